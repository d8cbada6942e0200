"""Reads every setting from the environment or a file, and remembers where each came from.

The command line takes precedence over the environment, that over the file, and that over the default. The settings are
the fields of `Settings`; they are not listed again here.
"""

from __future__ import annotations

import difflib
import os
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, Literal, get_type_hints

from msgspec import Struct

from landfall.server.errors import (
    BadConfigFile,
    SettingOutOfRange,
    UnknownSetting,
    WrongSetting,
)
from landfall.server.settings import Rate, Settings

PREFIX: Final = "LANDFALL_"
#: The variable that names the file, if the command line does not.
CONFIG: Final = "LANDFALL_CONFIG"
#: The smallest value of whole numbers; 1 unless listed, since with a limit of zero the server could do nothing.
LEAST: Final = {"port": 0, "woken_tables": 0}
MOST: Final = {"port": 65_535}
#: Anything larger is a typing mistake.
FAR: Final = 10**12

Origin = Literal["given", "environment", "file", "default"]


class Setting(Struct, frozen=True):
    name: str
    value: str
    origin: Origin
    variable: str


class Configuration(Struct, frozen=True):
    settings: Settings
    origins: dict[str, Origin]

    def listed(self) -> list[Setting]:
        """The settings for display, without the database password."""
        from landfall.server.database import where

        found = []
        for name, origin in self.origins.items():
            value = getattr(self.settings, name)
            shown = where(value) if name == "database" else written(value)
            found.append(Setting(name, shown, origin, variable(name)))
        return found


def variable(name: str) -> str:
    return PREFIX + name.upper()


def configured(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    **given: Any,
) -> Configuration:
    """All settings. `given` holds those of the command line, with None for those that were not given."""
    environment = os.environ if environment is None else environment
    if file is None and environment.get(CONFIG):
        file = Path(environment[CONFIG])
    in_file = {} if file is None else read_file(file)
    values: dict[str, Any] = {}
    origins: dict[str, Origin] = {}
    for name, kind in kinds().items():
        if given.get(name) is not None:
            values[name], origins[name] = given[name], "given"
        elif environment.get(variable(name)):
            values[name] = _value(variable(name), name, kind, environment[variable(name)])
            origins[name] = "environment"
        elif name in in_file:
            values[name] = _value(name, name, kind, in_file[name])
            origins[name] = "file"
        else:
            origins[name] = "default"
    return Configuration(Settings(**values), origins)


def kinds() -> dict[str, Any]:
    hints = get_type_hints(Settings)
    return {field.name: hints[field.name] for field in fields(Settings)}


def read_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.expanduser().read_text(encoding="utf-8"))
    except OSError as error:
        raise BadConfigFile(str(file), error.strerror or type(error).__name__) from error
    except (UnicodeError, tomllib.TOMLDecodeError) as error:
        raise BadConfigFile(str(file), str(error)[:200]) from error
    known = list(kinds())
    for name in found:
        if name not in known:
            close = difflib.get_close_matches(name, known, n=3, cutoff=0.3)
            raise UnknownSetting(name, ", ".join(close or known))
    return found


# Values.


def written(value: Any) -> str:
    """The value as it would be written in the environment."""
    if isinstance(value, Rate):
        return f"{value.per_second:g} {value.burst:g}"
    if isinstance(value, tuple):
        return " ".join(value)
    return str(value)


def _value(said: str, name: str, kind: Any, raw: Any) -> Any:
    """The value converted to the setting's own type. `said`: the setting's name where it was found."""
    reads = _READERS.get(kind)
    if reads is None:  # a type that this code cannot read: a mistake of ours, which a test finds
        raise TypeError(f"{name}: {kind}")
    read, wanted = reads
    try:
        value = read(raw)
    except (TypeError, ValueError, OverflowError) as error:
        raise WrongSetting(said, _shown(raw), wanted) from error
    if kind is int:
        least, most = LEAST.get(name, 1), MOST.get(name, FAR)
        if not least <= value <= most:
            raise SettingOutOfRange(said, _shown(raw), least, most)
    if name == "database":
        from landfall.server.database import parsed_url

        parsed_url(value)
    return value


def _shown(raw: Any) -> str:
    return str(raw)[:60]


def _text(raw: Any) -> str:
    if not isinstance(raw, str) or not raw.strip() or "\0" in raw:
        raise TypeError
    return raw.strip()


def _whole(raw: Any) -> int:
    if isinstance(raw, str):
        return int(raw)
    if isinstance(raw, bool) or not isinstance(raw, int):
        raise TypeError
    return raw


def _number(raw: Any) -> float:
    if isinstance(raw, bool) or not isinstance(raw, int | float | str):
        raise TypeError
    value = float(raw)
    if not 0 < value <= FAR:
        raise ValueError
    return value


def _switch(raw: Any) -> bool:
    word = str(raw).lower() if isinstance(raw, bool) else _text(raw).lower()
    if word not in ("yes", "true", "1", "no", "false", "0"):
        raise ValueError
    return word in ("yes", "true", "1")


def _rate(raw: Any) -> Rate:
    per_second, burst = raw.split() if isinstance(raw, str) else raw
    return Rate(_number(per_second), _number(burst))


def _words(raw: Any) -> tuple[str, ...]:
    parts = raw.split() if isinstance(raw, str) else raw
    if not isinstance(parts, list):
        raise TypeError
    return tuple(_text(part) for part in parts)


def _path(raw: Any) -> Path:
    return Path(_text(raw)).expanduser()


#: How each type is read, and the message that says how it should be written.
_READERS: Final[dict[Any, tuple[Callable[[Any], Any], str]]] = {
    str: (_text, "why:setting-text"),
    int: (_whole, "why:setting-whole"),
    float: (_number, "why:setting-number"),
    bool: (_switch, "why:setting-switch"),
    Path: (_path, "why:setting-text"),
    Rate: (_rate, "why:setting-rate"),
    tuple[str, ...]: (_words, "why:setting-words"),
}
