"""Items, search cards, tokens and abilities (DSC-14, DSC-15)."""

from itertools import combinations

import pytest

from podziemia.games.descent.data.cards import CARD, CARD_IDS, FIGURE, item_of
from podziemia.games.descent.data.heroes import SKILLS
from podziemia.games.descent.data.quest_parts import Marker, QuestRule
from podziemia.games.descent.effects.surges import arc
from podziemia.games.descent.rules.attack import hero_attack
from podziemia.games.descent.rules.facts import speed
from podziemia.games.descent.rules.items import fits
from podziemia.games.descent.rules.pieces import new_token
from tests.games.descent.scenes import hurt, scene, tired
from tests.games.descent.table import ROOM, Arrangement, DescentTable
from tests.games.descent.test_mind import Road
from tests.support import card, example, rule


def party(heroes: str = "grisban:berserker jain:wildlander avric:disciple", **where: str) -> Arrangement:
    a = Arrangement(ROOM, heroes=heroes)
    for name, space in where.items():
        a.put(name, space)
    return a


@card("health_potion", "stamina_potion")
def test_every_potion_that_would_help_is_offered() -> None:
    a = hurt(tired(scene("grisban:berserker@a1 jain:wildlander avric:disciple"), grisban=2), grisban=2)
    a.find("grisban", "stamina_potion", "health_potion")
    assert {"use stamina_potion", "use health_potion"} <= a.turn("grisban").options()


@rule("DSC-14.02", "DSC-14.03", "DSC-14.04", "DSC-14.06")
@example("DSC-EX-37")
@card("arcane_bolt", "iron_shield", "chainmail", "leather_armor", "platemail")
def test_what_goes_together() -> None:
    leoric = party("leoric:runemaster jain:wildlander avric:disciple").hero("leoric")
    owned = [CARD[name] for name in ("arcane_bolt", "iron_shield", "chainmail", "leather_armor")]
    legal = [set(some) for n in range(1, 5) for some in combinations(owned, n) if fits(leoric, list(some))]
    maximal = [some for some in legal if not [other for other in legal if some < other]]
    assert [sorted(CARD_IDS[card] for card in some) for some in maximal] == [
        ["arcane_bolt", "leather_armor"],
        ["chainmail", "iron_shield"],
        ["iron_shield", "leather_armor"],
    ]
    others = [CARD[name] for name in ("mana_weave", "ring_of_power", "scorpion_helm")]
    assert fits(leoric, others[:2])
    assert not fits(leoric, others)
    assert not fits(leoric, [CARD["platemail"], CARD["mana_weave"]])  # no Rune of any kind under heavy armor


@card("inscribe_rune", "platemail", "chainmail", "demonhide_leather")
def test_heavy_armor_slows_and_inscribed_weapons_are_runes() -> None:
    a = party("jain:wildlander leoric:runemaster avric:disciple", jain="a1", leoric="a2", avric="a3")
    assert speed(a.s, a.hero("jain")) == 5
    a.equip("jain", "yew_shortbow", "chainmail")
    assert speed(a.s, a.hero("jain")) == 4
    a.equip("jain", "yew_shortbow", "platemail")
    assert speed(a.s, a.hero("jain")) == 3
    a.learn("leoric", "inscribe_rune")
    assert not fits(a.hero("leoric"), [CARD["chainmail"], CARD["crossbow"]])
    b = party(grisban="a1", jain="h6", avric="h5")
    b.equip("grisban", "chipped_greataxe", "demonhide_leather")
    t = b.turn("grisban")
    t.do("move", "move", "end-turn")
    assert t.hero("grisban").fatigue == 1


@rule("DSC-14.05", "DSC-14.11")
@card("fire_flask", "curse_doll")
def test_search_cards_need_no_hand() -> None:
    a = party(grisban="a1", jain="a2", avric="h5")
    a.find("grisban", "fire_flask", "curse_doll")
    a.afflict("jain", "stunned", "poisoned")
    a.put("zombie-1", "d1")
    t = a.turn("grisban")
    t.do("use curse_doll", "cure stunned")
    assert t.conditions("jain") == {"poisoned"}
    t.roll("blue-6", "yellow-5", "brown-1")
    t.do("use fire_flask", "done")
    assert t.is_gone("zombie-1")
    assert t.s.turn.actions == 0
    assert t.hero("grisban").usable_search() == []
    assert len(t.hero("grisban").searched) == 2


@rule("DSC-14.12", "DSC-14.13")
@card("nothing", "treasure_chest")
def test_nothing_and_the_chest_are_discarded_and_an_empty_deck_is_reshuffled() -> None:
    a = party(grisban="a1", jain="h6", avric="h5")
    a.s.search_tokens = [1, 32, 33]
    a.s.search_deck = [CARD["treasure_chest"], CARD["nothing"]]
    before = sorted(a.s.shop)
    t = a.turn("grisban", actions=3)
    t.do("search b1")
    assert t.s.search_discard == [CARD["nothing"]]
    t.do("search a2")
    found = [card for card in t.hero("grisban").items if card not in (CARD["chipped_greataxe"],)]
    assert len(found) == 1
    assert found[0] in before
    assert not t.hero("grisban").has(found[0])  # it waits for the equip step
    t.do("search b2")  # the two discards make a new deck
    assert len(t.s.search_deck) + len(t.s.search_discard) + len(t.hero("grisban").searched) == 2


@rule("DSC-14.14", "DSC-14.15", "DSC-14.16")
def test_a_token_is_taken_borne_dropped_and_falls_with_its_bearer() -> None:
    rules = (QuestRule("chest", static=("carry(R, by=[hero, master], speed=-1)",)),)
    a = Arrangement(ROOM, rules=rules, markers={"R": Marker("kings-chest", "objective")})
    a.put("grisban", "a1")
    a.put("jain", "h6")
    a.put("avric", "h5")
    a.s.tokens = [new_token("R", 1)]
    t = a.turn("grisban")
    assert t.offered("take-token") == {"b1"}
    t.do("take-token b1")
    assert speed(t.s, t.hero("grisban")) == 2
    assert t.offered("drop-token") == {"b1", "a2", "b2"}
    t.do("drop-token b2")
    assert t.s.tokens[0].space == 33
    b = Arrangement(ROOM, rules=rules, markers={"R": Marker("kings-chest", "objective")})
    b.put("grisban", "a1")
    b.put("jain", "h6")
    b.put("avric", "h5")
    b.put("zombie-1", "b1")
    b.put("zombie-master", "b2")
    token = new_token("R", -1)
    token.bearer = b.hero("grisban").id
    b.s.tokens = [token]
    b.hero("grisban").damage = 13
    t = b.activation("zombie-1")
    assert "take-token" not in t.verbs()  # a minion may not
    t.roll("blue-4", "yellow-5", "gray-1")
    t.do("strike")
    assert (t.s.tokens[0].bearer, t.s.tokens[0].space) == (-1, 0)


@rule("DSC-15.01")
@card("avric_albright")
def test_a_hero_ability_works_without_cost_unless_its_hero_is_down() -> None:
    def options(down: bool) -> set[str]:
        a = party(grisban="a1", jain="h6", avric="c1")
        a.hero("grisban").damage = 3
        if down:
            a.fall("avric", "c1")
        a.put("ettin-1", "a2", "b2", "a3", "b3")
        t = a.turn("grisban")
        t.roll("blue-2", "red-1", "gray-1", "gray-1")
        t.do("attack chipped_greataxe", "target a2")
        return t.options()

    assert "surge avric" in options(down=False)
    assert "surge avric" not in options(down=True)


@rule("DSC-15.07", "DSC-15.08")
@card("mana_weave", "weapon_mastery", "execute")
def test_several_abilities_may_serve_one_roll() -> None:
    a = party(grisban="a1", jain="h6", avric="h5")
    a.equip("grisban", "chipped_greataxe", "mana_weave")
    a.learn("grisban", "weapon_mastery", "execute")
    a.put("shadow_dragon-master", "b1", "c1", "d1", "b2", "c2", "d2")
    t = a.turn("grisban")
    t.roll("blue-4", "red-1", "gray-1", "gray-1")
    t.do("attack chipped_greataxe", "target b1")
    t.expect("B attack.modify", "pass", "use mana_weave", "use weapon_mastery", "use execute")
    t.do("use mana_weave", "use weapon_mastery", "use execute")
    t.expect("B skill.fatigue", "points 1", "points 2", "points 3", "points 4")
    t.do("points 4")
    assert t.hero("grisban").fatigue == 4
    t.do("surge toll", "surge hearts-1")
    assert t.figure("shadow_dragon-master").damage == 8
    assert "use rage" not in t.options()  # no fatigue left to pay with


@card("mana_weave", "weapon_mastery", "execute", "fortunas_dice", "bow_mastery", "rune_mastery")
@pytest.mark.parametrize(
    ("hero", "weapon", "spent", "answers"),
    [
        ("grisban:berserker", "chipped_greataxe", "mana_weave", ()),
        ("grisban:berserker", "chipped_greataxe", "weapon_mastery", ()),
        ("grisban:berserker", "chipped_greataxe", "execute", ("points 1",)),
        ("grisban:berserker", "chipped_greataxe", "fortunas_dice", ("reroll blue-4",)),
        ("jain:wildlander", "yew_shortbow", "bow_mastery", ()),
        ("leoric:runemaster", "arcane_bolt", "rune_mastery", ()),
    ],
)
def test_what_served_one_attack_is_spent_for_the_next(
    hero: str, weapon: str, spent: str, answers: tuple[str, ...]
) -> None:
    name = hero.partition(":")[0]
    a = scene(f"{hero}@a1 tomble:thief@h6 avric:disciple@h5", "zombie-master@b1")
    if CARD[spent] < len(SKILLS):
        a.learn(name, spent)
        a.equip(name, weapon)
    else:
        a.equip(name, weapon, spent)
    t = a.turn(name)
    t.roll("blue-4", "red-1" if hero.startswith("grisban") else "yellow-1", "brown-6")
    t.do(f"attack {weapon}", f"use {spent}", *answers)
    t.skip("done", "pass")
    assert t.ask.kind == "turn.action"
    t.roll("blue-4", "red-1" if hero.startswith("grisban") else "yellow-1", "brown-6")
    t.do(f"attack {weapon}")
    assert f"use {spent}" not in t.options()


def shielded(*items: str, act: int = 1, hero: str = "grisban:berserker", skills: tuple[str, ...] = ()) -> DescentTable:
    a = Arrangement(ROOM, heroes=f"{hero} jain:wildlander avric:disciple", act=act)
    name = hero.partition(":")[0]
    a.put(name, "a1")
    a.put("jain", "h6")
    a.put("avric", "h5")
    a.equip(name, *items)
    a.learn(name, *skills)
    a.put("zombie-1", "b1")
    return a.activation("zombie-1")


@card("iron_shield", "wooden_shield_knight", "wooden_shield_disciple")
def test_an_iron_shield_adds_a_shield_or_rerolls_a_die() -> None:
    t = shielded("iron_shield")
    t.roll("blue-4", "yellow-5", "gray-1", "gray-6")
    t.do("strike", "use iron_shield")
    t.expect("B shield.use", "add-shield", "reroll-die")
    t.do("reroll-die")
    assert t.hero("grisban").damage == 1
    wood = shielded("wooden_shield_disciple")
    wood.roll("blue-4", "yellow-5", "gray-1")
    wood.do("strike", "use wooden_shield_disciple")
    assert wood.hero("grisban").damage == 3


@card("heavy_steel_shield", "shield_of_the_dark_god", "elven_cloak", "heavy_cloak", "warding_talisman")
def test_the_better_guards() -> None:
    t = shielded("heavy_steel_shield", act=2)
    t.roll("blue-4", "yellow-5", "gray-1", "gray-5")
    t.do("strike", "use heavy_steel_shield")
    assert t.hero("grisban").damage == 1  # two rolled again, one added
    dark = shielded("shield_of_the_dark_god")
    dark.roll("blue-4", "yellow-5", "gray-2", "gray-1")
    dark.do("strike", "use shield_of_the_dark_god", "reroll gray-2")
    assert dark.hero("grisban").damage == 3  # the worse roll is not kept
    cloak = shielded("elven_cloak", act=2, hero="tomble:thief")
    cloak.roll("blue-4", "yellow-5", "gray-1")
    cloak.do("strike", "use elven_cloak")
    assert cloak.hero("tomble").damage == 0  # Awareness 5
    heavy = shielded("heavy_cloak")
    heavy.roll("blue-6", "yellow-1", "gray-1")
    heavy.do("strike", "use heavy_cloak")
    assert heavy.hero("grisban").damage == 2
    assert heavy.ask.kind == "monster.action"  # no surge was left to spend


@card("warding_talisman", "power_potion")
def test_talisman_and_potion_of_power() -> None:
    a = party(grisban="a1", jain="h6", avric="h5")
    a.find("grisban", "warding_talisman")
    a.put("zombie-1", "b1")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-5", "gray-1")
    t.do("strike", "use warding_talisman")
    assert t.hero("grisban").damage == 2
    b = party(grisban="a1", jain="h6", avric="h5")
    b.find("grisban", "power_potion")
    b.put("zombie-1", "b1")
    t = b.turn("grisban")
    t.roll("blue-1", "red-1", "brown-1", "blue-4", "red-5")
    t.do("attack chipped_greataxe", "use power_potion", "reroll blue-1", "reroll red-1")
    assert t.is_gone("zombie-1")


@card("scorpion_helm", "elm_greatbow", "latari_longbow", "immolation", "sunburst", "steel_greatsword")
def test_weapons_and_helm_as_printed() -> None:
    assert [surge.id for surge in item_of(CARD["elm_greatbow"]).surges] == ["hearts-2", "range-2"]
    assert item_of(CARD["latari_longbow"]).pierce == 1
    assert [surge.id for surge in item_of(CARD["immolation"]).surges] == ["hearts-1", "range-1"]
    assert [surge.id for surge in item_of(CARD["sunburst"]).surges] == ["stunned", "hearts-2"]
    a = party(jain="a1", grisban="b1", avric="b2")
    a.put("zombie-1", "d2")
    a.put("cave_spider-1", "a2")
    a.equip("jain", "elm_greatbow", "scorpion_helm")
    t = a.turn("jain")
    t.do("attack elm_greatbow")
    assert "target d2" in t.options()  # adjacent figures do not block this bow
    b = party(jain="a1", grisban="h6", avric="h5")
    b.put("goblin_archer-1", "f1")
    b.equip("jain", "yew_shortbow", "scorpion_helm")
    t = b.turn("jain")
    t.roll("blue-4", "yellow-4", "gray-1")  # range 4 and 1 of the helm: five spaces
    t.do("attack yew_shortbow", "done")
    assert t.is_gone("goblin_archer-1")
    c = party(grisban="a1", jain="h6", avric="h5")
    c.equip("grisban", "steel_greatsword")
    c.put("zombie-master", "b1")
    t = c.turn("grisban")
    t.roll("blue-4", "red-1", "yellow-1", "brown-1", "red-5")
    t.do("attack steel_greatsword", "use steel_greatsword", "reroll red-1")
    assert t.is_gone("zombie-master")


@card("magic_staff", "mace_of_kellos", "dragontooth_hammer", "throwing_knives")
def test_weapons_with_words_of_their_own() -> None:
    a = party("leoric:runemaster jain:wildlander avric:disciple", leoric="a1", jain="h6", avric="h5")
    a.equip("leoric", "magic_staff")
    a.put("zombie-1", "c1")
    a.put("zombie-2", "e1")
    t = a.turn("leoric")
    t.roll("blue-2", "red-1", "brown-6")
    t.do("attack magic_staff", "surge arc")
    assert t.figure("zombie-2").damage == 1
    b = Arrangement(ROOM, heroes="grisban:berserker jain:wildlander avric:disciple", act=2)
    b.put("grisban", "b2")
    b.put("jain", "h6")
    b.put("avric", "h5")
    b.equip("grisban", "mace_of_kellos")
    b.put("zombie-1", "a1")
    b.put("zombie-2", "c1")
    t = b.turn("grisban")
    t.roll("blue-2", "red-1", "yellow-1", "brown-6")
    t.do("attack mace_of_kellos", "target a1", "surge shockwave")
    assert (t.figure("zombie-1").damage, t.figure("zombie-2").damage) == (3, 1)
    for other_hand, damage in ((), 4), (("iron_mace",), 3):  # one more because the other hand is empty
        c = Arrangement(ROOM, act=2)
        c.put("grisban", "a1")
        c.put("jain", "h6")
        c.put("avric", "h5")
        c.equip("grisban", "dragontooth_hammer", *other_hand)
        c.put("zombie-master", "b1")
        t = c.turn("grisban")
        t.roll("blue-5", "red-1", "red-1", "brown-1")
        t.do("attack dragontooth_hammer")
        assert t.figure("zombie-master").damage == damage
    d = party("tomble:thief jain:wildlander avric:disciple", tomble="a1", jain="h6", avric="h5")
    d.put("zombie-master", "b1")
    t = d.turn("tomble")
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("attack throwing_knives")
    assert t.figure("zombie-master").damage == 4


@card("tival_crystal", "staff_of_light", "dawnblade", "the_shadow_rune", "trueshot")
def test_crystal_and_relics_of_the_heroes() -> None:
    a = Arrangement(ROOM, act=2)
    a.put("grisban", "a1")
    a.put("jain", "b1")
    a.put("avric", "h5")
    a.equip("grisban", "staff_of_light", "tival_crystal")
    a.hero("grisban").damage = 6
    a.hero("jain").damage, a.hero("jain").fatigue = 2, 2
    t = a.turn("grisban")
    t.roll("red-5")
    t.do("use tival_crystal")
    assert t.hero("grisban").damage == 3
    t.do("use staff_of_light")
    assert (t.hero("grisban").damage, t.hero("jain").damage, t.hero("jain").fatigue) == (2, 1, 1)
    b = party(grisban="b2", jain="h6", avric="h5")
    b.equip("grisban", "dawnblade")
    b.put("zombie-1", "a1")
    b.put("zombie-2", "c1")
    t = b.turn("grisban")
    t.roll("blue-2", "red-2", "yellow-1", "brown-1", "brown-1")
    t.do("attack dawnblade", "target a1", "surge second-target", "choose zombie-1")
    assert t.is_gone("zombie-1")
    assert t.is_gone("zombie-2")
    c = party("leoric:runemaster jain:wildlander avric:disciple", leoric="a1", jain="h6", avric="h5")
    c.equip("leoric", "the_shadow_rune")
    c.hero("leoric").fatigue = 2
    c.put("goblin_archer-1", "b1")
    t = c.turn("leoric")
    t.roll("blue-4", "yellow-1", "yellow-1", "gray-1")
    t.do("attack the_shadow_rune")
    assert t.hero("leoric").fatigue == 1


def test_the_arc_of_a_feat_starts_from_the_figure_that_is_hit() -> None:
    """A feat that strikes all neighbours aims at no space."""
    road = Road(monks=())
    road.put("barghest-1", (6, 6), (6, 7))
    road.put("goblin_archer-1", (6, 9))
    road.put("goblin_archer-2", (6, 17))
    attack = hero_attack(road.s, road.s.heroes[1], CARD["yew_shortbow"])
    attack.targets = [road.s.figures[FIGURE["barghest-1"]]]
    attack.ignores_range = True
    ask = next(arc(road.s, attack))
    assert [option.thing for option in ask.options] == ["goblin_archer-1"]


@rule("DSC-14.08")
def test_neighbours_trade_again_in_the_same_move() -> None:
    a = Arrangement()
    for name, space in (("grisban", "a1"), ("jain", "a2"), ("avric", "b1")):
        a.put(name, space)
    a.find("jain", "health_potion")
    t = a.turn("grisban")
    t.do("move", "trade jain_fairwood", "get health_potion")
    assert "trade jain_fairwood" in t.options()
    t.do("trade jain_fairwood", "give health_potion")
    assert CARD["health_potion"] in t.hero("jain").searched


@rule("DSC-14.08")
def test_a_trade_in_which_nothing_moved_is_not_offered_again_at_once() -> None:
    a = Arrangement()
    for name, space in (("grisban", "a1"), ("jain", "a2"), ("avric", "d1")):
        a.put(name, space)
    a.find("jain", "health_potion")
    t = a.turn("grisban")
    t.do("move", "trade jain_fairwood", "done")
    assert "trade jain_fairwood" not in t.options()
    t.do("tire")  # something was done: who knows
    assert "trade jain_fairwood" in t.options()
    t.do("step b1", "step c1")
    assert "trade jain_fairwood" not in t.options()  # no neighbour any more
