"""Binder: repo2docker accepts the repository, and postBuild's settings reach a Jupyter server."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def dockerfile() -> str:
    """The Dockerfile that `jupyter-repo2docker --no-build` makes of this repository."""
    done = subprocess.run(
        [sys.executable, "-m", "repo2docker", "--no-build", "--debug", str(ROOT)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout + done.stderr


def test_repo2docker_accepts_the_repository(dockerfile: str) -> None:
    assert 'env update -p ${NB_PYTHON_PREFIX} --file "binder/environment.yml"' in dockerfile
    assert "RUN ./binder/postBuild" in dockerfile


def test_python_is_pinned(dockerfile: str) -> None:
    # repo2docker picks the frozen base environment of the Python that environment.yml names.
    pinned = re.search(r"- python=(3\.\d+)$", (ROOT / "binder/environment.yml").read_text(), re.MULTILINE)
    assert pinned
    assert f"py-2d{pinned[1].replace('.', '-2e')}" in dockerfile


def test_post_build_can_run() -> None:
    assert os.access(ROOT / "binder/postBuild", os.X_OK)
    assert subprocess.run(["bash", "-n", ROOT / "binder/postBuild"], check=False).returncode == 0
    mode = subprocess.check_output(["git", "ls-files", "-s", "binder/postBuild"], cwd=ROOT, text=True)
    assert mode.startswith("100755 ") or not mode


def test_settings_are_installed(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "cardwidgets.serve", "--install-settings", str(tmp_path)], check=True)
    voila = json.loads((tmp_path / "etc/jupyter/voila.json").read_text())["VoilaConfiguration"]
    server = json.loads((tmp_path / "etc/jupyter/jupyter_server_config.json").read_text())
    template = tmp_path / "share/jupyter/nbconvert/templates" / voila["template"]
    assert (template / "index.html.j2").is_file()
    assert (template / "conf.json").is_file()
    assert voila["show_tracebacks"] is False
    assert server["MappingKernelManager"]["cull_idle_timeout"] > 0
