"""The best poker hand of some cards (rules AA-7.1 and AA-2.4): five of up to ten, or fewer where there are not five.

A hand is a bit mask of cards (`cardlib.cards.mask`): jokers are left out, and identical cards of two packs can't be
told apart in it, so neither can be used twice. Ranks are compared as numbers, two 2 ... ace 14. A `strength` is one
number: the category, then five ranks by their weight, each in four bits; a missing card counts 0, lower than any.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from msgspec import Struct

from cardlib.cards import RANKS, Card, unmask

CATEGORIES: Final = (
    "high_card",
    "pair",
    "two_pair",
    "three",
    "straight",
    "flush",
    "full_house",
    "four",
    "straight_flush",
)
"""Category identifiers, weakest first."""
SIZES: Final = {"pair": (2,), "two_pair": (2, 2), "three": (3,), "full_house": (3, 2), "four": (4,)}
"""The groups of equal ranks that make a category, in order of weight."""

HIGH, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = range(9)
_LANE: Final = 0x1111111111111
"""One bit for each of the thirteen ranks: bit 4 * rank, as the clubs of a mask lie."""
_ALL: Final = (1 << 52) - 1


class PokerHand(Struct, frozen=True):
    """The best hand of some cards.

    `ranks` are letters by weight, as AA-7.1 lists them. `made` are the cards that make the category in groups (the
    triple, then the pair; the run; the flush), `kickers` those that count after them.
    """

    category: str
    ranks: tuple[str, ...]
    made: tuple[tuple[Card, ...], ...]
    kickers: tuple[Card, ...]

    @property
    def five(self) -> tuple[Card, ...]:
        """The cards that count, by weight."""
        return (*(c for group in self.made for c in group), *self.kickers)


def number(letter: str) -> int:
    """A rank's number: two 2 ... ace 14."""
    return RANKS.index(letter) + 2


def letter(number: int) -> str:
    """The rank letter of a number from 2 to 14."""
    return RANKS[number - 2]


@lru_cache(maxsize=1 << 16)
def strength(cards: int, ace_low: bool = True) -> int:
    """How strong the best hand of a mask of cards is: higher is better, and equal hands get equal numbers.

    The four suits are laid over one another as lanes of thirteen ranks, so that a few bit operations say which ranks
    occur at least once, twice, three and four times.
    """
    clubs, diamonds = cards & _LANE, cards >> 1 & _LANE
    hearts, spades = cards >> 2 & _LANE, cards >> 3 & _LANE
    either, other = clubs | diamonds, hearts | spades
    both, others = clubs & diamonds, hearts & spades
    once, twice = either | other, both | others | either & other
    flushes = [suit for suit in (clubs, diamonds, hearts, spades) if suit.bit_count() >= 5]
    if flushes:
        top = max(_run(suit, ace_low) for suit in flushes)
        if top:
            return STRAIGHT_FLUSH << 20 | top << 16
    if not twice:
        return _plain(once, flushes, ace_low)
    thrice = both & other | others & either
    if both & others:
        four = _top(both & others)
        return FOUR << 20 | four << 16 | _kickers(once, (four,), 1) << 12
    if thrice:
        three = _top(thrice)
        pairs = twice & ~_bit(three)
        if pairs:
            return FULL_HOUSE << 20 | three << 16 | _top(pairs) << 12
    if flushes or _run(once, ace_low):
        return _plain(once, flushes, ace_low)
    if thrice:
        return THREE << 20 | three << 16 | _kickers(once, (three,), 2) << 8
    high = _top(twice)
    pairs = twice & ~_bit(high)
    if pairs:
        low = _top(pairs)
        return TWO_PAIR << 20 | high << 16 | low << 12 | _kickers(once, (high, low), 1) << 8
    return PAIR << 20 | high << 16 | _kickers(once, (high,), 3) << 4


def _plain(once: int, flushes: list[int], ace_low: bool) -> int:
    """A flush, a straight, or nothing: the hands whose ranks all differ."""
    if flushes:
        return FLUSH << 20 | max(_kickers(suit, (), 5) for suit in flushes)
    top = _run(once, ace_low)
    return STRAIGHT << 20 | top << 16 if top else _kickers(once, (), 5)


def _run(lane: int, ace_low: bool) -> int:
    """The top rank of the best five in a row of a lane, 0 where there is none. The ace may also lie below the two."""
    low = lane << 4 | (lane >> 48 & 1 if ace_low else 0)
    runs = low & low >> 4
    runs &= low >> 8 & runs >> 8 & low >> 16
    return (runs.bit_length() - 1 >> 2) + 5 if runs else 0


def _top(lane: int) -> int:
    """The highest rank of a lane, as a number."""
    return (lane.bit_length() - 1 >> 2) + 2


def _bit(number: int) -> int:
    return 1 << (number - 2 << 2)


def _kickers(lane: int, without: Iterable[int], n: int) -> int:
    """The `n` highest ranks of a lane, four bits each; 0 for each that is missing."""
    for used in without:
        lane &= ~_bit(used)
    packed = 0
    for _ in range(n):
        packed <<= 4
        if lane:
            packed |= (lane.bit_length() - 1 >> 2) + 2
            lane ^= 1 << (lane.bit_length() - 1)
    return packed


def category(value: int) -> str:
    """The category of a strength."""
    return CATEGORIES[value >> 20]


def ranks(value: int) -> tuple[str, ...]:
    """The ranks of a strength as letters, by weight, without missing ones (AA-7.1)."""
    numbers = (value >> shift & 15 for shift in (16, 12, 8, 4, 0))
    return tuple(letter(n) for n in numbers if n)


def rank(cards: int, ace_low: bool = True) -> PokerHand:
    """The best hand of a mask of cards: what it is, and which cards make it."""
    value = strength(cards & _ALL, ace_low)
    name, letters = category(value), ranks(value)
    by_rank: dict[str, list[Card]] = {}
    for one in sorted(unmask(cards & _ALL), key=lambda c: -c.code):
        by_rank.setdefault(one.rank, []).append(one)
    if name in ("straight", "straight_flush"):
        return PokerHand(name, letters, (_row(by_rank, letters[0], name == "straight_flush"),), ())
    if name == "flush":
        suited = next(
            found for suit in "SHDC" if len(found := [c for x in letters for c in by_rank[x] if c.suit == suit]) == 5
        )
        return PokerHand(name, letters, (tuple(suited),), ())
    sizes = SIZES.get(name, ())
    made = tuple(tuple(by_rank[x][:size]) for x, size in zip(letters, sizes, strict=False))
    return PokerHand(name, letters, made, tuple(by_rank[x][0] for x in letters[len(sizes) :]))


def run(top: str) -> str:
    """The five ranks of a straight, from its top rank down: `5432A` for the lowest."""
    return ("A" + RANKS)[::-1][14 - number(top) :][:5]


def _row(by_rank: dict[str, list[Card]], top: str, one_suit: bool) -> tuple[Card, ...]:
    row = run(top)
    if not one_suit:
        return tuple(by_rank[x][0] for x in row)
    for suit in "SHDC":
        suited = [c for x in row for c in by_rank[x] if c.suit == suit]
        if len(suited) == 5:
            return tuple(suited)
    raise AssertionError(row)
