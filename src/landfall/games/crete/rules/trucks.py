"""S10, G20.2, G9.3, G14.7, R39: divisional trucks. A unit in a truck is one object, with its own steps and hits and the truck's ratings."""

from __future__ import annotations

from typing import Final

from landfall.core.decisions import Option
from landfall.games.crete.model import counters
from landfall.games.crete.model.clause_events import TrucksGiven, TruckUsed
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import MOUNTED, UNITS
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import AIRFIELDS, ALLIED, GERMAN, SHEET
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.movement_costs import LEG, WHEELED, built_up
from landfall.games.crete.model.offers import unit_option
from landfall.games.crete.model.pieces import DONE, READY
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.command import in_command
from landfall.games.crete.rules.movement import column_possible
from landfall.games.crete.rules.quality import division_name
from landfall.games.crete.rules.stacking import room_to_stay

#: The sheets on which trucks drive.
SHEETS: Final[frozenset[str]] = frozenset(BOX.common["divisional_trucks"].value["maps"])
AIRFIELD: Final = "Maleme"


def in_truck(game: Crete, unit: int) -> bool:
    return game.units[unit].mounted and MOUNTED[unit] is None


def truck_options(game: Crete, unit: int) -> list[Option]:
    """crete S10.0, G20.2: a unit on foot, or a gun that only rides, boards as its first action if in command; getting off is an
    action too."""
    if not game.trucks or MOUNTED[unit] is not None:
        return []
    state = game.units[unit]
    if state.suppressed or state.chutes or state.gliders or state.delay:
        return []
    if state.mounted:
        return [
            unit_option(f"unload{'-column' if column else ''}", unit, "G20.2")
            for column in (False, True)
            if room_to_stay(game, unit, column) and (not column or counters.ALLOWANCE[unit])
        ]
    division = game.frame.division_of[unit]
    if (
        state.acted != READY
        or division == NOBODY
        or not game.trucks[division]
        or not _may_ride(unit)
        or SHEET[state.at] not in SHEETS
        or not in_command(game, unit)
        or state.steps < 1
    ):
        return []
    found = []
    for column in (False, True):
        if not room_to_stay(game, unit, column):
            continue
        if column and not column_possible(state.at, WHEELED):
            continue
        # 2.5, 2.6: in a town, wheels are always in column.
        if not column and built_up(state.at):
            continue
        found.append(unit_option(f"load{'-column' if column else ''}", unit, "G20.2"))
    return found


def _may_ride(unit: int) -> bool:
    """crete S10.0: a unit on foot, or a gun marked ``*``; never one without steps, nor one that cannot move at all."""
    record = UNITS[unit]
    if counters.STEPS[unit] < 1 or counters.TRUCK[unit] or record.move == "No":
        return False
    return record.move == "*" or counters.CLASS[unit] == LEG


def load(game: Crete, unit: int, column: bool) -> None:
    """crete G20.2: from now on, the unit acts as a truck."""
    game.trucks[game.frame.division_of[unit]] -= 1
    game.mark(unit, mounted=True, column=column, position=0, work="")
    game.commanded.clear()
    _tell(game, unit, True, column)


def unload(game: Crete, unit: int, column: bool) -> None:
    """crete G9.3, G20.2: a unit that gets off does nothing more in this activation; the truck is whole again."""
    game.trucks[game.frame.division_of[unit]] += 1
    game.mark(unit, mounted=False, column=column, acted=DONE)
    game.commanded.clear()
    _tell(game, unit, False, column)


def _tell(game: Crete, unit: int, mounted: bool, column: bool) -> None:
    game.emit(
        TruckUsed(
            unit=counters.REF[unit],
            hex=HEX[game.units[unit].at],
            mounted=mounted,
            column=column,
            rule="G20.2",
        )
    )


def trucks_earned(game: Crete) -> bool:
    """crete S10.0, R39: all of Maleme airfield is German and in no Allied fire zone at the end of a turn."""
    hexes = AIRFIELDS[AIRFIELD]
    zones = game.zones_of(ALLIED)
    return (
        any(game.clauses.more_trucks)
        and not game.trucks_given
        and all(game.control.get(h) == GERMAN and not zones >> h & 1 for h in hexes)
    )


def give_trucks(game: Crete) -> None:
    """crete S10.0, R39: at the start of the next turn, once."""
    game.trucks_given = True
    for division, count in enumerate(game.clauses.more_trucks):
        if count:
            game.trucks[division] += count
            game.emit(
                TrucksGiven(
                    division=f"division:{division_name(game, division)}",
                    trucks=count,
                    rule="S10.0",
                )
            )
