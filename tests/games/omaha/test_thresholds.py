"""Numbers in the rules that no test used to check."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import (
    at,
    blank,
    card,
    fire_card,
    ids,
    number,
    say,
    state,
    to_actions,
    told,
    unit,
)

from landfall.core.rules import coverage
from landfall.core.table import open_table
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import EXITED, NOBODY, ON_TRACK
from landfall.games.omaha.rules.artillery import shell_targets
from landfall.games.omaha.rules.barrage import barrage_targets, table_result
from landfall.games.omaha.rules.command_posts import commanded
from landfall.games.omaha.rules.german_actions import queue
from landfall.games.omaha.rules.landing import table_turn
from landfall.games.omaha.rules.landing_boxes import due_turn
from landfall.games.omaha.rules.mortars_patrols_ambushes import Mortar
from landfall.games.omaha.rules.obstacles import clearing_limit
from landfall.games.omaha.rules.setup import Bombardment


def test_18_31_command_reaches_through_fire_but_not_through_germans() -> None:
    """omaha 18.31: a post with a range of two commands no unit directly behind a German unit."""
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


def test_23_43_on_a_position_with_armour_only_the_armour_acts() -> None:
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


def test_8_13_each_stack_that_joins_pays_one_action() -> None:
    """omaha 8.13, 7.21: two actions bring two stacks, a third one stays out."""
    around = {"A/1/16": "0810", "B/1/16": "0710", "C/1/16": "0909"}
    table = at(8, "actions", around, {"0809": {}})
    to_actions(table)
    assert state(table).actions == 2
    say(table, "unit:A/1/16", "attack:0809")
    assert state(table).actions == 1
    assert {"join:B/1/16", "join:C/1/16"} <= ids(table)
    say(table, "join:B/1/16")
    assert told(table, "AttackCompared"), "nobody else can pay, so the attack is made"
    assert not unit(table, "C/1/16").acted


@pytest.mark.parametrize(("hex", "targets"), [("0710", []), ("0711", [809]), ("0613", [])])
def test_8_4_a_tank_shells_from_two_hexes_on(hex: str, targets: list[int]) -> None:
    """omaha 8.4: the target must be in range and seen, but not adjacent."""
    game = state(at(5, "actions", {"1/B/741": hex}, {"0809": {}}))
    assert barrage_targets(game, number("1/B/741")) == targets


@pytest.mark.parametrize(
    ("strength", "bare", "deep"),
    [
        (1, "none", "none"),
        (2, "none", "none"),
        (3, "disrupted", "none"),
        (5, "disrupted", "none"),
        (6, "disrupted", "disrupted"),
        (9, "disrupted", "disrupted"),
    ],
)
def test_8_4_the_columns_of_the_barrage_table(strength: int, bare: str, deep: str) -> None:
    """omaha 8.4: strength up to two, three to five, six and more; the cards here show only the symbol."""
    assert table_result(strength, depth=False, color=False, symbol=True) == bare
    assert table_result(strength, depth=True, color=False, symbol=True) == deep


@pytest.mark.parametrize(
    ("turn", "event"),
    [
        (2, "reinforcements"),
        (10, "reinforcements"),
        (11, "reinforcements"),
        (20, "reinforcements"),
        (21, "german_recovery"),
        (31, "german_recovery"),
    ],
)
def test_4_a_cards_event_is_that_of_the_turn(turn: int, event: str) -> None:
    """omaha 4: card 1 names turns 2 to 10, 11 to 20 and 21 to 31."""
    happened = told(at(turn, "event", cards=(1,), scenario="d-day"), "DeckEvent")[0]
    zones = {10: ("E", "G"), 2: ("E", "G"), 11: ("C", "D", "E"), 20: ("C", "D", "E")}
    assert (happened.event, happened.zones) == (event, zones.get(turn, ()))


@pytest.mark.parametrize(("steps", "symbol"), [(2, "circle"), (1, "triangle")])
def test_6_3_the_target_symbol_is_that_of_the_steps_left(steps: int, symbol: str) -> None:
    """omaha 6.3, 6.5: the only unit whose symbol changes with a step is the amphibious battery."""
    game = state(at(8, "fire", {"Can/16": {"at": "0613", "steps": steps}}))
    for shown in ("circle", "triangle", "diamond"):
        hit = [number("Can/16")] if shown == symbol else []
        assert shell_targets(game, shown, ("east",)) == hit


@pytest.mark.parametrize(("far", "reached"), [(2, False), (3, True), (7, True), (8, False)])
def test_6_53_rockets_reach_from_three_hexes_to_seven(far: int, reached: bool) -> None:
    hex = next(h for h in sorted(ground.LOW) if ground.distance(h, 1222) == far)
    call = card(lambda r: any(e.event == "screaming_meemies" and e.first <= 5 for e in r.events))
    table = at(5, "event", {"A/1/116": f"{hex:04d}"}, {"1222": "WN-ROCKET"}, (call,))
    assert bool([e for e in told(table, "StepLost") if e.cause == "rocket"]) == reached


def test_16_5_among_equals_each_choice_uses_up_one_hit_of_the_mortar() -> None:
    """omaha 16.5: with a depth marker, a mortar hits two units; of three equal ones, the player says which."""
    names = ("A/1/16", "E/2/16", "I/3/16")
    hexes = ("1113", "1112", "1212")
    units = {name: {"at": hex, "steps": 2} for name, hex in zip(names, hexes, strict=True)}
    table = at(20, "actions", units, {"1110": {"depth": "any"}})
    game = state(table)
    game.push(Mortar(tuple(sorted(number(name) for name in names)), 2))
    table.decisions = game.advance()
    say(table, "unit:A/1/16", "unit:I/3/16")
    assert [unit(table, name).steps for name in names] == [1, 2, 1]


def test_no_rule_is_missing() -> None:
    assert coverage("omaha").missing == ()
