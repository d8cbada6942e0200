"""dice 3.0, 3.1, 9: the phases, rolling, locking, changing and swapping dice."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import QUIET, asked, at, ids, last, me, play, seen, state, told, until


def test_3_0_all_play_the_phases_together() -> None:
    table = at(units=[{"sector": "1"}, {"sector": "1"}])
    assert {d.seat for d in table.decisions} == {"p1", "p2"}
    play(table, "lock:0,1", "roll:2", "roll:2")
    assert [d.seat for d in table.decisions] == ["p2"]
    play(table, "lock:0,1", "done", seat="p2")
    assert {d.text for d in table.decisions} != {"ask-roll"}


def test_3_1_1_six_dice_are_rolled() -> None:
    table = at(rolls=(0, 1, 2, 3, 4, 5))
    assert me(table).faces == [0, 1, 2, 3, 4, 5]
    assert len(last(table, "dice-rolled").dice) == 6


def test_3_1_2_exactly_two_dice_are_locked() -> None:
    table = at()
    assert len(ids(table)) == 15
    play(table, "lock:1,4")
    assert me(table).locked == 0b010010
    assert "roll:1" not in ids(table)
    refusal = table.why_not("p1", "reroll", die="1")
    assert refusal is not None
    assert refusal.rule == "3.1.2"


def test_3_1_3_the_others_are_rolled_again_up_to_twice() -> None:
    table = at(rolls=(0, 0, 0, 0, 0, 0, 3, 4, 5))
    play(table, "lock:0,1", "roll:2,3")
    assert me(table).faces == [0, 0, 3, 4, 0, 0]
    play(table, "roll:2")
    third = told(table, "dice-rolled")[2]
    assert (third.roll, third.dice, third.faces) == (3, ("die:2",), ("face:tool",))
    assert asked(table) != "ask-roll"


def test_3_1_4_sectors_and_the_colonel_change_the_numbers() -> None:
    assert len(me(at(sector="8")).faces) == 5
    assert asked(at(sector="7")) == "ask-roll"
    assert len(ids(at(specialists=("colonel",)))) == 6
    assert asked(at(specialists=("wh17",))) == "ask-roll"
    two = at(units=[{"sector": "1", "specialists": ("colonel",)}, {"sector": "1"}])
    assert len(ids(two, "p2")) == 6


def test_3_1_5_dice_are_changed_when_all_have_rolled() -> None:
    table = at("changes", dice=QUIET, items=("jumelles",))
    play(table, "use:jumelles", "set:0:courage")
    assert last(table, "die-changed").face == "face:courage"
    assert "jumelles" in state(table).used


def test_3_1_6_a_change_reaches_locked_dice_and_a_re_roll_does_not() -> None:
    table = at(specialists=("caporal",), items=("porte_bonheur",))
    play(table, "lock:0,1", "done", "use:caporal")
    assert "roll:0" not in ids(table)
    play(table, "done", "use:porte_bonheur")
    assert "roll:0" in ids(table)
    hero = play(at(specialists=("wh01",)), "lock:0,1", "done", "use:wh01")
    assert "roll:0" in ids(hero)


def test_9_1_the_lieutenant_swaps_dice_of_one_colour() -> None:
    star, tool = ("star",) * 6, ("tool", "two", "two", "two", "two", "two")
    units = [
        {"sector": "1", "specialists": ("lieutenant",), "dice": star},
        {"sector": "2", "dice": tool},
    ]
    table = at("changes", units=units)
    assert "lieutenant:p2:0:0" in ids(table)
    assert "lieutenant:p2:0:2" not in ids(table)
    play(table, "lieutenant:p2:0:0")
    assert asked(table, "p2") == "ask-swap-offer"
    play(table, "yes", seat="p2")
    assert last(table, "dice-swapped").got == "face:tool"
    assert last(table, "dice-swapped").other == "seat:p2"


def test_9_1_a_unit_takes_part_in_one_swap_per_turn() -> None:
    units = [
        {"sector": "1", "specialists": ("lieutenant",), "dice": ("star",) * 6},
        {"sector": "1", "specialists": ("wh09",), "dice": ("tool",) * 6},
        {"sector": "1", "dice": ("two",) * 6},
    ]
    table = at("changes", units=units)
    play(table, "lieutenant:p3:0:0")
    play(table, "wh09:p3:0:4", seat="p2")
    assert told(table, "beaten") != []


def test_9_2_alone_the_lieutenant_brings_a_pool() -> None:
    table = at("camp", stars=4, rolls=(1, 1, 1, 1, 1, 1))
    play(table, "recruit:lieutenant")
    assert me(table).pool_faces == [1] * 6


def test_9_2_a_die_of_the_tally_for_a_die_of_the_pool() -> None:
    from landfall.games.dice.rules.dice_trading import pool_options

    table = at("changes", dice=("two",) * 6, items=("jumelles",))
    unit = me(table)
    unit.pool_faces, unit.pool_colours = [1] * 6, [0, 0, 1, 1, 2, 2]
    found = [option.id for option in pool_options(state(table), unit)]
    assert "pool:0:0" in found
    assert "pool:0:2" not in found


def test_9_3_the_golden_pool_is_four_dice_of_any_colour() -> None:
    from landfall.games.dice.rules.dice_trading import pool_options

    options = {"golden": "standard", "golden_trade": True}
    table = at("camp", stars=4, options=options, rolls=(1, 1, 1, 1))
    play(table, "recruit:lieutenant")
    unit = me(table)
    assert unit.pool_faces == [1] * 4
    unit.faces, unit.colours = [2] * 6, [0, 0, 1, 1, 2, 2]
    assert len(pool_options(state(table), unit)) == 24


def test_rolling_needs_nobody_elses_answer() -> None:
    table = at(units=[{"sector": "1"}, {"sector": "1"}])
    before = table.decision("p2")
    play(table, "lock:0,1", "roll:2,3,4,5")
    assert table.decision("p2") == before


def test_the_message_case_copies_another_tally() -> None:
    units = [
        {"sector": "1", "items": ("porte_documents",), "dice": ("skull",) * 6},
        {"sector": "1", "dice": QUIET},
    ]
    table = at("changes", units=units)
    play(table, "copy:p2")
    assert last(table, "tallied").soldiers == 6


def test_the_preview_says_what_the_tally_will_bring() -> None:
    table = at(rolls=(3, 3, 3, 4, 3, 0))
    tally = seen(table).units[0].tally
    assert tally is not None
    assert (tally.soldiers, tally.courage, tally.skulls) == (8, 1, 1)
    assert [(bonus.name, bonus.gains) for bonus in tally.bonuses] == [("renforts", {"soldiers": 6})]
    until(table, "ask-skulls")
    assert asked(table) == "ask-skulls"


def test_m2_6_a_golden_die_from_the_pool_takes_any_colour_in_the_tally() -> None:
    options = {"golden": "standard", "golden_trade": True}
    dice = ("soldier", "courage", "soldier", "tool", "star", "star")
    table = at(
        "camp",
        stars=4,
        options=options,
        rolls=(2, 1, 1, 1, *(2, 4, 2, 5, 1, 1)),
        dice=dice,
        soldiers=20,
    )
    play(table, "recruit:lieutenant")
    until(table, "ask-lock")
    play(table, "lock:0,2", "done")
    until(table, "ask-swaps")
    play(table, "pool:4:0")
    assert last(table, "bonus-won").bonus == "bonus:troupes_fraiches"
    assert me(table).pool_faces[0] == 1


def test_m4_2_john_spalding_swaps_any_colours_with_the_pool() -> None:
    from landfall.games.dice.rules.dice_trading import pool_options

    table = at("camp", specialists=("wh09",), options={"heroes": "heroes"})
    unit = me(table)
    unit.pool_faces, unit.pool_colours = [1] * 6, [0, 0, 1, 1, 2, 2]
    unit.faces, unit.colours = [2] * 6, [0, 0, 1, 1, 2, 2]
    assert len(pool_options(state(table), unit)) == 36


def test_3_0_a_question_does_not_disturb_an_order_that_waits() -> None:
    """The Flare Gun of one Unit asks the other Unit, whose own order has not been carried out yet."""
    units: list[dict[str, Any]] = [
        {"sector": "1", "dice": QUIET, "items": ["pistolet_fusees"]},
        {"sector": "1", "dice": QUIET, "medals": ["medaille_service"]},
    ]
    # On turn 1, the first Unit has priority.
    table = at("changes", units=units, turn=1)
    play(table, "use:pistolet_fusees")
    play(table, "use:medaille_service", seat="p2")
    assert not told(table, "beaten")
    assert [unit.medals for unit in state(table).units] == [[], []]
    assert len(me(table).faces) == 9


def test_3_1_6_a_result_that_a_card_added_is_not_a_die() -> None:
    """The Service Medal adds three Tools: no card turns, paints or re-rolls them."""
    items = ("jumelles", "porte_bonheur", "carte_strategique")
    table = at("changes", dice=QUIET, items=items, medals=("medaille_service",))
    play(table, "use:medaille_service")
    assert len(me(table).faces) == 9
    for card, verb in (
        ("jumelles", "set"),
        ("porte_bonheur", "roll"),
        ("carte_strategique", "paint"),
    ):
        play(table, f"use:{card}")
        dice = {answer.split(":")[1] for answer in ids(table) if answer.startswith(f"{verb}:")}
        assert dice == {"0", "1", "2", "3", "4", "5"}
        play(table, "done")


def test_11_3_a_mulligan_leaves_results_as_they_are() -> None:
    options = {"mulligan": True}
    medals = ("medaille_service",)
    table = at("changes", dice=QUIET, soldiers=9, medals=medals, options=options, rolls=(0,) * 9)
    play(table, "use:medaille_service", "mulligan")
    assert me(table).faces == [0] * 6 + [5] * 3


def test_9_1_a_result_that_a_card_added_is_not_swapped() -> None:
    units: list[dict[str, Any]] = [
        {"sector": "1", "dice": QUIET, "specialists": ["lieutenant"], "medals": ["actes_bravoure"]},
        {"sector": "1", "dice": ("star",) * 6},
    ]
    table = at("changes", units=units, turn=1)
    play(table, "use:actes_bravoure", "add:courage:red", "add:courage:red")
    play(table, "give:p2:add:tool:blue")
    until(table, "ask-swaps")
    assert [len(unit.faces) for unit in state(table).units] == [8, 7]
    swaps = [answer.split(":") for answer in ids(table) if answer.startswith("lieutenant:")]
    assert swaps
    assert {int(mine) for _, _, mine, _ in swaps} <= set(range(6))
    assert {int(theirs) for *_, theirs in swaps} <= set(range(6))


@pytest.mark.parametrize(
    ("soldiers", "crew", "offered"),
    [(3, (), True), (2, (), False), (2, ("medecin",), True), (1, ("medecin", "sergent"), False)],
)
def test_11_3_a_mulligan_takes_two_soldiers_and_leaves_someone(
    soldiers: int, crew: tuple[str, ...], offered: bool
) -> None:
    """dice 8.2: a unit without Soldiers plays on if it has a Specialist."""
    options = {"mulligan": True}
    unit = {"sector": "1", "dice": QUIET, "soldiers": soldiers, "specialists": crew}
    units = [unit, {"sector": "1", "dice": QUIET, "soldiers": 9}]
    assert ("mulligan" in ids(at("changes", units=units, options=options))) is offered
