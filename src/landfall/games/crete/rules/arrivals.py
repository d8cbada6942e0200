"""G21.1, G21.2, R22: units that are due come with their division's chit."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import MOUNTED, PARAMETERS, SIDE
from landfall.games.crete.model.events import UnitPlaced
from landfall.games.crete.model.frames import edge
from landfall.games.crete.model.ground import PORT_HEXES, SHEET, hexes_of, within
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.movement_costs import WHEELED
from landfall.games.crete.model.offers import hex_option
from landfall.games.crete.model.pieces import DUE, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.air import LayStrikes, Strikes
from landfall.games.crete.rules.control import take_control
from landfall.games.crete.rules.drops import drop, foresee
from landfall.games.crete.rules.leaders import bring_leaders
from landfall.games.crete.rules.movement import column_possible
from landfall.games.crete.rules.parks import overrun
from landfall.games.crete.rules.stacking import column_in, crowd


def due(game: Crete, chit: int) -> list[int]:
    """crete G21.1, G5.7: the groups that come with this chit now, oldest first."""
    frame = game.frame
    found = [
        index
        for index, arrival in enumerate(frame.arrivals)
        if arrival.chit == chit
        and arrival.turn <= game.turn
        and any(game.units[n].at == DUE for n in arrival.units)
    ]
    return sorted(found, key=lambda index: (frame.arrivals[index].turn, index))


@dataclass(frozen=True, slots=True)
class DatedStrikes(Step):
    """crete R64, G6.1, 11.0: strikes that a scenario gives, before any unit is dropped."""

    chit: int

    def run(self, game: Crete) -> None:
        # G5.7: the oldest first.
        for index, strike in reversed(list(enumerate(game.frame.strikes))):
            if strike.chit == self.chit and strike.turn <= game.turn and index not in game.struck:
                game.struck.append(index)
                side = counters.CHIT_SIDE[self.chit]
                game.push(
                    LayStrikes(side, strike.count, strike.anywhere, strike.sheet), Strikes(side)
                )


@dataclass(frozen=True, slots=True)
class Arrivals(Step):
    """Step 4 of a Division activation."""

    chit: int

    def run(self, game: Crete) -> None:
        groups = due(game, self.chit)
        for index in groups:
            if game.frame.arrivals[index].kind == "drop":
                foresee(game, game.frame.arrivals[index])
        game.push(*(Arrive(index) for index in groups))


@dataclass(frozen=True, slots=True)
class Arrive(Step):
    group: int

    def run(self, game: Crete) -> None:
        arrival = game.frame.arrivals[self.group]
        if self.group not in game.arrived:
            game.arrived.append(self.group)
        steps: list[Step] = []
        if arrival.kind == "drop":
            drop(game, arrival)
        else:
            steps += [
                Entry(unit, hex, arrival.kind == "port")
                for unit, hex in zip(arrival.units, arrival.hexes, strict=True)
                if game.units[unit].at == DUE
            ]
        game.push(*steps, BringLeaders(self.group))


@dataclass(frozen=True, slots=True)
class BringLeaders(Step):
    """crete G21.1, 11.0: a leader arrives with the first units of the formation, on the one the owner names."""

    group: int

    def run(self, game: Crete) -> None:
        bring_leaders(game, game.frame.arrivals[self.group].units)


def entry_hexes(game: Crete, unit: int, hex: int) -> list[int]:
    """crete G21.2: the scenario's hex, or an empty edge hex near it."""
    enemy = 1 - SIDE[unit]
    shut = game.holding(enemy) | game.zones_of(enemy)
    if not shut >> hex & 1:
        return [hex]
    near = within(hex, PARAMETERS["entryDistance"]) & edge(game.scenario, game.small)
    return hexes_of(near & ~(game.holding(enemy) | game.holding(1 - enemy)))


def port_hexes(game: Crete, unit: int, hex: int) -> list[int]:
    """crete G21.1: that port or another one on the map, if it is held, with no enemy in it and outside enemy fire
    zones; otherwise the unit waits."""
    enemy = 1 - SIDE[unit]
    shut = game.holding(enemy) | game.zones_of(enemy)
    ports = [hex, *sorted(h for h in PORT_HEXES if SHEET[h] == SHEET[hex] and h != hex)]
    return [h for h in ports if game.control.get(h) == SIDE[unit] and not shut >> h & 1]


@dataclass(frozen=True, slots=True)
class Entry(Ask):
    """crete G21.2, R22: where a unit comes in, and whether on foot, in column or mounted."""

    unit: int
    hex: int
    port: bool = False

    def _ways(self, game: Crete, hex: int) -> list[str]:
        own = counters.CLASS[self.unit]
        free = not column_in(game, hex, SIDE[self.unit])
        ways = [""]
        if free and column_possible(hex, own):
            ways.append("column")
        if MOUNTED[self.unit] is not None:
            ways.append("mounted")
            if free and column_possible(hex, WHEELED):
                ways.append("mounted-column")
        return ways

    def _hexes(self, game: Crete) -> list[int]:
        find = port_hexes if self.port else entry_hexes
        return find(game, self.unit, self.hex)

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = tuple(
            hex_option("enter", hex, "G21.2", way)
            for hex in self._hexes(game)
            for way in self._ways(game, hex)
        )
        if not options:
            return ()
        ref = counters.REF[self.unit]
        seat = game.seat(SIDE[self.unit])
        return (Decision(seat, "ask-enter", options, "G21.2", {"unit": ref}, (ref,)),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        way = option.id.partition("/")[2]
        hex = int(option.value)
        game.units[self.unit] = Unit(
            at=game.units[self.unit].at,
            steps=game.units[self.unit].steps or counters.STEPS[self.unit],
            column="column" in way,
            mounted="mounted" in way,
        )
        game.place(self.unit, hex)
        game.entered.append(self.unit)
        game.commanded.clear()
        game.emit(
            UnitPlaced(unit=counters.REF[self.unit], hex=HEX[hex], how="ground", rule="G21.2")
        )
        take_control(game, self.unit, hex)
        overrun(game, self.unit, hex)
        crowd(game, hex)


def still_to_come(game: Crete, side: int) -> bool:
    """crete G25.6: units of a side that are due now or later."""
    return any(
        game.units[n].at == DUE
        for arrival in game.frame.arrivals
        for n in arrival.units
        if SIDE[n] == side
    )
