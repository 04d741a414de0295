"""What a snapshot is written with: escaped text, labels, cards and rule numbers as static HTML."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

SUITS = {"S": "♠\ufe0e", "H": "♥\ufe0e", "D": "♦\ufe0e", "C": "♣\ufe0e"}
"""The suits' signs; U+FE0E keeps them from becoming emoji."""

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_WORD = re.compile(r"[a-z0-9_-]+", re.IGNORECASE)


def safe(text: object) -> str:
    """Any text as it may stand in HTML, inside an element or an attribute."""
    return escape(_CONTROL.sub("\ufffd", str(text)))


def number(value: object) -> str:
    """A figure with a proper minus."""
    return f"−{-value}" if isinstance(value, int) and value < 0 else safe(value)


class Pen:
    """Writes parts of a frame in the words of its language. Whatever is missing is left out, never an error."""

    def __init__(self, words: dict[str, Any], names: Sequence[Any] | None = None) -> None:
        ui, cards = words.get("ui"), words.get("cards")
        self.ui: dict[str, Any] = ui if isinstance(ui, dict) else {}
        self.cards: dict[str, Any] = cards if isinstance(cards, dict) else {}

        self.names = [str(name) for name in names or ()]

    # words

    def label(self, key: str, **slots: object) -> str:
        """One of the page's own labels, not yet escaped; empty if there is none."""
        found = self.ui.get(key, self.ui.get(f"ui.{key}", ""))
        text = found if isinstance(found, str) else ""
        for name, value in slots.items():
            text = text.replace(f"{{{name}}}", str(value))
        return text

    def name(self, card: str) -> str:
        """A card's spoken name."""
        return str(self.cards.get(card, card))

    def seat(self, n: object) -> str:
        """A seat's name, not yet escaped; empty if it has none."""
        return self.names[n] if isinstance(n, int) and 0 <= n < len(self.names) else ""

    def spoken(self, say: Any) -> str:
        """A text as plain words, not yet escaped."""
        if say is None:
            return ""
        if not isinstance(say, list):
            return str(say)
        return "".join(self._spoken_span(span) for span in say)

    def _spoken_span(self, span: Any) -> str:
        if not isinstance(span, dict):
            return str(span)
        if "c" in span:
            return self.name(str(span["c"]))
        return str(span.get("b", span.get("r", "")))

    def text(self, say: Any) -> str:
        """A text with its strong words, cards and rule numbers."""
        if say is None:
            return ""
        if not isinstance(say, list):
            return safe(say)
        return "".join(self._span(span) for span in say)

    def _span(self, span: Any) -> str:
        if not isinstance(span, dict):
            return safe(span)
        if "b" in span:
            return f"<b>{safe(span['b'])}</b>"
        if "c" in span:
            return self.inline(str(span["c"]))
        return self.rules([span["r"]]) if "r" in span else ""

    def p(self, say: Any, name: str = "", rules: Sequence[Any] = ()) -> str:
        """A paragraph; nothing if there is nothing to say."""
        inside = " ".join(part for part in (self.text(say), self.rules(rules)) if part)
        return f'<p class="kzs-p{look(name)}">{inside}</p>' if inside else ""

    def heading(self, level: int, inside: str, name: str = "") -> str:
        """A heading of written HTML. A notebook's table of contents leaves it out: it belongs to an output."""
        tag = f"h{min(6, level)}"
        return f'<{tag} class="kzs-h jp-toc-ignore{look(name)}">{inside}</{tag}>' if inside else ""

    def rules(self, rules: Iterable[Any] | None) -> str:
        """Rule numbers side by side."""
        return " ".join(f'<span class="kzs-rule">{safe(rule)}</span>' for rule in rules or ())

    # cards

    def inline(self, card: str) -> str:
        """A card in running text: figure and suit, spoken by its name."""
        return f'<span class="kzs-in{_suit_class(card)}" {_image(self.name(card))}>{self._face(card)}</span>'

    def card(self, card: str, mark: str = "", note: Any = None, *, gap: bool = False) -> str:
        """A card as a small card; its mark and note are in its spoken name."""
        marked = self.label(f"mark.{mark}") if mark else ""
        title = (self.label("list.sep") or ", ").join(t for t in (self.name(card), marked, self.spoken(note)) if t)
        classes = f"kzs-card{_suit_class(card)}{look(mark)}{' kzs-gap' * gap}"
        below = f"<small>{self.text(note)}</small>" if note is not None else ""
        return f'<span class="kzs-slot"><span class="{classes}" {_image(title)}>{self._face(card)}</span>{below}</span>'

    def _face(self, card: str) -> str:
        suit = SUITS.get(card[1:], "") if len(card) == 2 else ""
        figure = card[:1].replace("T", "10") if suit or len(card) == 1 else "★" if card == "JK" else card
        return f"<b>{safe(figure)}</b>" + (f"<i>{suit}</i>" if suit else "")

    def marked(self, cards: Iterable[dict[str, Any]]) -> str:
        """Cards of an explanation in a row, with gaps between their groups."""
        made = (
            self.card(str(one.get("card", "")), str(one.get("mark", "")), one.get("note"), gap=bool(one.get("gap")))
            for one in cards
        )
        return f'<p class="kzs-cards">{" ".join(made)}</p>'

    def minis(self, cards: Iterable[str]) -> str:
        """Cards inside a line or a cell."""
        return " ".join(self.inline(str(card)) for card in cards)

    def spots(self, spots: Sequence[dict[str, Any]], say: Any = None) -> str:
        """Cards as they lie: those known as cards, those face down as backs and their number in words."""
        known = [spot for spot in spots if spot.get("card")]
        down = len(spots) - len(known)
        parts = [self.card(str(s["card"]), str(s.get("mark", "")), s.get("note")) for s in known]
        if down:
            backs = '<span class="kzs-card kzs-back"></span>' * min(down, 8)
            said = self.text(say) or safe(self.label("snapshot.hidden", n=down) or self.label("stack.count", n=down))
            parts.append(f'<span class="kzs-backs" aria-hidden="true">{backs}</span> <span>{said or down}</span>')
        return f'<p class="kzs-cards">{" ".join(parts)}</p>' if parts else ""


def look(name: str) -> str:
    """The classes of a kind or mark that came with the data."""
    return "".join(f" kzs-{word}" for word in _WORD.findall(name))


def _suit_class(card: str) -> str:
    return f" kzs-{card[1]}" if len(card) == 2 and card[1] in SUITS else ""


def _image(title: str) -> str:
    return f'role="img" aria-label="{safe(title)}" title="{safe(title)}"'
