"""How often the Germans fire and which units they hit: no more per position than it has counters (6.31)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.rules.fields_of_fire import INTENSE, STEADY
from landfall.games.omaha.rules.fire_targets import DENSE
from landfall.games.omaha.rules.german_fire import hit_limit

if TYPE_CHECKING:
    from landfall.games.omaha.bot.picture import Picture

#: How often a position fires: with a marker whenever its colour is drawn, three times in six; without
#: one only on single symbols, half of those (6.3).
OFTEN: Final = {True: 0.5, False: 0.25}
#: What a dot costs, in steps, when the position fires: one symbol in three is hit, and sporadic fire
#: only disrupts (6.32, 6.33). The second table is for a dense target, where every unit is hit (6.35).
STEPS: Final = {3: 1.0, 2: 1 / 3, 1: 0.04}
DENSE_STEPS: Final = {3: 1.0, 2: 1.0, 1: 0.3}
_SYMBOLS: Final = ("diamond", "triangle", "circle")


class Gun:
    """A position that can fire, and the number of units in its field."""

    __slots__ = ("intense", "limit", "often", "steady")

    def __init__(self, units: int, depths: int, extended: bool) -> None:
        self.often = OFTEN[depths > 0]
        self.limit = hit_limit(units, depths, extended)
        self.intense = 0
        #: Units in steady fire, by target symbol; a dense stack counts for every symbol.
        self.steady = dict.fromkeys(_SYMBOLS, 0)

    def costs(self, dot: int, symbol: str, was: int) -> tuple[float, float]:
        """Steps lost per turn by one more unit on this dot: alone, and in a dense stack.

        The hits are shared among the units on the same dot; ``was`` is the dot the unit is
        already counted under.
        """
        if dot < STEADY:
            return self.often * STEPS[dot], self.often * DENSE_STEPS[dot]
        others = self.intense - (was == INTENSE)
        if dot == INTENSE:
            hit = self.often * min(1.0, self.limit / (max(others, 0) + 1))
            return hit, hit
        left = self.limit - others
        if left <= 0:
            return 0.0, 0.0
        same = max(0, self.steady[symbol] - (was == STEADY))
        crowd = sum(self.steady.values()) / len(self.steady)
        alone = STEPS[dot] * min(1.0, left / (same + 1))
        return self.often * alone, self.often * min(1.0, left / (crowd + 1))


@lru_cache(maxsize=512)
def symbol_of(number: int, steps: int) -> str:
    """The target symbol of a unit; leaders have none."""
    levels = counters.LEVELS[number]
    return levels[min(max(steps, 1), len(levels)) - 1].target if levels else _SYMBOLS[0]


def guns(seen: Picture) -> dict[int, Gun]:
    """The positions that can fire, with the units in their fields or about to land there."""
    found: dict[int, Gun] = {}
    for position, hexes in enumerate(ground.POSITION_HEXES):
        live = [seen.germans[h] for h in hexes if seen.is_live(h)]
        if live:
            found[position] = Gun(len(live), sum(f.depth for f in live), seen.extended)
    for hex, numbers in seen.expected.items():
        firing = [p for p in ground.FIRE_ON[hex] if p in found and ground.FIELD[p][hex] >= STEADY]
        if not firing:
            continue
        targets = [n for n in numbers if counters.FULL[n]]
        foot = [n for n in targets if not counters.ARMORED[n]]
        dense = sum(seen.units[n].steps for n in targets) >= DENSE
        symbols = [
            s for n in foot for s in (_SYMBOLS if dense else (symbol_of(n, seen.units[n].steps),))
        ]
        for position in firing:
            gun = found[position]
            if ground.FIELD[position][hex] == INTENSE:
                gun.intense += len(targets)
            else:
                for symbol in symbols:
                    gun.steady[symbol] += 1
    return found
