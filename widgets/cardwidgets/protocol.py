"""What travels between the page and Python (docs/protocol.md): intents as the page sends them, read strictly."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType, ValidationError, convert


class Intent(Struct, tag_field="do", kw_only=True):
    """Something the learner wants. `view` and `n` say which view asks and which of its intents this is."""

    view: str = ""
    n: int = 0


class ActIntent(Intent, tag="act"):
    """Make an act; `rev` is the frame it was chosen from."""

    act: list[Any]
    rev: int


class AskIntent(Intent, tag="ask"):
    """A question: would this act go (`judge`), what does a rule say (`rule`), what would you do (`hint`)."""

    what: str
    act: list[Any] | None = None
    id: str = ""


class GoIntent(Intent, tag="go"):
    """Move in the match: `undo`, `redo`, `continue`, `live`, or the number of a position to look at; `home` leaves it
    for the start page."""

    to: str | int


class NewIntent(Intent, tag="new"):
    """A new match. `seed` as typed; without one, a fresh one."""

    seed: str | int | None = None
    options: dict[str, Any] | None = None
    level: int | None = None
    seat: int | None = None


class SetIntent(Intent, tag="set"):
    """Change a setting in the middle of the match."""

    lang: str | UnsetType = UNSET
    level: int | UnsetType = UNSET
    pace: float | UnsetType = UNSET
    reveal: bool | UnsetType = UNSET


class LoadIntent(Intent, tag="load"):
    """Open a record file: its text, or its size where it is too large to send."""

    text: str = ""
    size: int = 0


class SaveIntent(Intent, tag="save"):
    """Give the record as a file."""


class ResumeIntent(Intent, tag="resume"):
    """Go on from what the page has kept."""

    keep: dict[str, Any]


class OpenIntent(Intent, tag="open"):
    """On a start page: open a game. Without any of `seat`, `seats`, `level`, `seed`, `options`, the match that is under
    way goes on; with one of them, or where there is none, a new one begins."""

    game: str
    lang: str | None = None
    seat: int | None = None
    seats: int | None = None
    level: int | None = None
    seed: str | int | None = None
    options: dict[str, Any] | None = None


class PingIntent(Intent, tag="ping"):
    """Is anybody there?"""


AnyIntent = (
    ActIntent
    | AskIntent
    | GoIntent
    | NewIntent
    | SetIntent
    | LoadIntent
    | SaveIntent
    | ResumeIntent
    | OpenIntent
    | PingIntent
)


def read_intent(content: Any) -> AnyIntent | None:
    """The intent that a message holds; `None` for anything that is none."""
    try:
        intent: AnyIntent = convert(content, AnyIntent)
    except ValidationError:
        return None
    return intent
