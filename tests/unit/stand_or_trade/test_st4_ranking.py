"""ST-4: what a hand is, which of two is better, and all 134,596 hands counted."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.trade import hand

from cardlib.cards import Card, mask, pack
from cardlib.games.stand_or_trade.explain import frequent
from cardlib.games.stand_or_trade.score import compare, place
from cardlib.ranking.six_card import CATEGORIES, StraightFlush, category, rank, strength

PACK = pack("A23456")
BOTH: tuple[StraightFlush, ...] = ("colour", "suit")
COUNTS = {
    "running_flush_pair": 8, "straight_flush": 128, "imposing": 180, "twin_prial": 240, "four": 960,
    "straight": 3968, "full_house": 11520, "running_pair": 856, "three": 15360, "drop": 101376,
}  # fmt: skip


def by_the_rules(cards: tuple[Card, ...], straight_flush: str) -> tuple[int, int]:
    """Category (weakest 0) and rank of a hand, straight from the table of the rules, written a second time."""
    numbers = sorted((1 if c.rank == "A" else int(c.rank)) for c in cards)
    sizes = Counter(numbers)
    shape = sorted(sizes.values(), reverse=True)
    by_suit = [
        sorted(n for n, c in zip(sorted_numbers(cards), by_number(cards), strict=True) if c.suit == s) for s in "SHDC"
    ]
    runs = [i for i, some in enumerate(by_suit) if len(some) == 3 and some[2] - some[0] == 2 and len(set(some)) == 3]
    if len(runs) == 2 and by_suit[runs[0]] == by_suit[runs[1]] and {*runs} in ({0, 3}, {1, 2}):
        return 9, max(numbers)
    if shape == [1] * 6:
        marks = {c.suit if straight_flush == "suit" else c.colour for c in cards}
        return (8 if len(marks) == 1 else 4), 0
    top = max(n for n in sizes if sizes[n] == shape[0])
    if shape == [4, 2]:
        return 7, top
    if shape == [3, 3]:
        return 6, top
    if shape == [4, 1, 1]:
        return 5, top
    if shape == [3, 2, 1]:
        return 3, top
    if shape == [2, 2, 2] and max(sizes) - min(sizes) == 2:
        return 2, max(sizes)
    if shape == [3, 1, 1, 1]:
        return 1, top
    return 0, 0


def by_number(cards: tuple[Card, ...]) -> list[Card]:
    return sorted(cards, key=lambda c: (1 if c.rank == "A" else int(c.rank), c.code))


def sorted_numbers(cards: tuple[Card, ...]) -> list[int]:
    return [1 if c.rank == "A" else int(c.rank) for c in by_number(cards)]


def test_st_4_every_hand_is_counted_and_as_the_table_says() -> None:
    bits = {c: 1 << c.code for c in PACK}
    found: dict[str, Counter[str]] = {option: Counter() for option in BOTH}
    n = 0
    for cards in combinations(PACK, 6):
        value = 0
        for c in cards:
            value |= bits[c]
        n += 1
        for option in BOTH:
            found[option][CATEGORIES[strength.__wrapped__(value, option) >> 3]] += 1
    assert n == 134_596
    assert found["colour"] == COUNTS == frequent("colour")
    assert found["suit"] == {**COUNTS, "straight_flush": 4, "straight": 4092} == frequent("suit")


def test_st_4_strength_is_that_of_the_rules_read_a_second_time() -> None:
    for i, cards in enumerate(combinations(PACK, 6)):
        if i % 9 and len({c.rank for c in cards}) not in (3, 6):
            continue
        for option in BOTH:
            want = by_the_rules(cards, option)
            assert strength.__wrapped__(mask(cards), option) == 8 * want[0] + want[1], cards


NAMED = [
    ("running_flush_pair", 4, "2S 3S 4S 2C 3C 4C", "colour"),
    ("running_flush_pair", 3, "AH 2H 3H AD 2D 3D", "colour"),
    ("running_pair", 4, "2S 3S 4S 2H 3H 4H", "colour"),
    ("running_pair", 4, "2S 3S 4H 2C 3C 4S", "colour"),
    ("running_pair", 4, "2S 3S 4S 2C 3C 4H", "colour"),
    ("running_pair", 3, "AS AH 2S 2H 3S 3D", "colour"),
    ("drop", 0, "AS AH 2S 2H 4S 4D", "colour"),
    ("drop", 0, "5S 5H 6S 6H AS AD", "colour"),
    ("straight_flush", 0, "AS 2C 3S 4C 5S 6C", "colour"),
    ("straight", 0, "AS 2C 3S 4C 5S 6C", "suit"),
    ("straight_flush", 0, "AS 2S 3S 4S 5S 6S", "suit"),
    ("straight", 0, "AS 2C 3S 4C 5S 6H", "colour"),
    ("imposing", 2, "2S 2H 2D 2C 6S 6H", "colour"),
    ("four", 2, "2S 2H 2D 2C 6S 5H", "colour"),
    ("twin_prial", 5, "2S 2H 2D 5C 5S 5H", "colour"),
    ("full_house", 2, "2S 2H 2D 5C 5S 6H", "colour"),
    ("three", 1, "AS AH AD 5C 4S 6H", "colour"),
    ("drop", 0, "AS AH 2D 5C 4S 6H", "colour"),
    ("drop", 0, "AS 2H 2D 5C 4S 6H", "colour"),
]


@pytest.mark.parametrize(("name", "top", "text", "option"), NAMED, ids=[f"{n[0]} {n[2]}" for n in NAMED])
def test_st_4_categories(name: str, top: int, text: str, option: StraightFlush) -> None:
    found = rank(hand(text), option)
    assert found.category == category(hand(text), option) == name
    if name not in ("straight", "straight_flush", "drop"):
        assert found.rank == top


def test_st_4_the_order_of_categories() -> None:
    best_first = list(COUNTS)
    assert list(CATEGORIES) == best_first[::-1]
    example = {name: hand(text) for name, _, text, option in NAMED if option == "colour"}
    order = sorted(example, key=lambda name: -strength(example[name]))
    assert order == best_first


hands = st.permutations(PACK).map(lambda cards: mask(cards[:6]))
options = st.sampled_from(BOTH)


@given(hands, options)
def test_made_and_idle_cards_part_the_hand(value: int, option: StraightFlush) -> None:
    found = rank(value, option)
    made = [c for group in found.made for c in group]
    assert len(made) + len(found.idle) == 6
    assert mask(made) | mask(found.idle) == value
    assert bool(made) == (found.category != "drop")
    if made:
        for group in found.made:
            ranks = [c.rank for c in group]
            run = found.category in ("straight", "straight_flush", "running_flush_pair")
            assert len(set(ranks)) == (len(ranks) if run else 1)


@given(hands, hands, options)
def test_comparing_is_fair_and_its_last_step_decides(one: int, other: int, option: StraightFlush) -> None:
    steps = compare(one, other, (0, 1), option)
    back = compare(other, one, (1, 0), option)
    assert [step.by for step in steps] == [step.by for step in back]
    assert all(a.values == b.values[::-1] for a, b in zip(steps, back, strict=True))
    assert [step.decides for step in steps] == [False] * (len(steps) - 1) + [True]
    last = steps[-1]
    better = last.values[0] < last.values[1] if last.by == "stood" else last.values[0] > last.values[1]
    assert place([one, other], [0, 1], option) == ((0, 1) if better else (1, 0))


def steps_of(one: str, other: str, option: StraightFlush = "colour") -> list[tuple[str, bool]]:
    return [(s.by, s.decides) for s in compare(hand(one), hand(other), (0, 1), option)]


def test_st_4_1_the_rank_of_the_cards_that_make_it_decides() -> None:
    assert steps_of("AS AH AD 6C 5S 4H", "2S 2H 2D 3C 4S 5H") == [("category", False), ("rank", True)]
    assert strength(hand("2S 2H 2D 3C 4S 5H")) > strength(hand("AS AH AD 6C 5S 4H")), "idle cards never count"
    assert strength(hand("2S 2H 2D 3C 3S 4H")) > strength(hand("AS AH AD 6C 6S 5H")), "the pair never counts"
    assert strength(hand("2S 2H 2D 2C AS AH")) > strength(hand("AS AH AD AC 6S 6H"))
    assert strength(hand("6S 6H 6D AC AS AH")) > strength(hand("5S 5H 5D 4C 4S 4H"))
    assert strength(hand("3S 3H 4D 4C 5S 5H")) > strength(hand("2S 2H 3D 3C 4S 4H"))
    assert strength(hand("2S 3S 4S 2C 3C 4C")) > strength(hand("AS 2S 3S AC 2C 3C"))


def test_st_4_1_the_ace_is_low() -> None:
    for n in "23456":
        others = " ".join(t for t in ("AD", "2D", "3D", "4D", "5D", "6D") if t[0] not in f"A{n}")[:8]
        assert strength(hand(f"{n}S {n}H {n}C {others}")) > strength(hand(f"AS AH AC {others}"))


def test_st_4_2_straights_have_no_rank_and_suits_never_decide() -> None:
    assert steps_of("AS 2C 3S 4C 5S 6H", "AH 2D 3D 4H 5D 6S") == [("category", False), ("stood", True)]
    assert steps_of("AS 2S 3S 4S 5S 6S", "AH 2D 3D 4H 5D 6D") == [("category", False), ("stood", True)]
    assert steps_of("AS 2S 3S 4S 5S 6S", "AH 2D 3D 4H 5D 6D", "suit") == [("category", True)]


def test_st_4_3_the_earlier_stand_is_stronger() -> None:
    one, other = hand("3S 3H 4D 4C 5S 5H"), hand("3D 3C 4S 4H 5D 5C")
    assert steps_of("3S 3H 4D 4C 5S 5H", "3D 3C 4S 4H 5D 5C") == [("category", False), ("rank", False), ("stood", True)]
    assert place([one, other], [1, 0], "colour") == (1, 0)
    assert place([one, other], [0, 1], "colour") == (0, 1)


def test_st_4_3_only_four_categories_can_be_equal() -> None:
    """Two hands of one pack: equal strength means runs."""
    seen: set[str] = set()
    best: dict[int, list[int]] = {}
    for i, cards in enumerate(combinations(PACK, 6)):
        if i % 5 == 0 or len({c.rank for c in cards}) == 3:
            value = mask(cards)
            same = best.setdefault(strength.__wrapped__(value), [])
            if strength.__wrapped__(value):
                seen |= {category(value) for other in same if not other & value}
            same[:] = [*same, value][:400]
    assert seen <= {"straight", "straight_flush", "running_pair", "running_flush_pair"}
    assert {"straight", "running_pair"} <= seen


def test_st_4_4_a_hand_is_the_highest_category_that_fits() -> None:
    assert category(hand("2S 3S 4S 2C 3C 4C")) == "running_flush_pair"
    assert category(hand("AS 2S 3S 4S 5S 6S")) == "straight_flush"
    assert category(hand("2S 2H 2D 2C 6S 6H")) == "imposing"
