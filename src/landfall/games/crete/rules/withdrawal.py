"""R34, R42, R62, R70: what happens once Allied withdrawal is in force, and desertion."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import GREEK, REARGUARD, SIDE, UNITS
from landfall.games.crete.model.ground import ALLIED
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.island_events import UnitTakenOff
from landfall.games.crete.model.pieces import ASIDE, DISPLAY, IN_PARK, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.offmap import caught_in_boxes
from landfall.games.crete.rules.quality import QualityCheck, place_of
from landfall.games.crete.rules.results import remove


def take_off_immobile(game: Crete) -> None:
    """crete S5.0, R42, R62, R70, E19: all Allied units with the movement "No" leave; rearguards can be made again."""
    game.withdrawing = False
    for number, unit in list(game.units.items()):
        if (
            SIDE[number] != ALLIED
            or UNITS[number].move != "No"
            or UNITS[number].division == "NAVAL"
        ):
            continue
        if unit.at >= 0 or unit.at == IN_PARK:
            take_off(game, number, "rearguard" if REARGUARD[number] else "immobile")


def take_off(game: Crete, unit: int, why: str) -> None:
    """crete R62: the unit counts neither as eliminated nor as withdrawn."""
    steps = game.units[unit].steps
    hex = HEX[place_of(game, unit)]
    game.emit(UnitTakenOff(unit=counters.REF[unit], hex=hex, why=why, rule="R62"))
    to = DISPLAY if REARGUARD[unit] else ASIDE
    remove(game, unit, to)
    game.units[unit] = Unit(at=to, steps=0 if REARGUARD[unit] else steps)
    game.gun_contact.pop(unit, None)


@dataclass(frozen=True, slots=True)
class Desertion(Step):
    """crete S5.0, R34: step C of each Night under withdrawal: a check for every Greek on a map; in command, a point may be paid instead."""

    done: tuple[int, ...] = ()

    def run(self, game: Crete) -> None:
        if not self.done and not (
            game.night and game.withdrawal and "S5" in game.frame.record.rules
        ):
            return
        left = [n for n in game.fielded(ALLIED) if GREEK[n] and n not in self.done]
        if left:
            game.push(
                QualityCheck(left[0], "desertion"),
                Deserts(left[0]),
                Desertion((*self.done, left[0])),
            )


@dataclass(frozen=True, slots=True)
class Deserts(Step):
    unit: int

    def run(self, game: Crete) -> None:
        if not game.passed:
            take_off(game, self.unit, "deserted")


@dataclass(frozen=True, slots=True)
class NightEnds(Step):
    """crete R24, R25, R30: step J of a Night turn."""

    def run(self, game: Crete) -> None:
        if not game.night:
            return
        game.shipped.clear()
        game.evacuated.clear()
        if game.withdrawal:
            caught_in_boxes(game)
