"""A table: one game being played, and the only entry point through which it changes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from typing import Any, Unpack

from msgspec import Struct

from landfall.core import codec
from landfall.core.bounds import SEED_LENGTH
from landfall.core.deal import Share, mixed
from landfall.core.decisions import Decision, Fact, Outcome, Refusal, Seat
from landfall.core.errors import (
    BadOption,
    GameOver,
    NothingToUndo,
    NotOffered,
    NotYourTurn,
)
from landfall.core.events import Event, Logged
from landfall.core.game import Game, Options
from landfall.core.opened import Dealt, Opened, typed
from landfall.core.snapshots import Snapshot, Snapshots
from landfall.core.state import State
from landfall.core.tail import Tail


class Answer(Struct, frozen=True, array_like=True):
    seat: Seat
    option: str


class Table(Opened):
    """Asks, takes answers and remembers them. Made by `open_table` or `load`."""

    def __init__(
        self,
        game: Game[Any],
        scenario: str,
        options: Options,
        seats: Mapping[Seat, str],
        seed: str,
        position: Any = None,
        *,
        set_up: bool = True,
        **dealt: Unpack[Dealt],
    ) -> None:
        """With ``set_up=False`` nothing is set up yet: call `start_from` or `begin` next."""
        super().__init__(game, scenario, options, seats, seed, position, **dealt)
        #: Kept only if people play here or look back; see `keep_snapshots`.
        self.snapshots: Snapshots | None = None
        if set_up:
            self.begin()

    def begin(self, watch: Callable[[], None] | None = None) -> None:
        """Set up, with the shares up to the last redeal.

        `watch` is called once everything is set up, and at each beat from there to the first question.
        """
        self.answers: Tail[Answer] = Tail()
        deals = [number for number, share in enumerate(self.shares, 1) if share.deal]
        self._mixed = deals[-1] if deals else 0
        self._seed = self.seed_after(self._mixed)
        self.state: State = self.first_state(self._seed)
        if deals:
            self.state.chance.renew(self._seed)
        #: The log begins with the events of the set-up.
        self.log: Tail[Logged] = Tail(self.state.journal)
        self.state.journal = self.log.here
        if watch is not None:
            watch()
            self.state.watch = watch
        self.decisions: tuple[Decision, ...] = self.state.advance()
        self.state.watch = None
        #: The seat whose answers can still be undone, and the first answer that can be.
        self._turn_of: Seat | None = None
        self._undoable_from = 0
        #: The state at that point and the length of its log, created when first needed.
        self._checkpoint: tuple[State, int] | None = None
        self._renew()

    @property
    def deals_anew(self) -> bool:
        """Whether the next share redeals everything: only before the first answer, while someone may know the deal.

        Later, a player could get rid of a bad hand by sitting down again.
        """
        return not self.answers and self.known == len(self.shares)

    def share(self, seat: Seat, secret: str, share: str, deal: bool | None = None) -> None:
        """Someone sat down: all later chance is redrawn, and nobody can undo past this point."""
        if self.outcome is not None:
            raise GameOver()
        anew = self.deals_anew if deal is None else deal and not self.answers
        self.shares.append(Share(len(self.answers), seat, secret, share, anew))
        if anew:
            self.begin()
            if self.snapshots is not None:
                self.snapshots.forget()
                self.snapshots.add(self.snapshot())
        else:
            self._renew()

    def _renew(self) -> None:
        """Apply the shares that are due after the current number of answers."""
        while self._mixed < len(self.shares) and self.shares[self._mixed].at <= len(self.answers):
            self._seed = mixed(self._seed, self.shares[self._mixed])
            self._mixed += 1
            self.state.chance.renew(self._seed)
            self._turn_of, self._undoable_from = None, len(self.answers)
            self._checkpoint = None

    def opening(
        self, seats: Collection[Seat | None]
    ) -> list[tuple[int, Mapping[Seat | None, Struct]]]:
        """How long the log was and what seats saw after the set-up, and at each beat up to the first question."""
        again = copy(self)
        seen: list[tuple[int, Mapping[Seat | None, Struct]]] = []

        def beat() -> None:
            if not seen or len(again.log) > seen[-1][0]:
                seen.append((len(again.log), again.views(seats)))

        again.begin(beat)
        return seen

    # Playing.

    def decision(self, seat: Seat) -> Decision | None:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def answer(self, seat: Seat, option_id: str, watch: Callable[[], None] | None = None) -> None:
        """Answer a seat's decision with one of the options offered; nothing else changes a game.

        `watch` is called at each beat: views taken then show the table at that beat.
        """
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
        state.watch = watch
        try:
            self.decisions = state.apply(seat, option)
        finally:
            state.watch = None
        self.answers.append(Answer(seat, option_id))
        learnt = state.sealed != sealed
        if learnt or seat != self._turn_of:
            self._turn_of = seat
            self._undoable_from = len(self.answers) - (not learnt)
            self._checkpoint = None
        self._renew()
        if self.snapshots is not None:
            self.snapshots.add(self.snapshot())

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    # What seats may see.

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
        """Everything that happened, in full. For one seat's share, see `events_for`."""
        return tuple(event for logged in self.log if (event := logged.truth) is not None)

    def events_for(self, seat: Seat | None, since: int = 0) -> tuple[Event, ...]:
        """The seat's share of the log, from the log's entry ``since`` on."""
        seen = (logged.seen_by(seat) for logged in self.log[since:])
        return tuple(event for event in seen if event is not None)

    def look(self, seat: Seat | None, ref: str) -> tuple[Fact, ...]:
        """Facts about a thing on the table that the view does not contain."""
        if seat is not None:
            self.game.checked_seat(seat, self.scenario, self.options)
        return self.game.look(self.state, seat, ref)

    def why_not(self, seat: Seat, action: str, **what: str) -> Refusal | None:
        """The rule against an action, or None if nothing forbids it."""
        self.game.checked_seat(seat, self.scenario, self.options)
        return self.game.why_not(self.state, seat, action, what)

    @property
    def hash(self) -> str:
        return codec.state_hash(self.state)

    # Undoing, copying, saving.

    def can_undo(self, seat: Seat) -> bool:
        return self._turn_of == seat and len(self.answers) > self._undoable_from

    @property
    def undoable_from(self) -> int:
        """The number of answers that can no longer be undone."""
        return self._undoable_from

    @property
    def settled(self) -> bool:
        """Whether nobody can undo anything."""
        return len(self.answers) <= self._undoable_from

    def undo(self, seat: Seat) -> None:
        """Undo the seat's last answer, if nothing was revealed or answered since."""
        self.game.checked_seat(seat, self.scenario, self.options)
        if not self.can_undo(seat):
            raise NothingToUndo()
        kept, begin = self.answers.upto(len(self.answers) - 1), self._undoable_from
        if self.snapshots is not None and (near := self.snapshots.nearest(len(kept))) is not None:
            self.snapshots.forget_after(len(kept))
            self.start_from(near, kept, self.log)
            for answer in kept[near.answers :]:
                self.answer(answer.seat, answer.option)
            return
        checkpoint, entries = self._checkpoint or self._checkpoint_at(begin)
        if self.snapshots is not None:
            self.snapshots.forget_after(begin)
        self.answers = kept.upto(begin)
        self.log = self.log.upto(entries)
        self.state = checkpoint.clone()
        self.state.answers = begin
        self.state.journal = self.log.here
        self.decisions = self.state.advance()
        for answer in kept[begin:]:
            self.answer(answer.seat, answer.option)
        self._checkpoint = checkpoint, entries

    def _checkpoint_at(self, number: int) -> tuple[State, int]:
        twin = self.at(number)
        return twin.state, len(twin.log)

    def keep_snapshots(self, earlier: Sequence[Snapshot] = ()) -> None:
        """Keep snapshots from now on, so that undoing and stepping back replay a handful of answers, not the whole game.

        `earlier`: the snapshots of a continued game, including the current one.
        """
        if self.snapshots is None:
            self.snapshots = Snapshots(earlier or (self.snapshot(),))
            # Thawing needs the step classes: collect them now, so that nobody waits at the first undo.
            _ = self.game.steps

    def snapshot(self) -> Snapshot:
        state = codec.freeze(self.state)
        place = len(self.answers), len(self.log), self._turn_of, self._undoable_from
        return Snapshot(*place, state, self._mixed)

    def at(self, number: int) -> Table:
        """This table as it was after that many answers, replayed from the nearest snapshot."""
        near = self.snapshots.nearest(number) if self.snapshots is not None else None
        if near is None:
            twin = self.at_the_start()
        else:
            twin = self._unopened_twin()
            twin.start_from(near, self.answers, self.log)
        for answer in self.answers[len(twin.answers) : number]:
            twin.answer(answer.seat, answer.option)
        return twin

    def start_from(self, snapshot: Snapshot, answers: Tail[Answer], log: Tail[Logged]) -> None:
        """Continue from a snapshot of a game with (at least) these answers, this log and these shares."""
        state = typed(codec.thaw(snapshot.state, self.game.state_type, self.game.steps))
        self.answers = answers.upto(snapshot.answers)
        self.log = log.upto(snapshot.entries)
        state.answers, state.journal = snapshot.answers, self.log.here
        self.state = state
        self.decisions = state.advance()
        self._turn_of, self._undoable_from = snapshot.turn_of, snapshot.undoable_from
        self._checkpoint = None
        self._mixed, self._seed = snapshot.mixed, self.seed_after(snapshot.mixed)
        self._renew()

    def let_go(self, place: Snapshot) -> None:
        """Forget what came before this snapshot: nobody can undo it, and it is stored elsewhere."""
        assert self.snapshots is not None
        self.answers.let_go(place.answers)
        self.log.let_go(place.entries)
        self.snapshots.let_go(place.answers)

    def put_back(
        self, answers: list[Answer], log: list[Logged], snapshots: Sequence[Snapshot]
    ) -> None:
        """Restore what `let_go` forgot, so that the table can look back to its beginning."""
        self.answers.put_back(answers)
        self.log.put_back(log)
        kept = () if self.snapshots is None else self.snapshots.all
        self.snapshots = Snapshots((*snapshots, *kept))

    def at_the_start(self) -> Table:
        """The same game before its first answer. Its shares come in at the same points."""
        twin = self._unopened_twin()
        twin.begin()
        return twin

    def _unopened_twin(self) -> Table:
        twin = self.unopened()
        twin.snapshots = None
        return twin

    def clone(self) -> Table:
        twin = self._unopened_twin()
        twin._mixed, twin._seed = self._mixed, self._seed
        twin.answers = self.answers.upto(len(self.answers))
        twin.state = self.state.clone()
        twin.state.answers = self.state.answers
        twin.log = self.log.upto(len(self.log))
        twin.state.journal = twin.log.here
        twin.decisions = self.decisions
        twin._turn_of, twin._undoable_from = self._turn_of, self._undoable_from
        twin._checkpoint = None
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Tables are sent between processes. Both have the rules, so only the game's name is sent."""
        return {**self.__dict__, "game": self.game.meta.slug, "_checkpoint": None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        from landfall.core.registry import get_game

        self.__dict__.update(kept, game=get_game(kept["game"]))

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
    """Set a game up. Without a seed, a secret one is drawn; without a scenario, the first is used."""
    from landfall.core.registry import get_game

    rules = get_game(game)
    chosen = scenario if scenario is not None else rules.meta.scenarios[0].id
    for who in (seats or {}).values():
        if who.startswith("bot:"):
            rules.bot(who.removeprefix("bot:"))
    text = secrets.token_hex(16) if seed is None else str(seed)
    if len(text) > SEED_LENGTH:
        raise BadOption("seed", text, (f"1–{SEED_LENGTH}",))
    marks = () if seed is None else ("seed",)
    return Table(rules, chosen, options or {}, seats or {}, text, marks=marks)
