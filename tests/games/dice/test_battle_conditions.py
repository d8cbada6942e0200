"""*Atlantikwall*, Module 2: the Battle Conditions (A2)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.dice.helpers import (
    GAME,
    QUIET,
    asked,
    finish,
    front,
    german,
    ids,
    last,
    me,
    play,
    seen,
    state,
    told,
    wall,
)

from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.sectors import (
    in_force,
)
from landfall.games.dice.rules.wall.meant import most_crowded, most_soldiers
from landfall.games.dice.rules.wall.orders import cancellers
from landfall.games.dice.rules.wall.unit_rounds import dice_options


def test_a2_1_a_card_before_phase_1() -> None:
    table = wall("condition", options={"conditions": "turn"}, conditions=["bc22"])
    assert last(table, "condition-drawn").card == "condition:bc22"
    assert me(table).courage == 2


def test_a2_3_a_card_takes_the_place_of_what_the_sector_says() -> None:
    assert ids(front("bc37"))[:1] == ["done"]
    assert all(answer.count(",") == 2 for answer in ids(front("bc36")))
    assert len(me(front("bc38")).faces) == 5


def test_a2_4_and_a2_5_a_card_is_cancelled_by_a_loss() -> None:
    """dice A2.5: a cancelled card does nothing for anyone."""
    units: list[dict[str, Any]] = [{"sector": "1", "items": ["bazooka"]}]
    table = wall("condition", options={"conditions": "turn"}, conditions=["bc42"], units=units)
    play(table, "lose-for:bazooka")
    assert told(table, "condition-cancelled")
    assert german(table).soldiers == 4
    assert in_force(state(table), "def") == []


def test_a2_4_the_last_of_a_unit_is_not_given() -> None:
    for soldiers in (0, 1):
        units = [{"sector": "1", "soldiers": soldiers, "specialists": ["grenadier"]}]
        table = wall("condition", options={"conditions": "turn"}, conditions=["bc40"], units=units)
        assert (asked(table) == "ask-cancel-condition") is bool(soldiers)


def test_a2_2_soaked_gear_keeps_every_item_from_use() -> None:
    """bc28: Items against the German player can't be used either, nor the grenade that cancels a
    Decoration."""
    units = [{"sector": "1", "items": ["tnt", "ordres_errones", "grenade_thermite"], "dice": QUIET}]
    for card, use in (("bc28", False), ("bc22", True)):
        table = wall(
            "changes",
            units=units,
            german={"dice": QUIET, "hand": ["insigne_sportif"]},
            options={"conditions": "turn"},
            condition=card,
        )
        unit = me(table)
        assert bool(dice_options(state(table), unit)) is use
        assert cancellers(state(table), unit) == (["grenade_thermite"] if use else [])


def test_a2_2_nobody_is_recruited_in_a_broken_chain_of_command() -> None:
    """bc32 applies to all players: not even the German player's Eastern Front Medal recruits."""
    for card, recruits in (("bc32", False), ("bc22", True)):
        table = wall(
            "camp",
            german={"stars": 9, "hand": ["medaille_front_est"]},
            options={"conditions": "turn"},
            condition=card,
        )
        found = ids(table, "g")
        assert ("use:medaille_front_est" in found) is recruits
        assert any(answer.startswith("recruit:") for answer in found) is recruits


def test_a2_2_of_equals_the_first_in_the_order_of_the_table() -> None:
    """bc18, bc45: on turn 2 the second Unit is the first player."""
    units: list[dict[str, Any]] = [{"sector": "1"}, {"sector": "2"}]
    table = wall("camp", units=units)
    assert [u.seat for u in most_soldiers(state(table))] == ["p2"]
    assert [u.seat for u in most_crowded(state(table))] == ["p2"]


def single_combat() -> tuple[str, str]:
    return next(
        (name, sector.id)
        for name, field in parts.BATTLEFIELDS.items()
        for sector in field.sectors
        if sector.single_combat and not sector.bunker
    )


def test_a2_4_a_sniper_who_has_fired_cancels_nothing() -> None:
    """No one may use a Specialist and then lose that Specialist to cancel a card."""
    units = [
        {"sector": "8", "soldiers": 9, "courage": 5, "specialists": ["sniper", "tireur_elite"]}
    ]
    table = front(
        "bc13", "ambush", units=units, german={"soldiers": 9, "items": ["grenade_manche"]}
    )
    averts = {"avert:bc13:sniper", "avert:bc13:tireur_elite"}
    assert averts <= set(ids(table))
    play(table, "sniper:soldiers")
    finish(table, "ask-round", "p1")
    assert state(table).phase == "ambush"
    assert averts & set(ids(table)) == {"avert:bc13:tireur_elite"}


def test_a2_2_crossfire_hits_where_there_is_no_combat() -> None:
    """bc13: all Units lose 3 in Phase 6; a Medic saves 2 of them."""
    scenario, sector = single_combat()
    for crew, left in (([], 37), (["medecin"], 39)):
        table = wall(
            "combat",
            scenario,
            units=[{"sector": sector, "soldiers": 40, "specialists": crew}],
            options={"conditions": "turn"},
            condition="bc13",
        )
        finish(table)
        assert not told(table, "fought")
        assert me(table).soldiers == left


@pytest.mark.parametrize(("card", "stays", "moves"), [("bc13", 3, 3), ("bc08", 2, 0)])
def test_a2_2_the_odds_know_what_a_condition_adds(card: str, stays: int, moves: int) -> None:
    """Just enough Soldiers to survive the DEF are too few once the cold or the crossfire adds losses."""
    sectors = parts.BATTLEFIELDS["N01"].sectors
    defences = {s.id: s.defence for s in sectors}

    def view(soldiers: int, card: str) -> Any:
        units = [{"sector": "8", "soldiers": soldiers, "courage": 9}]
        options = {"conditions": "turn"}
        he = {"soldiers": 90}
        return seen(wall("camp", units=units, options=options, condition=card, german=he))

    enough = defences["8"] + 1
    assert view(enough, "bc22").units[0].survival == 100
    assert view(enough + stays - 1, card).units[0].survival == 0
    assert view(enough + stays, card).units[0].survival == 100
    enough = defences["10"] + 1
    for soldiers, chance in ((enough + moves - 1, 0), (enough + moves, 100)):
        ways = {way.sector: way.survival for way in view(soldiers, card).ways}
        assert ways["10"] == chance


def test_a2_6_the_germans_cannot_lose_what_they_do_not_have() -> None:
    table = wall(
        "condition",
        options={"conditions": "turn"},
        conditions=["bc43"],
        german={"soldiers": 1},
    )
    assert german(table).soldiers == 0


def test_a2_7_each_active_skull_costs_a_soldier() -> None:
    dice = ("skull", "soldier", "two", "two", "star", "star")
    units: list[dict[str, Any]] = [{"sector": "1", "soldiers": 9, "dice": dice}]
    table = front("bc07", "tally", units=units, german={"dice": QUIET})
    play(table, ids(table)[0])
    assert any(e.by == "condition:bc07" and e.soldiers == 1 for e in told(table, "lost"))


def test_a2_8_weather_stays_until_the_next_weather() -> None:
    options = {"conditions": "persistent"}
    table = wall("condition", options=options, conditions=["bc03", "bc22"])
    game = state(table)
    assert game.front is not None
    assert (game.front.weather, game.front.current) == ("bc03", "")
    finish(table)
    assert game.front.weather == "bc03"
    assert game.front.current == "bc22"


def test_a2_9_an_optical_item_shows_the_next_two() -> None:
    """dice A2.10: the drawn cards are shuffled into a new deck."""
    units: list[dict[str, Any]] = [{"sector": "1", "items": ["jumelles"]}]
    options = {"conditions": "turn", "observation": True}
    table = wall("camp", units=units, options=options, conditions=["bc22", "bc12"])
    play(table, "observe:jumelles")
    assert ids(table) == ["top:bc22,bc12", "top:bc12,bc22"]
    view: Any = table.view("p1")
    other: Any = table.view("g")
    assert view.conditions_known == ("bc22", "bc12")
    assert other.conditions_known == ()
    play(table, "top:bc12,bc22")
    game = state(table)
    assert game.front is not None
    # The turn went on automatically: the card put on top is drawn first.
    assert game.front.current == "bc12"


def test_a2_10_an_empty_deck_is_made_of_the_discards() -> None:
    table = wall("roll", options={"conditions": "turn"})
    game = state(table)
    assert game.front is not None
    game.front.discards, game.front.deck = game.front.deck, []
    finish(table)
    assert len(game.front.deck) == 49


@pytest.mark.parametrize("card", [f"bc{n:02d}" for n in range(1, 51)])
def test_a2_2_every_card_can_be_played_through(card: str) -> None:
    whims = random.Random(card)
    units: list[dict[str, Any]] = [
        {"sector": s, "soldiers": 60, "courage": 6, "specialists": ["tireur_elite", "caporal"]}
        for s in ("4", "6")
    ]
    table = wall("condition", options={"conditions": "turn"}, conditions=[card], units=units)
    for _ in range(80):
        if table.outcome is not None or state(table).turn > 2:
            break
        decision = table.decisions[0]
        table.answer(decision.seat, whims.choice(decision.options).id)
        GAME.check(table.state)
    assert last(table, "condition-drawn")
