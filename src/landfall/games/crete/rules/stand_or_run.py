"""G16.5: A4 of an assault: each defender stands or runs."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import SIDE
from landfall.games.crete.model.events import Stood
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.offers import plain
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.opportunity import OpportunityFire, firers
from landfall.games.crete.rules.retreat import Retreat, can_walk, retreats


@dataclass(frozen=True, slots=True)
class Stand(Step):
    """A4: stand or run (crete G16.5)."""

    unit: int
    origin: int

    def run(self, game: Crete) -> None:
        if not may_run(game, self.unit, self.origin):
            return
        order = game.order(SIDE[self.unit], "stand")
        if order == "ask":
            game.push(StandOrRun(self.unit, self.origin))
        else:
            decide(game, self.unit, self.origin, order == "run")


def may_run(game: Crete, unit: int, origin: int) -> bool:
    state = game.units[unit]
    return not state.suppressed and can_walk(game, unit) and bool(retreats(game, unit, origin))


def decide(game: Crete, unit: int, origin: int, runs: bool) -> None:
    game.emit(Stood(unit=counters.REF[unit], hex=HEX[game.units[unit].at], runs=runs, rule="G16.5"))
    if runs:
        game.failed.clear()
        some = firers(game, unit, -1, running=True)
        game.push(OpportunityFire(unit, some, True), RunAway(unit, origin))


@dataclass(frozen=True, slots=True)
class StandOrRun(Ask):
    unit: int
    origin: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        ref = counters.REF[self.unit]
        options = (plain("stand", "G16.5"), plain("run", "G16.5"))
        return (
            Decision(
                game.seat(SIDE[self.unit]), "ask-stand", options, "G16.5", {"unit": ref}, (ref,)
            ),
        )

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        decide(game, self.unit, self.origin, option.id == "run")


@dataclass(frozen=True, slots=True)
class RunAway(Step):
    """The unit retreats, unless fire has suppressed it: then it stays."""

    unit: int
    origin: int

    def run(self, game: Crete) -> None:
        state = game.units[self.unit]
        if state.at >= 0 and not state.suppressed:
            game.push(Retreat(self.unit, self.origin))
