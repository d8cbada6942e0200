"""Shares in the seed: new chance for players who sit down later, and a commitment that covers everything."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from landfall.core import saves
from landfall.core.chance import commitment
from landfall.core.errors import NothingToUndo, SaveBroken, SaveDoesNotFit, UnknownSeat
from landfall.core.registry import get_game
from landfall.core.table import Table, open_table

SHARE = "0" * 32


def answered(table: Table, times: int) -> Table:
    for _ in range(times):
        table.answer(table.decisions[0].seat, table.decisions[0].options[0].id)
    return table


def test_a_share_before_the_first_answer_redeals(toy: str) -> None:
    hands = {open_table(toy, "short", seed=3).events}
    for secret in "abcdefgh":
        table = open_table(toy, "short", seed=3)
        table.share("bob", secret, SHARE)
        assert table.shares[0].deal
        hands.add(table.events)
    assert len(hands) > 3


def test_only_the_first_share_redeals(toy: str) -> None:
    """Otherwise a player could swap a bad hand by sitting down again."""
    table = open_table(toy, "short", seed=3)
    table.share("bob", "a", SHARE)
    events = table.events
    for secret in "bcdefgh":
        table.share("bob", secret, SHARE)
        assert table.events == events
    assert [share.deal for share in table.shares] == [True] + [False] * 7


def test_a_deal_that_someone_knows_is_redealt(toy: str) -> None:
    """This also applies after a redeal, if a save was made in between: its owner knows the deal."""
    table = open_table(toy, "short", seed=3)
    table.share("bob", "a", SHARE)
    known = saves.load(table.save())
    seen = {known.events}
    for secret in "bcdef":
        known.known = len(known.shares)
        known.share("bob", secret, SHARE)
        seen.add(known.events)
        again = saves.load(known.save())
        assert (again.hash, again.events) == (known.hash, known.events)
    assert len(seen) > 3


def test_a_later_share_changes_only_later_results() -> None:
    seen = set()
    for secret in "abcdefgh":
        table = answered(open_table("dice", seed=3), 1)
        told = table.events
        table.share("p1", secret, SHARE)
        assert not table.shares[0].deal
        assert table.events == told
        seen.add(answered(table, 6).events)
    assert len(seen) > 1


def test_nobody_undoes_past_a_share(toy: str) -> None:
    table = answered(open_table(toy, "short", seed=3), 1)
    seat = table.answers[0].seat
    assert table.can_undo(seat)
    table.share("bob", "a", SHARE)
    with pytest.raises(NothingToUndo):
        table.undo(seat)


def test_undoing_after_a_share_leads_to_the_same_state(toy: str) -> None:
    table = open_table(toy, "short", seed=3)
    table.share("bob", "a", SHARE)
    before = table.hash
    answered(table, 1)
    table.undo(table.answers[0].seat)
    assert table.hash == before


@pytest.mark.parametrize("first", [0, 1])
def test_a_save_with_shares_loads_to_the_same_state(toy: str, first: int) -> None:
    table = answered(open_table(toy, "short"), first)
    table.share("bob", "a", SHARE)
    answered(table, 2)
    table.share("ann", "b", "1" * 32)
    answered(table, 1)
    again = saves.load(table.save())
    assert (again.hash, again.commitment) == (table.hash, table.commitment)
    assert again.save() == table.save()
    assert table.clone().save() == table.save()
    assert saves.load(table.save(), to=first).answers == table.answers[:first]


@pytest.mark.parametrize(
    "fields",
    [
        {"shares": []},
        {"shares": [[0, "bob", "a", "1" * 32]]},
        {"shares": [[0, "bob", "b", SHARE]]},
        {"shares": [[0, "ann", "a", SHARE]]},
        {"marks": []},
        {"marks": ["imported"]},
        {"options": {"players": 2, "coins": False}},
        {"data": "0123"},
        {"seed": "4"},
    ],
)
def test_the_commitment_covers_what_the_game_starts_from(toy: str, fields: dict[str, Any]) -> None:
    table = open_table(toy, "short", seed=3)
    table.share("bob", "a", SHARE)
    spoilt = msgspec.json.decode(table.save()) | fields
    with pytest.raises(SaveDoesNotFit) as refused:
        saves.load(msgspec.json.encode(spoilt))
    assert refused.value.args_for_text["answer"] == 0


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (UnknownSeat, {"shares": [[0, "zoe", "a", SHARE]]}),
        (SaveBroken, {"shares": [[1, "bob", "a", SHARE]]}),
        (SaveBroken, {"shares": [[-1, "bob", "a", SHARE]]}),
        (SaveBroken, {"shares": [[0, "bob", "a", "x" * 32]]}),
        (SaveBroken, {"shares": [[0, "bob", "a", "0" * 65]]}),
        (SaveBroken, {"shares": [[0, "bob", "a", SHARE]] * 101}),
        (SaveBroken, {"shares": [[1, "bob", "a", SHARE, True]]}),
        (SaveBroken, {"known": 2}),
        (SaveBroken, {"known": -1}),
        (SaveBroken, {"marks": ["seed"] * 9}),
    ],
)
def test_forged_shares_are_refused(toy: str, kind: type[Exception], fields: dict[str, Any]) -> None:
    table = open_table(toy, "short", seed=3)
    table.share("bob", "a", SHARE)
    with pytest.raises(kind):
        saves.load(msgspec.json.encode(msgspec.json.decode(table.save()) | fields))


def test_the_commitment_depends_on_each_part(toy: str) -> None:
    """Two tables that differ in only one thing publish different numbers, so they can be told apart without a save."""

    def plain(position: Any = None, seed: str = "3") -> Table:
        return Table(get_game(toy), "short", {}, {}, seed, position)

    def shared(seat: str = "bob", secret: str = "a", share: str = SHARE) -> Table:
        table = plain()
        table.share(seat, secret, share)
        return table

    def marked(marks: tuple[str, ...], known: int) -> Table:
        table = shared()
        table.marks, table.known = marks, known
        return table

    published = plain()
    published.published = msgspec.structs.replace(published.published, data="0123")
    tables = [
        plain(),
        plain(seed="4"),
        plain({"hands": {"ann": [1]}}),
        plain({"hands": {"ann": [2]}}),
        published,
        shared(),
        shared(seat="ann"),
        shared(secret="b"),
        shared(share="1" * 32),
        marked(("seed",), 0),
        marked((), 1),
    ]
    assert len({table.commitment for table in tables}) == len(tables)


def test_the_commitment_covers_game_and_scenario() -> None:
    dice, omaha = get_game("dice"), get_game("omaha")
    tables = [Table(dice, scenario.id, {}, {}, "7") for scenario in dice.meta.scenarios[:2]]
    tables.append(Table(omaha, omaha.meta.scenarios[0].id, {}, {}, "7"))
    assert len({table.commitment for table in tables}) == 3


def test_an_old_save_loads_to_the_same_state_and_is_marked_as_old(toy: str) -> None:
    table = answered(open_table(toy, "short", seed=3), 4)
    raw = msgspec.json.decode(table.save())
    del raw["marks"]
    raw |= {"format": 1, "commitment": commitment("3")}
    again = saves.load(msgspec.json.encode(raw))
    assert again.hash == table.hash
    assert again.deal == ("deal-old",)
    assert msgspec.json.decode(again.save()) == raw | {"marks": ["old"]}


def test_a_plain_deal_has_no_marks(toy: str) -> None:
    table = open_table(toy, "short")
    table.share("bob", "a", SHARE)
    assert not table.deal
    chosen = open_table(toy, "short", seed=3)
    assert list(chosen.deal) == ["deal-seed"]
    chosen.share("bob", "a", SHARE)
    assert chosen.deal == ("deal-seed", "deal-anew")
    late = answered(open_table(toy, "short", seed=3), 1)
    late.share("bob", "a", SHARE)
    assert late.deal == ("deal-seed", "deal-since")
