"""For every game found: what may be done, and what a step does to a position."""

from __future__ import annotations

import json
import re

import pytest
from kit.facts import facts
from kit.walk import GAMES, Walk, at_random, by_players, configurations, key, spread, walks

from cardlib import ActError, IllegalAct, State
from cardlib.explain import LANGUAGES, words
from cardlib.games import make
from cardlib.shuffle import Stream

MOST_RULES = 6
ENDLESS = {
    ("abbotts_auction", "declare_at"): "who declares the end at random loses points, and never reaches the target",
}
"""Options with which random play need not come to an end, each with the reason."""
each_game = pytest.mark.parametrize("name", GAMES)


@each_game
def test_legal_and_judge_agree(name: str) -> None:
    rng, legal_ones, illegal_ones = Stream(f"agree/{name}"), 0, 0
    for state in spread(name, 500):
        for seat in range(state.game.seats):
            legal = state.legal(seat)
            may = {key(act) for act in legal}
            assert len(may) == len(legal), "an act stands twice among the legal ones"
            some = legal if len(legal) <= 20 else [rng.choice(legal) for _ in range(20)]
            for act in [*some, *state.game.sample_acts(state, rng)]:
                verdict = state.judge(seat, act)
                assert verdict.ok == (key(act) in may), (seat, act, verdict, state.record())
                legal_ones += verdict.ok
                illegal_ones += not verdict.ok
    assert legal_ones > 1000
    assert illegal_ones > 1000, "`sample_acts` must draw illegal acts too"


@each_game
def test_a_seat_that_waits_or_is_none_may_do_nothing(name: str) -> None:
    for state in spread(name, 200):
        acts = [act for seat in state.actors for act in state.legal(seat)[:3]]
        for seat in (-1, state.game.seats, 10**30):
            assert state.legal(seat) == ()
            assert not any(state.judge(seat, act).ok for act in acts)
        for seat in state.actors:
            assert state.legal(seat), "the game waits for a seat that can do nothing"
        if state.over:
            assert not any(state.legal(seat) for seat in range(state.game.seats))


@each_game
def test_an_illegal_act_is_refused_with_its_rules_and_changes_nothing(name: str) -> None:
    rng, refused = Stream(f"refuse/{name}"), 0
    for state in spread(name, 120):
        before, book = json.dumps(state.record()), state.game.rulebook.rules
        for seat in (*range(state.game.seats), state.game.seats, -1):
            for act in state.game.sample_acts(state, rng):
                verdict = state.judge(seat, act)
                for check in verdict.checks:
                    assert check.rules, "a check names the rules that ask for it"
                    assert set(check.rules) <= set(book), check
                if verdict.ok:
                    assert verdict.rules == ()
                    continue
                refused += 1
                assert 1 <= len(verdict.rules) <= MOST_RULES
                assert len(set(verdict.rules)) == len(verdict.rules)
                with pytest.raises(IllegalAct) as caught:
                    state.apply(seat, act)
                assert caught.value.rules == verdict.rules
        assert json.dumps(state.record()) == before
    assert refused > 500


@each_game
def test_events_cite_rules_of_the_rulebook(name: str) -> None:
    told = 0
    for state in spread(name, 3000):
        book = state.game.rulebook.rules
        for event in state.events:
            told += 1
            assert event.rules, event
            assert set(event.rules) <= set(book), event
            assert event.knows or not event.secret
    assert told > 200


def portrait(state: State) -> str:
    """Everything that can be asked of a state, as text."""
    seats = range(state.game.seats)
    return json.dumps(
        [
            state.record(),
            state.actors,
            [[act.to_json() for act in state.legal(s)] for s in seats],
            [state.view(s).to_json() for s in seats],
            [state.view(s, reveal=True).to_json() for s in seats],
            [event.opened.to_json() for event in state.events],
        ]
    )


@each_game
def test_old_states_stay_as_they_were(name: str) -> None:
    for state in spread(name, 50):
        before = portrait(state)
        moves = [(s, act) for s in range(state.game.seats) for act in state.legal(s)][:12]
        first = [portrait(state.apply(seat, act)) for seat, act in moves]
        assert portrait(state) == before
        assert [portrait(state.apply(seat, act)) for seat, act in moves] == first


@each_game
def test_cards_and_money_are_conserved(name: str) -> None:
    known = facts(name)
    for walk in walks(name):
        for state in walk.states:
            have, want = known.holds(state)
            assert have == want, walk.name
            got, due = known.money(state)
            assert got == due, walk.name


def check_end(walk: Walk) -> None:
    end = walk.states[-1]
    assert end.over, f"{walk.name} does not end"
    assert end.actors == ()
    assert all(not state.over and state.actors for state in walk.states[:-1])
    winners = end.result["winners"]
    assert winners
    assert winners == sorted(set(winners))
    assert all(state.result["winners"] is None for state in walk.states[:-1])


@each_game
def test_there_is_always_an_act_until_the_end(name: str) -> None:
    for i, (seats, options) in enumerate(configurations(name)):
        endless = any((name, option) in ENDLESS for option in options)
        walk = at_random(make(name, seats, options), 50 + i, most=2_000 if endless else 20_000)
        if endless and not walk.states[-1].over:
            assert all(state.actors for state in walk.states)
        else:
            check_end(walk)


@each_game
def test_every_level_plays_to_the_end(name: str) -> None:
    game = make(name, None, {})
    for level in game.players():
        check_end(by_players(game, 3, level, most=20_000))


@each_game
def test_actors_are_ascending_seats(name: str) -> None:
    for state in spread(name, 2000):
        assert list(state.actors) == sorted(set(state.actors))
        assert set(state.actors) <= set(range(state.game.seats))


@each_game
def test_without_a_deck_nobody_acts(name: str) -> None:
    game = make(name, None, {})
    state = game.deal(decks=[])
    assert state.actors == ()
    assert not state.over
    rng = Stream("no deck")
    for seat in range(game.seats):
        assert state.legal(seat) == ()
        assert not any(state.judge(seat, act).ok for act in game.sample_acts(state, rng))
        assert json.dumps(state.view(seat).to_json())


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_an_act_looks_like_is_shown_by_one_of_the_game(name: str, lang: str) -> None:
    game = make(name, None, {})
    with pytest.raises(ActError) as refused:
        game.act("nonsense")
    shown = re.search(r"\[.*\]", words(lang, name).text(refused.value.say))
    assert shown
    assert game.act(json.loads(shown[0]))
