"""The standard bot at a table."""

from __future__ import annotations

import random

from landfall.core.table import Table
from landfall.games.crete.bot.thumb import thumb
from landfall.games.crete.table.view import CreteView

WHIMS = random.Random(0)


def view_of(table: Table, seat: str) -> CreteView:
    view = table.view(seat)
    assert isinstance(view, CreteView)
    return view


def answered(table: Table) -> str:
    decision = table.decisions[0]
    return thumb(view_of(table, decision.seat), decision, WHIMS)
