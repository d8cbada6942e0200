"""R66: the unit a random event happens to, and its effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import LEADERS, SIDE
from landfall.games.crete.model.events import EventEmpty, MarkerTaken, StepReturned, UnitFled
from landfall.games.crete.model.ground import GERMAN
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.offers import ref_option, unit_option
from landfall.games.crete.model.pieces import GONE, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.air import PartisansOn, StrikeOn
from landfall.games.crete.rules.command import leader_hex
from landfall.games.crete.rules.leaders import bring_leaders
from landfall.games.crete.rules.quality import QualityCheck
from landfall.games.crete.rules.results import cohesion_hit, remove, suppress
from landfall.games.crete.rules.stacking import crowd, room_for


def nothing_happens(game: Crete, side: int, marker: int) -> None:
    """crete 5.13, R66: without a subject, there is no event."""
    game.emit(EventEmpty(marker=f"event:{marker}", rule="5.13"))


def return_leaders(game: Crete, unit: int) -> list[int]:
    return [
        leader
        for leader in range(len(LEADERS))
        if counters.LEADER_SIDE[leader] == GERMAN
        and game.frame.leader_division[leader] == game.frame.division_of[unit]
        and leader_hex(game, leader) >= 0
        and room_for(game, unit, leader_hex(game, leader), False, 1)
    ]


def ask_for_subject(game: Crete, chooser: int, what: str, marker: int, units: list[int]) -> None:
    """Ask which unit it happens to if there are several; without any, there is no event."""
    if not units:
        nothing_happens(game, chooser, marker)
    elif len(units) == 1:
        befall(game, what, units[0])
    else:
        game.push(Subject(chooser, what, tuple(sorted(units))))


@dataclass(frozen=True, slots=True)
class Subject(Ask):
    chooser: int
    what: str
    units: tuple[int, ...]

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        rule = SUBJECT_RULES[self.what]
        options = tuple(unit_option("subject", n, rule) for n in self.units)
        args: dict[str, Arg] = {"what": self.what}
        return (Decision(game.seat(self.chooser), "ask-subject", options, rule, args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        befall(game, self.what, int(option.value))


SUBJECT_RULES: Final = {
    "strike-on": "5.1",
    "rout": "5.2",
    "heroic": "5.3",
    "breakdown": "5.6",
    "partisans": "5.7",
    "ammunition": "5.8",
    "return": "5.10",
}


def befall(game: Crete, what: str, unit: int) -> None:
    side = SIDE[unit]
    if what == "strike-on":
        game.push(StrikeOn(unit))
    elif what == "rout":
        game.push(QualityCheck(unit, "rout"), Rout(unit))
    elif what == "heroic":
        game.mark(unit, heroic=True)
        name = ("Allied Heroic", "German Heroic")[side]
        game.event_cups[side].remove(counters.EVENT_NUMBER[name])
        hex = HEX[game.units[unit].at]
        game.emit(MarkerTaken(unit=counters.REF[unit], hex=hex, on=True, rule="5.3"))
    elif what == "breakdown":
        suppress(game, unit)
    elif what == "partisans":
        game.push(PartisansOn(unit))
    elif what == "ammunition":
        cohesion_hit(game, unit, "ammunition")
    elif game.units[unit].at >= 0:
        _give_step(game, unit)
    else:
        leaders = return_leaders(game, unit)
        if len(leaders) == 1:
            _come_back(game, unit, leaders[0])
        else:
            game.push(ReturnTo(unit, tuple(leaders)))


def _give_step(game: Crete, unit: int) -> None:
    state = game.mark(unit, steps=game.units[unit].steps + 1)
    game.astray[SIDE[unit]] -= 1
    crowd(game, state.at)
    game.emit(
        StepReturned(unit=counters.REF[unit], hex=HEX[state.at], steps=state.steps, rule="5.10")
    )


def _come_back(game: Crete, unit: int, leader: int) -> None:
    game.units[unit] = Unit(at=GONE, steps=0, acted=2)
    game.place(unit, leader_hex(game, leader))
    _give_step(game, unit)
    bring_leaders(game, (unit,))


@dataclass(frozen=True, slots=True)
class ReturnTo(Ask):
    unit: int
    leaders: tuple[int, ...]

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = tuple(at_leader(self.unit, n) for n in self.leaders if leader_hex(game, n) >= 0)
        args: dict[str, Arg] = {"unit": counters.REF[self.unit]}
        return (Decision(game.seat(GERMAN), "ask-return", options, "5.10", args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        _come_back(game, self.unit, int(option.value))


def at_leader(unit: int, leader: int) -> Option:
    return ref_option("return-to", counters.LEADER_REF[leader], "5.10", leader)


@dataclass(frozen=True, slots=True)
class Rout(Step):
    """crete 5.2: if the check fails, the unit leaves the game."""

    unit: int

    def run(self, game: Crete) -> None:
        if not game.passed:
            hex = HEX[game.units[self.unit].at]
            game.emit(UnitFled(unit=counters.REF[self.unit], hex=hex, rule="5.2"))
            game.astray[SIDE[self.unit]] += game.units[self.unit].steps
            remove(game, self.unit, GONE)
