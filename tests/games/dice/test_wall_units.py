"""*Atlantikwall*: what Units play against the German player (A1.5)."""

from __future__ import annotations

import pytest
from tests.games.dice.helpers import (
    QUIET,
    german,
    ids,
    me,
    play,
    state,
    wall,
)

from landfall.games.dice.model import components as parts
from landfall.games.dice.rules.wall.side import wall_of

HIT = {"sector": "8", "soldiers": 40, "courage": 3}


@pytest.mark.parametrize(
    ("courage", "offered"),
    [
        (0, []),
        (1, ["sniper:soldiers"]),
        (2, ["sniper:soldiers", "sniper:kill:funker", "piat:gaz"]),
    ],
)
def test_a1_5_what_the_sniper_and_the_piat_gunner_ask_for(courage: int, offered: list[str]) -> None:
    crew = ["sniper", "servant_piat"]
    he = {"soldiers": 9, "specialists": ["funker"], "hand": ["insigne_flak"]}
    table = wall("ambush", german=he, units=[{**HIT, "courage": courage, "specialists": crew}])
    found = [a for a in ids(table) if a.startswith("sniper") or a == "piat:gaz"]
    assert found == offered


def test_a1_5_sniper_and_piat_gunner_act_once_per_turn() -> None:
    units = [{**HIT, "courage": 9, "specialists": ["sniper", "servant_piat"]}]
    he = {"soldiers": 9, "hand": ["insigne_flak"]}
    table = wall("ambush", german=he, units=units)
    play(table, "sniper:soldiers")
    play(table, "done", seat="g")
    assert (german(table).soldiers, me(table).courage) == (6, 8)
    assert [a for a in ids(table) if a.startswith("sniper")] == []
    play(table, "piat:gaz")
    play(table, "done", seat="g")
    assert me(table).courage == 6
    assert [a for a in ids(table) if a.startswith("piat")] == []


def test_a1_5_tnt_takes_a_german_die_and_false_orders_reroll_two() -> None:
    units = [{**HIT, "dice": QUIET, "items": ["tnt", "ordres_errones"]}]
    table = wall("contest", german={"dice": QUIET}, units=units, rolls=(5, 5))
    play(table, "use:tnt:3")
    assert (len(german(table).faces), len(me(table).faces)) == (5, 7)
    assert parts.FACES[me(table).faces[-1]] == "two"
    play(table, "use:ordres_errones:0,1")
    assert [parts.FACES[f] for f in german(table).faces[:2]] == ["tool", "tool"]


@pytest.mark.parametrize("title", ["sniper", "tireur_precis", "tireur_elite", "medecin"])
def test_a1_5_the_sniper_scope_needs_someone_who_can_shoot_to_kill(title: str) -> None:
    units = [{**HIT, "courage": 0, "specialists": [title], "items": ["lunette_sniper"]}]
    table = wall("ambush", german={"specialists": ["funker"]}, units=units)
    kills = [a for a in ids(table) if a.startswith("scope:kill")]
    assert kills == ([] if title == "medecin" else ["scope:kill:funker"])
    play(table, "scope:remove:gaz")
    assert "gaz" in wall_of(state(table)).removed
