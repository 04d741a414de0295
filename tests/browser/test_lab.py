"""Tables in a real JupyterLab and Notebook 7: they live there; keys, focus and scrolling stay as they should."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.browser.book_page import BookPage
from tests.browser.conftest import REPO
from tests.browser.servers import Server, jupyter, notebook
from tests.browser.test_axe import AXE

ADDRESS = {"lab": "/lab/tree/{}?reset", "notebook": "/notebooks/{}"}
CELLS = [
    "import cardwidgets\n"
    "acts = []\n"
    "table = cardwidgets.Table('stand_or_trade', seed=7, pace=0)\n"
    "table.on_act(lambda seat, act: acts.append((seat, act)))\n"
    "table",
    "runs = globals().get('runs', 0) + 1\ntable",
    "",
]


class Place:
    """A server of one kind and what it serves."""

    def __init__(self, kind: str, server: Server) -> None:
        self.kind, self.server = kind, server

    def address(self, path: str) -> str:
        return self.server.url + ADDRESS[self.kind].format(path)


@pytest.fixture(scope="module", params=["lab", "notebook"])
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """JupyterLab, then Notebook 7."""
    folder = tmp_path_factory.mktemp(request.param)
    shutil.copytree(REPO / "notebooks" / "tutorials", folder / "tutorials")
    notebook(folder / "tables.ipynb", CELLS)
    with jupyter(request.param, folder) as server:
        yield Place(request.param, server)


def new_page(browser: Browser) -> Page:
    page = browser.new_context(viewport={"width": 1400, "height": 900}, reduced_motion="reduce").new_page()
    page.set_default_timeout(20_000)
    return page


@pytest.fixture(scope="module")
def open_book(browser: Browser, place: Place) -> Iterator[BookPage]:
    """The small notebook, opened once for each kind of server."""
    page = new_page(browser)
    book = BookPage(page)
    book.open(place.address("tables.ipynb"))
    yield book
    page.context.close()
    ours = [error for error in book.errors if "kibitz" in error.lower() or "anywidget" in error.lower()]
    assert ours == []


@pytest.fixture
def book(open_book: BookPage) -> BookPage:
    """The small notebook with all its cells run anew; mended first if a test has let keys spoil it."""
    open_book.page.keyboard.press("Escape")
    if [text for _, _, text, _ in open_book.cells] != CELLS:
        open_book.write(CELLS)
    open_book.run_all()
    open_book.table(0)
    open_book.table(1)
    open_book.page.wait_for_timeout(300)  # the application takes the focus to the last cell when all are done
    return open_book


def act_by_enter(book: BookPage, root: Locator) -> None:
    """Make the first act that can be made, with the focus on its control."""
    rev = int(root.get_attribute("data-rev") or 0)
    root.locator("[data-act]").first.focus()
    book.page.keyboard.press("Enter")
    newer(book, root, rev)


def newer(book: BookPage, root: Locator, rev: int) -> None:
    """Wait until a table shows a newer frame than `rev` and nobody is thinking."""
    book.page.wait_for_function(
        "([el, rev]) => +el.dataset.rev > rev && el.dataset.phase !== 'busy' && !('sent' in el.dataset)",
        arg=[root.element_handle(), rev],
    )


def test_the_tutorial(browser: Browser, place: Place) -> None:
    """All cells run; every table lives; one act by mouse."""
    page = new_page(browser)
    book = BookPage(page)
    book.open(place.address("tutorials/stand_or_trade.ipynb"))
    book.run_all()
    shown = [i for i, (_, kind, text, _) in enumerate(book.cells) if kind == "code" and "Table(" in text]
    assert len(shown) >= 5
    for i in shown:
        book.cell(i).scroll_into_view_if_needed()
        assert book.table(i).count() == 1
    for i in shown:
        root = book.table(i)
        if root.get_attribute("data-phase") == "waiting" and root.locator("[data-act]").count():
            rev = int(root.get_attribute("data-rev") or 0)
            root.locator("[data-act]").first.click()
            newer(book, root, rev)
            break
    else:
        raise AssertionError("no table waits for the learner")
    ours = [error for error in book.errors if "kibitz" in error.lower() or "anywidget" in error.lower()]
    page.context.close()
    assert ours == []


KEYS = [*"abcvxyzmlo1", "d", "d", "0", "0", "i", "i", "j", "k", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]


@pytest.mark.parametrize("control", [".me .hand [data-card]", "button[data-act]"])
def test_keys_of_the_notebook_stay_in_the_table(book: BookPage, control: str) -> None:
    """Keys that edit a notebook or restart its kernel do nothing to it, and nothing on the table."""
    root, cells = book.table(1), book.cells
    book.command_mode()
    root.locator(control).first.focus()
    for key in KEYS:
        book.page.keyboard.press(key)
        assert book.focused_in(root), key
        assert book.cells == cells, key
    book.page.keyboard.press("Shift+M")
    book.page.wait_for_timeout(300)
    assert book.page.locator(".jp-Dialog").count() == 0
    assert book.cells == cells
    assert book.focused_in(root)
    assert book.python("acts") == []


@pytest.mark.parametrize("control", [".me .hand [data-card][data-act]", "button[data-act]"])
def test_shift_enter_runs_the_cell(book: BookPage, control: str) -> None:
    """Shift+Enter on a card that Enter would give away, or on a button, runs the cell and does nothing else."""
    root, runs = book.table(1), book.python("runs")
    if "card" in control:
        act_by_enter(book, root)
    acts = book.python("acts")
    root.locator(control).first.focus()
    book.page.keyboard.press("x")
    book.page.keyboard.press("Shift+Enter")
    book.idle()
    book.table(1)
    assert book.python("(runs, acts)") == (runs + 1, acts)
    assert book.table(1).locator("[data-act]").count() > 0


def test_enter_acts_and_the_focus_outlives_redraw_and_snapshot(book: BookPage) -> None:
    """One act by Enter; the same table stands, with the focus in it, after the snapshot has been renewed."""
    root, cells, page = book.table(1), book.cells, book.page
    root.evaluate("el => { el.marked = true }")
    output = book.cell(1).locator(".jp-OutputArea-child", has=page.locator(".kzs-under"))
    before = output.text_content()
    book.command_mode()
    act_by_enter(book, root)
    assert book.focused_in(root)
    page.wait_for_function("([el, old]) => el.textContent !== old", arg=[output.element_handle(), before])
    page.wait_for_timeout(200)
    assert root.evaluate("el => el.marked")
    assert book.focused_in(root)
    page.keyboard.press("x")
    assert book.cells == cells
    assert [act for act in book.python("acts") if act[0] == 0] == [(0, ["trade"])]


def test_a_game_by_keyboard_does_not_scroll(book: BookPage) -> None:
    """A game to its end by Enter alone: the table stays where it is on the screen and the focus in it."""
    root, cells = book.table(1), book.cells
    root.evaluate("el => el.scrollIntoView({block: 'center'})")
    root.locator("[data-act]").first.focus()
    book.page.wait_for_timeout(300)
    assert book.scroll > 0
    top = root.bounding_box()["y"]  # type: ignore[index]
    for _ in range(60):
        if root.get_attribute("data-phase") != "waiting":
            break
        rev = int(root.get_attribute("data-rev") or 0)
        if not book.page.evaluate("document.activeElement.matches('[data-act]')"):
            root.locator("[data-act]").first.evaluate("el => el.focus({preventScroll: true})")
        book.page.keyboard.press("Enter")
        newer(book, root, rev)
        assert book.focused_in(root)
        assert abs(root.bounding_box()["y"] - top) < 2  # type: ignore[index]
    assert root.get_attribute("data-phase") in ("pause", "over")
    assert book.cells == cells


def test_two_views_keep_step(book: BookPage) -> None:
    """One table under two cells: an act in either shows in both, and is told once."""
    one, other = book.table(0), book.table(1)
    for here, there in ((one, other), (other, one)):
        before = len(book.python("acts"))
        act_by_enter(book, here)
        rev = int(here.get_attribute("data-rev") or 0)
        newer(book, there, rev - 1)
        assert there.locator("[data-act]").evaluate_all("els => els.map(el => el.dataset.act)") == here.locator(
            "[data-act]"
        ).evaluate_all("els => els.map(el => el.dataset.act)")
        acts = book.python("acts")
        assert len([act for act in acts[before:] if act[0] == 0]) == 1
    assert len(book.python("acts")) == len(book.python("table.record()['actions']"))


def test_a_cell_run_again_gives_a_live_table(book: BookPage) -> None:
    """The new table is alone in its place and tells of every act once; a closed one has no dead buttons."""
    act_by_enter(book, book.table(0))
    for _ in range(2):
        book.run(0)
    root = book.table(0)
    assert book.cell(0).locator(".kibitz").count() == 1
    assert book.python("acts") == []
    act_by_enter(book, root)
    acts = book.python("acts")
    assert len([act for act in acts if act[0] == 0]) == 1
    assert len(acts) == len(book.python("table.record()['actions']"))
    book.python("table.close()")
    book.cell(0).locator(".kibitz [data-act]").first.wait_for(state="detached", timeout=15_000)


def contrast(book: BookPage) -> list[str]:
    """What axe has against the colours inside our roots."""
    if not book.page.evaluate("() => 'axe' in window"):
        book.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = book.page.evaluate(
        "async () => (await axe.run({include: [['.kibitz']]}, {runOnly: ['color-contrast']})).violations"
    )
    return [f"{n['html'][:160]} {n.get('failureSummary', '')[:200]}" for v in found for n in v["nodes"]]


def lightness(root: Locator) -> float:
    """How light a table's ground is, 0 to 255."""
    light: float = root.evaluate(
        """el => {
          for (let at = el; at; at = at.parentElement) {
            const c = document.createElement('canvas').getContext('2d');
            c.fillStyle = getComputedStyle(at).backgroundColor;
            c.fillRect(0, 0, 1, 1);
            const [r, g, b, a] = c.getImageData(0, 0, 1, 1).data;
            if (a > 200) return (r + g + b) / 3;
          }
          return 255;
        }"""
    )
    return light


def test_the_theme_changes_while_the_page_is_open(book: BookPage) -> None:
    root = book.table(1)
    root.scroll_into_view_if_needed()
    assert lightness(root) > 170
    for theme, name in (("JupyterLab Dark", "dark"), ("JupyterLab Light", "light")):
        book.command("apputils:change-theme", theme=theme)
        book.page.wait_for_selector(f'.kibitz[data-theme="{name}"]')
        book.page.wait_for_timeout(500)
        assert (lightness(root) < 85) == (name == "dark")
        assert contrast(book) == []


def test_a_restarted_kernel_is_noticed(book: BookPage) -> None:
    """The table says that nobody answers, and what to do; the cell run again is a way on."""
    root = book.table(1)
    kernel = "window.jupyterapp.shell.currentWidget.sessionContext.session.kernel"
    book.page.evaluate(f"() => {kernel}.restart()")
    book.page.wait_for_function(
        "el => !el.isConnected || el.dataset.phase === 'lost'", arg=root.element_handle(), timeout=20_000
    )
    assert "run the cell again" in book.cell(1).locator("[data-lost]").inner_text()
    book.idle()
    book.run_all()
    act_by_enter(book, book.table(0))
    assert [act for act in book.python("acts") if act[0] == 0]
