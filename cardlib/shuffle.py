"""Seeds: a whole number gives the same deck, and the same choices, on every machine for ever (rules/README, "Seeds").

Random bytes are SHAKE-256 of an ASCII text, read as big-endian 32-bit numbers; numbers that would favour some outcomes
are skipped. Python's and numpy's generators are never used.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from cardlib.cards import Card, short
from cardlib.engine.explanation import say
from cardlib.errors import GameError

if TYPE_CHECKING:
    from cardlib.engine.act import Act

MOST_SEED: Final = 2**53 - 1
"""The largest seed: whole numbers up to here survive JSON in every browser."""

T = TypeVar("T")


class Stream:
    """An endless stream of numbers drawn from a text. Equal texts give equal streams, for ever."""

    __slots__ = ("_at", "_bytes", "_text")

    def __init__(self, text: str) -> None:
        self._text = text.encode("ascii")
        self._bytes = b""
        self._at = 0

    def number(self) -> int:
        """The next 32-bit number."""
        if self._at + 4 > len(self._bytes):
            self._bytes = self._more()
        self._at += 4
        return int.from_bytes(self._bytes[self._at - 4 : self._at], "big")

    def _more(self) -> bytes:
        from hashlib import shake_256  # first needed when something is dealt

        return shake_256(self._text).digest(max(256, 2 * len(self._bytes)))

    def below(self, n: int) -> int:
        """The next number from 0 to n - 1, every one equally likely. `n` is from 1 to 2^32."""
        limit = 2**32 - 2**32 % n
        x = self.number()
        while x >= limit:
            x = self.number()
        return x % n

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, which must not be empty."""
        return items[self.below(len(items))]

    def chance(self, part: int, of: int) -> bool:
        """True `part` times in `of`."""
        return self.below(of) < part

    def shuffle(self, items: list[T]) -> list[T]:
        """Shuffle a list in place as the rules say (from the last index down to 1), and give it back."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def check_seed(seed: object) -> int:
    """The seed itself if it is a whole number from 0 to 2^53 - 1; GameError at `seed` otherwise."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise GameError(say("error.seed", what=short(seed)), "seed")
    return seed


def deck(pack: Sequence[Card], game: str, seats: int, seed: int, deal: int) -> tuple[Card, ...]:
    """The deck of a seed: `deal` 0 is the match's first, and a redeal takes the next number. First card = top."""
    return tuple(Stream(f"cardlib/1/{game}/{seats}/{seed}/{deal}").shuffle(list(pack)))


class Decks:
    """Where a match takes its decks from: a seed, that never runs out, or a list that may."""

    __slots__ = ("_cache", "_game", "_pack", "_seats", "given", "seed")

    def __init__(
        self,
        game: str,
        seats: int,
        pack: Sequence[Card],
        *,
        seed: int | None = None,
        given: Sequence[Sequence[Card]] | None = None,
    ) -> None:
        self._game, self._seats, self._pack = game, seats, tuple(pack)
        self.seed = seed
        self.given = None if given is None else tuple(tuple(d) for d in given)
        self._cache: dict[int, tuple[Card, ...]] = {}

    def get(self, deal: int) -> tuple[Card, ...] | None:
        """The deck of the deal with this number, top first; `None` where the list has no more."""
        if self.given is not None:
            return self.given[deal] if deal < len(self.given) else None
        if deal not in self._cache:
            assert self.seed is not None
            self._cache[deal] = deck(self._pack, self._game, self._seats, self.seed, deal)
        return self._cache[deal]


def samples(stream: Stream, acts: Sequence[Act], n: int) -> Iterator[Act]:
    """Draw `n` of some acts, with repeats; for games' `sample_acts`."""
    for _ in range(n if acts else 0):
        yield stream.choice(acts)
