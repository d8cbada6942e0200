"""The chance to live through a combat, exactly: for the view, the bots and whoever asks."""

from __future__ import annotations

from functools import cache


@cache
def fire_totals(guns: int, less: int) -> tuple[int, ...]:
    """How many of the 6**guns rolls give each total, each die lowered by ``less``."""
    ways = [1]
    for _ in range(guns):
        more = [0] * (len(ways) + 6)
        for total, count in enumerate(ways):
            for die in range(1, 7):
                more[total + max(die - less, 0)] += count
        ways = more
    return tuple(ways)


@cache
def survival(force: int, shield: int, guns: int, less: int = 0, saved: int = 0) -> float:
    """The chance that fewer are lost than there are (dice 3.6.1, 3.6.2, 8.2)."""
    ways = fire_totals(guns, less)
    alive = sum(count for fire, count in enumerate(ways) if max(shield + fire - saved, 0) < force)
    return alive / sum(ways)
