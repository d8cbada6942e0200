"""Names of components, by reference and language."""

from __future__ import annotations

from typing import Final

from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.components import BOX


def _same(name: str, gender: str = "m") -> dict[str, str]:
    """A designation, the same in both languages: it has no article, but French sentences agree with its gender."""
    return {"fr": name, "fr-gender": gender, "en": name}


def _unit(name: str) -> dict[str, str]:
    head, _, tail = name.partition("/")
    if head == "HQ":
        return {
            "fr": f"QG du {tail}e",
            "fr-article": "le",
            "en": f"{tail}th Regiment HQ",
            "en-article": "the",
        }
    if head == "Gen":
        return {"fr": f"général {tail}", "fr-article": "le", "en": f"General {tail}"}
    if head == "Eng":
        return {"fr": f"base du génie {tail}", "fr-article": "la", "en": f"engineer base {tail}"}
    return _same(name, "f")


def _position(name: str) -> str:
    return f"WN {name[2:]}" if name.startswith("WN") else name.removeprefix("R-")


def _time(time: str) -> dict[str, str]:
    """0615 as a time of day."""
    hour, minute = int(time[:2]), time[2:]
    return {"fr": f"{hour}\u00a0h\u00a0{minute}", "en": f"{hour}:{minute}"}


def _battery(name: str, caliber: int) -> dict[str, str]:
    return {
        "fr": f"batterie {name} ({caliber}\u202fmm)",
        "fr-article": "la",
        "en": f"battery {name} ({caliber}\u202fmm)",
    }


def _card(number: int) -> dict[str, str]:
    return {"fr": f"carte {number}", "fr-article": "la", "en": f"card {number}"}


NAMES: Final[dict[str, dict[str, str]]] = (
    {ref: _same(ref.removeprefix("hex:")) for ref in ground.REF.values()}
    | {f"unit:{r.unit}": _unit(r.unit) for r in counters.US}
    | {
        f"hero:{r.hero.removeprefix('Hero/')}": _same(r.hero.removeprefix("Hero/"))
        for r in counters.HEROES
    }
    | {f"card:{n}": _card(n) for n in deck.CARDS}
    | {f"box:{name}": _same(name) for name in ground.BOX_NAMES}
    | {f"position:{r.position}": _same(_position(r.position), "f") for r in ground.POSITIONS}
    | {f"position:{name}": _same(_position(name), "f") for name in ground.SITE_BY_NAME}
    | {f"german:{r.unit}": _same(r.unit, "f") for r in counters.GERMANS}
    | {f"german:{r.unit}": _battery(r.unit.split("-")[0], r.caliber) for r in counters.BATTERIES}
    | {f"depth:{r.marker}": _same(r.marker) for r in counters.DEPTHS}
    | {f"draw:{name}": _same(name) for name in ground.DRAWS}
    | {f"exit:{letter}": _same(letter) for letter in ground.EXITS.values()}
    | {f"turn:{n}": _same(str(n)) for n in range(1, 60)}
    | {f"time:{r.time}": _time(r.time) for r in BOX.turns.values()}
)
