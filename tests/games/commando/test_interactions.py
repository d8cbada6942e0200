"""7. Interactions, each with the cards it is about."""

from __future__ import annotations

import pytest
from tests.games.commando.helpers import (
    asked,
    english,
    front,
    game,
    german,
    look,
    offered,
    play,
    quiet,
    stand,
    told,
    values,
)

from landfall.games.commando.cards import ENGLISH, GERMAN, pack
from landfall.games.commando.events import TokensTaken, UnitDestroyed, UnitDiscarded


def facing(
    english_unit: int,
    *,
    scenario: str = "1B",
    terrain: str = "1001",
    german_unit: int = 1505,
    english_fought: tuple[int, ...] = (),
    german_fought: tuple[int, ...] = (),
) -> tuple[int, int]:
    """The combat values of two units after others have fought here."""
    table = stand(
        f"""
        terrains: ['{terrain}']
        english: {{hand: [{english_unit}]}}
        german: {{hand: [{german_unit}]}}
        english_fought: {list(english_fought)}
        german_fought: {list(german_fought)}
        """,
        scenario,
    )
    return values(play(table, f"G unit:{german_unit}", f"E unit:{english_unit}"))


# 7.1, 7.2: what counts as having fought.


@pytest.mark.parametrize(
    ("scenario", "before", "value"),
    [
        ("1B", (), 3),
        ("1B", (1106,), 4),
        ("1B", (1107,), 4),
        ("1B", (1401,), 4),
        ("1B", (1102,), 3),
        ("1B", (1106, 1107, 1401), 6),
        ("2", (1405,), 4),
        ("3", (1410,), 4),
    ],
)
def test_7_1_every_paratrooper_that_fought_counts(
    scenario: str, before: tuple[int, ...], value: int
) -> None:
    terrain = {"1B": "1001", "2": "1023", "3": "1001"}[scenario]
    strong = facing(1106, scenario=scenario, terrain=terrain, english_fought=before)
    assert strong[0] == value


def test_7_1_exactly_five_cards_are_paratroopers() -> None:
    found = [c.number for c in pack().cards.values() if c.type == "paratrooper"]
    assert found == [1106, 1107, 1401, 1405, 1410]


def test_7_1_pathfinders_draw_for_those_before_them_and_two_at_most() -> None:
    for before, drawn in (((), 0), ((1106,), 1), ((1106, 1106), 2), ((1106, 1106, 1401), 2)):
        place = f"{{terrains: ['1001'], english: {{hand: [1107]}}, german: {{hand: [1505]}}, english_fought: {list(before)}}}"
        table = quiet(play(stand(place, "1B"), "G unit:1505", "E unit:1107"))
        assert len(english(table).hand) == drawn


def test_7_1_a_trapped_paratrooper_does_not_count() -> None:
    place = "{terrains: ['1001'], english: {hand: [1106, 1106]}, german: {hand: [1505, 1706]}}"
    table = play(stand(place), "G unit:1505", "E unit:1106", "G answer:1706", "E unit:1106")
    quiet(table)
    assert values(table) == (3, 3)
    assert front(table).lines[ENGLISH].fought == []


SACRIFICE = """
terrains: ['1001']
english: {hand: [1106, 1106, 1108, 1403]}
german: {hand: [1505, 1505]}
"""


def test_7_1_a_sacrificed_paratrooper_does_not_count() -> None:
    table = quiet(play(stand(SACRIFICE, "1B"), "G unit:1505", "E unit:1106", "E play:1403"))
    assert told(table, UnitDiscarded)[0].card == "card:1106"
    assert told(table, UnitDestroyed)[0].card == "card:1505"
    assert english(table).discard == [1106]
    assert front(table).lines[GERMAN].fought == [1505]  # he has fought, and is destroyed
    assert front(table).destroyed == 1
    quiet(play(table, "G unit:1505", "E unit:1106"))
    assert values(table) == (3, 3)


def test_7_1_sacrifice_is_not_offered_for_a_heroic_unit() -> None:
    """0.14: a card can't discard it. The table says so with the rule."""
    place = "{terrains: ['1001'], english: {hand: [1401, 1403]}, german: {hand: [1505]}}"
    table = quiet(play(stand(place, "1B"), "G unit:1505", "E unit:1401"))
    assert "play:1403" not in offered(table)
    refusal = table.why_not("english", "play", card="1403")
    assert refusal is not None
    assert refusal.rule == "0.14"


def test_7_2_the_bren_counts_english_units_that_fought() -> None:
    assert facing(1108)[0] == 3
    assert facing(1108, english_fought=(1102,))[0] == 4
    assert facing(1108, english_fought=(1102, 1106, 1401))[0] == 6


def test_7_2_not_the_trapped_ones() -> None:
    place = "{terrains: ['1001'], english: {hand: [1102, 1108]}, german: {hand: [1505, 1706]}}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "G answer:1706", "E unit:1108")
    assert values(quiet(table)) == (3, 3)


def test_7_2_not_the_sacrificed_ones() -> None:
    table = quiet(play(stand(SACRIFICE, "1B"), "G unit:1505", "E unit:1106", "E play:1403"))
    quiet(play(table, "G unit:1505", "E unit:1108"))
    assert values(table) == (3, 3)


def test_7_2_not_the_scout_played_as_an_action() -> None:
    place = (
        "{terrains: ['1001'], english: {hand: [1102, 1101, 1108]}, german: {hand: [1505, 1505]}}"
    )
    table = quiet(play(stand(place), "G unit:1505", "E unit:1102", "E as-action:1101"))
    assert values(table) == (6, 3)
    quiet(play(table, "E hand-over", "G give-up", "G unit:1505", "E unit:1108"))
    assert values(table) == (4, 3)  # one: the airborne infantry


def test_7_2_not_a_unit_played_as_an_action_on_the_fields() -> None:
    place = (
        "{terrains: ['1007'], english: {hand: [1102, 1105, 1108]}, german: {hand: [1505, 1505]}}"
    )
    table = quiet(play(stand(place), "G unit:1505", "E unit:1102", "E as-action:1105"))
    assert values(table) == (6, 3)  # +2, whatever is printed on it
    quiet(play(table, "E hand-over", "G give-up", "G unit:1505", "E unit:1108"))
    assert values(table) == (4, 3)


# 7.3, 7.7: cancel first, then choose.


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
    assert values(table) == (4, 5)  # one for each of two
    other = play(stand(place), *start, "E pass", "G choose:1")
    assert values(other) == (4, 4)
    assert len(german(other).hand) == 1
    cancelled = quiet(play(stand(place), *start, "E answer:1304"))
    assert asked(cancelled) == ("german", "ask-bid")
    assert values(cancelled) == (4, 3)


# 7.4: German units that fought.


@pytest.mark.parametrize(
    ("unit", "alone", "second", "third"),
    [(1502, 2, 3, 4), (1504, 5, 4, 4), (1511, 4, 4, 6), (1513, 5, 4, 3)],
)
def test_7_4_units_that_look_at_those_before_them(
    unit: int, alone: int, second: int, third: int
) -> None:
    assert facing(1102, german_unit=unit)[1] == alone
    assert facing(1102, german_unit=unit, german_fought=(1505,))[1] == second
    assert facing(1102, german_unit=unit, german_fought=(1505, 1505))[1] == third


ACTED = """
terrains: ['1001']
english: {hand: [1102, 1105, 1302]}
german: {hand: [1505, 1501, %s]}
"""


@pytest.mark.parametrize(("unit", "value"), [(1502, 3), (1511, 4), (1513, 4)])
def test_7_4_a_sentry_played_as_an_action_does_not_count(unit: int, value: int) -> None:
    table = play(stand(ACTED % unit), "G unit:1505", "E unit:1105", "E hand-over")
    quiet(play(table, "G as-action:1501"))
    assert values(table) == (5, 5)
    quiet(play(table, "G give-up", f"G unit:{unit}", "E unit:1102"))
    assert values(table)[1] == value  # one unit before it, not two


def test_7_4_the_command_squad_and_the_panzer_need_a_real_unit_before_them() -> None:
    table = play(stand(ACTED % 1512), "G unit:1505")
    place = "{terrains: ['1001'], german: {hand: [1512, 1505]}}"
    assert offered(stand(place)) == ["unit:1505", "stop"]
    assert front(table).lines[GERMAN].unit == 1505
    fought = "{terrains: ['1001'], german: {hand: [1512]}, german_fought: [1505]}"
    assert "unit:1512" in offered(stand(fought))
    alone = play(stand("{terrains: ['1001'], german: {hand: [1508]}}"), "G unit:1508")
    assert (german(alone).tokens, len(german(alone).hand)) == (2, 0)
    later = stand("{terrains: ['1001'], german: {hand: [1508]}, german_fought: [1505]}")
    play(later, "G unit:1508")
    assert (german(later).tokens, len(german(later).hand)) == (3, 1)


def test_7_4_resistance_counts_units_not_actions() -> None:
    place = """
    terrains: ['1001']
    english: {hand: [1105]}
    german: {hand: [1505, 1501, 1707]}
    german_fought: [1502]
    """
    table = play(stand(place), "G unit:1505", "G as-action:1501", "G play:1707")
    quiet(table)
    assert front(table).lines[GERMAN].changes == [
        ("card:1501", 2),
        ("card:1707", 1),
        ("card:1707", 1),
    ]


def test_7_4_lieutenant_steiner_as_an_action() -> None:
    place = """
    terrains: ['1023']
    english: {hand: [1102, 1105]}
    german: {hand: [1504, 1504, 1805]}
    """
    table = play(stand(place, "2"), "G unit:1504", "G as-action:1805", "G hand-over")
    assert values(table) == (0, 4 + 1 + 3)
    assert front(table).lines[GERMAN].fought == []


def test_7_4_on_the_fields_any_unit_may_be_an_action_worth_two() -> None:
    place = """
    terrains: ['1007']
    english: {hand: [1102, 1105]}
    german: {hand: [1505, 1511, 1804, 1502]}
    """
    table = play(stand(place, "1B"), "G unit:1505")
    assert {"as-action:1511", "as-action:1804", "as-action:1502"} <= set(offered(table))
    play(table, "G as-action:1804", "G as-action:1511")
    quiet(table)
    assert values(table)[1] == 7
    quiet(play(table, "E unit:1105"))
    assert "as-action:1102" in offered(table)


def test_7_4_a_unit_as_an_action_can_be_cancelled_like_one() -> None:
    place = (
        "{terrains: ['1001'], english: {hand: [1102, 1101]}, german: {hand: [1505, 1704, 1706]}}"
    )
    table = play(stand(place), "G unit:1505", "E unit:1102", "G pass", "E as-action:1101")
    assert offered(table) == ["answer:1704", "pass"]  # not the trap: it was no unit
    quiet(play(table, "G answer:1704"))
    assert values(table) == (4, 3)


# 7.5: the armoured car.


def tosses(table_ids: list[str]) -> set[str]:
    return {option.removeprefix("toss:") for option in table_ids if option.startswith("toss:")}


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
    """Against the platoon the sniper can't fire, so the English is not even asked."""
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


# Terrains and cards that limit.


def test_1_3_hedgerows_allow_one_action_in_a_combat_for_each() -> None:
    place = "{terrains: ['1003'], english: {hand: [1102, 1302, 1302, 1101]}, german: {hand: [1505, 1702, 1702]}}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "E play:1302")
    quiet(table)
    assert not [o for o in offered(table) if o.startswith(("play:", "as-action:"))]
    assert "toss:normal" in offered(table)
    play(table, "E hand-over")
    assert "play:1702" in offered(table)


def test_1_3_a_cancelled_action_counts_in_the_hedgerows() -> None:
    place = (
        "{terrains: ['1003'], english: {hand: [1102, 1302, 1302]}, german: {hand: [1505, 1704]}}"
    )
    table = play(stand(place), "G unit:1505", "E unit:1102", "E play:1302", "G answer:1704")
    quiet(table)
    assert "play:1302" not in offered(table)


def test_1_3_no_armour_in_the_woods_and_no_plain_tokens_in_the_marsh() -> None:
    woods = stand("{terrains: ['1026'], german: {hand: [1503, 1505]}}", "3")
    assert offered(woods) == ["unit:1505", "stop"]
    place = "{terrains: ['1025'], english: {hand: [1103], plus3: 1}, german: {hand: [1505]}}"
    marsh = quiet(play(stand(place, "3"), "G unit:1505", "E unit:1103"))
    assert tosses(offered(marsh)) == {"plus3"}


def test_1_3_piat_against_armour() -> None:
    assert facing(1109, german_unit=1503)[0] == 6
    assert facing(1109, german_unit=1505)[0] == 3


def test_0_13_the_german_battery_weakens_the_unit_that_answers() -> None:
    """−3 played with the initiative waits for the English unit."""
    place = "{terrains: ['1023'], english: {hand: [1105]}, german: {hand: [1504, 1806]}}"
    table = play(stand(place, "2"), "G unit:1504", "G play:1806", "E unit:1105")
    assert values(quiet(table)) == (2, 5)
    assert look(table, None).fronts[0].english.parts == [("printed", 5), ("card:1806", -3)]


def test_7_4_on_the_fields_the_units_own_text_is_ignored() -> None:
    """A mortar brings no token, glider pilots draw no card, the reserve needs nobody before it."""
    place = (
        "{terrains: ['1007'], english: {hand: [1102, 1110, 1104, 1111]}, german: {hand: [1505]}}"
    )
    table = play(stand(place), "G unit:1505", "E unit:1102", "E as-action:1110")
    play(table, "E as-action:1104", "E as-action:1111")
    quiet(table)
    assert values(table) == (10, 3)
    assert english(table).tokens == 2
    assert english(table).hand == []


def test_6_5_a_card_against_the_english_unit_outlives_a_trap() -> None:
    place = (
        "{terrains: ['1023'], english: {hand: [1105, 1102]}, german: {hand: [1504, 1806, 1706]}}"
    )
    table = play(stand(place, "2"), "G unit:1504", "G play:1806", "E unit:1105", "G answer:1706")
    quiet(play(table, "E unit:1102"))
    assert values(table) == (1, 5)


def test_6_2_failure_may_cancel_sabotage() -> None:
    place = "{terrains: ['1001'], begin: german-phase, english: {hand: [1204]}, german: {hand: [1602, 1704]}}"
    table = play(stand(place), "G event:1602", "E answer:1204", "G answer:1704")
    quiet(table)
    assert german(table).tokens == 5


def test_4_3_a_ban_on_tokens_ends_with_its_combat() -> None:
    """The Vickers gun silences the German's tokens, for this combat."""
    place = (
        "{terrains: ['1023'], english: {hand: [1102, 1102, 1408]}, german: {hand: [1504, 1504]}}"
    )
    table = play(stand(place, "2"), "G unit:1504", "E unit:1102", "E play:1408", "E hand-over")
    assert offered(table) == ["give-up"]
    quiet(play(table, "G give-up"))
    play(table, "G unit:1504")
    assert "toss:normal" in offered(table)


def test_1_3_the_hedgerows_allow_an_action_again_in_the_next_combat() -> None:
    place = "{terrains: ['1003'], english: {hand: [1102, 1102, 1302, 1302]}, german: {hand: [1505, 1505]}}"
    table = play(stand(place), "G unit:1505", "E unit:1102", "E play:1302", "E hand-over")
    quiet(play(table, "G give-up", "G unit:1505", "E unit:1102"))
    assert "play:1302" in offered(table)
