"""More on German armour: fields of fire, movement and entry."""

from __future__ import annotations

from typing import Any

from tests.games.omaha.helpers import at, last, say, state, to_actions

from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.armour import armour_site, next_hex
from landfall.games.omaha.rules.attack_results import ApplyResults
from landfall.games.omaha.rules.communication import controlled
from landfall.games.omaha.rules.fields_of_fire import armour_field, potential_fire
from landfall.games.omaha.rules.terrain_effects import infiltrated

OPTIONS = {"armour": True}
STUG = next(r.unit for r in counters.GERMANS if r.kind == "armor")


def game_with(units: dict[str, str], germans: dict[str, Any]) -> Omaha:
    return state(at(20, "actions", units, germans, options=OPTIONS))


def test_7_32_armour_is_infiltrated_past_like_a_position() -> None:
    """omaha 7.32, 23, 23.3: the armour's field of fire affects US moves like any other."""
    field = armour_field(1612)
    a, b = next(
        (a, b)
        for a in ground.NEIGHBOURS[1612]
        for b in ground.NEIGHBOURS[1612]
        if b in ground.ADJACENT[a] and a in field and b in field
    )
    foot = {"A/1/16": f"{a:04d}"}
    assert infiltrated(game_with(foot, {"1612": {"unit": STUG}}), a, b) == [-1612]
    shaken = {"1612": {"unit": STUG, "disrupted": True}}
    assert not infiltrated(game_with(foot, shaken), a, b)
    table = at(20, "actions", foot, {"1612": {"unit": STUG, "depth": "any"}}, options=OPTIONS)
    to_actions(table)
    say(table, "unit:A/1/16", f"move:{b:04d}")
    assert last(table, "InfiltrationChecked").positions == ("hex:1612",)


def test_23_5_prey_in_two_directions_leaves_it_to_the_orders() -> None:
    """omaha 23.5: every US unit within three road hexes counts, not only the nearest."""
    one, other = 1611, 1513
    far = next(
        h
        for h in ground.ROAD_NEIGHBOURS[other]
        if h != 1612 and h not in ground.ROAD_NEIGHBOURS[1612]
    )
    alone = game_with({"A/1/16": f"{one:04d}"}, {"1612": STUG})
    assert next_hex(alone, 1612, "triangle") == one
    both = game_with({"A/1/16": f"{one:04d}", "B/1/16": f"{far:04d}"}, {"1612": STUG})
    assert next_hex(both, 1612, "triangle") == other
    assert next_hex(both, 1612, "circle") == one


def test_23_41_armour_is_never_concealed_again() -> None:
    game = game_with({"A/1/16": "1611"}, {"1612": {"unit": STUG, "depth": "any"}})
    foot = (counters.US_NUMBER["A/1/16"],)
    ApplyResults(1612, foot, naval=False, results=("german_unit_unrevealed",)).run(game)
    assert game.germans[1612].revealed


def test_23_3_armour_in_a_position_does_not_lend_it_its_dots() -> None:
    """omaha 18.1, 19.1, 23.3"""
    site, hex = next(
        (site, hex)
        for site, p in ground.SITES.items()
        if ground.ROAD_NEIGHBOURS[site] and not ground.IS_WN[p]
        for hex in ground.FIELD[p]
        if hex not in armour_field(site)
    )
    foot = {"A/1/16": "0714"}
    armour = game_with(foot, {f"{site:04d}": {"unit": STUG}})
    assert not potential_fire(armour, hex, {site})
    assert potential_fire(game_with(foot, {f"{site:04d}": {}}), hex, set())


def test_23_2_armour_comes_to_a_place_that_us_units_only_control() -> None:
    """omaha 12.22, 23.2: the road behind it has to be free, not the position itself."""
    near = next(h for h in ground.NEIGHBOURS[1612] if not ground.ROAD_NEIGHBOURS[h])
    table = at(20, "actions", {"A/1/16": f"{near:04d}"}, options=OPTIONS, pools={"tactical": 0})
    game = state(table)
    behind = [h for h in ground.ROAD_NEIGHBOURS[1612] if h not in controlled(game)]
    assert 1612 in controlled(game)
    assert behind
    assert armour_site(game, [1612]) == 1612
    game.move(counters.US_NUMBER["A/1/16"], 714)
    for unit, hex in zip(
        ("A/1/16", "B/1/16", "C/1/16"), ground.ROAD_NEIGHBOURS[1612], strict=False
    ):
        game.move(counters.US_NUMBER[unit], hex)
    assert armour_site(game, [1612]) is None
