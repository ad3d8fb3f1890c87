"""What a quest lays down for as long as it lasts: values, dice, protection, leashes, loads."""

import pytest

from podziemia.games.descent.data.cards import FIGURE, QUEST_IDS
from podziemia.games.descent.data.dice import BROWN, GRAY
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.options import NODE_IDS
from podziemia.games.descent.data.quest_parts import Door, QuestRule
from podziemia.games.descent.data.travel import NODES, START, TRAILS
from podziemia.games.descent.rules.attack import monster_attack
from podziemia.games.descent.rules.facts import (
    carried_speed,
    defense_pool,
    hero_defense,
    is_immune,
    is_protected,
    max_health,
    quest_dice,
    speed,
    stamina,
)
from podziemia.games.descent.rules.monsters import never_returns
from podziemia.games.descent.rules.movement import out_of_bounds, step_options
from podziemia.games.descent.rules.terrain import opening_cost, token_damage
from podziemia.games.descent.rules.travel import routes_to
from tests.games.descent.scenes import damage, scene
from tests.games.descent.table import Arrangement
from tests.games.descent.test_quest_effects import borne, token
from tests.support import rule

TRIO = "grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5"


def ruled(*static: str, monsters: str = "zombie-1@c1 zombie-master@e1 splig@g1", **options: str) -> Arrangement:
    a = scene(TRIO, monsters, rules=(QuestRule("stands", static=static),), **options)
    a.s.tokens = []
    return a


@rule("DSC-10.08", "DSC-20.01")
def test_values_that_the_quest_adds_to_some() -> None:
    a = ruled("stat(zombie, health=2)", "stat(zombie, health=3, ranks=master)", "stat(hero, health=1, stamina=-1)")
    s = a.s
    for name, more in (("zombie-1", 2), ("zombie-master", 5), ("splig", 0)):
        figure = s.figures[FIGURE[name]]
        assert max_health(s, figure) == figure.sheet.health + more
    hero = a.hero("grisban")
    assert (max_health(s, hero), stamina(s, hero)) == (hero.printed.health + 1, hero.printed.stamina - 1)
    plain = ruled()
    assert max_health(plain.s, plain.hero("grisban")) == hero.printed.health


def test_a_value_holds_while_its_condition_does() -> None:
    a = ruled("stat(splig, health=-3, when='counter(fear) >= 2')")
    splig = a.s.figures[FIGURE["splig"]]
    a.s.counters = {"fear": 1}
    assert max_health(a.s, splig) == splig.sheet.health
    a.s.counters = {"fear": 2}
    assert max_health(a.s, splig) == splig.sheet.health - 3


def test_dice_that_the_quest_adds() -> None:
    a = ruled(
        "stat(splig, defense_add=gray)",
        "stat(splig, defense_add=brown, when='flag(now)')",
        "stat(hero, defense_add=brown)",
    )
    s, splig = a.s, a.s.figures[FIGURE["splig"]]
    assert defense_pool(s, splig) == (*splig.sheet.defense, GRAY)
    s.flags = ["now"]
    assert defense_pool(s, splig) == (*splig.sheet.defense, GRAY, BROWN)
    assert defense_pool(s, s.figures[FIGURE["zombie-1"]]) == s.figures[FIGURE["zombie-1"]].sheet.defense
    assert hero_defense(s, a.hero("grisban"))[-1] == BROWN


def test_a_die_against_somebody_in_particular() -> None:
    a = ruled("stat(hero, attack_add=red, versus=splig)")
    s, grisban = a.s, a.hero("grisban")
    splig, zombie = s.figures[FIGURE["splig"]], s.figures[FIGURE["zombie-1"]]
    assert quest_dice(s, grisban, "attack_add", [zombie, splig]) == (1,)
    assert quest_dice(s, grisban, "attack_add", [zombie]) == ()
    assert quest_dice(s, grisban, "attack_add") == ()
    assert quest_dice(s, splig, "attack_add", [splig]) == ()
    assert monster_attack(s, splig).dice == list(splig.sheet.dice)


def test_a_load_slows_heroes_and_monsters_in_their_own_way() -> None:
    a = ruled("carry(R, by=[hero, monster], speed=-1, monster_speed=-2)")
    s = a.s
    borne(s, "R", a.hero("grisban"))
    assert (carried_speed(s, a.hero("grisban")), carried_speed(s, a.hero("jain"))) == (-1, 0)
    assert speed(s, a.hero("grisban")) == 2
    splig = s.figures[FIGURE["splig"]]
    borne(s, "R", splig)
    assert (carried_speed(s, splig), speed(s, splig)) == (-3, 0)


def test_who_is_protected_suffers_nothing_from_that_side() -> None:
    a = ruled("protect(splig, against=hero, when='counter(wards) >= 1')", monsters="splig@b1 zombie-1@c1")
    s, splig, grisban = a.s, a.s.figures[FIGURE["splig"]], a.hero("grisban")
    s.counters = {"wards": 1}
    assert is_protected(s, splig, grisban)
    assert not is_protected(s, splig, None)
    assert not is_protected(s, splig, s.figures[FIGURE["zombie-1"]])
    assert not is_protected(s, s.figures[FIGURE["zombie-1"]], grisban)
    t = a.turn("grisban")
    t.roll("gray-6", "black-6", "blue-4", "red-1", "gray-1")
    t.do("attack chipped_greataxe")
    assert damage(t, "splig") == [0]
    s.counters = {"wards": 0}
    assert not is_protected(s, splig, grisban)


@pytest.mark.parametrize(("terrain", "immune"), [("lava", True), ("pit", False)])
def test_who_is_immune_to_a_terrain(terrain: str, immune: bool) -> None:
    a = ruled("immune([splig, zombie], lava)", monsters="splig@b1 goblin_archer-1@c1")
    assert is_immune(a.s, a.s.figures[FIGURE["splig"]], terrain) == immune
    assert not is_immune(a.s, a.s.figures[FIGURE["goblin_archer-1"]], terrain)


def test_a_leash_and_a_blocked_zone() -> None:
    rules = (
        QuestRule("leash", static=("leash(splig, zone=K, distance=1, until='flag(free)')",)),
        QuestRule("bridge", static=("block(zombie, zone=X, when='in_zone(splig, K) > 0')",)),
    )
    a = scene(
        "grisban:berserker@a2 jain:wildlander avric:disciple", "splig@b1 zombie-1@e1", "K...X..\n.......", rules=rules
    )
    s = a.s

    def steps(name: str) -> set[str]:
        return {SPACE_IDS[space] for space in step_options(s, s.figures[FIGURE[name]], 1)}

    assert steps("splig") == {"a1", "b2"}
    s.shift(s.figures[FIGURE["zombie-1"]], (SPACE_IDS.index("d1"),))
    assert "e1" in steps("zombie-1")
    s.shift(s.figures[FIGURE["splig"]], (SPACE_IDS.index("a1"),))
    assert "e1" not in steps("zombie-1")
    s.flags = ["free"]
    assert out_of_bounds(s, s.figures[FIGURE["splig"]]) == 0
    s.shift(s.figures[FIGURE["splig"]], (SPACE_IDS.index("b1"),))
    assert {"c1", "c2"} <= steps("splig")


@rule("DSC-20.01")
def test_two_rules_of_a_kind_both_stand() -> None:
    """The first of each speaks of somebody else."""
    a = ruled(
        "protect(zombie, against=monster)",
        "protect(splig, against=hero)",
        "immune(zombie, water)",
        "immune(splig, lava)",
        "no_return(ettin)",
        "no_return(zombie)",
        "leash(belthir, zone=E, distance=1, until='flag(free)')",
        "leash(splig, zone=E, distance=1, until='flag(free)')",
        "block(belthir, zone=E, when='round == 1')",
        "block(zombie, zone=E, when='round == 1')",
        "terrain_token(F, enter_damage=1, end_damage=2)",
        "terrain_token(G, enter_damage=3, end_damage=4)",
        "carry(R, by=[hero], speed=-1)",
        "carry(S, by=[hero], speed=-2)",
        drawing="E.......\n........\n........\n........\n........\n........",
    )
    s, grisban, zombie = a.s, a.hero("grisban"), a.s.figures[FIGURE["zombie-1"]]
    splig = s.figures[FIGURE["splig"]]
    assert [is_protected(s, splig, by) for by in (grisban, zombie)] == [True, False]
    assert [is_protected(s, zombie, by) for by in (grisban, splig)] == [False, True]
    assert [is_immune(s, splig, kind) for kind in ("lava", "water")] == [True, False]
    assert [never_returns(s, group) for group in ("ettin", "zombie", "splig")] == [True, True, False]
    near = {SPACE_IDS.index(space) for space in ("a1", "b1", "a2", "b2")}
    assert {space for space in s.board.spaces if not out_of_bounds(s, splig) >> space & 1} == near
    assert {space for space in s.board.spaces if out_of_bounds(s, zombie) >> space & 1} == {0}
    token(s, "G", "c3")
    token(s, "F", "d3")
    damage_at = {name: token_damage(s, (SPACE_IDS.index(name),), "end_damage") for name in ("c3", "d3", "e3")}
    assert damage_at == {"c3": 4, "d3": 2, "e3": 0}
    borne(s, "S", grisban)
    assert carried_speed(s, grisban) == -2


@rule("DSC-19.16")
def test_each_heavy_door_has_its_own_cost() -> None:
    doors = (Door("d1", "E", "closed", ((0, 1), (1, 1))), Door("d2", "W", "closed", ((0, 3), (1, 3))))
    costs = ("door_cost([d1], by=monster, open_actions=2)", "door_cost([d2], by=lieutenant, open_actions=3)")
    a = scene(TRIO, "zombie-1@c1 splig@e1", rules=(QuestRule("doors", static=costs),), doors=doors)
    zombie, splig = a.s.figures[FIGURE["zombie-1"]], a.s.figures[FIGURE["splig"]]
    assert [opening_cost(a.s, zombie, door) for door in (0, 1)] == [2, 1]
    assert [opening_cost(a.s, splig, door) for door in (0, 1)] == [2, 3]
    assert [opening_cost(a.s, a.hero("grisban"), door) for door in (0, 1)] == [1, 1]


@rule("DSC-3.12")
def test_of_two_named_together_one_acts_in_a_turn() -> None:
    limits = ("activation_limit([belthir, lady_eliza_farrow], 1)", "activation_limit([splig, lord_merick_farrow], 1)")
    monsters = "splig@c1 lord_merick_farrow@d1 belthir@e1 zombie-1@f1"
    a = ruled(*limits, monsters=monsters)
    a.s.figures[FIGURE["splig"]].activated = True
    assert a.groups().offered("group") == {"zombie", "belthir"}


@rule("DSC-28.01", "DSC-28.02")
def test_every_way_over_the_map_is_found() -> None:
    """Counted by walking every trail in both directions."""
    beside: dict[str, list[str]] = {}
    for one, other, _ in TRAILS:
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)

    def ways(way: list[str], goal: str) -> list[list[str]]:
        if way[-1] == goal:
            return [way]
        return [found for there in beside[way[-1]] if there not in way for found in ways([*way, there], goal)]

    for node, quests in NODES.items():
        for quest in quests:
            found = [list(way) for way, _ in routes_to(QUEST_IDS.index(quest))]
            expected = ways([START], node)
            assert len(found) == min(len(expected), len(NODE_IDS))
            assert all(way in expected for way in found)
