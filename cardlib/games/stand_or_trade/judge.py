"""Why an act of Stand or Trade may or may not be made: what the rules ask for, from the general to the specific."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardlib.cards import card, unmask
from cardlib.engine.act import Act
from cardlib.engine.explanation import Check, say
from cardlib.engine.verdict import Verdict
from cardlib.ranking.six_card import category

if TYPE_CHECKING:
    from cardlib.games.stand_or_trade.rules import StandOrTradeState

ENDED: Final = {
    "stands": ("ST-2.4", "ST-3.6", "ST-3.1"),
    "last_trade": ("ST-3.6", "ST-3.2"),
    "stream": ("ST-3.6", "ST-3.3"),
    "final_turn": ("ST-3.6", "ST-3.4", "ST-2.7"),
}
"""By which rules trading is over, by what ended it."""


def judge(state: StandOrTradeState, seat: int, act: Act) -> Verdict:
    """The verdict on one act of one seat."""
    stop = _nothing_goes(state, seat)
    if stop is not None:
        return Verdict([stop])
    checks = {"stand": _stand, "trade": _trade, "drop": _drop, "give": _give}[act.verb]
    return Verdict(checks(state, seat, act))


def _nothing_goes(state: StandOrTradeState, seat: int) -> Check | None:
    """What rules out every act: a match that is over, a deal that is missing, a seat that is none."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < state.game.seats:
        return Check(False, say("check.seat", last=state.game.seats - 1), ("ST-2.1", "ST-1.1"))
    if state.over:
        rules = ("ST-6.1", "ST-6.2") if len(state.games) > state.game.options["games"] else ("ST-6.1",)
        return Check(False, say("check.over"), rules)
    if not state.phase:
        return Check(False, say("check.no_deck"), ("ST-1.2",))
    return None


def _turn(state: StandOrTradeState, seat: int) -> list[Check]:
    """Not while cards are given, not after having stood or dropped, and only in one's turn."""
    if state.phase == "give":
        return [Check(False, say("check.not_giving"), ("ST-2.5",))]
    if seat in state.stood:
        return [Check(False, say("check.stood"), ("ST-2.2",))]
    if seat in state.dropped:
        return [Check(False, say("check.dropped"), ("ST-3.6",))]
    rules = ["ST-2.1"]
    if state.phase == "final":
        rules = ["ST-3.6"]
    elif state.turn > 1:
        rules.append("ST-2.6")
    elif not state.traders and not state.stood:
        rules.append("ST-5.8" if state.games else "ST-1.3")
    mine = seat in state.actors
    key = "check.turn" if mine else "check.turn_of"
    return [
        Check(mine, say(key, other=state.actors[0]), tuple(rules)),
        Check(True, say("check.not_stood"), ("ST-2.2",)),
    ]


def _stand(state: StandOrTradeState, seat: int, act: Act) -> list[Check]:
    name = category(state.hands[seat], state.game.straight_flush)
    made = name != "drop"
    sentence = say("check.made", category=name) if made else say("check.no_made")
    return [*_turn(state, seat), Check(made, sentence, ("ST-2.2",))]


def _trade(state: StandOrTradeState, seat: int, act: Act) -> list[Check]:
    trading = state.phase != "final"
    if trading:
        open_check = Check(True, say("check.trading"), ("ST-2.7",))
    else:
        open_check = Check(False, say("check.trading_over." + state.ended_by), ENDED[state.ended_by])
    return [*_turn(state, seat), open_check]


def _drop(state: StandOrTradeState, seat: int, act: Act) -> list[Check]:
    over = state.phase == "final"
    rules = ("ST-2.4", "ST-3.6")
    name = category(state.hands[seat], state.game.straight_flush)
    nothing = name == "drop"
    sentence = say("check.drop_nothing") if nothing else say("check.drop_made", category=name)
    time = say("check.drop_time" if over else "check.drop_too_early")
    return [*_turn(state, seat), Check(over, time, rules), Check(nothing, sentence, rules)]


def _give(state: StandOrTradeState, seat: int, act: Act) -> list[Check]:
    giving = state.phase == "give"
    checks = [Check(giving, say("check.giving" if giving else "check.giving_later"), ("ST-2.5",))]
    if giving:
        trader = seat in state.actors or seat in state.gives
        checks.append(Check(trader, say("check.trader" if trader else "check.trader_not"), ("ST-2.5",)))
        if trader:
            once = seat not in state.gives
            checks.append(Check(once, say("check.once" if once else "check.once_not"), ("ST-2.5",)))
    one = card(act.args[0])
    if one not in state.game.pack():
        checks.append(Check(False, say("check.pack", card=one.text), ("ST-1.1",)))
    else:
        held = one in unmask(state.hands[seat])
        checks.append(Check(held, say("check.held" if held else "check.held_not", card=one.text), ("ST-2.5",)))
    return checks
