"""Auktsion: who may bid what when (rules AK-1 to AK-4), and what it brings about."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, ClassVar, Final

from cardlib.cards import RANKS, Card, pack
from cardlib.engine.act import Act, Verb, read_int
from cardlib.engine.events import Event
from cardlib.engine.explanation import Block
from cardlib.engine.game import Game
from cardlib.engine.options import Option
from cardlib.engine.state import State
from cardlib.engine.verdict import Verdict
from cardlib.engine.view import View
from cardlib.games.auktsion.events import Trace, tell
from cardlib.games.auktsion.judge import judge
from cardlib.games.auktsion.score import Deal, Lot, of_rank, points, scored, sold, start_money
from cardlib.games.auktsion.view import AuktsionView, look
from cardlib.shuffle import Decks, Stream

PASS: Final = Act("pass")
LAST_RANK: Final = len(RANKS) - 1
_FULL_PACK: Final = pack()
_NO_TWOS: Final = pack("A3456789TJQK")
NOBODY: Final = -1


@lru_cache(maxsize=4096)
def bid(price: int) -> Act:
    """The act of naming a price; equal prices give the same object, so that acts compare fast."""
    return Act("bid", price)


@lru_cache(maxsize=512)
def acts(least: int, most: int) -> tuple[Act, ...]:
    """A pass, and every price from `least` to `most` (AK-3.4, AK-3.5); the pass alone where there is none (AK-3.9)."""
    return (PASS, *map(bid, range(least, most + 1)))


class Auktsion(Game):
    """The game with its options (see rules/auktsion)."""

    id = "auktsion"
    SEATS = (4, 3)
    OPTIONS = (
        Option("deals", "AK-4.3", least=1),
        Option("unsold_first", "AK-3.3", values=("dealer_left", "next")),
    )
    VERBS: ClassVar = {verb.name: verb for verb in (Verb("bid", (read_int,)), Verb("pass"))}

    def default(self, option: Option) -> Any:
        """A match has as many deals as there are players (AK-4.3)."""
        return self.seats if option.name == "deals" else super().default(option)

    def pack(self) -> tuple[Card, ...]:
        """The whole pack for four (AK-1.1); no twos for three (AK-1.2)."""
        return _FULL_PACK if self.seats == 4 else _NO_TWOS

    @property
    def first_rank(self) -> int:
        """The code of the first rank sold: two, with three players three (AK-1.2, AK-3.1)."""
        return 0 if self.seats == 4 else 1

    def most_decks(self) -> int:
        """One deck a deal."""
        return int(self.options["deals"])

    def describe(self, view: View, act: Act) -> tuple[Block, ...]:
        """What a price would cost and bring, what a pass would do (AK-3.4 to AK-3.8)."""
        from cardlib.games.auktsion.explain import describe  # first needed when somebody asks

        assert isinstance(view, AuktsionView)
        return describe(view, act)

    def start(self, decks: Decks, dealer: int) -> AuktsionState:
        """The first deal; the player left of the dealer opens (AK-3.2)."""
        return AuktsionState.begin(self, decks, dealer)

    def sample_acts(self, state: State, rng: Stream) -> Iterable[Act]:
        """A pass, prices around what stands and what each seat has, and absurd ones."""
        assert isinstance(state, AuktsionState)
        yield PASS
        edges = (0, 1, state.price, state.price + 1, *state.money)
        for price in edges:
            yield bid(price + rng.below(3) - 1)
        yield bid(1 + rng.below(max(state.money) + 10))
        yield bid(-1 - rng.below(9))
        yield bid(10**30)


class AuktsionState(State):
    """A position. Hands are bit masks; `rank` is the code of the rank on sale, or -1 where nothing is dealt."""

    game: Auktsion
    hands: tuple[int, ...]
    """The cards still held."""
    laid: tuple[int, ...]
    """The cards laid out in this deal (AK-3.8)."""
    hand_points: tuple[int, ...]
    """The points of each hand as dealt: public (AK-2.3)."""
    carried: tuple[int, ...]
    start: tuple[int, ...]
    """Each seat's money at the beginning of this deal (AK-2.2)."""
    money: tuple[int, ...]
    lots: tuple[Lot, ...]
    """The lots of this deal that are done."""
    rank: int
    price: int
    """The price that stands; 0 for none."""
    stander: int
    """Who named it; -1 for nobody."""
    passes: int
    """How many passes in a row: since the price (AK-3.6), or since the lot was opened (AK-3.7)."""
    said: tuple[int | None, ...]
    """What each seat said last on this lot: a price, 0 for a pass, `None` for nothing yet."""
    opener: int
    opened_by: str
    """Why the opener opens: `dealer`, `buyer`, `again`, `dealer_again` or `next` (AK-3.2, AK-3.3)."""
    buyer: int
    """Who bought last in this deal; -1 while nobody has."""
    scores: tuple[int, ...]
    """The points of the finished deals (AK-4.1)."""
    finished: tuple[Deal, ...]
    thrown: tuple[int, ...]
    """The cards thrown in at the end of the last finished deal: seen by nobody but their holder (AK-4.1)."""
    trace: Trace
    """What the last step did, from which `events` are told when asked for."""

    @classmethod
    def begin(cls, game: Auktsion, decks: Decks, dealer: int) -> AuktsionState:
        """A match before its first act."""
        state = object.__new__(cls)
        state.game, state.decks, state.dealer = game, decks, dealer
        state.log, state.acts, state.deals, state.over, state.actors = None, 0, 0, False, ()
        state.scores = state.money = state.thrown = (0,) * game.seats
        state.finished, state.trace = (), ()
        state._deal()
        return state

    # asking

    @property
    def phase(self) -> str:
        """`auction` while a deal is on the table; empty where nothing is dealt, or the match is over."""
        return "auction" if self.rank >= 0 else ""

    @property
    def deal_dealer(self) -> int:
        """Who deals this deal: the deal passes to the left (AK-4.2)."""
        return (self.dealer + len(self.finished)) % self.game.seats

    def legal(self, seat: int) -> tuple[Act, ...]:
        """In its turn: a pass, and each price above the one that stands that the seat can pay (AK-3.4, AK-3.5)."""
        if seat not in self.actors:
            return ()
        return acts(self.price + 1, self.money[seat])

    def judge(self, seat: int, act: Act) -> Verdict:
        """Whether the seat may make the act, and every thing that was looked at."""
        return judge(self, seat, act)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last act (or the deal) brought about."""
        return tell(self.trace)

    def view(self, seat: int, *, reveal: bool = False) -> AuktsionView:
        """All that the seat may know: its hand, everyone's money and points, what lies face up, every act."""
        return look(self, seat, reveal)

    @property
    def result(self) -> dict[str, Any]:
        """Scores and money, each finished deal with its lots, winners (`None` while the match is not over)."""
        return {
            "scores": list(self.scores),
            "money": list(self.money),
            "deals": [
                {"money": list(d.money), "lots": [_lot(lot) for lot in d.lots], "points": d.points}
                for d in self.finished
            ],
            "winners": list(self.leaders()) if self.over else None,
        }

    def leaders(self) -> tuple[int, ...]:
        """The seats with the most points; equal points share (AK-4.3)."""
        most = max(self.scores)
        return tuple(s for s, n in enumerate(self.scores) if n == most)

    # dealing

    def _deal(self) -> None:
        """Deal the next deck (AK-1.1, AK-1.2), hand out the money (AK-2.2) and put the first rank up for sale."""
        seats, dealer = self.game.seats, self.deal_dealer
        deck = self.decks.get(self.deals)
        nothing = (0,) * seats
        self.carried, self.start, self.laid, self.lots = self.money, self.money, nothing, ()
        self.buyer, self.opener = NOBODY, (dealer + 1) % seats
        if deck is None:
            self.hands, self.hand_points, self.rank, self.actors = nothing, nothing, -1, ()
            self.price, self.stander, self.passes, self.said, self.opened_by = 0, NOBODY, 0, (None,) * seats, ""
            return
        self.deals += 1
        hands = [0] * seats
        for i, c in enumerate(deck):
            hands[(self.opener + i) % seats] |= 1 << c.code
        self.hands = tuple(hands)
        self.hand_points = tuple([points(hand) for hand in hands])
        self.start = self.money = tuple(
            [start_money(n, kept) for n, kept in zip(self.hand_points, self.carried, strict=True)]
        )
        self.trace += (
            ("dealt", self.deals, self.game.options["deals"], dealer, self.hand_points, self.carried, self.money),
        )
        self._open(self.game.first_rank, self.opener, "dealer")

    def _open(self, rank: int, opener: int, why: str) -> None:
        """Put a rank up for sale."""
        self.rank, self.opener, self.opened_by, self.actors = rank, opener, why, (opener,)
        self.price, self.stander, self.passes, self.said = 0, NOBODY, 0, (None,) * self.game.seats
        self.trace += (("lot", rank, opener, why),)

    # stepping

    def _step(self, seat: int, act: Act) -> None:
        seats = self.game.seats
        following = seat + 1 if seat + 1 < seats else 0
        if act[0] == "bid":
            price: int = act[1]
            self.price, self.stander, self.passes = price, seat, 0
            self.said = (*self.said[:seat], price, *self.said[seat + 1 :])
            self.actors = (following,)
            self.trace = (("bid", seat, price),)
            return
        self.trace = (("pass", seat, self.money[seat] <= self.price),)
        self.passes += 1
        self.said = (*self.said[:seat], 0, *self.said[seat + 1 :])
        if self.price and self.passes == seats - 1:
            self._sell()
        elif self.passes == seats:
            self._leave_unsold()
        else:
            self.actors = (following,)

    def _sell(self) -> None:
        """All others have passed in a row: pay, and lay out one's own cards of the rank (AK-3.6, AK-3.8)."""
        buyer = self.stander
        cards = of_rank(self.hands[buyer], self.rank)
        lot = sold(self.rank, buyer, self.price, cards)
        self.hands = _with(self.hands, buyer, self.hands[buyer] & ~cards)
        self.laid = _with(self.laid, buyer, self.laid[buyer] | cards)
        self.money = _with(self.money, buyer, self.money[buyer] - self.price)
        self.lots, self.buyer = (*self.lots, lot), buyer
        self.trace += (("sold", lot, self.money[buyer], self.passes),)
        self._next_lot("buyer", (buyer + 1) % self.game.seats)

    def _leave_unsold(self) -> None:
        """All passed and no price was named (AK-3.7); who opens the next rank says AK-3.3."""
        self.lots = (*self.lots, Lot(RANKS[self.rank]))
        self.trace += (("unsold", self.rank),)
        left = (self.deal_dealer + 1) % self.game.seats
        if self.buyer != NOBODY:
            self._next_lot("again", (self.buyer + 1) % self.game.seats)
        elif self.game.options["unsold_first"] == "next":
            self._next_lot("next", (left + len(self.lots)) % self.game.seats)
        else:
            self._next_lot("dealer_again", left)

    def _next_lot(self, why: str, opener: int) -> None:
        """The next rank, or after the ace the end of the deal (AK-3.1, AK-4.1)."""
        if self.rank < LAST_RANK:
            self._open(self.rank + 1, opener, why)
        else:
            self._settle()

    def _settle(self) -> None:
        """Throw in, score, and go on to the next deal or to the end (AK-4)."""
        deal = Deal(self.deal_dealer, self.hand_points, self.carried, self.start, self.lots, self.money)
        self.scores = tuple([a + b for a, b in zip(self.scores, scored(self.lots, self.game.seats), strict=True)])
        self.thrown = self.hands
        self.finished = (*self.finished, deal)
        last = len(self.finished) == self.game.options["deals"]
        self.trace += (("settled", len(self.finished), deal, self.scores, last),)
        if not last:
            self._deal()
            return
        self.over, self.actors, self.rank = True, (), -1
        self.hands = self.laid = (0,) * self.game.seats
        self.lots, self.stander, self.price, self.passes = (), NOBODY, 0, 0
        self.trace += (("over", self.leaders(), self.scores, self.money),)


def _with(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """A tuple with one value changed."""
    return (*values[:at], value, *values[at + 1 :])


def _lot(lot: Lot) -> dict[str, Any]:
    """A lot as the record's result has it."""
    if lot.buyer is None:
        return {"rank": lot.rank, "buyer": None}
    return {"rank": lot.rank, "buyer": lot.buyer, "price": lot.price, "points": lot.points}


GAME = Auktsion
