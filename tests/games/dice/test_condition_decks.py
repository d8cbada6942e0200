"""*Atlantikwall*: looking at the Conditions to come, and the War Medal (A2.9, A0.3)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dice.helpers import (
    CALM,
    STAYING,
    asked,
    german,
    ids,
    me,
    play,
    seen,
    state,
    wall,
    weather,
)

from landfall.core.table import Table
from landfall.games.dice.rules.sectors import defence

# Looking ahead (A2.9).


def lookers() -> Table:
    units = [{**STAYING, "items": ["jumelles"]}, {**STAYING, "items": ["telemetre"]}]
    options = {"observation": True}
    table = weather(CALM, "camp", units=units, options=options)
    for seat, card in (("p1", "jumelles"), ("p2", "telemetre")):
        play(table, f"observe:{card}", seat=seat)
    return table


def test_a2_9_the_order_of_the_table_decides_who_arranges_last() -> None:
    """Both Units have seen the two cards; only the one that arranges them last knows which is on
    top."""
    for first, second in (("p1", "p2"), ("p2", "p1")):
        table = lookers()
        front = state(table).front
        assert front is not None
        lower, upper = front.deck[-2:]
        play(table, f"top:{upper},{lower}", seat=first)
        play(table, f"top:{lower},{upper}", seat=second)
        wanted = {first: [lower, upper], second: [upper, lower]}
        # On turn 2, the order is p2, p1, so p1's order is carried out last.
        assert front.deck[-2:] == wanted["p1"]
        assert seen(table).conditions_known == tuple(reversed(wanted["p1"]))
        assert seen(table, "p2").conditions_known == ()


def test_a2_9_a_deck_that_was_shuffled_is_not_arranged() -> None:
    """A0.3: the War Medal shuffles the deck while another Unit is still arranging the cards it saw."""
    units = [
        {**STAYING, "items": ["jumelles"], "points": 30},
        {**STAYING, "medals": ["medaille_guerre_3945"]},
    ]
    options = {"observation": True, "wall_material": True}
    table = weather(CALM, "camp", units=units, options=options)
    play(table, "find:bazooka")
    play(table, "use:medaille_guerre_3945", seat="p2")
    play(table, "observe:jumelles")
    play(table, "replace", seat="p2")
    assert (asked(table), asked(table, "p2")) == ("ask-order-conditions", "ask-replace-condition")
    play(table, ids(table, "p2")[-1], seat="p2")
    play(table, ids(table)[1])
    # No card is lost or doubled.
    table.game.check(table.state)
    assert seen(table).conditions_known == ()


def test_a2_9_what_was_seen_is_known_until_it_is_drawn() -> None:
    """Of two cards arranged, the second is still known once the first has been drawn."""
    unit = {**STAYING, "sector": "1", "items": ["jumelles"]}
    table = weather(CALM, "camp", units=[unit], options={"observation": True})
    play(table, "observe:jumelles")
    first, second = seen(table).conditions_known
    play(table, f"top:{first},{second}")
    for _ in range(20):
        front = state(table).front
        assert front is not None
        if front.current == first:
            break
        found = ids(table)
        play(table, next((a for a in ("done", "stay", "no") if a in found), found[0]))
    assert seen(table).conditions_known == (second,)


# The War Medal in Phase 3 (A0.3, ruling 36).


def medal_in_camp(card: str, **more: Any) -> Table:
    """The first Unit has a War Medal and replaces the current card with this one."""
    units: list[dict[str, Any]] = [
        {**STAYING, "medals": ["medaille_guerre_3945"]},
        {"sector": "1", "soldiers": 2, "courage": 3, **more},
    ]
    options = {"wall_material": True}
    table = weather(CALM, "camp", units=units, options=options)
    play(table, "use:medaille_guerre_3945")
    if asked(table, "p2"):
        play(table, ids(table, "p2")[-1], seat="p2")
    play(table, "replace", f"condition:{card}")
    return table


def test_a0_3_a_card_chosen_in_phase_3_takes_effect_at_once() -> None:
    table = medal_in_camp("bc12")
    assert (me(table).soldiers, me(table, "p2").soldiers) == (42, 4)
    # The second Unit loses its two Soldiers: the battle is over before anyone trades or moves
    # (6.4).
    table = medal_in_camp("bc49")
    assert table.outcome is not None
    assert table.outcome.text == "outcome-defeat-losses"


@pytest.mark.parametrize("cancels", [True, False])
def test_a2_4_a_card_chosen_in_phase_3_may_be_cancelled_too(cancels: bool) -> None:
    """bc15: the German may discard the Panzerfaust, even if the card is drawn in Phase 3."""
    units = [{**STAYING, "medals": ["medaille_guerre_3945"]}]
    table = wall(
        "camp",
        units=units,
        german={"soldiers": 40, "items": ["panzerfaust"], "hand": ["insigne_flak"]},
        options={"conditions": "turn"},
        condition=CALM,
    )
    play(table, "use:medaille_guerre_3945")
    play(table, "done", seat="g")
    play(table, "replace", "condition:bc15")
    assert asked(table, "g") == "ask-cancel-condition"
    play(table, "lose-for:panzerfaust" if cancels else "no", seat="g")
    game = state(table)
    assert game.front is not None
    assert game.front.cancelled == (["bc15"] if cancels else [])
    sector = game.ground.sectors["9"]
    assert defence(game, sector) == sector.defence - (0 if cancels else 2)


def test_a0_3_a_weapons_crate_chosen_in_phase_3_lets_each_unit_find_a_second_item() -> None:
    """bc29, although the finds of the turn are counted in Phase 2; and the other way round."""
    unit = {**STAYING, "points": 60, "medals": ["medaille_guerre_3945"]}
    for old, new, finds, most in ((CALM, "bc29", 1, 2), ("bc29", CALM, 2, 1)):
        units = [{**unit, "finds": finds}]
        table = weather(old, "camp", units=units, options={"wall_material": True})
        play(table, "use:medaille_guerre_3945", "replace", f"condition:{new}")
        found = 0
        while item := next((a for a in ids(table) if a.startswith("find:")), ""):
            play(table, item)
            found += 1
        assert found == most


@pytest.mark.parametrize(("answer", "soldiers"), [("lose-for:bazooka", 9), ("no", 12)])
def test_a2_4_a_card_cancelled_in_phase_3_gives_nothing(answer: str, soldiers: int) -> None:
    """bc42 brings the Germans three Soldiers, unless a Unit loses a Bazooka first."""
    units = [{**STAYING, "medals": ["medaille_guerre_3945"], "items": ["bazooka"]}]
    he = {"soldiers": 9, "hand": ["insigne_flak"]}
    options = {"conditions": "turn"}
    table = wall("camp", units=units, german=he, options=options, condition=CALM)
    play(table, "use:medaille_guerre_3945")
    play(table, "done", seat="g")
    play(table, "replace", "condition:bc42", answer)
    assert german(table).soldiers == soldiers


@pytest.mark.parametrize(
    ("chosen", "current", "weather_then"), [("bc22", "bc22", "bc12"), ("bc04", "bc50", "bc04")]
)
def test_a0_3_where_weather_persists_only_weather_takes_its_place(
    chosen: str, current: str, weather_then: str
) -> None:
    """Ruling 36: another card takes the place of the card of the turn."""
    units = [{**STAYING, "medals": ["medaille_guerre_3945"]}]
    options = {"wall_material": True, "conditions": "persistent"}
    table = weather("bc50", "camp", units=units, options=options)
    front = state(table).front
    assert front is not None
    front.weather = "bc12"
    front.deck.remove("bc12")
    play(table, "use:medaille_guerre_3945", "replace", f"condition:{chosen}")
    assert (front.current, front.weather) == (current, weather_then)
    assert front.discards == ["bc12" if chosen == "bc04" else "bc50"]
    table.game.check(table.state)


def test_a0_3_the_war_medal_waits_for_those_who_may_cancel() -> None:
    """3.0: while the card is new, using the Medal is an order like a loss to cancel; and so is the
    choice of the new card."""
    units = [
        {**STAYING, "medals": ["medaille_guerre_3945"]},
        {**STAYING, "specialists": ["grenadier"]},
    ]
    table = weather("bc40", "condition", units=units, options={"wall_material": True})
    play(table, "use:medaille_guerre_3945")
    assert me(table).medals == ["medaille_guerre_3945"]
    play(table, "no", seat="p2")
    assert (asked(table), me(table).medals) == ("ask-replace-condition", [])
    play(table, "condition:bc22")
    assert (me(table).courage, me(table, "p2").courage) == (11, 11)


def test_a2_2_stragglers_never_turn_a_marker_back() -> None:
    """bc25 in Phase 3: with a Warrant Officer, the marker may already be past its last face."""
    unit = {**STAYING, "medals": ["medaille_guerre_3945"], "specialists": ["adjudant"]}
    table = weather(CALM, "camp", units=[unit], options={"wall_material": True})
    me(table).marker = 5
    play(table, "use:medaille_guerre_3945", "replace", "condition:bc25")
    assert me(table).marker == 5
