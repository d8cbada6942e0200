"""Authored positions: a state written by hand, for tests, puzzles and teaching.

A position is a YAML or JSON document: ``game``, ``scenario``, and under ``position`` whatever the game's
own schema says. It is checked when it is loaded; a table opened from it can be saved like any other.
"""

from __future__ import annotations

from typing import Any

import msgspec
import yaml
from msgspec import Struct

from landfall.core.bounds import POSITION_BYTES
from landfall.core.errors import PositionBroken
from landfall.core.game import Value
from landfall.core.registry import get_game
from landfall.core.table import Table


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    scenario: str
    position: dict[str, Any]
    options: dict[str, Value] = {}
    seed: str | int = "position"
    #: What the position shows, for readers of the file.
    about: str = ""


def open_position(document: str | bytes) -> Table:
    """A table at the position. The document may be JSON, which is also YAML."""
    if len(document) > POSITION_BYTES:
        raise PositionBroken("why:size")
    try:
        raw = yaml.safe_load(document)
        position = msgspec.convert(raw, Position)
    except (yaml.YAMLError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise PositionBroken(" ".join(str(error).split())[:300]) from error
    game = get_game(position.game)
    return Table(
        game, position.scenario, position.options, {}, str(position.seed), position.position
    )
