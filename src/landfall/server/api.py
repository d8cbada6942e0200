"""The HTTP endpoints of tables and guests; those of games are in `shelf`."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import landfall
from landfall.server import store
from landfall.server.cards import Joining, Me, NewFromSave, NewTable, Nothing, SeatNamed, WantedLink
from landfall.server.errors import BadMessage, NotFinished, SeatNotYours, TooFast, UnknownTable
from landfall.server.hub import Hub, may_sit
from landfall.server.limits import Buckets
from landfall.server.lobby import Lobby
from landfall.server.seating import FreeSeat, SeatBot, Seating
from landfall.server.web import (
    answering,
    body,
    guest_of,
    json_response,
    new_guest,
    remember,
)


class Api:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._lobby = Lobby(hub)
        self._seating = Seating(hub)
        self._most = hub.settings.max_body
        self._requests = Buckets(hub.settings.guest_request_rate)
        self._creations = Buckets(hub.settings.guest_creation_rate)

    def routes(self) -> list[BaseRoute]:
        endpoints = [
            ("/health", self.health, "GET"),
            ("/api/me", self.me, "GET"),
            ("/api/me", self.rename, "PUT"),
            ("/api/tables", self.mine, "GET"),
            ("/api/tables", self.create, "POST"),
            ("/api/saves", self.load, "POST"),
            ("/api/tables/{id}", self.table, "GET"),
            ("/api/tables/{id}/links", self.link, "POST"),
            ("/api/tables/{id}/revoke", self.revoke, "POST"),
            ("/api/tables/{id}/leave", self.leave, "POST"),
            ("/api/tables/{id}/free", self.free, "POST"),
            ("/api/tables/{id}/bot", self.seat_bot, "POST"),
            ("/api/tables/{id}/close", self.close, "POST"),
            ("/api/tables/{id}/save", self.save, "GET"),
            ("/api/tables/{id}/log", self.log, "GET"),
            ("/api/tables/{id}/replay", self.replay, "GET"),
            ("/api/tables/{id}/look", self.look, "GET"),
            ("/api/tables/{id}/report", self.report, "GET"),
            ("/api/invitations/{token}", self.invitation, "GET"),
            ("/api/join", self.join, "POST"),
        ]
        return [Route(path, answering(call), methods=[verb]) for path, call, verb in endpoints]

    def _guest(self, request: Request) -> str | None:
        """The guest making the request, within the guest's own rate limit: one guest may use many addresses."""
        guest = guest_of(request.headers, request.cookies, self._hub.keys)
        if guest is not None and not self._requests.take(guest):
            raise TooFast()
        return guest

    def _maker(self, request: Request) -> str:
        """The guest who creates a table; a new one if need be."""
        guest = self._guest(request) or new_guest()
        if not self._creations.take(guest):
            raise TooFast()
        return guest

    def _known(self, request: Request) -> str:
        """The guest a request acts for; an unknown browser has no tables."""
        guest = self._guest(request)
        if guest is None:
            raise UnknownTable()
        return guest

    def _remembered(self, request: Request, guest: str, response: Response) -> Response:
        remember(response, request, self._hub.keys, guest)
        return response

    # Guests.

    async def health(self, request: Request) -> Response:
        await self._hub.read(lambda connection: store.guest_name(connection, ""))
        said = {
            "status": "ok",
            "version": landfall.__version__,
            "database": self._hub.engine.dialect.name,
            "tables": len(self._hub.live),
        }
        return json_response(said)

    async def me(self, request: Request) -> Response:
        return json_response(Me(await self._lobby.name(self._guest(request))))

    async def rename(self, request: Request) -> Response:
        wanted = await body(request, Me, self._most)
        guest = self._guest(request) or new_guest()
        await self._lobby.rename(guest, wanted.name)
        said = json_response(Me(await self._lobby.name(guest)))
        return self._remembered(request, guest, said)

    # Tables.

    async def mine(self, request: Request) -> Response:
        return json_response({"tables": await self._lobby.mine(self._guest(request))})

    async def create(self, request: Request) -> Response:
        wanted = await body(request, NewTable, self._most)
        guest = self._maker(request)
        card = await self._lobby.create(guest, wanted)
        return self._remembered(request, guest, json_response(card, 201))

    async def load(self, request: Request) -> Response:
        wanted = await body(request, NewFromSave, self._hub.settings.max_save)
        guest = self._maker(request)
        card = await self._lobby.load(guest, wanted)
        return self._remembered(request, guest, json_response(card, 201))

    async def table(self, request: Request) -> Response:
        card = await self._lobby.card(request.path_params["id"], self._guest(request))
        return json_response(card)

    async def link(self, request: Request) -> Response:
        wanted = await body(request, WantedLink, self._most)
        made = await self._lobby.make_link(request.path_params["id"], self._known(request), wanted)
        return json_response(made, 201)

    async def revoke(self, request: Request) -> Response:
        wanted = await body(request, SeatNamed, self._most)
        guest = self._known(request)
        return json_response(
            await self._lobby.revoke(request.path_params["id"], guest, wanted.seat)
        )

    async def leave(self, request: Request) -> Response:
        await body(request, Nothing, self._most)
        await self._lobby.leave(request.path_params["id"], self._known(request))
        return Response(status_code=204)

    async def free(self, request: Request) -> Response:
        wanted = await body(request, FreeSeat, self._most)
        table, guest = request.path_params["id"], self._known(request)
        await self._seating.free(table, guest, wanted.seat)
        return Response(status_code=204)

    async def seat_bot(self, request: Request) -> Response:
        wanted = await body(request, SeatBot, self._most)
        await self._seating.seat_bot(request.path_params["id"], self._known(request), wanted)
        return Response(status_code=204)

    async def close(self, request: Request) -> Response:
        await body(request, Nothing, self._most)
        await self._seating.close(request.path_params["id"], self._known(request))
        return Response(status_code=204)

    async def save(self, request: Request) -> Response:
        name, data = await self._lobby.save(request.path_params["id"], self._guest(request))
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(data, headers=headers, media_type="application/json")

    async def log(self, request: Request) -> Response:
        """The log; also of a game in progress, since it contains only what the seat was told."""
        query = request.query_params
        guest, table = self._known(request), request.path_params["id"]
        row, seat = await self._lobby.row(table, guest), query.get("as") or None
        if not may_sit(row, guest, seat):
            raise SeatNotYours()
        before = _number(query.get("before", "0"), "before")
        return _json(await self._hub.study.earlier(guest, table, seat, before))

    async def replay(self, request: Request) -> Response:
        query = request.query_params
        guest, table = await self._finished(request)
        first = _number(query.get("from", "0"), "from")
        last = _number(query["to"], "to") if "to" in query else None
        eyes = query.get("as", "open")
        return _json(await self._hub.study.replay(guest, table, eyes, first, last))

    async def look(self, request: Request) -> Response:
        query = request.query_params
        guest, table = await self._finished(request)
        number = _number(query.get("at", "0"), "at")
        eyes, ref = query.get("as", "open"), query.get("ref", "")
        return _json(await self._hub.study.look(guest, table, eyes, number, ref))

    async def report(self, request: Request) -> Response:
        return _json(await self._hub.study.report(*await self._finished(request)))

    async def _finished(self, request: Request) -> tuple[str, str]:
        """Who is asking, and about which table: a finished one that this guest may see."""
        guest, table = self._known(request), request.path_params["id"]
        row = await self._lobby.row(table, guest)
        if row.outcome is None:
            raise NotFinished()
        return guest, table

    # Links.

    async def invitation(self, request: Request) -> Response:
        token, guest = request.path_params["token"], self._guest(request)
        return json_response(await self._lobby.invitation(token, guest))

    async def join(self, request: Request) -> Response:
        wanted = await body(request, Joining, self._most)
        guest = self._guest(request) or new_guest()
        joined = await self._lobby.join(guest, wanted)
        return self._remembered(request, guest, json_response(joined))


def _json(encoded: bytes) -> Response:
    return Response(encoded, media_type="application/json")


def _number(text: str, what: str) -> int:
    if not text.isdecimal() or not text.isascii() or len(text) > 9:
        raise BadMessage(what)
    return int(text)
