"""The exact chances of a shot: bonus check, roll and the target's check together. Bot, hints and table share it."""

from __future__ import annotations

from typing import NamedTuple

from landfall.games.crete.model.counters import PARAMETERS
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.barrage import barrage_level
from landfall.games.crete.rules.fire import (
    INDIRECT,
    OPPORTUNITY,
    REPLY_MODES,
    Aim,
    aim,
    has_bonus,
)
from landfall.games.crete.rules.quality import chance, need, place_of
from landfall.games.crete.rules.results import armoured_half, hits, table_result

#: The possible outcomes for a target, the worst last.
OUTCOMES = ("none", "cohesion", "suppressed", "step", "eliminated")


class Spread(NamedTuple):
    """The chance of each outcome, in percent."""

    none: float
    cohesion: float
    suppressed: float
    step: float
    eliminated: float

    @property
    def hurt(self) -> float:
        return 100 - self.none


def of_aim(
    game: Crete,
    shot: Aim,
    target: int,
    opportunity: bool = False,
    indirect: bool = False,
    charging: bool = False,
) -> list[float]:
    """For one rating, the chances of each outcome after the roll and the target's check, if no points are paid."""
    state = game.units[target]
    armoured = armoured_half(game, target, opportunity, charging)
    worse = 0
    if indirect and PARAMETERS["barrageBeforeResult"]:
        # G17.4: the target already checks under the barrage that this shot lays.
        worse = max(
            0, barrage_level(shot.base, shot.mods) - game.barrage.get(place_of(game, target), 0)
        )
    hard = chance(need(game, target, "hard", True) - worse) / 100
    soft = chance(need(game, target, "soft") - worse) / 100
    found = [0.0] * 5
    for die in range(10):
        result = table_result(shot.color, armoured, die) if hits(die, shot.rating) else ""
        if not result:
            found[0] += 10
        elif result == "C" or (result == "S" and state.suppressed):
            found[3 if state.cohesion >= 2 else 1] += 10
        elif result == "S":
            found[3 if state.cohesion >= 2 else 1] += 10 * hard
            found[2] += 10 * (1 - hard)
        elif result == "S?":
            found[0] += 10 * soft
            worse = (3 if state.cohesion >= 2 else 1) if state.suppressed else 2
            found[worse] += 10 * (1 - soft)
        elif result == "1":
            found[4 if state.steps <= 1 else 3] += 10
        else:
            found[4] += 10
    if state.steps <= 1:
        # A unit that loses its last step is eliminated.
        found[4] += found[3]
        found[3] = 0.0
    return found


def odds(
    game: Crete,
    firer: int,
    target: int,
    mode: str,
    mass: int = -1,
    extra: tuple[tuple[str, int], ...] = (),
) -> Spread:
    """crete G13.1, G14.2, G27: the spread of one shot, if the bonus check is rolled and not paid for."""
    indirect = mode == INDIRECT
    shot = aim(game, firer, target, mode, False, mass, extra)
    charging = mode in REPLY_MODES
    plain = of_aim(game, shot, target, mode == OPPORTUNITY, indirect, charging)
    if mode == OPPORTUNITY or not has_bonus(game, firer):
        return Spread(*plain)
    shot = aim(game, firer, target, mode, True, mass, extra)
    better = of_aim(game, shot, target, indirect=indirect, charging=charging)
    closes = chance(need(game, firer, "bonus")) / 100
    return Spread(*(a * (1 - closes) + b * closes for a, b in zip(plain, better, strict=True)))
