"""A table in a browser, as a test uses it: what it shows, and pressing what can be pressed."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page

READY = ".kibitz[data-phase][data-rev]"


class TablePage:
    """The first table on a page. `errors` collects what the browser's console calls errors."""

    def __init__(self, page: Page, root: str = ".kibitz") -> None:
        self.page = page
        self.root = page.locator(root).first
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)

    def open(self, url: str) -> None:
        """Go to a dashboard and wait until its table can be used."""
        self.page.goto(url, wait_until="commit")
        self.ready()

    def ready(self) -> None:
        """Wait until the table is drawn and nobody is thinking."""
        self.page.wait_for_selector(READY, timeout=60_000)
        self.settled()

    def settled(self, timeout: float = 20_000) -> str:
        """Wait until nothing is on its way and nobody is thinking; gives the phase."""
        self.page.wait_for_function(
            "() => { const k = document.querySelector('.kibitz');"
            " return k && k.dataset.rev && k.dataset.phase !== 'busy' && !('sent' in k.dataset) }",
            timeout=timeout,
        )
        return self.phase

    @property
    def phase(self) -> str:
        return self.root.get_attribute("data-phase") or ""

    @property
    def rev(self) -> int:
        return int(self.root.get_attribute("data-rev") or -1)

    @property
    def acts(self) -> list[list[Any]]:
        """Every act that one press makes now."""
        texts = self.root.locator("[data-act]").evaluate_all("els => els.map(el => el.dataset.act)")
        return [json.loads(text) for text in texts]

    @property
    def hand(self) -> list[str]:
        """The cards of the learner's hand, in order."""
        cards: list[str] = self.root.locator(".me .hand [data-card]").evaluate_all(
            "els => els.map(el => el.dataset.card)"
        )
        return cards

    @property
    def cards(self) -> list[str]:
        """Every face-up card anywhere on the table."""
        cards: list[str] = self.root.locator("[data-card]").evaluate_all("els => els.map(el => el.dataset.card)")
        return cards

    def control(self, act: list[Any]) -> Locator:
        """The control that makes an act."""
        text = json.dumps(act, separators=(",", ":"), ensure_ascii=False).replace("'", "\\'")
        return self.root.locator(f"[data-act='{text}']")

    def do(self, act: list[Any]) -> None:
        """Press an act's control and wait for what comes of it."""
        before = self.rev
        self.control(act).click()
        self.after(before)

    def after(self, rev: int) -> None:
        """Wait for a newer frame than `rev`, and until nobody is thinking."""
        self.page.wait_for_function(f"() => +document.querySelector('.kibitz').dataset.rev > {rev}")
        self.settled()

    def go_on(self) -> None:
        """Leave the pause after a deal."""
        before = self.rev
        self.root.locator("[data-continue]").click()
        self.after(before)

    def button(self, key: str) -> Locator:
        """A control by its internal key, such as `tool:undo`."""
        return self.root.locator(f"[data-k='{key}']")

    def press(self, key: str) -> None:
        """Press such a control and wait for the next frame."""
        before = self.rev
        self.button(key).click()
        self.after(before)

    @property
    def story(self) -> list[str]:
        """The lines of the story, as text."""
        lines: list[str] = self.root.locator(".story li").all_inner_texts()
        return lines
