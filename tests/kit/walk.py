"""Played matches to test with: at random and by the games' own players, for every option; kept for the whole run."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import cardlib
from cardlib import Game, State
from cardlib.engine.player import stream
from cardlib.games import find, make
from cardlib.shuffle import Stream

GAMES = cardlib.game_names()
CASES = Path(__file__).resolve().parents[1] / "conformance"
MOST = 250
"""Acts of a walk, unless it is to go on to the end."""


class Walk(NamedTuple):
    """A match: its game and its states, each after the act before it."""

    game: Game
    states: tuple[State, ...]

    @property
    def name(self) -> str:
        return f"{self.game.id}/{self.game.seats} {self.game.chosen} seed {self.states[0].decks.seed}"


def configurations(name: str) -> Iterator[tuple[int | None, dict[str, Any]]]:
    """Every seat count, and every value of every option (of numbers: the least)."""
    cls = find(name)
    for seats in cls.SEATS:
        yield seats, {}
    for option in cls.OPTIONS:
        for value in option.values or (option.least,):
            yield None, {option.name: value}


def at_random(game: Game, seed: int, most: int = MOST, dealer: int | None = None) -> Walk:
    """Any legal act of anybody; now and then of a seat that the game does not wait for."""
    rng = Stream(f"test/{game.id}/{seed}")
    states = [game.deal(seed, dealer=dealer)]
    while states[-1].actors and len(states) <= most:
        state = states[-1]
        seats = [s for s in range(game.seats) if state.legal(s)] if rng.chance(1, 5) else state.actors
        seat = rng.choice(seats)
        states.append(state.apply(seat, rng.choice(state.legal(seat))))
    return Walk(game, tuple(states))


def by_players(game: Game, seed: int, level: int, most: int = MOST) -> Walk:
    """Everybody plays as a level does."""
    player = game.players()[level]
    states = [game.deal(seed)]
    while states[-1].actors and len(states) <= most:
        state = states[-1]
        view = state.view(state.actors[0])
        choice = player.choose(game, view, stream(game, view, level, seed))
        states.append(state.apply(view.seat, choice.act))
    return Walk(game, tuple(states))


@cache
def walks(name: str) -> tuple[Walk, ...]:
    """Some matches of a game: every option played at random, the defaults also by each level."""
    found = []
    for i, (seats, options) in enumerate(configurations(name)):
        game = make(name, seats, options)
        found.append(at_random(game, i))
        if not options:
            found += [at_random(game, 100 + i, dealer=0), *(by_players(game, 7 + i, n) for n in game.players())]
    return tuple(found)


@cache
def cases(name: str) -> tuple[dict[str, Any], ...]:
    """The conformance cases of a game (or `shuffle`); none where there is no file."""
    path = CASES / f"{name}.jsonl"
    if not path.exists():
        return ()
    return tuple(json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())


@cache
def case_walks(name: str) -> tuple[Walk, ...]:
    """The matches of a game's conformance cases: they hold the rare things."""
    played = [cardlib.replay(case["record"]) for case in cases(name) if "record" in case]
    return tuple(Walk(one.game, one.states) for one in played)


def spread(name: str, most: int) -> list[State]:
    """Up to so many states of a game's walks, evenly spread over all of them."""
    states = [state for walk in walks(name) for state in walk.states]
    step = max(1, len(states) // most)
    return states[::step]


def key(act: Any) -> str:
    """An act as text; the cards of a payment in one order, since any order is the same choice of cards."""
    act = act.to_json()
    if act[0] == "pay" and isinstance(act[1], list):
        act = ["pay", sorted(act[1])]
    return json.dumps(act)
