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

LADDER: Final[tuple[int, ...]] = tuple(int(x, 16) for x in """
    12edb0 16eda0 18edc0 1ced90 254c00 284e00 2a8e00 2c3e00 2d2c00 2e5d00 2edb00 37cb00 3edb00
    480000 4a0000 4c0000 4d0000 587652 5ba432 5ca953 5d9872 5dc764 5dca95 5ea865 5eba65 5eca85
    5ed976 5edb98 626000 62d000 638000 643000 64c000 653000 65b000 667000 66d000 676000 67a000
    67d000 683000 687000 68d000 696000 69a000 69d000 6a2000 6a8000 6ac000 6ae000 6b4000 6b9000
    6bc000 6be000 6c4000 6c8000 6ca000 6cd000 6ce000 6d6000 6d9000 6db000 6dc000 6de000 6e6000
    6ea000 6eb000 6ec000 6ed000 72d000 72e000 73c000 73e000 74d000 74e000 75d000 75e000 76e000
    77c000 77e000 78e000 79b000 79e000 7ad000 7ae000 7be000 7cb000 7ce000 7db000 7de000 7eb000
    7ed000 850000 860000 880000 890000 8b0000 8c0000 8e0000
    """.split())

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
    """What a hand (a mask) is worth: how often it would be best as it is, and with one more card of any kind."""
    now = beats_one(strength(cards, ace_low)) ** rivals
    rest = ~cards & CARD_BITS
    total, n = 0.0, 0
    while rest:
        bit = rest & -rest
        rest ^= bit
        total += beats_one(strength(cards | bit, ace_low)) ** rivals
        n += 1
    return (now + total / n) / 2


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
