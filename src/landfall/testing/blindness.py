"""No seat learns what it may not know: the checks of hidden information on a walk."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from landfall.core import codec
from landfall.core.decisions import Decision, Option, Seat
from landfall.core.errors import LandfallError
from landfall.core.events import Event
from landfall.core.state import State
from landfall.core.table import Table
from landfall.testing.checks import Checks
from landfall.testing.stays import Stays


class Blindness(Checks):
    """Imagines other states that are possible as far as a seat knows, and compares what the seat is told."""

    def __init__(self, table: Table, whims: random.Random) -> None:
        super().__init__(table, whims)
        self.stays = Stays()

    def check_blindness(self, seat: Seat | None) -> None:
        """Change what the seat can't know: the seat must not notice."""
        table = self.table
        other = self.imagined(table.state, seat)
        leak = _leak(self.view(seat), self.game.view(other, seat))
        self.demand(not leak, f"the view of {seat} reveals what it can't know: {leak}")
        for ref in self.pointed():
            facts = self.game.look(table.state, seat, ref)
            self.demand(
                facts == self.game.look(other, seat, ref), f"{ref} reveals something to {seat}"
            )
        if table.outcome is not None:
            return
        asked = other.advance()
        mine = _of(asked, seat)
        self.demand(mine == _of(table.decisions, seat), f"{seat}'s question reveals something")
        self.demand(
            [d.seat for d in asked] == [d.seat for d in table.decisions],
            f"{seat} learns something from which seats are asked",
        )

    def check_what_others_learn(self, before: State, log: int, mover: Seat, option: Option) -> None:
        """If an answer shows a seat nothing, it must look the same to that seat in another deal."""
        mine = self.table.state
        for seat in (*self.table.all_seats, None):
            if _learnt(before, mine, seat):
                continue
            other = self.imagined(before, seat)
            asked = _of(other.advance(), mover)
            if asked is None or asked.option(option.id) is None:
                continue
            other.journal = []
            shown = self.watched(other, seat)
            other.apply(mover, option)
            if _learnt(before, other, seat):
                continue
            self.check_beats(before, seat, mover, option, shown)
            seen = [e for logged in self.table.log[log:] if (e := logged.seen_by(seat))]
            told = [e for logged in other.journal if (e := logged.seen_by(seat))]
            self.demand(seen == told, f"{seat} is told what it can't know: {_first(seen, told)}")
            leak = _leak(self.view(seat), self.game.view(other, seat))
            self.demand(not leak, f"{seat} sees after {option.id} of {mover}: {leak}")

    def watched(self, state: State, seat: Seat | None) -> list[bytes]:
        """What the seat is shown at each beat of the next move, in order."""
        shown: list[bytes] = []
        state.watch = lambda: shown.append(msgspec.json.encode(self.game.view(state, seat)))
        return shown

    def check_beats(
        self, before: State, seat: Seat | None, mover: Seat, option: Option, shown: list[bytes]
    ) -> None:
        """The beats of a move tell the seat no more than the state after it."""
        true = before.clone()
        seen = self.watched(true, seat)
        true.apply(mover, option)
        true.watch = None
        self.demand(
            seen == shown, f"{seat} learns something from the beats of {option.id} by {mover}"
        )

    def imagined(self, state: State, seat: Seat | None) -> State:
        twin: State = self.game.imagine(state, seat, self.whims)
        self.check_possible(twin)
        self.stays.compare(self.game.hidden(state, seat), self.game.hidden(twin, seat))
        return twin

    def check_possible(self, twin: State) -> None:
        try:
            self.game.check(twin)
        except LandfallError as error:
            self.fail(f"an imagined state is impossible: {error}")

    def check_order_of_answers(self) -> None:
        """If several seats are asked at once, the order of their answers does not matter."""
        table = self.table
        if len(table.decisions) < 2:
            return
        first, second = self.whims.sample(table.decisions, 2)
        a, b = self.whims.choice(first.options), self.whims.choice(second.options)
        there, back = table.state.clone(), table.state.clone()
        waiting = there.apply(first.seat, a)
        self.demand(
            _of(waiting, second.seat) == second, f"{second.seat} notices {first.seat}'s answer"
        )
        there.apply(second.seat, b)
        back.apply(second.seat, b)
        back.apply(first.seat, a)
        self.demand(
            codec.freeze(there) == codec.freeze(back),
            f"the order of answers matters: {first.seat} {a.id}, {second.seat} {b.id}",
        )


def _of(decisions: tuple[Decision, ...], seat: Seat | None) -> Decision | None:
    return next((d for d in decisions if d.seat == seat), None)


def _leak(seen: tuple[Any, bytes], other: Any) -> str:
    """The fields in which two views differ, as they would be sent."""
    view, sent = seen
    if sent == msgspec.json.encode(other):
        return ""
    a, b = msgspec.to_builtins(view), msgspec.to_builtins(other)
    return "; ".join(f"{key}: {a[key]} ≠ {b[key]}" for key in a if a[key] != b[key])


def _learnt(before: State, after: State, seat: Seat | None) -> bool:
    if after.chance.total != before.chance.total:
        return True
    seats = ("",) if seat is None else ("", seat)
    return any(after.reveals.get(s, 0) != before.reveals.get(s, 0) for s in seats)


def _first(seen: list[Event], told: list[Event]) -> str:
    for a, b in zip(seen, told, strict=False):
        if a != b:
            return f"{a} ≠ {b}"
    return f"{len(seen)} ≠ {len(told)} events"
