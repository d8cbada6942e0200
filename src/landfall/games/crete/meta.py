"""The game's particulars, readable without its rules."""

from __future__ import annotations

from typing import Final

from landfall.core.game import Meta, OptionSpec, Scenario, Target

META: Final = Meta(
    slug="crete",
    title={
        "fr": "Operation Mercury – L’invasion de la Crète",
        "en": "Operation Mercury – The Invasion of Crete",
    },
    rules_version=3,
    players=(1, 2),
    scenarios=(
        Scenario("L", (30, 60), "11.0"),
        Scenario("1", (150, 240), "11.0"),
        Scenario("2", (150, 240), "11.0"),
        Scenario("3", (240, 360), "11.0"),
        Scenario("4", (480, 720), "11.0"),
        Scenario("5", (480, 720), "11.0"),
        Scenario("6", (720, 1080), "11.0"),
        Scenario("7", (180, 300), "11.0"),
        Scenario("8", (180, 300), "11.0"),
        Scenario("9", (480, 720), "11.0"),
        Scenario("10", (600, 900), "11.0"),
        Scenario("11", (2_400, 4_800), "11.0"),
        Scenario("12", (1_800, 3_600), "11.0"),
        Scenario("13", (2_400, 4_800), "11.0"),
    ),
    #: crete 10.0, R76: each is offered in the scenarios whose record names it, and is off by default.
    options=(
        OptionSpec("small-maps", False, (), ("1", "2", "3", "4", "11", "13"), "O4.0"),
        OptionSpec("ships", False, (), ("11", "12", "13"), "O2.0"),
        OptionSpec("coastal-guns", False, (), ("11", "12", "13"), "O3.0"),
    ),
    targets=(
        Target("decisions", "1", 4_000),
        Target("decisions-view", "1", 2_000),
        Target("decisions-share", "5", 0.6),
        Target("clone-us", "1", 60),
        Target("widest-ms", "1", 15),
        Target("thumb-game-s", "1", 10),
        Target("growth", "12", 1.5),
        Target("load-game-s", "12", 60),
        Target("open-game-s", "12", 1.5),
        Target("undo-ms", "1", 10),
        Target("wake-ms", "1", 10),
        Target("wake-long-ms", "13", 10),
    ),
    max_decisions=60_000,
)
