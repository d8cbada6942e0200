"""S8, S9, S11: Kampfgruppe leaders, attached battalions, planned air."""

from __future__ import annotations

from tests.games.crete.helpers import (
    choose,
    game_of,
    ids,
    kampfgruppe,
    number,
    said,
    still,
    table,
    unit,
)

from landfall.core.table import Table, open_table
from landfall.games.crete.model.clause_events import (
    AirLost,
)
from landfall.games.crete.model.counters import CHIT_NUMBER, LEADER_NUMBER
from landfall.games.crete.rules.acting import eligible
from landfall.games.crete.rules.attaching import attachable
from landfall.games.crete.rules.command import formation_of, in_command
from landfall.games.crete.rules.planned_air import PlannedStrikes, lose_unused, to_allot


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


def test_g22_4_and_s11_0_planned_air() -> None:
    """crete S11.0, G22.4: where the scenario has S11, four strikes at 0700 each day from 22 May on; none on the days
    that the scenario leaves out.
    """
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


def test_g22_4_strikes_go_to_the_first_activation_that_uses_them() -> None:
    """crete G22.4, R64: the question comes only while another German Division chit is in the cup; unused strikes are lost at the
    end of the turn."""
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
    # No target within three hexes: no question.
    game = game_of(air("5GEB Division", enemy="W24.14"))
    assert PlannedStrikes().ask(game) == ()


def test_s8_0_kampfgruppe_leaders_are_deployed() -> None:
    """crete S8.0: in step F.1, the leader joins any unit of the division; then every unit of the division within range
    is in command.
    """
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
    """crete S9.0, G6.2, G7.1: the battalion acts with its new formation, and only that formation's leader commands it."""
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
    """crete S9.1, R38: battalions of the list with a unit on a map can be attached to other formations of their
    division that have a leader.
    """
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


def test_s9_0_one_attachment_per_division_until_the_next_step_f() -> None:
    """crete S9.0, G3.5: battalions are attached from the second turn on; the first option is "as last turn"; attaching
    another battalion replaces the first.
    """
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
