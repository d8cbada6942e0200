"""Settings from the command line, the environment and a file."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from landfall.core.errors import LandfallError
from landfall.server.configuration import configured, variable, written
from landfall.server.errors import (
    BadConfigFile,
    BadDatabase,
    SettingOutOfRange,
    UnknownSetting,
    WrongSetting,
)
from landfall.server.settings import Rate, Settings


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "landfall.toml"


def test_without_settings_the_defaults_apply() -> None:
    found = configured(environment={})
    assert found.settings == Settings()
    assert set(found.origins.values()) == {"default"}


def test_every_setting_can_be_written_and_read_again() -> None:
    """Everything that `listed` shows can be set in the environment in the same form: every setting's type can be written
    there.
    """
    shown = {s.variable: s.value for s in configured(environment={}).listed() if s.value}
    shown.pop("LANDFALL_DATABASE")  # shown as a file, written as a URL
    found = configured(environment=shown)
    assert found.settings == Settings()
    assert {variable(n) for n, origin in found.origins.items() if origin == "environment"} == {
        *shown
    }
    assert len(shown) > len(fields(Settings)) / 2


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(file: Path) -> None:
    file.write_text(
        'port = 1\nchat_lines = 2\nmessage_rate = [3, 4.5]\norigins = ["https://a.example"]\n'
    )
    found = configured(file, {"LANDFALL_PORT": "5", "LANDFALL_CHAT_LINES": "6"}, port=7, host=None)
    assert (found.settings.port, found.settings.chat_lines) == (7, 6)
    assert found.settings.message_rate == Rate(3, 4.5)
    assert found.settings.origins == ("https://a.example",)
    origins = [found.origins[name] for name in ("port", "chat_lines", "origins", "host")]
    assert origins == ["given", "environment", "file", "default"]


def test_the_environment_may_name_the_file(file: Path) -> None:
    file.write_text("bot_workers = 3\n")
    assert configured(environment={"LANDFALL_CONFIG": str(file)}).settings.bot_workers == 3


def test_an_empty_variable_is_ignored() -> None:
    assert configured(environment={"LANDFALL_PORT": ""}).settings.port == Settings().port


WRONG = [
    ("port", "many", WrongSetting, "LANDFALL_PORT can’t be “many”: a whole number is needed."),
    ("port", "65536", SettingOutOfRange, "from 0 to 65535"),
    ("port", "-1", SettingOutOfRange, "can’t be -1"),
    ("bot_workers", "0", SettingOutOfRange, "from 1 to"),
    ("max_body", "1.5", WrongSetting, "a whole number is needed"),
    ("max_body", "9" * 5000, WrongSetting, "a whole number is needed"),
    ("message_rate", "20", WrongSetting, "two numbers are needed"),
    ("message_rate", "0 60", WrongSetting, "two numbers are needed"),
    ("message_rate", "nan 60", WrongSetting, "two numbers are needed"),
    ("message_rate", "20 inf", WrongSetting, "two numbers are needed"),
    ("database", "mysql://a:secret@b/c", BadDatabase, "mysql"),
    ("host", " ", WrongSetting, "a text is needed"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value", "kind", "said"), WRONG)
def test_a_wrong_value_is_reported_with_its_name(
    name: str, value: str, kind: type[LandfallError], said: str
) -> None:
    with pytest.raises(kind) as raised:
        configured(environment={variable(name): value})
    assert said in str(raised.value)
    assert "secret" not in str(raised.value)
    assert len(str(raised.value)) < 250


WRONG_FILES = [
    ("port = true", WrongSetting, "port can’t be “True”"),
    ('port = ["1"]', WrongSetting, "a whole number"),
    ("message_rate = 20", WrongSetting, "two numbers"),
    ("message_rate = [1, 2, 3]", WrongSetting, "two numbers"),
    ("origins = 7", WrongSetting, "a list of words"),
    ("chat_line = 7", UnknownSetting, "“chat_line”. Did you mean chat_lines"),
    ("port = = 7", BadConfigFile, "line 1"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "kind", "said"), WRONG_FILES)
def test_a_wrong_file_is_reported_with_the_place_of_the_error(
    file: Path, text: str, kind: type[LandfallError], said: str
) -> None:
    file.write_text(text)
    with pytest.raises(kind) as raised:
        configured(file, {})
    assert said in str(raised.value)


def test_a_missing_or_unreadable_file(tmp_path: Path, file: Path) -> None:
    for wrong in (file, tmp_path):
        with pytest.raises(BadConfigFile):
            configured(wrong, {})
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadConfigFile):
        configured(file, {})


def test_the_list_of_settings_has_no_password() -> None:
    [database] = [
        s
        for s in configured(environment={"LANDFALL_DATABASE": "postgresql://me:hush@h/d"}).listed()
        if s.name == "database"
    ]
    assert "hush" not in database.value
    assert database.origin == "environment"


def test_every_setting_is_documented_with_its_default() -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    told: dict[str, str | None] = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        names = re.findall(r"`([a-z_]+)`", cells[0])
        if len(cells) == 3 and names and all(name in Settings.__slots__ for name in names):
            values = re.findall(r"`([^`]+)`", cells[1])
            told |= dict(zip(names, values or [None] * len(names), strict=True))
    assert list(told) == [field.name for field in fields(Settings)]
    for name, value in told.items():
        if value is not None:
            assert value == written(getattr(Settings(), name)).lower().removesuffix(".0"), name
