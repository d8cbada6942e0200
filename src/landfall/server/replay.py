"""Finished games: replays from one point of view or all, and the report."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Struct

from landfall.core.decisions import Fact, Option, Outcome, Seat
from landfall.core.deltas import changes
from landfall.core.errors import UnknownSeat
from landfall.core.events import Event
from landfall.core.game import Value
from landfall.core.table import Answer, Table
from landfall.core.wire import written
from landfall.server.live import seat_cards
from landfall.server.messages import Events, SeatCard
from landfall.server.record import Move, Record
from landfall.server.rows import TableRow, iso

#: By seat; `core.deltas.Change` is a union that msgspec can't describe.
Changes: TypeAlias = dict[str, list[Annotated[Any, written("Change")]]]

#: The most frames per request.
STRETCH = 200
#: The most earlier events that are sent at once.
EARLIER = 500
OPEN = "open"
#: After a longer pause than this, the player went to bed and was not thinking.
THINKING = 10 * 60


class Frame(Struct, frozen=True):
    """The game after an answer."""

    n: int
    seat: Seat | None
    option: Option | None
    views: dict[str, Any]
    events: tuple[Event, ...]
    #: The beats: how many events had happened, and what changed in each view since the beat before; the first beat
    #: follows the previous frame.
    beats: tuple[tuple[int, Changes], ...] = ()


class Replay(Struct, frozen=True, rename={"as_": "as"}):
    game: str
    scenario: str
    options: dict[str, Value]
    as_: str
    seed: str
    commitment: str
    outcome: Outcome | None
    seats: tuple[SeatCard, ...]
    length: int
    frames: list[Frame]


class Looked(Struct, frozen=True):
    """Facts about a thing, as they were after an answer."""

    facts: tuple[Fact, ...]


class Happened(Struct, frozen=True):
    at: int
    event: Event


class SharedBy(Struct, frozen=True):
    """What a player who sat down added to the seed, and after how many answers."""

    at: int
    seat: Seat
    share: str


class Report(Struct, frozen=True):
    game: str
    scenario: str
    options: dict[str, Value]
    seats: tuple[SeatCard, ...]
    outcome: Outcome
    seed: str
    commitment: str
    hash: str
    shares: tuple[SharedBy, ...]
    #: What was unusual about the deal, as message keys.
    deal: tuple[str, ...]
    created: str
    ended: str
    #: The number of answers and the seconds of thinking, by seat.
    answers: dict[Seat, int]
    seconds: dict[Seat, int]
    events: tuple[Happened, ...]


def replay(
    row: TableRow, record: Record, guest: str | None, eyes: str, first: int, last: int | None
) -> Replay:
    answers = record.table.answers
    last = min(len(answers) if last is None else last, len(answers), first + STRETCH - 1)
    return Replay(
        game=row.opening.game,
        scenario=row.opening.scenario,
        options=record.table.options,
        as_=eyes,
        seed=record.table.seed,
        commitment=record.table.commitment,
        outcome=record.outcome,
        seats=seat_cards(row, guest),
        length=len(answers),
        frames=_frames(record, eyes, first, last),
    )


def earlier(record: Record, seat: Seat | None, before: int) -> Events:
    """The seat's share of the log before the event with this number; of a long log, only the last part."""
    events = record.table.events_for(seat)[:before]
    return Events(max(0, len(events) - EARLIER), events[-EARLIER:])


def looked(record: Record, eyes: str, number: int, ref: str) -> Looked:
    table = _at(record, eyes, number)
    return Looked(table.look(eyes if eyes in table.all_seats else None, ref))


def _at(record: Record, eyes: str, number: int) -> Table:
    """The table after that many answers; refuses a point of view that does not exist."""
    seats = record.table.all_seats
    if eyes not in ("", OPEN, *seats):
        raise UnknownSeat(eyes[:60], (OPEN, *seats))
    return record.table.at(number)


def _frames(record: Record, eyes: str, first: int, last: int) -> list[Frame]:
    table = _at(record, eyes, max(first - 1, 0))
    frames = [_frame(table, eyes, 0, None, None, ())] if first == 0 else []
    for answer in record.table.answers[len(table.answers) : last]:
        before, asked = len(table.log), table.decision(answer.seat)
        beats = _answered(table, answer, eyes)
        chosen = asked.option(answer.option) if asked else None
        frames.append(_frame(table, eyes, before, answer.seat, chosen, beats))
    return frames


def _answered(table: Table, answer: Answer, eyes: str) -> tuple[tuple[int, Changes], ...]:
    """Give an answer. Returns how many entries the log had at each beat, and what had changed in the views."""
    found: list[tuple[int, Changes]] = []
    told, shown = len(table.log), _views(table, eyes)

    def beat() -> None:
        nonlocal told, shown
        if len(table.log) > told:
            views = _views(table, eyes)
            found.append((len(table.log), {k: changes(shown[k], v) for k, v in views.items()}))
            told, shown = len(table.log), views

    table.answer(answer.seat, answer.option, beat)
    return tuple(found)


def _views(table: Table, eyes: str) -> dict[str, Any]:
    if eyes == OPEN:
        return {seat: table.view(seat) for seat in table.all_seats}
    return {eyes: table.view(eyes or None)}


def _frame(
    table: Table,
    eyes: str,
    before: int,
    seat: Seat | None,
    option: Option | None,
    beats: tuple[tuple[int, Changes], ...],
) -> Frame:
    def told(end: int) -> tuple[Event, ...]:
        seen = (e.truth if eyes == OPEN else e.seen_by(eyes or None) for e in table.log[before:end])
        return tuple(event for event in seen if event is not None)

    shown = (seat, option) if eyes == OPEN or seat == (eyes or None) else (None, None)
    heard = tuple((len(told(entries)), changed) for entries, changed in beats)
    return Frame(len(table.answers), *shown, _views(table, eyes), told(len(table.log)), heard)


def report(row: TableRow, moves: list[Move], record: Record, guest: str | None) -> Report:
    table = record.table
    answers = dict.fromkeys(table.all_seats, 0)
    for answer in table.answers:
        answers[answer.seat] += 1
    happened = (
        Happened(logged.at, event) for logged in table.log if (event := logged.truth) is not None
    )
    assert record.outcome is not None  # only a finished game has a report
    return Report(
        game=row.opening.game,
        scenario=row.opening.scenario,
        options=table.options,
        seats=seat_cards(row, guest),
        outcome=record.outcome,
        seed=table.seed,
        commitment=table.commitment,
        hash=table.hash,
        shares=tuple(SharedBy(s.at, s.seat, s.share) for s in table.shares),
        deal=table.deal,
        created=iso(row.opening.created),
        ended=iso(row.updated),
        answers=answers,
        seconds=_thinking(row, moves, table),
        events=tuple(happened),
    )


def _thinking(row: TableRow, moves: list[Move], table: Table) -> dict[Seat, int]:
    spent = dict.fromkeys(table.all_seats, 0.0)
    before = row.opening.created
    for move in moves:
        if move.kind in ("share", "close"):
            continue  # these moves take no thinking time
        spent[move.seat] += min((move.at - before) / 1000, THINKING)
        before = move.at
    return {seat: round(seconds) for seat, seconds in spent.items()}
