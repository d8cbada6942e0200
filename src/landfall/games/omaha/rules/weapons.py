"""8.2 Weapons: what units bring, and what an attack lacks (omaha 8.2, 8.21, 8.22, 8.24, 8.25, 8.26, 8.27)."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import cache, lru_cache
from typing import Final

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import Omaha
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


@cache
def foot_weapons(number: int, steps: int, beside: bool) -> frozenset[str]:
    """8.2, 8.21, 8.26: the weapons of infantry, where it attacks beside its target or from further off."""
    weapons = counters.LEVELS[number][steps - 1].weapons
    if weapons is not None:
        return frozenset(weapons)
    if counters.TYPE[number] != "heavy_infantry":
        return FOOT_WEAPONS
    return HEAVY_WEAPONS if beside else HEAVY_FAR


def weapons_of(game: Omaha, number: int, target: int) -> frozenset[str]:
    """8.2: the weapons a unit brings against this hex from where it is."""
    unit = game.units[number]
    lent = bool(game.led[number] & counters.HQ_BITS)
    return weapons_from(number, unit.steps, unit.at, target, lent)


def weapons_brought(
    game: Omaha, target: int, units: tuple[int, ...], naval: bool
) -> frozenset[str]:
    """8.2, 8.51: the weapons of an attack by these units, with or without naval fire."""
    have: frozenset[str] = NAVAL_WEAPONS if naval else frozenset()
    for number in units:
        have |= weapons_of(game, number, target)
    return have


@lru_cache(maxsize=16_384)
def weapons_from(number: int, steps: int, at: int, target: int, lent: bool) -> frozenset[str]:
    """8.2, 8.27: the weapons a unit with these steps brings from a hex; ``lent``: a headquarters' radio too."""
    far = ground.distance(at, target)
    kind = counters.TYPE[number]
    if counters.INFANTRY[number]:
        weapons = foot_weapons(number, steps, far == 1 and attacks_across(at, target))
    elif kind == "tank":
        weapons = TANK_CLOSE if far <= TANK_CLOSE_RANGE else TANK_WEAPONS
    elif kind == "anti_tank":
        weapons = TANK_WEAPONS
    elif counters.GUNS[number]:
        weapons = GUN_WEAPONS
    else:
        weapons = AIR_WEAPONS
    return weapons | RADIO if lent and far == 1 else weapons  # 8.24


def has_radio(game: Omaha, number: int) -> bool:
    """8.1, 8.51: infantry with its own radio or under a headquarters' command."""
    unit = game.units[number]
    level = counters.LEVELS[number][unit.steps - 1]
    own = FOOT_WEAPONS if level.weapons is None else level.weapons
    return "RD" in own or bool(game.led[number] & counters.HQ_BITS)


FLANKING: Final = "FL"


def flanking(hexes: Set[int]) -> int:
    """8.22: how many flanking requirements an attack from these hexes meets: one from two hexes that are not
    adjacent to each other, those of both unit and depth from any three."""
    if len(hexes) >= 3:
        return 2
    return int(any(b not in ground.ADJACENT[a] and a != b for a in hexes for b in hexes))


def lacking(needs: Sequence[str], have: frozenset[str], flanks: int) -> tuple[str, ...]:
    """8.2, 8.22: the weapons that are missing, and flanking last."""
    missing = sorted({w for w in needs if w != FLANKING and w not in have})
    if min(needs.count(FLANKING), 2) > flanks:
        missing.append(FLANKING)
    return tuple(missing)
