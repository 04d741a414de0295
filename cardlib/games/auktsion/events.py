"""The story of Auktsion: what a step did, told as events that cite their rules.

A state keeps a bare trace of its last step (tuples of a kind and figures), so that a step stays cheap; the events are
made from it when somebody asks. Nothing in them is secret: bids, prices, money and cards laid out are public (AK-2.3,
AK-3.8), and hands are never told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from cardlib.cards import RANKS
from cardlib.engine.events import Event, Move
from cardlib.games.auktsion.judge import OPENING
from cardlib.games.auktsion.score import GRANT, Deal, Lot, worked

Trace = tuple[tuple[Any, ...], ...]


def tell(trace: Trace) -> tuple[Event, ...]:
    """The events of a trace, in order, all-seeing."""
    return tuple(event for kind, *rest in trace for event in _TELLERS[kind](*rest))


def _dealt(
    n: int, of: int, dealer: int, hands: tuple[int, ...], carried: tuple[int, ...], money: tuple[int, ...]
) -> Iterator[Event]:
    seats = len(hands)
    setup = "AK-1.1" if seats == 4 else "AK-1.2"
    yield Event("deal", ("AK-4.3",), {"n": n, "of": of}, head=True)
    rules = (setup,) if n == 1 else (setup, "AK-4.2")
    yield Event("dealt", rules, {"seat": dealer, "n": 13 if seats == 4 else 16})
    for i in range(1, seats + 1):
        seat = (dealer + i) % seats
        data = {"seat": seat, "points": hands[seat], "grant": GRANT, "carried": carried[seat], "n": money[seat]}
        if n == 1:
            yield Event("money", ("AK-2.2", "AK-2.3"), data)
        else:
            yield Event("money_carried", ("AK-2.2", "AK-4.2"), data)


def _lot(rank: int, opener: int, why: str) -> Iterator[Event]:
    yield Event("lot", ("AK-3.1",), {"rank": RANKS[rank]}, head=True)
    yield Event("opens." + why, (OPENING[why],), {"seat": opener})


def _bid(seat: int, price: int) -> Iterator[Event]:
    yield Event("bid", ("AK-3.4", "AK-3.5"), {"seat": seat, "n": price})


def _pass(seat: int, forced: bool) -> Iterator[Event]:
    yield Event("pass_only" if forced else "pass", ("AK-3.9",) if forced else ("AK-3.4",), {"seat": seat})


def _sold(lot: Lot, money: int, passes: int) -> Iterator[Event]:
    seat = lot.buyer
    data = {"seat": seat, "rank": lot.rank, "price": lot.price, "passes": passes}
    yield Event("sold", ("AK-3.6",), data)
    yield Event("pays", ("AK-3.8",), {"seat": seat, "n": lot.price, "left": money})
    if not lot.cards:
        yield Event("lays_none", ("AK-3.8",), {"seat": seat, "rank": lot.rank})
        return
    moves = tuple(Move(f"seat:{seat}", f"seat:{seat}", text) for text in lot.cards)
    shown = {"seat": seat, "cards": list(lot.cards), "sum": worked(lot.cards), "n": lot.points}
    kind = "lays" if len(lot.cards) > 1 else "lays_one"
    yield Event(kind, ("AK-3.8", "AK-2.1"), shown, moves=moves)


def _unsold(rank: int) -> Iterator[Event]:
    yield Event("unsold", ("AK-3.7",), {"rank": RANKS[rank]})


def _settled(n: int, deal: Deal, scores: tuple[int, ...], last: bool) -> Iterator[Event]:
    yield Event("settle", ("AK-4.1",), {"n": n}, head=True)
    yield Event("thrown", ("AK-4.1",))
    points, seats = deal.points, len(scores)
    for i in range(1, seats + 1):
        seat = (deal.dealer + i) % seats
        data: dict[str, Any] = {"seat": seat, "n": points[seat], "sum": deal_sum(deal, seat), "total": scores[seat]}
        kind = "scores_none" if not deal.bought(seat) else "scores" if "+" in data["sum"] else "scores_one"
        yield Event(kind, ("AK-4.1",) if kind == "scores_none" else ("AK-4.1", "AK-2.1"), data)
    for i in range(1, seats + 1):
        seat = (deal.dealer + i) % seats
        if deal.left[seat]:
            kept = {"seat": seat, "n": deal.left[seat]}
            yield Event("wasted" if last else "keeps", ("AK-4.3",) if last else ("AK-4.2",), kept)
    yield Event("settled", ("AK-4.1",), {"n": n}, ends_deal=True)


def deal_sum(deal: Deal, seat: int) -> str:
    """A seat's points as a sum in sight, lot by lot: `(4 + 2) + (4 + 3) + 1`."""
    parts = [worked(lot.cards) for lot in deal.bought(seat)]
    return " + ".join(f"({part})" if "+" in part and len(parts) > 1 else part for part in parts) or "0"


def _over(leaders: tuple[int, ...], scores: tuple[int, ...], money: tuple[int, ...]) -> Iterator[Event]:
    yield Event("over", ("AK-4.3", "AK-4.4"), head=True)
    if len(leaders) == 1:
        yield Event("wins", ("AK-4.3",), {"seat": leaders[0], "n": scores[leaders[0]]})
    else:
        yield Event("wins_shared", ("AK-4.3",), {"seats": list(leaders), "n": scores[leaders[0]]})


_TELLERS: Final[dict[str, Callable[..., Iterator[Event]]]] = {
    "dealt": _dealt,
    "lot": _lot,
    "bid": _bid,
    "pass": _pass,
    "sold": _sold,
    "unsold": _unsold,
    "settled": _settled,
    "over": _over,
}
