"""Snapshots: a position and its story as static HTML, and what a saved or exported notebook shows of a table."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import nbclient
import nbconvert
import nbformat
import pytest

from cardlib.explain.words import LANGUAGES
from cardwidgets import Table, fallback
from cardwidgets.snapshot import headline, snapshot

VOID = {"br", "img", "input", "meta", "link", "hr"}
EVIL = "</script><img src=x onerror=alert(1)>"
TOOLS = {"script", "iframe", "object", "embed", "img", "link", "form", "input", "button", "a"}


class Reader(HTMLParser):
    """Reads HTML strictly: every tag is closed where it must be."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.words: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join("".join(self.words).split())


def play(table: Table) -> None:
    """One more act of the learner's, or on to the next deal."""
    session = table._session
    if session.paused:
        table._go("continue")
    else:
        session.apply(session.seat, session.choose(session.seat).act)
        table._let_others_play()


def states(seed: int, acts: int = 30, **wishes: Any) -> Any:
    """A table after each of its acts, until the match is over."""
    table = Table("stand_or_trade", seed=seed, pace=0, **wishes)
    yield table
    for _ in range(acts):
        if table.frame["phase"] == "over":
            return
        play(table)
        yield table


def toy() -> tuple[dict[str, Any], dict[str, Any]]:
    """A frame with everything that a scene can hold."""
    down, seven = {"id": "d"}, {"id": "7S", "card": "7S", "act": ["play", "7S"]}
    zones = [
        {
            "id": "r",
            "layout": "rail",
            "say": "Lots",
            "cells": [{"text": "A", "say": "aces", "mark": "now", "sub": "12"}],
        },
        {"id": "l", "layout": "lot", "say": "On sale", "cards": [seven], "note": "two passes"},
        {"id": "s", "layout": "stack", "say": "Stock", "count": 23},
        {"id": "t", "layout": "stack", "say": "Pile", "cards": [down, {"id": "JK", "card": "JK"}]},
        {"id": "w", "layout": "row", "say": "Dummy", "cards": [down, down]},
        {"id": "g", "layout": "groups", "say": "Laid", "groups": [{"cards": [seven], "say": "sevens", "mark": "dead"}]},
        {"id": "o", "layout": "ring", "say": "Trade", "passing": [{"spot": down, "from_seat": 0, "to_seat": 1}]},
    ]
    blocks = [
        {"kind": "text", "say": ["It is ", {"b": "you"}, " with ", {"c": "TD"}, " by ", {"r": "AU-1"}], "tone": "note"},
        {"kind": "cards", "cards": [{"card": "A", "mark": "ghost"}, {"card": "7S", "mark": "make", "note": "new"}]},
        {
            "kind": "checks",
            "items": [{"ok": True, "say": "your turn"}, {"ok": False, "say": "enough", "rules": ["AU-2"]}],
        },
        {"kind": "sum", "terms": [{"n": 40}, {"n": 6, "op": "-", "say": "tens"}, {"n": 34, "op": "="}]},
        {
            "kind": "lines",
            "items": [{"say": "paid", "amount": -2, "cards": ["7S"]}],
            "total": {"say": "all", "amount": -2},
        },
        {
            "kind": "table",
            "head": ["", "Price"],
            "rows": [{"cells": ["aces", 12]}, {"cells": [None, {"cards": ["AS"]}]}],
        },
        {"kind": "bars", "most": 9, "items": [{"say": "You", "before": 7, "after": 9}]},
        {"kind": "places", "items": [{"seat": 1, "say": "a pair", "cards": [{"card": "7S"}], "place": 1}]},
        {"kind": "hologram", "say": "of another version"},
    ]
    controls = [
        {
            "kind": "number",
            "id": "n",
            "act": ["bid", None],
            "say": "Bid",
            "submit": "Bid",
            "least": 5,
            "most": 40,
            "start": 5,
        },
        {"kind": "choose", "id": "c", "act": ["pay", None], "say": "Pay", "submit": "Pay", "least": 1, "most": 3},
        {"kind": "menu", "id": "m", "say": "Say", "items": [{"act": ["say"], "say": "one pair", "ok": False}]},
        {"kind": "act", "act": ["pass"], "say": "Pass"},
    ]
    scene = {
        "title": "Deal 1",
        "lead": "third lot",
        "seats": [{"seat": 0, "say": "You"}, {"seat": 1, "say": EVIL, "hand": [down, down], "turn": True}],
        "centre": {
            "say": "Lot 3",
            "figure": {"what": "coins", "n": 4, "say": "4 coins"},
            "steps": 3,
            "now": 2,
            "zones": zones,
        },
        "hand": {"id": "hand", "layout": "fan", "say": "Your hand", "cards": [seven]},
        "tray": {"say": "Your bid?", "controls": controls, "speech": True},
        "panels": [{"id": "p", "say": "Money", "blocks": [{"kind": "section", "say": "Sums", "blocks": blocks}]}],
    }
    story = [
        {"id": 1, "kind": "head", "say": "Start"},
        {"id": 2, "kind": "line", "say": [{"b": EVIL}, " bids"], "rules": ["AU-3"]},
    ]
    frame = {"game": "toy", "phase": "waiting", "mode": "play", "names": ["You", EVIL], "scene": scene, "story": story}
    return frame, {"lang": "en", "game": "Toy", "ui": {}, "cards": {"7S": "seven of spades"}}


def strict(html: str) -> Reader:
    """The snapshot read, and nothing in it that runs or fetches."""
    read = Reader(html)
    assert not TOOLS & set(read.tags)
    names = {name for name, _ in read.attributes}
    assert not names & {"src", "href", "srcset", "action"}
    assert not [name for name in names if name.startswith("on")]
    assert "url(" not in html
    assert "@import" not in html
    return read


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_is_well_formed_and_tells_its_story(lang: str) -> None:
    for table in states(7, lang=lang):
        html = table.snapshot()
        read = strict(html)
        assert html.startswith(f'<article class="kzs" lang="{lang}"')
        assert ("♠" in html) is ("♠\ufe0e" in html)
        assert len(re.findall("[♠♥♦♣](?!\ufe0e)", html)) == 0
        lines = [line for line in table.frame["story"] if line["kind"] == "line"]
        assert read.tags.count("ol") >= 1
        assert len(re.findall("<li>(?:(?!</li>).)*kzs-rule", html.split('class="kzs-story"', 1)[1])) >= len(lines) > 0
        for key in ("title", "lead"):
            assert table.frame["scene"][key] in read.text
        assert "kibitz" not in read.text


def test_each_name_and_each_seat_is_there() -> None:
    names = [EVIL, "Mi&ka", '"Oleg"', "Ада"]
    table = Table("stand_or_trade", seed=3, pace=0, names=names)
    html = table.snapshot()
    read = strict(html)
    assert EVIL not in html
    for name in names:
        assert name in read.text


@pytest.mark.parametrize("seed", [0, 7, 11])
def test_no_hidden_card_is_in_it(seed: int) -> None:
    for table in states(seed):
        public = repr([table.frame["scene"], table.frame["story"]])
        html = table.snapshot()
        spoken = set(re.findall('aria-label="([^",]+)', html))
        for card, name in table.words["cards"].items():
            if len(card) == 2 and f"'{card}'" not in public:
                assert name not in spoken, card


def test_the_sheet_is_there_when_a_deal_is_settled() -> None:
    seen = set()
    for table in states(7, acts=120):
        sheet = table.frame["scene"].get("sheet")
        if table.frame["phase"] in ("pause", "over"):
            assert sheet is not None
            assert sheet["title"] in strict(table.snapshot()).text
            seen.add(table.frame["phase"])
    assert seen == {"pause", "over"}


def test_it_shows_what_is_displayed_also_while_looking_back() -> None:
    *_, table = states(7, acts=3)
    now = table.snapshot()
    table._go(0)
    assert table.snapshot() != now
    table._go("live")
    assert table.snapshot() == now


def test_any_scene_can_be_drawn_and_missing_words_do_no_harm() -> None:
    frame, words = toy()
    html = snapshot(frame, words)
    read = strict(html)
    assert EVIL not in html
    for part in (
        "Bid",
        "5–40",
        "Pay",
        "one pair",
        "Lots",
        "two passes",
        "Stock",
        "23",
        "sevens",
        "−2",
        "40",
        "10♦\ufe0e",
    ):
        assert part in read.text
    assert EVIL in read.text
    assert 'aria-label="seven of spades' in html
    assert "of another version" not in read.text
    assert headline(frame, words) == "Toy · Deal 1 · third lot"
    strict(snapshot({}, {}))


def test_control_signs_in_a_name_are_shown_as_such() -> None:
    frame, words = toy()
    frame["names"] = ["a\x00b", "c\x1bd"]
    assert "a\ufffdb" in snapshot(frame, words)


def contrast(one: str, other: str) -> float:
    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("dark", [False, True])
def test_colours_can_be_read(dark: bool) -> None:
    from cardwidgets.snapshot import style

    colours = {
        name: pair[1 if dark and pair[1] else 0]
        for name, *pair in re.findall(
            r"--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6}))?", style().split("}", 1)[0]
        )
    }
    suits = ("spade", "heart", "diamond", "club")
    pairs = [(suit, "ivory") for suit in suits]
    pairs += [(f"in-{suit}", ground) for suit in suits for ground in ("surface", "paper")]
    pairs += [
        (ink, ground) for ink in ("ink", "ink-2", "ink-3", "good", "bad", "info") for ground in ("surface", "paper")
    ]
    pairs += [(ink, ground) for ink in ("on-cloth", "on-cloth-2") for ground in ("cloth", "cloth-2")]
    assert [(a, b) for a, b in pairs if contrast(colours[a], colours[b]) < 4.5] == []


def test_the_bundle_holds_the_widget_the_snapshot_and_one_line() -> None:
    table = Table("stand_or_trade", seed=7, pace=0)
    data, _ = table._repr_mimebundle_()
    assert data["text/html"] == table.snapshot()
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] == table.model_id
    assert "\n" not in data["text/plain"]


def test_a_closed_table_sends_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(fallback, "_publish", lambda data, *_rest, **_more: sent.append(data))
    monkeypatch.setattr(fallback, "_has_page", lambda: True)
    monkeypatch.delenv("VOILA_BASE_URL", raising=False)
    table = Table("stand_or_trade", seed=7, pace=0)
    table._ipython_display_()
    assert ["text/html" in data for data in sent] == [False, True]
    play(table)
    assert sent[-1]["text/html"] == f'<div class="kzs-under">{table.snapshot()}</div>'
    before = len(sent)
    table.close()
    assert len(sent) == before


def test_a_table_may_be_closed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is when one that was closed is forgotten."""
    monkeypatch.setattr(fallback, "_publish", lambda *_args, **_more: None)
    table = Table("stand_or_trade", seed=1, pace=0)
    table.renewal = fallback.Renewal(table)
    table.close()
    table.close()
    assert table.renewal is None


def test_voila_gets_the_widget_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(fallback, "_publish", lambda data, *_rest, **_more: sent.append(data))
    monkeypatch.setattr(fallback, "_has_page", lambda: True)
    monkeypatch.setenv("VOILA_BASE_URL", "/")
    Table("stand_or_trade", seed=7, pace=0)._ipython_display_()
    assert ["text/html" in data for data in sent] == [False]


@pytest.fixture(scope="module")
def executed() -> Any:
    """A notebook that shows a table and plays on in the next cell, as an author would run it."""
    notebook = nbformat.v4.new_notebook()
    notebook.cells = [
        nbformat.v4.new_code_cell(
            'from cardwidgets import Table\ntable = Table("stand_or_trade", seed=7, pace=0, lang="en")\ntable'
        ),
        nbformat.v4.new_code_cell(
            "import asyncio\nfrom cardwidgets import fallback\nfallback.DELAY = 0\n"
            "table._session.apply(0, table._session.choose(0).act)\ntable._let_others_play()\nawait asyncio.sleep(0.2)"
        ),
    ]
    nbclient.NotebookClient(notebook, kernel_name="python3", timeout=120).execute()
    return notebook


@pytest.mark.parametrize("state", [True, False])
def test_an_exported_notebook_shows_position_and_story(executed: Any, state: bool) -> None:
    notebook = nbformat.from_dict(executed)
    if not state:
        notebook.metadata.pop("widgets")
    outputs = notebook.cells[0].outputs
    assert [("text/html" in output.data) for output in outputs] == [False, True]
    assert all("\n" not in output.data["text/plain"] for output in outputs)
    page, _ = nbconvert.HTMLExporter().from_notebook_node(notebook)
    shown = " ".join(
        re.sub(r"<style>.*?</style>|<[^>]+>", " ", page.partition('class="kzs-under"')[2], flags=re.S).split()
    )
    for part in ("deals six cards to everyone.", "Your hand", "ST-1.2", "Mika", "7 chips", "You declare trade."):
        assert part in shown
