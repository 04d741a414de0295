"""Why an act of Auktsion may or may not be made: each thing the rules ask for, from the general to the specific."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardlib.cards import RANKS, short
from cardlib.engine.act import Act
from cardlib.engine.explanation import Check, say
from cardlib.engine.verdict import Verdict

if TYPE_CHECKING:
    from cardlib.games.auktsion.rules import AuktsionState

OPENING: Final = {
    "dealer": "AK-3.2",
    "buyer": "AK-3.2",
    "again": "AK-3.3",
    "dealer_again": "AK-3.3",
    "next": "AK-3.3",
}
"""By which rule the opener opens, by the reason that the state keeps."""


def judge(state: AuktsionState, seat: int, act: Act) -> Verdict:
    """The verdict on one act of one seat."""
    stop = _nothing_goes(state, seat)
    if stop is not None:
        return Verdict([stop])
    checks = [Check(True, say("check.on_sale", rank=RANKS[state.rank]), ("AK-3.1",)), _turn(state, seat)]
    if act.verb == "bid":
        checks += _price(state, seat, act.args[0])
    elif checks[-1].ok:
        checks.append(Check(True, say("check.pass"), ("AK-3.4",)))
    return Verdict(checks)


def _nothing_goes(state: AuktsionState, seat: int) -> Check | None:
    """What rules out every act: a match that is over, a deal that is missing, a seat that is none."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < state.game.seats:
        rule = "AK-1.1" if state.game.seats == 4 else "AK-1.2"
        return Check(False, say("check.seat", last=state.game.seats - 1), ("AK-3.4", rule))
    if state.over:
        return Check(False, say("check.over"), ("AK-4.4", "AK-4.3"))
    if state.rank < 0:
        return Check(False, say("check.no_deck"), ("AK-4.4", "AK-4.2"))
    return None


def _turn(state: AuktsionState, seat: int) -> Check:
    """Whose turn it is: the opener's (AK-3.2, AK-3.3), then clockwise (AK-3.4)."""
    mine = seat in state.actors
    if not state.price and not state.passes:
        key = "check.open" if mine else f"check.open_of.{state.opened_by}"
        return Check(mine, say(key, other=state.opener), (OPENING[state.opened_by],))
    return Check(mine, say("check.turn" if mine else "check.turn_of", other=state.actors[0]), ("AK-3.4",))


def _price(state: AuktsionState, seat: int, price: int) -> list[Check]:
    """A price is at least one coin, above the one that stands, and no more than one has (AK-3.5, AK-3.9)."""
    money, stands = state.money[seat], state.price
    args = {"n": _figure(price), "money": money, "stands": stands}
    checks = []
    if money <= stands:
        checks.append(Check(False, say("check.broke" if money else "check.broke.nothing", **args), ("AK-3.9",)))
    if stands:
        checks.append(
            Check(price > stands, say("check.higher" if price > stands else "check.higher_not", **args), ("AK-3.5",))
        )
    if price < 1 or not stands:
        checks.append(Check(price >= 1, say("check.whole" if price >= 1 else "check.whole_not", **args), ("AK-3.5",)))
    if price >= 1:
        enough = price <= money
        left = money - price if enough else 0
        key = "check.money" if enough else "check.money_not"
        checks.append(Check(enough, say(key, left=left, **args), ("AK-3.5",)))
    return checks


def _figure(price: int) -> int | str:
    """A price for a sentence; one of many figures is cut short."""
    return price if abs(price) < 10**9 else short(str(price), 14)
