"""What an attack does to either side, its last step (omaha 8.33, 8.34)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.events import (
    GermanConcealed,
    GermanDisrupted,
    GermanEliminated,
    GermanWithdrew,
)
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import DISRUPTED_NOW, GONE, Omaha
from landfall.games.omaha.rules.communication import german_reach, is_linked
from landfall.games.omaha.rules.depth import add_depth, remove_depth
from landfall.games.omaha.rules.losses import disrupt, lose_step
from landfall.games.omaha.rules.reinforcements import return_to_pool
from landfall.games.omaha.rules.revealing import reveal_depth

NO_ATTRITION: Final = Option("none", "option-no-attrition", rule="8.3")


def german_ref(unit: int) -> str:
    return f"german:{counters.GERMANS[unit].unit}"


def disrupt_german(game: Omaha, hex: int, cause: str, rule: str = "6.4") -> None:
    force = game.germans[hex]
    if not force.disrupted:
        game.germans[hex] = force._replace(disrupted=True)
        game.emit(GermanDisrupted(hex=ground.REF[hex], cause=cause, rule=rule))


def remove_german(game: Omaha, hex: int, cause: str, rule: str = "8.3") -> None:
    force = game.germans.pop(hex)
    game.germans_lost.append(force.unit)
    # A unit that was never revealed leaves play face down.
    german = german_ref(force.unit) if force.revealed else "german:hidden"
    game.emit(GermanEliminated(hex=ground.REF[hex], german=german, cause=cause, rule=rule))


def defeat(game: Omaha, hex: int) -> None:
    """8.33: a unit of the 352nd in communication withdraws; all others are eliminated."""
    remove_depth(game, hex, "attack")
    force = game.germans[hex]
    record = counters.GERMANS[force.unit]
    can = record.division == 352 and record.kind != "armor"
    # 12.24: determined at the moment of the attack.
    if can and is_linked(game, hex, german_reach(game)):
        del game.germans[hex]
        return_to_pool(game, force.unit)
        game.emit(GermanWithdrew(hex=ground.REF[hex], german=german_ref(force.unit), rule="8.33"))
    else:
        remove_german(game, hex, "attack")


def adjacent_attackers(game: Omaha, target: int, units: tuple[int, ...]) -> list[int]:
    return [
        n for n in units if game.units[n].at != GONE and target in ground.ADJACENT[game.units[n].at]
    ]


@dataclass(frozen=True, slots=True)
class ApplyResults(Step):
    target: int
    units: tuple[int, ...]
    naval: bool
    results: tuple[str, ...]

    def run(self, game: Omaha) -> None:
        target = self.target
        for result in self.results:
            if result == "us_disrupted":
                for number in adjacent_attackers(game, target, self.units):
                    disrupt(game, number, "attack", DISRUPTED_NOW, "7.7")
            elif result == "german_gains_depth":
                if is_linked(game, target, german_reach(game)):
                    add_depth(game, target)
            elif result == "german_unit_unrevealed":
                if counters.ARMOUR[game.germans[target].unit]:
                    continue  # 23.41: armour in play is always revealed
                game.germans[target] = game.germans[target]._replace(revealed=False)
                game.emit(GermanConcealed(hex=ground.REF[target], rule="9.1"))
            elif result == "german_disrupted":
                disrupt_german(game, target, "attack", "8.3")
            elif result == "german_defeated":
                defeat(game, target)
            elif result == "depth_eliminated":
                remove_depth(game, target, "attack")
            elif result == "optional_attrition":
                game.push(Attrition(target, self.units))
            elif result == "reveal_depth_and_compare_again":
                from landfall.games.omaha.rules.attack import Compare

                # 9.4: a marker that only calls a reinforcement is removed; the comparison is against the unit alone.
                reveal_depth(game, target)
                game.push(Compare(target, self.units, self.naval))


@dataclass(frozen=True, slots=True)
class Attrition(Ask):
    """Optional: an adjacent attacker loses a step to remove the depth marker."""

    target: int
    units: tuple[int, ...]

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        options = tuple(
            unit_option(n, "8.3", "option-attrition", "step")
            for n in adjacent_attackers(game, self.target, self.units)
            if counters.FULL[n]
        )
        hex = ground.REF[self.target]
        seat = game.seat(game.acting)
        return (
            Decision(seat, "ask-attrition", (NO_ATTRITION, *options), "8.3", {"hex": hex}, (hex,)),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        if option.id != "none":
            remove_depth(game, self.target, "attrition")
            lose_step(game, int(option.value), "attrition", "8.3")
