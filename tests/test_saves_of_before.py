"""Games saved earlier still lead to the same hash, however the code has changed since.

If one fails after an intended change of rules, record it again (`python -m tests.saves.record`) and increase the game's
`rules_version`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from landfall import load
from landfall.core import saves
from landfall.core.errors import SaveDoesNotFit
from landfall.core.registry import all_metas

TESTS = Path(__file__).parent
SAVES = sorted(TESTS.glob("saves/*.landfall.json")) + sorted(
    TESTS.glob("games/*/saves/*.landfall.json")
)


def test_every_game_has_saves() -> None:
    assert {saves.read(file.read_bytes()).game for file in SAVES} == {m.slug for m in all_metas()}


@pytest.mark.parametrize("file", SAVES, ids=lambda file: file.name.partition(".")[0])
def test_a_save_loads_to_the_same_hash(file: Path) -> None:
    kept = saves.read(file.read_bytes())
    table = load(file.read_bytes())
    assert (table.hash, table.outcome) == (kept.hash, kept.outcome)
    assert len(table.answers) == len(kept.answers) > 10


def test_a_save_that_leads_to_another_state_is_refused() -> None:
    kept = msgspec.json.decode(SAVES[0].read_bytes())
    kept["hash"] = "0" * len(kept["hash"])
    with pytest.raises(SaveDoesNotFit):
        load(msgspec.json.encode(kept))
