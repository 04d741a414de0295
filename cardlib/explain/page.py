"""Scenes, sheets and blocks as plain JSON values with their words in a language: what a page draws."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from cardlib.engine.explanation import Row, Say
from cardlib.explain.words import Words


def page(value: Any, words: Words) -> Any:
    """Turn every claim of a tree into spans, and the tree into dicts and lists without the fields at their defaults.

    A text of one plain span becomes a bare string.
    """
    if isinstance(value, Say):
        spans = words.spans(value)
        return spans[0] if len(spans) == 1 and isinstance(spans[0], str) else spans
    if isinstance(value, Row):
        cells = [{"cards": list(cell)} if isinstance(cell, tuple) else page(cell, words) for cell in value.cells]
        return {"cells": cells, "mark": value.mark}
    if isinstance(value, Struct):
        made: dict[str, Any] = {}
        tag = value.__struct_config__.tag
        if tag:
            made["kind"] = tag
        for name, default in _fields(type(value)):
            part = getattr(value, name)
            if part is not default and part != default:
                made[name] = page(part, words)
        return made
    if isinstance(value, (tuple, list)):
        return [page(item, words) for item in value]
    return value


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of a struct with their defaults, a value that nothing equals where there is none."""
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    return tuple(zip(names, (*[object()] * (len(names) - len(defaults)), *defaults), strict=True))
