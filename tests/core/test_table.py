from __future__ import annotations

import pytest

from landfall.core.errors import (
    BadOption,
    GameOver,
    NothingToUndo,
    NotOffered,
    NotYourTurn,
    OptionsClash,
    UnknownBot,
    UnknownGame,
    UnknownOption,
    UnknownScenario,
    UnknownSeat,
)
from landfall.core.table import Table, open_table


def first_bids(slug: str, seed: int = 1) -> Table:
    """A table where the winner of the first round has to choose coins."""
    table = open_table(slug, "short", seed=seed)
    for seat in table.all_seats:
        decision = table.decision(seat)
        assert decision is not None
        table.answer(seat, decision.options[0].id)
    return table


def to_the_end(table: Table) -> Table:
    while table.decisions:
        table.answer(table.decisions[0].seat, table.decisions[0].options[0].id)
    return table


def test_same_seed_same_answers_same_game(toy: str) -> None:
    one, other = (to_the_end(open_table(toy, seed=9)) for _ in range(2))
    assert one.hash == other.hash
    assert one.events == other.events
    assert one.outcome == other.outcome
    assert to_the_end(open_table(toy, seed=10)).hash != one.hash


def test_without_a_seed_a_secret_one_is_drawn(toy: str) -> None:
    assert open_table(toy).seed != open_table(toy).seed


def test_without_a_scenario_the_first_is_used(toy: str) -> None:
    assert open_table(toy).scenario == "short"


def test_an_answer_that_was_not_offered_changes_nothing(toy: str) -> None:
    table = open_table(toy, seed=1)
    before = table.hash
    with pytest.raises(NotOffered):
        table.answer("ann", "bid:99")
    with pytest.raises(NotYourTurn):
        table.answer("nobody", "bid:1")
    assert table.hash == before
    assert not table.answers


def test_only_seats_with_a_question_can_answer(toy: str) -> None:
    table = first_bids(toy)
    asked = table.decisions[0]
    other = next(seat for seat in table.all_seats if seat != asked.seat)
    with pytest.raises(NotYourTurn):
        table.answer(other, asked.options[0].id)


def test_nothing_can_be_answered_after_the_end(toy: str) -> None:
    table = to_the_end(open_table(toy, seed=1))
    with pytest.raises(GameOver):
        table.answer("ann", "done")
    assert table.decisions == ()


def test_undo_goes_back_one_answer_at_a_time(toy: str) -> None:
    table = first_bids(toy)
    seat = table.decisions[0].seat
    hashes = [table.hash]
    for _ in range(2):
        table.answer(seat, "take")
        hashes.append(table.hash)
    for expected in reversed(hashes[:-1]):
        table.undo(seat)
        assert table.hash == expected
    with pytest.raises(NothingToUndo):
        table.undo(seat)
    assert len(table.log) == len(first_bids(toy).log)


def test_another_answer_after_an_undo_leads_to_another_game(toy: str) -> None:
    table = first_bids(toy)
    seat = table.decisions[0].seat
    table.answer(seat, "take")
    table.undo(seat)
    table.answer(seat, "done")
    fresh = first_bids(toy)
    fresh.answer(seat, "done")
    assert table.hash == fresh.hash
    assert table.events == fresh.events


def test_undo_stops_at_a_reveal(toy: str) -> None:
    table = first_bids(toy)
    for seat in table.all_seats:
        assert not table.can_undo(seat)
        with pytest.raises(NothingToUndo):
            table.undo(seat)


def test_undo_stops_at_another_seats_answer(toy: str) -> None:
    table = open_table(toy, seed=1, options={"players": 3})
    table.answer("ann", table.decisions[0].options[0].id)
    assert table.can_undo("ann")
    table.answer("bob", table.decisions[0].options[0].id)
    assert not table.can_undo("ann")
    assert table.can_undo("bob")
    table.undo("bob")
    assert table.decision("bob") is not None


def test_replaying_the_opening_changes_nothing(toy: str) -> None:
    table = open_table(toy, seed="opening")
    table.share("ann", "a secret", "a share")
    before, seats = table.hash, table.all_seats
    told = table.opening(seats)
    lengths = [entries for entries, _ in told]
    assert lengths == sorted(set(lengths))
    # The last beat shows everything, dealt as at this table: with the share.
    assert lengths[-1] == len(table.log)
    assert told[-1][1] == table.views(seats)
    assert told[0][1] != told[-1][1]
    assert table.hash == before


def test_a_clone_and_its_table_are_independent(toy: str) -> None:
    table = first_bids(toy)
    seat = table.decisions[0].seat
    table.answer(seat, "take")
    twin = table.clone()
    assert (twin.hash, twin.events, twin.decisions) == (table.hash, table.events, table.decisions)
    before = table.hash, len(table.log), len(table.answers)
    to_the_end(twin)
    assert (table.hash, len(table.log), len(table.answers)) == before
    table.undo(seat)
    assert twin.outcome is not None


def test_a_clone_can_undo_too(toy: str) -> None:
    table = first_bids(toy)
    seat = table.decisions[0].seat
    before = table.hash
    table.answer(seat, "take")
    twin = table.clone()
    twin.undo(seat)
    assert twin.hash == before


def test_each_seat_gets_its_share_of_the_log(toy: str) -> None:
    table = open_table(toy, seed=1)
    ann, bob, everybody = (table.events_for(seat) for seat in ("ann", "bob", None))
    assert ann[0] != everybody[0]
    assert ann[1] == everybody[1]
    assert bob[1] != everybody[1]
    assert table.events == (ann[0], bob[1])
    assert table.events_for("ann", since=1) == ann[1:]


def test_only_existing_seats_have_views(toy: str) -> None:
    table = open_table(toy, seed=1)
    assert table.view("ann") != table.view("bob") != table.view(None)
    with pytest.raises(UnknownSeat):
        table.view("zoe")


def test_why_not_names_the_rule(toy: str) -> None:
    table = open_table(toy, seed=1)
    refusal = table.why_not("ann", "take")
    assert refusal is not None
    assert refusal.rule == "1.2"
    assert table.why_not("ann", "dance") is None


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        (UnknownScenario, {"scenario": "huge"}),
        (UnknownOption, {"options": {"dogs": True}}),
        (UnknownOption, {"options": {"grim": True}}),
        (BadOption, {"options": {"players": 7}}),
        (BadOption, {"options": {"players": True}}),
        (BadOption, {"options": {"coins": 1}}),
        (OptionsClash, {"scenario": "long", "options": {"players": 3, "grim": True}}),
        (UnknownSeat, {"seats": {"cat": "me"}}),
        (UnknownBot, {"seats": {"ann": "bot:einstein"}}),
    ],
)
def test_a_table_refuses_impossible_settings(
    toy: str, kind: type[Exception], wrong: dict[str, object]
) -> None:
    with pytest.raises(kind):
        open_table(toy, **{"scenario": "short", **wrong})  # type: ignore[arg-type]


def test_an_unknown_game(toy: str) -> None:
    with pytest.raises(UnknownGame, match=r"No game is called “chess”\. Available: toy"):
        open_table("chess")


def test_the_commitment_is_published_before_the_seed(toy: str) -> None:
    table = open_table(toy, seed=7)
    assert table.commitment == open_table(toy, seed="7").commitment
    assert table.commitment != open_table(toy, seed=8).commitment
