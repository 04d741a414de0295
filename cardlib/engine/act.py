"""Acts: what a player does, in the record's form `["give", "4H"]`, and how that form is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from cardlib.cards import card, rank, short
from cardlib.engine.explanation import Say, say
from cardlib.errors import ActError, CardError

Reader = Callable[[Any], Any]
"""Turns one JSON argument into its canonical value; raises ActError or CardError."""


class Act(tuple[Any, ...]):
    """A verb and its arguments in canonical form: cards and ranks as texts, lists as tuples. Immutable, hashable.

    A tuple underneath, so that a step compares acts at the speed of tuples.
    """

    __slots__ = ()

    def __new__(cls, verb: str, *args: Any) -> Act:
        return tuple.__new__(cls, (verb, *args))

    @property
    def verb(self) -> str:
        """What is done: `"give"`."""
        return str(self[0])

    @property
    def args(self) -> tuple[Any, ...]:
        """What it is done with: `("4H",)`."""
        return self[1:]

    def to_json(self) -> list[Any]:
        """The record's form: `["give", "4H"]`."""
        return [list(part) if isinstance(part, tuple) else part for part in self]

    def say(self, kind: str) -> Say:
        """The act in words: the key `<kind>.<verb>`, its arguments as `{0}`, `{1}`, ..."""
        args = {str(i): list(a) if isinstance(a, tuple) else a for i, a in enumerate(self.args)}
        return Say(f"{kind}.{self.verb}", args)

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)

    def __repr__(self) -> str:
        return f"Act({', '.join(map(repr, self))})"


def read_int(value: Any) -> int:
    """A JSON integer of any size (no booleans, no floats)."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ActError(say("error.act.int", what=short(value)))
    return value


def read_card(value: Any) -> str:
    """Any card that can be written, in canonical form."""
    return card(value).text


def read_rank(value: Any) -> str:
    """Any rank that can be written, in canonical form."""
    return rank(value)


def read_cards(value: Any) -> tuple[str, ...]:
    """A list of cards."""
    if not isinstance(value, (list, tuple)):
        raise ActError(say("error.act.cards", what=short(value)))
    return tuple(card(item).text for item in value)


def read_word(*words: str) -> Reader:
    """One of some words, exactly."""

    def read(value: Any) -> str:
        if value not in words or not isinstance(value, str):
            raise ActError(say("error.act.word", what=short(value), words=", ".join(words)))
        return value

    return read


class Verb:
    """How an act of one verb is written: readers for the arguments it must have, may have, and may repeat."""

    __slots__ = ("name", "needs", "rest", "takes")

    def __init__(
        self,
        name: str,
        needs: Sequence[Reader] = (),
        takes: Sequence[Reader] = (),
        rest: Reader | None = None,
    ) -> None:
        self.name: Final = name
        self.needs: Final = tuple(needs)
        self.takes: Final = tuple(takes)
        self.rest: Final = rest

    def read(self, args: Sequence[Any]) -> Act:
        """The act with these arguments; ActError with the place of the one that is wrong (`[1]` is the first)."""
        least, known = len(self.needs), (*self.needs, *self.takes)
        if len(args) < least or (self.rest is None and len(args) > len(known)):
            wanted = str(least) if least == len(known) else f"{least}–{len(known)}"
            raise ActError(say("error.act.count", verb=self.name, wanted=wanted, n=len(args)))
        values = []
        for i, value in enumerate(args):
            reader = known[i] if i < len(known) else self.rest
            assert reader is not None
            try:
                values.append(reader(value))
            except (ActError, CardError) as error:
                raise ActError(error.say, f"[{i + 1}]") from None
        return Act(self.name, *values)


def read_act(verbs: Mapping[str, Verb], value: Any, game: str) -> Act:
    """Read an act of a game from the record's form. Raises ActError naming the place and what would be right."""
    if isinstance(value, Act):
        value = value.to_json()
    if not isinstance(value, (list, tuple)) or not value:
        raise ActError(say("error.act.form", what=short(value), example=example(verbs)), game=game)
    name = value[0]
    if not isinstance(name, str) or name not in verbs:
        raise ActError(say("error.act.verb", what=short(name), words=", ".join(verbs)), "[0]", game=game)
    try:
        return verbs[name].read(value[1:])
    except ActError as error:
        error.game = game
        raise


def example(verbs: Mapping[str, Verb]) -> str:
    """How an act of the game is written, without the brackets: `"give", "7S"`."""
    shortest = min(verbs.values(), key=lambda verb: len(verb.needs))
    return ", ".join([f'"{shortest.name}"', *("5" if reader is read_int else '"7S"' for reader in shortest.needs)])


def read_typed(verbs: Mapping[str, Verb], value: Any) -> Any:
    """The same list, with whole numbers read where a number belongs and somebody's typing stands.

    Full-width digits and blanks around are read kindly; anything else is left for `read_act` to refuse.
    """
    if not isinstance(value, list) or not value or not isinstance(value[0], str) or value[0] not in verbs:
        return value
    verb = verbs[value[0]]
    readers = [*verb.needs, *verb.takes]
    made = list(value)
    for i, reader in enumerate(readers, 1):
        if reader is read_int and i < len(made) and isinstance(made[i], str):
            made[i] = whole_number(made[i])
    return made


def whole_number(text: str) -> int | str:
    """A whole number as typed, or the text itself where it is none."""
    from unicodedata import normalize

    plain = normalize("NFKC", text).strip().replace("−", "-")
    digits = plain[1:] if plain[:1] in ("-", "+") else plain
    return int(plain) if digits.isascii() and digits.isdigit() and len(digits) <= 30 else text
