"""Abbott's Auction in a browser: a match by mouse, a deal by keys, cards that make no bid, wide and narrow tables."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.mirror import Mirror
from tests.browser.table_page import TablePage
from tests.browser.test_axe import violations

Open = Callable[..., TablePage]


class Auction(Mirror):
    def held(self, view: Any) -> list[str]:
        """The winner has also what was just taken, and hasn't paid yet."""
        taken = view.taken if view.phase == "pay" and view.holder == view.seat else ()
        return [*view.hand, *taken]


def pick(table: TablePage, cards: list[str]) -> None:
    """Press cards of the hand, in this order; a second one like it has a number."""
    for i, text in enumerate(cards):
        n = cards[:i].count(text)
        # the next card lies over the right half
        table.button(f"spot:{text}.{n + 1}" if n else f"spot:{text}").click(position={"x": 22, "y": 50})


def test_a_match_by_mouse(open_table: Open) -> None:
    """From the deal to the result: bids from the list, payments by choosing cards in order; held against the engine."""
    table = open_table("seed=2&pace=0&options=target:1", game="abbotts_auction")
    mirror = Auction("abbotts_auction", 2, target=1)
    paid = 0
    for _ in range(80):
        mirror.check(table)
        if mirror.session.phase != "waiting":
            break
        act = mirror.session.choose(0).act.to_json()
        if act[0] == "pay":
            paid += 1
            before = table.rev
            pick(table, act[1])
            assert table.root.locator(".hand .nth").count() == len(act[1])
            table.button("go:pay").click()
            table.after(before)
        else:
            table.do(act)
        mirror.do(act)
    assert paid == 2
    assert table.phase == mirror.session.phase == "over"
    assert mirror.session.live.result["winners"] == [0]
    assert "50" in table.root.locator(".cols").inner_text()


def tab_to(table: TablePage, selector: str) -> None:
    """Press Tab, or Shift and Tab where it lies before the focus, until the focus is on an element that matches."""
    where = """s => { const here = document.activeElement, to = document.querySelector('.kibitz').querySelector(s);
      return here.matches(s) ? "" : here.compareDocumentPosition(to) & 2 ? "Shift+Tab" : "Tab" }"""
    for _ in range(80):
        key = table.page.evaluate(where, selector)
        if not key:
            return
        table.page.keyboard.press(key)
    raise AssertionError(f"Tab never reaches {selector}")


def test_a_deal_by_keyboard(open_table: Open) -> None:
    """Nothing but keys: arrows among the bids and the payments, Tab to the buttons; the focus is never lost."""
    table, mirror = open_table("seed=4&pace=0", game="abbotts_auction"), Auction("abbotts_auction", 4)
    keys = table.page.keyboard
    table.root.locator(".me .hand [data-card]").first.focus()
    for _ in range(60):
        mirror.check(table)
        if mirror.session.phase != "waiting":
            break
        act = mirror.session.choose(0).act.to_json()
        if act[0] == "pay":
            act = next(one for one in mirror.legal() if sorted(one[1]) == sorted(act[1]))
        text = json.dumps(act, separators=(",", ":"))
        before = table.rev
        if act[0] in ("bid", "pay"):
            tab_to(table, ".each button[tabindex='0']")
            keys.press("Home")
            for _ in mirror.legal():
                if table.page.evaluate("document.activeElement.dataset.act") == text:
                    break
                keys.press("ArrowRight")
        else:
            tab_to(table, f"[data-act='{text}']")
        keys.press("Enter")
        table.after(before)
        mirror.do(act)
        assert table.page.evaluate("document.querySelector('.kibitz').contains(document.activeElement)")
    assert table.phase == "pause"
    assert mirror.session.live.result["scores"][0] == 58


def told(table: TablePage) -> str:
    """What is said of the cards chosen, once it has come."""
    table.page.wait_for_timeout(300)
    table.settled()
    return table.root.locator(".choose .say").inner_text()


def test_cards_that_make_no_bid(open_table: Open) -> None:
    """What chosen cards would be said as, why some can't be said, and that nothing is said by a refused press."""
    table = open_table("seed=7&pace=0", game="abbotts_auction")
    rev = table.rev
    pick(table, ["3H"])
    table.page.wait_for_function("() => /3/.test(document.querySelector('.choose .say').innerText)")
    assert table.button("go:bid").get_attribute("aria-disabled") is None
    pick(table, ["4S"])
    table.root.locator(".choose .say[data-bad]").wait_for()
    submit = table.button("go:bid")
    assert submit.get_attribute("aria-disabled") == "true"
    submit.click(force=True)
    why = table.root.locator(".why")
    why.wait_for()
    assert "no combination" in why.inner_text()
    table.page.keyboard.press("Escape")
    table.button("clear:bid").click()
    assert "0" in told(table)
    for text in ("9H", "8C", "KC", "QS", "JD", "4S"):
        pick(table, [text])
    assert submit.get_attribute("aria-disabled") == "true"
    table.button("clear:bid").click()
    table.button('act:["end"]').click(force=True)
    why.wait_for()
    assert "AA-6.3" in why.inner_text()
    table.page.keyboard.press("Escape")
    assert table.rev == rev


def test_a_double_click_bids_once(open_table: Open) -> None:
    table, mirror = open_table("seed=7&pace=0", game="abbotts_auction"), Auction("abbotts_auction", 7)
    before = table.rev
    table.control(["bid", "single", "9"]).dblclick()
    table.after(before)
    mirror.do(["bid", "single", "9"])
    mirror.check(table)


def test_payment_with_what_was_just_taken(open_table: Open) -> None:
    """A card just taken says why it can't be laid."""
    table = open_table("seed=4&pace=0", game="abbotts_auction")
    table.do(["pass"])
    table.do(["bid", "pair", "JK"])
    table.button("spot:new.3H").click(position={"x": 30, "y": 60}, force=True)
    why = table.root.locator(".why")
    why.wait_for()
    assert "AA-5.1" in why.inner_text()


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_hand_and_controls_share_the_window(open_table: Open, seats: int) -> None:
    """At 1280 × 800 hand, pile and the whole tray are seen together, and nothing runs out sideways."""
    table = open_table(f"seed=7&pace=0&seats={seats}", game="abbotts_auction")
    tray = table.root.locator(".tray").bounding_box()
    hand = table.root.locator(".hand").bounding_box()
    assert tray
    assert hand
    assert tray["y"] + tray["height"] <= (800 if seats < 10 else 860)
    assert tray["y"] - hand["y"] > 100
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 1280


STATES = [("light", "ru"), ("dark", "ja")]


@pytest.mark.parametrize(("scheme", "lang"), STATES)
def test_no_violations(open_table: Open, scheme: str, lang: str) -> None:
    """The auction, cards chosen, a payment and the sheet, as axe sees them."""
    query = f"seed=4&pace=0&lang={lang}&options=declare_at:1"
    table = open_table(query, game="abbotts_auction", color_scheme=scheme, reduced_motion="reduce")
    assert violations(table) == []
    pick(table, ["2D", "5H"])
    told(table)
    assert violations(table) == []
    table.do(["pass"])
    table.do(["bid", "pair", "JK"])
    assert violations(table) == []
    table.do(["pay", ["JK", "JK"]])
    table.do(["end"])
    table.page.wait_for_timeout(400)
    assert table.phase in ("pause", "over")
    assert violations(table) == []
