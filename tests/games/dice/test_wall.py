"""*Atlantikwall*, Module 1: the German. The worked examples by number, and the rules around them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import asked, at, ids, last, me, play, seen, state, told

from landfall.core.table import Table
from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.sectors import (
    base_defence,
    defence,
    gun_symbols,
    guns,
    mine_symbols,
    mined,
)
from landfall.games.dice.rules.wall.assault import attackers
from landfall.games.dice.rules.wall.side import decoration_price, draw_decoration, wall_of

QUIET = ("soldier", "soldier", "two", "two", "star", "star")


def wall(
    phase: str = "roll",
    scenario: str = "N01",
    *,
    german: dict[str, Any] | None = None,
    units: list[dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    rolls: tuple[int, ...] = (),
    **more: Any,
) -> Table:
    given = units or [{"sector": "1"}]
    position = {
        "phase": phase,
        "units": given,
        "rolls": rolls,
        "german": german or {},
        **more,
    }
    chosen = {"players": len(given) + 1, "wall": "player", **(options or {})}
    return Table(at().game, scenario, chosen, {}, "a seed", position)


def german(table: Table) -> Any:
    return wall_of(state(table)).german


def finish(table: Table, text: str = "", seat: str = "") -> Table:
    """Pass until a question comes up, or until the next turn begins."""
    for _ in range(80):
        game = state(table)
        if table.outcome is not None or game.turn != 2:
            return table
        for decision in table.decisions:
            if decision.text == text and (not seat or decision.seat == seat):
                return table
        decision = table.decisions[0]
        answers = [o.id for o in decision.options]
        quiet = next((a for a in ("done", "stay", "no") if a in answers), answers[0])
        table.answer(decision.seat, quiet)
    raise AssertionError(f"{text} was never asked")


# Losses of the German (A1.11 to A1.14).


def sector_with(scenario: str, defence: int) -> str:
    for sector in parts.BATTLEFIELDS[scenario].sectors:
        if (sector.defence, sector.def_roll, sector.bunker) == (defence, "", ""):
            return sector.id
    raise AssertionError(f"no DEF {defence} on {scenario}")


def paid(table: Table) -> tuple[int, int]:
    event = last(table, "german-paid")
    return event.paid, event.missing


def test_a1_12_example_1_what_he_lacks_lowers_the_def() -> None:
    table = wall(
        "combat",
        german={"soldiers": 4},
        units=[{"sector": "10", "soldiers": 40}],
        swapped={"10": 12},
    )
    finish(table)
    assert paid(table) == (4, 8)
    assert german(table).soldiers == 0
    assert last(table, "fought").defence == 4
    assert me(table).soldiers == 36


def test_a1_14_example_2_below_nothing_the_units_gain() -> None:
    units = [{"sector": "10", "soldiers": 40, "items": ["bazooka"]}]
    table = wall("combat", german={"soldiers": 4}, units=units, swapped={"10": 12})
    play(table, "use:bazooka")
    finish(table)
    assert last(table, "fought").defence == -3
    assert me(table).soldiers == 43


def test_a1_14_rises_and_reductions_are_one_sum() -> None:
    """DEF 1, Westwall +3, Armoured Assault -2: 2, and not 3 as if the -2 had stopped at nothing."""
    table = wall(
        "combat",
        german={"soldiers": 20, "hand": ["medaille_westwall"]},
        units=[{"sector": "8", "soldiers": 40}],
        options={"conditions": "turn"},
        condition="bc15",
        swapped={"8": 1},
    )
    play(table, "use:medaille_westwall:8", seat="g")
    finish(table)
    assert last(table, "fought").defence == 2


def test_a1_12_a_way_ahead_counts_what_he_would_pay_there() -> None:
    """From DEF 12 to DEF 5 the German owes 5 and has 4 Soldiers: the shortage for 12 does not matter there."""
    units = [{"sector": "8", "soldiers": 40, "courage": 9}]
    table = wall("camp", german={"soldiers": 4}, units=units, swapped={"8": 12, "10": 5})
    ways = {way.sector: way.defence for way in seen(table).ways}
    assert (ways["10"].least, ways["10"].most) == (4, 4)
    # Another Unit that stays in DEF 12 makes them pay that.
    units.append({"sector": "8", "soldiers": 40})
    table = wall("camp", german={"soldiers": 4}, units=units, swapped={"8": 12, "10": 5})
    ways = {way.sector: way.defence for way in seen(table).ways}
    assert ways["10"].least == -3


def test_a1_11_example_3_the_highest_def_once() -> None:
    """dice A1.12: the shortage lowers the DEF of every sector."""
    units = [{"sector": "8", "soldiers": 40}, {"sector": "9", "soldiers": 40}]
    table = wall("combat", german={"soldiers": 5}, units=units, swapped={"8": 4, "9": 8})
    finish(table)
    assert paid(table) == (5, 3)
    assert (me(table).soldiers, me(table, "p2").soldiers) == (39, 35)


def test_a1_13_example_4_reductions_are_the_units_alone() -> None:
    units = [
        {"sector": "8", "soldiers": 40, "items": ["bazooka"]},
        {"sector": "9", "soldiers": 40},
    ]
    table = wall("combat", german={"soldiers": 4}, units=units, swapped={"8": 4, "9": 6})
    play(table, "use:bazooka")
    finish(table)
    assert paid(table) == (4, 2)
    assert (me(table).soldiers, me(table, "p2").soldiers) == (42, 36)


@pytest.mark.parametrize("gunner", [False, True])
def test_a1_8_example_5_guns_sleep_without_the_gunner(gunner: bool) -> None:
    crew = ["unteroffizier", "mg_schutze"] if gunner else ["unteroffizier"]
    table = wall(
        "combat",
        german={"soldiers": 20, "specialists": crew},
        units=[{"sector": "8", "soldiers": 14}],
        rolls=(4,),
    )
    assert seen(table).german is not None
    finish(table)
    assert me(table).soldiers == (1 if gunner else 6)
    assert german(table).soldiers == 12


def test_a1_9_and_a1_10_who_is_lost_puts_his_weapon_to_sleep() -> None:
    """dice A1.10: a gun that was silenced stays silent; a token placed later is a new gun."""
    crew = ["unteroffizier", "mg_schutze", "pionier"]
    units = [{"sector": "8", "courage": 5, "specialists": ["sniper"]}]
    table = wall("ambush", german={"specialists": crew}, units=units)
    game = state(table)
    sector = game.ground.sectors["8"]
    edge = next(e for e in game.ground.battlefield.edges if e.landmines)
    assert guns(game, sector) == 1
    assert mined(game, edge)
    play(table, "sniper:kill:mg_schutze")
    assert guns(state(table), sector) == 0
    assert gun_symbols(state(table), sector) == 1
    assert "mg_schutze" in wall_of(state(table)).specialists
    game.silenced.append("8")
    game.tokens.append("mgf:8")
    assert gun_symbols(game, sector) == 1
    assert mine_symbols(game, edge)


def test_a1_15_example_6_discipline_completes_another_bonus() -> None:
    dice = ("star", "two", "star", "two", "star", "courage")
    table = wall("tally", german={"soldiers": 0, "dice": dice})
    assert asked(table, "g") == "ask-discipline"
    play(table, "add:two", seat="g")
    he = german(table)
    assert (he.soldiers, he.courage, he.stars) == (12, 1, 3)


def test_a1_15_a_discipline_of_the_knights_cross_completes_another_bonus() -> None:
    """Ruling 54: played before the tally, the bonus counts like one made of dice."""
    # Red Two, white Two; no Star but one.
    dice = ("two", "soldier", "two", "soldier", "star", "courage")
    table = wall("changes", german={"soldiers": 0, "dice": dice, "hand": ["croix_chevalier"]})
    play(table, "use:croix_chevalier", "bonus:discipline", seat="g")
    finish(table, "ask-discipline", "g")
    assert asked(table, "g") == "ask-discipline"
    play(table, "add:two", seat="g")
    bonuses = [event.bonus for event in told(table, "bonus-won")]
    assert bonuses == ["bonus:discipline", "bonus:remplacements"]
    assert last(table, "tallied").soldiers == 2 + 1 + 2 + 1 + 2
    assert german(table).soldiers == 8 + 6


@pytest.mark.parametrize("gold", [False, True])
def test_a1_15_stars_of_a_discipline_are_spared_by_skulls(gold: bool) -> None:
    """Ruling 11: a golden die that makes the third colour is spared too (A5.3)."""
    table = wall("tally", german={"dice": ("star", "skull", "star", "two", "star", "two")})
    assert asked(table, "g") == "ask-discipline"
    if gold:
        german(table).colours[4] = parts.GOLD
    play(table, "courage", seat="g")
    assert asked(table, "g") == "ask-skulls"
    assert ids(table, "g") == ["cancel:3", "cancel:5"]


def test_a1_15_skulls_do_not_cancel_the_result_of_discipline() -> None:
    """Ruling 11: a result is not a die; with fewer dice than Skulls it still stands."""
    table = wall("tally", german={"dice": ("skull", "star", "skull", "star", "skull", "star")})
    he = german(table)
    he.colours = [0, 0, 0, 1, 0, 2]
    finish(table, "ask-discipline", "g")
    play(table, "add:two", seat="g")
    finish(table, "ask-german", "g")
    # The three Skulls cancel the three Stars; two Soldiers are left.
    event = [e for e in told(table, "tallied") if e.seat == "seat:g"][-1]
    assert (event.soldiers, event.stars) == (2, 0)


def test_a1_18_and_a1_20_and_a1_21_example_7_wounds_are_seen_and_cards_are_not() -> None:
    """dice A1.20, A1.21: they lose only what they have in full; the Allies know how many they hold."""
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


# The assault (A1.26 to A1.30).


@pytest.mark.parametrize(
    ("soldiers", "crew", "winner"), [(10, 2, "p1"), (9, 3, "g")], ids=["more", "equal"]
)
def test_a1_26_example_9_a_tie_is_for_the_specialists(
    soldiers: int, crew: int, winner: str
) -> None:
    """dice A1.29: an assault won is the Allies' victory, the last Unit's fall the German's."""
    table = wall(
        "assault",
        german={
            "soldiers": soldiers,
            "specialists": ("unteroffizier", "funker", "leutnant")[:crew],
        },
        units=[{"sector": "B", "soldiers": 9, "specialists": ["medecin", "genie", "sergent"]}],
    )
    assert table.outcome is not None
    assert table.outcome.winners == (winner,)
    assert last(table, "assault-fought").winner == f"seat:{winner}"


@pytest.mark.parametrize("first", ["p1", "p2"])
def test_a1_27_example_10_the_order_of_the_assaults(first: str) -> None:
    """dice A1.28: a trophy for a Unit destroyed while another is left."""
    table = wall(
        "assault",
        german={"soldiers": 10, "deck": ["insigne_assaut_infanterie"]},
        units=[{"sector": "B", "soldiers": 8}, {"sector": "B", "soldiers": 15}],
    )
    chooser = table.decisions[0].seat
    table.answer(chooser, f"attack:{first}")
    if first == "p2":
        assert table.outcome is not None
        assert table.outcome.winners == ("p1", "p2")
        return
    assert told(table, "trophy-taken")
    play(table, "use:insigne_assaut_infanterie", seat="g")
    # 2 + 3 for the one Unit that is left, before the levers of the balance.
    gained = last(table, "gained").soldiers
    assert gained == parts.CONSTANTS["infantry_soldiers"] + parts.CONSTANTS["infantry_per_unit"]
    assert table.outcome is not None
    assert table.outcome.winners == ("g",)


@pytest.mark.parametrize("winner", [0, 1])
def test_a1_30_two_bunkers_count_as_one(winner: int) -> None:
    """Gold Beach: Units in either Bunker attack in the same Phase 7; the first assault won ends it."""
    scenario = next(
        name for name, field in parts.BATTLEFIELDS.items() if len(field.final_bunkers) > 1
    )
    bunkers = parts.BATTLEFIELDS[scenario].final_bunkers
    force = [5, 5]
    force[winner] = 60
    units = [{"sector": b, "soldiers": n} for b, n in zip(bunkers, force, strict=True)]
    table = wall("assault", scenario, german={"soldiers": 30}, units=units)
    assert sorted(u.seat for u in attackers(state(table))) == ["p1", "p2"]
    while table.outcome is None:
        decision = table.decisions[0]
        answers = [o.id for o in decision.options]
        weak = f"attack:p{2 - winner}"
        table.answer(decision.seat, next((a for a in ("done", weak) if a in answers), answers[0]))
    fought = told(table, "assault-fought")
    assert [event.seat for event in fought] == [f"seat:p{2 - winner}", f"seat:p{1 + winner}"]
    assert table.outcome.winners == ("p1", "p2")


def gold_beach() -> tuple[str, tuple[str, ...]]:
    name = next(n for n, field in parts.BATTLEFIELDS.items() if len(field.final_bunkers) > 1)
    return name, tuple(parts.BATTLEFIELDS[name].final_bunkers)


def test_a1_30_the_first_assault_won_ends_it() -> None:
    scenario, bunkers = gold_beach()
    units = [{"sector": b, "soldiers": n} for b, n in zip(bunkers, (60, 5), strict=True)]
    table = wall("assault", scenario, german={"soldiers": 30}, units=units)
    play(table, "attack:p1", seat="p2")
    finish(table)
    assert [e.seat for e in told(table, "assault-fought")] == ["seat:p1"]
    assert table.outcome is not None
    assert table.outcome.winners == ("p1", "p2")


def test_a1_30_a_lone_unit_need_not_take_both() -> None:
    scenario, bunkers = gold_beach()
    units = [{"sector": bunkers[1], "soldiers": 60}]
    table = wall("assault", scenario, german={"soldiers": 30}, units=units)
    finish(table)
    assert table.outcome is not None
    assert (table.outcome.text, table.outcome.winners) == ("outcome-assault", ("p1",))


# Dice (A1.6).


def test_a1_6_example_11_barbed_wire_takes_a_die_of_each_unit() -> None:
    dice = ("skull", "soldier", "star", "star", "soldier", "two")
    units = [{"sector": "1", "dice": dice} for _ in range(3)]
    table = wall("contest", german={"items": ["barbeles"], "dice": QUIET}, units=units)
    play(table, "use:barbeles", seat="g")
    play(table, "die:0", seat="p1")
    play(table, "die:4", seat="p2")
    play(table, "die:2", seat="p3")
    assert len(told(table, "die-taken")) == 3
    taken = {(e.face, e.colour) for e in told(table, "die-taken")}
    assert taken == {
        ("face:skull", "colour:red"),
        ("face:soldier", "colour:blue"),
        ("face:star", "colour:white"),
    }
    # German black and Allied blue are one colour; the red Skull is now the German's and cancels a German die.
    finish(table, "ask-skulls", "g")
    he = german(table)
    names = [(parts.FACES[f], parts.COLOURS[c]) for f, c in zip(he.faces, he.colours, strict=True)]
    assert len(names) == 9
    assert names[6:] == [("skull", "red"), ("soldier", "blue"), ("star", "white")]
    assert {len(unit.faces) for unit in state(table).units} == {5}


@pytest.mark.parametrize("medic", [False, True])
def test_a1_11_example_12_the_panzer_badge_halves_what_he_pays(medic: bool) -> None:
    crew = ["unteroffizier", "sanitater"] if medic else ["unteroffizier"]
    table = wall(
        "combat",
        german={"soldiers": 9, "specialists": crew, "hand": ["insigne_panzer"]},
        units=[{"sector": "10", "soldiers": 40}],
        swapped={"10": 13},
    )
    play(table, "use:insigne_panzer", seat="g")
    finish(table)
    less = parts.CONSTANTS["sanitater_soldiers"] if medic else 0
    assert paid(table) == (7 - less, 0)
    assert me(table).soldiers == 27


def test_a2_2_example_13_conditions_do_not_change_what_he_pays() -> None:
    """dice A1.13: max(0, 10 − 2) − 3."""
    table = wall(
        "combat",
        german={"soldiers": 7},
        units=[{"sector": "10", "soldiers": 40}],
        options={"conditions": "turn"},
        condition="bc15",
        swapped={"10": 10},
    )
    assert defence(state(table), state(table).ground.sectors["10"]) == 5
    finish(table)
    assert paid(table) == (7, 3)
    assert me(table).soldiers == 35


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


# Sides, set-up, windows.


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
    """dice A1.2, A1.3, A1.32: beside the Units; the German reserve, and a deck with one black card in seven."""
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
    # With an empty hand and nothing to buy, nobody waits for the German.
    units = [{"sector": "1", "courage": 3}]
    without = wall("trade", german={}, units=units)
    assert [(d.seat, d.text) for d in without.decisions] == [("p1", "ask-move")]
    # A Courage short of a Decoration is nothing to buy; five are.
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
    # There the German decides again, and the earlier order is over.
    assert asked(table, "g") == "ask-german"
    assert not any(mark.startswith("until:") for mark in german(table).marks)


def test_a1_6_what_is_blue_for_a_unit_is_black_for_him() -> None:
    """In every sentence: a result that Discipline adds, a colour of the Leutnant's, a die that is taken."""
    dice = ("star", "two", "star", "two", "star", "courage")
    table = wall("tally", german={"dice": dice})
    play(table, "add:two", seat="g")
    assert last(table, "result-added").colour == "colour:black"
    crew = ["leutnant"]
    units = [{"sector": "1", "dice": QUIET, "items": ["tnt"]}]
    table = wall("changes", german={"dice": dice, "specialists": crew}, units=units)
    play(table, "use:leutnant", seat="g")
    decision = table.decision("g")
    assert decision is not None
    painted = decision.option("paint:0:blue")
    assert painted is not None
    assert painted.args["colour"] == "colour:black"
    play(table, "done", seat="g")
    finish(table, "ask-round", "p1")
    play(table, "use:tnt:5")
    assert last(table, "die-taken").colour == "colour:black"
    assert me(table).colours[-1] == parts.BLUE


def test_a1_16_a_straight_takes_a_decoration_of_his_choice() -> None:
    dice = ("skull", "star", "soldier", "two", "courage", "tool")
    table = wall("tally", german={"dice": dice, "soldiers": 4})
    assert asked(table, "g") == "ask-german-straight"
    play(table, "yes", "take:insigne_panzer", seat="g")
    assert wall_of(state(table)).hand == ["insigne_panzer"]
    assert german(table).soldiers == 4


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
    """dice 8.2 and A1.23: hits wait for the window's end, then Specialists of its choice cover them."""
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
    # Shot before firing: the order has cost nothing.
    assert german(table).courage == 3
    assert told(table, "beaten")


def test_a1_25_short_of_soldiers_he_may_give_up_specialists() -> None:
    table = wall(
        "combat",
        german={"soldiers": 2},
        units=[{"sector": "10", "soldiers": 40}],
        swapped={"10": 4},
    )
    finish(table, "ask-payment")
    play(table, "give-up:unteroffizier", seat="g")
    assert paid(table) == (3, 1)


def test_a1_28_nothing_is_drawn_when_the_last_unit_falls() -> None:
    table = wall("assault", german={"soldiers": 30}, units=[{"sector": "B", "soldiers": 5}])
    assert not told(table, "trophy-taken")
    assert table.outcome is not None
    assert table.outcome.text == "outcome-defeat-assault"


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


def test_a1_3_base_defence_knows_swaps_and_dice() -> None:
    table = wall("roll")
    game = state(table)
    sector = game.ground.sectors["8"]
    assert base_defence(game, sector) == sector.defence
    game.swapped["8"] = 2
    assert base_defence(game, sector) == 2
