"""4.4 Tossing tokens: which a side may use, their odds, the toss (commando 4.4, 7.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Arg, Option
from landfall.core.state import Step
from landfall.games.commando.model.cards import SIDES
from landfall.games.commando.model.events import TokenTossed
from landfall.games.commando.model.state import NORMAL, PLUS3, THORNTON, Army, Commando, Front
from landfall.games.commando.rules.strength import (
    ALL_TOKENS,
    HEROIC_SPECIAL_ONLY,
    NO_TOKENS,
    SPECIAL_ONLY,
    WORTH,
    token_ban,
)

#: For each kind of token: its index in `Line.tokens`, its reference, its rule.
TOKENS: Final = {
    "normal": (NORMAL, "token:normal", "4.4"),
    "plus3": (PLUS3, "token:plus3", "4.4"),
    "plus3-heroic": (PLUS3, "token:plus3", "7.5"),
    "thornton": (THORNTON, "token:thornton", "7.5"),
}


#: One of a token's two faces is a success (4.4); on a Thornton token, both are (7.5).
FACES: Final = 2


PERCENT: Final = {kind: 100 if kind == "thornton" else 100 // FACES for kind in TOKENS}


def usable_tokens(army: Army, front: Front, side: int) -> list[str]:
    """The tokens a side may use now, given the bans of units, terrains and actions (commando 4.4, 7.5)."""
    ban = token_ban(front, side)
    usable = []
    if ban == ALL_TOKENS and army.tokens:
        usable.append("normal")
    if ban <= SPECIAL_ONLY and army.plus3:
        usable.append("plus3")
    if ban <= HEROIC_SPECIAL_ONLY and army.plus3_heroic:
        usable.append("plus3-heroic")
    if ban < NO_TOKENS and army.thornton:
        usable.append("thornton")
    return usable


def token_option(kind: str, mine: int) -> Option:
    """A toss, with its odds and the unit's total afterwards."""
    place, ref, rule = TOKENS[kind]
    args: dict[str, Arg] = {"percent": PERCENT[kind], "sum": mine + WORTH[place]}
    return Option(f"toss:{kind}", f"option-toss-{kind}", args, (ref,), rule)


@dataclass(frozen=True, slots=True)
class Toss(Step):
    """Heads or tails: the token stays on the unit or returns at once (commando 4.4)."""

    side: int
    kind: str
    front: int

    def run(self, game: Commando) -> None:
        army, front = game.armies[self.side], game.fronts[self.front]
        line = front.lines[self.side]
        success = 1 if self.kind == "thornton" else game.chance.draw(FACES)
        if self.kind == "normal":
            army.tokens -= 1
            game.reserve += 1 - success
            line.tokens[NORMAL] += success
        elif self.kind == "thornton":
            army.thornton -= 1
            line.tokens[THORNTON] += 1
        else:
            if self.kind == "plus3":
                army.plus3 -= 1
            else:
                army.plus3_heroic -= 1
            game.plus3_beside += 1 - success
            line.tokens[PLUS3] += success
        game.emit(
            TokenTossed(
                side=SIDES[self.side],
                kind=self.kind,
                success=success,
                terrain=f"terrain:{front.terrain}",
                rule="4.4",
            )
        )
