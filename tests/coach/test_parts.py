"""What a position is made of, in the words of its game."""

import pytest

from podziemia.coach.reason import LATER, RIVALS
from podziemia.kernel.registry import find_game
from podziemia.words import LANGUAGES, Speech
from tests.support.kit import positions

NAMED = ("abyss", "descent", "dungeonlords", "shadespire", "tyrants")


@pytest.mark.parametrize("name", NAMED)
def test_the_parts_have_words_and_add_up_to_the_points(name: str) -> None:
    game = find_game(name)
    mind = game.handmade or game.mind
    speeches = [Speech(lang, game) for lang in LANGUAGES]
    names = {RIVALS, LATER}
    for number, match in enumerate(positions(game, game.fewest, "parts")):
        if number % 11 == 0:
            points = mind.points(match.state)
            for seat in range(match.state.seats):
                parts = mind.parts(match.state, seat)
                assert sum([worth for _, worth in parts]) == pytest.approx(points[seat])
                names.update([part for part, _ in parts])
    assert len(names) > 4
    assert [part for part in names for speech in speeches if not speech.words.has(speech.id("part", part))] == []
