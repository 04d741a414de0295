"""Acts from cards that were chosen, and acts to try the rules with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from cardlib.cards import CARDS, card
from cardlib.engine.act import Act
from cardlib.engine.explanation import say
from cardlib.engine.view import View
from cardlib.errors import ActError, CardError
from cardlib.games.abbotts_auction.bids import (
    KIND_BITS,
    KINDS,
    SIZE,
    Bid,
    BidAct,
    act_of,
    bids_over,
    codes_of,
    full_names,
    name_texts,
    payments,
    said_anyway,
    shown,
    texts,
)
from cardlib.games.abbotts_auction.view import AbbottsAuctionView
from cardlib.shuffle import Stream

if TYPE_CHECKING:
    from cardlib.games.abbotts_auction.rules import AbbottsAuction, AbbottsAuctionState

NAMES = (*"A23456789TJQK", "JK", *"SHDC")


def typed(game: AbbottsAuction, value: Any, view: View | None) -> Act:
    """An act as a page sends it; see `AbbottsAuction.typed`."""
    if not isinstance(value, (list, tuple)) or list(value[:1]) != ["bid"] or len(value) != 2:
        return game.act(value)
    if not isinstance(value[1], (list, tuple)):
        return game.act(value)
    try:
        codes = [card(text).code for text in value[1]]
    except CardError as error:
        raise ActError(error.say, "[1]", game=game.id) from None
    standing = _standing(view)
    found = _said(codes, standing, game.ace_low)
    if found is None:
        key = "error.identical" if len(set(codes)) < len(codes) else "error.no_combination"
        raise ActError(say(key, cards=texts(codes)), "[1]", game=game.id)
    kind, names = found
    return BidAct(KINDS[kind], *name_texts(kind, names), cards=tuple(codes))


def _standing(view: View | None) -> Bid | None:
    if not isinstance(view, AbbottsAuctionView) or view.standing is None:
        return None
    return view.standing


def _said(codes: Sequence[int], standing: Bid | None, ace_low: bool) -> Bid | None:
    """What cards would be said as now, by their strongest combination; `None` where they make none."""
    found = shown(codes, ace_low)
    if not found:
        return None
    kind = max(found)
    return kind, said_anyway(standing, kind, found[kind])


def sample(state: AbbottsAuctionState, rng: Stream) -> Iterator[Act]:
    """Acts to hold `legal` and `judge` against each other: legal, nearly legal and absurd ones."""
    yield Act("pass")
    yield Act("end")
    seat = rng.below(len(state.hands))
    held, ace_low = state.hands[seat] & KIND_BITS, state.game.ace_low
    for bids in (bids_over(held, state.standing, True, ace_low), bids_over(held, None, False, ace_low)):
        for _ in range(4 if bids else 0):
            yield rng.choice(bids)
    fulls = full_names(held, ace_low)
    for kind in range(len(KINDS)):
        if fulls[kind]:
            names = rng.choice(fulls[kind])
            yield act_of(kind, names[: rng.below(len(names)) + 1])
    if state.standing is not None:
        yield act_of(*state.standing)
        yield from _near(state, rng)
    for _ in range(3):
        yield state.game.act(["bid", rng.choice(KINDS), *(rng.choice(NAMES) for _ in range(rng.below(4)))])
    yield from _payments(state, held, rng)


def _near(state: AbbottsAuctionState, rng: Stream) -> Iterator[Act]:
    """The standing bid, a name more or less or another in the last place."""
    assert state.standing is not None
    act = act_of(*state.standing)
    for args in (
        (*act.args, rng.choice(NAMES)),
        act.args[:-1] if len(act.args) > 1 else act.args,
        (*act.args[:-1], rng.choice(NAMES)) if len(act.args) > 1 else act.args,
    ):
        yield state.game.act(["bid", *args])


def _payments(state: AbbottsAuctionState, held: int, rng: Stream) -> Iterator[Act]:
    kind = state.standing[0] if state.standing else rng.below(len(KINDS))
    hand = codes_of(state.hands[rng.below(len(state.hands))]) or [0]
    for source in (hand, [*hand, *state.taken], range(len(CARDS))):
        codes = [rng.choice(source) for _ in range(SIZE[kind])]
        yield Act("pay", tuple(texts(codes)))
    if state.standing is not None:
        found = payments(held, state.standing, state.game.ace_low)
        for _ in range(3 if found else 0):
            codes = list(rng.choice(found))
            yield Act("pay", tuple(texts(codes)))
            yield Act("pay", tuple(texts(rng.shuffle(codes))))
        if found:
            yield Act("pay", (*texts(rng.choice(found)), CARDS[rng.below(53)].text))
    yield Act("pay", ())
