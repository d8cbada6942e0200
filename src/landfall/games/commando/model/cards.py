"""The cards and terrains, loaded from their pack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct

from landfall.core import packs
from landfall.core.errors import PackBroken
from landfall.games.commando.model.card_language import (
    AnyOp,
    Choose,
    Effect,
    FlipDestiny,
    Kind,
    When,
)

DATA: Final = Path(__file__).parents[1] / "data"
LETTERS: Final = ("P", "M", "D")

ENGLISH: Final = 0
GERMAN: Final = 1
SIDES: Final = ("english", "german")


class _CardRecord(Struct, frozen=True, forbid_unknown_fields=True):
    number: str
    side: Literal["english", "german"]
    kind: Kind
    name: dict[str, str]
    heroic: bool
    combat: int | None
    type: str
    needs_own_unit: bool
    effects: tuple[Effect, ...]
    copies: dict[str, int]
    certainty: dict[str, str]


class _TerrainRecord(Struct, frozen=True, forbid_unknown_fields=True):
    number: str
    name: dict[str, str]
    size: int
    draw_english: int
    draw_german: int
    tags: tuple[str, ...]
    effects: tuple[Effect, ...]
    copies: dict[str, int]
    scores: bool
    certainty: dict[str, str]
    back_of: str = ""


class Card(Struct, frozen=True):
    """A card as the rules use it; all copies of a card are identical."""

    number: int
    side: int
    kind: Kind
    heroic: bool
    combat: int
    type: str
    needs_own_unit: bool
    effects: tuple[Effect, ...]
    copies: Mapping[str, int]
    name: Mapping[str, str]
    certainty: Mapping[str, str]
    ref: str
    #: Effects by trigger, each with the path of its operations.
    static: tuple[Effect, ...]
    require: tuple[Effect, ...]
    on_play: tuple[tuple[str, Effect], ...]
    on_destroyed: tuple[tuple[str, Effect], ...]
    #: The path of its effect as a combat action, for units that can be played as one.
    alt_action: str
    #: The windows in which a response may be played.
    windows: frozenset[str]
    response: str


class Terrain(Struct, frozen=True):
    number: str
    size: int
    draws: tuple[int, int]
    tags: frozenset[str]
    effects: tuple[Effect, ...]
    copies: Mapping[str, int]
    #: A British victory here scores points in the campaign (commando 8.5).
    scores: bool
    name: Mapping[str, str]
    certainty: Mapping[str, str]
    ref: str
    static: tuple[AnyOp, ...]
    triggers: Mapping[str, tuple[tuple[str, Effect], ...]]

    def on(self, when: When) -> tuple[tuple[str, Effect], ...]:
        return self.triggers.get(when, ())


class Pack(Struct, frozen=True):
    cards: Mapping[int, Card]
    terrains: Mapping[str, Terrain]
    #: Every list of operations by its path: "1301/0", "1301/0/0/1", "1802/0/0/success".
    ops: Mapping[str, tuple[AnyOp, ...]]
    digest: str

    def deck(self, side: int, letter: str) -> list[int]:
        return [
            card.number
            for card in self.cards.values()
            if card.side == side and not card.heroic
            for _ in range(card.copies.get(letter, 0))
        ]

    def heroes(self, side: int, letter: str) -> list[int]:
        return [
            card.number
            for card in self.cards.values()
            if card.side == side and card.heroic and card.copies.get(letter, 0)
        ]

    def terrain_cards(self, letter: str) -> list[str]:
        return [t.number for t in self.terrains.values() for _ in range(t.copies.get(letter, 0))]

    def answers(self, side: int, letter: str) -> frozenset[str]:
        """The windows for which this side's deck has a card, which is public knowledge."""
        return frozenset(
            window
            for card in self.cards.values()
            if card.side == side and card.copies.get(letter, 0)
            for window in card.windows
        )


def load_pack(own: Path | None = None) -> Pack:
    cards_raw = packs.read_records(DATA / "cards.json", "commando", "cards", "number", own)
    terrains_raw = packs.read_records(DATA / "terrains.json", "commando", "terrains", "number", own)
    cards = packs.typed(cards_raw, _CardRecord, "cards.json", "number")
    terrains = packs.typed(terrains_raw, _TerrainRecord, "terrains.json", "number")
    ops: dict[str, tuple[AnyOp, ...]] = {}
    records: list[_CardRecord | _TerrainRecord] = [*cards.values(), *terrains.values()]
    for record in records:
        _check_record(record)
        for index, effect in enumerate(record.effects):
            _collect(f"{record.number}/{index}", effect.do, ops)
    return Pack(
        cards={int(r.number): _card(r) for r in cards.values()},
        terrains={r.number: _terrain(r) for r in terrains.values()},
        ops=ops,
        digest=packs.digest(cards_raw, terrains_raw),
    )


def _check_record(record: _CardRecord | _TerrainRecord) -> None:
    file = "cards.json" if isinstance(record, _CardRecord) else "terrains.json"
    for name in ("fr", "en"):
        if name not in record.name:
            raise PackBroken(file, record.number, f"name.{name}", "missing")
    for letter, copies in record.copies.items():
        if letter not in LETTERS or not 0 <= copies <= 10:
            raise PackBroken(file, record.number, f"copies.{letter}", f"{copies}")
    for field, certainty in record.certainty.items():
        if certainty not in packs.CERTAINTIES:
            raise PackBroken(file, record.number, f"certainty.{field}", certainty)
    if isinstance(record, _CardRecord):
        if not record.number.isdigit():
            raise PackBroken(file, record.number, "number", "expected digits")
        if (record.kind == "unit") != (record.combat is not None):
            raise PackBroken(file, record.number, "combat", "units have a value, others have none")
    elif record.size < 0:
        raise PackBroken(file, record.number, "size", str(record.size))


def _collect(path: str, do: tuple[AnyOp, ...], into: dict[str, tuple[AnyOp, ...]]) -> None:
    into[path] = do
    for index, op in enumerate(do):
        if isinstance(op, Choose):
            for choice, alternative in enumerate(op.options):
                _collect(f"{path}/{index}/{choice}", alternative.do, into)
        elif isinstance(op, FlipDestiny):
            _collect(f"{path}/{index}/success", op.success, into)
            _collect(f"{path}/{index}/fail", op.fail, into)


def _with_paths(
    number: str, effects: Iterable[Effect], when: When
) -> tuple[tuple[str, Effect], ...]:
    return tuple((f"{number}/{i}", e) for i, e in enumerate(effects) if e.when == when)


def _card(record: _CardRecord) -> Card:
    def on(when: When) -> tuple[tuple[str, Effect], ...]:
        return _with_paths(record.number, record.effects, when)

    responses = on("response")
    alternatives = on("alt_action")
    return Card(
        number=int(record.number),
        side=SIDES.index(record.side),
        kind=record.kind,
        heroic=record.heroic,
        combat=record.combat or 0,
        type=record.type,
        needs_own_unit=record.needs_own_unit,
        effects=record.effects,
        copies=record.copies,
        name=record.name,
        certainty=record.certainty,
        ref=f"card:{record.number}",
        static=tuple(e for _, e in on("static")),
        require=tuple(e for _, e in on("require")),
        on_play=on("on_play"),
        on_destroyed=on("on_destroyed"),
        alt_action=alternatives[0][0] if alternatives else "",
        windows=frozenset(w for _, e in responses for w in e.to),
        response=responses[0][0] if responses else "",
    )


def _terrain(record: _TerrainRecord) -> Terrain:
    triggers: dict[str, list[tuple[str, Effect]]] = {}
    for index, effect in enumerate(record.effects):
        triggers.setdefault(effect.when, []).append((f"{record.number}/{index}", effect))
    return Terrain(
        number=record.number,
        size=record.size,
        draws=(record.draw_english, record.draw_german),
        tags=frozenset(record.tags),
        effects=record.effects,
        copies=record.copies,
        scores=record.scores,
        name=record.name,
        certainty=record.certainty,
        ref=f"terrain:{record.number}",
        static=tuple(op for e in record.effects if e.when == "static" for op in e.do),
        triggers={when: tuple(found) for when, found in triggers.items()},
    )


@cache
def pack() -> Pack:
    """The pack in use: the built-in one, in which the records of someone who owns the box replace ours."""
    return load_pack()


def card(number: int) -> Card:
    return pack().cards[number]


def names() -> dict[str, Mapping[str, str]]:
    loaded = pack()
    both: list[Any] = [*loaded.cards.values(), *loaded.terrains.values()]
    return {component.ref: component.name for component in both}
