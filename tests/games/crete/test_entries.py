"""G21.1–G21.4: where units come in when the scenario's hex is closed, and the parks and fire zones they meet."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from tests.games.crete.helpers import at, number, said, still, unit

from landfall.games.crete.model import ground
from landfall.games.crete.model.counters import CHIT_NUMBER
from landfall.games.crete.model.events import UnitEliminated
from landfall.games.crete.model.frames import frame, playable
from landfall.games.crete.model.ground import NAME, SHEETS
from landfall.games.crete.model.pieces import DUE, GONE, IN_PARK, Unit
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.arrivals import Arrivals, Entry, entry_hexes
from landfall.games.crete.rules.drops import drop, foresee
from landfall.games.crete.table.invariants import check


@pytest.mark.parametrize(
    ("scenario", "small", "sheet_edge", "mover", "near"),
    [
        # Maleme alone: its east edge is the edge of the game, although the grid goes on.
        ("5", False, "W48.14", "CR-28-B", ("FJ3-1", "W47.14")),
        # O4: the edge of the small sheet is in the middle of the large one.
        ("3", True, "H38.10", "FJ1-1", ("CR-BW-A", "H37.11")),
    ],
)
def test_g21_2_the_edge_is_that_of_the_sheets_in_play(
    scenario: str, small: bool, sheet_edge: str, mover: str, near: tuple[str, str]
) -> None:
    """crete G21.2, O4.0, R43: if the entry hex is not free, another empty edge hex in play within five hexes."""
    others = [
        unit(*near),
        unit("FJ1-5", "H10.12") if scenario == "3" else unit("NZ-22-A", "W10.06"),
    ]
    game = still(others, scenario=scenario)
    game.small = small
    game.units[number(mover)] = Unit(at=DUE, steps=2)
    game.count_up()
    found = entry_hexes(game, number(mover), at(sheet_edge))
    assert found
    inside = playable(scenario, small)
    for hex in found:
        assert ground.distance(hex, at(sheet_edge)) <= 5
        assert inside >> hex & 1
        ring = SHEETS.near[hex]
        assert len(ring) < 6 or any(not inside >> n & 1 for n in ring), NAME[hex]
        assert not game.at(hex)
    assert at("W48.12" if scenario == "5" else "H38.12") in found


def test_g21_2_the_seam_of_two_sheets_in_play_is_not_an_edge() -> None:
    """crete G21.2, G1.5: with Canea-Suda in play, nobody comes in between the two sheets."""
    game = still([unit("FJ3-1", "W47.14"), unit("NZ-22-A", "W10.06")], scenario="12")
    assert not [h for h in entry_hexes(game, number("CR-28-B"), at("W48.14")) if h != at("W48.14")]


def park_at(hex: str, **more: Any) -> Crete:
    return still(
        [unit("NZ-22-A", "W20.08"), unit("G100-1", "W05.12")],
        scenario="12",
        hour="1500",
        parks=[{"hex": hex, "units": ["NZ-27BTY"]}],
        **more,
    )


def test_g17_9_a_unit_that_comes_in_by_road_overruns_a_park_in_the_hex() -> None:
    """crete G17.9, G21.2: a park does not close an entry hex, so the batteries are lost."""
    game = park_at("W01.18")
    game.units[number("G100-2")] = Unit(at=DUE, steps=2)
    entry = Entry(number("G100-2"), at("W01.18"))
    asked = entry.ask(game)[0]
    entry.take(game, "german", asked.options[0])
    assert not game.parks
    assert game.units[number("NZ-27BTY")].at == GONE
    check(game)


def test_g17_9_a_unit_that_drops_on_a_park_overruns_it() -> None:
    """crete G17.9, 4.2: otherwise both sides would be in one hex when the park is dissolved."""
    game = park_at("W10.10")
    arrival = frame("12").arrivals[0]
    mine = arrival.units[0]
    game.units[mine] = Unit(at=DUE, steps=2)
    where = dataclasses.replace(arrival, units=(mine,), hexes=(at("W10.10"),), ways=("parachute",))
    drop(game, where)
    assert game.units[mine].at == at("W10.10")
    assert [e.unit for e in said(game, UnitEliminated)] == ["unit:NZ-27BTY"]
    assert all(u.at != IN_PARK for u in game.units.values())


def test_g21_4_zones_are_those_before_the_first_unit_of_the_activation() -> None:
    """crete G21.4: the fire zones before any stick lands count for all of them: a unit landing beside a gun does not shorten
    its reach for the others."""
    game = still([unit("NZ-22-A", "W10.06"), unit("CR-MG-R", "W33.14")], scenario="5", hour="0700")
    chit = CHIT_NUMBER["7FL Division"]
    groups = [a for a in game.frame.arrivals if a.chit == chit and a.turn == game.turn]
    assert len(groups) == 2
    for group in groups:
        for n in group.units:
            game.units[n] = Unit(at=DUE, steps=2)
    game.push(Arrivals(chit))
    game.steps.pop().run(game)
    assert set(game.jumps) == {n for group in groups for n in group.units}
    # A company comes down next to the gun; the modifiers of the others stay the same.
    gun, target = number("CR-MG-R"), at("W33.14")
    far = next(h for h in ground.hexes_of(game.zone(gun)) if ground.distance(h, target) == 3)
    first, second = groups[0].units[0], groups[1].units[0]
    jumps = [
        dataclasses.replace(groups[0], units=(n,), hexes=(h,), ways=("parachute",))
        for n, h in ((first, ground.NEAR[target][0]), (second, far))
    ]
    game.jumps.clear()
    foresee(game, jumps[1])
    assert game.jumps[second][0] == 1
    for jump in jumps:
        drop(game, jump)
    assert not game.zone(gun) >> far & 1
    assert game.jumps[second][0] == 1
