"""dice A1.26 to A1.30: Phase 7: Units that survived in the Final Bunker attack the German."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from landfall.core.decisions import Option
from landfall.core.state import Step
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import MEDALS
from landfall.games.dice.model.offers import Menu, emit, hold, menu, option
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.mines import lose_vehicle
from landfall.games.dice.rules.wall.drawn_decorations import draw_decoration
from landfall.games.dice.rules.wall.side import SEAT, in_play, suffer_before_comparison, wall_of
from landfall.games.dice.rules.wall.windows import Round


def attackers(game: DDay) -> list[Unit]:
    """dice A1.30: Units in the two Bunkers of Gold Beach are treated as if in one."""
    return [u for u in in_play(game) if u.sector in game.ground.final]


@dataclass(frozen=True, slots=True)
class Assault(Step):
    """One comparison after the other, until a Unit wins or all are destroyed (dice A1.27)."""

    def run(self, game: DDay) -> None:
        wall = game.wall
        if wall is None or wall.solo or not attackers(game):
            return
        wall.attacker = ""
        first = next(u for u in game.in_order() if u in attackers(game))
        first.ask("assault-order")
        game.push(Round("assault"), Reckon(), Compare(), self)
        hold(game, "assault")


@menu
class AssaultOrder(Menu):
    """Ruling 30: the first player among the Units in the Bunker chooses which attacks next."""

    kind = "assault-order"
    text = "ask-assault-order"
    rule = "A1.27"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(
            option(
                f"attack:{u.seat}",
                "option-attack",
                at=(f"seat:{u.seat}",),
                rule="A1.27",
                seat=f"seat:{u.seat}",
                force=u.force,
            )
            for u in attackers(game)
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        wall_of(game).attacker = option.id.partition(":")[2]


@dataclass(frozen=True, slots=True)
class Reckon(Step):
    """Ruling 46: losses from German cards are taken before each comparison."""

    def run(self, game: DDay) -> None:
        suffer_before_comparison(game)
        hold(game, "assault")


#: Soldiers and Specialists together, and Specialists alone.
Strength: TypeAlias = tuple[int, int]


def strength(unit: Unit) -> Strength:
    return (unit.force, len(unit.specialists))


def takes_bunker(ours: Strength, theirs: Strength) -> bool:
    """dice A1.26: Soldiers and Specialists; equal: more Specialists; still equal: the German."""
    return ours > theirs


@dataclass(frozen=True, slots=True)
class Compare(Step):
    """dice A1.26: the Unit's strength against the German's."""

    def run(self, game: DDay) -> None:
        wall = wall_of(game)
        for unit in attackers(game):
            if unit.force == 0:
                # Ruling 29: a Unit left with no one by the cards of this window is destroyed as if
                # by the assault.
                destroy(game, unit)
        unit = game.unit(wall.attacker)
        if game.outcome is not None or unit.out or unit.dead:
            return
        ours, theirs = strength(unit), strength(wall.german)
        won = takes_bunker(ours, theirs)
        emit(
            game,
            told.AssaultFought(
                seat=f"seat:{unit.seat}",
                force=ours[0],
                specialists=ours[1],
                german=theirs[0],
                german_specialists=theirs[1],
                winner=f"seat:{unit.seat}" if won else SEAT,
                rule="A1.26",
            ),
        )
        if won:
            from landfall.games.dice.rules.turn import conquer

            conquer(game, unit)
        else:
            destroy(game, unit)


def destroy(game: DDay, unit: Unit) -> None:
    """Ruling 44: the Unit leaves play with everything it has. A1.28: a trophy, if another Unit is
    left."""
    wall = wall_of(game)
    emit(game, told.UnitDestroyed(seat=f"seat:{unit.seat}", rule="A1.26"))
    unit.out = True
    unit.pending = 0
    unit.todo.clear()
    lose_vehicle(game, unit)
    game.used += unit.items
    game.medals_played += [card for card in unit.medals if card in MEDALS]
    if game.insignia is not None:
        game.insignia.discards += [badge.partition("+")[0] for badge in unit.badges]
    unit.gone += unit.specialists
    unit.specialists.clear()
    unit.items.clear()
    unit.medals.clear()
    unit.promotions.clear()
    unit.badges.clear()
    unit.missions.clear()
    unit.soldiers = 0
    if all(other.out for other in game.units):
        from landfall.games.dice.rules.turn import defeat

        defeat(game, "assault", "A1.29", unit.seat)
        return
    emit(game, told.TrophyTaken(seat=SEAT, fallen=f"seat:{unit.seat}", rule="A1.28"))
    draw_decoration(game, "why:trophy", "A1.28")
    if wall.german.todo:
        # Ruling 28: a black Decoration acts before the next comparison.
        hold(game, "assault")
