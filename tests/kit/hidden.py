"""Pairs of positions that differ only in what a seat cannot see, made without asking any view."""

from __future__ import annotations

import json
from typing import Any

from cardlib import IllegalAct, State
from cardlib.engine.explanation import plain
from cardlib.engine.player import stream
from cardlib.explain import words
from cardlib.explain.page import page
from cardlib.shuffle import Stream
from kit.facts import facts
from kit.walk import Walk

ENOUGH = 4
"""Twins of a position that are looked at."""


def deal_start(walk: Walk, k: int) -> int:
    """The first position of the deal that position `k` belongs to."""
    while k and walk.states[k - 1].deals == walk.states[k].deals:
        k -= 1
    return k


def seen(walk: Walk, k: int, seat: int) -> set[str]:
    """All cards of this deal that a seat has seen up to position `k`."""
    known = facts(walk.game.id)
    return set().union(*(known.seen(state, seat) for state in walk.states[deal_start(walk, k) : k + 1]))


def replayed(walk: Walk, k: int, decks: list[list[str]], change: dict[str, str]) -> State | None:
    """Position `k` from given decks, cards exchanged in the acts of its deal; `None` where an act is not legal."""
    start = deal_start(walk, k)
    state = walk.game.deal(decks=decks, dealer=walk.states[0].dealer)
    for i, (seat, act) in enumerate(walk.states[k].actions):
        value = swapped(act.to_json(), change) if i >= start else act.to_json()
        try:
            state = state.apply(seat, walk.game.act(value))
        except IllegalAct:
            return None
    return state


def swapped(value: Any, change: dict[str, str]) -> Any:
    if isinstance(value, list):
        return [swapped(item, change) for item in value]
    return change.get(value, value) if isinstance(value, str) else value


def twins(walk: Walk, k: int, seat: int, rng: Stream, tries: int = 12) -> tuple[State, list[State]]:
    """Position `k`, and the same with two cards exchanged that the seat has never seen in this deal."""
    decks = [[c.text for c in walk.states[0].decks.get(d) or ()] for d in range(walk.states[k].deals)]
    known = seen(walk, k, seat)
    hidden = [i for i, text in enumerate(decks[-1]) if text not in known] if decks else []
    own = replayed(walk, k, decks, {})
    assert own is not None
    found: list[State] = []
    for _ in range(tries if len(hidden) > 1 else 0):
        i, j = rng.choice(hidden), rng.choice(hidden)
        a, b = decks[-1][i], decks[-1][j]
        if a == b:
            continue
        deck = list(decks[-1])
        deck[i], deck[j] = b, a
        other = replayed(walk, k, [*decks[:-1], deck], {a: b, b: a})
        if other is not None and facts(walk.game.id).public(other) == facts(walk.game.id).public(own):
            found.append(other)
        if len(found) == ENOUGH:
            break
    return own, found


def known_to(state: State, seat: int) -> str:
    """All that reaches a seat, its page and a player in its place, as text."""
    game, view = state.game, state.view(seat)
    spoken = words("en", game.id).to(seat)
    ends = any(event.ends_deal for event in state.events)
    choices: list[Any] = []
    if seat in state.actors:
        for level, player in game.players().items():
            choice = player.choose(game, view, stream(game, view, level, 5))
            choices.append([choice.act.to_json(), plain(choice.reasons), choice.rules])
    return json.dumps(
        [
            view.to_json(),
            [act.to_json() for act in state.legal(seat)],
            [plain(event) for event in view.events],
            [page(event.say, spoken) for event in view.events],
            choices,
            page(game.scene(view), spoken),
            page(game.scene(view, paused=True), spoken) if ends else None,
            [page(game.describe(view, act), spoken) for act in view.legal[:20]],
        ]
    )
