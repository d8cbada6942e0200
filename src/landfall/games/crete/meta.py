"""The game's particulars, readable without its rules."""

from __future__ import annotations

from typing import Final

from landfall.core.game import Meta, Scenario, Target

META: Final = Meta(
    slug="crete",
    title={
        "fr": "Operation Mercury – L’invasion de la Crète",
        "en": "Operation Mercury – The Invasion of Crete",
    },
    rules_version=1,
    players=(1, 2),
    scenarios=(
        Scenario("L", (30, 60), "11.0"),
        Scenario("1", (150, 240), "11.0"),
        Scenario("2", (150, 240), "11.0"),
    ),
    targets=(
        Target("decisions", "1", 4_000),
        Target("decisions-view", "1", 2_000),
        Target("clone-us", "1", 60),
    ),
    max_decisions=20_000,
)
