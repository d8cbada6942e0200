"""What the server refuses: messages in both languages, with their HTTP status."""

from __future__ import annotations

from typing import ClassVar

from landfall.core.errors import LandfallError


class ServerError(LandfallError):
    status: ClassVar[int] = 400

    def __str__(self) -> str:
        from landfall.server.texts import server_texts

        return server_texts("en").error(self)


class BadDatabase(ServerError):
    """Not a database URL, or of a kind we don't support."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail=detail)


class NoDatabase(ServerError):
    """No database at this address, or it has no Landfall tables, or it does not answer."""

    status = 503

    def __init__(self, where: str, why: str) -> None:
        super().__init__(where=where, why=why[:200])


class DatabaseTooNew(ServerError):
    """A newer version of Landfall has upgraded it."""

    status = 503

    def __init__(self, found: str, known: str) -> None:
        super().__init__(found=found[:40], known=known)


class DatabaseTooOld(ServerError):
    """Starting a server upgrades the database; commands that only read must not."""

    status = 503

    def __init__(self, found: str, known: str) -> None:
        super().__init__(found=found[:40], known=known)


class BadBackup(ServerError):
    def __init__(self, file: str, why: str) -> None:
        super().__init__(file=file, why=why[:200])


class FileExists(ServerError):
    """Files are never overwritten."""

    def __init__(self, file: str) -> None:
        super().__init__(file=file)


class DatabaseNotEmpty(ServerError):
    def __init__(self, where: str, tables: int) -> None:
        super().__init__(where=where, tables=tables)


class NoSuchTable(ServerError):
    """As shown to the operator, who may see every table."""

    status = 404

    def __init__(self, table: str) -> None:
        super().__init__(table=table[:60])


class NobodySits(ServerError):
    """A bot's seat or a free one: there is no player to remove."""

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


class UnknownHost(ServerError):
    """Reached under a host name that is not the server's: see `hosts`."""

    status = 421

    def __init__(self, host: str) -> None:
        super().__init__(host=host)


class NotJson(ServerError):
    status = 415


class TooLarge(ServerError):
    status = 413


class TooFast(ServerError):
    status = 429


class TooSlow(ServerError):
    """The request took longer than a guest is allowed."""

    status = 503


class NoSuchPage(ServerError):
    status = 404


class NoSuchMethod(ServerError):
    status = 405


class UnknownTable(ServerError):
    """The table does not exist, or is not this guest's; the answer does not say which."""

    status = 404


class UnknownInvitation(ServerError):
    """Not a link of ours, or one that was revoked."""

    status = 404


class LinkExpired(ServerError):
    """The link has expired; its creator can make another."""

    status = 410


class BadName(ServerError):
    """Invisible characters, or characters that change how others are displayed."""

    status = 422


class NameTaken(ServerError):
    """Another player at the table has this name."""

    status = 409


class SeatNotAbsent(ServerError):
    """The seat's player was here recently, so the seat cannot be freed."""

    status = 409


class SeatGivenUp(ServerError):
    """The player's own seat, in a game that their partners continue."""

    status = 403


class SeatTaken(ServerError):
    status = 409


class TooManySat(ServerError):
    """Each player who sits down adds a share to the seed, and this table has reached its limit of shares."""

    status = 409


class SeatNotYours(ServerError):
    status = 403


class SeatLost(ServerError):
    """The seat was revoked while someone sat in it."""

    status = 403


class SaveWhilePlaying(ServerError):
    status = 403


class NotFinished(ServerError):
    status = 409


class TooManyUndos(ServerError):
    status = 409


class StaleAnswer(ServerError):
    """The token names no decision (or undo) that is open to this seat now."""

    status = 409


class BotMishap(ServerError):
    """A bot's move was chosen at random. Nobody's request failed, but everyone at the table should know."""

    def __init__(self, seat: str) -> None:
        super().__init__(seat=f"seat:{seat}")
        self.seat = seat


class BotTooSlow(BotMishap):
    """The bot had not chosen when its time was up."""


class BotFailed(BotMishap):
    """The bot raised an error, its process died twice, or it chose an option that was not offered."""


class SpectatorsWatch(ServerError):
    status = 403


class SandboxBusy(ServerError):
    """Too many saves are waiting to be read."""

    status = 503


class TookTooMuch(ServerError):
    """Reading a save or playing it took too long, or too much memory."""

    status = 422


class TableSetAside(ServerError):
    """The table took too long or too much memory to play; an operator may release it."""

    status = 409


class StorageFailed(ServerError):
    status = 503


class Fault(ServerError):
    """Our fault, not the caller's; the log has the details."""

    status = 500
