"""More on US actions: preservation, infiltration, exits."""

from __future__ import annotations

import itertools

from tests.games.omaha.helpers import at, ids, number, say, state, to_actions, told

from landfall.games.omaha.model import ground
from landfall.games.omaha.model.state import EXITED
from landfall.games.omaha.rules.free_actions import is_preservation
from landfall.games.omaha.rules.movement import path_to, road_hexes
from landfall.games.omaha.rules.terrain_effects import WALK, infiltrated, way
from landfall.games.omaha.rules.unit_actions import ActionBudget, unit_actions


def test_7_1_a_preservation_move_is_one_hex() -> None:
    """omaha 7.1, 17.1: a two-hex move in the extended game is not a preservation move."""
    start, end = next(
        (a, b)
        for a in sorted(ground.BEACH)
        for b in sorted(ground.BEACH)
        if ground.distance(a, b) == 2
        and ground.TO_PROTECTION[a] == 2
        and ground.TO_PROTECTION[b] == 0
        and ground.SECTOR[a] == ground.SECTOR[b] == "east"
    )
    game = state(at(30, "actions", {"A/1/16": f"{start:04d}"}))
    foot = number("A/1/16")
    assert not is_preservation(game, foot, start, end)
    found = list(unit_actions(game, foot, ActionBudget(0, frozenset())))
    assert found
    assert all(hex in ground.ADJACENT[start] for _, hex in found)


def test_7_32_a_long_drive_does_not_slip_past_a_position() -> None:
    """omaha 7.32, 17.2: a tank that drives past an occupied position moves one hex and draws a card."""
    site = 1321
    tank = number("1/B/741")
    checked = 0
    for a in ground.NEIGHBOURS[site]:
        game = state(at(18, "actions", {"1/B/741": f"{a:04d}"}, {f"{site:04d}": {}}))
        checked += any(
            infiltrated(game, a, b) and way(game, tank, a, b) == WALK
            for b in ground.ROAD_NEIGHBOURS[a]
        )
        for to in road_hexes(game, tank):
            steps = list(itertools.pairwise(path_to(game, tank, to)))
            assert len(steps) == 1 or not any(infiltrated(game, *step) for step in steps)
    assert checked


def test_7_21_a_stack_leaves_the_map_in_one_action() -> None:
    """omaha 7.21, 20.3"""
    hex = min(ground.EXITS)
    table = at(20, "actions", {"A/1/16": f"{hex:04d}", "B/1/16": f"{hex:04d}"})
    to_actions(table)
    before = state(table).actions
    say(table, "unit:A/1/16", f"exit:{hex:04d}")
    assert ids(table) == {"with:B/1/16", "done"}
    say(table, "with:B/1/16")
    assert state(table).units[number("A/1/16")].at >= EXITED
    assert state(table).units[number("B/1/16")].at >= EXITED
    assert len(told(table, "UnitExited")) == 2
    assert before == 3


def test_22_1_infantry_goes_free_to_low_ground_out_of_fire() -> None:
    """omaha 22.1: this move may start anywhere; the ordinary preservation move starts on the beach."""
    a, b = next(
        (a, b)
        for a in sorted(ground.PAVILION)
        for b in ground.NEIGHBOURS[a]
        if b in ground.PAVILION and ground.SECTOR[a] == ground.SECTOR[b] == "east"
    )
    for bombardment in (False, True):
        game = state(at(8, "actions", {"A/1/16": f"{a:04d}"}, options={"bombardment": bombardment}))
        assert is_preservation(game, number("A/1/16"), a, b) == bombardment


def test_7_32_up_a_cliff_beside_a_position_is_infiltration() -> None:
    """omaha 7.32, 7.5: the card is drawn on the second turn of the climb, when the unit moves."""
    a, b, site = next(
        (a, b, site)
        for (a, b), kinds in sorted(ground.SIDES.items())
        if "scalable_cliff" in kinds and a in ground.BEACH and b not in ground.ROUGH
        for site, p in ground.SITES.items()
        if site in ground.ADJACENT[a] & ground.ADJACENT[b]
        and a in ground.FIELD[p]
        and b in ground.FIELD[p]
        and ground.SECTOR[a] == ground.SECTOR[b]
    )
    climber = {"at": f"{a:04d}", "climb": "cliff", "cliff": f"{b:04d}"}
    table = at(5, "actions", {"A/1/16": climber}, {f"{site:04d}": {}})
    division = ground.DIVISION_OF[ground.SECTOR[a]]
    to_actions(table, division)
    say(table, "unit:A/1/16", f"go-up:{b:04d}")
    assert told(table, "InfiltrationChecked")
