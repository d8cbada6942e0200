"""Positions written by hand: an error in one is reported in words, whatever is sent."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.crete.helpers import AUS, FJ, still, unit

from landfall.core.errors import PositionBroken

HERE = [unit(FJ, "R28.11"), unit(AUS, "R08.13")]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"planned": ["Tea"]}, "no such chit: Tea"),
        ({"leaders": {"Rommel": FJ}}, "no such leader: Rommel"),
        ({"leaders_out": {"LB-2-1Inf": "door"}}, "no such exit: door"),
        ({"contacts": {"CR-N-DD1": "Rommel"}}, "no such leader: Rommel"),
        ({"parks": [{"hex": "R28.11", "units": []}]}, "parks"),
        ({"rubble": ["R28.11"]}, "nothing to lie in rubble: R28.11"),
        ({"control": {"R28.11": "swiss"}}, "swiss"),
        ({"cp": {"FJR 2": 1000}}, "cp"),
        ({"cp": {"FJR 2": -1}}, "cp"),
        ({"script": [1] * 201}, "script"),
        ({"units": [unit(FJ, "R28.11", cohesion=3)]}, "cohesion"),
        ({"units": [unit(FJ, "R28.11", work="pyramid")]}, "pyramid"),
        ({"units": [unit(FJ, "Z99.99")]}, "no such hex: Z99.99"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(PositionBroken) as refused:
        still(**{"units": HERE, **wrong})
    assert said in str(refused.value)


def test_a_right_one_is_read() -> None:
    game = still(HERE, rubble=["R08.13"], cp={"FJR 2": 3}, control={"R28.11": "german"})
    assert len(game.rubble) == 1
    assert 3 in game.cp
