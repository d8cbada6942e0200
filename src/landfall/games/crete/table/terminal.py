"""The table in the terminal: the turn, the chits, the divisions, a map that can be read, and who is where."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from landfall.core.decisions import Seat
from landfall.core.texts import Texts
from landfall.games.crete.model import counters, ground
from landfall.games.crete.model.counters import NUMBER
from landfall.games.crete.model.ground import BY_NAME, TERRAIN
from landfall.games.crete.table.view import CreteView, UnitView

#: Always beside a letter: colour alone says nothing.
COLOURS: Final = ("yellow", "bright_blue")
GROUND: Final = {
    "C": "·",
    "O": ":",
    "B": "%",
    "V": "v",
    "T": "T",
    "X": "X",
    "F": "F",
    "~": " ",
}
#: How much of the map is shown around the units.
MARGIN: Final = 2
WIDEST: Final = 76


def render(view: CreteView, seat: Seat | None, texts: Texts, board: Any) -> RenderableType:
    parts: list[RenderableType] = [_headline(view, texts), _divisions(view, texts)]
    by_hex: dict[int, list[UnitView]] = defaultdict(list)
    for unit in view.units:
        if unit.at.startswith("hex:"):
            by_hex[BY_NAME[unit.at.removeprefix("hex:")]].append(unit)
    if by_hex:
        parts += [_map(by_hex), _stacks(by_hex, texts)]
    return Group(*parts)


def _headline(view: CreteView, texts: Texts) -> Text:
    line = Text(texts.say("event-turn-began", {"day": view.day, "hour": view.hour}), "bold")
    if view.chit:
        line.append(f"   ▶ {texts.name(view.chit)}")
    line.append(f"\n{texts.say('terminal-cup')} ", "dim")
    line.append(", ".join(texts.name(c) for c in view.cup) or "–")
    if view.carried:
        line.append(f"   {texts.say('terminal-carried')} ", "dim")
        line.append(texts.name(view.carried))
    return line


def _divisions(view: CreteView, texts: Texts) -> Grid:
    grid = Grid(box=box.SIMPLE, pad_edge=False)
    for key in ("division", "cp", "dp", "lost"):
        grid.add_column(
            texts.say(f"terminal-{key}"), justify="left" if key == "division" else "right"
        )
    for division in view.divisions:
        grid.add_row(
            Text(texts.name(division.division), COLOURS[ground.SIDES.index(division.side)]),
            str(division.cp),
            str(division.dp),
            str(view.lost[division.side]),
        )
    return grid


def _map(by_hex: dict[int, list[UnitView]]) -> Text:
    """Two lines a row: odd columns stand high, even ones half a hex lower. Capitals where a stack has more than two steps."""
    grid = ground.SHEETS.grid[next(iter(by_hex))]
    here = [hex for hex in by_hex if ground.SHEETS.grid[hex] == grid]
    places = [ground.column_row(hex) for hex in here]
    first, last = min(c for c, _ in places) - MARGIN, max(c for c, _ in places) + MARGIN
    top, bottom = min(r for _, r in places) - MARGIN, max(r for _, r in places) + MARGIN
    last = min(last, first + WIDEST - 4)
    columns = range(max(1, first), last + 1)
    text = Text()
    text.append(
        "   " + "".join(str(c // 10) if c % 10 == 0 else " " for c in columns) + "\n", "dim"
    )
    text.append("   " + "".join(str(c % 10) for c in columns) + "\n", "dim")
    for row in range(max(1, top), bottom + 1):
        for parity in (1, 0):
            text.append(f"{row:02d} " if parity else "   ", "dim")
            for column in columns:
                hex = ground.SHEETS.by_id.get((grid, f"{column:02d}.{row:02d}"))
                if hex is None or column % 2 != parity:
                    text.append(" ")
                elif hex in by_hex:
                    _counter(text, by_hex[hex])
                else:
                    text.append(GROUND[TERRAIN[hex]], "dim")
            text.append("\n")
    return text


def _counter(text: Text, stack: list[UnitView]) -> None:
    side = counters.SIDE[NUMBER[stack[0].unit]]
    letter = "AG"[side]
    steps = sum(unit.steps for unit in stack)
    text.append(letter if steps > 2 else letter.lower(), f"bold {COLOURS[side]}")


def _stacks(by_hex: dict[int, list[UnitView]], texts: Texts) -> Text:
    text = Text()
    for hex in sorted(by_hex):
        side = counters.SIDE[NUMBER[by_hex[hex][0].unit]]
        line = Text(f"{ground.SHEETS.number[hex]} ", "bold")
        units = [
            f"{counters.UNITS[NUMBER[u.unit]].name} {u.steps}{_marks(u, texts)}"
            for u in by_hex[hex]
        ]
        line.append("; ".join(units), COLOURS[side])
        text.append(line)
        text.append("\n")
    return text


def _marks(unit: UnitView, texts: Texts) -> str:
    marks = [
        key
        for key, on in (
            ("suppressed", unit.suppressed),
            ("column", unit.column),
            ("mounted", unit.mounted),
            ("improved", unit.position == 1),
            ("entrenched", unit.position == 2),
            ("heroic", unit.heroic),
        )
        if on
    ]
    words = [texts.say(f"terminal-{key}") for key in marks]
    if unit.cohesion:
        words.append(f"{texts.say('terminal-cohesion')} {unit.cohesion}")
    if unit.chutes + unit.gliders:
        words.append(f"{texts.say('terminal-markers')} {unit.chutes + unit.gliders}")
    return f" ({', '.join(words)})" if words else ""
