"""Smoke grenades and trenches: cards that change how many units a terrain can hold (commando 6.3, 6.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.commando.model.cards import SIDES, pack
from landfall.games.commando.model.events import AnswerPlayed
from landfall.games.commando.model.offers import card_option
from landfall.games.commando.model.state import Commando
from landfall.games.commando.rules.playing_and_cancelling import Resolve, Window, answers, lay
from landfall.games.commando.rules.strength import german_units_played, size

PASS: Final = Option("pass", "option-pass", rule="6.4")
FALLEN: Final = "german_unit_destroyed"


@dataclass(frozen=True, slots=True)
class UnitHasFallen(Step):
    """The Germans, then the British, may change the size, until both pass in a row.

    A smoke grenade answers a trench, or a trench a smoke grenade, in the next round of this loop.
    """

    front: int
    side: int
    passes: int

    def run(self, game: Commando) -> None:
        if self.passes == 2:
            return
        if answers(game, self.side, FALLEN, game.fronts[self.front]):
            game.push(SizeWindow(self.front, self.side, self.passes))
        else:
            game.push(UnitHasFallen(self.front, 1 - self.side, self.passes + 1))


@dataclass(frozen=True, slots=True)
class SizeWindow(Ask):
    front: int
    side: int
    passes: int

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        front = game.fronts[self.front]
        hand = game.armies[self.side].hand
        possible = answers(game, self.side, FALLEN, front)
        offered = tuple(card_option("answer", n, "6.4") for n in possible if n in hand)
        return (
            Decision(
                SIDES[self.side],
                "ask-size",
                (*offered, PASS),
                rule="6.4",
                args={
                    "terrain": f"terrain:{front.terrain}",
                    "played": german_units_played(front),
                    "size": max(size(game, front), 0),
                },
                at=(f"terrain:{front.terrain}",),
            ),
        )

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        other = 1 - self.side
        if option.id == "pass":
            game.push(UnitHasFallen(self.front, other, self.passes + 1))
            return
        card = int(option.value)
        lay(game, self.side, card, game.fronts[self.front])
        game.emit(AnswerPlayed(side=seat, card=f"card:{card}", rule="6.4"))
        game.push(
            Window(other, card, pack().cards[card].kind, self.front),
            Resolve(self.side, card, "action", self.front),
            UnitHasFallen(self.front, other, 0),
        )
