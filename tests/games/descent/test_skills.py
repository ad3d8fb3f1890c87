"""Class skills and heroic feats, card by card."""

from podziemia.games.descent.data.cards import CARD
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.quest_parts import Door
from podziemia.games.descent.rules.facts import stamina
from tests.games.descent.table import ROOM, Arrangement, DescentTable
from tests.support import card, rule


def one(hero: str, at: str = "a1", *skills: str, drawing: str = ROOM, act: int = 1) -> Arrangement:
    """The hero with these skills; Ashrian and Tomble, or others, far away."""
    name = hero.partition(":")[0]
    others = [h for h in ("ashrian:spiritspeaker", "tomble:thief", "grisban:berserker") if h.partition(":")[0] != name]
    taken = hero.partition(":")[2]
    others = [h for h in others if h.partition(":")[2] != taken][:2]
    a = Arrangement(drawing, heroes=f"{hero} {' '.join(others)}", act=act)
    a.put(name, at)
    if drawing == ROOM:
        for other, corner in zip(others, ("h6", "h5"), strict=True):
            a.put(other.partition(":")[0], corner)
    a.learn(name, *skills)
    return a


# ---- berserker ----


@card("rage", "death_rage")
def test_rage_and_death_rage() -> None:
    a = one("grisban:berserker")
    a.put("zombie-master", "b1")
    t = a.turn("grisban")
    t.roll("blue-4", "red-1", "brown-1")
    t.do("use rage")
    assert t.figure("zombie-master").damage == 4
    assert t.hero("grisban").fatigue == 1
    b = one("grisban:berserker", "a1", "death_rage")
    b.hero("grisban").damage = 7
    b.put("shadow_dragon-1", "a2", "b2", "c2", "a3", "b3", "c3")
    t = b.turn("grisban")
    t.roll("blue-2", "red-6", "gray-1", "gray-1")
    t.do("use death_rage", "target a2", "surge toll", "surge death-rage")
    assert t.is_gone("shadow_dragon-1")  # 5 hearts and 3 more for seven damage: 8 against 6


@card("cripple", "charge")
def test_cripple_and_charge() -> None:
    a = one("grisban:berserker", "a1", "cripple", "charge")
    a.put("zombie-1", "b1")
    t = a.turn("grisban")
    t.roll("gray-6", "black-6")
    t.do("use cripple")
    assert t.conditions("zombie-1") == set()
    assert t.hero("grisban").fatigue == 2
    b = one("grisban:berserker", "a1", "charge")
    b.put("zombie-1", "e1")
    t = b.turn("grisban")
    t.roll("blue-4", "red-5", "brown-1")
    t.do("use charge", "step b1", "step c1", "step d1")
    assert t.is_gone("zombie-1")
    assert t.at("grisban") == "d1"
    assert t.s.turn.actions == 1


# ---- knight ----


@card("advance", "shield_slam", "inspiration")
def test_advance_slam_and_inspiration() -> None:
    a = one("syndrael:knight", "a1", "advance")
    a.put("zombie-1", "b1")
    a.put("zombie-2", "e1")
    t = a.turn("syndrael")
    t.roll("blue-4", "red-5", "brown-1", "blue-4", "red-5", "brown-1")
    t.do("attack iron_longsword", "yes", "step b1", "step c1", "step d1", "stop", "yes")
    t.do("attack iron_longsword")
    assert t.is_gone("zombie-1")
    assert t.is_gone("zombie-2")
    assert (t.s.turn.actions, t.hero("syndrael").fatigue) == (1, 1)
    b = one("syndrael:knight", "a1", "shield_slam")
    b.put("zombie-1", "b1")
    b.put("zombie-2", "a2")
    t = b.turn("syndrael")
    t.roll("blue-2", "red-1", "brown-6")
    t.do("attack iron_longsword", "target b1", "surge slam", "choose zombie-2")
    assert t.conditions("zombie-2") == {"stunned"}
    c = one("syndrael:knight", "a1", "inspiration")
    c.s.lift(c.hero("tomble"))
    c.put("tomble", "b1")
    c.hero("tomble").fatigue = c.hero("syndrael").fatigue = 2
    t = c.round()
    t.do("go syndrael")
    assert (t.hero("tomble").fatigue, t.hero("syndrael").fatigue) == (1, 1)


@card("guard")
def test_guard_strikes_who_comes_near() -> None:
    a = one("syndrael:knight", "c3", "guard")
    a.put("zombie-master", "c1")
    t = a.activation("zombie-master", points=2)
    t.roll("blue-4", "red-1", "brown-1")
    t.do("step c2", "use guard")
    assert t.figure("zombie-master").damage == 3
    assert t.hero("syndrael").fatigue == 2
    t.do("step b2")
    assert t.ask.kind == "monster.action"  # exhausted


# ---- disciple ----


@card("blessed_strike", "prayer_of_peace", "time_of_need", "radiant_light", "iron_mace")
def test_skills_of_the_disciple() -> None:
    a = one("avric:disciple", "a1", "blessed_strike")
    a.s.lift(a.hero("tomble"))
    a.put("tomble", "a2")
    a.hero("avric").damage = a.hero("tomble").damage = 3
    a.put("zombie-master", "b1")
    t = a.turn("avric")
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("use blessed_strike")
    t.skip("done")
    assert (t.hero("avric").damage, t.hero("tomble").damage) == (1, 1)
    b = one("avric:disciple", "a1", "prayer_of_peace", "time_of_need")
    b.put("zombie-1", "b1")
    b.hero("avric").fatigue = 2
    t = b.turn("avric")
    t.do("use time_of_need")
    assert (t.s.turn.points, t.hero("avric").fatigue) == (2, 0)
    t.do("use prayer_of_peace")
    t.s.turn.actions = 0
    peace = DescentTable(t.s)
    peace.do("end-turn")
    b.s = peace.s
    m = b.activation("zombie-1")
    assert "strike" not in m.options()
    c = one("avric:disciple", "a1", "radiant_light")
    c.hero("avric").damage = 4
    c.put("zombie-1", "c1")
    c.put("zombie-2", "c3")
    t = c.turn("avric")
    t.roll("red-2")
    t.do("use radiant_light")
    assert t.hero("avric").damage == 2
    assert (t.figure("zombie-1").damage, t.figure("zombie-2").damage) == (2, 2)


# ---- spiritspeaker ----


@card("stoneskin", "drain_spirit", "healing_rain", "shared_pain")
def test_spirits_that_heal_and_hurt() -> None:
    a = one("ashrian:spiritspeaker", "a1")
    a.put("zombie-master", "b1")
    t = a.activation("zombie-master")
    t.roll("blue-4", "yellow-1", "gray-1", "gray-6")
    t.do("strike", "yes")
    assert t.hero("ashrian").damage == 0
    assert t.hero("ashrian").fatigue == 1
    b = one("ashrian:spiritspeaker", "a1", "drain_spirit", "shared_pain", "healing_rain")
    b.hero("ashrian").damage = 5
    b.put("zombie-master", "b1")
    b.put("zombie-1", "h1")
    t = b.turn("ashrian")
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("use drain_spirit", "attack oak_staff")
    t.skip("done")
    assert t.hero("ashrian").damage == 4
    t.roll("blue-4", "yellow-1", "brown-6")
    t.do("use shared_pain", "attack oak_staff")
    t.skip("done")
    assert t.figure("zombie-1").damage == 1
    c = one("ashrian:spiritspeaker", "a1", "healing_rain")
    c.fall("tomble", "c1")
    c.hero("ashrian").damage = 3
    t = c.turn("ashrian")
    t.roll("red-2")
    t.do("use healing_rain")
    assert not t.hero("tomble").down
    assert t.hero("ashrian").damage == 1


@card("tempest", "ancestor_spirits", "vigor", "natures_bounty", "cloud_of_mist")
def test_tempest_ancestors_and_vigor() -> None:
    a = one("ashrian:spiritspeaker", "a1", "tempest", "ancestor_spirits")
    a.hero("ashrian").damage = 4
    a.put("zombie-1", "c1")
    t = a.turn("ashrian")
    t.roll("gray-1", "black-1")
    t.do("use tempest")
    assert t.figure("zombie-1").damage == 2
    t.expect("B skill.ancestors", "done", "inflict poisoned", "use ancestor_spirits")
    t.do("inflict poisoned")
    assert t.conditions("zombie-1") == {"poisoned"}
    b = one("ashrian:spiritspeaker", "a1", "tempest")
    t = b.turn("ashrian")
    t.roll("gray-6", "black-6")
    t.do("use tempest")
    assert t.hero("ashrian").fatigue == 1  # one of the two comes back
    c = one("ashrian:spiritspeaker", "a1", "vigor")
    c.hero("tomble").fatigue = 2
    c.put("zombie-master", "b1")
    t = c.turn("ashrian")
    t.roll("blue-6", "yellow-1", "brown-1")
    t.do("attack oak_staff", "surge vigor")
    assert t.hero("tomble").fatigue == 1
    d = one("ashrian:spiritspeaker", "a1", "natures_bounty", "cloud_of_mist")
    d.hero("ashrian").damage, d.hero("ashrian").fatigue = 3, 1
    t = d.turn("ashrian")
    t.do("use cloud_of_mist", "rest", "end-turn")
    assert (t.hero("ashrian").damage, t.hero("ashrian").fatigue) == (1, 0)


# ---- runemaster ----


@card("runic_knowledge", "iron_will", "rune_mastery", "runic_sorcery", "quick_casting")
def test_runes() -> None:
    a = one("leoric:runemaster", "a1", "iron_will", "rune_mastery")
    a.hero("leoric").fatigue = 3
    a.put("zombie-master", "c1")
    assert stamina(a.s, a.hero("leoric")) == 6
    t = a.turn("leoric")
    t.roll("blue-2", "yellow-1", "brown-1")
    t.do("attack arcane_bolt", "use rune_mastery", "surge runic", "surge fatigue")
    assert t.figure("zombie-master").damage == 5
    assert t.hero("leoric").fatigue == 2  # one suffered for the rune, two recovered by will
    b = one("leoric:runemaster", "a1", "runic_sorcery", "quick_casting")
    b.put("zombie-master", "c1")
    t = b.turn("leoric")
    t.roll("blue-4", "yellow-1", "brown-1", "blue-4", "yellow-1", "brown-1")
    t.do("use runic_sorcery")
    assert t.ask.kind == "skill.again"
    t.do("yes")
    t.skip("attack arcane_bolt")
    assert t.is_gone("zombie-master")


@card("break_the_rune", "leoric_of_the_book")
def test_break_the_rune_and_leorics_feat_spare_nobody_near() -> None:
    a = one("leoric:runemaster", "a1", "break_the_rune")
    a.s.lift(a.hero("tomble"))
    a.put("tomble", "a2")
    a.put("zombie-1", "c1")
    a.put("zombie-2", "f1")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-5", "gray-1", "gray-1", "brown-1")  # Leoric shelters Tomble against himself
    t.do("use break_the_rune")
    while t.ask.kind in ("attack.order", "attack.shelter", "attack.stoneskin"):
        t.do(sorted(t.options())[0])
    assert t.hero("tomble").damage == 4
    assert t.is_gone("zombie-1")
    assert t.figure("zombie-2").damage == 0
    b = one("leoric:runemaster")
    b.put("zombie-1", "b1")
    b.put("zombie-2", "a2")
    t = b.turn("leoric")
    t.roll("blue-4", "yellow-5", "brown-1", "brown-1")
    t.do("feat leoric_of_the_book", "choose zombie-1")
    assert t.is_gone("zombie-1")
    assert t.is_gone("zombie-2")


# ---- thief ----


@card("greedy", "appraisal", "lurk", "sneaky")
def test_a_thiefs_searches_and_doors() -> None:
    a = one("tomble:thief", "a1", "appraisal")
    a.s.search_tokens = [3]
    a.s.search_deck = [CARD["fire_flask"], CARD["nothing"]]
    t = a.turn("tomble")
    assert "search" not in t.verbs()
    t.do("use greedy")
    t.expect("B search.appraise", "no", "yes", because="nothing")
    t.do("yes")
    assert t.hero("tomble").searched == [CARD["fire_flask"]]
    b = one("tomble:thief", "a1", "lurk")
    b.s.search_tokens = [1]
    t = b.turn("tomble")
    t.do("use lurk")
    assert t.s.turn.actions == 2
    assert t.s.search_tokens == []
    from podziemia.games.descent.rules.facts import hero_defense

    assert len(hero_defense(t.s, t.hero("tomble"))) == 2
    c = Arrangement(
        "......\n......",
        doors=(Door("d1", "E", "closed", ((0, 2), (1, 2))),),
        heroes="tomble:thief jain:wildlander avric:disciple",
    )
    c.put("tomble", "c1")
    c.learn("tomble", "sneaky")
    t = c.turn("tomble")
    t.do("use sneaky")
    assert t.s.closed == 0
    assert t.s.turn.actions == 2


@card("sneaky", "dirty_tricks", "tumble", "bushwhack", "caltrops")
def test_a_thiefs_tricks() -> None:
    a = one("tomble:thief", "a1", "sneaky")
    a.put("zombie-master", "b1")
    t = a.turn("tomble")
    t.s.turn.unseen = 1 << t.figure("zombie-master").id
    t = DescentTable(t.s)
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("attack throwing_knives")
    assert t.figure("zombie-master").damage == 5
    b = one("tomble:thief", "a1", "dirty_tricks")
    b.put("zombie-master", "b1")
    t = b.turn("tomble")
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("use dirty_tricks")
    assert t.conditions("zombie-master") == {"stunned"}
    c = one("tomble:thief", "a1", "tumble", drawing="....")
    c.put("zombie-1", "b1")
    t = c.turn("tomble", points=2)
    assert t.offered("step") == set()
    t.do("use tumble")
    assert t.offered("step") == {"b1"}
    t.do("step b1", "step c1")
    d = one("tomble:thief", "a1", "bushwhack")
    d.put("zombie-1", "b1")
    t = d.turn("tomble")
    t.roll("blue-4", "yellow-5", "brown-1")
    t.do("use bushwhack")
    t.skip("attack throwing_knives")
    assert t.is_gone("zombie-1")
    assert t.s.turn.actions == 2
    e = one("tomble:thief", "c3", "caltrops")
    e.put("zombie-1", "c1")
    t = e.activation("zombie-1", points=3)
    t.roll("gray-1", "black-1")
    t.do("step c2", "use caltrops")
    t.skip("pass")
    assert t.figure("zombie-1").damage == 1
    assert t.conditions("zombie-1") == {"immobilized"}
    assert t.s.turn.points == 0


# ---- wildlander ----


@card("nimble", "fleet_of_foot", "danger_sense")
def test_a_wildlander_keeps_away() -> None:
    a = one("jain:wildlander", "c3")
    a.put("zombie-1", "c1")
    t = a.activation("zombie-1", points=3)
    t.do("step c2", "use nimble", "step d4")
    assert t.at("jain") == "d4"
    assert t.hero("jain").fatigue == 1
    b = one("jain:wildlander", "a1", "fleet_of_foot", "danger_sense")
    b.hold("dash")
    t = b.turn("jain")
    t.do("tire")
    assert t.s.turn.points == 2
    t.do("use danger_sense")
    assert t.s.hand == []


@card("accurate", "bow_mastery", "eagle_eyes", "black_arrow", "running_shot")
def test_a_wildlander_shoots() -> None:
    a = one("jain:wildlander", "a1", "accurate", "bow_mastery")
    a.put("zombie-1", "c1")
    t = a.turn("jain")
    t.roll("blue-4", "yellow-2", "brown-4", "yellow-5")
    t.do("attack yew_shortbow", "use accurate", "use bow_mastery", "surge hearts-1")
    assert t.is_gone("zombie-1")
    b = one("jain:wildlander", "a1", "eagle_eyes", drawing=".....")
    b.put("tomble", "b1")
    b.put("zombie-1", "d1")
    assert "attack yew_shortbow" in b.turn("jain").options()
    c = one("jain:wildlander", "a1", "black_arrow")
    c.put("ettin-master", "c1", "d1", "c2", "d2")
    t = c.turn("jain")
    t.roll("blue-5", "yellow-1", "gray-6", "gray-6")
    t.do("use black_arrow", "target c1")
    assert t.figure("ettin-master").damage == 3
    d = one("jain:wildlander", "a1", "running_shot")
    d.put("zombie-1", "e1")
    t = d.turn("jain")
    t.roll("blue-4", "yellow-5", "brown-1")
    t.do("attack yew_shortbow", "step b1", "stop")
    assert t.is_gone("zombie-1")
    assert t.ask.kind == "turn.action"  # the run was made before the shot
    e = one("jain:wildlander", "a1", "running_shot")
    e.put("zombie-1", "e1")
    t = e.turn("jain")
    t.roll("blue-4", "yellow-5", "brown-1")
    t.do("attack yew_shortbow", "stop")
    assert t.ask.kind == "walk.step"
    t.do("step a2", "stop")
    assert t.at("jain") == "a2"


# ---- heroes ----


@card("ashrian")
def test_ashrian_stuns_minions_and_whole_groups() -> None:
    a = one("ashrian:disciple", "a1")
    a.put("zombie-1", "b1")
    a.put("zombie-master", "b2")
    t = a.groups()
    t.do("group zombie", "activate-monster zombie-1")
    assert t.conditions("zombie-1") == {"stunned"}
    t.do("end-turn")
    assert t.conditions("zombie-master") == set()
    b = one("ashrian:disciple", "a1")
    b.put("zombie-1", "c1")
    b.put("zombie-2", "h1")
    t = b.turn("ashrian")
    t.do("feat ashrian")
    assert t.conditions("zombie-2") == {"stunned"}


@card("widow_tarha", "jain_fairwood", "tomble_burrowell")
def test_feats_of_tarha_jain_and_tombles_shelter() -> None:
    a = one("tarha:runemaster", "a1")
    a.put("goblin_archer-1", "b1")
    a.put("zombie-1", "a3")
    t = a.turn("tarha")
    t.roll("blue-4", "yellow-5", "gray-1", "brown-1")
    t.do("feat widow_tarha", "choose zombie-1", "pass")
    t.do(sorted(t.options())[0])
    assert t.is_gone("goblin_archer-1")
    assert t.is_gone("zombie-1")
    b = one("jain:wildlander", "a1")
    b.put("goblin_archer-1", "e1")
    t = b.turn("jain")
    t.do("feat jain_fairwood", "step b1")
    t.roll("blue-4", "yellow-5", "gray-1")
    t.do("strike")
    assert t.ask.n == 9  # ten spaces less one
    t.do("step b2", "stop")
    assert t.is_gone("goblin_archer-1")
    assert t.s.turn.actions == 1
    c = one("tomble:thief", "a1")
    c.s.lift(c.hero("grisban"))
    c.put("grisban", "a2")
    c.put("zombie-1", "b1")
    t = c.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1", "gray-6")
    t.do("strike", "target a1")
    t.skip("no")
    assert t.hero("tomble").damage == 0  # Grisban's die helps


@card("grisban_the_thirsty")
def test_grisban_drinks_off_a_condition_and_attacks_once_more() -> None:
    a = one("grisban:berserker")
    a.afflict("grisban", "poisoned")
    a.put("shadow_dragon-1", "b1", "c1", "d1", "b2", "c2", "d2")
    t = a.turn("grisban")
    t.do("rest")
    assert t.conditions("grisban") == set()
    t.do("feat grisban_the_thirsty")
    t.roll("blue-1", "red-1", "gray-1", "gray-1")
    t.do("extra-attack", "attack chipped_greataxe", "target b1")
    assert t.s.turn.actions == 1
    assert "extra-attack" not in t.options()


@rule("DSC-12.08")
@card("lurk")
def test_a_stunned_thief_does_not_lurk() -> None:
    for conditions, may in (((), True), (("stunned",), False)):
        a = Arrangement(heroes="jain:thief grisban:berserker avric:disciple")
        for name, space in (("jain", "a1"), ("grisban", "e1"), ("avric", "e3")):
            a.put(name, space)
        a.learn("jain", "lurk")
        a.s.search_tokens = [SPACE_IDS.index("b1")]
        a.afflict("jain", *conditions)
        t = a.turn("jain")
        assert ("use lurk" in t.options()) == may


@rule("DSC-31.11", "DSC-4.07", "DSC-12.05")
@card("tomble_burrowell")
def test_the_end_of_the_turn_comes_for_tomble_too() -> None:
    a = Arrangement(heroes="tomble:thief grisban:berserker avric:disciple")
    for name, space in (("tomble", "a1"), ("grisban", "e1"), ("avric", "e3")):
        a.put(name, space)
    a.hero("tomble").fatigue = 3
    a.afflict("tomble", "immobilized", "poisoned")
    t = a.turn("tomble")
    t.do("rest", "feat tomble_burrowell")
    tomble = t.hero("tomble")
    assert (tomble.away, tomble.acted, tomble.fatigue) == (True, True, 0)
    assert t.conditions("tomble") == {"poisoned"}  # that waits for the start of a turn


@rule("DSC-31.11", "DSC-4.07")
@card("tomble_burrowell")
def test_tomble_who_did_not_rest_stays_tired() -> None:
    a = Arrangement(heroes="tomble:thief grisban:berserker avric:disciple")
    for name, space in (("tomble", "a1"), ("grisban", "e1"), ("avric", "e3")):
        a.put(name, space)
    a.hero("tomble").fatigue = 3
    t = a.turn("tomble")
    t.do("feat tomble_burrowell")
    assert t.hero("tomble").fatigue == 3
