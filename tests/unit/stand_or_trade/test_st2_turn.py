"""ST-2: declaring, and passing cards on."""

from __future__ import annotations

import json

import pytest
from kit.trade import ALL, NONE, ONE, THREE, TWO, broken, can, deal, go, held


def test_st_2_1_everyone_declares_clockwise_from_the_gun() -> None:
    state = deal(*NONE, dealer=1)
    for seat in (2, 3, 0, 1):
        assert state.actors == (seat,)
        for other in {0, 1, 2, 3} - {seat}:
            assert state.legal(other) == ()
            assert "ST-2.1" in broken(state, f"{other} trade")
        state = go(state, f"{seat} trade")
    assert state.phase == "give"


def test_st_2_1_who_has_stood_is_skipped() -> None:
    state = go(deal(*ALL), "0 trade", "1 stand", "2 trade", "3 trade", "0 give 2S", "2 give 3D", "3 give 4C")
    assert state.turn == 2
    assert state.actors == (2,), "the gun has moved past seat 1, who stood"
    state = go(state, "2 trade", "3 trade")
    assert state.actors == (0,)
    assert state.legal(1) == ()
    assert broken(state, "1 trade") == ("ST-2.2",)


def test_st_2_2_only_a_made_hand_stands() -> None:
    assert can(deal(*NONE)) == {0: ["trade"]}
    assert broken(deal(*NONE), "0 stand") == ("ST-2.2",)
    assert can(deal(*ALL)) == {0: ["stand", "trade"]}


def test_st_2_2_to_stand_is_final() -> None:
    state = go(deal(*ALL), "0 stand")
    for act in ("stand", "trade", "drop"):
        assert "ST-2.2" in broken(state, f"0 {act}")


def test_st_2_3_a_made_hand_may_still_trade() -> None:
    state = go(deal(*ALL), "0 trade")
    assert state.traders == (0,)


def test_st_2_4_the_fourth_with_a_made_hand_stands() -> None:
    state = go(deal(*ALL), "0 stand", "1 stand", "2 stand")
    assert can(state) == {3: ["stand"]}
    assert "ST-2.4" in broken(state, "3 trade")
    assert "ST-2.4" in broken(state, "3 drop")


def test_st_2_4_the_fourth_without_one_drops() -> None:
    state = go(deal(*ONE), "0 stand", "1 stand", "2 stand")
    assert can(state) == {3: ["drop"]}
    assert "ST-2.4" in broken(state, "3 trade")
    done = go(state, "3 drop")
    assert [event.rules for event in done.events if event.kind == "drop"] == [("ST-2.4",)]


def test_st_2_4_third_stand_voids_a_trade() -> None:
    state = go(deal(*ALL), "0 trade", "1 stand", "2 stand", "3 stand")
    assert state.traders == ()
    assert can(state) == {0: ["stand"]}
    void = next(event for event in state.events if event.kind == "void")
    assert void.data == {"seat": 0}
    assert void.rules == ("ST-2.4",)
    assert len(held(state, 0)) == 6
    assert go(state, "0 stand").games[0].ended_by == "stands"


def test_st_2_4_without_a_trade_nothing_is_void() -> None:
    state = go(deal(*ALL), "0 stand", "1 stand", "2 stand")
    assert not [event for event in state.events if event.kind == "void"]


def test_st_2_5_all_traders_give_at_the_same_moment() -> None:
    state = go(deal(*NONE), "0 trade", "1 trade", "2 trade", "3 trade")
    assert state.actors == (0, 1, 2, 3)
    assert state.simultaneous
    assert can(state) == {seat: ["give"] for seat in range(4)}
    assert all(len(state.legal(seat)) == 6 for seat in range(4))
    for order in ((0, 1, 2, 3), (3, 1, 0, 2)):
        cards = {0: "6S", 1: "AD", 2: "2C", 3: "3C"}
        after = go(state, *(f"{seat} give {cards[seat]}" for seat in order))
        assert [seat for seat in range(4) if cards[(seat - 1) % 4] in held(after, seat)] == [0, 1, 2, 3]
        assert [seat for seat in range(4) if cards[seat] in held(after, seat)] == []


def test_st_2_5_who_stood_is_skipped_by_the_cards_too() -> None:
    state = go(deal(*ALL), "0 trade", "1 stand", "2 trade", "3 trade", "0 give 2S", "2 give 3D", "3 give 4C")
    assert "2S" in held(state, 2)
    assert "3D" in held(state, 3)
    assert "4C" in held(state, 0)
    assert len(held(state, 1)) == 6
    assert [(p.seat, p.to, p.card) for p in state.view(1).passed] == [(0, 2, "2S"), (2, 3, "3D"), (3, 0, "4C")]


def test_st_2_5_that_a_seat_has_chosen_is_public_and_what_is_not() -> None:
    state = go(deal(*NONE), "0 trade", "1 trade", "2 trade", "3 trade", "2 give 2C")
    for seat in range(4):
        view = state.view(seat)
        assert view.chosen == (2,)
        assert view.mine == ("2C" if seat == 2 else None)
        told = next(event for event in view.events if event.kind == "chosen")
        assert ("card" in told.data) == (seat == 2)
        assert ("2C" in json.dumps(view.to_json())) == (seat == 2)
    assert state.view(0).to_json() != go(deal(*NONE), *["0 trade", "1 trade", "2 trade", "3 trade"]).view(0).to_json()


def test_st_2_5_in_which_order_seats_have_chosen_is_not_told() -> None:
    four = deal(*NONE), "0 trade", "1 trade", "2 trade", "3 trade"
    one, other = go(*four, "2 give 2C", "0 give AS"), go(*four, "0 give AS", "2 give 2C")
    for seat in range(4):
        a, b = ({**state.view(seat).to_json(), "events": []} for state in (one, other))
        assert a == b
        assert a["chosen"] == [0, 2]


def test_st_2_5_one_gives_once_and_only_what_one_holds() -> None:
    state = go(deal(*NONE), "0 trade", "1 trade", "2 trade", "3 trade", "2 give 2C")
    assert state.legal(2) == ()
    assert "ST-2.5" in broken(state, "2 give 2C")
    assert broken(state, "0 give 2C") == ("ST-2.5",)
    assert "ST-2.5" in broken(state, "0 trade")
    assert broken(state, "0 give AS") == ()


def test_st_2_5_nobody_gives_before_all_have_declared() -> None:
    assert "ST-2.5" in broken(go(deal(*NONE), "0 trade"), "0 give AS")


def test_st_2_5_who_stood_gives_nothing() -> None:
    state = go(deal(*ALL), "0 trade", "1 stand", "2 trade", "3 trade")
    assert broken(state, "1 give 2H") == ("ST-2.5",)


def test_st_2_6_the_gun_moves_to_the_next_who_has_not_stood() -> None:
    four = ("0 give 6S", "1 give AD", "2 give 2C", "3 give 3C")
    state = go(deal(*NONE), "0 trade", "1 trade", "2 trade", "3 trade", *four)
    assert (state.turn, state.gun, state.actors) == (2, 1, (1,))
    assert [e.rules for e in state.events if e.kind == "gun"] == [("ST-2.6",)]
    assert "ST-2.6" in broken(state, "0 trade")


@pytest.mark.parametrize("turn", range(1, 5))
def test_st_2_7_there_are_four_turns(turn: int) -> None:
    state = deal(*NONE)
    for _ in range(turn - 1):
        state = one_turn(state)
    assert state.turn == turn
    assert state.phase == "declare"
    if turn == 4:
        state = one_turn(state)
        assert state.phase == "final"
        assert {"ST-2.7", "ST-3.4"} <= set(broken(state, f"{state.actors[0]} trade"))


def one_turn(state):  # type: ignore[no-untyped-def]
    """Everybody trades; each gives a card so that the cards are not of one rank."""
    while state.phase == "declare":
        state = go(state, f"{state.actors[0]} trade")
    ranks = "A2"
    while state.phase == "give":
        seat = state.actors[0]
        card = next((t for t in sorted(held(state, seat)) if t[0] == ranks[seat % 2]), sorted(held(state, seat))[0])
        state = go(state, f"{seat} give {card}")
    return state


def test_a_known_card_stays_known_until_it_is_given_on() -> None:
    state = go(deal(*NONE), "0 trade", "1 trade", "2 trade", "3 trade")
    state = go(state, "0 give 6S", "1 give AD", "2 give 2C", "3 give 3C")
    assert state.view(3).known == (("3C",), ("6S",), ("AD",), ("2C",))
    state = go(state, "1 trade", "2 trade", "3 trade", "0 trade")
    state = go(state, "0 give 3C", "1 give 2H", "2 give 3D", "3 give 4C")
    assert state.view(3).known == (("4C",), ("3C", "6S"), ("AD", "2H"), ("2C", "3D"))


def test_scenarios_are_what_they_say() -> None:
    made = [sum(state.legal(seat) != () for seat in range(4)) for state in (deal(*ALL), deal(*TWO), deal(*THREE))]
    assert made == [1, 1, 1]
    for hands, stand in ((ALL, 4), (ONE, 3), (TWO, 2), (THREE, 1), (NONE, 0)):
        can_stand = [broken(deal(*hands, dealer=(seat - 1) % 4), f"{seat} stand") == () for seat in range(4)]
        assert sum(can_stand) == stand
