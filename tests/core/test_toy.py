"""The contract itself, on the toy game."""

import pytest

from landfall.testing.contract import walk


@pytest.mark.parametrize("scenario", ["short", "long"])
@pytest.mark.parametrize("seed", range(5))
def test_the_toy_game_keeps_the_contract(toy: str, scenario: str, seed: int) -> None:
    assert walk(toy, scenario, seed).outcome is not None


def test_three_simultaneous_seats_keep_the_contract(toy: str) -> None:
    assert walk(toy, "long", 3, {"players": 3}).outcome is not None
