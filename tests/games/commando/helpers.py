"""Hand-written positions, and games played from a list of who answers what."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from landfall.core.events import Event
from landfall.core.positions import open_position
from landfall.core.table import Table, open_table
from landfall.games.commando.model.state import Army, Commando, Front

HERE = Path(__file__).parent
SEATS = {"E": "english", "G": "german"}
#: Questions that a script may leave out: they are answered with "nothing".
SILENT = {"ask-window": "pass", "ask-size": "pass", "ask-initiative": "hand-over"}


def stand(position: str, scenario: str = "1A", seed: str = "position") -> Table:
    """A table at a position, given in YAML."""
    inner: Any = yaml.safe_load(position)
    document = {"game": "commando", "scenario": scenario, "position": inner, "seed": seed}
    return open_position(yaml.safe_dump(document))


def stand_at(name: str) -> Table:
    """A table at a position from the file of that name."""
    return open_position((HERE / "positions" / f"{name}.yaml").read_text(encoding="utf-8"))


def fresh(scenario: str, seed: int = 1) -> Table:
    return open_table("commando", scenario, seed=seed)


def asked(table: Table) -> tuple[str, str]:
    """Who is asked what."""
    (decision,) = table.decisions
    return decision.seat, decision.text


def offered(table: Table) -> list[str]:
    (decision,) = table.decisions
    return [option.id for option in decision.options]


def play(table: Table, *script: str) -> Table:
    """Answers in order, "G unit:1502"; windows that the script does not mention are passed."""
    for line in script:
        side, option = line.split()
        while not (asked(table)[0] == SEATS[side] and option in offered(table)):
            seat, text = asked(table)
            assert text in SILENT, f"{line}: {seat} is asked {text}: {offered(table)}"
            table.answer(seat, SILENT[text])
        table.answer(SEATS[side], option)
    return table


def quiet(table: Table) -> Table:
    """Pass the windows and the initiative that are open now."""
    while table.decisions and asked(table)[1] in SILENT:
        seat, text = asked(table)
        table.answer(seat, SILENT[text])
    return table


def until(table: Table, *texts: str) -> Table:
    """Play the first option of everything until one of these questions comes."""
    for _ in range(2000):
        if table.outcome is not None or asked(table)[1] in texts:
            return table
        seat, text = asked(table)
        table.answer(seat, SILENT.get(text, offered(table)[0]))
    raise AssertionError(f"{texts} never came")


def quick(table: Table, *texts: str, **policy: str) -> Table:
    """Like `until`, but the Germans play no unit and nobody plays a card, so that turns pass quickly.

    Keywords give other answers: ``german_unit="unit:1505"`` answers ask-german-unit.
    """
    lazy = {"ask-events": "done", "ask-german-unit": "stop", **SILENT}
    lazy |= {f"ask-{text.replace('_', '-')}": option for text, option in policy.items()}
    for _ in range(2000):
        if table.outcome is not None or asked(table)[1] in texts:
            return table
        seat, text = asked(table)
        ids = offered(table)
        wanted = lazy.get(text, ids[0])
        table.answer(seat, next((o for o in ids if o.startswith(wanted)), ids[0]))
    raise AssertionError(f"{texts} never came")


def told(table: Table, kind: type[Event]) -> list[Any]:
    return [event for event in table.events if isinstance(event, kind)]


def game(table: Table) -> Commando:
    state = table.state
    assert isinstance(state, Commando)
    return state


def english(table: Table) -> Army:
    return game(table).armies[0]


def german(table: Table) -> Army:
    return game(table).armies[1]


def front(table: Table, index: int = 0) -> Front:
    return game(table).fronts[index]


def values(table: Table, index: int = 0) -> tuple[int, int]:
    """The combat values that everyone sees: British, then German."""
    seen: Any = table.view(None)
    return seen.fronts[index].english.strength, seen.fronts[index].german.strength


def look(table: Table, seat: str | None) -> Any:
    return table.view(seat)


def cited(table: Table, option: str) -> str:
    (decision,) = table.decisions
    found = decision.option(option)
    assert found is not None
    return found.rule


def size(table: Table, index: int = 0) -> int:
    found: int = look(table, None).fronts[index].size
    return found


def facing(
    english_unit: int,
    *,
    scenario: str = "1B",
    terrain: str = "1001",
    german_unit: int = 1505,
    english_fought: tuple[int, ...] = (),
    german_fought: tuple[int, ...] = (),
) -> tuple[int, int]:
    """The combat values of two units after others have fought here."""
    table = stand(
        f"""
        terrains: ['{terrain}']
        english: {{hand: [{english_unit}]}}
        german: {{hand: [{german_unit}]}}
        english_fought: {list(english_fought)}
        german_fought: {list(german_fought)}
        """,
        scenario,
    )
    return values(play(table, f"G unit:{german_unit}", f"E unit:{english_unit}"))


def tosses(table_ids: list[str]) -> set[str]:
    return {option.removeprefix("toss:") for option in table_ids if option.startswith("toss:")}
