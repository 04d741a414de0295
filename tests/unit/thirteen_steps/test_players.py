"""The players of Thirteen Steps: always legal, the same for the same view, and no peeking."""

from __future__ import annotations

import pytest

from cardlib.engine.player import stream
from cardlib.explain import words
from cardlib.games.thirteen_steps.outlook import likely_cost, unseen
from tests.unit.thirteen_steps.helpers import OPTIONS, begin, game, pairs
from tests.unit.thirteen_steps.test_properties import hidden


def match(made, levels, seed):
    """The states of a match between players of some levels."""
    players, state = made.players(), made.deal(seed)
    while state.actors:
        seat = state.actors[0]
        view = state.view(seat)
        level = levels[seat % len(levels)]
        choice = players[level].choose(made, view, stream(made, view, level, seed))
        yield state, seat, level, choice
        state = state.apply(seat, choice.act)


@pytest.mark.parametrize("options", OPTIONS)
def test_players_make_legal_acts_with_reasons(options):
    english = words("en", "thirteen_steps")
    for state, seat, _, choice in match(game(**options), (1, 2, 3), 4):
        assert choice.act in state.legal(seat)
        assert choice.reasons
        assert choice.rules
        assert all(english.has(reason.key) for reason in choice.reasons)


def test_players_choose_the_same_from_the_same_view():
    made = game()
    players = made.players()
    for state, seat, level, choice in match(made, (1, 2, 3), 8):
        if state.acts % 5 == 0:
            view = hidden(state, seat).view(seat)
            assert players[level].choose(made, view, stream(made, view, level, 8)) == choice


def test_level_2_takes_the_dearest():
    state = begin("7S 9D KC QH", "7C 2D 9S 6S 6H JH JD JC", drawn="TS")
    view = state.view(0)
    choice = game().players()[2].choose(state.game, view, stream(state.game, view, 2, 1))
    assert choice.act.args == ("7S", "7C")


def test_the_likely_cost_is_an_average_over_unseen_cards():
    view = game().deal(1).view(0)
    left = unseen(view)
    assert len(left) == 54 - 5 - 8
    (one,) = pairs("KS KC")
    kings = sum(code >> 2 == 11 for code in left)
    assert likely_cost(one, left) == pytest.approx(52 * kings / len(left))


def test_a_stronger_level_is_stronger():
    """A short check; the benchmark measures it over 400 matches."""
    made, won = game(), 0.0
    for k in range(24):
        levels = [1] * 4
        levels[k % 4] = 3
        *_, (state, seat, _, choice) = match(made, levels, 100 + k // 4)
        winners = state.apply(seat, choice.act).result["winners"]
        won += (k % 4 in winners) / len(winners)
    assert won > 24 / 4
