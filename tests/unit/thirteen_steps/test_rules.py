"""Thirteen Steps, rule by rule."""

from __future__ import annotations

import itertools

import pytest

import cardlib
from cardlib.errors import GameError
from cardlib.games.thirteen_steps.score import bonuses, penalty, penalty_rules, settle
from tests.unit.thirteen_steps.helpers import begin, game, pairs, play, random_games, rules


def kinds(state):
    return [event.kind for event in state.events]


def test_ts_1_1_three_or_four_players_and_54_cards():
    assert len(game().pack()) == 54
    assert [c.text for c in game().pack()].count("JK") == 2
    with pytest.raises(GameError):
        cardlib.game("thirteen_steps", seats=5)
    assert rules(game().deal(1), "7S", seat=4)[0] == "TS-2.1"
    assert "TS-1.1" in rules(game().deal(1), "7S", seat=-1)


@pytest.mark.parametrize("seats", [3, 4])
def test_ts_1_2_four_cards_each_eight_on_the_table_and_a_dummy(seats):
    state = game(seats=seats).deal(7)
    deck = state.record()["decks"][0]
    assert [len(hand) for hand in state.hands] == [5] + [4] * (seats - 1)
    assert list(state.view(0).table) == deck[4 * seats : 4 * seats + 8]
    assert state.dummy == deck[4 * seats + 8]
    assert state.stock == 54 - 4 * seats - 8 - 1 - 1


def test_ts_1_3_left_of_the_dealer_plays_first():
    state = game().deal(3, dealer=1)
    assert state.actors == (2,)
    assert rules(state, "7S", seat=1) == ("TS-1.3", "TS-2.1")
    following = state.apply(2, state.legal(2)[0])
    assert rules(following, "7S", seat=1) == ("TS-2.8", "TS-2.1")


def test_ts_2_1_the_card_drawn_can_be_played_at_once():
    state = begin("KS KH QS QH", "2S 3S 4S 5S 6S 7S 8S 9S", drawn="7C")
    assert state.view(0).drawn == "7C"
    assert rules(state, "7D") == ("TS-2.1",)
    assert play(state, "7C", "7S").captured[0]


def test_ts_2_2_and_2_3_a_card_stays_or_takes_one():
    state = begin("KS 9D 9S 4H", "9C 9H 6S 5S JD JC JS JH")
    laid = play(state, "KS")
    assert laid.view(0).table[-1] == "KS"
    taken = play(state, "9D", "9H")
    assert [p.cards for p in taken.view(1).captured[0]] == [("9D", "9H")]
    assert "9C" in taken.view(1).table
    assert rules(state, "9D", "9S") == ("TS-2.3",)


def test_ts_2_4_must_one_capture():
    table = "7C 7H QD JD JC JS JH TS"
    played = begin("7S KD KH KC", table, drawn="QC")
    assert rules(played, "7S") == ("TS-2.4",)
    assert rules(played, "KD") == ()
    always = begin("7S KD KH KC", table, drawn="QC", capture="always")
    assert rules(always, "KD") == ("TS-2.4",)
    assert {act.args[0] for act in always.legal(0)} == {"7S", "QC"}
    optional = begin("7S KD KH KC", table, drawn="QC", capture="optional")
    assert rules(optional, "7S") == ()
    assert kinds(play(optional, "7S"))[0] == "declines"
    none = begin("8S KD KH KC", "7C 7H QD JD JC JS JH TS", drawn="8D", capture="always")
    assert kinds(play(none, "8S"))[0] == "discard_hand"


def test_ts_2_5_an_emptied_table_is_filled_at_once():
    seen = 0
    for state in random_games(60, "refill", [{}, {"seats": 3}]):
        for event in state.events:
            if event.kind.startswith("refill"):
                seen += 1
                assert event.rules == ("TS-2.5",)
                assert list(state.table)
                assert len(event.data["cards"]) == len(state.table)
    assert seen


def test_ts_2_6_play_goes_on_without_a_stock():
    state = game().deal(11)
    while state.stock:
        state = state.apply(state.actors[0], state.legal(state.actors[0])[0])
    assert any(event.kind == "stock_out" for event in state.events)
    state = state.apply(state.actors[0], state.legal(state.actors[0])[0])
    assert state.drawn == -1
    assert not any(event.kind == "draw" for event in state.events)


def test_ts_2_6_on_an_empty_table_one_can_only_lay_down():
    state = game().deal(11)
    while state.stock:
        state = state.apply(state.actors[0], state.legal(state.actors[0])[0])
    bare = state._copy()
    bare.table = ()
    seat = bare.actors[0]
    assert all(len(act.args) == 1 for act in bare.legal(seat))
    hand = bare.view(seat).hand
    assert rules(bare, hand[0], "KS") == ("TS-2.3", "TS-2.6")


def test_ts_2_7_the_deal_is_over_when_no_one_holds_a_card():
    *_, last = random_games(1, "end", [{}])
    assert last.over
    assert not any(last.hands)
    assert last.settled[0].left, "an odd number of cards is in play, so one always stays"
    assert rules(last, "7S", seat=0) == ("TS-2.7",)


def test_ts_2_8_turns_pass_to_the_left():
    turns = [state.actors[0] for state in random_games(1, "turns", [{}]) if state.actors]
    assert all(b == (a + 1) % 4 for a, b in itertools.pairwise(turns))


def test_ts_3_1_and_3_2_matches_and_sums():
    assert [(p.kind, p.points) for p in pairs("7S 7C", "7S 7H", "8D 2D", "2H 8S", "4C 6S")] == [
        ("same", 14), ("match", 7), ("sum", 2), ("sum", 2), ("sum", 4),
    ]  # fmt: skip
    state = begin("7S 9D KC QH", "4H 2D QS 6S 6H JH JD JC")
    assert rules(state, "7S", "4H") == ("TS-3.2", "TS-3.1")
    assert rules(state, "KC", "QS") == ("TS-3.2", "TS-3.1")


def test_ts_3_3_equal_small_numbers_are_a_match():
    assert [(p.kind, p.points) for p in pairs("AS AC", "5S 5C", "5S 5H")] == [("same", 2), ("same", 10), ("match", 5)]
    state = begin("5S 9D KC QH", "5C 2D QS 6S 6H JH JD JC")
    assert any("TS-3.3" in check.rules for check in state.judge(0, state.game.act(["play", "5S", "5C"])).checks)


def test_ts_3_4_and_3_7_a_joker_is_named_when_it_takes():
    state = begin("JK 9D KC KH", "QS 6D 2D 6S 6H JH JD JC")
    assert [(p.kind, p.points) for p in pairs("JK QS Q", "JK 6D 4", "JK 6D 3", "JK 6D 6")] == [
        ("match", 12), ("sum", 4), ("sum", 3), ("match", 6),
    ]  # fmt: skip
    assert rules(state, "JK", "QS") == ("TS-3.7", "TS-3.4")
    assert rules(state, "JK", "QS", "K") == ("TS-3.4", "TS-3.2", "TS-3.1")
    assert rules(state, "9D", "QS", "Q")[0] == "TS-3.4"
    assert rules(state, "JK") == ("TS-2.4",)


def test_ts_3_5_any_card_takes_a_joker_from_the_table():
    state = begin("KS 3D TH QC", "JK 2D 7D 7S 7H 7C JD JC")
    assert [p.points for p in pairs("KS JK K", "3D JK 7", "3D JK 2")] == [13, 3, 2]
    assert rules(state, "KS", "JK", "Q") == ("TS-3.5", "TS-3.2", "TS-3.1")
    assert rules(state, "KS", "JK") == ("TS-3.7", "TS-3.5")
    assert rules(state, "KS") == ("TS-2.4",)


def test_ts_3_6_a_joker_takes_a_joker_for_fifteen():
    (one,) = pairs("JK JK")
    assert (one.kind, one.points) == ("jokers", 15)
    assert all(penalty(one, rank + "S") == 0 for rank in "A23456789TJQK")
    state = begin("JK 3D TH QC", "JK 2D 7D 7S 7H 7C JD JC")
    assert rules(state, "JK", "JK", "7") == ("TS-3.6",)
    assert rules(state, "JK", "JK") == ()


@pytest.mark.parametrize(
    ("pair", "dummy", "cost", "rule"),
    [
        ("4S 4C", "4D", 16, ("TS-4.1",)),
        ("4S 4H", "4D", 8, ("TS-4.1",)),
        ("8S 2H", "2D", 4, ("TS-4.2",)),
        ("8S 2H", "8D", 0, ()),
        ("JK 6D 4", "4S", 8, ("TS-4.2", "TS-4.3")),
        ("JK 6D 4", "6S", 0, ()),
        ("JK QS Q", "QD", 24, ("TS-4.1", "TS-4.3")),
        ("JK KS K", "JK", 65, ("TS-4.4",)),
        ("KS JK K", "JK", 65, ("TS-4.4",)),
        ("JK 9S A", "JK", 45, ("TS-4.4",)),
        ("9S 9C", "JK", 0, ()),
    ],
)
def test_ts_4_what_the_dummy_costs(pair, dummy, cost, rule):
    (one,) = pairs(pair)
    assert penalty(one, dummy) == cost
    if cost:
        assert penalty_rules(one, dummy) == rule


HELD = {
    "royal_palace": ("JS JC", "QS QH", "KS KH"),
    "seven_three": ("7S 7C", "7H 2D", "JS JH"),
    "small_stairs": ("2S 2C", "3S 3C", "4S 4C", "JS JC"),
    "no_court": ("2S 3H",),
    "middle_stairs": (*tuple(f"{r}S {r}H" for r in "56789T"), "JS JH"),
    "one_two_three": ("AS AH", "2S JK 2", "3S 3H", "JS JH"),
    "whole_suit": tuple(f"{r}S {r}H" for r in "A23456789TJQK"),
    "all_odd": ("JS JH", "3S 5H"),
    "all_even": ("QS QH", "2S 4H"),
    "all_black": ("JS JC", "2S 4C"),
    "all_red": ("JD JH", "2D 4H"),
    "great_stairs": (*tuple(f"{r}S {r}H" for r in "23456789T"), "JS JH"),
    "thirteen_steps": tuple(f"{r}S {r}H" for r in "A23456789TJQK"),
}


@pytest.mark.parametrize("bonus", HELD)
def test_ts_5_each_bonus_is_held_and_just_missed(bonus):
    held = pairs(*HELD[bonus])
    assert bonus in bonuses(held, game().options)
    assert bonuses((), game().options) == ()
    broken = {"seven_three": "7D 3H", "no_court": "JS JC", "all_odd": "2S 2H", "all_even": "3S 3H",
              "all_black": "2H 2D", "all_red": "2S 2C"}  # fmt: skip
    missed = (*held, *pairs(broken[bonus])) if bonus in broken else tuple(p for p in held if p != held[1])
    assert bonus not in bonuses(missed, game().options)


def test_ts_5_1_a_joker_builds_no_staircase():
    with_joker = pairs("2S 2C", "3S JK 3", "4S 4C")
    assert "small_stairs" not in bonuses(with_joker, game().options)
    assert "small_stairs" not in bonuses(pairs("AS AC", "2S 2C", "3S 3C"), game().options), "an ace is below two"


def test_ts_5_2_jokers_in_uniform_captures():
    red = pairs("2D 4H", "JK 3D 3")
    assert "all_red" not in bonuses(red, game().options)
    assert "all_red" in bonuses(red, game(jokers_in_uniform="ignore").options)
    jokers = pairs("JK JK")
    assert bonuses(jokers, game(jokers_in_uniform="ignore").options) == ("no_court",)


def test_ts_5_with_highest_only_the_dearest_staircase_counts():
    steps = pairs(*(f"{r}S {r}H" for r in "A23456789TJQK"))
    every = {"small_stairs", "middle_stairs", "great_stairs", "thirteen_steps"}
    assert every <= set(bonuses(steps, game().options))
    assert every & set(bonuses(steps, game(stairs="highest").options)) == {"thirteen_steps"}


def test_ts_6_1_captures_less_the_dummy_and_bonuses():
    captured = [[(12, 13, 0)], [], [], []]
    done = settle("5S", captured, (), (0,) * 4, game().options)
    assert done.capture_points == [5, 0, 0, 0]
    assert done.dummy_points == [10, 0, 0, 0]
    assert done.points == [5 - 10 + done.bonus_points[0], 0, 0, 0]
    *_, last = random_games(1, "sum", [{}])
    result = last.result
    assert result["winners"] == [s for s, p in enumerate(result["scores"]) if p == max(result["scores"])]


def test_ts_6_2_points_of_several_deals_add_up():
    *_, last = random_games(1, "deals", [{"deals": 3}])
    result = last.result
    assert len(result["deals"]) == 3
    assert result["scores"] == [sum(deal["points"][s] for deal in result["deals"]) for s in range(4)]
    firsts = [s.first for s in random_games(1, "deals", [{"deals": 3}]) if s.opening and s.actors]
    assert (firsts[0], firsts[-1]) == (0, 2), "the deal passes to the left"


def test_without_a_second_deck_nobody_may_play():
    one = game(deals=2)
    state = one.deal(decks=[[c.text for c in one.pack()]])
    while state.actors:
        state = state.apply(state.actors[0], state.legal(state.actors[0])[0])
    assert not state.over
    assert state.result["winners"] is None
    assert rules(state, "7S", seat=0) == ("TS-1.2",)
