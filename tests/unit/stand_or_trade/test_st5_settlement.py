"""ST-5: who pays whom, and sheets that add up."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.trade import ALL, NONE, ONE, THREE, TWO, deal, go
from kit.walk import case_walks, walks

from cardlib.engine.explanation import Bars, Lines
from cardlib.games.stand_or_trade.rules import StandOrTradeState
from cardlib.games.stand_or_trade.score import Settled, pay, settle
from cardlib.games.stand_or_trade.sheet import chips, payment_rule, payments, places

STAND = ("0 stand", "1 stand", "2 stand")


def test_st_5_1_all_show_and_are_placed() -> None:
    state = go(deal(*ALL, then=(ALL,)), *STAND, "3 stand")
    game = state.games[0]
    assert game.places == (3, 2, 1, 0), "sixes, fives, twos, aces"
    assert game.droppers == ()
    shown = [event for event in state.events if event.kind.startswith("shows")]
    assert [event.data["seat"] for event in shown] == [3, 2, 1, 0]
    assert all(len(event.data["cards"]) == 6 and "ST-5.1" in event.rules for event in shown)


def test_st_5_1_droppers_are_last() -> None:
    state = go(deal(*ONE, then=(ALL,)), *STAND, "3 drop")
    assert (state.games[0].places, state.games[0].droppers) == ((2, 1, 0), (3,))
    assert [e.data["seat"] for e in state.events if e.kind == "shows_drop"] == [3]


def net(game: Settled) -> list[int]:
    return game.payments


def test_st_5_2_nobody_dropped() -> None:
    state = go(deal(*ALL, then=(ALL,)), *STAND, "3 stand")
    assert net(state.games[0]) == [-2, -2, -2, 6], "everyone who pays holds three of a kind"
    assert state.chips == (5, 5, 5, 13)
    assert [p.n for p in pay((0, 1, 2, 3), (), ("four", "three", "full_house", "three"), (7,) * 4)] == [2, 1, 2]


def test_st_5_2_the_first_with_three_of_a_kind_pays_nothing() -> None:
    assert [(p.seat, p.n) for p in pay((2, 1, 0, 3), (), ("three",) * 4, (7,) * 4)] == [(1, 2), (0, 2), (3, 2)]


def test_st_5_3_one_dropper_pays_for_all() -> None:
    state = go(deal(*ONE, then=(ALL,)), *STAND, "3 drop")
    assert net(state.games[0]) == [1, 1, 2, -4]
    assert [(p.to, p.n, p.rule) for p in state.games[0].paid] == [(2, 2, "ST-5.3"), (1, 1, "ST-5.3"), (0, 1, "ST-5.3")]


def test_st_5_4_two_droppers() -> None:
    acts = ("0 stand", "1 stand", "2 trade", "3 trade", "2 give 4D", "3 give AC", "2 drop", "3 drop")
    state = go(deal(*TWO, then=(ALL,)), *acts)
    assert state.games[0].places == (1, 0), "a full house beats three of a kind"
    assert net(state.games[0]) == [1, 3, -2, -2]


def settled(hands: tuple[str, ...], stood: tuple[int, ...], before: tuple[int, ...] = (7, 7, 7, 7)) -> Settled:
    from kit.trade import hand

    return settle("final_turn", tuple(map(hand, hands)), stood, before, "colour")


def test_st_5_5_three_droppers() -> None:
    game = settled(THREE, (0,))
    assert net(game) == [3, -1, -1, -1]
    assert {p.rule for p in game.paid} == {"ST-5.5"}


def test_st_5_6_four_droppers_pay_nothing_and_the_game_counts() -> None:
    game = settled(NONE, ())
    assert net(game) == [0, 0, 0, 0]
    assert (game.places, game.droppers, game.paid) == ((), (0, 1, 2, 3), ())
    found = [state for walk in case_walks("stand_or_trade") for state in walk.states if four_dropped(state)]
    assert found
    assert all(len(state.games) >= 1 for state in found)
    assert any(event.rules == ("ST-5.6",) for event in found[0].events)


def four_dropped(state: Any) -> bool:
    return any(event.kind == "nobody_pays" for event in state.events)


SHORT = [
    ((0, 1, 2), (3,), 3, [2, 1, 0]),
    ((0, 1, 2), (3,), 2, [2, 0, 0]),
    ((0, 1, 2), (3,), 1, [1, 0, 0]),
    ((0, 1, 2), (3,), 0, [0, 0, 0]),
]


@pytest.mark.parametrize(("order", "droppers", "has", "paid"), SHORT)
def test_st_5_7_the_first_is_paid_before_the_second(
    order: tuple[int, ...], droppers: tuple[int, ...], has: int, paid: list[int]
) -> None:
    made = pay(order, droppers, ("four", "three", "three", "drop"), (7, 7, 7, has))
    assert [p.n for p in made] == paid


def test_st_5_7_two_droppers_who_are_short() -> None:
    def outs(a: int, b: int) -> list[int]:
        return [p.n for p in pay((0, 1), (2, 3), ("four", "three", "drop", "drop"), (7, 7, a, b)) if p.to is not None]

    assert [outs(7, 7), outs(7, 1), outs(7, 0), outs(1, 0), outs(0, 0)] == [[3, 1], [3, 0], [2, 0], [1, 0], [0, 0]]


def test_st_5_7_who_cannot_pay_the_extra_chip() -> None:
    assert [p.n for p in pay((0, 1, 2, 3), (), ("four", "three", "three", "four"), (7, 1, 0, 7))] == [1, 0, 1]


def test_st_5_8_the_next_first_gun_is_left_of_this_games_first() -> None:
    state = go(deal(*ALL, dealer=0, then=(ALL, ALL)), "1 stand", "2 stand", "3 stand", "0 stand")
    assert (state.gun, state.actors) == (2, (2,))
    assert any("ST-5.8" in event.rules for event in state.events if event.kind == "gun_first")
    moved = go(deal(*ONE, then=(ALL,)), "0 trade", "1 stand", "2 stand", "3 trade", "0 give 4S", "3 give AC")
    for _ in range(2):
        seat = moved.actors[0]
        moved = moved.apply(seat, moved.legal(seat)[0])
    assert moved.gun == 1, "it is this game's first gun that counts, not where the gun had moved"


def sheets() -> list[Settled]:
    """Every settled game of many matches."""
    ends = [walk.states[-1] for walk in (*walks("stand_or_trade"), *case_walks("stand_or_trade"))]
    return [game for state in ends if isinstance(state, StandOrTradeState) for game in state.games]


def check_sheet(game: Settled) -> None:
    """Every list of lines adds to its total, and all lines together are what the seats won and lost."""
    net = dict.fromkeys(range(4), 0)
    for block in payments(game):
        if not isinstance(block, Lines):
            assert payment_rule(game) == "ST-5.6"
            continue
        amounts = [line.amount for line in block.items]
        assert all(isinstance(n, int) and n >= 0 for n in amounts)
        assert block.total is not None
        assert sum(n for n in amounts if isinstance(n, int)) == block.total.amount
        for line in block.items:
            assert line.rules
            n = line.amount
            assert isinstance(n, int)
            key, args = line.say.key, line.say.args
            if key in ("pay.line", "pay.in", "pay.three"):
                net[args["seat"]] -= n
            if key == "pay.line":
                net[args["to"]] += n
            if key == "pay.three":
                net[game.places[0]] += n
            if key == "pay.out":
                net[args["seat"]] += n
    assert list(net.values()) == game.payments
    assert sum(game.payments) == 0
    assert min(game.after) >= 0
    bars = chips(game)
    assert isinstance(bars, Bars)
    assert [(bar.before, bar.after) for bar in bars.items] == list(zip(game.before, game.after, strict=True))
    assert bars.most == max(*game.before, *game.after)
    order = places(game, "colour").items
    assert [p.seat for p in order] == [*game.places, *game.droppers]
    assert [p.place for p in order] == [*range(1, len(game.places) + 1), *([None] * len(game.droppers))]
    assert all(len(p.cards) == 6 for p in order)


def test_sheets_add_up_in_many_matches() -> None:
    found = sheets()
    assert {len(game.droppers) for game in found} == {0, 1, 2, 3, 4}
    assert any(p.n < p.owed for game in found for p in game.paid)
    for game in found:
        check_sheet(game)


@given(
    st.sampled_from([ALL, ONE, TWO, THREE, NONE]),
    st.lists(st.integers(0, 9), min_size=4, max_size=4),
    st.randoms(use_true_random=False),
)
def test_sheets_add_up_whatever_the_chips(hands: tuple[str, ...], before: list[int], rnd: Any) -> None:
    made = {ALL: 4, ONE: 3, TWO: 2, THREE: 1, NONE: 0}[hands]
    stood = list(range(made))
    rnd.shuffle(stood)
    check_sheet(settled(hands, tuple(stood), tuple(before)))
