"""Details of a German position on request: its field of fire, the batteries it observes for, its line.

US units are in `look_units.py`. Everything follows from what is visible on the map: where units are, and
the backs of the German counters.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from landfall.core.decisions import Arg, Fact
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.state import IN_BOX, Omaha
from landfall.games.omaha.rules.artillery import batteries
from landfall.games.omaha.table.look_attack import attack
from landfall.games.omaha.table.look_fire import danger, fire_into
from landfall.games.omaha.table.look_lines import Line, line
from landfall.games.omaha.table.look_targets import targets
from landfall.games.omaha.table.look_units import acts, score

#: How many of the units that block a path are named.
NAMED: Final = 3
_TEXTS: Final = {
    "12.2": "look-line",
    "12.21": "look-line-held",
    "12.22": "look-line-empty",
    "12.23": "look-line-bocage",
}


def look(game: Omaha, ref: str) -> tuple[Fact, ...]:
    """``hex:0812`` or ``position:WN62``, ``box:ER3``, ``unit:E/2/16``, ``attack:0812``, ``targets``, ``score``. The
    answer for a hex always includes its terrain."""
    if ref == "score":
        return score(game)
    if ref == "targets":
        return targets(game)
    kind, _, name = ref.partition(":")
    if kind == "unit":
        return (*acts(game, name), *danger(game, name))
    if kind == "attack":
        return attack(game, name)
    if kind == "box":
        return _waiting(game, name)
    if kind == "position":
        hexes = _hexes(name)
    else:
        hexes = (int(name),) if kind == "hex" and name.isdecimal() else ()
    sites = [hex for hex in hexes if hex in ground.SITES]
    place = hexes[0] if kind == "hex" and hexes and hexes[0] in ground.REF else None
    below = () if place is None else (_ground(game, place),)
    here = () if place is None else _here(game, place)
    if not sites:
        return (*below, *here)
    position = ground.SITES[sites[0]]
    lines = [fact for hex in sites for fact in _communication(game, hex)]
    return (*below, _field(position), *_observers(game, position), *lines, *here)


def _ground(game: Omaha, hex: int) -> Fact:
    """The ground a unit is on there, at this tide."""
    record = ground.HEXES[hex]
    terrain = "sea" if hex in ground.UNDERWATER[deck.TIDE[game.turn]] else record.terrain
    args: dict[str, Arg] = {"hex": ground.REF[hex], "terrain": terrain, "level": record.level}
    return Fact("7.3", "look-ground", args, (), "ground")


def _here(game: Omaha, hex: int) -> tuple[Fact, ...]:
    """Who is in a hex, and who can fire into it."""
    units = game.at(hex)
    found = list(fire_into(game, hex))
    if units:
        args: dict[str, Arg] = {"units": tuple(counters.US_REF[n] for n in units)}
        found.insert(0, Fact("7.6", "look-here", args, (), "here"))
    return tuple(found)


def _waiting(game: Omaha, name: str) -> tuple[Fact, ...]:
    """Who is in a landing box, in the order of the counters."""
    place = IN_BOX + ground.BOX_NUMBER.get(name, len(ground.BOXES))
    units = tuple(counters.US_REF[n] for n, unit in enumerate(game.units) if unit.at == place)
    return (Fact("5.3", "look-here", {"units": units}, (), "here"),) if units else ()


def _hexes(name: str) -> tuple[int, ...]:
    """The hexes of a position, or of one half of it: ``WN62``, ``WN62N``."""
    number = ground.POSITION.get(name)
    if number is not None:
        return ground.POSITION_HEXES[number]
    site = ground.SITE_BY_NAME.get(name)
    return () if site is None else (site,)


def _field(position: int) -> Fact:
    field = ground.FIELD[position]
    count = Counter(field.values())
    args: dict[str, Arg] = {"position": f"position:{ground.POSITIONS[position].position}"}
    args |= {ground.DOT_NAME[dot]: count[dot] for dot in (3, 2, 1)}
    return Fact("6.2", "look-field", args, tuple(ground.REF[h] for h in sorted(field)), "field")


def _observers(game: Omaha, position: int) -> list[Fact]:
    """6.51: the off-map batteries this position observes for."""
    name = ground.POSITIONS[position].position
    found = []
    for battery, active in zip(counters.BATTERIES, batteries(game), strict=True):
        if name not in battery.observers:
            continue
        eyes = [h for n in battery.observers for h in ground.POSITION_HEXES[ground.POSITION[n]]]
        text = "look-observes" if active else "look-observes-silent"
        at = tuple(ground.REF[hex] for hex in eyes)
        found.append(Fact("6.51", text, {"battery": f"german:{battery.unit}"}, at, "observers"))
    return found


def _communication(game: Omaha, hex: int) -> list[Fact]:
    found = line(game, hex)
    facts = [_linked(found) if found.path else _cut(hex, found)]
    # 12.24: during the fire phase, the status at the start of the phase still applies, whatever has happened since.
    if game.phase == "fire" and game.german_actions and bool(found.path) != (hex in game.linked):
        text = "look-settled-cut" if found.path else "look-settled-linked"
        facts.append(Fact("12.24", text, {"position": f"position:{ground.SITE_NAME[hex]}"}))
    return facts


def _linked(found: Line) -> Fact:
    args: dict[str, Arg] = {
        "exit": f"exit:{ground.EXITS[found.path[-1]]}",
        "count": len(found.path) - 1,
    }
    return Fact(
        found.rule, _TEXTS[found.rule], args, tuple(ground.REF[h] for h in found.path), "line"
    )


def _cut(hex: int, found: Line) -> Fact:
    at = tuple(ground.REF[h] for h in found.barred)
    args: dict[str, Arg] = {"position": f"position:{ground.SITE_NAME[hex]}"}
    if found.barred == (hex,):
        return Fact(found.rule, "look-cut-occupied", args, at, "cut")
    args["units"] = tuple(counters.US_REF[n] for n in found.units[:NAMED])
    text = "look-cut-bocage" if found.rule == "12.23" else "look-cut"
    return Fact(found.rule, text, args, at, "cut")
