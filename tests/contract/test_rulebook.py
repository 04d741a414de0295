"""For every game found: every rule of the rules file is in the book, in three languages, and something cites it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from kit.facts import rule_ids
from kit.walk import GAMES, case_walks, spread, walks

from cardlib.cards import card
from cardlib.engine.player import stream
from cardlib.explain import LANGUAGES
from cardlib.games import make
from cardlib.shuffle import Stream

each_game = pytest.mark.parametrize("name", GAMES)

UNCITED = {
    "ST-1.1": "says what is played with; the refusal of another card cites it only where such a card is named",
    "ST-2.3": "a permission: nothing is ever refused or brought about by it",
    "ST-3.7": "settles the name in a record where several ends fall together; nobody is told of names",
    "ST-4.4": "says how the table of categories is read; what is read off it cites the section ST-4",
    "TY-1.1": "says how many play",
}
"""Rules that define something and that nothing a learner sees need cite, each with the reason."""


@each_game
def test_every_rule_of_the_rules_file_is_in_the_book(name: str) -> None:
    book = make(name, None, {}).rulebook
    assert list(book.rules) == rule_ids(name)
    assert all(rule == book.rules[rule].id for rule in book.rules)
    assert all(rule.startswith(book.prefix + "-") for rule in book.rules)


@each_game
def test_every_rule_is_worded_in_all_languages(name: str) -> None:
    for rule in make(name, None, {}).rulebook.rules.values():
        section = "." not in rule.id
        assert rule.origin in ({"section", "mixed", "ruling"} if section else {"source", "ruling", "mixed"}), rule.id
        for texts in (rule.text, *([rule.title] if section else []), *([rule.why] if rule.why else [])):
            assert set(texts) == set(LANGUAGES), rule.id
            assert all(len(text.strip()) > 1 for text in texts.values()), rule.id
            assert len(set(texts.values())) == len(LANGUAGES), f"{rule.id} is not translated"
        assert re.search(r"[ぁ-んァ-ヶ一-龠]", rule.text["ja"]), rule.id
        assert re.search(r"[а-яА-Я]", rule.text["ru"]), rule.id
        if rule.origin in ("ruling", "mixed"):
            assert rule.why, f"{rule.id} is a ruling, and nothing says why"


@each_game
def test_options_are_named_where_their_rule_stands(name: str) -> None:
    game = make(name, None, {})
    book = game.rulebook
    options = {option.name for option in game.OPTIONS}
    for rule in book.rules.values():
        assert set(rule.options) <= options, rule.id
    for option in game.OPTIONS:
        assert option.name in book.rules[option.rule].options, f"{option.rule} does not name {option.name}"


@each_game
def test_every_named_thing_is_gone_through_by_one_rule(name: str) -> None:
    """Categories, bonuses: what the book names, a learner can read where its rule stands."""
    game = make(name, None, {})
    book = game.rulebook
    assert sorted(rule.lists for rule in book.rules.values() if rule.lists) == sorted(book.named)
    for rule in book.rules.values():
        for one in book.listed(rule, game.options):
            for texts in (one["name"], one["definition"]):
                assert set(texts) == set(LANGUAGES), one["id"]
            assert all(card(text).text == text for text in one.get("example", ()))


@each_game
def test_pages_of_the_book_turn_both_ways(name: str) -> None:
    book = make(name, None, {}).rulebook
    ids = list(book.rules)
    for before, after in pairwise(ids):
        assert book.neighbours(before)[1] == after
        assert book.neighbours(after)[0] == before
        assert book.rules[before].section in book.rules
    assert book.neighbours(ids[0])[0] is None
    assert book.neighbours(ids[-1])[1] is None


def cited_in(value: Any) -> set[str]:
    """Every rule that a tree of an explanation cites."""
    if isinstance(value, (list, tuple)):
        return set().union(*map(cited_in, value)) if value else set()
    if not hasattr(value, "__struct_fields__"):
        return set()
    found = set(getattr(value, "rules", ()))
    for field in value.__struct_fields__:
        found |= cited_in(getattr(value, field))
    return found


@each_game
def test_every_rule_is_cited_by_something(name: str) -> None:
    game, cited, rng = make(name, None, {}), set[str](), Stream(f"cite/{name}")
    cited |= {option.rule for option in game.OPTIONS}
    ends = [s for walk in case_walks(name) for s in walk.states if any(e.ends_deal for e in s.events)]
    for walk in (*walks(name), *case_walks(name)):
        cited.update(rule for state in walk.states for event in state.events for rule in event.rules)
    for state in [*spread(name, 200), *ends[:40]]:
        for seat in range(state.game.seats):
            for act in state.game.sample_acts(state, rng):
                cited.update(rule for check in state.judge(seat, act).checks for rule in check.rules)
        view = state.view(0)
        cited |= cited_in(state.game.scene(view))
        if any(event.ends_deal for event in state.events):
            cited |= cited_in(state.game.scene(view, paused=True))
        for seat in state.actors:
            for level, player in state.game.players().items():
                one = state.view(seat)
                cited.update(player.choose(state.game, one, stream(state.game, one, level, 1)).rules)
    numbered = [rule for rule in game.rulebook.rules if "." in rule]
    assert cited <= set(game.rulebook.rules)
    assert [rule for rule in numbered if rule not in cited and rule not in UNCITED] == []
    assert len([rule for rule in numbered if rule in UNCITED]) * 5 <= len(numbered)
