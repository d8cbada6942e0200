"""6.53 The rockets of WN 69: they fire only by an event, and another event destroys them."""

from __future__ import annotations

from typing import Final

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.events import EventHadNoEffect
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.artillery import Shell
from landfall.games.omaha.rules.attack_results import remove_german
from landfall.games.omaha.rules.depth import remove_depth
from landfall.games.omaha.rules.leaders import sector_of_unit

ROCKET_RANGE: Final = range(3, 8)


def fire_rockets(game: Omaha) -> None:
    """The rockets hit one unit on low ground, three to seven hexes away."""
    hex = ground.SITE_BY_NAME["WN69"]
    force = game.germans.get(hex)
    if force is None or force.unit != counters.ROCKET or force.disrupted:
        game.emit(EventHadNoEffect(event="screaming_meemies", rule="6.53"))
        return
    game.meemies = True
    units = [
        n
        for n in counters.FIGHTERS
        if game.units[n].at in ground.LOW and ground.distance(game.units[n].at, hex) in ROCKET_RANGE
    ]
    if units:
        most = max(game.units[n].steps for n in units)
        units = [n for n in units if game.units[n].steps == most]
        game.push(Shell(tuple(units), sector_of_unit(game, units[0]), "rocket", "6.53"))


def destroy_rockets(game: Omaha) -> None:
    """The battery is spotted once it has fired."""
    hex = ground.SITE_BY_NAME["WN69"]
    force = game.germans.get(hex)
    if not game.meemies or force is None or force.unit != counters.ROCKET:
        game.emit(EventHadNoEffect(event="rocket_destroyed", rule="6.53"))
        return
    remove_depth(game, hex, "naval", "6.53")
    remove_german(game, hex, "naval", "6.53")
