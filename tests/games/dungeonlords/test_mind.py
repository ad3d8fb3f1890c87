"""What the bots know of Dungeon Lords: the strategy note's positions, and games that come to an end."""

import pytest

from podziemia.bots import Bot, Budget, make_bot, think
from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.bots.adviser import Adviser
from podziemia.games.dungeonlords.bots.lord import ENOUGH, ENOUGH_FOR_ORDERS
from podziemia.games.dungeonlords.bots.tactician import PATIENTLY, Tactician
from podziemia.games.dungeonlords.data.cards import ACTIONS
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from tests.games.dungeonlords.table import DungeonTable, combat, has, table

GREEDY = "greedy"


def answers(t: DungeonTable, letter: str = "A", bot: str = GREEDY) -> list[str]:
    """What three bots of different seeds say to the present question."""
    seat = SEAT_LETTERS.index(letter)
    return [make_bot(bot, GAME, f"seed {i}").choose(t.match, seat).text for i in range(3)]


def mostly(found: list[str], *right: str) -> bool:
    return len([text for text in found if text in right]) >= 2


def test_a_dead_slot_is_avoided() -> None:
    """Alone on slot I food costs a gold, and there is none before mining."""
    away = "get_food build_room"
    t = table(
        A=has(gold=0, inaccessible="buy_traps build_room"),
        B=has(inaccessible=away),
        C=has(inaccessible=away),
        D=has(inaccessible=away),
        phase="orders",
        season="spring",
        waiting="thief_y1_a cleric_y1_b wizard_y1_b fighter_y1_d",
        event="payday",
    )
    assert len([text for text in answers(t) if "get_food" not in text]) >= 2


def test_gold_before_taxes() -> None:
    away = "hire_monster build_room"
    t = table(
        A=has(gold=1, imps=4, tiles="2,0 2,1 2,2 2,3 1,3 3,3 0,3 4,3", inaccessible=away),
        B=has(inaccessible=away),
        C=has(inaccessible=away),
        D=has(inaccessible=away),
        phase="orders",
        season="summer",
        waiting="thief_y1_a cleric_y1_b wizard_y1_b fighter_y1_d",
        event="taxes",
    )
    assert len([text for text in answers(t) if "mine_gold" in text]) >= 2


def test_whom_to_pay() -> None:
    """Three food pay the troll and the witch; the goblin may go."""
    t = table(
        A=has(lair="troll goblin witch", food=3, evil=6, party="fighter_y1_d cleric_y1_d"),
        B=has(evil=4, party="fighter_y1_c thief_y1_c"),
        phase="event",
        season="autumn",
        event="payday",
    )
    bot = make_bot(GREEDY, GAME, "payday")
    while not t.match.over and t.asked() == ("A", "payday"):
        t.play(f"A {bot.choose(t.match, 0).text}")
    assert "monster_paid A troll" in t.told()
    assert "monster_paid A witch" in t.told()
    assert "monster_left A goblin" in t.told()


def test_mind_the_paladin() -> None:
    t = table(
        A=has(evil=9, lair="slime", food=1, party="fighter_y1_b thief_y1_b"),
        B=has(evil=6, party="fighter_y1_c thief_y1_c"),
        slots={"hire_monster": "A--"},
        monsters="vampire goblin",
        season="autumn",
        waiting="thief_y1_a cleric_y1_b wizard_y1_b",
        event="taxes",
    )
    assert mostly(answers(t), "hire goblin", "decline")
    assert not mostly(answers(t), "hire vampire")


def test_a_safe_place_for_a_room() -> None:
    t = table(A=has(tiles="2,0 2,1 2,2 1,2 3,2", gold=0), slots={"build_room": "A--"}, rooms="printing_press")
    t.play("A build printing_press")
    assert mostly(answers(t), "place cell-1-2", "place cell-3-2")


def test_take_back_what_is_needed() -> None:
    t = table(
        A=has(
            gold=1,
            tiles="2,0 2,1 2,2 2,3 1,3 3,3 0,3",
            orders="mine_gold get_food dig_tunnels",
            turned_away="get_food",
            food=3,
        ),
        phase="production",
        season="spring",
        waiting="thief_y1_a cleric_y1_b wizard_y1_b",
        event="payday",
    )
    t.match.state.event_tiles = [0, 1, 2]
    assert mostly(answers(t), "retrieve mine_gold")


def test_combats_are_planned_by_the_solver() -> None:
    side = has(party="fighter_y1_d thief_y1_a cleric_y1_a", traps="pendulum", lair="troll witch ghost", gold=1, food=1,
               tiles="hatchery@2,0 2,1 2,2")  # fmt: skip
    t = combat(side, cards="detect_evil fireball suggestion detect_treasure")
    t.match.state.spells_out = 15
    adviser = Adviser()
    while t.ask.seat == 0:
        option = adviser.advise(t.match, 0)
        assert option is not None
        t.play(f"A {option.text}")
    t.play("B done")
    while not t.match.over and t.ask.seat == 0 and t.dungeon("A").fights:
        option = adviser.advise(t.match, 0)
        assert option is not None
        t.play(f"A {option.text}")
    t.finds(A=has(prison="fighter_y1_d thief_y1_a cleric_y1_a", conquered=0))


def test_experts_count_combats_further() -> None:
    """The first answer of a plan that greedy only guesses."""
    side = has(party="fighter_y1_d thief_y1_a cleric_y1_a", traps="pendulum", lair="troll witch", gold=1, food=1,
               tiles="hatchery@2,0 2,1 2,2")  # fmt: skip
    t = combat(side, cards="detect_evil fireball suggestion detect_treasure", round=2)
    t.match.state.spells_out = 1
    expert = make_bot("expert", GAME, "x")
    counted = Tactician(PATIENTLY)
    assert counted.solution_for(t.match.state, 0).exact
    assert not Tactician().solution_for(t.match.state, 0).exact
    assert expert.choose(t.match, 0) is counted.advise(t.match, 0)


def test_experts_stop_when_enough_has_been_seen() -> None:
    """Which of these three orders is kept makes hardly a difference, and could be looked at for ever."""
    match = new_match(GAME, 4, "choose90:0")
    verdict = think(match, 0, Budget(iterations=100_000), seeded("x"), mind=GAME.tempers["patient"])

    assert match.ask_of(0).kind == "orders.keep"
    assert verdict.iterations == ENOUGH


def test_experts_look_at_orders_longer_and_never_at_one_alone() -> None:
    t = table(phase="orders")
    patient = GAME.tempers["patient"]

    assert patient.enough(t.match.ask_of(0)) == ENOUGH_FOR_ORDERS > ENOUGH
    assert patient.eager(t.match.ask_of(0))


def test_the_adviser_keeps_out_of_building() -> None:
    t = table(phase="orders")
    assert Adviser().advise(t.match, 0) is None


def test_advice_does_not_depend_on_what_the_seat_cannot_know() -> None:
    """Another deal of the unknown cards, the same advice."""
    t = combat(has(party="fighter_y1_d wizard_y1_b", lair="troll", traps="pendulum"), round=3)
    said = set()
    for number in range(4):
        world = t.match.fork()
        GAME.redeal(world.state, 0, seeded(f"deal {number}"))
        option = Adviser().advise(world, 0)
        assert option is not None
        said.add(option.text)
    assert len(said) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_has_priors_and_every_position_a_worth(seats: int) -> None:
    match = new_match(GAME, seats, "priors")
    chance = seeded("priors")
    clock = 0
    while not match.over:
        seat = match.waiting()[0]
        ask = match.ask_of(seat)
        assert len(GAME.mind.priors(match.state, ask)) == len(ask.options)
        assert len(GAME.mind.points(match.state)) == seats
        assert GAME.mind.calm(match.state) >= clock
        clock = GAME.mind.calm(match.state)
        match.answer(chance.pick(ask.options), seat)
    assert GAME.handmade_mind().points(match.state) == [float(score.total) for score in GAME.scores(match.state)]


def food_before_the_rest(food: int) -> float:
    """By how much the best orders with food look better at first sight than the best without."""
    t = table(A=has(food=food, gold=3, lair="troll witch"), phase="orders", season="winter")
    ask = t.match.ask_of(0)
    values: dict[bool, list[float]] = {True: [], False: []}
    for option, prior in zip(ask.options, GAME.mind.priors(t.match.state, ask), strict=True):
        values["get_food" in option.thing].append(prior)
    return max(values[True]) - max(values[False])


def test_the_first_sight_of_orders_prefers_what_is_missing() -> None:
    assert food_before_the_rest(0) > food_before_the_rest(6) + 0.2
    t = table(A=has(food=0, gold=3, lair="troll witch"), phase="orders", season="winter")
    assert "get_food" in make_bot(GREEDY, GAME, "hungry").choose(t.match, 0).thing
    assert len(ACTIONS) == 8


def test_a_greedy_bot_beats_a_random_one() -> None:
    match = new_match(GAME, 2, "beats", {"rules": "first-game"})
    bots: list[Bot] = [make_bot(GREEDY, GAME, "g"), make_bot("random", GAME, "r")]
    while not match.over:
        seat = match.waiting()[0]
        match.play(seat, bots[seat].choose(match, seat).text)
    assert GAME.places(match.state) == [1, 2]
