"""4 and 15. The sequence of play (omaha 4, 15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.state import Step
from landfall.games.omaha.model import deck
from landfall.games.omaha.model.components import BOX
from landfall.games.omaha.model.events import DeckShuffled, PhaseBegan, TurnBegan
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.armour import check_breakthrough
from landfall.games.omaha.rules.engineer_phase import Engineers
from landfall.games.omaha.rules.event_phase import EventPhase
from landfall.games.omaha.rules.german_fire import GermanFire
from landfall.games.omaha.rules.landing import Landing, drowns
from landfall.games.omaha.rules.landing_boxes import Arrivals
from landfall.games.omaha.rules.losses import eliminate
from landfall.games.omaha.rules.us_actions import UsActions
from landfall.games.omaha.rules.victory import check_victory, standing

NO_EVENT: Final = (1, 32)  # 4, 15
PHASES: Final = ("landing", "event", "fire", "second-event", "engineers", "actions", "end")


@dataclass(frozen=True, slots=True)
class Turn(Step):
    """A turn, from a given phase on."""

    start: str = "landing"

    def run(self, game: Omaha) -> None:
        if self.start == "landing":
            begin_turn(game)
        begun = PHASES.index(self.start)
        steps: list[Step] = []
        for phase in PHASES[begun:]:
            steps += phase_steps(game, phase)
        game.push(*steps)


def phase_steps(game: Omaha, phase: str) -> list[Step]:
    no_event = game.turn in NO_EVENT
    if phase == "landing":
        return [Phase(phase), Landing(), Arrivals()]
    if phase == "event":
        return [] if no_event else [Phase(phase), EventPhase()]
    if phase == "fire":
        return [Phase(phase), GermanFire()]
    if phase == "second-event":
        return [Phase(phase), EventPhase(second=True)] if game.extended and not no_event else []
    if phase == "engineers":
        return [Phase(phase), Engineers()] if game.turn > 1 else []
    if phase == "actions":
        return [Phase(phase), UsActions()]
    return [Phase(phase), EndTurn()]


def begin_turn(game: Omaha) -> None:
    game.smoke.clear()
    game.snipers.clear()
    game.shelled.clear()
    game.worked.clear()
    game.fire_cards.clear()
    game.plunging = False
    game.engineers_stopped = False
    game.armour_came = False
    game.bonus_actions = 0
    record = BOX.turns[str(game.turn)]
    game.emit(TurnBegan(turn=game.turn, tide=record.tide, time=f"time:{record.time}", rule="4"))


@dataclass(frozen=True, slots=True)
class Phase(Step):
    name: str

    def run(self, game: Omaha) -> None:
        game.phase = self.name
        game.emit(PhaseBegan(phase=self.name, rule="15" if game.extended else "4"))


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """VI. Units under water are lost; cards are discarded; the scenario may end."""

    def run(self, game: Omaha) -> None:
        for number, unit in enumerate(game.units):
            if drowns(game, unit):
                eliminate(game, number, "tide", "5.21")
        if game.outcome is None:
            check_breakthrough(game)
        if game.outcome is None:
            check_victory(game)
        if game.outcome is not None:
            return
        game.tally = {item.kind: item.points for item in standing(game)}
        game.discards.extend(game.shown)
        game.shown.clear()
        if game.turn in deck.SHUFFLE_AFTER:
            game.deck.extend(game.discards)
            game.discards.clear()
            game.chance.shuffle(game.deck)
            game.emit(DeckShuffled(turn=game.turn, rule="4"))
        game.turn += 1
        game.push(Turn())
