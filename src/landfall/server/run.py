"""`landfall serve`: the server on a port of this machine."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from landfall.server import logs
from landfall.server.app import create_app
from landfall.server.database import check, where
from landfall.server.errors import NoFreePort
from landfall.server.hosts import own_names
from landfall.server.patience import patient
from landfall.server.settings import Settings
from landfall.server.texts import language_of, server_texts

#: How many further ports are tried if the requested one is taken.
TRIES = 50


def serve(
    port: int | None = None,
    database: str | None = None,
    open_browser: bool = False,
    host: str | None = None,
    settings: Settings | None = None,
    say: Callable[[str], None] | None = None,
    language: str | None = None,
    log_level: str = "WARNING",
) -> None:
    """Serve until Ctrl+C. Prints its address and where games are stored."""
    settings = settings or Settings()
    if database is not None:
        settings = replace(settings, database=database)
    host = settings.host if host is None else host
    names = own_names() if host in ("0.0.0.0", "::") else (host,)
    settings = replace(settings, hosts=(*settings.hosts, *names))
    check(settings.database)  # a wrong setting is reported before anything starts
    texts = server_texts(language or language_of(os.environ.get("LANG", "")))
    tell = say or _print
    wanted = settings.port if port is None else port
    listening = listen(host, wanted)
    bound = int(listening.getsockname()[1])
    if wanted and bound != wanted:
        tell(texts.say("serve-other-port", {"port": str(wanted), "other": str(bound)}))
    address = f"http://{_shown(host)}:{bound}/"
    tell(texts.say("serve-address", {"address": f" {address}".strip()}))
    tell(texts.say("serve-data", {"where": where(settings.database)}))
    tell(texts.say("serve-stop"))
    server = make_server(settings, log_level)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(server, address), daemon=True).start()
    server.run(sockets=[listening])


def make_server(settings: Settings, log_level: str = "WARNING") -> uvicorn.Server:
    logs.set_up(log_level)
    collect_less()
    # The loop must not wait long for a thread that computes, such as one loading a game.
    sys.setswitchinterval(0.001)
    config = uvicorn.Config(
        create_app(settings),
        http=patient(settings),
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.max_message,
        # Views of a few kilobytes on a local network: compression would cost more than it saves.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    return uvicorn.Server(config)


def collect_less() -> None:
    """Imported modules live as long as the process: the garbage collector can skip them."""
    gc.collect()
    gc.freeze()
    # Hundreds of tables in memory are not garbage either, so collect less often.
    gc.set_threshold(20_000, 50, 50)


def listen(host: str, port: int) -> socket.socket:
    """A socket on the port, or on the next free one; port 0 is any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if port == 0 else range(port, min(port + TRIES, 65536)):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(2048)
        except OSError:
            listening.close()
            continue
        return listening
    raise NoFreePort(port)


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::", "127.0.0.1"):
        return "localhost" if host != "127.0.0.1" else host
    return f"[{host}]" if ":" in host else host


def _open_when_ready(server: uvicorn.Server, address: str) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    webbrowser.open(address)


def _print(text: str) -> None:
    print(text, flush=True)  # noqa: T201
