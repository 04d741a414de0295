"""What the table offers besides acts: why not, rules, undo and redo, review, language, files, names."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import cardlib
from tests.browser.servers import Server
from tests.browser.table_page import TablePage

Open = Callable[..., TablePage]


def why(table: TablePage, act: str) -> str:
    """Ask of a control that can't be used why not; gives the answer's text."""
    table.button(f'act:["{act}"]').click(force=True)
    box = table.root.locator(".why")
    box.wait_for()
    return box.inner_text()


def test_why_not_names_the_rule_and_what_can_be_done(open_table: Open) -> None:
    table = open_table()
    rev = table.rev
    text = why(table, "stand")
    assert "ST-2.2" in text
    assert "no category" in text.lower()
    assert "trade" in text.lower()
    assert table.rev == rev
    table.page.keyboard.press("Escape")
    assert table.root.locator(".why").count() == 0
    focused = table.page.evaluate("document.activeElement.dataset.k")
    assert focused == 'act:["stand"]'


def test_why_not_by_keyboard_in_japanese(open_table: Open) -> None:
    table = open_table("seed=7&pace=0&lang=ja")
    table.button('act:["drop"]').focus()
    table.page.keyboard.press("Enter")
    box = table.root.locator(".why")
    box.wait_for()
    assert "ドロップ" in box.inner_text()


def test_rule_numbers_open_the_rule(open_table: Open) -> None:
    table = open_table()
    table.root.locator(".story .rule", has_text="ST-1.2").click()
    dialog = table.page.locator(".kibitz dialog[open]")
    dialog.wait_for()
    assert "24 cards" in dialog.inner_text()
    table.page.keyboard.press("Escape")
    assert table.page.locator(".kibitz dialog[open]").count() == 0


def test_undo_and_redo(open_table: Open) -> None:
    table = open_table()
    hand, acts = table.hand, table.acts
    table.do(["trade"])
    after, story = table.acts, table.story
    assert after != acts
    table.press("tool:undo")
    assert table.acts == acts
    assert table.hand == hand
    table.press("tool:redo")
    assert table.acts == after
    assert table.story == story


def test_stepping_through_the_game(open_table: Open) -> None:
    table = open_table()
    table.do(["trade"])
    newest = table.acts
    table.press("replay.first")
    assert table.root.get_attribute("data-mode") == "review"
    assert table.acts == []
    table.press("replay.on")
    table.press("replay.last")
    assert table.root.get_attribute("data-mode") == "play"
    assert table.acts == newest


def test_language_switch_keeps_the_position(open_table: Open) -> None:
    table = open_table()
    table.do(["trade"])
    acts, hand = table.acts, table.hand
    before = table.rev
    table.root.locator("[lang=ja]").first.click()
    table.after(before)
    assert table.root.get_attribute("lang") == "ja"
    assert (table.acts, table.hand) == (acts, hand)
    names = table.root.locator(".me .hand [data-card]").evaluate_all("els => els.map(el => el.ariaLabel)")
    assert all(any(suit in name for suit in ("スペード", "ハート", "ダイヤ", "クラブ")) for name in names)


def test_a_double_click_acts_once(open_table: Open) -> None:
    table = open_table()
    control = table.control(["trade"])
    before = table.rev
    control.dblclick()
    table.after(before)
    assert [act[0] for act in table.acts] == ["give"] * 6


def test_enter_held_down_presses_once(open_table: Open) -> None:
    table = open_table()
    table.control(["trade"]).focus()
    session = table.page.context.new_cdp_session(table.page)
    key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"}
    before = table.rev
    session.send("Input.dispatchKeyEvent", {"type": "keyDown", **key})
    table.after(before)
    for _ in range(5):
        session.send("Input.dispatchKeyEvent", {"type": "keyDown", "autoRepeat": True, **key})
    session.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})
    assert [act[0] for act in table.acts] == ["give"] * 6
    assert table.root.locator(".why").count() == 0, "nothing else was pressed"


def test_stepping_back_and_on_while_others_think(open_table: Open) -> None:
    table = open_table("seed=7&pace=0.4")
    table.control(["trade"]).click()
    table.page.wait_for_selector('.kibitz[data-phase="busy"]')
    table.button("replay.first").click()
    table.page.wait_for_selector('.kibitz[data-mode="review"]')
    while table.root.get_attribute("data-mode") == "review":
        before = table.rev
        table.button("replay.on").click()
        table.page.wait_for_function(f"() => +document.querySelector('.kibitz').dataset.rev > {before}")
    assert table.settled() == "waiting"
    said = table.root.locator("[data-announce]").inner_text()
    assert "Which card do you give?" in said, "whose turn it is, is said aloud"


def test_closing_the_options_goes_back_to_the_settings(open_table: Open) -> None:
    table = open_table()
    table.button("settings").click()
    table.button("options").click()
    table.root.locator("dialog[open] input").first.fill(" ２ ")
    table.page.keyboard.press("Escape")
    table.page.wait_for_function("() => document.activeElement.dataset.k === 'options'")
    table.button("options").click()
    table.root.locator("dialog[open] input").first.fill(" ２ ")
    before = table.rev
    table.button("options-start").click()
    table.after(before)
    assert table.root.locator(".trouble").count() == 0
    assert "of 2" in table.root.locator(".where").inner_text()


def test_cards_have_edges_in_the_systems_own_colours(open_table: Open) -> None:
    table = open_table(forced_colors="active")
    borders = table.root.locator(".me .hand [data-card]").evaluate_all(
        "els => els.map(el => getComputedStyle(el).borderTopWidth)"
    )
    assert borders == ["1px"] * 6


def test_a_phone_on_its_side_shows_hand_and_acts_together(open_table: Open) -> None:
    table = open_table(viewport={"width": 740, "height": 360})
    tray = table.root.locator(".tray")
    tray.evaluate("el => el.scrollIntoView({ block: 'end' })")
    hand, acts = table.root.locator(".me .hand").bounding_box(), tray.bounding_box()
    assert hand is not None
    assert acts is not None
    assert hand["y"] >= 0, "the whole hand is in sight"
    assert hand["y"] + hand["height"] <= acts["y"] + 34, "and the tray covers no more than the cards' feet"


def test_a_bad_seed_is_refused_in_words(open_table: Open) -> None:
    table = open_table("seed=7&pace=0&lang=ru")
    hand = table.hand
    table.root.locator("input").first.fill("семь")
    before = table.rev
    table.root.locator("input").first.press("Enter")
    table.after(before)
    trouble = table.root.locator(".trouble").inner_text()
    assert "семь" in trouble
    assert table.hand == hand
    table.root.locator("input").first.fill("１２")
    before = table.rev
    table.root.locator("input").first.press("Enter")
    table.after(before)
    assert table.root.locator(".trouble").count() == 0
    assert sorted(table.hand) == sorted(cardlib.game("stand_or_trade").deal(seed=12).view(0).hand)  # type: ignore[attr-defined]


def test_files_are_saved_and_opened(open_table: Open, tmp_path: Path) -> None:
    table = open_table()
    table.do(["trade"])
    acts, hand = table.acts, table.hand
    table.button("settings").click()
    with table.page.expect_download() as download:
        table.button("save").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    record = json.loads(path.read_text(encoding="utf-8"))
    assert "decks" not in record
    other = open_table("seed=99&pace=0")
    other.button("settings").click()
    before = other.rev
    other.root.locator("input[type=file]").set_input_files(path)
    other.after(before)
    assert (other.acts, other.hand) == (acts, hand)
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "cardlib-record/1"', encoding="utf-8")
    if not other.root.locator("input[type=file]").count():
        other.button("settings").click()
    before = other.rev
    other.root.locator("input[type=file]").set_input_files(bad)
    other.after(before)
    assert "JSON" in other.root.locator(".trouble").inner_text()
    assert other.hand == hand


def test_no_hidden_card_is_anywhere_in_the_page(open_table: Open) -> None:
    """Neither in the page nor in the widget's state, before the rules show it."""
    table = open_table()
    shown = set(table.cards)
    assert shown == set(table.hand)
    drawn = table.root.locator("use").evaluate_all("els => els.map(el => el.getAttribute('href'))")
    faces = {ref[3:] for ref in drawn if ref.startswith(("#f-", "#m-"))} | {
        ref.rpartition("-")[2] for ref in drawn if len(ref.rpartition("-")[2]) == 2
    }
    assert {card for card in faces if len(card) == 2 and card[1] in "SHDC"} <= shown


def test_names_are_shown_literally(contexts: Callable[..., object], dashboards: Server, tmp_path: Path) -> None:
    from tests.browser.servers import notebook, voila

    name = "</script><img src=x onerror=alert(1)>"
    names = ["me", name, "*x*", "{seat}" + "W" * 200]
    cell = f"import cardwidgets\ncardwidgets.Table('stand_or_trade', seed=7, pace=0, names={names!r})"
    notebook(tmp_path / "names.ipynb", [cell])
    with voila(tmp_path) as server:
        page = contexts().new_page()  # type: ignore[attr-defined]
        dialogs: list[str] = []
        page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
        table = TablePage(page)
        table.open(server.page("names"))
        table.do(["trade"])
        text = table.root.inner_text()
        assert name in text
        assert "*x*" in text
        assert "{seat}" in text
        assert page.locator(".kibitz img").count() == 0
        while table.phase == "waiting":
            table.do(table.acts[-1])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
            "a long name does not widen the sheet"
        )
        assert not dialogs
        assert not table.errors


def test_keys_are_listed_in_two_columns(open_table: Open) -> None:
    """JupyterLab's own style of terms must not squeeze them."""
    table = open_table()
    table.button("settings").click()
    key = table.root.locator(".keys dt").first
    key.wait_for()
    box = key.bounding_box()
    assert box
    assert box["width"] > 100
    assert box["height"] < 40, "one line"


def test_the_mark_of_a_card_that_came_is_not_covered_by_the_next_card(open_table: Open) -> None:
    table = open_table()
    table.do(["trade"])
    table.do(table.acts[-1])
    gap = table.root.evaluate(
        """root => [...root.querySelectorAll(".me .fan > li:not(:last-child) .card.new")].map(card => {
          const mark = getComputedStyle(card, "::before");
          const next = card.closest("li").nextElementSibling.getBoundingClientRect().left;
          return next - card.getBoundingClientRect().left - parseFloat(mark.left) - parseFloat(mark.width);
        })"""
    )
    assert gap
    assert min(gap) > 0
