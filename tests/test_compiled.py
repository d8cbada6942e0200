"""The core and a game's rules can be compiled by mypyc, and play the same games.

Nothing is shipped compiled yet. This keeps the code ready for it: msgspec structs are in separate files, `Step` is not generic, no starred tuple follows ``in``.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import landfall

BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(["--ignore-missing-imports", *sys.argv.pop().split(",")], opt_level="0", multi_file=True)
setup(name="landfall-compiled", packages=[], ext_modules=modules)
"""

PLAY = """
import random

import landfall.core.state
from landfall.core.table import open_table

print(landfall.core.state.__file__)
for number in range(50):
    whims = random.Random(number)
    scenario = ("1A", "1B", "2", "3", "campaign")[number % 5]
    table = open_table("commando", scenario, seed=number)
    while table.outcome is None:
        asked = whims.choice(table.decisions)
        table.answer(asked.seat, whims.choice(asked.options).id)
    print(table.hash)
"""


def run(folder: Path, program: str, *arguments: str) -> list[str]:
    """The output of a program that finds `landfall` in this folder."""
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=folder,
        env={"PATH": "/usr/local/bin:/usr/bin:/bin", "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout.split()


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_compiled_rules_play_the_same_games(tmp_path: Path) -> None:
    source = Path(landfall.__file__).parent
    shutil.copytree(source, tmp_path / "landfall", ignore=shutil.ignore_patterns("static", "*.pyc"))
    folders = ("hexes", "games/commando/rules")
    files = ["core/chance.py", "core/state.py", "games/commando/model/state.py"]
    files += [
        str(f.relative_to(source)) for folder in folders for f in (source / folder).glob("*.py")
    ]
    compiled = [f"landfall/{file}" for file in files if not file.endswith("__init__.py")]
    run(tmp_path, BUILD, "build_ext", "--inplace", ",".join(compiled))
    where, *hashes = run(tmp_path, PLAY)
    assert where.endswith((".so", ".pyd"))
    plain, *same = run(source.parent, PLAY)
    assert plain.endswith(".py")
    assert hashes == same
    assert len(hashes) == 50
