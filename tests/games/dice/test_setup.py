"""dice 1 and 2: components and set-up."""

from __future__ import annotations

import pytest
from tests.games.dice.helpers import GAME, asked, ids, me, seen, state

from landfall.core.errors import OptionsClash
from landfall.core.table import Table, open_table
from landfall.games.dice.model import components as parts


def test_1_1_six_dice_in_three_colours() -> None:
    table = open_table("dice", "N02", seed=1)
    table = _past_setup(table)
    assert me(table).colours == [0, 0, 1, 1, 2, 2]
    assert len(parts.FACES) == 6


def _past_setup(table: Table) -> Table:
    while asked(table) in ("ask-special-items", "ask-start"):
        table.answer("p1", ids(table)[0])
    return table


def test_1_2_marker_and_resources_are_counted_for_each_unit() -> None:
    view = seen(_past_setup(open_table("dice", "N07", seed=1)))
    unit = view.units[0]
    assert (unit.soldiers, unit.courage, unit.stars, unit.points) == (6, 1, 1, 0)
    assert unit.marker == 0
    assert unit.stay == 3


def test_1_3_nations_differ_in_their_bonuses_only() -> None:
    keys = {frozenset(n.bonus) for n in parts.NATIONS.values()}
    assert keys == {frozenset(parts.BONUSES)}
    assert parts.NATIONS["usa"].bonus != parts.NATIONS["uk"].bonus


def test_1_4_six_regular_and_five_auxiliary_specialists() -> None:
    assert (len(parts.REGULAR), len(parts.AUXILIARY)) == (6, 5)
    assert len([i for i in parts.ITEMS.values() if i.category == "special"]) == 12


def test_2_1_one_to_six_players_win_together() -> None:
    assert len(GAME.seats("N01", {"players": 4})) == 4
    assert GAME.meta.players == (1, 6)


def test_2_2_the_first_battlefield_has_three_levels() -> None:
    table = open_table("dice", "N01", seed=1, options={"level": 1})
    assert state(table).mgf(state(table).ground.sectors["9"]) == 0
    assert asked(table) == "ask-lock"
    with pytest.raises(Exception, match="level"):
        open_table("dice", "N02", seed=1, options={"level": 1})


def test_2_3_each_seat_has_its_nation() -> None:
    table = open_table("dice", "N01", seed=1, options={"players": 4})
    assert [u.nation for u in state(table).units] == ["usa", "uk", "canada", "france"]


def test_2_4_a_start_sector_of_ones_choice() -> None:
    table = open_table("dice", "N03", seed=1)
    while asked(table) != "ask-start":
        table.answer("p1", ids(table)[0])
    assert ids(table) == ["start:1", "start:2"]
    table.answer("p1", "start:2")
    assert me(table).sector == "2"
    assert me(table).visited == ["2"]


def test_2_4_a_scattered_drop_is_chances_choice() -> None:
    found = {me(_past_setup(open_table("dice", "N11", seed=s))).sector for s in range(12)}
    assert len(found) > 1


def test_2_5_the_map_gives_the_starting_resources() -> None:
    unit = me(_past_setup(open_table("dice", "N01", seed=1)))
    assert (unit.soldiers, unit.courage, unit.stars, unit.points) == (4, 0, 0, 0)


def test_2_6_the_pool_is_open_and_the_decks_are_shuffled() -> None:
    a, b = (state(_past_setup(open_table("dice", "N02", seed=s))) for s in (1, 2))
    assert "bazooka" in a.items
    assert "colonel" in a.specialists
    assert sorted(a.medals) == sorted(b.medals)
    assert a.medals != b.medals


def test_2_7_as_many_special_items_as_players_at_most_four() -> None:
    alone = open_table("dice", "N01", seed=1)
    assert asked(alone) == "ask-special-items"
    assert len(ids(alone)) == 4
    two = open_table("dice", "N01", seed=1, options={"players": 2})
    assert len(ids(two)) == 6
    six = open_table("dice", "N01", seed=1, options={"players": 6, "shaef": True})
    assert asked(six) == "ask-lock"
    assert {"porte_bonheur", "amphetamines"} <= set(state(six).items)


def test_2_8_every_card_is_a_single_copy() -> None:
    game = state(_past_setup(open_table("dice", "N02", seed=1)))
    GAME.check(game)
    game.items.append("bazooka")
    with pytest.raises(Exception, match="bazooka"):
        GAME.check(game)


def test_options_that_exclude_each_other_say_by_which_rule() -> None:
    with pytest.raises(OptionsClash) as error:
        open_table("dice", "N01", options={"players": 5})
    assert error.value.args_for_text["rule"] == "M5.2"
