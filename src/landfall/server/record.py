"""One game as it is kept: what it was opened with, and the moves since."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from landfall.core.deal import Published, Share, marked
from landfall.core.decisions import Arg, Outcome, Seat
from landfall.core.errors import GameOver, LandfallError, SaveDoesNotFit, SnapshotBroken
from landfall.core.game import Value
from landfall.core.registry import get_game
from landfall.core.table import Answer, Table
from landfall.core.waypoints import fingerprint
from landfall.server.keeping import EVERY, Ground, Kept, answers_digest, encode, read_log

MoveKind = Literal["answer", "undo", "resign", "share", "close"]


#: Of a table that was closed before its game ended: nobody won.
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
    """What a game was opened with."""

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
    #: How many shares in the seed are known from a saved file.
    known: int = 0
    #: Fingerprint of the components at that time; empty: today's.
    data: str = ""

    @property
    def table_marks(self) -> tuple[str, ...]:
        return marked((*self.marks, "position") if self.position is not None else self.marks)

    def table(self, set_up: bool = True) -> Table:
        """The game before its first move; not set up where it goes on from a snapshot."""
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
        """Play the moves, starting from the stored snapshot if it still fits this game.

        A table that was opened already is taken over: nothing is set up twice.
        """
        self.opening = opening
        self.table = table or opening.table(set_up=kept is None)
        self.version = 0
        #: How often something was undone, or everything redealt.
        self.epoch = 0
        self.resigned: Seat | None = None
        self.closed = False
        self.requests: set[tuple[Seat, str]] = set()
        #: For each asked seat, the epoch and answer since which it has faced its present decision.
        self.asked: dict[Seat, tuple[int, int]] = {}
        #: The version of the last snapshot that was kept beside the moves.
        self.kept = 0
        self._replay(moves, kept)

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
        """Change the game, or raise and leave it as it was. `watch` is called at each beat."""
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
        """Something about the deal is no longer plain."""
        self.opening = msgspec.structs.replace(self.opening, marks=marks, known=known)
        self.table.marks, self.table.known = self.opening.table_marks, known

    def _remember(self, move: Move) -> None:
        self._ended_by(move)
        if move.request:
            self.requests.add((move.seat, move.request))

    def _ended_by(self, move: Move) -> None:
        self.version = move.number
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
        """A share that the table lets in by itself, as in a game that comes from a save."""
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
        # A decision that stands unchanged beside another seat's answer keeps its token.
        self.asked = {
            d.seat: self.asked[d.seat] if before.get(d.seat) == d else now
            for d in self.table.decisions
        }

    def _stamp(self) -> None:
        now = self.epoch, len(self.table.answers)
        self.asked = {d.seat: now for d in self.table.decisions}

    def _replay(self, moves: Sequence[Move], start: Kept | None) -> None:
        """Play a whole record, without the moves that were undone."""
        undos = [n for n, move in enumerate(moves) if move.kind == "undo"]
        settled = undos[-1] + 1 if undos else 0
        kept: list[Move] = []
        for move in moves[:settled]:
            if move.kind == "undo":
                kept.pop()
            else:
                kept.append(move)
        try:
            done = 0
            if start is not None:
                done = self._start(start, kept, moves, settled)
                if not done:
                    self.table.begin()
            self.table.keep_snapshots()
            for move in kept[done:]:
                if move.kind == "share":
                    self._share(move)
                else:
                    self.table.answer(move.seat, move.option)
            self.epoch += len(undos)
            # The stored state may be from after the last undo: then it says who has to move, and since when.
            if start is None or not done or start.version <= settled:
                self._stamp()
                rest = settled
            else:
                self.asked = start.asked
                rest = start.version
            self.requests = {(move.seat, move.request) for move in moves[:rest] if move.request}
            if rest:
                self._ended_by(moves[rest - 1])
            for move in moves[rest:]:
                self.apply(move)
        except LandfallError as error:
            raise SaveDoesNotFit(len(self.table.answers) + 1, str(error)) from error

    def _start(self, start: Kept, kept: Sequence[Move], moves: Sequence[Move], settled: int) -> int:
        """Begin where a snapshot was made: how many moves are played with that. 0: it is not of this game as it is now."""
        if start.fingerprint != fingerprint(self.opening.game) or start.version > len(moves):
            return 0
        # Where something was undone since, what nobody could undo is still good.
        undone = start.version < settled
        snapshot, digest = start.snapshot, start.answers
        if undone and start.ground is not None:
            snapshot, digest = start.ground.snapshot, start.ground.answers
        played = [*kept, *moves[settled:]]
        given = [move for move in played if move.kind == "answer"]
        answers = [Answer(move.seat, move.option) for move in given[: snapshot.answers]]
        if len(answers) < snapshot.answers or answers_digest(answers) != digest:
            return 0
        mixed = [share for share in start.shares if share.at <= snapshot.answers]
        shares = [move for move in played if move.kind == "share"][: len(mixed)]
        if [(s.seat, share_text(s)) for s in mixed] != [(m.seat, m.option) for m in shares]:
            return 0
        done = snapshot.answers + len(shares)
        if start.version <= settled and done > len(kept):
            return 0
        self.table.shares = mixed
        try:
            log = read_log(self.table.game, start.log)
            self.table.start_from(snapshot, answers, log)
        except (SnapshotBroken, msgspec.MsgspecError):
            self.table.shares = []
            return 0
        self.table.keep_snapshots(start.places(snapshot.answers))
        self.epoch = sum(share.deal for share in mixed)
        self.kept = start.version
        return done

    def to_keep(self, leaving: bool = False) -> Callable[[], bytes] | None:
        """Now and then, and when everyone has left: a function that takes a snapshot of the current state.

        It may be called in a thread.
        """
        table = self.table
        if self.version < self.kept + (1 if leaving else EVERY):
            return None
        self.kept = self.version
        snapshot, answers, asked = table.snapshot(), table.answers.copy(), self.asked
        version, log, shares = self.version, table.log.copy(), table.shares.copy()
        assert table.snapshots is not None
        way = table.snapshots.lasting(table.undoable_from)
        firm = None if table.settled else table.snapshots.nearest(table.undoable_from)

        def make() -> bytes:
            code, digest = fingerprint(self.opening.game), answers_digest(answers)
            ground = None
            if firm is not None:
                ground = Ground(answers_digest(answers[: firm.answers]), firm)
            past = encode(log)
            return encode(Kept(version, code, digest, shares, asked, snapshot, past, way, ground))

        return make

    def catch_up(self, moves: Sequence[Move], watch: Callable[[], None] | None = None) -> bool:
        """Play moves that another process kept. False: something was undone or redealt; play it all again."""
        if any(move.kind in ("undo", "share") for move in moves):
            return False
        for move in moves:
            self.apply(move, watch)
        return True
