"""The page: how fast it opens, how fast it answers, what its kernel needs, how large its code is."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, sync_playwright

from tests.benchmarks.conftest import Report
from tests.browser.servers import BROWSER_ARGS, Server, notebook, voila

STATIC = Path(__file__).parents[2] / "widgets" / "cardwidgets" / "static"
SOURCES = Path(__file__).parents[2] / "widgets" / "js"
ROUNDS = 9

BUTTON = """
import ipywidgets
button, label = ipywidgets.Button(description="press"), ipywidgets.Label("0")
button.on_click(lambda _: setattr(label, "value", label.value + "."))
"""
PAGES = {
    "button": [BUTTON + "\nipywidgets.VBox([button, label])"],
    "table": ["import cardwidgets\ncardwidgets.Table('stand_or_trade', seed=7, pace=0)"],
    "both": [
        BUTTON + "\nfrom IPython.display import display\nimport cardwidgets\n"
        "display(ipywidgets.VBox([button, label]))\ncardwidgets.Table('stand_or_trade', seed=7, pace=0)"
    ],
}
READY = {"button": ".jupyter-button", "table": '.kibitz[data-phase="waiting"] [data-act]'}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("pages")
    for name, cells in PAGES.items():
        notebook(folder / f"{name}.ipynb", cells)
    with voila(folder) as started:
        yield started


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["KIBITZ_CHROMIUM"], args=BROWSER_ARGS)
        yield browser.new_page(viewport={"width": 1280, "height": 900})
        browser.close()


def test_opening(report: Report, server: Server, page: Page) -> None:
    """From the address to a table one can use, beside a page with one Button."""
    took: dict[str, list[float]] = {"button": [], "table": []}
    for n in range(ROUNDS + 1):
        for name in took:
            start = time.perf_counter()
            page.goto(server.page(name), wait_until="commit")
            page.wait_for_selector(READY[name], timeout=60_000)
            if n:
                took[name].append(time.perf_counter() - start)
    button, table = median(took["button"]), median(took["table"])
    report("page opened -> usable : page with a Button", table / button, 1.25, f"{table:.2f} s, Button {button:.2f} s")


CLICK = """async (which) => {
  const root = document.querySelector(".kibitz");
  const label = document.querySelector(".widget-label, .jupyter-widgets.widget-label");
  const done = () => which === "button"
    ? label.textContent.length
    : root.dataset.phase === "busy" || "sent" in root.dataset ? -1 : +root.dataset.rev;
  const before = which === "button" ? done() : +root.dataset.rev;
  const target = document.querySelector(which === "button" ? ".jupyter-button" : ".kibitz [data-act]");
  const start = performance.now();
  target.click();
  while (done() <= before) await new Promise((next) => setTimeout(next, 0));
  return performance.now() - start;
}"""


def test_click(report: Report, server: Server, page: Page) -> None:
    """A press on an act until the page is redrawn and not busy, all replies included, beside a bare Button."""
    page.goto(server.page("both"), wait_until="commit")
    page.wait_for_selector(READY["table"], timeout=60_000)
    page.wait_for_selector(READY["button"])
    page.wait_for_timeout(1500)
    took: dict[str, list[float]] = {"button": [], "table": []}
    while len(took["table"]) < 60:
        phase = page.get_attribute(".kibitz", "data-phase")
        if phase == "over":
            page.goto(server.page("both"), wait_until="commit")
            page.wait_for_selector(READY["table"], timeout=60_000)
            page.wait_for_timeout(1000)
            continue
        if phase == "pause":
            page.click("[data-continue]")
            page.wait_for_function("document.querySelector('.kibitz').dataset.phase !== 'pause'")
            continue
        for name, times in took.items():
            times.append(page.evaluate(CLICK, name))
            page.wait_for_timeout(60)
    button, table = median(took["button"]), median(took["table"])
    report("click on an act -> redrawn : a bare Button", table / button, 2, f"{table:.1f} ms, Button {button:.1f} ms")


def pss(pid: int) -> float:
    """A process's share of memory, in MB."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    found = re.search(r"^Pss:\s+(\d+)", text, re.MULTILINE)
    assert found
    return int(found[1]) / 1024


def kernels(server: Server) -> set[int]:
    """The process numbers of a server's kernels."""
    listed = subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()[1:]]
    return {int(pid) for pid, parent, args in rows if int(parent) == server.pid and "ipykernel" in args}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="memory is read from /proc")
def test_memory(report: Report, server: Server, page: Page) -> None:
    """The kernel behind a table's page, beside that of a page with a Button."""
    used: dict[str, list[float]] = {"button": [], "table": []}
    for name in [*used, *used, *used]:
        page.goto("about:blank")
        page.wait_for_timeout(1500)
        before = kernels(server)
        page.goto(server.page(name), wait_until="commit")
        page.wait_for_selector(READY[name], timeout=60_000)
        page.wait_for_timeout(1500)
        (pid,) = kernels(server) - before
        used[name].append(pss(pid))
    button, table = median(used["button"]), median(used["table"])
    report("kernel's memory, MB more than a Button's", table - button, 12, f"{table:.1f} MB, Button {button:.1f} MB")


def test_bundle(report: Report) -> None:
    """The front end's code and style, gzipped, the courts' faces aside."""
    sizes: dict[str, Any] = {p.name: len(gzip.compress(p.read_bytes(), 9)) for p in sorted(STATIC.glob("table.*"))}
    courts = len(gzip.compress((SOURCES / "src" / "cards" / "courts.js").read_bytes(), 9))
    total = sum(sizes.values()) - courts
    report("front-end bundle, KB gzipped", total / 1024, 60, f"{json.dumps(sizes)}, courts {courts}")
