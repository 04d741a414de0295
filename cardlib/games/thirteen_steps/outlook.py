"""What a player can reckon with from a view alone: the unseen cards, and the dummy that is one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardlib.cards import CARDS, JOKER_CODE
from cardlib.games.thirteen_steps.capture import COURT, NUMBERS, Pair
from cardlib.games.thirteen_steps.score import number_of
from cardlib.games.thirteen_steps.view import ThirteenStepsView

CODES: Final = {c.text: c.code for c in CARDS}
KEPT: Final = ("all_odd", "all_even", "all_black", "all_red", "no_court")
"""The bonuses that one wrong card ends."""


def _flags(code: int) -> int:
    """Which of the `KEPT` bonuses a card goes with, as bits."""
    if code == JOKER_CODE:
        return 16
    odd, red = NUMBERS[code] & 1, code & 3 in (1, 2)
    return odd | (1 - odd) << 1 | (not red) << 2 | red << 3 | (NUMBERS[code] < COURT) << 4


FLAGS: Final = tuple(_flags(code) for code in range(JOKER_CODE + 1))


def unseen(view: ThirteenStepsView) -> list[int]:
    """The cards that the seat has not seen, as codes: the others' hands, the stock and the dummy."""
    left = [*range(JOKER_CODE + 1), JOKER_CODE]
    for text in (*view.hand, *view.table, *(c for pairs in view.captured for p in pairs for c in p.cards)):
        left.remove(CODES[text])
    return left


def likely_cost(one: Pair, left: Sequence[int]) -> float:
    """What a pair costs on average, the dummy being any of the unseen cards (TS-4)."""
    if one.kind == "jokers" or not left:
        return 0.0
    numbers = [NUMBERS[code] for code in left]
    cost = 2 * one.points * numbers.count(one.number)  # twice what it brings, however it was captured
    if one.joker:
        cost += 5 * number_of(one.other) * numbers.count(0)
    return cost / len(left)
