"""Setup, the close of an auction, the exchange, and the end of a deal (AA-1, AA-4, AA-5, AA-6)."""

from __future__ import annotations

import pytest
from kit.auction import all_pass, deal, legal, play, refused

from cardlib import ActError, GameError
from cardlib.cards import CARDS
from cardlib.games import make
from cardlib.games.abbotts_auction.bids import codes_of, texts
from cardlib.games.abbotts_auction.rules import AbbottsAuctionState

HANDS = ("9S 9D 5H 6C 2D 3D 4H 7C QD KC", "9C 2S 3S 4S 5S 7H 8H JD QH KD", "9H 2H 3H 6D 7D 8D TC JC AH AS")


def pile(state: AbbottsAuctionState) -> str:
    return " ".join(texts(state.pile))


def hand(state: AbbottsAuctionState, seat: int) -> set[str]:
    return set(texts(codes_of(state.hands[seat])))


@pytest.mark.parametrize(("seats", "size"), [(2, 54), (3, 54), (4, 108), (10, 108)])
def test_aa_1_1_packs(seats: int, size: int) -> None:
    game = make("abbotts_auction", seats, {})
    pack = game.pack()
    assert len(pack) == size
    assert [c.text for c in pack].count("JK") == size // 27
    state = game.deal(3)
    assert all(len(codes_of(h)) == 10 for h in state.hands)  # type: ignore[attr-defined]
    with pytest.raises(GameError):
        make("abbotts_auction", 11, {})


def test_aa_1_2_a_joker_as_starter_ends_nothing() -> None:
    state = deal(*HANDS, starter="JK")
    assert pile(state) == "JK"
    assert state.actors == (0, 1, 2)
    assert [e.kind for e in state.events] == ["deal", "dealt", "starter_joker", "auction"]


def test_aa_1_2_cards_go_one_by_one_from_the_dealers_left() -> None:
    game = make("abbotts_auction", 3, {})
    pack = [c.text for c in game.pack()]
    state = game.deal(decks=[pack], dealer=0)
    assert isinstance(state, AbbottsAuctionState)
    assert {pack[0], pack[3]} <= hand(state, 1)
    assert pack[2] in hand(state, 0)


def test_aa_4_1_a_pass_is_not_final_and_the_holder_cannot_pass() -> None:
    state = play(deal(*HANDS), (1, "pass"))
    assert refused(state, 1, "pass") == ("AA-4.1",)
    state = play(state, (1, "bid single 9"))
    assert state.actors == (0, 2)
    assert refused(state, 1, "pass") == ("AA-4.1",)
    state = play(state, (0, "pass"), (0, "bid single 9 D"))
    assert state.actors == (1, 2)
    state = play(state, (1, "pass"), (2, "pass"))
    assert state.phase == "pay"
    assert state.actors == (0,)


def test_aa_4_1_going_once_going_twice() -> None:
    state = play(deal(*HANDS, seats=4), (0, "bid single 9"), (1, "pass"))
    assert [e.kind for e in state.events] == ["pass", "going_once"]
    state = play(state, (3, "pass"))
    assert [e.kind for e in state.events] == ["pass", "going_twice"]


def test_aa_4_2_without_a_bid_a_card_is_turned() -> None:
    state = all_pass(deal(*HANDS, starter="2C", stock="TS"))
    assert pile(state) == "2C TS"
    assert state.auctions == 2
    assert state.events[-2].rules == ("AA-4.2",)


def test_aa_5_take_then_lay_then_turn() -> None:
    state = play(deal(*HANDS, starter="AC", stock="4C TS 8S"), (0, "pass"), (1, "pass"), (2, "pass"))
    state = play(state, (0, "bid pair 9"), (1, "pass"), (2, "pass"))
    assert texts(state.taken) == ["4C", "AC"]
    assert pile(state) == ""
    assert refused(state, 0, "pay 4C AC") == ("AA-2.8", "AA-2.3", "AA-5.1")
    assert refused(state, 0, "pass") == ("AA-5.1",)
    assert refused(state, 1, "pay 9C 9H") == ("AA-5.1",)
    assert refused(state, 2, "end") == ("AA-6.3",)
    state = play(state, (0, "pay 9D 9S"))
    assert pile(state) == "9D 9S TS"
    assert {"4C", "AC"} <= hand(state, 0)
    assert len(codes_of(state.hands[0])) == 10
    assert refused(state, 0, "pay 4C") == ("AA-4.1",)


def test_aa_5_1_cards_just_taken_may_not_be_laid() -> None:
    state = all_pass(play(deal(*HANDS, starter="9H", seats=4), (2, "bid single 9")))
    assert legal(state, 2) == ["pay 9H"]
    assert play(state, (2, "pay 9H")).pile[0] == next(c.code for c in CARDS if c.text == "9H")
    state = all_pass(play(deal(*HANDS, starter="9S", seats=4), (1, "bid single 9")))
    assert refused(state, 1, "pay 9S") == ("AA-5.1",)


def test_aa_5_3_what_the_pile_lacks_comes_unseen_from_the_stock() -> None:
    state = all_pass(play(deal(*HANDS, starter="AC", stock="JK 4C"), (0, "bid pair 9")))
    assert (texts(state.taken), state.unseen) == (["AC", "JK"], 1)
    assert state.view(0).taken == ("AC", "JK")
    assert state.view(1).taken == ("AC", None)
    told = [event for event in state.view(1).events if "cards" in event.data]
    assert [e.data["cards"] for e in told] == [["AC"]]
    assert state.view(0).events[-1].data["cards"] == ["JK"]
    state = play(state, (0, "pay 9S 9D"))
    assert state.view(1).known[0] == ("AC",)


def test_aa_6_1_a_joker_ends_the_deal() -> None:
    state = all_pass(deal(*HANDS, starter="2C", stock="JK"))
    assert state.games[0].ended_by == "joker"
    assert state.result["deals"][0]["pile"] == ["2C", "JK"]
    assert state.actors == (), "the record has no second deck"


def to_last_card(stock: str) -> AbbottsAuctionState:
    """The last stock card has just been turned."""
    state = deal(seats=10, last=stock, declare_at=100)
    while not state.last and not state.games:
        state = all_pass(state)
    return state


def test_aa_6_2_one_more_auction_after_the_last_card() -> None:
    state = to_last_card("JK JK JK JK AS")
    assert state.games[0].ended_by == "joker"
    game = make("abbotts_auction", 10, {"declare_at": 100})
    jokers_first = [c.text for c in sorted(game.pack(), key=lambda c: c.text != "JK")]
    first = game.deal(decks=[jokers_first])
    assert isinstance(first, AbbottsAuctionState)
    state = first
    while not state.last:
        state = all_pass(state)
    assert state.events[-1].kind == "auction_last"
    assert all_pass(state).games[0].ended_by == "last_card"
    seat = next(s for s in range(10) if "bid single K" in legal(state, s))
    paying = all_pass(play(state, (seat, "bid single K")))
    done = play(paying, (seat, legal(paying, seat)[0]))
    assert done.games[0].ended_by == "last_card"
    assert len(done.games[0].pile) == len(state.pile)
    assert "turned" not in [event.kind for event in done.events]


def test_aa_6_3_the_end_may_be_declared_by_anybody_at_any_time() -> None:
    state = all_pass(deal(*HANDS, declare_at=3, stock="TS 8S"))
    assert refused(state, 0, "end") == ("AA-6.3",)
    state = play(all_pass(state), (0, "bid single 9"), (1, "pass"))
    assert all("end" in legal(state, seat) for seat in range(3))
    done = play(state, (1, "end"))
    assert (done.games[0].ended_by, done.games[0].declarer) == ("declared", 1)
    assert [e.kind for e in done.events][:2] == ["declared", "void"]
    due = all_pass(state)
    assert due.phase == "pay"
    assert refused(due, 0, "end")[0] == "AA-6.3"


@pytest.mark.parametrize(
    "act",
    [["bid"], ["bid", "royal"], ["bid", "pair", "11"], ["bid", "pair", 9], ["pay", "9H"], ["pay"], ["pass", 1], ["go"]],
)
def test_what_is_no_act_at_all(act: list[object]) -> None:
    with pytest.raises(ActError):
        make("abbotts_auction", None, {}).act(act)


def test_acts_are_read_kindly() -> None:
    game = make("abbotts_auction", None, {})
    assert game.act(["bid", "single", "10", "♥"]) == game.act(["bid", "single", "t", "h"])
    assert game.act(["pay", ["10h", "9♠"]]).to_json() == ["pay", ["TH", "9S"]]
    assert game.act(["bid", "flush", "2", "2"]).to_json() == ["bid", "flush", "2", "2"]
