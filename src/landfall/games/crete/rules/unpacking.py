"""The order `unpack`: companies that have landed roll and take their markers off."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.pieces import READY
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.acting import eligible, kind_of, second_possible
from landfall.games.crete.rules.activation import Unpack, begin
from landfall.games.crete.rules.command import payer
from landfall.games.crete.rules.drops import Jump, unpack
from landfall.games.crete.rules.victory import Annihilation


@dataclass(frozen=True, slots=True)
class LandAndUnpack(Step):
    """crete G33: the order `unpack`: companies that land make their jump roll and take a marker off, and a second one if three points are left."""

    side: int

    def run(self, game: Crete) -> None:
        if game.order(self.side, "landing") != "unpack" or kind_of(game) == "direct":
            return
        for unit in game.fielded(self.side):
            state = game.units[unit]
            laden = state.chutes or state.gliders or state.jump
            if laden and not state.suppressed and state.acted == READY and eligible(game, unit):
                game.push(UnpackFirst(unit), LandAndUnpack(self.side))
                return


@dataclass(frozen=True, slots=True)
class UnpackFirst(Step):
    unit: int

    def run(self, game: Crete) -> None:
        begin(game, self.unit, "unpack")
        game.push(Jump(self.unit), Unpack(self.unit), UnpackAgain(self.unit), Annihilation())


@dataclass(frozen=True, slots=True)
class UnpackAgain(Step):
    unit: int

    def run(self, game: Crete) -> None:
        state = game.units[self.unit]
        if state.at < 0 or not (state.chutes or state.gliders):
            return
        division = payer(game, self.unit)
        if division != NOBODY and game.cp[division] >= 3 and second_possible(game, self.unit):
            begin(game, self.unit, "unpack")
            unpack(game, self.unit)


@dataclass(frozen=True, slots=True)
class FinishJumps(Step):
    """crete G21.3: a unit that was not activated by choice still rolls."""

    side: int

    def run(self, game: Crete) -> None:
        for unit in sorted(game.fielded(self.side), reverse=True):
            if game.units[unit].jump:
                game.push(Jump(unit), Annihilation())
