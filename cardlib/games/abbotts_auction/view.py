"""What one seat of Abbott's Auction may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardlib.engine.view import View
from cardlib.games.abbotts_auction.bids import Bid, codes_of, texts
from cardlib.games.abbotts_auction.score import Settled

if TYPE_CHECKING:
    from cardlib.games.abbotts_auction.rules import AbbottsAuctionState


class AbbottsAuctionView(View, frozen=True, kw_only=True):
    """A seat's knowledge. Cards are texts, in the order JK A K ... 2, S H D C; bids are pairs as in `bids`."""

    hand: tuple[str, ...]
    """One's own cards; while a payment is due, without what has just been taken."""
    hands: tuple[tuple[str, ...] | None, ...]
    """Every seat's cards where they may be seen: one's own; all of them on a teacher's open table."""
    known: tuple[tuple[str, ...], ...]
    """Cards of each hand that all have seen being taken, and that are still there."""
    pile: tuple[str, ...]
    """The starter pile, the bottom first."""
    stock: int
    """How many cards the stock has."""
    phase: str
    auctions: int
    standing: Bid | None
    holder: int
    claim: int
    bids: tuple[tuple[int, Bid], ...]
    passed: tuple[int, ...]
    last: bool
    taken: tuple[str | None, ...]
    """What the winner has just taken, topmost first; `None` for cards from the stock in another's hand (AA-5.3)."""
    scores: tuple[int, ...]
    games: tuple[Settled, ...]
    deals: int


def look(state: AbbottsAuctionState, seat: int, reveal: bool) -> AbbottsAuctionView:
    """The view of a seat; with `reveal` all hands lie open."""
    seats = len(state.hands)
    dealt = bool(state.phase)
    hands = [tuple(texts(codes_of(h))) if dealt and (reveal or s == seat) else None for s, h in enumerate(state.hands)]
    taken = texts(state.taken)
    seen = len(taken) - state.unseen
    mine = reveal or seat == state.holder
    return AbbottsAuctionView(
        seat=seat,
        seats=seats,
        dealer=(state.first - 1) % seats,
        actors=state.actors,
        legal=state.legal(seat),
        events=tuple(event.seen_by(seat) for event in state.events),
        acts=state.acts,
        over=state.over,
        reveal=reveal,
        hand=tuple(texts(codes_of(state.hands[seat]))) if dealt else (),
        hands=tuple(hands),
        known=tuple(tuple(texts(codes_of(k))) for k in state.known),
        pile=tuple(texts(state.pile)),
        stock=len(state.deck) - state.at,
        phase=state.phase,
        auctions=state.auctions,
        standing=state.standing,
        holder=state.holder,
        claim=state.claim,
        bids=state.bids,
        passed=tuple(s for s in range(seats) if state.passed >> s & 1),
        last=state.last,
        taken=tuple(text if mine or i < seen else None for i, text in enumerate(taken)),
        scores=state.scores,
        games=state.games,
        deals=state.deals,
    )
