"""The off-map chart (S1, G21.8): boxes, links, and the hexes that lead to a box or off the map for good."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.ground import BIT, EXITS, SHEET, SIDES, TERRAIN, hex_on
from landfall.games.crete.model.ground import SHEETS as ALL_SHEETS

BOXES: Final[tuple[str, ...]] = tuple(BOX.boxes)
#: ``box:maleme-west``: a box by its name in small letters.
SLUG: Final[tuple[str, ...]] = tuple(name.lower().replace(" ", "-") for name in BOXES)
REF: Final[tuple[str, ...]] = tuple(f"box:{slug}" for slug in SLUG)
BY_SLUG: Final[dict[str, int]] = {slug: n for n, slug in enumerate(SLUG)}
#: crete S3.0: where units wait for an ad-hoc drop.
PARACHUTE: Final[int] = next(n for n, b in enumerate(BOX.boxes.values()) if b.parachute)
_FIRST: Final = -20

#: Exits by number, and the hexes of each sheet as bits.
EXIT_IDS: Final[tuple[str, ...]] = tuple(EXITS)
EXIT_REF: Final[tuple[str, ...]] = tuple(f"exit:{name}" for name in EXIT_IDS)
SHEET_MASK: Final[dict[str, int]] = {
    sheet: sum(BIT[h] for h, name in enumerate(SHEET) if name == sheet) for sheet in BOX.sheets
}


def place(box: int) -> int:
    """The place of a unit in a box."""
    return _FIRST - box


def box_at(at: int) -> int:
    """The box of a place, or -1."""
    return _FIRST - at if at <= _FIRST else -1


@dataclass(frozen=True, slots=True)
class Chart:
    """The part of the chart that is in play in a scenario."""

    #: For each box, the boxes it leads to; boxes of maps that are not in play are left out.
    links: dict[int, tuple[int, ...]]
    #: For each box of a map, its exit hex; for each sheet, its boxes.
    door: dict[int, int]
    of_sheet: dict[str, tuple[int, ...]]
    #: crete S5.0, R31: hexes by which the Allies withdraw, with the exit's number.
    withdrawal: dict[int, int]
    #: crete R47, R77: hexes by which a side leaves for good: the side and the exit's number.
    forced: dict[int, tuple[int, int]]
    #: Boxes from which the Allies do not come back (scenario 4, R79).
    one_way: bool


def exit_hexes(scenario: str, small: bool) -> dict[str, tuple[int, ...]]:
    """crete R75: on the small maps, some exits are elsewhere."""
    found = dict(EXITS)
    record = BOX.scenarios[scenario]
    if small:
        for name in record.small_maps:
            window = BOX.small_maps[name]
            for exit, numbers in window.exits.items():
                found[exit] = tuple(hex_on(window.sheet, n) for n in numbers)
    return found


@cache
def chart(scenario: str, small: bool) -> Chart:
    record = BOX.scenarios[scenario]
    hexes = exit_hexes(scenario, small)
    features = {
        f.feature.removeprefix("exit/"): f for f in BOX.features.values() if f.kind == "exit"
    }
    door: dict[int, int] = {}
    of_sheet: dict[str, tuple[int, ...]] = {}
    withdrawal: dict[int, int] = {}
    for name, feature in features.items():
        if feature.sheet not in record.maps:
            continue
        if feature.box and "S1" in record.rules:
            number = BOXES.index(feature.box)
            door[number] = hexes[name][0]
            of_sheet[feature.sheet] = (*of_sheet.get(feature.sheet, ()), number)
        if "S5" in record.rules and (
            "allied-withdrawal" in feature.use or name in record.extra_withdrawal_exits
        ):
            withdrawal |= dict.fromkeys(hexes[name], EXIT_IDS.index(name))
    forced: dict[int, tuple[int, int]] = {}
    for side, exit in _forced(record):
        forced |= dict.fromkeys(hexes[exit], (side, EXIT_IDS.index(exit)))
    return Chart(
        _links(set(door)),
        door,
        of_sheet,
        withdrawal,
        forced,
        "S1" in record.rules and len(record.maps) == 1,
    )


def _links(maps: set[int]) -> dict[int, tuple[int, ...]]:
    """The links between boxes in play; a transit box that connects fewer than two of them is left out."""
    transits = {
        n
        for n, box in enumerate(BOX.boxes.values())
        if n not in maps and sum(BOXES.index(x) in maps for x in box.links) > 1
    }
    known = maps | transits
    return {
        n: tuple(
            sorted(
                other for link in BOX.boxes[BOXES[n]].links if (other := BOXES.index(link)) in known
            )
        )
        for n in sorted(known)
    }


def _forced(record: Any) -> list[tuple[int, str]]:
    """The exits by which obligations and victory tests count units."""
    found = [
        (SIDES.index(duty["side"]), duty["exit"]["exit"])
        for duty in record.obligations or ()
        if "exit" in duty
    ]
    for check in record.victory.checks:
        found += _counted(check.test)
    return found


def _counted(test: Any) -> list[tuple[int, str]]:
    if isinstance(test, list):
        return [pair for part in test for pair in _counted(part)]
    if not isinstance(test, dict):
        return []
    if "exited_units" in test:
        counted = test["exited_units"]
        return [(SIDES.index(counted["side"]), counted["exit"])]
    return [pair for part in test.values() for pair in _counted(part)]


@cache
def coast(sheet: str) -> tuple[int, ...]:
    """crete R74: land hexes of a sheet next to the sea."""
    return tuple(
        hex
        for hex, name in enumerate(SHEET)
        if name == sheet
        and TERRAIN[hex] != "~"
        and any(TERRAIN[n] == "~" for n in ALL_SHEETS.near[hex])
    )
