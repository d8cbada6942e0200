"""Scenarios 1A and 1B: six terrains, then the bridges (commando 1A.1–1A.3, 1A.6, 1B.1–1B.7, 1B.9, 1B.12, 1B.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.commando.model.card_language import Kind
from landfall.games.commando.model.cards import ENGLISH, GERMAN, pack
from landfall.games.commando.model.events import BridgeTurned, CounterAttackGrows
from landfall.games.commando.model.offers import card_option
from landfall.games.commando.model.scenario_facts import (
    BENOUVILLE,
    HORSA_BRIDGE,
    PEGASUS,
    RANVILLE,
    ROAD,
)
from landfall.games.commando.model.state import Commando
from landfall.games.commando.rules.campaign import BENOUVILLE_POINTS, PEGASUS_POINTS, score
from landfall.games.commando.rules.end_of_scenario import ScenarioEnds
from landfall.games.commando.rules.progression import ChooseTerrain, EnterTerrain, reveal_terrains

LOWER: Final = ("1010", "1011")  # always in the lower pile (1A.2)
LOWER_PILE: Final = 6  # cards of the lower pile (1A.2)
KEPT_APART: Final = (*LOWER, BENOUVILLE, RANVILLE)  # not shuffled with the others (1A.2)
NONE: Final = Option("none", "option-set-aside-none", rule="1B.5")


def lay_terrains(game: Commando) -> None:
    """Six cards on top, and six below that include the café and the Tobruk (commando 1A.2, 1B.4)."""
    others = [t for t in pack().terrain_cards("P") if t not in KEPT_APART]
    game.chance.shuffle(others)
    game.unseen, rest = others[:2], others[2:]
    with_them = LOWER_PILE - len(LOWER)
    lower = [*rest[:with_them], *LOWER]
    game.chance.shuffle(lower)
    game.pile = [*rest[with_them:], *lower]
    if game.scenario == "1A":
        game.ahead, game.aside = [BENOUVILLE], [RANVILLE]
    else:
        game.ahead, game.aside = [BENOUVILLE, RANVILLE], []


def opening(game: Commando) -> None:
    from landfall.games.commando.rules.scenario_hooks import NewTurn

    game.push(NewTurn())


def progress(game: Commando) -> None:
    if game.turn <= ROAD:
        reveal_terrains(game, game.pile, 2, "1.1")
        if game.turn == 1:
            game.push(ChooseTerrain(ENGLISH, "1.2"))
        else:
            game.push(ChooseTerrain(GERMAN if game.last_winner == "english" else ENGLISH, "1.4"))
        return
    # The bridges: no progression phase (commando 1A.3, 1B.6, 1B.13).
    game.phase = "bridges"
    bridges, game.ahead = tuple(game.ahead), []
    game.push(EnterTerrain(bridges))


def settle(game: Commando, terrain: str, winner: str) -> Step | None:
    if terrain == PEGASUS:
        assert game.manpower is not None
        game.taken[ENGLISH].append(terrain)
        score(game, "pegasus", PEGASUS_POINTS + game.manpower, "8.2")
        return ScenarioEnds("english", "outcome-pegasus", "1B.14")
    if terrain == BENOUVILLE:
        score(game, "benouville", BENOUVILLE_POINTS, "8.2")
        if game.scenario == "1A":
            game.taken[ENGLISH].append(terrain)
            return ScenarioEnds("english", "outcome-benouville", "1A.6")
        # Its visible face shows who holds it (commando 1B.11, 1B.13).
        game.passed.append(HORSA_BRIDGE if game.ranville < 0 else RANVILLE)
        game.ahead = [PEGASUS]
        game.emit(BridgeTurned(terrain="terrain:1014B", rule="1B.12"))
    else:
        game.passed.append(terrain)
    return None


def hero_at_end_of_turn(game: Commando) -> bool:
    """Only in 1B, and only until the bridges (commando 1B.3)."""
    return game.scenario == "1B" and game.turn <= ROAD


def counter_attack_grows(game: Commando) -> bool:
    """Only in 1B, and only until the bridges (commando 1B.5)."""
    return game.scenario == "1B" and game.turn <= ROAD


def end_of_turn(game: Commando) -> tuple[Step, ...]:
    """A unit of this turn is set aside, then another card (commando 1B.5)."""
    if not counter_attack_grows(game):
        return ()
    return SetAside(("unit",)), SetAside(("event", "action"))


@dataclass(frozen=True, slots=True)
class SetAside(Ask):
    """The Germans set aside a card played this turn for the counter-attack (commando 1B.5)."""

    kinds: tuple[Kind, ...]

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        army = game.armies[GERMAN]
        cards = pack().cards
        fitting = [
            card_option("set-aside", n, "1B.5")
            for n in sorted(set(army.played))
            if cards[n].kind in self.kinds and n in army.discard
        ]
        if not fitting:
            return ()
        text = "ask-set-aside-unit" if "unit" in self.kinds else "ask-set-aside-other"
        return (Decision("german", text, (*fitting, NONE), rule="1B.5"),)

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        if option.id == "none":
            return
        card = int(option.value)
        game.armies[GERMAN].discard.remove(card)
        game.counter_attack.append(card)
        game.emit(CounterAttackGrows(card=f"card:{card}", rule="1B.5"))
