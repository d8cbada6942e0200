"""11.0, G3.5, R3, R44: set-up, and what the owners may choose in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from landfall.core.chance import Chance
from landfall.core.decisions import Decision, Option, Seat
from landfall.core.game import Options
from landfall.core.state import Ask
from landfall.games.crete.model import counters
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import (
    EVENTS,
    LEADER_NUMBER,
    LEADER_SIDE,
    LEADERS,
    LEG_UNIT,
    MOUNTED,
    NUMBER,
    SIDE,
    STEPS,
)
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import (
    ALLIED,
    GERMAN,
    PORT_HEXES,
    RUNWAYS,
    SHEET,
    SIDES,
    hex_on,
)
from landfall.games.crete.model.movement_costs import WHEELED, built_up
from landfall.games.crete.model.offers import plain, unit_option
from landfall.games.crete.model.pieces import DISPLAY, DUE, IMPROVED, Leader, Unit
from landfall.games.crete.model.scenario_records import SetUpUnit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.model.sticks import jumpers
from landfall.games.crete.rules.attaching import attach_at_start
from landfall.games.crete.rules.leaders import hosts, put_leader
from landfall.games.crete.rules.morale import begin as begin_morale
from landfall.games.crete.rules.movement import allowance, column_possible
from landfall.games.crete.rules.obligations import duties, duty_hexes
from landfall.games.crete.rules.scoring import scored_hexes
from landfall.games.crete.rules.sequence import Turn
from landfall.games.crete.rules.stacking import room_for
from landfall.games.crete.rules.standing import OPEN, Orders
from landfall.games.crete.rules.supply import start_levels
from landfall.games.crete.rules.victory import control_hexes


def control_tests(test: Any) -> list[dict[str, Any]]:
    """All control conditions within a test."""
    if isinstance(test, list):
        return [found for part in test for found in control_tests(part)]
    if not isinstance(test, dict):
        return []
    if "control" in test:
        return [test["control"]]
    return [found for part in test.values() for found in control_tests(part)]


def empty_game(scenario: str, options: Options, chance: Chance) -> Crete:
    """The scenario with all its values, before any unit is on the map."""
    game = Crete(chance, scenario=scenario, small=bool(options.get("small-maps", False)))
    game.ships = bool(options.get("ships", False))
    game.guns = bool(options.get("coastal-guns", False))
    frame = game.frame
    game.turn = frame.first_turn
    game.leaders = [Leader() for _ in LEADERS]
    game.zones = [0] * counters.COUNT
    game.shown = [None] * counters.COUNT
    game.cp = [d.cp for d in frame.divisions]
    game.dp = [d.dp for d in frame.divisions]
    game.blocks_left = list(frame.roadblocks)
    if any(game.clauses.trucks) or any(game.clauses.more_trucks):
        game.trucks = list(game.clauses.trucks)
    attach_at_start(game)
    start_levels(game)
    game.carried = frame.first_chit
    removed = frame.record.removed_events
    game.event_cups = [
        [
            number
            for number, event in enumerate(EVENTS)
            if event.cup == side and event.event not in removed
            for _ in range(event.count)
        ]
        for side in SIDES
    ]
    for numbers in frame.rearguards:
        for number in numbers:
            game.units[number] = Unit(at=DISPLAY)
    # S6, G24.2: Allied unless the scenario says otherwise.
    for hex in sorted(PORT_HEXES | RUNWAYS):
        if SHEET[hex] in frame.sheets:
            game.control[hex] = ALLIED
    for hex in scored_hexes(game):
        game.control.setdefault(hex, ALLIED)
    for check in frame.record.victory.checks:
        for test in control_tests(check.test):
            for hex in control_hexes(game, test):
                game.control.setdefault(hex, ALLIED)
    for side, numbers_held in (frame.record.control_at_start or {}).items():
        for number_text in numbers_held:
            for sheet in frame.sheets:
                try:
                    game.control[hex_on(sheet, number_text)] = SIDES.index(side)
                    break
                except KeyError:
                    continue
    for duty in duties(game):
        for hex in duty_hexes(game, duty):
            game.control.setdefault(hex, ALLIED)
    begin_morale(game)
    return game


def set_up(scenario: str, options: Options, chance: Chance) -> Crete:
    """crete 11.0: units at full strength where the scenario puts them."""
    game = empty_game(scenario, options, chance)
    frame = game.frame
    record = frame.record
    places: list[tuple[SetUpUnit, bool]] = []
    guns = record.optional_setup_blocks or () if game.guns else ()
    for name in (*record.setup_blocks, *guns):
        block = BOX.blocks[name]
        places += [(entry, block.improved_positions) for entry in block.units]
    places += [(entry, False) for entry in record.setup]
    where = {
        entry.unit: hex_on(entry.map, entry.hex) for entry, _ in places if entry.map in record.maps
    }
    if record.random_setup is not None:
        # G3.5: random set-ups are drawn first.
        some = list(record.random_setup.units)
        hexes = [where[unit] for unit in some]
        game.chance.shuffle(hexes, "setup")
        where |= dict(zip(some, hexes, strict=True))
    for entry, dug in places:
        if entry.unit not in where:
            continue
        number = NUMBER[entry.unit]
        hex = where[entry.unit]
        game.units[number] = Unit(
            at=hex,
            steps=entry.steps or STEPS[number],
            position=IMPROVED if dug and LEG_UNIT[number] else 0,
            # R3, G3.5: vehicles in built-up hexes are in column.
            column=not LEG_UNIT[number] and built_up(hex),
        )
        if hex in game.control:
            game.control[hex] = SIDE[number]
    for arrival in frame.arrivals:
        for number in arrival.units:
            game.units[number] = Unit(at=DUE, steps=STEPS[number])
    for series in game.clauses.series:
        for number in series.units:
            game.units[number] = Unit(at=DUE, steps=STEPS[number])
    for number in jumpers(scenario):
        game.units[number] = Unit(at=DUE, steps=STEPS[number])
    game.count_up()
    game.count_astray()
    for leader in record.leaders:
        if leader.hex:
            _stand(game, LEADER_NUMBER[leader.leader], hex_on(leader.map, leader.hex))
    game.push(SetUp(ALLIED), SetUp(GERMAN), Turn(record.start_at_step))
    return game


def _stand(game: Crete, leader: int, hex: int) -> None:
    units = hosts(game, leader)
    here = [n for n in units if game.units[n].at == hex]
    game.set_leader(leader, Leader((here or units or [NOBODY])[0]))


@dataclass(frozen=True, slots=True)
class SetUp(Ask):
    """crete G3.5, G33, R44: one answer accepts all; a leader may be elsewhere, a unit may start in column or mounted."""

    side: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = [plain("accept", "G3.5"), OPEN]
        for leader, state in enumerate(game.leaders):
            if state.on == NOBODY or LEADER_SIDE[leader] != self.side:
                continue
            options += [
                Option(
                    f"stand:{LEADERS[leader].leader}@{counters.UNITS[n].unit}",
                    "option-stand-with",
                    {"leader": counters.LEADER_REF[leader], "unit": counters.REF[n]},
                    (counters.REF[n],),
                    "G3.5",
                    n,
                )
                for n in hosts(game, leader)
                if n != state.on
            ]
        for n in game.fielded(self.side):
            unit = game.units[n]
            kind = WHEELED if unit.mounted else counters.CLASS[n]
            if (
                not unit.column
                and allowance(game, n)
                and room_for(game, n, unit.at, True)
                and column_possible(unit.at, kind)
            ):
                options.append(unit_option("start-column", n, "G3.5"))
            if (
                MOUNTED[n] is not None
                and not unit.mounted
                and not built_up(unit.at)
                and not (unit.column and not column_possible(unit.at, WHEELED))
            ):
                options.append(unit_option("start-mounted", n, "G3.5"))
        return (Decision(game.seat(self.side), "ask-setup", tuple(options), "G3.5"),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "accept":
            return
        game.push(self)
        verb, _, what = option.id.partition(":")
        if verb == "orders":
            game.push(Orders(self.side))
        elif verb == "stand":
            put_leader(game, LEADER_NUMBER[what.partition("@")[0]], int(option.value))
        elif verb == "start-column":
            game.mark(int(option.value), column=True, position=0)
        else:
            game.mark(int(option.value), mounted=True, position=0)
