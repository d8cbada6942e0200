"""Limits of the rules of the island, each tested just inside and just outside: ports and ships, the chart, supply,
series, trucks, reserves.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.crete.helpers import at, number, quiet, run, said, still, unit

from landfall.games.crete.model import chart as charts
from landfall.games.crete.model.chart import BY_SLUG
from landfall.games.crete.model.counters import CHIT_NUMBER, LEADER_NUMBER, LEADERS
from landfall.games.crete.model.events import QualityChecked
from landfall.games.crete.model.frames import NOBODY, edge
from landfall.games.crete.model.ground import ALLIED, DROP_ZONES, GERMAN, NAME, NEAR
from landfall.games.crete.model.island_events import MoraleChanged, ObligationTested, ShipAttacked
from landfall.games.crete.model.pieces import DUE, READY, WITHDRAWN, Leader, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.model.supply import ZONES
from landfall.games.crete.rules import obligations
from landfall.games.crete.rules.acting import actions
from landfall.games.crete.rules.airlanding import series_to_come
from landfall.games.crete.rules.arrivals import entry_hexes, port_hexes
from landfall.games.crete.rules.coastal import GunContacts, candidates
from landfall.games.crete.rules.exits import begins_here, doors
from landfall.games.crete.rules.kampfgruppen import Deploy
from landfall.games.crete.rules.leaving import Left, leave
from landfall.games.crete.rules.locks import wake_reserves
from landfall.games.crete.rules.morale import ship_lost
from landfall.games.crete.rules.naval import AirAttack, ChooseTarget, sail
from landfall.games.crete.rules.offmap import UnderAttack, marches_now
from landfall.games.crete.rules.scoring import steps_aside
from landfall.games.crete.rules.sticks import spots, targets
from landfall.games.crete.rules.supply import may_improve, may_worsen
from landfall.games.crete.rules.victory import Annihilation, nobody_left, verdict
from landfall.games.crete.rules.ways_off import Way, can_pay
from landfall.games.crete.rules.withdrawal import Desertion, NightEnds

NZ, FJ = "NZ-18-A", "LS-5"
SUDA, CANEA, FAR = "W59.13", "W49.07", "W30.20"
NIGHT: dict[str, Any] = {"hour": "Night", "cp": {"2NZ": 3}}
RUNWAY = ("W09.04", "W10.04", "W11.05")


def ways(game: Crete, name: str = NZ) -> set[str]:
    return {way.kind for way in doors(game, number(name))}


def test_s2_0_ships_sail_only_where_the_rule_is_in_force() -> None:
    """crete 9.0, S2.0: scenario 9 has withdrawal (S5), but no shipping."""
    here = [unit(NZ, SUDA), unit(FJ, FAR)]
    assert "ship" in ways(quiet(here, **NIGHT))
    assert not ways(still(here, scenario="9", day=25, **NIGHT))


def test_s2_0_and_r30_only_a_port_is_left_by_ship() -> None:
    """crete S2.0, R30: units can hold a runway as they hold a port, but cannot sail from it."""
    game = quiet([unit(NZ, "W11.05"), unit(FJ, FAR)], withdrawal=True, **NIGHT)
    assert not ways(game) & {"ship", "evacuate"}


def test_s2_0_shipping_costs_a_point_also_under_withdrawal() -> None:
    """crete S2.0, S5.0: under withdrawal, only the chart and the ways home are free."""
    here = [unit(NZ, SUDA), unit(FJ, FAR)]
    for withdrawal in (False, True):
        poor = quiet(here, hour="Night", cp={"2NZ": 0}, withdrawal=withdrawal)
        assert "ship" not in ways(poor)
        assert ("evacuate" in ways(poor)) == withdrawal


def test_s2_0_the_last_point_is_enough() -> None:
    """crete S2.0, R20: the point is paid before the opportunity fire, so no further point is needed when the unit
    sails.
    """
    game = quiet([unit(NZ, SUDA), unit(FJ, FAR)], hour="Night", cp={"2NZ": 0})
    Left(number(NZ), "ship", at(SUDA), at(CANEA)).run(game)
    assert NAME[game.units[number(NZ)].at] == CANEA


def test_g4_6_a_second_action_and_the_chart_cost_a_point_each() -> None:
    """crete G4.6, S1.0: with one point, a unit after its first action cannot pay for both."""
    game = quiet([unit(NZ, "W30.10"), unit(FJ, FAR)], cp={"2NZ": 1})
    assert can_pay(game, number(NZ), "off")
    assert not can_pay(game, number(NZ), "off", 1)
    game.cp[game.frame.division_named("2NZ")] = 2
    assert can_pay(game, number(NZ), "off", 1)


def test_r25_a_port_that_the_germans_hold_is_not_a_harbour() -> None:
    """crete R25: even if no unit is in it."""
    here = [unit(NZ, SUDA), unit(FJ, FAR)]
    assert "ship" not in ways(quiet(here, control={CANEA: "german"}, **NIGHT))


def test_r25_and_r30_ships_are_counted_night_by_night() -> None:
    """crete R25, R30: the count starts again at the end of each Night, and by day nothing is counted."""
    game = quiet([unit(NZ, SUDA), unit(FJ, FAR)], shipped=[SUDA] * 2, evacuated=[SUDA] * 2, **NIGHT)
    game.withdrawal = True
    assert not ways(game) & {"ship", "evacuate"}
    NightEnds().run(game)
    assert ways(game) >= {"ship", "evacuate"}


@pytest.mark.parametrize(("hour", "withdrawal"), [("1900", True), ("Night", False)])
def test_r34_no_greek_deserts_by_day_or_before_withdrawal(hour: str, withdrawal: bool) -> None:
    game = quiet([unit("GR-6-A", "W36.14"), unit(FJ, FAR)], hour=hour, withdrawal=withdrawal)
    game.push(Desertion())
    run(game)
    assert not said(game, QualityChecked)


def test_r54_a_duty_missed_before_withdrawal_raises_morale_once_and_to_its_start_only() -> None:
    """crete R54: morale rises by ten points, but not above its ceiling; under withdrawal, they are added to the
    withdrawal level.
    """
    for morale, withdrawal, then in ((12, False, 22), (25, False, 30), (12, True, 22)):
        game = quiet(
            [unit(NZ, SUDA), unit(FJ, FAR)], hour="0700", morale=morale, withdrawal=withdrawal
        )
        game.tested.clear()
        obligations.at_start_of_turn(game)
        assert game.morale == then
        assert len(said(game, MoraleChanged)) == 1


def test_scenario_13_a_ship_lost_costs_no_morale() -> None:
    game = still([unit(NZ, SUDA), unit(FJ, FAR)], scenario="13", day=25, hour="0900", morale=20)
    ship_lost(game)
    assert game.morale == 20


def test_g21_1_a_leader_without_units_comes_back_with_one_from_the_chart() -> None:
    """crete G7.7, G21.1: he is out of the game until a unit of his formation arrives."""
    game = quiet([unit(NZ, "W30.10"), unit(FJ, FAR)], script=[0])
    inglis = LEADER_NUMBER["L-ING"]
    game.leaders[inglis] = Leader(NOBODY, True)
    UnderAttack(number(NZ)).run(game)
    assert game.leaders[inglis].on == number(NZ)


def test_r21_organic_transport_marches_by_day() -> None:
    """crete S1.0, R21: motorcycles march by day, companies on foot do not."""
    game = quiet([unit("KR55-1", "box:maleme-west"), unit(NZ, "W30.10")])
    assert marches_now(game, number("KR55-1"), False)
    assert not marches_now(game, number(FJ), False)


def test_r46_allied_units_still_to_come_score_no_points() -> None:
    """crete R46: tanks and Argylls arrive on 24 May; until they have left by the exit, they score for neither side."""
    game = still([unit("CR-BW-A", "H30.10"), unit("FJ1-5", "H35.12")], scenario="4", day=22)
    game.units[number("CR-AS-A")] = Unit(at=DUE, steps=2)
    assert steps_aside(game, "marched") == steps_aside(game, "shipped") == 0


def test_r29_ports_and_airfields_help_in_their_own_zone_only() -> None:
    """crete R29: Suda is not a port of the zone of Heraklion, nor is Maleme an airfield of it; two of an airfield's
    three hexes are not enough.
    """
    here = [unit("CR-BW-A", "H30.10"), unit("FJ1-5", "H35.12"), unit(NZ, SUDA)]
    west, east = ZONES.index("Maleme-Suda"), ZONES.index("Heraklion")
    game = still(
        here,
        scenario="11",
        day=24,
        hour="Night",
        control={"H19.08": "german"} | dict.fromkeys(RUNWAY, "german"),
    )
    assert may_improve(game, west, ALLIED)
    assert not may_improve(game, east, ALLIED)
    assert not may_worsen(game, west, GERMAN)
    assert may_worsen(game, east, GERMAN)
    game.control[at(RUNWAY[0])] = ALLIED
    assert may_worsen(game, west, GERMAN)


def test_s10_0_trucks_drive_on_three_maps_only() -> None:
    """crete S10.0: trucks drive on Maleme, Canea-Suda and Georgeoupolis; no unit boards one at Rethymnon."""
    units = [unit("CR-21-A", "R28.13"), unit("CR-27-A", "W97.40"), unit("FJ2-1", "R40.12")]
    game = still(
        units,
        scenario="11",
        day=22,
        leaders={"L-CAM": "CR-21-A", "L-VAS": "CR-27-A"},
        chit="CREFORCE Division",
    )
    assert game.trucks

    def boards(name: str) -> bool:
        return any(o.id.startswith("load") for o in actions(game, number(name)))

    assert boards("CR-27-A")
    assert not boards("CR-21-A")


def test_2_5_a_truck_is_boarded_in_a_town_in_column() -> None:
    """crete 2.5, G20.1: in a town, a wheeled unit is in column from the moment it boards."""
    game = still(
        [unit(NZ, SUDA), unit(FJ, FAR)],
        scenario="12",
        day=24,
        leaders={"L-ING": NZ},
        chit="2NZ Division",
    )
    loads = {o.id for o in actions(game, number(NZ)) if o.id.startswith("load")}
    assert loads == {f"load-column:{NZ}"}


def test_g25_6_after_the_last_slot_no_series_is_to_come() -> None:
    game = still(
        [unit("RAM-1", RUNWAY[0]), unit(NZ, SUDA)],
        scenario="12",
        day=27,
        control=dict.fromkeys(RUNWAY, "german"),
    )
    game.series.clear()
    game.slot = len(game.clauses.slots) - 1
    assert series_to_come(game)
    game.slot += 1
    assert not series_to_come(game)


def at_sea(ship: str, *dice: int) -> Crete:
    game = still(
        [unit(NZ, SUDA), unit(FJ, FAR), unit(ship, "sea")],
        scenario="12",
        day=26,
        hour="0900",
        fleet="Maleme",
        target=next(NAME[h] for h in charts.coast("Maleme")),
        script=list(dice),
    )
    game.ships = True
    return game


def test_o2_5_a_ship_s_own_defence_does_not_help_it() -> None:
    """crete O2.5, R74: only positive modifiers count, so a cruiser is attacked with 6 like a destroyer, and on the armoured
    half, where a 0 is a cohesion hit."""
    game = at_sea("CR-N-AJAX", 0)
    AirAttack(number("CR-N-AJAX")).run(game)
    (attack,) = said(game, ShipAttacked)
    assert (attack.rating, attack.result) == (6, "cohesion")


def test_o2_7_the_marker_follows_the_ships_to_another_map() -> None:
    """crete O2.7: the marker may stay only on the map of the ships."""
    game = at_sea("CR-N-DD1")
    assert "stay" in {o.id for o in ChooseTarget().ask(game)[0].options}
    sail(game, "Canea-Suda")
    assert "stay" not in {o.id for o in ChooseTarget().ask(game)[0].options}


def test_r8_a_stick_has_room_for_each_of_its_units() -> None:
    """crete O1.0, R8, R26: a target needs a free hex for each unit of the stick, without an enemy in it."""
    game = quiet([unit(NZ, SUDA), unit(FJ, FAR)], day=27, hour="0700")
    target = next(t for t in targets(game, 7) if len(NEAR[t]) == 6 and t in DROP_ZONES["DZ-MAL-1"])
    beside = NEAR[target][0]
    game.place(number(NZ), beside)
    assert beside not in spots(game, target)
    assert target in targets(game, 6)
    assert target not in targets(game, 7)


def test_g21_1_layforce_lands_in_a_port_that_is_allied_and_safe() -> None:
    """crete G21.1: the unit lands in that port or another one on the map, if it is held and in no enemy fire zone."""
    here = [unit(NZ, "W60.16"), unit(FJ, FAR)]
    lay = number("CR-LAY-A")
    wanted: dict[str, Any] = {"scenario": "12", "day": 26, "hour": "Night"}

    def ports(**more: Any) -> list[str]:
        units = more.pop("units", here)
        return [NAME[h] for h in port_hexes(still(units, **(wanted | more)), lay, at(SUDA))]

    assert ports() == [SUDA, CANEA]
    assert ports(control={SUDA: "german"}) == [CANEA]
    beside = next(NAME[h] for h in NEAR[at(SUDA)])
    assert ports(units=[unit(NZ, "W60.20"), unit(FJ, beside)]) == [CANEA]


def test_g21_2_another_entry_hex_is_free_of_friends_too() -> None:
    """crete G21.2: the other hex must be unoccupied by either side."""
    door = "W01.18"
    other = next(
        h for h in NEAR[at(door)] if edge("12", False) >> h & 1 and not NAME[h].endswith("01.18")
    )
    units = [unit(FJ, door), unit(NZ, SUDA)]
    game = quiet(units)
    assert other in entry_hexes(game, number("NZ-18-B"), at(door))
    taken = quiet([*units, unit("NZ-18-C", NAME[other])])
    assert other not in entry_hexes(taken, number("NZ-18-B"), at(door))


def test_r78_gentz_and_altmann_alone_release_no_reserves() -> None:
    """Scenarios 11 and 12: the reserves wait for a German unit that belongs to neither detachment."""
    near = "W50.12"
    for others, awake in (((), []), ((FJ,), [0])):
        units = [unit("LS-GENTZ", near), *(unit(n, near) for n in others), unit(NZ, "W20.20")]
        game = quiet(units, day=20, hour="1100")
        game.awake.clear()
        wake_reserves(game)
        assert game.awake == awake


def test_r77_an_exit_counts_until_it_is_tested_and_for_germans_only() -> None:
    """crete R77: after 0700 of 25 May, nobody leaves by 01.18 for good."""
    game = quiet([unit(NZ, "W01.19"), unit(FJ, "W02.18")], day=24, cp={"2NZ": 0, "7FL": 0})
    game.tested.clear()
    assert Way("exit", at("W01.18"), charts.EXIT_IDS.index("MAL-SW")) in doors(game, number(FJ))
    assert "exit" not in ways(game)
    game.tested.append(0)
    assert not [w for w in doors(game, number(FJ)) if w.hex == at("W01.18") and w.kind == "exit"]


def test_s1_0_in_direct_command_the_chart_takes_a_second_point() -> None:
    """crete S1.0: the point for leaving comes on top of the one that activates the unit."""
    units = [unit(NZ, "W97.40"), unit(FJ, "W98.42")]
    game = quiet(units, cp={"2NZ": 1}, chit="Allied Direct Command")
    leave(game, number(FJ), Way("off", at("W108.44"), BY_SLUG["georgeoupolis"]))
    assert game.units[number(NZ)].acted == READY
    game.chit = CHIT_NUMBER["Allied Direct Command"]
    assert not begins_here(game, number(NZ))
    game.chit = CHIT_NUMBER["2NZ Division"]
    assert begins_here(game, number(NZ))


def test_g7_5_a_kampfgruppe_leader_who_left_for_good_is_not_deployed_again() -> None:
    """crete G7.5, S8.0: having left by 01.18 with his unit, he does not come back in step F."""
    game = quiet([unit(FJ, "W10.04"), unit(NZ, SUDA)])
    kampfgruppe = LEADER_NUMBER["L-KG1"]
    others = tuple(n for n in range(len(LEADERS)) if n != kampfgruppe)
    assert Deploy(others).ask(game)
    game.leaders_out[kampfgruppe] = charts.EXIT_IDS.index("MAL-SW")
    assert not Deploy(others).ask(game)


def test_o3_0_which_gun_tries_for_contact_with_whom() -> None:
    """crete O3.0, G17.7: any Allied leader on its grid except Bedding; not while in contact, and not suppressed."""
    gun, units = number("CR-CD-Z"), [unit("CR-CD-Z", "W09.06"), unit(NZ, SUDA), unit(FJ, FAR)]
    units += [unit("CR-21-A", "R28.13"), unit("GR-1-A", "K07.05")]
    game = still(
        units,
        scenario="11",
        day=22,
        leaders={"L-ING": NZ, "L-CAM": "CR-21-A", "L-BED": "GR-1-A"},
    )
    assert candidates(game, gun) == [LEADER_NUMBER["L-ING"]]
    game.leaders[LEADER_NUMBER["L-BED"]] = Leader(number(NZ))
    assert candidates(game, gun) == [LEADER_NUMBER["L-ING"]]
    assert GunContacts().ask(game)
    game.mark(gun, suppressed=True)
    assert not GunContacts().ask(game)
    game.mark(gun, suppressed=False)
    game.gun_contact[gun] = LEADER_NUMBER["L-ING"]
    assert not GunContacts().ask(game)


def test_g25_6_units_in_a_box_are_still_in_the_game() -> None:
    """crete G25.6: a unit counts if it is on a map, in a box, in a park or still to come."""
    game = quiet([unit(NZ, SUDA), unit(FJ, FAR)], day=28)
    assert not nobody_left(game, ALLIED)
    leave(game, number(NZ), Way("off", at("W108.44"), BY_SLUG["georgeoupolis"]))
    assert not nobody_left(game, ALLIED)
    game.place(number(NZ), WITHDRAWN)
    assert nobody_left(game, ALLIED)


@pytest.mark.parametrize(
    ("scenario", "met", "result"),
    [
        ("1", [], "draw"),
        ("1", ["a"], "german"),
        ("1", ["b"], "allied"),
        ("1", ["a", "b"], "draw"),
        ("8", [], "draw"),
        ("8", ["0", "1"], "german"),
        ("8", ["2"], "allied"),
        ("8", ["1", "2"], "draw"),
    ],
)
def test_r45_both_or_neither_is_a_draw(scenario: str, met: list[str], result: str) -> None:
    units = [unit("CR-21-A", "R28.13"), unit("FJ2-1", "R40.12")]
    if scenario == "8":
        units = [unit(NZ, "W20.08"), unit("G100-1", "W05.12")]
    game = still(units, scenario=scenario, day=21 if scenario == "1" else 23)
    game.true = met
    assert verdict(game) == result


def test_g25_3_sudden_death_leaves_duties_untested() -> None:
    """crete G25.3, R54: the game ends at once, so the level is not raised for obligations that could still have been
    met.
    """
    game = quiet([unit(NZ, SUDA), unit(FJ, FAR)], day=25, withdrawal=True, morale=7)
    game.control[at(CANEA)] = GERMAN
    game.push(Annihilation())
    game.steps.pop().run(game)
    assert game.outcome is not None
    assert (game.outcome.text, game.morale) == ("outcome-german", 7)
    assert not said(game, ObligationTested)
