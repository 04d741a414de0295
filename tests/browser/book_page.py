"""A notebook in JupyterLab or Notebook 7, as a test uses it: its cells, its kernel, the tables in it."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page

PANEL = "window.jupyterapp.shell.currentWidget"
"""The open notebook's panel; the servers of the tests put the application at `window.jupyterapp`."""


class BookPage:
    """The notebook on a page. `errors` collects what the browser's console calls errors."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)

    def open(self, url: str) -> None:
        """Go to a notebook and wait until its kernel is there: a cell run sooner asks for a kernel."""
        self.page.goto(url, wait_until="commit")
        self.page.wait_for_selector(".jp-NotebookPanel .jp-Cell", timeout=90_000)
        self.idle()

    def idle(self) -> None:
        """Wait until the kernel has nothing more to do."""
        self.page.wait_for_function(
            f"() => {{ const c = window.jupyterapp && {PANEL}?.sessionContext;"
            " return c && c.isReady && c.session?.kernel?.status === 'idle' }",
            timeout=90_000,
        )

    def command(self, name: str, **args: Any) -> None:
        """Carry out a command of the application."""
        self.page.evaluate("([name, args]) => window.jupyterapp.commands.execute(name, args)", [name, args])

    def run_all(self) -> None:
        """Run every cell and wait until the last one is done."""
        self.command("notebook:run-all-cells")
        self.idle()

    def run(self, index: int) -> None:
        """Run one cell."""
        self.page.evaluate(f"i => {{ {PANEL}.content.activeCellIndex = i }}", index)
        self.command("notebook:run-cell")
        self.idle()

    def python(self, expression: str) -> Any:
        """What a Python expression is in the kernel; a literal."""
        answer: dict[str, Any] = self.page.evaluate(
            f"""async code => {{
              const kernel = {PANEL}.sessionContext.session.kernel;
              const asked = {{code: '', user_expressions: {{it: code}}, store_history: false}};
              return (await kernel.requestExecute(asked).done).content.user_expressions.it;
            }}""",
            expression,
        )
        assert answer["status"] == "ok", answer
        return ast.literal_eval(answer["data"]["text/plain"])

    def write(self, sources: Sequence[str]) -> None:
        """Put these code cells in the place of all there are."""
        self.page.evaluate(
            f"sources => {{ const doc = {PANEL}.content.model.sharedModel; doc.deleteCellRange(0, doc.cells.length);"
            " doc.insertCells(0, sources.map(source => ({cell_type: 'code', source}))) }",
            list(sources),
        )

    @property
    def cells(self) -> list[list[Any]]:
        """Every cell's identifier, type, text and how often it has run."""
        found: list[list[Any]] = self.page.evaluate(
            f"() => {PANEL}.content.widgets.map(w => w.model)"
            ".map(m => [m.id, m.type, m.sharedModel.getSource(), m.executionCount ?? null])"
        )
        return found

    @property
    def scroll(self) -> float:
        """How far the notebook has been scrolled."""
        top: float = self.page.evaluate(f"() => {PANEL}.content.outerNode?.scrollTop ?? {PANEL}.content.node.scrollTop")
        return top

    def cell(self, index: int) -> Locator:
        return self.page.locator(".jp-NotebookPanel:visible .jp-Cell").nth(index)

    def table(self, index: int) -> Locator:
        """The table that stands under a cell, when it is drawn and nobody is thinking."""
        root = self.cell(index).locator(".kibitz")
        ready = '.kibitz[data-rev]:not([data-phase="busy"], [data-sent])'
        self.cell(index).locator(ready).wait_for(timeout=30_000)
        return root

    def command_mode(self) -> None:
        """Where a notebook's one-letter keys do their worst."""
        self.command("notebook:enter-command-mode")

    def focused_in(self, root: Locator) -> bool:
        """Whether the focus is inside."""
        found: bool = root.evaluate("el => el.contains(document.activeElement)")
        return found
