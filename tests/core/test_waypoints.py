"""Snapshots inside a save: opening from the last one leads to the same game as playing it, and a forged one is detected."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from landfall.core import codec, saves, waypoints
from landfall.core.bounds import SAVE_BYTES
from landfall.core.errors import LandfallError, SaveBroken, SaveDoesNotFit
from landfall.core.table import Table, open_table
from landfall.core.tail import Tail
from landfall.terminal.proof import Proof

#: Enough answers for two waypoints, and some more.
ANSWERS = 2 * waypoints.EVERY + 30


@pytest.fixture(scope="module")
def long_game() -> Table:
    """The longest game available."""
    table = open_table("crete", "5", seed=4, seats={"german": "bot:thumb"})
    table.keep_snapshots()
    whims = random.Random(4)
    while len(table.answers) < ANSWERS:
        asked = table.decisions[0]
        table.answer(asked.seat, whims.choice(asked.options).id)
    return table


@pytest.fixture(scope="module")
def data(long_game: Table) -> bytes:
    return long_game.save()


def with_waypoint(data: bytes, number: int, place: int, value: Any) -> bytes:
    """The save, with one field of one waypoint changed."""
    plain = msgspec.json.decode(data)
    plain["waypoints"][number][place] = value
    return msgspec.json.encode(plain)


def with_state(data: bytes, number: int, **changes: Any) -> bytes:
    """The save with the state of one waypoint changed and packed again as if it were genuine."""
    record = saves.read(data)
    names, raw = msgspec.msgpack.decode(record.waypoints[number].snapshot.state)
    state = msgspec.msgpack.encode((names, raw | changes), order="deterministic")
    return with_waypoint(data, number, 4, waypoints.packed(state))


def test_a_long_save_has_its_waypoints(long_game: Table, data: bytes) -> None:
    record = saves.read(data)
    assert [w.answers for w in record.waypoints] == [waypoints.EVERY, 2 * waypoints.EVERY]
    assert record.code == waypoints.fingerprint("crete")


def test_continuing_from_the_last_waypoint_leads_to_the_same_game(
    long_game: Table, data: bytes
) -> None:
    again = saves.resume(data)
    assert again is not None
    assert again.hash == long_game.hash
    assert again.answers == long_game.answers
    assert again.seats == long_game.seats
    assert again.decisions == long_game.decisions
    assert again.view("german") == long_game.view("german")
    assert again.save() == data
    # The events since the waypoint, and none of them twice.
    assert again.log == [told for told in long_game.log if told.at > 2 * waypoints.EVERY]


def test_only_later_answers_are_replayed(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []
    answer = Table.answer

    def counted(self: Table, seat: str, option: str) -> None:
        given.append(option)
        answer(self, seat, option)

    monkeypatch.setattr(Table, "answer", counted)
    saves.resume(data)
    assert len(given) == ANSWERS - 2 * waypoints.EVERY


def test_undoing_and_stepping_back_work_after_opening_from_a_waypoint(
    long_game: Table, data: bytes
) -> None:
    again, whole = saves.resume(data), saves.load(data)
    assert again is not None
    for number in (3, waypoints.EVERY + 7, 2 * waypoints.EVERY, ANSWERS - 1):
        assert again.at(number).hash == whole.at(number).hash
    whims = random.Random(1)
    undone = 0
    for _ in range(150):
        asked = again.decisions[0]
        if again.can_undo(asked.seat) and whims.random() < 0.5:
            again.undo(asked.seat)
            whole.undo(asked.seat)
            undone += 1
        else:
            option = whims.choice(asked.options).id
            again.answer(asked.seat, option)
            whole.answer(asked.seat, option)
        assert again.can_undo(asked.seat) == whole.can_undo(asked.seat)
        assert again.hash == whole.hash
    assert undone > 10
    assert again.log == whole.log[-len(again.log) :]


def test_loading_replays_everything_and_saves_the_same_bytes(long_game: Table, data: bytes) -> None:
    again = saves.load(data)
    assert again.log == long_game.log
    assert again.save() == data


def test_a_forged_state_is_detected(data: bytes) -> None:
    """More dispatch points than were earned, in a snapshot at the save's last answer."""
    forged = with_state(data, 0, dp=[9, 9, 9, 9])
    with pytest.raises(SaveDoesNotFit) as caught:
        saves.load(forged)
    assert caught.value.args_for_text == {"answer": waypoints.EVERY, "why": "why:waypoint"}


def test_parts_outside_the_hash_cannot_be_forged_either(data: bytes) -> None:
    with pytest.raises(SaveDoesNotFit):
        saves.load(with_state(data, 1, curve={"3": 99}))


def test_a_forged_end_is_detected(long_game: Table, data: bytes) -> None:
    """A last waypoint and a hash that agree with each other, but not with the answers before them."""
    forged = with_state(data, 1, dp=[9, 9, 9, 9])
    cheat = saves.read(forged)
    twin = saves.opened(cheat)
    twin.keep_snapshots()
    twin.start_from(cheat.waypoints[1].snapshot, Tail(cheat.answers), Tail())
    for given in cheat.answers[2 * waypoints.EVERY :]:
        if twin.decision(given.seat) is None:
            break
        try:
            twin.answer(given.seat, given.option)
        except LandfallError:
            break
    whole = msgspec.json.decode(forged)
    whole["answers"] = whole["answers"][: len(twin.answers)]
    whole["hash"] = twin.hash
    lie = msgspec.json.encode(whole)
    assert saves.resume(lie) is not None
    with pytest.raises(SaveDoesNotFit):
        saves.load(lie)
    proof = Proof(lie)
    with pytest.raises(SaveDoesNotFit):
        proof.look(None)
    proof.look()


def test_a_genuine_save_passes_the_check(data: bytes) -> None:
    proof = Proof(data)
    proof.look(None)
    proof.look()


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (0, 0),
        (0, -5),
        (0, 10**6),
        (1, "nobody"),
        (2, 1),
        (2, -1),
        (3, 7),
        (4, ""),
        (4, "AAAA"),
        (4, "é"),
        (4, waypoints.packed(b"\x00" * (waypoints.UNPACKED + 1))),
        (4, waypoints.packed(b"\xc1")),
    ],
)
def test_a_damaged_waypoint_is_refused(data: bytes, place: int, value: Any) -> None:
    broken = with_waypoint(data, 1, place, value)
    with pytest.raises((SaveBroken, SaveDoesNotFit)):
        saves.load(broken)


@pytest.mark.parametrize(
    "value", ["", "AAAA", waypoints.packed(b"\xc1"), waypoints.packed(b"\x92\x90\x80")]
)
def test_continuing_from_a_damaged_waypoint_is_an_error(data: bytes, value: str) -> None:
    with pytest.raises(LandfallError):
        saves.resume(with_waypoint(data, 1, 4, value))


def test_another_version_of_the_code_replays_from_the_beginning(data: bytes) -> None:
    """Another version of the code may write its snapshots differently, so they are ignored."""
    other = msgspec.json.encode(msgspec.json.decode(data) | {"code": "of other code"})
    assert saves.resume(other) is None
    assert saves.load(other).hash == saves.read(data).hash
    unread = with_waypoint(other, 0, 4, "AAAA")
    assert saves.load(unread).hash == saves.read(data).hash


def test_a_short_game_has_no_waypoints(toy: str) -> None:
    table = open_table(toy, "short", seed=3)
    table.keep_snapshots()
    assert b"waypoints" not in table.save()
    assert saves.resume(table.save()) is None


def test_no_waypoint_right_before_someone_sat_down() -> None:
    """The player's share in the seed came after the snapshot; when the answers are replayed, it comes before it."""
    table = open_table("crete", "5", seed=4)
    table.keep_snapshots()
    whims = random.Random(4)
    while len(table.answers) < waypoints.EVERY:
        asked = table.decisions[0]
        table.answer(asked.seat, whims.choice(asked.options).id)
    table.share("german", "ab" * 16, "cd" * 16)
    for _ in range(20):
        asked = table.decisions[0]
        table.answer(asked.seat, whims.choice(asked.options).id)
    assert waypoints.waypoints(table) == []
    assert saves.load(table.save()).hash == table.hash


def test_a_finished_campaign_fits_into_a_save(data: bytes) -> None:
    """30,000 answers with all their waypoints."""
    assert len(data) / ANSWERS * 30_000 < SAVE_BYTES


def test_packing_does_not_change_a_state(long_game: Table) -> None:
    state = codec.freeze(long_game.state)
    assert waypoints.unpacked(waypoints.packed(state)) == state
