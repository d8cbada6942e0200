"""7.1, 7.2 and 7.4: cards that look at the units that have fought."""

from __future__ import annotations

import pytest
from tests.games.commando.helpers import (
    english,
    facing,
    front,
    german,
    offered,
    play,
    quiet,
    stand,
    told,
    values,
)

from landfall.games.commando.model.cards import ENGLISH, GERMAN, pack
from landfall.games.commando.model.events import UnitDestroyed, UnitDiscarded

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
    assert front(table).lines[GERMAN].fought == [1505]  # the unit has fought, and is destroyed
    assert front(table).destroyed == 1
    quiet(play(table, "G unit:1505", "E unit:1106"))
    assert values(table) == (3, 3)


def test_7_1_sacrifice_is_not_offered_for_a_heroic_unit() -> None:
    """0.14: a card can't discard a heroic unit, and the refusal names the rule."""
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
    assert values(table) == (6, 3)  # +2, whatever the card itself says
    quiet(play(table, "E hand-over", "G give-up", "G unit:1505", "E unit:1108"))
    assert values(table) == (4, 3)


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
    assert offered(table) == [
        "answer:1704",
        "pass",
    ]  # not the booby trap, as it was not played as a unit
    quiet(play(table, "G answer:1704"))
    assert values(table) == (4, 3)
