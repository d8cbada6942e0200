"""The table of *D-Day Dice* in the terminal: the map from the bunker down, the units, the dice."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from landfall.core.decisions import Seat
from landfall.core.texts import Texts
from landfall.games.dice.table.german_view import GermanView
from landfall.games.dice.table.may_play import CANCELS
from landfall.games.dice.table.view import UnitView, View

#: A letter always goes with the colour: not every terminal shows colours, nor does everyone see them.
STYLES: Final = ("red", "white", "bright_blue", "yellow", "dim")
LETTERS: Final = ("R", "W", "B", "G", "·")


def render(view: View, seat: Seat | None, texts: Texts, board: Any) -> RenderableType:
    parts: list[RenderableType] = [headline(view, texts), land(view, texts, board)]
    if view.sea and any(unit.afloat for unit in view.units):
        parts.append(sea(view, texts, board))
    parts += wall(view, texts, seat)
    if view.units:
        parts.append(units(view, texts))
    parts += [
        dice(unit, texts, board)
        for unit in view.units
        if unit.faces and (seat is None or unit.seat == seat)
    ]
    return Group(*parts)


def wall(view: View, texts: Texts, seat: Seat | None) -> list[RenderableType]:
    """*Atlantikwall*: the German player's side, as far as the seat may know it, and the cards of the turn."""
    found: list[RenderableType] = []
    if view.condition:
        found.append(Text(say(texts, "condition", card=f"condition:{view.condition}")))
    if view.weather:
        found.append(Text(say(texts, "weather", card=f"condition:{view.weather}")))
    german = view.german
    if german is None:
        return found
    line = say(
        texts,
        "wall",
        soldiers=german.soldiers,
        courage=german.courage,
        stars=german.stars,
        points=german.points,
        decorations=german.decorations,
    )
    found.append(Text(line, style="bold"))
    found.append(Text(say(texts, "wall-pays", pays=german.pays, missing=german.missing)))
    cards = (*german.specialists, *german.items, *german.hand)
    found.append(Text(", ".join(texts.name(f"card:{card}") for card in cards), style="dim"))
    dice_line = Text()
    for die, face in enumerate(german.faces):
        name = texts.name(f"face:{('skull', 'star', 'soldier', 'two', 'courage', 'tool')[face]}")
        shown = f"{die + 1}{'RWNG·'[german.colours[die]]} {name}"
        dice_line.append(f" [{shown}] " if german.locked >> die & 1 else f" {shown} ")
    if german.faces:
        found.append(dice_line)
    auto = german.automatic
    if auto is not None:
        found.append(
            Text(
                say(
                    texts,
                    "automatic",
                    sector=auto.sector,
                    stood=auto.stood,
                    stay=auto.stay,
                    next=auto.next or "—",
                )
            )
        )
    return [*found, *still_to_play(german, texts, seat)]


def still_to_play(german: GermanView, texts: Texts, seat: Seat | None) -> list[Text]:
    """The open cards that the other side may still play this turn; a spectator sees both sides."""
    sides = {} if seat == german.seat else {german.seat: german.may_play}
    if seat in (None, german.seat):
        sides |= german.units_may_play
    found = []
    for other, plays in sides.items():
        cards = []
        for play in plays:
            against = play.window == CANCELS
            when = (
                texts.say("table-may-play-cancels")
                if against
                else texts.name(f"phase:{play.window}")
            )
            cards.append(f"{texts.name(f'card:{play.card}')} ({when})")
        if cards:
            line = texts.say("tui-may-play", {"seat": f"seat:{other}", "cards": ", ".join(cards)})
            found.append(Text(line, style="dim"))
    return found


def say(texts: Texts, key: str, **args: int | str) -> str:
    return texts.say(f"tui-{key}", args)


def headline(view: View, texts: Texts) -> Text:
    return Text(say(texts, "turn", turn=view.turn), style="bold")


def here(view: View, sector: str, afloat: bool) -> str:
    """The units in a sector, by number: ①②."""
    marks = "①②③④⑤⑥"
    return "".join(
        marks[number]
        for number, unit in enumerate(view.units)
        if unit.sector == sector and bool(unit.afloat in ("craft", "wading")) == afloat
    )


def land(view: View, texts: Texts, board: Any) -> Grid:
    field = board["battlefields"][view.battlefield]
    grid = Grid(box=box.ROUNDED, show_header=False, show_lines=True, border_style="dim")
    rows = len(field["rows"])
    width = max(sum(s["row"] == r for s in field["sectors"]) for r in range(rows))
    for _ in range(width + 1):
        grid.add_column()
    for row in reversed(range(rows)):
        cells = [Text(say(texts, "courage", courage=field["rows"][row]), style="dim")]
        cells += [_sector(view, s, texts) for s in field["sectors"] if s["row"] == row]
        grid.add_row(*cells)
    return grid


def _sector(view: View, sector: dict[str, Any], texts: Texts) -> Text:
    name = sector["id"]
    shield = view.rolled.get(name, sector["def_roll"] or sector["defence"])
    text = Text(f"{name} ", style="bold").append(f"DEF {shield}", style="not bold")
    guns = view.guns.get(name, 0)
    text.append(f" {say(texts, 'guns', guns=guns)}" if guns else "", style="not bold red")
    if sector["max_turns"] < 3:
        text.append(f" {say(texts, 'stay', turns=sector['max_turns'])}", style="not bold dim")
    wants = [w["own_specialist"] for w in sector["requires"] if w["own_specialist"]]
    for title in wants:
        text.append("\n✓ " + texts.name(f"card:{title}"), style="not bold dim")
    for gift in sector["on_enter"]:
        for what, value in gift.items():
            found = texts.name(f"card:{value}") if what.startswith("gain_spec") else str(value)
            text.append(f"\n+ {found}", style="not bold green")
    units_here = here(view, name, afloat=False)
    return text.append(f"\n{units_here}" if units_here else "", style="bold cyan")


def sea(view: View, texts: Texts, board: Any) -> Grid:
    waters = board["seas"][view.sea]
    grid = Grid(box=box.ROUNDED, show_header=False, show_lines=True, border_style="blue")
    for row in reversed(range(len(waters["rows"]))):
        cells = [Text(say(texts, "courage", courage=waters["rows"][row]), style="dim")]
        for sector in waters["sectors"]:
            if sector["row"] == row:
                numbers = "/".join(str(n) for n in sector["bombardment"])
                mines = " ✸" if sector["mines"] else ""
                text = Text(f"DEF {sector['defence']} ◎{numbers}{mines}")
                text.append(f"\n{here(view, sector['id'], afloat=True)}", style="bold cyan")
                cells.append(text)
        grid.add_row(*cells)
    return grid


def units(view: View, texts: Texts) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False)
    for name in ("unit", "soldiers", "courage", "stars", "points", "marker", "cards"):
        grid.add_column(say(texts, f"head-{name}"))
    for unit in view.units:
        cards = (
            *unit.specialists,
            *unit.items,
            *unit.medals,
            *unit.promotions,
            *unit.missions,
            *((unit.vehicle,) if unit.vehicle else ()),
            *unit.passengers,
        )
        grid.add_row(
            texts.name(f"seat:{unit.seat}"),
            str(unit.soldiers),
            str(unit.courage),
            str(unit.stars),
            str(unit.points),
            f"{max(unit.marker, 1)}/{unit.stay}",
            ", ".join(texts.name(f"card:{card}") for card in cards),
        )
    return grid


def dice(unit: UnitView, texts: Texts, board: Any) -> Text:
    """The dice by number, colour letter and face; in brackets those that are locked."""
    line = Text()
    for die, face in enumerate(unit.faces):
        name = texts.name(f"face:{board['faces'][face]}")
        shown = f"{die + 1}{LETTERS[unit.colours[die]]} {name}"
        shown = f"[{shown}]" if unit.locked >> die & 1 else shown
        struck = "strike " if unit.void >> die & 1 else ""
        line.append(f" {shown} ", style=struck + STYLES[unit.colours[die]])
    if unit.tally is not None and not unit.afloat:
        line.append("\n")
        line.append(
            say(
                texts,
                "tally",
                soldiers=unit.tally.soldiers,
                courage=unit.tally.courage,
                stars=unit.tally.stars,
                points=unit.tally.points,
                skulls=unit.tally.skulls,
            ),
            style="dim",
        )
    return line
