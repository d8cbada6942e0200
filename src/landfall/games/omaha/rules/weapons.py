"""8.1, 8.2 Who can fire at a German hex, and with what.

omaha 8.1, 8.11, 8.12, 8.14, 8.15, 8.2, 8.21, 8.22, 8.24, 8.25, 8.26, 8.27.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from landfall.core.decisions import Arg, Refusal
from landfall.games.omaha.model import board
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.communication import fired_on
from landfall.games.omaha.rules.fields_of_fire import armour_field
from landfall.games.omaha.rules.terrain_effects import attacks_across

FOOT_WEAPONS: Final = frozenset({"BZ", "BG", "BR", "DE", "MO", "RD"})
HEAVY_WEAPONS: Final = FOOT_WEAPONS | {"MG"}
HEAVY_FAR: Final = frozenset({"BZ", "MO", "RD", "BR", "MG"})
TANK_WEAPONS: Final = frozenset({"AR", "BZ"})
TANK_CLOSE: Final = frozenset({"AR", "BZ", "MG", "BR"})
TANK_CLOSE_RANGE: Final = 3  # 8.27
AIR_WEAPONS: Final = frozenset({"MG", "BR"})
GUN_WEAPONS: Final = frozenset({"AR", "MO", "DE"})
NAVAL_WEAPONS: Final = frozenset({"NA", "AR", "DE"})  # 8.51
NAVAL_STRENGTH: Final = 9
RADIO: Final = frozenset({"RD"})


def weapons_of(game: Omaha, number: int, target: int) -> frozenset[str]:
    """8.2, 8.21, 8.26, 8.27: what a unit brings against this hex from where it is."""
    unit = game.units[number]
    level = board.LEVELS[number][unit.steps - 1]
    far = board.distance(unit.at, target)
    kind = board.TYPE[number]
    if board.INFANTRY[number]:
        if level.weapons is not None:
            weapons = frozenset[str](level.weapons)
        elif kind != "heavy_infantry":
            weapons = FOOT_WEAPONS
        elif far == 1 and attacks_across(unit.at, target):
            weapons = HEAVY_WEAPONS
        else:
            weapons = HEAVY_FAR
    elif kind == "tank":
        weapons = TANK_CLOSE if far <= TANK_CLOSE_RANGE else TANK_WEAPONS
    elif kind == "anti_tank":
        weapons = TANK_WEAPONS
    elif board.GUNS[number]:
        weapons = GUN_WEAPONS
    else:
        weapons = AIR_WEAPONS
    if far == 1 and game.led[number] & board.HQ_BITS:
        weapons |= RADIO  # 8.24
    return weapons


def has_radio(game: Omaha, number: int) -> bool:
    """8.1, 8.51: infantry with a radio of its own or a headquarters' within reach."""
    unit = game.units[number]
    level = board.LEVELS[number][unit.steps - 1]
    own = FOOT_WEAPONS if level.weapons is None else level.weapons
    return "RD" in own or bool(game.led[number] & board.HQ_BITS)


def ranged_allowed(game: Omaha, at: int, target: int) -> bool:
    """8.12: from the low ground, only heights that look down on the beach."""
    if at not in board.LOW or target in board.LOW:
        return True
    force = game.germans[target]
    if board.ARMOUR[force.unit]:
        return bool(board.BEACH & armour_field(target).keys())
    return board.OVERLOOKS_BEACH[board.SITES[target]]


def leads_attack(game: Omaha, number: int, target: int) -> bool:
    """8.1: infantry next to the hex, across a side that can be attacked over."""
    at = game.units[number].at
    return board.INFANTRY[number] and target in board.ADJACENT[at] and attacks_across(at, target)


def join_refusal(game: Omaha, number: int, target: int, units: tuple[int, ...]) -> Refusal | None:
    """8.1: why a unit can't join an attack that these units make, or None."""
    unit = game.units[number]
    at = unit.at
    ref: dict[str, Arg] = {"unit": board.US_REF[number], "hex": board.REF[target]}
    if board.LEADER[number] or board.BASE[number]:
        return Refusal("8.14", "refusal-leaders-do-not-attack", ref)
    if unit.acted or unit.disrupted or unit.climb:
        return Refusal("8.13", "refusal-no-action-left", ref)
    far = board.distance(at, target)
    level = board.LEVELS[number][unit.steps - 1]
    if leads_attack(game, number, target):
        return None
    if not any(leads_attack(game, n, target) for n in units):
        return Refusal("8.1", "refusal-no-infantry", ref)
    # Any infantry that attacks coordinates the others, heavy infantry from afar too.
    infantry = [n for n in units if board.INFANTRY[n]]
    if far > level.range:
        return Refusal("8.11", "refusal-out-of-range", ref)
    if far == 1 and level.range == 1:
        return Refusal("8.15", "refusal-bluff", ref)
    across = far == 1 and attacks_across(at, target)
    if not across and not ranged_allowed(game, at, target):
        return Refusal("8.12", "refusal-high-ground", ref)
    if board.INFANTRY[number]:
        return None  # heavy infantry, at two hexes or over a bluff
    if board.DIRECT[number]:
        if (
            far == 1
            or game.led[number]
            or any(game.led[n] or board.distance(game.units[n].at, at) <= 1 for n in infantry)
        ):
            return None
        return Refusal("8.1", "refusal-not-coordinated", ref)
    if far == 1:
        return Refusal("8.1", "refusal-guns-adjacent", ref)
    common = game.led[number] & board.HQ_BITS
    if not any(common & game.led[n] for n in infantry):
        return Refusal("8.1", "refusal-guns-need-hq", ref)
    if not board.ARMORED[number] and fired_on(game, at):
        return Refusal("8.1", "refusal-guns-under-fire", ref)
    return None


def is_flanked(hexes: Set[int], needs: int) -> bool:
    """8.22: two hexes that do not touch; three of any kind where unit and depth both ask."""
    if needs == 0:
        return True
    if needs >= 2:
        return len(hexes) >= 3
    return any(b not in board.ADJACENT[a] and a != b for a in hexes for b in hexes)
