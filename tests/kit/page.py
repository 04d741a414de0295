"""A table without a browser: what a view would send, and what it would get."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from cardwidgets import Table


class Desk:
    """A table with one view: sends intents, keeps the answers."""

    def __init__(self, game: str | None = "stand_or_trade", **wishes: Any) -> None:
        self.table = Table(game, **{"pace": 0, **({} if "record" in wishes else {"seed": 7}), **wishes})
        self.sent: list[dict[str, Any]] = []
        self.table.send = lambda content, buffers=None: self.sent.append(content)
        self.n = 0

    @property
    def frame(self) -> dict[str, Any]:
        return dict(self.table.frame)

    def hear(self, content: Any) -> dict[str, Any]:
        """Any message; exactly one answer comes."""
        before = len(self.sent)
        self.table._heard(self.table, content, [])
        assert len(self.sent) == before + 1, "every intent gets one answer"
        json.dumps(self.frame)
        return self.sent[-1]

    def do(self, do: str, **fields: Any) -> dict[str, Any]:
        """An intent; the answer carries the view and the number."""
        self.n += 1
        answer = self.hear({"do": do, "view": "v1", "n": self.n, **fields})
        assert (answer["to"], answer["n"]) == ("v1", self.n)
        return answer

    def act(self, *act: Any, rev: int | None = None) -> dict[str, Any]:
        return self.do("act", act=list(act), rev=self.frame["rev"] if rev is None else rev)

    def first(self) -> list[Any]:
        """Make the first legal act."""
        act = self.frame["legal"][0]
        self.act(*act)
        return list(act)

    def actions(self) -> list[Any]:
        return list(self.table.record()["actions"])

    def trouble(self) -> str:
        """The sentence about something refused, as plain text; empty for none."""
        found = self.frame["trouble"]
        return plain(found["say"]) if found else ""

    def play(self, most: int = 400) -> Iterator[dict[str, Any]]:
        """Play on by first legal acts; gives every frame."""
        for _ in range(most):
            frame = self.frame
            yield frame
            if frame["phase"] == "over":
                return
            if frame["phase"] == "pause":
                self.do("go", to="continue")
            else:
                self.act(*frame["legal"][len(frame["legal"]) // 2])


def plain(text: Any) -> str:
    """A text of a frame without its spans."""
    if isinstance(text, str):
        return text
    return "".join(part if isinstance(part, str) else str(next(iter(part.values()))) for part in text)
