"""Bad acts, wishes, settings, files and messages: one clear sentence in every language, and the position as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest
from kit.page import Desk, plain
from kit.walk import at_random

import cardlib
from cardlib.engine.record import MOST_BYTES
from cardlib.explain import LANGUAGES

each_language = pytest.mark.parametrize("lang", LANGUAGES)


BAD_ACTS: list[Any] = [
    ["stand"], ["drop"], ["give", "7S"], ["give", "JK"], ["give", "1X"], ["give"], ["give", None], ["give", ["4H"]],
    ["trade", 1], ["fly"], [None], [], [[]], [{}], ["give", "4H" * 1000], ["give", "\ud800"], ["bid", 10**29],
    [0, "trade"],
]  # fmt: skip


@each_language
@pytest.mark.parametrize("bad", BAD_ACTS, ids=range(len(BAD_ACTS)))
def test_bad_acts_are_refused_in_a_sentence(bad: list[Any], lang: str) -> None:
    desk = Desk(lang=lang)
    before = desk.table.record()
    desk.act(*bad)
    one_sentence(desk, lang)
    assert desk.table.record() == before
    desk.do("ask", what="judge", act=bad)
    answer = desk.sent[-1]["answer"]
    assert answer["legal"] is False
    assert plain(answer["title"])
    desk.act("trade")
    assert desk.trouble() == "", "a good act afterwards makes it go away"


SCRIPTS = {"en": "aeiou", "ja": "のをにはがでと", "ru": "аеиоя"}


def one_sentence(desk: Desk, lang: str) -> None:
    text = desk.trouble()
    assert text
    assert "\n" not in text
    assert "error." not in text
    assert "Traceback" not in text
    assert len(text) < 400
    assert text.encode()
    assert any(letter in text for letter in SCRIPTS[lang]), text
    assert desk.table.failures == []


BAD_NEW: list[tuple[dict[str, Any], str]] = [
    ({"seed": "x"}, "seed"), ({"seed": -1}, "seed"), ({"seed": str(2**53)}, "seed"), ({"seed": "1.5"}, "seed"),
    ({"seed": "-+5"}, "seed"), ({"seed": "--5"}, "seed"), ({"seed": "7 7"}, "seed"),
    ({"options": {"games": 0}}, "options.games"), ({"options": {"tie": "x"}}, "options.tie"),
    ({"options": {"<b>": 1}}, "options.<b>"), ({"options": {"games": "6"}}, "options.games"),
    ({"seat": 4}, "seat"), ({"seat": -1}, "seat"), ({"level": 9}, "level"), ({"level": 0}, "level"),
]  # fmt: skip


@each_language
@pytest.mark.parametrize(("wish", "place"), BAD_NEW, ids=range(len(BAD_NEW)))
def test_bad_wishes_for_a_new_match(wish: dict[str, Any], place: str, lang: str) -> None:
    desk = Desk(lang=lang)
    desk.first()
    before = desk.table.record()
    desk.do("new", **wish)
    one_sentence(desk, lang)
    assert desk.frame["trouble"]["place"] == place
    assert desk.table.record() == before


@each_language
@pytest.mark.parametrize("wish", [{"lang": "xx"}, {"level": 9}, {"pace": -1}, {"pace": 11}, {"pace": float("nan")}])
def test_bad_settings(wish: dict[str, Any], lang: str) -> None:
    desk = Desk(lang=lang)
    desk.first()
    before = desk.table.record()
    desk.do("set", **wish)
    one_sentence(desk, lang)
    assert desk.table.record() == before
    assert (desk.frame["lang"], desk.frame["level"], desk.frame["pace"]) == (lang, 2, 0)


GOOD = at_random(cardlib.game("stand_or_trade"), 3, most=9).states[-1].record()
BAD_FILES: list[tuple[str, str]] = [
    ("", ""), ("{", ""), ("[]", ""), ("null", ""), ("\x00", ""), ("x" * 5000, ""), (json.dumps({**GOOD, "x": 1}), ""),
    (json.dumps({**GOOD, "game": "bridge"}), "game"), (json.dumps({**GOOD, "seats": 5}), "seats"),
    (json.dumps({**GOOD, "\ud800": 1}), ""), (json.dumps({**GOOD, "decks": [["XX"]]}), "decks[0][0]"),
    (json.dumps({**GOOD, "options": {"a\nb": 1}}), "options"), (json.dumps(GOOD)[:-30], ""),
    (json.dumps({**GOOD, "actions": [[0, "fly"]]}), "actions[0]"), (json.dumps({**GOOD, "result": {}}), "result"),
    (json.dumps(at_random(cardlib.game("toy"), 1).states[2].record()), "game"), ("[" * 200_000, ""),
    (json.dumps({**GOOD, "more": "x" * MOST_BYTES}), ""),
]  # fmt: skip


@each_language
@pytest.mark.parametrize(("text", "place"), BAD_FILES, ids=range(len(BAD_FILES)))
def test_bad_files_change_nothing(text: str, place: str, lang: str) -> None:
    desk = Desk(lang=lang)
    desk.first()
    before = desk.table.record()
    desk.do("load", text=text)
    one_sentence(desk, lang)
    assert desk.frame["trouble"]["place"] == place
    assert place in desk.trouble()
    assert desk.table.record() == before


@each_language
def test_a_file_too_big_to_send(lang: str) -> None:
    desk = Desk(lang=lang)
    desk.do("load", size=10**9)
    one_sentence(desk, lang)


NO_INTENTS: list[Any] = [
    None, 7, "act", [], {}, {"do": "fly", "view": "a", "n": 3}, {"do": "act"}, {"do": "act", "act": 5, "rev": 1},
    {"do": "act", "act": [], "rev": "1"}, {"do": "go"}, {"do": "go", "to": None}, {"do": "set", "pace": "x"},
    {"do": "resume"}, {"do": "resume", "keep": []}, {"do": "new", "options": []}, {"view": {}, "n": []},
]  # fmt: skip


def test_messages_that_are_no_intents_are_answered() -> None:
    desk = Desk()
    before = desk.table.record()
    for content in NO_INTENTS:
        assert desk.hear(content)["ok"] is False
    assert desk.hear({"do": "fly", "view": "a", "n": 3}) == {"to": "a", "n": 3, "ok": False}
    assert desk.table.record() == before
    assert desk.do("ping")["ok"] is True
