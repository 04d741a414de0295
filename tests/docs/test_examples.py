"""README and the pages in `docs`: their examples run and print what they say, their links lead somewhere."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
import warnings
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

import cardlib
from cardlib.cli import main as kibitz
from cardwidgets import Table, open_table
from cardwidgets.dashboard import NAMES, read_query

ROOT = Path(__file__).resolve().parents[2]
RECORD = ROOT / "notebooks" / "tutorials" / "records" / "four_hands.json"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NOT_RUN = {"serve", "test", "dashboards", "bench"}
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


class Block(NamedTuple):
    page: Path
    line: int
    source: str

    @property
    def name(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(language: str) -> list[Block]:
    """The code blocks of all pages in one language; `line` is that of the block's first line."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for match in re.finditer(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
            found.append(Block(page, text.count("\n", 0, match.start()) + 2, match[1]))
    return found


def commands() -> list[tuple[str, list[str]]]:
    """Every `kibitz …` line of the shell blocks that can be run here."""
    lines = [(block.name, line) for block in blocks("sh") for line in block.source.splitlines()]
    split = [(name, shlex.split(line, comments=True)) for name, line in lines if line.startswith("kibitz ")]
    return [(name, words) for name, words in split if words[1] not in NOT_RUN]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the records that the examples speak of."""
    for name in ("game.json", "other.json", "lesson.json", RECORD.name):
        shutil.copy(RECORD, tmp_path / name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(block: Block) -> tuple[dict[str, Any], dict[int, list[str]]]:
    """Run a block; gives its names, and what was printed by line."""
    printed: dict[int, list[str]] = {}

    def note(*values: object) -> None:
        printed.setdefault(sys._getframe(1).f_lineno, []).append(" ".join(map(str, values)))

    names: dict[str, Any] = {"__name__": "__main__", "print": note}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        exec(compile(block.source, block.name, "exec"), names)
    return names, printed


def test_the_pages_have_examples() -> None:
    pages = {block.page.name for block in blocks("python")}
    assert {"README.md", "engine.md", "teachers.md"} <= pages
    assert {words[1] for _, words in commands()} == {"replay", "check"}


@pytest.mark.parametrize("block", blocks("python"), ids=lambda block: block.name)
@pytest.mark.usefixtures("folder")
def test_python_runs(block: Block) -> None:
    names, printed = run(block)
    for number, line in enumerate(block.source.splitlines(), 1):
        said = re.fullmatch(r"print\(.*\) +# (.+)", line)
        if said:
            assert printed[number] == [said[1]], line
    for value in names.values():
        if isinstance(value, Table):
            assert value.failures == []
            assert value.frame["trouble"] is None
            value.close()


@pytest.mark.parametrize(("name", "words"), commands(), ids=lambda value: value if isinstance(value, str) else value[1])
@pytest.mark.usefixtures("folder")
def test_commands_run(name: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert kibitz(words[1:]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "ST-" in out if words[1] == "replay" else all(file in out for file in words[2:])


def without_code(text: str) -> str:
    return re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)


def headings(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    found = re.findall(r"^#+ (.+)$", without_code(page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in found}


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", without_code(page.read_text(encoding="utf-8"))):
        parts = urlsplit(link)
        if parts.scheme:
            assert parts.scheme == "https"
            continue
        goal = page.parent / unquote(parts.path) if parts.path else page
        assert goal.exists(), link
        assert not parts.fragment or parts.fragment in headings(goal), link


@every_page
def test_files_named_exist(page: Path) -> None:
    """A path in code style that begins with a folder of ours is there; others are patterns."""
    tops = {path.name for path in ROOT.iterdir() if path.is_dir()}
    for name in re.findall(r"`([\w.\-]+/[^`\s]*)`", without_code(page.read_text(encoding="utf-8"))):
        if name.partition("/")[0] in tops and not re.search(r"[*<…]", name):
            assert (ROOT / name).exists(), name


def test_binder_links_open_notebooks() -> None:
    links = re.findall(r"https://mybinder\.org/[^)\s]+", (ROOT / "README.md").read_text(encoding="utf-8"))
    opened = [parse_qs(urlsplit(link).query)["urlpath"][0] for link in links]
    assert [path.partition("/")[0] for path in opened] == ["voila", "lab"]
    for path in opened:
        assert (ROOT / path.removeprefix("voila/render/").removeprefix("lab/tree/")).is_file()


def test_every_page_is_linked_from_the_readme() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [page.name for page in PAGES[1:] if f"(docs/{page.name})" not in text] == []


# ---------------------------------------------------------------------------------------- addresses of pages


def queries(page: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(r"/stand_or_trade\.ipynb\?([^`\s)]+)", text)


@pytest.mark.parametrize("page", ["README.md", "docs/teachers.md"])
def test_query_strings_are_understood(page: str) -> None:
    found = queries(page)
    assert found
    for query in found:
        asked, troubles = read_query(query)
        assert troubles == []
        assert set(asked) == set(parse_qs(query))
        table = open_table("stand_or_trade", query)
        assert table.frame["trouble"] is None
        assert {name: table.frame[name] for name in asked if name != "options"} == {
            name: value for name, value in asked.items() if name != "options"
        }
        assert asked.get("options", {}).items() <= table.frame["options"].items()
        table.close()


def test_all_query_parameters_are_named() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    also = re.search(r"^`…/stand_or_trade\.ipynb\?.*?\n\n", readme, re.DOTALL | re.MULTILINE)
    assert also
    told = set(re.findall(r"[?&](\w+)=", also[0])) | set(re.findall(r"`(\w+)(?:=1)?`", also[0]))
    assert told - {"Table"} == set(NAMES)
    rows = re.findall(r"^\| `(\w+)` \|", (ROOT / "docs/teachers.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(rows) == sorted(NAMES)


def test_defaults_in_the_table_of_parameters() -> None:
    text = (ROOT / "docs/teachers.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `(\w+)` \|.*\| `([^`|]+)` \|$", text, re.MULTILINE))
    table = open_table("stand_or_trade", "")
    shown = {name: str(table.frame[name]) for name in ("lang", "level", "pace", "seat")}
    assert told == {**shown, "reveal": str(int(table.frame["reveal"]))}


# ------------------------------------------------------------------------------------ what teachers.md says


def example(word: str) -> Block:
    return next(block for block in blocks("python") if block.page.name == "teachers.md" and word in block.source)


def press(table: Table, act: list[str]) -> None:
    table._heard(None, {"do": "act", "act": act, "rev": table.frame["rev"], "view": "v", "n": 1}, None)


def test_on_act_counts_acts_and_no_questions() -> None:
    names, _ = run(example("Counter"))
    table, said = names["table"], names["said"]
    table._heard(None, {"do": "ask", "what": "judge", "act": ["stand"], "view": "v", "n": 1}, None)
    assert said == {}
    press(table, ["trade"])
    assert {seat for seat, _ in said} == {0, 1, 2, 3}
    assert said[0, "trade"] == 1
    count = dict(said)
    table.on_act(names["count"], remove=True)
    press(table, ["give", "5D"])
    assert table.frame["trouble"] is None
    assert said == count


@pytest.mark.usefixtures("folder")
def test_files_are_written() -> None:
    run(example("lesson.json"))
    assert cardlib.replay(Path("lesson.json")).states
    run(example("position.html"))
    html = Path("position.html").read_text(encoding="utf-8")
    assert "ミカさん" in html
    assert "<script" not in html


@pytest.mark.usefixtures("folder")
def test_a_problem_waits_for_the_learner() -> None:
    names, _ = run(example("problem"))
    assert names["table"].frame["phase"] == "waiting"
    assert names["table"].frame["waiting_for"][0] == 0
