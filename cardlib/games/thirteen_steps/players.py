"""Players of Thirteen Steps. They see a view and nothing else.

Level 1 takes whatever it happens to, at random. Level 2 takes what brings most after the likely penalty, and lays down
its lowest card. Level 3 plays its acts to the end in thought, over many deals of the unseen cards, dummy and bonuses
included.
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
from cardlib.games.thirteen_steps.events import capture_rules
from cardlib.games.thirteen_steps.explain import pair_of
from cardlib.games.thirteen_steps.foresight import LOW, Foresight
from cardlib.games.thirteen_steps.outlook import CODES, FLAGS, KEPT, likely_cost, unseen
from cardlib.games.thirteen_steps.view import ThirteenStepsView
from cardlib.shuffle import Stream

NEAR: Final = 1e-9
"""Values closer than this are equal."""
WORLDS: Final = 10
"""How many ways of the unseen cards level 3 thinks through."""
FREE: Final = 8
"""How many acts it tries without a plan."""
PLANNED: Final = 3
"""How many acts it tries with each plan."""


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
        left = unseen(view)
        takes = [(one.points - likely_cost(one, left), act) for act in view.legal if (one := pair_of(act)) is not None]
        if takes:
            return _take(_best(takes, rng), (say("reason.most"),))
        act = _best([(-LOW[CODES[act.args[0]]], act) for act in view.legal], rng)
        return _lay(act, say("reason.lay_low", card=act.args[0]))


class Tried(Struct, frozen=True):
    """An act with how it fared, and the plan (a bit of `KEPT`, or 0) that it fared best with."""

    act: Act
    value: float
    plan: int


class Reckoner:
    """Level 3: what is likely. It plays its acts to the end in thought, with and without a plan for a bonus."""

    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        """The act that fares best in the worlds that may be."""
        assert isinstance(view, ThirteenStepsView)
        acts = likely_acts(view)
        tried = self._try(game, view, acts, rng) if len(acts) > 1 else [Tried(acts[0], 0.0, 0)]
        best = max(tried, key=lambda one: one.value)
        # The others are the same for a plan that changes nothing, so a plan is a reason only where it does better.
        free = max((one.value for one in tried if one.act is best.act and not one.plan), default=-1.0)
        plan = best.plan if best.value > free + NEAR else 0
        return _explained(view, acts, best.act, plan)

    def _try(self, game: Game, view: ThirteenStepsView, acts: Sequence[Act], rng: Stream) -> list[Tried]:
        """How the likely acts fare, freely and with each plan that they leave open."""
        foresight = Foresight(view, game.options, rng, WORLDS)
        open_plans = [1 << i for i in range(len(KEPT)) if foresight.piles[view.seat].flags >> i & 1]
        tried = []
        for plan in (0, *open_plans):
            for act in [act for act in acts if not plan or _leaves(act, plan)][: PLANNED if plan else FREE]:
                tried.append(Tried(act, foresight.fare(CODES[act.args[0]], pair_of(act), plan), plan))
        return tried


def likely_acts(view: ThirteenStepsView) -> list[Act]:
    """The acts worth a thought, the dearest first: of one pair's namings of a joker only the one that brings most."""
    best: dict[tuple[str, ...], tuple[int, Act]] = {}
    for act in view.legal:
        one = pair_of(act)
        points = 0 if one is None else one.points
        if act.args[:2] not in best or points > best[act.args[:2]][0]:
            best[act.args[:2]] = (points, act)
    return [act for _, act in sorted(best.values(), key=lambda item: -item[0])]


def _leaves(act: Act, plan: int) -> bool:
    """Whether an act leaves a bonus open that a wrong card ends."""
    return len(act.args) == 1 or bool(FLAGS[CODES[act.args[0]]] & FLAGS[CODES[act.args[1]]] & plan)


def _explained(view: ThirteenStepsView, acts: Sequence[Act], act: Act, plan: int) -> Choice:
    """An act of level 3 with what spoke for it: a bonus, the points, or how it fared when played out."""
    one, most = pair_of(act), pair_of(acts[0])
    bonus = [name for i, name in enumerate(KEPT) if plan >> i & 1]
    if one is None:
        key = "reason.lay_bonus" if bonus else "reason.lay_plan" if most else "reason.lay_low"
        low = min(LOW[CODES[a.args[0]]] for a in acts if len(a.args) == 1)
        if key == "reason.lay_low" and LOW[CODES[act.args[0]]] > low:
            key = "reason.lay_plan"
        return _lay(act, say(key, card=act.args[0], bonuses=bonus))
    assert most is not None
    if bonus and not _leaves(acts[0], plan):
        return _take(act, (say("reason.bonus", bonuses=bonus),))
    return _take(act, (say("reason.most" if one.points == most.points else "reason.foreseen"),))


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
