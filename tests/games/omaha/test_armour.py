"""23. German armour."""

from __future__ import annotations

import itertools

from tests.games.omaha.helpers import at, card, state

from landfall.core.registry import get_game
from landfall.core.table import open_table
from landfall.games.omaha.model import board
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.armour import (
    ACTIONS,
    ENDS,
    ArmourActs,
    armour_gun,
    armour_site,
    bring_armour,
    check_breakthrough,
    drive,
    ordered,
    travel,
)
from landfall.games.omaha.rules.attack import odds
from landfall.games.omaha.rules.fields_of_fire import armour_field
from landfall.games.omaha.rules.german_actions import holds_armour
from landfall.games.omaha.rules.reinforcements import Reinforce
from landfall.games.omaha.rules.us_actions import is_preservation
from landfall.games.omaha.rules.victory import standing

WITH = {"armour": True}
STUG = "1/2/352PzJ"


def game_with(units: dict[str, str], germans: dict[str, object], **more: object) -> Omaha:
    return state(at(20, "actions", units, germans, options=WITH, **more))  # type: ignore[arg-type]


def test_23_1_four_units_in_reserve() -> None:
    """omaha 23, 23.1"""
    game = state(open_table("omaha", "d-day", seed=1, options=WITH))
    assert len(game.armour) == len(game.armour_depth) == 4
    plain = state(open_table("omaha", "d-day", seed=1))
    assert not plain.armour


def test_23_2_armour_comes_by_a_free_road() -> None:
    """omaha 23.2, 23.21, 23.7: the example: C6, because G5 is no road hex to an entry."""
    game = game_with({}, {}, pools={"tactical": 0})
    assert armour_site(game, [1030, 1612]) == 1612
    assert armour_site(game_with({}, {}), [1612]) is None, "the tactical pool must be empty"
    bring_armour(game, 1612)
    force = game.germans[1612]
    assert force.revealed
    assert force.depth >= 0
    assert not force.depth_revealed
    assert armour_site(game, [1321]) is None, "one a turn"
    assert any(i.kind == "armour" and i.points == 1 for i in standing(game))
    first = game_with({}, {}, pools={"tactical": 0})
    Reinforce(("C",), second=False).run(first)
    assert not first.armour_entered, "never at the first event"


def test_23_3_the_field_moves_with_the_unit() -> None:
    """omaha 23.3, 23.42"""
    hex = 1612
    field = armour_field(hex)
    for near in board.NEIGHBOURS[hex]:
        if near in field:
            close = near in board.BOCAGE or near in board.BUILDINGS
            assert field[near] == (2 if close else 3)
    assert all(board.distance(h, hex) <= 2 for h in field)
    assert 1 not in field.values()
    low = next(iter(ENDS))
    assert not armour_field(low).keys() - board.LOW, "from below it never fires up"


def test_23_4_the_actions_by_letter() -> None:
    """omaha 23.4, 23.41, 23.43"""
    assert ACTIONS["R"] == "overrun"
    assert ACTIONS["P"] == "position-and-fire"
    game = game_with({}, {"1612": {"unit": STUG, "depth": "any"}})
    gun = armour_gun(game, 1612, star=False)
    assert gun.limit == 4
    assert gun.anti_armor
    assert not gun.disrupts
    assert holds_armour(game, board.SITES[1612])
    red = card(lambda r: any(c.color == "red" and c.symbol == "M" for c in r.positions))
    ArmourActs(1612, red).run(game)
    assert 1612 not in game.germans, "nobody about: it moves"
    target = next(h for h in board.NEIGHBOURS[1612] if armour_field(1612).get(h) == 3)
    fires = game_with({"A/1/16": f"{target:04d}"}, {"1612": {"unit": STUG}})
    aimed = card(lambda r: any(c.color == "red" and c.symbol == "A" for c in r.positions))
    ArmourActs(1612, aimed).run(fires)
    assert 1612 in fires.germans
    assert type(fires.steps[-1]).__name__ == "Volley"


def test_23_5_orders_and_prey() -> None:
    """omaha 23.5, 23.51, 23.52, 23.53"""
    assert ordered(1612, "triangle") == 1513
    assert ordered(1612, "circle") == 1611
    game = game_with({}, {"1612": STUG})
    path = travel(game, 1612, "triangle", 4, overruns=False)
    assert len(path) == 5
    assert path[1] == 1513
    assert all(b in board.ROAD_NEIGHBOURS[a] for a, b in itertools.pairwise(path))
    prey = game_with({"A/1/16": "1611"}, {"1612": STUG})
    assert travel(prey, 1612, "triangle", 4, overruns=False) == [1612], (
        "towards them, and no further"
    )
    over = travel(prey, 1612, "triangle", 4, overruns=True)
    assert len(over) > 2
    assert 1611 in over
    taken = game_with(
        {}, {"1612": STUG, f"{path[4]:04d}": {}} if path[4] in board.SITES else {"1612": STUG}
    )
    assert travel(taken, 1612, "triangle", 4, overruns=False)[-1] not in set(taken.germans) - {1612}


def test_23_53_a_garrison_gives_way_where_armour_stops() -> None:
    """omaha 19.3, 23.53: found by three hundred games of the whole day."""
    game = game_with({}, {"1612": STUG})
    path = travel(game, 1612, "triangle", 4, overruns=False)
    site = next(hex for hex in path[1:] if hex in board.SITES)
    game.garrisons = [site]
    assert travel(game, 1612, "triangle", 4, overruns=False) == path
    drive(game, path[: path.index(site) + 1])
    assert game.garrisons == []
    assert site in game.germans
    get_game("omaha").check(game)


def test_23_5_armour_at_the_beach_is_the_end() -> None:
    game = game_with({}, {"0529": STUG})
    check_breakthrough(game)
    assert game.outcome is not None
    assert game.outcome.rule == "23.5"
    shaken = game_with({}, {"0529": {"unit": STUG, "disrupted": True}})
    check_breakthrough(shaken)
    assert shaken.outcome is None


def test_23_6_no_terrain_and_a_way_out() -> None:
    game = game_with({"A/1/16": "1611"}, {"1612": {"unit": STUG}})
    assert odds(game, 1612, (board.US_NUMBER["A/1/16"],), naval=False).defence == 7
    near = next(h for h in board.NEIGHBOURS[1612] if armour_field(1612).get(h) == 3)
    safe = next(
        h
        for h in board.NEIGHBOURS[near]
        if h not in board.ADJACENT[1612] and armour_field(1612).get(h, 0) < 3 and h != 1612
    )
    assert is_preservation(game, board.US_NUMBER["A/1/16"], near, safe)
