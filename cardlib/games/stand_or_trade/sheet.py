"""How a game of Stand or Trade came out, line by line: hands, payments, chips (rules ST-4 and ST-5), as data."""

from __future__ import annotations

from cardlib.cards import unmask
from cardlib.engine.explanation import (
    Bar,
    Bars,
    Block,
    CardRow,
    Line,
    Lines,
    MarkedCard,
    Paragraph,
    Place,
    Places,
    Say,
    Section,
    Sheet,
    say,
)
from cardlib.games.stand_or_trade.explain import (
    compare_blocks,
    hand_say,
    marked,
    odds_say,
    sort,
    why_blocks,
)
from cardlib.games.stand_or_trade.score import Payment, Settled
from cardlib.games.stand_or_trade.view import StandOrTradeView
from cardlib.ranking.six_card import StraightFlush

END_RULE = {"stands": "ST-3.1", "last_trade": "ST-3.2", "stream": "ST-3.3", "final_turn": "ST-3.4"}


def game_sheet(
    game: Settled, viewer: int, straight_flush: StraightFlush, after: tuple[Block, ...], winner: int | None = None
) -> Sheet:
    """The sheet of one game that counted. `after` says what comes next; `winner` has won the match with it."""
    return Sheet(
        title=_title(game, viewer) if winner is None else say("sheet.over", seat=winner),
        lead=say("sheet.ended." + game.ended_by),
        rules=(END_RULE[game.ended_by], "ST-5.1"),
        blocks=(Section(say("sheet.hands"), (places(game, straight_flush),), ("ST-4",)),),
        aside=(
            Section(say("sheet.payments"), payments(game), (payment_rule(game),)),
            Section(say("sheet.chips"), (chips(game), *after)),
        ),
    )


def return_sheet(view: StandOrTradeView) -> Sheet:
    """The sheet of a game that was void: all cards given in the first turn were of one rank (ST-3.5)."""
    given = [event for event in view.events if event.kind == "passed"]
    rank = next(event.data["rank"] for event in view.events if event.kind == "return")
    row = tuple(MarkedCard(event.data["card"], "make") for event in given)
    lines = tuple(Line(say("sheet.gave", seat=e.data["seat"], to=e.data["to"]), cards=(e.data["card"],)) for e in given)
    return Sheet(
        title=say("sheet.return"),
        lead=say("sheet.return.lead", rank=rank),
        rules=("ST-3.5",),
        blocks=(Section(say("sheet.return.cards"), (CardRow(row), Lines(lines))),),
        aside=(Section(say("sheet.next"), (Paragraph(say("sheet.return.next"), ("ST-3.5",), "note"),)),),
    )


def _title(game: Settled, viewer: int) -> Say:
    net = game.payments[viewer]
    kind = "won" if net > 0 else "lost" if net < 0 else "even"
    dropped = ".dropped" if viewer in game.droppers else ""
    return say(f"sheet.{kind}{dropped}", n=abs(net), category=game.categories[viewer])


def places(game: Settled, straight_flush: StraightFlush) -> Places:
    """The hands, best first, each with why it is what it is and why the one before beats it."""
    items, before = [], None
    for n, seat in enumerate(game.places, 1):
        hand = (seat, game.hands[seat], game.stood.index(seat))
        why = why_blocks(hand[1], straight_flush)
        if n == 1:
            why += (Paragraph(odds_say(game.categories[seat], straight_flush), ("ST-4",), "soft"),)
        beaten = compare_blocks(before, hand, straight_flush) if before else ()
        items.append(
            Place(seat, hand_say(hand[1], straight_flush), marked(hand[1], straight_flush), (*beaten, *why), n)
        )
        before = hand
    for seat in game.droppers:
        cards = tuple(MarkedCard(c.text) for c in sort(unmask(game.hands[seat])))
        why = why_blocks(game.hands[seat], straight_flush)
        items.append(Place(seat, say("sheet.dropped"), cards, why, mark=say("sheet.drop"), rules=("ST-5.1",)))
    return Places(tuple(items))


def payment_rule(game: Settled) -> str:
    """The paragraph that says who pays whom, by the number of droppers."""
    return ("ST-5.2", "ST-5.3", "ST-5.4", "ST-5.5", "ST-5.6")[len(game.droppers)]


def payments(game: Settled) -> tuple[Block, ...]:
    """Who pays whom and why; the amounts of each list add up to its total."""
    rule = payment_rule(game)
    if rule == "ST-5.6":
        return (Paragraph(say("pay.nobody"), ("ST-5.6",)),)
    if rule == "ST-5.4":
        return _through_the_pot(game)
    lines = [line for p in game.paid for line in _direct(game, p)]
    if rule == "ST-5.2" and not any(game.categories[s] == "three" for s in game.places[1:]):
        lines.append(Line(say("pay.three.none"), 0, say("pay.three.none.why"), ("ST-5.2",)))
    if rule == "ST-5.3":
        seat, total = game.droppers[0], sum(p.n for p in game.paid)
        return (Lines(tuple(lines), Line(say("pay.total.pays", seat=seat), total)),)
    seat, total = game.places[0], sum(p.n for p in game.paid)
    return (Lines(tuple(lines), Line(say("pay.total.takes", seat=seat), total)),)


def _direct(game: Settled, p: Payment) -> list[Line]:
    """A payment from seat to seat; the extra chip of a three of a kind is a line of its own (ST-5.2)."""
    assert p.seat is not None
    assert p.to is not None
    place = game.places.index(p.to) + 1
    why = {"ST-5.2": say("pay.why.none_dropped"), "ST-5.3": say("pay.why.one_dropped", place=place)}.get(
        p.rule, say("pay.why.three_dropped")
    )
    rules = (p.rule,) if p.n == p.owed else (p.rule, "ST-5.7")
    extra = p.rule == "ST-5.2" and p.owed == 2
    if p.n < p.owed:
        why = say("pay.why.short", n=p.n, owed=p.owed)
    line = Line(say("pay.line", seat=p.seat, to=p.to), min(p.n, 1) if extra else p.n, why, rules)
    if not extra:
        return [line]
    three = Line(say("pay.three", seat=p.seat), p.n - min(p.n, 1), say("pay.three.why"), rules)
    return [line, three]


def _through_the_pot(game: Settled) -> tuple[Block, ...]:
    """Two droppers pay in, the first and the second take out (ST-5.4)."""
    paid = [p for p in game.paid if p.seat is not None]
    taken = [p for p in game.paid if p.to is not None]
    short = {p for p in game.paid if p.n < p.owed}

    def sub(p: Payment, key: str) -> Say:
        if p not in short:
            return say(key)
        return say("pay.why.short" if p.to is None else "pay.why.out.short", n=p.n, owed=p.owed)

    def rules(p: Payment) -> tuple[str, ...]:
        return ("ST-5.4", "ST-5.7") if p in short else ("ST-5.4",)

    ins = tuple(Line(say("pay.in", seat=p.seat), p.n, sub(p, "pay.why.two_dropped"), rules(p)) for p in paid)
    outs = tuple(
        Line(say("pay.out", seat=p.to), p.n, sub(p, f"pay.why.out.{i}"), rules(p)) for i, p in enumerate(taken, 1)
    )
    total = sum(p.n for p in paid)
    return (
        Lines(ins, Line(say("pay.total.in"), total)),
        Lines(outs, Line(say("pay.total.out"), total)),
    )


def chips(game: Settled) -> Bars:
    """Each seat's chips before and after; what is lost by some is won by others."""
    most = max(*game.before, *game.after)
    bars = tuple(
        Bar(say("seat.label", seat=s), before, after)
        for s, (before, after) in enumerate(zip(game.before, game.after, strict=True))
    )
    return Bars(bars, most, say("sheet.chips.all", n=sum(game.after)))
