"""8. Operation Tonga: the three scenarios in a row, and what carries over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from landfall.core.decisions import Decision, Option, Outcome, Seat
from landfall.core.state import Ask
from landfall.games.commando.model.events import (
    BlueTokenGiven,
    BlueTokenLost,
    BlueTokenPlaced,
    PointsScored,
)
from landfall.games.commando.model.scenario_facts import MAJOR_BRIDGES, ROBEHOMME
from landfall.games.commando.model.state import Commando
from landfall.games.commando.rules.strength import terrain_of

ORDER: Final = ("1B", "2", "3")
BENOUVILLE_POINTS, RANVILLE_POINTS, PEGASUS_POINTS = 2, 1, 3  # commando 8.2
GUN_POINTS, BUNKER_POINTS = 2, 1  # commando 8.3
BRIDGE_POINTS: Final = {0: 0, 1: 1, 2: 3, 3: 5}  # commando 8.4
GERMAN_VICTORY, STATUS_QUO = 11, 13  # commando 8.6

PLACE: Final = Option("place", "option-blue-place", rule="8.5")
KEEP: Final = Option("keep", "option-blue-keep", rule="8.5")


def score(game: Commando, source: str, points: int, rule: str) -> None:
    """Victory points for the British, in a campaign only (commando 8.2–8.4)."""
    if game.campaign is None or not points:
        return
    game.campaign.points[source] = game.campaign.points.get(source, 0) + points
    game.emit(PointsScored(source=source, points=points, total=total(game), rule=rule))


def total(game: Commando) -> int:
    """Points so far, minus one for each blue token given (commando 8.5)."""
    campaign = game.campaign
    return 0 if campaign is None else sum(campaign.points.values()) - campaign.blue_given


@dataclass(frozen=True, slots=True)
class BlueToken(Ask):
    """The Germans may place a blue token on a terrain that scores no points (commando 8.5)."""

    def ask(self, game: Commando) -> tuple[Decision, ...]:
        if game.campaign is None or not game.campaign.blue:
            return ()
        if game.phase != "progression" or terrain_of(game.fronts[0]).scores:
            return ()
        terrain = f"terrain:{game.fronts[0].terrain}"
        return (
            Decision(
                "german",
                "ask-blue",
                (PLACE, KEEP),
                rule="8.5",
                args={"terrain": terrain, "count": game.campaign.blue},
                at=(terrain,),
            ),
        )

    def take(self, game: Commando, seat: Seat, option: Option) -> None:
        assert game.campaign is not None
        if option.id == "place":
            game.campaign.blue -= 1
            game.campaign.blue_here = True
            terrain = f"terrain:{game.fronts[0].terrain}"
            game.emit(BlueTokenPlaced(terrain=terrain, rule="8.5"))


def settle_blue_token(game: Commando, winner: str) -> None:
    if game.campaign is None or not game.campaign.blue_here:
        return
    game.campaign.blue_here = False
    if winner == "german":
        game.campaign.blue_given += 1
        game.emit(BlueTokenGiven(rule="8.5"))
    else:
        game.emit(BlueTokenLost(rule="8.5"))


def next_scenario(game: Commando) -> None:
    """The next scenario with the same sides, or the result of the campaign (commando 8.1, 8.6)."""
    assert game.campaign is not None
    # A scenario may end in the middle of an assault; that settles the token on its terrain too.
    settle_blue_token(game, "german")
    if game.scenario == "3":
        bridges = game.taken[0]
        score(game, "bridges", BRIDGE_POINTS[sum(b in MAJOR_BRIDGES for b in bridges)], "8.4")
        score(game, "robehomme", int(ROBEHOMME in bridges), "8.4")
        finish(game)
        return
    from landfall.games.commando.rules.setup import lay_out

    game.scenario = ORDER[ORDER.index(game.scenario) + 1]
    lay_out(game)


def finish(game: Commando) -> None:
    points = total(game)
    if points <= GERMAN_VICTORY:
        winner, text = "german", "outcome-campaign-german"
    elif points <= STATUS_QUO:
        winner, text = "", "outcome-campaign-even"
    else:
        winner, text = "english", "outcome-campaign-english"
    game.end(
        Outcome(
            (winner,) if winner else (),
            text,
            "8.6",
            {"points": points},
            {"english": points},
            side=winner,
        )
    )
