"""Players of Thirteen Steps. They see a view and nothing else.

Level 1 takes whatever it happens to, at random. Level 2 takes what brings most after the likely penalty, and lays down
its lowest card. Level 3 also weighs the bonuses within reach, what it leaves on the table, and what it keeps in hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from cardlib.engine.act import Act
from cardlib.engine.explanation import Say, say
from cardlib.engine.game import Game
from cardlib.engine.player import Choice, Player
from cardlib.engine.view import View
from cardlib.games.thirteen_steps.capture import NUMBERS, Pair
from cardlib.games.thirteen_steps.events import capture_rules
from cardlib.games.thirteen_steps.explain import pair_of
from cardlib.games.thirteen_steps.foresight import Foresight
from cardlib.games.thirteen_steps.outlook import CODES, FLAGS, KEPT, Outlook
from cardlib.games.thirteen_steps.reach import progress
from cardlib.games.thirteen_steps.view import ThirteenStepsView
from cardlib.shuffle import Stream

NEAR: Final = 1e-9
"""Values closer than this are equal, and chance decides between them."""
SPEAKS: Final = 1.0
"""From how many expected points on a bonus is named as a reason."""


WORLDS: Final = 10
FREE: Final = 6
PLANNED: Final = 3


class Random:
    """Level 1: at random, but it takes where it can."""

    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        """Any card that takes something, and any of the table's cards that it takes; else any card."""
        takes = [act for act in view.legal if len(act.args) > 1]
        if not takes:
            act = rng.choice(view.legal)
            return _lay(act, say("reason.lay_any", card=act.args[0]))
        card = rng.choice(list(dict.fromkeys(act.args[0] for act in takes)))
        act = rng.choice([act for act in takes if act.args[0] == card])
        return _take(act, ())


class Greedy:
    """Level 2: what is sure. It takes what brings most after the likely penalty, and lays down its lowest card."""

    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        """The dearest capture, the dummy's likely cost taken off; otherwise the lowest card."""
        assert isinstance(view, ThirteenStepsView)
        outlook = Outlook(view, game.options)
        takes = [(one.points - outlook.penalty(one), act) for act in view.legal if (one := pair_of(act)) is not None]
        if takes:
            return _take(_best(takes, rng), (say("reason.most"),))
        act = _best([(-(NUMBERS[CODES[act.args[0]]] or 99), act) for act in view.legal], rng)
        return _lay(act, say("reason.lay_low", card=act.args[0]))


class Weighed(Struct, frozen=True):
    """What an act is worth to level 3, in expected points."""

    act: Act
    one: Pair | None
    points: float
    bonus: float
    left: float

    @property
    def total(self) -> float:
        """All of it."""
        return self.points + self.bonus + self.left


class Reckoner:
    """Level 3: what is sure, what is likely, and what it leaves to the others, played out in thought."""

    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        """The act that fares best in the worlds that may be, by itself or with a plan for a bonus."""
        assert isinstance(view, ThirteenStepsView)
        weighed = weigh(game, view)
        if len(weighed) > 1:
            weighed = self._foreseen(game, view, weighed, rng)
        chosen = weighed[0]
        if chosen.one is None:
            return _lay(chosen.act, say("reason.lay_plan", card=chosen.act.args[0]))
        return _take(chosen.act, _reasons(game, view, chosen, weighed))

    def _foreseen(self, game: Game, view: ThirteenStepsView, weighed: list[Weighed], rng: Stream) -> list[Weighed]:
        """The acts, best first: the likeliest ones are played out, the rest follow as they were weighed."""
        weighed = sorted(weighed, key=lambda one: -one.total)
        foresight = Foresight(view, game.options, rng, WORLDS)
        flags = foresight.piles[view.seat].flags
        tried: dict[int, float] = {}
        for plan in (0, *(1 << i for i in range(len(KEPT)) if flags >> i & 1)):
            n = 0
            for i, one in enumerate(weighed):
                a = CODES[one.act.args[0]]
                b = None if one.one is None else CODES[one.one.taken]
                if plan and b is not None and not FLAGS[a] & FLAGS[b] & plan:
                    continue
                points, number = (0, 0) if one.one is None else (one.one.points, one.one.number % 15)
                value = foresight.fare(a, b, points, number, plan)
                tried[i] = max(value, tried.get(i, -9.0))
                n += 1
                if n == (FREE if not plan else PLANNED):
                    break
        order = sorted(range(len(weighed)), key=lambda i: (-tried.get(i, -9.0), i))
        return [weighed[i] for i in order]


def weigh(game: Game, view: ThirteenStepsView) -> list[Weighed]:
    """Every legal act with what it is worth."""
    outlook = Outlook(view, game.options)
    hand, table = [CODES[text] for text in view.hand], [CODES[text] for text in view.table]
    now = outlook.bonuses(outlook.mine, outlook.safe(hand, table))
    found: list[Weighed] = []
    for act in view.legal:
        one = pair_of(act)
        code = CODES[act.args[0]]
        rest = _without(hand, code)
        left = [*table, code] if one is None else _without(table, CODES[one.taken])
        pairs = outlook.mine if one is None else (*outlook.mine, one)
        points = 0.0 if one is None else one.points - outlook.penalty(one)
        bonus = outlook.bonuses(pairs, outlook.safe(rest, left)) - now
        found.append(Weighed(act, one, points, bonus, outlook.keeps(rest, left)))
    return found


def _reasons(game: Game, view: ThirteenStepsView, chosen: Weighed, all_of_them: Sequence[Weighed]) -> tuple[Say, ...]:
    """What spoke for a capture besides its points."""
    takes = [one for one in all_of_them if one.one is not None]
    best = max(one.points for one in takes)
    if chosen.points > best - NEAR:
        return (say("reason.most"),)
    reasons = []
    if chosen.bonus > max(one.bonus for one in takes if one.points > best - NEAR) + SPEAKS:
        open_now = [one.bonus for one in progress(view, game.options) if one.state != "gone"]
        assert chosen.one is not None
        fits = FLAGS[CODES[chosen.one.played]] & FLAGS[CODES[chosen.one.taken]]
        kept = [name for i, name in enumerate(KEPT) if name in open_now and fits >> i & 1]
        if kept:
            reasons.append(say("reason.bonus", bonuses=kept))
    if not reasons and chosen.left > max(one.left for one in takes if one.points > best - NEAR):
        reasons.append(say("reason.guard"))
    return tuple(reasons)


def _without(codes: Sequence[int], code: int) -> list[int]:
    left = list(codes)
    left.remove(code)
    return left


def _best(values: Sequence[tuple[float, Act]], rng: Stream) -> Act:
    """The act of the highest value, one of them at random where several have it."""
    most = max(value for value, _ in values)
    return rng.choice([act for value, act in values if value > most - NEAR])


def _take(act: Act, more: Sequence[Say]) -> Choice:
    one = pair_of(act)
    assert one is not None
    key = "reason.take_as" if one.named else "reason.take"
    told = say(key, card=one.played, other=one.taken, name=one.named, points=one.points)
    return Choice(act, (told, *more), capture_rules(one))


def _lay(act: Act, reason: Say) -> Choice:
    return Choice(act, (reason,), ("TS-2.2", "TS-2.4"))


LEVELS: Final[dict[int, Player]] = {1: Random(), 2: Greedy(), 3: Reckoner()}
