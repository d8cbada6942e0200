"""S1, S2: the off-map chart and shipping."""

from __future__ import annotations

from tests.games.crete.helpers import (
    at,
    choose,
    game_of,
    ids,
    island,
    number,
    quiet,
    said,
    still,
    told,
    unit,
)

from landfall.games.crete.model import chart as charts
from landfall.games.crete.model.chart import BY_SLUG, box_at, chart, place
from landfall.games.crete.model.clause_events import Interdicted
from landfall.games.crete.model.counters import CHIT_NUMBER
from landfall.games.crete.model.events import Shot
from landfall.games.crete.model.ground import ALLIED, GERMAN, NAME, NEAR, ROADS
from landfall.games.crete.model.island_events import (
    BoxMarched,
    LeaderLeft,
    UnitLeft,
)
from landfall.games.crete.model.pieces import ASIDE, GONE, WITHDRAWN
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.assault_end import AdvanceAlone
from landfall.games.crete.rules.chits import Play
from landfall.games.crete.rules.exits import doors, ways_out
from landfall.games.crete.rules.leaving import leave
from landfall.games.crete.rules.offmap import caught_in_boxes, marches_now
from landfall.games.crete.rules.ways_off import Way
from landfall.games.crete.rules.withdrawal import NightEnds
from landfall.games.crete.table.why_leave import why_not_leave

#: A New Zealand company, a German one far away, a mountain company.
NZ, FJ, GEB = "NZ-18-A", "LS-5", "G85-1"

#: Somewhere on Maleme, far from everything.
FAR = "W30.20"


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
            # G29: after fire with an effect, the owner may go on or stop.
            choose(play, "go-on")
        game = game_of(play)
        assert (box(game, NZ) == "maleme-south-west") == left
        assert game.units[number(NZ)].suppressed == (not left)
        assert game.units[number(NZ)].cohesion == 0


def test_r20_the_exit_hex_is_reached_in_the_same_action_and_a_roadblock_stops_it() -> None:
    game = quiet([unit(NZ, "W01.06"), unit(FJ, FAR)], cp={"2NZ": 3})
    wanted = {(w.kind, w.to) for w in ways_out(game, number(NZ))}
    assert ("off", BY_SLUG["maleme-west"]) in wanted
    # The other exit is too far away; and without a point, the unit cannot leave.
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
    # G7.5: the unit's leader waits with it and commands nobody.
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


def test_r69_a_unit_that_has_stormed_a_port_does_not_leave_by_it_in_the_same_activation() -> None:
    """crete R69, R30, S2.0: the activation must begin in the port; the next chit begins another one."""
    beside = next(NAME[h] for h in NEAR[at("W59.13")])
    game = quiet(
        [unit(NZ, beside), unit(FJ, FAR)],
        hour="Night",
        withdrawal=True,
        cp={"2NZ": 3},
        chit="2NZ Division",
    )
    AdvanceAlone(number(NZ), at("W59.13")).run(game)
    assert not {w.kind for w in ways_out(game, number(NZ))} & {"ship", "evacuate"}
    refusal = why_not_leave(game, number(NZ), "evacuate")
    assert refusal is not None
    assert refusal.text == "why-leave-no-port"
    assert game.clone().stormed == [number(NZ)]
    Play(CHIT_NUMBER["Allied Direct Command"], "drawn").run(game)
    assert {w.kind for w in ways_out(game, number(NZ))} >= {"ship", "evacuate"}


def test_r3_a_tank_shipped_to_a_city_stands_there_in_column() -> None:
    """crete R3, 2.6, G10.6, R25: in a city a vehicle is always in column, and a hex has room for one column."""
    night = {"hour": "Night", "cp": {"2NZ": 3}}
    game = quiet([unit("NZ-RTR", "W59.13"), unit(FJ, FAR)], **night)
    tank = number("NZ-RTR")
    way = next(w for w in doors(game, tank) if w.to == at("W49.07"))
    leave(game, tank, way)
    assert (NAME[game.units[tank].at], game.units[tank].column) == ("W49.07", True)
    taken = quiet(
        [unit("NZ-RTR", "W59.13"), unit(NZ, "W49.07", column=True), unit(FJ, FAR)], **night
    )
    assert not [w for w in doors(taken, tank) if w.to == at("W49.07")]
    # 2.5: in a town a vehicle may be out of column, so S2 takes its column marker away.
    back = quiet([unit("NZ-RTR", "W49.07", column=True), unit(FJ, FAR)], **night)
    leave(back, tank, next(w for w in doors(back, tank) if w.to == at("W59.13")))
    assert not back.units[tank].column


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
