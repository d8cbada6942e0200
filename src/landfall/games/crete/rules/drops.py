"""4.0, G21.3, G21.4, G21.6, R7, R8, R9, R10: drops, the jump table, and markers that are taken off."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import AA, SIDE
from landfall.games.crete.model.events import JumpRolled, MarkerRemoved, UnitPlaced
from landfall.games.crete.model.frames import Arrival
from landfall.games.crete.model.ground import ALLIED, TERRAIN
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.pieces import Unit
from landfall.games.crete.model.records import JumpRow
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.control import take_control
from landfall.games.crete.rules.parks import overrun
from landfall.games.crete.rules.quality import Mods, roll, told
from landfall.games.crete.rules.results import eliminate, lose_step
from landfall.games.crete.rules.stacking import crowd

JUMP: tuple[JumpRow, ...] = tuple(BOX.jump.values())
#: What is added to a jump roll, in the order of `game.jumps`.
KINDS = ("zones", "flak", "landing-ground")


def jump_mods(game: Crete, hex: int, glider: bool) -> Mods:
    """crete 4.2.1, G21.4, R9: 1 for each Allied unit with a fire zone there, 1 more for AA, and the terrain."""
    firing = game.firers_on(hex, ALLIED)
    mods: Mods = []
    if firing:
        mods.append(("zones", len(firing)))
    guns = sum(AA[n] for n in firing)
    if guns:
        mods.append(("flak", guns))
    if TERRAIN[hex] in ("O", "V", "B"):
        mods.append(("landing-ground", 2 if glider else 1))
    return mods


def jump_row(die: int, total: int) -> JumpRow:
    """crete G21.4: a natural 0 is always no effect."""
    if die == 0:
        return JUMP[0]
    return next(row for row in JUMP if total <= row.to)


def foresee(game: Crete, arrival: Arrival) -> None:
    """crete G21.4: note what each unit will add to its jump roll, by the fire zones before the first unit lands."""
    for unit, hex, way in zip(arrival.units, arrival.hexes, arrival.ways, strict=True):
        if unit not in game.jumps:
            mods = dict(jump_mods(game, hex, way == "glider"))
            game.jumps[unit] = [mods.get(kind, 0) for kind in KINDS]


def drop(game: Crete, arrival: Arrival) -> None:
    """crete 4.0, 4.1, 4.2, G21.3, R7, R8: place the units of a drop, one per hex."""
    foresee(game, arrival)
    for unit, hex, way in zip(arrival.units, arrival.hexes, arrival.ways, strict=True):
        glider = way == "glider"
        game.units[unit] = Unit(
            at=game.units[unit].at,
            steps=game.units[unit].steps or counters.STEPS[unit],
            chutes=0 if glider else 1,
            jump=True,
        )
        enemy = any(SIDE[n] != SIDE[unit] for n in game.at(hex))
        if enemy:
            # 4.2: a unit forced into an enemy hex is eliminated.
            game.units[unit] = game.units[unit]._replace(at=-3)
            game.shown[unit] = None
            eliminate(game, unit, "drop")
            continue
        game.place(unit, hex)
        game.emit(UnitPlaced(unit=counters.REF[unit], hex=HEX[hex], how=way, rule="4.2"))
        take_control(game, unit, hex)
        overrun(game, unit, hex)
        crowd(game, hex)
        game.beat()


@dataclass(frozen=True, slots=True)
class Jump(Step):
    """crete 4.2.1: a unit's jump roll, made when it is first activated."""

    unit: int

    def run(self, game: Crete) -> None:
        state = game.units[self.unit]
        if not state.jump or state.at < 0:
            return
        glider = not state.chutes
        values = game.jumps.pop(self.unit, [0, 0, 0])
        mods = [(name, v) for name, v in zip(KINDS, values, strict=True) if v]
        die = roll(game)
        total = die + sum(v for _, v in mods)
        row = jump_row(die, total)
        result = _result(row)
        game.emit(
            JumpRolled(
                unit=counters.REF[self.unit],
                hex=HEX[state.at],
                roll=die,
                total=total,
                result=result,
                markers=row.markers,
                modifiers=told(mods),
                rule="4.2.1",
            )
        )
        # crete R10: a delayed glider gets glider markers.
        if glider:
            game.mark(self.unit, jump=False, gliders=state.gliders + row.markers)
        else:
            game.mark(self.unit, jump=False, chutes=state.chutes + row.markers)
        if row.eliminated:
            eliminate(game, self.unit, "jump")
        elif row.steps:
            lose_step(game, self.unit, "jump")


def _result(row: JumpRow) -> str:
    if row.eliminated:
        return "eliminated"
    if row.steps:
        return "step-delayed" if row.markers else "step"
    return "delayed" if row.markers else "none"


def unpack(game: Crete, unit: int) -> None:
    """crete 4.2.2, G21.6: one marker for one action."""
    state = game.units[unit]
    if state.chutes:
        game.mark(unit, chutes=state.chutes - 1)
    else:
        game.mark(unit, gliders=state.gliders - 1)
    state = game.units[unit]
    game.emit(
        MarkerRemoved(
            unit=counters.REF[unit],
            hex=HEX[state.at],
            left=state.chutes + state.gliders,
            rule="4.2.2",
        )
    )
