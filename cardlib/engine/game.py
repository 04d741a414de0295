"""A game: its seats, options, pack, and the way from a deal to acts. One subclass a folder of `cardlib/games/`.

The interface (`deal`, `act`, and what `State` offers) is fixed: records, hand-outs and outside checks rely on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar

from cardlib.cards import Card, card, short
from cardlib.engine.act import Act, Verb, read_act, read_typed
from cardlib.engine.explanation import say
from cardlib.engine.options import Option, check_options
from cardlib.errors import CardError, GameError
from cardlib.shuffle import Decks, Stream, check_seed

if TYPE_CHECKING:
    from cardlib.engine.explanation import Block
    from cardlib.engine.player import Player
    from cardlib.engine.rulebook import Rulebook
    from cardlib.engine.scene import Scene
    from cardlib.engine.state import State
    from cardlib.engine.view import View


class Game:
    """A game with its seats and options chosen. Immutable.

    A subclass sets the class variables and gives `pack`, `start` and `sample_acts`; its folder's `scene.py`,
    `players.py` and `rulebook.toml` are found by their names when they are first asked for.
    """

    id: ClassVar[str]
    SEATS: ClassVar[tuple[int, ...]]
    """Seat counts, the default first."""
    OPTIONS: ClassVar[tuple[Option, ...]] = ()
    VERBS: ClassVar[Mapping[str, Verb]]

    seats: int
    options: Mapping[str, Any]

    def __init__(self, seats: int | None = None, **options: Any) -> None:
        """Choose seats and options. Raises GameError that names the bad one."""
        self.seats = self._check_seats(seats)
        self.options = check_options(self.OPTIONS, {o.name: self.default(o) for o in self.OPTIONS}, options)

    @classmethod
    def _check_seats(cls, seats: object) -> int:
        if seats is None:
            return cls.SEATS[0]
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in cls.SEATS:
            allowed = ", ".join(map(str, sorted(cls.SEATS)))
            raise GameError(say("error.seats", what=short(seats), words=allowed), "seats")
        return seats

    def default(self, option: Option) -> Any:
        """The value of an option where none is given; may depend on `seats`."""
        return option.values[0] if option.values else option.default

    @property
    def chosen(self) -> dict[str, Any]:
        """The options that differ from their defaults, as a record writes them."""
        return {o.name: self.options[o.name] for o in self.OPTIONS if self.options[o.name] != self.default(o)}

    # what a game must give

    def pack(self) -> tuple[Card, ...]:
        """The unshuffled pack of one deal, in the order the shuffle starts from."""
        raise NotImplementedError

    def start(self, decks: Decks, dealer: int) -> State:
        """The state after the first deal (or before it where there is no deck)."""
        raise NotImplementedError

    def sample_acts(self, state: State, rng: Stream) -> Iterable[Act]:
        """Acts to hold `legal` and `judge` against each other: legal, nearly legal and absurd ones."""
        raise NotImplementedError

    def most_decks(self) -> int | None:
        """How many decks a match can use at most; `None` where redeals or extra games set no bound."""
        return None

    # what every game has

    def deal(
        self,
        seed: int | None = None,
        *,
        decks: Sequence[Sequence[Card | str]] | None = None,
        dealer: int | None = None,
    ) -> State:
        """Begin a match, from a seed (0 ... 2^53 - 1) or from given decks (top of the pack first).

        `dealer` is the first deal's dealer, by default the last seat. Raises GameError that names `seed`,
        `decks[k]` or `dealer`.
        """
        if (seed is None) == (decks is None):
            raise GameError(say("error.deal.source"), "seed")
        if dealer is None:
            dealer = self.seats - 1
        if isinstance(dealer, bool) or not isinstance(dealer, int) or not 0 <= dealer < self.seats:
            raise GameError(say("error.dealer", what=short(dealer), last=self.seats - 1), "dealer")
        if decks is not None:
            return self.start(Decks(self.id, self.seats, self.pack(), given=self._check_decks(decks)), dealer)
        return self.start(Decks(self.id, self.seats, self.pack(), seed=check_seed(seed)), dealer)

    def _check_decks(self, decks: object) -> list[tuple[Card, ...]]:
        if not isinstance(decks, (list, tuple)):
            raise GameError(say("error.decks.list"), "decks")
        most = self.most_decks()
        if most is not None and len(decks) > most:
            raise GameError(say("error.decks.many", n=len(decks), most=most), "decks")
        return [self._check_deck(one, f"decks[{k}]") for k, one in enumerate(decks)]

    def _check_deck(self, one: object, place: str) -> tuple[Card, ...]:
        if not isinstance(one, (list, tuple)):
            raise GameError(say("error.deck.list"), place)
        left: dict[Card, int] = {}
        for c in self.pack():
            left[c] = left.get(c, 0) + 1
        size, read = sum(left.values()), []
        for i, item in enumerate(one):
            try:
                c = item if isinstance(item, Card) else card(item)
            except CardError as error:
                raise GameError(error.say, f"{place}[{i}]") from None
            if c not in left:
                raise GameError(say("error.deck.foreign", card=c.text), f"{place}[{i}]", game=self.id)
            left[c] -= 1
            if left[c] < 0:
                raise GameError(say("error.deck.twice", card=c.text), f"{place}[{i}]", game=self.id)
            read.append(c)
        if len(read) != size:
            raise GameError(say("error.deck.size", n=len(read), size=size), place)
        return tuple(read)

    def act(self, value: Any) -> Act:
        """Read an act from the record's form (`["give", "7h"]`). Raises ActError with its place.

        Whatever has a verb of the game and arguments of its types is an act; what the rules refuse, `judge` refuses.
        """
        return read_act(self.VERBS, value, self.id)

    def typed(self, value: Any, view: View | None = None) -> Act:
        """Read an act as a page sends it, where numbers may come as somebody typed them (`"５"`, `" 12 "`).

        `view` is what the learner sees: a game may need it to turn cards that were chosen into the act they make now.
        Raises ActError for what is no whole number, and otherwise as `act` does.
        """
        return self.act(read_typed(self.VERBS, value))

    @property
    def package(self) -> str:
        """The import path of the game's folder."""
        return type(self).__module__.rpartition(".")[0]

    def part(self, name: str) -> ModuleType:
        """A module of the game's folder, loaded when first needed."""
        return import_module(f"{self.package}.{name}")

    def scene(self, view: View, *, paused: bool = False) -> Scene:
        """What a table shows of a view; `paused`: the settled deal rather than the new one."""
        made: Scene = self.part("scene").scene(self, view, paused=paused)
        return made

    def describe(self, view: View, act: Act) -> tuple[Block, ...]:
        """What an act would be or bring, said before it is made (a price's change, a combination's name)."""
        return ()

    def players(self) -> Mapping[int, Player]:
        """The game's players by level, weakest first."""
        levels: Mapping[int, Player] = self.part("players").LEVELS
        return levels

    @cached_property
    def rulebook(self) -> Rulebook:
        """The game's rules in words, by number."""
        from cardlib.engine.rulebook import load  # TOML is read when a rule is first asked for

        return load(self.package)
