"""Stand or Trade set up by hand: deals from four hands, acts as short texts."""

from __future__ import annotations

from typing import Any

import cardlib
from cardlib.cards import cards, mask
from cardlib.games.stand_or_trade.rules import StandOrTradeState

ALL = ("AS AH AD 2S 3S 4S", "2H 2D 2C 3H 4H 5S", "5H 5D 5C 3D 4D 6S", "6H 6D 6C 3C 4C AC")
"""Four hands of three of a kind: aces, twos, fives, sixes."""
ONE = ("AS AH AD 6D 3S 4S", "2H 2D 2C 3H 4H 5S", "5H 5D 5C 3D 4D 6S", "6H 2S 6C 3C 4C AC")
"""Seat 3 has no category."""
TWO = ("AS AH AD 6D 3S 4S", "2H 2D 2C 5D 4H 5S", "5H 3H 5C 3D 4D 6S", "6H 2S 6C 3C 4C AC")
"""Seats 2 and 3 have none; seat 1 holds a full house."""
THREE = ("AS AH AD 2S 3S 4S", "2H 2D 3H 4H 5S 6S", "5H 5D 3D 4D 6H 2C", "AC 3C 4C 5C 6D 6C")
"""Only seat 0 has one."""
NONE = ("AS AH 2S 3S 4S 6S", "2H 2D 3H 4H 5S AD", "5H 5D 3D 4D 6H 2C", "AC 3C 4C 5C 6D 6C")
"""Nobody has one."""


def deck(hands: tuple[str, ...], first: int = 0) -> list[str]:
    """The deck that deals these hands to seats 0 to 3, `first` being left of the dealer."""
    dealt = [hand.split() for hand in hands]
    return [dealt[(first + i) % 4][i // 4] for i in range(24)]


def deal(*hands: str, dealer: int = 3, then: tuple[tuple[str, ...], ...] = (), **options: Any) -> StandOrTradeState:
    """A match whose first game has these hands; `then` are the hands of further games (each dealt one seat on)."""
    first = (dealer + 1) % 4
    decks = [deck(hands, first), *(deck(more, (first + i) % 4) for i, more in enumerate(then, 1))]
    state = cardlib.game("stand_or_trade", **options).deal(decks=decks, dealer=dealer)
    assert isinstance(state, StandOrTradeState)
    return state


def go(state: StandOrTradeState, *acts: str) -> StandOrTradeState:
    """Make acts such as `"2 trade"` and `"0 give 4H"`."""
    for text in acts:
        seat, *act = text.split()
        state = state.apply(int(seat), state.game.act(act))
    return state


def broken(state: StandOrTradeState, text: str) -> tuple[str, ...]:
    """The rules that an act such as `"2 trade"` breaks; none if it is legal."""
    seat, *act = text.split()
    return state.judge(int(seat), state.game.act(act)).rules


def can(state: StandOrTradeState) -> dict[int, list[str]]:
    """What each seat may do: the verbs."""
    made = {seat: list(dict.fromkeys(act.verb for act in state.legal(seat))) for seat in range(4)}
    return {seat: verbs for seat, verbs in made.items() if verbs}


def hand(text: str) -> int:
    """A hand as a mask."""
    return mask(cards(text))


def held(state: StandOrTradeState, seat: int) -> set[str]:
    """A seat's cards."""
    return set(state.view(seat).hand)
