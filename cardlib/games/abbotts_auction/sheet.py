"""How a deal of Abbott's Auction came out, line by line: hands, pile, points (rule AA-7), as data."""

from __future__ import annotations

from cardlib.cards import CARDS, card
from cardlib.engine.explanation import (
    Block,
    Line,
    Lines,
    Paragraph,
    Place,
    Places,
    Row,
    Say,
    Section,
    Sheet,
    Table,
    say,
)
from cardlib.games.abbotts_auction.bids import codes_of, texts
from cardlib.games.abbotts_auction.events import hand_say, points
from cardlib.games.abbotts_auction.explain import compare_blocks, marked, why_blocks
from cardlib.games.abbotts_auction.score import Settled, card_points, shown

END_RULE = {"joker": "AA-6.1", "last_card": "AA-6.2", "declared": "AA-6.3"}
CLASSES = (("A", "A"), ("court", "KQJ"), ("JK", "JK"), ("low", "T98765432"))
"""The cards of a pile by what they are worth (AA-7.2)."""


def deal_sheet(deal: Settled, viewer: int, after: tuple[Block, ...]) -> Sheet:
    """The sheet of one deal that is over. `after` says what comes next."""
    return Sheet(
        title=_title(deal, viewer),
        lead=say("sheet.ended." + deal.ended_by, **({"seat": deal.declarer} if deal.declarer is not None else {})),
        rules=(END_RULE[deal.ended_by],),
        blocks=(Section(say("sheet.hands"), (places(deal),), ("AA-7.1",)),),
        aside=(
            Section(say("sheet.pile"), (pile_lines(deal),), ("AA-7.2",)),
            Section(say("sheet.points"), point_lines(deal)),
            Section(say("sheet.scores"), (scores(deal), *after)),
        ),
    )


def _title(deal: Settled, viewer: int) -> Say:
    """The result in a line, from the viewer's seat."""
    won, hand = deal.points[viewer], hand_say(deal.values[viewer])
    if viewer in deal.best_seats:
        key = "sheet.best" if len(deal.best_seats) == 1 else "sheet.shared"
    elif viewer == deal.declarer and won:
        key = "sheet.wrong"
    else:
        return say("sheet.beaten", hand=hand, winner=hand_say(max(deal.values)), seats=list(deal.best_seats))
    return say(key, hand=hand, points=points(abs(won)))


def places(deal: Settled) -> Places:
    """All hands of ten, best first, the best five marked, each with why the one before beats it (AA-7.1)."""
    order = sorted(range(len(deal.hands)), key=lambda s: (-deal.values[s], s))
    items: list[Place] = []
    for i, seat in enumerate(order):
        value, codes = deal.values[seat], codes_of(deal.hands[seat])
        before = deal.values[order[i - 1]] if i else None
        place = items[-1].place if value == before else i + 1
        against = compare_blocks(before, value) if before is not None else ()
        mark = say("sheet.mark_best") if seat in deal.best_seats else None
        cards, why = marked(codes, deal.ace_low), why_blocks(codes, deal.ace_low)
        items.append(Place(seat, hand_say(value), cards, (*against, *why), place, mark, ("AA-7.1",)))
    return Places(tuple(items))


def pile_lines(deal: Settled) -> Lines:
    """What the pile is worth, by kinds of cards; the amounts add up to the pile's points (AA-7.2)."""
    items = []
    for name, ranks in CLASSES:
        codes = [code for code in deal.pile if (CARDS[code].rank or "JK") in (("JK",) if name == "JK" else ranks)]
        if codes:
            each = card_points(codes[0])
            sub = say("pile.sum", n=len(codes), each=each, total=len(codes) * each)
            cards = tuple(sorted(texts(codes), key=lambda text: -card(text).code))
            items.append(Line(say("pile." + name), len(codes) * each, sub, ("AA-7.2",), cards))
    total = Line(say("pile.total", n=len(deal.pile)), deal.pile_points, rules=("AA-7.2",))
    return Lines(tuple(items), total)


def point_lines(deal: Settled) -> tuple[Block, ...]:
    """Who scores what and why; each seat's amounts add up to its points."""
    blocks: list[Block] = []
    for seat in range(len(deal.hands)):
        lines = _seat_lines(deal, seat)
        if lines:
            blocks.append(Lines(tuple(lines), Line(say("score.total", seat=seat), shown(deal.points[seat]))))
    if deal.declarer is None:
        blocks.append(Paragraph(say("score.no_bonus"), ("AA-7.4",), "soft"))
    if len(deal.best_seats) < len(deal.hands):
        blocks.append(Paragraph(say("score.others"), ("AA-7.2",), "soft"))
    return tuple(blocks)


def _seat_lines(deal: Settled, seat: int) -> list[Line]:
    lines, n = [], len(deal.best_seats)
    if seat in deal.best_seats:
        share = shown(deal.shares[seat])
        if n == 1:
            lines.append(Line(say("score.pile", seat=seat), share, say("score.pile.why"), ("AA-7.2",)))
        else:
            sub = say("score.share.why", total=deal.pile_points, n=n, share=share)
            lines.append(Line(say("score.share", seat=seat), share, sub, ("AA-7.3",)))
    if seat == deal.declarer:
        right = seat in deal.best_seats
        key = ("score.bonus_shared" if n > 1 else "score.bonus") if right else "score.penalty"
        lines.append(Line(say(key, seat=seat), shown(deal.extra[seat]), say(key + ".why"), ("AA-7.4",)))
    return lines


def scores(deal: Settled) -> Table:
    """Each seat's points before the deal, from it, and after."""
    head = (say("scores.seat"), say("scores.before"), say("scores.deal"), say("scores.after"))
    most = max(deal.after)
    rows = tuple(
        Row(
            (say("seat.cell", seat=s), shown(deal.before[s]), shown(deal.points[s]), shown(deal.after[s])),
            "strong" if deal.after[s] == most else "",
        )
        for s in range(len(deal.hands))
    )
    return Table(head, rows)
