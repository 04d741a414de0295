"""What one seat of Thirteen Steps may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlib.cards import CARDS
from cardlib.engine.view import View
from cardlib.games.thirteen_steps.capture import Pair, in_order, pair
from cardlib.games.thirteen_steps.score import Settled

if TYPE_CHECKING:
    from cardlib.games.thirteen_steps.rules import ThirteenStepsState


class ThirteenStepsView(View, frozen=True, kw_only=True):
    """A seat's knowledge. Cards are texts; hands go from ace to king with jokers last."""

    hand: tuple[str, ...]
    hands: tuple[tuple[str, ...] | None, ...]
    """Every seat's cards where they may be seen: one's own; all of them on a teacher's open table."""
    held: tuple[int, ...]
    """How many cards every seat holds."""
    drawn: str
    """The card that the seat itself has just drawn; `""` out of turn or from an empty stock."""
    table: tuple[str, ...]
    """What lies on the table, in the order it came there."""
    stock: int
    captured: tuple[tuple[Pair, ...], ...]
    """Every seat's pairs, face up and apart (TS-2.3), in the order they were made."""
    settled: tuple[Settled, ...]
    """The deals that are over, with their dummies."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    phase: str
    first: int


def look(state: ThirteenStepsState, seat: int, reveal: bool) -> ThirteenStepsView:
    """The view of a seat; with `reveal` all hands lie open. The dummy stays face down to all (TS-1.2)."""
    return ThirteenStepsView(
        seat=seat,
        seats=state.game.seats,
        dealer=(state.first - 1) % state.game.seats,
        actors=state.actors,
        legal=state.legal(seat),
        events=tuple(event.seen_by(seat) for event in state.events),
        acts=state.acts,
        over=state.over,
        reveal=reveal,
        hand=in_order(state.hands[seat]),
        hands=tuple(in_order(h) if reveal or s == seat else None for s, h in enumerate(state.hands)),
        held=tuple(map(len, state.hands)),
        drawn=CARDS[state.drawn].text if state.drawn >= 0 and seat in state.actors else "",
        table=tuple(CARDS[code].text for code in state.table),
        stock=state.stock,
        captured=tuple(tuple(pair(*taken) for taken in pairs) for pairs in state.captured),
        settled=state.settled,
        scores=state.scores,
        winners=state.winners if state.over else (),
        phase=state.phase,
        first=state.first,
    )
