"""S1, S2, S5: the off-map chart, shipping, morale and withdrawal."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.core.table import Table
from landfall.games.crete.meta import META
from landfall.games.crete.model import chart as charts
from landfall.games.crete.model.chart import BY_SLUG, EXIT_IDS, box_at, chart, place
from landfall.games.crete.model.clause_events import Interdicted, UnitExited
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import LEADER_NUMBER, LEADERS
from landfall.games.crete.model.events import Shot
from landfall.games.crete.model.ground import ALLIED, GERMAN, NAME, NEAR, ROADS
from landfall.games.crete.model.island_events import (
    BoxMarched,
    LeaderLeft,
    MoraleChanged,
    ObligationTested,
    UnitLeft,
    UnitTakenOff,
    WithdrawalBegan,
)
from landfall.games.crete.model.pieces import ASIDE, DISPLAY, EXITED, GONE, WITHDRAWN, Leader, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules import morale
from landfall.games.crete.rules.control import take_control
from landfall.games.crete.rules.exits import doors, ways_out
from landfall.games.crete.rules.kampfgruppen import Deploy
from landfall.games.crete.rules.leaving import leave, units_out_by
from landfall.games.crete.rules.obligations import at_the_end, band
from landfall.games.crete.rules.offmap import caught_in_boxes, marches_now
from landfall.games.crete.rules.results import eliminate, lose_step
from landfall.games.crete.rules.setup import empty_game
from landfall.games.crete.rules.victory import Annihilation, nobody_left, start_of_turn
from landfall.games.crete.rules.ways_off import Way
from landfall.games.crete.rules.withdrawal import Desertion, NightEnds, take_off_immobile
from landfall.games.crete.table.why_leave import why_not_leave

from .helpers import at, choose, game_of, ids, number, run, said, still, table, told, unit

#: A New Zealand company, a German one far away, a mountain company.
NZ, FJ, GEB = "NZ-18-A", "LS-5", "G85-1"
#: Somewhere on Maleme, far from everything.
FAR = "W30.20"


def island(units: list[dict[str, Any]], **more: Any) -> Table:
    """Scenario 12 with a New Zealand chit about to be played."""
    wanted: dict[str, Any] = {
        "scenario": "12",
        "chit": "2NZ Division",
        "day": 25,
        "hour": "0900",
    } | more
    return table(units, **wanted)


def quiet(units: list[dict[str, Any]], **more: Any) -> Crete:
    wanted: dict[str, Any] = {"scenario": "12", "day": 25, "hour": "0900"} | more
    return still(units, **wanted)


def box(game: Crete, name: str) -> str:
    """The box a unit is in."""
    found = box_at(game.units[number(name)].at)
    return charts.SLUG[found] if found >= 0 else ""


def test_g21_8_the_chart_has_no_box_of_a_map_that_is_not_in_play() -> None:
    west, whole = chart("12", False), chart("11", False)
    assert {charts.SLUG[b] for b in west.links} == {
        "maleme-west",
        "maleme-south-west",
        "georgeoupolis",
    }
    assert {charts.SLUG[b] for b in whole.links[BY_SLUG["transit-2"]]} == {
        "georgeoupolis",
        "rethymnon-west",
    }
    assert BY_SLUG["parachute"] not in whole.links
    # Withdrawal hexes have no box.
    assert at("W78.67") in whole.withdrawal
    assert at("W78.67") not in whole.door.values()
    assert at("H28.26") in whole.withdrawal
    assert {at("W01.18")} == set(chart("13", False).withdrawal) - set(whole.withdrawal)


def test_s1_0_a_move_to_the_exit_hex_and_a_point_lead_to_the_box() -> None:
    play = island([unit(NZ, "W01.06"), unit(FJ, FAR)], leaders={"L-ING": NZ}, cp={"2NZ": 3})
    choose(play, f"move:{NZ}")
    assert "off:maleme-west" in ids(play)
    points = game_of(play).cp[game_of(play).frame.division_named("2NZ")]
    choose(play, "off:maleme-west")
    game = game_of(play)
    assert box(game, NZ) == "maleme-west"
    assert game.cp[game.frame.division_named("2NZ")] == points - 1
    assert told(play, UnitLeft)[-1].to == "box:maleme-west"


def test_s1_0_the_book_s_example_fire_at_minus_one_and_suppression_keeps_the_unit() -> None:
    """E4: Fire 6, one less out of the zone; the owner pays and the hit stays behind on the map."""
    hold = next(NAME[h] for h in NEAR[at("W01.18")])
    for dice, pays, left in (((3, 3), True, True), ((3, 3, 9), False, False)):
        play = island(
            [unit(NZ, "W01.18"), unit(FJ, hold)],
            leaders={"L-ING": NZ},
            cp={"2NZ": 5},
            script=dice,
            orders={"allied": {"hard": "ask"}},
        )
        choose(play, f"move:{NZ}", "off:maleme-south-west")
        shot = told(play, Shot)[0]
        assert "mod:out-of-zone:-1" in shot.modifiers
        assert shot.result == "suppression"
        choose(play, "pay" if pays else "roll")
        if pays:
            # G29: fire that did something: go on or stop.
            choose(play, "go-on")
        game = game_of(play)
        assert (box(game, NZ) == "maleme-south-west") == left
        assert game.units[number(NZ)].suppressed == (not left)
        assert game.units[number(NZ)].cohesion == 0


def test_r20_the_exit_hex_is_reached_in_the_same_action_and_a_roadblock_stops_it() -> None:
    game = quiet([unit(NZ, "W01.06"), unit(FJ, FAR)], cp={"2NZ": 3})
    wanted = {(w.kind, w.to) for w in ways_out(game, number(NZ))}
    assert ("off", BY_SLUG["maleme-west"]) in wanted
    # Too far for the other one; and without a point, it can't go.
    assert ("off", BY_SLUG["maleme-south-west"]) not in wanted
    game.cp = [0] * len(game.cp)
    assert not [w for w in ways_out(game, number(NZ)) if w.kind == "off"]
    # A German roadblock in the hex, met along the road, the only way in.
    door = at("W01.05")
    road = next(h for h in NEAR[door] if (h, door) in ROADS)
    others = [NAME[h] for h in NEAR[door] if h != road]
    germans = [unit(f"LS-{5 + n}", name) for n, name in enumerate(others)]
    game = quiet([unit(NZ, NAME[road], column=True), *germans], cp={"2NZ": 3})
    assert [w for w in ways_out(game, number(NZ)) if w.to == BY_SLUG["maleme-west"]]
    game.blocks[door] = GERMAN
    game.kept = None
    assert not [w for w in ways_out(game, number(NZ)) if w.to == BY_SLUG["maleme-west"]]


def test_r68_without_an_enemy_on_the_map_it_leaves_from_where_it_stands() -> None:
    free = quiet([unit(NZ, "W20.09"), unit(FJ, "W60.16")], cp={"2NZ": 3})
    here = [w for w in doors(free, number(NZ)) if w.hex == at("W20.09")]
    assert {charts.SLUG[w.to] for w in here} == {"maleme-west", "maleme-south-west"}
    held = quiet([unit(NZ, "W20.09"), unit(FJ, FAR)], cp={"2NZ": 3})
    assert all(w.hex != at("W20.09") for w in doors(held, number(NZ)))


def test_r21_wheels_march_by_day_and_companies_by_night() -> None:
    by_day = quiet([unit(NZ, "box:georgeoupolis"), unit(FJ, FAR)], scenario="11")
    by_night = quiet([unit(NZ, "box:georgeoupolis"), unit(FJ, FAR)], scenario="11", hour="Night")
    morning = quiet([unit(NZ, "box:georgeoupolis"), unit(FJ, FAR)], scenario="11", hour="0700")
    tank = number("CR-RTR-H")
    assert marches_now(by_day, tank, False)
    assert not marches_now(by_day, number(NZ), True)
    assert marches_now(by_night, number(NZ), False)
    # The chit carried out of the Night serves at 0700.
    assert marches_now(morning, number(NZ), True)
    assert not marches_now(morning, number(NZ), False)


def test_r21_and_r22_one_link_a_night_and_no_entry_from_a_transit_box() -> None:
    play = island(
        [unit(NZ, "box:georgeoupolis"), unit(FJ, FAR), unit("NZ-19-A", "W50.13")],
        scenario="11",
        hour="Night",
        leaders={"L-ING": "NZ-19-A"},
    )
    # R22: step 4 comes before step 5.
    assert play.decisions[0].text == "ask-come-in"
    choose(play, "done")
    assert ids(play) == ["done", f"march:{NZ}@transit-2"]
    choose(play, f"march:{NZ}@transit-2")
    assert box(game_of(play), NZ) == "transit-2"
    assert told(play, BoxMarched)
    assert play.decisions[0].text == "ask-who"


def test_s1_0_and_g21_5_allied_units_come_in_under_air_attack() -> None:
    for die, result in ((4, "none"), (5, "cohesion"), (7, "suppression"), (9, "step")):
        play = island(
            [unit(NZ, "box:maleme-west"), unit(FJ, FAR), unit("NZ-19-A", "W50.13")],
            leaders={"L-ING": "NZ-19-A"},
            script=(die,),
        )
        choose(play, f"come-in:{NZ}", "enter:W01.05")
        assert told(play, Interdicted)[-1].result == result
        assert NAME[game_of(play).units[number(NZ)].at] == "W01.05"


def test_r23_all_markers_are_lost_on_the_way_off() -> None:
    play = island(
        [unit(NZ, "W01.05", cohesion=2, column=True, heroic=True), unit(FJ, FAR)],
        leaders={"L-ING": NZ},
        cp={"2NZ": 3},
    )
    cup = len(game_of(play).event_cups[ALLIED])
    choose(play, f"move:{NZ}", "off:maleme-west")
    state = game_of(play).units[number(NZ)]
    assert (state.cohesion, state.column, state.heroic, state.steps) == (0, False, False, 2)
    assert len(game_of(play).event_cups[ALLIED]) == cup + 1
    # G7.5: his leader waits with him and commands nobody.
    assert game_of(play).leaders[0].on == -1 or game_of(play).leaders_at(number(NZ))


def test_r24_under_withdrawal_units_caught_with_germans_in_a_box_are_lost() -> None:
    units = [unit(NZ, "box:georgeoupolis"), unit(GEB, "box:georgeoupolis"), unit(FJ, FAR)]
    free = quiet([*units, unit("NZ-19-A", "W50.13")], hour="Night")
    NightEnds().run(free)
    assert box(free, NZ) == "georgeoupolis"
    game = quiet([*units, unit("NZ-19-A", "W50.13")], hour="Night", withdrawal=True, morale=4)
    NightEnds().run(game)
    assert game.units[number(NZ)].at == GONE
    assert game.lost[ALLIED] == 2
    assert box(game, GEB) == "georgeoupolis"
    caught_in_boxes(game)


def test_s2_0_and_r25_two_units_a_night_go_from_port_to_port() -> None:
    more = ("NZ-18-B", "NZ-18-C")
    play = island(
        [unit(NZ, "W59.13"), *(unit(n, "W59.13") for n in more), unit(FJ, FAR)],
        hour="Night",
        leaders={"L-ING": NZ},
        cp={"2NZ": 9},
    )
    for name in (NZ, more[0]):
        choose(play, f"move:{name}")
        before = sum(game_of(play).cp)
        assert "ship:W49.07" in ids(play)
        choose(play, "ship:W49.07")
        if play.decisions[0].text == "ask-along":
            choose(play, "along")
        assert NAME[game_of(play).units[number(name)].at] == "W49.07"
        assert sum(game_of(play).cp) == before - 1
        # The move ends the activation.
        assert not any(i.split(":")[-1].startswith(name) for i in ids(play))
    choose(play, f"move:{more[1]}")
    assert not [i for i in ids(play) if i.startswith("ship:")]


def test_r25_and_r69_the_ports_must_be_safe_and_the_unit_in_one_from_the_start() -> None:
    here = [unit(NZ, "W59.13"), unit(FJ, FAR)]
    night = {"hour": "Night", "cp": {"2NZ": 3}}
    game = quiet(here, **night)
    assert [w.to for w in doors(game, number(NZ)) if w.kind == "ship"] == [at("W49.07")]
    assert not [w for w in doors(quiet(here, cp={"2NZ": 3}), number(NZ)) if w.kind == "ship"]
    near = next(NAME[h] for h in NEAR[at("W49.07")])
    zoned = quiet([unit(NZ, "W59.13"), unit(FJ, near)], **night)
    assert not [w for w in doors(zoned, number(NZ)) if w.kind == "ship"]
    beside = next(NAME[h] for h in NEAR[at("W59.13")])
    aside = quiet([unit(NZ, beside), unit(FJ, FAR)], **night)
    assert not [w for w in ways_out(aside, number(NZ)) if w.kind == "ship"]


def test_s2_0_in_scenario_4_a_shipped_unit_is_set_aside() -> None:
    who = number("CR-BW-A")
    game = still(
        [unit("CR-BW-A", "H19.08"), unit("FJ1-5", "H35.12")],
        scenario="4",
        day=23,
        hour="Night",
        leaders={"LB-2-BlackWatch": "CR-BW-A"},
        cp={"14 Inf Bde": 4},
    )
    way = next(w for w in doors(game, who) if w.kind == "ship")
    leave(game, who, way)
    assert (game.units[who].at, game.units[who].steps) == (ASIDE, 2)
    assert said(game, LeaderLeft)
    # R79: a German in the box may come back, an Allied unit may not.
    leave(game, number("FJ1-5"), Way("off", at("H01.11"), BY_SLUG["heraklion"]))
    assert box(game, "FJ1-5") == "heraklion"


def test_s5_0_and_g24_3_steps_move_morale_up_to_its_start_and_never_greeks() -> None:
    greek = "GR-6-A"
    game = quiet([unit(NZ, "W20.09"), unit(FJ, FAR), unit(greek, "W21.09"), unit(GEB, "W30.18")])
    assert game.morale == 30
    lose_step(game, number(FJ), "test")
    assert game.morale == 30  # the ceiling
    lose_step(game, number(NZ), "test")
    assert game.morale == 29
    eliminate(game, number(greek), "test")
    assert game.morale == 29
    eliminate(game, number(GEB), "test")
    assert game.morale == 30
    assert [e.change for e in said(game, MoraleChanged)] == [-1, 1]


def test_r32_a_port_by_its_hex_an_airfield_by_its_last() -> None:
    game = quiet([unit(NZ, "W20.09"), unit(FJ, FAR)])
    runway = ("W09.04", "W10.04", "W11.05")
    for name, level in zip(runway, (30, 30, 20), strict=True):
        take_control(game, number(FJ), at(name))
        assert game.morale == level
    take_control(game, number(NZ), at("W10.04"))
    assert game.morale == 30
    take_control(game, number(FJ), at("W59.13"))
    assert game.morale == 20
    # Twice the same is no change.
    take_control(game, number(FJ), at("W59.13"))
    assert game.morale == 20


def test_r33_supply_costs_morale_once_each() -> None:
    game = quiet([unit(NZ, "W20.09"), unit(FJ, FAR)])
    for level, left in (("reduced", 30), ("diminished", 27), ("diminished", 27), ("emergency", 22)):
        morale.supply_fell(game, level)
        assert game.morale == left
    whole = quiet([unit(NZ, "W20.09"), unit(FJ, FAR)], scenario="13")
    morale.supply_fell(whole, "diminished")
    assert whole.morale == 40


def test_s5_0_and_e19_below_one_withdrawal_begins_at_level_0_for_good() -> None:
    game = quiet(
        [unit(NZ, "W20.09"), unit(FJ, FAR), unit("NZ-AA1", "W20.09"), unit("CR-AA-S1", "W59.13")],
        morale=9,
        control={"W09.04": "german", "W10.04": "german"},
    )
    take_control(game, number(FJ), at("W11.05"))
    assert game.withdrawal
    assert game.morale == 0
    assert said(game, WithdrawalBegan)
    # G25.7: who cannot move leaves when the action is finished.
    assert game.units[number("NZ-AA1")].at >= 0
    Annihilation().run(game)
    assert game.units[number("NZ-AA1")].at == ASIDE
    # Later losses change nothing, in either direction.
    lose_step(game, number(NZ), "test")
    take_control(game, number(NZ), at("W11.05"))
    assert game.morale == 0


def test_r62_and_r70_immobile_units_are_not_lost_and_rearguards_come_back() -> None:
    guard = next(n for n in empty_game("12", {}, quiet([unit(NZ, FAR)]).chance).frame.rearguards[0])
    game = quiet([unit(NZ, "W20.09"), unit(FJ, FAR), unit("NZ-AA1", "W20.09")], morale=0)
    game.units[guard] = Unit(at=at("W20.10"), maker=number(NZ))
    game.count_up()
    game.withdrawal = True
    take_off_immobile(game)
    assert game.units[guard].at == DISPLAY
    assert game.lost == [0, 0]
    assert game.morale == 0
    assert {e.why for e in said(game, UnitTakenOff)} == {"immobile", "rearguard"}


def test_s5_0_and_r31_units_leave_by_sfakia_for_nothing_and_count_one_each() -> None:
    play = island(
        [unit(NZ, "W78.66"), unit("NZ-18-B", "W78.66"), unit(FJ, FAR)],
        withdrawal=True,
        morale=2,
        leaders={"L-ING": NZ},
        cp={"2NZ": 0},
    )
    choose(play, f"move:{NZ}", "withdraw:W78.67")
    if play.decisions[0].text == "ask-along":
        choose(play, "along")
    game = game_of(play)
    assert game.units[number(NZ)].at == WITHDRAWN
    assert game.morale == 3
    assert told(play, LeaderLeft)
    calm = quiet([unit(NZ, "W78.66"), unit(FJ, FAR)])
    assert not [w for w in doors(calm, number(NZ)) if w.kind == "withdraw"]


def test_s5_0_under_withdrawal_the_chart_is_free_for_the_allies_only() -> None:
    game = quiet([unit(NZ, "W01.05"), unit(FJ, "W01.18")], withdrawal=True, cp={"2NZ": 0, "7FL": 0})
    assert [w for w in doors(game, number(NZ)) if w.kind == "off"]
    assert not [w for w in doors(game, number(FJ)) if w.kind == "off"]


def test_r30_and_r71_two_units_a_port_a_night_are_evacuated_greeks_too() -> None:
    greek = "GR-6-A"
    play = island(
        [unit(NZ, "W59.13"), unit(greek, "W59.13"), unit("NZ-18-B", "W59.13"), unit(FJ, FAR)],
        hour="Night",
        withdrawal=True,
        morale=5,
        leaders={"L-ING": "NZ-18-B"},
        cp={"2NZ": 0},
    )
    for name in (NZ, greek):
        choose(play, f"move:{name}", "evacuate")
        assert game_of(play).units[number(name)].at == WITHDRAWN
    assert game_of(play).morale == 7
    choose(play, "move:NZ-18-B")
    assert "evacuate" not in ids(play)
    by_day = quiet([unit(NZ, "W59.13"), unit(FJ, FAR)], withdrawal=True)
    assert not [w for w in doors(by_day, number(NZ)) if w.kind == "evacuate"]


@pytest.mark.parametrize(("die", "left"), [(0, True), (9, False)])
def test_r34_greeks_check_for_desertion_in_the_night(die: int, left: bool) -> None:
    greek = "GR-6-A"
    units = [unit(NZ, "W20.09"), unit(FJ, FAR), unit(greek, "W60.20")]
    calm = quiet(units, hour="Night")
    Desertion().run(calm)
    assert calm.steps[-1].__class__.__name__ == "Turn"
    game = quiet(units, hour="Night", withdrawal=True, morale=4, script=[die])
    game.push(Desertion())
    run(game)
    assert (game.units[number(greek)].at >= 0) == left
    assert game.lost[ALLIED] == 0
    assert game.morale == 4


def test_g7_5_a_leader_who_left_for_good_is_not_brought_back() -> None:
    play = island(
        [unit(NZ, "W78.67"), unit("NZ-18-B", "W20.09"), unit(FJ, FAR)],
        withdrawal=True,
        leaders={"L-ING": NZ},
    )
    choose(play, f"move:{NZ}", "withdraw:W78.67")
    game = game_of(play)
    leader = next(iter(game.leaders_out))
    assert game.leaders[leader] == Leader()


def test_g7_5_a_kampfgruppe_leader_who_left_for_good_is_not_deployed_again() -> None:
    units = [unit(FJ, "W20.10"), unit(NZ, "W40.11")]
    asked = Deploy().ask(quiet(units))
    who = str(asked[0].args["leader"]).removeprefix("leader:")
    assert LEADERS[LEADER_NUMBER[who]].level == "kampfgruppe"
    every = {r.leader: "" for r in LEADERS if r.level == "kampfgruppe"}
    assert Deploy().ask(quiet(units, leaders_out=every)) == ()


def test_r77_forced_exits_are_free_for_good_and_counted_until_the_test() -> None:
    play = island(
        [unit(FJ, "W01.18"), unit("LS-6", "W02.18"), unit(NZ, "W40.11")],
        chit="7FL Division",
        day=24,
        leaders={"L-MEI": FJ},
        cp={"7FL": 0},
    )
    choose(play, f"move:{FJ}", f"exit:{FJ}@W01.18")
    game = game_of(play)
    assert game.units[number(FJ)].at == EXITED
    assert game.exited == {"MAL-SW": [number(FJ)]}
    assert told(play, UnitExited)
    late = quiet([unit(FJ, "W01.18"), unit(NZ, "W40.11")], day=26)
    assert not [w for w in doors(late, number(FJ)) if w.kind == "exit" and w.hex == at("W01.18")]
    other = quiet([unit(NZ, "W01.18"), unit(FJ, FAR)], day=24)
    assert not [w for w in doors(other, number(NZ)) if w.kind == "exit"]


def test_r54_the_ten_of_25_may_stay_under_the_ceiling_or_raise_the_level() -> None:
    def tested(**more: Any) -> Crete:
        game = quiet([unit(NZ, "W20.09"), unit(FJ, FAR)], hour="0700", **more)
        start_of_turn(game)
        return game

    assert tested(morale=12).morale == 22
    assert tested(morale=25).morale == 30
    assert tested(morale=3, withdrawal=True).morale == 13
    four = {"MAL-SW": ["LS-5", "LS-6", "LS-7", "LS-8"]}
    met = tested(morale=12, exited=four)
    assert met.morale == 12
    assert said(met, ObligationTested)[0].met


def test_r52_and_r54_akrotiri_and_the_column_to_rethymnon_at_the_end() -> None:
    hexes = ("W67.08", "W74.08", "W75.08", "W77.02")
    out = [f"G85-{n}" for n in range(1, 13)]

    def level(held: int, units: int, leaders: dict[str, str]) -> int:
        game = still(
            [unit(NZ, "W70.30"), unit(FJ, FAR)],
            scenario="10",
            day=29,
            hour="1900",
            control=dict.fromkeys(hexes[:held], "german"),
            exited={"GEO-E": out[:units]},
            leaders_out=leaders,
        )
        assert game.withdrawal
        assert game.morale == 1
        at_the_end(game)
        return game.morale

    assert level(4, 12, {"L-KRA": "GEO-E"}) == 1
    assert level(3, 12, {"L-KRA": "GEO-E"}) == 11
    assert level(4, 11, {"L-KRA": "GEO-E"}) == 11
    assert level(4, 12, {}) == 11


@pytest.mark.parametrize(
    ("scenario", "level", "result"),
    [
        ("11", 20, "german substantial"),
        ("11", 21, "german marginal"),
        ("11", 45, "draw"),
        ("11", 56, "allied substantial"),
        ("12", 14, "german decisive"),
        ("12", 31, "allied substantial"),
        ("10", 20, "german substantial"),
        ("13", 41, "allied marginal"),
    ],
)
def test_r53_bands_of_the_withdrawal_level(scenario: str, level: int, result: str) -> None:
    game = still(
        [unit(NZ, "W20.09"), unit(FJ, FAR)],
        scenario=scenario,
        day=29,
        withdrawal=True,
        morale=level,
    )
    assert band(game) == result


def test_r55_without_withdrawal_the_allies_win_scenario_11() -> None:
    game = still([unit(NZ, "W20.09"), unit(FJ, FAR)], scenario="11", day=29)
    assert band(game) == "allied substantial"
    sale = {
        next(c.name for c in game.frame.formations if c.chit == chit): turn
        for chit, turn in game.clauses.sale.items()
    }
    # 20 May 1900 is the seventh turn.
    assert sale["14 Inf Bde"] == 6


def test_g25_6_somebody_in_a_box_is_still_there() -> None:
    game = quiet([unit(NZ, "box:georgeoupolis"), unit(FJ, FAR)])
    assert not nobody_left(game, ALLIED)
    game.place(number(NZ), WITHDRAWN)
    assert nobody_left(game, ALLIED)


def test_g25_5_exits_count_at_once() -> None:
    game = quiet([unit(FJ, "W01.18"), unit(NZ, "W40.11")], day=24)
    leave(game, number(FJ), next(w for w in doors(game, number(FJ)) if w.kind == "exit"))
    assert units_out_by(game, EXIT_IDS.index("MAL-SW")) == 1


def test_9_0_special_rules_are_in_force_where_a_scenario_names_them() -> None:
    assert chart("1", False).links == {}
    assert chart("4", False).links
    game = still([unit("CR-21-A", "R08.13"), unit("FJ2-1", "R28.11")], hour="Night", cp={})
    assert doors(game, number("CR-21-A")) == []


def test_10_0_and_r76_options_are_those_of_the_record_and_off_by_default() -> None:
    by_option = {"small-maps": "O4", "ships": "O2", "coastal-guns": "O3"}
    for spec in META.options:
        if spec.id not in by_option:
            continue
        assert spec.default is False
        named = {s for s, r in BOX.scenarios.items() if by_option[spec.id] in r.options}
        assert set(spec.scenarios) == named & {s.id for s in META.scenarios}


def test_s1_0_places_of_boxes_are_told_apart() -> None:
    assert all(box_at(place(n)) == n for n in range(len(charts.BOXES)))
    assert box_at(at(FAR)) == box_at(GONE) == box_at(WITHDRAWN) == -1


def test_s1_0_and_s2_0_and_s3_0_why_a_unit_can_t_leave() -> None:
    def why(game: Crete, name: str, how: str) -> str:
        refusal = why_not_leave(game, number(name), how)
        return refusal.text.removeprefix("why-leave-") if refusal else ""

    here = [unit(NZ, "W30.10"), unit(FJ, FAR)]
    day = quiet(here, cp={"2NZ": 0, "7FL": 0})
    assert why(day, NZ, "off") == "points"
    assert why(quiet(here, cp={"2NZ": 3}), NZ, "off") == "far"
    assert why(day, NZ, "ship") == "day"
    assert why(day, NZ, "evacuate") == "no-withdrawal"
    assert why(day, FJ, "ship") == "never"
    assert why(day, FJ, "fly") == "not-yet"
    night = quiet([unit(NZ, "W59.13"), unit(FJ, FAR)], hour="Night", shipped=["W59.13"] * 2)
    assert why(night, NZ, "ship") == "full"
    assert why(quiet([unit(NZ, "W01.05"), unit(FJ, FAR)], cp={"2NZ": 3}), NZ, "off") == ""
    greek = still([unit("GR-1-A", "K16.07"), unit(FJ, FAR)], scenario="11", cp={"2NZ": 3})
    assert why(greek, "GR-1-A", "off") == "confined"
