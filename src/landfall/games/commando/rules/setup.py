"""0. Setting up (commando 0.1–0.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.commando.model.cards import ENGLISH, GERMAN, SIDES, pack
from landfall.games.commando.model.events import HandChanged, HandDealt, ScenarioBegan
from landfall.games.commando.model.scenario_facts import LAYOUTS, RESERVE, START_TOKENS, letter
from landfall.games.commando.model.state import Army, Commando
from landfall.games.commando.rules.scenario_hooks import CHAPTERS

KEEP: Final = Option("keep", "option-keep-hand", rule="0.8")
CHANGE: Final = Option("change", "option-change-hand", rule="0.8")


def lay_out(game: Commando) -> None:
    """Set up the scenario, keeping what a campaign carries over."""
    layout = LAYOUTS[game.scenario]
    game.turn, game.phase, game.turn_token = 0, "setup", layout.turn_token
    game.manpower, game.last_winner, game.next_from = layout.manpower, "", ""
    game.reserve = RESERVE - 2 * START_TOKENS
    game.plus3_beside, game.thornton_beside = layout.plus3, layout.thornton
    game.fronts, game.cancelled, game.counter_attack, game.ranville = [], [], [], 0
    game.pile, game.ahead, game.offered, game.passed, game.path = [], [], [], [], []
    game.aside, game.unseen, game.approach, game.objectives, game.battery = [], [], [], [], []
    game.piles, game.taken, game.german_passes = [], ([], []), False
    game.armies = (new_army(game, ENGLISH), new_army(game, GERMAN))
    game.push(LayTerrains(), *deal_hands(game), Opening())


def new_army(game: Commando, side: int) -> Army:
    """The cards with the scenario's letter, shuffled, and two tokens (commando 0.2–0.4)."""
    deck = pack().deck(side, letter(game))
    game.chance.shuffle(deck)
    heroes = pack().heroes(side, letter(game)) if LAYOUTS[game.scenario].heroes else []
    return Army(deck=deck, heroes=heroes, tokens=START_TOKENS)


def deal_hands(game: Commando) -> list[Step]:
    return [DealHand(ENGLISH), DealHand(GERMAN), ChangeHand(ENGLISH), ChangeHand(GERMAN)]


@dataclass(frozen=True, slots=True)
class LayTerrains(Step):
    """Lay out the terrain piles as the scenario says (commando 0.7)."""

    def run(self, game: Commando) -> None:
        game.emit(ScenarioBegan(scenario=f"scenario:{game.scenario}", rule="0.2"))
        CHAPTERS[game.scenario].lay_terrains(game)


@dataclass(frozen=True, slots=True)
class DealHand(Step):
    """The starting hand (commando 0.8, D.5)."""

    side: int

    def run(self, game: Commando) -> None:
        army, size = game.armies[self.side], LAYOUTS[game.scenario].hand
        army.hand.extend(army.deck[:size])
        del army.deck[:size]
        seat = SIDES[self.side]
        game.reveal(seat)
        cards = tuple(f"card:{n}" for n in army.hand)
        game.emit(
            HandDealt(side=seat, count=len(cards), rule="0.8"),
            {seat: HandDealt(side=seat, count=len(cards), cards=cards, rule="0.8")},
        )


@dataclass(frozen=True, slots=True)
class ChangeHand(Ask):
    """Redraw the hand, once (commando 0.8)."""

    side: int

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        return (Decision(SIDES[self.side], "ask-hand", (KEEP, CHANGE), rule="0.8"),)

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        if option.id == "keep":
            return
        army = game.armies[self.side]
        army.deck.extend(army.hand)
        army.hand.clear()
        game.chance.shuffle(army.deck)
        game.emit(HandChanged(side=seat, rule="0.8"))
        game.push(DealHand(self.side))


@dataclass(frozen=True, slots=True)
class Opening(Step):
    def run(self, game: Commando) -> None:
        CHAPTERS[game.scenario].opening(game)
