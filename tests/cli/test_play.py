"""A full game at the keyboard: the questions, what is shown, and what is hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.run import landfall

from landfall.core.saves import load
from landfall.core.table import open_table
from landfall.terminal.files import write_save

pytestmark = pytest.mark.usefixtures("toy")
TWO = ("--seat", "ann=me", "--seat", "bob=me", "--seed", "3", "--lang", "en")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "game.json"


def test_a_person_against_a_bot_to_the_end(file: Path) -> None:
    ran = landfall(
        "play", "toy", "--seed", "3", "--save", str(file), "--lang", "en", typed="1\n" * 20
    )
    assert ran.code == 0
    assert "The game is over." in ran.out
    assert load(file.read_bytes()).outcome is not None
    assert "The seed was 3" in ran.out


def test_the_game_is_saved_when_the_input_ends(file: Path) -> None:
    ran = landfall("play", "toy", "--seed", "3", "--save", str(file), "--lang", "fr", typed="1\n")
    assert "Partie enregistrée dans" in ran.out
    assert len(load(file.read_bytes()).answers) >= 1


def test_a_saved_game_continues(file: Path) -> None:
    landfall("play", "toy", "--seed", "3", "--save", str(file), typed="1\nq\n")
    ran = landfall("play", "--load", str(file), "--lang", "en", typed="1\n" * 20)
    assert "The game is over." in ran.out
    assert load(file.read_bytes()).outcome is not None


def test_without_a_file_the_game_is_saved_in_the_usual_folder(tmp_path: Path) -> None:
    landfall("play", "toy", "--seat", "ann=me", "--seat", "bob=me", typed="\nq\n")
    [kept] = (tmp_path / "saves").glob("toy-short-*.json")
    assert load(kept.read_bytes()).answers == []


def test_bots_play_without_input(file: Path) -> None:
    seats = ("--seat", "ann=greedy", "--seat", "bob=random")
    ran = landfall("play", "toy", *seats, "--save", str(file), "--lang", "en")
    assert "The game is over." in ran.out
    assert "Ann is dealt a hand" in ran.out


def test_no_hand_is_shown_after_the_curtain(file: Path) -> None:
    """Between two curtains, only one seat's cards are ever on the screen."""
    ran = landfall("play", "toy", *TWO, "--save", str(file), typed="\n1\n\n1\n\n1\n\n1\n\n1\n")
    table = load(file.read_bytes(), to=0)
    hands = {seat: table.view(seat).mine for seat in table.all_seats}  # type: ignore[attr-defined]
    screens = re.split(r"Pass the keyboard to (\w+)", ran.out)
    assert len(screens) > 3
    for seat, screen in zip(screens[1::2], screens[2::2], strict=True):
        other = "bob" if seat == "Ann" else "ann"
        offered = {int(n) for n in re.findall(r"Bid card (\d+)", screen)}
        dealt = {
            int(n) for n in re.findall(r"card (\d+)", " ".join(re.findall(r"dealt.*", screen)))
        }
        assert not (offered | dealt) & set(hands[other])


def test_commands_besides_answers(file: Path) -> None:
    typed = "?\n? 1.1\n? 9\nwhy 1\nwhy take\nwhy dance\nwhy take card 1\nwhy take nothing at all\nlog\nlog 1\nb\nsave\nu\nx\n99\n\nq\n"
    ran = landfall("play", "toy", "--seed", "3", "--save", str(file), "--lang", "en", typed=typed)
    for sentence in (
        "Commands",
        "Everybody bids at once.",
        "toy has no rule “9”.",
        "There are no coins to take now.",
        "I know of no rule against that.",
        "Saved in",
        "Nothing to undo",
        "“x” is not a choice",
        "Choices run from 1 to 3.",
    ):
        assert sentence in " ".join(ran.out.split())


def test_a_game_can_be_saved_to_another_file(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    landfall("play", "toy", "--save", str(file), typed=f"save {other}\nq\n")
    assert load(other.read_bytes()).hash == load(file.read_bytes()).hash


def test_undo_as_far_as_possible(file: Path) -> None:
    table = open_table("toy", "short", seed=3)
    while table.decisions[0].text != "ask-coins":
        table.answer(table.decisions[0].seat, table.decisions[0].options[0].id)
    write_save(table, file)
    ran = landfall("play", "--load", str(file), "--lang", "en", typed="\n1\nu\nq\n")
    assert "Take a coin? 1 left." in ran.out
    assert "Undone." in ran.out
    assert load(file.read_bytes()).answers == table.answers


def test_a_single_answer_is_given_unless_always_asked(file: Path) -> None:
    args = ("play", "toy", "long", "--seed", "3", "--save", str(file), "--lang", "en")
    quick = landfall(*args, typed="1\n" * 30)
    slow = landfall(*args, "--ask-always", typed="1\n" * 30)
    assert "Only one choice" in quick.out
    assert "Only one choice" not in slow.out
    assert slow.out.count("your choice") > quick.out.count("your choice")


def test_the_curtain_comes_down_with_or_without_a_choice(file: Path) -> None:
    """The curtain must not reveal that the other player had only one answer."""
    args = ("play", "toy", "long", *TWO, "--save", str(file))
    careful = landfall(*args, typed="\n1\n" * 30)
    quick = landfall(*args, "--ask-less", typed="\n1\n" * 30)
    assert "The game is over." in careful.out
    assert careful.out.count("your choice") > quick.out.count("your choice")


def test_a_newcomer_picks_from_the_menu(tmp_path: Path) -> None:
    """The language, the game, the scenario, an option switched on and off, a side; then the table."""
    typed = "2\n2\nnonsense\n1\n1\n1\n1\n\n1\nq\n"
    ran = landfall("play", "--lang", "fr", typed=typed)
    assert "À quoi voulez-vous jouer" in ran.out
    assert "What would you like to play?" in ran.out
    assert "Which card do you bid?" in ran.out or "Quelle carte" in ran.out
    assert list((tmp_path / "saves").glob("toy-*.json"))


def test_the_menu_offers_the_last_saved_game(tmp_path: Path) -> None:
    landfall("play", "toy", "long", "--lang", "en", typed="1\nq\n")
    [kept] = (tmp_path / "saves").iterdir()
    (tmp_path / "saves" / "other.json").write_text("no save", encoding="utf-8")
    before = len(load(kept.read_bytes()).answers)
    ran = landfall("play", "--lang", "en", typed="3\n1\nq\n")
    assert "Resume: Sealed bid, Three rounds" in ran.out
    assert len(load(kept.read_bytes()).answers) > before


def test_leaving_the_menu_saves_nothing(tmp_path: Path) -> None:
    assert landfall("play", typed="q\n").code == 0
    assert not (tmp_path / "saves").exists()


def test_a_hint_names_a_number_and_says_why(file: Path) -> None:
    start = ("play", "toy", "--seed", "3", "--save", str(file))
    ran = landfall(*start, "--lang", "en", typed="hint\nq\n")
    assert "Hint" in ran.out
    assert "the bot’s pick" in ran.out
    answers = load(file.read_bytes()).answers
    ran = landfall(*start, "--lang", "fr", typed="indice\ni\nq\n")
    assert ran.out.count("ce que choisirait le robot") == 2
    assert load(file.read_bytes()).answers == answers


def test_a_player_of_both_sides_gets_hints_too(file: Path) -> None:
    ran = landfall("play", "toy", *TWO, "--save", str(file), typed="\nhint\nq\n")
    assert "the bot’s pick" in ran.out
