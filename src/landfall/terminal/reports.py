"""What the commands print, as Rich tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid

from landfall.core.game import Game, Meta
from landfall.core.registry import get_game
from landfall.core.rules import Coverage, Rule
from landfall.core.texts import LANGUAGES, Texts, game_texts
from landfall.lab.bench import Figure
from landfall.lab.selfplay import DRAW, Report
from landfall.terminal.packs import Section


def grid(texts: Texts, *heads: str, right: Iterable[str] = ()) -> Grid:
    made = Grid(box=box.SIMPLE_HEAD, header_style="bold")
    for head in heads:
        made.add_column(texts.say(f"head-{head}"), justify="right" if head in right else "left")
    return made


def span(between: tuple[int, int]) -> str:
    return str(between[0]) if between[0] == between[1] else f"{between[0]}–{between[1]}"


def shelf(metas: Iterable[Meta], texts: Texts) -> RenderableType:
    made = grid(texts, "game", "title", "players", "scenario", "minutes", "options", "bots")
    for meta in metas:
        game = get_game(meta.slug)
        own = game_texts(meta.slug, texts.language)
        for number, scenario in enumerate(meta.scenarios):
            known = game.checked_options(scenario.id, {})
            first = number == 0
            made.add_row(
                meta.slug if first else "",
                meta.title[texts.language] if first else "",
                span(meta.players) if first else "",
                f"[bold]{scenario.id}[/] {own.say(f'scenario-{scenario.id}')}",
                span(scenario.minutes),
                ", ".join(known),
                ", ".join(game.bot_names()) if first else "",
            )
        made.add_section()
    return made


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
    right = ("games", "finished", "errors", "decisions", "mean", "speed")
    made = grid(texts, "scenario", *right, "winners", right=right)
    for r in reports:
        own = game_texts(r.game, texts.language)
        won = "\n".join(f"{_winner(own, w)} {n} ({n / r.games:.0%})" for w, n in r.winners.items())
        figures = (r.games, r.finished, r.errors, r.decisions, r.mean_decisions, r.decisions_per_s)
        made.add_row(r.scenario, *(_figure(figure) for figure in figures), won)
    return made


def _winner(texts: Texts, winner: str) -> str:
    if winner == DRAW:
        return texts.say("winner-draw")
    return texts.say(f"seat-{winner}") if texts.has(f"seat-{winner}") else winner


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
    """Digits in groups of three, as both languages read them."""
    return f"{value:,.0f}".replace(",", "\u202f") if value >= 100 else f"{value:.3g}"
