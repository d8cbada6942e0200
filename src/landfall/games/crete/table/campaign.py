"""What can be asked about the island: how morale adds up, supply, ports by night, boxes, drops, parks, locked units."""

from __future__ import annotations

from collections import deque

from landfall.core.decisions import Arg, Fact
from landfall.games.crete.model import chart as charts
from landfall.games.crete.model import counters
from landfall.games.crete.model.chart import BY_SLUG, box_at, chart
from landfall.games.crete.model.counters import CHIT_REF, CLASS, GREEK, LEADER_REF, SIDE
from landfall.games.crete.model.diary import SAILED, Note
from landfall.games.crete.model.frames import NOBODY, TURNS, day_of, hour_of
from landfall.games.crete.model.ground import (
    AIRFIELDS,
    ALLIED,
    BY_NAME,
    GERMAN,
    PORT_HEXES,
    SHEET,
    SIDES,
)
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.movement_costs import LEG
from landfall.games.crete.model.state import Crete
from landfall.games.crete.model.sticks import drop_turns
from landfall.games.crete.model.supply import LEVELS, ZONES, level
from landfall.games.crete.rules import morale
from landfall.games.crete.rules.exits import ways_out
from landfall.games.crete.rules.free_drops import dispersion_mods
from landfall.games.crete.rules.indirect import observers
from landfall.games.crete.rules.locks import closed_locks
from landfall.games.crete.rules.obligations import duties, met
from landfall.games.crete.rules.quality import told
from landfall.games.crete.rules.shipping import EVACUATED_A_PORT
from landfall.games.crete.rules.supply import may_improve, may_worsen, zones_in_play
from landfall.games.crete.table.why_leave import why_not_leave


def sums(game: Crete, name: str) -> tuple[Fact, ...]:
    """``morale:``: the lines that add up to Allied morale (S5); the last one is what the ceiling cut off."""
    if not morale.used(game) or game.withdrawal or not morale.ceiling(game):
        return ()
    greek = sum(
        counters.STEPS[n] - unit.steps
        for n, unit in game.units.items()
        if GREEK[n] and unit.steps < counters.STEPS[n]
    )
    fields = sum(
        all(game.control.get(h, ALLIED) == GERMAN for h in hexes)
        for hexes in AIRFIELDS.values()
        if SHEET[hexes[0]] in game.frame.record.maps
    )
    ports = sum(game.control.get(h, ALLIED) == GERMAN for h in PORT_HEXES)
    lines = [
        ("start", 1, morale.ceiling(game)),
        ("allied", game.lost[ALLIED] - greek, morale.ALLIED_STEP * (game.lost[ALLIED] - greek)),
        ("german", game.lost[GERMAN], morale.GERMAN_STEP * game.lost[GERMAN]),
        ("airfields", fields, -morale.AIRFIELD_OR_PORT * fields),
        ("ports", ports, -morale.AIRFIELD_OR_PORT * ports),
        ("supply", len(game.shocks), sum(morale.SHOCKS[s] for s in game.shocks)),
    ]
    rest = game.morale - sum(change for _, _, change in lines)
    lines.append(("rest", 1 if rest else 0, rest))
    return tuple(
        Fact("S5.0", f"fact-morale-{line}", {"count": count, "change": change}, (), "sum")
        for line, count, change in lines
        if count
    )


def ledger(game: Crete, name: str) -> tuple[Fact, ...]:
    """``ledger:``: the withdrawal level, the level if every open obligation is missed, and the next band."""
    bands = game.frame.record.victory.withdrawal_bands
    if not bands:
        return ()
    owed = sum(
        sum(duty["else"].values())
        for n, duty in enumerate(duties(game))
        if n not in game.tested and not met(game, duty)
    )
    now = game.morale if game.withdrawal else 0
    above = sorted(row["min"] for row in bands if row["min"] is not None and row["min"] > now)
    args: dict[str, Arg] = {
        "level": now,
        "owed": owed,
        "with": now + owed,
        "missing": above[0] - now if above else 0,
    }
    return (Fact("S5.0", "fact-ledger", args, (), "ledger"),)


def supply(game: Crete, name: str) -> tuple[Fact, ...]:
    """``supply:``: the level of each side in each zone, and whether it can get better or worse (S4)."""
    if "S4" not in game.clauses.rules:
        return ()
    return tuple(
        Fact(
            "S4.0",
            "fact-supply",
            {
                "zone": f"zone:{ZONES[zone]}",
                "side": f"side:{SIDES[side]}",
                "level": LEVELS[level(game, zone, side)],
                "better": int(may_improve(game, zone, side)),
                "worse": int(may_worsen(game, zone, side)),
            },
            (),
            SIDES[side],
        )
        for zone in zones_in_play(game)
        for side in (GERMAN, ALLIED)
    )


def _sailed(note: Note) -> Fact:
    args: dict[str, Arg] = {"unit": note.what, "hex": note.hex, "day": day_of(note.turn)}
    return Fact("R30", "fact-sailed", args, (note.what, note.hex), "sailed")


def _taken(game: Crete, port: str) -> int | None:
    """The turn in which the Germans took the port, if the diary has it."""
    turns = [n.turn for n in game.notes if n.kind == "control" and n.hex == port]
    return turns[-1] if turns else None


def ports(game: Crete, name: str) -> tuple[Fact, ...]:
    """``ports:``: who sailed from each port by night, then the units in it: can they sail tonight, and if not, why?"""
    found = [_sailed(note) for note in game.notes if note.kind == SAILED]
    for hex in sorted(PORT_HEXES):
        if SHEET[hex] not in game.frame.record.maps:
            continue
        held = game.control.get(hex, ALLIED)
        sailed = game.evacuated.count(hex)
        args: dict[str, Arg] = {
            "hex": HEX[hex],
            "side": f"side:{SIDES[held]}",
            "sailed": sailed,
            "most": EVACUATED_A_PORT,
        }
        if held == GERMAN and (taken := _taken(game, HEX[hex])) is not None:
            args |= {"day": day_of(taken), "hour": hour_of(taken)}
        found.append(Fact("R30", "fact-port", args, (HEX[hex],), SIDES[held]))
        for unit in game.at(hex):
            if SIDE[unit] != ALLIED:
                continue
            ref = counters.REF[unit]
            if any(way.kind == "evacuate" for way in ways_out(game, unit)):
                found.append(Fact("R30", "fact-sails", {"unit": ref}, (ref, HEX[hex]), "sails"))
            elif (why := why_not_leave(game, unit, "evacuate")) is not None:
                found.append(Fact(why.rule, why.text, why.args, (ref, HEX[hex]), "stays"))
    return tuple(found)


def box(game: Crete, name: str) -> tuple[Fact, ...]:
    """``box:transit-2``: who waits there, and when they can be on a map at the earliest (S1, R21)."""
    number = BY_SLUG.get(name, NOBODY)
    here = chart(game.scenario, game.small)
    if number not in here.links:
        return ()
    found = []
    for unit, state in sorted(game.units.items()):
        if box_at(state.at) != number:
            continue
        to, links = _way_in(here, number)
        if to == NOBODY:
            continue
        wheels = CLASS[unit] != LEG or counters.UNITS[unit].organic_transport
        turn = game.turn + links
        if not wheels and links:
            night = game.turn - game.turn % len(TURNS) + len(TURNS) - 1
            turn = night + (links - 1) * len(TURNS) + 1
        found.append(
            Fact(
                "R21",
                "fact-in-box",
                {
                    "unit": counters.REF[unit],
                    "box": charts.REF[to],
                    "hex": HEX[here.door[to]],
                    "links": links,
                    "how": "wheels" if wheels else "foot",
                    "day": day_of(turn),
                    "hour": hour_of(turn),
                },
                (counters.REF[unit], HEX[here.door[to]]),
                "box",
            )
        )
    return tuple(found)


def _way_in(here: charts.Chart, start: int) -> tuple[int, int]:
    """The nearest box that leads onto a map, and how many links away it is."""
    seen, queue = {start}, deque([(start, 0)])
    while queue:
        at, far = queue.popleft()
        if at in here.door:
            return at, far
        for to in here.links.get(at, ()):
            if to not in seen:
                seen.add(to)
                queue.append((to, far + 1))
    return NOBODY, 0


def dispersion(game: Crete, name: str) -> tuple[Fact, ...]:
    """``dispersion:W10.04``: the chance that a stick aimed there scatters (O1)."""
    hex = BY_NAME.get(name, NOBODY)
    rows = [row for n, row in enumerate(drop_turns(game.scenario)) if n not in game.free_used]
    if hex == NOBODY or not rows:
        return ()
    mods = dispersion_mods(game, hex)
    added, low = sum(value for _, value in mods), rows[0].low
    args: dict[str, Arg] = {
        "hex": HEX[hex],
        "low": low,
        "added": added,
        "modifiers": told(mods),
        "chance": 10 * sum(die + added >= low for die in range(10)),
    }
    return (Fact("O1.0", "fact-dispersion", args, (HEX[hex],), "dispersion"),)


def park(game: Crete, name: str) -> tuple[Fact, ...]:
    """``park:W18.10``: its batteries, its contact, and who observes for it (G17)."""
    hex = BY_NAME.get(name, NOBODY)
    found = next((park for park in game.parks if park.hex == hex), None)
    if found is None:
        return ()
    batteries = tuple(counters.REF[n] for n in found.batteries)
    watching = observers(game, found.batteries[0]) if found.batteries else []
    eyes = tuple(counters.REF[n] for n in watching)
    args: dict[str, Arg] = {
        "hex": HEX[hex],
        "units": batteries,
        "count": len(eyes),
        "leader": LEADER_REF[found.contact] if found.contact != NOBODY else "",
        "contact": int(found.contact != NOBODY),
    }
    return (Fact("G17.2", "fact-park", args, (HEX[hex], *eyes), "park"),)


def padlock(game: Crete, unit: int) -> list[Fact]:
    """Why a unit cannot be activated yet, and what opens the lock (R49, R78, S7)."""
    ref = counters.REF[unit]
    if unit in game.landed:
        return [Fact("S7.0", "fact-just-landed", {"unit": ref}, (), "lock")]
    for number, reserve in enumerate(game.clauses.reserves):
        if unit in reserve.units and number not in game.awake:
            return [Fact("R78", "fact-reserve", {"unit": ref, "range": reserve.near}, (), "lock")]
    at = game.units[unit].at
    for number in closed_locks(game):
        lock = game.clauses.locks[number]
        if SIDE[unit] != lock.side or at < 0 or SHEET[at] not in lock.sheets:
            continue
        args: dict[str, Arg] = {
            "unit": ref,
            "day": day_of(lock.turn),
            "hour": hour_of(lock.turn),
            "chit": CHIT_REF[lock.chit] if lock.chit != NOBODY else "",
            "with": int(lock.chit != NOBODY),
        }
        return [Fact("R49", "fact-locked", args, (), "lock")]
    return []
