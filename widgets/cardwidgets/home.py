"""The start page: every game from one widget and one kernel; a match of each may be under way at a time."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from cardlib.engine.act import whole_number
from cardlib.engine.explanation import say
from cardlib.errors import RecordError
from cardlib.explain.words import LANGUAGES, Words, words
from cardlib.games import find, make, names
from cardwidgets import frame, protocol
from cardwidgets.session import Session
from cardwidgets.table import Table, check_lang, check_level, check_seat, fresh_seed, kept_lang, kept_pace, kept_session


class Home(Table):
    """A start page on which any game found is opened, played and left again, its match staying where it was.

    The keywords are `Table`'s. With `game` or `record` a match is opened at once; without, `seed`, `level` and `reveal`
    are for whatever is opened first. Authors' `state` and `record` are those of the match that was opened last.
    """

    def __init__(
        self,
        *,
        game: str | None = None,
        record: dict[str, Any] | str | Path | None = None,
        seed: int | None = None,
        level: int = 2,
        reveal: bool = False,
        **wishes: Any,
    ) -> None:
        self.home = game is None and record is None
        """Whether the start page is shown, not a table."""
        self._matches: dict[str, Session] = {}
        """The match of each game that was opened, the last one last."""
        self._seed, self._level = seed, level
        if self.home:  # a table always has a match before it: this one is dealt for nobody and never shown
            super().__init__(names()[0], seed=0, level=level, reveal=reveal, **wishes)
        else:
            super().__init__(game, record=record, seed=seed, level=level, reveal=reveal, **wishes)
            self._matches[self._session.game.id] = self._session

    def _new_key(self) -> str:
        return self._numbered("home")

    # hearing

    def _do(self, intent: protocol.AnyIntent) -> dict[str, Any]:
        match intent:
            case protocol.OpenIntent():
                self._trouble = self._notice = None
                self._open(intent)
                return {}
            case protocol.GoIntent(to="home"):
                self._trouble = self._notice = None
                self._leave()
                return {}
        if self.home and not isinstance(intent, (protocol.PingIntent, protocol.SetIntent, protocol.ResumeIntent)):
            self._trouble, self._notice = None, say("notice.elsewhere")  # meant for a table that was left meanwhile
            self._show()
            return {}
        return super()._do(intent)

    def _open(self, intent: protocol.OpenIntent) -> None:
        cls = find(intent.game)
        lang = self._lang if intent.lang is None else check_lang(intent.lang)
        chosen = (intent.seat, intent.seats, intent.level, intent.seed, intent.options)
        session = self._matches.get(cls.id)
        told = -1
        if session is None or session.live.over or any(one is not None for one in chosen):
            session = self._deal(intent)
        else:
            told = len(session.states) - 1  # of a match that goes on nothing is announced as new
        self._lang = lang
        self._begin(session, told=told)

    def _deal(self, intent: protocol.OpenIntent) -> Session:
        """A new match of a game, with what the learner has chosen; the rest as the page was made."""
        game = make(intent.game, intent.seats, intent.options or {})
        seed = intent.seed
        if seed in (None, ""):
            seed, self._seed = self._seed, None
        if seed is None:
            seed = fresh_seed()
        start = game.deal(whole_number(seed) if isinstance(seed, str) else seed)  # type: ignore[arg-type]
        levels = game.players()
        return Session(
            start,
            seat=check_seat(intent.seat or 0, game.seats),
            level=min(self._level, max(levels)) if intent.level is None else check_level(intent.level, levels),
            reveal=self._session.reveal,
        )

    def _begin(self, session: Session, *, told: int = -1) -> None:
        self.home = False
        self._matches.pop(session.game.id, None)
        self._matches[session.game.id] = session
        super()._begin(session, told=told)

    def _leave(self) -> None:
        """Back to the start page; the match stays as it is, its other seats wait."""
        self._stop()
        if not self.home:
            self._session.look_at(None)
            self._level = self._session.level
        self.home = True
        self.words = self._page_words()
        self._show()

    def _set(self, intent: protocol.SetIntent) -> None:
        if self.home:
            intent = protocol.SetIntent(lang=intent.lang, pace=intent.pace)
        super()._set(intent)

    def _go_on_from(self, kept: dict[str, Any]) -> None:
        """Go on from what a reloaded page has kept: every match that can be read, and where the learner was."""
        self._resume = False
        matches = kept.get("matches")
        for name, match in matches.items() if isinstance(matches, dict) else ():
            if match is None or name not in names():
                continue
            try:
                self._matches[name] = kept_session(match, name, level=self._level, reveal=self._session.reveal)
            except RecordError:
                self._notice = say("notice.not_kept")
        self._lang, self._pace = kept_lang(kept, self._lang), kept_pace(kept, self._pace)
        session = self._matches.get(str(kept.get("at")))
        if session is None:
            self._leave()
        else:
            self._begin(session)

    def _let_others_play(self) -> None:
        if self.home:
            self._stop()
            self._show()
        else:
            super()._let_others_play()

    # showing

    def _build(self) -> dict[str, Any]:
        if not self.home:
            game = self._session.game.id
            made = super()._build()
            return {**made, "leave": True, "keep": self._keep(game, {game: self._session.kept()})}
        self._rev += 1
        spoken = words(self._lang, None, "cardwidgets")
        kept = {name: self._matches[name].kept() if name in self._matches else None for name in names()}
        return {
            "rev": self._rev,
            "phase": "home",
            "mode": "play",
            "pace": self._pace,
            "lang": self._lang,
            "home": self._tiles(),
            "trouble": self._trouble and {"say": frame.text(self._trouble["say"], spoken), "place": ""},
            "notice": None if self._notice is None else frame.text(self._notice, spoken),
            "keep": self._keep(None, kept),
            "key": self._key,
            "resume": self._resume,
        }

    def _keep(self, at: str | None, matches: dict[str, Any]) -> dict[str, Any]:
        """What the page keeps; it adds `matches` to those that it has."""
        return {"at": at, "lang": self._lang, "pace": self._pace, "matches": matches}

    def _tiles(self) -> dict[str, Any]:
        """Every game with what is to be said of it, and the matches under way, the last one first."""
        under_way = [name for name, match in reversed(self._matches.items()) if not match.live.over]
        return {
            "at": next(reversed(self._matches), None),
            "waits": [self._waiting(name) for name in under_way],
            "games": [{**tile(name, self._lang), "level": self._level} for name in names()],
        }

    def _waiting(self, name: str) -> dict[str, Any]:
        """A match under way: its title and lead as its table would show them."""
        session = self._matches[name]
        spoken = frame.words_for(session, self._lang, self._names)
        scene = session.game.scene(session.view(), paused=session.at_pause)
        return {
            "game": name,
            "name": spoken.label("name"),
            "title": spoken.spoken(scene.title),
            "lead": spoken.spoken(scene.lead),
        }

    def _page_words(self) -> dict[str, Any]:
        if not self.home:
            return super()._page_words()
        langs = [list(pair) for pair in frame.LANGUAGE_NAMES if pair[0] in LANGUAGES]
        return {
            "lang": self._lang,
            "game": "",
            "ui": frame.label_set(self._lang),
            "cards": {},
            "setup": {"langs": langs},
        }


@cache
def tile(name: str, lang: str) -> dict[str, Any]:
    """What a start page says of a game: its names, a line about it, how many play, and what can be chosen."""
    spoken, plain = words(lang, name, "cardwidgets"), words(lang, None, "cardwidgets")
    own = spoken.label("name")
    others = {words(code, name).label("name"): code for code in LANGUAGES if code != lang}
    game = make(name, None, {})
    seats, levels = sorted(find(name).SEATS), sorted(game.players())
    return {
        "game": name,
        "name": own,
        "alt": [{"lang": code, "say": other} for other, code in others.items() if other != own],
        "about": spoken.label("about"),
        "facts": [players(seats, plain), plain.label("home.cards", n=len(game.pack()))],
        "seats": game.seats,
        "setup": {
            "levels": [{"n": n, "say": spoken.label(f"level.{n}")} for n in levels],
            "players": [{"n": n, "say": plain.label("home.players", n=n)} for n in seats],
            "seats": [{"n": n, "say": plain.label("seat.number", n=n)} for n in range(seats[-1])],
        },
    }


def players(seats: list[int], plain: Words) -> str:
    """How many can play: "4 players", "3 or 4 players", "2 to 10 players"."""
    least, most = seats[0], seats[-1]
    if least == most:
        return plain.label("home.players", n=most)
    return plain.label("home.players.or" if most == least + 1 else "home.players.range", least=least, n=most)
