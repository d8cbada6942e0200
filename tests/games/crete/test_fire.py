"""G13, G23: direct fire and its odds."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.crete.helpers import (
    AUS,
    FJ,
    NZ,
    became,
    choose,
    game_of,
    ids,
    number,
    pair,
    run,
    still,
    straight,
    table,
    told,
    unit,
)

from landfall.games.crete.model.events import (
    Shot,
)
from landfall.games.crete.rules.fire import (
    DEFENSIVE,
    DIRECT,
    INDIRECT,
    OPPORTUNITY,
    PRIMARY,
    REPLY,
    SECONDARY,
    Aim,
    Roll,
    aim,
    has_bonus,
    mass_mod,
)
from landfall.games.crete.rules.odds import OUTCOMES, odds
from landfall.games.crete.rules.quality import need, reduced

LEADER = {"LB-I-FJR2": FJ}

FIRERS: list[tuple[dict[str, Any], str, int]] = [
    ({"steps": 1}, "reduced", -1),
    ({"cohesion": 1}, "cohesion", -1),
    ({"cohesion": 2}, "cohesion", -2),
    ({"column": True}, "column", -1),
    ({"position": 2}, "entrenched", 1),
    ({"chutes": 2}, "parachute", -4),
    ({"gliders": 1}, "glider", -1),
    ({"delay": True}, "delay", -2),
]

TARGETS: list[tuple[dict[str, Any], str, int]] = [
    ({"column": True}, "target-column", 2),
    ({"position": 1}, "target-improved", -1),
    ({"position": 2}, "target-entrenched", -2),
    ({"heroic": True}, "target-heroic", -1),
    ({"chutes": 1}, "target-parachute", 2),
    ({"gliders": 1}, "target-glider", 3),
    ({"delay": True}, "target-delay", 2),
]


def test_g13_4_mass() -> None:
    """crete G13.4, G13.3: all steps of the target's side in the hex; the mover's own in opportunity fire."""
    assert [mass_mod(n) for n in (0, 1, 3, 4, 5, 6, 7, 8)] == [-1, 0, 0, 1, 1, 2, 2, 3]
    here, there = pair("C", "C")
    game = still([unit(FJ, here), unit(NZ, there), unit("NZ-18-B", there)])
    assert ("mass", 1) in aim(game, number(FJ), number(NZ), DIRECT).mods
    assert ("mass", 1) not in aim(game, number(FJ), number(NZ), OPPORTUNITY, False, 2).mods


def test_odds_agree_with_the_dice() -> None:
    """crete G13.1, G14.2: the odds shown are those of all possible rolls."""
    here, there = pair("C", "O")
    game = still([unit(FJ, here), unit(NZ, there)], orders={"allied": {"hard": "never"}})
    shown = odds(game, number(FJ), number(NZ), DIRECT)
    counted = dict.fromkeys(OUTCOMES, 0.0)
    for bonus in range(10):
        for die in range(10):
            for check in range(10):
                twin = game.clone()
                twin.chance.script = [bonus, die, check]
                twin.passed = bonus == 0 or (bonus != 9 and bonus <= need(game, number(FJ)))
                twin.chance.script = [die, check]
                twin.push(Roll(number(FJ), number(NZ), DIRECT))
                run(twin)
                counted[became(twin.units[number(NZ)])] += 0.1
    assert shown == pytest.approx(tuple(counted.values()))


@pytest.mark.parametrize(
    ("dice", "rating", "result"),
    [((9, 4), 6, "cohesion"), ((5, 9), 8, "miss"), ((9, 0), 6, "cohesion")],
)
def test_g13_1_bonus_rating_roll_result(dice: tuple[int, int], rating: int, result: str) -> None:
    """A bonus check that fails adds nothing; a 9 misses whatever the rating, a 0 hits."""
    here, there = pair("C", "C")
    play = table([unit(FJ, here), unit(NZ, there)], leaders=LEADER, script=dice)
    choose(play, f"fire:{FJ}@{NZ}")
    shot = told(play, Shot)[0]
    assert (shot.rating, shot.result) == (rating, result)


def test_g13_2_one_target_and_one_roll() -> None:
    here, there = pair("C", "C")
    play = table([unit(FJ, here), unit(NZ, there), unit(AUS, there)], leaders=LEADER, script=(9, 4))
    assert {f"fire:{FJ}@{NZ}", f"fire:{FJ}@{AUS}"} <= set(ids(play))
    choose(play, f"fire:{FJ}@{NZ}")
    game = game_of(play)
    assert len(told(play, Shot)) == 1
    assert (game.units[number(NZ)].cohesion, game.units[number(AUS)].cohesion) == (1, 0)


@pytest.mark.parametrize(("state", "name", "value"), FIRERS)
def test_g13_3_the_firers_state(state: dict[str, Any], name: str, value: int) -> None:
    here, there = pair("C", "C")
    plain, marked = (still([unit(FJ, here, **s), unit(NZ, there)]) for s in ({}, state))
    shots = [aim(g, number(FJ), number(NZ), DIRECT) for g in (plain, marked)]
    assert (name, value) in shots[1].mods
    assert shots[1].sum - shots[0].sum == value


@pytest.mark.parametrize(("state", "name", "value"), TARGETS)
def test_g13_3_the_targets_state(state: dict[str, Any], name: str, value: int) -> None:
    here, there = pair("C", "C")
    plain, marked = (still([unit(FJ, here), unit(NZ, there, **s)]) for s in ({}, state))
    shots = [aim(g, number(FJ), number(NZ), DIRECT) for g in (plain, marked)]
    assert (name, value) in shots[1].mods
    assert shots[1].sum - shots[0].sum == value


def test_g13_3_range_and_what_a_column_loses() -> None:
    """−1 for each hex beyond the first; a column has no cover."""
    for far in (1, 2, 3):
        here, there = straight(far)
        game = still([unit("CR-MG-R", here), unit(FJ, there)])
        mods = dict(aim(game, number("CR-MG-R"), number(FJ), DIRECT).mods)
        assert mods.get("range", 0) == 1 - far
    clear, town = pair("C", "T")
    for column, cover in ((False, -2), (True, 0)):
        game = still([unit(FJ, clear), unit(NZ, town, column=column)])
        assert dict(aim(game, number(FJ), number(NZ), DIRECT).mods).get("terrain", 0) == cover


def test_g13_5_a_unit_of_one_step() -> None:
    game = still([unit("FJ2-13", "R28.13"), unit(FJ, "R28.14", steps=1), unit("FJ2-2", "R28.15")])
    assert [reduced(game, number(n)) for n in ("FJ2-13", FJ, "FJ2-2")] == [False, True, False]
    assert [has_bonus(game, number(n)) for n in ("FJ2-13", FJ, "FJ2-2")] == [False, False, True]


def test_g13_6_a_rating_below_nothing_counts_as_nothing() -> None:
    assert Aim(1, "Pink", (("terrain", -4),)).rating == 0
    here, there = pair("C", "C")
    tank = "CR-RTR-R1"
    play = table([unit(FJ, here), unit(tank, there)], leaders=LEADER, script=(9, 0))
    game_of(play)
    choose(play, f"fire:{FJ}@{tank}")
    assert told(play, Shot)[0].result == "cohesion"


ALL = (DIRECT, INDIRECT, OPPORTUNITY, PRIMARY, SECONDARY, DEFENSIVE, REPLY)
ATTACKS = (PRIMARY, SECONDARY)
REPLIES = (DEFENSIVE, REPLY)
#: For each state of the firer, or of the target: what it adds, and in which modes.
FIRERS_BY_MODE: list[tuple[dict[str, Any], int, tuple[str, ...]]] = [
    ({"steps": 1}, -1, ALL),
    ({"cohesion": 1}, -1, ALL),
    ({"cohesion": 2}, -2, ALL),
    ({"suppressed": True}, -2, (REPLY,)),
    ({"column": True}, -1, ALL),
    ({"position": 2}, 1, (DIRECT, INDIRECT, OPPORTUNITY, *REPLIES)),
    ({"position": 1}, 0, ALL),
    ({"chutes": 2}, -4, ALL),
    ({"gliders": 2}, -2, ALL),
    ({"delay": True}, -2, ALL),
]
TARGETS_BY_MODE: list[tuple[dict[str, Any], int, tuple[str, ...]]] = [
    ({"column": True}, 2, (DIRECT, INDIRECT, OPPORTUNITY, *ATTACKS)),
    ({"position": 1}, -1, (DIRECT, INDIRECT, OPPORTUNITY, *ATTACKS)),
    ({"position": 2}, -2, (DIRECT, INDIRECT, *ATTACKS)),
    ({"heroic": True}, -1, ALL),
    ({"chutes": 2}, 4, ALL),
    ({"gliders": 2}, 6, ALL),
    ({"delay": True}, 2, ALL),
    ({"suppressed": True}, 0, ALL),
    ({"cohesion": 2}, 0, ALL),
]


def by_mode(firer: dict[str, Any], target: dict[str, Any], **more: Any) -> dict[str, int]:
    here, there = pair("C", "C")
    game = still([unit(FJ, here, **firer), unit(NZ, there, **target)], **more)
    return {mode: aim(game, number(FJ), number(NZ), mode).sum for mode in ALL}


@pytest.mark.parametrize(("state", "value", "modes"), FIRERS_BY_MODE)
def test_g13_3_the_firers_state_by_mode(
    state: dict[str, Any], value: int, modes: tuple[str, ...]
) -> None:
    """crete G13.3: the lines of the firer, each in its modes only."""
    plain, marked = by_mode({}, {}), by_mode(state, {})
    assert {m: marked[m] - plain[m] for m in ALL} == {m: value * (m in modes) for m in ALL}


@pytest.mark.parametrize(("state", "value", "modes"), TARGETS_BY_MODE)
def test_g13_3_the_targets_state_by_mode(
    state: dict[str, Any], value: int, modes: tuple[str, ...]
) -> None:
    """crete G13.3: the lines of the target, each in its modes only."""
    plain, marked = by_mode({}, {}), by_mode({}, state)
    assert {m: marked[m] - plain[m] for m in ALL} == {m: value * (m in modes) for m in ALL}


def test_g13_3_terrain_and_slope_by_mode() -> None:
    """crete G13.3, 2.10: assaulters have left their cover; the high side helps against an assault only."""
    clear, orchard = pair("C", "O")
    game = still([unit(FJ, clear), unit(NZ, orchard)])
    shots = {mode: dict(aim(game, number(FJ), number(NZ), mode).mods) for mode in ALL}
    assert {m for m in ALL if shots[m].get("terrain") == -1} == set(ALL) - set(REPLIES)
    low, high = pair("C", "C", slope=True)
    game = still([unit(FJ, low), unit(NZ, high)])
    shots = {mode: dict(aim(game, number(FJ), number(NZ), mode).mods) for mode in ALL}
    assert {m for m in ALL if shots[m].get("uphill") == -1} == set(ATTACKS)
    assert all("uphill" not in dict(aim(game, number(NZ), number(FJ), m).mods) for m in ALL)


def test_g13_3_barrage_and_night_count_for_the_firer_in_every_mode() -> None:
    """crete G13.3, G17.4, 1.0: on the target's hex a barrage changes no rating."""
    here, there = pair("C", "C")
    plain = by_mode({}, {})
    for more, value in (
        ({"barrage": {here: 1}}, -1),
        ({"barrage": {here: 2}}, -2),
        ({"barrage": {there: 2}}, 0),
        ({"hour": "Night"}, -2),
    ):
        marked = by_mode({}, {}, **more)
        assert {marked[m] - plain[m] for m in ALL} == {value}
