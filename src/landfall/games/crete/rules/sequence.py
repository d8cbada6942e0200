"""3.0, G3, G1.7, 1.0: the steps of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.crete.model.events import BarragesLifted, TurnBegan
from landfall.games.crete.model.frames import day_of, hour_of
from landfall.games.crete.model.ground import ALLIED, GERMAN
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.attaching import Attach
from landfall.games.crete.rules.coastal import GunContacts
from landfall.games.crete.rules.command_values import dated_values
from landfall.games.crete.rules.cup import Draw, FillCup, Open
from landfall.games.crete.rules.kampfgruppen import Deploy, deploys
from landfall.games.crete.rules.late_chits import FirstChit
from landfall.games.crete.rules.naval import ShipsCome
from landfall.games.crete.rules.parks import Contacts, Parks
from landfall.games.crete.rules.planned_air import Allot, lose_unused, to_allot
from landfall.games.crete.rules.points import Dispatch
from landfall.games.crete.rules.supply import SupplyRolls
from landfall.games.crete.rules.trucks import give_trucks, trucks_earned
from landfall.games.crete.rules.victory import Annihilation, TurnTests, start_of_turn
from landfall.games.crete.rules.withdrawal import Desertion, NightEnds


def divisions_in_order(game: Crete) -> list[int]:
    """crete G1.7: if both sides decide in the same step, the Germans go first."""
    return sorted(range(len(game.frame.divisions)), key=lambda d: -game.frame.divisions[d].side)


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """crete 3.0, 3.1, 3.2, G3.2, G3.4: the steps of a turn; a scenario that starts at H skips those before it."""

    at: str = "B"

    def run(self, game: Crete) -> None:
        game.stale = -1
        game.emit(TurnBegan(day=day_of(game.turn), hour=hour_of(game.turn), rule="G3.1"))
        # crete G3.3: what is scheduled for this turn comes before step B.
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
