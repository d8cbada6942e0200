from io import StringIO

import pytest
from rich.console import Console

from landfall.terminal.typography import keep_together


@pytest.mark.parametrize("width", range(20, 40))
def test_a_line_never_begins_with_a_double_mark(width: int) -> None:
    keep_together()
    console = Console(file=StringIO(), width=width)
    console.print("Il dit\u00a0: «\u00a0Qui ose gagne\u202f?\u00a0» et attend\u202f; puis rien.")
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert not [line for line in lines if line.lstrip().startswith((":", "?", ";", "»"))]
    assert not [line for line in lines if line.rstrip().endswith("«")]
