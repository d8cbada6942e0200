"""What holds in every state: each card, terrain and token is in exactly one place."""

from __future__ import annotations

from collections import Counter
from functools import cache

from landfall.core.errors import InvariantBroken
from landfall.games.commando.model.cards import GERMAN, SIDES, pack
from landfall.games.commando.model.scenario_facts import (
    BENOUVILLE,
    HORSA_BRIDGE,
    LAYOUTS,
    MANPOWER,
    PEGASUS,
    RANVILLE,
    RESERVE,
    letter,
)
from landfall.games.commando.model.state import NORMAL, PLUS3, THORNTON, Commando


def check(game: Commando) -> None:
    for side in (0, 1):
        check_cards(game, side)
    check_tokens(game)
    check_terrains(game)
    if game.manpower is not None and not 0 <= game.manpower <= MANPOWER:
        raise InvariantBroken(f"manpower {game.manpower}")


@cache
def all_cards(side: int, deck: str, heroes: bool) -> list[int]:
    return sorted(pack().deck(side, deck) + (pack().heroes(side, deck) if heroes else []))


def check_cards(game: Commando, side: int) -> None:
    army = game.armies[side]
    found = army.deck + army.hand + army.discard + army.heroes + army.gone + army.limbo
    for front in game.fronts:
        line = front.lines[side]
        found += line.actions + line.fought + line.used
        if line.unit:
            found.append(line.unit)
    if side == GERMAN:
        found += game.counter_attack
    expected = all_cards(side, letter(game), LAYOUTS[game.scenario].heroes)
    if sorted(found) != expected:
        raise InvariantBroken(f"{SIDES[side]} cards: {_difference(found, expected)}")
    if army.known and Counter(army.known) - Counter(army.hand):
        raise InvariantBroken(f"{SIDES[side]}: known cards that are not in the hand")


def check_tokens(game: Commando) -> None:
    layout = LAYOUTS[game.scenario]
    lying = [0, 0, 0]
    for front in game.fronts:
        for line in front.lines:
            for kind in (NORMAL, PLUS3, THORNTON):
                lying[kind] += line.tokens[kind] + line.spent[kind]
    one, two = game.armies
    if game.reserve + one.tokens + two.tokens + lying[NORMAL] != RESERVE:
        raise InvariantBroken("normal tokens")
    plus3 = one.plus3 + one.plus3_heroic + two.plus3 + two.plus3_heroic
    if game.plus3_beside + plus3 + lying[PLUS3] != layout.plus3:
        raise InvariantBroken("+3 tokens")
    if game.thornton_beside + one.thornton + two.thornton + lying[THORNTON] != layout.thornton:
        raise InvariantBroken("Thornton tokens")
    goods = [n for a in game.armies for n in (a.tokens, a.plus3, a.plus3_heroic, a.thornton)]
    if min(game.reserve, game.plus3_beside, game.thornton_beside, *goods) < 0:
        raise InvariantBroken("a negative number of tokens")


@cache
def all_terrains(deck: str) -> list[str]:
    return sorted(pack().terrain_cards(deck))


FACES = {PEGASUS: BENOUVILLE, HORSA_BRIDGE: RANVILLE}


def check_terrains(game: Commando) -> None:
    found = game.pile + game.offered + game.ahead + game.passed + game.aside + game.unseen
    found += game.approach + game.objectives + game.battery + game.taken[0] + game.taken[1]
    fighting = [front.terrain for front in game.fronts]
    for pile in game.piles:
        found += pile.terrains
        if pile.stage != "done" and pile.bridge not in fighting:
            found.append(pile.bridge)
    # Two bridges have a printed face on both sides of their card.
    found = sorted(FACES.get(t, t) for t in found + fighting)
    if found != all_terrains(letter(game)):
        raise InvariantBroken(f"terrains: {_difference(found, all_terrains(letter(game)))}")


def _difference(found: list[int] | list[str], expected: list[int] | list[str]) -> str:
    have: Counter[int | str] = Counter(found)
    want: Counter[int | str] = Counter(expected)
    return f"{dict(have - want)} too many, {dict(want - have)} missing"
