"""G18, G19, G20: rally, engineering, transport."""

from __future__ import annotations

from typing import Any

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
    quiet,
    still,
    table,
    told,
    unit,
)

from landfall.games.crete.model.events import (
    QualityChecked,
)
from landfall.games.crete.model.ground import ALLIED, NAME, NEAR, ROADS, SLOPES, TERRAIN
from landfall.games.crete.model.pieces import DISPLAY
from landfall.games.crete.rules.assault import may_assault
from landfall.games.crete.rules.fire import (
    DIRECT,
    aim,
)
from landfall.games.crete.rules.movement import Reach
from landfall.games.crete.rules.quality import need
from landfall.games.crete.rules.rally import may_rally
from landfall.games.crete.rules.rearguards import may_make_rearguard
from landfall.games.crete.rules.results import (
    eliminate,
    suppress,
)
from landfall.games.crete.rules.stacking import overstacked
from landfall.games.crete.rules.transport import change_transport, transport_options
from landfall.games.crete.rules.works import Work, work_options


def test_g19_3_digging_in() -> None:
    """crete G19.1, G19.2, G19.3, G19.4: an improved position by one check, a trench by two; engineers need one."""
    clear, _ = pair("C", "C")
    play = table(
        [unit("FJ2-2", clear), unit(AUS, "R08.13")],
        leaders={"LB-I-FJR2": "FJ2-2"},
        script=(0,),
    )
    choose(play, "dig:FJ2-2")
    game = game_of(play)
    assert game.units[number("FJ2-2")].position == 1
    game = still(
        [unit("FJ2-2", clear, position=1), unit("PI7-1", clear, position=1)], script=[0, 0, 0]
    )
    Work(number("FJ2-2"), "entrench", number("FJ2-2")).run(game)
    assert game.units[number("FJ2-2")].work == "trench"
    Work(number("FJ2-2"), "entrench", number("FJ2-2")).run(game)
    assert game.units[number("FJ2-2")].position == 2
    Work(number("PI7-1"), "entrench", number("PI7-1")).run(game)
    assert game.units[number("PI7-1")].position == 2
    assert not work_options(still([unit("FJ2-2", clear, suppressed=True)]), number("FJ2-2"))


def test_g19_6_a_rearguard_is_made_and_comes_back_when_lost() -> None:
    """crete G19.6, 7.0, G2.5: it has no steps, and none is counted."""
    play = table([unit(FJ, "R33.12"), unit(AUS, "R08.13")], leaders={"LB-I-FJR2": FJ})
    choose(play, f"rearguard:{FJ}")
    game = game_of(play)
    made = next(
        n
        for n in game.frame.rearguards[game.frame.division_named("FJR 2")]
        if game.units[n].at >= 0
    )
    assert game.zone(made)
    eliminate(game, made, "test")
    assert game.units[made].at == DISPLAY
    assert game.lost == [0, 0]


def test_g18_1_cohesion_is_not_rallied_in_an_enemy_zone() -> None:
    here, there = pair("C", "C")
    leaders = {"LB-I-FJR2": FJ}
    near = still([unit(FJ, here, cohesion=1), unit(AUS, there)], leaders=leaders)
    far = still([unit(FJ, here, cohesion=1), unit(AUS, "R08.13")], leaders=leaders)
    assert not may_rally(near, number(FJ))
    assert may_rally(far, number(FJ))
    both = [unit(FJ, here, suppressed=True, cohesion=1), unit(AUS, "R08.13")]
    play = table(
        both, leaders=leaders, cp={"FJR 2": 0}, orders={"german": {"rally": "never"}}, script=(1,)
    )
    choose(play, f"rally:{FJ}")
    state = game_of(play).units[number(FJ)]
    assert (state.suppressed, state.cohesion) == (False, 1)


def test_g18_2_with_drop_markers_only_suppression_is_rallied() -> None:
    game = still([unit(FJ, "R28.13", cohesion=1, chutes=1), unit(AUS, "R08.13")])
    assert not may_rally(game, number(FJ))
    game.mark(number(FJ), suppressed=True)
    assert may_rally(game, number(FJ))


def test_g19_1_an_engineer_action_is_checked_without_points() -> None:
    play = table(
        [unit(FJ, "R28.13"), unit(AUS, "R08.13")],
        leaders={"LB-I-FJR2": FJ},
        cp={"FJR 2": 9},
        script=(9,),
    )
    game = game_of(play)
    before = list(game.cp)
    choose(play, f"dig:{FJ}")
    assert [c.passed for c in told(play, QualityChecked) if c.purpose == "engineer"] == [False]
    assert game.units[number(FJ)].position == 0
    assert game.cp == before
    direct = table(
        [unit(FJ, "R28.13"), unit(AUS, "R08.13")],
        chit="German Direct Command",
        leaders={"LB-I-FJR2": FJ},
        cp={"FJR 2": 9},
    )
    assert f"dig:{FJ}" not in ids(direct)


def test_g19_2_work_is_begun_and_finished_and_given_up_when_suppressed() -> None:
    game = still([unit(FJ, "R28.13", position=1), unit(AUS, "R08.13")], script=[0, 0, 0])
    company = number(FJ)
    Work(company, "entrench", company).run(game)
    assert (game.units[company].work, game.units[company].position) == ("trench", 1)
    suppress(game, company)
    assert game.units[company].work == ""
    game.mark(company, suppressed=False)
    Work(company, "entrench", company).run(game)
    Work(company, "entrench", company).run(game)
    assert game.units[company].position == 2


def test_g19_4_what_a_trench_does() -> None:
    """It replaces the improved position; an engineer digs it at once, for others too."""
    here, there = pair("C", "C")
    game = still([unit("PI7-1", here), unit(FJ, here, position=1), unit(AUS, there)], script=[0])
    company = number(FJ)
    before = need(game, company)
    Work(number("PI7-1"), "entrench-for", company).run(game)
    assert game.units[company].position == 2
    assert need(game, company) == before + 1
    mods = dict(aim(game, number(AUS), company, DIRECT).mods)
    assert mods["target-entrenched"] == -2
    assert "target-improved" not in mods
    assert ("entrenched", 1) in aim(game, company, number(AUS), DIRECT).mods
    assert not may_assault(game, company)


def test_g19_8_engineers_clear_rubble_in_two_successes() -> None:
    city = NAME[TERRAIN.index("X")]
    game = still([unit("PI7-1", city), unit(FJ, city)], scenario="11", rubble=[city], script=[0, 0])
    clears = [
        [o.id for o in work_options(game, number(n)) if o.id.startswith("clear")]
        for n in ("PI7-1", FJ)
    ]
    assert clears == [["clear:PI7-1"], []]
    Work(number("PI7-1"), "clear", number("PI7-1")).run(game)
    assert game.rubble == [at(city)]
    Work(number("PI7-1"), "clear", number("PI7-1")).run(game)
    assert game.rubble == []
    assert game.cleared == [at(city)]


def test_g20_1_mounting_is_an_action_and_changes_the_ratings() -> None:
    clear = "K15.07"
    foot, riding = (
        still([unit("GAA-1", clear, mounted=m), unit("GR-1-A", "K07.05")], scenario="L")
        for m in (False, True)
    )
    rider = number("GAA-1")
    assert {o.id.partition(":")[0] for o in transport_options(foot, rider)} == {
        "mount",
        "mount-column",
    }
    assert all(o.id.startswith("dismount") for o in transport_options(riding, rider))
    assert foot.zone(rider)
    assert not may_assault(riding, rider)
    assert need(riding, rider) < need(foot, rider)


def test_g11_4_who_stands_in_an_overstacked_hex_may_still_mount() -> None:
    """crete G20.1, G11.3, G11.4: only leaving column there would add to the stack."""
    many = [unit(f"G85-{n}", "W10.04") for n in (1, 2, 3, 6)]
    for column, offered in ((False, {"mount", "mount-column"}), (True, {"mount-column"})):
        game = quiet([*many, unit("GAR-1", "W10.04"), unit(NZ, "W30.11")])
        game.mark(number("GAR-1"), column=column)
        found = {o.id.partition(":")[0] for o in transport_options(game, number("GAR-1"))}
        assert overstacked(game, at("W10.04"), 1) != column
        assert found == offered


def test_g19_7_wheels_leave_a_roadblock_along_the_road_through_scrub() -> None:
    """crete G19.7, G10.6: they pay for the terrain, but they are on the road all the same."""
    a, b = next(
        (a, b)
        for a, b in sorted(ROADS)
        if TERRAIN[b] == "B"
        and NAME[a].startswith("W")
        and (a, b) not in SLOPES
        and not any(TERRAIN[n] != "B" for n in NEAR[b] if n != a and (n, b) not in ROADS)
    )
    rider = number("KR55-1")
    costs = []
    for blocks in ({}, {a: ALLIED}):
        game = quiet([unit("KR55-1", NAME[a], mounted=True, column=True), unit(NZ, "W59.13")])
        game.blocks = blocks
        costs.append(Reach(game, rider).way_to(b, "column").cost)
    assert costs == [1, 12]


def test_g19_6_who_may_make_a_rearguard() -> None:
    """crete G19.6, 6.0: a company of two printed steps on foot, in command, unsuppressed, not in column, not Greek."""
    leader = {"L-HAR": "NZ-22-A"}
    far = unit("G85-1", "W05.12")

    def able(name: str, where: str = "W20.08", **state: Any) -> bool:
        units = [unit(name, where, **state), far]
        if name != "NZ-22-A":
            units.append(unit("NZ-22-A", "W20.08"))
        return may_make_rearguard(quiet(units, leaders=leader), number(name))

    assert able("NZ-22-A")
    assert able("NZ-22-A", steps=1)
    assert able("NZ-22-B")
    assert not able("NZ-22-B", "W32.11")
    assert not able("NZ-22-S")
    assert not able("GR-6-A")
    for state in (
        {"suppressed": True},
        {"mounted": True},
        {"column": True},
        {"chutes": 1},
        {"gliders": 1},
        {"delay": True},
    ):
        assert not able("NZ-22-A", **state), state


def test_g20_1_who_mounts_leaves_what_was_dug() -> None:
    """crete G20.1, G19.3: the position and unfinished work are lost; getting off brings neither back."""
    game = quiet([unit("KR55-1", "W10.04", position=1, work="trench"), unit(NZ, "W30.11")])
    rider = number("KR55-1")
    change_transport(game, rider, True, True)
    state = game.units[rider]
    assert (state.mounted, state.column, state.position, state.work) == (True, True, 0, "")
    change_transport(game, rider, False, False)
    state = game.units[rider]
    assert (state.mounted, state.column, state.position, state.work) == (False, False, 0, "")
