"""Air landing, delay and interdiction (S7, G21.5, G21.7), values that rise with a series."""

from __future__ import annotations

from typing import Any

from tests.games.crete.helpers import at, choose, game_of, ids, number, still, table, told, unit

from landfall.core.table import Table
from landfall.games.crete.model import ground
from landfall.games.crete.model.clause_events import (
    DelayEnded,
    Interdicted,
    SeriesLanded,
    SeriesWaits,
)
from landfall.games.crete.model.events import IncomeRolled, UnitPlaced
from landfall.games.crete.model.ground import ALLIED, GERMAN
from landfall.games.crete.rules.acting import eligible
from landfall.games.crete.rules.airlanding import (
    AirLandings,
    EndDelays,
    Slot,
    landing_chit,
    open_fields,
    series_due_by,
    series_to_come,
    waiting,
)
from landfall.games.crete.rules.command_values import command_value
from landfall.games.crete.rules.fire import aim
from landfall.games.crete.rules.interdiction import row_for
from landfall.games.crete.rules.quality import need
from landfall.games.crete.rules.victory import nobody_left
from landfall.games.crete.table.view import view

RUNWAY = ("W09.04", "W10.04", "W11.05")
#: Far from everything.
FAR, HOME = "W24.20", "W04.08"
CHIT = "5GEB Division"


def held(*hexes: str) -> dict[str, str]:
    return dict.fromkeys(hexes, "german") | {h: "allied" for h in RUNWAY if h not in hexes}


def landing(*hexes: str, script: tuple[int, ...] = (), **more: Any) -> Table:
    """The 5GEB chit of 22 May 0700 with some of the runway in German hands."""
    units = more.pop("units", [unit("NZ-20-A", FAR), unit("RAM-1", HOME)])
    return table(
        units,
        scenario="7",
        chit=CHIT,
        day=22,
        hour=more.pop("hour", "0700"),
        control=held(*hexes),
        script=script,
        **more,
    )


def test_s7_0_and_r36_two_connected_runway_hexes() -> None:
    """crete S7.0, R36: two that touch; one hex, or two that do not touch, are not enough."""
    for hexes, fields in (
        (RUNWAY, ["Maleme"]),
        (RUNWAY[:2], ["Maleme"]),
        (RUNWAY[:1], []),
        ((RUNWAY[0], RUNWAY[2]), []),
    ):
        game = still([unit("RAM-1", HOME)], scenario="7", day=22, control=held(*hexes))
        assert open_fields(game) == fields
    play = landing(RUNWAY[0])
    assert [e.why for e in told(play, SeriesWaits)] == ["runway"]
    assert not told(play, SeriesLanded)
    # R36: into any held hex of that airfield, and no other.
    play = landing(*RUNWAY[:2])
    choose(play, "airfield:Maleme")
    assert {o.partition("/")[0] for o in ids(play)} == {"land:W09.04", "land:W10.04"}


def test_r37_it_must_hold_at_that_moment() -> None:
    """crete R37: the runway is checked when the chit is played, not before."""
    game = still([unit("RAM-1", HOME)], scenario="7", day=22, control=held(*RUNWAY))
    assert open_fields(game)
    game.control[at(RUNWAY[1])] = ALLIED
    assert not open_fields(game)
    game.control[at(RUNWAY[1])] = GERMAN
    assert open_fields(game)


def test_s7_0_one_series_a_slot_in_order() -> None:
    """crete S7.0: series 3 lands at 0700 with its chit, and is delayed; if the owner waits, it is still the next one."""
    play = landing(*RUNWAY)
    assert play.decisions[0].args["series"] == 3
    choose(play, "wait")
    assert waiting(game_of(play)) == [0, 1, 2, 3]
    play = landing(*RUNWAY)
    choose(play, "airfield:Maleme", "land:W09.04", "land:W09.04/column", "land:W10.04")
    game = game_of(play)
    assert [e.series for e in told(play, SeriesLanded)] == [3]
    assert [e.how for e in told(play, UnitPlaced)] == ["airlanding"] * 3
    assert waiting(game) == [1, 2, 3]
    assert game.slot == 1
    for name, column in (("G85-1", False), ("G85-2", True), ("G85-3", False)):
        state = game.units[number(name)]
        assert (state.delay, state.column) == (True, column)
        assert not eligible(game, number(name))
    # Only one column in a hex.
    play = landing(*RUNWAY)
    choose(play, "airfield:Maleme", "land:W09.04/column")
    assert "land:W09.04/column" not in ids(play)
    assert "land:W10.04/column" in ids(play)


def test_s7_0_other_chits_land_nobody() -> None:
    """crete S7.0: a series lands only with the mountain division's chit, and only in a slot."""
    play = table(
        [unit("NZ-20-A", FAR), unit("RAM-1", HOME)],
        scenario="7",
        chit="7FL Division",
        day=22,
        hour="0700",
        control=held(*RUNWAY),
    )
    assert not told(play, SeriesLanded)
    assert game_of(play).slot == 0
    play = landing(*RUNWAY, hour="0900")
    assert all(d.text != "ask-airfield" for d in play.decisions)


def test_r35_and_g5_7_a_carried_chit_serves_both_turns() -> None:
    """crete R35, G5.7: the slot of 0700 is used when the chit is played at 0900; a chit played at 1100 serves two slots."""
    for turn, asked in ((17, 1), (18, 2)):
        game = game_of(landing(*RUNWAY))
        game = game.clone()
        game.steps.clear()
        game.slot, game.turn = 0, turn
        AirLandings(landing_chit(game)).run(game)
        assert sum(isinstance(s, Slot) for s in game.steps) == asked
        assert game.slot == asked


def test_g21_7_delay() -> None:
    """crete G21.7, S7.0: no activation, Fire -2, troop quality -1, a target at +2; it keeps its fire zone and opportunity fire."""
    here, there = "W09.04", "W09.05"
    game = still(
        [unit("G85-1", here, delay=True), unit("NZ-20-A", there)], scenario="7", day=22, hour="0900"
    )
    landed, kiwi = number("G85-1"), number("NZ-20-A")
    assert ("delay", -2) in aim(game, landed, kiwi, "direct").mods
    assert ("target-delay", 2) in aim(game, kiwi, landed, "direct").mods
    without = need(game, landed)
    game.mark(landed, delay=False)
    assert need(game, landed) == without + 1
    game.mark(landed, delay=True)
    assert game.zone(landed) >> at(there) & 1
    assert landed in game.firers_on(at(there), GERMAN)


def test_r72_the_delay_ends_with_the_next_division_activation() -> None:
    """crete R72, S7.0: never in the turn of the landing, and no action is spent for it."""
    units = [unit("NZ-20-A", FAR), unit("G85-1", "W09.04", delay=True)]
    play = landing(*RUNWAY, units=units, hour="0900")
    assert [e.units for e in told(play, DelayEnded)] == [("unit:G85-1",)]
    assert eligible(game_of(play), number("G85-1"))
    # A battery of the other division, landed in this very turn, waits.
    game = still([unit("FA7-3", "W09.04", delay=True)], scenario="8", day=23, hour="1900")
    battery = number("FA7-3")
    game.landed.append(battery)
    EndDelays(game.frame.division_of[battery]).run(game)
    assert game.units[battery].delay
    game.landed.clear()
    EndDelays(game.frame.division_of[battery]).run(game)
    assert not game.units[battery].delay


def test_r72_a_command_value_rises_for_the_next_income() -> None:
    """crete R72: series 3 makes the 5. Gebirgs-Division's value 5, after this chit's income."""
    play = landing(*RUNWAY)
    choose(play, "airfield:Maleme", "land:W09.04", "land:W09.04", "land:W10.04")
    game = game_of(play)
    division = game.frame.division_named("5GEB")
    assert [e.cp for e in told(play, IncomeRolled)] == [4 + 4 // 2]
    assert command_value(game, division) == 5
    shown = next(d for d in view(game, "german").divisions if d.division == "division:5GEB")
    assert shown.command == 5


def test_g21_5_interdiction() -> None:
    """crete G21.5: each row of the table, and who rolls on it."""
    results = [row_for(total).result for total in range(11)]
    assert results == ["none"] * 5 + ["C", "C", "suppressed", "CC", "1", "1"]
    far = landing(*RUNWAY)
    choose(far, "airfield:Maleme", "land:W09.04", "land:W09.04", "land:W10.04")
    assert not told(far, Interdicted)
    # With one hex of the airfield in an Allied fire zone, each unit rolls; with two, 1 is added.
    for place, added in (("W11.06", 0), ("W09.05", 1)):
        units = [unit("NZ-20-A", place), unit("RAM-1", HOME)]
        play = landing(*RUNWAY, units=units, script=(6, 4, 8))
        zones = game_of(play).zones_of(ALLIED)
        assert (sum(zones >> at(h) & 1 for h in RUNWAY) > 1) == bool(added)
        choose(play, "airfield:Maleme", "land:W09.04", "land:W09.04", "land:W10.04")
        rolled = told(play, Interdicted)
        assert [(e.roll, e.total) for e in rolled] == [(r, r + added) for r in (6, 4, 8)]
    game = game_of(play)
    assert game.units[number("G85-1")].suppressed
    assert game.units[number("G85-2")].cohesion == 1
    assert game.units[number("G85-3")].steps == 1


def test_g25_6_series_count_while_a_runway_is_open() -> None:
    """crete G25.6: without two connected hexes, no series counts as still to come."""
    game = still([unit("NZ-20-A", FAR)], scenario="7", day=22, hour="0700", control=held(*RUNWAY))
    assert series_to_come(game)
    assert not nobody_left(game, GERMAN)
    game.control[at(RUNWAY[1])] = ALLIED
    assert nobody_left(game, GERMAN)


def test_g4_5_a_regiment_is_planned_for_the_turn_of_its_first_series() -> None:
    """crete G4.5: the chit may be planned if a unit is due in the turn it is planned for."""
    game = still([unit("RAM-1", HOME)], scenario="5", day=21, hour="1500", control=held(*RUNWAY))
    assert series_due_by(game, game.turn) == []
    due = series_due_by(game, game.turn + 1)
    assert due == [number(f"G100-{n}") for n in (6, 7, 8)]
    assert len(series_due_by(game, game.turn + 2)) == 6
    assert ground.AIRFIELDS["Maleme"] == tuple(at(h) for h in RUNWAY)


def test_g4_5_where_series_come_in_any_order_each_of_them_is_due() -> None:
    """crete G4.5, S7.0: in scenario 13, the German may let the last series land first, so its regiment's chit can be planned."""
    game = still([unit("RAM-1", HOME)], scenario="13", day=21, hour="1500", control=held(*RUNWAY))
    assert series_due_by(game, game.turn) == []
    assert number("G141-1") in series_due_by(game, game.turn + 1)
    game.series.append(14)
    assert number("G141-1") not in series_due_by(game, game.turn + 1)
