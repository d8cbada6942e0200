"""Walks from the middle of well-equipped battles: random play alone dies on the beach."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.dice.helpers import GAME

from landfall.core.contract import _Walk, random_options
from landfall.core.table import Table
from landfall.games.dice import components as parts
from landfall.games.dice.meta import MAPS


def equipped(whims: random.Random) -> Table:
    """Units all over a map, with many cards of everything."""
    scenario = whims.choice(MAPS)
    options = random_options("dice", scenario, whims)
    options |= {"players": min(int(options["players"]), 3), "golden_trade": False}
    if "crossing" in options:
        options |= {"crossing": False, "continuous": False}
    removed = set(GAME.setup(scenario, options, _chance()).removed)
    items, medals, promotions = (
        whims.sample([card for card in cards if card not in removed], k=len(cards) - 6)
        for cards in (parts.ITEMS, parts.MEDALS, parts.PROMOTIONS)
    )
    ranking = whims.sample([card for card in parts.RANKING if card not in removed], k=5)
    sectors = [s.id for s in parts.BATTLEFIELDS[scenario].sectors if s.bunker != "final"]
    units: list[dict[str, Any]] = []
    for _ in range(int(options["players"])):
        regular = [card for card in parts.REGULAR if card not in removed]
        unit: dict[str, Any] = {
            "sector": whims.choice(sectors),
            "soldiers": whims.randint(30, 120),
            "courage": whims.randint(0, 12),
            "stars": whims.randint(0, 12),
            "points": whims.randint(0, 30),
            "specialists": [
                *whims.sample(regular, k=2),
                whims.choice(parts.AUXILIARY),
                ranking.pop(),
            ],
            "items": [items.pop() for _ in range(5)],
            "medals": [medals.pop() for _ in range(3)],
        }
        if options["missions"] != "none":
            unit["promotions"] = [promotions.pop()]
        units.append(unit)
    position = {"phase": whims.choice(["roll", "camp", "move"]), "units": units}
    return Table(GAME, scenario, options, {}, str(whims.random()), position)


def _chance() -> Any:
    from landfall.core.chance import Chance

    return Chance("components")


@pytest.mark.parametrize("seed", range(8))
def test_deep_battles_keep_the_contract(seed: int) -> None:
    whims = random.Random(seed)
    table = equipped(whims)
    walker = _Walk(table, whims)
    walker.check_standing()
    while table.outcome is None and len(table.answers) < 60:
        walker.answer()
    assert table.answers
