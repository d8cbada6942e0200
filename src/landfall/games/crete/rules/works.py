"""G19: engineering, positions and obstacles. What printed works are worth (crete G19.5) is in the terrain table."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Option
from landfall.core.state import Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import CLASS, ENGINEER, REARGUARD, SIDE
from landfall.games.crete.model.events import WorkDone
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.ground import ROAD_HEXES
from landfall.games.crete.model.movement_costs import LEG
from landfall.games.crete.model.offers import at_unit, unit_option
from landfall.games.crete.model.pieces import ENTRENCHED, IMPROVED
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.command import division_of
from landfall.games.crete.rules.quality import check_now

TRENCH = "trench"
BLOCK = "block"
RUBBLE = "rubble"


def may_work(game: Crete, unit: int) -> bool:
    """crete G9.1, G19.1."""
    state = game.units[unit]
    return not (state.suppressed or state.chutes or state.gliders or state.delay or state.mounted)


def work_options(game: Crete, unit: int) -> list[Option]:
    """crete G19.3, G19.4, G19.7, G19.8, 2.9: the Engineer actions open to a unit."""
    state = game.units[unit]
    found: list[Option] = []
    if not may_work(game, unit):
        return found
    digs = CLASS[unit] == LEG and not state.column and (state.steps > 0 or REARGUARD[unit])
    if digs and state.position == 0:
        found.append(unit_option("dig", unit, "G19.3"))
    if digs and state.position == IMPROVED and state.steps > 0:
        found.append(unit_option("entrench", unit, "G19.4"))
    if ENGINEER[unit]:
        found += [
            at_unit("entrench-for", unit, n, "G19.4")
            for n in game.at(state.at)
            if n != unit and game.units[n].position == IMPROVED
        ]
    division = division_of(game, unit)
    if (
        division >= 0
        and game.blocks_left[division]
        and state.at in ROAD_HEXES
        and state.at not in game.blocks
    ):
        found.append(unit_option("block", unit, "G19.7"))
    if state.at in game.blocks:
        found.append(unit_option("unblock", unit, "G19.7"))
    if ENGINEER[unit] and state.at in game.rubble:
        found.append(unit_option("clear", unit, "G19.8"))
    return found


@dataclass(frozen=True, slots=True)
class Work(Step):
    """An Engineer action: a check without points (crete G19.1, G19.2)."""

    unit: int
    what: str
    #: The unit for which an engineer digs.
    target: int

    def run(self, game: Crete) -> None:
        mine = self.what == "unblock" and game.blocks[game.units[self.unit].at] == SIDE[self.unit]
        # G19.7: its owner removes a roadblock at will.
        if not mine and not check_now(game, self.unit, "engineer"):
            return
        state = game.units[self.unit]
        hex = state.at
        if self.what == "dig":
            game.mark(self.unit, position=IMPROVED)
            self._tell(game, self.unit, hex, "improved")
        elif self.what in ("entrench", "entrench-for"):
            if ENGINEER[self.unit] or state.work == TRENCH:
                game.mark(self.target, position=ENTRENCHED, work="")
                self._tell(game, self.target, hex, "trench")
            else:
                self._begin(game, TRENCH, hex)
        elif self.what == "block":
            if ENGINEER[self.unit] or state.work == BLOCK:
                game.mark(self.unit, work="")
                division = division_of(game, self.unit)
                game.blocks[hex] = SIDE[self.unit]
                game.block_of[hex] = division
                game.blocks_left[division] -= 1
                self._tell(game, self.unit, hex, "block")
            else:
                self._begin(game, BLOCK, hex)
        elif self.what == "unblock":
            game.blocks.pop(hex)
            game.blocks_left[game.block_of.pop(hex)] += 1
            self._tell(game, self.unit, hex, "unblock")
        elif state.work == RUBBLE:
            game.mark(self.unit, work="")
            game.rubble.remove(hex)
            game.cleared.append(hex)
            game.stale = -1
            self._tell(game, self.unit, hex, "rubble")
        else:
            self._begin(game, RUBBLE, hex)

    def _begin(self, game: Crete, what: str, hex: int) -> None:
        game.mark(self.unit, work=what)
        self._tell(game, self.unit, hex, "work")

    @staticmethod
    def _tell(game: Crete, unit: int, hex: int, what: str) -> None:
        game.emit(WorkDone(unit=counters.REF[unit], hex=HEX[hex], what=what, rule="G19.2"))
