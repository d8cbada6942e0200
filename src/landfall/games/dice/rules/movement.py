"""dice 3.5, Phase 5: one move, sideways for nothing or forward for courage.

Units choose together and move together: the moves are orders. Where more units want to go than a
sector holds, those that came first in the order of the table go, and the others choose again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Option, Refusal
from landfall.core.state import Step
from landfall.games.dice.model import events
from landfall.games.dice.model.components import CONSTANTS, Edge, Sector
from landfall.games.dice.model.offers import (
    BEFORE_ORDERS,
    DONE,
    Menu,
    card_option,
    emit,
    hold,
    menu,
    option,
)
from landfall.games.dice.model.state import DDay, Question, Unit
from landfall.games.dice.rules.arrival import arrives_to_something
from landfall.games.dice.rules.cards import play_card, playable
from landfall.games.dice.rules.resources import (
    eliminate,
    gain,
    lose_soldiers,
    lose_specialist,
    pay,
)
from landfall.games.dice.rules.upkeep import must_move

CLIMB_COURAGE: Final = CONSTANTS["climb_courage"]
HOWARD: Final = "wh19"
STAY: Final = option("stay", "option-stay", rule="3.5.1")
STUCK: Final = option("stuck", "option-stuck", rule="3.5.8")


@dataclass(frozen=True, slots=True)
class Movement(Step):
    def run(self, game: DDay) -> None:
        for unit in game.units:
            if "hook-shared" in unit.marks:
                for other in game.together(unit):
                    if other is not unit:
                        other.marks.append("rope")
        for unit in game.units:
            if unit.on_land:
                unit.ask("move")
            elif unit.playing and "no-move" not in unit.marks:
                unit.ask("sea-move")
        hold(game, "move")


def advance_cost(game: DDay, unit: Unit, edge: Edge, sector: Sector) -> int:
    """dice 3.5.1, 6.1: the courage of the row; the Scout and the Jeep spare one each, never the last."""
    cost = 0 if "no-courage" in unit.marks else edge.courage
    if cost > 1 and not sector.bunker and unit.has("eclaireur"):
        cost -= 1
    if cost > 1 and unit.vehicle == "jeep":
        cost -= 1
    if cost > 1 and "wh24" in unit.specialists and edge.landmines:
        cost -= 1
    return cost


def needed(game: DDay, unit: Unit, sector: Sector) -> tuple[int, int, Refusal | None]:
    """dice 3.5.4, 5.2: courage and stars that the sector wants besides, or what is missing."""
    courage = stars = 0
    if game.level == 1:
        return 0, 0, None
    for wants in sector.requires:
        title = wants.own_specialist
        if title and not unit.has(title) and not excused(unit, sector):
            return 0, 0, Refusal("5.2", "refusal-needs", {"card": f"card:{title}"})
        if wants.lose_specialist and not unit.specialists:
            return 0, 0, Refusal("5.3", "refusal-needs-loss")
        courage += wants.pay.get("courage", 0)
        stars += wants.pay.get("stars", 0)
        either = wants.own_any_item_or_pay
        if either is not None and either.item not in unit.items:
            courage += either.pay.get("courage", 0)
    return courage, stars, None


def excused(unit: Unit, sector: Sector) -> bool:
    """The Resistance fighter knows a way round, except into bunkers; so does a Recon Vehicle."""
    if unit.vehicle == "vehicule_reconnaissance":
        return True
    return not sector.bunker and unit.has("resistant")


def may_skip(unit: Unit) -> bool:
    """M4.2: John Howard's unit enters one sector a game whatever it asks."""
    return HOWARD in unit.specialists and HOWARD not in unit.spent


def why_not_move(game: DDay, unit: Unit, edge: Edge, sector: Sector) -> Refusal | None:
    """The rule against this move, or None."""
    found = fare(game, unit, edge, sector)
    return found if isinstance(found, Refusal) else None


def fare(game: DDay, unit: Unit, edge: Edge, sector: Sector, skip: bool = False) -> int | Refusal:
    """All the courage that the move takes, or the rule against it; John Howard may skip what
    the sector asks."""
    if sector.id in unit.visited:
        return Refusal("3.5.1", "refusal-visited", {"sector": sector.id})
    marks = unit.marks
    if edge.barrier and unit.vehicle != "bulldozer" and "cutters" not in marks:
        return Refusal("3.5.3", "refusal-barrier")
    if marks:
        if f"full:{sector.id}" in marks:
            return Refusal("3.5.7", "refusal-full", {"sector": sector.id})
        if "battle-cry" in marks or _free(unit, edge, sector):
            return 0
    courage = advance_cost(game, unit, edge, sector)
    if sector.requires and not skip:
        more, stars, refusal = needed(game, unit, sector)
        if refusal is not None:
            return refusal
        if stars > unit.stars:
            return Refusal("5.2", "refusal-stars", {"stars": stars})
        courage += more
    if sector.climb and not _gear(unit) and "roped" not in marks:
        courage += CLIMB_COURAGE
    if courage > unit.courage:
        return Refusal("3.5.1", "refusal-courage", {"courage": courage})
    return courage


def _free(unit: Unit, edge: Edge, sector: Sector) -> bool:
    return "free-advance" in unit.marks and edge.kind == "advance" and not sector.bunker


def _gear(unit: Unit) -> bool:
    return "hook" in unit.marks or "gloves" in unit.marks or "rope" in unit.marks


def ways(game: DDay, unit: Unit) -> list[Option]:
    found = []
    for edge, sector in game.ground.exits[unit.sector]:
        courage = fare(game, unit, edge, sector)
        if not isinstance(courage, Refusal):
            found.append(
                option(
                    f"move:{sector.id}",
                    "option-advance" if edge.kind == "advance" else "option-sideways",
                    at=(f"sector:{sector.id}",),
                    rule="3.5.1",
                    sector=sector.id,
                    courage=courage,
                )
            )
    if may_skip(unit) and game.level > 1:
        for edge, sector in game.ground.exits[unit.sector]:
            if sector.requires:
                courage = fare(game, unit, edge, sector, skip=True)
                if not isinstance(courage, Refusal):
                    found.append(
                        option(
                            f"howard:{sector.id}",
                            "option-howard",
                            at=(f"sector:{sector.id}", f"card:{HOWARD}"),
                            rule="M4.2",
                            sector=sector.id,
                            courage=courage,
                        )
                    )
    if "wh23" in unit.specialists and unit.spent.count("wh23") < 2 and unit.courage >= 2:
        row = game.sector(unit).row
        found += [
            option(
                f"drop:{s.id}",
                "option-parachute",
                at=(f"sector:{s.id}",),
                rule="M4.2",
                sector=s.id,
                courage=2,
            )
            for s in game.ground.battlefield.sectors
            if row <= s.row <= row + 1
            and not s.bunker
            and s.id not in unit.visited
            and f"full:{s.id}" not in unit.marks
        ]
    return found


@menu
class Move(Menu):
    kind = "move"
    text = "ask-move"
    rule = "3.5.1"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        found = ways(game, unit)
        found += playable(game, unit, "move")
        if not must_move(game, unit):
            return (STAY, *found)
        return tuple(found) or (STUCK,)

    def is_order(self, game: DDay, option: Option) -> bool:
        return not game.solo and not option.id.startswith("use:")

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        verb, _, what = option.id.partition(":")
        if verb == "use":
            unit.todo.append(asked)
            play_card(game, unit, what)
        elif verb == "stuck":
            # 3.5.8: must move and can't.
            eliminate(game, unit, "stuck")
        elif verb == "drop":
            unit.spent.append("wh23")
            pay(game, unit, "card:wh23", "M4.2", courage=2)
            sector = game.ground.sectors[what]
            place(game, unit, sector, 2, "drop")
            if arrives_to_something(game, unit, sector):
                unit.ask("arrive", what)
        elif verb in ("move", "howard"):
            if verb == "howard":
                unit.spent.append(HOWARD)
            for edge, sector in game.ground.exits[unit.sector]:
                if sector.id == what:
                    move(game, unit, edge, sector, skip=verb == "howard")
                    break


def refuse_crowding(game: DDay) -> None:
    """dice 3.5.7, 5.8: before the moves are made: who finds no room, whom others help along."""
    moving = {
        u.seat: u.order.partition(":")[2]
        for u in game.units
        if u.order.startswith(("move:", "howard:"))
    }
    # Cards are dropped too, by other questions: only a sector is a place to come down in.
    dropping = {
        u.seat: u.order.partition(":")[2]
        for u in game.units
        if u.order.startswith("drop:") and u.order.partition(":")[2] in game.ground.sectors
    }
    if not moving and not dropping:
        return
    goals = {**moving, **dropping}
    order = sorted(game.in_order(), key=lambda u: not (u.on_land and must_move(game, u)))
    for sector in {goal for goal in goals.values() if game.ground.sectors[goal].max_units}:
        staying = sum(u.on_land and u.sector == sector and u.seat not in goals for u in game.units)
        room = game.ground.sectors[sector].max_units - staying
        for unit in order:
            if goals.get(unit.seat) == sector:
                if room > 0:
                    room -= 1
                else:
                    unit.order = ""
                    unit.marks.append(f"full:{sector}")
                    moving.pop(unit.seat, None)
    for unit in game.units:
        if unit.seat in moving:
            help_others(game, unit, moving)
    hold_ropes(game, moving)


BEFORE_ORDERS.append(refuse_crowding)


def help_others(game: DDay, unit: Unit, moving: dict[str, str]) -> None:
    """The Mine Detector and the Pathfinder clear the way, the Grappling Hook takes one along."""
    goal = moving[unit.seat]
    hook = "hook" in unit.marks and "hook-shared" not in unit.marks
    for other in game.units:
        if other.seat not in moving or other.sector != unit.sector:
            continue
        same = moving[other.seat] == goal
        if ("detector" in unit.marks and same) or "wh24" in unit.specialists:
            other.marks.append("no-mines")
        if hook and same and other is not unit:
            other.marks.append("roped")
            hook = False


def hold_ropes(game: DDay, moving: dict[str, str]) -> None:
    """A Grappling Hook thrown for others takes one of them up: the first of the table who climbs."""
    climbers = [
        u
        for u in game.in_order()
        if "rope" in u.marks and u.seat in moving and game.ground.sectors[moving[u.seat]].climb
    ]
    if climbers:
        for unit in game.units:
            if unit is not climbers[0] and "rope" in unit.marks:
                unit.marks.remove("rope")


def move(game: DDay, unit: Unit, edge: Edge, sector: Sector, skip: bool = False) -> None:
    """dice 3.5.6, 3.5.9: pay, meet what the sector asks, cross the mines, arrive, gain."""
    cry = "battle-cry" in unit.marks
    free = cry or _free(unit, edge, sector)
    courage = fare(game, unit, edge, sector, skip)
    assert isinstance(courage, int)
    gear = _gear(unit) or "roped" in unit.marks
    how = "cry" if cry else "free" if free else edge.kind
    unit.courage -= courage
    mined = edge.landmines and game.level > 1 and not free and not swept(unit, edge)
    climbs = sector.climb and not gear and not free
    origin = unit.sector
    place(game, unit, sector, courage, how)
    # What comes last is asked first: questions are a stack.
    if arrives_to_something(game, unit, sector):
        unit.ask("arrive", sector.id)
    if mined or sector.climb:
        unit.ask("cross", origin, mined + 2 * climbs)
    if edge.kind == "advance" and unit.vehicle == "vehicule_reconnaissance":
        gain(game, unit, "card:vehicule_reconnaissance", "G.3", stars=1)
    if not free and not skip:
        meet(game, unit, sector)


@menu
class Cross(Menu):
    """Cliffs and landmines, once the sector's requirements are met; there is nothing to choose."""

    kind = "cross"
    text = "ask-move"
    rule = "3.5.6"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (DONE,)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        sector = game.sector(unit)
        if sector.climb:
            lose_vehicle(game, unit)
        if asked.n & 2:
            loss = game.chance.draw(6, unit.seat) + 1
            lose_soldiers(game, unit, loss, "why:climb", "5.10")
        if asked.n & 1 and not unit.dead:
            loss = game.chance.draw(6, unit.seat) + 1
            emit(
                game,
                events.MineExploded(
                    seat=f"seat:{unit.seat}",
                    origin=asked.card,
                    sector=sector.id,
                    loss=loss,
                    rule="3.5.5",
                ),
            )
            if "porte_bonheur" in unit.items:
                unit.ask("mine", "porte_bonheur", loss)
            else:
                blow(game, unit, loss)


def swept(unit: Unit, edge: Edge) -> bool:
    """Whether the unit ignores these mines, by itself or thanks to another."""
    if "no-mines" in unit.marks or "detector" in unit.marks or "wh24" in unit.specialists:
        return True
    return edge.kind == "lateral" and "wh03" in unit.specialists


def blow(game: DDay, unit: Unit, loss: int) -> None:
    if loss == 6 and CONSTANTS["vehicle_lost_on_six"]:
        lose_vehicle(game, unit)
    lose_soldiers(game, unit, loss, "why:mine", "3.5.5")


@menu
class Mine(Menu):
    """The Lucky Charm rolls a landmine's die again."""

    kind = "mine"
    text = "ask-mine"
    rule = "3.5.5"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return (
            option("keep", "option-keep-mine", loss=asked.n),
            card_option("use", "porte_bonheur"),
        )

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        loss = asked.n
        if option.id != "keep":
            from landfall.games.dice.rules.resources import use_up

            use_up(game, unit, "porte_bonheur")
            loss = game.chance.draw(6, unit.seat) + 1
        blow(game, unit, loss)


def meet(game: DDay, unit: Unit, sector: Sector) -> None:
    """dice 5.2, 5.3: what the new sector takes."""
    if game.level == 1 or not sector.requires:
        return
    _, stars, _ = needed(game, unit, sector)
    unit.stars -= stars
    for wants in sector.requires:
        if wants.lose_specialist:
            unit.ask("lose-specialist")


def lose_vehicle(game: DDay, unit: Unit) -> None:
    """dice 7.3: cliffs, a mine's six and a machine gun's six."""
    if unit.vehicle:
        emit(
            game,
            events.VehicleLost(seat=f"seat:{unit.seat}", card=f"card:{unit.vehicle}", rule="7.3"),
        )
        unit.discards.append(unit.vehicle)
        unit.vehicle = ""


def place(game: DDay, unit: Unit, sector: Sector, courage: int, how: str) -> None:
    origin, unit.sector = unit.sector, sector.id
    unit.visited.append(sector.id)
    unit.marker = 1
    unit.marks.append("entered")
    emit(
        game,
        events.Moved(
            seat=f"seat:{unit.seat}",
            origin=origin,
            sector=sector.id,
            courage=courage,
            how=how,
            rule="3.5.1",
        ),
    )


@menu
class LoseSpecialist(Menu):
    kind = "lose-specialist"
    text = "ask-lose-specialist"
    rule = "5.3"

    def options(self, game: DDay, unit: Unit, asked: Question) -> tuple[Option, ...]:
        return tuple(card_option("lose", card) for card in unit.specialists)

    def take(self, game: DDay, unit: Unit, asked: Question, option: Option) -> None:
        lose_specialist(game, unit, option.id.partition(":")[2], "5.3")
        if unit.force == 0:
            eliminate(game, unit, "losses")
