"""Options that point at a unit or a hex; made once and kept, as they never change."""

from __future__ import annotations

from functools import cache

from landfall.core.decisions import Option
from landfall.games.omaha.model import board


@cache
def unit_option(number: int, rule: str, text: str = "option-unit", verb: str = "unit") -> Option:
    """The unit itself, or what may be done with it: ``join:A/1/116``."""
    ref = board.US_REF[number]
    return Option(f"{verb}:{board.US[number].unit}", text, {"unit": ref}, (ref,), rule, number)


@cache
def hex_option(hex: int, rule: str, text: str = "option-hex", verb: str = "hex") -> Option:
    ref = board.REF[hex]
    return Option(f"{verb}:{hex:04d}", text, {"hex": ref}, (ref,), rule, hex)
