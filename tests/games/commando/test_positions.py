"""Authored positions: what may be written, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.commando.helpers import HERE, play, stand, stand_at

from landfall.core.errors import LandfallError, PositionBroken
from landfall.core.saves import load


@pytest.mark.parametrize(
    ("place", "scenario"),
    [
        ("{terrains: ['9999']}", "1A"),
        ("{terrains: ['1023']}", "1A"),  # a terrain of Merville
        ("{terrains: ['1001', '1008']}", "1B"),
        ("{terrains: ['1014A', '1015A'], english: {hand: [1401]}}", "1A"),  # no heroic cards
        ("{terrains: ['1012', '1012']}", "1A"),
        ("{begin: assault}", "1A"),
        ("{terrains: ['1001'], english: {hand: [4711]}}", "1A"),
        ("{terrains: ['1001'], english: {hand: [1505]}}", "1A"),  # a German card
        ("{terrains: ['1001'], english: {hand: [1105, 1105, 1105]}}", "1A"),  # there are only two
        ("{terrains: ['1001'], english: {tokens: 25}}", "1A"),
        ("{terrains: ['1001'], english: {tokens: -1}}", "1A"),
        ("{terrains: ['1001'], english: {plus3: 3}}", "1A"),
        ("{terrains: ['1001'], english: {thornton: 1}}", "1A"),
        ("{terrains: ['1001'], english: {thornton: 5}}", "1B"),
        ("{terrains: ['1001'], manpower: 4}", "1A"),
        ("{terrains: ['1001'], manpower: 0}", "1A"),
        ("{terrains: ['1001'], manpower: 3}", "3"),
        ("{terrains: ['1001'], ranville: 2}", "1B"),
        ("{terrains: ['1001'], turn_token: heads}", "1B"),
        ("{terrains: ['1001'], german_fought: [1602]}", "1A"),
        ("{terrains: ['1001'], begin: lunch}", "1A"),
        ("{terrains: ['1001'], colour: red}", "1A"),
        ("{begin: progression}", "2"),
        ("{terrains: ['1001'], turn: 0}", "1A"),
        ("{terrains: ['1001'], turn: 100}", "1A"),
        ("{terrains: ['1001', '1001', '1001']}", "1B"),
        (f"{{terrains: ['1001'], english: {{hand: {[1105] * 100}}}}}", "1A"),
        (f"{{terrains: ['1001'], tosses: {['fail'] * 201}}}", "1A"),
    ],
)
def test_what_can_not_be_is_refused(place: str, scenario: str) -> None:
    with pytest.raises(PositionBroken) as caught:
        stand(place, scenario)
    assert str(caught.value)


def test_an_unknown_scenario_is_an_error_too() -> None:
    with pytest.raises(LandfallError):
        stand("{terrains: ['1001']}", "1C")


@pytest.mark.parametrize("file", sorted((HERE / "positions").glob("*.yaml")), ids=lambda f: f.stem)
def test_named_positions_open_and_can_be_saved(file: Path) -> None:
    table = stand_at(file.stem)
    table.game.check(table.state)
    assert load(table.save()).hash == table.hash


def test_a_game_from_a_position_is_saved_with_it() -> None:
    table = play(stand_at("worked-example"), "G unit:1502", "E unit:1103", "E toss:normal")
    again = load(table.save())
    assert again.hash == table.hash
    assert again.decisions == table.decisions
