"""A match as one learner plays it: undo, redo, pauses, review, and what the others choose from."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from kit.walk import GAMES, at_random

import cardlib
from cardlib.games import make
from cardwidgets.session import Session

each_game = pytest.mark.parametrize("name", GAMES)


def begin(name: str = "stand_or_trade", seed: int = 7, **wishes: Any) -> Session:
    session = Session(make(name, None, {}).deal(seed), **wishes)
    settle(session)
    return session


def settle(session: Session) -> None:
    while session.step():
        pass


def act(session: Session, k: int = 0) -> None:
    """The learner's k-th legal act, and the replies."""
    legal = session.live.legal(session.seat)
    session.apply(session.seat, legal[k % len(legal)])
    settle(session)


def play(session: Session, acts: int) -> None:
    for k in range(acts):
        if session.live.over:
            return
        if session.paused:
            session.go_on()
            settle(session)
        else:
            act(session, 7 * k + 3)


def actions(session: Session) -> list[Any]:
    return [[seat, *one.to_json()] for seat, one in session.live.actions]


@each_game
def test_undo_takes_back_one_act_with_the_replies_and_redo_gives_them_again(name: str) -> None:
    for seed in range(4):
        session = begin(name, seed)
        history = []
        for k in range(14):
            if session.live.over:
                break
            if session.paused:
                session.go_on()
                settle(session)
            if session.seat in session.live.actors:
                history.append(actions(session))
                act(session, 5 * k + seed)
        end = actions(session)
        for before in reversed(history):
            session.undo()
            assert actions(session) == before
            assert not session.paused
            settle(session)
            assert actions(session) == before, "it is the learner's turn again"
        assert not session.can_undo
        while session.can_redo:
            session.redo()
            if session.can_redo and session.paused:
                session.go_on()
        assert actions(session) == end


def test_undo_goes_back_over_the_end_of_a_deal() -> None:
    session = begin()
    while not session.paused:
        act(session)
    deals, before = session.live.deals, len(session.states)
    session.undo()
    assert len(session.states) < before
    assert session.live.deals == deals - 1
    assert session.phase == "waiting"
    session.redo()
    assert session.paused
    assert len(session.states) == before


def test_another_act_after_an_undo_drops_what_was_taken_back() -> None:
    session = begin()
    play(session, 3)
    session.undo()
    assert session.can_redo
    legal = session.live.legal(0)
    session.apply(0, legal[-1])
    assert not session.can_redo


def test_undo_without_an_act_of_ones_own_changes_nothing() -> None:
    session = begin(seat=2)
    before = actions(session)
    assert before, "others spoke first"
    assert not session.can_undo
    session.undo()
    assert actions(session) == before


@each_game
def test_simultaneous_acts_are_chosen_before_anybodys(name: str) -> None:
    """What the others choose is the same whether the learner chooses first or last."""
    found = 0
    for seed in range(12):
        session = Session(make(name, None, {}).deal(seed), seat=0, level=2)
        while not session.live.over and not session.live.simultaneous:
            if session.paused:
                session.go_on()
            if session.others():
                session.step()
            else:
                legal = session.live.legal(0)
                session.apply(0, next((a for a in legal if a.verb == "trade"), legal[0]))
        if session.live.over or 0 not in session.live.actors:
            continue
        found += 1
        moment = list(session.states)
        for mine in session.live.legal(0):
            first, last = Session(moment[0], level=2), Session(moment[0], level=2)
            first.states, last.states = list(moment), list(moment)
            first.apply(0, mine)
            settle(first)
            while last.live.simultaneous and last.others():
                last.step()
            last.apply(0, mine)
            settle(last)
            n = len(moment) - 1
            assert sorted(map(str, actions(first)[n : n + 4])) == sorted(map(str, actions(last)[n : n + 4]))
    assert found or not any(state.simultaneous for state in at_random(make(name, None, {}), 1).states)


@each_game
def test_a_settled_deal_pauses_and_nobody_acts_until_one_goes_on(name: str) -> None:
    session = begin(name)
    for _ in range(300):
        if session.paused or session.live.over:
            break
        act(session, 3)
    assert session.phase in ("pause", "over")
    if session.phase == "pause":
        assert session.others() == ()
        assert not session.step()
        before = actions(session)
        session.go_on()
        assert session.phase in ("busy", "waiting")
        settle(session)
        assert actions(session)[: len(before)] == before


@each_game
def test_review_shows_earlier_positions_and_changes_nothing(name: str) -> None:
    session = begin(name)
    play(session, 12)
    before = actions(session)
    for k in range(len(session.states)):
        session.look_at(k)
        assert session.shown is session.states[k]
        assert session.at == k
        assert session.at_pause == session.ends_deal(k) or k == len(session.states) - 1
        assert session.live is session.states[-1]
        story = session.story()
        assert all(at <= k for at, _, _ in story)
        assert [line[:2] for line in story] == sorted(line[:2] for line in story)
    session.look_at(10**9)
    assert session.review is None
    session.look_at(-5)
    assert session.at == 0
    session.look_at(None)
    assert actions(session) == before


def test_the_story_is_that_of_the_deal_on_display() -> None:
    session = begin()
    play(session, 40)
    for k in range(len(session.states)):
        session.look_at(k)
        kinds = [event.kind for _, _, event in session.story()]
        assert kinds[0] in ("game", "extra_game"), (k, kinds)
        assert kinds.count("game") + kinds.count("extra_game") == 1
        assert ("settled" in kinds or "return" in kinds) == session.at_pause or session.shown.over
        assert not (kinds and kinds[-1] == "dealt")


@each_game
def test_the_other_seats_are_reproducible(name: str) -> None:
    one, other = begin(name, 3), begin(name, 3)
    play(one, 15)
    play(other, 15)
    assert actions(one) == actions(other)
    weak = begin(name, 3, level=1)
    play(weak, 15)
    assert actions(weak) != actions(one)


@each_game
def test_what_is_kept_holds_no_choice_made_in_secret(name: str) -> None:
    looked = 0
    for seed in range(6):
        session = Session(make(name, None, {}).deal(seed), level=1)
        for k in range(80):
            if session.live.over:
                break
            if session.paused:
                session.go_on()
            if not session.step() and session.seat in session.live.actors:
                legal = session.live.legal(session.seat)
                session.apply(session.seat, legal[k % len(legal)])
            kept = session.kept()
            assert kept is not None
            assert "decks" not in kept["record"] or session.live.over
            again = cardlib.replay(kept["record"]).states[-1]
            if session.live.simultaneous:
                looked += 1
                secret = [a for a in actions(session)[session._moment().acts :] if a[0] != session.seat]
                assert not [a for a in kept["record"]["actions"][session._moment().acts :] if a in secret]
            else:
                assert again.record() == session.live.record()
    assert looked or name not in ("stand_or_trade", "toy")


def test_a_record_from_decks_is_not_kept() -> None:
    record = cardlib.game("stand_or_trade").deal(3).record()
    assert Session(cardlib.replay(record)).kept() is None


@settings(max_examples=25, stateful_step_count=25)
class Learner(RuleBasedStateMachine):
    """Acts, undo, redo, review, going on and new deals in any order."""

    @initialize(
        name=st.sampled_from(GAMES), seed=st.integers(0, 50), seat=st.integers(0, 1), level=st.sampled_from([1, 2])
    )
    def begin(self, name: str, seed: int, seat: int, level: int) -> None:
        self.session = Session(make(name, None, {}).deal(seed), seat=seat, level=level)
        settle(self.session)

    @precondition(lambda self: not self.session.paused and self.session.live.legal(self.session.seat))
    @rule(k=st.integers(0, 300))
    def act(self, k: int) -> None:
        before = actions(self.session)
        act(self.session, k)
        assert actions(self.session)[: len(before)] == before
        assert not self.session.can_redo

    @rule()
    def undo(self) -> None:
        before, could = actions(self.session), self.session.can_undo
        self.session.undo()
        after = actions(self.session)
        assert before[: len(after)] == after
        if could:
            assert before[len(after)][0] == self.session.seat
            assert self.session.can_redo
            self.session.redo()
            again = actions(self.session)
            assert again == before[: len(again)]
            self.session.undo()
            assert actions(self.session) == after
            settle(self.session)

    @rule()
    def redo(self) -> None:
        before, could = actions(self.session), self.session.can_redo
        self.session.redo()
        if could:
            mine = [a for a in actions(self.session)[len(before) :] if a[0] == self.session.seat]
            assert len(mine) <= 1 or len(actions(self.session)) < len(before)
        settle(self.session)

    @rule(k=st.one_of(st.none(), st.integers(-3, 200)))
    def look(self, k: int | None) -> None:
        before = actions(self.session)
        self.session.look_at(k)
        self.session.story()
        self.session.game.scene(self.session.view(), paused=self.session.at_pause)
        assert actions(self.session) == before

    @precondition(lambda self: self.session.paused)
    @rule()
    def go_on(self) -> None:
        self.session.go_on()
        settle(self.session)

    @rule(seed=st.integers(0, 50))
    def new(self, seed: int) -> None:
        old = self.session
        self.session = Session(old.game.deal(seed), seat=old.seat, level=old.level)
        settle(self.session)

    @invariant()
    def the_record_is_good_and_nothing_waits_for_others(self) -> None:
        session = self.session
        assert session.phase in ("waiting", "pause", "over")
        assert json.dumps(cardlib.replay(session.live.record()).states[-1].record()) == json.dumps(
            session.live.record()
        )
        assert [s.acts for s in session.states] == list(range(len(session.states)))
        if session.phase == "waiting":
            assert session.seat in session.live.actors


TestLearner = Learner.TestCase
