"""G17 to G25 and the book's chapters 1, 3 to 5 and 11, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    at,
    choose,
    game_of,
    happen,
    ids,
    number,
    pair,
    run,
    said,
    still,
    straight,
    table,
    told,
    unit,
)

from landfall.core.table import open_table
from landfall.games.crete.model import ground
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import (
    CHIT_NUMBER,
    EVENT_NUMBER,
    LEADER_NUMBER,
    TQ,
)
from landfall.games.crete.model.events import (
    ChitEnded,
    ChitPlayed,
    ContactLost,
    ContactMade,
    EventDrawn,
    EventEmpty,
    EventRolled,
    IncomeRolled,
    JumpRolled,
    PointsChanged,
    QualityChecked,
    Shot,
    StepReturned,
    StrikesLaid,
    UnitEliminated,
    UnitPlaced,
)
from landfall.games.crete.model.frames import frame
from landfall.games.crete.model.ground import NAME, NEAR, TERRAIN
from landfall.games.crete.model.pieces import GONE, IN_PARK
from landfall.games.crete.rules.acting import eligible, fire_targets
from landfall.games.crete.rules.air import LayStrikes, partisan_aim, strike_aim
from landfall.games.crete.rules.assault import may_assault
from landfall.games.crete.rules.drops import jump_row
from landfall.games.crete.rules.event_relief import relief_group
from landfall.games.crete.rules.fire import DIRECT, INDIRECT, Roll, aim, direct_targets
from landfall.games.crete.rules.indirect import indirect_targets
from landfall.games.crete.rules.parks import overrun, try_contact
from landfall.games.crete.rules.quality import need
from landfall.games.crete.rules.rally import may_rally
from landfall.games.crete.rules.results import eliminate, lay_barrage, suppress
from landfall.games.crete.rules.sequence import Turn
from landfall.games.crete.rules.transport import transport_options
from landfall.games.crete.rules.unpacking import FinishJumps
from landfall.games.crete.rules.victory import Annihilation, TurnTests, evaluate, holds
from landfall.games.crete.rules.works import Work, work_options

BATTERY = "CR-6BTY"
PARTISANS = next(e.event for e in BOX.events.values() if e.number == "5.7")


def park(**more: Any) -> dict[str, Any]:
    return {"parks": [{"hex": "R28.14", "units": [BATTERY], **more}]}


# Indirect fire.


def test_g17_1_mortars_at_any_range_artillery_from_four() -> None:
    for far in (2, 4):
        here, there = straight(far)
        mortar = still([unit("LS-13", here), unit(NZ, there)])
        gun = still([unit(BATTERY, here), unit(FJ, there)])
        assert indirect_targets(mortar, number("LS-13")) == [number(NZ)]
        assert indirect_targets(gun, number(BATTERY)) == ([number(FJ)] if far == 4 else [])
        assert direct_targets(gun, number(BATTERY)) == ([number(FJ)] if far == 2 else [])
        assert direct_targets(mortar, number("LS-13")) == []


def test_g17_3_no_range_modifier_and_no_shot_over_an_enemy_next_to_one() -> None:
    here, there = straight(5)
    game = still([unit("LS-13", here), unit(NZ, there)])
    assert "range" not in dict(aim(game, number("LS-13"), number(NZ), INDIRECT).mods)
    assert number(NZ) in indirect_targets(game, number("LS-13"))
    near = NAME[next(h for h in NEAR[at(here)] if ground.LAND[h])]
    game = still([unit("LS-13", here), unit(NZ, there), unit(AUS, near)])
    assert indirect_targets(game, number("LS-13")) == [number(AUS)]


def test_g17_4_a_heavy_barrage_replaces_a_light_one_only() -> None:
    game = still([unit(NZ, "R28.13"), unit(FJ, "R40.12")])
    hex = at("R28.13")
    lay_barrage(game, hex, 1)
    assert game.barrage == {hex: 1}
    lay_barrage(game, hex, 2)
    lay_barrage(game, hex, 1)
    assert game.barrage == {hex: 2}
    assert game.reach(number(NZ)) == 1
    assert not may_assault(game, number(NZ))


@pytest.mark.parametrize(("die", "level"), [(8, 2), (9, 0)])
def test_g17_4_it_lies_whether_the_shot_hits_or_not(die: int, level: int) -> None:
    here, there = straight(5)
    game = still([unit("LS-13", here), unit(NZ, there)], script=[die])
    game.passed = False
    Roll(number("LS-13"), number(NZ), INDIRECT).run(game)
    assert said(game, Shot)[0].result == "miss"
    assert game.barrage.get(at(there), 0) == level


def test_g17_5_a_nine_loses_contact() -> None:
    game = still(
        [unit(FJ, "R33.12"), unit(AUS, "R28.13")],
        leaders={"LB-2-1Inf": AUS},
        script=[8, 9],
        **park(contact="LB-2-1Inf"),
    )
    game.passed = False
    for lost in (False, True):
        Roll(number(BATTERY), number(FJ), INDIRECT).run(game)
        assert (game.parks[0].contact == -1) == lost
    assert len(said(game, ContactLost)) == 1


def test_g17_7_contact_by_the_parks_best_quality() -> None:
    for die, made in ((TQ[number(BATTERY)], True), (TQ[number(BATTERY)] + 1, False)):
        game = still(
            [unit(FJ, "R40.12"), unit(AUS, "R28.13")],
            leaders={"LB-2-1Inf": AUS},
            script=[die],
            **park(),
        )
        try_contact(game, game.parks[0], LEADER_NUMBER["LB-2-1Inf"])
        assert said(game, ContactMade)[0].made == made
        assert (game.parks[0].contact >= 0) == made


def test_g17_8_a_battery_fires_once_a_turn() -> None:
    """With its division, with the formation in contact, or for a point; direct within three hexes."""
    here, there = straight(3)
    game = still(
        [unit(FJ, there), unit(AUS, "R08.13")],
        leaders={"LB-2-1Inf": AUS},
        cp={"19 Bde (AUS)": 1},
        parks=[{"hex": here, "units": [BATTERY], "contact": "LB-2-1Inf"}],
    )
    gun = number(BATTERY)
    able = {}
    for chit in (
        "19 Bde (AUS) Division",
        "2/1 Inf (AUS)",
        "2/11 Inf (AUS)",
        "Allied Direct Command",
    ):
        game.chit = CHIT_NUMBER[chit]
        able[chit] = eligible(game, gun)
    assert list(able.values()) == [True, True, False, True]
    assert game.zone(gun) == 0
    assert fire_targets(game, gun) == direct_targets(game, gun) == [number(FJ)]
    assert aim(game, gun, number(FJ), DIRECT).color == "Yellow"
    game.parks[0] = game.parks[0]._replace(fired=(gun,))
    assert not eligible(game, gun)


def test_g17_9_a_battery_in_a_park_can_be_named_and_overrun() -> None:
    here, there = pair("C", "C")
    game = still(
        [unit(FJ, here), unit(AUS, "R08.13")],
        parks=[{"hex": there, "units": [BATTERY]}],
    )
    assert direct_targets(game, number(FJ)) == [number(BATTERY)]
    assert game.units[number(BATTERY)].at == IN_PARK
    overrun(game, number(FJ), at(there))
    assert not game.parks
    assert game.units[number(BATTERY)].at == GONE
    assert said(game, UnitEliminated)[0].cause == "overrun"


# Rally.


def test_g18_1_cohesion_is_not_rallied_in_an_enemy_zone() -> None:
    here, there = pair("C", "C")
    leaders = {"LB-I-FJR2": FJ}
    near = still([unit(FJ, here, cohesion=1), unit(AUS, there)], leaders=leaders)
    far = still([unit(FJ, here, cohesion=1), unit(AUS, "R08.13")], leaders=leaders)
    assert not may_rally(near, number(FJ))
    assert may_rally(far, number(FJ))
    both = [unit(FJ, here, suppressed=True, cohesion=1), unit(AUS, "R08.13")]
    play = table(
        both, leaders=leaders, cp={"FJR 2": 0}, orders={"german": {"rally": "never"}}, script=(1,)
    )
    choose(play, f"rally:{FJ}")
    state = game_of(play).units[number(FJ)]
    assert (state.suppressed, state.cohesion) == (False, 1)


def test_g18_2_with_drop_markers_only_suppression_is_rallied() -> None:
    game = still([unit(FJ, "R28.13", cohesion=1, chutes=1), unit(AUS, "R08.13")])
    assert not may_rally(game, number(FJ))
    game.mark(number(FJ), suppressed=True)
    assert may_rally(game, number(FJ))


# Works.


def test_g19_1_an_engineer_action_is_checked_without_points() -> None:
    play = table(
        [unit(FJ, "R28.13"), unit(AUS, "R08.13")],
        leaders={"LB-I-FJR2": FJ},
        cp={"FJR 2": 9},
        script=(9,),
    )
    game = game_of(play)
    before = list(game.cp)
    choose(play, f"dig:{FJ}")
    assert [c.passed for c in told(play, QualityChecked) if c.purpose == "engineer"] == [False]
    assert game.units[number(FJ)].position == 0
    assert game.cp == before
    direct = table(
        [unit(FJ, "R28.13"), unit(AUS, "R08.13")],
        chit="German Direct Command",
        leaders={"LB-I-FJR2": FJ},
        cp={"FJR 2": 9},
    )
    assert f"dig:{FJ}" not in ids(direct)


def test_g19_2_work_is_begun_and_finished_and_given_up_when_suppressed() -> None:
    game = still([unit(FJ, "R28.13", position=1), unit(AUS, "R08.13")], script=[0, 0, 0])
    company = number(FJ)
    Work(company, "entrench", company).run(game)
    assert (game.units[company].work, game.units[company].position) == ("trench", 1)
    suppress(game, company)
    assert game.units[company].work == ""
    game.mark(company, suppressed=False)
    Work(company, "entrench", company).run(game)
    Work(company, "entrench", company).run(game)
    assert game.units[company].position == 2


def test_g19_4_what_a_trench_does() -> None:
    """It replaces the improved position; an engineer digs it at once, for others too."""
    here, there = pair("C", "C")
    game = still([unit("PI7-1", here), unit(FJ, here, position=1), unit(AUS, there)], script=[0])
    company = number(FJ)
    before = need(game, company)
    Work(number("PI7-1"), "entrench-for", company).run(game)
    assert game.units[company].position == 2
    assert need(game, company) == before + 1
    mods = dict(aim(game, number(AUS), company, DIRECT).mods)
    assert mods["target-entrenched"] == -2
    assert "target-improved" not in mods
    assert ("entrenched", 1) in aim(game, company, number(AUS), DIRECT).mods
    assert not may_assault(game, company)


def test_g19_8_engineers_clear_rubble_in_two_successes() -> None:
    city = NAME[TERRAIN.index("X")]
    game = still([unit("PI7-1", city), unit(FJ, city)], scenario="11", rubble=[city], script=[0, 0])
    clears = [
        [o.id for o in work_options(game, number(n)) if o.id.startswith("clear")]
        for n in ("PI7-1", FJ)
    ]
    assert clears == [["clear:PI7-1"], []]
    Work(number("PI7-1"), "clear", number("PI7-1")).run(game)
    assert game.rubble == [at(city)]
    Work(number("PI7-1"), "clear", number("PI7-1")).run(game)
    assert game.rubble == []
    assert game.cleared == [at(city)]


def test_g20_1_mounting_is_an_action_and_changes_the_ratings() -> None:
    clear = "K15.07"
    foot, riding = (
        still([unit("GAA-1", clear, mounted=m), unit("GR-1-A", "K07.05")], scenario="L")
        for m in (False, True)
    )
    rider = number("GAA-1")
    assert {o.id.partition(":")[0] for o in transport_options(foot, rider)} == {
        "mount",
        "mount-column",
    }
    assert all(o.id.startswith("dismount") for o in transport_options(riding, rider))
    assert foot.zone(rider)
    assert not may_assault(riding, rider)
    assert need(riding, rider) < need(foot, rider)


# Landing.


def test_g21_3_who_was_not_activated_still_rolls() -> None:
    game = still([unit(FJ, "R28.13", chutes=1, jump=True), unit(AUS, "R08.13")], script=[0])
    game.push(FinishJumps(1))
    run(game)
    assert len(said(game, JumpRolled)) == 1
    assert not game.units[number(FJ)].jump


@pytest.mark.parametrize(
    ("die", "total", "row"),
    [
        (4, 4, (0, 0, False)),
        (5, 5, (1, 0, False)),
        (5, 6, (1, 0, False)),
        (5, 7, (2, 0, False)),
        (5, 9, (0, 1, False)),
        (5, 11, (1, 1, False)),
        (5, 13, (0, 0, True)),
        (0, 13, (0, 0, False)),
    ],
)
def test_g21_4_and_4_2_1_the_jump_table(die: int, total: int, row: tuple[int, int, bool]) -> None:
    found = jump_row(die, total)
    assert (found.markers, found.steps, found.eliminated) == row


def test_g21_6_a_marker_costs_an_action_and_hinders_the_rest() -> None:
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here, chutes=1), unit(AUS, there)],
        leaders={"LB-I-FJR2": FJ},
        orders={"german": {"landing": "ask"}},
    )
    assert [i for i in ids(play) if FJ in i] == [f"unpack:{FJ}"]
    assert game_of(play).zone(number(FJ))
    choose(play, f"unpack:{FJ}")
    assert game_of(play).units[number(FJ)].chutes == 0


# Air.


def test_g22_2_only_what_is_positive_counts_for_a_strike() -> None:
    """Cover does not, a trench does not change the half."""
    _, orchard = pair("C", "O")
    game = still([unit(NZ, orchard, position=2, column=True), unit(FJ, "R40.12")])
    assert dict(strike_aim(game, number(NZ)).mods) == {"target-column": 2}
    assert strike_aim(game, number(NZ)).base == 3


def test_g22_3_no_strikes_at_night() -> None:
    units = [unit(FJ, "R33.12"), unit(AUS, "R33.13")]
    assert LayStrikes(1, 2).ask(still(units))
    assert LayStrikes(1, 2).ask(still(units, hour="Night")) == ()


def test_g22_5_and_5_7_partisans() -> None:
    """Pink 2 with all that concerns the target; only near a village, town or city."""
    village = next(h for h in range(len(TERRAIN)) if TERRAIN[h] == "V" and NAME[h][0] == "R")
    near = NAME[village]
    game = still([unit(FJ, near, position=1), unit(AUS, "R08.13")], script=[0, 9])
    shot = partisan_aim(game, number(FJ))
    assert (shot.base, shot.color) == (2, "Pink")
    assert {"terrain", "defence", "target-improved"} == set(dict(shot.mods))
    happen(game, PARTISANS, 0)
    assert [s.mode for s in said(game, Shot)] == ["partisans"]
    lonely = next(
        NAME[h]
        for h in range(len(TERRAIN))
        if NAME[h][0] == "R"
        and TERRAIN[h] == "C"
        and not any(TERRAIN[n] in "VTX" for n in ground.SHEETS.within(h, 2))
    )
    game = still([unit(FJ, lonely), unit(AUS, "R08.13")], script=[0])
    happen(game, PARTISANS, 0)
    assert said(game, EventEmpty)


# The end.


def test_g25_1_and_g25_2_when_a_test_is_made() -> None:
    """Control at the end of any turn, losses only at the end."""
    units = [unit(FJ, "R33.12"), unit(AUS, "R28.13")]
    held = {"R08.13": "german", "R27.12": "german", "R28.11": "german"}
    game = still(units, control=held, lost={"german": 13})
    TurnTests().run(game)
    assert game.true == ["a"]
    assert game.outcome is None
    evaluate(game, ("end",))
    assert game.true == ["a", "b"]


def test_g25_7_the_end_waits_for_the_action_in_hand() -> None:
    """The last Greek falls to a strike: the shot is shown, then the game is over."""
    play = table(
        [unit("GPI-1", "K07.06"), unit("GR-1-A", "K07.05", steps=1)],
        scenario="L",
        day=24,
        hour="1300",
        chit="5GEB Division",
        cup=("Allied Direct Command",),
        leaders={"L-KG4": "GPI-1"},
        script=(9, 0, 0, 0, 0, 0, 0),
        orders={"allied": {"stand": "stand"}},
    )
    while play.outcome is None:
        options = ids(play)
        choose(play, next((o for o in options if o.startswith(("fire:", "assault:"))), options[0]))
    assert play.outcome.winners == ("german",)
    gone = next(i for i, e in enumerate(play.events) if isinstance(e, UnitEliminated))
    assert any(isinstance(e, Shot) for e in play.events[:gone])


# The book.


def test_1_0_night() -> None:
    """Three hexes of sight, two less to hit with, quality as by day."""
    day, night = (
        still([unit(FJ, "R33.12"), unit(AUS, "R33.13")], hour=h) for h in ("1700", "Night")
    )
    assert (day.sight(at("R33.12")), night.sight(at("R33.12"))) == (8, 3)
    shots = [aim(g, number(FJ), number(AUS), DIRECT).sum for g in (day, night)]
    assert shots[1] == shots[0] - 2
    assert need(day, number(FJ)) == need(night, number(FJ))


def test_4_0_and_4_1_and_4_2_and_r7_and_r22_and_r64_a_drop() -> None:
    """With the Division chit, after its strikes, one unit per hex with a marker, before anyone acts."""
    play = open_table("crete", "1", seed=1)
    choose(play, "accept", "accept")
    while not told(play, JumpRolled):
        choose(play, ids(play)[0])
    order = [type(e) for e in play.events]
    assert order.index(ChitPlayed) < order.index(StrikesLaid) < order.index(UnitPlaced)
    assert order.index(UnitPlaced) < order.index(JumpRolled)
    placed = told(play, UnitPlaced)
    assert len(placed) > 5
    assert len({p.hex for p in placed}) == len(placed)
    assert {p.how for p in placed} <= {"parachute", "glider", "drop"}


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


def test_11_0_and_r58_the_named_first_chit() -> None:
    """At full strength; the first chit is played, is not in the cup, and brings no income."""
    play = open_table("crete", "1", seed=3)
    choose(play, "accept", "accept")
    game = game_of(play)
    first = CHIT_NUMBER["FJR 2 Division"]
    assert told(play, ChitPlayed)[0].chit == f"chit:{first}"
    assert first not in game.frame.start_cup
    assert first not in frame("L").start_cup
    assert CHIT_NUMBER["German Direct Command"] not in frame("L").start_cup
    assert not told(play, IncomeRolled)


def test_r10_and_r9_markers_of_their_kind() -> None:
    game = still(
        [
            unit(FJ, "R28.13", chutes=1, jump=True),
            unit("FJ2-2", "R28.14", jump=True),
            unit(AUS, "R08.13"),
        ],
        script=[5, 5],
    )
    game.jumps = {number(FJ): [0, 0, 0], number("FJ2-2"): [0, 0, 0]}
    game.push(FinishJumps(1))
    run(game)
    glided = game.units[number("FJ2-2")]
    assert game.units[number(FJ)].chutes == 2
    assert (glided.chutes, glided.gliders) == (0, 1)


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
    """With one step and no marker; what was counted stays counted."""
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


def test_r44_the_learning_scenario() -> None:
    """It starts at step A, with Schaette on one of the three companies, who are all in command."""
    play = open_table("crete", "L", seed=1)
    choose(play, "accept")
    hosts = {i.partition("@")[2] for i in ids(play) if i.startswith("stand:L-KG4")}
    game = game_of(play)
    here = game.leaders[LEADER_NUMBER["L-KG4"]].on
    assert {number(n) for n in hosts} | {here} == {number(f"GPI-{n}") for n in (1, 2, 3)}
    choose(play, "accept")
    assert told(play, ChitPlayed)[0].chit == f"chit:{CHIT_NUMBER['German Direct Command']}"
    assert not told(play, ChitEnded)


def test_g25_3_before_a_turn_is_tested_after_every_action() -> None:
    """Both Platanias hexes before 1300 in scenario 8; once true it stays true."""
    game = still([unit(NZ, "W20.10"), unit("FJ3-1", "W26.07")], scenario="8", day=23, hour="1100")
    for hex in ("W25.07", "W26.07"):
        game.control[at(hex)] = 1
    Annihilation().run(game)
    assert len(game.true) == 1
    game.control[at("W25.07")] = 0
    Annihilation().run(game)
    assert len(game.true) == 1
    late = still([unit(NZ, "W20.10"), unit("FJ3-1", "W26.07")], scenario="8", day=23, hour="1300")
    for hex in ("W25.07", "W26.07"):
        late.control[at(hex)] = 1
    Annihilation().run(late)
    assert late.true == []


def test_g25_4_and_g3_3_a_test_at_the_start_of_a_turn_comes_before_step_b() -> None:
    """Galatas at 0700 of 26 May in scenario 9: the game ends there."""
    for held, over in ((0, True), (1, False)):
        game = still(
            [unit(NZ, "W40.10"), unit("FJ3-1", "W30.10")], scenario="9", day=26, hour="0700"
        )
        for hex in ("W36.11", "W37.11"):
            game.control[at(hex)] = held
        game.steps.clear()
        Turn().run(game)
        assert (game.outcome is not None) == over
        assert bool(game.steps) != over


def test_g25_tests_of_every_kind_that_stands_on_the_map() -> None:
    """crete G25: connected runways, airfields, fire zones, steps in an area."""
    game = still([unit(NZ, "W34.10"), unit("FJ3-1", "W10.05")], scenario="8", day=23, hour="1100")
    runways = {"side": "german", "hexes": ["09.04", "10.04", "11.05"], "at_least": 2}
    game.control |= {at("W09.04"): 1, at("W10.04"): 0, at("W11.05"): 1}
    assert holds(game, {"control": runways})
    assert not holds(game, {"control": {**runways, "connected": True}})
    game.control[at("W10.04")] = 1
    assert holds(game, {"control": {**runways, "connected": True}})
    zone = {"side": "german", "hexes": ["09.04", "10.04", "11.05"], "at_least": 1}
    assert holds(game, {"fire_zone": zone})
    assert not holds(game, {"fire_zone": {**zone, "side": "allied"}})
    area = {"side": "allied", "formation": "4 NZ Bde", "columns_east_of": 33, "at_least": 2}
    assert holds(game, {"steps_in_area": area})
    assert not holds(game, {"steps_in_area": {**area, "columns_east_of": 34}})
    assert not holds(game, {"steps_in_area": {**area, "formation": "5 NZ Bde"}})


def test_r48_an_airfield_is_all_its_hexes() -> None:
    game = still([unit(NZ, "W34.10"), unit("FJ3-1", "W10.05")], scenario="6", day=20, hour="1100")
    hexes = min(h for name, h in ground.AIRFIELDS.items() if all(NAME[x][0] == "W" for x in h))
    wanted = {"control_airfields": {"side": "german", "at_least": 1}}
    for hex in hexes:
        assert not holds(game, wanted)
        game.control[hex] = 1
    assert holds(game, wanted)
