"""Skirmishes that were written down, played again: every question, every answer's outcome, line for line."""

import pytest

from podziemia.games.shadespire import GAME
from tests.games.shadespire.skirmishes import HOW_MANY, answers_in, drawn, file_of, played
from tests.games.shadespire.table import Battle


@pytest.mark.parametrize("number", range(HOW_MANY))
def test_a_skirmish_goes_as_it_went(number: int) -> None:
    written = file_of(number).read_text(encoding="utf-8").splitlines()
    assert played(Battle(GAME, drawn(number)), answers_in(written)) == written
