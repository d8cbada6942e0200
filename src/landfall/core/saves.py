"""Saves: what a game started from and its answers, not its state.

A save is version, game, scenario, options, seed and answers; loading plays the answers again and must arrive at the
recorded hash. It is JSON, so anyone can read it. The save of a long game also has snapshots, so that its own players
can continue at once.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from landfall.core.bounds import SAVE_BYTES, SEED_LENGTH
from landfall.core.deal import MARKS, MAX_SHARES, Published, Share, marked
from landfall.core.decisions import Outcome, Seat
from landfall.core.errors import LandfallError, SaveBroken, SaveDoesNotFit, SaveTooNew
from landfall.core.game import Value
from landfall.core.registry import get_game
from landfall.core.table import Answer, Table
from landfall.core.tail import Tail
from landfall.core.waypoints import Waypoint, fingerprint, waypoints

#: 2: the commitment covers everything a game starts from; shares and marks were added.
FORMAT = 2

#: More answers than the longest game that fits into a save can have.
MOST_WAYPOINTS = 500

Word = Annotated[str, Meta(max_length=60)]
Digest = Annotated[str, Meta(max_length=64)]


class Save(Struct, frozen=True, kw_only=True, omit_defaults=True):
    format: int
    game: Word
    rules: int
    scenario: Word
    options: Annotated[dict[Word, Value], Meta(max_length=100)]
    seats: Annotated[dict[Word, Word], Meta(max_length=20)]
    seed: Annotated[str, Meta(max_length=SEED_LENGTH)]
    commitment: Digest
    #: Fingerprint of the components.
    data: Digest
    answers: list[Answer]
    hash: Digest
    outcome: Outcome | None = None
    position: Any = None
    shares: Annotated[list[Share], Meta(max_length=MAX_SHARES)] = []
    marks: Annotated[list[Word], Meta(max_length=len(MARKS))] = []
    known: int = 0
    #: Snapshots along the game, and the fingerprint of the code that made them.
    waypoints: Annotated[list[Waypoint], Meta(max_length=MOST_WAYPOINTS)] = []
    code: Digest = ""


def save(table: Table) -> bytes:
    way = waypoints(table)
    record = Save(
        format=1 if "old" in table.marks and not table.shares else FORMAT,
        game=table.game.meta.slug,
        rules=table.game.meta.rules_version,
        scenario=table.scenario,
        options=table.published.options,
        seats=table.seats,
        seed=table.seed,
        commitment=table.commitment,
        data=table.published.data,
        answers=table.answers[0:],
        hash=table.hash,
        outcome=table.outcome,
        position=table.position,
        shares=table.shares,
        marks=list(table.marks),
        known=table.known,
        waypoints=way,
        code=fingerprint(table.game.meta.slug) if way else "",
    )
    return msgspec.json.encode(record)


def read(data: bytes) -> Save:
    """The record, checked for form only."""
    if len(data) > SAVE_BYTES:
        raise SaveBroken("why:size")
    try:
        head = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveBroken(str(error)) from error
    if not isinstance(head, dict) or not isinstance(head.get("format"), int):
        raise SaveBroken("why:format")
    if head["format"] > FORMAT:
        raise SaveTooNew(head["format"], FORMAT)
    try:
        record = msgspec.convert(head, Save)
    except msgspec.ValidationError as error:
        raise SaveBroken(str(error)) from error
    places = [0, *(share.at for share in record.shares), len(record.answers)]
    dealt_late = any(share.deal and share.at for share in record.shares)
    if dealt_late or places != sorted(places) or not 0 <= record.known <= len(record.shares):
        raise SaveBroken("shares")
    way = [0, *(waypoint.answers for waypoint in record.waypoints)]
    if any(a >= b for a, b in pairwise(way)) or way[-1] > len(record.answers):
        raise SaveBroken("why:waypoint")
    return record


def load(data: bytes, to: int | None = None) -> Table:
    """The table of a save; with ``to``, the table after that many answers."""
    record = read(data)
    table = opened(record)
    if record.waypoints:
        table.keep_snapshots()
    play(record, table, table.answer, to)
    return table


def resume(data: bytes) -> Table | None:
    """The table, continued from the save's last waypoint; None if this code made none of its waypoints.

    Everything before it is trusted for now; `load` checks it in the background.
    """
    record = read(data)
    if not record.waypoints or not _usable(record):
        return None
    table = opened(record)
    kept = [waypoint.snapshot for waypoint in record.waypoints]
    table.keep_snapshots(kept)
    last = kept[-1]
    if not (0 <= last.undoable_from <= last.answers and 0 <= last.mixed <= len(record.shares)):
        raise SaveBroken("why:waypoint")
    table.start_from(last, Tail(record.answers), Tail())
    play(record, table, table.answer)
    return table


def _usable(record: Save) -> bool:
    return record.code == fingerprint(record.game)


def opened(record: Save) -> Table:
    """The table as it was before the first answer."""
    game = get_game(record.game)
    if len(record.answers) > game.meta.max_decisions:
        raise SaveBroken("why:answers")
    for share in record.shares:
        game.checked_seat(share.seat, record.scenario, record.options)
    table = Table(
        game,
        record.scenario,
        record.options,
        record.seats,
        record.seed,
        record.position,
        shares=record.shares,
        marks=marks_of(record),
        known=record.known,
        published=Published(record.options, record.data),
    )
    if table.commitment != record.commitment:
        raise SaveDoesNotFit(0, _why(record, table) or "why:seed")
    return table


def play(
    record: Save, table: Table, take: Callable[[Seat, str], None], to: int | None = None
) -> None:
    """Give a save's answers to ``take``, then compare the table's hash with the recorded one."""
    answers = record.answers if to is None else record.answers[:to]
    begun = len(table.answers)
    way = {w.answers: w for w in record.waypoints} if _usable(record) else {}
    for number, answer in enumerate(answers[begun:], start=begun + 1):
        try:
            take(answer.seat, answer.option)
        except LandfallError as error:
            raise SaveDoesNotFit(number, _why(record, table) or "why:answer") from error
        if number in way and not way[number].fits(table):
            raise SaveDoesNotFit(number, "why:waypoint")
    if to is None and table.hash != record.hash:
        raise SaveDoesNotFit(len(answers), _why(record, table) or "why:hash")
    if to is None and table.outcome != record.outcome:
        raise SaveDoesNotFit(len(answers), "why:outcome")


def marks_of(record: Save) -> tuple[str, ...]:
    """What was unusual about the deal. In old saves, the commitment covers only the seed: that is a mark, too."""
    return marked((*record.marks, "old") if record.format == 1 else record.marks)


def _why(record: Save, table: Table) -> str:
    """The likeliest reason why a save leads to a different state."""
    if record.rules != table.game.meta.rules_version:
        return "why:rules"
    if record.data != table.game.digest():
        return "why:data"
    return ""
