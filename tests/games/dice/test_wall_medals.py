"""*Atlantikwall*: its four Medals, ashore and aboard (A0.3, A0.4)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import (
    CALM,
    QUIET,
    STAYING,
    asked,
    at,
    ids,
    last,
    me,
    play,
    state,
    told,
    until,
    weather,
)

from landfall.core.table import Table
from landfall.games.dice.model import components as parts

BOX = {"wall_material": True}
STAR = "etoile_france_allemagne"
WAR = "medaille_guerre_3945"


def may_swap(sector: parts.Sector) -> bool:
    """As the card says, on a fresh map."""
    return not (sector.bunker or sector.single_combat or sector.def_roll)


@pytest.mark.parametrize("name", parts.BATTLEFIELDS)
def test_a0_3_the_star_swaps_no_bunker_no_single_combat_and_no_variable_def(name: str) -> None:
    """With a Sector that shares a border, unless its DEF is the same."""
    ground = parts.ground(name)
    for sector in ground.battlefield.sectors:
        here = {"sector": sector.id, "soldiers": 60, "medals": [STAR]}
        table = at("camp", name, units=[here, {**here, "medals": []}], options=BOX)
        near = [ground.sectors[other] for other in sorted(ground.neighbours(sector.id))]
        goals = {
            f"sector:{other.id}"
            for other in near
            if may_swap(sector) and may_swap(other) and other.defence != sector.defence
        }
        assert (f"use:{STAR}" in ids(table)) is bool(goals)
        if goals:
            play(table, f"use:{STAR}")
            play(table, *(["done"] if asked(table, "p2") == "ask-camp" else []), seat="p2")
            found = {answer for answer in ids(table) if answer.startswith("sector:")}
            # A single goal needs no question.
            swapped = {f"sector:{other}" for other in state(table).swapped}
            found = found or swapped - {f"sector:{sector.id}"}
            assert found == goals


def test_a0_3_the_swap_lasts_and_leaves_the_guns() -> None:
    unit = {"sector": "8", "soldiers": 60, "medals": [STAR]}
    table = at("camp", units=[unit], options=BOX)
    play(table, f"use:{STAR}", "sector:10")
    assert last(table, "defences-swapped").defence == 10
    until(table, "ask-lock")
    assert state(table).swapped == {"8": 10, "10": 8}
    fought = last(table, "fought")
    assert (fought.defence, fought.fire > 0) == (10, True)


def test_a0_3_what_the_medals_give_ashore() -> None:
    """Grunwald: ten Soldiers for its Unit; Resistance: three Courage for each; the War Medal: four
    Soldiers, three points, two Courage and a Star for each."""
    for card, gains, others in (
        ("croix_grunwald", (10, 0, 0, 0), (0, 0, 0, 0)),
        ("medaille_resistance", (0, 3, 0, 0), (0, 3, 0, 0)),
        (WAR, (4, 2, 1, 3), (4, 2, 1, 3)),
    ):
        units: list[dict[str, Any]] = [
            {"sector": "4", "soldiers": 20, "medals": [card]},
            {"sector": "1", "soldiers": 20},
        ]
        table = at("camp", units=units, options=BOX)
        play(table, f"use:{card}")
        for seat in ("p1", "p2"):
            if asked(table, seat) == "ask-camp":
                play(table, "done", seat=seat)
        if asked(table) == "ask-war-medal":
            play(table, "all")
        given = {e.seat: e for e in told(table, "gained") if e.by == f"card:{card}"}
        found = {seat: (e.soldiers, e.courage, e.stars, e.points) for seat, e in given.items()}
        assert found == {
            f"seat:{seat}": wanted
            for seat, wanted in (("p1", gains), ("p2", others))
            if any(wanted)
        }


@pytest.mark.parametrize("conditions", [True, False])
def test_a0_3_a_condition_is_replaced_only_with_module_2(conditions: bool) -> None:
    units = [{**STAYING, "medals": [WAR]}]
    if conditions:
        table = weather(CALM, "camp", units=units, options=BOX)
        play(table, f"use:{WAR}")
        assert ids(table) == ["all", "replace"]
    else:
        table = at("camp", units=units, options=BOX)
        play(table, f"use:{WAR}")
        # Nothing is left to choose.
        assert me(table).stars == 1


def test_a0_3_the_gain_of_all_waits_for_the_others() -> None:
    """3.0: it affects other Units, so it is an order."""
    units = [{**STAYING, "medals": [WAR]}, {**STAYING, "points": 30}]
    table = weather(CALM, "camp", units=units, options=BOX)
    play(table, f"use:{WAR}")
    play(table, "find:grenades", seat="p2")
    play(table, "all")
    if asked(table, "p2"):
        assert me(table).stars == 0
        play(table, "done", seat="p2")
    assert (me(table).stars, me(table, "p2").stars) == (1, 1)


def aboard(card: str) -> Table:
    craft = {"sector": "r0c0", "afloat": "craft", "soldiers": 30, "courage": 12, "points": 5}
    units = [
        {**craft, "medals": [card], "dice": QUIET},
        {**craft, "sector": "r0c1", "dice": QUIET},
    ]
    options = {"crossing": True, "wall_material": True}
    return at("changes", "N02", options=options, units=units)


@pytest.mark.parametrize(
    ("card", "answer", "gains"),
    [
        ("croix_grunwald", "", {"p1": (40, 12, 5), "p2": (30, 12, 5)}),
        ("medaille_resistance", "", {"p1": (30, 15, 5), "p2": (30, 15, 5)}),
        (WAR, "courage", {"p1": (30, 16, 5), "p2": (30, 12, 5)}),
        (WAR, "points", {"p1": (30, 12, 20), "p2": (30, 12, 5)}),
    ],
)
def test_a0_4_what_the_medals_give_aboard(
    card: str, answer: str, gains: dict[str, tuple[int, int, int]]
) -> None:
    table = aboard(card)
    play(table, f"use:{card}")
    while state(table).phase == "changes":
        if asked(table) == "ask-war-medal":
            assert ids(table) == ["courage", "points"]
            play(table, answer)
        else:
            play(table, "done", seat=table.decisions[0].seat)
    given = [e for e in told(table, "gained") if e.by == f"card:{card}"]
    found = {
        e.seat.removeprefix("seat:"): (30 + e.soldiers, 12 + e.courage, 5 + e.points) for e in given
    }
    assert {"p1": (30, 12, 5), "p2": (30, 12, 5), **found} == gains
