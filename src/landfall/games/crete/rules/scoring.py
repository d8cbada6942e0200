"""R46, R79: victory by points (scenario 4)."""

from __future__ import annotations

from typing import Any, NamedTuple

from landfall.games.crete.model.counters import SIDE
from landfall.games.crete.model.ground import ALLIED, GERMAN, SIDES, hex_on
from landfall.games.crete.model.pieces import ASIDE
from landfall.games.crete.model.state import Crete


class Score(NamedTuple):
    """A line of the count: its name, and the points of both sides."""

    line: str
    allied: int
    german: int
    hexes: tuple[int, ...] = ()


def scored_hexes(game: Crete) -> list[int]:
    """Hexes whose control counts."""
    found = []
    for entry in game.frame.record.victory.points or ():
        numbers = entry.get("hexes") or entry.get("for", {}).get("control", {}).get("hexes", ())
        found += [hex_on(game.frame.record.maps[0], number) for number in numbers]
    return found


def scores(game: Crete) -> list[Score]:
    """crete R46: every line of the count as things stand."""
    return [_score(game, entry) for entry in game.frame.record.victory.points or ()]


def _score(game: Crete, entry: dict[str, Any]) -> Score:
    value: int = entry["vp"]
    sheet = game.frame.record.maps[0]
    per = entry.get("per", "")
    if per == "enemy step eliminated":
        return Score("steps", value * game.lost[GERMAN], value * game.lost[ALLIED])
    if per.startswith("Allied step"):
        way = "shipped" if "S2" in per else "marched"
        return Score(way, value * steps_aside(game, way), 0)
    numbers = entry.get("hexes") or entry["for"]["control"]["hexes"]
    hexes = tuple(hex_on(sheet, number) for number in numbers)
    held = [
        value * sum(game.control.get(h, ALLIED) == side for h in hexes)
        if entry["side"] in ("both", SIDES[side])
        else 0
        for side in (ALLIED, GERMAN)
    ]
    line = "runway" if per else "post" if entry["side"] == "both" else "port"
    return Score(line, held[ALLIED], held[GERMAN], hexes)


def steps_aside(game: Crete, way: str) -> int:
    """crete R25, R79: steps of the Allies that were set aside, by sea or by the road west."""
    by_sea = set(game.exited.get("sea", ()))
    return sum(
        unit.steps
        for n, unit in game.units.items()
        if unit.at == ASIDE and SIDE[n] == ALLIED and (n in by_sea) == (way == "shipped")
    )


def totals(game: Crete) -> tuple[int, int]:
    lines = scores(game)
    return sum(s.allied for s in lines), sum(s.german for s in lines)


def most_points(game: Crete) -> str:
    """crete R46: most points win; equal points are a draw."""
    allied, german = totals(game)
    if allied == german:
        return "draw"
    return "allied" if allied > german else "german"
