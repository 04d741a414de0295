"""The start page: into every game and back on one kernel; language, reload, addresses, focus, axe."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.conftest import DASHBOARDS, REPO
from tests.browser.servers import Server, voila
from tests.browser.table_page import TablePage
from tests.browser.test_axe import violations
from tests.browser.test_pages import kernels

Open = Callable[..., TablePage]
GAMES = sorted(path.parent.name for path in (REPO / "cardlib" / "games").glob("*/rules.py"))


def focused(table: TablePage) -> str:
    """The internal key or act of the control that has the focus."""
    found: str = table.page.evaluate(
        "() => document.activeElement?.dataset.act ?? document.activeElement?.dataset.k ?? ''"
    )
    return found


def step(table: TablePage) -> None:
    """Do the first thing that one press does now: an act, or going on after a deal."""
    if table.phase == "waiting" and table.acts:
        table.do(table.acts[0])
    elif table.phase == "pause":
        table.go_on()


def test_into_every_game_and_back_on_one_kernel(contexts: Callable[..., BrowserContext], tmp_path: Path) -> None:
    with voila(DASHBOARDS, log=tmp_path / "log") as server:
        table = TablePage(contexts().new_page())
        table.open(f"{server.url}/?pace=0")
        assert table.phase == "home"
        assert table.root.locator(".tile").count() == len(GAMES)
        running = kernels(server)
        for game in GAMES:
            table.press(f"open:{game}")
            assert table.root.get_attribute("data-game") == game
            assert table.hand
            step(table)
            table.press("home")
            assert table.phase == "home"
            assert focused(table) == f"open:{game}"
            assert table.root.locator(".resume").get_attribute("data-game") == game
            assert table.cards == []
        for game in GAMES:
            assert table.root.locator(f".tile[data-game={game}] .going").count() == 1
        assert kernels(server) == running
        assert len(running) == 1
        assert not table.errors


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_gone_on_with_where_it_was(open_table: Open, game: str) -> None:
    table = open_table("pace=0&seed=7&lang=ja", game="index")
    table.press(f"open:{game}")
    step(table)
    acts, hand = table.acts, table.hand
    table.press("home")
    other = next(one for one in GAMES if one != game)
    table.press(f"open:{other}")
    assert table.root.get_attribute("lang") == "ja"
    table.press("home")
    table.press(f"open:{game}")
    assert (table.acts, table.hand) == (acts, hand)


def test_a_language_is_kept_from_the_page_to_the_table_and_back(open_table: Open) -> None:
    table = open_table("pace=0", game="index")
    table.press("lang:ru")
    assert "Сыграйте" in table.root.locator("h2").inner_text()
    table.press(f"open:{GAMES[0]}")
    assert table.root.get_attribute("lang") == "ru"
    table.press("lang:ja")
    table.press("home")
    assert table.root.get_attribute("lang") == "ja"


def test_seat_level_and_seed_are_chosen(open_table: Open) -> None:
    table = open_table("pace=0", game="index")
    table.button("set-up:stand_or_trade").click()
    dialog = table.page.locator(".kibitz dialog[open]")
    dialog.locator("[id$=set-seat]").select_option("2")
    dialog.locator("[id$=set-level]").select_option("1")
    dialog.locator("[id$=set-seed]").fill("5")
    table.press("begin")
    assert table.root.locator("[data-k=seed]").input_value() == "5"
    alone = open_table("pace=0&seed=5&seat=2&level=1", page=table.page.context.new_page())
    assert (alone.hand, alone.acts) == (table.hand, table.acts)


def test_a_wrong_seed_is_told_on_the_page(open_table: Open) -> None:
    table = open_table("pace=0", game="index")
    table.button("set-up:stand_or_trade").click()
    table.page.locator(".kibitz dialog[open] [id$=set-seed]").fill("2.5")
    table.press("begin")
    assert table.phase == "home"
    assert "2.5" in table.root.locator(".trouble").inner_text()


def test_by_the_keyboard_alone(open_table: Open) -> None:
    table = open_table("pace=0&seed=7", game="index")
    for _ in range(20):
        table.page.keyboard.press("Tab")
        if focused(table) == "open:stand_or_trade":
            break
    before = table.rev
    table.page.keyboard.press("Enter")
    table.after(before)
    assert focused(table) == '["trade"]'
    table.button("home").focus()
    before = table.rev
    table.page.keyboard.press("Enter")
    table.after(before)
    assert focused(table) == "open:stand_or_trade"


def test_a_reload_goes_on_where_it_was(open_table: Open) -> None:
    table = open_table("pace=0&seed=7&lang=ru", game="index")
    for game in GAMES:
        table.press(f"open:{game}")
        step(table)
        if game != GAMES[-1]:
            table.press("home")
    acts, hand = table.acts, table.hand
    reload(table, f"[data-game={GAMES[-1]}]")
    assert (table.acts, table.hand) == (acts, hand)
    table.press("home")
    assert table.root.locator(".going").count() == len(GAMES)
    reload(table, "[data-phase=home]")
    table.page.wait_for_selector(".kibitz .resume")
    assert table.root.locator(".going").count() == len(GAMES)
    assert table.root.get_attribute("lang") == "ru"


def reload(table: TablePage, state: str) -> None:
    table.page.reload(wait_until="commit")
    table.ready()
    table.page.wait_for_selector(f".kibitz{state}")
    table.settled()


def test_an_address_opens_a_game_at_once(open_table: Open) -> None:
    table = open_table("game=auktsion&seed=5&pace=0", game="index")
    assert table.root.get_attribute("data-game") == "auktsion"
    assert table.root.locator("[data-k=seed]").input_value() == "5"
    table.press("home")
    reload(table, "[data-phase=home]")


def test_a_bad_address_gets_a_friendly_line(open_table: Open) -> None:
    table = open_table("game=bridge&pace=0", game="index")
    assert table.phase == "home"
    assert "bridge" in table.root.locator(".trouble").inner_text()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_axe_and_room(open_table: Open, scheme: str, width: int, height: int) -> None:
    settings: dict[str, Any] = {"color_scheme": scheme, "reduced_motion": "reduce", "has_touch": width < 500}
    table = open_table("pace=0&seed=7&lang=ru", game="index", viewport={"width": width, "height": height}, **settings)
    assert violations(table) == []
    table.button("set-up:auktsion").click()
    table.page.locator(".kibitz dialog[open]").wait_for()
    assert violations(table) == []
    table.page.keyboard.press("Escape")
    table.press("open:stand_or_trade")
    assert violations(table) == []
    table.press("home")
    for lang in ("ru", "ja", "en"):
        if lang != "ru":
            table.press(f"lang:{lang}")
        assert violations(table) == []
        assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        small = table.root.locator("button, select, input").evaluate_all(
            "els => els.map(el => [el.dataset.k, el.getBoundingClientRect()]).filter(([k, r]) => r.width &&"
            " (r.height < 43.5 || r.width < 43.5) && !String(k).startsWith('lang:')).map(([k]) => k)"
        )
        assert small == []


def test_the_server_leads_to_it(contexts: Callable[..., BrowserContext], dashboards: Server) -> None:
    table = TablePage(contexts().new_page())
    table.open(f"{dashboards.url}/?lang=ja&pace=0")
    assert table.phase == "home"
    assert table.root.get_attribute("lang") == "ja"
