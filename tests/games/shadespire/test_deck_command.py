"""`podziemia deck`: ready decks are listed and shown, a deck of one's own is checked."""

from pathlib import Path

import pytest

from podziemia.cli import main

Printed = pytest.CaptureFixture[str]


def said(capsys: Printed, *arguments: str) -> tuple[int, str]:
    code = main(arguments)
    printed = capsys.readouterr()
    return code, printed.out + printed.err


def test_ready_decks_are_listed_shown_and_legal(capsys: Printed, tmp_path: Path) -> None:
    code, listed = said(capsys, "deck", "shadespire")
    assert code == 0
    assert len(listed.split()) == 10
    code, text = said(capsys, "deck", "shadespire", "the_farstriders_starter")
    assert text.startswith("warband the_farstriders\n")
    file = tmp_path / "mine.txt"
    file.write_text(text, encoding="utf-8")
    assert said(capsys, "deck", "shadespire", str(file), "--lang", "en") == (0, "The deck is legal.\n")


def test_an_illegal_deck_gets_the_list_of_what_is_wrong(capsys: Printed, tmp_path: Path) -> None:
    _, text = said(capsys, "deck", "shadespire", "the_farstriders_starter")
    file = tmp_path / "wrong.txt"
    file.write_text(text.replace("lone_warrior\n", "").replace("heroes_all", "cleanse"), encoding="utf-8")
    code, wrong = said(capsys, "deck", "shadespire", str(file), "--lang", "en")
    assert code == 1
    assert wrong.splitlines() == [
        "The power deck has 19 cards; it needs at least 20.",
        "The power deck has 10 ploys; at most 9 may be ploys.",
        "cleanse belongs to steelhearts_champions, not to this warband.",
    ]


def test_troubles_are_told_in_words(capsys: Printed) -> None:
    assert said(capsys, "deck", "abyss", "--lang", "en")[1].startswith("The game abyss is played without decks")
    assert "cannot be read" in said(capsys, "deck", "shadespire", "no/such/file", "--lang", "en")[1]
    code, told = said(capsys, "play", "shadespire", "--set", "deck-a=nobody", "--lang", "pl")
    assert (code, told.startswith("Nie ma gotowej talii nobody; są: steelhearts_champions_starter,")) == (2, True)
