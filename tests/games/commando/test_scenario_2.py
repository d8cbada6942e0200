"""Scenario 2: the Merville battery."""

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

from landfall.core.errors import PositionBroken
from landfall.core.table import Table
from landfall.games.commando.model.events import (
    ApproachRedrawn,
    DestinyTossed,
    GunsDestroyed,
    HeroGained,
    TerrainReturns,
)

GERMAN_WINS = ("G unit:1504", "E retreat")


def merville(terrain: str, turn: int = 2, hand: str = "", more: str = "") -> Table:
    """An assault on a terrain of Merville, with a machine gun in the German hand."""
    place = f"""
    terrains: ['{terrain}']
    turn: {turn}
    english: {{hand: [{hand}]}}
    german: {{hand: [1504]}}
    {more}
    """
    return stand(place, "2")


def after(table: Table) -> Table:
    """Play past the choice of a heroic card at the end of a turn."""
    while asked(table)[1] == "ask-hero":
        table.answer(asked(table)[0], offered(table)[0])
    return table


def test_m_1_the_third_gun_wins() -> None:
    table = after(play(merville("1023"), "G stop"))
    assert table.outcome is None  # two guns
    state = game(table)
    assert state.taken[0] == ["1023"]
    quick(table, "ask-objective", "ask-nothing", german_unit="stop")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == (("english",), "M.1")


def test_m_1_two_single_guns_are_not_enough() -> None:
    table = merville("1022")
    after(play(table, "G stop"))
    assert table.outcome is None
    assert told(table, GunsDestroyed)[0].total == 1


def test_m_2_set_up() -> None:
    state = game(fresh("2"))
    assert (state.plus3_beside, state.thornton_beside) == (2, 0)
    assert state.turn_token == "german"
    assert state.manpower == 3


def test_m_3_the_english_begins_with_a_heroic_card_but_the_flame_thrower() -> None:
    table = play(fresh("2"), "E keep", "G keep")
    assert asked(table) == ("english", "ask-hero")
    assert offered(table) == ["hero:1405", "hero:1407", "hero:1408"]
    play(table, "E hero:1407")
    assert len(english(table).hand) == 7
    assert asked(table) == ("english", "ask-approach")


def test_m_4_three_piles() -> None:
    orders = set()
    for seed in range(8):
        state = game(fresh("2", seed))
        assert sorted(state.approach) == ["1019", "1020", "1021"]
        assert sorted(state.objectives) == ["1016", "1017", "1018", "1022", "1023", "1024"]
        assert sorted(state.battery) == ["1004", "1005", "1009", "1020", "1021"]
        orders.add((*state.approach, *state.objectives, *state.battery))
    assert len(orders) == 8


def test_m_4_what_is_in_the_objectives_is_known_its_order_is_not() -> None:
    table = fresh("2")
    for seat in ("english", "german", None):
        view = look(table, seat)
        assert view.objectives_left == ["1016", "1017", "1018", "1022", "1023", "1024"]
        assert (view.approach_left, view.battery_left) == (3, 5)


def approach(hand: str = "1102, 1103, 1405") -> Table:
    """The approach has been drawn; the British hold a unit of 4, one of 3 and Otway."""
    table = play(fresh("2", 3), "E keep", "G keep", "E hero:1405")
    wanted = [int(n) for n in hand.split(",")]
    army = english(table)
    army.deck.extend(n for n in army.hand if n != 1405)
    army.hand[:] = [1405]
    for card in wanted:
        if card != 1405:
            army.deck.remove(card)
            army.hand.append(card)
    table.decisions = table.state.advance()
    return table


def test_m_5_a_strong_unit_buys_another_approach_to_be_kept() -> None:
    table = approach()
    (first,) = game(table).offered
    assert offered(table) == [
        "keep",
        "redraw:1102",
        "redraw:1405",
    ]  # not the sappers, whose value is 3
    play(table, "E redraw:1102")
    assert english(table).discard == [1102]
    now = front(table).terrain
    assert now != first
    assert told(table, ApproachRedrawn)[0].terrain == f"terrain:{now}"
    assert asked(table)[1] != "ask-approach"
    assert len(game(table).battery) == 7
    assert first in game(table).battery


def test_m_5_kept_the_two_others_join_the_battery() -> None:
    table = approach()
    (first,) = game(table).offered
    play(table, "E keep")
    assert front(table).terrain == first
    assert len(game(table).battery) == 7
    assert game(table).approach == []


def test_m_5_a_heroic_unit_pays_too_and_leaves_the_game() -> None:
    table = play(approach(), "E redraw:1405")
    assert english(table).gone == [1405]
    assert 1405 not in english(table).discard


def test_m_5_any_of_the_three_may_come_first() -> None:
    drawn = Counter(
        game(play(fresh("2", seed), "E keep", "G keep", "E hero:1405")).offered[0]
        for seed in range(40)
    )
    assert set(drawn) == {"1019", "1020", "1021"}


def test_m_6_two_tokens_and_no_card() -> None:
    table = play(merville("1024"), *GERMAN_WINS)
    assert german(table).tokens == 4
    assert german(table).hand == []
    won = play(merville("1005", turn=3), "G stop")
    assert english(won).tokens == 4
    assert english(won).hand == []


def test_m_7_the_first_turn_is_played_on_the_approach_without_a_choice() -> None:
    table = play(fresh("2", 5), "E keep", "G keep", "E hero:1408", "E keep")
    assert game(table).turn == 1
    assert front(table).terrain in ("1019", "1020", "1021")
    quick(table, "ask-hero")
    assert asked(table) == ("german", "ask-hero")  # the turn token shows the German side
    play(table, "G hero:1805")
    assert game(table).turn_token == "english"
    assert game(table).turn == 2
    assert front(table).terrain in ("1016", "1017", "1018", "1022", "1023", "1024")


def test_m_7_a_lost_approach_goes_under_the_battery_a_won_one_is_discarded() -> None:
    lost = after(play(merville("1021", turn=1), *GERMAN_WINS))
    assert game(lost).battery[-1] == "1021"
    assert told(lost, TerrainReturns)[0].rule == "M.7"
    assert game(lost).manpower == 2
    won = after(play(merville("1021", turn=1), "G stop"))
    assert game(won).passed == ["1021"]
    for table in (lost, won):
        assert game(table).turn == 2
        assert front(table).terrain not in ("1004", "1005", "1009", "1020", "1021")


HORSAS = """
terrains: ['1018']
begin: english-phase
turn: 2
turn_token: english
german: {hand: [1504]}
tosses: [%s]
"""


@pytest.mark.parametrize(("toss", "gained"), [("success", True), ("fail", False)])
def test_m_8_the_destiny_token_is_tossed_for_the_flame_thrower(toss: str, gained: bool) -> None:
    table = stand(HORSAS % toss, "2")
    assert told(table, DestinyTossed)[0].success == gained
    assert (1406 in english(table).hand) == gained
    assert bool(told(table, HeroGained)) == gained
    assert len([n for n in english(table).hand if n != 1406]) == 2
    play(table, "E done")
    assert len(german(table).hand) == 1 + 2  # both phases as usual
    tokens = [army.tokens for army in game(table).armies]
    play(table, "G done")
    # No assault, no reward; the heroic card and the turn token work as at the end of any turn.
    assert [army.tokens for army in game(table).armies] == tokens
    assert asked(table) == ("english", "ask-hero")
    after(table)
    assert game(table).aside == ["1018"]
    assert game(table).turn_token == "german"
    # Again the top of the objectives.
    assert front(table).terrain in ("1016", "1017", "1022", "1023", "1024")
    assert game(table).manpower == 3


@pytest.mark.parametrize(("terrain", "guns"), [("1022", 1), ("1023", 2), ("1024", 1)])
def test_m_9_a_casemate_won_is_destroyed(terrain: str, guns: int) -> None:
    table = after(play(merville(terrain), "G stop"))
    assert game(table).taken[0] == [terrain]
    assert told(table, GunsDestroyed)[0].count == guns
    assert look(table, "german").taken_english == [terrain]
    assert terrain not in game(table).objectives


def test_m_9_a_casemate_lost_is_shuffled_back() -> None:
    table = play(merville("1023"), *GERMAN_WINS)
    assert "1023" in game(table).objectives
    assert len(game(table).objectives) == 6
    assert told(table, TerrainReturns)[0].rule == "M.9"
    assert game(table).manpower == 2


def test_m_10_the_bunker() -> None:
    won = after(play(merville("1016"), "G stop"))
    assert game(won).aside == ["1016"]
    assert game(won).taken[0] == []
    lost = play(merville("1016"), *GERMAN_WINS)
    assert "1016" in game(lost).objectives
    assert told(lost, TerrainReturns)[0].rule == "M.10"


def test_m_11_the_entrance_won_lets_the_english_choose_the_objective() -> None:
    table = after(play(merville("1017"), "G stop"))
    assert game(table).aside == ["1017"]
    assert asked(table) == ("english", "ask-objective")
    assert offered(table) == [f"terrain:{t}" for t in ("1016", "1018", "1022", "1023", "1024")]
    play(table, "E terrain:1023")
    assert front(table).terrain == "1023"
    assert "1023" not in game(table).objectives


def test_m_11_the_entrance_lost_goes_back_and_the_objectives_go_on() -> None:
    table = after(play(merville("1017"), *GERMAN_WINS))
    assert told(table, TerrainReturns)[0].rule == "M.11"
    assert asked(table)[1] != "ask-objective"
    where = front(table).terrain
    assert where in ("1016", "1017", "1018", "1022", "1023", "1024")


def test_m_12_two_terrains_of_the_battery_and_the_loser_chooses() -> None:
    table = play(merville("1016"), "G stop")
    battery = game(table).battery.copy()
    after(table)
    assert asked(table) == ("german", "ask-terrain")  # the British have won
    assert offered(table) == [f"terrain:{t}" for t in sorted(battery[:2])]
    chosen, other = battery[0], battery[1]
    table.answer("german", f"terrain:{chosen}")
    # The terrain not chosen goes under the pile, which is not shuffled.
    assert game(table).battery == [*battery[2:], other]
    assert game(table).passed == []
    lost = after(play(merville("1016"), *GERMAN_WINS))
    assert asked(lost) == ("english", "ask-terrain")


def test_m_12_a_battery_terrain_won_is_gone_lost_it_goes_under() -> None:
    won = after(play(merville("1005", turn=3), "G stop"))
    assert game(won).aside == ["1005"]
    lost = play(merville("1005", turn=3), *GERMAN_WINS)
    before = game(lost).battery.copy()
    assert before[-1] == "1005"
    assert told(lost, TerrainReturns)[0].rule == "M.12"


@pytest.mark.parametrize("script", [("G stop",), GERMAN_WINS])
def test_m_13_after_the_battery_the_top_objective(script: tuple[str, ...]) -> None:
    table = play(merville("1005", turn=3), *script)
    top = game(table).objectives[0]
    after(table)
    assert front(table).terrain == top


def test_m_14_each_end_of_turn_and_never_the_flame_thrower() -> None:
    table = play(fresh("2", 9), "E keep", "G keep", "E hero:1405", "E keep")
    order: list[str] = []
    while len(order) < 4 and table.outcome is None:
        quick(table, "ask-hero")
        if table.outcome is None:
            assert "hero:1406" not in offered(table)
            order.append(asked(table)[0])
            table.answer(asked(table)[0], offered(table)[0])
    assert order == ["german", "english", "german", "english"][: len(order)]
    assert len(order) >= 2


def test_m_14_when_only_the_flame_thrower_is_left_nothing_is_chosen() -> None:
    place = """
    terrains: ['1005']
    turn: 3
    turn_token: english
    english: {hand: [1405, 1407, 1408]}
    """
    table = play(stand(place, "2"), "G stop")
    assert asked(table)[1] != "ask-hero"
    assert english(table).heroes == [1406]
    assert game(table).turn_token == "german"


def campaign_at_merville(seed: int = 3) -> Table:
    table = fresh("campaign", seed)
    while game(table).scenario != "2":
        quick(table, "ask-hand", blue="keep")
        table.answer(asked(table)[0], "keep")
    return table


def test_m_15_in_a_campaign_four_guns_are_needed_and_the_bunker_is_kept() -> None:
    table = campaign_at_merville()
    guns = set()
    bunker = False
    while game(table).scenario == "2":
        taken = game(table).taken[0]
        guns.add(sum({"1022": 1, "1023": 2, "1024": 1}.get(t, 0) for t in taken))
        bunker = bunker or "1016" in taken
        quick(table, "ask-events", blue="keep", objective="terrain:1016")
        table.answer(asked(table)[0], "done")
        quick(table, "ask-events", blue="keep", objective="terrain:1016")
    assert 3 in guns  # the third gun did not end the game
    state = game(table)
    assert state.campaign is not None
    assert state.campaign.points["guns"] == 8
    assert state.campaign.points.get("bunker", 0) == int(bunker)


def test_m_4_a_position_has_what_comes_next_on_its_piles() -> None:
    place = "{terrains: ['1005'], turn: 3, next_terrains: ['1023', '1009']}"
    table = after(play(stand(place, "2"), "G stop"))
    assert front(table).terrain == "1023"
    assert game(table).battery[0] == "1009"
    assert len(game(table).battery) == 7  # its own five terrains and the two approaches not chosen
    with pytest.raises(PositionBroken):
        stand("{begin: progression}", "2")


def test_m_9_where_a_lost_casemate_comes_back_is_chance() -> None:
    place = "{terrains: ['1023'], turn: 2, german: {hand: [1504]}}"
    places = set()
    for seed in range(12):
        table = play(stand(place, "2", f"shuffled/{seed}"), *GERMAN_WINS)
        places.add(game(table).objectives.index("1023"))
    assert len(places) > 2
