"""18 and 19: command posts, bases and what engineers open."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.omaha.helpers import (
    asked,
    at,
    ids,
    last,
    number,
    position,
    say,
    state,
    to_actions,
    told,
)

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.command_posts import commanded, settle_command, under_orders
from landfall.games.omaha.rules.engineer_bases import (
    base_hexes,
    engineer_area,
    garrison_sites,
    is_cleared_way,
    traffic_area,
)
from landfall.games.omaha.rules.engineer_phase import bases_of, works
from landfall.games.omaha.rules.landing import mined
from landfall.games.omaha.rules.leaders import hit_leader
from landfall.games.omaha.rules.terrain_effects import WALK, way


def kinds(game: Omaha, division: int) -> set[str]:
    return {o.id.partition(":")[0] for o in works(game, division)}


# Command posts. A3 in 0907 alone fires at 0806; C3 in 1313 fires at 1312.


@pytest.mark.parametrize(
    ("units", "germans", "settles"),
    [
        ({}, {"0907": {}}, False),
        ({}, {}, False),  # empty, but in communication
        ({"A/1/16": "0907"}, {}, True),
    ],
)
def test_18_1_a_headquarters_settles_out_of_possible_fire(
    units: dict[str, Any], germans: dict[str, Any], settles: bool
) -> None:
    game = state(at(30, "actions", {"HQ/16": "0806", **units}, germans))
    assert ("post" in kinds(game, 1)) == settles


def test_18_2_and_18_22_a_notch_per_turn() -> None:
    """Range one for two turns, two for two turns, three for three turns, then four."""
    ranges = [1]
    for place in range(7):
        post = {"HQ/16": {"at": "0806", "post": place}, "A/1/16": "0907"}
        table = at(30, "engineers", post)
        say(table, "reach:HQ/16")
        assert "reach" not in kinds(state(table), 1), "one notch a turn"
        ranges.append(last(table, "PostExtended").range)
    assert ranges == [1, 1, 2, 2, 3, 3, 3, 4]
    end = state(at(30, "actions", {"HQ/16": {"at": "0806", "post": 7}, "A/1/16": "0907"}))
    assert "reach" not in kinds(end, 1), "no further than four"


def test_18_21_each_headquarters_advances_for_itself() -> None:
    posts = {"HQ/16": {"at": "0806", "post": 0}, "HQ/18": {"at": "0806", "post": 3}}
    table = at(30, "engineers", {**posts, "A/1/16": "0907"})
    say(table, "reach:HQ/16", "reach:HQ/18")
    assert [state(table).posts[number(n)] for n in posts] == [1, 4]
    assert len(counters.HQS) == 4


def test_18_3_a_post_commands_all_within_its_range() -> None:
    """Range three from 0806: 1006 and 0909 are free to act, 0910 is not."""
    units = {"A/1/16": "1006", "B/1/16": "0909", "C/1/16": "0910", "D/1/16": "0907"}
    for place, led in ((0, [False, False, False]), (4, [True, True, False]), (7, [True] * 3)):
        game = state(at(30, "actions", {"HQ/16": {"at": "0806", "post": place}, **units}))
        settle_command(game)
        assert [under_orders(game, number(n)) for n in list(units)[:3]] == led
    game.snipers.append(number("HQ/16"))
    settle_command(game)
    assert [under_orders(game, number(n)) for n in units] == [False, False, False, True]


def test_18_31_range_is_not_counted_through_germans() -> None:
    """From 1312 to 1314 it is two hexes through 1313, three around it."""
    shaken = {"1313": {"disrupted": True}}
    for place, germans, led in ((2, {}, True), (2, shaken, False), (4, shaken, True)):
        post = {"HQ/16": {"at": "1312", "post": place}}
        game = state(at(30, "actions", post, germans))
        assert (1314 in commanded(game, number("HQ/16"))) == led


def test_18_31_range_is_counted_through_german_fire() -> None:
    """C5 in 1514 fires at 1313 and 1314, not at 1312."""
    game = state(at(30, "actions", {"HQ/16": {"at": "1312", "post": 2}}, {"1514": {}}))
    assert {1313, 1314} <= ground.FIELD[position("C5")].keys()
    assert {1313, 1314} <= commanded(game, number("HQ/16"))


def test_18_32_a_post_under_fire_commands_nobody_and_gets_no_further() -> None:
    post = {"HQ/16": {"at": "1312", "post": 2}}
    shot = state(at(30, "actions", post, {"1313": {}}))
    assert commanded(shot, number("HQ/16")) == set()
    assert "reach" not in kinds(shot, 1)
    assert shot.posts == {number("HQ/16"): 2}, "the marker stays where it is"
    quiet = state(at(30, "actions", post))
    assert 1313 in commanded(quiet, number("HQ/16"))
    assert "reach" in kinds(quiet, 1), "empty positions do not hinder it"


def test_18_11_moving_gives_up_the_post() -> None:
    table = at(30, "actions", {"HQ/16": {"at": "1011", "post": 3}})
    to_actions(table)
    say(table, "unit:HQ/16", "move:1012")
    assert state(table).posts == {}
    assert told(table, "PostAbandoned")


def test_18_33_a_post_that_is_hit_is_a_headquarters_again() -> None:
    game = state(at(30, "actions", {"HQ/16": {"at": "1011", "post": 3}}, {"1110": {}}))
    hit_leader(game, number("HQ/16"), position("A2"))
    assert game.posts == {}
    assert game.units[number("HQ/16")].at == 1011


# Engineer bases.

BASE = "Eng/1-37"


def engineers(hex: str, place: int, units: dict[str, Any] | None = None, **more: Any) -> Omaha:
    """A base with its marker on this space of the track."""
    return state(at(30, "actions", {BASE: {"at": hex, "base": place}, **(units or {})}, **more))


def test_19_two_bases_a_division_from_turn_17_on() -> None:
    assert [len(bases_of(division)) for division in (1, 29)] == [2, 2]
    held = {"A/1/16": "0812", "B/1/16": "0912"}
    early = at(16, "engineers", held, scenario="d-day")
    assert asked(early).text == "ask-division", "on turn 16 nobody asks engineers"
    late = at(17, "engineers", held)
    assert "base:0713" in ids(late)
    one = engineers("0713", 0, held)
    assert "base" in kinds(one, 1)
    both = engineers("0713", 0, {**held, "Eng/336-348": {"at": "0712", "base": 0}})
    assert "base" not in kinds(both, 1)


def test_19_1_a_base_is_set_up_on_a_quiet_beach_of_its_sector() -> None:
    game = state(at(17, "actions", {"A/1/16": "0613"}))
    dry = [709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719]
    assert base_hexes(game, 1, set()) == dry
    assert set(base_hexes(game, 29, set())).isdisjoint(dry)
    field = ground.FIELD[position("WN62")].keys()
    quiet = [hex for hex in dry if hex not in field]
    assert quiet == [709, 716, 717, 718, 719]
    assert base_hexes(game, 1, {812}) == quiet, "empty, but a German line leads there"
    held = state(at(17, "actions", {"A/1/16": "0613"}, {"0812": {}}))
    assert base_hexes(held, 1, set()) == quiet


def test_19_2_the_range_of_a_base_grows_a_notch_per_turn() -> None:
    """From zero at set-up to five; US units hold WN62."""
    held = {"A/1/16": "0812", "B/1/16": "0912"}
    ranges = [0]
    for place in range(8):
        table = at(30, "engineers", {BASE: {"at": "0713", "base": place}, **held})
        say(table, f"extend:{BASE}")
        ranges.append(last(table, "BaseExtended").range)
    assert ranges == [0, 1, 2, 2, 3, 3, 4, 4, 5]
    assert "extend" not in kinds(engineers("0713", 8, held), 1)
    assert "extend" in kinds(engineers("0713", 0, held), 1)
    assert "extend" not in kinds(engineers("0713", 0), 1), "WN62 may be taken back"


def test_19_21_one_base_placed_or_extended_a_division_and_turn() -> None:
    held = {"A/1/16": "0812", "B/1/16": "0912"}
    table = at(30, "engineers", {BASE: {"at": "0713", "base": 0}, **held})
    other = next(o for o in sorted(ids(table)) if o.startswith("base:"))
    assert f"extend:{BASE}" in ids(table)
    say(table, other)
    assert state(table).bases[number("Eng/336-348")] == 0
    assert not kinds(state(table), 1) & {"base", "extend"}
    extended = at(30, "engineers", {BASE: {"at": "0713", "base": 0}, **held})
    say(extended, f"extend:{BASE}")
    assert not kinds(state(extended), 1) & {"base", "extend"}


def test_19_3_what_engineers_open() -> None:
    """A tank crosses the shingle and leaves the beach for free; a mined road can be used again."""
    tank = {"1/A/741": "0711"}
    closed = state(at(30, "actions", tank))
    game = engineers("0711", 2, tank)
    for a, b in ((711, 811), (811, 911)):
        assert way(closed, number("1/A/741"), a, b) == 0
        assert way(game, number("1/A/741"), a, b) == WALK
    assert traffic_area(closed) == frozenset()
    assert {711, 811, 911} <= traffic_area(game)
    assert not traffic_area(game) - ground.LOW, "not from the heights"


def test_19_3_traffic_costs_no_action() -> None:
    table = at(30, "actions", {BASE: {"at": "0711", "base": 2}, "1/A/741": "0711"})
    to_actions(table)
    before = last(table, "DivisionActs").actions
    say(table, "unit:1/A/741", "move:0811")
    assert last(table, "UnitMoved").free
    assert before == 3


def test_19_3_garrisons_on_empty_positions_in_the_area() -> None:
    """WN61 in 0809 is two hexes from the base; there are twenty-eight garrison markers."""
    assert 809 not in garrison_sites(engineers("0711", 1))
    assert 809 in garrison_sites(engineers("0711", 2))
    assert 809 not in garrison_sites(engineers("0711", 2, germans={"0809": {}}))
    game = engineers("0711", 2)
    sites = [hex for hex in sorted(ground.SITES) if hex not in garrison_sites(game)]
    game.garrisons = sites[:27]
    assert 809 in garrison_sites(game)
    game.garrisons = sites[:28]
    assert garrison_sites(game) == []


def test_19_31_the_area_includes_the_sides_of_its_hexes() -> None:
    """The example: a base in 0711 with range one."""
    game = engineers("0711", 1)
    shingle = ((710, 809), (711, 810), (712, 812))
    ditches = ((810, 910), (811, 911))
    for a, b in shingle:
        assert "shingle" in ground.SIDES[a, b]
        assert is_cleared_way(game, a, b)
    for a, b in ditches:
        assert "at_ditch" in ground.SIDES[a, b]
        assert is_cleared_way(game, a, b) == (b not in ground.MINED)
    assert "shingle" in ground.SIDES[713, 813]
    assert not is_cleared_way(game, 713, 813), "two hexes away"


def test_19_32_hexes_under_german_fire_are_not_part_of_the_area() -> None:
    assert {711, 712, 811} <= engineer_area(engineers("0711", 1))
    fire = engineer_area(engineers("0711", 1, germans={"0809": {}}))
    field = ground.FIELD[position("WN61")]
    assert {711, 712} <= field.keys()
    assert fire & {710, 711, 712, 811} == {811}
    shaken = engineers("0711", 1, germans={"0809": {"disrupted": True}})
    assert {711, 712} <= engineer_area(shaken)


def test_19_33_artillery_in_the_sector_stops_extension_and_traffic() -> None:
    held = {"A/1/16": "0812", "B/1/16": "0912"}
    game = engineers("0713", 0, held)
    game.shelled.append("west")
    assert "extend" in kinds(game, 1)
    assert 713 in traffic_area(game)
    game.shelled.append("east")
    assert "extend" not in kinds(game, 1)
    assert traffic_area(game) == frozenset()


def test_19_34_engineers_do_not_change_seawalls() -> None:
    """A sea wall runs between 0429 and 0530, shingle between 0430 and 0530."""
    tank = number("1/A/743")
    units = {"Eng/20-121": {"at": "0429", "base": 8}, "1/A/743": "0429"}
    game = state(at(30, "actions", units))
    assert {429, 430, 530} <= engineer_area(game)
    assert way(game, tank, 429, 530) == 0
    assert way(game, tank, 430, 530) == WALK


def test_19_4_obstacles_are_clear_late_in_the_day() -> None:
    box = ground.BOX_NUMBER["ER1"]
    assert mined(state(at(22, "actions", {"A/1/16": "0714"})), box)
    assert not mined(state(at(23, "actions", {"A/1/16": "0714"})), box)
