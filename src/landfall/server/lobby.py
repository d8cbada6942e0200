"""Tables seen from outside: creating them, my games, links, joining, saves."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection

from landfall.core.bounds import SAVE_BYTES
from landfall.core.deal import MAX_SHARES, marks_told
from landfall.core.decisions import Seat
from landfall.core.errors import SaveBroken
from landfall.core.game import Game
from landfall.core.registry import get_game
from landfall.server import store, writing
from landfall.server.cards import (
    Invitation,
    Joined,
    Joining,
    LinkMade,
    NewFromSave,
    NewTable,
    TableCard,
    WantedLink,
    join_path,
    may_save,
    table_card,
)
from landfall.server.errors import (
    BadMessage,
    SaveWhilePlaying,
    SeatNotYours,
    SeatTaken,
    TableSetAside,
    TooManySat,
    UnknownInvitation,
    UnknownTable,
)
from landfall.server.examine import from_save
from landfall.server.hub import Hub
from landfall.server.keys import Link
from landfall.server.names import check_free, checked_name
from landfall.server.record import Move, Opening, Record
from landfall.server.rows import TableRow, now

#: For every this many bytes of a save, playing it may take a second longer. The save of a campaign has 900 kB.
SAVE_A_SECOND = 20_000


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._keys = hub.keys

    async def row(self, table: str, guest: str | None) -> TableRow:
        """A table that this guest may know of."""
        row = await self._hub.read(lambda connection: store.read_table(connection, table))
        if not row.may_watch(guest):
            raise UnknownTable()
        return row

    async def card(self, table: str, guest: str | None) -> TableCard:
        return table_card(await self.row(table, guest), guest, self._keys)

    async def mine(self, guest: str | None) -> list[TableCard]:
        if guest is None:
            return []
        rows = await self._hub.read(lambda connection: store.tables_of(connection, guest))
        return [table_card(row, guest, self._keys) for row in rows]

    # Creating tables.

    async def create(self, guest: str, wanted: NewTable) -> TableCard:
        # The first table of a game loads its rules and components, which must block neither the loop nor the writer.
        game = await self._hub.in_thread(lambda: _ready(wanted.game))
        scenario = wanted.scenario or game.meta.scenarios[0].id
        for who in wanted.seats.values():
            if who not in ("me", "link") and not who.startswith("bot:"):
                raise BadMessage("seats: me, link, bot:…")
        opening = Opening(
            id=secrets.token_urlsafe(12),
            game=wanted.game,
            scenario=scenario,
            options=game.checked_options(scenario, wanted.options),
            seed=wanted.seed or _drawn(wanted.share),
            creator=guest,
            created=now(),
            marks=("seed",) if wanted.seed else (),
            data=game.digest(),
        )
        return await self._add(Record(opening), [], guest, wanted.seats, wanted.name)

    async def load(self, guest: str, wanted: NewFromSave) -> TableCard:
        data = wanted.save.encode()
        if len(data) > SAVE_BYTES:
            raise SaveBroken("why:size")
        table = secrets.token_urlsafe(12)
        record, moves, seats = await self._hub.sandbox.run(
            from_save, data, table, guest, now(), wanted.seats, more=len(data) // SAVE_A_SECOND
        )
        return await self._add(record, moves, guest, seats, wanted.name)

    async def _add(
        self,
        record: Record,
        moves: list[Move],
        guest: str,
        seats: dict[Seat, str],
        name: str | None,
    ) -> TableCard:
        bots, mine = _seating(record, seats)
        name = checked_name(name)

        def work(connection: Connection) -> tuple[TableRow, list[str]]:
            known_as, renamed_at = self._called(connection, guest, name)
            row = writing.add_table(connection, record, moves, bots, mine, known_as)
            return row, renamed_at

        row, renamed_at = await self._hub.writer.run(work)
        self._hub.add(row, record)
        await self._seats_changed(renamed_at)
        return table_card(row, guest, self._keys)

    async def save(self, table: str, guest: str | None) -> tuple[str, bytes]:
        await self.row(table, guest)

        def work(connection: Connection) -> TableRow:
            """In one transaction, so that nobody can sit down meanwhile. It also notes that the seed is now known."""
            row = writing.lock_table(connection, table)
            if row.quarantined is not None:
                raise TableSetAside()
            if not may_save(row, guest):
                raise SaveWhilePlaying()
            if row.outcome is None:
                writing.mark_saved(connection, row)
                self._hub.writer.tell(connection, f"seats {table}")
            return row

        row = await self._hub.writer.run(work)
        await self._hub.seats_changed(table)
        name = f"{row.opening.game}-{row.opening.scenario}"
        return f"{name}.landfall.json", await self._hub.study.save(guest or "", row)

    # Links.

    async def make_link(self, table: str, guest: str | None, wanted: WantedLink) -> LinkMade:
        row = await self.row(table, guest)
        mine = row.seats_of(guest)
        if wanted.kind == "watch":
            if not mine and guest != row.opening.creator:
                raise SeatNotYours()
            link = Link("watch", table, "", row.watch_generation)
            return LinkMade(join_path(self._keys, link))
        seat = row.seat(wanted.seat or "")
        if seat is None or seat.bot:
            raise BadMessage("seat")
        if wanted.kind == "carry" and seat.seat not in mine:
            raise SeatNotYours()
        if wanted.kind == "invite" and guest != row.opening.creator and not mine:
            raise SeatNotYours()
        if wanted.kind == "invite" and seat.holders:
            raise SeatTaken()
        return LinkMade(join_path(self._keys, Link(wanted.kind, table, seat.seat, seat.generation)))

    async def revoke(self, table: str, guest: str, seat: Seat | None) -> TableCard:
        """Revoke all links to a seat, or those of the spectators, and disconnect others from it."""

        def work(connection: Connection) -> TableRow:
            row = writing.lock_table(connection, table)
            if not row.may_watch(guest):
                raise UnknownTable()
            if not _may_revoke(row, guest, seat):
                raise SeatNotYours()
            writing.revoke(connection, table, seat or "", guest)
            self._hub.writer.tell(connection, f"seats {table}")
            return store.read_table(connection, table)

        row = await self._hub.writer.run(work)
        await self._hub.seats_changed(table)
        return table_card(row, guest, self._keys)

    async def leave(self, table: str, guest: str) -> None:
        await self.row(table, guest)
        await self._hub.writer.run(lambda connection: writing.hide(connection, table, guest))

    async def invitation(self, token: str, guest: str | None) -> Invitation:
        link = self._keys.read_link(token)

        def work(connection: Connection) -> tuple[TableRow, str]:
            row = _invited(connection, link)
            return row, store.guest_name(connection, row.opening.creator) or ""

        row, name = await self._hub.read(work)
        seat = row.seat(link.seat)
        mine = row.holds(guest, link.seat) if link.seat else row.may_watch(guest)
        taken = link.kind == "invite" and seat is not None and bool(seat.holders) and not mine
        opening = row.opening
        return Invitation(
            kind=link.kind,
            table=opening.id,
            game=opening.game,
            scenario=opening.scenario,
            seat=link.seat or None,
            from_=name,
            taken=taken,
            mine=mine,
            devices=len(seat.holders) if seat else 0,
            deal=marks_told(opening.marks, opening.position),
        )

    async def join(self, guest: str, wanted: Joining) -> Joined:
        link = self._keys.read_link(wanted.token)
        name = checked_name(wanted.name)

        def work(connection: Connection) -> tuple[TableRow, list[str]]:
            writing.lock_table(connection, link.table)
            row = _invited(connection, link)
            if row.quarantined is not None:
                raise TableSetAside()
            seat = row.seat(link.seat)
            taken = link.kind == "invite" and seat is not None and bool(seat.holders)
            if taken and not row.holds(guest, link.seat):
                raise SeatTaken()
            if link.seat and not _may_share(connection, row, link.seat, guest):
                raise TooManySat()
            known_as, renamed_at = self._called(connection, guest, name)
            if link.seat:
                check_free(row, guest, known_as, (link.seat, *row.seats_of(guest)))
            writing.add_holder(connection, link.table, link.seat, guest)
            self._hub.writer.tell(connection, f"seats {link.table}")
            return store.read_table(connection, link.table), renamed_at

        row, renamed_at = await self._hub.writer.run(work)
        if link.seat and guest != row.opening.creator:
            share = wanted.share or secrets.token_hex(16)
            await self._hub.share(link.table, link.seat, guest, share)
        await self._seats_changed([link.table, *renamed_at])
        return Joined(table_card(row, guest, self._keys), link.seat or None)

    # The guest.

    async def name(self, guest: str | None) -> str | None:
        if guest is None:
            return None
        return await self._hub.read(lambda connection: store.guest_name(connection, guest))

    async def rename(self, guest: str, name: str | None) -> None:
        name = checked_name(name)
        called = await self._hub.writer.run(lambda c: self._called(c, guest, name))
        await self._seats_changed(called[1])

    def _called(
        self, connection: Connection, guest: str, name: str | None
    ) -> tuple[str, list[str]]:
        """The guest's name from now on, and the tables where it changes.

        A guest has one name at all tables: changing it at a new table changes it at the others too.
        """
        before = store.guest_name(connection, guest) or ""
        known_as = writing.name_guest(connection, guest, name)
        if known_as == before:
            return known_as, []
        shared = store.tables_with_others(connection, guest)
        for row in shared:
            check_free(row, guest, known_as, row.seats_of(guest))
        tables = {*store.ids_of(connection, guest), *(row.opening.id for row in shared)}
        self._hub.writer.tell(connection, *(f"seats {table}" for table in tables))
        return known_as, list(tables)

    async def _seats_changed(self, tables: Iterable[str]) -> None:
        for table in tables:
            await self._hub.seats_changed(table)


def _ready(slug: str) -> Game[Any]:
    game = get_game(slug)
    game.digest()
    return game


def _drawn(share: str | None) -> str:
    """A secret seed, including what the creator's browser added."""
    return ".".join(filter(None, (secrets.token_hex(16), share)))


def _invited(connection: Connection, link: Link) -> TableRow:
    """The table a link leads to, if it is still valid."""
    row = store.read_tables(connection, [link.table]).get(link.table)
    if row is None:
        raise UnknownInvitation()
    seat = row.seat(link.seat)
    current = row.watch_generation if link.kind == "watch" else seat.generation if seat else None
    if current != link.generation:
        raise UnknownInvitation()
    return row


def _may_share(connection: Connection, row: TableRow, seat: Seat, guest: str) -> bool:
    """Sitting down redraws all later chance, so nobody may sit down where no share can be added any more.

    Otherwise the table's creator could use up all shares with browsers of their own, then save the seed that everyone
    else goes on with.
    """
    if guest == row.opening.creator or row.outcome is not None:
        return True
    added = store.shares(connection, row.opening.id)
    return (seat, f"share.{guest}") in added or len(added) < MAX_SHARES


def _may_revoke(row: TableRow, guest: str, seat: Seat | None) -> bool:
    mine = row.seats_of(guest)
    if seat is None:
        return bool(mine) or guest == row.opening.creator
    found = row.seat(seat)
    if found is None or found.bot:
        return False
    return seat in mine or (not found.holders and guest == row.opening.creator)


def _seating(record: Record, seats: dict[Seat, str]) -> tuple[dict[Seat, str], list[Seat]]:
    """Which seats bots play, and which are the creator's; the others wait for players."""
    table = record.table
    bots: dict[Seat, str] = {}
    mine: list[Seat] = []
    for seat in seats:
        table.game.checked_seat(seat, table.scenario, table.options)
    for seat in table.all_seats:
        who = seats.get(seat, "me")
        if who.startswith("bot:"):
            bots[seat] = who.removeprefix("bot:")
            table.game.bot(bots[seat])
        elif who != "link":
            mine.append(seat)
    return bots, mine
