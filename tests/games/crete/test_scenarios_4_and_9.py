"""Points (scenario 4), Galatas and withdrawal (scenario 9), and which tests are made if the game ends early (G25.6)."""

from __future__ import annotations

from typing import Any

from tests.games.crete.helpers import at, number, still, unit

from landfall.core.texts import LANGUAGES, game_texts
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.frames import frame, moment
from landfall.games.crete.model.ground import ALLIED, GERMAN
from landfall.games.crete.model.pieces import ASIDE, Unit
from landfall.games.crete.rules.scoring import most_points, scores, totals
from landfall.games.crete.rules.victory import (
    Annihilation,
    evaluate,
    finish,
    start_of_turn,
    verdict,
)
from landfall.games.crete.table.view import view

RUNWAY = ("H27.08", "H28.08", "H29.09", "H30.09")


def heraklion() -> Any:
    return still(
        [unit("CR-BW-A", "H30.10"), unit("CR-BW-B", "H31.11"), unit("FJ1-5", "H26.18")],
        scenario="4",
        day=25,
        hour="Night",
    )


def test_r46_points() -> None:
    """crete R46: enemy steps, posts for both, runway and port for the Germans, steps set aside for the Allies."""
    game = heraklion()
    assert totals(game) == (6, 0)
    game.lost = [4, 7]
    assert totals(game) == (6 + 7, 4)
    game.control[at("H26.14")] = GERMAN
    assert totals(game) == (3 + 7, 4 + 3)
    game.control[at(RUNWAY[0])] = GERMAN
    game.control[at("H19.08")] = GERMAN
    assert totals(game) == (10, 7 + 5 + 10)
    assert most_points(game) == "german"
    # One by sea, one by the road west: two steps each.
    for name in ("CR-BW-A", "CR-BW-B"):
        game.place(number(name), ASIDE)
        game.units[number(name)] = Unit(at=ASIDE, steps=2)
    game.exited = {"sea": [number("CR-BW-A")]}
    assert [(s.line, s.allied) for s in scores(game) if s.line in ("shipped", "marched")] == [
        ("shipped", 2),
        ("marched", 2),
    ]
    game.lost = [4, 15]
    assert totals(game) == (22, 22)
    assert most_points(game) == "draw"
    assert verdict(game) == "draw"
    shown = view(game, None).clauses.points
    assert sum(p.allied for p in shown) == 22
    finish(game, "end", "G25.2")
    assert game.outcome is not None
    assert game.outcome.scores["german-points"] == 22
    # The ending names what it counts, steps and points of both sides.
    assert len(game.outcome.scores) == 4
    for language in LANGUAGES:
        assert all(game_texts("crete", language).has(f"seat-{key}") for key in game.outcome.scores)


def test_r46_the_last_turn_is_the_night_of_25_may() -> None:
    """crete R46."""
    assert frame("4").last_turn == moment("25 May", "Night")


def test_r79_fjr_1_has_the_printed_value() -> None:
    """crete R79: its value is 5, although the text also says "as in scenario 3"; supply is tracked in the zone of
    Heraklion only.
    """
    values = {d.name: d.command for d in frame("4").divisions}
    assert values == {"14 Inf Bde": 4, "FJR 1": 5}
    assert list(view(heraklion(), None).clauses.supply) == ["zone:Heraklion"]


def galatas(day: int = 26, hour: str = "0700") -> Any:
    return still(
        [unit("NZ-18-A", "W40.10"), unit("G85-1", "W30.12")], scenario="9", day=day, hour=hour
    )


def test_g25_4_galatas_at_the_start_of_26_may() -> None:
    """crete G25.4: both hexes German at 0700, or the Allies win there and then; not tested before or after."""
    for day, hour, held, ends in (
        (26, "0700", 0, True),
        (26, "0700", 1, True),
        (26, "0700", 2, False),
        (26, "0900", 0, False),
        (25, "1900", 0, False),
    ):
        game = galatas(day, hour)
        for hex in ("W36.11", "W37.11")[:held]:
            game.control[at(hex)] = GERMAN
        start_of_turn(game)
        assert (game.outcome is not None) == ends
        if game.outcome is not None:
            assert game.outcome.winners == ("allied",)


def test_r51_and_r78_withdrawal_ends_scenario_9() -> None:
    """crete R51, R78: the 20 is the Allies' morale; withdrawal is a German victory at once, before Galatas is checked."""
    game = galatas(25, "1500")
    assert game.morale == 20
    Annihilation().run(game)
    assert game.outcome is None
    game.withdrawal = True
    Annihilation().run(game)
    assert game.outcome is not None
    assert game.outcome.winners == ("german",)


def test_g25_2_either_port_at_the_end() -> None:
    """crete G25.2: holding Canea or Suda is enough; holding neither is a draw."""
    for port, result in (("", "draw"), ("W49.07", "german"), ("W59.13", "german")):
        game = galatas(26, "Night")
        if port:
            game.control[at(port)] = GERMAN
        evaluate(game, ("end",))
        assert verdict(game) == result


def test_g25_6_tests_that_are_still_open() -> None:
    """crete G25.6: if no Germans are left on 25 May, Galatas counts as Allied, and its test is made at once."""
    game = still([unit("NZ-18-A", "W40.10")], scenario="9", day=25, hour="1500")
    for hex in ("W09.04", "W10.04", "W11.05"):
        game.control[at(hex)] = ALLIED
    Annihilation().run(game)
    assert game.outcome is not None
    assert game.outcome.winners == ("allied",)


def test_r48_an_airfield_is_all_its_hexes() -> None:
    """crete R48: in scenario 6, both hexes of Rethymnon, or all four at Heraklion, or all three at Maleme."""
    game = still([unit("FJ3-1", "W32.16")], scenario="6", day=21, hour="1900")
    evaluate(game, ("end",))
    assert verdict(game) == "allied"
    for hex in RUNWAY[:3]:
        game.control[at(hex)] = GERMAN
    evaluate(game, ("end",))
    assert verdict(game) == "allied"
    game.control[at(RUNWAY[3])] = GERMAN
    evaluate(game, ("end",))
    assert verdict(game) == "german"


def test_g25_3_scenario_8_before_a_turn() -> None:
    """crete G25.3: Platanias before 1300, Ay Marina before 1700; a test once met stays met; both or neither is a draw."""
    for hour, hexes, result in (
        ("1100", ("W25.07", "W26.07"), "german"),
        ("1100", ("W25.07",), "draw"),
        ("1300", ("W25.07", "W26.07"), "draw"),
        ("1500", ("W29.07",), "german"),
        ("1700", ("W29.07",), "draw"),
    ):
        game = still(
            [unit("NZ-22-A", "W20.08"), unit("G100-1", "W10.08")], scenario="8", day=23, hour=hour
        )
        for hex in hexes:
            game.control[at(hex)] = GERMAN
        Annihilation().run(game)
        game.control.update({at(hex): ALLIED for hex in hexes})
        Annihilation().run(game)
        assert game.outcome is None
        assert verdict(game) == result, (hour, hexes)


def test_g25_3_the_view_says_which_tests_can_no_longer_be_met() -> None:
    for hour, over in (
        ("1100", [False, False, False]),
        ("1300", [True, False, False]),
        ("1700", [True, True, False]),
    ):
        game = still(
            [unit("NZ-22-A", "W20.08"), unit("G100-1", "W10.08")], scenario="8", day=23, hour=hour
        )
        assert [test.over for test in view(game, None).tests] == over
        game.true.append(view(game, None).tests[0].test)
        assert not view(game, None).tests[0].over


def test_r60_steps_east_of_column_33() -> None:
    """Scenario 8: twenty steps of the brigade and of 20 Battalion in columns 34 and 35; nobody leaves the area."""
    units = BOX.battalions["20 Bn"].units + BOX.battalions["22 Bn"].units
    ten = [u for u in units if BOX.units[u].steps == 2][:10]
    assert len(ten) >= 8
    places = [unit(u, "W34.10" if n < 5 else "W35.10") for n, u in enumerate(ten)]
    others = [unit("NZ-18-B", "W34.09"), unit("G100-1", "W10.08")]
    game = still([*places, *others], scenario="8", day=23, hour="Night")
    evaluate(game, ("end",))
    steps = 2 * len(ten)
    assert (verdict(game) == "allied") == (steps >= 20)
    shown = view(game, None).tests[2]
    assert (shown.kind, shown.have, shown.need) == ("area", steps, 20)
    game.place(number(ten[0]), at("W33.10"))
    assert view(game, None).tests[2].have == steps - 2
    assert not game.playable >> at("W36.10") & 1
    assert not game.playable >> at("W30.16") & 1
