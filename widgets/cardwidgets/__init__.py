"""The face of Kibitz in Jupyter: `Table(game)` is a table that deals, explains and plays.

import cardwidgets
cardwidgets.Table("stand_or_trade", seed=7)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardwidgets.dashboard import open_home, open_table
    from cardwidgets.home import Home
    from cardwidgets.table import Table

__all__ = ["Home", "Table", "open_home", "open_table"]

_HOMES = {
    "Home": "cardwidgets.home",
    "Table": "cardwidgets.table",
    "open_home": "cardwidgets.dashboard",
    "open_table": "cardwidgets.dashboard",
}


def __getattr__(name: str) -> Any:
    """Load a widget's module when it is first asked for: the server's side of this package needs none."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
