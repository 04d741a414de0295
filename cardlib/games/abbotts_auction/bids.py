"""What can be bid with a hand, what goes over what, and what pays a bid (rules AA-2 and AA-3).

A bid is a pair `(kind, names)`: the combination's place in `KINDS`, and what is named of it, weightiest first: ranks as
numbers (two 2 ... ace 14, joker 15), and for a single the suit (clubs 0 ... spades 3) after the rank. Python's order of
such pairs is AA-3.4's: named ranks are compared in turn, and where one bid begins the other, the longer is stronger.

A hand is packed into one number (`pack_hand`): a bit for each card held at all, three bits that count the jokers, and
above them a bit for each second copy. Its lower part, `hand & KIND_BITS`, is all that bids depend on (AA-2.6).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Any, Final

from cardlib.cards import CARDS, JOKER_CODE, RANKS, SUITS
from cardlib.engine.act import Act
from cardlib.engine.explanation import Say, say

Names = tuple[int, ...]
Bid = tuple[int, Names]

KINDS: Final = (
    "single",
    "pair",
    "two_pair",
    "three",
    "straight",
    "flush",
    "full_house",
    "four",
    "straight_flush",
)
"""Combinations of a bid, weakest first (AA-2.3)."""
SINGLE, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = range(9)
SIZE: Final = (1, 2, 4, 3, 5, 5, 5, 4, 5)
"""How many cards a combination has."""
MOST_NAMES: Final = (2, 1, 2, 1, 1, 5, 2, 1, 1)
"""How many names say a combination in full (AA-3.4); a single joker has one, for it has no suit."""
FIRST_NAMES: Final = (1, 1, 0, 1, 0, 0, 0, 1, 0)
"""How many names go with a combination that is said for the first time (AA-3.2, AA-3.3)."""
SAID_FULL: Final = frozenset({PAIR, THREE, FOUR})
"""Combinations that are always said with their rank (AA-3.2)."""
OF_A_KIND: Final = {SINGLE: 1, PAIR: 2, THREE: 3, FOUR: 4}
"""Combinations of one rank, which jokers may make too (AA-2.7), and how many cards they have."""
JOKER_RANK: Final = 15

CARD_BITS: Final = (1 << 52) - 1
KIND_BITS: Final = (1 << 55) - 1
_JOKER_SHIFT: Final = 52
_TWIN_SHIFT: Final = 56


# hands


def pack_hand(codes: Iterable[int]) -> int:
    """A hand as one number, from the codes of its cards."""
    hand = 0
    for code in codes:
        hand = add(hand, code)
    return hand


def add(hand: int, code: int) -> int:
    """The hand with one card more."""
    if code == JOKER_CODE:
        return hand + (1 << _JOKER_SHIFT)
    bit = 1 << code
    return hand | (bit << _TWIN_SHIFT if hand & bit else bit)


def drop(hand: int, code: int) -> int:
    """The hand without one such card, which it must hold. Of two twins one stays."""
    if code == JOKER_CODE:
        return hand - (1 << _JOKER_SHIFT)
    bit = 1 << code
    return hand ^ (bit << _TWIN_SHIFT if hand >> _TWIN_SHIFT & bit else bit)


def count(hand: int, code: int) -> int:
    """How many such cards a hand holds."""
    if code == JOKER_CODE:
        return hand >> _JOKER_SHIFT & 7
    return (hand >> code & 1) + (hand >> _TWIN_SHIFT + code & 1)


def codes_of(hand: int) -> list[int]:
    """A hand's cards in the order JK A K ... 2, within a rank S H D C; twins side by side."""
    found = [JOKER_CODE] * (hand >> _JOKER_SHIFT & 7)
    ones, twins = hand & CARD_BITS, hand >> _TWIN_SHIFT
    while ones:
        code = ones.bit_length() - 1
        found.append(code)
        if twins >> code & 1:
            found.append(code)
        ones ^= 1 << code
    return found


# acts


class BidAct(Act):
    """A bid as an act that knows how it is said."""

    bid: Bid | None
    """The bid, or `None` where the words make none (`["bid", "single", "H"]`)."""
    cards: tuple[int, ...] | None
    """The cards that somebody chose to make the bid with, as codes; they are no part of it (AA-3.6)."""

    def __new__(cls, *args: Any, cards: tuple[int, ...] | None = None) -> BidAct:
        act = super().__new__(cls, "bid", *args)
        assert isinstance(act, BidAct)
        act.bid, act.cards = _read(args), cards
        return act

    def __getnewargs__(self) -> tuple[Any, ...]:
        return self.args

    def say(self, kind: str) -> Say:
        """The act in words: the key `<kind>.bid` with the bid as `bid`."""
        return Say(f"{kind}.bid", {"bid": words_said(self)})


def _read(args: tuple[Any, ...]) -> Bid | None:
    kind, names = KINDS.index(args[0]), args[1:]
    if len(names) > MOST_NAMES[kind] or len(names) < FIRST_NAMES[kind]:
        return None
    suit: tuple[int, ...] = ()
    if kind == SINGLE and len(names) == 2:
        if names[0] == "JK" or names[1] not in SUITS:
            return None
        suit, names = (SUITS.index(names[1]),), names[:1]
    if any(name in SUITS for name in names):
        return None
    return kind, (*(number(name) for name in names), *suit)


@lru_cache(maxsize=1 << 14)
def act_of(kind: int, names: Names) -> BidAct:
    """The act of a bid, one object for each."""
    return BidAct(KINDS[kind], *name_texts(kind, names))


def name_texts(kind: int, names: Names) -> tuple[str, ...]:
    """What a bid names, as a record writes it."""
    if kind == SINGLE and len(names) == 2:
        return rank_text(names[0]), SUITS[names[1]]
    return tuple(rank_text(n) for n in names)


def number(rank: str) -> int:
    """A rank's number: two 2 ... ace 14, joker 15."""
    return JOKER_RANK if rank == "JK" else RANKS.index(rank) + 2


def rank_text(n: int) -> str:
    """The text of a rank's number."""
    return "JK" if n == JOKER_RANK else RANKS[n - 2]


def bid_say(kind: int, names: Names) -> Say:
    """How a bid is said: "king-high flush". The key is `bid.<combination>.<how many names>`."""
    texts = name_texts(kind, names)
    if kind == SINGLE:
        if len(names) == 2:
            return say("bid.single.2", card="".join(texts))
        return say("bid.single.1", rank=texts[0])
    return Say(f"bid.{KINDS[kind]}.{len(names)}", dict(zip("abcde", texts, strict=False)))


def words_said(act: BidAct) -> Say:
    """What an act says, also where that makes no bid: then its combination and the names one by one."""
    if act.bid is not None:
        return bid_say(*act.bid)
    names = [say("bid.suit", suit=n) if n in SUITS else say("bid.rank", rank=n) for n in act.args[1:]]
    return say("bid.odd" if names else "bid.none", kind=act.args[0], names=names)


def is_full(kind: int, names: Names) -> bool:
    """Whether nothing more could be named (AA-3.5)."""
    return len(names) == MOST_NAMES[kind] or names == (JOKER_RANK,)


# what a hand holds


def _suits(nibble: int) -> tuple[int, ...]:
    return tuple(suit for suit in (3, 2, 1, 0) if nibble >> suit & 1)


_SUITS_OF: Final = tuple(_suits(n) for n in range(16))


def straight_ranks(top: int) -> tuple[int, ...]:
    """The five ranks of a straight from the top down; the ace as 14 also below the two."""
    return tuple(14 if n == 1 else n for n in range(top, top - 5, -1))


def _tops(have: Sequence[bool] | list[bool], ace_low: bool) -> Iterator[int]:
    """The top ranks of all straights of some ranks, lowest first (AA-2.4). `have[n]` is for the number n."""
    for top in range(5 if ace_low else 6, 15):
        if all(have[n] for n in straight_ranks(top)):
            yield top


@lru_cache(maxsize=1 << 13)
def full_names(held: int, ace_low: bool) -> tuple[tuple[Names, ...], ...]:
    """For each combination, every way in which a hand's cards show it, named in full, weakest first.

    `held` is a hand's lower part (`hand & KIND_BITS`).
    """
    nibbles = [0, 0, *(held >> 4 * r & 15 for r in range(13))]
    counts = [n.bit_count() for n in nibbles] + [held >> _JOKER_SHIFT & 7]
    of_a_kind = {n: [r for r in range(2, 16) if counts[r] >= n] for n in (2, 3, 4)}
    pairs = [r for r in of_a_kind[2] if r != JOKER_RANK]
    threes = [r for r in of_a_kind[3] if r != JOKER_RANK]
    singles: list[Names] = [(r, s) for r in range(2, 15) for s in reversed(_SUITS_OF[nibbles[r]])]
    if counts[JOKER_RANK]:
        singles.append((JOKER_RANK,))
    flushes: set[Names] = set()
    straight_flushes: set[Names] = set()
    for suit in range(4):
        in_suit = [bool(n >> suit & 1) for n in nibbles]
        suited = [r for r in range(14, 1, -1) if in_suit[r]]
        if len(suited) >= 5:
            flushes.update(combinations(suited, 5))
            straight_flushes.update((top,) for top in _tops(in_suit, ace_low))
    return (
        tuple(singles),
        tuple((r,) for r in of_a_kind[2]),
        tuple((high, low) for high in pairs for low in pairs if low < high),
        tuple((r,) for r in of_a_kind[3]),
        tuple((top,) for top in _tops([n > 0 for n in nibbles], ace_low)),
        tuple(sorted(flushes)),
        tuple((three, pair) for three in threes for pair in pairs if pair != three),
        tuple((r,) for r in of_a_kind[4]),
        tuple(sorted(straight_flushes)),
    )


def can_satisfy(held: int, bid: Bid, ace_low: bool) -> bool:
    """Whether some cards of a hand show a bid's combination and named ranks (AA-2.8, AA-3.1)."""
    kind, names = bid
    return any(full[: len(names)] == names for full in full_names(held, ace_low)[kind])


@lru_cache(maxsize=1 << 13)
def first_said(held: int, ace_low: bool) -> tuple[tuple[BidAct, ...], ...]:
    """The bids of a hand above each combination, as they are first said: item k holds those of the combinations from
    k on (AA-3.2, AA-3.3)."""
    above: tuple[BidAct, ...] = ()
    found = [above]
    for kind in range(STRAIGHT_FLUSH, -1, -1):
        names = dict.fromkeys(full[: FIRST_NAMES[kind]] for full in full_names(held, ace_low)[kind])
        above = (*(act_of(kind, n) for n in names), *above)
        found.append(above)
    return tuple(reversed(found))


def say_over(standing: Bid | None, kind: int, full: Names) -> Names | None:
    """How a combination, named in full, is said over the standing bid: with just as many names as make it stronger
    (AA-3.4); `None` where it is not stronger."""
    least = FIRST_NAMES[kind]
    if standing is None or kind > standing[0]:
        return full[:least]
    if kind < standing[0]:
        return None
    for n in range(least, len(full) + 1):
        if full[:n] > standing[1]:
            return full[:n]
    return None


def said_anyway(standing: Bid | None, kind: int, full: Names) -> Names:
    """How a combination would be said, also where it is not stronger: then bare, and in full against its like."""
    names = say_over(standing, kind, full)
    if names is not None:
        return names
    assert standing is not None
    alike = kind == standing[0] and (kind != SINGLE or full[0] == standing[1][0])
    return full if alike else full[: FIRST_NAMES[kind]]


@lru_cache(maxsize=1 << 15)
def bids_over(held: int, standing: Bid | None, may_equal: bool, ace_low: bool) -> tuple[BidAct, ...]:
    """All bids that a hand can make now, weakest first. `may_equal`: with first claim to what stands (AA-3.5)."""
    if standing is None:
        return first_said(held, ace_low)[0]
    kind, names = standing
    above = first_said(held, ace_low)[kind + 1]
    same: set[Names] = set()
    for full in full_names(held, ace_low)[kind]:
        if full > names:
            said = say_over(standing, kind, full)
            if said is not None:
                same.add(said)
        elif may_equal and full == names:
            same.add(full)
    return (*(act_of(kind, n) for n in sorted(same)), *above) if same else above


# paying


@lru_cache(maxsize=1 << 11)
def payments(held: int, bid: Bid, ace_low: bool) -> tuple[tuple[int, ...], ...]:
    """Every set of cards of a hand that satisfies a bid, as codes in the order JK A K ... 2, S H D C (AA-2.8)."""
    kind, names = bid
    fulls = [full for full in full_names(held, ace_low)[kind] if full[: len(names)] == names]
    found: set[tuple[int, ...]] = set()
    for full in fulls:
        if kind == SINGLE:
            found.add((JOKER_CODE,) if full == (JOKER_RANK,) else (_code(*full),))
        elif kind == FLUSH:
            found.update(tuple(_code(r, s) for r in full) for s in range(4) if _has(held, full, s))
        elif kind == STRAIGHT_FLUSH:
            row = straight_ranks(full[0])
            suits = [s for s in range(4) if _has(held, row, s)]
            found.update(tuple(sorted((_code(r, s) for r in row), reverse=True)) for s in suits)
        elif kind == STRAIGHT:
            choices = ([_code(r, s) for s in _suits_held(held, r)] for r in straight_ranks(full[0]))
            found.update(tuple(sorted(one, reverse=True)) for one in product(*choices))
        else:
            found.update(_of_ranks(held, kind, full))
    return tuple(sorted(found, reverse=True))


def _of_ranks(held: int, kind: int, full: Names) -> Iterator[tuple[int, ...]]:
    """The ways to lay groups of equal ranks: a pair, two pairs, a three and a pair, ..."""
    sizes = {TWO_PAIR: (2, 2), FULL_HOUSE: (3, 2)}.get(kind, (SIZE[kind],))
    if full == (JOKER_RANK,):
        yield (JOKER_CODE,) * sizes[0]
        return
    parts = ((r, combinations(_suits_held(held, r), n)) for r, n in zip(full, sizes, strict=True))
    groups = ([_codes(r, part) for part in some] for r, some in parts)
    for one in product(*groups):
        yield tuple(sorted((code for group in one for code in group), reverse=True))


def _codes(rank: int, suits: Iterable[int]) -> list[int]:
    return [_code(rank, suit) for suit in suits]


def _code(rank: int, suit: int) -> int:
    return 4 * (rank - 2) + suit


def _suits_held(held: int, rank: int) -> tuple[int, ...]:
    return _SUITS_OF[held >> 4 * (rank - 2) & 15]


def _has(held: int, ranks: Iterable[int], suit: int) -> bool:
    return all(held >> _code(rank, suit) & 1 for rank in ranks)


# what some cards show


def shown(codes: Sequence[int], ace_low: bool) -> dict[int, Names]:
    """The combinations that exactly these cards make, each named in full; empty where they make none (AA-2.3).

    A straight flush is also a straight and a flush (AA-2.8). Identical cards make nothing together (AA-2.6), jokers
    only what is of a kind (AA-2.7).
    """
    jokers, n = sum(code == JOKER_CODE for code in codes), len(codes)
    if jokers:
        kinds = [kind for kind, size in OF_A_KIND.items() if size == n == jokers]
        return dict.fromkeys(kinds, (JOKER_RANK,))
    if len(set(codes)) < n:
        return {}
    found: dict[int, Names] = {}
    for kind, fulls in enumerate(full_names(pack_hand(codes), ace_low)):
        if SIZE[kind] == n and fulls:
            found[kind] = fulls[-1]
    return found


def texts(codes: Iterable[int]) -> list[str]:
    """Cards' texts."""
    return [CARDS[code].text for code in codes]
