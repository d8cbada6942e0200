"""G6.1 to G6.4: what each kind of chit brings, in order."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.crete.model.counters import CHIT_REF, CHIT_SIDE, CHITS
from landfall.games.crete.model.events import ChitPlayed
from landfall.games.crete.model.ground import GERMAN
from landfall.games.crete.model.pieces import READY
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.acting import chit_division
from landfall.games.crete.rules.activation import ChitEnds, WhoDoesWhat
from landfall.games.crete.rules.ad_hoc_drops import AdHocDrop
from landfall.games.crete.rules.airlanding import AirLandings, EndDelays
from landfall.games.crete.rules.arrivals import Arrivals, DatedStrikes
from landfall.games.crete.rules.free_drops import FreeDrops
from landfall.games.crete.rules.independents import TakeIndependents
from landfall.games.crete.rules.late_chits import add_chits
from landfall.games.crete.rules.leaders import Transfers
from landfall.games.crete.rules.locks import open_locks
from landfall.games.crete.rules.naval import naval_steps
from landfall.games.crete.rules.offmap import BoxMarch, ComeIn
from landfall.games.crete.rules.planned_air import PlannedStrikes
from landfall.games.crete.rules.points import Income, formation_with
from landfall.games.crete.rules.random_events import Happening
from landfall.games.crete.rules.unpacking import FinishJumps, LandAndUnpack
from landfall.games.crete.rules.victory import Annihilation


@dataclass(frozen=True, slots=True)
class Play(Step):
    """crete G6.1, G6.2, G6.3, G6.4, G6.6: a chit is played completely."""

    chit: int
    how: str

    def run(self, game: Crete) -> None:
        game.chit = self.chit
        game.played.append(self.chit)
        game.stormed.clear()
        game.emit(ChitPlayed(chit=CHIT_REF[self.chit], how=self.how, rule="G5.2"))
        side = CHIT_SIDE[self.chit]
        for number, unit in game.units.items():
            if unit.acted != READY or unit.first:
                game.mark(number, acted=READY, first="")
        kind = CHITS[self.chit].kind
        if kind == "event":
            game.push(Happening(side), Annihilation(), ChitEnds())
        elif kind == "division":
            division = chit_division(game)
            open_locks(game, self.chit)
            add_chits(game, self.chit)
            landing = game.clauses.series
            game.push(
                Income(division),
                *([EndDelays(division)] if landing else []),
                DatedStrikes(self.chit),
                *([PlannedStrikes()] if game.air and side == GERMAN else []),
                Annihilation(),
                Arrivals(self.chit),
                *([AirLandings(self.chit), Annihilation()] if landing else []),
                *self._drops(game),
                *self._chart(game, division),
                LandAndUnpack(side),
                WhoDoesWhat(side),
                FinishJumps(side),
                Transfers(division),
                ChitEnds(),
            )
        elif kind == "formation":
            game.push(
                TakeIndependents(formation_with(game, self.chit)),
                LandAndUnpack(side),
                WhoDoesWhat(side),
                ChitEnds(),
            )
        elif kind == "naval":
            game.push(*naval_steps(game), Annihilation(), ChitEnds())
        else:
            game.push(WhoDoesWhat(side), ChitEnds())

    def _drops(self, game: Crete) -> list[Step]:
        """crete S3.0, O1.0: drops whose hexes the owner chooses come with the 7. Flieger chit."""
        if CHITS[self.chit].division != "7FL":
            return []
        found: list[Step] = []
        if game.frame.record.free_drops:
            found.append(FreeDrops())
        if "S3" in game.frame.record.rules:
            found.append(AdHocDrop(self.how == "carried"))
        return [*found, Annihilation()] if found else []

    def _chart(self, game: Crete, division: int) -> list[Step]:
        """crete S1.0: steps 4 and 5, for units that wait off the map."""
        if "S1" not in game.frame.record.rules:
            return []
        return [ComeIn(division), BoxMarch(division, self.how == "carried")]
