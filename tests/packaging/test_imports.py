"""What an import costs: the engine alone brings neither arrays nor Jupyter with it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


def loaded_by(statement: str, folder: Path) -> set[str]:
    code = f"import json, sys; {statement}; print(json.dumps(sorted(sys.modules)))"
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return set(json.loads(subprocess.check_output([sys.executable, "-c", code], cwd=folder, env=env, text=True)))


HEAVY = ["numpy", "IPython", "ipywidgets", "anywidget", "traitlets", "babel", "voila", "cardwidgets"]


@pytest.mark.parametrize("name", HEAVY)
def test_the_engine_does_not_load(name: str, tmp_path: Path) -> None:
    assert name not in loaded_by("import cardlib", tmp_path)


def test_playing_does_not_load_them_either(tmp_path: Path) -> None:
    play = "import cardlib; s = cardlib.game('stand_or_trade').deal(seed=1); s.view(0).to_json()"
    assert not loaded_by(play, tmp_path) & set(HEAVY)


def test_the_server_loads_voila_only_when_started(tmp_path: Path) -> None:
    assert "voila" not in loaded_by("import cardwidgets.serve", tmp_path)
