"""What a card can take, and what the pair brings (rule TS-3).

Cards are codes here (`cardlib.cards`), both jokers 52. A pair is a triple: the card played, the card taken, and the
number named for a joker (0 where none is named).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from cardlib.cards import CARDS, JOKER_CODE, PACK_RANKS
from cardlib.engine.act import Act

Kind = Literal["same", "match", "sum", "jokers"]
Taken = tuple[int, int, int]

JOKERS_POINTS: Final = 15
"""A joker's own number, which counts only where two jokers meet (TS-3.6)."""
MOST_SUM: Final = 10
"""Two numbers that add up to more take nothing (TS-3.2)."""
COURT: Final = 11
"""Jacks, queens and kings have numbers from here."""
NUMBERS: Final = tuple(PACK_RANKS.index(c.rank) + 1 if c.rank else 0 for c in CARDS)
"""Each card's number by its code (TS-3): ace 1 to king 13; a joker has none of its own, 0."""
ORDER: Final = tuple((NUMBERS[c.code] or 14) * 4 - (c.code & 3) for c in CARDS)
"""A key that sorts codes from ace to king, spades first, jokers last."""


def rank_of(number: int) -> str:
    """The rank letter of a number: 1 is A, 13 is K; `""` for 0."""
    return PACK_RANKS[number - 1] if number else ""


def fits(a: int, b: int) -> bool:
    """Whether a card of number `a` takes one of number `b`: equal, or adding up to ten at most (TS-3.1, TS-3.2)."""
    return a == b or a + b <= MOST_SUM


def _takes(played: int, taken: int) -> tuple[Act, ...]:
    """Every act by which one card takes another, a joker's numbers ascending (TS-3.1, 3.2, 3.4 to 3.6)."""
    mine, other = CARDS[played].text, CARDS[taken].text
    if played == taken == JOKER_CODE:
        return (Act("play", mine, other),)
    if JOKER_CODE in (played, taken):
        number = NUMBERS[taken] or NUMBERS[played]
        return tuple(Act("play", mine, other, rank_of(n)) for n in range(1, 14) if fits(n, number))
    if played != taken and fits(NUMBERS[played], NUMBERS[taken]):
        return (Act("play", mine, other),)
    return ()


DISCARDS: Final = tuple(Act("play", c.text) for c in CARDS)
"""The laying down of each card, by its code (TS-2.2)."""
TAKES: Final = tuple({b.code: acts for b in CARDS if (acts := _takes(a.code, b.code))} for a in CARDS)
"""By the code of the card played: what it can take, and the acts that do it. Cards that it can't take are left out."""


class Pair(Struct, frozen=True):
    """A captured pair: which card took which, what a joker in it was named (`""`: nothing), and what that brings.

    `kind` is `same` (a match of one colour), `match`, `sum` or `jokers`; `number` is the number that counts: the
    match's, a sum's lower one, or 15 for two jokers.
    """

    played: str
    taken: str
    named: str
    kind: Kind
    number: int
    points: int

    @property
    def cards(self) -> tuple[str, str]:
        """Both cards, the one played first."""
        return (self.played, self.taken)

    @property
    def joker(self) -> bool:
        """Whether a joker is in it."""
        return "JK" in self.cards

    @property
    def other(self) -> str:
        """Of a pair with a joker, the other card (TS-4.4)."""
        return self.taken if self.played == "JK" else self.played


@lru_cache(maxsize=4096)
def pair(played: int, taken: int, named: int = 0) -> Pair:
    """The pair that a capture makes, with its points (TS-3.1 to TS-3.6)."""
    a, b = NUMBERS[played] or named, NUMBERS[taken] or named
    texts = (CARDS[played].text, CARDS[taken].text, rank_of(named))
    if played == taken == JOKER_CODE:
        return Pair(*texts, "jokers", JOKERS_POINTS, JOKERS_POINTS)
    if a != b:
        return Pair(*texts, "sum", min(a, b), min(a, b))
    # A joker has no colour (TS-3.4, TS-3.5), so a match with one never counts double.
    if not named and CARDS[played].colour == CARDS[taken].colour:
        return Pair(*texts, "same", a, 2 * a)
    return Pair(*texts, "match", a, a)


def in_order(codes: tuple[int, ...]) -> tuple[str, ...]:
    """Cards as texts, ace to king, jokers last."""
    return tuple(CARDS[code].text for code in sorted(codes, key=ORDER.__getitem__))
