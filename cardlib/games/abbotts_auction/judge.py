"""Why an act of Abbott's Auction may or may not be made: all that the rules ask for, from the general on."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from cardlib.cards import CARDS, JOKER_CODE, card
from cardlib.engine.act import Act
from cardlib.engine.explanation import Check, say
from cardlib.engine.verdict import Verdict
from cardlib.games.abbotts_auction.bids import (
    FIRST_NAMES,
    FLUSH,
    FULL_HOUSE,
    JOKER_RANK,
    KIND_BITS,
    KINDS,
    OF_A_KIND,
    SAID_FULL,
    SINGLE,
    SIZE,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TWO_PAIR,
    Bid,
    BidAct,
    Names,
    bid_say,
    can_satisfy,
    codes_of,
    count,
    is_full,
    rank_text,
    say_over,
    shown,
)

if TYPE_CHECKING:
    from cardlib.games.abbotts_auction.rules import AbbottsAuctionState


def judge(state: AbbottsAuctionState, seat: int, act: Act) -> Verdict:
    """The verdict on one act of one seat."""
    stop = _nothing_goes(state, seat)
    if stop is not None:
        return Verdict([stop])
    checks = {"bid": _bid, "pass": _pass, "pay": _pay, "end": _end}[act.verb]
    return Verdict(checks(state, seat, act))


def _nothing_goes(state: AbbottsAuctionState, seat: int) -> Check | None:
    """What rules out every act: a match that is over, a deal that is missing, a seat that is none."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < state.game.seats:
        return Check(False, say("check.seat", last=state.game.seats - 1), ("AA-1.1",))
    if state.over:
        return Check(False, say("check.over"), ("AA-7.5",))
    if not state.phase:
        return Check(False, say("check.no_deck"), ("AA-1.2",))
    return None


def _bidding(state: AbbottsAuctionState) -> Check:
    """Nobody bids or passes while a payment is due (AA-5.1)."""
    due = state.phase == "pay"
    sentence = say("check.payment_due", other=state.holder) if due else say("check.bidding")
    return Check(not due, sentence, ("AA-5.1",))


def _pass(state: AbbottsAuctionState, seat: int, act: Act) -> list[Check]:
    checks = [_bidding(state)]
    if not checks[0].ok:
        return checks
    holds, passed = seat == state.holder, bool(state.passed >> seat & 1)
    checks.append(Check(not holds, say("check.holds" if holds else "check.holds_not"), ("AA-4.1",)))
    if not holds:
        checks.append(Check(not passed, say("check.passed" if passed else "check.passed_not"), ("AA-4.1",)))
    return checks


def _end(state: AbbottsAuctionState, seat: int, act: Act) -> list[Check]:
    due, n, least = state.phase == "pay", len(state.pile), state.game.declare_at
    time = say("check.end_payment", other=state.holder) if due else say("check.end_time")
    enough = n >= least
    sentence = say("check.pile" if enough else "check.pile_small", n=n, least=least)
    return [Check(not due, time, ("AA-6.3",)), Check(enough, sentence, ("AA-6.3",))]


# bids


def _bid(state: AbbottsAuctionState, seat: int, act: Act) -> list[Check]:
    checks = [_bidding(state)]
    if not checks[0].ok:
        return checks
    bid = (act if isinstance(act, BidAct) else BidAct(*act.args)).bid
    form = _form(act, bid, state.game.ace_low)
    checks.append(form)
    if bid is None or not (form.ok or _misordered(bid)):
        return checks
    stronger = _stronger(state, seat, bid)
    checks.append(stronger)
    if stronger.ok:
        checks.append(_just_enough(state, bid))
    checks.append(_hand(state.hands[seat], bid, state.game.ace_low))
    return checks


def _form(act: Act, bid: Bid | None, ace_low: bool) -> Check:
    """Whether the words make a bid at all: the right number of names, in the right order, of the right kind."""
    name, names = act.args[0], act.args[1:]
    kind = KINDS.index(name)
    if bid is None:
        return _no_bid(kind, names)
    ranks = bid[1][:1] if kind == SINGLE else bid[1]
    if JOKER_RANK in ranks and kind not in OF_A_KIND:
        return Check(False, say("check.joker_alone", kind=name), ("AA-2.7",))
    if kind in (STRAIGHT, STRAIGHT_FLUSH) and ranks and ranks[0] < (5 if ace_low else 6):
        key = "check.no_such_straight" if ranks[0] < 5 else "check.ace_not_low"
        return Check(False, say(key, rank=rank_text(ranks[0])), ("AA-2.4",))
    if _misordered(bid):
        return Check(False, say("check.order"), ("AA-3.4",))
    rule = "AA-3.2" if kind in SAID_FULL else "AA-3.3" if len(bid[1]) == FIRST_NAMES[kind] else "AA-3.4"
    return Check(True, say("check.form", bid=bid_say(*bid)), (rule,))


def _misordered(bid: Bid) -> bool:
    """Whether ranks are named otherwise than from the weightiest on."""
    kind, names = bid
    return kind in (TWO_PAIR, FLUSH) and any(a <= b for a, b in pairwise(names))


def _no_bid(kind: int, names: Names | tuple[str, ...]) -> Check:
    """What is wrong with words that make no bid."""
    texts, name = [str(n) for n in names], KINDS[kind]
    if kind in SAID_FULL:
        return Check(False, say("check.needs_rank", kind=name), ("AA-3.2",))
    if kind == SINGLE and not texts:
        return Check(False, say("check.single_needs_rank"), ("AA-3.3",))
    if kind == SINGLE and texts[0] == "JK":
        return Check(False, say("check.joker_full"), ("AA-3.5",))
    if kind != SINGLE and any(text in ("S", "H", "D", "C") for text in texts):
        return Check(False, say("check.no_suits", kind=name), ("AA-2.5",))
    if kind == SINGLE:
        return Check(False, say("check.single_form"), ("AA-3.4",))
    return Check(False, say("check.too_many_names", kind=name), ("AA-3.4",))


def _stronger(state: AbbottsAuctionState, seat: int, bid: Bid) -> Check:
    """Over what stands one says something stronger (AA-2.2); only first claim may equal (AA-3.5)."""
    standing = state.standing
    if standing is None:
        return Check(True, say("check.nothing_stands"), ("AA-2.2",))
    told = {"bid": bid_say(*bid), "standing": bid_say(*standing)}
    if bid > standing:
        return Check(True, say("check.stronger", **told), ("AA-2.2",))
    if bid == standing:
        if state.may_equal(seat):
            return Check(True, say("check.claim", **told), ("AA-3.5",))
        if seat == state.holder:
            return Check(False, say("check.own_equal", **told), ("AA-2.2",))
        if not is_full(*bid):
            return Check(False, say("check.equal_short", **told), ("AA-3.4", "AA-2.2"))
        if bid[0] in SAID_FULL or bid[1] == (JOKER_RANK,):
            return Check(False, say("check.equal_never", **told), ("AA-3.5", "AA-2.2"))
        other = state.claim
        key = "check.equal_claim_other" if other not in (seat, -1) else "check.equal"
        return Check(False, say(key, other=other, **told), ("AA-3.5", "AA-2.2"))
    if bid[0] < standing[0]:
        return Check(False, say("check.lower_kind", **told), ("AA-2.2",))
    if standing[1][: len(bid[1])] == bid[1]:
        return Check(False, say("check.less_said", **told), ("AA-3.6", "AA-2.2"))
    if bid[0] == SINGLE and bid[1][0] == standing[1][0]:
        return Check(False, say("check.lower_suit", **told), ("AA-2.5", "AA-2.2"))
    rules = ("AA-2.4", "AA-2.2") if bid[0] == SINGLE or bid[0] in SAID_FULL else ("AA-3.4", "AA-2.2")
    return Check(False, say("check.lower_rank", **told), rules)


def _just_enough(state: AbbottsAuctionState, bid: Bid) -> Check:
    """Said bare at first (AA-3.3), and later with just as many names as it takes (AA-3.4)."""
    standing, (kind, names) = state.standing, bid
    if bid == standing:
        return Check(True, say("check.enough"), ("AA-3.4",))
    said = say_over(standing, kind, names)
    assert said is not None
    rule = "AA-3.4" if standing is not None and kind == standing[0] and len(said) > FIRST_NAMES[kind] else "AA-3.3"
    if kind in SAID_FULL:
        rule = "AA-3.2"
    if said == names:
        return Check(True, say("check.enough"), (rule,))
    key = "check.bare_first" if rule == "AA-3.3" else "check.too_much"
    return Check(False, say(key, bid=bid_say(kind, said)), (rule,))


def _hand(hand: int, bid: Bid, ace_low: bool) -> Check:
    """The bid has to be paid from the hand (AA-3.1); identical cards (AA-2.6) and corners (AA-2.4) don't help."""
    kind, names = bid
    told = bid_say(kind, names)
    if can_satisfy(hand & KIND_BITS, bid, ace_low):
        return Check(True, say("check.can_pay", bid=told), ("AA-3.1",))
    if _with_twins(hand, bid):
        return Check(False, say("check.twins", bid=told), ("AA-2.6", "AA-3.1"))
    if kind in (STRAIGHT, STRAIGHT_FLUSH) and _round_corner(hand, bid, ace_low):
        key = "check.corner" if ace_low or not _low_only(hand, bid) else "check.ace_not_low_hand"
        return Check(False, say(key, bid=told), ("AA-2.4", "AA-3.1"))
    return Check(False, say("check.cannot_pay", bid=told), ("AA-3.1",))


def _with_twins(hand: int, bid: Bid) -> bool:
    """Whether the hand would do if identical cards could be laid together."""
    kind, names = bid
    if kind not in (*OF_A_KIND, TWO_PAIR, FULL_HOUSE):
        return False
    codes = codes_of(hand)
    n = {r: sum(1 for c in codes if c >> 2 == r - 2) for r in range(2, 15)}
    if kind in OF_A_KIND:
        return kind != SINGLE and n.get(names[0], 0) >= OF_A_KIND[kind]
    first = 2 if kind == TWO_PAIR else 3
    for high, low in ((a, b) for a in n for b in n if a != b):
        if n[high] >= first and n[low] >= 2 and (high, low)[: len(names)] == names and (first == 3 or high > low):
            return True
    return False


def _round_corner(hand: int, bid: Bid, ace_low: bool) -> bool:
    """Whether the hand has five in a row only if the ace may join king and two, or lie low where it may not."""
    if bid[1]:
        return False
    suits: tuple[tuple[int, ...], ...] = ((0, 1, 2, 3),) if bid[0] == STRAIGHT else ((0,), (1,), (2,), (3,))
    for some in suits:
        have = [any(hand >> 4 * r + s & 1 for s in some) for r in range(13)]
        if any(all(have[(low + i) % 13] for i in range(5)) for low in range(13)):
            return True
    return False


def _low_only(hand: int, bid: Bid) -> bool:
    """Whether A 2 3 4 5 is what the hand has, rather than a row through king and two."""
    return can_satisfy(hand & KIND_BITS, bid, True)


# payments


def _pay(state: AbbottsAuctionState, seat: int, act: Act) -> list[Check]:
    due = state.phase == "pay"
    checks = [Check(due, say("check.closed" if due else "check.closed_not"), ("AA-4.1",))]
    if not due or state.standing is None:
        return checks
    mine = seat == state.holder
    checks.append(Check(mine, say("check.winner" if mine else "check.winner_not", other=state.holder), ("AA-5.1",)))
    if not mine:
        return checks
    codes = [card(text).code for text in act.args[0]]
    checks.append(_held(state, seat, codes))
    twins = sorted({c for c in codes if c != JOKER_CODE and codes.count(c) > 1})
    if twins:
        checks.append(Check(False, say("check.identical", card=card_text(twins[0])), ("AA-2.6",)))
    else:
        checks.append(_satisfies(codes, state.standing, state.game.ace_low))
    return checks


def _held(state: AbbottsAuctionState, seat: int, codes: list[int]) -> Check:
    """Only cards of the hand held before are laid, never what has just been taken (AA-5.1)."""
    for code in codes:
        if codes.count(code) > count(state.hands[seat], code):
            new = code in state.taken
            key = "check.just_taken" if new else "check.held_not"
            return Check(False, say(key, card=card_text(code)), ("AA-5.1",))
    return Check(True, say("check.held"), ("AA-5.1",))


def _satisfies(codes: list[int], standing: Bid, ace_low: bool) -> Check:
    """The cards show the bid's combination and the ranks named (AA-2.8)."""
    kind, names = standing
    told = bid_say(kind, names)
    if len(codes) != SIZE[kind]:
        return Check(False, say("check.number", n=len(codes), most=SIZE[kind], bid=told), ("AA-2.8", "AA-2.3"))
    found = shown(codes, ace_low)
    if kind in found and found[kind][: len(names)] == names:
        return Check(True, say("check.satisfies", bid=told), ("AA-2.8",))
    if kind in found:
        return Check(False, say("check.other_ranks", shown=bid_say(kind, found[kind]), bid=told), ("AA-2.8",))
    if found:
        best = max(found)
        return Check(False, say("check.other_kind", shown=bid_say(best, found[best]), bid=told), ("AA-2.8",))
    return Check(False, say("check.no_kind", bid=told), ("AA-2.8", "AA-2.3"))


def card_text(code: int) -> str:
    """A card's text."""
    return CARDS[code].text
