"""Recorded games that once went wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from landfall import load

SAVES = sorted((Path(__file__).parent / "saves").glob("*.landfall.json"))


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.name)
def test_m3_6_a_mission_given_up_is_no_place_to_come_down_in(file: Path) -> None:
    table = load(file.read_bytes())
    table.game.check(table.state)
