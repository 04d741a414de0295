"""How a deal of Auktsion came out, line by line: lots, points, money, and where the match stands (rule AK-4)."""

from __future__ import annotations

from cardlib.engine.explanation import Bar, Bars, Block, Line, Lines, Paragraph, Row, Section, Sheet, Table, say
from cardlib.games.auktsion.explain import ledger
from cardlib.games.auktsion.score import GRANT, Deal, worked
from cardlib.games.auktsion.view import AuktsionView


def deal_sheet(view: AuktsionView, after: tuple[Block, ...]) -> Sheet:
    """The sheet of the last finished deal. `after` says what comes next."""
    deal, n = view.finished[-1], len(view.finished)
    points = deal.points
    order = _order(view)
    best = max(points)
    place = say("sheet.best") if points[view.seat] == best else say("sheet.best_is", n=best)
    aside: list[Block] = [
        Section(say("sheet.money"), (money_left(view, deal), *_money_notes(view)), ("AK-4.2", "AK-4.3")),
        Section(say("sheet.scores"), (scores(view, deal), *after), ("AK-4.3",)),
    ]
    if n > 1:
        aside.append(Section(say("sheet.match"), (match_table(view),), ("AK-4.3",)))
    aside.append(Section(say("sheet.ledger"), (ledger(deal.lots, view.seat),), ("AK-3.8",)))
    return Sheet(
        title=say("sheet.title" if points[view.seat] else "sheet.title.none", n=points[view.seat]),
        lead=say("sheet.lead", n=n, of=view.deals, place=place),
        rules=("AK-4.1",),
        blocks=(Section(say("sheet.points"), tuple(seat_section(deal, seat) for seat in order), ("AK-4.1", "AK-2.1")),),
        aside=tuple(aside),
    )


def _order(view: AuktsionView) -> list[int]:
    """The viewer first, the others clockwise."""
    return [(view.seat + i) % view.seats for i in range(view.seats)]


def seat_section(deal: Deal, seat: int) -> Section:
    """A seat's points, lot by lot: the cards laid out, the sum, the rule; the lines add up to its total."""
    lines = tuple(
        Line(
            say("sheet.lot", rank=lot.rank, n=lot.price),
            lot.points,
            say("plain", text=worked(lot.cards)) if lot.cards else say("sheet.no_cards"),
            ("AK-3.8", "AK-2.1"),
            lot.cards,
        )
        for lot in deal.bought(seat)
    )
    name = say("seat.label", seat=seat)
    if not lines:
        return Section(name, (Paragraph(say("sheet.bought_none", seat=seat), ("AK-4.1",)),))
    return Section(name, (Lines(lines, Line(say("sheet.total"), deal.points[seat])),))


def money_left(view: AuktsionView, deal: Deal) -> Table:
    """Everybody's money in the deal: start, spent, left."""
    head = tuple(map(say, ("head.seat", "money.head.start", "money.head.spent", "sheet.left")))
    rows = tuple(
        Row(
            (say("seat.label", seat=s), deal.money[s], deal.money[s] - deal.left[s], deal.left[s]),
            "strong" if s == view.seat else "",
        )
        for s in _order(view)
    )
    return Table(head, rows)


def _money_notes(view: AuktsionView) -> tuple[Block, ...]:
    """What becomes of the money that is left; and with the next hand dealt, what each begins with."""
    if view.over:
        return (Paragraph(say("sheet.wasted"), ("AK-4.3",), "note"),)
    if not view.rank:
        return (Paragraph(say("money.over"), ("AK-4.2",), "note"),)
    seat = view.seat
    args = {"grant": GRANT, "hand": view.hand_points[seat], "carried": view.carried[seat], "n": view.start[seat]}
    return (Paragraph(say("sheet.next_money", **args), ("AK-4.2", "AK-2.2"), "note"),)


def scores(view: AuktsionView, deal: Deal) -> Bars:
    """Everybody's points in the match before and after this deal."""
    points = deal.points
    bars = tuple(Bar(say("seat.label", seat=s), view.scores[s] - points[s], view.scores[s]) for s in _order(view))
    return Bars(bars, max(1, *view.scores), say("sheet.scores.all"))


def match_table(view: AuktsionView) -> Table:
    """The match so far: a line a deal, a column a seat; the columns add up to the scores."""
    order = _order(view)
    rows = [Row((n, *(deal.points[s] for s in order))) for n, deal in enumerate(view.finished, 1)]
    total = Row((say("sheet.all"), *(view.scores[s] for s in order)), "strong")
    head = (say("sheet.deal"), *(say("seat.label", seat=s) for s in order))
    return Table(head, (*rows, total))
