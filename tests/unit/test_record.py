"""Reading records: every kind of bad one is refused whole, at its place, in a sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.strict import strict

import cardlib
from cardlib import RecordError
from cardlib.engine.record import MOST_BYTES
from cardlib.explain import LANGUAGES

GAME = cardlib.game("stand_or_trade")
START = GAME.deal(7)
GOOD = START.apply(0, GAME.act(["trade"])).record()
DECK = GOOD["decks"][0]
MISSING = object()


def changed(**changes: Any) -> dict[str, Any]:
    record = {**GOOD, **changes}
    del record["result"]
    return {key: value for key, value in record.items() if value is not MISSING}


def refused(record: Any) -> RecordError:
    with pytest.raises(RecordError) as caught:
        cardlib.replay(record)
    error = caught.value
    for lang in LANGUAGES:
        sentence = strict(lang, error.game, echo=True).text(error.say)
        assert sentence.count("\n") == 0
        assert len(sentence) < 500
    return error


BAD: list[tuple[str, dict[str, Any], str, str]] = [
    ("format missing", {"format": MISSING}, "format", "record.missing"),
    ("format newer", {"format": "cardlib-record/2"}, "format", "record.format"),
    ("format no text", {"format": 1}, "format", "record.format"),
    ("game missing", {"game": MISSING}, "game", "record.missing"),
    ("game unknown", {"game": "bridge"}, "game", "game"),
    ("game a path", {"game": "../toy"}, "game", "game"),
    ("game null", {"game": None}, "game", "game"),
    ("game a list", {"game": []}, "game", "game"),
    ("seats missing", {"seats": MISSING}, "seats", "record.missing"),
    ("seats null", {"seats": None}, "seats", "record.missing"),
    ("seats too few", {"seats": 3}, "seats", "seats"),
    ("seats a float", {"seats": 4.0}, "seats", "seats"),
    ("seats true", {"seats": True}, "seats", "seats"),
    ("seats a text", {"seats": "4"}, "seats", "seats"),
    ("dealer missing", {"dealer": MISSING}, "dealer", "record.missing"),
    ("dealer null", {"dealer": None}, "dealer", "dealer"),
    ("dealer too high", {"dealer": 4}, "dealer", "dealer"),
    ("dealer negative", {"dealer": -1}, "dealer", "dealer"),
    ("dealer a float", {"dealer": 3.0}, "dealer", "dealer"),
    ("dealer false", {"dealer": False}, "dealer", "dealer"),
    ("options a list", {"options": []}, "options", "record.options"),
    ("options null", {"options": None}, "options", "record.options"),
    ("option unknown", {"options": {"chips": 7}}, "options.chips", "option.unknown"),
    ("option seats", {"options": {"seats": 4}}, "options.seats", "option.unknown"),
    ("option self", {"options": {"self": 4}}, "options.self", "option.unknown"),
    ("option empty name", {"options": {"": 4}}, "options.", "option.unknown"),
    ("option value", {"options": {"tie": "share"}}, "options.tie", "option.value"),
    ("option null", {"options": {"tie": None}}, "options.tie", "option.value"),
    ("option number too low", {"options": {"games": 0}}, "options.games", "option.number"),
    ("option number a text", {"options": {"games": "6"}}, "options.games", "option.number"),
    ("option number true", {"options": {"games": True}}, "options.games", "option.number"),
    ("option number a float", {"options": {"target": 15.0}}, "options.target", "option.number"),
    ("neither decks nor seed", {"decks": MISSING}, "decks", "record.source"),
    ("both decks and seed", {"seed": 7}, "decks", "record.source"),
    ("decks null", {"decks": None}, "decks", "decks.list"),
    ("decks a text", {"decks": "AS"}, "decks", "decks.list"),
    ("deck a text", {"decks": ["AS"]}, "decks[0]", "deck.list"),
    ("deck empty", {"decks": [[]]}, "decks[0]", "deck.size"),
    ("deck too short", {"decks": [DECK[:-1]]}, "decks[0]", "deck.size"),
    ("second deck too short", {"decks": [DECK, DECK[:-1]]}, "decks[1]", "deck.size"),
    ("card twice", {"decks": [[*DECK[:-1], DECK[0]]]}, "decks[0][23]", "deck.twice"),
    ("card of another pack", {"decks": [[*DECK[:5], "7S", *DECK[6:]]]}, "decks[0][5]", "deck.foreign"),
    ("card unreadable", {"decks": [["XX", *DECK[1:]]]}, "decks[0][0]", "card.unknown"),
    ("card null", {"decks": [[None, *DECK[1:]]]}, "decks[0][0]", "card.type"),
    ("seed negative", {"decks": MISSING, "seed": -1}, "seed", "seed"),
    ("seed too large", {"decks": MISSING, "seed": 2**53}, "seed", "seed"),
    ("seed a text", {"decks": MISSING, "seed": "7"}, "seed", "seed"),
    ("seed null", {"decks": MISSING, "seed": None}, "seed", "seed"),
    ("seed true", {"decks": MISSING, "seed": True}, "seed", "seed"),
    ("seed a float", {"decks": MISSING, "seed": 7.0}, "seed", "seed"),
    ("actions missing", {"actions": MISSING}, "actions", "record.missing"),
    ("actions an object", {"actions": {}}, "actions", "record.actions"),
    ("actions null", {"actions": None}, "actions", "record.actions"),
    ("action a number", {"actions": [7]}, "actions[0]", "record.action"),
    ("action a text", {"actions": ["0trade"]}, "actions[0]", "record.action"),
    ("action an object", {"actions": [{"0": "trade"}]}, "actions[0]", "record.action"),
    ("action without verb", {"actions": [[0]]}, "actions[0]", "record.action"),
    ("action empty", {"actions": [[0, "trade"], []]}, "actions[1]", "record.action"),
    ("action's seat a text", {"actions": [["0", "trade"]]}, "actions[0]", "record.seat"),
    ("action's seat false", {"actions": [[False, "trade"]]}, "actions[0]", "record.seat"),
    ("action's seat a float", {"actions": [[0.0, "trade"]]}, "actions[0]", "record.seat"),
    ("action's seat none", {"actions": [[4, "trade"]]}, "actions[0]", "illegal"),
    ("action's seat not in turn", {"actions": [[1, "trade"]]}, "actions[0]", "illegal"),
    ("verb unknown", {"actions": [[0, "pass"]]}, "actions[0]", "act.verb"),
    ("verb in capitals", {"actions": [[0, "Trade"]]}, "actions[0]", "act.verb"),
    ("verb null", {"actions": [[0, None]]}, "actions[0]", "act.verb"),
    ("argument too many", {"actions": [[0, "trade", 1]]}, "actions[0]", "act.count"),
    ("argument missing", {"actions": [[0, "trade"], [1, "give"]]}, "actions[1]", "act.count"),
    ("argument no card", {"actions": [[0, "trade"], [1, "give", "1S"]]}, "actions[1]", "card.unknown"),
    ("argument a list", {"actions": [[0, "trade"], [1, "give", ["4H"]]]}, "actions[1]", "card.type"),
    ("act illegal", {"actions": [[0, "trade"], [1, "drop"]]}, "actions[1]", "illegal"),
    ("unknown key", {"player": "me"}, "", "record.key"),
    ("unknown key __class__", {"__class__": "x"}, "", "record.key"),
]


@pytest.mark.parametrize(("changes", "place", "key"), [bad[1:] for bad in BAD], ids=[bad[0] for bad in BAD])
def test_bad_record(changes: dict[str, Any], place: str, key: str) -> None:
    record = changed(**changes)
    before = json.dumps(record)
    error = refused(record)
    assert error.place == place
    assert error.say.key.startswith(f"error.{key}")
    assert json.dumps(record) == before
    assert bool(error.rules) == (key == "illegal")
    assert refused(json.dumps(record)).place == place


def test_the_good_one_is_good() -> None:
    assert cardlib.replay(changed()).states[-1].record() == GOOD
    assert cardlib.replay({**GOOD, "options": {"games": 6, "tie": "extend"}}).game.chosen == {}
    del (without := dict(GOOD))["options"]
    assert cardlib.replay(without).states[-1].record() == GOOD


def test_an_illegal_act_names_its_rules() -> None:
    error = refused(changed(actions=[[0, "trade"], [1, "drop"]]))
    assert "ST-2.4" in error.rules
    assert "ST-2.4" in str(error)


@pytest.mark.parametrize("result", [None, {}, [], {**GOOD["result"], "returns": 0.0}, {**GOOD["result"], "x": 1}])
def test_a_result_that_is_not_what_the_actions_give(result: Any) -> None:
    assert refused({**GOOD, "result": result}).place == "result"


def test_true_is_not_one_in_a_result() -> None:
    result = {**GOOD["result"], "returns": False}
    assert refused({**GOOD, "result": result}).place == "result"


def test_decks_that_could_never_be_dealt() -> None:
    one = cardlib.game("stand_or_trade", games=1)
    state = one.deal(3)
    while state.actors:
        seat = state.actors[0]
        state = state.apply(seat, state.legal(seat)[0])
    assert state.over
    record = state.record()
    assert refused({**record, "decks": [*record["decks"], DECK]}).place == "decks"
    assert cardlib.replay(record).states[-1].over


TEXTS = [
    "", " ", "{", "[]", "null", "7", '"text"', "nonsense", '{"format": }', "[" * 100_000, "NaN", '{"a":1}{"b":2}',
    "\ufeff\ufeff{}", "[1" + "0" * 5000 + "]", json.dumps(GOOD)[:-20],
]  # fmt: skip


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_text_that_is_no_record(text: str) -> None:
    error = refused(text)
    assert error.place == ""
    assert error.say.key in ("error.record.json", "error.record.object")


def test_the_line_of_a_fault_is_named() -> None:
    text = json.dumps(GOOD, indent=1).replace('"dealer": 3', '"dealer": ')
    line = text.splitlines().index(' "dealer": ,') + 1
    assert refused(text).say.args == {"line": line}


def test_a_record_that_is_too_big_is_not_read(tmp_path: Path) -> None:
    text = json.dumps({**GOOD, "more": "x" * MOST_BYTES})
    assert refused(text).say.key == "error.record.size"
    path = tmp_path / "big.json"
    path.write_text(text)
    assert refused(path).say.key == "error.record.size"
    assert refused("ж" * (MOST_BYTES // 2 + 1)).say.key == "error.record.size", "bytes are counted, not signs"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.json").say.key == "error.record.file"
    assert refused(tmp_path).say.key == "error.record.file"
    latin = tmp_path / "latin.json"
    latin.write_bytes(json.dumps(GOOD).encode() + b"\xff\xfe")
    assert refused(latin).say.key == "error.record.encoding"
    wide = tmp_path / "wide.json"
    wide.write_text(json.dumps(GOOD), encoding="utf-16")
    assert refused(wide).say.key == "error.record.encoding"


@pytest.mark.parametrize("value", [None, 7, [], (), b"{}", object(), True])
def test_what_is_no_record_at_all(value: Any) -> None:
    assert refused(value).place == ""


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**40), 10**40) | st.floats() | st.text(max_size=8) | st.just("7S"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@given(json_values)
def test_any_value_is_refused_kindly(value: Any) -> None:
    refused(value)


@given(st.sampled_from([*GOOD, "seed", "more"]), json_values)
def test_any_value_anywhere_is_read_or_refused_kindly(key: str, value: Any) -> None:
    record = {**GOOD, key: value}
    try:
        played = cardlib.replay(record)
    except RecordError:
        refused(record)
    else:
        assert played.states[-1].record()["actions"] == [list(act) for act in record["actions"]]


@given(st.lists(json_values, max_size=4))
def test_any_actions_are_played_or_refused_kindly(actions: list[Any]) -> None:
    record = changed(actions=[[0, "trade"], *actions])
    try:
        cardlib.replay(record)
    except RecordError:
        assert refused(record).place.startswith("actions[")
    else:
        assert actions == []


@given(st.text(max_size=60))
def test_any_text_is_refused_kindly(text: str) -> None:
    refused(text)
