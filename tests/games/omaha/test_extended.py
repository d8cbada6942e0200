"""14, 15 and 17: what the extended game changes in the turn, in fire and in US actions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.omaha.helpers import (
    Germans,
    Units,
    asked,
    at,
    blank,
    fire_card,
    ids,
    last,
    number,
    position,
    say,
    state,
    to_actions,
    told,
    unit,
)

from landfall.core.table import Table
from landfall.games.omaha.model import deck, ground
from landfall.games.omaha.model.state import CLIFF, CLIMB
from landfall.games.omaha.rules.barrage import barrage_targets
from landfall.games.omaha.rules.command_posts import settle_command
from landfall.games.omaha.rules.german_fire import gun
from landfall.games.omaha.rules.movement import far_hexes
from landfall.games.omaha.rules.terrain_effects import WALK, way


def day(
    turn: int,
    phase: str,
    units: Units,
    germans: Germans | None = None,
    cards: tuple[int, ...] = (),
    **more: Any,
) -> Table:
    """A position of the full game, before or after turn 16."""
    return at(turn, phase, units, germans, cards, "d-day", **more)


def test_14_the_extended_game_begins_on_turn_17() -> None:
    before, after = (state(day(turn, "actions", {"A/1/16": "0714"})) for turn in (16, 17))
    assert (before.extended, after.extended) == (False, True)
    assert (before.german_actions, after.german_actions) == (False, True)


@pytest.mark.parametrize(
    ("turn", "depth", "limit"), [(16, "", 1), (16, "any", 2), (17, "", 2), (17, "any", 4)]
)
def test_14_1_and_14_11_hits_are_doubled(turn: int, depth: str, limit: int) -> None:
    color = deck.CARD_COLORS[fire_card("diamond", orange="single")]["orange"]
    game = state(day(turn, "actions", {"A/1/16": "0711"}, {"0809": {"depth": depth}}))
    fires = gun(game, position("WN61"), color)
    assert fires is not None
    assert fires.limit == limit


@pytest.mark.parametrize(("turn", "steps"), [(16, 1), (17, 2)])
def test_14_12_a_unit_loses_a_step_to_each_position(turn: int, steps: int) -> None:
    """WN61 and WN62 both fire into 0810; neither costs the unit more than one step."""
    shot = fire_card("triangle", orange="any", green="any")
    germans = {"0809": {"depth": "any"}, "0812": {"depth": "any"}}
    table = day(turn, "fire", {"A/1/16": "0810"}, germans, (shot, blank(shot)))
    lost = [e.unit for e in told(table, "StepLost")]
    assert lost == ["unit:A/1/16"] * steps


@pytest.mark.parametrize(
    ("turn", "early", "begun"), [(11, True, False), (12, True, True), (16, False, False)]
)
def test_14_2_german_actions_may_begin_on_turn_12(turn: int, early: bool, begun: bool) -> None:
    game = state(day(turn, "actions", {"A/1/16": "0613"}, options={"early-actions": early}))
    assert game.german_actions == begun
    assert not game.extended, "all else waits for turn 17"


@pytest.mark.parametrize(
    ("turn", "phases", "events"),
    [
        (16, ["landing", "event", "fire", "engineers", "actions", "end"], 1),
        (17, ["landing", "event", "fire", "second-event", "engineers", "actions", "end"], 2),
        (32, ["landing", "fire", "engineers", "actions", "end"], 0),
    ],
)
def test_15_the_phases_of_a_turn(turn: int, phases: list[str], events: int) -> None:
    """Turns from 17 on have two event phases, the last turn has none."""
    table = day(turn, "landing", {"A/1/16": "0714"})
    while table.outcome is None and state(table).turn == turn:
        say(table, asked(table).options[-1].id)
    assert [e.phase for e in told(table, "PhaseBegan")][: len(phases)] == phases
    next_turn = next((n for n, e in enumerate(table.events) if _is_turn(e, turn + 1)), None)
    cards = [e for e in table.events[:next_turn] if type(e).__name__ == "CardDrawn"]
    assert [e.use for e in cards].count("event") == events  # type: ignore[attr-defined]


def _is_turn(event: Any, turn: int) -> bool:
    return type(event).__name__ == "TurnBegan" and event.turn == turn


def far(name: str, hex: int, germans: dict[str, Any] | None = None) -> list[int]:
    """The hexes a long move reaches on turn 17."""
    return far_hexes(state(at(17, "actions", {name: f"{hex:04d}"}, germans)), number(name))


def test_17_1_two_hexes_on_foot() -> None:
    """From 1513: two hexes at most, and into bocage (1412, 1313) only along the trail."""
    reached = far("A/1/16", 1513)
    assert {1313, 1515, 1712} <= set(reached)
    assert max(ground.distance(h, 1513) for h in reached) == 2
    table = at(17, "actions", {"A/1/16": "1513"})
    to_actions(table)
    say(table, "unit:A/1/16", "move:1515")
    assert len(last(table, "UnitMoved").path) == 3
    early = at(16, "actions", {"A/1/16": "1513"}, scenario="d-day")
    to_actions(early)
    say(early, "unit:A/1/16")
    assert "move:1515" not in ids(early)


def test_17_1_bocage_off_the_road_ends_the_move() -> None:
    reached = far("A/1/16", 1212)
    assert 1213 in ground.BOCAGE
    assert 1213 not in reached
    assert 1314 in reached, "by the trail through 1313"
    leader = far("HQ/16", 1212)
    assert 1213 in leader, "leaders go on as they like"
    assert max(ground.distance(h, 1212) for h in leader) == 2


@pytest.mark.parametrize(
    ("start", "hex", "dot"), [(1512, 1612, 1), (1315, 1414, 2), (1512, 1513, 3)]
)
def test_17_1_steady_and_intense_fire_end_the_move(start: int, hex: int, dot: int) -> None:
    assert ground.FIELD[position("C5")][hex] == dot
    assert hex in far("A/1/16", start)
    assert (hex in far("A/1/16", start, {"1514": {}})) == (dot == 1)


def test_17_11_a_bluff_leaves_no_marker_but_ends_the_move() -> None:
    for turn, climb in ((16, CLIMB), (17, 0)):
        table = day(turn, "actions", {"A/1/16": "0707"})
        to_actions(table)
        say(table, "unit:A/1/16", "climb:0806")
        assert (unit(table, "A/1/16").at, unit(table, "A/1/16").climb) == (806, climb)
    assert 906 not in far("A/1/16", 707)
    assert 906 in far("HQ/16", 707), "a leader goes on"


def test_17_12_a_cliff_is_climbed_at_once() -> None:
    """A marker stays at the top; removing it is free."""
    early = day(16, "actions", {"A/1/116": "0432"})
    to_actions(early, 29)
    say(early, "unit:A/1/116", "cliff:0532")
    assert (unit(early, "A/1/116").at, unit(early, "A/1/116").climb) == (432, CLIFF)
    climbing = {"at": "0533", "climb": "climb"}
    table = day(17, "actions", {"A/1/116": "0432", "B/1/116": climbing, "C/1/116": "0830"})
    to_actions(table, 29)
    say(table, "unit:A/1/116", "cliff:0532")
    assert (unit(table, "A/1/116").at, unit(table, "A/1/116").climb) == (532, CLIMB)
    actions = state(table).actions
    say(table, "unit:B/1/116", "end-climb:0533")
    assert unit(table, "B/1/116").climb == 0
    assert state(table).actions == actions


def test_17_2_tanks_on_roads() -> None:
    """Four hexes of main road (1319 to 1323), two where it is secondary (1603 to 1403)."""
    main = far("1/A/741", 1319)
    assert 1323 in main
    assert 1223 not in main
    assert far("1/A/741", 1603) == [1403, 1503, 1703, 1802]


@pytest.mark.parametrize(
    ("german", "reached"), [("1912", {1514, 1515, 1516, 1517}), ("1615", {1514, 1515})]
)
def test_17_2_intense_fire_stops_a_tank(german: str, reached: set[int]) -> None:
    """From 1513 eastwards; 1515 is in the intense fire of C7 in 1615."""
    road = {1514, 1515, 1516, 1517}
    assert road & set(far("1/A/741", 1513, {german: {}})) == reached


def test_17_2_steady_fire_does_not_stop_a_tank() -> None:
    field = ground.FIELD[position("C3")]
    assert (field[1513], field[1514]) == (2, 1)
    assert 1515 in far("1/A/741", 1612, {"1313": {}})


def test_17_21_a_long_drive_starts_and_stays_on_the_road() -> None:
    """1513 has a main road both ways and a trail to 1412, which does not count as a road."""
    assert far("1/A/741", 1513) == [1410, 1511, 1514, 1515, 1516, 1517, 1611, 1612]
    assert far("1/A/741", 1613) == [], "beside the road"


def test_17_22_mined_roads_are_closed_until_engineers_come() -> None:
    """1011 is mined, with no obstacle in front of it; a base in 0711 reaches it with a range of three."""
    units = {"1/A/741": "0911"}
    assert 1011 in ground.MINED
    assert (911, 1011) not in ground.SIDES
    assert way(state(at(30, "actions", units)), number("1/A/741"), 911, 1011) == 0
    assert 1011 not in far("1/A/741", 911)
    for place, open_ in ((3, 0), (4, WALK)):
        base = {"Eng/1-37": {"at": "0711", "base": place}}
        game = state(at(30, "actions", units | base))
        assert way(game, number("1/A/741"), 911, 1011) == open_


@pytest.mark.parametrize("name", ["62AFA", "7FA", "A-C/81C", "1-2/397", "A-B/197", "AT/16"])
def test_17_23_all_others_go_one_hex(name: str) -> None:
    assert far("1/A/741", 1513)
    assert far(name, 1513) == []


BATTERY = {"7FA": "0714", "A/1/16": "0712", "HQ/16": "0713"}


@pytest.mark.parametrize(
    ("units", "german", "fires"),
    [
        (BATTERY, {}, True),
        (BATTERY | {"7FA": "0712"}, {}, False),  # not armoured, and under fire
        ({"62AFA": "0712", "HQ/16": "0713"}, {}, True),  # armoured: it observes for itself
        ({"7FA": "0714", "A/1/16": "0712"}, {}, False),  # not commanded
        (BATTERY | {"HQ/16": "0715"}, {}, False),  # the observer is under another command
        (BATTERY | {"A/1/16": "0713"}, {}, False),  # no observer
        (BATTERY | {"A/1/16": {"at": "0712", "disrupted": True}}, {}, False),
        (BATTERY, {"disrupted": True}, False),
    ],
)
def test_17_3_artillery_barrages(
    units: dict[str, Any], german: dict[str, Any], fires: bool
) -> None:
    """Guns in 0714, an observer in the field of WN61, one headquarters for both."""
    game = state(at(17, "actions", units, {"0809": german}))
    settle_command(game)
    guns = next(n for n in units if n.endswith("FA"))
    assert barrage_targets(game, number(guns)) == ([809] if fires else [])
