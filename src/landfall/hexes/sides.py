"""What is on hexsides: slopes with a high and a low side, roads across them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

H = TypeVar("H")


class Sides(Generic[H]):
    """Hexsides of one kind, which may have a higher and a lower side."""

    __slots__ = ("_high",)

    def __init__(self, high_and_low: Iterable[tuple[H, H]]) -> None:
        self._high: dict[tuple[H, H], H] = {}
        for high, low in high_and_low:
            self._high[high, low] = self._high[low, high] = high

    def __contains__(self, pair: object) -> bool:
        return pair in self._high

    def __len__(self) -> int:
        return len(self._high) // 2

    def high(self, a: H, b: H) -> H | None:
        """The higher of the two hexes; None if there is nothing between them."""
        return self._high.get((a, b))
