"""The first lesson of Thirteen Steps: the same in three languages, and right about its deals."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import cardlib
from cardlib.engine.act import Act
from cardlib.games.thirteen_steps.explain import pair_of
from cardlib.games.thirteen_steps.view import ThirteenStepsView
from cardwidgets import Table
from cardwidgets.session import Session
from tests.notebooks.test_notebooks import TUTORIALS, read

LANGUAGES = {lang: f"thirteen_steps{end}.ipynb" for lang, end in (("en", ""), ("ja", ".ja"), ("ru", ".ru"))}
GAME = cardlib.game("thirteen_steps")
YOU, MIKA, OLEG, ADA = range(4)
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
    assert all((f'lang="{lang}"' in source) == (lang != "en") for source in tables)


@every_language
def test_same_facts(lang: str) -> None:
    """The same cards, rules, sums and code are named in the same cells."""

    def facts(text: str) -> set[str]:
        tight = re.sub(r"\s*([×=])\s*", r"\1", text.replace("＝", "="))
        return set(re.findall(r"(?:[2-9AKQJ]|10)[♠♥♦♣]|TS-\d(?:\.\d)?|`[^`]+`|\d+×\d+(?:=\d+)?|−\d+", tight))

    for one in book(lang).cells:
        if one.cell_type == "markdown":
            assert facts(one.source) == facts(cell("en", one.id)), one.id


@every_language
def test_links_to_the_other_languages(lang: str) -> None:
    links = re.findall(r"\]\(([^)]+)\)", cell(lang, "welcome"))
    assert links == [name for other, name in LANGUAGES.items() if other != lang]


@every_language
def test_rules_that_it_names_exist(lang: str) -> None:
    named = {rule for one in book(lang).cells for rule in re.findall(r"TS-\d(?:\.\d)?", one.source)}
    assert named <= set(GAME.rulebook.rules)


# ------------------------------------------------------------------------------------- claims, by the engine


def table(name: str) -> Table:
    """The table of a cell, made by the cell's own code."""
    names: dict[str, Any] = {"RECORDS": TUTORIALS / "records"}
    source = cell("en", name).removeprefix("table = ").splitlines()[0]
    exec(f"import cardwidgets\nmade = {source}", names)
    made = names["made"]
    assert isinstance(made, Table)
    return made


def view(name: str, seat: int = YOU) -> ThirteenStepsView:
    seen = table(name)._session.live.view(seat)
    assert isinstance(seen, ThirteenStepsView)
    return seen


def points(seen: ThirteenStepsView, card: str) -> dict[Act, int]:
    """What a card of the hand can take, and what that brings."""
    pairs = {act: pair_of(act) for act in seen.legal if act.args[0] == card}
    return {act: pair.points for act, pair in pairs.items() if pair}


def deal_claims() -> None:
    assert table("deal-table").frame["reveal"]
    seen = table("deal-table")._session.view()
    assert isinstance(seen, ThirteenStepsView)
    hands = [hand for hand in seen.hands if hand is not None]
    kings = [[card for card in hand if card[0] == "K"] for hand in hands]
    assert kings == [["KC"], ["KD"], [], ["KS"]]
    assert "KH" not in seen.table
    assert seen.stock == 28
    assert [len(hand) for hand in hands] == [5, 4, 4, 4]
    assert len(seen.table) == 8


def turn_claims() -> None:
    seen = view("turn-table")
    assert seen.hand == view("deal-table").hand
    assert seen.actors == (YOU,), "it is the learner's turn"
    assert points(seen, "8S") == {Act("play", "8S", "8C"): 16}
    assert points(seen, "7D") == {Act("play", "7D", "3S"): 3}
    assert points(seen, "QD") == points(seen, "KC") == {}
    live = table("turn-table")._session.live
    assert "TS-3.2" in live.judge(YOU, GAME.act(["play", "8S", "3S"])).rules
    assert "TS-2.4" in live.judge(YOU, GAME.act(["play", "8S"])).rules


def joker_claims() -> None:
    found = points(view("joker-table"), "JK")
    best = max(found.values())
    assert best == 10
    assert [act.to_json() for act, n in found.items() if n == best] == [["play", "JK", "TC", "T"]]
    assert {act.args[1] for act in found} == set(view("joker-table").table)


def dummy_claims() -> None:
    made = table("dummy-table")
    assert made.frame["scene"]["sheet"]["title"]
    deal = view("dummy-table").settled[-1]
    assert deal.dummy == "QS"
    queens = [[pair for pair in pairs if pair.number == 12] for pairs in deal.pairs]
    assert [[(pair.cards, pair.points) for pair in pairs] for pairs in queens] == [
        [],
        [],
        [(("QH", "QD"), 24)],
        [(("JK", "QC"), 12)],
    ]
    assert list(deal.dummy_points) == [0, 0, 48, 24]
    assert [list(names) for names in deal.bonuses] == [["seven_three", "small_stairs"], [], [], []]
    sevens = [pair.cards for pair in deal.pairs[YOU] if any(card[0] == "7" for card in pair.cards)]
    assert sevens == [("7C", "7H"), ("7D", "AS")]
    natural = {pair.number for pair in deal.pairs[YOU] if pair.kind in ("same", "match") and not pair.joker}
    assert {7, 8, 9} <= natural
    assert not natural & {6, 10}
    assert [pair.cards for pair in deal.pairs[YOU] if pair.number == 9] == [("9H", "JK"), ("9S", "9C")]


def jokers_claims() -> None:
    deal = view("jokers-table").settled[-1]
    assert deal.dummy == "JK"
    assert (deal.pairs[YOU][0].cards, deal.pairs[YOU][0].points) == (("KS", "JK"), 13)
    assert list(deal.dummy_points) == [65, 0, 0, 0]
    assert deal.points[YOU] == -36


def hinted(session: Session) -> Session:
    """The session played to its end, the learner doing what the hints say."""
    while not session.live.over:
        if session.seat in session.live.actors:
            session.apply(session.seat, session.choose(session.seat).act)
        else:
            assert session.step()
    return session


def whole_claims() -> None:
    result = hinted(table("whole-table")._session).live.result
    (deal,) = result["deals"]
    assert (deal["dummy"], deal["capture_points"][YOU], deal["dummy_points"][YOU]) == ("4D", 99, 0)
    assert deal["bonuses"][YOU] == ["seven_three"]
    assert (result["scores"][YOU], result["winners"]) == (109, [YOU])


def match_claims() -> None:
    made = table("match-table")
    assert made.frame["level"] == 1
    assert made.frame["options"]["deals"] == 3
    assert cardlib.replay(made.record(sealed=True)).result["scores"] == [0, 0, 0, 0]


CLAIMS: dict[str, tuple[str, Callable[[], None], tuple[str, ...]]] = {
    "the deal": ("deal", deal_claims, ("All 54 cards", "five cards", "other kings")),
    "the kings": ("deal-answer", deal_claims, ("Mika has the K♦ and Ada the K♠", "Those 28 cards")),
    "a turn": ("turn", turn_claims, ("the same cards", "Press the 3♠", "no joker")),
    "sixteen": ("turn-answer", turn_claims, ("8 × 2", "eleven, more than ten", "brought three")),
    "a joker": ("joker", joker_claims, ("every table card", "the most")),
    "ten": ("joker-answer", joker_claims, ("Ten, with the 10♣",)),
    "the dummy": ("dummy", dummy_claims, ("the dummy was the Q♠", "third seven", "two bonuses")),
    "queens": ("dummy-answer", dummy_claims, ("12 × 4 = 48", "12 × 2 = 24", "the 7♦", "seven, eight and nine")),
    "a joker there": ("jokers", jokers_claims, ("× 5",)),
    "sixty-five": ("jokers-answer", jokers_claims, ("13 × 5 = 65", "−36", "very first play")),
    "a whole deal": ("whole", whole_claims, ("109 points",)),
    "hints": ("whole-answer", whole_claims, ("99 points", "dummy 4♦", "three sevens", "You win")),
    "a match": ("match", match_claims, ("level 1", "three deals")),
}
"""What the lesson says (in which cell, in which words) and what has to hold for it."""


@pytest.mark.parametrize("claim", CLAIMS)
def test_claim(claim: str) -> None:
    name, check, words = CLAIMS[claim]
    text = " ".join(cell("en", name).split())
    assert [word for word in words if word not in text] == [], "the lesson no longer says so"
    check()
