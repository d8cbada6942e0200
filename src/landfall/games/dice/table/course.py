"""dice 3.0: the phases of this turn in order, as the line at the head of the table shows them."""

from __future__ import annotations

from functools import cache
from typing import Final

from landfall.core.state import Step
from landfall.games.dice.model.state import DDay
from landfall.games.dice.rules.combat import Combat
from landfall.games.dice.rules.movement import Movement
from landfall.games.dice.rules.recruit import Camp
from landfall.games.dice.rules.roll import Roll
from landfall.games.dice.rules.sea_crossing import Bombardment, SeaCombat
from landfall.games.dice.rules.tally import Tally
from landfall.games.dice.rules.trade import Trade
from landfall.games.dice.rules.turn import phases
from landfall.games.dice.rules.wall.assault import Assault
from landfall.games.dice.rules.wall.automatic import Walk
from landfall.games.dice.rules.wall.conditions import Draw
from landfall.games.dice.rules.wall.windows import Round

_NAMES: Final[dict[type[Step], str]] = {
    Draw: "condition",
    Roll: "roll",
    Tally: "tally",
    SeaCombat: "sea-combat",
    Bombardment: "bombardment",
    Camp: "camp",
    Trade: "trade",
    Movement: "move",
    Walk: "move",
    Combat: "combat",
    Assault: "assault",
}
#: Windows within a phase: the line shows the phase.
_WITHIN: Final = {
    "changes": "roll",
    "swaps": "roll",
    "contest": "roll",
    "fire": "combat",
    "payment": "combat",
    "losses": "combat",
}


def course(game: DDay) -> tuple[str, ...]:
    """No phases before the first turn."""
    return _course(phases(game)) if game.turn else ()


@cache
def _course(steps: tuple[Step, ...]) -> tuple[str, ...]:
    names = (_WITHIN.get(name, name) for name in map(_name, steps))
    return tuple(dict.fromkeys(name for name in names if name))


def _name(step: Step) -> str:
    return step.window if isinstance(step, Round) else _NAMES.get(type(step), "")


def stage(game: DDay) -> str:
    """The phase of the line that the game is in; "" outside of it."""
    line = course(game)
    name = _WITHIN.get(game.phase, game.phase)
    if name == "ambush" and name not in line:
        # Without a German player, what happens in that window happens before the move.
        name = "move"
    return name if name in line else ""
