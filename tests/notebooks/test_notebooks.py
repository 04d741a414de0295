"""The notebooks run, are committed clean, say the same in three languages, keep hidden cards hidden, and are right."""

from __future__ import annotations

import json
import re
import warnings
from collections.abc import Callable, Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

import cardlib
from cardlib.cards import cards, mask
from cardlib.ranking import six_card
from cardwidgets import Table
from cardwidgets.session import Session

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = ROOT / "notebooks"
TUTORIALS = NOTEBOOKS / "tutorials"
LANGUAGES = {"en": "stand_or_trade.ipynb", "ja": "stand_or_trade.ja.ipynb", "ru": "stand_or_trade.ru.ipynb"}
ALL = sorted(path for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
GAME = cardlib.game("stand_or_trade")
YOU, MIKA, OLEG, ADA = range(4)
SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
every_notebook = pytest.mark.parametrize("path", ALL, ids=lambda path: str(path.relative_to(NOTEBOOKS)))
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def read(path: Path) -> Any:
    return nbformat.read(path, as_version=nbformat.NO_CONVERT)


@cache
def executed(path: Path) -> Any:
    """The notebook as it is saved after a run in a fresh kernel, its widgets' state with it."""
    book = nbformat.from_dict(read(path))
    client = NotebookClient(
        book,
        timeout=60,
        startup_timeout=60,
        kernel_name="python3",
        store_widget_state=True,
        resources={"metadata": {"path": str(path.parent)}},
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        client.execute()
    return book


def cell(lang: str, name: str) -> str:
    """The text of a tutorial's cell."""
    book = read(TUTORIALS / LANGUAGES[lang])
    return str(next(one.source for one in book.cells if one.id == name))


# ---------------------------------------------------------------------------------------- what is committed


def test_there_are_notebooks() -> None:
    assert {path.name for path in ALL if path.parent == TUTORIALS} >= set(LANGUAGES.values())
    assert NOTEBOOKS / "dashboards" / "stand_or_trade.ipynb" in ALL


@every_notebook
def test_valid_and_clean(path: Path) -> None:
    book = read(path)
    nbformat.validate(book)
    ids = [one.id for one in book.cells]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", one) for one in ids), "ids are chosen, not random"
    assert "widgets" not in book.metadata
    assert set(book.metadata.language_info) == {"name"}, "no interpreter's version"
    for one in book.cells:
        assert one.metadata == {}
        if one.cell_type == "code":
            assert one.outputs == []
            assert one.execution_count is None


@every_notebook
def test_one_form(path: Path) -> None:
    """Written as Jupyter writes it, with letters as they are, so that saving it changes nothing."""
    text = path.read_text(encoding="utf-8")
    assert text == json.dumps(json.loads(text), ensure_ascii=False, indent=1) + "\n"


def test_a_dashboard_is_one_cell() -> None:
    for path in (NOTEBOOKS / "dashboards").glob("*.ipynb"):
        assert [one.cell_type for one in read(path).cells] == ["code"]


# ------------------------------------------------------------------------------------------ three languages


@every_language
def test_same_structure(lang: str) -> None:
    def shape(book: Any) -> list[tuple[str, str, str]]:
        return [
            (one.id, one.cell_type, re.sub(r', lang="\w+"', "", one.source) if one.cell_type == "code" else "")
            for one in book.cells
        ]

    book = read(TUTORIALS / LANGUAGES[lang])
    assert shape(book) == shape(read(TUTORIALS / LANGUAGES["en"]))
    tables = [one.source for one in book.cells if one.cell_type == "code" and "cardwidgets.Table(" in one.source]
    assert all((f'lang="{lang}"' in source) == (lang != "en") for source in tables)


@every_language
def test_same_facts(lang: str) -> None:
    """The same cards, rules and code are named in the same cells; one that a language repeats counts once."""
    for one in read(TUTORIALS / LANGUAGES[lang]).cells:
        if one.cell_type == "markdown":
            assert facts(one.source) == facts(cell("en", one.id)), one.id


def facts(text: str) -> set[str]:
    return set(re.findall(r"[A2-6][♠♥♦♣]|ST-\d(?:\.\d)?|`[^`]+`", text))


@every_language
def test_links_to_the_other_languages(lang: str) -> None:
    links = re.findall(r"\]\(([^)]+)\)", cell(lang, "welcome"))
    assert links == [name for other, name in LANGUAGES.items() if other != lang]


@every_language
def test_every_task_has_a_folded_answer(lang: str) -> None:
    word = {"en": "**To do:**", "ja": "**やってみよう：**", "ru": "**Задание.**"}[lang]
    folded = r"<details>\n<summary>\w+</summary>\n\n.+\n\n</details>"
    for name in ("deck", "turn", "ranking", "ranking-code", "game", "settlement"):
        assert word in cell(lang, name)
        assert re.fullmatch(folded, cell(lang, f"{name}-answer"), re.DOTALL)
    assert word in cell(lang, "match")


@every_language
def test_buttons_are_called_what_the_table_calls_them(lang: str) -> None:
    table = Table("stand_or_trade", seed=7, pace=0, lang=lang)
    buttons = {one["act"][0]: one["say"] for one in table.frame["scene"]["tray"]["controls"]}
    levels = [level["say"] for level in table.words["setup"]["levels"]]
    ui = table.words["ui"]
    assert ui["ui.undo"] in cell(lang, "welcome")
    assert ui["ui.undo"] in cell(lang, "settlement")
    assert ui["ui.hint"] in cell(lang, "game")
    assert buttons["stand"] in cell(lang, "turn")
    assert buttons["trade"] in cell(lang, "turn")
    for name in levels[:2]:
        assert name in cell(lang, "match")
    for name in (table.frame["names"][MIKA], table.frame["names"][OLEG], table.frame["names"][ADA]):
        stem = name[:-1] if lang == "ru" else name  # Russian declines
        told = "".join(cell(lang, f"{one}-answer") for one in ("deck", "turn", "ranking", "game"))
        assert stem in told


@every_language
def test_rules_named_exist(lang: str) -> None:
    named = {rule for one in read(TUTORIALS / LANGUAGES[lang]).cells for rule in re.findall(r"ST-[\d.]*\d", one.source)}
    assert len(named) > 15
    assert named <= set(GAME.rulebook.rules)


# ----------------------------------------------------------------------------------------------- a real run


@every_notebook
def test_runs_from_top_to_bottom(path: Path) -> None:
    book = executed(path)
    outputs = [output for one in book.cells if one.cell_type == "code" for output in one.outputs]
    assert [output for output in outputs if output.output_type == "error" or output.get("name") == "stderr"] == []
    shown = [output for output in outputs if "application/vnd.jupyter.widget-view+json" in output.get("data", {})]
    code = [one.source for one in book.cells if one.cell_type == "code"]
    assert len(shown) == sum(any(call in source for call in ("Table(", "open_table(", "open_home(")) for source in code)
    for frame in frames(book):
        assert frame["trouble"] is None
        assert frame["notice"] is None


def states(book: Any) -> list[dict[str, Any]]:
    held = book.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"]
    return [one["state"] for one in held.values() if "frame" in one["state"]]


def frames(book: Any) -> list[dict[str, Any]]:
    return [state["frame"] for state in states(book)]


@pytest.mark.parametrize("path", [path for path in ALL if path.name.startswith(GAME.id)], ids=lambda path: path.name)
def test_a_saved_run_holds_no_hidden_card(path: Path) -> None:
    """Nothing of a saved notebook differs when the others' cards lie elsewhere, and none is named where cards lie."""
    book = executed(path)
    pages = [
        str(output.data["text/html"])
        for one in book.cells
        if one.cell_type == "code"
        for output in one.outputs
        if "text/html" in output.get("data", {})
    ]
    tables = states(book)
    assert len(pages) == len(tables) > 0
    hidden = 0
    for state, page in zip(sorted(tables, key=key), sorted(pages, key=lambda one: order(book, one)), strict=True):
        frame = state["frame"]
        if frame["reveal"] or frame["phase"] != "waiting":
            continue  # a settled game has been shown by the rules
        hidden += 1
        start = GAME.deal(seed=frame["seed"])
        assert frame["of"] == 0
        hands = [start.view(seat).to_json()["hand"] for seat in range(4)]
        others = {text for seat, hand in enumerate(hands) if seat != frame["seat"] for text in hand}
        scene = frame["scene"]
        lying = [scene["seats"], scene["centre"], scene["hand"], scene["tray"], frame["story"], frame["moves"]]
        assert others.isdisjoint(strings([*lying, frame["legal"]]))
        assert others.isdisjoint(strings(frame["keep"]))
        # What the panel says of cards that would help follows from one's own hand: other deals give the same.
        twin = elsewhere(hands, frame["seat"], lang=frame["lang"])
        assert {k: frame[k] for k in ("scene", "story", "moves", "legal")} == {
            k: twin.frame[k] for k in ("scene", "story", "moves", "legal")
        }
        assert text_of(page) == text_of(twin.snapshot())
    assert hidden >= 1


def key(state: dict[str, Any]) -> int:
    """Tables are numbered as they are made."""
    return int(state["frame"]["key"].rpartition("/")[2])


def order(book: Any, page: str) -> int:
    return next(
        k
        for k, one in enumerate(book.cells)
        if one.cell_type == "code" and any(output.get("data", {}).get("text/html") == page for output in one.outputs)
    )


def strings(value: Any) -> set[str]:
    """Every text anywhere in JSON values; of an identifier such as `s1.5D`, its last part too."""
    if isinstance(value, dict):
        return set().union(*map(strings, value.values()), *map(strings, value))
    if isinstance(value, list):
        return set().union(*map(strings, value))
    return {value, value.rpartition(".")[2]} if isinstance(value, str) else set()


def elsewhere(hands: list[list[str]], seat: int, lang: str) -> Table:
    """A table at which the same seat has the same hand, and everything else lies somewhere else."""
    rest = [text for other, hand in enumerate(hands) if other != seat for text in hand]
    rest = rest[7:] + rest[:7]
    dealt = [hand if other == seat else [rest.pop() for _ in range(6)] for other, hand in enumerate(hands)]
    deck = [dealt[i % 4][i // 4] for i in range(24)]
    first = GAME.deal(decks=[deck])
    assert first.view(seat).to_json()["hand"] == hands[seat]
    return Table(record=first.record(), seat=seat, pace=0, lang=lang, level=2)


class Texts(HTMLParser):
    """What HTML says, tags and all, its style apart."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.style = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.style = self.style or tag == "style"
        self.said += [value or "" for name, value in attrs if name not in {"class", "id", "lang"}]

    def handle_endtag(self, tag: str) -> None:
        self.style = self.style and tag != "style"

    def handle_data(self, data: str) -> None:
        if not self.style and data.strip():
            self.said.append(data)


def text_of(html: str) -> list[str]:
    reader = Texts()
    reader.feed(html)
    return reader.said


# --------------------------------------------------------------------- the tutorial's claims, by the engine


def table(name: str) -> Table:
    """The table of a tutorial's cell, made by the cell's own code."""
    names: dict[str, Any] = {"RECORDS": TUTORIALS / "records"}
    source = f"import cardwidgets\nmade = {cell('en', name).removeprefix('table = ').splitlines()[0]}"
    source = source.replace("cardwidgets.Table(", "cardwidgets.Table(pace=0, ")
    source = re.sub(r'pace=0, "stand_or_trade"', '"stand_or_trade", pace=0', source)
    exec(source, names)
    made = names["made"]
    assert isinstance(made, Table)
    return made


def held(hand: list[str]) -> str:
    return six_card.category(mask(cards(" ".join(hand))))


def hands_of(session: Session) -> list[list[str]]:
    return [session.live.view(seat).to_json()["hand"] for seat in range(4)]


def played(name: str, *acts: list[str], undo: int = 0) -> Session:
    """A cell's table, some acts taken back, then these acts of the learner's and the others' replies."""
    session = table(name)._session
    for _ in range(undo):
        session.undo()
    for act in acts:
        session.apply(session.seat, GAME.act(act))
        while session.step():
            pass
    return session


def settled(session: Session) -> dict[str, Any]:
    game: dict[str, Any] = session.live.result["games"][0]
    return game


def given(session: Session, seat: int) -> list[str]:
    return [act.to_json()[1] for who, act in session.live.actions if who == seat and act.to_json()[0] == "give"]


def passed_to(session: Session, seat: int) -> list[tuple[int, str]]:
    """The cards that came to a seat: from where, and which."""
    events = [event.to_json() for state in session.states for event in state.events]
    return [(event["seat"], event["card"]) for event in events if event["kind"] == "passed" and event["to"] == seat]


def deck_claims() -> None:
    assert table("deck-table").frame["reveal"]
    assert table("deck-table")._session.live.result == table("turn-table")._session.live.result
    hands = hands_of(table("deck-table")._session)
    assert hands == hands_of(table("turn-table")._session), "part 2: the same cards"
    assert sorted(text for hand in hands for text in hand) == sorted(r + s for r in "A23456" for s in "SHDC")
    aces = [[text for text in hand if text[0] == "A"] for hand in hands]
    assert aces == [["AH", "AC"], ["AD"], [], ["AS"]]
    assert [text for text in hands[MIKA] if text[0] == "6"] == ["6D", "6C"]
    thrice = [[r for r in "A23456" if sum(text[0] == r for text in hand) == 3] for hand in hands]
    assert thrice == [[], [], [], ["4"]]
    assert {"4H", "4D", "4C"} < set(hands[ADA])
    assert table("deck-table").frame["scene"]["seats"][1]["note"] == "on your left"


def turn_claims() -> None:
    session = played("turn-table")
    assert session.live.actors == (YOU,), "here you speak first"
    assert sorted(text[0] for text in hands_of(session)[YOU]) == ["2", "3", "3", "5", "A", "A"]
    assert held(hands_of(session)[YOU]) == "drop"
    assert session.live.judge(YOU, GAME.act(["stand"])).rules[0] == "ST-2.2"
    session = played("turn-table", ["trade"])
    stood = [who for who, act in session.live.actions if act.to_json() == ["stand"]]
    assert stood == [ADA]
    session = played("turn-table", ["trade"], ["give", "5D"])
    assert passed_to(session, YOU) == [(OLEG, "2H")]
    assert passed_to(session, MIKA) == [(YOU, "5D")]
    assert sorted(text[0] for text in hands_of(session)[YOU]) == ["2", "2", "3", "3", "A", "A"]
    assert [held(hand) for hand in hands_of(session)] == ["running_pair", "straight", "full_house", "three"]
    assert session.live.judge(YOU, GAME.act(["stand"])).ok
    game = settled(played("turn-table", ["trade"], ["give", "5D"], ["stand"]))
    assert game["places"].index(MIKA) < game["places"].index(YOU)
    # A hand-out for teachers (docs/teachers.md) is this very game.
    assert cardlib.replay(TUTORIALS / "records" / "four_hands.json").result["games"] == [game]


def ranking_claims() -> None:
    for lang in LANGUAGES:
        rows = re.findall(r"^\| ([^|]+) \| ((?:[A2-6][♠♥♦♣]\s?){6})\|", cell(lang, "ranking"), re.MULTILINE)
        found = [held([text[0] + SUITS[text[1]] for text in example.split()]) for _, example in rows]
        assert found == [name for name in reversed(six_card.CATEGORIES) if name != "drop"]
        names = [one["name"][lang] for one in GAME.rulebook.named["category"] if one["id"] != "drop"]
        assert [name for name, _ in rows] == names
    session = played("ranking-table")
    assert session.paused, "a settled game shows its sheet"
    assert table("ranking-table").frame["scene"]["sheet"]["title"]
    game = settled(session)
    assert game["categories"] == ["running_pair", "straight", "straight", "running_pair"]
    assert game["places"] == [OLEG, MIKA, YOU, ADA]
    stands = {
        who: (state.view(0).to_json()["turn"], state.view(0).to_json()["ended_by"])
        for state, (who, act) in zip(session.states[:-1], session.live.actions, strict=True)
        if act.to_json() == ["stand"]
    }
    assert stands[OLEG] == (2, "")
    assert stands[MIKA][1] == "last_trade", "when trading was over"
    best = session.states[-2]  # hands as they were shown
    ranks = {seat: six_card.rank(mask(cards(" ".join(best.view(seat).to_json()["hand"])))).rank for seat in (YOU, ADA)}
    assert ranks == {YOU: 6, ADA: 3}


def rank_claims() -> None:
    names: dict[str, Any] = {}
    source = cell("en", "ranking-rank")
    exec(source, names)
    assert held([one.text for one in names["hand"]]) == "full_house"
    for better in ("4H", "4C"):
        exec(source.replace("5D", better), names)
        assert held([one.text for one in names["hand"]]) == "twin_prial"
    assert "5D" in source


def game_claims() -> None:
    session = played("game-table")
    hand = hands_of(session)[YOU]
    assert sorted({text[0] for text in hand}) == ["3", "4", "5", "6", "A"], "only a two is missing"
    assert [text for text in hand if text[1] in "HD"] == ["AH"]
    assert {text for text in hand if text[0] == "A"} == {"AS", "AH"}
    line = (["trade"], ["give", "AH"], ["trade"], ["give", "3D"], ["trade"], ["give", "6D"])
    session = played("game-table", *line)
    assert [card for _, card in passed_to(session, YOU)] == ["3D", "6D", "2S"]
    game = settled(played("game-table", *line, ["stand"]))
    assert game["categories"] == ["straight_flush", "straight", "straight", "straight"]
    assert game["places"][0] == YOU
    for third in ("6C", "6D"):  # the other ace, and then as before
        other = (["trade"], ["give", "AS"], ["trade"], ["give", "3D"], ["trade"], ["give", third], ["stand"])
        game = settled(played("game-table", *other))
        assert game["categories"][YOU] == "straight"
        assert game["places"][0] == ADA


def settlement_claims() -> None:
    session = played("settlement-table")
    assert session.paused
    assert session.seat == 1
    left, four = 2, -4  # the names go by the learner's seat, so the seat on the left is Mika's
    assert table("settlement-table").frame["names"][left] == "Mika"
    game = settled(session)
    assert game["droppers"] == [1]
    assert game["payments"][1] == four
    assert game["categories"][left] == "full_house"
    assert given(session, 1) == ["5S"]
    back = played("settlement-table", undo=2)
    choices = [act.to_json()[1] for act in back.live.legal(1)]
    assert sorted(choices) == ["4C", "5S", "6C", "6D", "AD", "AH"]
    for card in ("6C", "6D", "AD", "AH"):
        game = settled(played("settlement-table", ["give", card], ["drop"], undo=2))
        assert game["droppers"] == [1, left]
        assert [game["payments"][seat] for seat in game["droppers"]] == [-2, -2]
    void = played("settlement-table", ["give", "4C"], undo=2)
    assert given(void, left) == ["4H"]
    assert void.live.result == {"chips": [7, 7, 7, 7], "returns": 1, "games": [], "winners": None}
    void.go_on()
    assert void.live.actors == (), "no second deal"


def match_claims() -> None:
    made = table("match-table")
    assert made.frame["level"] == 1
    assert made.state.record(sealed=True)["seed"] == made.frame["seed"]
    assert cardlib.replay(made.record(sealed=True)).result["chips"] == [7, 7, 7, 7]
    options = {option.name: GAME.default(option) for option in GAME.OPTIONS}
    assert (options["games"], options["target"]) == (6, 15)


CLAIMS: dict[str, tuple[str, Callable[[], None], tuple[str, ...]]] = {
    "the deck": ("deck-answer", deck_claims, ("Mika holds two sixes", "three fours")),
    "same cards": ("turn", deck_claims, ("the same cards",)),
    "a turn": ("turn", turn_claims, ("here it is you", "two pairs", "give the 5♦", "Ada, who sits on your right")),
    "its answer": ("turn-answer", turn_claims, ("2♥ comes from Oleg", "A A 2 2 3 3", "Mika has a straight")),
    "the ranking": ("ranking", ranking_claims, ("just been settled", "Two hands are straights, two are running pairs")),
    "who is first": ("ranking-answer", ranking_claims, ("stood in the second turn", "up to sixes", "only to threes")),
    "one card": ("ranking-code", rank_claims, ("change one card", "full house", "twin prial")),
    "a game": ("game", game_claims, ("five of the six ranks", "only a two is missing", "two aces")),
    "won": ("game-answer", game_claims, ("but the A♥ are black", "third trade", "Ada, who stood before")),
    "the settlement": ("settlement", settlement_claims, ("one who dropped", "twice", "costs nothing at all")),
    "what if": ("settlement-answer", settlement_claims, ("only dropper: four chips", "an ace or a six", "no second")),
    "a match": ("match", match_claims, ("six games", "fifteen", "level 1")),
}  # fmt: skip
"""What the tutorial says (in which cell, in which words) and what has to hold for it."""


@pytest.mark.parametrize("claim", CLAIMS)
def test_claim(claim: str) -> None:
    name, check, words = CLAIMS[claim]
    text = " ".join(cell("en", name).split())
    assert [word for word in words if word not in text] == [], "the tutorial no longer says so"
    check()


def records() -> Iterator[Path]:
    return (TUTORIALS / "records").glob("*.json")


def test_every_record_is_used_and_right() -> None:
    said = "".join(path.read_text(encoding="utf-8") for path in [*ALL, *(ROOT / "docs").glob("*.md")])
    for path in records():
        assert path.name in said
        assert cardlib.replay(path).result == json.loads(path.read_text(encoding="utf-8"))["result"]
