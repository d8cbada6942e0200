"""The events of *Opération Commando*. Cards, terrains and seats are references."""

from __future__ import annotations

from landfall.core.events import Event


class ScenarioBegan(Event, frozen=True):
    scenario: str


class HandDealt(Event, frozen=True):
    """A starting hand; only its owner is told which cards."""

    side: str
    count: int
    cards: tuple[str, ...] = ()


class HandChanged(Event, frozen=True):
    """A player redraws the starting hand, once (commando 0.8)."""

    side: str


class TurnBegan(Event, frozen=True):
    turn: int


class TerrainsRevealed(Event, frozen=True):
    terrains: tuple[str, ...]


class TerrainChosen(Event, frozen=True):
    side: str
    terrain: str


class TerrainEntered(Event, frozen=True):
    terrain: str


class CardsDrawn(Event, frozen=True):
    """Cards drawn; only the player who drew is told which."""

    side: str
    count: int
    cards: tuple[str, ...] = ()


class DeckEmpty(Event, frozen=True):
    side: str


class EventPlayed(Event, frozen=True):
    side: str
    card: str


class ActionPlayed(Event, frozen=True):
    side: str
    card: str
    terrain: str


class UnitPlayed(Event, frozen=True):
    side: str
    card: str
    terrain: str


class UnitPlayedAsAction(Event, frozen=True):
    side: str
    card: str
    terrain: str


class AnswerPlayed(Event, frozen=True):
    """A card played in response to another, or when a German unit is destroyed."""

    side: str
    card: str


class CardCancelled(Event, frozen=True):
    card: str
    by: str


class StrengthChanged(Event, frozen=True):
    side: str
    source: str
    amount: int
    terrain: str


class TokenTossed(Event, frozen=True):
    side: str
    kind: str
    success: int
    terrain: str


class TokensFlipped(Event, frozen=True):
    """A card tosses several tokens from the reserve at once."""

    side: str
    source: str
    count: int
    successes: int


class DestinyTossed(Event, frozen=True):
    source: str
    success: int


class TokensTaken(Event, frozen=True):
    side: str
    count: int


class TokensReturned(Event, frozen=True):
    side: str
    count: int


class ReserveEmpty(Event, frozen=True):
    side: str


class SpecialTokensTaken(Event, frozen=True):
    side: str
    kind: str
    count: int


class SizeChanged(Event, frozen=True):
    terrain: str
    size: int
    delta: int


class UnitDestroyed(Event, frozen=True):
    side: str
    card: str
    terrain: str


class UnitDiscarded(Event, frozen=True):
    """The unit leaves combat and no longer counts for any effect (commando 7.1, 7.2)."""

    side: str
    card: str


class Retreated(Event, frozen=True):
    """The British break off the assault (commando 4.11)."""

    terrain: str


class UnitUnopposed(Event, frozen=True):
    """The British give up a Manpower point instead of playing a unit (commando 1A.5, 1B.8)."""

    card: str
    terrain: str


class ManpowerLost(Event, frozen=True):
    left: int


class ManpowerRegained(Event, frozen=True):
    left: int


class NoUnit(Event, frozen=True):
    """The Germans give up the terrain, or a bridge, without a fight."""

    terrain: str


class GermanStops(Event, frozen=True):
    terrain: str


class AssaultWon(Event, frozen=True):
    side: str
    terrain: str


class NoAssaultHere(Event, frozen=True):
    terrain: str


class CardDiscarded(Event, frozen=True):
    side: str
    card: str


class NothingToDiscard(Event, frozen=True):
    side: str


class CardRetrieved(Event, frozen=True):
    side: str
    card: str


class HandShown(Event, frozen=True):
    """A hand is shown; only the two players are told which cards."""

    side: str
    to: str
    count: int
    cards: tuple[str, ...] = ()


class DeckSearched(Event, frozen=True):
    side: str
    count: int
    cards: tuple[str, ...] = ()


class CardKept(Event, frozen=True):
    """A player keeps one of the cards they looked at; `OwnCardKept` tells them which."""

    side: str


class OwnCardKept(Event, frozen=True):
    side: str
    card: str


class HeroChosen(Event, frozen=True):
    """Chosen in secret (commando 5.4); `HeroTaken` tells the player which card it was."""

    side: str


class HeroTaken(Event, frozen=True):
    side: str
    card: str


class HeroGained(Event, frozen=True):
    """The British gain a heroic card, and both players know which (commando M.8)."""

    side: str
    card: str


class HeroLost(Event, frozen=True):
    """A heroic card not played by the time its bridge was decided; it is not shown (commando D.12)."""

    side: str


class OwnHeroLost(Event, frozen=True):
    side: str
    card: str


class TurnTokenFlipped(Event, frozen=True):
    side: str


class TurnTokenTossed(Event, frozen=True):
    side: str


class CounterAttackGrows(Event, frozen=True):
    """A card is set aside: shown once, then face down (commando 1B.5)."""

    card: str


class CounterAttackBegins(Event, frozen=True):
    count: int


class BridgeSettled(Event, frozen=True):
    """The assault on Ranville is decided (commando 1B.11)."""

    side: str
    delta: int


class BridgeTurned(Event, frozen=True):
    """Bénouville becomes Pegasus Bridge (commando 1B.12)."""

    terrain: str


class ApproachRedrawn(Event, frozen=True):
    terrain: str


class GunsDestroyed(Event, frozen=True):
    terrain: str
    count: int
    total: int


class TerrainReturns(Event, frozen=True):
    """A terrain goes back into its pile (commando M.9–M.13)."""

    terrain: str
    pile: str


class PilesBuilt(Event, frozen=True):
    pass


class PileOpened(Event, frozen=True):
    pile: int
    bridge: str


class IdenticalTerrains(Event, frozen=True):
    """The Germans paired identical terrains and skip their phase (commando D.4)."""

    terrain: str


class BridgeWon(Event, frozen=True):
    side: str
    terrain: str


class HandsReshuffled(Event, frozen=True):
    pass


class BlueTokenPlaced(Event, frozen=True):
    terrain: str


class BlueTokenGiven(Event, frozen=True):
    pass


class BlueTokenLost(Event, frozen=True):
    pass


class PointsScored(Event, frozen=True):
    source: str
    points: int
    total: int
