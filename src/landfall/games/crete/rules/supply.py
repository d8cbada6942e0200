"""S4, G24.1, R28, R29: supply by zone and side."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.crete.model.clause_events import SupplyRolled
from landfall.games.crete.model.ground import AIRFIELDS, ALLIED, GERMAN, PORTS, SHEET, SIDES
from landfall.games.crete.model.state import Crete
from landfall.games.crete.model.supply import EMERGENCY, FROM, LEVELS, ZONE_OF, ZONES, level
from landfall.games.crete.rules.morale import supply_fell
from landfall.games.crete.rules.quality import roll


def start_levels(game: Crete) -> None:
    """crete G24.1: full unless the scenario says otherwise, in all its zones."""
    for side, name in (game.frame.record.supply or {}).items():
        if name.lower() != "full":
            for zone in zones_in_play(game):
                game.supply[zone * 2 + SIDES.index(side)] = LEVELS.index(name.lower())


def zones_in_play(game: Crete) -> list[int]:
    return sorted({ZONE_OF[sheet] for sheet in game.frame.sheets})


def may_improve(game: Crete, zone: int, side: int) -> bool:
    """crete R29: Allied supply needs a port in the zone to get better."""
    if side == GERMAN:
        return True
    return any(
        game.control.get(h) == ALLIED
        for hexes in PORTS.values()
        for h in hexes
        if ZONE_OF[SHEET[h]] == zone and game.playable >> h & 1
    )


def may_worsen(game: Crete, zone: int, side: int) -> bool:
    """crete R29: German supply does not get worse with a whole airfield in the zone."""
    if side == ALLIED:
        return True
    return not any(
        all(game.control.get(h) == GERMAN for h in hexes)
        for hexes in AIRFIELDS.values()
        if ZONE_OF[SHEET[hexes[0]]] == zone and game.playable >> hexes[0] & 1
    )


@dataclass(frozen=True, slots=True)
class SupplyRolls(Step):
    """crete S4.0, R28, G1.7: step C of each Night turn from 23 May; each zone in play, Germans first."""

    def run(self, game: Crete) -> None:
        if "S4" not in game.clauses.rules or not game.night or game.turn < FROM:
            return
        for side in (GERMAN, ALLIED):
            for zone in zones_in_play(game):
                roll_supply(game, zone, side)


def roll_supply(game: Crete, zone: int, side: int) -> None:
    """crete S4.0, R29: 1 or less is better, 7 or more worse."""
    die = roll(game)
    was = level(game, zone, side)
    now = was
    if die <= 1 and may_improve(game, zone, side):
        now = max(0, was - 1)
    elif die >= 7 and may_worsen(game, zone, side):
        now = min(EMERGENCY, was + 1)
    if now:
        game.supply[zone * 2 + side] = now
    else:
        game.supply.pop(zone * 2 + side, None)
    if side == ALLIED and zone == ZONES.index("Maleme-Suda") and now > was:
        supply_fell(game, LEVELS[now])
    game.emit(
        SupplyRolled(
            side=f"side:{SIDES[side]}",
            zone=f"zone:{ZONES[zone]}",
            roll=die,
            level=LEVELS[now],
            change=now - was,
            rule="S4.0",
        )
    )
