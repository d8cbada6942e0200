"""Divisional trucks (S10, G20.2), supply (S4), exits for good (R47), roadblocks and parks of two divisions."""

from __future__ import annotations

from typing import Any

from tests.games.crete.helpers import (
    at,
    choose,
    game_of,
    ids,
    number,
    said,
    still,
    table,
    told,
    unit,
)

from landfall.core.table import Table
from landfall.games.crete.model.clause_events import SupplyRolled, TrucksGiven, UnitExited
from landfall.games.crete.model.counters import CHIT_NUMBER, LEADER_NUMBER
from landfall.games.crete.model.events import (
    ContactLost,
    ContactMade,
    ParkFormed,
    QualityChecked,
    WorkDone,
)
from landfall.games.crete.model.frames import NOBODY, moment
from landfall.games.crete.model.ground import ALLIED, GERMAN, NAME, ROAD_HEXES
from landfall.games.crete.model.pieces import DONE, EXITED
from landfall.games.crete.model.supply import DIMINISHED, EMERGENCY, ZONES, level
from landfall.games.crete.rules.acting import actions, eligible
from landfall.games.crete.rules.assault import defence_mods
from landfall.games.crete.rules.bounds import barred_to
from landfall.games.crete.rules.command import formation_of
from landfall.games.crete.rules.fire import aim
from landfall.games.crete.rules.movement import allowance, move_class
from landfall.games.crete.rules.parks import Contacts, Parks, could_form
from landfall.games.crete.rules.quality import need, printed_quality
from landfall.games.crete.rules.rearguards import make_rearguard
from landfall.games.crete.rules.results import eliminate
from landfall.games.crete.rules.supply import SupplyRolls, roll_supply
from landfall.games.crete.rules.trucks import give_trucks, trucks_earned
from landfall.games.crete.rules.works import Work
from landfall.games.crete.table.view import view

RUNWAY = ("W09.04", "W10.04", "W11.05")


def kiwis(**more: Any) -> Table:
    return table(
        [
            unit("NZ-22-A", "W20.08", **more),
            unit("NZ-22-B", "W20.08"),
            unit("G100-1", "W05.12"),
        ],
        scenario="8",
        chit="2NZ Division",
        day=23,
        hour="0900",
        leaders={"L-HAR": "NZ-22-B"},
        cp={"2NZ": 5},
    )


def test_s10_0_and_g20_2_a_truck_is_mounted_as_the_first_action() -> None:
    """crete S10.0, G20.2: only a unit in command boards, as its first action; then it is a wheeled independent with the
    truck's ratings.
    """
    play = kiwis()
    assert "load:NZ-22-A" in ids(play)
    choose(play, "load:NZ-22-A")
    game = game_of(play)
    rider = number("NZ-22-A")
    assert game.trucks[game.frame.division_named("2NZ")] == 1
    assert allowance(game, rider) == 2 * 18
    assert printed_quality(game, rider) == 3
    assert formation_of(game, rider) == -1
    assert move_class(game, rider) != move_class(game, number("NZ-22-B"))
    assert game.zone(rider) == 0
    assert ("defence", 1) in aim(game, number("G100-1"), rider, "direct").mods
    # The truck goes on with the activation: a second action for a point, but no second transport.
    assert "move:NZ-22-A" in ids(play)
    assert "unload:NZ-22-A" not in ids(play)
    # A truck is not boarded as a second action.
    play = kiwis()
    choose(play, "dig:NZ-22-A")
    assert "load:NZ-22-A" not in ids(play)


def test_s10_0_which_units_may_ride() -> None:
    """crete S10.0: not a unit out of command, not a rearguard, not on other maps, and not when no truck is left."""
    play = kiwis()
    game = game_of(play)
    rider = number("NZ-22-A")

    def offered() -> bool:
        return any(o.id.startswith("load:") for o in actions(game, rider))

    assert offered()
    game.trucks[game.frame.division_named("2NZ")] = 0
    assert not offered()
    game.trucks[game.frame.division_named("2NZ")] = 2
    game.leaders[LEADER_NUMBER["L-HAR"]] = game.leaders[LEADER_NUMBER["L-HAR"]]._replace(on=-1)
    game.commanded.clear()
    assert not offered()
    # R39, S10: trucks drive on Maleme, Canea-Suda and Georgeoupolis only.
    far = still([unit("CR-21-A", "R30.12", mounted=True), unit("FJ3-1", "W32.16")], scenario="6")
    assert barred_to(far, number("CR-21-A")) >> at("R30.13") & 1


def test_g9_3_getting_off_ends_the_activation() -> None:
    """crete G9.3, G20.2: the unit does nothing more; the truck is whole again in the display."""
    play = kiwis(mounted=True, steps=1)
    game = game_of(play)
    division = game.frame.division_named("2NZ")
    game.trucks[division] = 1
    choose(play, "unload:NZ-22-A")
    game = game_of(play)
    assert game.units[number("NZ-22-A")].acted == DONE
    assert not any(o.endswith(":NZ-22-A") for o in ids(play))
    assert game.trucks[division] == 2


def test_g14_7_truck_and_passenger_are_hit_alike() -> None:
    """crete G14.7, G14.6: checks use the truck's quality; when both are lost, only the passenger's steps count."""
    game = game_of(kiwis(mounted=True))
    division = game.frame.division_named("2NZ")
    game.trucks[division] = 1
    rider = number("NZ-22-A")
    assert need(game, rider) <= 3
    eliminate(game, rider, "fire")
    assert game.lost[ALLIED] == 2
    assert game.trucks[division] == 1


def test_g20_3_a_truck_acts_as_an_independent() -> None:
    """crete G20.3: in a formation activation, the truck counts as an independent, not as a unit of the formation."""
    game = game_of(kiwis(mounted=True))
    game.chit = CHIT_NUMBER["5 NZ Bde"]
    rider = number("NZ-22-A")
    assert not eligible(game, rider)
    game.chosen.append(rider)
    assert eligible(game, rider)
    game.chit = CHIT_NUMBER["2NZ Division"]
    assert eligible(game, rider)


def test_g19_6_a_rearguard_keeps_its_makers_formation_while_the_maker_rides() -> None:
    """crete G19.6: only the truck is an independent (G20.3), not the unit that rides in it."""
    game = game_of(kiwis())
    maker, rearguard = number("NZ-22-A"), number("RG-2NZ-1")
    make_rearguard(game, maker)
    assert game.units[rearguard].maker == maker
    brigade = formation_of(game, maker)
    assert formation_of(game, rearguard) == brigade
    game.mark(maker, mounted=True)
    assert formation_of(game, maker) == NOBODY
    assert formation_of(game, rearguard) == brigade


def test_r39_german_trucks_come_with_the_airfield() -> None:
    """crete S10.0, R39: the trucks come once, when all three hexes are German and in no Allied zone at the end of a
    turn.
    """
    held = dict.fromkeys(RUNWAY, "german")
    units = [unit("NZ-22-A", "W20.08"), unit("RAM-1", "W08.05")]
    game = still(units, scenario="8", day=23, hour="0900", control=held)
    assert [game.trucks[d] for d in range(3)] == [2, 0, 0]
    assert trucks_earned(game)
    game.control[at(RUNWAY[0])] = ALLIED
    assert not trucks_earned(game)
    game.control[at(RUNWAY[0])] = GERMAN
    game.place(number("NZ-22-A"), at("W09.05"))
    assert not trucks_earned(game)
    game.place(number("NZ-22-A"), at("W20.08"))
    give_trucks(game)
    assert game.trucks == [2, 1, 1]
    assert len(said(game, TrucksGiven)) == 2
    assert not trucks_earned(game)
    nine = still([unit("NZ-18-A", "W40.10")], scenario="9", day=25)
    assert sorted(nine.trucks) == [1, 1, 2, 2]


def heraklion(hour: str = "Night", day: int = 24, **more: Any) -> Any:
    return still(
        [unit("CR-BW-A", "H30.10"), unit("FJ1-5", "H26.16")],
        scenario="4",
        day=day,
        hour=hour,
        **more,
    )


def test_s4_0_and_r28_supply_rolls() -> None:
    """crete S4.0, R28: each Night turn from 23 May on, both sides, zones in play only."""
    for day, hour, rolls in ((24, "Night", 2), (22, "Night", 0), (24, "1900", 0), (23, "Night", 2)):
        game = heraklion(hour, day)
        game.chance.script = [4] * 8
        SupplyRolls().run(game)
        assert len(said(game, SupplyRolled)) == rolls
    assert [e.side for e in said(game, SupplyRolled)] == ["side:german", "side:allied"]


def test_g24_1_zones() -> None:
    """crete G24.1: three zones, with a level for each side, full unless the scenario says otherwise."""
    assert ZONES == ("Maleme-Suda", "Rethymnon", "Heraklion")
    game = still([unit("NZ-18-A", "W40.10")], scenario="9", day=25)
    assert [level(game, 0, side) for side in (ALLIED, GERMAN)] == [1, 0]
    game = heraklion()
    assert level(game, 2, ALLIED) == 0


def test_r29_and_e18_supply_at_heraklion() -> None:
    """crete R29, E18: a 7 makes reduced diminished; the next night, a 1 makes it reduced again, but not without the port."""
    game = heraklion()
    zone, port = ZONES.index("Heraklion"), at("H19.08")
    game.supply = {zone * 2 + ALLIED: 1}
    game.chance.script = [7, 1, 7, 1]
    unit_there = number("CR-BW-A")
    before = need(game, unit_there)
    roll_supply(game, zone, ALLIED)
    assert level(game, zone, ALLIED) == DIMINISHED
    assert need(game, unit_there) == before - 1
    roll_supply(game, zone, ALLIED)
    assert level(game, zone, ALLIED) == 1
    assert need(game, unit_there) == before
    roll_supply(game, zone, ALLIED)
    game.control[port] = GERMAN
    roll_supply(game, zone, ALLIED)
    assert level(game, zone, ALLIED) == DIMINISHED
    # R29: German supply gets no worse while the Germans hold the whole airfield.
    game.chance.script = [9, 9]
    roll_supply(game, zone, GERMAN)
    assert level(game, zone, GERMAN) == 1
    for hex in ("H27.08", "H28.08", "H29.09", "H30.09"):
        game.control[at(hex)] = GERMAN
    roll_supply(game, zone, GERMAN)
    assert level(game, zone, GERMAN) == 1


def test_s4_0_emergency() -> None:
    """crete S4.0: quality -2 and every Fire rating -1, but not the Assault rating; Greek units are not affected; supply
    gets no worse than this.
    """
    game = heraklion("1900")
    zone = ZONES.index("Heraklion")
    allied, german = number("CR-BW-A"), number("FJ1-5")
    before = need(game, allied)
    game.supply = {zone * 2 + ALLIED: EMERGENCY}
    assert need(game, allied) == before - 2
    assert ("supply", -1) in aim(game, allied, german, "direct").mods
    assert ("supply", -1) in aim(game, allied, german, "primary").mods
    assert ("supply", -1) not in aim(game, allied, german, "secondary").mods
    assert ("supply", -1) not in aim(game, german, allied, "direct").mods
    game.chance.script = [9]
    roll_supply(game, zone, ALLIED)
    assert level(game, zone, ALLIED) == EMERGENCY
    greeks = still([unit("GR-7-A", "H20.12"), unit("FJ1-5", "H26.16")], scenario="4", day=24)
    calm = need(greeks, number("GR-7-A"))
    greeks.supply = {zone * 2 + ALLIED: EMERGENCY}
    assert need(greeks, number("GR-7-A")) == calm


def eastward(place: str = "W47.08", enemy: str = "W30.20", script: tuple[int, ...] = ()) -> Table:
    return table(
        [unit("FJ3-1", place), unit("FJ3-2", "W46.08"), unit("NZ-18-A", enemy)],
        scenario="5",
        chit="Fsch.Jäg.Rgt.3",
        day=20,
        hour="1500",
        leaders={"L-HEI": "FJ3-1"},
        cp={"7FL": 0},
        script=script,
    )


def test_r47_and_r20_leaving_by_the_east_edge() -> None:
    """crete R47, R20: a unit leaves for free and for good, from the exit hex it has reached in this move; its leader
    goes along, and no steps are lost.
    """
    play = eastward()
    choose(play, "move:FJ3-1")
    out = [o for o in ids(play) if o.startswith("exit:")]
    assert "exit:FJ3-1@W48.08" in out
    choose(play, "exit:FJ3-1@W48.08")
    while play.decisions[0].text == "ask-along":
        choose(play, "along")
    game = game_of(play)
    assert game.units[number("FJ3-1")].at == EXITED
    assert game.exited == {"MAL-E": [number("FJ3-1")]}
    assert game.leaders[LEADER_NUMBER["L-HEI"]].on == -1
    assert game.lost == [0, 0]
    assert [e.exit for e in told(play, UnitExited)] == ["exit:MAL-E"]
    shown = view(game, "german")
    assert next(u for u in shown.units if u.unit == "FJ3-1").at == "exited"
    assert shown.tests[0].have == 1
    # The Allies have no such exit, and from far away it cannot be reached.
    play = eastward("W30.10")
    choose(play, "move:FJ3-1")
    assert not [o for o in ids(play) if o.startswith("exit:")]


def test_r20_fire_at_a_unit_that_leaves() -> None:
    """crete R20, R47, G15.3: the unit leaves the zone, so the shot is at -1; if the unit is suppressed, it stays."""
    play = eastward("W48.08", "W47.09", script=(0, 1, 9))
    game = game_of(play)
    game.orders["1:hard"] = "never"
    assert game.zone(number("NZ-18-A")) >> at("W48.08") & 1
    choose(play, "move:FJ3-1", "exit:FJ3-1@W48.08")
    game = game_of(play)
    assert game.units[number("FJ3-1")].suppressed
    assert game.units[number("FJ3-1")].at == at("W48.08")
    assert not game.exited


def test_g19_7_a_roadblock_goes_back_to_its_own_division() -> None:
    """crete G19.7, 7.0: the owner removes it without a check, and its division has it again."""
    hex = next(h for h in sorted(ROAD_HEXES) if h == at("W20.08") or h > at("W20.08"))
    game = still(
        [unit("G100-1", NAME[hex]), unit("NZ-22-A", "W30.10")], scenario="8", day=23, hour="0900"
    )
    division = game.frame.division_named("5GEB")
    before = list(game.blocks_left)
    game.blocks, game.block_of = {hex: GERMAN}, {hex: division}
    Work(number("G100-1"), "unblock", number("G100-1")).run(game)
    assert not game.blocks
    assert not game.block_of
    assert game.blocks_left[division] == before[division] + 1
    assert not said(game, QualityChecked)
    assert [e.what for e in said(game, WorkDone)] == ["unblock"]
    # Removing the enemy's is an Engineer action with a check.
    game.blocks, game.block_of = {hex: ALLIED}, {hex: 0}
    game.chance.script = [9]
    Work(number("G100-1"), "unblock", number("G100-1")).run(game)
    assert game.blocks
    assert [e.passed for e in said(game, QualityChecked)] == [False]


def test_g17_6_and_g17_7_two_divisions_have_parks_in_one_hex() -> None:
    """crete G17.6, G17.7: one park per division; each tries its own division's leaders."""
    units = [
        unit("NZ-27BTY", "W30.10"),
        unit("CR-6BTY", "W30.10"),
        unit("NZ-22-A", "W31.10"),
        unit("CR-28-B", "W31.11"),
        unit("FJ3-1", "W10.08"),
    ]
    leaders = {"L-HAR": "NZ-22-A", "L-VAS": "CR-28-B"}
    game = still(units, scenario="5", hour="1500", leaders=leaders)
    assert len(could_form(game, ALLIED)) == 2
    asked = Parks(ALLIED).ask(game)[0]
    assert [o.id for o in asked.options] == ["park:W30.10", "done"]
    Parks(ALLIED).take(game, "allied", asked.options[0])
    game.steps.pop()
    assert len(said(game, ParkFormed)) == 2
    asked = Contacts(ALLIED).ask(game)[0]
    assert [o.id for o in asked.options[:2]] == ["contact:W30.10@L-HAR", "contact:W30.10@L-VAS"]
    game.chance.script = [0, 0]
    Contacts(ALLIED).take(game, "allied", asked.options[1])
    again = game.steps.pop()
    assert isinstance(again, Contacts)
    assert [o.id for o in again.ask(game)[0].options] == ["contact:W30.10@L-HAR", "done"]
    assert [e.made for e in said(game, ContactMade)] == [True]
    assert sorted(p.contact for p in game.parks) == [-1, LEADER_NUMBER["L-VAS"]]


def test_s10_0_the_view_counts_the_trucks() -> None:
    """crete S10.0: the view shows how many trucks each division has left."""
    shown = view(game_of(kiwis()), None).clauses
    assert shown.trucks == {"division:2NZ": 2, "division:7FL": 0, "division:5GEB": 0}
    assert moment("23 May", "0900") == 25


def test_g17_7_contact_can_be_given_up() -> None:
    """crete G17.7: contact is given up in E.1, so that another leader can be tried in E.2."""
    units = [unit("NZ-22-A", "W31.10"), unit("NZ-18-A", "W33.10"), unit("FJ3-1", "W10.08")]
    game = still(
        units,
        scenario="5",
        hour="1500",
        leaders={"L-HAR": "NZ-22-A", "L-ING": "NZ-18-A"},
        parks=[{"hex": "W30.10", "units": ["NZ-27BTY"], "contact": "L-HAR"}],
    )
    assert not Contacts(ALLIED).ask(game)
    asked = Parks(ALLIED).ask(game)[0]
    option = next(o for o in asked.options if o.id == "give-up:W30.10")
    Parks(ALLIED).take(game, "allied", option)
    game.steps.pop()
    assert [e.hex for e in said(game, ContactLost)] == ["hex:W30.10"]
    assert [o.id for o in Contacts(ALLIED).ask(game)[0].options] == [
        "contact:W30.10@L-HAR",
        "contact:W30.10@L-ING",
        "done",
    ]


def test_g14_7_a_truck_is_assaulted_as_a_truck() -> None:
    """crete G14.7, G16.3: the bravery check of its assaulters uses the truck's Defence."""
    game = game_of(kiwis(mounted=True))
    rider = number("NZ-22-A")
    mods = dict(defence_mods(game, rider, at("W19.08")))
    assert mods["defence"] == 1
    game.mark(rider, mounted=False)
    assert dict(defence_mods(game, rider, at("W19.08"))).get("defence", 0) == 0
