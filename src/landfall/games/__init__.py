"""The shelf: each folder here is a game, and ``games`` itself is the list of them.

``from landfall import games`` gives something that can be called, walked and indexed:
``games()``, ``for meta in games``, ``games["commando"]``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType

from landfall.core.game import Meta
from landfall.core.registry import all_metas, get_game


class _Shelf(ModuleType):
    def __call__(self) -> tuple[Meta, ...]:
        return all_metas()

    def __iter__(self) -> Iterator[Meta]:
        return iter(all_metas())

    def __len__(self) -> int:
        return len(all_metas())

    def __contains__(self, slug: object) -> bool:
        return any(meta.slug == slug for meta in all_metas())

    def __getitem__(self, slug: str) -> Meta:
        return get_game(slug).meta


sys.modules[__name__].__class__ = _Shelf
