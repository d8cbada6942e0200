"""Questions away from the fighting that come up only in scenarios 3 to 9: series, planned strikes, Kampfgruppen,
attachments, the first chit.
"""

from __future__ import annotations

from landfall.core.decisions import Decision, Option
from landfall.games.crete.bot import staff
from landfall.games.crete.bot.choices import best
from landfall.games.crete.bot.picture import Picture
from landfall.games.crete.model.ground import AIRFIELDS
from landfall.games.crete.rules.leaders import commanded_from

#: Enemies this far from an airfield belong to its front.
FRONT = 13


def first(seen: Picture, decision: Decision) -> str:
    """The formation with the most steps close to the enemy."""
    return best(decision, lambda o: staff.busy(seen, int(o.value)))


def allot(seen: Picture, decision: Decision) -> str:
    """One strike per turn, the early turns first."""
    return best(
        decision,
        lambda o: (
            -99.0
            if o.id == "done"
            else -float(seen.game.air.get(int(o.value), 0)) - 0.01 * int(o.value)
        ),
    )


def use_air(seen: Picture, decision: Decision) -> str:
    """Use the strikes at once: those not used are lost."""
    return decision.options[0].id


def airfield(seen: Picture, decision: Decision) -> str:
    """Land as soon as a runway is open: where the enemy is strongest, and where the fewest enemies fire on the runway."""

    def worth(option: Option) -> float:
        hexes = AIRFIELDS.get(option.id.partition(":")[2], ())
        if not hexes:
            return -99.0
        fire = sum(seen.foes_firing_on(hex) for hex in hexes)
        return seen.strength(seen.foes_within(hexes[0], FRONT)) / 10 - fire

    return best(decision, worth)


def kampfgruppe(seen: Picture, decision: Decision) -> str:
    """The unit from which the leader commands the most others."""
    leader = staff.leader_of(decision)
    return best(
        decision,
        lambda o: (
            0.0
            if o.id == "later"
            else float(commanded_from(seen.game, leader, seen.at(int(o.value))))
        ),
    )


def attach(seen: Picture, decision: Decision) -> str:
    """Keep the attachments of the last turn."""
    return decision.options[0].id
