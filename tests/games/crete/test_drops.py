"""G21, 4.x: drops and the jump table."""

from __future__ import annotations

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    at,
    choose,
    game_of,
    ids,
    number,
    pair,
    run,
    said,
    still,
    table,
    told,
    unit,
)

from landfall.core.table import open_table
from landfall.games.crete.model import ground
from landfall.games.crete.model.events import (
    ChitPlayed,
    JumpRolled,
    StrikesLaid,
    UnitPlaced,
)
from landfall.games.crete.model.ground import NEAR, TERRAIN
from landfall.games.crete.rules.drops import jump_mods, jump_row
from landfall.games.crete.rules.unpacking import FinishJumps


def test_4_2_2_drop_markers_come_off_one_by_one() -> None:
    """crete 4.2.2, G21.6, G18.2: the unit can do nothing else, but has its fire zone and opportunity fire."""
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here, chutes=2), unit(AUS, there)],
        leaders={"LB-I-FJR2": FJ},
        orders={"german": {"landing": "ask"}},
    )
    assert [i for i in ids(play) if FJ in i] == [f"unpack:{FJ}"]
    assert game_of(play).zone(number(FJ))
    choose(play, f"unpack:{FJ}", f"unpack:{FJ}")
    assert game_of(play).units[number(FJ)].chutes == 0


def test_r9_zones_and_ground_count_in_a_drop() -> None:
    """crete R9, R10, 4.2.1: a suppressed unit has no zone; rough ground is worse for gliders."""
    orchard = next(
        n for n in ground.BY_NAME if n.startswith("R") and TERRAIN[at(n)] == "O" and NEAR[at(n)]
    )
    near = ground.NAME[NEAR[at(orchard)][0]]
    game = still([unit(AUS, near, suppressed=True)])
    assert dict(jump_mods(game, at(orchard), False)) == {"landing-ground": 1}
    assert dict(jump_mods(game, at(orchard), True)) == {"landing-ground": 2}
    game = still([unit("GR-4-A", near)])
    assert dict(jump_mods(game, at(orchard), False))["zones"] == 1


def test_g21_3_a_unit_that_was_not_activated_still_rolls() -> None:
    game = still([unit(FJ, "R28.13", chutes=1, jump=True), unit(AUS, "R08.13")], script=[0])
    game.push(FinishJumps(1))
    run(game)
    assert len(said(game, JumpRolled)) == 1
    assert not game.units[number(FJ)].jump


@pytest.mark.parametrize(
    ("die", "total", "row"),
    [
        (4, 4, (0, 0, False)),
        (5, 5, (1, 0, False)),
        (5, 6, (1, 0, False)),
        (5, 7, (2, 0, False)),
        (5, 9, (0, 1, False)),
        (5, 11, (1, 1, False)),
        (5, 13, (0, 0, True)),
        (0, 13, (0, 0, False)),
    ],
)
def test_g21_4_and_4_2_1_the_jump_table(die: int, total: int, row: tuple[int, int, bool]) -> None:
    found = jump_row(die, total)
    assert (found.markers, found.steps, found.eliminated) == row


def test_g21_6_a_marker_costs_an_action_and_hinders_the_rest() -> None:
    here, there = pair("C", "C")
    play = table(
        [unit(FJ, here, chutes=1), unit(AUS, there)],
        leaders={"LB-I-FJR2": FJ},
        orders={"german": {"landing": "ask"}},
    )
    assert [i for i in ids(play) if FJ in i] == [f"unpack:{FJ}"]
    assert game_of(play).zone(number(FJ))
    choose(play, f"unpack:{FJ}")
    assert game_of(play).units[number(FJ)].chutes == 0


def test_4_0_and_4_1_and_4_2_and_r7_and_r22_and_r64_a_drop() -> None:
    """Units jump with the Division chit, after its strikes and before anyone acts: one unit per hex, each with a
    marker.
    """
    play = open_table("crete", "1", seed=1)
    choose(play, "accept", "accept")
    while not told(play, JumpRolled):
        choose(play, ids(play)[0])
    order = [type(e) for e in play.events]
    assert order.index(ChitPlayed) < order.index(StrikesLaid) < order.index(UnitPlaced)
    assert order.index(UnitPlaced) < order.index(JumpRolled)
    placed = told(play, UnitPlaced)
    assert len(placed) > 5
    assert len({p.hex for p in placed}) == len(placed)
    assert {p.how for p in placed} <= {"parachute", "glider", "drop"}


def test_r10_and_r9_markers_of_their_kind() -> None:
    game = still(
        [
            unit(FJ, "R28.13", chutes=1, jump=True),
            unit("FJ2-2", "R28.14", jump=True),
            unit(AUS, "R08.13"),
        ],
        script=[5, 5],
    )
    game.jumps = {number(FJ): [0, 0, 0], number("FJ2-2"): [0, 0, 0]}
    game.push(FinishJumps(1))
    run(game)
    glided = game.units[number("FJ2-2")]
    assert game.units[number(FJ)].chutes == 2
    assert (glided.chutes, glided.gliders) == (0, 1)
