"""A game in progress: plain data, with a stack of steps that says what comes next.

The step on top either runs by itself or asks. It is taken off the stack first; a step that is not
finished puts itself back (``game.push(self)``), one that leads to others pushes those.
Steps are frozen: a stack is cloned by copying the list.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Self

from landfall.core.chance import Chance
from landfall.core.decisions import Decision, Option, Outcome, Seat
from landfall.core.events import Event, Logged

#: For a field that is not part of the hash because it was added later. Like all others, it follows from the answers.
KEPT: Final = {"kept": True}
#: For a field that was added later and is part of the hash, except while it has its default.
LATER: Final = {"later": True}


class Step:
    """A procedure of the rulebook that runs by itself: draw, roll, resolve.

    Its game is `Any` here and the game's own state in every subclass: a generic base class would keep
    mypyc from compiling the steps.
    """

    __slots__ = ()

    def run(self, game: Any) -> None:
        raise TypeError(f"{type(self).__name__} has no run()")


class Ask(Step):
    """A step that asks one seat, or several at once."""

    __slots__ = ()

    def ask(self, game: Any) -> tuple[Decision, ...]:
        """The questions; changes nothing. If there are none, the step is over."""
        raise TypeError(f"{type(self).__name__} has no ask()")

    def take(self, game: Any, seat: Seat, option: Option) -> None:
        """Apply an answer that is known to have been offered."""
        raise TypeError(f"{type(self).__name__} has no take()")


@dataclass(slots=True)
class State:
    """The fields every game has; a game adds its own."""

    chance: Chance
    steps: list[Step] = field(default_factory=list)
    outcome: Outcome | None = None
    #: Counts what was revealed, by seat ("" for everyone): a card drawn, a hand shown.
    reveals: dict[Seat, int] = field(default_factory=dict)
    #: The log so far; not part of hashes and snapshots. None: no log is kept.
    journal: list[Logged] | None = field(default_factory=list, compare=False)
    answers: int = field(default=0, compare=False)
    #: A function to call at each beat, where people are watching; otherwise None. See `beat`.
    watch: Any = field(default=None, compare=False)

    def clone(self) -> Self:
        """A copy that shares nothing that can change, with an empty journal."""
        raise TypeError(f"{type(self).__name__} has no clone()")

    def begin_clone(self) -> Self:
        """A copy of the fields that every state has; the game then copies its own."""
        twin = type(self).__new__(type(self))
        twin.chance = self.chance.clone()
        twin.steps = self.steps.copy()
        twin.outcome = self.outcome
        twin.reveals = self.reveals.copy()
        twin.journal = []
        twin.answers = self.answers
        twin.watch = None
        return twin

    # Called by steps.

    def push(self, *steps: Step) -> None:
        """Put steps on the stack so that the first one named comes first."""
        self.steps.extend(reversed(steps))

    def emit(self, public: Event | None, private: Mapping[Seat, Event] | None = None) -> None:
        if self.journal is not None:
            self.journal.append(Logged(public, private or {}, self.answers))

    def reveal(self, seat: Seat = "") -> None:
        """Something hidden was revealed to a seat or to everyone: nobody can undo past this point."""
        self.reveals[seat] = self.reveals.get(seat, 0) + 1

    def beat(self) -> None:
        """Mark a moment worth showing: what each seat sees now is kept, and the moments are shown in order.

        Every step that emits an event ends in a beat. A step with several such moments marks the earlier
        ones by calling this. Self-play and bots pay nothing for it.
        """
        if self.watch is not None:
            self.watch()

    def end(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.steps.clear()

    # Called by the table.

    def advance(self) -> tuple[Decision, ...]:
        """Run until a seat must answer or the game is over."""
        steps = self.steps
        while self.outcome is None:
            step = steps.pop()
            if isinstance(step, Ask):
                asked = step.ask(self)
                if asked:
                    steps.append(step)
                    return asked
            else:
                step.run(self)
                if self.watch is not None:
                    self.watch()
        return ()

    def apply(self, seat: Seat, option: Option) -> tuple[Decision, ...]:
        step = self.steps.pop()
        assert isinstance(step, Ask)
        self.answers += 1
        step.take(self, seat, option)
        if self.watch is not None:
            self.watch()
        return self.advance()

    @property
    def sealed(self) -> int:
        """Grows whenever information is gained."""
        return self.chance.total + sum(self.reveals.values())
