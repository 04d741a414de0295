"""A frame: all that a table shows of a session, in the learner's language, as plain JSON values (docs/protocol.md)."""

from __future__ import annotations

from functools import cache
from typing import Any

from cardlib.cards import CARDS
from cardlib.engine.explanation import Say, say
from cardlib.engine.options import Option
from cardlib.explain.catalogue import load, messages
from cardlib.explain.page import page
from cardlib.explain.words import LANGUAGES, Words, words
from cardwidgets.session import Session

LANGUAGE_NAMES = (("en", "English"), ("ja", "日本語"), ("ru", "Русский"))


def words_for(session: Session, lang: str, names: list[str] | None) -> Words:
    """The words of a table: the widgets' labels, the game's, the library's, spoken to the learner's seat."""
    plain = words(lang, session.game.id, "cardwidgets")
    return plain.to(session.seat, seat_names(plain, session, names))


def seat_names(plain: Words, session: Session, names: list[str] | None) -> list[str]:
    """The seats' names: those given, else the learner is "You" and the rest are named clockwise from there."""
    n = session.game.seats
    given = dict(enumerate(names or []))
    return [
        name if (name := given.get(seat, "")).strip() else plain.label(f"name.{(seat - session.seat) % n}")
        for seat in range(n)
    ]


def build(session: Session, spoken: Words, since: int) -> dict[str, Any]:
    """The part of a frame that is made from the session; events after position `since` are marked as new."""
    view = session.view()
    paused = session.at_pause
    reviewing = session.review is not None
    story = [
        {
            "id": k * 256 + i,
            "at": k,
            "kind": "head" if event.head else "line",
            "say": page(event.say, spoken),
            "rules": list(event.rules),
        }
        for k, i, event in session.story()
    ]
    new = [] if reviewing else [line["id"] for line in story if line["at"] > since]
    moves = [
        {"card": move.card, "from": move.start, "to": move.end}
        for k in range(max(since + 1, 0), len(session.states))
        if not reviewing
        for event in session.told(k)
        for move in event.moves
    ]
    return {
        "game": session.game.id,
        "phase": session.phase,
        "mode": "review" if reviewing else "play",
        "at": session.at,
        "of": len(session.states) - 1,
        "undo": session.can_undo,
        "redo": session.can_redo,
        "seat": session.seat,
        "level": session.level,
        "seed": session.live.decks.seed,
        "options": dict(session.game.options),
        "reveal": session.reveal,
        "names": spoken.names,
        "legal": [] if reviewing or paused else [act.to_json() for act in view.legal],
        "waiting_for": list(view.actors),
        "scene": page(session.game.scene(view, paused=paused), spoken),
        "story": story,
        "events": new,
        "moves": moves,
    }


@cache
def label_set(lang: str) -> dict[str, str]:
    """The page's own labels: every `ui.` key of the widgets' catalogue."""
    catalogue = load("cardwidgets", lang)
    return {key: text for key, text in messages(catalogue) if key.startswith("ui.")} if catalogue else {}


def page_words(session: Session, spoken: Words) -> dict[str, Any]:
    """The trait `words`: labels, the spoken names of this game's cards, and what can be set up."""
    plain = spoken.to(None)
    cards = {c.text: plain.card(c.text) for c in CARDS} | {rank: plain.card(rank) for rank in "A23456789TJQK"}
    game = session.game
    return {
        "lang": spoken.lang,
        "game": plain.label("name"),
        "ui": label_set(spoken.lang),
        "cards": cards,
        "setup": {
            "levels": [
                {"n": n, "say": plain.label(f"level.{n}"), "sub": plain.label(f"level.{n}.help")}
                for n in sorted(game.players())
            ],
            "options": [_option(game.default(o), o, plain) for o in game.OPTIONS],
            "seats": [{"n": n, "say": plain.label("seat.number", n=n)} for n in range(game.seats)],
            "langs": [list(pair) for pair in LANGUAGE_NAMES if pair[0] in LANGUAGES],
        },
    }


def _option(default: Any, option: Option, plain: Words) -> dict[str, Any]:
    stem = f"option.{option.name}"
    spec: dict[str, Any] = {
        "name": option.name,
        "say": plain.label(stem),
        "sub": plain.label(f"{stem}.help"),
        "rule": option.rule,
        "default": default,
    }
    if option.values:
        spec["kind"] = "choice"
        spec["values"] = [
            {"value": v, "say": plain.label(f"{stem}.{str(v).lower() if isinstance(v, bool) else v}")}
            for v in option.values
        ]
    else:
        spec |= {"kind": "number", "least": option.least, "most": None}
    return spec


def text(sentence: Say, spoken: Words) -> Any:
    """A single sentence, as the page draws it."""
    return page(sentence, spoken)


def label(key: str, spoken: Words, **args: Any) -> Any:
    """A single sentence by its key."""
    return page(say(key, **args), spoken)
