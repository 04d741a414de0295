"""Seeds: the same decks for ever, whatever else goes on in the process."""

from __future__ import annotations

import hashlib
import random
import subprocess
import sys
from collections import Counter

import pytest

import cardlib
from cardlib import GameError
from cardlib.cards import pack
from cardlib.shuffle import MOST_SEED, Decks, Stream, check_seed, deck


def by_the_rules(cards: list[str], text: str) -> list[str]:
    """The shuffle as the rules say it, written a second time."""
    numbers = iter(
        int.from_bytes(chunk, "big")
        for data in [hashlib.shake_256(text.encode()).digest(4096)]
        for chunk in (data[i : i + 4] for i in range(0, len(data), 4))
    )
    cards = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        x = next(numbers)
        while x >= 2**32 - (2**32 % (i + 1)):
            x = next(numbers)
        j = x % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


@pytest.mark.parametrize("seed", [0, 1, 7, 12345, MOST_SEED])
@pytest.mark.parametrize("deal", [0, 1, 17])
def test_decks_are_those_of_the_rules(seed: int, deal: int) -> None:
    some = pack(jokers=2)
    want = by_the_rules([c.text for c in some], f"cardlib/1/x/4/{seed}/{deal}")
    assert [c.text for c in deck(some, "x", 4, seed, deal)] == want


def test_numbers_that_would_favour_some_outcome_are_skipped() -> None:
    class Fixed(Stream):
        given = (2**32 - 1, 2**32 - 1, 5)

        def number(self) -> int:
            self.at = getattr(self, "at", -1) + 1
            return self.given[self.at]

    assert Fixed("").below(3) == 2, "2^32 - 1 is the one number too many for three outcomes"
    assert Fixed("").below(2**32) == 2**32 - 1


def test_a_stream_never_ends_and_does_not_repeat_itself() -> None:
    stream, other = Stream("x"), Stream("x")
    numbers = [stream.number() for _ in range(5000)]
    assert numbers == [other.number() for _ in range(5000)]
    assert len(set(numbers)) > 4990
    data = hashlib.shake_256(b"x").digest(4 * 5000)
    assert numbers == [int.from_bytes(data[i : i + 4], "big") for i in range(0, len(data), 4)]


def test_outcomes_are_equally_likely() -> None:
    stream = Stream("fair")
    counts = Counter(stream.below(6) for _ in range(6000))
    assert all(850 < counts[i] < 1150 for i in range(6))
    assert 1300 < sum(stream.chance(1, 4) for _ in range(6000)) < 1700


@pytest.mark.parametrize("seed", [-1, 2**53, 1.0, 0.5, True, False, "7", None, [], 10**40])
def test_what_is_no_seed(seed: object) -> None:
    with pytest.raises(GameError) as caught:
        check_seed(seed)
    assert caught.value.place == "seed"


def test_zero_is_a_seed() -> None:
    game = cardlib.game("stand_or_trade")
    assert game.deal(0).decks.seed == 0
    assert game.deal(0).record(sealed=True)["seed"] == 0
    assert game.deal(0).record()["decks"] != game.deal(1).record()["decks"]


def test_global_generators_change_nothing_and_are_not_touched() -> None:
    game = cardlib.game("stand_or_trade")
    want = game.deal(3).record()
    random.seed(1)
    before = random.getstate()
    assert game.deal(3).record() == want
    assert random.getstate() == before
    random.seed(2)
    assert game.deal(3).record() == want


def test_a_new_process_deals_the_same() -> None:
    code = "import cardlib; print(cardlib.game('stand_or_trade').deal(42).record()['decks'])"
    for hashes in ("0", "1"):
        env = {"PYTHONHASHSEED": hashes, "PATH": ""}
        out = subprocess.check_output([sys.executable, "-c", code], env=env, text=True)
        assert out.strip() == str(cardlib.game("stand_or_trade").deal(42).record()["decks"])


def test_decks_given_run_out_and_decks_of_a_seed_do_not() -> None:
    given = Decks("x", 4, pack(), given=[pack()])
    assert given.get(0) == pack()
    assert given.get(1) is None
    seeded = Decks("x", 4, pack(), seed=0)
    assert len({seeded.get(k) for k in range(40)}) == 40
    assert seeded.get(3) is seeded.get(3)
