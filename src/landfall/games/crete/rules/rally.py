"""G18: rally."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import SIDE
from landfall.games.crete.model.events import Rallied
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.quality import QualityCheck


def may_rally(game: Crete, unit: int) -> bool:
    """crete G18.1, G18.2, 4.2.2: suppression anywhere; cohesion only outside enemy zones and without drop markers."""
    state = game.units[unit]
    if state.suppressed:
        return True
    if not state.cohesion or state.chutes or state.gliders:
        return False
    return not game.zones_of(1 - SIDE[unit]) >> state.at & 1


@dataclass(frozen=True, slots=True)
class Rally(Step):
    """Suppression goes before any cohesion hit."""

    unit: int

    def run(self, game: Crete) -> None:
        state = game.units[self.unit]
        if state.suppressed:
            game.push(QualityCheck(self.unit, "rally"), Recover(self.unit))
        else:
            game.mark(self.unit, cohesion=state.cohesion - 1)
            _tell(game, self.unit, "cohesion")


@dataclass(frozen=True, slots=True)
class Recover(Step):
    unit: int

    def run(self, game: Crete) -> None:
        if game.passed:
            game.mark(self.unit, suppressed=False)
            _tell(game, self.unit, "suppression")


def _tell(game: Crete, unit: int, what: str) -> None:
    game.emit(
        Rallied(unit=counters.REF[unit], hex=HEX[game.units[unit].at], what=what, rule="G18.1")
    )
