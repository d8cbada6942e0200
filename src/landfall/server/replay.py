"""Finished games, told again: from a seat's eyes or open, and in figures."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from landfall.core.decisions import Fact, Option, Outcome, Seat
from landfall.core.errors import UnknownSeat
from landfall.core.events import Event
from landfall.core.game import Value
from landfall.core.registry import get_game
from landfall.core.table import Table
from landfall.server.live import seat_cards
from landfall.server.messages import SeatCard
from landfall.server.record import Move, Record
from landfall.server.store import TableRow, iso

#: Frames given at once.
STRETCH = 200
OPEN = "open"
#: A longer pause is somebody who went to bed, not somebody who thinks.
THINKING = 10 * 60


class Frame(Struct, frozen=True):
    """How things stood after an answer."""

    n: int
    seat: Seat | None
    option: Option | None
    views: dict[str, Any]
    events: tuple[Event, ...]


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
    """What the rules say of a thing, as it stood after an answer."""

    facts: tuple[Fact, ...]


class Happened(Struct, frozen=True):
    at: int
    event: Event


class Report(Struct, frozen=True):
    game: str
    scenario: str
    options: dict[str, Value]
    seats: tuple[SeatCard, ...]
    outcome: Outcome | None
    seed: str
    commitment: str
    hash: str
    created: str
    ended: str
    #: By seat.
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


def looked(record: Record, eyes: str, number: int, ref: str) -> Looked:
    table = _opened(record, eyes)
    for answer in record.table.answers[:number]:
        table.answer(answer.seat, answer.option)
    return Looked(table.look(eyes if eyes in table.all_seats else None, ref))


def _opened(record: Record, eyes: str) -> Table:
    """The table as it was before the first answer."""
    opening = record.opening
    game = get_game(opening.game)
    table = Table(game, opening.scenario, opening.options, {}, opening.seed, opening.position)
    if eyes not in ("", OPEN, *table.all_seats):
        raise UnknownSeat(eyes[:60], (OPEN, *table.all_seats))
    return table


def _frames(record: Record, eyes: str, first: int, last: int) -> list[Frame]:
    table = _opened(record, eyes)
    frames = [_frame(table, eyes, 0, None, None)] if first == 0 else []
    for number, answer in enumerate(record.table.answers[:last], start=1):
        before, asked = len(table.log), table.decision(answer.seat)
        table.answer(answer.seat, answer.option)
        if number >= first:
            chosen = asked.option(answer.option) if asked else None
            frames.append(_frame(table, eyes, before, answer.seat, chosen))
    return frames


def _frame(table: Table, eyes: str, before: int, seat: Seat | None, option: Option | None) -> Frame:
    number = len(table.answers)
    new = table.log[before:]
    if eyes == OPEN:
        views = {s: table.view(s) for s in table.all_seats}
        told = tuple(e for logged in new if (e := logged.truth) is not None)
        return Frame(number, seat, option, views, told)
    mine = eyes or None
    seen = tuple(e for logged in new if (e := logged.seen_by(mine)) is not None)
    shown = (seat, option) if seat == mine else (None, None)
    return Frame(number, *shown, {eyes: table.view(mine)}, seen)


def report(row: TableRow, moves: list[Move], record: Record, guest: str | None) -> Report:
    table = record.table
    answers = dict.fromkeys(table.all_seats, 0)
    for answer in table.answers:
        answers[answer.seat] += 1
    happened = (
        Happened(logged.at, event) for logged in table.log if (event := logged.truth) is not None
    )
    return Report(
        game=row.opening.game,
        scenario=row.opening.scenario,
        options=table.options,
        seats=seat_cards(row, guest),
        outcome=record.outcome,
        seed=table.seed,
        commitment=table.commitment,
        hash=table.hash,
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
        if move.kind == "close":
            continue  # nobody's: the operator ended it
        spent[move.seat] += min((move.at - before) / 1000, THINKING)
        before = move.at
    return {seat: round(seconds) for seat, seconds in spent.items()}
