"""The hands of six cards of Stand or Trade (rule ST-4): which category, of which rank, made by which cards.

A hand is a bit mask of cards (`cardlib.cards.mask`). Ranks are compared as numbers: ace 1, two 2 ... six 6.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from cardlib.cards import Card, unmask

StraightFlush = Literal["colour", "suit"]

CATEGORIES: Final = (
    "drop",
    "three",
    "running_pair",
    "full_house",
    "straight",
    "four",
    "twin_prial",
    "imposing",
    "straight_flush",
    "running_flush_pair",
)
"""Category identifiers, weakest first."""
UNRANKED: Final = frozenset({"drop", "straight", "straight_flush"})
"""Categories within which ranks don't decide (ST-4.2)."""
RUNS: Final = frozenset({"straight", "straight_flush", "running_pair", "running_flush_pair"})
"""Categories whose hands run; only these can be equal (ST-4.3)."""

_SHIFTS: Final = (48, 0, 4, 8, 12, 16)
"""Where the four suits of ace, two ... six lie in a mask."""
_COUNT: Final = tuple(bin(n).count("1") for n in range(16))
_BLACK, _RED = 0b1001, 0b0110
_ONE_SUIT: Final = frozenset({1, 2, 4, 8})


class SixCard(Struct, frozen=True):
    """What a hand of six cards is.

    `rank` is the number that decides within the category, 0 where none does; `made` the cards that make the
    category in groups (the triple, then the pair; the run), `idle` the rest.
    """

    category: str
    rank: int
    made: tuple[tuple[Card, ...], ...]
    idle: tuple[Card, ...]


def number(card: Card) -> int:
    """A card's number in this game: ace 1 to six 6."""
    return 1 if card.rank == "A" else int(card.rank)


@lru_cache(maxsize=1 << 14)
def strength(hand: int, straight_flush: StraightFlush = "colour") -> int:
    """A hand's strength: `8 * category + rank`, higher is better, 0 for a drop. Equal hands get equal numbers.

    `hand` is a mask of six cards, A to 6. Every category of ST-4 is tried by the counts of its ranks.
    """
    suits = [hand >> shift & 15 for shift in _SHIFTS]
    counts = [_COUNT[s] for s in suits]
    most = max(counts)
    if most == 1:
        return 8 * (8 if _is_flush(suits, straight_flush) else 4)
    if most == 2:
        return _pairs(suits, counts)
    top = _last(counts, most)
    if most == 4:
        return 8 * (7 if 2 in counts else 5) + top
    if counts.count(3) == 2:
        return 8 * 6 + top
    return 8 * (3 if 2 in counts else 1) + top


def _is_flush(suits: list[int], straight_flush: StraightFlush) -> bool:
    if straight_flush == "suit":
        return len(set(suits)) == 1
    return not any(s & _BLACK for s in suits) or not any(s & _RED for s in suits)


def _pairs(suits: list[int], counts: list[int]) -> int:
    top = _last(counts, 2)
    if counts.count(2) != 3 or counts[top - 3 : top] != [2, 2, 2]:
        return 0
    flush = suits[top - 1] in (_BLACK, _RED) and suits[top - 3] == suits[top - 2] == suits[top - 1]
    return 8 * (9 if flush else 2) + top


def _last(counts: list[int], n: int) -> int:
    """The highest number (1 to 6) whose rank occurs `n` times."""
    return 6 - counts[::-1].index(n)


def category(hand: int, straight_flush: StraightFlush = "colour") -> str:
    """The identifier of a hand's category."""
    return CATEGORIES[strength(hand, straight_flush) >> 3]


def rank(hand: int, straight_flush: StraightFlush = "colour") -> SixCard:
    """What a hand is, with the cards that make it and those that lie idle."""
    value = strength(hand, straight_flush)
    name, top = CATEGORIES[value >> 3], value & 7
    by_number: dict[int, list[Card]] = {}
    for one in sorted(unmask(hand), key=lambda c: (number(c), -c.code)):
        by_number.setdefault(number(one), []).append(one)
    made: list[tuple[Card, ...]] = []
    if name in ("straight", "straight_flush"):
        made = [tuple(c for group in by_number.values() for c in group)]
    elif name == "running_pair":
        made = [tuple(by_number[n]) for n in (top - 2, top - 1, top)]
    elif name == "running_flush_pair":
        made = [tuple(by_number[n][i] for n in (top - 2, top - 1, top)) for i in (0, 1)]
    elif name != "drop":
        sizes = {"three": (3,), "full_house": (3, 2), "four": (4,), "twin_prial": (3, 3), "imposing": (4, 2)}
        made = _by_size(by_number, sizes[name])
    used = {c for group in made for c in group}
    idle = tuple(c for group in by_number.values() for c in group if c not in used)
    return SixCard(name, top, tuple(made), idle)


def _by_size(by_number: dict[int, list[Card]], sizes: tuple[int, ...]) -> list[tuple[Card, ...]]:
    left, made = dict(by_number), []
    for size in sizes:
        n = max(n for n, group in left.items() if len(group) == size)
        made.append(tuple(left.pop(n)))
    return made
