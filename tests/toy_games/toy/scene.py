"""What the toy's table shows: a number box, an ordered choice of cards, speech out of turn."""

from __future__ import annotations

from typing import Any

from cardlib.games.toy.rules import ToyView

from cardlib.engine.act import Act
from cardlib.engine.explanation import Line, Lines, Mark, Sheet, say
from cardlib.engine.game import Game
from cardlib.engine.scene import (
    Badge,
    Button,
    CardSpot,
    Centre,
    Choice,
    Control,
    Count,
    NumberBox,
    Scene,
    SeatScene,
    Tray,
    Zone,
)
from cardlib.engine.view import View

SHORT = 60


def scene(game: Game, view: View, *, paused: bool = False) -> Scene:
    assert isinstance(view, ToyView)
    settled = paused or view.over
    laid = tuple(CardSpot(f"l.{text}", text) for text in view.laid)
    return Scene(
        title=say("title", n=len(view.done) + (not settled), most=game.options["deals"]),
        lead=say("lead." + (view.phase or "none")),
        seats=tuple(_seat(view, (view.seat + i) % view.seats) for i in range(view.seats)),
        centre=Centre(say("centre", n=view.high[1]), zones=(Zone("laid", "row", say("zone.laid"), laid),)),
        hand=_hand(view, settled),
        tray=Tray(say("tray.settled")) if settled else _tray(view),
        sheet=_sheet(view) if settled else None,
    )


def _seat(view: ToyView, seat: int) -> SeatScene:
    hand = view.hands[seat]
    backs = () if seat == view.seat else tuple(CardSpot(f"s{seat}.{i}") for i in range(5))
    return SeatScene(
        seat=seat,
        say=say("seat", seat=seat),
        turn=seat in view.actors,
        said=Badge(say("said.called"), "mark") if seat in view.callers else None,
        counts=(Count("points", view.scores[seat], say("points", n=view.scores[seat])),),
        hand=tuple(CardSpot(f"s{seat}.{t}", t) for t in hand) if hand and seat != view.seat else backs,
    )


def _hand(view: ToyView, settled: bool) -> Zone:
    verbs = set() if settled else {act.verb for act in view.legal}
    spots = []
    for text in view.hand:
        act: list[Any] | None = ["hide", text] if "hide" in verbs else None
        mark: Mark = "taken" if text == view.mine else ""
        why = None if act or "lay" in verbs else ["hide", text]
        spots.append(CardSpot(text, text, mark, act=act, pick="lay" in verbs, why=why))
    return Zone("hand", "fan", say("zone.hand"), tuple(spots))


def _tray(view: ToyView) -> Tray:
    verbs = {act.verb for act in view.legal}
    call = Button(["call"], say("act.call"), ok="call" in verbs)
    controls: list[Control] = [call]
    if view.phase == "bid":
        least = view.high[1] + 1
        ok = "bid" in verbs
        box = NumberBox(
            "bid", ["bid", None], say("act.bid"), say("act.bid"), least, view.top, least, ok=ok, each=_each(view, "bid")
        )
        controls += [box, Button(["pass"], say("act.pass"), ok="pass" in verbs)]
    elif "lay" in verbs:
        each = _each(view, "lay")
        controls.append(Choice("lay", ["lay", None], say("act.lay"), say("act.lay"), 2, 3, ordered=True, each=each))
    return Tray(say("tray." + (view.phase or "none")), controls=tuple(controls), speech=verbs == {"call"})


def _each(view: ToyView, verb: str) -> tuple[Button, ...]:
    acts = [act for act in view.legal if act.verb == verb]
    return tuple(Button(act.to_json(), _name(act)) for act in acts) if len(view.legal) <= SHORT else ()


def _name(act: Act) -> Any:
    return say("each.bid", n=act.args[0]) if act.verb == "bid" else say("each.lay", cards=list(act.args[0]))


def _sheet(view: ToyView) -> Sheet:
    told = [event for event in view.events if event.kind not in ("hidden", "deal")]
    lines = tuple(Line(event.say, rules=event.rules) for event in told)
    return Sheet(say("sheet", n=len(view.done)), (Lines(lines),), rules=("TY-6.4",))
