"""7. US actions."""

from __future__ import annotations

from tests.games.omaha.helpers import (
    asked,
    at,
    card,
    ids,
    last,
    say,
    state,
    to_actions,
    told,
    unit,
)

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.rules.free_actions import is_preservation
from landfall.games.omaha.rules.terrain_effects import attacks_across, infiltrated, way
from landfall.games.omaha.rules.us_actions import actions_allowed
from landfall.games.omaha.table.view import Unused, view


def options(table: object, name: str) -> set[str]:
    say(table, f"unit:{name}")  # type: ignore[arg-type]
    return ids(table)  # type: ignore[arg-type]


def test_7_two_actions_a_division() -> None:
    """omaha 7, 7.2: one division at a time; each unit acts once."""
    table = at(
        2, "actions", {"1/A/741": "0513", "2/A/741": "0515", "1/C/741": "0517", "1/A/743": "0423"}
    )
    to_actions(table, 1)
    assert asked(table).args["actions"] == 2
    say(table, "unit:1/A/741", "move:0514")
    assert "unit:1/A/741" not in ids(table)
    say(table, "unit:2/A/741", "move:0516")
    assert asked(table).args["division"] == 29, "nothing is left to the 1st Division"
    assert unit(table, "1/C/741").at == 517


def test_7_1_free_actions() -> None:
    """omaha 7.1, 11.12, 11.15: rangers, heroes, inspired units, leaders and those they lead."""
    table = at(
        2,
        "actions",
        {
            "C/2R": "0332",
            "A/1/116": {"at": "0425", "hero": "Morse"},
            "B/1/116": {"at": "0423", "hero": "Bingham", "inspired": True},
            "HQ/116": "0421",
            "1/C/743": "0420",
            "1/A/743": "0418",
        },
    )
    to_actions(table, 29)
    for name, move in (
        ("C/2R", "move:0433"),
        ("A/1/116", "move:0424"),
        ("B/1/116", "move:0422"),
        ("1/C/743", "move:0419"),
    ):
        if move not in options(table, name):
            move = sorted(i for i in ids(table) if i.startswith("move"))[0]
        say(table, move)
        assert asked(table).args["actions"] == 2, name


def test_7_1_preservation_moves_lead_towards_cover() -> None:
    game = state(at(2, "actions", {"A/1/16": "0513", "1/A/741": "0515"}))
    number = counters.US_NUMBER["A/1/16"]
    assert is_preservation(game, number, 513, 612)
    assert not is_preservation(game, number, 513, 514), "no nearer"
    assert not is_preservation(game, counters.US_NUMBER["1/A/741"], 515, 614), "infantry only"
    far, near = ground.TO_PROTECTION[513], ground.TO_PROTECTION[612]
    assert near < far


def test_7_21_a_stack_pays_once() -> None:
    table = at(2, "actions", {"1/A/741": "0513", "2/A/741": "0513"})
    to_actions(table)
    say(table, "unit:1/A/741", "move:0514")
    assert asked(table).text == "ask-companion"
    say(table, "with:2/A/741")
    assert unit(table, "2/A/741").at == 514
    assert last(table, "DivisionActs").division == 29 or asked(table).args["actions"] == 1


def test_7_22_across_the_line_a_unit_serves_either_division() -> None:
    units = {"1/A/741": "0519", "1/A/743": "0425"}
    table = at(2, "actions", {**units, "A/1/16": "0520"})
    to_actions(table, 29)
    assert "unit:A/1/16" in ids(table)
    two = at(2, "actions", {**units, "A/1/16": "0520"}, options={"players": 2})
    to_actions(two, 29)
    assert "unit:A/1/16" not in ids(two), "one hex over the line it stays with its own"
    deep = at(17, "actions", {"A/1/16": {"at": "0521"}}, options={"players": 2}, scenario="d-day")
    to_actions(deep, 1)
    assert "move:0622" in options(deep, "A/1/16")
    say(deep, "move:0622")
    assert unit(deep, "A/1/16").command == 29


def test_7_3_terrain_decides_who_goes_where() -> None:
    """omaha 7.3, 7.31, 7.41: shingle stops tanks, cliffs stop leaders, Germans stop all."""
    game = state(
        at(2, "actions", {"1/A/741": "0714", "HQ/16": "0714", "A/1/16": "0714"}, {"0812": {}})
    )
    tank, hq, foot = (counters.US_NUMBER[n] for n in ("1/A/741", "HQ/16", "A/1/16"))
    shingle = next(
        (a, b)
        for (a, b), kinds in ground.SIDES.items()
        if "shingle" in kinds and a in ground.BEACH and b in ground.PAVILION
    )
    assert way(game, tank, *shingle) == 0
    assert way(game, foot, *shingle) == 1
    bluff = next(
        (a, b)
        for (a, b), kinds in ground.SIDES.items()
        if kinds == {"bluff"} and a in ground.LOW and b not in ground.LOW
    )
    assert way(game, foot, *bluff) == 2
    assert way(game, hq, *bluff) == 1
    assert way(game, tank, *bluff) == 0
    near = ground.NEIGHBOURS[812][0]
    assert way(game, foot, near, 812) == 0
    empty = state(at(2, "actions", {"A/1/16": "0714"}))
    assert way(empty, foot, 813, 812) == 1, "an empty position may be entered"
    sheer = next((a, b) for (a, b), kinds in ground.SIDES.items() if "sheer_cliff" in kinds)
    assert way(game, foot, *sheer) == 0


def test_7_32_infiltration_draws_a_card() -> None:
    """omaha 7.32: past WN 61 along its own field; colour and symbol together cost a step."""
    game = state(at(2, "actions", {}, {"0809": {}}))
    a, b = next(
        (a, b)
        for a in sorted(ground.ADJACENT[809])
        for b in sorted(ground.ADJACENT[809] & ground.ADJACENT[a])
        if infiltrated(game, a, b) and way(game, 0, a, b) == 1
    )
    number = card(
        lambda r: (
            r.target == "diamond" and any(c.color == "orange" and not c.double for c in r.positions)
        )
    )
    table = at(2, "actions", {"A/1/16": f"{a:04d}"}, {"0809": {}}, (number,))
    to_actions(table)
    say(table, "unit:A/1/16", f"move:{b:04d}")
    assert last(table, "InfiltrationChecked").struck
    assert asked(table).text == "ask-press-on"
    say(table, "stay-back")
    assert (unit(table, "A/1/16").steps, unit(table, "A/1/16").at) == (2, a)
    double = card(
        lambda r: (
            r.target == "diamond" and any(c.color == "orange" and c.double for c in r.positions)
        )
    )
    safe = at(2, "actions", {"A/1/16": f"{a:04d}"}, {"0809": {}}, (double,))
    to_actions(safe)
    say(safe, "unit:A/1/16", f"move:{b:04d}")
    assert (unit(safe, "A/1/16").steps, unit(safe, "A/1/16").at) == (3, b)
    assert not infiltrated(state(at(2, "actions", {}, {"0809": {"disrupted": True}})), a, b)


def test_7_33_a_leader_who_has_moved_leads_no_more() -> None:
    table = at(
        2, "actions", {"HQ/16": "0613", "1/A/741": "0614", "2/A/741": "0513", "1/C/741": "0514"}
    )
    to_actions(table)
    say(table, "unit:HQ/16", "move:0612")
    say(table, "unit:1/A/741", "move:0615")
    assert asked(table).args["actions"] == 1


def bluff_step() -> tuple[int, int]:
    return next(
        (a, b)
        for (a, b), kinds in sorted(ground.SIDES.items())
        if kinds == {"bluff"}
        and a in ground.PAVILION
        and b not in ground.LOW
        and b not in ground.SITES
    )


def test_7_4_a_bluff_takes_two_turns() -> None:
    """omaha 7.4, 17.11: the marker comes off with the next free action; none in the extended game."""
    a, b = bluff_step()
    table = at(2, "actions", {"A/1/16": f"{a:04d}"})
    to_actions(table, ground.DIVISION_OF[ground.SECTOR[a]])
    say(table, "unit:A/1/16", f"climb:{b:04d}")
    assert unit(table, "A/1/16").climb == 1
    assert unit(table, "A/1/16").at == b
    later = at(3, "actions", {"A/1/16": {"at": f"{b:04d}", "climb": "climb"}})
    to_actions(later, ground.DIVISION_OF[ground.SECTOR[b]])
    assert options(later, "A/1/16") == {f"end-climb:{b:04d}"}
    say(later, f"end-climb:{b:04d}")
    assert unit(later, "A/1/16").climb == 0
    quick = at(17, "actions", {"A/1/16": f"{a:04d}"})
    to_actions(quick, ground.DIVISION_OF[ground.SECTOR[a]])
    say(quick, "unit:A/1/16", f"climb:{b:04d}")
    assert unit(quick, "A/1/16").climb == 0


def test_7_41_leaders_cross_a_bluff_without_a_marker() -> None:
    a, b = bluff_step()
    table = at(2, "actions", {"HQ/16": f"{a:04d}", "HQ/116": f"{a:04d}"})
    to_actions(table, ground.DIVISION_OF[ground.SECTOR[a]])
    name = "HQ/16" if ground.SECTOR[a] == "east" else "HQ/116"
    say(table, f"unit:{name}", f"move:{b:04d}")
    assert unit(table, name).at == b
    assert unit(table, name).climb == 0


def cliff_step() -> tuple[int, int]:
    return next(
        (a, b)
        for (a, b), kinds in sorted(ground.SIDES.items())
        if kinds == {"scalable_cliff"}
        and a in ground.BEACH
        and b not in ground.LOW
        and b not in ground.ROUGH
    )


def test_7_5_a_cliff_takes_three_turns() -> None:
    """omaha 7.5, 7.51, 17.12"""
    a, b = cliff_step()
    foot = f"{a:04d}"
    table = at(2, "actions", {"C/2R": foot})
    to_actions(table, 29)
    say(table, "unit:C/2R", f"cliff:{b:04d}")
    assert (unit(table, "C/2R").at, unit(table, "C/2R").climb) == (a, 2)
    second = at(3, "actions", {"C/2R": {"at": foot, "climb": "cliff", "cliff": f"{b:04d}"}})
    to_actions(second, 29)
    assert options(second, "C/2R") == {f"go-up:{b:04d}", f"give-up:{foot}"}
    say(second, f"go-up:{b:04d}")
    assert (unit(second, "C/2R").at, unit(second, "C/2R").climb) == (b, 1)
    fast = at(30, "actions", {"C/2R": foot})
    to_actions(fast, 29)
    say(fast, "unit:C/2R", f"cliff:{b:04d}")
    assert (unit(fast, "C/2R").at, unit(fast, "C/2R").climb) == (b, 1)


def test_7_6_stacking_is_looked_at_when_the_phase_ends() -> None:
    """omaha 7.6, 7.61, 7.63: leaders do not count; the player chooses which unit is eliminated."""
    crowd = dict.fromkeys(("A/1/16", "B/1/16", "1/A/741", "HQ/16", "Gen/Wyman"), "0613")
    table = at(2, "actions", {**crowd, "A/1/116": "0423"})
    to_actions(table)
    say(table, "done", "done")
    assert asked(table).text == "ask-overstacked"
    assert ids(table) == {"unit:A/1/16", "unit:B/1/16", "unit:1/A/741"}
    say(table, "unit:1/A/741")
    assert unit(table, "1/A/741").at == -1
    assert unit(table, "HQ/16").at == 613


def test_7_7_disrupted_units_only_rally() -> None:
    table = at(2, "actions", {"A/1/16": {"at": "0613", "disrupted": True}, "1/A/741": "0513"})
    to_actions(table)
    assert ids(table) == {"unit:1/A/741", "rally", "done"}
    say(table, "rally")
    assert not unit(table, "A/1/16").disrupted
    assert unit(table, "A/1/16").acted
    assert last(table, "UnitsRallied").units == ("unit:A/1/16",)


def test_8_15_no_attack_up_a_bluff_or_across_a_cliff() -> None:
    a, b = bluff_step()
    assert not attacks_across(a, b)
    assert attacks_across(b, a)
    c, d = cliff_step()
    assert not attacks_across(c, d)
    assert not attacks_across(d, c)
    assert told(at(2, "actions", {"A/1/16": "0613"}), "AttackDeclared") == []


def test_17_three_actions_from_turn_17_on() -> None:
    """omaha 17, and the events that add an action or take one away."""
    assert actions_allowed(state(at(17, "actions", {"A/1/16": "0714"}))) == 3
    game = state(at(5, "actions", {"A/1/16": "0613"}))
    assert actions_allowed(game) == 2
    game.bonus_actions = -1
    assert actions_allowed(game) == 1


def test_7_2_the_view_counts_units_that_can_still_act() -> None:
    """A disrupted unit cannot, nor one that has acted; a leader acts for free (7.1)."""
    units = {
        "A/1/16": "0613",
        "B/1/16": {"at": "0612", "disrupted": True},
        "C/1/16": "0712",
        "HQ/16": "1603",
    }
    game = state(at(2, "actions", units))
    game.acting = 1
    number = counters.US_NUMBER["C/1/16"]
    assert view(game, "us").unused == Unused(2, 1)
    game.units[number] = game.units[number]._replace(acted=True)
    assert view(game, "us").unused == Unused(1, 1)
    game.acting = 0
    assert view(game, "us").unused is None
