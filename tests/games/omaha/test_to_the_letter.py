"""Sentences of the rulebook that a looser reading would miss."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import (
    Germans,
    at,
    blank,
    fire_card,
    ids,
    linked,
    number,
    position,
    say,
    state,
    to_actions,
    told,
    unit,
)

from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.depth import (
    GainDepth,
    GainDepthInEachSector,
    add_depth,
    exchange_depth,
    remove_depth,
)
from landfall.games.omaha.rules.german_actions import reinforce
from landfall.games.omaha.rules.mortars_patrols_ambushes import patrol

BETTER = {"better-reaction": True}


@pytest.mark.parametrize(
    ("scenario", "turn", "last"),
    [
        ("first-waves", 14, 16),
        ("first-waves", 15, 16),
        ("first-waves", 16, 17),
        ("d-day", 16, 32),
        ("d-day", 31, 32),
    ],
)
def test_5_34_a_unit_may_wait_on_every_turn_and_until_the_end(
    scenario: str, turn: int, last: int
) -> None:
    """Nobody has to land: not on the last turn but one, nor be shelled in a box on the last."""
    table = at(turn, "landing", {"D/1/16": f"turn:{turn}"}, scenario=scenario)
    waits = sorted(int(i.partition(":")[2]) for i in ids(table) if i.startswith("delay:"))
    assert waits == list(range(turn + 1, last + 1))


def test_5_34_no_later_turn_than_the_last_of_the_track() -> None:
    table = at(32, "landing", {"D/1/16": "turn:32"}, scenario="d-day")
    assert not [i for i in ids(table) if i.startswith("delay:")]


def test_7_32_a_double_nest_with_armour_in_one_hex_keeps_its_own_colour() -> None:
    """WN62 is green; the armour in its northern hex is red, and a position of its own (23)."""
    red = next(r.unit for r in counters.GERMANS if r.kind == "armor" and r.color == "red")
    both = {"0812": {"unit": red}, "0912": {}}
    a, b = 911, 1011
    assert {a, b} <= ground.ADJACENT[912]
    assert {a, b} <= ground.FIELD[position("WN62")].keys()
    green = next(
        n
        for n, colors in deck.CARD_COLORS.items()
        if "green" in colors
        and not colors["green"].double
        and "red" not in colors
        and deck.CARDS[n].target == "diamond"
    )
    table = at(
        20,
        "actions",
        {"A/1/16": f"{a:04d}"},
        both,
        (green,),
        options={"armour": True},
    )
    assert state(table).symbol(number("A/1/16")) == "diamond"
    to_actions(table)
    say(table, "unit:A/1/16", f"move:{b:04d}")
    (check,) = told(table, "InfiltrationChecked")
    assert check.positions == ("position:WN62",)
    assert check.struck


def test_9_24_without_mobile_markers_the_unit_that_needs_one_gets_none() -> None:
    """The nearest unit is in the open: another pool does not help it, nor does the marker go to another unit."""
    pools = {"mobile_depth": 0, "building_depth": 2, "wn_depth": 2}
    game = state(at(5, "actions", {"A/1/16": "1009"}, {"1008": {}, "1113": {}}, pools=pools))
    GainDepth("east").run(game)
    assert {force.depth for force in game.germans.values()} == {-1}
    # In a building it takes one of those; a nest without markers of its own is passed over.
    near = state(at(5, "actions", {"A/1/16": "1114"}, {"1008": {}, "1113": {}}, pools=pools))
    GainDepth("east").run(near)
    assert near.germans[1113].depth >= 0
    nests = {**pools, "wn_depth": 0}
    nest = state(at(5, "actions", {"A/1/16": "0714"}, {"0812": {}, "1113": {}}, pools=nests))
    GainDepth("east").run(nest)
    assert (nest.germans[812].depth, nest.germans[1113].depth >= 0) == (-1, True)


def test_16_4_16_6_under_plunging_fire_sporadic_dots_behind_cover_are_steady() -> None:
    """The only such dot of a reinforcement position: 0333, in the field of the one in 0434, before high tide (14.2)."""
    west = position("R-0434")
    assert ground.FIELD[west][333] == 1
    early = {"early-actions": True}
    two = {"C/2R": "0333", "A/1/116": "0333"}
    for plunging in (False, True):
        game = state(at(14, "actions", two, {"0434": {}}, scenario="d-day", options=early))
        game.plunging = plunging
        patrol(game, west, 1)
        shaken = sum(bool(unit.disrupted) for unit in game.units)
        assert shaken == 2 * plunging, "all of them, not one of the player's choice"
        empty = linked(state(at(14, "actions", two, scenario="d-day", options=early)))
        empty.plunging = plunging
        reinforce(empty, west)
        assert (434 in empty.germans) == plunging


def reacting(pools: dict[str, int]) -> Omaha:
    """With 22.4: eight mobile markers have been eliminated."""
    game = state(at(20, "actions", {}, {"1008": {}, "0907": {}}, options=BETTER, pools=pools))
    mobile = [n for n in game.depth_unused if counters.DEPTHS[n].type == "mobile"][:8]
    for marker in mobile:
        game.depth_unused.remove(marker)
    game.depth_lost += mobile
    return game


def test_22_4_five_markers_return_as_soon_as_the_pool_is_empty_and_only_once() -> None:
    game = reacting({"mobile_depth": 2})
    assert add_depth(game, 1008)
    assert (len(game.mobile_depth), len(game.depth_lost)) == (1, 8)
    assert add_depth(game, 907)
    assert (len(game.mobile_depth), len(game.depth_lost)) == (5, 3)
    game.mobile_depth.clear()
    remove_depth(game, 907, "attack")
    assert not add_depth(game, 907)


def test_22_4_the_last_mobile_marker_is_exchanged_and_the_pool_renewed() -> None:
    """16.34 empties the pool too; the markers that return count as left for both sectors (9.24)."""
    game = reacting({"mobile_depth": 1, "wn_depth": 0, "building_depth": 1})
    building = game.building_depth.pop()
    game.germans[1008] = game.germans[1008]._replace(depth=building)
    exchange_depth(game, 1008)
    assert len(game.mobile_depth) == 5
    GainDepthInEachSector().run(game)
    assert [step for step in game.steps[-2:] if isinstance(step, GainDepth) and step.sector]


def test_6_34_the_guns_of_a_card_hit_as_many_units_as_they_can() -> None:
    """WN61 could hit either unit, WN62 only disrupt the nearer one: that one counts as hit, and WN61 hits the other."""
    near, far = "B/1/16", "F/2/16"
    assert [ground.FIELD[position("WN61")][hex] for hex in (710, 608)] == [2, 2]
    assert [ground.FIELD[position("WN62")].get(hex) for hex in (710, 608)] == [1, None]
    assert ground.distance(809, 710) < ground.distance(809, 608)
    shot = fire_card("triangle", orange="single", green="single")
    germans: Germans = {"0809": {}, "0912": {}}
    table = at(8, "fire", {near: "0710", far: "0608"}, germans, (shot, blank(shot)))
    assert (unit(table, near).steps, bool(unit(table, near).disrupted)) == (3, True)
    assert unit(table, far).steps == 2
    # Alone, the nearer one suffers both (6.33).
    alone = at(8, "fire", {near: "0710"}, germans, (shot, blank(shot)))
    assert (unit(alone, near).steps, bool(unit(alone, near).disrupted)) == (2, True)
