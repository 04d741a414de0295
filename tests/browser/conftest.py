"""Fixtures for tests in a real Chromium against real servers."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.servers import BROWSER_ARGS, Server, voila
from tests.browser.table_page import TablePage

REPO = Path(__file__).parents[2]
DASHBOARDS = REPO / "notebooks" / "dashboards"

NewTable = Callable[..., TablePage]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, once for all tests of a process."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["KIBITZ_CHROMIUM"], args=BROWSER_ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def dashboards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The real dashboards, served as `kibitz dashboards` does."""
    with voila(DASHBOARDS, log=tmp_path_factory.mktemp("voila") / "log") as server:
        yield server


@pytest.fixture
def contexts(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Makes browser contexts that are closed after the test."""
    made: list[BrowserContext] = []

    def make(**settings: object) -> BrowserContext:
        settings.setdefault("viewport", {"width": 1280, "height": 800})
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        context.set_default_timeout(20_000)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture
def open_table(contexts: Callable[..., BrowserContext], dashboards: Server) -> Iterator[NewTable]:
    """`open_table(query, **context settings)`: a dashboard's table, ready for use; fails on errors in its console."""
    tables: list[TablePage] = []

    def open_(
        query: str = "seed=7&pace=0", *, game: str = "stand_or_trade", page: Page | None = None, **settings: object
    ) -> TablePage:
        table = TablePage(page or contexts(**settings).new_page())
        tables.append(table)
        table.open(dashboards.page(game, query))
        return table

    yield open_
    for table in tables:
        assert not table.errors, table.errors
