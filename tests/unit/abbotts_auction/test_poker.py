"""The best five of up to ten cards (AA-7.1, AA-2.4), held against every choice of five."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardlib.cards import CARDS, JOKER, cards, mask
from cardlib.ranking.poker import category, rank, ranks, run, strength

Hand = tuple[int, list[int]]


def of_five(codes: tuple[int, ...], ace_low: bool) -> Hand:
    """Category and ranks of five cards or fewer, the slow and obvious way."""
    numbers = sorted((code // 4 + 2 for code in codes), reverse=True)
    groups = sorted(Counter(numbers).items(), key=lambda group: (-group[1], -group[0]))
    shape, by_weight = [n for _, n in groups], [r for r, _ in groups]
    flush = len(codes) == 5 and len({code % 4 for code in codes}) == 1
    top = numbers[0] if len(shape) == 5 and numbers[0] - numbers[4] == 4 else 0
    if ace_low and numbers == [14, 5, 4, 3, 2]:
        top = 5
    if top:
        return (8 if flush else 4), [top]
    if flush:
        return 5, numbers
    order = [[1], [2], [2, 2], [3], [], [], [3, 2], [4]]
    fitting = [k for k, start in enumerate(order) if start and shape[: len(start)] == start]
    return max(fitting), by_weight


def of_all(codes: list[int], ace_low: bool) -> Hand:
    return max(of_five(five, ace_low) for five in combinations(codes, min(5, len(codes))))


def told(value: int) -> Hand:
    return value >> 20, [n for shift in (16, 12, 8, 4, 0) if (n := value >> shift & 15)]


anything = st.lists(st.integers(0, 51), min_size=1, max_size=10, unique=True)
crowded = st.lists(st.integers(0, 19), min_size=6, max_size=10, unique=True)
suited = st.lists(st.sampled_from(range(3, 52, 4)), min_size=4, max_size=8, unique=True)


@given(st.one_of(anything, crowded, suited), st.booleans())
def test_aa_7_1_best_of_all_choices_of_five(codes: list[int], ace_low: bool) -> None:
    bits = mask(CARDS[code] for code in codes)
    want = of_all(codes, ace_low)
    assert told(strength(bits, ace_low)) == want
    hand = rank(bits, ace_low)
    assert {c.code for c in hand.five} <= set(codes)
    assert len(set(hand.five)) == len(hand.five) == min(5, len(codes))
    assert of_five(tuple(c.code for c in hand.five), ace_low) == want


def best(text: str, ace_low: bool = True) -> tuple[str, str]:
    value = strength(mask(cards(text)), ace_low)
    return category(value), "".join(ranks(value))


@pytest.mark.parametrize(
    ("hand", "name", "letters"),
    [
        ("AS 2H 3D 4C 5S KD", "straight", "5"),
        ("QS KH AD 2C 3S", "high_card", "AKQ32"),
        ("AS KH QD JC TS 9S", "straight", "A"),
        ("AS 2S 3S 4S 5S 9H", "straight_flush", "5"),
        ("KH QH 9H 6H 2H 3H AS", "flush", "KQ963"),
        ("9S 9H 9D 9C 4S 4H KD", "four", "9K"),
        ("9S 9H 9D 4C 4S 4H KD", "full_house", "94"),
        ("9S 9H 4D 4C KD KS 2C", "two_pair", "K94"),
        ("9S 9H 9D 4C KD", "three", "9K4"),
        ("9S 9H 4D 2C KD 3C", "pair", "9K43"),
        ("9S 9H", "pair", "9"),
        ("9S 4H", "high_card", "94"),
        ("9S 9H 4D 4C", "two_pair", "94"),
    ],
)
def test_aa_7_1_ranks_by_weight(hand: str, name: str, letters: str) -> None:
    assert best(hand) == (name, letters)


def test_aa_2_4_ace_low_is_an_option() -> None:
    assert best("AS 2H 3D 4C 5S KD", ace_low=False) == ("high_card", "AK543")
    assert best("AS 2S 3S 4S 5S 9H", ace_low=False) == ("flush", "A5432")
    assert run("5") == "5432A"
    assert run("A") == "AKQJT"


def test_aa_7_1_a_missing_card_is_lower_than_any() -> None:
    assert strength(mask(cards("9S 9H"))) < strength(mask(cards("9S 9H 2C")))
    assert strength(mask(cards("KS"))) < strength(mask(cards("KS 2C")))
    assert strength(0) == 0
    assert rank(0).five == ()


def test_aa_7_1_jokers_and_identical_cards_are_left_out() -> None:
    ten = cards("9S 9S 9S 9H")
    assert category(strength(mask(ten))) == "pair"
    assert rank(mask([*ten, JOKER])) == rank(mask(ten))


def test_a_flush_is_decided_by_its_fifth_card() -> None:
    assert strength(mask(cards("KH QH 9H 6H 3H"))) > strength(mask(cards("KS QS 9S 6S 2S")))
