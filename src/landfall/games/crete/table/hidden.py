"""What nobody knows: the order in which chits and event markers will be drawn (G1.6).

Draws are made when they happen, so the state holds no order that could be dealt anew.
"""

from __future__ import annotations

import random

from landfall.games.crete.model.state import Crete


def redeal(game: Crete, whims: random.Random) -> None:
    """crete G1.6: nothing in the state is hidden; what is to come is in the seed."""
