"""One game as it is kept: what it was opened with, and the moves since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from landfall.core.decisions import Arg, Outcome, Seat
from landfall.core.errors import GameOver, LandfallError, SaveDoesNotFit
from landfall.core.game import Value
from landfall.core.registry import get_game
from landfall.core.table import Table

MoveKind = Literal["answer", "undo", "resign", "close"]


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
    """What a game was opened with; never changes."""

    id: str
    game: str
    scenario: str
    options: dict[str, Value]
    seed: str
    creator: str
    created: int
    position: Any = None


class Record:
    """A core table, with what the server adds: numbered moves, taking back, resigning."""

    def __init__(self, opening: Opening, moves: Sequence[Move] = ()) -> None:
        self.opening = opening
        game = get_game(opening.game)
        self.table = Table(
            game, opening.scenario, opening.options, {}, opening.seed, opening.position
        )
        self.version = 0
        #: How often something was taken back.
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
        return () if self.closed or self.resigned is not None else tuple(self.asked)

    def apply(self, move: Move) -> None:
        """Change the game, or raise and leave it as it was."""
        if self.closed or self.resigned is not None:
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
            case "close":
                if self.table.outcome is not None:
                    raise GameOver()
                self.closed = True
        self._remember(move)

    def _remember(self, move: Move) -> None:
        self.version = move.number
        if move.request:
            self.requests.add((move.seat, move.request))

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
                self.table.answer(move.seat, move.option)
            self.epoch = len(undos)
            self._stamp()
            for move in moves[:settled]:
                self._remember(move)
            for move in moves[settled:]:
                self.apply(move)
        except LandfallError as error:
            raise SaveDoesNotFit(len(self.table.answers) + 1, str(error)) from error

    def catch_up(self, moves: Sequence[Move]) -> bool:
        """Play moves that another process kept. False: something was taken back, play it all again."""
        if any(move.kind == "undo" for move in moves):
            return False
        for move in moves:
            self.apply(move)
        return True
