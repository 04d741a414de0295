"""Sentences in a language, from data.

A catalogue's text is a template. `{n}` puts a value in; `{n:chips}` a number with its unit in the right plural;
`{to:name/dat}` a seat's name (or "you") in a case; `{card:card}` and `{cards:cards}` cards, `{cards:cards/or}`
with "or" before the last; `{rule:rule}` a rule's number; any other `{x:group}` the text of the key `group.<x>`,
`{x:group/acc}` that of `group.<x>.acc` if there is one. `*stars*` make words strong. A key with `.you` after it is
taken where the message's `seat` is the viewer's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache, partial
from gettext import GNUTranslations
from typing import Any

from cardlib.engine.explanation import Say
from cardlib.explain.catalogue import LANGUAGES, find, find_plural, load

__all__ = ["LANGUAGES", "Span", "Words", "join", "words"]

Span = str | dict[str, Any]
"""A piece of a text: plain words, `{"b": strong words}`, `{"c": card}`, `{"r": rule}`, `{"plan": True}`."""

_SLOT = re.compile(r"\{(\w+)(?::([\w./]+))?\}|(\*)")
_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


@lru_cache(maxsize=4096)
def _template(text: str) -> tuple[str | tuple[str, str], ...]:
    """A catalogue's text cut into plain words, slots (name, spec) and the stars that switch strong words."""
    parts: list[str | tuple[str, str]] = []
    end = 0
    for match in _SLOT.finditer(text):
        if match.start() > end:
            parts.append(text[end : match.start()])
        parts.append(("*", "") if match[3] else (match[1], match[2] or ""))
        end = match.end()
    if end < len(text):
        parts.append(text[end:])
    return tuple(parts)


class Words:
    """A language, with a game's words before the library's.

    `viewer` is the seat that is spoken to as "you", `names` the seats' names where they have any.
    """

    def __init__(
        self,
        lang: str,
        catalogues: tuple[GNUTranslations, ...],
        viewer: int | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        self.lang = lang
        self.viewer = viewer
        self.names = names
        self._catalogues = catalogues

    def to(self, viewer: int | None, names: Sequence[str] | None = None) -> Words:
        """The same words, spoken to a seat."""
        return Words(self.lang, self._catalogues, viewer, names)

    def has(self, key: str) -> bool:
        """Whether there is a text for a key."""
        return find(self._catalogues, key) is not None

    def spans(self, sentence: Say) -> list[Span]:
        """A sentence as spans, for a page."""
        spans: list[Span] = []
        self._fill(sentence, spans, strong=False)
        return join(spans)

    def text(self, sentence: Say) -> str:
        """A sentence as plain text, cards as `7♠`."""
        return "".join(_plain(span) for span in self.spans(sentence))

    def spoken(self, sentence: Say) -> str:
        """A sentence as it is read aloud: cards by their names."""
        return "".join(
            self.card(span["c"]) if isinstance(span, dict) and "c" in span else _plain(span)
            for span in self.spans(sentence)
        )

    def label(self, key: str, **args: Any) -> str:
        """The plain text of a key."""
        return self.text(Say(key, args))

    def card(self, text: str) -> str:
        """A card's spoken name: "seven of spades"; of a bare rank its name; of a joker "joker"."""
        if text == "JK":
            return self.label("card.joker")
        if len(text) == 1:
            return self.label(f"rank.{text}")
        return self.label(f"card.{text[1]}", rank=text[0])

    def name(self, seat: int) -> str:
        """A seat's name as a label: a given one, or the seat's number."""
        if self.names is not None and seat < len(self.names):
            return self.names[seat]
        return self.label("seat.number", n=seat)

    def _fill(self, sentence: Say, spans: list[Span], *, strong: bool) -> None:
        text = self._find(sentence)
        for part in _template(text):
            if isinstance(part, str):
                spans.append({"b": part} if strong else part)
            elif part[0] == "*":
                strong = not strong
            else:
                name, spec = part
                self._value(sentence.args.get(name), spec, spans, strong)

    def _find(self, sentence: Say) -> str:
        key = sentence.key
        if self.viewer is not None and sentence.args.get("seat") == self.viewer:
            text = find(self._catalogues, key + ".you")
            if text is not None:
                return text
        text = find(self._catalogues, key)
        return key if text is None else text

    def _value(self, value: Any, spec: str, spans: list[Span], strong: bool) -> None:
        kind, _, case = spec.partition("/")
        if isinstance(value, Say):
            self._fill(value, spans, strong=strong)
        elif isinstance(value, (list, tuple)) and kind not in ("names", "cards"):
            self._list([partial(self._value, v, spec, spans, strong) for v in value], spans, strong)
        elif kind in _SPECIAL:
            _SPECIAL[kind](self, value, case, spans, strong)
        else:
            plain = str(value) if not kind else self._group(kind, value, case)
            spans.append({"b": plain} if strong else plain)

    def _group(self, kind: str, value: Any, case: str) -> str:
        """A value by its group: a number with its unit, or the text of `kind.value`, in a case where there is one."""
        for ending in (f".{case}", "") if case else ("",):
            if isinstance(value, int):
                text = find_plural(self._catalogues, f"unit.{kind}{ending}", value)
                if text is not None:
                    return text.replace("{n}", str(value))
            text = find(self._catalogues, f"{kind}.{value}{ending}")
            if text is not None:
                return text
        return str(value)

    def _list(self, fill: Sequence[Callable[[], None]], spans: list[Span], strong: bool, last: str = "and") -> None:
        """Several values with the language's commas and its "and" (or "or") before the last."""
        for i, one in enumerate(fill):
            if i:
                text = self._find(Say(f"list.{last}" if i == len(fill) - 1 else "list.comma"))
                spans.append({"b": text} if strong else text)
            one()

    def _name(self, value: Any, case: str, spans: list[Span], strong: bool) -> None:
        you = value == self.viewer
        stem = "seat.you" if you else "seat.other"
        text = (find(self._catalogues, f"{stem}.{case}") if case else None) or self._find(Say(stem))
        plain = text if you else text.replace("{name}", self.name(value))
        spans.append({"b": plain} if strong else plain)

    def _names(self, value: Iterable[Any], case: str, spans: list[Span], strong: bool) -> None:
        self._list([partial(self._name, v, case, spans, strong) for v in value], spans, strong)

    def _card(self, value: Any, case: str, spans: list[Span], strong: bool) -> None:
        spans.append({"c": str(value)})

    def _cards(self, value: Iterable[Any], case: str, spans: list[Span], strong: bool) -> None:
        fill = [partial(self._card, v, "", spans, strong) for v in value]
        if case:
            self._list(fill, spans, strong, case)
            return
        for i, one in enumerate(fill):
            if i:
                spans.append(" ")
            one()

    def _rule(self, value: Any, case: str, spans: list[Span], strong: bool) -> None:
        spans.append({"r": str(value)})

    def _plan(self, value: Any, case: str, spans: list[Span], strong: bool) -> None:
        spans.append({"plan": True})


_SPECIAL: dict[str, Callable[[Words, Any, str, list[Span], bool], None]] = {
    "name": Words._name,
    "names": Words._names,
    "card": Words._card,
    "cards": Words._cards,
    "rule": Words._rule,
    "plan": Words._plan,
}


def join(spans: Iterable[Span]) -> list[Span]:
    """Join neighbouring plain spans, and neighbouring strong ones."""
    joined: list[Span] = []
    for span in spans:
        last = joined[-1] if joined else None
        if isinstance(span, str) and isinstance(last, str):
            joined[-1] = last + span
        elif isinstance(span, dict) and isinstance(last, dict) and "b" in span and "b" in last:
            joined[-1] = {"b": last["b"] + span["b"]}
        elif span != "":
            joined.append(span)
    return joined


def _plain(span: Span) -> str:
    if isinstance(span, str):
        return span
    if "c" in span:
        text = str(span["c"])
        if text == "JK":
            return text
        return text[0].replace("T", "10") + (_SIGNS[text[1]] if len(text) > 1 else "")
    return str(span.get("b") or span.get("r") or "")


@cache
def words(lang: str, game: str | None = None, *packages: str) -> Words:
    """The words of a language: those of further packages, of a game, then the library's. English for an unknown one."""
    lang = lang if lang in LANGUAGES else "en"
    chain = [*packages, *([f"cardlib.games.{game}"] if game else []), "cardlib"]
    found = [load(package, lang) for package in chain]
    return Words(lang, tuple(catalogue for catalogue in found if catalogue is not None))
