"""The dashboard as a page: reloads, addresses, kernels started ahead, several views, lost kernels."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

from tests.browser.conftest import DASHBOARDS
from tests.browser.servers import Server, notebook, voila
from tests.browser.table_page import TablePage

Open = Callable[..., TablePage]
Contexts = Callable[..., BrowserContext]


def kernels(server: Server) -> list[int]:
    """The process numbers of a server's kernels."""
    listed = subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()[1:]]
    return [int(pid) for pid, parent, args in rows if int(parent) == server.pid and "ipykernel" in args]


def test_a_reload_goes_on_where_it_was(open_table: Open) -> None:
    table = open_table("seed=7&pace=0&lang=ja")
    table.do(["trade"])
    table.do(table.acts[0])
    acts, hand, story = table.acts, table.hand, table.story
    table.page.reload(wait_until="commit")
    table.ready()
    table.page.wait_for_function("n => document.querySelectorAll('.kibitz .story li').length >= n", arg=len(story))
    assert (table.acts, table.hand, table.story) == (acts, hand, story)
    assert table.root.get_attribute("lang") == "ja"


def test_a_reload_keeps_look_pace_and_level(open_table: Open) -> None:
    table = open_table("seed=7&pace=0.6")
    table.button("settings").click()
    table.button("theme:dark").click()
    table.button("suits:two").click()
    before = table.rev
    table.button("pace").select_option("0")
    table.after(before)
    before = table.rev
    table.button("level").select_option("1")
    table.after(before)
    table.page.reload(wait_until="commit")
    table.ready()
    table.page.wait_for_selector('.kibitz[data-theme="dark"][data-suits="two"]')
    table.button("settings").click()
    table.page.wait_for_function("() => document.querySelector('.kibitz [data-k=pace]').value === '0'")
    assert table.button("level").input_value() == "1"


def test_another_address_is_another_game(open_table: Open) -> None:
    table = open_table("seed=7&pace=0")
    table.do(["trade"])
    other = open_table("seed=8&pace=0", page=table.page.context.new_page())
    assert other.acts != table.acts
    assert other.hand != table.hand


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("seed=abc", "seed"),
        ("seed=-1", "seed"),
        ("lang=xx", "lang"),
        ("level=9", "level"),
        ("seat=4", "seat"),
        ("options=games:0", "options"),
        ("options=nonsense", "options"),
        ("record=%7B", "record"),
        ("pace=fast", "pace"),
        ("colour=red", "colour"),
        ("game=bridge", "game"),
        ("seats=5", "seats"),
    ],
)
def test_a_bad_address_gets_a_friendly_line(open_table: Open, query: str, said: str) -> None:
    table = open_table(f"{query}&pace=0" if not query.startswith("pace") else query)
    line = table.root.locator(".trouble").inner_text()
    assert said in line
    assert "Traceback" not in table.page.content()
    assert len(table.hand) == 6


def test_a_good_address(open_table: Open) -> None:
    table = open_table("seed=0&seat=2&level=1&lang=ru&pace=0&reveal=1&options=games:1,tie:last_hand")
    assert table.root.locator(".trouble").count() == 0
    assert table.root.get_attribute("lang") == "ru"
    assert len(set(table.cards)) == 24


def test_visitors_of_kernels_started_ahead(contexts: Contexts, tmp_path: Path) -> None:
    """Each visitor gets his own address's wishes, and without a seed a deal of his own."""
    with voila(DASHBOARDS, "--preheat=2", log=tmp_path / "log") as server:
        time.sleep(8)
        seen = []
        for query in ("lang=ja&seed=5&pace=0", "lang=ru&seed=6&pace=0", "pace=0", "pace=0"):
            table = TablePage(contexts().new_page())
            table.open(server.page("stand_or_trade", query))
            seen.append((table.root.get_attribute("lang"), tuple(table.hand)))
            assert not table.errors
        assert [lang for lang, _ in seen] == ["ja", "ru", "en", "en"]
        assert len({hand for _, hand in seen}) == 4


def test_two_views_of_one_table(contexts: Contexts, tmp_path: Path) -> None:
    """An act in one view is seen in both; a view that is behind is told so, and nothing happens twice."""
    cell = "import cardwidgets\nfrom IPython.display import display\n"
    cell += "table = cardwidgets.Table('stand_or_trade', seed=7, pace=0)\ndisplay(table, table)"
    notebook(tmp_path / "two.ipynb", [cell])
    with voila(tmp_path) as server:
        page = contexts().new_page()
        table = TablePage(page)
        table.open(server.page("two"))
        page.wait_for_function("document.querySelectorAll('.kibitz[data-rev]').length === 2")
        page.evaluate("() => [...document.querySelectorAll('.kibitz [data-act]')].forEach(el => el.click())")
        page.wait_for_function("document.querySelectorAll('.kibitz [data-act*=give]').length === 12")
        roots = page.locator(".kibitz")
        assert [roots.nth(i).locator(".notice").count() for i in (0, 1)] == [1, 1]
        assert not table.errors


def test_a_dead_kernel_is_noticed_and_there_is_a_way_on(contexts: Contexts, tmp_path: Path) -> None:
    with voila(DASHBOARDS, log=tmp_path / "log") as server:
        table = TablePage(contexts().new_page())
        table.open(server.page("stand_or_trade", "seed=7&pace=0"))
        table.do(["trade"])
        acts, hand = table.acts, table.hand
        for pid in kernels(server):
            os.kill(pid, signal.SIGSTOP)
        table.page.wait_for_selector('.kibitz[data-phase="lost"]', timeout=25_000)
        assert table.acts == []
        assert table.hand == hand
        for pid in kernels(server):
            os.kill(pid, signal.SIGKILL)
        table.root.locator(".trouble button").click()
        table.page.wait_for_timeout(500)
        table.ready()
        table.page.wait_for_selector('.kibitz [data-act*="give"]', timeout=30_000)
        assert (table.acts, table.hand) == (acts, hand)


def test_closed_pages_leave_no_kernels(contexts: Contexts, tmp_path: Path) -> None:
    with voila(DASHBOARDS, log=tmp_path / "log") as server:
        context = contexts()
        for _ in range(4):
            page = context.new_page()
            table = TablePage(page)
            table.open(server.page("stand_or_trade", "seed=7"))
            page.goto("about:blank")
            page.close()
        end = time.monotonic() + 30
        while kernels(server) and time.monotonic() < end:
            time.sleep(0.5)
        assert kernels(server) == []


def test_nothing_comes_from_outside(contexts: Contexts, dashboards: Server) -> None:
    page = contexts().new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    table = TablePage(page)
    table.open(dashboards.page("stand_or_trade", "seed=7&pace=0"))
    table.do(["trade"])
    outside = [
        url
        for url in asked
        if not url.startswith((dashboards.url, "data:", "blob:", dashboards.url.replace("http", "ws")))
    ]
    assert outside == []
    assert table.errors == []
