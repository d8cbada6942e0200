"""What one sees of a German position when one looks at it: its fire, whose eyes it is, its line. Of the Americans: `look_us`.

All of it follows from what lies open on the map: where units are, and the backs of the Germans' counters.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from landfall.core.decisions import Arg, Fact
from landfall.games.omaha.model import board
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.artillery import batteries
from landfall.games.omaha.table.look_attack import attack
from landfall.games.omaha.table.look_lines import Line, line
from landfall.games.omaha.table.look_units import acts, score

#: So many of the units that bar a way are named.
NAMED: Final = 3
_TEXTS: Final = {
    "12.2": "look-line",
    "12.21": "look-line-held",
    "12.22": "look-line-empty",
    "12.23": "look-line-bocage",
}


def look(game: Omaha, ref: str) -> tuple[Fact, ...]:
    """``hex:0812`` or ``position:WN62``, ``unit:E/2/16``, ``attack:0812``, ``score``; nothing about a hex that is no position's."""
    if ref == "score":
        return score(game)
    kind, _, name = ref.partition(":")
    if kind == "unit":
        return acts(game, name)
    if kind == "attack":
        return attack(game, name)
    if kind == "position":
        hexes = _hexes(name)
    else:
        hexes = (int(name),) if kind == "hex" and name.isdecimal() else ()
    sites = [hex for hex in hexes if hex in board.SITES]
    if not sites:
        return ()
    position = board.SITES[sites[0]]
    lines = [fact for hex in sites for fact in _communication(game, hex)]
    return (_field(position), *_observers(game, position), *lines)


def _hexes(name: str) -> tuple[int, ...]:
    """Of a position, or of one half of it: ``WN62``, ``WN62N``."""
    number = board.POSITION.get(name)
    if number is not None:
        return board.POSITION_HEXES[number]
    site = board.SITE_BY_NAME.get(name)
    return () if site is None else (site,)


def _field(position: int) -> Fact:
    field = board.FIELD[position]
    count = Counter(field.values())
    args: dict[str, Arg] = {"position": f"position:{board.POSITIONS[position].position}"}
    args |= {board.DOT_NAME[dot]: count[dot] for dot in (3, 2, 1)}
    return Fact("6.2", "look-field", args, tuple(board.REF[h] for h in sorted(field)), "field")


def _observers(game: Omaha, position: int) -> list[Fact]:
    """6.51: the batteries behind the map that fire by what this position sees."""
    name = board.POSITIONS[position].position
    found = []
    for battery, active in zip(board.BATTERIES, batteries(game), strict=True):
        if name not in battery.observers:
            continue
        eyes = [h for n in battery.observers for h in board.POSITION_HEXES[board.POSITION[n]]]
        text = "look-observes" if active else "look-observes-silent"
        at = tuple(board.REF[hex] for hex in eyes)
        found.append(Fact("6.51", text, {"battery": f"german:{battery.unit}"}, at, "observers"))
    return found


def _communication(game: Omaha, hex: int) -> list[Fact]:
    found = line(game, hex)
    facts = [_linked(found) if found.path else _cut(hex, found)]
    # 12.24: in the fire phase what was so when it began still is, whatever has happened since.
    if game.phase == "fire" and game.german_actions and bool(found.path) != (hex in game.linked):
        text = "look-settled-cut" if found.path else "look-settled-linked"
        facts.append(Fact("12.24", text, {"position": f"position:{board.SITE_NAME[hex]}"}))
    return facts


def _linked(found: Line) -> Fact:
    args: dict[str, Arg] = {
        "exit": f"exit:{board.EXITS[found.path[-1]]}",
        "count": len(found.path) - 1,
    }
    return Fact(
        found.rule, _TEXTS[found.rule], args, tuple(board.REF[h] for h in found.path), "line"
    )


def _cut(hex: int, found: Line) -> Fact:
    at = tuple(board.REF[h] for h in found.barred)
    args: dict[str, Arg] = {"position": f"position:{board.SITE_NAME[hex]}"}
    if found.barred == (hex,):
        return Fact(found.rule, "look-cut-occupied", args, at, "cut")
    args["units"] = tuple(board.US_REF[n] for n in found.units[:NAMED])
    text = "look-cut-bocage" if found.rule == "12.23" else "look-cut"
    return Fact(found.rule, text, args, at, "cut")
