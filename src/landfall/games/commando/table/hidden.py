"""What a seat can't know, dealt anew: for the test of blindness, and for bots that wonder."""

from __future__ import annotations

import random

from landfall.core.decisions import Seat
from landfall.games.commando.model.cards import ENGLISH, SIDES, pack
from landfall.games.commando.model.scenario_facts import FLAME_THROWER, ROBEHOMME
from landfall.games.commando.model.state import Army, Commando
from landfall.games.commando.rules.choices import BuryCard, KeepCard
from landfall.games.commando.rules.scenario_3 import FIXED


def redeal(game: Commando, seat: Seat | None, whims: random.Random) -> None:
    for side, army in enumerate(game.armies):
        if SIDES[side] == seat:
            # One's own deck: its order, but for what one is looking at.
            seen = cards_looked_at(game, side)
            rest = army.deck[seen:]
            whims.shuffle(rest)
            army.deck[seen:] = rest
        else:
            redeal_hand(army, army.known if seat is not None else [], whims)
    redeal_terrains(game, seat, whims)
    if seat != "german":
        redeal_counter_attack(game, whims)
        redeal_piles(game, whims)


def cards_looked_at(game: Commando, side: int) -> int:
    looking = [s.among for s in game.steps if isinstance(s, KeepCard | BuryCard) and s.side == side]
    return max(looking, default=0)


def redeal_hand(army: Army, known: list[int], whims: random.Random) -> None:
    """Cards that the opponent has seen stay; heroic ones have their own back."""
    cards = pack().cards
    hidden = army.hand.copy()
    for card in known:
        hidden.remove(card)
    # The flame-thrower is gained openly or not at all (commando M.8): where it is, everybody knows.
    kept = [n for n in hidden if n == FLAME_THROWER]
    left = [n for n in army.heroes if n == FLAME_THROWER]
    hidden = [n for n in hidden if n != FLAME_THROWER]
    normal = [n for n in hidden if not cards[n].heroic]
    heroic = len(hidden) - len(normal)
    unseen = [*army.deck, *normal]
    whims.shuffle(unseen)
    heroes = [n for n in (*army.heroes, *hidden) if cards[n].heroic and n not in left]
    whims.shuffle(heroes)
    army.hand = [*known, *kept, *unseen[: len(normal)], *heroes[:heroic]]
    if not known:
        army.known = []
    army.deck, army.heroes = unseen[len(normal) :], [*left, *heroes[heroic:]]


def redeal_terrains(game: Commando, seat: Seat | None, whims: random.Random) -> None:
    if game.unseen:
        upper_and_lower = [*game.unseen, *game.pile]
        whims.shuffle(upper_and_lower)
        game.unseen, game.pile = upper_and_lower[:2], upper_and_lower[2:]
    for pile in (game.approach, game.objectives, game.battery):
        whims.shuffle(pile)


def redeal_counter_attack(game: Commando, whims: random.Random) -> None:
    """Shown once and then face down: what a view says is how many there are."""
    army = game.armies[1 - ENGLISH]
    cards = pack().cards
    if game.counter_attack and army.deck:
        index = whims.randrange(len(army.deck))
        if not cards[army.deck[index]].heroic:
            game.counter_attack[0], army.deck[index] = army.deck[index], game.counter_attack[0]


def redeal_piles(game: Commando, whims: random.Random) -> None:
    """Scenario 3: the piles that are still face down, and what is left of the open one."""
    hidden = [pile for pile in game.piles if pile.stage == "hidden"]
    bridges = [(pile.bridge, pile.terrains) for pile in hidden]
    whims.shuffle(bridges)
    if len({len(pile.terrains) for pile in hidden}) == 1:
        for pile, (bridge, terrains) in zip(hidden, bridges, strict=True):
            pile.bridge, pile.terrains = bridge, terrains
    for pile in game.piles:
        free = [t for t in pile.terrains if t not in FIXED.values()]
        fixed = [t for t in pile.terrains if t in FIXED.values()]
        whims.shuffle(free)
        if fixed and fixed[0] != ROBEHOMME:
            free.insert(whims.randrange(len(free) + 1), fixed.pop())
        pile.terrains = [*free, *fixed]
