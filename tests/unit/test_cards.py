"""Cards, packs and how they are written."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardlib import CardError
from cardlib.cards import CARDS, JOKER, RANKS, SUITS, card, cards, mask, pack, rank, short, unmask


def test_codes_are_four_times_the_rank_plus_the_suit() -> None:
    assert [str(CARDS[code]) for code in (0, 1, 2, 3, 4, 47, 51, 52)] == [
        "2C",
        "2D",
        "2H",
        "2S",
        "3C",
        "KS",
        "AS",
        "JK",
    ]
    for code, one in enumerate(CARDS[:52]):
        assert one.code == code == 4 * RANKS.index(one.rank) + SUITS.index(one.suit)


def test_colours() -> None:
    assert {one.suit for one in CARDS if one.colour == "black"} == set("SC")
    assert {one.suit for one in CARDS if one.colour == "red"} == set("HD")
    assert JOKER.colour == ""


def test_a_card_is_one_object_however_it_comes_about() -> None:
    one = card("7S")
    assert card("7♠") is one
    assert copy.copy(one) is one
    assert copy.deepcopy([one])[0] is one
    assert pickle.loads(pickle.dumps(one)) is one


WAYS = ("TH", "10H", "th", "10h", "T♥", "10♥", "10♡", "t♥", " 10h ", "10♥\ufe0f", "T♥\ufe0e")


@pytest.mark.parametrize("text", WAYS)
def test_ways_of_writing_the_ten_of_hearts(text: str) -> None:
    assert card(text) is card("TH")


@pytest.mark.parametrize("one", CARDS[:52], ids=str)
def test_every_card_reads_back(one: object) -> None:
    text = str(one)
    signed = text[0] + dict(zip("SHDC", "♠♥♦♣", strict=True))[text[1]]
    assert card(text) is card(text.lower()) is card(signed) is card(text.replace("T", "10")) is one


def test_the_joker() -> None:
    assert card("jk") is card("JK") is JOKER
    assert (JOKER.rank, JOKER.suit, JOKER.code) == ("", "", 52)


BAD = (
    "",
    " ",
    "1S",
    "0S",
    "11S",
    "S7",
    "7",
    "S",
    "7SS",
    "77S",
    "7X",
    "JKS",
    "J K",
    "7 S",
    "7S,",
    "T",
    "100H",
    "７",
    "♠",
)


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(CardError) as caught:
        card(text)
    assert caught.value.say.key == "error.card.unknown"
    assert text in str(caught.value)


@pytest.mark.parametrize("value", [None, 7, 7.5, True, [], ["7S"], {}, b"7S", CARDS])
def test_what_is_no_text(value: object) -> None:
    with pytest.raises(CardError) as caught:
        card(value)  # type: ignore[arg-type]
    assert caught.value.say.key == "error.card.type"
    assert str(caught.value)


@given(st.text(max_size=6))
def test_any_text_is_a_card_or_refused(text: str) -> None:
    told, read = "", None
    try:
        read = card(text)
    except CardError as error:
        told = str(error)
    assert told or (read is not None and card(read.text) is read)
    assert "\n" not in told
    assert told.encode().decode() == told


@pytest.mark.parametrize(("text", "want"), [("A", "A"), ("a", "A"), ("10", "T"), ("t", "T"), (" 7 ", "7"), ("K", "K")])
def test_ranks(text: str, want: str) -> None:
    assert rank(text) == want


@pytest.mark.parametrize("text", ["", "1", "11", "JK", "7S", "0", "AA", "１", "110", None, 7, []])
def test_what_is_no_rank(text: object) -> None:
    with pytest.raises(CardError):
        rank(text)  # type: ignore[arg-type]


def test_several_cards() -> None:
    assert cards("7S 10h") == cards(["7S", "TH"]) == (card("7S"), card("TH"))
    with pytest.raises(CardError):
        cards("7S XX")


def test_packs_start_from_the_order_of_the_rules() -> None:
    texts = [c.text for c in pack()]
    assert texts[:14] == ["AS", *(f"{n}S" for n in "23456789TJQK"), "AH"]
    assert "".join(dict.fromkeys(t[1] for t in texts)) == "SHDC"
    assert len(texts) == len(set(texts)) == 52
    assert [c.text for c in pack(jokers=2)][52:] == ["JK", "JK"]
    assert " ".join(c.text for c in pack("A23456"))[:20] == "AS 2S 3S 4S 5S 6S AH"


@given(st.sets(st.sampled_from(CARDS)))
def test_masks(some: set[object]) -> None:
    bits = mask(some)  # type: ignore[arg-type]
    assert set(unmask(bits)) == some
    assert [c.code for c in unmask(bits)] == sorted(c.code for c in unmask(bits))


SHORT = [
    ("seven", "seven"),
    (None, "null"),
    (True, "true"),
    ([1, "♥"], '[1, "♥"]'),
    (10**30, str(10**30)),
    ("x" * 99, "x" * 39 + "…"),
    ("a\nb\tc", "a b c"),
    ("\ud800\u202e", "\ufffd\ufffd"),
    (10**5000, "(int)"),
    (object, "(type)"),
]


@pytest.mark.parametrize(("value", "want"), SHORT, ids=range(len(SHORT)))
def test_what_somebody_wrote_fits_into_a_sentence(value: object, want: str) -> None:
    assert short(value) == want
    assert short(value).encode()
