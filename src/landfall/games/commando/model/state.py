"""The state of a game of *Opération Commando*.

A card is its number (copies are identical); a terrain is its printed number as text, since some
have two faces: ``1014A``. Sides are 0 (British) and 1 (German).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from landfall.core.state import State

NORMAL, PLUS3, THORNTON = 0, 1, 2


@dataclass(slots=True)
class Army:
    """One player's cards and tokens. Index 0 of a deck is its top."""

    deck: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    #: Heroic cards not chosen yet, face down beside the player (commando 0.3).
    heroes: list[int] = field(default_factory=list)
    #: Out of the game: heroic cards that were used or lost.
    gone: list[int] = field(default_factory=list)
    #: Played but not resolved yet: events and responses.
    limbo: list[int] = field(default_factory=list)
    #: Cards played this turn, for the counter-attack pile (commando 1B.5).
    played: list[int] = field(default_factory=list)
    #: Cards in this hand that the opponent has seen.
    known: list[int] = field(default_factory=list)
    tokens: int = 0
    #: Special +3 tokens; those from heroic cards are counted separately (commando 7.5).
    plus3: int = 0
    plus3_heroic: int = 0
    thornton: int = 0
    #: How many cards more, or fewer, the next phase draws.
    draw_change: int = 0
    #: Cards that strengthen the nth unit of this turn.
    turn_bonuses: list[int] = field(default_factory=list)

    def clone(self) -> Army:
        return Army(
            self.deck.copy(),
            self.hand.copy(),
            self.discard.copy(),
            self.heroes.copy(),
            self.gone.copy(),
            self.limbo.copy(),
            self.played.copy(),
            self.known.copy(),
            self.tokens,
            self.plus3,
            self.plus3_heroic,
            self.thornton,
            self.draw_change,
            self.turn_bonuses.copy(),
        )


@dataclass(slots=True)
class Line:
    """One side of a front: the unit in combat, its support, and the units that fought before it."""

    unit: int = 0
    #: Combat actions of this combat, in order.
    actions: list[int] = field(default_factory=list)
    #: Changes to the unit's value in this combat: (source, amount).
    changes: list[tuple[str, int]] = field(default_factory=list)
    #: Tokens on the unit: normal, +3, Thornton.
    tokens: list[int] = field(default_factory=lambda: [0, 0, 0])
    #: 1: special tokens only; 2: only those from heroic cards; 3: none. Set by combat actions.
    token_ban: int = 0
    #: Combat actions played in this combat, cancelled ones included.
    acted: int = 0
    #: Units that have fought here, and the actions of those combats.
    fought: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    #: Tokens of those combats; they return when the assault ends (commando 5.1).
    spent: list[int] = field(default_factory=lambda: [0, 0, 0])

    def clone(self) -> Line:
        return Line(
            self.unit,
            self.actions.copy(),
            self.changes.copy(),
            self.tokens.copy(),
            self.token_ban,
            self.acted,
            self.fought.copy(),
            self.used.copy(),
            self.spent.copy(),
        )


@dataclass(slots=True)
class Front:
    """An assault on a terrain."""

    terrain: str
    lines: tuple[Line, Line]
    size_change: int = 0
    destroyed: int = 0
    #: "", "english" or "german" once it is over.
    winner: str = ""

    def clone(self) -> Front:
        english, german = self.lines
        return Front(
            self.terrain,
            (english.clone(), german.clone()),
            self.size_change,
            self.destroyed,
            self.winner,
        )


@dataclass(slots=True)
class Pile:
    """Scenario 3: four terrains in front of an objective bridge (commando D.3). Index 0 is the top."""

    bridge: str
    terrains: list[str] = field(default_factory=list)
    #: "hidden", "open" (being attacked) or "done".
    stage: str = "hidden"

    def clone(self) -> Pile:
        return Pile(self.bridge, self.terrains.copy(), self.stage)


@dataclass(slots=True)
class Campaign:
    """Operation Tonga: what carries over from one scenario to the next (commando 8.1)."""

    #: Victory points by source.
    points: dict[str, int] = field(default_factory=dict)
    #: Blue tokens: those the Germans still have, whether one is on this terrain, and those given to the British.
    blue: int = 2
    blue_here: bool = False
    blue_given: int = 0

    def clone(self) -> Campaign:
        return Campaign(self.points.copy(), self.blue, self.blue_here, self.blue_given)


@dataclass(slots=True)
class Commando(State):
    #: The scenario in play: 1A, 1B, 2 or 3, within a campaign too.
    scenario: str = "1A"
    turn: int = 0
    #: progression, english, german, assault or end; for display only.
    phase: str = "setup"
    turn_token: str = ""
    armies: tuple[Army, Army] = field(default_factory=lambda: (Army(), Army()))
    #: British Manpower points; None in scenario 3, which has none.
    manpower: int | None = 3
    reserve: int = 24
    plus3_beside: int = 0
    thornton_beside: int = 0
    fronts: list[Front] = field(default_factory=list)
    #: Cancelled cards, waiting to be put away.
    cancelled: list[int] = field(default_factory=list)
    #: The winner of the last assault; "" before the first.
    last_winner: str = ""

    # Terrains. Index 0 is the top of a pile.
    pile: list[str] = field(default_factory=list)
    #: Bridges at the end of the road that have not been reached yet.
    ahead: list[str] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)
    #: Terrains crossed so far with the winner, for the route on the table.
    path: list[tuple[str, str]] = field(default_factory=list)
    #: Out of the game; the two terrains removed unseen in 1A and 1B are in `unseen`.
    aside: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    #: Scenario 2.
    approach: list[str] = field(default_factory=list)
    objectives: list[str] = field(default_factory=list)
    battery: list[str] = field(default_factory=list)
    next_from: str = ""
    #: Scenario 3.
    piles: list[Pile] = field(default_factory=list)
    #: Terrains a side has taken: casemates, bunker, bridges.
    taken: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    #: Scenario 3: the Germans paired identical terrains and skip their phase (commando D.4).
    german_passes: bool = False
    #: Scenario 1B.
    counter_attack: list[int] = field(default_factory=list)
    #: How Ranville changes the size of the other bridge: -1 if British, +1 if German (commando 1B.11).
    ranville: int = 0
    campaign: Campaign | None = None

    def clone(self) -> Commando:
        english, german = self.armies
        return Commando(
            self.chance.clone(),
            self.steps.copy(),
            self.outcome,
            self.reveals.copy(),
            [],
            0,
            None,
            self.scenario,
            self.turn,
            self.phase,
            self.turn_token,
            (english.clone(), german.clone()),
            self.manpower,
            self.reserve,
            self.plus3_beside,
            self.thornton_beside,
            [front.clone() for front in self.fronts],
            self.cancelled.copy(),
            self.last_winner,
            self.pile.copy(),
            self.ahead.copy(),
            self.offered.copy(),
            self.passed.copy(),
            self.path.copy(),
            self.aside.copy(),
            self.unseen.copy(),
            self.approach.copy(),
            self.objectives.copy(),
            self.battery.copy(),
            self.next_from,
            [pile.clone() for pile in self.piles],
            (self.taken[0].copy(), self.taken[1].copy()),
            self.german_passes,
            self.counter_attack.copy(),
            self.ranville,
            self.campaign.clone() if self.campaign is not None else None,
        )
