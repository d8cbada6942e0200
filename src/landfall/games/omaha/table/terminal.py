"""The beach in the terminal: a map that can be read in 80 columns, and who is where.

The sea is below and the east on the left, as on the printed map. A hex takes two characters: what is
there, and the heaviest fire that covers it. After a move only what has changed is shown.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from landfall.core.decisions import Seat
from landfall.core.texts import Texts
from landfall.games.omaha.model import ground
from landfall.games.omaha.table.view import ForceView, OmahaView, UnitView

#: Always beside a sign, since not everyone can tell colours apart.
US: Final = {1: "not dim bold green", 29: "not dim bold cyan"}
GERMAN: Final = "not dim bold red"
GROUND: Final = {
    "sea": "~",
    "beach": ".",
    "pavilion": "-",
    "draw": "=",
    "high": "^",
    "bocage": "#",
    "woods": "&",
    "buildings": "n",
    "rough": "%",
}
FIRE: Final = {"intense": "!", "steady": ":", "sporadic": "'"}
SIGNS: Final = {
    "1–9": "steps",
    "L": "leader",
    "W": "nest",
    "R": "reinforcement",
    "T": "armour",
    "+": "depth",
    "_": "box",
    "~": "water",
}
_WEIGHT: Final = ("sporadic", "steady", "intense")
_COLUMNS: Final = range(1, 37)
#: Where each landing box is drawn: on the sea side of its first hex, one line lower if that is taken.
_BOXES: Final[dict[tuple[int, int], str]] = {}
for _record in ground.BOXES:
    if _record.low:
        _row, _column = divmod(int(_record.low), 100)
        _row -= 1
        while (_row, _column) in _BOXES or _row * 100 + _column in ground.REF:
            _row -= 1
        _BOXES[_row, _column] = f"box:{_record.box}"


def render(view: OmahaView, seat: Seat | None, texts: Texts, board: Any) -> RenderableType:
    return Group(
        _headline(view, texts),
        _map(view),
        _legend(texts),
        *_germans((force for force in view.germans if force.unit), texts),
        *_units(view.units, texts),
    )


def since(
    before: OmahaView, view: OmahaView, seat: Seat | None, texts: Texts, board: Any
) -> RenderableType | None:
    """What has changed; None if so much has changed that the whole map is drawn again."""
    if (before.turn, before.phase) != (view.turn, view.phase):
        return None
    places = {u.at for u in view.units if u not in before.units}
    places |= {u.at for u in before.units if u not in view.units}
    parts: list[RenderableType] = [_headline(view, texts)]
    parts += _germans((f for f in view.germans if f not in before.germans), texts)
    parts += _units((u for u in view.units if u.at in places), texts)
    return Group(*parts)


def _headline(view: OmahaView, texts: Texts) -> Text:
    words = [
        texts.say("omaha-turn", {"turn": view.turn, "last": view.last_turn}),
        texts.name(f"time:{view.time}"),
        texts.say(f"omaha-tide-{view.tide}"),
        f"{sum(view.tally.values())} {texts.say('omaha-points', {'goal': view.goal})}",
    ]
    if view.naval:
        words.append(texts.say("omaha-naval", {"count": view.naval}))
    if view.plunging:
        words.append(texts.say("omaha-plunging"))
    line = Text(" · ".join(words), "bold")
    for division, losses in view.losses.items():
        line.append(f"\n{texts.label(f'seat:us{division}')} · ", US[int(division)])
        line.append(texts.say("omaha-losses", {"count": losses, "limit": view.loss_limit}))
        if view.acting == int(division):
            line.append(f" · {texts.say('omaha-actions', {'count': view.actions})}")
    return line


def _map(view: OmahaView) -> Text:
    stacks: dict[str, list[UnitView]] = defaultdict(list)
    for unit in view.units:
        stacks[unit.at].append(unit)
    forces = {force.hex: force for force in view.germans}
    fire = _fire(view)
    columns = [c for c in _COLUMNS if view.scenario != "easy-fox" or c <= 20]
    text = Text(style="dim", no_wrap=True)
    for row in range(20, min(r for r, _ in _BOXES) - 1, -1):
        line = Text(f"{row:02d} " if row > 0 else "   ")
        if row % 2 == 0:
            line.append(" ")
        for column in columns:
            hex = row * 100 + column
            if hex in ground.REF:
                ref = ground.REF[hex]
                _cell(line, view, hex, stacks.get(ref, []), forces.get(ref))
                force = forces.get(ref)
                if force is not None and force.depth:
                    line.append("+", GERMAN)
                else:
                    line.append(FIRE[fire[hex]], "not dim yellow") if hex in fire else line.append(
                        " "
                    )
            elif name := _BOXES.get((row, column)):
                _boat(line, stacks.get(name, []))
            else:
                line.append("  ")
        if line.plain.strip(" 0123456789") or any(c.isdigit() for c in line.plain[3:]):
            text.append_text(line).append("\n")
    tens = "".join(f"{c:02d}"[0] + " " for c in columns)
    ones = "".join(f"{c:02d}"[1] + " " for c in columns)
    return text.append(f"   {tens}\n   {ones}", "dim")


def _cell(
    line: Text, view: OmahaView, hex: int, stack: list[UnitView], force: ForceView | None
) -> None:
    if stack:
        steps = sum(unit.steps for unit in stack)
        line.append(str(min(steps, 9)) if steps else "L", US.get(stack[0].command, "bold"))
    elif force is not None:
        sign = "T" if force.kind == "armour" else "W" if force.kind.startswith("wn") else "R"
        line.append(sign.lower() if force.disrupted else sign, GERMAN)
    elif hex in ground.UNDERWATER[view.tide]:
        line.append("~", "not dim blue")
    else:
        line.append(GROUND[ground.HEXES[hex].terrain])


def _boat(line: Text, stack: list[UnitView]) -> None:
    steps = sum(unit.steps for unit in stack)
    line.append(
        f"{min(steps, 9)} " if steps else "L " if stack else "_ ", "bold blue" if stack else "blue"
    )


def _fire(view: OmahaView) -> dict[int, str]:
    """The heaviest fire in each hex, as the view gives it."""
    found: dict[int, str] = {}
    for gun in view.guns:
        kind, _, name = gun.gun.partition(":")
        printed = ground.FIELD[ground.POSITION[name]] if kind == "position" else {}
        field = {hex: ground.DOT_NAME[dot] for hex, dot in printed.items()}
        field |= {int(hex): dot for hex, dot in gun.dots.items()}
        for hex, dot in field.items():
            found[hex] = max(found.get(hex, dot), dot, key=_WEIGHT.index)
    return found


def _legend(texts: Texts) -> Text:
    signs = [(sign, f"terminal-{word}") for sign, word in SIGNS.items()]
    signs += [(sign, f"dot-{dot}") for dot, sign in FIRE.items()]
    signs += [(sign, f"omaha-terrain-{kind}") for kind, sign in GROUND.items() if kind != "sea"]
    text = Text(style="dim")
    for sign, key in signs:
        text.append(sign, "bold not dim").append(f"\u00a0{texts.say(key)}  ")
    return text


def _germans(forces: Iterable[ForceView], texts: Texts) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for force in forces:
        marks = []
        if force.depth:
            depth = {"strength": force.depth_strength}
            marks.append(
                texts.say("omaha-depth-shown", depth) if force.marker else texts.say("omaha-depth")
            )
        if force.disrupted:
            marks.append(texts.say("omaha-disrupted"))
        where = force.hex.removeprefix("hex:")
        name = texts.label(f"position:{force.position}") if force.position else ""
        text = ", ".join([_force(force, texts), *marks])
        lines.append(Text(f"{where} {name} ", GERMAN).append(text, "not bold default"))
    return lines


def _force(force: ForceView, texts: Texts) -> str:
    if not force.unit:
        return texts.say("omaha-hidden-label", {"kind": force.kind})
    needs = texts.listed([texts.say(f"weapon-{need}") for need in force.needs])
    return texts.say(
        "omaha-force-label",
        {
            "name": f"german:{force.unit}",
            "strength": force.strength,
            "needs": needs,
            "count": len(force.needs),
        },
    )


def _units(units: Iterable[UnitView], texts: Texts) -> list[RenderableType]:
    by_place: dict[str, list[UnitView]] = defaultdict(list)
    for unit in units:
        if unit.at.startswith(("hex:", "box:")):
            by_place[unit.at].append(unit)
    lines: list[RenderableType] = []
    for place in sorted(by_place, key=lambda at: (at.startswith("box:"), at)):
        stack = by_place[place]
        line = Text(f"{place[4:]} ", US.get(stack[0].command, "bold"))
        line.append("; ".join(_unit(unit, texts) for unit in stack), "not bold default")
        lines.append(line)
    return lines


def _unit(unit: UnitView, texts: Texts) -> str:
    name = texts.label(f"unit:{unit.unit}")
    told = f"{name} {unit.strength}/{unit.steps}" if unit.steps else name
    marks = ", ".join(_marks(unit, texts))
    return f"{told} ({marks})" if marks else told


def _marks(unit: UnitView, texts: Texts) -> Iterator[str]:
    if unit.disrupted:
        yield texts.say("omaha-disrupted")
    if unit.climb:
        yield texts.say("omaha-cliff" if unit.climb == "cliff" else "omaha-climbing")
    if unit.hero:
        yield texts.say("omaha-hero", {"hero": unit.hero})
    if unit.inspired:
        yield texts.say("omaha-inspired")
    if unit.wounded:
        yield texts.say("omaha-wounded")
    if unit.drowns:
        yield texts.say("terminal-drowns")
    if unit.acted:
        yield texts.say("omaha-acted")
