"""What holds at every position of Thirteen Steps."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cardlib
from cardlib.cards import CARDS, pack
from cardlib.engine.act import Act
from cardlib.errors import IllegalAct
from cardlib.games.thirteen_steps.events import tell
from cardlib.shuffle import Stream
from tests.unit.thirteen_steps.helpers import OPTIONS, game, random_games


def test_legal_and_judge_agree_at_every_state():
    rng = Stream("test/samples")
    for state in random_games(6, "legal"):
        for seat in range(-1, state.game.seats + 1):
            legal = state.legal(seat)
            for act in {*legal, *state.game.sample_acts(state, rng)}:
                verdict = state.judge(seat, act)
                assert verdict.ok == (act in legal), (seat, act, verdict)
                assert verdict.ok == (not verdict.rules)
                assert len(verdict.rules) <= 6


def test_there_is_always_an_act_until_the_end():
    for state in random_games(20, "acts"):
        assert bool(state.actors) != state.over
        if not state.over:
            (seat,) = state.actors
            assert state.legal(seat)
            assert len(set(state.legal(seat))) == len(state.legal(seat))
            assert all(not state.legal(s) for s in range(state.game.seats) if s != seat)


def test_cards_are_conserved():
    whole = Counter(c.code for c in pack(jokers=2))
    for state in random_games(10, "cards"):
        if not state.deck:
            continue
        seats = state.game.seats
        there = Counter(code for hand in state.hands for code in hand)
        there += Counter(state.table) + Counter(state.deck[state.at :]) + Counter([state.deck[4 * seats + 8]])
        there += Counter(code for taken in state.captured for one in taken for code in one[:2])
        assert there == whole


def test_points_add_up():
    for state in random_games(10, "points"):
        for deal, told in zip(state.settled, state.result["deals"], strict=True):
            sums = zip(deal.capture_points, deal.dummy_points, deal.bonus_points, strict=True)
            assert told["points"] == [a - b + c for a, b, c in sums]


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(OPTIONS), st.integers(0, 2**53 - 1), st.integers(0, 95))
def test_records_come_back(options, seed, stop):
    rng, state = Stream(f"test/record/{seed}"), game(**options).deal(seed)
    while state.actors and state.acts < stop:
        state = state.apply(state.actors[0], rng.choice(state.legal(state.actors[0])))
    for sealed in (False, True):
        record = json.loads(json.dumps(state.record(sealed=sealed)))
        again = cardlib.replay(record)
        assert again.result == state.result
        assert again.states[-1].record() == state.record()


def hidden(state, seat):
    """The same position with all that the seat can't see dealt out anew."""
    other = state._copy()
    seats = state.game.seats
    at = 4 * seats + 8
    unseen = [c for s, hand in enumerate(state.hands) if s != seat for c in hand]
    unseen += [*state.deck[state.at :], state.deck[at]]
    Stream(f"test/hidden/{state.acts}/{seat}").shuffle(unseen)
    hands = list(state.hands)
    for s, hand in enumerate(state.hands):
        if s != seat:
            hands[s] = tuple(unseen.pop() for _ in hand)
    deck = list(state.deck)
    deck[at] = unseen.pop()
    deck[state.at :] = unseen
    other.hands, other.deck = tuple(hands), tuple(deck)
    if state.actors and state.actors[0] != seat and state.drawn >= 0:
        other.drawn = hands[state.actors[0]][0]
        other.trace = tuple(
            ("draw", kept[1], other.drawn) if kept[0] == "draw" and kept[1] != seat else kept for kept in state.trace
        )
    return other


def test_views_do_not_leak():
    for state in random_games(1, "leak"):
        if state.over or not state.deck or any(kind == "settled" for kind, *_ in state.trace):
            continue
        for seat in range(state.game.seats):
            other = hidden(state, seat)
            mine, theirs = state.view(seat), other.view(seat)
            assert json.dumps(mine.to_json()) == json.dumps(theirs.to_json())
            assert mine == theirs
            assert state.game.scene(mine) == state.game.scene(theirs)


def test_what_is_drawn_is_told_to_nobody_else():
    for state in random_games(2, "draw"):
        for event in tell(state.trace):
            if event.kind == "draw":
                (seat,) = event.knows
                for other in range(state.game.seats):
                    assert ("card" in event.seen_by(other).data) == (other == seat)


def test_an_illegal_act_changes_nothing_and_says_why():
    state = game().deal(5)
    before = state.record()
    with pytest.raises(IllegalAct) as caught:
        state.apply(1, Act("play", "7S"))
    assert caught.value.rules == ("TS-1.3", "TS-2.1")
    assert "turn" in str(caught.value)
    assert state.record() == before


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from([c.text for c in CARDS] + ["Q", "10h", "♠7", "", "0", "JOKER"]), max_size=4))
def test_anything_written_is_an_act_or_an_error(args):
    state = game().deal(0)
    try:
        act = state.game.act(["play", *args])
    except cardlib.ActError:
        return
    assert state.judge(0, act).ok == (act in state.legal(0))


def test_two_jokers_are_one_choice():
    for state in random_games(40, "twins", [{}]):
        if state.actors and state.hands[state.actors[0]].count(52) == 2:
            acts = state.legal(state.actors[0])
            assert len(set(acts)) == len(acts)
            return
    pytest.fail("no hand with two jokers was seen")
