"""Special clauses of scenarios 5 to 9: late chits, locks, reserves, planned air, Kampfgruppen, attachments."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from tests.games.crete.helpers import (
    at,
    choose,
    game_of,
    ids,
    kampfgruppe,
    number,
    said,
    still,
    table,
    told,
    unit,
)

from landfall.core.table import open_table
from landfall.core.texts import game_texts
from landfall.games.crete.model.clause_events import (
    ChitAdded,
    LockOpened,
    ReservesWoken,
)
from landfall.games.crete.model.clauses import clauses
from landfall.games.crete.model.counters import CHIT_NUMBER
from landfall.games.crete.model.events import ChitBought, ChitCarried
from landfall.games.crete.model.frames import moment
from landfall.games.crete.model.ground import within
from landfall.games.crete.rules.acting import eligible
from landfall.games.crete.rules.air import LayStrikes
from landfall.games.crete.rules.arrivals import DatedStrikes
from landfall.games.crete.rules.bounds import barred_to
from landfall.games.crete.rules.command_values import command_value, dated_values
from landfall.games.crete.rules.cup import Draw, FillCup
from landfall.games.crete.rules.late_chits import add_chits, played_though_last, put_in_late, sold
from landfall.games.crete.rules.locks import locked, open_locks, wake_reserves
from landfall.games.crete.rules.movement import Reach
from landfall.games.crete.table.read_view import read_view
from landfall.games.crete.table.terminal import render
from landfall.games.crete.table.view import view

FLIEGER = CHIT_NUMBER["7FL Division"]

FJR2, FJR1 = CHIT_NUMBER["Fsch.Jäg.Rgt.2"], CHIT_NUMBER["Fsch.Jäg.Rgt.1"]


def put_in(game: Any, day: str, hour: str) -> list[str]:
    game.turn = moment(day, hour)
    FillCup().run(game)
    names = {number: name for name, number in CHIT_NUMBER.items()}
    return [names[c] for c in game.cup if names[c].endswith("Division")]


def scenario_6(hour: str, **more: Any) -> Any:
    units = [
        unit("CR-21-A", "R30.12"),
        unit("CR-BW-A", "H30.10"),
        unit("NZ-22-A", "W10.06"),
        unit("FJ3-1", "W32.16"),
    ]
    return still(units, scenario="6", hour=hour, **more)


def galatas(german: str) -> Any:
    return still(
        [unit("CR-WEL-A", "W49.09"), unit("NZ-18-A", "W40.10"), unit("G85-1", german)],
        scenario="9",
        day=25,
        hour="0700",
        leaders={"L-WES": "CR-WEL-A"},
    )


def test_g5_1_and_r59_late_chits() -> None:
    """crete G5.1, R59: the New Zealanders' chits come into the cup from 0900, CREFORCE's from 1500, the mountain
    division's from 21 May 1700.
    """
    game = still([unit("RAM-1", "W04.08")], scenario="5", hour="0900")
    assert put_in(game, "20 May", "0900") == ["2NZ Division", "7FL Division"]
    assert put_in(game, "20 May", "1500") == ["2NZ Division", "CREFORCE Division", "7FL Division"]
    assert len(put_in(game, "21 May", "1500")) == 3
    assert len(put_in(game, "21 May", "1700")) == 4
    assert put_in_late(game, [CHIT_NUMBER["5GEB Division"]])


def test_g4_5_chits_for_sale_from_a_date() -> None:
    """crete G4.5: the MNBDO chit is in the cup from 1500 at the earliest, and can be planned in the turn before."""
    play = table(
        [unit("CR-PER-A", "W45.13"), unit("NZ-22-A", "W10.06"), unit("FJ3-1", "W32.16")],
        scenario="5",
        day=20,
        hour="1300",
        leaders={"L-WES": "CR-PER-A"},
        chit="",
        dp={"CREFORCE": 5, "2NZ": 0, "7FL": 0, "5GEB": 0},
        cp={"CREFORCE": 0, "2NZ": 0, "7FL": 0, "5GEB": 0},
    )
    chit = CHIT_NUMBER["MNBDO"]
    assert f"plan:{chit}" in ids(play)
    assert f"buy:{chit}" not in ids(play)
    game = game_of(play)
    assert [sold(game, chit, moment("20 May", h)) for h in ("1300", "1500")] == [False, True]
    choose(play, f"plan:{chit}")
    assert [e.planned for e in told(play, ChitBought)] == [True]


def test_g3_3_values_rise_on_their_date() -> None:
    """crete G3.3: in scenario 6, CREFORCE and 7. Flieger rise by one at 1500 and at 1700, before step B."""
    game = still([unit("RAM-1", "W04.08")], scenario="6", hour="1300")
    for hour, value in (("1500", 6), ("1700", 7), ("1900", 7)):
        game.turn = moment("20 May", hour)
        dated_values(game)
        assert command_value(game, game.frame.division_named("7FL")) == value
    assert command_value(game, game.frame.division_named("CREFORCE")) == 4
    assert command_value(game, game.frame.division_named("2NZ")) == 4


def test_r49_locks_of_scenario_6() -> None:
    """crete R49: Rethymnon is locked until the 7. Flieger chit of 1500, Heraklion until that of 1700; fire zones remain."""
    game = scenario_6("1500", leaders={"L-CAM": "CR-21-A", "L-CHA": "CR-BW-A"})
    rethymnon, heraklion, maleme = map(number, ("CR-21-A", "CR-BW-A", "NZ-22-A"))
    game.chit = CHIT_NUMBER["CREFORCE Division"]
    assert (locked(game, rethymnon), locked(game, heraklion), locked(game, maleme)) == (
        True,
        True,
        False,
    )
    assert not eligible(game, rethymnon)
    assert game.zone(rethymnon)
    assert sorted(view(game, None).clauses.locked) == ["CR-21-A", "CR-BW-A"]
    open_locks(game, FLIEGER)
    assert [e.sheets for e in said(game, LockOpened)] == [("sheet:Rethymnon",)]
    assert eligible(game, rethymnon)
    assert locked(game, heraklion)
    game.turn = moment("20 May", "1700")
    open_locks(game, FLIEGER)
    assert not locked(game, heraklion)


def test_g5_7_a_carried_chit_opens_both_locks() -> None:
    """crete G5.7: the chit of 1500 played at 1700 serves both turns."""
    game = scenario_6("1500")
    game.turn = moment("20 May", "1700")
    open_locks(game, FLIEGER)
    add_chits(game, FLIEGER)
    assert game.unlocked == [0, 1]
    assert {FJR1, FJR2} <= set(game.cup)


def test_g5_5_a_chit_put_in_during_the_phase() -> None:
    """crete G5.5: playing the 7. Flieger chit adds FJR 2's to the cup; if it is the last chit, it is played at 1500 but not at
    1700."""
    game = scenario_6("1500")
    game.steps.clear()
    game.cup, game.put_in = [FLIEGER], [FLIEGER]
    assert played_though_last(game, FLIEGER)
    Draw().run(game)
    assert game.carried == -1
    play = game.steps[-1]
    play.run(game)
    assert game.cup == [FJR2]
    assert game.put_in == sorted([FLIEGER, FJR2])
    assert [e.chit for e in said(game, ChitAdded)] == [f"chit:{FJR2}"]
    # The new chit is alone, hence the last one, and carried.
    game.steps.clear()
    Draw().run(game)
    assert game.carried == FJR2
    # At 1700, the book does not say so, and the chit is carried as always.
    game = scenario_6("1700")
    game.steps.clear()
    game.cup = [FLIEGER]
    Draw().run(game)
    assert game.carried == FLIEGER
    assert said(game, ChitCarried)


def test_g5_5_no_chit_is_twice_in_a_cup() -> None:
    """crete G5.5: FJR 2's chit was already bought for this turn: nothing is added, and the points paid are refunded."""
    game = scenario_6("1500", dp={"7FL": 0})
    division = game.frame.division_named("7FL")
    game.bought = [FJR2]
    FillCup().run(game)
    assert game.cup.count(FJR2) == 1
    add_chits(game, FLIEGER)
    assert game.cup.count(FJR2) == 1
    assert game.dp[division] == 2
    assert len(set(game.put_in)) == len(game.put_in)


def test_r60_the_greeks_of_kastelli_stay_away_from_the_exit() -> None:
    """Scenario 6: the Greeks of Kastelli never come within two hexes of the east exit, by move, retreat or advance."""
    game = still(
        [unit("GR-1-A", "K13.07"), unit("CR-21-A", "R30.12"), unit("FJ3-1", "W32.16")],
        scenario="6",
        leaders={"L-BED": "GR-1-A"},
    )
    greek = number("GR-1-A")
    shut = within(at("K16.07"), 2)
    assert barred_to(game, greek) == shut
    ends = {hex for hex, _ in Reach(game, greek).ends(game)}
    assert ends
    assert not any(shut >> hex & 1 for hex in ends)
    assert barred_to(game, number("CR-21-A")) == 0


def test_r78_reserves_wake_for_good() -> None:
    """Scenario 9: the reserves cannot be activated until a German unit is within seven hexes of 49.07 or 59.13."""
    game = galatas("W41.12")
    welch = number("CR-WEL-A")
    game.chit = CHIT_NUMBER["CREFORCE Division"]
    wake_reserves(game)
    assert locked(game, welch)
    assert not eligible(game, welch)
    game.place(number("G85-1"), at("W43.10"))
    wake_reserves(game)
    assert eligible(game, welch)
    assert said(game, ReservesWoken)
    game.place(number("G85-1"), at("W30.12"))
    assert eligible(game, welch)


def test_r58_the_first_chit_is_chosen() -> None:
    """crete R58, G3.5: in scenario 8, one of two chits opens and the other goes into the cup; two strikes are allotted first."""
    play = open_table("crete", "8", seed="first")
    while play.decisions[0].text == "ask-setup":
        choose(play, "accept")
    assert play.decisions[0].text == "ask-first"
    mountain, storm = CHIT_NUMBER["Geb.Jäg.Rgt.100"], CHIT_NUMBER["Luftl.Sturm-Rgt"]
    assert ids(play) == [f"first:{mountain}", f"first:{storm}"]
    choose(play, f"first:{storm}")
    assert play.decisions[0].text == "ask-allot"
    assert ids(play) == [f"air:{h}" for h in ("0900", "1100", "1300", "1500", "1700", "1900")] + [
        "done"
    ]
    choose(play, "air:1100", "air:1100")
    game = game_of(play)
    assert game.air == {moment("23 May", "1100"): 2}
    assert game.carried == storm
    # Neither chit can be bought in this turn.
    while play.decisions[0].text == "ask-dispatch":
        assert not {f"buy:{mountain}", f"buy:{storm}"} & set(ids(play))
        choose(play, "done")
    assert mountain in game_of(play).put_in or play.decisions[0].text != "ask-who"


def test_g30_the_view_says_all_of_it() -> None:
    """The bot's position has the same attachments, supply, strikes, series, trucks and locks."""
    game = scenario_6("1500")
    game.air = {game.turn: 2}
    again = read_view(view(game, "german"))
    for field in ("attached", "air", "series", "slot", "trucks", "unlocked", "awake"):
        assert getattr(again, field) == getattr(game, field), field
    assert view(again, "german").clauses == view(game, "german").clauses
    eight = game_of(kampfgruppe())
    assert read_view(view(eight, None)).attached == eight.attached


@pytest.mark.parametrize("scenario", ["3", "5", "6", "7", "8", "9", "11"])
def test_g27_what_a_scenario_says_can_be_read(scenario: str) -> None:
    """Every clause names counters, chits and hexes that exist."""
    it = clauses(scenario)
    assert len({u for s in it.series for u in s.units}) == sum(len(s.units) for s in it.series)
    assert len(it.series) <= len(it.slots)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_g30_the_terminal_says_the_clauses(language: str) -> None:
    """Series, supply, strikes, attachments, locked units and points, in both languages."""
    texts = game_texts("crete", language)
    console = Console(width=100, record=True, file=StringIO())
    nine = galatas("W41.12")
    nine.air = {nine.turn: 3}
    for game in (nine, game_of(kampfgruppe()), still([unit("FJ1-5", "H26.16")], scenario="4")):
        console.print(render(view(game, None), None, texts, None))
    said_there = console.export_text()
    for words in (
        texts.say("terminal-air", {"count": 3}),
        texts.say("terminal-points", {"allied": 6, "german": 0}),
        texts.say("terminal-locked", {"count": 1}),
        texts.say(
            "event-battalion-attached",
            {"battalion": "battalion:20 Bn", "formation": "formation:5 NZ Bde"},
        ),
    ):
        assert words in said_there


def test_g5_7_dated_strikes_of_both_turns_the_older_first() -> None:
    """crete G5.7, R64: the chit of 1500, carried to 1700, brings four strikes at Rethymnon, then four at Heraklion."""
    game = scenario_6("1700")
    game.struck = [0]
    game.steps.clear()
    DatedStrikes(FLIEGER).run(game)
    laid = [s for s in reversed(game.steps) if isinstance(s, LayStrikes)]
    assert [(s.sheet, s.count) for s in laid] == [("Rethymnon", 4), ("Heraklion", 4)]
    assert sorted(game.struck) == [0, 1, 2]
