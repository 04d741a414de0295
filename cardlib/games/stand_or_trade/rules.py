"""Stand or Trade: who may do what when (rules ST-1 to ST-3 and ST-6), and what it brings about."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, ClassVar, Final

from cardlib.cards import CARDS, Card, card, mask, pack, unmask
from cardlib.engine.act import Act, Verb, read_card
from cardlib.engine.events import Event
from cardlib.engine.game import Game
from cardlib.engine.options import Option
from cardlib.engine.state import State
from cardlib.engine.verdict import Verdict
from cardlib.games.stand_or_trade.events import Trace, tell
from cardlib.games.stand_or_trade.judge import judge
from cardlib.games.stand_or_trade.score import Settled, settle
from cardlib.games.stand_or_trade.view import StandOrTradeView, look
from cardlib.ranking.six_card import StraightFlush, strength
from cardlib.shuffle import Decks, Stream

SEATS: Final = 4
TURNS: Final = 4
CHIPS: Final = 7
STAND, TRADE, DROP = Act("stand"), Act("trade"), Act("drop")
GIVE: Final = tuple(Act("give", c.text) for c in CARDS)
"""The giving of each card, by its code."""
PACK: Final = pack("A23456")
_FULL_PACK: Final = pack()


@lru_cache(maxsize=1 << 12)
def _gives(hand: int) -> tuple[Act, ...]:
    """The giving of each card of a hand."""
    return tuple(GIVE[c.code] for c in unmask(hand))


class StandOrTrade(Game):
    """The game with its options (see rules/stand_or_trade)."""

    id = "stand_or_trade"
    SEATS = (SEATS,)
    OPTIONS = (
        Option("straight_flush", "ST-4.4", values=("colour", "suit")),
        Option("games", "ST-6.1", least=1, default=6),
        Option("target", "ST-6.1", least=8, default=15),
        Option("tie", "ST-6.2", values=("extend", "last_hand")),
    )
    VERBS: ClassVar = {
        verb.name: verb for verb in (Verb("stand"), Verb("trade"), Verb("drop"), Verb("give", (read_card,)))
    }

    straight_flush: StraightFlush

    def __init__(self, seats: int | None = None, **options: Any) -> None:
        super().__init__(seats, **options)
        self.straight_flush = self.options["straight_flush"]

    def pack(self) -> tuple[Card, ...]:
        """Ace to six of four suits (ST-1.1)."""
        return PACK

    def start(self, decks: Decks, dealer: int) -> StandOrTradeState:
        """The first deal; the player left of the dealer is under the gun (ST-1.3)."""
        return StandOrTradeState.begin(self, decks, dealer)

    def sample_acts(self, state: State, rng: Stream) -> Iterable[Act]:
        """The three declarations, every card of one hand, and a few cards of anywhere."""
        assert isinstance(state, StandOrTradeState)
        yield from (STAND, TRADE, DROP)
        yield from _gives(state.hands[rng.below(SEATS)])
        for _ in range(3):
            yield GIVE[rng.choice(_FULL_PACK).code]
        yield Act("give", "JK")


class StandOrTradeState(State):
    """A position. Hands are bit masks; `phase` is `declare`, `give`, `final` (ST-3.6), or empty without a deck."""

    game: StandOrTrade
    hands: tuple[int, ...]
    chips: tuple[int, ...]
    games: tuple[Settled, ...]
    returns: int
    turn: int
    phase: str
    gun: int
    """Who is under the gun now."""
    first_gun: int
    """Who was under the gun when this game began (ST-5.8)."""
    traders: tuple[int, ...]
    """Who has declared trade in this turn, in that order."""
    stood: tuple[int, ...]
    """Who has stood in this game, in that order (ST-4.3)."""
    dropped: tuple[int, ...]
    gives: dict[int, int]
    """What has been chosen to be given, by seat, as codes: hidden until all have chosen (ST-2.5)."""
    known: tuple[int, ...]
    """Cards of each hand that all have seen: they came face up (ST-2.5)."""
    passed: tuple[tuple[int, int, int], ...]
    """The last trade: from, to, code."""
    ended_by: str
    trace: Trace
    """What the last step did, from which `events` are told when asked for."""

    @classmethod
    def begin(cls, game: StandOrTrade, decks: Decks, dealer: int) -> StandOrTradeState:
        """A match before its first act."""
        state = object.__new__(cls)
        state.game, state.decks, state.dealer = game, decks, dealer
        state.log, state.acts, state.deals, state.over, state.actors = None, 0, 0, False, ()
        state.chips, state.games, state.returns = (CHIPS,) * SEATS, (), 0
        state.first_gun = (dealer + 1) % SEATS
        state.trace = ()
        state._deal()
        return state

    # asking

    def legal(self, seat: int) -> tuple[Act, ...]:
        """The seat's legal acts: declarations in its turn, or the cards it may give."""
        if seat not in self.actors:
            return ()
        hand = self.hands[seat]
        if self.phase == "give":
            return _gives(hand)
        made = strength(hand, self.game.straight_flush)
        if self.phase == "declare":
            return (STAND, TRADE) if made else (TRADE,)
        return (STAND,) if made else (DROP,)

    def judge(self, seat: int, act: Act) -> Verdict:
        """Whether the seat may make the act, and every thing that was looked at."""
        return judge(self, seat, act)

    @property
    def simultaneous(self) -> bool:
        """Cards are given at the same moment (ST-2.5)."""
        return self.phase == "give"

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last act (or the deal) brought about."""
        return tell(self.trace)

    def view(self, seat: int, *, reveal: bool = False) -> StandOrTradeView:
        """All that the seat may know: its hand, cards that were passed face up, every public act."""
        return look(self, seat, reveal)

    @property
    def result(self) -> dict[str, Any]:
        """Chips, returns, each game that counted, winners (`None` while the match is not over)."""
        return {
            "chips": list(self.chips),
            "returns": self.returns,
            "games": [
                {
                    "ended_by": g.ended_by,
                    "categories": list(g.categories),
                    "places": list(g.places),
                    "droppers": list(g.droppers),
                    "payments": g.payments,
                }
                for g in self.games
            ],
            "winners": list(self.leaders()) if self.over else None,
        }

    # dealing

    def _deal(self) -> None:
        """Deal the next deck, six cards each, one at a time from the dealer's left (ST-1.2)."""
        deck = self.decks.get(self.deals)
        self.turn, self.gun = 1, self.first_gun
        self.traders, self.stood, self.dropped, self.gives = (), (), (), {}
        self.known, self.passed, self.ended_by = (0,) * SEATS, (), ""
        if deck is None:
            self.hands, self.phase, self.actors = (0,) * SEATS, "", ()
            return
        self.deals += 1
        hands = [0] * SEATS
        for i, c in enumerate(deck):
            hands[(self.first_gun + i) % SEATS] |= 1 << c.code
        self.hands, self.phase, self.actors = tuple(hands), "declare", (self.gun,)
        self.trace += (
            ("dealt", len(self.games) + 1, self.game.options["games"], self.first_gun),
            ("turn", 1),
        )

    # stepping

    def _step(self, seat: int, act: Act) -> None:
        self.trace = ()
        verb = act.verb
        if verb == "give":
            self._give(seat, act)
        elif verb == "trade":
            self.trace = (("trade", seat),)
            self.traders = (*self.traders, seat)
            self._after_declaration(seat)
        else:
            self.trace = ((verb, seat, self.ended_by),)
            if verb == "stand":
                self.stood = (*self.stood, seat)
            else:
                self.dropped = (*self.dropped, seat)
            self._after_declaration(seat)

    def _after_declaration(self, seat: int) -> None:
        """The next to speak, or what follows when all have (ST-2.4, ST-2.5, ST-3.1, ST-3.6)."""
        if self.phase == "final":
            return self._next_final()
        if len(self.stood) >= 3:
            left = [s for s in range(SEATS) if s not in self.stood]
            void = left[0] if left and left[0] in self.traders else None
            self.trace += (("three_stood", void),)
            self.traders = ()
            return self._end_trading("stands")
        following = self._from(seat + 1, (*self.stood, *self.traders))
        if following is not None:
            self.actors = (following,)
            return None
        self.phase, self.actors = "give", tuple(sorted(self.traders))
        self.trace += (("all_declared", self.actors),)
        return None

    def _from(self, start: int, done: tuple[int, ...]) -> int | None:
        """The first seat clockwise from `start` that is not among `done`."""
        for i in range(SEATS):
            if (start + i) % SEATS not in done:
                return (start + i) % SEATS
        return None

    def _give(self, seat: int, act: Act) -> None:
        code = card(act.args[0]).code
        self.gives = {**self.gives, seat: code}
        self.actors = tuple([s for s in self.actors if s != seat])
        self.trace = (("chosen", seat, code),)
        if not self.actors:
            self._exchange()

    def _exchange(self) -> None:
        """All have chosen: each card goes to the next trader on the left (ST-2.5), then what follows from it."""
        givers = sorted(self.gives)
        hands, known = list(self.hands), list(self.known)
        passed = []
        for i, seat in enumerate(givers):
            code, to = self.gives[seat], givers[(i + 1) % len(givers)]
            hands[seat] &= ~(1 << code)
            known[seat] &= ~(1 << code)
            passed.append((seat, to, code))
        for _, to, code in passed:
            hands[to] |= 1 << code
            known[to] |= 1 << code
        self.hands, self.known, self.passed = tuple(hands), tuple(known), tuple(passed)
        self.gives, self.traders = {}, ()
        self.trace += (("passed", self.passed),)
        one_rank = len({code >> 2 for _, _, code in passed}) == 1
        if one_rank and self.turn == 1:
            self.returns += 1
            self.trace += (("return", passed[0][2]),)
            return self._deal()
        gun = self._from(self.gun + 1, self.stood)
        assert gun is not None
        self.gun = gun
        if len(givers) == 2:
            return self._end_trading("last_trade")
        if one_rank:
            return self._end_trading("stream", passed[0][2])
        if self.turn == TURNS:
            return self._end_trading("final_turn")
        self.turn += 1
        self.phase, self.actors = "declare", (self.gun,)
        self.trace += (("turn", self.turn), ("gun", self.gun))
        return None

    def _end_trading(self, ended_by: str, code: int | None = None) -> None:
        """Trading is over (ST-3.1 to ST-3.4); who has not stood declares, from the gun (ST-3.6)."""
        self.ended_by, self.phase = ended_by, "final"
        self.trace += (("ended", ended_by, code),)
        if len(self.stood) < SEATS:
            self.trace += (("final", ended_by, self.gun),)
        self._next_final()

    def _next_final(self) -> None:
        following = self._from(self.gun, (*self.stood, *self.dropped))
        if following is not None:
            self.actors = (following,)
        else:
            self._settle()

    def _settle(self) -> None:
        """Show, pay, and go on: to the next game, to an extra one, or to the end (ST-5, ST-6)."""
        game = settle(self.ended_by, self.hands, self.stood, self.chips, self.game.straight_flush)
        self.games = (*self.games, game)
        self.chips = game.after
        self.trace += (("settled", len(self.games), game),)
        if self._is_over():
            self.over, self.phase, self.actors = True, "", ()
            self.trace += (("over", self.leaders(), self.chips, self.end_reason(), self.tied()),)
            return
        extra = self.end_reason()
        self.first_gun = (self.first_gun + 1) % SEATS
        if extra:
            self.trace += (("extra", self.tied()),)
        self._deal()

    # the match's end

    def end_reason(self) -> str:
        """Why the match has come to its end, `""` while it has not: `games`, `broke` or `target` (ST-6.1).

        Once it has, it stays so: extra games are played whatever ST-6.1 says by then (ST-6.2).
        """
        options = self.game.options
        for n, game in enumerate(self.games, 1):
            if min(game.after) == 0:
                return "broke"
            if max(game.after) >= options["target"]:
                return "target"
            if n >= options["games"]:
                return "games"
        return ""

    def tied(self) -> tuple[int, ...]:
        """The seats with the most chips."""
        most = max(self.chips)
        return tuple(s for s in range(SEATS) if self.chips[s] == most)

    def leaders(self) -> tuple[int, ...]:
        """Who leads: those with the most chips; with `tie`="last_hand" the best placed of them (ST-6.2)."""
        tied = self.tied()
        if len(tied) > 1 and self.game.options["tie"] == "last_hand" and self.games:
            placed = [s for s in self.games[-1].places if s in tied]
            return (placed[0],) if placed else tied
        return tied

    def _is_over(self) -> bool:
        return bool(self.end_reason()) and len(self.leaders()) == 1


def hand_mask(texts: Iterable[str]) -> int:
    """A hand as a mask, from cards' texts."""
    return mask(card(text) for text in texts)


GAME = StandOrTrade
