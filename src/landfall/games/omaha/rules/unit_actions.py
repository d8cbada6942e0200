"""7.21 What a unit or a stack can do with its action, and does (omaha 7.21)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.offers import hex_option, unit_option
from landfall.games.omaha.model.state import CLIFF, CLIMB, IN_BOX, Omaha
from landfall.games.omaha.rules.attack import BuildAttack
from landfall.games.omaha.rules.barrage import barrage_targets, fire_barrage
from landfall.games.omaha.rules.climbing import begin_cliff, end_climb, go_over
from landfall.games.omaha.rules.engineer_bases import traffic_area
from landfall.games.omaha.rules.free_actions import TO_COVER, is_free, is_preservation, may_act_for
from landfall.games.omaha.rules.infiltration import infiltrate
from landfall.games.omaha.rules.movement import (
    destinations,
    leave,
    may_exit,
    path_to,
    slips_past,
    travel,
)
from landfall.games.omaha.rules.terrain_effects import (
    CATEGORY,
    ENGINEERED,
    WAYS,
    attacks_across,
    infiltrated,
    way,
)

RULES: Final = {
    "move": "7.3",
    "climb": "7.4",
    "cliff": "7.5",
    "end-climb": "7.4",
    "go-up": "7.5",
    "give-up": "7.51",
    "attack": "8.1",
    "barrage": "8.4",
    "exit": "20.3",
}
_OPTIONS: Final = {
    (kind, hex): hex_option(hex, rule, f"option-{kind}", kind)
    for kind, rule in RULES.items()
    for hex in ground.HEXES
}
ALONE: Final = Option("done", "option-go", rule="7.21")


# What a unit can do.


@dataclass(frozen=True, slots=True)
class ActionBudget:
    """The actions the active division has left to spend."""

    actions: int
    traffic: frozenset[int]


def action_budget(game: Omaha) -> ActionBudget:
    return ActionBudget(game.actions, traffic_area(game) if game.bases else frozenset())


def unit_actions(game: Omaha, number: int, means: ActionBudget) -> Iterator[tuple[str, int]]:
    """The actions open to one unit, as kind and hex."""
    unit = game.units[number]
    if unit.disrupted:
        return  # 7.7: it can only rally
    at = unit.at
    if unit.climb == CLIMB:
        yield "end-climb", at  # 7.4
        return
    if unit.climb == CLIFF:
        if unit.cliff not in game.germans:
            yield "go-up", unit.cliff  # 7.51
        yield "give-up", at
        return
    affordable = means.actions > 0 or is_free(game, number)
    moves_free = affordable or at in means.traffic
    if moves_free or counters.INFANTRY[number]:
        for kind, hex in destinations(game, number):
            if moves_free or (kind == "move" and is_preservation(game, number, at, hex)):
                yield kind, hex
    if not affordable:
        return
    if counters.INFANTRY[number]:
        for hex in ground.NEIGHBOURS[at]:
            if (
                hex in game.germans
                and hex not in game.attacked
                and hex not in game.barraged
                and attacks_across(at, hex)
            ):
                yield "attack", hex
    elif counters.TANK[number] or (counters.GUNS[number] and game.extended):
        for hex in barrage_targets(game, number):
            yield "barrage", hex


def can_act(game: Omaha, number: int, means: ActionBudget, water: frozenset[int]) -> bool:
    """Whether `unit_actions` has anything for this unit; faster, as common cases need no list."""
    unit = game.units[number]
    if unit.climb:
        return True
    if means.actions > 0 or is_free(game, number):
        if not counters.LEADER[number] and not game.one_sector:
            for to, kind in WAYS[CATEGORY[number]][unit.at]:
                if kind != ENGINEERED and to not in water and to not in game.germans:
                    return True
    elif not game.variants and not means.traffic:
        if not counters.INFANTRY[number]:
            return False
        return any(to not in water for to in TO_COVER.get(unit.at, ()))
    return next(unit_actions(game, number, means), None) is not None


def ready(game: Omaha, number: int, division: int) -> bool:
    unit = game.units[number]
    return (
        not unit.acted
        and 0 <= unit.at < IN_BOX
        and not counters.BASE[number]
        and may_act_for(game, number, division)
    )


# What it does.


@dataclass(frozen=True, slots=True)
class UnitActs(Ask):
    """7.2: what this unit does with its action."""

    number: int
    division: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        ref = counters.US_REF[self.number]
        options = tuple(_OPTIONS[a] for a in unit_actions(game, self.number, action_budget(game)))
        return (
            Decision(game.seat(self.division), "ask-unit", options, "7.2", {"unit": ref}, (ref,)),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        kind = option.id.partition(":")[0]
        hex = int(option.value)
        number = self.number
        unit = game.units[number]
        if kind in ("end-climb", "give-up"):
            end_climb(game, number, kind, RULES[kind])
        elif kind == "go-up":
            go_up(game, number)
        elif kind == "attack":
            free = is_free(game, number)
            spend(game, number, free)
            paid = () if free else (unit.at,)
            game.push(BuildAttack(hex, (number,), paid, self.division))
        elif kind == "barrage":
            spend(game, number, is_free(game, number))
            fire_barrage(game, number, hex)
        else:
            free = (
                is_free(game, number)
                or (kind == "move" and is_preservation(game, number, unit.at, hex))
                or unit.at in action_budget(game).traffic
            )
            game.push(Group(kind, hex, (number,), free, self.division))


def spend(game: Omaha, number: int, free: bool) -> None:
    """7.1, 7.2: uses up the unit's one action for the turn and, unless it is free, one of the division's."""
    game.units[number] = game.units[number]._replace(acted=True)
    if not free:
        game.actions -= 1


def companions(
    game: Omaha, kind: str, to: int, units: tuple[int, ...], free: bool, division: int
) -> list[int]:
    """7.21, 7.32: the units of the stack that may join the same action."""
    first = units[0]
    at = game.units[first].at
    leaves = kind == "exit"
    step = not leaves and len(path_to(game, first, to)) == 2
    infiltrates = not leaves and bool(slips_past(game, first, to))
    found = []
    for number in game.at(at):
        unit = game.units[number]
        if number in units or unit.disrupted or unit.climb or not ready(game, number, division):
            continue
        if counters.LEADER[number]:
            if not infiltrates:
                continue
        elif free or is_free(game, number):
            continue
        if leaves:
            if may_exit(number):
                found.append(number)
        elif step:
            if way(game, number, at, to) == way(game, first, at, to) or (
                counters.LEADER[number] and way(game, number, at, to)
            ):
                found.append(number)
        elif ("move", to) in unit_actions(game, number, action_budget(game)) and not slips_past(
            game, number, to
        ):
            found.append(number)
    return found


@dataclass(frozen=True, slots=True)
class Group(Step):
    """7.21: a stack that takes the same action pays once."""

    kind: str
    to: int
    units: tuple[int, ...]
    free: bool
    division: int

    def run(self, game: Omaha) -> None:
        if companions(game, self.kind, self.to, self.units, self.free, self.division):
            game.push(ChooseCompanion(self.kind, self.to, self.units, self.free, self.division))
        else:
            set_off(game, self.kind, self.to, self.units, self.free)


@dataclass(frozen=True, slots=True)
class ChooseCompanion(Ask):
    kind: str
    to: int
    units: tuple[int, ...]
    free: bool
    division: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = [
            unit_option(n, "7.21", verb="with")
            for n in companions(game, self.kind, self.to, self.units, self.free, self.division)
        ]
        return (
            Decision(
                game.seat(self.division),
                "ask-companion",
                (*options, ALONE),
                "7.21",
                {"unit": counters.US_REF[self.units[0]]},
                tuple(counters.US_REF[n] for n in self.units),
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        if option.id == "done":
            set_off(game, self.kind, self.to, self.units, self.free)
        else:
            units = (*self.units, int(option.value))
            game.push(Group(self.kind, self.to, units, self.free, self.division))


def set_off(game: Omaha, kind: str, to: int, units: tuple[int, ...], free: bool) -> None:
    for place, number in enumerate(units):
        spend(game, number, free or place > 0)
    first = units[0]
    if kind == "exit":
        for number in units:
            leave(game, number)
    elif kind == "cliff" and not game.extended:
        for number in units:
            begin_cliff(game, number, to)
    else:
        past = slips_past(game, first, to)
        if past:
            infiltrate(game, kind, to, units, past, free)
        else:
            for number in units:
                travel(game, number, kind, to, free)


def go_up(game: Omaha, number: int) -> None:
    """7.5; 7.32: climbing a cliff beside a position also leads past it."""
    unit = game.units[number]
    past = infiltrated(game, unit.at, unit.cliff)
    if past:
        game.units[number] = unit._replace(acted=True)
        infiltrate(game, "cliff", unit.cliff, (number,), past, free=True)
    else:
        go_over(game, number)
