"""S2, R25, R30, R69: two units per Night go by ship from port to port; under withdrawal, two per port leave for good."""

from __future__ import annotations

from landfall.games.crete.model.chart import chart
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import CLASS, SIDE
from landfall.games.crete.model.ground import ALLIED, GERMAN, PORT_HEXES, TERRAIN
from landfall.games.crete.model.movement_costs import LEG, STAY_IN_COLUMN
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.stacking import room_for
from landfall.games.crete.rules.ways_off import Way, can_pay, rules_of

#: crete R25: units that sail from port to port in one Night, all ports together.
SHIPPED_A_NIGHT = int(BOX.common["allied_naval_transport"].value["units"])
#: crete R30: units that are evacuated in one Night from each port.
EVACUATED_A_PORT = int(BOX.common["allied_morale"].value["night_port_evacuation_units"])


def by_ship(game: Crete, unit: int, extra: int = 0) -> list[Way]:
    """crete S2.0, R30, R69: from the port where the activation begins; ``extra`` points are needed for something else."""
    at, rules = game.units[unit].at, rules_of(game)
    if SIDE[unit] != ALLIED or not game.night:
        return []
    if at not in PORT_HEXES or game.control.get(at) != ALLIED or unit in game.stormed:
        return []
    found: list[Way] = []
    if "S2" in rules and len(game.shipped) < SHIPPED_A_NIGHT and can_pay(game, unit, "ship", extra):
        if chart(game.scenario, game.small).one_way:
            found.append(Way("ship", at))
        else:
            found += [Way("ship", at, port) for port in harbours(game, unit) if port != at]
    if game.withdrawal and "S5" in rules and game.evacuated.count(at) < EVACUATED_A_PORT:
        found.append(Way("evacuate", at))
    return found


def harbours(game: Crete, unit: int) -> list[int]:
    """crete R25: Allied ports with room, without enemies and outside enemy fire zones."""
    shut = game.holding(GERMAN) | game.zones_of(GERMAN)
    return [
        port
        for port in sorted(PORT_HEXES)
        if game.playable >> port & 1
        and game.control.get(port) == ALLIED
        and not shut >> port & 1
        and room_for(game, unit, port, lands_in_column(unit, port))
    ]


def lands_in_column(unit: int, port: int) -> bool:
    """crete R3, 2.6: a vehicle in a city is in column, also when it has come by ship."""
    return CLASS[unit] != LEG and TERRAIN[port] in STAY_IN_COLUMN
