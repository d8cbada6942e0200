"""*Atlantikwall* in solo play: the German against the automatic Unit (A1S)."""

from __future__ import annotations

import random

import pytest
from tests.games.dice.helpers import (
    GAME,
    QUIET,
    alone,
    asked,
    finish,
    german,
    ids,
    last,
    play,
    state,
    told,
)

from landfall.core.table import Table
from landfall.games.dice.rules.wall.automatic import first_way, next_sector, walk, walker
from landfall.games.dice.rules.wall.side import wall_of


@pytest.mark.parametrize(
    ("scenario", "path"),
    [
        ("N18", "1 2 5 4 3 6 7 10 9 8 11 12 B"),
        ("N02", "1 3 4 5 7 6 8 9 10 12 11 B"),
    ],
)
def test_a1s_3_example_14_the_way_of_the_automatic_unit(scenario: str, path: str) -> None:
    """dice A1S.1, A1S.2: no dice, no cards; it walks from its start sector."""
    game = state(alone(scenario))
    auto = walker(game)
    auto.sector, auto.visited = "1", ["1"]
    auto.way = first_way(game, auto)
    for _ in range(20):
        step = next_sector(game, auto)
        if step is None or auto.sector in game.ground.final:
            break
        walk(game, auto, *step)
    assert auto.visited == path.split()


def test_a1s_2_and_a1s_6_and_a1s_7_it_enters_the_bunker_of_n18_on_turn_24() -> None:
    """dice A1S.6, A1S.7: the German wins by surviving one combat there; the Sniper fires on turns
    without a move."""
    table = alone("N18", phase="roll", turn=1, automatic="1", german={"soldiers": 450})
    fired: list[int] = []
    while table.outcome is None:
        before = len(told(table, "sniper-fired"))
        turn = state(table).turn
        decision = table.decisions[0]
        # The German always has a Specialist for the Sniper to hit.
        german(table).specialists[:] = german(table).specialists or ["funker"]
        answers = [o.id for o in decision.options]
        table.answer("g", "done" if "done" in answers else answers[0])
        if len(told(table, "sniper-fired")) > before:
            fired.append(turn)
    assert table.outcome.text == "outcome-wall-held"
    assert table.outcome.winners == ("g",)
    assert state(table).turn == 24
    assert fired == [6, 8, 10, 12, 14, 16, 19, 21, 23]


@pytest.mark.parametrize("gunner", [False, True])
def test_a1s_5_example_15_sleeping_guns_hit_him(gunner: bool) -> None:
    """dice A1S.4: the Germans pay the DEF of its sector, and there is no shortage."""
    crew = ["unteroffizier", "mg_schutze"] if gunner else ["unteroffizier"]
    table = alone(
        "N18",
        phase="combat",
        automatic="7",
        stood=1,
        german={"soldiers": 12, "specialists": crew},
        rolls=(3,),
    )
    assert german(table).soldiers == (7 if gunner else 3)


@pytest.mark.parametrize("condition", ["bc41", "bc03"])
def test_a1s_5_a_condition_puts_no_gun_to_sleep(condition: str) -> None:
    """dice A2.2, ruling 40: guns that are awake do not hit the German, even if a Condition changes
    guns."""
    table = alone(
        "N18",
        phase="combat",
        automatic="7",
        stood=1,
        options={"conditions": "turn"},
        condition=condition,
        german={"soldiers": 12, "specialists": ["mg_schutze"]},
        rolls=(3,),
    )
    assert german(table).soldiers == 7


def test_a1s_4_a_condition_takes_his_last_man() -> None:
    """dice A1S.4, ruling 41: the German loses at any moment, not only in the Unit's combat."""
    for soldiers, lost in ((3, True), (4, False)):
        table = alone(
            "N18",
            phase="condition",
            automatic="7",
            options={"conditions": "turn"},
            conditions=["bc43"],
            german={"soldiers": soldiers, "specialists": []},
        )
        assert (table.outcome is not None) is lost


def test_a1s_4_without_anybody_he_has_lost() -> None:
    table = alone("N18", phase="combat", automatic="7", german={"soldiers": 1})
    assert table.outcome is not None
    assert table.outcome.text == "outcome-wall-fallen"
    assert table.outcome.winners == ()


@pytest.mark.parametrize("uses", [0, 2, 3])
def test_a1s_8_four_looks_find_the_sniper(uses: int) -> None:
    table = alone(
        "N18",
        phase="camp",
        automatic="7",
        german={
            "courage": 4,
            "soldiers": 90,
            "specialists": ["scharfschutze", "funker"],
            "hand": ["insigne_panzer"],
        },
    )
    auto = walker(state(table))
    auto.sniper, auto.uses = "ready", uses
    play(table, "done", "done", seat="g")
    assert state(table).phase == "ambush"
    play(table, "use:scharfschutze", seat="g")
    found = uses == 3
    assert auto_now(table) == ("dead" if found else "ready", uses + 1)
    assert german(table).courage == 3
    # The fourth search finds the Sniper, who no longer fires; the German Sharpshooter is
    # sacrificed.
    assert ("scharfschutze" in german(table).specialists) is not found
    finish(table)
    assert bool(told(table, "sniper-fired")) is not found


def auto_now(table: Table) -> tuple[str, int]:
    auto = walker(state(table))
    return auto.sniper, auto.uses


def test_a1s_8_the_sniper_badge_kills_him_and_nobody_looks_before_he_is_there() -> None:
    german_side = {
        "courage": 4,
        "soldiers": 90,
        "specialists": ["scharfschutze"],
        "hand": ["insigne_sniper"],
    }
    table = alone("N18", phase="camp", automatic="7", german=german_side)
    assert "use:insigne_sniper" not in ids(table, "g")
    walker(state(table)).sniper = "ready"
    play(table, "done", "done", seat="g")
    assert "use:scharfschutze" in ids(table, "g")
    play(table, "use:insigne_sniper", seat="g")
    assert auto_now(table) == ("dead", 0)
    assert "use:scharfschutze" not in ids(table, "g")


def test_a1s_8_the_bot_plays_the_sniper_badge() -> None:
    table = alone("N18", phase="camp", automatic="7", german={"hand": ["insigne_sniper"]})
    walker(state(table)).sniper = "ready"
    play(table, "done", seat="g")
    play(table, "done", seat="g")
    view, decision = table.view("g"), table.decision("g")
    assert decision is not None
    assert GAME.bots()["thumb"](view, decision, random.Random(1)) == "use:insigne_sniper"


def test_a1s_9_waffen_ss_ignores_a_skull() -> None:
    dice = ("skull", "soldier", "two", "two", "star", "star")
    for crew, skulls in ((["unteroffizier"], 1), (["waffen_ss"], 0)):
        table = alone(
            "N18",
            phase="tally",
            automatic="7",
            german={"dice": dice, "specialists": crew},
        )
        assert (asked(table, "g") == "ask-skulls") == bool(skulls)


def test_a1s_10_a_second_tally_and_one_of_the_two() -> None:
    table = alone(
        "N18",
        phase="contest",
        automatic="7",
        german={"dice": QUIET, "hand": ["agrafe_combat_rapproche"]},
    )
    play(table, "use:agrafe_combat_rapproche", seat="g")
    assert asked(table, "g") == "ask-lock"
    play(table, ids(table, "g")[0], "done", seat="g")
    assert ids(table, "g") == ["new", "old"]
    play(table, "old", seat="g")
    assert last(table, "tallied").soldiers == 6


def test_a1s_11_the_dog_takes_a_die_of_the_pool() -> None:
    table = alone("N18", phase="camp", automatic="7", german={"points": 18})
    play(table, "find:chien", seat="g")
    assert len(german(table).pool_faces) == 6
    play(table, "find:barbeles", seat="g")
    assert len(german(table).pool_faces) == 6


def test_a1s_12_cards_that_only_hit_units_are_out() -> None:
    side = wall_of(state(alone()))
    assert len(side.deck) == 14
    assert "blessure_or" not in side.deck
    assert len(side.items) == 8
    assert state(alone()).items == []


def test_a1s_1_one_player_and_a_unit_without_goods() -> None:
    table = Table(GAME, "N18", {"wall": "solo"}, {}, "s")
    assert table.all_seats == ("g",)
    assert state(table).units == []
    assert wall_of(state(table)).automatic is not None


def test_a1s_13_what_counts_units_counts_one() -> None:
    """A1.4 gives Courage for each Unit after the first, so none here."""
    table = Table(GAME, "N18", {"wall": "solo"}, {}, "s")
    assert (german(table).soldiers, german(table).courage) == (4, 0)


def test_a1s_9_the_waffen_ss_ignore_one_skull_and_the_beobachter_counts_his_own_bonuses() -> None:
    dice = ("skull", "skull", "two", "star", "soldier", "star")
    table = alone(
        "N18", phase="tally", automatic="7", german={"dice": dice, "specialists": ["waffen_ss"]}
    )
    assert all(answer.count(",") == 0 for answer in ids(table, "g"))
    dice = ("two", "soldier", "two", "soldier", "two", "star")
    for crew, points in ((["beobachter"], 2), (["waffen_ss"], 0)):
        table = alone(
            "N18", phase="tally", automatic="7", german={"dice": dice, "specialists": crew}
        )
        assert german(table).points == points


def test_a1s_11_only_the_dog_and_the_wire_roll_a_pool() -> None:
    """When they are found, and not again while the pool has dice."""
    table = alone(phase="camp", german={"points": 60, "hand": ["insigne_sportif"]})
    for card, dice in (("projecteur", 0), ("chien", 6), ("barbeles", 6)):
        before = list(german(table).pool_faces)
        play(table, f"find:{card}", seat="g")
        assert len(german(table).pool_faces) == dice
        assert card != "barbeles" or german(table).pool_faces == before
