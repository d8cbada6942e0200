"""What a table's creator may do with its seats, and players with their own: free them, seat a bot, close the table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from sqlalchemy import Connection

from landfall.core.decisions import Seat
from landfall.core.registry import get_game
from landfall.server import store, writing
from landfall.server.errors import BadMessage, SeatNotAbsent, SeatNotYours, SeatTaken, UnknownTable
from landfall.server.hub import Hub
from landfall.server.rows import TableRow, now

Word = Annotated[str, Meta(max_length=60)]


class FreeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Word


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Word
    bot: Word


class Seating:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def free(self, table: str, guest: str, seat: Seat) -> None:
        """Leave a seat, or free one whose holder has been away for a day."""
        live = await self._hub.table(table)
        here = seat in live.everybody_here

        def work(connection: Connection) -> None:
            row = _known(writing.lock_table(connection, table), guest)
            found = row.seat(seat)
            if found is None or found.bot or not found.holders:
                raise BadMessage("seat")
            if not row.holds(guest, seat):
                if guest != row.opening.creator:
                    raise SeatNotYours()
                gone = (now() - found.seen) / 1000
                if here or gone < self._hub.settings.absent_after:
                    raise SeatNotAbsent()
            writing.free_seat(connection, table, seat)
            if guest == row.opening.creator and row.seats_of(guest) in ((), (seat,)):
                writing.add_holder(
                    connection, table, "", guest
                )  # the table stays in the creator's list
            self._hub.writer.tell(connection, f"seats {table}")

        await self._hub.writer.run(work)
        await self._hub.seats_changed(table)

    async def seat_bot(self, table: str, guest: str, wanted: SeatBot) -> None:
        """Give a seat that nobody holds to a bot: the table's creator and the seat's partners may do that."""
        row = await self._hub.read(lambda c: _known(store.read_table(c, table), guest))
        game = await self._hub.in_thread(lambda: get_game(row.opening.game))
        game.bot(wanted.bot)

        def work(connection: Connection) -> None:
            row = _known(writing.lock_table(connection, table), guest)
            found = row.seat(wanted.seat)
            if found is None or found.bot:
                raise BadMessage("seat")
            foes = game.opponents(wanted.seat, row.opening.scenario, row.opening.options)
            partner = any(mine not in foes for mine in row.seats_of(guest))
            if guest != row.opening.creator and not partner:
                raise SeatNotYours()
            if found.holders:
                raise SeatTaken()
            writing.seat_bot(connection, table, wanted.seat, wanted.bot)
            self._hub.writer.tell(connection, f"seats {table}")

        await self._hub.writer.run(work)
        await self._hub.seats_changed(table)

    async def close(self, table: str, guest: str) -> None:
        """End a game for everyone, without a winner. Only the table's creator may do that."""
        row = await self._hub.read(lambda c: _known(store.read_table(c, table), guest))
        if guest != row.opening.creator:
            raise SeatNotYours()
        await self._hub.close_table(table)


def _known(row: TableRow, guest: str) -> TableRow:
    """The table; guests with no part in it are told that it does not exist."""
    if not row.may_watch(guest):
        raise UnknownTable()
    return row
