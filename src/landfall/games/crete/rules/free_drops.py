"""O1, R40, R73: free drops: sticks are planned one by one, then all of them jump, scattered or not."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import AA, SIDE, UNITS
from landfall.games.crete.model.frames import Arrival
from landfall.games.crete.model.ground import GERMAN, SHEETS, TERRAIN
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.island_events import DispersionRolled, UnitDrifted
from landfall.games.crete.model.offers import plain, unit_option
from landfall.games.crete.model.pieces import DUE, StickPlan
from landfall.games.crete.model.state import Crete
from landfall.games.crete.model.sticks import drop_turns, gliders, loose
from landfall.games.crete.rules.drops import drop
from landfall.games.crete.rules.leaders import bring_leaders
from landfall.games.crete.rules.quality import Mods, roll, told
from landfall.games.crete.rules.results import eliminate
from landfall.games.crete.rules.sticks import (
    DEADLY,
    FillStick,
    allied_firers,
    planned_units,
    zone_options,
)

#: crete G1.3, O1.0: by d6: N, NE, SE, S, SW, NW.
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def ready_sticks(game: Crete, index: int) -> list[tuple[int, ...]]:
    """crete R73: the sticks of this turn of the table and those held back before, except the ones already planned."""
    planned = planned_units(game)
    found = []
    for row in drop_turns(game.scenario)[: index + 1]:
        for stick in row.sticks:
            left = tuple(n for n in stick if game.units[n].at == DUE and n not in planned)
            if left:
                found.append(left)
    return found


def drops_to_come(game: Crete) -> bool:
    """crete G25.6: whether the table has a turn left and any unit of its sticks has yet to jump."""
    turns = drop_turns(game.scenario)
    return len(game.free_used) < len(turns) and any(
        game.units[n].at == DUE for row in turns for stick in row.sticks for n in stick
    )


def formation_due(game: Crete, formation: int, turn: int) -> bool:
    """crete G4.5, G5.7: whether a unit of the formation can jump in that turn, or still waits for a chit that was carried over."""
    return any(
        game.frame.formation_of[n] == formation
        for index, row in enumerate(drop_turns(game.scenario))
        if row.turn <= turn and index not in game.free_used
        for stick in ready_sticks(game, index)
        for n in stick
    )


@dataclass(frozen=True, slots=True)
class FreeDrops(Step):
    """crete O1.0, G5.7: with the 7. Flieger chit: each turn of the table that has come, the older first."""

    def run(self, game: Crete) -> None:
        for index, row in reversed(list(enumerate(drop_turns(game.scenario)))):
            if row.turn <= game.turn and index not in game.free_used:
                game.push(PlanDrops(index), Jumps(index))


@dataclass(frozen=True, slots=True)
class PlanDrops(Ask):
    """crete O1.0, R73: which stick jumps next; sticks that are not chosen are held back."""

    index: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        sticks = ready_sticks(game, self.index)
        if not sticks:
            return ()
        options = [plain("done", "R73"), *(stick_option(stick) for stick in sticks)]
        args: dict[str, Arg] = {
            "low": drop_turns(game.scenario)[self.index].low,
            "count": len(game.plan),
        }
        return (Decision(game.seat(GERMAN), "ask-stick", tuple(options), "O1.0", args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        stick = next(s for s in ready_sticks(game, self.index) if stick_option(s).id == option.id)
        game.push(AddLoose(self.index, stick), self)


def stick_option(stick: tuple[int, ...]) -> Option:
    """``stick:FJ3-1``: named after its first unit."""
    refs = tuple(counters.REF[n] for n in stick)
    return Option(f"stick:{UNITS[stick[0]].unit}", "option-stick", {"units": refs}, refs, "O1.0")


@dataclass(frozen=True, slots=True)
class AddLoose(Ask):
    """crete R73: one independent unit may go with a stick."""

    index: int
    stick: tuple[int, ...]

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = [plain("alone", "R73")]
        if not set(self.stick) <= loose(game.scenario):
            options += [
                unit_option("add", n, "R73")
                for stick in ready_sticks(game, self.index)
                for n in stick
                if n in loose(game.scenario) and n not in self.stick
            ]
        refs = tuple(counters.REF[n] for n in self.stick)
        return (Decision(game.seat(GERMAN), "ask-add", tuple(options), "R73", {"units": refs}),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        more = () if option.id == "alone" else (int(option.value),)
        game.push(Target((*self.stick, *more)))


@dataclass(frozen=True, slots=True)
class Target(Ask):
    """crete O1.0, R26: the target hex of a stick."""

    stick: tuple[int, ...]

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = [plain("hold-back", "R73"), *zone_options(game, len(self.stick), "O1.0")]
        refs = tuple(counters.REF[n] for n in self.stick)
        return (Decision(game.seat(GERMAN), "ask-zone", tuple(options), "O1.0", {"units": refs}),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id != "hold-back":
            game.plan.append(StickPlan(int(option.value), self.stick, ()))
            game.push(FillStick("O1.0"))


def dispersion_mods(game: Crete, target: int) -> Mods:
    """crete O1.0: +1 for each Allied unit with a fire zone there, another +1 if it is AA."""
    firing = allied_firers(game, target)
    mods: Mods = [("zones", len(firing))] if firing else []
    guns = sum(AA[n] for n in firing)
    return [*mods, ("flak", guns)] if guns else mods


def drift(hex: int, direction: int, distance: int) -> int | None:
    """Where a unit comes down; None if off the map."""
    q, r = DIRECTIONS[direction]
    return SHEETS.towards(hex, (q * distance, r * distance)) if distance else hex


@dataclass(frozen=True, slots=True)
class Jumps(Step):
    """crete O1.0, R40, G21.4: one dispersion roll per stick, a drift for each unit of a scattered one; then all land as
    usual."""

    index: int

    def run(self, game: Crete) -> None:
        game.free_used.append(self.index)
        sticks, game.plan = game.plan, []
        if not sticks:
            return
        low = drop_turns(game.scenario)[self.index].low
        landing: list[tuple[int, int]] = []
        # 4.2: where a unit is to land, or has drifted to.
        taken = {hex for stick in sticks for hex in stick.hexes}
        lost: list[int] = []
        for stick in sticks:
            mods = dispersion_mods(game, stick.target)
            die = roll(game)
            total = die + sum(v for _, v in mods)
            game.emit(
                DispersionRolled(
                    hex=HEX[stick.target],
                    units=tuple(counters.REF[n] for n in stick.units),
                    roll=die,
                    total=total,
                    low=low,
                    dispersed=total >= low,
                    modifiers=told(mods),
                    rule="O1.0",
                )
            )
            if total >= low:
                taken.difference_update(stick.hexes)
            for unit, hex in zip(stick.units, stick.hexes, strict=True):
                there: int | None = hex
                if total >= low:
                    there = scatter(game, unit, hex, taken)
                if there is None:
                    lost.append(unit)
                else:
                    landing.append((unit, there))
        units, hexes = tuple(n for n, _ in landing), tuple(h for _, h in landing)
        ways = tuple("glider" if n in gliders(game.scenario) else "parachute" for n in units)
        drop(game, Arrival("", game.turn, game.chit, "drop", units, hexes, ways))
        for unit in lost:
            eliminate(game, unit, "drift")
        bring_leaders(game, units)


def scatter(game: Crete, unit: int, hex: int, taken: set[int]) -> int | None:
    """crete R40, R73, 4.2: d6 and a third of d10; a second unit in the same hex lands one hex further; lost in water, towns,
    cities, off the map and among enemies."""
    direction = game.chance.draw(6)
    distance = -(-roll(game) // 3)
    there = drift(hex, direction, distance)
    while there is not None and there in taken:
        distance += 1
        there = drift(hex, direction, distance)
    down = (
        there is not None
        and game.playable >> there & 1
        and TERRAIN[there] not in DEADLY
        and not any(SIDE[n] != GERMAN for n in game.at(there))
    )
    if there is not None:
        taken.add(there)
    game.emit(
        UnitDrifted(
            unit=counters.REF[unit],
            origin=HEX[hex],
            hex=HEX[there] if there is not None else "",
            direction=direction + 1,
            distance=distance,
            lost=not down,
            rule="R40",
        )
    )
    return there if down else None
