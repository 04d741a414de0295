"""What a player reckons with: the unseen dummy, bonuses within reach, what others could take from the table.

Everything comes from a view. Figures are expected points; they steer players and hints, and decide nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from cardlib.cards import CARDS, JOKER_CODE
from cardlib.games.thirteen_steps.capture import COURT, MOST_SUM, NUMBERS, TAKES, Pair, pair
from cardlib.games.thirteen_steps.reach import plays_left
from cardlib.games.thirteen_steps.score import number_of
from cardlib.games.thirteen_steps.view import ThirteenStepsView

CODES: Final = {c.text: c.code for c in CARDS}
_BY_NUMBER: Final = tuple(tuple(c.code for c in CARDS if NUMBERS[c.code] == n) for n in range(14))
_RED: Final = (False, True, True, False)  # by suit code: clubs, diamonds, hearts, spades

W = dict(danger=0.285, future=0.834, hold=0.107, joker=14.0, uniform=0.7, court=0.89, nat=0.486, near=0.136, u0=0.036, c0=0.35, safe=0.3, csafe=0.3)


KEPT: Final = ("all_odd", "all_even", "all_black", "all_red", "no_court")
"""The bonuses that one wrong card ends."""


def _flags(code: int) -> int:
    """Which of the `KEPT` bonuses a card goes with, as bits."""
    n, red = NUMBERS[code], code & 3 in (1, 2)
    if code == JOKER_CODE:
        return 16
    return (n & 1) | (1 - (n & 1)) << 1 | (not red) << 2 | red << 3 | (n < COURT) << 4


FLAGS: Final = tuple(_flags(c.code) for c in CARDS)


@lru_cache(maxsize=4096)
def best_points(played: int, taken: int) -> int:
    """The most that a card can bring by taking another; 0 where it can't."""
    if taken not in TAKES[played]:
        return 0
    if played == taken == JOKER_CODE:
        return 15
    if JOKER_CODE in (played, taken):
        return NUMBERS[played] or NUMBERS[taken]
    return pair(played, taken).points


class Outlook:
    """A view's figures, worked out once and asked for many acts."""

    def __init__(self, view: ThirteenStepsView, options: Mapping[str, Any]) -> None:
        self.unseen = [1] * JOKER_CODE + [2]
        seen = [*view.hand, *view.table, *(c for pairs in view.captured for p in pairs for c in p.cards)]
        for text in seen:
            self.unseen[CODES[text]] -= 1
        self.total = max(1, sum(self.unseen))
        self.by_number = [sum(self.unseen[code] for code in codes) for codes in _BY_NUMBER]
        others = [held for seat, held in enumerate(view.held) if seat != view.seat]
        # Each of the others draws once more before this seat plays again, while the stock lasts.
        self.held = min(1.0, (sum(others) + min(view.stock, len(others))) / self.total)
        self.plays = plays_left(view, view.seat) - 1
        self.mine = view.captured[view.seat]
        self.optional = options["capture"] == "optional"
        self.jokers_fail = options["jokers_in_uniform"] == "fail"

    # the dummy

    def penalty(self, one: Pair) -> float:
        """What a pair costs on average, the dummy being any of the unseen cards (TS-4)."""
        if one.kind == "jokers":
            return 0.0
        cost = one.number * (4 if one.kind == "same" else 2) * self.by_number[one.number]
        if one.joker:
            cost += 5 * number_of(one.other) * self.by_number[0]
        return cost / self.total

    # the table

    def danger(self, code: int) -> float:
        """What another player would get for a card on the table on average, if it is there to be taken."""
        n = NUMBERS[code]
        if code == JOKER_CODE:
            return 7.0
        same = code ^ 3  # clubs and spades, diamonds and hearts: the other suit of the colour
        p_same = self.held * self.unseen[same]
        others = sum(self.unseen[c] for c in _BY_NUMBER[n]) - self.unseen[same]
        p_other = 1 - (1 - self.held) ** others
        worth = p_same * 2 * n + (1 - p_same) * p_other * n
        low = (MOST_SUM - n) / 2 if n < MOST_SUM else 0.0
        return max(worth, min(low, n))

    def taken(self, code: int) -> float:
        """How likely another player takes a card before this seat's next turn."""
        n = NUMBERS[code]
        if code == JOKER_CODE:
            return 0.9
        mates = self.by_number[n] + self.unseen[JOKER_CODE]
        p = 1 - (1 - self.held) ** mates
        return max(p * 0.9, 0.5 if n < 7 else 0.0)

    def table_danger(self, table: Iterable[int]) -> float:
        """What the others would get from a table: each of them takes one card, so the dearest count."""
        worths = sorted((self.danger(code) for code in table), reverse=True)
        return sum(worths[:3])

    def future(self, hand: Sequence[int], table: Sequence[int]) -> float:
        """What this hand could still take at its next turn, and what its cards are worth later."""
        if not hand or self.plays <= 0:
            return 0.0
        best = 0.0
        for mine in hand:
            row = TAKES[mine]
            for other in table:
                if other in row:
                    worth = best_points(mine, other) * (1 - self.taken(other))
                    if worth > best:
                        best = worth
        hold = 0.0
        for mine in hand:
            hold += W["joker"] if mine == JOKER_CODE else NUMBERS[mine] * min(1.0, self.by_number[NUMBERS[mine]] / 2)
        return W["future"] * best + W["hold"] * hold * min(1.0, self.plays / 4)

    def keeps(self, hand: Sequence[int], table: Sequence[int]) -> float:
        """What hand and table are worth as an act leaves them: what comes next, less what the others may take."""
        return self.future(hand, table) - W["danger"] * self.table_danger(table)

    # bonuses

    def safe(self, hand: Sequence[int], table: Sequence[int]) -> list[int]:
        """For each bonus that one wrong card ends: how many cards of a hand could be played without ending it."""
        counts = [0] * 5
        for mine in hand:
            row, flags, fits = TAKES[mine], 0, False
            for other in table:
                if other in row:
                    fits = True
                    flags |= FLAGS[mine] & FLAGS[other]
            if not fits or self.optional:
                flags = 31
            for i in range(5):
                counts[i] += flags >> i & 1
        return counts

    def bonuses(self, pairs: Sequence[Pair], safe: Sequence[int]) -> float:
        """What a pile's bonuses will bring on average: held ones, and those that are still open (TS-5)."""
        plays = max(0, self.plays)
        ranks = suits = 0
        jokers = sevens = 0
        natural: set[int] = set()
        matched: set[int] = set()
        for p in pairs:
            if p.kind in ("same", "match"):
                matched.add(p.number)
                if not p.joker:
                    natural.add(p.number)
            for text in p.cards:
                code = CODES[text]
                if code == JOKER_CODE:
                    jokers += 1
                    continue
                ranks |= 1 << NUMBERS[code]
                suits |= 1 << (code & 3)
                sevens += NUMBERS[code] == 7
        total = 0.0
        started = bool(pairs)
        if not (jokers and self.jokers_fail):
            odd, even = ranks & 0b10101010101010, ranks & 0b01010101010100
            for i, wrong in enumerate((even, odd, suits & 0b0110, suits & 0b1001)):
                if not wrong:
                    total += 60 * (self.keep(W["uniform"], W["safe"], safe[i]) if started else W["u0"])
        if not ranks >> COURT:
            total += 30 * (self.keep(W["court"], W["csafe"], safe[4]) if started else W["c0"])
        courts = 3 - bin(ranks >> COURT).count("1")
        total += 10 * W["nat"] ** courts if courts < 3 else 0
        if sevens == 3:
            total += 8
        elif sevens == 2:
            total += 2.5
        total += 30 * _chance(3 - len(matched & {1, 2, 3}), plays)
        runs = natural
        for length, points in ((3, 10), (6, 30), (9, 60)):
            lacking = min(
                sum(1 for n in range(low, low + length) if n not in runs) for low in range(2, 12 - length)
            )
            total += points * _chance(lacking, plays)
        return total

    def keep(self, each: float, risk: float, safe: int) -> float:
        """How likely a bonus that one wrong card ends is kept to the end."""
        if self.plays <= 0:
            return 1.0
        return float(each ** (self.plays - 1) * (1 - risk ** (safe + 0.5)))


def _chance(missing: int, plays: int) -> float:
    """How likely a bonus is that lacks so many pairs, roughly."""
    if missing > plays:
        return 0.0
    return float(W["near"] ** missing) if missing < 4 else 0.0
