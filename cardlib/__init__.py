"""The games: cards, rules, explanations, players. No Jupyter, no drawing.

    import cardlib
    game = cardlib.game("stand_or_trade")
    state = game.deal(seed=7)
    state.legal(0)

See `docs/engine.md` for the whole interface.
"""

from cardlib.engine.act import Act
from cardlib.engine.game import Game
from cardlib.engine.record import Replay, replay
from cardlib.engine.state import State
from cardlib.engine.verdict import Verdict
from cardlib.engine.view import View
from cardlib.errors import ActError, CardError, GameError, IllegalAct, KibitzError, RecordError
from cardlib.games import game
from cardlib.games import names as game_names

__version__ = "0.1.0"

__all__ = [
    "Act",
    "ActError",
    "CardError",
    "Game",
    "GameError",
    "IllegalAct",
    "KibitzError",
    "RecordError",
    "Replay",
    "State",
    "Verdict",
    "View",
    "game",
    "game_names",
    "replay",
]
