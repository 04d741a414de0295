"""Measures: ratios of two things measured in one run, printed. Nothing here asserts a time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Report = Callable[[str, float, float, str], None]
_lines: list[str] = []


@pytest.fixture
def report() -> Report:
    """`report(what, figure, bound, detail)`: a line of the table. A negative bound is to be reached, others kept."""

    def add(what: str, figure: float, bound: float, detail: str) -> None:
        kept = figure >= -bound if bound < 0 else figure <= bound
        sign, limit = (">=", -bound) if bound < 0 else ("<=", bound)
        _lines.append(f"{what:<44}{figure:>9.2f}  {sign} {limit:<6g} {'met' if kept else 'NOT MET':<8} {detail}")

    return add


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the table at the end, where it is seen."""
    terminalreporter.section("measures")
    for line in _lines:
        terminalreporter.write_line(line)
