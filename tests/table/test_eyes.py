"""What one pair of eyes is shown of a question that is somebody else's."""

from __future__ import annotations

from typing import Any

import pytest

from podziemia.kernel.match import Match
from podziemia.kernel.registry import find_game
from podziemia.kernel.state import OMNISCIENT, SPECTATOR
from podziemia.table.eyes import shown_because
from tests.support import kit

GAMES = 12


def asked(game: str, kind: str) -> Match[Any]:
    """A match in which this question is open."""
    for number in range(GAMES):
        for match in kit.positions(find_game(game), 2, f"asked {number}"):
            if match.ask is not None and match.ask.kind == kind:
                return match
    raise AssertionError(f"{kind} was not asked")


def told(match: Match[Any]) -> dict[int, str]:
    return {eyes: shown_because(match, eyes) for eyes in (0, 1, SPECTATOR, OMNISCIENT)}


def test_a_card_still_in_the_hand_is_behind_a_question_for_its_owner_only() -> None:
    match = asked("shadespire", "upgrade.on")
    assert match.ask is not None
    owner, card = match.ask.seat, match.ask.because
    assert told(match) == {owner: card, 1 - owner: "", SPECTATOR: "", OMNISCIENT: card}


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("tyrants", "assassinate"),  # a card that lies open, though more of its name lie in decks
        ("abyss", "explore.reward"),  # a monster that everybody saw go to the discard
        ("shadespire", "deploy.hex"),  # a fighter that is not on the board yet, and so in no view
        ("dungeonlords", "dig"),  # an action
    ],
)
def test_what_everybody_knows_is_told_to_everybody(game: str, kind: str) -> None:
    match = asked(game, kind)
    assert match.ask is not None
    assert match.ask.because
    assert set(told(match).values()) == {match.ask.because}
