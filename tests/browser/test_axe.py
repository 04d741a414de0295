"""axe-core finds nothing to complain about inside our root: two themes, three languages, every state of a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.table_page import TablePage

Open = Callable[..., TablePage]
AXE = Path(__file__).parents[2] / "widgets" / "js" / "node_modules" / "axe-core" / "axe.min.js"


def violations(table: TablePage) -> list[str]:
    """What axe finds inside the root: its rule, and where."""
    if not table.page.evaluate("() => 'axe' in window"):
        table.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = table.page.evaluate("async () => (await axe.run('.kibitz', {resultTypes: ['violations']})).violations")
    return [f"{v['id']}: {n['html'][:160]} {n.get('failureSummary', '')[:200]}" for v in found for n in v["nodes"]]


def walk(table: TablePage) -> None:
    """Through the states of a game: declaring, a raised card, why not, giving, a rule, settings, the sheet."""
    assert violations(table) == []
    table.root.locator(".me .hand [data-card]").first.click()
    table.root.locator("button.act[aria-disabled=true]").first.click(force=True)
    table.root.locator(".why").wait_for()
    assert violations(table) == []
    table.page.keyboard.press("Escape")
    table.button("settings").click()
    assert violations(table) == []
    table.page.keyboard.press("Escape")
    table.root.locator(".story .rule").first.click()
    table.page.locator(".kibitz dialog[open]").wait_for()
    assert violations(table) == []
    table.page.keyboard.press("Escape")
    while table.phase == "waiting":
        table.do(table.acts[0])
        if table.acts and table.acts[0][0] == "give":
            assert violations(table) == []
    assert table.phase == "pause"
    table.page.wait_for_timeout(500)
    assert violations(table) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "ja", "ru"])
def test_no_violations(open_table: Open, lang: str, scheme: str) -> None:
    walk(open_table(f"seed=4&pace=0&lang={lang}", color_scheme=scheme, reduced_motion="reduce"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_violations_on_a_phone(open_table: Open, scheme: str) -> None:
    settings = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
    walk(open_table("seed=4&pace=0&lang=ru", color_scheme=scheme, reduced_motion="reduce", **settings))
