"""What a table of Thirteen Steps shows of a view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cardlib.engine.act import Act
from cardlib.engine.explanation import Say, say
from cardlib.engine.game import Game
from cardlib.engine.scene import (
    Badge,
    Button,
    CardSpot,
    Centre,
    Count,
    Group,
    Menu,
    Panel,
    Scene,
    SeatScene,
    Tray,
    Zone,
)
from cardlib.engine.view import View
from cardlib.games.thirteen_steps.capture import Pair
from cardlib.games.thirteen_steps.events import capture_key, pair_data
from cardlib.games.thirteen_steps.explain import bonus_blocks, pair_of, pairs_blocks
from cardlib.games.thirteen_steps.score import Settled, penalty
from cardlib.games.thirteen_steps.sheet import deal_sheet
from cardlib.games.thirteen_steps.view import ThirteenStepsView


def scene(game: Game, view: View, *, paused: bool = False) -> Scene:
    """The scene of a view; `paused` shows the deal just settled instead of the one just dealt."""
    assert isinstance(view, ThirteenStepsView)
    deal = view.settled[-1] if (paused or view.over) and view.settled else None
    return Scene(
        title=_title(game, view, deal),
        lead=_lead(view, deal),
        seats=tuple(_seat(game, view, (view.seat + i) % view.seats, deal) for i in range(view.seats)),
        centre=_centre(view, deal),
        hand=Zone("hand", "fan", say("zone.hand")) if deal else _hand(view),
        tray=Tray(say("tray.settled")) if deal else _tray(view),
        panels=() if deal or not view.phase else _panels(game, view),
        sheet=deal_sheet(game, view) if deal else None,
    )


def _title(game: Game, view: ThirteenStepsView, deal: Settled | None) -> Say:
    of = game.options["deals"]
    if view.over:
        return say("title.over")
    if of == 1:
        return say("title.only")
    return say("title.deal", n=len(view.settled) + (0 if deal else 1), of=of)


def _lead(view: ThirteenStepsView, deal: Settled | None) -> Say:
    if deal:
        return say("lead.settled")
    if not view.phase:
        return say("lead.no_deck")
    return say("lead.stock", n=view.stock) if view.stock else say("lead.no_stock")


# seats


def _seat(game: Game, view: ThirteenStepsView, seat: int, deal: Settled | None) -> SeatScene:
    where = say(f"where.{view.seats}.{(seat - view.seat) % view.seats}")
    if deal:
        return _settled_seat(game, seat, where, deal)
    pairs = view.captured[seat]
    points = sum(one.points for one in pairs)
    sub = say("count.match", points=view.scores[seat]) if game.options["deals"] > 1 else None
    return SeatScene(
        seat=seat,
        say=say("seat.label", seat=seat),
        note=where,
        turn=seat in view.actors,
        marks=(Badge(say("mark.dealer"), "mark"),) if seat == view.dealer and view.phase else (),
        counts=(Count("points", points, say("count.captured", points=points), sub),),
        hand=_others(view, seat),
        hand_say=None if seat == view.seat else say("seat.hand", n=view.held[seat]),
        laid=_laid(seat, pairs),
    )


def _settled_seat(game: Game, seat: int, where: Say, deal: Settled) -> SeatScene:
    """A seat when the dummy is turned: its pairs with what they bring and cost, its points (TS-6.1)."""
    points = deal.points[seat]
    best = points == max(deal.points)
    total = deal.after[seat] if game.options["deals"] > 1 else points
    parts = {
        "captured": deal.capture_points[seat],
        "lost": deal.dummy_points[seat],
        "bonus": deal.bonus_points[seat],
    }
    return SeatScene(
        seat=seat,
        say=say("seat.label", seat=seat),
        note=where,
        said=Badge(say("said.points", points=points), "stand" if best else "wait"),
        counts=(Count("points", total, say("count.points", points=total), say("count.sum", **parts)),),
        laid=_laid(seat, deal.pairs[seat], deal.dummy),
    )


def _laid(seat: int, pairs: Iterable[Pair], dummy: str = "") -> tuple[Group, ...]:
    """A seat's pairs, each apart with its points (TS-2.3); those that the dummy hits stand out."""
    groups = []
    for i, one in enumerate(pairs):
        cost = penalty(one, dummy) if dummy else 0
        note = say("note.hit", points=one.points, cost=cost) if cost else say("note.points", points=one.points)
        spots = tuple(CardSpot(f"c{seat}.{i}.{j}", text) for j, text in enumerate(one.cards))
        groups.append(
            Group(spots, say("note.named", name=one.named) if one.named else None, note, "dead" if cost else "")
        )
    return tuple(groups)


def _others(view: ThirteenStepsView, seat: int) -> tuple[CardSpot, ...]:
    """Another seat's cards: backs; on an open table their faces."""
    if seat == view.seat:
        return ()
    hand = view.hands[seat]
    if hand is None:
        return tuple(CardSpot(f"s{seat}.{i}") for i in range(view.held[seat]))
    return tuple(CardSpot(f"s{seat}.{spot}", text) for spot, text in _spots(hand))


def _spots(cards: Iterable[str]) -> list[tuple[str, str]]:
    """Cards with names for their places, twins (jokers) told apart."""
    seen: dict[str, int] = {}
    named = []
    for text in cards:
        seen[text] = seen.get(text, 0) + 1
        named.append((text if seen[text] == 1 else f"{text}.{seen[text]}", text))
    return named


# centre


def _centre(view: ThirteenStepsView, deal: Settled | None) -> Centre:
    if not view.phase and not deal:
        return Centre(say("centre.no_deck"))
    cards = deal.left if deal else view.table
    row = tuple(CardSpot("t." + spot, text) for spot, text in _spots(cards))
    table = Zone("table", "row", say("zone.left" if deal else "zone.table"), row, note=_table_note(view, deal))
    dummy = CardSpot("dummy", deal.dummy if deal else None, "make" if deal else "")
    aside = Zone("dummy", "row", say("zone.dummy"), (dummy,), note=None if deal else say("note.dummy"))
    if deal:
        return Centre(say("centre.settled"), zones=(table, aside))
    return Centre(zones=(table, Zone("stock", "stack", say("zone.stock"), count=view.stock), aside))


def _table_note(view: ThirteenStepsView, deal: Settled | None) -> Say | None:
    if deal:
        return say("note.left") if deal.left else None
    return None if view.table else say("note.table_empty")


# hand and tray


def _hand(view: ThirteenStepsView) -> Zone:
    mine = view.seat in view.actors
    drawn = view.drawn
    spots = []
    for spot, text in _spots(view.hand):
        why: list[Any] | None = None if mine or view.over else ["play", text]
        new = text == drawn
        drawn = "" if new else drawn
        spots.append(CardSpot(spot, text, "new" if new else "", say("note.drawn") if new else None, why=why))
    return Zone("hand", "fan", say("zone.hand"), tuple(spots))


def _tray(view: ThirteenStepsView) -> Tray:
    if not view.phase:
        return Tray(say("tray.no_deck"))
    if view.seat not in view.actors:
        return Tray(say("tray.wait", other=view.actors[0]))
    menus = tuple(_menu(view, text) for text in dict.fromkeys(view.hand))
    able = {act.args[0] for act in view.legal if len(act.args) > 1}
    n = sum(text in able for text in view.hand)
    lead = say("tray.able", n=n, of=len(view.hand)) if n else say("tray.unable")
    return Tray(say("tray.play"), lead, menus)


def _menu(view: ThirteenStepsView, text: str) -> Menu:
    """All that one card of the hand can do: every capture with its points, and laying it down (TS-2.2, TS-2.3)."""
    legal = [act for act in view.legal if act.args[0] == text]
    lay = Act("play", text)
    alone = len(view.legal) == 1
    items = [_take(view, act, alone) for act in legal if len(act.args) > 1]
    items.append(
        Button(
            lay.to_json(),
            say("act.lay"),
            say("act.lay.declines" if items else "act.lay.nothing") if lay in legal else None,
            main=alone and lay in legal,
            ok=lay in legal,
        )
    )
    mine = tuple(spot for spot, other in _spots(view.hand) if other == text)
    return Menu(text, say("menu.card", card=text), tuple(items), mine, ["play", text, None])


def _take(view: ThirteenStepsView, act: Act, alone: bool) -> Button:
    one = pair_of(act)
    assert one is not None
    aims = tuple("t." + spot for spot, text in _spots(view.table) if text == one.taken)
    data = pair_data(one)
    key = "act.take.as" if one.named else "act.take"
    sub = say("act.take." + capture_key(one), **data)
    note = say("note.gain", points=one.points)
    return Button(act.to_json(), say(key, **data), sub, main=alone, spots=aims, note=note)


# panels


def _panels(game: Game, view: ThirteenStepsView) -> tuple[Panel, ...]:
    return (
        Panel("bonuses", say("panel.bonuses"), bonus_blocks(view, game.options), ("TS-5",)),
        Panel("pairs", say("panel.pairs"), pairs_blocks(view.captured[view.seat]), ("TS-3", "TS-4")),
    )
