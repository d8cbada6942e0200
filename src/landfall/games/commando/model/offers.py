"""Options that point at a card or a terrain; made once and kept, as they never change."""

from __future__ import annotations

from functools import cache

from landfall.core.decisions import Option


@cache
def card_option(verb: str, card: int, rule: str) -> Option:
    """What may be done with a card: play, discard, take back, keep …"""
    ref = f"card:{card}"
    return Option(f"{verb}:{card}", f"option-{verb}", {"card": ref}, (ref,), rule, card)


@cache
def terrain_option(number: str, rule: str) -> Option:
    ref = f"terrain:{number}"
    return Option(f"terrain:{number}", "option-terrain", {"terrain": ref}, (ref,), rule, number)
