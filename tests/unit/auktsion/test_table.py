"""The table of Auktsion: every act in reach once, sheets that add up, words in three languages, players with sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cardlib.engine.explanation import Lines, Paragraph, Say, Section, Sum
from cardlib.engine.player import Choice, stream
from cardlib.engine.scene import Button, NumberBox, Scene
from cardlib.explain import words
from cardlib.games.auktsion.players import LEVELS
from cardlib.games.auktsion.rules import Auktsion, AuktsionState
from cardlib.games.auktsion.score import SUIT_POINTS
from cardlib.games.auktsion.view import AuktsionView
from tests.unit.auktsion.helpers import play, players_states, random_states

LANGUAGES = ("en", "ja", "ru")


def parts(value: Any, kind: type) -> Iterator[Any]:
    """Everything of a kind in a tree of structs."""
    if isinstance(value, kind):
        yield value
    if isinstance(value, Say):
        for arg in value.args.values():
            yield from parts(arg, kind)
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from parts(item, kind)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name), kind)


def scenes(seed: int, seats: int, **options: Any) -> Iterator[tuple[AuktsionState, int, Scene]]:
    for k, state in enumerate(players_states(seed, seats, **options)):
        paused = any(event.ends_deal for event in state.events)
        if k % 5 and not paused:
            continue
        for seat in range(seats):
            yield state, seat, state.game.scene(state.view(seat))
            if paused:
                yield state, seat, state.game.scene(state.view(seat), paused=True)


@pytest.mark.parametrize("seats", [3, 4])
def test_every_act_is_one_press_and_stands_once(seats: int) -> None:
    for state in list(players_states(2, seats))[::3]:
        for seat in range(seats):
            scene, legal = state.game.scene(state.view(seat)), state.legal(seat)
            ready = Counter(tuple(b.act) for b in parts(scene.tray, Button) if b.ok)
            ready.update(tuple(spot.act) for zone in (scene.hand,) for g in zone.groups for spot in g.cards if spot.act)
            assert set(ready.values()) <= {1}
            wanted = {tuple(act.to_json()) for act in legal}
            assert set(ready) == (wanted if len(legal) <= 60 else {("pass",)})
            if not state.over:
                kinds = [type(control) for control in scene.tray.controls]
                assert kinds == [NumberBox, Button], "what can't be done stays in sight"


def test_the_number_box_knows_its_bounds() -> None:
    state = Auktsion().deal(3)
    assert isinstance(state, AuktsionState)
    state = play(state, "4")
    box = next(parts(state.game.scene(state.view(1)).tray, NumberBox))
    assert (box.least, box.most, box.start, box.ok) == (5, state.money[1], 5, True)
    assert box.quick == (5, 6, 7, 9)
    assert not next(parts(state.game.scene(state.view(2)).tray, NumberBox)).ok


@pytest.mark.parametrize("seats", [3, 4])
def test_sheets_and_sums_add_up(seats: int) -> None:
    sheets = 0
    for state, _seat, scene in scenes(4, seats):
        for total in parts(scene, Sum):
            figures = [(-1 if term.op == "-" else 1) * term.n for term in total.terms[:-1]]
            assert sum(figures) == total.terms[-1].n
        if scene.sheet is None:
            continue
        sheets += 1
        section = scene.sheet.blocks[0]
        assert isinstance(section, Section)
        deal = state.finished[-1]
        assert len(section.blocks) == seats
        for block in section.blocks:
            assert isinstance(block, Section)
            who, lines = block.say.args["seat"], list(parts(block, Lines))
            for one in lines:
                assert sum(line.amount for line in one.items) == one.total.amount == deal.points[who]
                for line in one.items:
                    assert line.amount == sum(SUIT_POINTS[text[1]] for text in line.cards)
                    assert line.rules
            assert bool(lines) == bool(deal.bought(who))
    assert sheets >= seats * seats


def says(seed: int, seats: int) -> Iterator[Say]:
    """Every claim of a match: events, scenes, verdicts, descriptions, reasons."""
    for state, _, scene in scenes(seed, seats, unsold_first="next"):
        yield from parts(scene, Say)
        for event in state.events:
            yield event.say
        yield from refusals(state)
    for state in players_states(seed, seats, deals=1):
        for seat in state.actors:
            view = state.view(seat)
            for level, player in LEVELS.items():
                choice = player.choose(state.game, view, stream(state.game, view, level, seed))
                yield from choice.reasons
                yield choice.act.say("hint")
            for act in view.legal[:2]:
                yield from parts(state.game.describe(view, act), Say)
    for state in random_states(seed, seats):
        for event in state.events:
            yield event.say
        if state.acts % 9 == 0:
            yield from refusals(state)
            yield from parts(state.game.scene(state.view(0)), Say)


def refusals(state: AuktsionState) -> Iterator[Say]:
    for seat in range(-1, state.game.seats):
        for act in (["pass"], ["bid", 0], ["bid", state.price], ["bid", 10**30], ["bid", state.price + 1]):
            made = state.game.act(act)
            verdict = state.judge(seat, made)
            yield from parts(verdict.checks, Say)
            yield made.say("allowed" if verdict.ok else "refusal")
            yield made.say("now")
            if not verdict.ok:
                yield from parts(state.refusal(seat, made, verdict), Say)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_claim_has_words(lang: str) -> None:
    spoken, keys, bad = words(lang, "auktsion"), set(), set()
    for seats in (3, 4):
        for viewer in (None, 0):
            mine = spoken.to(viewer)
            for one in says(seats, seats):
                if one.key in keys and hash(str(one.args)) % 7:
                    continue
                keys.add(one.key)
                text = mine.text(one)
                if not mine.has(one.key) or "None" in text or "{" in text or one.key == text:
                    bad.add((one.key, text))
    assert not bad
    assert len(keys) > 120


@pytest.mark.parametrize("lang", LANGUAGES)
def test_needed_keys_are_there(lang: str) -> None:
    spoken = words(lang, "auktsion")
    needed = [
        "name",
        "about",
        *(f"{kind}.{verb}" for kind in ("refusal", "allowed", "now", "hint") for verb in ("bid", "pass")),
    ]
    for option in Auktsion.OPTIONS:
        needed += [f"option.{option.name}", f"option.{option.name}.help"]
        needed += [f"option.{option.name}.{value}" for value in option.values]
    assert [key for key in needed if not spoken.has(key)] == []


def test_russian_plurals() -> None:
    spoken = words("ru", "auktsion")
    found = [spoken.label("count.coins", n=n) for n in (1, 2, 5, 11, 21, 112)]
    assert found == ["1 монета", "2 монеты", "5 монет", "11 монет", "21 монета", "112 монет"]


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("seats", [3, 4])
def test_players_are_legal_sensible_and_the_same_for_the_same_view(level: int, seats: int) -> None:
    for state in players_states(level, seats):
        for seat in state.actors:
            view = state.view(seat)
            assert isinstance(view, AuktsionView)
            choice = choose(state, level, view)
            assert choice == choose(state, level, view)
            assert choice.act in view.legal
            assert choice.reasons
            if choice.act.verb == "bid":
                assert any(text[0] == view.rank for text in view.hand), "nobody bids for what he does not hold"
                assert choice.act.args[0] <= view.money[seat]


def choose(state: AuktsionState, level: int, view: AuktsionView) -> Choice:
    return LEVELS[level].choose(state.game, view, stream(state.game, view, level, 1))


def test_level_3_spends_all_on_the_last_rank_of_the_match_and_keeps_money_before() -> None:
    for seed in range(4):
        for state in players_states(seed):
            view = state.view(state.actors[0]) if state.actors else None
            if not isinstance(view, AuktsionView) or view.rank != "A" or not any(t[0] == "A" for t in view.hand):
                continue
            money = view.money[view.seat]
            bids = choose(state, 3, view).act.verb == "bid"
            if view.deal == view.deals:
                assert bids == (view.price < money)


def test_a_pass_says_what_it_does() -> None:
    state = Auktsion().deal(3)
    assert isinstance(state, AuktsionState)

    def pass_says(now: AuktsionState) -> str:
        block = now.game.describe(now.view(now.actors[0]), now.game.act(["pass"]))[0]
        assert isinstance(block, Paragraph)
        return block.say.key

    assert pass_says(state) == "pass.none"
    assert pass_says(play(state, "- - -")) == "pass.unsold"
    assert pass_says(play(state, "3")) == "pass.open"
    assert pass_says(play(state, "3 - -")) == "pass.sells"
