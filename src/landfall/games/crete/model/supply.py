"""S4, G24.1: supply zones and the level of a unit."""

from __future__ import annotations

from typing import Final

from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import GREEK, SIDE
from landfall.games.crete.model.frames import moment
from landfall.games.crete.model.ground import SHEET
from landfall.games.crete.model.state import Crete

_SUPPLY: Final = BOX.common["supply"].value
#: crete G24.1: zones, and the sheets of each.
ZONES: Final[tuple[str, ...]] = tuple(_SUPPLY["zones"])
ZONE_OF: Final[dict[str, int]] = {
    sheet: number for number, zone in enumerate(ZONES) for sheet in _SUPPLY["zones"][zone]
}
LEVELS: Final = ("full", "reduced", "diminished", "emergency")
DIMINISHED: Final = 2
EMERGENCY: Final = 3
FROM: Final = moment(_SUPPLY["from"]["date"], _SUPPLY["from"]["turn"])


def level(game: Crete, zone: int, side: int) -> int:
    return game.supply.get(zone * 2 + side, 0)


def level_of(game: Crete, unit: int, hex: int) -> int:
    """crete G24.1, S4.0: the supply level that applies to a unit; for Greek units, always full."""
    if GREEK[unit] or hex < 0:
        return 0
    return game.supply.get(ZONE_OF[SHEET[hex]] * 2 + SIDE[unit], 0)
