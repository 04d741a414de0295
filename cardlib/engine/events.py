"""Events: what an act brought about, as data, each citing its rules."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cardlib.engine.explanation import Say, plain


class Move(Struct, frozen=True, omit_defaults=True):
    """A card that went from one place to another; places are `seat:2`, `centre`, `stock`, `pile` or a zone's id.

    `card` is `None` when it travels face down.
    """

    start: str
    end: str
    card: str | None = None


class Event(Struct, frozen=True, omit_defaults=True):
    """One thing that happened.

    `kind` names it, and `"event." + kind` is its sentence; `data` holds what the sentence needs. `secret` is known to
    the seats in `knows` only, and reaches nobody else. `head` marks the beginning of a new part of the story;
    `ends_deal` a deal that is settled, where a table pauses.
    """

    kind: str
    rules: tuple[str, ...]
    data: dict[str, Any] = {}
    secret: dict[str, Any] = {}
    knows: tuple[int, ...] = ()
    moves: tuple[Move, ...] = ()
    head: bool = False
    ends_deal: bool = False

    def seen_by(self, seat: int) -> Event:
        """The event as one seat may know it."""
        if not self.secret:
            return self
        data = {**self.data, **self.secret} if seat in self.knows else self.data
        return Event(self.kind, self.rules, data, {}, (), self.moves, self.head, self.ends_deal)

    @property
    def opened(self) -> Event:
        """The event with its secret told: for a printout of a finished game, never for a page."""
        return self.seen_by(self.knows[0]) if self.secret else self

    @property
    def say(self) -> Say:
        """The event's sentence, still without language."""
        return Say("event." + self.kind, self.data)

    def to_json(self) -> dict[str, Any]:
        """Plain JSON values; only what everybody who holds this event may know."""
        return {"kind": self.kind, "rules": list(self.rules), **{k: plain(v) for k, v in self.data.items()}}
