"""dice 3.0: the turn, phase after phase; its end; victory and defeat (dice 6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import landfall.games.dice.rules.card_effects  # noqa: F401
from landfall.core.decisions import Outcome
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import CONSTANTS
from landfall.games.dice.model.offers import emit
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.rules.beach_landing import Ashore
from landfall.games.dice.rules.cards import Changes
from landfall.games.dice.rules.combat import Combat, Fire, Losses
from landfall.games.dice.rules.dice_trading import Swaps
from landfall.games.dice.rules.movement import Movement
from landfall.games.dice.rules.recruit import Camp
from landfall.games.dice.rules.roll import Roll
from landfall.games.dice.rules.sea_crossing import Bombardment, SeaCombat
from landfall.games.dice.rules.tally import Tally
from landfall.games.dice.rules.trade import Trade
from landfall.games.dice.rules.upkeep import Upkeep

SECTION: Final = {"losses": "6.4", "stuck": "3.5.8", "drowned": "M1.8", "penalty": "M3.6"}


@dataclass(frozen=True, slots=True)
class Turn(Step):
    def run(self, game: DDay) -> None:
        game.turn += 1
        first = game.in_order()[0]
        emit(game, events.TurnBegan(turn=game.turn, first=f"seat:{first.seat}", rule="3.0"))
        game.push(*phases(game))


@dataclass(frozen=True, slots=True)
class Deaths(Step):
    """dice 6.4: one unit lost is the game lost; all that happens at once has happened first."""

    def run(self, game: DDay) -> None:
        for unit in game.units:
            if unit.dead:
                defeat(game, unit.dead, SECTION[unit.dead], unit.seat)
                return


@dataclass(frozen=True, slots=True)
class Aftermath(Step):
    """dice 5.12, 6.2, 6.3: who survived a final bunker has taken it; then the turn is over."""

    def run(self, game: DDay) -> None:
        for unit in game.units:
            if unit.on_land and unit.sector in game.ground.final and not unit.dead:
                unit.out = True
                emit(
                    game,
                    events.BunkerTaken(seat=f"seat:{unit.seat}", sector=unit.sector, rule="6.2"),
                )
            tidy(unit)
        game.cuts.clear()
        game.rolled.clear()
        game.bombarded = 0
        if all(unit.out for unit in game.units):
            finish(game)


def tidy(unit: Unit) -> None:
    """dice 3.3.2: what was of this turn goes; resources are kept."""
    unit.marks.clear()
    unit.fire.clear()
    unit.faces.clear()
    unit.colours.clear()
    unit.locked = unit.void = 0
    unit.joker = -1
    unit.recruits = unit.finds = 0
    unit.last_losses, unit.losses = unit.losses, 0


def finish(game: DDay) -> None:
    """dice 6.3: two bunkers want two units; M3.1: and missions want to be done."""
    taken = {unit.sector for unit in game.units}
    if len(game.units) > 1 and taken != game.ground.final:
        defeat(game, "bunker", "6.3")
        return
    for unit in game.units:
        if unit.missions and game.missions == "missions":
            defeat(game, "mission", "M3.1", unit.seat)
            return
    seats = tuple(unit.seat for unit in game.units)
    game.end(Outcome(seats, "outcome-victory", "6.3", {"turns": game.turn}, scores(game), "allies"))


def defeat(game: DDay, why: str, rule: str, seat: str = "p1") -> None:
    args: dict[str, int | str | tuple[str, ...]] = {"seat": f"seat:{seat}", "turns": game.turn}
    game.end(Outcome((), f"outcome-defeat-{why}", rule, args, {}, "germans"))


def scores(game: DDay) -> dict[str, int]:
    """dice 11.1: victory points of each unit."""
    worth = CONSTANTS
    common = worth["vp_map_difficulty"] * game.ground.battlefield.difficulty
    common += worth["vp_turn"] * game.turn
    return {
        unit.seat: common
        + worth["vp_soldier"] * unit.soldiers
        + worth["vp_specialist"] * len(unit.specialists)
        + worth["vp_courage"] * unit.courage
        + worth["vp_star"] * unit.stars
        + worth["vp_item_points_3"] * (unit.points // 3)
        + worth["vp_medal"] * len(unit.medals)
        + worth["vp_item"] * len(unit.items)
        for unit in game.units
    }


#: What a turn begins and goes on with, on land as at sea.
_DICE: Final = (Roll(), Changes(), Swaps(), Tally())
_ON_LAND: Final = (
    Camp(),
    Trade(),
    Movement(),
    Deaths(),
    Combat(),
    Fire(),
    Losses(),
    Deaths(),
    Aftermath(),
)
_LAND_TURN: Final = (*_DICE, Upkeep(), *_ON_LAND, Turn())
_SEA_TURN: Final = (
    *_DICE,
    SeaCombat(),
    Deaths(),
    Upkeep(),
    Bombardment(),
    Deaths(),
    *_ON_LAND,
    Ashore(),
    Turn(),
)


def phases(game: DDay) -> tuple[Step, ...]:
    """Those of a turn now: at sea as long as anybody is."""
    return _SEA_TURN if any(unit.afloat for unit in game.units) else _LAND_TURN
