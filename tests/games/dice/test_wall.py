"""*Atlantikwall*, Module 1: the German. Seats, windows, cards and how the battle ends; the worked examples by number."""

from __future__ import annotations

import pytest
from tests.games.dice.helpers import (
    QUIET,
    asked,
    at,
    finish,
    german,
    ids,
    me,
    play,
    seen,
    state,
    told,
    wall,
)

from landfall.core.table import Table
from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.wall.drawn_decorations import draw_decoration
from landfall.games.dice.rules.wall.side import decoration_price, wall_of


def test_a1_18_and_a1_20_and_a1_21_example_7_wounds_are_seen_and_cards_are_not() -> None:
    """dice A1.20, A1.21: the Germans pay a loss only in full; the Allies know how many cards they
    hold."""
    table = wall(
        "trade",
        german={
            "soldiers": 6,
            "courage": 11,
            "deck": ["blessure_argent", "insigne_sportif"],
        },
    )
    play(table, "buy-decoration", seat="g")
    assert german(table).specialists == []
    assert german(table).soldiers == 6
    play(table, "buy-decoration", seat="g")
    assert german(table).courage == 1
    view = seen(table, "p1").german
    assert view is not None
    assert (view.decorations, view.hand) == (1, ())
    public = [e for e in table.events_for("p1") if e.text == "event-decoration-drawn"]
    assert [e.card for e in public] == [""]  # type: ignore[attr-defined]
    own = [e for e in table.events_for("g") if e.text == "event-decoration-drawn"]
    assert [e.card for e in own] == ["card:insigne_sportif"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("crew", "hand", "left"),
    [((), (), (0, 0)), (("funker",), (), (0, 0)), (("funker",), ("croix_fer",), (1, 0))],
)
def test_a1_21_example_8_the_gold_wound(
    crew: tuple[str, ...], hand: tuple[str, ...], left: tuple[int, int]
) -> None:
    table = wall(
        "trade",
        german={"courage": 5, "specialists": crew, "hand": hand, "deck": ["blessure_or"]},
    )
    play(table, "buy-decoration", seat="g")
    if crew and hand:
        assert set(ids(table, "g")) == {"lose:funker", "discard:croix_fer"}
        play(table, "discard:croix_fer", seat="g")
    he = wall_of(state(table))
    assert (len(he.german.specialists), len(he.hand)) == left


def test_a1_18_example_18_fewer_prices() -> None:
    crew = ["unteroffizier", "hauptmann"]
    table = wall("trade", german={"courage": 9, "specialists": crew})
    assert decoration_price(state(table)) == 4
    table = wall(
        "trade",
        german={"courage": 9, "specialists": crew},
        options={"conditions": "turn"},
        condition="bc33",
    )
    assert decoration_price(state(table)) == 3
    german(table).marks.append("periscope")
    assert decoration_price(state(table)) == 1


def test_a1_1_seats_and_what_cannot_be_chosen() -> None:
    from landfall.core.errors import OptionsClash

    game = at().game
    assert game.seats("N01", {"players": 3, "wall": "player"}) == ("p1", "p2", "g")
    assert game.seats("N01", {"players": 1, "wall": "solo"}) == ("g",)
    clashing: tuple[dict[str, bool | int | str], ...] = (
        {"wall": "player"},
        {"wall": "solo", "players": 2},
        {"wall": "player", "players": 2, "level": 1},
        {"wall": "player", "players": 6},
        {"german_blind": True},
    )
    for wrong in clashing:
        with pytest.raises(OptionsClash):
            game.checked_options("N01", wrong)
    game.checked_options("N01", {"wall": "player", "players": 5})


@pytest.mark.parametrize(("units", "courage"), [(1, 0), (2, 3), (3, 6), (4, 9)])
def test_a1_2_and_a1_3_and_a1_4_and_a1_32_what_he_begins_with(units: int, courage: int) -> None:
    """dice A1.2, A1.3, A1.32: Soldiers, Courage, the reserve, and a deck with one black card in
    seven."""
    table = Table(at().game, "N01", {"players": units + 1, "wall": "player"}, {}, "s")
    side = wall_of(state(table))
    assert (side.german.soldiers, side.german.courage) == (4, courage)
    assert side.german.specialists == ["unteroffizier"]
    assert len(side.specialists) == 13
    assert len(side.items) == 14
    assert len(side.deck) == 21
    assert sum(parts.DECORATIONS[card].black for card in side.deck) == 3
    assert len(state(table).units) == units
    # A1.5: the Allied cards of this box.
    assert {"tnt", "ordres_errones", "lunette_sniper", "grenade_thermite"} <= set(
        state(table).items
    )


def test_a1_5_the_sniper_and_the_piat_gunner() -> None:
    units = [{"sector": "8", "courage": 5, "specialists": ["sniper", "servant_piat"]}]
    table = wall("ambush", german={"soldiers": 2}, units=units)
    play(table, "sniper:soldiers")
    assert german(table).soldiers == 0
    play(table, "piat:gaz")
    assert "gaz" in wall_of(state(table)).removed
    assert me(table).courage == 2


def test_a1_7_a_lone_pass_is_his_to_say_while_he_holds_a_decoration() -> None:
    table = wall("trade", german={"hand": ["insigne_flak"]})
    assert state(table).phase == "trade"
    assert ids(table, "g") == ["done", "until:combat"]
    # With an empty hand and nothing to buy, the German is not asked.
    units = [{"sector": "1", "courage": 3}]
    without = wall("trade", german={}, units=units)
    assert [(d.seat, d.text) for d in without.decisions] == [("p1", "ask-move")]
    # Four Courage buy nothing; five buy a Decoration.
    for courage, seats in ((4, ["p1"]), (5, ["g"])):
        with_courage = wall("trade", german={"courage": courage}, units=units)
        assert [d.seat for d in with_courage.decisions] == seats


def test_a1_7_he_may_pass_until_a_later_window() -> None:
    units = [{"sector": "1", "soldiers": 30, "courage": 3}]
    hand = ["insigne_flak", "croix_fer"]
    table = wall("camp", german={"hand": hand, "soldiers": 30}, units=units)
    assert [a for a in ids(table, "g") if a.startswith("until:")] == [
        "until:ambush",
        "until:combat",
    ]
    play(table, "until:combat", seat="g")
    met: list[str] = []
    for _ in range(20):
        if state(table).phase == "combat" or state(table).turn != 2:
            break
        met += [decision.seat for decision in table.decisions]
        answers = [o.id for o in table.decisions[0].options]
        quiet = next((a for a in ("done", "stay", "no") if a in answers), answers[0])
        table.answer(table.decisions[0].seat, quiet)
    assert state(table).phase == "combat"
    assert "g" not in met
    # At that window the German is asked again, and the pass is over.
    assert asked(table, "g") == "ask-german"
    assert not any(mark.startswith("until:") for mark in german(table).marks)


def test_a1_17_he_buys_as_much_as_he_can() -> None:
    table = wall("camp", german={"stars": 9, "points": 11})
    play(
        table,
        "recruit:mg_schutze",
        "recruit:zwangsrekrut",
        "find:grenade_manche",
        "find:cocktail_molotov",
        seat="g",
    )
    assert german(table).specialists == ["unteroffizier", "mg_schutze", "zwangsrekrut"]
    assert german(table).items == ["grenade_manche", "cocktail_molotov"]
    refusal = table.why_not("g", "recruit", card="hauptmann")
    assert refusal is not None
    assert refusal.rule == "A1.17"


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a1_17_the_feldwebel_brings_a_soldier_for_each_unit(count: int) -> None:
    he = {"soldiers": 0, "dice": QUIET, "specialists": ["feldwebel"]}
    table = wall("tally", german=he, units=[{"sector": "1"} for _ in range(count)])
    finish(table, "ask-camp", "p1")
    brought = [e.soldiers for e in told(table, "gained") if e.by == "card:feldwebel"]
    assert brought == [count]


def test_a1_19_an_empty_deck_is_made_of_what_was_played() -> None:
    table = wall("trade", german={"courage": 5})
    side = wall_of(state(table))
    side.discards, side.deck = ["insigne_sportif"], []
    draw_decoration(state(table), "why:bought")
    assert side.hand == ["insigne_sportif"]


def test_a1_22_no_trade_near_the_bunker() -> None:
    for sector, partners in (("1", True), ("10", False)):
        units = [{"sector": sector, "soldiers": 9, "courage": 3} for _ in range(2)]
        table = wall("trade", units=units)
        assert any(answer.startswith("give:") for answer in ids(table)) == partners


def test_a1_23_the_unit_chooses_whom_it_loses() -> None:
    """dice 8.2 and A1.23: hits wait until the window closes, then Specialists of the Unit's choice
    cover them."""
    units = [{"sector": "8", "soldiers": 1, "specialists": ["medecin", "genie", "sergent"]}]
    table = wall("ambush", german={"items": ["grenade_manche"]}, units=units)
    play(table, "use:grenade_manche:p1", seat="g")
    finish(table, "ask-lose-specialist")
    assert [d.seat for d in table.decisions if d.text == "ask-lose-specialist"] == ["p1"]
    assert ids(table) == ["lose:medecin", "lose:genie", "lose:sergent"]
    play(table, "lose:genie", "lose:medecin")
    assert me(table).specialists == ["sergent"]
    assert me(table).pending == 0


def test_a1_23_the_scharfschutze_leaves_the_choice_to_the_unit() -> None:
    units = [{"sector": "8", "soldiers": 9, "specialists": ["medecin", "genie"]}]
    he = {"soldiers": 9, "courage": 2, "specialists": ["scharfschutze"]}
    table = wall("trade", german=he, units=units)
    finish(table, "ask-german", "g")
    assert state(table).phase == "ambush"
    play(table, "use:scharfschutze:p1:specialist", seat="g")
    finish(table, "ask-lose-specialist")
    assert [d.seat for d in table.decisions] == ["p1"]
    play(table, "lose:genie")
    assert (me(table).specialists, german(table).courage) == (["medecin"], 0)


def test_a1_23_where_the_card_says_so_the_german_chooses() -> None:
    units = [{"sector": "8", "soldiers": 9, "specialists": ["medecin", "genie"]}]
    table = wall("ambush", german={"hand": ["insigne_sniper"]}, units=units)
    play(table, "use:insigne_sniper:p1", seat="g")
    assert ids(table, "g") == ["shoot:medecin", "shoot:genie"]
    play(table, "shoot:genie", seat="g")
    assert me(table).specialists == ["medecin"]


def test_a1_19_the_gestapo_disc_takes_a_medal_or_points() -> None:
    units = [{"sector": "8", "soldiers": 9, "points": 3, "medals": ["bronze_star"]}]
    for answer, left in (("seize:bronze_star", (3, [])), ("points", (0, ["bronze_star"]))):
        table = wall("ambush", german={"hand": ["plaque_gestapo"]}, units=units)
        play(table, "use:plaque_gestapo:p1", seat="g")
        assert ids(table, "g") == ["seize:bronze_star", "points"]
        play(table, answer, seat="g")
        assert (me(table).points, me(table).medals) == left


def test_a1_24_the_german_says_first_or_last() -> None:
    units = [{"sector": "8", "courage": 5, "soldiers": 9, "specialists": ["sniper"]}]
    crew = ["unteroffizier", "scharfschutze"]
    table = wall("ambush", german={"courage": 3, "specialists": crew}, units=units)
    play(table, "use:scharfschutze:p1:soldiers", seat="g")
    play(table, "sniper:kill:scharfschutze")
    assert ids(table, "g") == ["first", "last"]
    play(table, "last", seat="g")
    # The Scharfschütze was shot first, so the German's order cost nothing.
    assert german(table).courage == 3
    assert told(table, "beaten")


def test_a1_29_a_unit_lost_elsewhere_is_his_victory() -> None:
    units = [{"sector": "8", "soldiers": 1}, {"sector": "1", "soldiers": 9}]
    table = wall("combat", german={"soldiers": 30}, units=units)
    finish(table)
    assert table.outcome is not None
    assert table.outcome.winners == ("g",)


@pytest.mark.parametrize("units", [1, 3])
def test_a1_31_the_blind_start(units: int) -> None:
    chosen: dict[str, bool | int | str] = {
        "players": units + 1,
        "wall": "player",
        "german_blind": True,
    }
    table = Table(at().game, "N01", chosen, {}, "s")
    if units == 1:
        assert 1 <= german(table).soldiers <= 6
        assert german(table).courage == 0
        return
    answer = ids(table, "g")[0]
    play(table, answer, seat="g")
    assert german(table).soldiers == int(answer.partition(":")[2])
    assert german(table).courage >= 2


def test_a1_33_a_decoration_just_played_is_cancelled() -> None:
    units = [{"sector": "8", "soldiers": 9, "items": ["grenade_thermite"]}]
    table = wall("ambush", german={"hand": ["insigne_artillerie_cotiere"]}, units=units)
    play(table, "use:insigne_artillerie_cotiere", seat="g")
    assert ids(table) == ["no", "cancel-with:grenade_thermite"]
    play(table, "cancel-with:grenade_thermite")
    assert me(table).pending == 0
    assert wall_of(state(table)).discards == ["insigne_artillerie_cotiere"]
    assert "grenade_thermite" in state(table).used or "grenade_thermite" in me(table).discards


def test_a1_5_the_scope_aims_again_if_its_target_is_gone() -> None:
    """Phase 3: a black Decoration costs the German the Specialist that the Unit was aiming at."""
    units = [{"sector": "8", "specialists": ["tireur_elite"], "items": ["lunette_sniper"]}]
    he = {
        "soldiers": 1,
        "specialists": ["funker", "leutnant", "hauptmann"],
        "items": ["stimulants"],
        "hand": ["insigne_sportif"],
        "deck": ["blessure_argent"],
    }
    table = wall("camp", german=he, units=units)
    play(table, "scope:aim")
    play(table, "use:insigne_sportif", seat="g")
    play(table, "scope:kill:funker")
    play(table, "use:stimulants", "lose:funker", "done", seat="g")
    assert ids(table) == ["scope:kill:leutnant", "scope:kill:hauptmann"]
    assert german(table).specialists == ["leutnant", "hauptmann"]
