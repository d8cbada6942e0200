"""7.4, 7.5 Bluffs and cliffs: units that begin, go on with and end a climb (omaha 7.4, 7.41, 7.5, 7.51, 17.11, 17.12)."""

from __future__ import annotations

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.events import ClimbBegan, ClimbEnded, UnitMoved
from landfall.games.omaha.model.state import CLIFF, CLIMB, Omaha


def begin_cliff(game: Omaha, number: int, to: int) -> None:
    """7.5: the first turn is spent at the foot of the cliff."""
    unit = game.units[number]
    game.units[number] = unit._replace(climb=CLIFF, cliff=to)
    game.emit(
        ClimbBegan(unit=counters.US_REF[number], hex=ground.REF[unit.at], kind="cliff", rule="7.5")
    )


def go_over(game: Omaha, number: int) -> None:
    """7.5: on the second turn, the unit is over the edge but still climbing."""
    unit = game.units[number]
    path = (ground.REF[unit.at], ground.REF[unit.cliff])
    game.move(number, unit.cliff)
    game.units[number] = game.units[number]._replace(climb=CLIMB, cliff=0, acted=True)
    game.emit(
        UnitMoved(unit=counters.US_REF[number], path=path, hex=path[1], free=True, rule="7.5")
    )


def mark_climb(game: Omaha, number: int, kind: str) -> None:
    """7.4, 7.41: a unit that crossed a bluff gets a marker; a leader does not.

    17.11, 17.12: in the extended game, only a cliff leaves one.
    """
    if counters.LEADER[number] or kind == "move" or (kind == "climb" and game.extended):
        return
    unit = game.units[number]
    game.units[number] = unit._replace(climb=CLIMB, cliff=0)
    game.emit(
        ClimbBegan(unit=counters.US_REF[number], hex=ground.REF[unit.at], kind="climb", rule="7.4")
    )


def end_climb(game: Omaha, number: int, kind: str, rule: str) -> None:
    """7.4, 7.51: removes the marker: the unit has reached the top, or gives up at the foot of the cliff."""
    unit = game.units[number]
    game.units[number] = unit._replace(climb=0, cliff=0, acted=True)
    game.emit(
        ClimbEnded(unit=counters.US_REF[number], hex=ground.REF[unit.at], kind=kind, rule=rule)
    )
