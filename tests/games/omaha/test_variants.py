"""22: the historical variants."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import at, blank, card, number, state, told, unit

from landfall.core.table import Table, open_table
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.state import ON_TRACK
from landfall.games.omaha.rules.depth import depth_pool, draw_depth
from landfall.games.omaha.rules.free_actions import is_preservation
from landfall.games.omaha.rules.german_actions import reoccupy
from landfall.games.omaha.rules.landing import landing_row, table_turn
from landfall.games.omaha.rules.landing_boxes import due_turn
from landfall.games.omaha.rules.obstacles import clearing_limit
from landfall.games.omaha.rules.reinforcements import draw_reinforcement
from landfall.games.omaha.rules.setup import Bombardment
from landfall.games.omaha.rules.victory import adjustments, standing
from landfall.games.omaha.table.view import OmahaView

BOMBED = {"bombardment": True}


def test_22_the_variants_combine_and_adjust_the_points() -> None:
    variants = {"safe-tanks": -5, "pointe-du-hoc": 5, "better-reaction": 5, "bombardment": -10}
    for name, value in variants.items():
        game = state(at(20, "actions", {"A/1/16": "0714"}, options={name: True}))
        assert [item.points for item in adjustments(game)] == [value]
    every = state(at(20, "actions", {"A/1/16": "0714"}, options=dict.fromkeys(variants, True)))
    assert sum(item.points for item in adjustments(every)) == -5
    assert [i for i in standing(every) if i.kind.startswith("variant")] == adjustments(every)


@pytest.mark.parametrize("seed", range(4))
def test_22_1_a_colour_on_one_card_shakes_nests_on_two_it_destroys_them(seed: int) -> None:
    game = state(open_table("omaha", "first-waves", seed=seed))
    before = set(game.germans)
    before_them = set(game.deck)
    Bombardment().run(game)
    cards = before_them.difference(game.deck)
    assert len(cards) == 2
    for hex in before:
        color = ground.POSITIONS[ground.SITES[hex]].color
        times = sum(color in deck.CARD_COLORS[n] for n in cards)
        assert (hex in game.germans) == (times < 2)
        if times == 1:
            assert game.germans[hex].disrupted
            assert game.germans[hex].depth < 0


@pytest.mark.parametrize("seed", range(4))
def test_22_1_what_is_destroyed_leaves_the_game(seed: int) -> None:
    """16.1 draws from the eliminated units: what the bombardment destroyed is not among them."""
    game = state(open_table("omaha", "first-waves", seed=seed))
    before, cards = dict(game.germans), set(game.deck)
    # Two cards that share colours.
    first = max(cards, key=lambda n: len(deck.CARD_COLORS[n]))
    second = max(
        cards - {first},
        key=lambda n: len(deck.CARD_COLORS[n].keys() & deck.CARD_COLORS[first].keys()),
    )
    for call in (first, second):
        game.deck.remove(call)
        game.deck.append(call)
    Bombardment().run(game)
    destroyed = [before[hex] for hex in before if hex not in game.germans]
    assert any(counters.GERMANS[force.unit].kind == "wn" for force in destroyed)
    assert not game.germans_lost
    assert not game.depth_lost
    assert {force.unit for force in destroyed} <= set(game.germans_unused)
    empty = next(hex for hex in before if hex not in game.germans)
    game.linked.append(empty)
    reoccupy(game, ground.SITES[empty])
    assert empty not in game.germans
    # The position itself can be taken again, by a unit eliminated in play.
    fallen = next(f.unit for f in game.germans.values() if counters.GERMANS[f.unit].kind == "wn")
    where = next(hex for hex, force in game.germans.items() if force.unit == fallen)
    del game.germans[where]
    game.germans_lost.append(fallen)
    reoccupy(game, ground.SITES[empty])
    assert game.germans[empty].unit == fallen


def test_22_1_play_begins_on_turn_4_with_an_event() -> None:
    table = open_table("omaha", "first-waves", seed=2, options=BOMBED)
    assert told(table, "Bombarded")
    assert next(e.turn for e in told(table, "TurnBegan")) == 4
    assert "event" in [e.use for e in told(table, "CardDrawn")]
    view = table.view("us")
    assert isinstance(view, OmahaView)
    assert view.first_turn == 4


@pytest.mark.parametrize(
    ("name", "printed", "due"),
    [("C/1/116", 4, 7), ("Gen/Wyman", 10, 13), ("E/2/18", 16, 17), ("A/1/18", 20, 21)],
)
def test_22_1_units_come_three_turns_later_or_one_from_turn_16_on(
    name: str, printed: int, due: int
) -> None:
    assert counters.US[number(name)].arrival == printed
    table = open_table("omaha", "d-day", seed=2, options=BOMBED)
    assert unit(table, name).at == ON_TRACK + due
    assert due_turn(state(table), number(name)) == due


@pytest.mark.parametrize(("turn", "column"), [(4, 2), (5, 3), (6, 6)])
def test_22_1_turns_4_and_5_land_as_2_and_3(turn: int, column: int) -> None:
    game = state(at(turn, "actions", {"A/1/16": "0613"}, options=BOMBED))
    assert table_turn(game) == column


@pytest.mark.parametrize(("turn", "hexes"), [(4, 0), (5, 2)])
def test_22_1_engineers_begin_on_turn_5(turn: int, hexes: int) -> None:
    game = state(at(turn, "actions", {"A/1/16": "0613"}, options=BOMBED))
    assert clearing_limit(game) == hexes


def fired(turn: int, fire: int) -> Table:
    shaken = {"0812": {"disrupted": True}}
    return at(turn, "fire", {"A/1/16": "0714"}, shaken, (fire, blank(fire)), options=BOMBED)


def test_22_1_germans_recover_from_turn_5_on() -> None:
    green = card(lambda r: "green" in {c.color for c in r.positions} and r.artillery is None)
    assert state(fired(4, green)).germans[812].disrupted
    assert not state(fired(5, green)).germans[812].disrupted


def test_22_1_artillery_begins_on_turn_5() -> None:
    guns = card(lambda r: r.artillery is not None)
    assert not told(fired(4, guns), "ArtilleryFired")
    assert told(fired(5, guns), "ArtilleryFired")


def test_22_1_infantry_may_go_free_to_low_ground_out_of_fire() -> None:
    unit_ = number("A/1/16")
    for options, free in (({}, False), (BOMBED, True)):
        game = state(at(8, "actions", {"A/1/16": "0714"}, options=options))
        assert is_preservation(game, unit_, 714, 814) == free
    shaken = at(8, "actions", {"A/1/16": "0714"}, {"0812": {"disrupted": True}}, options=BOMBED)
    assert 814 in ground.FIELD[ground.POSITION["WN62"]]
    assert not is_preservation(state(shaken), unit_, 714, 814), "shaken or not, it has a field"


def test_22_2_tanks_land_as_on_turn_2() -> None:
    tank = number("1/B/741")
    boxed = {"1/B/741": "box:FG2"}
    plain = landing_row(state(at(1, "actions", boxed)), tank, 4)
    safe = landing_row(state(at(1, "actions", boxed, options={"safe-tanks": True})), tank, 4)
    assert plain is not None
    assert safe is not None
    assert (plain.turns, safe.turns) == ((1, 1), (2, 3))


def test_22_3_the_rangers_are_elsewhere() -> None:
    game = state(open_table("omaha", "first-waves", seed=1, options={"pointe-du-hoc": True}))
    rangers = [n for n in counters.FIGHTERS if counters.RANGER[n] and game.units[n].at != -2]
    assert [counters.US[n].unit for n in rangers] == ["C/2R"]
    assert any(i.kind == "variant-22-3" and i.points == 5 for i in standing(game))


def test_22_4_a_better_reaction() -> None:
    game = state(open_table("omaha", "d-day", seed=1, options={"better-reaction": True}))
    assert not game.kampfgruppe
    assert len(game.division) == 19
    assert draw_reinforcement(game) is not None
    drawn = draw_reinforcement(game)
    assert drawn is not None
    assert drawn[1], "tactical units bring depth too"
    game.depth_lost += game.mobile_depth[1:]
    game.mobile_depth = game.mobile_depth[:1]
    draw_depth(game, game.mobile_depth)
    assert len(depth_pool(game, 1008, drawn[0]) or []) == 5
    while game.mobile_depth:
        draw_depth(game, game.mobile_depth)
    assert depth_pool(game, 1008, drawn[0]) is None, "only once"
