"""What the rules compute in one go is what they would compute case by case."""

from random import Random

from podziemia.games.descent import GAME
from podziemia.games.descent.facts import token_near
from podziemia.games.descent.figures import Figure
from podziemia.games.descent.map import SPACES
from podziemia.games.descent.movement import may_stay, others, stops
from podziemia.games.descent.placing import adjacent_bits
from podziemia.games.descent.quest_rules import are_adjacent
from podziemia.games.descent.state import DescentState
from podziemia.kernel.bits import members
from podziemia.kernel.match import new_match
from tests.support import rule


def test_a_set_of_spaces_taken_apart() -> None:
    chance = Random(3)
    for n in (0, 1, 2, 5, 40, 200):
        spaces = sorted(chance.sample(range(SPACES), n))
        assert members(sum(1 << space for space in spaces)) == spaces


@rule("DSC-5.04", "DSC-6.06")
def test_who_is_adjacent_and_who_may_stay_is_seen_from_the_spaces() -> None:
    """In random games, figures that pass through one another and large ones on the move too."""
    chance = Random(5)
    passing = neighbours = 0
    for number in range(4):
        match = new_match(GAME, 5, f"shortcuts {number}", forkable=False)
        for _ in range(400):
            if match.ask is None:
                break
            match.answer(chance.choice(match.ask.options), match.ask.seat)
            passing += match.state.crowded >= 0
            neighbours += check_figures(match.state)
    assert passing > 10
    assert neighbours > 500


def check_figures(s: DescentState) -> int:
    """How many pairs are adjacent."""
    figures = [f for f in s.figures.values() if f.on_map]
    pairs = 0
    for f in figures:
        assert may_stay(s, f) == stops(s, f, f.spaces[0], others(s, f))
        near = adjacent_bits(s, f)
        assert [token_near(s, f, space) for space in s.board.spaces] == [
            (near | f.bits) >> space & 1 == 1 for space in s.board.spaces
        ]
        for other in s.figures.values():
            assert are_adjacent(s, f, other) == touches(s, f, other)
            pairs += touches(s, f, other)
    return pairs


def touches(s: DescentState, one: Figure, other: Figure) -> bool:
    return one.id != other.id and any(s.ground.near_bits[space] & other.bits for space in one.spaces)
