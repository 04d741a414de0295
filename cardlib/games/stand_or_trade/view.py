"""What one seat of Stand or Trade may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from cardlib.cards import CARDS, unmask
from cardlib.engine.view import View
from cardlib.games.stand_or_trade.score import Settled
from cardlib.ranking.six_card import number

if TYPE_CHECKING:
    from cardlib.games.stand_or_trade.rules import StandOrTradeState


class Passed(Struct, frozen=True):
    """A card that went face up from one seat to another."""

    seat: int
    to: int
    card: str


class StandOrTradeView(View, frozen=True, kw_only=True):
    """A seat's knowledge. Cards are texts, in the game's order (ace to six)."""

    hand: tuple[str, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    """Every seat's cards where they may be seen: one's own; all of them on a teacher's open table."""
    known: tuple[tuple[str, ...], ...]
    """Cards of each hand that came face up and are still there."""
    chips: tuple[int, ...]
    games: tuple[Settled, ...]
    returns: int
    turn: int
    phase: str
    gun: int
    traders: tuple[int, ...]
    stood: tuple[int, ...]
    dropped: tuple[int, ...]
    chosen: tuple[int, ...]
    """Who has chosen a card to give; which one is hidden until all have (ST-2.5)."""
    mine: str | None
    """The card that the seat itself has chosen."""
    passed: tuple[Passed, ...]
    """The last trade."""
    ended_by: str


def in_order(hand: int) -> tuple[str, ...]:
    """A mask's cards as texts, ace to six, spades first within a rank."""
    return tuple(c.text for c in sorted(unmask(hand), key=lambda c: (number(c), -c.code)))


def look(state: StandOrTradeState, seat: int, reveal: bool) -> StandOrTradeView:
    """The view of a seat; with `reveal` all hands lie open."""
    dealt = bool(state.phase)
    mine = state.gives.get(seat)
    return StandOrTradeView(
        seat=seat,
        seats=len(state.hands),
        dealer=(state.first_gun - 1) % len(state.hands),
        actors=state.actors,
        legal=state.legal(seat),
        events=tuple(event.seen_by(seat) for event in state.events),
        acts=state.acts,
        over=state.over,
        reveal=reveal,
        hand=in_order(state.hands[seat]) if dealt else (),
        hands=tuple(in_order(h) if dealt and (reveal or s == seat) else None for s, h in enumerate(state.hands)),
        known=tuple(in_order(k) for k in state.known),
        chips=state.chips,
        games=state.games,
        returns=state.returns,
        turn=state.turn,
        phase=state.phase,
        gun=state.gun,
        traders=state.traders,
        stood=state.stood,
        dropped=state.dropped,
        chosen=tuple(sorted(state.gives)),
        mine=CARDS[mine].text if mine is not None else None,
        passed=tuple(Passed(a, b, CARDS[code].text) for a, b, code in state.passed),
        ended_by=state.ended_by,
    )
