"""The host names under which the server may be reached.

Another site can point its own name to this machine (DNS rebinding): the browser then takes this server for that site,
and the site's page can read every response. The browser still sends the name in `Host`, so the server refuses names it
was not given. A numeric address can't be made to point elsewhere.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from landfall.server.errors import UnknownHost
from landfall.server.settings import Settings

ANY = "*"


class Hosts:
    def __init__(self, settings: Settings) -> None:
        origins = (_host(urlsplit(origin).netloc) for origin in settings.origins)
        self._names = {"localhost", *map(_plain, settings.hosts), *origins}

    def check(self, *headers: str) -> None:
        """Refuse names that are not ours. Browsers always send a name, so a client without one is not a browser."""
        for name in map(_host, filter(None, headers)):
            if not (self._names & {name, ANY} or name.endswith(".localhost") or _in_figures(name)):
                raise UnknownHost(name[:100])


def own_names() -> tuple[str, ...]:
    """The names that this machine has in its own network."""
    name = _plain(socket.gethostname())
    short = name.split(".")[0]
    return tuple(dict.fromkeys((name, short, f"{short}.local")))


def _host(netloc: str) -> str:
    """Without the port."""
    if netloc.startswith("["):
        return netloc[1:].partition("]")[0].lower()
    return _plain(netloc.rpartition(":")[0] if ":" in netloc else netloc)


def _plain(name: str) -> str:
    return name.strip().rstrip(".").lower()


def _in_figures(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
