"""*Atlantikwall*: what Battle Conditions do in Phases 3 to 6 (A2.2, A2.3)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import (
    CALM,
    GAME,
    QUIET,
    STAYING,
    asked,
    finish,
    ids,
    last,
    me,
    play,
    seen,
    state,
    told,
    until,
    wall,
    weather,
)

from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.sectors import barred, defence, guns, mined
from landfall.games.dice.rules.trade import medal_price

# Phases 3 and 4.


def test_a2_2_soaked_gear_keeps_dispatch_case_and_lucky_charm_in_the_bag() -> None:
    """bc28: no Item may be used, in any window."""
    units: list[dict[str, Any]] = [
        {"sector": "1", "dice": QUIET, "items": ["porte_documents"]},
        {"sector": "1"},
    ]
    for card, use in (("bc28", False), (CALM, True)):
        table = weather(card, "changes", units=units)
        until(table, "ask-swaps" if use else "ask-camp")
        assert ("copy:p2" in ids(table)) is use
    crossing = {
        "sector": "5",
        "soldiers": 30,
        "courage": 9,
        "items": ["porte_bonheur"],
    }
    for card, use in (("bc28", False), (CALM, True)):
        table = weather(card, "move", units=[crossing])
        play(table, "move:8")
        assert told(table, "mine-exploded")
        assert (asked(table) == "ask-mine") is use


def test_a2_2_volunteers_make_regular_specialists_cheaper_and_their_heroes() -> None:
    """bc31, A5.4: a Star less, but at least one is paid; the price shown is the price paid."""
    hero = next(h for h in parts.HEROES if parts.SPECIALISTS[h].category == "regular")
    plain = next(card for card in parts.REGULAR if parts.SPECIALISTS[card].cost > 1)
    for card, less in (("bc31", 1), (CALM, 0)):
        table = weather(
            card, "camp", units=[{**STAYING, "stars": 20}], options={"heroes": "heroes"}
        )
        decision = table.decision("p1")
        assert decision is not None
        for name in (hero, plain, "colonel"):
            option = decision.option(f"recruit:{name}")
            assert option is not None
            off = 0 if name == "colonel" else less
            assert option.args["price"] == parts.SPECIALISTS[name].cost - off
        play(table, f"recruit:{hero}")
        assert me(table).stars == 20 - parts.SPECIALISTS[hero].cost + less


def test_a2_2_in_a_broken_chain_of_command_medals_recruit_nobody_either() -> None:
    unit = {**STAYING, "stars": 20, "medals": ["croix_service_distingue"]}
    for card, recruits in (("bc32", False), (CALM, True)):
        table = weather(card, "camp", units=[unit, STAYING])
        refusal = GAME.why_not(state(table), "p1", "recruit", {"card": "medecin"})
        assert (refusal.rule if refusal else "") == ("" if recruits else "A2.2")
        found = ids(table)
        assert ("use:croix_service_distingue" in found) is recruits
        assert any(answer.startswith("recruit:") for answer in found) is recruits


def test_a2_2_shortage_and_a_weapons_crate() -> None:
    """bc27: Items cost three points more; bc29: two Items in a turn."""
    unit = {**STAYING, "points": 40, "dice": QUIET}
    for card, price in (("bc27", 3), (CALM, 0)):
        decision = weather(card, "camp", units=[unit]).decision("p1")
        assert decision is not None
        option = decision.option("find:bazooka")
        assert option is not None
        assert option.args["price"] == parts.ITEMS["bazooka"].cost + price
    for card, finds in (("bc29", 2), (CALM, 1)):
        table = weather(card, "tally", units=[{**unit, "finds": 0}, {"sector": "1"}])
        until(table, "ask-camp")
        assert me(table).finds == finds


def test_a2_2_a_ceremony_makes_medals_two_courage_cheaper() -> None:
    for card, price in (("bc33", 3), (CALM, 5)):
        game = state(weather(card, "camp", units=[STAYING]))
        assert medal_price(game, game.units[0]) == price


def test_a2_3_lines_restored_let_units_trade_from_anywhere() -> None:
    """bc35: any two Units may trade, even from a Sector without trade; bc03 and bc34 forbid all trade."""
    far = [{"sector": "9", "soldiers": 9}, {"sector": "1", "soldiers": 9}]
    near = [{"sector": "4", "soldiers": 9}, {"sector": "4", "soldiers": 9}]
    for card, units, trades in (
        ("bc35", far, True),
        (CALM, far, False),
        (CALM, near, True),
        ("bc03", near, False),
        ("bc34", near, False),
    ):
        for seat in ("p1", "p2"):
            table = weather(card, "trade", "N05", units=units)
            gives = [answer for answer in ids(table, seat) if answer.startswith("give:")]
            assert bool(gives) is trades


# Phase 5.


@pytest.mark.parametrize(
    ("card", "advances", "beside"),
    [
        ("bc04", {"7": 3}, ["5"]),
        ("bc09", {"7": 2}, []),
        ("bc46", {"7": 1}, ["5"]),
        ("bc47", {}, ["5"]),
        (CALM, {"7": 2}, ["5"]),
    ],
)
def test_a2_2_what_moves_cost_and_which_are_left(
    card: str, advances: dict[str, int], beside: list[str]
) -> None:
    unit = {**STAYING, "specialists": ["caporal"]}
    decision = weather(card, "move", units=[unit]).decision("p1")
    assert decision is not None
    moves = {
        option.id.partition(":")[2]: int(str(option.args["courage"]))
        for option in decision.options
        if option.id.startswith("move:")
    }
    assert {s: cost for s, cost in moves.items() if s not in beside} == advances
    assert [s for s in moves if s in beside] == beside


@pytest.mark.parametrize(("card", "stays"), [("bc47", True), (CALM, False)])
def test_a2_2_pinned_down_units_may_stay_beyond_their_limit(card: str, stays: bool) -> None:
    """The marker is not turned (ruling 48)."""
    unit = {**STAYING, "marker": 4, "specialists": ["caporal"]}
    table = weather(card, "move", units=[unit])
    assert ("stay" in ids(table)) is stays
    if stays:
        play(table, "stay")
        assert me(table).marker == 3


def test_a2_2_a_beach_cleared_has_no_mines_and_no_barriers() -> None:
    """bc20 clears mines and barriers; bc21 puts mines on every border."""
    for card, wire, mines in (("bc20", False, 0), (CALM, True, 5), ("bc21", True, 19)):
        game = state(weather(card, "camp", units=[STAYING]))
        assert sum(mined(game, edge) for edge in game.ground.battlefield.edges) == mines
        game = state(weather(card, "camp", "N05", units=[{"sector": "1"}]))
        assert any(barred(game, edge) for edge in game.ground.battlefield.edges) is wire


def test_a2_2_the_flail_tank_crosses_an_uncharted_minefield() -> None:
    """bc21, A0.2: its Unit crosses mines unharmed, whether they are on the map or from the card."""
    for vehicle, blown in (("char_deminage", False), ("", True)):
        unit = {**STAYING, "sector": "1", "vehicle": vehicle}
        table = weather("bc21", "move", units=[unit], options={"wall_material": True})
        play(table, "move:2")
        assert bool(told(table, "mine-exploded")) is blown


@pytest.mark.parametrize(("die", "loss"), [(0, 0), (1, 0), (5, 4)])
def test_a2_2_at_low_tide_mines_take_two_fewer(die: int, loss: int) -> None:
    unit = {**STAYING, "sector": "5"}
    table = weather("bc11", "move", units=[unit], rolls=(die,))
    play(table, "move:8")
    assert last(table, "mine-exploded").loss == loss


@pytest.mark.parametrize(
    ("card", "sector", "goal", "soldiers", "stars"),
    [
        ("bc10", "1", "", -3, 0),
        ("bc10", "1", "2", 0, 0),
        ("bc48", "2", "", -4, 0),
        ("bc48", "2", "4", 0, 0),
        ("bc50", "2", "", 0, 0),
        ("bc50", "2", "4", 0, 2),
    ],
)
def test_a2_2_what_a_card_does_at_the_end_of_phase_5(
    card: str, sector: str, goal: str, soldiers: int, stars: int
) -> None:
    """bc10 affects the bottom row, bc48 Units that stay, bc50 Units that advance."""
    unit = {**STAYING, "sector": sector}
    table = weather(card, "move", units=[unit])
    play(table, f"move:{goal}" if goal else "stay")
    by = f"condition:{card}"
    assert -sum(e.soldiers for e in told(table, "lost") if e.by == by) == soldiers
    assert sum(e.stars for e in told(table, "gained") if e.by == by) == stars


def test_a2_2_a_sideways_move_is_not_an_advance() -> None:
    unit = {**STAYING, "specialists": ["caporal"]}
    table = weather("bc50", "move", units=[unit])
    play(table, "move:5")
    assert me(table).stars == 0


def test_a2_2_in_a_beach_jam_one_unit_enters_a_sector() -> None:
    """bc19: the other Unit chooses again."""
    units = [{**STAYING, "sector": "1"}, {**STAYING, "sector": "1"}]
    table = weather("bc19", "move", units=units)
    play(table, "move:2")
    play(table, "move:2", seat="p2")
    # On turn 2, the second Unit has priority.
    assert me(table, "p2").sector == "2"
    assert asked(table) == "ask-move"
    assert "move:2" not in ids(table)


def test_a2_2_nobody_is_stuck_in_a_beach_jam() -> None:
    """bc19, ruling 48: both Units must move and have only one way; the card lets the second Unit stay."""
    unit = {**STAYING, "sector": "1", "visited": ["1", "3"], "marker": 4}
    table = weather("bc19", "move", units=[unit, unit])
    until(table, "ask-lock")
    # On turn 2, the second Unit has priority. The first stays; its marker will show 4 again.
    assert table.outcome is None
    assert (me(table, "p2").sector, me(table).sector, me(table).marker) == ("2", "1", 3)


def test_3_5_8_a_sector_that_is_full_by_itself_leaves_the_next_stuck() -> None:
    """bc19 does not let a Unit stay if the sector is full by its own limit."""
    field, goal = next(
        (field, sector)
        for field in parts.BATTLEFIELDS.values()
        for sector in field.sectors
        if sector.max_units == 1 and not sector.bunker and not sector.requires
    )
    ways = parts.ground(field.id).exits
    start = next(s for s in ways if any(e.kind == "advance" and g is goal for e, g in ways[s]))
    others = [g.id for _, g in ways[start] if g is not goal]
    unit = {**STAYING, "sector": start, "visited": [start, *others], "marker": 4}
    table = weather("bc19", "move", field.id, units=[unit, unit])
    until(table, "ask-lock")
    assert table.outcome is not None
    assert table.outcome.text == "outcome-defeat-stuck"


# Phase 6.


@pytest.mark.parametrize(
    ("card", "changed"),
    [
        ("bc11", {"1": 1, "2": 1, "3": 1}),
        ("bc15", dict.fromkeys(("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "B"), -2)),
        ("bc16", dict.fromkeys(("2", "3", "4", "5", "6", "7", "8"), 2)),
        ("bc17", dict.fromkeys(("9", "10", "B"), -3)),
        ("bc42", dict.fromkeys(("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "B"), 2)),
        ("bc43", dict.fromkeys(("2", "3", "4", "5", "6", "7", "8", "9", "10"), -3) | {"1": -2}),
    ],
)
def test_a2_2_which_sectors_a_card_makes_stronger_or_weaker(
    card: str, changed: dict[str, int]
) -> None:
    """N01 has five rows below the Bunker; bc16 affects the three in the middle. No DEF goes below
    0."""
    game = state(weather(card, "camp", units=[STAYING]))
    found = {
        s.id: defence(game, s) - s.defence
        for s in game.ground.battlefield.sectors
        if defence(game, s) != s.defence
    }
    assert found == changed


@pytest.mark.parametrize(
    ("card", "silent", "armed"), [("bc03", 0, 0), ("bc40", 1, 1), ("bc41", 0, 0), (CALM, 0, 1)]
)
def test_a2_2_which_sectors_have_machine_guns(card: str, silent: int, armed: int) -> None:
    game = state(weather(card, "camp", units=[STAYING]))
    sectors = game.ground.sectors
    assert (guns(game, sectors["4"]), guns(game, sectors["8"])) == (silent, armed)


def test_a2_2_a_nest_needs_the_machine_gunner_where_a_german_plays() -> None:
    """bc40, bc21: guns and mines added by a Condition sleep until their Specialist is in play
    (ruling 34)."""
    options = {"conditions": "turn"}
    for crew, awake in (([], False), (["mg_schutze", "pionier"], True)):
        he = {"specialists": crew}
        game = state(wall("camp", german=he, options=options, condition="bc40"))
        assert guns(game, game.ground.sectors["4"]) == int(awake)
        game = state(wall("camp", german=he, options=options, condition="bc21"))
        assert mined(game, game.ground.battlefield.edges[1]) is awake


def test_a2_2_the_low_sun_leaves_no_six_whatever_the_tracers_add() -> None:
    """bc06, ruling 26: tracers make a 6 of the die (six at most), then the sun takes two off: no
    special damage."""
    he = {"soldiers": 40, "specialists": ["mg_schutze"], "marks": ["tracers"]}
    units = [{"sector": "8", "soldiers": 40, "vehicle": "char_sherman"}]
    options = {"conditions": "turn"}
    table = wall("combat", german=he, units=units, options=options, condition="bc06", rolls=(5,))
    finish(table)
    # DEF 8 minus 3 for the Sherman; the gun hits for 6 - 2.
    assert me(table).soldiers == 40 - 5 - 4
    assert me(table).vehicle == "char_sherman"


@pytest.mark.parametrize(
    ("marks", "crew", "odds"),
    [([], [], 50), (["tracers"], [], 17), (["flak"], [], 0), ([], ["wh15"], 100)],
)
def test_a2_2_the_odds_know_the_low_sun(marks: list[str], crew: list[str], odds: int) -> None:
    """bc06: which dice a force of ten survives against DEF 8 and a gun: 3 or less; with tracers,
    only a 1; with the Flak Badge, none; with wh15, all."""
    he = {
        "soldiers": 40,
        "specialists": ["mg_schutze"],
        "marks": marks,
        "hand": ["croix_fer"],
    }
    units = [{"sector": "8", "soldiers": 10 - len(crew), "specialists": crew}]
    options = {"conditions": "turn", "heroes": "heroes"}
    table = wall("combat", german=he, units=units, options=options, condition="bc06")
    assert seen(table).units[0].survival == odds


@pytest.mark.parametrize(
    ("card", "moves", "lost"), [("bc08", False, 2), ("bc08", True, 0), ("bc13", True, 3)]
)
def test_a2_2_what_a_card_costs_in_phase_6(card: str, moves: bool, lost: int) -> None:
    table = weather(card, "move", units=[{**STAYING, "sector": "1"}])
    play(table, "move:2" if moves else "stay")
    until(table, "ask-lock")
    fought = last(table, "fought")
    assert fought.losses == fought.defence + lost


@pytest.mark.parametrize(("crew", "saved"), [([], 0), (["medecin"], 2)])
def test_a2_2_the_sum_of_a_combat_says_what_a_condition_adds(crew: list[str], saved: int) -> None:
    """bc13 adds 3 to the losses, of which a Medic saves 2."""
    unit = {"sector": "1", "soldiers": 20, "specialists": crew, "items": ["trousse_secours"]}
    table = until(weather("bc13", "combat", units=[unit]), "ask-fire")
    combat = seen(table).units[0].combat
    assert combat is not None
    shield = state(table).ground.sectors["1"].defence
    assert (combat.added, combat.saved) == (3, saved)
    assert combat.losses.most == shield + combat.fire + 3 - saved


@pytest.mark.parametrize(
    ("card", "first", "again", "total"), [("bc06", 4, 5, 4), ("bc05", 0, 0, 2), (CALM, 5, 2, 3)]
)
def test_a2_2_a_gun_die_rolled_again_is_changed_like_the_first(
    card: str, first: int, again: int, total: int
) -> None:
    """The Lucky Charm rolls the die again in the same weather."""
    unit = {"sector": "8", "soldiers": 40, "items": ["porte_bonheur"]}
    table = weather(card, "combat", units=[unit], rolls=(first, again))
    until(table, "ask-fire")
    play(table, "use:porte_bonheur")
    until(table, "ask-lock")
    assert last(table, "fought").fire == total


def test_a2_2_a_unit_that_is_saved_is_spared_what_a_condition_adds() -> None:
    """bc13, M4.2: Desmond Doss saves a Unit of his sector that has no combat this turn."""
    field, sector = next(
        (field.id, sector.id)
        for field in parts.BATTLEFIELDS.values()
        for sector in field.sectors
        if sector.single_combat and not sector.bunker
    )
    units = [
        {"sector": sector, "soldiers": 40, "specialists": ["wh21"], "marks": ["entered"]},
        {"sector": sector, "soldiers": 40},
    ]
    for saved, lost in ((True, 0), (False, 3)):
        table = weather("bc13", "combat", field, units=units, options={"heroes": "heroes"})
        until(table, "ask-fire")
        play(table, *(["save:p2"] if saved else []))
        until(table, "ask-lock", "p2")
        assert me(table, "p2").last_losses == lost


def test_3_3_3_the_purple_heart_counts_what_a_condition_cost() -> None:
    """bc13: losses of Phase 6, although the Unit has no combat."""
    field, sector = next(
        (field.id, sector.id)
        for field in parts.BATTLEFIELDS.values()
        for sector in field.sectors
        if sector.single_combat and not sector.bunker
    )
    table = weather("bc13", "combat", field, units=[{"sector": sector, "soldiers": 40}])
    until(table, "ask-lock")
    assert me(table).last_losses == 3


@pytest.mark.parametrize(
    ("card", "scenario", "sector"), [("bc48", "N01", "4"), ("bc01", "N05", "4")]
)
def test_a2_2_only_showers_cost_courage_at_the_start_of_phase_5(
    card: str, scenario: str, sector: str
) -> None:
    """bc01: only those who climb; bc48 comes at the end of the phase."""
    unit = {**STAYING, "sector": sector, "specialists": ["medecin", "caporal"]}
    table = weather(card, "trade", scenario, units=[unit])
    until(table, "ask-move")
    assert (me(table).courage, len(me(table).specialists)) == (9, 2)
