"""What can be chosen before a game of D-Day Dice."""

from __future__ import annotations

from landfall.core.game import Clash, Meta, OptionSpec, Scenario, Target

#: dice 2.2, G.5: the base game's twelve, five of Route vers l'Enfer, six that came later.
MAPS = tuple(f"N{number:02d}" for number in range(1, 24))
#: Battlefields with a beach, where the crossing can come first (M1.1).
BEACHES = (
    "N01",
    "N02",
    "N03",
    "N04",
    "N05",
    "N10",
    "N13",
    "N14",
    "N16",
    "N18",
    "N19",
    "N20",
    "N21",
)

META = Meta(
    slug="dice",
    title={"fr": "D-Day Dice", "en": "D-Day Dice"},
    rules_version=2,
    players=(1, 6),
    scenarios=tuple(Scenario(name, (20, 60), rule="2.2") for name in MAPS),
    options=(
        OptionSpec("players", 1, values=(1, 2, 3, 4, 5, 6), rule="2.1"),
        OptionSpec("level", 3, values=(1, 2, 3), scenarios=("N01",), rule="2.2"),
        OptionSpec("material", True, rule="G.1"),
        OptionSpec("crossing", False, scenarios=BEACHES, rule="M1.1"),
        OptionSpec("continuous", False, scenarios=BEACHES, rule="M1.14"),
        OptionSpec(
            "golden", "none", values=("none", "standard", "pinch", "rwbg", "joker"), rule="M2.1"
        ),
        OptionSpec("golden_trade", False, rule="M2.6"),
        OptionSpec("missions", "none", values=("none", "missions", "possible"), rule="M3.1"),
        OptionSpec("heroes", "none", values=("none", "heroes", "show_the_way"), rule="M4.1"),
        OptionSpec("shaef", False, rule="M5.1"),
        OptionSpec("blind_start", False, rule="11.2"),
        OptionSpec("mulligan", False, rule="11.3"),
    ),
    clashes=(
        Clash((("players", 5), ("shaef", False)), "M5.2"),
        Clash((("players", 6), ("shaef", False)), "M5.2"),
        Clash((("continuous", True), ("crossing", False)), "M1.14"),
        Clash((("blind_start", True), ("crossing", True)), "M1.12"),
        Clash((("golden_trade", True), ("golden", "joker")), "M2.5"),
        *(Clash((("golden_trade", True), ("players", n)), "M2.6") for n in range(2, 7)),
    ),
    seat_options=("players",),
    targets=(
        Target("decisions", "N01", 25_000),
        Target("decisions-view", "N01", 12_000),
        Target("clone-us", "N01", 40),
    ),
    max_decisions=20_000,
)
