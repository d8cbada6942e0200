"""R60: hexes that a unit may not enter."""

from __future__ import annotations

from functools import cache

from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import MOUNTED
from landfall.games.crete.model.frames import playable
from landfall.games.crete.model.ground import BIT, SHEET, hexes_of
from landfall.games.crete.model.state import Crete


def barred_to(game: Crete, unit: int) -> int:
    """crete S10.0, R60: the hexes closed to a unit, as bits: trucks stay on their sheets, and the Greeks of Kastelli away from
    its east exit."""
    if game.units[unit].mounted and MOUNTED[unit] is None:
        return _no_trucks(game.scenario, game.small)
    return game.clauses.confined.get(unit, 0)


@cache
def _no_trucks(scenario: str, small: bool) -> int:
    sheets = BOX.common["divisional_trucks"].value["maps"]
    return sum(BIT[h] for h in hexes_of(playable(scenario, small)) if SHEET[h] not in sheets)
