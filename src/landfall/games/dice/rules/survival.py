"""The chance to live through a combat, exactly: for the view, the bots and the hints."""

from __future__ import annotations

from functools import cache

from msgspec import Struct


class Span(Struct, frozen=True):
    """A number that may still be rolled: from the least to the most; once known, both are one."""

    least: int
    most: int

    @property
    def middle(self) -> float:
        return (self.least + self.most) / 2

    def __str__(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least}–{self.most}"


@cache
def roll_totals(roll: str) -> tuple[int, ...]:
    """dice 3.6.4: every result of a variable DEF such as ``2d6+5``, as often as the dice make it."""
    dice, _, plus = roll.partition("+")
    totals = [int(plus or 0)]
    for _ in range(int(dice.partition("d")[0])):
        totals = [total + die for total in totals for die in range(1, 7)]
    return tuple(sorted(totals))


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


@cache
def survival_of(
    force: int, shields: tuple[int, ...], guns: int, less: int = 0, saved: int = 0
) -> float:
    """The same where the DEF is one of several, each as likely as the others (dice 3.6.4)."""
    return sum(survival(force, shield, guns, less, saved) for shield in shields) / len(shields)


@cache
def survival_twice(
    force: int, shields: tuple[int, ...], guns: int, less: int = 0, saved: int = 0
) -> float:
    """The chance to live through two such combats, one after the other."""
    alive = 0.0
    ways = fire_totals(guns, less)
    for shield in shields:
        for fire, count in enumerate(ways):
            left = force - max(shield + fire - saved, 0)
            if count and left > 0:
                alive += count * survival_of(left, shields, guns, less, saved)
    return alive / (len(shields) * sum(ways))


def percent(chance: float) -> int:
    """In whole percent; what is not certain is never said to be."""
    if chance >= 1:
        return 100
    return min(max(round(chance * 100), 1), 99) if chance > 0 else 0
