"""The command `kibitz`: replay in words, check, and plain words for what can't be read."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from kit.walk import at_random, case_walks

import cardlib
from cardlib.cli import main, story
from cardlib.explain import LANGUAGES, words

GAME = cardlib.game("stand_or_trade", games=2)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    path = tmp_path / "played.json"
    path.write_text(json.dumps(at_random(GAME, 5, most=20_000).states[-1].record()), encoding="utf-8")
    return path


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    record = at_random(GAME, 5).states[4].record()
    del record["result"]
    path = tmp_path / "broken.json"
    path.write_text(json.dumps({**record, "actions": [*record["actions"], [0, "drop"]]}), encoding="utf-8")
    return path


SAID = {"en": "wins the match", "ja": "優勝|勝ち", "ru": "побежда|выигр|выиграл"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_the_game_with_rule_numbers(played: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(played), "--lang", lang]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = [line for line in out.splitlines()[1:] if line]
    assert len(lines) > 40
    assert all(re.search(r" \[ST-\d(\.\d)?(, ST-\d(\.\d)?)*\]$", line) for line in lines)
    assert out.startswith(words(lang, "stand_or_trade").label("name") + "\n")
    assert re.search(SAID[lang], lines[-1]), lines[-1]
    assert re.search("[♠♥♦♣]", out)


def test_replay_is_english_by_default(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(played)])
    assert "Game 1 of 2" in capsys.readouterr().out


def test_replay_says_that_a_match_is_not_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "part.json"
    path.write_text(json.dumps(GAME.deal(0).record(sealed=True)))
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.endswith("The match is not over.\n")


def test_every_event_is_a_line() -> None:
    for walk in case_walks("stand_or_trade")[:30]:
        replay = cardlib.replay(walk.states[-1].record())
        lines = story(replay, words("en", "stand_or_trade"))
        events = [event for state in replay.states for event in state.events]
        assert len([line for line in lines[1:] if line.endswith("]")]) == len(events)


def test_check_says_of_each_file_how_it_is(played: Path, broken: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(played)]) == 0
    n = len(json.loads(played.read_text())["actions"])
    assert capsys.readouterr().out == f"{played}: {n} actions, all legal.\n"
    assert main(["check", str(played), str(broken), str(played)]) == 1
    out, err = capsys.readouterr()
    assert out.count("all legal") == 2
    assert err.startswith(f"{broken}: actions[4]: ")
    assert "ST-" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["replay", "check"])
def test_a_bad_file_is_one_line(command: str, lang: str, broken: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = broken.with_name("bad.json")
    for content, place in ((b"{", ""), (b"\xff\xfe", ""), (b"[]", ""), (broken.read_bytes(), "actions[4]")):
        bad.write_bytes(content)
        assert main([command, str(bad), "--lang", lang]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith(f"{bad}: {place}")
        assert err.count("\n") == 1
        assert "error." not in err
    assert main([command, str(bad.with_name("none.json")), "--lang", lang]) == 1
    assert "none.json" in capsys.readouterr().err


def test_wrong_use_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for args in ([], ["replay"], ["fly"], ["replay", "x", "--lang", "de"]):
        with pytest.raises(SystemExit) as caught:
            main(args)
        assert caught.value.code == 2
        assert "usage: kibitz" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_process_whose_locale_is_c(played: Path, lang: str) -> None:
    env = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    env.pop("PYTHONIOENCODING", None)
    command = [sys.executable, "-m", "cardlib.cli", "replay"]
    done = subprocess.run([*command, str(played), "--lang", lang], env=env, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search("[♠♥♦♣]", done.stdout.decode("utf-8"))
    piped = subprocess.run(
        [*command, "-", "--lang", lang], env=env, input=played.read_bytes(), capture_output=True, check=False
    )
    assert piped.stdout == done.stdout
    missing = subprocess.run([*command, "keine.json", "--lang", lang], env=env, capture_output=True, check=False)
    assert missing.returncode == 1
    assert b"Traceback" not in missing.stderr
    assert "keine.json" in missing.stderr.decode("utf-8")


def test_the_command_is_installed(played: Path) -> None:
    command = Path(sys.executable).with_name("kibitz")
    assert subprocess.run([command, "check", played], capture_output=True, check=True).stdout
