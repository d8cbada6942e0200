"""Forecasts in the view: the coming tally, missions' needs, the market, conditions."""

from __future__ import annotations

from typing import Any

from tests.games.dice.helpers import at, ids, last, me, play, seen, state

from landfall.games.dice.game import GAME
from landfall.games.dice.meta import META
from landfall.games.dice.model.components import TITLES
from landfall.games.dice.rules.sea_crossing import PENALTIES
from landfall.games.dice.table.conditions import all_conditions
from landfall.games.dice.table.outlook import shelled, tally


def test_3_2_6_the_view_has_the_tally_that_each_choice_of_skulls_leaves() -> None:
    dice = ("two", "star", "two", "courage", "two", "skull")
    table = at("tally", dice=dice, soldiers=9)
    found = seen(table).cancelled
    assert {f"cancel:{die}" for die in range(5)} == set(ids(table))
    assert set(found) == {str(1 << die) for die in range(5)}
    # Cancelling the star keeps the bonus; cancelling a two breaks it.
    assert [bonus.name for bonus in found["2"].bonuses] == ["renforts"]
    assert (found["2"].stars, found["1"].bonuses, found["1"].soldiers) == (0, (), 4)
    play(table, "cancel:0")
    assert last(table, "tallied").soldiers == 4


def test_m1_3_at_sea_the_preview_is_what_the_dice_take() -> None:
    given = {"sector": "r3c1", "soldiers": 30, "courage": 12, "points": 20}
    dice = ("courage", "tool", "courage", "tool", "courage", "star")

    def shown(afloat: str) -> tuple[int, int, list[str]]:
        unit = {**given, "afloat": afloat, "dice": dice}
        table = at("move", "N02", options={"crossing": True}, units=[unit])
        me(table).naval = "naval_canada"
        found = tally(state(table), me(table))
        return found.courage, found.points, [bonus.name for bonus in found.bonuses]

    assert shown("craft") == (2, 3, [PENALTIES[4]])
    # In the water there is no coxswain, no craft and no penalty.
    assert shown("wading") == (3, 0, [])


def test_m3_4_the_view_says_which_needs_of_a_mission_are_met() -> None:
    options = {"missions": "missions"}
    unit: dict[str, Any] = {"specialists": ("photographe_guerre",), "missions": ("ms01",)}
    table = at(
        "tally", options=options, dice=("tool", "two", "tool", "two", "tool", "star"), **unit
    )
    assert [(n.kind, n.met) for n in seen(table).needs["ms01"]] == [
        ("specialist", True),
        ("item", False),
        ("bonus", True),
    ]


def test_3_3_8_the_market_leaves_out_specialists_whose_title_is_held_or_who_are_gone() -> None:
    options = {"heroes": "heroes"}
    table = at("camp", options=options, stars=9, specialists=("caporal",), gone=("sergent",))
    market = [price.card for price in seen(table).market]
    assert "caporal" not in market
    assert "sergent" not in market
    assert "medecin" in market
    # No hero with either title is left.
    assert not [card for card in market if TITLES.get(card) in ("caporal", "sergent")]


def test_g_2_the_market_has_the_price_that_the_unit_would_pay() -> None:
    plain = {p.card: p.price for p in seen(at("camp", stars=9)).market}
    cheap = {
        p.card: p.price
        for p in seen(at("camp", stars=9, specialists=("sergent_instructeur",))).market
    }
    assert cheap["medecin"] == plain["medecin"] - 1


def test_2_2_the_first_level_knows_no_requirements_guns_or_mines() -> None:
    found = all_conditions(META.option("level"))["N01"]
    burdens = {"needs", "pay", "costs-specialist", "item-or-pay", "six-item", "six-specialist"}
    kinds = {
        level: {c.kind for cs in sectors.values() for c in cs} for level, sectors in found.items()
    }
    assert not kinds["1"] & burdens
    assert kinds["2"] & burdens
    assert kinds["2"] == kinds["3"]
    easy, hard = (seen(at(options={"level": level})) for level in (1, 3))
    assert (easy.guns, easy.mines) == ({}, False)
    assert hard.mines
    assert hard.guns


def test_5_4_a_gift_for_the_first_has_the_mark_that_says_that_it_is_gone() -> None:
    for field in GAME.board()["battlefields"].values():
        for sector in field["sectors"]:
            for gift in sector["on_enter"]:
                if "gain_medal" in gift:
                    told = all_conditions(META.option("level"))[field["id"]]["3"][sector["id"]]
                    assert f"gain_medal:{sector['id']}" in [c.gift for c in told]
                    return
    raise AssertionError("no battlefield gives a medal")


def test_5_9_silent_guns_are_none() -> None:
    table = at("move", sector="1", soldiers=9)
    game = state(table)
    armed = next(iter(seen(table).guns))
    game.silenced.append(armed)
    assert seen(table).guns[armed] == 0


def test_m1_6_the_chance_of_shells_is_that_of_two_dice() -> None:
    for sea, sectors in GAME.board()["seas"].items():
        for sector in sectors["sectors"]:
            rolls = [a + b for a in range(1, 7) for b in range(1, 7)]
            chance = sum(roll in sector["bombardment"] for roll in rolls) / 36
            assert abs(shelled(sea)[sector["id"]] - 100 * chance) <= 1


def test_every_condition_has_its_words() -> None:
    from landfall.core.texts import game_texts

    kinds = {
        c.kind
        for levels in all_conditions(META.option("level")).values()
        for s in levels.values()
        for cs in s.values()
        for c in cs
    }
    for language in ("fr", "en"):
        texts = game_texts("dice", language)
        assert [k for k in kinds if not texts.has(f"table-sector-{k}")] == []
