"""G14: combat results."""

from __future__ import annotations

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    happen,
    number,
    pair,
    run,
    said,
    still,
    unit,
)

from landfall.games.crete.model.counters import ARMOURED
from landfall.games.crete.model.events import (
    CohesionLost,
    QualityChecked,
    Shot,
    StepLost,
    Suppressed,
    UnitEliminated,
)
from landfall.games.crete.model.ground import NAME, NEAR, TERRAIN
from landfall.games.crete.rules.assault import may_assault
from landfall.games.crete.rules.fire import DEFENSIVE, DIRECT, REPLY, Roll
from landfall.games.crete.rules.indirect import may_observe
from landfall.games.crete.rules.results import (
    WORDS,
    Suffer,
    cohesion_hit,
    eliminate,
    lose_step,
    result_of,
    table_result,
)


def test_g14_1_armour_rubble_and_trenches_use_the_other_half() -> None:
    """crete G14.1, G15.6, G19.4: but entrenchment does not count against opportunity fire."""
    here, there = pair("C", "C")
    game = still([unit(FJ, here, position=2), unit("CR-RTR-R1", there)])
    assert ARMOURED[number("CR-RTR-R1")]
    assert result_of(game, number("CR-RTR-R1"), "Pink", 5) == "C"
    assert result_of(game, number(FJ), "Pink", 6) == "C"
    assert result_of(game, number(FJ), "Pink", 6, opportunity=True) == "1"


@pytest.mark.parametrize(("result", "die", "hits"), [("S", 0, 1), ("S?", 8, 1), ("S?", 0, 0)])
def test_g14_3_already_suppressed(result: str, die: int, hits: int) -> None:
    """crete G14.3, G14.2: S gives a cohesion hit without a check; S? gives one only if the check fails."""
    game = still([unit(FJ, "R33.12", suppressed=True)], script=[die])
    game.push(Suffer(number(FJ), result, "test"))
    run(game)
    assert game.units[number(FJ)].cohesion == hits


@pytest.mark.parametrize(
    ("result", "dice", "kinds"),
    [
        ("C", (), [CohesionLost]),
        ("S", (3,), [QualityChecked, CohesionLost]),
        ("S", (9,), [QualityChecked, Suppressed]),
        ("S?", (9,), [QualityChecked, Suppressed]),
        ("1", (), [StepLost]),
        ("E", (), [UnitEliminated]),
    ],
)
def test_g14_2_what_results_do(result: str, dice: tuple[int, ...], kinds: list[type]) -> None:
    game = still([unit(NZ, "R28.13"), unit(FJ, "R40.12")], script=list(dice))
    game.push(Suffer(number(NZ), result, "test"))
    run(game)
    known = (CohesionLost, QualityChecked, Suppressed, StepLost, UnitEliminated)
    assert [type(e.public) for e in game.journal or () if isinstance(e.public, known)] == kinds


def test_g14_2_a_check_that_is_passed_saves() -> None:
    game = still([unit(NZ, "R28.13"), unit(FJ, "R40.12")], script=[1])
    before = game.units[number(NZ)]
    game.push(Suffer(number(NZ), "S?", "test"))
    run(game)
    assert game.units[number(NZ)] == before


def test_g14_4_a_third_hit_costs_a_step() -> None:
    game = still([unit(NZ, "R28.13", cohesion=2), unit(FJ, "R40.12")])
    cohesion_hit(game, number(NZ), "test")
    state = game.units[number(NZ)]
    assert (state.steps, state.cohesion) == (1, 1)
    assert game.lost == [1, 0]


def test_g14_5_a_suppressed_unit_has_no_zone_and_sees_for_nobody() -> None:
    here, there = pair("C", "C")
    game = still([unit(FJ, here, suppressed=True), unit(AUS, there)])
    assert game.zone(number(FJ)) == 0
    assert not may_observe(game, number(FJ))
    assert not may_assault(game, number(FJ))
    assert may_observe(game, number(AUS))


def test_g14_6_every_step_is_counted_for_its_side() -> None:
    game = still([unit(NZ, "R28.13"), unit(AUS, "R28.14"), unit(FJ, "R40.12")])
    lose_step(game, number(NZ), "test")
    eliminate(game, number(AUS), "test")
    assert game.lost == [3, 0]
    lose_step(game, number(NZ), "test")
    assert game.lost == [4, 0]
    assert game.units[number(NZ)].at < 0


def test_g14_8_some_suppressions_allow_no_check() -> None:
    game = still([unit("CR-RTR-R1", "R28.13"), unit(FJ, "R40.12")], script=[0])
    happen(game, "Allied Tank Breakdown", 0)
    assert said(game, Suppressed)
    assert not said(game, QualityChecked)


def test_g13_3_who_has_left_the_ruins_to_assault_has_no_cover_from_them() -> None:
    """crete G13.3, G14.1: in fire at assaulters neither terrain nor positions count, so a company in ruins is read on its own half."""
    city = next(h for h, letter in enumerate(TERRAIN) if letter == "X" and NAME[h].startswith("W"))
    near = next(n for n in NEAR[city] if TERRAIN[n] != "~")
    units = [unit(FJ, NAME[city]), unit(NZ, NAME[near])]
    for mode, armoured in ((DIRECT, True), (DEFENSIVE, False), (REPLY, False)):
        game = still(units, scenario="11", rubble=[NAME[city]], script=[6])
        game.passed = True
        Roll(number(NZ), number(FJ), mode, 2, (("charging", 9),)).run(game)
        (shot,) = said(game, Shot)
        assert shot.result == WORDS[table_result(shot.color, armoured, 6)]
    assert WORDS[table_result("Pink", True, 6)] != WORDS[table_result("Pink", False, 6)]


def test_g14_1_armour_has_a_half_of_its_own() -> None:
    """crete G14.1: the faces on which the halves differ, for a tank and for a company."""
    here, there = pair("C", "C")
    game = still([unit("CR-RTR-R1", here), unit(AUS, here), unit(FJ, there)])
    for die, tank, company in ((3, "S", "S"), (4, "S", "C"), (6, "C", "1"), (7, "1", "1")):
        assert result_of(game, number("CR-RTR-R1"), "Pink", die) == tank
        assert result_of(game, number(AUS), "Pink", die) == company
