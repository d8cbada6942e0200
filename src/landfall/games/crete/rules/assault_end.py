"""G16.8, G16.10: the end of an assault: A7, the last check, and A8, the advance."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import SIDE
from landfall.games.crete.model.events import Advanced
from landfall.games.crete.model.ground import ALLIED, PORT_HEXES
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.offers import plain, unit_option
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.control import take_control
from landfall.games.crete.rules.leaders import along
from landfall.games.crete.rules.parks import overrun
from landfall.games.crete.rules.retreat import Retreat, can_walk, retreats, surrender
from landfall.games.crete.rules.stacking import room_for


@dataclass(frozen=True, slots=True)
class LastCheck(Step):
    """A7: holds, retreats or surrenders (crete G16.8)."""

    unit: int
    origin: int

    def run(self, game: Crete) -> None:
        state = game.units[self.unit]
        if game.passed or state.at < 0:
            return
        if (
            state.suppressed
            or not can_walk(game, self.unit)
            or not retreats(game, self.unit, self.origin)
        ):
            surrender(game, self.unit)
        else:
            game.push(Retreat(self.unit, self.origin))


@dataclass(frozen=True, slots=True)
class Advance(Ask):
    """A8: one unsuppressed assaulter must enter, and others may (crete G16.10)."""

    units: tuple[int, ...]
    hex: int
    moved: bool = False

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        fit = [n for n in self.units if room_for(game, n, self.hex, False)]
        if not fit:
            return ()
        options = [unit_option("advance", n, "G16.10") for n in fit]
        if self.moved:
            options.append(plain("enough", "G16.10"))
        seat = game.seat(SIDE[fit[0]])
        hex = HEX[self.hex]
        return (Decision(seat, "ask-advance", tuple(options), "G16.10", {"hex": hex}, (hex,)),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "enough":
            return
        unit = int(option.value)
        rest = tuple(n for n in self.units if n != unit)
        more = (Advance(rest, self.hex, True),) if rest else ()
        game.push(*along(game, unit), AdvanceAlone(unit, self.hex), *more)


@dataclass(frozen=True, slots=True)
class AdvanceAlone(Step):
    """One assaulter advances; if it is the only one left, without a question."""

    unit: int
    hex: int

    def run(self, game: Crete) -> None:
        game.mark(self.unit, position=0, work="")
        game.place(self.unit, self.hex)
        game.not_entering(self.unit)
        if self.hex in PORT_HEXES and SIDE[self.unit] == ALLIED and game.night:
            game.stormed.append(self.unit)
        game.emit(Advanced(unit=counters.REF[self.unit], hex=HEX[self.hex], rule="G16.10"))
        take_control(game, self.unit, self.hex)
        overrun(game, self.unit, self.hex)
