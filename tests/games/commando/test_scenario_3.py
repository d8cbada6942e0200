"""Scenario 3: the bridges over the Dives, up to the first terrain."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.commando.dives import ALIKE, PILES, built, dives, heroes, turn
from tests.games.commando.helpers import (
    asked,
    english,
    fresh,
    front,
    game,
    german,
    look,
    offered,
    play,
    quick,
    stand,
    told,
)

from landfall.games.commando.model.cards import pack
from landfall.games.commando.model.events import (
    IdenticalTerrains,
    PileOpened,
    PilesBuilt,
    TurnTokenTossed,
)


def test_d_1_three_bridges_for_the_english() -> None:
    table = quick(fresh("3", 1), "ask-never")
    assert table.outcome is not None
    assert table.outcome.winners == ("english",)
    assert len(game(table).taken[0]) == 3


def test_d_1_two_bridges_for_the_german() -> None:
    table = heroes(dives("1031"))
    for _ in range(2):
        turn(table, "english")
    turn(table, "german")
    assert table.outcome is None
    assert game(table).taken == ([], ["1031"])


def test_d_2_no_manpower_three_plus_three_tokens() -> None:
    state = game(fresh("3"))
    assert state.manpower is None
    assert state.plus3_beside == 3
    assert state.turn_token == ""
    table = turn(heroes(dives("1031")), "german")
    assert table.outcome is None  # a lost assault costs no point
    assert game(table).manpower is None


def test_d_2_the_turn_token_matters_at_troarn() -> None:
    for face, size, tokens in (("german", 3, 2), ("english", 2, 4)):
        for seed in range(60):
            table = built(seed)
            if told(table, PileOpened)[0].bridge != "terrain:1031":
                continue
            heroes(table)
            if game(table).turn_token == face:
                break
        play(table, f"{'G' if face == 'german' else 'E'} terrain:1029")
        assert look(table, None).fronts[0].size == size
        assert english(table).tokens == tokens


def test_d_3_four_terrains_before_each_bridge() -> None:
    table = built(1)
    for pile in game(table).piles:
        assert len(pile.terrains) == 4
    by_bridge = {pile.bridge: pile.terrains for pile in game(table).piles}
    hidden = {b: t for b, t in by_bridge.items() if len(t) == 4}
    for bridge, terrains in PILES.items():
        if bridge in hidden:
            assert hidden[bridge][: len(terrains)] == terrains
    assert by_bridge["1030"][-1] == "1028"  # Robehomme is the last
    assert told(table, PilesBuilt)[0].rule == "D.3"


def test_d_3_the_fixed_places_are_enforced() -> None:
    table = fresh("3")
    assert asked(table) == ("german", "ask-build")
    assert not {"terrain:1027", "terrain:1028", "terrain:1029"} & set(offered(table))
    play(table, "G terrain:1001", "G terrain:1002", "G terrain:1007")
    # Three before Bures: the fourth is Robehomme, and Troarn is next.
    assert "terrain:1029" in offered(table)
    assert "terrain:1027" not in offered(table)
    play(table, "G terrain:1008", "G terrain:1025", "G terrain:1026")
    assert offered(table) == ["terrain:1029"]  # the village must be in this pile
    play(table, "G terrain:1029")
    play(table, "G terrain:1008", "G terrain:1025", "G terrain:1026")
    assert offered(table) == ["terrain:1027"]


def test_d_3_nobody_but_the_german_sees_the_piles() -> None:
    table = fresh("3", 7)
    play(table, "G terrain:1001")
    for seat in ("english", None):
        view = look(table, seat)
        assert view.to_place is None
        assert [pile.count for pile in view.piles] == [0, 0, 0]
        assert all(pile.bridge is None and pile.terrains is None for pile in view.piles)
    assert len(look(table, "german").to_place) == 11
    table = dives("1031")
    for pile in look(table, "english").piles:
        assert pile.terrains is None
        assert (pile.bridge == "1031") == (pile.stage == "open")
        assert pile.count == 4
    assert {pile.bridge for pile in look(table, "german").piles} == set(PILES)


def test_d_4_two_identical_terrains_cost_the_german_his_phase() -> None:
    table = heroes(dives("1030", ALIKE))
    assert told(table, IdenticalTerrains)[0].terrain == "terrain:1008"
    assert offered(table) == ["terrain:1008"]
    table.answer(asked(table)[0], "terrain:1008")
    cards = len(german(table).hand)
    play(table, "E done")
    # No draw and no events, but an assault is allowed.
    assert asked(table) == ("german", "ask-german-unit")
    assert len(german(table).hand) == cards
    play(table, "G stop")
    quick(table, "ask-events")
    play(table, "E done")
    assert asked(table) == ("german", "ask-events")  # the next turn is as usual


def test_d_4_different_terrains_cost_nothing() -> None:
    table = heroes(dives("1030"))
    assert told(table, IdenticalTerrains) == []
    assert game(table).german_passes is False


def test_d_5_five_cards_changed_once() -> None:
    table = fresh("3")
    for terrains in PILES.values():
        play(table, *(f"G terrain:{t}" for t in terrains))
    assert [len(army.hand) for army in game(table).armies] == [5, 5]
    play(table, "E change")
    assert len(english(table).hand) == 5
    assert asked(table) == ("german", "ask-hand")


def test_d_6_the_first_pile_is_drawn_and_its_bridge_shown() -> None:
    first = Counter(told(built(seed), PileOpened)[0].bridge for seed in range(30))
    assert set(first) == {"terrain:1030", "terrain:1031", "terrain:1032"}
    places = {[pile.stage for pile in game(built(seed)).piles].index("open") for seed in range(30)}
    assert places == {0, 1, 2}, "whichever the German laid first"
    table = built(2)
    opened = [pile for pile in look(table, "english").piles if pile.stage == "open"]
    assert len(opened) == 1
    assert opened[0].bridge is not None


def test_d_7_each_chooses_a_heroic_card_at_the_start_of_a_pile() -> None:
    table = dives("1031")
    assert asked(table) == ("english", "ask-hero")
    assert len(offered(table)) == 4
    play(table, "E hero:1411")
    assert asked(table) == ("german", "ask-hero")
    play(table, "G hero:1811")
    assert asked(table)[1] == "ask-terrain"
    for winner in ("english", "english", "english"):
        turn(table, winner)
    quick(table, "ask-hero")  # not before the next pile
    assert len([p for p in game(table).piles if p.stage == "done"]) == 1
    assert len(offered(table)) == 3


def test_d_7_three_of_four_serve() -> None:
    table = quick(fresh("3", 1), "ask-never")
    assert len(english(table).heroes) >= 1


def test_d_8_the_tossed_turn_token_says_who_chooses_first() -> None:
    choosers = set()
    for seed in range(12):
        table = heroes(built(seed))
        tossed = told(table, TurnTokenTossed)[0].side
        assert asked(table) == (tossed, "ask-terrain")
        assert game(table).turn_token == tossed
        choosers.add(tossed)
    assert choosers == {"english", "german"}


@pytest.mark.parametrize(
    ("place", "bridge", "below"),
    [
        ("{terrains: ['1001']}", "1030", 2),
        ("{terrains: ['1001'], turn: 2}", "1030", 0),
        ("{terrains: ['1028'], turn: 2}", "1030", 0),
        ("{terrains: ['1029']}", "1031", 2),
        ("{terrains: ['1027'], turn: 4}", "1032", 2),
        ("{terrains: ['1032'], turn: 3}", "1032", 0),
        ("{begin: progression, next_terrains: ['1008', '1025']}", "1030", 2),
    ],
)
def test_d_3_a_position_has_whole_piles_and_plays_to_the_end(
    place: str, bridge: str, below: int
) -> None:
    table = stand(place, "3")
    state = game(table)
    open_piles = [pile for pile in state.piles if pile.stage == "open"]
    assert [(pile.bridge, len(pile.terrains)) for pile in open_piles] == [(bridge, below)]
    for pile in state.piles:
        if pile.stage == "hidden":
            assert len(pile.terrains) == len(set(pile.terrains)) == 4
            assert {"1030": "1028", "1031": "1029", "1032": "1027"}[pile.bridge] in pile.terrains
    if "progression" in place:
        assert state.offered == ["1008", "1025"]
    while table.outcome is None:
        quick(table, "ask-events")
        if table.outcome is None:
            table.answer(asked(table)[0], "done")
        table.game.check(table.state)


def test_d_4_cut_lines_wait_for_the_next_draw() -> None:
    table = heroes(dives("1030", ALIKE))
    table.answer(asked(table)[0], "terrain:1008")
    army = english(table)
    army.deck.remove(1206) if 1206 in army.deck else army.hand.remove(1206)
    army.hand.append(1206)
    table.decisions = table.state.advance()
    play(table, "E event:1206")
    quick(table, "ask-events", "ask-german-unit")
    play(table, "E done")
    assert asked(table) == ("german", "ask-german-unit")
    assert german(table).draw_change == -1
    play(table, "G stop")
    quick(table, "ask-events")
    before = len(german(table).hand)
    play(table, "E done")
    due = pack().terrains[front(table).terrain].draws[1]
    assert len(german(table).hand) == before + due - 1
