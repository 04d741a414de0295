"""Words that never pass over anything: a key without a text, a slot without a value, a group without the member."""

from __future__ import annotations

import re
from typing import Any

from cardlib.engine.explanation import Say
from cardlib.explain import Span, Words, words
from cardlib.explain.words import _template

DOTTED = re.compile(r"\b[a-z_]{2,}(?:\.[a-z_0-9]+)+\b")
OPEN = re.compile(r"\{\w+[:}]")
SPECIAL = {"name", "names", "card", "cards", "rule", "plan"}


class Strict(Words):
    """Words that raise where the plain ones would show a key, `None`, or a bare identifier.

    With `echo` a sentence may repeat what somebody wrote, which may look like anything.
    """

    echo = False

    def _find(self, sentence: Say) -> str:
        text = super()._find(sentence)
        assert self.has(sentence.key), f"{self.lang}: no text for {sentence.key}"
        for part in _template(text):
            if isinstance(part, tuple) and part[0] != "*" and part[1] != "plan" and sentence.key != "seat.other":
                assert part[0] in sentence.args, f"{self.lang}: {sentence.key} has no value for {part[0]}"
                assert sentence.args[part[0]] is not None, f"{self.lang}: {sentence.key}: {part[0]} is None"
        return text

    def _group(self, kind: str, value: Any, case: str) -> str:
        text = super()._group(kind, value, case)
        known = self.has(f"{kind}.{value}") or self.has(f"{kind}.{value}.{case}")
        assert known or (isinstance(value, int) and self.has_plural(f"unit.{kind}", case)), (
            f"{self.lang}: nothing for {kind}.{value}{'/' + case if case else ''}"
        )
        return text

    def has_plural(self, stem: str, case: str) -> bool:
        return any((key, 0) in catalogue._catalog for catalogue in self._catalogues for key in (stem, f"{stem}.{case}"))

    def spans(self, sentence: Say) -> list[Span]:
        spans = super().spans(sentence)
        for span in spans if not self.echo else ():
            text = span if isinstance(span, str) else str(span.get("b", ""))
            assert not DOTTED.search(text), f"{self.lang}: {text!r} looks like a key"
            assert not OPEN.search(text), f"{self.lang}: {text!r} holds an open slot"
            assert "None" not in text, f"{self.lang}: {text!r}"
        return spans

    def to(self, viewer: int | None, names: Any = None) -> Strict:
        return Strict(self.lang, self._catalogues, viewer, names)


def strict(lang: str, game: str | None, *packages: str, echo: bool = False) -> Strict:
    """Strict words of a language, spoken to nobody."""
    plain = words(lang, game, *packages)
    made = Strict(plain.lang, plain._catalogues)
    made.echo = echo
    return made
