"""Tables that spare the rules some counting."""

from podziemia.games.abyss.data.cards import RACE_OF, RACES_IN


def test_sets_of_races_are_counted() -> None:
    assert [RACES_IN[1 << RACE_OF[card]] for card in range(25)] == [1] * 25
    assert RACES_IN[0b10110] == 3
