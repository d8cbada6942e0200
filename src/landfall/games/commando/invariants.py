"""What is true of every state (each card, terrain and token in exactly one place)."""

from __future__ import annotations

from collections import Counter
from functools import cache

from landfall.core.errors import InvariantBroken
from landfall.games.commando.cards import SIDES, pack
from landfall.games.commando.layout import LAYOUTS, RESERVE, letter
from landfall.games.commando.state import NORMAL, PLUS3, THORNTON, Commando


def check(game: Commando) -> None:
    for side in (0, 1):
        check_cards(game, side)
    check_tokens(game)
    check_terrains(game)
    if game.manpower is not None and not 0 <= game.manpower <= 3:
        raise InvariantBroken(f"manpower {game.manpower}")


@cache
def all_cards(side: int, deck: str, heroes: bool) -> Counter[int]:
    cards = Counter(pack().deck(side, deck))
    if heroes:
        cards.update(pack().heroes(side, deck))
    return cards


def check_cards(game: Commando, side: int) -> None:
    army = game.armies[side]
    found: Counter[int] = Counter()
    for place in (army.deck, army.hand, army.discard, army.heroes, army.gone, army.limbo):
        found.update(place)
    for front in game.fronts:
        line = front.lines[side]
        found.update(line.actions)
        found.update(line.fought)
        found.update(line.used)
        if line.unit:
            found[line.unit] += 1
    if side == 1:
        found.update(game.counter_attack)
    expected = all_cards(side, letter(game), LAYOUTS[game.scenario].heroes)
    if found != expected:
        raise InvariantBroken(
            f"{SIDES[side]} cards: {found - expected} too many, {expected - found} missing"
        )
    if Counter(army.known) - Counter(army.hand):
        raise InvariantBroken(f"{SIDES[side]}: known cards that are not in the hand")


def check_tokens(game: Commando) -> None:
    layout = LAYOUTS[game.scenario]
    lines = [line for front in game.fronts for line in front.lines]
    lying = [sum(line.tokens[k] + line.spent[k] for line in lines) for k in range(3)]
    armies = game.armies
    if game.reserve + sum(a.tokens for a in armies) + lying[NORMAL] != RESERVE:
        raise InvariantBroken("normal tokens")
    plus3 = game.plus3_beside + sum(a.plus3 + a.plus3_heroic for a in armies) + lying[PLUS3]
    if plus3 != layout.plus3:
        raise InvariantBroken("+3 tokens")
    thornton = game.thornton_beside + sum(a.thornton for a in armies) + lying[THORNTON]
    if thornton != layout.thornton:
        raise InvariantBroken("Thornton tokens")
    if min(game.reserve, game.plus3_beside, *(a.tokens for a in armies)) < 0:
        raise InvariantBroken("a negative number of tokens")


@cache
def all_terrains(deck: str) -> Counter[str]:
    return Counter(pack().terrain_cards(deck))


def check_terrains(game: Commando) -> None:
    found: Counter[str] = Counter()
    places = (game.pile, game.offered, game.ahead, game.passed, game.aside, game.unseen)
    for place in (*places, game.approach, game.objectives, game.battery, *game.taken):
        found.update(place)
    found.update(front.terrain for front in game.fronts)
    for pile in game.piles:
        found.update(pile.terrains)
        if pile.stage != "done" and not any(f.terrain == pile.bridge for f in game.fronts):
            found[pile.bridge] += 1
    found["1014A"] += found.pop("1014B", 0)  # two faces of one card
    found = +found
    if found != all_terrains(letter(game)):
        raise InvariantBroken(f"terrains: {found} is not {all_terrains(letter(game))}")
