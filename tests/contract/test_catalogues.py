"""All catalogues: the same keys in three languages, slots that exist, `.mo` files made from the `.po` beside them."""

from __future__ import annotations

import io
import re
from functools import cache
from gettext import GNUTranslations
from pathlib import Path
from typing import Any

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from kit.strict import SPECIAL

import cardlib
from cardlib.explain.catalogue import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
HOMES = sorted(
    path.parent
    for folder in ("cardlib", "widgets/cardwidgets", "tests/toy_games")
    for path in (ROOT / folder).rglob("en.po")
    if "node_modules" not in path.parts
)
SLOT = re.compile(r"\{(\w+)(?::([\w.]+)(?:/(\w+))?)?\}")
FORMS = {"en": 2, "ja": 1, "ru": 3}
CASES = {"gen", "dat", "acc", "ins", "pre"}
"""The cases of a name that Russian has ready for any game."""
HELPERS = ("a", "cap", "poss", "plural")
"""Endings (and middle parts) of keys that only English needs: articles, capitals, possessives, plurals."""

each_home = pytest.mark.parametrize("home", HOMES, ids=lambda path: str(path.relative_to(ROOT)))
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_other = pytest.mark.parametrize("lang", LANGUAGES[1:])


@cache
def read(home: Path, lang: str) -> dict[str, tuple[str, ...]]:
    """The texts of a catalogue by key, every plural form."""
    with (home / f"{lang}.po").open("rb") as file:
        catalogue = read_po(file, locale=lang)
    made: dict[str, tuple[str, ...]] = {}
    for message in catalogue:
        if message.id:
            key = message.id if isinstance(message.id, str) else message.id[0]
            made[key] = (message.string,) if isinstance(message.string, str) else tuple(message.string)
            assert not message.fuzzy, f"{key} is marked fuzzy and would be left out"
    return made


def slots(texts: tuple[str, ...]) -> set[str]:
    return {match[1] for text in texts for match in SLOT.finditer(text)}


@cache
def asked_for(lang: str, only: Path | None = None) -> tuple[set[str], set[str]]:
    """The groups and the cases that the texts of a language ask for, in all catalogues or in one."""
    homes = HOMES if only is None else [only]
    found = [SLOT.finditer(text) for home in homes for texts in read(home, lang).values() for text in texts]
    pairs = [(match[2], match[3]) for matches in found for match in matches]
    return {kind for kind, _ in pairs if kind}, {case for _, case in pairs if case}


def test_there_are_catalogues() -> None:
    names = {str(home.relative_to(ROOT)) for home in HOMES}
    assert {"cardlib/locale", "cardlib/games/stand_or_trade/locale", "tests/toy_games/toy/locale"} <= names
    assert "widgets/cardwidgets/locale" in names
    assert len(HOMES) == len(cardlib.game_names()) + 2


@each_language
@each_home
def test_nothing_is_empty_and_plurals_are_complete(home: Path, lang: str) -> None:
    for key, texts in read(home, lang).items():
        assert all(texts), f"{key} is empty"
        assert len(texts) in (1, FORMS[lang]), f"{key} has {len(texts)} forms"
        if key.startswith("unit."):
            assert len(texts) == FORMS[lang], key


def english_only(key: str) -> bool:
    return any(part in HELPERS for part in key.split(".")[1:])


@each_other
@each_home
def test_no_key_is_missing(home: Path, lang: str) -> None:
    kinds, _ = asked_for(lang, home)
    unused = {key for key in read(home, "en") if key.startswith("unit.") and key[5:] not in kinds}
    missing = [key for key in read(home, "en") if key not in read(home, lang) and not english_only(key)]
    assert [key for key in missing if key not in unused] == []


@each_other
@each_home
def test_no_key_is_left_over(home: Path, lang: str) -> None:
    """A key that English has not is a case of one that it has, or a group that the language itself refers to."""
    english = read(home, "en")
    own, cases = asked_for(lang)
    for key in read(home, lang):
        stem, _, ending = key.rpartition(".")
        case = ending in cases | CASES | {"you"} and (stem in english or stem in read(home, lang))
        group = any(key.startswith((f"{kind}.", f"unit.{kind}")) for kind in own)
        assert key in english or case or group, f"{key} is used by nothing"


@each_other
@each_home
def test_translations_use_slots_that_exist(home: Path, lang: str) -> None:
    """Every value that a translation asks for is one that the English text (or its `.you` form) is given too."""
    english = read(home, "en")
    for key, texts in read(home, lang).items():
        stem = key.rpartition(".")[0]
        base = {*slots(english.get(key, ())), *slots(english.get(stem, ())), *slots(english.get(key + ".you", ()))}
        if key not in english and stem not in english:
            continue
        extra = slots(texts) - base - {"seat"}
        assert not extra, f"{key}: {extra} stands nowhere in English"


@each_language
@each_home
def test_slots_name_groups_that_exist(home: Path, lang: str) -> None:
    keys = {*read(home, lang), *read(ROOT / "cardlib/locale", lang)}
    for key, texts in read(home, lang).items():
        for text in texts:
            for _, kind, case in SLOT.findall(text):
                if not kind or kind in SPECIAL:
                    continue
                group = any(k.startswith((f"{kind}.", f"unit.{kind}")) for k in keys)
                assert group, f"{key}: nothing is called {kind}."
                if case:
                    ends = [k for k in keys if k.startswith((f"{kind}.", f"unit.{kind}")) and k.endswith(f".{case}")]
                    assert ends, f"{key}: no {kind} has the form {case}"


@each_language
@each_home
def test_stars_come_in_pairs(home: Path, lang: str) -> None:
    assert [key for key, texts in read(home, lang).items() if any(text.count("*") % 2 for text in texts)] == []


@each_language
@each_home
def test_mo_is_made_from_po(home: Path, lang: str) -> None:
    with (home / f"{lang}.po").open("rb") as file:
        catalogue = read_po(file, locale=lang)
    fresh = io.BytesIO()
    write_mo(fresh, catalogue)
    fresh.seek(0)
    want: Any = GNUTranslations(fresh)
    with (home / f"{lang}.mo").open("rb") as file:
        have: Any = GNUTranslations(file)
    differing = [k for k in {*want._catalog, *have._catalog} if want._catalog.get(k) != have._catalog.get(k)]
    assert [k for k in differing if k] == [], "compile the catalogues again"
    assert [have.plural(n) for n in range(130)] == [want.plural(n) for n in range(130)]
