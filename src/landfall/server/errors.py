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


class NoDatabase(ServerError):
    """There is none where the operator says, or it holds no tables of ours, or does not answer."""

    status = 503

    def __init__(self, where: str, why: str) -> None:
        super().__init__(where=where, why=why[:200])


class DatabaseTooNew(ServerError):
    """A newer Landfall has been at it."""

    status = 503

    def __init__(self, found: str, known: str) -> None:
        super().__init__(found=found[:40], known=known)


class DatabaseTooOld(ServerError):
    """A server that starts brings it up to date; who only looks must not."""

    status = 503

    def __init__(self, found: str, known: str) -> None:
        super().__init__(found=found[:40], known=known)


class BadBackup(ServerError):
    def __init__(self, file: str, why: str) -> None:
        super().__init__(file=file, why=why[:200])


class FileExists(ServerError):
    """Nothing is written over."""

    def __init__(self, file: str) -> None:
        super().__init__(file=file)


class DatabaseNotEmpty(ServerError):
    def __init__(self, where: str, tables: int) -> None:
        super().__init__(where=where, tables=tables)


class NoSuchTable(ServerError):
    """As the operator is told it, who may see them all."""

    status = 404

    def __init__(self, table: str) -> None:
        super().__init__(table=table[:60])


class NobodySits(ServerError):
    """A bot's seat, or one that is free: nobody to send away."""

    status = 409

    def __init__(self, seat: str) -> None:
        super().__init__(seat=seat)


class BadAge(ServerError):
    def __init__(self, given: str) -> None:
        super().__init__(given=given[:40])


class BadConfigFile(ServerError):
    def __init__(self, file: str, why: str) -> None:
        super().__init__(file=file, why=why)


class UnknownSetting(ServerError):
    def __init__(self, name: str, known: str) -> None:
        super().__init__(name=name[:60], known=known)


class WrongSetting(ServerError):
    """``why`` refers to how it should be written."""

    def __init__(self, name: str, value: str, why: str) -> None:
        super().__init__(name=name, value=value, why=why)


class SettingOutOfRange(ServerError):
    def __init__(self, name: str, value: str, least: int, most: int) -> None:
        super().__init__(name=name, value=value, least=str(least), most=str(most))


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


class TableSetAside(ServerError):
    """By an operator, who may release it again."""

    status = 409


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


class StorageFailed(ServerError):
    status = 503


class Fault(ServerError):
    """Ours, not the caller's; the log knows more."""

    status = 500
