"""The solver: lessons, the strategy note's positions, and that its word holds when the rules play its plan."""

import pytest

from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.bots.adviser import Adviser
from podziemia.games.dungeonlords.bots.solver import BARE, Plan, Solution, Solver, solve
from podziemia.games.dungeonlords.data.cards import HERO_IDS, MONSTER_IDS, TRAP_IDS
from podziemia.games.dungeonlords.data.lessons import LESSON_IDS
from podziemia.games.dungeonlords.rules.state import DungeonState
from podziemia.games.dungeonlords.show.lessons import best_line
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from tests.games.dungeonlords.table import DungeonTable, Side, arrange, combat, fight, has
from tests.support import example, rule

BEST = {"training_1": 1, "training_2": 1, "training_3": 1, "training_4": 1, "training_1_room": 0}


def named(plan: Plan | None) -> str:
    assert plan is not None
    return " ".join([TRAP_IDS[trap] for trap in plan.traps] + sorted([MONSTER_IDS[kind] for kind in plan.units]))


def known(side: Side, cards: str, year: int = 1) -> DungeonState:
    """A alone plans the first round and knows all four cards."""
    s = arrange(A=side, phase="plan", season="autumn", year=year, combat_round=1, city=cards)
    s.spells_out = 15
    return s


@rule("DUN-22.03", "DUN-22.01", "DUN-22.02")
@pytest.mark.parametrize("lesson", LESSON_IDS)
def test_the_best_result_of_each_lesson(lesson: str) -> None:
    match = new_match(GAME, 1, "lesson", {"school": lesson})
    plans, conquered = best_line(match.state)
    assert conquered == BEST[lesson]
    assert plans


@rule("DUN-22.01")
@pytest.mark.parametrize("lesson", LESSON_IDS)
def test_an_advised_pupil_reaches_it_at_the_table(lesson: str) -> None:
    match = new_match(GAME, 1, "lesson", {"school": lesson})
    adviser = Adviser()
    while not match.over:
        option = adviser.advise(match, 0)
        assert option is not None
        match.answer(option, 0)
    dungeon = match.state.dungeons[0]
    assert dungeon.conquered.bit_count() == BEST[lesson]
    assert len(dungeon.prison) == 3


def first_plans(s: DungeonState) -> dict[str, float]:
    """The exact value of every first plan."""
    solver = Solver(s, 0, BARE, limit=200_000)
    position = solver.start(s, 0)
    cards = solver.cards(position)
    return {
        named(plan): solver.value_of_plan(position, plan, cards, -100.0, 6.0) for plan in solver.plans(position.dungeon)
    }


def test_one_big_fight_in_the_room() -> None:
    side = has(
        tiles="hatchery@2,0 2,1 2,2",
        party="fighter_y1_d thief_y1_a cleric_y1_a",
        traps="pendulum",
        lair="troll witch ghost",
        gold=1,
        food=1,
    )
    s = known(side, "detect_evil fireball suggestion detect_treasure")
    solution = solve(s, 0, BARE)
    assert (solution.value, solution.exact, named(solution.plan)) == (6.0, True, "pendulum ghost troll witch")
    others = [value for plan, value in first_plans(s).items() if plan != "pendulum ghost troll witch"]
    assert max(others) <= 4.0


def test_the_demon_first_and_the_golem_stays() -> None:
    side = has(party="fighter_y2_b cleric_y2_b thief_y2_b", traps="trap_door", lair="golem demon")
    s = known(side, "jailbreak locate_hoard regeneration create_food", year=2)
    values = first_plans(s)
    assert [plan for plan, value in values.items() if value == 6.0] == ["demon"]
    assert max(value for plan, value in values.items() if plan != "demon") == 4.0


def test_hold_with_a_slime() -> None:
    side = has(
        party="cleric_y1_c cleric_y1_b cleric_y1_d", traps="rolling_stone fire_wall", lair="slime slime", food=0, gold=0
    )
    s = known(side, "detect_evil suggestion word_of_peace aura_of_fear")
    values = first_plans(s)
    assert max(values.values()) == 4.0
    assert max(value for plan, value in values.items() if "slime" not in plan) == 2.0


def test_do_not_open_with_the_goblin() -> None:
    side = has(party="fighter_y1_a cleric_y1_b thief_y1_a", lair="ghost ghost goblin")
    s = known(side, "fireball detect_evil suggestion word_of_peace")
    values = first_plans(s)
    assert values["ghost ghost"] == values[""] == max(values.values()) == 4.0
    assert max(value for plan, value in values.items() if "goblin" in plan) <= 2.0


def test_an_unknown_card_is_a_mean_over_those_that_may_come() -> None:
    """One warrior with one hit point: he falls to any fatigue but that of Invisibility, which is one card in nine."""
    s = arrange(A=has(party="fighter_y1_a:2"), phase="plan", season="autumn", combat_round=4)
    solution = solve(s, 0, BARE)
    assert solution.exact
    assert solution.value == pytest.approx(8 / 9 * 2.0 - 1 / 9 * 2.0)


def test_a_spied_card_is_certain() -> None:
    s = arrange(A=has(party="fighter_y1_a:2", spied=8), phase="plan", season="autumn", combat_round=4)
    assert solve(s, 0, BARE).value == 2.0


def test_a_combat_too_big_is_answered_and_says_so() -> None:
    side = has(
        party="paladin_y2 fighter_y2_d wizard_y2_d cleric_y2_d",
        traps="rolling_stone pendulum fire_wall poisoned_dart",
        lair="witch vampire ghost ghost dragon slime",
        tiles="mint@2,0 2,1 2,2 1,1 3,1",
    )
    s = arrange(A=side, phase="plan", season="autumn", year=2, combat_round=1)
    solution = solve(s, 0, limit=500)
    assert isinstance(solution, Solution)
    assert not solution.exact
    assert solution.plan is not None


def test_the_solvers_word_holds_at_the_table() -> None:
    """What it promises with all cards known is what the rules bring when its plans are played."""
    chance = seeded("promises")
    for _ in range(12):
        party = " ".join([chance.pick(list(HERO_IDS[:12])) for _ in range(3)])
        lair = " ".join([chance.pick(list(MONSTER_IDS[:6])) for _ in range(2)])
        traps = " ".join([chance.pick(list(TRAP_IDS)) for _ in range(2)])
        t = combat(has(party=party, lair=lair, traps=traps), cards="fireball detect_evil suggestion detect_treasure")
        t.match.state.spells_out = 15
        promised = solve(t.match.state, 0, BARE)
        assert promised.exact
        while t.match.state.in_combat() and t.dungeon("A").fights and t.match.state.year == 1:
            play_a_round(t)
        dungeon = t.dungeon("A")
        brought = 2.0 * len(dungeon.prison) - 2.0 * dungeon.conquered.bit_count()
        assert brought == promised.value, (party, lair, traps)


def play_a_round(t: DungeonTable) -> None:
    """A follows the solver's plan and its way through the battle; B commits nothing."""
    s = t.match.state
    solver = Solver(s, 0, BARE)
    position = solver.start(s, 0)
    plan = solver.best(position).plan
    if plan is None:
        t.play("B done")
        return
    _, way = solver.best_way(position, plan, s.city[s.combat_round - 1], solver.upper_bound(position))
    commitments = [f"A set-trap {TRAP_IDS[trap]}" for trap in plan.traps]
    commitments += [f"A send {MONSTER_IDS[kind]}" for kind in plan.units]
    now = s.combat_round
    t.play(*commitments)
    if t.asked() == ("A", "plan.commit"):
        t.play("A done")
    if t.asked() == ("B", "plan.commit"):  # in the last round B has no tile left
        t.play("B done")
    while not t.match.over and t.ask.seat == 0 and s.combat_round == now and t.ask.kind != "plan.commit":
        choice = way.pop(0) if way and len(t.ask.options) > 1 else 0
        t.play(f"A {t.ask.options[choice].text}")


def test_real_positions_are_answered_soon() -> None:
    """No clock on the wall: the number of battles is bounded, and most positions need few."""
    needed: list[int] = []
    match = new_match(GAME, 4, "solver")
    chance = seeded("solver")
    while not match.over and len(needed) < 12:
        seat = match.waiting()[0]
        ask = match.ask_of(seat)
        dungeon = match.state.dungeons[seat]
        if ask.kind == "plan.commit" and not dungeon.plan_units and not dungeon.plan_traps:
            solver = Solver(match.state, seat, BARE)
            solver.best(solver.start(match.state, seat))
            needed.append(solver.battles)
        match.answer(chance.pick(ask.options), seat)
    assert sorted(needed)[len(needed) // 2] < 6000


@example("DUN-EX-R20")
@rule("DUN-22.02")
def test_the_preview_tells_the_room_lesson_step_by_step() -> None:
    match = new_match(GAME, 1, "lesson", {"school": "training_1_room"})
    nothing = GAME.foresight.preview(match.state, 0)
    assert [event.what for event in nothing[-1].events][-1] == "tile_conquered"
    for text in ("set-trap rolling_stone", "send troll", "send goblin"):
        match.play(0, text)
    steps = GAME.foresight.preview(match.state, 0)
    told = [[event.what for event in step.events] for step in steps]
    assert told[1][0] == "trap_sprung"
    assert "fatigue" in told[-1]
    assert told[-1][-1] == "combat_won"
    assert all(event.seat == 0 for step in steps for event in step.events)
    before = match.digest()
    assert match.fork().digest() == before


def test_the_preview_stops_at_an_unknown_card() -> None:
    t = combat(has(party="fighter_y1_d cleric_y1_a", lair="troll"))
    t.play("A send troll")
    steps = GAME.foresight.preview(t.match.state, 0)
    assert steps[-1].events[0].what == "card_unknown"
    assert any(step.events[0].what == "monster_attacks" for step in steps)
    t.match.state.dungeons[0].spied = 1
    assert any(event.what == "fatigue" for step in GAME.foresight.preview(t.match.state, 0) for event in step.events)


def test_a_party_held_up_is_foreseen_to_the_end_whatever_the_card() -> None:
    t = combat(has(party="fighter_y1_d", traps="trap_door"))
    t.play("A set-trap trap_door")
    assert GAME.foresight.preview(t.match.state, 0)[-1].events[0].what == "conquering_skipped"


def test_the_preview_does_not_go_beyond_a_spell_that_may_come() -> None:
    t = combat(has(party="fighter_y1_d wizard_y1_d", lair="troll", traps="pendulum"))
    t.play("A set-trap pendulum", "A send troll")
    steps = GAME.foresight.preview(t.match.state, 0)
    assert [step.events[0].what for step in steps[1:]] == ["trap_sprung", "card_unknown"]


def test_the_preview_knows_no_more_than_its_seat() -> None:
    t = combat(has(party="fighter_y1_d cleric_y1_a", lair="troll"), cards="detect_evil")
    other = combat(has(party="fighter_y1_d cleric_y1_a", lair="troll"), cards="invisibility")
    for match in (t, other):
        match.play("A send troll")
    told = [[[e.plain() for e in step.events] for step in GAME.foresight.preview(m.match.state, 0)] for m in (t, other)]
    assert told[0] == told[1]
    fight(t, "|")
