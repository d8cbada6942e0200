"""What is different in an assault on the bridges of scenario 1 (commando 1A.4, 1A.5, 1B.8, 1B.10, 1B.11, 1B.13).

The other rules of the scenario, such as the road to the bridges, are in `scenario_1.py`.
"""

from __future__ import annotations

from typing import Final

from landfall.core.decisions import Option
from landfall.games.commando.model.cards import ENGLISH, GERMAN
from landfall.games.commando.model.events import BridgeSettled, CounterAttackBegins
from landfall.games.commando.model.scenario_facts import RANVILLE, STUBBORN
from landfall.games.commando.model.state import Commando, Front
from landfall.games.commando.rules.campaign import RANVILLE_POINTS, score
from landfall.games.commando.rules.discard_piles import DiscardCards
from landfall.games.commando.rules.end_of_scenario import lose_manpower

PAY: Final = {
    "1A": Option("pay", "option-pay", rule="1A.5"),
    "1B": Option("pay", "option-pay", rule="1B.8"),
}


def may_pay(front: Front) -> bool:
    """1A.5, 1B.8: a Manpower point instead of a unit, on any of the bridges."""
    return front.terrain in STUBBORN or front.terrain == RANVILLE


def goes_on(front: Front) -> bool:
    """1A.4, 1B.10: the British can't break off, and a lost unit does not lose them the assault."""
    return front.terrain in STUBBORN


def unit_lost(game: Commando) -> None:
    """1A.4, 1B.10: a Manpower point is lost, and the assault goes on."""
    lose_manpower(game, "1A.4" if game.scenario == "1A" else "1B.10")


def settle_ranville(game: Commando, winner: str) -> None:
    """1B.11: the loser discards a card, and the other bridge gains or loses a German unit."""
    game.ranville = -1 if winner == "english" else 1
    loser = GERMAN if winner == "english" else ENGLISH
    game.emit(BridgeSettled(side=winner, delta=game.ranville, rule="1B.11"))
    if winner == "english":
        score(game, "ranville", RANVILLE_POINTS, "8.2")
    game.push(DiscardCards(loser, loser, 1, (), "1B.11"))


def join_counter_attack(game: Commando) -> None:
    """The pile is shuffled into the deck before the last German phase (commando 1B.13)."""
    deck = game.armies[GERMAN].deck
    deck.extend(game.counter_attack)
    game.chance.shuffle(deck)
    game.emit(CounterAttackBegins(count=len(game.counter_attack), rule="1B.13"))
    game.counter_attack.clear()
