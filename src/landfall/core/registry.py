"""The available games: one folder each in ``landfall/games``, found by scanning it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from landfall.core.errors import UnknownGame
from landfall.core.game import Game, Meta

#: The package that holds the games. It is scanned by name: the core imports no game.
SHELF: Final = "landfall.games"


@cache
def all_metas() -> tuple[Meta, ...]:
    folder = Path(import_module(SHELF).__path__[0])
    names = sorted(file.parent.name for file in folder.glob("*/meta.py"))
    return tuple(import_module(f"{SHELF}.{name}.meta").META for name in names)


@cache
def get_game(slug: str) -> Game[Any]:
    """The rules of a game; they are imported when first asked for."""
    known = tuple(meta.slug for meta in all_metas())
    if slug not in known:
        raise UnknownGame(slug[:60], known)
    game = import_module(f"{SHELF}.{slug}.game").GAME
    assert isinstance(game, Game)
    return game
