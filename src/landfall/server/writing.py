"""Writing rows: functions of a connection, which the writer runs in its thread."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from landfall.core.decisions import Seat
from landfall.server import schema
from landfall.server.errors import UnknownTable
from landfall.server.keeping import Parcel
from landfall.server.record import CLOSED, Move, Record
from landfall.server.rows import SeatRow, TableRow, now
from landfall.server.store import guest_name, read_table


def name_guest(connection: Connection, guest: str, name: str | None) -> str:
    """Register the guest and return their name; a given name replaces the old one."""
    g = schema.guests
    known = guest_name(connection, guest)
    if known is None:
        connection.execute(g.insert().values(id=guest, name=name or "", created=now()))
    elif name:
        connection.execute(update(g).where(g.c.id == guest).values(name=name))
    return name or known or ""


def add_table(
    connection: Connection,
    record: Record,
    moves: Sequence[Move],
    bots: Mapping[Seat, str],
    mine: Sequence[Seat],
    name: str,
) -> TableRow:
    """Store a new table; returns its rows."""
    opening, table = record.opening, record.table
    outcome = record.outcome
    row = {
        "id": opening.id,
        "game": opening.game,
        "scenario": opening.scenario,
        "options": _json(opening.options),
        "position": None if opening.position is None else _json(opening.position),
        "seed": opening.seed,
        "rules": table.game.meta.rules_version,
        "data": table.published.data,
        "marks": _json(table.marks),
        "known": table.known,
        "creator": opening.creator,
        "watch_generation": 0,
        "version": record.version,
        "waiting": _json(record.waiting),
        "outcome": None if outcome is None else _json(outcome),
        "created": opening.created,
        "updated": opening.created,
    }
    connection.execute(schema.tables.insert(), row)
    seats = [
        {
            "table_id": opening.id,
            "seat": seat,
            "place": place,
            "bot": bots.get(seat, ""),
            "generation": 0,
        }
        for place, seat in enumerate(table.all_seats)
    ]
    connection.execute(schema.seats.insert(), seats)
    who = {"table_id": opening.id, "guest": opening.creator, "hidden": False, "since": now()}
    connection.execute(schema.holders.insert(), [{**who, "seat": s} for s in mine or ("",)])
    if moves:
        rows = [{"table_id": opening.id, **msgspec.structs.asdict(move)} for move in moves]
        connection.execute(schema.moves.insert(), rows)
    maker = ((opening.creator, name),)
    seat_rows = tuple(
        SeatRow(seat, bots.get(seat, ""), 0, maker if seat in mine else (), opening.created)
        for seat in table.all_seats
    )
    return TableRow(
        opening=opening,
        version=record.version,
        waiting=record.waiting,
        outcome=outcome,
        updated=opening.created,
        watch_generation=0,
        seats=seat_rows,
        watchers=() if mine else (opening.creator,),
    )


def add_holder(connection: Connection, table: str, seat: Seat, guest: str) -> None:
    h = schema.holders
    where = (h.c.table_id == table, h.c.seat == seat, h.c.guest == guest)
    if connection.scalar(select(func.count()).select_from(h).where(*where)):
        connection.execute(update(h).where(*where).values(hidden=False))
        return
    row = {"table_id": table, "seat": seat, "guest": guest, "hidden": False, "since": now()}
    connection.execute(h.insert(), row)


def lock_table(connection: Connection, table: str) -> TableRow:
    """The table, with its row locked until the transaction ends."""
    _lock(connection, table)
    return read_table(connection, table)


def _lock(connection: Connection, table: str) -> None:
    t = schema.tables
    connection.execute(select(t.c.id).where(t.c.id == table).with_for_update())


def revoke(connection: Connection, table: str, seat: Seat, except_for: str) -> None:
    t, s, h = schema.tables, schema.seats, schema.holders
    if seat:
        where = (s.c.table_id == table, s.c.seat == seat)
        connection.execute(update(s).where(*where).values(generation=s.c.generation + 1))
    else:
        newer = t.c.watch_generation + 1
        connection.execute(update(t).where(t.c.id == table).values(watch_generation=newer))
    others = (h.c.table_id == table, h.c.seat == seat, h.c.guest != except_for)
    connection.execute(delete(h).where(*others))


def free_seat(connection: Connection, table: str, seat: Seat) -> None:
    """Remove everyone from the seat; its links become invalid and its notes are deleted."""
    s, h, n = schema.seats, schema.holders, schema.notes
    here = (s.c.table_id == table, s.c.seat == seat)
    connection.execute(update(s).where(*here).values(generation=s.c.generation + 1, bot=""))
    connection.execute(delete(h).where(h.c.table_id == table, h.c.seat == seat))
    connection.execute(delete(n).where(n.c.table_id == table, n.c.seat == seat))


def seat_bot(connection: Connection, table: str, seat: Seat, bot: str) -> None:
    """Give a free seat to a bot; links to it become invalid."""
    s = schema.seats
    here = (s.c.table_id == table, s.c.seat == seat)
    connection.execute(update(s).where(*here).values(generation=s.c.generation + 1, bot=bot))


def close_table(connection: Connection, table: str) -> bool:
    """End a game without a winner, with a move like any other. False: it was already over."""
    t = schema.tables
    row = lock_table(connection, table)
    if row.outcome is not None:
        return False
    move = Move(row.version + 1, "close", "", at=now())
    connection.execute(schema.moves.insert(), {"table_id": table, **msgspec.structs.asdict(move)})
    changed = {
        "version": move.number,
        "waiting": "[]",
        "outcome": _json(CLOSED),
        "updated": move.at,
    }
    connection.execute(update(t).where(t.c.id == table).values(**changed))
    return True


def mark_saved(connection: Connection, row: TableRow) -> None:
    """Note that someone has saved the seed, with all shares so far, to a file."""
    t, m, table = schema.tables, schema.moves, row.opening.id
    marks = tuple(dict.fromkeys((*row.opening.marks, "saved")))
    shared = select(func.count()).where(m.c.table_id == table, m.c.kind == "share")
    known = connection.execute(shared).scalar_one()
    connection.execute(update(t).where(t.c.id == table).values(marks=_json(marks), known=known))


def saw(connection: Connection, table: str, seat: Seat, guest: str) -> None:
    """Note that one of this guest's devices is at the table."""
    h = schema.holders
    here = (h.c.table_id == table, h.c.seat == seat, h.c.guest == guest)
    connection.execute(update(h).where(*here).values(seen=now()))


def quarantine(connection: Connection, table: str, why: str) -> None:
    """Set a table aside: it stays as it is, and is neither opened nor woken until an operator releases it."""
    t = schema.tables
    marked = {"quarantined": now(), "quarantine_why": why}
    if connection.execute(update(t).where(t.c.id == table).values(marked)).rowcount == 0:
        raise UnknownTable()


def release(connection: Connection, table: str) -> None:
    t = schema.tables
    free = {"quarantined": None, "quarantine_why": None}
    if connection.execute(update(t).where(t.c.id == table).values(free)).rowcount == 0:
        raise UnknownTable()


def hide(connection: Connection, table: str, guest: str) -> None:
    """Remove the table from the guest's list. Spectators lose it; players keep their seats."""
    h = schema.holders
    mine = (h.c.table_id == table, h.c.guest == guest)
    connection.execute(update(h).where(*mine).values(hidden=True))


def add_chat(
    connection: Connection,
    table: str,
    seat: Seat,
    name: str,
    said: str,
    request: str,
    most: int,
) -> None:
    """Store a line, once; beyond `most` lines, the oldest are deleted."""
    c = schema.chat
    _lock(connection, table)
    here = (c.c.table_id == table,)
    same = (*here, c.c.seat == seat, c.c.request == request)
    if connection.scalar(select(func.count()).select_from(c).where(*same)):
        return
    number = connection.scalar(select(func.max(c.c.number)).where(*here)) or 0
    row: dict[str, Any] = {
        "table_id": table,
        "number": number + 1,
        "seat": seat,
        "name": name,
        "text": said,
        "request": request,
        "at": now(),
    }
    connection.execute(c.insert(), row)
    connection.execute(delete(c).where(*here, c.c.number <= number + 1 - most))


def keep(connection: Connection, table: str, parcel: Parcel) -> None:
    """Store the current state of a game, and its new stretches."""
    s, t = schema.snapshots, schema.stretches
    where = s.c.table_id == table
    _lock(connection, table)
    if connection.execute(update(s).where(where).values(data=parcel.kept)).rowcount == 0:
        connection.execute(s.insert().values(table_id=table, data=parcel.kept))
    if not parcel.stretches:
        return
    # Another process may have stored the same stretches, or another version of the code may have stored its own.
    numbers = [number for number, _ in parcel.stretches]
    connection.execute(delete(t).where(t.c.table_id == table, t.c.number.in_(numbers)))
    rows = [{"table_id": table, "number": n, "data": data} for n, data in parcel.stretches]
    connection.execute(t.insert(), rows)


def set_notes(connection: Connection, table: str, seat: Seat, said: str) -> None:
    n = schema.notes
    _lock(connection, table)
    where = (n.c.table_id == table, n.c.seat == seat)
    if connection.execute(update(n).where(*where).values(text=said)).rowcount == 0:
        connection.execute(n.insert().values(table_id=table, seat=seat, text=said))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
