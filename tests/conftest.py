"""A toy game, for tests that need no real one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import landfall.games
from landfall.core import registry, rules, texts

# Machines are noisy, so the time an example takes is not checked.
settings.register_profile("landfall", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("landfall")

SHELF = Path(__file__).parent / "shelf"
_CACHES = (registry.all_metas, registry.get_game, rules.rule_index, texts.game_texts)


def _forget() -> None:
    for cached in _CACHES:
        cached.cache_clear()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The slug of the toy game, the only game available."""
    _forget()
    monkeypatch.setattr(landfall.games, "__path__", [str(SHELF)])
    yield "toy"
    _forget()


@pytest.fixture(autouse=True)
def _own_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No test reads or writes the user's own files."""
    monkeypatch.setenv("LANDFALL_DATA", str(tmp_path / "packs"))
    monkeypatch.setenv("LANDFALL_SAVES", str(tmp_path / "saves"))
    # On a busy disk, saving thousands of answers takes minutes; power cuts are not tested here.
    monkeypatch.setattr("landfall.terminal.files.os.fsync", lambda handle: None)
