"""Cards, packs and their notation (rules/README: "Card notation", "Colours", "Seeds").

A card is one of 53 interned objects: two cards that look alike *are* the same object, also where two packs are
mixed and nothing tells twins apart. Its `code` is `4 * rank + suit` with ranks 0...12 = two...ace and suits 0...3 =
clubs, diamonds, hearts, spades; the joker's is 52 (in arrays a second joker may be written 53).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal

from cardlib.engine.explanation import say
from cardlib.errors import CardError

RANKS: Final = "23456789TJQKA"
"""Rank letters by code, two to ace."""
SUITS: Final = "CDHS"
"""Suit letters by code."""
PACK_RANKS: Final = "A23456789TJQK"
"""The order of ranks in an unshuffled pack."""
PACK_SUITS: Final = "SHDC"
"""The order of suits in an unshuffled pack."""
SIGNS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C"}

Colour = Literal["black", "red", ""]


class Card:
    """One card. `rank` is a letter of `A23456789TJQK` or `""`, `suit` one of `SHDC` or `""` (both for the joker)."""

    __slots__ = ("code", "rank", "suit", "text")

    code: int
    rank: str
    suit: str
    text: str

    def __init__(self, code: int) -> None:
        self.code = code
        joker = code >= JOKER_CODE
        self.rank = "" if joker else RANKS[code >> 2]
        self.suit = "" if joker else SUITS[code & 3]
        self.text = "JK" if joker else self.rank + self.suit

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.text,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    @property
    def colour(self) -> Colour:
        """`"black"` for spades and clubs, `"red"` for hearts and diamonds, `""` for the joker."""
        return "" if not self.suit else "black" if self.suit in "SC" else "red"


JOKER_CODE: Final = 52
CARDS: Final[tuple[Card, ...]] = tuple(Card(code) for code in range(JOKER_CODE + 1))
"""Every card by its code."""
JOKER: Final = CARDS[JOKER_CODE]
_BY_TEXT: Final = {c.text: c for c in CARDS}


def card(text: str) -> Card:
    """Read a card: `7S`, also `10s`, `th`, `7♠`, `jk`.

    Raises `CardError` for anything else, naming what was written.
    """
    found = _BY_TEXT.get(text) if isinstance(text, str) else None
    return found if found is not None else _read(text)


def _read(text: object) -> Card:
    if not isinstance(text, str):
        raise CardError(say("error.card.type", what=short(text)))
    plain = text.strip().replace("\ufe0f", "").replace("\ufe0e", "").upper()
    plain = "".join(SIGNS.get(char, char) for char in plain)
    if plain.startswith("10"):
        plain = "T" + plain[2:]
    found = _BY_TEXT.get(plain)
    if found is None:
        raise CardError(say("error.card.unknown", what=short(text)))
    return found


def rank(text: str) -> str:
    """Read a rank: one of `A23456789TJQK`, also `10` and lower case. Raises `CardError`."""
    if not isinstance(text, str):
        raise CardError(say("error.rank.unknown", what=short(text)))
    plain = text.strip().upper().replace("10", "T")
    if len(plain) != 1 or plain not in RANKS:
        raise CardError(say("error.rank.unknown", what=short(text)))
    return plain


def cards(text: str | Iterable[str]) -> tuple[Card, ...]:
    """Read several cards, from one text with blanks between them or from a list of texts. Raises `CardError`."""
    return tuple(card(item) for item in (text.split() if isinstance(text, str) else text))


def pack(ranks: str = PACK_RANKS, jokers: int = 0) -> tuple[Card, ...]:
    """An unshuffled pack in the order that the shuffle starts from: suits S H D C, in each the ranks given."""
    suited = (_BY_TEXT[r + s] for s in PACK_SUITS for r in PACK_RANKS if r in ranks)
    return (*suited, *([JOKER] * jokers))


def mask(some: Iterable[Card]) -> int:
    """A set of cards as bits: bit `code` is set for each card. Twins and second jokers can't be told apart."""
    bits = 0
    for one in some:
        bits |= 1 << one.code
    return bits


def unmask(bits: int) -> Iterator[Card]:
    """The cards of a bit mask, by code from the lowest."""
    while bits:
        low = bits & -bits
        yield CARDS[low.bit_length() - 1]
        bits ^= low


def short(value: object, most: int = 40) -> str:
    """What somebody wrote, as JSON unless it is text, fit for a sentence: short, in one line, nothing unprintable."""
    if isinstance(value, str):
        text = value
    else:
        import json

        try:
            text = json.dumps(value, ensure_ascii=False)
        except (TypeError, ValueError, RecursionError):  # no JSON, or a number too long to be written
            text = f"({type(value).__name__})"
    text = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(c if c.isprintable() else " " if c.isspace() else "\ufffd" for c in text)
