"""A list that may have dropped its beginning."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Tail(Generic[T]):
    """The end of a long list. Its places still count from the list's first item, and so does its length.

    Reading what is gone raises an error, so that nobody takes a part for the whole.
    """

    __slots__ = ("gone", "here")

    def __init__(self, here: list[T] | None = None, gone: int = 0) -> None:
        #: The items that are left, and how many were dropped before them.
        self.here: list[T] = [] if here is None else here
        self.gone = gone

    def __len__(self) -> int:
        return self.gone + len(self.here)

    def __iter__(self) -> Iterator[T]:
        return iter(self[0:])

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, int):
            return self.here[self._index(place + len(self) if place < 0 else place)]
        start, end, _ = place.indices(len(self))
        return self.here[self._index(start) : self._index(end)] if end > start else []

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Tail):
            return (self.gone, self.here) == (other.gone, other.here)
        return not self.gone and self.here == other

    __hash__ = None  # type: ignore[assignment]

    def _index(self, place: int) -> int:
        if place < self.gone:
            raise IndexError(f"{place} is gone: the first {self.gone} were let go")
        return place - self.gone

    def append(self, item: T) -> None:
        self.here.append(item)

    def upto(self, place: int) -> Tail[T]:
        """A copy that ends before this place."""
        return Tail(self.here[: self._index(place)], self.gone)

    def let_go(self, place: int) -> None:
        """Forget what comes before this place."""
        if place > self.gone:
            del self.here[: place - self.gone]
            self.gone = place

    def put_back(self, items: list[T]) -> None:
        """Restore what `let_go` forgot."""
        assert len(items) == self.gone
        self.here[:0] = items
        self.gone = 0
