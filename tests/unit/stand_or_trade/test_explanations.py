"""What is said of a hand, of two hands, and of what one card more could make."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.strict import strict
from kit.trade import ALL, NONE, deal, go, hand
from kit.walk import case_walks

from cardlib.cards import cards, mask, pack, unmask
from cardlib.engine.explanation import CardRow, Paragraph, Sheet
from cardlib.explain import LANGUAGES, words
from cardlib.explain.page import page
from cardlib.games.stand_or_trade.explain import (
    compare_blocks,
    hand_blocks,
    hand_say,
    marked,
    near,
    near_blocks,
    odds_say,
    why_blocks,
)
from cardlib.games.stand_or_trade.score import compare
from cardlib.ranking.six_card import CATEGORIES, StraightFlush, category, rank, strength

PACK = pack("A23456")
hands = st.permutations(PACK).map(lambda some: mask(some[:6]))
options: st.SearchStrategy[StraightFlush] = st.sampled_from(["colour", "suit"])
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@given(hands, options)
def test_marked_cards_part_the_hand(value: int, option: StraightFlush) -> None:
    row = marked(value, option)
    assert mask(cards([m.card for m in row])) == value
    assert len(row) == 6
    found = rank(value, option)
    assert [m.card for m in row if m.mark == "make"] == [c.text for group in found.made for c in group]
    if found.category != "drop":
        assert {m.card for m in row if m.mark == "idle"} == {c.text for c in found.idle}
    assert not row[0].gap


@given(hands, options)
def test_everything_is_said_in_every_language(value: int, option: StraightFlush) -> None:
    for lang in LANGUAGES:
        spoken = strict(lang, "stand_or_trade").to(0)
        texts = [c.text for c in cards([m.card for m in marked(value, option)])]
        assert spoken.text(hand_say(value, option))
        assert page(hand_blocks(texts, option), spoken)
        assert spoken.text(odds_say(category(value, option), option))


@given(hands, options)
def test_near_is_what_trying_every_card_gives(value: int, option: StraightFlush) -> None:
    have = strength(value, option) >> 3

    def made(going: str, coming: str) -> int:
        return strength(value & ~mask(cards(going)) | mask(cards(coming)), option) >> 3

    held = [c.text for c in unmask(value)]
    best = {c.text: max(made(going, c.text) for going in held) for c in PACK if c.text not in held}
    found = near(value, option)
    told = {coming: one.category for one in found for coming in one.come}
    assert told == {coming: CATEGORIES[n] for coming, n in best.items() if n > have}
    assert len(told) == sum(len(one.come) for one in found)
    for one in found:
        assert one.go
        assert {made(going, coming) for going in one.go for coming in one.come} == {CATEGORIES.index(one.category)}
    for name in {one.category for one in found}:
        come = [text for text in told if told[text] == name]
        if len(come) > 4:  # then whole ranks are named, not cards
            assert all(told.get(text) == name for text in best if text[0] in {one[0] for one in come})
    order = [CATEGORIES.index(one.category) for one in found]
    assert order == sorted(order, reverse=True)


NEAR = {
    "AH AC 2C 3S 3C 5D": ["A♠, A♦, 3♥ or 3♦ in place of 2♣ or 5♦ makes *a full house*."],
    "AH AD AC 3S 3H 3D": ["3♣ in place of A♥, A♦ or A♣ makes *an imposing*.", "A♠ in place of 3♠, 3♥ or 3♦"],
    "4S 5C 6C 6D 6H AD": ["9 cards would make *a full house*: any of the aces, fours and fives."],
}


@pytest.mark.parametrize("text", NEAR)
def test_what_one_card_would_make_is_true_of_every_card_named(text: str) -> None:
    said = [strict("en", "stand_or_trade").text(block.say) for block in near_blocks(hand(text), "colour")]
    for wanted in NEAR[text]:
        assert any(line.startswith(wanted.replace("*", "")) for line in said), said


SAID = {
    "2S 3S 4S 2C 3C 4C": "Running flush pair, up to fours",
    "AS 2S 3S 4S 5S 6S": "Straight flush, ace to six",
    "2S 2H 2D 2C 6S 6H": "Imposing, four twos",
    "6S 6H 6D 2C 2S 2H": "Twin prial, sixes on top",
    "2S 2H 2D 2C 6S 5H": "Four of a kind, twos",
    "AS 2H 3S 4S 5S 6S": "Straight, ace to six",
    "2S 2H 2D AC AS 5H": "Full house, three twos",
    "AS AH 2S 2H 3S 3D": "Running pair, up to threes",
    "AS AH AD 5C 4S 6H": "Three of a kind, aces",
    "AS AH 2D 5C 4S 6H": "No category yet",
}


@pytest.mark.parametrize("text", SAID)
def test_a_hand_in_a_phrase(text: str) -> None:
    assert words("en", "stand_or_trade").text(hand_say(hand(text), "colour")) == SAID[text]


WHY_NOT = {
    "AS AH 3S 3H 5S 5D": "drop.three_pairs",
    "AS AH 2S 3H 4S 5D": "drop.five_run",
    "AS AH 3S 3H 5S 6D": "drop.two_pairs",
    "AS AH 2S 3H 4S 6D": "drop.five_run",
}


@pytest.mark.parametrize("text", WHY_NOT)
def test_why_a_hand_is_none(text: str) -> None:
    block = why_blocks(hand(text), "colour")[0]
    assert isinstance(block, Paragraph)
    assert block.say.key == "why." + WHY_NOT[text]


def test_a_lone_pair_in_four_ranks_does_not_exist() -> None:
    """Six cards without a category: three pairs, two pairs, or five ranks; every reason is one that can be."""
    keys = set()
    for i, some in enumerate(combinations(PACK, 6)):
        if i % 7 == 0 and category(mask(some)) == "drop":
            block = why_blocks(mask(some), "colour")[0]
            assert isinstance(block, Paragraph)
            keys.add(block.say.key)
    assert keys == {"why.drop.three_pairs", "why.drop.two_pairs", "why.drop.five_run"}


@given(hands, hands, options)
def test_comparisons_say_each_step(one: int, other: int, option: StraightFlush) -> None:
    if one & other or not strength(one, option) or not strength(other, option):
        return
    better, worse = (one, other) if strength(one, option) >= strength(other, option) else (other, one)
    blocks = compare_blocks((0, better, 0), (1, worse, 1), option)
    steps = compare(better, worse, (0, 1), option)
    assert len(blocks) == len(steps)
    said = [block for block in blocks if isinstance(block, Paragraph)]
    assert [bool(block.tone) for block in said] == [step.decides for step in steps]
    rules = {"category": {"ST-4", "ST-4.1", "ST-4.2"}, "rank": {"ST-4.1"}, "stood": {"ST-4.3"}}
    for block, step in zip(said, steps, strict=True):
        assert set(block.rules) <= rules[step.by]


def test_both_straights_the_first_stand_decides() -> None:
    blocks = compare_blocks((3, hand("AS 2C 3S 4C 5S 6H"), 0), (1, hand("AH 2D 3D 4H 5D 6S"), 1), "colour")
    spoken = words("en", "stand_or_trade").to(0, ["You", "Mika", "Oleg", "North"])
    assert [spoken.text(block.say) for block in blocks if isinstance(block, Paragraph)] == [
        "Both straights: ranks cannot decide.",
        "North stood first, and so is placed higher.",
    ]


def test_the_panel_explains_ones_own_hand_only() -> None:
    view = deal(*NONE).view(0)
    scene = deal(*NONE).game.scene(view)
    rows = [block for block in scene.panels[0].blocks if isinstance(block, CardRow)]
    assert {m.card for row in rows for m in row.cards} == set(view.hand)


@each_language
def test_a_sheet_after_each_kind_of_end(lang: str) -> None:
    spoken, seen = strict(lang, "stand_or_trade"), set()
    for walk in case_walks("stand_or_trade"):
        for state in walk.states:
            if any(event.ends_deal for event in state.events):
                for seat in range(4):
                    sheet = walk.game.scene(state.view(seat), paused=not state.over).sheet
                    assert isinstance(sheet, Sheet)
                    seen.add(sheet.title.key)
                    assert page(sheet, spoken.to(seat))
    assert {"sheet.won", "sheet.lost", "sheet.lost.dropped", "sheet.return", "sheet.even.dropped"} <= seen


def test_a_return_shows_the_cards_given() -> None:
    state = go(deal(*NONE, then=(ALL,)), "0 trade", "1 trade", "2 trade", "3 trade")
    state = go(state, "0 give 3S", "1 give 3H", "2 give 3D", "3 give 3C")
    scene = state.game.scene(state.view(2), paused=True)
    assert scene.sheet is not None
    text = str(page(scene.sheet, words("en", "stand_or_trade").to(2)))
    assert all(card in text for card in ("3S", "3H", "3D", "3C"))
    assert "AS" not in text
