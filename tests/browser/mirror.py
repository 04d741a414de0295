"""The same match in Python, beside the one in the browser: the same seed and acts must give the same table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import cardlib
from cardwidgets.session import Session
from tests.browser.table_page import TablePage


class Mirror:
    """A session that follows a table of `pace=0` step by step."""

    def __init__(self, game: str, seed: int, level: int = 2, seat: int = 0, **options: Any) -> None:
        self.session = Session(cardlib.game(game, **options).deal(seed=seed), seat=seat, level=level)
        self.others()

    def others(self) -> None:
        while self.session.step():
            pass

    def do(self, act: list[Any]) -> None:
        self.session.apply(self.session.seat, self.session.game.act(act))
        self.others()

    def go_on(self) -> None:
        self.session.go_on()
        self.others()

    def legal(self) -> list[list[Any]]:
        """The learner's legal acts; none in a pause."""
        paused = self.session.phase in ("pause", "over")
        return [] if paused else [act.to_json() for act in self.session.live.legal(self.session.seat)]

    def held(self, view: Any) -> list[str]:
        """The cards that lie before the learner; a game may add to the hand what was just taken."""
        return list(view.hand)

    def check(self, table: TablePage) -> None:
        """The page shows this position: phase, acts, hand, and no card that the learner may not see."""
        session = self.session
        assert table.phase == session.phase
        assert sorted(map(repr, table.acts)) == sorted(map(repr, self.legal()))
        view: Any = session.view()
        if session.phase == "waiting":
            assert sorted(table.hand) == sorted(self.held(view))
            assert set(table.cards) <= set(texts(view.to_json())), "a view holds every card that its seat may see"


def texts(value: Any) -> Iterator[str]:
    """Every text anywhere in JSON values."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from texts(list(value.values()))
    elif isinstance(value, list | tuple):
        for one in value:
            yield from texts(one)
