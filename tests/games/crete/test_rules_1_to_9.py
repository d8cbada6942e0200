"""G1 to G9, rule by rule: counters, points, cup, activations, command, quality, actions."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    assault,
    at,
    choose,
    game_of,
    happen,
    ids,
    number,
    pair,
    said,
    still,
    straight,
    table,
    told,
    unit,
)

from landfall.core.table import open_table
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import (
    ALLOWANCE,
    ASSAULT,
    CHIT_NUMBER,
    FIRE,
    LEADER_NUMBER,
    LEADERS,
    STEPS,
)
from landfall.games.crete.model.events import (
    CheckPaid,
    ChitCarried,
    ChitPlayed,
    DirectCommand,
    IncomeRolled,
    LeaderMoved,
    MarkerTaken,
    PlanCancelled,
)
from landfall.games.crete.model.frames import TURNS, frame, hour_of
from landfall.games.crete.model.ground import NAME, NEAR, TERRAIN, distance
from landfall.games.crete.model.pieces import DONE, READY
from landfall.games.crete.rules.acting import eligible, second_possible
from landfall.games.crete.rules.arrivals import due
from landfall.games.crete.rules.chits import Play
from landfall.games.crete.rules.command import attachment, in_range, leader_hex, may_pay, payer
from landfall.games.crete.rules.cup import Draw, FillCup
from landfall.games.crete.rules.fire import Aim
from landfall.games.crete.rules.quality import need, passes
from landfall.games.crete.rules.results import lose_step
from landfall.games.crete.rules.retreat import retreats
from landfall.games.crete.rules.sequence import Letter, Turn
from landfall.games.crete.rules.stacking import room_for

LEADER = {"LB-I-FJR2": FJ}


def test_g1_2_a_day_turn_is_two_hours() -> None:
    hours = [int(h) for h in TURNS if h != "Night"]
    assert [b - a for a, b in itertools.pairwise(hours)] == [200] * 6
    assert hour_of(8) == TURNS[0]


@pytest.mark.parametrize(
    ("hex", "near"),
    [
        ("R28.13", {"R28.12", "R28.14", "R29.13", "R29.14", "R27.14", "R27.13"}),
        ("R27.12", {"R27.11", "R27.13", "R28.11", "R28.12", "R26.12", "R26.11"}),
    ],
)
def test_g1_3_even_columns_lie_half_a_hex_lower(hex: str, near: set[str]) -> None:
    assert {NAME[n] for n in NEAR[at(hex)]} == near


def test_g1_5_only_the_west_is_one_grid() -> None:
    assert distance(at("W48.07"), at("W49.08")) == 1
    assert distance(at("R27.12"), at("K07.05")) > 100
    assert distance(at("R27.12"), at("H07.05")) > 100


def test_g1_8_and_2_0_the_list_of_terrain_is_closed() -> None:
    """No river, no bridge, and nothing that has no dot."""
    assert set(BOX.terrain) == {"C", "O", "B", "V", "T", "X", "F", "XR", "FR"}
    play = table([unit(FJ, "R28.11"), unit(AUS, "R40.12")], leaders=LEADER)
    choose(play, f"move:{FJ}")
    ends = {i.removeprefix("to:").partition("/")[0] for i in ids(play) if i.startswith("to:")}
    assert ends
    assert not [h for h in ends if TERRAIN[at(h)] == "~"]


def test_g2_1_in_small_scenarios_the_regiment_is_the_division() -> None:
    it = frame("1")
    assert [d.name for d in it.divisions] == ["19 Bde (AUS)", "FJR 2"]
    assert it.formations[it.formation_of[number(FJ)]].name == "I./FJR 2"
    it = frame("11")
    assert it.divisions[it.division_of[number(FJ)]].name == "7FL"
    assert it.formations[it.formation_of[number(FJ)]].name == "Fsch.Jäg.Rgt.2"


def test_g2_2_ratings_say_what_a_unit_can_do() -> None:
    """Without a Fire rating no zone; with ``*`` no move on its own wheels."""
    truck = number("TRK-7FL-1")
    assert FIRE[truck] is None
    game = still([unit("TRK-7FL-1", "W10.10")], scenario="11")
    assert game.zone(truck) == 0
    assert ALLOWANCE[number("CR-6BTY")] == 0
    play = table(
        [unit("CR-6BTY", "R28.14"), unit(AUS, "R28.13"), unit(FJ, "R40.12")],
        chit="19 Bde (AUS) Division",
        leaders={"LB-2-1Inf": AUS},
    )
    assert f"move:{AUS}" in ids(play)
    assert "move:CR-6BTY" not in ids(play)


def test_g2_5_a_rearguard_has_no_steps() -> None:
    """It takes no room, cannot move or assault, and no step is counted when it goes."""
    rearguard = number("RG-7FL-1")
    assert (STEPS[rearguard], ALLOWANCE[rearguard], ASSAULT[rearguard]) == (0, 0, None)
    full = [unit(f"FJ2-{n}", "R33.12") for n in (1, 2, 3, 9)]
    game = still([*full, unit("RG-7FL-1", "R33.11", maker=FJ)])
    assert room_for(game, rearguard, at("R33.12"), False)
    lose_step(game, rearguard, "test")
    assert game.units[rearguard].at < 0
    assert game.lost == [0, 0]


def test_g2_6_leaders_are_no_units() -> None:
    """Free of stacking, without a zone; the replacement leads fewer, less far."""
    game = still([unit(FJ, "R28.13")], leaders=LEADER)
    leader = LEADER_NUMBER["LB-I-FJR2"]
    assert game.at(at("R28.13")) == (number(FJ),)
    assert attachment(game, leader) == LEADERS[leader].attachment == 3
    game.set_leader(leader, game.leaders[leader]._replace(replaced=True))
    assert attachment(game, leader) == 2
    assert in_range(game, leader, at("R28.18"))
    assert not in_range(game, leader, at("R28.19"))


def test_g2_7_a_rating_is_held_between_0_and_9_only_when_rolled() -> None:
    high, low = Aim(6, "Pink", (("x", 6), ("y", -2))), Aim(2, "Pink", (("x", -5),))
    assert (high.sum, high.rating) == (10, 9)
    assert (low.sum, low.rating) == (-3, 0)


def test_g3_2_and_3_0_and_3_1_the_letters_of_a_turn() -> None:
    """No weather in A; D, then E, then H; a scenario that starts at H has no D and E."""
    for begin, letters in (("B", ["D", "E", "H"]), ("H", ["H"])):
        game = still([unit(FJ, "R28.13"), unit(AUS, "R08.13")])
        game.steps.clear()
        Turn(begin).run(game)
        assert [s.step for s in reversed(game.steps) if isinstance(s, Letter)] == letters


def test_g4_1_each_division_has_its_own_points_without_a_limit() -> None:
    play = table([unit(FJ, "R28.13"), unit(AUS, "R08.13")], cp={"FJR 2": 40, "19 Bde (AUS)": 3})
    game = game_of(play)
    assert game.cp[game.frame.division_named("FJR 2")] == 40 + 4 + 2
    assert game.cp[game.frame.division_named("19 Bde (AUS)")] == 3


def test_g4_2_income_comes_before_anything_else() -> None:
    """FJR 2 has 4 and 2; a 4 brings two more points and no other dispatch point."""
    play = table([unit(FJ, "R28.13"), unit(AUS, "R08.13")], cp={"FJR 2": 0}, dp={"FJR 2": 0})
    rolled = told(play, IncomeRolled)[0]
    assert (rolled.roll, rolled.cp, rolled.dp) == (4, 6, 2)
    game = game_of(play)
    german = game.frame.division_named("FJR 2")
    assert (game.cp[german], game.dp[german]) == (6, 2)


def test_g4_4_two_command_points_make_one_dispatch_point() -> None:
    play = table(
        [unit(FJ, "R28.13"), unit(AUS, "R08.13")],
        chit="",
        leaders=LEADER,
        cp={"FJR 2": 3, "19 Bde (AUS)": 0},
        dp={"FJR 2": 0, "19 Bde (AUS)": 0},
    )
    game = game_of(play)
    german = game.frame.division_named("FJR 2")
    choose(play, "convert")
    assert (game.cp[german], game.dp[german]) == (1, 1)
    assert "convert" not in ids(play)


def test_g4_6_each_use_costs_one_point() -> None:
    """Direct Command one, a check passed without a roll one."""
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here, suppressed=True), unit(AUS, there)],
        chit="German Direct Command",
        leaders=LEADER,
        cp={"FJR 2": 2},
    )
    game = game_of(play)
    choose(play, f"rally:{FJ}", "pay")
    assert game.cp[game.frame.division_named("FJR 2")] == 0
    assert told(play, DirectCommand)
    assert told(play, CheckPaid)


def test_g4_7_who_pays() -> None:
    """The unit's division; for a Greek that of a leader in range; for a self-commanded unit nobody."""
    units = [
        unit(AUS, "R28.13"),
        unit("GR-4-A", "R28.14"),
        unit("GR-4-B", "R12.15"),
        unit("CR-AA-H2", "R28.13"),
        unit(FJ, "R40.12"),
    ]
    game = still(units, leaders={"LB-2-1Inf": AUS, **LEADER}, cp={"19 Bde (AUS)": 2, "FJR 2": 1})
    allied, german = (game.frame.division_named(n) for n in ("19 Bde (AUS)", "FJR 2"))
    assert payer(game, number(FJ)) == german
    assert payer(game, number("GR-4-A")) == allied
    assert payer(game, number("GR-4-B")) == -1
    assert payer(game, number("CR-AA-H2")) == -1
    game.cp[german] = 0
    assert payer(game, number(FJ)) == -1


def _last_chit(chit: str, **more: Any) -> Any:
    game = still([unit(FJ, "R28.13"), unit(AUS, "R08.13")], **more)
    game.cup = [CHIT_NUMBER[chit]]
    Draw().run(game)
    return game


def test_g5_2_the_last_chit_is_carried_and_opens_the_next_turn() -> None:
    game = _last_chit("I./FJR 2")
    assert game.carried == CHIT_NUMBER["I./FJR 2"]
    assert not said(game, ChitPlayed)
    FillCup().run(game)
    assert game.carried not in game.cup


@pytest.mark.parametrize("chit", ["German Event", "Allied Direct Command", "FJR 2 Division"])
def test_g5_3_any_kind_of_chit_may_be_carried(chit: str) -> None:
    assert [e.chit for e in said(_last_chit(chit), ChitCarried)] == [f"chit:{CHIT_NUMBER[chit]}"]


def test_g5_4_a_plan_for_a_carried_formation_is_cancelled_and_paid_back() -> None:
    game = still([unit(FJ, "R28.13"), unit(AUS, "R08.13")], dp={"FJR 2": 0})
    game.cup = game.planned = [CHIT_NUMBER["I./FJR 2"]]
    game.planned = list(game.planned)
    Draw().run(game)
    assert game.planned == []
    assert game.dp[game.frame.division_named("FJR 2")] == 1
    assert said(game, PlanCancelled)


def test_g5_5_no_chit_is_twice_in_a_cup() -> None:
    """Planned before and free, or carried: it is there once, or not at all."""
    game = still([unit(FJ, "R28.13"), unit(AUS, "R08.13")])
    formation = CHIT_NUMBER["I./FJR 2"]
    game.coming = [formation]
    game.bought = [formation]
    FillCup().run(game)
    assert game.cup.count(formation) == 1
    game.carried = formation
    game.coming = [formation]
    FillCup().run(game)
    assert formation not in game.cup
    assert game.put_in.count(formation) == 1


def test_g5_7_a_carried_chit_brings_what_was_due_before() -> None:
    """The drop of 1500 comes with the chit that is played at 1900."""
    units = [unit("FJ2-9", "due"), unit(AUS, "R28.13")]
    early, late = (still(units, hour=hour) for hour in ("1300", "1900"))
    chit = CHIT_NUMBER["FJR 2 Division"]
    assert early.frame.arrivals[0].turn > early.turn
    assert due(early, chit) == []
    assert due(late, chit) == [0]


def test_g6_6_each_chit_may_activate_the_same_unit() -> None:
    game = still([unit(FJ, "R28.13"), unit(AUS, "R08.13")], leaders=LEADER, cp={"FJR 2": 3})
    for chit in ("FJR 2 Division", "I./FJR 2", "German Direct Command"):
        game.mark(number(FJ), acted=DONE, first="move")
        Play(CHIT_NUMBER[chit], "drawn").run(game)
        assert game.units[number(FJ)].acted == READY
        assert eligible(game, number(FJ))


def test_g6_7_who_may_act_with_which_chit() -> None:
    german = [unit(FJ, "R28.13"), unit("FJ2-2", "R45.10"), unit("FJ2-13", "R28.15")]
    allied = [unit(AUS, "R08.13"), unit("GR-4-A", "R08.14"), unit("CR-AA-H2", "R08.13")]
    game = still(
        [*german, *allied],
        leaders={**LEADER, "LB-2-1Inf": AUS},
        cp={"FJR 2": 3, "19 Bde (AUS)": 3},
    )
    able = {}
    for chit in ("FJR 2 Division", "I./FJR 2", "German Direct Command"):
        game.chit = CHIT_NUMBER[chit]
        able[chit] = [eligible(game, number(n["unit"])) for n in german]
    # In command, out of command, independent that was not chosen.
    assert able["FJR 2 Division"] == [True, True, True]
    assert able["I./FJR 2"] == [True, True, False]
    assert able["German Direct Command"] == [True, False, True]
    for chit in ("19 Bde (AUS) Division", "2/1 Inf (AUS)", "Allied Direct Command"):
        game.chit = CHIT_NUMBER[chit]
        able[chit] = [eligible(game, number(n["unit"])) for n in allied]
    # Of the formation, Greek, self-commanded.
    assert able["19 Bde (AUS) Division"] == [True, True, False]
    assert able["2/1 Inf (AUS)"] == [True, False, False]
    assert able["Allied Direct Command"] == [True, True, True]


def test_g6_8_the_heroic_marker_comes_back_before_the_draw() -> None:
    game = still([unit(AUS, "R28.13", heroic=True), unit(FJ, "R40.12")], script=[0])
    none = next(e.event for e in BOX.events.values() if e.number == "5.13")
    happen(game, none, 0)
    assert not game.units[number(AUS)].heroic
    assert [e.on for e in said(game, MarkerTaken)] == [False]
    assert len(game.event_cups[0]) == 2


def test_g7_2_nothing_blocks_command() -> None:
    """Six hexes, through enemies and smoke; not seven."""
    game = still([unit(FJ, "R28.13"), unit(AUS, "R28.15")], leaders=LEADER, barrage={"R28.16": 2})
    leader = LEADER_NUMBER["LB-I-FJR2"]
    assert in_range(game, leader, at("R28.19"))
    assert not in_range(game, leader, at("R28.20"))


def test_g7_4_out_of_command() -> None:
    """One less, no point, no second action, no Direct Command."""
    game = still([unit(FJ, "R28.13"), unit("FJ2-2", "R45.10")], leaders=LEADER, cp={"FJR 2": 3})
    far = number("FJ2-2")
    assert need(game, far) == need(game, number(FJ)) - 1
    assert not may_pay(game, far)
    game.chit = CHIT_NUMBER["FJR 2 Division"]
    game.group = [number(FJ), far]
    assert second_possible(game, number(FJ))
    assert not second_possible(game, far)
    game.chit = CHIT_NUMBER["German Direct Command"]
    assert not eligible(game, far)


def test_g7_5_a_leader_goes_along_with_his_unit() -> None:
    clear, to = pair("C", "C")
    play = table([unit(FJ, clear), unit("FJ2-2", clear), unit(AUS, "R08.13")], leaders=LEADER)
    leader = LEADER_NUMBER["LB-I-FJR2"]
    choose(play, f"move:{FJ}", f"to:{to}")
    assert ids(play) == ["along", "host:FJ2-2"]
    stays = play.clone()
    choose(play, "along")
    assert leader_hex(game_of(play), leader) == at(to)
    choose(stays, "host:FJ2-2")
    assert leader_hex(game_of(stays), leader) == at(clear)
    assert told(stays, LeaderMoved)


def test_g8_1_a_check() -> None:
    assert [passes(d, 5) for d in range(10)] == [True] * 6 + [False] * 4
    assert [passes(0, -4), passes(9, 11)] == [True, False]


@pytest.mark.parametrize(
    ("state", "change"),
    [
        ({"steps": 1}, -1),
        ({"cohesion": 1}, 0),
        ({"cohesion": 2}, -1),
        ({"suppressed": True}, -1),
        ({"position": 1}, 1),
        ({"position": 2}, 2),
        ({"heroic": True}, 1),
        ({"delay": True}, -1),
    ],
)
def test_g8_2_what_changes_quality(state: dict[str, Any], change: int) -> None:
    plain, marked = (still([unit(FJ, "R28.13", **s)], leaders=LEADER) for s in ({}, state))
    assert need(plain, number(FJ)) == 7
    assert need(marked, number(FJ)) - need(plain, number(FJ)) == change


def test_g8_2_and_g7_4_barrage_command_and_zones_count_too() -> None:
    here, there = pair("C", "C")
    for level in (1, 2):
        game = still([unit(FJ, here)], leaders=LEADER, barrage={here: level})
        assert need(game, number(FJ)) == 7 - level
    assert need(still([unit(FJ, here)]), number(FJ)) == 6
    game = still([unit(FJ, here), unit(AUS, there)], leaders=LEADER)
    assert need(game, number(FJ), "rally") == 6


def test_g8_5_a_check_outside_an_activation_may_be_paid_for() -> None:
    """The rout of 5.2: a Greek unit in command can pay a point to pass."""
    game = still(
        [unit(AUS, "R28.13"), unit("GR-4-A", "R28.14"), unit(FJ, "R40.12")],
        leaders={"LB-2-1Inf": AUS},
        cp={"19 Bde (AUS)": 1},
        script=[0],
    )
    happen(game, "Allied Greek Rout", 0)
    asked = game.advance()[0]
    assert (asked.seat, [o.id for o in asked.options]) == ("allied", ["roll", "pay"])
    game.apply("allied", asked.options[1])
    assert game.units[number("GR-4-A")].at == at("R28.14")
    assert game.cp[game.frame.division_named("19 Bde (AUS)")] == 0


def test_g9_2_a_second_action_is_of_another_kind() -> None:
    """Unpacking may be repeated; there is none in Direct Command."""
    play = table(
        [unit("FJ2-2", "R28.13", chutes=3), unit(AUS, "R08.13")],
        leaders={"LB-I-FJR2": "FJ2-2"},
        cp={"FJR 2": 5},
        orders={"german": {"landing": "ask"}},
    )
    choose(play, "unpack:FJ2-2")
    assert "unpack:FJ2-2" in ids(play)
    choose(play, "unpack:FJ2-2")
    assert not play.decisions or not any("FJ2-2" in i for i in ids(play))
    game = still([unit(FJ, "R28.13")], leaders=LEADER, cp={"FJR 2": 5})
    game.group = [number(FJ)]
    game.chit = CHIT_NUMBER["German Direct Command"]
    assert not second_possible(game, number(FJ))


def test_g29_nothing_is_asked_with_one_answer() -> None:
    """A lone company's assault asks for nobody to join it, and its advance is no question."""
    play = assault(6, 4, 3, 4, 2, 3, 8, 5, 6, 6)
    assert game_of(play).units[number(NZ)].at < 0
    walked = open_table("crete", "L", seed=2)
    asked = 0
    while walked.outcome is None:
        decision = walked.decisions[0]
        assert len(decision.options) > 1, decision.text
        walked.answer(decision.seat, decision.options[asked % len(decision.options)].id)
        asked += 1


def test_r3_vehicles_stand_in_built_up_hexes_in_column_only() -> None:
    """So they do not retreat there otherwise."""
    clear, town = pair("C", "T")
    origin = next(n for n in NEAR[at(clear)] if distance(n, at(town)) == 2)
    for column in (False, True):
        game = still([unit("CR-RTR-R1", clear, column=column), unit(FJ, NAME[origin])])
        ends = retreats(game, number("CR-RTR-R1"), origin)
        assert (at(town) in ends) == column


def test_r16_and_r17_a_greek_acts_where_a_leader_is_in_range() -> None:
    """Without one, it still has its fire zone."""
    game = still(
        [unit(AUS, "R28.13"), unit("GR-4-A", "R28.14"), unit("GR-4-B", "R12.15")],
        leaders={"LB-2-1Inf": AUS},
        cp={"19 Bde (AUS)": 1},
    )
    for chit in ("19 Bde (AUS) Division", "Allied Direct Command"):
        game.chit = CHIT_NUMBER[chit]
        assert eligible(game, number("GR-4-A"))
        assert not eligible(game, number("GR-4-B"))
    assert game.zone(number("GR-4-B"))


def test_r19_a_self_commanded_gun_fires_or_rallies() -> None:
    here, there = straight(2)
    units = [unit("CR-AA-H2", here), unit(FJ, there), unit(AUS, "R08.13")]
    play = table(units, chit="Allied Direct Command", cp={"19 Bde (AUS)": 0})
    assert [i for i in ids(play) if "CR-AA-H2" in i] == [f"fire:CR-AA-H2@{FJ}"]
    units[0]["suppressed"] = True
    play = table(units, chit="Allied Direct Command", cp={"19 Bde (AUS)": 0})
    assert [i for i in ids(play) if "CR-AA-H2" in i] == ["rally:CR-AA-H2"]
