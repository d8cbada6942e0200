"""8.3 Attacks: declaring, revealing, comparing.

omaha 8, 8.16, 8.23, 8.3, 8.31, 8.32, 8.51, 11.13. The results are in `attack_results.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.components import BOX, AttackRow
from landfall.games.omaha.model.events import AttackCompared, AttackDeclared
from landfall.games.omaha.model.offers import unit_option
from landfall.games.omaha.model.state import IN_BOX, NOBODY, Omaha
from landfall.games.omaha.rules.attack_results import ApplyResults
from landfall.games.omaha.rules.attackers import join_refusal
from landfall.games.omaha.rules.free_actions import is_free, may_act_for
from landfall.games.omaha.rules.revealing import reveal_unit
from landfall.games.omaha.rules.terrain_effects import doubled, sides_of
from landfall.games.omaha.rules.weapons import (
    FLANKING,
    NAVAL_STRENGTH,
    flanking,
    has_radio,
    lacking,
    weapons_brought,
)

ATTACK: Final = Option("done", "option-attack-now", rule="8.3")
NAVAL: Final = Option("naval", "option-naval", rule="8.51")


# Who takes part.


def joiners(
    game: Omaha, target: int, units: tuple[int, ...], paid: tuple[int, ...], division: int
) -> list[int]:
    """8.1, 8.13: the units that may still join, with a free or a paid action."""
    found = []
    for number in counters.FIGHTERS:
        unit = game.units[number]
        if unit.acted or not 0 <= unit.at < IN_BOX or unit.disrupted or unit.climb:
            continue
        if not may_act_for(game, number, division):
            continue
        if not (game.actions > 0 or unit.at in paid or is_free(game, number)):
            continue
        if join_refusal(game, number, target, units) is None:
            found.append(number)
    return found


def may_add_naval(game: Omaha, target: int, units: tuple[int, ...]) -> bool:
    return game.naval > 0 and any(counters.INFANTRY[n] and has_radio(game, n) for n in units)


@dataclass(frozen=True, slots=True)
class BuildAttack(Step):
    """8.31: one attack by all units that join; the player is asked while any unit can join."""

    target: int
    units: tuple[int, ...]
    #: Hexes whose stack has paid an action for this attack (7.21).
    paid: tuple[int, ...]
    division: int
    naval: bool = False

    def run(self, game: Omaha) -> None:
        if joiners(game, self.target, self.units, self.paid, self.division) or (
            not self.naval and may_add_naval(game, self.target, self.units)
        ):
            game.push(JoinAttack(self.target, self.units, self.paid, self.division, self.naval))
        else:
            declare(game, self.target, self.units, self.naval)


@dataclass(frozen=True, slots=True)
class JoinAttack(Ask):
    target: int
    units: tuple[int, ...]
    paid: tuple[int, ...]
    division: int
    naval: bool

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        more = joiners(game, self.target, self.units, self.paid, self.division)
        options = [ATTACK, *(unit_option(n, "8.1", "option-join", "join") for n in more)]
        if not self.naval and may_add_naval(game, self.target, self.units):
            options.append(NAVAL)
        hex = ground.REF[self.target]
        return (
            Decision(
                game.seat(self.division),
                "ask-join",
                tuple(options),
                "8.1",
                {"hex": hex, "units": tuple(counters.US_REF[n] for n in self.units)},
                (hex, *(counters.US_REF[n] for n in self.units)),
            ),
        )

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        if option.id == "done":
            declare(game, self.target, self.units, self.naval)
            return
        if option.id == "naval":
            game.naval -= 1
            game.push(BuildAttack(self.target, self.units, self.paid, self.division, naval=True))
            return
        number = int(option.value)
        at = game.units[number].at
        paid = self.paid
        if not is_free(game, number) and at not in paid:
            game.actions -= 1
            paid = (*paid, at)
        game.units[number] = game.units[number]._replace(acted=True)
        units = (*self.units, number)
        game.push(BuildAttack(self.target, units, paid, self.division, self.naval))


def declare(game: Omaha, target: int, units: tuple[int, ...], naval: bool) -> None:
    """8.16: once per hex per phase."""
    game.attacked.append(target)
    game.emit(
        AttackDeclared(
            hex=ground.REF[target],
            position=ground.position_ref(target),
            units=tuple(counters.US_REF[n] for n in units),
            naval=naval,
            rule="8.3",
        )
    )
    # 8.3, step 1: the unit is revealed, its marker not yet.
    reveal_unit(game, target)
    game.push(Compare(target, units, naval))


# Comparing.


class Odds(NamedTuple):
    strength: int
    defence: int
    missing: tuple[str, ...]
    hero: bool


def defence(game: Omaha, target: int, units: tuple[int, ...]) -> int:
    """8.31: the strength of unit and depth, doubled by terrain."""
    force = game.germans[target]
    unit = counters.GERMANS[force.unit].strength
    depth = (
        counters.DEPTHS[force.depth].strength if force.depth >= 0 and force.depth_revealed else 0
    )
    beside = sides_of((game.units[n].at for n in units), target)
    factors = doubled(beside, target, counters.ARMOUR[force.unit])
    return unit * factors[0] + depth * factors[1]


def odds(game: Omaha, target: int, units: tuple[int, ...], naval: bool) -> Odds:
    """8.3, steps 2 and 3: strength against strength, and the weapons that are missing."""
    force = game.germans[target]
    strength = sum(game.strength(n) for n in units) + (NAVAL_STRENGTH if naval else 0)
    have = weapons_brought(game, target, units, naval)
    needs = list(counters.GERMANS[force.unit].needs)
    if force.depth >= 0 and force.depth_revealed:
        needs += counters.DEPTHS[force.depth].needs
    beside = sides_of((game.units[n].at for n in units), target)
    missing = lacking(needs, have, flanking(beside))
    hero = any(
        game.units[n].hero != NOBODY
        and not game.units[n].inspired
        and target in ground.ADJACENT[game.units[n].at]
        for n in units
    )
    return Odds(strength, defence(game, target, units), missing, hero)


_ROWS: Final = {(row.weapons, row.strength): row for row in BOX.attack.values()}


def attack_row(strength: int, defence: int, armed: bool) -> AttackRow:
    if strength >= 2 * defence:
        label = "at least double"
    elif strength > defence:
        label = "greater, not double"
    elif armed:
        label = "equal" if strength == defence else "less"
    else:
        label = "less or equal"
    return _ROWS[armed, label]


def results(game: Omaha, target: int, strength: int, defence: int, armed: bool) -> tuple[str, ...]:
    """8.3, step 4."""
    force = game.germans[target]
    row = attack_row(strength, defence, armed)
    return read_row(row, force.depth != NOBODY, force.depth_revealed, game.extended)


def read_row(row: AttackRow, depth: bool, revealed: bool, extended: bool) -> tuple[str, ...]:
    """8.3: the column of the table: for a unit without depth, with an unrevealed marker, or with a revealed one."""
    if not depth:
        return row.alone
    if not revealed:
        return row.hidden_depth
    return (row.depth_extended or row.depth) if extended else row.depth


@dataclass(frozen=True, slots=True)
class Compare(Step):
    """8.3, steps 2 to 4; repeated once the depth marker is revealed."""

    target: int
    units: tuple[int, ...]
    naval: bool

    def run(self, game: Omaha) -> None:
        found = uses(game, self.target, self.units, self.naval)
        if len({r for _, r in found.values()}) == 1:
            settle(game, self, min(found))
        else:
            game.push(ChooseHeroUse(self.target, self.units, self.naval))


def uses(
    game: Omaha, target: int, units: tuple[int, ...], naval: bool
) -> dict[str, tuple[Odds, tuple[str, ...]]]:
    """8.23, 11.13: the result of each way to use a hero; "none" if there is no hero."""
    base = odds(game, target, units, naval)

    def outcome(o: Odds) -> tuple[Odds, tuple[str, ...]]:
        return o, results(game, target, o.strength, o.defence, not o.missing)

    if not base.hero:
        return {"none": outcome(base)}
    found = {"strength": outcome(base._replace(strength=base.strength + 1))}
    for weapon in base.missing:
        if weapon != FLANKING:
            left = tuple(w for w in base.missing if w != weapon)
            found[f"weapon-{weapon}"] = outcome(base._replace(missing=left))
    return found


def settle(game: Omaha, compare: Compare, use: str) -> None:
    odds_, outcome = uses(game, compare.target, compare.units, compare.naval)[use]
    game.emit(
        AttackCompared(
            hex=ground.REF[compare.target],
            strength=odds_.strength,
            defence=odds_.defence,
            missing=tuple(f"weapon:{w}" for w in odds_.missing),
            hero=use,
            results=tuple(f"result:{r.replace('_', '-')}" for r in outcome),
            rule="8.3",
        )
    )
    game.push(ApplyResults(compare.target, compare.units, compare.naval, outcome))


@dataclass(frozen=True, slots=True)
class ChooseHeroUse(Ask):
    """8.23: a weapon or a strength point, chosen once the required weapons are known."""

    target: int
    units: tuple[int, ...]
    naval: bool

    def ask(self, game: Omaha) -> tuple[Decision, ...]:
        found = uses(game, self.target, self.units, self.naval)
        options = tuple(
            Option(
                f"hero:{use}",
                "option-hero-strength" if use == "strength" else "option-hero-weapon",
                {} if use == "strength" else {"weapon": use.replace("-", ":")},
                (),
                "8.23",
                use,
            )
            for use in found
        )
        seat = game.seat(game.acting)
        hex = ground.REF[self.target]
        return (Decision(seat, "ask-hero-use", options, "8.23", {"hex": hex}, (hex,)),)

    def take(self, game: Omaha, seat: Seat, option: Option) -> None:
        settle(game, Compare(self.target, self.units, self.naval), str(option.value))
