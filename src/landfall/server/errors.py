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


class LinkExpired(ServerError):
    """It was good once; the one who made it can make another."""

    status = 410


class BadName(ServerError):
    """Signs that can't be seen, or that change how those around them are read."""

    status = 422


class NameTaken(ServerError):
    """Somebody else at the table is called that."""

    status = 409


class SeatNotAbsent(ServerError):
    """Its player was here not long ago."""

    status = 409


class SeatGivenUp(ServerError):
    """One's own seat, in a game that the partners go on with."""

    status = 403


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


class StorageFailed(ServerError):
    status = 503


class Fault(ServerError):
    """Ours, not the caller's; the log knows more."""

    status = 500
