"""Options that point at a unit or a hex; built once, since they never change."""

from __future__ import annotations

from functools import cache

from landfall.core.decisions import Option
from landfall.games.omaha.model import counters, ground


@cache
def unit_option(number: int, rule: str, text: str = "option-unit", verb: str = "unit") -> Option:
    """The unit itself, or an action with it: ``join:A/1/116``."""
    ref = counters.US_REF[number]
    return Option(f"{verb}:{counters.US[number].unit}", text, {"unit": ref}, (ref,), rule, number)


@cache
def hex_option(hex: int, rule: str, text: str = "option-hex", verb: str = "hex") -> Option:
    ref = ground.REF[hex]
    return Option(f"{verb}:{hex:04d}", text, {"hex": ref}, (ref,), rule, hex)


def work_option(kind: str, name: str, ref: str, rule: str, value: int) -> Option:
    """What engineers or a headquarters can do to a hex or a counter."""
    return Option(f"{kind}:{name}", f"option-{kind}", {"at": ref}, (ref,), rule, value)
