"""8. Operation Tonga."""

from __future__ import annotations

import pytest
from tests.games.commando.helpers import (
    asked,
    cited,
    fresh,
    front,
    game,
    look,
    offered,
    play,
    quick,
    quiet,
    stand,
    told,
)

from landfall.core.table import Table
from landfall.games.commando.model.events import (
    BlueTokenGiven,
    BlueTokenLost,
    BlueTokenPlaced,
    PointsScored,
    ScenarioBegan,
)
from landfall.games.commando.model.state import Campaign
from landfall.games.commando.rules.campaign import finish


def campaign(table: Table) -> Campaign:
    found = game(table).campaign
    assert found is not None
    return found


def test_8_1_three_scenarios_in_a_row() -> None:
    table = quick(fresh("campaign", 2), "ask-never", blue="keep")
    began = [event.scenario for event in told(table, ScenarioBegan)]
    assert began == ["scenario:1B", "scenario:2", "scenario:3"]
    assert table.outcome is not None
    assert table.all_seats == ("english", "german")


def test_8_1_losing_a_scenario_does_not_end_the_campaign() -> None:
    place = "{terrains: ['1012'], turn: 2, manpower: 1, german: {hand: [1505]}}"
    table = play(stand(place, "campaign"), "G unit:1505", "E retreat")
    assert table.outcome is None
    assert game(table).scenario == "2"
    assert game(table).manpower == 3
    assert game(table).turn_token == "german"
    assert look(table, None).campaign.total == 0


BRIDGES = "{terrains: ['1014A', '1015A'], turn: 7, german: {hand: [1505, 1505, 1505]}}"


def test_8_2_benouville_two_ranville_one() -> None:
    table = play(stand(BRIDGES, "campaign"), "G stop", "G stop", "G discard:1505")
    assert campaign(table).points == {"ranville": 1, "benouville": 2}
    assert [e.points for e in told(table, PointsScored)] == [1, 2]


def test_8_2_ranville_counts_though_the_scenario_is_lost() -> None:
    place = "{terrains: ['1014A', '1015A'], turn: 7, manpower: 1, german: {hand: [1505, 1505]}}"
    table = play(stand(place, "campaign"), "G unit:1505", "G stop", "G discard:1505", "E pay")
    assert game(table).scenario == "2"
    assert campaign(table).points == {"ranville": 1}


@pytest.mark.parametrize(("manpower", "points"), [(1, 4), (2, 5), (3, 6)])
def test_8_2_pegasus_bridge_by_the_manpower_left(manpower: int, points: int) -> None:
    place = f"{{terrains: ['1014B'], turn: 8, manpower: {manpower}, ranville: -1}}"
    table = play(stand(place, "campaign"), "G stop")
    assert campaign(table).points == {"pegasus": points}
    assert game(table).scenario == "2"


def test_8_3_two_for_each_gun_and_one_for_the_bunker() -> None:
    table = quick(fresh("campaign", 2), "ask-build", blue="keep", objective="terrain:1016")
    points = campaign(table).points
    assert points["guns"] == 8
    guns = [e.points for e in told(table, PointsScored) if e.source == "guns"]
    assert sorted(guns) == [2, 2, 4]
    bunker = [e.points for e in told(table, PointsScored) if e.source == "bunker"]
    assert bunker in ([], [1])


def test_8_3_the_bunker_is_worth_one() -> None:
    found = set()
    for seed in range(8):
        table = quick(fresh("campaign", seed), "ask-build", blue="keep", objective="terrain:1016")
        found.add(campaign(table).points.get("bunker", 0))
    assert 1 in found


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        ([], {}),
        (["1031"], {"bridges": 1}),
        (["1030", "1032"], {"bridges": 3}),
        (["1030", "1031", "1032"], {"bridges": 5}),
        (["1028"], {"robehomme": 1}),
        (["1028", "1030", "1031", "1032"], {"bridges": 5, "robehomme": 1}),
    ],
)
def test_8_4_the_bridges_of_the_dives(taken: list[str], points: dict[str, int]) -> None:
    from landfall.games.commando.rules.campaign import next_scenario

    state = game(fresh("campaign"))
    state.scenario = "3"
    state.taken = (taken, [])
    next_scenario(state)
    assert state.campaign is not None
    assert state.campaign.points == points


ROAD = (
    "{begin: progression, next_terrains: ['1002', '1008'], turn: 1, german: {hand: [1505, 1505]}}"
)


def backed() -> Table:
    return play(stand(ROAD, "campaign"), "E terrain:1008", "G place")


def test_8_5_at_the_end_of_the_progression_after_the_terrains_effect() -> None:
    table = play(stand(ROAD, "campaign"), "E terrain:1008")
    assert asked(table) == ("german", "ask-blue")
    assert game(table).armies[1].tokens == 3  # the garrison's token is there already
    assert offered(table) == ["place", "keep"]
    play(table, "G place")
    assert (campaign(table).blue, campaign(table).blue_here) == (1, True)
    assert told(table, BlueTokenPlaced)[0].terrain == "terrain:1008"
    assert asked(table)[1] == "ask-events"  # one at a time
    assert look(table, "english").campaign.blue_here is True


def test_8_5_won_by_the_german_it_costs_the_english_a_point() -> None:
    table = quick(backed(), "ask-german-unit")
    play(table, "G unit:1505", "E retreat")
    assert campaign(table).blue_given == 1
    assert len(told(table, BlueTokenGiven)) == 1
    assert look(table, None).campaign.total == -1


def test_8_5_lost_it_is_gone() -> None:
    table = play(quick(backed(), "ask-german-unit"), "G stop")
    assert (campaign(table).blue, campaign(table).blue_given) == (1, 0)
    assert campaign(table).blue_here is False
    assert len(told(table, BlueTokenLost)) == 1


def test_8_5_won_with_the_last_point_of_manpower_it_is_given_too() -> None:
    table = quick(backed(), "ask-german-unit")
    game(table).manpower = 1
    play(table, "G unit:1505", "E retreat")
    assert game(table).scenario == "2"
    assert campaign(table).blue_given == 1


def test_8_5_two_in_the_whole_campaign() -> None:
    table = quick(fresh("campaign", 2), "ask-never", blue="place")
    assert len(told(table, BlueTokenPlaced)) == 2


def test_8_5_never_where_a_victory_scores() -> None:
    scoring = {"1014A", "1014B", "1015A", "1016", "1022", "1023", "1024", "1028"}
    scoring |= {"1030", "1031", "1032"}
    asked_at = set()
    for seed in range(6):
        table = fresh("campaign", seed)
        while table.outcome is None:
            quick(table, "ask-blue")
            if table.outcome is None:
                asked_at.add(front(table).terrain)
                assert cited(table, "place") == "8.5"
                table.answer("german", "keep")
    assert asked_at
    assert not asked_at & scoring


def test_8_5_not_on_the_approach_which_has_no_progression_phase() -> None:
    table = fresh("campaign", 2)
    while game(table).scenario != "2" or game(table).turn < 1:
        quick(table, "ask-hand", "ask-approach", blue="keep")
        table.answer(asked(table)[0], "keep")
    assert asked(table)[1] != "ask-blue"
    assert game(table).turn == 1


def test_8_5_on_the_gliders_there_is_no_assault_and_the_token_is_lost() -> None:
    for seed in range(20):
        table = fresh("campaign", seed)
        while game(table).scenario != "3":
            quick(table, "ask-blue", "ask-build")
            if asked(table)[1] != "ask-blue":
                break
            here = front(table).terrain
            table.answer("german", "place" if here == "1018" else "keep")
            if here == "1018":
                quick(table, "ask-events")
                play(table, "E done")
                quick(table, "ask-events")
                play(table, "G done")
                assert campaign(table).blue_here is False
                assert len(told(table, BlueTokenLost)) == 1
                assert campaign(table).blue_given == 0
                return
    raise AssertionError("no gliders")


def test_8_5_outside_a_campaign_there_are_none() -> None:
    table = play(stand(ROAD, "1B"), "E terrain:1008")
    assert asked(table)[1] == "ask-events"
    assert look(table, None).campaign is None


@pytest.mark.parametrize(
    ("points", "given", "winners"),
    [
        (11, 0, ("german",)),
        (12, 0, ()),
        (13, 0, ()),
        (14, 0, ("english",)),
        (12, 1, ("german",)),
        (15, 2, ()),
        (16, 2, ("english",)),
        (0, 0, ("german",)),
    ],
)
def test_8_6_the_three_results(points: int, given: int, winners: tuple[str, ...]) -> None:
    state = game(fresh("campaign"))
    assert state.campaign is not None
    state.campaign.points = {"guns": points}
    state.campaign.blue_given = given
    finish(state)
    assert state.outcome is not None
    assert state.outcome.winners == winners
    assert state.outcome.rule == "8.6"
    assert state.outcome.scores == {"english": points - given}


def test_8_6_a_campaign_without_resistance_scores_everything() -> None:
    table = quick(fresh("campaign", 2), "ask-never", blue="keep")
    assert table.outcome is not None
    points = campaign(table).points
    assert (points["benouville"], points["ranville"], points["pegasus"]) == (2, 1, 6)
    assert (points["guns"], points["bridges"]) == (8, 5)
    assert table.outcome.scores["english"] == sum(points.values())
    assert table.outcome.winners == ("english",)
    quiet(table)
