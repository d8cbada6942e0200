"""G20.1: organic transport."""

from __future__ import annotations

from landfall.core.decisions import Option
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import MOUNTED, UNITS
from landfall.games.crete.model.events import TransportChanged
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.ground import TERRAIN
from landfall.games.crete.model.movement_costs import LEG, STAY_IN_COLUMN, built_up
from landfall.games.crete.model.offers import unit_option
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.movement import column_possible
from landfall.games.crete.rules.stacking import room_to_stay


def transport_options(game: Crete, unit: int) -> list[Option]:
    """crete G20.1: mount or dismount, with column or without."""
    if MOUNTED[unit] is None or not UNITS[unit].organic_transport:
        return []
    state = game.units[unit]
    if state.suppressed or state.chutes or state.gliders or state.delay:
        return []
    found = []
    kind = counters.CLASS[unit] if state.mounted else 1
    for column in (False, True):
        if not room_to_stay(game, unit, column):
            continue
        if column and not column_possible(state.at, kind):
            continue
        # 2.5 to 2.7: a unit that mounts in a built-up hex is in column.
        if (
            not column
            and kind != LEG
            and (TERRAIN[state.at] in STAY_IN_COLUMN or built_up(state.at))
        ):
            continue
        verb = "dismount" if state.mounted else "mount"
        found.append(unit_option(verb + ("-column" if column else ""), unit, "G20.1"))
    return found


def change_transport(game: Crete, unit: int, mounted: bool, column: bool) -> None:
    state = game.units[unit]
    game.mark(
        unit,
        mounted=mounted,
        column=column,
        position=0 if mounted else state.position,
        work="" if mounted else state.work,
    )
    game.emit(
        TransportChanged(
            unit=counters.REF[unit],
            hex=HEX[state.at],
            mounted=mounted,
            column=column,
            rule="G20.1",
        )
    )
