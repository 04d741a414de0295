"""A position of a match. Immutable: `apply` gives a new one, and undo is keeping the old."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from cardlib.engine.act import Act
from cardlib.engine.events import Event
from cardlib.engine.explanation import Say, say
from cardlib.engine.verdict import Verdict
from cardlib.errors import GameError, IllegalAct

if TYPE_CHECKING:
    from cardlib.engine.game import Game
    from cardlib.engine.view import View
    from cardlib.shuffle import Decks

Log = tuple["Log", int, Act] | None
"""The acts so far, newest first, as a linked list: a step adds one link and copies nothing."""

S = TypeVar("S", bound="State")


class State:
    """One position. A game's subclass adds its own fields, all of them immutable values.

    `actors` are the seats the game waits for, ascending; `simultaneous` says that their acts are made at the same
    moment, so that nobody's choice may depend on another's.
    """

    game: Game
    decks: Decks
    dealer: int
    """The first deal's dealer."""
    deals: int
    """How many decks have been dealt."""
    log: Log
    acts: int
    """How many acts have been made."""
    actors: tuple[int, ...]
    over: bool

    # what a game must give

    def legal(self, seat: int) -> tuple[Act, ...]:
        """Every act that the seat may make now, also where the game does not wait for it."""
        raise NotImplementedError

    def judge(self, seat: int, act: Act) -> Verdict:
        """Whether the act may be made, with all that was looked at and the rules it breaks."""
        raise NotImplementedError

    def view(self, seat: int, *, reveal: bool = False) -> View:
        """All that the seat may know, and no more. `reveal` opens all hands, for a teacher's table."""
        raise NotImplementedError

    def _step(self, seat: int, act: Act) -> None:
        """Change this fresh copy by a legal act."""
        raise NotImplementedError

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last act brought about, in order, all-seeing. Views give what a seat may know of it."""
        raise NotImplementedError

    @property
    def result(self) -> dict[str, Any]:
        """The result so far, as the rules file says, in plain JSON values."""
        raise NotImplementedError

    # what every state has

    @property
    def simultaneous(self) -> bool:
        """Whether the actors choose at the same moment."""
        return False

    def apply(self: S, seat: int, act: Act) -> S:
        """The state after the act. Raises IllegalAct, carrying the verdict, and changes nothing."""
        if act not in self.legal(seat):
            verdict = self.judge(seat, act)
            if not verdict.ok:
                raise IllegalAct(self.refusal(seat, act, verdict), verdict, game=self.game.id)
        new = self._copy()
        new.log, new.acts = (self.log, seat, act), self.acts + 1
        new._step(seat, act)
        return new

    def refusal(self, seat: int, act: Act, verdict: Verdict) -> Say:
        """One sentence on a refused act: what, why, by which rules, and what may be done instead."""
        reason = [check.say for check in verdict.checks if not check.ok][-1]
        now = list(dict.fromkeys(legal.verb for legal in self.legal(seat)))
        return say(
            "error.illegal" if now else "error.illegal.none",
            refusal=act.say("refusal"),
            rules=list(verdict.rules),
            reason=reason,
            now=[say("now." + verb) for verb in now],
        )

    def _copy(self: S) -> S:
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        return new

    @property
    def actions(self) -> list[tuple[int, Act]]:
        """Every act so far with its seat, in order."""
        found, log = [], self.log
        while log is not None:
            log, seat, act = log
            found.append((seat, act))
        found.reverse()
        return found

    def record(self, *, sealed: bool = False) -> dict[str, Any]:
        """The record so far, as plain JSON values.

        With its decks; or, `sealed` and while the match is not over, with the seed they come from, so that what lies
        hidden is not written down. Raises GameError where sealed is asked for and the decks came without a seed.
        """
        record: dict[str, Any] = {
            "format": "cardlib-record/1",
            "game": self.game.id,
            "seats": self.game.seats,
            "dealer": self.dealer,
            "options": self.game.chosen,
        }
        if sealed and not self.over:
            if self.decks.seed is None:
                raise GameError(say("error.sealed"), "seed")
            record["seed"] = self.decks.seed
        else:
            used = (self.decks.get(k) or () for k in range(self.deals))
            record["decks"] = [[c.text for c in one] for one in used]
        record["actions"] = [[seat, *act.to_json()] for seat, act in self.actions]
        record["result"] = self.result
        return record
