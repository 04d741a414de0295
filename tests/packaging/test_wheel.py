"""The wheel: what is in it, and that it works in an environment that has never seen this repository."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    (built,) = out.glob("kibitz-*.whl")
    return built


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of a new environment with the wheel and what it needs, nothing more."""
    folder = tmp_path_factory.mktemp("fresh") / "venv"
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    command = [programs / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    command += ["-c", ROOT / "constraints.txt", wheel]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return programs


def python(fresh: Path, code: str, folder: Path) -> str:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [fresh / "python", "-c", code], capture_output=True, text=True, check=False, cwd=folder, env=env
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


def committed(*patterns: str) -> list[str]:
    """The repository's files that match; those that git does not know yet included."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns]
    return subprocess.check_output(command, cwd=ROOT, text=True).split()


def test_every_file_of_the_packages_is_in_it(names: set[str]) -> None:
    """Modules, rulebooks, catalogues, the bundle, the page template: all that the packages' folders hold."""
    engine = set(committed("cardlib"))
    face = {name.removeprefix("widgets/") for name in committed("widgets/cardwidgets")}
    assert engine
    assert face
    assert engine | face <= names


@pytest.mark.parametrize("suffix", ["/rulebook.toml", ".mo", "/table.js", "/table.css", "/index.html.j2"])
def test_kinds_of_data_are_in_it(names: set[str], suffix: str) -> None:
    assert [name for name in names if name.endswith(suffix)]


def test_dashboards_are_in_it(names: set[str]) -> None:
    dashboards = committed("notebooks/dashboards/*.ipynb")
    assert dashboards
    assert {f"cardwidgets/dashboards/{Path(name).name}" for name in dashboards} <= names


def test_nothing_else_is_in_it(names: set[str]) -> None:
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"cardlib", "cardwidgets"}
    assert not [name for name in names if "__pycache__" in name or "node_modules" in name]


def test_it_imports_in_a_fresh_environment(fresh: Path, tmp_path: Path) -> None:
    told = python(fresh, "import cardlib, cardwidgets; print(cardlib.__file__, cardwidgets.__file__)", tmp_path)
    assert str(ROOT) not in told


def test_a_game_is_dealt_in_a_fresh_environment(fresh: Path, tmp_path: Path) -> None:
    code = "import cardlib; print(cardlib.game('stand_or_trade').deal(seed=7).actors)"
    assert python(fresh, code, tmp_path).startswith("(")


def test_a_table_is_made_in_a_fresh_environment(fresh: Path, tmp_path: Path) -> None:
    code = "import cardwidgets; print(type(cardwidgets.Table('stand_or_trade', seed=7)).__name__)"
    assert python(fresh, code, tmp_path) == "Table"


def test_dashboards_are_found_and_what_is_missing_is_named(fresh: Path, tmp_path: Path) -> None:
    code = "from cardwidgets import serve; print(serve.start_page(serve.dashboards()))"
    assert python(fresh, code, tmp_path).endswith(".ipynb")
    done = subprocess.run(
        [fresh / "kibitz", "dashboards", "--no-browser", "--port", "18866"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode != 0
    assert "pip install 'kibitz[app]'" in done.stderr
    assert "Traceback" not in done.stderr
