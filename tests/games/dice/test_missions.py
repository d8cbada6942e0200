"""Module 3 of Route vers l'Enfer: missions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import QUIET, asked, at, ids, last, me, play, state, told, until

from landfall.core.table import open_table
from landfall.games.dice.model import components as parts
from landfall.games.dice.model.offers import carry_out

MISSIONS = {"missions": "missions"}


def test_m3_1_two_are_drawn_one_is_kept_and_must_be_done() -> None:
    table = open_table("dice", "N02", seed=1, options=MISSIONS)
    until(table, "ask-choose-mission")
    assert len(ids(table)) == 2
    lost = at("combat", sector="B", soldiers=40, missions=("ms29",), options=MISSIONS)
    assert lost.outcome is not None
    assert lost.outcome.text == "outcome-defeat-mission"


def test_m3_2_items_a_mission_wants_come_in_and_others_go() -> None:
    """The rulebook's example: Amphetamines (12) and Lucky Charm (3) replace two other items."""
    from landfall.games.dice.rules.missions import keep

    table = at("camp", "N03", options=MISSIONS, stars=9, soldiers=20)
    game = state(table)
    game.items.remove("porte_bonheur")
    keep(game, me(table), "ms04")
    swaps = [(e.card, e.out) for e in told(table, "items-adjusted")]
    assert [card for card, _ in swaps] == ["card:amphetamines", "card:porte_bonheur"]
    for card, out in swaps:
        assert parts.ITEMS[out[5:]].cost >= parts.ITEMS[card[5:]].cost


def test_m3_3_a_mission_for_absent_cards_is_drawn_again() -> None:
    from landfall.games.dice.rules.missions import possible

    game = state(at(options={**MISSIONS, "golden": "joker"}))
    assert not possible(game, parts.MISSIONS["ms05"])
    assert possible(game, parts.MISSIONS["ms29"])


def test_m3_4_flemings_inquiry() -> None:
    """The rulebook's example: the Find is given up, but its three tools still count."""
    table = at(
        "tally",
        options=MISSIONS,
        missions=("ms01",),
        specialists=("photographe_guerre",),
        items=("detecteur_mines",),
        soldiers=9,
        dice=("tool", "two", "tool", "two", "tool", "star"),
    )
    assert ids(table) == ["count", "fulfil:ms01"]
    play(table, "fulfil:ms01")
    unit = me(table)
    assert last(table, "tallied").points == 6
    assert told(table, "bonus-won") == []
    assert (unit.specialists, unit.items, unit.missions) == ([], [], [])
    assert len(unit.medals) == 1
    assert len(unit.promotions) == 1


def test_m3_4_the_pictured_mission_of_the_hero() -> None:
    """The rulebook's card: the Hero, a Battle Cry and three Stars; the Battle Cry may come from a
    card."""
    table = at(
        "changes",
        options=MISSIONS,
        missions=("ms02",),
        specialists=("heros",),
        items=("amphetamines",),
        soldiers=9,
        stars=3,
        dice=QUIET,
    )
    play(table, "use:amphetamines", "fulfil:ms02")
    assert told(table, "bonus-won") == []
    assert me(table).specialists == []
    # The dice's two stars were counted after the three that were sacrificed.
    assert me(table).stars == 2


def test_m3_4_skulls_of_a_forgone_gift_are_active() -> None:
    table = at(
        "tally",
        options=MISSIONS,
        missions=("ms31",),
        soldiers=9,
        dice=("skull", "two", "skull", "two", "skull", "star"),
    )
    play(table, "fulfil:ms31")
    assert last(table, "tallied").soldiers == 0


def test_m3_4_where_the_mission_wants_it() -> None:
    unit: dict[str, Any] = {
        "soldiers": 20,
        "specialists": ("tireur_elite",),
        "items": ("lance_flammes",),
        "missions": ("ms03",),
    }
    near = at("tally", sector="9", options=MISSIONS, dice=QUIET, **unit)
    far = at("tally", sector="4", options=MISSIONS, dice=QUIET, **unit)
    assert "fulfil:ms03" in ids(near)
    assert "fulfil:ms03" not in ids(far)


def test_m3_5_promotions_are_played_like_items_and_not_traded() -> None:
    table = at("camp", promotions=("promo_sergent",), options=MISSIONS)
    play(table, "use:promo_sergent")
    assert me(table).courage == 3
    units = [
        {"sector": "1", "soldiers": 9, "promotions": ("promo_sergent",)},
        {"sector": "1", "soldiers": 9},
    ]
    trade = at("trade", units=units, options=MISSIONS)
    assert not [o for o in ids(trade) if "promo" in o]


def test_m3_6_mission_possible() -> None:
    options = {"missions": "possible"}
    dealt = until(open_table("dice", "N02", seed=1, options=options), "ask-lock")
    assert len(me(dealt).missions) == 2
    poor = at("move", sector="9", soldiers=60, courage=4, missions=("ms29",), options=options)
    play(poor, "move:B")
    assert poor.outcome is not None
    assert poor.outcome.text == "outcome-defeat-penalty"
    rich = at(
        "move",
        sector="9",
        soldiers=60,
        marks=("battle-cry",),
        stars=8,
        missions=("ms29",),
        options=options,
    )
    play(rich, "move:B")
    assert rich.outcome is not None
    assert rich.outcome.winners == ("p1",)
    assert me(rich).stars == 0


@pytest.mark.parametrize(("left", "stars"), [((), 8), (("ms29",), 0), (("ms29", "ms30"), 0)])
def test_m3_6_one_mission_left_of_two_costs_eight_stars(left: tuple[str, ...], stars: int) -> None:
    unit = {"sector": "9", "soldiers": 60, "courage": 4, "stars": 8, "missions": left}
    table = at("move", units=[unit], options={"missions": "possible"})
    play(table, "move:B")
    assert table.outcome is not None
    assert table.outcome.winners == ("p1",)
    assert me(table).stars == stars


def test_m3_3_no_mission_asks_for_what_is_not_in_the_game() -> None:
    from landfall.games.dice.model.components import MISSIONS
    from landfall.games.dice.rules.missions import possible

    early = open_table("dice", "N01", seed=1, options={"missions": "missions", "level": 2})
    assert not possible(state(early), MISSIONS["ms17"])
    assert possible(state(early), MISSIONS["ms08"])
    sea = {"afloat": "craft", "sector": "r3c1", "soldiers": 30, "courage": 12, "points": 20}
    table = at(
        "tally",
        "N02",
        options={"missions": "missions", "crossing": True},
        units=[{**sea, "stars": 2, "dice": ("star", "skull", "skull", "skull", "two", "two")}],
    )
    assert possible(state(table), MISSIONS["ms25"])
    me(table).gone.append("colonel")
    assert not possible(state(table), MISSIONS["ms25"])


def test_m3_3_a_drowned_passenger_is_gone() -> None:
    from landfall.games.dice.rules.sea_crossing import overboard

    sea = {"afloat": "craft", "sector": "r3c1", "soldiers": 30, "courage": 12, "points": 20}
    table = at("move", "N02", options={"crossing": True}, units=[sea])
    me(table).passengers.append("colonel")
    overboard(state(table), me(table), "colonel", "M1.3")
    assert me(table).gone == ["colonel"]


def test_m3_4_what_phase_2_brings_may_be_sacrificed_in_phase_2() -> None:
    table = at(
        "tally",
        options={"missions": "missions"},
        missions=("ms08",),
        specialists=("eclaireur",),
        courage=1,
        dice=("courage", "courage", "two", "two", "soldier", "star"),
    )
    assert ids(table) == ["done", "fulfil:ms08"]
    play(table, "fulfil:ms08")
    assert me(table).courage == 0
    assert len(me(table).promotions) == 1


def test_m3_6_both_missions_are_kept_after_the_special_items_are_chosen() -> None:
    for seed in range(1, 12):
        table = open_table("dice", "N01", seed=seed, options={"missions": "possible"})
        assert me(table).missions == []
        play(table, ids(table)[0])
        assert len(me(table).missions) == 2


def test_m3_4_one_or_the_other_specialist_is_the_units_choice() -> None:
    """The rulebook's second picture: Sharpshooter or Marksman, and the Flamethrower, next to a
    Bunker."""
    table = at(
        "tally",
        sector="9",
        options={"missions": "missions"},
        missions=("ms03",),
        specialists=("tireur_elite", "tireur_precis"),
        items=("lance_flammes",),
        soldiers=20,
        dice=QUIET,
    )
    assert ids(table) == ["count", "fulfil:ms03:tireur_elite", "fulfil:ms03:tireur_precis"]
    play(table, "fulfil:ms03:tireur_precis")
    assert me(table).specialists == ["tireur_elite"]
    assert me(table).missions == []


def test_m3_6_new_orders_replace_whichever_of_two_missions_the_unit_says() -> None:
    table = at(
        "camp",
        options={"missions": "possible"},
        missions=("ms08", "ms29"),
        items=("nouveaux_ordres",),
    )
    play(table, "use:nouveaux_ordres", "drop:ms08")
    assert asked(table) == "ask-choose-mission"
    play(table, ids(table)[0])
    assert me(table).missions[0] == "ms29"
    assert len(me(table).missions) == 2


def test_m3_2_no_mission_throws_out_what_another_wants() -> None:
    """The first mission brings in the Demolition Charge, which would replace the Bazooka that the
    second requires."""
    table = at("camp", units=[{"sector": "1"}, {"sector": "1"}], options=MISSIONS)
    game = state(table)
    game.items = [i for i in game.items if i != "charge_demolition"]
    first, second = game.units
    first.ask("choose-mission", "ms15,ms29")
    second.ask("choose-mission", "ms17,ms28")
    first.order, second.order = "mission:ms15", "mission:ms17"
    carry_out(game, first)
    carry_out(game, second)
    assert {"charge_demolition", "bazooka"} <= set(game.items)
    assert not {"charge_demolition", "bazooka"} & set(game.removed)
    assert [(e.card, e.out) for e in told(table, "items-adjusted")] == [
        ("card:charge_demolition", "card:torpille_bangalore")
    ]


def test_m3_2_an_item_that_comes_back_is_no_longer_out() -> None:
    from landfall.games.dice.rules.missions import keep

    table = at("camp", units=[{"sector": "1"}, {"sector": "1"}], options=MISSIONS)
    game = state(table)
    game.items = [i for i in game.items if i != "charge_demolition"]
    keep(game, me(table), "ms15")
    assert "bazooka" in game.removed
    keep(game, me(table, "p2"), "ms17")
    assert "bazooka" in game.items
    assert "bazooka" not in game.removed
    assert "charge_demolition" in game.items


def test_m3_4_a_mission_takes_a_golden_die_last() -> None:
    """ms33 wants two red Twos. The golden one stays in the tally, where it may be any colour."""
    dice = ("two/gold", "two/red", "two/red", "two/red", "two/white", "star/blue")
    unit = {"sector": "1", "soldiers": 9, "dice": dice, "missions": ["ms33"]}
    units = [{**unit, "specialists": ["caporal"]}]
    table = at("tally", units=units, options={"golden": "standard", "missions": "missions"})
    play(table, "fulfil:ms33")
    until(table, "ask-camp")
    assert [e.bonus for e in told(table, "bonus-won")] == ["bonus:renforts"]
