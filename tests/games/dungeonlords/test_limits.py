"""Both sides of every number in the building rounds: prices, hands that work, stacks that run out."""

from dataclasses import replace

import pytest

from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    HERO_IDS,
    HEROES,
    MONSTER_IDS,
    MONSTERS,
    ROOM_IDS,
    ROOMS,
    Monster,
)
from podziemia.games.dungeonlords.rules.adventurers import reveal_adventurers
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.rng import seeded
from tests.games.dungeonlords.table import DungeonTable, Side, arrange, cells, has, table
from tests.support import card, rule

# ---- set-up ----


@rule("DUN-2.02", "DUN-2.03", "DUN-2.07", "DUN-2.08", "DUN-1.02", "DUN-2.09")
def test_nothing_has_happened_yet() -> None:
    s = GAME.setup(2, GAME.check_settings({"first": "B"}), seeded("before"))
    assert (s.year, s.season, s.phase, s.place, s.combat_round, s.starter) == (1, 0, 0, 0, 0, 1)
    assert (s.spells_out, s.events_open, s.special_open, s.first_game, s.over) == (0, 0, False, False, False)
    assert s.slots == [[-1] * 3] * 8
    assert [s.offer_monsters, s.offer_rooms, s.waiting_heroes, s.next_heroes, s.used_traps] == [[]] * 5
    assert [(len(neutral.deck), len(neutral.inaccessible)) for neutral in s.neutrals] == [(5, 3)] * 2
    for dungeon in s.dungeons:
        assert [dungeon.busy, dungeon.trolls_busy, dungeon.conquered, dungeon.uses, dungeon.red] == [0] * 5
        assert (dungeon.turned_away, dungeon.spied, dungeon.plan_tile) == (0, 0, -1)
        assert (dungeon.fights, dungeon.done) == (False, False)
        assert [dungeon.down, dungeon.party, dungeon.hand, dungeon.orders, dungeon.plan_units] == [[]] * 5
    lesson = GAME.setup(1, GAME.check_settings({"school": "training_1"}), seeded("before"))
    assert (lesson.starter, lesson.first_game, lesson.year) == (0, False, 1)


@rule("DUN-2.10")
def test_the_lot_may_fall_on_anybody() -> None:
    settings = GAME.check_settings({})
    assert {GAME.setup(3, settings, seeded(f"lot {number}")).starter for number in range(20)} == {0, 1, 2}


# ---- a new round ----


def stacks(t: DungeonTable) -> list[list[int]]:
    s = t.match.state
    return [[len(stack) for stack in pile] for pile in (s.monster_stacks, s.room_stacks, s.adventurer_stacks)]


@rule("DUN-2.06", "DUN-4.01", "DUN-4.03", "DUN-19.03")
@pytest.mark.parametrize(("year", "left"), [(1, [[9, 12], [6, 8], [13, 16]]), (2, [[12, 9], [8, 6], [16, 13]])])
def test_a_round_draws_from_the_stacks_of_its_year(year: int, left: list[list[int]]) -> None:
    assert stacks(table(phase="new_round", year=year)) == left


@rule("DUN-4.02", "DUN-9.01", "DUN-21.02")
@pytest.mark.parametrize(("rules", "shown"), [("full", "rats"), ("first-game", None)])
def test_the_special_event_lies_open_with_its_tile_alone(rules: str, shown: str | None) -> None:
    def spring(event: str) -> DungeonTable:
        s = arrange(phase="new_round", season="winter", rules=rules)
        s.event_tiles = [2, 0, 1] if event == "special_event" else [0, 2, 1]
        s.special = [3, 4]
        return DungeonTable(GAME, s)

    t = spring("special_event")
    assert (t.sees()["events"], t.sees()["special"]) == (["special_event", None, None], shown)
    assert ("event_announced rats" in t.told()) is (shown == "rats")
    other = spring("payday")
    assert (other.sees()["events"], other.sees()["special"]) == (["payday", None, None], None)


@rule("DUN-4.01", "DUN-5.03")
def test_the_slots_are_free_again() -> None:
    s = arrange(A=has(), B=has(), C=has(), D=has(), phase="new_round", season="autumn")
    s.slots = [[0, 1, 2] for _ in ACTIONS]
    t = DungeonTable(GAME, s)
    t.finds(slots=dict.fromkeys(ACTIONS, "---"))


@rule("DUN-4.05", "DUN-4.04")
def test_alike_adventurers_are_exchanged_until_one_differs() -> None:
    s = arrange()
    twos = [HERO_IDS.index(hero) for hero in ("fighter_y1_b", "thief_y1_b", "cleric_y1_b", "wizard_y1_b")]
    stack = [HERO_IDS.index("fighter_y1_c"), HERO_IDS.index("thief_y1_a"), *twos]
    s.adventurer_stacks[0] = stack[:]
    reveal_adventurers(s)  # the third and the fourth of strength 2 go under the stack, then comes a 1
    assert s.next_heroes == [HERO_IDS.index("thief_y1_a"), twos[3], twos[2]]
    assert s.adventurer_stacks[0] == [twos[0], twos[1], stack[0]]


@rule("DUN-4.05")
def test_the_last_of_the_stack_may_be_the_one_that_differs() -> None:
    s = arrange()
    names = ("wizard_y1_d", "cleric_y1_b", "fighter_y1_b", "fighter_y1_c", "thief_y1_b")
    s.adventurer_stacks[0] = [HERO_IDS.index(hero) for hero in names]
    reveal_adventurers(s)
    assert [HEROES[hero].strength for hero in s.next_heroes] == [2, 2, 3]


@rule("DUN-23.01", "DUN-13.11", "DUN-14.05", "DUN-5.03")
@pytest.mark.parametrize(
    ("scene", "moves"),
    [
        (
            {"phase": "production", "A": has(orders="get_food dig_tunnels", turned_away="dig_tunnels")},
            "retrieve get_food",
        ),
        ({"phase": "plan", "combat_round": 1, "A": has(party="fighter_y1_d", traps="pendulum")}, "done"),
        ({"phase": "plan", "combat_round": 4, "year": 2, "A": has(party="fighter_y1_d", traps="pendulum")}, "done"),
    ],
)
def test_what_comes_to_light_cannot_be_taken_back(scene: dict[str, object], moves: str) -> None:
    """A new round, the card of a combat round, the end of the game; with four players no dice fall there."""
    t = table(B=has(), C=has(), D=has(), **scene)  # type: ignore[arg-type]
    before = (t.match.state.rng.draws, t.match.state.shown)
    t.play(*[f"A {move}" for move in moves.split(",")])
    assert (t.match.state.rng.draws, t.match.state.shown) > before


@rule("DUN-5.03", "DUN-23.01")
def test_orders_that_lie_open_cannot_be_taken_back() -> None:
    t = table(A=has(), B=has(), C=has(), D=has(), phase="orders")
    for letter in "ABC":
        t.play(f"{letter} orders get_food>dig_tunnels>mine_gold")
    before = t.match.state.shown
    t.play("D orders get_food>dig_tunnels>mine_gold")
    assert t.match.state.shown > before


# ---- neutral colours and chance ----


@rule("DUN-7.01", "DUN-7.02")
@pytest.mark.parametrize("seats", [2, 3])
def test_chance_draws_the_orders_of_a_neutral_colour(seats: int) -> None:
    drawn = set()
    for number in range(8):
        s = arrange(A=has(), B=has(), **({"C": has()} if seats == 3 else {}), phase="orders")  # type: ignore[arg-type]
        s.neutrals[0].deck, s.neutrals[0].inaccessible = [0, 1, 2, 3, 4], [5, 6, 7]
        s.rng = seeded(f"neutral {number}")
        Match(GAME, s)
        drawn.add(frozenset(s.neutrals[0].played))
    assert len(drawn) > 1


@rule("DUN-21.01")
def test_chance_keeps_any_of_the_three_in_the_first_game() -> None:
    kept = set()
    for number in range(20):
        s = GAME.setup(2, GAME.check_settings({"rules": "first-game"}), seeded(f"first {number}"))
        drawn = [dungeon.inaccessible for dungeon in s.dungeons]
        Match(GAME, s)
        for three, dungeon in zip(drawn, s.dungeons, strict=True):
            (one,) = set(three) - set(dungeon.inaccessible)
            assert sorted(dungeon.hand + dungeon.inaccessible) == list(range(len(ACTIONS)))
            kept.add(three.index(one))
    assert kept == {0, 1, 2}


@rule("DUN-19.03")
def test_the_events_of_the_second_year_are_shuffled_anew() -> None:
    orders = set()
    for number in range(8):
        s = arrange(phase="end_of_combat_round", season="autumn", combat_round=4)
        s.event_tiles = [0, 1, 2]
        s.rng = seeded(f"events {number}")
        Match(GAME, s)
        orders.add(tuple(s.event_tiles))
    assert len(orders) > 1


@rule("DUN-19.03", "DUN-23.01", "DUN-4.02")
def test_the_second_year_begins_with_everything_unknown() -> None:
    side = has(spied=3, party="fighter_y2_d")
    s = arrange(A=side, B=side, phase="end_of_combat_round", season="autumn", combat_round=4)
    s.spells_out, s.events_open, s.special_open = 15, 3, True
    s.event_tiles = [0, 0, 0]  # so that the shuffle does not matter
    t = DungeonTable(GAME, s)
    unknown: dict[str, object] = {"card": None, "open": False, "spies": []}
    assert t.sees()["combat_cards"] == [unknown] * 4
    assert (t.sees()["events"], t.sees()["special"]) == (["payday", None, None], None)
    t.finds(A=has(party="", fights=False, spied=0), B=has(party="", spied=0), season="winter")
    assert HERO_IDS.index("fighter_y2_d") in s.discarded_heroes


# ---- prices of the actions ----


def acts(action: str, slot: int, side: Side, **given: object) -> bool:
    """Whether A may carry the action out on this slot."""
    marks = "".join(["A" if i == slot else "-" for i in range(3)])
    t = table(A=side, slots={action: marks}, **given)  # type: ignore[arg-type]
    return t.asked() == ("A", f"act.{action}")


@rule("DUN-6.01", "DUN-6.02", "DUN-6.03", "DUN-6.06", "DUN-6.17", "DUN-6.18", "DUN-6.19", "DUN-6.21", "DUN-6.22")
@rule("DUN-6.23", "DUN-3.05", "DUN-3.03")
@pytest.mark.parametrize(
    ("action", "slot", "enough", "short"),
    [
        ("get_food", 0, has(gold=1), [has(gold=0)]),
        ("get_food", 1, has(gold=0, evil=14), [has(evil=15)]),
        ("get_food", 2, has(gold=0, evil=13), [has(evil=14)]),
        ("improve_reputation", 0, has(gold=0), []),
        ("improve_reputation", 1, has(gold=0), []),
        ("improve_reputation", 2, has(gold=1), [has(gold=0)]),
        ("recruit_imps", 0, has(food=1, gold=0), [has(food=0)]),
        ("recruit_imps", 1, has(food=2, gold=0), [has(food=1)]),
        ("recruit_imps", 2, has(food=1, gold=1), [has(food=0, gold=1), has(food=1, gold=0)]),
        ("buy_traps", 0, has(gold=1), [has(gold=0)]),
        ("buy_traps", 1, has(gold=0), []),
        ("buy_traps", 2, has(gold=2), [has(gold=1)]),
    ],
)
def test_the_price_of_a_slot(action: str, slot: int, enough: Side, short: list[Side]) -> None:
    assert acts(action, slot, enough)
    assert not [side for side in short if acts(action, slot, side)]


CARRIED_OUT = {
    "get_food": ["act get_food"],
    "improve_reputation": ["act improve_reputation", "spy combat-1"],
    "dig_tunnels": ["dig cell-1-0", "done"],
    "mine_gold": ["mine 1"],
    "recruit_imps": ["act recruit_imps"],
    "buy_traps": ["act buy_traps"],
    "hire_monster": ["hire goblin"],
    "build_room": ["build workshop"],
}


@rule("DUN-5.07", "DUN-5.08", "DUN-8.10")
@pytest.mark.parametrize("action", ACTIONS)
def test_an_order_carried_out_does_not_come_back_and_one_declined_may(action: str) -> None:
    def played(moves: list[str]) -> DungeonTable:
        side = has(orders=f"{'get_food' if action != 'get_food' else 'buy_traps'} {action}")
        t = table(A=side, slots={action: "A--"}, monsters="goblin", rooms="workshop")
        assert t.ask.because == action
        t.play(*[f"A {move}" for move in moves])
        return t

    done = played(CARRIED_OUT[action])
    assert "order_lost A" not in " ".join(done.told())
    done.finds(A=has(orders=""))  # with one to choose from, nobody is asked
    declined = played(["decline"])
    assert f"order_lost A {action}" in declined.told()
    assert declined.asked() == ("A", "retrieve")
    assert f"retrieve {action}" in declined.options()


@rule("DUN-6.08", "DUN-6.02", "DUN-6.04")
def test_why_a_marker_moves_and_why_one_spies() -> None:
    t = table(A=has(), slots={"get_food": "-A-", "improve_reputation": "A--"})
    t.play("A act get_food", "A act improve_reputation")
    assert {"evil_gained A get_food 1", "evil_lost A improve_reputation 1"} <= set(t.told())
    assert (t.ask.kind, t.ask.because) == ("spy", "improve_reputation")


@rule("DUN-6.28")
def test_one_trap_in_the_deck_is_enough_to_buy() -> None:
    assert acts("buy_traps", 1, has(), trap_deck="pendulum")
    assert not acts("buy_traps", 1, has(), trap_deck="")


@rule("DUN-6.25", "DUN-6.21", "DUN-6.22", "DUN-6.23")
@pytest.mark.parametrize(("slots", "drawn", "gold"), [("A--", 2, 2), ("-A-", 2, 3), ("--A", 3, 1)])
def test_the_second_year_draws_one_trap_more(slots: str, drawn: int, gold: int) -> None:
    t = table(A=has(), slots={"buy_traps": slots}, year=2, trap_deck="pendulum trap_door cursed_ring fire_wall")
    t.play("A act buy_traps")
    assert t.asked() == ("A", "traps.discard")
    assert len(t.dungeon("A").traps) == drawn
    t.finds(A=has(gold=gold))


@rule("DUN-6.24", "DUN-6.25", "DUN-23.01")
def test_a_trap_is_given_up_by_hand_even_if_all_are_alike() -> None:
    """Otherwise the others would learn that they are."""
    t = table(A=has(), slots={"buy_traps": "A--"}, year=2, trap_deck="pendulum pendulum")
    t.play("A act buy_traps")
    t.expect("A traps.discard", "discard pendulum", n=1, because="buy_traps")
    alone = table(A=has(traps="pendulum"), slots={"hire_monster": "A--"}, monsters="golem", year=2)
    alone.play("A hire golem")
    alone.finds(A=has(traps="", lair="golem"))  # the only one goes without a question


@rule("DUN-6.05", "DUN-6.07", "DUN-3.02")
def test_a_marker_that_does_not_move_is_not_told_to_move() -> None:
    t = table(A=has(evil=1), B=has(evil=2), slots={"improve_reputation": "-AB"})
    t.play("A act improve_reputation", "B act improve_reputation", "B spy combat-1")
    told = [line for line in t.told() if line.startswith("evil_lost")]
    assert told == ["evil_lost B improve_reputation 1"]


@rule("DUN-6.01", "DUN-6.02", "DUN-6.03")
def test_only_what_is_gained_is_told() -> None:
    t = table(A=has(), B=has(), C=has(), slots={"get_food": "ABC"})
    t.play("A act get_food", "B act get_food", "C act get_food")
    gained = [line for line in t.told() if "_gained" in line and "evil" not in line]
    assert gained == ["food_gained A 2", "food_gained B 3", "food_gained C 3", "gold_gained C 1"]
    imps = table(A=has(), slots={"recruit_imps": "A--"})
    imps.play("A act recruit_imps")
    assert [line for line in imps.told() if "_gained" in line] == ["imps_gained A 1"]


@rule("DUN-6.09", "DUN-6.10", "DUN-6.16")
@pytest.mark.parametrize(
    ("slots", "imps", "n"), [("A--", 1, 1), ("A--", 9, 2), ("-A-", 2, 2), ("-A-", 9, 3), ("--A", 2, 1), ("--A", 5, 4)]
)
def test_how_many_may_dig_or_mine(slots: str, imps: int, n: int) -> None:
    tiles = "2,0 2,1 2,2 2,3 1,0 3,0 1,3"
    dig = table(A=has(imps=imps), slots={"dig_tunnels": slots})
    assert (dig.ask.kind, dig.ask.n) == ("dig", n)
    mine = table(A=has(imps=imps, tiles=tiles), slots={"mine_gold": slots})
    mine.expect("A mine", "decline", *[f"mine {i}" for i in range(1, n + 1)], n=n)
    mine.play(f"A mine {n}")
    assert f"gold_gained A {n}" in mine.told()


@rule("DUN-6.10", "DUN-6.14")
def test_an_overseer_alone_works_for_nobody() -> None:
    for action in ("dig_tunnels", "mine_gold"):
        t = table(A=has(imps=1), B=has(), slots={action: "--A", "recruit_imps": "B--"})
        assert t.asked() == ("B", "act.recruit_imps")
        t.finds(A=has(busy=0, turned_away=action))


@rule("DUN-6.10", "DUN-6.16")
def test_the_overseer_is_busy_too() -> None:
    dug = table(A=has(imps=4), B=has(), slots={"dig_tunnels": "--A", "recruit_imps": "B--"})
    dug.play("A dig cell-1-0", "A dig cell-3-0", "A done")
    dug.finds(A=has(busy=3))
    mined = table(A=has(imps=4), B=has(), slots={"mine_gold": "--A", "recruit_imps": "B--"})
    mined.play("A mine 2")
    mined.finds(A=has(busy=3))
    second = table(A=has(imps=4), B=has(), slots={"mine_gold": "-A-", "recruit_imps": "B--"})
    second.play("A mine 2")
    second.finds(A=has(busy=2))


@rule("DUN-6.12", "DUN-6.13")
def test_digging_ends_where_no_cell_is_left() -> None:
    full = " ".join([f"{column},{row}" for row in (0, 2) for column in range(5)])
    t = table(A=has(imps=6, tiles=f"{full} 0,1 4,1 1,3 3,3"), slots={"dig_tunnels": "--A"})
    assert t.options() == cells("dig", "2,1") | {"decline"}
    t.play("A dig cell-2-1")
    assert t.ask.kind != "dig"
    t.finds(A=has(tiles=f"{full} 0,1 2,1 4,1 1,3 3,3"))


# ---- prices of monsters and rooms ----


def hires(monster: Monster, side: Side, slot: str = "A--") -> bool:
    t = table(A=side, B=has(food=9), slots={"hire_monster": slot}, monsters=monster.id, year=2)
    return t.asked() == ("A", "hire")


@rule("DUN-6.26", "DUN-6.27", "DUN-3.03", "DUN-3.05", "DUN-9.04", "DUN-9.05")
@pytest.mark.parametrize("monster", MONSTERS, ids=MONSTER_IDS)
def test_every_unit_of_a_price_is_needed(monster: Monster) -> None:
    cost = monster.cost
    traps, lair = " ".join(["pendulum"] * cost.traps), " ".join(["slime"] * cost.monsters)
    enough = has(gold=cost.gold, food=cost.food, evil=15 - cost.evil, traps=traps, lair=lair)
    assert hires(monster, enough)
    short = [replace(enough, gold=cost.gold - 1)] if cost.gold else []
    short += [replace(enough, food=cost.food - 1)] if cost.food else []
    short += [replace(enough, evil=16 - cost.evil)] if cost.evil else []
    short += [replace(enough, traps="")] if cost.traps else []
    short += [replace(enough, lair="ghost")] if cost.monsters else []
    assert not [side for side in short if hires(monster, side)]
    assert not hires(monster, enough, "--A")
    assert hires(monster, replace(enough, food=cost.food + 1), "--A")


@rule("DUN-6.26", "DUN-6.27")
def test_two_of_a_kind_on_offer_are_one_answer_and_one_is_left() -> None:
    t = table(A=has(food=3), B=has(food=3), slots={"hire_monster": "AB-"}, monsters="goblin goblin troll")
    t.expect("B hire", "hire goblin", "hire troll", "decline", because="hire_monster")
    t.play("B hire goblin")
    t.finds(monsters="goblin troll", B=has(lair="goblin", food=2))
    t.play("A hire goblin")
    t.finds(A=has(lair="goblin", food=2))


@rule("DUN-9.05", "DUN-16.12")
def test_the_owner_chooses_whom_a_new_demon_eats() -> None:
    t = table(A=has(lair="goblin slime ghost"), slots={"hire_monster": "A--"}, monsters="demon", year=2)
    t.play("A hire demon")
    t.expect("A pay.monster", "feed goblin", "feed slime", because="demon")
    t.play("A feed slime")
    t.finds(A=has(lair="demon goblin ghost", evil=6))
    assert MONSTER_IDS.index("slime") in t.match.state.discarded_monsters


@rule("DUN-6.30")
@pytest.mark.parametrize(("slots", "price"), [("A--", 0), ("-A-", 1), ("--A", 1)])
def test_the_price_of_a_room(slots: str, price: int) -> None:
    t = table(A=has(gold=price), slots={"build_room": slots}, rooms="chapel hatchery", year=2)
    t.expect("A build", "build chapel", "build hatchery", "decline")
    t.play("A build chapel", "A place cell-2-1")
    t.finds(A=has(gold=0, tiles="2,0 chapel@2,1 2,2"))
    assert t.match.state.discarded_rooms == [ROOM_IDS.index("hatchery")]
    if price:
        poor = table(A=has(gold=price - 1), B=has(), slots={"build_room": slots, "recruit_imps": "B--"}, rooms="chapel")
        poor.play("B decline")
        assert "order_lost A build_room" in poor.told()


@rule("DUN-6.32")
@pytest.mark.parametrize("room", ["hatchery", "xhatchery", "chapel"])
def test_a_room_keeps_its_neighbours_free_of_rooms(room: str) -> None:
    t = table(A=has(tiles=f"{room}@2,0 2,1 2,2"), slots={"build_room": "A--"}, rooms="cafeteria", year=2)
    t.play("A build cafeteria")
    assert t.dungeon("A").tiles[12] == ROOM_IDS.index("cafeteria")  # the only place left


@rule("DUN-6.33")
@pytest.mark.parametrize(
    ("room", "zone"),
    [
        ("hatchery", "upper"), ("souvenir_shop", "upper"), ("mushroom_bed", "lower"), ("mint", "lower"),
        ("workshop", "rim"), ("tool_shed", "rim"), ("printing_press", "middle"), ("magic_room", "middle"),
    ],
)  # fmt: skip
def test_the_zone_of_a_room(room: str, zone: str) -> None:
    """A dungeon that is all tunnel, to see the whole zone."""
    every = [(column, row) for row in range(4) for column in range(5)]
    inner = [(c, r) for c, r in every if r in (1, 2) and c in (1, 2, 3)]
    wanted = {
        "upper": [(c, r) for c, r in every if r < 2],
        "lower": [(c, r) for c, r in every if r >= 2],
        "rim": [at for at in every if at not in inner],
        "middle": inner,
    }[zone]
    t = table(A=has(tiles=" ".join([f"{c},{r}" for c, r in every])), slots={"build_room": "A--"}, rooms=room)
    t.play(f"A build {room}")
    t.expect("A build.place", *cells("place", " ".join([f"{c},{r}" for c, r in wanted])))


# ---- production ----


def produces(side: Side, **given: object) -> set[str]:
    """The rooms A may use."""
    t = table(A=side, B=has(orders="get_food"), phase="production", **given)  # type: ignore[arg-type]
    return t.offers("produce") if t.asked() == ("A", "produce") else set()


@rule("DUN-8.02", "DUN-8.04")
@pytest.mark.parametrize("room", [room.id for room in ROOMS if room.year == 1])
def test_hands_and_price_of_a_room(room: str) -> None:
    needed = {"workshop": 4, "tool_shed": 2, "magic_room": 2}.get(room, 3)
    food = 1 if room == "magic_room" else 0
    enough = has(tiles=f"2,0 {room}@2,1", imps=needed, food=food, orders="get_food")
    assert produces(enough) == {room}
    short = [replace(enough, imps=needed - 1), replace(enough, busy=1), replace(enough, tiles=f"2,0 x{room}@2,1")]
    short += [replace(enough, food=0)] if food else []
    assert not [side for side in short if produces(side)]


@rule("DUN-8.02", "DUN-19.06")
@pytest.mark.parametrize("room", [room.id for room in ROOMS if room.year == 2])
def test_rooms_of_the_second_year_produce_nothing(room: str) -> None:
    assert produces(has(imps=9, tiles=f"{room}@2,0 2,1 mint@2,2", orders="get_food"), year=2) == {"mint"}


@rule("DUN-8.06", "DUN-6.13")
def test_the_tool_shed_needs_a_cell_to_dig() -> None:
    full = " ".join([f"{column},{row}" for row in (0, 2) for column in range(5)])
    one = f"{full} 0,1 4,1 1,3 tool_shed@3,3"
    assert produces(has(imps=2, tiles=one, orders="get_food")) == {"tool_shed"}
    assert not produces(has(imps=2, tiles=f"{one} 2,1", orders="get_food"))


@rule("DUN-8.02", "DUN-6.28")
def test_only_the_workshop_needs_a_trap_to_make() -> None:
    assert produces(has(imps=3, tiles="hatchery@2,0 2,1", orders="get_food"), trap_deck="") == {"hatchery"}
    side = has(imps=4, tiles="workshop@2,0 2,1", orders="get_food")
    assert produces(side, trap_deck="pendulum") == {"workshop"}
    assert not produces(side, trap_deck="")


@rule("DUN-8.04", "DUN-6.16")
def test_trolls_work_first_and_once() -> None:
    """Two trolls and an imp in the hatchery leave three imps for the mint, and then nobody for anything."""
    tiles = "hatchery@2,0 2,1 mint@2,2 2,3 magic_room@1,2"
    t = table(A=has(imps=4, lair="troll", down="troll", tiles=tiles, orders="get_food"), phase="production")
    t.play("A produce hatchery")
    assert (t.sees()["dungeons"][0]["trolls_busy"], t.dungeon("A").busy) == (2, 1)
    t.expect("A produce", "produce mint", "produce magic_room", "done")
    t.play("A produce mint")
    t.finds(A=has(food=4, gold=4))
    assert t.ask.kind == "orders.choose"
    t.ready("A")


@rule("DUN-8.04")
def test_trolls_left_over_work_in_the_next_room() -> None:
    tiles = "tool_shed@2,0 2,1 mint@2,2"
    orders = "get_food dig_tunnels"
    side = has(imps=2, lair="troll troll troll", tiles=tiles, orders=orders, turned_away="dig_tunnels")
    t = table(A=side, phase="production")
    t.play("A produce tool_shed", "A dig cell-1-0")
    assert (t.sees()["dungeons"][0]["trolls_busy"], t.dungeon("A").busy) == (2, 0)
    t.play("A produce mint")
    assert (t.sees()["dungeons"][0]["trolls_busy"], t.dungeon("A").busy) == (3, 2)
    t.finds(A=has(gold=4))


@rule("DUN-8.01", "DUN-1.05")
def test_rooms_are_used_before_orders_come_back_one_player_after_the_other() -> None:
    side = has(tiles="hatchery@2,0 2,1", orders="get_food dig_tunnels", turned_away="dig_tunnels")
    t = table(A=side, B=side, phase="production")
    asked = []
    while t.ask.kind != "orders.choose":
        asked.append(t.asked())
        if t.asked() == ("B", "produce"):
            assert t.dungeon("A").turned_away == 0
        t.play(f"{t.asked()[0]} {'done' if t.ask.kind == 'produce' else 'retrieve get_food'}")
    assert asked == [(seat, kind) for seat in "AB" for kind in ("produce", "retrieve")]
    t.finds(A=has(food=3))


@rule("DUN-8.03", "DUN-11.01")
def test_imps_trolls_and_rooms_are_fresh_in_the_next_round() -> None:
    """A room in the first corner too, where a count that is not wiped clean would show."""
    side = has(imps=3, lair="troll", tiles="hatchery@0,0 1,0 2,0 mint@2,3", orders="get_food")
    t = table(A=side, B=side, phase="production", season="winter")
    t.play("A produce hatchery", "B produce hatchery")
    for letter, seen in zip("AB", t.sees()["dungeons"], strict=True):
        assert (seen["busy"], seen["trolls_busy"], t.dungeon(letter).uses) == (0, 0, 0)
    t.finds(season="spring")


# ---- the adventurers ----


THREE = "thief_y1_a thief_y1_b thief_y1_d"


@rule("DUN-10.03")
def test_the_neutral_marker_stops_at_the_end_of_its_track() -> None:
    def after(evil: int) -> DungeonTable:
        return table(phase="adventurers", season="spring", waiting=THREE, neutral_evil=evil)

    after(14).finds(neutral_evil=15)
    after(15).finds(neutral_evil=15)


@rule("DUN-10.03", "DUN-10.02")
@pytest.mark.parametrize(("neutral", "lost"), [(3, 0), (4, 0), (5, 1), (6, 2)])
def test_the_neutral_marker_is_nicer_than_players_level_with_it(neutral: int, lost: int) -> None:
    """It moves up by one before it is compared."""
    sides = {"A": has(evil=5), "B": has(evil=6)}
    t = table(**sides, phase="adventurers", season="summer", waiting=THREE, neutral_evil=neutral)  # type: ignore[arg-type]
    hero = THREE.split()[lost]
    assert [line for line in t.told() if line.startswith("adventurer_lost")] == [f"adventurer_lost {hero}"]
    assert t.match.state.discarded_heroes == [HERO_IDS.index(hero)]


@rule("DUN-2.14", "DUN-10.03")
def test_with_three_or_four_players_there_is_no_neutral_marker() -> None:
    three = table(A=has(), B=has(), C=has(), phase="adventurers", season="spring", waiting=THREE)
    three.finds(neutral_evil=0)
    assert not [line for line in three.told() if line.startswith("adventurer_lost")]


@rule("DUN-10.05", "DUN-10.04")
def test_a_warrior_passes_everybody_but_the_paladin_wherever_he_stands() -> None:
    for party, joined in (
        ("thief_y1_c paladin_y1", "thief_y1_c fighter_y1_a paladin_y1"),
        ("thief_y1_c cleric_y1_a", "fighter_y1_a thief_y1_c cleric_y1_a"),
    ):
        waiting = "fighter_y1_a thief_y1_a wizard_y1_a"
        t = table(A=has(party=party, evil=1), B=has(evil=9), phase="adventurers", season="spring", waiting=waiting)
        t.finds(A=has(party=joined))


@rule("DUN-19.05", "DUN-2.14")
@pytest.mark.parametrize(("others", "neutral"), [("B", 3), ("BC", 0)])
def test_only_with_two_players_a_neutral_marker_drops_with_the_year(others: str, neutral: int) -> None:
    sides = {letter: has() for letter in f"A{others}"}
    scene = {"phase": "end_of_combat_round", "season": "autumn", "combat_round": 4}
    t = table(**sides, **scene, neutral_evil=5 if neutral else 0)  # type: ignore[arg-type]
    t.finds(neutral_evil=neutral)


@rule("DUN-1.03", "DUN-10.01")
def test_nobody_comes_in_winter() -> None:
    t = table(phase="adventurers", season="winter", neutral_evil=5, next=THREE)
    t.finds(neutral_evil=5, A=has(party=""), season="spring")


@rule("DUN-4.03", "DUN-10.01")
def test_those_announced_come_a_round_later() -> None:
    match = new_match(GAME, 3, "a year of adventurers", {"first": "A"})
    announced: dict[int, list[int]] = {}
    while not match.state.in_combat():
        s = match.state
        if match.ask is not None and match.ask.kind == "orders.choose":
            announced[s.season + 1] = s.next_heroes[:]
            assert s.waiting_heroes == announced.get(s.season, [])
        seat = match.waiting()[0]
        match.answer(match.ask_of(seat).options[0], seat)
    parties = [hero.id for dungeon in match.state.dungeons for hero in dungeon.party if HEROES[hero.id].strength]
    assert sorted(parties) == sorted(announced[1] + announced[2] + announced[3])


# ---- what leaves play ----


@card("golem", "troll")
@rule("DUN-6.29", "DUN-9.03")
def test_one_that_sleeps_leaves_before_one_that_is_ready() -> None:
    t = table(A=has(lair="troll", down="troll"), phase="event", season="spring", event="payday")
    t.finds(A=has(trolls=2))  # who is knocked out has a token too
    t.play("A release troll")
    t.finds(A=has(lair="troll", down="", trolls=1))
    t.play("A release troll")
    t.finds(A=has(lair="", down="", trolls=0))


@rule("DUN-6.29")
def test_a_troll_that_has_worked_and_left_is_not_counted_as_busy() -> None:
    s = arrange(A=has(lair="troll troll"), phase="event", season="spring", event="payday")
    s.dungeons[0].trolls_busy = 2
    t = DungeonTable(GAME, s)
    t.play("A release troll")
    assert t.sees()["dungeons"][0]["trolls_busy"] == 1


@rule("DUN-4.01", "DUN-1.07")
def test_what_was_not_taken_is_not_offered_again() -> None:
    t = table(phase="new_round", season="spring", monsters="troll goblin", rooms="mint hatchery")
    s = t.match.state
    assert [MONSTER_IDS[kind] for kind in s.discarded_monsters] == ["troll", "goblin"]
    assert [ROOM_IDS[room] for room in s.discarded_rooms] == ["mint", "hatchery"]
    assert (len(s.offer_monsters), len(s.offer_rooms)) == (3, 2)
