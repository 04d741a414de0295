"""Auktsion's first lesson: the same in three languages, in the table's own words, and right about its deals."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import cardlib
from cardlib.games.auktsion.explain import held, worth
from cardlib.games.auktsion.score import Lot
from cardlib.games.auktsion.view import AuktsionView
from cardwidgets import Table
from cardwidgets.session import Session
from tests.notebooks.test_notebooks import TUTORIALS, read

LANGUAGES = {"en": "auktsion.ipynb", "ja": "auktsion.ja.ipynb", "ru": "auktsion.ru.ipynb"}
GAME = cardlib.game("auktsion")
YOU, MIKA, OLEG, ADA = range(4)
PARTS = ("cards", "bidding", "price", "unsold", "deal", "money")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def book(lang: str) -> Any:
    return read(TUTORIALS / LANGUAGES[lang])


def cell(lang: str, name: str) -> str:
    return str(next(one.source for one in book(lang).cells if one.id == name))


# ------------------------------------------------------------------------------------------ three languages


@every_language
def test_same_structure(lang: str) -> None:
    def shape(one: Any) -> tuple[str, str, str]:
        return one.id, one.cell_type, re.sub(r', lang="\w+"', "", one.source) if one.cell_type == "code" else ""

    assert [shape(one) for one in book(lang).cells] == [shape(one) for one in book("en").cells]
    tables = [one.source for one in book(lang).cells if one.cell_type == "code" and "Table(" in one.source]
    assert len(tables) == len(PARTS) + 1
    assert all((f'lang="{lang}"' in source) == (lang != "en") for source in tables)


@every_language
def test_same_facts(lang: str) -> None:
    def facts(text: str) -> set[str]:
        return set(re.findall(r"(?:[2-9AKQJ]|10)[♠♥♦♣]|AK-\d(?:\.\d)?|`[^`]+`|\d+ [+−] \d+[^.,;。、]*= \d+", text))

    for one in book(lang).cells:
        if one.cell_type == "markdown":
            assert facts(one.source) == facts(cell("en", one.id)), one.id


@every_language
def test_links_to_the_other_languages(lang: str) -> None:
    links = re.findall(r"\]\(([^)]+)\)", cell(lang, "welcome"))
    assert links == [name for other, name in LANGUAGES.items() if other != lang]


@every_language
def test_every_task_has_a_folded_answer(lang: str) -> None:
    word = {"en": "**To do:**", "ja": "**やってみよう：**", "ru": "**Задание.**"}[lang]
    for name in PARTS:
        assert word in cell(lang, name)
        answer = cell(lang, f"{name}-answer")
        assert re.fullmatch(r"<details>\n<summary>\w+</summary>\n\n.+\n\n</details>", answer, re.DOTALL)
    assert word in cell(lang, "match")


@every_language
def test_buttons_are_called_what_the_table_calls_them(lang: str) -> None:
    made = Table("auktsion", seed=11, pace=0, lang=lang)
    box, button = made.frame["scene"]["tray"]["controls"]
    ui = made.words["ui"]
    assert ui["ui.undo"] in cell(lang, "welcome")
    assert ui["ui.hint"] in cell(lang, "deal")
    assert ui["ui.continue"] in cell(lang, "money")
    assert box["submit"] in cell(lang, "bidding")
    assert button["say"] in cell(lang, "bidding")
    assert all(level["say"] in cell(lang, "match") for level in made.words["setup"]["levels"])
    told = "".join(cell(lang, f"{name}-answer") for name in PARTS)
    for name in made.frame["names"][1:]:
        assert (name[:-1] if lang == "ru" else name) in told  # Russian declines


@every_language
def test_rules_named_exist(lang: str) -> None:
    named = {rule for one in book(lang).cells for rule in re.findall(r"AK-[\d.]*\d", one.source)}
    assert len(named) > 12
    assert named <= set(GAME.rulebook.rules)


# --------------------------------------------------------------------- the tutorial's claims, by the engine


def table(name: str) -> Table:
    """The table of a tutorial's cell, made by the cell's own code, without a pace."""
    names: dict[str, Any] = {"RECORDS": TUTORIALS / "records"}
    source = cell("en", name).removeprefix("table = ").splitlines()[0]
    exec(f"import cardwidgets\nmade = {source.removesuffix(')')}, pace=0)", names)
    made = names["made"]
    assert isinstance(made, Table)
    return made


def view_of(session: Session) -> AuktsionView:
    view = session.live.view(session.seat)
    assert isinstance(view, AuktsionView)
    return view


def act(session: Session, *said: list[Any]) -> None:
    for one in said:
        session.apply(session.seat, session.game.act(one))
        while session.step():
            pass


def by_rank(hand: tuple[str, ...], rank: str) -> set[str]:
    return {text for text in hand if text[0] == rank}


def said_of(session: Session) -> list[tuple[int, int]]:
    """All prices named so far, and by whom."""
    return [(seat, one.args[0]) for seat, one in session.live.actions if one.verb == "bid"]


def cards_claims() -> None:
    made = table("cards-table")
    assert made.frame["reveal"]
    live = made._session.live
    assert live.result == table("bidding-table")._session.live.result
    views = [live.view(seat) for seat in range(4)]
    hands = [view.to_json()["hand"] for view in views]
    assert hands == [table("bidding-table")._session.live.view(s).to_json()["hand"] for s in range(4)], "the same cards"
    whole = [(s, r) for s, hand in enumerate(hands) for r in "23456789TJQKA" if len(by_rank(hand, r)) == 4]
    assert whole == [(YOU, "6")]
    first = view_of(made._session)
    assert first.hand_points == (29, 38, 29, 34)
    assert sum(first.hand_points) == 130
    assert first.money[MIKA] == 70 - 38 == 32
    assert made.frame["scene"]["seats"][1]["note"] == "on your left"


def bidding_claims() -> None:
    session = table("bidding-table")._session
    assert session.live.actors == (YOU,)
    view = view_of(session)
    assert (view.rank, view.money[YOU], by_rank(view.hand, "2")) == ("2", 41, set())
    assert session.live.judge(YOU, GAME.act(["bid", 50])).rules[0] == "AK-3.5"
    mika = session.live.view(MIKA).to_json()["hand"]
    while not view_of(session).lots:
        act(session, ["pass"])
    assert view_of(session).lots == (Lot("2", OLEG, 6, ("2H", "2S"), 6),)
    assert said_of(session)[:4] == [(MIKA, 1), (OLEG, 2), (MIKA, 3), (OLEG, 6)]
    assert by_rank(mika, "2") == {"2D", "2C"}


def price_claims() -> None:
    session = table("price-table")._session
    view = view_of(session)
    assert (view.rank, len(view.lots), view.price, session.live.actors) == ("6", 4, 0, (YOU,))
    assert session.live.actions[-1][0] == ADA
    assert by_rank(view.hand, "6") == {"6H", "6D", "6S", "6C"}
    same = table("bidding-table")._session
    while view_of(same).rank != "6":
        act(same, ["pass"])
    assert view_of(same).hand == view.hand, "the same deal"
    assert view_of(same).lots == view.lots
    act(session, ["bid", 1])
    lot = view_of(session).lots[-1]
    assert (lot.buyer, lot.price, lot.points) == (YOU, 1, 10)


def unsold_claims() -> None:
    made = table("unsold-table")
    session = made._session
    view = view_of(session)
    assert (session.seat, view.dealer, view.rank, view.passes, view.price) == (3, 3, "2", 3, 0)
    assert by_rank(view.hand, "2") == set()
    assert made.frame["scene"]["tray"]["lead"] == "A pass leaves the twos unsold."
    act(session, ["pass"])
    after = view_of(session)
    assert after.lots == (Lot("2", None),)
    assert (after.rank, after.opener, made.frame["names"][0]) == ("3", 0, "Mika")


def plainly(session: Session) -> None:
    """Play a deal by the answer's plain rule."""
    while not session.paused:
        view = view_of(session)
        price, most = view.price + 1, min(worth(held(view, view.rank)), view.money[YOU])
        act(session, ["bid", price] if price <= most else ["pass"])


def deal_claims() -> None:
    session = table("deal-table")._session
    view = view_of(session)
    assert view.money[YOU] == 33 == min(view.money)
    assert view.hand_points[YOU] == max(view.hand_points)
    plainly(session)
    deal = session.live.result["deals"][0]
    mine = [(lot["rank"], lot["points"]) for lot in deal["lots"] if lot["buyer"] == YOU]
    assert mine == [("5", 7), ("7", 7), ("T", 7), ("A", 10)]
    assert deal["lots"][-1]["price"] == 1
    assert sorted(deal["points"]) == [10, 16, 18, 31]
    assert (deal["points"][YOU], deal["points"][ADA]) == (31, 18)


def money_claims() -> None:
    session = table("money-table")._session
    assert session.paused
    played = table("deal-table")._session
    plainly(played)
    assert session.live.result == played.live.result, "that deal, by the plain rule"
    deal = session.live.result["deals"][0]
    spent = [sum(lot["price"] for lot in deal["lots"] if lot["buyer"] == seat) for seat in range(4)]
    assert [lot["price"] for lot in deal["lots"] if lot["buyer"] == YOU] == [6, 4, 7, 1]
    assert (deal["money"][YOU], spent[YOU], spent[OLEG]) == (33, 18, 7)
    session.go_on()
    view = view_of(session)
    assert (view.carried[YOU], view.hand_points[YOU], view.start[YOU]) == (15, 35, 50)
    assert (view.start[OLEG], view.carried[OLEG]) == (74, 33)
    assert view.start[OLEG] == max(view.start)


def match_claims() -> None:
    made = table("match-table")
    assert made.frame["level"] == 1
    assert made._session.live.view(YOU).to_json()["deals"] == 4
    result = cardlib.replay(made.record(sealed=True)).result
    assert result["scores"] == [0, 0, 0, 0]


CLAIMS: dict[str, tuple[str, Callable[[], None], tuple[str, ...]]] = {
    "cards": ("cards", cards_claims, ("lies open", "all four cards of one rank", "Mika, on your left", "32 coins")),
    "its answer": ("cards-answer", cards_claims, ("You hold all four sixes", "38 points", "29 + 38 + 29 + 34")),
    "bidding": ("bidding", bidding_claims, ("the same cards", "You open the twos, and hold none", "`50`")),
    "the twos": ("bidding-answer", bidding_claims, ("41 coins", "Mika says 1, Oleg 2, Mika 3, Oleg 6", "2♦ 2♣ stay")),
    "a price": ("price", price_claims, ("four lots later", "Ada has passed", "you hold all four")),
    "the sixes": ("price-answer", price_claims, ("For 1 coin", "10 points")),
    "unsold": ("unsold", unsold_claims, ("you are the dealer", "you hold none", "same player again")),
    "who opens": ("unsold-answer", unsold_claims, ("Mika opens again", "dealer's left")),
    "a deal": ("deal", deal_claims, ("the richest", "33 coins", "come first")),
    "won": (
        "deal-answer",
        deal_claims,
        ("fives, sevens and tens, seven points each", "31 points", "Ada follows with 18"),
    ),
    "money": ("money", money_claims, ("by the plain rule", "35 points")),
    "carried": ("money-answer", money_claims, ("= 18 of 33 coins; 15 are left", "Oleg starts with 74", "carries 33")),
    "a match": ("match", match_claims, ("four deals", "level 1")),
}
"""What the tutorial says (in which cell, in which words) and what has to hold for it."""


@pytest.mark.parametrize("claim", CLAIMS)
def test_claim(claim: str) -> None:
    name, check, words = CLAIMS[claim]
    text = " ".join(cell("en", name).split())
    assert [word for word in words if word not in text] == [], "the tutorial no longer says so"
    check()
