"""Positions made to order, and games played at random, for the tests of Thirteen Steps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import cardlib
from cardlib.cards import cards, pack
from cardlib.games.thirteen_steps.capture import Pair
from cardlib.games.thirteen_steps.explain import pair_of
from cardlib.games.thirteen_steps.rules import ThirteenSteps, ThirteenStepsState
from cardlib.shuffle import Stream

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"capture": "always"},
    {"capture": "optional"},
    {"stairs": "highest", "jokers_in_uniform": "ignore", "deals": 2},
    {"seats": 3},
    {"seats": 3, "capture": "always", "deals": 2},
)


def game(**options: Any) -> ThirteenSteps:
    """The game with options."""
    made = cardlib.game("thirteen_steps", **options)
    assert isinstance(made, ThirteenSteps)
    return made


def begin(hand: str = "", table: str = "", *, drawn: str = "", dummy: str = "", stock: str = "", **options: Any) -> Any:
    """A first position: seat 0 to play holds `hand` and has drawn `drawn`; the rest is filled up, high first."""
    made = game(**options)
    left = [c.text for c in pack(jokers=2)]
    given = {name: [c.text for c in cards(text)] for name, text in
             (("hand", hand), ("table", table), ("drawn", drawn), ("dummy", dummy), ("stock", stock))}  # fmt: skip
    for text in [c for part in given.values() for c in part]:
        left.remove(text)
    left.sort(key=lambda text: -"A23456789TJQK".find(text[0]))

    def fill(part: str, n: int) -> list[str]:
        while len(given[part]) < n:
            given[part].append(left.pop(0))
        return given[part]

    mine, middle = fill("hand", 4), fill("table", 8)
    aside, first = fill("dummy", 1), fill("drawn", 1)
    others = [[left.pop(0) for _ in range(4)] for _ in range(made.seats - 1)]
    deal = [hand[i] for i in range(4) for hand in (mine, *others)]
    return made.deal(decks=[[*deal, *middle, *aside, *first, *given["stock"], *left]], dealer=made.seats - 1)


def play(state: Any, *act: str) -> Any:
    """The state after the actor plays."""
    return state.apply(state.actors[0], state.game.act(["play", *act]))


def rules(state: Any, *act: str, seat: int | None = None) -> tuple[str, ...]:
    """The rules that a play breaks."""
    found: tuple[str, ...] = state.judge(
        state.actors[0] if seat is None else seat, state.game.act(["play", *act])
    ).rules
    return found


def pairs(*texts: str) -> tuple[Pair, ...]:
    """Pairs from texts like `7S 7C` or `JK QS Q`."""
    return tuple(one for text in texts if (one := pair_of(game().act(["play", *text.split()]))) is not None)


def random_games(n: int, tag: str, options: Iterable[dict[str, Any]] = OPTIONS) -> Iterator[ThirteenStepsState]:
    """The states of random games, in order."""
    for chosen in options:
        made = game(**chosen)
        for seed in range(n):
            rng = Stream(f"test/{tag}/{seed}")
            state = made.deal(seed)
            assert isinstance(state, ThirteenStepsState)
            yield state
            while state.actors:
                seat = state.actors[0]
                state = state.apply(seat, rng.choice(state.legal(seat)))
                yield state
