"""The table's Python side: every intent answered, nothing lost by a bad one, callbacks heard."""

from __future__ import annotations

import gc
import json
import random
import weakref
from typing import Any

import pytest
from kit.page import Desk, plain
from kit.walk import GAMES, at_random

import cardlib
from cardlib import GameError, RecordError
from cardlib.cards import cards, mask
from cardlib.explain import LANGUAGES, words
from cardlib.ranking import six_card
from cardwidgets import Table

each_game = pytest.mark.parametrize("name", GAMES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
GOOD = at_random(cardlib.game("stand_or_trade"), 3, most=9).states[-1].record()


@each_game
def test_a_match_is_played_to_the_end(name: str) -> None:
    desk = Desk(name)
    phases, revs = set(), []
    for frame in desk.play(2000):
        phases.add(frame["phase"])
        revs.append(frame["rev"])
        assert desk.trouble() == ""
        assert frame["game"] == name
    assert phases - {"pause"} == {"waiting", "over"}
    assert ("pause" in phases) == (desk.table.state.deals > 1), "a settled deal pauses, the last one ends the match"
    assert revs == sorted(set(revs)), "rev grows with every frame"
    assert desk.table.state.over
    assert desk.table.failures == []
    assert cardlib.replay(desk.table.record()).states[-1].over


@each_game
def test_the_frame_is_the_learners_view(name: str) -> None:
    desk = Desk(name, seat=1)
    for frame in desk.play(40):
        view = desk.table.state.view(1)
        if frame["phase"] == "waiting":
            assert frame["legal"] == [a.to_json() for a in view.legal]
            assert frame["waiting_for"] == list(view.actors)
        assert frame["seat"] == 1
        assert frame["scene"]["seats"][0].get("seat", 0) == 1


@each_game
def test_a_double_act_is_recorded_once(name: str) -> None:
    desk = Desk(name)
    for _ in range(6):
        if desk.frame["phase"] != "waiting":
            break
        act, rev = desk.frame["legal"][0], desk.frame["rev"]
        desk.act(*act, rev=rev)
        once, mine = desk.actions(), desk.frame["rev"]
        for _ in range(2):
            desk.act(*act, rev=rev)
            assert desk.actions() == once
            assert plain(desk.frame["notice"])
            assert desk.trouble() == ""
            assert desk.frame["rev"] > mine


def test_an_act_from_an_older_frame_counts_if_one_has_not_acted_since() -> None:
    desk = Desk()
    rev = desk.frame["rev"]
    desk.do("set", lang="ja")
    desk.do("set", lang="en")
    assert desk.frame["rev"] > rev
    desk.act("trade", rev=rev)
    assert desk.actions()[0] == [0, "trade"]
    assert desk.frame["notice"] is None


def test_an_act_of_an_undone_position_is_not_taken() -> None:
    desk = Desk()
    desk.act("trade")
    rev = desk.frame["rev"]
    desk.do("go", to="undo")
    for act in (["give", "2C"], ["trade"]):
        desk.act(*act, rev=rev)
        assert desk.actions() == []
        assert plain(desk.frame["notice"])


def test_an_act_from_before_ones_last_act_is_not_taken_though_it_is_legal() -> None:
    desk = Desk()
    rev = desk.frame["rev"]
    desk.act("trade", rev=rev)
    before = desk.actions()
    assert ["give", "2C"] in desk.frame["legal"]
    desk.act("give", "2C", rev=rev)
    assert desk.actions() == before
    assert plain(desk.frame["notice"])


def test_an_act_while_looking_back_goes_to_the_newest_position() -> None:
    desk = Desk()
    desk.first()
    before = desk.actions()
    desk.do("go", to=1)
    assert desk.frame["mode"] == "review"
    assert desk.frame["legal"] == []
    desk.act("trade")
    assert desk.actions() == before
    assert desk.frame["mode"] == "play"


def test_a_good_file_is_opened_and_goes_on() -> None:
    desk = Desk()
    desk.do("load", text=json.dumps(GOOD))
    assert desk.trouble() == ""
    assert desk.actions()[: len(GOOD["actions"])] == GOOD["actions"]


def test_only_what_has_just_happened_moves() -> None:
    fresh = Desk()
    fresh.act("trade")
    fresh.act("give", "2C")
    passed = {move["card"] for move in fresh.frame["moves"]}
    assert passed == {a[2] for a in fresh.actions() if a[1] == "give"}
    fresh.do("set", lang="ja")
    assert (fresh.frame["moves"], fresh.frame["events"]) == ([], [])
    long = at_random(cardlib.game("stand_or_trade"), 3, most=90).states[-1].record()
    for desk in (Desk(record=long), Desk()):
        desk.do("load", text=json.dumps(long))
        later = desk.actions()[len(long["actions"]) :]
        assert len(desk.frame["moves"]) <= len(later), "a match that is opened is not played through in one frame"


@each_game
def test_a_saved_match_is_opened_again(name: str) -> None:
    desk = Desk(name)
    for _ in range(9):
        desk.first() if desk.frame["phase"] == "waiting" else desk.do("go", to="continue")
        saved = desk.do("save")["answer"]
        assert saved["what"] == "save"
        assert saved["file"] == f"{name}-7.json"
        other = Desk(name, seed=1)
        other.do("load", text=saved["text"])
        if other.frame["phase"] == "pause":
            assert desk.frame["phase"] == "pause"
        assert other.actions() == desk.actions()


def test_what_is_saved_holds_no_hidden_card() -> None:
    desk = Desk()
    desk.act("trade")
    given = [a for a in desk.actions() if a[1] == "give"]
    assert given, "the others have chosen before the learner"
    saved = json.loads(desk.do("save")["answer"]["text"])
    assert "decks" not in saved
    assert [a for a in saved["actions"] if a[1] == "give"] == []
    assert [a for a in desk.frame["keep"]["record"]["actions"] if a[1] == "give"] == []


@each_language
@each_game
def test_questions_are_answered(name: str, lang: str) -> None:
    desk = Desk(name, lang=lang)
    for rule in desk.table.state.game.rulebook.rules:
        answer = desk.do("ask", what="rule", id=rule)["answer"]
        assert answer["id"] == rule
        assert answer["title"].startswith(rule)
        assert answer["blocks"][0]["say"]
        assert answer["origin"]
    assert desk.do("ask", what="rule", id="XX-1.1")["answer"] is None
    assert desk.do("ask", what="nonsense")["answer"] is None
    rev = desk.frame["rev"]
    for act in desk.frame["legal"][:5]:
        answer = desk.do("ask", what="judge", act=act)["answer"]
        assert answer["legal"] is True
        assert answer["act"] == act
    hint = desk.do("ask", what="hint")["answer"]
    assert hint["act"] in desk.frame["legal"]
    assert hint["blocks"]
    assert desk.frame["rev"] == rev, "a question changes no frame"


@pytest.mark.parametrize(("straight_flush", "hands"), [("colour", 128), ("suit", 4)])
def test_st_4_is_read_with_every_category_an_example_and_how_many_hands_are_of_it(
    straight_flush: six_card.StraightFlush, hands: int
) -> None:
    desk = Desk(options={"straight_flush": straight_flush}, lang="ja")
    told = next(b for b in desk.do("ask", what="rule", id="ST-4")["answer"]["blocks"] if b["kind"] == "lines")
    assert [len(one["cards"]) for one in told["items"]] == [6] * 10
    assert told["items"][1]["say"] == [{"b": "ストレートフラッシュ"}]
    assert told["items"][1]["amount"] == hands
    assert told["total"]["amount"] == 134_596
    for one in told["items"]:
        made = six_card.category(mask(cards(" ".join(one["cards"]))), straight_flush)
        names = desk.table._session.game.rulebook.named["category"]
        assert [{"b": next(c["name"]["ja"] for c in names if c["id"] == made)}] == one["say"]


def test_a_hint_leads_to_no_refusal_in_a_whole_match() -> None:
    desk = Desk("stand_or_trade", seed=5)
    for _ in range(300):
        if desk.frame["phase"] == "over":
            break
        hint = desk.do("ask", what="hint")["answer"]
        if desk.frame["phase"] == "pause":
            assert "act" not in hint
            desk.do("go", to="continue")
            continue
        desk.act(*hint["act"])
        assert desk.trouble() == ""
    assert desk.frame["phase"] == "over"


def test_numbers_are_read_as_typed() -> None:
    for typed, n in (("5", 5), ("５", 5), (" 12 ", 12), ("\u300042\n", 42), ("+7", 7), (9, 9)):
        desk = Desk("toy", seed=2)
        desk.act("bid", typed)
        assert desk.actions()[0] == [0, "bid", n], typed
    for typed in ("", " ", "-", "+", "--5", "-+5", "5.0", "1e3", "five", "5 5", "²²x", "9" * 40, None, 5.0, True):
        desk = Desk("toy", seed=2)
        desk.act("bid", typed)
        assert desk.actions() == []
        assert desk.trouble()
        assert desk.table.failures == []


def test_speech_out_of_turn() -> None:
    desk = Desk("toy", seed=2, seat=1, pace=0)
    assert ["call"] in desk.frame["legal"]
    desk.act("call")
    assert [1, "call"] in desk.actions()
    desk.act("call")
    assert desk.actions().count([1, "call"]) == 1
    assert "TY-4.1" in desk.trouble()


def test_undo_redo_and_review_by_intents() -> None:
    desk = Desk()
    desk.first()
    one = desk.actions()
    desk.first()
    two = desk.actions()
    assert desk.frame["undo"] is True
    desk.do("go", to="undo")
    assert desk.actions() == one
    assert desk.frame["redo"] is True
    desk.do("go", to="redo")
    assert desk.actions() == two
    desk.do("go", to=0)
    assert (desk.frame["mode"], desk.frame["at"], desk.frame["of"]) == ("review", 0, len(two))
    desk.do("go", to="live")
    assert desk.frame["mode"] == "play"
    for to in ("nowhere", 10**12, -7, ""):
        desk.do("go", to=to)
        assert desk.actions() == two
        assert desk.trouble() == ""


def test_undo_takes_the_message_back_too() -> None:
    desk = Desk()
    desk.first()
    desk.act("fly")
    assert desk.trouble()
    desk.do("go", to="undo")
    assert desk.trouble() == ""
    assert desk.actions() == []


def test_a_new_deal_by_seed_and_without() -> None:
    desk = Desk()
    desk.do("new", seed="0")
    assert desk.frame["seed"] == 0
    assert desk.table.record()["decks"] == cardlib.game("stand_or_trade").deal(0).record()["decks"]
    desk.do("new", seed="１２")
    assert desk.frame["seed"] == 12
    seeds = set()
    for _ in range(6):
        desk.do("new")
        seeds.add(desk.frame["seed"])
    assert len(seeds) > 3
    desk.do("new", seed=3, seat=2, level=1, options={"games": 1})
    frame = desk.frame
    assert (frame["seat"], frame["level"], frame["options"]["games"], frame["seed"]) == (2, 1, 1, 3)
    desk.do("new", seed=4)
    assert (desk.frame["seat"], desk.frame["level"], desk.frame["options"]["games"]) == (2, 1, 1)


def test_zero_is_a_seed() -> None:
    assert Desk(seed=0).frame["seed"] == 0


def test_the_language_changes_without_losing_the_position() -> None:
    desk = Desk()
    desk.first()
    before, seen = desk.table.record(), set()
    for lang in ("ja", "ru", "en"):
        desk.do("set", lang=lang)
        assert desk.table.record() == before
        assert desk.table.words["lang"] == desk.frame["lang"] == lang
        seen.add(plain(desk.frame["scene"]["title"]))
    assert len(seen) == 3


def test_what_the_table_is_made_with_is_checked() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"game": None}, "game"), ({"game": "bridge"}, "game"), ({"game": 7}, "game"), ({"seed": -1}, "seed"),
        ({"seed": "7"}, "seed"), ({"seat": 4}, "seat"), ({"seat": "0"}, "seat"), ({"seats": 3}, "seats"),
        ({"level": 9}, "level"), ({"lang": "de"}, "lang"), ({"lang": None}, "lang"), ({"pace": -1}, "pace"),
        ({"pace": "fast"}, "pace"), ({"options": {"x": 1}}, "options.x"), ({"options": 5}, "options"),
        ({"options": "games"}, "options"), ({"options": []}, "options"), ({"names": "abc"}, "names"),
        ({"names": 5}, "names"), ({"names": [1]}, "names"), ({"names": {}}, "names"), ({"reveal": "no"}, "reveal"),
    ]  # fmt: skip
    for wishes, place in wrong:
        with pytest.raises(GameError) as caught:
            Table(**{"game": "stand_or_trade", **wishes})
        assert caught.value.place == place
        assert str(caught.value)
        assert "error." not in str(caught.value), "an author reads a sentence, no key"
    for wishes in ({"record": {}}, {"record": "{"}, {"record": {**GOOD, "seats": 9}}):
        with pytest.raises(RecordError):
            Table(**wishes)
    with pytest.raises(GameError):
        Table(record=GOOD, seed=1)
    with pytest.raises(RecordError):
        Table("toy", record=GOOD)
    assert Table(record=GOOD, pace=0).record()["actions"][: len(GOOD["actions"])] == GOOD["actions"]


@each_language
def test_an_author_is_refused_in_the_language_that_was_asked_for(lang: str) -> None:
    for wishes in ({"level": 9}, {"seat": 4}, {"pace": -1}, {"seed": -1}, {"names": 5}, {"options": {"games": 0}}):
        with pytest.raises(GameError) as caught:
            Table("stand_or_trade", lang=lang, **wishes)  # type: ignore[arg-type]
        assert str(caught.value) == words(lang, "stand_or_trade", "cardwidgets").text(caught.value.say)
    desk = Desk(lang=lang)
    for bad in (None, 5, "f"):
        with pytest.raises(GameError) as caught:
            desk.table.on_act(bad)  # type: ignore[arg-type]
        assert str(caught.value) == words(lang, None, "cardwidgets").text(caught.value.say)
    desk.table.on_act(print, remove=True)
    desk.first()
    assert desk.table.failures == []


EVIL = "</script><img src=x onerror=alert(1)>"


def test_names_stay_literal() -> None:
    desk = Desk(names=[EVIL, "{n} *b*", "seat.you", "名"])
    desk.first()
    text = json.dumps(desk.frame, ensure_ascii=False)
    assert desk.frame["names"] == [EVIL, "{n} *b*", "seat.you", "名"]
    assert json.dumps(EVIL)[1:-1] in text
    assert "{n} *b*" in text
    said = [plain(line["say"]) for line in desk.frame["story"]]
    assert any("{n} *b*" in line for line in said)
    assert any("名" in line for line in said)


def test_missing_names_are_made_up() -> None:
    assert Desk(names=["Ann", ""]).frame["names"][0] == "Ann"
    assert len(set(Desk(names=["Ann"]).frame["names"])) == 4
    assert len(set(Desk(seat=2).frame["names"])) == 4


class Fault(Exception):
    pass


def test_a_failing_callback_is_kept_told_and_never_swallowed(caplog: pytest.LogCaptureFixture) -> None:
    desk, heard = Desk(), []

    def fail(seat: int, act: list[Any]) -> None:
        raise Fault(EVIL)

    desk.table.on_act(fail)
    desk.table.on_act(lambda seat, act: heard.append([seat, *act]))
    desk.act("trade")
    assert desk.actions() == heard, "the game goes on, and other callbacks are called"
    assert [type(error) for error in desk.table.failures] == [Fault] * len(heard)
    assert EVIL in desk.trouble()
    assert "Fault" in caplog.text
    desk.table.on_act(fail, remove=True)
    desk.table.failures.clear()
    desk.first()
    assert desk.table.failures == []
    assert desk.trouble() == ""


def test_a_callback_that_closes_the_table_ends_the_match() -> None:
    desk, heard = Desk(), []

    def close(seat: int, act: list[Any]) -> None:
        heard.append(seat)
        desk.table.close()

    desk.table.on_act(close)
    desk.act("trade")
    assert heard == [0], "nobody plays on at a closed table"
    assert desk.table.failures == []


def test_a_closed_table_is_forgotten() -> None:
    gone = []
    for seed in range(3):
        table = Table("stand_or_trade", seed=seed, pace=0)
        table.on_act(lambda _seat, _act: None)
        table.close()
        gone.append(weakref.ref(table))
        del table
    gc.collect()
    assert [ref() for ref in gone] == [None] * 3


def test_callbacks_hear_every_act_once_in_order() -> None:
    desk, heard = Desk(), []
    desk.table.on_act(lambda seat, act: heard.append([seat, *act]))
    for _ in range(5):
        desk.first() if desk.frame["phase"] == "waiting" else desk.do("go", to="continue")
    assert heard == desk.actions()
    desk.do("go", to="undo")
    desk.act("fly")
    assert heard[-1] == [heard[-1][0], *heard[-1][1:]]


def test_a_fault_inside_is_told_and_kept(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    desk = Desk()
    before = desk.table.record()
    monkeypatch.setattr(desk.table, "_act", lambda intent: 1 // 0)
    answer = desk.do("act", act=["trade"], rev=desk.frame["rev"])
    assert answer["ok"] is True
    assert "ZeroDivisionError" in desk.trouble()
    assert [type(error) for error in desk.table.failures] == [ZeroDivisionError]
    assert "ZeroDivisionError" in caplog.text
    assert desk.table.record() == before


def test_two_tables_are_independent() -> None:
    one, other = Desk(seed=1), Desk(seed=1)
    untouched = json.dumps({k: v for k, v in other.frame.items() if k != "key"})
    one.do("set", lang="ru", level=1)
    one.first()
    one.do("new", seed=9)
    assert json.dumps({k: v for k, v in other.frame.items() if k != "key"}) == untouched
    assert one.frame["key"] != other.frame["key"]


def test_user_code_with_global_generators_changes_nothing() -> None:
    moves = []
    for seed in (1, 2):
        random.seed(seed)
        before = random.getstate()
        desk = Desk(seed=4)
        for _ in range(8):
            desk.first() if desk.frame["phase"] == "waiting" else desk.do("go", to="continue")
        assert random.getstate() == before
        moves.append(desk.actions())
    assert moves[0] == moves[1]


@each_game
def test_a_reloaded_page_goes_on_where_it_was(name: str) -> None:
    desk = Desk(name, seat=1, level=1)
    for _ in range(12):
        keep = json.loads(json.dumps(desk.frame["keep"]))
        again = Desk(name, seed=99, resume=True)
        assert again.frame["resume"] is True
        again.do("resume", keep=keep)
        assert again.frame["resume"] is False
        assert again.trouble() == ""
        assert again.frame["notice"] is None
        assert again.actions() == desk.actions()
        for field in ("scene", "phase", "seat", "level", "legal", "story", "waiting_for"):
            assert again.frame[field] == desk.frame[field], field
        desk.first() if desk.frame["phase"] == "waiting" else desk.do("go", to="continue")


@pytest.mark.parametrize(("kept", "pace"), [(3, 3.0), (0, 0.0), (11, 1.0), ("x", 1.0), (None, 1.0), (True, 1.0)])
def test_a_reloaded_page_keeps_its_pace(kept: Any, pace: float) -> None:
    keep = Desk(pace=2).frame["keep"]
    assert keep["pace"] == 2
    other = Desk(pace=1, resume=True)
    other.do("resume", keep={**keep, "pace": kept})
    assert other.frame["pace"] == pace


@each_language
@pytest.mark.parametrize(
    "keep",
    [{}, {"record": None}, {"record": {}}, {"record": "{"}, {"record": GOOD, "seat": 9}, {"record": GOOD, "level": "x"},
     {"record": at_random(cardlib.game("toy"), 1).states[1].record()}, {"record": {**GOOD, "actions": [[3, "fly"]]}}],
    ids=range(8),
)  # fmt: skip
def test_what_cannot_be_gone_on_from_is_told_and_a_new_deal_stays(keep: dict[str, Any], lang: str) -> None:
    desk = Desk(lang=lang, resume=True)
    before = desk.table.record()
    desk.do("resume", keep=keep)
    assert plain(desk.frame["notice"])
    assert desk.table.record() == before
    assert desk.table.failures == []


def test_a_revealed_table_says_so_and_shows_all_hands() -> None:
    desk = Desk(reveal=True)
    assert desk.frame["reveal"] is True
    hands = [spot.get("card") for seat in desk.frame["scene"]["seats"][1:] for spot in seat["hand"]]
    assert len(hands) == 18
    assert all(hands)
    desk.do("set", reveal=False)
    hands = [spot.get("card") for seat in desk.frame["scene"]["seats"][1:] for spot in seat["hand"]]
    assert not any(hands)
