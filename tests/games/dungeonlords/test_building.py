"""Set-up, orders, the eight actions, production and taking orders back."""

from collections import Counter

import pytest

from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.data.cards import (
    ACTIONS,
    COMBAT_CARDS,
    HERO_IDS,
    HEROES,
    MONSTER_IDS,
    MONSTERS,
    ORDINARY,
    ROOM_IDS,
    ROOMS,
    TRAP_IDS,
    Monster,
    Room,
)
from podziemia.games.dungeonlords.rules.adventurers import reveal_adventurers
from podziemia.games.dungeonlords.rules.orders import choose_orders, options_of_hand, place_minions
from podziemia.games.dungeonlords.rules.zones import ZONES
from podziemia.kernel.ask import Together
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from podziemia.kernel.zones import census
from tests.games.dungeonlords.table import Side, arrange, cell_id, cells, has, look_at_slots, table
from tests.support import card, example, rule

# ---- set-up ----


@rule("DUN-1.01", "DUN-2.01", "DUN-2.02", "DUN-2.03", "DUN-2.04", "DUN-5.01", "DUN-2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_starts_alike(seats: int) -> None:
    match = new_match(GAME, seats, "set-up", {"first": "A"})
    for seat in range(seats):
        keep = match.ask_of(seat)
        assert (keep.kind, len(keep.options)) == ("orders.keep", 3)
        dungeon = match.state.dungeons[seat]
        assert (dungeon.food, dungeon.gold, dungeon.imps, dungeon.evil) == (3, 3, 3, 5)
        assert (dungeon.traps, dungeon.lair, dungeon.prison) == ([], [], [])
        assert [cell for cell, tile in enumerate(dungeon.tiles) if tile != -1] == [2, 7, 12]
    for seat in range(seats):
        match.answer(match.ask_of(seat).options[0], seat)
    for seat in range(seats):
        dungeon = match.state.dungeons[seat]
        assert (len(dungeon.hand), len(dungeon.inaccessible)) == (6, 2)
        assert sorted(dungeon.hand + dungeon.inaccessible) == list(range(8))


@rule("DUN-1.01")
def test_one_or_five_cannot_play_the_whole_game() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            new_match(GAME, seats, "x")


@rule("DUN-22.01")
def test_the_school_is_for_one() -> None:
    with pytest.raises(BadSetup) as trouble:
        new_match(GAME, 2, "x", {"school": "training_1"})
    assert trouble.value.key == "school-alone"


@rule("DUN-2.05", "DUN-2.06", "DUN-2.07", "DUN-2.08", "DUN-2.09", "DUN-2.15", "DUN-1.06", "DUN-13.02")
def test_what_lies_where() -> None:
    s = GAME.setup(4, GAME.check_settings({}), seeded("x"))
    assert [len(s.city), len(s.next_city), len(s.aside[0]), len(s.aside[1])] == [4, 4, 5, 5]
    assert {COMBAT_CARDS[i].year for i in s.city + s.aside[0]} == {1}
    assert [len(stack) for stack in s.monster_stacks] == [12, 12]
    assert [len(stack) for stack in s.room_stacks] == [8, 8]
    assert [len(stack) for stack in s.adventurer_stacks] == [16, 16]
    assert Counter(s.trap_deck) == dict.fromkeys(range(9), 3)
    assert sorted(s.event_tiles) == [0, 1, 2]
    assert [len(s.special), len(s.special_aside)] == [2, 7]
    assert [HERO_IDS[hero] for hero in s.tent] == ["paladin_y1", "paladin_y2"]
    trolls = sum([stack.count(MONSTER_IDS.index("troll")) for stack in s.monster_stacks])
    assert trolls == 3
    assert set(census(ZONES, s)) == {"monster", "room", "hero", "trap", "combat", "event", "special"}


@card(*HERO_IDS[:ORDINARY], "paladin_y1", "paladin_y2", "illusory_adventurer")
def test_the_adventurers_are_those_of_the_facts() -> None:
    """Four a class and year; strength orders them, and each class has its own symbol."""
    for kind in range(4):
        for year in (1, 2):
            own = [hero for hero in HEROES[:ORDINARY] if (hero.kind, hero.year) == (kind, year)]
            assert [hero.strength for hero in own] == ([1, 2, 2, 3] if year == 1 else [1, 2, 3, 4])
            symbols = [(hero.traps, hero.hearts, hero.magic) for hero in own]
            shown = [[i for i, n in enumerate(of_one) if n] for of_one in symbols]
            assert shown == [[kind - 1] if kind else []] * 4
    assert [hero.hp for hero in HEROES[:16]] == [3, 4, 4, 5] + 3 * [3, 3, 4, 4]
    assert [hero.hp for hero in HEROES[16:ORDINARY]] == [5, 6, 7, 8] + 3 * [4, 5, 5, 6]
    paladins = [(hero.hp, hero.traps, hero.hearts, hero.magic) for hero in HEROES[ORDINARY : ORDINARY + 2]]
    assert paladins == [(5, 2, 2, 2), (8, 3, 3, 3)]


@rule("DUN-2.10", "DUN-1.04")
def test_the_starting_player_is_drawn_or_named() -> None:
    assert {new_match(GAME, 4, f"lot {i}").state.starter for i in range(30)} == {0, 1, 2, 3}
    assert new_match(GAME, 3, "x", {"first": "C"}).state.starter == 2
    with pytest.raises(BadSetup):
        new_match(GAME, 3, "x", {"first": "D"})


@rule("DUN-2.12", "DUN-2.13", "DUN-2.14", "DUN-23.02")
def test_neutral_colours_by_number_of_players() -> None:
    for seats, colours, marker in ((2, 2, 5), (3, 1, 0), (4, 0, 0)):
        s = new_match(GAME, seats, "x").state
        assert (len(s.neutrals), s.neutral_evil) == (colours, marker)
        for neutral in s.neutrals:
            assert (len(neutral.deck), len(neutral.inaccessible)) == (5, 3)
    t = table(A=has(inaccessible="get_food mine_gold"))
    assert t.sees("B")["dungeons"][0]["inaccessible"] == ["get_food", "mine_gold"]
    assert len(t.sees("B")["neutrals"][0]["inaccessible"]) == 3


@rule("DUN-2.11", "DUN-1.05", "DUN-23.01")
def test_the_first_inaccessible_orders_are_chosen_in_secret_and_shown_together() -> None:
    match = new_match(GAME, 2, "secret")
    options = [match.ask_of(seat).options for seat in (0, 1)]
    before = match.view(1)
    match.answer(options[0][1], 0)
    assert match.view(1) == before
    match.answer(options[0][2], 0)  # he may change his mind until the last has answered
    match.answer(options[1][0], 1)
    kept = options[0][2].index
    away = [option.index for option in options[0] if option.index != kept]
    assert sorted(match.state.dungeons[0].inaccessible) == sorted(away)


# ---- a new round ----


@rule("DUN-4.01", "DUN-4.02", "DUN-4.03", "DUN-1.03", "DUN-1.07")
@pytest.mark.parametrize(("seats", "heroes"), [(2, 3), (3, 3), (4, 4)])
def test_a_new_round_brings_monsters_rooms_an_event_and_adventurers(seats: int, heroes: int) -> None:
    sides = {letter: has() for letter in "ABCD"[:seats]}
    t = table(**sides, phase="new_round", season="spring", monsters="troll", rooms="mint", next="fighter_y1_a")  # type: ignore[arg-type]
    s = t.match.state
    assert len(s.offer_monsters) == 3
    assert len(s.offer_rooms) == 2
    assert MONSTER_IDS.index("troll") in s.discarded_monsters
    assert ROOM_IDS.index("mint") in s.discarded_rooms
    t.finds(waiting="fighter_y1_a")
    assert len(s.next_heroes) == heroes


@rule("DUN-4.06")
def test_autumn_shows_only_monsters_and_rooms() -> None:
    t = table(phase="new_round", season="autumn", next="fighter_y1_a")
    s = t.match.state
    assert (len(s.offer_monsters), len(s.offer_rooms), s.next_heroes) == (3, 2, [])
    told = [line.split()[0] for line in t.told()]
    assert "event_announced" not in told
    assert "adventurers_announced" not in told


@rule("DUN-4.04", "DUN-4.05")
def test_adventurers_are_sorted_and_never_all_alike() -> None:
    s = arrange()
    stack = ["wizard_y1_a", "fighter_y1_d", "thief_y1_b", "cleric_y1_b", "fighter_y1_b"]
    s.adventurer_stacks[0] = [HERO_IDS.index(hero) for hero in stack]
    reveal_adventurers(s)  # three of strength 2, the last goes under the stack, the next is a 3
    assert [HERO_IDS[hero] for hero in s.next_heroes] == ["fighter_y1_b", "cleric_y1_b", "fighter_y1_d"]
    assert HERO_IDS[s.adventurer_stacks[0][0]] == "thief_y1_b"
    s.adventurer_stacks[0] = [
        HERO_IDS.index(hero) for hero in ("fighter_y1_b", "fighter_y1_c", "thief_y1_b", "thief_y1_c")
    ]
    reveal_adventurers(s)
    assert len(s.next_heroes) == 3  # there is no other strength: they stay as drawn


@rule("DUN-4.02", "DUN-9.01")
def test_the_special_event_is_shown_with_its_tile() -> None:
    t = table(phase="new_round", season="winter", special="rats")
    s = t.match.state
    assert s.events_open == 1
    assert s.special_open == (s.event_tiles[0] == 2)
    hidden = new_match(GAME, 2, "events")
    for seat in (0, 1):
        hidden.answer(hidden.ask_of(seat).options[0], seat)
    view = hidden.view(0)
    assert [event is None for event in view["events"]] == [False, True, True]  # type: ignore[attr-defined]
    assert (view["special"] is not None) == (view["events"][0] == "special_event")  # type: ignore[index]


# ---- orders ----


@rule("DUN-5.02", "DUN-5.09", "DUN-1.05", "DUN-23.01")
def test_three_of_six_orders_in_secret() -> None:
    options_of_hand.cache_clear()
    t = table(A=has(inaccessible="get_food mine_gold"), B=has(inaccessible="buy_traps build_room"), phase="orders")
    assert t.ask.n == 3
    assert len(t.options("A")) == len(t.options("B")) == 120
    assert all(len(option.split()[1].split(">")) == 3 for option in t.options("A"))
    t.refuses("A orders get_food>dig_tunnels>hire_monster", "A orders dig_tunnels>hire_monster")
    seen = t.sees("B")
    t.play("A orders dig_tunnels>hire_monster>build_room", "A orders hire_monster>dig_tunnels>build_room")
    assert t.sees("B") == seen
    assert t.match.waiting() == [1]


@example("DUN-EX-R21")
@rule("DUN-5.03", "DUN-5.04", "DUN-5.08")
def test_the_fourth_minion_stays_on_its_card() -> None:
    t = table(
        A=has(orders="mine_gold buy_traps get_food", imps=4),
        B=has(orders="buy_traps mine_gold get_food", imps=4),
        C=has(orders="buy_traps mine_gold recruit_imps", imps=4),
        D=has(orders="recruit_imps buy_traps mine_gold", imps=4),
        phase="place",
    )
    t.finds(slots={"mine_gold": "ABC"}, D=has(turned_away="buy_traps mine_gold"))


@example("DUN-EX-X07")
@rule("DUN-5.05")
def test_hiring_first_costs_a_gold() -> None:
    t = table(
        A=has(orders="hire_monster get_food dig_tunnels", gold=1),
        B=has(orders="get_food buy_traps mine_gold"),
        phase="place",
    )
    assert "hiring_fee A hire_monster 1" in t.told()
    t.finds(A=has(gold=0), B=has(gold=3), slots={"hire_monster": "A--"})
    assert [line for line in t.told() if line.startswith("order_revealed")][:3] == [
        "order_revealed A hire_monster 1",
        "order_revealed B get_food 1",
        "order_revealed A get_food 2",
    ]
    later = table(
        A=has(orders="get_food hire_monster dig_tunnels"),
        B=has(orders="get_food mine_gold hire_monster"),
        phase="place",
    )
    later.finds(A=has(gold=3), B=has(gold=3))


@rule("DUN-5.05")
def test_without_gold_the_minion_takes_no_slot() -> None:
    sides = {
        "A": has(orders="hire_monster buy_traps dig_tunnels", gold=0),
        "B": has(orders="get_food hire_monster mine_gold"),
    }
    t = table(**sides, phase="place")  # type: ignore[arg-type]
    t.finds(A=has(turned_away="hire_monster"), slots={"hire_monster": "B--"})
    first = table(**sides, phase="place", rules="first-game")  # type: ignore[arg-type]
    first.finds(A=has(gold=0), slots={"hire_monster": "AB-"})


@rule("DUN-21.03")
def test_in_the_first_game_hiring_first_is_free() -> None:
    side = has(orders="hire_monster get_food dig_tunnels")
    t = table(A=side, B=has(orders="get_food buy_traps mine_gold"), phase="place", rules="first-game")
    t.finds(A=has(gold=3))


@rule("DUN-5.06")
def test_actions_come_in_a_fixed_order_and_hiring_and_building_from_the_last_slot() -> None:
    t = table(
        A=has(traps="pendulum"),
        B=has(),
        slots={"build_room": "AB-", "hire_monster": "AB-", "get_food": "AB-"},
        monsters="goblin slime",
        rooms="mint hatchery",
    )
    order = []
    while t.ask.kind != "retrieve":
        order.append(" ".join(t.asked()))
        t.play(f"{t.asked()[0]} decline")
    assert order == ["A act.get_food", "B act.get_food", "B hire", "A hire", "B build", "A build"]


@rule("DUN-5.07", "DUN-5.08")
def test_who_declines_keeps_the_minion_on_the_card_and_nobody_shifts() -> None:
    t = table(A=has(), B=has(), slots={"get_food": "AB-"})
    t.play("A decline")
    t.finds(A=has(turned_away="get_food"))
    t.play("B act get_food")
    assert "order_lost A get_food" in t.told()
    t.finds(B=has(evil=6, food=6))


# ---- neutral colours ----


@example("DUN-EX-R32")
@rule("DUN-7.01", "DUN-7.05", "DUN-19.02")
def test_with_three_players_a_neutral_colour_blocks_three_second_slots() -> None:
    t = table(A=has(), B=has(), C=has(), phase="orders", neutrals=["dig_tunnels get_food buy_traps"])
    s = t.match.state
    drawn = [ACTIONS[action] for action in s.neutrals[0].played]
    assert len(drawn) == 3
    assert " ".join(["neutral_orders 1", *drawn]) in t.told()
    for action in drawn:
        t.finds(slots={action: "-n-"})
    old = s.neutrals[0].inaccessible[:]
    free = [action for action in ACTIONS if action not in drawn]
    order = ">".join([drawn[0], *free[:2]])
    t.play(f"A orders {order}", f"B orders {order}", f"C orders {'>'.join(free[:3])}")
    told = t.told()
    assert f"minion_placed A {drawn[0]} 1" in told
    assert f"minion_placed B {drawn[0]} 3" in told
    assert sorted(s.neutrals[0].inaccessible) == sorted([ACTIONS.index(action) for action in drawn])
    assert set(old) <= set(s.neutrals[0].deck)


@example("DUN-EX-X26")
@rule("DUN-7.02", "DUN-7.03", "DUN-7.04", "DUN-7.05", "DUN-7.06", "DUN-5.04")
def test_with_two_players_each_commands_a_neutral_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    s = arrange(phase="orders")
    numbers = {action: i for i, action in enumerate(ACTIONS)}
    for neutral, drawn in zip(s.neutrals, (("get_food", "buy_traps"), ("get_food", "dig_tunnels")), strict=True):
        rest = [i for i in range(8) if ACTIONS[i] not in (*drawn, "build_room")]
        neutral.deck = [rest[0], rest[1], numbers["build_room"], numbers[drawn[1]], numbers[drawn[0]]]
        neutral.inaccessible = rest[2:]
    monkeypatch.setattr(type(s.rng), "shuffle", lambda rng, things: None)
    rules = choose_orders(s)
    asked = next(rules)
    assert isinstance(asked, Together)
    assert look_at_slots(s, "get_food") == "-nm"
    mine = [
        asked.asks[0].find("orders get_food>mine_gold>build_room"),
        asked.asks[1].find("orders mine_gold>get_food>recruit_imps"),
    ]
    asked.answers = list(mine)
    command = rules.send(asked.options[0])
    assert isinstance(command, Together)
    assert [len(ask.options) for ask in command.asks] == [3, 3]
    command.answers = [ask.find("command build_room") for ask in command.asks]
    with pytest.raises(StopIteration):
        rules.send(command.options[0])
    assert look_at_slots(s, "build_room") == "nm-"
    with pytest.raises(StopIteration):
        next(place_minions(s))
    found = {action: look_at_slots(s, action) for action in ACTIONS}
    assert found["get_food"] == "Anm"
    assert found["build_room"] == "nmA"
    assert found["mine_gold"] == "BA-"
    assert found["buy_traps"] == "-n-"
    assert found["dig_tunnels"] == "-m-"
    assert found["recruit_imps"] == "B--"
    assert s.dungeons[1].turned_away == 0b010
    for neutral in s.neutrals:
        assert (len(neutral.deck), len(neutral.inaccessible)) == (5, 3)
        assert numbers["build_room"] in neutral.inaccessible


@rule("DUN-7.05")
def test_a_neutral_minion_takes_nothing() -> None:
    t = table(A=has(food=3), slots={"hire_monster": "An-"}, monsters="goblin")
    t.expect("A hire", "hire goblin", "decline")


# ---- the eight actions ----


@rule("DUN-6.01", "DUN-6.02", "DUN-6.03", "DUN-3.05")
def test_food_for_gold_or_evil() -> None:
    t = table(A=has(), B=has(), C=has(), slots={"get_food": "ABC"})
    t.play("A act get_food", "B act get_food", "C act get_food")
    t.finds(A=has(gold=2, food=5), B=has(evil=6, food=6), C=has(evil=7, food=6, gold=4))


@rule("DUN-6.01", "DUN-5.07")
def test_no_gold_no_food_on_slot_one() -> None:
    t = table(A=has(gold=0), B=has(), slots={"get_food": "AB-"})
    assert t.asked() == ("B", "act.get_food")
    t.finds(A=has(turned_away="get_food"))


@example("DUN-EX-X08")
@rule("DUN-3.03", "DUN-3.04", "DUN-6.02", "DUN-6.03")
def test_evil_must_be_payable_in_full() -> None:
    second = table(A=has(evil=14), slots={"get_food": "-A-"})
    second.play("A act get_food")
    second.finds(A=has(evil=15))
    third = table(A=has(evil=14), B=has(), slots={"get_food": "B-A"})
    third.play("B decline")
    third.finds(A=has(evil=14))
    assert "order_lost A get_food" in third.told()


@rule("DUN-21.04", "DUN-3.01")
def test_in_the_first_game_evil_can_always_be_paid() -> None:
    t = table(A=has(evil=14), slots={"get_food": "--A"}, rules="first-game")
    t.play("A act get_food")
    t.finds(A=has(evil=15, food=6, gold=4))


@rule("DUN-6.04", "DUN-6.05", "DUN-6.06", "DUN-6.08", "DUN-23.01")
def test_reputation_and_spying() -> None:
    t = table(A=has(evil=7), B=has(evil=7), C=has(evil=7), slots={"improve_reputation": "ABC"})
    t.play("A act improve_reputation")
    t.expect("A spy", "spy combat-1", "spy combat-2", "spy combat-3", "spy combat-4")
    t.play("A spy combat-3", "B act improve_reputation", "C act improve_reputation", "C spy combat-3")
    t.finds(A=has(evil=6, spied=4), B=has(evil=5, spied=0), C=has(evil=5, spied=4, gold=2))
    assert "spied A 3" in t.told("B")
    assert "spied_card A fist_of_justice 3" in t.told("A")
    assert "spied_card A fist_of_justice 3" not in t.told("B")
    assert t.sees("A")["combat_cards"][2]["card"] == "fist_of_justice"
    assert t.sees("B")["combat_cards"][2] == {"card": None, "open": False, "spies": [0, 2]}


@rule("DUN-6.07", "DUN-3.02")
def test_at_the_bottom_one_may_still_spy() -> None:
    t = table(A=has(evil=1), slots={"improve_reputation": "A--"})
    t.play("A act improve_reputation", "A spy combat-1")
    t.finds(A=has(evil=1, spied=1))


@rule("DUN-6.06")
def test_the_third_slot_of_reputation_costs_a_gold() -> None:
    t = table(A=has(gold=0), B=has(), slots={"improve_reputation": "B-A"})
    t.play("B act improve_reputation", "B spy combat-1")
    assert "order_lost A improve_reputation" in t.told()


@rule("DUN-6.09", "DUN-6.11", "DUN-6.12")
@pytest.mark.parametrize(("slots", "most"), [("A--", 2), ("-A-", 3), ("--A", 4)])
def test_slots_allow_two_three_or_four_tunnels(slots: str, most: int) -> None:
    t = table(A=has(imps=6), slots={"dig_tunnels": slots})
    assert t.ask.n == most
    assert "decline" in t.options()
    for number, cell in enumerate(("1,0", "1,2", "3,0", "3,2")[:most]):
        t.play(f"A dig {cell_id(cell)}")
        assert number == most - 1 or ("done" in t.options() and t.ask.n == most - 1 - number)
    t.finds(A=has(tiles="2,0 2,1 2,2 " + " ".join(("1,0", "1,2", "3,0", "3,2")[:most])))


@example("DUN-EX-R29", "DUN-EX-X01")
@rule("DUN-6.10", "DUN-6.09", "DUN-6.11")
def test_the_overseer_works_whatever_is_dug() -> None:
    t = table(A=has(imps=3, tiles="2,0 2,1 mint@2,2"), slots={"dig_tunnels": "--A"})
    assert t.ask.n == 2
    t.play("A dig cell-1-0", "A done")
    assert t.dungeon("A").imps == 3
    mine = table(A=has(imps=3), slots={"dig_tunnels": "--A", "mine_gold": "--A"})
    mine.play("A dig cell-1-0", "A done")
    mine.finds(A=has(gold=3))
    assert "order_lost A mine_gold" in mine.told()  # one imp is left, and he would have nobody to oversee


@rule("DUN-6.11", "DUN-6.10")
def test_digging_nothing_needs_no_overseer_and_is_not_carried_out() -> None:
    t = table(A=has(imps=3), slots={"dig_tunnels": "--A", "mine_gold": "-A-"})
    t.play("A decline")
    t.expect("A mine", "decline", "mine 1", "mine 2", "mine 3")
    t.finds(A=has(turned_away="dig_tunnels"))


@example("DUN-EX-X02")
@rule("DUN-6.12", "DUN-6.13", "DUN-14.23")
def test_where_a_tunnel_may_go() -> None:
    t = table(A=has(tiles="2,0 2,1 x2,2 mint@1,1"), slots={"dig_tunnels": "A--"})
    assert t.options() == cells("dig", "3,0 0,1 3,1 3,2 2,3") | {"decline"}
    t.refuses("A dig cell-1-0", "A dig cell-1-2", "A dig cell-4-0")


@rule("DUN-6.12", "DUN-6.36")
def test_a_tunnel_may_start_from_one_dug_before_or_from_a_room() -> None:
    t = table(A=has(tiles="2,0 hatchery@2,1"), slots={"dig_tunnels": "A--"})
    t.play("A dig cell-2-2")
    assert "dig cell-2-3" in t.options()
    assert "dig cell-1-1" in t.options()


@example("DUN-EX-X03")
@rule("DUN-6.14", "DUN-6.15", "DUN-6.16")
def test_imps_work_once_and_new_tunnels_can_be_mined() -> None:
    t = table(A=has(imps=5, gold=0), slots={"dig_tunnels": "-A-", "mine_gold": "-A-"})
    t.play("A dig cell-1-0", "A dig cell-3-0", "A dig cell-2-3")
    t.expect("A mine", "decline", "mine 1", "mine 2")
    t.play("A mine 2")
    assert "gold_gained A 2" in t.told()


@rule("DUN-6.15", "DUN-6.14", "DUN-6.36", "DUN-14.23")
def test_each_mining_imp_needs_an_unconquered_tunnel() -> None:
    t = table(A=has(imps=6, tiles="2,0 x2,1 mint@2,2 2,3"), slots={"mine_gold": "--A"})
    t.expect("A mine", "decline", "mine 1", "mine 2")
    t = table(A=has(imps=3, tiles="2,0 2,1 2,2 2,3"), slots={"mine_gold": "--A"})
    t.expect("A mine", "decline", "mine 1", "mine 2")  # the third imp oversees


@rule("DUN-6.16", "DUN-6.29")
def test_trolls_neither_dig_nor_mine() -> None:
    t = table(A=has(imps=1, lair="troll troll"), slots={"mine_gold": "A--"})
    t.expect("A mine", "decline", "mine 1")


@rule("DUN-6.17", "DUN-6.18", "DUN-6.19", "DUN-6.20")
def test_imps_for_food() -> None:
    t = table(A=has(), B=has(), C=has(), slots={"recruit_imps": "ABC"})
    t.play("A act recruit_imps", "B act recruit_imps", "C act recruit_imps")
    t.finds(A=has(food=2, imps=4), B=has(food=1, imps=5), C=has(food=2, gold=2, imps=5))


@rule("DUN-6.20", "DUN-8.02")
@card("hatchery")
def test_new_imps_work_in_production_at_once() -> None:
    t = table(A=has(imps=2, tiles="hatchery@2,0 2,1 2,2"), slots={"recruit_imps": "A--"})
    t.play("A act recruit_imps")
    t.expect("A produce", "produce hatchery", "done")
    t.play("A produce hatchery")
    t.finds(A=has(food=3, imps=3))


@rule("DUN-6.21", "DUN-6.22", "DUN-6.23", "DUN-6.24")
def test_traps_for_gold() -> None:
    t = table(A=has(), B=has(), C=has(), slots={"buy_traps": "ABC"})
    t.play("A act buy_traps", "B act buy_traps", "C act buy_traps")
    t.finds(A=has(gold=2), B=has(gold=3), C=has(gold=1))
    assert [len(t.dungeon(letter).traps) for letter in "ABC"] == [1, 1, 2]
    seen = t.sees("B")["dungeons"]
    assert (seen[0]["traps"], seen[0]["trap_count"]) == (None, 1)
    assert seen[1]["traps"] == [TRAP_IDS[trap] for trap in t.dungeon("B").traps]


@example("DUN-EX-X12")
@rule("DUN-6.25", "DUN-19.06", "DUN-1.07")
def test_in_the_second_year_one_more_is_drawn_and_one_given_up() -> None:
    t = table(A=has(traps="pendulum"), slots={"buy_traps": "-A-"}, year=2, trap_deck="fire_wall trap_door")
    t.play("A act buy_traps")
    t.expect("A traps.discard", "discard pendulum", "discard fire_wall", "discard trap_door")
    t.play("A discard pendulum")
    t.finds(A=has(traps="fire_wall trap_door", gold=3))
    assert "trap_discarded A" in t.told("B")
    assert not [line for line in t.told("B") if "pendulum" in line]


@rule("DUN-6.28")
def test_a_short_trap_deck_gives_what_is_left() -> None:
    t = table(A=has(), slots={"buy_traps": "--A"}, trap_deck="pendulum")
    t.play("A act buy_traps")
    t.finds(A=has(traps="pendulum", gold=1))
    empty = table(A=has(), B=has(), slots={"buy_traps": "-A-", "recruit_imps": "B--"}, trap_deck="")
    empty.play("B decline")
    assert "order_lost A buy_traps" in empty.told()


@example("DUN-EX-X05")
@rule("DUN-6.26", "DUN-6.27", "DUN-6.29", "DUN-5.06")
def test_hiring_from_the_third_slot_to_the_first() -> None:
    t = table(A=has(food=2), B=has(), C=has(food=2), slots={"hire_monster": "ABC"}, monsters="troll vampire goblin")
    t.expect("C hire", "hire vampire", "hire goblin", "decline")
    t.play("C hire goblin", "B hire vampire", "A hire troll")
    t.finds(C=has(food=0, lair="goblin"), B=has(evil=7, lair="vampire"), A=has(food=0, lair="troll", trolls=1))


@rule("DUN-6.26", "DUN-9.04", "DUN-9.05", "DUN-16.12", "DUN-3.04")
def test_golems_want_a_trap_and_demons_a_monster() -> None:
    t = table(
        A=has(traps="pendulum fire_wall", lair="goblin ghost"),
        B=has(traps="", lair="ghost"),
        slots={"hire_monster": "AB-"},
        monsters="golem demon",
        year=2,
    )
    assert "order_lost B hire_monster" in t.told()
    twin = t.fork()
    t.play("A hire golem", "A discard fire_wall")
    t.finds(A=has(gold=2, traps="pendulum", lair="golem goblin ghost"))
    twin.play("A hire demon")
    twin.finds(A=has(lair="demon ghost", evil=6))


@rule("DUN-6.26")
@pytest.mark.parametrize("monster", MONSTERS, ids=MONSTER_IDS)
def test_every_monster_is_hired_for_its_price(monster: Monster) -> None:
    t = table(A=has(traps="pendulum", lair="slime"), slots={"hire_monster": "A--"}, monsters=monster.id)
    t.play(f"A hire {monster.id}")
    cost = monster.cost
    lair = sorted((["slime"] if not cost.monsters else []) + [monster.id])
    t.finds(A=has(gold=3 - cost.gold, food=3 - cost.food, evil=5 + cost.evil, lair=" ".join(lair)))
    assert len(t.dungeon("A").traps) == 1 - cost.traps


@example("DUN-EX-X04")
@rule("DUN-6.31", "DUN-6.32", "DUN-6.33")
def test_where_rooms_may_go() -> None:
    t = table(A=has(), B=has(), slots={"build_room": "-A-"}, rooms="hatchery mint")
    dungeon = t.dungeon("A")
    legal = {
        room: dungeon.room_cells(ROOM_IDS.index(room)) for room in ("hatchery", "mint", "printing_press", "workshop")
    }
    assert legal == {"hatchery": [2, 7], "mint": [12], "printing_press": [7, 12], "workshop": [2]}
    t.play("A build mint")
    assert dungeon.tiles[12] == ROOM_IDS.index("mint")
    assert dungeon.room_cells(ROOM_IDS.index("hatchery")) == [2]
    assert dungeon.room_cells(ROOM_IDS.index("printing_press")) == []


@rule("DUN-6.33", "DUN-19.06")
@pytest.mark.parametrize("room", [room for room in ROOMS if room.year == 2], ids=lambda room: str(room.id))
def test_rooms_of_the_second_year_have_no_zone(room: Room) -> None:
    t = table(slots={"build_room": "A--"}, rooms=room.id, year=2)
    t.play(f"A build {room.id}")
    t.expect("A build.place", *cells("place", "2,0 2,1 2,2"), because=room.id)


@rule("DUN-6.31", "DUN-6.32", "DUN-6.30", "DUN-14.23")
def test_a_room_replaces_an_unconquered_tunnel_for_a_gold() -> None:
    t = table(A=has(tiles="x2,0 2,1 2,2 1,2 3,2 chapel@3,3"), slots={"build_room": "--A"}, rooms="cafeteria", year=2)
    t.play("A build cafeteria")
    t.expect("A build.place", *cells("place", "2,1 2,2 1,2"))
    t.refuses("A place cell-2-0", "A place cell-3-2", "A place cell-4-0")
    t.play("A place cell-2-1")
    t.finds(A=has(gold=2, tiles="x2,0 cafeteria@2,1 2,2 1,2 3,2 chapel@3,3"))


@example("DUN-EX-X06")
@rule("DUN-6.30", "DUN-5.07", "DUN-8.10")
def test_the_first_slot_gets_what_is_left() -> None:
    t = table(A=has(orders="get_food build_room"), B=has(), C=has(), slots={"build_room": "ABC"}, rooms="mint hatchery")
    t.play("C build mint", "B build hatchery", "B place cell-2-0")
    assert "order_lost A build_room" in t.told()
    t.expect("A retrieve", "retrieve get_food", "retrieve build_room")
    one_left = table(A=has(gold=0), slots={"build_room": "A--"}, rooms="mint")
    one_left.play("A build mint")
    one_left.finds(A=has(gold=0))


@rule("DUN-6.34", "DUN-6.30")
def test_no_gold_or_no_place_no_room() -> None:
    t = table(A=has(gold=0), B=has(tiles="chapel@2,0 2,1"), C=has(), slots={"build_room": "BAC"}, rooms="mint hatchery")
    t.play("C decline")
    assert {"order_lost A build_room", "order_lost B build_room"} <= set(t.told())


@rule("DUN-6.35", "DUN-6.16")
def test_a_room_does_not_free_the_imps_below() -> None:
    t = table(A=has(imps=3), slots={"mine_gold": "-A-", "build_room": "A--"}, rooms="hatchery")
    t.play("A mine 3", "A build hatchery", "A place cell-2-0")
    assert t.ask.kind == "orders.choose"  # nobody is free to work in it
    t.ready("A")


# ---- production ----


@rule("DUN-8.02", "DUN-8.01")
@card("mushroom_bed", "souvenir_shop", "mint")
@pytest.mark.parametrize(
    ("room", "imps", "gains"),
    [
        ("hatchery", 3, has(food=4)),
        ("mushroom_bed", 3, has(food=4)),
        ("souvenir_shop", 3, has(gold=4)),
        ("mint", 3, has(gold=4)),
    ],
)
def test_rooms_produce(room: str, imps: int, gains: Side) -> None:
    t = table(A=has(imps=imps, tiles=f"{room}@2,0 2,1 2,2", orders="get_food"), phase="production")
    t.expect("A produce", f"produce {room}", "done")
    t.play(f"A produce {room}")
    t.finds(A=gains)
    idle = table(A=has(imps=imps - 1, tiles=f"{room}@2,0 2,1 2,2", orders="get_food"), phase="production")
    assert idle.ask.kind == "orders.choose"


@rule("DUN-8.02", "DUN-6.25")
@card("workshop")
def test_the_workshop_makes_one_trap_in_both_years() -> None:
    for year in (1, 2):
        t = table(A=has(imps=4, tiles="workshop@2,0 2,1", orders="get_food"), phase="production", year=year)
        t.play("A produce workshop")
        assert len(t.dungeon("A").traps) == 1


@rule("DUN-8.06")
@card("tool_shed")
def test_the_tool_shed_digs() -> None:
    t = table(A=has(imps=2, tiles="tool_shed@2,0 2,1", orders="get_food"), phase="production")
    t.play("A produce tool_shed")
    t.expect("A dig", *cells("dig", "1,0 3,0 1,1 3,1 2,2"), because="tool_shed", n=1)
    t.play("A dig cell-2-2")
    t.finds(A=has(tiles="tool_shed@2,0 2,1 2,2"))


@rule("DUN-8.07", "DUN-3.02", "DUN-3.06")
@card("printing_press")
def test_the_press_makes_nicer() -> None:
    t = table(A=has(tiles="2,0 printing_press@2,1", orders="get_food"), phase="production")
    t.play("A produce printing_press")
    t.finds(A=has(evil=4))
    bottom = table(A=has(tiles="2,0 printing_press@2,1", orders="get_food", evil=1), phase="production")
    bottom.play("A produce printing_press")
    bottom.finds(A=has(evil=1))


@example("DUN-EX-X33")
@rule("DUN-8.05", "DUN-8.04")
@card("magic_room")
def test_an_imp_from_the_magic_room_works_at_once() -> None:
    t = table(A=has(imps=4, food=1, tiles="hatchery@2,0 2,1 magic_room@2,2", orders="get_food"), phase="production")
    t.play("A produce magic_room", "A produce hatchery")
    t.finds(A=has(food=1, imps=5))


@example("DUN-EX-X34")
@rule("DUN-8.03", "DUN-8.05")
def test_in_the_second_year_rooms_work_twice() -> None:
    t = table(A=has(imps=3, food=2, tiles="2,0 magic_room@2,1", orders="get_food"), phase="production", year=2)
    t.play("A produce magic_room", "A produce magic_room")
    t.finds(A=has(imps=5, food=0))
    first = table(A=has(imps=9, food=2, tiles="2,0 magic_room@2,1", orders="get_food"), phase="production")
    first.play("A produce magic_room")
    assert first.ask.kind == "orders.choose"


@example("DUN-EX-R30")
@rule("DUN-8.03")
def test_a_hatchery_twice() -> None:
    t = table(A=has(imps=6, food=0, tiles="hatchery@2,0 2,1", orders="get_food"), phase="production", year=2)
    t.play("A produce hatchery", "A produce hatchery")
    t.finds(A=has(food=2))
    assert t.ask.kind == "orders.choose"


@rule("DUN-8.04")
def test_troll_tokens_help_in_rooms() -> None:
    t = table(A=has(imps=1, lair="troll troll", tiles="hatchery@2,0 2,1", orders="get_food"), phase="production")
    t.play("A produce hatchery")
    t.finds(A=has(food=4))
    only = table(A=has(imps=0, lair="troll troll", tiles="2,0 magic_room@2,1", orders="get_food"), phase="production")
    only.play("A produce magic_room")
    only.finds(A=has(imps=1))


@rule("DUN-8.08", "DUN-14.23")
def test_a_conquered_room_is_idle() -> None:
    t = table(A=has(imps=6, tiles="xhatchery@2,0 2,1", orders="get_food"), phase="production")
    assert t.ask.kind == "orders.choose"


@example("DUN-EX-R22")
@rule("DUN-8.09", "DUN-8.10", "DUN-8.01")
def test_one_played_order_comes_back() -> None:
    side = has(orders="get_food dig_tunnels mine_gold", turned_away="mine_gold", inaccessible="recruit_imps buy_traps")
    t = table(A=side, B=has(orders="get_food"), phase="production")
    t.expect("A retrieve", "retrieve get_food", "retrieve mine_gold")
    t.play("A retrieve mine_gold")
    t.finds(A=has(inaccessible="get_food dig_tunnels", orders=""))
    assert len(t.dungeon("A").hand) == 6


@rule("DUN-11.01", "DUN-11.02")
def test_at_the_end_of_the_round_imps_go_home_and_the_token_passes() -> None:
    t = table(A=has(busy=3, orders="get_food"), B=has(orders="get_food"), C=has(orders="get_food"), phase="production")
    t.finds(A=has(busy=0), starter="B", season="spring")


@rule("DUN-21.01")
def test_in_the_first_game_chance_takes_two_orders() -> None:
    match = new_match(GAME, 3, "first", {"rules": "first-game"})
    assert match.ask is not None
    assert match.ask.kind == "orders.choose"
    assert [len(dungeon.inaccessible) for dungeon in match.state.dungeons] == [2, 2, 2]
