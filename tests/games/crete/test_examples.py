"""The worked examples of the specification (G27), by number."""

from __future__ import annotations

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    assault,
    at,
    choose,
    game_of,
    ids,
    number,
    pair,
    still,
    straight,
    table,
    told,
    unit,
)

from landfall.core.table import open_table
from landfall.games.crete.model import ground, sight
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import COLOR, DEFENCE, FIRE, TQ
from landfall.games.crete.model.events import (
    BarrageLaid,
    BraveryChecked,
    ChitCarried,
    ChitPlayed,
    JumpRolled,
    PlanCancelled,
    QualityChecked,
    Shot,
    UnitEliminated,
)
from landfall.games.crete.model.movement_costs import LEG, TRACKED, step_cost
from landfall.games.crete.rules.air import strike_aim
from landfall.games.crete.rules.drops import jump_mods, jump_row
from landfall.games.crete.rules.fire import DIRECT, INDIRECT, OPPORTUNITY, Roll, aim
from landfall.games.crete.rules.movement import Reach
from landfall.games.crete.rules.points import income
from landfall.games.crete.rules.quality import need
from landfall.games.crete.rules.results import cohesion_hit, result_of

LEADERS = {"LB-I-FJR2": FJ}


def test_e1_income() -> None:
    """crete G4.2."""
    assert income(5, 3, 8) == (9, 4)
    assert income(4, 1, 1) == (4, 0)


def test_e2_dispatch() -> None:
    """crete G4.4, G4.5: two command points make one dispatch point; a chit costs two of these for this turn, one for the next."""
    clear, far = pair("C", "C")
    play = table(
        [unit(FJ, clear), unit("FJ2-9", far), unit(AUS, "R08.13")],
        chit="",
        hour="1900",
        leaders={"LB-I-FJR2": FJ, "LB-III-FJR2": "FJ2-9", "LB-2-1Inf": AUS},
        cp={"FJR 2": 6, "19 Bde (AUS)": 0},
        dp={"FJR 2": 2, "19 Bde (AUS)": 0},
    )
    game = game_of(play)
    german = game.frame.division_named("FJR 2")
    choose(play, "convert", "convert")
    assert (game.cp[german], game.dp[german]) == (2, 4)
    buy = next(i for i in ids(play) if i.startswith("buy:"))
    chit = int(buy.partition(":")[2])
    other = next(i for i in ids(play) if i.startswith("plan:") and int(i.partition(":")[2]) != chit)
    choose(play, buy, f"plan:{chit}", other)
    assert (game.cp[german], game.dp[german]) == (2, 0)
    assert sorted(game.planned) == sorted((chit, int(other.partition(":")[2])))
    assert chit in game.put_in  # nothing was left to buy, so the cup is filled


def test_e2_a_carried_formation_has_no_second_chit() -> None:
    """crete G5.4, G5.2."""
    clear, far = pair("C", "C")
    play = table(
        [unit(FJ, clear), unit(AUS, "R08.13")],
        chit="German Event",
        cup=("I./FJR 2",),
        planned=["I./FJR 2"],
        dp={"FJR 2": 0},
        script=(0, 9, 0, 0, 0, 0),
    )
    del far
    cancelled = told(play, PlanCancelled)
    while not cancelled:
        choose(play, ids(play)[0])
        cancelled = told(play, PlanCancelled)
    game = game_of(play)
    assert game.dp[game.frame.division_named("FJR 2")] >= 1


@pytest.mark.parametrize(
    ("die", "result"), [(4, "cohesion"), (6, "step"), (7, "miss"), (0, "cohesion")]
)
def test_e3_direct_fire(die: int, result: str) -> None:
    """crete G13.1, G13.2, G14.1: 6 + 2 - 1 - 1 = 6."""
    clear, orchard = pair("C", "O")
    play = table(
        [unit(FJ, clear), unit(NZ, orchard, position=1)],
        leaders=LEADERS,
        script=(5, die),
    )
    assert (FIRE[number(FJ)], COLOR[number(FJ)], TQ[number(FJ)]) == (6, "Pink", 7)
    choose(play, f"fire:{FJ}@{NZ}")
    shot = told(play, Shot)[0]
    assert (shot.rating, shot.roll, shot.result) == (6, die, result)
    assert shot.modifiers == ("mod:bonus:2", "mod:terrain:-1", "mod:target-improved:-1")


def test_e4_opportunity_fire_at_a_unit_that_leaves_the_zone() -> None:
    """crete G15.3, G14.2: 6 - 1 = 5; a 3 is S, a point turns it into a cohesion hit."""
    clear, near = pair("C", "C")
    play = table([unit(FJ, clear), unit(NZ, near)], leaders=LEADERS)
    game = game_of(play)
    shot = aim(game, number(FJ), number(NZ), OPPORTUNITY, False, 2, (("out-of-zone", -1),))
    assert shot.rating == 5
    assert result_of(game, number(NZ), "Pink", 3, True) == "S"


def test_e5_long_range_and_drop_marker() -> None:
    """crete G13.3: 6 + 2 - 2 - 1 + 2 = 7; with two markers 9."""
    here, there = straight(3)
    mg = "CR-MG-R"
    for chutes, rating in ((1, 7), (2, 9)):
        game = still([unit(mg, here), unit(FJ, there, chutes=chutes)])
        assert aim(game, number(mg), number(FJ), DIRECT, True).rating == rating
        assert result_of(game, number(FJ), "Pink", 7) == "1"


def test_e6_armour() -> None:
    """crete G13.3, G13.6: 5 - 1 - 4 = 0 at range 2, still 0 at 3; only a 0 hits."""
    gun, tank = "G85-16", "CR-RTR-R1"
    assert (FIRE[number(gun)], COLOR[number(gun)], DEFENCE[number(tank)]) == (5, "Blue", -4)
    for far, added in ((2, -1), (3, -2)):
        here, there = straight(far)
        game = still([unit(gun, here), unit(tank, there)])
        shot = aim(game, number(gun), number(tank), DIRECT)
        assert ("range", added) in shot.mods
        assert shot.rating == 0
        assert result_of(game, number(tank), shot.color, 0) == "C"


def test_e7_indirect_fire_and_barrage() -> None:
    """crete G17.4: 6 - 1 = 5; heavy although the 7 misses; a 9 lays none; the target checks at -2."""
    village = next(n for n in ground.BY_NAME if n.startswith("R") and ground.TERRAIN[at(n)] == "V")
    mortar = "LS-13"
    here = next(
        ground.NAME[h]
        for h in ground.SHEETS.within(at(village), 5)
        if ground.distance(h, at(village)) == 5 and ground.LAND[h]
    )
    observer = ground.NAME[ground.NEAR[at(village)][0]]
    for die, level in ((7, 2), (9, 0)):
        game = still(
            [unit(mortar, here), unit(FJ, observer), unit(NZ, village, position=1)],
            leaders=LEADERS,
        )
        shot = aim(game, number(mortar), number(NZ), INDIRECT)
        assert shot.rating == 4  # as in the example, and −1 for the improved position
        assert ("terrain", -1) in shot.mods
        game.passed = False
        game.chance.script = [die]
        Roll(number(mortar), number(NZ), INDIRECT).run(game)
        assert game.barrage.get(at(village), 0) == level
        if level:
            assert need(game, number(NZ), "hard", True) == 6 + 1 - 2 - 1  # out of command here
            assert game.reach(number(NZ)) == 1
            laid = [e.public for e in game.journal or () if isinstance(e.public, BarrageLaid)]
            assert laid[0].level == 2


def test_e8_park() -> None:
    """crete G17.8, G17.5: 4 - 1 - 1 = 2, a light barrage; a 9 loses contact."""
    clear, orchard = pair("C", "O")
    battery = "CR-6BTY"
    game = still(
        [unit(FJ, orchard), unit(AUS, clear)],
        leaders={"LB-2-1Inf": AUS},
        parks=[{"hex": "R28.14", "units": [battery], "contact": "LB-2-1Inf"}],
    )
    shot = aim(game, number(battery), number(FJ), INDIRECT)
    assert (shot.base, shot.rating) == (4, 2)
    game.passed = False
    game.chance.script = [9, 5]
    Roll(number(battery), number(FJ), INDIRECT).run(game)
    assert game.parks[0].contact == -1
    assert not game.barrage
    Roll(number(battery), number(FJ), INDIRECT).run(game)
    assert game.barrage == {at(orchard): 1}


def test_e9_assault() -> None:
    """crete G16.2, G16.3, G16.4, G16.6, G16.7, G16.8: step by step, as the example tells it.

    The New Zealanders are out of command here, so their checks need one less than in the example.
    """
    play = assault(6, 4, 3, 4, 2, 3, 8, 5, 6, 4)
    brave = told(play, BraveryChecked)[0]
    assert (brave.need, brave.roll, brave.passed) == (6, 6, True)
    shots = told(play, Shot)
    assert [(s.mode, s.rating, s.roll, s.result) for s in shots] == [
        ("defensive", 8, 4, "cohesion"),
        ("primary", 5, 3, "suppression"),
        ("secondary", 5, 5, "step"),
        ("reply", 1, 6, "miss"),
    ]
    checks = {c.purpose: c for c in told(play, QualityChecked) if c.unit == f"unit:{NZ}"}
    assert checks["defensive"].need == 7 - 1
    assert checks["hard"].need == 7 - 1
    assert checks["last"].need == 5 - 1
    assert checks["last"].passed
    state = game_of(play).units[number(NZ)]
    assert state.suppressed
    assert state.steps == 1


def test_e9_who_fails_the_last_check_suppressed_surrenders() -> None:
    """crete G16.8, G16.10, G14.6: two steps are counted in all, and the company advances."""
    play = assault(6, 4, 3, 4, 2, 3, 8, 5, 6, 6)
    game = game_of(play)
    assert game.lost[0] == 2
    assert told(play, UnitEliminated)[0].cause == "surrender"
    _, there = pair("C", "O")
    assert game.units[number(FJ)].at == at(there)


def test_e10_uphill() -> None:
    """crete 2.10, R6: bravery 5, both attacks one less."""
    play = assault(5, 9, 2, 4, 8, 4, 0, slope=True)
    assert told(play, BraveryChecked)[0].need == 5
    attacks = [s for s in told(play, Shot) if s.mode in ("primary", "secondary")]
    assert [s.rating for s in attacks] == [6 + 2 - 1 - 1 - 1, 6 + 2 - 1 - 1 - 1]
    assert all("mod:uphill:-1" in s.modifiers for s in attacks)


def test_e11_jump() -> None:
    """crete 4.2.1, G21.4: two companies, a Bofors and an orchard: +5."""
    orchard = next(
        n
        for n in ground.BY_NAME
        if n.startswith("R") and ground.TERRAIN[at(n)] == "O" and len(ground.NEAR[at(n)]) == 6
    )
    near = [ground.NAME[h] for h in ground.NEAR[at(orchard)][:3]]
    bofors = "CR-AA-H2"
    game = still([unit(NZ, near[0]), unit("NZ-18-B", near[1]), unit(bofors, near[2])])
    mods = jump_mods(game, at(orchard), False)
    assert sum(v for _, v in mods) == 5
    assert jump_row(0, 5).markers == 0
    assert jump_row(2, 7).markers == 2
    assert jump_row(5, 10).steps == 1
    assert jump_row(8, 13).eliminated


def test_e11_a_landed_company_rolls_with_its_division() -> None:
    """crete 4.1, 4.2, G21.3, R7."""
    play = open_table("crete", "1", seed=1)
    while not told(play, JumpRolled):
        choose(play, ids(play)[0])
    units = {e.unit for e in told(play, JumpRolled)}
    assert len(units) == len(told(play, JumpRolled))


def test_e12_road_march() -> None:
    """crete G10.4, G10.6: one point for column, then ten road hexes for half a point each."""
    road = max(
        (
            [ground.SHEETS.by_id[r.grid, h] for h in r.hexes]
            for r in BOX.roads.values()
            if r.grid == "rethymnon"
        ),
        key=len,
    )
    start, end = road[0], road[10]
    game = still([unit(FJ, ground.NAME[start])])
    reach = Reach(game, number(FJ))
    way = reach.way_to(end, "column")
    assert way.cost == 12
    assert way.costs[0] == 2
    assert set(way.costs[1:]) == {1}
    assert (end, "hit") in reach.ends(game)
    assert (road[11], "column") not in reach.ends(game)


def test_e13_slope() -> None:
    """crete G10.5, 2.10: on foot 2 + 2, tracked 3 doubled."""
    low, high = pair("O", "B", slope=True)
    assert step_cost(at(low), at(high), LEG, False) == 8
    assert step_cost(at(low), at(high), TRACKED, False) == 12


def test_e14_third_hit() -> None:
    """crete G14.4."""
    clear, _ = pair("C", "C")
    game = still([unit(FJ, clear, cohesion=2)])
    cohesion_hit(game, number(FJ), "test")
    state = game.units[number(FJ)]
    assert (state.steps, state.cohesion) == (1, 1)
    assert game.lost == [0, 1]


def test_e15_rally() -> None:
    """crete G18.1, G8.2: 6 - 1 - 1 = 4 in an enemy zone; the cohesion hit stays while the zone is there."""
    here, there = pair("C", "C")
    play = table(
        [unit(AUS, here, suppressed=True, cohesion=1), unit(FJ, there)],
        chit="19 Bde (AUS) Division",
        leaders={"LB-2-1Inf": AUS},
    )
    assert need(game_of(play), number(AUS), "rally") == 4
    choose(play, f"rally:{AUS}", "pay")
    assert not game_of(play).units[number(AUS)].suppressed
    assert f"rally:{AUS}" not in ids(play)


def test_e16_and_e21_lines_of_sight() -> None:
    """crete G12.1, G12.3, G12.4, G12.5, 2.10: the figure of the book and the examples beside it."""
    west = {n: h for n, h in ground.BY_NAME.items() if n.startswith("W")}
    blocked = (
        "64.21 62.22",
        "64.21 63.23",
        "16.13 14.11",
        "47.10 48.07",
        "09.13 11.10",
        "23.20 24.18",
        "08.04 08.09",
    )
    free = (
        "09.11 07.07",
        "47.08 48.09",
        "14.13 12.13",
        "10.07 08.08",
        "32.09 32.12",
        "36.09 36.11",
        "31.10 33.11",
    )
    for lines, seen in ((blocked, False), (free, True)):
        for line in lines:
            a, b = (west[f"W{n}"] for n in line.split())
            assert sight.sees(a, b) == seen, line
            assert sight.sees(b, a) == seen, line


def test_e21_see_e16() -> None:
    """crete G12.2: beyond eight hexes, nothing is seen, however free the line."""
    game = still([unit(FJ, "R28.13")])
    assert game.sight(at("R28.13")) == 8


def test_e17_carry() -> None:
    """crete G5.2, G5.3, G5.7: the last chit is carried and opens the next turn, and is not put in again."""
    play = table(
        [unit(FJ, "R28.13"), unit(AUS, "R08.13")],
        chit="German Event",
        cup=("19 Bde (AUS) Division",),
        script=(9, 0),
    )
    while not told(play, ChitCarried):
        choose(play, ids(play)[0])
    carried = told(play, ChitCarried)[0].chit
    while not any(e.how == "carried" for e in told(play, ChitPlayed)):
        choose(play, next((i for i in ids(play) if i == "done"), ids(play)[0]))
    opened = next(e for e in told(play, ChitPlayed) if e.how == "carried")
    assert opened.chit == carried
    game = game_of(play)
    assert int(carried.partition(":")[2]) not in game.cup
    assert game.put_in.count(int(carried.partition(":")[2])) == 1


def test_e20_air_strike() -> None:
    """crete G22.2, 5.1: 3 + 1 + 1 + 2 = 7, the town is ignored; a 6 eliminates."""
    town = next(n for n in ground.BY_NAME if n.startswith("R") and ground.TERRAIN[at(n)] == "T")
    greek = next(u.unit for u in BOX.units.values() if u.greek and u.steps == 2 and u.defence == 1)
    game = still([unit(greek, town, column=True), unit("NZ-18-B", town)])
    shot = strike_aim(game, number(greek))
    assert dict(shot.mods) == {"defence": 1, "target-column": 2, "mass": 1}
    assert shot.rating == 7
    assert result_of(game, number(greek), "White", 6) == "E"
