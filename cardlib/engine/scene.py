"""What a table shows, as data: where cards lie, who has the turn, what can be done.

A game's `scene.py` makes a `Scene` from a *view* (never from a state), and the table widget draws any scene. No game
has drawing code of its own. `docs/protocol.md` shows which parts each of the four games uses.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from cardlib.engine.explanation import Block, Mark, Say, Sheet


class Badge(Struct, frozen=True, omit_defaults=True):
    """A short word beside a seat: what it said, a marker it holds.

    `tone` chooses the look (`stand` filled, `trade` ringed, `wait` quiet, `mark` brass: something held), `icon` a
    sign from the sprite; the words alone carry the meaning.
    """

    say: Say
    tone: Literal["stand", "trade", "wait", "mark"] = "wait"
    icon: str = ""


class Count(Struct, frozen=True, omit_defaults=True):
    """A number that a seat owns. `say` is its spoken form ("10 chips"), `sub` its working ("40 + 3 - 6")."""

    what: Literal["chips", "coins", "points", "cards"]
    n: int | str
    say: Say
    sub: Say | None = None


class CardSpot(Struct, frozen=True, omit_defaults=True):
    """A place where a card lies. `card` is `None` face down.

    `id` stays the same while the same card lies there, so that the page can keep focus. `act` is the act that one
    press makes; `plan` allows the card to be raised as a mere plan; `pick` offers it to the tray's `Choice`; `why` is
    an act that can't be made now: a press asks why not.
    """

    id: str
    card: str | None = None
    mark: Mark = ""
    note: Say | None = None
    act: list[Any] | None = None
    plan: bool = False
    pick: bool = False
    why: list[Any] | None = None


class Group(Struct, frozen=True, omit_defaults=True):
    """Cards that lie together under one label: a rank, a captured pair, what a seat has laid out."""

    cards: tuple[CardSpot, ...]
    say: Say | None = None
    note: Say | None = None
    mark: Literal["", "now", "dead"] = ""


class Cell(Struct, frozen=True, omit_defaults=True):
    """One stop of a rail: a lot, a turn, a step that is done, under way or still to come."""

    text: str
    say: Say
    sub: Say | None = None
    mark: Literal["", "done", "now", "void", "mine"] = ""


class Passing(Struct, frozen=True, omit_defaults=True):
    """A card that went from one seat to another, drawn between the two. `spot.card` may be `None` (face down)."""

    spot: CardSpot
    from_seat: int
    to_seat: int


class Zone(Struct, frozen=True, omit_defaults=True):
    """An area with cards.

    Layouts: `fan` (a hand), `groups` (cards under labels), `row` (laid side by side), `spread` (an ordered pile, every
    card readable), `stack` (face down or one on top, its number of cards in `count`), `ring` (cards between seats),
    `rail` (stops in a row), `lot` (what is on sale).
    """

    id: str
    layout: Literal["fan", "groups", "row", "spread", "stack", "ring", "rail", "lot"]
    say: Say
    cards: tuple[CardSpot, ...] = ()
    groups: tuple[Group, ...] = ()
    cells: tuple[Cell, ...] = ()
    passing: tuple[Passing, ...] = ()
    count: int | None = None
    note: Say | None = None


class SeatScene(Struct, frozen=True, omit_defaults=True):
    """One seat as the viewer sees it: its name, and in `note` where it sits.

    `hand` holds its cards, face down unless known; `laid` what lies before it.
    """

    seat: int
    say: Say
    note: Say | None = None
    turn: bool = False
    said: Badge | None = None
    marks: tuple[Badge, ...] = ()
    counts: tuple[Count, ...] = ()
    hand: tuple[CardSpot, ...] = ()
    hand_say: Say | None = None
    laid: tuple[Group, ...] = ()


class Centre(Struct, frozen=True, omit_defaults=True):
    """The middle of the cloth: a heading, progress in steps (`now` of `steps`), some lines, a figure, zones."""

    say: Say | None = None
    steps: int = 0
    now: int = 0
    lines: tuple[Say, ...] = ()
    figure: Count | None = None
    zones: tuple[Zone, ...] = ()


class Control(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Something in the tray that makes an act, or asks for what is needed to make one."""


class Button(Control, frozen=True, tag="act"):
    """One act, one press. With `ok` false it can't be used now, and says why when asked.

    `spots` are the card spots that the act aims at (twins: any of them): while the button's menu is chosen they are
    marked with `note`, and pressing one makes the act, or leaves the buttons that aim at it to choose among.
    """

    act: list[Any]
    say: Say
    sub: Say | None = None
    icon: str = ""
    main: bool = False
    ok: bool = True
    planned: Say | None = None
    spots: tuple[str, ...] = ()
    note: Say | None = None


class NumberBox(Control, frozen=True, tag="number"):
    """A whole number goes into the `None` of `act`. The page sends what is typed; Python reads and judges it."""

    id: str
    act: list[Any]
    say: Say
    submit: Say
    least: int
    most: int
    start: int
    quick: tuple[int, ...] = ()
    sub: Say | None = None
    ok: bool = True
    each: tuple[Button, ...] = ()


class Choice(Control, frozen=True, tag="choose"):
    """Cards from the spots marked `pick`, from `least` to `most` of them, go into the `None` of `act` as a list.

    With `ordered` the order of choosing counts and is shown. `judge` asks Python after each change what the choice
    would be (`ask judge`).
    """

    id: str
    act: list[Any]
    say: Say
    submit: Say
    least: int
    most: int
    ordered: bool = False
    judge: bool = True
    ok: bool = True
    each: tuple[Button, ...] = ()


class Menu(Control, frozen=True, tag="menu"):
    """A longer list of acts under one heading.

    A menu may belong to card spots (`spots`: a card of the hand, or twins): pressing one chooses the menu, and then
    the spots that its buttons aim at can be pressed. `why` is what to ask about where another card is pressed instead:
    an act with a `None` for that card.
    """

    id: str
    say: Say
    items: tuple[Button, ...]
    spots: tuple[str, ...] = ()
    why: list[Any] | None = None


class Tray(Struct, frozen=True, omit_defaults=True):
    """The controls under the hand, with the question they answer. `speech`: usable though others have the turn."""

    say: Say
    lead: Say | None = None
    controls: tuple[Control, ...] = ()
    plan: Say | None = None
    speech: bool = False


class Panel(Struct, frozen=True, omit_defaults=True):
    """A sheet beside the table: the learner's hand explained, money, a ledger."""

    id: str
    say: Say
    blocks: tuple[Block, ...]
    rules: tuple[str, ...] = ()


class Scene(Struct, frozen=True, omit_defaults=True):
    """All that a table shows of one view. `seats` start with the viewer and go clockwise."""

    title: Say
    lead: Say
    seats: tuple[SeatScene, ...]
    centre: Centre
    hand: Zone
    tray: Tray
    panels: tuple[Panel, ...] = ()
    sheet: Sheet | None = None
