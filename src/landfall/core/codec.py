"""States as bytes: for hashes and snapshots.

msgspec writes dataclasses without their type, so the class names of the steps are written next to them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass, make_dataclass
from hashlib import blake2b
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from landfall.core.errors import SnapshotBroken
from landfall.core.state import State, Step

S = TypeVar("S", bound=State)

_encoder = msgspec.msgpack.Encoder(order="deterministic")


def _hashed(state: State) -> tuple[str, ...]:
    """The fields that go into the hash: the ones that ``==`` compares.

    A field that was added later counts only when it differs from its default, so that older saves keep their hash.
    """
    return tuple(f.name for f in fields(state) if f.compare and not _as_before(state, f))


def _as_before(value: Any, field: Field[Any]) -> bool:
    return "later" in field.metadata and getattr(value, field.name) == _default(field)


def _default(field: Field[Any]) -> Any:
    return field.default_factory() if field.default_factory is not MISSING else field.default


def _kept(kind: type[State]) -> tuple[str, ...]:
    """The hashed fields, and those that are only in snapshots, so that older saves keep their hash."""
    return tuple(f.name for f in fields(kind) if f.compare or "kept" in f.metadata)


def freeze(state: State) -> bytes:
    return _write(state, _kept(type(state)))


def _write(state: State, names: tuple[str, ...]) -> bytes:
    steps = [type(step).__name__ for step in state.steps]
    return _encoder.encode((steps, {f: _plain(getattr(state, f)) for f in names}))


def _plain(value: Any) -> Any:
    """Sort dictionaries by their keys, which therefore must be strings."""
    if type(value) is dict and value:
        value = {str(key): _earlier(item) for key, item in value.items()}
    elif type(value) is list and value:
        return [_earlier(item) for item in value] if _earlier_type(type(value[0])) else value
    elif type(value) is tuple and value:
        return tuple(_earlier(item) for item in value)
    return _earlier(value)


def _earlier(value: Any) -> Any:
    """A part of the state in its older form, without the newer fields that have their defaults."""
    known = _earlier_type(type(value))
    if known is None:
        return value
    kind, names, later = known
    if not all(_as_before(value, field) for field in later):
        return value
    return kind(*(getattr(value, name) for name in names))


Earlier: TypeAlias = tuple[type, tuple[str, ...], tuple[Field[Any], ...]]
_EARLIER: Final[dict[type, Earlier | None]] = {}


def _earlier_type(kind: type) -> Earlier | None:
    """The dataclass without its later fields, the names of the remaining fields, and the later fields."""
    if kind not in _EARLIER:
        found = tuple(fields(kind)) if is_dataclass(kind) else ()
        later = tuple(field for field in found if "later" in field.metadata)
        names = tuple(field.name for field in found if field not in later)
        as_it_was = make_dataclass(kind.__name__, names, slots=True) if later else None
        _EARLIER[kind] = (as_it_was, names, later) if as_it_was else None
    return _EARLIER[kind]


def thaw(data: bytes, kind: type[S], steps: Mapping[str, type[Step]]) -> S:
    """The state that was frozen, with an empty journal."""
    try:
        names, raw = msgspec.msgpack.decode(data)
        stack = [
            msgspec.convert(fields, steps[name], strict=False)
            for name, fields in zip(names, raw["steps"], strict=True)
        ]
        raw["steps"] = []
        # Not strict: integer keys of dictionaries are read back from text.
        state = msgspec.convert(raw, kind, strict=False)
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
        raise SnapshotBroken(str(error)) from error
    state.steps = stack
    return state


def state_hash(state: State) -> str:
    return blake2b(_write(state, _hashed(state)), digest_size=16).hexdigest()
