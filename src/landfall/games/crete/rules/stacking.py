"""G11: how much a hex holds."""

from __future__ import annotations

from landfall.games.crete.model.counters import PARAMETERS, SIDE
from landfall.games.crete.model.state import Crete

LIMIT = PARAMETERS["stackSteps"]


def open_steps(game: Crete, hex: int, side: int, without: int = -1) -> int:
    """Steps of units not in column."""
    units = game.units
    return sum(
        [
            units[n].steps
            for n in game.at(hex)
            if n != without and SIDE[n] == side and not units[n].column
        ]
    )


def column_in(game: Crete, hex: int, side: int, without: int = -1) -> bool:
    units = game.units
    return any(n != without and SIDE[n] == side and units[n].column for n in game.at(hex))


def room_for(game: Crete, unit: int, hex: int, column: bool, steps: int = -1) -> bool:
    """crete G11.1, G11.2, G10.6: eight steps not in column, and one unit in column; asked only where a unit stops."""
    side = SIDE[unit]
    if column:
        return not column_in(game, hex, side, unit)
    size = game.units[unit].steps if steps < 0 else steps
    return size == 0 or open_steps(game, hex, side, unit) + size <= LIMIT


def room_to_stay(game: Crete, unit: int, column: bool) -> bool:
    """crete G11.3, G11.4: whether a unit may form column, or leave it, in its own hex. A unit in an overstacked hex may keep its formation."""
    state = game.units[unit]
    return state.column == column or room_for(game, unit, state.at, column)


def crowd(game: Crete, hex: int) -> None:
    """crete G11.3, G10.11: note a hex that may be overstacked, and drop those that no longer are."""
    game.crowded = [h for h in {*game.crowded, hex} if any(overstacked(game, h, s) for s in (0, 1))]
    game.crowded.sort()


def overstacked(game: Crete, hex: int, side: int) -> bool:
    """crete G11.3, G11.4."""
    columns = sum(SIDE[n] == side and game.units[n].column for n in game.at(hex))
    return open_steps(game, hex, side) > LIMIT or columns > 1
