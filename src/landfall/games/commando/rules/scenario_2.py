"""Scenario 2: the assault on the Merville battery (commando M.1–M.15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.commando.model.cards import ENGLISH, GERMAN, pack
from landfall.games.commando.model.events import ApproachRedrawn, GunsDestroyed, TerrainReturns
from landfall.games.commando.model.offers import card_option, terrain_option
from landfall.games.commando.model.scenario_facts import (
    ALL_GUNS,
    BUNKER,
    ENTRANCE,
    GUNS,
    GUNS_TO_WIN,
    HORSAS,
)
from landfall.games.commando.model.state import Commando
from landfall.games.commando.rules.campaign import BUNKER_POINTS, GUN_POINTS, score
from landfall.games.commando.rules.discard_piles import discard_from_hand
from landfall.games.commando.rules.end_of_scenario import ScenarioEnds
from landfall.games.commando.rules.progression import ChooseTerrain, EnterTerrain, reveal_terrains

APPROACH: Final = ("1019", "1020", "1021")
OBJECTIVES: Final = (*GUNS, BUNKER, ENTRANCE, HORSAS)
REDRAW_VALUE: Final = 4  # M.5
KEEP: Final = Option("keep", "option-approach-keep", rule="M.5")


def lay_terrains(game: Commando) -> None:
    """M.4: lays out three piles: approach, objectives and battery."""
    cards = pack().terrain_cards("M")
    game.approach, game.objectives = list(APPROACH), list(OBJECTIVES)
    for used in (*game.approach, *game.objectives):
        cards.remove(used)
    game.battery = cards
    for pile in (game.approach, game.objectives, game.battery):
        game.chance.shuffle(pile)


def opening(game: Commando) -> None:
    """The British choose a heroic card; then comes the approach (commando M.3, M.5)."""
    from landfall.games.commando.rules.end_of_assault import ChooseHero

    game.push(ChooseHero(ENGLISH), Approach(), RedrawApproach())


@dataclass(frozen=True, slots=True)
class Approach(Step):
    def run(self, game: Commando) -> None:
        reveal_terrains(game, game.approach, 1, "M.5")


@dataclass(frozen=True, slots=True)
class RedrawApproach(Ask):
    """Discarding a unit of 4 or more changes the approach, once (commando M.5)."""

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        cards = pack().cards
        strong = [
            card_option("redraw", n, "M.5")
            for n in sorted(set(game.armies[ENGLISH].hand))
            if cards[n].kind == "unit" and cards[n].combat >= REDRAW_VALUE
        ]
        terrain = f"terrain:{game.offered[0]}"
        args: dict[str, Arg] = {"terrain": terrain}
        return (Decision("english", "ask-approach", (KEEP, *strong), "M.5", args, at=(terrain,)),)

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        from landfall.games.commando.rules.scenario_hooks import NewTurn

        if option.id != "keep":
            discard_from_hand(game, ENGLISH, int(option.value), "M.5")
            first = game.offered[0]
            # The pile is shuffled, so its top card is random.
            game.offered = [game.approach.pop(0)]
            game.approach.append(first)
            game.emit(ApproachRedrawn(terrain=f"terrain:{game.offered[0]}", rule="M.5"))
        game.battery.extend(game.approach)
        game.approach.clear()
        game.chance.shuffle(game.battery)
        game.push(NewTurn())


def progress(game: Commando) -> None:
    if game.turn == 1:  # M.7: the first turn has no progression phase
        game.phase = "approach"
        terrain = game.offered.pop()
        game.push(EnterTerrain((terrain,)))
    elif game.next_from == "choice":
        game.push(ChooseObjective())
    elif game.next_from == "battery" and game.battery:
        reveal_terrains(game, game.battery, 2, "M.12")
        chooser = GERMAN if game.last_winner == "english" else ENGLISH
        game.push(ChooseTerrain(chooser, "M.12", "battery"))
    else:
        reveal_terrains(game, game.objectives, 1, "M.13")
        game.push(EnterTerrain((game.offered.pop(),)))


@dataclass(frozen=True, slots=True)
class ChooseObjective(Ask):
    """The entrance is taken: the British choose the next objective (commando M.11)."""

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        options = tuple(terrain_option(t, "M.11") for t in sorted(game.objectives))
        return (Decision("english", "ask-objective", options, rule="M.11"),)

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        game.objectives.remove(str(option.value))
        game.reveal()
        game.push(EnterTerrain((str(option.value),)))


def settle(game: Commando, terrain: str, winner: str) -> Step | None:
    """M.7–M.13: where the terrain goes, and where the next turn is played."""
    won = winner == "english"
    if game.turn == 1:
        game.next_from = "objectives"
        if won:
            game.passed.append(terrain)
        else:
            under_the_battery(game, terrain, "M.7")
    elif terrain == HORSAS:
        game.next_from = "objectives"
        game.aside.append(terrain)
    elif terrain == ENTRANCE:
        game.next_from = "choice" if won else "objectives"
        if won:
            game.aside.append(terrain)
        else:
            into_the_objectives(game, terrain, "M.11")
    elif terrain in OBJECTIVES:
        game.next_from = "battery"
        if not won:
            into_the_objectives(game, terrain, "M.9" if terrain in GUNS else "M.10")
        elif terrain in GUNS:
            return destroy_guns(game, terrain)
        else:
            take_bunker(game)
    else:
        game.next_from = "objectives"
        if won:
            game.aside.append(terrain)
        else:
            under_the_battery(game, terrain, "M.12")
    return None


def under_the_battery(game: Commando, terrain: str, rule: str) -> None:
    game.battery.append(terrain)
    game.emit(TerrainReturns(terrain=f"terrain:{terrain}", pile="battery", rule=rule))


def into_the_objectives(game: Commando, terrain: str, rule: str) -> None:
    game.objectives.append(terrain)
    game.chance.shuffle(game.objectives)
    game.emit(TerrainReturns(terrain=f"terrain:{terrain}", pile="objectives", rule=rule))


def guns_destroyed(game: Commando) -> int:
    return sum(GUNS.get(t, 0) for t in game.taken[ENGLISH])


def guns_to_win(game: Commando) -> int:
    """M.9, M.15: all of them in a campaign."""
    return GUNS_TO_WIN if game.campaign is None else ALL_GUNS


def destroy_guns(game: Commando, terrain: str) -> Step | None:
    """M.9: three guns are enough, four in a campaign (M.15)."""
    game.taken[ENGLISH].append(terrain)
    guns = guns_destroyed(game)
    game.emit(
        GunsDestroyed(terrain=f"terrain:{terrain}", count=GUNS[terrain], total=guns, rule="M.9")
    )
    score(game, "guns", GUN_POINTS * GUNS[terrain], "8.3")
    if guns >= guns_to_win(game):
        return ScenarioEnds("english", "outcome-guns", "M.1")
    return None


def take_bunker(game: Commando) -> None:
    """M.10; in a campaign the card is kept and scores (M.15)."""
    (game.aside if game.campaign is None else game.taken[ENGLISH]).append(BUNKER)
    score(game, "bunker", BUNKER_POINTS, "8.3")
