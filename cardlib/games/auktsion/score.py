"""What cards are worth, what a lot brought, and how a deal came out (rules AK-2.1, AK-2.2, AK-4), as data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from cardlib.cards import RANKS, unmask

SUIT_POINTS: Final = {"H": 4, "D": 3, "S": 2, "C": 1}
"""What a card of each suit counts (AK-2.1)."""
GRANT: Final = 70
"""What each player receives, less the points of the hand (AK-2.2)."""
_BY_SUIT: Final = (1, 3, 4, 2)
"""The same by suit code: clubs, diamonds, hearts, spades."""
NIBBLE_POINTS: Final = tuple(sum(p for i, p in enumerate(_BY_SUIT) if n >> i & 1) for n in range(16))
"""The points of the cards of one rank, by their four bits."""
_SUIT_MASKS: Final = tuple(sum(1 << (4 * r + s) for r in range(13)) for s in range(4))


def points(hand: int) -> int:
    """The suit points of a mask of cards (AK-2.1)."""
    return sum((hand & bits).bit_count() * p for bits, p in zip(_SUIT_MASKS, _BY_SUIT, strict=True))


def of_rank(hand: int, rank: int) -> int:
    """The cards of one rank (by its code) in a mask, as a mask."""
    return hand & (15 << 4 * rank)


def in_order(cards: int) -> tuple[str, ...]:
    """A mask's cards as texts: by rank as they come up for sale, in each the dearest suit first."""
    return tuple(c.text for c in sorted(unmask(cards), key=lambda c: (c.code >> 2, -_BY_SUIT[c.code & 3])))


def worked(cards: Iterable[str]) -> str:
    """The points of some cards as a sum in sight: `4 + 3 + 1`."""
    return " + ".join(str(SUIT_POINTS[text[1]]) for text in cards) or "0"


class Lot(Struct, frozen=True):
    """A rank that was on sale: who bought it (`None`: unsold), the price, the cards laid out (AK-3.7, AK-3.8)."""

    rank: str
    buyer: int | None = None
    price: int = 0
    cards: tuple[str, ...] = ()
    points: int = 0


class Deal(Struct, frozen=True):
    """A deal that is finished. Everything in it is public (AK-2.3, AK-3.8); cards that were thrown in are not here."""

    dealer: int
    hands: tuple[int, ...]
    """The points of each hand as dealt."""
    carried: tuple[int, ...]
    """What each seat brought along from the deals before (AK-4.2)."""
    money: tuple[int, ...]
    """What each seat started with (AK-2.2)."""
    lots: tuple[Lot, ...]
    left: tuple[int, ...]
    """What each seat has not spent."""

    @property
    def points(self) -> list[int]:
        """What each seat scored: the points of all the cards it laid out (AK-4.1)."""
        return scored(self.lots, len(self.money))

    def bought(self, seat: int) -> tuple[Lot, ...]:
        """The lots that a seat bought, in the order of sale."""
        return bought(self.lots, seat)


def bought(lots: Iterable[Lot], seat: int) -> tuple[Lot, ...]:
    """The lots among some that a seat bought, in the order of sale."""
    return tuple(lot for lot in lots if lot.buyer == seat)


def scored(lots: Iterable[Lot], seats: int) -> list[int]:
    """The points that each seat has laid out."""
    total = [0] * seats
    for lot in lots:
        if lot.buyer is not None:
            total[lot.buyer] += lot.points
    return total


def start_money(hand_points: int, carried: int) -> int:
    """What a seat starts a deal with: 70 less the points of its hand, and what it brought along (AK-2.2)."""
    return GRANT - hand_points + carried


def sold(rank: int, buyer: int, price: int, cards: int) -> Lot:
    """A lot that was bought, with the buyer's own cards of that rank laid out (AK-3.8)."""
    return Lot(RANKS[rank], buyer, price, in_order(cards), NIBBLE_POINTS[cards >> 4 * rank & 15])
