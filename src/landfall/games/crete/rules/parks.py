"""G17.6 to G17.9: artillery parks."""

from __future__ import annotations

from dataclasses import dataclass

from landfall.core.decisions import Decision, Option, Seat
from landfall.core.state import Ask
from landfall.games.crete.model import counters
from landfall.games.crete.model.counters import COLOR, LEADER_REF, SIDE
from landfall.games.crete.model.events import ContactLost, ContactMade, ParkDissolved, ParkFormed
from landfall.games.crete.model.frames import NOBODY
from landfall.games.crete.model.ground import COUNT, NAME, SHEETS
from landfall.games.crete.model.ground import REF as HEX
from landfall.games.crete.model.offers import hex_option, plain
from landfall.games.crete.model.pieces import IN_PARK, Park
from landfall.games.crete.model.state import Crete
from landfall.games.crete.rules.command import leader_hex
from landfall.games.crete.rules.quality import printed_quality, roll_for_contact
from landfall.games.crete.rules.results import eliminate
from landfall.games.crete.rules.stacking import LIMIT, open_steps


def overrun(game: Crete, unit: int, hex: int) -> None:
    """crete G17.9: an enemy unit in the hex eliminates the batteries."""
    for park in list(game.parks):
        if park.hex == hex and game.frame.divisions[park.division].side != SIDE[unit]:
            for battery in park.batteries:
                eliminate(game, battery, "overrun")


def _may_join(game: Crete, unit: int) -> bool:
    state = game.units[unit]
    return (
        COLOR[unit] == "Orange"
        and state.at >= 0
        and not (state.suppressed or state.mounted or state.column)
        and not (state.chutes or state.gliders or state.delay)
        and not counters.SELF[unit]
        and not game.leaders_at(unit)
        and not game.zones_of(1 - SIDE[unit]) >> state.at & 1
    )


def could_form(game: Crete, side: int) -> dict[tuple[int, int], tuple[int, ...]]:
    """crete G17.6: by hex and division, the batteries that may form a park."""
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    taken = {(p.hex, p.division) for p in game.parks}
    for unit in game.fielded(side):
        if _may_join(game, unit):
            key = game.units[unit].at, game.frame.division_of[unit]
            if key not in taken and key[1] != NOBODY:
                found[key] = (*found.get(key, ()), unit)
    return found


@dataclass(frozen=True, slots=True)
class Parks(Ask):
    """crete G17.6, 3.2: step E.1, one side after the other."""

    side: int
    #: Hexes of parks formed in this window: they are not offered again.
    formed: tuple[int, ...] = ()

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        form = could_form(game, self.side)
        mine = [p for p in game.parks if game.frame.divisions[p.division].side == self.side]
        options = [
            hex_option("park", hex, "G17.6")
            for hex in dict.fromkeys(hex for hex, _ in form)
            if hex not in self.formed
        ]
        options += [
            hex_option("dissolve", hex, "G17.6")
            for hex in dict.fromkeys(p.hex for p in mine if room_to_dissolve(game, p))
            if hex not in self.formed
        ]
        options += [
            hex_option("give-up", hex, "G17.7")
            for hex in dict.fromkeys(p.hex for p in mine if p.contact != NOBODY)
            if hex not in self.formed
        ]
        if not options:
            return ()
        options.append(plain("done", "G17.6"))
        return (Decision(game.seat(self.side), "ask-parks", tuple(options), "G17.6"),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        hex = int(option.value)
        if option.id.startswith("park:"):
            for (at, division), batteries in could_form(game, self.side).items():
                if at == hex:
                    form_park(game, hex, division, batteries)
        elif option.id.startswith("give-up:"):
            give_up_contact(game, self.side, hex)
        else:
            for park in [p for p in game.parks if p.hex == hex]:
                if room_to_dissolve(game, park):
                    dissolve(game, park)
        game.push(Parks(self.side, (*self.formed, hex)))


def give_up_contact(game: Crete, side: int, hex: int) -> None:
    """crete G17.7: a park may give up its contact in order to try another leader in E.2."""
    for number, park in enumerate(game.parks):
        own = game.frame.divisions[park.division].side == side
        if park.hex == hex and own and park.contact != NOBODY:
            game.parks[number] = park._replace(contact=NOBODY)
            game.emit(ContactLost(hex=HEX[hex], rule="G17.7"))


def form_park(game: Crete, hex: int, division: int, batteries: tuple[int, ...]) -> None:
    for unit in batteries:
        game.place(unit, IN_PARK)
        game.mark(unit, position=0, work="")
    game.parks.append(Park(hex, division, batteries))
    game.emit(
        ParkFormed(units=tuple(counters.REF[n] for n in batteries), hex=HEX[hex], rule="G17.6")
    )


def room_to_dissolve(game: Crete, park: Park) -> bool:
    """crete G11.1: a park takes no room, its batteries do."""
    back = sum(game.units[n].steps for n in park.batteries)
    return open_steps(game, park.hex, SIDE[park.batteries[0]]) + back <= LIMIT


def dissolve(game: Crete, park: Park) -> None:
    game.parks.remove(park)
    for unit in park.batteries:
        game.place(unit, park.hex)
    game.emit(
        ParkDissolved(
            units=tuple(counters.REF[n] for n in park.batteries), hex=HEX[park.hex], rule="G17.6"
        )
    )


def _candidates(game: Crete, park: Park) -> list[int]:
    """crete G17.7: the leaders of its division on its grid."""
    return [
        n
        for n in range(len(game.leaders))
        if game.frame.leader_division[n] == park.division
        and leader_hex(game, n) >= 0
        and SHEETS.grid[leader_hex(game, n)] == SHEETS.grid[park.hex]
        and not counters.LEADERS[n].whole_map
    ]


def _token(game: Crete, park: Park) -> int:
    """A number for a park: its hex, and its division too where two divisions have a park in one hex."""
    alone = sum(p.hex == park.hex for p in game.parks) == 1
    return park.hex if alone else (park.division + 1) * COUNT + park.hex


@dataclass(frozen=True, slots=True)
class Contacts(Ask):
    """crete G17.7: step E.2: each park without contact tries one leader; if there is only one, nothing is asked."""

    side: int
    #: Parks that have tried in this step.
    tried: tuple[int, ...] = ()

    def _open(self, game: Crete) -> list[tuple[Park, list[int]]]:
        return [
            (p, leaders)
            for p in game.parks
            if p.contact == NOBODY
            and _token(game, p) not in self.tried
            and game.frame.divisions[p.division].side == self.side
            and (leaders := _candidates(game, p))
        ]

    def ask(self, game: Crete) -> tuple[Decision, ...]:
        waiting = self._open(game)
        if not waiting:
            return ()
        options = [
            Option(
                f"contact:{NAME[p.hex]}@{counters.LEADERS[n].leader}",
                "option-contact",
                {"hex": HEX[p.hex], "leader": LEADER_REF[n]},
                (HEX[p.hex],),
                "G17.7",
            )
            for p, leaders in waiting
            for n in leaders
        ]
        options.append(plain("done", "G17.7"))
        return (Decision(game.seat(self.side), "ask-contact", tuple(options), "G17.7"),)

    def take(self, game: Crete, seat: Seat, option: Option) -> None:
        if option.id == "done":
            return
        where, _, who = option.id.removeprefix("contact:").partition("@")
        leader = counters.LEADER_NUMBER[who]
        division = game.frame.leader_division[leader]
        park = next(p for p in game.parks if NAME[p.hex] == where and p.division == division)
        token = _token(game, park)
        try_contact(game, park, leader)
        game.push(Contacts(self.side, (*self.tried, token)))


def try_contact(game: Crete, park: Park, leader: int) -> None:
    """crete G17.7: the best troop quality of the park, no points."""
    best = max(park.batteries, key=lambda n: (printed_quality(game, n), -n))
    tried = roll_for_contact(game, best)
    if tried.made:
        game.parks[game.parks.index(park)] = park._replace(contact=leader)
    game.emit(
        ContactMade(
            hex=HEX[park.hex],
            leader=LEADER_REF[leader],
            roll=tried.roll,
            need=tried.need,
            made=tried.made,
            modifiers=tried.modifiers,
            rule="G17.7",
        )
    )
