"""run.py: plain words where something is missing, and no work done twice."""

import ast
import importlib.util
import re
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from types import ModuleType

import pytest
from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def run() -> ModuleType:
    spec = importlib.util.spec_from_file_location("kibitz_run", ROOT / "run.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_old_python_can_read_it() -> None:
    ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_is_refused_in_words(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.sys, "version_info", (3, 10, 4))
    with pytest.raises(run.Stop, match=r"needs Python 3\.11 or newer, and this is Python 3\.10"):
        run.main(["test"])


def test_an_unknown_command_is_answered_in_a_sentence() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "run.py"), "tset"], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "There is no command 'tset'; there are: serve, test," in done.stderr
    assert "Traceback" not in done.stderr


def test_help_names_both_commands_of_the_readme() -> None:
    told = subprocess.check_output([sys.executable, str(ROOT / "run.py"), "--help"], text=True)
    assert "run.py serve" in told
    assert "run.py test" in told


def test_every_command_that_is_spoken_of_exists(run: ModuleType) -> None:
    texts = [ROOT / "README.md", *ROOT.glob("docs/*.md"), *ROOT.glob("cardlib/**/*.py"), *ROOT.glob("tests/**/*.py")]
    named = {name for path in texts for name in re.findall(r"run\.py ([a-z]+)\b", path.read_text(encoding="utf-8"))}
    assert named - {"serve", "test"} - set(run.COMMANDS) == set()
    assert {*re.findall(r"run\.py (\w+)", run.__doc__ or "")} == set(run.COMMANDS)


def test_installing_is_done_once(run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second time the stamp is enough; other versions, other extras or a lost environment are not."""
    installs: list[list[str]] = []

    def pretend(command: list[object], **_: object) -> int:
        installs.append([str(part) for part in command])
        return 0

    def make(venv: Path) -> str:
        program = Path(run.bin_of(venv, "python"))
        program.parent.mkdir(parents=True, exist_ok=True)
        program.touch()
        return str(program)

    monkeypatch.setattr(run, "run", pretend)
    monkeypatch.setattr(run, "make_venv", make)
    monkeypatch.setattr(run, "site_packages", lambda _: "site-packages")
    monkeypatch.setattr(run, "CONSTRAINTS", tmp_path / "constraints.txt")

    def asked(*extras: str) -> list[str]:
        before = len(installs)
        run.install(tmp_path / "venv", list(extras))
        return [command[-1] for command in installs[before:] if "pip" in command]

    assert asked("app") == [".[app]"]
    assert asked("app") == []
    assert asked("app", "dev") == [".[app,dev]"]
    assert asked("app") == []
    run.CONSTRAINTS.write_text("six==1.17.0\n")
    assert asked("app") == [".[app]"]
    Path(run.bin_of(tmp_path / "venv", "python")).unlink()
    assert asked("app") == [".[app]"]


def test_a_failed_install_leaves_no_stamp(run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "run", lambda *_, **__: 1)
    monkeypatch.setattr(run, "make_venv", lambda venv: str(venv / "bin" / "python"))
    (tmp_path / "venv").mkdir()
    with pytest.raises(run.Stop, match="could not be installed"):
        run.install(tmp_path / "venv", ["app"])
    assert not (tmp_path / "venv" / "kibitz.stamp").exists()


def test_a_missing_chromium_is_said(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "find_chromium", lambda: None)
    monkeypatch.setattr(run, "apt_install", lambda *_: False)
    monkeypatch.setattr(run, "run", lambda *_, **__: 1)
    with pytest.raises(run.Stop, match="install Chromium"):
        run.set_up_browser()


def test_children_write_bytecode(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert "PYTHONDONTWRITEBYTECODE" not in run.child_env()


def test_locked_versions_accept_the_oldest_python() -> None:
    refused = []
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        name, _, version = line.partition("==")
        if version and metadata.version(name) == version:
            needs = metadata.metadata(name)["Requires-Python"]
            if needs and "3.11.0" not in SpecifierSet(needs):
                refused.append(f"{line} needs Python {needs}")
    assert not refused, "hold them back in run.py's HELD"


def test_locked_versions_name_no_registry() -> None:
    """Locks have to work with any mirror: they hold versions and checksums, and no addresses."""
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert "://" not in constraints
    assert " @ " not in constraints
    assert '"resolved"' not in (ROOT / "widgets/js/package-lock.json").read_text(encoding="utf-8")
