"""What Python's types cannot say about a message, for clients in other languages."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta


def words(*values: str) -> Meta:
    """``Annotated[str, words("low", "mid", "high")]``: a string that is always one of these."""
    return Meta(extra={"words": values})


def written(name: str) -> Meta:
    """``Annotated[Any, written("Change")]``: a type that the client defines itself and that has no schema."""
    return Meta(extra={"written": name})


Language: TypeAlias = Annotated[str, words("fr", "en")]
