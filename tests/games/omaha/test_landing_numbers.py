"""Landing: each number in chapter 5, just within its limit and just beyond."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import at, number, state, told

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import IN_BOX, ON_TRACK, Omaha
from landfall.games.omaha.rules.landing import RangerDrift, drift, mined
from landfall.games.omaha.rules.landing_boxes import allowed_boxes, arrival_options, has_room


def box(name: str) -> int:
    return ground.BOX_NUMBER[name]


def coming(unit: str, turn: int) -> Omaha:
    return state(at(turn, "actions", {unit: f"turn:{turn}"}, scenario="d-day"))


@pytest.mark.parametrize(("start", "boxes", "end"), [("X2", -1, "X1"), ("CH2", 1, "CH3")])
def test_5_11_a_unit_drifts_as_far_as_the_last_box(start: str, boxes: int, end: str) -> None:
    table = at(8, "actions", {"A/1/16": f"box:{start}"})
    game = state(table)
    drift(game, number("A/1/16"), boxes)
    assert game.units[number("A/1/16")].at == IN_BOX + box(end)
    assert told(table, "UnitDrifted")[-1].direction == ("west" if boxes > 0 else "east")
    drift(game, number("A/1/16"), boxes)
    assert game.units[number("A/1/16")].at == ON_TRACK + 10, "past it, two turns later"


@pytest.mark.parametrize(("start", "options"), [("X1", 1), ("X2", 2), ("FG2", 5), ("ER6", 5)])
def test_5_13_rangers_drift_up_to_four_boxes_and_no_further_than_the_first(
    start: str, options: int
) -> None:
    game = state(at(6, "actions", {"A-B/5R": f"box:{start}"}))
    asked = RangerDrift(number("A-B/5R")).ask(game)[0]
    assert len(asked.options) == options


@pytest.mark.parametrize(("turn", "explodes"), [(6, False), (7, True), (22, True), (23, False)])
def test_5_14_mines_explode_from_turn_7_to_turn_22(turn: int, explodes: bool) -> None:
    game = state(at(turn, "actions", scenario="d-day"))
    assert mined(game, box("DW1")) == explodes


def test_5_31_a_box_has_room_for_two() -> None:
    full = {"A/1/16": "box:ER2", "B/1/16": "box:ER2", "C/1/16": "box:ER3", "HQ/16": "box:ER3"}
    game = state(at(8, "actions", full))
    assert not has_room(game, number("D/1/16"), box("ER2"))
    assert has_room(game, number("D/1/16"), box("ER3")), "a headquarters does not count"
    assert has_room(game, number("HQ/18"), box("ER2"))


def test_5_31_where_its_box_is_full_a_unit_comes_one_turn_later() -> None:
    name = next(u.unit for u in counters.US if u.landing == "ER3" and u.arrival)
    others = [n for n in ("A/1/18", "B/1/18") if n != name]
    units = {name: "turn:4", **dict.fromkeys(others, "box:ER3")}
    game = state(at(4, "actions", units))
    assert [option.id for option in arrival_options(game, number(name))] == ["delay:5"]


@pytest.mark.parametrize(("turn", "anywhere"), [(9, False), (10, False), (11, True)])
def test_5_34_a_delayed_unit_lands_anywhere_after_turn_10(turn: int, anywhere: bool) -> None:
    """The unit is due on turn 8 at Easy Red."""
    boxes = allowed_boxes(coming("7FA", turn), number("7FA"))
    assert (box("DW1") in boxes) == anywhere
    assert box("ER1") in boxes


@pytest.mark.parametrize(("turn", "open_"), [(14, True), (15, False), (21, False), (22, True)])
def test_5_3_a_box_must_face_a_beach_when_the_unit_lands_the_turn_after(
    turn: int, open_: bool
) -> None:
    """High tide from turn 16 to turn 22: Charlie 2 then has no beach."""
    boxes = allowed_boxes(coming("C/2R", turn), number("C/2R"))
    assert (box("CH2") in boxes) == open_
