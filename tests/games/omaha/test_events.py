"""Every event of the deck, and what it does."""

from __future__ import annotations

import pytest
from tests.games.omaha.helpers import (
    asked,
    at,
    card,
    force,
    ids,
    last,
    say,
    state,
    told,
    unit,
)

from landfall.games.omaha.model import deck, ground
from landfall.games.omaha.rules.event_phase import _EFFECTS


def event(name: str, turn: int) -> int:
    return card(lambda r: any(e.event == name and e.first <= turn <= e.last for e in r.events))


def test_every_event_of_the_deck_is_known() -> None:
    assert {e.event for r in deck.CARDS.values() for e in r.events} == _EFFECTS.keys()


def test_smoke_covers_a_nest() -> None:
    number = event("smoke", 5)
    table = at(5, "event", {"A/1/16": "0613"}, {}, (number, *(n for n in (1, 2) if n != number)))
    names = next(e.wn for e in deck.CARDS[number].events if e.event == "smoke")
    assert {ground.POSITIONS[p].position for p in state(table).smoke} == set(names)


def test_6_53_the_rockets_fall_and_are_destroyed() -> None:
    hex = next(h for h in ground.LOW if ground.distance(h, 1222) == 6 and h in ground.BEACH)
    number = event("screaming_meemies", 5)
    table = at(
        5,
        "event",
        {"A/1/116": f"{hex:04d}", "B/1/116": {"at": f"{hex:04d}", "steps": 2}},
        {"1222": "WN-ROCKET"},
        (number,),
    )
    assert state(table).meemies
    assert [e.unit for e in told(table, "StepLost") if e.cause == "rocket"] == ["unit:A/1/116"]
    gone = at(
        12,
        "event",
        {"A/1/116": "0626"},
        {"1222": "WN-ROCKET"},
        (event("rocket_destroyed", 12),),
        meemies=True,
    )
    assert force(gone, "1222") is None
    calm = at(
        12, "event", {"A/1/116": "0626"}, {"1222": "WN-ROCKET"}, (event("rocket_destroyed", 12),)
    )
    assert force(calm, "1222") is not None


def test_plunging_fire_makes_cover_steady() -> None:
    table = at(12, "event", {"A/1/16": "0613"}, {}, (event("plunging_fire", 12),))
    assert state(table).plunging
    late = at(17, "second-event", {"A/1/16": "0714"}, {}, (event("plunging_fire", 17),))
    assert not state(late).plunging


@pytest.mark.parametrize(("name", "actions"), [("gi_initiative", 3), ("intense_fire", 1)])
def test_7_events_change_the_actions(name: str, actions: int) -> None:
    table = at(5, "event", {"1/A/741": "0613", "2/A/741": "0515"}, {}, (event(name, 5),))
    while asked(table).text != "ask-division":
        say(table, asked(table).options[-1].id)
    say(table, "division:1")
    assert asked(table).args["actions"] == actions


def test_8_5_a_naval_marker() -> None:
    table = at(12, "event", {"A/1/16": "0613"}, {}, (event("naval_fire_marker", 12),))
    assert state(table).naval == 1
    assert last(table, "NavalMarkerTaken").markers == 1


def test_germans_recover_and_are_concealed() -> None:
    table = at(
        22,
        "event",
        {"A/1/16": "0714"},
        {"0807": {"disrupted": True}},
        (event("german_recovery", 22),),
    )
    assert [e for e in told(table, "GermansRecovered") if "hex:0807" in e.positions]
    number = event("germans_concealed", 22)
    symbols = next(e.symbols for e in deck.CARDS[number].events if e.event == "germans_concealed")
    names = {"diamond": "A/1/16", "triangle": "B/1/16", "circle": "C/1/16"}
    hidden = at(22, "event", dict.fromkeys(names.values(), "1111"), {"1110": {}}, (number,))
    shaken = {e.unit for e in told(hidden, "UnitDisrupted") if e.cause == "concealed"}
    assert shaken == {f"unit:{names[s]}" for s in symbols}


def test_9_1_patrols_and_prisoners_reveal() -> None:
    number = event("us_patrol_report", 12)
    table = at(12, "event", {"A/1/116": "0626"}, {"0728": {"depth": "DW05"}, "0533": {}}, (number,))
    shown = force(table, "0728")
    assert shown is not None
    assert shown.revealed
    assert shown.depth_revealed
    prisoner = at(
        12,
        "event",
        {"A/1/16": "0613"},
        {"0809": {}, "0807": {}, "0728": {}},
        (event("prisoner_talks", 12),),
    )
    assert ids(prisoner) == {"hex:0809", "hex:0807"}


def test_unexpected_naval_fire_strikes_friend_and_foe() -> None:
    number = event("unexpected_naval_fire", 22)
    targets = next(
        e.targets for e in deck.CARDS[number].events if e.event == "unexpected_naval_fire"
    )
    pick = card(lambda r: True, number)
    hex = ground.SITE_BY_NAME[targets[deck.CARDS[pick].target]]
    hit = at(22, "event", {"A/1/16": "0714"}, {f"{hex:04d}": {"depth": "any"}}, (number, pick))
    assert [e for e in told(hit, "GermanDisrupted") if e.hex == f"hex:{hex:04d}"]
    own = card(lambda r: r.target == "diamond", number, pick)
    friend = at(22, "event", {"A/1/16": f"{hex:04d}"}, {}, (number, pick, own))
    assert unit(friend, "A/1/16").steps == 2


def test_18_snipers_and_19_33_stopped_engineers() -> None:
    """omaha 18.3, 19.33"""
    table = at(22, "event", {"HQ/16": "0714"}, {}, (event("snipers", 22),))
    assert len(state(table).snipers) == 1
    stopped = at(
        17,
        "event",
        {"A/1/16": "0714"},
        {"0809": "WN-A88-1"},
        (event("artillery_stops_engineers", 17),),
    )
    assert state(stopped).engineers_stopped


def test_9_5_the_event_of_the_kampfgruppe() -> None:
    table = at(12, "event", {"A/1/16": "0613"}, {}, (event("kg_meyer", 12),))
    assert len(state(table).kampfgruppe) == 4
    assert last(table, "PoolsJoined").units == 4
