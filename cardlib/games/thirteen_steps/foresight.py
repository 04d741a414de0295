"""Playing a deal to its end in thought: what level 3 sees before it decides.

The unseen cards are dealt out at random, many times; in each such world every act is tried, everybody goes on by simple
rules (take what brings most), and the result is compared. The player itself follows a plan: none, or to keep one of the
bonuses that a wrong card ends. Cards are codes, both jokers 52; everything comes from a view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardlib.cards import JOKER_CODE
from cardlib.games.thirteen_steps.capture import COURT, JOKERS_POINTS, NUMBERS, TAKES, Pair, pair
from cardlib.games.thirteen_steps.outlook import CODES, FLAGS, KEPT, unseen
from cardlib.games.thirteen_steps.score import BONUSES
from cardlib.games.thirteen_steps.view import ThirteenStepsView
from cardlib.shuffle import Stream

_CARDS: Final = range(JOKER_CODE + 1)


def _best_points(a: int, b: int) -> int:
    if b not in TAKES[a]:
        return 0
    if JOKER_CODE in (a, b):
        return NUMBERS[a] or NUMBERS[b] or JOKERS_POINTS
    return pair(a, b).points


BEST: Final = tuple(tuple(_best_points(a, b) for b in _CARDS) for a in _CARDS)
"""The most that a card brings by taking another; 0 where it can't."""


def _counts(a: int, b: int) -> int:
    """The number that a pair counts as, a joker named as what it takes; 0 for two jokers."""
    if b not in TAKES[a] or a == b:
        return 0
    return pair(a, b).number if JOKER_CODE not in (a, b) else NUMBERS[a] or NUMBERS[b]


NUMBER: Final = tuple(tuple(_counts(a, b) for b in _CARDS) for a in _CARDS)
LAID: Final = 8
LOW: Final = tuple(NUMBERS[code] or 99 for code in _CARDS)
"""What is missed least when it is laid down comes first."""
_COURT: Final = tuple(1 << (n - COURT) if n >= COURT else 0 for n in NUMBERS)
_KEPT_POINTS: Final = tuple(BONUSES[name] for name in KEPT)
_EVERY: Final = (1 << len(KEPT)) - 1


class Pile:
    """What a seat has captured, as far as points go."""

    __slots__ = ("any", "courts", "flags", "hits", "jokers", "natural", "points", "sevens")

    def __init__(self, pairs: Sequence[Pair] = ()) -> None:
        self.flags = _EVERY
        self.points = self.courts = self.natural = self.any = self.sevens = 0
        self.hits = [0] * 14
        """What a dummy of each number would cost; at 0, a joker."""
        self.jokers = 0
        for one in pairs:
            self.add(CODES[one.played], CODES[one.taken], one.points, one.number if one.kind != "jokers" else 0)

    def copy(self) -> Pile:
        new = object.__new__(Pile)
        new.flags, new.points, new.courts, new.natural = self.flags, self.points, self.courts, self.natural
        new.any, new.sevens, new.jokers, new.hits = self.any, self.sevens, self.jokers, self.hits.copy()
        return new

    def add(self, a: int, b: int, points: int, number: int) -> None:
        """Put a pair on the pile. The dummy would cost twice what it brings, however it was captured (TS-4)."""
        self.flags &= FLAGS[a] & FLAGS[b]
        self.points += points
        self.courts |= _COURT[a] | _COURT[b]
        self.sevens += (NUMBERS[a] == 7) + (NUMBERS[b] == 7)
        if number:
            self.hits[number] += 2 * points
            if a == JOKER_CODE or b == JOKER_CODE:
                self.hits[0] += 5 * (NUMBERS[a] or NUMBERS[b])
                if points == number and number in (NUMBERS[a], NUMBERS[b]):
                    self.any |= 1 << number
            elif NUMBERS[a] == NUMBERS[b]:
                self.natural |= 1 << number

    def total(self, dummy: int) -> int:
        """The points at the end of a deal (TS-6.1), roughly: the rarest bonuses are left out."""
        total = self.points - self.hits[NUMBERS[dummy]]
        if not self.points:
            return 0
        flags = self.flags
        if flags:
            for i, worth in enumerate(_KEPT_POINTS):
                if flags >> i & 1:
                    total += worth
        if self.courts == 7:
            total += 10
        if self.sevens == 3:
            total += 10
        natural = self.natural
        if (natural | self.any) & 14 == 14:
            total += 30
        run = natural & 0b11111111100
        run &= run >> 1
        run &= run >> 1
        if run:
            total += 10
            run &= run >> 1
            run &= run >> 1
            run &= run >> 1
            if run:
                total += 30
        return total


class Foresight:
    """A view's possible worlds, and how acts fare in them."""

    def __init__(self, view: ThirteenStepsView, options: Mapping[str, Any], rng: Stream, worlds: int) -> None:
        self.seat, self.seats = view.seat, view.seats
        self.rule = options["capture"]
        self.hand = [CODES[text] for text in view.hand]
        self.table = [CODES[text] for text in view.table]
        self.piles = [Pile(pairs) for pairs in view.captured]
        hidden = unseen(view)
        self.worlds: list[tuple[int, list[list[int]], list[int]]] = []
        for _ in range(worlds):
            cards = rng.shuffle(hidden.copy())
            hands: list[list[int]] = []
            for seat, held in enumerate(view.held):
                hands.append([] if seat == self.seat else [cards.pop() for _ in range(held)])
            self.worlds.append((cards.pop(), hands, cards))

    def fare(self, played: int, one: Pair | None, plan: int) -> float:
        """How a play (of a pair, or laying down) and what may follow fare: from -1, far behind the best, to 1."""
        total = 0.0
        taken = -1 if one is None else CODES[one.taken]
        for dummy, hands, stock in self.worlds:
            mine = self.hand.copy()
            mine.remove(played)
            table = self.table.copy()
            piles = [pile.copy() for pile in self.piles]
            cards = stock.copy()
            if one is None:
                table.append(played)
            else:
                table.remove(taken)
                piles[self.seat].add(played, taken, one.points, one.number if one.kind != "jokers" else 0)
                if not table:
                    table = cards[-LAID:]
                    del cards[-LAID:]
            held = [hand.copy() for hand in hands]
            held[self.seat] = mine
            self._play_out(held, table, cards, piles, plan)
            scores = [pile.total(dummy) for pile in piles]
            own = scores.pop(self.seat)
            ahead = own - max(scores)
            total += ahead / (20 + abs(ahead))
        return total / len(self.worlds)

    def _play_out(
        self, hands: list[list[int]], table: list[int], stock: list[int], piles: list[Pile], plan: int
    ) -> None:
        """Play to the end: the others take what brings most, this seat goes by its plan as long as that holds."""
        seat, seats, best_of = self.seat, self.seats, BEST
        at = (seat + 1) % seats
        while True:
            hand = hands[at]
            if stock:
                hand.append(stock.pop())
            elif not hand:
                return
            if at == seat and plan and piles[at].flags & plan:
                a, b = self._planned(hand, table, plan)
            else:
                most, a, b = 0, -1, -1
                for one in hand:
                    row = best_of[one]
                    for other in table:
                        if row[other] > most:
                            most, a, b = row[other], one, other
                if not most:
                    a = min(hand, key=LOW.__getitem__)
            hand.remove(a)
            if b < 0:
                table.append(a)
            else:
                table.remove(b)
                piles[at].add(a, b, best_of[a][b], NUMBER[a][b])
                if not table:
                    table = stock[-LAID:]
                    del stock[-LAID:]
            at = (at + 1) % seats

    def _planned(self, hand: list[int], table: list[int], plan: int) -> tuple[int, int]:
        """The dearest capture that keeps a bonus; else the lowest card that takes nothing; else what costs it."""
        keep, most, idle = (-1, -1), 0, -1
        worst, top = (-1, -1), 0
        for one in hand:
            row, able = BEST[one], False
            good = FLAGS[one] & plan
            for other in table:
                worth = row[other]
                if worth:
                    able = True
                    if good & FLAGS[other]:
                        if worth > most:
                            most, keep = worth, (one, other)
                    elif worth > top:
                        top, worst = worth, (one, other)
            if (not able or self.rule == "optional") and (idle < 0 or LOW[one] < LOW[idle]):
                idle = one
        if most:
            return keep
        if idle >= 0 and (self.rule != "always" or not top):
            return idle, -1
        return worst
