"""G13: direct fire: targets, ratings and modifiers.

crete G2.2, G2.3, G2.7, G12.6, G15.4, G16.12, G23, R1, R2, R5, R6, 2.1, 2.2, 2.3, 2.4.
"""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.crete.model import counters
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import (
    ARMOURED,
    ARTILLERY,
    ASSAULT,
    ASSAULT_COLOR,
    COLOR,
    DEFENCE,
    DOUBLE,
    FIRE,
    GREEN_FIRE,
    PARAMETERS,
    RANGE,
    SIDE,
)
from landfall.games.crete.model.events import Shot
from landfall.games.crete.model.ground import BIT, SLOPES, TERRAIN, distance, hexes_of
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.pieces import AT_SEA, ENTRENCHED, IMPROVED, IN_PARK
from landfall.games.crete.model.sight import view_from
from landfall.games.crete.model.state import Crete
from landfall.games.crete.model.supply import EMERGENCY, level_of
from landfall.games.crete.rules.barrage import LayBarrage, barrage_level
from landfall.games.crete.rules.quality import Mods, QualityCheck, place_of, reduced, roll, told
from landfall.games.crete.rules.results import (
    WORDS,
    Suffer,
    hits,
    result_of,
)

DIRECT = "direct"
INDIRECT = "indirect"
OPPORTUNITY = "opportunity"
#: The two attacks of an assaulter (G16.6).
PRIMARY = "primary"
SECONDARY = "secondary"
#: Fire of defenders in an assault (G16.4, G16.7).
DEFENSIVE = "defensive"
REPLY = "reply"
STRIKE = "strike"
PARTISANS = "partisans"

#: G2.3: artillery fires direct up to this range, and indirect beyond it.
DIRECT_REACH = 3

ASSAULT_MODES = (PRIMARY, SECONDARY)
REPLY_MODES = (DEFENSIVE, REPLY)

_TERRAIN_FIRE = {letter: row.fire for letter, row in BOX.terrain.items()}
#: Terrain modifiers by hex, without rubble; sea hexes never hold a target.
TERRAIN_MOD = tuple(_TERRAIN_FIRE.get(letter, 0) for letter in TERRAIN)


def terrain_mod(game: Crete, hex: int) -> int:
    """crete G10.3, 2.1, 2.2, 2.3, 2.4, 2.9, R2, R5."""
    return _TERRAIN_FIRE[TERRAIN[hex] + "R"] if hex in game.rubble else TERRAIN_MOD[hex]


def mass_mod(steps: int) -> int:
    """crete G13.3: the modifier for the mass of the target."""
    if steps == 0:
        return -1
    if steps <= 3:
        return 0
    if steps <= 5:
        return 1
    return 2 if steps <= 7 else 3


def steps_in(game: Crete, hex: int, side: int) -> int:
    return sum(game.units[n].steps for n in game.at(hex) if SIDE[n] == side)


def base_rating(game: Crete, unit: int, mode: str) -> tuple[int, str]:
    """crete G2.2, G16.6: the printed rating, and the line of the table it uses."""
    if mode in (SECONDARY, REPLY) or (mode == PRIMARY and DOUBLE[unit]):
        rating = ASSAULT[unit]
        return (0 if rating is None else rating), ASSAULT_COLOR[unit]
    mounted = counters.MOUNTED[unit]
    rating = mounted.fire if game.units[unit].mounted and mounted else FIRE[unit]
    # G2.3: artillery fires direct on the Yellow line.
    color = "Yellow" if ARTILLERY[unit] and mode != INDIRECT else COLOR[unit]
    return (0 if rating is None else rating), color


def firer_mods(game: Crete, unit: int, mode: str) -> Mods:
    state = game.units[unit]
    mods: Mods = []
    if reduced(game, unit):
        mods.append(("reduced", -1))
    if state.cohesion:
        mods.append(("cohesion", -state.cohesion))
    if state.suppressed and mode == REPLY:
        mods.append(("suppressed", -2))
    if state.column:
        mods.append(("column", -1))
    barrage = game.barrage.get(place_of(game, unit), 0)
    if barrage:
        mods.append(("barrage", -barrage))
    if state.position == ENTRENCHED and mode not in ASSAULT_MODES:
        mods.append(("entrenched", 1))
    if game.night:
        mods.append(("night", PARAMETERS["nightFire"]))
    if (
        game.supply
        and (mode not in (SECONDARY, REPLY) and not (mode == PRIMARY and DOUBLE[unit]))
        and level_of(game, unit, place_of(game, unit)) >= EMERGENCY
    ):
        # S4.0: whenever the Fire rating is used.
        mods.append(("supply", -1))
    mods.extend(_landing(game, unit, -2, -1, -2))
    return mods


def _landing(game: Crete, unit: int, chute: int, glider: int, delay: int) -> Mods:
    state = game.units[unit]
    mods: Mods = []
    if state.chutes:
        mods.append(("parachute", chute * state.chutes))
    if state.gliders:
        mods.append(("glider", glider * state.gliders))
    if state.delay:
        mods.append(("delay", delay))
    return mods


def target_mods(game: Crete, target: int, mode: str, mass: int, terrain: bool = True) -> Mods:
    """crete G13.3, G13.4: the modifiers that come from the target."""
    state = game.units[target]
    hex = place_of(game, target)
    mods: Mods = []
    open_ground = mode in REPLY_MODES
    if terrain and not open_ground and not state.column:
        value = terrain_mod(game, hex)
        if value:
            mods.append(("terrain", value))
    defence = DEFENCE[target]
    mounted = counters.RIDING[target]
    if state.mounted and mounted is not None:
        defence = mounted.defence
    if defence:
        mods.append(("defence", defence))
    if state.column and not open_ground:
        mods.append(("target-column", 2))
    if not open_ground:
        if state.position == IMPROVED:
            mods.append(("target-improved", -1))
        elif state.position == ENTRENCHED and mode != OPPORTUNITY:
            mods.append(("target-entrenched", -2))
    if state.heroic:
        mods.append(("target-heroic", -1))
    mods.extend((f"target-{name}", value) for name, value in _landing(game, target, 2, 3, 2))
    thick = mass_mod(mass)
    if thick:
        mods.append(("mass", thick))
    return mods


def mass_of(game: Crete, target: int) -> int:
    """crete G13.4: all steps of the target's side in its hex; a battery in a park counts together with them."""
    steps = steps_in(game, place_of(game, target), SIDE[target])
    if game.units[target].at == IN_PARK:
        steps += sum(
            game.units[n].steps for p in game.parks if target in p.batteries for n in p.batteries
        )
    return steps


def range_mods(firer: int, target: int, far: int) -> Mods:
    """crete G13.3: −1 for each hex beyond the first; against armour, −1 beyond one hex and −2 at the full range."""
    if far <= 1:
        return []
    if ARMOURED[target]:
        return [("range", -2 if far >= RANGE[firer] else -1)]
    return [("range", 1 - far)]


@dataclass(frozen=True, slots=True)
class Aim:
    """A shot not yet rolled: its rating with all modifiers."""

    base: int
    color: str
    mods: tuple[tuple[str, int], ...]

    @property
    def sum(self) -> int:
        return self.base + sum(v for _, v in self.mods)

    @property
    def rating(self) -> int:
        """crete G2.7, G13.6: kept between 0 and 9."""
        return max(0, min(9, self.sum))


def aim(
    game: Crete,
    firer: int,
    target: int,
    mode: str,
    bonus: bool = False,
    mass: int = -1,
    extra: tuple[tuple[str, int], ...] = (),
) -> Aim:
    """crete G13.1, G13.3, G15.4, G16.12, G23, R1, R6: a shot with all its modifiers; at night, −2 in every mode."""
    base, color = base_rating(game, firer, mode)
    mods: Mods = [("bonus", 2)] if bonus else []
    mods.extend(firer_mods(game, firer, mode))
    here, there = place_of(game, firer), place_of(game, target)
    if mode in (DIRECT, OPPORTUNITY):
        mods.extend(range_mods(firer, target, distance(here, there)))
    if mode == INDIRECT and game.units[firer].at == IN_PARK and game.units[target].at == IN_PARK:
        mods.append(("counter-battery", -2))
    mods.extend(target_mods(game, target, mode, mass_of(game, target) if mass < 0 else mass))
    if mode in ASSAULT_MODES and SLOPES.high(here, there) == there:
        mods.append(("uphill", -1))
    mods.extend(extra)
    return Aim(base, color, tuple(mods))


def has_bonus(game: Crete, unit: int) -> bool:
    """crete G13.1, G13.5: only a unit with two steps may check for the company bonus."""
    return game.units[unit].steps == 2


def direct_targets(game: Crete, firer: int) -> list[int]:
    """crete G13.1, G12.6: enemies in reach and in sight."""
    zone = game.zone(firer) if game.units[firer].at != IN_PARK else park_view(game, firer)
    enemy = 1 - SIDE[firer]
    stacks = game.stacks
    found = [n for hex in hexes_of(zone & game.holding(enemy)) for n in stacks[hex]]
    return sorted(found) + parked_targets(game, zone, enemy)


def park_view(game: Crete, battery: int) -> int:
    """crete G17.8, G2.3: what a battery in a park can hit by direct fire, up to three hexes; it has no fire zone."""
    here = place_of(game, battery)
    reach = min(RANGE[battery], DIRECT_REACH, game.sight(here))
    return view_from(here, reach, game.smoke)


def parked_targets(game: Crete, zone: int, enemy: int) -> list[int]:
    """crete G17.9: batteries of a park can be fired at."""
    if not game.parks:
        return []
    return [
        n
        for park in game.parks
        if zone & BIT[park.hex] and game.frame.divisions[park.division].side == enemy
        for n in park.batteries
    ]


@dataclass(frozen=True, slots=True)
class Fire(Step):
    """One shot: the bonus check if there is one, then the roll (crete G13.1, G13.2)."""

    firer: int
    target: int
    mode: str
    mass: int = -1
    extra: tuple[tuple[str, int], ...] = ()

    def run(self, game: Crete) -> None:
        if self.mode != OPPORTUNITY and has_bonus(game, self.firer):
            game.push(
                QualityCheck(self.firer, "bonus"),
                Roll(self.firer, self.target, self.mode, self.mass, self.extra),
            )
        else:
            game.passed = False
            game.push(Roll(self.firer, self.target, self.mode, self.mass, self.extra))


@dataclass(frozen=True, slots=True)
class Roll(Step):
    """The roll itself; whether the bonus check was passed is read from `game.passed`."""

    firer: int
    target: int
    mode: str
    mass: int = -1
    extra: tuple[tuple[str, int], ...] = ()

    def run(self, game: Crete) -> None:
        shot = aim(game, self.firer, self.target, self.mode, game.passed, self.mass, self.extra)
        die = roll(game)
        result = ""
        if hits(die, shot.rating):
            result = result_of(
                game,
                self.target,
                shot.color,
                die,
                self.mode == OPPORTUNITY,
                self.mode in REPLY_MODES,
            )
        hex = place_of(game, self.target)
        game.emit(
            Shot(
                firer=counters.REF[self.firer],
                target=counters.REF[self.target],
                origin=HEX[_origin(game, self.firer)],
                hex=HEX[hex],
                mode=self.mode,
                color=shot.color,
                base=shot.base,
                rating=shot.rating,
                roll=die,
                result=WORDS[result],
                modifiers=told(list(shot.mods)),
                rule=_RULES[self.mode],
            )
        )
        after: list[Step] = [Suffer(self.target, result, self.mode)] if result else []
        if self.mode == INDIRECT:
            barrage = LayBarrage(self.firer, hex, die, barrage_level(shot.base, shot.mods))
            if PARAMETERS["barrageBeforeResult"]:
                barrage.run(game)
            else:
                after.append(barrage)
        game.push(*after)


_RULES = {
    DIRECT: "G13.1",
    INDIRECT: "G17.1",
    OPPORTUNITY: "G15.3",
    PRIMARY: "G16.6",
    SECONDARY: "G16.6",
    DEFENSIVE: "G16.4",
    REPLY: "G16.7",
}


def _origin(game: Crete, firer: int) -> int:
    """Ships fire from beyond their target marker (O2.4)."""
    return game.naval_target if game.units[firer].at == AT_SEA else place_of(game, firer)


def can_fire(unit: int) -> bool:
    return FIRE[unit] is not None and not GREEN_FIRE[unit]
