"""The types of everything sent between server and client, as TypeScript: messages, HTTP bodies, and each game's view and
events.

``script/types`` writes them into the client; a test fails while the files there differ. Boards (the result of
`Game.board`) are not typed here: each game's client reads its own data where it draws it.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from landfall.core import decisions
from landfall.core.deltas import Change
from landfall.core.events import Event
from landfall.core.registry import all_metas, get_game
from landfall.core.rules import Rule, Term
from landfall.server import cards, messages, replay, seating, shelf

HEAD: Final = "// Made by script/types from the server's own types. Not to be changed by hand.\n"
SERVER: Final = "lib/wire.ts"
IMPORTS: Final = (
    "import type { Change } from './deltas';\nimport type { GameEvent } from './types';\n"
)
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
#: What the client sends or is sent, besides a game's own view and events.
ROOTS: Final = (
    decisions.Decision,
    decisions.Refusal,
    decisions.Fact,
    decisions.Outcome,
    Rule,
    Term,
    shelf.GameCard,
    cards.NewTable,
    cards.NewFromSave,
    cards.WantedLink,
    cards.Joining,
    cards.Me,
    cards.TableCard,
    cards.LinkMade,
    cards.Invitation,
    cards.Joined,
    seating.FreeSeat,
    seating.SeatBot,
    replay.Replay,
    replay.Report,
    replay.Looked,
)


class Printer:
    """Prints interfaces in the order in which they are first needed."""

    def __init__(self) -> None:
        self.done: dict[str, str] = {}
        self.kinds: dict[str, type] = {}

    def named(self, kind: type[Struct]) -> str:
        name = kind.__name__
        if issubclass(kind, Event) and kind is Event:
            return "GameEvent"
        known = self.kinds.setdefault(name, kind)
        if known is not kind:
            raise TypeError(f"{known} and {kind} have the same name")
        if name not in self.done:
            self.done[name] = ""  # a type may refer to itself
            self.done[name] = self._interface(kind)
        return name

    def _interface(self, kind: type[Struct]) -> str:
        hints = get_type_hints(kind, include_extras=True)
        notes = comments(kind)
        config = kind.__struct_config__
        sent = not config.forbid_unknown_fields
        lines = [f"  {config.tag_field}: '{config.tag}';"] if config.tag_field else []
        for field in msgspec.structs.fields(kind):
            # When sending, a client may leave out whatever has a default.
            spare = not field.required and (config.omit_defaults or not sent)
            hint = hints[field.name]
            if spare and sent and field.default is None:
                (hint,) = (one for one in get_args(hint) if one is not NoneType)
            if field.name in notes:
                lines.append(f"  /** {notes[field.name]} */")
            lines.append(f"  {field.encode_name}{'?' if spare else ''}: {self.type(hint)};")
        return f"export interface {kind.__name__} {{\n" + "".join(f"{one}\n" for one in lines) + "}"

    def type(self, hint: Any) -> str:
        if hint is Change or hint == Change:
            return "Change"
        if hint in PLAIN:
            return PLAIN[hint]
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._annotated(args)
        if origin is Literal:
            return " | ".join(f"'{one}'" for one in args)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type(one) for one in args))
        if origin in (dict, Mapping) or (isinstance(origin, type) and issubclass(origin, Mapping)):
            return f"Record<{self.type(args[0])}, {self.type(args[1])}>"
        if origin is tuple and not (len(args) == 2 and args[1] is ...):
            return f"[{', '.join(self.type(one) for one in args)}]"
        if isinstance(origin, type) and issubclass(origin, Sequence | set | frozenset):
            inner = self.type(args[0])
            return f"({inner})[]" if "|" in inner and inner[0] != "[" else f"{inner}[]"
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.named(hint)
        return "unknown"

    def _annotated(self, args: tuple[Any, ...]) -> str:
        for one in args[1:]:
            said = (one.extra if isinstance(one, msgspec.Meta) else None) or {}
            if "words" in said:
                return " | ".join(f"'{word}'" for word in said["words"])
            if "written" in said:
                return str(said["written"])
        return self.type(args[0])

    def text(self) -> str:
        return "\n\n".join(self.done.values()) + "\n"


def comments(kind: type) -> dict[str, str]:
    """The comments above each field in the source, of the class and of those it inherits from."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base in (object, Struct) or not issubclass(base, Struct):
            continue
        said: list[str] = []
        for line in inspect.getsource(base).splitlines():
            text = line.strip()
            if text.startswith("#:") or (said and text.startswith("#")):
                said.append(text.lstrip("#: "))
            else:
                if said and (field := re.match(r"(\w+): ", text)):
                    found[field[1]] = " ".join(said)
                said = []
    return found


def server() -> str:
    printer = Printer()
    for root in ROOTS:
        printer.named(root)
    requests = _union(printer, "Request", get_args(messages.Request))
    printer.named(messages.Behind)
    told = _union(printer, "Told", messages.TOLD)
    return f"{HEAD}{IMPORTS}\n{printer.text()}\n{requests}\n{told}"


def game(slug: str) -> str:
    printer = Printer()
    played = get_game(slug)
    if played.view_type is not None:
        printer.named(played.view_type)
    events = Printer()
    told = _union(events, "Happening", played.events)
    return f"{HEAD}\n{printer.text()}\n// Events.\n\n{events.text()}\n{told}"


def _union(printer: Printer, name: str, kinds: Iterable[type[Struct]]) -> str:
    names = [printer.named(kind) for kind in kinds]
    return f"export type {name} =\n" + "\n".join(f"  | {one}" for one in names) + ";\n"


def files() -> dict[str, str]:
    """Every file, by its path below ``web/src``."""
    found = {SERVER: server()}
    for meta in all_metas():
        found[f"games/{meta.slug}/wire.ts"] = game(meta.slug)
    return found


if __name__ == "__main__":
    for place, text in files().items():
        (Path(sys.argv[1]) / place).write_text(text, encoding="utf-8")
