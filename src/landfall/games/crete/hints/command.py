"""Reasons away from the fighting: set-up, leaders, parks, events, air strikes and air landings."""

from __future__ import annotations

from landfall.core.decisions import Decision, Fact, Option
from landfall.core.hints import reason
from landfall.games.crete.bot.choices import count_of
from landfall.games.crete.bot.picture import Picture
from landfall.games.crete.bot.staff import leader_of, observers
from landfall.games.crete.hints.facts import Reasons, ground, losses
from landfall.games.crete.model.counters import CHIT_REF, LEADER_NUMBER, LEADER_REF, NUMBER, REF
from landfall.games.crete.model.ground import AIRFIELDS, NEAR_MASK, SHEET
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.rules.command import leader_hex
from landfall.games.crete.rules.leaders import commanded_from
from landfall.games.crete.rules.points import formation_with

#: The radius in which the bot counts the units around a leader.
NEAR_LEADER = 2


def stands(seen: Picture, decision: Decision, option: Option) -> Reasons:
    """Who would win as things stand, and the losses that a test counts."""
    yield reason(f"stands-{seen.as_it_stands}", "G25.1")
    yield from losses(seen)


def orders(seen: Picture, decision: Decision, option: Option) -> Reasons:
    yield reason("orders", "G33")


def host(seen: Picture, decision: Decision, option: Option) -> Reasons:
    """How many units a leader commands from a unit's hex."""
    leader = leader_of(decision)
    if option.id == "later":
        yield reason("leader-later", "S8.0", leader=LEADER_REF[leader])
        return
    yield _commands(seen, leader, _with(seen, decision, option, leader))


def _with(seen: Picture, decision: Decision, option: Option, leader: int) -> int:
    if option.id == "along":
        return NUMBER[str(decision.args["unit"]).partition(":")[2]]
    return seen.game.leaders[leader].on if option.id == "stay" else int(option.value)


def _commands(seen: Picture, leader: int, unit: int) -> Fact:
    return reason(
        "commands",
        "G7.1",
        (REF[unit],),
        leader=LEADER_REF[leader],
        unit=REF[unit],
        count=commanded_from(seen.game, leader, seen.at(unit)),
    )


def lost(seen: Picture, decision: Decision, option: Option) -> Reasons:
    leader = int(option.value)
    yield _commands(seen, leader, seen.game.leaders[leader].on)


def back(seen: Picture, decision: Decision, option: Option) -> Reasons:
    """How many of our units are around a leader."""
    leader = int(option.value)
    near = seen.own_within(leader_hex(seen.game, leader), NEAR_LEADER)
    yield reason(
        "around", decision.rule, leader=LEADER_REF[leader], count=len(near), range=NEAR_LEADER
    )


def contact(seen: Picture, decision: Decision, option: Option) -> Reasons:
    """How many units would observe for a park or a coastal gun."""
    if option.id == "done":
        yield reason("no-contact", decision.rule)
        return
    leader = LEADER_NUMBER[option.id.partition("@")[2]]
    count = observers(seen, leader)
    yield reason("observers", "G17.7", leader=LEADER_REF[leader], count=count)


def first(seen: Picture, decision: Decision, option: Option) -> Reasons:
    chit = int(option.value)
    formation = formation_with(seen.game, chit)
    members = [n for n in seen.own if seen.game.frame.formation_of[n] == formation]
    near = min((seen.nearest_foe(seen.at(n)) for n in members), default=0)
    refs = tuple(REF[n] for n in members)
    yield reason("first", "R58", refs, chit=CHIT_REF[chit], count=len(members), range=near)


def division(seen: Picture, decision: Decision, option: Option) -> Reasons:
    number = int(option.value)
    name = f"division:{seen.game.frame.divisions[number].name}"
    yield reason("points", decision.rule, division=name, count=seen.game.cp[number])


def sheet(seen: Picture, decision: Decision, option: Option) -> Reasons:
    name = option.id.partition(":")[2]
    own = seen.game.holding(seen.side)
    count = sum(SHEET[seen.at(n)] == name and bool(own & NEAR_MASK[seen.at(n)]) for n in seen.foes)
    yield reason("adjacent", "5.8", sheet=f"sheet:{name}", count=count)


def attach(seen: Picture, decision: Decision, option: Option) -> Reasons:
    name = str(decision.args["division"])
    now = seen.game.frame.division_named(name.partition(":")[2])
    count = sum(a.division == now for a in seen.game.attached)
    yield reason("attached", "S9.0", division=name, count=count)


# Air strikes and air landings.


def allot(seen: Picture, decision: Decision, option: Option) -> Reasons:
    if option.id == "done":
        yield reason("allot-done", "G22.4", count=count_of(decision, "count"))
    else:
        laid = seen.game.air.get(int(option.value), 0)
        yield reason("allot", "G22.4", count=laid, left=count_of(decision, "count"))


def air(seen: Picture, decision: Decision, option: Option) -> Reasons:
    yield reason("air-lost", "G22.4", count=count_of(decision, "count"))


def airfield(seen: Picture, decision: Decision, option: Option) -> Reasons:
    name = option.id.partition(":")[2]
    if not name:
        yield reason("airfield-wait", "S7.0")
        return
    hexes = AIRFIELDS[name]
    held = [h for h in hexes if seen.game.control.get(h) == seen.side]
    under = sum(seen.foes_firing_on(h) > 0 for h in held)
    refs = tuple(HEX[h] for h in held)
    yield reason("runway", "S7.0", refs, airfield=f"airfield:{name}", count=len(held), zones=under)


def series(seen: Picture, decision: Decision, option: Option) -> Reasons:
    units = seen.game.clauses.series[int(option.value)].units
    yield reason("series", "S7.0", tuple(REF[n] for n in units), count=len(units))


def place(seen: Picture, decision: Decision, option: Option) -> Reasons:
    yield from ground(seen, int(option.value))
