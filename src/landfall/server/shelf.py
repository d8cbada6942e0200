"""What is known about each game. It is the same for everyone, so browsers cache it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from landfall.core.decisions import Seat
from landfall.core.game import Clash, Game, Options, OptionSpec, Preset, Scenario
from landfall.core.registry import all_metas, get_game
from landfall.core.rules import glossary, rule_index
from landfall.core.texts import LANGUAGES, catalogue_source
from landfall.core.wire import Language
from landfall.server import texts
from landfall.server.errors import NoSuchPage
from landfall.server.web import answering, made

JSON = "application/json"


class ScenarioCard(Struct, frozen=True):
    id: str
    minutes: tuple[int, int]
    rule: str
    seats: tuple[Seat, ...]
    #: The seats, by the values of the game's `seat_options`, with commas between them.
    seats_with: dict[str, tuple[Seat, ...]]


class GameCard(Struct, frozen=True):
    slug: str
    title: Mapping[Language, str]
    rules_version: int
    players: tuple[int, int]
    scenarios: tuple[ScenarioCard, ...]
    options: tuple[OptionSpec, ...]
    clashes: tuple[Clash, ...]
    #: The options that decide which seats exist.
    seat_options: tuple[str, ...]
    #: Named sets of options, the one for a first game first.
    presets: tuple[Preset, ...]
    bots: tuple[str, ...]
    digest: str


def game_card(slug: str) -> GameCard:
    game = get_game(slug)
    meta = game.meta
    return GameCard(
        meta.slug,
        meta.title,
        meta.rules_version,
        meta.players,
        tuple(_scenario_card(game, scenario) for scenario in meta.scenarios),
        meta.options,
        meta.clashes,
        meta.seat_options,
        meta.presets,
        game.bot_names(),
        game.digest(),
    )


def _scenario_card(game: Game[Any], scenario: Scenario) -> ScenarioCard:
    options = game.checked_options(scenario.id, {})
    return ScenarioCard(
        scenario.id,
        scenario.minutes,
        scenario.rule,
        game.seats(scenario.id, options),
        _seats_with(game, scenario.id, options),
    )


def _seats_with(game: Game[Any], scenario: str, options: Options) -> dict[str, tuple[Seat, ...]]:
    """The seats for each combination of the options that decide them, with the values joined by commas."""
    wanted = [name for name in game.meta.seat_options if name in options]
    specs = [spec for name in wanted for spec in game.meta.options if spec.id == name]
    found: dict[str, tuple[Seat, ...]] = {}
    for values in product(*(spec.choices for spec in specs)):
        chosen = dict(zip((spec.id for spec in specs), values, strict=True))
        found[",".join(spelt(v) for v in values)] = game.seats(scenario, {**options, **chosen})
    return found if specs else {}


def spelt(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def encoded(what: str, slug: str = "") -> bytes:
    value: Any
    match what:
        case "games":
            value = {"games": [game_card(meta.slug) for meta in all_metas()]}
        case "game":
            value = game_card(slug)
        case "board":
            value = get_game(slug).board()
        case "names":
            value = get_game(slug).names()
        case _:
            value = {"rules": list(rule_index(slug).values()), "terms": glossary(slug)}
    return msgspec.json.encode(value, order="deterministic")


async def games(request: Request) -> Response:
    return await made(request, lambda: encoded("games"), JSON)


async def game(request: Request) -> Response:
    slug = request.path_params["slug"]
    return await made(request, lambda: encoded("game", slug), JSON)


async def part(request: Request) -> Response:
    slug, what = request.path_params["slug"], request.path_params["what"]
    if what not in ("board", "names", "rules"):
        raise NoSuchPage()
    return await made(request, lambda: encoded(what, slug), JSON)


async def catalogue(request: Request) -> Response:
    """A game's Fluent catalogue, or without a game the core's and the server's."""
    language, slug = request.path_params["language"], request.path_params.get("slug")
    if language not in LANGUAGES:
        raise NoSuchPage()

    def read() -> bytes:
        source = texts.source(language) if slug is None else catalogue_source(slug, language)
        return source.encode()

    return await made(request, read, "text/plain; charset=utf-8")


ROUTES = [
    Route("/api/games", answering(games)),
    Route("/api/games/{slug}", answering(game)),
    Route("/api/games/{slug}/texts/{language}", answering(catalogue)),
    Route("/api/games/{slug}/{what}", answering(part)),
    Route("/api/texts/{language}", answering(catalogue)),
]
