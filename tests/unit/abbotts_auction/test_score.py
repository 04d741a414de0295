"""Best hand, pile, shares, bonus, and the end of the match (AA-7), and the sheet that shows them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from kit.auction import deal, play, refused

from cardlib.cards import CARDS, cards
from cardlib.engine.explanation import Line, Lines, Section, Sheet
from cardlib.engine.player import stream
from cardlib.explain import words
from cardlib.games import make
from cardlib.games.abbotts_auction.bids import pack_hand
from cardlib.games.abbotts_auction.score import UNIT, Settled, card_points, exact, is_won, leaders, settle, shown
from cardlib.games.abbotts_auction.sheet import deal_sheet


def settled(*hands: str, pile: str = "AS KD 2C", declarer: int | None = None, bonus: int = 25) -> Settled:
    packed = tuple(pack_hand(c.code for c in cards(hand)) for hand in hands)
    codes = tuple(c.code for c in cards(pile))
    ended = "joker" if declarer is None else "declared"
    return settle(ended, declarer, packed, codes, (0,) * len(hands), True, bonus)


def test_aa_7_2_what_the_pile_is_worth() -> None:
    assert [card_points(c.code) for c in cards("AS KD QH JC JK TS 9H 2D")] == [10, 5, 5, 5, 5, 1, 1, 1]
    deal = settled("9S 9H", "KS QH", pile="AS KD QH JC JK TS 9H 2D")
    assert deal.pile_points == 33
    assert deal.points == (33 * UNIT, 0)


def test_aa_7_3_equal_hands_share_exactly() -> None:
    deal = settled("9S 8H 7D 6C 5S", "9H 8D 7C 6S 5H", "2S 3H", pile="AS KD 2C 3C 4C 5C 6C 7C 8C 9C 2D 3D 4D 5D")
    assert deal.best_seats == (0, 1)
    assert deal.points == (27 * UNIT // 2, 27 * UNIT // 2, 0)
    assert [exact(n) for n in deal.points] == ["27/2", "27/2", 0]
    assert shown(deal.points[0]) == "13½"


def test_aa_7_4_bonus_and_penalty() -> None:
    right = settled("9S 9H", "KS QH", declarer=0)
    assert right.points == ((16 + 25) * UNIT, 0)
    wrong = settled("9S 9H", "KS QH", declarer=1)
    assert wrong.points == (16 * UNIT, -25 * UNIT)
    both = settled("9S 8H 7D 6C 5S", "9H 8D 7C 6S 5H", declarer=1)
    assert both.points == (8 * UNIT, 33 * UNIT)
    assert settled("9S 9H", "KS QH", declarer=1, bonus=0).points == (16 * UNIT, 0)


def test_aa_7_5_equal_leaders_play_on() -> None:
    assert not is_won((149 * UNIT, 0), 150)
    assert is_won((150 * UNIT, 150 * UNIT - 1), 150)
    assert not is_won((160 * UNIT, 160 * UNIT), 150)
    assert leaders((160 * UNIT, 0, 160 * UNIT)) == (0, 2)


def test_aa_7_5_nothing_goes_after_the_end() -> None:
    done = play(deal("9S 8S 7S 6S 5S", "KS", declare_at=1, target=20), (0, "end"))
    assert done.over
    assert done.result["winners"] == [0]
    assert refused(done, 0, "pass") == ("AA-7.5",)
    assert done.events[-1].kind == "wins"


@given(st.integers(-400 * UNIT, 400 * UNIT))
def test_a_fraction_is_written_in_lowest_terms(parts: int) -> None:
    told = exact(parts)
    assert Fraction(told) == Fraction(parts, UNIT)
    assert str(told) == str(Fraction(parts, UNIT))
    text = str(shown(parts))
    assert ("/" in text or not text.lstrip("−-").isdigit()) == bool(parts % UNIT)


def sheets_of(seats: int, levels: int, deals: int) -> list[tuple[Settled, Sheet]]:
    game = make("abbotts_auction", seats, {})
    state: Any = game.deal(11)
    while len(state.games) < deals and not state.over:
        view = state.view(state.actors[0])
        choice = game.players()[levels].choose(game, view, stream(game, view, levels, 11))
        state = state.apply(view.seat, choice.act)
    return [(one, deal_sheet(one, 0, ())) for one in state.games]


def lines_of(sheet: Sheet) -> list[Lines]:
    sections = [b for b in (*sheet.blocks, *sheet.aside) if isinstance(b, Section)]
    return [b for section in sections for b in section.blocks if isinstance(b, Lines)]


def amount(line: Line) -> Fraction:
    text = str(line.amount).replace("−", "-")
    for sign, value in {"½": "1/2", "⅓": "1/3", "⅔": "2/3"}.items():
        text = text.replace(sign, f" {value}")
    whole, *rest = text.split()
    return sum(map(Fraction, rest), Fraction(whole))


def test_sheets_add_up() -> None:
    equal = settled("9S 8H 7D 6C 5S", "9H 8D 7C 6S 5H", declarer=1, pile="AS KD QD JD 2C")
    made = [(equal, deal_sheet(equal, 0, ())), *sheets_of(4, 1, 8), *sheets_of(2, 1, 4)]
    for one, sheet in made:
        pile, *by_seat = lines_of(sheet)
        assert pile.total is not None
        assert sum(amount(line) for line in pile.items) == amount(pile.total) == one.pile_points
        assert sum(len(line.cards) for line in pile.items) == len(one.pile)
        totals = []
        for block in by_seat:
            assert block.total is not None
            assert sum(amount(line) for line in block.items) == amount(block.total)
            totals.append(amount(block.total))
        assert sum(totals) == Fraction(sum(one.points), UNIT)


def test_every_hand_of_ten_is_shown_with_its_best_five() -> None:
    for one, sheet in sheets_of(4, 1, 4):
        section = sheet.blocks[0]
        assert isinstance(section, Section)
        places: Any = section.blocks[0]
        assert [p.seat for p in places.items] == sorted(range(4), key=lambda s: (-one.values[s], s))
        for place in places.items:
            assert len(place.cards) == 10
            assert sum(c.mark == "make" for c in place.cards) == 5
            assert all(c.card in {x.text for x in CARDS} for c in place.cards)


def test_points_in_words() -> None:
    from cardlib.games.abbotts_auction.events import points

    ru, en = words("ru", "abbotts_auction"), words("en", "abbotts_auction")
    assert [ru.text(points(n * UNIT)) for n in (1, 2, 5, 11, 21, -1, -25)] == [
        "1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "−1 очко", "−25 очков",
    ]  # fmt: skip
    assert ru.text(points(47 * UNIT // 2)) == "23½ очка"
    assert en.text(points(47 * UNIT // 2)) == "23½ points"
    assert en.text(points(-3 * UNIT // 2)) == "−1½ points"
    assert shown(26 * UNIT // 7) == "3 5/7"
