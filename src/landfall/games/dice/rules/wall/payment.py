"""dice A1.11 to A1.14, A1.25: what the German loses in Phase 6."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Arg, Option
from landfall.core.state import Step
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.offers import DONE, Menu, card_option, emit, hold, menu
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.sectors import base_defence, due, fighting, owed
from landfall.games.dice.rules.wall.side import SEAT, german_plays, lose_german, wall_of


@dataclass(frozen=True, slots=True)
class Payment(Step):
    """After the guns and before any Unit's losses; if the Germans are short, they may give up Specialists."""

    def run(self, game: DDay) -> None:
        if not german_plays(game) or wall_of(game).solo:
            return
        german = wall_of(game).german
        missing = owed(game, due(game)) - german.soldiers
        if missing > 0 and german.specialists:
            german.ask("payment", n=missing)
        game.push(Paid(owed(game, due(game))))
        hold(game, "payment")


@menu
class Pay(Menu):
    """Ruling 7: the Germans may lose a Specialist for each missing Soldier."""

    kind = "payment"
    text = "ask-payment"
    rule = "A1.25"

    def args(self, asked: Question) -> dict[str, Arg]:
        return {"missing": asked.n}

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (DONE, *(card_option("give-up", card, "A1.25") for card in unit.specialists))

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        if option.id == "done":
            return
        lose_german(game, option.id.partition(":")[2], "A1.25", "why:payment")
        # A Specialist counts as one Soldier (8.2).
        unit.soldiers += 1
        if asked.n > 1 and unit.specialists:
            unit.ask("payment", n=asked.n - 1)


@dataclass(frozen=True, slots=True)
class Paid(Step):
    """dice A1.11, A1.12: the Germans pay what they owe; what they lack lowers the DEF of every sector."""

    owed: int

    def run(self, game: DDay) -> None:
        wall = wall_of(game)
        paid = min(self.owed, wall.german.soldiers)
        wall.german.soldiers -= paid
        wall.short, wall.paid = self.owed - paid, True
        units = fighting(game)
        highest = max(
            units, key=lambda u: base_defence(game, game.ground.sectors[u.sector]), default=None
        )
        emit(
            game,
            told.GermanPaid(
                seat=SEAT,
                sector=highest.sector if highest else "",
                defence=due(game),
                paid=paid,
                missing=wall.short,
                rule="A1.11",
            ),
        )
