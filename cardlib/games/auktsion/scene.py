"""What a table of Auktsion shows of a view."""

from __future__ import annotations

from typing import Literal

from cardlib.cards import RANKS
from cardlib.engine.explanation import Block, Paragraph, Say, say
from cardlib.engine.game import Game
from cardlib.engine.scene import (
    Badge,
    Button,
    CardSpot,
    Cell,
    Centre,
    Count,
    Group,
    NumberBox,
    Panel,
    Scene,
    SeatScene,
    Tray,
    Zone,
)
from cardlib.engine.view import View
from cardlib.games.auktsion.explain import (
    figure,
    held,
    ledger,
    ledger_now,
    lot_blocks,
    money_blocks,
    pass_say,
    working,
    worth,
)
from cardlib.games.auktsion.score import Deal, Lot, bought, scored
from cardlib.games.auktsion.sheet import deal_sheet
from cardlib.games.auktsion.view import AuktsionView

MOST_EACH = 60
"""With more acts than this the prices are typed, not listed one by one."""
RAISES = (1, 2, 3, 5)
"""The quick raises: so much above the price that stands."""


def scene(game: Game, view: View, *, paused: bool = False) -> Scene:
    """The scene of a view; `paused` shows the deal just settled instead of the one just dealt."""
    assert isinstance(view, AuktsionView)
    settled = view.finished[-1] if view.finished and (paused or view.over) else None
    return Scene(
        title=_title(view, settled),
        lead=_lead(view, settled),
        seats=tuple(_seat(view, (view.seat + i) % view.seats, settled) for i in range(view.seats)),
        centre=_centre(view, settled),
        hand=_hand(view, settled),
        tray=Tray(say("tray.settled")) if settled else _tray(view),
        panels=() if settled else _panels(view),
        sheet=deal_sheet(view, _after(view)) if settled else None,
    )


def _title(view: AuktsionView, settled: Deal | None) -> Say:
    if view.over:
        return say("title.over")
    return say("title.deal", n=len(view.finished) if settled else view.deal, of=view.deals)


def _lead(view: AuktsionView, settled: Deal | None) -> Say:
    if settled:
        return say("lead.settled")
    return say("lead.lot", rank=view.rank) if view.rank else say("lead.no_deck")


# seats


def _seat(view: AuktsionView, seat: int, settled: Deal | None) -> SeatScene:
    lots = settled.lots if settled else view.lots
    money = settled.left[seat] if settled else view.money[seat]
    points = scored(lots, view.seats)[seat]
    before = view.scores[seat] - (points if settled else 0)
    sub = say("plain", text=_settled_working(settled, seat) if settled else working(view, seat))
    dealer = settled.dealer if settled else view.dealer
    hand = view.thrown[seat] if settled else view.hands[seat]
    return SeatScene(
        seat=seat,
        say=say("seat.label", seat=seat),
        note=_where(view, seat),
        turn=seat in view.actors and not settled,
        said=None if settled else _said(view, seat),
        marks=(Badge(say("mark.dealer"), "mark", "deal"),) if seat == dealer and (settled or view.rank) else (),
        counts=(
            Count("coins", money, say("count.coins", n=money), sub if settled or view.rank else None),
            Count("points", points, say("count.points", n=points), _before(view, seat, before, lots)),
        ),
        hand=tuple(CardSpot(f"s{seat}.{text}", text) for text in hand or ()) if seat != view.seat else (),
        hand_say=say("seat.hand", n=len(hand) if hand is not None else view.held[seat]) if not settled else None,
        laid=tuple(_laid(lot) for lot in bought(lots, seat)),
    )


def _where(view: AuktsionView, seat: int) -> Say:
    at = (seat - view.seat) % view.seats
    side = {0: "you", 1: "left", view.seats - 1: "right"}.get(at, "across")
    return say("where." + side)


def _before(view: AuktsionView, seat: int, before: int, lots: tuple[Lot, ...]) -> Say | None:
    """Under the points of this deal: what the seat has from the deals before, and what it has in all."""
    if before:
        return say("count.before", n=before, total=before + scored(lots, view.seats)[seat])
    some = bought(lots, seat)
    return say("plain", text=" + ".join(str(lot.points) for lot in some)) if len(some) > 1 else None


def _settled_working(deal: Deal, seat: int) -> str:
    spent = deal.money[seat] - deal.left[seat]
    return f"{deal.money[seat]} − {spent}"


def _laid(lot: Lot) -> Group:
    """What a seat has laid out for one lot."""
    spots = tuple(CardSpot(text, text) for text in lot.cards)
    note = None if spots else say("plain", text=figure(lot.rank))
    return Group(spots, say("laid.lot", rank=lot.rank, n=lot.points, price=lot.price), note)


def _said(view: AuktsionView, seat: int) -> Badge | None:
    """What a seat said last on this lot."""
    said = view.said[seat]
    if seat == view.stander:
        return Badge(say("said.stands", n=view.price), "stand", "coin")
    if said is None:
        opens = seat == view.opener and bool(view.rank) and not view.passes and not view.price
        return Badge(say("said.opens"), "wait", "first") if opens else None
    return Badge(say("said.bid", n=said), "trade", "coin") if said else Badge(say("said.pass"), "wait", "pass")


# centre


def _centre(view: AuktsionView, settled: Deal | None) -> Centre:
    rail = _rail(view, settled)
    if settled:
        return Centre(say("centre.over" if view.over else "centre.settled"), zones=(rail,))
    if not view.rank:
        return Centre(say("centre.no_deck"))
    mine = held(view, view.rank)
    lot = Zone(
        "lot",
        "lot",
        say("zone.lot", rank=view.rank, n=len(mine)),
        cards=(
            *(CardSpot(f"lot.{text}", text, "make") for text in mine),
            *(CardSpot(f"lot.back{i}") for i in range(4 - len(mine))),
        ),
    )
    price = None
    if view.stander is not None:
        price = Count("coins", view.price, say("price.said", seat=view.stander, n=view.price), _stands(view))
    return Centre(say("centre.lot", rank=view.rank), lines=_lines(view), figure=price, zones=(rail, lot))


def _stands(view: AuktsionView) -> Say:
    return say("price.sub", seat=view.stander, n=view.price)


def _lines(view: AuktsionView) -> tuple[Say, ...]:
    """How many have passed in a row, and how many passes sell the rank or leave it unsold (AK-3.6, AK-3.7)."""
    if view.price:
        to_go = view.seats - 1 - view.passes
        return (say("passes.since" if view.passes else "passes.fresh", n=view.passes, left=to_go),)
    if not view.passes:
        return (say("passes.none." + view.opened_by, seat=view.opener),)
    return (say("passes.no_price", n=view.passes, left=view.seats - view.passes),)


def _rail(view: AuktsionView, settled: Deal | None) -> Zone:
    """A stop for each rank: sold, unsold, on sale, to come."""
    lots = {lot.rank: lot for lot in (settled.lots if settled else view.lots)}
    ranks = RANKS if view.seats == 4 else RANKS[1:]
    cells = []
    for rank in ranks:
        lot = lots.get(rank)
        if lot is not None and lot.buyer is None:
            cells.append(Cell(figure(rank), say("rail.unsold", rank=rank), say("ledger.unsold"), "void"))
        elif lot is not None:
            mark: Literal["done", "mine"] = "mine" if lot.buyer == view.seat else "done"
            sold = say("rail.sold", rank=rank, seat=lot.buyer, n=lot.price)
            cells.append(Cell(figure(rank), sold, say("seat.label", seat=lot.buyer), mark))
        elif rank == view.rank and not settled:
            cells.append(Cell(figure(rank), say("rail.now", rank=rank), say("ledger.on_sale"), "now"))
        else:
            cells.append(Cell(figure(rank), say("rail.to_come", rank=rank)))
    return Zone("rail", "rail", say("zone.rail", n=len(ranks)), cells=tuple(cells))


# hand and tray


def _hand(view: AuktsionView, settled: Deal | None) -> Zone:
    """One's own cards by rank with their points; ranks that are sold or unsold are of no more use (AK-3.8)."""
    if settled:
        thrown = view.thrown[view.seat] or ()
        groups = [_dead(rank, cards, say("hand.thrown")) for rank, cards in _by_rank(thrown)]
        return Zone("hand", "groups", say("zone.thrown"), groups=tuple(groups))
    gone = {lot.rank: lot for lot in view.lots}
    groups = []
    for rank, cards in _by_rank(view.hand):
        if rank in gone:
            buyer = gone[rank].buyer
            note = say("ledger.unsold") if buyer is None else say("hand.sold", seat=buyer)
            groups.append(_dead(rank, cards, note))
            continue
        mark: Literal["", "now"] = "now" if rank == view.rank else ""
        spots = tuple(CardSpot(text, text, "make" if mark else "") for text in cards)
        groups.append(Group(spots, note=say("points", n=worth(cards)), mark=mark))
    return Zone("hand", "groups", say("zone.hand"), groups=tuple(groups))


def _dead(rank: str, cards: tuple[str, ...], note: Say) -> Group:
    return Group(tuple(CardSpot(text, text, "dead") for text in cards), note=note, mark="dead")


def _by_rank(hand: tuple[str, ...]) -> list[tuple[str, tuple[str, ...]]]:
    """A hand by rank, in the order of sale."""
    ranks = dict.fromkeys(text[0] for text in hand)
    return [(rank, tuple(text for text in hand if text[0] == rank)) for rank in ranks]


def _tray(view: AuktsionView) -> Tray:
    if not view.rank:
        return Tray(say("tray.no_deck"))
    mine, money = view.seat in view.actors, view.money[view.seat]
    least = view.price + 1
    can_bid = mine and least <= money
    box = NumberBox(
        id="price",
        act=["bid", None],
        say=say("box.price"),
        submit=say("act.bid"),
        least=least,
        most=max(least, money),
        start=least,
        quick=tuple(n for n in dict.fromkeys(view.price + step for step in RAISES) if n <= money) if can_bid else (),
        sub=_box_sub(view, least, money),
        ok=can_bid,
        each=_each(view) if can_bid else (),
    )
    alone = mine and not can_bid
    button = Button(["pass"], say("act.pass"), icon="pass", main=alone, ok=mine)
    if not mine:
        return Tray(say("tray.wait", other=view.actors[0]), _worth_say(view), (box, button))
    return Tray(say("tray.ask" if can_bid else "tray.only_pass"), pass_say(view), (box, button))


def _box_sub(view: AuktsionView, least: int, money: int) -> Say:
    """Which prices there are, and what the first would leave."""
    if not money:
        return say("box.nothing")
    if least > money:
        return say("box.none", money=money, stands=view.price)
    return say("box.one" if least == money else "box.range", least=least, most=money, left=money - least)


def _each(view: AuktsionView) -> tuple[Button, ...]:
    """Every price as a press of its own, where they are few enough."""
    if len(view.legal) > MOST_EACH:
        return ()
    return tuple(Button(act.to_json(), say("act.price", n=act.args[0])) for act in view.legal if act.verb == "bid")


def _worth_say(view: AuktsionView) -> Say:
    """What the rank on sale counts in the viewer's hand, in one short line."""
    cards = held(view, view.rank)
    return say("advice.worth", rank=view.rank, n=worth(cards)) if cards else say("advice.none", rank=view.rank)


# panels and sheet


def _panels(view: AuktsionView) -> tuple[Panel, ...]:
    if not view.rank:
        return ()
    return (
        Panel("lot", say("panel.lot", rank=view.rank), lot_blocks(view), ("AK-2.1",)),
        Panel("money", say("panel.money"), money_blocks(view), ("AK-2.2",)),
        Panel("ledger", say("panel.ledger"), (ledger(view.lots, view.seat, ledger_now(view)),), ("AK-3.8",)),
    )


def _after(view: AuktsionView) -> tuple[Block, ...]:
    """What comes next: another deal, or who has won."""
    if view.over:
        told = [event for event in view.events if event.kind.startswith("wins")]
        return tuple(Paragraph(event.say, event.rules, "strong") for event in told)
    if not view.rank:
        return (Paragraph(say("sheet.no_deck"), ("AK-4.2",), "note"),)
    return (Paragraph(say("sheet.next", n=view.deal, of=view.deals, seat=view.opener), ("AK-4.2", "AK-3.2"), "note"),)
