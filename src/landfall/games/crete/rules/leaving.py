"""S1, S2, S3, S5: how a unit leaves the map in a Move action: by an exit, by ship, by air.

`doors` says by which hexes a unit may leave now; the move's question offers those that it reaches. What a unit leaves for:
`off` a box of the chart, `exit` for good (R47, R77), `withdraw` and `evacuate` (S5), `ship` another port, `fly` the drop box.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import chart as charts
from landfall.games.crete.model import counters
from landfall.games.crete.model.chart import EXIT_REF, SHEET_MASK, chart
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import GREEK, LEADER_REF, SIDE, UNITS
from landfall.games.crete.model.events import LeaderLeft, MoveStopped, UnitLeft
from landfall.games.crete.model.frames import NOBODY, moment
from landfall.games.crete.model.ground import ALLIED, BIT, GERMAN, PORT_HEXES, ROADS, RUNWAYS, SHEET
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.offers import at_hex, hex_option, plain, ref_option
from landfall.games.crete.model.state import (
    AFTER_FIRST,
    ASIDE,
    DONE,
    EXITED,
    WITHDRAWN,
    Crete,
    Leader,
    Unit,
)
from landfall.games.crete.model.turning_points import UnitExited
from landfall.games.crete.rules.command import leader_hex, payer
from landfall.games.crete.rules.control import take_control
from landfall.games.crete.rules.morale import WITHDRAWN_UNIT, raise_level
from landfall.games.crete.rules.movement import may_move, reach_of
from landfall.games.crete.rules.opportunity import LeaveHex
from landfall.games.crete.rules.results import take_back_heroic
from landfall.games.crete.rules.stacking import crowd, room_for
from landfall.games.crete.rules.trucks import in_truck

_SHIPPING = BOX.common["allied_naval_transport"].value
_FLYING = BOX.common["ad_hoc_drops"].value
#: crete R25, R30: in one Night.
SHIPPED_A_NIGHT = int(_SHIPPING["units"])
EVACUATED_A_PORT = int(BOX.common["allied_morale"].value["night_port_evacuation_units"])
#: crete S3.0, R27.
MOST_IN_DROP_BOX = int(_FLYING["units_per_turn"])
FLYING_FROM = moment(_FLYING["from"]["date"], _FLYING["from"]["turn"])

_RULE = {
    "off": "S1.0",
    "exit": "R77",
    "withdraw": "R31",
    "evacuate": "R30",
    "ship": "S2.0",
    "fly": "S3.0",
}


class Way(NamedTuple):
    """A way out: the hex from which the unit leaves, and a box, exit or port."""

    kind: str
    hex: int
    to: int = NOBODY


def rules_of(game: Crete) -> tuple[str, ...]:
    """crete 9.0: the special rules that are in force."""
    return game.frame.record.rules


def confined(game: Crete, unit: int) -> bool:
    """Scenarios 6 and 11: no Greek leaves Kastelli."""
    clauses = game.frame.record.confine or ()
    return GREEK[unit] and any(c["map"] == SHEET[game.units[unit].at] for c in clauses)


def chart_payer(game: Crete, unit: int) -> int:
    """crete G4.6: the point need not come from a leader in command; a Greek's comes from a leader in range, otherwise
    from the Greek's own division."""
    found = payer(game, unit)
    if found == NOBODY and GREEK[unit]:
        own = game.frame.division_of[unit]
        found = own if own != NOBODY and game.cp[own] > 0 else NOBODY
    return found


def free_of_charge(game: Crete, unit: int, kind: str) -> bool:
    """crete S5.0: under withdrawal the Allies pay nothing for the chart; S5 exits and R77 are free for all."""
    if kind in ("exit", "withdraw", "evacuate"):
        return True
    return kind == "off" and game.withdrawal and SIDE[unit] == ALLIED


def can_pay(game: Crete, unit: int, kind: str, extra: int = 0) -> bool:
    if free_of_charge(game, unit, kind):
        return True
    division = chart_payer(game, unit)
    return division != NOBODY and game.cp[division] > extra


def empty_of_enemies(game: Crete, sheet: str, side: int) -> bool:
    """crete R68: each sheet of the west grid by itself; rearguards are units, and so are batteries in a park."""
    mask = SHEET_MASK[sheet]
    if game.holding(1 - side) & mask:
        return False
    return not any(
        mask & BIT[p.hex] and game.frame.divisions[p.division].side != side for p in game.parks
    )


def doors(game: Crete, unit: int, extra: int = 0) -> list[Way]:
    """The ways out that are open to a unit, wherever its hex is; ``extra`` points are already reserved."""
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
        return [way for way in _from_here(game, unit, extra) if way.kind == "evacuate"]
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
    found += _from_here(game, unit, extra)
    return found


def _by_sea_or_air(game: Crete) -> bool:
    rules = rules_of(game)
    return "S2" in rules or "S3" in rules or "S5" in rules


def _still_counts(game: Crete, exit: int) -> bool:
    """crete R77: until the test is made."""
    duties = game.frame.record.obligations or ()
    numbers = [
        n for n, d in enumerate(duties) if d.get("exit", {}).get("exit") == charts.EXIT_IDS[exit]
    ]
    return not numbers or any(n not in game.tested for n in numbers)


def _from_here(game: Crete, unit: int, extra: int) -> list[Way]:
    """crete R69, R30, S3.0: by ship and by air from the hex where the activation begins."""
    at, side, rules = game.units[unit].at, SIDE[unit], rules_of(game)
    found: list[Way] = []
    if side == ALLIED and game.night and at in PORT_HEXES and game.control.get(at) == ALLIED:
        if (
            "S2" in rules
            and len(game.shipped) < SHIPPED_A_NIGHT
            and can_pay(game, unit, "ship", extra)
        ):
            if chart(game.scenario, game.small).one_way:
                found.append(Way("ship", at))
            else:
                found += [Way("ship", at, port) for port in harbours(game, unit) if port != at]
        if game.withdrawal and "S5" in rules and game.evacuated.count(at) < EVACUATED_A_PORT:
            found.append(Way("evacuate", at))
    if (
        side == GERMAN
        and at in RUNWAYS
        and "S3" in rules
        and game.turn >= FLYING_FROM
        and UNITS[unit].division == "7FL"
        and not game.zones_of(ALLIED) >> at & 1
        and in_drop_box(game) < MOST_IN_DROP_BOX
        and can_pay(game, unit, "fly", extra)
    ):
        found.append(Way("fly", at, charts.PARACHUTE))
    return found


def in_drop_box(game: Crete) -> int:
    waiting = charts.place(charts.PARACHUTE)
    return sum(unit.at == waiting for unit in game.units.values())


def harbours(game: Crete, unit: int) -> list[int]:
    """crete R25: ports of the Allies, without enemy, in no enemy fire zone, with room."""
    shut = game.holding(GERMAN) | game.zones_of(GERMAN)
    return [
        port
        for port in sorted(PORT_HEXES)
        if game.playable >> port & 1
        and game.control.get(port) == ALLIED
        and not shut >> port & 1
        and room_for(game, unit, port, False)
    ]


def begins_here(game: Crete, unit: int) -> bool:
    """Whether it can leave from where it is."""
    if not may_move(game, unit):
        return False
    state = game.units[unit]
    extra = int(state.acted == AFTER_FIRST or counters.CHITS[game.chit].kind == "direct")
    return any(way.hex == state.at for way in doors(game, unit, extra))


def node_to(game: Crete, unit: int, hex: int) -> str | None:
    """In which order a unit reaches an exit hex under the least fire: "", "column", or not at all; it need not be able
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
    rule = _RULE[way.kind]
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


@dataclass(frozen=True, slots=True)
class Depart(Step):
    """crete S1.0, S2.0, R20, G15.3: the exit hex is reached: fire at the unit that leaves, at −1; S2 pays before it."""

    unit: int
    kind: str
    hex: int
    to: int

    def run(self, game: Crete) -> None:
        state = game.units[self.unit]
        if state.at != self.hex or state.suppressed:
            return
        if self.kind == "ship":
            charge(game, self.unit, self.kind)
        game.push(LeaveHex(self.unit, NOBODY), Left(self.unit, self.kind, self.hex, self.to))


@dataclass(frozen=True, slots=True)
class Left(Step):
    """Off the map, unless fire has stopped the unit."""

    unit: int
    kind: str
    hex: int
    to: int

    def run(self, game: Crete) -> None:
        state = game.units[self.unit]
        if state.at < 0:
            return
        paid = self.kind == "ship" or can_pay(game, self.unit, self.kind)
        if state.suppressed or not paid:
            game.emit(MoveStopped(unit=counters.REF[self.unit], hex=HEX[state.at], rule="G15.5"))
            crowd(game, state.at)
        elif game.shaken and room_for(game, self.unit, state.at, state.column):
            game.shaken = False
            game.push(LeaveOrStay(self.unit, self.kind, self.hex, self.to))
        else:
            leave(game, self.unit, Way(self.kind, self.hex, self.to))


@dataclass(frozen=True, slots=True)
class LeaveOrStay(Ask):
    """crete G29: after effective fire, the owner may stop."""

    unit: int
    kind: str
    hex: int
    to: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        ref = counters.REF[self.unit]
        options = (plain("go-on", "G10.11"), plain("stop", "G10.11"))
        args: dict[str, Arg] = {"unit": ref, "hex": HEX[self.hex]}
        return (Decision(game.seat(SIDE[self.unit]), "ask-leave", options, "R20", args, (ref,)),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "go-on":
            leave(game, self.unit, Way(self.kind, self.hex, self.to))
        else:
            game.emit(MoveStopped(unit=counters.REF[self.unit], hex=HEX[self.hex], rule="G10.11"))


def charge(game: Crete, unit: int, kind: str) -> None:
    if not free_of_charge(game, unit, kind):
        game.cp[chart_payer(game, unit)] -= 1


def leave(game: Crete, unit: int, way: Way) -> None:
    """crete S1.0, S2.0, S3.0, S5.0, R23, R71: what happens to a unit that has left; a Greek unit that withdraws counts
    like any other."""
    kind, hex, to = way
    if kind in ("off", "fly"):
        charge(game, unit, kind)
    aside = chart(game.scenario, game.small).one_way and SIDE[unit] == ALLIED
    told = ""
    if kind in ("off", "fly"):
        told = charts.REF[to]
        lift(game, unit, ASIDE if aside else charts.place(to))
    elif kind == "exit":
        told = EXIT_REF[to]
        game.exited.setdefault(charts.EXIT_IDS[to], []).append(unit)
        lift(game, unit, EXITED, to)
    elif kind == "ship":
        game.shipped.append(hex)
        if to == NOBODY:
            game.exited.setdefault("sea", []).append(unit)
        told = HEX[to] if to != NOBODY else ""
        lift(game, unit, to if to != NOBODY else ASIDE)
    else:
        told = EXIT_REF[to] if kind == "withdraw" else HEX[hex]
        if kind == "evacuate":
            game.evacuated.append(hex)
        lift(game, unit, WITHDRAWN, to)
    if kind == "exit":
        game.emit(UnitExited(unit=counters.REF[unit], hex=HEX[hex], exit=told, rule="R47"))
        return
    how = "away" if kind == "ship" and to == NOBODY else kind
    game.emit(UnitLeft(unit=counters.REF[unit], hex=HEX[hex], how=how, to=told, rule=_RULE[kind]))
    if kind == "ship" and to != NOBODY:
        take_control(game, unit, to)
    if kind in ("withdraw", "evacuate"):
        raise_level(game, WITHDRAWN_UNIT, "withdrawn", "S5.0")


def lift(game: Crete, unit: int, to: int, exit: int = NOBODY) -> None:
    """crete R23, G7.5: all markers are lost; leaders go along, for good if their unit does."""
    state = game.units[unit]
    if state.heroic:
        take_back_heroic(game, unit)
    game.place(unit, to)
    game.units[unit] = Unit(at=to, steps=state.steps, acted=DONE, first="move")
    game.shown[unit] = None
    for listed in (game.group, game.chosen, game.entered):
        if unit in listed:
            listed.remove(unit)
    if to in (WITHDRAWN, EXITED, ASIDE):
        for leader in game.leaders_at(unit):
            game.set_leader(leader, Leader(NOBODY, game.leaders[leader].replaced))
            game.leaders_out[leader] = exit
            game.emit(LeaderLeft(leader=LEADER_REF[leader], rule="G7.5"))


def leader_clauses(game: Crete) -> None:
    """Scenario 11: where Vasey and Campbell meet on one map, Campbell leaves the game."""
    for clause in game.frame.record.leader_rules:
        who = [counters.LEADER_NUMBER[name] for name in clause["if_same_map"]]
        hexes = [leader_hex(game, n) for n in who]
        if min(hexes) >= 0 and len({SHEET[h] for h in hexes}) == 1:
            gone = counters.LEADER_NUMBER[clause["remove"]]
            game.set_leader(gone, Leader(NOBODY, game.leaders[gone].replaced))
            game.leaders_out[gone] = NOBODY
            game.emit(LeaderLeft(leader=LEADER_REF[gone], rule="11.0"))


def leaders_out_by(game: Crete, exit: int) -> int:
    return sum(by == exit for by in game.leaders_out.values())


def units_out_by(game: Crete, exit: int) -> int:
    """crete G25.5, R77: counted at once; leaders are not units (G7.5)."""
    return len(game.exited.get(charts.EXIT_IDS[exit], ()))


def leader_is_out(game: Crete, leader: int) -> bool:
    return leader in game.leaders_out
