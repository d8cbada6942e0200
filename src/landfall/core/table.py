"""A table: one game being played, and the only entry point through which it changes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from typing import Any

from msgspec import Struct

from landfall.core import codec
from landfall.core.bounds import SEED_LENGTH
from landfall.core.chance import Chance, commitment
from landfall.core.deal import Published, Share, committed, marked, marks_told, mixed
from landfall.core.decisions import Decision, Fact, Outcome, Refusal, Seat
from landfall.core.errors import (
    BadOption,
    GameOver,
    InvariantBroken,
    NothingToUndo,
    NotOffered,
    NotYourTurn,
    PositionBroken,
)
from landfall.core.events import Event, Logged
from landfall.core.game import Game, Options
from landfall.core.snapshots import Snapshot, Snapshots
from landfall.core.state import State
from landfall.core.tail import Tail


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
        *,
        shares: Sequence[Share] = (),
        marks: Sequence[str] = (),
        known: int = 0,
        published: Published | None = None,
        set_up: bool = True,
    ) -> None:
        """`set_up=False`: at no point of the game yet; `start_from` or `begin` follows."""
        self.game = game
        self.scenario = scenario
        self.options = dict(game.checked_options(scenario, options))
        for seat in seats:
            game.checked_seat(seat, scenario, self.options)
        #: Who sits where: "me", a name, or "bot:<name>". Saved with the game, not used by it.
        self.seats = {seat: seats.get(seat, "me") for seat in self.all_seats}
        self.seed = seed
        self.position = position
        #: What was unusual about the deal; an authored position always is.
        self.marks = marked((*marks, "position") if position is not None else marks)
        #: All shares in the seed: those of later answers wait until these are given.
        self.shares = list(shares)
        #: How many of them are known from a saved file.
        self.known = known
        self.published = published or Published(self.options, game.digest())
        #: Only where people play or look back; see `keep_snapshots`.
        self.snapshots: Snapshots | None = None
        if set_up:
            self.begin()

    def begin(self, watch: Callable[[], None] | None = None) -> None:
        """Set up, with the shares up to the last redeal.

        `watch` is called once everything is set up, and at each beat from there to the first question.
        """
        self.answers: Tail[Answer] = Tail()
        self._mixed = 0
        self._seed = self.seed
        deals = [number for number, share in enumerate(self.shares) if share.deal]
        while deals and self._mixed <= deals[-1]:
            self._mix()
        self.state: State = self._beginning()
        if deals:
            self.state.chance.renew(self._seed)
        #: Set-up events are the beginning of the log.
        self.log: Tail[Logged] = Tail(self.state.journal)
        self.state.journal = self.log.here
        if watch is not None:
            watch()
            self.state.watch = watch
        self.decisions: tuple[Decision, ...] = self.state.advance()
        self.state.watch = None
        #: The seat whose answers can still be undone, and from which one on.
        self._turn_of: Seat | None = None
        self._undoable_from = 0
        #: The state at that point and the length of its log, made when first needed.
        self._checkpoint: tuple[State, int] | None = None
        self._renew()

    @property
    def deals_anew(self) -> bool:
        """Whether the next share redeals everything: before the first answer, and while someone may know the deal. Not later:

        a player could swap a bad hand by sitting down again.
        """
        return not self.answers and self.known == len(self.shares)

    @property
    def deal(self) -> tuple[str, ...]:
        """What was unusual about the deal, as message keys; empty for a plain one."""
        told = list(marks_told(self.marks, self.position))
        fresh = self.shares[self.known :]
        if told and fresh:
            anew = fresh[0].deal and self.position is None
            told.append("deal-anew" if anew else "deal-since")
        return tuple(told)

    def share(self, seat: Seat, secret: str, share: str, deal: bool | None = None) -> None:
        """Someone sat down: chance is fresh from here on, and nobody can undo past this point."""
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

    def _mix(self) -> None:
        self._seed = mixed(self._seed, self.shares[self._mixed])
        self._mixed += 1

    def _renew(self) -> None:
        """Apply the shares that are due after the current number of answers."""
        while self._mixed < len(self.shares) and self.shares[self._mixed].at <= len(self.answers):
            self._mix()
            self.state.chance.renew(self._seed)
            self._turn_of, self._undoable_from = None, len(self.answers)
            self._checkpoint = None

    def _beginning(self) -> State:
        chance = Chance(self._seed)
        if self.position is None:
            return self._typed(self.game.setup(self.scenario, self.options, chance))
        position = self.game.read_position(self.position)
        state = self._typed(self.game.author(position, self.scenario, self.options, chance))
        try:
            self.game.check(state)
        except InvariantBroken as error:
            raise PositionBroken(str(error)) from error
        return state

    @staticmethod
    def _typed(state: Any) -> State:
        assert isinstance(state, State)
        return state

    @property
    def all_seats(self) -> tuple[Seat, ...]:
        return self.game.seats(self.scenario, self.options)

    def opening(
        self, seats: Collection[Seat | None]
    ) -> list[tuple[int, Mapping[Seat | None, Struct]]]:
        """How long the log was and what seats saw when all was set up, and at each beat up to the first question."""
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
        """Facts about a thing on the table that the view does not contain."""
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
        """Public from the start: the hash of all that the game starts from, and of the shares since."""
        if "old" in self.marks and not self.shares:
            return commitment(self.seed)
        return committed(
            self.game.meta.slug,
            self.scenario,
            self.published,
            self.position,
            self.seed,
            self.shares,
            self.marks,
            self.known,
        )

    # Undoing, copying, saving.

    def can_undo(self, seat: Seat) -> bool:
        return self._turn_of == seat and len(self.answers) > self._undoable_from

    @property
    def undoable_from(self) -> int:
        """The answers before this one stay."""
        return self._undoable_from

    @property
    def settled(self) -> bool:
        """Nobody can undo anything."""
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
        """Keep snapshots from now on: undoing and stepping back then replay a handful of answers, not the whole game.

        `earlier`: the snapshots of a game that goes on, including the present one.
        """
        if self.snapshots is None:
            self.snapshots = Snapshots(earlier or (self.snapshot(),))
            # Thawing needs the steps: they are collected now, not while someone waits for the first undo.
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
            twin = self._empty_twin()
            twin.start_from(near, self.answers, self.log)
        for answer in self.answers[len(twin.answers) : number]:
            twin.answer(answer.seat, answer.option)
        return twin

    def start_from(self, snapshot: Snapshot, answers: Tail[Answer], log: Tail[Logged]) -> None:
        """Take a snapshot's place in a game with (at least) these answers, this log and these shares."""
        state = self._typed(codec.thaw(snapshot.state, self.game.state_type, self.game.steps))
        self.answers = answers.upto(snapshot.answers)
        self.log = log.upto(snapshot.entries)
        state.answers, state.journal = snapshot.answers, self.log.here
        self.state = state
        self.decisions = state.advance()
        self._turn_of, self._undoable_from = snapshot.turn_of, snapshot.undoable_from
        self._checkpoint = None
        self._mixed, self._seed = 0, self.seed
        while self._mixed < snapshot.mixed:
            self._mix()
        self._renew()

    def let_go(self, place: Snapshot) -> None:
        """Forget what came before one of the snapshots, which nobody can undo: it is stored elsewhere."""
        assert self.snapshots is not None
        self.answers.let_go(place.answers)
        self.log.let_go(place.entries)
        self.snapshots.let_go(place.answers)

    def put_back(
        self, answers: list[Answer], log: list[Logged], snapshots: Sequence[Snapshot]
    ) -> None:
        """What was let go of: from here on the table can look back to its beginning."""
        self.answers.put_back(answers)
        self.log.put_back(log)
        kept = () if self.snapshots is None else self.snapshots.all
        self.snapshots = Snapshots((*snapshots, *kept))

    def at_the_start(self) -> Table:
        """The same game before its first answer; its shares come in where they did."""
        return Table(
            self.game,
            self.scenario,
            self.options,
            self.seats,
            self.seed,
            self.position,
            shares=self.shares,
            marks=self.marks,
            known=self.known,
            published=self.published,
        )

    def _empty_twin(self) -> Table:
        """The same game, with nothing set up."""
        twin = type(self).__new__(type(self))
        twin.game, twin.scenario, twin.options = self.game, self.scenario, self.options.copy()
        twin.seats, twin.seed, twin.position = self.seats.copy(), self.seed, self.position
        twin.shares, twin.marks, twin.known = self.shares.copy(), self.marks, self.known
        twin.published = self.published
        twin.snapshots = None
        return twin

    def clone(self) -> Table:
        twin = self._empty_twin()
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
        """Tables are sent between processes; both have the rules, so only the game's name is sent."""
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
