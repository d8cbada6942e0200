"""`script/test` on a machine without a browser: nothing slow starts until a browser is found or installed, or a message
says that there is none.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
COPIED = ("script/test", "script/browser", "script/find-python", "src/landfall/server/chromium.py")
#: The programs that a shell script may expect on any machine.
TOOLS = ("bash", "cat", "chmod", "dirname", "env", "mkdir", "touch", "true")
BROWSER = '#!/bin/sh\necho "Chromium 1.0"\n'
#: Seconds within which the waiting developer must know whether there is a browser.
SOON = 10
#: The options that make an installer give up soon.
LIMITS = ("PIP_RETRIES", "PIP_TIMEOUT", "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT")
#: A script that some systems install in place of a browser.
NOTE = '#!/bin/sh\necho "please install the package first" >&2\nexit 1\n'


class Machine:
    """A clone with its own PATH, in which installers are stubs that record how they were called."""

    def __init__(self, folder: Path) -> None:
        self.root, self.bin, self.home = folder / "clone", folder / "bin", folder / "home"
        self.asked, self.limits = folder / "asked", folder / "limits"
        for made in (self.bin, self.home):
            made.mkdir()
        for name in COPIED:
            target = self.root / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target)
        for name in TOOLS:
            found = shutil.which(name)
            assert found is not None
            (self.bin / name).symlink_to(found)
        self.stub("python3", f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
        self.stub("id", "#!/bin/sh\necho 1000\n")
        self.script("script/setup", "exit 1")

    def stub(self, name: str, text: str) -> Path:
        file = self.bin / name
        file.write_text(text)
        file.chmod(0o755)
        return file

    def script(self, name: str, then: str) -> None:
        """A program that writes down its name and arguments, then does something."""
        file = self.bin / name if "/" not in name else self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        limits = " ".join(f"${{{name}:-}}" for name in LIMITS)
        file.write_text(
            f'#!/bin/sh\necho "{file.name} $*" >>"{self.asked}"\necho "{limits}" >>"{self.limits}"\n{then}\n'
        )
        file.chmod(0o755)

    def with_sudo(self) -> None:
        self.stub("sudo", '#!/bin/sh\n[ "$1" = -n ] || exit 9\nshift\nexec "$@"\n')

    def browser_at(self, path: Path) -> str:
        """Shell commands that put a browser there."""
        lines = "\\n".join(BROWSER.splitlines())
        return f"mkdir -p '{path.parent}'; printf '{lines}\\n' >'{path}'; chmod +x '{path}'"

    def run(self, script: str, **more: str) -> subprocess.CompletedProcess[str]:
        env = {"PATH": str(self.bin), "HOME": str(self.home), **more}
        command = [str(self.bin / "bash"), str(self.root / "script" / script)]
        return subprocess.run(command, env=env, capture_output=True, text=True, timeout=SOON)

    def was_asked(self) -> list[str]:
        return self.asked.read_text().splitlines() if self.asked.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_an_installed_browser_is_used(machine: Machine) -> None:
    there = machine.stub("chromium-browser", BROWSER)
    ran = machine.run("browser")
    assert (ran.returncode, ran.stdout) == (0, f"{there}\n")
    assert machine.was_asked() == []


def test_a_program_that_does_not_start_is_not_a_browser(machine: Machine) -> None:
    machine.stub("chromium", NOTE)
    there = machine.stub("google-chrome", BROWSER)
    assert machine.run("browser").stdout == f"{there}\n"


def test_playwrights_own_browser_is_found(machine: Machine) -> None:
    there = machine.home / ".cache/ms-playwright/chromium-1200/chrome-linux64/chrome"
    there.parent.mkdir(parents=True)
    shutil.copy(machine.stub("other", BROWSER), there)
    assert machine.run("browser").stdout == f"{there}\n"


def test_apt_get_installs_a_browser(machine: Machine) -> None:
    machine.with_sudo()
    there = machine.bin / "chromium"
    machine.script("apt-get", machine.browser_at(there))
    ran = machine.run("browser")
    assert (ran.returncode, ran.stdout) == (0, f"{there}\n")
    [asked] = machine.was_asked()
    assert asked.startswith("apt-get --yes")
    assert asked.endswith("install chromium")


def test_apt_get_without_lists_updates_them_first(machine: Machine) -> None:
    machine.with_sudo()
    there, lists = machine.bin / "chromium", machine.home / "lists"
    install = f"[ -e '{lists}' ] || exit 100; {machine.browser_at(there)}"
    machine.script(
        "apt-get", f"case \"$*\" in *update) touch '{lists}';; *install*) {install};; esac"
    )
    assert machine.run("browser").stdout == f"{there}\n"
    assert [asked.split()[-1] for asked in machine.was_asked()] == [
        "chromium",
        "update",
        "chromium",
    ]


def test_without_root_playwright_installs_its_own(machine: Machine) -> None:
    machine.script("apt-get", "exit 0")
    machine.stub("sudo", "#!/bin/sh\nexit 1\n")
    there = machine.home / ".cache/ms-playwright/chromium-1200/chrome-linux64/chrome"
    playwright = machine.root / ".venv/bin/playwright"
    brings = machine.root / "brings"
    machine.script("./brings", machine.browser_at(there))
    machine.script("script/setup", f"mkdir -p '{playwright.parent}'; cat '{brings}' >'{playwright}'; chmod +x '{playwright}'")  # fmt: skip
    ran = machine.run("browser")
    assert (ran.returncode, ran.stdout) == (0, f"{there}\n")
    assert machine.was_asked() == ["setup --only playwright", "brings install chromium"]


def test_if_no_browser_is_available_one_sentence_says_so_and_nothing_slow_starts(
    machine: Machine,
) -> None:
    machine.with_sudo()
    machine.script("apt-get", "exit 100")
    machine.script("script/setup", '[ "$1" = --only ] && exit 1; exit 0')
    ran = machine.run("test")
    assert ran.returncode != 0
    *tried, sentence = ran.stderr.splitlines()
    assert sentence.startswith("The browser tests need Chromium, and it can't be installed here")
    assert all(line.startswith("== installing chromium") for line in tried)
    assert "setup " not in machine.was_asked(), "the environment was made before the search"
    assert "==" not in ran.stdout
    # The stubs fail at once; real installers are told to give up soon, at addresses where nothing answers.
    *apt, setup = machine.was_asked()
    assert len(apt) == 2
    for asked in apt:
        assert "Acquire::Retries=0" in asked
        assert "Acquire::http::Timeout=4" in asked
        assert "Acquire::https::Timeout=4" in asked
    assert setup == "setup --only playwright"
    assert machine.limits.read_text().splitlines()[-1].split() == ["0", "4"]


def test_a_named_browser_that_does_not_start_is_reported_and_nothing_is_installed(
    machine: Machine,
) -> None:
    machine.with_sudo()
    machine.script("apt-get", "exit 0")
    ran = machine.run("browser", LANDFALL_CHROMIUM="/nowhere/chromium")
    assert ran.returncode != 0
    assert ran.stderr == "LANDFALL_CHROMIUM names /nowhere/chromium, and that does not start.\n"
    assert machine.was_asked() == []


def test_script_test_passes_on_the_browser_found(machine: Machine) -> None:
    there = machine.stub("chromium", BROWSER)
    machine.script("script/setup", f'echo "$LANDFALL_CHROMIUM" >>"{machine.asked}"; exit 1')
    machine.run("test")
    assert machine.was_asked() == ["setup ", str(there)]


def test_the_scripts_are_executable() -> None:
    assert all(os.access(ROOT / name, os.X_OK) for name in COPIED if name.startswith("script/"))
