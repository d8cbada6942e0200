"""Where each unit should be when the score is counted (12.1, 13.22), and how the bot uses it."""

from __future__ import annotations

from functools import reduce
from operator import or_

import pytest
from tests.games.omaha.helpers import Units, asked, at, number, say, to_actions

from landfall.core.table import Table
from landfall.games.omaha.bot import errands
from landfall.games.omaha.bot.errands import Line
from landfall.games.omaha.bot.held_line import Ground
from landfall.games.omaha.bot.make_picture import picture
from landfall.games.omaha.bot.marches import Standing, turns_to
from landfall.games.omaha.bot.masks import mask
from landfall.games.omaha.bot.picture import Picture
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.communication import control_of
from landfall.games.omaha.rules.losses import eliminate
from landfall.games.omaha.table.view import OmahaView

#: From here, the best place to hold is three turns away.
START = 1006


def acting(turn: int, units: Units, germans: dict[str, str]) -> Table:
    """The active division: the line is planned on its turn."""
    table = at(turn, "actions", units, germans)
    to_actions(table)
    return table


def seen(table: Table) -> Picture:
    view = table.view("us")
    assert isinstance(view, OmahaView)
    return picture(view)


def test_two_units_side_by_side_are_sent_to_different_ground() -> None:
    """Both could hold the same positions; each gets its own place, within reach before the score is counted."""
    units = {"E/2/16": {"at": "1009", "steps": 3}, "F/2/16": {"at": "1010", "steps": 3}}
    found = seen(acting(13, units, {"1220": "WN-P1"}))
    assert found.is_open
    places = [found.errands[number(name)] for name in units]
    first, second = (control_of(number(n), 3, hex) for n, hex in zip(units, places, strict=True))
    assert first & found.held.wanted
    assert second & found.held.wanted - first
    for name, hex in zip(units, places, strict=True):
        at_hex = found.units[number(name)].hex
        assert turns_to(hex, found.enemy)[at_hex] <= 16 - 13 + 1


SIX = ("A/1/16", "B/1/16", "C/1/16", "E/2/16", "F/2/16", "G/2/16")


def thought_over(tries: int, monkeypatch: pytest.MonkeyPatch) -> Line:
    hexes = (1009, 1009, 1010, 1010, 1110, 1109)
    units = tuple(Standing(number(n), 3, h, False) for n, h in zip(SIX, hexes, strict=True))
    line = Line(Ground(frozenset({1220}), 4), 4, units)
    line.fill(line.walkers)
    monkeypatch.setattr(errands, "TRIES", tries)
    line.improve()
    return line


def test_thinking_a_line_over_makes_it_better_and_never_worse(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worth = [thought_over(tries, monkeypatch).worth() for tries in range(20)]
    assert worth == sorted(worth)
    assert worth[-1] > worth[0]
    for tries in range(20):
        line = thought_over(tries, monkeypatch)
        line.settle()
        assert line.worth() >= worth[tries]
        assert line.reach == line.ground.german_reach(line.cover)


def test_what_was_tried_leaves_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    line = thought_over(20, monkeypatch)
    assert line.cover == reduce(or_, (place.holds for place in line.places.values()))
    assert line.reach == line.ground.german_reach(line.cover)
    assert line.places == thought_over(20, monkeypatch).places


def test_13_22_units_left_over_look_for_a_line_to_cut() -> None:
    """A ring of control has one gap, in a hex without points; the points are inside."""
    middle, gap, beside = 1110, 908, 808
    unit = Standing(number("E/2/16"), 1, beside, True)
    line = Line(Ground(frozenset({1220}), 0), 0, (unit,))
    line.cover = mask(h for h in ground.HEXES if ground.distance(h, middle) == 3 and h != gap)
    line.reach = line.ground.german_reach(line.cover)
    before = line.worth()
    line.fill([unit], everywhere=True)
    assert line.places[unit.number].hex == gap
    within = sum(1 for hex in ground.SITES if ground.distance(hex, middle) < 3)
    assert line.worth() - before > within - 1


def test_whoever_has_left_the_map_in_this_phase_has_no_errand() -> None:
    units = {"E/2/16": {"at": "1009", "steps": 1}, "F/2/16": {"at": "1010", "steps": 3}}
    table = acting(13, units, {"1220": "WN-P1"})
    assert number("E/2/16") in seen(table).errands
    game = table.state
    assert isinstance(game, Omaha)
    eliminate(game, number("E/2/16"), "infiltration")
    assert number("E/2/16") not in seen(table).errands


def test_the_way_to_an_errand_leads_around_germans() -> None:
    goal, germans = 1109, frozenset({1009, 1010})
    turns = turns_to(goal, germans)
    assert not turns.keys() & germans
    assert turns[goal] == 0
    near = [h for h in ground.NEIGHBOURS[goal] if h in turns]
    assert near
    assert all(turns[h] >= 1 for h in near)


def test_while_no_way_leads_inland_nobody_has_an_errand() -> None:
    sites = [hex for hex, position in ground.SITES.items() if ground.IS_WN[position]]
    fresh = [record.unit for n, record in enumerate(counters.GERMANS) if counters.WN_UNIT[n]]
    nests = dict(zip((f"{hex:04d}" for hex in sites), fresh, strict=True))
    found = seen(acting(13, {"E/2/16": "1009"}, nests))
    assert not found.is_open
    assert not found.errands
    without = {hex: unit for hex, unit in nests.items() if hex not in ("0812", "0912")}
    assert number("E/2/16") in seen(acting(13, {"E/2/16": "1009"}, without)).errands


def test_13_22_the_hint_says_what_the_unit_will_hold() -> None:
    table = acting(14, {"E/2/16": {"at": f"{START:04d}", "steps": 3}}, {"1220": "WN-P1"})
    say(table, "unit:E/2/16")
    found = seen(table)
    errand = found.errands[number("E/2/16")]
    turns = turns_to(errand, found.enemy)
    decision = asked(table)
    moves = [o for o in decision.options if o.id.startswith("move:")]
    nearer = min(moves, key=lambda o: turns.get(int(o.value), 9))
    assert turns[int(nearer.value)] < turns[START]
    said = table.game.reasons(table.view("us"), decision, nearer)
    assert "hint-errand" in {fact.text for fact in said}
