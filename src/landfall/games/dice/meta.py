"""What can be chosen before a game of D-Day Dice."""

from __future__ import annotations

from landfall.core.game import Clash, Meta, OptionSpec, Preset, Scenario, Target

#: dice 2.2, G.5: twelve from the base game, five from Route vers l'Enfer and six published later.
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

#: dice A1S.1: options that concern only Units, so they can't be chosen in solo play as the Germans.
NO_UNITS: tuple[tuple[str, bool | str], ...] = (
    ("crossing", True),
    ("continuous", True),
    *(("golden", kind) for kind in ("standard", "pinch", "rwbg", "joker")),
    ("golden_trade", True),
    ("missions", "missions"),
    ("missions", "possible"),
    ("heroes", "heroes"),
    ("heroes", "show_the_way"),
    ("shaef", True),
    ("blind_start", True),
    ("mulligan", True),
    ("badges", "badges"),
    ("badges", "honour"),
    ("playing_with_fire", True),
    ("chaotic_supply", True),
)

#: Battlefields where one Unit needs more turns than elsewhere; a turn takes one to two minutes.
LONG = ("N09", "N18")

#: One Unit against a German player; the time targets compare it with solo play.
DUEL: dict[str, bool | int | str] = {"players": 2, "wall": "player"}

META = Meta(
    slug="dice",
    title={"fr": "D-Day Dice", "en": "D-Day Dice"},
    rules_version=5,
    players=(1, 6),
    scenarios=tuple(
        Scenario(name, (30, 60) if name in LONG else (20, 40), rule="2.2") for name in MAPS
    ),
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
        OptionSpec("wall", "none", values=("none", "player", "solo"), rule="A1.1"),
        OptionSpec("wall_material", False, rule="A0.1"),
        OptionSpec("german_blind", False, rule="A1.31"),
        OptionSpec("conditions", "none", values=("none", "turn", "persistent"), rule="A2.1"),
        OptionSpec("observation", False, rule="A2.9"),
        OptionSpec("badges", "none", values=("none", "badges", "honour"), rule="A3.1"),
        OptionSpec("badge_purchase", False, rule="A3.7"),
        OptionSpec("badge_help", False, rule="A3.8"),
        OptionSpec("playing_with_fire", False, rule="A4.1"),
        OptionSpec("chaotic_supply", False, rule="A4.2"),
    ),
    clashes=(
        # M5.2: five Units need SHAEF; with a German player that makes six seats.
        Clash((("players", 5), ("shaef", False), ("wall", "none")), "M5.2"),
        Clash((("players", 6), ("shaef", False), ("wall", "none")), "M5.2"),
        Clash((("players", 6), ("shaef", False), ("wall", "player")), "M5.2"),
        Clash((("continuous", True), ("crossing", False)), "M1.14"),
        Clash((("blind_start", True), ("crossing", True)), "M1.12"),
        Clash((("golden_trade", True), ("golden", "joker")), "M2.5"),
        # M2.6: only for a single Unit; with a German player that makes two seats.
        Clash((("golden_trade", True), ("players", 2), ("wall", "none")), "M2.6"),
        *(Clash((("golden_trade", True), ("players", n)), "M2.6") for n in range(3, 7)),
        Clash((("wall", "player"), ("players", 1)), "A1.1"),
        *(Clash((("wall", "solo"), ("players", n)), "A1S.1") for n in range(2, 7)),
        *(
            Clash((("wall", wall), ("level", level)), "A1.1")
            for wall in ("player", "solo")
            for level in (1, 2)
        ),
        *(Clash((("wall", "solo"), chosen), "A1S.1") for chosen in NO_UNITS),
        Clash((("german_blind", True), ("wall", "none")), "A1.31"),
        Clash((("observation", True), ("conditions", "none")), "A2.9"),
        Clash((("badge_purchase", True), ("badges", "none")), "A3.7"),
        Clash((("badge_help", True), ("badges", "none")), "A3.8"),
    ),
    seat_options=("players", "wall"),
    presets=(
        # Level 1 has no Items, so a first battle begins with dice and not with a choice of cards.
        Preset("first", {"level": 1}, "N01"),
        # A1: the rulebook's easy battlefield for a first battle with a German player, from either side.
        Preset("wall-allies", DUEL, "N18", "p1"),
        Preset("wall-german", DUEL, "N18", "g"),
        Preset("standard", {}),
        Preset(
            "everything",
            {
                "crossing": True,
                "golden": "standard",
                "missions": "missions",
                "heroes": "heroes",
                "wall_material": True,
                "conditions": "persistent",
                "badges": "badges",
            },
        ),
    ),
    targets=(
        Target("decisions", "N01", 25_000),
        Target("decisions-view", "N01", 12_000),
        Target("clone-us", "N01", 40),
        Target("undo-ms", "N01", 10),
        Target("wake-ms", "N01", 10),
        # A German player doubles the number of players, so a game may cost at most twice the time.
        Target("clone-with", "N01", 2.0, DUEL),
        Target("decisions-with", "N01", 0.6, DUEL),
    ),
    max_decisions=20_000,
)
