"""The answer to "may this act be made now?", with everything that was looked at."""

from __future__ import annotations

from collections.abc import Iterable

from cardlib.engine.explanation import Check


class Verdict:
    """Whether an act is legal, and why.

    `checks` go from the general (is it your turn?) to the specific (is this hand good enough?). `rules` are the
    paragraphs that the act breaks, most specific first, and none that it keeps.
    """

    __slots__ = ("checks", "ok", "rules")

    checks: tuple[Check, ...]
    ok: bool
    rules: tuple[str, ...]

    def __init__(self, checks: Iterable[Check]) -> None:
        self.checks = tuple(checks)
        broken = [check for check in self.checks if not check.ok]
        self.ok = not broken
        self.rules = tuple(dict.fromkeys(rule for check in reversed(broken) for rule in check.rules))

    def __repr__(self) -> str:
        return f"Verdict(ok={self.ok}, rules={self.rules})"
