"""Requests and responses about tables over HTTP: creating them, my games, links, joining."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from landfall.core.bounds import SEED_LENGTH
from landfall.core.decisions import Outcome, Seat
from landfall.core.game import Value
from landfall.server.keys import Keys, Kind, Link
from landfall.server.live import seat_cards
from landfall.server.messages import SeatCard
from landfall.server.rows import TableRow, iso

Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=60)]
#: Random bytes that a browser adds to the seed.
ShareText = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
Seats = Annotated[dict[Word, Word], Meta(max_length=20)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Word
    scenario: Word | None = None
    options: Annotated[dict[Word, Value], Meta(max_length=100)] = {}
    #: me, link or bot:<name>; seats not named are mine.
    seats: Seats = {}
    seed: Annotated[str, Meta(max_length=SEED_LENGTH)] | None = None
    share: ShareText | None = None
    name: Name | None = None


class NewFromSave(Struct, frozen=True, forbid_unknown_fields=True):
    #: The file's text, unchanged: the code that reads saves reports what is wrong with it.
    save: str
    seats: Seats = {}
    name: Name | None = None


class WantedLink(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    seat: Word | None = None


class SeatNamed(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Word | None = None


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=500)]
    share: ShareText | None = None
    name: Name | None = None


class Me(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | None


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class TableCard(Struct, frozen=True):
    id: str
    game: str
    scenario: str
    options: dict[str, Value]
    seats: tuple[SeatCard, ...]
    waiting: tuple[Seat, ...]
    yours: bool
    watching: bool
    outcome: Outcome | None
    may_save: bool
    #: Whether this guest created the table.
    maker: bool
    #: Whether the table is set aside, so that nobody can open it.
    aside: bool
    created: str
    updated: str


class LinkMade(Struct, frozen=True):
    path: str


class Invitation(Struct, frozen=True):
    kind: Kind
    table: str
    game: str
    scenario: str
    seat: Seat | None
    #: The guest who created the table.
    from_: str = msgspec.field(name="from")
    taken: bool
    mine: bool
    #: How many browsers hold the seat.
    devices: int
    #: What was unusual about the deal, as message keys.
    deal: tuple[str, ...]


class Joined(Struct, frozen=True):
    table: TableCard
    seat: Seat | None


def may_save(row: TableRow, guest: str | None) -> bool:
    """Whether a guest may save: once everything is public, or if only this guest has anything to hide."""
    return row.alone(guest) if row.outcome is None else row.may_watch(guest)


def join_path(keys: Keys, link: Link) -> str:
    return f"/join/{keys.link(link)}"


def table_card(row: TableRow, guest: str | None, keys: Keys) -> TableCard:
    opening = row.opening
    links: dict[Seat, str] = {}
    if guest == opening.creator:
        for seat in row.seats:
            if not seat.bot and not seat.holders:
                link = Link("invite", opening.id, seat.seat, seat.generation)
                links[seat.seat] = join_path(keys, link)
    mine = row.seats_of(guest)
    return TableCard(
        id=opening.id,
        game=opening.game,
        scenario=opening.scenario,
        options=opening.options,
        seats=seat_cards(row, guest, links),
        waiting=row.waiting,
        yours=bool(set(mine) & set(row.waiting)),
        watching=guest in row.watchers,
        outcome=row.outcome,
        may_save=may_save(row, guest),
        maker=guest == opening.creator,
        aside=row.quarantined is not None,
        created=iso(opening.created),
        updated=iso(row.updated),
    )
