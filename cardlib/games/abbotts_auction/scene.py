"""What a table of Abbott's Auction shows of a view."""

from __future__ import annotations

from cardlib.cards import card
from cardlib.engine.explanation import Block, Paragraph, Say, say
from cardlib.engine.game import Game
from cardlib.engine.scene import (
    Badge,
    Button,
    CardSpot,
    Centre,
    Choice,
    Control,
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
from cardlib.games.abbotts_auction.bids import (
    CARD_BITS,
    KIND_BITS,
    SIZE,
    BidAct,
    act_of,
    bid_say,
    codes_of,
    full_names,
    pack_hand,
    said_anyway,
    texts,
)
from cardlib.games.abbotts_auction.events import hand_say, points
from cardlib.games.abbotts_auction.explain import best_marks, hand_blocks, say_blocks
from cardlib.games.abbotts_auction.score import Settled, shown
from cardlib.games.abbotts_auction.sheet import deal_sheet
from cardlib.games.abbotts_auction.view import AbbottsAuctionView
from cardlib.ranking.poker import strength

MOST_EACH = 60
"""So many payments are listed one by one; where there are more, they are made by choosing cards."""


def scene(game: Game, view: View, *, paused: bool = False) -> Scene:
    """The scene of a view; `paused` shows the deal just settled instead of the one just dealt."""
    assert isinstance(view, AbbottsAuctionView)
    if (paused or view.over) and view.games:
        return _settled(game, view, view.games[-1])
    ace_low: bool = game.options["ace_low"]
    panels = _panels(view, ace_low) if view.phase else ()
    return Scene(
        title=say("title.deal", n=len(view.games) + 1),
        lead=_lead(view),
        seats=tuple(_seat(view, (view.seat + i) % view.seats) for i in range(view.seats)),
        centre=_centre(game, view),
        hand=_hand(view, ace_low),
        tray=_tray(game, view, ace_low),
        panels=panels,
    )


def _lead(view: AbbottsAuctionView) -> Say:
    if not view.phase:
        return say("lead.no_deck")
    if view.phase == "pay":
        return say("lead.pay", n=view.auctions)
    return say("lead.last" if view.last else "lead.auction", n=view.auctions)


# seats


def _seat(view: AbbottsAuctionView, seat: int) -> SeatScene:
    hand, known = view.hands[seat], view.known[seat]
    return SeatScene(
        seat=seat,
        say=say("seat.label", seat=seat),
        note=_where(view, seat) if seat != view.seat else None,
        turn=seat in view.actors,
        said=_said(view, seat),
        marks=_marks(view, seat),
        counts=(_score(view.scores[seat]),),
        hand=_cards_of(view, seat),
        hand_say=say("seat.hand" if known and hand is None else "seat.hand.none", n=10, cards=list(known)),
        laid=_taken(view, seat),
    )


def _where(view: AbbottsAuctionView, seat: int) -> Say:
    """Where a seat is, seen from the viewer's."""
    n = (seat - view.seat) % view.seats
    if 2 * n == view.seats:
        return say("where.across")
    return say({1: "where.left", view.seats - 1: "where.right"}.get(n, "where.other"), n=n)


def _score(parts: int) -> Count:
    return Count("points", shown(parts), points(parts))


def _said(view: AbbottsAuctionView, seat: int) -> Badge | None:
    """The seat's last word in this auction."""
    if not view.phase:
        return None
    if view.phase == "pay":
        return Badge(say("said.pays"), "stand", "gavel") if seat == view.holder else None
    if seat == view.holder and view.standing is not None:
        return Badge(say("said.stands", bid=bid_say(*view.standing)), "stand", "gavel")
    if seat in view.passed:
        return Badge(say("said.pass"), "wait", "pass")
    before = [bid for s, bid in view.bids if s == seat]
    if before:
        return Badge(say("said.bid", bid=bid_say(*before[-1])), "trade", "talk")
    return Badge(say("said.wait"), "wait", "wait")


def _marks(view: AbbottsAuctionView, seat: int) -> tuple[Badge, ...]:
    if not view.phase:
        return ()
    marks = [Badge(say("mark.dealer"), "wait", "deal")] if seat == view.dealer else []
    if seat == view.claim:
        marks.append(Badge(say("mark.claim"), "mark", "first"))
    return tuple(marks)


def _cards_of(view: AbbottsAuctionView, seat: int) -> tuple[CardSpot, ...]:
    """Another seat's cards: backs, and those that all saw it take; on an open table all of them."""
    if seat == view.seat or not view.phase:
        return ()
    known, hand = list(view.known[seat]), view.hands[seat]
    if hand is None:
        backs = tuple(CardSpot(f"s{seat}.{i}") for i in range(10 - len(known)))
        return (*backs, *(CardSpot(f"s{seat}.{i}", text, "known") for i, text in _numbered(known)))
    spots = []
    for i, text in _numbered(hand):
        seen = text in known
        if seen:
            known.remove(text)
        spots.append(CardSpot(f"s{seat}.{i}", text, "known" if seen else ""))
    return tuple(spots)


def _numbered(cards: list[str] | tuple[str, ...]) -> list[tuple[str, str]]:
    """Cards with an identifier each: a second one of the same gets a number behind it."""
    found: list[tuple[str, str]] = []
    for i, text in enumerate(cards):
        n = cards[:i].count(text)
        found.append((f"{text}.{n + 1}" if n else text, text))
    return found


def _taken(view: AbbottsAuctionView, seat: int) -> tuple[Group, ...]:
    """What another seat has just taken and not paid for yet; what came from the stock lies face down (AA-5.3)."""
    if view.phase != "pay" or seat != view.holder or seat == view.seat:
        return ()
    spots = tuple(
        CardSpot(f"t{seat}.{i}", text, "new" if text is not None else "") for i, text in enumerate(view.taken)
    )
    return (Group(spots, say("seat.taken"), mark="now"),)


# centre


def _centre(game: Game, view: AbbottsAuctionView) -> Centre:
    if not view.phase:
        return Centre(say("centre.no_deck"))
    return Centre(_heading(view), lines=_lines(game, view), zones=(_pile(view), _stock(view.stock)))


def _heading(view: AbbottsAuctionView) -> Say:
    if view.standing is None:
        return say("centre.no_bid")
    key = "centre.pays" if view.phase == "pay" else "centre.bid"
    return say(key, seat=view.holder, bid=bid_say(*view.standing))


def _lines(game: Game, view: AbbottsAuctionView) -> tuple[Say, ...]:
    """How near the auction is to its close, and the deal to its end."""
    lines = []
    if view.phase == "auction" and view.standing is not None:
        left = len(view.actors)
        key = {1: "centre.going_twice", 2: "centre.going_once"}.get(left, "centre.going")
        lines.append(say(key, n=left, seats=list(view.actors)))
    if view.last:
        lines.append(say("centre.last"))
    n, least = len(view.pile), game.options["declare_at"]
    lines.append(say("centre.may_end" if n >= least else "centre.may_end_later", n=n, least=least))
    return tuple(lines)


def _pile(view: AbbottsAuctionView) -> Zone:
    """The pile spread out, bottom first, with the cards marked that the standing bid would take (AA-5.2)."""
    n = SIZE[view.standing[0]] if view.standing is not None and view.phase == "auction" else 0
    start, end = len(view.pile) - n, len(view.pile)
    spots = tuple(
        CardSpot(f"p{i}.{text}", text, "taken" if start <= i < end else "") for i, text in enumerate(view.pile)
    )
    unseen = max(0, -start) if n else 0
    note = None
    if n:
        note = say("zone.pile.unseen" if unseen else "zone.pile.takes", n=n - unseen, unseen=unseen)
    return Zone("pile", "spread", say("zone.pile", n=len(view.pile)), spots, count=len(view.pile), note=note)


def _stock(n: int) -> Zone:
    return Zone("stock", "stack", say("zone.stock"), count=n)


# hand and tray


def _hand(view: AbbottsAuctionView, ace_low: bool) -> Zone:
    """One's own hand, the best five marked; what has just been taken lies beside it and can't be laid (AA-5.1)."""
    codes = [card(text).code for text in view.hand]
    marks = best_marks(codes, ace_low) if codes else {}
    mine = view.phase == "pay" and view.holder == view.seat
    pick = mine or view.phase == "auction"
    spots = []
    for i, text in _numbered(view.hand):
        spots.append(CardSpot(i, text, marks.pop(text, ""), pick=pick))
    if mine:
        taken = [text for text in view.taken if text is not None]
        spots += [
            CardSpot(f"new.{i}", text, "new", say("note.taken"), why=["pay", [text]]) for i, text in _numbered(taken)
        ]
    return Zone("hand", "fan", say("zone.hand"), tuple(spots))


def _tray(game: Game, view: AbbottsAuctionView, ace_low: bool) -> Tray:
    if not view.phase:
        return Tray(say("tray.no_deck"))
    if view.phase == "pay":
        return _pay_tray(view)
    legal = set(view.legal)
    bids = [act for act in view.legal if isinstance(act, BidAct)]
    items = (*(_bid_button(act) for act in bids), *_too_weak(view, ace_low))
    controls: tuple[Control, ...] = (
        Choice("bid", ["bid", None], say("tray.choose"), say("tray.bid"), 1, 5, ok=bool(bids)),
        Menu("say", say("tray.menu", n=len(bids)), items),
        _button("pass", {act.verb for act in legal}, "pass", main=not bids),
        _end_button(game, {act.verb for act in legal}),
    )
    speech = view.seat not in view.actors
    return Tray(_question(view), _advice(view, ace_low), controls, speech=speech)


def _bid_button(act: BidAct, *, ok: bool = True) -> Button:
    return Button(act.to_json(), act.say("act"), ok=ok, sub=None if ok else say("act.why_not"))


def _button(verb: str, legal: set[str], icon: str, *, main: bool = False) -> Button:
    ok = verb in legal
    return Button([verb], say("act." + verb), None if ok else say("act.why_not"), icon, main and ok, ok)


def _end_button(game: Game, legal: set[str]) -> Button:
    """The declaration, with what it wins and loses (AA-7.4)."""
    ok = "end" in legal
    sub = say("act.end.stakes" if ok else "act.why_not", n=game.options["declare_bonus"])
    return Button(["end"], say("act.end"), sub, "end", ok=ok)


def _too_weak(view: AbbottsAuctionView, ace_low: bool) -> tuple[Button, ...]:
    """The strongest thing of each combination that the hand holds and that can't go over the standing bid."""
    if view.standing is None:
        return ()
    held = pack_hand(card(text).code for text in view.hand) & KIND_BITS
    said = {act.bid[0] for act in view.legal if isinstance(act, BidAct) and act.bid is not None}
    buttons = []
    for kind, fulls in enumerate(full_names(held, ace_low)[: view.standing[0] + 1]):
        if fulls and kind not in said:
            full = fulls[-1]
            buttons.append(_bid_button(act_of(kind, said_anyway(view.standing, kind, full)), ok=False))
    return tuple(buttons)


def _question(view: AbbottsAuctionView) -> Say:
    if view.seat == view.holder:
        return say("tray.yours")
    if view.seat in view.passed:
        return say("tray.passed")
    if view.standing is None:
        return say("tray.open_last" if view.last else "tray.open")
    return say("tray.over", bid=bid_say(*view.standing), other=view.holder)


def _advice(view: AbbottsAuctionView, ace_low: bool) -> Say:
    """How the hand stands, in one short line."""
    value = strength(pack_hand(card(text).code for text in view.hand) & CARD_BITS, ace_low)
    return say("advice.best", hand=hand_say(value))


def _pay_tray(view: AbbottsAuctionView) -> Tray:
    """Choosing which cards are laid and in which order (AA-5.1, AA-5.4); or waiting for it."""
    assert view.standing is not None
    told, n = bid_say(*view.standing), SIZE[view.standing[0]]
    blocked = tuple(_button(verb, set(), icon) for verb, icon in (("pass", "pass"), ("end", "end")))
    if view.seat != view.holder:
        return Tray(say("tray.wait_pay", other=view.holder), say("tray.wait_pay.lead", bid=told), blocked)
    each: tuple[Button, ...] = ()
    if len(view.legal) <= MOST_EACH:
        each = tuple(Button(act.to_json(), act.say("act")) for act in view.legal)
    ordered = say("tray.pay.one" if n == 1 else "tray.pay.order", n=n, bid=told)
    choice = Choice("pay", ["pay", None], ordered, say("tray.pay.submit"), n, n, ordered=True, each=each)
    return Tray(say("tray.pay", bid=told), say("tray.pay.lead"), (choice, *blocked))


# panels


def _panels(view: AbbottsAuctionView, ace_low: bool) -> tuple[Panel, ...]:
    best = Panel("best", say("panel.best"), hand_blocks(view, ace_low), ("AA-7.1",))
    if view.phase == "pay":
        return (best,)
    return Panel("say", say("panel.say"), say_blocks(view, ace_low), ("AA-3",)), best


# a deal that is over


def _settled(game: Game, view: AbbottsAuctionView, deal: Settled) -> Scene:
    """The table with all hands open, and the sheet."""
    pile = tuple(CardSpot(f"p{i}.{text}", text) for i, text in enumerate(texts(deal.pile)))
    zones = (Zone("pile", "spread", say("zone.pile", n=len(pile)), pile, count=len(pile)),)
    hand = texts(codes_of(deal.hands[view.seat]))
    marks = best_marks(codes_of(deal.hands[view.seat]), deal.ace_low)
    spots = tuple(CardSpot(i, text, marks.pop(text, "idle")) for i, text in _numbered(hand))
    return Scene(
        title=say("title.over") if view.over else say("title.deal", n=len(view.games)),
        lead=say("lead.settled"),
        seats=tuple(_shown(view, deal, (view.seat + i) % view.seats) for i in range(view.seats)),
        centre=Centre(say("centre.settled"), lines=(say("sheet.pile_points", n=deal.pile_points),), zones=zones),
        hand=Zone("hand", "fan", say("zone.hand"), spots),
        tray=Tray(say("tray.settled")),
        sheet=deal_sheet(deal, view.seat, _after(game, view)),
    )


def _shown(view: AbbottsAuctionView, deal: Settled, seat: int) -> SeatScene:
    codes = codes_of(deal.hands[seat])
    marks = best_marks(codes, deal.ace_low)
    best = seat in deal.best_seats
    spots = tuple(CardSpot(f"s{seat}.{i}", text, marks.pop(text, "idle")) for i, text in _numbered(texts(codes)))
    marked = (Badge(say("mark.declared"), "mark", "end"),) if seat == deal.declarer else ()
    return SeatScene(
        seat=seat,
        say=say("seat.label", seat=seat),
        note=_where(view, seat) if seat != view.seat else None,
        said=Badge(say("said.best" if best else "said.beaten"), "stand" if best else "wait", "yes" if best else ""),
        marks=marked,
        counts=(_score(deal.after[seat]),),
        hand=spots if seat != view.seat else (),
        hand_say=hand_say(deal.values[seat]),
    )


def _after(game: Game, view: AbbottsAuctionView) -> tuple[Block, ...]:
    """What comes next: another deal, or who has won."""
    if view.over:
        told = [event for event in view.events if event.kind in ("over", "wins")]
        return tuple(Paragraph(e.say, e.rules, "strong" if e.kind == "wins" else "") for e in told)
    blocks: list[Block] = [
        Paragraph(event.say, event.rules, "note") for event in view.events if event.kind == "play_on"
    ]
    note = say("sheet.next", target=game.options["target"], seat=view.dealer)
    return (*blocks, Paragraph(note, ("AA-7.5",), "note"))
