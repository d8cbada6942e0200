"""S5: Allied morale and withdrawal."""

from __future__ import annotations

import pytest
from tests.games.crete.helpers import (
    at,
    choose,
    game_of,
    ids,
    island,
    number,
    quiet,
    run,
    said,
    told,
    unit,
)

from landfall.games.crete.model.ground import ALLIED
from landfall.games.crete.model.island_events import (
    LeaderLeft,
    MoraleChanged,
    UnitTakenOff,
    WithdrawalBegan,
)
from landfall.games.crete.model.pieces import ASIDE, DISPLAY, WITHDRAWN, Unit
from landfall.games.crete.rules import morale
from landfall.games.crete.rules.control import take_control
from landfall.games.crete.rules.exits import doors
from landfall.games.crete.rules.results import eliminate, lose_step
from landfall.games.crete.rules.setup import empty_game
from landfall.games.crete.rules.victory import Annihilation
from landfall.games.crete.rules.withdrawal import Desertion, take_off_immobile

#: A New Zealand company, a German one far away, a mountain company.
NZ, FJ, GEB = "NZ-18-A", "LS-5", "G85-1"

#: A hex of Maleme, far from everything.
FAR = "W30.20"


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
    # Taking a port that is already German changes nothing.
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
    # G25.7: units that cannot move leave when the action is finished.
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


def test_r30_and_r71_two_units_per_port_and_night_are_evacuated_greeks_too() -> None:
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
