"""The story of Abbott's Auction: what a step did, told as events that cite their rules.

A state keeps a bare trace of its last step (tuples of a kind and figures), so that a step stays cheap; the events are
made from it when somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from cardlib.cards import CARDS
from cardlib.engine.events import Event, Move
from cardlib.engine.explanation import Say, say
from cardlib.games.abbotts_auction.bids import CARD_BITS, FIRST_NAMES, SAID_FULL, SIZE, Bid, bid_say, texts
from cardlib.games.abbotts_auction.score import UNIT, Settled, shown
from cardlib.ranking import poker

Trace = tuple[tuple[Any, ...], ...]


def tell(trace: Trace) -> tuple[Event, ...]:
    """The events of a trace, in order, all-seeing."""
    return tuple(event for kind, *rest in trace for event in _TELLERS[kind](*rest))


def points(parts: int) -> Say:
    """An amount of points in words: whole, a fraction, or below zero."""
    if parts % UNIT:
        return say("points.part", n=shown(parts))
    whole = parts // UNIT
    return say("points.whole", n=whole) if whole >= 0 else say("points.minus", n=-whole)


def hand_say(value: int) -> Say:
    """A best hand in a phrase, from its strength: "full house, nines over fours"."""
    name, ranks = poker.category(value), poker.ranks(value)
    if not ranks:
        return say("hand.none")
    pairs = {"two_pair", "full_house"}
    return Say(f"hand.{name}", {"rank": ranks[0], **({"other": ranks[1]} if name in pairs else {})})


def _dealt(n: int, dealer: int, starter: int, size: int) -> Iterator[Event]:
    text = CARDS[starter].text
    yield Event("deal", ("AA-7.5",), {"n": n}, head=True)
    yield Event("dealt", ("AA-1.2", "AA-1.1"), {"seat": dealer, "n": 10, "size": size})
    kind = "starter_joker" if text == "JK" else "starter"
    yield Event(kind, ("AA-1.2",), {"card": text}, moves=(Move("stock", "pile", text),))


def _auction(n: int, pile: tuple[int, ...], last: bool) -> Iterator[Event]:
    kind = "auction_last" if last else "auction"
    rules = ("AA-6.2",) if last else ("AA-2.1",)
    yield Event(kind, rules, {"n": n, "card": CARDS[pile[-1]].text, "pile": len(pile)}, head=True)


def _bid(seat: int, bid: Bid, before: Bid | None, holder: int, equal: bool) -> Iterator[Event]:
    """How a bid was said and why it goes over what stood: each way has its rule."""
    data: dict[str, Any] = {"seat": seat, "bid": bid_say(*bid)}
    if equal:
        yield Event("bid_claim", ("AA-3.5", "AA-2.2"), {**data, "other": holder})
        return
    kind, names = bid
    more = before is not None and before[0] == kind and len(names) > FIRST_NAMES[kind]
    said = "AA-3.2" if kind in SAID_FULL else "AA-3.4" if more else "AA-3.3"
    if before is None:
        yield Event("bid_first", (said,), data)
    elif holder == seat:
        yield Event("bid_own", (said, "AA-2.2"), data)
    else:
        yield Event("bid", (said, "AA-2.2"), data)


def _pass(seat: int, holder: int, left: int) -> Iterator[Event]:
    yield Event("pass", ("AA-4.1",), {"seat": seat})
    if holder >= 0 and left in (1, 2):
        yield Event("going_once" if left == 2 else "going_twice", ("AA-4.1",), {"holder": holder})


def _no_bid(last: bool) -> Iterator[Event]:
    yield Event("no_bid_last", ("AA-6.2",)) if last else Event("no_bid", ("AA-4.2",))


def _won(seat: int, bid: Bid) -> Iterator[Event]:
    yield Event("won", ("AA-4.1",), {"seat": seat, "bid": bid_say(*bid), "n": SIZE[bid[0]]})


def _taken(seat: int, taken: tuple[int, ...], unseen: int) -> Iterator[Event]:
    """Cards of the pile are seen by all; those from the stock by the winner alone (AA-5.3)."""
    cards = texts(taken)
    seen, hidden = cards[: len(cards) - unseen], cards[len(cards) - unseen :]
    place = f"seat:{seat}"
    if seen:
        moves = tuple(Move("pile", place, text) for text in seen)
        yield Event("takes", ("AA-5.2",), {"seat": seat, "cards": seen}, moves=moves)
    if hidden:
        moves = (Move("stock", place),) * unseen
        yield Event("takes_unseen", ("AA-5.3",), {"seat": seat, "n": unseen}, moves=moves)
        yield Event("sees", ("AA-5.3",), {"seat": seat}, {"cards": hidden}, (seat,))


def _laid(seat: int, codes: tuple[int, ...]) -> Iterator[Event]:
    cards = texts(codes)
    moves = tuple(Move(f"seat:{seat}", "pile", text) for text in cards)
    yield Event("lays", ("AA-5.4", "AA-1.3"), {"seat": seat, "cards": cards}, moves=moves)


def _turned(code: int, rule: str) -> Iterator[Event]:
    text = CARDS[code].text
    yield Event("turned", (rule,), {"card": text}, moves=(Move("stock", "pile", text),))


def _declared(seat: int, pile: int, standing: Bid | None, holder: int) -> Iterator[Event]:
    yield Event("declared", ("AA-6.3",), {"seat": seat, "n": pile})
    if standing is not None:
        yield Event("void", ("AA-6.3",), {"seat": holder, "bid": bid_say(*standing)})


def _settled(n: int, deal: Settled) -> Iterator[Event]:
    ended = {"joker": "AA-6.1", "last_card": "AA-6.2", "declared": "AA-6.3"}[deal.ended_by]
    yield Event("ended." + deal.ended_by, (ended,), head=True)
    for seat in sorted(range(len(deal.hands)), key=lambda s: (-deal.values[s], s)):
        five = [c.text for c in poker.rank(deal.hands[seat] & CARD_BITS, deal.ace_low).five]
        data = {"seat": seat, "hand": hand_say(deal.values[seat]), "cards": five}
        yield Event("shows", ("AA-7.1",), data)
    data = {"n": len(deal.pile), "points": points(deal.pile_points * UNIT)}
    yield Event("pile", ("AA-7.2",), data)
    if len(deal.best_seats) == 1:
        seat = deal.best_seats[0]
        yield Event("scores", ("AA-7.1", "AA-7.2"), {"seat": seat, "points": points(deal.shares[seat])})
    else:
        seats = list(deal.best_seats)
        yield Event("shares", ("AA-7.3",), {"seats": seats, "points": points(deal.shares[seats[0]])})
    if deal.declarer is not None and deal.extra[deal.declarer]:
        kind = "bonus" if deal.declarer in deal.best_seats else "penalty"
        data = {"seat": deal.declarer, "points": points(abs(deal.extra[deal.declarer]))}
        yield Event(kind, ("AA-7.4",), data)
    yield Event("settled", ("AA-7.2",), {"n": n}, ends_deal=True)


def _play_on(seats: tuple[int, ...], scores: tuple[int, ...]) -> Iterator[Event]:
    yield Event("play_on", ("AA-7.5",), {"seats": list(seats), "points": points(scores[seats[0]])})


def _over(seat: int, scores: tuple[int, ...], target: int) -> Iterator[Event]:
    yield Event("over", ("AA-7.5",), {"target": target}, head=True)
    yield Event("wins", ("AA-7.5",), {"seat": seat, "points": points(scores[seat])})


_TELLERS: Final[dict[str, Callable[..., Iterator[Event]]]] = {
    "dealt": _dealt,
    "auction": _auction,
    "bid": _bid,
    "pass": _pass,
    "no_bid": _no_bid,
    "won": _won,
    "taken": _taken,
    "laid": _laid,
    "turned": _turned,
    "declared": _declared,
    "settled": _settled,
    "play_on": _play_on,
    "over": _over,
}
