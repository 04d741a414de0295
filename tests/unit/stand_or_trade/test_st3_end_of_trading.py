"""ST-3: what ends the trading, and the last words."""

from __future__ import annotations

from kit.trade import ALL, NONE, ONE, TWO, broken, can, deal, go, held
from kit.walk import case_walks

TRADE = ("0 trade", "1 trade", "2 trade", "3 trade")
MIXED = ("0 give 6S", "1 give AD", "2 give 2C", "3 give 3C")


def test_st_3_1_three_have_stood() -> None:
    state = go(deal(*ALL), "0 stand", "1 stand", "2 stand")
    assert state.ended_by == "stands"
    assert [e.rules for e in state.events if e.kind == "ended.stands"] == [("ST-3.1",)]
    assert "ST-3.1" in broken(state, "3 trade")


def test_st_3_2_last_trade_between_two() -> None:
    state = go(deal(*TWO), "0 stand", "1 stand", "2 trade", "3 trade")
    assert state.ended_by == "", "the trade is done first"
    state = go(state, "2 give 4D", "3 give AC")
    assert state.ended_by == "last_trade"
    assert "4D" in held(state, 3)
    assert "AC" in held(state, 2)
    assert [e.rules for e in state.events if e.kind == "ended.last_trade"] == [("ST-3.2",)]
    assert "ST-3.2" in broken(state, f"{state.actors[0]} trade")


def test_st_3_3_a_stream_ends_trading_after_the_exchange() -> None:
    state = go(deal(*NONE), *TRADE, *MIXED)
    state = go(state, "1 trade", "2 trade", "3 trade", "0 trade")
    state = go(state, "0 give 3S", "1 give 3H", "2 give 3D", "3 give 4C")
    assert state.ended_by == "", "one card is of another rank"
    state = go(deal(*NONE), *TRADE, *MIXED)
    state = go(state, "1 trade", "2 trade", "3 trade", "0 trade")
    state = go(state, "0 give 4S", "1 give 4H", "2 give 4D", "3 give 4C")
    assert state.ended_by == "stream"
    assert [seat for seat in range(4) if "4" + "CSHD"[seat] in held(state, seat)] == [0, 1, 2, 3]
    assert [e.rules for e in state.events if e.kind == "ended.stream"] == [("ST-3.3",)]
    assert "ST-3.3" in broken(state, f"{state.actors[0]} trade")


def test_st_3_4_the_final_turns_trade() -> None:
    state = deal(*NONE)
    while state.phase != "final":
        seat = state.actors[0]
        if state.phase == "declare":
            state = go(state, f"{seat} trade")
        else:
            text = max(held(state, seat)) if seat % 2 else min(held(state, seat))
            state = go(state, f"{seat} give {text}")
    assert (state.ended_by, state.turn) == ("final_turn", 4)
    assert "ST-3.4" in broken(state, f"{state.actors[0]} trade")


def test_st_3_5_return_in_the_first_turn() -> None:
    again = ("AS 2S 3S 4S 5S 6S", "AH 2H 3H 4H 5H 6H", "AD 2D 3D 4D 5D 6D", "AC 2C 3C 4C 5C 6C")
    state = go(deal(*NONE, then=(again,)), *TRADE, "0 give 3S", "1 give 3H", "2 give 3D", "3 give 3C")
    assert (state.deals, state.returns, state.games) == (2, 1, ())
    assert (state.gun, state.actors, state.turn) == (0, (0,), 1), "the gun does not move"
    back = next(event for event in state.events if event.kind == "return")
    assert back.rules == ("ST-3.5",)
    assert back.ends_deal
    assert state.chips == (7, 7, 7, 7)
    assert state.result["returns"] == 1
    assert state.result["games"] == []
    assert next(e for e in state.events if e.kind == "game").data["n"] == 1, "the void game is not counted"


def test_st_3_5_return_outranks_last_trade() -> None:
    state = go(deal(*TWO, then=(ALL,)), "0 stand", "1 stand", "2 trade", "3 trade", "2 give 3H", "3 give 3C")
    assert state.returns == 1
    assert state.ended_by == ""
    assert state.phase == "declare"


def test_st_3_5_the_exchange_of_a_return_is_told() -> None:
    state = go(deal(*TWO, then=(ALL,)), "0 stand", "1 stand", "2 trade", "3 trade", "2 give 3H", "3 give 3C")
    assert [e.data["card"] for e in state.events if e.kind == "passed"] == ["3H", "3C"]


def test_st_3_6_who_has_not_stood_says_a_last_word_from_the_gun() -> None:
    state = go(deal(*TWO), "0 stand", "1 stand", "2 trade", "3 trade", "2 give 4D", "3 give AC")
    assert state.gun == 2
    assert can(state) == {2: ["drop"]}
    assert "ST-3.6" in broken(state, "3 drop")
    assert broken(state, "2 stand") == ("ST-2.2",)
    state = go(state, "2 drop")
    assert can(state) == {3: ["drop"]}
    assert broken(state, "2 drop") == ("ST-3.6",)


def test_st_3_6_a_made_hand_stands_and_cannot_drop() -> None:
    state = go(deal(*TWO), "0 stand", "1 stand", "2 trade", "3 trade", "2 give 3H", "3 give 6C")
    assert can(state) == {2: ["drop"]}
    state = go(deal(*ONE), "0 stand", "1 stand", "2 trade", "3 trade", "2 give 6S", "3 give AC")
    assert state.actors == (2,)
    assert can(state) == {2: ["stand"]}
    assert "ST-3.6" in broken(state, "2 drop")
    stood = go(state, "2 stand")
    assert [e.rules for e in stood.events if e.kind == "stand_final"] == [("ST-3.6",)]
    assert can(stood) == {3: ["stand"]}, "the six has made three of a kind"


def test_st_3_6_the_last_word_has_its_place_in_the_order_of_stands() -> None:
    state = go(deal(*ONE), "0 stand", "1 stand", "2 trade", "3 trade", "2 give 6S", "3 give AC", "2 stand")
    assert state.stood == (0, 1, 2)


def test_st_3_7_the_first_of_several_reasons_is_named() -> None:
    """Two traders in the last turn, giving one rank: a last trade, a stream and a final turn at once."""
    state = go(deal(*ALL), "0 stand", "1 trade", "2 trade", "3 trade", "1 give 3H", "2 give 4D", "3 give 4C")
    state = go(state, f"{state.actors[0]} stand")
    a, b = state.actors[0], next(s for s in (1, 2, 3) if s not in state.stood and s != state.actors[0])
    state = go(state, f"{a} trade", f"{b} trade")
    same = {t[0] for t in held(state, a)} & {t[0] for t in held(state, b)}
    rank = sorted(same)[0]
    for seat in (a, b):
        state = go(state, f"{seat} give {next(t for t in held(state, seat) if t[0] == rank)}")
    assert state.ended_by == "last_trade"


def test_all_ways_to_end_are_in_the_cases() -> None:
    ways = {game["ended_by"] for walk in case_walks("stand_or_trade") for game in walk.states[-1].result["games"]}
    assert ways == {"stands", "last_trade", "stream", "final_turn"}
