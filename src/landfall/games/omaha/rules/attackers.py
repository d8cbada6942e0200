"""8.1 Who may attack a German hex (omaha 8.1, 8.11, 8.12, 8.13, 8.14, 8.15)."""

from __future__ import annotations

from landfall.core.decisions import Arg, Refusal
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.fields_of_fire import armour_field, fired_on
from landfall.games.omaha.rules.terrain_effects import attacks_across


def ranged_allowed(game: Omaha, at: int, target: int) -> bool:
    return fires_up(at, target, counters.ARMOUR[game.germans[target].unit])


def fires_up(at: int, target: int, armour: bool) -> bool:
    """8.12: from low ground, a unit fires only at those positions on the heights that overlook the beach."""
    if at not in ground.LOW or target in ground.LOW:
        return True
    if armour:
        return bool(ground.BEACH & armour_field(target).keys())
    return ground.OVERLOOKS_BEACH[ground.SITES[target]]


def leads_attack(game: Omaha, number: int, target: int) -> bool:
    """8.1: infantry adjacent to the hex, across a hexside that allows an attack."""
    at = game.units[number].at
    return (
        counters.INFANTRY[number] and target in ground.ADJACENT[at] and attacks_across(at, target)
    )


def join_refusal(game: Omaha, number: int, target: int, units: tuple[int, ...]) -> Refusal | None:
    """8.1: why a unit can't join an attack by these units, or None."""
    unit = game.units[number]
    at = unit.at
    ref: dict[str, Arg] = {"unit": counters.US_REF[number], "hex": ground.REF[target]}
    if counters.LEADER[number] or counters.BASE[number]:
        return Refusal("8.14", "refusal-leaders-do-not-attack", ref)
    if unit.acted or unit.disrupted or unit.climb:
        return Refusal("8.13", "refusal-no-action-left", ref)
    far = ground.distance(at, target)
    level = counters.LEVELS[number][unit.steps - 1]
    if leads_attack(game, number, target):
        return None
    if not any(leads_attack(game, n, target) for n in units):
        return Refusal("8.1", "refusal-no-infantry", ref)
    # Any attacking infantry coordinates the others, including heavy infantry at a range of two.
    infantry = [n for n in units if counters.INFANTRY[n]]
    if far > level.range:
        return Refusal("8.11", "refusal-out-of-range", ref)
    if far == 1 and level.range == 1:
        return Refusal("8.15", "refusal-bluff", ref)
    across = far == 1 and attacks_across(at, target)
    if not across and not ranged_allowed(game, at, target):
        return Refusal("8.12", "refusal-high-ground", ref)
    if counters.INFANTRY[number]:
        return None  # heavy infantry may fire from two hexes, or across a bluff
    if counters.DIRECT[number]:
        if (
            far == 1
            or game.led[number]
            or any(game.led[n] or ground.distance(game.units[n].at, at) <= 1 for n in infantry)
        ):
            return None
        return Refusal("8.1", "refusal-not-coordinated", ref)
    if far == 1:
        return Refusal("8.1", "refusal-guns-adjacent", ref)
    common = game.led[number] & counters.HQ_BITS
    if not any(common & game.led[n] for n in infantry):
        return Refusal("8.1", "refusal-guns-need-hq", ref)
    if not counters.ARMORED[number] and fired_on(game, at):
        return Refusal("8.1", "refusal-guns-under-fire", ref)
    return None
