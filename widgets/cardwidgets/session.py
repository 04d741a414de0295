"""A match as one learner plays it: positions, undo, review, pauses, and the other seats' replies. No Jupyter here.

The session holds every state since the deal. What reaches a page is made from the views of one seat; the other seats
choose from their own views.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlib.engine.act import Act
from cardlib.engine.events import Event
from cardlib.engine.game import Game
from cardlib.engine.player import Choice, stream
from cardlib.engine.record import Replay
from cardlib.engine.state import State
from cardlib.engine.view import View
from cardlib.shuffle import Stream


class Session:
    """One match at one table. `seat` is the learner's; `level` the other seats'.

    `states[k]` is the position before action k, the last one the newest. `shown` is the position on display: the
    newest, unless an earlier one is being looked at.
    """

    game: Game
    states: list[State]

    def __init__(self, state: State | Replay, *, seat: int = 0, level: int = 2, reveal: bool = False) -> None:
        self.states = list(state.states) if isinstance(state, Replay) else [state]
        self.game = self.states[-1].game
        self.seat = seat
        self.level = level
        self.reveal = reveal
        self.review: int | None = None
        self.paused = False
        self.future: list[tuple[int, Act]] = []
        """Acts that were taken back and may be made again, from position `_fork` on."""
        self._fork = 0
        self._pause_if_due()

    # where we are

    @property
    def live(self) -> State:
        """The newest position."""
        return self.states[-1]

    @property
    def at(self) -> int:
        """The index of the position on display."""
        return len(self.states) - 1 if self.review is None else self.review

    @property
    def shown(self) -> State:
        """The position on display."""
        return self.states[self.at]

    def view(self, state: State | None = None) -> View:
        """What the learner may know of a position (the one on display)."""
        return (state or self.shown).view(self.seat, reveal=self.reveal)

    @property
    def at_pause(self) -> bool:
        """Whether the position on display is a deal just settled, shown before the next one begins."""
        return self.paused if self.review is None else self.ends_deal(self.review)

    def ends_deal(self, k: int) -> bool:
        """Whether the act before position `k` settled a deal."""
        return any(event.ends_deal for event in self.states[k].events)

    def _pause_if_due(self) -> None:
        self.paused = self.ends_deal(len(self.states) - 1) and not self.live.over

    @property
    def phase(self) -> str:
        """`over`, `pause` (a deal is settled), `busy` (others are to act), `waiting` (for the learner).

        A match whose decks have run out is over for the page, too: nobody can act any more.
        """
        if self.live.over or not (self.live.actors or self.paused):
            return "over"
        if self.paused:
            return "pause"
        return "busy" if self.others() else "waiting"

    def others(self) -> tuple[int, ...]:
        """The other seats that the game waits for."""
        return () if self.paused else tuple(s for s in self.live.actors if s != self.seat)

    # playing

    def apply(self, seat: int, act: Act, *, keep_future: bool = False) -> None:
        """Make an act. Raises IllegalAct and changes nothing."""
        self.states.append(self.live.apply(seat, act))
        self.review = None
        if not keep_future:
            self.future = []
        self._pause_if_due()

    def step(self) -> bool:
        """Let one of the other seats act, if the game waits for one. Gives whether something happened."""
        waiting = self.others()
        if not waiting:
            return False
        seat = waiting[0] if len(waiting) == 1 or self.live.simultaneous else self._who_speaks(waiting)
        self.apply(seat, self.choose(seat).act, keep_future=bool(self.future))
        return True

    def _who_speaks(self, waiting: Sequence[int]) -> int:
        """Where several may speak in any order: an order that looks alive, and is the same for the same match."""
        seed = self.live.decks.seed or 0
        return Stream(f"cardlib/speaks/1/{self.game.id}/{seed}/{self.live.acts}").choice(waiting)

    def choose(self, seat: int, level: int | None = None) -> Choice:
        """What a player of a level would do in this seat, from the view before anyone's act of this moment."""
        levels = self.game.players()
        level = min(self.level if level is None else level, max(levels))
        view = self._moment().view(seat)
        return levels[level].choose(self.game, view, stream(self.game, view, level, self.live.decks.seed))

    def _moment(self) -> State:
        """The position from which this moment's choices are made: before the first of simultaneous acts."""
        k = len(self.states) - 1
        if self.live.simultaneous:
            while (
                k > 0
                and self.states[k - 1].simultaneous
                and set(self.states[k].actors) < set(self.states[k - 1].actors)
            ):
                k -= 1
        return self.states[k]

    def go_on(self) -> None:
        """Leave the pause after a settled deal."""
        self.paused = False

    # going back and forth

    def _mine(self, below: int) -> int | None:
        """The index of the learner's last act before position `below`."""
        actions = self.live.actions[:below]
        return next((k for k in range(len(actions) - 1, -1, -1) if actions[k][0] == self.seat), None)

    @property
    def can_undo(self) -> bool:
        """Whether there is an act of the learner's to take back."""
        return self._mine(len(self.states) - 1) is not None

    @property
    def can_redo(self) -> bool:
        """Whether there are acts that were taken back."""
        return bool(self.future)

    def undo(self) -> None:
        """Take back the learner's last act with all replies to it."""
        k = self._mine(len(self.states) - 1)
        if k is not None:
            done = self.live.actions[k : self._fork] if self.future else self.live.actions[k:]
            self.future = done + self.future
            del self.states[k + 1 :]
            self._fork = k
            self.review, self.paused = None, False

    def redo(self) -> None:
        """Make the learner's next taken-back act again, with the same replies as before.

        Replies that the others have made since the undo are dropped: the old ones come again.
        """
        del self.states[self._fork + 1 :]
        mine = False
        while self.future and not (mine and (self.paused or self.future[0][0] == self.seat)):
            (seat, act), self.future = self.future[0], self.future[1:]
            self.apply(seat, act, keep_future=True)
            mine = mine or seat == self.seat
        self._fork = len(self.states) - 1

    def look_at(self, k: int | None) -> None:
        """Show an earlier position, by its number of actions; `None` goes back to the newest."""
        last = len(self.states) - 1
        self.review = None if k is None or k >= last else max(0, k)

    # the story

    def told(self, k: int) -> tuple[Event, ...]:
        """What the act before position `k` brought about, as the learner may know it."""
        return tuple(event.seen_by(self.seat) for event in self.states[k].events)

    def story(self) -> list[tuple[int, int, Event]]:
        """The events of the deal on display up to the position on display: (position, number, event)."""
        lines: list[tuple[int, int, Event]] = []
        for k in range(self._deal_start(), self.at + 1):
            events = self.told(k)
            for i, event in enumerate(events):
                lines.append((k, i, event))
                if event.ends_deal and (k < self.at or not (self.at_pause or self.shown.over)):
                    lines = []
                elif event.ends_deal and not self.shown.over:
                    return lines
        return lines

    def _deal_start(self) -> int:
        """The position at whose arrival the deal on display began."""
        end = self.at if self.at_pause or self.shown.over else self.at + 1
        for k in range(end - 1, 0, -1):
            if self.ends_deal(k):
                return k
        return 0

    # keeping

    def written(self) -> dict[str, Any]:
        """The record as the learner may have it: sealed where there is a seed, and without what others have chosen in
        secret in this moment (they choose again, the same unless their level has changed)."""
        state = self._moment()
        for seat, act in self.live.actions[state.acts :]:
            if seat == self.seat:
                state = state.apply(seat, act)
        return state.record(sealed=state.decks.seed is not None)

    def kept(self) -> dict[str, Any] | None:
        """What a page keeps to go on after a reload: the sealed record; `None` where the decks have no seed."""
        if self.live.decks.seed is None:
            return None
        record = self.written()
        del record["result"]
        return {"record": record, "seat": self.seat, "level": self.level, "paused": self.paused}
