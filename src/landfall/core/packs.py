"""Component packs: cards, counters, maps and tables as data, each record with its provenance.

The built-in pack of a game is the JSON files of its ``data`` folder. The owner of the real box may
put files of the same names into ``<data folder>/<game>/``: their records replace the built-in
ones field by field, matched by key, and count as the owner's.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from landfall.core.errors import PackBroken

R = TypeVar("R")

#: How certain a value is. `owner`: entered from the real box by its owner.
CERTAINTIES = (
    "rulebook",
    "seen",
    "sourced",
    "published",
    "inferred",
    "reconstructed",
    "owner",
)


def user_folder() -> Path:
    """Where the user's own packs are: $LANDFALL_DATA, or the default folder."""
    if set_folder := os.environ.get("LANDFALL_DATA"):
        return Path(set_folder)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "landfall" / "packs"


def read_json(file: Path) -> Any:
    try:
        return msgspec.json.decode(file.read_bytes())
    except OSError as error:
        raise PackBroken(file.name, "", "", error.strerror or str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise PackBroken(file.name, "", "", str(error)) from error


def read_records(
    builtin: Path, game: str, section: str, key: str, own: Path | None = None
) -> list[dict[str, Any]]:
    """A section of a pack file, with the owner's records laid over the built-in ones."""
    records = _section(read_json(builtin), builtin.name, section)
    file = (own or user_folder()) / game / builtin.name
    if not file.exists():
        return records
    by_key = {record.get(key): record for record in records}
    document = read_json(file)
    if isinstance(document, dict) and section not in document:
        return records
    for change in _section(document, str(file), section):
        name = change.get(key)
        if name not in by_key:
            raise PackBroken(str(file), str(name), key, "why:no-such-record")
        record = by_key[name]
        if isinstance(record.get("certainty"), dict):
            certainty = record["certainty"] | dict.fromkeys(set(change) - {key}, "owner")
            change = {**change, "certainty": certainty}
        record.update(change)
    return records


def _section(document: Any, file: str, section: str) -> list[dict[str, Any]]:
    records = document.get(section) if isinstance(document, dict) else None
    if not isinstance(records, list) or not all(isinstance(r, dict) for r in records):
        raise PackBroken(file, "", section, "why:list-of-records")
    return records


def typed(records: Sequence[Mapping[str, Any]], kind: type[R], file: str, key: str) -> dict[str, R]:
    """The records as structs by key, or an error that names file, record and field."""
    found: dict[str, R] = {}
    for number, record in enumerate(records):
        name = str(record.get(key, f"#{number}"))
        try:
            value = msgspec.convert(record, kind)
        except msgspec.ValidationError as error:
            detail, _, path = str(error).partition(" - at ")
            raise PackBroken(file, name, path.strip("`$.") or key, detail) from error
        if name in found:
            raise PackBroken(file, name, key, "why:key-twice")
        found[name] = value
    return found


def digest(*parts: Any) -> str:
    encoded = msgspec.json.encode(parts, order="deterministic")
    return blake2b(encoded, digest_size=8).hexdigest()
