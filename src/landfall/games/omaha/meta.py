"""The game's metadata, readable without loading its rules."""

from __future__ import annotations

from typing import Final

from landfall.core.game import Meta, OptionSpec, Scenario, Target

WHOLE_DAY: Final = ("d-day", "beyond-the-beach")

META: Final = Meta(
    slug="omaha",
    title={"fr": "D-Day at Omaha Beach", "en": "D-Day at Omaha Beach"},
    rules_version=4,
    players=(1, 2),
    scenarios=(
        Scenario("easy-fox", (60, 90), "3"),
        Scenario("first-waves", (150, 210), "3"),
        Scenario("d-day", (360, 480), "3"),
        Scenario("beyond-the-beach", (240, 300), "21"),
    ),
    options=(
        OptionSpec("players", 1, (1, 2), ("first-waves", "d-day", "beyond-the-beach"), rule="7.22"),
        OptionSpec("early-actions", False, scenarios=("d-day",), rule="14.2"),
        OptionSpec("bombardment", False, scenarios=("first-waves", "d-day"), rule="22.1"),
        OptionSpec("safe-tanks", False, scenarios=("first-waves", "d-day"), rule="22.2"),
        OptionSpec(
            "pointe-du-hoc",
            False,
            scenarios=("first-waves", "d-day", "beyond-the-beach"),
            rule="22.3",
        ),
        OptionSpec("better-reaction", False, scenarios=WHOLE_DAY, rule="22.4"),
        OptionSpec("armour", False, scenarios=WHOLE_DAY, rule="23"),
    ),
    seat_options=("players",),
    targets=(
        Target("decisions", "first-waves", 8_000),
        Target("decisions-view", "first-waves", 3_000),
        Target("clone-us", "first-waves", 250),
        Target("undo-ms", "d-day", 10),
        Target("wake-ms", "d-day", 10),
        Target("thumb-game-s", "first-waves", 2),
        Target("thumb-wins", "first-waves", 0.25),
    ),
    max_decisions=20_000,
)
