"""How often hidden values stay where they are when a state is imagined, compared with what is expected by chance.

If every order of a pool is equally likely, the mean and the spread of the number of values that stay in their places
are known. This finds pools that are not shuffled, or only partly shuffled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from landfall.core.imagine import Pool

#: How many standard deviations still count as chance, and some tolerance for pools that were rarely seen.
FAR = 5.0
SLACK = 2.0


@dataclass(slots=True)
class Count:
    stayed: int = 0
    mean: float = 0.0
    variance: float = 0.0


@dataclass(slots=True)
class Stays:
    pools: dict[str, Count] = field(default_factory=dict)

    def compare(self, before: Iterable[Pool], after: Iterable[Pool]) -> None:
        imagined = {pool.name: pool for pool in after}
        for pool in before:
            # A place that can hold only one value can't be shuffled, but an earlier pool may change that value.
            if len(pool.values) < 2:
                continue
            twin = imagined[pool.name]
            count = self.pools.setdefault(pool.name, Count())
            pairs = zip(pool.laid, twin.laid, strict=True)
            count.stayed += sum(a == b for a, b in pairs)
            mean, variance = expected(pool.laid, pool.values)
            count.mean += mean
            count.variance += variance

    def odd(self) -> str:
        """The pools whose values stay too often or too rarely."""
        return "; ".join(
            f"{name}: {count.stayed} stayed, {count.mean:.1f} expected"
            for name, count in self.pools.items()
            if abs(count.stayed - count.mean) > FAR * sqrt(count.variance) + SLACK
        )


def expected(laid: Sequence[Any], values: Sequence[Any]) -> tuple[float, float]:
    """Mean and variance of how many places keep their value, over all orders of the values."""
    n = len(values)
    total, here = Counter(values), Counter(laid)
    alike = [(k, total[value]) for value, k in here.items()]
    sum_kc = sum(k * c for k, c in alike)
    mean = sum_kc / n
    pairs = sum_kc**2 - sum((k * c) ** 2 for k, c in alike)
    pairs += sum(k * (k - 1) * c * (c - 1) for k, c in alike)
    return mean, mean + pairs / (n * (n - 1)) - mean**2
