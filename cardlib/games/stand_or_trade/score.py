"""Who is placed where and who pays whom (rules ST-4.1 to ST-4.3 and ST-5), as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from cardlib.ranking.six_card import CATEGORIES, UNRANKED, StraightFlush, strength


class Payment(Struct, frozen=True):
    """Chips that went from one seat to another; `to` or `seat` is `None` where they go through the pot (ST-5.4).

    `n` is what was paid, `owed` what should have been (more, where a player had not enough: ST-5.7).
    """

    seat: int | None
    to: int | None
    n: int
    owed: int
    rule: str


class Settled(Struct, frozen=True):
    """One game that counted, from the show of hands to the chips. Everything in it is public (ST-5.1)."""

    ended_by: str
    hands: tuple[int, ...]
    stood: tuple[int, ...]
    categories: tuple[str, ...]
    places: tuple[int, ...]
    droppers: tuple[int, ...]
    paid: tuple[Payment, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def payments(self) -> list[int]:
        """What each seat won or lost."""
        return [after - before for before, after in zip(self.before, self.after, strict=True)]


class Step(Struct, frozen=True):
    """One step of a comparison: by `category`, by `rank`, or by who `stood` first; the values compared; who wins."""

    by: Literal["category", "rank", "stood"]
    values: tuple[int, int]
    decides: bool


def compare(
    a: int, b: int, stood: tuple[int, int] | None = None, straight_flush: StraightFlush = "colour"
) -> tuple[Step, ...]:
    """Compare two hands (masks) step by step, the deciding step last.

    Categories first (ST-4), then the rank that decides within one (ST-4.1; straights have none, ST-4.2), then who
    stood first (ST-4.3; `stood` gives the two places in the order of stands).
    """
    x, y = strength(a, straight_flush), strength(b, straight_flush)
    steps = [Step("category", (x >> 3, y >> 3), x >> 3 != y >> 3)]
    if not steps[0].decides and CATEGORIES[x >> 3] not in UNRANKED:
        steps.append(Step("rank", (x & 7, y & 7), x & 7 != y & 7))
    if x == y and stood is not None:
        steps.append(Step("stood", stood, stood[0] != stood[1]))
    return tuple(steps)


def place(hands: Sequence[int], stood: Sequence[int], straight_flush: StraightFlush) -> tuple[int, ...]:
    """The seats that stood, best first: by strength, then by the earlier stand (ST-4.3)."""
    return tuple(sorted(stood, key=lambda s: (-strength(hands[s], straight_flush), stood.index(s))))


def pay(
    places: Sequence[int], droppers: Sequence[int], categories: Sequence[str], chips: Sequence[int]
) -> tuple[Payment, ...]:
    """The payments of one game, in the order they are made (ST-5.2 to ST-5.7)."""
    left = list(chips)

    def give(seat: int, to: int | None, owed: int, rule: str) -> Payment:
        n = min(owed, left[seat])
        left[seat] -= n
        return Payment(seat, to, n, owed, rule)

    if len(droppers) == 0:
        first = places[0]
        owed = [(s, 2 if categories[s] == "three" else 1) for s in places[1:]]
        return tuple(give(s, first, n, "ST-5.2") for s, n in owed)
    if len(droppers) == 1:
        return tuple(give(droppers[0], to, n, "ST-5.3") for to, n in zip(places, (2, 1, 1), strict=True))
    if len(droppers) == 2:
        paid = [give(s, None, 2, "ST-5.4") for s in droppers]
        pot = sum(p.n for p in paid)
        first = min(3, pot)
        paid.append(Payment(None, places[0], first, 3, "ST-5.4"))
        paid.append(Payment(None, places[1], pot - first, 1, "ST-5.4"))
        return tuple(paid)
    if len(droppers) == 3:
        return tuple(give(s, places[0], 1, "ST-5.5") for s in droppers)
    return ()


def settle(
    ended_by: str,
    hands: tuple[int, ...],
    stood: tuple[int, ...],
    chips: tuple[int, ...],
    straight_flush: StraightFlush,
) -> Settled:
    """Show, place and pay: one game's end (ST-5.1 to ST-5.7)."""
    categories = tuple(CATEGORIES[strength(h, straight_flush) >> 3] for h in hands)
    places = place(hands, stood, straight_flush)
    droppers = tuple(s for s in range(len(hands)) if s not in stood)
    paid = pay(places, droppers, categories, chips)
    after = list(chips)
    for p in paid:
        if p.seat is not None:
            after[p.seat] -= p.n
        if p.to is not None:
            after[p.to] += p.n
    return Settled(ended_by, hands, stood, categories, places, droppers, paid, chips, tuple(after))
