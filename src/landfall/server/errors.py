"""What the server has to say no to, as messages in both languages, with the HTTP status they have."""

from __future__ import annotations

from typing import ClassVar

from landfall.core.errors import LandfallError


class ServerError(LandfallError):
    status: ClassVar[int] = 400

    def __str__(self) -> str:
        from landfall.server.texts import server_texts

        return server_texts("en").error(self)


class BadDatabase(ServerError):
    """A database URL that is none, or of a kind we do not keep games in."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail=detail)


class NoFreePort(ServerError):
    def __init__(self, port: int) -> None:
        super().__init__(port=str(port))


class BadMessage(ServerError):
    def __init__(self, detail: str) -> None:
        super().__init__(detail=detail[:200])


class ForeignOrigin(ServerError):
    status = 403


class NotJson(ServerError):
    status = 415


class TooLarge(ServerError):
    status = 413


class TooFast(ServerError):
    status = 429


class NoSuchPage(ServerError):
    status = 404


class NoSuchMethod(ServerError):
    status = 405


class UnknownTable(ServerError):
    """None there, or none of this guest's: which of the two is nobody's business."""

    status = 404


class UnknownInvitation(ServerError):
    """Not a link of ours, or one that was revoked."""

    status = 404


class SeatTaken(ServerError):
    status = 409


class SeatNotYours(ServerError):
    status = 403


class SeatLost(ServerError):
    """The seat was taken back while somebody sat in it."""

    status = 403


class SaveWhilePlaying(ServerError):
    status = 403


class NotFinished(ServerError):
    status = 409


class StaleAnswer(ServerError):
    """The token names no decision (or undo) that is open to this seat now."""

    status = 409


class SpectatorsWatch(ServerError):
    status = 403


class SandboxBusy(ServerError):
    """Too many saves wait to be read."""

    status = 503


class TookTooMuch(ServerError):
    """Reading a save or playing it took too long, or too much memory."""

    status = 422


class TableSetAside(ServerError):
    """It took too long or too much memory to play; an operator may release it."""

    status = 409


class StorageFailed(ServerError):
    status = 503


class Fault(ServerError):
    """Ours, not the caller's; the log knows more."""

    status = 500
