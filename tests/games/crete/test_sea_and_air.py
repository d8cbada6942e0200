"""S3, O1, O2, O3: drops whose hexes are chosen, ships and coastal guns."""

from __future__ import annotations

from typing import Any

import pytest

from landfall.core.registry import get_game
from landfall.core.table import Table
from landfall.games.crete.model.chart import coast
from landfall.games.crete.model.counters import CHITS, RANGE
from landfall.games.crete.model.events import JumpRolled, Shot
from landfall.games.crete.model.ground import (
    ALLIED,
    DROP_ZONES,
    NAME,
    NEAR,
    TERRAIN,
    distance,
)
from landfall.games.crete.model.island_events import (
    DispersionRolled,
    GunContact,
    ShipAttacked,
    ShipSailed,
    UnitDrifted,
)
from landfall.games.crete.model.pieces import ASIDE, AT_SEA, DUE, GONE, StickPlan, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.model.sticks import drop_turns, loose
from landfall.games.crete.rules.adhoc import MOST_IN_DROP_BOX, may_jump
from landfall.games.crete.rules.airlanding import AirLandings
from landfall.games.crete.rules.coastal import GUNS, candidates, try_gun
from landfall.games.crete.rules.cup import FillCup
from landfall.games.crete.rules.exits import doors
from landfall.games.crete.rules.fire import lose_contact
from landfall.games.crete.rules.free_drops import (
    DIRECTIONS,
    Jumps,
    dispersion_mods,
    drift,
    drops_to_come,
    ready_sticks,
)
from landfall.games.crete.rules.indirect import indirect_targets, observers
from landfall.games.crete.rules.naval import (
    AirAttack,
    CountShips,
    Sail,
    Ships,
    ShipsCome,
    at_sea,
    naval_steps,
    naval_targets,
)
from landfall.games.crete.rules.setup import set_up
from landfall.games.crete.rules.sticks import spots, targets
from landfall.games.crete.rules.withdrawal import take_off_immobile

from .helpers import at, choose, game_of, ids, number, run, said, still, table, told, unit

NZ, FJ = "NZ-18-A", "FJ3-1"
RUNWAY, FAR = "W10.04", "W60.16"
#: A hex on the coast of Maleme, and one beside it.
MARK = next(NAME[h] for h in coast("Maleme") if NAME[h].startswith("W20."))
BESIDE = NAME[NEAR[at(MARK)][0]]


def late(units: list[dict[str, Any]], **more: Any) -> Crete:
    wanted: dict[str, Any] = {"scenario": "12", "day": 27, "hour": "0700"} | more
    return still(units, **wanted)


# S3.


def test_s3_0_units_of_7_flieger_fly_from_a_runway_from_the_night_of_26_may() -> None:
    here = [unit(FJ, RUNWAY), unit(NZ, FAR)]
    some = {"cp": {"7FL": 3, "5GEB": 3}}

    def flies(game: Crete, name: str = FJ) -> bool:
        return any(w.kind == "fly" for w in doors(game, number(name)))

    assert flies(late(here, day=26, hour="Night", **some))
    assert not flies(late(here, day=26, hour="1900", **some))
    assert not flies(late([unit(FJ, "W10.05"), unit(NZ, FAR)], **some))
    assert not flies(late([unit("G85-1", RUNWAY), unit(NZ, FAR)], **some), "G85-1")
    assert not flies(late(here, cp={"7FL": 0}))
    near = next(NAME[h] for h in NEAR[at(RUNWAY)] if NAME[h] not in ("W09.04", "W11.05"))
    assert not flies(late([unit(FJ, RUNWAY), unit(NZ, near)], **some))


def test_r27_three_units_wait_in_the_drop_box_at_most() -> None:
    waiting = [unit(f"FJ3-{n}", "box:parachute") for n in (2, 3, 4)]
    full = late([unit(FJ, RUNWAY), unit(NZ, FAR), *waiting], cp={"7FL": 3})
    assert len(waiting) == MOST_IN_DROP_BOX
    assert not [w for w in doors(full, number(FJ)) if w.kind == "fly"]
    room = late([unit(FJ, RUNWAY), unit(NZ, FAR), *waiting[:2]], cp={"7FL": 3})
    assert [w for w in doors(room, number(FJ)) if w.kind == "fly"]
    # G5.7: a chit carried over from 0700 still makes the drop.
    morning, later = late(waiting), late(waiting, hour="0900")
    assert may_jump(morning, False)
    assert not may_jump(later, False)
    assert may_jump(later, True)


def test_s3_0_they_jump_together_in_one_hex_and_its_neighbours() -> None:
    play = table(
        [unit("FJ3-1", "box:parachute"), unit("FJ3-2", "box:parachute", steps=1), unit(NZ, FAR)],
        scenario="12",
        chit="7FL Division",
        day=27,
        hour="0700",
        script=(0, 0, 0, 0),
    )
    assert play.decisions[0].text == "ask-ad-hoc"
    target = next(i for i in ids(play) if i.startswith("zone:"))
    choose(play, target, "spread")
    game = game_of(play)
    middle = at(target.partition(":")[2])
    places = [game.units[number(n)].at for n in ("FJ3-1", "FJ3-2")]
    assert len(set(places)) == 2
    assert all(distance(p, middle) <= 1 for p in places)
    assert game.units[number("FJ3-2")].steps == 1
    assert len(told(play, JumpRolled)) == 2
    # No air landing in that turn.
    assert game.ad_hoc == 56
    game.turn = 56
    game.steps.clear()
    game.slot = 0
    AirLandings(game.frame.divisions[game.frame.division_named("5GEB")].chit).run(game)
    assert game.steps == []


def test_s3_0_no_drop_in_a_turn_of_air_landings() -> None:
    game = late([unit(FJ, "box:parachute"), unit(NZ, FAR)])
    game.landed.append(number("G85-1"))
    assert not may_jump(game, False)


def test_r26_a_target_lies_in_a_drop_zone_on_fit_ground() -> None:
    game = late([unit(NZ, FAR)])
    zone = {h for hexes in DROP_ZONES.values() for h in hexes}
    found = targets(game, 2)
    assert found
    assert set(found) <= zone
    assert {TERRAIN[h] for h in found} <= {"C", "O", "B", "V"}
    # The neighbours need not be in the zone, but nobody chooses an enemy's hex (R8).
    assert any(set(spots(game, h)) - zone for h in found)
    held = late([unit(NZ, NAME[found[0]])])
    assert found[0] not in targets(held, 2)


# O1.


def free(**more: Any) -> Crete:
    """Scenario 13 on 20 May at 0700, nobody on the map but a New Zealand company."""
    game = still([unit(NZ, FAR)], scenario="13", day=20, hour="0700", **more)
    game.free_used.clear()
    return game


def test_o1_0_the_table_of_sticks_and_what_is_not_with_free_drops() -> None:
    turns = drop_turns("13")
    assert [t.low for t in turns] == [8, 6, 5, 7, 8, 8]
    assert [t.turn for t in turns] == [0, 4, 5, 6, 12, 36]
    flown = {n for t in turns for stick in t.sticks for n in stick}
    assert number("LS-1") in flown
    assert not {number(n) for n in ("LS-GENTZ", "RAM-1", "VOG-1", "FJ2-7", "FA7-3")} & flown


def test_o1_0_targets_lie_three_hexes_apart() -> None:
    game = free()
    first = targets(game, 4)[0]
    game.plan.append(StickPlan(first, (number(FJ),), (first,)))
    assert all(distance(first, h) >= 3 for h in targets(game, 4))


@pytest.mark.parametrize(("die", "scattered"), [(7, False), (8, True)])
def test_o1_0_a_stick_scatters_on_the_number_of_its_turn(die: int, scattered: bool) -> None:
    game = free(script=[die, 0, 0])
    spot = targets(game, 1)[0]
    game.plan.append(StickPlan(spot, (number(FJ),), (spot,)))
    Jumps(0).run(game)
    assert said(game, DispersionRolled)[0].dispersed == scattered
    # R40: a d10 of 0 drifts nowhere.
    assert game.units[number(FJ)].at == spot
    assert game.free_used == [0]
    assert game.plan == []


def test_o1_0_fire_zones_add_to_the_roll_and_guns_against_aircraft_twice() -> None:
    spot = next(h for h in targets(free(), 1) if len(NEAR[h]) == 6)
    beside = NAME[NEAR[spot][0]]
    game = still([unit(NZ, beside), unit("NZ-AA1", beside)], scenario="13")
    assert dict(dispersion_mods(game, spot)) == {"zones": 2, "flak": 1}


def test_r40_drift_by_direction_and_a_third_of_the_die() -> None:
    names = [NAME[h] for d in range(6) if (h := drift(at("W31.10"), d, 1)) is not None]
    assert names == ["W31.09", "W32.09", "W32.10", "W31.11", "W30.10", "W30.09"]
    assert len(DIRECTIONS) == 6
    for die, far in ((0, 0), (1, 1), (3, 1), (4, 2), (9, 3)):
        game = free(script=[9, 3, die])
        hex = at("W30.12")
        game.plan.append(StickPlan(hex, (number(FJ),), (hex,)))
        Jumps(0).run(game)
        assert said(game, UnitDrifted)[0].distance == far


def test_r40_lost_in_water_towns_and_among_enemies_and_two_never_in_one_hex() -> None:
    def fate(hex: int, direction: int, die: int) -> int:
        game = free(script=[9, direction, die])
        game.plan.append(StickPlan(hex, (number(FJ),), (hex,)))
        Jumps(0).run(game)
        return game.units[number(FJ)].at

    shore = next(
        h for h in coast("Maleme") if (n := drift(h, 0, 1)) is not None and TERRAIN[n] == "~"
    )
    assert fate(shore, 0, 1) == GONE
    town = next(
        h
        for h in range(len(TERRAIN))
        if NAME[h].startswith("W")
        and TERRAIN[h] in "CO"
        and (n := drift(h, 0, 1)) is not None
        and TERRAIN[n] == "T"
    )
    assert fate(town, 0, 1) == GONE
    # R73: a Fortified hex is no loss.
    fort = next(
        (
            h
            for h in range(len(TERRAIN))
            if TERRAIN[h] in "CO" and (n := drift(h, 0, 1)) is not None and TERRAIN[n] == "F"
        ),
        None,
    )
    if fort is not None:
        assert fate(fort, 0, 1) == drift(fort, 0, 1)
    below = next(h for h in range(len(TERRAIN)) if drift(h, 0, 1) == at(FAR))
    assert fate(below, 0, 1) == GONE
    a, b = at("W30.12"), at("W30.13")
    game = free(script=[9, 0, 1, 0, 4])
    game.plan.append(StickPlan(a, (number(FJ), number("FJ3-2")), (a, b)))
    Jumps(0).run(game)
    assert NAME[game.units[number(FJ)].at] == "W30.11"
    # The second would come down there too: one hex more.
    assert NAME[game.units[number("FJ3-2")].at] == "W30.10"


def test_r73_sticks_are_held_back_and_independents_join_others() -> None:
    game = free()
    assert len(ready_sticks(game, 0)) == 11
    Jumps(0).run(game)
    assert len(ready_sticks(game, 1)) == 15
    assert drops_to_come(game)
    game.free_used = list(range(6))
    assert not drops_to_come(game)
    assert {number("MG7-1"), number("LS-BRAUN"), number("FA7-1")} <= loose("13")
    assert number("FJ3-13") not in loose("13")


def test_o1_0_and_r73_a_drop_from_the_first_question_to_the_landing() -> None:
    play = Table(get_game("crete"), "13", {}, {}, "drop")
    while play.decisions[0].text != "ask-stick":
        decision = play.decisions[0]
        play.answer(decision.seat, decision.options[0].id)
    choose(play, "stick:FJ3-1")
    assert "add:LS-BRAUN" in ids(play)
    choose(play, "add:LS-BRAUN")
    target = next(i for i in ids(play) if i.startswith("zone:W"))
    choose(play, target, "spread")
    assert "stick:LS-BRAUN" not in ids(play)
    choose(play, "done")
    assert len(told(play, DispersionRolled)) == 1
    game = game_of(play)
    assert game.units[number("FJ3-1")].at != DUE
    assert game.units[number("LS-5")].at == DUE


def test_r56_no_points_in_the_first_activation_of_scenario_13() -> None:
    game = set_up("13", {}, free().chance)
    division = game.frame.division_named("7FL")
    assert game.frame.divisions[division].no_income_first
    assert division not in game.opened


# O2.


def fleet(**more: Any) -> Crete:
    units = more.pop("units", [unit(NZ, "W50.13"), unit(FJ, BESIDE)])
    units = [*units, unit("CR-N-DD1", "sea"), *more.pop("others", [])]
    wanted: dict[str, Any] = {
        "scenario": "12",
        "day": 25,
        "hour": "0900",
        "fleet": "Maleme",
        "target": MARK,
    } | more
    game = still(units, **wanted)
    game.ships = True
    return game


def test_o2_0_and_o2_1_ships_come_in_two_nights_and_choose_a_map() -> None:
    game = still([unit(NZ, "W50.13"), unit(FJ, BESIDE)], scenario="12", day=22, hour="Night")
    ShipsCome().run(game)
    assert at_sea(game) == []
    game.ships = True
    ShipsCome().run(game)
    assert at_sea(game) == [number("CR-N-DD1")]
    assert [type(s).__name__ for s in game.steps[-2:]] == ["ChooseTarget", "ChooseMap"]
    joined = fleet(hour="Night")
    ShipsCome().run(joined)
    assert len(at_sea(joined)) == 5
    assert type(joined.steps[-1]).__name__ == "Turn"


def test_o2_2_the_naval_chit_is_in_the_cup_while_ships_are_in_play() -> None:
    chit = next(n for n, c in enumerate(CHITS) if c.kind == "naval")
    game = fleet()
    FillCup().run(game)
    assert chit in game.cup
    game.units[number("CR-N-DD1")] = Unit(at=ASIDE, steps=2)
    FillCup().run(game)
    assert chit not in game.cup


def test_o2_3_the_naval_phase_and_no_air_attack_by_night() -> None:
    by_day = [type(s).__name__ for s in naval_steps(fleet())]
    assert by_day == ["Ships", "AirAttack", "Sail", "ChooseTarget"]
    by_night = [type(s).__name__ for s in naval_steps(fleet(hour="Night"))]
    assert "AirAttack" not in by_night


def test_o2_4_ships_fire_at_what_the_marker_sees_twenty_hexes_nearer() -> None:
    ship = number("CR-N-DD1")
    game = fleet()
    assert naval_targets(game, ship) == [number(FJ)]
    assert RANGE[ship] == 35
    # By night three hexes.
    beyond = next(
        NAME[h]
        for h in range(len(TERRAIN))
        if NAME[h].startswith("W")
        and distance(h, at(MARK)) == 5
        and TERRAIN[h] != "~"
        and naval_targets(fleet(units=[unit(NZ, "W50.13"), unit(FJ, NAME[h])]), ship)
    )
    assert not naval_targets(
        fleet(units=[unit(NZ, "W50.13"), unit(FJ, beyond)], hour="Night"), ship
    )


def test_o2_4_and_r41_a_ship_rallies_or_fires_once_a_chit() -> None:
    game = fleet(script=[3, 3])
    game.push(Ships())
    asked = game.advance()
    assert {o.id for o in asked[0].options} == {f"fire:CR-N-DD1@{FJ}", "end"}
    game.apply(asked[0].seat, asked[0].options[0])
    shot = said(game, Shot)[-1]
    assert (shot.color, shot.mode, shot.origin) == ("Orange", "indirect", f"hex:{MARK}")
    assert Ships().ask(game) == ()
    shaken = fleet(others=[unit("CR-N-AJAX", "sea", cohesion=1)])
    asked = Ships().ask(shaken)
    Ships().take(shaken, "allied", asked[0].option("rally:CR-N-AJAX") or asked[0].options[0])
    assert shaken.units[number("CR-N-AJAX")].cohesion == 0


@pytest.mark.parametrize(("die", "level"), [(6, 26), (7, 30)])
def test_o2_5_and_r41_white_six_by_day_and_a_ship_sunk_costs_four(die: int, level: int) -> None:
    game = fleet(script=[die], morale=30)
    game.push(AirAttack(number("CR-N-DD1")))
    run(game)
    assert said(game, ShipAttacked)[0].rating == 6
    assert game.morale == level
    assert (game.units[number("CR-N-DD1")].at == GONE) == (die == 6)
    assert game.lost[ALLIED] == (2 if die == 6 else 0)
    # O2.7: with the last ship the marker goes.
    assert (game.naval_target == -1) == (die == 6)


def test_o2_6_and_r63_and_r74_ships_sail_together_and_home_under_withdrawal() -> None:
    others = [unit("CR-N-AJAX", "sea")]
    free_ships = [o.id for o in Sail().ask(fleet(others=others))[0].options]
    assert free_ships[0] == "stay"
    assert "fleet:Canea-Suda" in free_ships
    assert {"egypt:CR-N-DD1", "egypt:CR-N-AJAX"} <= set(free_ships)
    held = fleet(others=[unit("CR-N-AJAX", "sea", suppressed=True)])
    offered = [o.id for o in Sail().ask(held)[0].options]
    assert not [o for o in offered if o.startswith("fleet:")]
    assert "egypt:CR-N-AJAX" in offered
    game = fleet(others=others, withdrawal=True, morale=3)
    asked = Sail().ask(game)
    Sail().take(game, "allied", asked[0].options[0])
    assert at_sea(game) == []
    assert len(said(game, ShipSailed)) == 2
    assert game.morale == 3
    assert game.lost == [0, 0]


def test_o2_7_the_marker_stays_on_the_coast_of_the_ships_map() -> None:
    assert at(MARK) in coast("Maleme")
    assert all(TERRAIN[h] != "~" for h in coast("Maleme"))
    game = fleet()
    game.units[number("CR-N-DD1")] = Unit(at=ASIDE, steps=2)
    CountShips().run(game)
    assert (game.fleet, game.naval_target) == ("", -1)


# O3.


def guns(**more: Any) -> Crete:
    gun = "CR-CD-Z"
    units = [unit(gun, "W09.06"), unit(NZ, "W15.08"), unit(FJ, "W16.07")]
    wanted: dict[str, Any] = {
        "scenario": "12",
        "day": 21,
        "hour": "0900",
        "leaders": {"L-HAR": "NZ-22-A"},
    } | more
    return still([*units, unit("NZ-22-A", "W14.08")], **wanted)


def test_o3_0_coastal_guns_stand_at_their_posts_if_chosen() -> None:
    plain = set_up("11", {}, guns().chance)
    assert not [n for n in GUNS if n in plain.units]
    armed = set_up("11", {"coastal-guns": True}, guns().chance)
    places = {NAME[armed.units[n].at] for n in GUNS}
    assert places == {"W09.06", "W76.16", "W53.06", "W81.21", "W98.40", "H19.08"}


def test_o3_0_a_gun_in_contact_uses_the_leader_s_units_as_observers() -> None:
    game = guns(script=[0])
    gun = number("CR-CD-Z")
    assert observers(game, gun) == []
    assert candidates(game, gun)
    try_gun(game, gun, candidates(game, gun)[0])
    assert said(game, GunContact)[0].made
    assert number("NZ-22-A") in observers(game, gun)
    assert number(FJ) in indirect_targets(game, gun)
    # G17.5: a 9 loses it.
    lose_contact(game, gun)
    assert game.gun_contact == {}


def test_r42_coastal_guns_leave_when_withdrawal_begins() -> None:
    game = guns(contacts={"CR-CD-Z": "L-HAR"})
    game.withdrawal = game.withdrawing = True
    take_off_immobile(game)
    assert game.units[number("CR-CD-Z")].at == ASIDE
    assert game.gun_contact == {}


def test_o2_0_a_ship_is_on_no_map() -> None:
    game = fleet()
    assert game.units[number("CR-N-DD1")].at == AT_SEA
    assert number("CR-N-DD1") not in game.fielded(ALLIED)
