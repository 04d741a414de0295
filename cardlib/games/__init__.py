"""The games, a folder each. A folder with a `rules.py` that names a `GAME` is a game; nothing else lists them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from cardlib.cards import short
from cardlib.engine.explanation import say
from cardlib.engine.game import Game
from cardlib.errors import GameError


def names() -> tuple[str, ...]:
    """The identifiers of all games found, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def find(name: str) -> type[Game]:
    """The class of a game. Raises GameError at `game` for an unknown name."""
    if not isinstance(name, str) or name not in names():
        raise GameError(say("error.game", what=short(name), words=", ".join(names())), "game")
    found: type[Game] = import_module(f"{__name__}.{name}.rules").GAME
    return found


def game(name: str, *, seats: int | None = None, **options: Any) -> Game:
    """A game with its options as keywords; GameError names a bad one."""
    return make(name, seats, options)


def make(name: str, seats: int | None, options: Mapping[str, Any]) -> Game:
    """A game from a mapping of options, whose names may be anything that somebody wrote."""
    cls = find(name) if isinstance(name, str) else find(short(name))
    bad = [key for key in options if not isinstance(key, str) or key in ("seats", "self")]
    if bad:
        raise GameError(
            say("error.option.unknown", name=short(bad[0]), words=", ".join(o.name for o in cls.OPTIONS)),
            f"options.{short(bad[0])}",
        )
    return cls(seats, **options)
