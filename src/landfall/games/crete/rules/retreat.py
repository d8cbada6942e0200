"""G16.9: retreat, and G16.8: surrender."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import SIDE
from landfall.games.crete.model.events import Retreated, Surrendered
from landfall.games.crete.model.ground import NEAR, distance
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.movement_costs import NO_WAY, step_cost
from landfall.games.crete.model.offers import hex_option
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.bounds import barred_to
from landfall.games.crete.rules.control import take_control
from landfall.games.crete.rules.leaders import along
from landfall.games.crete.rules.movement import allowance, move_class
from landfall.games.crete.rules.parks import overrun
from landfall.games.crete.rules.results import cohesion_hit, eliminate
from landfall.games.crete.rules.stacking import column_in, room_for


def can_walk(game: Crete, unit: int) -> bool:
    """crete G16.5, G16.8: a movement number, a step, and no drop or delay marker."""
    state = game.units[unit]
    return (
        state.steps > 0
        and allowance(game, unit) > 0
        and not (state.chutes or state.gliders or state.delay)
    )


def retreats(game: Crete, unit: int, origin: int) -> dict[int, tuple[int, ...]]:
    """crete G16.9, G10.6, R3: where a retreat may end, and its path; each hex is farther from the assaulters' hex. The first
    is in an enemy fire zone only if no other leads anywhere."""
    state = game.units[unit]
    side = SIDE[unit]
    kind = move_class(game, unit)
    shut = game.holding(1 - side) | ~game.playable | barred_to(game, unit)
    zones = game.zones_of(1 - side)
    rubble = tuple(game.rubble)

    def steps(hex: int) -> list[int]:
        far = distance(hex, origin)
        return [
            to
            for to in NEAR[hex]
            if not shut >> to & 1
            and distance(to, origin) > far
            and step_cost(hex, to, kind, state.column, rubble) != NO_WAY
        ]

    def ends(first: list[int]) -> dict[int, tuple[int, ...]]:
        found: dict[int, tuple[int, ...]] = {}
        for hex in first:
            if room_for(game, unit, hex, state.column):
                found.setdefault(hex, (hex,))
        for hex in first:
            if state.column and column_in(game, hex, side):
                continue  # G10.6: no column passes another
            for to in steps(hex):
                if room_for(game, unit, to, state.column):
                    found.setdefault(to, (hex, to))
        return dict(sorted(found.items()))

    first = steps(state.at)
    return ends([hex for hex in first if not zones >> hex & 1]) or ends(first)


@dataclass(frozen=True, slots=True)
class Retreat(Step):
    """The unit retreats with one cohesion hit; if it has nowhere to go, it is eliminated."""

    unit: int
    origin: int

    def run(self, game: Crete) -> None:
        ends = retreats(game, self.unit, self.origin)
        if not ends:
            eliminate(game, self.unit, "no-retreat")
        elif len(ends) == 1:
            game.push(*along(game, self.unit), FallBack(self.unit, next(iter(ends.values()))))
        else:
            game.push(ChooseRetreat(self.unit, self.origin))


@dataclass(frozen=True, slots=True)
class ChooseRetreat(Ask):
    unit: int
    origin: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        ref = counters.REF[self.unit]
        options = tuple(
            hex_option("retreat", hex, "G16.9") for hex in retreats(game, self.unit, self.origin)
        )
        seat = game.seat(SIDE[self.unit])
        return (Decision(seat, "ask-retreat", options, "G16.9", {"unit": ref}, (ref,)),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        path = retreats(game, self.unit, self.origin)[int(option.value)]
        game.push(*along(game, self.unit), FallBack(self.unit, path))


@dataclass(frozen=True, slots=True)
class FallBack(Step):
    """crete G16.9, G24.2: column is kept, what was dug is lost."""

    unit: int
    path: tuple[int, ...]

    def run(self, game: Crete) -> None:
        unit = self.unit
        origin = game.units[unit].at
        game.mark(unit, position=0, work="")
        for hex in self.path:
            game.place(unit, hex)
            take_control(game, unit, hex)
            overrun(game, unit, hex)
        game.emit(
            Retreated(
                unit=counters.REF[unit],
                path=(HEX[origin], *(HEX[hex] for hex in self.path)),
                hex=HEX[self.path[-1]],
                rule="G16.9",
            )
        )
        cohesion_hit(game, unit, "retreat")


def surrender(game: Crete, unit: int) -> None:
    game.emit(Surrendered(unit=counters.REF[unit], hex=HEX[game.units[unit].at], rule="G16.8"))
    eliminate(game, unit, "surrender")
