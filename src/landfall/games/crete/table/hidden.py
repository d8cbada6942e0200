"""What nobody knows: the order in which chits and event markers will be drawn (G1.6).

Draws are made when they happen, so the state holds no order that could be dealt anew.
"""

from __future__ import annotations

from landfall.core.imagine import Pool
from landfall.games.crete.model.state import Crete


def hidden(game: Crete) -> tuple[Pool, ...]:
    """crete G1.6: nothing in the state is hidden; what is to come is in the seed."""
    return ()
