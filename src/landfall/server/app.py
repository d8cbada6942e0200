"""The application: everything put together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.cookies import CookieError, SimpleCookie

import structlog
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from landfall.server import database, openapi, shelf
from landfall.server.api import Api
from landfall.server.bots import Bots
from landfall.server.errors import NoSuchMethod
from landfall.server.hub import Hub
from landfall.server.keys import Keys
from landfall.server.notify import Listener, keep_looking
from landfall.server.sandbox import Sandbox
from landfall.server.settings import Settings
from landfall.server.socket import open_socket
from landfall.server.static import Client
from landfall.server.study import Study
from landfall.server.waking import keep_waking
from landfall.server.warming import Warming, warm_texts
from landfall.server.web import COOKIE, Gate, answering, error_response, guest_of
from landfall.server.writer import Writer

log = structlog.get_logger()
_SOCKET = ("/api/tables/", "/socket")


class Landfall:
    """The application and everything that belongs to it. It starts with the event loop, and serves once the database is
    open.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hub: Hub | None = None
        self._http: ASGIApp = Starlette()

    @asynccontextmanager
    async def life(self) -> AsyncIterator[None]:
        settings = self.settings
        engine = database.open_engine(settings.database)
        await asyncio.to_thread(database.migrate, engine)
        keys = Keys(await asyncio.to_thread(database.server_secret, engine))
        origin = secrets.token_hex(6)
        writer = Writer(engine, origin)
        bots = Bots(settings)
        study = Study(settings)
        sandbox = Sandbox(settings.sandbox_seconds, settings.sandbox_memory, settings.sandbox_queue)
        hub = self.hub = Hub(settings, engine, keys, writer, bots, study, sandbox)
        await asyncio.to_thread(warm_texts)
        warming = Warming() if settings.warm_games else None
        listener = None
        background: list[asyncio.Task[None]] = []
        if engine.dialect.name == "postgresql":
            listener = Listener(hub, settings.database, origin)
            await listener.ready.wait()
        else:
            background.append(asyncio.create_task(keep_looking(hub)))
        self._http = self._router(hub)
        log.info("started", database=database.where(settings.database))
        background.append(asyncio.create_task(keep_waking(hub, settings.woken_tables)))
        try:
            yield
        finally:
            if warming is not None:
                warming.stop()
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await hub.close()
            if listener is not None:
                await listener.close()
            await bots.close()
            await study.close()
            await sandbox.close()
            await writer.close()
            engine.dispose()
            log.info("stopped")

    def _router(self, hub: Hub) -> ASGIApp:
        client = Client(self.settings.static)
        routes = [
            *Api(hub).routes(),
            *shelf.ROUTES,
            *openapi.ROUTES,
            Route("/{path:path}", answering(client.page), methods=["GET"]),
            Route("/{path:path}", _no_such_method, methods=["POST", "PUT", "PATCH", "DELETE"]),
        ]
        return Router(routes, redirect_slashes=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            async with self.life():
                await send({"type": "lifespan.startup.complete"})
                await receive()
        except Exception as error:
            log.exception("start or stop failed")
            await send({"type": "lifespan.startup.failed", "message": type(error).__name__})
            return
        await send({"type": "lifespan.shutdown.complete"})

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        path, (before, behind) = scope["path"], _SOCKET
        if self.hub is None or not (path.startswith(before) and path.endswith(behind)):
            await receive()
            await send({"type": "websocket.close", "code": 4404})
            return
        table = path[len(before) : -len(behind)]
        headers = Headers(scope=scope)
        cookies = _cookies(headers.get("cookie", ""))
        guest = guest_of(headers, cookies, self.hub.keys)
        await open_socket(self.hub, scope, receive, send, table, guest)


def _cookies(header: str) -> dict[str, str]:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return {}
    return {COOKIE: found.value} if found else {}


async def _no_such_method(request: Request) -> Response:
    return error_response(NoSuchMethod(), request)


def create_app(settings: Settings | None = None) -> ASGIApp:
    settings = settings or Settings()
    return Gate(Landfall(settings), settings)
