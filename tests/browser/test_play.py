"""Whole matches on the real dashboard: by mouse, by keyboard, by touch; the page held against the engine."""

from __future__ import annotations

import json
from collections.abc import Callable

import cardlib
from tests.browser.mirror import Mirror
from tests.browser.table_page import TablePage

Open = Callable[..., TablePage]


def test_a_match_by_mouse(open_table: Open) -> None:
    """From the deal to the result by mouse; after every step the page shows what the engine says; then the file."""
    table, mirror = open_table("seed=7&pace=0&options=games:3"), Mirror("stand_or_trade", 7, games=3)
    for _ in range(200):
        mirror.check(table)
        if mirror.session.phase == "over":
            break
        if mirror.session.phase == "pause":
            table.go_on()
            mirror.go_on()
            continue
        act = mirror.session.choose(0).act.to_json()
        table.do(act)
        mirror.do(act)
    assert table.phase == "over"
    with table.page.expect_download() as download:
        table.button("settings").click()
        table.button("save").click()
    saved = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert cardlib.replay(saved).result == mirror.session.live.result


def test_a_match_by_keyboard(open_table: Open) -> None:
    """Nothing but keys: arrows among the cards, Tab to the controls, Enter; the focus is never lost."""
    table, mirror = open_table("seed=12&pace=0&options=games:1"), Mirror("stand_or_trade", 12, games=1)
    keys = table.page.keyboard
    table.root.locator(".me .hand [data-card]").first.focus()
    for _ in range(60):
        mirror.check(table)
        if mirror.session.phase != "waiting":
            break
        act = mirror.session.choose(0).act.to_json()
        before = table.rev
        if act[0] == "give":
            _tab_to(table, ".me .hand [data-card]")
            keys.press("Home")
            for _ in range(6):
                if table.page.evaluate("document.activeElement.dataset.card") == act[1]:
                    break
                keys.press("ArrowRight")
        else:
            _tab_to(table, f"[data-act='{json.dumps(act)}']")
        keys.press("Enter")
        table.after(before)
        mirror.do(act)
        assert table.page.evaluate("document.querySelector('.kibitz').contains(document.activeElement)")
    assert table.phase == "over"


def _tab_to(table: TablePage, selector: str) -> None:
    """Press Tab until the focus is on an element that matches."""
    for _ in range(60):
        if table.page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        table.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def test_a_game_by_touch(open_table: Open) -> None:
    """On a phone of 360 px, by tapping; nothing scrolls sideways and every target is 44 px."""
    settings = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    table, mirror = open_table("seed=3&pace=0&options=games:1", **settings), Mirror("stand_or_trade", 3, games=1)
    for _ in range(60):
        mirror.check(table)
        width = table.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360
        small = table.root.locator("button:visible").evaluate_all(
            "els => els.filter(el => !el.matches('.rule')).map(el => [el, el.getBoundingClientRect()])"
            ".filter(([, r]) => r.width < 43.5 || r.height < 43.5).map(([el]) => el.outerHTML)"
        )
        assert not small
        if mirror.session.phase != "waiting":
            break
        act = mirror.session.choose(0).act.to_json()
        before = table.rev
        table.control(act).tap()
        table.after(before)
        mirror.do(act)
    assert table.phase == "over"


def test_others_at_their_pace(open_table: Open) -> None:
    """With a pace the others act one after another, and the table says that it is busy."""
    table = open_table("seed=7&pace=0.3")
    revs = table.rev
    table.control(["trade"]).click()
    table.page.wait_for_selector('.kibitz[data-phase="busy"]')
    table.settled()
    assert table.rev >= revs + 4
