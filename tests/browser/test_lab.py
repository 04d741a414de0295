"""The tutorial in a real JupyterLab and a real Notebook 7: its tables live there, and keys stay where they belong."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import REPO
from tests.browser.servers import jupyter
from tests.browser.table_page import TablePage

Contexts = Callable[..., BrowserContext]
ADDRESS = {
    "lab": "/lab/tree/tutorials/stand_or_trade.ipynb?reset",
    "notebook": "/notebooks/tutorials/stand_or_trade.ipynb",
}


@pytest.mark.parametrize("kind", ["lab", "notebook"])
def test_the_tutorial(contexts: Contexts, tmp_path: Path, kind: str) -> None:
    shutil.copytree(REPO / "notebooks" / "tutorials", tmp_path / "tutorials")
    with jupyter(kind, tmp_path) as server:
        page = contexts(viewport={"width": 1400, "height": 900}).new_page()
        table = TablePage(page)
        page.goto(server.url + ADDRESS[kind], wait_until="commit")
        page.wait_for_selector(".jp-NotebookPanel .jp-Cell", timeout=90_000)
        page.wait_for_selector('.jp-Notebook-ExecutionIndicator[data-status="idle"]', timeout=90_000)
        run_all(page)
        page.wait_for_function("document.querySelectorAll('.kibitz[data-rev]').length >= 5", timeout=90_000)
        page.wait_for_selector('.jp-Notebook-ExecutionIndicator[data-status="idle"]', timeout=90_000)
        page.wait_for_timeout(1000)  # the notebook takes the focus once more when the last cell is done
        live = page.locator('.kibitz[data-phase="waiting"]:has([data-act])').first
        live.scroll_into_view_if_needed()
        page.wait_for_timeout(2000)  # scrolling makes the notebook put cells into the page and take others out
        cells = page.locator(".jp-Cell").count()
        keys_stay_in_the_table(page, live)
        assert page.locator(".jp-Cell").count() == cells
        act = live.locator("[data-act]").first
        rev = live.get_attribute("data-rev")
        act.click()
        page.wait_for_function(
            "rev => [...document.querySelectorAll('.kibitz')].some(k => +k.dataset.rev > +rev && k.dataset.phase === 'waiting')",
            arg=rev,
        )
        ours = [error for error in table.errors if "kibitz" in error.lower() or "anywidget" in error.lower()]
        assert ours == []


def run_all(page: Page) -> None:
    """Run > Run All Cells."""
    page.locator(".lm-MenuBar-itemLabel", has_text=re.compile("^Run$")).first.click()
    page.locator(".lm-Menu-itemLabel", has_text=re.compile("^Run All Cells$")).first.click()


def keys_stay_in_the_table(page: Page, live: object) -> None:
    """Keys that edit a notebook (a, b, d d, x, 0 0) do nothing to it while the focus is in a table."""
    card = live.locator(".me .hand [data-card]").first  # type: ignore[attr-defined]
    card.focus()
    for key in ("a", "b", "d", "d", "x", "0", "0", "m", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.locator(".jp-Dialog").count() == 0
    focused = page.evaluate("document.activeElement.dataset.card")
    assert focused == card.get_attribute("data-card")
