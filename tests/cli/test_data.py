"""`landfall data check`, and how a broken pack of the user's affects the table."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.run import landfall

from landfall.core.registry import all_metas, get_game
from landfall.terminal.packs import Section, _data_folder, _sections

#: Any game with a file of records, to lay a user's own records over.
SLUG, FILE, SECTION, KEY = "commando", "cards.json", "cards", "number"


def first_record() -> dict[str, object]:
    document = json.loads((get_game(SLUG).folder / "data" / FILE).read_bytes())
    record: dict[str, object] = document[SECTION][0]
    return record


def own(folder: Path, document: object, file: str = FILE) -> Path:
    (folder / SLUG).mkdir(parents=True, exist_ok=True)
    (folder / SLUG / file).write_text(json.dumps(document), encoding="utf-8")
    return folder


def test_the_built_in_packs_are_valid() -> None:
    ran = landfall("data", "check", "--json")
    assert ran.code == 0, ran.err
    checked = {game["game"]: game for game in json.loads(ran.out)}
    assert set(checked) == {meta.slug for meta in all_metas()}
    assert any(section["records"] for section in checked[SLUG]["sections"])


def test_a_valid_pack_of_the_owner(tmp_path: Path) -> None:
    record = first_record()
    folder = own(tmp_path / "mine", {SECTION: [{KEY: record[KEY], "combat": record["combat"]}]})
    ran = landfall("data", "check", str(folder), "--lang", "en")
    assert ran.code == 0, ran.err
    assert "from your box 1" in " ".join(ran.out.split())
    assert _data_folder(folder / SLUG, (SLUG,)) == folder.resolve(), (
        "or the game's own folder in it"
    )


def test_an_invalid_pack_of_the_owner(tmp_path: Path) -> None:
    record = first_record()
    folder = own(tmp_path / "mine", {SECTION: [{KEY: record[KEY], "combat": "strong"}]})
    ran = landfall("data", "check", str(folder), "--lang", "fr")
    assert ran.code == 2
    assert FILE in ran.err
    assert f"enregistrement {record[KEY]}, champ combat" in ran.err


@pytest.mark.parametrize(
    ("file", "document", "why"),
    [
        ("carts.json", {SECTION: []}, "no-such-file"),
        (FILE, {"carts": [{KEY: "1"}]}, "no-such-section"),
    ],
)
def test_a_misspelt_file_or_section_is_reported(
    tmp_path: Path, file: str, document: object, why: str
) -> None:
    from landfall.core.errors import PackBroken

    folder = own(tmp_path, document, file)
    with pytest.raises(PackBroken) as caught:
        list(_sections(SLUG, get_game(SLUG).folder / "data", folder / SLUG))
    assert caught.value.args_for_text["detail"] == f"why:{why}"


def test_sections_list_how_certain_their_values_are() -> None:
    found = list(_sections(SLUG, get_game(SLUG).folder / "data", Path("nowhere")))
    assert all(isinstance(section, Section) for section in found)
    assert any("reconstructed" in section.certainty for section in found)


def test_the_table_does_not_open_on_a_broken_pack(tmp_path: Path) -> None:
    folder = own(tmp_path / "mine", {SECTION: [{KEY: "0"}]})
    command = [sys.executable, "-c", "from landfall.cli import main; main()", "play", SLUG]
    ran = subprocess.run(
        [*command, "--lang", "en"],
        env={**os.environ, "LANDFALL_DATA": str(folder)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 2
    assert "is broken at record 0, field number" in ran.stderr
    assert "Traceback" not in ran.stderr
