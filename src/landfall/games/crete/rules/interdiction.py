"""G21.5: the roll for units that arrive under air attack or fire."""

from __future__ import annotations

from landfall.games.crete.model import counters
from landfall.games.crete.model.clause_events import Interdicted
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.records import InterdictionRow
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.quality import Mods, roll, told
from landfall.games.crete.rules.results import alive, cohesion_hit, lose_step, suppress

ROWS: tuple[InterdictionRow, ...] = tuple(BOX.interdiction.values())
_WORDS = {
    "none": "none",
    "C": "cohesion",
    "CC": "cohesion-twice",
    "suppressed": "suppression",
    "1": "step",
}


def row_for(total: int) -> InterdictionRow:
    return next(row for row in ROWS if total <= row.to)


def interdict(game: Crete, unit: int, mods: Mods) -> None:
    """crete G21.5, G14.8: one roll on the table; a suppression is not converted."""
    die = roll(game)
    total = die + sum(v for _, v in mods)
    result = row_for(total).result
    game.emit(
        Interdicted(
            unit=counters.REF[unit],
            hex=HEX[game.units[unit].at],
            roll=die,
            total=total,
            result=_WORDS[result],
            modifiers=told(mods),
            rule="G21.5",
        )
    )
    if result == "suppressed":
        suppress(game, unit)
    elif result == "1":
        lose_step(game, unit, "interdiction")
    else:
        for _ in range(result.count("C")):
            if alive(game, unit):
                cohesion_hit(game, unit, "interdiction")
