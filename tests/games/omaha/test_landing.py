"""5. US amphibious operations."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import asked, at, card, ids, last, say, state, told, unit

from landfall.core.table import open_table
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.rules.landing import landing_row
from landfall.games.omaha.rules.landing_boxes import allowed_boxes


def landing(diamond: str = "", triangle: str = "", circle: str = "", mine: bool = False) -> int:
    wanted = {"diamond": diamond, "triangle": triangle, "circle": circle}
    return card(
        lambda r: (
            r.mine == mine and all(not v or r.landing[k] == v for k, v in wanted.items())  # type: ignore[index]
        )
    )


def test_4_a_turn_goes_through_its_phases() -> None:
    """omaha 3, 4: no event on the first turn, one from the second on."""
    table = open_table("omaha", "first-waves", seed=1)
    while table.state.turn == 1:  # type: ignore[attr-defined]
        say(table, asked(table).options[-1].id)
    phases = [e.phase for e in told(table, "PhaseBegan")]
    assert phases[:4] == ["landing", "fire", "actions", "end"]
    assert phases[4:6] == ["landing", "event"]


def test_3_the_first_waves_are_laid_out() -> None:
    table = open_table("omaha", "first-waves", seed=5)
    game = state(table)
    assert len(game.germans) == 18
    assert sum(f.depth >= 0 for f in game.germans.values()) == 9
    assert (len(game.wn_depth), len(game.mobile_depth), len(game.building_depth)) == (9, 20, 8)
    assert (len(game.tactical), len(game.division), len(game.kampfgruppe)) == (9, 11, 8)
    assert counters.GERMANS[game.germans[809].unit].caliber == 88
    assert counters.GERMANS[game.germans[1222].unit].kind == "wn_rocket"
    assert all(u.at < 4016 for u in game.units), "nothing is due on turn 16 or later"


def test_3_easy_fox_is_the_1st_divisions() -> None:
    game = state(open_table("omaha", "easy-fox", seed=5))
    there = {n for n, unit in enumerate(game.units) if unit.at >= 0}
    assert there
    assert {counters.DIVISION[n] for n in there} == {1}
    assert {ground.SECTOR[hex] for hex in game.germans} == {"east"}


def test_5_1_each_symbol_has_its_letter() -> None:
    """omaha 5, 5.1, 5.11: on turn 2, B drifts infantry two boxes east, A four; D has no effect."""
    number = card(lambda r: set(r.landing.values()) == {"A", "B", "D"} and not r.mine)
    letters = deck.CARDS[number].landing
    table = at(
        2,
        "landing",
        {"A/1/116": "box:DW1", "C/1/116": "box:DW2", "D/1/116": "box:DW3"},
        cards=(number,),
    )
    for name, box in (("A/1/116", "DW1"), ("C/1/116", "DW2"), ("D/1/116", "DW3")):
        symbol = counters.LEVELS[counters.US_NUMBER[name]][2].target
        east = {"A": 4, "B": 2, "D": 0}[letters[symbol]]
        hex = ground.BOX_HEX["low"][ground.BOX_NUMBER[box] - east]
        assert unit(table, name).at == hex


def test_5_11_drift_past_the_end_is_a_delay_of_two_turns() -> None:
    table = at(2, "landing", {"A/1/16": "box:FG1"}, cards=(landing(diamond="A"),))
    assert last(table, "UnitDelayed").turn == 4
    assert unit(table, "A/1/16").at == 4004


def test_5_11_at_high_tide_a_box_without_a_beach_delays_too() -> None:
    table = at(16, "landing", {"7FA": "box:FG1"}, cards=(landing(diamond="B"),), scenario="d-day")
    assert told(table, "UnitDelayed") == []
    late = at(16, "landing", {"A-B/2R": "box:CH2"}, cards=(landing(diamond="D"),), scenario="d-day")
    assert last(late, "UnitDelayed").turn == 18


def test_5_12_a_leader_may_drift_with_a_unit_of_its_box() -> None:
    cards = (landing(circle="B"),)
    table = at(5, "landing", {"B-D/81C": "box:DW2", "HQ/116": "box:DW2"}, cards=cards)
    assert asked(table).text == "ask-leader-drift"
    say(table, "drift")
    assert unit(table, "HQ/116").at == unit(table, "B-D/81C").at
    other = at(5, "landing", {"B-D/81C": "box:DW2", "HQ/116": "box:DW2"}, cards=cards)
    say(other, "stay")
    assert unit(other, "HQ/116").at == ground.BOX_HEX["low"][ground.BOX_NUMBER["DW2"]]


def test_5_13_rangers_may_drift_from_turn_4_on() -> None:
    table = at(6, "landing", {"A-B/2R": "box:DG2"}, cards=(landing(diamond="A"),))
    assert ids(table) == {"stay", "drift:1", "drift:2", "drift:3", "drift:4"}
    say(table, "drift:3")
    assert unit(table, "A-B/2R").at == ground.BOX_HEX["low"][ground.BOX_NUMBER["DW2"]]
    early = at(2, "landing", {"C/2R": "box:CH2"}, cards=(landing(triangle="A"),))
    assert asked(early).text != "ask-ranger-drift"


def test_5_14_a_mine_takes_a_step_of_one_unit_that_meets_obstacles() -> None:
    mine = landing(mine=True)
    symbol = next(s for s, r in deck.CARDS[mine].landing.items() if r == "A")
    name = next(
        n
        for n in ("C/1/116", "B/1/116", "D/1/116")
        if counters.LEVELS[counters.US_NUMBER[n]][2].target == symbol
    )
    table = at(8, "landing", {name: "box:DW1"}, cards=(mine,))
    assert asked(table).text == "ask-mine"
    say(table, f"unit:{name}")
    assert unit(table, name).steps == 2
    safe = at(8, "landing", {name: "box:DW1"}, cards=(mine,), cleared=["0526"])
    assert unit(safe, name).steps == 3
    low = at(6, "landing", {name: "box:DW1"}, cards=(mine,))
    assert unit(low, name).steps == 3


def test_5_14_a_headquarters_alone_is_delayed_and_a_general_is_safe() -> None:
    mine = landing(mine=True)
    table = at(8, "landing", {"HQ/16": "box:ER2", "Gen/Wyman": "box:ER2"}, cards=(mine,))
    assert ids(table) == {"unit:HQ/16"}
    say(table, "unit:HQ/16")
    assert unit(table, "HQ/16").at == 4010
    assert unit(table, "Gen/Wyman").at == 614


def test_5_15_no_card_where_nothing_is_to_be_checked() -> None:
    table = at(24, "landing", {"I/3/18": "box:ER2", "A/1/115": "box:DW1"})
    assert not [e for e in told(table, "CardDrawn") if e.use == "landing"]
    tank = state(at(5, "landing", {"1/A/741": "box:ER2"}))
    assert landing_row(tank, counters.US_NUMBER["1/A/741"], 5) is None


@pytest.mark.parametrize(("turn", "hex"), [(2, 513), (8, 613), (20, 714)])
def test_5_2_units_land_on_the_tide_line(turn: int, hex: int) -> None:
    """omaha 5.2: the example of box ER1."""
    table = at(turn, "landing", {"Gen/Wyman": "box:ER1"}, scenario="d-day")
    assert unit(table, "Gen/Wyman").at == hex


def test_5_21_the_sea_takes_the_units_left_below() -> None:
    table = at(
        7,
        "end",
        {
            "A/1/16": "0513",
            "B/1/16": "0613",
            "C/1/116": {"at": "0331", "climb": "cliff", "cliff": "0431"},
            "A/1/116": {"at": "0230", "climb": "cliff", "cliff": "0331"},
        },
        {"0807": {}},
    )
    assert unit(table, "A/1/16").at == -1
    assert unit(table, "B/1/16").at == 613
    assert unit(table, "A/1/116").at == 230
    assert last(table, "UnitEliminated").cause == "tide"


def test_5_22_landing_elsewhere_changes_the_command() -> None:
    table = at(2, "landing", {"E/2/116": "box:EG1"}, cards=(landing(circle="A"),))
    assert unit(table, "E/2/116").command == 1
    assert last(table, "CommandPassed").division == 1


def test_5_3_boxes_by_box_beach_and_division() -> None:
    """omaha 5.3, 5.32, 5.33: no box without letters, Charlie for rangers only."""
    game = state(at(6, "end", {}, scenario="d-day"))
    game.turn = 6

    def boxes(name: str) -> set[str]:
        return {ground.BOX_NAMES[b] for b in allowed_boxes(game, counters.US_NUMBER[name])}

    assert boxes("A/1/16") == {"ER1", "ER2", "ER3", "ER4", "ER5", "ER6"}
    assert boxes("A-B/5R") == {"DG1", "DG2", "DG3", "DG4"}
    game.turn = 16
    assert boxes("E/2/18") == {f"ER{n}" for n in range(1, 7)} | {f"FG{n}" for n in range(1, 6)}
    assert not boxes("A/1/115") & {"CH1", "CH2", "CH3", "X1", "X4"}


def test_5_31_two_units_a_box_and_company_for_the_general() -> None:
    table = at(
        5,
        "landing",
        {
            "Gen/Cota": "turn:5",
            "HQ/116": "turn:5",
            "B-D/81C": "turn:5",
            "M/3/116": "box:DG1",
        },
        cards=(landing(triangle="A"),),
    )
    assert asked(table).args["unit"] == "unit:B-D/81C"
    say(table, "box:DW2", "box:DW1")
    assert ids(table) == {"box:DW1", "box:DW2"}, "the general goes where somebody is"
    full = state(at(6, "actions", {"A/1/16": "box:ER1", "B/1/16": "box:ER1"}))
    assert ground.BOX_NUMBER["ER1"] not in allowed_boxes(full, counters.US_NUMBER["C/1/16"])


def test_5_34_units_may_wait_from_turn_7_on() -> None:
    table = at(7, "landing", {"D/1/16": "turn:7"})
    assert {"box:ER1", "delay:8", "delay:15"} <= ids(table)
    late = at(12, "landing", {"D/1/16": "turn:12"})
    assert {"box:DG1", "box:FG1", "box:EG3"} <= ids(late), "any box once delayed beyond turn 10"
    early = at(6, "landing", {"A/1/16": "turn:6"})
    assert not [i for i in ids(early) if i.startswith("delay")]
