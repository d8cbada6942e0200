"""Standing orders (G33) answer the questions that nearly everyone answers alike. Both seats can see them."""

from __future__ import annotations

from typing import Final

#: The values of each order. The first is the default, and `ask` is always one of them.
ORDERS: Final[dict[str, tuple[str, ...]]] = {
    "opportunity": ("all", "from-3", "from-5", "from-7", "never", "ask"),
    "defensive": ("best", "ask"),
    "bonus": ("never", "cp-3", "cp-6", "ask"),
    "soft": ("never", "chance-30", "chance-50", "ask"),
    "hard": ("ask", "never", "always", "chance-50"),
    "rally": ("ask", "never", "always", "chance-50"),
    "last": ("ask", "never", "always", "chance-50"),
    "stand": ("ask", "stand", "run"),
    "targets": ("best", "ask"),
    "landing": ("unpack", "ask"),
    "leaders": ("stay", "along", "ask"),
}


def key(side: int, order: str) -> str:
    return f"{side}:{order}"


def defaults() -> dict[str, str]:
    return {key(side, order): values[0] for side in (0, 1) for order, values in ORDERS.items()}
