"""What a seat may know. The Germans are nobody's seat: all US players and spectators see the same.

Built up field by field: hidden units are shown by their backs, pools by how many there are.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from landfall.games.omaha.model import board
from landfall.games.omaha.model.state import (
    ABSENT,
    CLIFF,
    CLIMB,
    EXITED,
    GONE,
    IN_BOX,
    NOBODY,
    ON_TRACK,
    Force,
    Omaha,
    Unit,
)
from landfall.games.omaha.rules.losses import loss_limit


class UnitView(Struct, frozen=True, omit_defaults=True):
    unit: str
    #: ``hex:0523``, ``box:ER3``, ``turn:8``, ``exit:A`` or ``gone``.
    at: str
    command: int
    steps: int = 0
    strength: int = 0
    symbol: str = ""
    disrupted: bool = False
    #: "climb", or "cliff" at its foot.
    climb: str = ""
    hero: str = ""
    inspired: bool = False
    acted: bool = False
    #: Where it was when the action phase began, if it has moved since.
    was: str = ""
    #: Under the orders of a leader in this action phase.
    led: bool = False
    #: A general's wound; a headquarters' command range once it is a post; a base's range.
    wounded: bool = False
    range: int = -1


class ForceView(Struct, frozen=True, omit_defaults=True):
    hex: str
    position: str
    color: str
    #: What its back shows, or what it is once revealed.
    kind: str
    #: Its identity once it is revealed.
    unit: str = ""
    strength: int = 0
    needs: tuple[str, ...] = ()
    depth: bool = False
    #: The marker's identity once it is revealed.
    marker: str = ""
    depth_strength: int = 0
    depth_needs: tuple[str, ...] = ()
    disrupted: bool = False


class Pools(Struct, frozen=True):
    """How many are left, not which."""

    tactical: int
    division: int
    kampfgruppe: int
    armour: int
    wn_depth: int
    building_depth: int
    mobile_depth: int
    kampfgruppe_depth: int
    deck: int


class OmahaView(Struct, frozen=True):
    scenario: str
    variants: tuple[str, ...]
    seat: str
    turn: int
    last_turn: int
    phase: str
    time: str
    tide: str
    #: The division that acts, and its actions left.
    acting: int
    actions: int
    naval: int
    units: tuple[UnitView, ...]
    germans: tuple[ForceView, ...]
    pools: Pools
    #: Cards of this turn, those out of the deck before, and the fire card of each sector.
    shown: tuple[int, ...]
    discards: tuple[int, ...]
    fire_cards: dict[str, int]
    cleared: tuple[str, ...]
    garrisons: tuple[str, ...]
    attacked: tuple[str, ...]
    barraged: tuple[str, ...]
    smoke: tuple[str, ...]
    plunging: bool
    bonus_actions: int
    engineers_stopped: bool
    shelled: tuple[str, ...]
    losses: dict[str, int]
    loss_limit: int
    germans_lost: int
    #: The score as it was counted at the end of the last turn.
    tally: dict[str, int]


_CLIMBS: Final = {0: "", CLIMB: "climb", CLIFF: "cliff"}
_PLACES: Final[dict[int, str]] = (
    dict(board.REF)
    | {IN_BOX + n: f"box:{name}" for n, name in enumerate(board.BOX_NAMES)}
    | {ON_TRACK + n: f"turn:{n}" for n in range(60)}
    | {EXITED + n: f"exit:{letter}" for n, letter in enumerate("ABCDEFG")}
    | {GONE: "gone"}
)


def back(unit: int) -> str:
    """What the back of a German counter shows."""
    record = board.GERMANS[unit]
    if record.kind == "wn_artillery":
        return f"wn-{record.caliber}"
    if record.kind in ("tactical", "division", "kampfgruppe"):
        return "infantry"
    return {"wn": "wn", "wn_rocket": "wn-rocket", "armor": "armour"}[record.kind]


_BACKS: Final = tuple(back(n) for n in range(len(board.GERMANS)))
_HERO_NAMES: Final = tuple(record.hero.removeprefix("Hero/") for record in board.HEROES)


#: In an answer hardly two of ninety units change: the part of the others is kept, and is the same object.
_PARTS: Final = 20_000


def unit_view(game: Omaha, number: int, unit: Unit) -> UnitView:
    stood = game.stood[number]
    was = stood if unit.acted and stood != unit.at else unit.at
    if board.FULL[number]:
        return _unit(number, unit, was, game.led[number] > 0)
    radius = -1
    if number in game.posts:
        radius = board.COMMAND_TRACK[game.posts[number]]
    elif number in game.bases:
        radius = board.ENGINEER_TRACK[game.bases[number]]
    return _leader(number, unit, was, radius)


@lru_cache(_PARTS)
def _unit(number: int, unit: Unit, was: int, led: bool) -> UnitView:
    level = board.LEVELS[number][unit.steps - 1] if unit.steps else None
    return UnitView(
        board.US[number].unit,
        _PLACES[unit.at],
        unit.command,
        unit.steps,
        level.strength if level else 0,
        level.target if level else "",
        unit.disrupted > 0,
        _CLIMBS[unit.climb],
        _HERO_NAMES[unit.hero] if unit.hero != NOBODY and unit.at != GONE else "",
        unit.inspired,
        unit.acted,
        _PLACES[was] if was != unit.at else "",
        led,
    )


@lru_cache(_PARTS)
def _leader(number: int, unit: Unit, was: int, radius: int) -> UnitView:
    return UnitView(
        board.US[number].unit,
        _PLACES[unit.at],
        unit.command,
        acted=unit.acted,
        was=_PLACES[was] if was != unit.at else "",
        wounded=board.GENERAL[number] and unit.steps > 0,
        range=radius,
    )


@lru_cache(_PARTS)
def force_view(hex: int, force: Force) -> ForceView:
    site = board.SITES.get(hex)
    record = board.GERMANS[force.unit]
    marker = board.DEPTHS[force.depth] if force.depth_revealed else None
    color = record.color or (board.POSITIONS[site].color if site is not None else "")
    return ForceView(
        board.REF[hex],
        board.SITE_NAME.get(hex, ""),
        color,
        _BACKS[force.unit],
        record.unit if force.revealed else "",
        record.strength if force.revealed else 0,
        record.needs if force.revealed else (),
        force.depth != NOBODY,
        marker.marker if marker else "",
        marker.strength if marker else 0,
        marker.needs if marker else (),
        force.disrupted,
    )


def view(game: Omaha, seat: str | None) -> OmahaView:
    record = board.BOX.turns[str(game.turn)]
    return OmahaView(
        game.scenario,
        game.variants,
        seat or "",
        game.turn,
        game.last_turn,
        game.phase,
        record.time,
        record.tide,
        game.acting,
        game.actions,
        game.naval,
        tuple(unit_view(game, n, unit) for n, unit in enumerate(game.units) if unit.at != ABSENT),
        tuple(force_view(hex, force) for hex, force in sorted(game.germans.items())),
        Pools(
            len(game.tactical),
            len(game.division),
            len(game.kampfgruppe),
            len(game.armour),
            len(game.wn_depth),
            len(game.building_depth),
            len(game.mobile_depth),
            len(game.kampfgruppe_depth),
            len(game.deck),
        ),
        tuple(game.shown),
        tuple(game.discards),
        game.fire_cards.copy(),
        tuple(board.REF[h] for h in game.cleared),
        tuple(board.REF[h] for h in game.garrisons),
        tuple(board.REF[h] for h in game.attacked),
        tuple(board.REF[h] for h in game.barraged),
        tuple(board.POSITIONS[p].position for p in game.smoke),
        game.plunging,
        game.bonus_actions,
        game.engineers_stopped,
        tuple(game.shelled),
        {str(d): game.losses(d) for d in game.divisions},
        loss_limit(game),
        len(game.germans_lost),
        game.tally.copy(),
    )
