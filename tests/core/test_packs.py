from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from landfall.core import packs
from landfall.core.errors import PackBroken


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    number: str
    value: int
    certainty: dict[str, str]
    name: dict[str, str] = {}


CARDS: list[dict[str, Any]] = [
    {"number": "1", "value": 3, "certainty": {"value": "reconstructed"}},
    {"number": "2", "value": 5, "certainty": {"value": "rulebook"}},
]


@pytest.fixture
def builtin(tmp_path: Path) -> Path:
    return written(tmp_path / "builtin" / "cards.json", {"cards": CARDS})


def written(file: Path, document: Any) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    data = document if isinstance(document, bytes) else msgspec.json.encode(document)
    file.write_bytes(data)
    return file


def cards(builtin: Path, own: Path) -> dict[str, Card]:
    records = packs.read_records(builtin, "toy", "cards", "number", own)
    return packs.typed(records, Card, builtin.name, "number")


def test_without_own_records_the_built_in_ones_count(builtin: Path, tmp_path: Path) -> None:
    assert cards(builtin, tmp_path)["1"].value == 3


def test_own_records_replace_field_by_field(builtin: Path, tmp_path: Path) -> None:
    written(tmp_path / "toy" / "cards.json", {"cards": [{"number": "1", "value": 4}]})
    found = cards(builtin, tmp_path)
    assert (found["1"].value, found["2"].value) == (4, 5)
    assert found["1"].certainty == {"value": "owner"}
    assert found["2"].certainty == {"value": "rulebook"}


def test_own_records_are_read_from_the_users_folder(
    builtin: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANDFALL_DATA", str(tmp_path / "mine"))
    written(tmp_path / "mine" / "toy" / "cards.json", {"cards": [{"number": "2", "value": 9}]})
    records = packs.read_records(builtin, "toy", "cards", "number")
    assert records[1]["value"] == 9


def test_a_file_of_another_section_changes_nothing(builtin: Path, tmp_path: Path) -> None:
    written(tmp_path / "toy" / "cards.json", {"maps": []})
    assert cards(builtin, tmp_path)["1"].value == 3


@pytest.mark.parametrize(
    ("own", "parts"),
    [
        ({"cards": [{"number": "9", "value": 1}]}, ("cards.json", "record 9", "number")),
        ({"cards": {"1": 4}}, ("cards.json", "cards", "list of records")),
        ([{"number": "1", "value": 9}], ("cards.json", "cards", "list of records")),
        ({"cards": [{"number": "1", "value": "four"}]}, ("cards.json", "record 1", "field value")),
        ({"cards": [{"number": "1", "colour": "red"}]}, ("cards.json", "record 1", "colour")),
        ({"cards": [{"number": "1", "name": {"fr": 3}}]}, ("record 1", "field name")),
        (b'{"cards": [', ("cards.json", "truncated")),
        (b"\xff\xfe", ("cards.json",)),
    ],
)
def test_an_error_names_file_record_and_field(
    builtin: Path, tmp_path: Path, own: Any, parts: tuple[str, ...]
) -> None:
    written(tmp_path / "toy" / "cards.json", own)
    with pytest.raises(PackBroken) as caught:
        cards(builtin, tmp_path)
    assert [part for part in parts if part not in str(caught.value)] == []


def test_a_key_used_twice(tmp_path: Path) -> None:
    file = written(tmp_path / "cards.json", {"cards": [*CARDS, CARDS[0]]})
    with pytest.raises(PackBroken, match="record 1, field number: the key is used twice"):
        cards(file, tmp_path)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(PackBroken, match=r"cards\.json is broken"):
        packs.read_json(tmp_path / "cards.json")


def test_where_the_users_packs_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LANDFALL_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert packs.user_folder() == tmp_path / "landfall" / "packs"


def test_a_digest_depends_on_values_but_not_on_their_order() -> None:
    assert packs.digest({"a": 1, "b": 2}) == packs.digest({"b": 2, "a": 1})
    assert packs.digest({"a": 1}) != packs.digest({"a": 2})
