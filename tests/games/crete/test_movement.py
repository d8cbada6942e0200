"""G10, G11, 2.x: movement, terrain, stacking."""

from __future__ import annotations

import itertools

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    at,
    choose,
    game_of,
    ids,
    number,
    pair,
    run,
    said,
    still,
    table,
    told,
    unit,
    walk_out,
)

from landfall.games.crete.model import ground, sight
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.events import (
    BarrageLaid,
    CohesionLost,
    ControlChanged,
    Rubbled,
    UnitMoved,
)
from landfall.games.crete.model.frames import playable
from landfall.games.crete.model.ground import NAME, NEAR, ROADS, SLOPES, TERRAIN, distance
from landfall.games.crete.model.movement_costs import (
    LEG,
    NO_WAY,
    TRACKED,
    WHEELED,
    step_cost,
    terrain_cost,
)
from landfall.games.crete.model.offers import plain
from landfall.games.crete.rules.assault import assault_hexes, may_assault
from landfall.games.crete.rules.fire import (
    INDIRECT,
    Roll,
    aim,
    terrain_mod,
)
from landfall.games.crete.rules.march import GoOn, March, enter
from landfall.games.crete.rules.movement import Reach, Way, may_leave_column
from landfall.games.crete.rules.retreat import retreats
from landfall.games.crete.rules.stacking import crowd, overstacked, room_for
from landfall.games.crete.table.preview import shots_on


def test_g10_3_what_terrain_costs() -> None:
    """crete G10.3, 2.0, 2.1, 2.2, 2.3, 2.4: in half points."""
    for letter, costs in {"C": (2, 4, 2), "O": (2, 8, 4), "B": (4, 12, 6), "V": (2, 4, 4)}.items():
        try:
            a, b = pair("C", letter)
        except LookupError:
            a, b = pair("O", letter)
        found = tuple(step_cost(at(a), at(b), kind, False) for kind in (LEG, WHEELED, TRACKED))
        assert found == costs, letter


def test_2_5_vehicles_enter_towns_in_column_only() -> None:
    """crete 2.5, 2.6, 2.7, R3, G16.1: and never assault into them."""
    near, town = next(
        (near, town)
        for town, letter in enumerate(TERRAIN)
        if letter == "T"
        for near in NEAR[town]
        if TERRAIN[near] not in "TXF" and (near, town) not in ROADS
    )
    assert step_cost(near, town, TRACKED, False) == NO_WAY
    assert step_cost(near, town, TRACKED, True) > 0
    assert step_cost(near, town, LEG, False) > 0


def test_g10_1_one_hex_is_always_possible() -> None:
    """crete G10.1, G10.2: scrub uphill costs eight half points; a gun with four points still makes one hex."""
    low, high = pair("C", "B", slope=True)
    game = still([unit("FJ2-13", low)])
    ends = {h for h, state in Reach(game, number("FJ2-13")).ends(game) if not state}
    assert at(high) in ends
    assert all(TERRAIN[h] != "~" for h in ends)
    game = still([unit("FJ2-13", low), unit(AUS, high)])
    ends = {h for h, _ in Reach(game, number("FJ2-13")).ends(game)}
    assert at(high) not in ends


def test_g10_4_and_2_8_roads_and_tracks() -> None:
    """crete G10.4, 2.8, R57, R65: half a point in column along a road, whatever the terrain."""
    a, b = next((a, b) for a, b in ROADS if TERRAIN[b] == "B")
    assert step_cost(a, b, LEG, True) == 1
    assert step_cost(a, b, LEG, False) >= 4


def test_g10_6_one_column_a_hex_at_every_moment() -> None:
    """crete G10.6: a column does not pass through another one."""
    road = next(
        [ground.SHEETS.by_id[r.grid, h] for h in r.hexes]
        for r in BOX.roads.values()
        if r.grid == "rethymnon" and len(r.hexes) > 6
    )
    units = [unit(FJ, ground.NAME[road[0]], column=True)]
    free = Reach(still(units), number(FJ))
    assert road[4] * 2 + 1 in free.known()
    game = still([*units, unit("FJ2-2", ground.NAME[road[2]], column=True)])
    assert road[2] * 2 + 1 not in Reach(game, number(FJ)).known()


def test_g10_7_what_was_dug_is_lost_when_the_unit_leaves() -> None:
    """crete G10.7, G10.9, G10.10, G24.2, S6.0: and a port changes hands at once, by night as by day."""
    start = next(ground.NAME[h] for h in NEAR[at("R08.13")] if TERRAIN[h] != "~")
    play = table(
        [unit(FJ, start, position=1), unit(AUS, "R28.13")], hour="Night", leaders={"LB-I-FJR2": FJ}
    )
    choose(play, f"move:{FJ}", "to:R08.13")
    game = game_of(play)
    assert game.units[number(FJ)].position == 0
    assert game.control[at("R08.13")] == 1
    assert told(play, ControlChanged)[0].side == "side:german"


def test_g10_11_a_replayed_move_costs_what_was_shown() -> None:
    """crete G10.11: the points of the steps are those of the path."""
    play = table([unit(FJ, "R33.12"), unit(AUS, "R08.13")], leaders={"LB-I-FJR2": FJ})
    choose(play, f"move:{FJ}")
    end = play.decisions[0].options[len(play.decisions[0].options) // 2].id
    state = end.partition("/")[2]
    hex = play.decisions[0].option(end)
    assert hex is not None
    way = Reach(game_of(play), number(FJ)).way_to(int(hex.value), state)
    choose(play, end)
    steps = [e for e in told(play, UnitMoved) if e.unit == f"unit:{FJ}"]
    hexes = [node >> 1 for node in way.nodes]
    shown = [cost for a, b, cost in zip(hexes, hexes[1:], way.costs, strict=False) if a != b]
    assert [e.cost for e in steps] == shown


def test_g11_1_eight_steps_and_a_column() -> None:
    """crete G11.1, G11.2, G11.3, G11.4."""
    four = [unit(f"FJ2-{n}", "R33.12") for n in (1, 2, 3, 9)]
    game = still([*four, unit("FJ2-10", "R33.11")])
    new = number("FJ2-10")
    assert not room_for(game, new, at("R33.12"), False)
    assert room_for(game, new, at("R33.12"), True)
    assert not overstacked(game, at("R33.12"), 1)
    game = still([*four, unit("FJ2-10", "R33.12")])
    assert overstacked(game, at("R33.12"), 1)
    assert not may_assault(game, number(FJ))


def test_2_9_rubble() -> None:
    """crete 2.9, G17.5, R4, R5, G19.8, G10.3: an artillery 0 turns a city to rubble; its cover is then one better."""
    city = next(h for h, letter in enumerate(TERRAIN) if letter == "X")
    near = next(
        h
        for h in ground.SHEETS.within(city, 6)
        if ground.distance(h, city) == 5 and TERRAIN[h] not in "~TXF"
    )
    game = still(
        [unit("GAR-1", ground.NAME[near]), unit(NZ, ground.NAME[city])], scenario="11", script=[0]
    )
    before = dict(aim(game, number("GAR-1"), number(NZ), INDIRECT).mods)["terrain"]
    game.passed = False
    Roll(number("GAR-1"), number(NZ), INDIRECT).run(game)
    assert game.rubble == [city]
    assert said(game, Rubbled)
    assert said(game, BarrageLaid)
    assert (before, dict(aim(game, number("GAR-1"), number(NZ), INDIRECT).mods)["terrain"]) == (
        -3,
        -4,
    )
    assert step_cost(near, city, LEG, False, (city,)) >= 6 if city in NEAR[near] else True


def test_g10_2_sea_and_enemies_are_shut() -> None:
    here, there = pair("C", "C")
    game = still([unit(FJ, here), unit(AUS, there)])
    known = {node >> 1 for node in Reach(game, number(FJ)).known()}
    assert at(there) not in known
    assert len(known) > 20
    assert all(ground.LAND[h] and game.playable >> h & 1 for h in known)


def test_g10_5_and_2_10_slopes_cost_more_both_ways() -> None:
    """On foot two more, in column one more; vehicles pay double."""
    low, high = (at(n) for n in pair("C", "C", slope=True))
    for a, b in ((low, high), (high, low)):
        assert step_cost(a, b, LEG, False) == 2 * (1 + 2)
        assert step_cost(a, b, LEG, True) == 2 * (1 + 1)
        assert step_cost(a, b, WHEELED, False) == 2 * terrain_cost(b, WHEELED)
        assert step_cost(a, b, TRACKED, False) == 2 * terrain_cost(b, TRACKED)
    assert SLOPES.high(low, high) == high


def test_g10_8_a_hit_that_does_not_suppress_does_not_stop() -> None:
    play = walk_out(3, 0)
    assert ids(play) == ["go-on", "stop"]
    choose(play, "go-on")
    assert told(play, CohesionLost)
    assert told(play, UnitMoved)


def test_g10_10_and_s6_0_and_g24_2_control_changes_at_once() -> None:
    """The last unit to enter holds it, even after moving on."""
    game = still([unit(FJ, "R27.11"), unit(AUS, "R40.12")])
    assert game.control[at("R27.12")] == 0
    enter(game, number(FJ), at("R27.12"), 2)
    assert game.control[at("R27.12")] == 1
    enter(game, number(FJ), at("R27.11"), 2)
    assert game.control[at("R27.12")] == 1


@pytest.mark.parametrize(
    ("rule", "letter", "leg", "wheeled", "tracked", "fire"),
    [
        ("2.1", "C", 1, 2, 1, 0),
        ("2.2", "O", 1, 4, 2, -1),
        ("2.3", "B", 2, 6, 3, -1),
        ("2.4", "V", 1, 2, 2, -1),
        ("2.5", "T", 1, 3, 3, -2),
        ("2.6", "X", 2, 4, 4, -3),
        ("2.7", "F", 2, 4, 4, -4),
    ],
)
def test_2_1_and_2_2_and_2_3_and_2_4_and_2_6_and_2_7_the_terrain_chart(
    rule: str, letter: str, leg: int, wheeled: int, tracked: int, fire: int
) -> None:
    hex = TERRAIN.index(letter)
    assert [terrain_cost(hex, kind) for kind in (LEG, WHEELED, TRACKED)] == [
        2 * leg,
        2 * wheeled,
        2 * tracked,
    ], rule
    game = still([unit(FJ, "R28.13")])
    assert terrain_mod(game, hex) == fire
    assert sight.SHUT[hex] == (letter in "TXF")
    assert sight.GREEN[hex] == (letter in "OB")
    assert may_leave_column(hex, WHEELED) == (letter not in "XF")


def test_r5_ruins_are_worth_four_and_five_in_all() -> None:
    for letter, total in (("X", -4), ("F", -5)):
        hex = TERRAIN.index(letter)
        game = still([unit(NZ, NAME[hex])], scenario="11", rubble=[NAME[hex]])
        assert terrain_mod(game, hex) == total


def test_r57_and_r65_tracks_are_roads_and_roads_meet() -> None:
    tracks = [r for r in BOX.roads.values() if r.kind == "track"]
    assert tracks
    for road in tracks:
        hexes = [ground.SHEETS.by_id[road.grid, h] for h in road.hexes]
        for a, b in itertools.pairwise(hexes):
            assert (a, b) in ROADS
            assert step_cost(a, b, LEG, True) == 1
    crossing = next(
        (a, [b for b in NEAR[a] if (a, b) in ROADS])
        for a in sorted(ground.ROAD_HEXES)
        if sum((a, b) in ROADS for b in NEAR[a]) >= 3
    )
    assert all(step_cost(b, crossing[0], LEG, True) == 1 for b in crossing[1])


def test_g11_3_an_overstacked_hex_is_remembered_until_it_is_none() -> None:
    full = [unit(f"FJ2-{n}", "R33.12") for n in (1, 2, 3, 9)]
    game = still([*full, unit("FJ2-10", "R33.11")])
    game.place(number("FJ2-10"), at("R33.12"))
    crowd(game, at("R33.12"))
    assert overstacked(game, at("R33.12"), 1)
    assert game.crowded == [at("R33.12")]
    game.place(number("FJ2-10"), at("R33.11"))
    crowd(game, at("R33.11"))
    assert game.crowded == []


def test_g11_4_no_assault_out_of_an_overstacked_hex() -> None:
    here, there = pair("C", "C")
    four = [unit(f"FJ2-{n}", here) for n in (1, 2, 3, 9)]
    assert may_assault(still([*four, unit(AUS, there)]), number(FJ))
    five = [*four, unit("FJ2-10", here)]
    game = still([*five, unit(AUS, there)])
    assert not may_assault(game, number(FJ))
    assert assault_hexes(game, number(FJ)) == []


def test_r3_vehicles_stand_in_built_up_hexes_in_column_only() -> None:
    """Out of column, they cannot retreat there."""
    clear, town = pair("C", "T")
    origin = next(n for n in NEAR[at(clear)] if distance(n, at(town)) == 2)
    for column in (False, True):
        game = still([unit("CR-RTR-R1", clear, column=column), unit(FJ, NAME[origin])])
        ends = retreats(game, number("CR-RTR-R1"), origin)
        assert (at(town) in ends) == column


def test_r60_play_areas_include_their_limits() -> None:
    """crete R60."""
    inside = playable("7", False)
    assert inside >> at("W26.10") & 1
    assert not inside >> at("W27.10") & 1


def test_g10_6_who_stops_under_fire_leaves_column_only_where_that_is_possible() -> None:
    """crete G10.6, G10.11, 2.6, G11.3: the hit that was to end the move is not taken in a full hex, nor by a tank in a city."""
    city = NAME[TERRAIN.index("X")]
    full = [unit(f"FJ2-{n}", "R33.12") for n in (1, 2, 3, 9)]
    for units, who, leaves in (
        ([unit("FJ2-10", "R33.12", column=True)], "FJ2-10", True),
        ([*full, unit("FJ2-10", "R33.12", column=True)], "FJ2-10", False),
        ([unit("CR-RTR-R1", city, column=True)], "CR-RTR-R1", False),
    ):
        game = still(units, scenario="11")
        mover = number(who)
        game.push(March(mover, (), (), True))
        GoOn(mover, NEAR[game.units[mover].at][0], 1).take(game, "german", plain("stop", "G10.11"))
        run(game)
        assert game.units[mover].column != leaves
        assert game.units[mover].cohesion == leaves


def test_g15_6_the_shots_shown_on_a_path_count_the_position_that_is_left() -> None:
    """crete G15.6, G27: an improved position counts while its hex is left, and not afterwards."""
    here, there = pair("C", "C")
    away = next(h for h in NEAR[at(here)] if distance(h, at(there)) == 2 and TERRAIN[h] != "~")
    ratings = []
    for position in (0, 1):
        game = still([unit(FJ, here, position=position), unit(AUS, there)])
        way = Way((at(here) * 2, away * 2), (2,), 1)
        ratings.append([fact.args["rating"] for fact in shots_on(game, number(FJ), way)])
    assert ratings == [[3], [2]]


def test_g11_1_the_unit_in_column_takes_no_room_from_the_others() -> None:
    """crete G11.1: eight steps and one column beside them; a unit does not count against itself."""
    names = [f"FJ2-{n}" for n in (1, 2, 3, 9)]
    game = still([unit(n, "R33.12") for n in names] + [unit("FJ2-10", "R33.11")])
    here, new = at("R33.12"), number("FJ2-10")
    assert all(room_for(game, number(n), here, False) for n in names)
    assert not room_for(game, new, here, False)
    game.mark(number(FJ), column=True)
    assert room_for(game, new, here, False)
    assert not room_for(game, new, here, True)
    assert not room_for(game, number(FJ), here, False, 3)
    game.mark(number(FJ), column=False, steps=1)
    assert not room_for(game, new, here, False)
    assert room_for(game, new, here, False, 1)


@pytest.mark.parametrize("column", [False, True])
@pytest.mark.parametrize("wanted", ["", "column", "hit"])
def test_g10_6_column_is_entered_and_left_on_the_move(column: bool, wanted: str) -> None:
    """crete G10.6, G10.11: as the owner chose it, for points; without points, for a hit at the end."""
    game = still([unit(FJ, "R33.12", column=column), unit(AUS, "R08.13")])
    reach = Reach(game, number(FJ))
    end = [h for h, state in reach.ends(game) if state == wanted and h != at("R33.12")][-1]
    way = reach.way_to(end, wanted)
    game.push(March(number(FJ), way.nodes[1:], way.costs, way.hit))
    run(game)
    mover = game.units[number(FJ)]
    assert (mover.at, mover.column) == (end, wanted == "column")
    assert mover.cohesion == (wanted == "hit")
