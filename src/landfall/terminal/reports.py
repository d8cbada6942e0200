"""What the commands print, as Rich tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from rich import box
from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from landfall.core.citations import Place
from landfall.core.game import Game, Meta
from landfall.core.registry import get_game
from landfall.core.rules import Coverage, Rule, Whereabouts
from landfall.core.texts import LANGUAGES, Texts, game_texts
from landfall.lab.bench import Figure
from landfall.lab.selfplay import DRAW, Report
from landfall.terminal.frame import seat_name
from landfall.terminal.packs import Section

#: Columns whose text may be long.
WRAPPED = ("title", "options", "missing", "file", "certainty", "measure", "endings", "value", "who")


def grid(texts: Texts, *heads: str, right: Iterable[str] = ()) -> Grid:
    made = Grid(box=box.SIMPLE_HEAD, header_style="bold")
    for head in heads:
        justify: JustifyMethod = "right" if head in right else "left"
        made.add_column(texts.say(f"head-{head}"), justify=justify, no_wrap=head not in WRAPPED)
    return made


def span(between: tuple[int, int]) -> str:
    return str(between[0]) if between[0] == between[1] else f"{between[0]}–{between[1]}"


def shelf(metas: Iterable[Meta], texts: Texts) -> RenderableType:
    return Group(*(part for meta in metas for part in _on_the_shelf(get_game(meta.slug), texts)))


def _on_the_shelf(game: Game[Any], texts: Texts) -> Iterator[RenderableType]:
    meta, own = game.meta, game_texts(game.meta.slug, texts.language)
    yield Text(meta.slug, style="bold cyan").append(f"  {meta.title[texts.language]}", "bold")
    players = f"{texts.say('head-players')} {span(meta.players)}"
    yield Text(f"{players} · {texts.say('head-bots')} {', '.join(game.bot_names())}", "dim")
    made = grid(texts, "scenario", "title", "minutes", "options", right=("minutes",))
    for scenario in meta.scenarios:
        title = own.say(f"scenario-{scenario.id}").removeprefix(f"{scenario.id} – ")
        options = ", ".join(game.checked_options(scenario.id, {})) or "–"
        made.add_row(f"[bold]{scenario.id}[/]", title, span(scenario.minutes), options)
    yield made


def shelf_data(metas: Iterable[Meta]) -> list[dict[str, Any]]:
    return [_game_data(get_game(meta.slug)) for meta in metas]


def _game_data(game: Game[Any]) -> dict[str, Any]:
    meta = game.meta
    said = {language: game_texts(meta.slug, language) for language in LANGUAGES}
    scenarios = []
    for scenario in meta.scenarios:
        options = game.checked_options(scenario.id, {})
        title = {language: t.say(f"scenario-{scenario.id}") for language, t in said.items()}
        scenarios.append(
            {
                **msgspec.to_builtins(scenario),
                "title": title,
                "seats": game.seats(scenario.id, options),
            }
        )
    return {
        "game": meta.slug,
        "title": dict(meta.title),
        "players": meta.players,
        "rules_version": meta.rules_version,
        "scenarios": scenarios,
        "options": [msgspec.to_builtins(spec) for spec in meta.options],
        "clashes": [msgspec.to_builtins(clash) for clash in meta.clashes],
        "bots": game.bot_names(),
    }


def selfplay(reports: Iterable[Report], texts: Texts) -> RenderableType:
    right = ("finished", "errors", "mean", "speed")
    made = grid(texts, "scenario", *right, "winners", right=right)
    ends = grid(texts, "scenario", "endings")
    for r in reports:
        own = game_texts(r.game, texts.language)
        won = "\n".join(_share(own, who, n, r.games) for who, n in r.winners.items())
        finished = f"{_figure(r.finished)}/{_figure(r.games)}"
        figures = (r.errors, r.mean_decisions, r.decisions_per_s)
        made.add_row(r.scenario, finished, *(_figure(figure) for figure in figures), won)
        ends.add_row(r.scenario, _ends(r))
    return Group(made, ends)


def _ends(report: Report) -> str:
    """How games ended, by the names of the outcomes, and the mean scores under them."""
    lines = [", ".join(f"{ending} {_figure(n)}" for ending, n in report.endings.items())]
    if report.mean_scores:
        means = (f"{name} ⌀ {_figure(mean)}" for name, mean in report.mean_scores.items())
        lines.append(", ".join(means))
    return "\n".join(lines)


def _share(texts: Texts, winner: str, won: int, games: int) -> str:
    name, percent = _winner(texts, winner), round(100 * won / games)
    return texts.say("winner-share", {"who": name, "games": won, "percent": percent})


def _winner(texts: Texts, winner: str) -> str:
    if winner == DRAW:
        return texts.say("winner-draw")
    return seat_name(texts, winner) if texts.has(f"seat-{winner}") else winner


def rules(index: Mapping[str, Rule], texts: Texts) -> RenderableType:
    made = grid(texts, "number", "title")
    for rule in index.values():
        made.add_row(f"[bold]{rule.number}[/]", rule.title[texts.language])
    return made


def rules_coverage(found: Mapping[str, Coverage], texts: Texts) -> RenderableType:
    right = ("rules", "cited", "tested")
    made = grid(texts, "game", *right, "missing", right=right)
    for slug, c in found.items():
        missing = ", ".join(c.missing) or "–"
        made.add_row(slug, str(c.rules), str(c.cited), str(c.tested), missing)
    return made


def rule_files(where: Whereabouts, texts: Texts) -> RenderableType:
    """Lines that an editor can open: file, line and function."""
    return Group(
        *_lines("rule-cited", where.cited, texts), *_lines("rule-tested", where.tested, texts)
    )


def _lines(head: str, places: Iterable[Place], texts: Texts) -> Iterator[Text]:
    lines = [Text(f"  {p.file}:{p.line}").append(f" {p.name}", "dim") for p in places]
    yield Text(texts.say(head, {"count": len(lines)}), style="bold")
    yield from lines


def packs(sections: Iterable[Section], texts: Texts) -> RenderableType:
    made = grid(texts, "game", "file", "records", "certainty", right=("records",))
    for section in sections:
        sure = ", ".join(f"{_certainty(texts, c)} {n}" for c, n in section.certainty.items())
        made.add_row(
            section.game, f"{section.file} · {section.section}", str(section.records), sure
        )
    return made


def _certainty(texts: Texts, certainty: str) -> str:
    key = f"certainty-{certainty}"
    return texts.say(key) if texts.has(key) else certainty


def bench(figures: Iterable[Figure], texts: Texts) -> RenderableType:
    right = ("figure", "target")
    made = grid(texts, "game", "scenario", "measure", *right, right=right)
    for f in figures:
        target = ""
        if f.target is not None:
            said = texts.say("bench-met" if f.met else "bench-missed")
            target = f"{_figure(f.target)} {'✓' if f.met else '✗'} {said}"
        name = texts.say(f"bench-{f.measure}")
        made.add_row(f.game, f.scenario, name, _figure(f.figure), target)
    return made


def _figure(value: float) -> str:
    """Digits in groups of three, written as both languages allow."""
    return f"{value:,.0f}".replace(",", "\u202f") if value >= 100 else f"{value:.3g}"
