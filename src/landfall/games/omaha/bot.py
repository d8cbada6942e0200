"""A rule of thumb for the US side."""

from __future__ import annotations

import random

from landfall.core.decisions import Decision
from landfall.games.omaha.view import OmahaView


def thumb(view: OmahaView, decision: Decision, whims: random.Random) -> str:
    return decision.options[0].id
