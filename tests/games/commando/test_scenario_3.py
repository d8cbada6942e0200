"""Scenario 3: the bridges over the Dives."""

from __future__ import annotations

from collections import Counter

import pytest
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

from landfall.core.table import Table
from landfall.games.commando.cards import pack
from landfall.games.commando.events import (
    BridgeWon,
    HeroLost,
    IdenticalTerrains,
    OwnHeroLost,
    PileOpened,
    PilesBuilt,
    TokensTaken,
    TurnTokenFlipped,
    TurnTokenTossed,
)

PILES = {
    "1030": ["1001", "1002", "1007"],
    "1031": ["1029", "1008", "1025", "1026"],
    "1032": ["1027", "1008", "1025", "1026"],
}


def built(seed: int, piles: dict[str, list[str]] | None = None) -> Table:
    table = fresh("3", seed)
    for terrains in (piles or PILES).values():
        play(table, *(f"G terrain:{t}" for t in terrains))
    return play(table, "E keep", "G keep")


def dives(bridge: str, piles: dict[str, list[str]] | None = None) -> Table:
    """A game in which this bridge comes first, up to the choice of heroic cards."""
    for seed in range(60):
        table = built(seed, piles)
        if told(table, PileOpened)[0].bridge == f"terrain:{bridge}":
            return table
    raise AssertionError(bridge)


def heroes(table: Table, mine: int = 1411, his: int = 1809) -> Table:
    return play(table, f"E hero:{mine}", f"G hero:{his}")


def turn(table: Table, winner: str, terrain: str = "") -> Table:
    """A turn that this side wins, on this terrain if there is a choice."""
    quick(table, "ask-terrain", "ask-events")
    if asked(table)[1] == "ask-terrain":
        table.answer(asked(table)[0], f"terrain:{terrain}" if terrain else offered(table)[0])
    quick(table, "ask-german-unit")
    if winner == "english":
        table.answer("german", "stop")
    else:
        give_unit(table)
        play(table, f"G unit:{german(table).hand[-1]}", "E retreat")
    return table


def give_unit(table: Table) -> None:
    """Put a plain unit into the German's hand, from wherever one is."""
    army = german(table)
    for place in (army.deck, army.hand, army.discard):
        for card in (1505, 1502):
            if card in place:
                place.remove(card)
                army.hand.append(card)
                table.decisions = table.state.advance()
                return


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
    assert offered(table) == ["terrain:1029"]  # the village must be there
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


ALIKE = {
    "1030": ["1008", "1008", "1007"],
    "1031": ["1029", "1001", "1025", "1026"],
    "1032": ["1027", "1002", "1025", "1026"],
}


def test_d_4_two_identical_terrains_cost_the_german_his_phase() -> None:
    table = heroes(dives("1030", ALIKE))
    assert told(table, IdenticalTerrains)[0].terrain == "terrain:1008"
    assert offered(table) == ["terrain:1008"]
    table.answer(asked(table)[0], "terrain:1008")
    cards = len(german(table).hand)
    play(table, "E done")
    # No draw and no events, but he may begin an assault.
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
    assert [type(e) for e in lost] == [HeroLost]  # the German's, unseen
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
    assert [army.discard for army in game(table).armies] == discards  # not shuffled in
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
    assert asked(table) == ("english", "ask-hero")  # nobody chose it
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
    assert len(game(table).taken[0]) == 4  # three were enough to win, and it went on
    assert all(pile.stage == "done" for pile in game(table).piles)


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
