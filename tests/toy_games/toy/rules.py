"""A toy: bid a number, call out of turn, lay cards in an order, hide a card at the same moment as everybody else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise, permutations
from typing import Any, ClassVar

from cardlib.cards import Card, pack
from cardlib.engine.act import Act, Verb, read_card, read_cards, read_int
from cardlib.engine.events import Event, Move
from cardlib.engine.explanation import Check, say
from cardlib.engine.game import Game
from cardlib.engine.options import Option
from cardlib.engine.state import State
from cardlib.engine.verdict import Verdict
from cardlib.engine.view import View
from cardlib.shuffle import Decks, Stream

CEILINGS = {"hundred": 100, "thirty": 30}


def number(text: str) -> int:
    return 1 if text[0] == "A" else int(text[0])


def worth(laid: Iterable[str]) -> int:
    return sum(number(text) * i for i, text in enumerate(laid, 1))


class Toy(Game):
    id = "toy"
    SEATS = (3, 2)
    OPTIONS = (
        Option("ceiling", "TY-2.2", values=("hundred", "thirty")),
        Option("deals", "TY-1.3", least=1, default=2),
    )
    VERBS: ClassVar = {
        verb.name: verb
        for verb in (
            Verb("bid", (read_int,)),
            Verb("pass"),
            Verb("call"),
            Verb("lay", (read_cards,)),
            Verb("hide", (read_card,)),
        )
    }

    def pack(self) -> tuple[Card, ...]:
        return pack("A23456")

    def most_decks(self) -> int:
        return int(self.options["deals"])

    def start(self, decks: Decks, dealer: int) -> ToyState:
        state = object.__new__(ToyState)
        state.game, state.decks, state.dealer = self, decks, dealer
        state.log, state.acts, state.deals, state.over, state.actors = None, 0, 0, False, ()
        state.scores, state.done, state.told = (0,) * self.seats, (), ()
        state._deal()
        return state

    def sample_acts(self, state: State, rng: Stream) -> Iterable[Act]:
        assert isinstance(state, ToyState)
        high = state.high[1]
        yield from (Act("pass"), Act("call"))
        yield from (Act("bid", n) for n in (-1, 0, 1, high, high + 1, 30, 31, 100, 101, 10**30))
        cards = [c.text for c in pack()]
        some = [*state.hands[rng.below(self.seats)], rng.choice(cards), "JK"]
        yield from (Act("hide", text) for text in some)
        for size in (0, 1, 2, 2, 2, 3, 3, 3, 4):
            yield Act("lay", tuple(rng.choice(some) for _ in range(size)))


class ToyView(View, frozen=True, kw_only=True):
    hand: tuple[str, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    phase: str
    high: tuple[int, int]
    top: int
    callers: tuple[int, ...]
    laid: tuple[str, ...]
    chosen: tuple[int, ...]
    mine: str | None
    scores: tuple[int, ...]
    done: tuple[dict[str, Any], ...]


class ToyState(State):
    hands: tuple[tuple[str, ...], ...]
    phase: str
    high: tuple[int, int]
    """Who has bid the most, and how much."""
    callers: tuple[int, ...]
    laid: tuple[str, ...]
    hidden: dict[int, str]
    scores: tuple[int, ...]
    done: tuple[dict[str, Any], ...]
    told: tuple[Event, ...]

    @property
    def first(self) -> int:
        return (self.dealer + len(self.done) + 1) % self.game.seats

    def _deal(self) -> None:
        n, deck = self.game.seats, self.decks.get(self.deals)
        self.high, self.callers, self.laid, self.hidden = (self.first, 0), (), (), {}
        if deck is None:
            self.hands, self.phase, self.actors = ((),) * n, "", ()
            return
        self.deals += 1
        self.hands = tuple(tuple(c.text for c in deck[(s - self.first) % n : 5 * n : n]) for s in range(n))
        self.phase, self.actors = "bid", (self.first,)
        self.told += (Event("deal", ("TY-1.2", "TY-1.3"), {"n": self.deals, "seat": self.first}, head=True),)

    def legal(self, seat: int) -> tuple[Act, ...]:
        if seat not in range(self.game.seats):
            return ()
        call = (Act("call"),) if self.phase in ("bid", "lay") and seat not in self.callers else ()
        return (*call, *self._due(seat)) if seat in self.actors else call

    def _due(self, seat: int) -> Iterator[Act]:
        if self.phase == "bid":
            yield Act("pass")
            top = CEILINGS[self.game.options["ceiling"]]
            yield from (Act("bid", n) for n in range(self.high[1] + 1, top + 1))
        elif self.phase == "hide":
            yield from (Act("hide", text) for text in self.hands[seat])
        else:
            for size in (2, 3):
                yield from (Act("lay", some) for some in permutations(self.hands[seat], size) if apart(some))

    def judge(self, seat: int, act: Act) -> Verdict:
        return Verdict(self._checks(seat, act))

    def _checks(self, seat: int, act: Act) -> Iterator[Check]:
        yield Check(seat in range(self.game.seats), say("check.seat"), ("TY-1.1",))
        yield Check(not self.over, say("check.going_on"), ("TY-1.3",))
        phases = {"call": "bid lay", "lay": "lay", "hide": "hide"}
        rules = {"call": "TY-4.1", "lay": "TY-3.1", "hide": "TY-5.1"}
        in_time = self.phase in phases.get(act.verb, "bid").split()
        yield Check(in_time, say("check.time." + act.verb), (rules.get(act.verb, "TY-2.1"),))
        if act.verb == "call":
            yield Check(seat not in self.callers, say("check.once"), ("TY-4.1",))
            return
        if in_time:
            yield Check(seat in self.actors, say("check.turn"), (rules.get(act.verb, "TY-2.1"),))
        if act.verb == "bid":
            top = CEILINGS[self.game.options["ceiling"]]
            good = self.high[1] < act.args[0] <= top
            yield Check(good, say("check.bid", least=self.high[1] + 1, most=top), ("TY-2.2",))
        if act.verb in ("lay", "hide") and seat in range(self.game.seats):
            some = act.args[0] if act.verb == "lay" else act.args
            held = len(set(some)) == len(some) and set(some) <= set(self.hands[seat])
            yield Check(held, say("check.held", cards=list(some)), (rules[act.verb],))
        if act.verb == "lay":
            yield Check(len(act.args[0]) in (2, 3), say("check.count"), ("TY-3.1",))
            yield Check(apart(act.args[0]), say("check.apart"), ("TY-3.2",))

    @property
    def simultaneous(self) -> bool:
        return self.phase == "hide"

    @property
    def events(self) -> tuple[Event, ...]:
        return self.told

    @property
    def result(self) -> dict[str, Any]:
        most = max(self.scores)
        winners = [s for s, n in enumerate(self.scores) if n == most] if self.over else None
        return {"scores": list(self.scores), "deals": [dict(one) for one in self.done], "winners": winners}

    def view(self, seat: int, *, reveal: bool = False) -> ToyView:
        return ToyView(
            **{name: getattr(self, name) for name in ("dealer", "actors", "acts", "over", "phase", "high")},
            **{name: getattr(self, name) for name in ("callers", "laid", "scores", "done")},
            seat=seat,
            seats=self.game.seats,
            legal=self.legal(seat),
            events=tuple(event.seen_by(seat) for event in self.told),
            reveal=reveal,
            hand=self.hands[seat],
            hands=tuple(hand if reveal or s == seat else None for s, hand in enumerate(self.hands)),
            top=CEILINGS[self.game.options["ceiling"]],
            chosen=tuple(sorted(self.hidden)),
            mine=self.hidden.get(seat),
        )

    def _step(self, seat: int, act: Act) -> None:
        self.told = ()
        getattr(self, "_" + act.verb)(seat, *act.args)

    def _tell(self, kind: str, *rules: str, ends: bool = False, **data: Any) -> None:
        self.told += (Event(kind, rules, data, ends_deal=ends),)

    def _call(self, seat: int) -> None:
        self.callers = tuple(sorted((*self.callers, seat)))
        self._tell("call", "TY-4.1", seat=seat)

    def _bid(self, seat: int, n: int) -> None:
        self.high = (seat, n)
        self._tell("bid", "TY-2.1", "TY-2.2", seat=seat, n=n)
        self._next(seat)

    def _pass(self, seat: int) -> None:
        self._tell("pass", "TY-2.1", seat=seat)
        self._next(seat)

    def _next(self, seat: int) -> None:
        following = (seat + 1) % self.game.seats
        self.actors = (following,)
        if following == self.first:
            self.phase, self.actors = "lay", self.high[:1]
            self._tell("leads", "TY-2.3", seat=self.high[0], n=self.high[1])

    def _lay(self, seat: int, some: tuple[str, ...]) -> None:
        self.laid = some
        self.hands = (*self.hands[:seat], tuple(t for t in self.hands[seat] if t not in some), *self.hands[seat + 1 :])
        moves = tuple(Move(f"seat:{seat}", "centre", text) for text in some)
        data = {"seat": seat, "cards": list(some), "n": worth(some)}
        self.told += (Event("laid", ("TY-3.1", "TY-3.3"), data, moves=moves),)
        self.phase, self.actors = "hide", tuple(range(self.game.seats))

    def _hide(self, seat: int, text: str) -> None:
        self.hidden = {**self.hidden, seat: text}
        self.actors = tuple(s for s in self.actors if s != seat)
        self.told = (Event("hidden", ("TY-5.1",), {"seat": seat}, {"card": text}, (seat,)),)
        if not self.actors:
            self._settle()

    def _settle(self) -> None:
        (leader, bid), scores, shown = self.high, list(self.scores), [self.hidden[s] for s in sorted(self.hidden)]
        for seat, text in sorted(self.hidden.items()):
            self._tell("shown", "TY-5.1", seat=seat, card=text)
        made = worth(self.laid) >= bid
        scores[leader] += bid if made else -bid
        self._tell("made" if made else "failed", "TY-6.1", seat=leader, n=bid)
        for seat in self.callers:
            scores[seat] += -5 if made else 5
            self._tell("call_lost" if made else "call_won", "TY-6.2", seat=seat)
        best = max(map(number, shown))
        top = [seat for seat, text in sorted(self.hidden.items()) if number(text) == best]
        if len(top) == 1:
            scores[top[0]] += 3
        self._tell("top" if len(top) == 1 else "no_top", "TY-6.3", seat=top[0])
        self.scores = tuple(scores)
        self.done += ({"leader": leader, "bid": bid, "laid": list(self.laid), "hidden": shown},)
        self._tell("settled", "TY-6.4", ends=True, n=len(self.done))
        self.over = len(self.done) == self.game.options["deals"]
        if self.over:
            self.phase = ""
            self._tell("wins", "TY-6.4", seats=self.result["winners"])
        else:
            self._deal()


def apart(some: tuple[str, ...]) -> bool:
    return all(a[:1] != b[:1] for a, b in pairwise(some))


GAME = Toy
