"""Decisions about the island as a whole: the off-map chart, exits, ships, drops."""

from __future__ import annotations

from landfall.core.decisions import Decision, Option
from landfall.games.crete.bot.choices import best
from landfall.games.crete.bot.picture import Picture
from landfall.games.crete.bot.staff import contact
from landfall.games.crete.model.chart import SHEET_MASK, SLUG, box_at
from landfall.games.crete.model.counters import NUMBER
from landfall.games.crete.model.ground import ALLIED, GERMAN, PORT_HEXES, RUNWAYS, distance, within
from landfall.games.crete.rules.leaving import units_out_by
from landfall.games.crete.rules.obligations import duties, exits_of
from landfall.games.crete.rules.sticks import allied_firers

#: Ways off the map that are worth taking, the best first: every unit that gets away counts.
_WORTH_IT = ("withdraw:", "evacuate", "exit:")


def way_out(seen: Picture, decision: Decision) -> str:
    """The way off the map to choose among a move's options, if there is one worth taking."""
    for kind in _WORTH_IT:
        for option in decision.options:
            if option.id.startswith(kind) and (kind != "exit:" or _owed(seen)):
                return option.id
    if any(option.id.startswith("to:") for option in decision.options):
        return ""
    return decision.options[0].id


def _owed(seen: Picture) -> bool:
    """Whether leaving by an exit still counts: for an obligation or, without obligations, for a victory test."""
    game = seen.game
    owed = [(n, *exits_of(duty)) for n, duty in enumerate(duties(game)) if n not in game.tested]
    return not owed or any(
        exit >= 0 and units_out_by(game, exit) < units for _, exit, units, _ in owed
    )


def come_in(seen: Picture, decision: Decision) -> str:
    """Bring in every unit that is waiting in a map's box."""
    return next((o.id for o in decision.options if o.id != "done"), "done")


def box_march(seen: Picture, decision: Decision) -> str:
    """Units march on until they are in the box of a map."""
    for option in decision.options:
        name, _, to = option.id.removeprefix("march:").partition("@")
        if name in NUMBER and not to.startswith("transit"):
            box = box_at(seen.unit(NUMBER[name]).at)
            if SLUG[box].startswith("transit"):
                return option.id
    return "done"


def leave(seen: Picture, decision: Decision) -> str:
    return "go-on"


# Drops.


def ad_hoc(seen: Picture, decision: Decision) -> str:
    """Jump clear of enemy fire, as close as possible to a runway or port."""
    return _zone(seen, decision) if len(decision.options) > 1 else "wait"


def zone(seen: Picture, decision: Decision) -> str:
    return _zone(seen, decision) if len(decision.options) > 1 else "hold-back"


def _zone(seen: Picture, decision: Decision) -> str:
    """A target hex close to a runway or port of the enemy, in as few enemy fire zones as possible."""
    taken = goals(seen)

    def worth(option: Option) -> float:
        if not option.id.startswith("zone:"):
            return -999.0
        hex = int(option.value)
        near = min((distance(hex, goal) for goal in taken), default=0)
        return -min(near, 40) - 2.0 * len(allied_firers(seen.game, hex))

    return best(decision, worth)


def goals(seen: Picture) -> list[int]:
    """Runways and ports that are still to be taken."""
    hexes = (*sorted(RUNWAYS), *sorted(PORT_HEXES))
    return [h for h in hexes if seen.game.control.get(h) == ALLIED]


def stick(seen: Picture, decision: Decision) -> str:
    return next((o.id for o in decision.options if o.id != "done"), "done")


def alone(seen: Picture, decision: Decision) -> str:
    return "alone"


def over(seen: Picture, decision: Decision) -> str:
    return "spread"


def series(seen: Picture, decision: Decision) -> str:
    """The series that brings the most units."""
    waiting = seen.game.clauses.series
    return best(decision, lambda o: float(len(waiting[int(o.value)].units)))


# Ships and coastal guns.


def fleet(seen: Picture, decision: Decision) -> str:
    """Sail to the map with the most Germans."""

    def germans(option: Option) -> float:
        sheet = option.id.partition(":")[2]
        return float((seen.game.holding(GERMAN) & SHEET_MASK[sheet]).bit_count())

    return best(decision, germans)


def coast(seen: Picture, decision: Decision) -> str:
    """Put the marker where the most Germans are in sight."""

    def germans(option: Option) -> float:
        return float(
            in_sight(seen, seen.game.naval_target if option.id == "stay" else int(option.value))
        )

    return best(decision, germans)


def in_sight(seen: Picture, hex: int) -> int:
    """How many hexes with Germans there are within five hexes of a naval target."""
    return (within(hex, 5) & seen.game.holding(GERMAN)).bit_count()


def ships(seen: Picture, decision: Decision) -> str:
    """Shaken ships rally; the others fire at the densest target."""

    def worth(option: Option) -> float:
        if option.id.startswith("rally:"):
            return 50.0
        if option.id == "end":
            return -1.0
        return float(seen.unit(int(option.value)).steps)

    return best(decision, worth)


def sail(seen: Picture, decision: Decision) -> str:
    """Badly damaged ships go home; the others stay."""
    for option in decision.options:
        if option.id.startswith("egypt:"):
            ship = seen.unit(NUMBER[option.id.partition(":")[2]])
            if ship.steps == 1 or ship.suppressed:
                return option.id
    return decision.options[0].id


def gun(seen: Picture, decision: Decision) -> str:
    return contact(seen, decision)
