"""*Atlantikwall*: the dice of the German. Colours, dice that change sides, bonuses, the Straight (A1.6, A1.15, A1.16)."""

from __future__ import annotations

from typing import Any

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
from landfall.games.dice.rules.wall.german_items import dice_of_units
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
    # A red and a white Two: Discipline adds the black one.
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
    """Ruling 11: a result is not a die; it still counts when there are more Skulls than dice."""
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
    """In every sentence, blue becomes black: for a result of Discipline, a colour of the Leutnant's
    and a die taken."""
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


# Dice that change sides: locks and other marks go with them (A1.6, ruling 15).


def test_a1_6_false_orders_mean_the_same_dice_after_tnt_has_taken_one() -> None:
    """Orders name dice by position. TNT comes first and takes the German's first die, so the
    positions change."""
    units: list[dict[str, Any]] = [
        {"sector": "1", "dice": QUIET, "items": ["ordres_errones"]},
        {"sector": "1", "dice": QUIET, "items": ["tnt"]},
    ]
    dice = ("skull", "star", "soldier", "two", "courage", "tool")
    for named, rolled in (("3,4", ("two", "courage")), ("0,4", ())):
        table = wall("contest", units=units, german={"dice": dice}, rolls=(0, 0))
        play(table, f"use:ordres_errones:{named}")
        play(table, "use:tnt:0", seat="p2")
        he = german(table)
        if rolled:
            assert [parts.FACES[f] for f in he.faces] == [
                "star",
                "soldier",
                "skull",
                "skull",
                "tool",
            ]
        else:
            # One of the two dice is gone: the card costs nothing and may be played again.
            assert len(he.faces) == 5
            assert me(table).items == ["ordres_errones"]
            assert "use:ordres_errones:0,1" in ids(table)


def test_a1_6_an_exchange_leaves_orders_against_the_old_dice_without_effect() -> None:
    units = [{"sector": "1", "dice": QUIET, "items": ["tnt"]}]
    dice = ("skull", "star", "soldier", "two", "courage", "tool")
    he = {"dice": dice, "hand": ["agrafe_combat_rapproche"]}
    for when, dice_now in (("first", 6), ("last", 5)):
        table = wall("contest", units=units, german=he)
        play(table, "use:tnt:0")
        play(table, "use:agrafe_combat_rapproche:p1", seat="g")
        play(table, when, seat="g")
        # The exchange comes last: seven dice against five have changed sides, and the order has
        # been carried out.
        kept = when == "first"
        assert ("tnt" in me(table).items) is kept
        assert len(me(table).faces) == dice_now


def test_a1_6_locks_results_and_the_joker_stay_with_their_dice() -> None:
    """A die from the middle is taken: the dice after it move down one place."""
    units: list[dict[str, Any]] = [
        {"sector": "1", "dice": (*QUIET, "skull/red"), "marks": ["joker:4"]}
    ]
    for die, joker in ((2, "joker:3"), (4, "joker:99"), (5, "joker:4")):
        table = wall("contest", units=units, german={"items": ["chien"], "dice": QUIET})
        unit = me(table)
        # The seventh is a result, the first, third, fourth and sixth die are locked.
        unit.extra, unit.locked, unit.void = 0b1000000, 0b1101101, 0b0100001
        play(table, f"use:chien:p1:{die}", seat="g")
        assert unit.extra == 0b100000
        assert unit.locked == {2: 0b110101, 4: 0b111101, 5: 0b101101}[die]
        assert unit.void == {2: 0b010001, 4: 0b010001, 5: 0b000001}[die]
        assert joker in unit.marks
        assert german(table).locked >> 6 & 1


def test_a1_6_results_are_no_dice_to_take_or_to_exchange() -> None:
    """Ruling 15: all dice change hands; results that cards added stay, and are still results."""
    units: list[dict[str, Any]] = [
        {"sector": "1", "dice": ("two", "two", "skull/red"), "marks": ["joker:1"]}
    ]
    he = {"dice": QUIET, "hand": ["agrafe_combat_rapproche"], "items": ["chien"]}
    table = wall("contest", units=units, german=he)
    unit = me(table)
    unit.extra, unit.void = 0b100, 0b001
    unit.colours[0] = parts.PLAIN
    assert [words for words, *_ in dice_of_units(state(table))] == [("p1", "0"), ("p1", "1")]
    play(table, "use:agrafe_combat_rapproche:p1", seat="g")
    he_now = german(table)
    assert [parts.FACES[f] for f in he_now.faces] == ["two", "two"]
    # A die without a colour becomes golden on the other side (A5.3).
    assert he_now.colours == [parts.GOLD, parts.RED]
    assert [parts.FACES[f] for f in unit.faces] == [*QUIET, "skull"]
    assert (unit.extra, unit.locked, unit.void) == (0b1000000, 0b1111111, 0)
    assert "joker:99" in unit.marks


def test_a1_15_skulls_cancel_the_dice_of_a_discipline_last() -> None:
    """Ruling 11: three Skulls against one other die and three Stars cancel the die and two of the
    Stars."""
    dice = ("skull", "star", "skull", "star", "skull", "star", "two/red")
    table = wall("tally", german={"dice": dice})
    he = german(table)
    he.colours[:6] = [0, 0, 0, 1, 0, 2]
    finish(table, "ask-discipline", "g")
    play(table, "courage", seat="g")
    assert ids(table, "g") == ["cancel:1,3,6", "cancel:1,5,6", "cancel:3,5,6"]


# Bonuses: the options offered are what the German receives (A1.15).


@pytest.mark.parametrize(
    ("bonus", "answer", "resource", "amount"),
    [
        ("distribution", "points", "points", 15),
        ("discipline", "courage", "courage", 2),
        ("discipline", "add:star", "stars", 1),
        ("discipline", "add:soldier", "soldiers", 1),
        ("discipline", "add:two", "soldiers", 2),
        ("discipline", "add:courage", "courage", 1),
        ("discipline", "add:tool", "points", 1),
        ("fanatisme", "stars", "stars", 2),
    ],
)
def test_a1_15_a_bonus_of_the_knights_cross_in_phase_3(
    bonus: str, answer: str, resource: str, amount: int
) -> None:
    """Ruling 54: it is received at once; a result of Discipline gives its resource and completes no
    bonus."""
    table = wall("camp", german={"soldiers": 0, "hand": ["croix_chevalier"]})
    play(table, "use:croix_chevalier", seat="g")
    finish(table, "ask-any-bonus", "g")
    play(table, f"bonus:{bonus}", seat="g")
    decision = table.decision("g")
    assert decision is not None
    assert decision.option("add:skull") is None
    option = decision.option(answer)
    assert option is not None
    if resource in option.args:
        assert option.args[resource] == amount
    play(table, answer, seat="g")
    gained = [e for e in told(table, "gained") if e.by == f"bonus:{bonus}"]
    assert [getattr(event, resource) for event in gained] == [amount]


def test_a1_15_fanaticism_of_the_knights_cross_hits_and_ingenuity_looks() -> None:
    for bonus, answer in (("fanatisme", "hit"), ("ingeniosite", "look")):
        table = wall("camp", german={"hand": ["croix_chevalier"]})
        play(table, "use:croix_chevalier", seat="g")
        finish(table, "ask-any-bonus", "g")
        play(table, f"bonus:{bonus}", answer, seat="g")
        if answer == "hit":
            assert [e.amount for e in told(table, "hit-pending")] == [1]
        else:
            assert (wall_of(state(table)).known, len(ids(table, "g"))) == (3, 6)


@pytest.mark.parametrize(
    ("dice", "active"),
    [
        (("skull", "skull", "skull", "two", "skull", "two"), 1),
        (("skull", "two", "skull", "two", "skull", "two"), 0),
    ],
)
def test_a1_15_only_the_skulls_of_a_distribution_cancel_nothing(
    dice: tuple[str, ...], active: int
) -> None:
    table = wall("tally", german={"dice": dice})
    assert (asked(table, "g") == "ask-skulls") is bool(active)
    if active:
        assert ids(table, "g") == ["cancel:3", "cancel:5"]


def test_a1_15_two_disciplines_are_two_choices() -> None:
    """Six Stars are two bonuses; each is settled before the Skulls, and only once."""
    table = wall("tally", german={"dice": ("star",) * 6, "specialists": ["ost_veteran"]})
    play(table, "courage", "courage", seat="g")
    assert [e.bonus for e in told(table, "bonus-won")] == ["bonus:discipline"] * 2
    assert (german(table).courage, german(table).stars) == (4, 8)


def test_a1_17_the_beobachter_counts_the_bonuses_of_the_units() -> None:
    dice = ("two", "star", "two", "star", "two", "courage")
    units: list[dict[str, Any]] = [{"sector": "1", "dice": dice}, {"sector": "1", "dice": dice}]
    for crew, points in ((["beobachter"], 4), ([], 0)):
        table = wall("tally", units=units, german={"dice": QUIET, "specialists": crew})
        assert german(table).points == points


def test_a1_16_a_straight_leaves_a_bonus_whole_where_there_are_dice_enough() -> None:
    """Ruling 13: one die of each face makes it, the rest counts. Of four Stars it takes the second
    red one, so that red, white and black are still a Discipline."""
    stars = ("star/white", "star/red", "star/blue", "star/red")
    dice = (*stars, "skull/red", "soldier/red", "two/white", "courage/white", "tool/blue")
    table = wall("tally", german={"dice": dice})
    play(table, "yes", "take:insigne_panzer", seat="g")
    assert asked(table, "g") == "ask-discipline"
    assert german(table).void.bit_count() == 6
