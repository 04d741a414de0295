"""Players of Stand or Trade. They see a view and nothing else.

Level 1 declares at random and gives any card that is no part of a made hand. Level 2 stands on anything and keeps
what leads somewhere: it gives the card whose loss leaves most of the unseen cards useful.
"""

from __future__ import annotations

from typing import Final

from cardlib.cards import card, mask
from cardlib.engine.act import Act
from cardlib.engine.explanation import say
from cardlib.engine.game import Game
from cardlib.engine.player import Choice, Player
from cardlib.engine.view import View
from cardlib.games.stand_or_trade.explain import PACK
from cardlib.games.stand_or_trade.view import StandOrTradeView
from cardlib.ranking.six_card import StraightFlush, category, rank, strength
from cardlib.shuffle import Stream

WORTH: Final = (0, 4, 5, 6, 9, 11, 13, 14, 15, 16)
"""What a category (weakest first) is worth to level 2 when it weighs a card."""


def _bits(hand: tuple[str, ...]) -> int:
    return mask(card(text) for text in hand)


class Random:
    """Level 1: at random among sensible acts."""

    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        """Stands two times in three where it may; gives a card that is no part of a made hand."""
        assert isinstance(view, StandOrTradeView)
        straight_flush: StraightFlush = game.options["straight_flush"]
        if view.phase == "give":
            return _choice(view, rng.choice(self._spare(view, straight_flush)), "reason.give_spare")
        stand = [act for act in view.legal if act.verb == "stand"]
        if stand and (len(view.legal) == 1 or rng.chance(2, 3)):
            name = category(_bits(view.hand), straight_flush)
            return Choice(stand[0], (say("reason.stand", category=name),), ("ST-2.2",))
        act = next(a for a in view.legal if a.verb != "stand")
        return Choice(act, (say("reason." + act.verb),), ("ST-2.1",))

    def _spare(self, view: StandOrTradeView, straight_flush: StraightFlush) -> list[str]:
        """The idle cards of a made hand; otherwise any card."""
        found = rank(_bits(view.hand), straight_flush)
        return [c.text for c in found.idle] or list(view.hand)


class Keeper:
    """Level 2: stands on anything, keeps what leads somewhere."""

    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        """Stand where it may; else trade, and give the card that is missed least."""
        assert isinstance(view, StandOrTradeView)
        straight_flush: StraightFlush = game.options["straight_flush"]
        if view.phase == "give":
            return self._give(view, straight_flush, rng)
        act = next((a for a in view.legal if a.verb == "stand"), view.legal[0])
        if act.verb == "stand":
            name = category(_bits(view.hand), straight_flush)
            return Choice(act, (say("reason.stand", category=name),), ("ST-2.2",))
        return Choice(act, (say("reason." + act.verb),), ("ST-2.1" if act.verb == "trade" else "ST-3.6",))

    def _give(self, view: StandOrTradeView, straight_flush: StraightFlush, rng: Stream) -> Choice:
        best: list[str] = []
        most = -1
        for text in view.hand:
            worth = outlook(_bits(view.hand), card(text).code, straight_flush)
            if worth > most:
                most, best = worth, [text]
            elif worth == most:
                best.append(text)
        return _choice(view, rng.choice(best), "reason.give_least")


def outlook(hand: int, code: int, straight_flush: StraightFlush) -> int:
    """How much a hand is worth after a card is given: each card that could come counts what it would make, and each
    pair, triple and run that is kept a little, for the turns to come."""
    rest = hand & ~(1 << code)
    total = 0
    for coming in PACK:
        if not hand >> coming.code & 1:
            total += 8 * WORTH[strength(rest | 1 << coming.code, straight_flush) >> 3]
    counts = [bin(rest >> shift & 15).count("1") for shift in (48, 0, 4, 8, 12, 16)]
    return total + sum((0, 2, 9, 20, 20)[n] for n in counts) + 3 * sum(1 for n in counts if n)


def _choice(view: StandOrTradeView, text: str, reason: str) -> Choice:
    act = next(a for a in view.legal if a == Act("give", text))
    return Choice(act, (say(reason, card=text),), ("ST-2.5",))


LEVELS: Final[dict[int, Player]] = {1: Random(), 2: Keeper()}
