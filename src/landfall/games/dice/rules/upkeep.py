"""dice 3.2.8 to 3.2.10, 5.1, 7.2: what specialists and vehicles bring in Phase 2, and the unit marker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import CONSTANTS
from landfall.games.dice.model.offers import emit
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.rules.resources import gain
from landfall.games.dice.rules.sectors import gun_symbols, in_force

STAY: Final = CONSTANTS["max_turns_in_sector"]


@dataclass(frozen=True, slots=True)
class Upkeep(Step):
    def run(self, game: DDay) -> None:
        for unit in game.units:
            if unit.on_land:
                serve(game, unit)
                turn_marker(game, unit)


def finds_per_turn(game: DDay) -> int:
    """dice 3.3.1: one Item, unless a Weapons Crate (bc29) says otherwise."""
    found = CONSTANTS["items_per_turn"]
    for op in in_force(game, "limit"):
        found = op["value"]
    return found


def serve(game: DDay, unit: Unit) -> None:
    """Regular gains of Phase 2 (dice 3.2.9)."""
    unit.recruits += CONSTANTS["specialists_per_turn"]
    unit.finds += finds_per_turn(game)
    if unit.specialists:
        sector = game.sector(unit)
        if unit.has("sergent"):
            more = 2 if "wh05" in unit.specialists and gun_symbols(game, sector) else 1
            gain(game, unit, f"card:{unit.holder('sergent')}", "3.2.9", soldiers=more)
        if unit.has("commandant"):
            for other in game.together(unit):
                gain(game, other, f"card:{unit.holder('commandant')}", "3.2.9", soldiers=1)
        if game.solo and unit.has("operateur_radio"):
            # 10.2: in solo play, there is no one to trade with.
            more = 2 if "wh16" in unit.specialists else 1
            gain(game, unit, f"card:{unit.holder('operateur_radio')}", "10.2", points=more)
    if unit.vehicle == "camion_munitions":
        gain(game, unit, "card:camion_munitions", "7.2", points=3)
    elif unit.vehicle == "tracteur":
        gain(game, unit, "card:tracteur", "A0.2", points=2)
    elif unit.vehicle == "camion_amphibie":
        more = 2 if game.sector(unit).row < 2 else 1
        gain(game, unit, "card:camion_amphibie", "7.2", soldiers=more)


#: dice 3.2.10: the marker's value before its first turn in play, which is not counted.
UNCOUNTED: Final = 0 if CONSTANTS["first_turn_marker_exception"] else 1


def turn_marker(game: DDay, unit: Unit) -> None:
    """dice 3.2.10: the marker counts the turns in a sector."""
    if game.front is not None and must_move(game, unit):
        # bc25 has already turned it to its last side.
        return
    unit.marker += 1
    if unit.marker > 1:
        emit(
            game,
            events.MarkerTurned(
                seat=f"seat:{unit.seat}",
                marker=unit.marker,
                must_move=int(must_move(game, unit)),
                rule="3.2.10",
            ),
        )


def longest_stay(game: DDay, unit: Unit) -> int:
    """dice 5.1: three turns, fewer under a black shield, four with the Warrant Officer."""
    limit = game.sector(unit).max_turns
    if limit == STAY and unit.has("adjudant"):
        limit += 1
    return limit


def must_move(game: DDay, unit: Unit) -> bool:
    return unit.marker > longest_stay(game, unit)
