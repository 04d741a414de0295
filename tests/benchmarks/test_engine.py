"""Imports and random play, in processes of their own, in turn with what they are held against."""

from __future__ import annotations

import json
import os
import subprocess
from statistics import median

from tests.benchmarks.conftest import Report

BENCH_PYTHON = os.environ["KIBITZ_BENCH_PYTHON"]
ROUNDS = 7


def run(code: str, *options: str) -> str:
    """What a fresh interpreter prints; code that was compiled before is not compiled again."""
    env = {k: v for k, v in os.environ.items() if k not in ("PYTHONDONTWRITEBYTECODE", "PYTHONPATH")}
    return subprocess.run(
        [BENCH_PYTHON, *options, "-c", code], capture_output=True, text=True, check=True, env=env
    ).stdout


TIMED = "import time; t = time.perf_counter(); import {}; print(1000 * (time.perf_counter() - t))"


def test_import(report: Report) -> None:
    """`import cardlib` beside `import json`: how many milliseconds more."""
    run("import cardlib, json")
    pairs = [(float(run(TIMED.format("cardlib"))), float(run(TIMED.format("json")))) for _ in range(ROUNDS)]
    ours, theirs = (median(side) for side in zip(*pairs, strict=True))
    loaded = run("import sys, cardlib; print([m for m in ('numpy', 'IPython', 'ipywidgets') if m in sys.modules])")
    report(
        "import cardlib, ms more than json",
        ours - theirs,
        60,
        f"{ours:.1f} ms, json {theirs:.1f} ms; loads {loaded.strip()}",
    )


OURS = """
import json, random, time, cardlib
rnd, n, acts = random.Random(1), 0, []
game = cardlib.game("{game}")
game.deal(seed=0)
start = time.process_time()
while time.process_time() - start < 2:
    state = game.deal(seed=n)
    n += 1
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        state = state.apply(seat, legal[int(rnd.random() * len(legal))])
    acts.append(len(state.actions))
print(json.dumps([sum(acts) / (time.process_time() - start), sorted(acts)[len(acts) // 2], max(acts)]))
"""
UNO = """
import json, random, time, rlcard
rnd, n = random.Random(1), 0
env = rlcard.make("uno", config={"seed": 1})
env.reset()
start = time.process_time()
while time.process_time() - start < 2:
    state, seat = env.reset()
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, seat = env.step(legal[int(rnd.random() * len(legal))])
        n += 1
print(json.dumps([n / (time.process_time() - start)]))
"""


def test_random_play(report: Report) -> None:
    """Acts a second of CPU time through `legal` and `apply`, beside RLCard's `uno` through its environment."""
    import cardlib

    for name in (name for name in cardlib.game_names() if name != "toy"):  # the toy lives in the tests alone
        bound = -0.5 if name == "abbotts_auction" else -2.0
        pairs = [(json.loads(run(OURS.replace("{game}", name))), json.loads(run(UNO))) for _ in range(3)]
        ours, uno = median(p[0][0] for p in pairs), median(p[1][0] for p in pairs)
        middle, longest = pairs[0][0][1:]
        detail = f"{ours:,.0f} acts/s, uno {uno:,.0f}; a match: median {middle} acts, longest {longest}"
        report(f"random play, {name} : uno", ours / uno, bound, detail)
