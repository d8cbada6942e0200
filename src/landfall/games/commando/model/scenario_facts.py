"""Facts about each scenario that several chapters need."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from landfall.games.commando.model.state import Commando


class Layout(Struct, frozen=True):
    """The set-up of a scenario (commando 0.2–0.8); see also commando 0.6, 1A.1, 1B.2, M.2 and D.2."""

    letter: str
    hand: int
    manpower: int | None
    plus3: int
    thornton: int
    turn_token: str
    heroes: bool
    #: Whether the winner of an assault draws a card: not in scenario 2 (commando M.6).
    winner_draws: bool = True


LAYOUTS: Final = {
    "1A": Layout("P", 6, 3, 2, 0, "", heroes=False),
    "1B": Layout("P", 6, 3, 2, 4, "english", heroes=True),
    "2": Layout("M", 6, 3, 2, 0, "german", heroes=True, winner_draws=False),
    "3": Layout("D", 5, None, 3, 0, "", heroes=True),
}

RESERVE: Final = 24  # commando 0.4
START_TOKENS: Final = 2
MANPOWER: Final = 3  # commando 0.5

#: The bridges of scenario 1, where a lost unit does not end the assault (commando 1A.4, 1B.10).
BENOUVILLE, PEGASUS = "1014A", "1014B"  # two faces of one card
STUBBORN: Final = frozenset({BENOUVILLE, PEGASUS})
RANVILLE: Final = "1015A"
HORSA_BRIDGE: Final = "1015B"  # its back
FLAME_THROWER: Final = 1406
ROAD: Final = 6  # terrains in front of the bridges (commando 1A.3)
GUNS: Final = {"1022": 1, "1023": 2, "1024": 1}  # commando M.1
GUNS_TO_WIN, ALL_GUNS = 3, 4  # commando M.9; all of them in a campaign (M.15)
ENGLISH_GOAL, GERMAN_GOAL = 3, 2  # bridges destroyed, bridges saved (commando D.14)
BUNKER, ENTRANCE, HORSAS = "1016", "1017", "1018"
ROBEHOMME: Final = "1028"
MAJOR_BRIDGES: Final = ("1030", "1031", "1032")


def letter(game: Commando) -> str:
    return LAYOUTS[game.scenario].letter
