"""Arbitrary messages: always one answer, never an exception, and the position moves by legal acts only."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from kit.page import Desk
from kit.walk import GAMES

import cardlib

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**25), 10**25) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=6,
)
words = st.sampled_from(["act", "ask", "go", "new", "set", "load", "save", "resume", "ping", "fly"])
names = st.sampled_from(
    [
        "act",
        "rev",
        "what",
        "id",
        "to",
        "seed",
        "options",
        "level",
        "seat",
        "lang",
        "pace",
        "reveal",
        "text",
        "size",
        "keep",
    ]
)
likely = st.one_of(
    json_values,
    st.sampled_from(
        [["trade"], ["stand"], ["give", "4H"], ["bid", "５"], ["lay", ["4H", "5S"]], "undo", "redo", "continue"]
    ),
    st.sampled_from(["live", "judge", "rule", "hint", "ja", "ru", {"games": 1}, {"record": {}}, "{}", "ST-1.1"]),
    st.integers(-2, 30),
)
messages = st.builds(
    lambda do, fields, view, n: {"do": do, **fields, "view": view, "n": n},
    words,
    st.dictionaries(names, likely, max_size=4),
    st.text(max_size=3),
    st.integers(0, 9),
)


@given(json_values)
def test_any_content_gets_an_answer(content: Any) -> None:
    desk = Desk()
    before = desk.table.record()
    answer = desk.hear(content)
    assert answer["ok"] is False
    assert desk.table.record() == before


@settings(max_examples=120)
@given(st.sampled_from(GAMES), st.lists(messages, max_size=6))
def test_any_intents_leave_a_good_match(name: str, contents: list[Any]) -> None:
    desk = Desk(name)
    for content in contents:
        old = desk.table.record()
        answer = desk.hear(content)
        assert desk.table.failures == []
        record = desk.table.record()
        assert cardlib.replay(record).states[-1].record() == record
        if not answer["ok"] or desk.trouble():
            assert record == old
    desk.table.close()


@given(st.sampled_from(GAMES), st.lists(json_values, max_size=4))
def test_any_act_is_an_act_or_refused(name: str, value: list[Any]) -> None:
    game = cardlib.game(name)
    for given_act in (value, *([verb, *value] for verb in game.VERBS)):
        try:
            act = game.act(given_act)
        except cardlib.ActError as error:
            text = str(error)
            assert "error." not in text
            continue
        assert game.act(act.to_json()) == act
        state = game.deal(1)
        for seat in (-1, 0, 1, 99):
            verdict = state.judge(seat, act)
            assert verdict.ok == (act in state.legal(seat))


@settings(max_examples=15, stateful_step_count=20)
class Page(RuleBasedStateMachine):
    """A page that sends good and bad intents in any order, from fresh and from stale frames."""

    @initialize(name=st.sampled_from(GAMES), seed=st.integers(0, 30), seat=st.integers(0, 1))
    def open(self, name: str, seed: int, seat: int) -> None:
        self.desk = Desk(name, seed=seed, seat=seat)
        self.revs = [self.desk.frame["rev"]]

    @rule(k=st.integers(0, 200), stale=st.integers(0, 3))
    def act(self, k: int, stale: int) -> None:
        desk = self.desk
        before, legal = desk.actions(), desk.frame["legal"]
        if legal:
            act = legal[k % len(legal)]
            rev = self.revs[max(0, len(self.revs) - 1 - stale)]
            desk.act(*act, rev=rev)
            mine = [a for a in desk.actions()[len(before) :] if a[0] == desk.frame["seat"]]
            assert mine in ([], [[desk.frame["seat"], *act]])
            assert mine or desk.frame["notice"]

    @rule(to=st.sampled_from(["undo", "redo", "continue", "live"]) | st.integers(-1, 60))
    def go(self, to: Any) -> None:
        self.desk.do("go", to=to)

    @rule(bad=st.sampled_from([["fly"], ["give", "KS"], ["bid", 1000], ["drop", 1], []]))
    def bad_act(self, bad: list[Any]) -> None:
        before = self.desk.actions()
        self.desk.act(*bad)
        assert self.desk.actions() == before
        assert self.desk.trouble() or self.desk.frame["notice"]

    @rule(lang=st.sampled_from(["en", "ja", "ru"]), level=st.sampled_from([1, 2]))
    def set(self, lang: str, level: int) -> None:
        before = self.desk.actions()
        self.desk.do("set", lang=lang, level=level)
        assert self.desk.actions() == before

    @rule(seed=st.none() | st.integers(0, 30))
    def new(self, seed: int | None) -> None:
        self.desk.do("new", seed=seed)

    @rule()
    def reload(self) -> None:
        keep = json.loads(json.dumps(self.desk.frame["keep"]))
        other = Desk(self.desk.frame["game"], seed=77, resume=True)
        other.do("resume", keep=keep)
        if self.desk.frame["mode"] == "play":
            assert other.frame["scene"] == self.desk.frame["scene"]
        assert other.table._session.written() == self.desk.table._session.written()
        other.table.close()

    @rule(what=st.sampled_from(["hint", "judge", "rule"]))
    def ask(self, what: str) -> None:
        before = self.desk.frame
        self.desk.do("ask", what=what, act=["stand"], id="ST-2.2")
        assert self.desk.frame == before

    @invariant()
    def all_is_well(self) -> None:
        frame = self.desk.frame
        assert self.desk.table.failures == []
        assert frame["rev"] >= self.revs[-1]
        self.revs.append(frame["rev"])
        assert frame["phase"] in ("waiting", "pause", "over")
        assert frame["of"] == len(self.desk.actions())
        json.dumps(frame)


TestPage = Page.TestCase
