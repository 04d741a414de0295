"""For every game found: a record gives back the match it was written from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from kit.walk import GAMES, at_random, walks

import cardlib
from cardlib import RecordError
from cardlib.games import make

each_game = pytest.mark.parametrize("name", GAMES)


@each_game
def test_round_trip_at_every_position_of_a_match(name: str) -> None:
    for walk in walks(name):
        step = max(1, len(walk.states) // 12)
        for state in (*walk.states[::step], walk.states[-1]):
            record = state.record()
            again = cardlib.replay(record).states[-1]
            assert json.dumps(again.record()) == json.dumps(record)
            assert again.actors == (state.actors if again.phase or state.over else ()), "later decks are missing"
            if not state.over:
                sealed = state.record(sealed=True)
                assert "decks" not in sealed
                opened = cardlib.replay(sealed).states[-1]
                assert json.dumps(opened.record()) == json.dumps(record)
                assert opened.actors == state.actors
                assert [opened.legal(s) for s in range(walk.game.seats)] == [
                    state.legal(s) for s in range(walk.game.seats)
                ]


@each_game
def test_round_trip_as_text_and_as_file(name: str, tmp_path: Path) -> None:
    for n, walk in enumerate(walks(name)):
        record = walk.states[-1].record()
        text = json.dumps(record, ensure_ascii=n % 2 == 0)
        path = tmp_path / f"{n}.json"
        path.write_text(("\ufeff" if n % 3 == 0 else "") + text, encoding="utf-8")
        assert cardlib.replay(text).states[-1].record() == record
        assert cardlib.replay(path).states[-1].record() == record


@each_game
def test_a_replay_holds_the_state_before_each_action_and_the_last(name: str) -> None:
    walk = walks(name)[0]
    played = cardlib.replay(walk.states[-1].record())
    assert len(played.states) == len(walk.states)
    for old, new in zip(walk.states, played.states, strict=True):
        assert [event.to_json() for event in old.events] == [event.to_json() for event in new.events] or not new.phase
        assert old.result == new.result
    assert played.result == walk.states[-1].result
    assert played.game.options == walk.game.options


@each_game
def test_a_finished_match_is_never_sealed(name: str) -> None:
    end = at_random(make(name, None, {}), 4, most=20_000).states[-1]
    assert end.over
    assert "decks" in end.record(sealed=True)
    assert cardlib.replay(end.record()).states[-1].over


@each_game
def test_options_that_are_defaults_are_not_written(name: str) -> None:
    for walk in walks(name):
        written = walk.states[0].record()["options"]
        assert written == {k: v for k, v in walk.game.options.items() if k in written}
        for option in walk.game.OPTIONS:
            assert (option.name in written) == (walk.game.options[option.name] != walk.game.default(option))
        full = {**walk.states[0].record(), "options": dict(walk.game.options)}
        assert cardlib.replay(full).states[0].record() == walk.states[0].record()


@each_game
def test_a_wrong_result_is_refused(name: str) -> None:
    record = walks(name)[0].states[-1].record()
    for wrong in ({}, None, {**record["result"], "winners": [0, 1]}, {**record["result"], "more": 1}):
        with pytest.raises(RecordError) as caught:
            cardlib.replay({**record, "result": wrong})
        assert caught.value.place == "result"


@each_game
def test_the_same_seed_gives_the_same_match(name: str) -> None:
    game = make(name, None, {})
    assert at_random(game, 0).states[-1].record() == at_random(game, 0).states[-1].record()
    assert game.deal(0).record()["decks"] != game.deal(1).record()["decks"]
