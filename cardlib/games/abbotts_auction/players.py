"""Players of Abbott's Auction. They see a view and nothing else.

Level 1 looks at a few bids now and then, and takes one that helps or costs nothing. Level 2 bids what makes its best
five better at once, pays with cards that are not missed, and declares the end with a hand that is seldom beaten. Level
3 weighs what its hand may still become, and counts how often it would be best against hands made of unseen cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardlib.cards import CARDS, card
from cardlib.engine.act import Act
from cardlib.engine.explanation import Say, say
from cardlib.engine.game import Game
from cardlib.engine.player import Choice, Player
from cardlib.engine.view import View
from cardlib.games.abbotts_auction.bids import CARD_BITS, KIND_BITS, SIZE, BidAct, add, drop, pack_hand, payments, texts
from cardlib.games.abbotts_auction.events import hand_say
from cardlib.games.abbotts_auction.odds import beats, outlook, win_chance
from cardlib.games.abbotts_auction.score import card_points
from cardlib.games.abbotts_auction.view import AbbottsAuctionView
from cardlib.ranking.poker import FLUSH, strength
from cardlib.shuffle import Stream

LIKELY: Final = 40
"""Level 2 declares the end when its hand would be best in so many of 100 cases."""
LIKELY_COUNTED: Final = 50
"""Level 3 declares when it is more often best than not, as it counts."""
TRIALS: Final = 60
"""How many sets of other hands level 3 imagines before it declares."""


class Position:
    """What a player looks at, read from a view once."""

    __slots__ = ("ace_low", "best", "hand", "pile", "rivals", "view")

    def __init__(self, game: Game, view: View) -> None:
        assert isinstance(view, AbbottsAuctionView)
        self.view = view
        self.ace_low: bool = game.options["ace_low"]
        self.hand = pack_hand(codes(view.hand))
        self.pile = codes(view.pile)
        self.best = strength(self.hand & CARD_BITS, self.ace_low)
        self.rivals = view.seats - 1

    def taking(self, n: int) -> list[int]:
        """The cards of the pile that a bid of so many would take (AA-5.2)."""
        return self.pile[-n:][::-1]

    def after(self, paid: Sequence[int], taken: Sequence[int]) -> int:
        """The hand after an exchange, packed."""
        hand = self.hand
        for code in paid:
            hand = drop(hand, code)
        for code in taken:
            hand = add(hand, code)
        return hand

    def strength(self, hand: int) -> int:
        """How strong the best five of a packed hand are."""
        return strength(hand & CARD_BITS, self.ace_low)

    def ways(self, act: BidAct) -> tuple[tuple[int, ...], ...]:
        """The payments that a bid would allow."""
        assert act.bid is not None
        return payments(self.hand & KIND_BITS, act.bid, self.ace_low)

    def bids(self) -> list[BidAct]:
        """The bids that can be made, weakest first."""
        return [act for act in self.view.legal if isinstance(act, BidAct)]

    def can(self, verb: str) -> Act | None:
        """The act of a verb without arguments, if it may be made."""
        return next((act for act in self.view.legal if act.verb == verb), None)

    def owes(self) -> tuple[tuple[int, ...], ...]:
        """The payments that are due."""
        return tuple(tuple(codes(act.args[0])) for act in self.view.legal if act.verb == "pay")


def codes(some: Sequence[str | None]) -> list[int]:
    """Cards' codes; cards that are hidden are left out."""
    return [card(text).code for text in some if text is not None]


class Spender:
    """Level 1: bids what it can spare, at random; declares a good hand when it feels like it."""

    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        """Mostly passes; else looks at a few bids for one that helps, or makes a cheap one that costs nothing."""
        at = Position(game, view)
        due = at.owes()
        if due:
            return _pay(at, rng.choice(_sparing(at, due)), rng)
        end = at.can("end")
        if end is not None and at.best >> 20 >= FLUSH and rng.chance(1, 3):
            return Choice(end, (say("reason.end_feels", hand=hand_say(at.best)),), ("AA-6.3",))
        quiet = at.can("pass")
        if quiet is not None and not rng.chance(2, 5):
            return Choice(quiet, (say("reason.pass"),), ("AA-4.1",))
        bids = at.bids()
        for act in rng.shuffle(list(bids))[:3]:
            worth = _worth(at, act)
            if worth > at.best:
                return Choice(act, (_improves(at, act, worth),), ("AA-2.1", "AA-5.2"))
        spare = [act for act in bids if any(at.strength(at.after(w, ())) >= at.best for w in at.ways(act))]
        if spare and rng.chance(1, 3):
            return Choice(rng.choice(spare[:3]), (say("reason.bid_spare"),), ("AA-2.1",))
        assert quiet is not None
        return Choice(quiet, (say("reason.pass"),), ("AA-4.1",))


def _sparing(at: Position, due: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The payments after which the hand is strongest."""
    taken = codes(at.view.taken)
    worth = [at.strength(at.after(way, taken)) for way in due]
    most = max(worth)
    return [way for way, n in zip(due, worth, strict=True) if n == most]


class Improver:
    """Level 2: takes what makes its hand better at once."""

    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        """The bid that leads to the best five, said as weakly as it goes; pass where none helps."""
        at = Position(game, view)
        due = at.owes()
        if due:
            return _pay(at, rng.choice(_sparing(at, due)), rng)
        end = at.can("end")
        chance = beats(at.best, at.rivals)
        if end is not None and chance >= LIKELY:
            return Choice(end, (say("reason.end_seldom", hand=hand_say(at.best), n=chance),), ("AA-6.3", "AA-7.4"))
        best, most = None, at.best
        for act in at.bids():
            worth = _worth(at, act)
            if worth > most:
                best, most = act, worth
        quiet = at.can("pass")
        if best is None or at.view.holder == at.view.seat:
            assert quiet is not None
            return Choice(quiet, (say("reason.pass_nothing"),), ("AA-4.1",))
        return Choice(best, (_improves(at, best, most),), ("AA-2.1", "AA-5.2"))


def _worth(at: Position, act: BidAct) -> int:
    """How strong the hand would be after the exchange that a bid stands for, as far as the cards can be seen."""
    assert act.bid is not None
    taken = at.taking(SIZE[act.bid[0]])
    return max(at.strength(at.after(way, taken)) for way in at.ways(act))


def _improves(at: Position, act: BidAct, worth: int) -> Say:
    assert act.bid is not None
    taken = texts(at.taking(SIZE[act.bid[0]]))
    return say("reason.bid_improves", cards=taken, hand=hand_say(worth), now=hand_say(at.best))


class Reckoner:
    """Level 3: reckons with what its hand may become, and with the hands that others may have."""

    def choose(self, game: Game, view: View, rng: Stream) -> Choice:
        """The bid whose exchange promises most; the end when it counts itself best more often than not."""
        at = Position(game, view)
        due = at.owes()
        if due:
            return _pay(at, self._cheapest(at, due), rng, order=True)
        end = at.can("end")
        if end is not None:
            chance = win_chance(at.view, at.best, at.ace_low, TRIALS, rng)
            if chance >= LIKELY_COUNTED:
                reason = say("reason.end_counted", hand=hand_say(at.best), n=chance)
                return Choice(end, (reason,), ("AA-6.3", "AA-7.4"))
        return self._bid(at)

    def _cheapest(self, at: Position, due: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
        """The payment that leaves the hand with the best outlook."""
        taken = codes(at.view.taken)
        return max(_best_ways(at, due, taken), key=lambda way: _outlook(at, at.after(way, taken)))

    def _bid(self, at: Position) -> Choice:
        base = _outlook(at, at.hand)
        best, most, hand = None, base + max(0.001, base * 0.02), at.hand
        for act in at.bids():
            assert act.bid is not None
            n = SIZE[act.bid[0]]
            taken = at.taking(n)
            if len(taken) < n:
                continue
            for way in _best_ways(at, at.ways(act), taken)[:2]:
                after = at.after(way, taken)
                worth = _outlook(at, after)
                if worth > most * 1.0001:
                    best, most, hand = act, worth, after
        if best is None:
            quiet = at.can("pass")
            assert quiet is not None
            return Choice(quiet, (say("reason.pass_nothing"),), ("AA-4.1",))
        after = at.strength(hand)
        if after > at.best:
            return Choice(best, (_improves(at, best, after),), ("AA-2.1", "AA-5.2"))
        assert best.bid is not None
        reason = say("reason.bid_outlook", cards=texts(at.taking(SIZE[best.bid[0]])), hand=hand_say(at.best))
        return Choice(best, (reason,), ("AA-2.1", "AA-5.2"))


def _best_ways(at: Position, ways: Sequence[tuple[int, ...]], taken: Sequence[int]) -> list[tuple[int, ...]]:
    """A few payments after which the hand is strongest, to be weighed more closely."""
    return sorted(ways, key=lambda way: -at.strength(at.after(way, taken)))[:6]


def _outlook(at: Position, hand: int) -> float:
    return outlook(hand & CARD_BITS, at.ace_low, at.rivals)


def _pay(at: Position, way: tuple[int, ...], rng: Stream, *, order: bool = False) -> Choice:
    """A payment with its reason. With `order`, what is of most use to others is laid first, out of their reach."""
    cards = list(way)
    if order:
        cards.sort(key=lambda code: (-card_points(code), -code))
    else:
        rng.shuffle(cards)
    taken = codes(at.view.taken)
    before, after = at.strength(at.after((), taken)), at.strength(at.after(way, taken))
    key = "reason.pay_idle" if after == before else "reason.pay_least"
    act = Act("pay", tuple(CARDS[code].text for code in cards))
    return Choice(act, (say(key, cards=texts(cards), hand=hand_say(after)),), ("AA-5.1", "AA-5.4"))


LEVELS: Final[dict[int, Player]] = {1: Spender(), 2: Improver(), 3: Reckoner()}
