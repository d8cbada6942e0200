"""What every game's table shows in the terminal: log lines, questions, rules, results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import groupby
from typing import Any

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from landfall.core.decisions import Decision, Outcome, Seat
from landfall.core.events import Event
from landfall.core.hints import Hint
from landfall.core.rules import Rule
from landfall.core.table import Table
from landfall.core.texts import Texts


def seat_name(texts: Texts, seat: Seat) -> str:
    """A seat's name used by itself: "German", where sentences say "the Germans"."""
    return texts.label(f"seat:{seat}")


def scenario_title(texts: Texts, scenario: str) -> str:
    return texts.say(f"scenario-{scenario}")


def board(table: Table, seat: Seat | None, texts: Texts, before: Any = None) -> RenderableType:
    """The game's own drawing of what a seat sees, or else its view as plain text.

    With `since`, a game may draw only what has changed since the seat last looked.
    """
    view = table.view(seat)
    if not (table.game.folder / "table" / "terminal.py").is_file():
        return plain(view, texts)
    drawing = import_module(f"landfall.games.{table.game.meta.slug}.table.terminal")
    drawn: RenderableType | None = None
    if before is not None and hasattr(drawing, "since"):
        drawn = drawing.since(before, view, seat, texts, table.game.board())
    return drawn or drawing.render(view, seat, texts, table.game.board())


def plain(view: Any, texts: Texts) -> RenderableType:
    """A view's fields, one per line, for games that draw no board."""
    return _plain(msgspec.to_builtins(view), texts)


def _plain(value: Any, texts: Texts) -> RenderableType:
    if isinstance(value, dict):
        grid = Grid.grid(padding=(0, 2))
        for name, inner in value.items():
            label = texts.name(name) if ":" in name else name.replace("_", " ")
            grid.add_row(Text(label, style="dim"), _plain(inner, texts))
        return grid
    if isinstance(value, list | tuple):
        if any(isinstance(item, dict | list | tuple) for item in value):
            if all(isinstance(item, dict) for item in value):
                return _rows(value, texts)
            return Group(*(_plain(item, texts) for item in value))
        return Text(", ".join(_word(item, texts) for item in value) or "–")
    return Text(_word(value, texts))


def _rows(records: Sequence[dict[str, Any]], texts: Texts) -> Grid:
    """Things of the same kind, one per line under the names of their fields."""
    names = list(dict.fromkeys(name for record in records for name in record))
    grid = Grid(box=None, header_style="dim", pad_edge=False)
    for name in names:
        grid.add_column(name.replace("_", " "))
    for record in records:
        grid.add_row(*(_plain(record.get(name), texts) for name in names))
    return grid


def _word(value: Any, texts: Texts) -> str:
    if value is None or value == "":
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    return texts.name(value) if isinstance(value, str) and ":" in value else str(value)


def log_line(event: Event, texts: Texts) -> Text:
    line = Text("· ", style="dim").append(Text(texts.event(event), style="not dim"))
    if event.rule:
        line.append(f"  {event.rule}", style="dim")
    return line


def log_lines(events: Iterable[Event], texts: Texts) -> Group:
    return Group(*(log_line(event, texts) for event in events))


#: The most answers that are listed one per line.
MANY = 24


def question(decision: Decision, texts: Texts) -> RenderableType:
    """The question, with the answers numbered and each rule named once."""
    title = Text(texts.decision(decision), style="bold")
    if decision.rule:
        title.append(f"  {decision.rule}", style="not bold dim")
    if len(decision.options) > MANY:
        by_name = Text(texts.say("table-by-name"), style="dim")
        return Group(title, Padding(_flow(decision, texts), (0, 0, 0, 1)), by_name)
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim", no_wrap=True)
    for number, option in enumerate(decision.options, start=1):
        rule = option.rule if option.rule != decision.rule else ""
        grid.add_row(str(number), texts.option(option), rule)
    return Group(title, Padding(grid, (0, 0, 0, 1)))


def _flow(decision: Decision, texts: Texts) -> Text:
    """Many answers as running text; a part that several of them share is printed once."""
    flow = Text()
    numbered = enumerate(decision.options, start=1)
    for _, group in groupby(numbered, key=lambda it: it[1].at or it[0]):
        answers = [(number, texts.option(option)) for number, option in group]
        shared = answers[0][1].partition(",")[0]
        for place, (number, label) in enumerate(answers):
            rest = label.removeprefix(shared).lstrip(" ,") if place else label
            flow.append("\u00a0·\u00a0" if place else "   " if flow else "", style="dim")
            # A number and its answer are not broken across lines.
            flow.append(f"{number}\u00a0", style="bold cyan").append(rest.replace(" ", "\u00a0"))
    return flow


def rule_panel(rule: Rule, language: str) -> Panel:
    return Panel(
        rule.summary[language],
        title=f"[bold]{rule.number}[/] {rule.title[language]}",
        title_align="left",
        box=box.ROUNDED,
        border_style="dim",
    )


def hint_panel(hint: Hint, decision: Decision, texts: Texts) -> Panel:
    """The answer's number, and the reasons for it."""
    number = next(n for n, o in enumerate(decision.options, start=1) if o.id == hint.option)
    lines = [Text(f"{number} ", "bold cyan").append(texts.option(decision.options[number - 1]))]
    for reason in hint.why:
        line = Text("· ", style="dim").append(Text(texts.fact(reason), style="not dim"))
        lines.append(line.append(f"  {reason.rule}", style="dim") if reason.rule else line)
    title = f"[bold]{texts.say('hint-title')}[/]"
    return Panel(Group(*lines), title=title, title_align="left", border_style="cyan")


def help_panel(texts: Texts) -> Panel:
    grid = Grid.grid(padding=(0, 2))
    rows = (
        ("1, 2, 3…", "number"),
        ("07.14", "name"),
        ("u", "undo"),
        ("hint", "hint"),
        ("? 4.3", "rule"),
        ("b", "board"),
        ("log · log 20", "log"),
        ("why 3", "why"),
        ("why play Mortar", "why-not"),
        ("look 0812", "look"),
        ("save [FILE]", "save"),
        ("q", "quit"),
    )
    for typed, key in rows:
        grid.add_row(Text(typed, style="bold cyan"), texts.say(f"help-{key}"))
    title = f"[bold]{texts.say('help-title')}[/]"
    return Panel(grid, title=title, title_align="left", box=box.ROUNDED, border_style="dim")


def result_panel(outcome: Outcome, texts: Texts) -> Panel:
    lines: list[RenderableType] = [Text(f"{texts.outcome(outcome)}  ").append(outcome.rule, "dim")]
    lines.append(Text(_winners(outcome, texts), style="bold"))
    if outcome.scores:
        scores = " · ".join(f"{_scored(k, texts)} {v}" for k, v in outcome.scores.items())
        lines.append(Text(f"{texts.say('table-scores')} – {scores}"))
    title = f"[bold]{texts.say('table-over')}[/]"
    return Panel(Group(*lines), title=title, title_align="left", box=box.HEAVY)


def _winners(outcome: Outcome, texts: Texts) -> str:
    if outcome.side:
        return texts.say("table-winners", {"seats": seat_name(texts, outcome.side)})
    if outcome.winners:
        names = texts.listed([seat_name(texts, seat) for seat in outcome.winners])
        return texts.say("table-winners", {"seats": names})
    return texts.say("table-draw")


def _scored(key: str, texts: Texts) -> str:
    if texts.has(f"seat-{key}"):
        return seat_name(texts, key)
    return texts.say(f"score-{key}") if texts.has(f"score-{key}") else key


def people_and_bots(table: Table, texts: Texts) -> Sequence[str]:
    """Who sits where, one line per seat."""
    lines = []
    for seat, who in table.seats.items():
        if who.startswith("bot:"):
            bot = who.removeprefix("bot:")
            name = texts.say(f"web-bot-{bot}") if texts.has(f"web-bot-{bot}") else bot
            sits = texts.say("table-who-bot", {"bot": name})
        else:
            sits = texts.say("table-who-me")
        lines.append(texts.say("table-who", {"seat": seat_name(texts, seat), "who": sits}))
    return lines
