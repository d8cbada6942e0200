"""*Atlantikwall*: guns and mines that sleep (A1.8 to A1.10), and what the German player loses in Phase 6 (A1.11 to
A1.14, A1.25).
"""

from __future__ import annotations

import pytest
from tests.games.dice.helpers import (
    asked,
    finish,
    german,
    last,
    me,
    paid,
    play,
    seen,
    state,
    wall,
)

from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.sectors import (
    base_defence,
    defence,
    gun_symbols,
    guns,
    mine_symbols,
    mined,
)
from landfall.games.dice.rules.wall.side import wall_of

NEAR = {"sector": "10", "soldiers": 40}
HIT = {"sector": "8", "soldiers": 40, "courage": 3}


def test_a1_12_example_1_what_he_lacks_lowers_the_def() -> None:
    table = wall(
        "combat",
        german={"soldiers": 4},
        units=[{"sector": "10", "soldiers": 40}],
        swapped={"10": 12},
    )
    finish(table)
    assert paid(table) == (4, 8)
    assert german(table).soldiers == 0
    assert last(table, "fought").defence == 4
    assert me(table).soldiers == 36


def test_a1_14_example_2_below_nothing_the_units_gain() -> None:
    units = [{"sector": "10", "soldiers": 40, "items": ["bazooka"]}]
    table = wall("combat", german={"soldiers": 4}, units=units, swapped={"10": 12})
    play(table, "use:bazooka")
    finish(table)
    assert last(table, "fought").defence == -3
    assert me(table).soldiers == 43


def test_a1_14_rises_and_reductions_are_one_sum() -> None:
    """DEF 1, Westwall +3, Armoured Assault -2: the DEF is 2. It would be 3 if the -2 had stopped at
    0."""
    table = wall(
        "combat",
        german={"soldiers": 20, "hand": ["medaille_westwall"]},
        units=[{"sector": "8", "soldiers": 40}],
        options={"conditions": "turn"},
        condition="bc15",
        swapped={"8": 1},
    )
    play(table, "use:medaille_westwall:8", seat="g")
    finish(table)
    assert last(table, "fought").defence == 2


def test_a1_12_a_way_ahead_counts_what_the_germans_would_pay_there() -> None:
    """The Unit moves from DEF 12 to DEF 5. The German player has 4 Soldiers and would owe 5 there; the
    shortage for 12 does not matter."""
    units = [{"sector": "8", "soldiers": 40, "courage": 9}]
    table = wall("camp", german={"soldiers": 4}, units=units, swapped={"8": 12, "10": 5})
    ways = {way.sector: way.defence for way in seen(table).ways}
    assert (ways["10"].least, ways["10"].most) == (4, 4)
    # If another Unit stays in DEF 12, the Germans pay for that.
    units.append({"sector": "8", "soldiers": 40})
    table = wall("camp", german={"soldiers": 4}, units=units, swapped={"8": 12, "10": 5})
    ways = {way.sector: way.defence for way in seen(table).ways}
    assert ways["10"].least == -3


def test_a1_11_example_3_the_highest_def_once() -> None:
    """dice A1.12: the shortage lowers the DEF of every sector."""
    units = [{"sector": "8", "soldiers": 40}, {"sector": "9", "soldiers": 40}]
    table = wall("combat", german={"soldiers": 5}, units=units, swapped={"8": 4, "9": 8})
    finish(table)
    assert paid(table) == (5, 3)
    assert (me(table).soldiers, me(table, "p2").soldiers) == (39, 35)


def test_a1_13_example_4_reductions_are_the_units_alone() -> None:
    units = [
        {"sector": "8", "soldiers": 40, "items": ["bazooka"]},
        {"sector": "9", "soldiers": 40},
    ]
    table = wall("combat", german={"soldiers": 4}, units=units, swapped={"8": 4, "9": 6})
    play(table, "use:bazooka")
    finish(table)
    assert paid(table) == (4, 2)
    assert (me(table).soldiers, me(table, "p2").soldiers) == (42, 36)


@pytest.mark.parametrize("gunner", [False, True])
def test_a1_8_example_5_guns_sleep_without_the_gunner(gunner: bool) -> None:
    crew = ["unteroffizier", "mg_schutze"] if gunner else ["unteroffizier"]
    table = wall(
        "combat",
        german={"soldiers": 20, "specialists": crew},
        units=[{"sector": "8", "soldiers": 14}],
        rolls=(4,),
    )
    assert seen(table).german is not None
    finish(table)
    assert me(table).soldiers == (1 if gunner else 6)
    assert german(table).soldiers == 12


def test_a1_9_and_a1_10_a_lost_specialist_puts_his_weapon_to_sleep() -> None:
    """dice A1.10: a silenced gun stays silent; a token placed later is a new gun."""
    crew = ["unteroffizier", "mg_schutze", "pionier"]
    units = [{"sector": "8", "courage": 5, "specialists": ["sniper"]}]
    table = wall("ambush", german={"specialists": crew}, units=units)
    game = state(table)
    sector = game.ground.sectors["8"]
    edge = next(e for e in game.ground.battlefield.edges if e.landmines)
    assert guns(game, sector) == 1
    assert mined(game, edge)
    play(table, "sniper:kill:mg_schutze")
    assert guns(state(table), sector) == 0
    assert gun_symbols(state(table), sector) == 1
    assert "mg_schutze" in wall_of(state(table)).specialists
    game.silenced.append("8")
    game.tokens.append("mgf:8")
    assert gun_symbols(game, sector) == 1
    assert mine_symbols(game, edge)


@pytest.mark.parametrize("medic", [False, True])
def test_a1_11_example_12_the_panzer_badge_halves_what_he_pays(medic: bool) -> None:
    crew = ["unteroffizier", "sanitater"] if medic else ["unteroffizier"]
    table = wall(
        "combat",
        german={"soldiers": 9, "specialists": crew, "hand": ["insigne_panzer"]},
        units=[{"sector": "10", "soldiers": 40}],
        swapped={"10": 13},
    )
    play(table, "use:insigne_panzer", seat="g")
    finish(table)
    less = parts.CONSTANTS["sanitater_soldiers"] if medic else 0
    assert paid(table) == (7 - less, 0)
    assert me(table).soldiers == 27


@pytest.mark.parametrize(("units", "less"), [(1, 1), (2, 2), (4, 2)])
def test_a1_11_the_medical_orderly_saves_more_against_several_units(units: int, less: int) -> None:
    crew = ["unteroffizier", "sanitater"]
    table = wall(
        "combat",
        german={"soldiers": 9, "specialists": crew},
        units=[{"sector": "10", "soldiers": 40}] * units,
        swapped={"10": 7},
    )
    finish(table)
    assert paid(table) == (7 - less, 0)


def test_a2_2_example_13_conditions_do_not_change_what_the_germans_pay() -> None:
    """dice A1.13: max(0, 10 − 2) − 3."""
    table = wall(
        "combat",
        german={"soldiers": 7},
        units=[{"sector": "10", "soldiers": 40}],
        options={"conditions": "turn"},
        condition="bc15",
        swapped={"10": 10},
    )
    assert defence(state(table), state(table).ground.sectors["10"]) == 5
    finish(table)
    assert paid(table) == (7, 3)
    assert me(table).soldiers == 35


def test_a1_25_short_of_soldiers_he_may_give_up_specialists() -> None:
    table = wall(
        "combat",
        german={"soldiers": 2},
        units=[{"sector": "10", "soldiers": 40}],
        swapped={"10": 4},
    )
    finish(table, "ask-payment")
    play(table, "give-up:unteroffizier", seat="g")
    assert paid(table) == (3, 1)


def test_a1_3_base_defence_knows_swaps_and_dice() -> None:
    table = wall("roll")
    game = state(table)
    sector = game.ground.sectors["8"]
    assert base_defence(game, sector) == sector.defence
    game.swapped["8"] = 2
    assert base_defence(game, sector) == 2


# Payment (A1.11, A1.25).


def test_a1_25_one_specialist_covers_one_soldier_until_nothing_is_missing() -> None:
    he = {"soldiers": 2, "specialists": ["unteroffizier", "funker", "leutnant"]}
    table = wall("combat", german=he, units=[NEAR], swapped={"10": 4})
    finish(table, "ask-payment")
    decision = table.decision("g")
    assert decision is not None
    assert decision.args["missing"] == 2
    play(table, "give-up:unteroffizier", seat="g")
    decision = table.decision("g")
    assert decision is not None
    assert decision.args["missing"] == 1
    play(table, "give-up:funker", seat="g")
    assert paid(table) == (4, 0)
    assert german(table).specialists == ["leutnant"]


@pytest.mark.parametrize(("soldiers", "short"), [(3, True), (4, False)])
def test_a1_25_he_is_asked_only_if_he_is_short(soldiers: int, short: bool) -> None:
    table = wall("combat", german={"soldiers": soldiers}, units=[NEAR], swapped={"10": 4})
    finish(table, "ask-payment")
    assert (asked(table, "g") == "ask-payment") is short


def test_a1_11_the_sector_he_pays_for_is_the_highest() -> None:
    table = wall("combat", german={"soldiers": 40}, units=[HIT, NEAR], swapped={"10": 9})
    finish(table)
    event = last(table, "german-paid")
    assert (event.sector, event.defence, event.paid) == ("10", 9, 9)


def test_3_3_3_the_purple_heart_counts_hits_of_phase_6() -> None:
    """A Stick Grenade before the guns costs three Soldiers, and the DEF eight."""
    unit = {"sector": "8", "soldiers": 40, "courage": 3}
    for window, lost in (("combat", 3 + 8), ("ambush", 8)):
        table = wall(window, units=[unit], german={"soldiers": 40, "items": ["grenade_manche"]})
        play(table, "use:grenade_manche:p1", seat="g")
        finish(table)
        assert me(table).last_losses == lost


def test_a1_5_a_sniper_kills_no_more_soldiers_than_there_are() -> None:
    """Ruling 20: the rest is not made up with Specialists."""
    unit = {"sector": "8", "soldiers": 40, "courage": 3, "specialists": ["sniper"]}
    he = {"soldiers": 2, "specialists": ["funker", "leutnant"]}
    table = wall("ambush", units=[unit], german=he)
    play(table, "sniper:soldiers")
    assert german(table).soldiers == 0
    assert german(table).specialists == ["funker", "leutnant"]


def test_a1_12_a_german_player_with_no_one_left_plays_on() -> None:
    """Against Units, the Germans lose only in the assault (A1.29, ruling 7)."""
    units = [{"sector": "8", "soldiers": 40}]
    table = wall("combat", units=units, german={"soldiers": 0, "specialists": []})
    finish(table)
    assert (table.outcome, state(table).turn) == (None, 3)
    # The Germans lack all of DEF 8, so the Unit suffers nothing.
    assert me(table).soldiers == 40
