"""Thirteen Steps: who may play what when (rules TS-1 to TS-3 and TS-6), and what it brings about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from cardlib.cards import CARDS, JOKER_CODE, PACK_RANKS, Card, pack
from cardlib.engine.act import Act, Verb, read_card, read_rank
from cardlib.engine.events import Event
from cardlib.engine.explanation import Block
from cardlib.engine.game import Game
from cardlib.engine.options import Option
from cardlib.engine.state import State
from cardlib.engine.verdict import Verdict
from cardlib.engine.view import View
from cardlib.games.thirteen_steps.capture import DISCARDS, ORDER, TAKES, Taken
from cardlib.games.thirteen_steps.events import Trace, tell
from cardlib.games.thirteen_steps.judge import judge
from cardlib.games.thirteen_steps.score import Settled, settle
from cardlib.games.thirteen_steps.view import ThirteenStepsView, look
from cardlib.shuffle import Decks, Stream, samples

HELD: Final = 4
"""Cards that everyone is dealt (TS-1.2)."""
LAID: Final = 8
"""Cards that are turned to the table, at the start and when it is emptied (TS-1.2, TS-2.5)."""
PACK: Final = pack(jokers=2)
_CODES: Final = {c.text: c.code for c in CARDS}
_NUMBERS: Final = {"": 0, **{rank: n for n, rank in enumerate(PACK_RANKS, 1)}}


class ThirteenSteps(Game):
    """The game with its options (see rules/thirteen_steps)."""

    id = "thirteen_steps"
    SEATS = (4, 3)
    OPTIONS = (
        Option("capture", "TS-2.4", values=("played_card", "always", "optional")),
        Option("stairs", "TS-5", values=("all", "highest")),
        Option("jokers_in_uniform", "TS-5.2", values=("fail", "ignore")),
        Option("deals", "TS-6.2", least=1, default=1),
    )
    VERBS: ClassVar = {"play": Verb("play", (read_card,), (read_card, read_rank))}

    capture: str

    def __init__(self, seats: int | None = None, **options: Any) -> None:
        super().__init__(seats, **options)
        self.capture = self.options["capture"]

    def pack(self) -> tuple[Card, ...]:
        """54 cards, two of them jokers (TS-1.1)."""
        return PACK

    def start(self, decks: Decks, dealer: int) -> ThirteenStepsState:
        """The first deal; the player left of the dealer plays first (TS-1.3)."""
        return ThirteenStepsState.begin(self, decks, dealer)

    def most_decks(self) -> int:
        """One deck a deal (TS-6.2)."""
        deals: int = self.options["deals"]
        return deals

    def describe(self, view: View, act: Act) -> tuple[Block, ...]:
        """What a play would bring and risk, said before it is made (TS-3, TS-4)."""
        from cardlib.games.thirteen_steps.explain import describe_blocks  # only needed when somebody asks

        return describe_blocks(act) if act in view.legal else ()

    def sample_acts(self, state: State, rng: Stream) -> Iterable[Act]:
        """Every card of one hand laid down, takings of the table's and of other cards, right and wrong names."""
        assert isinstance(state, ThirteenStepsState)
        hand = state.hands[rng.below(len(state.hands))]
        table = state.table or (JOKER_CODE,)
        yield from (DISCARDS[code] for code in hand)
        for code in hand:
            yield from samples(rng, [a for t in table for a in TAKES[code].get(t, ())], 4)
            other = rng.choice(table)
            yield Act("play", CARDS[code].text, CARDS[other].text)
            yield Act("play", CARDS[code].text, CARDS[other].text, rng.choice(PACK_RANKS))
        for _ in range(3):
            a, b = rng.choice(CARDS).text, rng.choice(CARDS).text
            yield rng.choice((Act("play", a), Act("play", a, b), Act("play", a, b, rng.choice(PACK_RANKS))))
        yield Act("play", "JK", "JK")
        yield Act("play", "JK", "JK", rng.choice(PACK_RANKS))


class ThirteenStepsState(State):
    """A position. Cards are codes, both jokers 52; `phase` is `play`, or empty without a deck or when all is over."""

    game: ThirteenSteps
    hands: tuple[tuple[int, ...], ...]
    """Every seat's cards, ace to king, jokers last."""
    table: tuple[int, ...]
    """The cards on the table, in the order they came there."""
    deck: tuple[int, ...]
    at: int
    """Where in the deck the stock begins."""
    captured: tuple[tuple[Taken, ...], ...]
    """Every seat's pairs, in the order they were made."""
    drawn: int
    """The card that the seat to play has drawn; -1 when the stock is empty (TS-2.6)."""
    first: int
    """Who plays first in this deal (TS-1.3)."""
    phase: str
    settled: tuple[Settled, ...]
    """The deals that are over."""
    since: int
    """How many acts were made before this deal."""
    trace: Trace
    """What the last step did, from which `events` are told when asked for."""

    @classmethod
    def begin(cls, game: ThirteenSteps, decks: Decks, dealer: int) -> ThirteenStepsState:
        """A match before its first act."""
        state = object.__new__(cls)
        state.game, state.decks, state.dealer = game, decks, dealer
        state.log, state.acts, state.deals, state.over, state.actors = None, 0, 0, False, ()
        state.settled, state.trace = (), ()
        state.first = (dealer + 1) % game.seats
        state._deal()
        return state

    # asking

    def legal(self, seat: int) -> tuple[Act, ...]:
        """The plays of the seat whose turn it is, card by card (TS-2.3, TS-2.4)."""
        if seat not in self.actors:
            return ()
        rule = self.game.capture
        hand, table = self.hands[seat], self.table
        if table.count(JOKER_CODE) > 1:  # nothing tells the two apart
            table = tuple(dict.fromkeys(table))
        if hand.count(JOKER_CODE) > 1:
            hand = tuple(dict.fromkeys(hand))
        acts: list[Act] = []
        for code in hand:
            row, n = TAKES[code], len(acts)
            for other in table:
                if other in row:
                    acts += row[other]
            if rule == "optional" or (rule == "played_card" and n == len(acts)):
                acts.append(DISCARDS[code])
        if not acts:  # only `always` gets here without an act: nothing in the hand can take anything
            return tuple([DISCARDS[code] for code in hand])
        return tuple(acts)

    def judge(self, seat: int, act: Act) -> Verdict:
        """Whether the seat may make the act, and every thing that was looked at."""
        return judge(self, seat, act)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last act (or the deal) brought about."""
        return tell(self.trace)

    def view(self, seat: int, *, reveal: bool = False) -> ThirteenStepsView:
        """All that the seat may know: its hand, all that lies face up, every public act."""
        return look(self, seat, reveal)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of all finished deals (TS-6.2)."""
        return self.settled[-1].after if self.settled else (0,) * self.game.seats

    @property
    def winners(self) -> tuple[int, ...]:
        """Who leads: equal points share (TS-6.1)."""
        most = max(self.scores)
        return tuple(seat for seat, points in enumerate(self.scores) if points == most)

    @property
    def stock(self) -> int:
        """How many cards are left to draw."""
        return len(self.deck) - self.at

    @property
    def opening(self) -> bool:
        """Whether nobody has played in this deal yet (TS-1.3)."""
        return self.acts == self.since

    @property
    def result(self) -> dict[str, Any]:
        """Scores, each finished deal, winners (`None` while the match is not over)."""
        return {
            "scores": list(self.scores),
            "deals": [
                {
                    "dummy": s.dummy,
                    "capture_points": s.capture_points,
                    "dummy_points": s.dummy_points,
                    "bonuses": [list(b) for b in s.bonuses],
                    "bonus_points": s.bonus_points,
                    "points": s.points,
                }
                for s in self.settled
            ],
            "winners": list(self.winners) if self.over else None,
        }

    # dealing

    def _deal(self) -> None:
        """Deal four each, one at a time from the dealer's left, then the table and the dummy (TS-1.2)."""
        seats = self.game.seats
        cards = self.decks.get(self.deals)
        self.captured, self.drawn, self.since = ((),) * seats, -1, self.acts
        if cards is None:
            self.hands, self.table, self.deck, self.at = ((),) * seats, (), (), 0
            self.phase, self.actors = "", ()
            return
        self.deals += 1
        self.deck = tuple([c.code for c in cards])
        hands: list[list[int]] = [[] for _ in range(seats)]
        dealt = HELD * seats
        for i, code in enumerate(self.deck[:dealt]):
            hands[(self.first + i) % seats].append(code)
        self.hands = tuple(_sorted(hand) for hand in hands)
        self.table = self.deck[dealt : dealt + LAID]
        self.at = dealt + LAID + 1
        self.phase = "play"
        of = self.game.options["deals"]
        self.trace += (("dealt", len(self.settled) + 1, of, self.first, seats, self.table),)
        self._turn(self.first)

    @property
    def dummy(self) -> str:
        """The card that was set aside (TS-1.2). Nobody may see it before the end."""
        return CARDS[self.deck[HELD * self.game.seats + LAID]].text

    # stepping

    def _turn(self, seat: int) -> None:
        """A seat's turn begins: it draws, while there is a stock (TS-2.1, TS-2.6)."""
        self.actors = (seat,)
        if self.at == len(self.deck):
            self.drawn = -1
            return
        self.drawn = self.deck[self.at]
        self.at += 1
        hand = self.hands[seat]
        self.hands = (*self.hands[:seat], _sorted((*hand, self.drawn)), *self.hands[seat + 1 :])
        self.trace += (("draw", seat, self.drawn),)
        if self.at == len(self.deck):
            self.trace += (("stock_out",),)

    def _step(self, seat: int, act: Act) -> None:
        args = act.args
        code = _CODES[args[0]]
        could = len(args) == 1 and any(code in TAKES[other] for other in self.table)
        self.hands = (*self.hands[:seat], _without(self.hands[seat], code), *self.hands[seat + 1 :])
        if len(args) == 1:
            self.table = (*self.table, code)
            self.trace = (("discard", seat, code, could, self.game.capture),)
        else:
            taken = (code, _CODES[args[1]], _NUMBERS[args[2]] if len(args) > 2 else 0)
            self.table = _without(self.table, taken[1])
            mine = (*self.captured[seat], taken)
            self.captured = (*self.captured[:seat], mine, *self.captured[seat + 1 :])
            self.trace = (("capture", seat, *taken),)
            if not self.table:
                self._refill()
        following = (seat + 1) % self.game.seats
        if self.hands[following] or self.at < len(self.deck):
            self._turn(following)
        else:
            self._settle()

    def _refill(self) -> None:
        """The table was emptied: eight new cards, or what is left (TS-2.5); none from an empty stock (TS-2.6)."""
        self.table = self.deck[self.at : self.at + LAID]
        self.at += len(self.table)
        self.trace += (("refill", self.table, LAID),)
        if self.table and self.at == len(self.deck):
            self.trace += (("stock_out",),)

    def _settle(self) -> None:
        """No one holds a card: turn the dummy and add up (TS-2.7, TS-4 to TS-6); then the next deal, or the end."""
        left = tuple(CARDS[code].text for code in self.table)
        done = settle(self.dummy, self.captured, left, self.scores, self.game.options)
        self.settled = (*self.settled, done)
        n, of = len(self.settled), self.game.options["deals"]
        self.trace += (("settled", n, of, done),)
        if n >= of:
            self.over, self.phase, self.actors, self.drawn = True, "", (), -1
            self.trace += (("over", self.winners, max(self.scores)),)
            return
        self.first = (self.first + 1) % self.game.seats
        self._deal()


def _sorted(codes: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(codes, key=ORDER.__getitem__))


def _without(codes: tuple[int, ...], code: int) -> tuple[int, ...]:
    """Without one such card; a twin stays."""
    i = codes.index(code)
    return codes[:i] + codes[i + 1 :]


GAME = ThirteenSteps
