"""What is known of each game: the same for everybody, so kept by browsers."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from landfall.core.decisions import Seat
from landfall.core.game import Game, Options
from landfall.core.registry import all_metas, get_game
from landfall.core.rules import rule_index
from landfall.core.texts import LANGUAGES, catalogue_source
from landfall.server import texts
from landfall.server.errors import NoSuchPage
from landfall.server.web import answering, with_etag

JSON = "application/json"


def game_card(slug: str) -> dict[str, Any]:
    game = get_game(slug)
    meta = game.meta
    card: dict[str, Any] = msgspec.to_builtins(meta)
    for unneeded in ("targets", "max_decisions"):
        del card[unneeded]
    for scenario in card["scenarios"]:
        name = scenario["id"]
        options = game.checked_options(name, {})
        scenario["seats"] = game.seats(name, options)
        scenario["seats_with"] = _seats_with(game, name, options)
    return card | {"bots": game.bot_names(), "digest": game.digest()}


def _seats_with(game: Game[Any], scenario: str, options: Options) -> dict[str, tuple[Seat, ...]]:
    """Who sits there with each combination of the options that decide it, their values with commas between."""
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
def _encoded(what: str, slug: str = "") -> bytes:
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
            value = {"rules": list(rule_index(slug).values())}
    return msgspec.json.encode(value, order="deterministic")


async def games(request: Request) -> Response:
    return with_etag(request, _encoded("games"), JSON)


async def game(request: Request) -> Response:
    return with_etag(request, _encoded("game", request.path_params["slug"]), JSON)


async def part(request: Request) -> Response:
    slug, what = request.path_params["slug"], request.path_params["what"]
    if what not in ("board", "names", "rules"):
        raise NoSuchPage()
    return with_etag(request, _encoded(what, slug), JSON)


async def catalogue(request: Request) -> Response:
    """A game's Fluent catalogue, or without a game the core's and the server's."""
    language, slug = request.path_params["language"], request.path_params.get("slug")
    if language not in LANGUAGES:
        raise NoSuchPage()
    source = texts.source(language) if slug is None else catalogue_source(slug, language)
    return with_etag(request, source.encode(), "text/plain; charset=utf-8")


ROUTES = [
    Route("/api/games", answering(games)),
    Route("/api/games/{slug}", answering(game)),
    Route("/api/games/{slug}/texts/{language}", answering(catalogue)),
    Route("/api/games/{slug}/{what}", answering(part)),
    Route("/api/texts/{language}", answering(catalogue)),
]
