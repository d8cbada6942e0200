"""5.x: random events."""

from __future__ import annotations

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    at,
    happen,
    number,
    pair,
    said,
    still,
    unit,
)

from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import (
    EVENT_NUMBER,
)
from landfall.games.crete.model.events import (
    EventDrawn,
    EventEmpty,
    EventRolled,
    MarkerTaken,
    PointsChanged,
    Shot,
    StepReturned,
    UnitFled,
)
from landfall.games.crete.rules.air import partisan_aim
from landfall.games.crete.rules.event_relief import relief_group
from landfall.games.crete.rules.fire import (
    DIRECT,
    aim,
)
from landfall.games.crete.rules.quality import need
from landfall.games.crete.rules.results import (
    eliminate,
    take_back_heroic,
)


def test_5_2_greek_rout() -> None:
    """crete 5.0, 5.2: if the check fails, the Greek unit is removed and no step is counted."""
    game = still([unit("GR-4-A", "R28.13"), unit(FJ, "R40.12")], script=[0, 9])
    happen(game, "Allied Greek Rout", 0)
    assert said(game, UnitFled)
    assert game.lost == [0, 0]


def test_5_3_heroic() -> None:
    """crete 5.3, R12, G6.8: better quality, harder to hit; the marker returns to its cup."""
    here, there = pair("C", "C")
    game = still([unit(AUS, here), unit(FJ, there)], script=[0])
    before = need(game, number(AUS)), aim(game, number(FJ), number(AUS), DIRECT).sum
    happen(game, "Allied Heroic", 0)
    assert said(game, MarkerTaken)
    assert game.event_cups[0] == []
    after = need(game, number(AUS)), aim(game, number(FJ), number(AUS), DIRECT).sum
    assert after == (before[0] + 1, before[1] - 1)
    take_back_heroic(game, number(AUS))
    assert game.event_cups[0] == [EVENT_NUMBER["Allied Heroic"]]


def test_5_4_and_5_12_points() -> None:
    """crete 5.4, 5.12, R13: two points and a dispatch point; two points less, not below zero."""
    game = still(
        [unit(AUS, "R28.13"), unit(FJ, "R40.12")],
        cp={"19 Bde (AUS)": 1},
        dp={"19 Bde (AUS)": 0},
        script=[0, 0, 0],
    )
    allied = game.frame.division_named("19 Bde (AUS)")
    happen(game, "Allied Command Confusion", 0)
    assert game.cp[allied] == 0
    happen(game, "Allied Intelligence", 0)
    assert (game.cp[allied], game.dp[allied]) == (2, 1)


def test_5_5_and_5_9_relief() -> None:
    """crete 5.5, 5.9, R14: up to two, of one formation."""
    game = still(
        [
            unit(FJ, "R33.12", suppressed=True),
            unit("FJ2-2", "R33.11", suppressed=True),
            unit("FJ2-9", "R33.10", suppressed=True),
        ],
        script=[0],
    )
    happen(game, "German Rally", 1)
    asked = game.advance()[0]
    assert len(asked.options) == 4
    asked = game.apply("german", asked.options[0])[0]
    assert [o.id for o in asked.options] == ["relieve:FJ2-2", "done"]


def test_5_6_5_7_5_8_subjects() -> None:
    """crete 5.6, 5.7, 5.8, 5.13, R66, G14.8, G22.5: which units can be the subject; without one, nothing happens."""
    game = still([unit("CR-RTR-R1", "R28.13"), unit(FJ, "R40.12")], script=[0, 0, 0, 0])
    happen(game, "Allied Tank Breakdown", 0)
    assert game.units[number("CR-RTR-R1")].suppressed
    happen(game, "Allied Tank Breakdown", 0)
    assert said(game, EventEmpty)
    happen(game, "German Out of Ammo", 1)
    assert len(said(game, EventEmpty)) == 2
    assert partisan_aim(game, number(FJ)).base == 2
    here, there = pair("C", "C")
    game = still([unit(AUS, here), unit(FJ, there)], script=[0])
    happen(game, "German Out of Ammo", 1)
    assert game.units[number(FJ)].cohesion == 1


def test_5_10_lost_men_come_back() -> None:
    """crete 5.10, R15, R67: a step returns; the losses that were counted stay."""
    game = still([unit(FJ, "R33.12", steps=1)], lost={"german": 1}, script=[0])
    happen(game, "German Lost Fallschirmjaeger", 1)
    assert game.units[number(FJ)].steps == 2
    assert game.lost[1] == 1
    assert said(game, StepReturned)


def test_5_0_a_marker_is_drawn_and_put_back() -> None:
    game = still([unit(AUS, "R28.13"), unit(FJ, "R40.12")], script=[0])
    happen(game, "Allied Tank Breakdown", 0)
    assert len(said(game, EventDrawn)) == 1
    assert game.event_cups[0] == [EVENT_NUMBER["Allied Tank Breakdown"]]


@pytest.mark.parametrize(("die", "strikes"), [(1, 0), (2, 1), (9, 4)])
def test_5_1_half_the_roll_in_strikes(die: int, strikes: int) -> None:
    game = still([unit(FJ, "R33.12"), unit(AUS, "R33.13")], script=[0, die, 9, 9, 9, 9])
    support = next(
        e.event for e in BOX.events.values() if e.number == "5.1" and "German" in e.event
    )
    happen(game, support, 1)
    game.advance()
    assert said(game, EventRolled)[0].strikes == strikes
    assert len([s for s in said(game, Shot) if s.mode == "strike"]) == strikes


def test_5_8_a_unit_next_to_an_enemy_runs_short() -> None:
    here, there = pair("C", "C")
    game = still([unit(AUS, here), unit(FJ, there), unit("FJ2-9", "R08.14")], script=[0])
    happen(game, "German Out of Ammo", 1)
    assert game.units[number(FJ)].cohesion == 1
    assert game.units[number("FJ2-9")].cohesion == 0


def test_5_13_and_r66_without_a_subject_nothing_happens() -> None:
    """A tank that is suppressed already is no subject."""
    game = still([unit("CR-RTR-R1", "R28.13", suppressed=True), unit(FJ, "R40.12")], script=[0, 0])
    before = dict(game.units)
    happen(game, "Allied Tank Breakdown", 0)
    assert len(said(game, EventEmpty)) == 1
    none = next(e.event for e in BOX.events.values() if e.number == "5.13" and "Allied" in e.event)
    happen(game, none, 0)
    assert len(said(game, EventEmpty)) == 2
    assert game.units == before


def test_r12_a_dead_heros_marker_goes_back() -> None:
    game = still([unit(AUS, "R28.13", heroic=True), unit(FJ, "R40.12")])
    game.event_cups[0] = []
    eliminate(game, number(AUS), "test")
    assert game.event_cups[0] == [EVENT_NUMBER["Allied Heroic"]]


def test_r13_intelligence_brings_no_dispatch_where_there_is_none() -> None:
    for scenario, hexes, dp in (("1", ("R28.13", "R40.12"), 1), ("L", ("K07.05", "K15.07"), 0)):
        greek, german = ("GR-4-A", FJ) if scenario == "1" else ("GR-1-A", "GPI-1")
        day = {} if scenario == "1" else {"day": 24, "hour": "1100"}
        game = still(
            [unit(greek, hexes[0]), unit(german, hexes[1])], scenario=scenario, script=[0], **day
        )
        game.event_cups[1] = [EVENT_NUMBER["German Intelligence"]]
        happen(game, "German Intelligence", 1)
        told_of = said(game, PointsChanged)[0]
        assert (told_of.cp, told_of.dp) == (2, dp)


def test_r14_independents_of_a_division_count_as_one_formation() -> None:
    game = still([unit("FJ2-13", "R28.13"), unit("FJ2-14", "R28.14"), unit(FJ, "R28.15")])
    groups = [relief_group(game, number(n)) for n in ("FJ2-13", "FJ2-14", FJ)]
    assert groups[0] == groups[1] != groups[2]


def test_r15_and_r67_a_lost_company_returns_to_a_leader_with_room() -> None:
    """It has one step and no markers, and its losses stay counted."""
    units = [unit("FJ2-2", "R28.13"), unit(FJ, "gone"), unit(AUS, "R08.13")]
    game = still(units, leaders={"LB-I-FJR2": "FJ2-2"}, lost={"german": 2}, script=[0])
    happen(game, "German Lost Fallschirmjaeger", 1)
    back = [n for n, u in game.units.items() if u.at == at("R28.13") and n != number("FJ2-2")]
    asked = game.advance() if not back else ()
    if asked:
        option = next(o for o in asked[0].options if FJ in o.id)
        game.apply(asked[0].seat, option)
    state = game.units[number(FJ)]
    assert (state.at, state.steps, state.chutes) == (at("R28.13"), 1, 0)
    assert game.lost[1] == 2
    assert said(game, StepReturned)


def test_5_3_a_heroic_battery_gives_its_marker_back_out_of_a_park() -> None:
    """crete 5.3, G6.8: wherever the unit is, the marker comes back before the next draw."""
    game = still(
        [unit(FJ, "R33.12"), unit(AUS, "R28.13")], parks=[{"hex": "R28.14", "units": ["CR-6BTY"]}]
    )
    game.mark(number("CR-6BTY"), heroic=True)
    happen(game, "Allied No Event", 0)
    assert not game.units[number("CR-6BTY")].heroic
    assert EVENT_NUMBER["Allied Heroic"] in game.event_cups[0]
