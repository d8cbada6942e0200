"""The command line: each command reads its arguments, calls one thing and prints.

Errors caused by the caller give one sentence on stderr, in the caller's language, and exit code 2.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, TaskID

from landfall.admin import admin
from landfall.commandline import Config, Database, Json, Lang
from landfall.commandline import Group as _Group
from landfall.commandline import help_text as _help
from landfall.commandline import out as _out
from landfall.commandline import print_json as _print_json
from landfall.core import saves
from landfall.core.decisions import Seat
from landfall.core.registry import all_metas, get_game
from landfall.core.rules import coverage, find_rule, rule_index, whereabouts
from landfall.core.table import Table
from landfall.core.texts import game_texts
from landfall.lab import bench as lab_bench
from landfall.lab import selfplay as lab_selfplay
from landfall.lab.one import Failure
from landfall.terminal import files, frame, opening, packs, reports
from landfall.terminal.commands import Leave
from landfall.terminal.language import Speaks
from landfall.terminal.selfplay import keep_failed, requests, writing
from landfall.terminal.session import Session

GameName = Annotated[str, typer.Argument(help=_help("cli-arg-game"))]
OptionPairs = Annotated[list[str] | None, typer.Option("--option", help=_help("cli-opt-option"))]
SaveFile = Annotated[Path, typer.Argument(metavar="SAVE", help=_help("cli-arg-save"))]

app = typer.Typer(
    cls=_Group,
    help=_help("cli-landfall"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


# Playing.


@app.command(help=_help("cli-play"))
def play(
    game: Annotated[str | None, typer.Argument(help=_help("cli-arg-game"))] = None,
    scenario: Annotated[str | None, typer.Argument(help=_help("cli-arg-scenario"))] = None,
    seat: Annotated[list[str] | None, typer.Option(help=_help("cli-opt-seat"))] = None,
    seed: Annotated[str | None, typer.Option(help=_help("cli-opt-seed"))] = None,
    option: OptionPairs = None,
    save: Annotated[Path | None, typer.Option(help=_help("cli-opt-save"))] = None,
    load: Annotated[Path | None, typer.Option(help=_help("cli-opt-load"))] = None,
    ask_always: Annotated[
        bool | None,
        typer.Option(
            "--ask-always/--ask-less", help=_help("cli-opt-ask-always"), show_default=False
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    console = _out()
    proof = None
    if load is not None:
        table, proof = opening.loaded(load, game, seat or [])
    elif game is not None:
        table = opening.opened(game, scenario, seat or [], seed, option or [])
    else:
        try:
            table, load, proof = opening.picked(console, input, seed)
        except (Leave, EOFError):
            return
    file = save or load or files.new_save_file(table)
    texts = game_texts(table.game.meta.slug, Speaks.language)
    Session(table, texts, file, console, input, ask_always, proof).play()


@app.command(help=_help("cli-serve"))
def serve(
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=_help("cli-opt-port"))] = None,
    database: Database = None,
    open_browser: Annotated[bool, typer.Option("--open", help=_help("cli-opt-open"))] = False,
    host: Annotated[str | None, typer.Option(help=_help("cli-opt-host"))] = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    # The server's libraries take a while to import, and only this and `admin` need them.
    from landfall.server import run
    from landfall.server.configuration import configured

    settings = configured(config, port=port, database=database, host=host).settings
    run.serve(
        open_browser=open_browser, settings=settings, say=typer.echo, language=Speaks.language
    )


app.add_typer(admin, name="admin")


# Commands that only show something.


@app.command("games", help=_help("cli-games"))
def list_games(as_json: Json = False, lang: Lang = None) -> None:
    if as_json:
        _print_json(reports.shelf_data(all_metas()))
    else:
        _out().print(reports.shelf(all_metas(), Speaks.texts()))


@app.command(help=_help("cli-rules"))
def rules(
    game: Annotated[str, typer.Argument(help=_help("cli-arg-rules"))],
    number: Annotated[str | None, typer.Argument(help=_help("cli-arg-number"))] = None,
    file: Annotated[bool, typer.Option("--file", help=_help("cli-opt-file"))] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    if game == "coverage":
        slugs = [meta.slug for meta in all_metas()] if number is None else [number]
        found = {slug: coverage(slug) for slug in slugs}
        if as_json:
            _print_json(found)
        else:
            _out().print(reports.rules_coverage(found, Speaks.texts()))
    elif number is None:
        index = rule_index(game)
        if as_json:
            _print_json(list(index.values()))
        else:
            _out().print(reports.rules(index, Speaks.texts()))
    elif file:
        where = whereabouts(game, number)
        if as_json:
            _print_json(where)
        else:
            _out().print(reports.rule_files(where, Speaks.texts()), soft_wrap=True)
    else:
        rule = find_rule(game, number)
        if as_json:
            _print_json(rule)
        else:
            _out().print(frame.rule_panel(rule, Speaks.language))


# Saves.


@app.command(help=_help("cli-replay"))
def replay(
    save: SaveFile,
    to: Annotated[int | None, typer.Option(min=0, help=_help("cli-opt-to"))] = None,
    seat: Annotated[str | None, typer.Option(help=_help("cli-opt-as-seat"))] = None,
    lang: Lang = None,
) -> None:
    table = saves.load(files.read_save(save), to)
    texts = game_texts(table.game.meta.slug, Speaks.language)
    console = _out()
    if seat is not None:
        table.game.checked_seat(seat, table.scenario, table.options)
    _tell(console, table, seat)
    console.print(frame.board(table, seat, texts))
    if table.outcome is not None:
        console.print(frame.result_panel(table.outcome, texts))
    for decision in table.decisions:
        if seat in (None, decision.seat):
            name = frame.seat_name(texts, decision.seat)
            console.print(f"[dim]{texts.say('replay-asked')} – {name}[/]")
            console.print(frame.question(decision, texts))


def _tell(console: Console, table: Table, seat: Seat | None) -> None:
    """The log, with the number of each answer; without a seat, in full."""
    texts = game_texts(table.game.meta.slug, Speaks.language)
    at = -1
    for logged in table.log:
        event = logged.truth if seat is None else logged.seen_by(seat)
        if event is None:
            continue
        if logged.at != at:
            at = logged.at
            console.print(f"[dim]{texts.say('replay-at', {'number': at})}[/]")
        console.print(frame.log_line(event, texts))


@app.command(help=_help("cli-verify"))
def verify(save: SaveFile, lang: Lang = None) -> None:
    table = saves.load(files.read_save(save))
    texts = Speaks.texts()
    told: dict[str, int | str] = {
        "game": table.game.meta.slug,
        "scenario": table.scenario,
        "answers": len(table.answers),
        "hash": table.hash,
    }
    typer.echo(texts.say("verify-good", told))
    shown = {"seed": table.seed, "commitment": table.commitment}
    old = "old" in table.marks and not table.shares
    typer.echo(texts.say("verify-seed" if old else "verify-commitment", shown))
    names = game_texts(table.game.meta.slug, Speaks.language)
    for share in table.shares:
        sat: dict[str, int | str] = {"seat": f"seat:{share.seat}", "answers": share.at}
        typer.echo(names.say("deal-share", sat | {"share": share.share}))
    for key in ("deal-marked", *table.deal) if table.deal else ("deal-plain",):
        typer.echo(texts.say(key))


# Components.

data = typer.Typer(cls=_Group, help=_help("cli-data"), no_args_is_help=True)
app.add_typer(data, name="data")


@data.command("check", help=_help("cli-data-check"))
def data_check(
    pack: Annotated[Path | None, typer.Argument(help=_help("cli-arg-pack"))] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    checked = packs.check(pack, Speaks.language)
    if as_json:
        _print_json(checked)
    else:
        sections = [section for game in checked for section in game.sections]
        _out().print(reports.packs(sections, Speaks.texts()))
    wrong = [game.error for game in checked if game.error]
    for sentence in wrong:
        typer.echo(sentence, err=True)
    if wrong:
        raise typer.Exit(2)
    if not as_json:
        typer.echo(Speaks.texts().say("data-good"))


# The lab.


@app.command(help=_help("cli-selfplay"))
def selfplay(
    game: GameName,
    scenario: Annotated[str, typer.Argument(help=_help("cli-arg-scenario-all"))] = "all",
    games: Annotated[int, typer.Option(min=1, help=_help("cli-opt-games"))] = 100,
    bots: Annotated[str, typer.Option(help=_help("cli-opt-bots"))] = "random",
    seed: Annotated[str | None, typer.Option(help=_help("cli-opt-seed"))] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help=_help("cli-opt-jobs"))] = None,
    option: OptionPairs = None,
    vary_options: Annotated[bool | None, typer.Option(help=_help("cli-opt-vary-options"))] = None,
    each: Annotated[Path | None, typer.Option(help=_help("cli-opt-each"))] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    # `all` means every scenario, with random options unless some are given.
    vary = (scenario == "all" and not option) if vary_options is None else vary_options
    asked = requests(game, scenario, games, bots, seed, option or [], vary)
    texts = Speaks.texts()
    done = []
    errors = Console(stderr=True, highlight=False)
    with (
        writing(each) as write,
        Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar,
    ):
        for request in asked:
            task = bar.add_task(f"{game} {request.scenario}", total=games)

            def told(played: list[lab_selfplay.Result], task: TaskID = task) -> None:
                bar.advance(task, len(played))
                write(played)

            report, failures = lab_selfplay.run(request, jobs, told)
            bar.remove_task(task)
            done.append(report)
            if as_json:
                _print_json(report)
            for failure in failures:
                file = keep_failed(request, failure)
                errors.print(_failed(request, failure, file), markup=False, soft_wrap=True)
    if not as_json:
        _out().print(reports.selfplay(done, texts))
    if any(report.errors for report in done):
        raise typer.Exit(1)


def _failed(request: lab_selfplay.Request, failure: Failure, file: Path) -> str:
    where = {"game": request.game, "scenario": request.scenario, "number": str(failure.number)}
    told = Speaks.texts().say("selfplay-failed", {**where, "what": failure.what})
    return f"{told}\n{Speaks.texts().say('selfplay-kept', {'file': str(file)})}"


@app.command(help=_help("cli-bench"))
def bench(
    what: Annotated[str | None, typer.Argument(metavar="WHAT", help=_help("cli-arg-bench"))] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    from landfall.server import bench as server_bench
    from landfall.server import bench_browser, bench_waking

    def figure_of(game: str, scenario: str, f: server_bench.Figure) -> lab_bench.Figure:
        met = f.met if f.target else None
        return lab_bench.Figure(game, scenario, f.id, f.value, f.target, met)

    if what in ("server", "browser"):
        run = server_bench.run if what == "server" else bench_browser.run
        figures = [figure_of("–", "–", f) for f in run()]
    else:
        metas = all_metas() if what is None else (get_game(what).meta,)
        figures = []
        for meta in metas:
            figures += lab_bench.bench(meta)
            scenario = bench_waking.scenario(meta)
            figures += (figure_of(meta.slug, scenario, f) for f in bench_waking.bench(meta))
    if as_json:
        _print_json(figures)
    else:
        _out().print(reports.bench(figures, Speaks.texts()))


def main() -> None:
    app()
