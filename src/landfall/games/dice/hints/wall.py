"""dice A1: why an answer is a good one, for the Germans and for the Units that face them."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.core.decisions import Decision, Fact, Option
from landfall.core.hints import reason
from landfall.games.dice.model.components import FACES, ground
from landfall.games.dice.rules.roll import dice_of
from landfall.games.dice.rules.wall.side import WAKES
from landfall.games.dice.table.german_view import GermanView
from landfall.games.dice.table.outlook import Tally
from landfall.games.dice.table.view import View


def german_reasons(view: View, decision: Decision, option: Option) -> Iterator[Fact]:
    german = view.german
    assert german is not None
    verb, *words = option.id.split(":")
    found = tuple(_dice(german, decision, option))
    yield from found
    if verb == "recruit" and words[0] in WAKES:
        what = f"attribute:{WAKES[words[0]]}"
        yield reason("wall-wakes", "A1.8", option.at, card=f"card:{words[0]}", what=what)
    elif verb == "buy-decoration":
        yield reason("wall-courage", "A1.18", (), courage=german.decoration_price)
    elif verb == "use" and len(words) > 1:
        target = next((u for u in view.units if u.seat == words[1]), None)
        standing = [u for u in view.units if u.sector and not u.out and not u.dead]
        if target is not None and target.force == min(u.force for u in standing):
            seat = f"seat:{target.seat}"
            yield reason("wall-weakest", "A1.29", (seat,), seat=seat, force=target.force)
    if not found and german.due:
        # For every other decision, compare the Soldiers that the Germans have and must pay.
        yield reason(
            "wall-soldiers",
            "A1.11",
            (f"sector:{german.due_sector}",) if german.due_sector else (),
            have=german.soldiers,
            due=german.due,
        )


def _dice(german: GermanView, decision: Decision, option: Option) -> Iterator[Fact]:
    """Which dice are kept or cancelled, and what the dice bring as rolled."""
    kind = decision.text
    if kind not in ("ask-lock", "ask-roll", "ask-reroll-some", "ask-skulls"):
        return
    named = () if option.id == "done" else dice_of(int(option.value))
    faces = {die: f"face:{FACES[face]}" for die, face in enumerate(german.faces)}
    if option.id == "done":
        if german.tally is not None:
            yield tally_reason(german.tally)
        return
    verb = {"ask-lock": "locks", "ask-skulls": "cancels"}.get(kind, "keeps")
    dice = named if verb != "keeps" else tuple(die for die in faces if die not in named)
    if dice:
        rule = "3.2.6" if verb == "cancels" else "3.1.2"
        shown = tuple(faces[die] for die in dice)
        yield reason(verb, rule, tuple(f"die:{die}" for die in dice), faces=shown)


def tally_reason(tally: Tally) -> Fact:
    """3.2.7: what the dice bring as rolled."""
    return reason(
        "tally",
        "3.2.7",
        soldiers=tally.soldiers,
        courage=tally.courage,
        stars=tally.stars,
        points=tally.points,
    )


def against_reasons(view: View, decision: Decision, option: Option) -> Iterator[Fact]:
    german = view.german
    assert german is not None
    unit = next(u for u in view.units if u.seat == decision.seat)
    if decision.text == "ask-assault-order":
        yield reason("wall-assault", "A1.26", option.at, force=unit.force, german=german.force)
    elif decision.text == "ask-cancel-decoration" and option.id != "no":
        yield reason("wall-cancel", "A1.33", decision.at, card=str(decision.args["card"]))
    elif decision.text == "ask-round" and option.id != "done":
        yield reason("wall-hurry", "A1.26", option.at, force=german.force)
    elif decision.text == "ask-round":
        yield reason("keeps-courage", "3.4.1", courage=unit.courage)
    elif decision.text == "ask-move" and enters(view, option):
        # A unit that survives the combat in the bunker still has to win the assault.
        yield reason("wall-assault", "A1.26", option.at, force=unit.force, german=german.force)


def enters(view: View, option: Option) -> bool:
    return option.id.partition(":")[2] in ground(view.battlefield).final
