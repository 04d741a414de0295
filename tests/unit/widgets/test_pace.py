"""With a pace the others act one at a time, and whatever the learner does meanwhile comes first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from kit.page import Desk

PACE = 0.01


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await asyncio.wait_for(work(), 20)
        await asyncio.sleep(0)
        others = asyncio.all_tasks() - {asyncio.current_task()}
        assert not others, "a task was left behind"

    asyncio.run(main())


async def until(desk: Desk, *phases: str) -> list[dict[str, Any]]:
    """Wait for a phase; gives the frames on the way."""
    frames = [desk.frame]
    while frames[-1]["phase"] not in phases:
        await asyncio.sleep(PACE / 5)
        if desk.frame["rev"] != frames[-1]["rev"]:
            frames.append(desk.frame)
    return frames


def test_others_act_one_at_a_time() -> None:
    async def work() -> None:
        desk = Desk(pace=PACE)
        desk.act("trade")
        assert desk.frame["phase"] == "busy"
        assert desk.actions() == [[0, "trade"]]
        frames = await until(desk, "waiting")
        assert [frame["at"] for frame in frames] == list(range(1, len(frames) + 1))
        assert len(frames) > 3
        assert all(len({i // 256 for i in frame["events"]}) <= 1 for frame in frames), "each frame tells one act"
        desk.table.close()

    run(work)


def test_the_same_happens_as_without_a_pace() -> None:
    async def work() -> None:
        slow, quick = Desk(pace=PACE), Desk(pace=0)
        for desk in (slow, quick):
            desk.act("trade")
            await until(desk, "waiting")
            desk.first()
            await until(desk, "waiting", "pause")
        await until(slow, "waiting", "pause")
        assert sorted(map(str, slow.actions())) == sorted(map(str, quick.actions()))
        slow.table.close()

    run(work)


def test_undo_interrupts_the_others() -> None:
    async def work() -> None:
        desk = Desk(pace=PACE)
        desk.act("trade")
        while len(desk.actions()) < 2:
            await asyncio.sleep(PACE / 5)
        assert desk.frame["phase"] == "busy"
        desk.do("go", to="undo")
        assert desk.actions() == []
        assert desk.frame["phase"] == "waiting"
        await asyncio.sleep(PACE * 6)
        assert desk.actions() == []
        desk.act("trade")
        await until(desk, "waiting")
        assert [a[0] for a in desk.actions()[:4]] == [0, 1, 2, 3]
        desk.table.close()

    run(work)


def test_a_new_deal_interrupts_the_others() -> None:
    async def work() -> None:
        desk = Desk(pace=PACE)
        desk.act("trade")
        desk.do("new", seed=11)
        assert desk.frame["seed"] == 11
        await asyncio.sleep(PACE * 6)
        assert desk.actions() == []
        desk.table.close()

    run(work)


def test_others_wait_while_the_learner_looks_back() -> None:
    async def work() -> None:
        desk = Desk(pace=PACE)
        desk.act("trade")
        desk.do("go", to=0)
        before = desk.actions()
        await asyncio.sleep(PACE * 5)
        assert desk.actions() == before
        assert desk.frame["mode"] == "review"
        desk.do("go", to="live")
        await until(desk, "waiting")
        assert len(desk.actions()) > len(before)
        desk.table.close()

    run(work)


@pytest.mark.parametrize("back", [("go", {"to": 1}), ("go", {"to": 99}), ("act", {"act": ["trade"], "rev": 99})])
def test_others_go_on_however_one_comes_back_from_looking_back(back: tuple[str, dict[str, Any]]) -> None:
    """Step by step to the newest position, or by an act from a view that was not looking back."""

    async def work() -> None:
        desk = Desk(pace=PACE)
        desk.act("trade")
        desk.do("go", to=0)
        desk.do(back[0], **back[1])
        assert desk.frame["mode"] == "play"
        await asyncio.wait_for(until(desk, "waiting"), 5)
        assert len(desk.actions()) > 1
        desk.table.close()

    run(work)


def test_what_cannot_be_done_while_looking_back_wakes_nobody() -> None:
    async def work() -> None:
        desk = Desk(pace=PACE)
        desk.act("trade")
        desk.do("go", to=0)
        for to in ("redo", "fly"):
            desk.do("go", to=to)
        await asyncio.sleep(PACE * 5)
        assert desk.frame["mode"] == "review"
        assert desk.actions() == [[0, "trade"]]
        desk.table.close()

    run(work)


def test_a_callback_that_closes_the_table_stops_the_others() -> None:
    async def work() -> None:
        for last in (0, 1):
            desk, heard = Desk(pace=PACE), []

            def close(
                seat: int, _act: list[Any], desk: Desk = desk, heard: list[int] = heard, last: int = last
            ) -> None:
                heard.append(seat)
                if seat == last:
                    desk.table.close()

            desk.table.on_act(close)
            desk.act("trade")
            await asyncio.sleep(PACE * 8)
            assert heard == list(range(last + 1))
            assert desk.table.failures == []

    run(work)


def test_questions_and_settings_do_not_stop_the_others() -> None:
    async def work() -> None:
        desk = Desk(pace=PACE)
        desk.act("trade")
        desk.do("ask", what="rule", id="ST-1.1")
        desk.do("set", lang="ja")
        desk.act("fly")
        await until(desk, "waiting")
        assert desk.table.failures == []
        desk.table.close()

    run(work)


def test_an_act_out_of_turn_while_others_think() -> None:
    async def work() -> None:
        desk = Desk("toy", seed=2, seat=2, pace=PACE)
        assert desk.frame["phase"] == "busy"
        desk.act("call")
        assert desk.actions() == [[2, "call"]]
        await until(desk, "waiting")
        assert desk.actions()[0] == [2, "call"]
        assert [a[0] for a in desk.actions()[1:3]] == [0, 1]
        desk.table.close()

    run(work)


def test_a_double_click_while_others_think_is_recorded_once() -> None:
    async def work() -> None:
        desk = Desk(pace=PACE)
        rev = desk.frame["rev"]
        desk.act("trade", rev=rev)
        desk.act("trade", rev=rev)
        await until(desk, "waiting")
        assert [a for a in desk.actions() if a == [0, "trade"]] == [[0, "trade"]]
        desk.table.close()

    run(work)


def test_a_simultaneous_choice_made_twice_is_recorded_once() -> None:
    async def work() -> None:
        desk = Desk(pace=PACE)
        desk.act("trade")
        while ["give", "2C"] not in desk.frame["legal"]:
            await asyncio.sleep(PACE / 5)
        rev = desk.frame["rev"]
        desk.act("give", "2C", rev=rev)
        desk.act("give", "2H", rev=rev)
        await until(desk, "waiting")
        assert [a for a in desk.actions() if a[:2] == [0, "give"]] == [[0, "give", "2C"]]
        desk.table.close()

    run(work)


def test_a_callback_that_fails_in_the_others_time_is_told() -> None:
    async def work() -> None:
        desk = Desk(pace=PACE)
        desk.act("trade")

        def fail(seat: int, act: list[Any]) -> None:
            raise ValueError("oh")

        desk.table.on_act(fail)
        await until(desk, "waiting")
        assert len(desk.table.failures) == len(desk.actions()) - 1
        assert "oh" in desk.trouble()
        desk.table.close()

    run(work)


def test_a_fault_in_a_player_is_told_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        desk = Desk(pace=PACE)
        monkeypatch.setattr(type(desk.table._session), "choose", lambda *args: 1 // 0)
        desk.act("trade")
        await asyncio.sleep(PACE * 4)
        assert [type(error) for error in desk.table.failures] == [ZeroDivisionError]
        assert "ZeroDivisionError" in desk.trouble()
        assert desk.actions() == [[0, "trade"]]
        desk.table.close()

    run(work)


def test_closing_stops_the_others() -> None:
    async def work() -> None:
        desk = Desk(pace=PACE)
        desk.act("trade")
        desk.table.close()
        await asyncio.sleep(PACE * 5)
        assert desk.actions() == [[0, "trade"]]

    run(work)


def test_two_tables_with_a_pace_do_not_meet() -> None:
    async def work() -> None:
        one, other = Desk(pace=PACE), Desk(pace=PACE, seed=8)
        one.act("trade")
        await until(one, "waiting")
        assert other.actions() == []
        assert one.actions()
        one.table.close()
        other.table.close()

    run(work)


def test_a_change_of_pace_holds_from_the_next_act() -> None:
    async def work() -> None:
        desk = Desk(pace=PACE)
        desk.do("set", pace=0)
        desk.act("trade")
        assert desk.frame["phase"] == "waiting"
        desk.table.close()

    run(work)
