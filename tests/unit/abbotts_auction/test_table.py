"""What the table shows: bids out of turn, what cards would be said as, the pile, paying (AA-3 to AA-6)."""

from __future__ import annotations

from typing import Any

import pytest
from kit.auction import all_pass, deal, play

from cardlib import ActError
from cardlib.engine.scene import Button, Choice, Menu, Scene
from cardlib.explain import words
from cardlib.games.abbotts_auction.explain import compare, say_blocks
from cardlib.games.abbotts_auction.rules import AbbottsAuctionState
from cardlib.ranking.poker import strength

HANDS = ("KH QH 9H 6H 2H 3C 4C 7S 8S TD", "9S 9D KS KD 2S 3D 4D 7C 8C TH", "AD JD 9D 6D 3D 2C 4S 5S 8H TC", "")


def scene(state: AbbottsAuctionState, seat: int) -> Scene:
    return state.game.scene(state.view(seat))


def controls(made: Scene, kind: type) -> Any:
    return next(c for c in made.tray.controls if isinstance(c, kind))


def chosen(state: AbbottsAuctionState, seat: int, cards: str) -> tuple[list[Any], bool, str]:
    """What cards chosen in the hand would be said as, whether that goes, and what is told of it."""
    view = state.view(seat)
    act = state.game.typed(["bid", cards.split()], view)
    spoken = words("en", "abbotts_auction").to(seat)
    told = " ".join(spoken.text(b.say) for b in state.game.describe(view, act))  # type: ignore[attr-defined]
    return act.to_json(), state.judge(seat, act).ok, told


def test_chosen_cards_are_said_bare_and_then_with_just_enough_names() -> None:
    state = deal(*HANDS)
    act, ok, told = chosen(state, 0, "KH QH 9H 6H 2H")
    assert (act, ok) == (["bid", "flush"], True)
    assert "king-queen-nine-six-two flush" in told
    assert "just “flush”" in told
    state = play(state, (2, "bid flush"))
    act, ok, told = chosen(state, 0, "KH QH 9H 6H 2H")
    assert (act, ok) == (["bid", "flush", "K"], True)
    act, ok, _ = chosen(state, 1, "9S 9D KS KD")
    assert (act, ok) == (["bid", "two_pair"], False)
    assert "AA-2.2" in state.judge(1, state.game.act(act)).rules


def test_chosen_cards_that_are_too_weak_are_said_in_full_against_their_like() -> None:
    state = play(deal(*HANDS), (2, "bid flush"), (0, "bid flush K"), (2, "bid flush A"))
    act, ok, _ = chosen(state, 0, "KH QH 9H 6H 2H")
    assert (act, ok) == (["bid", "flush", "K", "Q", "9", "6", "2"], False)
    low = play(deal(*HANDS), (1, "bid single K"))
    assert chosen(low, 0, "9H")[:2] == (["bid", "single", "9"], False)
    assert chosen(low, 0, "KH")[:2] == (["bid", "single", "K", "H"], True)


def test_chosen_cards_with_first_claim() -> None:
    hands = ("9H 2C 3C 4D 6D 7S 8S TD JC QC", "9H 9D 2S 3S 4S 6C 7D 8C KD AC", "", "")
    state = play(deal(*hands), (0, "bid single 9"), (1, "bid single 9 H"))
    assert chosen(state, 0, "9H")[:2] == (["bid", "single", "9", "H"], True)
    panel = say_blocks(state.view(1), True)
    assert "AA-3.5" in panel[0].rules  # type: ignore[attr-defined]


@pytest.mark.parametrize("cards", ["KH QH", "KH QH 9H 6H", "KH 3C 4C 7S 8S", "JK KH"])
def test_cards_that_make_nothing_are_answered_in_a_sentence(cards: str) -> None:
    state = deal(*HANDS)
    with pytest.raises(ActError) as caught:
        state.game.typed(["bid", cards.split()], state.view(0))
    assert "combination" in str(caught.value)


def test_twins_chosen_together_name_their_rule() -> None:
    state = deal("KS KS", "", "", "")
    with pytest.raises(ActError) as caught:
        state.game.typed(["bid", ["KS", "KS"]], state.view(0))
    assert "AA-2.6" in str(caught.value)


@pytest.mark.parametrize("value", [["bid", ["XX"]], ["bid", [9]], ["bid", None], ["bid", []], ["bid", {}], ["bid"]])
def test_nonsense_from_a_page_is_no_act(value: Any) -> None:
    state = deal(*HANDS)
    with pytest.raises(ActError):
        state.game.typed(value, state.view(0))


def test_the_pile_marks_what_the_standing_bid_takes() -> None:
    state = play(all_pass(deal(*HANDS, starter="AS", stock="5H")), (1, "bid pair 9"))
    pile = scene(state, 0).centre.zones[0]
    assert [spot.mark for spot in pile.cards] == ["taken", "taken"]
    state = play(state, (0, "bid flush"))
    note = scene(state, 0).centre.zones[0].note
    assert note is not None
    assert note.args["unseen"] == 3


def test_what_cannot_go_over_stays_in_the_menu() -> None:
    state = play(deal(*HANDS), (0, "bid flush"))
    menu = controls(scene(state, 1), Menu)
    weak = [item.act for item in menu.items if not item.ok]
    assert weak == [["bid", "single", "K"], ["bid", "pair", "K"], ["bid", "two_pair"]]
    assert all(not state.judge(1, state.game.act(act)).ok for act in weak)


def test_speech_is_marked_where_the_game_does_not_wait() -> None:
    state = play(deal(*HANDS), (0, "bid flush"), (1, "pass"))
    assert [scene(state, seat).tray.speech for seat in range(4)] == [True, True, False, False]


def test_paying_is_an_ordered_choice_from_the_hand_held_before() -> None:
    state = all_pass(play(deal(*HANDS, starter="9H"), (1, "bid pair 9")))
    made = scene(state, 1)
    choice = controls(made, Choice)
    assert (choice.ordered, choice.least, choice.most) == (True, 2, 2)
    assert [b.act for b in choice.each] == [["pay", ["9S", "9D"]]]
    new = [spot for spot in made.hand.cards if spot.mark == "new"]
    assert next((s.card, s.pick) for s in new) == ("9H", False)
    assert all(spot.pick for spot in made.hand.cards if spot.mark != "new")
    assert len({spot.id for spot in made.hand.cards}) == len(made.hand.cards) == 12
    blocked = [c for c in scene(state, 0).tray.controls if isinstance(c, Button)]
    assert {c.act[0]: c.ok for c in blocked} == {"pass": False, "end": False}


def test_the_declaration_says_what_it_wins_and_loses() -> None:
    state = deal(*HANDS, declare_at=1, declare_bonus=40)
    button = [c for c in scene(state, 0).tray.controls if isinstance(c, Button)][-1]
    assert button.ok
    assert words("en", "abbotts_auction").text(button.sub or button.say) == "+40 with the best hand, −40 without"


def test_hands_are_compared_step_by_step() -> None:
    from cardlib.cards import cards, mask

    def value(text: str) -> int:
        return strength(mask(cards(text)))

    steps = compare(value("KH QH 9H 6H 2H"), value("KS QS 9S 5S 4S"))
    assert [(s.by, s.values, s.decides) for s in steps] == [
        ("category", ("flush", "flush"), False),
        ("rank", ("K", "K"), False),
        ("rank", ("Q", "Q"), False),
        ("rank", ("9", "9"), False),
        ("rank", ("6", "5"), True),
    ]
    assert compare(value("9S 9H"), value("9D"))[-1].by == "category"
    assert compare(value("9S 9H 2C"), value("9D 9C"))[-1].values == ("2", "")
    assert not compare(value("9S 9H 2C"), value("9D 9C 2D"))[-1].decides


def test_single_three_is_not_taken_for_three_of_a_kind_in_russian() -> None:
    spoken = words("ru", "abbotts_auction")
    game = deal(*HANDS).game
    assert spoken.text(game.act(["bid", "single", "3"]).say("act")) == "одна тройка"
    assert spoken.text(game.act(["bid", "three", "3"]).say("act")) == "тройка троек"
