"""The cases made independently of this project hold, and the copies of them are the originals."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest
from kit.walk import GAMES, cases

import cardlib

HERE = Path(__file__).resolve().parent
REPO = HERE.parents[1]
ORIGINALS = REPO.parent / "shared" / "conformance"
TOYS = {"toy"}
FILES = sorted(path.stem for path in HERE.glob("*.jsonl"))
SIGNS = str.maketrans("SHDC", "♠♥♦♣")


def checker() -> Any:
    spec = importlib.util.spec_from_file_location("conformance_check", HERE / "check.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CHECK = checker()
ALL = [
    pytest.param(case, id=case["name"])
    for name in FILES
    for case in cases(name)
    if name != "shuffle" or case["shuffle"]["game"] in GAMES
]


@pytest.mark.parametrize("case", ALL)
def test_case_holds(case: dict[str, Any]) -> None:
    assert list(CHECK.check_case(case)) == []


@pytest.mark.parametrize("name", sorted(set(GAMES) - TOYS))
def test_every_game_has_cases_and_decks(name: str) -> None:
    assert len([case for case in cases(name) if "record" in case]) > 10
    assert any(case["shuffle"]["game"] == name for case in cases("shuffle"))


def test_copies_are_the_originals() -> None:
    copies = [path for path in sorted(HERE.iterdir()) if path.suffix == ".jsonl" or path.name == "check.py"]
    assert {"check.py", "shuffle.jsonl", "stand_or_trade.jsonl"} <= {path.name for path in copies}
    differing = [
        copy.name
        for copy in copies
        if (ORIGINALS / copy.name).exists() and (ORIGINALS / copy.name).read_bytes() != copy.read_bytes()
    ]
    assert differing == []


def test_second_decks_too() -> None:
    """`check_case` sees a match's first deck; a redeal's deck must be the next number's."""
    from cardlib.shuffle import deck

    later = [case["shuffle"] for case in cases("shuffle") if case["shuffle"]["game"] in GAMES]
    assert any(one["deal"] > 0 for one in later)
    for one in later:
        game = cardlib.game(one["game"], seats=one["seats"])
        made = deck(game.pack(), one["game"], one["seats"], one["seed"], one["deal"])
        assert [c.text for c in made] == one["deck"]


def rewritten(value: Any, change: Any) -> Any:
    """A record with every card written in another way."""
    if isinstance(value, list):
        return [rewritten(item, change) for item in value]
    if isinstance(value, str) and len(value) == 2 and value[0] in "A23456789TJQK" and value[1] in "SHDC":
        return change(value)
    return value


WAYS = {
    "lower case": str.lower,
    "ten in figures": lambda text: text.replace("T", "10"),
    "signs": lambda text: text[0] + text[1].translate(SIGNS),
    "signs as emoji": lambda text: text[0] + text[1].translate(SIGNS) + "\ufe0f",
    "all of it": lambda text: f" {text.replace('T', '10').lower()[:-1]}{text[1].translate(SIGNS)} ",
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", sorted(set(GAMES) - TOYS))
def test_other_ways_of_writing_cards(name: str, way: str) -> None:
    played = [case["record"] for case in cases(name) if "record" in case and case["record"].get("decks")]
    for record in played[:: max(1, len(played) // 8)]:
        other = {k: rewritten(v, WAYS[way]) if k in ("decks", "actions") else v for k, v in record.items()}
        assert other["decks"] != record["decks"] or way == "ten in figures"
        assert cardlib.replay(other).states[-1].record() == cardlib.replay(record).states[-1].record()
        assert cardlib.replay(json.dumps(other, ensure_ascii=False)).result == cardlib.replay(record).result
