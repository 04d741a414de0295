#!/usr/bin/env python3
"""Everything one does with a clone of Kibitz, set-up included:

    python3 run.py serve [--port 8866] [--no-browser]   the dashboards on http://localhost:8866
    python3 run.py test [-- PYTEST ARGUMENTS]           every check and test; with arguments, pytest alone
    python3 run.py bench [-- PYTEST ARGUMENTS]          the measures in tests/benchmarks
    python3 run.py build                                bundle the front end into widgets/cardwidgets/static
    python3 run.py words                                compile the message catalogues
    python3 run.py fix                                  let ruff and biome mend what they can
    python3 run.py lock                                 pin the newest Python packages that agree
    python3 run.py setup                                only install what `test` needs

Nothing but Python 3.11 or newer is assumed. Python packages (Node.js among them) go into `.venv`, npm
packages into `widgets/js/node_modules`; the system's Python is left alone. A second run finds all that and
starts at once.
"""

# Only the standard library, and no syntax newer than Python 3.6: an old Python has to get as far as being
# told that it is too old.
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BENCH_VENV = ROOT / ".venv-bench"
JS = ROOT / "widgets" / "js"
STATIC = ROOT / "widgets" / "cardwidgets" / "static"
CONSTRAINTS = ROOT / "constraints.txt"
OLDEST = (3, 11)
# Newest versions that still accept every Python 3.11 (Debian's is 3.11.2); `lock` keeps to them.
HELD = ["soupsieve<3"]


class Stop(Exception):
    """What went wrong and what to do about it, in a sentence."""


# ---------------------------------------------------------------------------------------------- small helpers


def bin_of(venv, name):
    return str(venv / "Scripts" / (name + ".exe")) if os.name == "nt" else str(venv / "bin" / name)


def child_env(**more):
    """The environment for every program started here.

    Bytecode must be written: without it each kernel takes three times as long to start.
    """
    env = dict(os.environ)
    for name in (
        "PYTHONDONTWRITEBYTECODE",
        "PYTHONPYCACHEPREFIX",
        "PYTHONHOME",
        "PYTHONPATH",
        "PIP_REQUIRE_VIRTUALENV",
    ):
        env.pop(name, None)
    env["PYTHONNOUSERSITE"] = "1"
    env["VIRTUAL_ENV"] = str(VENV)
    env["PATH"] = os.path.dirname(bin_of(VENV, "python")) + os.pathsep + env.get("PATH", "")
    env.update(more)
    return env


def run(command, cwd=ROOT, quiet=False, **env):
    """Run a program; with `quiet`, what it prints is shown only if it fails."""
    out = subprocess.PIPE if quiet else None
    done = subprocess.run(
        [str(part) for part in command], cwd=str(cwd), env=child_env(**env), stdin=subprocess.DEVNULL,
        stdout=out, stderr=subprocess.STDOUT if quiet else None,
    )  # fmt: skip
    if quiet and done.returncode:
        sys.stdout.write("\n" + done.stdout.decode("utf-8", "replace"))
    return done.returncode


def say(text):
    print(text, flush=True)


def digest(*parts):
    total = hashlib.sha256()
    for part in parts:
        total.update(part.read_bytes() if isinstance(part, Path) and part.is_file() else str(part).encode())
        total.update(b"\0")
    return total.hexdigest()


def read(path):
    return path.read_text(encoding="utf-8") if path.exists() else ""


# ----------------------------------------------------------------------------------------------------- set-up


def make_venv(venv):
    """A virtual environment with a working pip, made anew if the one that is there does not run."""
    python = bin_of(venv, "python")
    if os.path.exists(python) and not run([python, "-m", "pip", "--version"], quiet=True):
        return python
    shutil.rmtree(str(venv), ignore_errors=True)
    if run([sys.executable, "-m", "venv", venv], quiet=True):
        shutil.rmtree(str(venv), ignore_errors=True)
        raise Stop(
            "This Python cannot make virtual environments (its output is above); on Debian or Ubuntu "
            "install the package python3-venv, elsewhere a Python from python.org, then run this again."
        )
    return python


def install(venv, extras):
    """Install this clone with its extras into `venv`, unless that has been done with the same versions."""
    stamp = venv / "kibitz.stamp"
    want = digest(ROOT / "pyproject.toml", CONSTRAINTS, ROOT)
    have = read(stamp).split()
    if have and have[0] == want and set(extras) <= set(have[1:]) and os.path.exists(bin_of(venv, "python")):
        return bin_of(venv, "python")
    python = make_venv(venv)
    if have and have[0] == want:
        extras = sorted(set(extras) | set(have[1:]))
    say("Installing the Python packages (about a minute, once) ...")
    stamp.unlink() if stamp.exists() else None
    command = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-input", "--compile"]
    command += ["-c", CONSTRAINTS] if CONSTRAINTS.exists() else []
    if run([*command, "-e", ".[{}]".format(",".join(extras)) if extras else "."], quiet=True):
        raise Stop(
            "The Python packages could not be installed (pip's words are above); "
            "check that pip reaches a package index, then run this again."
        )
    run([python, "-m", "compileall", "-q", "-j", "0", site_packages(python)], quiet=True)
    stamp.write_text(" ".join([want, *extras]), encoding="utf-8")
    return python


def site_packages(python):
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return subprocess.check_output([python, "-c", ask], env=child_env()).decode().strip()


def set_up(*extras):
    python = install(VENV, list(extras))
    run([python, "-m", "compileall", "-q", "cardlib", "widgets/cardwidgets"], quiet=True)
    return python


def set_up_js():
    """npm's packages exactly as locked, with the Node.js that came from PyPI."""
    stamp = JS / "node_modules" / ".kibitz-stamp"
    want = digest(JS / "package-lock.json", JS / "package.json", sys.platform)
    if read(stamp) == want:
        return
    if run([bin_of(VENV, "npm"), "ci", "--no-audit", "--no-fund"], cwd=JS, quiet=True):
        raise Stop(
            "The npm packages could not be installed (npm's words are above); "
            "check that npm reaches its registry, then run this again."
        )
    stamp.write_text(want, encoding="utf-8")


def apt_install(*packages):
    """Install Debian packages where this user may; False where not, or where it failed."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    say("Installing {} ...".format(" and ".join(packages)))
    run(["apt-get", "update", "-qq"], quiet=True)
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    return run(command, quiet=True, DEBIAN_FRONTEND="noninteractive") == 0


def find_chromium():
    asked = os.environ.get("KIBITZ_CHROMIUM")
    if asked:
        if not shutil.which(asked):
            raise Stop(f"KIBITZ_CHROMIUM is {asked!r}, which is not a program; unset it or name a Chromium.")
        return shutil.which(asked)
    names = [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "chrome",
        "msedge",
        "microsoft-edge",
    ]
    places = [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
        r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
    ]
    for name in names + places:
        if shutil.which(name):
            return shutil.which(name)
    ask = (
        "from playwright.sync_api import sync_playwright as start\nwith start() as p: print(p.chromium.executable_path)"
    )
    done = subprocess.run([bin_of(VENV, "python"), "-c", ask], env=child_env(), stdout=subprocess.PIPE)
    path = done.stdout.decode().strip()
    return path if os.path.exists(path) else None


def set_up_browser():
    """A Chromium for the browser tests, found or installed; tests are never left out in silence."""
    chromium = find_chromium()
    if not chromium and (
        apt_install("chromium") or run([bin_of(VENV, "playwright"), "install", "chromium"], quiet=True) == 0
    ):
        chromium = find_chromium()
    if not chromium:
        raise Stop(
            "The browser tests need Chromium, and none was found or could be installed; install Chromium or "
            "Chrome (on Debian, as root: apt-get install chromium), or set KIBITZ_CHROMIUM to its path."
        )
    if shutil.which("fc-list"):
        fonts = subprocess.run(["fc-list", ":lang=ja"], stdout=subprocess.PIPE).stdout
        if not fonts.strip() and not apt_install("fonts-noto-cjk"):
            say("Notice: no Japanese font is installed; the pages in Japanese are tested with empty boxes.")
    return chromium


# ------------------------------------------------------------------------------------------------------ steps


def tool(name, *args):
    return lambda: run([bin_of(VENV, name), *args], quiet=True)


def node_tool(name, *args):
    path = JS / "node_modules" / ".bin" / (name + (".cmd" if os.name == "nt" else ""))
    return lambda: run([path, *args], cwd=JS, quiet=True, NO_COLOR="1")


def bundle_is_fresh():
    with tempfile.TemporaryDirectory() as out:
        if run([bin_of(VENV, "node"), "build.mjs", "--out", out], cwd=JS, quiet=True):
            return 1
        stale = [p.name for p in sorted(Path(out).iterdir()) if not same(p, STATIC / p.name)]
    if stale:
        say("Not what the sources give: {}. Run: python3 run.py build".format(", ".join(stale)))
    return len(stale)


def same(one, other):
    return other.exists() and one.read_bytes() == other.read_bytes()


# Each step before pytest: its heading, and a function that returns 0 when all is well.
STEPS = [
    ("ruff: mistakes", tool("ruff", "check", "--quiet")),
    ("ruff: layout", tool("ruff", "format", "--check", "--quiet")),
    ("mypy, strict", tool("mypy")),
    ("biome", node_tool("biome", "ci", "--colors=off", ".")),
    ("tsc", node_tool("tsc")),
    ("vitest", node_tool("vitest", "run", "--passWithNoTests")),
    ("front-end bundle as committed", bundle_is_fresh),
]


def pytest(args, **env):
    return run([bin_of(VENV, "python"), "-m", "pytest", *args], KIBITZ_CHROMIUM=set_up_browser(), **env)


def step(heading, work):
    print(f"{heading:<34}", end="", flush=True)
    start = time.monotonic()
    failed = work()
    print("{}  {:.1f} s".format("FAILED" if failed else "ok", time.monotonic() - start), flush=True)
    return failed


# --------------------------------------------------------------------------------------------------- commands


def serve(args):
    python = set_up("app")
    command = [python, "-m", "cardwidgets.serve", *args]
    if os.name == "nt":
        return subprocess.call(command, env=child_env())
    os.execve(python, command, child_env())


def test(args):
    set_up("app", "dev")
    set_up_js()
    if args:
        return pytest(args)
    for heading, work in STEPS:
        if step(heading, work):
            return 1
    say("pytest")
    # Two processes, a file never split between them: whoever starts a server starts it once.
    return pytest(["-q", "-n", "2", "--dist", "loadfile", "tests"])


def bench(args):
    """Rivals of the engine are installed for the measures alone, beside a Kibitz of their own."""
    set_up("app", "dev")
    set_up_js()
    python = install(BENCH_VENV, [])
    rivals = ROOT / "tests" / "benchmarks" / "requirements.txt"
    stamp = BENCH_VENV / "rivals.stamp"
    if rivals.exists() and read(stamp) != digest(rivals):
        if run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "-r", rivals], quiet=True):
            raise Stop("The packages to measure against could not be installed (pip's words are above).")
        stamp.write_text(digest(rivals), encoding="utf-8")
    return pytest(args or ["-q", "-s", "-p", "no:xdist", "tests/benchmarks"], KIBITZ_BENCH_PYTHON=python)


def build(args):
    set_up("app", "dev")
    set_up_js()
    return run([bin_of(VENV, "node"), "build.mjs", *args], cwd=JS)


# Babel writes the time into a .mo, so one that says the same as before is left alone.
COMPILE = """
import io, pathlib, sys
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po

def said(mo):
    catalogue = read_mo(io.BytesIO(mo))
    return {str(one.id): str(one.string) for one in catalogue if one.id}, catalogue.plural_expr

for po in map(pathlib.Path, sys.argv[1:]):
    made, mo = io.BytesIO(), po.with_suffix(".mo")
    write_mo(made, read_po(po.open("rb"), locale=po.stem))
    if not mo.exists() or said(mo.read_bytes()) != said(made.getvalue()):
        mo.write_bytes(made.getvalue())
        print("compiled", mo)
"""


def words(args):
    """Every .po of the packages and of the tests' own games becomes the .mo beside it."""
    python = set_up("app", "dev")
    places = ("cardlib/**/locale/*.po", "widgets/cardwidgets/locale/*.po", "tests/**/locale/*.po")
    catalogues = sorted(str(path) for place in places for path in ROOT.glob(place))
    return run([python, "-c", COMPILE, *catalogues])


def fix(args):
    set_up("app", "dev")
    set_up_js()
    failed = run([bin_of(VENV, "ruff"), "check", "--fix", "--quiet"])
    failed |= run([bin_of(VENV, "ruff"), "format", "--quiet"])
    return failed | run([JS / "node_modules" / ".bin" / "biome", "check", "--write", "."], cwd=JS)


def lock(args):
    with tempfile.TemporaryDirectory() as folder:
        python = make_venv(Path(folder) / "venv")
        say("Resolving the newest versions that agree ...")
        if run(
            [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *HELD, ".[app,dev]"],
            quiet=True,
        ):
            raise Stop("The packages could not be resolved (pip's words are above).")
        freeze = [python, "-m", "pip", "freeze", "--exclude", "kibitz"]
        pins = subprocess.check_output(freeze, env=child_env()).decode().splitlines()
    head = "# Every Python package of `.[app,dev]`, pinned. Made by: python3 run.py lock"
    CONSTRAINTS.write_text("\n".join([head, *sorted(pins, key=str.lower), ""]), encoding="utf-8")
    say(f"{CONSTRAINTS.name}: {len(pins)} packages")
    return 0


def setup(args):
    set_up("app", "dev")
    set_up_js()
    set_up_browser()
    return 0


COMMANDS = {f.__name__: f for f in (serve, test, bench, build, words, fix, lock, setup)}


def main(argv):
    if sys.version_info[:2] < OLDEST:
        raise Stop(
            "Kibitz needs Python {}.{} or newer, and this is Python {}.{}; "
            "install a newer one and start this script with it.".format(*OLDEST + tuple(sys.version_info[:2]))
        )
    if not argv or argv[0] in ("-h", "--help", "help"):
        say(__doc__.strip())
        return 0 if argv else 2
    if argv[0] not in COMMANDS:
        raise Stop("There is no command {!r}; there are: {}.".format(argv[0], ", ".join(COMMANDS)))
    os.chdir(str(ROOT))
    args = argv[1:]
    return COMMANDS[argv[0]](args[1:] if args[:1] == ["--"] else args)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Stop as stop:
        sys.exit(f"\n{stop}")
    except KeyboardInterrupt:
        sys.exit(130)
