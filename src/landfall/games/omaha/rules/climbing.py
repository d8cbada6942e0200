"""7.4, 7.5 Bluffs and cliffs: units that begin, go on with and end a climb (omaha 7.4, 7.5, 7.51)."""

from __future__ import annotations

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.events import ClimbBegan, ClimbEnded, UnitMoved
from landfall.games.omaha.model.state import CLIFF, CLIMB, Omaha
from landfall.games.omaha.rules.infiltration import infiltrate
from landfall.games.omaha.rules.terrain_effects import infiltrated


def begin_cliff(game: Omaha, number: int, to: int) -> None:
    """7.5: the first turn is spent at the foot of the cliff."""
    unit = game.units[number]
    game.units[number] = unit._replace(climb=CLIFF, cliff=to)
    game.emit(
        ClimbBegan(unit=counters.US_REF[number], hex=ground.REF[unit.at], kind="cliff", rule="7.5")
    )


def go_up(game: Omaha, number: int) -> None:
    """7.5: on the second turn, the unit is over the edge but still climbing."""
    unit = game.units[number]
    past = infiltrated(game, unit.at, unit.cliff)
    if past:
        # 7.32: climbing a cliff beside a position also leads past it.
        game.units[number] = unit._replace(acted=True)
        infiltrate(game, "cliff", unit.cliff, (number,), past, free=True)
        return
    path = (ground.REF[unit.at], ground.REF[unit.cliff])
    game.move(number, unit.cliff)
    game.units[number] = game.units[number]._replace(climb=CLIMB, cliff=0, acted=True)
    game.emit(
        UnitMoved(unit=counters.US_REF[number], path=path, hex=path[1], free=True, rule="7.5")
    )


def end_climb(game: Omaha, number: int, kind: str, rule: str) -> None:
    """7.4, 7.51: removes the marker: the unit has reached the top, or gives up at the foot of the cliff."""
    unit = game.units[number]
    game.units[number] = unit._replace(climb=0, cliff=0, acted=True)
    game.emit(
        ClimbEnded(unit=counters.US_REF[number], hex=ground.REF[unit.at], kind=kind, rule=rule)
    )
