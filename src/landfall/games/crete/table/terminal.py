"""The table in the terminal: the turn, the chits, the divisions, a map, and the units on it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from landfall.core.decisions import Arg, Seat
from landfall.core.texts import Texts
from landfall.games.crete.model import counters, ground
from landfall.games.crete.model.counters import NUMBER
from landfall.games.crete.model.frames import day_of, hour_of
from landfall.games.crete.model.ground import BY_NAME, TERRAIN
from landfall.games.crete.table.view import CreteView, UnitView

#: A letter always goes with the colour, for readers who cannot tell the colours apart.
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
#: How many hexes of the map are shown around the units.
MARGIN: Final = 2
#: Columns of hexes in a piece of map: with two characters each and four for the row numbers, it is 100 wide.
WIDEST: Final = 48


def render(view: CreteView, seat: Seat | None, texts: Texts, board: Any) -> RenderableType:
    parts: list[RenderableType] = [_headline(view, texts), _divisions(view, texts)]
    clauses = _clauses(view, texts)
    if clauses.plain:
        parts.append(clauses)
    by_hex = _by_hex(view)
    if view.island.ceiling or view.island.boxes or view.island.fleet:
        parts.insert(2, _island(view, texts))
    if by_hex:
        parts += [
            *_maps(by_hex, view),
            Text(texts.say("terminal-legend"), "dim"),
            _stacks(by_hex, texts),
        ]
    return Group(*parts)


def since(
    before: CreteView, view: CreteView, seat: Seat | None, texts: Texts, board: Any
) -> RenderableType | None:
    """What has changed; None after a new turn or chit, when the whole map is shown."""
    if (before.turn, before.chit) != (view.turn, view.chit):
        return None
    parts: list[RenderableType] = [_headline(view, texts)]
    if before.divisions != view.divisions or before.lost != view.lost:
        parts.append(_divisions(view, texts))
    old, new = _by_hex(before), _by_hex(view)
    changed = {hex: stack for hex, stack in new.items() if old.get(hex) != stack}
    if changed:
        parts.append(_stacks(changed, texts))
    left = [hex for hex in old if hex not in new]
    if left:
        hexes = ", ".join(ground.SHEETS.number[hex] for hex in sorted(left))
        parts.append(Text(texts.say("terminal-left", {"hexes": hexes}), "dim"))
    return Group(*parts)


def _by_hex(view: CreteView) -> dict[int, list[UnitView]]:
    by_hex: dict[int, list[UnitView]] = defaultdict(list)
    for unit in view.units:
        if unit.at.startswith("hex:"):
            by_hex[BY_NAME[unit.at.removeprefix("hex:")]].append(unit)
    return by_hex


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


def _island(view: CreteView, texts: Texts) -> Text:
    """Morale or the withdrawal level, who is off the map, and the ships."""
    island = view.island
    key = "terminal-level" if island.withdrawal else "terminal-morale"
    text = Text(f"{texts.say(key)} {island.morale}", "bold")
    waiting = [(seen.box, seen.units) for seen in island.boxes if seen.units]
    for name, units in waiting:
        names = ", ".join(counters.UNITS[NUMBER[u]].name for u in units)
        text.append(f"\n{texts.say('terminal-boxes')} ({texts.name(name)}): {names}")
    if island.fleet:
        text.append(f"\n{texts.say('terminal-fleet')} {texts.name(f'sheet:{island.fleet}')}")
    return text


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


def _clauses(view: CreteView, texts: Texts) -> Text:
    """A line each: the next series, strikes of the turn, supply, attachments, locked units, points."""
    seen = view.clauses
    lines: list[str] = []
    if seen.series and seen.series[0].turn >= 0:
        turn = seen.series[0].turn
        when: dict[str, Arg] = {
            "series": seen.series[0].series,
            "day": day_of(turn),
            "hour": hour_of(turn),
        }
        lines.append(texts.say("terminal-series", when))
    if str(view.turn) in seen.air:
        lines.append(texts.say("terminal-air", {"count": seen.air[str(view.turn)]}))
    for zone, levels in seen.supply.items():
        lines += [
            texts.say("terminal-supply", {"zone": zone, "side": f"side:{side}", "level": level})
            for side, level in levels.items()
            if level != "full"
        ]
    lines += [
        texts.say("event-battalion-attached", {"battalion": a.battalion, "formation": a.formation})
        for a in seen.attached
    ]
    if seen.locked:
        lines.append(texts.say("terminal-locked", {"count": len(seen.locked)}))
    if seen.points:
        lines.append(
            texts.say(
                "terminal-points",
                {
                    "allied": sum(p.allied for p in seen.points),
                    "german": sum(p.german for p in seen.points),
                },
            )
        )
    return Text("\n".join(lines))


def _maps(by_hex: dict[int, list[UnitView]], view: CreteView) -> list[Text]:
    """A piece of map for every grid with units on it, in as many columns as the terminal has."""
    grids = sorted({ground.SHEETS.grid[hex] for hex in by_hex})
    held = {BY_NAME[ref.removeprefix("hex:")]: side for ref, side in view.control.items()}
    found = []
    for grid in grids:
        places = [ground.column_row(hex) for hex in by_hex if ground.SHEETS.grid[hex] == grid]
        first, last = min(c for c, _ in places) - MARGIN, max(c for c, _ in places) + MARGIN
        for start in range(max(1, first), last + 1, WIDEST):
            columns = range(start, min(last, start + WIDEST - 1) + 1)
            rows = [row for column, row in places if column in columns]
            if rows:
                lines = range(max(1, min(rows) - MARGIN), max(rows) + MARGIN + 1)
                found.append(_map(grid, columns, lines, by_hex, held))
    return found


def _map(
    grid: str,
    columns: range,
    rows: range,
    by_hex: dict[int, list[UnitView]],
    held: dict[int, str],
) -> Text:
    """Two lines per row: odd columns are higher, even ones half a hex lower. A hex takes two places: side and steps."""
    text = Text()
    text.append(
        "    " + "".join(f"{c:<4d}" for c in columns if c % 2 == columns[0] % 2) + "\n", "dim"
    )
    for row in rows:
        for parity in (1, 0):
            text.append(f"{row:02d}  " if parity else "    ", "dim")
            for column in columns:
                hex = ground.SHEETS.by_id.get((grid, f"{column:02d}.{row:02d}"))
                if hex is None or column % 2 != parity:
                    text.append("  ")
                elif hex in by_hex:
                    _counter(text, by_hex[hex])
                elif hex in held:
                    side = ground.SIDES.index(held[hex])
                    text.append(f"*{'ag'[side]}", f"bold {COLOURS[side]}")
                else:
                    text.append(f"{GROUND[TERRAIN[hex]]} ", "dim")
            text.append("\n")
    return text


def _counter(text: Text, stack: list[UnitView]) -> None:
    side = counters.SIDE[NUMBER[stack[0].unit]]
    steps = sum(unit.steps for unit in stack)
    style = f"bold {COLOURS[side]}"
    if all(unit.suppressed for unit in stack):
        style += " underline"
    text.append(f"{'AG'[side]}{steps if steps < 10 else '+'}", style)


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
            ("delay", unit.delay),
        )
        if on
    ]
    words = [texts.say(f"terminal-{key}") for key in marks]
    if unit.cohesion:
        words.append(f"{texts.say('terminal-cohesion')} {unit.cohesion}")
    if unit.chutes + unit.gliders:
        words.append(f"{texts.say('terminal-markers')} {unit.chutes + unit.gliders}")
    return f" ({', '.join(words)})" if words else ""
