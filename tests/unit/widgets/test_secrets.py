"""No other seat's hidden card is in a frame, in the widget's state or in an answer, at any time of many games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from kit.facts import facts
from kit.page import Desk
from kit.walk import GAMES, Walk

from cardlib.cards import CARDS

TEXTS = {c.text for c in CARDS}
each_game = pytest.mark.parametrize("name", GAMES)


def strings(value: Any, without: tuple[str, ...] = ()) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            if key not in without:
                yield from strings(item, without)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from strings(item, without)


def may_know(desk: Desk, seat: int) -> set[str]:
    """The cards of this deal that the learner has seen, by the rules."""
    session = desk.table._session
    walk = Walk(session.game, tuple(session.states))
    from kit.hidden import seen

    return seen(walk, len(session.states) - 1, seat)


@each_game
@pytest.mark.parametrize("seat", [0, 1])
def test_no_hidden_card_is_in_a_frame_or_in_the_state(name: str, seat: int) -> None:
    """Panels reason about cards that might come, from one's own cards only: they are held against a twin elsewhere."""
    looked = 0
    for seed in range(5):
        desk = Desk(name, seed=seed, seat=seat, level=1 + seed % 2)
        for frame in desk.play(45):
            if frame["phase"] != "waiting":
                continue  # a settled deal is shown openly
            known = may_know(desk, seat)
            state = desk.table.get_state()
            for made in (frame, {k: v for k, v in state.items() if k != "words"}):
                assert TEXTS & set(strings(made, ("panels", "keep"))) <= known
            assert state["frame"] == frame
            assert '"decks"' not in json.dumps(frame)
            for record in (frame["keep"]["record"], json.loads(desk.do("save")["answer"]["text"])):
                assert TEXTS & set(strings(record["actions"][deal_acts(desk) :])) <= known
            hint = desk.do("ask", what="hint")["answer"]
            assert TEXTS & set(strings(hint)) <= known
            looked += 1
    assert looked > 20


def deal_acts(desk: Desk) -> int:
    """How many acts were made before the current deal."""
    states = desk.table._session.states
    return next(k for k, state in enumerate(states) if state.deals == states[-1].deals)


@each_game
def test_words_of_a_table_do_not_depend_on_the_deal(name: str) -> None:
    assert Desk(name, seed=1).table.words == Desk(name, seed=2).table.words


def test_a_planted_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: what others have chosen in secret, kept in the frame, is a leak."""
    from cardwidgets.session import Session

    monkeypatch.setattr(Session, "written", lambda self: self.live.record(sealed=True))
    desk = Desk()
    desk.act("trade")
    kept = desk.frame["keep"]["record"]["actions"][deal_acts(desk) :]
    assert not TEXTS & set(strings(kept)) <= may_know(desk, 0)


def test_facts_are_there_for_every_game() -> None:
    assert all(facts(name) for name in GAMES)
