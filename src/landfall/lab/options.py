"""Random options, for games where none were chosen."""

from __future__ import annotations

import random

from landfall.core.errors import LandfallError
from landfall.core.registry import get_game


def random_options(slug: str, scenario: str, whims: random.Random) -> dict[str, bool | int | str]:
    """A legal combination of a scenario's options."""
    game = get_game(slug)
    for _ in range(100):
        chosen = {
            spec.id: whims.choice(spec.values or (True, False))
            for spec in game.meta.options
            if not spec.scenarios or scenario in spec.scenarios
        }
        try:
            return game.checked_options(scenario, chosen)
        except LandfallError:
            continue
    return game.checked_options(scenario, {})
