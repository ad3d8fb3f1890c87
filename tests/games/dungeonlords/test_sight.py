"""What first sight of those who play knows beyond the mind made by hand: positions of games where bots went wrong."""

from collections.abc import Iterator
from math import log
from typing import Any

import pytest

from podziemia.bots import make_bot
from podziemia.bots.greedy import GUESSED
from podziemia.bots.lots import Lots
from podziemia.bots.worlds import by_prior, deal_world, weights_of
from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.bots.lord import LordMind
from podziemia.games.dungeonlords.bots.orders import KIND, ORDER_TRAITS
from podziemia.games.dungeonlords.data.options import ORDERS_OF
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.mind import RULED_OUT
from podziemia.kernel.rng import seeded
from tests.games.dungeonlords.table import DungeonTable, has, table

MIND = LordMind()


def first_sight(t: DungeonTable) -> str:
    return by_prior(MIND, t.match.state, t.ask, Lots("1")).text


def likes(t: DungeonTable, seat: int, orders: str) -> float:
    """How much better or worse these orders look than the middling ones."""
    ask = t.match.ask_of(seat)
    place = [option.text for option in ask.options].index(f"orders {orders.replace(' ', '>')}")
    priors = MIND.priors(t.match.state, ask)
    return priors[place] - sum(priors) / len(priors)


# ---- food before payday ----


def payday_with_magic_room(food: int, lair: str = "slime ghost witch") -> DungeonTable:
    """Imps number 12 and 13, or food for the witch."""
    tiles = "x2,0 0,1 xhatchery@2,1 0,2 magic_room@1,2 x2,2 3,2 0,3"
    return table(
        A=has(food=food, gold=4, imps=11, busy=9, evil=7, tiles=tiles, lair=lair),
        phase="production",
        year=2,
        season="spring",
        event="payday",
        waiting="wizard_y2_a thief_y2_b wizard_y2_d",
    )


def test_the_magic_room_eats_no_wages() -> None:
    assert first_sight(payday_with_magic_room(food=2)) == "done"
    assert make_bot("medium", GAME, "wages").choose(payday_with_magic_room(food=2).match, 0).text == "done"


def test_the_magic_room_eats_what_no_monster_needs() -> None:
    assert first_sight(payday_with_magic_room(food=3)) == "produce magic_room"
    assert first_sight(payday_with_magic_room(food=1, lair="troll")) == "produce magic_room", "too little for it anyway"
    t = payday_with_magic_room(food=2)
    t.match.state.event_tiles.reverse()
    assert first_sight(t) == "produce magic_room", "no payday in this round"


# ---- gold before taxes ----


def taxes_with_tool_shed(tiles: str, gold: int) -> DungeonTable:
    return table(
        A=has(gold=gold, imps=6, busy=2, evil=7, tiles=tiles, lair="ghost slime", party="cleric_y1_c cleric_y1_b"),
        phase="production",
        season="autumn",
        event="taxes",
        waiting="thief_y1_c fighter_y1_c thief_y1_d",
    )


def test_no_tunnel_is_dug_whose_tax_nobody_can_pay() -> None:
    six = "tool_shed@2,0 2,1 3,1 0,2 1,2 2,2"
    assert first_sight(taxes_with_tool_shed(six, gold=3)) == "done"
    assert first_sight(taxes_with_tool_shed(six, gold=4)) == "produce tool_shed"
    assert first_sight(taxes_with_tool_shed(six + " 0,3", gold=3)) == "produce tool_shed", "eight are taxed as seven"


def two_products(event: str, gold: int, food: int = 0) -> set[str]:
    """What is taken of gold and food, with imps for one of them."""
    side = has(
        gold=gold, food=food, imps=3, evil=5, tiles="souvenir_shop@0,1 0,2 mushroom_bed@1,2 2,2 3,2", lair="troll"
    )
    t = table(A=side, phase="production", season="summer", event=event, waiting="thief_y1_c fighter_y1_c")
    return {by_prior(MIND, t.match.state, t.ask, Lots(str(lot))).text for lot in range(20)}


def test_what_the_round_will_ask_for_is_produced() -> None:
    """Gold for the tax man, food for a payday; by lot where nothing is missing."""
    gold, food = "produce souvenir_shop", "produce mushroom_bed"
    assert two_products("taxes", gold=2) == {gold}
    assert two_products("taxes", gold=3) == {gold, food}, "five tiles are taxed three"
    assert two_products("payday", gold=0) == {food}
    assert two_products("payday", gold=0, food=4) == {gold, food}


def traps_before_taxes(gold: int, slots: str = "A--", event: str = "taxes") -> DungeonTable:
    return table(
        A=has(gold=gold, evil=3, tiles="xworkshop@2,0 x2,1 0,2 1,2 xmagic_room@2,2 3,2", lair="slime slime"),
        slots={"buy_traps": slots},
        year=2,
        season="summer",
        event=event,
        waiting="fighter_y2_b cleric_y2_c wizard_y2_c",
    )


def test_tax_gold_is_not_spent_on_traps() -> None:
    assert first_sight(traps_before_taxes(gold=2)) == "decline"
    assert first_sight(traps_before_taxes(gold=3)) == "decline"
    assert first_sight(traps_before_taxes(gold=4)) == "act buy_traps"
    assert first_sight(traps_before_taxes(gold=2, slots="-A-")) == "act buy_traps", "free on slot II"
    assert first_sight(traps_before_taxes(gold=4, slots="--A")) == "decline", "two gold on slot III"
    assert first_sight(traps_before_taxes(gold=2, event="payday")) == "act buy_traps"


def test_gold_that_is_mined_in_the_round_counts_for_its_taxes() -> None:
    """Food is got before gold is mined, two imps on slot I."""
    side = has(gold=2, food=0, imps=3)
    waiting = "fighter_y2_b cleric_y2_c wizard_y2_c"
    for mine, expected in (("A--", "act get_food"), ("---", "decline")):
        slots = {"get_food": "A--", "mine_gold": mine}
        t = table(A=side, slots=slots, year=2, season="summer", event="taxes", waiting=waiting)
        assert first_sight(t) == expected


# ---- orders ----


def hungry_without_gold(gold: int = 0, starter: str = "A") -> DungeonTable:
    """Payday comes; the neutral minion stands on slot II at most."""
    return table(
        A=has(food=1, gold=gold, imps=6, evil=5, lair="troll goblin goblin", inaccessible="hire_monster recruit_imps"),
        B=has(food=0, gold=0, imps=9, evil=7, lair="slime vampire", inaccessible="hire_monster dig_tunnels"),
        C=has(food=0, gold=1, imps=4, evil=6, lair="troll witch slime", inaccessible="hire_monster build_room"),
        year=2,
        season="autumn",
        starter=starter,
        event="payday",
        rooms="hall_of_fame chapel",
        waiting="cleric_y2_c fighter_y2_c wizard_y2_d",
    )


def test_who_comes_first_and_has_no_gold_orders_no_food_first() -> None:
    """Slot I is his for certain, and costs a gold that he has not got before mining."""
    food_first = "get_food mine_gold buy_traps"
    in_vain = likes(hungry_without_gold(), 0, food_first)
    assert likes(hungry_without_gold(gold=1), 0, food_first) > in_vain + 4
    assert likes(hungry_without_gold(starter="B"), 0, food_first) > in_vain + 4
    t = hungry_without_gold()
    for number in range(3):
        assert not make_bot("medium", GAME, f"seed {number}").choose(t.match, 0).text.startswith("orders get_food")


def test_an_order_is_seen_by_its_places_and_its_pairs() -> None:
    """The same three orders have the same pairs, and each place of each order is a trait of its own."""
    one, other = ORDER_TRAITS.of(ORDERS_OF[0, 3, 5]), ORDER_TRAITS.of(ORDERS_OF[5, 0, 3])
    assert one[:3] == (0, 8 + 3, 16 + 5)
    assert other[:3] == (5, 8 + 0, 16 + 3)
    assert one[3:] == other[3:]
    every = {trait for option in ORDERS_OF.values() for trait in ORDER_TRAITS.of(option)}
    assert every == set(range(ORDER_TRAITS.count))


def test_neutral_minions_and_who_can_come_are_seen() -> None:
    t = hungry_without_gold()
    s = t.match.state
    before = ORDER_TRAITS.read(s, 0)
    able, taken = before[-16:-8], before[-8:]
    assert able == [2.0, 2.0, 1.0, 2.0, 2.0, 2.0, 0.0, 1.0]
    assert sum(taken) == sum([slot >= 0 for slots in s.slots for slot in slots]) > 0
    s.dungeons[1].food += 3
    s.dungeons[1].traps.append(0)
    after = ORDER_TRAITS.read(s, 0)
    assert len(after) == len(before)


def test_gold_is_wanted_before_taxes() -> None:
    """Each gold missing costs three points; who has enough may do without the mine."""
    mining, other = "mine_gold buy_traps recruit_imps", "improve_reputation buy_traps recruit_imps"
    liked = []
    for gold in (0, 6):
        tiles = "2,0 2,1 2,2 2,3 1,3 3,3 0,3"
        side = has(food=3, gold=gold, imps=5, evil=5, tiles=tiles, inaccessible="hire_monster build_room")
        t = table(A=side, season="summer", event="taxes", waiting="fighter_y1_a cleric_y1_a")
        liked.append(likes(t, 0, mining) - likes(t, 0, other))
    assert liked[0] > liked[1] + 5.0
    assert liked[0] > 0.0


def test_the_tax_of_another_round_need_not_be_mined_in_this_one() -> None:
    mining, other = "mine_gold buy_traps recruit_imps", "improve_reputation buy_traps recruit_imps"
    side = has(food=3, imps=5, evil=5, tiles="2,0 2,1 2,2 2,3 1,3 3,3 0,3", inaccessible="hire_monster build_room")
    liked = []
    for event in ("taxes", "payday"):
        t = table(A=side, season="summer", event=event, waiting="fighter_y1_a cleric_y1_a")
        liked.append(likes(t, 0, mining) - likes(t, 0, other))
    assert liked[0] > liked[1] + 5.0


def ordering_a_room(tiles: str) -> tuple[float, float]:
    """How a room alone and one with tunnels before it look, beside what they are with tiles for it."""
    side = has(food=3, gold=4, imps=6, evil=5, tiles=tiles, inaccessible="hire_monster get_food")
    t = table(A=side, year=2, season="spring", rooms="hall_of_fame chapel", waiting="cleric_y2_c fighter_y2_c")
    alone = likes(t, 0, "build_room improve_reputation buy_traps")
    return alone, likes(t, 0, "dig_tunnels build_room buy_traps")


def test_no_room_is_ordered_where_no_tunnel_may_take_one() -> None:
    """Tunnels beside rooms may not; who digs first may make one that does."""
    alone, with_tunnels = ordering_a_room("0,1 mint@0,2 0,3 1,2")
    possible, possible_with_tunnels = ordering_a_room("0,1 0,2 0,3 1,2")
    assert alone < possible - 3.0
    assert with_tunnels > possible_with_tunnels - 2.0


# ---- wages before the combat ----


def autumn_payday(lair: str, food: int, evil: int = 6, season: str = "autumn") -> DungeonTable:
    return table(
        A=has(lair=lair, food=food, evil=evil, gold=1, traps="pendulum", party="fighter_y1_d cleric_y1_d"),
        B=has(evil=4),
        phase="event",
        season=season,
        event="payday",
    )


def paid(t: DungeonTable) -> str:
    """Who stays, as far as that is known."""
    while t.asked() == ("A", "payday"):
        known = MIND.knows(t.match, 0)
        if known is None:
            return "open"
        t.play(f"A {known.text}")
    return " ".join(told.removeprefix("monster_paid A ") for told in t.told() if told.startswith("monster_paid A "))


def test_wages_go_to_those_who_fight_best_together() -> None:
    assert paid(autumn_payday("goblin troll witch", 3)) == "troll witch"
    assert paid(autumn_payday("goblin troll witch", 2)) == "goblin witch"
    assert paid(autumn_payday("goblin troll witch", 4)) == "goblin troll witch"
    assert paid(autumn_payday("slime slime troll", 3)) == "slime troll"
    assert paid(autumn_payday("troll", 1)) == ""


def test_wages_of_other_things_and_times_are_judged() -> None:
    assert paid(autumn_payday("goblin troll witch", 3, season="summer")) == "open"
    assert paid(autumn_payday("golem goblin", 1)) == "open", "a golem takes gold and a trap"
    assert paid(autumn_payday("goblin witch", 1, evil=9)) == "open", "the paladin may come"
    assert paid(autumn_payday("goblin witch", 1, evil=8)) == "witch"


# ---- the paladin ----


def hire_with(evil: int, lair: str, others: int = 6) -> list[float]:
    """How a vampire looks, and a goblin, beside refusing."""
    t = table(
        A=has(evil=evil, lair=lair, food=1, party="fighter_y1_b thief_y1_b"),
        B=has(evil=others),
        slots={"hire_monster": "A--"},
        monsters="vampire goblin",
        season="autumn",
        waiting="thief_y1_a cleric_y1_b wizard_y1_b",
        event="taxes",
    )
    looks = dict(zip([option.text for option in t.ask.options], MIND.priors(t.match.state, t.ask), strict=True))
    return [looks["hire vampire"], looks["hire goblin"]]


def test_the_paladin_is_not_called_where_nobody_can_hold_him() -> None:
    vampire, goblin = hire_with(9, "slime")
    assert vampire == RULED_OUT < goblin
    assert hire_with(7, "slime")[0] > RULED_OUT, "not yet evil enough"
    assert hire_with(9, "slime", others=12)[0] > RULED_OUT, "he comes to the other"
    assert hire_with(9, "dragon demon golem witch troll")[0] > RULED_OUT, "they can hold him"


def test_many_orders_are_tried_once_and_the_best_of_them_again() -> None:
    """Others give theirs in secret; what else is asked in a round one world tells as well as many."""
    orders = LordMind().heats(Ask(0, "orders.choose", [Option("stay")]))
    options = [most for most, _ in orders]
    worlds = [times for _, times in orders]

    assert options == sorted(options, reverse=True)
    assert worlds == sorted(worlds)
    assert worlds[0] == 1 < worlds[-1]
    assert [times for _, times in LordMind().heats(Ask(0, "dig", [Option("stay")]))] == [1]


# ---- what others order ----


def order_questions(seed: str) -> Iterator[tuple[Match[Any], Ask, Option]]:
    """In a game of four yardsticks: the worlds that a neighbour thinks possible, and what was really ordered."""
    match = new_match(GAME, 4, seed)
    bots = [make_bot("yardstick", GAME, f"{seed} {seat}") for seat in range(4)]
    for round_of in range(3):
        while match.ask_of(seat := match.waiting()[0]).kind != KIND:
            match.answer(bots[seat].choose(match, seat), seat)
        for seat in range(4):
            chosen = bots[seat].choose(match, seat)
            world = deal_world(match, (seat + 1) % 4, seeded(f"{seed} {round_of}"))
            yield world, world.ask_of(seat), chosen
            match.answer(chosen, seat)


def test_what_others_order_is_foreseen_better_than_by_what_we_like() -> None:
    mind = GAME.mind
    foreseen = ours = 0.0
    for world, ask, chosen in order_questions("others"):
        place = ask.options.index(chosen)
        chances = [sum(parts) for parts in zip(*mind.foreseen(world.state, ask), strict=True)]
        assert sum(chances) == pytest.approx(1.0)
        foreseen += log(chances[place])
        weights = weights_of(mind.priors(world.state, ask), GUESSED * mind.temperature(ask))
        ours += log(weights[place] / sum(weights))
    assert foreseen / 12 > -log(60), "better than one of half the orders"
    assert foreseen > ours + 12.0


def test_only_orders_are_foreseen() -> None:
    t = payday_with_magic_room(3)
    assert GAME.mind.foreseen(t.match.state, t.ask) == []


def test_how_orders_look_to_others_and_what_they_choose_is_read_from_the_same_position() -> None:
    """The inputs are read once for both; read twice they say the same."""
    for world, ask, _ in order_questions("once"):
        traits = [ORDER_TRAITS.of(option) for option in ask.options]
        read, views = ORDER_TRAITS.read(world.state, ask.seat), ORDER_TRAITS.views(world.state, ask)
        assert MIND.foreseen(world.state, ask) == MIND.others.chances(read, traits, views)
