"""More on the landing: rangers and the leaders who drift with them."""

from __future__ import annotations

from tests.games.omaha.helpers import asked, at, card, say, unit

from landfall.games.omaha.model import ground
from landfall.games.omaha.model.components import CardRecord


def landing(symbol: str, letter: str) -> int:
    def fits(record: CardRecord) -> bool:
        return record.landing[symbol] == letter and not record.mine  # type: ignore[index]

    return card(fits)


def test_5_12_a_leader_may_go_along_with_rangers_who_drift_by_choice() -> None:
    units = {"A-B/2R": "box:DG2", "HQ/116": "box:DG2"}
    table = at(6, "landing", units, cards=(landing("diamond", "A"),))
    say(table, "drift:3")
    assert asked(table).text == "ask-leader-drift"
    say(table, "drift")
    assert unit(table, "HQ/116").at == unit(table, "A-B/2R").at
    alone = at(6, "landing", units, cards=(landing("diamond", "A"),))
    say(alone, "stay")
    assert asked(alone).text != "ask-leader-drift"


def test_22_1_the_column_of_turn_3_knows_no_choice_of_the_rangers() -> None:
    """omaha 5.13, 22.1: C/2R lands on turn 5 and is checked by the column of turn 3."""
    table = at(
        5,
        "landing",
        {"C/2R": "box:CH2"},
        cards=(landing("triangle", "A"),),
        options={"bombardment": True},
    )
    assert asked(table).text != "ask-ranger-drift"
    assert unit(table, "C/2R").at == ground.BOX_HEX["low"][ground.BOX_NUMBER["CH2"]]
