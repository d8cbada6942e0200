from __future__ import annotations

import pytest

from landfall.core.errors import LandfallError, PositionBroken, UnknownGame
from landfall.core.positions import open_position
from landfall.core.saves import load

POSITION = """
game: toy
scenario: short
about: Ann can't lose.
position:
  hands:
    ann: [12, 11]
    bob: [1, 2]
"""


def test_a_position_is_a_table_like_any_other(toy: str) -> None:
    table = open_position(POSITION)
    assert [o.id for o in table.decisions[0].options] == ["bid:12", "bid:11"]
    table.game.check(table.state)
    table.answer("ann", "bid:12")
    assert load(table.save()).hash == table.hash


def test_json_is_yaml_too(toy: str) -> None:
    document = b'{"game": "toy", "scenario": "short", "position": {"hands": {"ann": [3]}}}'
    assert open_position(document).decisions[0].options[0].id == "bid:3"


def test_opening_a_position_twice_gives_the_same_state(toy: str) -> None:
    assert open_position(POSITION).hash == open_position(POSITION).hash


@pytest.mark.parametrize(
    "document",
    [
        "game: [",
        "just words",
        "game: toy",
        POSITION + "extra: 1",
        POSITION.replace("[1, 2]", "lots"),
        POSITION.replace("hands", "feet"),
        b"\xff\xfe\x00",
    ],
)
def test_positions_that_cannot_be_set_up(toy: str, document: str | bytes) -> None:
    with pytest.raises(PositionBroken):
        open_position(document)


def test_a_position_of_an_unknown_game_or_seat(toy: str) -> None:
    with pytest.raises(UnknownGame):
        open_position(POSITION.replace("toy", "chess"))
    with pytest.raises(LandfallError):
        open_position(POSITION.replace("bob", "zoe"))
