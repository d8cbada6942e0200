"""What the sandbox does: a save becomes a record, or a record is played again, and either is then tried out."""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from landfall.core import saves
from landfall.core.deal import Published, marked
from landfall.core.decisions import Decision, Seat
from landfall.core.errors import LandfallError, PositionBroken
from landfall.core.registry import get_game
from landfall.core.table import Table
from landfall.server.keeping import Kept
from landfall.server.record import Move, MoveKind, Opening, Record, share_text

#: How far an authored position is played: at most this many answers, or seconds.
TRIAL: Final = 60
TRIAL_SECONDS: Final = 1.0


def from_save(
    data: bytes, name: str, guest: str, created: int, wanted: Mapping[Seat, str]
) -> tuple[Record, list[Move], dict[Seat, str]]:
    """The record that a save leads to, its moves, and who sits where. The save is read once and played once."""
    kept = saves.read(data)
    seats = dict(wanted or kept.seats)
    opening = Opening(
        id=name,
        game=kept.game,
        scenario=kept.scenario,
        options=kept.options,
        seed=kept.seed,
        creator=guest,
        created=created,
        position=kept.position,
        # The save's commitment is not published for this table, so this cannot be the table it came from.
        marks=tuple(mark for mark in marked((*kept.marks, "imported")) if mark != "old"),
        known=len(kept.shares),
        data=get_game(kept.game).digest(),
    )
    moves: list[Move] = []

    def add(kind: MoveKind, seat: Seat, option: str) -> Move:
        moves.append(Move(len(moves) + 1, kind, seat, option, "", created))
        return moves[-1]

    def shared() -> None:
        """Record the shares in the seed that belong at this point; the save's table has already mixed them in."""
        while shares and shares[0].at == len(table.answers):
            share = shares.pop(0)
            record.take_over(add("share", share.seat, share_text(share)), share)

    def take(seat: Seat, option: str) -> None:
        record.apply(add("answer", seat, option))
        shared()

    try:
        table, shares = saves.opened(kept), list(kept.shares)
        record = Record(opening, table=table)
        shared()
        saves.play(kept, table, take)
        table.published = Published(opening.options, opening.data)
        record.mark(opening.marks, opening.known)
        if kept.position is not None:
            try_out(table, _bots(seats))
    except LandfallError:
        raise
    except Exception as error:
        # Only a position that no game can lead to makes the rules fail; how they failed does not matter.
        if kept.position is None:
            raise
        raise PositionBroken("why:no-way-on") from error
    return record, moves, seats


def again(
    opening: Opening, moves: Sequence[Move], kept: Kept | None, bots: Mapping[Seat, str]
) -> Record:
    """A stored record, played again and then tried out: a bot may be about to move."""
    record = Record(opening, moves, kept)
    if record.outcome is None:
        try:
            try_out(record.table, bots)
        except Exception:
            # The attempt did not take too long or too much memory, it only failed: the players may still find a way to
            # continue.
            return record
    return record


def try_out(table: Table, bots: Mapping[Seat, str]) -> None:
    """Check that the game can continue from here, with bots and chance."""
    twin, whims = table.clone(), random.Random(0)
    end = time.process_time() + TRIAL_SECONDS
    for _ in range(TRIAL):
        for seat in (*twin.all_seats, None):
            msgspec.json.encode(twin.view(seat))
        if twin.outcome is not None or time.process_time() > end:
            return
        asked = twin.decisions[0]
        twin.answer(asked.seat, _choice(twin, asked, bots, whims))


def _choice(table: Table, asked: Decision, bots: Mapping[Seat, str], whims: random.Random) -> str:
    name = bots.get(asked.seat, "")
    if not name or asked.forced:
        return whims.choice(asked.options).id
    return table.game.bot(name)(table.view(asked.seat), asked, whims)


def _bots(seats: Mapping[Seat, str]) -> dict[Seat, str]:
    return {s: who.removeprefix("bot:") for s, who in seats.items() if who.startswith("bot:")}
