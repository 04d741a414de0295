"""What a hand is, what it can say, and why one hand beats another, as blocks (rules AA-2, AA-3 and AA-7.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from cardlib.cards import JOKER_CODE, card
from cardlib.engine.act import Act
from cardlib.engine.explanation import (
    Block,
    CardRow,
    Mark,
    MarkedCard,
    Paragraph,
    Row,
    Say,
    Table,
    say,
)
from cardlib.engine.view import View
from cardlib.games.abbotts_auction.bids import (
    CARD_BITS,
    KIND_BITS,
    SAID_FULL,
    SINGLE,
    SIZE,
    Bid,
    BidAct,
    add,
    bid_say,
    drop,
    pack_hand,
    payments,
    shown,
    texts,
)
from cardlib.games.abbotts_auction.events import hand_say
from cardlib.games.abbotts_auction.view import AbbottsAuctionView
from cardlib.ranking import poker

# hands


def marked(codes: Sequence[int], ace_low: bool) -> tuple[MarkedCard, ...]:
    """A hand's cards: the best five, group by group, then those that don't count (twins and jokers among them)."""
    hand = poker.rank(pack_hand(codes) & CARD_BITS, ace_low)
    left, row = list(codes), list[MarkedCard]()
    for group in (*hand.made, hand.kickers):
        for i, one in enumerate(group):
            left.remove(one.code)
            row.append(MarkedCard(one.text, "make", gap=bool(row) and i == 0))
    for i, text in enumerate(texts(left)):
        row.append(MarkedCard(text, "idle", gap=bool(row) and i == 0))
    return tuple(row)


def why_blocks(codes: Sequence[int], ace_low: bool) -> tuple[Block, ...]:
    """Why a hand is what it is: the cards that make it, the kickers, and what may not count."""
    hand = poker.rank(pack_hand(codes) & CARD_BITS, ace_low)
    groups = [[c.text for c in group] for group in hand.made]
    blocks: list[Block] = []
    if hand.category == "high_card":
        blocks.append(Paragraph(say("why.high_card"), ("AA-7.1",)))
    else:
        args = {"cards": groups[0], "others": groups[1] if len(groups) > 1 else []}
        low = hand.category in ("straight", "straight_flush") and hand.ranks[0] == "5"
        key = f"why.{hand.category}" + (".low" if low else "")
        blocks.append(Paragraph(say(key, **args), ("AA-7.1", "AA-2.4") if low else ("AA-7.1",)))
    if hand.kickers and hand.category != "high_card":
        kickers = [c.text for c in hand.kickers]
        blocks.append(Paragraph(say("why.kickers", cards=kickers, n=len(kickers)), ("AA-7.1",), "soft"))
    twins = texts(dict.fromkeys(c for c in codes if c != JOKER_CODE and codes.count(c) > 1))
    if twins:
        blocks.append(Paragraph(say("why.twins", cards=twins), ("AA-7.1", "AA-2.6"), "soft"))
    jokers = sum(code == JOKER_CODE for code in codes)
    if jokers:
        blocks.append(Paragraph(say("why.jokers", n=jokers), ("AA-7.1", "AA-2.7"), "soft"))
    return tuple(blocks)


def hand_blocks(view: AbbottsAuctionView, ace_low: bool) -> tuple[Block, ...]:
    """The panel on one's own hand: the best five, and what does not count."""
    codes = [card(text).code for text in view.hand]
    value = poker.strength(pack_hand(codes) & CARD_BITS, ace_low)
    return (
        Paragraph(hand_say(value), tone="strong"),
        CardRow(marked(codes, ace_low)),
        *why_blocks(codes, ace_low),
    )


class Step(Struct, frozen=True):
    """One step of a comparison: by `category` or by `rank`, what each hand has there, and whether it decides."""

    by: Literal["category", "rank"]
    values: tuple[str, str]
    decides: bool


def compare(better: int, worse: int) -> tuple[Step, ...]:
    """Compare two strengths step by step, the deciding step last (AA-7.1). A missing card is `""`."""
    steps = [Step("category", (poker.category(better), poker.category(worse)), better >> 20 != worse >> 20)]
    for shift in (16, 12, 8, 4, 0):
        a, b = better >> shift & 15, worse >> shift & 15
        if steps[-1].decides or not (a or b):
            break
        steps.append(Step("rank", (poker.letter(a) if a else "", poker.letter(b) if b else ""), a != b))
    return tuple(steps)


def compare_blocks(better: int, worse: int) -> tuple[Block, ...]:
    """Why one hand beats another, or that they are equal, in sentences."""
    steps = compare(better, worse)
    if steps[0].decides:
        told = {"better": steps[0].values[0], "worse": steps[0].values[1]}
        return (Paragraph(say("step.category", **told), ("AA-7.1",), "good"),)
    same = [step.values[0] for step in steps[1:] if not step.decides]
    blocks: list[Block] = [Paragraph(say("step.same_category", category=steps[0].values[0]), ("AA-7.1",))]
    if same:
        blocks.append(Paragraph(say("step.same_ranks", ranks=same), ("AA-7.1",)))
    if steps[-1].decides:
        a, b = steps[-1].values
        sentence = say("step.rank", rank=a, other=b) if b else say("step.missing", rank=a)
        blocks.append(Paragraph(sentence, ("AA-7.1",), "good"))
    else:
        blocks.append(Paragraph(say("step.equal"), ("AA-7.3",), "good"))
    return tuple(blocks)


# what could be said


class Offer(Struct, frozen=True):
    """A bid with the payment that would be missed least: what goes, what comes, what the best five would be."""

    act: BidAct
    pays: tuple[int, ...]
    ways: int
    takes: tuple[str, ...]
    unseen: int
    value: int


def offer(view: AbbottsAuctionView, act: BidAct, ace_low: bool) -> Offer | None:
    """What a bid would pay and take, as far as the seat can know; `None` where the hand can't pay it."""
    if act.bid is None:
        return None
    hand = pack_hand(card(text).code for text in view.hand)
    ways = payments(hand & KIND_BITS, act.bid, ace_low)
    if not ways:
        return None
    n = SIZE[act.bid[0]]
    takes = view.pile[-n:][::-1]
    best, most = ways[0], -1
    for way in ways:
        value = poker.strength(exchanged(hand, way, takes) & CARD_BITS, ace_low)
        if value > most:
            best, most = way, value
    return Offer(act, best, len(ways), takes, n - len(takes), most)


def exchanged(hand: int, paid: Sequence[int], taken: Sequence[str]) -> int:
    """A packed hand after an exchange."""
    for code in paid:
        hand = drop(hand, code)
    for text in taken:
        hand = add(hand, card(text).code)
    return hand


def say_blocks(view: AbbottsAuctionView, ace_low: bool) -> tuple[Block, ...]:
    """The panel on all that one could say now: who has first claim, and for each bid what it pays, takes and leaves."""
    blocks: list[Block] = []
    if view.claim >= 0 and view.standing is not None:
        blocks.append(Paragraph(say("claim.held", seat=view.claim, bare=bare_say(view.standing)), ("AA-3.5",), "note"))
    offers = [made for act in view.legal if isinstance(act, BidAct) and (made := offer(view, act, ace_low))]
    if not offers:
        return (*blocks, Paragraph(say("could.nothing"), ("AA-2.2", "AA-3.1"), "soft"))
    head = (say("could.bid"), say("could.pays"), say("could.takes"), say("could.leaves"))
    rows = tuple(
        Row((one.act.say("act"), tuple(texts(one.pays)), takes_cell(one), hand_say(one.value))) for one in offers
    )
    return (*blocks, Table(head, rows), Paragraph(say("could.note"), ("AA-3.3", "AA-3.4"), "soft"))


def takes_cell(one: Offer) -> Say | tuple[str, ...]:
    """What a bid would take: cards of the pile, and how many from the stock."""
    if not one.unseen:
        return one.takes
    return say("could.unseen" if one.takes else "could.unseen_only", cards=list(one.takes), n=one.unseen)


def bare_say(bid: Bid) -> Say:
    """What was said first of a bid's combination: "nine", "straight" (AA-3.3)."""
    kind, names = bid
    return bid_say(kind, names[:1] if kind == SINGLE else ())


def describe(game: object, view: View, act: Act) -> tuple[Block, ...]:
    """What a bid is, how it comes to be said so, and what it would bring; or what a payment would leave."""
    assert isinstance(view, AbbottsAuctionView)
    ace_low: bool = getattr(game, "ace_low", True)
    if isinstance(act, BidAct):
        return (*_chosen(act, ace_low), *_brings(view, act, ace_low))
    if act.verb == "pay" and _is_due(view, act):
        taken = [text for text in view.taken if text is not None]
        codes = [card(text).code for text in act.args[0]]
        hand = exchanged(pack_hand(card(text).code for text in view.hand), codes, taken)
        value = poker.strength(hand & CARD_BITS, ace_low)
        return (
            Paragraph(say("pay.order", cards=list(act.args[0]), card=act.args[0][-1]), ("AA-5.4",)),
            Paragraph(say("pay.leaves", hand=hand_say(value)), ("AA-7.1",), "note"),
        )
    return ()


def _is_due(view: AbbottsAuctionView, act: Act) -> bool:
    """Whether a payment is one of those listed, in whatever order its cards lie."""
    cards = sorted(act.args[0])
    return any(one.verb == "pay" and sorted(one.args[0]) == cards for one in view.legal)


def _chosen(act: BidAct, ace_low: bool) -> tuple[Block, ...]:
    """Which combination chosen cards make, and how that is said now (AA-3.2 to AA-3.4)."""
    if act.bid is None or act.cards is None:
        return ()
    kind, names = act.bid
    full = shown(act.cards, ace_low)[kind]
    cards = texts(act.cards)
    makes = Paragraph(say("chosen.makes", cards=cards, n=len(cards), bid=bid_say(kind, full)), ("AA-2.3",))
    if kind in SAID_FULL:
        return makes, Paragraph(say("chosen.with_rank"), ("AA-3.2",), "soft")
    if names == full:
        return (makes,)
    bare = len(names) == (1 if kind == SINGLE else 0)
    key = "chosen.bare" if bare else "chosen.enough"
    return makes, Paragraph(say(key, bid=bid_say(kind, names)), ("AA-3.3" if bare else "AA-3.4",), "soft")


def _brings(view: AbbottsAuctionView, act: BidAct, ace_low: bool) -> tuple[Block, ...]:
    """What a bid would take and what it would leave."""
    one = offer(view, act, ace_low) if act in view.legal else None
    if one is None:
        return ()
    if one.unseen:
        takes = say("brings.unseen" if one.takes else "brings.unseen_only", cards=list(one.takes), n=one.unseen)
        return (Paragraph(takes, ("AA-5.2", "AA-5.3")),)
    leaves = say("brings.leaves", cards=texts(one.pays), hand=hand_say(one.value))
    return Paragraph(say("brings.takes", cards=list(one.takes)), ("AA-5.2",)), Paragraph(leaves, ("AA-5.1",), "note")


def best_marks(codes: Sequence[int], ace_low: bool) -> dict[str, Mark]:
    """Which cards of a hand count among its best five, by text."""
    return {c.text: "make" for c in poker.rank(pack_hand(codes) & CARD_BITS, ace_low).five}
