"""Two levels: one that plays at random, and one that bids what it can lay."""

from __future__ import annotations

from cardlib.games.toy.rules import ToyView, number, worth

from cardlib.engine.explanation import say
from cardlib.engine.game import Game
from cardlib.engine.player import Choice
from cardlib.engine.view import View
from cardlib.shuffle import Stream


class Random:
    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        return Choice(rng.choice(view.legal), (say("reason.random"),), ("TY-2.1",))


class Sure:
    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        assert isinstance(view, ToyView)
        own = sorted(view.hand, key=number)
        if view.phase == "bid":
            most = worth(own[-3:]) // 2
            act = next((a for a in view.legal if a.verb == "bid" and a.args[0] == most), None)
            act = act or next(a for a in view.legal if a.verb == "pass")
            return Choice(act, (say("reason.sure", cards=own[-3:]),), ("TY-2.3",))
        acts = [a for a in view.legal if a.verb != "call"]
        act = max(acts, key=lambda a: worth(a.args[0]) if a.verb == "lay" else number(a.args[0]))
        return Choice(act, (say("reason.best"),), ("TY-3.3",))


LEVELS = {1: Random(), 2: Sure()}
