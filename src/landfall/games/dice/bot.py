"""A rule of thumb."""

from __future__ import annotations

import random

from landfall.core.decisions import Decision
from landfall.games.dice.view import View


def thumb(view: View, decision: Decision, whims: random.Random) -> str:
    return decision.options[0].id
