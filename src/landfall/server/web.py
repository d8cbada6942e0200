"""What every HTTP request goes through: identifying the guest, errors as JSON, bodies, headers, limits."""

from __future__ import annotations

import asyncio
import gzip
import secrets
from collections.abc import Awaitable, Callable
from functools import lru_cache
from hashlib import blake2b
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from landfall.core.errors import LandfallError, UnknownGame
from landfall.server.errors import (
    BadMessage,
    Fault,
    ForeignOrigin,
    NoSuchPage,
    NotJson,
    ServerError,
    TooFast,
    TooLarge,
)
from landfall.server.hosts import Hosts
from landfall.server.keys import Keys
from landfall.server.limits import Buckets
from landfall.server.settings import Settings
from landfall.server.texts import language_of, said

T = TypeVar("T")
log = structlog.get_logger()

COOKIE = "landfall"
#: PostgreSQL can't store this character in text, and nobody types it.
NUL = rb"\u0000"
YEAR = 365 * 24 * 3600

#: Scripts only from our own files; styles also in attributes, since boards use them to position things.
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}


def json_response(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def error_response(error: LandfallError, request: Request) -> Response:
    status = error.status if isinstance(error, ServerError) else 422
    if isinstance(error, UnknownGame) and request.method in ("GET", "HEAD"):
        status = 404
    language = language_of(request.headers.get("accept-language", ""))
    headers = {"Retry-After": "1"} if status in (429, 503) else None
    return json_response({"error": said(error, language)}, status, headers)


Handler = Callable[[Request], Awaitable[Response]]


def answering(handler: Handler) -> Handler:
    """Makes an endpoint answer errors with a sentence, never with a stack trace."""

    async def guarded(request: Request) -> Response:
        try:
            return await handler(request)
        except LandfallError as error:
            return error_response(error, request)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            log.exception("request failed", path=request.url.path)
            return error_response(Fault(), request)

    return guarded


async def body(request: Request, kind: type[T], most: int) -> T:
    """The request's body as a struct."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise NotJson()
    read = bytearray()
    async for chunk in request.stream():
        read += chunk
        if len(read) > most:
            raise TooLarge()
    if NUL in read:
        raise BadMessage("\\u0000")
    try:
        return msgspec.json.decode(read, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error


def with_etag(request: Request, content: bytes, media_type: str) -> Response:
    """A response that does not change while the server runs: a client that already has it does not get it again."""
    etag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "")
    if etag in (part.strip().removeprefix("W/") for part in known.split(",")):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        content = _packed(content)
    return Response(content, headers=headers, media_type=media_type)


async def made(request: Request, make: Callable[[], bytes], media_type: str) -> Response:
    """The same, built and compressed in a thread: the first time may take a second, and others must not wait for it."""
    return await asyncio.to_thread(lambda: with_etag(request, make(), media_type))


@lru_cache(maxsize=64)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


# Guests.


def guest_of(headers: Headers, cookies: dict[str, str], keys: Keys) -> str | None:
    cookie = cookies.get(COOKIE)
    return keys.guest(cookie) if cookie else None


def new_guest() -> str:
    return secrets.token_urlsafe(16)


def remember(response: Response, request: Request, keys: Keys, guest: str) -> None:
    response.set_cookie(
        COOKIE,
        keys.cookie(guest),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


# Limits and checks around the application.


class Gate:
    """Around the whole application: limits by address, the origin of changes, security headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._requests = Buckets(settings.request_rate)
        self._creations = Buckets(settings.creation_rate)
        self._sockets: dict[str, int] = {}
        self._hosts = Hosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._check(scope)
        except ServerError as error:
            response = error_response(error, Request(scope))
            await response(scope, receive, secured)
            return
        await self._app(scope, receive, secured)

    def _check(self, scope: Scope) -> None:
        address = _address(scope)
        self._hosts.check(*Headers(scope=scope).getlist("host"))
        # PostgreSQL can't store it in text, so nothing can have it in its name.
        if "\0" in scope["path"]:
            raise NoSuchPage()
        if not self._requests.take(address):
            raise TooFast()
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return
        headers = Headers(scope=scope)
        self._check_origin(headers)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._settings.max_save:
            raise TooLarge()
        if scope["path"] in ("/api/tables", "/api/saves") and not self._creations.take(address):
            raise TooFast()

    def _check_origin(self, headers: Headers) -> None:
        """Browsers say which site a request comes from: only our own pages may change anything."""
        origin = headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return
        try:
            named = urlsplit(origin).netloc.lower()
        except ValueError:  # not an address, such as `http://[`
            named = ""
        if not named or named != headers.get("host", "").lower():
            raise ForeignOrigin()

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        try:
            self._hosts.check(*Headers(scope=scope).getlist("host"))
            self._check_origin(Headers(scope=scope))
            if "\0" in scope["path"]:
                raise NoSuchPage()
            if not self._requests.take(address):
                raise TooFast()
            if self._sockets.get(address, 0) >= self._settings.sockets_per_address:
                raise TooFast()
        except ServerError:
            # Before it is accepted, a socket can only be refused: the client sees status 403.
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        self._sockets[address] = self._sockets.get(address, 0) + 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
