"""The HTTP endpoints as an OpenAPI document, made from the structs they read and write."""

from __future__ import annotations

import html
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import landfall
from landfall.core.texts import LANGUAGES
from landfall.server import cards, seating
from landfall.server.messages import Events
from landfall.server.replay import Looked, Replay, Report
from landfall.server.texts import Said
from landfall.server.web import answering, made


class Failure(msgspec.Struct):
    error: Said


class Tables(msgspec.Struct):
    tables: list[cards.TableCard]


class Health(msgspec.Struct):
    status: str
    version: str
    database: str
    tables: int


_ID = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
_TOKEN = {**_ID, "name": "token"}
_SLUG = {**_ID, "name": "slug"}
_LANGUAGE = {**_ID, "name": "language", "schema": {"enum": list(LANGUAGES)}}
_AS = {"name": "as", "in": "query", "schema": {"type": "string"}}
_COUNT = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
_FROM = {"name": "from", "in": "query", "schema": _COUNT}
_AT = {"name": "at", "in": "query", "schema": _COUNT}
_BEFORE = {"name": "before", "in": "query", "schema": _COUNT}
_REF = {"name": "ref", "in": "query", "schema": {"type": "string"}}
_TO = {"name": "to", "in": "query", "schema": _COUNT}

#: Method, path, summary, parameters, request, status, response ("text", None or a struct).
ENDPOINTS: list[tuple[str, str, str, list[Any], Any, int, Any]] = [
    ("get", "/health", "Whether the server and its storage answer", [], None, 200, Health),
    ("get", "/api/games", "All games", [], None, 200, dict),
    ("get", "/api/games/{slug}", "One game", [_SLUG], None, 200, dict),
    ("get", "/api/games/{slug}/board", "Maps, cards and the like", [_SLUG], None, 200, Any),
    ("get", "/api/games/{slug}/names", "Names of components", [_SLUG], None, 200, dict),
    ("get", "/api/games/{slug}/rules", "The index of rules", [_SLUG], None, 200, dict),
    (
        "get",
        "/api/games/{slug}/texts/{language}",
        "A game's Fluent catalogue",
        [_SLUG, _LANGUAGE],
        None,
        200,
        "text",
    ),
    (
        "get",
        "/api/texts/{language}",
        "The core's and the server's catalogue",
        [_LANGUAGE],
        None,
        200,
        "text",
    ),
    ("get", "/api/me", "My name", [], None, 200, cards.Me),
    ("put", "/api/me", "Change my name", [], cards.Me, 200, cards.Me),
    ("get", "/api/tables", "My tables", [], None, 200, Tables),
    ("post", "/api/tables", "Open a table", [], cards.NewTable, 201, cards.TableCard),
    ("post", "/api/saves", "Open a table from a save", [], cards.NewFromSave, 201, cards.TableCard),
    ("get", "/api/tables/{id}", "One table", [_ID], None, 200, cards.TableCard),
    (
        "post",
        "/api/tables/{id}/links",
        "A link to a seat, or to watch",
        [_ID],
        cards.WantedLink,
        201,
        cards.LinkMade,
    ),
    (
        "post",
        "/api/tables/{id}/revoke",
        "End the links of a seat, and send others away from it",
        [_ID],
        cards.SeatNamed,
        200,
        cards.TableCard,
    ),
    ("post", "/api/tables/{id}/leave", "Out of my list", [_ID], cards.Nothing, 204, None),
    ("post", "/api/tables/{id}/free", "Free a seat", [_ID], seating.FreeSeat, 204, None),
    (
        "post",
        "/api/tables/{id}/bot",
        "Let a bot play a free seat",
        [_ID],
        seating.SeatBot,
        204,
        None,
    ),
    (
        "post",
        "/api/tables/{id}/close",
        "End the game for everybody, without a winner",
        [_ID],
        cards.Nothing,
        204,
        None,
    ),
    ("get", "/api/tables/{id}/save", "The save", [_ID], None, 200, dict),
    (
        "get",
        "/api/tables/{id}/log",
        "Earlier events of my own share of the log",
        [_ID, _AS, _BEFORE],
        None,
        200,
        Events,
    ),
    (
        "get",
        "/api/tables/{id}/replay",
        "A stretch of a finished game",
        [_ID, _AS, _FROM, _TO],
        None,
        200,
        Replay,
    ),
    (
        "get",
        "/api/tables/{id}/look",
        "What the rules say of a thing at a place of a finished game",
        [_ID, _AS, _AT, _REF],
        None,
        200,
        Looked,
    ),
    ("get", "/api/tables/{id}/report", "A finished game in figures", [_ID], None, 200, Report),
    (
        "get",
        "/api/invitations/{token}",
        "What a link is for",
        [_TOKEN],
        None,
        200,
        cards.Invitation,
    ),
    ("post", "/api/join", "Follow a link", [], cards.Joining, 200, cards.Joined),
]
_FAILURES = {
    "400": "not understood",
    "403": "not allowed",
    "404": "not there, or not yours",
    "409": "in the way of something",
    "410": "a link that has expired",
    "413": "too large",
    "415": "not JSON",
    "422": "understood, but wrong",
    "429": "too fast",
    "503": "the storage does not answer",
}


@cache
def document() -> dict[str, Any]:
    kinds = {
        kind
        for *_, request, _, response in ENDPOINTS
        for kind in (request, response)
        if isinstance(kind, type)
    }
    ordered = sorted(kinds | {Failure}, key=lambda kind: kind.__name__)
    schemas, components = msgspec.json.schema_components(
        ordered, ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, Any] = {}
    for verb, path, summary, parameters, request, status, response in ENDPOINTS:
        operation: dict[str, Any] = {
            "summary": summary,
            "operationId": f"{verb}_{path.strip('/').replace('/', '_')}",
            "parameters": parameters,
            "responses": {str(status): _response(response, schema_of)}
            | {
                code: {"description": why, "content": _json(schema_of[Failure])}
                for code, why in _FAILURES.items()
            },
        }
        if request is not None:
            operation["requestBody"] = {"required": True, "content": _json(schema_of[request])}
        paths.setdefault(path, {})[verb] = operation
    info = {"title": "Landfall", "version": landfall.__version__}
    return {
        "openapi": "3.1.0",
        "info": info,
        "paths": paths,
        "components": {"schemas": components},
    }


def _response(kind: Any, schema_of: dict[Any, Any]) -> dict[str, Any]:
    if kind is None:
        return {"description": "done"}
    if kind == "text":
        return {"description": "ok", "content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"description": "ok", "content": _json(schema_of.get(kind, {}))}


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


@cache
def page() -> str:
    """The document as a page for people, without a script."""
    rows = "".join(
        f"<tr><td><code>{verb.upper()}</code></td><td><code>{html.escape(path)}</code></td>"
        f"<td>{html.escape(summary)}</td><td>{_named(request)}</td>"
        f"<td>{status} {_named(response)}</td></tr>"
        for verb, path, summary, _, request, status, response in ENDPOINTS
    )
    schemas = "".join(
        f'<h3 id="{name}">{name}</h3><pre>'
        f"{html.escape(msgspec.json.format(msgspec.json.encode(schema)).decode())}</pre>"
        for name, schema in document()["components"]["schemas"].items()
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Landfall: HTTP</title>'
        "<style>body{font:1rem/1.5 sans-serif;margin:2rem;max-width:75rem}"
        "td{padding:.2rem .8rem;vertical-align:top}pre{overflow:auto}</style>"
        '<h1>Landfall: HTTP</h1><p>As <a href="/api/openapi.json">OpenAPI</a>.</p>'
        f"<table>{rows}</table><h2>Schemas</h2>{schemas}</html>"
    )


def _named(kind: Any) -> str:
    if not isinstance(kind, type) or not issubclass(kind, msgspec.Struct):
        return ""
    return f'<a href="#{kind.__name__}">{kind.__name__}</a>'


async def openapi_json(request: Request) -> Response:
    return await made(request, lambda: msgspec.json.encode(document()), "application/json")


async def docs(request: Request) -> Response:
    return await made(request, lambda: page().encode(), "text/html; charset=utf-8")


ROUTES = [
    Route("/api/openapi.json", answering(openapi_json)),
    Route("/api/docs", answering(docs)),
]
