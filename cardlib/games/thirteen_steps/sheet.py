"""How a deal of Thirteen Steps came out, line by line: pairs, dummy, bonuses, points (rules TS-3 to TS-6), as data."""

from __future__ import annotations

from typing import Any

from cardlib.engine.explanation import (
    Bar,
    Bars,
    Block,
    CardRow,
    Line,
    Lines,
    MarkedCard,
    Paragraph,
    Row,
    Say,
    Section,
    Sheet,
    Sum,
    Table,
    Term,
    say,
)
from cardlib.engine.game import Game
from cardlib.games.thirteen_steps.explain import bonus_line, hit_line, pair_line
from cardlib.games.thirteen_steps.score import Settled, number_of, penalty
from cardlib.games.thirteen_steps.view import ThirteenStepsView


def deal_sheet(game: Game, view: ThirteenStepsView) -> Sheet:
    """The sheet of the deal that was settled last."""
    deal = view.settled[-1]
    order = sorted(range(view.seats), key=lambda s: (-deal.points[s], (s - view.seat) % view.seats))
    aside: list[Block] = [
        Section(say("sheet.dummy"), dummy_blocks(deal), ("TS-4",)),
        Section(say("sheet.points"), (points_table(deal, order, view.seat),), ("TS-6.1",)),
    ]
    if game.options["deals"] > 1:
        aside.append(Section(say("sheet.match"), (_match(deal),), ("TS-6.2",)))
    return Sheet(
        title=_title(view, deal),
        lead=_lead(deal),
        rules=("TS-2.7", "TS-4"),
        blocks=tuple(seat_section(deal, seat) for seat in order),
        aside=(*aside, *_after(game, view)),
    )


def _title(view: ThirteenStepsView, deal: Settled) -> Say:
    """What the deal was to the viewer."""
    mine, best = deal.points[view.seat], max(deal.points)
    shared = deal.points.count(best) > 1
    key = "behind" if mine < best else "shared" if shared else "best"
    return say("sheet.title." + key, points=mine, place=1 + sum(p > mine for p in deal.points))


def _lead(deal: Settled) -> Say:
    if deal.dummy == "JK":
        return say("sheet.lead.joker")
    return say("sheet.lead", card=deal.dummy, number=number_of(deal.dummy))


def seat_section(deal: Settled, seat: int) -> Section:
    """One seat's deal: its pairs, what the dummy takes off, its bonuses, and the sum."""
    pairs = deal.pairs[seat]
    captured, lost, bonus = deal.capture_points[seat], deal.dummy_points[seat], deal.bonus_points[seat]
    hits = tuple(hit_line(one, deal.dummy) for one in pairs if penalty(one, deal.dummy))
    gained = tuple(bonus_line(name) for name in deal.bonuses[seat])
    blocks: list[Block] = [
        _lines(tuple(map(pair_line, pairs)), Line(say("total.captures"), captured), say("line.no_pairs"), "TS-2.3"),
        _lines(hits, Line(say("total.dummy"), -lost), say("line.no_hits"), "TS-4"),
        _lines(gained, Line(say("total.bonuses"), bonus), say("line.no_bonus"), "TS-5"),
        points_sum(captured, lost, bonus),
    ]
    return Section(say("sheet.seat", seat=seat, points=deal.points[seat]), tuple(blocks), ("TS-6.1",))


def _lines(items: tuple[Line, ...], total: Line, none: Say, rule: str) -> Lines:
    """Lines with their total; where there are none, one line that says so."""
    return Lines(items, total) if items else Lines((Line(none, 0, rules=(rule,)),))


def points_sum(captured: int, lost: int, bonus: int) -> Sum:
    """Captures less the penalty, and the bonuses (TS-6.1)."""
    terms = (
        Term(captured, "", say("term.captures")),
        Term(lost, "-", say("term.dummy")),
        Term(bonus, "+", say("term.bonuses")),
        Term(captured - lost + bonus, "=", say("term.points")),
    )
    return Sum(terms, ("TS-6.1",))


def dummy_blocks(deal: Settled) -> tuple[Block, ...]:
    """The dummy turned up, every pair that it hits, and what was left on the table."""
    row = [MarkedCard(deal.dummy, "make")]
    items = []
    for seat, pairs in enumerate(deal.pairs):
        for one in pairs:
            if penalty(one, deal.dummy):
                line = hit_line(one, deal.dummy)
                items.append(
                    Line(say("line.of", seat=seat, what=line.say), line.amount, line.sub, line.rules, line.cards)
                )
    blocks: list[Block] = [CardRow(tuple(row))]
    if items:
        blocks.append(Lines(tuple(items)))
    else:
        blocks.append(Paragraph(say("sheet.dummy.misses"), ("TS-4",)))
    if deal.left:
        blocks.append(Paragraph(say("sheet.left", cards=list(deal.left), n=len(deal.left)), ("TS-2.7",), "soft"))
    return tuple(blocks)


def points_table(deal: Settled, order: list[int], viewer: int) -> Table:
    """All seats side by side, best first."""
    head = tuple(say("head." + name) for name in ("seat", "captures", "dummy", "bonuses", "points"))
    rows = tuple(
        Row(
            (
                say("bar.seat", seat=seat),
                deal.capture_points[seat],
                -deal.dummy_points[seat],
                deal.bonus_points[seat],
                deal.points[seat],
            ),
            "strong" if seat == viewer else "",
        )
        for seat in order
    )
    return Table(head, rows)


def _match(deal: Settled) -> Bars:
    """Each seat's points of the match, before and after this deal (TS-6.2)."""
    most = max(1, *deal.before, *deal.after)
    bars = tuple(
        Bar(say("bar.seat", seat=s), before, after)
        for s, (before, after) in enumerate(zip(deal.before, deal.after, strict=True))
    )
    return Bars(bars, most)


def _after(game: Game, view: ThirteenStepsView) -> tuple[Block, ...]:
    """Who has won, or which deal comes next."""
    if view.over:
        told = [event for event in view.events if event.kind in ("wins", "share")]
        return tuple(Paragraph(event.say, event.rules, "strong") for event in told)
    data: dict[str, Any] = {"n": len(view.settled) + 1, "of": game.options["deals"], "seat": view.first}
    return (Paragraph(say("sheet.next", **data), ("TS-6.2", "TS-1.3"), "note"),)
