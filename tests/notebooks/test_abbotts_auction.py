"""Abbott's Auction's first lesson: the same in three languages, in the table's own words, and right about its deals."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import cardlib
from cardlib.games.abbotts_auction.view import AbbottsAuctionView
from cardwidgets import Table
from cardwidgets.session import Session
from tests.notebooks.test_notebooks import TUTORIALS, read

LANGUAGES = {"en": "abbotts_auction.ipynb", "ja": "abbotts_auction.ja.ipynb", "ru": "abbotts_auction.ru.ipynb"}
GAME = cardlib.game("abbotts_auction")
YOU, MIKA, OLEG, ADA = range(4)
PARTS = ("deck", "bidding", "exchange", "claim", "deal", "scoring", "shared")
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
    tables = [one.source for one in book(lang).cells if one.cell_type == "code" and "cardwidgets.Table(" in one.source]
    assert len(tables) == len(PARTS) + 1
    assert all((f'lang="{lang}"' in source) == (lang != "en") for source in tables)


@every_language
def test_same_facts(lang: str) -> None:
    def facts(text: str) -> set[str]:
        return set(re.findall(r"(?:[2-9AKQJ]|10)[♠♥♦♣]|AA-\d(?:\.\d)?|`[^`]+`|\d+ [+−] \d+[^.,;。、枚点]*= \d+", text))

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
    made = Table("abbotts_auction", seed=7, pace=0, lang=lang)
    choose = made.frame["scene"]["tray"]["controls"][0]
    ui = made.words["ui"]
    assert ui["ui.undo"] in cell(lang, "welcome")
    assert ui["ui.hint"] in cell(lang, "deal")
    assert choose["submit"] in cell(lang, "bidding")
    for level in made.words["setup"]["levels"][:2]:
        assert level["say"] in cell(lang, "match")


@every_language
def test_rules_named_exist(lang: str) -> None:
    named = {rule for one in book(lang).cells for rule in re.findall(r"AA-[\d.]*\d", one.source)}
    assert len(named) > 20
    assert named <= set(GAME.rulebook.rules)


# --------------------------------------------------------------------- the lesson's claims, by the engine


def played(name: str, *acts: Any) -> Session:
    """The table of a cell, made by the cell's own code, after these acts of the learner's and the others' replies."""
    names: dict[str, Any] = {"RECORDS": TUTORIALS / "records"}
    source = cell("en", name).removeprefix("table = ").splitlines()[0].removesuffix(")")
    exec(f"import cardwidgets\nmade = {source}, pace=0)", names)
    session: Session = names["made"]._session
    for act in acts:
        session.apply(session.seat, GAME.act(act))
        while session.step():
            pass
    return session


def seen(session: Session) -> AbbottsAuctionView:
    view = session.live.view(YOU)
    assert isinstance(view, AbbottsAuctionView)
    return view


def legal(session: Session) -> list[list[Any]]:
    return [act.to_json() for act in seen(session).legal]


def said(session: Session) -> list[list[Any]]:
    return [[seat, *act.to_json()] for seat, act in session.live.actions]


def deck_claims() -> None:
    session = played("deck-table")
    view = seen(session)
    assert view.hand == ("JK", "JK", "KC", "QS", "JD", "9H", "8C", "4S", "3H", "3C")
    marked = [spot.card for spot in GAME.scene(view).hand.cards if spot.mark == "make"]
    assert marked == ["KC", "QS", "JD", "3H", "3C"]
    assert view.stock == 67 == 108 - 40 - 1


def bidding_claims() -> None:
    session = played("bidding-table")
    assert ["bid", "single", "3"] in [act.to_json() for seat, act in session.live.actions if seat == MIKA]
    view = seen(session)
    assert view.holder == MIKA
    assert GAME.typed(["bid", ["3H"]], view).to_json() == ["bid", "single", "3", "H"]
    king = GAME.typed(["bid", ["KC"]], view).to_json()
    assert king == ["bid", "single", "K"]
    session = played("bidding-table", king)
    assert [MIKA, "bid", "single", "K", "S"] in said(session)
    assert legal(session) == [["pass"], ["bid", "single", "JK"], ["bid", "pair", "3"], ["bid", "pair", "JK"]]


def exchange_claims() -> None:
    session = played("exchange-table", ["pass"])
    view = seen(session)
    assert (view.holder, view.standing) == (OLEG, (0, (3,)))
    session = played("exchange-table", ["pass"], ["bid", "pair", "JK"])
    view = seen(session)
    assert view.phase == "pay"
    assert view.taken == ("8C", "3H")
    assert legal(session) == [["pay", ["JK", "JK"]]]
    assert session.live.judge(YOU, GAME.act(["pay", ["8C", "3H"]])).rules
    session = played("exchange-table", ["pass"], ["bid", "pair", "JK"], ["pay", ["JK", "JK"]])
    assert seen(session).pile[:3] == ("JK", "JK", "7C")
    marks = [spot.card for spot in GAME.scene(seen(session)).hand.cards if spot.mark == "make"]
    assert {"3H", "3C", "2D", "2C"} < set(marks)


def claim_claims() -> None:
    session = played("claim-table")
    follows = played("exchange-table", ["pass"], ["bid", "pair", "JK"], ["pay", ["JK", "JK"]])
    assert said(session) == said(follows)
    bids = [one for one in said(session)[14:] if one[1] == "bid"]
    assert bids[0] == [ADA, "bid", "single", "2"]
    assert bids[-1] == [OLEG, "bid", "single", "A"]
    at = bids.index([ADA, "bid", "single", "6"])
    assert bids[at + 1 : at + 4] == [
        [OLEG, "bid", "single", "6", "S"],
        [ADA, "bid", "single", "6", "S"],
        [OLEG, "bid", "single", "8"],
    ]
    assert {one[0] for one in bids} == {ADA, OLEG}
    assert legal(session) == [["pass"], ["bid", "pair", "2"], ["bid", "pair", "3"], ["bid", "two_pair"]]


def deal_claims() -> None:
    singles = [["bid", "single", *names] for names in (["3"], ["5"], ["K"], ["K", "S"])]
    first = ["pay", ["4C", "2H", "4S", "2D"]]
    second = ["pay", ["AH", "KS", "KD", "AC", "KH"]]
    acts = [*singles, ["pass"], ["bid", "two_pair"], first, ["bid", "full_house"], second, ["pass"], ["pass"]]
    assert {"6C", "5C", "4C", "3C"} < set(seen(played("deal-table")).hand)
    session = played("deal-table", *acts[:5])
    assert [OLEG, "bid", "pair", "K"] in said(session)
    session = played("deal-table", *acts[:6])
    assert set(seen(session).taken[:3]) == {"AH", "KH", "KD"}
    session = played("deal-table", *acts[:7])
    assert seen(session).pile[-1] == "2C"
    session = played("deal-table", *acts)
    assert len(seen(session).pile) == 8
    session = played("deal-table", *acts, ["end"])
    deal = session.live.result["deals"][0]
    assert deal["best"][YOU] == {"category": "straight_flush", "ranks": ["6"]}
    assert (deal["pile_points"], deal["points"]) == (25, [50, 0, 0, 0])


def scoring_claims() -> None:
    deal = played("scoring-table").live.result["deals"][0]
    assert [one["category"] for one in deal["best"]] == ["full_house"] * 4
    assert [one["ranks"] for one in deal["best"]] == [["Q", "J"], ["7", "8"], ["5", "K"], ["6", "8"]]
    assert (deal["ended_by"], deal["declarer"], deal["points"]) == ("joker", None, [24, 0, 0, 0])
    fives = [text for text in deal["pile"] if text[0] in "JQK"]
    assert sorted(fives) == ["JC", "JK", "KC"]
    assert len(deal["pile"]) - len(fives) == 9
    assert not [text for text in deal["pile"] if text[0] == "A"]


def shared_claims() -> None:
    result = played("shared-table").live.result
    deal = result["deals"][0]
    assert deal["best"] == [{"category": "straight", "ranks": ["9"]}] * 2
    assert (deal["declarer"], deal["pile_points"], deal["points"]) == (YOU, 1, ["51/2", "1/2"])


CLAIMS: tuple[Callable[[], None], ...] = (
    deck_claims,
    bidding_claims,
    exchange_claims,
    claim_claims,
    deal_claims,
    scoring_claims,
    shared_claims,
)


@pytest.mark.parametrize("claims", CLAIMS, ids=lambda claims: claims.__name__)
def test_claims(claims: Callable[[], None]) -> None:
    claims()
