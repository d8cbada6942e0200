"""How a scenario ends (commando 5.6) and what manpower has to do with it."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Outcome
from landfall.core.state import Step
from landfall.games.commando.model.events import ManpowerLost
from landfall.games.commando.model.state import Commando


def lose_manpower(game: Commando, rule: str) -> None:
    """With the last point the game is lost at once (commando 4.8); scenario 3 has none."""
    if game.manpower is None:
        return
    game.manpower -= 1
    game.emit(ManpowerLost(left=game.manpower, rule=rule))
    if game.manpower == 0:
        game.push(ScenarioEnds("german", "outcome-no-manpower", "4.8"))


@dataclass(frozen=True, slots=True)
class ScenarioEnds(Step):
    """The scenario is decided; in a campaign the next one follows (commando 8.1)."""

    winner: str
    text: str
    rule: str

    def run(self, game: Commando) -> None:
        if game.campaign is None:
            game.end(
                Outcome(
                    (self.winner,), self.text, self.rule, {"side": self.winner}, side=self.winner
                )
            )
            return
        # The wheel turns here: the end of one scenario is the set-up of the next.
        from landfall.games.commando.rules.campaign import next_scenario

        game.steps.clear()
        next_scenario(game)
