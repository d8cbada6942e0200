"""The examples in the README work."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from tests.cli.run import landfall as run

import landfall

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_python_example_runs() -> None:
    [source] = blocks("python")
    *lines, last = source.strip().splitlines()
    names: dict[str, object] = {}
    exec("\n".join(lines), names)
    assert eval(last, names) is True


def test_the_example_pack_is_valid(tmp_path: Path) -> None:
    [pack] = blocks("json")
    folder = tmp_path / "commando"
    folder.mkdir()
    (folder / "cards.json").write_text(pack, encoding="utf-8")
    ran = run("data", "check", str(tmp_path))
    assert ran.code == 0, ran.err


@pytest.mark.parametrize("command", re.findall(r"^landfall ([a-z]+)", README, re.MULTILINE))
def test_the_commands_exist(command: str) -> None:
    assert run(command, "--help").code == 0


def test_the_packages_own_example() -> None:
    assert doctest.testmod(landfall).failed == 0


def test_the_links_lead_somewhere() -> None:
    root = Path(__file__).parent.parent
    links = re.findall(r"\]\(([^)#:]+)\)", README)
    assert links
    assert [link for link in links if not (root / link).exists()] == []
