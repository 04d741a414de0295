"""Real servers for the browser tests and the measures: Voilà with our settings, JupyterLab and Notebook 7."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

BROWSER_ARGS = [
    "--no-sandbox",  # the tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Server:
    """A server that has started: its address and process."""

    def __init__(self, url: str, process: subprocess.Popen[bytes], log: Path) -> None:
        self.url = url
        self.pid = process.pid
        self.log = log

    def page(self, name: str, query: str = "") -> str:
        """The address of a dashboard."""
        return f"{self.url}/voila/render/{name}.ipynb" + (f"?{query}" if query else "")


def notebook(path: Path, cells: Sequence[str]) -> Path:
    """Write a notebook of code cells."""
    content = {
        "cells": [
            {
                "cell_type": "code",
                "id": f"c{i}",
                "metadata": {},
                "execution_count": None,
                "outputs": [],
                "source": source,
            }
            for i, source in enumerate(cells)
        ],
        "metadata": {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _env(**more: str) -> dict[str, str]:
    """The environment of a server: compiled bytecode is kept, or every kernel would start slowly."""
    return {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | more


@contextmanager
def _serve(command: list[str], url: str, probe: str, log: Path, **env: str) -> Iterator[Server]:
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env=_env(**env), start_new_session=True)
    try:
        _wait(url + probe, process, log)
        yield Server(url, process, log)
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)


def _wait(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except OSError:
            time.sleep(0.2)
    raise RuntimeError(f"the server did not start:\n{log.read_text(errors='replace')[-4000:]}")


def voila(folder: Path, *more: str, log: Path | None = None) -> AbstractContextManager[Server]:
    """Voilà as `kibitz dashboards` starts it, on a folder; what it prints goes to `log`."""
    port = free_port()
    command = [sys.executable, "-m", "cardwidgets.serve", "--no-browser", f"--port={port}", f"--folder={folder}", *more]
    return _serve(command, f"http://localhost:{port}", "/voila/static/favicon.ico", log or folder / "voila.log")


def jupyter(kind: str, folder: Path) -> AbstractContextManager[Server]:
    """JupyterLab (`lab`) or Notebook 7 (`notebook`), without a token, on a folder."""
    port = free_port()
    settings = folder / "settings"
    settings.mkdir(exist_ok=True)
    command = [
        *(sys.executable, "-m", "jupyter", kind, "--no-browser", "--allow-root"),
        *(f"--port={port}", f"--ServerApp.root_dir={folder}", "--IdentityProvider.token=", "--ServerApp.password="),
        *("--ServerApp.disable_check_xsrf=True", "--LabApp.news_url=None", "--LabServerApp.extension_manager=readonly"),
        "--expose-app-in-browser",  # the tests ask the page for its kernel's state and change its theme
    ]
    env = {"JUPYTER_CONFIG_DIR": str(settings), "JUPYTER_DATA_DIR": str(settings), "IPYTHONDIR": str(settings)}
    return _serve(command, f"http://localhost:{port}", "/api/status", folder / f"{kind}.log", **env)
