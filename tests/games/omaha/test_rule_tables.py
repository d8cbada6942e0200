"""The tables on the rule cards say what the game's own data says."""

from __future__ import annotations

import pytest

from landfall.core.rules import RuleTable, find_rule
from landfall.games.omaha.model import deck
from landfall.games.omaha.model.components import BOX
from landfall.games.omaha.rules.victory import LEVELS


def table(number: str) -> RuleTable:
    found = find_rule("omaha", number).table
    assert found is not None
    return found


def test_8_4_the_card_shows_the_barrage_table() -> None:
    said = {
        "none": "—",
        "disrupted": "disrupted",
        "disrupted and depth removed": "disrupted, depth removed",
    }
    rows = [tuple(said[r] for r in row.results) for row in BOX.barrage.values()]
    assert [row[2:] for row in table("8.4").rows["en"]] == rows


@pytest.mark.parametrize(
    ("number", "track"), [("18.2", deck.COMMAND_TRACK), ("19.2", deck.ENGINEER_TRACK)]
)
def test_18_2_19_2_the_cards_show_the_tracks(number: str, track: tuple[int, ...]) -> None:
    for rows in table(number).rows.values():
        assert rows[0][1:] == tuple(map(str, track))


@pytest.mark.parametrize(("number", "scenario"), [("20.3", "d-day"), ("21.2", "beyond-the-beach")])
def test_20_3_21_2_the_cards_show_the_levels(number: str, scenario: str) -> None:
    for rows in table(number).rows.values():
        assert tuple(int(row[0].split("–")[0].split()[0]) for row in rows[1:]) == LEVELS[scenario]
