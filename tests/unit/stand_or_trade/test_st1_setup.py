"""ST-1: who plays with what, and who begins."""

from __future__ import annotations

import pytest
from kit.trade import ALL, broken, can, deal, held

import cardlib
from cardlib import GameError
from cardlib.cards import unmask


def test_st_1_1_four_players_twenty_four_cards_seven_chips() -> None:
    game = cardlib.game("stand_or_trade")
    assert game.seats == 4
    assert sorted(c.text for c in game.pack()) == sorted(r + s for r in "A23456" for s in "SHDC")
    state = game.deal(0)
    assert state.chips == (7, 7, 7, 7)
    assert state.result == {"chips": [7, 7, 7, 7], "returns": 0, "games": [], "winners": None}
    for seats in (2, 3, 5, 0, -4, "4", True, 4.0):
        with pytest.raises(GameError) as caught:
            cardlib.game("stand_or_trade", seats=seats)  # type: ignore[arg-type]
        assert caught.value.place == "seats"


def test_st_1_1_other_cards_are_none_of_this_game() -> None:
    giving = deal(*ALL)
    for act in ("0 trade", "1 trade", "2 trade", "3 trade"):
        giving = giving.apply(int(act[0]), giving.game.act(["trade"]))
    for text in ("7S", "KC", "JK"):
        assert broken(giving, f"0 give {text}") == ("ST-1.1",)


@pytest.mark.parametrize("dealer", range(4))
def test_st_1_2_six_cards_each_one_at_a_time_from_the_dealers_left(dealer: int) -> None:
    state = cardlib.game("stand_or_trade").deal(5, dealer=dealer)
    deck = state.record()["decks"][0]
    for i in range(4):
        assert held(state, (dealer + 1 + i) % 4) == set(deck[i::4])
    assert all(len(list(unmask(hand))) == 6 for hand in state.hands)


@pytest.mark.parametrize("dealer", range(4))
def test_st_1_3_the_player_left_of_the_dealer_is_under_the_gun(dealer: int) -> None:
    state = deal(*ALL, dealer=dealer)
    first = (dealer + 1) % 4
    assert state.gun == first
    assert state.actors == (first,)
    assert list(can(state)) == [first]
    gun = next(event for event in state.events if event.kind == "gun_first")
    assert gun.data["seat"] == first
    assert "ST-1.3" in gun.rules
    assert "ST-1.3" in broken(state, f"{(first + 1) % 4} trade")


def test_the_last_seat_deals_first_unless_told_otherwise() -> None:
    assert cardlib.game("stand_or_trade").deal(0).dealer == 3
    for dealer in (-1, 4, True, "0", 1.0):
        with pytest.raises(GameError) as caught:
            cardlib.game("stand_or_trade").deal(0, dealer=dealer)  # type: ignore[arg-type]
        assert caught.value.place == "dealer"


def test_options_and_their_bounds() -> None:
    game = cardlib.game("stand_or_trade")
    assert game.options == {"straight_flush": "colour", "games": 6, "target": 15, "tie": "extend"}
    assert cardlib.game("stand_or_trade", games=1, target=8, tie="last_hand", straight_flush="suit").chosen == {
        "straight_flush": "suit", "games": 1, "target": 8, "tie": "last_hand",
    }  # fmt: skip
    wrong = [("games", 0), ("games", True), ("games", 1.0), ("games", "6"), ("target", 7), ("target", None)]
    wrong += [("tie", "share"), ("tie", True), ("straight_flush", "color"), ("straight_flush", 0), ("stakes", 2)]
    for name, value in wrong:
        with pytest.raises(GameError) as caught:
            cardlib.game("stand_or_trade", **{name: value})
        assert caught.value.place == f"options.{name}"
    assert cardlib.game("stand_or_trade", games=10**30).options["games"] == 10**30


def test_a_deal_needs_a_seed_or_decks() -> None:
    game = cardlib.game("stand_or_trade")
    with pytest.raises(GameError):
        game.deal()
    with pytest.raises(GameError):
        game.deal(1, decks=[])
