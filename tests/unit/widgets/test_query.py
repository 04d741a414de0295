"""Pages by address: what a query string may ask for, and the friendly line where it can't be."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.page import plain
from kit.strict import strict
from kit.walk import at_random

import cardlib
from cardlib.explain import LANGUAGES
from cardwidgets import Table
from cardwidgets.dashboard import NAMES, open_table, read_query

GAME = cardlib.game("stand_or_trade")
RECORD = at_random(GAME, 3, most=9).states[-1].record()


def opened(query: str, **wishes: Any) -> Table:
    return open_table("stand_or_trade", query, **{"pace": 0, **wishes})


def trouble(table: Table) -> str:
    found = table.frame["trouble"]
    return plain(found["say"]) if found else ""


def test_every_parameter_works() -> None:
    options = "games:3,target:9,tie:last_hand,straight_flush:suit"
    table = opened(f"game=stand_or_trade&seed=12&seat=2&seats=4&level=1&lang=ru&pace=0&options={options}&reveal=1")
    frame = table.frame
    assert trouble(table) == ""
    assert (frame["seed"], frame["seat"], frame["level"], frame["lang"]) == (12, 2, 1, "ru")
    assert frame["options"] == {"games": 3, "target": 9, "tie": "last_hand", "straight_flush": "suit"}
    assert frame["reveal"] is True
    assert frame["resume"] is True
    assert set(NAMES) == {"game", "seed", "seat", "seats", "level", "lang", "pace", "options", "record", "reveal"}


def test_the_address_comes_before_the_pages_wishes() -> None:
    table = opened("seed=5&lang=ja", seed=1, lang="en", level=1)
    assert (table.frame["seed"], table.frame["lang"], table.frame["level"]) == (5, "ja", 1)
    assert opened("seed=0", seed=1).frame["seed"] == 0
    assert opened("", seed=1).frame["seed"] == 1


def test_a_record_in_the_address() -> None:
    table = opened(urlencode({"record": json.dumps(RECORD), "lang": "ja"}), seed=4, options={"games": 2})
    assert trouble(table) == ""
    assert table.record()["actions"][: len(RECORD["actions"])] == RECORD["actions"]
    assert table.frame["lang"] == "ja"


def test_another_game_in_the_address() -> None:
    assert opened("game=toy").frame["game"] == "toy"
    table = opened("lang=ja&game=toy", options={"games": 2})
    assert table.frame["game"] == "stand_or_trade", "the page's options are not of that game"
    assert table.frame["lang"] == "ja", "what is not at fault stays"
    assert "toy" in trouble(table)


BAD = [
    ("seed=x", "seed"), ("seed=-1", "seed"), ("seed=9007199254740992", "seed"), ("seed=1.5", "seed"),
    ("seed=-%2B5", "seed"),
    ("seat=4", "seat"), ("seat=-1", "seat"), ("seat=a", "seat"), ("seats=3", "seats"), ("level=9", "level"),
    ("lang=de", "lang"), ("pace=-1", "pace"), ("pace=nan", "pace"), ("pace=fast", "pace"), ("pace=1e9", "pace"),
    ("options=games", "options"), ("options=games:0", "options"), ("options=:3", "options"), ("options=x:3", "options"),
    ("options=tie:3", "options"), ("record={}", "record"), ("record=x", "record"), ("reveal=maybe", "reveal"),
    ("game=bridge", "game"), ("game=../toy", "game"), ("colour=red", "colour"), ("%3Cimg+src%3Dx%3E=1", "<img src=x>"),
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("query", "name"), BAD, ids=[query for query, _ in BAD])
def test_a_bad_parameter_is_left_out_and_told(query: str, name: str, lang: str) -> None:
    wish = {} if name == "lang" else {"lang": lang}
    table = opened(f"{query}&level=1" if name != "level" else query, seed=3, **wish)
    text = trouble(table)
    assert name in text
    assert "\n" not in text
    assert "error." not in text
    assert table.frame["phase"] in ("waiting", "busy")
    assert name == "level" or table.frame["level"] == 1, "the others are kept"
    assert table.frame["seed"] == 3
    assert table.failures == []


@pytest.mark.parametrize("query", ["options=games:0,tie:extend", "options=foo:true", "pace=99", "pace=10.5", "level=7"])
def test_what_is_refused_is_quoted_as_it_was_written(query: str) -> None:
    trouble = opened(query).frame["trouble"]
    assert f"“{query.partition('=')[2]}”" in plain(trouble["say"])


def test_several_bad_ones_are_all_left_out() -> None:
    table = opened("seed=x&seat=9&lang=xx&options=q&reveal=1&nonsense")
    assert table.frame["reveal"] is True
    assert trouble(table)


def test_empty_values_are_no_wishes() -> None:
    table = opened("seed=&lang=&reveal=&options=", seed=9)
    assert trouble(table) == ""
    assert table.frame["seed"] == 9


def test_many_parameters_are_no_fault() -> None:
    assert opened("&" * 5000 + "seed=4").frame["seed"] == 4
    assert opened("&".join(["seed=4"] * 500)).frame["seed"] == 4


def test_full_width_digits_are_read() -> None:
    assert opened("seed=" + quote("１２")).frame["seed"] == 12


@given(st.text(max_size=80))
def test_any_query_string_is_read(query: str) -> None:
    asked, troubles = read_query(query)
    assert set(asked) <= set(NAMES)
    for lang in LANGUAGES:
        for one in troubles:
            assert "\n" not in strict(lang, None, "cardwidgets", echo=True).text(one)


values = st.one_of(
    st.text(max_size=12),
    st.sampled_from(
        ["0", "1", "-1", "4", "true", "ja", "games:3", "tie:last_hand,games:x", "stand_or_trade", "toy", "{}"]
    ),
)


@given(st.lists(st.tuples(st.sampled_from([*NAMES, "x"]), values), max_size=5))
def test_any_address_gives_a_table(pairs: list[tuple[str, str]]) -> None:
    table = opened(urlencode(pairs, errors="replace"))
    json.dumps(table.frame)
    assert table.frame["phase"] in ("waiting", "busy", "pause", "over")
    assert table.failures == []
    table.close()
