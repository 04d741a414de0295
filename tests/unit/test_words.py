"""Sentences from data: slots, cases, plural forms, lists, and who is spoken to."""

from __future__ import annotations

import io
from gettext import GNUTranslations

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from cardlib.engine.explanation import CardRow, Line, Lines, MarkedCard, Paragraph, Row, Sum, Table, Term, say
from cardlib.explain import LANGUAGES, Words, words
from cardlib.explain.page import page
from cardlib.explain.words import join

TEXTS = {
    "plain": "Nothing to fill.",
    "value": "{n} of {of}",
    "strong": "*{seat:name}* has *won* it.",
    "who": "{seat:name} pays {to:name}.",
    "who.you": "You pay {to:name}.",
    "seat.you": "you",
    "seat.other": "{name}",
    "seat.you.poss": "your",
    "seat.other.poss": "{name}’s",
    "whose": "{seat:name/poss} card",
    "all": "{seats:names}",
    "cards": "{cards:cards}",
    "either": "{cards:cards/or}",
    "one": "{card:card}",
    "law": "see {rule:rule}",
    "fruit.apple": "apple",
    "fruit.apple.a": "an apple",
    "eat": "{what:fruit} or {what:fruit/a} or {what:fruit/the}",
    "eats": "{what:fruit}",
    "nested": "({inner})",
    "list.comma": ", ",
    "list.and": " and ",
    "list.or": " or ",
    "seat.number": "Seat {n}",
    "plan": "then {plan:plan}",
}


def make(viewer: int | None = None, names: list[str] | None = None) -> Words:
    catalogue = Catalog(locale="en")
    for key, text in TEXTS.items():
        catalogue.add(key, text)
    file = io.BytesIO()
    write_mo(file, catalogue)
    file.seek(0)
    return Words("en", (GNUTranslations(file),), viewer, names)


def test_slots_take_values() -> None:
    assert make().label("plain") == "Nothing to fill."
    assert make().label("value", n=3, of="6") == "3 of 6"
    assert make().spans(say("value", n=3, of=6)) == ["3 of 6"]


def test_stars_make_strong_spans() -> None:
    spans = make(names=["Ann"]).spans(say("strong", seat=0))
    assert spans == [{"b": "Ann"}, " has ", {"b": "won"}, " it."]
    assert make(names=["A*B{n}"]).spans(say("strong", seat=0))[0] == {"b": "A*B{n}"}, "a name is not a template"


def test_the_viewer_is_spoken_to() -> None:
    names = ["Ann", "Bob"]
    assert make(None, names).text(say("who", seat=0, to=1)) == "Ann pays Bob."
    assert make(0, names).text(say("who", seat=0, to=1)) == "You pay Bob."
    assert make(1, names).text(say("who", seat=0, to=1)) == "Ann pays you."
    assert make(1).to(0, names).text(say("who", seat=0, to=1)) == "You pay Bob."


def test_cases_of_names() -> None:
    assert make(None, ["Ann"]).text(say("whose", seat=0)) == "Ann’s card"
    assert make(0, ["Ann"]).text(say("whose", seat=0)) == "your card"


def test_seats_without_names_have_numbers() -> None:
    assert make().text(say("who", seat=2, to=3)) == "Seat 2 pays Seat 3."
    assert make(None, ["Ann"]).text(say("who", seat=0, to=3)) == "Ann pays Seat 3."


def test_lists() -> None:
    named = make(1, ["Ann", "Bob", "Cy"])
    assert named.text(say("all", seats=[])) == ""
    assert named.text(say("all", seats=[0])) == "Ann"
    assert named.text(say("all", seats=[0, 2])) == "Ann and Cy"
    assert named.text(say("all", seats=(0, 1, 2))) == "Ann, you and Cy"
    assert named.text(say("eats", what=["apple", "apple", "apple"])) == "apple, apple and apple"
    assert named.text(say("nested", inner=[say("plain"), say("eats", what="apple")])) == "(Nothing to fill. and apple)"


def test_cards() -> None:
    assert make().spans(say("cards", cards=["7S", "TH", "JK"])) == [{"c": "7S"}, " ", {"c": "TH"}, " ", {"c": "JK"}]
    assert make().text(say("cards", cards=["7S", "TH", "JK", "A"])) == "7♠ 10♥ JK A"
    assert make().text(say("either", cards=["7S", "8D", "9C"])) == "7♠, 8♦ or 9♣"
    assert make().spans(say("one", card="7S")) == [{"c": "7S"}]
    assert words("en").spoken(say("error.deck.twice", card="TH")).startswith("ten of hearts stands")


def test_rules_and_plans_are_spans() -> None:
    assert make().spans(say("law", rule="ST-2.2")) == ["see ", {"r": "ST-2.2"}]
    assert make().text(say("law", rule="ST-2.2")) == "see ST-2.2"
    assert make().spans(say("plan")) == ["then ", {"plan": True}]


def test_groups_and_their_forms() -> None:
    assert make().text(say("eat", what="apple")) == "apple or an apple or apple"
    assert make().text(say("eats", what="kiwi")) == "kiwi"


def test_a_sentence_in_a_sentence() -> None:
    assert make().text(say("nested", inner=say("eats", what="apple"))) == "(apple)"


def test_a_key_without_text_shows_itself() -> None:
    assert make().label("nothing.here") == "nothing.here"
    assert not make().has("nothing.here")
    assert make().has("plain")


RUSSIAN = {0: "фишек", 1: "фишка", 2: "фишки", 4: "фишки", 5: "фишек", 11: "фишек", 12: "фишек", 21: "фишка"}
RUSSIAN |= {22: "фишки", 25: "фишек", 100: "фишек", 101: "фишка", 111: "фишек", 121: "фишка"}


@pytest.mark.parametrize(("n", "word"), RUSSIAN.items())
def test_russian_plurals(n: int, word: str) -> None:
    assert words("ru", "stand_or_trade").label("chips", n=n) == f"{n} {word}"


@pytest.mark.parametrize(("n", "text"), [(0, "0 chips"), (1, "1 chip"), (2, "2 chips"), (21, "21 chips")])
def test_english_plurals(n: int, text: str) -> None:
    assert words("en", "stand_or_trade").label("chips", n=n) == text


def test_japanese_has_one_form() -> None:
    spoken = words("ja", "stand_or_trade")
    assert {spoken.label("chips", n=n).replace(str(n), "") for n in (1, 2, 5, 21)} == {
        spoken.label("chips", n=7).replace("7", "")
    }


def test_cards_are_named_in_every_language() -> None:
    assert [words(lang).card("7S") for lang in LANGUAGES] == ["seven of spades", "スペードの7", "семёрка пик"]
    for lang in LANGUAGES:
        assert len({words(lang).card(r + s) for r in "A23456789TJQK" for s in "SHDC"}) == 52
        assert words(lang).card("JK")


def test_an_unknown_language_is_english() -> None:
    assert words("xx").card("7S") == "seven of spades"


def test_a_game_has_its_own_words_before_the_librarys() -> None:
    assert words("en", "stand_or_trade").label("name") == "Stand or Trade"
    assert words("en").label("name") == "name"
    assert words("en", "stand_or_trade").label("list.and") == " and "


def test_neighbouring_spans_are_joined() -> None:
    assert join(["a", "b", "", {"b": "c"}, {"b": "d"}, "", {"c": "7S"}, "e"]) == ["ab", {"b": "cd"}, {"c": "7S"}, "e"]


def test_pages_of_blocks() -> None:
    spoken = make(names=["Ann"])
    assert page(Paragraph(say("plain"), ("ST-1",), "note"), spoken) == {
        "kind": "text", "say": "Nothing to fill.", "rules": ["ST-1"], "tone": "note",
    }  # fmt: skip
    assert page(CardRow((MarkedCard("7S", "make", gap=True),)), spoken) == {
        "kind": "cards", "cards": [{"card": "7S", "mark": "make", "gap": True}],
    }  # fmt: skip
    assert page(Sum((Term(40), Term(0, "-"))), spoken) == {"kind": "sum", "terms": [{"n": 40}, {"n": 0, "op": "-"}]}
    assert page(Lines((Line(say("plain"), 0),)), spoken) == {
        "kind": "lines", "items": [{"say": "Nothing to fill.", "amount": 0}],
    }  # fmt: skip
    table = page(Table((say("plain"),), (Row((3, ("7S",), say("eats", what="apple"), None), "now"),)), spoken)
    assert table["rows"] == [{"cells": [3, {"cards": ["7S"]}, "apple", None], "mark": "now"}]
    assert page(say("strong", seat=0), spoken) == [{"b": "Ann"}, " has ", {"b": "won"}, " it."]
