"""Random options, for games where none were chosen."""

from __future__ import annotations

import random
from collections.abc import Mapping

from landfall.core.game import Meta, Value
from landfall.core.registry import get_game


def random_options(
    slug: str, scenario: str, whims: random.Random, given: Mapping[str, Value] | None = None
) -> dict[str, Value]:
    """A legal combination of a scenario's options that includes the ones given.

    They are drawn in random order, each from the values that fit those drawn before. If all were drawn at once, a value
    that fits few others would hardly ever come up.
    """
    game = get_game(slug)
    given = given or {}
    specs = [spec for spec in game.meta.options if not spec.scenarios or scenario in spec.scenarios]
    for _ in range(100):
        chosen = dict(given)
        for spec in whims.sample(specs, len(specs)):
            free = [
                value
                for value in spec.values or (True, False)
                if not _clashes(game.meta, chosen | {spec.id: value})
            ]
            if spec.id not in chosen and free:
                chosen[spec.id] = whims.choice(free)
        if len(chosen) == len(specs) and not _clashes(game.meta, chosen):
            return game.checked_options(scenario, chosen)
    return game.checked_options(scenario, given)


def _clashes(meta: Meta, chosen: Mapping[str, Value]) -> bool:
    return any(
        all(chosen.get(name) == value for name, value in clash.chosen) for clash in meta.clashes
    )
