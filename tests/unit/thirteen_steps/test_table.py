"""The table, the sheets and the words of Thirteen Steps."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from msgspec import Struct, structs

from cardlib.cards import card
from cardlib.engine.explanation import Line, Lines, Say, Sum
from cardlib.engine.scene import Button, Menu
from cardlib.explain import words
from cardlib.explain.catalogue import load, messages
from cardlib.explain.page import page
from cardlib.games.thirteen_steps.capture import ORDER
from cardlib.games.thirteen_steps.reach import plays_left, progress
from tests.unit.thirteen_steps.helpers import begin, game, pairs, play, random_games


def parts(value: Any) -> Any:
    """Every part of a tree."""
    yield value
    if isinstance(value, Say):
        value = tuple(value.args.values())
    if isinstance(value, Struct):
        value = tuple(getattr(value, name) for name in value.__struct_fields__)
    if isinstance(value, (tuple, list)):
        for item in value:
            yield from parts(item)


def scenes(n: int, tag: str) -> Any:
    for state in random_games(n, tag):
        for seat in range(state.game.seats):
            view = state.view(seat)
            yield state.game, view, state.game.scene(view)
            if any(event.ends_deal for event in view.events):
                yield state.game, view, state.game.scene(view, paused=True)


def test_every_legal_act_is_one_press():
    for _, view, scene in scenes(1, "press"):
        usable = [tuple(b.act) for b in parts(scene) if isinstance(b, Button) and b.ok]
        if scene.sheet is None:
            assert Counter(usable) == Counter(tuple(act.to_json()) for act in view.legal)
        else:
            assert not usable


def test_menus_belong_to_cards_and_aim_at_cards():
    for _, _view, scene in scenes(1, "aims"):
        hand = {spot.id: spot.card for spot in scene.hand.cards}
        table = {spot.id: spot.card for zone in scene.centre.zones for spot in zone.cards}
        menus = [m for m in scene.tray.controls if isinstance(m, Menu)]
        if menus:
            assert sorted(s for m in menus for s in m.spots) == sorted(hand)
        for menu in menus:
            assert {hand[s] for s in menu.spots} == {menu.id}
            for button in menu.items:
                if len(button.act) > 2:
                    assert button.spots
                    assert {table[s] for s in button.spots} == {button.act[2]}
        ids = [spot.id for spot in (*scene.hand.cards, *(s for z in scene.centre.zones for s in z.cards))]
        assert len(ids) == len(set(ids))


def test_what_cannot_be_done_says_why():
    for state in random_games(1, "why"):
        for seat in range(state.game.seats):
            scene = state.game.scene(state.view(seat))
            for button in parts(scene):
                if isinstance(button, Button) and not button.ok:
                    assert state.judge(seat, state.game.act(button.act)).rules
            for spot in scene.hand.cards:
                if spot.why:
                    assert state.judge(seat, state.game.act(spot.why)).rules


def test_sheets_add_up_line_by_line():
    for _, view, scene in scenes(2, "sheet"):
        if scene.sheet is None:
            continue
        deal = view.settled[-1]
        for part in parts(scene.sheet):
            if isinstance(part, Lines) and part.total:
                assert sum(line.amount for line in part.items) == part.total.amount
            if isinstance(part, Line) and part.amount and part.rules == ():
                assert part.say.key.startswith("total.")
            if isinstance(part, Sum):
                a, b, c, total = (term.n for term in part.terms)
                assert a - b + c == total
        told = {part.say.args["seat"]: part.say.args["points"] for part in scene.sheet.blocks}
        assert [told[s] for s in range(view.seats)] == deal.points


@pytest.mark.parametrize("lang", ["en", "ja", "ru"])
def test_every_key_has_words(lang):
    own = {key for key, _ in messages(load("cardlib.games.thirteen_steps", lang))}
    spoken = words(lang, "thirteen_steps")
    rng_seen = set()
    for game_, view, scene in scenes(1, "keys"):
        trees = [scene, [event.say for event in view.events]]
        trees += [list(game_.describe(view, act)) for act in view.legal[:3]]
        for part in parts(trees):
            if isinstance(part, Say) and part.key not in rng_seen:
                rng_seen.add(part.key)
                assert spoken.has(part.key), part.key
        page(scene, spoken)
    for state in random_games(1, "refusals"):
        for seat in range(state.game.seats):
            for text in ("7S", "JK"):
                act = state.game.act(["play", text])
                for check in state.judge(seat, act).checks:
                    assert check.say.key in own
    assert {"name", "about", "refusal.play", "allowed.play", "now.play"} <= own


def test_the_three_languages_say_the_same_things():
    keys = {
        lang: {key for key, _ in messages(load("cardlib.games.thirteen_steps", lang))} for lang in ("en", "ja", "ru")
    }
    assert keys["en"] == keys["ja"] == keys["ru"]


def test_russian_counts():
    ru = words("ru", "thirteen_steps")
    told = [ru.label("count.points", points=n) for n in (1, 2, 5, 11, 21, 60)]
    assert told == ["1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "60 очков"]


def test_every_rule_is_told_and_named_in_three_languages():
    book = game().rulebook
    for rule in book.rules.values():
        assert set(rule.text) == {"en", "ja", "ru"}
        assert (rule.origin in ("ruling", "mixed")) == (set(rule.why) == {"en", "ja", "ru"})
    assert {o for rule in book.rules.values() for o in rule.options} == {o.name for o in game().OPTIONS}
    assert [b["id"] for b in book.named["bonus"]] == list(game().part("score").BONUSES)


def test_a_card_that_takes_shows_its_points_and_its_rule():
    state = begin("7S 9D KC QH", "7C 2D QS 6S 6H JH JD JC")
    (menu,) = [m for m in state.game.scene(state.view(0)).tray.controls if isinstance(m, Menu) and m.id == "7S"]
    notes = {tuple(b.act[2:]): b.note.args["points"] for b in menu.items if b.note}
    assert notes == {("7C",): 14, ("2D",): 2}
    assert menu.why == ["play", "7S", None]
    event = play(state, "7S", "7C").events[0]
    assert event.kind == "takes_same"
    assert event.rules[0] == "TS-3.1"
    assert words("en", "thirteen_steps").to(0).text(event.say) == (
        "You take 7♣ with 7♠: same number, same colour, 7 × 2 = 14 points."
    )


def test_progress_names_what_is_missing_and_what_is_gone():
    state = begin("8S 9D KC QH", "8C 2D QS 6S 6H JH JD JC")
    state = play(state, "8S", "8C")
    found = {one.bonus: one for one in progress(state.view(0), state.game.options)}
    assert found["all_even"].state == found["all_black"].state == "held"
    assert found["all_odd"].state == "gone"
    assert found["all_odd"].missing == ("8S",)
    assert found["small_stairs"].state == "reach"
    assert len(found["small_stairs"].missing) == 2
    assert found["thirteen_steps"].state == "gone", "four players have twelve plays at most"


def test_progress_reckons_with_every_captured_card():
    state = begin("7S 9D KC QH", "3C 2D QS 6S 6H JH JD JC", capture="optional")
    view = state.view(0)
    taken = (pairs("7S 3C", "7D 2D"), pairs("7C 3H", "JK 4S 4", "JK 5S 5"), pairs("JS JD"), pairs("JC JH"))
    found = {one.bonus: one for one in progress(structs.replace(view, captured=taken), state.game.options)}
    assert found["seven_three"].state == "reach", "the fourth seven is still there"
    assert "7" not in found["small_stairs"].missing, "one seven makes no pair"
    assert found["royal_palace"].state == "gone"
    assert found["royal_palace"].missing == ("J",)
    some = (taken[0], taken[1], pairs("JS JD"), pairs("KS KD"))
    found = {one.bonus: one for one in progress(structs.replace(view, captured=some), state.game.options)}
    assert found["royal_palace"].state == "reach", "a joker is no jack"


def test_held_bonuses_are_those_that_would_be_scored():
    for state in random_games(3, "held"):
        for seat in range(state.game.seats):
            view = state.view(seat)
            if view.over:
                held = {one.bonus for one in progress(view, state.game.options) if one.state == "held"}
                assert held == set(view.settled[-1].bonuses[seat])
                assert all(one.state != "reach" for one in progress(view, state.game.options))


def test_plays_left_is_a_bound():
    for options in ({}, {"seats": 3}):
        for seed in range(8):
            states = list(random_games(1, f"plays{seed}", [options]))
            for seat in range(states[0].game.seats):
                turns = [i for i, s in enumerate(states) if s.actors == (seat,)]
                for i, state in enumerate(states[:-1]):
                    assert sum(t >= i for t in turns) <= plays_left(state.view(seat), seat)


def test_hands_lie_in_order():
    for state in random_games(1, "order"):
        hand = [ORDER[card(text).code] for text in state.view(0).hand]
        assert all(a <= b for a, b in pairwise(hand))
