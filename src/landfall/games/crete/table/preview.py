"""What a move, a shot, an assault or a landing would lead to, step by step, before a player commits to it."""

from __future__ import annotations

import itertools

from landfall.core.decisions import Arg, Fact
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import ASSAULT, FIRE, GREEN_FIRE, NUMBER, SIDE
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import BY_NAME
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.pieces import DUE
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.assault import (
    CHARGING,
    assault_hexes,
    best_target,
    bravery,
    defenders,
)
from landfall.games.crete.rules.drops import KINDS, jump_mods, jump_row
from landfall.games.crete.rules.fire import DEFENSIVE, PRIMARY, REPLY, Aim, aim
from landfall.games.crete.rules.movement import Way
from landfall.games.crete.rules.odds import OUTCOMES, odds, of_aim
from landfall.games.crete.rules.opportunity import firers, shot_at
from landfall.games.crete.rules.quality import Mods, chance, need, told
from landfall.games.crete.rules.results import armoured_half, table_result


def assault(game: Crete, name: str) -> tuple[Fact, ...]:
    """``assault:NZ-18-A@R28.11``: steps A2 to A7 for one assaulting unit."""
    one, _, other = name.partition("@")
    unit, hex = NUMBER.get(one, NOBODY), BY_NAME.get(other, NOBODY)
    if NOBODY in (unit, hex) or game.units[unit].at < 0 or hex not in assault_hexes(game, unit):
        return ()
    ref, mass = counters.REF[unit], game.units[unit].steps
    value, mods = bravery(game, unit, hex)
    args: dict[str, Arg] = {
        "unit": ref,
        "hex": HEX[hex],
        "need": value,
        "chance": chance(value),
        "modifiers": told(mods),
        "modifiers-count": len(mods),
    }
    facts = [Fact("G16.3", "fact-bravery", args, (HEX[hex],), "a2")]
    against = tuple(defenders(game, hex, SIDE[unit]))
    for enemy in against:
        if FIRE[enemy] is not None and not GREEN_FIRE[enemy] and not game.units[enemy].suppressed:
            shot = aim(game, enemy, unit, DEFENSIVE, False, mass, CHARGING)
            step = _shot(game, enemy, unit, DEFENSIVE, shot, mass, CHARGING)
            step["chance"] = chance(need(game, enemy, "defensive"))
            facts.append(Fact("G16.4", "fact-defends", step, (), "a3"))
    target = best_target(game, unit, against, PRIMARY)[0]
    shot = aim(game, unit, target, PRIMARY)
    facts.append(Fact("G16.6", "fact-attacks", _shot(game, unit, target, PRIMARY, shot), (), "a5"))
    facts += [
        Fact(
            "G16.7",
            "fact-replies",
            _shot(game, enemy, unit, REPLY, aim(game, enemy, unit, REPLY, False, mass), mass),
            (),
            "a6",
        )
        for enemy in against
        if ASSAULT[enemy] is not None and not game.units[enemy].mounted
    ]
    facts += [
        Fact(
            "G16.8",
            "fact-last-check",
            {"unit": counters.REF[enemy], "chance": chance(need(game, enemy, "last"))},
            (),
            "a7",
        )
        for enemy in against
    ]
    return tuple(facts)


def _shot(
    game: Crete,
    unit: int,
    target: int,
    mode: str,
    shot: Aim,
    mass: int = -1,
    extra: tuple[tuple[str, int], ...] = (),
) -> dict[str, Arg]:
    spread = odds(game, unit, target, mode, mass, extra)
    args: dict[str, Arg] = {
        "unit": counters.REF[unit],
        "target": counters.REF[target],
        "base": shot.base,
        "rating": shot.rating,
        "modifiers": told(list(shot.mods)),
        "modifiers-count": len(shot.mods),
        "hurt": round(spread.hurt),
    }
    return args | {outcome: round(getattr(spread, outcome)) for outcome in OUTCOMES[1:]}


def jump(game: Crete, name: str) -> tuple[Fact, ...]:
    """``jump:R28.11``: what is added to the die of a company that comes down there (4.2.1)."""
    hex = BY_NAME.get(name, NOBODY)
    if hex == NOBODY:
        return ()
    # R8: once a company has come down, the zones stay as they were when the first of them landed.
    jumped = next((n for n in game.at(hex) if n in game.jumps), NOBODY)
    if jumped == NOBODY:
        return (_landing(game, hex, jump_mods(game, hex, glider=False)),)
    mods = [(name, value) for name, value in zip(KINDS, game.jumps[jumped], strict=True) if value]
    return (_landing(game, hex, mods, jumped),)


def drops(game: Crete, name: str) -> tuple[Fact, ...]:
    """``drops:``: every company that has yet to jump, and what is added to its roll."""
    return tuple(
        _landing(game, hex, jump_mods(game, hex, way == "glider"), unit, way)
        for arrival in game.frame.arrivals
        if arrival.kind == "drop"
        for unit, hex, way in zip(arrival.units, arrival.hexes, arrival.ways, strict=True)
        if game.units[unit].at == DUE
    )


def _landing(game: Crete, hex: int, mods: Mods, unit: int = NOBODY, way: str = "drop") -> Fact:
    added = sum(value for _, value in mods)
    rows = [jump_row(die, die + added) for die in range(10)]
    args: dict[str, Arg] = {
        "hex": HEX[hex],
        "added": added,
        "modifiers": told(mods),
        "well": 10 * sum(not r.markers and not r.steps and not r.eliminated for r in rows),
        "delayed": 10 * sum(bool(r.markers) and not r.steps and not r.eliminated for r in rows),
        "step": 10 * sum(bool(r.steps) and not r.eliminated for r in rows),
        "eliminated": 10 * sum(r.eliminated for r in rows),
        "unit": counters.REF[unit] if unit != NOBODY else "",
        "way": way,
    }
    return Fact("4.2.1", "fact-jump", args, (HEX[hex],), "jump")


def faces(game: Crete, shot: Aim, target: int) -> tuple[str, ...]:
    """What each of the ten faces of the die would bring, by the result table (G14.1)."""
    return tuple(
        table_result(shot.color, armoured_half(game, target), die) or "-" for die in range(10)
    )


def shots_on(game: Crete, unit: int, way: Way) -> tuple[Fact, ...]:
    """The shots to expect along a path, one by one (G15.2 to G15.4), as if the earlier ones had no effect."""
    there = game.clone()
    found: list[Fact] = []
    for node, after in itertools.pairwise(way.nodes):
        hex, to = node >> 1, after >> 1
        if hex == to:
            continue
        if there.units[unit].at != hex:
            there.place(unit, hex)
            # G10.7, G15.6: what was dug counts while its hex is left, not afterwards.
            there.mark(unit, position=0)
        there.mark(unit, column=bool(node & 1))
        for firer in firers(there, unit, to):
            shot = shot_at(there, firer, unit, False)
            closes = chance(need(there, firer[0], "opportunity"))
            spread = of_aim(there, shot, unit, True)
            stops = spread[2] + spread[4]
            found.append(
                Fact(
                    "G15.3",
                    "fact-way-shot",
                    {
                        "unit": counters.REF[firer[0]],
                        "hex": HEX[hex],
                        "rating": shot.rating,
                        "chance": closes,
                        "hurt": round((100 - spread[0]) * closes / 100),
                        "stopped": round(stops * closes / 100),
                    },
                    (counters.REF[firer[0]], HEX[hex]),
                    "shot",
                )
            )
    return tuple(found)
