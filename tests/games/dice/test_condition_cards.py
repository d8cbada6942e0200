"""*Atlantikwall*: what each Battle Condition does, with its numbers (A2.2 to A2.7)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import (
    QUIET,
    asked,
    at,
    finish,
    german,
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

from landfall.core.table import Table
from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.roll import locked_dice, rolls, standard_dice
from landfall.games.dice.rules.sectors import barred, defence, guns, mined
from landfall.games.dice.rules.trade import medal_price

STAYING = {"sector": "4", "soldiers": 40, "courage": 9}
CALM = "bc22"


# Gains and losses when the card is drawn.


@pytest.mark.parametrize(
    ("card", "unit", "dice", "soldiers", "courage", "points"),
    [
        ("bc05", {"sector": "4"}, (), 0, 1, 0),
        ("bc12", {"sector": "4"}, (), 2, 0, 0),
        ("bc18", {"sector": "4"}, (0,), -1, 0, 0),
        ("bc18", {"sector": "4"}, (5,), -6, 0, 0),
        ("bc22", {"sector": "4"}, (), 0, 2, 0),
        ("bc23", {"sector": "4", "courage": 1}, (), 0, -1, 0),
        ("bc23", {"sector": "4"}, (), -2, 0, 0),
        ("bc24", {"sector": "1"}, (), 4, 0, 0),
        ("bc24", {"sector": "3"}, (), 4, 0, 0),
        ("bc24", {"sector": "4"}, (), 0, 0, 0),
        ("bc25", {"sector": "4"}, (0,), 1, 0, 0),
        ("bc25", {"sector": "4"}, (5,), 6, 0, 0),
        ("bc26", {"sector": "4"}, (), 0, 0, 5),
        ("bc45", {"sector": "4"}, (5,), -6, 0, 0),
        ("bc49", {"sector": "4"}, (), -2, 0, 0),
        ("bc49", {"sector": "4", "specialists": ["medecin"]}, (), 0, 0, 0),
        ("bc49", {"sector": "4", "specialists": ["wh06"]}, (), 0, 0, 0),
    ],
)
def test_a2_2_what_a_card_gives_and_takes_when_it_is_drawn(
    card: str,
    unit: dict[str, Any],
    dice: tuple[int, ...],
    soldiers: int,
    courage: int,
    points: int,
) -> None:
    given = {"soldiers": 20, **unit}
    table = weather(card, "condition", units=[given], rolls=dice, options={"heroes": "heroes"})
    now, was = me(table), unit.get("courage", 0)
    assert (now.soldiers - 20, now.courage - was, now.points) == (soldiers, courage, points)


def test_a2_2_friendly_fire_and_a_strafing_run_mean_some_units_only() -> None:
    """bc18: the Unit with most Soldiers; bc45: the Units of the Sector that has most, with a die
    each."""
    units = [
        {"sector": "4", "soldiers": 30},
        {"sector": "1", "soldiers": 20},
        {"sector": "1", "soldiers": 20},
    ]
    for card, dice, left in (("bc18", (5,), (24, 20, 20)), ("bc45", (0, 5), (30, 19, 14))):
        table = weather(card, "condition", units=units, rolls=dice)
        assert tuple(unit.soldiers for unit in state(table).units) == left


def test_a2_2_friendly_fire_is_cancelled_by_the_unit_it_would_hit() -> None:
    units = [
        {"sector": "1", "soldiers": 30, "items": ["drapeau"]},
        {"sector": "1", "soldiers": 20, "items": ["pistolet_fusees"]},
    ]
    table = weather("bc18", "condition", units=units)
    assert [decision.seat for decision in table.decisions] == ["p1"]
    play(table, "lose-for:drapeau")
    assert not told(table, "lost")


def test_a2_2_stragglers_turn_the_marker_but_never_past_its_last_face() -> None:
    """bc25: on its third turn, a Unit must move at once; the marker is already on its last side."""
    for marker, shows in ((1, 3), (2, 4), (3, 4)):
        table = weather("bc25", "condition", units=[{**STAYING, "sector": "2", "marker": marker}])
        until(table, "ask-camp")
        assert me(table).marker == shows


def test_a2_6_officers_down_take_a_ranking_specialist_or_four_soldiers() -> None:
    unit = {"sector": "4", "soldiers": 9, "specialists": ["colonel", "medecin"]}
    table = weather("bc30", "condition", units=[unit])
    assert ids(table) == ["lose:colonel", "soldiers"]
    play(table, "soldiers")
    assert (me(table).soldiers, me(table).specialists) == (5, ["colonel", "medecin"])
    table = weather("bc30", "condition", units=[{**unit, "specialists": ["medecin"]}])
    assert asked(table) != "ask-condition-loss"


def test_a2_6_the_last_officer_of_a_unit_is_the_end_of_it() -> None:
    """dice 6.4: bc30 takes the Unit's only Specialist, and it has no Soldiers."""
    unit = {"sector": "4", "soldiers": 0, "specialists": ["colonel"]}
    table = weather("bc30", "condition", units=[unit])
    play(table, "lose:colonel")
    assert table.outcome is not None
    assert table.outcome.text == "outcome-defeat-losses"


def test_a2_2_lines_restored_bring_a_lone_unit_one_resource() -> None:
    table = weather("bc35", "condition", units=[STAYING])
    assert ids(table) == [f"gain:{what}" for what in parts.RESOURCES]
    play(table, "gain:stars")
    assert me(table).stars == 1


def test_a2_2_air_support_is_for_the_first_player_to_place() -> None:
    """bc44: on turn 2, the second Unit is the first player; a Bunker can't be chosen."""
    table = weather("bc44", "condition", units=[STAYING, STAYING])
    assert [decision.seat for decision in table.decisions] == ["p2"]
    assert "sector:B" not in ids(table, "p2")
    play(table, "sector:10", seat="p2")
    game = state(table)
    sectors = game.ground.sectors
    assert (defence(game, sectors["10"]), defence(game, sectors["9"])) == (0, 10)


# What changes in Phase 6.


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
    """bc06: a force of ten against DEF 8 and a gun survives a roll of 3 or less, with tracers of 1
    only, with the Flak Badge none, and with wh15 any."""
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


# Phase 1.


@pytest.mark.parametrize(
    ("card", "rolled", "locked", "dice"),
    [
        ("bc02", 2, 2, 6),
        ("bc36", 3, 3, 6),
        ("bc37", 3, 0, 6),
        ("bc38", 3, 2, 5),
        ("bc39", 4, 2, 6),
        (CALM, 3, 2, 6),
    ],
)
def test_a2_3_the_dice_of_a_turn(card: str, rolled: int, locked: int, dice: int) -> None:
    game = state(weather(card, "camp", units=[{**STAYING, "sector": "1"}]))
    unit = game.units[0]
    assert (rolls(game, unit), locked_dice(game, unit)) == (rolled, locked)
    assert len(standard_dice(game, unit)) == dice


def test_a2_3_the_card_stands_in_the_place_of_the_sectors_number() -> None:
    """Ruling 56: sector 7 allows no locks. Confusion makes it three, and the Colonel's effect makes
    it two."""
    for crew, locked in (([], 3), (["colonel"], 2)):
        unit = {**STAYING, "sector": "7", "specialists": crew}
        game = state(weather("bc36", "camp", units=[unit]))
        assert locked_dice(game, game.units[0]) == locked


# The tally.


ONE_SKULL = ("skull", "soldier", "two", "two", "star", "star")


def test_a2_2_light_showers_add_a_skull_of_any_colour() -> None:
    """bc01: Units in a climb sector add no Skull; they pay a Courage in Phase 5 instead."""
    unit = {"soldiers": 9, "courage": 9, "dice": QUIET, "specialists": ["caporal"]}
    units = [{**unit, "sector": "4"}, {**unit, "sector": "8"}]
    table = weather("bc01", "changes", "N05", units=units)
    until(table, "ask-add-skull")
    assert asked(table, "p2") != "ask-add-skull"
    assert ids(table) == ["skull:red", "skull:white", "skull:blue"]
    play(table, "skull:white")
    assert (last(table, "result-added").seat, last(table, "result-added").colour) == (
        "seat:p1",
        "colour:white",
    )
    until(table, "ask-exposed", "p2")
    assert asked(table) != "ask-exposed"
    assert ids(table, "p2") == ["pay", "lose:caporal"]
    play(table, "pay", seat="p2")
    assert (me(table, "p2").courage, me(table, "p2").specialists) == (8, ["caporal"])


@pytest.mark.parametrize(
    ("courage", "crew", "left"),
    [(2, [], (1, [])), (0, ["medecin"], (0, [])), (0, [], (0, []))],
)
def test_a2_6_who_climbs_in_showers_gives_what_there_is(
    courage: int, crew: list[str], left: tuple[int, list[str]]
) -> None:
    unit = {"sector": "8", "soldiers": 30, "courage": courage, "specialists": crew}
    units = [unit, {"sector": "1", "courage": 5}]
    table = weather("bc01", "trade", "N05", units=units)
    until(table, "ask-move", "p2")
    assert (me(table).courage, me(table).specialists) == left


def test_a2_6_the_last_who_climbs_in_showers_is_the_end_of_the_unit() -> None:
    """dice 6.4: lost Units are counted before any Unit moves."""
    lost = {"sector": "8", "soldiers": 0, "specialists": ["medecin"]}
    units: list[dict[str, Any]] = [lost, {"sector": "1", "soldiers": 9, "courage": 5}]
    table = weather("bc01", "trade", "N05", units=units)
    until(table, "ask-move", "p2")
    assert table.outcome is not None
    assert table.outcome.text == "outcome-defeat-losses"


@pytest.mark.parametrize(("soldiers", "over"), [(1, True), (2, False)])
def test_a2_7_a_thunderstorm_that_takes_the_last_soldier_ends_the_battle_there(
    soldiers: int, over: bool
) -> None:
    """dice 6.4: it ends with this phase, before the Unit can recruit and trade."""
    units: list[dict[str, Any]] = [
        {"sector": "1", "soldiers": soldiers, "dice": ONE_SKULL},
        {"sector": "1", "dice": QUIET},
    ]
    table = weather("bc07", "tally", units=units)
    play(table, "cancel:1")
    assert (table.outcome is not None) is over


def test_a2_7_martyrs_make_of_active_skulls_a_bonus_that_cancels_nothing() -> None:
    """bc14: one bonus, however many Skulls are active; an ignored Skull makes none."""
    for crew, made in (([], 1), (["tireur_elite"], 0)):
        dice = ("skull", "soldier", "two", "two", "star", "star")
        unit = {"sector": "1", "dice": dice, "specialists": crew}
        table = weather("bc14", "tally", units=[unit])
        assert len([e for e in told(table, "bonus-won") if e.bonus.endswith("cadeau")]) == made
        assert not told(table, "skulls-cancelled")
        assert last(table, "tallied").soldiers == 5


def test_a2_4_a_sharpshooter_who_has_ignored_a_skull_cancels_nothing() -> None:
    """bc13: a Specialist used this turn can't be lost to cancel a card."""
    for dice, may in ((ONE_SKULL, False), (QUIET, True)):
        unit = {"sector": "1", "soldiers": 9, "dice": dice, "specialists": ["tireur_elite"]}
        table = weather("bc13", "tally", units=[unit, {"sector": "1", "dice": QUIET}])
        until(table, "ask-trade", "p2")
        play(table, "done", seat="p2")
        if asked(table) == "ask-trade":
            play(table, "done")
        assert (asked(table) == "ask-avert") is may


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
        found = ids(weather(card, "camp", units=[unit, STAYING]))
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
    """bc35: Units trade with any Unit, even from a Sector without trade; bc03 and bc34 forbid all
    trade."""
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
    """bc20; bc21 puts mines on every border."""
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


def test_a2_2_a_sideways_move_is_no_advance() -> None:
    unit = {**STAYING, "specialists": ["caporal"]}
    table = weather("bc50", "move", units=[unit])
    play(table, "move:5")
    assert me(table).stars == 0


def test_a2_2_in_a_beach_jam_one_unit_enters_a_sector() -> None:
    """bc19: the other chooses again."""
    units = [{**STAYING, "sector": "1"}, {**STAYING, "sector": "1"}]
    table = weather("bc19", "move", units=units)
    play(table, "move:2")
    play(table, "move:2", seat="p2")
    # On turn 2, the second Unit has priority.
    assert me(table, "p2").sector == "2"
    assert asked(table) == "ask-move"
    assert "move:2" not in ids(table)


# Cancelling.


@pytest.mark.parametrize(
    ("card", "means"),
    [
        ("bc16", "radio_campagne"),
        ("bc21", "detecteur_mines"),
        ("bc40", "grenadier"),
        ("bc42", "bazooka"),
        ("bc23", "aumonier"),
    ],
)
def test_a2_4_what_cancels_a_card(card: str, means: str) -> None:
    held = "specialists" if means in parts.SPECIALISTS else "items"
    units = [{**STAYING, held: [means]}, STAYING]
    table = weather(card, "condition", units=units)
    play(table, f"lose-for:{means}")
    front = state(table).front
    assert front is not None
    # Shaky Morale (bc23) is cancelled for that Unit only, the others for everyone (A2.5).
    alone = card == "bc23"
    assert front.cancelled == ([] if alone else [card])
    assert (me(table).courage, me(table, "p2").courage) == (9, 8 if alone else 9)
    assert getattr(me(table), held) == []


def test_a2_4_the_german_discards_an_item_against_armour() -> None:
    """bc15: a Goliath Mine or a Panzerfaust, which counts as used and is shown to everyone."""
    he = {"items": ["panzerfaust", "gaz"]}
    table = wall("condition", german=he, options={"conditions": "turn"}, conditions=["bc15"])
    assert ids(table, "g") == ["no", "lose-for:panzerfaust"]
    play(table, "lose-for:panzerfaust", seat="g")
    game = state(table)
    assert game.front is not None
    assert game.front.cancelled == ["bc15"]
    assert last(table, "card-used").card == "card:panzerfaust"
    assert german(table).items == ["gaz"]
    assert game.wall is not None
    assert game.wall.used == ["panzerfaust"]


# Looking ahead (A2.9).


def lookers() -> Table:
    units = [{**STAYING, "items": ["jumelles"]}, {**STAYING, "items": ["telemetre"]}]
    options = {"observation": True}
    table = weather(CALM, "camp", units=units, options=options)
    for seat, card in (("p1", "jumelles"), ("p2", "telemetre")):
        play(table, f"observe:{card}", seat=seat)
    return table


def test_a2_9_the_order_of_the_table_decides_who_arranges_last() -> None:
    """Both Units have seen the two cards; only the one that arranges them last knows which is on
    top."""
    for first, second in (("p1", "p2"), ("p2", "p1")):
        table = lookers()
        front = state(table).front
        assert front is not None
        lower, upper = front.deck[-2:]
        play(table, f"top:{upper},{lower}", seat=first)
        play(table, f"top:{lower},{upper}", seat=second)
        wanted = {first: [lower, upper], second: [upper, lower]}
        # On turn 2, the order is p2, p1, so p1's order is carried out last.
        assert front.deck[-2:] == wanted["p1"]
        assert seen(table).conditions_known == tuple(reversed(wanted["p1"]))
        assert seen(table, "p2").conditions_known == ()


def test_a2_9_a_deck_that_was_shuffled_is_not_arranged() -> None:
    """A0.3: the War Medal shuffles the deck while another Unit is still arranging the cards it saw."""
    units = [
        {**STAYING, "items": ["jumelles"], "points": 30},
        {**STAYING, "medals": ["medaille_guerre_3945"]},
    ]
    options = {"observation": True, "wall_material": True}
    table = weather(CALM, "camp", units=units, options=options)
    play(table, "find:bazooka")
    play(table, "use:medaille_guerre_3945", seat="p2")
    play(table, "observe:jumelles")
    play(table, "replace", seat="p2")
    assert (asked(table), asked(table, "p2")) == ("ask-order-conditions", "ask-replace-condition")
    play(table, ids(table, "p2")[-1], seat="p2")
    play(table, ids(table)[1])
    # No card is lost or doubled.
    table.game.check(table.state)
    assert seen(table).conditions_known == ()


# The War Medal in Phase 3 (A0.3, ruling 36).


def medal_in_camp(card: str, **more: Any) -> Table:
    """The first Unit has a War Medal and replaces the current card with this one."""
    units: list[dict[str, Any]] = [
        {**STAYING, "medals": ["medaille_guerre_3945"]},
        {"sector": "1", "soldiers": 2, "courage": 3, **more},
    ]
    options = {"wall_material": True}
    table = weather(CALM, "camp", units=units, options=options)
    play(table, "use:medaille_guerre_3945")
    if asked(table, "p2"):
        play(table, ids(table, "p2")[-1], seat="p2")
    play(table, "replace", f"condition:{card}")
    return table


def test_a0_3_a_card_chosen_in_phase_3_takes_effect_at_once() -> None:
    table = medal_in_camp("bc12")
    assert (me(table).soldiers, me(table, "p2").soldiers) == (42, 4)
    # The second Unit loses its two Soldiers: the battle is over before anyone trades or moves
    # (6.4).
    table = medal_in_camp("bc49")
    assert table.outcome is not None
    assert table.outcome.text == "outcome-defeat-losses"


@pytest.mark.parametrize("cancels", [True, False])
def test_a2_4_a_card_chosen_in_phase_3_may_be_cancelled_too(cancels: bool) -> None:
    """bc15: the German may discard the Panzerfaust, even if the card is drawn in Phase 3."""
    units = [{**STAYING, "medals": ["medaille_guerre_3945"]}]
    table = wall(
        "camp",
        units=units,
        german={"soldiers": 40, "items": ["panzerfaust"], "hand": ["insigne_flak"]},
        options={"conditions": "turn"},
        condition=CALM,
    )
    play(table, "use:medaille_guerre_3945")
    play(table, "done", seat="g")
    play(table, "replace", "condition:bc15")
    assert asked(table, "g") == "ask-cancel-condition"
    play(table, "lose-for:panzerfaust" if cancels else "no", seat="g")
    game = state(table)
    assert game.front is not None
    assert game.front.cancelled == (["bc15"] if cancels else [])
    sector = game.ground.sectors["9"]
    assert defence(game, sector) == sector.defence - (0 if cancels else 2)


def test_3_0_a_question_does_not_disturb_an_order_that_waits() -> None:
    """The Flare Gun of one Unit asks the other Unit, whose own order has not been carried out yet."""
    units: list[dict[str, Any]] = [
        {"sector": "1", "dice": QUIET, "items": ["pistolet_fusees"]},
        {"sector": "1", "dice": QUIET, "medals": ["medaille_service"]},
    ]
    # On turn 1, the first Unit has priority.
    table = at("changes", units=units, turn=1)
    play(table, "use:pistolet_fusees")
    play(table, "use:medaille_service", seat="p2")
    assert not told(table, "beaten")
    assert [unit.medals for unit in state(table).units] == [[], []]
    assert len(me(table).faces) == 9


def test_a2_9_what_was_seen_is_known_until_it_is_drawn() -> None:
    """Of two cards arranged, the second is still known once the first has been drawn."""
    unit = {**STAYING, "sector": "1", "items": ["jumelles"]}
    table = weather(CALM, "camp", units=[unit], options={"observation": True})
    play(table, "observe:jumelles")
    first, second = seen(table).conditions_known
    play(table, f"top:{first},{second}")
    for _ in range(20):
        front = state(table).front
        assert front is not None
        if front.current == first:
            break
        found = ids(table)
        play(table, next((a for a in ("done", "stay", "no") if a in found), found[0]))
    assert seen(table).conditions_known == (second,)


def test_a2_6_what_is_offered_is_what_is_lost() -> None:
    """bc30 takes four Soldiers. In bc01 a climbing Unit can't give its last Soldier, so it pays
    Courage."""
    unit = {"sector": "4", "soldiers": 9, "specialists": ["colonel"]}
    decision = weather("bc30", "condition", units=[unit]).decision("p1")
    assert decision is not None
    option = decision.option("soldiers")
    assert option is not None
    assert option.args["soldiers"] == 4
    last_one = {"sector": "8", "soldiers": 0, "courage": 2, "specialists": ["caporal"]}
    units = [last_one, {"sector": "1", "soldiers": 9, "courage": 5}]
    table = weather("bc01", "trade", "N05", units=units)
    until(table, "ask-move", "p2")
    assert (me(table).courage, me(table).specialists) == (1, ["caporal"])
