"""2 and 3. The players' phases: a draw, then events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.commando.model.card_language import NoAssault
from landfall.games.commando.model.cards import ENGLISH, GERMAN, SIDES, pack
from landfall.games.commando.model.events import NoAssaultHere
from landfall.games.commando.model.offers import card_option
from landfall.games.commando.model.scenario_facts import PEGASUS
from landfall.games.commando.model.state import Commando
from landfall.games.commando.rules.assault import Round
from landfall.games.commando.rules.effects import triggered
from landfall.games.commando.rules.hands_and_tokens import draw
from landfall.games.commando.rules.playing_and_cancelling import PlayCard
from landfall.games.commando.rules.scenario_1_bridge_assaults import join_counter_attack
from landfall.games.commando.rules.strength import terrain_of

END_ENGLISH: Final = Option("done", "option-end-phase", rule="2.3")
END_GERMAN: Final = Option("done", "option-end-phase", rule="3.3")


@dataclass(frozen=True, slots=True)
class EnglishPhase(Step):
    def run(self, game: Commando) -> None:
        game.phase = "english"
        game.push(PhaseDraw(ENGLISH), PlayEvents(ENGLISH), GermanPhase())


@dataclass(frozen=True, slots=True)
class GermanPhase(Step):
    def run(self, game: Commando) -> None:
        game.phase = "german"
        if game.fronts[0].terrain == PEGASUS:
            join_counter_attack(game)
        if not game.german_passes:  # commando D.4
            game.push(PhaseDraw(GERMAN), PlayEvents(GERMAN), OpenAssault())
        else:
            game.push(OpenAssault())


@dataclass(frozen=True, slots=True)
class PhaseDraw(Step):
    """Draw as many cards as the terrain says (commando 2.1, 3.1), then apply its phase effects."""

    side: int

    def run(self, game: Commando) -> None:
        terrain = terrain_of(game.fronts[0])
        army = game.armies[self.side]
        count = max(terrain.draws[self.side] + army.draw_change, 0)
        army.draw_change = 0
        if count:
            draw(game, self.side, count, ("2.1", "3.1")[self.side])
        game.push(*triggered(game, terrain.on("phase_start"), self.side, 0))


@dataclass(frozen=True, slots=True)
class PlayEvents(Ask):
    """Play events one at a time, until the player stops (commando 2.2, 3.2)."""

    side: int

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        cards = pack().cards
        rule = ("2.2", "3.2")[self.side]
        options = [
            card_option("event", n, rule)
            for n in sorted(set(game.armies[self.side].hand))
            if cards[n].kind == "event" and not cards[n].response
        ]
        done = (END_ENGLISH, END_GERMAN)[self.side]
        return (Decision(SIDES[self.side], "ask-events", (*options, done), rule=rule),)

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        if option.id != "done":
            game.push(PlayCard(self.side, int(option.value), "event", 0), self)


@dataclass(frozen=True, slots=True)
class OpenAssault(Step):
    """The Germans decide whether there is an assault (commando 3.3); never on the gliders."""

    def run(self, game: Commando) -> None:
        terrain = terrain_of(game.fronts[0])
        if not any(isinstance(op, NoAssault) for op in terrain.static):
            game.push(Round())
            return
        from landfall.games.commando.rules.end_of_assault import NoAssaultTurn

        game.emit(NoAssaultHere(terrain=terrain.ref, rule="M.8"))
        game.push(NoAssaultTurn())
