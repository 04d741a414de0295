"""A table for a page of its own: what the page's address asks for, and a friendly line where that can't be."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl

from cardlib.cards import short
from cardlib.engine.act import whole_number
from cardlib.engine.explanation import Say, say
from cardlib.errors import KibitzError
from cardlib.games import names as game_names
from cardwidgets.home import Home
from cardwidgets.table import Table, check_lang, check_pace, open_session

NAMES = ("game", "seed", "seat", "seats", "level", "lang", "pace", "options", "record", "reveal")
"""The query parameters: the same names as the keywords of `Table`."""
SESSION = ("game", "seed", "seat", "seats", "level", "options", "record", "reveal")
"""Those that make the session."""
FROM_RECORD = ("game", "seed", "seats", "options")
"""Those that a record brings itself."""
OF_A_GAME = ("seat", "seats", "options")
"""Those that mean nothing without a game."""


def open_table(game: str, query: str | None = None, **wishes: Any) -> Table:
    """A table for a page: `wishes` are keywords of `Table`, overridden by what the address asks for.

    `query` is the address's query string, by default that of the visitor whom Voilà is serving. A parameter that is
    not known or can't be is left out, and the table says so in one line.
    """
    wishes = {"game": game, "resume": True, **wishes}
    asked, troubles = read_query(visitor_query() if query is None else query)
    troubles += _settle(asked, wishes)
    return Table(**_both(asked, wishes), trouble=troubles[0] if troubles else None)


def open_home(query: str | None = None, **wishes: Any) -> Home:
    """The start page: all games on one widget. The address may ask for what `open_table`'s may; with `game` (or
    `record`) that game is opened at once, without it language, pace, level and seed are for whatever is opened.
    """
    wishes = {"resume": True, **wishes}
    asked, troubles = read_query(visitor_query() if query is None else query)
    general: dict[str, Any] = {name: asked.pop(name) for name in ("lang", "pace") if name in asked}
    troubles += _settle(general, {"game": game_names()[0]})
    while "game" in asked or "record" in asked:
        both = _both(asked, wishes)
        try:
            open_session(**{n: v for n, v in both.items() if n in SESSION})
            break
        except KibitzError as error:
            troubles.append(_drop(asked, error))
    else:
        troubles += [_trouble(n, _written(asked.pop(n)), say("error.query.no_game")) for n in OF_A_GAME if n in asked]
        troubles += _settle(asked, {"game": game_names()[0]})
    both = {**_both(asked, wishes), **general}
    if troubles and "game" not in both and "record" not in both:
        troubles[0] = say(f"{troubles[0].key}.home", **troubles[0].args)
    return Home(**both, trouble=troubles[0] if troubles else None)


def visitor_query() -> str:
    """The query string of the page's address; waits for the visitor where the kernel was started ahead of him."""
    if os.environ.get("VOILA_PREHEAT", "False") != "False":
        from voila.utils import get_query_string

        return str(get_query_string() or "")
    return os.environ.get("QUERY_STRING", "")


def read_query(query: str) -> tuple[dict[str, Any], list[Say]]:
    """The keywords that a query string asks for, and a sentence for each parameter that can't be read."""
    asked: dict[str, Any] = {}
    troubles: list[Say] = []
    for name, value in parse_qsl(query, keep_blank_values=True):
        reader = _READERS.get(name)
        if reader is None:
            troubles.append(say("error.query.unknown", name=short(name), words=", ".join(NAMES)))
            continue
        if not value:
            continue
        try:
            asked[name] = reader(value)
        except _Unreadable as error:
            troubles.append(_trouble(name, value, say(error.args[0])))
    return asked, troubles


class _Unreadable(ValueError):
    """A parameter's text is not of its kind; holds the key of the sentence that says what is."""


def _text(value: str) -> str:
    return value


def _number(value: str) -> int:
    number = whole_number(value)
    if isinstance(number, str):
        raise _Unreadable("error.query.number")
    return number


def _seconds(value: str) -> float:
    try:
        return float(value)
    except ValueError:
        raise _Unreadable("error.query.seconds") from None


def _flag(value: str) -> bool:
    words = {
        "1": True,
        "true": True,
        "yes": True,
        "on": True,
        "0": False,
        "false": False,
        "no": False,
        "off": False,
    }
    if value.lower() not in words:
        raise _Unreadable("error.query.flag")
    return words[value.lower()]


def _options(value: str) -> dict[str, Any]:
    """`games:3,tie:last_hand`; numbers and true/false are read as such, everything else is a word."""
    options: dict[str, Any] = {}
    for part in value.split(","):
        name, colon, text = part.partition(":")
        if not colon or not name.strip():
            raise _Unreadable("error.query.options")
        text = text.strip()
        number = whole_number(text)
        flags = {"true": True, "false": False}
        options[name.strip()] = flags.get(text, number)
    return options


_READERS: dict[str, Callable[[str], Any]] = {
    "game": _text,
    "seed": _number,
    "seat": _number,
    "seats": _number,
    "level": _number,
    "lang": _text,
    "pace": _seconds,
    "options": _options,
    "record": _text,
    "reveal": _flag,
}


def _both(asked: dict[str, Any], wishes: dict[str, Any]) -> dict[str, Any]:
    """The page's wishes and the address's; a record brings its own game, seats, options and seed."""
    both = {**wishes, **asked}
    return {n: v for n, v in both.items() if n not in FROM_RECORD} if "record" in asked else both


def _settle(asked: dict[str, Any], wishes: dict[str, Any]) -> list[Say]:
    """Drop what can't be, one parameter at a time, until a table can be made; gives a sentence for each dropped."""
    troubles: list[Say] = []
    while asked:
        both = _both(asked, wishes)
        try:
            check_lang(both.get("lang", "en"))
            check_pace(both.get("pace", 0))
            open_session(**{n: v for n, v in both.items() if n in SESSION})
            return troubles
        except KibitzError as error:
            troubles.append(_drop(asked, error))
    return troubles


def _drop(asked: dict[str, Any], error: KibitzError) -> Say:
    """Drop the parameter that an error is about; gives the sentence on it."""
    place = str(getattr(error, "place", "")).partition(".")[0]
    likely = (place, "record", "game", *asked)
    name = next(one for one in likely if one in asked)
    return _trouble(name, _written(asked.pop(name)), error.say)


def _written(value: Any) -> str:
    """A value as an address has it: what is refused is quoted as it was written."""
    if isinstance(value, dict):
        return ",".join(f"{name}:{_written(one)}" for name, one in value.items())
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:g}" if isinstance(value, float) else str(value)


def _trouble(name: str, value: str, sentence: Say) -> Say:
    return say("error.query", name=name, what=short(value), sentence=sentence)
