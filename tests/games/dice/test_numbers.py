"""Each test checks a number of the cards or rules at its limit: with any other number it fails."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import QUIET, asked, at, ids, me, play, state, told

from landfall.games.dice.model.components import ITEMS, MISSIONS, SPECIALISTS, Edge
from landfall.games.dice.rules.card_effects import Convert
from landfall.games.dice.rules.cards import play_card, playable
from landfall.games.dice.rules.combat import hits, softened, spared
from landfall.games.dice.rules.missions import possible
from landfall.games.dice.rules.movement import Move, advance_cost
from landfall.games.dice.rules.recruit import item_price, star_price

SEA = {"crossing": True}


def uses(table: Any, window: str) -> set[str]:
    return {option.id.removeprefix("use:") for option in playable(state(table), me(table), window)}


@pytest.mark.parametrize(("lost", "back"), [(1, 1), (10, 10), (11, 10)])
def test_3_3_3_a_purple_heart_brings_back_up_to_ten_of_the_last_losses(
    lost: int, back: int
) -> None:
    table = at("camp", medals=("purple_heart",))
    before = me(table).soldiers
    me(table).last_losses = 0
    assert "purple_heart" not in uses(table, "camp")
    me(table).last_losses = lost
    assert "purple_heart" in uses(table, "camp")
    play_card(state(table), me(table), "purple_heart")
    assert me(table).soldiers == before + back


@pytest.mark.parametrize(
    ("kind", "card"),
    [("medals", "medaille_campagne_europe"), ("promotions", "promo_adjudant")],
)
@pytest.mark.parametrize(("marker", "after"), [(1, None), (2, 1), (4, 3)])
def test_3_2_10_a_marker_turns_back_by_one_and_never_below_one(
    kind: str, card: str, marker: int, after: int | None
) -> None:
    held: dict[str, Any] = {kind: (card,)}
    table = at("camp", marker=marker, **held)
    assert (card in uses(table, "camp")) == (after is not None)
    if after is not None:
        play_card(state(table), me(table), card)
        assert me(table).marker == after


@pytest.mark.parametrize(("marker", "after"), [(1, 1), (2, 1), (3, 2)])
def test_3_2_10_a_campaign_star_turns_every_marker_back_by_one(marker: int, after: int) -> None:
    table = at("camp", marker=marker, medals=("etoile_campagne",))
    play_card(state(table), me(table), "etoile_campagne")
    assert me(table).marker == after


def test_3_1_6_a_military_cross_adds_two_results() -> None:
    table = at("changes", dice=QUIET, medals=("croix_militaire",))
    play_card(state(table), me(table), "croix_militaire")
    assert len(me(table).faces) == len(QUIET) + 2


def test_3_1_6_a_corporal_rolls_up_to_three_dice_again() -> None:
    table = at("changes", dice=QUIET, promotions=("promo_caporal",))
    play_card(state(table), me(table), "promo_caporal")
    assert me(table).todo[-1].n == 3


def test_10_2_the_message_book_turns_up_to_three_and_leaves_one_soldier() -> None:
    table = at("camp", soldiers=3, courage=4, stars=1)
    unit = me(table)
    offered = {o.id for o in Convert().options(state(table), unit, unit.todo[0])}
    assert {i for i in offered if ":soldiers:courage:" in i} == {
        "convert:soldiers:courage:1",
        "convert:soldiers:courage:2",
    }
    assert {i[-1] for i in offered if ":courage:stars:" in i} == {"1", "2", "3"}
    assert {i[-1] for i in offered if ":stars:courage:" in i} == {"1"}


@pytest.mark.parametrize(("soldiers", "offered"), [(2, False), (3, True)])
def test_11_3_two_soldiers_pay_for_a_second_tally_and_one_must_stay(
    soldiers: int, offered: bool
) -> None:
    table = at("changes", dice=QUIET, soldiers=soldiers, options={"mulligan": True})
    assert (asked(table) == "ask-changes" and "mulligan" in ids(table)) == offered
    if offered:
        play(table, "mulligan")
        assert [e.soldiers for e in told(table, "lost") if e.by == "why:mulligan"] == [2]


@pytest.mark.parametrize(
    ("vehicle", "specialists", "less"),
    [
        ("", (), 0),
        ("half_track", (), 3),
        ("", ("tireur_precis",), 2),
        ("half_track", ("tireur_precis",), 5),
    ],
)
def test_3_6_3_what_is_taken_off_each_gun_die(
    vehicle: str, specialists: tuple[str, ...], less: int
) -> None:
    unit = me(at("combat", soldiers=9, vehicle=vehicle, specialists=specialists))
    assert softened(unit) == less
    unit.fire = [1, less, 6]
    assert hits(unit) == [max(1 - less, 0), 0, 6 - less]


@pytest.mark.parametrize(
    ("specialists", "saved"), [((), 0), (("wh02",), 1), (("medecin",), 2), (("wh06",), 3)]
)
def test_3_6_5_how_many_each_medic_saves(specialists: tuple[str, ...], saved: int) -> None:
    table = at("combat", soldiers=9, specialists=specialists, options={"heroes": "heroes"})
    assert spared(state(table), me(table)) == saved


@pytest.mark.parametrize(("courage", "sails"), [(1, False), (2, True), (3, True)])
def test_m1_7_a_craft_sails_on_with_exactly_the_courage_it_costs(courage: int, sails: bool) -> None:
    unit = {"sector": "r1c1", "afloat": "craft", "courage": courage, "points": 20, "soldiers": 9}
    assert ("sail:r2c1" in ids(at("move", "N02", options=SEA, units=[unit]))) == sails


@pytest.mark.parametrize(("level", "fits"), [(1, False), (2, False), (3, True)])
def test_m3_3_without_items_no_mission_that_needs_them(level: int, fits: bool) -> None:
    """dice M3.3, 2.2: the first two levels have no items."""
    needs_items = next(m for m in MISSIONS.values() if m.sacrifice.items_all)
    game = state(at(options={"missions": "missions"}))
    game.level = level
    game.removed.clear()
    assert possible(game, needs_items) == fits


@pytest.mark.parametrize(("units", "let_in"), [(2, 2), (3, 2)])
def test_5_3_a_sector_takes_as_many_units_as_it_says(units: int, let_in: int) -> None:
    """Sector 4 of N12 has room for two units, and all want to enter it at once."""
    rich: dict[str, Any] = {"soldiers": 40, "courage": 20}
    where = next(
        sector
        for sector in state(at(scenario="N12")).ground.sectors
        if "move:4" in ids(at("move", "N12", units=[{"sector": sector, **rich}]))
    )
    unit = {"sector": where, **rich}
    table = at("move", "N12", units=[dict(unit) for _ in range(units)])
    for seat in [f"p{n}" for n in range(1, units + 1)]:
        play(table, "move:4", seat=seat)
    inside = sum(u.sector == "4" or u.order == "move:4" for u in state(table).units)
    assert inside == let_in


def cost(printed: int, mined: bool = False, **unit: Any) -> int:
    """The cost to advance from sector 1 of N01 to sector 2, if its row required this."""
    table = at("move", soldiers=20, **unit)
    edge = Edge(a="1", b="2", kind="advance", courage=printed, landmines=mined)
    return advance_cost(state(table), me(table), edge, state(table).ground.sectors["2"])


@pytest.mark.parametrize(("printed", "paid"), [(0, 0), (1, 1), (2, 1), (3, 2)])
@pytest.mark.parametrize("saver", [{"specialists": ("eclaireur",)}, {"vehicle": "jeep"}])
def test_6_1_scout_and_jeep_save_one_courage_but_never_the_last(
    saver: dict[str, Any], printed: int, paid: int
) -> None:
    assert cost(printed) == printed
    assert cost(printed, **saver) == paid


@pytest.mark.parametrize(("printed", "paid"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_6_1_scout_and_jeep_save_two_together(printed: int, paid: int) -> None:
    assert cost(printed, specialists=("eclaireur",), vehicle="jeep") == paid


@pytest.mark.parametrize(("printed", "mined", "paid"), [(1, True, 1), (2, True, 1), (2, False, 2)])
def test_m4_2_a_hero_saves_one_courage_across_mines(printed: int, mined: bool, paid: int) -> None:
    hero = {"specialists": ("wh24",), "options": {"heroes": "heroes"}}
    assert cost(printed, mined, **hero) == paid


@pytest.mark.parametrize(
    ("courage", "dropped", "drops"), [(1, 0, False), (2, 0, True), (2, 1, True), (2, 2, False)]
)
def test_m4_2_a_hero_drops_for_two_courage_twice_a_game(
    courage: int, dropped: int, drops: bool
) -> None:
    options = {"heroes": "heroes"}
    table = at("move", sector="2", courage=courage, specialists=("wh23",), options=options)
    unit = me(table)
    unit.spent += ["wh23"] * dropped
    offered = {o.id for o in Move().options(state(table), unit, unit.todo[0])}
    found = {i.removeprefix("drop:") for i in offered if i.startswith("drop:")}
    assert bool(found) == drops
    rows = {s.id: s.row for s in state(table).ground.battlefield.sectors}
    assert {rows[sector] - rows["2"] for sector in found} <= {0, 1}
    assert drops <= ({rows[sector] - rows["2"] for sector in found} == {0, 1})


# 3.3: prices in the camp.


@pytest.mark.parametrize(("printed", "paid"), [(1, 1), (2, 1), (3, 2), (7, 6)])
def test_g_2_the_drill_sergeant_takes_a_star_off_but_never_the_last(
    printed: int, paid: int
) -> None:
    card = next(name for name, kind in SPECIALISTS.items() if kind.cost == printed)
    unit = me(at("camp", soldiers=9))
    assert star_price(unit, card) == printed
    unit.specialists.append("sergent_instructeur")
    assert star_price(unit, card) == paid


@pytest.mark.parametrize(
    ("saver", "printed", "paid"),
    [
        *(("quartier_maitre", printed, paid) for printed, paid in ((3, 3), (5, 3), (6, 3), (7, 4))),
        *(("tracteur", printed, paid) for printed, paid in ((3, 3), (4, 3), (5, 4))),
        *(("cheaper-item", printed, paid) for printed, paid in ((3, 3), (4, 3), (6, 3), (8, 5))),
    ],
)
def test_g_2_an_item_costs_less_but_three_points_are_always_paid(
    saver: str, printed: int, paid: int
) -> None:
    """The Quartermaster takes three off, the Tractor one (A0.2), the Grenadier's Badge three (A3)."""
    card = next(name for name, kind in ITEMS.items() if kind.cost == printed)
    unit = me(at("camp", soldiers=9))
    assert item_price(unit, card) == printed
    if saver == "tracteur":
        unit.vehicle = saver
    elif saver == "quartier_maitre":
        unit.specialists.append(saver)
    else:
        unit.marks.append(saver)
    assert item_price(unit, card) == paid


@pytest.mark.parametrize(("points", "found"), [(2, False), (3, True)])
def test_3_3_1_the_cheapest_item_is_found_for_three_points(points: int, found: bool) -> None:
    assert ("find:porte_bonheur" in ids(at("camp", soldiers=9, points=points))) == found


def test_3_3_1_each_recruit_and_each_find_uses_up_one() -> None:
    table = at("camp", soldiers=9, stars=20, points=40, recruits=2, finds=2)
    left = [(me(table).recruits, me(table).finds)]
    for answer in ("recruit:eclaireur", "find:grenades", "recruit:caporal"):
        play(table, answer)
        left.append((me(table).recruits, me(table).finds))
    assert left == [(2, 2), (1, 2), (1, 1), (0, 1)]
