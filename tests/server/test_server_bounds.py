"""Every number, list and text of an authored position, in every game: limited by its own type, and harmless at the limit."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest
import sound
import spoilt
from msgspec import inspect

from landfall.core import bounds
from landfall.core.errors import PositionBroken
from landfall.core.registry import all_metas, get_game
from landfall.core.table import Table
from landfall.server import examine

GAMES = [meta.slug for meta in all_metas()]
Path = tuple[Any, ...]


class Field(NamedTuple):
    """A field in a game's position type: a path of names, with ``*`` for any item or key."""

    path: Path
    kind: inspect.Type


def fields(kind: inspect.Type, path: Path = ()) -> Iterator[Field]:
    match kind:
        case inspect.StructType(fields=inside):
            for field in inside:
                yield from fields(field.type, (*path, field.encode_name))
            return
        case inspect.UnionType(types=types):
            for one in types:
                yield from fields(one, path)
            return
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield from fields(item, (*path, "*"))
        case inspect.DictType(value_type=item):
            yield from fields(item, (*path, "*"))
    yield Field(path, kind)


def fields_of(game: str) -> list[Field]:
    kind = get_game(game).position_type
    assert kind is not None
    return list(fields(inspect.type_info(kind)))


def unbounded(kind: inspect.Type) -> bool:
    match kind:
        case inspect.IntType(ge=least, le=most, lt=below):
            most = below if most is None else most
            return least is None or most is None or most > bounds.NUMBER
        case inspect.ListType(max_length=most) | inspect.VarTupleType(max_length=most):
            return most is None
        case inspect.DictType(key_type=key, max_length=most):
            return most is None and not isinstance(key, inspect.LiteralType)
        # The core limits every text; booleans, null and a choice of a few words have no size.
        case inspect.StrType() | inspect.BoolType() | inspect.NoneType() | inspect.LiteralType():
            return False
    return True


@pytest.mark.parametrize("game", GAMES)
def test_every_number_and_list_of_a_position_has_its_own_bound(game: str) -> None:
    assert [".".join(f.path) for f in fields_of(game) if unbounded(f.kind)] == []


def test_a_type_without_bounds_is_noticed() -> None:
    class Loose(msgspec.Struct):
        stars: int
        cards: list[int]
        points: dict[str, int]
        share: float
        anything: Any

    found = [f for f in fields(inspect.type_info(Loose)) if unbounded(f.kind)]
    assert len(found) == 7


# Values at the limit, and beyond it.


def written(path: Path, document: Any) -> Path | None:
    """The values of this field in a document."""
    return next(
        (
            found
            for found in spoilt.places(document)
            if len(found) == len(path)
            and all(name in ("*", key) for name, key in zip(path, found, strict=True))
        ),
        None,
    )


def value_at(document: Any, path: Path) -> Any:
    for key in path:
        document = document[key]
    return document


def with_value(document: Any, path: Path, value: Any) -> Any:
    twin = copy.deepcopy(document)
    value_at(twin, path[:-1])[path[-1]] = value
    return twin


def at_the_bound(kind: inspect.Type, now: Any) -> Iterator[Any]:
    """A value as large as the type allows."""
    match kind:
        case inspect.IntType(ge=least, le=most, lt=below):
            yield from (least, most if below is None else below - 1)
        case inspect.ListType(max_length=most) | inspect.VarTupleType(max_length=most):
            yield from ([], ((now or ["x"]) * (most or 1))[:most])
        case inspect.DictType(max_length=most):
            yield from ({}, {**{f"x{n}": 1 for n in range((most or 3) - len(now))}, **now})
        case inspect.StrType():
            yield from ("", "x" * bounds.TEXT_LENGTH, "9" * bounds.TEXT_LENGTH)


def beyond_it(kind: inspect.Type, now: Any) -> Iterator[Any]:
    match kind:
        case inspect.IntType():
            yield from (-(10**18), 10**18, 10**40)
        case inspect.ListType(max_length=most) | inspect.VarTupleType(max_length=most):
            yield from ((now or ["x"]) * ((most or 0) + 1), ["x"] * 900_000)
        case inspect.DictType(max_length=most):
            yield {f"x{n}": 1 for n in range((most or 3) + 1)}
        case inspect.StrType():
            yield from ("x" * (bounds.TEXT_LENGTH + 1), "9" * 60_000)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_at_its_bound_is_refused_with_a_reason_or_can_be_played(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With bots in every seat. If play does not end, the error is raised, because nothing handles it."""
    monkeypatch.setattr(examine, "TRIAL_SECONDS", 0.1)
    known = [found for found in sound.positions() if found[0] == game]
    said: list[str] = []
    for path, kind in fields_of(game):
        if isinstance(kind, inspect.BoolType | inspect.NoneType | inspect.LiteralType):
            continue  # nothing in it can be large
        place = next(
            (
                (scenario, options, position, at)
                for _, scenario, options, position in known
                if (at := written(path, position)) is not None
            ),
            None,
        )
        assert place is not None, f"no sound position of {game} has {'.'.join(path)}"
        scenario, options, position, at = place
        now = value_at(position, at)
        for value in beyond_it(kind, now):
            with pytest.raises(PositionBroken):
                get_game(game).read_position(with_value(position, at, value))
        table = Table(get_game(game), scenario, options, {}, "hostile", position)
        document = msgspec.json.decode(table.save())
        document["seats"] = dict.fromkeys(document["seats"], "bot:thumb")
        for value in at_the_bound(kind, now):
            document["position"] = with_value(position, at, value)
            said += spoilt.examined(iter([spoilt.signed(document)]))
    assert "nothing said" not in said
    assert "played" in said
    assert "error-position-broken" in said
