"""Reasons for the island as a whole: the chart, ways off the map, drops, ships."""

from __future__ import annotations

from landfall.core.decisions import Decision, Option
from landfall.core.hints import reason
from landfall.games.crete.bot.island import goals, in_sight
from landfall.games.crete.bot.picture import Picture, number_of
from landfall.games.crete.bot.worth import odds
from landfall.games.crete.hints.facts import Reasons, ground, losses, spread_of
from landfall.games.crete.model.chart import REF as BOX
from landfall.games.crete.model.chart import SHEET_MASK, box_at, chart
from landfall.games.crete.model.counters import NUMBER, REF
from landfall.games.crete.model.ground import GERMAN, distance
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.rules.fire import INDIRECT
from landfall.games.crete.rules.quality import chance, need
from landfall.games.crete.rules.shipping import EVACUATED_A_PORT, SHIPPED_A_NIGHT
from landfall.games.crete.rules.sticks import allied_firers

# Off the map.


def way_out(seen: Picture, decision: Decision, option: Option) -> Reasons:
    """What it means to leave the map this way."""
    unit = REF[number_of(decision.at[0])]
    kind = option.id.partition(":")[0]
    if kind == "withdraw":
        yield reason("withdraw", "S5.0", (unit,), unit=unit)
    elif kind == "evacuate":
        yield reason("evacuate", "R30", (unit,), unit=unit, count=EVACUATED_A_PORT)
    elif kind in ("ship", "ship-away"):
        yield reason("ship", "S2.0", (unit,), unit=unit, count=SHIPPED_A_NIGHT)
    elif kind == "exit":
        yield reason("exit", "R77", (unit,), unit=unit)
    elif kind == "by-legs":
        yield reason("by-legs", "G10.11", (unit,))
    else:
        yield reason("off-map", "S1.0", (unit,), unit=unit)


def leave(seen: Picture, decision: Decision, option: Option) -> Reasons:
    unit = number_of(decision.at[0])
    hits = seen.unit(unit).cohesion
    if hits:
        yield reason("hits", "G14.4", (REF[unit],), unit=REF[unit], count=hits)
    yield from ground(seen, seen.at(unit))


def come_in(seen: Picture, decision: Decision, option: Option) -> Reasons:
    if option.id == "done":
        yield reason("box-stay", "S1.0")
        return
    unit = int(option.value)
    box = box_at(seen.at(unit))
    yield reason("come-in", "S1.0", (REF[unit],), unit=REF[unit], box=BOX[box])
    door = chart(seen.game.scenario, seen.game.small).door.get(box)
    if door is not None:
        yield from ground(seen, door)


def box_march(seen: Picture, decision: Decision, option: Option) -> Reasons:
    if option.id == "done":
        yield reason("box-stay", "R21")
        return
    unit = NUMBER[option.id.removeprefix("march:").partition("@")[0]]
    yield reason("box-march", "R21", (REF[unit],), unit=REF[unit], box=BOX[int(option.value)])


# Drops.


def drop(seen: Picture, decision: Decision, option: Option) -> Reasons:
    """How many enemies fire at the target hex, and how far it is from the objective."""
    if not option.id.startswith("zone:"):
        yield reason("hold-back", decision.rule)
        return
    hex = int(option.value)
    firing = len(allied_firers(seen.game, hex))
    yield reason("drop-fire", "O1.0", (HEX[hex],), hex=HEX[hex], count=firing)
    near = min((distance(hex, goal) for goal in goals(seen)), default=0)
    yield reason("drop-near", "S6.0", (HEX[hex],), hex=HEX[hex], range=near)


def stick(seen: Picture, decision: Decision, option: Option) -> Reasons:
    units = len(option.at)
    yield reason("stick" if units else "stick-done", "O1.0", option.at, count=units)


def alone(seen: Picture, decision: Decision, option: Option) -> Reasons:
    yield reason("alone", "R73")


def over(seen: Picture, decision: Decision, option: Option) -> Reasons:
    yield reason("spread", decision.rule)


# Ships.


def fleet(seen: Picture, decision: Decision, option: Option) -> Reasons:
    if option.id == "egypt-all":
        yield reason("egypt-all", "R63")
    elif option.id.startswith("egypt:"):
        ship = NUMBER[option.id.partition(":")[2]]
        steps = seen.unit(ship).steps
        yield reason("egypt", "O2.6", (REF[ship],), unit=REF[ship], count=steps)
    else:
        name = seen.game.fleet if option.id == "stay" else option.id.partition(":")[2]
        count = (seen.game.holding(GERMAN) & SHEET_MASK[name]).bit_count()
        yield reason("fleet", decision.rule, sheet=f"sheet:{name}", count=count)


def coast(seen: Picture, decision: Decision, option: Option) -> Reasons:
    hex = seen.game.naval_target if option.id == "stay" else int(option.value)
    yield reason("coast", "O2.7", (HEX[hex],), hex=HEX[hex], count=in_sight(seen, hex))


def ships(seen: Picture, decision: Decision, option: Option) -> Reasons:
    verb, _, what = option.id.partition(":")
    if verb == "end":
        yield reason("ships-end", "O2.4")
        yield from losses(seen)
        return
    ship = NUMBER[what.partition("@")[0]]
    if verb == "fire":
        target = int(option.value)
        yield spread_of(odds(seen.game, ship, target, INDIRECT), target, "O2.4")
    else:
        passing = chance(need(seen.game, ship, "rally"))
        yield reason("rally", "G18.1", (REF[ship],), unit=REF[ship], chance=passing)
