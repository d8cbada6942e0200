"""A record of Parley, and moves to give it."""

from __future__ import annotations

import random

from landfall.server.record import Move, Opening, Record

OPENING = Opening("t", "parley", "marathon", {}, "7", "g", 0)


def any_move(live: Record, number: int, whims: random.Random, undoing: float) -> Move:
    """Any answer of a seat that is asked; this often an undo, if one is possible."""
    seat = whims.choice(live.waiting)
    undoes = next((s for s in live.waiting if live.table.can_undo(s)), None)
    if undoes is not None and whims.random() < undoing:
        return Move(number, "undo", undoes, "", f"r{number}")
    decision = live.table.decision(seat)
    assert decision is not None
    return Move(number, "answer", seat, whims.choice(decision.options).id, f"r{number}")
