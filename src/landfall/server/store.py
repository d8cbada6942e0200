"""Reading and writing rows. Functions of a connection: reads run in a thread, writes in the writer's."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, RowMapping, delete, exists, func, literal, select, update

from landfall.core.decisions import Outcome, Seat
from landfall.core.errors import SaveDoesNotFit
from landfall.core.registry import get_game
from landfall.server import schema
from landfall.server.errors import TableSetAside, UnknownTable
from landfall.server.messages import ChatLine
from landfall.server.record import CLOSED, Move, Opening, Record


def now() -> int:
    return time.time_ns() // 1_000_000


def iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


class SeatRow(Struct, frozen=True):
    seat: Seat
    bot: str
    generation: int
    #: Guests in the order in which they came, with their names.
    holders: tuple[tuple[str, str], ...]


class TableRow(Struct, frozen=True):
    """All that the database says of a table, but for its moves."""

    opening: Opening
    version: int
    waiting: tuple[Seat, ...]
    outcome: Outcome | None
    updated: int
    watch_generation: int
    seats: tuple[SeatRow, ...]
    #: Guests who came to watch.
    watchers: tuple[str, ...]
    #: Since when it is set aside, in milliseconds since 1970; None: it is not.
    quarantined: int | None = None
    quarantine_why: str = ""

    def seat(self, name: Seat) -> SeatRow | None:
        return next((row for row in self.seats if row.seat == name), None)

    def holds(self, guest: str | None, seat: Seat) -> bool:
        row = self.seat(seat)
        return row is not None and any(holder == guest for holder, _ in row.holders)

    def seats_of(self, guest: str | None) -> tuple[Seat, ...]:
        return tuple(row.seat for row in self.seats if self.holds(guest, row.seat))

    def alone(self, guest: str | None) -> bool:
        """Nobody else plays: whatever no bot does is done by this guest, on this browser."""
        people = [[holder for holder, _ in row.holders] for row in self.seats if not row.bot]
        return bool(people) and all(holders == [guest] for holders in people)

    def may_watch(self, guest: str | None) -> bool:
        """A guest who has some part in it: a seat, a spectator's link, or having made it."""
        return guest is not None and (
            guest in self.watchers or guest == self.opening.creator or bool(self.seats_of(guest))
        )


# Reading.


def read_tables(connection: Connection, ids: Sequence[str]) -> dict[str, TableRow]:
    t, s, h, g = schema.tables, schema.seats, schema.holders, schema.guests
    people: dict[tuple[str, Seat], list[tuple[str, str]]] = {}
    wanted_people = (
        select(h.c.table_id, h.c.seat, h.c.guest, g.c.name)
        .join(g, g.c.id == h.c.guest)
        .where(h.c.table_id.in_(ids))
        .order_by(h.c.since, h.c.guest)
    )
    for table, seat, guest, name in connection.execute(wanted_people):
        people.setdefault((table, seat), []).append((guest, name))
    seats: dict[str, list[SeatRow]] = {}
    wanted_seats = select(s).where(s.c.table_id.in_(ids)).order_by(s.c.table_id, s.c.place)
    for row in connection.execute(wanted_seats):
        holding = tuple(people.get((row.table_id, row.seat), ()))
        seat_row = SeatRow(row.seat, row.bot, row.generation, holding)
        seats.setdefault(row.table_id, []).append(seat_row)
    found: dict[str, TableRow] = {}
    for mapped in connection.execute(select(t).where(t.c.id.in_(ids))).mappings():
        watchers = tuple(guest for guest, _ in people.get((mapped["id"], ""), ()))
        found[mapped["id"]] = _table_row(mapped, tuple(seats.get(mapped["id"], ())), watchers)
    return found


def _table_row(row: RowMapping, seats: tuple[SeatRow, ...], watchers: tuple[str, ...]) -> TableRow:
    opening = Opening(
        id=row["id"],
        game=row["game"],
        scenario=row["scenario"],
        options=msgspec.json.decode(row["options"]),
        seed=row["seed"],
        creator=row["creator"],
        created=row["created"],
        position=msgspec.json.decode(row["position"]) if row["position"] else None,
    )
    return TableRow(
        opening=opening,
        version=row["version"],
        waiting=msgspec.json.decode(row["waiting"], type=tuple[str, ...]),
        outcome=msgspec.json.decode(row["outcome"], type=Outcome) if row["outcome"] else None,
        updated=row["updated"],
        watch_generation=row["watch_generation"],
        seats=seats,
        watchers=watchers,
        quarantined=row["quarantined"],
        quarantine_why=row["quarantine_why"] or "",
    )


def read_table(connection: Connection, table: str) -> TableRow:
    row = read_tables(connection, [table]).get(table)
    if row is None:
        raise UnknownTable()
    return row


def read_moves(connection: Connection, table: str, since: int = 0) -> list[Move]:
    m = schema.moves
    wanted = (
        select(m.c.number, m.c.kind, m.c.seat, m.c.option, m.c.request, m.c.at)
        .where(m.c.table_id == table, m.c.number > since)
        .order_by(m.c.number)
    )
    return [Move(*row) for row in connection.execute(wanted)]


def read_record(connection: Connection, table: str) -> tuple[TableRow, list[Move], Record]:
    """Play a record; under other rules than it was begun with it could lead elsewhere, and is not played."""
    row = read_table(connection, table)
    if row.quarantined is not None:  # playing it again may be what it is set aside for
        raise TableSetAside()
    moves = read_moves(connection, table)
    t = schema.tables
    rules = connection.execute(select(t.c.rules).where(t.c.id == table)).scalar_one()
    if rules != get_game(row.opening.game).meta.rules_version:
        raise SaveDoesNotFit(1, "why:rules")
    return row, moves, Record(row.opening, moves)


def read_chat(connection: Connection, table: str) -> list[ChatLine]:
    c = schema.chat
    wanted = select(c.c.seat, c.c.name, c.c.text, c.c.at).where(c.c.table_id == table)
    rows = connection.execute(wanted.order_by(c.c.number))
    return [ChatLine(seat, name, said, iso(at)) for seat, name, said, at in rows]


def read_notes(connection: Connection, table: str) -> dict[Seat, str]:
    n = schema.notes
    wanted = select(n.c.seat, n.c.text).where(n.c.table_id == table)
    return {row.seat: row.text for row in connection.execute(wanted)}


def tables_of(connection: Connection, guest: str, limit: int = 200) -> list[TableRow]:
    """The guest's tables, the last changed first."""
    h, t = schema.holders, schema.tables
    mine = select(h.c.table_id).where(h.c.guest == guest, h.c.hidden.is_(False))
    wanted = select(t.c.id).where(t.c.id.in_(mine)).order_by(t.c.updated.desc()).limit(limit)
    ids = list(connection.scalars(wanted))
    rows = read_tables(connection, ids)
    return [rows[table] for table in ids]


def tables_with_bots_asked(connection: Connection, limit: int, before: int) -> list[str]:
    """The tables where a bot is to move and nothing has changed since, the last changed first; none that are set aside."""
    t, s = schema.tables, schema.seats
    # `waiting` is a list in JSON: a seat in it stands between quotes.
    asked = t.c.waiting.contains(literal('"') + s.c.seat + literal('"'))
    of_a_bot = exists().where(s.c.table_id == t.c.id, s.c.bot != "", asked)
    free = t.c.outcome.is_(None), t.c.quarantined.is_(None)
    wanted = select(t.c.id).where(*free, t.c.updated <= before, of_a_bot)
    return list(connection.scalars(wanted.order_by(t.c.updated.desc()).limit(limit)))


def last_notice(connection: Connection) -> int:
    return connection.scalar(select(func.max(schema.notices.c.number))) or 0


def notices(connection: Connection, since: int) -> list[tuple[int, str]]:
    n = schema.notices
    wanted = select(n.c.number, n.c.told).where(n.c.number > since).order_by(n.c.number)
    return [(row.number, row.told) for row in connection.execute(wanted)]


def guest_name(connection: Connection, guest: str) -> str | None:
    return connection.scalar(select(schema.guests.c.name).where(schema.guests.c.id == guest))


# Writing.


def name_guest(connection: Connection, guest: str, name: str | None) -> str:
    """Make the guest known, and say its name; one that is given replaces the one there is."""
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
    """Keep a new table; the rows as they now are."""
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
        "data": table.game.digest(),
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
        SeatRow(seat, bots.get(seat, ""), 0, maker if seat in mine else ())
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
    t = schema.tables
    connection.execute(select(t.c.id).where(t.c.id == table).with_for_update())
    return read_table(connection, table)


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
    """Nobody holds the seat any more; its links are void, and its notes are nobody else's business."""
    n = schema.notes
    revoke(connection, table, seat, except_for="")
    connection.execute(delete(n).where(n.c.table_id == table, n.c.seat == seat))


def close_table(connection: Connection, table: str) -> bool:
    """End a game without a winner, by a move like others. False: it was over already."""
    row = lock_table(connection, table)
    if row.outcome is not None:
        return False
    move = Move(row.version + 1, "close", "", at=now())
    connection.execute(schema.moves.insert(), {"table_id": table, **msgspec.structs.asdict(move)})
    ended = {"waiting": "[]", "outcome": _json(CLOSED), "updated": move.at}
    t = schema.tables
    connection.execute(update(t).where(t.c.id == table).values(version=move.number, **ended))
    return True


def quarantine(connection: Connection, table: str, why: str) -> None:
    """Set a table aside: it is kept as it is, and neither opened nor woken until it is released."""
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
    """Out of the guest's list; a spectator is gone, a seat stays held."""
    h = schema.holders
    mine = (h.c.table_id == table, h.c.guest == guest)
    connection.execute(update(h).where(*mine).values(hidden=True))


def add_chat(
    connection: Connection, table: str, seat: Seat, name: str, said: str, request: str
) -> None:
    c = schema.chat
    lock_table(connection, table)
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


def set_notes(connection: Connection, table: str, seat: Seat, said: str) -> None:
    n = schema.notes
    lock_table(connection, table)
    where = (n.c.table_id == table, n.c.seat == seat)
    if connection.execute(update(n).where(*where).values(text=said)).rowcount == 0:
        connection.execute(n.insert().values(table_id=table, seat=seat, text=said))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
