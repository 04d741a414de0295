"""How likely a hand of Abbott's Auction is to be the best: from a table, from what it may become, and by counting."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from typing import Final

from cardlib.cards import JOKER_CODE, card
from cardlib.games.abbotts_auction.bids import CARD_BITS, add, pack_hand
from cardlib.games.abbotts_auction.view import AbbottsAuctionView
from cardlib.ranking.poker import strength
from cardlib.shuffle import Stream

# fmt: off
LADDER: Final = (
    0x12edb0, 0x16eda0, 0x18edc0, 0x1ced90, 0x254c00, 0x284e00, 0x2a8e00, 0x2c3e00, 0x2d2c00, 0x2e5d00,
    0x2edb00, 0x37cb00, 0x3edb00, 0x480000, 0x4a0000, 0x4c0000, 0x4d0000, 0x587652, 0x5ba432, 0x5ca953,
    0x5d9872, 0x5dc764, 0x5dca95, 0x5ea865, 0x5eba65, 0x5eca85, 0x5ed976, 0x5edb98, 0x626000, 0x62d000,
    0x638000, 0x643000, 0x64c000, 0x653000, 0x65b000, 0x667000, 0x66d000, 0x676000, 0x67a000, 0x67d000,
    0x683000, 0x687000, 0x68d000, 0x696000, 0x69a000, 0x69d000, 0x6a2000, 0x6a8000, 0x6ac000, 0x6ae000,
    0x6b4000, 0x6b9000, 0x6bc000, 0x6be000, 0x6c4000, 0x6c8000, 0x6ca000, 0x6cd000, 0x6ce000, 0x6d6000,
    0x6d9000, 0x6db000, 0x6dc000, 0x6de000, 0x6e6000, 0x6ea000, 0x6eb000, 0x6ec000, 0x6ed000, 0x72d000,
    0x72e000, 0x73c000, 0x73e000, 0x74d000, 0x74e000, 0x75d000, 0x75e000, 0x76e000, 0x77c000, 0x77e000,
    0x78e000, 0x79b000, 0x79e000, 0x7ad000, 0x7ae000, 0x7be000, 0x7cb000, 0x7ce000, 0x7db000, 0x7de000,
    0x7eb000, 0x7ed000, 0x850000, 0x860000, 0x880000, 0x890000, 0x8b0000, 0x8c0000, 0x8e0000,
)
# fmt: on

"""Strengths of hands at the end of four-handed deals between players of level 2, in steps of a hundredth."""
EXTRA: Final = 3
"""How many cards more than a hand has are drawn for it when it is imagined: its owner has changed some for better."""


def beats_one(value: int) -> float:
    """How often a hand of this strength beats one other at the end of a deal, from 0 to 1."""
    return bisect_right(LADDER, value) / (len(LADDER) + 1)


def beats(value: int, rivals: int) -> int:
    """In how many of 100 deals a hand of this strength would be best against so many others."""
    return round(100 * beats_one(value) ** rivals)


@lru_cache(maxsize=1 << 14)
def outlook(cards: int, ace_low: bool, rivals: int) -> float:
    """What a hand (a mask) is worth: how often it would be best as it is, and with one more card of any kind.

    A little counts what it is against a single rival: so a weak hand still knows better from worse.
    """
    one = beats_one(strength(cards, ace_low))
    now, later, later_one, n = one**rivals, 0.0, 0.0, 0
    rest = ~cards & CARD_BITS
    while rest:
        bit = rest & -rest
        rest ^= bit
        with_it = beats_one(strength(cards | bit, ace_low))
        later += with_it**rivals
        later_one += with_it
        n += 1
    return (now + later / n) / 2 + (one + later_one / n) / 20


def unseen(view: AbbottsAuctionView) -> list[int]:
    """The cards that a seat does not see, of all packs in play."""
    packs = 1 if view.seats <= 3 else 2
    left = [packs] * JOKER_CODE + [2 * packs]
    known = (text for seat, hand in enumerate(view.known) if seat != view.seat for text in hand)
    for text in (*view.hand, *view.pile, *known):
        left[card(text).code] -= 1
    return [code for code, n in enumerate(left) for _ in range(n)]


def win_chance(view: AbbottsAuctionView, value: int, ace_low: bool, trials: int, rng: Stream) -> int:
    """In how many of 100 cases no other hand is better, over hands imagined from the cards not seen.

    What others were seen to take is theirs; the rest of each hand is drawn, and a little more than its share, for
    nobody keeps what is of no use.
    """
    pool = unseen(view)
    others = [
        (pack_hand(card(text).code for text in hand), 10 - len(hand) + EXTRA)
        for seat, hand in enumerate(view.known)
        if seat != view.seat
    ]
    best = 0.0
    for _ in range(trials):
        best += _best_in_one(pool, others, value, ace_low, rng)
    return round(100 * best / trials)


def _best_in_one(pool: list[int], others: list[tuple[int, int]], value: int, ace_low: bool, rng: Stream) -> float:
    last, equal = len(pool), 1
    for hand, n in others:
        for _ in range(min(n, last)):
            i = rng.below(last)
            last -= 1
            pool[i], pool[last] = pool[last], pool[i]
            hand = add(hand, pool[last])
        other = strength(hand & CARD_BITS, ace_low)
        if other > value:
            return 0.0
        equal += other == value
    return 1 / equal
