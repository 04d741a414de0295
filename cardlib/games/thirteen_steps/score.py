"""The dummy's penalty, the bonuses and the sums of a deal (rules TS-4 to TS-6), as data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from cardlib.cards import PACK_RANKS
from cardlib.games.thirteen_steps.capture import Pair, Taken, pair

BONUSES: Final[Mapping[str, int]] = {
    "royal_palace": 10,
    "seven_three": 10,
    "small_stairs": 10,
    "no_court": 30,
    "middle_stairs": 30,
    "one_two_three": 30,
    "whole_suit": 60,
    "all_odd": 60,
    "all_even": 60,
    "all_black": 60,
    "all_red": 60,
    "great_stairs": 60,
    "thirteen_steps": 100,
}
"""The bonuses and their points, in the order of the table in TS-5."""
STAIRS: Final = {"small_stairs": 3, "middle_stairs": 6, "great_stairs": 9}
"""How many numbers in a row, within 2 to 10, a staircase needs."""
UNIFORMS: Final = {"all_odd": "A3579JK", "all_even": "2468TQ", "all_black": "SC", "all_red": "HD"}
"""What every captured card must be (TS-5.2): ranks, or suits."""


class Settled(Struct, frozen=True):
    """One deal that is over. Everything in it is public: pairs lie face up, and the dummy is turned (TS-4)."""

    dummy: str
    pairs: tuple[tuple[Pair, ...], ...]
    left: tuple[str, ...]
    """What still lay on the table, and counts for no one (TS-2.7)."""
    bonuses: tuple[tuple[str, ...], ...]
    before: tuple[int, ...]

    @property
    def capture_points(self) -> list[int]:
        """What each seat's pairs bring (TS-3)."""
        return [sum(p.points for p in pairs) for pairs in self.pairs]

    @property
    def dummy_points(self) -> list[int]:
        """What the dummy costs each seat (TS-4)."""
        return [sum(penalty(p, self.dummy) for p in pairs) for pairs in self.pairs]

    @property
    def bonus_points(self) -> list[int]:
        """What each seat's bonuses bring (TS-5)."""
        return [sum(BONUSES[b] for b in bonuses) for bonuses in self.bonuses]

    @property
    def points(self) -> list[int]:
        """Captures less the dummy's penalty, and the bonuses (TS-6.1)."""
        parts = zip(self.capture_points, self.dummy_points, self.bonus_points, strict=True)
        return [captured - lost + bonus for captured, lost, bonus in parts]

    @property
    def after(self) -> tuple[int, ...]:
        """The match's points with this deal's (TS-6.2)."""
        return tuple(a + b for a, b in zip(self.before, self.points, strict=True))


def number_of(text: str) -> int:
    """The number of a card, or of a rank, from its text; 0 for a joker and for `""`."""
    return 0 if text in ("JK", "") else PACK_RANKS.index(text[0]) + 1


def penalty(one: Pair, dummy: str) -> int:
    """What a pair costs when the dummy is turned (TS-4.1 to TS-4.4); 0 where it is not hit."""
    if dummy == "JK":
        return 5 * number_of(one.other) if one.joker else 0
    if one.kind == "jokers" or one.number != number_of(dummy):
        return 0
    return one.number * (4 if one.kind == "same" else 2)


def penalty_rules(one: Pair, dummy: str) -> tuple[str, ...]:
    """The rules by which a pair that the dummy hits costs something."""
    if dummy == "JK":
        return ("TS-4.4",)
    rule = "TS-4.2" if one.kind == "sum" else "TS-4.1"
    return (rule, "TS-4.3") if one.joker else (rule,)


def natural_pairs(pairs: Iterable[Pair]) -> set[int]:
    """The numbers that were matched without a joker (TS-5, TS-5.1)."""
    return {p.number for p in pairs if p.kind in ("same", "match") and not p.joker}


def longest_run(numbers: set[int], low: int = 2, high: int = 10) -> tuple[int, int]:
    """The first and the last number of the longest run within bounds; `(1, 0)` where there is none."""
    best, start = (1, 0), low
    for n in range(low, high + 2):
        if n not in numbers or n > high:
            if n - start > best[1] - best[0] + 1:
                best = (start, n - 1)
            start = n + 1
    return best


def is_uniform(bonus: str, cards: Sequence[str], jokers: str) -> bool:
    """Whether captured cards hold one of the uniform bonuses (TS-5.2; `jokers`: the option `jokers_in_uniform`)."""
    natural = [c for c in cards if c != "JK"]
    if not natural or (jokers == "fail" and len(natural) < len(cards)):
        return False
    at = 1 if bonus in ("all_black", "all_red") else 0
    return all(c[at] in UNIFORMS[bonus] for c in natural)


def bonuses(pairs: Sequence[Pair], options: Mapping[str, Any]) -> tuple[str, ...]:
    """The bonuses that a seat's captured pairs hold, in the table's order (TS-5). No pair, no bonus."""
    if not pairs:
        return ()
    cards = [c for p in pairs for c in p.cards]
    natural = [c for c in cards if c != "JK"]
    ranks, suits = [c[0] for c in natural], [c[1] for c in natural]
    numbers = natural_pairs(pairs)
    low, high = longest_run(numbers)
    any_pairs = {p.number for p in pairs if p.kind in ("same", "match")}
    holds = {
        "royal_palace": {"J", "Q", "K"} <= set(ranks),
        "seven_three": ranks.count("7") == 3,
        "no_court": not {"J", "Q", "K"} & set(ranks),
        "one_two_three": {1, 2, 3} <= any_pairs,
        "whole_suit": any(suits.count(s) == 13 for s in "SHDC"),
        "thirteen_steps": len(numbers) == 13,
        **{name: high - low + 1 >= length for name, length in STAIRS.items()},
        **{name: is_uniform(name, cards, options["jokers_in_uniform"]) for name in UNIFORMS},
    }
    if options["stairs"] == "highest":
        for name in [s for s in (*STAIRS, "thirteen_steps") if holds[s]][:-1]:
            holds[name] = False
    return tuple(name for name in BONUSES if holds[name])


def settle(
    dummy: str,
    captured: Sequence[Sequence[Taken]],
    left: tuple[str, ...],
    before: tuple[int, ...],
    options: Mapping[str, Any],
) -> Settled:
    """Turn the dummy and add everything up: one deal's end (TS-4 to TS-6)."""
    pairs = tuple(tuple(pair(*taken) for taken in seat) for seat in captured)
    return Settled(dummy, pairs, left, tuple(bonuses(seat, options) for seat in pairs), before)
