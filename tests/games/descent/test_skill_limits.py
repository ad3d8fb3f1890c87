"""Skills and feats at their limits: who is just near enough and who just not, one of several, and what fails."""

import pytest

from podziemia.games.descent.data.cards import CARD
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.quest_parts import Door
from podziemia.games.descent.rules.facts import hero_defense
from tests.games.descent.scenes import damage, fatigue, hurt, order_of, scene, tired
from tests.games.descent.table import Arrangement, DescentTable
from tests.support import card, rule

HEALER = "avric:disciple@a1 grisban:berserker@b1 jain:wildlander@c1 tomble:thief@a2"


# ---- disciple ----


def prayer(*skills: str, dice: str = "red-6") -> DescentTable:
    a = tired(hurt(scene(HEALER), avric=5, grisban=5, jain=5, tomble=5), grisban=2, tomble=2)
    a.learn("avric", *skills)
    t = a.turn("avric")
    t.roll(dice)
    t.do("use prayer_of_healing")
    return t


@card("prayer_of_healing")
def test_a_prayer_reaches_oneself_and_neighbours_and_helps_one() -> None:
    t = prayer()
    t.expect("B skill.hero", "choose avric_albright", "choose grisban_the_thirsty", "choose tomble_burrowell")
    t.do("choose grisban_the_thirsty")
    assert damage(t, "avric", "grisban", "jain", "tomble") == [5, 2, 5, 5]
    assert fatigue(t, "grisban", "tomble") == [2, 2]
    assert (t.hero("grisban").faith, t.hero("grisban").fury) == (0, 0)


@card("holy_power")
def test_holy_power_serves_a_second_hero_who_is_asked_for_and_a_surge_rests_both() -> None:
    t = prayer("holy_power")
    t.do("choose grisban_the_thirsty")
    t.expect("B skill.second", "yes", "no")
    no = t.fork()
    no.do("no")
    assert (damage(no, "grisban", "tomble"), fatigue(no, "grisban", "tomble")) == ([2, 5], [2, 2])
    t.do("yes")
    t.expect("B skill.hero", "choose avric_albright", "choose tomble_burrowell")
    t.do("choose tomble_burrowell")
    assert (damage(t, "grisban", "tomble"), fatigue(t, "grisban", "tomble")) == ([2, 2], [1, 1])
    t = prayer("holy_power", dice="red-5")
    t.do("choose grisban_the_thirsty", "yes", "choose tomble_burrowell")
    assert (damage(t, "grisban", "tomble"), fatigue(t, "grisban", "tomble")) == ([2, 2], [2, 2])


@card("holy_power")
def test_holy_power_has_nobody_else_to_serve() -> None:
    a = hurt(scene("avric:disciple@a1 grisban:berserker@c1 jain:wildlander@e1"), avric=5)
    a.learn("avric", "holy_power")
    t = a.turn("avric")
    t.roll("red-1")
    t.do("use prayer_of_healing")
    assert t.ask.kind == "turn.action"
    assert damage(t, "avric") == [4]


@card("armor_of_faith", "divine_fury", "cleansing_touch")
def test_what_rides_on_a_prayer_goes_to_the_one_who_is_healed() -> None:
    a = hurt(scene(HEALER, "zombie-master@b2"), grisban=3)
    a.learn("avric", "armor_of_faith", "divine_fury", "cleansing_touch")
    a.afflict("grisban", "poisoned", "stunned")
    a.afflict("tomble", "poisoned")
    t = a.turn("avric")
    dice = len(hero_defense(t.s, t.hero("grisban")))
    t.roll("red-1")
    t.do("use prayer_of_healing", "choose grisban_the_thirsty")
    t.expect("C condition.cure", "cure poisoned", "cure stunned")
    t.do("cure stunned")
    assert (t.conditions("grisban"), t.conditions("tomble")) == ({"poisoned"}, {"poisoned"})
    assert len(hero_defense(t.s, t.hero("grisban"))) == dice + 1
    assert (t.hero("tomble").faith, t.hero("tomble").fury, t.hero("grisban").fury) == (0, 0, 1)
    t.do("end-turn", "go grisban_the_thirsty")
    t.skip("first poisoned")
    t.roll("blue-4", "red-1", "yellow-1", "brown-1")
    t.do("attack chipped_greataxe")
    assert (damage(t, "zombie-master"), t.dice_left(), t.hero("grisban").fury) == ([4], 0, 0)


@card("blessed_strike")
@pytest.mark.parametrize(("dice", "left"), [("brown-1", [1, 1, 3]), ("brown-6", [1, 1, 3]), ("miss", [3, 3, 3])])
def test_a_blessed_strike_that_deals_nothing_heals_nobody(dice: str, left: list[int]) -> None:
    a = hurt(scene("avric:disciple@a1 grisban:berserker@a2 jain:wildlander@c1", "zombie-master@b1"))
    a = hurt(a, avric=3, grisban=3, jain=3)
    a.learn("avric", "blessed_strike")
    t = a.turn("avric")
    t.roll("blue-1" if dice == "miss" else "blue-4", "yellow-1", "brown-1" if dice == "miss" else dice)
    t.do("use blessed_strike")
    assert damage(t, "avric", "grisban", "jain") == left


@card("blessed_strike")
def test_a_blessed_strike_helps_one_of_two_neighbours_and_none_where_there_is_none() -> None:
    a = hurt(scene(HEALER, "zombie-master@b2"), avric=3, grisban=3, tomble=3)
    a.learn("avric", "blessed_strike")
    t = a.turn("avric")
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("use blessed_strike")
    t.expect("B skill.hero", "choose grisban_the_thirsty", "choose tomble_burrowell")
    t.do("choose tomble_burrowell")
    assert damage(t, "avric", "grisban", "tomble") == [1, 3, 1]
    a = hurt(scene("avric:disciple@a1 grisban:berserker@c1 jain:wildlander@e1", "zombie-master@b1"), avric=3)
    a.learn("avric", "blessed_strike")
    t = a.turn("avric")
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("use blessed_strike")
    assert (t.ask.kind, damage(t, "avric")) == ("turn.action", [1])


@card("radiant_light")
def test_radiant_light_stops_at_walls() -> None:
    heroes = "avric:disciple@a1 grisban:berserker@d1 jain:wildlander@a3 tomble:thief"
    a = hurt(scene(heroes, "zombie-1@c2 zombie-2@b3", "....\n##..\n...."), avric=4, grisban=4, jain=4)
    a.fall("tomble", "c1")
    a.learn("avric", "radiant_light")
    t = a.turn("avric")
    t.roll("red-1")
    t.do("use radiant_light")
    assert damage(t, "avric", "grisban", "jain") == [3, 3, 4]
    assert damage(t, "zombie-1", "zombie-2") == [1, 0]
    assert not t.hero("tomble").down


@card("time_of_need")
def test_time_of_need_gives_points_that_are_walked_at_once() -> None:
    a = tired(scene(HEALER), avric=3)
    a.learn("avric", "time_of_need")
    t = a.turn("avric", points=1)
    t.do("use time_of_need")
    assert (t.s.turn.points, fatigue(t, "avric")) == (3, [1])


# ---- spiritspeaker ----

SPIRITS = "ashrian:spiritspeaker@a1 grisban:berserker@d1 tomble:thief@e1"
"""Grisban three spaces away, Tomble four."""


def spirits(monsters: str, *skills: str, **wounds: int) -> Arrangement:
    a = hurt(scene(SPIRITS, monsters), **{"ashrian": 3, "grisban": 3, "tomble": 3, **wounds})
    a.learn("ashrian", *skills)
    return a


@card("drain_spirit")
@pytest.mark.parametrize(("dice", "left"), [("blue-4", [2, 2, 3]), ("blue-1", [3, 3, 3])])
def test_a_drained_spirit_heals_up_to_three_spaces_away(dice: str, left: list[int]) -> None:
    t = spirits("zombie-master@a2", "drain_spirit").turn("ashrian")
    t.roll(dice, "yellow-1", "brown-1")
    t.do("use drain_spirit", "attack oak_staff")
    assert damage(t, "ashrian", "grisban", "tomble") == left


@card("healing_rain")
def test_healing_rain_falls_on_three_spaces() -> None:
    t = spirits("", "healing_rain").turn("ashrian")
    t.roll("red-2")
    t.do("use healing_rain")
    assert damage(t, "ashrian", "grisban", "tomble") == [1, 1, 3]


@card("shared_pain")
@pytest.mark.parametrize(("dice", "pain"), [("blue-4", [3, 1, 1, 0]), ("blue-1", [0, 0, 0, 0])])
def test_pain_is_shared_by_the_group_of_the_target_alone(dice: str, pain: list[int]) -> None:
    t = spirits("zombie-master@a2 zombie-1@h5 zombie-2@h6 goblin_archer-1@h4", "shared_pain").turn("ashrian")
    t.roll(dice, "yellow-1", "brown-1")
    t.do("use shared_pain", "attack oak_staff")
    assert damage(t, "zombie-master", "zombie-1", "zombie-2", "goblin_archer-1") == pain


@card("tempest")
def test_a_tempest_rages_up_to_three_spaces_away() -> None:
    t = tired(spirits("zombie-1@d2 zombie-2@e2", "tempest"), ashrian=1).turn("ashrian")
    t.roll("gray-1", "black-1")
    t.do("use tempest")
    assert damage(t, "zombie-1", "zombie-2") == [2, 0]
    assert damage(t, "ashrian", "grisban", "tomble") == [2, 2, 3]
    spent = fatigue(t, "ashrian")[0]
    t = tired(spirits("zombie-1@d2", "tempest"), ashrian=1).turn("ashrian")
    t.roll("gray-6", "black-6")
    t.do("use tempest")
    assert (damage(t, "zombie-1", "grisban"), fatigue(t, "ashrian")) == ([0, 3], [spent - 1])


@card("ancestor_spirits")
def test_ancestors_poison_only_whom_the_skill_hurt_or_help_once_more_whom_it_helped() -> None:
    a = tired(spirits("zombie-1@d2 zombie-2@h6", "tempest", "ancestor_spirits"), grisban=2, tomble=2)
    t = a.turn("ashrian")
    t.roll("gray-1", "black-1")
    t.do("use tempest")
    t.expect("B skill.ancestors", "done", "inflict poisoned", "use ancestor_spirits")
    before = fatigue(t, "ashrian")[0]
    poison, done = t.fork(), t.fork()
    poison.do("inflict poisoned")
    assert (poison.conditions("zombie-1"), poison.conditions("zombie-2")) == ({"poisoned"}, set())
    assert damage(poison, "ashrian", "grisban", "tomble") == [2, 2, 3]
    done.do("done")
    assert (done.conditions("zombie-1"), fatigue(done, "ashrian")) == (set(), [before])
    t.do("use ancestor_spirits")
    assert damage(t, "ashrian", "grisban", "tomble") == [1, 1, 3]
    assert fatigue(t, "grisban", "tomble") == [1, 2]
    assert order_of(t, "rested C", "recovered C")[-2:] == ["rested C", "recovered C"]
    assert t.hero("ashrian").is_exhausted(CARD["ancestor_spirits"])


@card("ancestor_spirits", "vigor")
def test_ancestors_hear_the_surge_of_a_skill() -> None:
    """Vigor in an ordinary attack rests Ashrian and Grisban; the ancestors help the two once more, before the blow."""
    a = tired(spirits("zombie-master@a2", "vigor", "ancestor_spirits"), ashrian=2, grisban=2, tomble=0)
    t = a.turn("ashrian")
    t.roll("blue-2", "yellow-2", "brown-1")
    t.do("attack oak_staff", "surge vigor")
    t.expect("B skill.ancestors", "done", "use ancestor_spirits")
    assert damage(t, "zombie-master") == [0]
    t.do("use ancestor_spirits")
    assert (fatigue(t, "ashrian", "grisban", "tomble"), damage(t, "ashrian", "grisban", "tomble")) == (
        [1, 0, 0],
        [2, 2, 3],
    )


@card("ancestor_spirits", "natures_bounty")
@pytest.mark.parametrize(("skills", "heard"), [(("natures_bounty",), True), ((), False)])
def test_ancestors_hear_the_bounty_of_a_rest(skills: tuple[str, ...], heard: bool) -> None:
    """A rest of its own is no skill."""
    t = tired(spirits("", *skills, "ancestor_spirits"), ashrian=2, grisban=2).turn("ashrian")
    t.do("rest", "end-turn")
    assert (t.ask.kind == "skill.ancestors") == heard
    if heard:
        t.expect("B skill.ancestors", "done", "use ancestor_spirits")
        t.do("use ancestor_spirits")
    assert damage(t, "ashrian", "grisban") == ([0, 3] if heard else [3, 3])
    assert fatigue(t, "ashrian", "grisban") == [0, 2]


@card("ancestor_spirits")
def test_ancestors_are_silent_where_nothing_changed_and_where_they_cannot_be_paid() -> None:
    t = spirits("zombie-2@h6", "tempest", "ancestor_spirits", ashrian=0, grisban=0, tomble=0).turn("ashrian")
    t.roll("gray-1", "black-1")
    t.do("use tempest")
    assert t.ask.kind == "turn.action"
    a = spirits("zombie-1@d2", "tempest", "ancestor_spirits", ashrian=0, grisban=0)
    a.hero("ashrian").exhaust(CARD["ancestor_spirits"])
    t = a.turn("ashrian")
    t.roll("gray-1", "black-1")
    t.do("use tempest")
    assert t.ask.kind == "turn.action"
    t = spirits("", "healing_rain", "ancestor_spirits", ashrian=0, tomble=0).turn("ashrian")
    t.roll("red-1")
    t.do("use healing_rain")
    t.expect("B skill.ancestors", "done", "use ancestor_spirits")  # nobody was hurt


@card("stoneskin")
@pytest.mark.parametrize(("where", "asked"), [("d1", True), ("e1", False)])
def test_stoneskin_reaches_three_spaces(where: str, asked: bool) -> None:
    a = scene(f"ashrian:spiritspeaker@a1 grisban:berserker@{where} avric:disciple@h6", "zombie-1@e2")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1", *["gray-6"] * asked)
    t.do("strike")
    assert (t.ask.kind == "attack.stoneskin") == asked
    t.skip("yes")
    assert damage(t, "grisban") == [0 if asked else 3]


@card("cloud_of_mist")
@pytest.mark.parametrize(("where", "veiled"), [("d1", True), ("e1", False)])
def test_the_mist_is_three_spaces_wide(where: str, veiled: bool) -> None:
    a = scene(f"ashrian:spiritspeaker@a1 grisban:berserker@{where} avric:disciple@h6", "zombie-1@e2")
    a.hero("ashrian").exhaust(CARD["cloud_of_mist"])
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("strike")
    assert damage(t, "grisban") == [0 if veiled else 3]


# ---- mages ----


@card("raise_dead")
def test_the_dead_rise_beside_the_necromancer_once() -> None:
    a = scene("leoric:necromancer@a1 grisban:berserker@b1 jain:wildlander@b2", "", "..\n..")
    t = a.turn("leoric")
    t.do("use raise_dead")
    assert t.at("reanimate") == "a2"
    assert t.figure("reanimate").owner == 1
    assert "use raise_dead" not in t.options()
    a = scene("leoric:necromancer@a1 grisban:berserker@b1 jain:wildlander@b2", "zombie-1@a2", "..\n..")
    assert "use raise_dead" not in a.turn("leoric").options()  # no room


@card("corpse_blast")
@pytest.mark.parametrize("hit", [True, False])
def test_a_corpse_blast_ends_the_reanimate_hit_or_miss(hit: bool) -> None:
    a = scene("leoric:necromancer@a1 grisban:berserker@h1 jain:wildlander@h2", "reanimate@f1 zombie-1@g1 zombie-2@d1")
    a.learn("leoric", "corpse_blast")
    t = a.turn("leoric")
    t.roll("blue-4" if hit else "blue-1", "yellow-5", *["brown-1"] * 3)  # too short, if range counted
    t.do("use corpse_blast")
    t.skip("choose reanimate", "choose zombie-1")
    assert t.is_gone("reanimate")
    assert t.is_gone("zombie-1") == hit  # next to it, seen or not
    assert t.figure("zombie-2").damage == 0
    a = scene("leoric:necromancer@a1 grisban:berserker@h1 jain:wildlander@h2")
    a.learn("leoric", "corpse_blast", "fury_of_undeath", "army_of_death")
    assert t.offered("use") & {"corpse_blast", "fury_of_undeath", "army_of_death"} == set()
    assert a.turn("leoric").offered("use") == {"raise_dead"}


@card("army_of_death")
def test_the_army_strikes_whom_the_necromancer_sees_wherever_the_reanimate_stands() -> None:
    a = scene(
        "leoric:necromancer@a1 grisban:berserker jain:wildlander",
        "reanimate@a3 zombie-1@c1 zombie-2@e1 zombie-3@e3",
        ".....\n.###.\n...#.",
    )
    a.learn("leoric", "army_of_death")
    t = a.turn("leoric")
    t.roll("blue-4", "red-5", "brown-1", "brown-1")
    t.do("use army_of_death")
    t.skip("choose zombie-1", "choose zombie-2")
    assert t.is_gone("zombie-1")
    assert t.figure("zombie-2").damage == 0  # behind the first
    assert t.figure("zombie-3").damage == 0


@card("exploding_rune")
def test_an_exploding_rune_bursts_over_one_space_around() -> None:
    a = scene("leoric:runemaster@a1 grisban:berserker@d2 jain:wildlander@e2", "zombie-1@c1 zombie-2@d1 zombie-3@e1")
    a.learn("leoric", "exploding_rune")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-1", "brown-1", "brown-1", "gray-1")
    t.do("use exploding_rune")
    t.skip("choose zombie-1", "choose zombie-2", "points 0")
    assert t.is_gone("zombie-1")
    assert t.is_gone("zombie-2")
    assert damage(t, "grisban", "jain", "zombie-3") == [3, 0, 0]


@card("runic_sorcery")
def test_runic_sorcery_gives_a_condition_the_target_has_not() -> None:
    a = scene("leoric:runemaster@a1 grisban:berserker@h1 jain:wildlander@h2", "zombie-master@c1")
    a.learn("leoric", "runic_sorcery")
    a.afflict("zombie-master", "poisoned")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("use runic_sorcery")
    t.expect("B condition.inflict", "inflict diseased", "inflict immobilized", "inflict stunned")
    t.do("inflict stunned")
    assert t.conditions("zombie-master") == {"poisoned", "stunned"}


@card("runic_sorcery")
@pytest.mark.parametrize("dice", ["miss", "blocked", "felled", "all"])
def test_runic_sorcery_has_nothing_to_give(dice: str) -> None:
    a = scene("leoric:runemaster@a1 grisban:berserker@h1 jain:wildlander@h2", "zombie-master@c1")
    a.learn("leoric", "runic_sorcery")
    if dice == "all":
        a.afflict("zombie-master", "poisoned", "stunned", "diseased", "immobilized")
    t = a.turn("leoric")
    if dice == "felled":
        t.figure("zombie-master").damage = 5
        t = DescentTable(t.s)
    t.roll("blue-1" if dice == "miss" else "blue-5", "yellow-1", "brown-6" if dice == "blocked" else "brown-1")
    t.do("use runic_sorcery")
    assert t.ask.kind == "turn.action"


@card("break_the_rune")
def test_a_broken_rune_hits_up_to_three_spaces_away() -> None:
    a = scene("leoric:runemaster@a1 grisban:berserker@d1 jain:wildlander@h6", "zombie-1@d3 zombie-2@e2")
    a.learn("leoric", "break_the_rune")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-1", "gray-1", "brown-1")
    t.do("use break_the_rune")
    t.skip("choose grisban_the_thirsty", "choose zombie-1")
    assert damage(t, "grisban", "zombie-2", "leoric", "jain") == [3, 0, 0, 0]
    assert t.is_gone("zombie-1")
    a = scene("leoric:runemaster@a1 grisban:berserker@h1 jain:wildlander@h6", "zombie-1@e1")
    a.learn("leoric", "break_the_rune")
    assert "use break_the_rune" not in a.turn("leoric").options()


@card("quick_casting")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_quick_casting_is_paid_before_the_second_cast(answer: str) -> None:
    a = scene("leoric:runemaster@a1 grisban:berserker@h1 jain:wildlander@h2", "zombie-master@c1")
    a.learn("leoric", "quick_casting")
    t = a.turn("leoric")
    t.roll("blue-5", "yellow-1", "brown-1", "blue-5", "yellow-1", "brown-1")
    t.do("attack arcane_bolt", answer)
    told = ["attack_rolled", "used B quick_casting", "attack_rolled"]
    assert order_of(t, "attack_rolled", "used B quick_casting") == (told if answer == "yes" else told[:1])
    assert damage(t, "zombie-master") == [4 if answer == "yes" else 2]
    assert t.hero("leoric").is_exhausted(CARD["quick_casting"]) == (answer == "yes")


# ---- scouts ----


@card("greedy")
@pytest.mark.parametrize(("token", "near"), [(3, True), (4, False)])
def test_a_greedy_hand_is_three_spaces_long(token: int, near: bool) -> None:
    a = scene("tomble:thief@a1 grisban:berserker@h1 jain:wildlander@h2")
    a.s.search_tokens = [token]
    assert ("use greedy" in a.turn("tomble").options()) == near


@card("greedy")
def test_a_greedy_hand_picks_one_of_two_tokens() -> None:
    a = scene("tomble:thief@a1 grisban:berserker@h1 jain:wildlander@h2")
    a.s.search_tokens = [2, 3, 6]
    t = a.turn("tomble")
    t.do("use greedy")
    t.expect("B search.token", "at c1", "at d1")
    t.do("at d1")
    assert t.s.search_tokens == [2, 6]


@card("dirty_tricks")
@pytest.mark.parametrize(("dice", "stunned"), [("blue-4", {"stunned"}), ("blue-1", set())])
def test_dirty_tricks_need_a_heart(dice: str, stunned: set[str]) -> None:
    a = scene("tomble:thief@a1 grisban:berserker@h1 jain:wildlander@h2", "zombie-master@b1")
    a.learn("tomble", "dirty_tricks")
    t = a.turn("tomble")
    t.roll(dice, "yellow-1", "brown-1")
    t.do("use dirty_tricks")
    assert t.conditions("zombie-master") == stunned


@card("bushwhack")
@pytest.mark.parametrize(("monsters", "may"), [("zombie-1@b1", True), ("zombie-1@b1 zombie-2@a4", False)])
def test_bushwhack_needs_a_lone_monster(monsters: str, may: bool) -> None:
    a = scene("tomble:thief@a1 grisban:berserker@h1 jain:wildlander@h2", monsters)
    a.learn("tomble", "bushwhack")
    assert ("use bushwhack" in a.turn("tomble").options()) == may


@card("lurk", "greedy")
@pytest.mark.parametrize(
    ("skill", "token", "may"), [("lurk", "b2", 1), ("lurk", "c1", 0), ("greedy", "d1", 1), ("greedy", "e1", 0)]
)
def test_a_thief_searches_near_tokens_only(skill: str, token: str, may: bool) -> None:
    a = scene("tomble:thief@a1 grisban:berserker@h1 jain:wildlander@h2")
    a.learn("tomble", "lurk")
    a.s.search_tokens = [SPACE_IDS.index(token)]
    assert (f"use {skill}" in a.turn("tomble").options()) == may


@card("sneaky")
def test_sneaky_opens_one_of_two_doors_or_closes_it() -> None:
    doors = (Door("d1", "E", "closed", ((0, 1),)), Door("d2", "S", "open", ((0, 1),)))
    a = scene("tomble:thief@b1 grisban:berserker jain:wildlander", "", "....\n....", doors=doors)
    a.learn("tomble", "sneaky")
    t = a.turn("tomble")
    t.do("use sneaky")
    t.expect("B door.choose", "open door-1", "close door-2")
    t.do("close door-2")
    assert (t.s.closed, t.s.turn.actions, "use sneaky" in t.options()) == (3, 2, False)


@card("black_arrow")
def test_a_black_arrow_flies_two_spaces_further_and_no_more() -> None:
    for column, hit in (("f", True), ("g", False)):
        a = scene("jain:wildlander@a1 grisban:berserker@a2 avric:disciple@b2", f"zombie-master@{column}1")
        a.learn("jain", "black_arrow")
        t = a.turn("jain")
        t.roll("blue-3", "yellow-5", "brown-6")  # 3 spaces and 2 more
        t.do("use black_arrow")
        t.skip("done")
        assert damage(t, "zombie-master") == [3 if hit else 0]


# ---- warriors ----


@card("rage")
def test_rage_adds_one_heart_to_a_melee_weapon_only() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h1 avric:disciple@h2", "zombie-master@b1")
    t = a.turn("grisban")
    t.roll("blue-5", "red-1", "brown-1")
    t.do("use rage")
    assert damage(t, "zombie-master") == [3]
    a = scene("grisban:berserker@a1 jain:wildlander@h1 avric:disciple@h2", "zombie-master@b1")
    a.equip("grisban", "yew_shortbow")
    assert "use rage" not in a.turn("grisban").options()


@card("cripple")
@pytest.mark.parametrize(("dice", "got"), [("gray-1", {"immobilized"}), ("gray-6", set())])
def test_cripple_holds_one_neighbour_if_the_test_is_passed(dice: str, got: set[str]) -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h1 avric:disciple@h2", "zombie-master@b1 zombie-1@b2 zombie-2@c1")
    a.learn("grisban", "cripple")
    t = a.turn("grisban")
    t.roll(dice, "black-1" if dice == "gray-1" else "black-6")
    t.do("use cripple")
    t.expect("B skill.monster", "choose zombie-master", "choose zombie-1")
    t.do("choose zombie-1")
    assert (t.conditions("zombie-1"), t.conditions("zombie-master")) == (got, set())
    a = scene("grisban:berserker@a1 jain:wildlander@h1 avric:disciple@h2", "zombie-2@c1")
    a.learn("grisban", "cripple", "whirlwind")
    assert not a.turn("grisban").offered("use") & {"cripple", "whirlwind"}


@card("whirlwind")
def test_a_whirlwind_takes_every_neighbour_and_no_friend() -> None:
    a = scene(
        "grisban:berserker@b2 jain:wildlander@c2 avric:disciple@h2", "zombie-1@a1 zombie-2@b1 zombie-3@c1 zombie-4@b4"
    )
    a.learn("grisban", "whirlwind")
    t = a.turn("grisban")
    t.roll("blue-4", "red-1", "brown-1", "brown-1", "brown-1")
    t.do("use whirlwind")
    t.skip("choose zombie-1", "choose zombie-2", "choose zombie-3")
    assert [t.is_gone(f"zombie-{n}") for n in (1, 2, 3, 4)] == [True, True, True, False]
    assert damage(t, "jain") == [0]


@card("charge")
def test_a_charge_runs_up_to_speed_and_strikes_only_with_melee() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@a5 avric:disciple@a6", "zombie-master@e1")
    a.learn("grisban", "charge")
    t = a.turn("grisban")
    t.roll("blue-5", "red-1", "brown-1")
    t.do("use charge")
    assert t.ask.n == 3
    t.do("step b1", "step c1", "step d1")
    assert (t.at("grisban"), damage(t, "zombie-master")) == ("d1", [2])
    a = scene("grisban:berserker@a1 jain:wildlander@a5 avric:disciple@a6", "zombie-master@e1")
    a.learn("grisban", "charge")
    a.equip("grisban", "yew_shortbow")
    assert "use charge" not in a.turn("grisban").options()


@card("oath_of_honor")
@pytest.mark.parametrize(("friend", "may"), [("d3", True), ("e3", False)])
def test_an_oath_binds_to_friends_within_three_spaces(friend: str, may: bool) -> None:
    a = scene(f"syndrael:knight@a3 grisban:berserker@{friend} avric:disciple@h6", "zombie-1@e2 zombie-2@g6")
    t = a.turn("syndrael")
    assert ("use oath_of_honor" in t.options()) == may
    if may:
        t.roll("blue-4", "red-1", "brown-1")
        t.do("use oath_of_honor")
        assert t.offered("place") == {"d1", "d2"}  # the nearest beside the zombie
        t.do("place d2")
        assert t.at("syndrael") == "d2"
        assert t.is_gone("zombie-1")


@card("oath_of_honor")
def test_a_knight_who_keeps_the_oath_beside_the_monster_stays() -> None:
    a = scene("syndrael:knight@d1 grisban:berserker@d3 avric:disciple@h6", "zombie-1@e2 ettin-1@g1,h1,g2,h2")
    t = a.turn("syndrael")
    t.roll("blue-4", "red-1", "brown-1")
    t.do("use oath_of_honor")
    assert t.at("syndrael") == "d1"
    assert t.is_gone("zombie-1")


@card("challenge")
def test_a_challenge_needs_sight() -> None:
    drawing = "...\n##.\n..."
    a = scene("syndrael:knight@a1 grisban:berserker avric:disciple", "zombie-1@a3", drawing)
    a.learn("syndrael", "challenge")
    assert "use challenge" not in a.turn("syndrael").options()
    a = scene("syndrael:knight@a1 grisban:berserker avric:disciple", "zombie-1@c2 zombie-2@a3", drawing)
    a.learn("syndrael", "challenge")
    t = a.turn("syndrael")
    t.do("use challenge")
    assert t.hero("syndrael").challenged == t.figure("zombie-1").id
    assert order_of(t, "tired") == []  # it costs nothing


@card("stalwart")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_stalwart_knight_runs_and_strikes_before_falling(answer: str) -> None:
    a = scene("syndrael:knight@a1 grisban:berserker@h1 avric:disciple@h2", "zombie-1@b1 zombie-2@f1")
    a.learn("syndrael", "stalwart")
    a.hero("syndrael").damage = 13
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-5", "gray-1", "blue-4", "red-1", "brown-1")
    t.do("strike")
    t.skip("pass")
    t.do(answer)
    if answer == "yes":
        t.do("step a2", "stop")
        assert t.ask.kind != "turn.action"
        t.skip("attack iron_longsword")
        assert order_of(t, "stepped", "attack_rolled B") == ["stepped", "attack_rolled B"]
    assert t.is_gone("zombie-1") == (answer == "yes")
    assert t.hero("syndrael").down
    assert CARD["stalwart"] in t.hero("syndrael").skills
    assert t.at("syndrael") == ("a2" if answer == "yes" else "a1")


@card("stalwart", "advance")
def test_a_stalwart_knight_keeps_her_other_skills_to_the_last() -> None:
    a = scene("syndrael:knight@a1 grisban:berserker@h1 avric:disciple@h2", "zombie-1@b1 zombie-2@f1")
    a.learn("syndrael", "stalwart", "advance")
    a.hero("syndrael").damage = 13
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-5", "gray-1", "blue-4", "red-1", "brown-1")
    t.do("strike")
    t.skip("pass")
    t.do("yes", "stop")
    assert t.is_gone("zombie-1")
    t.expect("B skill.again", "no", "yes", because="advance")
    t.do("no")
    assert t.hero("syndrael").down
    assert {CARD["stalwart"], CARD["advance"]} <= set(t.hero("syndrael").skills)


@card("advance")
@pytest.mark.parametrize("answers", [("no",), ("yes", "stop", "no")])
def test_an_advance_may_be_declined_in_each_of_its_parts(answers: tuple[str, ...]) -> None:
    a = scene("syndrael:knight@a1 grisban:berserker@h1 avric:disciple@h2", "zombie-1@b1 zombie-2@a2")
    a.learn("syndrael", "advance")
    t = a.turn("syndrael")
    t.roll("blue-4", "red-5", "brown-1")
    t.do("attack iron_longsword", "target b1", *answers)
    assert t.ask.kind == "turn.action"
    assert damage(t, "zombie-2") == [0]
    assert t.hero("syndrael").is_exhausted(CARD["advance"]) == (answers[0] == "yes")


@card("shield_slam")
@pytest.mark.parametrize(
    ("items", "offered"), [("iron_longsword wooden_shield_knight", True), ("iron_longsword", False)]
)
def test_a_slam_needs_a_shield(items: str, offered: bool) -> None:
    a = scene("syndrael:knight@a1 grisban:berserker@h1 avric:disciple@h6", "zombie-1@b1 zombie-2@a2")
    a.learn("syndrael", "shield_slam")
    a.equip("syndrael", *items.split())
    t = a.turn("syndrael")
    t.roll("blue-2", "red-1", "brown-1")
    t.do("attack iron_longsword", "target b1")
    assert ("surge slam" in t.options()) == offered


@card("defend")
@pytest.mark.parametrize(("knight", "asked"), [("b2", True), ("c1", False)])
def test_a_knight_defends_a_neighbour(knight: str, asked: bool) -> None:
    a = scene(f"syndrael:knight@{knight} grisban:berserker@a1 avric:disciple@h6", "zombie-1@a2")
    a.learn("syndrael", "defend")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("strike")
    t.skip("target a1")
    assert (t.ask.kind == "attack.defend") == asked
    t.skip("yes")
    t.skip("pass")
    assert damage(t, "syndrael", "grisban") == ([3, 0] if asked else [0, 3])


# ---- feats ----


@card("ashrian", "avric_albright", "syndrael")
@pytest.mark.parametrize(("far", "near"), [("d1", True), ("e1", False)])
def test_feats_reach_three_spaces(far: str, near: bool) -> None:
    a = scene("ashrian:spiritspeaker@a1 grisban:berserker@h6 avric:disciple@h5", f"zombie-1@{far}")
    assert ("feat ashrian" in a.turn("ashrian").options()) == near
    a = hurt(scene(f"avric:disciple@a1 grisban:berserker@{far} jain:wildlander@h5"), grisban=5, avric=5, jain=5)
    t = a.turn("avric")
    t.roll("red-1", "red-2")
    t.do("feat avric_albright")
    assert damage(t, "avric", "grisban", "jain") == [2, 2 if near else 5, 5]
    a = scene(f"syndrael:knight@a1 grisban:berserker@{far} jain:wildlander@h6")
    assert ("feat syndrael" in a.turn("syndrael").options()) == near


@card("syndrael")
@pytest.mark.parametrize("first", ["syndrael", "grisban_the_thirsty"])
def test_syndrael_and_a_friend_move_in_either_order(first: str) -> None:
    a = scene("syndrael:knight@a1 grisban:berserker@a3 jain:wildlander@a4")
    a.afflict("jain", "immobilized")
    t = a.turn("syndrael")
    t.do("feat syndrael")
    t.expect("B feat.first", "choose syndrael", "choose grisban_the_thirsty")  # Jain may not move
    t.do(f"choose {first}")
    assert t.ask.n == (4 if first == "syndrael" else 3)
    assert t.ask.seat == (1 if first == "syndrael" else 2)
    t.do("stop")
    assert t.ask.seat == (2 if first == "syndrael" else 1)
    t.do("stop")
    assert t.ask.kind == "turn.action"
    assert t.s.turn.actions == 2


@card("leoric_of_the_book")
def test_leorics_feat_needs_a_magic_weapon_and_a_neighbour() -> None:
    for weapon, zombie, may in (("arcane_bolt", "b2", True), ("iron_mace", "b2", False), ("arcane_bolt", "c1", False)):
        a = scene("leoric:runemaster@a1 grisban:berserker@h1 jain:wildlander@h6", f"zombie-1@{zombie}")
        a.equip("leoric", weapon)
        assert ("feat leoric_of_the_book" in a.turn("leoric").options()) == may
        a.hero("leoric").monkey = 1
        assert "feat leoric_of_the_book" not in a.turn("leoric").options()


@card("widow_tarha")
def test_tarhas_feat_needs_two_monsters() -> None:
    for monsters, may in (("zombie-1@b1", False), ("zombie-1@b1 zombie-2@a4", True)):
        a = scene("tarha:runemaster@a1 grisban:berserker@h1 jain:wildlander@h6", monsters)
        assert ("feat widow_tarha" in a.turn("tarha").options()) == may
    a = scene("tarha:runemaster@a1 grisban:berserker@h1 jain:wildlander@h6", "ettin-1@c1,d1,c2,d2")
    assert "feat widow_tarha" not in a.turn("tarha").options()  # one monster on four spaces


@card("widow_tarha")
def test_tarhas_feat_measures_the_range_of_each() -> None:
    a = scene("tarha:runemaster@a1 grisban:berserker@h1 jain:wildlander@h6", "zombie-1@b1 zombie-2@a6")
    t = a.turn("tarha")
    t.roll("blue-3", "yellow-5", "brown-1", "brown-1")  # three spaces
    t.do("feat widow_tarha", "choose zombie-1", "pass")
    t.skip("done")
    assert t.is_gone("zombie-1")
    assert damage(t, "zombie-2") == [0]


@card("jain_fairwood")
def test_jain_runs_twice_her_speed_and_shoots_once() -> None:
    a = scene("jain:wildlander@a1 grisban:berserker@h1 avric:disciple@h6", "zombie-master@e1")
    t = a.turn("jain")
    t.do("feat jain_fairwood")
    assert t.ask.n == 10
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("strike")
    t.skip("attack yew_shortbow")
    assert "strike" not in t.options()
    for n, step in zip(range(9, -1, -1), ("b1", "a1") * 5, strict=True):
        t.do(f"step {step}")
        if n:
            assert t.ask.n == n
    assert t.ask.kind != "feat.run" or t.options() == {"stop"}


# ---- things and finds ----


@card("tival_crystal", "staff_of_light")
def test_things_that_heal() -> None:
    a = hurt(scene("avric:disciple@a1 grisban:berserker@d1 jain:wildlander@e1"), avric=4, grisban=4, jain=4)
    tired(a, avric=2, grisban=2, jain=2)
    a.equip("avric", "tival_crystal", "staff_of_light")
    t = a.turn("avric")
    t.roll("red-2")
    t.do("use tival_crystal")
    assert (damage(t, "avric"), "use tival_crystal" in t.options()) == ([2], False)
    t.do("use staff_of_light")
    assert damage(t, "avric", "grisban", "jain") == [1, 3, 4]
    assert fatigue(t, "avric", "grisban", "jain") == [1, 1, 2]
    assert order_of(t, "recovered C", "rested C") == ["recovered C", "rested C"]
    a = scene("avric:disciple@a1 grisban:berserker@d1 jain:wildlander@e1")
    a.equip("avric", "tival_crystal")
    assert "use tival_crystal" not in a.turn("avric").options()  # unhurt


@card("health_potion", "stamina_potion", "curse_doll")
@pytest.mark.parametrize(("friend", "near"), [("b1", True), ("c1", False)])
def test_potions_are_handed_to_a_neighbour(friend: str, near: bool) -> None:
    a = scene(f"avric:disciple@a1 grisban:berserker@{friend} jain:wildlander@h6")
    tired(hurt(a, grisban=4, jain=4), grisban=2, jain=2)
    a.afflict("grisban", "poisoned", "diseased")
    a.afflict("jain", "poisoned")
    a.find("avric", "health_potion", "stamina_potion", "curse_doll")
    t = a.turn("avric", actions=3)
    assert t.offered("use") >= ({"health_potion", "stamina_potion", "curse_doll"} if near else set())
    if not near:
        assert not t.offered("use") & {"health_potion", "stamina_potion", "curse_doll"}
        return
    t.do("use health_potion", "use stamina_potion", "use curse_doll", "cure diseased")
    assert (damage(t, "grisban", "jain"), fatigue(t, "grisban", "jain")) == ([0, 4], [0, 2])
    assert t.conditions("grisban") == {"poisoned"}
    assert t.hero("avric").usable_search() == []


@card("health_potion", "stamina_potion")
def test_only_the_healing_potion_helps_who_lies_fallen() -> None:
    a = scene("avric:disciple@a1 grisban:berserker jain:wildlander@h6")
    a.fall("grisban", "b1")
    a.find("avric", "health_potion", "stamina_potion")
    t = a.turn("avric")
    assert t.offered("use") & {"health_potion", "stamina_potion"} == {"health_potion"}
    t.do("use health_potion")
    assert (t.hero("grisban").down, damage(t, "grisban")) == (False, [0])


@card("fire_flask")
def test_a_flask_is_thrown_at_what_is_seen() -> None:
    a = scene("avric:disciple@a1 grisban:berserker@h5 jain:wildlander@h6", "zombie-1@d1")
    a.find("avric", "fire_flask")
    t = a.turn("avric")
    t.roll("blue-4", "yellow-5", "brown-1")
    t.do("use fire_flask")
    assert t.is_gone("zombie-1")
    a = scene("avric:disciple@a1 grisban:berserker@h5 jain:wildlander@h6")
    a.find("avric", "fire_flask")
    assert "use fire_flask" not in a.turn("avric").options()
    a.put("zombie-1", "d1")
    assert "use fire_flask" in a.turn("avric").options()
    a.hero("avric").monkey = 1
    assert "use fire_flask" not in a.turn("avric").options()


# ---- fatigue that a skill costs ----


@rule("DSC-4.06")
@pytest.mark.parametrize(("spare", "may"), [(1, True), (0, False)])
def test_a_skill_needs_all_of_its_fatigue(spare: int, may: bool) -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h5 avric:disciple@h6", "zombie-1@b1")
    a.hero("grisban").fatigue = a.hero("grisban").printed.stamina - spare
    assert ("use rage" in a.turn("grisban").options()) == may


@card("break_the_rune", "corpse_blast")
def test_skills_of_runes_and_magic_need_such_a_weapon() -> None:
    a = scene("leoric:runemaster@a1 grisban:berserker@h1 jain:wildlander@h6", "zombie-1@b1 reanimate@a2")
    a.learn("leoric", "break_the_rune", "corpse_blast", "exploding_rune", "runic_sorcery")
    skills = {"break_the_rune", "corpse_blast", "exploding_rune", "runic_sorcery"}
    assert a.turn("leoric").offered("use") == skills
    a.equip("leoric", "iron_mace")
    assert a.turn("leoric").offered("use") == set()
