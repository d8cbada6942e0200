"""Details of US units on request: what a unit may do now, and the current points."""

from __future__ import annotations

from typing import Final

from landfall.core.decisions import Arg, Fact
from landfall.games.omaha.model import counters, ground
from landfall.games.omaha.model.state import DISRUPTED, IN_BOX, Omaha
from landfall.games.omaha.rules.free_actions import is_free, is_preservation, may_act_for
from landfall.games.omaha.rules.unit_actions import RULES, action_budget, unit_actions
from landfall.games.omaha.rules.victory import LAST_TURN, standing

#: 7.4, 7.51: a climbing unit has already paid.
_FREE: Final = frozenset({"end-climb", "go-up", "give-up"})


def acts(game: Omaha, name: str) -> tuple[Fact, ...]:
    """For a unit on the map while a division acts: each kind of action open to it, or why there is none."""
    number = counters.US_NUMBER.get(name, -1)
    if number < 0 or not game.acting or counters.BASE[number]:
        return ()
    unit = game.units[number]
    if not 0 <= unit.at < IN_BOX:
        return ()
    if not may_act_for(game, number, game.acting):
        return (_may("7.2", "look-other-division", {}),)
    if unit.acted:
        return (_may("7.2", "look-acted", {}),)
    if unit.disrupted:
        text = "look-rally" if unit.disrupted == DISRUPTED else "look-rally-later"
        return (_may("7.7", text, {}),)
    return _offers(game, number)


def _offers(game: Omaha, number: int) -> tuple[Fact, ...]:
    means = action_budget(game)
    at = game.units[number].at
    by_kind: dict[str, list[int]] = {}
    for kind, hex in unit_actions(game, number, means):
        by_kind.setdefault(kind, []).append(hex)
    if not by_kind:
        return (_may("7.2", "look-nothing", {"actions": game.actions}),)
    free = is_free(game, number) or at in means.traffic
    found = []
    for kind, hexes in by_kind.items():
        refs = tuple(ground.REF[hex] for hex in sorted(set(hexes)))
        # 7.1: moving towards cover on the beach is free even for units whose other actions are not.
        cover = kind == "move" and any(is_preservation(game, number, at, h) for h in hexes)
        cost = "free" if free or kind in _FREE else "some" if cover else "action"
        args: dict[str, Arg] = {"count": len(refs), "hexes": refs, "cost": cost}
        found.append(_may(RULES[kind], f"look-may-{kind}", args, refs))
    return tuple(found)


def _may(rule: str, text: str, args: dict[str, Arg], at: tuple[str, ...] = ()) -> Fact:
    return Fact(rule, text, args, at, "may")


def score(game: Omaha) -> tuple[Fact, ...]:
    """13.2, 20.3: the items as they would be counted now, with the places they come from."""
    late = game.last_turn == LAST_TURN and game.turn > 16
    rule = "20.3" if late else "13.2"
    return tuple(
        Fact(rule, f"item-{item.kind}", {"points": item.points}, item.at, "item")
        for item in standing(game)
    )
