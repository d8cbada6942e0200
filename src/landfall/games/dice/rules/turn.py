"""dice 3.0, 3.3.2: the turn, phase after phase; its end, and what is kept.

Victory and defeat: dice 5.12, 6, 11.1, A5.5, A5.6.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

import landfall.games.dice.rules.card_effects
import landfall.games.dice.rules.combat_cards
import landfall.games.dice.rules.crowding
import landfall.games.dice.rules.wall.alone_cards
import landfall.games.dice.rules.wall.badges
import landfall.games.dice.rules.wall.choices
import landfall.games.dice.rules.wall.german_people
import landfall.games.dice.rules.wall.medals
import landfall.games.dice.rules.wall.orders  # noqa: F401
from landfall.core.decisions import Outcome
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import CONSTANTS
from landfall.games.dice.model.offers import emit, hold
from landfall.games.dice.model.state import GERMAN, DDay, Unit
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
from landfall.games.dice.rules.wall.assault import Assault
from landfall.games.dice.rules.wall.automatic import AutomaticCombat, RollDefence, Walk
from landfall.games.dice.rules.wall.averting import Cancel
from landfall.games.dice.rules.wall.bonus_options import Explosives
from landfall.games.dice.rules.wall.conditions import Arrived, Draw, Exposed, Showers
from landfall.games.dice.rules.wall.count import GermanUpkeep
from landfall.games.dice.rules.wall.payment import Payment
from landfall.games.dice.rules.wall.setup import begin_wall, wake
from landfall.games.dice.rules.wall.side import fallen
from landfall.games.dice.rules.wall.windows import Round, Toll

SECTION: Final = {"losses": "6.4", "stuck": "3.5.8", "drowned": "M1.8", "penalty": "M3.6"}


@dataclass(frozen=True, slots=True)
class Turn(Step):
    def run(self, game: DDay) -> None:
        game.turn += 1
        first = game.in_order()[0].seat if game.units else GERMAN
        emit(game, events.TurnBegan(turn=game.turn, first=f"seat:{first}", rule="3.0"))
        if game.sea and game.wall is not None:
            wake(game)
        game.push(*phases(game))
        if game.sea and (game.wall is not None or game.insignia is not None):
            go_ashore(game)


@dataclass(frozen=True, slots=True)
class Deaths(Step):
    """dice 6.4: one lost unit loses the game, but only after everything that happens at the same time."""

    def run(self, game: DDay) -> None:
        for unit in game.units:
            if unit.dead:
                defeat(game, unit.dead, SECTION[unit.dead], unit.seat)
                return
        fallen(game)


@dataclass(frozen=True, slots=True)
class Aftermath(Step):
    """dice 5.12, 6.2, 6.3: a unit that survived a final bunker has taken it; then the turn is over."""

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
        if game.wall is not None:
            tidy(game.wall.german)
            game.wall.short, game.wall.paid = 0, False
        elif all(unit.out for unit in game.units):
            finish(game)


def tidy(unit: Unit) -> None:
    """dice 3.3.2: effects of the turn end; resources are kept."""
    unit.marks.clear()
    unit.fire.clear()
    unit.faces.clear()
    unit.colours.clear()
    unit.locked = unit.void = 0
    unit.joker = -1
    unit.extra = 0
    unit.recruits = unit.finds = 0
    unit.last_losses, unit.losses = unit.losses, 0


def finish(game: DDay) -> None:
    """dice 6.3: several units must take both of two Final Bunkers; M3.1: missions must be completed
    too."""
    taken = {unit.sector for unit in game.units}
    if len(game.units) > 1 and taken != game.ground.final:
        defeat(game, "bunker", "6.3")
        return
    win(game, "outcome-victory", "6.3")


def conquer(game: DDay, unit: Unit) -> None:
    """dice A1.29, A5.5, A5.6: winning the assault wins the battle, unless a mission is left. Only
    Units score points."""
    unit.out = True
    emit(game, events.BunkerTaken(seat=f"seat:{unit.seat}", sector=unit.sector, rule="A1.29"))
    win(game, "outcome-assault", "A1.29")


def win(game: DDay, text: str, rule: str) -> None:
    """dice A5.5, A5.6: no victory with a mission left (M3.1); only Units score points."""
    for unit in game.units:
        if unit.missions and game.missions == "missions":
            defeat(game, "mission", "M3.1", unit.seat)
            return
    seats = tuple(unit.seat for unit in game.units)
    game.end(Outcome(seats, text, rule, {"turns": game.turn}, scores(game), "allies"))


def defeat(game: DDay, why: str, rule: str, seat: str = "p1") -> None:
    args: dict[str, int | str | tuple[str, ...]] = {"seat": f"seat:{seat}", "turns": game.turn}
    # A1.29: a battle that nobody wins is a German victory.
    winners = () if game.wall is None else (GERMAN,)
    game.end(Outcome(winners, f"outcome-defeat-{why}", rule, args, {}, "germans"))


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
        + worth["badge_honour_points"] * unit.spent.count("honour")
        for unit in game.units
    }


#: The steps every turn begins with, on land and at sea.
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
    """The phases of this turn: those at sea as long as any unit is at sea."""
    sea = any(unit.afloat for unit in game.units)
    if game.wall is None and game.front is None and not game.playing_with_fire:
        return _SEA_TURN if sea else _LAND_TURN
    wall = game.wall
    if wall is not None and wall.solo:
        return _solo_turn(game.front is not None)
    return _wall_turn(
        sea, wall is not None and wall.awake, game.front is not None, game.playing_with_fire
    )


@cache
def _wall_turn(sea: bool, german: bool, front: bool, fire: bool) -> tuple[Step, ...]:
    """dice A1.7: the turn with the windows that *Atlantikwall* opens."""
    found: list[Step] = [Draw()] if front else []
    found += [Roll(), Changes(), Swaps(), *([Round("contest")] if german else [])]
    found += [Showers(), Tally()] if front else [Tally()]
    found += [Toll("tally"), SeaCombat(), Deaths()] if sea and german else []
    found += [SeaCombat(), Deaths()] if sea and not german else []
    found += [Toll("tally")] if german and not sea else []
    found += [Upkeep(), GermanUpkeep()]
    found += [Bombardment(), Deaths()] if sea else []
    found += [Camp(), *([Toll("camp")] if german else [])]
    found += [Trade(), *([Toll("trade")] if german else [])]
    found += [Explosives(), Deaths()] if fire else []
    found += [Exposed()] if front else []
    found += [Round("ambush")] if german else [Cancel()] if front else []
    found += [Movement(), *([Arrived()] if front else []), Deaths()]
    found += [Round("combat")] if german else [Combat()]
    found += [Fire(), *([Payment()] if german else []), Losses(), Deaths()]
    found += [Assault()] if german else []
    return (*found, Aftermath(), *([Ashore()] if sea else []), Turn())


@cache
def _solo_turn(front: bool) -> tuple[Step, ...]:
    """dice A1S: the German player's phases, and the walk of the automatic Unit."""
    return (
        *((Draw(),) if front else ()),
        Roll(),
        Changes(),
        Round("contest"),
        Tally(),
        GermanUpkeep(),
        Camp(),
        Trade(),
        Round("ambush"),
        Walk(),
        RollDefence(),
        Round("combat"),
        AutomaticCombat(),
        Aftermath(),
        Turn(),
    )


def go_ashore(game: DDay) -> None:
    """dice A5.1: what is dealt and rolled on the first turn that begins with a Unit on land."""
    if any(unit.on_land and unit.sector for unit in game.units):
        begin_wall(game)
        hold(game, "start")
