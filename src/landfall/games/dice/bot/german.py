"""How `thumb` plays the Germans: guns and mines early, then Soldiers for the DEF and for the
Bunker.

Losing any Unit loses the battle for the Allies. So the bot saves cards that hit until the combat
and the cards together would wipe out the weakest Unit. It plays the remaining cards in the assault.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final

from landfall.core.decisions import Decision, Option
from landfall.games.dice.bot.way_ahead import best_cancel, best_roll, best_turn
from landfall.games.dice.model.components import DECORATIONS, FACES, ground
from landfall.games.dice.table.german_view import GermanView
from landfall.games.dice.table.view import UnitView, View

#: Specialists to recruit first. Each of the others is worth no more than a Soldier in the assault.
FIRST: Final = ("scharfschutze", "mg_schutze", "sanitater", "feldwebel", "pionier")
LATER: Final = (
    "waffen_ss",
    "panzergrenadier",
    "ost_veteran",
    "zwangsrekrut",
    "hauptmann",
    "leutnant",
    "funker",
    "beobachter",
)
FINDS: Final = (
    "barbeles",
    "grenade_manche",
    "cocktail_molotov",
    "chien",
    "telephone_campagne",
    "stimulants",
    "gaz",
    "panzerfaust",
    "mine_goliath",
    "mg42",
    "mines_piege",
    "projecteur",
)
#: The Soldiers that each card kills on average.
HITS: Final = {
    "grenade_manche": 3.0,
    "cocktail_molotov": 4.0,
    "panzerfaust": 5.0,
    "mine_goliath": 5.5,
    "mines_piege": 3.5,
    "gaz": 3.5,
    "insigne_artillerie_cotiere": 3.5,
}
#: Cards to play as soon as possible.
AT_ONCE: Final = (
    "insigne_sportif",
    "medaille_front_est",
    "bande_afrika",
    "croix_fer",
    "croix_chevalier",
    "insigne_sniper",
    "telephone_campagne",
    "insigne_assaut_infanterie",
    "stimulants",
    "barbeles",
    "insigne_assaut_general",
    "projecteur",
    "insigne_rad",
    "mg42",
    "croix_merite_guerre",
    "plaque_gestapo",
    "insigne_destruction_chars",
    "croix_allemande",
    "waffen_ss",
    "unteroffizier",
)
#: Which Decoration to take when there is a choice.
CHOICE: Final = (
    "insigne_assaut_infanterie",
    "insigne_artillerie_cotiere",
    "insigne_flak",
    "insigne_panzer",
    "insigne_sniper",
    "croix_chevalier",
)
#: What the target Unit must have for the card to take something from it.
NEEDS: Final = {
    "insigne_sniper": ("specialists",),
    "plaque_gestapo": ("points", "medals", "promotions", "badges"),
}
#: Which of a Unit's Specialists to shoot first.
VICTIMS: Final = ("sniper", "medecin", "tireur_precis", "genie", "sergent", "commandant")


def german_thumb(view: View, decision: Decision, whims: random.Random) -> str:
    german = view.german
    assert german is not None
    kind = decision.text.removeprefix("ask-")
    options = {option.id: option for option in decision.options}
    if kind in ("lock", "roll", "reroll-some"):
        return best_roll(german, decision.options, *worths(view, german))
    if kind == "skulls":
        return best_cancel(german, decision.options, *worths(view, german))
    if kind == "set-face":
        return best_turn(german, decision.options, worths(view, german)[0])
    if kind == "german":
        window = str(decision.args["window"]).partition(":")[2]
        return window_answer(view, german, options, window)
    return simple(view, german, options, kind, whims)


def worths(view: View, german: GermanView) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What each face and each bonus is worth to the Germans, in Soldiers."""
    wanted = sum(card not in german.specialists for card in FIRST)
    stars = 2.0 if wanted else 1.0
    courage = 1.4 if "scharfschutze" not in german.specialists or german.courage > 1 else 2.5
    faces = (-1.3, stars, 1.0, 2.0, courage, 0.9)
    bonus = (9.0, 2 * courage, 6 + courage, 6.0, 2 * stars, 1.0)
    return faces, bonus


# Windows.


def window_answer(view: View, german: GermanView, options: dict[str, Option], window: str) -> str:
    if window == "camp":
        chosen = buy(view, german, options)
        if chosen:
            return chosen
    if window == "trade" and "buy-decoration" in options:
        kept = 1 if "scharfschutze" in german.specialists else 0
        if german.courage - german.decoration_price >= kept:
            return "buy-decoration"
    for card in AT_ONCE:
        found = [o for o in options if o.split(":")[:2] == ["use", card]]
        if card in NEEDS and found and view.units:
            able = {u.seat for u in view.units if any(getattr(u, what) for what in NEEDS[card])}
            found = [o for o in found if o.split(":")[2] in able]
        if found:
            return best_target(view, found)
    if window == "contest":
        return contest(view, german, options)
    if window == "ambush":
        shots = [o for o in options if o.startswith("use:scharfschutze")]
        if shots:
            kills = [o for o in shots if o.endswith(":specialist") and german.courage > 4]
            return best_target(view, kills or shots)
    if window == "combat":
        return fight(view, german, options)
    if window == "assault":
        return assault(view, german, options)
    return "done"


def buy(view: View, german: GermanView, options: dict[str, Option]) -> str:
    for card in FIRST:
        if f"recruit:{card}" in options:
            return f"recruit:{card}"
    wanted = [card for card in FIRST if card not in german.specialists and _in(german, card)]
    if not wanted or near_the_end(view):
        for card in LATER:
            if f"recruit:{card}" in options:
                return f"recruit:{card}"
    for card in FINDS:
        if f"find:{card}" in options and (card != "mg42" or german.guns_awake):
            return f"find:{card}"
    return ""


def _in(german: GermanView, card: str) -> bool:
    return any(price.card == card for price in german.reserve)


def near_the_end(view: View) -> bool:
    top = ground(view.battlefield).top
    return any(row_of(view, unit) >= top for unit in standing(view))


def row_of(view: View, unit: UnitView) -> int:
    return ground(view.battlefield).sectors[unit.sector].row


def standing(view: View) -> list[UnitView]:
    return [u for u in view.units if u.sector and not u.out and not u.dead and not u.afloat]


def force_of(unit: UnitView) -> int:
    return unit.force - unit.pending


def best_target(view: View, answers: Iterable[str]) -> str:
    """Target the weakest Unit, and the most useful of its Specialists."""
    forces = {unit.seat: force_of(unit) for unit in standing(view)}
    order = {card: number for number, card in enumerate(VICTIMS)}

    def rank(answer: str) -> tuple[float, int]:
        words = answer.split(":")[2:]
        seat = words[0] if words else ""
        last = words[-1] if words else ""
        if last == "courage":
            last = "zzz"
        row = 0.0
        if seat and seat not in forces and seat.isdigit():
            row = -ground(view.battlefield).sectors[seat].row
        return (forces.get(seat, row), order.get(last, len(order)))

    return min(answers, key=rank)


def contest(view: View, german: GermanView, options: dict[str, Option]) -> str:
    worth = worths(view, german)[0]
    dogs = [o for o in options if o.startswith("use:chien:")]
    if dogs:

        def value(answer: str) -> float:
            face = str(options[answer].args["face"]).partition(":")[2]
            return worth[FACES.index(face)]

        best = max(dogs, key=value)
        if value(best) >= 1.9:
            return best
    if "use:chien" in options:
        return "use:chien"
    clasps = [o for o in options if o.startswith("use:agrafe")]
    mine = sum(worth[face] for face in german.faces)
    for answer in clasps:
        seat = answer.split(":")[-1]
        unit = next((u for u in view.units if u.seat == seat), None)
        if unit is None:
            return answer if mine < 4 else "done"
        if sum(worth[face] for face in unit.faces) > mine + 4:
            return answer
    return "done"


def expected_loss(unit: UnitView) -> float:
    if unit.combat is None:
        return 0.0
    return (unit.combat.losses.least + unit.combat.losses.most) / 2


def fight(view: View, german: GermanView, options: dict[str, Option]) -> str:
    """Play Flak if guns fire, halve a high DEF payment, and hit where the hits kill."""
    units = [u for u in standing(view) if u.combat is not None]
    if "use:insigne_flak" in options and any(u.guns for u in units):
        return "use:insigne_flak"
    if "use:balles_tracantes" in options and any(u.guns for u in units):
        return "use:balles_tracantes"
    if "use:insigne_panzer" in options and german.due >= 8:
        return "use:insigne_panzer"
    for unit in sorted(units, key=force_of):
        hits = [o for o in options if is_hit(o, unit)]
        burst = sum({o.split(":")[1]: HITS[o.split(":")[1]] for o in hits}.values())
        walls = [o for o in options if o == f"use:medaille_westwall:{unit.sector}"]
        left = force_of(unit) - expected_loss(unit)
        if left - burst - 3 * len(walls) < 1 and (hits or walls):
            return (walls or sorted(hits, key=lambda o: -HITS[o.split(":")[1]]))[0]
    walls = [o for o in options if o.startswith("use:medaille_westwall")]
    if walls and german.due >= 7:
        return best_target(view, walls)
    return "done"


def is_hit(answer: str, unit: UnitView) -> bool:
    words = answer.split(":")
    if words[0] != "use" or words[1] not in HITS or words[-1] == "vehicle":
        return False
    return len(words) == 2 or words[2] in (unit.seat, unit.sector)


def assault(view: View, german: GermanView, options: dict[str, Option]) -> str:
    """Play the hardest hit if the Germans would otherwise lose the comparison."""
    unit = next((u for u in view.units if u.seat == german.attacker), None)
    if unit is None or force_of(unit) < german.force:
        return "done"
    hits = [o for o in options if is_hit(o, unit)]
    if hits:
        return max(hits, key=lambda o: HITS[o.split(":")[1]])
    return "done"


# Other questions.


def simple(
    view: View,
    german: GermanView,
    options: dict[str, Option],
    kind: str,
    whims: random.Random,
) -> str:
    ids = list(options)
    if kind == "discipline":
        for face in ("soldier", "two", "courage", "skull"):
            shown = {german.colours[d] for d, f in enumerate(german.faces) if FACES[f] == face}
            if {0, 1} <= shown and 2 not in shown and f"add:{face}" in options:
                return f"add:{face}"
        return "add:two" if "add:two" in options else ids[0]
    if kind == "bonus":
        for answer in ("draw", "stars", "used", "look", "courage", "points"):
            if answer in options:
                return answer
    if kind == "any-bonus":
        wanted = "bonus:troupes_soutien"
        return wanted if wanted in options else "bonus:remplacements"
    if kind == "german-straight":
        return "no" if german.tally is not None and german.tally.soldiers > 6 else "yes"
    if kind == "choose-decoration":
        for card in CHOICE:
            if f"take:{card}" in options:
                return f"take:{card}"
        return next((o for o in ids if not DECORATIONS[o[5:]].black), ids[0])
    if kind in ("wound", "lose-specialist"):
        for card in ("zwangsrekrut", "unteroffizier", "ost_veteran", "funker", "leutnant"):
            if f"lose:{card}" in options:
                return f"lose:{card}"
        if "soldiers" in options:
            return "soldiers"
        return ids[-1]
    if kind == "shoot-whom":
        order = {card: number for number, card in enumerate(VICTIMS)}
        return min(ids, key=lambda o: order.get(o.partition(":")[2], len(order)))
    if kind == "seize":
        return ids[0]
    if kind == "free-recruit":
        for card in (*FIRST, *LATER):
            if f"recruit:{card}" in options:
                return f"recruit:{card}"
    if kind == "place-mine":
        rows = ground(view.battlefield).sectors
        return max(ids, key=lambda o: rows[o.partition(":")[2].split("-")[1]].row)
    if kind == "payment":
        return "done"
    if kind == "precedence":
        return "first"
    if kind == "order-top":
        return min(ids, key=lambda o: [DECORATIONS[c].black for c in o[4:].split(",")])
    if kind == "pool-die":
        worth = worths(view, german)[0]
        return max(
            ids,
            key=lambda o: worth[FACES.index(str(options[o].args["face"]).partition(":")[2])],
        )
    if "done" in options:
        return "done"
    return ids[int(whims.random() * len(ids))]
