"""What the rules compute in one go is what they would compute case by case."""

from random import Random

from podziemia.games.descent import GAME
from podziemia.games.descent.facts import token_near
from podziemia.games.descent.figures import Figure
from podziemia.games.descent.map import SPACES, bits_of, without
from podziemia.games.descent.movement import (
    enemy_bits,
    enemy_sides,
    is_taken,
    may_stay,
    others,
    out_of_bounds,
    step_options,
    stops,
)
from podziemia.games.descent.placing import adjacent_bits
from podziemia.games.descent.quest_rules import are_adjacent
from podziemia.games.descent.state import DescentState
from podziemia.kernel.bits import members
from podziemia.kernel.match import new_match
from tests.support import rule


def test_a_set_of_spaces_taken_apart_and_lessened() -> None:
    chance = Random(3)
    for n in (0, 1, 2, 5, 40, 200):
        spaces = sorted(chance.sample(range(SPACES), n))
        assert members(bits_of(spaces)) == spaces
        gone = chance.sample(range(SPACES), 100)
        assert members(without(bits_of(spaces), bits_of(gone))) == [space for space in spaces if space not in gone]


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


@rule("DSC-6.05", "DSC-6.07", "DSC-17.04")
def test_where_figures_pass_and_stop_is_read_from_the_spaces_one_by_one() -> None:
    chance = Random(6)
    passing = 0
    match = new_match(GAME, 5, "spaces", forkable=False)
    for n in range(500):
        if match.ask is None:
            break
        match.answer(chance.choice(match.ask.options), match.ask.seat)
        if match.state.crowded >= 0 or n % 20 == 0:
            passing += match.state.crowded >= 0
            for f in match.state.figures.values():
                if f.on_map:
                    check_spaces(match.state, f)
    assert passing > 2


def check_figures(s: DescentState) -> int:
    """How many pairs are adjacent."""
    figures = [f for f in s.figures.values() if f.on_map]
    pairs = 0
    for f in figures:
        assert may_stay(s, f) == plainly_stops(s, f, f.spaces[0])
        near = adjacent_bits(s, f)
        assert [token_near(s, f, space) for space in s.board.spaces] == [
            (near | f.bits) >> space & 1 == 1 for space in s.board.spaces
        ]
        for other in s.figures.values():
            assert are_adjacent(s, f, other) == touches(s, f, other)
            pairs += touches(s, f, other)
    return pairs


def check_spaces(s: DescentState, f: Figure) -> None:
    """What is read from the spaces one by one is what the sets of spaces tell."""
    rest, walls = others(s, f), enemy_bits(s, f)
    for space in s.board.spaces:
        assert is_taken(s, f, space) == (rest >> space & 1 == 1)
        assert stops(s, f, space) == plainly_stops(s, f, space)
        assert bool(s.held.get(space, 0) & enemy_sides(f)) == (walls >> space & 1 == 1)
    for points in (1, 3):
        steps = step_options(s, f, points)
        assert not (walls | out_of_bounds(s, f)) & bits_of(steps)
        assert bits_of(steps) & adjacent_bits(s, f) == bits_of(steps)
        assert step_options(s, f, points, one=True) == steps[:1]


def plainly_stops(s: DescentState, f: Figure, space: int) -> bool:
    """With sets of spaces: a way to lie there that no other figure is in (DSC-6.07, 17.04)."""
    return any(not place[2] & others(s, f) for place in s.ground.places(f.sheet.base, space))


def touches(s: DescentState, one: Figure, other: Figure) -> bool:
    return one.id != other.id and any(s.ground.near_bits[space] & other.bits for space in one.spaces)
