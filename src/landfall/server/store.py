"""Reading rows: functions of a connection, which run in a thread. `writing` changes them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, RowMapping, exists, func, literal, select

from landfall.core.decisions import Outcome, Seat
from landfall.core.errors import SaveDoesNotFit, SnapshotBroken
from landfall.core.registry import get_game
from landfall.core.waypoints import fingerprint
from landfall.server import schema
from landfall.server.errors import TableSetAside, UnknownTable
from landfall.server.keeping import Kept, decoded, digest
from landfall.server.messages import ChatLine
from landfall.server.record import Move, Opening, Record
from landfall.server.rows import Said, SeatRow, TableRow, iso


def read_tables(connection: Connection, ids: Sequence[str]) -> dict[str, TableRow]:
    t, s, h, g = schema.tables, schema.seats, schema.holders, schema.guests
    people: dict[tuple[str, Seat], list[tuple[str, str]]] = {}
    last: dict[tuple[str, Seat], int] = {}
    wanted_people = (
        select(h.c.table_id, h.c.seat, h.c.guest, g.c.name, func.coalesce(h.c.seen, h.c.since))
        .join(g, g.c.id == h.c.guest)
        .where(h.c.table_id.in_(ids))
        .order_by(h.c.since, h.c.guest)
    )
    for table, seat, guest, name, seen in connection.execute(wanted_people):
        people.setdefault((table, seat), []).append((guest, name))
        last[table, seat] = max(seen, last.get((table, seat), 0))
    seats: dict[str, list[SeatRow]] = {}
    wanted_seats = select(s).where(s.c.table_id.in_(ids)).order_by(s.c.table_id, s.c.place)
    for row in connection.execute(wanted_seats):
        holding = tuple(people.get((row.table_id, row.seat), ()))
        seen = last.get((row.table_id, row.seat), 0)
        seat_row = SeatRow(row.seat, row.bot, row.generation, holding, seen)
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
        marks=_marks(row["marks"]),
        known=row["known"],
        data=row["data"],
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


def _marks(kept: str | None) -> tuple[str, ...]:
    return ("old",) if kept is None else msgspec.json.decode(kept, type=tuple[str, ...])


def read_table(connection: Connection, table: str) -> TableRow:
    row = read_tables(connection, [table]).get(table)
    if row is None:
        raise UnknownTable()
    return row


def read_moves(
    connection: Connection, table: str, since: int = 0, most: int | None = None
) -> list[Move]:
    m = schema.moves
    wanted = (
        select(m.c.number, m.c.kind, m.c.seat, m.c.option, m.c.request, m.c.at)
        .where(m.c.table_id == table, m.c.number > since)
        .order_by(m.c.number)
        .limit(most)
    )
    return [Move(*row) for row in connection.execute(wanted).all()]


def was_taken(connection: Connection, table: str, seat: Seat, request: str) -> bool:
    """Whether the record has a move of this request."""
    m = schema.moves
    same = exists().where(m.c.table_id == table, m.c.seat == seat, m.c.request == request)
    return bool(connection.scalar(select(same)))


def shares(connection: Connection, table: str) -> list[tuple[Seat, str]]:
    """The shares that were added to the seed: for which seat, and by which request."""
    m = schema.moves
    wanted = select(m.c.seat, m.c.request).where(m.c.table_id == table, m.c.kind == "share")
    return [(row.seat, row.request) for row in connection.execute(wanted)]


def read_playable(connection: Connection, table: str) -> TableRow:
    """A table; refused if it is set aside, or was begun under other rules, which may lead its moves to a different state."""
    row = read_table(connection, table)
    if row.quarantined is not None:  # it may be set aside because replaying it takes too much
        raise TableSetAside()
    t = schema.tables
    rules = connection.execute(select(t.c.rules).where(t.c.id == table)).scalar_one()
    if rules != get_game(row.opening.game).meta.rules_version:
        raise SaveDoesNotFit(1, "why:rules")
    return row


def read_record(connection: Connection, table: str) -> tuple[TableRow, list[Move], Record]:
    """The record, played from its first move."""
    row, moves = read_playable(connection, table), read_moves(connection, table)
    return row, moves, Record(row.opening, moves)


def read_to_wake(connection: Connection, row: TableRow) -> tuple[list[Move], Kept | None]:
    """The last snapshot of a record and the moves since; if none fits, all moves."""
    table = row.opening.id
    kept = read_kept(connection, row)
    return read_moves(connection, table, 0 if kept is None else kept.version), kept


def wake(connection: Connection, row: TableRow) -> Record:
    """A record from its snapshot, which is as quick for a long game as for a short one; if none fits, from its first
    move.
    """
    moves, kept = read_to_wake(connection, row)
    try:
        return Record(row.opening, moves, kept)
    except SnapshotBroken:
        return Record(row.opening, read_moves(connection, row.opening.id))


def read_whole(connection: Connection, row: TableRow) -> tuple[list[Move], Record]:
    """All moves, and the record, complete in memory."""
    moves, kept = read_moves(connection, row.opening.id), read_kept(connection, row)
    if kept is not None:
        try:
            record = Record(row.opening, moves[kept.version :], kept)
            rows = read_stretches(connection, row.opening.id, record.stretches)
            record.put_back(moves[: kept.version], rows)
        except SnapshotBroken:
            pass
        else:
            return moves, record
    return moves, Record(row.opening, moves)


def read_kept(connection: Connection, row: TableRow) -> Kept | None:
    """The last snapshot of a record, if this code made it and the record still has its last move."""
    s, table = schema.snapshots, row.opening.id
    data = connection.scalar(select(s.c.data).where(s.c.table_id == table))
    kept = None if data is None else decoded(bytes(data))
    if kept is None or kept.fingerprint != fingerprint(row.opening.game):
        return None
    last = read_moves(connection, table, kept.version - 1, 1)
    return kept if last and digest(last[0]) == kept.last else None


def read_stretches(connection: Connection, table: str, count: int) -> list[bytes]:
    s = schema.stretches
    wanted = select(s.c.data).where(s.c.table_id == table, s.c.number < count).order_by(s.c.number)
    return [bytes(data) for data in connection.scalars(wanted)]


def read_chat(connection: Connection, table: str, most: int, since: int = 0) -> list[Said]:
    """The last lines after the line with this number, the oldest first."""
    c = schema.chat
    wanted = select(c.c.number, c.c.seat, c.c.name, c.c.text, c.c.at)
    wanted = wanted.where(c.c.table_id == table, c.c.number > since)
    rows = connection.execute(wanted.order_by(c.c.number.desc()).limit(most)).all()
    return [Said(n, ChatLine(seat, name, said, iso(at))) for n, seat, name, said, at in rows[::-1]]


def read_notes(connection: Connection, table: str) -> dict[Seat, str]:
    n = schema.notes
    wanted = select(n.c.seat, n.c.text).where(n.c.table_id == table)
    return {row.seat: row.text for row in connection.execute(wanted)}


def tables_of(connection: Connection, guest: str, limit: int = 200) -> list[TableRow]:
    """The guest's tables, the most recently changed first."""
    ids = ids_of(connection, guest, limit)
    rows = read_tables(connection, ids)
    return [rows[table] for table in ids]


def ids_of(connection: Connection, guest: str, limit: int = 200) -> list[str]:
    h, t = schema.holders, schema.tables
    mine = select(h.c.table_id).where(h.c.guest == guest, h.c.hidden.is_(False))
    wanted = select(t.c.id).where(t.c.id.in_(mine)).order_by(t.c.updated.desc()).limit(limit)
    return list(connection.scalars(wanted))


def tables_with_others(connection: Connection, guest: str) -> list[TableRow]:
    """The tables where the guest plays with other people, including those removed from the guest's list."""
    t, mine = schema.tables, schema.holders.alias()
    theirs = schema.holders.alias()
    held = exists().where(mine.c.table_id == t.c.id, mine.c.guest == guest, mine.c.seat != "")
    shared = exists().where(
        theirs.c.table_id == t.c.id, theirs.c.guest != guest, theirs.c.seat != ""
    )
    wanted = select(t.c.id).where(t.c.outcome.is_(None), held, shared)
    return list(read_tables(connection, list(connection.scalars(wanted))).values())


def tables_with_bots_asked(connection: Connection, limit: int, before: int) -> list[str]:
    """The tables where a bot is to move and nothing has changed since, the most recently changed first.

    Tables that are set aside are left out, and so are those where only bots play: these continue when someone watches.
    """
    t, s = schema.tables, schema.seats
    # `waiting` is a list in JSON, so a seat in it is in quotes.
    asked = t.c.waiting.contains(literal('"') + s.c.seat + literal('"'))
    of_a_bot = exists().where(s.c.table_id == t.c.id, s.c.bot != "", asked)
    people = exists().where(s.c.table_id == t.c.id, s.c.bot == "")
    free = t.c.outcome.is_(None), t.c.quarantined.is_(None)
    wanted = select(t.c.id).where(*free, t.c.updated <= before, of_a_bot, people)
    return list(connection.scalars(wanted.order_by(t.c.updated.desc()).limit(limit)))


def last_notice(connection: Connection) -> int:
    return connection.scalar(select(func.max(schema.notices.c.number))) or 0


def notices(connection: Connection, since: int) -> list[tuple[int, str]]:
    n = schema.notices
    wanted = select(n.c.number, n.c.told).where(n.c.number > since).order_by(n.c.number)
    return [(row.number, row.told) for row in connection.execute(wanted)]


def quarantined(connection: Connection, among: Sequence[str] | None = None) -> list[str]:
    """The tables that are set aside, the last one first."""
    t = schema.tables
    wanted = select(t.c.id).where(t.c.quarantined.is_not(None)).order_by(t.c.quarantined.desc())
    if among is not None:
        wanted = wanted.where(t.c.id.in_(among))
    return list(connection.scalars(wanted))


def guest_name(connection: Connection, guest: str) -> str | None:
    return connection.scalar(select(schema.guests.c.name).where(schema.guests.c.id == guest))
