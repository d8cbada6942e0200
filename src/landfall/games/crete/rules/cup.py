"""G5: the cup: chits are put in, drawn and carried over.

What a carried chit brings (crete G5.7) is in `arrivals.py`, `airlanding.py` and the files of the drops.
"""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.state import Step
from landfall.games.crete.model.counters import CHIT_REF, CHIT_SIDE
from landfall.games.crete.model.events import ChitCarried, ChitDrawn, PlanCancelled
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import SIDES
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.chits import Play
from landfall.games.crete.rules.late_chits import played_though_last, put_in_late
from landfall.games.crete.rules.naval import CHIT as NAVAL
from landfall.games.crete.rules.naval import at_sea
from landfall.games.crete.rules.points import AT_ONCE, PLANNED, formation_with
from landfall.games.crete.rules.quality import division_name


@dataclass(frozen=True, slots=True)
class FillCup(Step):
    """crete G5.1, G5.5, R58: step G; the chit that is carried or named first is not put in again."""

    def run(self, game: Crete) -> None:
        frame = game.frame
        chits = put_in_late(game, list(frame.each_cup))
        if game.turn == frame.first_turn:
            chits = list(frame.start_cup)
            if game.clauses.others_in:
                chits += game.clauses.choose
        game.paid = dict.fromkeys(game.coming, PLANNED) | dict.fromkeys(game.bought, AT_ONCE)
        chits += [*game.coming, *game.bought]
        if at_sea(game):
            # O2.2: in every turn with ships.
            chits.append(NAVAL)
        game.cup = sorted({c for c in chits if c != game.carried})
        game.put_in = sorted([*game.cup, *([game.carried] if game.carried != NOBODY else [])])
        game.played = []
        game.coming.clear()
        game.bought.clear()


@dataclass(frozen=True, slots=True)
class Open(Step):
    """crete G5.2: the carried chit, or the one named first, is played before any is drawn."""

    def run(self, game: Crete) -> None:
        if game.carried != NOBODY:
            chit, game.carried = game.carried, NOBODY
            how = "first" if game.turn == game.frame.first_turn else "carried"
            game.push(Play(chit, how))


@dataclass(frozen=True, slots=True)
class Draw(Step):
    """crete G5.2, G5.3, G5.6: the last one is not played but carried over."""

    def run(self, game: Crete) -> None:
        if not game.cup:
            return
        chit = game.cup.pop(game.chance.draw(len(game.cup), "cup"))
        game.emit(
            ChitDrawn(
                chit=CHIT_REF[chit],
                side=f"side:{SIDES[CHIT_SIDE[chit]]}",
                left=len(game.cup),
                rule="G5.2",
            )
        )
        if game.cup or played_though_last(game, chit):
            game.push(Play(chit, "drawn"), Draw())
            return
        game.carried = chit
        game.emit(ChitCarried(chit=CHIT_REF[chit], rule="G5.2"))
        if chit in game.planned:
            cancel_plan(game, chit)


def cancel_plan(game: Crete, chit: int) -> None:
    """crete G5.4: a formation has no second chit in the turn its carried chit opens; what was paid comes back."""
    game.planned.remove(chit)
    division = game.frame.formations[formation_with(game, chit)].division
    game.dp[division] += PLANNED
    game.emit(
        PlanCancelled(
            division=f"division:{division_name(game, division)}", chit=CHIT_REF[chit], rule="G5.4"
        )
    )
