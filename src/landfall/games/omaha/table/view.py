"""What a seat may know. No seat plays the Germans, so all US players and spectators see the same.

Built up field by field: hidden units are shown by their backs, pools by their size.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, TypeAlias

from msgspec import Struct

from landfall.core.wire import words
from landfall.games.omaha.model import counters, deck, ground
from landfall.games.omaha.model.components import BOX
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
from landfall.games.omaha.rules.fields_of_fire import armed, dot_now, printed_field
from landfall.games.omaha.rules.free_actions import is_free
from landfall.games.omaha.rules.german_fire import color_of
from landfall.games.omaha.rules.landing import drowns
from landfall.games.omaha.rules.losses import loss_limit
from landfall.games.omaha.rules.setup import first_turn
from landfall.games.omaha.rules.stacking import overstacked
from landfall.games.omaha.rules.unit_actions import ready
from landfall.games.omaha.rules.us_actions import actions_allowed
from landfall.games.omaha.rules.victory import goal, standing

_COLORS: Final = ("red", "orange", "brown", "green", "blue", "purple")
Color: TypeAlias = Annotated[str, words(*_COLORS)]
NoColor: TypeAlias = Annotated[str, words("", *_COLORS)]
Tide: TypeAlias = Annotated[str, words("low", "mid", "high")]
Dot: TypeAlias = Annotated[str, words("intense", "steady", "sporadic")]


class UnitView(Struct, frozen=True, omit_defaults=True):
    unit: str
    #: ``hex:0523``, ``box:ER3``, ``turn:8``, ``exit:A`` or ``gone``.
    at: str
    command: int
    steps: int = 0
    strength: int = 0
    symbol: str = ""
    disrupted: bool = False
    #: "climb", or "cliff" at the foot of a cliff.
    climb: str = ""
    hero: str = ""
    inspired: bool = False
    acted: bool = False
    #: Where it was at the start of the action phase, if it has moved since.
    was: str = ""
    #: Whether it is under a leader's command in this action phase.
    led: bool = False
    #: A general's wound; a headquarters' command range once it is a post; a base's range.
    wounded: bool = False
    range: int = -1
    #: 7.1: all its actions are free now.
    free: bool = False
    #: 5.21: it is lost if the turn ends now.
    drowns: bool = False


class ForceView(Struct, frozen=True, omit_defaults=True):
    hex: str
    position: str
    color: NoColor
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


class GunView(Struct, frozen=True, omit_defaults=True):
    """A position or an armour unit that can fire now."""

    #: ``position:WN62``, or the hex of an armour unit.
    gun: str
    color: Color
    hexes: tuple[str, ...]
    #: The dots that are not as printed: under plunging fire (6.2), and all around armour (23.3).
    dots: dict[str, Dot] = {}


class Pools(Struct, frozen=True):
    """The number left in each pool, not which counters."""

    tactical: int
    division: int
    kampfgruppe: int
    armour: int
    wn_depth: int
    building_depth: int
    mobile_depth: int
    kampfgruppe_depth: int
    deck: int


class Unused(Struct, frozen=True):
    units: int
    #: Those for which it costs no action.
    free: int


class OmahaView(Struct, frozen=True):
    scenario: str
    variants: tuple[str, ...]
    seat: str
    turn: int
    first_turn: int
    last_turn: int
    phase: str
    time: str
    tide: Tide
    #: The active division, and its actions left.
    acting: int
    actions: int
    naval: int
    units: tuple[UnitView, ...]
    germans: tuple[ForceView, ...]
    pools: Pools
    #: This turn's cards, earlier discards, and the fire card of each sector.
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
    #: Units of the acting division that can still act.
    unused: Unused | None
    loss_limit: int
    germans_lost: int
    #: The score as of the end of the last turn; once the game is over, as it was counted at the end.
    tally: dict[str, int]
    guns: tuple[GunView, ...]
    #: 7.6: hexes with more units than may stay there when the phase ends.
    overstacked: tuple[str, ...]
    #: The actions a division has in this turn, and the points that win.
    actions_allowed: int
    goal: int


_CLIMBS: Final = {0: "", CLIMB: "climb", CLIFF: "cliff"}
_PLACES: Final[dict[int, str]] = (
    dict(ground.REF)
    | {IN_BOX + n: f"box:{name}" for n, name in enumerate(ground.BOX_NAMES)}
    | {ON_TRACK + n: f"turn:{n}" for n in range(60)}
    | {EXITED + n: f"exit:{letter}" for n, letter in enumerate("ABCDEFG")}
    | {GONE: "gone"}
)


def back(unit: int) -> str:
    """What the back of a German counter shows."""
    record = counters.GERMANS[unit]
    if record.kind == "wn_artillery":
        return f"wn-{record.caliber}"
    if record.kind in ("tactical", "division", "kampfgruppe"):
        return "infantry"
    return {"wn": "wn", "wn_rocket": "wn-rocket", "armor": "armour"}[record.kind]


_BACKS: Final = tuple(back(n) for n in range(len(counters.GERMANS)))
#: The counters that look alike from behind.
ALIKE: Final = {
    kind: tuple(r for n, r in enumerate(counters.GERMANS) if _BACKS[n] == kind) for kind in _BACKS
}
_HERO_NAMES: Final = tuple(record.hero.removeprefix("Hero/") for record in counters.HEROES)


#: An answer changes about two of ninety units: the others are cached, and stay the same objects.
_PARTS: Final = 20_000


def unit_view(game: Omaha, number: int, unit: Unit) -> UnitView:
    stood = game.stood[number]
    was = stood if unit.acted and stood != unit.at else unit.at
    if counters.FULL[number]:
        led = game.led[number] > 0
        return _unit(number, unit, was, led, is_free(game, number), drowns(game, unit))
    radius = -1
    if number in game.posts:
        radius = deck.COMMAND_TRACK[game.posts[number]]
    elif number in game.bases:
        radius = deck.ENGINEER_TRACK[game.bases[number]]
    free = is_free(game, number)
    return _leader(number, unit, was, radius, free, drowns(game, unit))


@lru_cache(_PARTS)
def _unit(number: int, unit: Unit, was: int, led: bool, free: bool, drowns: bool) -> UnitView:
    level = counters.LEVELS[number][unit.steps - 1] if unit.steps else None
    return UnitView(
        counters.US[number].unit,
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
        free=free,
        drowns=drowns,
    )


@lru_cache(_PARTS)
def _leader(number: int, unit: Unit, was: int, radius: int, free: bool, drowns: bool) -> UnitView:
    return UnitView(
        counters.US[number].unit,
        _PLACES[unit.at],
        unit.command,
        acted=unit.acted,
        was=_PLACES[was] if was != unit.at else "",
        wounded=counters.GENERAL[number] and unit.steps > 0,
        range=radius,
        free=free,
        drowns=drowns,
    )


@lru_cache(_PARTS)
def force_view(hex: int, force: Force) -> ForceView:
    site = ground.SITES.get(hex)
    record = counters.GERMANS[force.unit]
    marker = counters.DEPTHS[force.depth] if force.depth_revealed else None
    color = record.color or (ground.POSITIONS[site].color if site is not None else "")
    return ForceView(
        ground.REF[hex],
        ground.SITE_NAME.get(hex, ""),
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


@lru_cache(_PARTS)
def gun_view(gun: int, color: str, plunging: bool) -> GunView:
    if gun < 0:
        dots = {f"{h:04d}": ground.DOT_NAME[dot] for h, dot in printed_field(gun).items()}
        return GunView(ground.REF[-gun], color, (ground.REF[-gun],), dots)
    record = ground.POSITIONS[gun]
    hexes = tuple(ground.REF[hex] for hex in ground.POSITION_HEXES[gun])
    dots = {
        f"{h:04d}": ground.DOT_NAME[now]
        for h, dot in ground.FIELD[gun].items()
        if (now := dot_now(plunging, h, dot)) != dot
    }
    return GunView(f"position:{record.position}", record.color, hexes, dots)


def guns(game: Omaha) -> tuple[GunView, ...]:
    """6.4, 23.3: what can fire now, and the dots that differ from the printed ones."""
    return tuple(
        gun_view(gun, color_of(game, -gun) if gun < 0 else "", game.plunging) for gun in armed(game)
    )


def _unused(game: Omaha, division: int) -> Unused:
    """7.1, 7.2: units that have not acted; leaders only ever act for free."""
    able = [n for n, u in enumerate(game.units) if not u.disrupted and ready(game, n, division)]
    return Unused(
        sum(counters.FULL[n] and game.units[n].steps > 0 for n in able),
        sum(is_free(game, n) for n in able),
    )


def _tally(game: Omaha) -> dict[str, int]:
    """The score as of the last turn; once the game is over, as it was counted at the end."""
    if game.outcome is None:
        return game.tally.copy()
    return {item.kind: item.points for item in standing(game)}


def view(game: Omaha, seat: str | None) -> OmahaView:
    record = BOX.turns[str(game.turn)]
    return OmahaView(
        game.scenario,
        game.variants,
        seat or "",
        game.turn,
        first_turn(game),
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
        tuple(ground.REF[h] for h in game.cleared),
        tuple(ground.REF[h] for h in game.garrisons),
        tuple(ground.REF[h] for h in game.attacked),
        tuple(ground.REF[h] for h in game.barraged),
        tuple(ground.POSITIONS[p].position for p in game.smoke),
        game.plunging,
        game.bonus_actions,
        game.engineers_stopped,
        tuple(game.shelled),
        {str(d): game.losses(d) for d in game.divisions},
        _unused(game, game.acting) if game.acting else None,
        loss_limit(game),
        len(game.germans_lost),
        _tally(game),
        guns(game),
        tuple(ground.REF[hex] for hex in overstacked(game)) if game.acting else (),
        actions_allowed(game),
        goal(game),
    )
