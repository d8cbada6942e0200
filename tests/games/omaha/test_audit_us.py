"""A second look at US actions: preservation, infiltration, exits."""

from __future__ import annotations

from landfall.games.omaha import board
from landfall.games.omaha.us_actions import Purse, is_preservation, unit_actions
from tests.games.omaha.helpers import at, state


def number(name: str) -> int:
    return board.US_NUMBER[name]


def test_7_1_a_preservation_move_is_one_hex() -> None:
    """omaha 7.1, 17.1: two hexes of the extended game are no preservation move."""
    start, end = next(
        (a, b)
        for a in sorted(board.BEACH)
        for b in sorted(board.BEACH)
        if board.distance(a, b) == 2
        and board.TO_PROTECTION[a] == 2
        and board.TO_PROTECTION[b] == 0
        and board.SECTOR[a] == board.SECTOR[b] == "east"
    )
    game = state(at(30, "actions", {"A/1/16": f"{start:04d}"}))
    foot = number("A/1/16")
    assert not is_preservation(game, foot, start, end)
    found = list(unit_actions(game, foot, Purse(0, frozenset())))
    assert found
    assert all(hex in board.ADJACENT[start] for _, hex in found)
