"""The current DEF, machine guns and landmines of sectors and borders.

The printed map, dice, swaps, tokens, cards of the turn, sleeping guns and the German player's shortage are
combined here and nowhere else: rules, view, odds, bots and tables ask this module (dice 5.9, A1.8).
"""

from __future__ import annotations

from typing import Any, Final

from landfall.games.dice.model.components import CONDITIONS, Edge, Sector
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.rules.survival import roll_totals


def in_force(game: DDay, op: str) -> list[dict[str, Any]]:
    """dice A2.3, A2.8: the effects of this kind in this turn's Battle Conditions; the weather last."""
    front = game.front
    if front is None:
        return []
    found = []
    for card in (front.current, front.weather):
        if card and card not in front.cancelled:
            found += [each for each in CONDITIONS[card].ops if each["op"] == op]
    return found


def forbidden(game: DDay, what: str) -> bool:
    return game.front is not None and any(o["what"] == what for o in in_force(game, "forbid"))


def recruiting_allowed(game: DDay, unit: Unit) -> bool:
    """dice 5.7, A2.2: neither the unit's sector nor a Battle Condition forbids recruiting."""
    return "recruit" not in game.sector(unit).forbid and not forbidden(game, "recruit")


def holds(game: DDay, card: str) -> bool:
    """Whether the German player has this Specialist; never asked in games without one."""
    return game.wall is not None and card in game.wall.german.specialists


# DEF.


def base_defence(game: DDay, sector: Sector) -> int:
    """The DEF of the map, once it is rolled. The Germans pay for it, even where cards lower it for
    Units (dice A1.11, A1.13, ruling 3)."""
    if sector.id in game.rolled:
        return game.rolled[sector.id]
    return game.swapped.get(sector.id, sector.defence) if game.swapped else sector.defence


def possible(game: DDay, sector: Sector) -> tuple[int, ...]:
    """dice 3.6.4: one number, or every total that its dice can make before they are rolled."""
    if sector.def_roll and sector.id not in game.rolled:
        return roll_totals(sector.def_roll)
    return (base_defence(game, sector),)


def defence(game: DDay, sector: Sector) -> int:
    """The DEF that Units in the sector suffer (dice 3.6.1, A1.14), once it is rolled; below 0 they gain."""
    value = lowered(game, sector, base_defence(game, sector))
    return value if game.wall is None else value - shortage(game)


def defences(game: DDay, sector: Sector, entering: Unit | None = None) -> tuple[int, ...]:
    """Every DEF the sector may have in this turn's combat, each as likely as the others.

    For a Unit about to enter, its own reductions are already applied, and so is the German
    shortage.
    """
    values = possible(game, sector)
    if game.wall is None:
        return tuple([lowered(game, sector, value, entering) for value in values])
    return tuple(
        [
            lowered(game, sector, value, entering)
            - shortage(game, value if entering is not None or sector.def_roll else 0, entering)
            for value in values
        ]
    )


def lowered(game: DDay, sector: Sector, value: int, entering: Unit | None = None) -> int:
    """A DEF after cards, engineers and tanks; never below zero."""
    cuts = game.cuts
    if game.front is not None:
        for change in in_force(game, "def"):
            if _covers(game, change["scope"], sector):
                value = change["set"] if "set" in change else value + change["delta"]
    if cuts:
        # A1.14: increases and reductions are added up first; only the total is kept from going
        # below zero.
        value += cuts.get(f"{sector.id}:up", 0)
        if cuts.get(f"{sector.id}:zero"):
            return 0
        if cuts.get(f"{sector.id}:half"):
            value = (max(value, 0) + 1) // 2
        value -= cuts.get(sector.id, 0)
    for unit in game.units:
        if unit is entering or (unit.sector == sector.id and unit.on_land):
            if not sector.bunker and unit.specialists and unit.has("genie"):
                value -= 3 if "wh12" in unit.specialists else 2
            if unit.vehicle == "char_sherman":
                value -= 3
            elif unit.vehicle == "chasseur_char" and sector.bunker:
                value -= 4 if unit is entering or "entered" in unit.marks else 0
    return max(value, 0)


def middle_rows(game: DDay) -> range:
    """bc16: the two middle rows below the Final Bunker, or three if the number of rows is odd."""
    rows = game.ground.top + 1
    wide = 2 if rows % 2 == 0 else 3
    first = max((rows - wide) // 2, 0)
    return range(first, first + wide)


def _covers(game: DDay, scope: str, sector: Sector) -> bool:
    if scope == "all":
        return True
    if scope == "rows0-1":
        return sector.row < 2
    if scope == "middle_rows":
        return sector.row in middle_rows(game)
    if scope == "top_row_and_bunkers":
        return bool(sector.bunker) or sector.row == game.ground.top
    if scope == "non_bunker":
        return not sector.bunker
    return game.front is not None and game.front.target == sector.id


# What the Germans pay (dice A1.11, A1.12).


def due(game: DDay, leaving: Unit | None = None) -> int:
    """dice A1.11: the highest DEF among the sectors with Units; a DEF not rolled yet counts as its
    minimum.

    The Germans pay once all have moved: a sector that a Unit is about to leave costs nothing.
    """
    found = [
        min(possible(game, game.ground.sectors[u.sector]))
        for u in fighting(game)
        if u is not leaving
    ]
    return max(found, default=0)


def fighting(game: DDay) -> list[Unit]:
    return [u for u in game.units if u.on_land and u.sector]


def owed(game: DDay, highest: int) -> int:
    """dice A1.11: what the Germans pay for a DEF, after their Badge and their medical orderly (ruling 43)."""
    assert game.wall is not None
    german = game.wall.german
    if "panzer" in german.marks:
        highest = (highest + 1) // 2
    if "sanitater" in german.specialists:
        from landfall.games.dice.model.components import CONSTANTS

        several = sum(not unit.dead for unit in fighting(game)) > 1
        highest -= CONSTANTS["sanitater_several" if several else "sanitater_soldiers"]
    return max(highest, 0)


def shortage(game: DDay, at_least: int = 0, leaving: Unit | None = None) -> int:
    """dice A1.12: what the German player lacks, or would lack if payment were due now."""
    wall = game.wall
    if wall is None or wall.solo:
        return 0
    if wall.paid:
        return wall.short
    return max(owed(game, max(due(game, leaving), at_least)) - wall.german.soldiers, 0)


def loses(defence: int, fire: int, saved: int) -> int:
    """dice 3.6.1, 3.6.2, ruling 6: the losses of a combat; Medics reduce losses and never add
    Soldiers."""
    return max(max(defence, 0) + fire - saved, 0)


# Machine guns.


def gun_symbols(game: DDay, sector: Sector) -> int:
    """dice 3.6.2, 5.9: the sector's guns, awake or asleep (ruling 53)."""
    if game.level == 1:
        return 0
    guns = 0 if sector.id in game.silenced else sector.mgf
    if game.tokens and f"mgf:{sector.id}" in game.tokens:
        guns += 1
    return guns


def guns(game: DDay, sector: Sector) -> int:
    """How many machine-gun dice each Unit rolls there (dice A1.8: none while they sleep)."""
    found = gun_symbols(game, sector)
    if game.wall is not None and not holds(game, "mg_schutze"):
        return 0
    if game.front is not None:
        for change in in_force(game, "mgf"):
            if change["mode"] == "off":
                found = 0
            elif change["mode"] == "everywhere" and game.level > 1:
                found = max(found, change["value"])
    return found


#: dice A1, ruling 26: enough to make every die a six.
FLAK: Final = 5


def gun_shift(game: DDay) -> tuple[int, int]:
    """What cards and weather add to each machine-gun die (six at most), and what they then
    subtract."""
    more = less = 0
    if game.wall is not None and game.wall.german.marks:
        marks = game.wall.german.marks
        more = FLAK if "flak" in marks else 2 * marks.count("tracers")
    for change in in_force(game, "mgf"):
        if change["mode"] == "add":
            more += max(change["value"], 0)
            less += max(-change["value"], 0)
    return more, less


def shifted(game: DDay, die: int) -> int:
    """dice A1, ruling 26: a machine-gun die after cards and weather, before the unit's own
    reductions.

    Subtraction comes last, so that no die is a six under the Low Sun (bc06).
    """
    more, less = gun_shift(game)
    return max(min(die + more, 6) - less, 0)


# Landmines and barriers.


def mine_symbols(game: DDay, edge: Edge) -> bool:
    """dice 3.5.5: the border's mines, awake or asleep (ruling 53)."""
    if game.level == 1:
        return False
    if game.tokens and f"mine:{edge.id}" in game.tokens:
        return True
    return edge.landmines and edge.id not in game.cleared


def mined(game: DDay, edge: Edge) -> bool:
    """Whether crossing the border sets mines off (dice A1.8: not while they sleep)."""
    if game.wall is not None and not holds(game, "pionier"):
        return False
    found = mine_symbols(game, edge)
    if game.front is not None:
        for change in in_force(game, "mines"):
            if change["mode"] == "off":
                found = False
            elif change["mode"] == "everywhere" and game.level > 1:
                found = True
    return found


def barred(game: DDay, edge: Edge) -> bool:
    return edge.barrier and not in_force(game, "barriers")


def near_bunker(game: DDay, sector: str) -> bool:
    """dice A1.22, ruling 23: the top row, the sectors next to a Final Bunker, and the Bunker
    itself."""
    ground = game.ground
    if sector in ground.final or ground.sectors[sector].row == ground.top:
        return True
    return not ground.final.isdisjoint(ground.neighbours(sector))
