"""*Atlantikwall*: what Battle Conditions do when they are drawn, and what cancels them (A2.2 to A2.6)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import (
    STAYING,
    asked,
    german,
    ids,
    last,
    me,
    play,
    state,
    told,
    until,
    wall,
    weather,
)

from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.sectors import defence

# Gains and losses when the card is drawn.


@pytest.mark.parametrize(
    ("card", "unit", "dice", "soldiers", "courage", "points"),
    [
        ("bc05", {"sector": "4"}, (), 0, 1, 0),
        ("bc12", {"sector": "4"}, (), 2, 0, 0),
        ("bc18", {"sector": "4"}, (0,), -1, 0, 0),
        ("bc18", {"sector": "4"}, (5,), -6, 0, 0),
        ("bc22", {"sector": "4"}, (), 0, 2, 0),
        ("bc23", {"sector": "4", "courage": 1}, (), 0, -1, 0),
        ("bc23", {"sector": "4"}, (), -2, 0, 0),
        ("bc24", {"sector": "1"}, (), 4, 0, 0),
        ("bc24", {"sector": "3"}, (), 4, 0, 0),
        ("bc24", {"sector": "4"}, (), 0, 0, 0),
        ("bc25", {"sector": "4"}, (0,), 1, 0, 0),
        ("bc25", {"sector": "4"}, (5,), 6, 0, 0),
        ("bc26", {"sector": "4"}, (), 0, 0, 5),
        ("bc45", {"sector": "4"}, (5,), -6, 0, 0),
        ("bc49", {"sector": "4"}, (), -2, 0, 0),
        ("bc49", {"sector": "4", "specialists": ["medecin"]}, (), 0, 0, 0),
        ("bc49", {"sector": "4", "specialists": ["wh06"]}, (), 0, 0, 0),
    ],
)
def test_a2_2_what_a_card_gives_and_takes_when_it_is_drawn(
    card: str,
    unit: dict[str, Any],
    dice: tuple[int, ...],
    soldiers: int,
    courage: int,
    points: int,
) -> None:
    given = {"soldiers": 20, **unit}
    table = weather(card, "condition", units=[given], rolls=dice, options={"heroes": "heroes"})
    now, was = me(table), unit.get("courage", 0)
    assert (now.soldiers - 20, now.courage - was, now.points) == (soldiers, courage, points)


def test_a2_2_friendly_fire_and_a_strafing_run_mean_some_units_only() -> None:
    """bc18: the Unit with most Soldiers; bc45: the Units of the Sector that has most, with a die
    each."""
    units = [
        {"sector": "4", "soldiers": 30},
        {"sector": "1", "soldiers": 20},
        {"sector": "1", "soldiers": 20},
    ]
    for card, dice, left in (("bc18", (5,), (24, 20, 20)), ("bc45", (0, 5), (30, 19, 14))):
        table = weather(card, "condition", units=units, rolls=dice)
        assert tuple(unit.soldiers for unit in state(table).units) == left


def test_a2_2_friendly_fire_is_cancelled_by_the_unit_it_would_hit() -> None:
    units = [
        {"sector": "1", "soldiers": 30, "items": ["drapeau"]},
        {"sector": "1", "soldiers": 20, "items": ["pistolet_fusees"]},
    ]
    table = weather("bc18", "condition", units=units)
    assert [decision.seat for decision in table.decisions] == ["p1"]
    play(table, "lose-for:drapeau")
    assert not told(table, "lost")


def test_a2_2_stragglers_turn_the_marker_but_never_past_its_last_face() -> None:
    """bc25: on its third turn, a Unit must move at once; the marker is already on its last side."""
    for marker, shows in ((1, 3), (2, 4), (3, 4)):
        table = weather("bc25", "condition", units=[{**STAYING, "sector": "2", "marker": marker}])
        until(table, "ask-camp")
        assert me(table).marker == shows


def test_a2_6_officers_down_take_a_ranking_specialist_or_four_soldiers() -> None:
    unit = {"sector": "4", "soldiers": 9, "specialists": ["colonel", "medecin"]}
    table = weather("bc30", "condition", units=[unit])
    assert ids(table) == ["lose:colonel", "soldiers"]
    play(table, "soldiers")
    assert (me(table).soldiers, me(table).specialists) == (5, ["colonel", "medecin"])
    table = weather("bc30", "condition", units=[{**unit, "specialists": ["medecin"]}])
    assert asked(table) != "ask-condition-loss"


def test_a2_6_the_last_officer_of_a_unit_is_the_end_of_it() -> None:
    """dice 6.4: bc30 takes the Unit's only Specialist, and it has no Soldiers."""
    unit = {"sector": "4", "soldiers": 0, "specialists": ["colonel"]}
    table = weather("bc30", "condition", units=[unit])
    play(table, "lose:colonel")
    assert table.outcome is not None
    assert table.outcome.text == "outcome-defeat-losses"


def test_a2_2_lines_restored_bring_a_lone_unit_one_resource() -> None:
    table = weather("bc35", "condition", units=[STAYING])
    assert ids(table) == [f"gain:{what}" for what in parts.RESOURCES]
    play(table, "gain:stars")
    assert me(table).stars == 1


def test_a2_2_air_support_is_for_the_first_player_to_place() -> None:
    """bc44: on turn 2, the second Unit is the first player; a Bunker can't be chosen."""
    table = weather("bc44", "condition", units=[STAYING, STAYING])
    assert [decision.seat for decision in table.decisions] == ["p2"]
    assert "sector:B" not in ids(table, "p2")
    play(table, "sector:10", seat="p2")
    game = state(table)
    sectors = game.ground.sectors
    assert (defence(game, sectors["10"]), defence(game, sectors["9"])) == (0, 10)


def test_a2_6_what_is_offered_is_what_is_lost() -> None:
    """bc30 takes four Soldiers. In bc01 a climbing Unit can't give its last Soldier, so it pays
    Courage."""
    unit = {"sector": "4", "soldiers": 9, "specialists": ["colonel"]}
    decision = weather("bc30", "condition", units=[unit]).decision("p1")
    assert decision is not None
    option = decision.option("soldiers")
    assert option is not None
    assert option.args["soldiers"] == 4
    last_one = {"sector": "8", "soldiers": 0, "courage": 2, "specialists": ["caporal"]}
    units = [last_one, {"sector": "1", "soldiers": 9, "courage": 5}]
    table = weather("bc01", "trade", "N05", units=units)
    until(table, "ask-move", "p2")
    assert (me(table).courage, me(table).specialists) == (1, ["caporal"])


# Cancelling.


@pytest.mark.parametrize(
    ("card", "means"),
    [
        ("bc16", "radio_campagne"),
        ("bc21", "detecteur_mines"),
        ("bc40", "grenadier"),
        ("bc42", "bazooka"),
        ("bc23", "aumonier"),
    ],
)
def test_a2_4_what_cancels_a_card(card: str, means: str) -> None:
    held = "specialists" if means in parts.SPECIALISTS else "items"
    units = [{**STAYING, held: [means]}, STAYING]
    table = weather(card, "condition", units=units)
    play(table, f"lose-for:{means}")
    front = state(table).front
    assert front is not None
    # Shaky Morale (bc23) is cancelled for that Unit only, the others for everyone (A2.5).
    alone = card == "bc23"
    assert front.cancelled == ([] if alone else [card])
    assert (me(table).courage, me(table, "p2").courage) == (9, 8 if alone else 9)
    assert getattr(me(table), held) == []


def test_a2_4_the_german_discards_an_item_against_armour() -> None:
    """bc15: a Goliath Mine or a Panzerfaust, which counts as used and is shown to everyone."""
    he = {"items": ["panzerfaust", "gaz"]}
    table = wall("condition", german=he, options={"conditions": "turn"}, conditions=["bc15"])
    assert ids(table, "g") == ["no", "lose-for:panzerfaust"]
    play(table, "lose-for:panzerfaust", seat="g")
    game = state(table)
    assert game.front is not None
    assert game.front.cancelled == ["bc15"]
    assert last(table, "card-used").card == "card:panzerfaust"
    assert german(table).items == ["gaz"]
    assert game.wall is not None
    assert game.wall.used == ["panzerfaust"]


@pytest.mark.parametrize("both", [True, False])
def test_a2_4_who_cancels_is_settled_when_all_have_answered(both: bool) -> None:
    """bc40, 3.0: a loss to cancel is an order. If two Units offer one, only the first in the order of
    the table pays; on turn 2, that is the second seat."""
    units = [{**STAYING, "specialists": ["grenadier"]}] * 2
    table = weather("bc40", "condition", units=units)
    front = state(table).front
    assert front is not None
    play(table, "lose-for:grenadier")
    assert front.cancelled == []
    play(table, "lose-for:grenadier" if both else "no", seat="p2")
    assert front.cancelled == ["bc40"]
    kept = "p1" if both else "p2"
    assert me(table, kept).specialists == ["grenadier"]


def test_a2_4_a_card_that_names_no_phase_is_cancelled_only_when_it_is_drawn() -> None:
    """bc16 in Phase 5: too late. bc13 names Phase 5, so it is not cancelled when drawn."""
    unit = {**STAYING, "items": ["radio_campagne"], "specialists": ["tireur_elite"]}
    for card, late in (("bc16", False), ("bc13", True)):
        table = weather(card, "condition", units=[unit, STAYING])
        assert (asked(table) == "ask-cancel-condition") is not late
        table = weather(card, "trade", units=[unit, STAYING])
        until(table, "ask-avert" if late else "ask-move")
        assert ("avert:bc13:tireur_elite" in ids(table)) is late


@pytest.mark.parametrize("cancels", [True, False])
def test_a2_4_crossfire_is_cancelled_in_phase_5(cancels: bool) -> None:
    """bc13: by any Unit, for all of them; the three Soldiers are spared."""
    units = [{**STAYING, "sector": "1", "specialists": [who]} for who in ("tireur_elite", "wh15")]
    table = weather("bc13", "trade", units=units, options={"heroes": "heroes"})
    until(table, "ask-avert")
    play(table, "no")
    play(table, "avert:bc13:wh15" if cancels else "no", seat="p2")
    assert me(table, "p2").specialists == ([] if cancels else ["wh15"])
    assert me(table).specialists == ["tireur_elite"]
    until(table, "ask-lock")
    shield = state(table).ground.sectors["1"].defence
    assert [e.losses for e in told(table, "fought")] == [shield + (0 if cancels else 3)] * 2
