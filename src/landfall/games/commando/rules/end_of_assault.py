"""5. The end of an assault and of the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask, Step
from landfall.games.commando.model.cards import ENGLISH, GERMAN, SIDES
from landfall.games.commando.model.events import HeroChosen, HeroTaken, TurnTokenFlipped
from landfall.games.commando.model.offers import card_option
from landfall.games.commando.model.scenario_facts import FLAME_THROWER, LAYOUTS
from landfall.games.commando.model.state import NORMAL, PLUS3, THORNTON, Commando
from landfall.games.commando.rules import scenario_hooks
from landfall.games.commando.rules.campaign import settle_blue_token
from landfall.games.commando.rules.discard_piles import put_away
from landfall.games.commando.rules.effects import triggered
from landfall.games.commando.rules.hands_and_tokens import draw, take_tokens
from landfall.games.commando.rules.strength import terrain_of

REWARD: Final = 2


@dataclass(frozen=True, slots=True)
class AssaultEnds(Step):
    """Clear the terrain and reward the winner; the loser chooses next (commando 5.1, 5.2, 5.3)."""

    def run(self, game: Commando) -> None:
        game.phase = "end"
        winner = game.fronts[0].winner
        game.last_winner = winner
        clear_table(game)
        side = SIDES.index(winner)
        take_tokens(game, side, REWARD, "5.2")
        if LAYOUTS[game.scenario].winner_draws:
            draw(game, side, 1, "5.2")
        front = game.fronts[0]
        game.push(*triggered(game, terrain_of(front).on("assault_end"), side, 0), Settle())


@dataclass(frozen=True, slots=True)
class Settle(Step):
    """Apply the scenario's rule for the terrain, then end the turn."""

    def run(self, game: Commando) -> None:
        front = game.fronts[0]
        settle_blue_token(game, front.winner)
        game.path.append((front.terrain, front.winner))
        game.fronts.clear()
        game.push(scenario_hooks.settle(game, front.terrain, front.winner) or TurnEnds())


def clear_table(game: Commando) -> None:
    """Cards go to their piles, heroic ones out of the game, tokens to the reserve (commando 5.1)."""
    for front in game.fronts:
        for side in (ENGLISH, GERMAN):
            line = front.lines[side]
            for card in (*line.fought, *line.used):
                put_away(game, side, card)
            line.fought.clear()
            line.used.clear()
            game.reserve += line.spent[NORMAL]
            game.plus3_beside += line.spent[PLUS3]
            game.thornton_beside += line.spent[THORNTON]
            line.spent = [0, 0, 0]


@dataclass(frozen=True, slots=True)
class TurnEnds(Step):
    """5.4, 5.5: a heroic card for the side the turn token shows, then the token is flipped."""

    def run(self, game: Commando) -> None:
        game.phase = "end"
        steps: list[Step] = [*scenario_hooks.end_of_turn(game)]
        if scenario_hooks.hero_at_end_of_turn(game):
            steps.append(ChooseHero(SIDES.index(game.turn_token)))
        game.push(*steps, FlipTurnToken(), scenario_hooks.NewTurn())


@dataclass(frozen=True, slots=True)
class ChooseHero(Ask):
    """Choose one of the remaining heroic cards in secret (commando 5.4)."""

    side: int

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        # The flame-thrower can only be gained from the gliders (commando M.14).
        heroes = [n for n in sorted(game.armies[self.side].heroes) if n != FLAME_THROWER]
        if not heroes:
            return ()
        return (
            Decision(
                SIDES[self.side],
                "ask-hero",
                tuple(card_option("hero", n, "5.4") for n in heroes),
                rule="5.4",
            ),
        )

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        army = game.armies[self.side]
        card = int(option.value)
        army.heroes.remove(card)
        army.hand.append(card)
        game.emit(
            HeroChosen(side=seat, rule="5.4"),
            {seat: HeroTaken(side=seat, card=f"card:{card}", rule="5.4")},
        )


@dataclass(frozen=True, slots=True)
class FlipTurnToken(Step):
    """5.5: the turn token is flipped, in scenario 3 too, where it matters for Troarn (commando D.2)."""

    def run(self, game: Commando) -> None:
        if game.turn_token:
            game.turn_token = "german" if game.turn_token == "english" else "english"
            game.emit(TurnTokenFlipped(side=game.turn_token, rule="5.5"))


@dataclass(frozen=True, slots=True)
class NoAssaultTurn(Step):
    """A turn without an assault phase gives no reward (commando M.8)."""

    def run(self, game: Commando) -> None:
        terrain = game.fronts[0].terrain
        # Without an assault there is no German win: a blue token here is lost (commando 8.5).
        settle_blue_token(game, "")
        game.path.append((terrain, ""))
        game.fronts.clear()
        game.push(scenario_hooks.settle(game, terrain, "") or TurnEnds())
