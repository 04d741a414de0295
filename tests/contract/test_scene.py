"""For every game found: a scene offers every legal act once, nothing illegal, and holds together."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from kit.walk import GAMES, spread

from cardlib import State
from cardlib.engine.scene import Button, CardSpot, Choice, NumberBox, Scene
from cardlib.explain import words
from cardlib.explain.page import page

SHORT = 60
each_game = pytest.mark.parametrize("name", GAMES)


def parts(value: Any) -> Iterator[Any]:
    """Every struct of a scene, depth first."""
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from parts(item)
    elif hasattr(value, "__struct_fields__"):
        yield value
        for field in value.__struct_fields__:
            yield from parts(getattr(value, field))


def pressed(scene: Scene) -> list[str]:
    """Every act that one press makes."""
    found = []
    for part in parts(scene):
        if (isinstance(part, CardSpot) and part.act is not None) or (isinstance(part, Button) and part.ok):
            found.append(json.dumps(part.act))
    return found


def seats_of(name: str, most: int) -> Iterator[tuple[State, int]]:
    for state in spread(name, most):
        for seat in range(state.game.seats):
            yield state, seat


@each_game
def test_every_legal_act_is_one_press(name: str) -> None:
    shown, long = 0, 0
    for state, seat in seats_of(name, 400):
        scene = state.game.scene(state.view(seat))
        legal = [json.dumps(act.to_json()) for act in state.legal(seat)]
        acts = pressed(scene)
        assert set(acts) <= set(legal), "an act that the rules refuse can be pressed"
        if len(legal) <= SHORT:
            assert Counter(acts) == Counter(legal), (state.record()["actions"], seat)
            shown += len(acts)
        else:
            long += 1
            assert len(acts) == len(set(acts))
    assert shown > 500
    assert long or name != "toy"


@each_game
def test_what_cannot_be_used_is_no_legal_act(name: str) -> None:
    asked = 0
    for state, seat in seats_of(name, 300):
        legal = {json.dumps(act.to_json()) for act in state.legal(seat)}
        for part in parts(state.game.scene(state.view(seat))):
            if isinstance(part, Button) and not part.ok:
                assert json.dumps(part.act) not in legal
                assert not state.judge(seat, state.game.act(part.act)).ok
                asked += 1
            if isinstance(part, CardSpot) and part.why is not None:
                assert not state.judge(seat, state.game.act(part.why)).ok
                assert part.act is None
                asked += 1
    assert asked > 100


@each_game
def test_boxes_and_choices_offer_what_can_be_said(name: str) -> None:
    boxes = Counter[str]()
    for state, seat in seats_of(name, 300):
        legal = set(state.legal(seat))
        scene = state.game.scene(state.view(seat))
        picks = [part.card for part in parts(scene) if isinstance(part, CardSpot) and part.pick]
        for part in parts(scene):
            if isinstance(part, NumberBox):
                boxes["number"] += 1
                assert part.act.count(None) == 1
                for n in (part.least, part.most, part.start, *part.quick) if part.ok else ():
                    assert state.game.act([n if x is None else x for x in part.act]) in legal
            if isinstance(part, Choice) and part.ok:
                boxes["choice"] += 1
                assert part.act.count(None) == 1
                assert 1 <= part.least <= part.most
                assert len(picks) >= part.least
                assert any(act.verb == part.act[0] for act in legal)
    assert name != "toy" or (boxes["number"] and boxes["choice"])


@each_game
def test_a_settled_deal_offers_nothing_to_press(name: str) -> None:
    ended = 0
    for state, seat in seats_of(name, 3000):
        if any(event.ends_deal for event in state.events):
            ended += 1
            scene = state.game.scene(state.view(seat), paused=True)
            assert pressed(scene) == []
            assert scene.sheet is not None
        if ended > 60:
            return
    assert ended


@each_game
def test_seats_start_with_the_viewer_and_identifiers_are_unique(name: str) -> None:
    for state, seat in seats_of(name, 150):
        for reveal in (False, True):
            scene = state.game.scene(state.view(seat, reveal=reveal))
            n = state.game.seats
            assert [s.seat for s in scene.seats] == [(seat + i) % n for i in range(n)]
            assert {s.seat for s in scene.seats if s.turn} <= set(state.actors)
            ids = Counter(
                part.id for part in parts((scene.seats, scene.centre, scene.hand)) if isinstance(part, CardSpot)
            )
            assert [i for i, times in ids.items() if times > 1] == []


@each_game
def test_a_page_of_a_scene_is_plain_json(name: str) -> None:
    for state, seat in seats_of(name, 60):
        made = page(state.game.scene(state.view(seat)), words("en", name).to(seat))
        assert json.loads(json.dumps(made)) == made
        assert {"title", "lead", "seats", "centre", "hand", "tray"} <= set(made)
