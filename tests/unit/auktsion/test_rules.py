"""The rules of Auktsion, one by one."""

from __future__ import annotations

from typing import Any

import pytest

import cardlib
from cardlib import GameError, IllegalAct
from cardlib.cards import cards, mask
from cardlib.engine.act import Act
from cardlib.games.auktsion.rules import Auktsion, AuktsionState
from cardlib.games.auktsion.score import points
from tests.unit.auktsion.helpers import dealt, play, random_states

HANDS = ("2H 2D 3S 5H", "2S 3H 4H", "2C 4D", "AH AD AC 3D")
THREE = ("3H 3D", "3S 4H", "4D")


def begin(hands: tuple[str, ...] = HANDS, deals: int = 1, decks: int = 1, **options: Any) -> AuktsionState:
    game = Auktsion(len(hands), deals=deals, **options)
    state = game.deal(decks=[dealt(hands)] * decks, dealer=len(hands) - 1)
    assert isinstance(state, AuktsionState)
    return state


def broken(state: AuktsionState, seat: int, *act: object) -> tuple[str, ...]:
    verdict = state.judge(seat, state.game.act(list(act)))
    assert not verdict.ok
    return verdict.rules


def test_ak_1_1_four_get_thirteen_cards() -> None:
    state = begin()
    assert [hand.bit_count() for hand in state.hands] == [13] * 4
    assert sum(state.hands) == (1 << 52) - 1


def test_ak_1_2_three_play_without_twos_and_start_with_the_three() -> None:
    state = begin(THREE)
    assert [hand.bit_count() for hand in state.hands] == [16] * 3
    assert not any(c.rank == "2" for c in state.game.pack())
    assert state.view(0).rank == "3"
    assert sum(state.hand_points) == 120
    with pytest.raises(GameError) as caught:
        cardlib.game("auktsion", seats=5)
    assert caught.value.place == "seats"


def test_ak_2_1_points_by_suit() -> None:
    assert [points(mask(cards(one))) for one in ("7H", "AD", "2S", "KC")] == [4, 3, 2, 1]
    assert sum(begin().hand_points) == 130


def test_ak_2_2_seventy_less_the_points_and_what_was_kept() -> None:
    state = begin(deals=2, decks=2)
    assert state.money == tuple(70 - n for n in state.hand_points)
    state = play(state, "5 - - - " + "- - - - " * 12)
    assert state.carried == tuple(70 - n - (5 if s == 0 else 0) for s, n in enumerate(begin().hand_points))
    assert state.money == tuple(70 - n + kept for n, kept in zip(state.hand_points, state.carried, strict=True))


def test_ak_2_3_points_and_money_are_public_hands_are_not() -> None:
    view = begin().view(1)
    assert view.hand_points == begin().hand_points
    assert view.money == begin().money
    assert [hand is None for hand in view.hands] == [True, False, True, True]


def test_ak_3_1_ranks_come_up_from_two_to_ace() -> None:
    state = begin()
    ranks = []
    while not state.over:
        ranks.append(state.view(0).rank)
        state = play(state, "- - - -")
    assert "".join(ranks) == "23456789TJQKA"


def test_ak_3_2_left_of_the_dealer_then_left_of_the_buyer() -> None:
    state = begin()
    assert state.actors == (0,)
    assert broken(state, 1, "pass") == ("AK-3.2",)
    state = play(state, "- - 5 - - -")
    assert state.actors == (3,)
    assert broken(state, 2, "pass") == ("AK-3.2",)


def test_ak_3_3_after_an_unsold_rank_the_same_player_opens() -> None:
    state = play(begin(), "- - 5 - - - - - - -")
    assert state.lots[-1].buyer is None
    assert state.actors == (3,)
    assert broken(state, 0, "pass") == ("AK-3.3",)


@pytest.mark.parametrize(("option", "openers"), [("dealer_left", (0, 0, 0)), ("next", (0, 1, 2))])
def test_ak_3_3_while_nobody_has_bought(option: str, openers: tuple[int, ...]) -> None:
    state, found = begin(unsold_first=option), []
    for _ in range(3):
        found.append(state.opener)
        state = play(state, "- - - -")
    assert tuple(found) == openers
    state = play(state, "5 - - -")
    buyer = state.buyer
    assert play(state, "- - - -").opener == (buyer + 1) % 4, "a buyer makes the option silent"


def test_ak_3_3_a_new_deal_forgets_the_last_buyer() -> None:
    state = play(begin(deals=2, decks=2), "- - - - " * 12 + "- - 5 - - -")
    assert state.view(0).deal == 2
    assert state.opener == 1
    assert play(state, "- - - -").opener == 1


def test_ak_3_4_a_pass_is_not_final_and_turns_go_clockwise() -> None:
    state = play(begin(), "- 3 - -")
    assert Act("bid", 4) in state.legal(0)
    assert broken(state, 1, "bid", 9) == ("AK-3.4",)


def test_ak_3_5_whole_higher_and_affordable() -> None:
    state = play(begin(), "4")
    money = state.money[1]
    assert {act.args[0] for act in state.legal(1) if act.verb == "bid"} == set(range(5, money + 1))
    for price in (4, 3, 0, -2, money + 1, 10**30):
        assert broken(state, 1, "bid", price) == ("AK-3.5",)
    assert play(state, str(money)).price == money, "all one's money may be bid"


def test_ak_3_5_out_of_turn_and_too_low_names_both() -> None:
    assert broken(play(begin(), "4"), 2, "bid", 4) == ("AK-3.5", "AK-3.4")


def test_ak_3_6_three_passes_after_the_price_sell() -> None:
    state = play(begin(), "- - - 4 - -")
    assert state.rank == 0, "passes from before the price don't count"
    state = play(state, "-")
    assert state.lots[0].buyer == 3
    assert state.lots[0].price == 4


def test_ak_3_6_two_passes_with_three_players() -> None:
    state = play(begin(THREE), "4 -")
    assert not state.lots
    assert play(state, "-").lots[0].buyer == 0


def test_ak_3_6_passes_start_anew_with_each_price_and_each_lot() -> None:
    state = play(begin(), "4 - - 5 - -")
    assert not state.lots
    state = play(state, "- - - -")
    assert len(state.lots) == 1, "the passes of the lot before are forgotten"


def test_ak_3_7_all_pass_and_nobody_gets_it() -> None:
    state = play(begin(), "- - - -")
    assert state.lots[0].buyer is None
    assert state.money == begin().money


def test_ak_3_8_the_buyer_pays_and_lays_out_only_own_cards() -> None:
    state = play(begin(), "5 - - -")
    assert state.laid == (mask(cards("2H 2D")), 0, 0, 0)
    assert state.lots[0].points == 7
    assert state.money[0] == begin().money[0] - 5
    assert state.money[1:] == begin().money[1:]


def test_ak_3_8_a_rank_one_does_not_hold_may_be_bought() -> None:
    state = play(begin(), "- - - 5 - - -")
    assert state.lots[0].buyer == 3
    assert state.lots[0].cards == ()
    assert state.lots[0].points == 0
    assert "event.lays_none" in [event.say.key for event in state.events]


def test_ak_3_8_the_outbid_pay_nothing_and_a_raise_costs_the_new_price() -> None:
    state = play(begin(), "3 4 - - 6 - - -")
    assert state.money[0] == begin().money[0] - 6
    assert state.money[1] == begin().money[1]


def test_ak_3_9_without_money_only_a_pass_is_left_and_it_counts() -> None:
    state = begin()
    state = play(state, f"{state.money[0]} - - -")
    state = play(state, "3 - -")
    assert state.actors == (0,)
    assert state.legal(0) == (Act("pass"),)
    assert "AK-3.9" in broken(state, 0, "bid", 4)
    after = play(state, "-")
    assert after.lots[1].buyer == 1
    assert [event.rules for event in after.events if event.kind == "pass_only"] == [("AK-3.9",)]
    assert after.actors == (2,), "the next opener is the right seat all the same"


def test_ak_4_1_points_of_the_cards_laid_out() -> None:
    hands = ("3H 3S 7H 7D AH AD AC", "", "", "")
    lots = ["1 - - -" if rank in "37A" else "- - - -" for rank in "23456789TJQKA"]
    acts, opener = [], 0
    for rank, lot in zip("23456789TJQKA", lots, strict=True):
        acts.append("- " * ((0 - opener) % 4) + lot if rank in "37A" else lot)
        opener = 1 if rank in "37A" else opener
    state = play(begin(hands), " ".join(acts))
    assert state.over
    assert state.result["deals"][0]["points"] == [21, 0, 0, 0]
    assert state.result["scores"][0] == 21


def test_ak_4_1_nothing_is_scored_before_the_ace_is_done() -> None:
    state = play(begin(), "5 - - -")
    assert state.result["scores"] == [0, 0, 0, 0]
    assert state.result["deals"] == []


def test_ak_4_2_money_goes_over_and_the_deal_passes_left() -> None:
    state = play(begin(deals=2, decks=2), "- - - - " * 13)
    assert state.deal_dealer == 0
    assert state.actors == (1,)
    assert state.carried == begin().money


def test_ak_4_3_as_many_deals_as_players_and_equal_points_share() -> None:
    assert [Auktsion(n).options["deals"] for n in (4, 3)] == [4, 3]
    state = play(begin(), "- - - - " * 13)
    assert state.result["winners"] == [0, 1, 2, 3]
    for bad in (0, -1, True, "2", 1.5):
        with pytest.raises(GameError) as caught:
            Auktsion(4, deals=bad)
        assert caught.value.place == "options.deals"


def test_ak_4_3_money_left_is_worth_nothing() -> None:
    state = play(begin(), "5 - - - " + "- - - - " * 12)
    assert state.result["winners"] == [0]
    assert min(state.money[1:]) > 0


def test_ak_4_4_nothing_after_the_end_nor_between_deals() -> None:
    over = play(begin(), "- - - - " * 13)
    assert over.actors == ()
    assert broken(over, 0, "pass")[0] == "AK-4.4"
    between = play(begin(deals=2), "- - - - " * 13)
    assert between.actors == ()
    assert not between.over
    assert between.result["winners"] is None
    assert broken(between, 0, "pass")[0] == "AK-4.4"
    with pytest.raises(IllegalAct):
        between.apply(0, Act("pass"))


def test_no_such_seat() -> None:
    state = begin()
    for seat in (-1, 4, True, 10**30):
        assert state.legal(seat) == () or seat is True
        assert broken(state, seat, "pass") == ("AK-3.4", "AK-1.1")


@pytest.mark.parametrize("seats", [3, 4])
def test_every_rule_of_the_book_has_three_languages_and_a_reason_where_it_is_a_ruling(seats: int) -> None:
    book = Auktsion(seats).rulebook
    numbers = [f"AK-{s}.{n}" for s, most in ((1, 2), (2, 3), (3, 9), (4, 4)) for n in range(1, most + 1)]
    assert [rule for rule in book.rules if "." in rule] == numbers
    for rule in book.rules.values():
        assert set(rule.text) == {"en", "ja", "ru"}
        assert (rule.origin in ("ruling", "mixed")) == (set(rule.why) == {"en", "ja", "ru"})
    assert {option for rule in book.rules.values() for option in rule.options} == {"deals", "unsold_first"}


def test_events_cite_rules_of_the_book() -> None:
    book = Auktsion().rulebook.rules
    for state in random_states(5, deals=2):
        for event in state.events:
            assert event.rules
            assert set(event.rules) <= set(book)
