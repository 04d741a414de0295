"""What one seat of Auktsion may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlib.cards import RANKS
from cardlib.engine.view import View
from cardlib.games.auktsion.score import Deal, Lot, in_order

if TYPE_CHECKING:
    from cardlib.games.auktsion.rules import AuktsionState


class AuktsionView(View, frozen=True, kw_only=True):
    """A seat's knowledge: its own cards, and all that is said, paid and laid out at the table. Cards are texts."""

    hand: tuple[str, ...]
    """One's own cards that are not laid out."""
    hands: tuple[tuple[str, ...] | None, ...]
    """Every seat's cards where they may be seen: one's own; all of them on a teacher's open table."""
    thrown: tuple[tuple[str, ...] | None, ...]
    """What each seat threw in at the end of the last finished deal, likewise (AK-4.1)."""
    held: tuple[int, ...]
    """How many cards each seat holds."""
    hand_points: tuple[int, ...]
    """The points of each hand as it was dealt (AK-2.3)."""
    carried: tuple[int, ...]
    start: tuple[int, ...]
    money: tuple[int, ...]
    lots: tuple[Lot, ...]
    """The lots of this deal that are done."""
    rank: str
    """The rank on sale; empty where nothing is dealt."""
    price: int
    stander: int | None
    passes: int
    said: tuple[int | None, ...]
    """What each seat said last on this lot: a price, 0 for a pass, `None` for nothing yet."""
    opener: int
    opened_by: str
    deal: int
    """The number of this deal, from 1."""
    deals: int
    scores: tuple[int, ...]
    """The points of the finished deals."""
    finished: tuple[Deal, ...]


def look(state: AuktsionState, seat: int, reveal: bool) -> AuktsionView:
    """The view of a seat; with `reveal` all hands lie open."""
    seats = state.game.seats
    dealt = state.rank >= 0

    def seen(hands: tuple[int, ...], there: bool) -> tuple[tuple[str, ...] | None, ...]:
        return tuple(in_order(h) if there and (reveal or s == seat) else None for s, h in enumerate(hands))

    return AuktsionView(
        seat=seat,
        seats=seats,
        dealer=state.deal_dealer if not state.over else state.finished[-1].dealer,
        actors=state.actors,
        legal=state.legal(seat),
        events=tuple(event.seen_by(seat) for event in state.events),
        acts=state.acts,
        over=state.over,
        reveal=reveal,
        hand=in_order(state.hands[seat]) if dealt else (),
        hands=seen(state.hands, dealt),
        thrown=seen(state.thrown, bool(state.finished)),
        held=tuple(hand.bit_count() for hand in state.hands),
        hand_points=state.hand_points,
        carried=state.carried,
        start=state.start,
        money=state.money,
        lots=state.lots,
        rank=RANKS[state.rank] if dealt else "",
        price=state.price,
        stander=state.stander if state.stander >= 0 else None,
        passes=state.passes,
        said=state.said,
        opener=state.opener,
        opened_by=state.opened_by,
        deal=min(len(state.finished) + 1, state.game.options["deals"]),
        deals=state.game.options["deals"],
        scores=state.scores,
        finished=state.finished,
    )
