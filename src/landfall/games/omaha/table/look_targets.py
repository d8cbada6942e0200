"""8.3, 8.4 What the chosen unit may attack or shell, each target with its odds.

Cards are counted in the deck, whose content everyone knows and whose order nobody does.
"""

from __future__ import annotations

from landfall.core.decisions import Arg, Fact
from landfall.games.omaha.model import ground
from landfall.games.omaha.model.state import NOBODY, Omaha
from landfall.games.omaha.rules.barrage import barrage_targets, disrupting
from landfall.games.omaha.rules.german_fire import color_of
from landfall.games.omaha.rules.unit_actions import UnitActs
from landfall.games.omaha.table.look_attack import chances


def targets(game: Omaha) -> tuple[Fact, ...]:
    """For the unit whose action is being chosen; otherwise empty."""
    step = game.steps[-1] if game.steps else None
    if not isinstance(step, UnitActs):
        return ()
    offered = {option.id for decision in step.ask(game) for option in decision.options}
    shelled = [
        _barrage(game, step.number, target)
        for target in barrage_targets(game, step.number)
        if f"barrage:{target:04d}" in offered and game.deck
    ]
    attacked = [
        _fact("8.3", "attack", target, *chances(game, target, (step.number,)))
        for target in sorted(game.germans)
        if f"attack:{target:04d}" in offered
    ]
    return (*shelled, *attacked)


def _barrage(game: Omaha, number: int, target: int) -> Fact:
    depth = game.germans[target].depth != NOBODY
    color = color_of(game, target)
    hits = disrupting(game.deck, game.strength(number), game.symbol(number), color, depth)
    return _fact("8.4", "barrage", target, hits, len(game.deck))


def _fact(rule: str, kind: str, target: int, count: int, of: int) -> Fact:
    args: dict[str, Arg] = {"count": count, "of": of}
    return Fact(rule, f"look-target-{kind}", args, (ground.REF[target],), kind)
