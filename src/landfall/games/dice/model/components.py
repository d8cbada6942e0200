"""Cards, nations, battlefields and constants, read from ``data`` and checked once.

Every record says how certain its values are. The owner of the box may replace them with exact ones
(`landfall.core.packs`); no printed value is hard-coded.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import Struct

from landfall.core.errors import PackBroken
from landfall.core.packs import CERTAINTIES, digest, read_records, typed

DATA: Final = Path(__file__).parents[1] / "data"

SKULL, STAR, SOLDIER, TWO, COURAGE, TOOL = range(6)
FACES: Final = ("skull", "star", "soldier", "two", "courage", "tool")
RED, WHITE, BLUE, GOLD, PLAIN = range(5)
COLOURS: Final = ("red", "white", "blue", "gold", "plain")
SIX: Final = (RED, RED, WHITE, WHITE, BLUE, BLUE)
RESOURCES: Final = ("soldiers", "courage", "stars", "points")
#: The bonus for three dice that show the same face, by face (dice 4.1 to 4.6).
BONUSES: Final = (
    "ultime_cadeau",
    "inspiration",
    "troupes_fraiches",
    "renforts",
    "cri_de_guerre",
    "trouvaille",
)
_FACE_WORDS: Final = {
    "crane": SKULL,
    "etoile": STAR,
    "soldat": SOLDIER,
    "deux_soldats": TWO,
    "courage": COURAGE,
    "outil": TOOL,
}
_COLOUR_WORDS: Final = {"rouge": RED, "blanc": WHITE, "bleu": BLUE, "any": PLAIN}

Certainty = dict[str, str]


class Card(Struct, frozen=True, kw_only=True):
    """dice 1.4: specialists, items, medals, vehicles and promotions."""

    id: str
    name_fr: str
    name_en: str
    certainty: Certainty
    kind: str = ""
    category: str = ""
    box: str = "base"
    cost: int = 0
    title: str = ""
    nation: str = ""
    hero: str = ""
    explosion: bool = False
    #: A medal that can be played aboard (Route vers l'Enfer, table in Module 1).
    at_sea: bool = False
    #: German cards and Badges: the windows in which they are offered (dice A1.7); whether they are in
    #: play against the automatic Unit (A1S.12); whether a lost one may be recruited again (A1.9).
    windows: tuple[str, ...] = ()
    solo: bool = True
    returns: bool = False

    @property
    def black(self) -> bool:
        """dice A1.21: a Decoration that acts when drawn."""
        return self.category == "black"


class BattleCondition(Struct, frozen=True, kw_only=True):
    """dice A2: a card that applies for a turn; ``ops`` are its effects."""

    id: str
    name_fr: str
    name_en: str
    certainty: Certainty
    weather: bool = False
    ops: tuple[dict[str, Any], ...] = ()


class Needs(Struct, frozen=True):
    """What a special mission requires the unit to sacrifice."""

    specialists_all: tuple[str, ...] = ()
    specialists_any_of: tuple[str, ...] = ()
    items_all: tuple[str, ...] = ()
    bbr: tuple[str, ...] = ()
    resources: dict[str, int] = {}
    dice: tuple[dict[str, str | int], ...] = ()

    @property
    def results(self) -> tuple[tuple[int, int, int], ...]:
        """Dice required: face, colour (PLAIN: any), how many."""
        return tuple(
            (
                _FACE_WORDS[str(d["face"])],
                _COLOUR_WORDS[str(d["colors"])],
                int(d["count"]),
            )
            for d in self.dice
        )


class Mission(Struct, frozen=True, kw_only=True):
    id: str
    name_fr: str
    name_en: str
    certainty: Certainty
    sacrifice: Needs
    location: str = ""


class Nation(Struct, frozen=True, kw_only=True):
    """dice 1.3: nations differ only in the numbers of their bonuses."""

    id: str
    name_fr: str
    name_en: str
    certainty: Certainty
    bonus: dict[str, dict[str, int]]


class ItemOrPay(Struct, frozen=True):
    item: str
    pay: dict[str, int]


class Requirement(Struct, frozen=True, forbid_unknown_fields=True):
    """dice 5.2, 5.3: what a sector requires of units that enter; only one of the fields is set."""

    own_specialist: str = ""
    lose_specialist: str = ""
    pay: dict[str, int] = {}
    own_any_item_or_pay: ItemOrPay | None = None


class Sector(Struct, frozen=True, kw_only=True):
    """One area of a battlefield, on land or at sea."""

    id: str
    row: int
    span: tuple[float, float]
    defence: int
    def_roll: str = ""
    mgf: int = 0
    mgf_special: str = ""
    max_turns: int = 3
    max_units: int = 0
    start: bool = False
    bunker: str = ""
    climb: bool = False
    single_combat: bool = False
    requires: tuple[Requirement, ...] = ()
    on_enter: tuple[dict[str, str | int], ...] = ()
    per_tally: dict[str, int] = {}
    dice: dict[str, int] = {}
    forbid: tuple[str, ...] = ()
    bombardment: tuple[int, ...] = ()
    mines: bool = False
    safe: bool = False


class Edge(Struct, frozen=True, kw_only=True):
    a: str
    b: str
    kind: str
    courage: int = 0
    landmines: bool = False
    barrier: bool = False

    @property
    def id(self) -> str:
        return f"{self.a}-{self.b}"


class Battlefield(Struct, frozen=True, kw_only=True):
    id: str
    name_fr: str
    name_en: str
    certainty: Certainty
    place: str
    date: str
    box: str
    beach: bool
    difficulty: int
    start: dict[str, int]
    special_items: tuple[str, ...]
    scattered: bool
    rows: tuple[int, ...]
    final_bunkers: tuple[str, ...]
    sectors: tuple[Sector, ...]
    edges: tuple[Edge, ...]


class Sea(Struct, frozen=True, kw_only=True):
    id: str
    name_fr: str
    name_en: str
    certainty: Certainty
    players: tuple[int, int]
    rows: tuple[int, ...]
    sectors: tuple[Sector, ...]


class Constant(Struct, frozen=True):
    id: str
    value: int
    certainty: Certainty


class ToolTable(Struct, frozen=True):
    id: str
    points: tuple[int, ...]
    certainty: Certainty


class Ground:
    """A battlefield indexed for quick lookup: sectors by id, and the exits of each."""

    __slots__ = ("battlefield", "exits", "final", "sectors", "starts", "top")

    def __init__(self, battlefield: Battlefield) -> None:
        self.battlefield = battlefield
        self.sectors = {s.id: s for s in battlefield.sectors}
        self.starts = tuple(s.id for s in battlefield.sectors if s.start)
        self.final = frozenset(battlefield.final_bunkers)
        #: The row below the final bunker.
        self.top = max(s.row for s in battlefield.sectors) - 1
        #: By sector: each edge that leads out of it and the sector beyond. Advances only go one way (dice 3.5.1).
        self.exits: dict[str, tuple[tuple[Edge, Sector], ...]] = {}
        for sector in battlefield.sectors:
            out = [(e, self.sectors[e.b]) for e in battlefield.edges if e.a == sector.id]
            out += [
                (e, self.sectors[e.a])
                for e in battlefield.edges
                if e.b == sector.id and e.kind == "lateral"
            ]
            self.exits[sector.id] = tuple(out)

    def neighbours(self, sector: str) -> set[str]:
        """Sectors that share a border with it, in either direction."""
        edges = self.battlefield.edges
        return {e.b for e in edges if e.a == sector} | {e.a for e in edges if e.b == sector}


R = TypeVar("R")


def _load(file: str, section: str, kind: type[R]) -> dict[str, R]:
    records = read_records(DATA / file, "dice", section, "id")
    for record in records:
        marks = record.get("certainty")
        if not isinstance(marks, dict) or not all(
            any(str(mark).startswith(known) for known in CERTAINTIES) for mark in marks.values()
        ):
            raise PackBroken(file, str(record.get("id")), "certainty", f"unknown mark: {marks}")
    return typed(records, kind, file, "id")


def _cards(section: str, kind: str) -> dict[str, Card]:
    found = _load("cards.json", section, Card)
    return {i: _with_kind(card, kind) for i, card in found.items()}


def _with_kind(card: Card, kind: str) -> Card:
    from msgspec.structs import replace

    return replace(card, kind=kind)


SPECIALISTS: Final = _cards("specialists", "specialist")
ITEMS: Final = _cards("items", "item")
MEDALS: Final = _cards("medals", "medal")
VEHICLES: Final = _cards("vehicles", "vehicle")
PROMOTIONS: Final = _cards("promotions", "promotion")
MISSIONS: Final = _load("cards.json", "missions", Mission)
DECORATIONS: Final = _cards("decorations", "decoration")
BADGES: Final = _cards("badges", "badge")
CONDITIONS: Final = _load("cards.json", "conditions", BattleCondition)
CARDS: Final = {
    **SPECIALISTS,
    **ITEMS,
    **MEDALS,
    **VEHICLES,
    **PROMOTIONS,
    **DECORATIONS,
    **BADGES,
}
NATIONS: Final = _load("tables.json", "nations", Nation)
CONSTANTS: Final = {c.id: c.value for c in _load("tables.json", "constants", Constant).values()}
TOOLS: Final = _load("tables.json", "tools", ToolTable)["tools"].points
BATTLEFIELDS: Final = _load("battlefields.json", "battlefields", Battlefield)
SEAS: Final = _load("battlefields.json", "seas", Sea)
TITLES: Final = {i: card.title for i, card in SPECIALISTS.items()}
HEROES: Final = tuple(i for i, card in SPECIALISTS.items() if card.hero)
NAVAL: Final = {c.nation: i for i, c in SPECIALISTS.items() if c.category == "naval"}


def _category(category: str) -> tuple[str, ...]:
    return tuple(
        i for i, card in SPECIALISTS.items() if card.category == category and not card.hero
    )


REGULAR: Final = _category("regular")
AUXILIARY: Final = _category("auxiliary")
#: dice A1.3: the German reserve.
GERMANS: Final = _category("german")
GERMAN_ITEMS: Final = tuple(i for i, card in ITEMS.items() if card.category == "german")
RANKING: Final = _category("ranking")
UNIQUE: Final = _category("unique")


def tool_points(tools: int) -> int:
    """dice 3.2.7: the points for this many tools; beyond the table's end, each further tool adds 7, 8, …"""
    if tools < len(TOOLS):
        return TOOLS[tools]
    last = len(TOOLS) - 1
    return TOOLS[last] + sum(range(last + 1, tools + 1))


@cache
def ground(battlefield: str) -> Ground:
    return Ground(BATTLEFIELDS[battlefield])


@cache
def sea_for(players: int) -> Sea:
    for sea in SEAS.values():
        if sea.players[0] <= players <= sea.players[1]:
            return sea
    raise PackBroken("battlefields.json", "seas", "players", f"no sea for {players}")


@cache
def sea_sectors(sea: str) -> dict[str, Sector]:
    return {s.id: s for s in SEAS[sea].sectors}


def _check(known: Iterable[str], used: Iterable[str], where: str) -> None:
    for name in used:
        if name not in known:
            raise PackBroken("cards.json", where, name, "no such card")


def check_components() -> None:
    """Check that every reference between records leads to a record."""
    kinds = (SPECIALISTS, ITEMS, MEDALS, VEHICLES, PROMOTIONS, DECORATIONS, BADGES)
    total = sum(len(cards) for cards in kinds) + len(MISSIONS) + len(CONDITIONS)
    if len({*CARDS, *MISSIONS, *CONDITIONS}) != total:
        raise PackBroken("cards.json", "", "id", "two cards share an id")
    for battlefield in BATTLEFIELDS.values():
        _check(ITEMS, battlefield.special_items, battlefield.id)
        sectors = {s.id for s in battlefield.sectors}
        for edge in battlefield.edges:
            _check(sectors, (edge.a, edge.b), battlefield.id)
        _check(sectors, battlefield.final_bunkers, battlefield.id)
    for mission in MISSIONS.values():
        needs = mission.sacrifice
        _check(SPECIALISTS, (*needs.specialists_all, *needs.specialists_any_of), mission.id)
        _check(ITEMS, needs.items_all, mission.id)


check_components()


@cache
def fingerprint() -> str:
    return digest(CARDS, MISSIONS, CONDITIONS, NATIONS, CONSTANTS, TOOLS, BATTLEFIELDS, SEAS)
