"""A view: all that one seat may know. Only views reach a page, a player or a hint."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cardlib.engine.act import Act
from cardlib.engine.events import Event
from cardlib.engine.explanation import plain


class View(Struct, frozen=True, kw_only=True):
    """What every game's view has; a game's subclass adds its own fields, all of them known to the seat.

    `legal` are the seat's legal acts, `events` what it may know of what the last act brought about, `acts` how many
    acts were made so far.
    """

    seat: int
    seats: int
    dealer: int
    actors: tuple[int, ...]
    legal: tuple[Act, ...]
    events: tuple[Event, ...]
    acts: int
    over: bool
    reveal: bool = False

    def to_json(self) -> dict[str, Any]:
        """The view as plain JSON values. Two states that differ only in hidden things give equal ones."""
        return {name: _json(getattr(self, name)) for name in self.__struct_fields__}


def _json(value: Any) -> Any:
    if isinstance(value, (Act, Event)):
        return value.to_json()
    if isinstance(value, (tuple, list, frozenset)):
        return [_json(item) for item in value]
    if isinstance(value, dict):
        return {str(k): _json(v) for k, v in value.items()}
    if isinstance(value, Struct):
        return {name: _json(getattr(value, name)) for name in value.__struct_fields__}
    return plain(value)
