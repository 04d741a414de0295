"""The start page's Python side: every game opened, left and gone on with; what is kept; addresses."""

from __future__ import annotations

import json
from typing import Any

import pytest
from kit.page import Desk, plain
from kit.walk import GAMES

import cardlib
from cardlib.explain import LANGUAGES
from cardwidgets import Home, open_home

each_game = pytest.mark.parametrize("name", GAMES)


class HomeDesk(Desk):
    """A start page with one view."""

    def __init__(self, table: Home | None = None, **wishes: Any) -> None:
        self.table = table or Home(**{"pace": 0, **wishes})
        self.sent = []
        self.table.send = lambda content, buffers=None: self.sent.append(content)
        self.n = 0

    def open(self, game: str, **chosen: Any) -> dict[str, Any]:
        self.do("open", game=game, **chosen)
        return self.frame

    def home(self) -> dict[str, Any]:
        self.do("go", to="home")
        return dict(self.frame["home"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_a_tile_with_all_its_texts(lang: str) -> None:
    desk = HomeDesk(lang=lang)
    assert desk.frame["phase"] == "home"
    tiles = desk.frame["home"]["games"]
    assert tuple(tile["game"] for tile in tiles) == cardlib.game_names()
    for tile in tiles:
        texts = [tile["name"], tile["about"], *tile["facts"], *(other["say"] for other in tile["alt"])]
        assert all(texts)
        assert not {"name", "about"} & set(texts)
        assert {other["lang"] for other in tile["alt"]} <= set(LANGUAGES) - {lang}
    assert desk.frame["home"]["waits"] == []
    ui = desk.table.words["ui"]
    assert all(ui[f"ui.home.{key}"] for key in ("title", "lead", "waits", "go_on", "play", "set_up", "back"))


@each_game
def test_a_match_stays_open_and_is_gone_on_with(name: str) -> None:
    desk = HomeDesk(level=1)
    frame = desk.open(name, seed="7")
    assert (frame["game"], frame["seed"], frame["leave"]) == (name, 7, True)
    desk.first()
    actions, scene = desk.actions(), desk.frame["scene"]
    home = desk.home()
    assert home["at"] == name
    assert [match["game"] for match in home["waits"]] == [name]
    assert "scene" not in desk.frame
    again = desk.open(name)
    assert (desk.actions(), again["scene"]) == (actions, scene)
    assert (again["events"], again["moves"]) == ([], []), "nothing is announced twice"


def test_one_match_for_each_game() -> None:
    desk = HomeDesk()
    for name in GAMES:
        desk.open(name, seed=7)
        desk.home()
    assert [match["game"] for match in desk.frame["home"]["waits"]] == list(reversed(GAMES))
    desk.open(GAMES[0], seed=8)
    assert desk.frame["seed"] == 8
    waits = desk.home()["waits"]
    assert len(waits) == len(GAMES)
    assert waits[0]["game"] == GAMES[0]


def test_what_is_chosen_is_what_is_dealt() -> None:
    frame = HomeDesk().open("auktsion", lang="ja", seats=3, seat=2, level=1, seed="０５")
    assert (frame["lang"], len(frame["names"]), frame["seat"], frame["level"], frame["seed"]) == ("ja", 3, 2, 1, 5)


def test_a_match_that_is_over_waits_for_nobody_and_makes_room() -> None:
    desk = HomeDesk(level=1)
    desk.open("stand_or_trade", seed=7, options={"games": 1})
    assert list(desk.play(400))[-1]["phase"] == "over"
    assert desk.home()["waits"] == []
    assert desk.open("stand_or_trade")["phase"] != "over"


@pytest.mark.parametrize(
    "chosen",
    [
        {"game": "bridge"},
        {"game": "auktsion", "seed": "2.5"},
        {"game": "auktsion", "seat": 4},
        {"game": "auktsion", "seats": 9},
        {"game": "auktsion", "level": 7},
        {"game": "auktsion", "lang": "xx"},
        {"game": "auktsion", "options": {"colour": "red"}},
    ],
)
def test_what_cannot_be_is_told_and_changes_nothing(chosen: dict[str, Any]) -> None:
    desk = HomeDesk()
    desk.do("open", **chosen)
    assert desk.frame["phase"] == "home"
    assert desk.trouble()
    assert desk.frame["home"]["waits"] == []


def test_an_act_for_a_table_that_was_left() -> None:
    desk = HomeDesk()
    frame = desk.open("stand_or_trade", seed=7)
    desk.home()
    actions = desk.actions()
    desk.act(*frame["legal"][0], rev=frame["rev"])
    assert desk.frame["phase"] == "home"
    assert plain(desk.frame["notice"])
    assert desk.actions() == actions
    for intent in ({"do": "ask", "what": "hint"}, {"do": "new"}, {"do": "save"}, {"do": "go", "to": "undo"}):
        desk.do(**intent)
        assert desk.frame["phase"] == "home"


def test_language_goes_along() -> None:
    desk = HomeDesk()
    desk.do("set", lang="ru")
    assert (desk.frame["lang"], desk.table.words["lang"]) == ("ru", "ru")
    assert desk.open("auktsion")["lang"] == "ru"
    desk.do("set", lang="ja")
    desk.home()
    assert (desk.frame["lang"], desk.table.words["lang"]) == ("ja", "ja")


def kept_all(desk: HomeDesk, kept: dict[str, Any]) -> dict[str, Any]:
    """What a page has kept after one more frame."""
    new = json.loads(json.dumps(desk.frame["keep"]))
    return {**new, "matches": {**kept.get("matches", {}), **new["matches"]}}


def test_a_reloaded_page_has_every_match_again() -> None:
    desk, kept, actions = HomeDesk(lang="ru"), {}, {}
    for name in GAMES:
        desk.open(name, seed=7)
        desk.first()
        actions[name] = desk.actions()
        kept = kept_all(desk, kept)
        assert list(desk.frame["keep"]["matches"]) == [name], "a frame carries one match"
        if name != GAMES[-1]:
            desk.home()
    later = HomeDesk(open_home("", pace=0))
    later.do("resume", keep=kept)
    assert (later.frame["game"], later.frame["lang"]) == (GAMES[-1], "ru")
    assert later.actions() == actions[GAMES[-1]]
    later.home()
    for name in GAMES:
        later.open(name)
        assert later.actions() == actions[name]
        later.home()
    at_home = HomeDesk(open_home("", pace=0))
    at_home.do("resume", keep=kept_all(later, kept))
    assert at_home.frame["phase"] == "home"
    assert len(at_home.frame["home"]["waits"]) == len(GAMES)


@pytest.mark.parametrize(
    "keep",
    [
        {},
        {"matches": 7},
        {"at": "auktsion", "matches": {"auktsion": 5}},
        {"at": [], "matches": {"bridge": {}}, "lang": 1},
    ],
)
def test_what_cannot_be_gone_on_from_leaves_the_start_page(keep: dict[str, Any]) -> None:
    desk = HomeDesk(open_home("", pace=0))
    desk.do("resume", keep=keep)
    assert desk.frame["phase"] == "home"
    assert desk.frame["resume"] is False
    assert desk.table.failures == []


def test_an_address_opens_a_game_at_once() -> None:
    table = open_home("game=auktsion&seed=5&seat=1&lang=ja", pace=0)
    frame = table.frame
    assert (frame["game"], frame["seed"], frame["seat"], frame["lang"]) == ("auktsion", 5, 1, "ja")
    assert frame["trouble"] is None
    desk = HomeDesk(table)
    assert desk.home()["waits"][0]["game"] == "auktsion"


def test_an_address_without_a_game_is_for_whatever_is_opened() -> None:
    desk = HomeDesk(open_home("lang=ru&seed=5&level=1", pace=0))
    assert (desk.frame["phase"], desk.frame["lang"], desk.frame["trouble"]) == ("home", "ru", None)
    frame = desk.open("stand_or_trade")
    assert (frame["seed"], frame["level"]) == (5, 1)


@pytest.mark.parametrize(
    "query", ["game=bridge&lang=ja", "seat=1&lang=ja", "options=games:1&lang=ja", "level=9&lang=ja", "record=x&lang=ja"]
)
def test_a_bad_address_gets_a_line_and_keeps_the_rest(query: str) -> None:
    frame = open_home(query, pace=0).frame
    assert (frame["phase"], frame["lang"]) == ("home", "ja")
    assert query.partition("=")[0] in plain(frame["trouble"]["say"])


def test_the_snapshot_names_the_games_and_what_waits() -> None:
    desk = HomeDesk()
    desk.open("auktsion", seed=7)
    desk.home()
    text = desk.table.snapshot()
    for tile in desk.frame["home"]["games"]:
        assert tile["name"] in text
    assert desk.frame["home"]["waits"][0]["title"] in text
    assert "<script" not in text
