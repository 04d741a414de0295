"""What can be bid, what goes over what, and what pays for it (AA-2, AA-3)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.auction import all_pass, deal, legal, play, refused

from cardlib.cards import JOKER_CODE
from cardlib.games.abbotts_auction.bids import (
    KIND_BITS,
    KINDS,
    SIZE,
    add,
    codes_of,
    count,
    drop,
    full_names,
    pack_hand,
    payments,
    shown,
)

Made = dict[int, tuple[int, ...]]


def makes(codes: tuple[int, ...], ace_low: bool) -> Made:
    """What exactly these cards make, the slow and obvious way: combination -> ranks named in full."""
    n, jokers = len(codes), codes.count(JOKER_CODE)
    if jokers:
        kinds = {1: 0, 2: 1, 3: 3, 4: 7}
        return {kinds[n]: (15,)} if jokers == n and n in kinds else {}
    if len(set(codes)) < n:
        return {}
    numbers = sorted((code // 4 + 2 for code in codes), reverse=True)
    groups = sorted(Counter(numbers).items(), key=lambda group: (-group[1], -group[0]))
    shape, ranks = [k for _, k in groups], tuple(r for r, _ in groups)
    found: Made = {}
    if n == 1:
        found[0] = (ranks[0], codes[0] % 4)
    for kind, want in ((1, [2]), (2, [2, 2]), (3, [3]), (6, [3, 2]), (7, [4])):
        if shape == want:
            found[kind] = ranks
    if n == 5 and len(shape) == 5:
        flush = len({code % 4 for code in codes}) == 1
        top = numbers[0] if numbers[0] - numbers[4] == 4 else 5 if ace_low and numbers == [14, 5, 4, 3, 2] else 0
        found |= {4: (top,)} if top else {}
        found |= {5: tuple(numbers)} if flush else {}
        found |= {8: (top,)} if top and flush else {}
    return found


low_cards = st.sampled_from([*range(28), JOKER_CODE])
any_card = st.sampled_from([*range(52), JOKER_CODE])
two_packs = st.one_of(
    st.lists(any_card, min_size=10, max_size=10),
    st.lists(low_cards, min_size=10, max_size=10),
    st.lists(st.sampled_from([*range(3, 52, 4), 2, 51, 50]), min_size=10, max_size=10),
).filter(lambda codes: max(Counter(codes).values()) <= 2)


@given(two_packs, st.booleans())
def test_aa_2_3_a_hand_holds_what_some_of_its_cards_make(codes: list[int], ace_low: bool) -> None:
    held = pack_hand(codes) & KIND_BITS
    want: list[set[tuple[int, ...]]] = [set() for _ in KINDS]
    paying: list[dict[tuple[int, ...], set[tuple[int, ...]]]] = [{} for _ in KINDS]
    for n in range(1, 6):
        for some in combinations(sorted(codes, reverse=True), n):
            made = makes(some, ace_low)
            assert shown(some, ace_low) == made
            for kind, names in made.items():
                want[kind].add(names)
                paying[kind].setdefault(names, set()).add(some)
    fulls = full_names(held, ace_low)
    assert [list(names) for names in fulls] == [sorted(names) for names in want]
    for kind, by_names in enumerate(paying):
        for names, ways in by_names.items():
            assert set(payments(held, (kind, names), ace_low)) == ways
            first = names[:1] if kind in (0, 1, 3, 7) else ()
            bare = {way for full, some in by_names.items() if full[: len(first)] == first for way in some}
            found = payments(held, (kind, first), ace_low)
            assert set(found) == bare
            assert len(set(found)) == len(found)
            assert all(len(way) == SIZE[kind] for way in found)


@given(st.lists(any_card, min_size=1, max_size=12).filter(lambda codes: max(Counter(codes).values()) <= 2))
def test_hands_keep_twins_and_jokers(codes: list[int]) -> None:
    hand = pack_hand(codes)
    assert codes_of(hand) == sorted(codes, reverse=True)
    assert all(count(hand, code) == codes.count(code) for code in range(53))
    assert add(drop(hand, codes[0]), codes[0]) == hand
    assert count(drop(hand, codes[0]), codes[0]) == codes.count(codes[0]) - 1


NINES = ("9S 9D 5H 6C 2D 3D 4H 7C QD KC", "9C 2S 3S 4S 5S 7H 8H JD QH KD", "9H 2H 3H 6D 7D 8D TC JC AH AS")


def test_aa_2_2_anyone_may_bid_out_of_turn_and_over_himself() -> None:
    state = play(deal(*NINES), (2, "bid single 9"), (2, "bid single 9 H"), (0, "bid single 9 S"))
    assert state.holder == 0
    assert refused(state, 1, "bid single 9 C") == ("AA-2.5", "AA-2.2")
    assert "AA-2.2" in refused(state, 1, "bid single 8")


def test_aa_2_3_the_ladder() -> None:
    strong = "9S 9H 9D 9C 8S 7S 6S 5S 8H 8D"
    state = deal(strong, "KS KH 2S 3H 4D 6C 7C TC JD QD")
    steps = ["single 9", "pair 9", "two_pair", "three 9", "straight", "flush", "full_house", "four 9", "straight_flush"]
    for below, above in pairwise(steps):
        assert f"bid {below}" in legal(state, 0)
        state = play(state, (0, f"bid {below}"))
        assert f"bid {below}" not in legal(state, 0)
        assert f"bid {above}" in legal(state, 0)


def test_aa_2_4_no_straight_round_the_corner() -> None:
    state = deal("QS KH AD 2C 3S 5H 6D 8C 9S TH", "AC 2D 3H 4S 5C 7D 8H TS JC KS")
    assert refused(state, 0, "bid straight") == ("AA-2.4", "AA-3.1")
    assert "bid straight" in legal(state, 1)
    high = deal("QS KH AD 2C 3S 5H 6D 8C 9S TH", "AC 2D 3H 4S 5C 7D 8H TS JC KS", ace_low=False)
    assert refused(high, 1, "bid straight") == ("AA-2.4", "AA-3.1")
    assert refused(high, 1, "bid straight 5")[0] == "AA-2.4"
    assert "AA-2.4" in refused(high, 1, "bid straight 3")


def test_aa_2_6_twins_are_no_pair_and_are_never_paid_together() -> None:
    state = deal("KS KS KH 2D 3D 4H 6C 7C 8S TD", "2S 3H", "", "", seats=4)
    assert "bid pair K" in legal(state, 0)
    assert refused(state, 0, "bid three K") == ("AA-2.6", "AA-3.1")
    state = all_pass(play(state, (0, "bid pair K")))
    assert refused(state, 0, "pay KS KS") == ("AA-2.6",)
    assert legal(state, 0) == ["pay KS KH"]


def test_aa_2_7_jokers_go_with_jokers_only() -> None:
    state = deal("JK JK JK AS AH AD 2D 3D 4H 7C", "5S 5H", "", "", seats=4)
    assert [w for w in legal(state, 0) if "JK" in w] == ["bid single JK", "bid pair JK", "bid three JK"]
    assert refused(state, 0, "bid two_pair JK") == ("AA-2.7",)
    state = play(state, (0, "bid pair A"), (0, "bid pair JK"))
    assert "AA-2.2" in refused(state, 0, "bid pair A")
    assert legal(all_pass(state), 0) == ["pay JK JK"]


def test_aa_2_8_a_straight_flush_may_pay_a_straight_or_a_flush() -> None:
    hand = "9S 8S 7S 6S 5S 2H 3H KD QD JC"
    for bid in ("straight", "flush"):
        state = all_pass(play(deal(hand, "2S 3C"), (0, f"bid {bid}")))
        assert legal(state, 0) == ["pay 9S 8S 7S 6S 5S"]
    assert "AA-2.8" in refused(state, 0, "pay 9S 8S 7S 6S 2H")


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("bid pair", "AA-3.2"),
        ("bid four 9 8", "AA-3.2"),
        ("bid single", "AA-3.3"),
        ("bid single 9 S", "AA-3.3"),
        ("bid straight 9", "AA-3.3"),
        ("bid single JK S", "AA-3.5"),
        ("bid pair S", "AA-3.2"),
        ("bid flush S", "AA-2.5"),
        ("bid straight K Q", "AA-3.4"),
        ("bid two_pair 8 9", "AA-3.4"),
        ("bid flush 2 2", "AA-3.4"),
        ("bid straight 4", "AA-2.4"),
        ("bid three A", "AA-3.1"),
    ],
)
def test_aa_3_words_that_make_no_bid_now(words: str, rule: str) -> None:
    state = deal("9S 9H 8S 7S 6S 5S 8D 2C 3C KD", "AS AH 2S")
    assert rule in refused(state, 0, words)


def test_aa_3_4_just_as_many_names_as_it_takes() -> None:
    hands = ("KH QH 9H 6H 2H 3C 4C 7S 8S TD", "KS QS JS 6S 2S 3D 4D 7C 8C TH", "AD KD 9D 6D 3D 2C 4S 5S 8H TC")
    state = play(deal(*hands, seats=4), (0, "bid flush"))
    assert "AA-3.4" in refused(state, 1, "bid flush K Q")
    state = play(state, (1, "bid flush K"))
    assert [w for w in legal(state, 0) if "flush" in w] == ["bid flush K Q"]
    assert [w for w in legal(state, 2) if "flush" in w] == ["bid flush A"]
    state = play(state, (0, "bid flush K Q"))
    assert [w for w in legal(state, 1) if "flush" in w] == ["bid flush K Q J"]
    assert refused(state, 1, "bid flush K Q") == ("AA-3.4", "AA-2.2")


TWINS = ("9H 2C 3C 4D 6D 7S 8S TD JC QC", "9H 9D 2S 3S 4S 6C 7D 8C KD AC", "9S 2D 3D 5S 6S 7C 8H TH JS KH")


def test_aa_3_5_who_said_nine_first_may_equal_the_other_nine_of_hearts() -> None:
    state = play(deal(*TWINS, seats=4), (0, "bid single 9"), (1, "bid single 9 H"))
    assert state.claim == 0
    assert "bid single 9 H" in legal(state, 0)
    state = play(state, (0, "bid single 9 H"))
    assert state.holder == 0
    assert state.events[0].kind == "bid_claim"
    assert refused(state, 1, "bid single 9 H") == ("AA-3.5", "AA-2.2")
    state = play(state, (2, "bid single 9 S"))
    assert refused(state, 0, "bid single 9 H") == ("AA-2.5", "AA-2.2")


def test_aa_3_5_the_claim_ends_with_a_higher_rank_and_with_the_auction() -> None:
    state = play(deal(*TWINS, seats=4), (0, "bid single 9"), (1, "bid single K"))
    assert state.claim == 1
    state = all_pass(play(state, (2, "bid single K H")))
    assert play(state, (2, "pay KH")).claim == -1
    pairs = play(deal(*TWINS, seats=4), (1, "bid pair 9"))
    assert pairs.claim == -1


def test_aa_3_5_a_claim_only_equals_what_is_said_in_full() -> None:
    hands = ("KS KH 9S 9H 2D 3D 4H 6C 7C 8C", "KS KH 9D 9C 2S 3S 4S 6D 7D 8D", "AS", "")
    state = play(deal(*hands, seats=4), (0, "bid two_pair"), (1, "bid two_pair K"))
    assert refused(state, 0, "bid two_pair K") == ("AA-3.4", "AA-2.2")
    state = play(state, (0, "bid two_pair K 9"))
    assert refused(state, 1, "bid two_pair K 9") == ("AA-3.5", "AA-2.2")


def test_aa_3_6_what_is_not_said_does_not_count() -> None:
    state = play(deal(*NINES), (0, "bid single 9"), (2, "bid single 9 H"))
    assert state.holder == 2
    assert refused(state, 0, "bid single 9") == ("AA-3.6", "AA-2.2")
    assert play(state, (0, "bid single 9 S")).holder == 0
