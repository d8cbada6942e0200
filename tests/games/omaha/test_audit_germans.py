"""A second look at the Germans: lines of communication, actions, artillery."""

from __future__ import annotations

from tests.games.omaha.helpers import at, state

from landfall.games.omaha import board
from landfall.games.omaha.communication import (
    german_reach,
    is_linked,
    linked_sites,
    potential_fire,
)


def test_12_22_a_position_that_us_units_hold_has_no_german_line() -> None:
    """omaha 12.2, 12.22, 16.9, 18.1: control of the hex does no harm, but occupation does."""
    beside = state(at(18, "actions", {"A/1/16": "1212"}))
    assert is_linked(beside, 1313, german_reach(beside))
    held = state(at(18, "actions", {"A/1/16": {"at": "1313", "steps": 1}}))
    assert not is_linked(held, 1313, german_reach(held))
    field = board.FIELD[board.SITES[1313]]
    alone = next(h for h in field if all(p == board.SITES[1313] for p in board.FIRE_ON[h]))
    assert potential_fire(beside, alone, linked_sites(beside))
    assert not potential_fire(held, alone, linked_sites(held)), "no ambush from under US units"
    general = state(at(18, "actions", {"Gen/Wyman": "1313"}))
    assert is_linked(general, 1313, german_reach(general)), "11.31: a general alone cuts nothing"
