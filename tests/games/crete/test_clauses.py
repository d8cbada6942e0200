"""What scenarios 5 to 9 say beyond the common rules: late chits, locks, reserves, planned air, Kampfgruppen, attachments."""

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
    number,
    said,
    still,
    table,
    told,
    unit,
)

from landfall.core.table import Table, open_table
from landfall.core.texts import game_texts
from landfall.games.crete.model.clause_events import (
    AirLost,
    ChitAdded,
    LockOpened,
    ReservesWoken,
)
from landfall.games.crete.model.clauses import clauses
from landfall.games.crete.model.counters import CHIT_NUMBER, LEADER_NUMBER
from landfall.games.crete.model.events import ChitBought, ChitCarried
from landfall.games.crete.model.frames import moment
from landfall.games.crete.model.ground import within
from landfall.games.crete.rules.acting import eligible
from landfall.games.crete.rules.air import LayStrikes
from landfall.games.crete.rules.arrivals import DatedStrikes
from landfall.games.crete.rules.attaching import attachable
from landfall.games.crete.rules.bounds import barred_to
from landfall.games.crete.rules.command import formation_of, in_command
from landfall.games.crete.rules.command_values import command_value, dated_values
from landfall.games.crete.rules.cup import Draw, FillCup
from landfall.games.crete.rules.late_chits import add_chits, played_though_last, put_in_late, sold
from landfall.games.crete.rules.locks import locked, open_locks, wake_reserves
from landfall.games.crete.rules.movement import Reach
from landfall.games.crete.rules.planned_air import PlannedStrikes, lose_unused, to_allot
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


def test_g5_1_and_r59_late_chits() -> None:
    """crete G5.1, R59: the New Zealanders' from 0900, CREFORCE's from 1500, the mountain division's from 21 May 1700."""
    game = still([unit("RAM-1", "W04.08")], scenario="5", hour="0900")
    assert put_in(game, "20 May", "0900") == ["2NZ Division", "7FL Division"]
    assert put_in(game, "20 May", "1500") == ["2NZ Division", "CREFORCE Division", "7FL Division"]
    assert len(put_in(game, "21 May", "1500")) == 3
    assert len(put_in(game, "21 May", "1700")) == 4
    assert put_in_late(game, [CHIT_NUMBER["5GEB Division"]])


def test_g4_5_chits_for_sale_from_a_date() -> None:
    """crete G4.5: MNBDO from 1500 on: never in the cup before, planned in the turn before."""
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
    """crete G3.3: scenario 6: CREFORCE and 7. Flieger one up at 1500 and at 1700, before step B."""
    game = still([unit("RAM-1", "W04.08")], scenario="6", hour="1300")
    for hour, value in (("1500", 6), ("1700", 7), ("1900", 7)):
        game.turn = moment("20 May", hour)
        dated_values(game)
        assert command_value(game, game.frame.division_named("7FL")) == value
    assert command_value(game, game.frame.division_named("CREFORCE")) == 4
    assert command_value(game, game.frame.division_named("2NZ")) == 4


def scenario_6(hour: str, **more: Any) -> Any:
    units = [
        unit("CR-21-A", "R30.12"),
        unit("CR-BW-A", "H30.10"),
        unit("NZ-22-A", "W10.06"),
        unit("FJ3-1", "W32.16"),
    ]
    return still(units, scenario="6", hour=hour, **more)


def test_r49_locks_of_scenario_6() -> None:
    """crete R49: Rethymnon waits for the 7. Flieger chit of 1500, Heraklion for that of 1700; fire zones they have."""
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
    """crete G5.5: FJR 2's chit is one more in the cup; as the last one the 7. Flieger chit is played at 1500, not at 1700."""
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
    # At 1700 the book does not say so: carried as always.
    game = scenario_6("1700")
    game.steps.clear()
    game.cup = [FLIEGER]
    Draw().run(game)
    assert game.carried == FLIEGER
    assert said(game, ChitCarried)


def test_g5_5_no_chit_is_twice_in_a_cup() -> None:
    """crete G5.5: FJR 2 was bought for this turn already: nothing is added, and its price comes back."""
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
    """Scenario 6: not within two hexes of the east exit, by move, retreat or advance."""
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


def galatas(german: str) -> Any:
    return still(
        [unit("CR-WEL-A", "W49.09"), unit("NZ-18-A", "W40.10"), unit("G85-1", german)],
        scenario="9",
        day=25,
        hour="0700",
        leaders={"L-WES": "CR-WEL-A"},
    )


def test_r78_reserves_wake_for_good() -> None:
    """Scenario 9: no activation until a German unit is within seven hexes of 49.07 or 59.13."""
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
    """crete R58, G3.5: scenario 8: one of two opens, the other goes into the cup; two strikes are allotted before."""
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
    # Neither can be bought in this turn.
    while play.decisions[0].text == "ask-dispatch":
        assert not {f"buy:{mountain}", f"buy:{storm}"} & set(ids(play))
        choose(play, "done")
    assert mountain in game_of(play).put_in or play.decisions[0].text != "ask-who"


def test_g22_4_and_s11_0_planned_air() -> None:
    """crete S11.0, G22.4: four at 0700 from 22 May on where the scenario has S11, none on days that it leaves out."""
    for scenario, day, hour, count in (
        ("9", 25, "0700", 4),
        ("9", 25, "0900", 0),
        ("5", 21, "0700", 0),
        ("7", 22, "0700", 0),
        ("11", 23, "0700", 4),
        ("11", 24, "0700", 0),
    ):
        units = [unit("NZ-18-A", "W40.10"), unit("G85-1", "W30.12")]
        game = still(units, scenario=scenario, day=day, hour=hour)
        assert to_allot(game) == count, (scenario, day, hour)


def air(*more: str, enemy: str = "W13.06") -> Table:
    play = table(
        [unit("NZ-20-A", enemy), unit("RAM-1", "W11.06"), unit("G85-1", "W05.08")],
        scenario="8",
        chit="7FL Division",
        cup=("Allied Event", "German Event", *more),
        day=23,
        hour="0900",
    )
    game = game_of(play)
    game.air = {game.turn: 2}
    return play


def test_g22_4_the_first_that_wants_them() -> None:
    """crete G22.4, R64: asked while another German Division chit is to come; lost at the end of the turn."""
    game = game_of(air("5GEB Division"))
    asked = PlannedStrikes().ask(game)
    assert [o.id for o in asked[0].options] == ["use-air", "keep-air"]
    PlannedStrikes().take(game, "german", asked[0].options[1])
    assert game.air == {game.turn: 2}
    game.cup.remove(CHIT_NUMBER["5GEB Division"])
    asked = PlannedStrikes().ask(game)
    assert [o.id for o in asked[0].options] == ["use-air"]
    PlannedStrikes().take(game, "german", asked[0].options[0])
    assert game.air == {}
    assert [getattr(s, "count", None) for s in game.steps[-2:]] == [None, 2]
    game.air = {game.turn: 1}
    lose_unused(game)
    assert game.air == {}
    assert said(game, AirLost)
    # Nobody within three hexes: not asked.
    game = game_of(air("5GEB Division", enemy="W24.14"))
    assert PlannedStrikes().ask(game) == ()


def kampfgruppe() -> Table:
    return table(
        [
            unit("NZ-20-A", "W24.14"),
            unit("RAM-1", "W11.06"),
            unit("G85-1", "W05.08"),
            unit("FJ3-1", "W20.14"),
        ],
        scenario="8",
        chit="",
        day=23,
        hour="1100",
        cp={"2NZ": 0, "7FL": 0, "5GEB": 0},
        dp={"2NZ": 0, "7FL": 0, "5GEB": 0},
    )


def test_s8_0_kampfgruppe_leaders_are_deployed() -> None:
    """crete S8.0: step F.1: on any unit of the division; then in range any unit of the division is in command."""
    play = kampfgruppe()
    assert play.decisions[0].text == "ask-kampfgruppe"
    assert play.decisions[0].args["leader"] == "leader:L-KG1"
    assert set(ids(play)) == {"host:RAM-1", "host:FJ3-1", "later"}
    game = game_of(play)
    assert not in_command(game, number("FJ3-1"))
    choose(play, "host:FJ3-1")
    game = game_of(play)
    assert game.leaders[LEADER_NUMBER["L-KG1"]].on == number("FJ3-1")
    assert in_command(game, number("FJ3-1"))
    assert not in_command(game, number("RAM-1"))
    # Put off, he can still be deployed next turn.
    choose(play, "later")
    assert game_of(play).leaders[LEADER_NUMBER["L-KG2"]].on == -1


def test_s9_0_and_g6_2_an_attached_battalion() -> None:
    """crete S9.0, G6.2, G7.1: it acts with its new formation and obeys that leader only."""
    game = still(
        [unit("NZ-20-A", "W16.08"), unit("NZ-22-A", "W16.09"), unit("G85-1", "W05.08")],
        scenario="7",
        day=22,
        hour="0900",
        leaders={"L-HAR": "NZ-22-A"},
    )
    names = [f.name for f in game.frame.formations]
    attached = number("NZ-20-A")
    assert formation_of(game, attached) == names.index("5 NZ Bde")
    assert in_command(game, attached)
    game.chit = CHIT_NUMBER["5 NZ Bde"]
    assert eligible(game, attached)
    game.attached.clear()
    game.commanded.clear()
    assert formation_of(game, attached) == names.index("4 NZ Bde")
    assert not in_command(game, attached)
    assert not eligible(game, attached)


def test_s9_1_and_r38_which_battalions() -> None:
    """crete S9.1, R38: those of the list with someone on a map, to other formations of their division with a leader."""
    game = still(
        [
            unit("NZ-18-A", "W40.10"),
            unit("NZ-22-A", "W41.10"),
            unit("CR-WEL-A", "W50.10"),
            unit("CR-27-A", "W51.11"),
            unit("G85-1", "W20.08"),
        ],
        scenario="9",
        day=25,
        leaders={"L-ING": "NZ-18-A", "L-HAR": "NZ-22-A", "L-WES": "CR-WEL-A"},
    )
    names = [f.name for f in game.frame.formations]
    assert attachable(game, game.frame.division_named("2NZ")) == [
        ("18 Bn", names.index("5 NZ Bde")),
        ("22 Bn", names.index("4 NZ Bde")),
    ]
    creforce = attachable(game, game.frame.division_named("CREFORCE"))
    assert all(names[n] == "MNBDO" for _, n in creforce)
    assert not any("Lay" in battalion for battalion, _ in creforce)


def test_s9_0_one_a_division_until_the_next_step_f() -> None:
    """crete S9.0, G3.5: asked from the second turn on; as last turn is the first option; another takes its place."""
    play = table(
        [
            unit("NZ-20-A", "W16.08"),
            unit("NZ-22-A", "W16.09"),
            unit("NZ-18-A", "W17.09"),
            unit("G85-1", "W05.08"),
        ],
        scenario="7",
        chit="",
        day=22,
        hour="0900",
        leaders={"L-HAR": "NZ-22-A", "L-ING": "NZ-18-A"},
        cp={"2NZ": 0, "7FL": 0, "5GEB": 0},
        dp={"2NZ": 0, "7FL": 0, "5GEB": 0},
    )
    assert play.decisions[0].text == "ask-attach"
    assert ids(play)[:2] == ["as-before", "detach"]
    assert "attach:20 Bn@5 NZ Bde" not in ids(play)
    choose(play, "attach:22 Bn@4 NZ Bde")
    assert [(a.battalion) for a in game_of(play).attached] == ["22 Bn"]
    first = open_table("crete", "7", seed="attach")
    while first.decisions[0].text in ("ask-setup", "ask-dispatch", "ask-parks", "ask-contact"):
        choose(first, "accept" if first.decisions[0].text == "ask-setup" else "done")
    assert first.decisions[0].text != "ask-attach"
    assert [a.battalion for a in game_of(first).attached] == ["20 Bn"]


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
    """Series, supply, strikes, attachments, who is held back and points, in both languages."""
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
    """crete G5.7, R64: the chit of 1500 carried to 1700 brings four strikes at Rethymnon, then four at Heraklion."""
    game = scenario_6("1700")
    game.struck = [0]
    game.steps.clear()
    DatedStrikes(FLIEGER).run(game)
    laid = [s for s in reversed(game.steps) if isinstance(s, LayStrikes)]
    assert [(s.sheet, s.count) for s in laid] == [("Rethymnon", 4), ("Heraklion", 4)]
    assert sorted(game.struck) == [0, 1, 2]
