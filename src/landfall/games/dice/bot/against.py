"""How `thumb` plays a Unit against a German player: shooting, stealing dice, cancelling cards,
attacking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from landfall.core.decisions import Decision, Option
from landfall.games.dice.bot.way_ahead import courage_ahead
from landfall.games.dice.model.components import FACES, ground
from landfall.games.dice.table.view import UnitView, View

Answer: TypeAlias = Callable[[View, UnitView, Decision], str]
#: German Specialists worth a shot, the most dangerous first.
TARGETS: Final = ("scharfschutze", "mg_schutze", "waffen_ss", "pionier", "sanitater")
#: What a face is worth to the side that takes it.
FACE: Final = {"skull": -2.0, "star": 1.0, "soldier": 1.0, "two": 2.0, "courage": 1.6, "tool": 0.7}
#: Decorations that are worth cancelling.
NASTY: Final = (
    "insigne_flak",
    "insigne_artillerie_cotiere",
    "insigne_sniper",
    "agrafe_combat_rapproche",
    "insigne_assaut_infanterie",
    "croix_chevalier",
    "croix_allemande",
)


def play_round(view: View, unit: UnitView, decision: Decision) -> str:
    """Steal dice before the tally, shoot before the move, and play every card before the assault."""
    ids = [option.id for option in decision.options]
    window = str(decision.args["window"]).partition(":")[2]
    if window == "contest":
        return contest(decision)
    if window == "assault":
        return next((o for o in ids if o != "done"), "done")
    if any(o.startswith("avert:") for o in ids) and unit.survival < 60:
        return next(o for o in ids if o.startswith("avert:"))
    for card in TARGETS:
        for verb in ("scope:kill", "sniper:kill"):
            if f"{verb}:{card}" in ids and (verb != "sniper:kill" or spare(view, unit) >= 2):
                return f"{verb}:{card}"
    if "sniper:soldiers" in ids and spare(view, unit) >= 1:
        return "sniper:soldiers"
    return "done"


def leader(view: View, unit: UnitView) -> UnitView | None:
    """The strongest Unit in the sector: the others give it their Soldiers before the top row, where trading
    ends (dice A1.22). None if the top row is far away or this Unit is the strongest."""
    map_ = ground(view.battlefield)
    if unit.afloat or not unit.sector or map_.sectors[unit.sector].row < map_.top - 2:
        return None
    here = [u for u in view.units if u.sector == unit.sector and not u.out and not u.afloat]
    first = max(here, key=lambda u: (u.force, u.seat), default=unit)
    return None if first.seat == unit.seat else first


def to_give(view: View, unit: UnitView) -> int:
    """Soldiers that the Unit does not need to survive this turn and the next."""
    german = view.german
    assert german is not None
    shots = 3 * ("scharfschutze" in german.specialists) + 2 * (
        german.decorations + len(german.items)
    )
    return unit.soldiers - unit.pending - unit.defence.most - 6 * unit.guns - shots - 4


def give(view: View, unit: UnitView, options: dict[str, Option]) -> str:
    first = leader(view, unit)
    answer = "" if first is None else f"give:{first.seat}:soldiers"
    return answer if answer in options and to_give(view, unit) >= 3 else ""


def amount(view: View, unit: UnitView, decision: Decision) -> str:
    ids = [option.id for option in decision.options]
    most = max(min(to_give(view, unit), len(ids) - 1), 0)
    return f"amount:{most}"


def worth_a_scope(view: View) -> bool:
    german = view.german
    return german is not None and any(card in german.specialists for card in TARGETS[:2])


def aim(view: View, unit: UnitView, decision: Decision) -> str:
    """The most dangerous target that the Sniper Scope can hit."""
    ids = [option.id for option in decision.options]
    wanted = (f"scope:kill:{card}" for card in TARGETS)
    return next((o for o in wanted if o in ids), ids[0])


def spare(view: View, unit: UnitView) -> int:
    """Courage that the Unit does not need to reach the Bunker."""
    return unit.courage - min(courage_ahead(view, unit), 3)


def contest(decision: Decision) -> str:
    best, chosen = 1.5, "done"
    for option in decision.options:
        value = -9.0
        if option.id.startswith("use:tnt"):
            value = FACE[str(option.args["face"]).partition(":")[2]]
        elif option.id.startswith("use:ordres"):
            faces = option.args["faces"]
            assert isinstance(faces, tuple)
            value = sum(FACE[face.partition(":")[2]] for face in faces) - 1.0
        if value > best:
            best, chosen = value, option.id
    return chosen


def cancel(view: View, unit: UnitView, decision: Decision) -> str:
    card = str(decision.args["card"]).partition(":")[2]
    if card not in NASTY:
        return "no"
    order = ("grenade_thermite", "agent_soe", "medaille_resistance", "croix_grunwald")
    ids = [option.id for option in decision.options]
    return next((f"cancel-with:{c}" for c in order if f"cancel-with:{c}" in ids), "no")


def attack(view: View, unit: UnitView, decision: Decision) -> str:
    """The Unit with the largest force goes first."""
    return max(decision.options, key=lambda o: int(str(o.args["force"]))).id


def give_die(view: View, unit: UnitView, decision: Decision) -> str:
    return min(decision.options, key=lambda o: FACE[str(o.args["face"]).partition(":")[2]]).id


AGAINST: Final[dict[str, Answer]] = {
    "round": play_round,
    "cancel-decoration": cancel,
    "assault-order": attack,
    "give-die": give_die,
    "amount": amount,
    "scope-target": aim,
}
assert set(FACE) == set(FACES)
