"""What a rank is worth, where the money went, what the lots brought, and what an act would bring, as blocks."""

from __future__ import annotations

from collections.abc import Iterable

from cardlib.engine.act import Act
from cardlib.engine.explanation import Block, CardRow, MarkedCard, Paragraph, Row, Say, Sum, Table, Term, say
from cardlib.games.auktsion.score import GRANT, SUIT_POINTS, Lot, bought, worked
from cardlib.games.auktsion.view import AuktsionView

MOST_TERMS = 3
"""With more purchases than this the money's sum names them together."""


def figure(rank: str) -> str:
    """A rank as it stands on a card: 2 … 10, J, Q, K, A."""
    return "10" if rank == "T" else rank


def held(view: AuktsionView, rank: str) -> tuple[str, ...]:
    """The viewer's own cards of a rank that are still in hand."""
    return tuple(text for text in view.hand if text[0] == rank)


def worth(cards: Iterable[str]) -> int:
    """The points of some cards (AK-2.1)."""
    return sum(SUIT_POINTS[text[1]] for text in cards)


def lot_blocks(view: AuktsionView) -> tuple[Block, ...]:
    """What the rank on sale would bring the viewer: its cards, their points, and that nobody else's count."""
    cards = held(view, view.rank)
    if not cards:
        return (Paragraph(say("lot.none", rank=view.rank), ("AK-3.8",)),)
    row = tuple(MarkedCard(text, "make", note=say("points.short", n=SUIT_POINTS[text[1]])) for text in cards)
    blocks: list[Block] = [CardRow(row)]
    if len(cards) > 1:
        terms = [Term(SUIT_POINTS[text[1]], "+" if i else "", say("suit." + text[1])) for i, text in enumerate(cards)]
        blocks.append(Sum((*terms, Term(worth(cards), "=", say("lot.points"))), ("AK-2.1",)))
    blocks.append(Paragraph(say("lot.worth", rank=view.rank, n=worth(cards)), ("AK-3.8",), "note"))
    return tuple(blocks)


def money_sum(view: AuktsionView, seat: int) -> Sum:
    """A seat's money as a running sum: 70, less its hand, what it brought along, what it paid, what it has."""
    terms = [Term(GRANT, "", say("money.grant")), Term(view.hand_points[seat], "-", say("money.hand", seat=seat))]
    if view.deal > 1:
        terms.append(Term(view.carried[seat], "+", say("money.carried")))
    lots = bought(view.lots, seat)
    if len(lots) > MOST_TERMS:
        terms.append(Term(sum(lot.price for lot in lots), "-", say("money.lots", n=len(lots))))
    else:
        terms += [Term(lot.price, "-", say("money.lot", rank=lot.rank)) for lot in lots]
    return Sum((*terms, Term(view.money[seat], "=", say("money.now"))), ("AK-2.2", "AK-3.8") if lots else ("AK-2.2",))


def money_blocks(view: AuktsionView) -> tuple[Block, ...]:
    """The viewer's money as a sum, why it is so, what becomes of it, and everybody's in a table."""
    last = view.deal == view.deals
    return (
        money_sum(view, view.seat),
        Paragraph(say("money.why"), ("AK-2.2",), "note"),
        Paragraph(say("money.last" if last else "money.over"), ("AK-4.3",) if last else ("AK-4.2",), "note"),
        money_table(view),
    )


def money_table(view: AuktsionView) -> Table:
    """Everybody's money: what each hand counted, what was brought along, spent, and is there now (AK-2.3)."""
    rows = []
    for i in range(view.seats):
        seat = (view.seat + i) % view.seats
        cells = (
            say("seat.label", seat=seat),
            view.hand_points[seat],
            *((view.carried[seat],) if view.deal > 1 else ()),
            view.start[seat],
            view.start[seat] - view.money[seat],
            view.money[seat],
        )
        rows.append(Row(cells, "strong" if seat == view.seat else ""))
    carried = ("money.head.carried",) if view.deal > 1 else ()
    keys = ("head.seat", "money.head.hand", *carried, "money.head.start", "money.head.spent", "money.head.now")
    return Table(tuple(map(say, keys)), tuple(rows), say("money.all"))


def working(view: AuktsionView, seat: int) -> str:
    """The same running sum in short, as it stands beside a seat: `40 + 3 − 6`."""
    parts = [str(GRANT - view.hand_points[seat])]
    if view.carried[seat]:
        parts.append(f"+ {view.carried[seat]}")
    spent = view.start[seat] - view.money[seat]
    if spent:
        parts.append(f"− {spent}")
    return " ".join(parts)


def ledger(lots: Iterable[Lot], viewer: int, now: Row | None = None) -> Table:
    """All lots that are done, with buyer, price, cards laid out and points; and the one on sale."""
    rows = [_ledger_row(lot, viewer) for lot in lots]
    head = tuple(map(say, ("ledger.lot", "ledger.buyer", "ledger.price", "ledger.cards", "ledger.points")))
    return Table(head, (*rows, now) if now is not None else tuple(rows))


def _ledger_row(lot: Lot, viewer: int) -> Row:
    if lot.buyer is None:
        return Row((figure(lot.rank), say("ledger.unsold"), None, None, None), "soft")
    cells = (figure(lot.rank), say("seat.label", seat=lot.buyer), lot.price, lot.cards, lot.points)
    return Row(cells, "strong" if lot.buyer == viewer else "")


def ledger_now(view: AuktsionView) -> Row | None:
    """The ledger's line of the rank on sale."""
    if not view.rank:
        return None
    if view.stander is None:
        return Row((figure(view.rank), say("ledger.on_sale"), None, None, None), "now")
    return Row((figure(view.rank), say("ledger.stands", seat=view.stander), view.price, None, None), "now")


def pass_say(view: AuktsionView) -> Say:
    """What a pass would do now: sell, leave unsold, or nothing final (AK-3.4, AK-3.6, AK-3.7)."""
    if view.price and view.passes == view.seats - 2:
        return say("pass.sells", rank=view.rank, seat=view.stander, n=view.price)
    if not view.price and view.passes == view.seats - 1:
        return say("pass.unsold", rank=view.rank)
    return say("pass.open" if view.price else "pass.none")


def pass_rules(view: AuktsionView) -> tuple[str, ...]:
    """The rules behind `pass_say`."""
    if view.price and view.passes == view.seats - 2:
        return ("AK-3.6",)
    return ("AK-3.7",) if not view.price and view.passes == view.seats - 1 else ("AK-3.4",)


def describe(view: AuktsionView, act: Act) -> tuple[Block, ...]:
    """What an act would bring, before it is made: nothing for one that can't be made."""
    if act not in view.legal:
        return ()
    if act.verb == "pass":
        return (Paragraph(pass_say(view), pass_rules(view)),)
    price, cards = act.args[0], held(view, view.rank)
    args = {"n": price, "left": view.money[view.seat] - price, "rank": view.rank, "points": worth(cards)}
    if not cards:
        return (Paragraph(say("describe.none", **args), ("AK-3.8",)),)
    return (Paragraph(say("describe.bid", sum=worked(cards), **args), ("AK-3.8", "AK-2.1")),)
