"""S9, R38: step F.2: a battalion attached to another brigade."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Arg, Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.crete.model.clause_events import BattalionAttached, BattalionReturned
from landfall.games.crete.model.components import BOX
from landfall.games.crete.model.counters import NUMBER
from landfall.games.crete.model.ground import ALLIED
from landfall.games.crete.model.offers import plain
from landfall.games.crete.model.pieces import IN_PARK, Attachment
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.command import leader_hex
from landfall.games.crete.rules.quality import division_name


def attach(game: Crete, division: int, battalion: str, formation: int) -> None:
    release(game, division)
    game.attached.append(Attachment(division, battalion, formation))
    game.commanded.clear()
    game.emit(
        BattalionAttached(
            battalion=f"battalion:{battalion}",
            formation=f"formation:{game.frame.formations[formation].name}",
            rule="S9.0",
        )
    )


def release(game: Crete, division: int) -> None:
    for one in list(game.attached):
        if one.division == division:
            game.attached.remove(one)
            game.commanded.clear()
            game.emit(BattalionReturned(battalion=f"battalion:{one.battalion}", rule="S9.0"))


def attach_at_start(game: Crete) -> None:
    """crete G3.5, R52: the attachment a scenario names holds in its first turn."""
    names = [f.name for f in game.frame.formations]
    for entry in game.frame.record.attachments or ():
        formation = names.index(entry["to"])
        division = game.frame.formations[formation].division
        game.attached.append(Attachment(division, entry["battalion"], formation))


def attachable(game: Crete, division: int) -> list[tuple[str, int]]:
    """crete S9.0, S9.1, R38: battalions of the list with a unit on a map, and other formations of the division with a
    leader."""
    name = game.frame.divisions[division].name
    formations = [
        n
        for n, f in enumerate(game.frame.formations)
        if f.division == division and any(leader_hex(game, leader) >= 0 for leader in f.leaders)
    ]
    found = []
    for battalion in BOX.battalions.values():
        if battalion.division != name:
            continue
        units = [NUMBER[u] for u in battalion.units]
        if not any(
            game.units[n].at >= 0 or game.units[n].at == IN_PARK for n in units if n in game.units
        ):
            continue
        found += [
            (battalion.battalion, n)
            for n in formations
            if game.frame.formations[n].name != battalion.formation
        ]
    return found


@dataclass(frozen=True, slots=True)
class Attach(Ask):
    """crete S9.0, G3.5: step F.2, from the second turn on: each division attaches the same battalion as last turn, another
    one, or none."""

    division: int

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        division = game.frame.divisions[self.division]
        if (
            "S9" not in game.clauses.rules
            or division.side != ALLIED
            or game.turn == game.frame.first_turn
        ):
            return ()
        now = next((a for a in game.attached if a.division == self.division), None)
        options = [plain("as-before" if now else "none", "S9.0")]
        if now:
            options.append(plain("detach", "S9.0"))
        options += [
            Option(
                f"attach:{battalion}@{game.frame.formations[n].name}",
                "option-attach",
                {
                    "battalion": f"battalion:{battalion}",
                    "formation": f"formation:{game.frame.formations[n].name}",
                },
                (),
                "S9.0",
                n,
            )
            for battalion, n in attachable(game, self.division)
            if now is None or (now.battalion, now.formation) != (battalion, n)
        ]
        args: dict[str, Arg] = {"division": f"division:{division_name(game, self.division)}"}
        return (Decision(game.seat(ALLIED), "ask-attach", tuple(options), "S9.0", args),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "detach":
            release(game, self.division)
        elif option.id.startswith("attach:"):
            battalion = option.id.removeprefix("attach:").partition("@")[0]
            attach(game, self.division, battalion, int(option.value))
