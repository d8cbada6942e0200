"""*Atlantikwall*: the dice of the German. Colours, dice that change sides, bonuses, the Straight (A1.6, A1.15, A1.16)."""

from __future__ import annotations

import pytest
from tests.games.dice.helpers import (
    QUIET,
    asked,
    finish,
    german,
    ids,
    last,
    me,
    play,
    state,
    told,
    wall,
)

from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.wall.side import wall_of


def test_a1_15_example_6_discipline_completes_another_bonus() -> None:
    dice = ("star", "two", "star", "two", "star", "courage")
    table = wall("tally", german={"soldiers": 0, "dice": dice})
    assert asked(table, "g") == "ask-discipline"
    play(table, "add:two", seat="g")
    he = german(table)
    assert (he.soldiers, he.courage, he.stars) == (12, 1, 3)


def test_a1_15_a_discipline_of_the_knights_cross_completes_another_bonus() -> None:
    """Ruling 54: played before the tally, the bonus counts like one made of dice."""
    # Red Two, white Two; no Star but one.
    dice = ("two", "soldier", "two", "soldier", "star", "courage")
    table = wall("changes", german={"soldiers": 0, "dice": dice, "hand": ["croix_chevalier"]})
    play(table, "use:croix_chevalier", "bonus:discipline", seat="g")
    finish(table, "ask-discipline", "g")
    assert asked(table, "g") == "ask-discipline"
    play(table, "add:two", seat="g")
    bonuses = [event.bonus for event in told(table, "bonus-won")]
    assert bonuses == ["bonus:discipline", "bonus:remplacements"]
    assert last(table, "tallied").soldiers == 2 + 1 + 2 + 1 + 2
    assert german(table).soldiers == 8 + 6


@pytest.mark.parametrize("gold", [False, True])
def test_a1_15_stars_of_a_discipline_are_spared_by_skulls(gold: bool) -> None:
    """Ruling 11: a golden die that makes the third colour is spared too (A5.3)."""
    table = wall("tally", german={"dice": ("star", "skull", "star", "two", "star", "two")})
    assert asked(table, "g") == "ask-discipline"
    if gold:
        german(table).colours[4] = parts.GOLD
    play(table, "courage", seat="g")
    assert asked(table, "g") == "ask-skulls"
    assert ids(table, "g") == ["cancel:3", "cancel:5"]


def test_a1_15_skulls_do_not_cancel_the_result_of_discipline() -> None:
    """Ruling 11: a result is not a die; with fewer dice than Skulls it still stands."""
    table = wall("tally", german={"dice": ("skull", "star", "skull", "star", "skull", "star")})
    he = german(table)
    he.colours = [0, 0, 0, 1, 0, 2]
    finish(table, "ask-discipline", "g")
    play(table, "add:two", seat="g")
    finish(table, "ask-german", "g")
    # The three Skulls cancel the three Stars; two Soldiers are left.
    event = [e for e in told(table, "tallied") if e.seat == "seat:g"][-1]
    assert (event.soldiers, event.stars) == (2, 0)


def test_a1_6_example_11_barbed_wire_takes_a_die_of_each_unit() -> None:
    dice = ("skull", "soldier", "star", "star", "soldier", "two")
    units = [{"sector": "1", "dice": dice} for _ in range(3)]
    table = wall("contest", german={"items": ["barbeles"], "dice": QUIET}, units=units)
    play(table, "use:barbeles", seat="g")
    play(table, "die:0", seat="p1")
    play(table, "die:4", seat="p2")
    play(table, "die:2", seat="p3")
    assert len(told(table, "die-taken")) == 3
    taken = {(e.face, e.colour) for e in told(table, "die-taken")}
    assert taken == {
        ("face:skull", "colour:red"),
        ("face:soldier", "colour:blue"),
        ("face:star", "colour:white"),
    }
    # German black and Allied blue are one colour; the red Skull is now the German's and cancels a German die.
    finish(table, "ask-skulls", "g")
    he = german(table)
    names = [(parts.FACES[f], parts.COLOURS[c]) for f, c in zip(he.faces, he.colours, strict=True)]
    assert len(names) == 9
    assert names[6:] == [("skull", "red"), ("soldier", "blue"), ("star", "white")]
    assert {len(unit.faces) for unit in state(table).units} == {5}


def test_a1_6_what_is_blue_for_a_unit_is_black_for_him() -> None:
    """In every sentence: a result that Discipline adds, a colour of the Leutnant's, a die that is taken."""
    dice = ("star", "two", "star", "two", "star", "courage")
    table = wall("tally", german={"dice": dice})
    play(table, "add:two", seat="g")
    assert last(table, "result-added").colour == "colour:black"
    crew = ["leutnant"]
    units = [{"sector": "1", "dice": QUIET, "items": ["tnt"]}]
    table = wall("changes", german={"dice": dice, "specialists": crew}, units=units)
    play(table, "use:leutnant", seat="g")
    decision = table.decision("g")
    assert decision is not None
    painted = decision.option("paint:0:blue")
    assert painted is not None
    assert painted.args["colour"] == "colour:black"
    play(table, "done", seat="g")
    finish(table, "ask-round", "p1")
    play(table, "use:tnt:5")
    assert last(table, "die-taken").colour == "colour:black"
    assert me(table).colours[-1] == parts.BLUE


def test_a1_16_a_straight_takes_a_decoration_of_his_choice() -> None:
    dice = ("skull", "star", "soldier", "two", "courage", "tool")
    table = wall("tally", german={"dice": dice, "soldiers": 4})
    assert asked(table, "g") == "ask-german-straight"
    play(table, "yes", "take:insigne_panzer", seat="g")
    assert wall_of(state(table)).hand == ["insigne_panzer"]
    assert german(table).soldiers == 4
