"""The dashboards on a web server: Voilà with the settings Kibitz needs.

`kibitz dashboards` and `python -m cardwidgets.serve` come here. Voilà is imported only when it is started.
"""

from __future__ import annotations

import argparse
import errno
import json
import logging
import os
import shutil
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from voila.app import Voila

HERE = Path(__file__).resolve().parent
JUPYTER = HERE / "jupyter"
"""A Jupyter data folder with the page template. It lies under `nbconvert`, where Voilà looks as well: a
folder `voila` here would be taken for the one with Voilà's own themes."""

SETTINGS: dict[str, dict[str, Any]] = {
    "VoilaConfiguration": {
        "template": "kibitz",
        "allow_template_override": "NO",
        "allow_theme_override": "NO",
        "show_tracebacks": False,
        # Other extensions of JupyterLab log errors on a Voilà page; without the last of these three no
        # widget is drawn.
        "extension_allowlist": [
            "@jupyter-widgets/jupyterlab-manager",
            "anywidget",
            "@voila-dashboards/widgets-manager8",
        ],
    },
    # A closed page shuts its kernel down itself; this finds the kernels whose page could not.
    "MappingKernelManager": {"cull_idle_timeout": 120, "cull_interval": 30, "cull_connected": False},
    # Many kernels at once would collide on TCP ports.
    "KernelManager": {"transport": "tcp" if sys.platform == "win32" else "ipc"},
}


def dashboards() -> Path:
    """Where the dashboards lie: in a clone beside the packages, in an installed wheel inside this one."""
    clone = HERE.parent.parent / "notebooks" / "dashboards"
    return clone if clone.is_dir() else HERE / "dashboards"


def start_page(folder: Path) -> str | None:
    """The page that the bare address leads to: the index, or the only (else the first) dashboard."""
    names = sorted(path.name for path in folder.glob("*.ipynb"))
    return "index.ipynb" if "index.ipynb" in names else next(iter(names), None)


def install_settings(prefix: Path) -> None:
    """Give the Jupyter under `prefix` the same template and settings, for a server that Voilà extends."""
    shutil.copytree(JUPYTER, prefix / "share" / "jupyter", dirs_exist_ok=True)
    # On such a server a notebook's kernel idles too while its learner reads elsewhere: more patience.
    patient = {**SETTINGS["MappingKernelManager"], "cull_idle_timeout": 600}
    extend = {"jpserver_extensions": {"cardwidgets.voila_app": True}}
    write_settings(prefix, "voila.json", {"VoilaConfiguration": SETTINGS["VoilaConfiguration"]})
    write_settings(prefix, "jupyter_server_config.d/kibitz.json", {"ServerApp": extend})
    write_settings(
        prefix,
        "jupyter_server_config.json",
        {"MappingKernelManager": patient, "KernelManager": SETTINGS["KernelManager"]},
    )


def write_settings(prefix: Path, name: str, sections: dict[str, dict[str, Any]]) -> None:
    """Add to a file of settings, keeping what else it says."""
    path = prefix / "etc" / "jupyter" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    said = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for section, values in sections.items():
        said[section] = {**said.get(section, {}), **values}
    path.write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8")


def make_app(folder: Path) -> Voila:
    """Voilà, changed where settings do not reach."""
    os.environ["JUPYTER_PATH"] = os.pathsep.join([str(JUPYTER), *filter(None, [os.environ.get("JUPYTER_PATH")])])
    # Kernels without compiled bytecode take three times as long to start.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

    from cardwidgets.voila_app import Dashboards

    return Dashboards()


def port_trouble(host: str, port: int) -> str | None:
    """Why nothing can listen there, in a sentence; None when it can."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return f"Port {port} is taken by another program; close it, or choose a port: --port {port + 1}"
        if error.errno == errno.EACCES:
            return f"Port {port} may not be used without special rights; choose one above 1023: --port 8866"
        return f"Nothing can listen at {host}:{port} ({error.strerror or error}); try --host localhost"
    return None


def parser() -> argparse.ArgumentParser:
    result = argparse.ArgumentParser(
        prog="kibitz dashboards", description="Open the games on a web page, served from this computer."
    )
    result.add_argument("--port", type=int, default=8866, help="port of the server (8866)")
    result.add_argument("--host", default="localhost", help="address to listen on (localhost)")
    result.add_argument("--no-browser", action="store_true", help="only serve; open no browser")
    result.add_argument("--folder", type=Path, default=None, help="serve the notebooks of another folder")
    result.add_argument("--preheat", type=int, default=0, metavar="N", help="keep N kernels ready for each page")
    result.add_argument("--install-settings", type=Path, default=None, help=argparse.SUPPRESS)
    return result


def main(argv: Sequence[str] | None = None) -> int:
    args = parser().parse_args(argv)
    if args.install_settings:
        install_settings(args.install_settings)
        return 0
    folder: Path = (args.folder or dashboards()).resolve()
    trouble = None
    if not 0 < args.port < 65536:
        trouble = f"--port {args.port} is no port; choose one from 1024 to 65535"
    elif not folder.is_dir():
        trouble = f"There is no folder {folder}"
    trouble = trouble or port_trouble(args.host, args.port)
    if trouble:
        print(trouble, file=sys.stderr)
        return 1
    try:
        app = make_app(folder)
    except ModuleNotFoundError as missing:
        print(f"{missing.name} is not installed; run: pip install 'kibitz[app]'", file=sys.stderr)
        return 1
    settings = {name: dict(values) for name, values in SETTINGS.items()}
    settings["Voila"] = {
        "root_dir": str(folder),
        "ip": args.host,
        "port": args.port,
        "port_retries": 0,
        "open_browser": False,
        "log_level": "ERROR",
    }
    if args.preheat:
        settings["VoilaConfiguration"].update(preheat_kernel=True, default_pool_size=args.preheat)
    # A page whose kernel has gone asks for it again and again: nothing to fill the terminal with.
    logging.getLogger("tornado").setLevel(logging.CRITICAL)
    app.update_config(app.config.__class__(settings))
    app.initialize([])
    host = "localhost" if args.host in ("0.0.0.0", "::", "") else args.host
    print(f"Kibitz is on http://{host}:{args.port} (stop it with Ctrl+C)", flush=True)
    if not args.no_browser:
        import threading
        import webbrowser

        threading.Timer(1.0, webbrowser.open, [f"http://{args.host}:{args.port}"]).start()
    app.start()
    return 0


if __name__ == "__main__":
    sys.exit(main())
