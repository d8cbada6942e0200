"""Scenario 3: from terrain to bridge, from bridge to bridge, and the end."""

from __future__ import annotations

import pytest
from tests.games.commando.dives import dives, heroes, turn
from tests.games.commando.helpers import (
    asked,
    english,
    fresh,
    front,
    game,
    german,
    offered,
    play,
    quick,
    told,
)

from landfall.core.table import Table
from landfall.games.commando.model.cards import pack
from landfall.games.commando.model.events import (
    BridgeWon,
    HeroLost,
    OwnHeroLost,
    TokensTaken,
    TurnTokenFlipped,
    TurnTokenTossed,
)


@pytest.mark.parametrize("winner", ["english", "german"])
def test_d_9_the_winner_chooses_the_second_terrain(winner: str) -> None:
    table = turn(heroes(dives("1032")), winner)
    assert asked(table) == (winner, "ask-terrain")
    assert table.decisions[0].rule == "D.9"
    army = game(table).armies[("english", "german").index(winner)]
    assert army.tokens == 4 + (winner == "german" and "1008" in [t for t, _ in game(table).path])


def test_d_9_the_token_turns_at_the_end_of_each_turn() -> None:
    table = heroes(dives("1032"))
    face = game(table).turn_token
    turn(table, "english")
    assert game(table).turn_token != face
    assert len(told(table, TurnTokenFlipped)) == 1


@pytest.mark.parametrize("winner", ["english", "german"])
def test_d_10_after_two_terrains_the_bridge_for_its_winner(winner: str) -> None:
    table = heroes(dives("1031"))
    turn(table, "english")
    turn(table, "german")
    assert front(table).terrain == "1031"
    assert game(table).turn == 3
    assert asked(table) == ("english", "ask-events")  # no choice
    turn(table, winner)
    assert game(table).taken[("english", "german").index(winner)] == ["1031"]
    assert told(table, BridgeWon)[0].side == winner


@pytest.mark.parametrize("winner", ["english", "german"])
def test_d_11_robehomme_goes_to_the_winner_of_its_assault(winner: str) -> None:
    table = turn(heroes(dives("1030")), "english")
    turn(table, winner, "1028")
    assert game(table).taken[("english", "german").index(winner)] == ["1028"]
    assert told(table, BridgeWon)[0].rule == "D.11"


def test_d_11_robehomme_passed_by_goes_to_the_german() -> None:
    table = turn(heroes(dives("1030")), "english")
    turn(table, "english", "1007")
    assert game(table).taken == ([], ["1028"])
    assert "1028" not in game(table).passed


def first_bridge(winner: str = "english", bridge: str = "1031") -> Table:
    table = heroes(dives(bridge))
    for side in ("english", "english", winner):
        turn(table, side)
    return table


def test_d_12_heroes_are_lost_and_tokens_given_back_between_bridges() -> None:
    table = heroes(dives("1031"))
    play_event(table, 1411)
    assert english(table).plus3_heroic == 2
    for side in ("english", "english", "english"):
        turn(table, side)
    state = game(table)
    assert state.plus3_beside == 3
    assert [army.tokens for army in state.armies] == [2, 2]
    assert state.reserve == 20
    assert english(table).plus3_heroic == 0
    assert german(table).gone == [1809]
    assert told(table, TokensTaken)[-1].rule == "D.12"
    lost = [e for e in table.events_for("english") if isinstance(e, HeroLost | OwnHeroLost)]
    assert [type(e) for e in lost] == [HeroLost]  # the German card is not shown
    assert (
        next(e for e in table.events_for("german") if isinstance(e, OwnHeroLost)).card
        == "card:1809"
    )


def play_event(table: Table, card: int) -> None:
    quick(table, "ask-events")
    play(table, f"E event:{card}")


def test_d_13_hands_go_back_into_the_decks_and_the_english_chooses_the_pile() -> None:
    table = first_bridge()
    assert asked(table) == ("english", "ask-hand")
    for army in game(table).armies:
        assert len(army.hand) == 5
        assert not any(pack().cards[n].heroic for n in army.hand)
        assert not army.known
    discards = [army.discard.copy() for army in game(table).armies]
    play(table, "E change", "G keep")
    assert asked(table) == ("english", "ask-pile")
    hidden = [i for i, pile in enumerate(game(table).piles) if pile.stage == "hidden"]
    assert offered(table) == [f"pile:{i}" for i in hidden]
    assert [
        army.discard for army in game(table).armies
    ] == discards  # the discard piles stay as they are
    play(table, f"E pile:{hidden[1]}")
    assert game(table).piles[hidden[1]].stage == "open"
    assert asked(table) == ("english", "ask-hero")
    tosses = len(told(table, TurnTokenTossed))
    play(table, f"E {offered(table)[0]}")
    play(table, f"G {offered(table)[0]}")
    assert len(told(table, TurnTokenTossed)) == tosses + 1


def test_d_13_the_third_pile_is_what_is_left() -> None:
    table = first_bridge("german")
    quick(table, "ask-pile")
    table.answer("english", offered(table)[0])
    quick(table, "ask-hand", terrain="terrain:1028")
    assert table.outcome is None
    play(table, "E keep", "G keep")
    assert asked(table) == ("english", "ask-hero")  # Robehomme was not chosen
    assert [pile.stage for pile in game(table).piles].count("open") == 1


def test_d_14_two_bridges_protected_end_it_at_once() -> None:
    table = turn(heroes(dives("1030")), "english")
    turn(table, "german", "1028")
    assert table.outcome is None
    turn(table, "german")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == (("german",), "D.14")
    assert game(table).taken[1] == ["1028", "1030"]


def test_d_14_three_bridges_destroyed_end_it_at_once() -> None:
    table = turn(heroes(dives("1030")), "english")
    turn(table, "english", "1028")
    turn(table, "english")
    assert game(table).taken[0] == ["1028", "1030"]
    quick(table, "ask-never")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == (("english",), "D.14")
    assert len(game(table).taken[0]) == 3


def test_d_15_in_a_campaign_all_four_bridges_are_fought_for() -> None:
    table = fresh("campaign", 2)
    quick(table, "ask-never", blue="keep", terrain="terrain:1028")
    assert table.outcome is not None
    assert sorted([*game(table).taken[0], *game(table).taken[1]]) == [
        "1028",
        "1030",
        "1031",
        "1032",
    ]
    assert (
        len(game(table).taken[0]) == 4
    )  # three win the scenario, but a campaign plays the fourth too
    assert all(pile.stage == "done" for pile in game(table).piles)
