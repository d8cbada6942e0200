"""A player at a table, by HTTP and by socket, for tests."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from landfall.core.deltas import applied

#: Seconds after which a test stops waiting for a message.
PATIENCE = 15
_ids = itertools.count()


class Person:
    """A browser with its own cookie."""

    def __init__(self, http: str) -> None:
        self.base = http
        self.client = httpx.AsyncClient(
            base_url=http, headers={"Origin": http}, timeout=60, verify=False
        )

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.aclose()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.client.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any, status: int | None = None) -> Any:
        answer = await self.client.post(path, json=body)
        assert answer.status_code == status or (status is None and answer.is_success), answer.text
        return answer.json() if answer.content else None

    async def open(self, seats: dict[str, str] | None = None, **more: Any) -> Any:
        wanted = {"game": "parley", "scenario": "long", "seats": seats or {}, **more}
        return await self.post("/api/tables", wanted, 201)

    async def join(self, path: str, name: str = "Bob") -> Any:
        token = path.removeprefix("/join/")
        return await self.post("/api/join", {"token": token, "name": name})

    async def sit(self, table: str, seat: str = "", query: str = "") -> Chair:
        address = self.base.replace("http", "ws", 1)
        url = f"{address}/api/tables/{table}/socket?as={seat}{query}"
        cookie = "; ".join(f"{k}={v}" for k, v in self.client.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        socket = await connect(
            url,
            additional_headers=headers,
            origin=Origin(self.base),
            compression=None,
            max_size=None,
        )
        return Chair(socket, seat)


def _fits(message: dict[str, Any], kind: str, fields: dict[str, Any]) -> bool:
    return message["type"] == kind and fields.items() <= message.items()


class Chair:
    """An open socket. Remembers the last state and all events, as a client would."""

    def __init__(self, socket: ClientConnection, seat: str) -> None:
        self.socket = socket
        self.seat = seat
        self.state: dict[str, Any] = {}
        self.events: list[Any] = []
        #: The number of the first of these events.
        self.first = 0
        self.heard: list[dict[str, Any]] = []
        #: How many events had been told at the last change, and the view then.
        self.beats: list[tuple[int, Any]] = []

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["type"] in ("state", "change"):
            new = message["events"]
            if new["from"] > self.first + len(self.events):  # for a long game, only the last ones
                self.events, self.first = [], new["from"]
            assert new["from"] >= self.first
            self.events = self.events[: new["from"] - self.first] + new["list"]
            self.state = message if message["type"] == "state" else self._changed(message)
        return message

    def _changed(self, message: dict[str, Any]) -> dict[str, Any]:
        """The state as a client builds it from the changes; the intermediate views are in `beats`."""
        view = self.state["view"]
        self.beats = []
        for told, found in message["beats"]:
            view = applied(view, found)
            self.beats.append((told, view))
        state: dict[str, Any] = applied({**self.state, "view": view}, message["changes"])
        return state

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        while True:
            message = await self.hear()
            if _fits(message, kind, fields):
                return message

    async def know(self, kind: str, **fields: Any) -> None:
        """Wait for a message of this kind, unless one has already arrived: presence and table come in either order."""
        if not any(_fits(message, kind, fields) for message in self.heard):
            await self.until(kind, **fields)

    async def ready(self) -> Chair:
        await self.until("chat")
        return self

    async def say(self, kind: str, **fields: Any) -> str:
        request = fields.pop("id", None) or f"r{next(_ids)}"
        await self.socket.send(json.dumps({"type": kind, "id": request, **fields}))
        return str(request)

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its result."""
        request = await self.say(kind, **fields)
        while True:
            message = await self.hear()
            if message.get("re") == request:
                return message

    async def answer(self, which: int = 0, **fields: Any) -> dict[str, Any]:
        option = self.state["decision"]["options"][which]["id"]
        return await self.ask(
            "answer", **{"token": self.state["token"], "option": option, **fields}
        )

    async def close(self) -> None:
        await self.socket.close()
