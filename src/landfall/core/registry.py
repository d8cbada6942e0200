"""The games there are: one folder each in ``landfall/games``, found by looking."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from landfall.core.errors import UnknownGame
from landfall.core.game import Game, Meta


@cache
def all_metas() -> tuple[Meta, ...]:
    import landfall.games

    shelf = Path(landfall.games.__path__[0])
    folders = sorted(file.parent.name for file in shelf.glob("*/meta.py"))
    return tuple(import_module(f"landfall.games.{name}.meta").META for name in folders)


@cache
def get_game(slug: str) -> Game[Any]:
    """The rules of a game; they are imported when first asked for."""
    known = tuple(meta.slug for meta in all_metas())
    if slug not in known:
        raise UnknownGame(slug[:60], known)
    game = import_module(f"landfall.games.{slug}.game").GAME
    assert isinstance(game, Game)
    return game
