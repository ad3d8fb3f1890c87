"""The course of Dungeon Lords: a year of building with Master Clank, what counts in the end, and a first game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    ENTRANCE,
    HERO_IDS,
    MINE_GOLD,
    NEIGHBOURS,
    NOTHING,
    PRINTING_PRESS,
    WINTER,
)
from podziemia.games.dungeonlords.rules.scene import Scene, Side, arrange
from podziemia.games.dungeonlords.rules.scoring import scores
from podziemia.games.dungeonlords.rules.setup import set_up
from podziemia.games.dungeonlords.rules.state import Dungeon, DungeonState
from podziemia.games.dungeonlords.rules.turn import CARRY_OUT, EVENT
from podziemia.kernel.ask import Ask
from podziemia.kernel.facets.course import STOP, Answers, Exercise, Goal, Line, Slip
from podziemia.kernel.facets.school import PUPIL, PUPPET
from podziemia.kernel.rng import Rng, seeded

Fact = Callable[[DungeonState], bool]

FOUR: Final = (PUPIL, PUPPET, PUPPET, PUPPET)
FIRST_DEAL: Final = "the first game of Dungeon Lords"
FULL_LARDER: Final = 6
SUMMER: Final = 2
HABITS: Final[Answers] = {
    "act.get_food": ("act",),
    "act.improve_reputation": ("act",),
    "act.recruit_imps": ("act",),
    "act.buy_traps": ("act",),
    "spy": ("spy",),
    "dig": ("done", "dig"),
    "mine": ("mine 2", "mine 1"),
    "retrieve": ("retrieve",),
    "taxes": ("pay-gold",),
}
"""What the neighbours do when they are asked: what they came for, and no more."""


def neighbour(orders: str = "", hires: str = "") -> Answers:
    """A puppet who gives these orders."""
    return {**HABITS, "orders.choose": (f"orders {orders}",), "hire": (f"hire {hires}",)}


QUIET_NEIGHBOURS: Final = {"B": neighbour(), "C": neighbour(), "D": neighbour()}
BUSY: Final = Side(orders="get_food dig_tunnels mine_gold")
"""A neighbour whose minions have been and gone."""


# ---- facts ----


def own(s: DungeonState) -> Dungeon:
    return s.dungeons[0]


def after(*kinds: str) -> Callable[[DungeonState, Ask | None], bool]:
    """The lesson ends when orders are being carried out and something else is asked than this."""
    return lambda s, ask: s.phase >= CARRY_OUT and ask is not None and ask.kind not in kinds


def after_orders(s: DungeonState, ask: Ask | None) -> bool:
    return s.phase > CARRY_OUT or s.season > WINTER


def after_taxes(s: DungeonState, ask: Ask | None) -> bool:
    """The first player has paid, or not."""
    return s.phase > EVENT or (s.phase == EVENT and s.place > 0)


def after_arrival(s: DungeonState, ask: Ask | None) -> bool:
    return len(own(s).party) > 0


def after_retrieving(s: DungeonState, ask: Ask | None) -> bool:
    return not own(s).orders


def has_full_larder(s: DungeonState) -> bool:
    return own(s).food >= FULL_LARDER


def came_third(s: DungeonState) -> bool:
    """The minion of the third slot is asked."""
    return s.place == len(s.slots[0])


def has_room(s: DungeonState) -> bool:
    return len(own(s).open_rooms()) > 0


def has_gold(s: DungeonState) -> bool:
    return own(s).gold > 0


def no_red_ink(s: DungeonState) -> bool:
    return after_taxes(s, None) and not own(s).red


def has_red_ink(s: DungeonState) -> bool:
    return own(s).red > 0


def is_digging(s: DungeonState) -> bool:
    return s.place <= MINE_GOLD * len(s.slots[0])


def has_dug(s: DungeonState) -> bool:
    return own(s).busy > 0


def can_pay_tax(s: DungeonState) -> bool:
    return own(s).gold * 2 >= own(s).tile_count()


def can_mine_three(s: DungeonState) -> bool:
    return own(s).free_imps() > 2


def tiles_without_debt(s: DungeonState) -> int:
    """A tile counts one, a red mark takes three away."""
    return own(s).tile_count() - 3 * own(s).red


def has_hired(s: DungeonState) -> bool:
    return len(own(s).lair) > 0


def is_at_gate(hero: str) -> Fact:
    return lambda s: HERO_IDS.index(hero) in [adventurer.id for adventurer in own(s).party]


def has_press(s: DungeonState) -> bool:
    return PRINTING_PRESS in own(s).tiles


def steps_to_press(s: DungeonState) -> int:
    """How many steps the heroes have from the gate to the Printing Press."""
    if not has_press(s):
        return 0
    steps, ring, seen = 0, [ENTRANCE], {ENTRANCE}
    while PRINTING_PRESS not in [own(s).tiles[cell] for cell in ring]:
        steps += 1
        ring = [
            near for cell in ring for near in NEIGHBOURS[cell] if own(s).tiles[near] != NOTHING and near not in seen
        ]
        seen.update(ring)
    return steps


def has_pickaxe(s: DungeonState) -> bool:
    return after_retrieving(s, None) and MINE_GOLD in own(s).hand


def is_in_prison(hero: str) -> Fact:
    return lambda s: HERO_IDS.index(hero) in own(s).prison


def total(s: DungeonState) -> int:
    return scores(s)[0].total


def orders_with(action: str) -> Callable[[str], bool]:
    return lambda text: text.startswith("orders ") and action in text


def orders_first(action: str) -> Callable[[str], bool]:
    return lambda text: text.startswith(f"orders {action}>")


def orders_without(action: str) -> Callable[[str], bool]:
    return lambda text: text.startswith("orders ") and action not in text


def is_meagre(text: str) -> bool:
    return text in ("mine 1", "mine 2", "decline")


# ---- the exercises ----

BUILDING: Final[list[Exercise[DungeonState]]] = [
    Exercise(
        "dun-1",
        scene=Scene(
            (
                Side(gold=2, out_of_reach="hire_monster build_room"),
                Side(out_of_reach="hire_monster build_room"),
                Side(out_of_reach="hire_monster build_room"),
                Side(out_of_reach="hire_monster build_room"),
            )
        ),
        seats=FOUR,
        puppets={
            "B": neighbour("get_food>dig_tunnels>mine_gold"),
            "C": neighbour("get_food>improve_reputation>recruit_imps"),
            "D": neighbour("dig_tunnels>buy_traps>improve_reputation"),
        },
        lines=[Line("1", "2", at="orders.choose", point="get_food"), Line("3", at="act.get_food", when=came_third)],
        stop=after("act.get_food"),
        goals=[Goal("1", has_full_larder)],
        slips=[
            Slip("1", orders_first("get_food")),
            Slip("2", orders_without("get_food")),
            Slip("3", "decline", when=came_third),
        ],
        model=("orders dig_tunnels>get_food>mine_gold", "act get_food"),
    ),
    Exercise(
        "dun-2",
        scene=Scene(
            (
                Side(gold=0, food=2, out_of_reach="dig_tunnels improve_reputation"),
                Side(out_of_reach="get_food hire_monster"),
                Side(out_of_reach="get_food buy_traps"),
                Side(out_of_reach="get_food mine_gold"),
            ),
            monsters="goblin troll ghost",
            rooms="hatchery mint",
        ),
        seats=FOUR,
        puppets={
            "B": neighbour("dig_tunnels>improve_reputation>recruit_imps"),
            "C": neighbour("improve_reputation>dig_tunnels>hire_monster", hires="ghost"),
            "D": neighbour("dig_tunnels>recruit_imps>build_room"),
        },
        lines=[Line("1", "2", at="orders.choose"), Line("3", at="mine")],
        stop=after_orders,
        goals=[Goal("1", has_hired), Goal("2", has_room), Goal("3", has_gold)],
        slips=[
            Slip("1", orders_with("get_food")),
            Slip("2", orders_first("hire_monster")),
            Slip("3", orders_without("mine_gold")),
            Slip("4", orders_without("hire_monster")),
            Slip("5", orders_without("build_room")),
            Slip("6", "decline"),
        ],
        model=(
            "orders mine_gold>hire_monster>build_room",
            "mine 2",
            "hire goblin",
            "build mint",
        ),
    ),
    Exercise(
        "dun-3",
        scene=Scene(
            (
                Side(
                    gold=1,
                    imps=4,
                    tiles="2-0 2-1 2-2 2-3 1-3 3-3",
                    orders="mine_gold dig_tunnels improve_reputation",
                ),
                Side(tiles="2-0 2-1 2-2 2-3", orders="dig_tunnels get_food improve_reputation"),
                Side(orders="mine_gold get_food improve_reputation"),
                Side(orders="get_food buy_traps recruit_imps"),
            ),
            season="spring",
            acting="dig_tunnels",
            slots={"dig_tunnels": "-A-", "mine_gold": "CA-", "recruit_imps": "D--", "buy_traps": "D--"},
            events="taxes payday special_event",
            at_gate="thief_y1_a cleric_y1_b wizard_y1_c fighter_y1_d",
        ),
        seats=FOUR,
        puppets=QUIET_NEIGHBOURS,
        lines=[Line("1", at="dig"), Line("2", at="mine"), Line("3", at="taxes")],
        stop=after_taxes,
        goals=[Goal("1", no_red_ink)],
        slips=[
            Slip("1", "dig", when=has_dug),
            Slip("2", "decline", when=is_digging),
            Slip("3", is_meagre, when=can_mine_three),
            Slip("4", "pay-gold", when=can_pay_tax, then=has_red_ink),
        ],
        model=("dig cell-0-3", "done", "mine 3", "pay-gold 4"),
        worth=tiles_without_debt,
        best=7,
    ),
    Exercise(
        "dun-4",
        scene=Scene(
            (
                Side(food=2, evil=5, orders="mine_gold dig_tunnels hire_monster"),
                Side(evil=6, orders=BUSY.orders),
                Side(evil=6, orders=BUSY.orders),
                Side(evil=7, orders=BUSY.orders),
            ),
            season="spring",
            acting="hire_monster",
            slots={"hire_monster": "A--"},
            monsters="vampire goblin slime",
            events="special_event payday taxes",
            special="academy_open_day",
            at_gate="thief_y1_a cleric_y1_b wizard_y1_c fighter_y1_d",
        ),
        seats=FOUR,
        puppets=QUIET_NEIGHBOURS,
        lines=[Line("1", at="hire"), Line("2", at=STOP)],
        stop=after_arrival,
        goals=[Goal("1", has_hired), Goal("2", is_at_gate("thief_y1_a"))],
        slips=[Slip("1", "hire vampire"), Slip("2", "decline")],
        model=("hire goblin",),
    ),
    Exercise(
        "dun-5",
        scene=Scene(
            (
                Side(tiles="2-0 2-1 2-2 1-2 3-2", orders="mine_gold dig_tunnels build_room"),
                BUSY,
                BUSY,
                BUSY,
            ),
            season="spring",
            acting="build_room",
            slots={"build_room": "A--"},
            rooms="printing_press hatchery",
            at_gate="thief_y1_a cleric_y1_b wizard_y1_c fighter_y1_d",
        ),
        seats=FOUR,
        puppets=QUIET_NEIGHBOURS,
        lines=[Line("1", at="build", point="printing_press"), Line("2", at="build.place")],
        stop=after("build", "build.place"),
        goals=[Goal("1", has_press)],
        slips=[
            Slip("1", "place cell-2-1"),
            Slip("2", "place cell-2-2"),
            Slip("3", "build hatchery"),
            Slip("4", "decline"),
        ],
        model=("build printing_press", "place cell-1-2"),
        worth=steps_to_press,
        best=3,
    ),
    Exercise(
        "dun-6",
        scene=Scene(
            (
                Side(
                    gold=1,
                    tiles="2-0 2-1 2-2 0-2 1-2 3-2 4-2",
                    orders="mine_gold get_food dig_tunnels",
                    turned_away="get_food",
                ),
                BUSY,
                BUSY,
                BUSY,
            ),
            season="spring",
            retrieving=True,
            events="payday taxes special_event",
            at_gate="thief_y1_a cleric_y1_b wizard_y1_c fighter_y1_d",
        ),
        seats=FOUR,
        puppets=QUIET_NEIGHBOURS,
        lines=[Line("1", "2", at="retrieve")],
        stop=after_retrieving,
        goals=[Goal("1", has_pickaxe)],
        slips=[Slip("1", "retrieve get_food")],
        model=("retrieve mine_gold",),
        minutes=1,
    ),
]
COUNTING: Final[Exercise[DungeonState]] = Exercise(
    "dun-7",
    scene=Scene(
        (
            Side(
                tiles="x2-0 x2-1 x2-2 mint@1-2 3-2 3-3",
                lair="goblin",
                prison="thief_y1_a wizard_y1_a",
                party="fighter_y2_a:3 cleric_y2_a",
            ),
            Side(),
            Side(),
            Side(),
        ),
        season="autumn",
        year=2,
        combat_round=4,
        city="jailbreak locate_hoard regeneration stone_skin",
    ),
    seats=FOUR,
    lines=[Line("1", at="plan.tile"), Line("2", at="plan.commit"), Line("3", at=STOP)],
    goals=[Goal("1", is_in_prison("fighter_y2_a"))],
    slips=[Slip("1", "tile cell-1-2"), Slip("2", "done", when=has_hired)],
    model=("tile cell-3-2", "send goblin"),
    worth=total,
    best=14,
)
EXERCISES: Final = [*BUILDING, COUNTING]


# ---- the first game ----


def first_year(s: DungeonState) -> bool:
    return s.year == 1


def first_winter(s: DungeonState) -> bool:
    return first_year(s) and s.season == WINTER


def second_year(s: DungeonState) -> bool:
    return s.year > 1


def titles_near(s: DungeonState) -> bool:
    return second_year(s) and s.season >= SUMMER


def margin(s: DungeonState) -> int:
    """Not less than the best of the others: the game is won, or shared."""
    totals = [score.total for score in scores(s)]
    return totals[0] - max(totals[1:])


FIRST_GAME: Final[Exercise[DungeonState]] = Exercise(
    "first-game",
    seats=(PUPIL, "easy", "easy", "easy"),
    lines=[
        Line("orders", at="orders.choose", when=first_winter),
        Line("locked", at="orders.choose", when=first_year),
        Line("titles", at="orders.choose", when=titles_near),
        Line("year-two", at="orders.choose", when=second_year),
        Line("food", at="act.get_food"),
        Line("reputation", at="act.improve_reputation"),
        Line("imps", at="act.recruit_imps"),
        Line("traps", at="act.buy_traps"),
        Line("spy", at="spy"),
        Line("dig", at="dig"),
        Line("mine", at="mine"),
        Line("hire", at="hire"),
        Line("build", at="build"),
        Line("place", at="build.place"),
        Line("produce", at="produce"),
        Line("retrieve", at="retrieve"),
        Line("payday", at="payday"),
        Line("taxes", at="taxes"),
        Line("tile", at="plan.tile"),
        Line("plan", at="plan.commit"),
        Line("attack", at="battle.attack"),
        Line("target", at="battle.target"),
        Line("over", at=STOP),
    ],
    worth=margin,
    minutes=90,
    whole=True,
)


def open_lesson(lesson: Exercise[DungeonState], seats: int, rng: Rng) -> DungeonState:
    """The position of an exercise; the first game has simpler rules (DUN-21) and a deal of its own."""
    lesson.check_seats(seats)
    if lesson.whole:
        return set_up(seats, lesson.pupil, True, seeded(FIRST_DEAL))
    scene: Scene = lesson.scene
    return arrange(scene, rng)
