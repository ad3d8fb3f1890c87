"""The neutral minion of two players, and what first sight remembers of orders."""

from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.bots import neutral, priors
from podziemia.games.dungeonlords.bots.lord import LordMind
from podziemia.games.dungeonlords.data.cards import ACTIONS
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from tests.games.dungeonlords.table import DungeonTable, has, table

MIND = LordMind()


def best(t: DungeonTable, seat: int = 0) -> str:
    """What first sight would order."""
    ask = t.match.ask_of(seat)
    values = MIND.priors(t.match.state, ask)
    return ask.options[values.index(max(values))].text


def test_what_is_remembered_of_orders_is_what_would_be_worked_out_anew() -> None:
    match = new_match(GAME, 3, "remembered")
    chance = seeded("remembered")
    seen = 0
    while not match.over and seen < 24:
        seat = match.waiting()[0]
        ask = match.ask_of(seat)
        if ask.kind == "orders.choose":
            seen += 1
            for world in (match, match.redealt(seat, seeded(f"world {seen}"))):
                for _ in range(2):
                    kept = priors.order_priors(world.state, ask)
                    assert kept == priors.order_values(world.state, seat, ask.options)
        match.answer(chance.pick(ask.options), seat)
    assert seen == 24


def test_what_orders_depend_on_is_not_mixed_up() -> None:
    """One thing more or less, and memory must not answer with what it knows of the other."""
    plain = has(food=2, gold=2)
    others = [
        has(food=0, gold=2), has(food=2, gold=0), has(food=2, gold=2, imps=1), has(food=2, gold=2, evil=9),
        has(food=2, gold=2, lair="troll troll"), has(food=2, gold=2, traps="pendulum pendulum pendulum trap_door"),
        has(food=2, gold=2, tiles="2,0 2,1 2,2 2,3 1,3 3,3 0,3 4,3"),
        has(food=2, gold=2, inaccessible="get_food build_room"),
    ]  # fmt: skip
    for other in others:
        for side in (plain, other):
            t = table(A=side, phase="orders", season="spring", monsters="troll witch", rooms="mint")
            ask = t.match.ask_of(0)
            assert priors.order_priors(t.match.state, ask) == priors.order_values(t.match.state, 0, ask.options)


# ---- the neutral minion of two players ----


def commanded(t: DungeonTable, mine: str, deck: str) -> str:
    """What A tells his neutral minion after these orders."""
    t.match.state.neutrals[0].deck = [ACTIONS.index(action) for action in deck.split()]
    t.play(f"A orders {mine.replace(' ', '>')}", f"B {best(t, 1)}")
    assert t.match.ask_of(0).kind == "orders.neutral"
    answer = MIND.knows(t.match, 0)
    assert answer is not None
    return answer.text


AWAY = "hire_monster build_room"
ELSEWHERE = ["buy_traps mine_gold", "buy_traps mine_gold"]


def test_the_minion_makes_room_on_a_better_slot() -> None:
    """Behind a neutral minion A gets two imps for his order and not one."""
    t = table(
        A=has(inaccessible=AWAY), B=has(inaccessible="recruit_imps build_room"), phase="orders", neutrals=ELSEWHERE
    )
    mine = "get_food recruit_imps dig_tunnels"
    assert commanded(t, mine, "recruit_imps hire_monster build_room") == "command recruit_imps"


def test_the_minion_does_not_help_the_other() -> None:
    """B is likely to recruit, and would get two imps; nobody can have ordered to hire."""
    t = table(A=has(inaccessible=AWAY), B=has(inaccessible=AWAY, imps=1), phase="orders", neutrals=ELSEWHERE)
    likely = {ACTIONS[action] for orders, _ in neutral.likely_orders(t.match.state, 1) for action in orders}
    assert "recruit_imps" in likely
    mine = "get_food improve_reputation dig_tunnels"
    assert commanded(t, mine, "recruit_imps hire_monster") == "command hire_monster"


def test_the_minion_takes_the_last_slot_from_the_other() -> None:
    """A neutral minion stands on slot II of food already: behind one more there is room for one, and A comes first."""
    food, both = ["get_food mine_gold", "buy_traps mine_gold"], "improve_reputation build_room"
    t = table(A=has(inaccessible=both, food=0), B=has(inaccessible=both, food=0), phase="orders", neutrals=food)
    assert commanded(t, "get_food dig_tunnels mine_gold", "get_food hire_monster") == "command get_food"


def test_the_command_does_not_depend_on_orders_that_lie_face_down() -> None:
    said = set()
    for theirs in (
        "get_food dig_tunnels mine_gold",
        "recruit_imps buy_traps get_food",
        "dig_tunnels get_food buy_traps",
    ):
        t = table(A=has(inaccessible=AWAY), B=has(inaccessible=AWAY), phase="orders", neutrals=ELSEWHERE)
        t.play("A orders get_food>improve_reputation>dig_tunnels", f"B orders {theirs.replace(' ', '>')}")
        answer = MIND.knows(t.match, 0)
        assert answer is not None
        said.add(answer.text)
    assert len(said) == 1
