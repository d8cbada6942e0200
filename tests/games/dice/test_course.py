"""The line of phases at the head of the table, and what the German may still play this turn."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import at, seen, until, wall

from landfall import open_table
from landfall.core.table import Table

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


def test_a1_19_open_cards_are_told_with_the_window_in_which_they_next_count() -> None:
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
