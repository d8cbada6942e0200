"""Names of components, by reference and language."""

from __future__ import annotations

from typing import Final

from landfall.games.omaha.model import board


def _same(name: str) -> dict[str, str]:
    return {"fr": name, "en": name}


def _unit(name: str) -> dict[str, str]:
    head, _, tail = name.partition("/")
    if head == "HQ":
        return {"fr": f"le QG du {tail}e", "en": f"the {tail}th's HQ"}
    if head == "Gen":
        return {"fr": f"le général {tail}", "en": f"General {tail}"}
    if head == "Eng":
        return {"fr": f"la base du génie {tail}", "en": f"engineer base {tail}"}
    return _same(name)


def _position(name: str) -> str:
    return f"WN {name[2:]}" if name.startswith("WN") else name.removeprefix("R-")


def _time(time: str) -> dict[str, str]:
    """0615, as one says it."""
    hour, minute = int(time[:2]), time[2:]
    return {"fr": f"{hour}\u00a0h\u00a0{minute}", "en": f"{hour}:{minute}"}


def _battery(name: str, caliber: int) -> dict[str, str]:
    return {
        "fr": f"la batterie {name} ({caliber}\u202fmm)",
        "en": f"battery {name} ({caliber}\u202fmm)",
    }


NAMES: Final[dict[str, dict[str, str]]] = (
    {ref: _same(ref.removeprefix("hex:")) for ref in board.REF.values()}
    | {f"unit:{r.unit}": _unit(r.unit) for r in board.US}
    | {
        f"hero:{r.hero.removeprefix('Hero/')}": _same(r.hero.removeprefix("Hero/"))
        for r in board.HEROES
    }
    | {f"card:{n}": {"fr": f"la carte {n}", "en": f"card {n}"} for n in board.CARDS}
    | {f"box:{name}": _same(name) for name in board.BOX_NAMES}
    | {f"position:{r.position}": _same(_position(r.position)) for r in board.POSITIONS}
    | {f"position:{name}": _same(_position(name)) for name in board.SITE_BY_NAME}
    | {f"german:{r.unit}": _same(r.unit) for r in board.GERMANS}
    | {f"german:{r.unit}": _battery(r.unit.split("-")[0], r.caliber) for r in board.BATTERIES}
    | {f"depth:{r.marker}": _same(r.marker) for r in board.DEPTHS}
    | {f"draw:{name}": _same(name) for name in board.DRAWS}
    | {f"exit:{letter}": _same(letter) for letter in board.EXITS.values()}
    | {f"turn:{n}": _same(str(n)) for n in range(1, 60)}
    | {f"time:{r.time}": _time(r.time) for r in board.BOX.turns.values()}
)
