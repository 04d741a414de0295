"""Players of Auktsion. They see a view and nothing else.

Level 1 bids at random, within two coins a point. Level 2 shares its money out over the ranks it still holds, by their
points. Level 3 reckons what each rank to come is likely to cost, plans which of them to buy with its money, and bids as
long as the plan gains by it (`reckon.py`).
"""

from __future__ import annotations

from typing import Final

from cardlib.cards import RANKS
from cardlib.engine.act import Act
from cardlib.engine.explanation import Say, say
from cardlib.engine.game import Game
from cardlib.engine.player import Choice, Player
from cardlib.engine.view import View
from cardlib.games.auktsion.reckon import Reckoning, values
from cardlib.games.auktsion.view import AuktsionView
from cardlib.shuffle import Stream

PLAIN_RATE: Final = 2
"""What level 1 pays for a point at most."""
CARRIED_RATE: Final = 3
"""What level 2 pays for a point at most while money can still be carried over (AK-4.2)."""


class Random:
    """Level 1: at random among sensible acts: never above two coins a point, never for a rank it does not hold."""

    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        """Three times in four a small raise, where it stays within that."""
        assert isinstance(view, AuktsionView)
        worth = values(view.hand)[RANKS.index(view.rank)]
        least, most = view.price + 1, min(PLAIN_RATE * worth, view.money[view.seat])
        if least <= most and rng.chance(3, 4):
            price = min(most, least + rng.below(2))
            return _bid(price, say("reason.worth", rank=view.rank, n=worth, price=price))
        return _pass(view, worth, most)


class Sharer:
    """Level 2: so many coins a point, the same for all the ranks it still holds."""

    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        """The next price, up to this rank's share of the money."""
        assert isinstance(view, AuktsionView)
        worth, money = values(view.hand), view.money[view.seat]
        rank = RANKS.index(view.rank)
        to_come = sum(worth[rank:])
        limit = worth[rank] * money // to_come if worth[rank] else 0
        if view.deal < view.deals:
            limit = min(limit, CARRIED_RATE * worth[rank])
        if view.price < limit:
            price = raised(view.price, limit, rng)
            reason = say("reason.share", rank=view.rank, n=worth[rank], total=to_come, money=money, limit=limit)
            return _bid(price, reason)
        return _pass(view, worth[rank], limit)


class Planner:
    """Level 3: plans what to buy, by what it counts and what it is likely to cost."""

    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        """The next price, as long as buying at it leaves the plan better than letting the rank go."""
        assert isinstance(view, AuktsionView)
        plan = Reckoning(view)
        worth, limit = plan.worth, plan.limit
        if view.price < limit:
            price = raised(view.price, min(limit, max(view.price + 1, plan.price // 2)), rng)
            reasons = [say("reason.plan", rank=view.rank, n=worth, limit=limit)]
            if plan.wanted:
                reasons.append(say("reason.plan.rest", ranks=[RANKS[r] for r in plan.wanted], n=plan.reserve))
            return _bid(price, *reasons)
        return _pass(view, worth, limit)


def raised(price: int, limit: int, rng: Stream) -> int:
    """A price above the one that stands: one more where the limit is near, perhaps a longer step where it is far."""
    return price + 1 + rng.below(1 + (limit - price - 1) // 2)


def _bid(price: int, *reasons: Say) -> Choice:
    return Choice(Act("bid", price), reasons, ("AK-3.5",))


def _pass(view: AuktsionView, worth: int, limit: int) -> Choice:
    """A pass and why: no money, no such card, or too dear."""
    money = view.money[view.seat]
    if money <= view.price:
        return Choice(Act("pass"), (say("reason.broke", money=money),), ("AK-3.9",))
    if not worth:
        return Choice(Act("pass"), (say("reason.none", rank=view.rank),), ("AK-3.8",))
    return Choice(Act("pass"), (say("reason.dear", rank=view.rank, n=worth, limit=limit),), ("AK-3.4",))


LEVELS: Final[dict[int, Player]] = {1: Random(), 2: Sharer(), 3: Planner()}
