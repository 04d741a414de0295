"""How a deal of Abbott's Auction is scored (rule AA-7), as data.

Points are kept in parts of which 2,520 make one: that many can be shared among any number of up to ten players
without a remainder (AA-7.3).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

from cardlib.cards import CARDS, JOKER_CODE
from cardlib.games.abbotts_auction.bids import CARD_BITS
from cardlib.ranking import poker

UNIT: Final = 2520
"""Parts of a point: the least number that 1 to 10 divide."""


class Settled(Struct, frozen=True):
    """One deal that is over. Everything in it is public.

    `hands` are packed (`bids.pack_hand`), `pile` codes with the bottom first, `values` strengths of
    `cardlib.ranking.poker`; `shares`, `extra`, `before` and `after` are parts of points by seat.
    """

    ended_by: str
    declarer: int | None
    hands: tuple[int, ...]
    pile: tuple[int, ...]
    pile_points: int
    values: tuple[int, ...]
    best_seats: tuple[int, ...]
    shares: tuple[int, ...]
    """What each seat won of the pile (AA-7.2, AA-7.3)."""
    extra: tuple[int, ...]
    """The bonus or penalty for declaring the end (AA-7.4)."""
    before: tuple[int, ...]
    after: tuple[int, ...]
    ace_low: bool = True
    """Whether the ace could end a straight low (AA-2.4)."""

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat won or lost, in parts."""
        return tuple(share + extra for share, extra in zip(self.shares, self.extra, strict=True))


def card_points(code: int) -> int:
    """What a card of the pile is worth: ace 10; jack, queen, king and joker 5; all others 1 (AA-7.2)."""
    if code == JOKER_CODE or CARDS[code].rank in "JQK":
        return 5
    return 10 if CARDS[code].rank == "A" else 1


def settle(
    ended_by: str,
    declarer: int | None,
    hands: tuple[int, ...],
    pile: tuple[int, ...],
    before: tuple[int, ...],
    ace_low: bool,
    bonus: int,
) -> Settled:
    """One deal's end: the best hand, what the pile is worth and to whom (AA-7.1 to AA-7.4)."""
    values = tuple(poker.strength(hand & CARD_BITS, ace_low) for hand in hands)
    best = best_seats(values)
    worth = sum(map(card_points, pile))
    shares = tuple(worth * UNIT // len(best) if s in best else 0 for s in range(len(hands)))
    extra = [0] * len(hands)
    if declarer is not None:
        extra[declarer] = bonus * UNIT if declarer in best else -bonus * UNIT
    after = tuple(b + s + e for b, s, e in zip(before, shares, extra, strict=True))
    return Settled(ended_by, declarer, hands, pile, worth, values, best, shares, tuple(extra), before, after, ace_low)


def best_seats(values: Sequence[int]) -> tuple[int, ...]:
    """The seats with the best hand, ascending (AA-7.1)."""
    most = max(values)
    return tuple(s for s, value in enumerate(values) if value == most)


def leaders(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most points, ascending."""
    return best_seats(scores)


def is_won(scores: Sequence[int], target: int) -> bool:
    """Whether somebody has won: the target is reached, and one leads alone (AA-7.5)."""
    return max(scores) >= target * UNIT and len(leaders(scores)) == 1


def exact(parts: int) -> int | str:
    """Points as a record writes them: a whole number, or a fraction such as `"47/2"`."""
    whole, rest = divmod(parts, UNIT)
    return whole if not rest else "{}/{}".format(*_lowest(parts))


def _lowest(parts: int) -> tuple[int, int]:
    from math import gcd

    common = gcd(parts, UNIT)
    return parts // common, UNIT // common


_SIGNS: Final = {
    (1, 2): "½", (1, 3): "⅓", (2, 3): "⅔", (1, 4): "¼", (3, 4): "¾", (1, 5): "⅕", (2, 5): "⅖", (3, 5): "⅗",
    (4, 5): "⅘", (1, 6): "⅙", (5, 6): "⅚", (1, 8): "⅛", (3, 8): "⅜", (5, 8): "⅝", (7, 8): "⅞",
}  # fmt: skip


def shown(parts: int) -> int | str:
    """Points as a page shows them: `23½`, `−1½`, `3 5/7`; a whole number as it is."""
    if parts % UNIT == 0:
        return parts // UNIT
    whole, rest = divmod(abs(parts), UNIT)
    fraction = _SIGNS.get(_lowest(rest)) or " {}/{}".format(*_lowest(rest))
    return ("−" if parts < 0 else "") + f"{whole or ''}{fraction}".strip()


def hand_json(value: int) -> dict[str, Any]:
    """A best hand as the result writes it (AA-7.1)."""
    return {"category": poker.category(value), "ranks": list(poker.ranks(value))}


def result(deals: Iterable[Settled], scores: Sequence[int], over: bool) -> dict[str, Any]:
    """The result so far, in plain JSON values."""
    return {
        "scores": [exact(n) for n in scores],
        "deals": [
            {
                "ended_by": d.ended_by,
                "declarer": d.declarer,
                "pile": [CARDS[code].text for code in d.pile],
                "pile_points": d.pile_points,
                "best": [hand_json(value) for value in d.values],
                "best_seats": list(d.best_seats),
                "points": [exact(n) for n in d.points],
            }
            for d in deals
        ],
        "winners": list(leaders(scores)) if over else None,
    }
