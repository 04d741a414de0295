"""What the tests know of each game by its rules, independently of its views: what a seat has seen, what must add up.

A new game needs an entry here, so that nobody takes its secrecy and its sums on trust.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from cardlib.cards import CARDS, unmask
from cardlib.games.abbotts_auction.bids import codes_of


class Facts(NamedTuple):
    """`seen(state, seat)`: the cards that the rules let a seat see at this moment. `holds(state)`: the cards that lie
    anywhere, and those that should. `money(state)`: what all own together, and what it should be. `history`: fields
    of a view that tell of earlier deals. `rules`: the rulebook's prefix and how many paragraphs each section has.
    `public(state)`: what all may know though it comes from hidden cards, such as the points of a hand."""

    seen: Callable[[Any, int], set[str]]
    holds: Callable[[Any], tuple[Counter[str], Counter[str]]]
    money: Callable[[Any], tuple[int, int]]
    history: tuple[str, ...]
    rules: tuple[str, tuple[int, ...]]
    public: Callable[[Any], Any] = lambda state: None


def texts(mask: int) -> list[str]:
    return [c.text for c in unmask(mask)]


def _trade_seen(state: Any, seat: int) -> set[str]:
    """One's hand, what was passed face up (ST-2.5), and at the end all (ST-5.1)."""
    if state.over:
        return set(texts((1 << 52) - 1))
    return {*texts(state.hands[seat]), *(CARDS[code].text for _, _, code in state.passed)}


def _trade_holds(state: Any) -> tuple[Counter[str], Counter[str]]:
    pack = [c.text for c in state.game.pack()] if state.phase or state.over else []
    return Counter(t for hand in state.hands for t in texts(hand)), Counter(pack)


def _auction_seen(state: Any, seat: int) -> set[str]:
    """One's hand and what one has just taken, the pile, what others took from it, and what they named (AA-3.1)."""
    if state.over:
        return {c.text for c in CARDS}
    taken = state.taken if seat == state.holder else state.taken[: len(state.taken) - state.unseen]
    named = [4 * (names[0] - 2) + names[1] for _, (kind, names) in state.bids if kind == 0 and len(names) == 2]
    named += [52 for _, (_, names) in state.bids if 15 in names]
    return {CARDS[code].text for code in (*codes_of(state.hands[seat]), *state.pile, *taken, *named)}


def _auction_holds(state: Any) -> tuple[Counter[str], Counter[str]]:
    """Hands, pile, stock, and what has been taken and not paid for yet; after the end, the last deal's."""
    pack = [c.text for c in state.game.pack()] if state.deck else []
    hands = [code for hand in state.hands for code in codes_of(hand)]
    lie = (*hands, *state.pile, *state.deck[state.at :], *state.taken)
    return Counter(CARDS[code].text for code in lie), Counter(pack)


def _auction_money(state: Any) -> tuple[int, int]:
    """All points together are what the piles were worth, and the bonuses less the penalties (AA-7.2, AA-7.4)."""
    parts, bonus = 0, state.game.options["declare_bonus"]
    for deal in state.games:
        parts += deal.pile_points
        if deal.declarer is not None:
            parts += bonus if deal.declarer in deal.best_seats else -bonus
    return sum(state.scores), parts * 2520


def _toy_seen(state: Any, seat: int) -> set[str]:
    shown = state.hidden.values() if state.over else ()
    return {*state.hands[seat], *state.laid, *shown}


def _toy_holds(state: Any) -> tuple[Counter[str], Counter[str]]:
    deck = state.decks.get(state.deals - 1) if state.phase or state.over else ()
    return Counter(t for hand in (*state.hands, state.laid) for t in hand), Counter(
        c.text for c in (deck or ())[: 5 * state.game.seats]
    )


def _steps_seen(state: Any, seat: int) -> set[str]:
    """One's hand, the table, every captured pair (TS-2.3), the dummy once it is turned (TS-4). Jokers look alike."""
    codes = [*state.hands[seat], *state.table, *(c for pairs in state.captured for pair in pairs for c in pair[:2])]
    turned = [state.settled[-1].dummy] if state.over else []
    return {"JK", *turned, *(CARDS[code].text for code in codes)}


def _steps_holds(state: Any) -> tuple[Counter[str], Counter[str]]:
    """Hands, table, stock, pairs and the dummy make the pack at every moment (TS-1.1, TS-1.2)."""
    pack = [c.text for c in state.game.pack()] if state.deck else []
    dummy = state.deck[4 * state.game.seats + 8 :][:1]
    codes = [*state.table, *state.deck[state.at :], *dummy, *(code for hand in state.hands for code in hand)]
    codes += [code for pairs in state.captured for pair in pairs for code in pair[:2]]
    return Counter(CARDS[code].text for code in codes), Counter(pack)


def _steps_points(state: Any) -> tuple[int, int]:
    """The points of all deals together are what their parts come to (TS-6.1, TS-6.2)."""
    result = state.result
    parts = ("capture_points", "bonus_points", "dummy_points")
    sums = [sum(sum(deal[part]) for deal in result["deals"]) for part in parts]
    return sum(result["scores"]), sums[0] + sums[1] - sums[2]


def _auktsion_seen(state: Any, seat: int) -> set[str]:
    """One's hand, and what was bought and laid out (AK-3.8)."""
    last = [text for lot in state.finished[-1].lots for text in lot.cards] if state.over else []
    return {*texts(state.hands[seat]), *(text for laid in state.laid for text in texts(laid)), *last}


def _auktsion_holds(state: Any) -> tuple[Counter[str], Counter[str]]:
    pack = [c.text for c in state.game.pack()] if state.rank >= 0 else []
    return Counter(t for hand in (*state.hands, *state.laid) for t in texts(hand)), Counter(pack)


def _auktsion_money(state: Any) -> tuple[int, int]:
    """What all hold and have paid is what they were given: 70 each, less the pack's points, a deal (AK-2.2)."""
    paid = sum(lot.price for deal in state.finished for lot in deal.lots) + sum(lot.price for lot in state.lots)
    points = 10 * len(state.game.pack()) // 4
    return sum(state.money) + paid, state.deals * (70 * state.game.seats - points)


FACTS = {
    "abbotts_auction": Facts(_auction_seen, _auction_holds, _auction_money, ("games",), ("AA", (3, 8, 6, 2, 5, 3, 5))),
    "auktsion": Facts(
        _auktsion_seen,
        _auktsion_holds,
        _auktsion_money,
        ("finished", "thrown"),
        ("AK", (2, 3, 9, 4)),
        lambda state: (state.hand_points, state.laid, state.finished),
    ),
    "stand_or_trade": Facts(
        _trade_seen, _trade_holds, lambda state: (sum(state.chips), 28), (), ("ST", (3, 7, 7, 4, 8, 2))
    ),
    "thirteen_steps": Facts(_steps_seen, _steps_holds, _steps_points, ("settled",), ("TS", (3, 8, 7, 4, 2, 2))),
    "toy": Facts(_toy_seen, _toy_holds, lambda state: (0, 0), ("done",), ("TY", (3, 3, 3, 1, 1, 4))),
}


def facts(name: str) -> Facts:
    """A game's entry; says what to do where there is none."""
    assert name in FACTS, f"write down in tests/kit/facts.py what a seat of {name} sees and what adds up there"
    return FACTS[name]


def rule_ids(name: str) -> list[str]:
    """All rules that the rules file of a game has, sections first."""
    prefix, sections = facts(name).rules
    ids = []
    for i, n in enumerate(sections, 1):
        ids += [f"{prefix}-{i}", *(f"{prefix}-{i}.{k}" for k in range(1, n + 1))]
    return ids
