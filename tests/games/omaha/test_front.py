"""The value of a line when the score is counted (9.3, 9.33, 12, 13.2, 13.22), checked against the rules themselves."""

from __future__ import annotations

import random

import pytest
from tests.games.omaha.helpers import at, number, say, to_actions

from landfall.core.registry import get_game
from landfall.core.table import open_table
from landfall.games.omaha.bot.gaps import reach
from landfall.games.omaha.bot.held_line import Ground, linked, points
from landfall.games.omaha.bot.make_picture import picture
from landfall.games.omaha.bot.masks import ALL, BIT, around, flood, mask
from landfall.games.omaha.model import ground
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.communication import (
    NEVER,
    controlled,
    german_reach,
    is_occupied,
    reached_by_us,
    us_reach,
    won_hexes,
)
from landfall.games.omaha.rules.victory import beach_items
from landfall.games.omaha.table.view import OmahaView
from landfall.hexes import flood as flood_sets

#: A single German, far inland.
LONE = frozenset({1220})


@pytest.fixture(scope="module")
def days() -> list[Omaha]:
    """A full game by the standard bot, turn by turn."""
    table = open_table("omaha", "first-waves", seed="front/6")
    bot, whims = get_game("omaha").bot("thumb"), random.Random(2)
    found: list[Omaha] = []
    while table.outcome is None:
        asked = table.decisions[0]
        state = table.state
        assert isinstance(state, Omaha)
        if state.turn > len(found):
            found.append(state.clone())
        table.answer(asked.seat, bot(table.view(asked.seat), asked, whims))
    assert len(found) >= 10
    return found


def test_one_shift_each_leads_to_the_six_neighbours() -> None:
    for hex, bit in BIT.items():
        assert around(bit) & ALL == mask(ground.NEIGHBOURS[hex])


def test_bits_flood_as_sets_do() -> None:
    whims = random.Random(5)
    for _ in range(40):
        blocked = frozenset(whims.sample(sorted(ground.HEXES), 150))
        start = whims.choice(sorted(ground.HEXES))
        found = flood(BIT[start], ALL & ~mask(blocked))
        assert found == mask(flood_sets([start], ground.NEIGHBOURS, blocked))


def test_12_2_13_22_lines_and_points_are_those_of_the_rules(days: list[Omaha]) -> None:
    counted = 0
    for game in days:
        land = Ground(frozenset(game.germans), 3)
        cover = mask(controlled(game))
        lines = land.german_reach(cover)
        assert lines == mask(german_reach(game))
        won = land.won(cover, linked(lines))
        assert won == mask(won_hexes(game))
        assert points(won) == sum(item.points for item in beach_items(game))
        counted += points(won)
    assert counted


def test_a_cut_leaves_what_a_whole_flood_would(days: list[Omaha]) -> None:
    whims = random.Random(9)
    ground_hexes = sorted(ground.HEXES.keys() - NEVER)
    for game in days:
        land = Ground(frozenset(game.germans), 3)
        cover = mask(controlled(game))
        lines = land.german_reach(cover)
        for _ in range(60):
            middle = whims.choice(ground_hexes)
            more = mask((middle, *ground.NEIGHBOURS[middle]))
            assert land.cut(lines, more) == land.german_reach(cover | more)


def test_12_3_our_lines_are_those_of_the_rules(days: list[Omaha]) -> None:
    for game in days:
        assert reach(frozenset(game.germans)) == mask(us_reach(game))


def test_12_31_armour_outside_positions_bars_our_lines_too() -> None:
    nobody, armour = frozenset[int](), frozenset({1111})
    assert not armour & ground.SITES.keys()
    assert reach(armour) == mask(reached_by_us(nobody, armour))
    assert reach(armour) != reach(nobody) & ~BIT[1111]


def test_what_is_remembered_of_other_lines_changes_nothing(days: list[Omaha]) -> None:
    whims = random.Random(3)
    inland = sorted(ground.HEXES.keys() - NEVER)
    lost = 0.0
    for game in days[6:]:
        germans = frozenset(game.germans)
        used = Ground(germans, 3)
        for _ in range(80):
            places = whims.sample(inland, 9)
            cover = mask(h for place in places for h in (place, *ground.NEIGHBOURS[place]))
            value = used.line(cover, mask(places))
            assert value == Ground(germans, 3).line(cover, mask(places))
            lost += Ground(germans, 0).line(cover, mask(places)) - value
            links = linked(used.german_reach(cover))
            won = used.won(cover, links)
            for enough in (value - 0.5, value, value + 0.5):
                weighed = used.worth(won, links, mask(places), enough)
                assert weighed == value if value > enough else weighed <= enough
    assert lost > 0


def test_9_33_no_reinforcement_comes_behind_the_line() -> None:
    """A ring of control around A1: it scores without a unit in it, and no reinforcement can arrive there."""
    land = Ground(LONE, 3)
    inside = mask(ground.NEIGHBOURS[1008])
    ring = around(inside) & ALL & ~inside & ~BIT[1008]
    without = linked(land.german_reach(0))
    behind = linked(land.german_reach(ring | inside))
    assert BIT[1008] & without
    assert not BIT[1008] & land.won(0, without)
    assert BIT[1008] & land.won(ring | inside, behind)
    assert land.line(ring | inside, 0) > land.line(inside, 0)


def test_9_3_reinforcements_come_next_to_us_first_and_not_where_a_unit_stands() -> None:
    """Only C2 scores: a unit that holds it from an adjacent hex attracts reinforcements, a unit in it does not."""
    land = Ground(LONE, 3)
    links = linked(land.german_reach(0))
    position, far = 1215, 1701
    beside, inside, away = (
        land.worth(BIT[position], links, BIT[hex])
        for hex in (ground.NEIGHBOURS[position][1], position, far)
    )
    assert beside < inside < away < 1.0


def test_in_easy_fox_only_the_eastern_half_counts() -> None:
    whole, east = (Ground(LONE, 0, one).line(ALL, 0) for one in (False, True))
    there = [h for h in ground.SITES if ground.SECTOR[h] == "east"]
    assert 0 < east <= len(there) + 5 * len(ground.DRAWS) < whole


def test_what_may_come_counts_less_the_nearer_the_end() -> None:
    cover = mask((1110, *ground.NEIGHBOURS[1110]))
    values = [Ground(LONE, turns).line(cover, BIT[1109]) for turns in (0, 1, 3)]
    assert values == sorted(values, reverse=True)
    assert values[0] == int(values[0])


def test_the_line_is_planned_once_for_the_whole_phase() -> None:
    """For the plan, a unit that has moved is still where it was when the phase began."""
    units = {"E/2/16": {"at": "1009", "steps": 3}, "F/2/16": {"at": "1010", "steps": 3}}
    table = at(13, "actions", units, {"1220": "WN-P1"})
    to_actions(table)

    def errands() -> dict[int, int]:
        view = table.view("us")
        assert isinstance(view, OmahaView)
        return picture(view).errands

    before = errands()
    assert before
    say(table, "unit:E/2/16", "move:1109")
    view = table.view("us")
    assert isinstance(view, OmahaView)
    moved = next(u for u in view.units if u.unit == "E/2/16")
    assert (moved.at, moved.was) == ("hex:1109", "hex:1009")
    state = table.state
    assert isinstance(state, Omaha)
    assert is_occupied(state, 1109)
    assert number("E/2/16") in before
    assert errands() == before
