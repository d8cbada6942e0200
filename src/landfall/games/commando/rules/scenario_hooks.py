"""What differs between scenarios, behind one interface."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.commando.model.events import TurnBegan
from landfall.games.commando.model.scenario_facts import letter
from landfall.games.commando.model.state import Commando
from landfall.games.commando.rules import scenario_1, scenario_2, scenario_3


@dataclass(frozen=True, slots=True)
class Chapter:
    #: Lays out the terrain piles.
    lay_terrains: Callable[[Commando], None]
    #: Pushes the steps between the deal and the first turn.
    opening: Callable[[Commando], None]
    #: Pushes the steps that lead to the turn's terrain.
    progress: Callable[[Commando], None]
    #: Where a terrain goes after its turn, and what follows if the turn does not simply end.
    settle: Callable[[Commando, str, str], Step | None]


ONE = Chapter(scenario_1.lay_terrains, scenario_1.opening, scenario_1.progress, scenario_1.settle)
TWO = Chapter(scenario_2.lay_terrains, scenario_2.opening, scenario_2.progress, scenario_2.settle)
THREE = Chapter(scenario_3.lay_terrains, scenario_3.opening, scenario_3.progress, scenario_3.settle)
CHAPTERS = {"1A": ONE, "1B": ONE, "2": TWO, "3": THREE}


def settle(game: Commando, terrain: str, winner: str) -> Step | None:
    return CHAPTERS[game.scenario].settle(game, terrain, winner)


def end_of_turn(game: Commando) -> tuple[Step, ...]:
    """What a scenario adds before the heroic card of the turn."""
    return scenario_1.end_of_turn(game) if letter(game) == "P" else ()


def hero_at_end_of_turn(game: Commando) -> bool:
    """Whether the turn ends with a heroic card (commando 5.4): always in scenario 2 (M.14), never in scenario 3."""
    return scenario_1.hero_at_end_of_turn(game) if letter(game) == "P" else game.scenario == "2"


@dataclass(frozen=True, slots=True)
class NewTurn(Step):
    """A turn of four phases begins (commando 1.1)."""

    def run(self, game: Commando) -> None:
        game.turn += 1
        game.phase = "progression"
        game.german_passes = False
        game.fronts.clear()
        for army in game.armies:
            army.played.clear()
            army.turn_bonuses.clear()
        game.emit(TurnBegan(turn=game.turn, rule="1.1"))
        CHAPTERS[game.scenario].progress(game)
