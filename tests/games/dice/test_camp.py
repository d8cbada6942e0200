"""dice 3.3, 3.4: recruiting, finding, playing cards; trading and medals."""

from __future__ import annotations

import pytest
from tests.games.dice.helpers import QUIET, asked, at, ids, last, me, play, seen, state, told, until

SIX_REGULARS = ("eclaireur", "caporal", "sergent", "medecin", "lieutenant", "tireur_elite")


def test_3_3_1_one_specialist_and_one_item_a_turn() -> None:
    table = at("camp", stars=9, points=30)
    play(table, "recruit:medecin", "find:bazooka")
    assert me(table).stars == 5
    assert me(table).points == 15
    assert not [o for o in ids(table) if o.startswith(("recruit:", "find:"))]
    refusal = table.why_not("p1", "recruit", card="sergent")
    assert refusal is not None
    assert refusal.rule == "3.3.1"


def test_3_3_1_the_executive_officer_doubles_one_of_the_two() -> None:
    table = at("camp", stars=20, points=30, specialists=("officier_en_second",))
    play(table, "recruit:medecin", "recruit:sergent")
    assert not [o for o in ids(table) if o.startswith(("recruit:", "find:"))]


def test_3_3_2_unspent_resources_are_kept() -> None:
    table = at("camp", stars=3, points=7, courage=1, marker=1, soldiers=20)
    until(table, "ask-lock")
    assert (me(table).stars, me(table).points, me(table).courage) == (3, 7, 1)


def test_3_3_3_items_are_used_once_and_leave_the_pool() -> None:
    table = at("camp", items=("radio_campagne",))
    play(table, "use:radio_campagne")
    assert last(table, "gained").soldiers == 5
    assert "radio_campagne" in state(table).used
    assert "radio_campagne" not in state(table).items


def test_3_3_4_an_item_works_on_the_turn_it_is_found_but_not_in_combat() -> None:
    table = at("camp", points=12, soldiers=9)
    play(table, "find:radio_campagne")
    assert "use:radio_campagne" in ids(table)
    assert asked(at("combat", soldiers=9, items=("radio_campagne",))) == "ask-lock"


def test_3_3_5_a_cut_of_the_def_helps_all_in_the_sector_this_turn() -> None:
    units = [
        {"sector": "4", "soldiers": 20, "items": ("grenades",)},
        {"sector": "4", "soldiers": 20},
    ]
    table = at("combat", units=units)
    play(table, "use:grenades")
    assert [e.defence for e in told(table, "fought")] == [4, 4]
    assert state(table).cuts == {}


def test_3_3_6_one_auxiliary_a_unit_and_one_unique_at_the_table() -> None:
    table = at("camp", stars=9, specialists=("genie",))
    assert "recruit:veteran" not in ids(table)
    refusal = table.why_not("p1", "recruit", card="veteran")
    assert refusal is not None
    assert refusal.text == "refusal-one-auxiliary"
    two = at(
        "camp", units=[{"sector": "1", "stars": 9}, {"sector": "1", "specialists": ("heros",)}]
    )
    assert "recruit:aumonier" not in ids(two)


def test_3_3_6_of_two_who_want_the_colonel_the_first_player_has_him() -> None:
    units = [{"sector": "1", "stars": 6}, {"sector": "1", "stars": 6}]
    table = at("camp", units=units, turn=2)
    play(table, "recruit:colonel")
    assert me(table).specialists == []
    play(table, "recruit:colonel", seat="p2")
    # In turn 2 the second player is first.
    assert me(table, "p2").specialists == ["colonel"]
    assert (me(table).stars, me(table, "p2").stars) == (6, 0)
    assert last(table, "beaten").seat == "seat:p1"
    assert asked(table) == "ask-camp"


def test_3_3_7_whoever_is_lost_is_not_recruited_again() -> None:
    table = at("camp", stars=9, gone=("medecin",))
    assert "recruit:medecin" not in ids(table)
    refusal = table.why_not("p1", "recruit", card="medecin")
    assert refusal is not None
    assert refusal.rule == "3.3.7"


def test_3_3_7_except_by_the_royal_red_cross() -> None:
    table = at("camp", medals=("croix_rouge_royale",), gone=("medecin", "sergent"))
    play(table, "use:croix_rouge_royale", "recruit:medecin")
    assert me(table).specialists == ["medecin"]


def test_3_3_8_never_two_of_a_title() -> None:
    table = at("camp", stars=9, specialists=("wh01",), options={"heroes": "heroes"})
    assert "recruit:caporal" not in ids(table)
    assert "recruit:wh02" not in ids(table)


def test_3_3_9_a_crossed_spanner_forbids_finding_not_using() -> None:
    table = at("camp", sector="9", points=30, soldiers=30, items=("radio_campagne",))
    assert ids(table) == ["done", "use:radio_campagne"]
    refusal = table.why_not("p1", "find", card="bazooka")
    assert refusal is not None
    assert refusal.rule == "3.3.9"


def test_3_4_1_units_in_one_sector_trade() -> None:
    units = [
        {"sector": "1", "soldiers": 9, "courage": 2, "items": ("bazooka",)},
        {"sector": "1", "soldiers": 9},
        {"sector": "2", "soldiers": 9},
    ]
    table = at("trade", units=units)
    assert "give:p2:courage" in ids(table)
    assert not [o for o in ids(table) if "p3" in o]
    play(table, "give:p2:courage", "amount:2")
    assert me(table, "p2").courage == 0
    play(table, "done", seat="p2")
    assert me(table, "p2").courage == 2
    play(table, "hand:p2:bazooka")
    assert me(table, "p2").items == ["bazooka"]


def test_3_4_1_the_radio_and_the_pigeon_reach_further() -> None:
    units = [
        {"sector": "1", "soldiers": 9, "specialists": ("operateur_radio",)},
        {"sector": "2", "soldiers": 9},
    ]
    assert "give:p2:soldiers" in ids(at("trade", units=units))
    far = [
        {"sector": "1", "soldiers": 9, "items": ("pigeon_voyageur",)},
        {"sector": "9", "soldiers": 40},
        {"sector": "10", "soldiers": 40},
    ]
    table = at("camp", units=far)
    play(table, "use:pigeon_voyageur", "to:p2")
    for seat in ("p1", "p2", "p3"):
        while asked(table, seat) == "ask-camp":
            play(table, "done", seat=seat)
    assert "give:p2:soldiers" in ids(table)
    assert "give:p3:soldiers" not in ids(table)
    assert "give:p1:soldiers" in ids(table, "p2")


def test_3_4_1_a_radio_serves_both_ways_at_its_whole_range() -> None:
    units = [
        {"sector": "1", "soldiers": 9, "specialists": ("wh16",)},
        {"sector": "5", "soldiers": 40},
    ]
    table = at("trade", units=units, options={"heroes": "heroes"})
    assert "give:p2:soldiers" in ids(table)
    assert "give:p1:soldiers" in ids(table, "p2")


def test_3_3_3_the_message_book_carries_one_resource_to_one_unit() -> None:
    units = [
        {"sector": "1", "soldiers": 9, "courage": 4, "marks": ("message",)},
        {"sector": "9", "soldiers": 40},
    ]
    table = at("trade", units=units)
    play(table, "give:p2:soldiers")
    assert ids(table)[-1] == "amount:3"
    play(table, "amount:3")
    assert asked(table) == "ask-move"
    assert me(table, "p2").soldiers == 43
    assert not [o for o in ids(table) if o.startswith("give:")]
    assert "message" not in me(table).marks


def test_3_4_2_the_last_soldier_stays() -> None:
    units = [{"sector": "1", "soldiers": 1}, {"sector": "1", "soldiers": 9}]
    table = at("trade", units=units)
    assert ids(table) == []
    play(table, "give:p1:soldiers", seat="p2")
    assert ids(table, "p2")[-1] == "amount:8"


def test_3_4_3_courage_buys_one_medal_a_turn() -> None:
    table = at("trade", courage=10, soldiers=9)
    play(table, "buy-medal")
    assert me(table).courage == 5
    assert len(me(table).medals) == 1
    refusal = table.why_not("p1", "medal")
    assert refusal is not None
    assert refusal.rule == "3.4.3"


def test_3_4_4_a_medal_is_played_like_an_item_and_the_deck_made_anew() -> None:
    table = at("camp", medals=("bronze_star",))
    play(table, "use:bronze_star")
    assert me(table).courage == 4
    assert state(table).medals_played == ["bronze_star"]
    empty = at("trade", courage=5, soldiers=9)
    state(empty).medals_played, state(empty).medals = state(empty).medals, []
    play(empty, "buy-medal")
    assert len(me(empty).medals) == 1
    assert state(empty).medals_played == []


def test_top_secret_documents_show_two_medals_and_keep_one() -> None:
    table = at("camp", items=("documents_top_secret",))
    play(table, "use:documents_top_secret")
    assert asked(table) == "ask-drop-medal"
    play(table, ids(table)[0])
    assert len(me(table).medals) == 1


def test_nobody_sees_an_order_before_all_have_answered() -> None:
    units = [{"sector": "1", "stars": 6}, {"sector": "1", "stars": 6}]
    table = at("camp", units=units)
    before = table.view("p2")
    play(table, "recruit:colonel")
    assert table.view("p2") == before
    assert seen(table).order == "recruit:colonel"


def test_the_view_says_what_can_be_afforded() -> None:
    view = seen(at("camp", stars=3, points=5))
    assert {p.card for p in view.finds} == {
        "grenades",
        "detecteur_mines",
        "porte_bonheur",
    }
    assert "sergent" in {p.card for p in view.recruits}


def test_a_bonus_from_a_card_waits_for_the_tally() -> None:
    table = at("changes", dice=QUIET, items=("amphetamines",))
    play(table, "use:amphetamines")
    assert asked(table) == "ask-bonus"
    play(table, "soldiers")
    assert last(table, "gained").soldiers == 3


def test_4_6_a_find_reaches_for_one_used_item() -> None:
    table = at(
        "camp", points=60, marks=("used-item",), specialists=("officier_en_second",), recruits=1
    )
    game = state(table)
    for card in ("bazooka", "grenades"):
        game.items.remove(card)
        game.used.append(card)
    game.offers.clear()
    play(table, "find:bazooka")
    assert "find:radio_campagne" in ids(table)
    assert "find:grenades" not in ids(table)


def test_m4_3_the_red_cross_brings_back_the_hero_who_was_lost() -> None:
    table = at(
        "camp",
        medals=("croix_rouge_royale",),
        gone=("medecin", "medecin", "wh06", "sergent"),
        options={"heroes": "heroes"},
    )
    play(table, "use:croix_rouge_royale")
    assert sorted(ids(table)) == ["recruit:sergent", "recruit:wh06"]
    play(table, "recruit:wh06")
    assert me(table).specialists == ["wh06"]


def test_the_purple_heart_brings_back_no_more_soldiers_than_fell() -> None:
    table = at("losses", sector="9", soldiers=4, specialists=tuple(SIX_REGULARS), marker=0)
    until(table, "ask-lock")
    assert me(table).last_losses == 4


@pytest.mark.parametrize(("crew", "most"), [((), 1), (("medecin",), 2)])
def test_10_2_the_message_book_takes_the_last_soldier_only_of_a_unit_with_a_specialist(
    crew: tuple[str, ...], most: int
) -> None:
    table = at("camp", soldiers=2, specialists=crew, items=("carnet_messages",))
    play(table, "use:carnet_messages")
    amounts = [answer for answer in ids(table) if answer.startswith("convert:soldiers:courage:")]
    assert len(amounts) == most


@pytest.mark.parametrize(("sector", "recruits"), [("8", False), ("7", True)])
def test_5_7_where_recruiting_is_forbidden_no_medal_recruits_either(
    sector: str, recruits: bool
) -> None:
    unit = {"sector": sector, "soldiers": 9, "stars": 9, "medals": ["croix_service_distingue"]}
    found = ids(at("camp", "N04", units=[{**unit, "promotions": ["promo_lieutenant_colonel"]}]))
    uses = {"use:croix_service_distingue", "use:promo_lieutenant_colonel"}
    assert bool(uses & set(found)) is recruits
    assert any(answer.startswith("recruit:") for answer in found) is recruits
