"""3.2, G3, G5: the turn and the cup."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.crete.model.counters import CHIT_REF, CHIT_SIDE, CHITS
from landfall.games.crete.model.events import (
    BarragesLifted,
    ChitCarried,
    ChitDrawn,
    ChitPlayed,
    PlanCancelled,
    TurnBegan,
)
from landfall.games.crete.model.frames import NOBODY, day_of, hour_of
from landfall.games.crete.model.ground import ALLIED, GERMAN, SIDES
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.state import READY, Crete
from landfall.games.crete.rules.acting import chit_division
from landfall.games.crete.rules.activation import ChitEnds, WhoDoesWhat
from landfall.games.crete.rules.adhoc import AdHocDrop
from landfall.games.crete.rules.airlanding import AirLandings, EndDelays
from landfall.games.crete.rules.arrivals import Arrivals, DatedStrikes
from landfall.games.crete.rules.attaching import Attach
from landfall.games.crete.rules.coastal import GunContacts
from landfall.games.crete.rules.free_drops import FreeDrops
from landfall.games.crete.rules.happenings import Happening
from landfall.games.crete.rules.independents import TakeIndependents
from landfall.games.crete.rules.kampfgruppen import Deploy, deploys
from landfall.games.crete.rules.late import (
    FirstChit,
    add_chits,
    dated_values,
    open_locks,
    played_though_last,
    put_in_late,
)
from landfall.games.crete.rules.leaders import Transfers
from landfall.games.crete.rules.naval import CHIT as NAVAL
from landfall.games.crete.rules.naval import ShipsCome, at_sea, naval_steps
from landfall.games.crete.rules.offmap import BoxMarch, ComeIn
from landfall.games.crete.rules.parks import Contacts, Parks
from landfall.games.crete.rules.planned_air import Allot, PlannedStrikes, lose_unused, to_allot
from landfall.games.crete.rules.points import AT_ONCE, PLANNED, Dispatch, Income, formation_with
from landfall.games.crete.rules.quality import division_name
from landfall.games.crete.rules.supply import SupplyRolls
from landfall.games.crete.rules.trucks import give_trucks, trucks_earned
from landfall.games.crete.rules.unpacking import FinishJumps, LandAndUnpack
from landfall.games.crete.rules.victory import Annihilation, TurnTests, start_of_turn
from landfall.games.crete.rules.withdrawal import Desertion, NightEnds


def divisions_in_order(game: Crete) -> list[int]:
    """crete G1.7: where both decide in one step, the German first."""
    return sorted(range(len(game.frame.divisions)), key=lambda d: -game.frame.divisions[d].side)


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """crete 3.0, 3.1, 3.2, G3.2, G3.4: the steps of a turn; a scenario that starts at H skips those before it."""

    at: str = "B"

    def run(self, game: Crete) -> None:
        game.stale = -1
        game.joined[0] = game.joined[1] = None
        game.emit(TurnBegan(day=day_of(game.turn), hour=hour_of(game.turn), rule="G3.1"))
        dated_values(game)
        start_of_turn(game)
        if game.outcome is not None:
            return
        steps: list[Step] = []
        rules = game.clauses.rules
        if game.turn == game.frame.first_turn and game.clauses.choose:
            steps += [FirstChit(), Allot(game.clauses.allotted)]
        if self.at != "H":
            if to_allot(game):
                steps += [Letter("B"), Allot(to_allot(game))]
            if "S4" in rules:
                steps += [Letter("C"), SupplyRolls()]
            if "S5" in rules:
                steps += [Letter("C"), Desertion(), Annihilation()]
            if game.ships:
                steps.append(ShipsCome())
            steps.append(Letter("D"))
            steps += [Dispatch(d) for d in divisions_in_order(game)]
            steps.append(Letter("E"))
            steps += [Parks(GERMAN), Parks(ALLIED), Contacts(GERMAN), Contacts(ALLIED)]
            if game.guns:
                steps.append(GunContacts())
            if deploys(game) or "S9" in rules:
                steps += [Letter("F"), Deploy()]
                steps += [Attach(d) for d in divisions_in_order(game)]
        steps += [FillCup(), Letter("H"), Open(), Draw(), EndOfPhase()]
        if game.night and {"S1", "S2", "S5"} & rules:
            steps.append(NightEnds())
        steps += [TurnTests(), NextTurn()]
        game.push(*steps)


@dataclass(frozen=True, slots=True)
class Letter(Step):
    step: str

    def run(self, game: Crete) -> None:
        game.step = self.step


@dataclass(frozen=True, slots=True)
class FillCup(Step):
    """crete G5.1, G5.5, R58: step G: what is carried or named first is not put in again."""

    def run(self, game: Crete) -> None:
        frame = game.frame
        chits = put_in_late(game, list(frame.each_cup))
        if game.turn == frame.first_turn:
            chits = list(frame.start_cup)
            if game.clauses.others_in:
                chits += game.clauses.choose
        game.paid = dict.fromkeys(game.coming, PLANNED) | dict.fromkeys(game.bought, AT_ONCE)
        chits += [*game.coming, *game.bought]
        if at_sea(game):
            # O2.2: in every turn with ships.
            chits.append(NAVAL)
        game.cup = sorted({c for c in chits if c != game.carried})
        game.put_in = sorted([*game.cup, *([game.carried] if game.carried != NOBODY else [])])
        game.played = []
        game.coming.clear()
        game.bought.clear()


@dataclass(frozen=True, slots=True)
class Open(Step):
    """crete G5.2: the carried chit, or the one named first, is played before any is drawn."""

    def run(self, game: Crete) -> None:
        if game.carried != NOBODY:
            chit, game.carried = game.carried, NOBODY
            how = "first" if game.turn == game.frame.first_turn else "carried"
            game.push(Play(chit, how))


@dataclass(frozen=True, slots=True)
class Draw(Step):
    """crete G5.2, G5.3, G5.6: the last one is not played but carried over."""

    def run(self, game: Crete) -> None:
        if not game.cup:
            return
        chit = game.cup.pop(game.chance.draw(len(game.cup), "cup"))
        game.emit(
            ChitDrawn(
                chit=CHIT_REF[chit],
                side=f"side:{SIDES[CHIT_SIDE[chit]]}",
                left=len(game.cup),
                rule="G5.2",
            )
        )
        if game.cup or played_though_last(game, chit):
            game.push(Play(chit, "drawn"), Draw())
            return
        game.carried = chit
        game.emit(ChitCarried(chit=CHIT_REF[chit], rule="G5.2"))
        if chit in game.planned:
            cancel_plan(game, chit)


def cancel_plan(game: Crete, chit: int) -> None:
    """crete G5.4: no second chit in that turn; what was paid comes back."""
    game.planned.remove(chit)
    division = game.frame.formations[formation_with(game, chit)].division
    game.dp[division] += PLANNED
    game.emit(
        PlanCancelled(
            division=f"division:{division_name(game, division)}", chit=CHIT_REF[chit], rule="G5.4"
        )
    )


@dataclass(frozen=True, slots=True)
class Play(Step):
    """crete G6.1, G6.2, G6.3, G6.4, G6.6: a chit is played completely."""

    chit: int
    how: str

    def run(self, game: Crete) -> None:
        game.chit = self.chit
        game.played.append(self.chit)
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
        """crete S3.0, O1.0: drops whose hexes are chosen come with the 7. Flieger chit."""
        if CHITS[self.chit].division != "7FL":
            return []
        found: list[Step] = []
        if game.frame.record.free_drops:
            found.append(FreeDrops())
        if "S3" in game.frame.record.rules:
            found.append(AdHocDrop(self.how == "carried"))
        return [*found, Annihilation()] if found else []

    def _chart(self, game: Crete, division: int) -> list[Step]:
        """crete S1.0: steps 4 and 5 for those who wait off the map."""
        if "S1" not in game.frame.record.rules:
            return []
        return [ComeIn(division), BoxMarch(division, self.how == "carried")]


@dataclass(frozen=True, slots=True)
class EndOfPhase(Step):
    """crete 3.2, G17.4, G17.8: step I."""

    def run(self, game: Crete) -> None:
        if game.barrage:
            game.emit(BarragesLifted(hexes=tuple(HEX[h] for h in game.barrage), rule="G17.4"))
            game.clear_barrage()
        for number, park in enumerate(game.parks):
            if park.fired:
                game.parks[number] = park._replace(fired=())
        lose_unused(game)
        game.step = "J"


@dataclass(frozen=True, slots=True)
class NextTurn(Step):
    def run(self, game: Crete) -> None:
        earned = trucks_earned(game)
        game.turn += 1
        game.landed.clear()
        if earned:
            give_trucks(game)
        game.coming, game.planned = game.planned, []
        game.push(Turn())
