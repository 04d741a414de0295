"""What holds at every position of Auktsion: law and reasons agree, nothing is lost, nothing hidden is told."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cardlib
from cardlib.cards import CARDS
from cardlib.engine.player import stream
from cardlib.explain import words
from cardlib.explain.page import page
from cardlib.games.auktsion.rules import Auktsion, AuktsionState
from cardlib.shuffle import Stream
from tests.unit.auktsion.helpers import OPTIONS, players_states, random_states

SEEDS = st.integers(0, 10_000)
SEATS = st.sampled_from((3, 4))
TABLES = st.sampled_from(OPTIONS)


@settings(max_examples=15, deadline=None)
@given(seed=SEEDS, seats=SEATS, options=TABLES, bold=st.booleans())
def test_legal_and_judge_agree(seed: int, seats: int, options: dict[str, Any], bold: bool) -> None:
    rng = Stream(f"agree/{seed}")
    for state in random_states(seed, seats, bold, **options):
        for seat in range(-1, seats + 1):
            legal = state.legal(seat)
            assert len(set(legal)) == len(legal)
            for act in {*state.game.sample_acts(state, rng), *legal[:3], *legal[-2:]}:
                verdict = state.judge(seat, act)
                assert verdict.ok == (act in legal)
                assert verdict.ok == (not verdict.rules)
                assert len(verdict.rules) <= 6
                assert all(check.rules for check in verdict.checks)


@settings(max_examples=12, deadline=None)
@given(seed=SEEDS, seats=SEATS, options=TABLES, bold=st.booleans())
def test_cards_coins_and_points_are_conserved(seed: int, seats: int, options: dict[str, Any], bold: bool) -> None:
    pack = sum(1 << c.code for c in Auktsion(seats).pack())
    for state in random_states(seed, seats, bold, **options):
        if not state.over:
            assert state.actors
            assert state.legal(state.actors[0])
            assert sum(state.hands) + sum(state.laid) == pack
            assert min(state.money) >= 0
            paid = sum(lot.price for lot in state.lots)
            assert sum(state.money) == seats * 70 - sum(state.hand_points) + sum(state.carried) - paid
            assert sum(state.hand_points) == 10 * len(state.game.pack()) // 4
    granted = sum(sum(deal.money) - sum(deal.carried) for deal in state.finished)
    paid = sum(lot.price for deal in state.finished for lot in deal.lots)
    assert sum(state.money) == granted - paid
    assert list(state.scores) == [sum(d.points[s] for d in state.finished) for s in range(seats)]
    assert all(len(deal.lots) == len(state.game.pack()) // 4 for deal in state.finished)


@settings(max_examples=8, deadline=None)
@given(seed=SEEDS, seats=SEATS, options=TABLES, cut=st.integers(0, 400))
def test_a_record_read_back_is_the_same_position(seed: int, seats: int, options: dict[str, Any], cut: int) -> None:
    states = list(random_states(seed, seats, **options))
    for state in (states[min(cut, len(states) - 1)], states[-1]):
        for sealed in (False, True):
            record = json.loads(json.dumps(state.record(sealed=sealed)))
            again = cardlib.replay(record).states[-1]
            assert again.record(sealed=sealed) == state.record(sealed=sealed)
            assert [again.view(s) for s in range(seats)] == [state.view(s) for s in range(seats)]
        if not state.over:
            assert "decks" not in state.record(sealed=True)


def twin(state: AuktsionState, seat: int, rng: Stream) -> AuktsionState | None:
    """The same match but for two cards of one suit, of ranks that neither holder has bought, in two others' hands."""
    seats = state.game.seats
    one, other = rng.choice([(a, b) for a in range(seats) for b in range(a) if seat not in (a, b)])
    bought = {lot.rank for lot in state.lots if lot.buyer in (one, other)}
    hidden = [[c for c in CARDS[:52] if state.hands[s] >> c.code & 1 and c.rank not in bought] for s in (one, other)]
    pairs = [(a, b) for a in hidden[0] for b in hidden[1] if a.suit == b.suit]
    if not pairs:
        return None
    a, b = rng.choice(pairs)
    record = state.record()
    record["decks"][-1] = [{a.text: b.text, b.text: a.text}.get(text, text) for text in record["decks"][-1]]
    del record["result"]
    found = cardlib.replay(record).states[-1]
    assert isinstance(found, AuktsionState)
    return found


def told(state: AuktsionState, seat: int) -> str:
    """All that reaches a seat, its page and a player in its place."""
    game, view, spoken = state.game, state.view(seat), words("en", "auktsion").to(seat)
    paused = any(event.ends_deal for event in state.events)
    choices = []
    if seat in state.actors:
        for level, player in game.players().items():
            choices.append(repr(player.choose(game, view, stream(game, view, level, 3))))
    described = [page(block, spoken) for act in view.legal[:5] for block in game.describe(view, act)]
    scenes = [page(game.scene(view), spoken), page(game.scene(view, paused=True), spoken) if paused else None]
    return json.dumps([view.to_json(), choices, described, scenes])


@pytest.mark.parametrize("seats", [3, 4])
def test_positions_alike_to_a_seat_look_alike(seats: int) -> None:
    rng, compared = Stream(f"twins/{seats}"), 0
    for seed in range(6):
        states = list(players_states(seed, seats, deals=2))
        for state in states[:: max(1, len(states) // 25)]:
            if state.over:
                continue
            for seat in range(seats):
                other = twin(state, seat, rng)
                if other is not None:
                    compared += 1
                    assert told(other, seat) == told(state, seat)
                    assert other.view(seat, reveal=True) != state.view(seat, reveal=True)
    assert compared > 200


@pytest.mark.parametrize("seats", [3, 4])
def test_no_card_reaches_a_seat_that_it_has_not_seen(seats: int) -> None:
    texts = {c.text for c in CARDS[:52]}
    for state in list(players_states(11, seats, deals=2))[::7]:
        for seat in range(seats):
            view = state.view(seat)
            shown = [state.hands[seat], state.thrown[seat], *state.laid]
            seen = {c.text for c in CARDS[:52] for bits in shown if bits >> c.code & 1}
            seen |= {text for deal in state.finished for lot in deal.lots for text in lot.cards}
            written = json.dumps([view.to_json(), page(state.game.scene(view), words("en", "auktsion"))])
            assert {text for text in texts if f'"{text}"' in written} <= seen


def test_an_old_state_stays_as_it_was() -> None:
    states = list(random_states(3, deals=1))
    kept = [json.dumps(state.record()) for state in states]
    assert kept == [json.dumps(state.record()) for state in states]
    assert states[0].acts == 0
