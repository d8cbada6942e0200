"""How often the Germans fire and whom they hit: each position no more units than it has counters (6.31)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from landfall.games.omaha.model import board
from landfall.games.omaha.rules.german_fire import INTENSE, STEADY
from landfall.games.omaha.rules.losses import DENSE

if TYPE_CHECKING:
    from landfall.games.omaha.bot.picture import Picture

#: How often a position fires: with a marker whenever its colour is drawn, which is three of six;
#: alone only by single ones, half of those (6.3).
OFTEN: Final = {True: 0.5, False: 0.25}
#: What a dot costs, in steps, once the position fires: one symbol of three is hit, and sporadic
#: fire only disrupts (6.32, 6.33). And where so many stand together that they are all marked (6.35).
STEPS: Final = {3: 1.0, 2: 1 / 3, 1: 0.04}
DENSE_STEPS: Final = {3: 1.0, 2: 1.0, 1: 0.3}
_SYMBOLS: Final = ("diamond", "triangle", "circle")


class Gun:
    """A position that can fire, and how many stand in its field."""

    __slots__ = ("intense", "limit", "often", "steady")

    def __init__(self, units: int, depths: int) -> None:
        self.often = OFTEN[depths > 0]
        self.limit = units + depths
        self.intense = 0
        #: Those under steady fire, by the symbol that they are hit by; a dense stack is by each.
        self.steady = dict.fromkeys(_SYMBOLS, 0)

    def costs(self, dot: int, symbol: str, was: int) -> tuple[float, float]:
        """Steps lost in a turn by one more who stands under this dot; alone, and in a dense stack.

        The hits are shared out among those under the same dot; ``was`` is the dot under which it
        has been counted.
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
    """By which symbol a unit is hit outside intense fire; leaders by none."""
    levels = board.LEVELS[number]
    return levels[min(max(steps, 1), len(levels)) - 1].target if levels else _SYMBOLS[0]


def guns(seen: Picture) -> dict[int, Gun]:
    """The positions that can fire, with those who are in their fields or land there next."""
    found: dict[int, Gun] = {}
    for position, hexes in enumerate(board.POSITION_HEXES):
        live = [f for h in hexes if (f := seen.germans.get(h)) is not None and not f.disrupted]
        if live:
            found[position] = Gun(len(live), sum(f.depth for f in live))
    for hex, numbers in seen.expected.items():
        firing = [p for p in board.FIRE_ON[hex] if p in found and board.FIELD[p][hex] >= STEADY]
        if not firing:
            continue
        targets = [n for n in numbers if board.FULL[n]]
        foot = [n for n in targets if not board.ARMORED[n]]
        dense = sum(seen.units[n].steps for n in targets) >= DENSE
        symbols = [
            s for n in foot for s in (_SYMBOLS if dense else (symbol_of(n, seen.units[n].steps),))
        ]
        for position in firing:
            gun = found[position]
            if board.FIELD[position][hex] == INTENSE:
                gun.intense += len(targets)
            else:
                for symbol in symbols:
                    gun.steady[symbol] += 1
    return found
