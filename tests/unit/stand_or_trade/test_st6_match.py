"""ST-6: when the match is over, and who has won."""

from __future__ import annotations

from typing import Any

from kit.trade import ALL, NONE, broken, deal, go
from kit.walk import case_walks

from cardlib.games.stand_or_trade.rules import StandOrTradeState
from cardlib.games.stand_or_trade.score import Settled


def quick(state: StandOrTradeState, games: int) -> StandOrTradeState:
    """Play games in which all stand at once: seat 3 wins six chips each time, with three sixes."""
    for _ in range(4 * games):
        state = go(state, f"{state.actors[0]} stand")
    return state


def test_st_6_1_over_after_the_games_of_the_option() -> None:
    for games in (1, 2):
        state = deal(*ALL, then=(ALL,) * 3, games=games, target=40)
        before = quick(state, games - 1)
        assert not before.over
        after = quick(before, 1)
        assert after.over
        assert after.actors == ()
        assert after.result["winners"] == [3]
        assert [e.kind for e in after.events if e.kind.startswith("over")] == ["over.games"]
        assert broken(after, "0 trade") == ("ST-6.1",)


def test_st_6_1_over_when_someone_reaches_the_target() -> None:
    state = quick(deal(*ALL, then=(ALL,) * 3, target=13), 1)
    assert state.over
    assert [e.kind for e in state.events if e.kind.startswith("over")] == ["over.target"]
    assert not quick(deal(*ALL, then=(ALL,) * 3, target=14), 1).over


def test_st_6_1_over_when_someone_has_no_chip_left() -> None:
    state = deal(*ALL, then=(ALL,) * 4, target=99)
    for n in range(1, 4):
        state = quick(state, 1)
        assert state.over == (n == 4 or min(state.chips) == 0)
    state = quick(state, 1)
    assert state.chips == (0, 0, 0, 28)
    assert state.over
    assert [e.kind for e in state.events if e.kind.startswith("over")] == ["over.broke"]


def test_st_6_1_a_return_does_not_count() -> None:
    four = ("0 give 3S", "1 give 3H", "2 give 3D", "3 give 3C")
    trade = ("0 trade", "1 trade", "2 trade", "3 trade")
    state = go(deal(*NONE, then=(ALL, ALL), games=1), *trade, *four)
    assert not state.over
    assert state.returns == 1


def extra_matches() -> list[StandOrTradeState]:
    """Ends of conformance matches that went into extra games."""
    ends = [walk.states[-1] for walk in case_walks("stand_or_trade")]
    return [s for s in ends if isinstance(s, StandOrTradeState) and len(s.games) > s.game.options["games"] and s.over]


def test_st_6_2_equal_leaders_play_on() -> None:
    found = extra_matches()
    assert found
    for state in found:
        assert len(state.tied()) == 1 or state.game.options["tie"] == "last_hand"
        before = state.games[state.game.options["games"] - 1].after
        if state.game.options["tie"] == "extend":
            assert before.count(max(before)) > 1, "equal when the games of the match were over"


def at_end(chips: tuple[int, ...], places: tuple[int, ...], **options: Any) -> StandOrTradeState:
    """A match of one game that has just been settled with these chips and places."""
    state = deal(*ALL, games=1, **options)._copy()
    made = Settled("stands", state.hands, places, ("three",) * 4, places, (), (), (7, 7, 7, 7), chips)
    state.games, state.chips = (made,), chips
    return state


def test_st_6_2_extend_needs_one_leader_alone() -> None:
    assert not at_end((8, 8, 6, 6), (1, 0, 2, 3))._is_over()
    assert at_end((9, 8, 5, 6), (1, 0, 2, 3))._is_over()


def test_st_6_2_last_hand_looks_at_the_places_of_the_leaders() -> None:
    state = at_end((8, 8, 6, 6), (1, 0, 2, 3), tie="last_hand")
    assert state._is_over()
    assert state.leaders() == (1,)
    state = at_end((8, 8, 6, 6), (2, 3, 0, 1), tie="last_hand")
    assert state.leaders() == (0,)


def test_st_6_2_last_hand_with_no_leader_placed_plays_one_more() -> None:
    state = at_end((8, 8, 6, 6), (2, 3), tie="last_hand")
    assert not state._is_over()
    assert state.leaders() == (0, 1)


def test_st_6_2_extra_games_go_on_whatever_6_1_says_by_then() -> None:
    state = at_end((14, 14, 0, 0), (0, 1, 2, 3))
    assert state.end_reason() == "broke"
    assert not state._is_over()
    more = state._copy()
    later = Settled("stands", state.hands, (0,), ("three",) * 4, (0,), (), (), (14, 14, 0, 0), (15, 13, 0, 0))
    more.games, more.chips = (*state.games, later), (15, 13, 0, 0)
    assert more.end_reason() == "broke", "why the match came to its end does not change any more"
    assert more._is_over()


def test_st_6_1_winners_are_null_until_the_end() -> None:
    state = deal(*ALL, then=(ALL,), games=2)
    assert state.result["winners"] is None
    assert quick(state, 1).result["winners"] is None
