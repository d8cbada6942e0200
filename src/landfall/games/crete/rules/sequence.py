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
from landfall.games.crete.rules.activation import ChitEnds, WhoDoesWhat, chit_division
from landfall.games.crete.rules.arrivals import Arrivals, DatedStrikes
from landfall.games.crete.rules.happenings import Happening
from landfall.games.crete.rules.independents import TakeIndependents
from landfall.games.crete.rules.leaders import Transfers
from landfall.games.crete.rules.parks import Contacts, Parks
from landfall.games.crete.rules.points import PLANNED, Dispatch, Income, formation_with
from landfall.games.crete.rules.quality import division_name
from landfall.games.crete.rules.unpacking import FinishJumps, LandAndUnpack
from landfall.games.crete.rules.victory import Annihilation, TurnTests, start_of_turn


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
        start_of_turn(game)
        if game.outcome is not None:
            return
        steps: list[Step] = []
        if self.at != "H":
            steps.append(Letter("D"))
            steps += [Dispatch(d) for d in divisions_in_order(game)]
            steps.append(Letter("E"))
            steps += [Parks(GERMAN), Parks(ALLIED), Contacts(GERMAN), Contacts(ALLIED)]
        steps += [FillCup(), Letter("H"), Open(), Draw(), EndOfPhase(), TurnTests(), NextTurn()]
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
        free = frame.start_cup if game.turn == frame.first_turn else frame.each_cup
        chits = [*free, *game.coming, *game.bought]
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
        if game.cup:
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
            game.push(
                Income(division),
                DatedStrikes(self.chit),
                Annihilation(),
                Arrivals(self.chit),
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
        else:
            game.push(WhoDoesWhat(side), ChitEnds())


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
        game.step = "J"


@dataclass(frozen=True, slots=True)
class NextTurn(Step):
    def run(self, game: Crete) -> None:
        game.turn += 1
        game.coming, game.planned = game.planned, []
        game.push(Turn())
