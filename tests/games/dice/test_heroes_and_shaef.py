"""Modules 4 and 5 of Route vers l'Enfer: heroes and SHAEF."""

from __future__ import annotations

import pytest
from tests.games.dice.helpers import (
    CALM,
    QUIET,
    STAYING,
    at,
    ids,
    last,
    me,
    play,
    state,
    told,
    until,
    wall,
    weather,
)

from landfall.core.errors import OptionsClash
from landfall.core.table import open_table
from landfall.games.dice.model import components as parts

HEROES = {"heroes": "heroes"}


def test_m4_1_a_hero_costs_his_stars_and_a_soldier() -> None:
    table = at("camp", stars=4, soldiers=9, options=HEROES)
    play(table, "recruit:wh01")
    assert me(table).stars == 0
    assert told(table, "lost")[0].by == "card:wh01"
    assert told(table, "lost")[0].soldiers == 1


def test_m4_2_a_hero_does_more_than_his_title() -> None:
    woodson = at("combat", sector="4", soldiers=20, specialists=("wh06",), options=HEROES)
    assert last(woodson, "fought").losses == 3
    thompson = at("combat", sector="4", soldiers=20, specialists=("wh12",), options=HEROES)
    assert last(thompson, "fought").defence == 3
    units = [
        {"sector": "4", "soldiers": 20, "specialists": ("wh07",)},
        {"sector": "4", "soldiers": 20},
    ]
    wright = at("combat", units=units, options=HEROES)
    assert [e.losses for e in told(wright, "fought")] == [4, 5]


def test_m4_3_the_replaced_regular_is_gone_for_that_unit_only() -> None:
    """The rulebook's example: Tommy Prince closes the Scout to his own unit, not to others."""
    units = [{"sector": "1", "stars": 9, "soldiers": 9}, {"sector": "1", "stars": 9, "soldiers": 9}]
    table = at("camp", units=units, options=HEROES)
    play(table, "recruit:wh03")
    play(table, "done", seat="p2")
    refusal = table.why_not("p1", "recruit", card="eclaireur")
    assert refusal is not None
    other = at("camp", units=units, options=HEROES)
    play(other, "recruit:wh03")
    play(other, "recruit:eclaireur", seat="p2")
    assert me(other, "p2").specialists == ["eclaireur"]


def test_m4_4_of_a_ranking_title_one_version_for_all() -> None:
    units = [{"sector": "1", "stars": 9, "soldiers": 9}, {"sector": "1", "stars": 9, "soldiers": 9}]
    table = at("camp", units=units, options=HEROES, turn=1)
    play(table, "recruit:wh17")
    play(table, "recruit:colonel", seat="p2")
    assert me(table).specialists == ["wh17"]
    assert last(table, "beaten").seat == "seat:p2"
    assert "recruit:colonel" not in ids(table, "p2")


def test_m4_5_two_units_may_have_corporals_of_different_names() -> None:
    units = [{"sector": "1", "stars": 9, "soldiers": 9}, {"sector": "1", "stars": 9, "soldiers": 9}]
    table = at("camp", units=units, options=HEROES)
    play(table, "recruit:wh01")
    play(table, "recruit:wh02", seat="p2")
    assert (me(table).specialists, me(table, "p2").specialists) == (["wh01"], ["wh02"])
    assert "recruit:wh02" not in ids(at("camp", stars=9, specialists=("wh01",), options=HEROES))


def test_m4_6_show_the_way() -> None:
    options = {"heroes": "show_the_way"}
    table = at(
        "tally", soldiers=9, options=options, dice=("star", "two", "star", "two", "star", "tool")
    )
    assert "hero" in ids(table)
    play(table, "hero", "recruit:wh06")
    assert (me(table).stars, me(table).soldiers) == (0, 13)
    card = at(
        "changes", soldiers=9, stars=9, options=options, dice=QUIET, items=("veste_commandement",)
    )
    play(card, "use:veste_commandement")
    assert ids(card) == ["stars", "two"]


def test_m5_1_shaef_is_a_nation_like_others() -> None:
    table = open_table("dice", "N01", seed=1, options={"players": 2, "shaef": True})
    assert [u.nation for u in state(table).units] == ["usa", "shaef"]
    units = [
        {"sector": "1", "dice": QUIET},
        {"sector": "1", "dice": ("skull", "two", "skull", "two", "skull", "star")},
    ]
    sea = at("tally", units=units, options={"shaef": True})
    play(sea, "points", seat="p2")
    assert me(sea, "p2").points == 14


def test_m5_2_five_and_six_play_with_shaef() -> None:
    with pytest.raises(OptionsClash) as error:
        open_table("dice", "N01", options={"players": 6})
    assert error.value.args_for_text["rule"] == "M5.2"
    table = open_table("dice", "N01", seed=1, options={"players": 6, "shaef": True})
    assert state(table).units[4].nation == "shaef"
    assert len([i for i in state(table).items if parts.ITEMS[i].category == "special"]) == 4


def test_m4_2_brotheridge_advances_for_free_even_in_a_gale() -> None:
    """bc04: advancing costs one Courage more, except for a unit that advances for free."""
    unit = {**STAYING, "sector": "1", "courage": 0, "specialists": ["wh10"]}
    table = weather("bc04", "move", units=[unit], options=HEROES)
    assert "move:2" not in ids(table)
    play(table, "use:wh10", "move:2")
    assert me(table).sector == "2"


def test_7_3_a_jump_onto_a_cliff_costs_the_vehicle() -> None:
    cliff = next(s for s in parts.BATTLEFIELDS["N05"].sectors if s.climb and not s.bunker)
    start = next(s.id for s in parts.BATTLEFIELDS["N05"].sectors if s.row == cliff.row - 1)
    unit = {"sector": start, "soldiers": 40, "courage": 4, "vehicle": "jeep"}
    table = at("move", "N05", units=[{**unit, "specialists": ["wh23"]}], options=HEROES)
    play(table, f"drop:{cliff.id}")
    assert me(table).sector == cliff.id
    assert me(table).vehicle == ""
    assert me(table).courage == 2


@pytest.mark.parametrize(
    ("card", "ahead", "beside"),
    [("bc47", False, True), ("bc09", True, False), (CALM, True, True)],
)
def test_m4_2_a_jump_ahead_is_an_advance_and_one_in_the_row_is_not(
    card: str, ahead: bool, beside: bool
) -> None:
    """Pinned Down and Mud (A2.2) forbid one or the other."""
    unit = {**STAYING, "specialists": ["wh23"]}
    found = ids(weather(card, "move", units=[unit], options=HEROES))
    assert (("drop:8" in found), ("drop:6" in found)) == (ahead, beside)


def test_m4_2_a_jump_ahead_earns_what_an_advance_earns() -> None:
    """Act of Bravery (bc50) brings two Stars, the Recon Vehicle one (G.3)."""
    unit = {**STAYING, "specialists": ["wh23"], "vehicle": "vehicule_reconnaissance"}
    for goal, stars in (("8", 3), ("6", 0)):
        table = weather("bc50", "move", units=[unit], options=HEROES)
        play(table, f"drop:{goal}")
        until(table, "ask-lock")
        assert me(table).stars == stars


def test_m4_2_the_german_cross_keeps_a_unit_from_jumping_ahead() -> None:
    he = {"soldiers": 90, "hand": ["croix_allemande", "insigne_flak"]}
    unit = {**STAYING, "specialists": ["wh23"]}
    table = wall("ambush", german=he, units=[unit], options=HEROES)
    play(table, "use:croix_allemande:p1", "done", seat="g")
    assert "drop:6" in ids(table)
    assert not {"drop:7", "drop:8"} & set(ids(table))
