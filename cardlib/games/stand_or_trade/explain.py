"""What a hand is and why one beats another, as blocks (rule ST-4). Used by the panel, the sheet and the labs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from msgspec import Struct

from cardlib.cards import CARDS, Card, card, mask, unmask
from cardlib.engine.explanation import Block, CardRow, Mark, MarkedCard, Paragraph, Say, say
from cardlib.engine.rulebook import load
from cardlib.games.stand_or_trade.score import Step, compare
from cardlib.ranking.six_card import CATEGORIES, UNRANKED, StraightFlush, number, rank, strength

PACK = tuple(c for c in CARDS[:52] if c.rank in "A23456")


class Near(Struct, frozen=True):
    """A category that one card would make: any card of `come` in place of any of `go`."""

    category: str
    go: tuple[str, ...]
    come: tuple[str, ...]


def hand_say(hand: int, straight_flush: StraightFlush) -> Say:
    """A hand in a phrase: "three of a kind, sixes"."""
    found = rank(hand, straight_flush)
    return say("hand." + found.category, rank=rank_letter(found.rank))


def rank_letter(n: int) -> str:
    """The rank letter of a number: 1 is A."""
    return "A" if n <= 1 else str(n)


def marked(hand: int, straight_flush: StraightFlush) -> tuple[MarkedCard, ...]:
    """A hand's cards: what makes the category, group by group, then what lies idle."""
    found = rank(hand, straight_flush)
    if found.category == "drop":
        return tuple(MarkedCard(c.text) for c in sort(unmask(hand)))
    row: list[MarkedCard] = []
    for mark, cards in [*(("make", group) for group in found.made), ("idle", found.idle)]:
        row += [_marked(c, mark, gap=bool(row) and i == 0) for i, c in enumerate(cards)]
    return tuple(row)


def _marked(c: Card, mark: str, *, gap: bool) -> MarkedCard:
    looks: dict[str, Mark] = {"make": "make", "idle": "idle"}
    return MarkedCard(c.text, looks[mark], gap)


def sort(cards: Iterable[Card]) -> list[Card]:
    """Cards in the game's order, ace to six."""
    return sorted(cards, key=lambda c: (number(c), -c.code))


def why_blocks(hand: int, straight_flush: StraightFlush) -> tuple[Block, ...]:
    """Why a hand is what it is: which cards make it, which are idle, what it just isn't."""
    found = rank(hand, straight_flush)
    texts = [[c.text for c in group] for group in found.made]
    idle = [c.text for c in found.idle]
    rules = ("ST-4.2",) if found.category in UNRANKED - {"drop"} else ("ST-4.1",)
    if found.category == "drop":
        return (Paragraph(_why_drop(hand), ("ST-4",)),)
    if found.category == "straight":
        key = "why.straight.suit" if straight_flush == "suit" else "why.straight"
        return (Paragraph(say(key), ("ST-4.2", "ST-4.4")),)
    if found.category == "running_pair":
        texts = [[text for pair in texts for text in pair]]
    args = {"cards": texts[0], "others": texts[1] if len(texts) > 1 else [], "rank": rank_letter(found.rank)}
    blocks: list[Block] = [Paragraph(say(f"why.{found.category}", **args), rules)]
    if idle:
        blocks.append(Paragraph(say("why.idle", cards=idle, n=len(idle)), tone="soft"))
    return tuple(blocks)


def _why_drop(hand: int) -> Say:
    """The nearest thing that a hand without a category has."""
    numbers = sorted(number(c) for c in unmask(hand))
    pairs = sorted({n for n in numbers if numbers.count(n) == 2})
    if len(pairs) == 3:
        return say("why.drop.three_pairs")
    if len(set(numbers)) == 5:
        missing = ({1, 2, 3, 4, 5, 6} - set(numbers)).pop()
        return say("why.drop.five_run", rank=rank_letter(missing), double=rank_letter(pairs[0]))
    if len(pairs) == 2:
        return say("why.drop.two_pairs", rank=rank_letter(pairs[0]), other=rank_letter(pairs[1]))
    return say("why.drop.pair", rank=rank_letter(pairs[0]))


@cache
def frequent(straight_flush: StraightFlush) -> dict[str, int]:
    """How many of the 134,596 hands are of each category, as the rulebook has it (ST-4)."""
    book = load(__package__)
    return {one["id"]: one["hands"] for one in book.listed(book.rules["ST-4"], {"straight_flush": straight_flush})}


def odds_say(category: str, straight_flush: StraightFlush) -> Say:
    """How rare a category is: one hand in so many."""
    hands = frequent(straight_flush)
    return say("why.odds", n=round(sum(hands.values()) / hands[category]))


@lru_cache(maxsize=512)
def near(hand: int, straight_flush: StraightFlush = "colour") -> tuple[Near, ...]:
    """The better categories that one trade could make, strongest first.

    Every card is tried in place of every other: exact, and blind to where the missing cards lie. Each card that could
    come counts for the best that it can make: nobody gives the wrong card for a lesser hand.
    """
    have = strength(hand, straight_flush) >> 3
    found: dict[int, dict[str, frozenset[str]]] = {}
    for coming in PACK:
        if not hand >> coming.code & 1:
            made = {
                c.text: strength(hand & ~(1 << c.code) | 1 << coming.code, straight_flush) >> 3 for c in unmask(hand)
            }
            best = max(made.values())
            if best > have:
                go = frozenset(text for text, category in made.items() if category == best)
                found.setdefault(best, {})[coming.text] = go
    return tuple(near for made, ways in sorted(found.items(), reverse=True) for near in _nears(made, ways))


def _nears(made: int, ways: dict[str, frozenset[str]]) -> Iterator[Near]:
    """What could come for one category, with what could go: as one where something may go for any of them."""
    common = frozenset.intersection(*ways.values())
    if common:
        yield Near(CATEGORIES[made], _texts(common), _texts(ways))
        return
    for go in dict.fromkeys(ways.values()):
        yield Near(CATEGORIES[made], _texts(go), _texts(text for text in ways if ways[text] == go))


def _texts(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple(c.text for c in sort(card(text) for text in cards))


def near_blocks(hand: int, straight_flush: StraightFlush, most: int = 3) -> tuple[Block, ...]:
    """What one trade could make of a hand, in sentences: the easiest first, `most` of them."""
    by_category: dict[str, list[Near]] = {}
    for one in near(hand, straight_flush):
        by_category.setdefault(one.category, []).append(one)
    lines = sorted(by_category.values(), key=lambda ways: -sum(len(one.come) for one in ways))[:most]
    said = (sentence for ways in lines for sentence in near_says(ways))
    return tuple(Paragraph(sentence, ("ST-4",), tone="note") for sentence in said)


def near_says(ways: Sequence[Near]) -> tuple[Say, ...]:
    """The ways to one category: by rank where every missing card of a rank will do, else by cards."""
    n = sum(len(one.come) for one in ways)
    if n > 4:
        ranks = list(dict.fromkeys(text[0] for text in _texts(text for one in ways for text in one.come)))
        return (say("near.ranks", category=ways[0].category, n=n, ranks=ranks),)
    return tuple(_near_say(one) for one in ways)


def _near_say(one: Near) -> Say:
    ranks = {text[0] for text in one.come}
    if len(ranks) == 1 and len(one.come) > 2:
        return say("near.rank", category=one.category, rank=one.come[0][0], go=list(one.go))
    return say("near.cards", category=one.category, cards=list(one.come), go=list(one.go))


def hand_blocks(hand: Sequence[str], straight_flush: StraightFlush, *, trading: bool = True) -> tuple[Block, ...]:
    """The panel on one's hand: what it is, its cards, why, and, while `trading` goes on, what a card could bring."""
    bits = mask(card(text) for text in hand)
    return (
        Paragraph(hand_say(bits, straight_flush), tone="strong"),
        CardRow(marked(bits, straight_flush)),
        *why_blocks(bits, straight_flush),
        *(near_blocks(bits, straight_flush) if trading else ()),
    )


def compare_blocks(
    better: tuple[int, int, int], worse: tuple[int, int, int], straight_flush: StraightFlush
) -> tuple[Block, ...]:
    """Why one placed hand beats another, step by step. Each hand is (seat, mask, place in the order of stands)."""
    steps = compare(better[1], worse[1], (better[2], worse[2]), straight_flush)
    names = (rank(better[1], straight_flush).category, rank(worse[1], straight_flush).category)
    blocks: list[Block] = []
    for step in steps:
        blocks += _step(step, names, better[0], worse[0])
    return tuple(blocks)


def _step(step: Step, names: tuple[str, str], seat: int, other: int) -> list[Block]:
    if step.by == "category" and step.decides:
        return [Paragraph(say("step.category", better=names[0], worse=names[1]), ("ST-4",), "good")]
    if step.by == "category":
        if names[0] in UNRANKED:
            return [Paragraph(say("step.unranked", category=names[0]), ("ST-4.2",))]
        return [Paragraph(say("step.same_category", category=names[0]), ("ST-4.1",))]
    if step.by == "rank" and step.decides:
        ranks = {"rank": rank_letter(step.values[0]), "other": rank_letter(step.values[1])}
        return [Paragraph(say("step.rank", **ranks), ("ST-4.1",), "good")]
    if step.by == "rank":
        return [Paragraph(say("step.same_rank", rank=rank_letter(step.values[0])), ("ST-4.1",))]
    return [Paragraph(say("step.stood", seat=seat, other=other), ("ST-4.3",), "good")]
