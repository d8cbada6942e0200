"""`landfall data check`: are the component packs valid, and how certain are their values?"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from msgspec import Struct

from landfall.core.errors import LandfallError, PackBroken
from landfall.core.packs import read_json, user_folder
from landfall.core.registry import all_metas, get_game
from landfall.core.rules import rule_index
from landfall.core.texts import core_texts
from landfall.terminal.errors import NotAPack


class Section(Struct, frozen=True):
    game: str
    file: str
    section: str
    records: int
    #: How many values have each degree of certainty.
    certainty: dict[str, int]


class Checked(Struct, frozen=True):
    game: str
    sections: tuple[Section, ...]
    #: One sentence saying what is wrong, if anything is.
    error: str = ""


def check(pack: Path | None, language: str) -> list[Checked]:
    """Every game with the built-in packs and those of a folder laid over them."""
    slugs = [meta.slug for meta in all_metas()]
    folder = user_folder() if pack is None else _data_folder(pack, tuple(slugs))
    # A game loads its packs once, so each folder needs its own process.
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return [pool.submit(check_game, slug, folder, language).result() for slug in slugs]


def _data_folder(pack: Path, slugs: tuple[str, ...]) -> Path:
    """The folder that holds a folder for each game: the one given, or the one above it."""
    if any((pack / slug).is_dir() for slug in slugs):
        return pack
    if pack.is_dir() and pack.resolve().name in slugs:
        return pack.resolve().parent
    raise NotAPack(str(pack), slugs)


def check_game(slug: str, folder: Path, language: str) -> Checked:
    os.environ["LANDFALL_DATA"] = str(folder)
    try:
        game = get_game(slug)
        game.names()
        game.board()
        game.digest()
        rule_index(slug)
        sections = tuple(_sections(slug, game.folder / "data", folder / slug))
    except LandfallError as error:
        return Checked(slug, (), core_texts(language).error(error))
    return Checked(slug, sections)


def _sections(slug: str, builtin: Path, own: Path) -> Iterator[Section]:
    for file in sorted(builtin.glob("*.json")):
        document = read_json(file)
        for name, records in _lists(document):
            yield Section(slug, file.name, name, len(records), _certainties(records))
    for file in sorted(own.glob("*.json")):
        if not (builtin / file.name).exists():
            raise PackBroken(str(file), "", "", "why:no-such-file")
        known = read_json(builtin / file.name)
        for name, records in _lists(read_json(file)):
            if name not in known:
                raise PackBroken(str(file), "", name, "why:no-such-section")
            values = sum(len(record) - 1 for record in records)
            yield Section(slug, str(file), name, len(records), {"owner": values})


def _lists(document: Any) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    if not isinstance(document, dict):
        return
    for name, records in document.items():
        if isinstance(records, list) and records and all(isinstance(r, dict) for r in records):
            yield name, records


def _certainties(records: list[dict[str, Any]]) -> dict[str, int]:
    """The degree of certainty is given for a record or for its fields."""
    found: Counter[str] = Counter()
    for record in records:
        certainty = record.get("certainty", "none")
        found.update(certainty.values() if isinstance(certainty, dict) else [str(certainty)])
    return dict(found.most_common())
