"""The contract that every game must keep, checked on a random walk.

`walk` plays one game to its end and, after each answer, checks what `docs/architecture.md` promises: states survive
being frozen, clones share nothing, only seats with a question can answer, an undo leads back, invariants hold, and no
seat learns what it may not know. The tests run it for every game in ``landfall/games``.
"""

from __future__ import annotations

import dataclasses
import random
from typing import Any

from landfall.core import codec
from landfall.core.decisions import Option, Seat
from landfall.core.errors import LandfallError, NothingToUndo, NotYourTurn
from landfall.core.game import Options
from landfall.core.rules import rule_index
from landfall.core.saves import load
from landfall.core.state import State
from landfall.core.table import Table, open_table
from landfall.testing.blindness import Blindness
from landfall.testing.checks import ContractBroken
from landfall.testing.wording import Wording

__all__ = ["ContractBroken", "Walk", "walk", "walk_from"]

NOWHERE = "no such option"


def walk(
    slug: str, scenario: str, seed: int, options: Options | None = None, most: int | None = None
) -> Table:
    """Play a game at random to its end, or for at most this many answers, and check everything after each."""
    return walk_from(open_table(slug, scenario, seed=seed, options=options), seed, most)


def walk_from(table: Table, seed: int, most: int | None = None) -> Table:
    """The same from any table, such as an authored position."""
    walker = Walk(table, random.Random(seed))
    walker.check_standing()
    last = None if most is None else len(table.answers) + most
    while table.outcome is None and len(table.answers) != last:
        walker.answer()
        walker.demand(len(table.answers) <= table.game.meta.max_decisions, "the game does not end")
    walker.check_end()
    return table


class Walk(Blindness, Wording):
    """A table, and the checks made after each answer."""

    # One answer.

    def answer(self) -> None:
        table = self.table
        asked = self.whims.choice(table.decisions)
        option = self.whims.choice(asked.options)
        self.check_order_of_answers()
        before, before_log = table.state.clone(), len(table.log)
        table.answer(asked.seat, option.id)
        self.forget_views()
        self.check_thawed(before, asked.seat, option)
        self.check_undo(asked.seat, option.id)
        self.check_what_others_learn(before, before_log, asked.seat, option)
        self.check_standing()
        if self.whims.random() < 0.02:
            self.check_save()

    # What must hold between answers.

    def check_standing(self) -> None:
        self.check_decisions()
        self.check_refusals()
        self.check_copies()
        self.check_texts()
        self.check_hints()
        try:
            self.game.check(self.table.state)
        except LandfallError as error:
            self.fail(str(error))
        for seat in (*self.table.all_seats, None):
            self.check_blindness(seat)
        seats = (None, *self.table.all_seats)
        apart = {seat: self.view(seat)[0] for seat in seats}
        self.demand(
            self.table.views(seats) == apart, "views built together differ from views built alone"
        )

    def check_decisions(self) -> None:
        table = self.table
        self.demand(
            bool(table.decisions) != (table.outcome is not None),
            "the game is over and asks, or neither",
        )
        seats = [d.seat for d in table.decisions]
        self.demand(len(set(seats)) == len(seats), "a seat is asked twice at once")
        self.demand(set(seats) <= set(table.all_seats), "an unknown seat is asked")
        known = rule_index(self.game.meta.slug)
        for decision in table.decisions:
            ids = [o.id for o in decision.options]
            self.demand(bool(ids), f"{decision.text} offers nothing")
            self.demand(len(set(ids)) == len(ids), f"{decision.text} repeats an option id: {ids}")
            for rule in (decision.rule, *(o.rule for o in decision.options if o.rule)):
                self.demand(rule in known, f"{decision.text} cites no known rule: {rule!r}")

    def check_refusals(self) -> None:
        """Only the seats that have a decision can answer, and only with an option offered."""
        table = self.table
        before = table.hash
        for seat in table.all_seats:
            try:
                table.answer(seat, NOWHERE)
            except LandfallError:
                pass
            else:
                self.fail(f"{seat} answered with an option that was not offered")
        for decision in table.decisions:
            for seat in table.all_seats:
                if table.decision(seat) is None:
                    try:
                        table.answer(seat, decision.options[0].id)
                    except NotYourTurn:
                        pass
                    else:
                        self.fail(f"{seat} answered for {decision.seat}")
        self.demand(table.hash == before, "a refused answer changed the state")

    def check_copies(self) -> None:
        state = self.table.state
        frozen = codec.freeze(state)
        thawed = codec.thaw(frozen, self.game.state_type, self.game.steps)
        self.demand(codec.freeze(thawed) == frozen, "a thawed state is another state")
        if state.outcome is None:
            self.demand(
                thawed.advance() == self.table.decisions, "a thawed state has other decisions"
            )
        twin = state.clone()
        self.demand(codec.freeze(twin) == frozen, "a clone is another state")
        shared = _shared(state, twin)
        self.demand(shared is None, f"a clone shares a {shared}")

    def check_thawed(self, before: State, seat: Seat, option: Option) -> None:
        """A state that was frozen and thawed continues like one that was not."""
        frozen = codec.freeze(before)
        thawed = codec.thaw(frozen, self.game.state_type, self.game.steps)
        thawed.advance()
        asked = thawed.apply(seat, option)
        self.demand(asked == self.table.decisions, "a thawed state continues with other decisions")
        after = codec.freeze(self.table.state)
        self.demand(codec.freeze(thawed) == after, "a thawed state leads to another state")

    # Undo.

    def check_undo(self, seat: Seat, option_id: str) -> None:
        table = self.table
        after = table.hash
        if not table.can_undo(seat):
            try:
                table.undo(seat)
            except NothingToUndo:
                self.demand(table.hash == after, "a refused undo changed the state")
                return
            self.fail("undid what can't be undone")
        log = len(table.log)
        table.undo(seat)
        table.answer(seat, option_id)
        self.demand(table.hash == after, "undoing and repeating an answer leads to another state")
        self.demand(len(table.log) == log, "undoing and repeating an answer changes the log")

    # Saves.

    def check_save(self) -> None:
        again = load(self.table.save())
        self.demand(again.hash == self.table.hash, "a save loads to another state")
        self.demand(again.events == self.table.events, "a replay has another log")
        self.demand(again.decisions == self.table.decisions, "a replay has other decisions")

    def check_end(self) -> None:
        self.check_save()
        self.demand(not (odd := self.stays.odd()), f"pools that are not shuffled evenly: {odd}")
        self.check_outcome()


def _shared(a: Any, b: Any) -> str | None:
    """The type of the first mutable object that both contain."""
    if isinstance(a, list | dict | set) and a is b:
        return type(a).__name__
    if isinstance(a, list | tuple) and isinstance(b, list | tuple):
        return _first_shared(zip(a, b, strict=True))
    if isinstance(a, dict):
        return _first_shared((a[key], b[key]) for key in a)
    if dataclasses.is_dataclass(a):
        params: Any = a
        if a is b and not params.__dataclass_params__.frozen:
            return type(a).__name__
        names = [field.name for field in dataclasses.fields(a) if field.compare]
        return _first_shared((getattr(a, n), getattr(b, n)) for n in names)
    return None


def _first_shared(pairs: Any) -> str | None:
    return next((found for a, b in pairs if (found := _shared(a, b))), None)
