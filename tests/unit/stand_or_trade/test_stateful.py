"""Stand or Trade played in any way at all, with everything that must hold at every position."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import cardlib
from cardlib import IllegalAct
from cardlib.cards import mask, pack, unmask
from cardlib.games.stand_or_trade.rules import StandOrTradeState
from cardlib.ranking.six_card import category

PACK = mask(pack("A23456"))


@settings(max_examples=40, stateful_step_count=60)
class Match(RuleBasedStateMachine):
    @initialize(
        seed=st.integers(0, 2**53 - 1),
        dealer=st.integers(0, 3),
        straight_flush=st.sampled_from(["colour", "suit"]),
        tie=st.sampled_from(["extend", "last_hand"]),
        games=st.integers(1, 3),
        goal=st.integers(8, 15),
    )
    def begin(self, seed: int, dealer: int, goal: int, **options: Any) -> None:
        state = cardlib.game("stand_or_trade", target=goal, **options).deal(seed, dealer=dealer)
        assert isinstance(state, StandOrTradeState)
        self.states = [state]

    @property
    def state(self) -> StandOrTradeState:
        return self.states[-1]

    @precondition(lambda self: self.state.actors)
    @rule(who=st.integers(0, 3), what=st.integers(0, 5))
    def act(self, who: int, what: int) -> None:
        seat = self.state.actors[who % len(self.state.actors)]
        legal = self.state.legal(seat)
        self.states.append(self.state.apply(seat, legal[what % len(legal)]))

    @precondition(lambda self: self.state.phase == "give")
    @rule(rank=st.sampled_from("A23456"))
    def give_one_rank(self, rank: str) -> None:
        """All give one rank where they can: returns and streams."""
        for seat in self.state.actors:
            legal = self.state.legal(seat)
            self.states.append(self.state.apply(seat, next((a for a in legal if a.args[0][0] == rank), legal[0])))

    @rule(seat=st.integers(-1, 4), verb=st.sampled_from(["stand", "trade", "drop"]))
    def try_anything(self, seat: int, verb: str) -> None:
        act = self.state.game.act([verb])
        if act in self.state.legal(seat):
            assert self.state.judge(seat, act).ok
        else:
            with pytest.raises(IllegalAct):
                self.state.apply(seat, act)

    @precondition(lambda self: len(self.states) > 1)
    @rule(back=st.integers(1, 9))
    def undo(self, back: int) -> None:
        record = json.dumps(self.state.record())
        dropped = self.states[-back:] if back < len(self.states) else self.states[1:]
        kept = self.states[: len(self.states) - len(dropped)]
        state = kept[-1]
        for later in dropped:
            seat, act = later.actions[-1]
            state = state.apply(seat, act)
        assert json.dumps(state.record()) == record
        self.states = kept

    @invariant()
    def chips_are_twenty_eight(self) -> None:
        assert sum(self.state.chips) == 28
        assert min(self.state.chips) >= 0
        assert sum(sum(game.payments) for game in self.state.games) == 0

    @invariant()
    def every_card_lies_in_one_hand(self) -> None:
        hands = self.state.hands
        assert sum(hands) == PACK
        assert all(len(list(unmask(hand))) == 6 for hand in hands)
        assert all(known & ~hand == 0 for known, hand in zip(self.state.known, hands, strict=True))

    @invariant()
    def who_stands_has_a_made_hand_and_who_drops_has_none(self) -> None:
        state = self.state
        flush = state.game.straight_flush
        assert all(category(state.hands[s], flush) != "drop" for s in state.stood)
        assert all(category(state.hands[s], flush) == "drop" for s in state.dropped)
        assert not {*state.stood} & {*state.dropped}
        assert not {*state.stood} & {*state.traders}

    @invariant()
    def somebody_acts_until_the_end(self) -> None:
        state = self.state
        assert bool(state.actors) != state.over
        for seat in range(4):
            assert bool(state.legal(seat)) == (seat in state.actors)
        assert (state.result["winners"] is not None) == state.over
        assert state.turn in (1, 2, 3, 4)

    @invariant()
    def all_may_be_asked(self) -> None:
        for seat in range(4):
            view = self.state.view(seat)
            assert view.hand == self.state.view(seat, reveal=True).hand
            assert [s for s, hand in enumerate(view.hands) if hand is not None] == ([seat] if self.state.phase else [])
        assert self.state.events


TestMatch = Match.TestCase
