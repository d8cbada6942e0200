"""What differs from scenario to scenario, behind one door."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.commando.model.events import TurnBegan
from landfall.games.commando.model.scenario_facts import ROAD
from landfall.games.commando.model.state import Commando
from landfall.games.commando.rules import scenario_1, scenario_2, scenario_3


@dataclass(frozen=True, slots=True)
class Chapter:
    #: Terrain piles.
    lay_terrains: Callable[[Commando], None]
    #: Pushes what follows once the hands are dealt, up to the first turn.
    opening: Callable[[Commando], None]
    #: Pushes the turn's way to its terrain.
    progress: Callable[[Commando], None]
    #: What becomes of a terrain whose turn is over, and what follows if the turn does not just end.
    settle: Callable[[Commando, str, str], Step | None]


ONE = Chapter(scenario_1.lay_terrains, scenario_1.opening, scenario_1.progress, scenario_1.settle)
TWO = Chapter(scenario_2.lay_terrains, scenario_2.opening, scenario_2.progress, scenario_2.settle)
THREE = Chapter(scenario_3.lay_terrains, scenario_3.opening, scenario_3.progress, scenario_3.settle)
CHAPTERS = {"1A": ONE, "1B": ONE, "2": TWO, "3": THREE}


def settle(game: Commando, terrain: str, winner: str) -> Step | None:
    return CHAPTERS[game.scenario].settle(game, terrain, winner)


def heroes_at_end_of_turn(game: Commando) -> bool:
    """In 1B only until the bridges (commando 1B.3), in 2 always (commando M.14), in 1A and 3 never."""
    if game.scenario == "1B":
        return game.turn <= ROAD
    return game.scenario == "2"


def counter_attack_grows(game: Commando) -> bool:
    return game.scenario == "1B" and game.turn <= ROAD


def counter_attack_steps() -> list[Step]:
    return [scenario_1.SetAside(("unit",)), scenario_1.SetAside(("event", "action"))]


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
