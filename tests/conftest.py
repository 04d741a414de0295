"""What all tests share: the toy game is found like any other, helpers lie in `kit`, Hypothesis keeps within bounds."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import HealthCheck, Phase, settings

import cardlib.games

TESTS = Path(__file__).resolve().parent
TOYS = str(TESTS / "toy_games")
if str(TESTS) not in sys.path:
    sys.path.append(str(TESTS))
if TOYS not in cardlib.games.__path__:
    cardlib.games.__path__.append(TOYS)

_slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
_phases = [phase for phase in Phase if phase is not Phase.explain]  # explaining a failure takes minutes in long plays
settings.register_profile(
    "here", max_examples=60, deadline=None, suppress_health_check=_slow, print_blob=True, phases=_phases
)
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "here")
