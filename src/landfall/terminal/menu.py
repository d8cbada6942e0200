"""A newcomer picks a game, a scenario, a side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from landfall.core.decisions import Seat
from landfall.core.errors import LandfallError
from landfall.core.game import Game, OptionSpec, Preset, Value
from landfall.core.registry import all_metas, get_game
from landfall.core.saves import Save
from landfall.core.texts import LANGUAGES, Texts, core_texts, game_texts
from landfall.terminal.commands import Leave
from landfall.terminal.errors import EmptyShelf
from landfall.terminal.files import last_unfinished
from landfall.terminal.frame import seat_name
from landfall.terminal.session import Read
from landfall.terminal.settings import ME, best_bot, bot_seat


class Choice(Struct, frozen=True):
    game: str
    scenario: str
    options: dict[str, Value]
    seats: dict[Seat, str]


class Menu:
    def __init__(self, console: Console, read: Read, language: str) -> None:
        self.console = console
        self.read = read
        self.language = language

    @property
    def texts(self) -> Texts:
        return core_texts(self.language)

    def choose(self) -> Choice | Path:
        """A new game to set up, or the file of a saved one to continue."""
        if not all_metas():
            raise EmptyShelf()
        about = Text(self.texts.say("menu-about"), style="dim")
        self.console.print(Panel(about, title=Text(self.texts.say("menu-welcome"), "bold")))
        game = self.choose_game()
        if isinstance(game, Path):
            return game
        preset = self.choose_preset(game)
        scenario = preset.scenario or self.choose_scenario(game)
        known = game.checked_options(scenario, {})
        wanted = {option: value for option, value in preset.options.items() if option in known}
        options = game.checked_options(scenario, wanted)
        # A preset with a scenario is complete: a first game asks nothing else.
        if not preset.scenario:
            options = self.choose_options(game, scenario, options)
        seats = self.choose_seats(game, scenario, options, preset.seat)
        return Choice(game.meta.slug, scenario, options, seats)

    def choose_game(self) -> Game[Any] | Path:
        """The games, and the last saved one; the language can still be changed here."""
        metas, kept = all_metas(), last_unfinished()
        while True:
            rows = [(meta.title[self.language], _between(meta.players)) for meta in metas]
            rows.append((self.texts.say("menu-language"), ""))
            if kept is not None:
                rows.append((self.going_on(kept[1]), ""))
            number = self.pick(self.texts.say("menu-games"), rows)
            if number < len(metas):
                return get_game(metas[number].slug)
            if number > len(metas) and kept is not None:
                return kept[0]
            self.language = LANGUAGES[1 - LANGUAGES.index(self.language)]

    def going_on(self, save: Save) -> str:
        texts = game_texts(save.game, self.language)
        scenario = texts.say(f"scenario-{save.scenario}")
        title = get_game(save.game).meta.title[self.language]
        return texts.say("menu-continue", {"game": title, "scenario": scenario})

    def choose_preset(self, game: Game[Any]) -> Preset:
        """Which preset to use; an empty one if the game has none."""
        presets = game.meta.presets
        if not presets:
            return Preset("", {})
        texts = game_texts(game.meta.slug, self.language)
        rows = [_titled(texts, f"preset-{preset.id}", "about") for preset in presets]
        return presets[self.pick(texts.say("web-start-presets"), [(row, "") for row in rows])]

    def choose_scenario(self, game: Game[Any]) -> str:
        scenarios = game.meta.scenarios
        if len(scenarios) == 1:
            return scenarios[0].id
        texts = game_texts(game.meta.slug, self.language)
        rows = []
        for scenario in scenarios:
            row = _titled(texts, f"scenario-{scenario.id}", "situation")
            rows.append((row, f"{_between(scenario.minutes)} min"))
        return scenarios[self.pick(texts.say("menu-scenarios"), rows)].id

    def choose_options(
        self, game: Game[Any], scenario: str, options: dict[str, Value]
    ) -> dict[str, Value]:
        """The options with their values; a number switches one to its next value."""
        specs = [s for s in game.meta.options if s.id in options]
        texts = game_texts(game.meta.slug, self.language)
        while specs:
            rows = [
                (_titled(texts, f"option-{s.id}", "about"), value_name(texts, s, options[s.id]))
                for s in specs
            ]
            number = self.pick(texts.say("menu-options"), rows, empty=True)
            if number < 0:
                break
            spec = specs[number]
            turned = options | {spec.id: _next(spec, options[spec.id])}
            try:
                options = game.checked_options(scenario, turned)
            except LandfallError as error:
                self.console.print(Text(texts.error(error), style="yellow"))
        return options

    def choose_seats(
        self, game: Game[Any], scenario: str, options: dict[str, Value], mine: Seat
    ) -> dict[Seat, str]:
        seats = game.seats(scenario, options)
        bot = bot_seat(game, best_bot(game))
        if len(seats) == 1:
            return {seats[0]: ME}
        if mine:
            return {seat: ME if seat == mine else bot for seat in seats}
        texts = game_texts(game.meta.slug, self.language)
        rows = [(seat_name(texts, seat), "") for seat in seats]
        rows.append((texts.say("menu-everybody"), ""))
        number = self.pick(texts.say("menu-seats"), rows)
        everybody = number == len(seats)
        return {s: ME if everybody or n == number else bot for n, s in enumerate(seats)}

    def pick(self, title: str, rows: Sequence[tuple[str, str]], empty: bool = False) -> int:
        """The index of the chosen row; -1 for Enter alone, where that is allowed."""
        grid = Grid(
            show_header=False,
            box=box.SIMPLE_HEAD,
        )
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column()
        grid.add_column(style="dim", justify="right", no_wrap=True)
        for number, (text, note) in enumerate(rows, start=1):
            grid.add_row(str(number), text, note)
        self.console.print(
            Text(title, style="bold")
        )  # a table's own title would wrap at the table's width
        self.console.print(grid)
        while True:
            typed = self.read(f"{self.texts.say('menu-choice')} › ").strip().lower()
            if typed in ("q", "quit", "quitter"):
                raise Leave
            if not typed and empty:
                return -1
            if typed.isdecimal() and 1 <= int(typed) <= len(rows):
                return int(typed) - 1
            span = {"least": 1, "most": len(rows)}
            self.console.print(Text(self.texts.say("menu-between", span), style="yellow"))


def _titled(texts: Texts, key: str, part: str) -> str:
    return f"{texts.say(key)}\n[dim]{texts.say(key, part=part)}[/]"


def value_name(texts: Texts, spec: OptionSpec, value: Value) -> str:
    if isinstance(value, bool):
        return "✓" if value else "✗"
    key = f"option-{spec.id}-{value}"
    return texts.say(key) if texts.has(key) else str(value)


def _next(spec: OptionSpec, value: Value) -> Value:
    values = spec.values or (False, True)
    return values[(values.index(value) + 1) % len(values)]


def _between(span: tuple[int, int]) -> str:
    return str(span[0]) if span[0] == span[1] else f"{span[0]}–{span[1]}"
