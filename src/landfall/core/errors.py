"""Everything that can be wrong with a request to a table.

An error is a message key with arguments, like every other text, so that it can be said in either
language. ``str(error)`` is English.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landfall.core.decisions import Arg
from landfall.core.events import kebab


class LandfallError(Exception):
    """Base of all errors caused by the caller, not by our own bugs."""

    def __init__(self, **args: Arg) -> None:
        super().__init__()
        self.args_for_text = args

    @property
    def text(self) -> str:
        return f"error-{kebab(type(self).__name__)}"

    def __str__(self) -> str:
        from landfall.core.texts import core_texts

        return core_texts("en").error(self)

    def __reduce__(self) -> tuple[Callable[..., LandfallError], tuple[Any, ...]]:
        """Errors travel between processes."""
        return _again, (type(self), self.args_for_text)


def _again(kind: type[LandfallError], args: dict[str, Arg]) -> LandfallError:
    error = kind.__new__(kind)
    LandfallError.__init__(error, **args)
    return error


class UnknownGame(LandfallError):
    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name=name, known=known)


class UnknownScenario(LandfallError):
    def __init__(self, game: str, name: str, known: tuple[str, ...]) -> None:
        super().__init__(game=game, name=name, known=known)


class UnknownSeat(LandfallError):
    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name=name, known=known)


class UnknownBot(LandfallError):
    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name=name, known=known)


class UnknownOption(LandfallError):
    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name=name, known=known)


class BadOption(LandfallError):
    """A value that the option cannot have."""

    def __init__(self, name: str, value: object, allowed: tuple[str, ...]) -> None:
        super().__init__(name=name, value=str(value)[:60], allowed=allowed)


class OptionsClash(LandfallError):
    """Choices that the rulebook does not allow together."""

    def __init__(self, names: tuple[str, ...], rule: str) -> None:
        super().__init__(options=names, rule=rule)


class UnknownRule(LandfallError):
    def __init__(self, game: str, number: str) -> None:
        super().__init__(game=game, number=number)


class NotOffered(LandfallError):
    """The answer is not one of the decision's options."""

    def __init__(self, option: str, rule: str) -> None:
        super().__init__(option=option[:60], rule=rule)


class NotYourTurn(LandfallError):
    def __init__(self, seat: str) -> None:
        super().__init__(seat=seat[:60])


class GameOver(LandfallError):
    pass


class NothingToUndo(LandfallError):
    """The seat has not answered since the last draw, reveal or answer of another seat."""


class NoHints(LandfallError):
    """A human opponent is playing against this seat, so a hint would be unfair."""


class SaveBroken(LandfallError):
    """Not a save, or an incomplete one. ``detail`` may be a reference, such as ``why:format``."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail=detail)


class SaveTooNew(LandfallError):
    def __init__(self, format: int, known: int) -> None:
        super().__init__(format=str(format), known=str(known))


class SaveDoesNotFit(LandfallError):
    """Under today's rules or components, the save's answers lead to a different state."""

    def __init__(self, answer: int, why: str) -> None:
        super().__init__(answer=answer, why=why)


class SnapshotBroken(LandfallError):
    def __init__(self, detail: str) -> None:
        super().__init__(detail=detail)


class PositionBroken(LandfallError):
    """An authored position describes something impossible."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail=detail)


class PackBroken(LandfallError):
    """A component file is wrong: it names the file, the record and the field."""

    def __init__(self, file: str, record: str, field: str, detail: str) -> None:
        super().__init__(file=file, record=record, field=field, detail=detail)

    @property
    def text(self) -> str:
        """As exact as possible: names the file, its record and its field."""
        known = [part for part in ("record", "field") if self.args_for_text[part]]
        return "-".join((super().text, *known))


class InvariantBroken(LandfallError):
    """An impossible state: our bug, found by a check."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail=detail)
