"""Why a play of Thirteen Steps may or may not be made: what the rules ask for, from the general to the specific."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlib.cards import CARDS, card
from cardlib.engine.act import Act
from cardlib.engine.explanation import Check, say
from cardlib.engine.verdict import Verdict
from cardlib.games.thirteen_steps.capture import MOST_SUM, TAKES, fits
from cardlib.games.thirteen_steps.score import number_of

if TYPE_CHECKING:
    from cardlib.games.thirteen_steps.rules import ThirteenStepsState


def judge(state: ThirteenStepsState, seat: int, act: Act) -> Verdict:
    """The verdict on one act of one seat. What can't be looked at without an earlier answer is not looked at."""
    stop = _nothing_goes(state, seat)
    if stop is not None:
        return Verdict([stop])
    checks = [_turn(state, seat)]
    if checks[0].ok:
        checks.append(_held(state, seat, act.args[0]))
    if checks[-1].ok and len(act.args) > 1:
        checks.append(_lies(state, act.args[1]))
    if checks[-1].ok:
        checks += _capture(*act.args) if len(act.args) > 1 else _discard(state, seat, act.args[0])
    return Verdict(checks)


def _nothing_goes(state: ThirteenStepsState, seat: int) -> Check | None:
    """What rules out every act: a match that is over, a deal that is missing, a seat that is none."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < state.game.seats:
        return Check(False, say("check.seat", last=state.game.seats - 1), ("TS-2.1", "TS-1.1"))
    if state.over:
        return Check(False, say("check.over"), ("TS-2.7",))
    if not state.phase:
        return Check(False, say("check.no_deck"), ("TS-1.2",))
    return None


def _turn(state: ThirteenStepsState, seat: int) -> Check:
    """In one's turn only: the first after the dealer, then to the left."""
    rules = ("TS-1.3", "TS-2.1") if state.opening else ("TS-2.8", "TS-2.1")
    mine = seat in state.actors
    return Check(mine, say("check.turn" if mine else "check.turn_of", other=state.actors[0]), rules)


def _held(state: ThirteenStepsState, seat: int, text: str) -> Check:
    """The card is in the hand, drawn or held before."""
    held = card(text).code in state.hands[seat]
    return Check(held, say("check.held" if held else "check.held_not", card=text), ("TS-2.1",))


def _lies(state: ThirteenStepsState, text: str) -> Check:
    """The card to be taken lies on the table."""
    if not state.table:
        return Check(False, say("check.table_empty"), ("TS-2.3", "TS-2.6"))
    lies = card(text).code in state.table
    return Check(lies, say("check.lies" if lies else "check.lies_not", card=text), ("TS-2.3",))


def _capture(mine: str, other: str, named: str | None = None) -> list[Check]:
    """Whether the two cards go together, and whether a joker is named as it should be."""
    if mine == other == "JK":
        ok = named is None
        return [Check(ok, say("check.jokers" if ok else "check.jokers_named"), ("TS-3.6",))]
    if "JK" in (mine, other):
        return _joker(mine, other, named)
    checks = [_fit(number_of(mine), number_of(other))]
    if named is not None:
        checks.append(Check(False, say("check.named_needless"), ("TS-3.4",)))
    return checks


def _fit(a: int, b: int) -> Check:
    """Two numbers: equal, or ten at most together. Equal ones are a match whatever their sum."""
    if a == b:
        rules = ("TS-3.1", "TS-3.3") if a + b <= MOST_SUM else ("TS-3.1",)
        return Check(True, say("check.match", number=a), rules)
    data = {"a": a, "b": b, "total": a + b}
    if fits(a, b):
        return Check(True, say("check.sum", **data), ("TS-3.2",))
    return Check(False, say("check.no_fit", **data), ("TS-3.2", "TS-3.1"))


def _joker(mine: str, other: str, named: str | None) -> list[Check]:
    """A joker takes, or is taken: it must be named a number, with which the two go together."""
    rule = "TS-3.4" if mine == "JK" else "TS-3.5"
    if named is None:
        return [Check(False, say("check.unnamed"), ("TS-3.7", rule))]
    fit = _fit(number_of(named), number_of(other if mine == "JK" else mine))
    return [Check(True, say("check.named", name=named), ("TS-3.7",)), Check(fit.ok, fit.say, (rule, *fit.rules))]


def _discard(state: ThirteenStepsState, seat: int, text: str) -> list[Check]:
    """Whether a card may be laid down: depends on what it, or the hand, could take (TS-2.4)."""
    code = card(text).code
    if not state.table:
        return [Check(True, say("check.table_empty"), ("TS-2.6", "TS-2.2"))]
    if state.game.capture == "optional":
        return [Check(True, say("check.may_decline"), ("TS-2.4", "TS-2.2"))]
    takes = _takeable(state, code)
    if takes:
        return [Check(False, say("check.must_take", card=text, cards=takes), ("TS-2.4",))]
    checks = [Check(True, say("check.takes_nothing", card=text), ("TS-2.4", "TS-2.2"))]
    if state.game.capture == "always":
        others = [CARDS[c].text for c in dict.fromkeys(state.hands[seat]) if _takeable(state, c)]
        key = "check.hand_must_take" if others else "check.hand_takes_nothing"
        checks.append(Check(not others, say(key, cards=others), ("TS-2.4",)))
    return checks


def _takeable(state: ThirteenStepsState, code: int) -> list[str]:
    """What a card could take from the table, in the table's order."""
    return [CARDS[other].text for other in dict.fromkeys(state.table) if other in TAKES[code]]
