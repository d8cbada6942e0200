"""Bots choose from a decision, and see only a view.

A game's own bots are in its folder. The ones here work for any game.
"""

from __future__ import annotations

import random
from typing import Any

from landfall.core.decisions import Decision


def random_bot(view: Any, decision: Decision, whims: random.Random) -> str:
    """Any option, all equally likely."""
    options = decision.options
    return options[int(whims.random() * len(options))].id
