"""What a pair brings, what the dummy costs and how bonuses stand, as lines and blocks (rules TS-3 to TS-5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cardlib.cards import CARDS, PACK_RANKS
from cardlib.engine.act import Act
from cardlib.engine.explanation import Block, Line, Lines, Paragraph, Say, Section, say
from cardlib.games.thirteen_steps.capture import NUMBERS, Pair, pair, rank_of
from cardlib.games.thirteen_steps.events import bonus_rules, capture_key, capture_rules, pair_data
from cardlib.games.thirteen_steps.reach import Progress, progress
from cardlib.games.thirteen_steps.score import BONUSES, number_of, penalty, penalty_rules
from cardlib.games.thirteen_steps.view import ThirteenStepsView

MOST_SHOWN: Final = 4
"""Of the cards that a whole suit lacks, more are counted rather than named."""
_CODES: Final = {c.text: c.code for c in CARDS}
_NUMBERS: Final = {c.rank: NUMBERS[c.code] for c in CARDS if c.rank}


def pair_of(act: Act) -> Pair | None:
    """The pair that an act makes; `None` where it lays a card down."""
    if len(act.args) == 1:
        return None
    named = _NUMBERS[act.args[2]] if len(act.args) > 2 else 0
    return pair(_CODES[act.args[0]], _CODES[act.args[1]], named)


# captures


def arithmetic(one: Pair) -> Say:
    """How a pair's points come about: "7 × 2"."""
    return say("arithmetic." + one.kind, number=one.number, points=one.points)


def pair_say(one: Pair) -> Say:
    """What a pair is, in a phrase: "match, same colour"."""
    return say("pair." + capture_key(one), **pair_data(one))


def pair_line(one: Pair) -> Line:
    """A pair's line on the sheet: the cards, what they are, the arithmetic, the points."""
    return Line(pair_say(one), one.points, arithmetic(one), capture_rules(one), one.cards)


def risk(one: Pair) -> Say:
    """What a pair would cost, if the dummy should hit it (TS-4.1, TS-4.2)."""
    if one.kind == "jokers":
        return say("risk.jokers")
    rank = rank_of(one.number)
    cost = penalty(one, rank + "S")
    if one.joker:
        return say("risk.joker", rank=rank, cost=cost, other=5 * number_of(one.other))
    return say("risk.pair", rank=rank, cost=cost)


def pairs_blocks(pairs: Sequence[Pair]) -> tuple[Block, ...]:
    """The panel on one's own pairs: what each brings, and what each risks."""
    if not pairs:
        return (Paragraph(say("panel.pairs.none"), ("TS-2.3",), "soft"),)
    items = tuple(
        Line(
            pair_say(one),
            one.points,
            say("line.both", first=arithmetic(one), second=risk(one)),
            capture_rules(one),
            one.cards,
        )
        for one in pairs
    )
    return (Lines(items, Line(say("total.captures"), sum(one.points for one in pairs))),)


def describe_blocks(act: Act) -> tuple[Block, ...]:
    """What an act would bring, said before it is made."""
    one = pair_of(act)
    if one is None:
        return (Paragraph(say("brings.nothing", card=act.args[0]), ("TS-2.2",)),)
    told = say("brings." + capture_key(one), **pair_data(one))
    return (Paragraph(told, capture_rules(one)), Paragraph(risk(one), ("TS-4",), "soft"))


# the dummy


def hit_line(one: Pair, dummy: str) -> Line:
    """The line of a pair that the dummy hits: the factor by how it was captured, the amount taken off (TS-4)."""
    cost = penalty(one, dummy)
    if dummy == "JK":
        told = say("hit.joker", card=one.other, number=number_of(one.other))
    else:
        told = say("hit." + one.kind, number=one.number)
    return Line(
        told, -cost, say("hit.why." + ("joker" if dummy == "JK" else one.kind)), penalty_rules(one, dummy), one.cards
    )


# bonuses


def bonus_line(bonus: str) -> Line:
    """A bonus on the sheet: its name, what it asks for, its points."""
    return Line(say("bonus." + bonus), BONUSES[bonus], say(f"bonus.{bonus}.what"), bonus_rules(bonus))


def progress_line(one: Progress) -> Line:
    """How a bonus stands: held, what is missing, or why it is gone. The panel's head names the rule of them all."""
    amount = None if one.state == "gone" else one.points
    return Line(
        say("bonus." + one.bonus), amount, progress_say(one), tuple(r for r in bonus_rules(one.bonus) if r != "TS-5")
    )


def progress_say(one: Progress) -> Say:
    """The state of a bonus in a phrase."""
    if one.state == "held":
        return say("held." + one.why) if one.why else say(f"bonus.{one.bonus}.what")
    if one.state == "gone":
        return say("gone." + (one.why or "plays"), cards=list(one.missing), n=len(one.missing))
    if len(one.missing) == len(PACK_RANKS):
        return say(f"bonus.{one.bonus}.what")
    if one.bonus == "whole_suit" and len(one.missing) > MOST_SHOWN:
        return say("need.suit", n=len(one.missing), suit=one.missing[0][1])
    if not one.missing:
        return say("need.first." + one.bonus)
    key = {"royal_palace": "need.cards", "whole_suit": "need.cards", "seven_three": "need.sevens"}
    return say(key.get(one.bonus, "need.pairs"), cards=list(one.missing), n=len(one.missing))


def bonus_blocks(view: ThirteenStepsView, options: Mapping[str, Any]) -> tuple[Block, ...]:
    """The panel on bonuses: those held so far, those within reach with what is missing, those that are gone."""
    found = progress(view, options)
    blocks: list[Block] = []
    for state in ("held", "reach", "gone"):
        ones = [one for one in found if one.state == state]
        if state == "reach":
            ones.sort(key=lambda one: len(one.missing))
        if ones:
            blocks.append(Section(say("bonuses." + state), (Lines(tuple(map(progress_line, ones))),)))
    return tuple(blocks)
