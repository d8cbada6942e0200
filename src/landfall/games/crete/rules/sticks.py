"""R26: choosing where a stick jumps: its target hex, and for each unit that hex or one next to it."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import SIDE
from landfall.games.crete.model.ground import DROP_ZONES, GERMAN, NEAR, TERRAIN, distance
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.offers import hex_option, plain
from landfall.games.crete.model.pieces import StickPlan
from landfall.games.crete.model.state import Crete

#: crete R26: the terrain a target hex may have.
LANDING_GROUND = ("C", "O", "B", "V")
#: crete O1.0: nobody survives a landing there.
DEADLY = ("T", "X", "~")
#: crete O1.0: target hexes have two hexes between them.
APART = 3

ZONE_HEXES: tuple[int, ...] = tuple(
    sorted({h for hexes in DROP_ZONES.values() for h in hexes if TERRAIN[h] in LANDING_GROUND})
)


def spots(game: Crete, target: int) -> list[int]:
    """crete O1.0, S3.0, R8: the target hex and its neighbours, except those that a unit may not choose."""
    shut = game.holding(1 - GERMAN)
    return [
        h
        for h in (target, *NEAR[target])
        if game.playable >> h & 1 and not shut >> h & 1 and TERRAIN[h] not in DEADLY
    ]


def targets(game: Crete, size: int) -> list[int]:
    """crete R26, R8: hexes of drop zones with room for so many units, far enough from those already chosen."""
    shut = game.holding(1 - GERMAN)
    taken = [stick.target for stick in game.plan]
    return [
        h
        for h in ZONE_HEXES
        if game.playable >> h & 1
        and not shut >> h & 1
        and all(distance(h, t) >= APART for t in taken)
        and len(spots(game, h)) >= size
    ]


def planned_units(game: Crete) -> set[int]:
    return {n for stick in game.plan for n in stick.units}


def zone_options(game: Crete, size: int, rule: str) -> list[Option]:
    return [hex_option("zone", h, rule) for h in targets(game, size)]


@dataclass(frozen=True, slots=True)
class FillStick(Ask):
    """crete O1.0, S3.0: one unit per hex; `spread` places the rest in the order of the counters."""

    rule: str

    def _open(self, game: Crete) -> list[int]:
        stick = game.plan[-1]
        return [h for h in spots(game, stick.target) if h not in stick.hexes]

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        stick = game.plan[-1]
        if len(stick.hexes) == len(stick.units):
            return ()
        ref = counters.REF[stick.units[len(stick.hexes)]]
        options = [plain("spread", self.rule)]
        options += [hex_option("over", h, self.rule) for h in self._open(game)]
        args: dict[str, Arg] = {"unit": ref, "hex": HEX[stick.target]}
        return (Decision(game.seat(GERMAN), "ask-over", tuple(options), self.rule, args, (ref,)),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        stick = game.plan[-1]
        if option.id == "spread":
            left = len(stick.units) - len(stick.hexes)
            hexes = (*stick.hexes, *self._open(game)[:left])
            game.plan[-1] = StickPlan(stick.target, stick.units, hexes)
            return
        hexes = (*stick.hexes, int(option.value))
        game.plan[-1] = StickPlan(stick.target, stick.units, hexes)
        game.push(self)


def allied_firers(game: Crete, target: int) -> list[int]:
    """crete O1.0: Allied units with a fire zone on the target hex or next to it."""
    found: set[int] = set()
    for hex in (target, *NEAR[target]):
        found |= set(game.firers_on(hex, 1 - GERMAN))
    assert all(SIDE[n] != GERMAN for n in found)
    return sorted(found)
