"""Module 2 of Route vers l'Enfer: golden dice."""

from __future__ import annotations

import pytest
from tests.games.dice.helpers import (
    QUIET,
    asked,
    at,
    ids,
    last,
    me,
    play,
    state,
    told,
    until,
    wall,
)

from landfall.core.errors import OptionsClash
from landfall.core.table import open_table
from landfall.games.dice.model.state import Unit
from landfall.games.dice.rules.dice_trading import pool_options
from landfall.games.dice.rules.rwb_bonuses import triples


def test_m2_1_gold_is_the_colour_that_is_missing() -> None:
    assert triples([3, 3, 3], [0, 3, 2]) == [3]
    assert triples([3, 3, 3], [3, 3, 2]) == [3]
    assert triples([3, 3, 3], [0, 0, 3]) == []


def test_m2_2_the_general_and_the_supply_bag() -> None:
    table = at(options={"golden": "standard"}, specialists=("general",))
    assert asked(table) == "ask-gold"
    play(table, "gold:red")
    assert me(table).colours == [0, 1, 1, 2, 2, 3]
    bag = at(
        "changes",
        dice=QUIET,
        items=("sac_ravitaillement",),
        options={"golden": "standard"},
        rolls=(4,),
    )
    play(bag, "use:sac_ravitaillement")
    assert last(bag, "tallied").courage == 1
    assert "general" not in state(at()).specialists


def test_m2_2_the_supply_of_four_goes_to_the_first_players() -> None:
    units = [{"sector": "1", "specialists": ("general",)}] + [{"sector": "1"}] * 4
    table = at(units=units, options={"golden": "standard"}, turn=1)
    assert [asked(table, f"p{n}") for n in range(1, 6)] == ["ask-gold"] * 4 + ["ask-lock"]


def test_m2_3_a_pinch_of_gold() -> None:
    table = at(options={"golden": "pinch"}, rolls=(1, 2, 3, 4, 5))
    play(table, "pinch:red-white")
    assert me(table).colours == [0, 1, 2, 2, 3]
    assert len(ids(table)) == 5
    play(table, "lock:0", "done")
    assert asked(table) == "ask-straight"
    colonel = play(at(options={"golden": "pinch"}, specialists=("colonel",)), "pinch:red-red")
    assert asked(colonel) == "ask-roll"
    general = at(options={"golden": "pinch"}, specialists=("general",))
    assert me(general).colours == [0, 0, 1, 1, 2, 3]


def test_m2_4_a_seventh_die_that_makes_no_bonus() -> None:
    table = at(options={"golden": "rwbg"}, rolls=(3, 1, 3, 1, 5, 5, 3))
    assert me(table).colours == [0, 0, 1, 1, 2, 2, 4]
    play(table, "lock:0,1", "done")
    assert last(table, "tallied").soldiers == 6
    assert told(table, "bonus-won") == []


def test_m2_5_the_joker_replaces_a_die_and_shuts_cards_out() -> None:
    table = at(options={"golden": "joker"}, rolls=(4, 3, 1, 3, 1, 5, 0))
    assert me(table).joker == 4
    play(table, "lock:0,1", "done")
    assert "joker:5" not in ids(table)
    play(table, "joker:1")
    assert last(table, "die-changed").face == "face:courage"
    for card in ("jumelles", "malle", "lieutenant", "capitaine"):
        assert card in state(table).removed
    refusal = table.why_not("p1", "recruit", card="lieutenant")
    assert refusal is not None


def test_m2_6_the_solitaire_exchange_is_for_one_alone() -> None:
    with pytest.raises(OptionsClash) as error:
        open_table(
            "dice", "N01", options={"golden": "standard", "golden_trade": True, "players": 2}
        )
    assert error.value.args_for_text["rule"] == "M2.6"
    with pytest.raises(OptionsClash) as joker:
        open_table("dice", "N01", options={"golden": "joker", "golden_trade": True})
    assert joker.value.args_for_text["rule"] == "M2.5"


def test_m2_3_with_the_general_too_one_die_is_locked_and_none_with_the_colonel() -> None:
    general = at(options={"golden": "pinch"}, specialists=("general",))
    assert "lock:5" in ids(general)
    both = at(options={"golden": "pinch"}, specialists=("general", "colonel"))
    assert asked(both) == "ask-roll"
    five = at(options={"golden": "pinch"}, specialists=("general",), sector="8")
    assert me(five).colours == [0, 0, 1, 1, 3]


def test_m2_5_nothing_changes_or_rolls_the_joker_again() -> None:
    table = at(
        options={"golden": "joker", "mulligan": True},
        rolls=(4, 3, 1, 3, 1, 5, 0),
        items=("porte_bonheur",),
        medals=("silver_star",),
        soldiers=9,
    )
    play(table, "lock:0,1", "done", "joker:1", "use:porte_bonheur")
    assert "roll:0" in ids(table)
    assert "roll:1" not in ids(table)
    play(table, "done", "use:silver_star")
    assert not [o for o in ids(table) if o.startswith("set:1:")]
    play(table, "done", "mulligan")
    assert me(table).faces[1] == 4
    assert last(table, "dice-rolled").dice == ("die:0", "die:2", "die:3", "die:4", "die:5")


def test_m2_6_the_golden_pool_needs_no_other_golden_dice() -> None:
    table = open_table("dice", "N01", options={"golden_trade": True})
    assert state(table).golden_trade
    assert "general" in state(table).removed


def test_m2_1_the_lieutenant_swaps_a_golden_die_as_any_colour() -> None:
    golden = ("soldier", "soldier", "two", "two", "star", "star/gold")
    units = [
        {"sector": "1", "dice": golden, "specialists": ("lieutenant",)},
        {"sector": "1", "dice": ("courage", "tool", "tool", "tool", "tool", "tool")},
    ]
    table = at("changes", units=units, options={"golden": "standard"})
    until(table, "ask-swaps")
    # The golden star for the red courage; a red soldier for it; but not a white two.
    assert "lieutenant:p2:5:0" in ids(table)
    assert "lieutenant:p2:0:0" in ids(table)
    assert "lieutenant:p2:2:0" not in ids(table)
    other = at(
        "changes",
        units=[units[1] | {"specialists": ("lieutenant",)}, units[0] | {"specialists": ()}],
        options={"golden": "standard"},
    )
    until(other, "ask-swaps")
    assert "lieutenant:p2:0:5" in ids(other)


def test_m2_1_alone_a_golden_die_goes_into_the_pool_for_any_colour() -> None:
    unit = Unit("p1", "usa", sector="1", faces=[2, 2, 3, 3, 1, 1], colours=[0, 0, 1, 1, 2, 3])
    unit.pool_colours, unit.pool_faces = [0, 1, 2], [4, 4, 4]
    offered = {option.id for option in pool_options(state(at()), unit)}
    assert {"pool:5:0", "pool:5:1", "pool:5:2", "pool:0:0"} <= offered
    assert "pool:0:1" not in offered


def test_m2_2_the_golden_die_of_the_supply_bag_is_a_die() -> None:
    """Ruling 15 protects only results, so the Dog may take it; Binoculars may turn it."""
    items = ["sac_ravitaillement", "jumelles"]
    unit = {"sector": "1", "dice": QUIET, "items": items}
    he = {"dice": QUIET, "items": ["chien"]}
    table = wall("changes", german=he, units=[unit], options={"golden": "standard"}, rolls=(0,))
    play(table, "use:sac_ravitaillement", "use:jumelles")
    assert "set:6:star" in ids(table)
    play(table, "done")
    while state(table).phase != "contest":
        table.answer(table.decisions[0].seat, "done")
    assert "use:chien:p1:6" in ids(table, "g")
