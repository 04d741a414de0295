"""The story of Thirteen Steps: what a step did, told as events that cite their rules.

A state keeps a bare trace of its last step (tuples of a kind and figures), so that a step stays cheap; the events are
made from it when somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from cardlib.cards import CARDS
from cardlib.engine.events import Event, Move
from cardlib.games.thirteen_steps.capture import COURT, Pair, pair
from cardlib.games.thirteen_steps.score import BONUSES, Settled, number_of, penalty, penalty_rules

Trace = tuple[tuple[Any, ...], ...]


def tell(trace: Trace) -> tuple[Event, ...]:
    """The events of a trace, in order, all-seeing."""
    return tuple(event for kind, *rest in trace for event in _TELLERS[kind](*rest))


def _dealt(n: int, of: int, first: int, seats: int, table: tuple[int, ...]) -> Iterator[Event]:
    dealer, cards = (first - 1) % seats, [CARDS[code].text for code in table]
    kind, rules = ("deal", ("TS-6.2",)) if of > 1 else ("only_deal", ("TS-1.1",))
    yield Event(kind, rules, {"n": n, "of": of}, head=True)
    yield Event("dealt", ("TS-1.2",), {"seat": dealer})
    moves = tuple(Move("stock", "table", text) for text in cards)
    yield Event("laid_out", ("TS-1.2",), {"cards": cards}, moves=moves)
    yield Event("dummy_aside", ("TS-1.2",), moves=(Move("stock", "dummy"),))
    yield Event("first", ("TS-1.3",), {"seat": first, "dealer": dealer})


def _draw(seat: int, code: int) -> Iterator[Event]:
    moves = (Move("stock", f"seat:{seat}"),)
    yield Event("draw", ("TS-2.1",), {"seat": seat}, {"card": CARDS[code].text}, (seat,), moves)


def _stock_out() -> Iterator[Event]:
    yield Event("stock_out", ("TS-2.6",))


def _discard(seat: int, code: int, could: bool, rule: str) -> Iterator[Event]:
    text = CARDS[code].text
    kind = "declines" if could else "discard_hand" if rule == "always" else "discard"
    moves = (Move(f"seat:{seat}", "table", text),)
    yield Event(kind, ("TS-2.2", "TS-2.4"), {"seat": seat, "card": text}, moves=moves)


def capture_rules(one: Pair) -> tuple[str, ...]:
    """The rules by which a pair brings what it brings, the closest first (TS-3)."""
    if one.kind == "jokers":
        return ("TS-3.6",)
    rules = ["TS-3.2" if one.kind == "sum" else "TS-3.1"]
    if one.kind != "sum" and one.number < COURT and 2 * one.number <= 10:
        rules.append("TS-3.3")
    if one.played == "JK":
        rules.insert(0, "TS-3.4")
    elif one.taken == "JK":
        rules.insert(0, "TS-3.5")
    return (*rules, "TS-3.7") if one.joker else tuple(rules)


def capture_key(one: Pair) -> str:
    """Which sentence tells of a pair: by its kind, and by where a joker is in it."""
    if one.kind == "jokers" or not one.joker:
        return one.kind
    return f"joker_{one.kind}" if one.played == "JK" else f"table_joker_{one.kind}"


def pair_data(one: Pair) -> dict[str, Any]:
    """What sentences on a pair need: cards, what a joker stands for, the number that counts, points, both numbers."""
    a, b = (number_of(text) or number_of(one.named) for text in one.cards)
    return {
        "card": one.played,
        "other": one.taken,
        "name": one.named,
        "number": one.number,
        "points": one.points,
        "a": a,
        "b": b,
        "total": a + b,
    }


def _capture(seat: int, played: int, taken: int, named: int) -> Iterator[Event]:
    one = pair(played, taken, named)
    moves = tuple(
        Move(start, f"seat:{seat}", text) for start, text in ((f"seat:{seat}", one.played), ("table", one.taken))
    )
    data = {"seat": seat, **pair_data(one)}
    yield Event("takes_" + capture_key(one), (*capture_rules(one), "TS-2.3"), data, moves=moves)


def _refill(table: tuple[int, ...], full: int) -> Iterator[Event]:
    cards = [CARDS[code].text for code in table]
    if not cards:
        yield Event("table_empty", ("TS-2.6",))
        return
    kind = "refill" if len(cards) == full else "refill_short"
    moves = tuple(Move("stock", "table", text) for text in cards)
    yield Event(kind, ("TS-2.5",), {"cards": cards, "n": len(cards)}, moves=moves)


def _settled(n: int, of: int, deal: Settled) -> Iterator[Event]:
    yield Event("end", ("TS-2.7",), {"n": n}, head=True)
    yield Event("left", ("TS-2.7",), {"cards": list(deal.left), "n": len(deal.left)})
    turned = (Move("dummy", "centre", deal.dummy),)
    yield Event("dummy", ("TS-4",), {"card": deal.dummy}, moves=turned)
    for seat, pairs in enumerate(deal.pairs):
        for one in pairs:
            cost = penalty(one, deal.dummy)
            if cost:
                data = {"seat": seat, "card": one.played, "other": one.taken, "points": cost}
                yield Event("dummy_hits", penalty_rules(one, deal.dummy), data)
    if not any(deal.dummy_points):
        yield Event("dummy_misses", ("TS-4",))
    for seat, bonuses in enumerate(deal.bonuses):
        for bonus in bonuses:
            yield Event("bonus", bonus_rules(bonus), {"seat": seat, "bonus": bonus, "points": BONUSES[bonus]})
    for seat, points in enumerate(deal.points):
        data = {
            "seat": seat,
            "captured": deal.capture_points[seat],
            "lost": deal.dummy_points[seat],
            "bonus": deal.bonus_points[seat],
            "points": points,
        }
        yield Event("points", ("TS-6.1",), data)
    yield Event("settled", ("TS-6.2",) if of > 1 else ("TS-6.1",), {"n": n, "of": of}, ends_deal=True)


def bonus_rules(bonus: str) -> tuple[str, ...]:
    """The rules of a bonus: staircases ask for natural pairs, uniform captures have a rule on jokers."""
    if bonus.endswith("stairs") or bonus == "thirteen_steps":
        return ("TS-5", "TS-5.1")
    return ("TS-5", "TS-5.2") if bonus.startswith("all_") else ("TS-5",)


def _over(winners: tuple[int, ...], points: int) -> Iterator[Event]:
    yield Event("over", ("TS-6.1",), head=True)
    if len(winners) > 1:
        yield Event("share", ("TS-6.1",), {"seats": list(winners), "points": points})
    else:
        yield Event("wins", ("TS-6.1",), {"seat": winners[0], "points": points})


_TELLERS: Final[dict[str, Callable[..., Iterator[Event]]]] = {
    "dealt": _dealt,
    "draw": _draw,
    "stock_out": _stock_out,
    "discard": _discard,
    "capture": _capture,
    "refill": _refill,
    "settled": _settled,
    "over": _over,
}
