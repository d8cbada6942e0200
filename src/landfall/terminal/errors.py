"""What can be wrong with a command; reported like every other error."""

from __future__ import annotations

from landfall.core.errors import LandfallError


class FileTrouble(LandfallError):
    def __init__(self, file: str, detail: str) -> None:
        super().__init__(file=file, detail=detail)


class BadSetting(LandfallError):
    """Something that should read NAME=VALUE, or similar, but does not."""

    def __init__(self, given: str, form: str) -> None:
        super().__init__(given=given[:60], form=form)


class WrongSave(LandfallError):
    def __init__(self, file: str, found: str, wanted: str) -> None:
        super().__init__(file=file, found=found, wanted=wanted)


class NotAPack(LandfallError):
    def __init__(self, folder: str, known: tuple[str, ...]) -> None:
        super().__init__(folder=folder, known=known)


class EmptyShelf(LandfallError):
    pass
