"""Scenario 3: destroy the bridges over the Dives! (commando D.1–D.15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.commando.model.cards import ENGLISH, GERMAN, SIDES, pack
from landfall.games.commando.model.events import (
    BridgeWon,
    HandsReshuffled,
    HeroLost,
    IdenticalTerrains,
    OwnHeroLost,
    PileOpened,
    PilesBuilt,
    TurnTokenTossed,
)
from landfall.games.commando.model.offers import terrain_option
from landfall.games.commando.model.scenario_facts import (
    ENGLISH_GOAL,
    GERMAN_GOAL,
    MAJOR_BRIDGES,
    ROBEHOMME,
    START_TOKENS,
)
from landfall.games.commando.model.state import Commando, Pile
from landfall.games.commando.rules.end_of_scenario import ScenarioEnds
from landfall.games.commando.rules.hands_and_tokens import take_from_hand, take_tokens
from landfall.games.commando.rules.progression import ChooseTerrain, EnterTerrain, reveal_terrains

#: By bridge: the terrain that must go in front of it (D.3); Robehomme is the last of its pile.
FIXED: Final = {"1030": ROBEHOMME, "1031": "1029", "1032": "1027"}
PILE_SIZE: Final = 4


def lay_terrains(game: Commando) -> None:
    """D.3: the Germans build the piles; their places are drawn at random and so reveal nothing."""
    game.pile = [t for t in pack().terrain_cards("D") if t not in MAJOR_BRIDGES]
    bridges = list(MAJOR_BRIDGES)
    game.chance.shuffle(bridges)
    game.piles = [Pile(bridge) for bridge in bridges]
    game.push(*(BuildPile(bridge) for bridge in MAJOR_BRIDGES), PilesStand())


def pile_before(game: Commando, bridge: str) -> Pile:
    return next(pile for pile in game.piles if pile.bridge == bridge)


@dataclass(frozen=True, slots=True)
class BuildPile(Ask):
    """The Germans fill a pile from the top, one terrain at a time (commando D.3)."""

    bridge: str

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        pile = pile_before(game, self.bridge)
        place = len(pile.terrains) + 1
        fixed = FIXED[self.bridge]
        if place > PILE_SIZE or (fixed == ROBEHOMME and place == PILE_SIZE):
            return ()
        open_fixed = fixed not in pile.terrains and fixed != ROBEHOMME
        free = sorted(set(game.pile) - set(FIXED.values()))
        if open_fixed and place == PILE_SIZE:
            free = []
        choice = [*free, fixed] if open_fixed else free
        rule = "D.3"
        return (
            Decision(
                "german",
                "ask-build",
                tuple(terrain_option(t, rule) for t in choice),
                rule=rule,
                args={"bridge": f"terrain:{self.bridge}", "place": place},
                at=(f"terrain:{self.bridge}",),
            ),
        )

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        terrain = str(option.value)
        game.pile.remove(terrain)
        pile_before(game, self.bridge).terrains.append(terrain)
        game.push(self)


@dataclass(frozen=True, slots=True)
class PilesStand(Step):
    def run(self, game: Commando) -> None:
        pile_before(game, "1030").terrains.append(ROBEHOMME)
        game.pile.remove(ROBEHOMME)
        game.emit(PilesBuilt(rule="D.3"))


def opening(game: Commando) -> None:
    game.push(NextPile())


def hidden_piles(game: Commando) -> list[int]:
    return [i for i, pile in enumerate(game.piles) if pile.stage == "hidden"]


@dataclass(frozen=True, slots=True)
class NextPile(Step):
    """The first pile is random, the British choose the second, the third is left (D.6, D.13)."""

    def run(self, game: Commando) -> None:
        hidden = hidden_piles(game)
        if len(hidden) == 3:
            open_pile(game, game.chance.draw(3), "D.6")
        elif len(hidden) == 2:
            game.push(ChoosePile())
        else:
            open_pile(game, hidden[0], "D.13")


@dataclass(frozen=True, slots=True)
class ChoosePile(Ask):
    def ask(self, game: Commando) -> tuple[Decision, ...]:
        options = tuple(
            Option(f"pile:{i}", "option-pile", {"pile": i + 1}, (f"pile:{i}",), "D.13", i)
            for i in hidden_piles(game)
        )
        return (Decision("english", "ask-pile", options, rule="D.13"),)

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        open_pile(game, int(option.value), "D.13")


def open_pile(game: Commando, index: int, rule: str) -> None:
    """Reveal the bridge; each player chooses a heroic card (commando D.6, D.7)."""
    from landfall.games.commando.rules.end_of_assault import ChooseHero
    from landfall.games.commando.rules.scenario_hooks import NewTurn

    pile = game.piles[index]
    pile.stage = "open"
    game.reveal()
    game.emit(PileOpened(pile=index + 1, bridge=f"terrain:{pile.bridge}", rule=rule))
    game.push(ChooseHero(ENGLISH), ChooseHero(GERMAN), NewTurn())


def current_pile(game: Commando) -> Pile:
    return next(pile for pile in game.piles if pile.stage == "open")


def progress(game: Commando) -> None:
    pile = current_pile(game)
    if not pile.terrains:
        game.phase = "bridges"
        game.push(EnterTerrain((pile.bridge,)))  # D.10
        return
    first = len(pile.terrains) == PILE_SIZE
    reveal_terrains(game, pile.terrains, 2, "1.1")
    if game.offered[0] == game.offered[1]:
        game.german_passes = True
        game.emit(IdenticalTerrains(terrain=f"terrain:{game.offered[0]}", rule="D.4"))
    if first:
        game.turn_token = SIDES[game.chance.draw(2)]  # D.8
        game.emit(TurnTokenTossed(side=game.turn_token, rule="D.8"))
        chooser = game.turn_token
    else:
        chooser = game.last_winner  # D.9: here the winner chooses
    game.push(ChooseTerrain(SIDES.index(chooser), "D.8" if first else "D.9"))


def settle(game: Commando, terrain: str, winner: str) -> Step | None:
    if ROBEHOMME in game.passed:
        # A bridge not chosen is not destroyed: it goes to the Germans (commando D.11, RULINGS 6).
        game.passed.remove(ROBEHOMME)
        take_bridge(game, ROBEHOMME, "german")
    if terrain == ROBEHOMME:
        take_bridge(game, terrain, winner)
    elif terrain in MAJOR_BRIDGES:
        current_pile(game).stage = "done"
        take_bridge(game, terrain, winner)
        return victory(game) or NextBridge()
    else:
        game.passed.append(terrain)
    return victory(game)


def take_bridge(game: Commando, terrain: str, winner: str) -> None:
    game.taken[SIDES.index(winner)].append(terrain)
    rule = "D.11" if terrain == ROBEHOMME else "D.10"
    game.emit(BridgeWon(side=winner, terrain=f"terrain:{terrain}", rule=rule))


def victory(game: Commando) -> Step | None:
    """D.14; a campaign goes on until every bridge has had its assault (D.15)."""
    english, german = len(game.taken[ENGLISH]), len(game.taken[GERMAN])
    over = all(pile.stage == "done" for pile in game.piles)
    if game.campaign is not None and not over:
        return None
    if english >= ENGLISH_GOAL:
        return ScenarioEnds("english", "outcome-bridges-english", "D.14")
    if german >= GERMAN_GOAL:
        return ScenarioEnds("german", "outcome-bridges-german", "D.14")
    return None


@dataclass(frozen=True, slots=True)
class NextBridge(Step):
    """Heroic cards are lost, tokens returned, hands shuffled back (commando D.12, D.13)."""

    def run(self, game: Commando) -> None:
        from landfall.games.commando.rules.end_of_assault import FlipTurnToken
        from landfall.games.commando.rules.setup import deal_hands

        game.fronts.clear()
        for side in (ENGLISH, GERMAN):
            lose_heroes(game, side)
            renew_tokens(game, side)
            army = game.armies[side]
            army.deck.extend(army.hand)
            army.hand.clear()
            army.known.clear()
            game.chance.shuffle(army.deck)
        game.emit(HandsReshuffled(rule="D.13"))
        game.push(FlipTurnToken(), *deal_hands(game), NextPile())


def lose_heroes(game: Commando, side: int) -> None:
    army = game.armies[side]
    for hero in [n for n in army.hand if pack().cards[n].heroic]:
        take_from_hand(game, side, hero)
        army.gone.append(hero)
        seat = SIDES[side]
        game.emit(
            HeroLost(side=seat, rule="D.12"),
            {seat: OwnHeroLost(side=seat, card=f"card:{hero}", rule="D.12")},
        )


def renew_tokens(game: Commando, side: int) -> None:
    """Return all tokens, the special ones to their place beside the reserve, then take two (commando D.12)."""
    army = game.armies[side]
    game.reserve += army.tokens
    game.plus3_beside += army.plus3 + army.plus3_heroic
    army.tokens = army.plus3 = army.plus3_heroic = 0
    take_tokens(game, side, START_TOKENS, "D.12")
