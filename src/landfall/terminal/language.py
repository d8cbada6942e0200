"""The language: the one requested, otherwise the system's."""

from __future__ import annotations

import os
from enum import StrEnum

from landfall.core.texts import Texts, core_texts


class Language(StrEnum):
    fr = "fr"
    en = "en"


def of_the_machine() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


class Speaks:
    """Set once the command line is read; error messages use it, too."""

    language = of_the_machine()

    @classmethod
    def set(cls, language: Language | None) -> None:
        cls.language = language.value if language else of_the_machine()

    @classmethod
    def texts(cls) -> Texts:
        return core_texts(cls.language)
