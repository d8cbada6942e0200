"""R20, R23, R71: a unit leaves the map: the fire at it, what it pays, where it goes, and its leaders."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import chart as charts
from landfall.games.crete.model import counters
from landfall.games.crete.model.chart import EXIT_REF, chart
from landfall.games.crete.model.clause_events import UnitExited
from landfall.games.crete.model.counters import LEADER_REF, SIDE
from landfall.games.crete.model.events import MoveStopped
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import ALLIED
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.island_events import LeaderLeft, UnitLeft
from landfall.games.crete.model.offers import plain
from landfall.games.crete.model.pieces import ASIDE, DONE, EXITED, WITHDRAWN, Leader, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.control import take_control
from landfall.games.crete.rules.morale import WITHDRAWN_UNIT, raise_level
from landfall.games.crete.rules.opportunity import LeaveHex, stop_under_fire
from landfall.games.crete.rules.results import take_back_heroic
from landfall.games.crete.rules.shipping import lands_in_column
from landfall.games.crete.rules.stacking import room_for
from landfall.games.crete.rules.ways_off import RULE, Way, can_pay, charge


@dataclass(frozen=True, slots=True)
class Depart(Step):
    """crete S1.0, S2.0, R20, G15.3: in the exit hex, the leaving unit is fired at (−1), then pays; by ship it pays first."""

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
    """The unit leaves the map, unless fire has stopped it."""

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
            stop_under_fire(game, self.unit)
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
        if to != NOBODY and lands_in_column(unit, to):
            game.mark(unit, column=True)
    else:
        told = EXIT_REF[to] if kind == "withdraw" else HEX[hex]
        if kind == "evacuate":
            game.evacuated.append(hex)
        lift(game, unit, WITHDRAWN, to)
    if kind == "exit":
        game.emit(UnitExited(unit=counters.REF[unit], hex=HEX[hex], exit=told, rule="R47"))
        return
    how = "away" if kind == "ship" and to == NOBODY else kind
    game.emit(UnitLeft(unit=counters.REF[unit], hex=HEX[hex], how=how, to=told, rule=RULE[kind]))
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


def leaders_out_by(game: Crete, exit: int) -> int:
    return sum(by == exit for by in game.leaders_out.values())


def units_out_by(game: Crete, exit: int) -> int:
    """crete G25.5, R77: how many units have left by an exit, at once; leaders are not units (G7.5)."""
    return len(game.exited.get(charts.EXIT_IDS[exit], ()))
