"""For every game found: everything that can be said is said in all three languages."""

from __future__ import annotations

import pytest
from kit.strict import Strict, strict
from kit.walk import GAMES, case_walks, spread, walks

import cardlib
from cardlib import ActError, GameError, IllegalAct, RecordError, State
from cardlib.engine.explanation import Checks
from cardlib.engine.player import stream
from cardlib.explain import LANGUAGES
from cardlib.explain.page import page
from cardlib.games import make
from cardlib.shuffle import Stream

each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def some_states(name: str, most: int) -> list[State]:
    """States of walks and of the conformance cases, and all of those where a deal or a match ends."""
    rare = [s for walk in case_walks(name) for s in walk.states if any(e.ends_deal for e in s.events) or s.over]
    ends = [s for walk in walks(name) for s in walk.states if any(e.ends_deal for e in s.events) or s.over]
    return [*spread(name, most), *ends[::3], *rare[: most // 2]]


@each_language
@each_game
def test_every_event_has_words(name: str, lang: str) -> None:
    spoken, kinds = strict(lang, name), set()
    matches = [*walks(name), *case_walks(name)]
    for walk in matches:
        for state in walk.states[:: 1 if len(matches) < 60 else 2]:
            for event in state.events:
                kinds.add(event.kind)
                if event.kind in ("dealt", "turn", "trade", "bid", "pass") and state.acts % 7:
                    continue
                for viewer in (None, 0, 1):
                    speaker = spoken.to(viewer)
                    told = event.opened if viewer is None else event.seen_by(viewer)
                    assert speaker.text(told.say)
                    assert speaker.spoken(told.say)
    assert len(kinds) > 5


@each_language
@each_game
def test_every_scene_has_words(name: str, lang: str) -> None:
    spoken = strict(lang, name)
    for state in some_states(name, 60):
        for seat in range(state.game.seats):
            view = state.view(seat)
            speaker = spoken.to(seat, ["Ann", "Bob", "Cy", "Di", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"])
            assert page(state.game.scene(view), speaker)
            if any(event.ends_deal for event in state.events):
                assert page(state.game.scene(view, paused=True), speaker)
        assert page(state.game.scene(state.view(0, reveal=True)), spoken.to(0))


@each_language
@each_game
def test_every_verdict_refusal_and_choice_has_words(name: str, lang: str) -> None:
    plain, rng = strict(lang, name), Stream(f"words/{name}")
    for state in some_states(name, 50):
        for seat in range(state.game.seats):
            spoken = plain.to(seat)
            for act in [*state.legal(seat)[:8], *state.game.sample_acts(state, rng)]:
                verdict = state.judge(seat, act)
                assert page(Checks(verdict.checks), spoken)
                if not verdict.ok:
                    sentence = spoken.text(state.refusal(seat, act, verdict))
                    assert verdict.rules[0] in sentence
                for kind in ("refusal", "allowed", "hint"):
                    assert spoken.text(act.say(kind))
                page(state.game.describe(state.view(seat), act), spoken)
        for seat in state.actors:
            view = state.view(seat)
            for level, player in state.game.players().items():
                choice = player.choose(state.game, view, stream(state.game, view, level, 1))
                assert choice.reasons
                assert choice.rules
                assert set(choice.rules) <= set(state.game.rulebook.rules)
                for reason in choice.reasons:
                    assert plain.to(seat).text(reason)


def one_sentence(text: str) -> None:
    """A refusal is one line that ends like a sentence."""
    assert text.strip() == text
    assert "\n" not in text
    assert text[-1] in ".。！？!?", text


@each_language
@each_game
def test_every_error_has_words(name: str, lang: str) -> None:
    spoken = strict(lang, name, "cardwidgets")
    game = make(name, None, {})
    record = walks(name)[0].states[3].record()
    for bad_act in (
        [],
        "stand",
        None,
        7,
        ["flap"],
        [None],
        [["bid"]],
        *([verb, {}, {}, {}, {}] for verb in game.VERBS),
    ):
        with pytest.raises(ActError) as caught:
            game.act(bad_act)
        one_sentence(spoken.text(caught.value.say))
    wrong_options = [{o.name: value} for o in game.OPTIONS for value in ("no such", None, -1, {})]
    for changes in ({"seats": 99}, {"no_such": 1}, *wrong_options):
        with pytest.raises(GameError) as wrong:
            make(name, changes.get("seats"), {k: v for k, v in changes.items() if k != "seats"})
        one_sentence(spoken.text(wrong.value.say))
    state = game.deal(0)
    for seat in range(-1, game.seats + 1):
        for act in game.sample_acts(state, Stream("errors")):
            if not state.judge(seat, act).ok:
                with pytest.raises(IllegalAct) as illegal:
                    state.apply(seat, act)
                one_sentence(spoken.text(illegal.value.say))
    for key, value in (
        ("format", 1), ("game", 1), ("seats", "4"), ("dealer", -1), ("options", 3), ("decks", []), ("decks", [[]]),
        ("decks", {}), ("decks", [{}]), ("decks", [["AS", "AS"]]), ("decks", [["7X"]]), ("decks", [[1]]), ("seed", 3),
        ("actions", 5), ("actions", [[0, "flap"]]), ("actions", [5]), ("actions", [["x", "y"]]), ("result", {}),
        ("more", 1),
    ):  # fmt: skip
        with pytest.raises(RecordError) as bad:
            cardlib.replay({**record, key: value})
        one_sentence(spoken.text(bad.value.say))


@each_language
@each_game
def test_what_a_table_says_of_a_game_has_words(name: str, lang: str) -> None:
    spoken = strict(lang, name, "cardwidgets")
    game = make(name, None, {})
    keys = [
        "name",
        "about",
        *(f"{kind}.{verb}" for kind in ("refusal", "allowed", "now", "hint") for verb in game.VERBS),
    ]
    for option in game.OPTIONS:
        keys += [f"option.{option.name}", f"option.{option.name}.help"]
        keys += [f"option.{option.name}.{str(v).lower() if isinstance(v, bool) else v}" for v in option.values]
        assert option.rule in game.rulebook.rules
    for level in game.players():
        keys += [f"level.{level}", f"level.{level}.help"]
    assert [key for key in keys if not spoken.has(key)] == []
    assert all(spoken.card(c.text) for c in game.pack())


def test_strict_words_are_strict() -> None:
    """The helper of these tests can fail."""
    from cardlib.engine.explanation import say

    spoken: Strict = strict("en", "toy")
    for wrong in (say("no.such.key"), say("event.bid", seat=0), say("event.bid", seat=0, n=None), say("event.bid")):
        with pytest.raises(AssertionError):
            spoken.text(wrong)
    assert spoken.text(say("event.bid", seat=0, n=3)) == "Seat 0 bids 3."
