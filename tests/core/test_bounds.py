"""What is too large for a position of any game, and what is not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import yaml

from landfall.core import bounds, saves
from landfall.core.errors import BadOption, PositionBroken, SaveBroken
from landfall.core.positions import open_position
from landfall.core.table import open_table


def nested(levels: int) -> Any:
    value: Any = 1
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize(
    "raw",
    [
        {"stars": bounds.NUMBER, "debt": -bounds.NUMBER, "name": "x" * bounds.TEXT_LENGTH},
        {"list": [1] * bounds.LENGTH, "pair": (1, 2), "nothing": None, "yes": True},
        nested(bounds.DEPTH),
    ],
)
def test_allowed_contents_of_a_position(raw: Any) -> None:
    bounds.bounded(raw)


LAUGHS = yaml.safe_load(
    "a: &a [x, x, x, x, x, x, x, x, x]\n"
    + "".join(
        f"{n}: &{n} [{', '.join([f'*{b}'] * 9)}]\n" for n, b in zip("bcdef", "abcde", strict=True)
    )
)


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        ({"stars": bounds.NUMBER + 1}, "number"),
        ({"stars": -(10**18)}, "number"),
        ({"name": "x" * (bounds.TEXT_LENGTH + 1)}, "long"),
        ({"x" * (bounds.TEXT_LENGTH + 1): 1}, "long"),
        ({"list": [1] * (bounds.LENGTH + 1)}, "long"),
        ({str(n): 1 for n in range(bounds.LENGTH + 1)}, "long"),
        ([["x" * 100] * 900] * 2, "size"),
        (LAUGHS, "size"),
        (nested(bounds.DEPTH + 1), "deep"),
        (nested(5_000), "deep"),
        ({"share": 0.5}, "kind"),
        ({"share": float("nan")}, "kind"),
        ({"day": yaml.safe_load("2001-01-01")}, "kind"),
        ({"bytes": b"x"}, "kind"),
    ],
)
def test_forbidden_contents_of_a_position(raw: Any, why: str) -> None:
    with pytest.raises(PositionBroken) as refused:
        bounds.bounded(raw)
    assert refused.value.args_for_text == {"detail": f"why:{why}"}


def test_a_game_never_gets_a_position_that_is_too_large(toy: str) -> None:
    document = "game: toy\nscenario: short\nposition:\n  hands:\n    ann: [1000000]\n"
    with pytest.raises(PositionBroken) as refused:
        open_position(document)
    assert refused.value.args_for_text == {"detail": "why:number"}
    with pytest.raises(PositionBroken):
        open_position(" " * bounds.POSITION_BYTES + document)
    with pytest.raises(PositionBroken):
        open_position("[" * 20_000)


def test_a_seed_is_short_from_every_source(toy: str) -> None:
    longest = "s" * bounds.SEED_LENGTH
    assert saves.load(open_table(toy, seed=longest).save()).seed == longest
    with pytest.raises(BadOption):
        open_table(toy, seed=longest + "s")


def test_a_save_has_no_more_answers_than_its_game_asks_for(toy: str) -> None:
    table = open_table(toy, seed=1)
    spoilt = saves.read(table.save())
    many = [("ann", "bid:1")] * (table.game.meta.max_decisions + 1)
    with pytest.raises(SaveBroken) as refused:
        saves.load(msgspec.json.encode({**msgspec.structs.asdict(spoilt), "answers": many}))
    assert refused.value.args_for_text == {"detail": "why:answers"}
