"""What all checks of the contract share: the table, its views, and how a failure is reported."""

from __future__ import annotations

import random
from typing import Any, NoReturn

import msgspec

from landfall.core.decisions import Seat
from landfall.core.table import Table


class ContractBroken(AssertionError):
    """Says which promise was broken; the walk's table is in `table`."""

    def __init__(self, what: str, table: Table) -> None:
        super().__init__(
            f"{table.game.meta.slug} {table.scenario}, answer {len(table.answers)}: {what}"
        )
        self.table = table


class Checks:
    """A table on which a contract is checked."""

    def __init__(self, table: Table, whims: random.Random) -> None:
        self.table = table
        self.whims = whims
        #: A separate generator, so that the checks do not change the walk.
        self.curiosity = random.Random(table.seed)
        self.game = table.game
        #: The views of the current state by seat, and the same as they would be sent.
        self._views: dict[Seat | None, tuple[Any, bytes]] = {}

    def fail(self, what: str) -> NoReturn:
        raise ContractBroken(what, self.table)

    def demand(self, holds: bool, what: str) -> None:
        if not holds:
            self.fail(what)

    def view(self, seat: Seat | None) -> tuple[Any, bytes]:
        """What a seat sees now; built once for each state."""
        if seat not in self._views:
            view = self.table.view(seat)
            self._views[seat] = view, msgspec.json.encode(view)
        return self._views[seat]

    def forget_views(self) -> None:
        self._views.clear()

    def pointed(self) -> list[str]:
        """Some of the references in the questions, for `look`."""
        decisions = self.table.decisions
        refs = {ref for d in decisions for ref in d.at}
        refs |= {ref for d in decisions for o in d.options for ref in o.at}
        return self.whims.sample(sorted(refs), min(2, len(refs)))
