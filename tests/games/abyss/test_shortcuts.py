"""What the rules compute in one go is what they would compute case by case."""

from random import Random

from podziemia.games.abyss.data.cards import NO_RACE, RACE_OF, RACES, RACES_IN
from podziemia.games.abyss.rules.recruit import greatest_value, race_totals, races_to_add
from podziemia.games.abyss.rules.state import Player


def test_the_races_that_may_be_added_are_those_that_can_still_bring_enough() -> None:
    chance = Random(7)
    usable_ones = 0
    for _ in range(5_000):
        player = Player()
        player.hand = [chance.randrange(25) for _ in range(chance.randrange(9))]
        player.pearls = chance.randrange(4)
        chosen = chance.choice([0, 0, 1, 2, 4, 8, 16, 5, 18])
        must = chance.choice([NO_RACE, *[race for race in range(len(RACES)) if not chosen >> race & 1]])
        races = chance.choice([1, 2, 3, 5])
        missing = chance.randrange(15)
        totals = race_totals(player)
        values = [greatest_value(totals, chosen | 1 << race, races, must) for race in range(len(RACES))]
        expected = sum(
            1 << race
            for race, value in enumerate(values)
            if totals[race] and not chosen >> race & 1 and value >= 0 and value + player.pearls >= missing
        )
        assert races_to_add(player, chosen, races, must, missing) == expected
        usable_ones += expected.bit_count()
    assert usable_ones > 1_000


def test_sets_of_races_are_counted() -> None:
    assert [RACES_IN[1 << RACE_OF[card]] for card in range(25)] == [1] * 25
    assert RACES_IN[0b10110] == 3
