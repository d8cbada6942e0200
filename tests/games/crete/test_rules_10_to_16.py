"""G10 to G16 and chapter 2, rule by rule: movement, stacking, sight, fire, results, assault."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    assault,
    at,
    choose,
    game_of,
    happen,
    ids,
    number,
    pair,
    run,
    said,
    still,
    straight,
    table,
    told,
    unit,
    walk_out,
)

from landfall.core.state import Ask
from landfall.games.crete.model import ground
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.events import (
    Advanced,
    BraveryChecked,
    CohesionLost,
    QualityChecked,
    Retreated,
    Shot,
    StepLost,
    Suppressed,
    UnitEliminated,
    UnitMoved,
)
from landfall.games.crete.model.going import LEG, NO_WAY, TRACKED, WHEELED, step_cost, terrain_cost
from landfall.games.crete.model.ground import NAME, NEAR, ROADS, SLOPES, TERRAIN
from landfall.games.crete.rules.assault import assault_hexes, bravery, may_assault
from landfall.games.crete.rules.assault_end import LastCheck
from landfall.games.crete.rules.fire import (
    DIRECT,
    INDIRECT,
    OPPORTUNITY,
    Aim,
    Roll,
    aim,
    has_bonus,
    terrain_mod,
)
from landfall.games.crete.rules.indirect import may_observe
from landfall.games.crete.rules.march import enter
from landfall.games.crete.rules.movement import Reach, may_leave_column
from landfall.games.crete.rules.quality import reduced
from landfall.games.crete.rules.results import (
    Suffer,
    armoured_half,
    cohesion_hit,
    eliminate,
    lose_step,
    table_result,
)
from landfall.games.crete.rules.stacking import crowd, overstacked

LEADER = {"LB-I-FJR2": FJ}


# Movement.


def test_g10_2_sea_and_enemies_are_shut() -> None:
    here, there = pair("C", "C")
    game = still([unit(FJ, here), unit(AUS, there)])
    known = {node >> 1 for node in Reach(game, number(FJ)).known()}
    assert at(there) not in known
    assert len(known) > 20
    assert all(ground.LAND[h] and game.playable >> h & 1 for h in known)


def test_g10_5_and_2_10_slopes_are_dear_both_ways() -> None:
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
    assert ground.SHUT[hex] == (letter in "TXF")
    assert ground.GREEN[hex] == (letter in "OB")
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


# Stacking.


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


# Sight.


def test_g12_3_what_blocks_a_line() -> None:
    """A town, smoke, the second green hex; not the first."""
    assert not ground.sees(at("W47.10"), at("W48.07"))
    assert not ground.sees(at("W16.13"), at("W14.11"))
    assert ground.sees(at("W09.11"), at("W07.07"))
    a, b = straight(3)
    between = next(
        h
        for h in ground.SHEETS.within(at(a), 2)
        if h not in (at(a), at(b)) and not ground.sees(at(a), at(b), frozenset((h,)))
    )
    assert ground.sees(at(a), at(b))
    assert ground.distance(at(a), between) < 3


def test_g12_5_slopes_and_sight() -> None:
    """Blocked in between and from low to low; free along a side of the firing unit's own hex."""
    for a, b in (("W08.04", "W08.09"), ("W64.21", "W62.22"), ("W23.20", "W24.18")):
        assert not ground.sees(at(a), at(b)), (a, b)
    for a, b in (
        ("W10.07", "W08.08"),
        ("W32.09", "W32.12"),
        ("W36.09", "W36.11"),
        ("W31.10", "W33.11"),
    ):
        assert ground.sees(at(a), at(b)), (a, b)


def test_g12_7_a_zone_costs_no_movement() -> None:
    here, there = straight(3)
    alone = still([unit(FJ, here)])
    game = still([unit(FJ, here), unit("CR-MG-R", there)])
    zone = game.zones_of(0)
    assert zone >> at(here) & 1
    free, watched = (Reach(g, number(FJ)) for g in (alone, game))
    ends = [e for e in watched.ends(game) if zone >> e[0] & 1 and not e[1]]
    assert ends
    assert all(free.points_to(*e)[0] <= watched.points_to(*e)[0] for e in ends)
    near = [h for h in NEAR[at(here)] if (h, "") in ends]
    assert all(watched.points_to(h, "")[0] == step_cost(at(here), h, LEG, False) for h in near)


# Fire.


@pytest.mark.parametrize(
    ("dice", "rating", "result"),
    [((9, 4), 6, "cohesion"), ((5, 9), 8, "miss"), ((9, 0), 6, "cohesion")],
)
def test_g13_1_bonus_rating_roll_result(dice: tuple[int, int], rating: int, result: str) -> None:
    """A bonus check that fails adds nothing; a 9 misses whatever the rating, a 0 hits."""
    here, there = pair("C", "C")
    play = table([unit(FJ, here), unit(NZ, there)], leaders=LEADER, script=dice)
    choose(play, f"fire:{FJ}@{NZ}")
    shot = told(play, Shot)[0]
    assert (shot.rating, shot.result) == (rating, result)


def test_g13_2_one_target_and_one_roll() -> None:
    here, there = pair("C", "C")
    play = table([unit(FJ, here), unit(NZ, there), unit(AUS, there)], leaders=LEADER, script=(9, 4))
    assert {f"fire:{FJ}@{NZ}", f"fire:{FJ}@{AUS}"} <= set(ids(play))
    choose(play, f"fire:{FJ}@{NZ}")
    game = game_of(play)
    assert len(told(play, Shot)) == 1
    assert (game.units[number(NZ)].cohesion, game.units[number(AUS)].cohesion) == (1, 0)


FIRERS: list[tuple[dict[str, Any], str, int]] = [
    ({"steps": 1}, "reduced", -1),
    ({"cohesion": 1}, "cohesion", -1),
    ({"cohesion": 2}, "cohesion", -2),
    ({"column": True}, "column", -1),
    ({"position": 2}, "entrenched", 1),
    ({"chutes": 2}, "parachute", -4),
    ({"gliders": 1}, "glider", -1),
    ({"delay": True}, "delay", -2),
]
TARGETS: list[tuple[dict[str, Any], str, int]] = [
    ({"column": True}, "target-column", 2),
    ({"position": 1}, "target-improved", -1),
    ({"position": 2}, "target-entrenched", -2),
    ({"heroic": True}, "target-heroic", -1),
    ({"chutes": 1}, "target-parachute", 2),
    ({"gliders": 1}, "target-glider", 3),
    ({"delay": True}, "target-delay", 2),
]


@pytest.mark.parametrize(("state", "name", "value"), FIRERS)
def test_g13_3_the_firers_state(state: dict[str, Any], name: str, value: int) -> None:
    here, there = pair("C", "C")
    plain, marked = (still([unit(FJ, here, **s), unit(NZ, there)]) for s in ({}, state))
    shots = [aim(g, number(FJ), number(NZ), DIRECT) for g in (plain, marked)]
    assert (name, value) in shots[1].mods
    assert shots[1].sum - shots[0].sum == value


@pytest.mark.parametrize(("state", "name", "value"), TARGETS)
def test_g13_3_the_targets_state(state: dict[str, Any], name: str, value: int) -> None:
    here, there = pair("C", "C")
    plain, marked = (still([unit(FJ, here), unit(NZ, there, **s)]) for s in ({}, state))
    shots = [aim(g, number(FJ), number(NZ), DIRECT) for g in (plain, marked)]
    assert (name, value) in shots[1].mods
    assert shots[1].sum - shots[0].sum == value


def test_g13_3_range_and_what_a_column_loses() -> None:
    """One for each hex beyond the first; a column has no cover."""
    for far in (1, 2, 3):
        here, there = straight(far)
        game = still([unit("CR-MG-R", here), unit(FJ, there)])
        mods = dict(aim(game, number("CR-MG-R"), number(FJ), DIRECT).mods)
        assert mods.get("range", 0) == 1 - far
    clear, town = pair("C", "T")
    for column, cover in ((False, -2), (True, 0)):
        game = still([unit(FJ, clear), unit(NZ, town, column=column)])
        assert dict(aim(game, number(FJ), number(NZ), DIRECT).mods).get("terrain", 0) == cover


def test_g13_5_a_unit_of_one_step() -> None:
    game = still([unit("FJ2-13", "R28.13"), unit(FJ, "R28.14", steps=1), unit("FJ2-2", "R28.15")])
    assert [reduced(game, number(n)) for n in ("FJ2-13", FJ, "FJ2-2")] == [False, True, False]
    assert [has_bonus(game, number(n)) for n in ("FJ2-13", FJ, "FJ2-2")] == [False, False, True]


def test_g13_6_a_rating_below_nothing_counts_as_nothing() -> None:
    assert Aim(1, "Pink", (("terrain", -4),)).rating == 0
    here, there = pair("C", "C")
    tank = "CR-RTR-R1"
    play = table([unit(FJ, here), unit(tank, there)], leaders=LEADER, script=(9, 0))
    game_of(play)
    choose(play, f"fire:{FJ}@{tank}")
    assert told(play, Shot)[0].result == "cohesion"


# Results.


@pytest.mark.parametrize(
    ("result", "dice", "kinds"),
    [
        ("C", (), [CohesionLost]),
        ("S", (3,), [QualityChecked, CohesionLost]),
        ("S", (9,), [QualityChecked, Suppressed]),
        ("S?", (9,), [QualityChecked, Suppressed]),
        ("1", (), [StepLost]),
        ("E", (), [UnitEliminated]),
    ],
)
def test_g14_2_what_results_do(result: str, dice: tuple[int, ...], kinds: list[type]) -> None:
    game = still([unit(NZ, "R28.13"), unit(FJ, "R40.12")], script=list(dice))
    game.push(Suffer(number(NZ), result, "test"))
    run(game)
    known = (CohesionLost, QualityChecked, Suppressed, StepLost, UnitEliminated)
    assert [type(e.public) for e in game.journal or () if isinstance(e.public, known)] == kinds


def test_g14_2_a_check_that_is_passed_saves() -> None:
    game = still([unit(NZ, "R28.13"), unit(FJ, "R40.12")], script=[1])
    before = game.units[number(NZ)]
    game.push(Suffer(number(NZ), "S?", "test"))
    run(game)
    assert game.units[number(NZ)] == before


def test_g14_4_a_third_hit_costs_a_step() -> None:
    game = still([unit(NZ, "R28.13", cohesion=2), unit(FJ, "R40.12")])
    cohesion_hit(game, number(NZ), "test")
    state = game.units[number(NZ)]
    assert (state.steps, state.cohesion) == (1, 1)
    assert game.lost == [1, 0]


def test_g14_5_a_suppressed_unit_has_no_zone_and_sees_for_nobody() -> None:
    here, there = pair("C", "C")
    game = still([unit(FJ, here, suppressed=True), unit(AUS, there)])
    assert game.zone(number(FJ)) == 0
    assert not may_observe(game, number(FJ))
    assert not may_assault(game, number(FJ))
    assert may_observe(game, number(AUS))


def test_g14_6_every_step_is_counted_for_its_side() -> None:
    game = still([unit(NZ, "R28.13"), unit(AUS, "R28.14"), unit(FJ, "R40.12")])
    lose_step(game, number(NZ), "test")
    eliminate(game, number(AUS), "test")
    assert game.lost == [3, 0]
    lose_step(game, number(NZ), "test")
    assert game.lost == [4, 0]
    assert game.units[number(NZ)].at < 0


def test_g14_8_some_suppressions_allow_no_check() -> None:
    game = still([unit("CR-RTR-R1", "R28.13"), unit(FJ, "R40.12")], script=[0])
    happen(game, "Allied Tank Breakdown", 0)
    assert said(game, Suppressed)
    assert not said(game, QualityChecked)


# Opportunity fire.


def test_g15_1_entering_a_zone_triggers_nothing() -> None:
    here, there = straight(2)
    play = table([unit(FJ, here), unit(AUS, there)], leaders=LEADER)
    near = next(NAME[h] for h in NEAR[at(there)] if h in NEAR[at(here)])
    choose(play, f"move:{FJ}", f"to:{near}")
    assert game_of(play).units[number(FJ)].at == at(near)
    assert not [s for s in told(play, Shot) if s.mode == "opportunity"]


def test_g15_2_every_unit_with_a_zone_there_may_fire() -> None:
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here), unit(AUS, there), unit("CR-21-B", there), unit(NZ, "R08.13")],
        leaders=LEADER,
        script=(9, 9),
    )
    away = next(
        NAME[h] for h in NEAR[at(here)] if ground.distance(h, at(there)) == 2 and TERRAIN[h] != "~"
    )
    choose(play, f"move:{FJ}", f"to:{away}")
    tried = [c.unit for c in told(play, QualityChecked) if c.purpose == "opportunity"]
    assert sorted(tried) == sorted((f"unit:{AUS}", "unit:CR-21-B"))


def test_g15_6_a_trench_does_not_help_who_leaves_it() -> None:
    here, there = pair("C", "C")
    game = still([unit(FJ, here, position=2), unit(AUS, there)])
    shot = aim(game, number(AUS), number(FJ), OPPORTUNITY, False, 2)
    assert "target-entrenched" not in dict(shot.mods)
    assert not armoured_half(game, number(FJ), True)
    assert armoured_half(game, number(FJ))


# Assault.


def test_g16_2_the_order_of_an_assault() -> None:
    """Bravery, defensive fire, two attacks, reply, last check."""
    play = assault(6, 4, 3, 4, 2, 3, 8, 5, 6, 4)
    order: list[str] = []
    for event in play.events:
        if isinstance(event, BraveryChecked):
            order.append("bravery")
        elif isinstance(event, Shot):
            order.append(event.mode)
        elif isinstance(event, QualityChecked) and event.purpose == "last":
            order.append("last")
    assert order == ["bravery", "defensive", "primary", "secondary", "reply", "last"]


def test_g16_3_bravery() -> None:
    """7 + (0 - 1 - 1) + 1 = 6; the firing unit's own improved position does not help."""
    clear, orchard = pair("C", "O")
    for own in (0, 1):
        game = still([unit(FJ, clear, position=own), unit(NZ, orchard, position=1)], leaders=LEADER)
        assert bravery(game, number(FJ), at(orchard))[0] == 6
    game = still([unit(FJ, clear), unit(NZ, orchard, column=True)], leaders=LEADER)
    assert bravery(game, number(FJ), at(orchard))[0] == 7 + 2 + 1


def test_g16_3_nobody_brave_ends_it() -> None:
    play = assault(9)
    assert not told(play, Shot)
    assert game_of(play).units[number(NZ)].at >= 0


def test_g16_4_defensive_fire_is_checked_for_and_hits_the_charge() -> None:
    play = assault(6, 9, 9, 9, 9, 9, 9, 9, 0)
    assert not [s for s in told(play, Shot) if s.mode == "defensive"]
    play = assault(6, 4, 3, 4, 2, 3, 8, 5, 6, 4)
    shot = next(s for s in told(play, Shot) if s.mode == "defensive")
    assert "mod:charging:2" in shot.modifiers
    assert not [m for m in shot.modifiers if m.startswith("mod:terrain")]


def test_g16_6_two_attacks_and_one_bonus_check() -> None:
    play = assault(6, 4, 3, 4, 2, 3, 8, 5, 6, 4)
    shots = [s for s in told(play, Shot) if s.firer == f"unit:{FJ}"]
    assert [(s.mode, s.color) for s in shots] == [("primary", "Pink"), ("secondary", "White")]
    bonus = [c for c in told(play, QualityChecked) if c.purpose == "bonus" and FJ in c.unit]
    assert len(bonus) == 1
    assert all("mod:bonus:2" in s.modifiers for s in shots)


def test_g16_7_a_suppressed_defender_replies_at_minus_two() -> None:
    play = assault(6, 4, 3, 4, 2, 3, 8, 5, 6, 4)
    reply = next(s for s in told(play, Shot) if s.mode == "reply")
    assert "mod:suppressed:-2" in reply.modifiers
    assert reply.base == 5


def test_g16_8_who_fails_the_last_check_retreats_or_surrenders() -> None:
    here, there = pair("C", "C")
    for suppressed, gone in ((False, False), (True, True)):
        game = still([unit(FJ, here), unit(NZ, there, suppressed=suppressed), unit(AUS, "R08.13")])
        game.passed = False
        game.push(LastCheck(number(NZ), at(here)))
        run(game)
        while game.steps and type(game.steps[-1]).__name__ == "ChooseRetreat":
            asked = game.advance()[0]
            step = game.steps.pop()
            assert isinstance(step, Ask)
            step.take(game, asked.seat, asked.options[0])
        assert (game.units[number(NZ)].at < 0) == gone
        assert bool(said(game, Retreated)) != gone
        assert game.units[number(NZ)].cohesion == (0 if gone else 1)
    game = still([unit(FJ, here), unit("CR-6BTY", there), unit(AUS, "R08.13")])
    game.passed = False
    LastCheck(number("CR-6BTY"), at(here)).run(game)
    assert game.units[number("CR-6BTY")].at < 0


def test_g16_10_the_emptied_hex_is_entered() -> None:
    play = assault(6, 4, 3, 4, 2, 3, 8, 5, 6, 6)
    _, there = pair("C", "O")
    assert [e.hex for e in told(play, Advanced)] == [f"hex:{there}"]
    assert game_of(play).units[number(FJ)].at == at(there)


def test_r4_mortars_ruin_nothing() -> None:
    """Only artillery from four hexes on; and its line is its own then."""
    assert table_result("Orange", False, 1) == "S?"
    assert table_result("Yellow", False, 1) == "S"
    city = TERRAIN.index("X")
    near = next(
        h
        for h in ground.SHEETS.within(city, 5)
        if ground.distance(h, city) == 4 and TERRAIN[h] not in "~TXF"
    )
    for firer, ruined in (("LS-13", False), ("GAR-1", True)):
        game = still([unit(firer, NAME[near]), unit(NZ, NAME[city])], scenario="11", script=[0])
        game.passed = False
        Roll(number(firer), number(NZ), INDIRECT).run(game)
        assert (game.rubble == [city]) == ruined
    assert step_cost(near, near, LEG, False) != NO_WAY
