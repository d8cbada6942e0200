"""Hits on US units: steps lost and regained, disruption, the sacrifice of heroes, catastrophic losses.

omaha 6.32, 6.33, 11.14, 11.15, 13.1, 13.11, 13.12, 20.1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Outcome, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.events import (
    EventHadNoEffect,
    HeroFell,
    StepLost,
    StepRegained,
    UnitDisrupted,
    UnitEliminated,
)
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import (
    DISRUPTED,
    EXITED,
    GONE,
    IN_BOX,
    NOBODY,
    ON_TRACK,
    Omaha,
)

#: 13.1, 20.1: infantry units in a division's loss box that end the game.
CATASTROPHE: Final = 8
CATASTROPHE_EXTENDED: Final = 14


def where(at: int) -> str:
    """A place as a reference."""
    if 0 <= at < IN_BOX:
        return ground.REF[at]
    if IN_BOX <= at < ON_TRACK:
        return f"box:{ground.BOX_NAMES[at - IN_BOX]}"
    if ON_TRACK <= at < EXITED:
        return f"turn:{at - ON_TRACK}"
    return "place:gone"


def loss_limit(game: Omaha) -> int:
    return CATASTROPHE_EXTENDED if game.extended else CATASTROPHE


def lose_step(game: Omaha, number: int, cause: str, rule: str = "6.32") -> None:
    """6.32: flip or replace the counter; a unit with one step is eliminated."""
    unit = game.units[number]
    if unit.steps <= 1:
        eliminate(game, number, cause, rule)
        return
    game.units[number] = unit._replace(steps=unit.steps - 1)
    game.emit(
        StepLost(
            unit=counters.US_REF[number],
            hex=where(unit.at),
            left=unit.steps - 1,
            cause=cause,
            rule=rule,
        )
    )
    check_catastrophe(game, number)


def eliminate(game: Omaha, number: int, cause: str, rule: str = "6.32") -> None:
    """Removes the unit from play, with its hero or Inspired marker (11.11): a hero never leaves the unit."""
    unit = game.units[number]
    game.move(number, GONE)
    game.units[number] = game.units[number]._replace(
        steps=0, disrupted=0, climb=0, cliff=0, inspired=False
    )
    game.posts.pop(number, None)
    game.bases.pop(number, None)  # only if a hand-written position has a base below the tide line
    game.emit(
        UnitEliminated(unit=counters.US_REF[number], hex=where(unit.at), cause=cause, rule=rule)
    )
    check_catastrophe(game, number)


def check_catastrophe(game: Omaha, number: int) -> None:
    """13.11: only regular infantry counts, towards its original division."""
    if not counters.REGULAR[number] or game.outcome is not None:
        return
    division = counters.DIVISION[number]
    if game.losses(division) >= loss_limit(game):
        game.end(
            Outcome(
                (),
                "outcome-catastrophe",
                "20.1" if game.extended else "13.1",
                {"division": division},
                {f"losses{d}": game.losses(d) for d in game.divisions},
                side="german",
            )
        )


def disrupt(
    game: Omaha, number: int, cause: str, level: int = DISRUPTED, rule: str = "6.33"
) -> None:
    """6.33, 11.42: adds a marker; leaders and units that already have one are not affected."""
    unit = game.units[number]
    if unit.disrupted or counters.LEADER[number] or counters.BASE[number]:
        return
    game.units[number] = unit._replace(disrupted=level)
    game.emit(
        UnitDisrupted(unit=counters.US_REF[number], hex=where(unit.at), cause=cause, rule=rule)
    )


def kill_hero(game: Omaha, number: int, cause: str) -> None:
    """11.15: when a hero dies, the unit is inspired."""
    unit = game.units[number]
    game.units[number] = unit._replace(inspired=True)
    game.emit(
        HeroFell(hero=hero_ref(unit.hero), unit=counters.US_REF[number], cause=cause, rule="11.15")
    )


def hero_ref(hero: int) -> str:
    return f"hero:{counters.HEROES[hero].hero.removeprefix('Hero/')}"


@dataclass(frozen=True, slots=True)
class Hit(Step):
    """A hit by German fire: a step, disruption, or both."""

    number: int
    cause: str
    step: bool = True
    disrupts: bool = False
    rule: str = "6.32"

    def run(self, game: Omaha) -> None:
        unit = game.units[self.number]
        if unit.at < 0 or unit.at >= ON_TRACK:
            return
        if self.disrupts:
            disrupt(game, self.number, self.cause, rule="6.33")
        if not self.step:
            return
        if self.number not in game.hit:
            game.hit.append(self.number)
        if unit.steps == 1 and unit.hero != NOBODY and not unit.inspired:
            game.push(Sacrifice(self.number, self.cause, self.rule))
        else:
            lose_step(game, self.number, self.cause, self.rule)


SACRIFICE: Final = Option("sacrifice", "option-sacrifice", rule="11.14")
LOSE_UNIT: Final = Option("lose-unit", "option-lose-unit", rule="6.32")


@dataclass(frozen=True, slots=True)
class Sacrifice(Ask):
    """11.14: the hero may be sacrificed instead of the unit's last step."""

    number: int
    cause: str
    rule: str

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        unit = counters.US_REF[self.number]
        return (
            Decision(
                game.seat(game.units[self.number].command),
                "ask-sacrifice",
                (SACRIFICE, LOSE_UNIT),
                "11.14",
                {"unit": unit},
                (unit,),
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        if option.id == "sacrifice":
            kill_hero(game, self.number, self.cause)
        else:
            lose_step(game, self.number, self.cause, self.rule)


def one_step_infantry(game: Omaha, division: int) -> list[int]:
    return [
        n
        for n in counters.FIGHTERS
        if counters.REGULAR[n]
        and counters.DIVISION[n] == division
        and game.units[n].steps == 1
        and 0 <= game.units[n].at < ON_TRACK
    ]


def ask_for_step(game: Omaha, division: int) -> None:
    """13.12: which unit regains a step; one of the other division only if this one has none down to one step."""
    units = one_step_infantry(game, division) or [
        n for d in game.divisions if d != division for n in one_step_infantry(game, d)
    ]
    if units:
        game.push(RegainStep(tuple(units), division))
    else:
        game.emit(EventHadNoEffect(event="lost_boat_teams", rule="13.12"))


@dataclass(frozen=True, slots=True)
class RegainStep(Ask):
    """13.12: the unit regains a step and leaves the loss box."""

    units: tuple[int, ...]
    division: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = tuple(unit_option(n, "13.12") for n in self.units)
        return (Decision(game.seat(self.division), "ask-regain", options, "13.12"),)

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        number = int(option.value)
        unit = game.units[number]
        game.units[number] = unit._replace(steps=2)
        game.emit(StepRegained(unit=counters.US_REF[number], steps=2, rule="13.12"))
