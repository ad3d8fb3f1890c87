"""The table as lines of text, in every colour and width."""

import io

from rich.console import Console

from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game
from podziemia.kernel.rng import seeded
from podziemia.terminal.play import sketch
from podziemia.terminal.screen import Screen
from podziemia.words import Speech

ABYSS = find_game("abyss")


def late_table() -> str:
    """The sketch of a game far on, with lords, locations and a full hand."""
    match = new_match(ABYSS, 3, "late")
    chance = seeded("late")
    for _ in range(260):
        seat = match.waiting()[0]
        match.answer(chance.pick(match.ask_of(seat).options), seat)
    return sketch(Speech("pl", ABYSS, ["Anna", "Piotr", "Zofia"]), match, 0)


def printed(width: int, colour: bool) -> str:
    console = Console(
        file=io.StringIO(), width=width, force_terminal=colour, color_system="standard" if colour else None
    )
    Screen(console).drawing(late_table())
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_no_line_is_wider_than_the_terminal_and_no_word_is_lost() -> None:
    wide, narrow = printed(200, False), printed(60, False)
    assert max(len(line) for line in narrow.splitlines()) <= 60
    assert narrow.split() == wide.split()


def test_allies_are_grouped_by_race_and_shown_in_its_colour() -> None:
    assert "[magenta]meduza " in late_table()
    assert "\x1b[35mmeduza " in printed(200, True)


def test_free_and_tucked_lords_stand_where_they_lie() -> None:
    lines = printed(200, False).splitlines()
    assert any(line.strip().startswith("Lordowie: ") for line in lines)
    assert any(line.strip().startswith("Przyłączeni: ") for line in lines)
