"""What a cell shows of a table: the widget, and under it the snapshot for when there is no kernel.

A cell that shows a table gets two outputs:

1. the widget's view, with one line of plain text;
2. the snapshot (`snapshot.py`) as `text/html`, kept up to date with `update_display_data`, so that a saved notebook
   holds the position as it was last on display. Its style hides it as long as a live table stands in the same output.

One output with both forms would be simpler, and worse, because a reader chooses one form before knowing whether it
can be shown:

- `nbconvert --to html` takes the widget's view whenever the notebook holds the widget's state (`--execute` stores it).
  The exported page then loads the widget manager from a CDN; offline, or where scripts are shut out, it stays blank.
- JupyterLab and Notebook take the view in a trusted notebook and print "Error displaying widget: model not found" if
  the kernel is gone; in a notebook that is not trusted they take `text/html`, without its `<style>`.
- Bringing the one output up to date would draw the widget anew after every act, and lose the focus in it.

With two, each shows what it can: exported pages, with state or without, have the snapshot; where scripts do bring the
table up, it takes the snapshot's place. A table inside a box or an `Output` that is not shown by IPython has no
snapshot, and Voilà's pages, which nobody saves, get the widget alone.
"""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING, Any

from cardwidgets.snapshot import headline, snapshot

if TYPE_CHECKING:
    from cardwidgets.table import Table

Bundle = dict[str, Any]
HTML, PLAIN = "text/html", "text/plain"
DELAY = 0.5
"""Seconds from a change to the snapshot's renewal: an act is answered first, and quick acts are one change."""


def under(table: Table) -> Bundle:
    """The snapshot as an output of its own."""
    html = f'<div class="kzs-under">{snapshot(table.frame, table.words)}</div>'
    return {HTML: html, PLAIN: headline(table.frame, table.words)}


def bundle(table: Table, view: tuple[Bundle, Bundle] | None) -> tuple[Bundle, Bundle]:
    """Both in one, for programs that ask a table for its forms themselves."""
    data, metadata = view or ({}, {})
    html = snapshot(table.frame, table.words)
    return {**data, HTML: html, PLAIN: f"Kibitz: {headline(table.frame, table.words)}"}, metadata


def show(table: Table) -> None:
    """Show a table in the running cell."""
    data, metadata = table._repr_mimebundle_()
    plain = {**data, PLAIN: f"Kibitz: {table.words.get('game', '')}"}
    _publish({form: value for form, value in plain.items() if form != HTML}, metadata)
    if _has_page() and "VOILA_BASE_URL" not in os.environ:
        table.renewal = table.renewal or Renewal(table)
        _publish(under(table), transient={"display_id": table.renewal.id})


class Renewal:
    """Brings the shown snapshots of one table up to date, soon after it changes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.id = f"kibitz-{table.model_id}"
        self._timer: asyncio.TimerHandle | None = None
        table.observe(self._changed, ["frame", "words"])

    def _changed(self, _change: object) -> None:
        if self._timer is not None:
            self._timer.cancel()
        try:
            self._timer = asyncio.get_running_loop().call_later(DELAY, self.renew)
        except RuntimeError:
            self.renew()

    def renew(self) -> None:
        """Send the snapshot of the position now on display."""
        self._timer = None
        _publish(under(self.table), transient={"display_id": self.id}, update=True)

    def stop(self) -> None:
        """No more renewals; the snapshot stays as it is."""
        if self._timer is not None:
            self._timer.cancel()
        self.table.unobserve(self._changed, ["frame", "words"])


def _publish(data: Bundle, metadata: Bundle | None = None, **rest: Any) -> None:
    from IPython import display

    publish: Any = display.publish_display_data
    publish(data, metadata, **rest)


def _has_page() -> bool:
    """Whether the cell's outputs go to a notebook, not to a terminal."""
    from IPython.core.getipython import get_ipython

    return hasattr(get_ipython(), "kernel")
