"""A sealed bid in three rounds: the smallest game that uses everything the core offers."""

from landfall.core.game import Clash, Meta, OptionSpec, Scenario, Target

META = Meta(
    slug="toy",
    title={"fr": "Enchère", "en": "Sealed bid"},
    rules_version=1,
    players=(2, 3),
    scenarios=(Scenario("short", (1, 2), "1"), Scenario("long", (2, 4), "1")),
    options=(
        OptionSpec("players", 2, (2, 3)),
        OptionSpec("coins", True),
        OptionSpec("grim", False, scenarios=("long",)),
    ),
    clashes=(Clash((("players", 3), ("grim", True)), "1"),),
    seat_options=("players",),
    targets=(
        Target("decisions", "short", 1.0),
        Target("clone-us", "short", 0.0001),
        Target("widest-ms", "short", 1000.0),
        Target("decisions-share", "short", 0.0001),
        Target("clone-with", "short", 1000.0, {"players": 3}),
        Target("decisions-with", "short", 1000.0, {"players": 3}),
    ),
    max_decisions=200,
)
