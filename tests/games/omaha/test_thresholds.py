"""Numbers in the rules that no test used to check."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import (
    at,
    blank,
    card,
    fire_card,
    number,
    state,
    told,
)

from landfall.core.rules import coverage
from landfall.core.table import open_table
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import EXITED, NOBODY, ON_TRACK
from landfall.games.omaha.rules.engineers import clearing_limit
from landfall.games.omaha.rules.german_actions import queue
from landfall.games.omaha.rules.landing import table_turn
from landfall.games.omaha.rules.landing_boxes import due_turn
from landfall.games.omaha.rules.setup import Bombardment
from landfall.games.omaha.rules.us_actions import commanded


def test_18_31_command_reaches_through_fire_but_not_through_germans() -> None:
    """omaha 18.31: a post with a range of two commands no unit directly behind a German."""
    post = {"HQ/16": {"at": "1007", "post": 2}}
    free = commanded(state(at(30, "actions", post)), number("HQ/16"))
    assert {ground.distance(hex, 1007) for hex in free} == {0, 1, 2}
    beyond = next(
        hex
        for hex in ground.NEIGHBOURS[907]
        if ground.distance(hex, 1007) == 2
        and sum(n in ground.ADJACENT[hex] for n in ground.NEIGHBOURS[1007]) == 1
    )
    shaken = {"0907": {"disrupted": True}}
    game = state(at(30, "actions", post, shaken))
    assert commanded(game, number("HQ/16")) == free - {907, beyond}, "not even a disrupted one"
    # A position that fires on the hexes between and behind, but is in none of them.
    near = set(ground.NEIGHBOURS[1007])
    gun = next(
        site
        for site in ground.SITES
        if 1007 not in ground.FIELD[ground.SITES[site]]
        and site not in free
        and near & ground.FIELD[ground.SITES[site]].keys()
    )
    fired = state(at(30, "actions", post, {f"{gun:04d}": {}}))
    assert commanded(fired, number("HQ/16")) == free


BOMBED = {"bombardment": True}


@pytest.mark.parametrize(("turn", "column"), [(4, 2), (5, 3), (6, 6), (7, 7)])
def test_22_1_landing_by_the_columns_of_turns_2_and_3(turn: int, column: int) -> None:
    assert table_turn(state(at(turn, "actions", {}, options=BOMBED))) == column
    assert table_turn(state(at(turn, "actions", {}))) == turn


@pytest.mark.parametrize(("turn", "ready"), [(4, False), (5, True)])
def test_22_1_nobody_recovers_on_turn_4(turn: int, ready: bool) -> None:
    call = fire_card("diamond", orange="single")
    shaken = {"0809": {"disrupted": True}}
    table = at(turn, "fire", {}, shaken, (call, blank(call)), options=BOMBED)
    force = state(table).germans[809]
    assert force.disrupted != ready


@pytest.mark.parametrize(("turn", "hexes"), [(4, 0), (5, 2)])
def test_22_1_engineers_begin_on_turn_5(turn: int, hexes: int) -> None:
    assert clearing_limit(state(at(turn, "actions", {}, options=BOMBED))) == hexes


@pytest.mark.parametrize(("turn", "fires"), [(4, False), (5, True)])
def test_22_1_artillery_begins_on_turn_5(turn: int, fires: bool) -> None:
    call = card(lambda r: r.artillery is not None and 105 in r.artillery.calibers)
    table = at(turn, "fire", {}, {}, (call, blank(call)), options=BOMBED)
    assert bool(told(table, "ArtilleryFired")) == fires


def test_22_1_three_turns_later_before_turn_16_and_one_after() -> None:
    game = state(at(4, "actions", {}, scenario="d-day", options=BOMBED))
    for name, record in zip(counters.US_NUMBER, counters.US, strict=True):
        if record.arrival:
            later = 3 if record.arrival < 16 else 1
            assert due_turn(game, number(name)) == record.arrival + later
    begun = state(open_table("omaha", "d-day", seed=1, options=BOMBED))
    on_track = {
        u.at - ON_TRACK - (counters.US[n].arrival or 0)
        for n, u in enumerate(begun.units)
        if ON_TRACK <= u.at < EXITED
    }
    assert on_track == {3, 1}


def test_22_1_two_colours_shake_and_the_same_twice_destroys() -> None:
    """omaha 22.1: depth is removed in either case."""
    game = state(at(4, "actions", {}, {"0809": {"depth": "any"}, "0807": {"depth": "any"}}))
    first = fire_card("diamond", orange="any", purple="no")
    twice = card(
        lambda r: {"orange", "purple"} <= {c.color for c in r.positions} and r.artillery is None,
        first,
    )
    for call in (twice, first):
        game.deck.remove(call)
        game.deck.append(call)
    Bombardment().run(game)
    assert 809 not in game.germans, "orange on both"
    assert (game.germans[807].disrupted, game.germans[807].depth) == (True, NOBODY), "purple on one"


def test_23_43_where_armour_stands_only_the_armour_acts() -> None:
    """omaha 23.43: C6 acts on its own colour, but not while armour is there, and not on the armour's colour either."""
    options = {"armour": True}
    colour = ground.POSITIONS[ground.SITES[1612]].color
    call = card(lambda r: any(c.color == colour and not c.double for c in r.positions))
    held = state(at(20, "actions", {}, {"1612": {}}, options=options))
    assert ground.SITES[1612] in queue(held, "east", call)
    stug = next(r.unit for r in counters.GERMANS if r.kind == "armor" and r.color != colour)
    tank = state(at(20, "actions", {}, {"1612": stug}, options=options))
    assert ground.SITES[1612] not in queue(tank, "east", call)
    own = next(r.color for r in counters.GERMANS if r.unit == stug)
    by_its_own = card(lambda r: any(c.color == own and not c.double for c in r.positions))
    assert -1612 in queue(tank, "east", by_its_own)


def test_no_rule_is_missing() -> None:
    assert coverage("omaha").missing == ()
