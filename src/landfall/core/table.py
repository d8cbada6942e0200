"""A table: one game being played, and the only door through which it changes."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from landfall.core import codec
from landfall.core.chance import Chance, commitment
from landfall.core.decisions import Decision, Fact, Outcome, Refusal, Seat
from landfall.core.errors import GameOver, NothingToUndo, NotOffered, NotYourTurn
from landfall.core.events import Event, Logged
from landfall.core.game import Game, Options
from landfall.core.state import State


class Answer(Struct, frozen=True, array_like=True):
    seat: Seat
    option: str


class Table:
    """Asks, takes answers, remembers them. Made by `open_table` or `load`."""

    def __init__(
        self,
        game: Game[Any],
        scenario: str,
        options: Options,
        seats: Mapping[Seat, str],
        seed: str,
        position: Any = None,
    ) -> None:
        self.game = game
        self.scenario = scenario
        self.options = dict(game.checked_options(scenario, options))
        for seat in seats:
            game.checked_seat(seat, scenario, self.options)
        #: Who sits where: "me", a name, or "bot:<name>". Kept with the game, not used by it.
        self.seats = {seat: seats.get(seat, "me") for seat in self.all_seats}
        self.seed = seed
        self.position = position
        self.answers: list[Answer] = []
        self.state: State = self._beginning()
        #: What is told while setting up is the beginning of the story.
        self.log: list[Logged] = self.state.journal if self.state.journal is not None else []
        self.state.journal = self.log
        self.decisions: tuple[Decision, ...] = self.state.advance()
        #: Whose answers, from which one on, can still be taken back.
        self._turn_of: Seat | None = None
        self._undoable_from = 0
        #: The state at that point and the length of its log, made when first needed.
        self._checkpoint: tuple[State, int] | None = None

    def _beginning(self) -> State:
        chance = Chance(self.seed)
        if self.position is None:
            return self._typed(self.game.setup(self.scenario, self.options, chance))
        position = self.game.read_position(self.position)
        return self._typed(self.game.author(position, self.scenario, self.options, chance))

    @staticmethod
    def _typed(state: Any) -> State:
        assert isinstance(state, State)
        return state

    @property
    def all_seats(self) -> tuple[Seat, ...]:
        return self.game.seats(self.scenario, self.options)

    # Playing.

    def decision(self, seat: Seat) -> Decision | None:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def answer(self, seat: Seat, option_id: str) -> None:
        """Answer what is asked of a seat with one of the options offered; nothing else changes a game."""
        state = self.state
        if state.outcome is not None:
            raise GameOver()
        asked = self.decision(seat)
        if asked is None:
            raise NotYourTurn(seat)
        option = asked.option(option_id)
        if option is None:
            raise NotOffered(option_id, asked.rule)
        sealed = state.sealed
        self.decisions = state.apply(seat, option)
        self.answers.append(Answer(seat, option_id))
        learnt = state.sealed != sealed
        if learnt or seat != self._turn_of:
            self._turn_of = seat
            self._undoable_from = len(self.answers) - (not learnt)
            self._checkpoint = None

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    # Looking.

    def view(self, seat: Seat | None) -> Struct:
        """What a seat may know; None is a spectator."""
        if seat is not None:
            self.game.checked_seat(seat, self.scenario, self.options)
        return self.game.view(self.state, seat)

    def views(self, seats: Iterable[Seat | None]) -> Mapping[Seat | None, Struct]:
        """What several seats may know at this moment."""
        for seat in seats:
            if seat is not None:
                self.game.checked_seat(seat, self.scenario, self.options)
        return self.game.views(self.state, seats)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, in full. For one seat's share, see `events_for`."""
        return tuple(event for logged in self.log if (event := logged.truth) is not None)

    def events_for(self, seat: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """The seat's share of the log, from the log's entry ``since`` on."""
        seen = (logged.seen_by(seat) for logged in self.log[since:])
        return tuple(event for event in seen if event is not None)

    def look(self, seat: Seat | None, ref: str) -> tuple[Fact, ...]:
        """What there is to know about a thing on the table, beyond what the view says."""
        if seat is not None:
            self.game.checked_seat(seat, self.scenario, self.options)
        return self.game.look(self.state, seat, ref)

    def why_not(self, seat: Seat, action: str, **what: str) -> Refusal | None:
        """The rule against it, or None where nothing forbids it."""
        self.game.checked_seat(seat, self.scenario, self.options)
        return self.game.why_not(self.state, seat, action, what)

    @property
    def hash(self) -> str:
        return codec.state_hash(self.state)

    @property
    def commitment(self) -> str:
        """The seed's hash, public from the start."""
        return commitment(self.seed)

    # Taking back, copying, keeping.

    def can_undo(self, seat: Seat) -> bool:
        return self._turn_of == seat and len(self.answers) > self._undoable_from

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last answer, if nobody learnt or answered anything since."""
        self.game.checked_seat(seat, self.scenario, self.options)
        if not self.can_undo(seat):
            raise NothingToUndo()
        kept, begin = self.answers[:-1], self._undoable_from
        checkpoint, entries = self._checkpoint or self._played_again(kept[:begin])
        self.answers = kept[:begin]
        self.log = self.log[:entries]
        self.state = checkpoint.clone()
        self.state.answers = begin
        self.state.journal = self.log
        self.decisions = self.state.advance()
        for answer in kept[begin:]:
            self.answer(answer.seat, answer.option)
        self._checkpoint = checkpoint, entries

    def _played_again(self, answers: list[Answer]) -> tuple[State, int]:
        """The state after these answers, and how long the log was."""
        twin = Table(self.game, self.scenario, self.options, self.seats, self.seed, self.position)
        for answer in answers:
            twin.answer(answer.seat, answer.option)
        return twin.state, len(twin.log)

    def clone(self) -> Table:
        twin = type(self).__new__(type(self))
        twin.game, twin.scenario, twin.options = self.game, self.scenario, self.options.copy()
        twin.seats, twin.seed, twin.position = self.seats.copy(), self.seed, self.position
        twin.answers = self.answers.copy()
        twin.state = self.state.clone()
        twin.state.answers = self.state.answers
        twin.log = twin.state.journal = self.log.copy()
        twin.decisions = self.decisions
        twin._turn_of, twin._undoable_from = self._turn_of, self._undoable_from
        twin._checkpoint = None
        return twin

    def save(self) -> bytes:
        from landfall.core.saves import save

        return save(self)


def open_table(
    game: str,
    scenario: str | None = None,
    *,
    seed: int | str | None = None,
    options: Options | None = None,
    seats: Mapping[Seat, str] | None = None,
) -> Table:
    """Set a game up. Without a seed a secret one is drawn; without a scenario, the first is taken."""
    from landfall.core.registry import get_game

    rules = get_game(game)
    chosen = scenario if scenario is not None else rules.meta.scenarios[0].id
    for who in (seats or {}).values():
        if who.startswith("bot:"):
            rules.bot(who.removeprefix("bot:"))
    text = secrets.token_hex(16) if seed is None else str(seed)
    return Table(rules, chosen, options or {}, seats or {}, text)
