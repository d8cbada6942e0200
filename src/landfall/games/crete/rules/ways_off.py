"""A way off the map, and who pays for it.

The kinds: `off` to a box of the chart, `exit` for good, `withdraw` and `evacuate`, `ship` to another port,
`fly` to the drop box.
"""

from __future__ import annotations

from typing import NamedTuple

from landfall.games.crete.model.counters import GREEK, SIDE
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import ALLIED
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.command import payer

RULE = {
    "off": "S1.0",
    "exit": "R77",
    "withdraw": "R31",
    "evacuate": "R30",
    "ship": "S2.0",
    "fly": "S3.0",
}


class Way(NamedTuple):
    """A way off the map: its kind, the hex from which the unit leaves, and the box, exit or port it leads to."""

    kind: str
    hex: int
    to: int = NOBODY


def rules_of(game: Crete) -> tuple[str, ...]:
    """crete 9.0: the special rules that are in force."""
    return game.frame.record.rules


def chart_payer(game: Crete, unit: int) -> int:
    """crete G4.6: the unit need not be in command. For a Greek, the division of a leader in range pays, otherwise the
    Greek's own."""
    found = payer(game, unit)
    if found == NOBODY and GREEK[unit]:
        own = game.frame.division_of[unit]
        found = own if own != NOBODY and game.cp[own] > 0 else NOBODY
    return found


def free_of_charge(game: Crete, unit: int, kind: str) -> bool:
    """crete S5.0: under withdrawal, the Allies pay nothing for the chart; exits by S5 and R77 are free for all."""
    if kind in ("exit", "withdraw", "evacuate"):
        return True
    return kind == "off" and game.withdrawal and SIDE[unit] == ALLIED


def can_pay(game: Crete, unit: int, kind: str, extra: int = 0) -> bool:
    if free_of_charge(game, unit, kind):
        return True
    division = chart_payer(game, unit)
    return division != NOBODY and game.cp[division] > extra


def charge(game: Crete, unit: int, kind: str) -> None:
    if not free_of_charge(game, unit, kind):
        game.cp[chart_payer(game, unit)] -= 1
