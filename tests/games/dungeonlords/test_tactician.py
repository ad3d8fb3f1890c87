"""The solver of those who play: cheaper than counting everything, true where it says that all is counted."""

import pytest

from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.bots.adviser import Adviser
from podziemia.games.dungeonlords.bots.solver import Solver, TooBigError, solve, worth_in
from podziemia.games.dungeonlords.bots.tactician import PATIENTLY, FoughtBattle, Tactician
from podziemia.games.dungeonlords.data.cards import HERO_IDS, MONSTER_IDS, TRAP_IDS
from podziemia.games.dungeonlords.data.lessons import LESSON_IDS
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import Rng, seeded
from tests.games.dungeonlords.table import DungeonTable, Side, arrange, combat, has, table
from tests.games.dungeonlords.test_solver import BEST

CARDS = "fireball detect_evil suggestion detect_treasure"


def some_side(chance: Rng, traps: int = 2, monsters: int = 2) -> Side:
    """A party of three and a few things against it."""
    return has(
        party=" ".join([chance.pick(list(HERO_IDS[:12])) for _ in range(3)]),
        lair=" ".join([chance.pick(list(MONSTER_IDS[:6])) for _ in range(monsters)]),
        traps=" ".join([chance.pick(list(TRAP_IDS)) for _ in range(traps)]),
        tiles="hatchery@2,0 2,1 2,2",
        gold=2,
        food=2,
    )


def advise(t: DungeonTable, adviser: Adviser) -> None:
    option = adviser.advise(t.match, 0)
    assert option is not None
    t.play(f"A {option.text}")


def plan_and_fight(t: DungeonTable, adviser: Adviser) -> int:
    """One round as advised; the number of questions in the battle."""
    now = t.match.state.combat_round
    while t.asked() in (("A", "plan.tile"), ("A", "plan.commit")) and t.match.state.combat_round == now:
        advise(t, adviser)
    if t.asked() == ("B", "plan.commit"):
        t.play("B done")
    asked = 0
    while not t.match.over and t.ask.seat == 0 and t.ask.kind[:4] != "plan" and t.match.state.in_combat():
        advise(t, adviser)
        asked += 1
    return asked


@pytest.mark.parametrize("lesson", LESSON_IDS)
def test_a_pupil_reaches_the_best_result(lesson: str) -> None:
    match = new_match(GAME, 1, "lesson", {"school": lesson})
    adviser = Tactician()
    while not match.over:
        option = adviser.advise(match, 0)
        assert option is not None
        match.answer(option, 0)
    assert match.state.dungeons[0].conquered.bit_count() == BEST[lesson]


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_what_it_says_is_counted_is_what_counting_everything_finds(round: int) -> None:
    chance = seeded(f"counted {round}")
    exact = 0
    for number in range(6):
        side = some_side(chance, 1, 1 + number % 2)
        s = arrange(A=side, phase="plan", season="autumn", combat_round=round, city=CARDS)
        s.spells_out = 15 if number % 2 else 7
        found = Tactician().solution_for(s, 0)
        if found.exact:
            exact += 1
            assert found.value == pytest.approx(solve(s, 0, limit=1_000_000).value)
    assert exact or round < 3


def test_who_takes_his_time_counts_what_others_guess() -> None:
    side = has(party="fighter_y1_d thief_y1_a cleric_y1_a", traps="pendulum", lair="troll witch", gold=1, food=1,
               tiles="hatchery@2,0 2,1 2,2")  # fmt: skip
    s = arrange(A=side, phase="plan", season="autumn", combat_round=2, city=CARDS)
    s.spells_out = 1
    guessed, counted = Tactician().solution_for(s, 0), Tactician(PATIENTLY).solution_for(s, 0)
    assert not guessed.exact
    assert counted.exact
    assert counted.value == pytest.approx(solve(s, 0, limit=1_000_000).value)


def test_a_guess_is_not_called_exact() -> None:
    side = has(
        party="paladin_y2 fighter_y2_d wizard_y2_d cleric_y2_d",
        traps="rolling_stone pendulum fire_wall poisoned_dart",
        lair="witch vampire ghost ghost dragon slime",
        tiles="mint@2,0 2,1 2,2 1,1 3,1",
    )
    s = arrange(A=side, phase="plan", season="autumn", year=2, combat_round=1)
    found = Tactician().solution_for(s, 0)
    assert found.plan is not None
    assert not found.exact


def test_a_combat_that_others_may_disturb_is_not_called_exact() -> None:
    """B is as evil as A, who has the paladin: he may leave while A fights."""
    a, b = has(party="paladin_y1", evil=11, traps="pendulum"), has(party="wizard_y1_d", evil=11)
    s = arrange(A=a, B=b, phase="plan", season="autumn", combat_round=4, city=CARDS, paladin="A")
    found = Tactician().solution_for(s, 0)
    assert not found.exact


def test_the_way_found_at_the_first_question_is_followed() -> None:
    side = has(party="fighter_y1_d thief_y1_a cleric_y1_a", traps="pendulum", lair="troll witch ghost", gold=1, food=1,
               tiles="hatchery@2,0 2,1 2,2")  # fmt: skip
    t = combat(side, cards="detect_evil fireball suggestion detect_treasure")
    t.match.state.spells_out = 15
    adviser = Tactician()
    assert plan_and_fight(t, adviser) > 2
    assert len(adviser.ways) == len(adviser.solutions) == 1
    t.finds(A=has(prison="fighter_y1_d thief_y1_a cleric_y1_a", conquered=0))


def test_whoever_has_left_the_way_is_shown_another() -> None:
    """The first answer was not the advised one: the next is the best that can still be done."""
    party, tiles = "fighter_y1_d thief_y1_a cleric_y1_a", "hatchery@2,0 2,1 2,2"
    side = has(party=party, lair="troll witch ghost", tiles=tiles, food=2)
    t = combat(side, cards="detect_evil fireball suggestion detect_treasure")
    t.match.state.spells_out = 15
    t.play("A send troll", "A send witch", "A send ghost", "B done")
    adviser = Tactician()
    advised = adviser.advise(t.match, 0)
    other = next(option for option in t.ask.options if option is not advised)
    t.play(f"A {other.text}")
    battle = FoughtBattle(t.match.stretch()[0], 0)
    begun, options = battle.choices([other])
    way = battle.best_way(begun)
    assert way[: len(begun)] == begun
    assert adviser.advise(t.match, 0) is options[way[len(begun)] if len(way) > len(begun) else 0]


def test_whoever_takes_back_is_shown_the_first_way_again() -> None:
    """Other commitments and another blow are answered, and do not spoil what is advised without them."""
    chance = seeded("taken back")
    for _ in range(4):
        t = combat(some_side(chance, 2, 3), cards=CARDS)
        adviser = Tactician()
        first = adviser.advise(t.match, 0)
        for option in t.ask.options:
            other = t.match.fork()
            other.answer(option)
            if other.ask is not None and other.waiting() == [0]:
                adviser.advise(other, 0)
        assert adviser.advise(t.match, 0) is first
        while t.asked() == ("A", "plan.commit"):
            advise(t, adviser)
        t.play("B done")
        if t.ask.seat or len(t.ask.options) == 1 or t.ask.kind[:4] == "plan":
            continue
        first = adviser.advise(t.match, 0)
        for option in t.ask.options:
            other = t.match.fork()
            other.answer(option)
            if other.ask is not None and other.ask.seat == 0:
                adviser.advise(other, 0)
        assert adviser.advise(t.match, 0) is first


def test_advice_does_not_depend_on_what_was_asked_before() -> None:
    chance = seeded("asked before")
    experienced = Tactician()
    for _ in range(6):
        side = some_side(chance)
        said: list[list[str]] = []
        for adviser in (experienced, Tactician()):
            t = combat(side, cards=CARDS)
            plan_and_fight(t, adviser)
            said.append(t.told())
        assert said[0] == said[1]


def test_it_is_as_good_as_counting_far_more() -> None:
    """The same combats: what the tactician brings home, and what the adviser with thousands of battles does."""
    brought = [0.0, 0.0]
    for number in range(10):
        for place, adviser in enumerate((Adviser(), Tactician())):
            t = combat(some_side(seeded(f"as good {number}"), 2, 3), cards=CARDS)
            solver = Solver(t.match.state, 0, worth_in(t.match.state))
            while t.match.state.in_combat() and t.match.state.year == 1 and t.dungeon("A").fights:
                plan_and_fight(t, adviser)
                if t.asked() == ("B", "plan.commit"):
                    t.play("B done")
            brought[place] += solver.potential(t.dungeon("A"))
    assert brought[1] >= brought[0] - 2.0


def test_outside_combat_it_says_nothing() -> None:
    assert Tactician().advise(table(phase="orders").match, 0) is None


def test_counting_gives_up_at_its_limit() -> None:
    s = arrange(A=some_side(seeded("limit"), 3, 3), phase="plan", season="autumn", combat_round=1)
    solver = Solver(s, 0, worth_in(s), 20)
    with pytest.raises(TooBigError):
        solver.choose(solver.start(s, 0))
    assert solver.battles == 21
