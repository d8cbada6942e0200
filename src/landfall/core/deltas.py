"""What changed between two views, as a short list of changes.

Views are structs of structs, lists and plain values. A change names a path into the view:

* ``[path, value]``: the value at the path is now this one;
* ``[path, start, gone, new]``: in the list at the path, ``gone`` items from ``start`` on are replaced by ``new``.

Parts that are the same object are skipped: if a view reuses the parts of units that have not changed, comparing takes
microseconds. `web/src/lib/deltas.ts` applies the changes in the browser.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Struct

Path: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[Path, Any] | tuple[Path, int, int, list[Any]]


def changes(old: Any, new: Any) -> list[Change]:
    """The changes that lead from one view to the other, as encoded on the wire."""
    found: list[Change] = []
    _compare(old, new, (), found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if old is new or old == new:
        return
    if type(old) is type(new):
        if isinstance(new, Struct) and not new.__struct_config__.omit_defaults:
            for name, key in zip(new.__struct_fields__, new.__struct_encode_fields__, strict=True):
                _compare(getattr(old, name), getattr(new, name), (*path, key), found)
            return
        if isinstance(new, dict) and old.keys() == new.keys():
            for key, value in new.items():
                _compare(old[key], value, (*path, str(key)), found)
            return
        if isinstance(new, list | tuple):
            _compare_lists(old, new, path, found)
            return
    found.append((path, new))


def _compare_lists(old: Sequence[Any], new: Sequence[Any], path: Path, found: list[Change]) -> None:
    if len(old) == len(new):
        for place, (a, b) in enumerate(zip(old, new, strict=True)):
            _compare(a, b, (*path, place), found)
        return
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and (old[start] is new[start] or old[start] == new[start]):
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    gone = len(old) - start - end
    found.append((path, start, gone, list(new[start : len(new) - end])))


def applied(value: Any, found: Sequence[Sequence[Any]]) -> Any:
    """A decoded view with the changes made to it; what did not change is shared."""
    for path, *rest in found:
        value = _put(value, path, rest)
    return value


def _put(value: Any, path: Sequence[str | int], rest: list[Any]) -> Any:
    if not path:
        if len(rest) == 1:
            return rest[0]
        start, gone, new = rest
        return [*value[:start], *new, *value[start + gone :]]
    copy = value.copy()
    copy[path[0]] = _put(value[path[0]], path[1:], rest)
    return copy
