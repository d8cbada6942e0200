"""Options that name units and hexes. They never change, so each is built once and cached."""

from __future__ import annotations

from functools import cache
from typing import Final

from landfall.core.decisions import Option
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import REF as UNIT
from landfall.games.crete.model.ground import NAME
from landfall.games.crete.model.ground import REF as HEX


def name(unit: int) -> str:
    return counters.UNITS[unit].unit


@cache
def unit_option(verb: str, unit: int, rule: str) -> Option:
    """``rally:NZ-18-A``, told by `option-rally`."""
    return Option(
        f"{verb}:{name(unit)}", f"option-{verb}", {"unit": UNIT[unit]}, (UNIT[unit],), rule, unit
    )


@cache
def at_unit(verb: str, unit: int, other: int, rule: str) -> Option:
    """``fire:NZ-18-A@FJ1-1``: an action of one unit aimed at another."""
    return Option(
        f"{verb}:{name(unit)}@{name(other)}",
        f"option-{verb}",
        {"unit": UNIT[unit], "target": UNIT[other]},
        (UNIT[unit], UNIT[other]),
        rule,
        other,
    )


@cache
def at_hex(verb: str, unit: int, hex: int, rule: str) -> Option:
    return Option(
        f"{verb}:{name(unit)}@{NAME[hex]}",
        f"option-{verb}",
        {"unit": UNIT[unit], "hex": HEX[hex]},
        (UNIT[unit], HEX[hex]),
        rule,
        hex,
    )


@cache
def hex_option(verb: str, hex: int, rule: str, state: str = "") -> Option:
    """``to:R28.11`` or ``to:R28.11/column``."""
    tail = f"/{state}" if state else ""
    return Option(
        f"{verb}:{NAME[hex]}{tail}",
        f"option-{verb}{'-' + state if state else ''}",
        {"hex": HEX[hex]},
        (HEX[hex],),
        rule,
        hex,
    )


class _Ends(dict[tuple[int, str], Option]):
    """Where a move may end, by hex and state. A question has a hundred, so that even calling `hex_option` would take time."""

    def __missing__(self, end: tuple[int, str]) -> Option:
        hex, state = end
        option = self[end] = hex_option("to", hex, "G10.1", state)
        return option


END: Final = _Ends()


@cache
def plain(verb: str, rule: str) -> Option:
    return Option(verb, f"option-{verb}", {}, (), rule)


@cache
def ref_option(verb: str, ref: str, rule: str, value: int = 0) -> Option:
    """An option that names neither unit nor hex, but a chit, a leader or a formation."""
    return Option(
        f"{verb}:{ref.partition(':')[2]}", f"option-{verb}", {"what": ref}, (ref,), rule, value
    )
