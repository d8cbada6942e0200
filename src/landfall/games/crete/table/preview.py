"""What would come of an assault or a landing, step by step, before anybody commits to it."""

from __future__ import annotations

from landfall.core.decisions import Arg, Fact
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import ASSAULT, FIRE, GREEN_FIRE, NUMBER, SIDE
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import BY_NAME
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.assault import (
    CHARGING,
    assault_hexes,
    best_target,
    bravery,
    defenders,
)
from landfall.games.crete.rules.fire import DEFENSIVE, PRIMARY, REPLY, Aim, aim
from landfall.games.crete.rules.landing import jump_mods, jump_row
from landfall.games.crete.rules.odds import OUTCOMES, odds
from landfall.games.crete.rules.quality import chance, need, told


def assault(game: Crete, name: str) -> tuple[Fact, ...]:
    """``assault:NZ-18-A@R28.11``: A2 to A7 as one unit would meet them."""
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
        "hurt": round(spread.hurt),
    }
    return args | {outcome: round(getattr(spread, outcome)) for outcome in OUTCOMES[1:]}


def jump(game: Crete, name: str) -> tuple[Fact, ...]:
    """``jump:R28.11``: what would be added to the die of a company that comes down there now (4.2.1)."""
    hex = BY_NAME.get(name, NOBODY)
    if hex == NOBODY:
        return ()
    mods = jump_mods(game, hex, glider=False)
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
    }
    return (Fact("4.2.1", "fact-jump", args, (HEX[hex],), "jump"),)
