from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from landfall.core import bounds, saves
from landfall.core.errors import (
    LandfallError,
    SaveBroken,
    SaveDoesNotFit,
    SaveTooNew,
    UnknownGame,
    UnknownScenario,
)
from landfall.core.registry import get_game
from landfall.core.table import open_table


def a_save(slug: str, answers: int = 4) -> bytes:
    table = open_table(slug, "short", seed=3, seats={"bob": "bot:greedy"})
    for _ in range(answers):
        table.answer(table.decisions[0].seat, table.decisions[0].options[0].id)
    return table.save()


def changed(save: bytes, /, **fields: Any) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(save) | fields)


def test_a_save_is_rebuilt_from_its_answers(toy: str) -> None:
    data = a_save(toy)
    table = saves.load(data)
    assert table.save() == data
    assert len(table.answers) == 4
    assert table.seats == {"ann": "me", "bob": "bot:greedy"}


def test_a_finished_game_is_saved_with_its_result(toy: str) -> None:
    table = open_table(toy, "short", seed=3)
    while table.decisions:
        table.answer(table.decisions[0].seat, table.decisions[0].options[0].id)
    again = saves.load(table.save())
    assert again.outcome == table.outcome


def test_loading_can_stop_at_an_earlier_answer(toy: str) -> None:
    assert len(saves.load(a_save(toy), to=2).answers) == 2
    assert len(saves.load(a_save(toy), to=0).answers) == 0
    assert len(saves.load(a_save(toy), to=99).answers) == 4


def test_what_can_be_undone_after_loading(toy: str) -> None:
    table = open_table(toy, "short", seed=3)
    table.answer("ann", table.decisions[0].options[0].id)
    again = saves.load(table.save())
    assert again.can_undo("ann")
    again.undo("ann")
    assert again.answers == []


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cut=st.floats(0, 0.999))
def test_a_truncated_save_is_refused(toy: str, cut: float) -> None:
    data = a_save(toy)
    with pytest.raises(SaveBroken):
        saves.load(data[: int(len(data) * cut)])


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.floats(0, 0.999), byte=st.integers(0, 255))
def test_a_damaged_save_loads_the_same_game_or_is_refused(
    toy: str, place: float, byte: int
) -> None:
    """One byte changed: the save never leads to another game, and never causes an error other than ours."""
    data = bytearray(a_save(toy))
    data[int(len(data) * place)] = byte
    try:
        table = saves.load(bytes(data))
    except LandfallError:
        return
    assert table.hash == saves.load(a_save(toy)).hash


@pytest.mark.parametrize("data", [b"", b"null", b"[]", b"{}", b'{"format":"x"}', b"\xff\xfe\x00"])
def test_foreign_files_are_refused(toy: str, data: bytes) -> None:
    with pytest.raises(SaveBroken):
        saves.load(data)


def test_a_newer_save_says_so(toy: str) -> None:
    with pytest.raises(SaveTooNew, match="newer version of Landfall"):
        saves.load(changed(a_save(toy), format=saves.FORMAT + 1, answers="other"))


def test_a_file_larger_than_any_game(toy: str) -> None:
    with pytest.raises(SaveBroken):
        saves.load(b" " * (bounds.SAVE_BYTES + 1))


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (SaveDoesNotFit, {"seed": "4"}),
        (SaveDoesNotFit, {"commitment": "00"}),
        (SaveDoesNotFit, {"hash": "00"}),
        (SaveDoesNotFit, {"answers": []}),
        (SaveDoesNotFit, {"answers": [["ann", "bid:99"]]}),
        (SaveDoesNotFit, {"answers": [["zoe", "bid:1"]]}),
        (
            SaveDoesNotFit,
            {"outcome": {"winners": ["ann"], "text": "outcome-counted", "rule": "1.3"}},
        ),
        (UnknownGame, {"game": "chess"}),
        (UnknownScenario, {"scenario": "huge"}),
        (SaveBroken, {"answers": [["ann"]]}),
        (SaveBroken, {"options": {"players": 2.5}}),
        (SaveBroken, {"seats": None}),
    ],
)
def test_a_tampered_save_is_refused(
    toy: str, kind: type[Exception], fields: dict[str, Any]
) -> None:
    with pytest.raises(kind):
        saves.load(changed(a_save(toy), **fields))


def test_a_save_names_the_likeliest_reason(toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    other_rules = changed(a_save(toy), rules=0, hash="00")
    with pytest.raises(SaveDoesNotFit, match="the rules have changed"):
        saves.load(other_rules)
    with pytest.raises(SaveDoesNotFit, match="the components have changed"):
        saves.load(changed(a_save(toy), data="", hash="00"))
    with pytest.raises(SaveDoesNotFit, match="from move 1 on"):
        saves.load(changed(a_save(toy), answers=[["ann", "bid:99"]]))


def test_a_save_under_old_rules_still_fits_if_its_state_is_the_same(toy: str) -> None:
    assert saves.load(changed(a_save(toy), rules=0)).game is get_game(toy)
