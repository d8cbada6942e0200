"""What the table asks the rules about the island and about standing orders before a player decides."""

from __future__ import annotations

import json
from typing import Any

from tests.games.crete.positions import POSITIONS

from landfall import Table, open_table
from landfall.core.decisions import Fact
from landfall.core.positions import open_position
from landfall.core.registry import get_game
from landfall.games.crete.model import ground
from landfall.games.crete.model.island_events import UnitLeft
from landfall.games.crete.model.state import Crete
from landfall.games.crete.table.island import IslandView
from landfall.games.crete.table.view import CreteView


def at(moment: str) -> Table:
    scenario, options, position = POSITIONS[moment]
    return open_position(
        json.dumps(
            {"game": "crete", "scenario": scenario, "options": options, "position": position}
        )
    )


def island(table: Table) -> IslandView:
    view = table.view("german")
    assert isinstance(view, CreteView)
    return view.island


def ask(table: Table, ref: str) -> list[Fact]:
    return list(table.look("german", ref))


def args(fact: Fact) -> dict[str, Any]:
    return dict(fact.args)


def test_s5_0_the_lines_of_morale_add_up_to_the_level() -> None:
    table = at("a naval turn")
    lines = {fact.text: args(fact)["change"] for fact in ask(table, "morale:")}
    assert lines["fact-morale-start"] == 30
    # R32: the three hexes of Maleme airfield are German in this position.
    assert lines["fact-morale-airfields"] == -10
    assert sum(lines.values()) == island(table).morale == 14


def test_s5_0_the_ledger_counts_open_obligations_and_what_the_next_band_takes() -> None:
    (fact,) = ask(at("withdrawal in force"), "ledger:")
    told = args(fact)
    bands = island(at("withdrawal in force")).bands
    above = min(band.low for band in bands if band.low is not None and band.low > told["level"])
    assert told["level"] == 6
    assert told["missing"] == above - 6
    assert told["with"] == 6 + told["owed"]


def test_r30_in_a_port_by_night_two_may_sail_and_by_day_nobody() -> None:
    by_night = ask(at("a night at Suda"), "ports:")
    sails = [fact for fact in by_night if fact.kind == "sails"]
    assert {args(fact)["unit"] for fact in sails} >= {"unit:NZ-18-A", "unit:NZ-20-B"}
    by_day = ask(at("withdrawal in force"), "ports:")
    assert [fact.text for fact in by_day if fact.kind == "stays"] == ["why-leave-day"]


def test_g33_an_order_from_five_holds_the_weaker_shots_only() -> None:
    table = at("25 May in the morning")
    every = {args(f)["unit"]: f for f in ask(table, "order:german/opportunity/all")}
    some = {args(f)["unit"]: f for f in ask(table, "order:german/opportunity/from-3")}
    assert every.keys() == some.keys()
    assert {fact.kind for fact in every.values()} == {"fires"}
    for fact in some.values():
        assert fact.kind == ("fires" if args(fact)["value"] >= 3 else "holds")
    assert {fact.kind for fact in some.values()} == {"fires", "holds"}


def test_g8_4_an_order_up_to_a_chance_pays_for_the_weaker_checks_only() -> None:
    facts = ask(at("25 May in the morning"), "order:german/hard/chance-50")
    assert facts
    for fact in facts:
        assert fact.kind == ("pays" if args(fact)["value"] <= 50 else "rolls")


def test_g33_asking_everything_brings_more_questions() -> None:
    (fact,) = ask(open_table("crete", "1", seed="a"), "questions:allied")
    told = args(fact)
    assert told["now"] == told["usual"] < told["all"]


def test_o1_0_a_stick_is_scattered_by_those_who_fire_at_its_target() -> None:
    (fact,) = ask(open_table("crete", "13", seed="a"), "dispersion:W10.04")
    told = args(fact)
    # The garrison of Maleme: seven units fire there, one of them AA.
    assert told["modifiers"] == ("mod:zones:7", "mod:flak:1")
    assert told["chance"] == 10 * sum(die + 8 >= told["low"] for die in range(10))


def test_r30_the_units_that_sailed_are_listed_by_port_and_night() -> None:
    table = at("a night at Suda")
    game = table.state
    assert isinstance(game, Crete)
    for unit in ("NZ-18-A", "NZ-20-B"):
        game.emit(UnitLeft(f"unit:{unit}", "hex:W59.13", "evacuate", ""))
    told = [fact for fact in ask(table, "ports:") if fact.kind == "sailed"]
    assert [args(fact)["unit"] for fact in told] == ["unit:NZ-18-A", "unit:NZ-20-B"]
    assert {args(fact)["hex"] for fact in told} == {"hex:W59.13"}
    assert {args(fact)["day"] for fact in told} == {27}
    # The diary only counts evacuated units: it has no sentence for each.
    assert not [fact for fact in ask(table, "diary:27") if fact.kind == "note"]


def test_g25_a_test_that_ends_at_a_date_says_so() -> None:
    view = at("25 May in the morning").view("german")
    assert isinstance(view, CreteView)
    canea = next(test for test in view.tests if test.hexes == ("hex:W49.07",))
    assert (canea.day, canea.hour) == (26, "0700")
    wrisses = [part for test in view.tests for part in test.parts if part.kind == "withdrawal"]
    assert wrisses


def test_every_port_has_a_name_of_its_own() -> None:
    names = get_game("crete").names()
    assert {f"place:{port}" for port in ground.PORTS} <= names.keys()
    assert names["place:Kastelli"]["en"] == "Kastelli"
