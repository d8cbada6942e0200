"""Opération Commando – Pegasus Bridge."""

from landfall.core.game import Meta, Scenario, Target

META = Meta(
    slug="commando",
    title={
        "fr": "Opération Commando\u00a0– Pegasus Bridge",
        "en": "Operation Commando\u00a0– Pegasus Bridge",
    },
    rules_version=1,
    players=(1, 2),
    scenarios=(
        Scenario("1A", (20, 30), "1A.1"),
        Scenario("1B", (30, 45), "1B.1"),
        Scenario("2", (15, 60), "M.1"),
        Scenario("3", (15, 45), "D.1"),
        Scenario("campaign", (90, 150), "8.1"),
    ),
    targets=(
        Target("decisions", "1A", 25_000),
        Target("decisions-view", "1A", 12_000),
        Target("clone-us", "1A", 40),
        Target("undo-ms", "campaign", 10),
        Target("wake-ms", "campaign", 10),
        Target("load-ms", "1A", 20),
    ),
    max_decisions=4_000,
)
