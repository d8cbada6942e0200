"""Views are sent as changes."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from landfall.core.deltas import applied, changes
from landfall.core.registry import all_metas
from landfall.core.table import open_table


class Unit(Struct, frozen=True, omit_defaults=True):
    id: str
    at: str = ""


class View(Struct, frozen=True, rename={"class_": "class"}):
    units: tuple[Unit, ...]
    tally: dict[str, int]
    class_: str = "leg"
    best: Unit | None = None


def wire(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_the_same_view_has_no_changes() -> None:
    view = View((Unit("a"),), {"x": 1})
    assert changes(view, view) == []
    assert changes(view, View((Unit("a"),), {"x": 1})) == []


def test_a_change_names_its_path() -> None:
    before = View((Unit("a", "1"), Unit("b", "2")), {"x": 1, "y": 2})
    after = View((Unit("a", "1"), Unit("b", "3")), {"x": 1, "y": 4}, "wheels")
    assert changes(before, after) == [
        (("units", 1), Unit("b", "3")),
        (("tally", "y"), 4),
        (("class",), "wheels"),
    ]


def test_a_list_that_grows_in_the_middle_sends_only_new_items() -> None:
    before = View((Unit("a"), Unit("c")), {})
    after = View((Unit("a"), Unit("b"), Unit("c")), {})
    assert changes(before, after) == [(("units",), 1, 0, [Unit("b")])]


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("xyz", max_size=1), inner),
    max_leaves=12,
)


@given(plain, plain)
def test_changes_lead_from_one_view_to_the_other(old: Any, new: Any) -> None:
    found = wire(changes(old, new))
    assert applied(wire(old), found) == wire(new)


@pytest.mark.parametrize("slug", [meta.slug for meta in all_metas()])
def test_following_the_changes_gives_every_view_of_a_game(slug: str) -> None:
    table = open_table(slug, seed=4)
    whims = random.Random(4)
    last: dict[str | None, Any] = {seat: table.view(seat) for seat in (*table.all_seats, None)}
    shown = {seat: wire(view) for seat, view in last.items()}
    whole = sent = 0
    for _ in range(150):
        if table.outcome is not None:
            break
        asked = whims.choice(table.decisions)
        table.answer(asked.seat, whims.choice(asked.options).id)
        for seat, before in last.items():
            view = table.view(seat)
            found = msgspec.json.encode(changes(before, view))
            shown[seat] = applied(shown[seat], msgspec.json.decode(found))
            assert shown[seat] == wire(view)
            last[seat] = view
            whole, sent = whole + len(msgspec.json.encode(view)), sent + len(found)
    assert sent < whole / 5
