"""7. The US action phase: which division acts, with how many actions; rallying (omaha 7, 7.2, 7.7, 17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.events import DivisionActs, UnitsRallied
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import DISRUPTED, Omaha
from landfall.games.omaha.rules.artillery import settle_batteries
from landfall.games.omaha.rules.barrage import ChooseNavalTarget, naval_targets
from landfall.games.omaha.rules.command_posts import settle_command
from landfall.games.omaha.rules.free_actions import may_act_for
from landfall.games.omaha.rules.stacking import Overstacked, overstacked
from landfall.games.omaha.rules.unit_actions import UnitActs, action_budget, can_act, ready

ACTIONS: Final = 2  # 7
ACTIONS_EXTENDED: Final = 3  # 17

DONE: Final = Option("done", "option-done", rule="7.2")
RALLY: Final = Option("rally", "option-rally", rule="7.7")
NAVAL: Final = Option("naval", "option-naval-barrage", rule="8.53")
_UNIT: Final = tuple(unit_option(n, "7.2") for n in range(len(counters.US)))


def actions_allowed(game: Omaha) -> int:
    return max(0, (ACTIONS_EXTENDED if game.extended else ACTIONS) + game.bonus_actions)


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
