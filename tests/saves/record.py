"""Records the games of this folder again, after an intended change of rules or components.

python -m tests.saves.record [GAME …]
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Final

from landfall.core.game import Value
from landfall.core.table import Table, open_table

FOLDER: Final = Path(__file__).parent
#: Long enough to include landings, fights and their consequences.
ANSWERS: Final = 500

Options = dict[str, Value]
GAMES: Final[dict[str, tuple[str, str, Options]]] = {
    "omaha-easy-fox": ("omaha", "easy-fox", {}),
    "omaha-first-waves": ("omaha", "first-waves", {"players": 2, "pointe-du-hoc": True}),
    "omaha-d-day": ("omaha", "d-day", {"armour": True}),
    "omaha-beyond-the-beach": ("omaha", "beyond-the-beach", {}),
    "crete-learning": ("crete", "L", {}),
    "crete-1": ("crete", "1", {}),
    "crete-7": ("crete", "7", {}),
    "crete-campaign": ("crete", "12", {"ships": True, "coastal-guns": True}),
    "dice-wall": ("dice", "N02", {"players": 2, "wall": "player"}),
    "dice-all-modules": (
        "dice",
        "N13",
        {
            "players": 3,
            "crossing": True,
            "golden": "joker",
            "missions": "missions",
            "heroes": "heroes",
        },
    ),
}


def played(game: str, scenario: str, options: Options) -> Table:
    table = open_table(game, scenario, seed="kept", options=options)
    bot, whims = table.game.bot("thumb"), random.Random("kept")
    while table.decisions and len(table.answers) < ANSWERS:
        asked = table.decisions[0]
        table.answer(asked.seat, bot(table.view(asked.seat), asked, whims))
    return table


if __name__ == "__main__":
    for name, (game, scenario, options) in GAMES.items():
        if not sys.argv[1:] or game in sys.argv[1:]:
            data = played(game, scenario, options).save()
            (FOLDER / f"{name}.landfall.json").write_bytes(data)
