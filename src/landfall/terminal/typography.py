"""Lines that break where French allows it.

Rich breaks lines at every white space, even no-break spaces, and puts « or ? alone on a line. It has no setting for
this, so we replace its pattern for a word. If that ever fails, only the line breaks suffer.
"""

from __future__ import annotations

import re

from rich import _wrap

NO_BREAK = "\u00a0\u202f"


def keep_together() -> None:
    """Teach Rich that a no-break space is part of a word."""
    _wrap.re_word = re.compile(rf"[^\S{NO_BREAK}]*(?:\S|[{NO_BREAK}])+[^\S{NO_BREAK}]*")
