"""The story of Stand or Trade: what a step did, told as events that cite their rules.

A state keeps a bare trace of its last step (tuples of a kind and figures), so that a step stays cheap; the events are
made from it when somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from cardlib.cards import CARDS, unmask
from cardlib.engine.events import Event, Move
from cardlib.games.stand_or_trade.judge import ENDED
from cardlib.games.stand_or_trade.score import Payment, Settled
from cardlib.ranking.six_card import number

Trace = tuple[tuple[Any, ...], ...]


def tell(trace: Trace) -> tuple[Event, ...]:
    """The events of a trace, in order, all-seeing."""
    return tuple(event for kind, *rest in trace for event in _TELLERS[kind](*rest))


def _dealt(n: int, of: int, gun: int) -> Iterator[Event]:
    dealer = (gun - 1) % 4
    yield Event(
        "game" if n <= of else "extra_game",
        ("ST-6.1",) if n <= of else ("ST-6.2",),
        {"n": n, "of": of},
        head=True,
    )
    if n == 1:
        yield Event("aim", ("ST-4", "ST-5", "ST-2"))
    yield Event("dealt", ("ST-1.2",), {"seat": dealer})
    yield Event("gun_first", ("ST-1.3",) if n == 1 else ("ST-5.8", "ST-1.3"), {"seat": gun, "dealer": dealer})


def _turn(n: int) -> Iterator[Event]:
    yield Event("turn", ("ST-2.7",), {"n": n}, head=True)


def _gun(seat: int) -> Iterator[Event]:
    yield Event("gun", ("ST-2.6",), {"seat": seat})


def _trade(seat: int) -> Iterator[Event]:
    yield Event("trade", ("ST-2.1",), {"seat": seat})


def _stand(seat: int, ended_by: str) -> Iterator[Event]:
    if ended_by:
        yield Event("stand_final", ("ST-3.6",) if ended_by != "stands" else ("ST-2.4",), {"seat": seat})
    else:
        yield Event("stand", ("ST-2.2",), {"seat": seat})


def _drop(seat: int, ended_by: str) -> Iterator[Event]:
    yield Event("drop", ("ST-2.4",) if ended_by == "stands" else ("ST-3.6",), {"seat": seat})


def _three_stood(void: int | None) -> Iterator[Event]:
    if void is not None:
        yield Event("void", ("ST-2.4",), {"seat": void})


def _all_declared(seats: tuple[int, ...]) -> Iterator[Event]:
    yield Event("all_declared", ("ST-2.5",), {"seats": list(seats)})


def _chosen(seat: int, code: int) -> Iterator[Event]:
    yield Event("chosen", ("ST-2.5",), {"seat": seat}, {"card": CARDS[code].text}, (seat,))


def _passed(passed: tuple[tuple[int, int, int], ...]) -> Iterator[Event]:
    for seat, to, code in passed:
        text = CARDS[code].text
        move = Move(f"seat:{seat}", f"seat:{to}", text)
        yield Event("passed", ("ST-2.5",), {"seat": seat, "to": to, "card": text}, moves=(move,))


def _return(code: int) -> Iterator[Event]:
    yield Event("return", ("ST-3.5",), {"rank": CARDS[code].rank}, ends_deal=True)


def _ended(by: str, code: int | None) -> Iterator[Event]:
    data = {} if code is None else {"rank": CARDS[code].rank}
    yield Event("ended." + by, (ENDED[by][-1] if by != "final_turn" else "ST-3.4",), data)


def _final(by: str, gun: int) -> Iterator[Event]:
    yield Event("final", ("ST-2.4",) if by == "stands" else ("ST-3.6",), {"seat": gun})


def _settled(n: int, game: Settled) -> Iterator[Event]:
    yield Event("show", ("ST-5.1",), {"n": n}, head=True)
    for seat in (*game.places, *game.droppers):
        cards = [c.text for c in sorted(unmask(game.hands[seat]), key=lambda c: (number(c), -c.code))]
        if seat in game.droppers:
            yield Event("shows_drop", ("ST-5.1",), {"seat": seat, "cards": cards})
        else:
            place = game.places.index(seat) + 1
            data = {"seat": seat, "cards": cards, "category": game.categories[seat], "place": place}
            yield Event("shows", ("ST-5.1", "ST-4"), data)
    for payment in game.paid:
        yield _payment(payment)
    if len(game.droppers) == 4:
        yield Event("nobody_pays", ("ST-5.6",))
    yield Event("settled", ("ST-5.1",), {"n": n}, ends_deal=True)


def _payment(p: Payment) -> Event:
    rules = (p.rule,) if p.n == p.owed else (p.rule, "ST-5.7")
    short = "" if p.n == p.owed else "_short" if p.n else "_none"
    if p.seat is None:
        return Event("takes" + short, rules, {"seat": p.to, "n": p.n, "owed": p.owed})
    if p.to is None:
        return Event("pays_in" + short, rules, {"seat": p.seat, "n": p.n, "owed": p.owed})
    return Event("pays" + short, rules, {"seat": p.seat, "to": p.to, "n": p.n, "owed": p.owed})


def _extra(tied: tuple[int, ...]) -> Iterator[Event]:
    yield Event("extra", ("ST-6.2",), {"seats": list(tied)})


def _over(leaders: tuple[int, ...], chips: tuple[int, ...], reason: str, tied: tuple[int, ...]) -> Iterator[Event]:
    seats = [s for s, n in enumerate(chips) if n == 0] if reason == "broke" else list(tied)
    kind = reason if seats else "games"  # after extra games nobody need be without chips any more (ST-6.2)
    yield Event("over." + kind, ("ST-6.1",), {"seats": seats}, head=True)
    data = {"seat": leaders[0], "n": chips[leaders[0]]}
    if len(tied) > 1:
        yield Event("wins_last_hand", ("ST-6.2",), {**data, "seats": list(tied)})
    else:
        yield Event("wins", ("ST-6.1",), data)


_TELLERS: Final[dict[str, Callable[..., Iterator[Event]]]] = {
    "dealt": _dealt,
    "turn": _turn,
    "gun": _gun,
    "trade": _trade,
    "stand": _stand,
    "drop": _drop,
    "three_stood": _three_stood,
    "all_declared": _all_declared,
    "chosen": _chosen,
    "passed": _passed,
    "return": _return,
    "ended": _ended,
    "final": _final,
    "settled": _settled,
    "extra": _extra,
    "over": _over,
}
