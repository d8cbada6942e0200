"""What `thumb` does with a Unit against a German: shoot, steal dice, cancel, attack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from landfall.core.decisions import Decision
from landfall.games.dice.bot.way_ahead import courage_ahead
from landfall.games.dice.model.components import FACES
from landfall.games.dice.table.view import UnitView, View

Answer: TypeAlias = Callable[[View, UnitView, Decision], str]
#: German Specialists worth a shot, the worst first.
TARGETS: Final = ("scharfschutze", "mg_schutze", "waffen_ss", "pionier", "sanitater")
#: What a face is worth to whoever takes it.
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
    """Dice before the tally, shots before the move, Soldiers before the assault."""
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


def spare(view: View, unit: UnitView) -> int:
    """Courage that the way ahead does not ask for."""
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
    """The strongest first."""
    return max(decision.options, key=lambda o: int(str(o.args["force"]))).id


def give_die(view: View, unit: UnitView, decision: Decision) -> str:
    return min(decision.options, key=lambda o: FACE[str(o.args["face"]).partition(":")[2]]).id


AGAINST: Final[dict[str, Answer]] = {
    "round": play_round,
    "cancel-decoration": cancel,
    "assault-order": attack,
    "give-die": give_die,
}
assert set(FACE) == set(FACES)
