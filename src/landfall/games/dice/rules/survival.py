"""The exact chance to survive a combat: for the view, the bots and the hints."""

from __future__ import annotations

from functools import cache

from msgspec import Struct


class Span(Struct, frozen=True):
    """A number that may still be rolled: its minimum and maximum; once known, the two are equal."""

    least: int
    most: int

    @property
    def middle(self) -> float:
        return (self.least + self.most) / 2

    def __str__(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least}–{self.most}"


@cache
def roll_totals(roll: str) -> tuple[int, ...]:
    """dice 3.6.4: every result of a variable DEF such as ``2d6+5``, as often as it occurs."""
    dice, _, plus = roll.partition("+")
    totals = [int(plus or 0)]
    for _ in range(int(dice.partition("d")[0])):
        totals = [total + die for total in totals for die in range(1, 7)]
    return tuple(sorted(totals))


@cache
def fire_totals(guns: int, less: int, more: int = 0) -> tuple[int, ...]:
    """How many of the 6**guns rolls give each total: each die raised by ``more`` up to six, then
    lowered by ``less``."""
    ways = [1]
    for _ in range(guns):
        found = [0] * (len(ways) + 6)
        for total, count in enumerate(ways):
            for die in range(1, 7):
                found[total + max(min(die + more, 6) - less, 0)] += count
        ways = found
    return tuple(ways)


@cache
def survival(
    force: int, shield: int, guns: int, less: int = 0, saved: int = 0, more: int = 0
) -> float:
    """The chance to lose fewer than the unit has (dice 3.6.1, 3.6.2, 8.2). A DEF below 0 brings
    Soldiers first (dice A1.14)."""
    ways = fire_totals(guns, less, more)
    shield, force = max(shield, 0), force + max(-shield, 0)
    alive = sum(count for fire, count in enumerate(ways) if max(shield + fire - saved, 0) < force)
    return alive / sum(ways)


@cache
def survival_of(
    force: int, shields: tuple[int, ...], guns: int, less: int = 0, saved: int = 0, more: int = 0
) -> float:
    """The same when the DEF is one of several, all equally likely (dice 3.6.4)."""
    found = sum(survival(force, shield, guns, less, saved, more) for shield in shields)
    return found / len(shields)


@cache
def survival_twice(
    force: int, shields: tuple[int, ...], guns: int, less: int = 0, saved: int = 0, more: int = 0
) -> float:
    """The chance to survive two such combats, one after the other."""
    alive = 0.0
    ways = fire_totals(guns, less, more)
    for shield in shields:
        for fire, count in enumerate(ways):
            left = force + max(-shield, 0) - max(max(shield, 0) + fire - saved, 0)
            if count and left > 0:
                alive += count * survival_of(left, shields, guns, less, saved, more)
    return alive / (len(shields) * sum(ways))


def percent(chance: float) -> int:
    """In whole percent; 0 and 100 only when it is certain."""
    if chance >= 1:
        return 100
    return min(max(round(chance * 100), 1), 99) if chance > 0 else 0
