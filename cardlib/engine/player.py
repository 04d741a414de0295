"""Players for the other seats. A player sees a view, never a state, and gives an act with its reasons.

The same view and the same stream give the same choice for ever. Level 1 plays at random among sensible acts, level 2
keeps what leads somewhere, level 3 reckons with what is left; a coach with a search has its place above them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

from cardlib.engine.act import Act
from cardlib.engine.explanation import Say
from cardlib.engine.view import View
from cardlib.shuffle import Stream

if TYPE_CHECKING:
    from cardlib.engine.game import Game


class Choice(Struct, frozen=True):
    """An act and why it was chosen, as data. The reasons speak of the chooser's own cards: only he may hear them."""

    act: Act
    reasons: tuple[Say, ...] = ()
    rules: tuple[str, ...] = ()


class Player(Protocol):
    """One level of play."""

    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        """A legal act for the view's seat. The view has at least one."""


def stream(game: Game, view: View, level: int, seed: int | None) -> Stream:
    """The stream that a player of a level draws from at this point: the same for the same view, for ever."""
    return Stream(f"cardlib/player/1/{game.id}/{game.seats}/{seed or 0}/{view.seat}/{level}/{view.acts}")
