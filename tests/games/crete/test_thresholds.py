"""Numbers at their limits: the last value on one side of a rule, and the first on the other."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.crete.helpers import AUS, FJ, NZ, at, ids, number, pair, said, still, table, unit

from landfall.core.chance import Chance
from landfall.games.crete.model import ground, sight
from landfall.games.crete.model.clause_events import SupplyRolled
from landfall.games.crete.model.counters import COLOR, EVENT_NUMBER, LEADER_NUMBER, RANGE
from landfall.games.crete.model.events import Shot
from landfall.games.crete.model.frames import moment
from landfall.games.crete.model.ground import ALLIED, GERMAN, NAME, TERRAIN
from landfall.games.crete.model.island_events import WithdrawalBegan
from landfall.games.crete.model.pieces import ASIDE, GONE
from landfall.games.crete.model.state import Crete
from landfall.games.crete.model.supply import ZONES, level
from landfall.games.crete.rules.air import strike_hexes
from landfall.games.crete.rules.arrivals import entry_hexes
from landfall.games.crete.rules.command import command_range, in_command
from landfall.games.crete.rules.control import take_control
from landfall.games.crete.rules.fire import direct_targets
from landfall.games.crete.rules.indirect import indirect_targets
from landfall.games.crete.rules.locks import wake_reserves
from landfall.games.crete.rules.morale import ceiling, change
from landfall.games.crete.rules.offmap import marches_now
from landfall.games.crete.rules.points import income
from landfall.games.crete.rules.random_events import Happening
from landfall.games.crete.rules.setup import set_up
from landfall.games.crete.rules.supply import SupplyRolls, roll_supply
from landfall.games.crete.rules.victory import steps_east
from landfall.games.crete.rules.withdrawal import take_off_immobile


def island(**more: Any) -> Crete:
    """Scenario 12 with a company of each side far apart."""
    wanted: dict[str, Any] = {"scenario": "12", "day": 24, "hour": "0900"} | more
    return still([unit(NZ, "W20.09"), unit("G100-1", "W05.12")], **wanted)


@pytest.mark.parametrize(("die", "dp"), [(1, 1), (2, 2), (7, 2), (8, 3)])
def test_g4_2_dispatch_changes_at_one_and_at_eight(die: int, dp: int) -> None:
    """crete G4.2: one less at 1 or less, one more at 8 or more."""
    assert income(4, 2, die) == (4 + die // 2, dp)


@pytest.mark.parametrize(
    ("cp", "dp", "verbs"), [(1, 0, None), (2, 0, {"convert"}), (0, 1, {"plan"})]
)
def test_g4_5_points_are_asked_for_when_a_chit_can_be_paid(
    cp: int, dp: int, verbs: set[str] | None
) -> None:
    """crete G4.4, G4.5, G33: two command points make one dispatch point, which plans one chit; less buys nothing."""
    play = table(
        [unit(FJ, "R33.12"), unit(AUS, "R08.13")],
        chit="",
        hour="1900",
        leaders={"LB-I-FJR2": FJ},
        cp={"FJR 2": cp, "19 Bde (AUS)": 0},
        dp={"FJR 2": dp, "19 Bde (AUS)": 0},
    )
    asked = play.decisions[0]
    if verbs is None:
        assert (asked.seat, asked.text) != ("german", "ask-dispatch")
    else:
        assert (asked.seat, asked.text) == ("german", "ask-dispatch")
        offered = {i.partition(":")[0] for i in ids(play)} - {"done", "orders"}
        assert offered == verbs


def test_g7_2_command_ends_with_the_leaders_range() -> None:
    leader = LEADER_NUMBER["LB-I-FJR2"]
    here = at("R30.13")
    game = still([unit(FJ, NAME[here]), unit(AUS, "R08.13")], leaders={"LB-I-FJR2": FJ})
    reach = command_range(game, leader)
    for far, commanded in ((reach, True), (reach + 1, False)):
        there = next(
            h
            for h in ground.SHEETS.within(here, far)
            if ground.distance(here, h) == far and TERRAIN[h] != "~"
        )
        game = still(
            [unit(FJ, NAME[here]), unit("FJ2-2", NAME[there]), unit(AUS, "R08.13")],
            leaders={"LB-I-FJR2": FJ},
        )
        assert in_command(game, number("FJ2-2")) == commanded


def test_g2_3_artillery_fires_direct_up_to_three_hexes_and_indirect_from_four() -> None:
    """crete G2.3, G17.1, G12.6: no target can be hit both ways."""
    gun = "FA7-1"
    assert COLOR[number(gun)] == "Orange"
    assert RANGE[number(gun)] > 4
    for far, direct in ((3, True), (4, False)):
        here, there = next(
            (NAME[h], NAME[t])
            for h, letter in enumerate(TERRAIN)
            if letter == "C" and NAME[h].startswith("W")
            for t in ground.SHEETS.within(h, far)
            if ground.distance(h, t) == far and TERRAIN[t] == "C" and sight.sees(h, t)
        )
        game = still([unit(gun, here), unit(NZ, there)], scenario="12", day=24, hour="0900")
        assert (direct_targets(game, number(gun)) == [number(NZ)]) == direct
        assert (indirect_targets(game, number(gun)) == [number(NZ)]) != direct


def test_g21_2_another_edge_hex_is_at_most_five_hexes_away() -> None:
    game = still([unit("FJ3-1", "W47.14"), unit("NZ-22-A", "W10.06")], scenario="5")
    far = [
        ground.distance(h, at("W48.14")) for h in entry_hexes(game, number("CR-28-B"), at("W48.14"))
    ]
    assert max(far) == 5


def test_g22_1_a_strike_lands_within_three_hexes_and_no_farther() -> None:
    """crete G22.1, 5.1."""
    here = at("R30.13")
    for far, near_enough in ((3, True), (4, False)):
        there = next(
            h
            for h in ground.SHEETS.within(here, far)
            if ground.distance(here, h) == far and TERRAIN[h] != "~"
        )
        game = still([unit(FJ, NAME[here]), unit(AUS, NAME[there])])
        assert (strike_hexes(game, GERMAN, False, "") == [there]) == near_enough


def test_5_7_partisans_come_from_within_two_hexes() -> None:
    """crete 5.7: of a village, town or city."""
    built = [h for h, letter in enumerate(TERRAIN) if letter in "VTX" and NAME[h].startswith("R")]
    for far, found in ((2, True), (3, False)):
        there = next(
            h
            for h, letter in enumerate(TERRAIN)
            if letter not in ("~", "V", "T", "X")
            and NAME[h].startswith("R")
            and min(ground.distance(h, b) for b in built) == far
        )
        game = still([unit(FJ, NAME[there]), unit(AUS, "R08.13")], script=[9])
        game.event_cups[ALLIED] = [EVENT_NUMBER["Allied Partisan Attack"]]
        game.push(Happening(ALLIED))
        while type(game.steps[-1]).__name__ != "Turn":
            game.steps.pop().run(game)
        assert bool(said(game, Shot)) == found


def test_r78_reserves_wake_at_seven_hexes() -> None:
    port = at("W49.07")
    for far, woken in ((7, True), (8, False)):
        there = next(
            h
            for h in ground.SHEETS.within(port, far)
            if ground.distance(port, h) == far
            and ground.distance(at("W59.13"), h) > 8
            and TERRAIN[h] != "~"
        )
        game = still(
            [unit("G85-1", NAME[there]), unit(NZ, "W20.09")], scenario="9", day=25, hour="0900"
        )
        wake_reserves(game)
        assert bool(game.awake) == woken


@pytest.mark.parametrize(("die", "by"), [(1, -1), (2, 0), (6, 0), (7, 1)])
def test_s4_0_supply_changes_at_one_and_at_seven(die: int, by: int) -> None:
    """crete S4.0, R29: 1 or less is better, 7 or more worse."""
    game = island(script=[die])
    zone = ZONES.index("Maleme-Suda")
    game.supply = {zone * 2 + ALLIED: 1}
    roll_supply(game, zone, ALLIED)
    assert level(game, zone, ALLIED) == 1 + by


@pytest.mark.parametrize(
    ("day", "hour", "rolls"), [(22, "Night", 0), (23, "1900", 0), (23, "Night", 2), (24, "0700", 0)]
)
def test_r28_supply_is_rolled_each_night_from_23_may(day: int, hour: str, rolls: int) -> None:
    """crete R28: one roll per side and zone; the west is one zone."""
    game = island(day=day, hour=hour)
    SupplyRolls().run(game)
    assert len(said(game, SupplyRolled)) == rolls


@pytest.mark.parametrize(("loss", "begins"), [(8, False), (9, True), (12, True)])
def test_s5_0_withdrawal_begins_below_one(loss: int, begins: bool) -> None:
    """crete S5.0, G24.3: at 1 not yet; then the level is at least 0."""
    game = island(morale=9)
    change(game, -loss, "test")
    assert game.withdrawal == begins == bool(said(game, WithdrawalBegan))
    assert game.morale == (0 if begins else 1)


def test_s5_0_morale_never_passes_its_start() -> None:
    game = island(morale=28)
    assert ceiling(game) == 30
    change(game, 3, "test")
    assert game.morale == 30
    change(game, -1, "test")
    assert game.morale == 29


def test_r21_a_carried_chit_lets_companies_march_at_0700_only() -> None:
    """crete R21: the chit that was carried out of the Night."""
    for hour, carried, marches in (
        ("Night", False, True),
        ("0700", True, True),
        ("0700", False, False),
        ("0900", True, False),
    ):
        game = island(hour=hour)
        assert marches_now(game, number(NZ), carried) == marches


def test_r60_steps_are_counted_east_of_column_33_only() -> None:
    """Scenario 8: columns 34 and more."""
    test = {"formation": "5 NZ Bde", "columns_east_of": 33, "with_battalions": ["20 Bn"]}
    units = [unit("NZ-22-A", "W33.10"), unit("NZ-22-B", "W34.10"), unit("NZ-20-A", "W35.10")]
    game = still(
        [*units, unit("NZ-18-B", "W35.11"), unit("G100-1", "W05.12")], scenario="8", day=23
    )
    assert game.turn < moment("24 May", "0700")
    assert steps_east(game, test) == 4


def test_g33_a_second_marker_comes_off_with_three_points() -> None:
    """crete G33: with the order `unpack`, a second marker comes off if three points are left after the first."""
    here, _ = pair("C", "C")
    for points, left in ((2, 1), (3, 0)):
        play = table(
            [unit(FJ, here, chutes=2), unit(AUS, "R08.13")],
            chit="I./FJR 2",
            leaders={"LB-I-FJR2": FJ},
            cp={"FJR 2": points},
        )
        game = play.state
        assert isinstance(game, Crete)
        assert game.units[number(FJ)].chutes == left


def test_s4_0_only_worse_allied_supply_at_maleme_suda_costs_morale() -> None:
    """crete R33, S4.0: the roll itself lowers morale, once; not for Germans, nor elsewhere, nor when supply gets better."""
    west, heraklion = ZONES.index("Maleme-Suda"), ZONES.index("Heraklion")
    for zone, side, die, morale in (
        (west, ALLIED, 7, 25),
        (west, ALLIED, 1, 28),
        (west, ALLIED, 4, 28),
        (west, GERMAN, 7, 28),
        (heraklion, ALLIED, 7, 28),
    ):
        game = still(
            [unit(NZ, "W20.09"), unit("CR-BW-A", "H30.10"), unit("G100-1", "W05.12")],
            scenario="11",
            day=24,
            hour="0900",
            morale=28,
            script=[die],
            supply={"Maleme-Suda/allied": 1, "Heraklion/allied": 1, "Maleme-Suda/german": 1},
        )
        roll_supply(game, zone, side)
        assert game.morale == morale, (zone, side, die)


def test_s4_0_full_supply_is_full_again() -> None:
    """crete S4.0: from reduced, a 1 brings it back to full, in each zone."""
    game = still(
        [unit("CR-BW-A", "H30.10"), unit("FJ1-5", "H20.16")],
        scenario="4",
        day=24,
        script=[1],
        supply={"Heraklion/allied": 1},
    )
    roll_supply(game, ZONES.index("Heraklion"), ALLIED)
    assert game.supply == {}


@pytest.mark.parametrize(("scenario", "allied"), [("9", 1), ("10", 2)])
def test_g24_1_the_allies_start_short_of_supply_in_9_and_10(scenario: str, allied: int) -> None:
    """Scenarios 9 and 10: reduced and diminished for the Allies, full for the Germans."""
    game = set_up(scenario, {}, Chance("supply"))
    west = ZONES.index("Maleme-Suda")
    assert (level(game, west, ALLIED), level(game, west, GERMAN)) == (allied, 0)


def test_r32_a_port_retaken_gives_back_its_ten_points() -> None:
    game = island(morale=15, control={"W59.13": "german"})
    take_control(game, number(NZ), at("W59.13"))
    assert game.morale == 25


def test_r62_only_units_in_play_are_taken_off_when_withdrawal_begins() -> None:
    """crete S5.0, R62: a gun that was lost before stays lost."""
    game = still(
        [unit("NZ-AA1", "W20.09"), unit("CR-AA-S1", "gone"), unit("G100-1", "W05.12")],
        scenario="12",
        day=25,
        hour="0900",
        withdrawal=True,
        morale=0,
    )
    take_off_immobile(game)
    assert game.units[number("NZ-AA1")].at == ASIDE
    assert game.units[number("CR-AA-S1")].at == GONE
