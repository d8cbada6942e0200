"""16.5, 16.6, 16.7, 16.9: mortars, patrols, a nest's artillery and ambushes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.omaha.helpers import asked, at, card, ids, number, position, state, unit

from landfall.core.state import Step
from landfall.core.table import Table
from landfall.games.omaha.model import ground
from landfall.games.omaha.rules.artillery import shell_targets
from landfall.games.omaha.rules.german_actions import artillery_action
from landfall.games.omaha.rules.mortars_patrols_ambushes import Ambush, Mortar, mortar, patrol

DIAMOND = card(lambda r: r.target == "diamond")
CIRCLE = card(lambda r: r.target == "circle")


def play(table: Table, step: Step) -> Table:
    """Run a German step up to the question it leads to."""
    game = state(table)
    game.push(step)
    table.decisions = game.advance()
    return table


def afternoon(units: dict[str, Any], germans: dict[str, Any] | None = None) -> Table:
    return at(18, "actions", units, germans)


# Mortars.


@pytest.mark.parametrize(
    ("name", "german", "hex", "far", "hit"),
    [
        ("A2", "1110", "1113", 3, True),
        ("A2", "1110", "1114", 4, False),
        ("WN61", "0809", "0714", 5, True),  # beach
        ("WN61", "0809", "0715", 6, False),
        ("WN61", "0809", "1009", 2, True),  # inland
        ("WN61", "0809", "1109", 3, False),
    ],
)
def test_16_5_the_range_of_mortars(name: str, german: str, hex: str, far: int, hit: bool) -> None:
    """Three hexes for a reinforcement; for a nest, five along the beach, two inland."""
    assert ground.distance(int(german), int(hex)) == far
    game = state(afternoon({"A/1/16": hex}, {german: {}}))
    expected = Mortar((number("A/1/16"),), 1) if hit else None
    assert mortar(game, position(name), DIAMOND) == expected


def test_16_5_depth_hits_two_units_those_with_most_steps() -> None:
    units = {
        "A/1/16": {"at": "1113", "steps": 1},
        "E/2/16": {"at": "1112", "steps": 2},
        "I/3/16": {"at": "1212", "steps": 3},
    }
    table = afternoon(units, {"1110": {"depth": "any"}})
    step = mortar(state(table), position("A2"), DIAMOND)
    assert step == Mortar(tuple(sorted(map(number, units))), 2)
    play(table, step)
    assert [unit(table, name).steps for name in units] == [1, 1, 2]


def test_16_5_mortars_find_armour_and_disrupt_nobody() -> None:
    table = afternoon({"1/B/741": "1113"}, {"1110": {}})
    step = mortar(state(table), position("A2"), DIAMOND)
    assert step is not None
    play(table, step)
    assert (unit(table, "1/B/741").steps, unit(table, "1/B/741").disrupted) == (1, 0)


def test_16_51_without_the_symbol_in_range_a_mortar_is_silent() -> None:
    game = state(afternoon({"A/1/16": "1113"}, {"1110": {}}))
    assert game.symbol(number("A/1/16")) == "diamond"
    assert mortar(game, position("A2"), CIRCLE) is None
    assert not [e for e in game.journal or [] if type(e.public).__name__ == "GermanActed"]


# Patrols.


def test_16_6_a_patrol_disrupts_all_in_intense_and_steady_fire() -> None:
    field = ground.FIELD[position("A2")]
    assert (field[1111], field[1010], field[1011]) == (3, 2, 1)
    units = {"A/1/16": "1111", "1/A/741": "1010", "B/1/16": "1011"}
    game = state(afternoon(units, {"1110": {}}))
    assert patrol(game, position("A2"), DIAMOND) is None
    assert [bool(game.units[number(n)].disrupted) for n in units] == [True, True, False]


@pytest.mark.parametrize(("hex", "far"), [("1113", 3), ("1114", 4)])
def test_16_6_else_one_unit_within_three_hexes(hex: str, far: int) -> None:
    assert ground.distance(1110, int(hex)) == far
    table = afternoon({"A/1/16": hex}, {"1110": {}})
    step = patrol(state(table), position("A2"), CIRCLE)
    assert (step is not None) == (far == 3)
    if step is not None:
        play(table, step)
        assert unit(table, "A/1/16").disrupted


def test_16_6_the_nearest_then_the_symbol_then_the_strongest() -> None:
    def disrupted(units: dict[str, Any]) -> list[str]:
        table = afternoon(units, {"1110": {}})
        step = patrol(state(table), position("A2"), DIAMOND)
        assert step is not None
        play(table, step)
        return [n for n in units if unit(table, n).disrupted]

    near, far = "1112", "1113"
    assert disrupted({"A/1/16": far, "B/1/16": near}) == ["B/1/16"]
    assert disrupted({"A/1/16": {"at": near, "steps": 1}, "B/1/16": near}) == ["A/1/16"]
    assert disrupted({"A/1/16": {"at": near, "steps": 2}, "E/2/16": near}) == ["E/2/16"]


def test_16_61_leaders_do_not_suffer_from_patrols() -> None:
    leaders = {"HQ/16": "1111", "Gen/Wyman": "1111"}
    game = state(afternoon({"A/1/16": "1111", **leaders}, {"1110": {}}))
    patrol(game, position("A2"), DIAMOND)
    assert game.units[number("A/1/16")].disrupted
    assert not any(game.units[number(name)].disrupted for name in leaders)
    alone = state(afternoon(leaders, {"1110": {}}))
    assert patrol(alone, position("A2"), DIAMOND) is None
    assert not any(alone.units[number(name)].disrupted for name in leaders)


# A nest's artillery.


def test_16_7_which_units_the_shells_of_a_nest_hit() -> None:
    """In this order: infantry in a box, vehicles on the beach, vehicles in a box, infantry on the beach."""
    order = {
        "F/2/18": "box:ER2",
        "1/B/741": "0714",
        "2/C/741": "box:ER3",
        "A/1/16": "0715",
    }
    while order:
        game = state(afternoon(dict(order), {"0809": {"unit": "WN-A88-1"}}))
        first = next(iter(order))
        assert shell_targets(game, "diamond", game.sectors, "east") == [number(first)]
        del order[first]


def test_16_7_the_nests_own_sector_first_then_most_steps() -> None:
    units = {"F/2/18": {"at": "box:ER2", "steps": 1}, "B/1/115": "box:DG1"}
    game = state(afternoon(units, {"0809": {"unit": "WN-A88-1"}}))
    assert shell_targets(game, "diamond", game.sectors, "east") == [number("F/2/18")]
    assert shell_targets(game, "diamond", game.sectors, "west") == [number("B/1/115")]
    stronger = state(afternoon(units | {"A/1/18": "box:ER3"}, {"0809": {"unit": "WN-A88-1"}}))
    assert shell_targets(stronger, "diamond", stronger.sectors, "east") == [number("A/1/18")]


@pytest.mark.parametrize(
    ("german", "fires"),
    [("WN-A88-1", True), ("WN-A75-1", True), ("WN-P1", False), ("WN-ROCKET", False)],
)
def test_16_7_only_a_nest_with_a_gun_shells(german: str, fires: bool) -> None:
    hex, name = ("1222", "WN69") if german == "WN-ROCKET" else ("0809", "WN61")
    game = state(afternoon({"F/2/18": "box:ER2"}, {hex: {"unit": german}}))
    step = artillery_action(game, position(name), DIAMOND)
    assert (step is not None) == fires
    assert game.shelled == (["east"] if fires else [])


# Ambushes. C3 in 1313 has intense fire at 1212 and 1314, steady fire at 1312 and 1513, sporadic fire at 1211.


def ambushed(units: dict[str, Any]) -> Table:
    return play(afternoon(units), Ambush(position("C3"), DIAMOND))


def test_16_9_an_ambush_costs_a_step_in_intense_fire() -> None:
    table = ambushed({"A/1/16": "1212", "E/2/16": "1312"})
    assert unit(table, "A/1/16").steps == 2
    assert (unit(table, "E/2/16").steps, unit(table, "E/2/16").disrupted) == (3, 0)


@pytest.mark.parametrize(("hex", "dot"), [("1312", 2), ("1211", 1)])
def test_16_9_elsewhere_it_disrupts(hex: str, dot: int) -> None:
    assert ground.FIELD[position("C3")][int(hex)] == dot
    table = ambushed({"A/1/16": hex, "B/1/16": "1412"})
    assert (unit(table, "A/1/16").steps, bool(unit(table, "A/1/16").disrupted)) == (3, True)
    assert not unit(table, "B/1/16").disrupted, "only the symbol"


def test_16_91_one_unit_the_nearest_then_the_one_with_most_steps() -> None:
    near = ambushed({"A/1/16": {"at": "1312", "steps": 1}, "E/2/16": "1513"})
    assert unit(near, "A/1/16").disrupted
    assert not unit(near, "E/2/16").disrupted
    strong = ambushed({"A/1/16": {"at": "1212", "steps": 2}, "E/2/16": {"at": "1314", "steps": 1}})
    assert [unit(strong, n).steps for n in ("A/1/16", "E/2/16")] == [1, 1]
    equal = ambushed({"A/1/16": "1212", "E/2/16": "1314"})
    assert ids(equal) == {"unit:A/1/16", "unit:E/2/16"}
    assert asked(equal).rule == "16.91"
