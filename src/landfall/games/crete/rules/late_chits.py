"""G5.1, G5.5, R55, R58, R59: chits that come into the cup late, are for sale from a date, or are chosen to be first."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.crete.model.clause_events import ChitAdded
from landfall.games.crete.model.counters import CHIT_REF, CHIT_SIDE
from landfall.games.crete.model.events import PlanCancelled
from landfall.games.crete.model.offers import ref_option
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.quality import division_name


def played_though_last(game: Crete, chit: int) -> bool:
    """crete G5.5: in scenario 6 at 1500, the chit that opens a lock is played even if it is the last one."""
    return any(
        lock.chit == chit
        and lock.even_last
        and lock.turn <= game.turn
        and number not in game.unlocked
        for number, lock in enumerate(game.clauses.locks)
    )


def add_chits(game: Crete, chit: int) -> None:
    """crete G5.5, G5.7: put the chits this one brings into the cup; if one is there already, refund its price."""
    for number, late in enumerate(game.clauses.added):
        if late.after != chit or late.turn > game.turn or number in game.added:
            continue
        game.added.append(number)
        if late.chit in game.put_in:
            _give_back(game, late.chit)
            continue
        game.cup = sorted([*game.cup, late.chit])
        game.put_in = sorted([*game.put_in, late.chit])
        game.emit(ChitAdded(chit=CHIT_REF[late.chit], rule="G5.5"))


def _give_back(game: Crete, chit: int) -> None:
    price = game.paid.pop(chit, 0)
    for formation in game.frame.formations:
        if formation.chit == chit and price:
            game.dp[formation.division] += price
            game.emit(
                PlanCancelled(
                    division=f"division:{division_name(game, formation.division)}",
                    chit=CHIT_REF[chit],
                    rule="G5.5",
                )
            )


def put_in_late(game: Crete, chits: list[int]) -> list[int]:
    """crete G5.1, R59: these chits, except those whose turn has not come."""
    late = game.clauses.late
    return [c for c in chits if late.get(c, game.turn) <= game.turn]


def sold(game: Crete, chit: int, turn: int) -> bool:
    """crete G4.5, R55: whether a chit can be bought for the cup of that turn; planning it the turn before its date is allowed."""
    return game.clauses.sale.get(chit, turn) <= turn


@dataclass(frozen=True, slots=True)
class FirstChit(Ask):
    """crete G3.5, R58: the German chooses which formation begins."""

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        options = tuple(ref_option("first", CHIT_REF[c], "R58", c) for c in game.clauses.choose)
        if not options:
            return ()
        seat = game.seat(CHIT_SIDE[game.clauses.choose[0]])
        return (Decision(seat, "ask-first", options, "R58"),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        game.carried = int(option.value)
