"""What a quest lays down for as long as it lasts: values, dice, protection, leashes, loads."""

import pytest

from podziemia.games.descent.data.cards import FIGURE, QUEST_IDS
from podziemia.games.descent.data.dice import BROWN, GRAY
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.options import NODE_IDS
from podziemia.games.descent.data.quest_parts import QuestRule
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
from podziemia.games.descent.rules.movement import out_of_bounds, step_options
from podziemia.games.descent.rules.travel import routes_to
from tests.games.descent.scenes import damage, scene
from tests.games.descent.table import Arrangement
from tests.games.descent.test_quest_effects import borne
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
