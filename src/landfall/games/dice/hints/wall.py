"""dice A1: why an answer is a good one, for the German and against him."""

from __future__ import annotations

from collections.abc import Iterator

from landfall.core.decisions import Decision, Fact, Option
from landfall.core.hints import reason
from landfall.games.dice.model.components import FACES
from landfall.games.dice.rules.roll import dice_of
from landfall.games.dice.rules.wall.side import WAKES
from landfall.games.dice.table.view import View


def german_reasons(view: View, decision: Decision, option: Option) -> Iterator[Fact]:
    german = view.german
    assert german is not None
    verb, *words = option.id.split(":")
    if decision.text in ("ask-lock", "ask-roll") and option.id != "done":
        dice = dice_of(int(option.value))
        if decision.text == "ask-roll":
            dice = tuple(die for die in range(len(german.faces)) if die not in dice)
        if dice:
            kind = "locks" if decision.text == "ask-lock" else "keeps"
            faces = tuple(f"face:{FACES[german.faces[die]]}" for die in dice)
            yield reason(kind, "3.1.2", tuple(f"die:{die}" for die in dice), faces=faces)
    elif verb == "recruit" and words[0] in WAKES:
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
    if decision.text in ("ask-german", "ask-payment") and german.due:
        yield reason(
            "wall-soldiers",
            "A1.11",
            (f"sector:{german.due_sector}",) if german.due_sector else (),
            have=german.soldiers,
            due=german.due,
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
