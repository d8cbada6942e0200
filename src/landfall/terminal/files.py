"""Saves on the disk: read completely or refused, written completely or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from landfall.core.errors import LandfallError
from landfall.core.registry import get_game
from landfall.core.saves import Save, read
from landfall.core.table import Table
from landfall.terminal.errors import FileTrouble


def saves_folder() -> Path:
    """Where games are saved: $LANDFALL_SAVES, or the default folder."""
    if set_folder := os.environ.get("LANDFALL_SAVES"):
        return Path(set_folder)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "landfall" / "saves"


def new_save_file(table: Table) -> Path:
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return saves_folder() / f"{table.game.meta.slug}-{table.scenario}-{stamp}.json"


def read_save(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise FileTrouble(str(file), error.strerror or str(error)) from error


def last_unfinished() -> tuple[Path, Save] | None:
    """The most recently saved game that is not over."""
    files = [f for f in saves_folder().glob("*.json") if f.is_file()]
    for file in sorted(files, key=lambda f: f.stat().st_mtime, reverse=True)[:20]:
        with suppress(LandfallError, OSError):
            save = read(file.read_bytes())
            if save.outcome is None and get_game(save.game):
                return file, save
    return None


def write_save(table: Table, file: Path) -> None:
    """After a power cut, either the old file or the new one is there, complete."""
    write_whole(file, table.save())


def write_whole(file: Path, data: bytes) -> None:
    beside = file.with_name(file.name + ".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    except OSError as error:
        raise FileTrouble(str(file), error.strerror or str(error)) from error
