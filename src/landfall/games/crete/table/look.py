"""What can be asked about a unit, a hex or a leader: reach, zones, odds, sight, danger, command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landfall.core.decisions import Arg, Fact
from landfall.games.crete.model import counters, ground
from landfall.games.crete.model.counters import LEADER_NUMBER, LEADER_REF, NUMBER, SIDE
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import BY_NAME, LAND, hexes_of, within
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.sight import what_blocks
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.acting import fire_targets
from landfall.games.crete.rules.command import command_range, commanders, leader_hex
from landfall.games.crete.rules.fire import DIRECT, INDIRECT, aim, direct_targets, has_bonus
from landfall.games.crete.rules.movement import allowance, may_move, reach_of
from landfall.games.crete.rules.naval import at_sea, naval_targets
from landfall.games.crete.rules.odds import odds
from landfall.games.crete.rules.quality import chance, need, place_of, told
from landfall.games.crete.table import campaign
from landfall.games.crete.table.diary import diary
from landfall.games.crete.table.orders import effect, questions
from landfall.games.crete.table.preview import assault, drops, faces, jump, shots_on


def look(game: Crete, ref: str) -> tuple[Fact, ...]:
    kind, _, name = ref.partition(":")
    asked = _KINDS.get(kind)
    return asked(game, name) if asked is not None else ()


def _unit(game: Crete, name: str) -> tuple[Fact, ...]:
    unit = NUMBER.get(name, NOBODY)
    if unit not in game.units or game.units[unit].at < 0:
        return ()
    ref = counters.REF[unit]
    facts = campaign.padlock(game, unit)
    leaders = commanders(game, unit)
    if leaders:
        who = tuple(LEADER_REF[n] for n in leaders)
        facts.append(Fact("G7.1", "fact-commanded", {"unit": ref, "leaders": who}))
    elif not counters.SELF[unit]:
        facts.append(Fact("G7.4", "fact-uncommanded", {"unit": ref}))
    zone = game.zone(unit)
    if zone:
        hexes = tuple(HEX[h] for h in hexes_of(zone))
        facts.append(Fact("G12.6", "fact-zone", {"unit": ref, "count": len(hexes)}, hexes, "zone"))
    if may_move(game, unit):
        hexes = tuple(sorted({HEX[h] for h, _ in reach_of(game, unit).ends(game)}))
        if hexes:
            facts.append(
                Fact("G10.1", "fact-reach", {"unit": ref, "count": len(hexes)}, hexes, "reach")
            )
    facts += [_shot(game, unit, target) for target in fire_targets(game, unit)[:6]]
    return tuple(facts)


def _shot(game: Crete, unit: int, target: int) -> Fact:
    # O2.4: ships are on no map; the marker observes for them.
    ship = unit in at_sea(game)
    mode = INDIRECT if ship or target not in direct_targets(game, unit) else DIRECT
    origin = game.naval_target if ship else place_of(game, unit)
    shot = aim(game, unit, target, mode)
    spread = odds(game, unit, target, mode)
    args: dict[str, Arg] = {
        "unit": counters.REF[unit],
        "target": counters.REF[target],
        "rating": shot.rating,
        "bonus": max(0, min(9, shot.sum + 2)) if has_bonus(game, unit) else shot.rating,
        "modifiers": told(list(shot.mods)),
        "count": len(shot.mods),
        "base": shot.base,
        "color": shot.color,
        "range": ground.distance(origin, place_of(game, target)),
        "closes": chance(need(game, unit, "bonus")) if has_bonus(game, unit) else 0,
        "faces": faces(game, shot, target),
        "cohesion": round(spread.cohesion),
        "suppressed": round(spread.suppressed),
        "step": round(spread.step),
        "eliminated": round(spread.eliminated),
    }
    return Fact("G13.3", "fact-odds", args, (counters.REF[unit], counters.REF[target]), "odds")


def _odds(game: Crete, name: str) -> tuple[Fact, ...]:
    """``odds:NZ-18-A@FJ1-1``."""
    one, _, other = name.partition("@")
    unit, target = NUMBER.get(one, NOBODY), NUMBER.get(other, NOBODY)
    if unit not in game.units:
        return ()
    targets = naval_targets(game, unit) if unit in at_sea(game) else fire_targets(game, unit)
    return (_shot(game, unit, target),) if target in targets else ()


def _sight(game: Crete, name: str) -> tuple[Fact, ...]:
    """``sight:R28.11@R30.12``: is the line free, and what blocks it?"""
    one, _, other = name.partition("@")
    if one not in BY_NAME or other not in BY_NAME:
        return ()
    a, b = BY_NAME[one], BY_NAME[other]
    far = ground.distance(a, b)
    args: dict[str, Arg] = {"origin": HEX[a], "hex": HEX[b], "range": far}
    if far > game.sight(a):
        return (Fact("G12.2", "fact-too-far", {**args, "limit": game.sight(a)}, (HEX[a], HEX[b])),)
    blocked = what_blocks(a, b, game.smoke)
    if blocked is None:
        return (Fact("G12.1", "fact-seen", args, (HEX[a], HEX[b]), "sight"),)
    by = tuple(HEX[h] for h in blocked.hexes)
    return (
        Fact(
            blocked.rule,
            "fact-blocked",
            {**args, "by": by, "count": len(by)},
            (HEX[a], HEX[b], *by),
            "blocked",
        ),
    )


def _way(game: Crete, name: str) -> tuple[Fact, ...]:
    """``way:NZ-18-A@R28.11/column``: the path of a move with its points and shots."""
    one, _, end = name.partition("@")
    hex_name, _, state = end.partition("/")
    unit, hex = NUMBER.get(one, NOBODY), BY_NAME.get(hex_name, NOBODY)
    if unit not in game.units or game.units[unit].at < 0 or not may_move(game, unit):
        return ()
    reach = reach_of(game, unit)
    if (hex, state) not in reach.ends(game):
        return ()
    way = reach.way_to(hex, state)
    path: list[str] = []
    for node in way.nodes:
        if not path or path[-1] != HEX[node >> 1]:
            path.append(HEX[node >> 1])
    args: dict[str, Arg] = {
        "unit": counters.REF[unit],
        "hex": HEX[hex],
        "points": way.cost // 2,
        "half": way.cost % 2,
        "of": allowance(game, unit) // 2,
        "shots": way.shots,
        "state": state or "open",
        "terrain": ground.TERRAIN[hex],
        "zones": len(game.firers_on(hex, 1 - SIDE[unit])),
    }
    return (Fact("G10.11", "fact-way", args, tuple(path), "way"), *shots_on(game, unit, way))


def _hex(game: Crete, name: str) -> tuple[Fact, ...]:
    hex = BY_NAME.get(name, NOBODY)
    if hex == NOBODY or not LAND[hex]:
        return ()
    args: dict[str, Arg] = {"hex": HEX[hex], "terrain": ground.TERRAIN[hex]}
    facts = [Fact("2.0", "fact-terrain", args, (HEX[hex],))]
    for side, name_of in enumerate(ground.SIDES):
        firing = game.firers_on(hex, side)
        if firing:
            refs = tuple(counters.REF[n] for n in firing)
            facts.append(
                Fact(
                    "G12.7",
                    "fact-heat",
                    {
                        "hex": HEX[hex],
                        "side": f"side:{name_of}",
                        "count": len(firing),
                        "units": refs,
                    },
                    refs,
                    "heat",
                )
            )
    return tuple(facts)


def _heat(game: Crete, name: str) -> tuple[Fact, ...]:
    """``heat:allied``: the hexes under that side's fire, by the number of units that can fire there."""
    if name not in ground.SIDES:
        return ()
    side = ground.SIDES.index(name)
    by_count: dict[int, list[str]] = {}
    for hex in hexes_of(game.zones_of(side)):
        by_count.setdefault(len(game.firers_on(hex, side)), []).append(HEX[hex])
    return tuple(
        Fact("G12.7", "fact-heat-level", {"side": f"side:{name}", "count": n}, tuple(hexes), "heat")
        for n, hexes in sorted(by_count.items())
    )


def _leader(game: Crete, name: str) -> tuple[Fact, ...]:
    leader = LEADER_NUMBER.get(name, NOBODY)
    if leader == NOBODY or leader_hex(game, leader) < 0:
        return ()
    reach = command_range(game, leader)
    at = leader_hex(game, leader)
    hexes = tuple(HEX[h] for h in hexes_of(within(at, reach)))
    units = [
        n
        for n in game.fielded(counters.LEADER_SIDE[leader])
        if leader in commanders(game, n) and SIDE[n] == counters.LEADER_SIDE[leader]
    ]
    args: dict[str, Arg] = {"leader": LEADER_REF[leader], "range": reach, "count": len(units)}
    return (Fact("G7.2", "fact-radius", args, hexes, "radius"),)


_KINDS: Final[dict[str, Callable[[Crete, str], tuple[Fact, ...]]]] = {
    "diary": diary,
    "unit": _unit,
    "hex": _hex,
    "leader": _leader,
    "odds": _odds,
    "sight": _sight,
    "way": _way,
    "heat": _heat,
    "assault": assault,
    "jump": jump,
    "drops": drops,
    "order": effect,
    "questions": questions,
    "morale": campaign.sums,
    "ledger": campaign.ledger,
    "supply": campaign.supply,
    "ports": campaign.ports,
    "box": campaign.box,
    "dispersion": campaign.dispersion,
    "park": campaign.park,
}
