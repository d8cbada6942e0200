"""Sentences that several answers share: chances of a shot, of a check, what a hex offers."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.core.decisions import Fact
from landfall.core.hints import reason
from landfall.games.crete.bot.picture import Picture
from landfall.games.crete.model.counters import REF
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.ground import SIDES
from landfall.games.crete.rules.odds import Spread

Reasons = Iterator[Fact]


def spread_of(spread: Spread, unit: int, rule: str) -> Fact:
    """What a shot at a unit brings, in percent."""
    return reason(
        "odds",
        rule,
        (REF[unit],),
        unit=REF[unit],
        cohesion=round(spread.cohesion),
        suppressed=round(spread.suppressed),
        step=round(spread.step),
        eliminated=round(spread.eliminated),
    )


def weakness(seen: Picture, unit: int) -> Reasons:
    """Why this unit is chosen: its markers make it easy to hit or to overrun."""
    state = seen.unit(unit)
    ref = REF[unit]
    if state.suppressed:
        yield reason("suppressed", "G14.5", (ref,), unit=ref)
    if state.chutes or state.gliders:
        yield reason("packed", "4.2.2", (ref,), unit=ref, count=state.chutes + state.gliders)
    if state.cohesion >= 2:
        yield reason("shaken", "G14.4", (ref,), unit=ref)


def ground(seen: Picture, hex: int) -> Reasons:
    """Which enemies fire there, how good the cover is, and whether the hex counts for victory."""
    ref = HEX[hex]
    if hex in seen.wanted:
        yield reason("objective", "G25.1", (ref,), hex=ref)
    elif hex in seen.objectives:
        yield reason("held", "S6.0", (ref,), hex=ref)
    firing = seen.foes_firing_on(hex)
    if firing:
        yield reason("zones", "G12.7", (ref,), hex=ref, count=firing)
    else:
        yield reason("no-zones", "G12.7", (ref,), hex=ref)
    if seen.cover(hex):
        yield reason("cover", "G10.3", (ref,), hex=ref, count=seen.cover(hex))


def losses(seen: Picture, of_the_enemy: bool = True) -> Reasons:
    """Steps that a victory test counts, and how many it requires; the enemy's only where they matter to the answer."""
    for check in seen.game.frame.record.victory.checks:
        counted = check.test.get("steps_eliminated")
        if counted is not None:
            side = SIDES.index(counted["side"])
            if side != seen.side and not of_the_enemy:
                continue
            limit = int(counted["at_least"])
            yield reason(
                "losses-own" if side == seen.side else "losses-foe",
                "G25.1",
                count=seen.game.lost[side],
                limit=limit,
            )
