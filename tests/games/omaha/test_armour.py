"""23. German armour."""

from __future__ import annotations

import itertools

import pytest
from tests.games.omaha.helpers import at, card, state

from landfall.core.errors import LandfallError
from landfall.core.registry import get_game
from landfall.core.table import open_table
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.armour import (
    ArmourActs,
    armour_gun,
    armour_site,
    bring_armour,
    check_breakthrough,
    drive,
    next_hex,
    ordered,
    travel,
)
from landfall.games.omaha.rules.attack import odds
from landfall.games.omaha.rules.attack_results import remove_german
from landfall.games.omaha.rules.fields_of_fire import armour_field
from landfall.games.omaha.rules.free_actions import is_preservation
from landfall.games.omaha.rules.german_actions import queue
from landfall.games.omaha.rules.reinforcements import Reinforce
from landfall.games.omaha.rules.sequence import begin_turn
from landfall.games.omaha.rules.victory import standing

WITH = {"armour": True}
STUG = "1/2/352PzJ"


def game_with(units: dict[str, str], germans: dict[str, object], **more: object) -> Omaha:
    return state(at(20, "actions", units, germans, options=WITH, **more))  # type: ignore[arg-type]


def red(symbol: str, target: str = "triangle") -> int:
    """A card that gives the red armour this action."""
    return card(
        lambda r: (
            r.target == target and any(c.color == "red" and c.symbol == symbol for c in r.positions)
        )
    )


def called(game: Omaha, color: str, double: bool) -> bool:
    """Whether the armour in 1513 acts on a card with this colour."""
    shown = card(lambda r: any(c.color == color and c.double == double for c in r.positions))
    return -1513 in queue(game, "east", shown)


def test_23_armour_is_a_position_of_its_own_with_its_own_colour() -> None:
    """1513 is not a position; the first half-company is red. A double symbol requires depth."""
    assert 1513 not in ground.SITES
    lone = game_with({}, {"1513": {"unit": STUG}})
    assert called(lone, "red", double=False)
    assert not called(lone, "red", double=True)
    assert called(game_with({}, {"1513": {"unit": STUG, "depth": "any"}}), "red", double=True)
    assert not called(game_with({}, {"1513": {"unit": STUG, "disrupted": True}}), "red", False)
    blue = game_with({}, {"1513": {"unit": "2/2/352PzJ"}})
    no_blue = card(lambda r: {"red"} <= {c.color for c in r.positions} - {"blue"})
    assert ("blue" in deck.CARD_COLORS[no_blue]) == (-1513 in queue(blue, "east", no_blue))


def test_23_1_four_units_in_reserve() -> None:
    game = state(open_table("omaha", "d-day", seed=1, options=WITH))
    assert len(game.armour) == len(game.armour_depth) == 4
    plain = state(open_table("omaha", "d-day", seed=1))
    assert not plain.armour
    with pytest.raises(LandfallError):
        open_table("omaha", "first-waves", seed=1, options=WITH)


def test_23_2_armour_comes_by_a_free_road() -> None:
    """The rulebook's example: armour enters at C6, because G5 is not on a road to an entry hex."""
    game = game_with({}, {}, pools={"tactical": 0})
    assert armour_site(game, [1030, 1612]) == 1612
    assert armour_site(game_with({}, {}), [1612]) is None, "the tactical pool must be empty"
    bring_armour(game, 1612)
    force = game.germans[1612]
    assert force.revealed
    assert force.depth >= 0
    assert not force.depth_revealed
    first = game_with({}, {}, pools={"tactical": 0})
    Reinforce(("C",), second=False).run(first)
    assert not first.armour_entered, "never at the first event"


def test_23_21_one_per_turn_at_the_lowest_number() -> None:
    """C6 in 1612 and D4 in 1321 are both on roads."""
    game = game_with({}, {}, pools={"tactical": 0})
    assert armour_site(game, [1612, 1321]) == 1321
    bring_armour(game, 1321)
    assert armour_site(game, [1612]) is None
    begin_turn(game)
    assert armour_site(game, [1612]) == 1612


def test_23_3_the_field_of_armour_in_1612() -> None:
    """Intense in the open, steady in bocage and buildings and behind hedges, never sporadic."""
    assert armour_field(1612) == {
        1512: 3, 1513: 3, 1611: 2, 1613: 3, 1712: 3, 1713: 2,
        1412: 2, 1413: 3, 1511: 2, 1514: 2, 1614: 2, 1711: 2, 1714: 2, 1811: 2, 1812: 2,
    }  # fmt: skip
    assert {1611, 1511} <= ground.BUILDINGS
    assert {1713, 1412, 1514} <= ground.BOCAGE
    assert "hedge" in ground.SIDES[1613, 1614]


@pytest.mark.parametrize(
    ("symbol", "steps"),
    [("armor", 4), ("M", 4), ("R", 4), ("A", 4), ("P", 3)],
)
def test_23_4_how_far_armour_moves(symbol: str, steps: int) -> None:
    """On a triangle, armour in 1612 goes by 1513, 1514, 1515, 1516 and 1517."""
    road = [1612, 1513, 1514, 1515, 1516, 1517]
    game = game_with({}, {"1612": {"unit": STUG, "depth": "any"}})
    ArmourActs(1612, red(symbol)).run(game)
    assert list(game.germans) == [road[steps]]
    assert game.germans[road[steps]].depth >= 0


@pytest.mark.parametrize(
    ("symbol", "hex", "fires"),
    [
        ("armor", "1413", True),  # fire or move: a unit in its field
        ("A", "1413", False),  # aimed fire: no adjacent unit
        ("A", "1613", True),
        ("M", "1613", False),  # move or fire: it can move
    ],
)
def test_23_4_when_armour_fires(symbol: str, hex: str, fires: bool) -> None:
    game = game_with({"A/1/16": hex}, {"1612": {"unit": STUG}})
    ArmourActs(1612, red(symbol)).run(game)
    assert (1612 in game.germans) == fires
    assert (type(game.steps[-1]).__name__ == "Volley") == fires


def test_23_4_taking_position_it_fires_where_it_has_come_to() -> None:
    game = game_with({"A/1/16": "1415"}, {"1612": {"unit": STUG}})
    ArmourActs(1612, red("P")).run(game)
    assert list(game.germans) == [1515]
    assert type(game.steps[-1]).__name__ == "Volley"


def test_23_4_an_overrun_goes_through_and_disrupts() -> None:
    game = game_with({"A/1/16": "1515"}, {"1612": {"unit": STUG}})
    ArmourActs(1612, red("R")).run(game)
    assert list(game.germans) == [1516]
    assert game.units[counters.US_NUMBER["A/1/16"]].disrupted
    fourth = game_with({"A/1/16": "1516"}, {"1612": {"unit": STUG}})
    ArmourActs(1612, red("R")).run(fourth)
    assert list(fourth.germans) == [1515], "not where it would have to stay"
    armored = game_with({"1/A/741": "1513"}, {"1612": {"unit": STUG}})
    ArmourActs(1612, red("R")).run(armored)
    assert list(armored.germans) == [1612], "not through armour"


def test_23_4_after_an_overrun_it_moves_on() -> None:
    """From 1612 by 1513, 1514 and 1515 to 1516: the unit left behind in 1513 does not stop the armour."""
    game = game_with({"A/1/16": "1513"}, {"1612": {"unit": STUG}})
    ArmourActs(1612, red("R")).run(game)
    assert list(game.germans) == [1516]
    assert game.units[counters.US_NUMBER["A/1/16"]].disrupted


def test_23_4_an_overrun_ends_before_a_second_occupied_hex() -> None:
    """By 23.5 the armour heads for the next US units on its road, and ends its move there."""
    game = game_with({"A/1/16": "1513", "B/1/16": "1515"}, {"1612": {"unit": STUG}})
    ArmourActs(1612, red("R")).run(game)
    assert list(game.germans) == [1514]
    assert game.units[counters.US_NUMBER["A/1/16"]].disrupted
    assert not game.units[counters.US_NUMBER["B/1/16"]].disrupted


def test_23_41_its_fire_finds_armour_whatever_the_card_says() -> None:
    for depth, limit in (("", 2), ("any", 4)):
        game = game_with({}, {"1612": {"unit": STUG, "depth": depth}})
        gun = armour_gun(game, [1612], red("R"))
        assert (gun.limit, gun.anti_armor, gun.disrupts) == (limit, True, False)


@pytest.mark.parametrize(
    ("hex", "low"),
    [
        (1410, {1211, 1311, 1312, 1411}),  # beside 1311 and 1411
        (1409, set()),  # on the heights, with 1311 and 1411 two hexes away
    ],
)
def test_23_42_from_the_heights_down_only_at_the_edge(hex: int, low: set[int]) -> None:
    assert hex not in ground.LOW
    assert armour_field(hex).keys() & ground.LOW == low


def test_23_42_from_below_never_up() -> None:
    assert 1311 in ground.LOW
    assert {1210, 1310, 1410} <= ground.ADJACENT[1311]
    assert armour_field(1311) == {1211: 3, 1312: 3, 1411: 3, 1112: 3}


def test_23_43_in_a_position_only_the_armour_acts() -> None:
    """C6 in 1612 is orange, the armour red."""
    orange = card(lambda r: {c.color for c in r.positions} & {"orange", "red"} == {"orange"})
    armour = game_with({}, {"1612": {"unit": STUG, "depth": "any"}})
    assert queue(armour, "east", orange).count(ground.SITES[1612]) == 0
    assert -1612 not in queue(armour, "east", orange)
    infantry = game_with({}, {"1612": {}})
    assert ground.SITES[1612] in queue(infantry, "east", orange)
    both = card(lambda r: {"orange", "red"} <= {c.color for c in r.positions})
    assert queue(armour, "east", both).count(-1612) == 1
    assert ground.SITES[1612] not in queue(armour, "east", both)


def test_23_5_the_orders_of_the_armour_map() -> None:
    assert ordered(1612, "triangle") == 1513
    assert ordered(1612, "circle") == 1611
    assert (ordered(1321, "circle"), ordered(1321, "triangle")) == (1322, 1220)


@pytest.mark.parametrize(
    ("hex", "to"),
    [("1410", 1611), ("1409", 1513)],
)
def test_23_5_prey_within_three_road_hexes(hex: str, to: int) -> None:
    """From 1612 it is three hexes to 1410 and four to 1409; a triangle sends it the other way."""
    game = game_with({"A/1/16": hex}, {"1612": STUG})
    assert next_hex(game, 1612, "triangle") == to


def test_23_51_armour_goes_through_germans_and_does_not_stop_with_them() -> None:
    """The move would end on C5 in 1514: the armour goes one hex further, or stops one hex earlier if US units block
    that.
    """
    alone = game_with({}, {"1612": STUG})
    assert travel(alone, 1612, "triangle", 2, overruns=False) == [1612, 1513, 1514]
    germans: dict[str, object] = {"1612": {"unit": STUG, "depth": "any"}, "1514": {}}
    game = game_with({}, germans)
    path = travel(game, 1612, "triangle", 2, overruns=False)
    assert path == [1612, 1513, 1514, 1515]
    depth = game.germans[1612].depth
    drive(game, path)
    assert game.germans[1515].depth == depth, "with its marker"
    barred = game_with({"A/1/16": "1515"}, germans)
    assert travel(barred, 1612, "triangle", 2, overruns=False) == [1612, 1513]


def test_23_52_armour_keeps_to_main_and_secondary_roads() -> None:
    """From 1513 a trail leads to 1412: a unit there does not attract it."""
    assert ground.ROADS[1513, 1412] == "trail"
    game = game_with({"A/1/16": "1412"}, {"1513": {"unit": STUG}})
    assert next_hex(game, 1513, "triangle") == 1514
    path = travel(game, 1513, "triangle", 4, overruns=False)
    assert {ground.ROADS[step] for step in itertools.pairwise(path)} <= {"main", "secondary"}
    for hex in ground.ARMOUR_ORDERS:
        for symbol in ("circle", "diamond", "triangle"):
            to = ordered(hex, symbol)
            assert to is None or ground.ROADS[hex, to] != "trail"


def test_23_53_armour_stops_before_americans() -> None:
    game = game_with({"A/1/16": "1515"}, {"1612": STUG})
    assert travel(game, 1612, "triangle", 4, overruns=False) == [1612, 1513, 1514]
    assert travel(game, 1612, "triangle", 4, overruns=True) == [1612, 1513, 1514, 1515, 1516]
    base = game_with({"HQ/16": "0714"}, {"1612": STUG})
    assert len(travel(base, 1612, "triangle", 4, overruns=False)) == 5


def test_23_53_a_garrison_gives_way_where_armour_stops() -> None:
    """omaha 19.3, 23.53: this case came up in full games."""
    game = game_with({}, {"1612": STUG})
    path = travel(game, 1612, "triangle", 4, overruns=False)
    site = next(hex for hex in path[1:] if hex in ground.SITES)
    game.garrisons = [site]
    assert travel(game, 1612, "triangle", 4, overruns=False) == path
    drive(game, path[: path.index(site) + 1])
    assert game.garrisons == []
    assert site in game.germans
    get_game("omaha").check(game)


def test_23_5_armour_at_the_beach_is_the_end() -> None:
    game = game_with({}, {"0529": STUG})
    check_breakthrough(game)
    assert game.outcome is not None
    assert game.outcome.rule == "23.5"
    shaken = game_with({}, {"0529": {"unit": STUG, "disrupted": True}})
    check_breakthrough(shaken)
    assert shaken.outcome is None


def test_23_6_no_terrain_and_a_way_out() -> None:
    game = game_with({"A/1/16": "1611"}, {"1612": {"unit": STUG}})
    assert odds(game, 1612, (counters.US_NUMBER["A/1/16"],), naval=False).defence == 7
    near = next(h for h in ground.NEIGHBOURS[1612] if armour_field(1612).get(h) == 3)
    safe = next(
        h
        for h in ground.NEIGHBOURS[near]
        if h not in ground.ADJACENT[1612] and armour_field(1612).get(h, 0) < 3 and h != 1612
    )
    assert is_preservation(game, counters.US_NUMBER["A/1/16"], near, safe)


def test_23_7_a_point_for_each_armour_that_came() -> None:
    game = game_with({}, {}, pools={"tactical": 0})
    assert points(game) == 0
    bring_armour(game, 1612)
    bring_armour(game, 1321)
    assert points(game) == 2
    remove_german(game, 1612, "fire", "8.3")
    assert points(game) == 2, "though it fell"


def points(game: Omaha) -> int:
    return next(item.points for item in standing(game) if item.kind == "armour")
