"""The other seats: legal, seeded, sensible; they see a view and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from kit.trade import ALL, NONE, deal, go
from kit.walk import by_players

import cardlib
from cardlib.engine.player import stream
from cardlib.games.stand_or_trade.players import LEVELS, outlook
from cardlib.ranking.six_card import category
from cardlib.shuffle import Stream

GAME = cardlib.game("stand_or_trade")


def chosen(state: Any, seat: int, level: int, seed: int = 1) -> Any:
    view = state.view(seat)
    return LEVELS[level].choose(state.game, view, stream(state.game, view, level, seed))


@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_and_reproducible(level: int) -> None:
    for seed in range(4):
        for state in by_players(GAME, seed, level).states:
            for seat in state.actors:
                choice = chosen(state, seat, level)
                assert choice.act in state.legal(seat)
                assert chosen(state, seat, level) == choice


def test_the_same_seed_gives_the_same_match_and_others_another() -> None:
    matches = [by_players(GAME, seed, 1).states[-1].record()["actions"] for seed in (5, 5, 6)]
    assert matches[0] == matches[1] != matches[2]


def test_level_1_stands_two_times_in_three() -> None:
    state = deal(*ALL)
    said = Counter(chosen(state, 0, 1, seed).act.verb for seed in range(600))
    assert 350 < said["stand"] < 450
    assert said["stand"] + said["trade"] == 600


def test_level_1_keeps_what_makes_its_hand() -> None:
    state = go(deal(*ALL), "0 trade", "1 trade", "2 trade", "3 trade")
    given = {chosen(state, 0, 1, seed).act.args[0] for seed in range(60)}
    assert given == {"2S", "3S", "4S"}, "the three aces are kept"
    state = go(deal(*NONE), "0 trade", "1 trade", "2 trade", "3 trade")
    assert {chosen(state, 0, 1, seed).act.args[0] for seed in range(80)} == set(NONE[0].split()), "any card"


def test_level_2_stands_on_anything() -> None:
    for seed in range(20):
        assert chosen(deal(*ALL), 0, 2, seed).act.verb == "stand"
        assert chosen(deal(*NONE), 0, 2, seed).act.verb == "trade"


def test_level_2_keeps_what_leads_somewhere() -> None:
    """With two pairs and two single cards it gives a single one; with five of a run it gives the second of the pair."""
    hands = ("AS AH 2S 2H 4S 6S", "2D 2C 3H 4H 5S AD", "5H 5D 3D 4D 6H 3S", "AC 3C 4C 5C 6D 6C")
    state = go(deal(*hands), *(f"{seat} trade" for seat in range(4)))
    given = {chosen(state, 0, 2, seed).act.args[0] for seed in range(20)}
    assert given <= {"4S", "6S"}
    assert all(outlook(state.hands[0], c, "colour") > 0 for c in (48, 51))


def test_level_2_wins_chips_from_level_1() -> None:
    """Two seats of each level, changing places: the steady ones make more hands and win more chips."""
    won, made = {1: 0, 2: 0}, {1: 0, 2: 0}
    for seed in range(30):
        levels = (1, 2, 1, 2) if seed % 2 else (2, 1, 2, 1)
        state = GAME.deal(seed)
        while state.actors:
            seat = state.actors[0]
            state = state.apply(seat, chosen(state, seat, levels[seat], seed).act)
        for seat, level in enumerate(levels):
            won[level] += state.chips[seat] - 7
            made[level] += sum(seat in game.places for game in state.games)
    assert won[2] > 20 > 0 > won[1]
    assert made[2] > made[1]


def test_players_do_not_touch_the_global_generator() -> None:
    import random

    random.seed(3)
    before = random.getstate()
    by_players(GAME, 1, 1, most=60)
    assert random.getstate() == before


def test_a_stream_depends_on_the_view_only() -> None:
    state = GAME.deal(7)
    view = state.view(0)
    first = stream(GAME, view, 2, 7).number()
    assert stream(GAME, view, 2, 7).number() == first
    numbers = {
        stream(GAME, state.view(seat), level, seed).number() for seat in range(4) for level in (1, 2) for seed in (0, 7)
    }
    assert len(numbers) == 16
    assert isinstance(stream(GAME, view, 2, None), Stream)


def test_reasons_name_cards_of_ones_own() -> None:
    state = go(deal(*NONE), "0 trade", "1 trade", "2 trade", "3 trade")
    for level in LEVELS:
        for seat in range(4):
            choice = chosen(state, seat, level)
            assert choice.reasons[0].args["card"] == choice.act.args[0]
            assert choice.reasons[0].args["card"] in state.view(seat).hand
    assert category(state.hands[0]) == "drop"
