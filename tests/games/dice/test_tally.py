"""dice 3.2 and 4: the final tally and the bonuses."""

from __future__ import annotations

from typing import Any

from tests.games.dice.helpers import QUIET, asked, at, ids, last, me, play, state, told, until

from landfall.core.table import Table
from landfall.games.dice.model.components import TOOLS, tool_points
from landfall.games.dice.rules.rwb_bonuses import triples


def count(*dice: str, **unit: Any) -> Table:
    return at("tally", dice=dice, soldiers=10, **unit)


def test_3_2_1_results_added_by_cards_have_the_colour_they_say() -> None:
    table = at(
        "changes", dice=("two", "star", "two", "star", "tool", "tool"), medals=("actes_bravoure",)
    )
    play(table, "use:actes_bravoure", "add:two:blue", "add:two:red")
    assert last(table, "result-added").colour == "colour:red"
    until(table, "ask-camp")
    assert [e.bonus for e in told(table, "bonus-won")] == ["bonus:renforts"]


def test_3_2_1_a_colourless_result_completes_no_bonus() -> None:
    assert triples([5, 5, 5], [0, 1, 4]) == []


def test_3_2_2_a_die_counts_for_one_bonus_only() -> None:
    assert triples([3, 3, 3, 2], [0, 1, 2, 2]) == [3]
    assert triples([3, 3, 3, 3, 2, 2], [0, 0, 1, 1, 2, 2]) == []


def test_3_2_3_two_bonuses_of_one_tally() -> None:
    assert triples([3, 2, 3, 2, 3, 2], [0, 0, 1, 1, 2, 2]) == [2, 3]
    assert triples([3] * 6, [0, 0, 1, 1, 2, 2]) == [3, 3]


def test_3_2_4_a_straight_is_a_medal_and_no_dice() -> None:
    table = count("skull", "star", "soldier", "two", "courage", "tool")
    assert asked(table) == "ask-straight"
    play(table, "yes")
    assert asked(table) == "ask-choose-medal"
    play(table, "medal:bronze_star")
    assert me(table).medals == ["bronze_star"]
    assert last(table, "tallied").soldiers == 0


def test_3_2_4_or_the_dice_instead() -> None:
    table = count("skull", "star", "soldier", "two", "courage", "tool")
    play(table, "no")
    assert asked(table) == "ask-skulls"
    play(table, "cancel:5")
    assert last(table, "tallied").soldiers == 3


def test_3_2_5_missions_come_before_the_skulls() -> None:
    table = at(
        "tally",
        options={"missions": "missions"},
        missions=("ms32",),
        courage=2,
        dice=("skull", "skull", "skull", "two", "two", "star"),
    )
    assert asked(table) == "ask-mission"
    play(table, "fulfil:ms32")
    assert last(table, "tallied").soldiers == 4
    assert told(table, "skulls-cancelled") == []


def test_3_2_6_a_skull_cancels_a_die_of_ones_choice() -> None:
    table = count("skull", "two", "star", "courage", "tool", "tool")
    assert asked(table) == "ask-skulls"
    assert ids(table) == ["cancel:1", "cancel:2", "cancel:3", "cancel:4", "cancel:5"]
    play(table, "cancel:5")
    tally = last(table, "tallied")
    assert (tally.soldiers, tally.stars, tally.courage, tally.points) == (2, 1, 1, 1)


def test_3_2_6_the_sharpshooter_ignores_a_skull() -> None:
    table = count("skull", "two", "star", "star", "tool", "tool", specialists=("tireur_elite",))
    assert last(table, "tallied").soldiers == 2


def test_3_2_6_a_bonus_stands_only_while_its_dice_do() -> None:
    table = count("two", "skull", "two", "star", "two", "star")
    play(table, "cancel:0")
    assert told(table, "bonus-won") == []


def test_3_2_7_faces_give_resources_and_tools_count_together() -> None:
    table = count("tool", "tool", "tool", "two", "courage", "courage")
    tally = last(table, "tallied")
    assert (tally.soldiers, tally.courage, tally.points) == (2, 2, 6)
    assert TOOLS == (0, 1, 3, 6, 10, 15, 21)
    assert tool_points(8) == 21 + 7 + 8


def test_3_2_8_a_bonus_comes_on_top_of_its_dice() -> None:
    table = count("two", "star", "two", "star", "two", "tool")
    assert me(table).soldiers == 10 + 6 + 6


def test_3_2_9_sergeant_major_and_truck_serve_each_turn() -> None:
    units: list[dict[str, Any]] = [
        {"sector": "1", "specialists": ("commandant", "sergent"), "vehicle": "camion_munitions"},
        {"sector": "1"},
    ]
    table = at("upkeep", units=units)
    assert me(table).soldiers == 4 + 1 + 1
    assert me(table).points == 3
    assert me(table, "p2").soldiers == 5


def test_3_2_10_the_marker_turns_and_forces_to_move() -> None:
    table = at("upkeep", marker=3, courage=1)
    assert me(table).marker == 4
    assert last(table, "marker-turned").must_move == 1
    until(table, "ask-move")
    assert "stay" not in ids(table)
    first = at("upkeep", marker=0)
    assert me(first).marker == 1
    assert told(first, "marker-turned") == []


def test_4_0_the_numbers_are_the_nations() -> None:
    units = [{"sector": "1", "dice": QUIET}, {"sector": "1", "dice": ("two",) * 6}]
    table = at("tally", units=units)
    # The United Kingdom's Reinforcements bring five, here twice, and the dice bring twelve.
    assert me(table, "p2").soldiers == 4 + 12 + 10


def test_4_1_three_skulls_are_a_gift() -> None:
    table = count("skull", "two", "skull", "two", "skull", "star")
    assert asked(table) == "ask-bonus"
    assert last(table, "tallied").soldiers == 4
    assert ids(table) == ["points", "medal"]
    play(table, "medal")
    assert len(me(table).medals) == 1


def test_4_2_inspiration_brings_stars_or_a_second_recruit() -> None:
    dice = ("star", "two", "star", "two", "star", "tool")
    assert me(play(count(*dice), "stars")).stars == 5
    table = play(count(*dice), "two")
    assert me(table).recruits == 3


def test_4_3_fresh_troops() -> None:
    table = count("soldier", "two", "soldier", "two", "soldier", "tool")
    assert me(table).soldiers == 10 + 7 + 4
    assert me(table).courage == 1


def test_4_4_reinforcements_of_six() -> None:
    table = count("two", "star", "two", "star", "two", "tool")
    assert last(table, "gained").soldiers == 6


def test_4_5_the_battle_cry_brings_soldiers_or_a_free_move() -> None:
    dice = ("courage", "two", "courage", "two", "courage", "tool")
    assert me(play(count(*dice), "soldiers")).soldiers == 10 + 4 + 3
    table = play(count(*dice, sector="3"), "move")
    until(table, "ask-move")
    assert "move:5" in ids(table)


def test_4_6_the_find_reaches_for_a_used_item() -> None:
    dice = ("tool", "two", "tool", "two", "tool", "star")
    assert me(play(count(*dice), "points")).points == 6 + 6
    table = count(*dice, points=9)
    state(table).items.remove("bazooka")
    state(table).used.append("bazooka")
    play(table, "used")
    assert "find:bazooka" in ids(table)


def test_3_4_4_a_straight_chooses_from_a_deck_made_anew() -> None:
    table = at(
        "changes", items=("jumelles",), dice=("skull", "star", "soldier", "two", "courage", "tool")
    )
    game = state(table)
    game.medals_played, game.medals = game.medals, []
    play(table, "done", "yes")
    assert asked(table) == "ask-choose-medal"
    assert len(ids(table)) == 19


def test_3_2_1_the_sectors_courage_is_in_the_tally_for_the_staff_sergeant() -> None:
    table = count(
        "two", "two", "star", "star", "tool", "tool", sector="2", specialists=("sergent_chef",)
    )
    assert last(table, "tallied").courage == 2


def test_3_2_6_nobody_is_asked_where_every_skull_takes_the_same() -> None:
    """Four stars in two colours: whichever die is cancelled, three stars are left and no bonus
    breaks."""
    same = count("star", "star", "star", "star", "skull", "skull")
    assert len(told(same, "skulls-cancelled")) == 1
    assert last(same, "tallied").stars == 2
    assert asked(same) != "ask-skulls"
    # Stars in three colours: one answer breaks the bonus and another does not, so the unit is
    # asked.
    assert asked(count("star", "star", "star", "star", "star", "skull")) == "ask-skulls"
    # It matters whether courage or tools are cancelled.
    assert asked(count("tool", "tool", "courage", "courage", "skull", "skull")) == "ask-skulls"
