"""Authored positions: hand-written assaults for tests, puzzles and teaching.

Anything left out is as in the scenario's set-up: cards in no hand are in the deck.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from landfall.core.chance import Chance
from landfall.core.errors import LandfallError, PositionBroken
from landfall.games.commando.model.cards import SIDES, pack
from landfall.games.commando.model.scenario_facts import (
    BENOUVILLE,
    MAJOR_BRIDGES,
    PEGASUS,
    RANVILLE,
    ROBEHOMME,
    letter,
)
from landfall.games.commando.model.state import Campaign, Commando, Front, Line
from landfall.games.commando.rules.assault import Round
from landfall.games.commando.rules.campaign import ORDER
from landfall.games.commando.rules.phases import EnglishPhase, GermanPhase
from landfall.games.commando.rules.scenario_2 import OBJECTIVES
from landfall.games.commando.rules.scenario_3 import FIXED, PILE_SIZE, pile_before
from landfall.games.commando.rules.scenario_hooks import NewTurn
from landfall.games.commando.rules.setup import lay_out
from landfall.games.commando.table.invariants import check

Moment = Literal["progression", "english-phase", "german-phase", "assault"]
TOSSES: Final = {"fail": 0, "success": 1}
#: A bound for every number here: an army has some fifty cards, and there are fewer tokens and terrains.
Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Card: TypeAlias = Annotated[int, Meta(ge=1000, le=1999)]
Cards: TypeAlias = Annotated[list[Card], Meta(max_length=99)]
Terrains: TypeAlias = Annotated[list[str], Meta(max_length=99)]


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    hand: Cards = []
    #: The top of the deck, in order; the rest follows shuffled.
    deck: Cards = []
    #: Only these cards are in the deck, and the rest is discarded.
    deck_only: bool = False
    discard: Cards = []
    tokens: Count = 2
    plus3: Count = 0
    plus3_heroic: Count = 0
    thornton: Count = 0


class CommandoPosition(Struct, frozen=True, forbid_unknown_fields=True):
    #: One terrain, or both bridges of scenario 1B.
    terrains: Annotated[list[str], Meta(max_length=2)] = []
    begin: Moment = "assault"
    english: Side = Side()
    german: Side = Side()
    turn: Annotated[int, Meta(ge=1, le=99)] = 1
    manpower: Count | None = None
    turn_token: Literal["", "english", "german"] = ""
    #: German and British units that have already fought here, in order.
    german_fought: Cards = []
    english_fought: Cards = []
    #: The terrains that come next, from the top.
    next_terrains: Terrains = []
    ranville: Literal[-1, 0, 1] = 0
    #: How the next tokens land.
    tosses: Annotated[list[Literal["fail", "success"]], Meta(max_length=200)] = []


def author(position: CommandoPosition, scenario: str, chance: Chance) -> Commando:
    game = Commando(chance)
    game.scenario = scenario
    if scenario == "campaign":
        game.campaign, game.scenario = Campaign(), ORDER[0]
    lay_out(game)
    game.steps[-1].run(game)  # the terrains are set up; the position gives the hands
    game.steps.clear()
    if game.journal is not None:
        game.journal.clear()
    try:
        place(game, position)
        check(game)
    except (ValueError, KeyError, LandfallError) as error:
        raise PositionBroken(str(error)) from error
    chance.script = [TOSSES[toss] for toss in position.tosses]
    return game


def place(game: Commando, position: CommandoPosition) -> None:
    game.turn = position.turn
    game.ranville = position.ranville
    game.turn_token = position.turn_token or game.turn_token
    if position.manpower is not None:
        if game.manpower is None or position.manpower < 1:
            raise PositionBroken(f"manpower can't be {position.manpower} here")
        game.manpower = position.manpower
    if len(position.terrains) > 1 and position.terrains != [BENOUVILLE, RANVILLE]:
        raise PositionBroken("only the two bridges of scenario 1B are played at once")
    for terrain in (*position.terrains, *position.next_terrains):
        take_terrain(game, terrain)
    game.fronts = [Front(t, (Line(), Line())) for t in position.terrains]
    if game.scenario == "2":
        lay_battery(game, position.next_terrains)
    elif game.scenario == "3":
        lay_piles(game, position)
    else:
        game.pile[:0] = position.next_terrains
    fought = (position.english_fought, position.german_fought)
    for side, goods in enumerate((position.english, position.german)):
        place_army(game, side, goods, fought[side])
    begin(game, position.begin)


def take_terrain(game: Commando, terrain: str) -> None:
    face_up = BENOUVILLE if terrain == PEGASUS else terrain
    piles = (game.pile, game.ahead, game.unseen, game.objectives, game.battery, game.approach)
    for pile in (*piles, game.aside):
        if face_up in pile:
            pile.remove(face_up)
            return
    if any(objective.bridge == terrain for objective in game.piles):
        return
    raise PositionBroken(f"terrain {terrain} is not in this scenario")


def lay_battery(game: Commando, following: list[str]) -> None:
    """Scenario 2 once the approach is chosen; the terrain that comes next is on top of its pile (M.4, M.5)."""
    game.battery.extend(game.approach)
    game.approach.clear()
    for terrain in reversed(following):
        (game.objectives if terrain in OBJECTIVES else game.battery).insert(0, terrain)


def lay_piles(game: Commando, position: CommandoPosition) -> None:
    """Scenario 3: a pile under attack and two hidden ones; the others are discarded (D.3).

    Each pile takes three turns. On its first turn, two terrains are left below the one being fought for.
    """
    here = position.terrains[0] if position.terrains else ""
    ahead = next((b for b, fixed in FIXED.items() if fixed == here), MAJOR_BRIDGES[0])
    attacked = here if here in MAJOR_BRIDGES else ahead
    free = sorted(t for t in game.pile if t not in FIXED.values())
    fixed = {b: [t] for b, t in FIXED.items() if t in game.pile}
    game.pile.clear()
    for index, bridge in enumerate(b for b in MAJOR_BRIDGES if b != attacked):
        # Copies are next to each other in the order, so no pile gets two.
        pile_before(game, bridge).terrains = free[index : 2 * PILE_SIZE - 2 : 2] + fixed[bridge]
    pile = pile_before(game, attacked)
    pile.stage = "open"
    below = [*position.next_terrains, *free[2 * PILE_SIZE - 2 :], *fixed.get(attacked, [])]
    if not here:
        left = PILE_SIZE
    elif here in (*MAJOR_BRIDGES, ROBEHOMME) or (position.turn - 1) % 3:
        left = 0
    else:
        left = 2
    # Robehomme stays the last of its pile.
    pile.terrains = [*below[: left - 1], below[-1]] if left else []
    game.passed = [*below[left - 1 : -1]] if left else below


def place_army(game: Commando, side: int, goods: Side, fought: list[int]) -> None:
    army = game.armies[side]
    deck = Counter(pack().deck(side, letter(game)))
    heroes = Counter(army.heroes)
    for card in (*goods.hand, *goods.deck, *goods.discard, *fought):
        source = deck if deck[card] else heroes
        if not source[card]:
            raise PositionBroken(f"{SIDES[side]} has no card {card} left in this scenario")
        source[card] -= 1
    rest = sorted(deck.elements())
    game.chance.shuffle(rest)
    army.hand = sorted(goods.hand)
    army.discard = [*goods.discard, *(rest if goods.deck_only else [])]
    army.deck = [*goods.deck, *([] if goods.deck_only else rest)]
    army.heroes = sorted(heroes.elements())
    if fought:
        if not game.fronts or any(pack().cards[card].kind != "unit" for card in fought):
            raise PositionBroken("only units have fought, and on a terrain")
        game.fronts[0].lines[side].fought = list(fought)
    game.reserve += army.tokens - goods.tokens
    army.tokens = goods.tokens
    army.plus3, army.plus3_heroic, army.thornton = goods.plus3, goods.plus3_heroic, goods.thornton
    game.plus3_beside -= goods.plus3 + goods.plus3_heroic
    game.thornton_beside -= goods.thornton


def begin(game: Commando, moment: Moment) -> None:
    if moment == "progression":
        if game.scenario == "2" and game.turn == 1:
            raise PositionBroken("the first turn of scenario 2 has no progression phase")
        game.turn -= 1
        game.push(NewTurn())
        return
    if not game.fronts:
        raise PositionBroken("a terrain is needed to begin there")
    game.phase = {"english-phase": "english", "german-phase": "german"}.get(moment, "assault")
    steps = {"english-phase": EnglishPhase, "german-phase": GermanPhase, "assault": Round}
    game.push(steps[moment]())
