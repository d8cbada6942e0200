"""Chooses the kind of plan for each side."""

from __future__ import annotations

from collections.abc import Iterable

from landfall.games.crete.bot.allied import AlliedPlan
from landfall.games.crete.bot.german import GermanPlan
from landfall.games.crete.bot.picture import Picture
from landfall.games.crete.bot.plan import Plan
from landfall.games.crete.model.ground import GERMAN


def make_plan(picture: Picture, needed: Iterable[int] | None = None) -> Plan:
    """The plan for these units, or for all if none are named."""
    units = picture.own if needed is None else needed
    return GermanPlan(picture, units) if picture.side == GERMAN else AlliedPlan(picture, units)
