"""Choosing among options."""

from __future__ import annotations

from collections.abc import Callable

from landfall.core.decisions import Decision, Option


def best(decision: Decision, worth: Callable[[Option], float]) -> str:
    return max(decision.options, key=worth).id


def has(decision: Decision, *ids: str) -> str:
    """The first of these options that is offered."""
    offered = {option.id for option in decision.options}
    return next((id for id in ids if id in offered), decision.options[0].id)


def count_of(decision: Decision, name: str) -> int:
    """A number that comes with the question."""
    value = decision.args[name]
    assert isinstance(value, int)
    return value
