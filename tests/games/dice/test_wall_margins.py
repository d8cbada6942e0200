"""*Atlantikwall*: where one Soldier, one die or one Courage more would change what happens."""

from __future__ import annotations

import pytest
from tests.games.dice.helpers import (
    QUIET,
    alone,
    asked,
    finish,
    german,
    ids,
    last,
    me,
    play,
    seen,
    state,
    told,
    wall,
)

from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.sectors import gun_shift, middle_rows, near_bunker, shifted
from landfall.games.dice.rules.wall.automatic import ahead, first_way, walker
from landfall.games.dice.rules.wall.dice import may_lose_die
from landfall.games.dice.rules.wall.side import decoration_price, wall_of
from landfall.games.dice.rules.wall.windows import german_item_price, german_star_price

#: With a card in hand, so that the window does not close by itself.
HELD = {"soldiers": 20, "hand": ["croix_fer"]}
IN_BUNKER = {"sector": "B", "soldiers": 8}


# The assault.


def test_a1_26_the_comparison_tells_both_forces() -> None:
    he = {"soldiers": 5, "specialists": ["funker", "leutnant"]}
    units = [{**IN_BUNKER, "specialists": ["medecin", "genie", "sergent"]}]
    table = wall("assault", german=he, units=units)
    event = last(table, "assault-fought")
    assert (event.force, event.specialists) == (11, 3)
    assert (event.german, event.german_specialists) == (7, 2)


@pytest.mark.parametrize(("soldiers", "winner"), [(3, "g"), (4, "p1")])
def test_a1_26_a_unit_left_with_nobody_is_destroyed_before_the_comparison(
    soldiers: int, winner: str
) -> None:
    """Ruling 29: after three hits, a Unit of three Soldiers is destroyed; a Unit of four has one
    left and beats an empty Bunker."""
    he = {"soldiers": 0, "specialists": [], "items": ["grenade_manche"]}
    table = wall("assault", german=he, units=[{"sector": "B", "soldiers": soldiers}])
    play(table, "use:grenade_manche:p1", seat="g")
    assert table.outcome is not None
    assert table.outcome.winners == (winner,)


def test_a1_28_a_destroyed_unit_leaves_with_everything() -> None:
    lost = {
        **IN_BUNKER,
        "specialists": ["medecin"],
        "items": ["bazooka"],
        "medals": ["bronze_star"],
        "badges": ["officier+fantassin", "chauffeur"],
    }
    units = [lost, {"sector": "10", "soldiers": 40}]
    table = wall("assault", german={"soldiers": 30}, units=units, options={"badges": "badges"})
    unit, game = me(table), state(table)
    assert unit.out
    assert (unit.soldiers, unit.pending, unit.specialists, unit.items) == (0, 0, [], [])
    assert (unit.medals, unit.badges) == ([], [])
    assert "bazooka" in game.used
    assert "bronze_star" in game.medals_played
    assert "medecin" in unit.gone
    assert game.insignia is not None
    assert {"officier", "chauffeur"} <= set(game.insignia.discards)
    assert table.outcome is None


# Dice.


@pytest.mark.parametrize(("dice", "may"), [(1, False), (2, True)])
def test_a1_6_a_last_die_is_not_taken(dice: int, may: bool) -> None:
    he = {"dice": QUIET, "items": ["chien"], "hand": ["croix_fer"]}
    table = wall("contest", german=he, units=[{"sector": "1", "dice": QUIET[:dice]}])
    assert may_lose_die(me(table)) is may
    assert any(answer.startswith("use:chien") for answer in ids(table, "g")) is may


@pytest.mark.parametrize(
    ("marks", "die", "shown"),
    [
        ((), 3, 3),
        (("tracers",), 3, 5),
        (("tracers",), 5, 6),
        (("flak",), 1, 6),
        (("flak", "tracers"), 1, 6),
    ],
)
def test_a1_19_what_cards_make_of_a_guns_die(marks: tuple[str, ...], die: int, shown: int) -> None:
    """Ruling 26: tracers add two, six at most; the Flak Badge makes every die a six."""
    table = wall("combat", german={**HELD, "marks": marks})
    assert shifted(state(table), die) == shown


@pytest.mark.parametrize(("card", "die", "shown"), [("bc06", 1, 0), ("bc06", 6, 4), ("bc05", 6, 6)])
def test_a2_2_the_weather_changes_a_guns_die(card: str, die: int, shown: int) -> None:
    options = {"conditions": "turn"}
    table = wall("combat", german=HELD, options=options, condition=card)
    assert shifted(state(table), die) == shown
    assert gun_shift(state(table)) == ((0, 2) if card == "bc06" else (1, 0))


def test_a1_8_flak_kills_what_a_low_die_would_not() -> None:
    he = {"soldiers": 40, "specialists": ["mg_schutze"], "hand": ["insigne_flak"]}
    units = [{"sector": "8", "soldiers": 40}]
    for played, fire in ((False, 1), (True, 6)):
        table = wall("combat", german=he, units=units, rolls=(0,))
        play(table, "use:insigne_flak" if played else "done", seat="g")
        finish(table)
        assert me(table).soldiers == 40 - 8 - fire


# Prices.


@pytest.mark.parametrize(
    ("condition", "scharfschutze", "grenade"),
    [("bc22", 4, 5), ("bc13", 1, 5), ("bc27", 4, 8)],
)
def test_a2_2_what_conditions_do_to_his_prices(
    condition: str, scharfschutze: int, grenade: int
) -> None:
    options = {"conditions": "turn"}
    game = state(wall("camp", german=HELD, options=options, condition=condition))
    assert german_star_price(game, "scharfschutze") == scharfschutze
    assert german_item_price(game, "grenade_manche") == grenade
    # Crossfire changes the price of one Specialist only.
    assert german_star_price(game, "hauptmann") == 5


def test_a1_18_the_periscope_makes_one_decoration_two_courage_cheaper() -> None:
    he = {"items": ["periscope_bunker"], "courage": 8, "deck": ["insigne_sportif", "croix_fer"]}
    table = wall("trade", german=he)
    play(table, "use:periscope_bunker", seat="g")
    play(table, ids(table, "g")[0], seat="g")
    assert decoration_price(state(table)) == 3
    play(table, "buy-decoration", seat="g")
    assert (german(table).courage, decoration_price(state(table))) == (5, 5)
    play(table, "buy-decoration", seat="g")
    assert german(table).courage == 0


@pytest.mark.parametrize(("stars", "buys"), [(4, False), (5, True)])
def test_a1_17_the_machine_gunner_costs_five_stars(stars: int, buys: bool) -> None:
    table = wall("camp", german={"stars": stars})
    assert ("recruit:mg_schutze" in ids(table, "g")) is buys


@pytest.mark.parametrize(("points", "finds"), [(4, False), (5, True)])
def test_a1_17_the_stick_grenade_costs_five_points(points: int, finds: bool) -> None:
    table = wall("camp", german={"points": points})
    assert ("find:grenade_manche" in ids(table, "g")) is finds
    if finds:
        play(table, "find:grenade_manche", seat="g")
        assert german(table).points == 0


# The map.


def test_a1_22_near_the_bunker_is_the_top_row_its_neighbours_and_itself() -> None:
    game = state(wall("trade"))
    top = [s.id for s in game.ground.battlefield.sectors if s.row == game.ground.top]
    near = {s.id for s in game.ground.battlefield.sectors if near_bunker(game, s.id)}
    assert near == {*top, *game.ground.final}
    for scenario in parts.BATTLEFIELDS:
        ground = state(wall("trade", scenario, units=[{"sector": start(scenario)}])).ground
        for bunker in ground.final:
            for sector in ground.neighbours(bunker):
                game = state(wall("trade", scenario, units=[{"sector": start(scenario)}]))
                assert near_bunker(game, sector)


def start(scenario: str) -> str:
    return next(s.id for s in parts.BATTLEFIELDS[scenario].sectors if s.start)


@pytest.mark.parametrize("scenario", ["N01", "N02", "N18"])
def test_a2_2_the_middle_rows_are_two_or_of_an_odd_number_three(scenario: str) -> None:
    game = state(wall("roll", scenario, units=[{"sector": start(scenario)}]))
    rows, middle = game.ground.top + 1, list(middle_rows(game))
    assert len(middle) == (2 if rows % 2 == 0 else 3)
    # There are as many rows below them as above.
    assert middle[0] == rows - 1 - middle[-1]


# Solo play.


def test_a1s_3_it_first_walks_where_more_sectors_lie() -> None:
    """Barriers and edges end the row; if both directions are equally long, one is chosen at random."""
    game = state(alone("N18"))
    auto = walker(game)
    row = sorted(
        (s for s in game.ground.battlefield.sectors if s.row == 1), key=lambda s: s.span[0]
    )
    assert len(row) == 3
    for sector, right, left in ((row[0], 2, 0), (row[2], 0, 2)):
        auto.sector, auto.visited = sector.id, [sector.id]
        assert (ahead(game, auto, 1), ahead(game, auto, -1)) == (right, left)
        assert first_way(game, auto) == (1 if right else -1)
    auto.sector, auto.visited = row[1].id, [row[1].id]
    for drawn, way in ((0, -1), (1, 1)):
        game.chance.script = [drawn]
        assert first_way(game, auto) == way


@pytest.mark.parametrize(("soldiers", "people"), [(5, 2), (4, 1), (3, 0)])
def test_a1s_4_specialists_cover_the_soldiers_the_germans_lack(soldiers: int, people: int) -> None:
    """DEF 5: with four Soldiers, one Specialist is lost; with three, both are, and the German player has
    lost."""
    he = {"soldiers": soldiers, "specialists": ["funker", "mg_schutze"]}
    table = alone("N18", phase="combat", automatic="7", stood=1, german=he)
    while table.outcome is None and asked(table, "g") == "ask-lose-specialist":
        play(table, ids(table, "g")[0], seat="g")
    assert len(german(table).specialists) == people
    assert (table.outcome is not None) is (people == 0)


def test_a1s_5_sleeping_mines_cost_him_a_die() -> None:
    he = {"soldiers": 60, "specialists": ["mg_schutze"]}
    for crew, lost in ((["mg_schutze"], 4), (["mg_schutze", "pionier"], 0)):
        field = parts.BATTLEFIELDS["N18"]
        mined = {e.id for e in field.edges if e.landmines}
        assert mined
        table = alone(
            "N18",
            phase="ambush",
            automatic=walks_over_mines(),
            stood=2,
            german={**he, "specialists": crew},
            rolls=(3,),
        )
        finish(table)
        assert sum(e.loss for e in told(table, "mine-exploded")) == lost


def walks_over_mines() -> str:
    """A Sector from which the automatic Unit's next step crosses mines."""
    from landfall.games.dice.rules.wall.automatic import next_sector

    game = state(alone("N18"))
    auto = walker(game)
    for sector in game.ground.battlefield.sectors:
        auto.sector, auto.visited = sector.id, [sector.id]
        auto.way = 1
        step = next_sector(game, auto)
        if step is not None and step[0].landmines:
            return sector.id
    raise AssertionError("no mines on its way")


@pytest.mark.parametrize(
    ("card", "resource", "amount"),
    [
        ("grenade_manche", "soldiers", 3),
        ("telephone_campagne", "soldiers", 5),
        ("panzerfaust", "soldiers", 5),
        ("insigne_assaut_infanterie", "soldiers", 5),
        ("insigne_artillerie_cotiere", "soldiers", 4),
        ("insigne_destruction_chars", "points", 12),
    ],
)
def test_a1s_13_what_cards_that_hit_units_give_alone(card: str, resource: str, amount: int) -> None:
    held = "hand" if card in parts.DECORATIONS else "items"
    table = alone("N18", phase="camp", automatic="7", german={"soldiers": 9, held: [card]})
    play(table, f"use:{card}", seat="g")
    assert [getattr(e, resource) for e in told(table, "gained") if e.by == f"card:{card}"] == [
        amount
    ]


def test_a1s_11_the_wire_takes_two_dice_of_the_pool_and_the_dog_one() -> None:
    for card, taken in (("chien", 1), ("barbeles", 2)):
        he = {"dice": QUIET, "items": [card]}
        table = alone("N18", phase="contest", automatic="7", german=he)
        play(table, f"use:{card}", seat="g")
        for left in range(6, 6 - taken, -1):
            assert len(ids(table, "g")) == left
            play(table, "pool:0", seat="g")
        assert len(told(table, "die-taken")) == taken
        assert asked(table, "g") != "ask-pool-die"


def test_a1_12_the_account_shows_what_he_lacks() -> None:
    units = [{"sector": "10", "soldiers": 40}]
    for soldiers, missing in ((9, 1), (10, 0), (11, 0)):
        table = wall("camp", german={"soldiers": soldiers}, units=units, swapped={"10": 10})
        view = seen(table).german
        assert view is not None
        assert (view.due, view.pays, view.missing) == (10, 10, missing)
    assert wall_of(state(table)).short == 0
