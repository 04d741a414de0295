"""What level 3 reckons with: what the ranks to come count for it, what they are likely to cost, what to buy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cardlib.cards import RANKS
from cardlib.games.auktsion.score import GRANT, SUIT_POINTS, bought
from cardlib.games.auktsion.view import AuktsionView

A_RANK: Final = 10
"""The points of the four cards of a rank (AK-2.1)."""
SOLD: Final = 5.6
"""How many of them are usually laid out, as the holder of most tends to buy."""
MARGIN: Final = 0.5
"""What the last coin brings, as a part of what the average coin brings."""
RIVAL: Final = 0.62
"""How much of the points of a rank that are not one's own the strongest rival usually holds."""
MOST_RATE: Final = (3.0, 6.0)
"""What rivals pay for a point at most: while money can be carried over, and in the last deal."""


def values(hand: Iterable[str]) -> list[int]:
    """The points that a hand holds in each rank, by rank code (AK-2.1)."""
    found = [0] * len(RANKS)
    for text in hand:
        found[RANKS.index(text[0])] += SUIT_POINTS[text[1]]
    return found


class Reckoning:
    """A plan for the rest of a deal, made from a view.

    `worth` is what the rank on sale counts in one's own hand, `price` what it is likely to cost, `limit` the highest
    price at which buying it leaves the plan no worse. `wanted` are the ranks to come that the plan would then still
    buy, `reserve` is what it keeps for them.
    """

    def __init__(self, view: AuktsionView) -> None:
        rank, money = RANKS.index(view.rank), view.money[view.seat]
        mine = values(view.hand)
        prices = expected_prices(view, mine, rank)
        self.worth, self.price = mine[rank], prices[rank]
        goods = [(prices[r], mine[r], r) for r in range(rank + 1, len(RANKS)) if mine[r]]
        self._later = worth_of_a_coin(view)
        self._best, took = plan(goods, min(money, sum(price for price, _, _ in goods)), self._later)
        self.limit = self._limit(money) if self.worth else 0
        paid = max(view.price + 1, min(self.limit, self.price))
        self.wanted, self.reserve = _chosen(goods, took, max(0, money - paid))

    def _outlook(self, money: int) -> float:
        """The most points to be had with a sum of money from the ranks to come and in later deals."""
        most = len(self._best) - 1
        return self._best[money] if money <= most else self._best[most] + self._later * (money - most)

    def _limit(self, money: int) -> int:
        """The highest price at which the rank on sale is worth what it takes away from all that is to come."""
        without, low, high = self._outlook(money), 0, money
        while low < high:
            price = (low + high + 1) // 2
            if self.worth + self._outlook(money - price) >= without:
                low = price
            else:
                high = price - 1
        return low


def worth_of_a_coin(view: AuktsionView) -> float:
    """What a coin kept for later deals is likely to bring there, in points: nothing after the last (AK-4.3)."""
    deals = view.deals - view.deal
    if not deals:
        return 0.0
    ranks = len(RANKS) if view.seats == 4 else len(RANKS) - 1
    money = deals * (GRANT * view.seats - A_RANK * ranks) + sum(view.money)
    return MARGIN * deals * SOLD * ranks / money


def expected_prices(view: AuktsionView, mine: Sequence[int], rank: int) -> list[int]:
    """What each rank is likely to cost: what the strongest rival holds of it, times what rivals can pay for a point.

    Money and points of every hand are public (AK-2.3), so what a rival has left for each point it still holds is too.
    """
    others = [s for s in range(view.seats) if s != view.seat]
    ranks = len(RANKS) if view.seats == 4 else len(RANKS) - 1
    to_come = (len(RANKS) - rank) / ranks
    rates = []
    for s in others:
        held = view.hand_points[s] - sum(lot.points for lot in bought(view.lots, s))
        rates.append(view.money[s] / max(1.0, held * to_come))
    rates.sort()
    rate = min((rates[-1] + rates[-2]) / 2, MOST_RATE[view.deal == view.deals])
    most = max(view.money[s] for s in others) + 1
    return [max(1, min(most, round(RIVAL * (A_RANK - points) * rate))) for points in mine]


def plan(goods: Sequence[tuple[int, int, int]], money: int, later: float) -> tuple[list[float], list[list[bool]]]:
    """The most points to be had with each sum of money, `best[m]`, and which goods (price, points, rank) are bought."""
    best = [later * m for m in range(money + 1)]
    took = []
    for price, worth, _ in goods:
        takes = [False] * (money + 1)
        for m in range(money, price - 1, -1):
            with_it = best[m - price] + worth
            if with_it > best[m]:
                best[m], takes[m] = with_it, True
        took.append(takes)
    return best, took


def _chosen(
    goods: Sequence[tuple[int, int, int]], took: Sequence[Sequence[bool]], money: int
) -> tuple[tuple[int, ...], int]:
    """The ranks that a plan buys with a sum of money, and what they cost."""
    ranks: list[int] = []
    start = left = min(money, len(took[0]) - 1) if took else 0
    for (price, _, rank), takes in zip(reversed(goods), reversed(took), strict=True):
        if takes[left]:
            ranks.append(rank)
            left -= price
    return tuple(reversed(ranks)), start - left
