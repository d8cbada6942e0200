"""R47, R31, R68: the hexes by which a unit may leave the map, and which of them it reaches."""

from __future__ import annotations

from landfall.core.decisions import Option
from landfall.games.crete.model import chart as charts
from landfall.games.crete.model import counters
from landfall.games.crete.model.chart import SHEET_MASK, chart
from landfall.games.crete.model.counters import GREEK, SIDE
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import ALLIED, BIT, ROADS, SHEET
from landfall.games.crete.model.offers import at_hex, hex_option, plain, ref_option
from landfall.games.crete.model.pieces import AFTER_FIRST
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.ad_hoc_drops import by_air
from landfall.games.crete.rules.movement import may_move, reach_of
from landfall.games.crete.rules.shipping import by_ship
from landfall.games.crete.rules.trucks import in_truck
from landfall.games.crete.rules.ways_off import RULE, Way, can_pay, rules_of


def confined(game: Crete, unit: int) -> bool:
    """Scenarios 6 and 11: no Greek leaves Kastelli."""
    clauses = game.frame.record.confine or ()
    return GREEK[unit] and any(c["map"] == SHEET[game.units[unit].at] for c in clauses)


def empty_of_enemies(game: Crete, sheet: str, side: int) -> bool:
    """crete R68: whether a sheet has no enemy unit, counting each sheet of the west grid by itself; rearguards are units, and
    so are batteries in a park."""
    mask = SHEET_MASK[sheet]
    if game.holding(1 - side) & mask:
        return False
    return not any(
        mask & BIT[p.hex] and game.frame.divisions[p.division].side != side for p in game.parks
    )


def doors(game: Crete, unit: int, extra: int = 0) -> list[Way]:
    """The ways off the map open to a unit, wherever it is; ``extra`` points are needed for something else."""
    here = chart(game.scenario, game.small)
    state = game.units[unit]
    side = SIDE[unit]
    found: list[Way] = []
    if not here.door and not here.forced and not here.withdrawal and not _by_sea_or_air(game):
        return found
    if confined(game, unit):
        return found
    if in_truck(game, unit):
        # R31: a truck stays on its three maps (G20.2), but its passenger may be evacuated from a port.
        return [way for way in by_ship(game, unit, extra) if way.kind == "evacuate"]
    if here.door and can_pay(game, unit, "off", extra):
        sheet = SHEET[state.at]
        empty = empty_of_enemies(game, sheet, side)
        own = here.of_sheet.get(sheet, ())
        for box, hex in here.door.items():
            if box in own and empty:
                found.append(Way("off", state.at, box))
            else:
                found.append(Way("off", hex, box))
    for hex, (whose, exit) in here.forced.items():
        if whose == side and _still_counts(game, exit):
            found.append(Way("exit", hex, exit))
    if side == ALLIED and game.withdrawal:
        found += [Way("withdraw", hex, exit) for hex, exit in here.withdrawal.items()]
    # R69, R30, S3.0: by ship and by air only from the hex where the activation begins.
    return [*found, *by_ship(game, unit, extra), *by_air(game, unit, extra)]


def _by_sea_or_air(game: Crete) -> bool:
    rules = rules_of(game)
    return "S2" in rules or "S3" in rules or "S5" in rules


def _still_counts(game: Crete, exit: int) -> bool:
    """crete R77: whether units leaving by this exit still count, because the test has not been made."""
    duties = game.frame.record.obligations or ()
    numbers = [
        n for n, d in enumerate(duties) if d.get("exit", {}).get("exit") == charts.EXIT_IDS[exit]
    ]
    return not numbers or any(n not in game.tested for n in numbers)


def begins_here(game: Crete, unit: int) -> bool:
    """Whether the unit can leave the map from the hex it is in."""
    if not may_move(game, unit):
        return False
    state = game.units[unit]
    extra = int(state.acted == AFTER_FIRST or counters.CHITS[game.chit].kind == "direct")
    return any(way.hex == state.at for way in doors(game, unit, extra))


def node_to(game: Crete, unit: int, hex: int) -> str | None:
    """How a unit reaches an exit hex under the least fire, "" or "column"; None if it cannot. It need not be able
    to stop there (R20)."""
    reach = reach_of(game, unit)
    known = reach.known()
    best: tuple[int, int, str] | None = None
    for state in ("", "column"):
        if hex * 2 + (state == "column") in known:
            points, shots = reach.points_to(hex, state)
            if best is None or (shots, points) < best[:2]:
                best = (shots, points, state)
    if best is None:
        return None
    way = reach.way_to(hex, best[2])
    hexes = [n >> 1 for n in way.nodes if n >> 1 != hex]
    blocked = game.blocks.get(hex, SIDE[unit]) != SIDE[unit]
    if blocked and hexes and (hexes[-1], hex) in ROADS:
        return None  # R20: a roadblock in the hex stops it
    return best[2]


def ways_out(game: Crete, unit: int) -> list[Way]:
    """crete R20: exits the unit reaches in this Move action, or is already in."""
    here = game.units[unit].at
    return [
        way
        for way in doors(game, unit)
        if way.hex == here or node_to(game, unit, way.hex) is not None
    ]


def way_option(unit: int, way: Way) -> Option:
    rule = RULE[way.kind]
    if way.kind == "off":
        return ref_option("off", charts.REF[way.to], rule, way.to)
    if way.kind in ("evacuate", "fly"):
        return plain(way.kind, rule)
    if way.kind == "ship":
        return plain("ship-away", rule) if way.to == NOBODY else hex_option("ship", way.to, rule)
    if way.kind == "exit":
        return at_hex("exit", unit, way.hex, rule)
    return hex_option(way.kind, way.hex, rule)


def chosen_way(game: Crete, unit: int, option: Option) -> Way:
    return next(way for way in ways_out(game, unit) if way_option(unit, way).id == option.id)
