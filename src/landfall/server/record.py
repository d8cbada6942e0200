"""One game as it is kept: what it was opened with, and the moves since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from landfall.core.deal import Published, marked
from landfall.core.decisions import Arg, Outcome, Seat
from landfall.core.errors import GameOver, LandfallError, SaveDoesNotFit
from landfall.core.game import Value
from landfall.core.registry import get_game
from landfall.core.table import Table

MoveKind = Literal["answer", "undo", "resign", "share", "close"]


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
    #: What was not plain about the deal; the only part that grows.
    marks: tuple[str, ...] = ()
    #: How many shares in the seed somebody knows from a file.
    known: int = 0
    #: Fingerprint of the components of that time; empty: those of today.
    data: str = ""

    @property
    def table_marks(self) -> tuple[str, ...]:
        return marked((*self.marks, "position") if self.position is not None else self.marks)

    def table(self) -> Table:
        """The game before its first move."""
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
        )


def share_text(secret: str, share: str, deal: bool) -> str:
    """A share as the text of a move."""
    return f"{secret}.{share}.{'deal' if deal else ''}"


class Record:
    """A core table, with what the server adds: numbered moves, taking back, resigning."""

    def __init__(self, opening: Opening, moves: Sequence[Move] = ()) -> None:
        self.opening = opening
        self.table = opening.table()
        self.version = 0
        #: How often something was taken back, or all dealt anew.
        self.epoch = 0
        self.resigned: Seat | None = None
        self.closed = False
        self.requests: set[tuple[Seat, str]] = set()
        #: Since which epoch and answer each asked seat is asked what it is asked now.
        self.asked: dict[Seat, tuple[int, int]] = {}
        self._stamp()
        self._replay(moves)

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
        return () if self.resigned is not None or self.closed else tuple(self.asked)

    def apply(self, move: Move) -> None:
        """Change the game, or raise and leave it as it was."""
        if self.resigned is not None or self.closed:
            raise GameOver()
        match move.kind:
            case "answer":
                self._answer(move.seat, move.option)
            case "undo":
                self.table.undo(move.seat)
                self.epoch += 1
                self._stamp()
            case "resign":
                if self.table.outcome is not None:
                    raise GameOver()
                self.resigned = move.seat
            case "share":
                self._share(move)
            case "close":
                if self.table.outcome is not None:
                    raise GameOver()
                self.closed = True
        self._remember(move)

    def mark(self, marks: tuple[str, ...], known: int) -> None:
        """Something about the deal is no longer plain."""
        self.opening = msgspec.structs.replace(self.opening, marks=marks, known=known)
        self.table.marks, self.table.known = self.opening.table_marks, known

    def _remember(self, move: Move) -> None:
        self.version = move.number
        if move.request:
            self.requests.add((move.seat, move.request))

    def _share(self, move: Move) -> None:
        """Somebody sat down. Where all was dealt anew, everybody is asked anew."""
        table = self.table
        secret, share, deal = move.option.split(".")
        table.share(move.seat, secret, share, bool(deal))
        if table.shares[-1].deal:
            self.epoch += 1
            self._stamp()

    def _answer(self, seat: Seat, option: str) -> None:
        before = {d.seat: d for d in self.table.decisions if d.seat != seat}
        self.table.answer(seat, option)
        now = self.epoch, len(self.table.answers)
        # A decision that stands unchanged beside another seat's answer keeps its token.
        self.asked = {
            d.seat: self.asked[d.seat] if before.get(d.seat) == d else now
            for d in self.table.decisions
        }

    def _stamp(self) -> None:
        now = self.epoch, len(self.table.answers)
        self.asked = {d.seat: now for d in self.table.decisions}

    def _replay(self, moves: Sequence[Move]) -> None:
        """Play a whole record. What was taken back is not played."""
        undos = [n for n, move in enumerate(moves) if move.kind == "undo"]
        settled = undos[-1] + 1 if undos else 0
        kept: list[Move] = []
        for move in moves[:settled]:
            if move.kind == "undo":
                kept.pop()
            else:
                kept.append(move)
        try:
            for move in kept:
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
            raise SaveDoesNotFit(len(self.table.answers) + 1, str(error)) from error

    def catch_up(self, moves: Sequence[Move]) -> bool:
        """Play moves that another process kept. False: something was taken back or dealt anew, play it all again."""
        if any(move.kind in ("undo", "share") for move in moves):
            return False
        for move in moves:
            self.apply(move)
        return True
