"""The rules of Operation Mercury, seen from outside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from landfall.core.chance import Chance
from landfall.core.decisions import Decision, Fact, Option, Refusal, Seat
from landfall.core.game import Bot, Game, Options
from landfall.core.imagine import Pool
from landfall.games.crete.bot.thumb import thumb
from landfall.games.crete.hints.reasons import reasons
from landfall.games.crete.meta import META
from landfall.games.crete.model.components import BOX, Components
from landfall.games.crete.model.frames import day_of, frame, hour_of
from landfall.games.crete.model.orders import ORDERS
from landfall.games.crete.model.state import SEATS, Crete
from landfall.games.crete.rules.setup import set_up
from landfall.games.crete.table.invariants import check, glance
from landfall.games.crete.table.look import look
from landfall.games.crete.table.names import NAMES
from landfall.games.crete.table.position import Position, author
from landfall.games.crete.table.view import CreteView, view
from landfall.games.crete.table.why_not import why_not


class CreteGame(Game[Crete]):
    meta = META
    state_type = Crete
    view_type = CreteView
    position_type = Position

    def seats(self, scenario: str, options: Options) -> tuple[Seat, ...]:
        return SEATS

    def setup(self, scenario: str, options: Options, chance: Chance) -> Crete:
        return set_up(scenario, options, chance)

    def view(self, state: Crete, seat: Seat | None) -> Struct:
        return view(state, seat)

    def check(self, state: Crete) -> None:
        check(state)

    def glance(self, state: Crete) -> None:
        glance(state)

    def hidden(self, state: Crete, seat: Seat | None) -> Iterable[Pool]:
        """G1.6: which chit or event comes next is decided only when it is drawn, so there is nothing to hide in the state."""
        return ()

    def names(self) -> Mapping[str, Mapping[str, str]]:
        return NAMES

    def bots(self) -> Mapping[str, Bot]:
        return {"thumb": thumb}

    def why_not(
        self, state: Crete, seat: Seat, action: str, what: Mapping[str, str]
    ) -> Refusal | None:
        return why_not(state, seat, action, what)

    def reasons(self, view: Any, decision: Decision, option: Option) -> tuple[Fact, ...]:
        return reasons(view, decision, option)

    def look(self, state: Crete, seat: Seat | None, ref: str) -> tuple[Fact, ...]:
        return look(state, ref)

    def author(self, position: Any, scenario: str, options: Options, chance: Chance) -> Crete:
        return author(position, scenario, options, chance)

    def board(self) -> Any:
        """The whole box: sheets, counters, scenarios and tables, for the client that draws them."""
        raw: dict[str, Any] = msgspec.to_builtins(BOX)
        names = [n for n in Components.__struct_fields__ if n != "digest"]
        turns = range(max(f.last_turn for f in map(frame, (s.id for s in META.scenarios))) + 1)
        return {name: list(raw[name].values()) for name in names} | {
            "turns": [{"turn": n, "day": day_of(n), "hour": hour_of(n)} for n in turns],
            "orders": [
                {"order": order, "values": list(values), "rule": "G33"}
                for order, values in ORDERS.items()
            ],
        }

    def digest(self) -> str:
        return BOX.digest


GAME = CreteGame()
