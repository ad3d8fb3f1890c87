"""Nobody is judged by what he could not know: in worlds that look alike to a seat its decision is judged alike."""

from typing import Any

import pytest

from podziemia.coach.depth import Look
from podziemia.coach.judge import judge_answer
from podziemia.coach.line import line_of
from podziemia.coach.reason import parts_of
from podziemia.coach.review import Review
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find_game
from podziemia.kernel.rng import seeded
from tests.coach.games import played
from tests.support.kit import positions

GAMES = {"abyss": 3, "descent": 3, "dungeonlords": 2, "shadespire": 2, "tyrants": 2}
GLANCE = Look(2, 8, 3)
DECISIONS = {"descent": 1}
"""How many are compared, where not three: plans of a turn in Descent are dear."""
MOVES = {"descent": 12}
"""How many moves are drawn, where not sixty."""


def look_alikes(match: Match[Any], seat: int) -> list[Match[Any]]:
    """Matches at the last quiet point that differ only in what the seat cannot know."""
    found = []
    for deal in ("one deal", "another", "a third"):
        assert match._quiet is not None
        state = match._quiet.copy()
        match.game.redeal(state, seat, seeded(deal))
        found.append(Match(match.game, state))
    return found


def asked_alike(worlds: list[Match[Any]], seat: int) -> list[str]:
    """What the seat may answer in all of them; nothing where it is not asked."""
    if any(seat not in world.waiting() for world in worlds):
        return []
    options = [[option.text for option in world.ask_of(seat).options] for world in worlds]
    return options[0] if all(one == options[0] for one in options) else []


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_is_judged_alike_in_all_worlds_that_look_alike(name: str) -> None:
    wanted = DECISIONS.get(name, 3)
    judged = differ = 0
    for number, match in enumerate(positions(find_game(name), GAMES[name], "secret")):
        if number % 5 or match.over or not match.at_rest():
            continue
        seat = match.waiting()[0]
        worlds = look_alikes(match, seat)
        options = asked_alike(worlds, seat)
        if len(options) < 2:
            continue
        verdicts = [verdict(world, seat, options) for world in worlds]
        assert verdicts[1:] == verdicts[:-1], f"move {number} of {name}"
        judged += verdicts[0] is not None
        differ += len({world.digest() for world in worlds}) > 1
        if judged == wanted:
            break
    assert judged == wanted
    assert differ


def verdict(world: Match[Any], seat: int, options: list[str]) -> object:
    """All that a review says of the worst looking answer."""
    told = judge_answer(world, seat, options[-1], GLANCE, "alike")
    if told is None:
        return None
    parts = parts_of(world, seat, told.best, options[-1], told.error, "alike", deals=1)
    return told, parts, line_of(world, seat, told.best, "alike")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_curves_in_the_middle_of_its_rules_too(name: str) -> None:
    moves = MOVES.get(name, 60)
    review = Review(played(name, GAMES[name], moves), "quick")
    while not review.drawn:
        review.step()
    assert len(review.curves) == moves + 1
    for chances in review.curves:
        sides = [[chances[seat] for seat in side] for side in review.found()["sides"]]
        assert sum(sum(side) / len(side) for side in sides) == pytest.approx(1.0, abs=0.001)
