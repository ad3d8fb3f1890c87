"""The aim of one turn: it is reached by a fall before the turn is over, and its chances are those of the dice."""

from math import inf

import pytest

from podziemia.coach.goal import Wanting, first_sights, search_for, tried
from podziemia.coach.judge import catch_up
from podziemia.games.descent import GAME
from podziemia.games.descent.bots.hunting import Hunt
from podziemia.games.descent.bots.odds import lines_of, odds
from podziemia.games.descent.data.cards import FIGURE
from podziemia.games.descent.rules.facts import defense_pool, health_left
from podziemia.games.descent.rules.weapons import weapon_of, weapons
from tests.games.descent.table import DescentTable
from tests.games.descent.test_attack import GRISBAN, duel

PREY = "barghest-master"
LEFT = 3
"""Hearts that the prey has left."""
TRIES = 250


def yard(at: str) -> DescentTable:
    """Grisban without skills, an axe in his hand and his feat used up; the wounded barghest three steps from a3."""
    a = duel(GRISBAN, "grisban", at, PREY, "e3", "f3")
    a.hero("grisban").skills = []
    a.hero("grisban").feat_used = True
    a.put("goblin_archer-1", "h1")
    prey = a.s.figures[FIGURE[PREY]]
    prey.damage += health_left(a.s, prey) - LEFT
    return a.turn("grisban")


def hunt(t: DescentTable) -> Hunt:
    return Hunt(t.s, t.figure(PREY))


def strike(t: DescentTable, *faces: str) -> None:
    t.roll(*faces)
    t.do("attack chipped_greataxe")
    t.skip("done")


def test_a_fall_in_the_turn_reaches_it() -> None:
    t = yard("d3")
    aim = hunt(t)
    strike(t, "blue-2", "red-6", "gray-1")
    assert t.is_gone(PREY)
    assert aim.is_reached(t.s)


def test_a_miss_does_not_and_a_fall_after_the_turn_is_too_late() -> None:
    t = yard("d3")
    aim = hunt(t)
    wanting = Wanting(GAME.mind, aim, [1, 2, 3], 4)
    strike(t, "blue-1", "red-6", "gray-1")
    assert not aim.is_reached(t.s)
    assert wanting.calm(t.s) == 0
    t.do("end-turn")
    assert wanting.calm(t.s) == 1, "whatever falls from now on falls too late"
    assert wanting.utility(t.s) == [1.0, 0.0, 0.0, 0.0]


def test_another_figure_is_not_the_prey() -> None:
    t = yard("g1")
    aim = hunt(t)
    strike(t, "blue-2", "red-6", "gray-1")
    assert t.is_gone("goblin_archer-1")
    assert not aim.is_reached(t.s)


def test_an_old_fall_of_one_that_came_back_does_not_count() -> None:
    t = yard("d3")
    t.s.slain.append(FIGURE[PREY])
    aim = hunt(t)
    strike(t, "blue-1", "red-6", "gray-1")
    assert not aim.is_reached(t.s)
    strike(t, "blue-2", "red-6", "gray-1")
    assert aim.is_reached(t.s)


def exact_chances(t: DescentTable) -> tuple[float, float]:
    """To fell it with one blow, and with two, from the faces of the dice."""
    hero, prey = t.hero("grisban"), t.figure(PREY)
    weapon = weapon_of(weapons(hero)[0])
    hearts = odds(weapon.dice, defense_pool(t.s, prey), 0, weapon.pierce, 0, lines_of(weapon.surges))
    at_least = [sum(hearts[n:]) for n in range(LEFT + 1)]
    return at_least[LEFT], at_least[LEFT] + sum([hearts[n] * at_least[LEFT - n] for n in range(LEFT)])


def test_chances_are_those_of_the_dice_and_tired_legs_bring_a_second_blow() -> None:
    """The puzzle of the course: who walks up to it strikes once, who runs strikes twice."""
    t = yard("a3")
    one, two = exact_chances(t)
    assert two - one > 0.2
    search = search_for(t.match, 1, hunt(t), "the yard")
    for text, chance in (("move", one), ("tire", two), ("end-turn", 0.0)):
        runner = next(runner for runner in search.race.waiting if runner.option.text == text)
        catch_up(search, runner, TRIES, inf)
        found = sum([tried(search, runner, TRIES + deal).reached for deal in range(TRIES)]) / TRIES
        assert found == pytest.approx(chance, abs=0.1), text


def test_what_only_puts_off_the_best_answer_goes_on_with_it() -> None:
    """As soon as it can be given after the other."""
    t = yard("a3")
    search = search_for(t.match, 1, hunt(t), "the yard")
    move, tire = [next(one for one in search.race.waiting if one.option.text == text) for text in ("move", "tire")]
    assert tried(search, move, 0).answers[:2] != ["move", "tire"]
    assert tried(search, move, 0, tire).answers[:2] == ["move", "tire"]


def test_who_goes_straight_at_it_walks_and_who_plans_runs() -> None:
    t = yard("a3")
    told = first_sights(t.match, 1, hunt(t), "the yard")
    assert set(told[:6]) == {"tire"}
    assert set(told[6:]) == {"move"}
