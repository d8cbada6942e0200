"""What must hold in every state: each counter and card in exactly one place, and valid values."""

from __future__ import annotations

from collections import Counter

from landfall.core.errors import InvariantBroken
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.state import ABSENT, CLIFF, GONE, IN_BOX, NOBODY, Omaha
from landfall.games.omaha.rules.stacking import STACK_LIMIT, counted


def check(game: Omaha) -> None:
    _check_germans(game)
    _check_cards(game)
    _check_units(game)
    _check_stacking(game)


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise InvariantBroken(what)


def _once(what: str, places: list[int], total: int) -> None:
    counts = Counter(places)
    _demand(set(counts) == set(range(total)), f"{what} missing: {set(range(total)) - set(counts)}")
    _demand(max(counts.values()) == 1, f"{what} twice: {counts.most_common(1)}")


def _check_germans(game: Omaha) -> None:
    forces = game.germans.values()
    units = [f.unit for f in forces]
    for pool in (game.tactical, game.division, game.kampfgruppe, game.armour):
        units += pool
    _once("German unit", units + game.germans_lost + game.germans_unused, len(counters.GERMANS))
    markers = [f.depth for f in forces if f.depth != NOBODY]
    for depth in (
        game.wn_depth,
        game.building_depth,
        game.mobile_depth,
        game.kampfgruppe_depth,
        game.armour_depth,
    ):
        markers += depth
    _once("depth marker", markers + game.depth_lost + game.depth_unused, len(counters.DEPTHS))
    for hex, force in game.germans.items():
        if counters.ARMOUR[force.unit]:
            _demand(bool(ground.ROAD_NEIGHBOURS[hex]), f"armour off the road at {hex}")
            continue
        _demand(hex in ground.SITES, f"a German unit off its position at {hex}")
        _demand(
            ground.IS_WN[ground.SITES[hex]] == counters.WN_UNIT[force.unit],
            f"the wrong kind of unit at {hex}",
        )
        _demand(force.depth != NOBODY or not force.depth_revealed, f"no marker to show at {hex}")
    for hex in game.garrisons:
        _demand(hex not in game.germans, f"a garrison with Germans at {hex}")


def _check_cards(game: Omaha) -> None:
    cards = [n - 1 for n in (*game.deck, *game.shown, *game.discards)]
    _once("card", cards, len(deck.CARDS))


def _check_units(game: Omaha) -> None:
    heroes: list[int] = []
    for number, unit in enumerate(game.units):
        name = counters.US[number].unit
        if unit.hero != NOBODY:
            heroes.append(unit.hero)
            _demand(unit.at != ABSENT, f"a hero without a place: {name}")
        if unit.at == GONE:
            _demand(unit.steps == 0 and not unit.inspired, f"{name} is gone, and is not")
            continue
        if counters.FULL[number]:
            _demand(1 <= unit.steps <= counters.FULL[number], f"{name} has {unit.steps} steps")
        _demand(not unit.inspired or unit.hero != NOBODY, f"{name} is inspired by nobody")
        _demand(unit.climb == 0 or counters.INFANTRY[number], f"{name} can't climb")
        _demand((unit.cliff != 0) == (unit.climb == CLIFF), f"{name} climbs to nowhere")
        _demand(
            not unit.disrupted or (bool(counters.FULL[number]) and unit.at != ABSENT),
            f"{name} can't be disrupted",
        )
        if 0 <= unit.at < IN_BOX:
            _demand(unit.at in ground.HEXES, f"{name} is off the map")
            _demand(unit.at not in game.germans, f"{name} is among Germans at {unit.at}")
    _demand(len(heroes) == len(set(heroes)), "a hero in two places")
    stacks = game.stacks
    game.stacks = None
    _demand(stacks is None or stacks == game.on(), "the stacks are out of date")


def _check_stacking(game: Omaha) -> None:
    """7.6: checked after the action phase, until units land again."""
    if game.phase in ("fire", "event", "engineers", "second-event"):
        landed = ground.TIDELINE[game.tide]
        for hex in game.on():
            over = len(counted(game, hex)) > STACK_LIMIT
            _demand(not over or hex in landed or game.german_actions, f"too many units at {hex}")
