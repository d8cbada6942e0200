"""G14, G2.5, R12: combat results. Which of them are not converted (crete G14.8) is up to the file that rolls."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import ARMOURED, PARAMETERS, REARGUARD, SIDE
from landfall.games.crete.model.events import (
    CohesionLost,
    MarkerTaken,
    NoEffect,
    StepLost,
    Suppressed,
    UnitEliminated,
)
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.pieces import AT_SEA, DISPLAY, ENTRENCHED, GONE, IN_PARK, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.leaders import leaders_of_lost
from landfall.games.crete.rules.morale import ship_lost, steps_lost
from landfall.games.crete.rules.quality import QualityCheck, passes, place_of

_TABLE: dict[tuple[str, bool], tuple[str, ...]] = {
    (row.color, row.half == "armoured"): row.results for row in BOX.results.values()
}


#: Results as events name them.
WORDS = {
    "": "miss",
    "C": "cohesion",
    "S": "suppression",
    "S?": "check",
    "1": "step",
    "E": "eliminated",
}


def armoured_half(
    game: Crete, target: int, opportunity: bool = False, charging: bool = False
) -> bool:
    """crete G14.1, G15.6, G13.3: whether the armoured half applies: to armour, entrenched units and units in rubble; assaulters
    have left theirs."""
    if ARMOURED[target] and not game.units[target].mounted:
        return True
    if place_of(game, target) in game.rubble and not charging:
        return True
    return (
        bool(PARAMETERS["entrenchedUsesArmouredTable"])
        and game.units[target].position == ENTRENCHED
        and not opportunity
    )


def hits(die: int, rating: int) -> bool:
    """crete G13.1, G13.6: a 0 always hits, a 9 never; otherwise the rating or less."""
    return passes(die, rating)


def result_of(
    game: Crete,
    target: int,
    color: str,
    die: int,
    opportunity: bool = False,
    charging: bool = False,
) -> str:
    """crete G14.1: the result of a hit, read with the roll itself; a 9 never hits."""
    return table_result(color, armoured_half(game, target, opportunity, charging), die)


def table_result(color: str, armoured: bool, die: int) -> str:
    return _TABLE[color, armoured][die] if die < 9 else ""


def cohesion_hit(game: Crete, unit: int, cause: str) -> None:
    """crete G14.4, G14.2: a third hit becomes a step loss and takes one off."""
    state = game.units[unit]
    game.shaken = True
    if state.cohesion >= 2:
        game.mark(unit, cohesion=2 - PARAMETERS["thirdCohesionHitsOff"])
        lose_step(game, unit, "cohesion")
        return
    game.mark(unit, cohesion=state.cohesion + 1)
    game.emit(
        CohesionLost(
            unit=counters.REF[unit],
            hex=_at(game, unit),
            hits=state.cohesion + 1,
            cause=cause,
            rule="G14.2",
        )
    )


def suppress(game: Crete, unit: int) -> None:
    """crete G14.5, G19.2: a suppressed unit loses its unfinished work."""
    game.shaken = True
    game.mark(unit, suppressed=True, work="")
    game.emit(Suppressed(unit=counters.REF[unit], hex=_at(game, unit), rule="G14.5"))


def lose_step(game: Crete, unit: int, cause: str) -> None:
    """crete G2.5, G14.2, G14.6: a step is counted for its side when it is lost."""
    state = game.units[unit]
    game.shaken = True
    if state.steps <= 1:
        eliminate(game, unit, cause)
        return
    game.mark(unit, steps=state.steps - 1)
    count_lost(game, unit, 1)
    game.emit(
        StepLost(
            unit=counters.REF[unit],
            hex=_at(game, unit),
            left=state.steps - 1,
            cause=cause,
            rule="G14.2",
        )
    )


def count_lost(game: Crete, unit: int, steps: int) -> None:
    """crete G14.6, S5.0: count lost steps for their side and for Allied morale."""
    game.lost[SIDE[unit]] += steps
    steps_lost(game, unit, steps)


def eliminate(game: Crete, unit: int, cause: str) -> None:
    """crete G14.2, G14.6, 7.0: a rearguard becomes available again."""
    state = game.units[unit]
    game.emit(
        UnitEliminated(
            unit=counters.REF[unit],
            hex=_at(game, unit),
            steps=state.steps,
            cause=cause,
            rule="G14.2",
        )
    )
    count_lost(game, unit, state.steps)
    if state.at == AT_SEA:
        ship_lost(game)
    remove(game, unit, DISPLAY if REARGUARD[unit] else GONE)


def remove(game: Crete, unit: int, to: int) -> None:
    """Take a unit off the map: a Heroic marker returns to its cup (R12), and leaders move on or are lost (G7.7)."""
    state = game.units[unit]
    hex = place_of(game, unit)
    if state.heroic:
        take_back_heroic(game, unit)
    if state.at == IN_PARK:
        for number, park in enumerate(game.parks):
            if unit in park.batteries:
                left = tuple(b for b in park.batteries if b != unit)
                if left:
                    game.parks[number] = park._replace(
                        batteries=left, fired=tuple(b for b in park.fired if b != unit)
                    )
                else:
                    del game.parks[number]
                break
        game.units[unit] = state._replace(at=to)
        game.shown[unit] = None
        game.commanded.pop(unit, None)
    else:
        game.place(unit, to)
    game.units[unit] = Unit(at=to)
    game.jumps.pop(unit, None)
    for listed in (game.group, game.chosen, game.entered):
        if unit in listed:
            listed.remove(unit)
    leaders_of_lost(game, unit, hex)


def take_back_heroic(game: Crete, unit: int) -> None:
    """crete 5.3, R12: the marker returns to its cup."""
    side = SIDE[unit]
    name = ("Allied Heroic", "German Heroic")[side]
    game.mark(unit, heroic=False)
    game.event_cups[side].append(counters.EVENT_NUMBER[name])
    game.emit(MarkerTaken(unit=counters.REF[unit], hex=_at(game, unit), on=False, rule="5.3"))


def _at(game: Crete, unit: int) -> str:
    hex = place_of(game, unit)
    return HEX[hex] if hex >= 0 else ""


def alive(game: Crete, unit: int) -> bool:
    at = game.units[unit].at
    return at >= 0 or at in (IN_PARK, AT_SEA)


@dataclass(frozen=True, slots=True)
class Suffer(Step):
    """crete G14.2, G14.3: apply a result to a unit."""

    unit: int
    result: str
    cause: str

    def run(self, game: Crete) -> None:
        if not alive(game, self.unit):
            return
        state = game.units[self.unit]
        if self.result == "C":
            cohesion_hit(game, self.unit, self.cause)
        elif self.result == "1":
            lose_step(game, self.unit, self.cause)
        elif self.result == "E":
            eliminate(game, self.unit, self.cause)
        elif self.result == "S" and state.suppressed:
            cohesion_hit(game, self.unit, self.cause)
        elif self.result == "S":
            game.push(QualityCheck(self.unit, "hard", True), Converted(self.unit, self.cause))
        else:
            game.push(QualityCheck(self.unit, "soft"), Shaken(self.unit, self.cause))


@dataclass(frozen=True, slots=True)
class Converted(Step):
    """S: a check passed turns it into a cohesion hit."""

    unit: int
    cause: str

    def run(self, game: Crete) -> None:
        if game.passed:
            cohesion_hit(game, self.unit, self.cause)
        else:
            suppress(game, self.unit)


@dataclass(frozen=True, slots=True)
class Shaken(Step):
    """S?: if the check passes, no effect; if it fails, suppressed, or a cohesion hit for a unit that already is."""

    unit: int
    cause: str

    def run(self, game: Crete) -> None:
        if game.passed:
            game.emit(
                NoEffect(unit=counters.REF[self.unit], hex=_at(game, self.unit), rule="G14.2")
            )
        elif game.units[self.unit].suppressed:
            cohesion_hit(game, self.unit, self.cause)
        else:
            suppress(game, self.unit)
