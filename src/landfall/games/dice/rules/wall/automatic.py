"""dice A1S: solo play as the Germans, against an automatic Unit."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Outcome
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model import wall_events as told
from landfall.games.dice.model.components import (
    CONSTANTS,
    Edge,
    Sector,
)
from landfall.games.dice.model.offers import emit, hold
from landfall.games.dice.model.state import GERMAN, DDay
from landfall.games.dice.model.wall import Automatic
from landfall.games.dice.rules.combat import roll_defence
from landfall.games.dice.rules.sectors import base_defence, gun_symbols, holds, mine_symbols, owed
from landfall.games.dice.rules.wall.side import (
    SEAT,
    fallen,
    soldiers_killed,
    wall_of,
)


def walker(game: DDay) -> Automatic:
    found = wall_of(game).automatic
    assert found is not None
    return found


# The path of the automatic Unit (dice A1S.2, A1S.3).


@dataclass(frozen=True, slots=True)
class Land(Step):
    """A start Sector drawn at random."""

    def run(self, game: DDay) -> None:
        auto = walker(game)
        starts = game.ground.starts
        auto.sector = starts[game.chance.draw(len(starts))]
        auto.visited = [auto.sector]
        auto.stood = 0
        auto.way = first_way(game, auto)


def laterals(game: DDay, sector: str, way: int) -> list[tuple[Edge, Sector]]:
    here = game.ground.sectors[sector]
    return [
        (edge, goal)
        for edge, goal in game.ground.exits[sector]
        if edge.kind == "lateral" and (goal.span[0] - here.span[0]) * way > 0
    ]


def ahead(game: DDay, auto: Automatic, way: int) -> int:
    """The unvisited Sectors ahead of the Unit in its row, up to an edge or a Barrier."""
    count, here = 0, auto.sector
    while True:
        step = next(
            (
                goal
                for edge, goal in laterals(game, here, way)
                if not edge.barrier and goal.id not in auto.visited
            ),
            None,
        )
        if step is None:
            return count
        count, here = count + 1, step.id


def first_way(game: DDay, auto: Automatic) -> int:
    right, left = ahead(game, auto, 1), ahead(game, auto, -1)
    if right == left:
        return 1 if game.chance.draw(2) else -1
    return 1 if right > left else -1


def side_of(game: DDay, auto: Automatic) -> int:
    """The edge that the Unit's Sector touches; if it touches both or neither, the side towards which the Unit was
    walking.
    """
    row = game.ground.sectors[auto.sector].row
    peers = [s for s in game.ground.battlefield.sectors if s.row == row]
    here = game.ground.sectors[auto.sector]
    at_left = here.span[0] <= min(s.span[0] for s in peers)
    at_right = here.span[1] >= max(s.span[1] for s in peers)
    if at_left == at_right:
        return auto.way
    return 1 if at_right else -1


def next_sector(game: DDay, auto: Automatic) -> tuple[Edge, Sector] | None:
    """dice A1S.3: sideways in its direction, otherwise forward on its side; if neither is possible,
    the same with Barriers ignored."""
    for over in (False, True):
        beside = [
            (edge, goal)
            for edge, goal in laterals(game, auto.sector, auto.way)
            if goal.id not in auto.visited and (over or not edge.barrier)
        ]
        if beside:
            return min(beside, key=lambda step: step[1].span[0] * auto.way)
        side = side_of(game, auto)
        forward = [
            (edge, goal)
            for edge, goal in game.ground.exits[auto.sector]
            if edge.kind == "advance" and (over or not edge.barrier)
        ]
        others = [step for step in forward if step[1].id not in game.ground.final]
        if others or forward:
            return max(others or forward, key=lambda step: step[1].span[0] * side)
    return None


@dataclass(frozen=True, slots=True)
class Walk(Step):
    """Phase 5: the Unit moves when its turns in the Sector are over; on a turn without a move, its Sniper fires."""

    def run(self, game: DDay) -> None:
        auto = walker(game)
        auto.stood += 1
        auto.moved = False
        limit = min(CONSTANTS["solo_turns"], game.ground.sectors[auto.sector].max_turns)
        ready = auto.sniper == "ready"
        if auto.stood > limit:
            step = next_sector(game, auto)
            if step is not None:
                walk(game, auto, *step)
        if not auto.moved and ready:
            fire_sniper(game)
        game.push(Stand())
        hold(game, "move")


def walk(game: DDay, auto: Automatic, edge: Edge, goal: Sector) -> None:
    side = side_of(game, auto)
    origin, auto.sector = auto.sector, goal.id
    auto.visited.append(goal.id)
    auto.stood, auto.moved = 1, True
    emit(game, told.AutomaticMoved(origin=origin, sector=goal.id, rule="A1S.3"))
    if edge.kind == "advance":
        auto.way = -side
        if not auto.sniper:
            # A1S.7: from its first Advance on.
            auto.sniper = "ready"
    if mine_symbols(game, edge) and not holds(game, "pionier"):
        # A1S.5: mines still asleep hit the German player instead; Conditions do not change mines that are
        # awake (ruling 40).
        loss = game.chance.draw(6) + 1
        emit(
            game,
            events.MineExploded(seat=SEAT, origin=origin, sector=goal.id, loss=loss, rule="A1S.5"),
        )
        soldiers_killed(game, loss, "why:mine", "A1S.5")


def fire_sniper(game: DDay) -> None:
    """dice A1S.7: a Specialist of the German player's choice."""
    german = wall_of(game).german
    if german.specialists:
        emit(game, told.SniperFired(seat=SEAT, rule="A1S.7"))
        german.ask("german-loses", "A1S.7")


# The combat of the automatic Unit (dice A1S.4 to A1S.6).


@dataclass(frozen=True, slots=True)
class AutomaticCombat(Step):
    def run(self, game: DDay) -> None:
        auto, wall = walker(game), wall_of(game)
        sector = game.ground.sectors[auto.sector]
        asleep = 0 if holds(game, "mg_schutze") else gun_symbols(game, sector)
        fire = [game.chance.draw(6) + 1 for _ in range(asleep)]
        if fire:
            emit(
                game,
                events.GunsFired(
                    seat=SEAT,
                    sector=sector.id,
                    dice=tuple(str(die) for die in fire),
                    total=sum(fire),
                    rule="A1S.5",
                ),
            )
        cost = owed(game, base_defence(game, sector)) + sum(fire)
        emit(
            game,
            told.GermanPaid(
                seat=SEAT,
                sector=sector.id,
                defence=base_defence(game, sector),
                paid=min(cost, wall.german.soldiers),
                missing=max(cost - wall.german.soldiers, 0),
                rule="A1S.4",
            ),
        )
        soldiers_killed(game, cost, "why:combat", "A1S.4")
        for _ in range(sum(die == CONSTANTS["mgf_special_on"] for die in fire)):
            if sector.mgf_special == "lose_specialist":
                wall.german.ask("german-loses", "A1S.5")
            elif sector.mgf_special == "lose_item":
                wall.german.ask("lose-item")
        game.push(Stand(), Held())
        hold(game, "payment")


@dataclass(frozen=True, slots=True)
class RollDefence(Step):
    """A variable DEF is rolled before the cards, so that the German player knows what to pay."""

    def run(self, game: DDay) -> None:
        sector = game.ground.sectors[walker(game).sector]
        if sector.def_roll and sector.id not in game.rolled:
            roll_defence(game, sector)


@dataclass(frozen=True, slots=True)
class Stand(Step):
    """dice A1S.4: without Soldiers and Specialists the German player has lost, at any moment."""

    def run(self, game: DDay) -> None:
        fallen(game)


@dataclass(frozen=True, slots=True)
class Held(Step):
    """dice A1S.6: the German player wins by surviving the Combat in the Final Bunker."""

    def run(self, game: DDay) -> None:
        auto = walker(game)
        combats = CONSTANTS["solo_bunker_combats"]
        if auto.sector in game.ground.final and auto.stood >= combats:
            args: dict[str, int | str | tuple[str, ...]] = {"turns": game.turn}
            game.end(Outcome((GERMAN,), "outcome-wall-held", "A1S.6", args, {}, "germans"))
