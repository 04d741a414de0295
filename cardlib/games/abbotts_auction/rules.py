"""Abbott's Auction: who may do what when (rules AA-1 to AA-6), and what it brings about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from cardlib.cards import JOKER_CODE, SIGNS, Card, card, pack, rank, short
from cardlib.engine.act import Act, Verb, read_cards, read_word
from cardlib.engine.events import Event
from cardlib.engine.explanation import Block, say
from cardlib.engine.game import Game
from cardlib.engine.options import Option
from cardlib.engine.state import State
from cardlib.engine.verdict import Verdict
from cardlib.engine.view import View
from cardlib.errors import CardError
from cardlib.games.abbotts_auction import samples
from cardlib.games.abbotts_auction.bids import (
    FIRST_NAMES,
    JOKER_RANK,
    KIND_BITS,
    KINDS,
    SAID_FULL,
    SIZE,
    Bid,
    BidAct,
    add,
    bids_over,
    drop,
    is_full,
    payments,
    texts,
)
from cardlib.games.abbotts_auction.events import Trace, tell
from cardlib.games.abbotts_auction.judge import judge
from cardlib.games.abbotts_auction.score import UNIT, Settled, is_won, leaders, result, settle
from cardlib.games.abbotts_auction.view import AbbottsAuctionView, look
from cardlib.shuffle import Decks, Stream

HAND: Final = 10
PASS, END = Act("pass"), Act("end")


def _read_name(value: Any) -> str:
    """A rank, `JK`, or a suit (also as its sign), in canonical form."""
    if isinstance(value, str):
        plain = value.strip().upper()
        plain = SIGNS.get(plain[:1], plain)
        if plain in ("S", "H", "D", "C", "JK"):
            return plain
        return rank(value)
    raise CardError(say("error.rank.unknown", what=short(value)))


class AbbottsAuction(Game):
    """The game with its options (see rules/abbotts_auction)."""

    id = "abbotts_auction"
    SEATS = (4, 2, 3, 5, 6, 7, 8, 9, 10)
    OPTIONS = (
        Option("target", "AA-7.5", least=1, default=150),
        Option("ace_low", "AA-2.4", values=(True, False)),
        Option("declare_bonus", "AA-7.4", least=0, default=25),
        Option("declare_at", "AA-6.3", least=1, default=8),
    )
    VERBS: ClassVar = {
        verb.name: verb
        for verb in (
            Verb("pass"),
            Verb("bid", (read_word(*KINDS),), rest=_read_name),
            Verb("pay", (read_cards,)),
            Verb("end"),
        )
    }

    ace_low: bool
    declare_at: int

    def __init__(self, seats: int | None = None, **options: Any) -> None:
        super().__init__(seats, **options)
        self.ace_low, self.declare_at = self.options["ace_low"], self.options["declare_at"]

    def pack(self) -> tuple[Card, ...]:
        """52 cards and two jokers; from four players on, twice as many (AA-1.1)."""
        return pack(jokers=2) * (1 if self.seats <= 3 else 2)

    def start(self, decks: Decks, dealer: int) -> AbbottsAuctionState:
        """The first deal."""
        return AbbottsAuctionState.begin(self, decks, dealer)

    def act(self, value: Any) -> Act:
        """Read an act; a bid knows how it is said."""
        act = super().act(value)
        return BidAct(*act.args) if act.verb == "bid" else act

    def typed(self, value: Any, view: View | None = None) -> Act:
        """Read an act as a page sends it: cards chosen for a bid (`["bid", ["9H", "9C"]]`) become the bid as it is said
        now (AA-3.3, AA-3.4), a payment the cards in their order. Raises ActError where they make no combination."""
        return samples.typed(self, value, view)

    def describe(self, view: View, act: Act) -> tuple[Block, ...]:
        """What a bid would be and what it would bring, or what a payment would leave."""
        told: tuple[Block, ...] = self.part("explain").describe(self, view, act)
        return told

    def sample_acts(self, state: State, rng: Stream) -> Iterable[Act]:
        """Bids and payments of this and of other hands, and words that make no bid at all."""
        assert isinstance(state, AbbottsAuctionState)
        return samples.sample(state, rng)


class AbbottsAuctionState(State):
    """A position. Hands are packed numbers (`bids.pack_hand`); `phase` is `auction`, `pay`, or empty without a deck."""

    game: AbbottsAuction
    hands: tuple[int, ...]
    deck: tuple[int, ...]
    """The deal's deck as codes; what lies from `at` on is the stock."""
    at: int
    pile: tuple[int, ...]
    """Codes, the bottom first (AA-1.3)."""
    phase: str
    first: int
    """The seat on the dealer's left."""
    auctions: int
    """Which auction of the deal this is."""
    standing: Bid | None
    holder: int
    """Who holds the standing bid, -1 for nobody."""
    claim: int
    """Who said the standing bid's combination first and bare (AA-3.5), -1 for nobody."""
    bids: tuple[tuple[int, Bid], ...]
    """The bids of this auction, in order."""
    passed: int
    """Bit s: seat s has passed on the standing bid (AA-4.1)."""
    last: bool
    """The last stock card has been turned: this is the last auction (AA-6.2)."""
    taken: tuple[int, ...]
    """What the winner has taken and not yet put into the hand, the topmost first."""
    unseen: int
    """How many of them, the last ones, came from the stock (AA-5.3)."""
    known: tuple[int, ...]
    """Cards of each hand that all have seen being taken from the pile and that are still there; packed."""
    scores: tuple[int, ...]
    """Parts of points (`score.UNIT`)."""
    games: tuple[Settled, ...]
    trace: Trace
    """What the last step did, from which `events` are told when asked for."""

    @classmethod
    def begin(cls, game: AbbottsAuction, decks: Decks, dealer: int) -> AbbottsAuctionState:
        """A match before its first act."""
        state = object.__new__(cls)
        state.game, state.decks, state.dealer = game, decks, dealer
        state.log, state.acts, state.deals, state.over, state.actors = None, 0, 0, False, ()
        state.scores, state.games, state.trace = (0,) * game.seats, (), ()
        state._deal()
        return state

    # asking

    def legal(self, seat: int) -> tuple[Act, ...]:
        """The seat's legal acts: pass, bids from weak to strong, the end; or, when a payment is due, payments."""
        if type(seat) is not int or not 0 <= seat < len(self.hands):
            return ()
        if self.phase == "pay":
            if seat != self.holder or self.standing is None:
                return ()
            found = payments(self.hands[seat] & KIND_BITS, self.standing, self.game.ace_low)
            return tuple([Act("pay", tuple(texts(codes))) for codes in found])
        if self.phase != "auction":
            return ()
        acts: tuple[Act, ...] = bids_over(
            self.hands[seat] & KIND_BITS, self.standing, self.may_equal(seat), self.game.ace_low
        )
        if seat != self.holder and not self.passed >> seat & 1:
            acts = (PASS, *acts)
        return (*acts, END) if len(self.pile) >= self.game.declare_at else acts

    def may_equal(self, seat: int) -> bool:
        """Whether the seat has first claim to a bid of another's that is said in full (AA-3.5)."""
        return seat == self.claim and seat != self.holder and self.standing is not None and is_full(*self.standing)

    def judge(self, seat: int, act: Act) -> Verdict:
        """Whether the seat may make the act, and every thing that was looked at."""
        return judge(self, seat, act)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last act (or the deal) brought about."""
        return tell(self.trace)

    def view(self, seat: int, *, reveal: bool = False) -> AbbottsAuctionView:
        """All that the seat may know: its hand, the pile, the cards others took from it, every public act."""
        return look(self, seat, reveal)

    @property
    def result(self) -> dict[str, Any]:
        """Scores, each deal that is over, winners (`None` while the match is not over)."""
        return result(self.games, self.scores, self.over)

    # dealing

    def _deal(self) -> None:
        """Deal the next deck: ten cards each, one at a time from the dealer's left, then the starter (AA-1.2)."""
        seats, deck = self.game.seats, self.decks.get(self.deals)
        self.first = (self.dealer + self.deals + 1) % seats
        self.deck, self.at, self.pile, self.hands = (), 0, (), (0,) * seats
        self.auctions, self.last, self.known = 0, False, (0,) * seats
        self.taken, self.unseen = (), 0
        self._clear()
        if deck is None:
            self.phase, self.actors = "", ()
            return
        self.deals += 1
        self.deck, self.at = tuple([c.code for c in deck]), HAND * seats + 1
        hands = [0] * seats
        for i, code in enumerate(self.deck[: HAND * seats]):
            hands[(self.first + i) % seats] = add(hands[(self.first + i) % seats], code)
        self.hands, self.pile = tuple(hands), (self.deck[HAND * seats],)
        self.trace += (("dealt", self.deals, (self.first - 1) % seats, self.pile[0], len(deck)),)
        self._open()

    def _clear(self) -> None:
        self.standing, self.holder, self.claim, self.bids, self.passed = None, -1, -1, (), 0

    def _open(self) -> None:
        """A new auction begins, for everybody."""
        self._clear()
        self.phase, self.actors = "auction", tuple(range(len(self.hands)))
        self.auctions += 1
        self.trace += (("auction", self.auctions, self.pile, self.last),)

    # stepping

    def _step(self, seat: int, act: Act) -> None:
        if act.verb == "bid":
            self._bid(seat, act)
        elif act.verb == "pass":
            self._pass(seat)
        elif act.verb == "pay":
            self._pay(seat, [card(text).code for text in act.args[0]])
        else:
            self.trace = (("declared", seat, len(self.pile), self.standing, self.holder),)
            self._settle("declared", seat)

    def _bid(self, seat: int, act: Act) -> None:
        """A bid stands, and everybody else is asked again (AA-4.1)."""
        bid = (act if isinstance(act, BidAct) else BidAct(*act.args)).bid
        assert bid is not None
        kind, names = bid
        spoken_full = kind in SAID_FULL or names == (JOKER_RANK,)
        bare = not spoken_full and len(names) == FIRST_NAMES[kind]
        equal = bid == self.standing
        if bare or spoken_full:
            self.claim = seat if bare else -1
        self.trace = (("bid", seat, bid, self.standing, self.holder, equal),)
        self.standing, self.holder, self.passed = bid, seat, 0
        self.bids = (*self.bids, (seat, bid))
        self.actors = tuple([s for s in range(len(self.hands)) if s != seat])

    def _pass(self, seat: int) -> None:
        self.passed |= 1 << seat
        self.actors = tuple([s for s in self.actors if s != seat])
        self.trace = (("pass", seat, self.holder, len(self.actors)),)
        if not self.actors:
            self._close()

    def _close(self) -> None:
        """All have passed: the bid wins and its holder takes cards (AA-4.1, AA-5.2, AA-5.3); or there was none."""
        if self.standing is None:
            self.trace += (("no_bid", self.last),)
            if self.last:
                self._settle("last_card", None)
            else:
                self._turn("AA-4.2")
            return
        n = SIZE[self.standing[0]]
        seen = self.pile[-n:][::-1]
        self.unseen = n - len(seen)
        self.taken = (*seen, *self.deck[self.at : self.at + self.unseen])
        self.at += self.unseen
        self.pile = self.pile[: len(self.pile) - len(seen)]
        self.phase, self.actors = "pay", (self.holder,)
        self.trace += (("won", self.holder, self.standing), ("taken", self.holder, self.taken, self.unseen))

    def _pay(self, seat: int, codes: list[int]) -> None:
        """Cards are laid in the order chosen (AA-5.4), what was taken joins the hand, a card is turned (AA-5.5)."""
        hand, known = self.hands[seat], self.known[seat]
        for code in codes:
            hand = drop(hand, code)
            # Of twins nobody can tell which is laid: what was seen is no longer certain to be there.
            if known & (7 << 52 if code == JOKER_CODE else 1 << code):
                known = drop(known, code)
        for i, code in enumerate(self.taken):
            hand = add(hand, code)
            if i < len(self.taken) - self.unseen:
                known = add(known, code)
        self.hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        self.known = (*self.known[:seat], known, *self.known[seat + 1 :])
        self.pile = (*self.pile, *codes)
        self.taken, self.unseen = (), 0
        self.trace = (("laid", seat, tuple(codes)),)
        if self.last:
            self._settle("last_card", None)
        else:
            self._turn("AA-5.5")

    def _turn(self, rule: str) -> None:
        """A stock card is turned onto the pile: a joker ends the deal (AA-6.1), the last card nearly (AA-6.2)."""
        code = self.deck[self.at]
        self.at += 1
        self.pile = (*self.pile, code)
        self.trace += (("turned", code, rule),)
        if code == JOKER_CODE:
            self._settle("joker", None)
            return
        if self.at == len(self.deck):
            self.last = True
        self._open()

    def _settle(self, ended_by: str, declarer: int | None) -> None:
        """The best hand scores (AA-7); then the next deal, or the end of the match."""
        game = self.game
        settled = settle(
            ended_by, declarer, self.hands, self.pile, self.scores, game.ace_low, game.options["declare_bonus"]
        )
        self.games, self.scores = (*self.games, settled), settled.after
        self.trace += (("settled", len(self.games), settled),)
        if is_won(self.scores, game.options["target"]):
            self.over, self.phase, self.actors = True, "", ()
            self._clear()
            self.trace += (("over", leaders(self.scores)[0], self.scores, game.options["target"]),)
            return
        if max(self.scores) >= game.options["target"] * UNIT:
            self.trace += (("play_on", leaders(self.scores), self.scores),)
        self._deal()


GAME = AbbottsAuction
