"""Matches of Auktsion to look at: played at random, by players of mixed levels, or act by act."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from cardlib.cards import pack
from cardlib.engine.act import Act
from cardlib.engine.player import stream
from cardlib.games.auktsion.rules import Auktsion, AuktsionState
from cardlib.shuffle import Stream

OPTIONS: tuple[dict[str, Any], ...] = ({}, {"unsold_first": "next"}, {"deals": 2})


def dealt(hands: Iterable[str], dealer: int = 3) -> list[str]:
    """A deck that deals these hands (by seat, blanks between cards; gaps are filled from the pack)."""
    given = [hand.split() for hand in hands]
    seats, used = len(given), {text for hand in given for text in hand}
    ranks = "A23456789TJQK" if seats == 4 else "A3456789TJQK"
    rest = [c.text for c in pack(ranks) if c.text not in used]
    size = (len(rest) + len(used)) // seats
    full = [hand + [rest.pop() for _ in range(size - len(hand))] for hand in given]
    order = [(dealer + 1 + i) % seats for i in range(seats)]
    return [full[seat][k] for k in range(size) for seat in order]


def play(state: AuktsionState, acts: str) -> AuktsionState:
    """Play prices and passes in turn: `"5 - - -"` is a price of five and three passes."""
    for word in acts.split():
        act = Act("pass") if word == "-" else Act("bid", int(word))
        state = state.apply(state.actors[0], act)
    return state


def random_states(seed: int, seats: int = 4, bold: bool = False, **options: Any) -> Iterator[AuktsionState]:
    """All positions of a match played at random; `bold` bids anything, otherwise small raises and many passes."""
    state, rng = Auktsion(seats, **options).deal(seed), Stream(f"auktsion/{seed}")
    while isinstance(state, AuktsionState):
        yield state
        if state.over:
            return
        legal = state.legal(state.actors[0])
        act = rng.choice(legal) if bold else rng.choice(legal[:3])
        state = state.apply(state.actors[0], act)


def players_states(seed: int, seats: int = 4, **options: Any) -> Iterator[AuktsionState]:
    """All positions of a match between players of mixed levels."""
    game = Auktsion(seats, **options)
    levels, state = game.players(), game.deal(seed)
    while isinstance(state, AuktsionState):
        yield state
        if state.over:
            return
        seat = state.actors[0]
        level = 1 + (seat + seed) % 3
        view = state.view(seat)
        state = state.apply(seat, levels[level].choose(game, view, stream(game, view, level, seed)).act)
