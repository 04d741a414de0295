"""Reading a played game back (rules/README, "The game record"): all of it is legal, or none of it is loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NoReturn

from cardlib.cards import short
from cardlib.engine.act import example
from cardlib.engine.explanation import Say, say
from cardlib.engine.game import Game
from cardlib.engine.state import State
from cardlib.errors import ActError, GameError, IllegalAct, RecordError

FORMAT: Final = "cardlib-record/1"
KEYS: Final = ("format", "game", "seats", "dealer", "options", "decks", "seed", "actions", "result")
MOST_BYTES: Final = 2_000_000
"""A record of more than this is refused unread: the longest matches are far below it."""


class Replay:
    """A record that was read: `game`, `states` (before each action, and the last), `result`."""

    __slots__ = ("game", "states")

    game: Game
    states: tuple[State, ...]

    def __init__(self, game: Game, states: tuple[State, ...]) -> None:
        self.game = game
        self.states = states

    @property
    def result(self) -> dict[str, Any]:
        """The result after the last action."""
        return self.states[-1].result


def replay(record: dict[str, Any] | str | Path) -> Replay:
    """Read a record: a dict, JSON text, or a path to a JSON file.

    Raises RecordError that names the place (`actions[17]`), the reason and, for an illegal act, its rules.
    """
    data = _load(record)
    _check_keys(data)
    game = _game(data)
    states = [_deal(game, data)]
    actions = data["actions"]
    if not isinstance(actions, (list, tuple)):
        _bad(say("error.record.actions", example=example(game.VERBS)), "actions", game)
    for k, item in enumerate(actions):
        states.append(_play(states[-1], item, f"actions[{k}]"))
    last = states[-1]
    given = last.decks.given
    if given is not None and last.over and len(given) > last.deals:
        _bad(say("error.decks.many", n=len(given), most=last.deals), "decks", game)
    if "result" in data and not _same(data["result"], last.result):
        _bad(say("error.record.result"), "result", game)
    return Replay(game, tuple(states))


def _bad(sentence: Say, place: str, game: Game | None = None, rules: tuple[str, ...] = ()) -> NoReturn:
    raise RecordError(sentence, place, rules, game=game.id if game else None)


def _load(record: dict[str, Any] | str | Path) -> dict[str, Any]:
    if isinstance(record, Path):
        record = _read_file(record)
    if isinstance(record, str):
        import json

        if len(record.encode("utf-8", "surrogatepass")) > MOST_BYTES:
            _bad(say("error.record.size", most=MOST_BYTES // 1_000_000), "")
        try:
            record = json.loads(record)
        except (ValueError, RecursionError) as error:
            line = getattr(error, "lineno", 1)
            _bad(say("error.record.json", line=line), "")
    if not isinstance(record, dict):
        _bad(say("error.record.object"), "")
    return record


def _read_file(path: Path) -> str:
    try:
        if path.stat().st_size > MOST_BYTES:
            _bad(say("error.record.size", most=MOST_BYTES // 1_000_000), "")
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        _bad(say("error.record.file", file=short(str(path)), why=error.strerror or str(error)), "")
    except UnicodeDecodeError:
        _bad(say("error.record.encoding"), "")


def _check_keys(data: dict[str, Any]) -> None:
    for key in data:
        if key not in KEYS:
            _bad(say("error.record.key", name=short(key), words=", ".join(KEYS)), "")
    if "format" not in data:
        _bad(say("error.record.missing", name="format"), "format")
    if data["format"] != FORMAT:
        _bad(say("error.record.format", what=short(data["format"]), wanted=FORMAT), "format")
    for key in ("game", "seats", "dealer", "actions"):
        if key not in data:
            _bad(say("error.record.missing", name=key), key)
    if ("decks" in data) == ("seed" in data):
        _bad(say("error.record.source"), "decks")


def _game(data: dict[str, Any]) -> Game:
    from cardlib.games import find, make

    options = data.get("options", {})
    try:
        find(data["game"]) if isinstance(data["game"], str) else find(short(data["game"]))
        if not isinstance(options, dict):
            _bad(say("error.record.options"), "options")
        if data["seats"] is None:
            _bad(say("error.record.missing", name="seats"), "seats")
        return make(data["game"], data["seats"], options)
    except GameError as error:
        place = error.place
        if place.startswith("options.") and place[8:] not in options:
            place = "options"
        _bad(error.say, place)


def _deal(game: Game, data: dict[str, Any]) -> State:
    if data["dealer"] is None:
        _bad(say("error.dealer", what="null", last=game.seats - 1), "dealer")
    try:
        if "seed" in data:
            if data["seed"] is None:
                _bad(say("error.seed", what="null"), "seed")
            return game.deal(data["seed"], dealer=data["dealer"])
        if data["decks"] is None:
            _bad(say("error.decks.list"), "decks")
        return game.deal(decks=data["decks"], dealer=data["dealer"])
    except GameError as error:
        _bad(error.say, error.place, game)


def _play(state: State, item: Any, place: str) -> State:
    game = state.game
    if not isinstance(item, (list, tuple)) or len(item) < 2:
        _bad(say("error.record.action", what=short(item), example=example(game.VERBS)), place, game)
    seat = item[0]
    if isinstance(seat, bool) or not isinstance(seat, int):
        _bad(say("error.record.seat", what=short(seat)), place, game)
    try:
        return state.apply(seat, game.act(item[1:]))
    except ActError as error:
        _bad(error.say, place, game)
    except IllegalAct as error:
        _bad(error.say, place, game, error.rules)


def _same(a: Any, b: Any) -> bool:
    """Equal as JSON: 1 is not 1.0 and not true, lists may be tuples."""
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(_same(a[k], b[k]) for k in a)
    if isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
        return len(a) == len(b) and all(map(_same, a, b))
    return type(a) is type(b) and bool(a == b)
