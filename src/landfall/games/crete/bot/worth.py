"""What a shot, a strike or an assault is worth, in steps, from the exact odds of `rules/odds.py`."""

from __future__ import annotations

from typing import NamedTuple

from landfall.games.crete.bot.picture import Picture, is_soft
from landfall.games.crete.model.counters import ASSAULT, DOUBLE, FIRE, GREEN_FIRE, SIDE
from landfall.games.crete.model.pieces import IN_PARK
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.air import partisan_aim, strike_aim
from landfall.games.crete.rules.assault import CHARGING, bravery, defenders
from landfall.games.crete.rules.command import in_command
from landfall.games.crete.rules.fire import (
    DEFENSIVE,
    DIRECT,
    INDIRECT,
    PRIMARY,
    REPLY,
    SECONDARY,
    mass_of,
)
from landfall.games.crete.rules.odds import Spread, of_aim
from landfall.games.crete.rules.odds import odds as exact_odds
from landfall.games.crete.rules.quality import chance, need

#: Three cohesion hits are a step (G14.4); a suppressed unit does nothing and may surrender.
COHESION = 0.3
SUPPRESSED = 0.6


#: Earlier results of `odds`, by everything they depend on: an activation asks about the same shot many times.
_spreads: dict[tuple[object, ...], Spread] = {}
_MOST_SPREADS = 20_000


def odds(
    game: Crete,
    firer: int,
    target: int,
    mode: str,
    mass: int = -1,
    extra: tuple[tuple[str, int], ...] = (),
) -> Spread:
    """`rules.odds`, cached."""
    shooter, shot_at = game.units[firer], game.units[target]
    if shooter.at == IN_PARK or shot_at.at == IN_PARK:
        return exact_odds(game, firer, target, mode, mass, extra)
    key = (
        firer,
        shooter,
        in_command(game, firer),
        target,
        shot_at,
        in_command(game, target),
        mode,
        mass_of(game, target) if mass < 0 else mass,
        extra,
        game.night,
        game.barrage.get(shooter.at, 0),
        game.barrage.get(shot_at.at, 0),
        shot_at.at in game.rubble,
        tuple(game.supply.items()),
    )
    known = _spreads.get(key)
    if known is None:
        if len(_spreads) >= _MOST_SPREADS:
            _spreads.clear()
        known = _spreads[key] = exact_odds(game, firer, target, mode, mass, extra)
    return known


def steps_of(spread: Spread, steps: int, suppressed: bool = False) -> float:
    """Expected steps, with suppression and cohesion hits counted as fractions of a step."""
    shaken = spread.cohesion * COHESION + spread.suppressed * (
        COHESION if suppressed else SUPPRESSED
    )
    return (spread.eliminated * max(1, steps) + spread.step + shaken) / 100


def shot_mode(seen: Picture, firer: int, target: int) -> str:
    return DIRECT if seen.at(firer) >= 0 and seen.hits(firer, target) else INDIRECT


def shot(seen: Picture, firer: int, target: int) -> Spread:
    return odds(seen.game, firer, target, shot_mode(seen, firer, target))


def shot_worth(seen: Picture, firer: int, target: int) -> float:
    game, state = seen.game, seen.unit(target)
    worth = steps_of(shot(seen, firer, target), state.steps, state.suppressed)
    if shot_mode(seen, firer, target) == INDIRECT and state.at not in game.barrage:
        # G17.4: the barrage marker is placed whether or not it hits; it reduces range and makes every check harder.
        worth += 0.15
    return worth


def strike_spread(game: Crete, target: int) -> Spread:
    """crete G22.2: a strike reads the armoured half for armour only: a trench or ruins count as if the unit had left them."""
    return Spread(*of_aim(game, strike_aim(game, target), target, opportunity=True, charging=True))


def strike_worth(game: Crete, target: int) -> float:
    state = game.units[target]
    return steps_of(strike_spread(game, target), state.steps, state.suppressed)


def partisan_spread(game: Crete, target: int) -> Spread:
    return Spread(*of_aim(game, partisan_aim(game, target), target))


def partisan_worth(game: Crete, target: int) -> float:
    state = game.units[target]
    return steps_of(partisan_spread(game, target), state.steps, state.suppressed)


class Forecast(NamedTuple):
    """An assault as far as it can be predicted: steps they lose, steps we lose, and who takes part."""

    theirs: float
    ours: float
    own_steps: int
    foe_steps: int
    #: Every defender is suppressed, twice shaken or packed.
    soft: bool

    def gain(self, price: float) -> float:
        """What we gain, with our own losses at their price."""
        return self.theirs - price * self.ours

    @property
    def allowed(self) -> bool:
        """Whether the odds allow it: two to one in steps, or no defender able to stand."""
        return self.soft or self.own_steps >= 2 * self.foe_steps


def forecast(game: Crete, units: list[int], hex: int) -> Forecast:
    """crete G16.2: bravery, defensive fire, attacks, reply and last check, each by its average."""
    side = SIDE[units[0]]
    against = defenders(game, hex, side)
    mass = sum(game.units[n].steps for n in units)
    brave = {n: chance(bravery(game, n, hex)[0]) / 100 for n in units}
    coming = max(brave.values())
    ours = 0.0
    stopped = 0.0
    for foe in against:
        if game.units[foe].suppressed or FIRE[foe] is None or GREEN_FIRE[foe]:
            continue
        fires = chance(need(game, foe, "defensive")) / 100 * coming
        spread = max(
            (odds(game, foe, n, DEFENSIVE, mass, CHARGING) for n in units), key=lambda s: s.hurt
        )
        ours += fires * steps_of(spread, 2)
        stopped += fires * (spread.suppressed + spread.eliminated) / 100
    arriving = max(0.0, 1 - stopped / len(units))
    left = {foe: float(game.units[foe].steps or 1) for foe in against}
    for n in units:
        for mode in (PRIMARY, SECONDARY):
            if mode == PRIMARY and FIRE[n] is None and not DOUBLE[n]:
                continue
            target = max(
                left, key=lambda foe: (left[foe] > 0, steps_of(odds(game, n, foe, mode), 2))
            )
            hit = steps_of(odds(game, n, target, mode), game.units[target].steps)
            left[target] -= brave[n] * arriving * hit
    theirs = 0.0
    for foe, rest in left.items():
        had = game.units[foe].steps or 1
        rest = max(0.0, rest)
        theirs += had - rest
        if ASSAULT[foe] is not None and rest > 0:
            reply = max((odds(game, foe, n, REPLY, mass) for n in units), key=lambda s: s.hurt)
            ours += coming * arriving * rest / had * steps_of(reply, 2)
        yields = (1 - chance(need(game, foe, "last")) / 100) * coming * arriving
        # G16.8: suppressed, packed and immobile units surrender; others only fall back.
        state = game.units[foe]
        lost = rest if state.suppressed or state.chutes or state.gliders else 0.4
        theirs += yields * lost
    foe_steps = sum(game.units[foe].steps for foe in against)
    soft = all(is_soft(game, foe) for foe in against)
    return Forecast(theirs, ours, mass, foe_steps, soft)
