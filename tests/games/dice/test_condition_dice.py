"""*Atlantikwall*: what Battle Conditions do to dice and tallies (A2.2 to A2.7)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import (
    CALM,
    QUIET,
    STAYING,
    asked,
    ids,
    last,
    me,
    play,
    state,
    told,
    until,
    weather,
)

from landfall.games.dice.rules.roll import locked_dice, rolls, standard_dice

# Phase 1.


@pytest.mark.parametrize(
    ("card", "rolled", "locked", "dice"),
    [
        ("bc02", 2, 2, 6),
        ("bc36", 3, 3, 6),
        ("bc37", 3, 0, 6),
        ("bc38", 3, 2, 5),
        ("bc39", 4, 2, 6),
        (CALM, 3, 2, 6),
    ],
)
def test_a2_3_the_dice_of_a_turn(card: str, rolled: int, locked: int, dice: int) -> None:
    game = state(weather(card, "camp", units=[{**STAYING, "sector": "1"}]))
    unit = game.units[0]
    assert (rolls(game, unit), locked_dice(game, unit)) == (rolled, locked)
    assert len(standard_dice(game, unit)) == dice


def test_a2_3_the_card_replaces_the_sectors_number() -> None:
    """Ruling 56: sector 7 allows no locked dice. Confusion allows three, and the Colonel's effect two."""
    for crew, locked in (([], 3), (["colonel"], 2)):
        unit = {**STAYING, "sector": "7", "specialists": crew}
        game = state(weather("bc36", "camp", units=[unit]))
        assert locked_dice(game, game.units[0]) == locked


# The tally.


ONE_SKULL = ("skull", "soldier", "two", "two", "star", "star")


def test_a2_2_light_showers_add_a_skull_of_any_colour() -> None:
    """bc01: Units in a climb sector add no Skull; they pay a Courage in Phase 5 instead."""
    unit = {"soldiers": 9, "courage": 9, "dice": QUIET, "specialists": ["caporal"]}
    units = [{**unit, "sector": "4"}, {**unit, "sector": "8"}]
    table = weather("bc01", "changes", "N05", units=units)
    until(table, "ask-add-skull")
    assert asked(table, "p2") != "ask-add-skull"
    assert ids(table) == ["skull:red", "skull:white", "skull:blue"]
    play(table, "skull:white")
    assert (last(table, "result-added").seat, last(table, "result-added").colour) == (
        "seat:p1",
        "colour:white",
    )
    until(table, "ask-exposed", "p2")
    assert asked(table) != "ask-exposed"
    assert ids(table, "p2") == ["pay", "lose:caporal"]
    play(table, "pay", seat="p2")
    assert (me(table, "p2").courage, me(table, "p2").specialists) == (8, ["caporal"])


@pytest.mark.parametrize(
    ("courage", "crew", "left"),
    [(2, [], (1, [])), (0, ["medecin"], (0, [])), (0, [], (0, []))],
)
def test_a2_6_a_unit_that_climbs_in_showers_gives_what_it_has(
    courage: int, crew: list[str], left: tuple[int, list[str]]
) -> None:
    unit = {"sector": "8", "soldiers": 30, "courage": courage, "specialists": crew}
    units = [unit, {"sector": "1", "courage": 5}]
    table = weather("bc01", "trade", "N05", units=units)
    until(table, "ask-move", "p2")
    assert (me(table).courage, me(table).specialists) == left


def test_a2_6_the_last_specialist_lost_in_showers_is_the_end_of_the_unit() -> None:
    """dice 6.4: lost Units are counted before any Unit moves."""
    lost = {"sector": "8", "soldiers": 0, "specialists": ["medecin"]}
    units: list[dict[str, Any]] = [lost, {"sector": "1", "soldiers": 9, "courage": 5}]
    table = weather("bc01", "trade", "N05", units=units)
    until(table, "ask-move", "p2")
    assert table.outcome is not None
    assert table.outcome.text == "outcome-defeat-losses"


@pytest.mark.parametrize(("soldiers", "over"), [(1, True), (2, False)])
def test_a2_7_a_thunderstorm_that_takes_the_last_soldier_ends_the_battle_there(
    soldiers: int, over: bool
) -> None:
    """dice 6.4: the battle ends with this phase, before the Unit can recruit and trade."""
    units: list[dict[str, Any]] = [
        {"sector": "1", "soldiers": soldiers, "dice": ONE_SKULL},
        {"sector": "1", "dice": QUIET},
    ]
    table = weather("bc07", "tally", units=units)
    play(table, "cancel:1")
    assert (table.outcome is not None) is over


def test_a2_7_martyrs_make_of_active_skulls_a_bonus_that_cancels_nothing() -> None:
    """bc14: one bonus, however many Skulls are active; an ignored Skull makes none."""
    for crew, made in (([], 1), (["tireur_elite"], 0)):
        dice = ("skull", "soldier", "two", "two", "star", "star")
        unit = {"sector": "1", "dice": dice, "specialists": crew}
        table = weather("bc14", "tally", units=[unit])
        assert len([e for e in told(table, "bonus-won") if e.bonus.endswith("cadeau")]) == made
        assert not told(table, "skulls-cancelled")
        assert last(table, "tallied").soldiers == 5


def test_a2_4_a_sharpshooter_who_has_ignored_a_skull_cancels_nothing() -> None:
    """bc13: a Specialist used this turn can't be lost to cancel a card."""
    for dice, may in ((ONE_SKULL, False), (QUIET, True)):
        unit = {"sector": "1", "soldiers": 9, "dice": dice, "specialists": ["tireur_elite"]}
        table = weather("bc13", "tally", units=[unit, {"sector": "1", "dice": QUIET}])
        until(table, "ask-trade", "p2")
        play(table, "done", seat="p2")
        if asked(table) == "ask-trade":
            play(table, "done")
        assert (asked(table) == "ask-avert") is may
