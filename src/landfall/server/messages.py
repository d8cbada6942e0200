"""What travels over a socket, as `docs/server.md` describes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from landfall.core.decisions import Decision, Fact, Outcome, Refusal, Seat
from landfall.core.deltas import Change
from landfall.core.events import Event
from landfall.core.game import Value
from landfall.core.hints import Hint
from landfall.core.wire import words
from landfall.server.texts import Said

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Word: TypeAlias = Annotated[str, Meta(max_length=300)]

# To the server.


class _Request(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    id: Id


class Answer(_Request, tag="answer", frozen=True):
    token: Word
    option: Word


class Undo(_Request, tag="undo", frozen=True):
    token: Word


class Resign(_Request, tag="resign", frozen=True):
    pass


class Why(_Request, tag="why", frozen=True):
    action: Word
    what: Annotated[dict[Word, Word], Meta(max_length=20)] = {}


class AskHint(_Request, tag="hint", frozen=True):
    #: Of the decision the hint is for.
    token: Word


class Look(_Request, tag="look", frozen=True):
    ref: Word


class Chat(_Request, tag="chat", frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Notes(_Request, tag="notes", frozen=True):
    text: Annotated[str, Meta(max_length=20_000)]


class Ping(_Request, tag="ping", frozen=True):
    pass


Request: TypeAlias = Answer | Undo | Resign | Why | Look | AskHint | Chat | Notes | Ping

decode = msgspec.json.Decoder(Request).decode
encode = msgspec.json.Encoder().encode

# From the server.


class _Told(Struct, frozen=True, tag_field="type"):
    pass


class SeatCard(Struct, frozen=True, omit_defaults=True):
    seat: Seat
    who: Annotated[str, words("person", "bot", "open")]
    name: str
    mine: bool
    #: For the creator of the table: the link to an open seat.
    link: str | None = None
    #: How many browsers hold the seat.
    devices: int = 1


class TableTold(_Told, tag="table", frozen=True):
    id: str
    game: str
    scenario: str
    options: dict[str, Value]
    you: Seat | None
    seats: tuple[SeatCard, ...]
    commitment: str
    #: What was unusual about the deal, as message keys.
    deal: tuple[str, ...]
    created: str
    #: Whether this seat may ask for hints.
    hints: bool


class State(_Told, tag="state", frozen=True):
    """A full state: on entry and after a gap. See `Behind` for the rest of the message."""

    view: Any
    decision: Decision | None
    token: str | None
    undo: str | None
    waiting: tuple[Seat, ...]
    epoch: int
    outcome: Outcome | None
    seed: str | None


class ChangeTold(_Told, tag="change", frozen=True):
    """What is new since the last state: beat by beat, then the rest. Events follow, as in a `state`."""

    #: How many of the events had been sent by then, and what had changed in the view.
    beats: Sequence[tuple[int, list[Change]]]
    changes: list[Change]


class Events(Struct, frozen=True):
    #: How many events this socket already had.
    from_: int = msgspec.field(name="from")
    list: tuple[Event, ...]


class Behind(Struct, frozen=True, omit_defaults=True):
    """What is added to a state or a change; it differs for each socket."""

    events: Events
    #: The request that led to this state, and whether it had already been answered.
    re: str = ""
    again: bool = False


class Presence(_Told, tag="presence", frozen=True):
    here: tuple[Seat, ...]
    watchers: int


class ChatLine(Struct, frozen=True):
    seat: Seat
    name: str
    text: str
    at: str


class ChatTold(_Told, tag="chat", frozen=True):
    from_: int = msgspec.field(name="from")
    list: tuple[ChatLine, ...]


class NotesTold(_Told, tag="notes", frozen=True):
    text: str


class WhyTold(_Told, tag="why", frozen=True):
    re: str
    refusal: Refusal | None


class HintTold(_Told, tag="hint", frozen=True):
    re: str
    token: str
    hint: Hint


class LookTold(_Told, tag="look", frozen=True):
    re: str
    facts: tuple[Fact, ...]


class Done(_Told, tag="done", frozen=True):
    re: str


class Pong(_Told, tag="pong", frozen=True):
    re: str


class Refused(_Told, tag="refused", frozen=True):
    re: str
    error: Said


class ErrorTold(_Told, tag="error", frozen=True):
    error: Said


class NoticeTold(_Told, tag="notice", frozen=True):
    """Something everyone at the table should know; not a reply to any request."""

    notice: Said


#: Everything the server sends.
TOLD = (
    TableTold,
    State,
    ChangeTold,
    Presence,
    ChatTold,
    NotesTold,
    WhyTold,
    HintTold,
    LookTold,
    Done,
    Pong,
    Refused,
    ErrorTold,
    NoticeTold,
)
