"""Size limits for anything sent by a stranger, checked before a game's own rules see it.

A rulebook's numbers are small and its lists are short. Anything larger is not a position, and reading it would only
cost time and memory.
"""

from __future__ import annotations

from typing import Any, Final

from landfall.core.errors import PositionBroken

#: The size of a save file: twice what a campaign of 30,000 answers needs.
SAVE_BYTES: Final = 2 * 1024 * 1024
#: The size of an authored position, written as JSON.
POSITION_BYTES: Final = 64 * 1024
#: A seed is hashed at each draw, so it must be short.
SEED_LENGTH: Final = 100
#: The largest absolute value of a number; cards and terrains have four-digit numbers.
NUMBER: Final = 9_999
#: The length of a text, the length of a list, and how deep lists may be nested.
TEXT_LENGTH: Final = 200
LENGTH: Final = 1_000
DEPTH: Final = 8


def bounded(raw: Any) -> None:
    """Raise if an authored position holds anything that no game needs."""
    size = 0
    left: list[tuple[Any, int]] = [(raw, 0)]
    while left:
        value, depth = left.pop()
        # Every value takes up at least a few characters: quotes, a comma or a colon.
        size += 2
        if isinstance(value, str):
            if len(value) > TEXT_LENGTH:
                raise PositionBroken("why:long")
            size += len(value)
        elif isinstance(value, dict | list | tuple):
            if depth == DEPTH:
                raise PositionBroken("why:deep")
            if len(value) > LENGTH:
                raise PositionBroken("why:long")
            if isinstance(value, dict):
                left += ((name, depth + 1) for name in value)
                value = value.values()
            left += ((item, depth + 1) for item in value)
        elif isinstance(value, int):
            if not -NUMBER <= value <= NUMBER:
                raise PositionBroken("why:number")
        elif value is not None:
            raise PositionBroken("why:kind")
        if size > POSITION_BYTES:
            raise PositionBroken("why:size")
