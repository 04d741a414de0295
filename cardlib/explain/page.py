"""Scenes, sheets and blocks as plain JSON values with their words in a language: what a page draws."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from cardlib.engine.explanation import Say
from cardlib.explain.words import Words


def page(value: Any, words: Words) -> Any:
    """Turn every claim of a tree into spans, and the tree into dicts and lists without empty fields.

    A text of one plain span becomes a bare string.
    """
    if isinstance(value, Say):
        spans = words.spans(value)
        return spans[0] if len(spans) == 1 and isinstance(spans[0], str) else spans
    if isinstance(value, Struct):
        made = {}
        tag = value.__struct_config__.tag
        if tag:
            made["kind"] = tag
        for name in value.__struct_fields__:
            part = getattr(value, name)
            if part is None or part == () or part == "" or (part is False and name not in _yes(type(value))):
                continue
            made[name] = page(part, words)
        return made
    if isinstance(value, (tuple, list)):
        return [page(item, words) for item in value]
    return value


@cache
def _yes(cls: type[Struct]) -> frozenset[str]:
    """The fields that are true unless said otherwise: of them a `False` must be told."""
    defaults = cls.__struct_defaults__
    names = cls.__struct_fields__[len(cls.__struct_fields__) - len(defaults) :]
    return frozenset(name for name, default in zip(names, defaults, strict=True) if default is True)
