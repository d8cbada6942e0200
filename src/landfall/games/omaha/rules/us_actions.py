"""7. US actions: whose turn it is, who may act, what it costs.

omaha 7, 7.1, 7.2, 7.21, 7.22, 7.33, 7.7, 17, 22.1, 23.6.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.events import DivisionActs, UnitsRallied
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import CLIFF, CLIMB, DISRUPTED, IN_BOX, NOBODY, Omaha
from landfall.games.omaha.rules.artillery import settle_batteries
from landfall.games.omaha.rules.barrage import barrage_targets, naval_targets
from landfall.games.omaha.rules.command_posts import settle_command, under_orders
from landfall.games.omaha.rules.engineer_bases import traffic_area
from landfall.games.omaha.rules.fields_of_fire import armour_field, armour_hexes, covered
from landfall.games.omaha.rules.movement import destinations
from landfall.games.omaha.rules.stacking import Overstacked, overstacked
from landfall.games.omaha.rules.terrain_effects import CATEGORY, ENGINEERED, WAYS, attacks_across

ACTIONS: Final = 2  # 7
ACTIONS_EXTENDED: Final = 3  # 17

DONE: Final = Option("done", "option-done", rule="7.2")
RALLY: Final = Option("rally", "option-rally", rule="7.7")
NAVAL: Final = Option("naval", "option-naval-barrage", rule="8.53")
_UNIT: Final = tuple(unit_option(n, "7.2") for n in range(len(counters.US)))


def is_free(game: Omaha, number: int) -> bool:
    """7.1: every action of this unit is free."""
    return (
        counters.RANGER[number]
        or counters.LEADER[number]
        or game.units[number].hero != NOBODY
        or under_orders(game, number)
    )


def may_act_for(game: Omaha, number: int, division: int) -> bool:
    """7.22: a unit that walked into the other sector belongs to either division."""
    unit = game.units[number]
    if unit.command == division:
        return True
    return game.players == 1 and ground.DIVISION_OF[ground.SECTOR[unit.at]] == division


def actions_allowed(game: Omaha) -> int:
    return max(0, (ACTIONS_EXTENDED if game.extended else ACTIONS) + game.bonus_actions)


# Preservation moves.

#: 7.1: for each beach hex, the adjacent beach hexes closer to cover.
TO_COVER: Final = {
    a: tuple(
        b
        for b in ground.NEIGHBOURS[a]
        if b in ground.BEACH and ground.TO_PROTECTION[b] < ground.TO_PROTECTION[a]
    )
    for a in ground.BEACH
}


def is_preservation(game: Omaha, number: int, a: int, b: int) -> bool:
    """7.1: infantry on the beach moves one hex towards cover; 22.1 allows more, 23.6 a move away from armour."""
    if not counters.INFANTRY[number] or b not in ground.ADJACENT[a]:
        return False
    if b in TO_COVER.get(a, ()):
        return True
    if game.has("22.1") and b in ground.LOW and b not in covered(game):
        return True
    if game.armour_entered:
        for at in armour_hexes(game):
            field = armour_field(at)
            if (
                a in ground.ADJACENT[at]
                and field.get(a) == ground.DOT["intense"]
                and b not in ground.ADJACENT[at]
                and field.get(b, 0) < ground.DOT["intense"]
            ):
                return True
    return False


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


# The phase.


@dataclass(frozen=True, slots=True)
class UsActions(Step):
    """V. The US action phase; one division after the other (7.2)."""

    def run(self, game: Omaha) -> None:
        game.units = [u._replace(acted=False) if u.acted else u for u in game.units]
        game.attacked.clear()
        game.barraged.clear()
        game.leaders_moved = 0
        game.stood = [u.at for u in game.units]
        settle_command(game)
        if game.one_sector:
            game.push(BeginDivision(1), EndActions())
        else:
            game.push(ChooseDivision(), EndActions())


@dataclass(frozen=True, slots=True)
class ChooseDivision(Ask):
    """7.2: the player says which division acts first."""

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = tuple(
            Option(f"division:{d}", "option-division", {"division": d}, (), "7.2", d)
            for d in (1, 29)
        )
        return (Decision(game.seat(1), "ask-division", options, "7.2"),)

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        first = int(option.value)
        game.push(BeginDivision(first), BeginDivision(30 - first))


@dataclass(frozen=True, slots=True)
class BeginDivision(Step):
    division: int

    def run(self, game: Omaha) -> None:
        game.acting = self.division
        game.actions = actions_allowed(game)
        game.emit(DivisionActs(division=self.division, actions=game.actions, rule="7.2"))
        game.push(DivisionActions(self.division))


@dataclass(frozen=True, slots=True)
class DivisionActions(Ask):
    """7.2: one unit at a time, in any order, until the player stops."""

    division: int

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options: list[Option] = []
        means = action_budget(game)
        rally = False
        division = self.division
        water = ground.UNDERWATER[game.tide]
        for number in sorted(n for stack in game.on().values() for n in stack):
            unit = game.units[number]
            if unit.acted or counters.BASE[number]:
                continue
            if unit.command != division and not may_act_for(game, number, division):
                continue
            if unit.disrupted:
                rally = rally or unit.disrupted == DISRUPTED
            elif can_act(game, number, means, water):
                options.append(_UNIT[number])
        if rally:
            options.append(RALLY)
        if game.naval and naval_targets(game):
            options.append(NAVAL)
        if not options:
            return ()
        options.append(DONE)
        return (
            Decision(
                game.seat(division),
                "ask-actions",
                tuple(options),
                "7.2",
                {"division": division, "actions": game.actions},
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        from landfall.games.omaha.rules.barrage import ChooseNavalTarget
        from landfall.games.omaha.rules.unit_actions import UnitActs

        if option.id == "done":
            return
        if option.id == "rally":
            rally(game, self.division)
            game.push(self)
        elif option.id == "naval":
            game.push(ChooseNavalTarget(self.division), self)
        else:
            game.push(UnitActs(int(option.value), self.division), self)


def rally(game: Omaha, division: int) -> None:
    """7.7: the free action of every disrupted unit; units disrupted in this phase must wait."""
    rallied = []
    for number, unit in enumerate(game.units):
        if unit.disrupted == DISRUPTED and ready(game, number, division):
            game.units[number] = unit._replace(disrupted=0, acted=True)
            rallied.append(counters.US_REF[number])
    game.emit(UnitsRallied(units=tuple(rallied), rule="7.7"))


@dataclass(frozen=True, slots=True)
class EndActions(Step):
    """7.6, 7.63, 5.21: overstacked and drowned units are lost now."""

    def run(self, game: Omaha) -> None:
        game.acting = 0
        game.actions = 0
        # From here on, it no longer matters when a unit was disrupted.
        game.units = [
            u._replace(acted=False, disrupted=DISRUPTED if u.disrupted else 0)
            if u.acted or u.disrupted
            else u
            for u in game.units
        ]
        settle_batteries(game)
        game.push(*(Overstacked(hex) for hex in reversed(overstacked(game))))
