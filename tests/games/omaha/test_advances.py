"""16.8: advances along the arrows of the map."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.omaha.helpers import (
    Germans,
    at,
    card,
    force,
    ids,
    number,
    position,
    say,
    state,
    unit,
)

from landfall.core.table import Table
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.rules.advance import (
    Advance,
    attempts_advance,
    defence_strength,
    destination,
    route,
)

DIAMOND = card(lambda r: r.target == "diamond")
CIRCLE = card(lambda r: r.target == "circle")


def advance(
    units: dict[str, Any], german: dict[str, Any] | None = None, fire: int = CIRCLE, **more: Any
) -> Table:
    """C3 in 1313 advances on C1 in 1113, against the units in between."""
    return run(at(18, "actions", units, {"1313": german or {}}, **more), fire)


def run(table: Table, fire: int = CIRCLE) -> Table:
    state(table).push(Advance(position("C3"), fire))
    table.decisions = state(table).advance()
    return table


def met(table: Table) -> Any:
    journal = state(table).journal or []
    return [e.public for e in journal if type(e.public).__name__ == "AdvanceMet"][-1]


def depth_type(table: Table, hex: int) -> str:
    return str(counters.DEPTHS[state(table).germans[hex].depth].type)


def test_16_8_the_example_of_an_advance() -> None:
    """C3 advances on C1 past two units of strength 4; one is disrupted, and 4 is less than 7."""
    assert route(1313, 1113) == (1313, 1212, 1213, 1112, 1114, 1113)
    units = {
        "L/3/16": {"at": "1212", "steps": 2},
        "F/2/16": {"at": "1112", "steps": 2},
        "A/1/16": {"at": "1211", "steps": 3},
    }
    german = {"unit": "7/2/916", "depth": "any", "revealed": True}
    table = advance(units, german, fire=CIRCLE)
    assert [n for n in units if unit(table, n).disrupted] == ["L/3/16"]
    assert (met(table).strength, met(table).repulsed) == (4, False)
    assert ids(table) == {"unit:L/3/16", "unit:F/2/16"}
    say(table, "unit:F/2/16")
    assert unit(table, "F/2/16").steps == 1
    assert force(table, "1313") is None
    assert force(table, "1113").depth >= 0  # type: ignore[union-attr]


def test_16_81_which_units_try_to_advance() -> None:
    near = {"A/1/16": "1212"}
    assert ground.FIELD[position("C3")].get(1212)

    def tries(**german: object) -> bool:
        return attempts_advance(state(at(18, "actions", near, {"1313": german})), position("C3"))

    assert tries(unit="7/2/916", depth="any", revealed=True)
    assert not tries(unit="10/3/726", depth="any", revealed=True)
    assert tries(unit="10/3/726", depth="any")
    assert not tries(unit="7/2/916")
    assert attempts_advance(state(at(18, "actions", {}, {"1313": "7/2/916"})), position("C3"))


@pytest.mark.parametrize(
    ("name", "hex", "strength", "comes"),
    [("A/1/16", "1212", 6, True), ("D/1/16", "1212", 7, False)],
)
def test_16_82_seven_points_repulse_an_advance(
    name: str, hex: str, strength: int, comes: bool
) -> None:
    table = advance({name: hex})
    assert met(table).strength == strength
    assert met(table).repulsed == (not comes)
    assert (1113 in state(table).germans) == comes
    assert unit(table, name).steps == (2 if comes else 3)


@pytest.mark.parametrize(("hex", "strength"), [("1212", 4), ("1213", 8), ("1309", 8)])
def test_16_82_bocage_and_buildings_double_the_defence(hex: str, strength: int) -> None:
    game = state(at(18, "actions", {"A/1/16": {"at": hex, "steps": 2}}))
    assert defence_strength(game, [number("A/1/16")]) == strength
    game.units[number("A/1/16")] = game.units[number("A/1/16")]._replace(disrupted=1)
    assert defence_strength(game, [number("A/1/16")]) == 0


def test_16_82_guns_are_disrupted_and_units_in_the_way_displaced() -> None:
    table = advance({"7FA": "1212", "A/1/16": {"at": "1113", "steps": 2}}, fire=DIAMOND)
    assert unit(table, "7FA").disrupted
    assert unit(table, "A/1/16").disrupted
    say(table, "unit:7FA")
    refuges = {int(o.removeprefix("hex:")) for o in ids(table)}
    assert refuges == set(ground.NEIGHBOURS[1113]) - set(route(1313, 1113))
    say(table, "hex:1012")
    assert unit(table, "A/1/16").at == 1012
    assert 1113 in state(table).germans


def test_16_82_a_free_route_is_gone_and_a_garrison_gives_way() -> None:
    table = advance({}, garrisons=["1113"])
    assert 1113 in state(table).germans
    assert 1313 not in state(table).germans
    assert not state(table).garrisons


def test_16_83_the_marker_is_exchanged_for_the_place() -> None:
    """1313 has no buildings; 1113 does."""
    assert {1313, 1113} & ground.BUILDINGS == {1113}
    table = advance({}, {"depth": "any"})
    assert depth_type(table, 1113) == "building"


def test_16_83_without_another_marker_it_stays() -> None:
    table = at(18, "actions", {}, {"1313": {"depth": "any"}})
    game = state(table)
    game.depth_lost += game.building_depth
    game.building_depth = []
    assert depth_type(run(table), 1113) == "mobile"


@pytest.mark.parametrize(("hex", "strength"), [("1212", 7), ("1213", 13)])
def test_16_84_a_hero_adds_one_after_terrain(hex: str, strength: int) -> None:
    game = state(at(18, "actions", {"A/1/16": {"at": hex, "hero": "Pinder"}}))
    assert defence_strength(game, [number("A/1/16")]) == strength


@pytest.mark.parametrize(
    ("held", "to"), [((), 1207), ((1207,), 1309), ((1309,), 1207), ((1207, 1309), None)]
)
def test_16_86_the_two_arrows_of_b1(held: tuple[int, ...], to: int | None) -> None:
    """The advance goes to A7 in 1207, or to A6 in 1309 if the Germans hold A7."""
    germans: Germans = {f"{hex:04d}": {} for hex in (1407, *held)}
    assert destination(state(at(18, "actions", {}, germans)), position("B1")) == to
