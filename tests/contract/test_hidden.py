"""For every game found: nothing that a seat cannot see reaches it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from kit.facts import facts
from kit.hidden import deal_start, known_to, seen, twins
from kit.walk import GAMES, MOST, Walk, by_players, walks

from cardlib.cards import CARDS
from cardlib.engine.scene import CardSpot
from cardlib.explain import words
from cardlib.explain.page import page
from cardlib.games import make
from cardlib.shuffle import Stream

each_game = pytest.mark.parametrize("name", GAMES)
TEXTS = {c.text for c in CARDS}


def some_walks(name: str) -> list[Walk]:
    """Walks of every kind, but no more than about 20 of a game with many seat counts: each is replayed many times."""
    game, found = make(name, None, {}), walks(name)
    return [*found[:: max(1, len(found) // 9)], *(by_players(game, 20 + i, 2, MOST // 2) for i in range(3))]


@each_game
def test_positions_alike_to_a_seat_look_alike(name: str) -> None:
    """At the start, in mid-play and between simultaneous acts: equal views, acts, hints and scenes, byte for byte."""
    rng, when = Stream(f"hidden/{name}"), Counter[str]()
    has_moments = False
    for walk in some_walks(name):
        step = max(1, len(walk.states) // 7)
        moments = [k for k, state in enumerate(walk.states) if state.simultaneous]
        has_moments |= bool(moments)
        for k in sorted({0, *range(0, len(walk.states), step), *moments[:3]}):
            state = walk.states[k]
            kind = "start" if k == deal_start(walk, k) else "moment" if state.simultaneous else "play"
            seats = range(walk.game.seats)
            for seat in seats if len(seats) <= 4 else sorted({0, rng.choice(seats), len(seats) - 1}):
                own, others = twins(walk, k, seat, rng)
                known = known_to(own, seat) if others else ""
                for other in others:
                    assert known_to(other, seat) == known, (walk.name, k, seat)
                    when[kind] += 1
                    when["differ"] += other.view(seat, reveal=True) != own.view(seat, reveal=True)
    assert when["start"] > 100
    assert when["play"] > 100
    assert when["moment"] > 100 or not has_moments
    assert when["differ"] > 200, "the exchanged cards must make a difference to somebody"


def strings(value: Any) -> Iterator[str]:
    """Every string in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from strings(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from strings(item)


def spots(value: Any) -> Iterator[CardSpot]:
    """Every card spot of a scene."""
    if isinstance(value, CardSpot):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from spots(item)
    elif hasattr(value, "__struct_fields__"):
        for field in value.__struct_fields__:
            yield from spots(getattr(value, field))


@each_game
def test_no_text_of_a_hidden_card_is_in_a_view(name: str) -> None:
    known, looked = facts(name), 0
    for walk in some_walks(name):
        for k, state in enumerate(walk.states[:120]):
            if any(event.ends_deal for event in state.events):
                continue  # these events tell of the deal that is over: its cards are shown
            for seat in range(walk.game.seats):
                view = state.view(seat)
                told = {n: v for n, v in view.to_json().items() if n not in known.history}
                named = TEXTS & set(strings(told))
                assert named <= seen(walk, k, seat), (walk.name, k, seat)
                looked += len(named)
                for event in view.events:
                    moved = {move.card for move in event.moves if move.card}
                    assert (TEXTS & set(strings(event.to_json()))) | moved <= seen(walk, k, seat)
    assert looked > 1000


@each_game
def test_no_hidden_card_lies_face_up_in_a_scene(name: str) -> None:
    looked = 0
    for walk in some_walks(name)[:6]:
        for k, state in enumerate(walk.states[:60]):
            if any(event.ends_deal for event in state.events):
                continue
            for seat in range(walk.game.seats):
                scene = walk.game.scene(state.view(seat))
                shown = {spot.card for spot in spots((scene.seats, scene.centre, scene.hand)) if spot.card}
                ids = {part for spot in spots((scene.seats, scene.centre)) for part in spot.id.split(".")}
                drawn = page((scene.seats, scene.centre, scene.hand, scene.tray), words("en", name).to(seat))
                assert shown | (TEXTS & ids) | (TEXTS & set(strings(drawn))) <= seen(walk, k, seat)
                looked += len(shown)
    assert looked > 500


@each_game
def test_a_secret_is_told_to_those_who_know_it_only(name: str) -> None:
    secrets = 0
    for walk in some_walks(name):
        for state in walk.states:
            for event in state.events:
                for seat in range(walk.game.seats):
                    told = event.seen_by(seat)
                    assert not told.secret
                    assert told == event.seen_by(seat)
                    if event.secret:
                        secrets += 1
                        assert (set(event.secret) <= set(told.data)) == (seat in event.knows)
                if event.secret:
                    assert not set(event.secret) & set(event.to_json())
    assert secrets or not any(state.simultaneous for walk in some_walks(name) for state in walk.states)


@each_game
def test_a_view_of_an_open_table_says_so(name: str) -> None:
    for walk in some_walks(name)[:3]:
        for state in walk.states[:30]:
            assert state.view(0, reveal=True).reveal is True
            assert state.view(0).reveal is False
            assert json.dumps(state.view(0, reveal=True).to_json())
