"""Players: the same view and stream give the same choice; what they do looks sensible (see the rules' aim)."""

from __future__ import annotations

from typing import Any

import pytest
from kit.auction import all_pass, deal, play

from cardlib.engine.player import stream
from cardlib.games import make
from cardlib.games.abbotts_auction.odds import LADDER, beats, outlook, unseen, win_chance
from cardlib.ranking.poker import category, strength
from cardlib.shuffle import Stream

LEVELS = (1, 2, 3)
STRONG = "9S 8S 7S 6S 5S KH KD 2C 3D JH"
WEAK = "2S 4H 6D 8C TS QH KD 3C 5D JH"


def choice(state: Any, seat: int, level: int) -> Any:
    view = state.view(seat)
    return state.game.players()[level].choose(state.game, view, stream(state.game, view, level, 1))


def to_eight(*hands: str) -> Any:
    state = deal(*hands, seats=4)
    while len(state.pile) < 8:
        state = all_pass(state)
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_same_view_same_choice(level: int) -> None:
    state = deal(STRONG, WEAK, seats=4)
    assert choice(state, 0, level) == choice(state, 0, level)


@pytest.mark.parametrize("level", [2, 3])
def test_the_end_is_declared_with_a_hand_that_is_likely_best_and_not_otherwise(level: int) -> None:
    assert choice(to_eight(STRONG), 0, level).act.verb == "end"
    assert choice(to_eight(WEAK), 0, level).act.verb != "end"


@pytest.mark.parametrize("level", LEVELS)
def test_payments_come_from_outside_the_best_five(level: int) -> None:
    state = all_pass(play(deal("9S 9H 9D KS KH 4C 4D 2S 3D 7H", WEAK, starter="JS", seats=4), (0, "bid pair 4")))
    assert set(choice(state, 0, level).act.args[0]) == {"4C", "4D"}
    bare = all_pass(play(deal("9S 8S 7S 6S 5S 9H 2C 3D 4H JD", WEAK, starter="JS", seats=4), (0, "bid single 9")))
    assert choice(bare, 0, level).act.args[0] == ("9H",)


@pytest.mark.parametrize("level", [2, 3])
def test_a_bid_improves_the_hand(level: int) -> None:
    state = deal("9S 8S 7S 6S 2C 3D 4H JD QC KH", starter="TS", seats=4)
    chosen = choice(state, 0, level)
    assert chosen.act.verb == "bid"
    assert chosen.reasons[0].key == "reason.bid_improves"


def test_odds_grow_with_the_hand() -> None:
    assert list(LADDER) == sorted(LADDER)
    assert [category(v) for v in (LADDER[0], LADDER[-1])] == ["pair", "straight_flush"]
    assert beats(LADDER[-1], 3) > beats(LADDER[50], 3) > beats(LADDER[10], 3)
    assert outlook(0b1111, True, 3) > outlook(0b0111, True, 3) > outlook(0b0011, True, 3)


def test_counting_uses_only_cards_that_are_not_seen() -> None:
    state = to_eight(STRONG)
    view = state.view(0)
    pool = unseen(view)
    assert len(pool) == 108 - 10 - len(view.pile)
    best = strength(state.hands[0] & (1 << 52) - 1)
    assert win_chance(view, best, True, 40, Stream("a")) > 80
    assert win_chance(view, strength(0), True, 40, Stream("a")) == 0


@pytest.mark.parametrize("seats", [2, 5, 10])
def test_mixed_levels_play_a_match_to_its_end(seats: int) -> None:
    game = make("abbotts_auction", seats, {"target": 60})
    state: Any = game.deal(5)
    order = Stream("order")
    while not state.over:
        seat = order.choice(state.actors)
        chosen = choice(state, seat, 1 + seat % 3)
        assert chosen.act in state.legal(seat) or chosen.act.verb == "pay"
        state = state.apply(seat, chosen.act)
    assert len(state.result["winners"]) == 1
