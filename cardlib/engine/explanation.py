"""The tree of an explanation: claims, cards, numbers and rules as data, without a word of any language.

An explanation is built by a game (`rules.py`, `score.py`, `scene.py`), travels as data, and becomes words only in
`cardlib.explain`, in the learner's language. Nothing ever reads the words back.

The smallest part is a `Say`: a key of the message catalogues and the values that its sentence needs. Larger parts
("blocks") are what a page or a printout can draw: paragraphs, rows of cards, checks, sums, score lines.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Mark = Literal["", "make", "idle", "known", "ghost", "taken", "dead", "new"]
"""How a card stands out: it makes the category, lies idle, is known to all, is missing, would be taken, is of no
more use, has just come."""


class Say(Struct, frozen=True):
    """One sentence or phrase, still without language.

    `key` is looked up in the game's catalogue, then in the library's. `args` holds plain values: a seat number
    under a name that the sentence marks as a seat, a card as its text, an int, or another `Say`.
    """

    key: str
    args: dict[str, Any] = {}

    def to_json(self) -> dict[str, Any]:
        """The claim as plain JSON values, for logs and for other programs."""
        return {"say": self.key, **{name: plain(value) for name, value in self.args.items()}}


def say(key: str, /, **args: Any) -> Say:
    """Short form of `Say(key, {...})`."""
    return Say(key, args)


def plain(value: Any) -> Any:
    """Turn a part of an explanation into JSON values."""
    if isinstance(value, Say):
        return value.to_json()
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {name: plain(item) for name, item in value.items()}
    if isinstance(value, Struct):
        named = {name: plain(getattr(value, name)) for name in value.__struct_fields__}
        tag = value.__struct_config__.tag
        return {"kind": tag, **named} if tag else named
    return value


class Check(Struct, frozen=True, omit_defaults=True):
    """One thing a rule asks for, and whether it holds. `rules` are the paragraphs that ask for it."""

    ok: bool
    say: Say
    rules: tuple[str, ...] = ()


class MarkedCard(Struct, frozen=True, omit_defaults=True):
    """A card shown to make a point. `card` is its text (`"7S"`); a mere rank (`"A"`) is a card that is missing."""

    card: str
    mark: Mark = ""
    gap: bool = False
    note: Say | None = None


class Block(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """A part of an explanation that can be drawn by itself."""


class Paragraph(Block, frozen=True, tag="text"):
    """A sentence or two. `tone` says what it is for: a rule's text, a note beside, praise, refusal."""

    say: Say
    rules: tuple[str, ...] = ()
    tone: Literal["", "quote", "note", "good", "bad", "strong", "soft"] = ""


class CardRow(Block, frozen=True, tag="cards"):
    """Cards in a row, the ones that matter marked."""

    cards: tuple[MarkedCard, ...]
    say: Say | None = None


class Checks(Block, frozen=True, tag="checks"):
    """What was looked at, one line each, in the order it was looked at."""

    items: tuple[Check, ...]


class Term(Struct, frozen=True, omit_defaults=True):
    """One figure of a running sum, the sign before it, and what it is."""

    n: int | str
    op: Literal["", "+", "-", "="] = ""
    say: Say | None = None


class Sum(Block, frozen=True, tag="sum"):
    """A sum laid out in sight: 70 - 36 + 6 = 40."""

    terms: tuple[Term, ...]
    rules: tuple[str, ...] = ()


class Line(Struct, frozen=True, omit_defaults=True):
    """One line of a score sheet: what happened, why, the cards, the amount and the rule."""

    say: Say
    amount: int | str | None = None
    sub: Say | None = None
    rules: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class Lines(Block, frozen=True, tag="lines"):
    """Score lines; the amounts add up to `total`."""

    items: tuple[Line, ...]
    total: Line | None = None


class Row(Struct, frozen=True, omit_defaults=True):
    """A row of a table. A cell is a `Say`, a number, or a tuple of cards' texts."""

    cells: tuple[Say | int | str | tuple[str, ...] | None, ...]
    mark: Literal["", "now", "soft", "strong"] = ""


class Table(Block, frozen=True, tag="table"):
    """A small table, such as a ledger of lots."""

    head: tuple[Say, ...]
    rows: tuple[Row, ...]
    say: Say | None = None


class Bar(Struct, frozen=True, omit_defaults=True):
    """What one seat had before and after, out of a common `most` that the bars are drawn against."""

    say: Say
    before: int
    after: int


class Bars(Block, frozen=True, tag="bars"):
    """Before and after, seat by seat."""

    items: tuple[Bar, ...]
    most: int
    say: Say | None = None


class Place(Struct, frozen=True, omit_defaults=True):
    """One hand in an order of hands: its place (`None`: out of the order), what it is, its cards, and why."""

    seat: int
    say: Say
    cards: tuple[MarkedCard, ...]
    blocks: tuple[Block, ...] = ()
    place: int | None = None
    mark: Say | None = None
    rules: tuple[str, ...] = ()


class Places(Block, frozen=True, tag="places"):
    """Hands, best first."""

    items: tuple[Place, ...]


class Section(Block, frozen=True, tag="section"):
    """Blocks under a heading."""

    say: Say
    blocks: tuple[Block, ...]
    rules: tuple[str, ...] = ()


class Sheet(Struct, frozen=True, omit_defaults=True):
    """How a deal or a match came out: a title that says the result, and sections that show every step to it."""

    title: Say
    blocks: tuple[Block, ...]
    lead: Say | None = None
    rules: tuple[str, ...] = ()
    aside: tuple[Block, ...] = ()
