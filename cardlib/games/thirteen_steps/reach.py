"""Which bonuses a seat holds, may still reach, and has lost (rule TS-5), from what lies open and one's own hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from cardlib.cards import PACK_RANKS
from cardlib.games.thirteen_steps.capture import Pair, rank_of
from cardlib.games.thirteen_steps.score import BONUSES, STAIRS, UNIFORMS, bonuses, natural_pairs, number_of
from cardlib.games.thirteen_steps.view import ThirteenStepsView

WINDOWS: Final = {
    name: [range(low, low + length) for low in range(2, 12 - length)] for name, length in STAIRS.items()
} | {"thirteen_steps": [range(1, 14)]}
"""The runs of numbers that would make each staircase."""

ENDS: Final = {"seven_three": "fourth_seven", "no_court": "court_ends"}
"""What would end a bonus that is held, where something can."""


class Progress(Struct, frozen=True):
    """How a bonus stands. `missing` are ranks still to be captured or matched, or cards of the suit; `why` says what
    stands in the way of a bonus that is gone, or what would end one that is held."""

    bonus: str
    state: Literal["held", "reach", "gone"]
    missing: tuple[str, ...] = ()
    why: str = ""

    @property
    def points(self) -> int:
        """What the bonus brings."""
        return BONUSES[self.bonus]


def plays_left(view: ThirteenStepsView, seat: int) -> int:
    """How many plays a seat has at most: its cards, and the draws to come if the table is not emptied."""
    if not view.actors:
        return 0
    ahead = (seat - view.actors[0]) % view.seats or view.seats
    return view.held[seat] + max(0, (view.stock - ahead) // view.seats + 1)


def progress(view: ThirteenStepsView, options: Mapping[str, Any]) -> tuple[Progress, ...]:
    """Every bonus with its state for the view's seat, in the table's order.

    `gone` counts the captured cards by number (jokers at 0), whoever has them; `lost` are those of the others.
    """
    mine = view.captured[view.seat]
    lost = [c for seat, pairs in enumerate(view.captured) if seat != view.seat for p in pairs for c in p.cards]
    gone = Counter(number_of(c) for pairs in view.captured for p in pairs for c in p.cards)
    held = bonuses(mine, {**options, "stairs": "all"})
    plays = plays_left(view, view.seat)
    made = {
        **_sets(mine, gone, plays),
        **{name: _stairs(name, mine, gone, plays) for name in WINDOWS},
        "whole_suit": _suit(mine, lost, plays),
        **dict(_uniforms(mine, options, plays)),
    }
    counted = bonuses(mine, options)
    jokers_end = "_joker" if options["jokers_in_uniform"] == "fail" else ""
    ends = {**ENDS, **{name: name + jokers_end for name in UNIFORMS}} if plays else {}
    return tuple(
        made[name]
        if name not in held
        else Progress(name, "held", why=ends.get(name, ""))
        if name in counted
        else _gone(name, "outdone")
        for name in BONUSES
    )


def _gone(name: str, why: str, missing: Sequence[str] = ()) -> Progress:
    return Progress(name, "gone", tuple(missing), why)


def _open(name: str, missing: tuple[str, ...], plays: int) -> Progress:
    """A bonus that can still be had while there are plays left."""
    return Progress(name, "reach", missing) if plays else Progress(name, "gone", missing, "plays")


def _needs(name: str, missing: Sequence[str], gone: Counter[int], each: int, plays: int) -> Progress:
    """A bonus that needs ranks: gone where too few cards of one are left, or too few plays."""
    for rank in missing:
        if 4 - gone[number_of(rank)] < each:
            return _gone(name, "taken", (rank,))
    return Progress(name, "reach", tuple(missing)) if len(missing) <= plays else _gone(name, "plays", missing)


def _sets(mine: Sequence[Pair], gone: Counter[int], plays: int) -> dict[str, Progress]:
    natural = [c for p in mine for c in p.cards if c != "JK"]
    ranks = [c[0] for c in natural]
    sevens = ranks.count("7")
    pairs = {p.number for p in mine if p.kind in ("same", "match")}
    if sevens > 3:
        seven = _gone("seven_three", "four_sevens")
    elif 4 - gone[7] < 3 - sevens:
        seven = _gone("seven_three", "taken", ("7",))
    else:
        seven = _open("seven_three", ("7",) * (3 - sevens), plays)
    # With a joker one card of the rank makes the pair.
    each = 1 if gone[0] < 2 else 2
    ace_two_three = [rank_of(n) for n in (1, 2, 3) if n not in pairs]
    if {"J", "Q", "K"} & set(ranks):
        court = _gone("no_court", "court", [c for c in natural if c[0] in "JQK"][:1])
    else:
        court = _open("no_court", (), plays)
    return {
        "royal_palace": _needs("royal_palace", [r for r in "JQK" if r not in ranks], gone, 1, plays),
        "seven_three": seven,
        "no_court": court,
        "one_two_three": _needs("one_two_three", ace_two_three, gone, each, plays),
    }


def _stairs(name: str, mine: Sequence[Pair], gone: Counter[int], plays: int) -> Progress:
    """The staircase that lacks the fewest pairs, of those that can still be built (TS-5.1)."""
    have = natural_pairs(mine)
    best: tuple[str, ...] | None = None
    for window in WINDOWS[name]:
        missing = [n for n in window if n not in have]
        if all(gone[n] <= 2 for n in missing) and (best is None or len(missing) < len(best)):
            best = tuple(map(rank_of, missing))
    if best is None:
        return _gone(name, "stairs")
    return Progress(name, "reach", best) if len(best) <= plays else _gone(name, "plays", best)


def _suit(mine: Sequence[Pair], lost: Sequence[str], plays: int) -> Progress:
    """The suit that lacks the fewest cards, of those that nobody else has a card of."""
    own = [c for p in mine for c in p.cards if c != "JK"]
    best: tuple[str, ...] | None = None
    for suit in "SHDC":
        missing = tuple(r + suit for r in PACK_RANKS if r + suit not in own)
        if any(c[-1] == suit for c in lost if c != "JK") or len(missing) > 2 * plays:
            continue
        if best is None or len(missing) < len(best):
            best = missing
    return _gone("whole_suit", "suits") if best is None else Progress("whole_suit", "reach", best)


def _uniforms(mine: Sequence[Pair], options: Mapping[str, Any], plays: int) -> Iterator[tuple[str, Progress]]:
    """The bonuses that one wrong card ends (TS-5.2)."""
    cards = [c for p in mine for c in p.cards]
    for name, signs in UNIFORMS.items():
        wrong = [c for c in cards if c != "JK" and c[1 if name in ("all_black", "all_red") else 0] not in signs]
        if wrong:
            yield name, _gone(name, "wrong", wrong[:1])
        elif "JK" in cards and options["jokers_in_uniform"] == "fail":
            yield name, _gone(name, "joker", ("JK",))
        else:
            yield name, _open(name, (), plays)
