"""General material and Modules 2 to 5 of Route vers l'Enfer."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import QUIET, asked, at, ids, last, me, play, state, told, until

from landfall.core.errors import OptionsClash
from landfall.core.table import open_table
from landfall.games.dice import components as parts
from landfall.games.dice.tally import triples

# General material.


def test_g_1_the_material_joins_any_game_or_none() -> None:
    without = state(at(options={"material": False}))
    assert "quartier_maitre" not in without.specialists
    assert len(without.medals) == 16
    assert len(without.vehicles) == 6
    game = state(at())
    assert len(game.medals) == 19
    assert len(game.vehicles) == 9


def test_g_2_quartermaster_and_drill_sergeant_lower_prices() -> None:
    table = at("camp", stars=3, points=12, specialists=("quartier_maitre", "sergent_instructeur"))
    play(table, "find:bazooka", "recruit:medecin")
    assert (me(table).points, me(table).stars) == (0, 0)


def test_g_3_tank_destroyer_dukw_and_recon_vehicle() -> None:
    table = at(
        "combat", sector="B", soldiers=40, vehicle="chasseur_char", marks=("entered",), rolls=(0,)
    )
    assert last(table, "fought").defence == 8
    assert last(table, "vehicle-lost").card == "card:chasseur_char"
    assert last(at("upkeep", vehicle="camion_amphibie"), "gained").soldiers == 2
    recon = at("move", sector="2", soldiers=20, courage=2, vehicle="vehicule_reconnaissance")
    play(recon, "move:5")
    assert last(recon, "gained").stars == 1


def test_g_4_campaign_star_service_medal_and_military_cross() -> None:
    star = at("camp", marker=3, soldiers=20, medals=("etoile_campagne",), stars=9)
    play(star, "use:etoile_campagne")
    assert me(star).marker == 2
    service = at("changes", dice=QUIET, medals=("medaille_service",))
    play(service, "use:medaille_service")
    assert last(service, "tallied").tools == 3
    cross = at(
        "changes",
        dice=("two", "two", "star", "star", "tool", "tool"),
        medals=("croix_militaire",),
        rolls=(3, 3),
    )
    play(cross, "use:croix_militaire")
    assert [e.bonus for e in told(cross, "bonus-won")] == ["bonus:renforts"]


def test_g_5_five_battlefields_more() -> None:
    five = [f for f in parts.BATTLEFIELDS.values() if f.box == "way_to_hell"]
    assert [f.id for f in five] == ["N13", "N14", "N15", "N16", "N17"]


# Module 2.


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


# Module 3.

MISSIONS = {"missions": "missions"}


def test_m3_1_two_are_drawn_one_is_kept_and_must_be_done() -> None:
    table = open_table("dice", "N02", seed=1, options=MISSIONS)
    until(table, "ask-choose-mission")
    assert len(ids(table)) == 2
    lost = at("combat", sector="B", soldiers=40, missions=("ms29",), options=MISSIONS)
    assert lost.outcome is not None
    assert lost.outcome.text == "outcome-defeat-mission"


def test_m3_2_items_a_mission_wants_come_in_and_others_go() -> None:
    """The rulebook's example: Amphetamines (12) and Lucky Charm (3) push two others out."""
    from landfall.games.dice.missions import keep

    table = at("camp", "N03", options=MISSIONS, stars=9, soldiers=20)
    game = state(table)
    game.items.remove("porte_bonheur")
    keep(game, me(table), "ms04")
    swaps = [(e.card, e.out) for e in told(table, "items-adjusted")]
    assert [card for card, _ in swaps] == ["card:amphetamines", "card:porte_bonheur"]
    for card, out in swaps:
        assert parts.ITEMS[out[5:]].cost >= parts.ITEMS[card[5:]].cost


def test_m3_3_a_mission_for_absent_cards_is_drawn_again() -> None:
    from landfall.games.dice.missions import possible

    game = state(at(options={**MISSIONS, "golden": "joker"}))
    assert not possible(game, parts.MISSIONS["ms05"])
    assert possible(game, parts.MISSIONS["ms29"])


def test_m3_4_flemings_inquiry() -> None:
    """The rulebook's example: the Find is forgone, its three tools still count."""
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
    """The rulebook's card: the Hero, a Battle Cry and three Stars, whose Cry may come from a card."""
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
    # The two stars of the dice came after the three that were given.
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


# Module 4.

HEROES = {"heroes": "heroes"}


def test_m4_1_a_hero_costs_his_stars_and_a_soldier() -> None:
    table = at("camp", stars=4, soldiers=9, options=HEROES)
    play(table, "recruit:wh01")
    assert me(table).stars == 0
    assert told(table, "lost")[0].by == "card:wh01"
    assert told(table, "lost")[0].soldiers == 1


def test_m4_2_a_hero_does_more_than_his_title() -> None:
    woodson = at("combat", sector="4", soldiers=20, specialists=("wh06",), options=HEROES)
    assert last(woodson, "fought").losses == 3
    thompson = at("combat", sector="4", soldiers=20, specialists=("wh12",), options=HEROES)
    assert last(thompson, "fought").defence == 3
    units = [
        {"sector": "4", "soldiers": 20, "specialists": ("wh07",)},
        {"sector": "4", "soldiers": 20},
    ]
    wright = at("combat", units=units, options=HEROES)
    assert [e.losses for e in told(wright, "fought")] == [4, 5]


def test_m4_3_the_replaced_regular_is_gone_for_that_unit_only() -> None:
    """The rulebook's example: Tommy Prince closes the Scout to his own unit, not to others."""
    units = [{"sector": "1", "stars": 9, "soldiers": 9}, {"sector": "1", "stars": 9, "soldiers": 9}]
    table = at("camp", units=units, options=HEROES)
    play(table, "recruit:wh03")
    play(table, "done", seat="p2")
    refusal = table.why_not("p1", "recruit", card="eclaireur")
    assert refusal is not None
    other = at("camp", units=units, options=HEROES)
    play(other, "recruit:wh03")
    play(other, "recruit:eclaireur", seat="p2")
    assert me(other, "p2").specialists == ["eclaireur"]


def test_m4_4_of_a_ranking_title_one_version_for_all() -> None:
    units = [{"sector": "1", "stars": 9, "soldiers": 9}, {"sector": "1", "stars": 9, "soldiers": 9}]
    table = at("camp", units=units, options=HEROES, turn=1)
    play(table, "recruit:wh17")
    play(table, "recruit:colonel", seat="p2")
    assert me(table).specialists == ["wh17"]
    assert last(table, "beaten").seat == "seat:p2"
    assert "recruit:colonel" not in ids(table, "p2")


def test_m4_5_two_units_may_have_corporals_of_different_names() -> None:
    units = [{"sector": "1", "stars": 9, "soldiers": 9}, {"sector": "1", "stars": 9, "soldiers": 9}]
    table = at("camp", units=units, options=HEROES)
    play(table, "recruit:wh01")
    play(table, "recruit:wh02", seat="p2")
    assert (me(table).specialists, me(table, "p2").specialists) == (["wh01"], ["wh02"])
    assert "recruit:wh02" not in ids(at("camp", stars=9, specialists=("wh01",), options=HEROES))


def test_m4_6_show_the_way() -> None:
    options = {"heroes": "show_the_way"}
    table = at(
        "tally", soldiers=9, options=options, dice=("star", "two", "star", "two", "star", "tool")
    )
    assert "hero" in ids(table)
    play(table, "hero", "recruit:wh06")
    assert (me(table).stars, me(table).soldiers) == (0, 13)
    card = at(
        "changes", soldiers=9, stars=9, options=options, dice=QUIET, items=("veste_commandement",)
    )
    play(card, "use:veste_commandement")
    assert ids(card) == ["stars", "two"]


# Module 5.


def test_m5_1_shaef_is_a_nation_like_others() -> None:
    table = open_table("dice", "N01", seed=1, options={"players": 2, "shaef": True})
    assert [u.nation for u in state(table).units] == ["usa", "shaef"]
    units = [
        {"sector": "1", "dice": QUIET},
        {"sector": "1", "dice": ("skull", "two", "skull", "two", "skull", "star")},
    ]
    sea = at("tally", units=units, options={"shaef": True})
    play(sea, "points", seat="p2")
    assert me(sea, "p2").points == 14


def test_m5_2_five_and_six_play_with_shaef() -> None:
    with pytest.raises(OptionsClash) as error:
        open_table("dice", "N01", options={"players": 6})
    assert error.value.args_for_text["rule"] == "M5.2"
    table = open_table("dice", "N01", seed=1, options={"players": 6, "shaef": True})
    assert state(table).units[4].nation == "shaef"
    assert len([i for i in state(table).items if parts.ITEMS[i].category == "special"]) == 4


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


def test_m3_3_no_mission_asks_for_what_is_not_in_the_game() -> None:
    from landfall.games.dice.components import MISSIONS
    from landfall.games.dice.missions import possible

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
    from landfall.games.dice.crossing import overboard

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
    """The rulebook's second picture: Sharpshooter or Marksman, the Flamethrower, beside a Bunker."""
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


def test_m2_6_the_golden_pool_needs_no_other_golden_dice() -> None:
    table = open_table("dice", "N01", options={"golden_trade": True})
    assert state(table).golden_trade
    assert "general" in state(table).removed


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
