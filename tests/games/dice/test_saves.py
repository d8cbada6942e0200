"""Recorded games that once went wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from landfall import load

SAVES = sorted((Path(__file__).parent / "saves").glob("*.landfall.json"))


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.name)
def test_m3_6_no_unit_lands_by_a_mission_that_was_given_up(file: Path) -> None:
    table = load(file.read_bytes())
    table.game.check(table.state)


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.name)
def test_a0_1_a_game_saved_before_the_wall_leads_to_the_same_hash(file: Path) -> None:
    """The save's options name nothing of *Atlantikwall*: every first value means "as before"."""
    record = json.loads(file.read_bytes())
    assert {"wall", "wall_material", "conditions", "badges"}.isdisjoint(record["options"])
    table = load(file.read_bytes())
    assert table.hash == record["hash"]
    assert len(table.answers) == len(record["answers"])
    assert (table.options["wall"], table.options["wall_material"]) == ("none", False)
