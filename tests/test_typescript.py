"""Messages are typed once, in Python, and the client's types are generated from these."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Struct, field

from landfall.core.registry import all_metas, get_game
from landfall.core.wire import words
from landfall.server.typescript import Printer, files

CLIENT = Path(__file__).parents[1] / "web" / "src"


@pytest.mark.skipif(not CLIENT.is_dir(), reason="there is no source of the client")
@pytest.mark.parametrize("place", ["lib", *(f"games/{meta.slug}" for meta in all_metas())])
def test_the_clients_types_are_up_to_date(place: str) -> None:
    file = f"{place}/wire.ts"
    there = (CLIENT / file).read_text(encoding="utf-8")
    assert there == files()[file], f"web/src/{file} is out of date: run script/types"


def test_every_game_types_its_views() -> None:
    assert all(get_game(meta.slug).view_type is not None for meta in all_metas())


class Card(Struct, frozen=True, omit_defaults=True):
    number: int
    #: What it says,
    #: in a few words.
    text: str | None = None
    kind: Annotated[str, words("unit", "event")] = "unit"


class Told(Struct, frozen=True, tag_field="type", tag="told"):
    from_: int = field(name="from")
    cards: tuple[Card, ...]
    pairs: list[tuple[str, int | None]]
    by: dict[str, Literal["a", "b"]]
    more: list[int | str] = []


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    why: str | None = None


def test_types_describe_the_encoded_form() -> None:
    printer = Printer()
    printer.named(Told)
    printer.named(Asked)
    assert printer.text().split("\n\n") == [
        "export interface Told {\n  type: 'told';\n  from: number;\n  cards: Card[];\n"
        "  pairs: [string, number | null][];\n  by: Record<string, 'a' | 'b'>;\n"
        "  more: (number | string)[];\n}",
        "export interface Card {\n  number: number;\n  /** What it says, in a few words. */\n"
        "  text?: string;\n  kind?: 'unit' | 'event';\n}",
        "export interface Asked {\n  id: string;\n  why?: string | null;\n}\n",
    ]
