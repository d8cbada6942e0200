"""The built browser client: its files, and its page for every other address."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from landfall.server.errors import NoSuchPage
from landfall.server.web import error_response

#: Encodings in order of size, the smallest result first.
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))


class Client:
    """Only files listed here are served. The list is renewed when the client has been rebuilt."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        #: Adding, removing or replacing a file changes the time of its folder; overwriting the page changes the page's
        #: own.
        self._watched = (folder, folder / "assets", folder / "index.html")
        self._times: list[int] = []
        self._files: dict[str, Path] = {}

    def _look(self) -> None:
        times = [path.stat().st_mtime_ns if path.exists() else 0 for path in self._watched]
        if times == self._times:
            return
        self._times = times
        self._files = {
            "/" + file.relative_to(self._folder).as_posix(): file
            for file in self._folder.rglob("*")
            if file.is_file()
        }

    async def page(self, request: Request) -> Response:
        path = request.url.path
        if path.startswith("/api/"):
            return error_response(NoSuchPage(), request)
        self._look()
        if path in self._files:
            return self._file(path, request.headers)
        # A path of the client's pages; a path that looks like a file does not exist.
        if "." in path.rsplit("/", 1)[-1] and not path.startswith(("/join/", "/rules/")):
            return error_response(NoSuchPage(), request)
        if "/index.html" in self._files:
            return self._file("/index.html", request.headers)
        return PlainTextResponse("The browser client has not been built.", 404)

    def _file(self, path: str, headers: Headers) -> Response:
        file, sent = self._files[path], {"Cache-Control": self._caching(path)}
        accepted = headers.get("accept-encoding", "")
        for encoding, suffix in ENCODINGS:
            if path + suffix in self._files:
                sent["Vary"] = "Accept-Encoding"
                if encoding in accepted:
                    file = self._files[path + suffix]
                    sent["Content-Encoding"] = encoding
                    break
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        return FileResponse(file, headers=sent, media_type=kind)

    @staticmethod
    def _caching(path: str) -> str:
        """Vite puts a hash into the names of files under assets, so these never change."""
        if path.startswith("/assets/"):
            return "public, max-age=31536000, immutable"
        return "no-cache"
