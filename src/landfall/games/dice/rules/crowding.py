"""dice 3.5.7, 5.8: before units move: turn away those for which there is no room, and let units
help each other along."""

from __future__ import annotations

from landfall.games.dice.model.offers import BEFORE_ORDERS
from landfall.games.dice.model.state import DDay, Unit
from landfall.games.dice.rules.sectors import in_force
from landfall.games.dice.rules.upkeep import must_move


def refuse_crowding(game: DDay) -> None:
    """Turn away the moves for which there is no room, then apply the help that moving units give
    each other."""
    moving = {
        u.seat: u.order.partition(":")[2]
        for u in game.units
        if u.order.startswith(("move:", "howard:"))
    }
    # A parachute drop names a sector; ``drop:`` also discards missions and medals.
    dropping = {
        u.seat: u.order.partition(":")[2]
        for u in game.units
        if u.order.startswith("drop:") and u.order.partition(":")[2] in game.ground.sectors
    }
    if not moving and not dropping:
        return
    goals = {**moving, **dropping}
    order = sorted(game.in_order(), key=lambda u: not (u.on_land and must_move(game, u)))
    jam = next((op["value"] for op in in_force(game, "max_entering")), 0)
    for sector in {g for g in goals.values() if jam or game.ground.sectors[g].max_units}:
        staying = sum(u.on_land and u.sector == sector and u.seat not in goals for u in game.units)
        most = game.ground.sectors[sector].max_units
        room = most - staying if most else len(goals)
        room = min(room, jam) if jam else room
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
    """The Mine Detector and the Pathfinder clear mines for others; the Grappling Hook takes one
    unit along."""
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
    """A Grappling Hook thrown in Phase 3 helps one unit to climb: the first in table order that does."""
    climbers = [
        u
        for u in game.in_order()
        if "rope" in u.marks and u.seat in moving and game.ground.sectors[moving[u.seat]].climb
    ]
    if climbers:
        for unit in game.units:
            if unit is not climbers[0] and "rope" in unit.marks:
                unit.marks.remove("rope")
