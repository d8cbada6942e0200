"""G10.6, G10.7, G10.8, G10.11: one Move action, hex by hex."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import SIDE
from landfall.games.crete.model.events import ColumnChanged, MoveStopped, UnitMoved
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.offers import END, hex_option, plain
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.control import take_control
from landfall.games.crete.rules.exits import chosen_way, node_to, way_option, ways_out
from landfall.games.crete.rules.leaders import along
from landfall.games.crete.rules.leaving import Depart
from landfall.games.crete.rules.movement import (
    Reach,
    allowance,
    may_leave_column,
    move_class,
    reach_of,
)
from landfall.games.crete.rules.opportunity import LeaveHex, stop_under_fire
from landfall.games.crete.rules.parks import overrun
from landfall.games.crete.rules.results import cohesion_hit
from landfall.games.crete.rules.stacking import room_for


@dataclass(frozen=True, slots=True)
class Move(Ask):
    """crete G10.1, G10.11, G33: one question for a whole move: where it ends, and in column or not."""

    unit: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        reach = reach_of(game, self.unit)
        options = tuple([END[end] for end in reach.ends(game)])
        options += tuple([way_option(self.unit, way) for way in ways_out(game, self.unit)])
        if not options:
            return ()
        if len(options) > 1 and options[0].id.startswith("to:"):
            # With only one end there is no choice, so nothing is asked.
            options += (plain("by-legs", "G10.11"),)
        ref = counters.REF[self.unit]
        seat = game.seat(SIDE[self.unit])
        return (Decision(seat, "ask-move", options, "G10.11", {"unit": ref}, (ref,)),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        game.failed.clear()
        if option.id == "by-legs":
            game.push(Leg(self.unit, allowance(game, self.unit), True))
        elif not option.id.startswith("to:"):
            self._leave(game, option)
        else:
            state = option.id.partition("/")[2]
            way = reach_of(game, self.unit).way_to(int(option.value), state)
            game.push(March(self.unit, way.nodes[1:], way.costs, way.hit))
        to = int(option.value) if option.id.startswith("to:") else NOBODY
        game.push(*along(game, self.unit, to))

    def _leave(self, game: Crete, option: Option) -> None:
        """crete R20: to the exit hex and off the map in one Move action."""
        out = chosen_way(game, self.unit, option)
        game.push(Depart(self.unit, out.kind, out.hex, out.to))
        if out.hex != game.units[self.unit].at:
            way = reach_of(game, self.unit).way_to(out.hex, node_to(game, self.unit, out.hex) or "")
            game.push(March(self.unit, way.nodes[1:], way.costs, False))


@dataclass(frozen=True, slots=True)
class Leg(Ask):
    """crete G10.11: a move in legs, for players who do not want the path with the least fire: first to one hex,
    then on from there."""

    unit: int
    #: Half points left.
    left: int
    first: bool = False

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        state = game.units[self.unit]
        if state.at < 0 or state.suppressed or self.left <= 0:
            return ()
        reach = Reach(game, self.unit, self.left)
        options = tuple(
            hex_option("to", hex, "G10.11", how)
            for hex, how in reach.ends(game)
            if self.first or reach.affordable(game, reach.way_to(hex, how))
        )
        if not options:
            return ()
        if not self.first:
            options += (plain("stop", "G10.11"),)
        ref = counters.REF[self.unit]
        args: dict[str, Arg] = {"unit": ref, "points": self.left // 2, "half": self.left % 2}
        return (Decision(game.seat(SIDE[self.unit]), "ask-leg", options, "G10.11", args, (ref,)),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "stop":
            return
        how = option.id.partition("/")[2]
        way = Reach(game, self.unit, self.left).way_to(int(option.value), how)
        march = March(self.unit, way.nodes[1:], way.costs, way.hit)
        if way.hit:
            game.push(march)
        else:
            game.push(march, Leg(self.unit, self.left - way.cost))


@dataclass(frozen=True, slots=True)
class March(Step):
    """The rest of a path: nodes (hex * 2 + column) and their costs."""

    unit: int
    nodes: tuple[int, ...]
    costs: tuple[int, ...]
    hit: bool

    def run(self, game: Crete) -> None:
        state = game.units[self.unit]
        if state.at < 0 or state.suppressed:
            return
        if not self.nodes:
            if self.hit and state.column:
                self._leave_column(game, state.at)
            return
        hex, column = self.nodes[0] >> 1, bool(self.nodes[0] & 1)
        rest = March(self.unit, self.nodes[1:], self.costs[1:], self.hit)
        if hex == state.at:
            game.mark(self.unit, column=column)
            game.emit(
                ColumnChanged(
                    unit=counters.REF[self.unit],
                    hex=HEX[hex],
                    column=column,
                    hit=False,
                    rule="G10.6",
                )
            )
            game.push(rest)
        else:
            game.push(LeaveHex(self.unit, hex), Hop(self.unit, hex, self.costs[0]), rest)

    def _leave_column(self, game: Crete, hex: int) -> None:
        game.mark(self.unit, column=False)
        game.emit(
            ColumnChanged(
                unit=counters.REF[self.unit], hex=HEX[hex], column=False, hit=True, rule="G10.6"
            )
        )
        cohesion_hit(game, self.unit, "column")


@dataclass(frozen=True, slots=True)
class Hop(Step):
    """A step into the next hex, unless fire has stopped the unit (G10.8, G15.5)."""

    unit: int
    to: int
    cost: int

    def run(self, game: Crete) -> None:
        state = game.units[self.unit]
        if state.at < 0:
            return
        if state.suppressed:
            stop_under_fire(game, self.unit)
            return
        if game.shaken and room_for(game, self.unit, state.at, state.column):
            game.shaken = False
            game.push(GoOn(self.unit, self.to, self.cost))
            return
        enter(game, self.unit, self.to, self.cost)


@dataclass(frozen=True, slots=True)
class GoOn(Ask):
    """crete G29: after effective fire, the owner may stop."""

    unit: int
    to: int
    cost: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        ref = counters.REF[self.unit]
        options = (plain("go-on", "G10.11"), plain("stop", "G10.11"))
        args: dict[str, Arg] = {"unit": ref, "hex": HEX[self.to]}
        return (Decision(game.seat(SIDE[self.unit]), "ask-go-on", options, "G10.11", args, (ref,)),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "go-on":
            enter(game, self.unit, self.to, self.cost)
            return
        # The rest of the march is below this step on the stack: drop it.
        march = game.steps.pop()
        assert isinstance(march, March)
        if game.steps and isinstance(game.steps[-1], Leg):
            game.steps.pop()
        if march.hit and self._may_leave_column(game):
            game.push(March(self.unit, (), (), True))
        game.emit(
            MoveStopped(
                unit=counters.REF[self.unit], hex=HEX[game.units[self.unit].at], rule="G10.11"
            )
        )

    def _may_leave_column(self, game: Crete) -> bool:
        """crete 2.6, 2.7, G11.3."""
        state = game.units[self.unit]
        return (
            state.column
            and may_leave_column(state.at, move_class(game, self.unit))
            and room_for(game, self.unit, state.at, False)
        )


def enter(game: Crete, unit: int, to: int, cost: int) -> None:
    """crete G10.7, G10.10, G17.9: a unit enters a hex; what it had dug is lost."""
    state = game.units[unit]
    origin = state.at
    if state.position or state.work:
        game.mark(unit, position=0, work="")
    game.place(unit, to)
    game.not_entering(unit)
    game.emit(
        UnitMoved(
            unit=counters.REF[unit],
            origin=HEX[origin],
            hex=HEX[to],
            cost=cost,
            column=state.column,
            rule="G10.1",
        )
    )
    take_control(game, unit, to)
    overrun(game, unit, to)
