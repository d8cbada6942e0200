"""Scenario 3, both sizes of map (O4), and victory tests with parts and grades."""

from __future__ import annotations

from tests.games.crete.helpers import at, game_of, number, still, unit

from landfall.core.table import Table, open_table
from landfall.games.crete.model import ground
from landfall.games.crete.model.frames import frame, hour_of, moment, playable
from landfall.games.crete.model.ground import GERMAN
from landfall.games.crete.rules.victory import evaluate, finish, holds, verdict, zoned
from landfall.games.crete.table.view import view

PORT, RUNWAY = "H19.08", ("H27.08", "H28.08", "H29.09", "H30.09")


def test_scenario_3_as_printed() -> None:
    """11.0: Heraklion from 20 May 1700 to the Night of 22 May, FJR 1 first, four strikes anywhere."""
    it = frame("3")
    assert (it.first_turn, it.last_turn) == (moment("20 May", "1700"), moment("22 May", "Night"))
    assert [(d.name, d.command, d.dispatch, d.cp, d.dp) for d in it.divisions] == [
        ("14 Inf Bde", 4, 1, 4, 2),
        ("FJR 1", 6, 2, 5, 2),
    ]
    assert [(s.count, s.anywhere, s.sheet) for s in it.strikes] == [(4, True, "Heraklion")]
    assert open_table("crete", "3", seed="three").view("german")


def test_scenario_3_is_won_by_the_port_or_two_runway_hexes() -> None:
    """crete R36: either the port, or two hexes of the runway that touch."""
    game = still([unit("FJ1-5", "H26.12")], scenario="3")
    test = game.frame.record.victory.checks[0].test
    assert not holds(game, test)
    game.control[at(PORT)] = GERMAN
    assert holds(game, test)
    game.control[at(PORT)] = 0
    game.control[at(RUNWAY[0])] = game.control[at(RUNWAY[2])] = GERMAN
    assert not holds(game, test)
    game.control[at(RUNWAY[1])] = GERMAN
    assert holds(game, test)
    shown = view(game, None).tests[0]
    assert (shown.kind, shown.now) == ("any", True)
    assert [(p.kind, p.have, p.now) for p in shown.parts] == [
        ("control", 0, False),
        ("control", 3, True),
    ]


def test_o4_0_and_r43_and_r75_small_maps() -> None:
    """crete O4.0, R43, R75: only part of the sheet is in play, and units that would drop beyond its edge walk in."""
    large, small = playable("3", False), playable("3", True)
    assert large >> at("H46.10") & 1
    assert not small >> at("H46.10") & 1
    assert small >> at("H38.10") & 1

    def comes(name: str, size: bool) -> tuple[str, str, str]:
        arrival = next(a for a in frame("3", size).arrivals if number(name) in a.units)
        where = arrival.hexes[arrival.units.index(number(name))]
        return hour_of(arrival.turn), ground.NAME[where], arrival.kind

    assert comes("FJ1-1", False) == ("1700", "H46.10", "drop")
    assert comes("FJ1-1", True) == ("1900", "H38.10", "ground")
    assert comes("FJ1-2", True) == ("0700", "H38.10", "ground")
    assert comes("FJ1-5", True) == comes("FJ1-5", False)
    # All other units arrive as on the large map, and none twice.
    of_large = sorted(n for a in frame("3").arrivals for n in a.units)
    assert sorted(n for a in frame("3", True).arrivals for n in a.units) == of_large
    for arrival in frame("3", True).arrivals:
        assert all(small >> hex & 1 for hex in arrival.hexes)
    table = open_table("crete", "3", options={"small-maps": True}, seed="small")
    assert isinstance(table, Table)
    assert game_of(table).playable == small


def test_o4_0_a_planned_drop_inside_the_small_map_is_not_changed() -> None:
    """crete O4.0, R43: only the drop at 42.07, beyond the edge, becomes a march; in scenario 2, 3./I. drops elsewhere."""

    def comes(scenario: str) -> tuple[str, str, str]:
        arrival = next(a for a in frame(scenario, True).arrivals if number("FJ2-3") in a.units)
        where = arrival.hexes[arrival.units.index(number("FJ2-3"))]
        return hour_of(arrival.turn), ground.NAME[where], arrival.kind

    assert comes("1") == ("1700", "R36.09", "ground")
    assert comes("2") == ("1500", "R33.11", "drop")
    # Entries by road move with their hex, although the old one is inside.
    tanks = next(a for a in frame("4", True).arrivals if number("CR-RTR-C") in a.units)
    assert [ground.NAME[h] for h in tanks.hexes] == ["H29.26"]


def test_r50_grades_of_scenario_7() -> None:
    """crete R50: two hexes held is a major victory, fire zones on two a minor one; the first that is true counts."""
    game = still([unit("NZ-22-A", "W12.06"), unit("LS-1", "W03.05")], scenario="7", hour="1900")
    minor = game.frame.record.victory.checks[1].test["fire_zone"]
    assert zoned(game, minor) == (game.zones_of(0) >> at("W11.05") & 1)
    evaluate(game, ("end",))
    assert verdict(game) == "german"
    game.place(number("NZ-22-A"), at("W10.05"))
    assert zoned(game, minor) >= 2
    evaluate(game, ("end",))
    assert verdict(game) == "allied minor"
    game.control[at("W09.04")] = game.control[at("W10.04")] = 0
    evaluate(game, ("end",))
    assert verdict(game) == "allied major"
    finish(game, "end", "G25.2")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.side) == (("allied",), "allied")
    assert game.outcome.text == "outcome-allied-major"
    assert {t.level for t in view(game, None).tests} == {"major", "minor"}


def test_r47_the_third_unit_off_the_east_edge_wins() -> None:
    """crete R47: three units by 48.07 to 48.09; rearguards and other exits do not count."""
    game = still([unit("FJ3-1", "W47.08")], scenario="5")
    test = game.frame.record.victory.checks[0].test
    game.exited = {"MAL-E": [number("FJ3-1"), number("FJ3-2")], "MAL-W": [number("FJ3-3")]}
    assert not holds(game, test)
    game.exited["MAL-E"].append(number("FJ3-4"))
    assert holds(game, test)
    game.exited["MAL-E"][-1] = next(iter(game.frame.rearguards[2]))
    assert not holds(game, test)
