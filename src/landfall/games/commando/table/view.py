"""What a seat may know, built up field by field (commando 0.9, 0.11, 0.14)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, TypeAlias

from msgspec import Struct, structs

from landfall.core.decisions import Seat
from landfall.core.wire import words
from landfall.games.commando.model.cards import ENGLISH, GERMAN, SIDES, pack
from landfall.games.commando.model.scenario_facts import letter
from landfall.games.commando.model.state import Army, Commando, Front, Line
from landfall.games.commando.rules.campaign import total
from landfall.games.commando.rules.progression import to_cross
from landfall.games.commando.rules.scenario_1 import counter_attack_grows
from landfall.games.commando.rules.scenario_2 import guns_destroyed, guns_to_win
from landfall.games.commando.rules.strength import ahead, german_units_played, parts, size

Side: TypeAlias = Annotated[str, words(*SIDES)]
NoSide: TypeAlias = Annotated[str, words("", *SIDES)]


class ArmyView(Struct, frozen=True):
    #: None where the seat must not look.
    hand: list[int] | None
    hand_count: int
    #: Heroic cards have another back, so their number in a hand is public.
    hand_heroes: int
    #: Cards of this hand that the opponent has seen; spectators have not.
    known: list[int] | None
    deck_count: int
    discard: list[int] | None
    discard_count: int
    #: The top card of a discard pile is face up.
    discard_top: int | None
    heroes: list[int] | None
    heroes_count: int
    #: Cards just played that have not taken effect yet.
    limbo: list[int]
    tokens: int
    plus3: int
    plus3_heroic: int
    thornton: int


class LineView(Struct, frozen=True):
    unit: int
    strength: int
    #: The strength, part by part: (source, amount).
    parts: list[tuple[str, int]]
    actions: list[int]
    tokens: list[int]
    fought: list[int]
    used: list[int]


class FrontView(Struct, frozen=True):
    terrain: str
    size: int
    played: int
    destroyed: int
    winner: NoSide
    #: Who would win now, once both sides have a unit.
    ahead: NoSide
    english: LineView
    german: LineView


class PileView(Struct, frozen=True):
    """Scenario 3. The Germans know their piles; the British learn a bridge when it is revealed."""

    stage: Annotated[str, words("hidden", "open", "done")]
    count: int
    bridge: str | None
    terrains: list[str] | None


class CampaignView(Struct, frozen=True):
    points: dict[str, int]
    total: int
    blue: int
    blue_here: bool
    blue_given: int


class CommandoView(Struct, frozen=True):
    seat: Side | None
    scenario: str
    letter: str
    turn: int
    phase: str
    turn_token: NoSide
    manpower: int | None
    reserve: int
    plus3_beside: int
    thornton_beside: int
    english: ArmyView
    german: ArmyView
    fronts: list[FrontView]
    offered: list[str]
    ahead: list[str]
    path: list[tuple[str, NoSide]]
    #: How many terrains are left between the current one and the bridges.
    to_cross: int
    #: The terrain discard, which both players may look through.
    passed: list[str]
    aside: list[str]
    terrains_left: int
    approach_left: int
    objectives_left: list[str]
    battery_left: int
    piles: list[PileView]
    #: Terrains not placed yet while the Germans build their piles; only they see them.
    to_place: list[str] | None
    taken_english: list[str]
    taken_german: list[str]
    #: Scenario 2: guns destroyed, and how many win.
    guns: int
    guns_to_win: int
    counter_attack: list[int] | None
    counter_attack_count: int
    #: 1B: whether cards are still set aside for the counter-attack at the end of a turn.
    counter_attack_grows: bool
    ranville: int
    last_winner: str
    campaign: CampaignView | None


def army_view(army: Army, seat: Seat | None, mine: bool) -> ArmyView:
    return ArmyView(
        hand=sorted(army.hand) if mine else None,
        hand_count=len(army.hand),
        hand_heroes=len(HEROES.intersection(army.hand)),
        known=sorted(army.known) if seat is not None else None,
        deck_count=len(army.deck),
        discard=army.discard.copy() if mine else None,
        discard_count=len(army.discard),
        discard_top=army.discard[-1] if army.discard else None,
        heroes=army.heroes.copy() if mine else None,
        heroes_count=len(army.heroes),
        limbo=army.limbo.copy(),
        tokens=army.tokens,
        plus3=army.plus3,
        plus3_heroic=army.plus3_heroic,
        thornton=army.thornton,
    )


HEROES = frozenset(card.number for card in pack().cards.values() if card.heroic)


def line_view(game: Commando, front: Front, side: int) -> LineView:
    line: Line = front.lines[side]
    found = parts(game, front, side)
    return LineView(
        unit=line.unit,
        strength=sum(amount for _, amount in found),
        parts=found,
        actions=line.actions.copy(),
        tokens=line.tokens.copy(),
        fought=line.fought.copy(),
        used=line.used.copy(),
    )


def front_view(game: Commando, front: Front) -> FrontView:
    return FrontView(
        terrain=front.terrain,
        size=max(size(game, front), 0),
        played=german_units_played(front),
        destroyed=front.destroyed,
        winner=front.winner,
        ahead=SIDES[ahead(game, front)] if all(line.unit for line in front.lines) else "",
        english=line_view(game, front, ENGLISH),
        german=line_view(game, front, GERMAN),
    )


def _of_the_german(game: Commando, german: bool) -> dict[str, Any]:
    """The fields of the view that only the Germans see in full."""
    return {
        "piles": [
            PileView(
                stage=pile.stage,
                # While the piles are built, their sizes would give away which bridge is which.
                count=len(pile.terrains) if german or not game.pile else 0,
                bridge=pile.bridge if german or pile.stage != "hidden" else None,
                terrains=pile.terrains.copy() if german else None,
            )
            for pile in game.piles
        ],
        "to_place": sorted(game.pile) if german and game.piles else None,
        "counter_attack": game.counter_attack.copy() if german else None,
    }


def views(game: Commando, seats: Iterable[Seat | None]) -> dict[Seat | None, CommandoView]:
    """The view of each seat; the parts that all of them share are built once."""
    open_to_all = view(game, None)
    return {
        seat: open_to_all
        if seat is None
        else structs.replace(
            open_to_all,
            seat=seat,
            english=army_view(game.armies[ENGLISH], seat, seat == SIDES[ENGLISH]),
            german=army_view(game.armies[GERMAN], seat, seat == SIDES[GERMAN]),
            **_of_the_german(game, seat == SIDES[GERMAN]),
        )
        for seat in seats
    }


def view(game: Commando, seat: Seat | None) -> CommandoView:
    german = seat == SIDES[GERMAN]
    campaign = game.campaign
    return CommandoView(
        **_of_the_german(game, german),
        seat=seat,
        scenario=game.scenario,
        letter=letter(game),
        turn=game.turn,
        phase=game.phase,
        turn_token=game.turn_token,
        manpower=game.manpower,
        reserve=game.reserve,
        plus3_beside=game.plus3_beside,
        thornton_beside=game.thornton_beside,
        english=army_view(game.armies[ENGLISH], seat, seat == SIDES[ENGLISH]),
        german=army_view(game.armies[GERMAN], seat, german),
        fronts=[front_view(game, front) for front in game.fronts],
        offered=game.offered.copy(),
        ahead=game.ahead.copy(),
        path=game.path.copy(),
        to_cross=to_cross(game),
        passed=game.passed.copy(),
        aside=game.aside.copy(),
        terrains_left=len(game.pile),
        approach_left=len(game.approach),
        # The contents of the pile are public (commando M.4); its order is secret.
        objectives_left=sorted(game.objectives),
        battery_left=len(game.battery),
        taken_english=game.taken[ENGLISH].copy(),
        taken_german=game.taken[GERMAN].copy(),
        guns=guns_destroyed(game),
        guns_to_win=guns_to_win(game),
        counter_attack_count=len(game.counter_attack),
        counter_attack_grows=counter_attack_grows(game),
        ranville=game.ranville,
        last_winner=game.last_winner,
        campaign=None
        if campaign is None
        else CampaignView(
            points=campaign.points.copy(),
            total=total(game),
            blue=campaign.blue,
            blue_here=campaign.blue_here,
            blue_given=campaign.blue_given,
        ),
    )
