"""The line of phases at the head of the table, and what both sides may still play this turn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import at, seen, until, wall

from landfall import open_table
from landfall.core.table import Table
from landfall.core.texts import game_texts
from landfall.games.dice.table.terminal import still_to_play

LAND = ("roll", "tally", "camp", "trade", "move", "combat")


def still(table: Table) -> dict[str, str]:
    german = seen(table).german
    assert german is not None
    return {each.card: each.window for each in german.may_play}


def test_3_0_a_turn_has_six_phases_on_land() -> None:
    table = at("camp", stars=9, soldiers=9)
    assert (seen(table).course, seen(table).stage) == (LAND, "camp")


def test_m1_2_at_sea_the_sector_and_the_shells_come_between() -> None:
    table = open_table("dice", "N01", seed="sea", options={"crossing": True})
    view: Any = seen(until(table, "ask-lock"))
    assert view.course == ("roll", "tally", "sea-combat", "bombardment", *LAND[2:])


def test_before_the_first_turn_there_is_no_line() -> None:
    view: Any = open_table("dice", "N02", seed="start").view("p1")
    assert (view.phase, view.course, view.stage) == ("start", (), "")


@pytest.mark.parametrize(
    ("phase", "stage"), [("contest", "roll"), ("ambush", "ambush"), ("combat", "combat")]
)
def test_a1_7_german_windows_are_phases_or_belong_to_one(phase: str, stage: str) -> None:
    german = {"soldiers": 9, "courage": 9, "specialists": ["scharfschutze", "waffen_ss"]}
    german |= {"items": ["grenade_manche"]}
    table = wall(phase=phase, german=german, units=[{"sector": "3", "soldiers": 20}])
    view = seen(table)
    assert view.course == (*LAND[:4], "ambush", *LAND[4:], "assault")
    assert view.stage == stage


def test_a1_19_open_cards_are_listed_with_the_window_in_which_they_next_count() -> None:
    german = {"soldiers": 9, "courage": 9, "specialists": ["scharfschutze", "feldwebel"]}
    german |= {"items": ["balles_tracantes", "grenade_manche", "projecteur"]}
    units = [{"sector": "3", "soldiers": 20}]
    told = still(wall(phase="ambush", german=german, units=units))
    # The Searchlight's window is over, and the Feldwebel acts without an order.
    assert told == {
        "scharfschutze": "ambush",
        "balles_tracantes": "combat",
        "grenade_manche": "ambush",
    }
    # With nobody in a Bunker, nothing can be played after the Combat.
    told = still(wall(phase="combat", german=german, units=units))
    assert told == {"balles_tracantes": "combat", "grenade_manche": "combat"}


def test_a1_20_hidden_decorations_are_never_told() -> None:
    german = {"soldiers": 9, "hand": ["insigne_flak"], "items": ["grenade_manche"]}
    table = wall(phase="ambush", german=german, units=[{"sector": "3", "soldiers": 20}])
    assert still(table) == {"grenade_manche": "ambush"}


def units_still(table: Table, seat: str = "p1") -> dict[str, str]:
    german = seen(table, "g").german
    assert german is not None
    return {each.card: each.window for each in german.units_may_play.get(seat, ())}


SHOOTER: dict[str, Any] = {
    "sector": "3",
    "soldiers": 20,
    "courage": 3,
    "specialists": ["sniper", "medecin"],
    "items": ["tnt", "bazooka", "grenade_thermite"],
    "medals": ["medaille_militaire"],
}


@pytest.mark.parametrize(
    ("phase", "told"),
    [
        ("camp", {"sniper": "ambush", "bazooka": "combat", "medaille_militaire": "camp"}),
        ("ambush", {"sniper": "ambush", "bazooka": "combat"}),
        ("combat", {"bazooka": "combat"}),
    ],
)
def test_a1_19_the_german_sees_what_units_may_still_play(phase: str, told: dict[str, str]) -> None:
    """TNT's window is over, and the Medic acts without being told to."""
    german = {"soldiers": 30, "hand": ["insigne_flak"]}
    table = wall(phase=phase, german=german, units=[SHOOTER])
    assert units_still(table) == {**told, "grenade_thermite": "decoration"}


def test_a1_33_nothing_cancels_decorations_where_there_are_none() -> None:
    table = wall(phase="ambush", german={"soldiers": 30}, units=[SHOOTER])
    assert units_still(table) == {"sniper": "ambush", "bazooka": "combat"}


def test_a2_2_soaked_gear_leaves_only_people_and_medals() -> None:
    options = {"conditions": "turn"}
    german = {"soldiers": 30, "hand": ["insigne_flak"]}
    table = wall(phase="camp", german=german, units=[SHOOTER], options=options, condition="bc28")
    assert units_still(table) == {"sniper": "ambush", "medaille_militaire": "camp"}


def test_a1_5_a_sniper_that_has_fired_is_not_told() -> None:
    german = {"soldiers": 30, "hand": ["insigne_flak"]}
    table = wall(phase="ambush", german=german, units=[{**SHOOTER, "items": [], "courage": 9}])
    assert units_still(table) == {"sniper": "ambush"}
    until(table, "ask-round")
    table.answer("p1", "sniper:soldiers")
    table.answer("g", "done")
    assert seen(table).phase == "ambush"
    assert units_still(table) == {}


@pytest.mark.parametrize(
    ("seat", "lines"),
    [
        ("g", ["L’Unité 1 peut encore jouer : Sniper (Embuscade)"]),
        ("p1", ["L’Allemand peut encore jouer : Grenade à Manche (Embuscade)"]),
        (None, ["L’Allemand peut encore jouer", "L’Unité 1 peut encore jouer"]),
    ],
)
def test_a1_19_the_terminal_tells_each_side_what_the_other_may_play(
    seat: str | None, lines: list[str]
) -> None:
    german = {"soldiers": 30, "hand": ["insigne_flak"], "items": ["grenade_manche"]}
    table = wall(phase="ambush", german=german, units=[{**SHOOTER, "items": []}])
    view = seen(table, "g").german
    assert view is not None
    lines_told = still_to_play(view, game_texts("dice", "fr"), seat)
    told = [line.plain.replace("\u00a0", " ") for line in lines_told]
    assert len(told) == len(lines)
    assert all(line.startswith(start) for line, start in zip(told, lines, strict=True))
