"""9 to 12: reinforcements, obstacles, leaders, control and communication."""

from __future__ import annotations

from tests.games.omaha.helpers import (
    Germans,
    asked,
    at,
    blank,
    card,
    fire_card,
    force,
    ids,
    last,
    say,
    state,
    told,
    unit,
)

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.rules.communication import (
    controlled,
    german_reach,
    is_linked,
    linked_sites,
    us_reach,
    won_hexes,
)
from landfall.games.omaha.rules.depth import (
    GainDepth,
    GainDepthInEachSector,
    add_depth,
    depth_order,
    depth_pool,
)
from landfall.games.omaha.rules.leaders import in_field, is_free_for_germans
from landfall.games.omaha.rules.obstacles import clearable, clearing_limit
from landfall.games.omaha.rules.reinforcements import (
    Reinforce,
    activate_kampfgruppe,
    tactical_reinforcement,
    zone_position,
)
from landfall.games.omaha.rules.revealing import reveal_depth


def test_9_2_depth_goes_to_the_nearest_then_by_kind_and_number() -> None:
    """omaha 9, 9.2, 9.22: one-hex nests before two-hex ones before reinforcements."""
    game = state(
        at(5, "actions", {"A/1/16": "0613"}, {"0812": {}, "0809": {}, "0807": {}, "1113": {}})
    )
    order = depth_order(game, list(game.germans))
    assert order[0] == min(game.germans, key=lambda h: ground.distance(h, 613))
    empty = state(at(5, "actions", {}, {"0812": {}, "0809": {}, "0807": {}, "1113": {}}))
    assert depth_order(empty, list(empty.germans)) == [807, 809, 812, 1113]
    assert add_depth(game, 809)
    assert not add_depth(game, 809)
    game.germans[809] = game.germans[809]._replace(depth=-1)
    assert add_depth(game, 809), "lost depth can be renewed"


def test_9_21_markers_by_place() -> None:
    """omaha 9.21, 9.24: nests, buildings, elsewhere; mobile markers once building markers run out."""
    game = state(at(5, "actions", {}, {"0809": {}, "1113": {}, "1008": {}}))
    for hex, kind in ((809, "wn"), (1113, "building"), (1008, "mobile")):
        pool = depth_pool(game, hex, game.germans[hex].unit)
        assert pool is not None
        assert counters.DEPTHS[pool[-1]].type == kind
    game.building_depth.clear()
    assert depth_pool(game, 1113, game.germans[1113].unit) is game.mobile_depth
    game.mobile_depth.clear()
    assert depth_pool(game, 1113, game.germans[1113].unit) is None
    game.wn_depth.clear()
    GainDepth().run(game)
    assert {force.depth for force in game.germans.values()} == {-1}


def test_9_23_depth_goes_to_the_heros_sector() -> None:
    game = state(at(5, "actions", {"A/1/16": "0613"}, {"0809": {}, "0728": {}}))
    GainDepth("west").run(game)
    assert game.germans[728].depth >= 0
    assert game.germans[809].depth == -1
    GainDepth("west").run(game)
    assert game.germans[809].depth >= 0, "nobody left in the west: the other sector"


def test_9_24_a_single_marker_goes_by_the_whole_map() -> None:
    game = state(
        at(
            5,
            "actions",
            {"A/1/116": "0626"},
            {"0809": {}, "0728": {}},
            pools={"wn_depth": 1, "mobile_depth": 0, "building_depth": 0},
        )
    )
    GainDepthInEachSector().run(game)
    steps = game.steps[-1]
    assert steps == GainDepth("")


def test_9_3_a_reinforcement_for_each_zone() -> None:
    """omaha 9.3, 9.31, 9.32, 9.33: adjacent to Americans first, then the lowest number; in communication and empty."""
    game = state(at(5, "actions", {"A/1/16": "1411"}, {"1008": {}}))
    reach = german_reach(game)
    assert zone_position(game, "C", reach) == 1511, "C4 is adjacent"
    assert zone_position(game, "A", reach) == 1310, "A4 is within reach, A1 is taken"
    far = state(at(5, "actions", {}, {"1008": {}}))
    assert zone_position(far, "A", german_reach(far)) == 1110
    Reinforce(("A",)).run(far)
    placed = far.germans[1110]
    assert not placed.revealed
    assert placed.depth == -1
    assert counters.GERMANS[placed.unit].kind == "tactical"
    late = state(at(5, "actions", {}, {}, pools={"tactical": 0}))
    Reinforce(("A",)).run(late)
    assert late.germans[1008].depth >= 0
    assert counters.GERMANS[late.germans[1008].unit].kind == "division"


def test_9_34_too_few_units_go_where_the_priorities_say() -> None:
    game = state(at(5, "actions", {"A/1/16": "1411"}, {}, pools={"tactical": 1, "division": 0}))
    Reinforce(("A", "C")).run(game)
    assert set(game.germans) == {1511}, "C4 is adjacent, A4 is not"
    assert not game.tactical


def test_9_4_a_nest_marker_calls_a_tactical_unit() -> None:
    """omaha 9.4, 9.41, 9.42: to the nearest free position, even one without a number."""
    game = state(at(5, "actions", {}, {"0728": {"depth": "DW01"}}))
    assert not reveal_depth(game, 728)
    assert game.germans[728].depth == -1
    assert 828 in game.germans, "the position without a number is next to WN 70"
    assert game.germans[828].depth == -1
    dry = state(at(5, "actions", {}, {"0728": {}}, pools={"tactical": 0}))
    tactical_reinforcement(dry, 728)
    assert set(dry.germans) == {728}


def test_9_5_the_kampfgruppe_comes_in_halves() -> None:
    game = state(at(5, "actions"))
    assert len(game.kampfgruppe) == 8
    assert activate_kampfgruppe(game)
    assert activate_kampfgruppe(game)
    assert not activate_kampfgruppe(game)
    assert len(game.division) == 19


def test_10_1_the_example_of_the_engineers() -> None:
    """omaha 10, 10.1: red, purple and blue drawn: only 0612; without WN 60, 0606 to 0612."""
    number = card(lambda r: {c.color for c in r.positions} == {"red", "purple", "blue"})
    nests: Germans = {"0807": {}, "0809": {}, "0812": {}, "0916": {}, "0817": {}}
    game = state(at(3, "actions", {}, nests, fire_cards={"east": number}))
    assert clearable(game, "east") == [612]
    del nests["0807"]
    free = state(at(3, "actions", {}, nests, fire_cards={"east": number}))
    assert clearable(free, "east") == [606, 607, 608, 609, 610, 611, 612]


def test_10_12_how_many_hexes() -> None:
    """omaha 10.11, 10.12, 19.4"""
    limits = {
        turn: clearing_limit(state(at(turn, "actions", {"A/1/16": "0714"}, scenario="d-day")))
        for turn in (1, 2, 6, 7, 15, 16, 24)
    }
    assert limits == {1: 0, 2: 2, 6: 2, 7: 1, 15: 1, 16: 0, 24: 0}
    table = at(3, "engineers", {"A/1/16": "0513"}, {}, fire_cards={"east": 1, "west": 2})
    say(table, "clear:0613", "clear:0614")
    assert state(table).cleared == [613, 614]
    assert asked(table).args["sector"] == "west"


def test_11_11_a_hero_appears_in_the_division() -> None:
    """omaha 11, 11.1, 11.11, 9.23"""
    event = card(
        lambda r: any(
            e.event == "hero_and_depth" and e.division == 1 and e.first == 2 for e in r.events
        )
    )
    table = at(
        3, "event", {"A/1/16": "0613", "A/1/116": "0423"}, {"0809": {}, "0728": {}}, (event,)
    )
    assert ids(table) == {"unit:A/1/16"}
    say(table, "unit:A/1/16")
    assert unit(table, "A/1/16").hero >= 0
    deep = force(table, "0809")
    assert deep is not None
    assert deep.depth >= 0


def test_11_14_a_hero_dies_for_his_unit() -> None:
    """omaha 11.14, 11.15"""
    number = fire_card("diamond", orange="single")
    table = at(
        2,
        "fire",
        {"A/1/16": {"at": "0610", "steps": 1, "hero": "Pinder"}},
        {"0809": {}},
        (number, blank(number)),
    )
    assert asked(table).text == "ask-sacrifice"
    say(table, "sacrifice")
    assert unit(table, "A/1/16").steps == 1
    assert unit(table, "A/1/16").inspired


def star(color: str, *but: int) -> int:
    return card(lambda r: any(c.color == color and c.symbol == "star" for c in r.positions), *but)


def test_11_4_leaders_under_a_star() -> None:
    """omaha 11.2, 11.3, 11.4, 11.41, 11.42: only with a hit left over; an HQ leaves for two turns, a general takes two hits."""
    number = star("orange")
    german = {"0809": {"depth": "any"}}
    cards = (number, blank(number))
    table = at(2, "fire", {"HQ/16": "0610"}, german, cards)
    assert unit(table, "HQ/16").at == 4004
    wounded = at(2, "fire", {"Gen/Wyman": "0610"}, german, cards)
    assert unit(wounded, "Gen/Wyman").steps == 1
    assert unit(wounded, "Gen/Wyman").at == 610
    hero = at(2, "fire", {"A/1/16": {"at": "0610", "hero": "Pinder"}}, german, cards)
    assert unit(hero, "A/1/16").inspired
    busy = at(2, "fire", {"HQ/16": "0610", "A/1/16": "0610", "B/1/16": "0610"}, german, cards)
    assert unit(busy, "HQ/16").at == 610, "all hits were taken"
    assert (
        in_field(state(at(2, "actions", {"HQ/16": "0607"}, german)), ground.POSITION["WN61"]) == []
    )


def test_11_31_a_lone_general_is_captured() -> None:
    game = state(at(5, "actions", {"Gen/Cota": "1110"}))
    assert is_free_for_germans(game, 1110)
    assert 1110 not in controlled(game)
    other = state(at(5, "actions", {"Gen/Cota": "1008"}))
    Reinforce(("A",)).run(other)
    assert other.units[counters.US_NUMBER["Gen/Cota"]].at == -1


def test_12_1_who_controls_what() -> None:
    """omaha 12, 12.1, 12.11"""
    game = state(
        at(
            5,
            "actions",
            {
                "A/1/16": "1215",
                "B/1/16": {"at": "1407", "steps": 1},
                "HQ/16": "1603",
                "Gen/Wyman": "1607",
                "C/1/16": "0814",
            },
        )
    )
    held = controlled(game)
    assert {1215, *ground.NEIGHBOURS[1215]} <= held
    assert 1407 in held
    assert not ground.ADJACENT[1407] & held
    assert 1603 in held
    assert 1607 not in held
    heights = [h for h in ground.NEIGHBOURS[814] if h not in ground.LOW]
    assert heights
    assert not set(heights) & (held - {1215})


def test_12_2_german_lines_run_to_the_exits() -> None:
    """omaha 12.2, 12.21, 12.22"""
    free = state(at(5, "actions", {}, {"0809": {}}))
    assert linked_sites(free) == set(ground.SITES)
    ring = state(at(5, "actions", {"A/1/16": "1111", "B/1/16": "1009"}, {"1110": {}}))
    assert is_linked(ring, 1110, german_reach(ring)), "its own hex is not lost to control"
    near = state(at(5, "actions", {"A/1/16": "1111"}))
    assert is_linked(near, 1110, german_reach(near)), "an empty position may be controlled"
    assert not german_reach(free) & (ground.BEACH | ground.BEACHSIDE | ground.ROUGH)


def test_12_23_through_one_hex_of_bocage() -> None:
    """omaha 12.23, 12.24: an occupied reinforcement position, not an empty one."""
    hex = next(
        h
        for h, p in ground.SITES.items()
        if not ground.IS_WN[p]
        and sum(n in ground.BOCAGE for n in ground.NEIGHBOURS[h]) >= 1
        and h not in ground.LOW
        and h not in ground.EXITS
        and len(ground.NEIGHBOURS[h]) == 6
    )
    bocage = next(n for n in ground.NEIGHBOURS[hex] if n in ground.BOCAGE)
    held = state(at(5, "actions", {}, {f"{hex:04d}": {}}))
    # As if US units controlled everything around the position.
    reach = frozenset(german_reach(held) - {hex, *ground.NEIGHBOURS[hex]})
    assert is_linked(held, hex, reach)
    empty = state(at(5, "actions"))
    assert not is_linked(empty, hex, reach)
    blocked = state(at(5, "actions", {"A/1/16": f"{bocage:04d}"}, {f"{hex:04d}": {}}))
    others = [n for n in ground.NEIGHBOURS[hex] if n in ground.BOCAGE and n != bocage]
    assert is_linked(blocked, hex, reach) == bool(others), "not through a hex that is occupied"


def test_12_3_us_lines_run_to_the_beach() -> None:
    """omaha 12.3, 12.31: fields of fire cut them, even those of disrupted units."""
    open_ = state(at(5, "actions", {"A/1/16": "1215"}))
    assert 1215 in us_reach(open_)
    shut = state(
        at(
            5,
            "actions",
            {"A/1/16": "1215"},
            {"1113": {"disrupted": True}},
        )
    )
    field = ground.FIELD[ground.POSITION["C1"]]
    assert not us_reach(shut) & field.keys()


def test_13_22_control_for_points() -> None:
    """omaha 13.22: held, linked to the beach and out of every field; or safely behind the lines."""
    game = state(at(16, "actions", {"A/1/16": "0809"}))
    assert 809 in won_hexes(game)
    contested = state(at(16, "actions", {"A/1/16": "0809"}, {"0807": {}}))
    assert (809 in won_hexes(contested)) == (809 not in ground.FIELD[ground.POSITION["WN60"]])
    assert told(at(3, "actions", {"A/1/16": "0613"}), "Scored") == []
    assert last(at(5, "fire", {"A/1/16": "0613"}, {}, (1, 2)), "PhaseBegan").phase == "engineers"
