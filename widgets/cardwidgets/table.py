"""The table widget: any game of `cardlib`, played by one learner against players of a level."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import anywidget
import traitlets

from cardlib.cards import short
from cardlib.engine.act import whole_number
from cardlib.engine.explanation import Say, say
from cardlib.engine.record import MOST_BYTES, Replay, replay
from cardlib.engine.state import State
from cardlib.errors import ActError, GameError, KibitzError, RecordError
from cardlib.explain.words import LANGUAGES
from cardlib.games import make
from cardwidgets import answers, frame, protocol
from cardwidgets.session import Session

if TYPE_CHECKING:
    from cardwidgets.fallback import Renewal

STATIC = Path(__file__).parent / "static"
MOST_PACE = 10.0
log = logging.getLogger("cardwidgets")

Callback = Callable[[int, list[Any]], object]


def fresh_seed() -> int:
    """A seed nobody has chosen; small enough to be read aloud and typed again."""
    import secrets

    return secrets.randbelow(1_000_000)


class Table(anywidget.AnyWidget):
    """A table on which one learner plays a game.

    `game` is a game's identifier. `seed` deals (a fresh one if left out); `seat` is the learner's, `level` the other
    seats'; `lang` is `en`, `ja` or `ru`; `options` are the game's; `pace` is how many seconds pass between the others'
    acts (0: at once); `record` (a dict, JSON text or a `pathlib.Path`) goes on from a played game; `reveal` lays all
    hands open, for a teacher; `names` name the seats; `resume` lets a reloaded page go on where it was; `trouble` is a
    sentence that the first frame shows.

    Raises GameError or RecordError for what can't be.
    """

    # As text: of a path anywidget tells every table that ever was when the file changes, so none would be forgotten.
    _esm = (STATIC / "table.js").read_text(encoding="utf-8") + "\n"
    _css = (STATIC / "table.css").read_text(encoding="utf-8") + "\n"

    frame = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    look = traitlets.Dict({"theme": "auto", "suits": "four", "large": False}).tag(sync=True)

    _numbers: ClassVar[dict[str, count[int]]] = {}
    renewal: Renewal | None = None
    """What keeps the snapshot under a shown table up to date (`cardwidgets.fallback`)."""

    def __init__(
        self,
        game: str | None = None,
        *,
        seed: int | None = None,
        seat: int = 0,
        seats: int | None = None,
        level: int = 2,
        lang: str = "en",
        options: Mapping[str, Any] | None = None,
        pace: float = 0.7,
        record: dict[str, Any] | str | Path | None = None,
        reveal: bool = False,
        names: Sequence[str] | None = None,
        resume: bool = False,
        trouble: Say | None = None,
    ) -> None:
        self._callbacks: list[Callback] = []
        self._closed = False
        self.failures: list[Exception] = []
        """What has gone wrong in callbacks or inside; a page only shows a line of it."""
        self._task: asyncio.Task[None] | None = None
        self._rev, self._acted_at, self._told = 0, 0, -1
        try:
            self._lang, self._pace, self._names = check_lang(lang), check_pace(pace), check_names(names)
            self._session = open_session(
                game=game,
                seed=seed,
                seat=seat,
                seats=seats,
                level=level,
                options=options,
                record=record,
                reveal=reveal,
            )
        except KibitzError as error:
            raise spoken_in(lang, error) from None
        self._trouble: dict[str, Any] | None = None
        self._notice: Say | None = None
        self._resume = resume
        self._told = told_before(self._session)
        self._key = self._new_key()
        if trouble is not None:
            self._trouble = {"say": trouble, "place": ""}
        super().__init__(frame=self._build(), words=self._page_words())
        self.on_msg(self._heard)
        self._let_others_play()

    def _new_key(self) -> str:
        """The name under which a page keeps this widget: its kind and how many there were before in this kernel."""
        return self._numbered(self._session.game.id)

    @classmethod
    def _numbered(cls, kind: str) -> str:
        return f"{kind}/{next(cls._numbers.setdefault(kind, count()))}"

    # for authors

    @property
    def state(self) -> State:
        """The newest position: all-seeing, so for the author's eyes and not for a page."""
        return self._session.live

    def record(self, *, sealed: bool = False) -> dict[str, Any]:
        """The record so far (`State.record`)."""
        return self._session.live.record(sealed=sealed)

    def snapshot(self) -> str:
        """The position on display and its story as HTML that needs no kernel and no script."""
        from cardwidgets.snapshot import snapshot

        return snapshot(self.frame, self.words)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The widget's view, and the snapshot for readers that can't show it."""
        from cardwidgets.fallback import bundle

        return bundle(self, super()._repr_mimebundle_(**kwargs))

    def _ipython_display_(self) -> None:
        """Show the widget, and under it the snapshot that a saved notebook keeps (`cardwidgets.fallback`)."""
        from cardwidgets.fallback import show

        show(self)

    def on_act(self, callback: Callback, *, remove: bool = False) -> None:
        """Call `callback(seat, act)` after every act, `act` in the record's form; `remove` takes it off again.

        If it fails, the game goes on, the learner is told, and the exception is kept in `failures` and logged.
        """
        if not callable(callback):
            raise spoken_in(self._lang, GameError(say("error.table.callback", what=short(callback)), "on_act"))
        if remove:
            self._callbacks = [one for one in self._callbacks if one != callback]
        else:
            self._callbacks.append(callback)

    # hearing

    def _heard(self, _widget: Any, content: Any, _buffers: Any) -> None:
        """One message from a view: do it, and answer that view whatever happens."""
        intent = protocol.read_intent(content)
        if intent is None:
            to, n = (content.get("view"), content.get("n")) if isinstance(content, dict) else (None, None)
            self.send({"to": to, "n": n, "ok": False})
            return
        answer: dict[str, Any] = {}
        try:
            answer = self._do(intent)
        except KibitzError as error:
            self._refuse(error)
        except Exception as error:
            self._failed(error, "error.internal")
            self._show()
        self.send({"to": intent.view, "n": intent.n, "ok": True, **answer})

    def _do(self, intent: protocol.AnyIntent) -> dict[str, Any]:
        """Carry out an intent; gives what the answer holds besides `ok`."""
        match intent:
            case protocol.PingIntent():
                return {}
            case protocol.AskIntent():
                return {"answer": self._answer(intent)}
            case protocol.SaveIntent():
                return self._file()
        self._trouble = self._notice = None
        match intent:
            case protocol.ActIntent():
                self._act(intent)
            case protocol.GoIntent():
                self._go(intent.to)
            case protocol.NewIntent():
                self._new(intent)
            case protocol.SetIntent():
                self._set(intent)
            case protocol.LoadIntent():
                self._load(intent)
            case protocol.ResumeIntent():
                self._go_on_from(intent.keep)
        return {}

    def _act(self, intent: protocol.ActIntent) -> None:
        """The learner's act. From an older frame it counts if the learner has not acted since and it is still legal."""
        session = self._session
        act = session.game.typed(intent.act, session.view(session.live))
        stale = intent.rev < self._acted_at or session.review is not None or session.paused
        if stale or (intent.rev < self._rev and act not in session.live.legal(session.seat)):
            self._notice = say("notice.elsewhere")
            self._look_at(None)
            return
        session.apply(session.seat, act)
        self._acted_at = self._rev + 1
        self._did(session.seat, act.to_json())
        self._let_others_play()

    def _go(self, to: str | int) -> None:
        session = self._session
        if isinstance(to, int) or to == "live":
            self._look_at(None if to == "live" else int(to))
            return
        if to == "undo" and session.can_undo:
            session.undo()
            self._acted_at = self._rev + 1
        elif to == "redo" and session.can_redo:
            session.redo()
            self._acted_at = self._rev + 1
        elif to == "continue":
            session.look_at(None)
            session.go_on()
        else:
            self._show()
            return
        self._let_others_play()

    def _look_at(self, k: int | None) -> None:
        """Show an earlier position; the others wait while the learner looks back, and go on when he is done."""
        before = self._session.review
        self._session.look_at(k)
        if self._session.review is not None:
            self._stop()
        elif before is not None:
            self._let_others_play()
            return
        self._show()

    def _new(self, intent: protocol.NewIntent) -> None:
        """A new match, with what the learner has chosen; what is left out stays as it is."""
        old = self._session
        options = dict(old.game.options) if intent.options is None else intent.options
        chosen = make(old.game.id, old.game.seats, options)
        seed = fresh_seed() if intent.seed in (None, "") else intent.seed
        start = chosen.deal(whole_number(seed) if isinstance(seed, str) else seed)  # type: ignore[arg-type]
        seat = old.seat if intent.seat is None else check_seat(intent.seat, chosen.seats)
        level = old.level if intent.level is None else check_level(intent.level, chosen.players())
        self._begin(Session(start, seat=seat, level=level, reveal=old.reveal))

    def _begin(self, session: Session, *, told: int = -1) -> None:
        """Sit down to a match, of which positions up to `told` have been shown already."""
        self._stop()
        self._session = session
        self._told = max(told, told_before(session))
        self._acted_at = self._rev + 1
        self.words = self._page_words()
        self._let_others_play()

    def _set(self, intent: protocol.SetIntent) -> None:
        if isinstance(intent.lang, str):
            self._lang = check_lang(intent.lang)
            self.words = self._page_words()
        if isinstance(intent.level, int):
            self._session.level = check_level(intent.level, self._session.game.players())
        if isinstance(intent.pace, (int, float)):
            self._pace = check_pace(intent.pace)
        if isinstance(intent.reveal, bool):
            self._session.reveal = intent.reveal
        self._show()

    def _load(self, intent: protocol.LoadIntent) -> None:
        """Open a record that the learner has chosen; a bad one changes nothing."""
        if intent.size > MOST_BYTES:
            raise RecordError(say("error.record.size", most=MOST_BYTES // 1_000_000), "")
        played = replay(intent.text)
        old = self._session
        if played.game.id != old.game.id:
            raise RecordError(say("error.table.other_game", name=played.game.id), "game")
        seat = old.seat if old.seat < played.game.seats else 0
        self._begin(Session(played, seat=seat, level=old.level, reveal=old.reveal))

    def _go_on_from(self, kept: dict[str, Any]) -> None:
        """Go on from what a reloaded page has kept; if that can't be read, say so and stay with the new deal."""
        self._resume = False
        old = self._session
        try:
            session = kept_session(kept, old.game.id, level=old.level, reveal=old.reveal)
        except RecordError:
            self._notice = say("notice.not_kept")
            self._show()
            return
        self._lang, self._pace = kept_lang(kept, self._lang), kept_pace(kept, self._pace)
        self._begin(session)

    # answering

    def _answer(self, intent: protocol.AskIntent) -> dict[str, Any] | None:
        spoken = frame.words_for(self._session, self._lang, self._names)
        if intent.what == "judge":
            try:
                act = self._session.game.typed(intent.act, self._session.view())
                return answers.judged(self._session, act, spoken)
            except ActError as error:
                title = frame.text(error.say, spoken)
                return {"what": "judge", "legal": False, "title": title, "blocks": []}
        if intent.what == "rule":
            return answers.rule(self._session, intent.id, spoken)
        if intent.what == "hint":
            return answers.hint(self._session, spoken)
        return None

    def _file(self) -> dict[str, Any]:
        import json

        record = self._session.written()
        seed = self._session.live.decks.seed
        name = f"{record['game']}-{'record' if seed is None else seed}.json"
        return {"answer": {"what": "save", "file": name, "text": json.dumps(record, ensure_ascii=False)}}

    # the other seats

    def _let_others_play(self) -> None:
        """Let the other seats act, at once or at their pace, and show what comes of it."""
        self._stop()
        if self._closed:
            return
        try:
            loop = asyncio.get_running_loop() if self._pace else None
        except RuntimeError:
            loop = None
        if loop is None:
            while not self._closed and self._session.step():
                self._report_last()
        elif self._session.others():
            self._task = loop.create_task(self._paced())
        self._show()

    async def _paced(self) -> None:
        """One act of another seat at a time, a pause before each; stopped by whatever changes the position."""
        try:
            while self._session.others():
                await asyncio.sleep(self._pace)
                if not self._session.step():
                    break
                self._report_last()
                self._show()
        except Exception as error:
            self._failed(error, "error.internal")
            self._show()

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _report_last(self) -> None:
        log_ = self._session.live.log
        if log_ is not None:
            self._did(log_[1], log_[2].to_json())

    def _did(self, seat: int, act: list[Any]) -> None:
        """Tell the author's callbacks of an act; one that fails is said, kept and logged, never swallowed."""
        for callback in tuple(self._callbacks):
            try:
                callback(seat, act)
            except Exception as error:
                self._failed(error, "error.callback")

    # showing

    def _refuse(self, error: KibitzError) -> None:
        """Say on the page why something was refused; the position stays as it was."""
        place = getattr(error, "place", "")
        told = isinstance(error, RecordError) and place
        sentence = say("error.at", place=place, sentence=error.say) if told else error.say
        self._trouble = {"say": sentence, "place": place}
        self._show()

    def _failed(self, error: Exception, key: str) -> None:
        self.failures.append(error)
        log.error("%s", key, exc_info=error)
        self._trouble = {"say": say(key, what=short(f"{type(error).__name__}: {error}", 120)), "place": ""}

    def _build(self) -> dict[str, Any]:
        """The next frame."""
        spoken = frame.words_for(self._session, self._lang, self._names)
        made = frame.build(self._session, spoken, self._told)
        self._told = max(self._told, len(self._session.states) - 1) if made["mode"] == "play" else self._told
        self._rev += 1
        kept = self._session.kept()
        trouble = self._trouble
        return {
            "rev": self._rev,
            **made,
            "pace": self._pace,
            "lang": self._lang,
            "trouble": trouble and {"say": frame.text(trouble["say"], spoken), "place": trouble["place"]},
            "notice": None if self._notice is None else frame.text(self._notice, spoken),
            "keep": None if kept is None else {**kept, "lang": self._lang, "pace": self._pace},
            "key": self._key,
            "resume": self._resume,
        }

    def _show(self) -> None:
        self._told = min(self._told, len(self._session.states) - 1)
        self.frame = self._build()

    def _page_words(self) -> dict[str, Any]:
        return frame.page_words(self._session, frame.words_for(self._session, self._lang, self._names))

    def close(self) -> None:
        """Stop the other seats and take the widget off every page."""
        self._closed = True
        self._stop()
        if self.renewal is not None:
            self.renewal.stop()
            self.renewal = None
        super().close()


def told_before(session: Session) -> int:
    """Up to which position a page need not be told what moved: a fresh deal is news, a match that was opened is not."""
    return len(session.states) - 1 if len(session.states) > 1 else -1


def open_session(
    *,
    game: str | None = None,
    seed: int | None = None,
    seat: int = 0,
    seats: int | None = None,
    level: int = 2,
    options: Mapping[str, Any] | None = None,
    record: dict[str, Any] | str | Path | None = None,
    reveal: bool = False,
) -> Session:
    """A session from an author's or an address's wishes; GameError or RecordError names what can't be."""
    if record is not None:
        if seed is not None or options or seats is not None:
            raise GameError(say("error.table.record"), "record")
        played = replay(record)
        if game is not None and game != played.game.id:
            raise RecordError(say("error.table.other_game", name=played.game.id), "game")
        start: State | Replay = played
        chosen = played.game
    else:
        if game is None:
            raise GameError(say("error.table.game"), "game")
        chosen = make(game, seats, check_options(options))
        start = chosen.deal(fresh_seed() if seed is None else seed)
    check_seat(seat, chosen.seats)
    check_level(level, chosen.players())
    check_flag(reveal, "reveal")
    return Session(start, seat=seat, level=level, reveal=reveal)


def kept_session(kept: Any, game: str, *, level: int = 2, reveal: bool = False) -> Session:
    """The match that a page has kept (`Session.kept`); RecordError for what is none, or is one of another game."""
    try:
        played = replay(kept["record"])
        if played.game.id != game:
            raise RecordError(say("error.table.other_game", name=played.game.id), "game")
        session = Session(
            played,
            seat=check_seat(kept.get("seat", 0), played.game.seats),
            level=check_level(kept.get("level", level), played.game.players()),
            reveal=reveal,
        )
    except (KibitzError, AttributeError, KeyError, TypeError):
        raise RecordError(say("notice.not_kept"), "keep") from None
    session.paused = session.paused and kept.get("paused") is not False
    return session


def kept_lang(kept: Mapping[str, Any], otherwise: str) -> str:
    """The language that a page has kept."""
    lang = kept.get("lang")
    return lang if isinstance(lang, str) and lang in LANGUAGES else otherwise


def kept_pace(kept: Mapping[str, Any], otherwise: float) -> float:
    """The pace that a page has kept."""
    try:
        return check_pace(kept.get("pace"))
    except GameError:
        return otherwise


def spoken_in(lang: object, error: KibitzError) -> KibitzError:
    """The error itself, whose `str()` now speaks a language (English where there is no such) and knows these words."""
    error.lang, error.packages = lang if isinstance(lang, str) else "en", ("cardwidgets",)
    return error


def check_names(names: object) -> list[str] | None:
    """The seats' names; GameError at `names` for what is no list of texts."""
    if names is None:
        return None
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names) or isinstance(names, str):
        raise GameError(say("error.table.names", what=short(names)), "names")
    return list(names)


def check_options(options: object) -> Mapping[str, Any]:
    """The options; GameError at `options` for what is no mapping."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise GameError(say("error.table.options", what=short(options)), "options")
    return options


def check_flag(flag: object, name: str) -> bool:
    """The flag itself; GameError at its name for what is neither true nor false."""
    if not isinstance(flag, bool):
        raise GameError(say("error.table.flag", what=short(flag), name=name), name)
    return flag


def check_lang(lang: object) -> str:
    """The language itself; GameError at `lang` for one that is not there."""
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise GameError(say("error.table.lang", what=short(lang), words=", ".join(LANGUAGES)), "lang")
    return lang


def check_pace(pace: object) -> float:
    """Seconds between the others' acts; GameError at `pace` for what is no number from 0 to 10."""
    if isinstance(pace, bool) or not isinstance(pace, (int, float)) or not 0 <= pace <= MOST_PACE:
        raise GameError(say("error.table.pace", what=short(pace), most=int(MOST_PACE)), "pace")
    return float(pace)


def check_seat(seat: object, seats: int) -> int:
    """The seat itself; GameError at `seat` for one that is not there."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise GameError(say("error.table.seat", what=short(seat), last=seats - 1), "seat")
    return seat


def check_level(level: object, levels: Mapping[int, object]) -> int:
    """The level itself; GameError at `level` for one that is not there."""
    if isinstance(level, bool) or not isinstance(level, int) or level not in levels:
        raise GameError(say("error.table.level", what=short(level), words=", ".join(map(str, levels))), "level")
    return level
