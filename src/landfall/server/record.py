"""One game as it is stored: how it was opened, and the moves since."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from landfall.core.deal import Published, Share, marked
from landfall.core.decisions import Arg, Outcome, Seat
from landfall.core.errors import GameOver, LandfallError, SaveDoesNotFit, SnapshotBroken
from landfall.core.game import Value
from landfall.core.registry import get_game
from landfall.core.table import Answer, Table
from landfall.core.tail import Tail
from landfall.core.waypoints import fingerprint
from landfall.server.keeping import (
    EVERY,
    Kept,
    Packing,
    Parcel,
    digest,
    ends,
    read_log,
    stretches,
)

MoveKind = Literal["answer", "undo", "resign", "share", "close"]


#: The outcome of a table that was closed before its game ended: nobody won.
CLOSED: Final = Outcome(winners=(), text="outcome-closed", rule="")


class Move(Struct, frozen=True):
    number: int
    kind: MoveKind
    seat: Seat
    option: str = ""
    request: str = ""
    #: Milliseconds since 1970.
    at: int = 0


class Opening(Struct, frozen=True):
    """How a game was opened."""

    id: str
    game: str
    scenario: str
    options: dict[str, Value]
    seed: str
    creator: str
    created: int
    position: Any = None
    #: What was unusual about the deal; the only part that grows.
    marks: tuple[str, ...] = ()
    #: How many shares in the seed are known from a save file.
    known: int = 0
    #: Fingerprint of the components at that time; empty means the current ones.
    data: str = ""

    @property
    def table_marks(self) -> tuple[str, ...]:
        return marked((*self.marks, "position") if self.position is not None else self.marks)

    def table(self, set_up: bool = True) -> Table:
        """The game before its first move; not set up if it continues from a snapshot."""
        game = get_game(self.game)
        published = Published(self.options, self.data) if self.data else None
        return Table(
            game,
            self.scenario,
            self.options,
            {},
            self.seed,
            self.position,
            marks=self.marks,
            known=self.known,
            published=published,
            set_up=set_up,
        )


def share_text(share: Share) -> str:
    """A share as the text of a move."""
    return f"{share.secret}.{share.share}.{'deal' if share.deal else ''}"


class Record:
    """A core table, with what the server adds: numbered moves, undo, resignation."""

    def __init__(
        self,
        opening: Opening,
        moves: Sequence[Move] = (),
        kept: Kept | None = None,
        table: Table | None = None,
    ) -> None:
        """Play the moves: all of them or, if `kept` is given, those after it.

        A table that is already open is used as it is: nothing is set up twice.
        """
        self.opening = opening
        self.table = table or opening.table(set_up=kept is None)
        self.version = 0
        self.last: Move | None = None
        #: How often something was undone, or everything was redealt.
        self.epoch = 0
        self.resigned: Seat | None = None
        self.closed = False
        #: The requests that were taken. Those of shares are always here, the others only while the whole record is in
        #: memory.
        self.requests: set[tuple[Seat, str]] = set()
        self.sat: set[tuple[Seat, str]] = set()
        #: For each asked seat, the epoch and the number of the answer since which it has had its current decision.
        self.asked: dict[Seat, tuple[int, int]] = {}
        #: The version of the last snapshot stored beside the moves.
        self.kept = 0
        #: Whether all requests are in memory. They are not if the record was woken from a snapshot or has forgotten its
        #: beginning.
        self.whole = kept is None
        #: How many stretches are stored and not in memory, and how many events each seat heard in them.
        self.stretches = 0
        self.heard = dict.fromkeys((*self.table.all_seats, ""), 0)
        if kept is None:
            self._replay(moves)
        else:
            self._go_on(moves, kept)

    @property
    def outcome(self) -> Outcome | None:
        if self.closed:
            return CLOSED
        if self.resigned is None:
            return self.table.outcome
        table = self.table
        winners = table.game.wins_by_resignation(self.resigned, table.scenario, table.options)
        args: dict[str, Arg] = {"seat": f"seat:{self.resigned}"}
        return Outcome(winners=winners, text="outcome-resigned", rule="", args=args)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return () if self.closed or self.resigned is not None else tuple(self.asked)

    def apply(self, move: Move, watch: Callable[[], None] | None = None) -> None:
        """Change the game, or raise and leave it unchanged. `watch` is called at each beat."""
        if self.closed or self.resigned is not None:
            raise GameOver()
        match move.kind:
            case "answer":
                self._answer(move.seat, move.option, watch)
            case "undo":
                self.table.undo(move.seat)
                self.epoch += 1
                self._stamp()
            case "resign":
                if self.table.outcome is not None:
                    raise GameOver()
            case "share":
                self._share(move)
            case "close":
                if self.table.outcome is not None:
                    raise GameOver()
        self._remember(move)

    def mark(self, marks: tuple[str, ...], known: int) -> None:
        """Note what is unusual about the deal from now on."""
        self.opening = msgspec.structs.replace(self.opening, marks=marks, known=known)
        self.table.marks, self.table.known = self.opening.table_marks, known

    def _remember(self, move: Move) -> None:
        self.version, self.last = move.number, move
        if move.request:
            self.requests.add((move.seat, move.request))
            if move.kind == "share":
                self.sat.add((move.seat, move.request))
        if move.kind == "resign":
            self.resigned = move.seat
        elif move.kind == "close":
            self.closed = True

    def _share(self, move: Move) -> None:
        """Someone sat down. After a redeal, every seat faces a new decision."""
        table = self.table
        secret, share, deal = move.option.split(".")
        table.share(move.seat, secret, share, bool(deal))
        self._shared(table.shares[-1])

    def take_over(self, move: Move, share: Share) -> None:
        """Note a share that the table has already mixed in, as in a game from a save."""
        self._shared(share)
        self._remember(move)

    def _shared(self, share: Share) -> None:
        if share.deal:
            self.epoch += 1
            self._stamp()

    def _answer(self, seat: Seat, option: str, watch: Callable[[], None] | None = None) -> None:
        before = {d.seat: d for d in self.table.decisions if d.seat != seat}
        self.table.answer(seat, option, watch)
        now = self.epoch, len(self.table.answers)
        # A decision that does not change when another seat answers keeps its token.
        self.asked = {
            d.seat: self.asked[d.seat] if before.get(d.seat) == d else now
            for d in self.table.decisions
        }

    def _stamp(self) -> None:
        now = self.epoch, len(self.table.answers)
        self.asked = {d.seat: now for d in self.table.decisions}

    def _replay(self, moves: Sequence[Move]) -> None:
        """Play a whole record, without the moves that were undone."""
        undos = [n for n, move in enumerate(moves) if move.kind == "undo"]
        settled = undos[-1] + 1 if undos else 0
        try:
            self.table.keep_snapshots()
            for move in standing(moves[:settled]):
                if move.kind == "share":
                    self._share(move)
                else:
                    self.table.answer(move.seat, move.option)
            self.epoch += len(undos)
            self._stamp()
            for move in moves[:settled]:
                self._remember(move)
            for move in moves[settled:]:
                self.apply(move)
        except LandfallError as error:
            raise SaveDoesNotFit(len(self.table.answers) + 1, "why:answer") from error

    def _go_on(self, moves: Sequence[Move], kept: Kept) -> None:
        """Begin at a snapshot, and play the moves since."""
        try:
            table, here = self.table, kept.snapshots[-1]
            table.shares = kept.shares.copy()
            answers = Tail(kept.answers, kept.given)
            log = Tail(read_log(table.game, kept.log), kept.entries)
            table.start_from(here, answers, log)
            table.keep_snapshots(kept.snapshots)
            self.stretches, self.heard = kept.stretches, kept.heard
            self.asked, self.epoch, self.sat = kept.asked, kept.epoch, kept.sat.copy()
            self.resigned, self.closed = kept.resigned, kept.closed
            self.version = self.kept = kept.version
            self.requests = set(kept.sat)
            for move in moves:
                self.apply(move)
        except (LandfallError, IndexError) as error:
            raise SnapshotBroken(str(error)) from error

    def to_keep(self, leaving: bool = False) -> Packing | None:
        """What is to be stored of the current state; None if it is not yet time. `leaving`: everyone has left."""
        table, snapshots = self.table, self.table.snapshots
        if self.version < self.kept + (1 if leaving else EVERY):
            return None
        self.kept = self.version
        assert snapshots is not None
        begin = snapshots.nearest(table.answers.gone)
        assert begin is not None
        # An undo starts from these.
        near = [*snapshots.lasting(table.undoable_from), table.snapshot()]
        if (firm := snapshots.nearest(table.undoable_from)) is not None:
            near.append(firm)
        places = {snapshot.answers: snapshot for snapshot in near}
        kept = Kept(
            version=self.version,
            fingerprint="",
            last=digest(self.last),
            shares=table.shares.copy(),
            sat=self.sat.copy(),
            asked=self.asked,
            epoch=self.epoch,
            resigned=self.resigned,
            closed=self.closed,
            stretches=self.stretches,
            given=table.answers.gone,
            entries=table.log.gone,
            heard=self.heard,
            snapshots=[places[answers] for answers in sorted(places)],
            answers=table.answers.here.copy(),
            log=b"",
        )
        log = table.log.upto(len(table.log))
        return Packing(self.opening.game, kept, log, begin, ends(table))

    def let_go(self, parcel: Parcel) -> None:
        """Forget what is now stored in stretches."""
        if parcel.before > self.stretches:
            self.table.let_go(parcel.begin)
            self.stretches, self.heard = parcel.before, parcel.heard
            self.requests = set(self.sat)
            self.whole = False

    def put_back(self, moves: Sequence[Move], rows: Sequence[bytes]) -> None:
        """Restore what is not in memory: the answers from the moves, snapshots and log from the stretches."""
        table = self.table
        places, log = stretches(rows, table.game, fingerprint(self.opening.game))
        if len(places) != self.stretches or len(log) != table.log.gone:
            raise SnapshotBroken("why:missing")
        given = (Answer(m.seat, m.option) for m in standing(moves) if m.kind == "answer")
        table.put_back(list(islice(given, table.answers.gone)), log, places)
        self.stretches, self.heard = 0, dict.fromkeys(self.heard, 0)

    def catch_up(self, moves: Sequence[Move], watch: Callable[[], None] | None = None) -> bool:
        """Play moves that another process stored. False if something was undone or redealt: then everything must be
        played again.
        """
        if any(move.kind in ("undo", "share") for move in moves):
            return False
        for move in moves:
            self.apply(move, watch)
        return True


def standing(moves: Iterable[Move]) -> list[Move]:
    """The moves without the undone ones."""
    found: list[Move] = []
    for move in moves:
        if move.kind == "undo":
            found.pop()
        else:
            found.append(move)
    return found
