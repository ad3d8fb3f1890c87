"""The command: bad input is answered with one line that says what is right, in the person's language."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from podziemia import __version__
from podziemia.build import running
from podziemia.cli import main
from podziemia.kernel.history import History
from podziemia.kernel.record import new_record
from podziemia.kernel.registry import find_game
from podziemia.words import LANGUAGES

Printed = pytest.CaptureFixture[str]

EDITION = f"edition: {find_game('abyss').edition}"


def complaint(capsys: Printed, *arguments: str) -> str:
    """The one line on stderr; nothing on stdout, exit code 2, no traceback."""
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    return printed.err.strip().replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("command", "english", "polish"),
    [
        ("fly", "There is no command “fly”. Commands: play,", "Nie ma polecenia „fly”. Są: play,"),
        ("play chess", "There is no game “chess”. Games: abyss", "Nie ma gry „chess”. Są: abyss"),
        ("play", "Which game? Choose one: abyss", "W co gramy? Wybierz jedną z gier: abyss"),
        ("rules chess", "There is no game “chess”.", "Nie ma gry „chess”."),
        ("bench chess", "There is no game “chess”.", "Nie ma gry „chess”."),
        (
            "play abyss --seats human,genius",
            "There is no bot “genius”. Bots: random,",
            "Nie ma bota „genius”. Są: random,",
        ),
        ("simulate abyss --seats random,genius", "There is no bot “genius”.", "Nie ma bota „genius”."),
        ("simulate abyss --seats random,human", "Only bots sit in a simulation", "W symulacji grają same boty"),
        (
            "play abyss --seats human",
            "1 seats do not fit abyss: it takes 2 to 4.",
            "Liczba miejsc: 1 nie pasuje do gry abyss; dozwolone są od 2 do 4.",
        ),
        ("simulate abyss --seats random,random,random,random,random", "5 seats do not fit", "Liczba miejsc: 5"),
        ("simulate abyss --seats random,", "Write them like this: human,hard", "Napisz ją tak: human,hard"),
        (
            "play abyss --set colour=red",
            "There is no setting “colour”. Settings: first, school.",
            "Nie ma ustawienia „colour”.",
        ),
        ("play abyss --set first=Z", "Choices: random, A, B, C, D.", "Możliwe: random, A, B, C, D."),
        ("simulate abyss --seats random,random --set first=D", "cannot be “D”. Choices: AB.", "Możliwe: AB."),
        ("play abyss --set first", "Write it like this: --set first=A", "Napisz je tak: --set first=A"),
        (
            "simulate abyss --seats random,random --games many",
            "--games takes a whole number, 1 or more",
            "--games oczekuje",
        ),
        ("simulate abyss --seats random,random --games 0", "1 or more, not “0”", "nie mniejszej niż 1, a nie „0”"),
        (
            "simulate abyss --seats random,random --jobs -1",
            "--jobs takes a whole number, 1 or more",
            "--jobs oczekuje liczby całkowitej",
        ),
        ("simulate abyss", "Usage: podziemia simulate", "Użycie: podziemia simulate"),
        ("games --shiny", "Not understood: --shiny. Add --help", "Niezrozumiałe: --shiny. Dopisz --help"),
        ("rules abyss dragons", "Chapters: setup, turn,", "Rozdziały: setup, turn,"),
        ("replay no-such-file", "The file “no-such-file” cannot be read.", "Nie można odczytać pliku „no-such-file”."),
        ("verify no-such-file", "The file “no-such-file” cannot be read.", "Nie można odczytać pliku „no-such-file”."),
        ("play --resume no-such-file", "cannot be read.", "Nie można odczytać pliku"),
        ("verify .", "The file “.” cannot be read.", "Nie można odczytać pliku „.”."),
    ],
)
def test_bad_input_is_one_line_that_says_what_is_right(
    capsys: Printed, command: str, english: str, polish: str
) -> None:
    assert english in complaint(capsys, *command.split(), "--lang", "en")
    assert polish in complaint(capsys, "--lang=pl", *command.split())


def test_a_language_we_do_not_speak(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert complaint(capsys, "games", "--lang", "tlh") == f"Nie znamy języka „tlh”. Są: {', '.join(LANGUAGES)}."
    assert complaint(capsys, "games", "--lang") == f"Nie znamy języka „”. Są: {', '.join(LANGUAGES)}."


def record_text() -> str:
    history = History(new_record(find_game("abyss"), 2, "tide", {"first": "A"}))
    history.play(0, "explore")
    return history.record().text()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("podziemia 2", "chess 2", "Line 1: this is not a saved game. The first line must be “podziemia 2”."),
        ("game: abyss", "game: chess", "Line 2: there is no game “chess”."),
        ("game: abyss\n", "", "the header needs “game: …”"),
        (EDITION, "edition: 99", "Line 3: recorded with edition 99 of the rules."),
        (EDITION, "edition: one", "Line 3: “one” should be a number."),
        ("seats: 2", "seats: 7", "7 seats do not fit abyss: it takes 2 to 4."),
        ("seed: ", "colour: red\nseed: ", "Line 7: “colour: red” does not belong in the header."),
        ("set first: A", "set first: Z", "the setting “first” cannot be “Z”"),
        ("1 A explore", "1 A expl", "Line 9: “expl” is not possible at this point."),
        ("1 A explore", "1 B explore", "Line 9: seat B is not asked here. Waiting for: A."),
        ("1 A explore", "1 X explore", "Line 9: there is no seat “X” among 2 seats."),
        ("1 A explore", "2 A explore", "Line 9: move 1 is due here, but “2” was found."),
        ("1 A explore", "1 A", "Line 9: “1 A” is not a move."),
        ("1 A explore", "1 A explore\n= 1 ffffffffffff", "Line 10: after move 1 the game is not the one"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
def test_an_edited_record_is_told_with_its_line(
    capsys: Printed, tmp_path: Path, command: str, old: str, new: str, told: str
) -> None:
    file = tmp_path / "game"
    assert old in record_text()
    file.write_text(record_text().replace(old, new), encoding="utf-8")
    assert told in complaint(capsys, *command.split(), str(file))


@pytest.mark.parametrize("cut", range(0, 60, 7))
def test_a_record_cut_short_in_its_header_is_refused(capsys: Printed, tmp_path: Path, cut: int) -> None:
    file = tmp_path / "game"
    file.write_text(record_text()[:cut], encoding="utf-8")
    assert complaint(capsys, "verify", str(file)).startswith("Line ")


def test_a_file_that_is_no_text(capsys: Printed, tmp_path: Path) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")
    assert "it is no UTF-8 text" in complaint(capsys, "verify", str(file))


def test_a_saved_game_knows_its_game_and_its_seats(capsys: Printed, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text(record_text(), encoding="utf-8")
    assert "is a saved game of abyss" in complaint(capsys, "play", "chess", "--resume", str(file))
    seats = complaint(capsys, "play", "--resume", str(file), "--seats", "human,easy,easy")
    assert seats.endswith("has 2 seats, but 3 were named.")
    assert complaint(capsys, "replay", str(file), "--to", "9").startswith("The record has 1 moves")


def test_without_a_command_the_help_is_shown_in_the_language(capsys: Printed) -> None:
    assert main(["--lang", "pl"]) == 0
    out = capsys.readouterr().out.replace("\u00a0", " ")
    assert out.startswith("Użycie: podziemia")
    assert "Graj w terminalu." in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_of_every_command_has_words(capsys: Printed, lang: str) -> None:
    from podziemia.cli import build_parser

    _, commands = build_parser(lang)
    for command in commands.choices:
        with pytest.raises(SystemExit) as end:
            main([command, "--help", "--lang", lang])
        assert end.value.code == 0
        out = capsys.readouterr().out
        assert "cli-" not in out, command


def test_the_version(capsys: Printed) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version", "--lang", "en"])
    assert end.value.code == 0
    build = {"plain": "plain Python", "compiled": "compiled"}[running()]
    assert capsys.readouterr().out == f"podziemia {__version__} ({build})\n"


def test_ctrl_c_ends_quietly(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", "abyss", "--seats", "human,random"]) == 130
    assert capsys.readouterr().err == ""


def command_line(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "podziemia.cli", *arguments],
        capture_output=True,
        input=b"",
        env={**os.environ, **environment},
        check=False,
    )


def test_a_stream_without_polish_letters_gets_question_marks() -> None:
    ended = command_line("games", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert ended.returncode == 0
    assert b"Traceback" not in ended.stderr


def test_the_command_does_not_load_what_it_does_not_need() -> None:
    """Starting is quick: bots, games, rich and the server are loaded by the commands that use them."""
    script = (
        "import sys, podziemia.cli as c; c.build_parser('pl'); "
        "print([m for m in ('rich', 'starlette', 'sqlalchemy', 'podziemia.bots', 'podziemia.games.abyss')"
        " if m in sys.modules])"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert ended.stdout.strip() == b"[]"
