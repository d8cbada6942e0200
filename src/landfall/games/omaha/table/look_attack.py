"""8.3 Before an attack: both totals, missing weapons and results, for each unit that may be there; the weapons at hand."""

from __future__ import annotations

from collections import Counter
from typing import Final

from landfall.core.decisions import Arg, Fact
from landfall.games.omaha.model.state import Omaha
from landfall.games.omaha.rules.attack import JoinAttack, Odds, uses
from landfall.games.omaha.rules.attackers import leads_attack
from landfall.games.omaha.rules.unit_actions import UnitActs
from landfall.games.omaha.rules.weapons import weapons_brought
from landfall.games.omaha.table.hidden import may_be

#: How many possibly missing weapons are named.
NAMED: Final = 3
Outcome = tuple[Odds, tuple[str, ...]]


def attack(game: Omaha, name: str) -> tuple[Fact, ...]:
    """The attack being built on a hex, or the one the chosen unit would start there."""
    target = int(name) if name.isdecimal() else 0
    force = game.germans.get(target)
    step = game.steps[-1] if game.steps else None
    if isinstance(step, JoinAttack) and step.target == target:
        units, naval = step.units, step.naval
    elif isinstance(step, UnitActs):
        units, naval = (step.number,), False
    else:
        return ()
    if force is None or not any(leads_attack(game, n, target) for n in units):
        return ()
    return (
        *_facts(game, target, _outcomes(game, target, units, naval)),
        *_weapons(game, target, units, naval),
    )


def chances(game: Omaha, target: int, units: tuple[int, ...]) -> tuple[int, int]:
    """8.3: how many of the possible counters the attack would affect, and how many there are."""
    found = _outcomes(game, target, units, naval=False)
    harmed = sum(_rank(results) >= -_BEST_FIRST.index("german_disrupted") for _, results in found)
    return harmed, len(found)


def _outcomes(game: Omaha, target: int, units: tuple[int, ...], naval: bool) -> list[Outcome]:
    """One outcome per counter it may be; a hero is used in the best way."""
    twin = game.clone()
    found = []
    for unit in may_be(game, target):
        twin.germans[target] = game.germans[target]._replace(unit=unit, revealed=True)
        ways = uses(twin, target, units, naval)
        found.append(max(ways.values(), key=lambda way: _rank(way[1])))
    return found


_BEST_FIRST: Final = (
    "german_defeated",
    "depth_eliminated",
    "reveal_depth_and_compare_again",
    "german_disrupted",
    "no_effect",
    "german_gains_depth",
)


def _rank(results: tuple[str, ...]) -> int:
    return -next((n for n, r in enumerate(_BEST_FIRST) if r in results), len(_BEST_FIRST))


def _facts(game: Omaha, target: int, found: list[Outcome]) -> tuple[Fact, ...]:
    of = len(found)
    defences = [odds.defence for odds, _ in found]
    args: dict[str, Arg] = {
        "strength": found[0][0].strength,
        "least": min(defences),
        "most": max(defences),
        "of": of,
    }
    facts = [_fact("8.31", "look-attack", args)]
    by_results = Counter(results for _, results in found)
    for results, count in sorted(by_results.items(), key=lambda one: -_rank(one[0])):
        refs = tuple(f"result:{r.replace('_', '-')}" for r in results)
        facts.append(_fact("8.3", "look-attack-result", {"results": refs} | _share(count, of)))
    missing = Counter(weapon for odds, _ in found for weapon in odds.missing)
    for weapon, count in missing.most_common(NAMED):
        need = {"weapon": f"weapon:{weapon}"} | _share(count, of)
        facts.append(_fact("8.32", "look-attack-missing", need))
    force = game.germans[target]
    if force.depth >= 0 and not force.depth_revealed:
        facts.append(_fact("9.4", "look-attack-depth", {}))
    return tuple(facts)


def _weapons(game: Omaha, target: int, units: tuple[int, ...], naval: bool) -> tuple[Fact, ...]:
    """8.2, 8.51: what the units bring against this hex from where they are, and a naval fire marker."""
    have = weapons_brought(game, target, units, naval)
    args: dict[str, Arg] = {"weapons": tuple(f"weapon:{weapon}" for weapon in sorted(have))}
    return (_fact("8.2", "look-attack-weapons", args),)


def _share(count: int, of: int) -> dict[str, Arg]:
    """The share of the possible units; left out where it is all of them."""
    return {"count": 1, "of": 1} if count == of else {"count": count, "of": of}


def _fact(rule: str, text: str, args: dict[str, Arg]) -> Fact:
    return Fact(rule, text, args, (), "attack")
