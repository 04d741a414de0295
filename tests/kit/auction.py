"""Positions of Abbott's Auction made by hand: who holds what, how the pile begins, what the stock brings."""

from __future__ import annotations

from typing import Any

from cardlib.cards import Card, cards
from cardlib.games import make
from cardlib.games.abbotts_auction.rules import AbbottsAuctionState


def deal(
    *hands: str, starter: str = "", stock: str = "", last: str = "", seats: int | None = None, **options: Any
) -> AbbottsAuctionState:
    """A first deal: hands by seat (short ones are filled up), the starter, the next cards of the stock, its last ones.

    Cards that nothing is said of come in the order of the pack, jokers after all others.
    """
    game = make("abbotts_auction", seats or max(len(hands), 2), options)
    left = list(game.pack())
    given = [list(cards(hand)) for hand in hands] + [[] for _ in range(game.seats - len(hands))]
    top, coming, end = cards(starter), cards(stock), cards(last)
    for card in (*(c for hand in given for c in hand), *top, *coming, *end):
        left.remove(card)
    left.sort(key=lambda c: c.text == "JK")
    for hand in given:
        while len(hand) < 10:
            hand.append(left.pop(0))
    top = top or (left.pop(0),)
    order: list[Card] = [given[i % game.seats][i // game.seats] for i in range(10 * game.seats)]
    state = game.deal(decks=[[*order, *top, *coming, *left, *end]])
    assert isinstance(state, AbbottsAuctionState)
    return state


def play(state: AbbottsAuctionState, *acts: tuple[int, Any]) -> AbbottsAuctionState:
    """The position after some acts, each a seat and words: `(0, "bid single 9 H")`, `(0, "pay 9H 9S")`."""
    for seat, words in acts:
        state = state.apply(seat, state.game.act(read(words)))
    return state


def read(words: str) -> list[Any]:
    """An act from words."""
    verb, *rest = words.split()
    return [verb, rest] if verb == "pay" else [verb, *rest]


def refused(state: AbbottsAuctionState, seat: int, words: str) -> tuple[str, ...]:
    """The rules by which an act is refused; it must be refused."""
    verdict = state.judge(seat, state.game.act(read(words)))
    assert not verdict.ok, f"{seat} may {words}"
    return verdict.rules


def legal(state: AbbottsAuctionState, seat: int) -> list[str]:
    """A seat's legal acts as words."""
    return [" ".join([a.verb, *(a.args[0] if a.verb == "pay" else a.args)]) for a in state.legal(seat)]


def all_pass(state: AbbottsAuctionState) -> AbbottsAuctionState:
    """Everybody whom the game waits for passes."""
    for seat in state.actors:
        state = play(state, (seat, "pass"))
    return state
