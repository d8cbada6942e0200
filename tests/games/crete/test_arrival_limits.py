"""Limits of arrivals, drops, strikes, landings and transport, each tested just inside and just outside."""

from __future__ import annotations

from typing import Any

from tests.games.crete.helpers import (
    at,
    choose,
    game_of,
    happen,
    ids,
    number,
    said,
    still,
    table,
    unit,
)

from landfall.core.decisions import Option
from landfall.games.crete.model import chart as charts
from landfall.games.crete.model.counters import CHIT_NUMBER, LEADER_NUMBER
from landfall.games.crete.model.events import Shot
from landfall.games.crete.model.frames import NOBODY, Arrival
from landfall.games.crete.model.ground import (
    ALLIED,
    GERMAN,
    NAME,
    ROAD_HEXES,
    SHEET,
    TERRAIN,
    hexes_of,
    within,
)
from landfall.games.crete.model.island_events import UnitDrifted
from landfall.games.crete.model.pieces import GONE, IMPROVED, IN_PARK, Leader, Park, StickPlan
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.acting import actions
from landfall.games.crete.rules.air import partisan_aim, strike_hexes
from landfall.games.crete.rules.airlanding import Landed
from landfall.games.crete.rules.arrivals import Entry
from landfall.games.crete.rules.attaching import Attach, attachable
from landfall.games.crete.rules.command import in_command
from landfall.games.crete.rules.command_values import command_value
from landfall.games.crete.rules.cup import FillCup
from landfall.games.crete.rules.drops import Jump, drop, jump_mods
from landfall.games.crete.rules.event_subjects import return_leaders
from landfall.games.crete.rules.free_drops import AddLoose, FreeDrops, Jumps, PlanDrops
from landfall.games.crete.rules.late_chits import played_though_last
from landfall.games.crete.rules.leaders import bring_leaders
from landfall.games.crete.rules.leaving import leaders_out_by, leave
from landfall.games.crete.rules.locks import locked
from landfall.games.crete.rules.naval import Sail, Ships
from landfall.games.crete.rules.points import Dispatch
from landfall.games.crete.rules.setup import set_up
from landfall.games.crete.rules.transport import change_transport, transport_options
from landfall.games.crete.rules.trucks import load, truck_options
from landfall.games.crete.rules.victory import nobody_left
from landfall.games.crete.rules.ways_off import Way

NZ, FJ, GLIDER = "NZ-18-A", "LS-5", "LS-3"
SUDA, FAR, CLEAR = "W59.13", "W30.20", "W24.14"
RUNWAY = ("W09.04", "W10.04", "W11.05")
#: A village at Maleme, and scrub without a road.
VILLAGE, SCRUB = "W08.04", "W04.03"


def quiet(units: list[dict[str, Any]] | None = None, **more: Any) -> Crete:
    wanted: dict[str, Any] = {"scenario": "12", "day": 22, "hour": "0900"} | more
    return still(units or [unit(NZ, SUDA), unit(FJ, FAR)], **wanted)


def ids_of(options: list[Option]) -> set[str]:
    return {o.id.partition(":")[0] for o in options}


def test_4_2_1_villages_count_as_bad_landing_ground() -> None:
    """crete 4.2.1: orchard, village and scrub add 1 for a parachute unit and 2 for a glider; clear ground adds nothing."""
    game = quiet()
    assert jump_mods(game, at(VILLAGE), False) == [("landing-ground", 1)]
    assert jump_mods(game, at(VILLAGE), True) == [("landing-ground", 2)]
    assert jump_mods(game, at(RUNWAY[0]), True) == []


def falls(way: str, die: int, hex: str = RUNWAY[1]) -> Crete:
    game = quiet([unit(NZ, SUDA), unit(FJ, "gone"), unit(GLIDER, "gone")], script=[die])
    who = number(GLIDER if way == "glider" else FJ)
    drop(game, Arrival("", game.turn, game.chit, "drop", (who,), (at(hex),), (way,)))
    return game


def test_4_2_parachutists_get_a_marker_and_gliders_none() -> None:
    chute, glider = falls("parachute", 0), falls("glider", 0)
    assert (chute.units[number(FJ)].chutes, chute.units[number(FJ)].jump) == (1, True)
    state = glider.units[number(GLIDER)]
    assert (state.chutes, state.gliders, state.jump) == (0, 0, True)


def test_g21_4_a_nine_without_modifiers_costs_a_step() -> None:
    """crete G21.4: 8 and less only delays, 9 and 10 cost a step."""
    for die, steps, markers in ((8, 2, 3), (9, 1, 1)):
        game = falls("parachute", die)
        Jump(number(FJ)).run(game)
        state = game.units[number(FJ)]
        assert (state.steps, state.chutes) == (steps, markers)


def test_g24_2_a_unit_that_drops_on_a_runway_holds_it() -> None:
    assert falls("parachute", 0).control[at(RUNWAY[1])] == GERMAN


def test_g22_5_partisans_shoot_worse_at_night() -> None:
    for hour, night in (("0900", False), ("Night", True)):
        shot = partisan_aim(quiet(hour=hour), number(FJ))
        assert (("night", -2) in shot.mods) == night


def test_g22_1_strikes_of_a_scenario_stay_on_their_map() -> None:
    """crete G22.1, R64: Rethymnon's strikes of 20 May hit no unit at Maleme; strikes without a map hit any unit."""
    units = [unit("CR-21-A", "R28.13"), unit(NZ, SUDA), unit(FJ, FAR)]
    game = still(units, scenario="11", day=20, hour="1500")
    assert [NAME[h] for h in strike_hexes(game, GERMAN, True, "Rethymnon")] == ["R28.13"]
    assert len(strike_hexes(game, GERMAN, True, "")) == 2


def test_g7_3_and_g10_6_a_unit_that_has_just_come_in() -> None:
    """crete G7.3, G10.6: the unit is out of command until it moves, and cannot come in in column if the hex already has
    a column.
    """
    game = still(
        [unit("CR-BW-A", "H29.26", column=True), unit("FJ1-5", "H35.12")],
        scenario="11",
        day=24,
        hour="1700",
        leaders={"L-CHA": "CR-BW-A"},
    )
    argylls = number("CR-AS-A")
    (asked,) = Entry(argylls, at("H28.26")).ask(game)
    assert {o.id for o in asked.options} == {"enter:H28.26", "enter:H28.26/column"}
    (full,) = Entry(argylls, at("H29.26")).ask(game)
    assert {o.id for o in full.options} == {"enter:H29.26"}
    Entry(argylls, at("H28.26")).take(game, asked.seat, asked.options[0])
    assert not in_command(game, argylls)
    game.not_entering(argylls)
    game.commanded.clear()
    assert in_command(game, argylls)


def test_r72_a_series_brings_its_leader_and_only_its_own_command_value() -> None:
    """crete R72, G21.1: series 1 brings Utz's first companies, series 3 the first point."""
    units = [unit(f"G100-{n}", RUNWAY[0]) for n in (6, 7, 8)]
    game = still([*units, unit(NZ, SUDA)], scenario="12", day=21, hour="1700")
    division = game.frame.division_named("5GEB")
    before = command_value(game, division)
    game.push(Landed(1))
    (asked,) = game.advance()
    assert asked.args["leader"] == "leader:L-UTZ"
    assert command_value(game, division) == before
    Landed(3).run(game)
    assert command_value(game, division) == before + 1


def test_r72_a_unit_that_lands_is_noted_until_the_turn_ends() -> None:
    play = table(
        [unit("NZ-20-A", "W24.20"), unit("RAM-1", "W04.08")],
        scenario="7",
        chit="5GEB Division",
        day=22,
        hour="0700",
        control=dict.fromkeys(RUNWAY, "german"),
    )
    choose(play, "airfield:Maleme")
    first = next(i for i in ids(play) if i.startswith("land:"))
    choose(play, first)
    assert game_of(play).landed == [number("G85-1")]


def test_s7_0_in_scenario_13_the_german_picks_the_series() -> None:
    play = table(
        [unit(NZ, SUDA), unit("RAM-1", "W04.08")],
        scenario="13",
        chit="5GEB Division",
        day=22,
        hour="0700",
        control=dict.fromkeys(RUNWAY, "german"),
    )
    assert play.decisions[0].text == "ask-series"
    assert {"series:4", "series:19"} <= set(ids(play))


def test_s9_0_which_divisions_may_attach() -> None:
    """crete S9.0: Allied divisions may attach, where S9 is in force; a battalion that is in a park can be attached too."""
    med = [number(f"CR-7MED-{x}") for x in "ABC"]
    units = [unit(f"CR-7MED-{x}", "W50.13") for x in "ABC"]
    units += [unit("CR-RM-A", "W50.12"), unit(FJ, FAR)]
    game = still(units, scenario="12", day=22, leaders={"L-WES": "CR-RM-A"})
    creforce = game.frame.division_named("CREFORCE")
    assert Attach(creforce).ask(game)
    assert not Attach(game.frame.division_named("7FL")).ask(game)
    for n in med:
        game.place(n, IN_PARK)
    game.parks.append(Park(at("W50.13"), creforce, tuple(med)))
    assert "7 Med RAA" in {name for name, _ in attachable(game, creforce)}
    without = still([unit(NZ, "W40.10"), unit(FJ, FAR)], scenario="5", day=21)
    assert not Attach(without.frame.division_named("2NZ")).ask(without)


def free(**more: Any) -> Crete:
    game = still([unit(NZ, SUDA)], scenario="13", day=20, hour="0700", **more)
    game.free_used.clear()
    return game


def test_r73_nobody_joins_a_stick_of_independents() -> None:
    """crete R73: a battalion's stick may take one independent along; a stick of machine guns alone may take none."""
    game = free()
    battalion = tuple(number(f"LS-{n}") for n in (5, 6, 7, 8))
    guns = (number("MG7-1"), number("MG7-2"))
    assert "add:MG7-1" in {o.id for o in AddLoose(0, battalion).ask(game)[0].options}
    assert {o.id for o in AddLoose(0, guns).ask(game)[0].options} == {"alone"}


def test_o1_0_gliders_leaders_and_the_edge() -> None:
    """crete O1.0, 4.2, G21.1, R40: gliders have no marker, a leader comes with his first unit, and nobody lands off the map."""
    game = free(script=[0, 9])
    hex = at("W30.12")
    game.plan.append(StickPlan(hex, (number("LS-1"),), (hex,)))
    game.push(Jumps(0))
    game.advance()
    assert game.units[number("LS-1")].chutes == 0
    assert game.leaders[LEADER_NUMBER["L-MEI"]].on == number("LS-1")
    small = set_up("13", {"small-maps": True}, free(script=[9, 1, 3]).chance)
    edge = at("R36.12")
    small.plan.append(StickPlan(edge, (number(FJ),), (edge,)))
    Jumps(0).run(small)
    (drifted,) = said(small, UnitDrifted)
    assert drifted.lost
    assert small.units[number(FJ)].at == GONE


def test_g5_7_free_drops_that_waited_for_the_chit_come_with_it() -> None:
    """crete G5.7: a chit carried over from 1500 to 1700 serves both turns, the older first."""
    game = still([unit(NZ, SUDA)], scenario="13", day=20, hour="1700")
    game.free_used[:] = [0]
    steps = len(game.steps)
    FreeDrops().run(game)
    planned = [s.index for s in game.steps[steps:] if isinstance(s, PlanDrops)]
    assert sorted(planned) == [1, 2]
    assert planned[-1] == 1


def fleet(**state: Any) -> Crete:
    coast = charts.coast("Maleme")
    mark = next(h for h in coast if NAME[h].startswith("W20."))
    game = still(
        [
            unit(NZ, SUDA),
            unit(FJ, NAME[next(h for h in coast if NAME[h].startswith("W21."))]),
            unit("CR-N-DD1", "sea", **state),
            unit("CR-N-DD2", "sea"),
        ],
        scenario="12",
        day=25,
        fleet="Maleme",
        target=NAME[mark],
    )
    game.ships = True
    return game


def test_o2_4_a_suppressed_ship_rallies_and_does_not_fire() -> None:
    ready = {o.id.partition("@")[0] for o in Ships().ask(fleet())[0].options}
    assert {"fire:CR-N-DD1", "fire:CR-N-DD2"} <= ready
    hit = {o.id.partition("@")[0] for o in Ships().ask(fleet(suppressed=True))[0].options}
    assert "fire:CR-N-DD1" not in hit
    assert {"rally:CR-N-DD1", "fire:CR-N-DD2"} <= hit


def test_o2_6_ships_go_home_one_by_one_and_to_other_maps_together() -> None:
    game = fleet()
    (asked,) = Sail().ask(game)
    choices = {o.id: o for o in asked.options}
    assert "fleet:Maleme" not in choices
    assert "fleet:Canea-Suda" in choices
    game.push(Sail())
    asked = game.advance()[0]
    game.apply(asked.seat, choices["egypt:CR-N-DD1"])
    again = game.advance()[0]
    assert again.text == "ask-sail"
    assert "egypt:CR-N-DD2" in {o.id for o in again.options}


def trucks(**state: Any) -> Crete:
    return still(
        [unit("NZ-22-A", CLEAR, **state), unit("NZ-22-B", CLEAR), unit("G85-1", "W05.08")],
        scenario="12",
        day=23,
        leaders={"L-HAR": "NZ-22-B"},
        chit="2NZ Division",
    )


def test_s10_0_when_a_truck_is_boarded() -> None:
    """crete S10.0, G9.1: a truck is not boarded by a unit that is suppressed or has a drop or delay marker, nor ever by
    a unit that cannot move at all.
    """
    rider = number("NZ-22-A")
    assert ids_of(truck_options(trucks(), rider)) == {"load", "load-column"}
    for state in ({"suppressed": True}, {"delay": True}, {"chutes": 1}):
        assert not truck_options(trucks(**state), rider)
    guns = still(
        [unit("NZ-AA1", CLEAR), unit("NZ-22-B", CLEAR), unit("G85-1", "W05.08")],
        scenario="12",
        day=23,
        leaders={"L-HAR": "NZ-22-B"},
        chit="Allied Direct Command",
    )
    assert not truck_options(guns, number("NZ-AA1"))


def test_g10_7_a_position_is_lost_on_boarding() -> None:
    """crete G10.7, G20.1, G20.2: a mounted unit has no improved position."""
    game = trucks(position=IMPROVED)
    load(game, number("NZ-22-A"), False)
    assert game.units[number("NZ-22-A")].position == 0
    guns = still([unit("GAA-1", CLEAR, position=IMPROVED), unit(NZ, SUDA)], scenario="12", day=25)
    change_transport(guns, number("GAA-1"), True, False)
    assert guns.units[number("GAA-1")].position == 0


def test_g11_1_getting_off_needs_room() -> None:
    """crete G11.1: eight steps may be in the hex beside the column; the ninth and tenth stay on their truck."""
    others = [unit(f"NZ-22-{x}", CLEAR) for x in "BCD"]
    for more, leaves in ((others, True), ([*others, unit("NZ-23-A", CLEAR)], False)):
        units = [unit("NZ-22-A", CLEAR, mounted=True, column=True), *more, unit("G85-1", "W05.08")]
        game = still(
            units, scenario="12", day=23, leaders={"L-HAR": "NZ-22-B"}, chit="2NZ Division"
        )
        assert ("unload" in ids_of(truck_options(game, number("NZ-22-A")))) == leaves


def test_g20_1_where_organic_transport_is_mounted() -> None:
    """crete G20.1, G10.6, G11.1: only an unsuppressed unit mounts; in scrub off the road, not in column; out of column,
    only if there is room.
    """
    assert SHEET[at(SCRUB)] == "Maleme"
    assert at(SCRUB) not in ROAD_HEXES
    guns = number("GAA-1")

    def ways(hex: str, *more: dict[str, Any], **state: Any) -> set[str]:
        units = [unit("GAA-1", hex, **state), *more, unit(NZ, SUDA)]
        return ids_of(transport_options(still(units, scenario="12", day=25), guns))

    assert ways(CLEAR) == {"mount", "mount-column"}
    assert ways(SCRUB) == {"mount"}
    assert not ways(CLEAR, suppressed=True)
    full = [unit(f"G85-{n}", CLEAR) for n in (1, 2, 3, 4)]
    assert ways(CLEAR, *full, column=True) == {"mount-column"}
    column = unit("G85-1", CLEAR, column=True)
    assert ways(CLEAR, column) == {"mount"}


def test_r77_a_leader_who_leaves_with_his_unit_counts_for_the_duty() -> None:
    """crete R77, R54: twelve units and a leader must leave by 108.44; another exit does not count."""
    east, west = charts.EXIT_IDS.index("GEO-E"), charts.EXIT_IDS.index("MAL-SW")
    game = quiet(
        [unit("G85-1", "W108.44"), unit("G85-2", "W108.44"), unit(NZ, SUDA)],
        leaders={"L-KRA": "G85-1"},
        day=28,
    )
    leave(game, number("G85-2"), Way("exit", at("W108.44"), east))
    assert leaders_out_by(game, east) == 0
    leave(game, number("G85-1"), Way("exit", at("W108.44"), east))
    assert (leaders_out_by(game, east), leaders_out_by(game, west)) == (1, 0)


def test_g5_5_before_1500_the_last_chit_is_carried() -> None:
    """crete G5.5: the only chit that is played although it is the last one is a chit that opens a lock."""
    chit = CHIT_NUMBER["7FL Division"]
    units = [unit("CR-21-A", "R28.13"), unit(FJ, FAR)]
    for hour, played in (("1300", False), ("1500", True)):
        game = still(units, scenario="11", day=20, hour=hour)
        game.unlocked.clear()
        assert played_though_last(game, chit) == played


def test_g4_5_a_formation_is_planned_once() -> None:
    """crete G4.5: a formation has at most one chit in the cup of any one turn."""
    units = [unit(NZ, "W40.10"), unit(FJ, FAR)]
    game = still(units, scenario="12", day=25, leaders={"L-ING": NZ}, dp={"2NZ": 5})
    division = game.frame.division_named("2NZ")
    brigade = CHIT_NUMBER["4 NZ Bde"]
    assert brigade in Dispatch(division)._for_sale(game)[1]
    game.planned.append(brigade)
    now, later = Dispatch(division)._for_sale(game)
    assert brigade in now
    assert brigade not in later


def test_g25_6_batteries_in_a_park_are_still_in_the_game() -> None:
    med = number("CR-7MED-A")
    game = still([unit("CR-7MED-A", "W50.13"), unit(FJ, FAR)], scenario="12", day=28)
    creforce = game.frame.division_named("CREFORCE")
    game.place(med, IN_PARK)
    game.parks.append(Park(at("W50.13"), creforce, (med,)))
    assert not nobody_left(game, 0)
    game.parks.clear()
    assert nobody_left(game, 0)


def test_g21_7_a_unit_that_has_just_landed_mounts_nothing() -> None:
    """crete G21.7, S7.0: a unit that has landed in this turn cannot even get on its own transport."""
    game = still(
        [unit("GAA-1", CLEAR, delay=True), unit(NZ, SUDA)],
        scenario="12",
        day=25,
        chit="5GEB Division",
    )
    assert not transport_options(game, number("GAA-1"))
    assert "mount" not in ids_of(actions(game, number("GAA-1")))


def test_r58_in_scenario_8_the_other_regiment_goes_into_the_cup() -> None:
    """crete R58: one regiment's chit is played first, the other's is drawn like the rest; in scenario 10, the other's
    is not put into the cup.
    """
    for scenario, chosen, other, day, there in (
        ("8", "Geb.Jäg.Rgt.100", "Luftl.Sturm-Rgt", 23, True),
        ("10", "Geb.Jäg.Rgt.100", "Luftl.Sturm-Rgt", 27, False),
    ):
        game = still([unit(NZ, "W20.08"), unit("G100-1", "W05.12")], scenario=scenario, day=day)
        game.turn = game.frame.first_turn
        game.carried = CHIT_NUMBER[chosen]
        FillCup().run(game)
        assert (CHIT_NUMBER[other] in game.cup) == there
        assert CHIT_NUMBER[chosen] not in game.cup


def test_r49_georgeoupolis_wakes_with_the_turn_in_scenario_12() -> None:
    """Scenario 12: before 1500 of 20 May, no unit at Georgeoupolis can be activated; from then on, all can, whatever
    chit has been played.
    """
    for hour, shut in (("1300", True), ("1500", False)):
        game = still(
            [unit("CR-27-A", "W97.40"), unit(NZ, SUDA), unit(FJ, FAR)],
            scenario="12",
            day=20,
            hour=hour,
        )
        assert locked(game, number("CR-27-A")) == shut
        assert not locked(game, number(NZ))


def test_g7_5_a_leader_who_left_for_good_does_not_arrive_with_others() -> None:
    """crete G7.5: no replacement arrives either."""
    game = quiet([unit("G85-1", RUNWAY[0]), unit(NZ, SUDA)])
    krakau = LEADER_NUMBER["L-KRA"]
    game.set_leader(krakau, Leader(NOBODY, False))
    game.leaders_out[krakau] = charts.EXIT_IDS.index("MAL-SW")
    bring_leaders(game, (number("G85-1"),))
    assert game.leaders[krakau].on == NOBODY
    del game.leaders_out[krakau]
    bring_leaders(game, (number("G85-1"),))
    assert game.leaders[krakau].on == number("G85-1")


def test_r15_only_parachutists_and_glider_troops_come_back() -> None:
    """crete 5.10, R15: the mountain troops have no parachutists or glider troops to bring back."""
    units = [unit("G85-1", "W10.10", steps=1), unit("G85-2", "gone"), unit(NZ, SUDA)]
    leaders = {"L-MEI": FJ, "L-KRA": "G85-1"}
    game = still([*units, unit(FJ, "W11.10")], scenario="12", day=23, leaders=leaders)
    happen(game, "German Lost Fallschirmjaeger", GERMAN)
    (asked,) = game.advance()
    assert asked.text == "ask-subject"
    assert not {"subject:G85-1", "subject:G85-2"} & {o.id for o in asked.options}


def test_r67_a_company_returns_only_where_a_step_has_room() -> None:
    """crete R67, G11.1: a company may return to a hex with seven steps, but not to one with eight."""
    beside = [unit(f"LS-{n}", "W11.10") for n in (6, 7)]
    for steps, room in ((1, True), (2, False)):
        units = [unit(FJ, "W11.10"), *beside, unit("LS-8", "W11.10", steps=steps)]
        units += [unit("FJ3-1", "gone"), unit(NZ, SUDA)]
        game = still(units, scenario="12", day=23, leaders={"L-MEI": FJ})
        assert bool(return_leaders(game, number("FJ3-1"))) == room


def test_5_7_partisans_come_from_cities_too() -> None:
    """crete 5.7: partisans come from villages, towns and cities."""

    def letters(hex: int) -> set[str]:
        return {TERRAIN[h] for h in hexes_of(within(hex, 2))}

    lonely = next(
        NAME[h]
        for h in range(len(TERRAIN))
        if TERRAIN[h] in "CO" and "X" in letters(h) and not letters(h) & {"V", "T"}
    )
    units = [unit(FJ, lonely), unit("CR-RM-A", "W70.20")]
    game = still(units, scenario="11", day=23, script=[9])
    happen(game, "Allied Partisan Attack", ALLIED)
    assert said(game, Shot)
