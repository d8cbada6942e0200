"""States as bytes: for hashes and snapshots.

msgspec writes dataclasses without their type, so the names of the steps travel beside them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from landfall.core.errors import SnapshotBroken
from landfall.core.state import State, Step

S = TypeVar("S", bound=State)

_encoder = msgspec.msgpack.Encoder(order="deterministic")


def _fields(kind: type[State]) -> tuple[str, ...]:
    """The fields that make a state what it is: those that count when two are compared."""
    return tuple(field.name for field in fields(kind) if field.compare)


def _kept(kind: type[State]) -> tuple[str, ...]:
    """Those, and what goes along without making a difference, so that older saves keep their hash."""
    return tuple(f.name for f in fields(kind) if f.compare or "kept" in f.metadata)


def freeze(state: State) -> bytes:
    return _write(state, _kept(type(state)))


def _write(state: State, names: tuple[str, ...]) -> bytes:
    steps = [type(step).__name__ for step in state.steps]
    return _encoder.encode((steps, {f: _plain(getattr(state, f)) for f in names}))


def _plain(value: Any) -> Any:
    """Dictionaries are put in order by their keys, which must be strings for that."""
    if type(value) is dict and value and not isinstance(next(iter(value)), str):
        return {str(key): item for key, item in value.items()}
    return value


def thaw(data: bytes, kind: type[S], steps: Mapping[str, type[Step]]) -> S:
    """The state that was frozen, with a fresh journal."""
    try:
        names, raw = msgspec.msgpack.decode(data)
        stack = [
            msgspec.convert(fields, steps[name], strict=False)
            for name, fields in zip(names, raw["steps"], strict=True)
        ]
        raw["steps"] = []
        # Not strict: integer keys of dictionaries come back from their text.
        state = msgspec.convert(raw, kind, strict=False)
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
        raise SnapshotBroken(str(error)) from error
    state.steps = stack
    return state


def state_hash(state: State) -> str:
    return blake2b(_write(state, _fields(type(state))), digest_size=16).hexdigest()
