"""What a table of Stand or Trade shows of a view."""

from __future__ import annotations

from typing import Any

from cardlib.cards import card, mask
from cardlib.engine.explanation import Block, Mark, Paragraph, Say, say
from cardlib.engine.game import Game
from cardlib.engine.scene import (
    Badge,
    Button,
    CardSpot,
    Centre,
    Count,
    Panel,
    Passing,
    Scene,
    SeatScene,
    Tray,
    Zone,
)
from cardlib.engine.view import View
from cardlib.games.stand_or_trade.explain import hand_blocks, near
from cardlib.games.stand_or_trade.sheet import game_sheet, return_sheet
from cardlib.games.stand_or_trade.view import StandOrTradeView, in_order
from cardlib.ranking.six_card import StraightFlush, category

HAND = 6
ICONS = {"stand": "stand", "trade": "trade", "drop": "drop"}


def scene(game: Game, view: View, *, paused: bool = False) -> Scene:
    """The scene of a view; `paused` shows the game just settled (or void) instead of the one just dealt."""
    assert isinstance(view, StandOrTradeView)
    straight_flush: StraightFlush = game.options["straight_flush"]
    settled = paused or view.over
    return Scene(
        title=_title(game, view, settled),
        lead=_lead(view, settled),
        seats=tuple(_seat(view, (view.seat + i) % view.seats, settled) for i in range(view.seats)),
        centre=_centre(view, settled),
        hand=_hand(view, settled),
        tray=Tray(say("tray.void" if _is_void(view) else "tray.settled")) if settled else _tray(view, straight_flush),
        panels=() if settled else _panels(view, straight_flush),
        sheet=_sheet(game, view, straight_flush) if settled else None,
    )


def _is_void(view: StandOrTradeView) -> bool:
    return any(event.kind == "return" for event in view.events)


def _title(game: Game, view: StandOrTradeView, settled: bool) -> Say:
    if view.over:
        return say("title.over")
    n = len(view.games) + (0 if settled and not _is_void(view) else 1)
    of = game.options["games"]
    return say("title.game", n=n, of=of) if n <= of else say("title.extra", n=n)


def _lead(view: StandOrTradeView, settled: bool) -> Say:
    if settled:
        return say("lead.void" if _is_void(view) else "lead.settled")
    if not view.phase:
        return say("lead.no_deck")
    return say("lead.final") if view.phase == "final" else say("lead.turn", n=view.turn)


# seats


def _seat(view: StandOrTradeView, seat: int, settled: bool) -> SeatScene:
    if settled and not _is_void(view) and view.games:
        return _shown(view, seat)
    return SeatScene(
        seat=seat,
        say=say("seat.label", seat=seat),
        note=_where(view, seat) if seat != view.seat else None,
        turn=seat in view.actors and not settled,
        said=None if settled else _said(view, seat),
        marks=(Badge(say("mark.gun"), "mark", "first"),) if seat == view.gun and not settled and view.phase else (),
        counts=(_chips(view.chips[seat]),),
        hand=_cards_of(view, seat),
        hand_say=say("seat.hand" if view.known[seat] else "seat.hand.none", n=HAND, cards=list(view.known[seat])),
    )


def _shown(view: StandOrTradeView, seat: int) -> SeatScene:
    """A seat after the show: its hand lies open (ST-5.1)."""
    game = view.games[-1]
    dropped = seat in game.droppers
    badge = (
        Badge(say("said.drop"), "wait", "drop")
        if dropped
        else Badge(say("said.place", place=game.places.index(seat) + 1), "stand")
    )
    hand = in_order(game.hands[seat])
    return SeatScene(
        seat=seat,
        say=say("seat.label", seat=seat),
        note=_where(view, seat) if seat != view.seat else None,
        said=badge,
        counts=(_chips(game.after[seat]),),
        hand=tuple(CardSpot(f"s{seat}.{text}", text) for text in hand) if seat != view.seat else (),
        hand_say=say("seat.shown", category=game.categories[seat]),
    )


def _where(view: StandOrTradeView, seat: int) -> Say:
    return say(f"where.{(seat - view.seat) % view.seats}")


def _chips(n: int) -> Count:
    return Count("chips", n, say("chips", n=n))


def _said(view: StandOrTradeView, seat: int) -> Badge | None:
    """What a seat has said in this turn, or that it is still to speak."""
    if seat in view.stood:
        return Badge(say("said.stand", n=view.stood.index(seat) + 1), "stand", "stand")
    if seat in view.dropped:
        return Badge(say("said.drop"), "wait", "drop")
    if view.phase == "give" and seat in view.traders:
        if seat in view.chosen:
            return Badge(say("said.chosen"), "trade", "yes")
        return Badge(say("said.choosing"), "wait", "wait")
    if seat in view.traders:
        return Badge(say("said.trade"), "trade", "trade")
    return Badge(say("said.wait"), "wait", "wait") if view.phase else None


def _cards_of(view: StandOrTradeView, seat: int) -> tuple[CardSpot, ...]:
    """Another seat's cards: backs, and those that all have seen; on an open table all of them."""
    if seat == view.seat or not view.phase:
        return ()
    known = view.known[seat]
    hand = view.hands[seat]
    if hand is not None:
        return tuple(CardSpot(f"s{seat}.{text}", text, "known" if text in known else "") for text in hand)
    backs = tuple(CardSpot(f"s{seat}.{i}") for i in range(HAND - len(known)))
    return (*backs, *(CardSpot(f"s{seat}.{text}", text, "known") for text in known))


# centre


def _centre(view: StandOrTradeView, settled: bool) -> Centre:
    zone = Zone(
        "trade",
        "ring",
        say("zone.trade", n=view.turn - (0 if view.phase == "final" else 1)),
        passing=tuple(Passing(CardSpot(f"p.{p.card}", p.card), p.seat, p.to) for p in view.passed),
    )
    zones = (zone,) if view.passed and not settled else ()
    if settled or not view.phase:
        return Centre(say("centre.settled") if settled else say("centre.no_deck"))
    if view.phase == "final":
        return Centre(say("centre.final"), 4, view.turn, (say("centre.ended." + view.ended_by),), zones=zones)
    lines = [say("centre.left")]
    if view.passed:
        lines.append(say("centre.shown", n=view.turn - 1))
    if view.phase == "give":
        lines = [say("centre.giving")]
    return Centre(say("centre.turn", n=view.turn), 4, view.turn, tuple(lines), zones=zones)


# hand and tray


def _hand(view: StandOrTradeView, settled: bool) -> Zone:
    if settled:
        hand = in_order(view.games[-1].hands[view.seat]) if view.games and not _is_void(view) else ()
        return Zone("hand", "fan", say("zone.hand"), tuple(CardSpot(text, text) for text in hand))
    legal = {act.args[0]: act.to_json() for act in view.legal if act.verb == "give"}
    planning = view.phase == "declare" and view.seat not in view.stood
    spots = []
    for text in view.hand:
        note = say("note.chosen") if text == view.mine else None
        why: list[Any] | None = None if text in legal or planning else ["give", text]
        mark: Mark = "taken" if text == view.mine else "new" if text in view.known[view.seat] else ""
        spots.append(CardSpot(text, text, mark, note, act=legal.get(text), plan=planning or text in legal, why=why))
    return Zone("hand", "fan", say("zone.hand"), tuple(spots))


def _tray(view: StandOrTradeView, straight_flush: StraightFlush) -> Tray:
    legal = {act.verb for act in view.legal}
    alone = len(view.legal) == 1
    buttons = tuple(
        Button(
            [verb],
            say("act." + verb),
            icon=ICONS[verb],
            main=verb in legal and alone,
            ok=verb in legal,
            planned=say("act.trade.planned") if verb == "trade" else None,
        )
        for verb in ("trade", "stand", "drop")
    )
    return Tray(_question(view, legal), _advice(view, straight_flush), buttons, plan=say("plan.give"))


def _question(view: StandOrTradeView, legal: set[str]) -> Say:
    if not view.phase:
        return say("tray.no_deck")
    if "give" in legal:
        return say("tray.give")
    if legal:
        return say("tray.final" if view.phase == "final" else "tray.declare")
    if view.phase == "give":
        return say("tray.wait_give", seats=list(view.actors))
    return say("tray.wait", other=view.actors[0])


def _advice(view: StandOrTradeView, straight_flush: StraightFlush) -> Say | None:
    """How the hand stands, in one short line."""
    if not view.hand:
        return None
    bits = mask(card(text) for text in view.hand)
    name = category(bits, straight_flush)
    if name != "drop":
        return say("advice.made", category=name)
    if not _may_trade(view):
        return say("advice.none")
    better = near(bits, straight_flush)
    return say("advice.near", category=better[0].category) if better else say("advice.nothing")


# panels and sheet


def _panels(view: StandOrTradeView, straight_flush: StraightFlush) -> tuple[Panel, ...]:
    if not view.hand:
        return ()
    blocks = hand_blocks(view.hand, straight_flush, trading=_may_trade(view))
    return (Panel("hand", say("panel.hand"), blocks, ("ST-4",)),)


def _may_trade(view: StandOrTradeView) -> bool:
    """Whether the seat can still better its hand: trading is on, and it has not stood (ST-2.2, ST-3.6)."""
    return view.phase != "final" and view.seat not in view.stood


def _sheet(game: Game, view: StandOrTradeView, straight_flush: StraightFlush) -> Any:
    if _is_void(view):
        return return_sheet(view)
    winner = next((event.data["seat"] for event in view.events if event.kind.startswith("wins")), None)
    return game_sheet(view.games[-1], view.seat, straight_flush, _after(game, view), winner)


def _after(game: Game, view: StandOrTradeView) -> tuple[Block, ...]:
    """What comes next: another game, an extra one, or who has won."""
    if view.over:
        told = [event for event in view.events if event.kind.startswith(("over.", "wins"))]
        return tuple(Paragraph(event.say, event.rules, "strong" if event.kind[0] == "w" else "") for event in told)
    extra = [event for event in view.events if event.kind == "extra"]
    if extra:
        return tuple(Paragraph(event.say, event.rules, "note") for event in extra)
    note = say("sheet.next_game", n=len(view.games) + 1, seat=view.gun, target=game.options["target"])
    return (Paragraph(note, ("ST-5.8", "ST-6.1"), "note"),)
