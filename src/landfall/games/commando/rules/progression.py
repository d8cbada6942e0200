"""1. The progression phase: reveal two terrains, choose one, apply its effect."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.commando.model.cards import ENGLISH, SIDES
from landfall.games.commando.model.events import (
    TerrainChosen,
    TerrainEntered,
    TerrainsRevealed,
)
from landfall.games.commando.model.offers import terrain_option
from landfall.games.commando.model.scenario_facts import ROAD, letter
from landfall.games.commando.model.state import Commando, Front, Line
from landfall.games.commando.rules.campaign import BlueToken
from landfall.games.commando.rules.effects import triggered
from landfall.games.commando.rules.phases import EnglishPhase
from landfall.games.commando.rules.strength import terrain_of


def reveal_terrains(game: Commando, pile: list[str], count: int, rule: str) -> None:
    """Reveal the top cards of a pile (commando 1.1)."""
    game.phase = "progression"
    game.offered = pile[:count]
    del pile[:count]
    game.reveal()
    shown = tuple(f"terrain:{t}" for t in game.offered)
    game.emit(TerrainsRevealed(terrains=shown, rule=rule))


def to_cross(game: Commando) -> int:
    """How many terrains lie between the current one and the bridges; 0 in scenario 2, which has no such road.

    Scenario 1 has a road of fixed length (commando 1A.3); from a pile of scenario 3 each turn takes two
    terrains and crosses one (commando 1.1, D.9).
    """
    if letter(game) == "P":
        return max(0, ROAD - len(game.path) - bool(game.fronts))
    pile = next((pile for pile in game.piles if pile.stage == "open"), None)
    if pile is None or any(front.terrain == pile.bridge for front in game.fronts):
        return 0
    return (len(pile.terrains) + 1) // 2 + bool(game.offered)


@dataclass(frozen=True, slots=True)
class ChooseTerrain(Ask):
    """The last assault and the scenario decide who chooses (commando 1.2, 1.4)."""

    side: int
    rule: str
    #: Where the terrain not chosen goes: the discard pile, or under the battery (commando M.12).
    rest: str = "passed"

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        options = tuple(terrain_option(t, self.rule) for t in sorted(set(game.offered)))
        return (Decision(SIDES[self.side], "ask-terrain", options, rule=self.rule),)

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        chosen = str(option.value)
        game.offered.remove(chosen)
        game.emit(TerrainChosen(side=seat, terrain=f"terrain:{chosen}", rule=self.rule))
        (game.battery if self.rest == "battery" else game.passed).extend(game.offered)
        game.offered.clear()
        game.push(EnterTerrain((chosen,)))


@dataclass(frozen=True, slots=True)
class EnterTerrain(Step):
    """The turn is played here: the effect of the terrain is applied (commando 1.3)."""

    terrains: tuple[str, ...]

    def run(self, game: Commando) -> None:
        game.fronts = [Front(t, (Line(), Line())) for t in self.terrains]
        for terrain in self.terrains:
            game.emit(TerrainEntered(terrain=f"terrain:{terrain}", rule="1.3"))
        effects = terrain_of(game.fronts[0]).on("on_enter")
        game.push(*triggered(game, effects, ENGLISH, 0), BlueToken(), EnglishPhase())
