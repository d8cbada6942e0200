"""7. Interactions, each with the cards it is about; test_having_fought.py has 7.1, 7.2 and 7.4."""

from __future__ import annotations

import pytest
from tests.games.commando.helpers import (
    asked,
    english,
    facing,
    game,
    german,
    offered,
    play,
    quiet,
    stand,
    told,
    tosses,
    values,
)

from landfall.games.commando.model.cards import ENGLISH, pack
from landfall.games.commando.model.events import TokensTaken, UnitDiscarded

# 7.3, 7.7: the cancel window comes before the choice.


def test_7_3_the_choice_comes_after_the_window() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102, 1301]}, german: {hand: [1505, 1704]}}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "E play:1301")
    assert asked(table) == ("german", "ask-window")
    play(table, "G pass")
    assert asked(table) == ("english", "ask-choice")
    assert offered(table) == ["choose:0", "choose:1"]
    play(table, "E choose:0")
    assert values(table) == (6, 3)


def test_7_3_the_other_choice() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102, 1301]}, german: {hand: [1505]}}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "E play:1301", "E choose:1")
    assert values(table) == (4, 3)
    assert english(table).tokens == 4
    assert len(english(table).hand) == 1


def test_7_3_cancelled_nothing_is_chosen() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102, 1301]}, german: {hand: [1505, 1704]}}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "E play:1301", "G answer:1704")
    quiet(table)
    assert asked(table) == ("english", "ask-bid")
    assert values(table) == (4, 3)


def test_7_7_sie_kommen() -> None:
    place = "{terrains: ['1001'], begin: german-phase, english: {hand: [1204, 1102]}, german: {hand: [1608]}}"
    table = play(stand(place), "G event:1608")
    assert asked(table) == ("english", "ask-window")
    play(table, "E pass")
    assert asked(table) == ("german", "ask-choice")
    assert offered(table) == ["choose:0", "choose:1", "choose:2"]
    hand = len(german(table).hand)
    play(table, "G choose:1")
    assert offered(table) == ["choose:0", "choose:2"]  # two different ones
    play(table, "G choose:0")
    assert german(table).tokens == 4
    assert len(german(table).hand) == hand + 1
    cancelled = quiet(play(stand(place), "G event:1608", "E answer:1204"))
    assert asked(cancelled) == ("german", "ask-events")
    assert german(cancelled).tokens == 2


def test_7_7_the_first_aid_kit() -> None:
    place = """
    terrains: ['1001']
    begin: german-phase
    english: {hand: [1204]}
    german: {hand: [1609], discard: [1505, 1502, 1501]}
    """
    table = play(stand(place), "G event:1609")
    assert asked(table) == ("english", "ask-window")
    play(table, "E pass", "G take-back:1505", "G take-back:1502")
    assert asked(table) == ("german", "ask-events")  # two at most
    cancelled = quiet(play(stand(place), "G event:1609", "E answer:1204"))
    assert asked(cancelled) == ("german", "ask-events")
    assert german(cancelled).discard == [1505, 1502, 1501, 1609]


def test_7_7_coordinated_defence() -> None:
    place = """
    terrains: ['1001']
    english: {hand: [1102, 1304]}
    german: {hand: [1505, 1701]}
    german_fought: [1502, 1502]
    """
    start = ("G unit:1505", "E unit:1102", "E hand-over", "G play:1701")
    table = play(stand(place), *start)
    assert asked(table) == ("english", "ask-window")
    play(table, "E pass")
    assert asked(table) == ("german", "ask-choice")
    play(table, "G choose:0")
    assert values(table) == (4, 5)  # +1 for each of the two German units
    other = play(stand(place), *start, "E pass", "G choose:1")
    assert values(other) == (4, 4)
    assert len(german(other).hand) == 1
    cancelled = quiet(play(stand(place), *start, "E answer:1304"))
    assert asked(cancelled) == ("german", "ask-bid")
    assert values(cancelled) == (4, 3)


# 7.5: the armoured car.


def test_7_5_only_special_tokens_of_heroic_origin() -> None:
    place = """
    terrains: ['1001']
    english: {hand: [1102, 1102], tokens: 3, plus3: 1, plus3_heroic: 1, thornton: 2}
    german: {hand: [1503, 1505]}
    """
    table = quiet(play(stand(place, "1B"), "G unit:1503", "E unit:1102"))
    assert tosses(offered(table)) == {"plus3-heroic", "thornton"}
    other = quiet(play(stand(place, "1B"), "G unit:1505", "E unit:1102"))
    assert tosses(offered(other)) == {"normal", "plus3", "plus3-heroic", "thornton"}


@pytest.mark.parametrize("kind", ["plus3", "plus3_heroic", "thornton"])
def test_7_5_special_tokens_are_used_up_one_by_one(kind: str) -> None:
    place = f"""
    terrains: ['1001']
    english: {{hand: [1102], tokens: 0, {kind}: 2}}
    german: {{hand: [1505]}}
    tosses: [fail, fail]
    """
    table = quiet(play(stand(place, "1B"), "G unit:1505", "E unit:1102"))
    for left in (1, 0):
        play(table, f"E toss:{kind.replace('_', '-')}")
        assert getattr(english(table), kind) == left


@pytest.mark.parametrize(
    ("scenario", "card", "terrain", "usable"),
    [
        ("1A", 1205, "1001", set()),  # Gammon grenades: an ordinary card
        ("1B", 1402, "1001", {"thornton"}),
        ("2", 1406, "1023", {"plus3-heroic"}),
        ("3", 1411, "1001", {"plus3-heroic"}),
        ("3", 1205, "1001", set()),
    ],
)
def test_7_5_tokens_remember_the_card_they_came_from(
    scenario: str, card: int, terrain: str, usable: set[str]
) -> None:
    place = f"""
    terrains: ['{terrain}']
    begin: english-phase
    english: {{hand: [{card}, 1103, 1103]}}
    german: {{hand: [1503]}}
    """
    if scenario in ("1A", "1B"):
        place = place.replace("1103, 1103", "1102, 1102")
    unit = 1102 if scenario in ("1A", "1B") else 1103
    table = play(stand(place, scenario), f"E event:{card}", "E done", "G done", "G unit:1503")
    quiet(play(table, f"E unit:{unit}"))
    assert tosses(offered(table)) == usable


def test_7_5_the_german_may_use_his_tokens() -> None:
    place = "{terrains: ['1001'], german: {hand: [1503]}}"
    table = play(stand(place), "G unit:1503")
    assert "toss:normal" in offered(table)


def test_7_5_the_cover_fire_tosses_tokens_of_the_reserve_not_the_players() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102, 1308]}, german: {hand: [1503]}, tosses: [success, fail, success]}"
    table = quiet(play(stand(place), "G unit:1503", "E unit:1102", "E play:1308"))
    assert values(table) == (6, 3)
    assert (english(table).tokens, game(table).reserve) == (2, 20)


# 7.6: the defence platoon.


def test_7_6_only_heroic_actions() -> None:
    place = """
    terrains: ['1023']
    english: {hand: [1102, 1302, 1101, 1407, 1408]}
    german: {hand: [1506, 1504]}
    """
    table = quiet(play(stand(place, "2"), "G unit:1506", "E unit:1102"))
    plays = {o for o in offered(table) if o.startswith(("play:", "as-action:"))}
    assert plays == {"play:1407", "play:1408"}
    play(table, "E play:1408")
    assert values(table) == (7, 4)
    other = quiet(play(stand(place, "2"), "G unit:1504", "E unit:1102"))
    assert {"play:1302", "as-action:1101"} <= set(offered(other))


def test_7_6_an_answer_is_an_action_too() -> None:
    """Against the platoon the sniper can't fire, so the British are not even asked."""
    place = "{{terrains: ['1023'], english: {{hand: [1102, 1304]}}, german: {{hand: [{}, 1702]}}}}"
    table = play(stand(place.format(1506), "2"), "G unit:1506", "G play:1702")
    assert asked(table) == ("german", "ask-initiative")
    other = play(stand(place.format(1504), "2"), "G unit:1504", "G play:1702")
    assert asked(other) == ("english", "ask-window")


def test_7_6_tokens_are_not_forbidden() -> None:
    place = "{terrains: ['1023'], english: {hand: [1102]}, german: {hand: [1506]}}"
    table = quiet(play(stand(place, "2"), "G unit:1506", "E unit:1102"))
    assert "toss:normal" in offered(table)


def test_7_6_the_heroic_actions_of_the_scenario() -> None:
    cards = [pack().cards[n] for n in pack().heroes(ENGLISH, "M")]
    assert [c.number for c in cards if c.kind == "action"] == [1407, 1408]


# 7.8: the trap.


def test_7_8_a_trapped_mortar_brings_no_token() -> None:
    place = "{terrains: ['1001'], english: {hand: [1110, 1102]}, german: {hand: [1505, 1706]}}"
    table = play(stand(place), "G unit:1505", "E unit:1110", "G answer:1706")
    quiet(table)
    assert english(table).tokens == 2
    assert told(table, TokensTaken) == []
    assert english(table).discard == [1110]
    assert told(table, UnitDiscarded)[0].rule == "7.8"
    # Another unit may take its place.
    assert asked(table) == ("english", "ask-english-unit")
    assert offered(table) == ["unit:1102", "retreat"]


def test_7_8_untouched_it_brings_one_after_the_window() -> None:
    place = "{terrains: ['1001'], english: {hand: [1110]}, german: {hand: [1505, 1706]}}"
    table = play(stand(place), "G unit:1505", "E unit:1110")
    assert asked(table) == ("german", "ask-window")
    assert english(table).tokens == 2
    play(table, "G pass")
    assert english(table).tokens == 3


def test_7_8_a_second_trap_may_follow() -> None:
    place = (
        "{terrains: ['1001'], english: {hand: [1103, 1103]}, german: {hand: [1505, 1706, 1706]}}"
    )
    table = play(stand(place, "3"), "G unit:1505", "E unit:1103", "G answer:1706", "E unit:1103")
    assert "answer:1706" in offered(table)


# 7.9: the ceiling.


def test_7_9_the_printed_value_counts_as_five_at_most() -> None:
    assert facing(1111, terrain="1004", english_fought=(1102,))[0] == 5
    assert facing(1111, terrain="1001", english_fought=(1102,))[0] == 6
    assert facing(1102, terrain="1004", german_unit=1804)[1] == 5
    assert facing(1105, terrain="1028", scenario="3", german_unit=1512, german_fought=(1505,)) == (
        5,
        5,
    )


def test_7_9_the_units_own_effect_goes_beyond_it() -> None:
    assert facing(1410, scenario="3", terrain="1028", english_fought=(1106, 1106))[0] == 7
    assert facing(1102, german_unit=1511, terrain="1004", german_fought=(1505, 1505))[1] == 6


def test_7_9_actions_and_tokens_go_beyond_it() -> None:
    place = """
    terrains: ['1004']
    english: {hand: [1105, 1302]}
    german: {hand: [1505]}
    tosses: [success]
    """
    table = play(stand(place), "G unit:1505", "E unit:1105", "E play:1302", "E toss:normal")
    assert values(table)[0] == 8


# 7.10: the village.


def test_7_10_the_number_of_tokens_is_chosen_once() -> None:
    place = "{terrains: ['1006'], begin: english-phase, english: {tokens: 4}, german: {tokens: 1}}"
    table = stand(place)
    assert asked(table) == ("english", "ask-spend")
    assert offered(table) == ["spend:0", "spend:1", "spend:2", "spend:3"]
    table.answer("english", "spend:1")
    assert (english(table).tokens, len(english(table).hand)) == (3, 2 + 1)
    assert asked(table) == ("english", "ask-events")  # not again
    play(table, "E done")
    assert asked(table) == ("german", "ask-spend")
    assert offered(table) == ["spend:0", "spend:1"]
    table.answer("german", "spend:1")
    assert (german(table).tokens, len(german(table).hand)) == (0, 2 + 1)
    assert asked(table) == ("german", "ask-events")
    assert game(table).reserve == 24 - 3


def test_7_10_who_has_no_tokens_is_not_asked() -> None:
    table = stand("{terrains: ['1006'], begin: english-phase, english: {tokens: 0}}")
    assert asked(table) == ("english", "ask-events")


# Conditions on the enemy unit's printed value.


@pytest.mark.parametrize(("unit", "printed", "bonus"), [(1501, 1, 3), (1502, 2, 3), (1505, 3, 1)])
def test_4_3_the_knife_helps_more_against_a_printed_two(
    unit: int, printed: int, bonus: int
) -> None:
    place = f"{{terrains: ['1001'], english: {{hand: [1102, 1305]}}, german: {{hand: [{unit}]}}}}"
    table = quiet(play(stand(place), f"G unit:{unit}", "E unit:1102"))
    assert pack().cards[unit].combat == printed
    mine = values(table)[0]
    quiet(play(table, "E play:1305"))
    assert values(table)[0] == mine + bonus
