"""A hero's turn at its limits: attacks on top of the two actions, doors and traps, the familiar, cards that turn."""

import pytest

from podziemia.games.descent.data.cards import CARD, CARD_IDS, FIGURE, PLOT_IDS
from podziemia.games.descent.data.heroes import SKILLS
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.quest_parts import Door, QuestRule
from podziemia.games.descent.rules.pieces import new_token
from podziemia.games.descent.rules.using import pay
from podziemia.games.descent.rules.weapons import gates_beside
from podziemia.kernel.ask import NOBODY
from tests.games.descent.scenes import damage, fatigue, hurt, scene
from tests.games.descent.table import Arrangement
from tests.support import card, rule

FAIL, PASS = ("gray-6", "black-6"), ("gray-1", "black-1")
PAIR = "grisban:berserker@a1 jain:wildlander@h6"
TRIO = "grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5"


@rule("DSC-21.02", "DSC-12.08")
@card("grisban_the_thirsty")
def test_attacks_on_top_need_no_action_but_a_target_and_a_clear_head() -> None:
    for heroes, granted in ((PAIR, {"free-attack"}), (TRIO, {"extra-attack"})):
        for where, conditions, may in (("b1", (), True), ("c1", (), False), ("b1", ("stunned",), False)):
            a = scene(heroes, f"zombie-1@{where}")
            a.equip("grisban", "chipped_greataxe")
            a.afflict("grisban", *conditions)
            a.hero("grisban").feat_used = True
            t = a.turn("grisban", actions=0, points=2)
            if heroes == TRIO:
                t.s.turn.bonus_attacks = 1
                t.do("tire")
            assert (granted <= t.options()) == may
            assert "attack chipped_greataxe" not in t.options()


@rule("DSC-19.14", "DSC-4.08")
@card("poison_dart")
def test_who_falls_to_a_dart_neither_opens_the_door_nor_finds_anything() -> None:
    for answer in ("open door-1", "search a1"):
        a = hurt(scene(TRIO, doors=(Door("d1", "E", "closed", ((0, 0), (1, 0))),)), grisban=13)
        a.s.search_tokens = [0]
        a.hold("poison_dart")
        t = a.turn("grisban")
        assert answer in t.options()
        t.roll(*FAIL)
        t.do(answer, "play poison_dart", "test might")
        assert t.hero("grisban").down
        assert (t.s.closed, t.hero("grisban").searched) == (1, [])
        assert len(t.s.search_tokens) == (0 if answer.startswith("search") else 1)


@rule("DSC-18.03")
def test_who_calls_the_familiar_in_the_middle_gives_up_what_is_left() -> None:
    a = scene("tarha:necromancer@a1 grisban:berserker@h6", "zombie-master@a2")
    a.put("reanimate", "c1")
    t = a.turn("tarha")
    before = t.fork()
    before.do("activate reanimate", "done")
    assert (before.s.turn.actions, before.s.turn.free_attack) == (2, True)
    t.do("move")
    assert t.s.turn.points == 4
    t.do("activate reanimate", "done")
    turn = t.s.turn
    assert (turn.actions, turn.points, turn.free_attack, turn.in_move, turn.familiar) == (0, 0, False, False, True)
    a = scene("tarha:necromancer@a1 grisban:berserker@h6", "zombie-master@a2")
    a.put("reanimate", "c1")
    t = a.turn("tarha", actions=1, points=2)  # points of fatigue, in no move action
    t.do("activate reanimate", "done")
    assert t.s.turn.points == 2


@rule("DSC-6.15")
@card("syndrael", "dark_charm", "tripwire")
def test_a_tripwire_waits_for_marches_and_for_the_charmed() -> None:
    a = scene("syndrael:knight@a1 grisban:berserker@a2 avric:disciple@h5")
    a.hold("tripwire")
    t = a.turn("syndrael")
    t.do("feat syndrael", "choose grisban_the_thirsty", "step b2")
    assert t.offered("play") == {"tripwire"}
    a = scene(TRIO, "zombie-1@h1")
    a.hold("dark_charm", "tripwire")
    t = a.overlord()
    t.roll(*FAIL)
    t.do("play dark_charm", "choose grisban_the_thirsty", "move", "step b1")
    assert t.offered("play") == {"tripwire"}


@card("dark_charm", "prayer_of_peace", "reanimate")
@pytest.mark.parametrize("peace", [False, True])
def test_no_prayer_stops_the_charmed_familiar(peace: bool) -> None:
    a = scene("tarha:necromancer@a1 grisban:berserker@h6 avric:disciple@c1", "zombie-1@h1")
    a.put("reanimate", "b1")
    a.learn("avric", "prayer_of_peace")
    if peace:
        a.hero("avric").exhaust(CARD["prayer_of_peace"])
    a.hold("dark_charm")
    t = a.overlord()
    t.do("play dark_charm", "choose reanimate")
    assert t.options() == {"pass", "move", "strike"}
    t.do("strike")
    assert t.offered("target") == {"b1", "a1", "c1"}


@rule("DSC-8.12")
def test_an_attack_is_not_missed_before_it_is() -> None:
    t = scene(TRIO, "zombie-master@b1").turn("grisban")
    t.roll("blue-2", "red-1", "brown-1")
    t.do("attack chipped_greataxe")
    assert t.ask.kind == "attack.surge"
    assert t.sees()["attack"]["missed"] is False


@rule("DSC-12.07")
def test_nothing_is_told_of_a_condition_that_was_not_there() -> None:
    t = scene(TRIO).turn("grisban")
    t.do("end-turn")
    assert not [line for line in t.told() if line.startswith("condition_lost")]


@rule("DSC-4.05", "DSC-4.16")
def test_every_skill_costs_its_fatigue_and_turns_only_if_it_says_so() -> None:
    for number, skill in enumerate(SKILLS):
        a = scene(TRIO)
        hero = a.hero("grisban")
        hero.skills.append(number)
        pay(a.s, hero, number)
        assert (hero.fatigue, hero.is_exhausted(number)) == (skill.fatigue, skill.exhausts), CARD_IDS[number]


@card("corpse_blast")
@rule("DSC-8.16")
def test_no_range_is_needed_to_blast_a_corpse() -> None:
    a = scene("tarha:necromancer@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-master@g1")
    a.put("reanimate", "f1")
    a.learn("tarha", "corpse_blast")
    t = a.turn("tarha")
    t.roll("blue-2", "yellow-5", "brown-1")  # range 2
    t.do("use corpse_blast")
    t.skip("pass", "done", "choose reanimate", "choose zombie-master")
    assert damage(t, "zombie-master") == [4]
    assert t.is_gone("reanimate")


@card("break_the_rune")
@rule("DSC-8.16")
def test_a_broken_rune_reaches_three_spaces_whatever_the_dice_say() -> None:
    a = scene("leoric:runemaster@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-master@d1 zombie-1@e1")
    a.learn("leoric", "break_the_rune")
    t = a.turn("leoric")
    t.roll("blue-2", "yellow-5", "brown-1")
    t.do("use break_the_rune")
    t.skip("done")
    assert (damage(t, "zombie-master", "zombie-1"), fatigue(t, "leoric")) == ([4, 0], [4])


@card("lord_merick_farrow", "staff_of_shadows")
def test_before_a_blow_nobody_waits_for_the_staff_alone() -> None:
    a = scene(TRIO, "zombie-1@b1 splig@h1")
    a.put("splig", "h1").relic = 3
    a.hold("tripwire")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("strike")
    assert t.ask.kind == "relic.reroll"  # the dice lie already
    assert [PLOT_IDS[one] for one in t.s.hand] == ["tripwire"]


def crowded() -> Arrangement:
    return scene(TRIO, "zombie-1@b1")


@card("chainmail", "platemail")
@pytest.mark.parametrize(("armor", "points"), [("chainmail", (3, 4)), ("platemail", (3, 3))])
def test_heavy_armor_slows_the_quick_and_not_the_slow(armor: str, points: tuple[int, int]) -> None:
    for name, speed in zip(("grisban", "jain"), points, strict=True):
        a = crowded()
        a.equip(name, armor)
        t = a.turn(name)
        t.do("move")
        assert t.s.turn.points == speed


@rule("DSC-8.06")
def test_one_attacks_with_weapons_and_bare_hands_not_with_shields_and_charms() -> None:
    a = scene("syndrael:knight@a1 jain:wildlander@h6 avric:disciple@h5", "zombie-1@b1")
    a.equip("syndrael", "iron_longsword", "wooden_shield_knight", "lucky_charm")
    assert a.turn("syndrael").offered("attack") == {"iron_longsword", "unarmed"}


@rule("DSC-11.12")
@pytest.mark.parametrize(("space", "may"), [("b1", True), ("a1", True), ("c1", False)])
def test_one_revives_who_lies_beside_or_underfoot(space: str, may: bool) -> None:
    a = scene(TRIO)
    a.fall("jain", space)
    assert ("revive jain_fairwood" in a.turn("grisban").options()) == may


@card("syndrael")
@rule("DSC-31.13")
def test_who_only_marches_others_off_has_not_moved() -> None:
    for answers, left in ((("stop", "step b2", "stop"), 1), (("step b1", "stop", "step b2", "stop"), 3)):
        a = scene("syndrael:knight@a1 grisban:berserker@a2 avric:disciple@h5")
        a.hero("syndrael").fatigue = 3
        t = a.turn("syndrael")
        t.do("feat syndrael", "choose syndrael", *answers)
        assert t.at("grisban") == "b2"
        t.do("end-turn")
        assert fatigue(t, "syndrael") == [left]


@rule("DSC-4.08", "DSC-14.14")
@pytest.mark.parametrize(("space", "may"), [("a1", True), ("b2", True), ("c1", False)])
def test_what_lies_two_spaces_away_is_out_of_reach(space: str, may: bool) -> None:
    a = scene(TRIO, rules=(QuestRule("c", static=("carry(R, by=[hero])",)),))
    a.s.tokens = [new_token("R", SPACE_IDS.index(space))]
    a.s.search_tokens = [SPACE_IDS.index(space)]
    t = a.turn("grisban")
    assert (t.offered("search"), t.offered("take-token")) == (({space}, {space}) if may else (set(), set()))


@rule("DSC-14.14")
def test_of_two_things_in_one_place_the_one_that_can_be_borne_is_taken() -> None:
    a = scene(TRIO, rules=(QuestRule("c", static=("carry(R, by=[hero])", "carry(Y, by=[monster])")),))
    a.s.tokens = [new_token(marker, 1) for marker in "TYR"]
    t = a.turn("grisban")
    t.do("take-token b1")
    assert [(token.marker, token.bearer) for token in t.s.tokens if token.bearer != NOBODY] == [
        ("R", t.hero("grisban").id)
    ]


@rule("DSC-14.08", "DSC-10.08")
@card("leather_armor")
@pytest.mark.parametrize("how", ["give", "get"])
def test_who_trades_away_what_kept_him_on_his_feet_falls(how: str) -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@b1 avric:disciple@h5")
    wearer = "grisban" if how == "give" else "jain"
    a.equip(wearer, "leather_armor")
    a.hero(wearer).damage = a.hero(wearer).printed.health
    t = a.turn("grisban")
    t.do("move", "trade jain_fairwood", f"{how} leather_armor")
    assert t.hero(wearer).down


@card("appraisal")
@rule("DSC-14.12")
def test_what_is_not_worth_keeping_goes_to_the_discards() -> None:
    a = scene("tomble:thief@a1 grisban:berserker@h6 avric:disciple@h5")
    a.learn("tomble", "appraisal")
    a.s.search_tokens = [0]
    a.s.search_deck = [CARD["fire_flask"], CARD["curse_doll"]]
    t = a.turn("tomble")
    t.do("search a1", "yes")
    assert (t.hero("tomble").searched, t.s.search_discard) == ([CARD["fire_flask"]], [CARD["curse_doll"]])


@card("running_shot", "sling", "yew_shortbow")
@pytest.mark.parametrize(("weapon", "runs"), [("yew_shortbow", True), ("sling", False)])
def test_only_archers_run_before_they_shoot(weapon: str, runs: bool) -> None:
    a = scene("jain:wildlander@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-master@c1")
    a.equip("jain", weapon)
    a.learn("jain", "running_shot")
    t = a.turn("jain")
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do(f"attack {weapon}")
    assert (t.ask.kind == "walk.step") == runs


@card("running_shot", "black_arrow")
@pytest.mark.parametrize("first", [True, False])
def test_archers_run_before_or_after_a_shot_of_a_skill(first: bool) -> None:
    a = scene("jain:wildlander@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-master@e1")
    a.learn("jain", "running_shot", "black_arrow")
    t = a.turn("jain")
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("use black_arrow")
    assert damage(t, "zombie-master") == [0]
    t.do(*(("step b1", "stop") if first else ("stop",)))
    assert damage(t, "zombie-master") == [3]
    assert t.ask.kind == ("turn.action" if first else "walk.step")
    assert t.at("jain") == ("b1" if first else "a1")


@card("running_shot", "first_strike")
def test_an_archer_runs_out_of_the_way_and_strikes_first() -> None:
    a = scene("jain:wildlander@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-master@e1")
    a.learn("jain", "running_shot", "first_strike")
    t = a.groups()
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("group zombie", "activate-monster zombie-master", "yes", "step a2")
    assert (t.ask.kind, t.ask.n, t.at("jain"), damage(t, "zombie-master")) == ("walk.step", 1, "a2", [0])
    t.do("stop")
    assert damage(t, "zombie-master") == [3]


@card("charge")
@rule("DSC-15.08")
def test_a_charge_that_ends_beside_nobody_strikes_nobody() -> None:
    a = scene(TRIO, "zombie-1@h1")
    a.learn("grisban", "charge")
    t = a.turn("grisban")
    t.do("use charge", "step b1", "stop")
    assert (t.ask.kind, t.s.turn.actions, t.at("grisban")) == ("turn.action", 1, "b1")


@card("aftershock", "lord_merick_farrow", "shield_of_zoreks_favor")
@pytest.mark.parametrize(("wounds", "tests"), [(0, 2), (10, 0)])
def test_who_has_fallen_shakes_nobody(wounds: int, tests: int) -> None:
    a = scene(TRIO, "lord_merick_farrow@b1")
    merick = a.put("lord_merick_farrow", "b1")
    merick.damage, merick.relic = wounds, 2  # Zorek's shield
    t = a.turn("grisban")
    t.roll("blue-4", "red-2", "gray-1", *PASS, *FAIL)
    t.do("attack chipped_greataxe")
    assert len([line for line in t.told() if line.startswith("tested")]) == tests


@card("challenge", "fire_flask")
def test_a_challenge_helps_against_a_target_and_nobody_beside_it() -> None:
    for target, hearts in (("c1", 5), ("c2", 4)):
        a = scene("syndrael:knight@a1 jain:wildlander@h6 avric:disciple@h5", "zombie-master@c1 zombie-1@c2")
        a.learn("syndrael", "challenge")
        hero = a.hero("syndrael")
        hero.exhaust(CARD["challenge"])
        hero.challenged = a.put("zombie-master", "c1").id
        hero.searched = [CARD["fire_flask"]]
        t = a.turn("syndrael")
        t.roll("blue-2", "yellow-5", "brown-1", "brown-1")
        t.do("use fire_flask", f"target {target}", "surge blast")
        t.skip("done", "choose zombie-1")
        assert damage(t, "zombie-master") == [hearts]


@rule("DSC-14.15")
def test_what_is_borne_slows_only_if_the_quest_says_so() -> None:
    for words, points in (("", (3, 3)), (", speed=-1", (2, 2)), (", monster_speed=-2", (3, 1))):
        for name, expected in zip(("grisban", "zombie-master"), points, strict=True):
            a = scene(
                TRIO, "zombie-master@c3", rules=(QuestRule("c", static=(f"carry(R, by=[hero, master]{words})",)),)
            )
            token = new_token("R", NOBODY)
            token.bearer = FIGURE[{"grisban": "grisban_the_thirsty"}.get(name, name)]
            a.s.tokens = [token]
            t = a.turn("grisban") if name == "grisban" else a.activation(name)
            t.do("move")
            assert t.s.turn.points == expected


@card("curse_of_the_monkey_god", "wooden_shield_knight")
@pytest.mark.parametrize("monkey", [0, 2])
def test_a_monkey_raises_no_shield(monkey: int) -> None:
    a = scene("syndrael:knight@a1 jain:wildlander@h6 avric:disciple@h5", "zombie-1@b1")
    a.hero("syndrael").monkey = monkey
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("strike")
    assert (t.ask.kind == "attack.protect") == (not monkey)


@card("dark_fortitude", "fortunas_dice")
@rule("DSC-8.14")
def test_the_attacker_has_the_word_again_after_the_defender_used_it() -> None:
    a = scene(TRIO, "zombie-master@b1")
    a.equip("grisban", "chipped_greataxe", "fortunas_dice")
    a.hold("dark_fortitude")
    t = a.turn("grisban")
    t.roll("blue-4", "red-1", "brown-1")
    t.do("attack chipped_greataxe", "pass", "play dark_fortitude")
    assert t.options() == {"pass", "use fortunas_dice"}


@card("diabolic_power")
@pytest.mark.parametrize(("deck", "discard", "may"), [(0, 1, True), (1, 0, True), (0, 0, False)])
def test_diabolic_power_needs_a_card_in_either_pile(deck: int, discard: int, may: bool) -> None:
    a = scene(TRIO, "zombie-1@h1")
    a.hold("diabolic_power")
    cards = a.s.deck
    a.s.deck, a.s.discard = cards[:deck], cards[5 : 5 + discard]
    assert ("play diabolic_power" in a.groups().options()) == may


@card("aftershock", "shield_of_zoreks_favor")
def test_the_shield_strikes_back_at_nobody_who_has_fallen() -> None:
    for wounds, tests in ((0, 2), (13, 1)):
        a = hurt(scene(TRIO, "lord_merick_farrow@b1"), grisban=wounds)
        a.hero("grisban").fatigue = 4
        a.put("lord_merick_farrow", "b1").relic = 2
        t = a.turn("grisban")
        t.roll("blue-2", "red-1", "gray-1", *FAIL, *FAIL)
        t.do("attack chipped_greataxe", "done")
        assert len([line for line in t.told() if line.startswith("tested")]) == tests


@card("whirlwind", "crossbow", "light_hammer")
def test_a_whirlwind_is_struck_with_the_blade_and_not_with_the_bow() -> None:
    a = scene(TRIO, "zombie-master@b1")
    a.equip("grisban", "crossbow", "light_hammer")
    a.learn("grisban", "whirlwind")
    t = a.turn("grisban")
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("use whirlwind")
    assert damage(t, "zombie-master") == [3]


@card("staff_of_shadows")
def test_after_a_search_nobody_waits_for_the_staff() -> None:
    a = scene(TRIO, "splig@h1")
    a.put("splig", "h1").relic = 3
    a.hold("dash")
    a.s.search_tokens = [0]
    t = a.turn("grisban")
    t.do("search a1")
    assert t.ask.kind == "overlord.trap"  # while he searches
    t.do("pass")
    assert t.ask.kind == "turn.action"


@rule("DSC-18.01", "DSC-18.05")
def test_the_familiar_obeys_its_master_alone() -> None:
    for name, obeys in (("tarha", True), ("grisban", False)):
        for fallen in (False, True):
            a = scene("tarha:necromancer@a1 grisban:berserker@c1 avric:disciple@h5")
            a.put("reanimate", "b1")
            if fallen:
                a.fall(name, "e5")
                t = a.round()
                t.do(f"go {a.hero(name).name}")
            else:
                t = a.turn(name)
            assert ("activate reanimate" in t.options()) == obeys
            assert ("dismiss reanimate" in t.options()) == (obeys and not fallen)


@rule("DSC-18.03", "DSC-21.02")
def test_the_free_attack_is_a_beginning_too() -> None:
    a = scene("tarha:necromancer@a1 grisban:berserker@h6", "zombie-master@a2")
    a.put("reanimate", "c1")
    t = a.turn("tarha")
    t.roll("blue-4", "yellow-1", "brown-6")
    t.do("free-attack", "attack reapers_scythe", "pass")
    t.skip("done")
    assert t.s.turn.actions == 2
    t.do("activate reanimate", "done")
    assert t.s.turn.actions == 0


@card("sneaky")
@rule("DSC-12.08")
def test_a_thief_sneaks_with_a_clear_head_once_and_beside_a_door() -> None:
    door = (Door("d1", "E", "closed", ((0, 0), (1, 0))),)
    for space, conditions, used, may in (
        ("a1", (), False, True),
        ("a1", ("stunned",), False, False),
        ("a1", (), True, False),
        ("d4", (), False, False),
    ):
        a = scene(f"tomble:thief@{space} grisban:berserker@h6 avric:disciple@h5", doors=door)
        a.learn("tomble", "sneaky")
        a.afflict("tomble", *conditions)
        if used:
            a.hero("tomble").exhaust(CARD["sneaky"])
        assert ("use sneaky" in a.turn("tomble").options()) == may


@rule("DSC-14.08", "DSC-14.09")
@pytest.mark.parametrize(("mine", "theirs", "may"), [(1, 0, True), (0, 1, True), (0, 0, False)])
def test_one_trades_where_either_has_something_to_give(mine: int, theirs: int, may: bool) -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@b1 avric:disciple@h5")
    a.hero("grisban").searched = [CARD["fire_flask"]] * mine
    a.hero("jain").searched = [CARD["curse_doll"]] * theirs
    t = a.turn("grisban")
    t.do("move")
    assert (t.offered("trade") == {"jain_fairwood"}) == may


@card("grisban_the_thirsty")
def test_grisban_alone_shakes_off_a_condition_when_he_rests() -> None:
    for name, asked in (("grisban", True), ("avric", False)):
        a = scene(TRIO)
        a.afflict(name, "poisoned", "diseased")
        t = a.turn(name)
        t.do("rest")
        assert (t.ask.kind == "condition.cure") == asked
        assert t.s.turn.rested


@card("running_shot", "chainmail")
@pytest.mark.parametrize(("items", "spaces"), [("yew_shortbow", 2), ("yew_shortbow chainmail", 1)])
def test_heavy_armor_takes_a_space_off_the_run(items: str, spaces: int) -> None:
    a = scene("jain:wildlander@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-master@c1")
    a.equip("jain", *items.split())
    a.learn("jain", "running_shot")
    t = a.turn("jain")
    t.do("attack yew_shortbow")
    assert (t.ask.kind, t.ask.n) == ("walk.step", spaces)


@card("greedy")
@pytest.mark.parametrize(("space", "may"), [("d1", True), ("e1", False)])
def test_greed_reaches_three_spaces(space: str, may: bool) -> None:
    a = scene("tomble:thief@a1 grisban:berserker@h6 avric:disciple@h5")
    a.s.search_tokens = [SPACE_IDS.index("h6"), SPACE_IDS.index(space)]
    assert ("use greedy" in a.turn("tomble").options()) == may


@card("tripwire", "syndrael")
def test_a_friend_who_trips_does_not_end_the_move_of_who_marched_him() -> None:
    a = scene("syndrael:knight@a1 grisban:berserker@a2 avric:disciple@h5")
    a.hold("tripwire")
    t = a.turn("syndrael")
    t.do("move", "feat syndrael", "choose grisban_the_thirsty", "step b2")
    t.roll(*FAIL)
    t.do("play tripwire")
    assert t.s.turn.in_move
    assert t.s.turn.points == 4


@card("leoric_of_the_book")
@pytest.mark.parametrize(
    ("weapon", "monster", "monkey", "may"),
    [
        ("arcane_bolt", "b1", 0, True),
        ("sling", "b1", 0, False),
        ("arcane_bolt", "c1", 0, False),
        ("arcane_bolt", "b1", 1, False),
    ],
)
def test_leoric_casts_around_him_with_magic_alone(weapon: str, monster: str, monkey: int, may: bool) -> None:
    a = scene("leoric:runemaster@a1 grisban:berserker@h6 avric:disciple@h5", f"zombie-1@{monster}")
    a.equip("leoric", weapon)
    a.hero("leoric").monkey = monkey
    assert ("feat leoric_of_the_book" in a.turn("leoric").options()) == may


@card("vampiric_blood", "reapers_scythe")
def test_fallen_monsters_feed_the_necromancer_whoever_of_the_two_struck() -> None:
    for familiar in (False, True):
        a = scene("tarha:necromancer@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-1@b1")
        a.put("reanimate", "a2")
        a.put("zombie-1", "b1").damage = 2
        a.learn("tarha", "vampiric_blood")
        a.hero("tarha").fatigue = 3
        t = a.turn("tarha")
        t.roll("blue-4", *(("red-2", "yellow-1") if familiar else ("yellow-1",)), "brown-1")
        t.do(*(("activate reanimate", "strike") if familiar else ("attack reapers_scythe",)))
        t.skip("pass", "done")
        assert (t.is_gone("zombie-1"), fatigue(t, "tarha")) == (True, [2])


@rule("DSC-3.07", "DSC-3.12")
def test_heroes_and_monsters_have_two_actions() -> None:
    t = scene(TRIO, "zombie-1@c3").round()
    t.do("go grisban_the_thirsty")
    assert t.ask.n == t.s.turn.actions == 2
    for _ in range(3):
        t.do("end-turn")
        t.skip("go jain_fairwood", "go avric_albright")
    t.do("group zombie")
    t.skip("activate-monster zombie-1")
    assert (t.ask.kind, t.ask.n, t.s.turn.actions, t.s.turn.attacks) == ("monster.action", 2, 2, 1)


@card("word_of_misery")
def test_misery_follows_every_wound_of_the_turn() -> None:
    a = scene(TRIO, "zombie-1@b1")
    a.s.misery = True
    t = a.activation("zombie-1")
    t.s.turn.bonus_attacks = 1
    for answer in ("strike", "frenzy"):
        t.roll("blue-4", "yellow-1", "gray-1")
        t.do(answer)
    assert (damage(t, "grisban"), fatigue(t, "grisban")) == ([6], [2])


@card("jain_fairwood")
@rule("DSC-19.06", "DSC-6.14")
def test_who_counts_spaces_runs_out_of_a_pit() -> None:
    a = scene("jain:wildlander@b1 grisban:berserker@h1 avric:disciple@g1", drawing=".^......")
    t = a.turn("jain", points=3)
    assert t.offered("step") == set()
    t.do("feat jain_fairwood")
    assert t.offered("step") == {"a1", "c1"}


@card("wicked_laughter", "promotion")
def test_nobody_laughs_at_a_lieutenant_who_passes() -> None:
    a = scene(TRIO, "splig@b3 zombie-1@c3", act=2)
    a.hold("wicked_laughter")
    t = a.activation("splig")
    t.roll(*PASS)
    t.do("perform promotion")
    assert (t.ask.kind, t.at("zombie-master")) == ("monster.action", "c3")


@rule("DSC-17.03")
def test_a_giant_that_stops_stands_on_its_whole_base() -> None:
    t = scene(TRIO, "ettin-1@c3,d3,c4,d4").activation("ettin-1")
    t.do("move", "step e3")
    assert {"stop"} <= t.options()
    t.do("stop", "lie-along e3")
    assert (t.at("ettin-1"), t.s.turn.shrunk) == ("e3 f3 e4 f4", False)
    assert "end-turn" in t.options()


@card("pit_trap", "syndrael")
def test_a_pit_under_a_friend_takes_no_points_of_who_marched_him() -> None:
    a = scene("syndrael:knight@a1 grisban:berserker@a2 avric:disciple@h5")
    a.hold("pit_trap")
    t = a.turn("syndrael")
    t.do("move", "feat syndrael", "choose grisban_the_thirsty", "step b2")
    t.roll(*FAIL)
    t.do("play pit_trap")
    assert (t.conditions("grisban"), damage(t, "grisban"), t.s.turn.points) == ({"stunned"}, [1], 4)


@card("shadow_bolt")
@pytest.mark.parametrize(("space", "may"), [("a1", True), ("e1", True), ("a6", False)])
def test_a_bolt_is_cast_at_whom_the_baron_sees(space: str, may: bool) -> None:
    drawing = "........\n#######.\n........\n........\n........\n........"
    a = scene(f"grisban:berserker@{space} jain:wildlander@a5 avric:disciple@b6", "baron_zachareth@b1", drawing, act=2)
    assert ("perform shadow_bolt" in a.activation("baron_zachareth").options()) == may


@card("crossbow")
@rule("DSC-6.15", "DSC-17.14")
def test_a_giant_is_shoved_with_its_whole_base() -> None:
    a = scene("jain:wildlander@a1 grisban:berserker@h6 avric:disciple@h5", "ettin-master@c1,d1,c2,d2")
    a.equip("jain", "crossbow")
    t = a.turn("jain")
    t.roll("blue-6", "yellow-1", "gray-1", "gray-1")
    t.do("attack crossbow", "target c1", "surge hearts-1-shove", "step e1", "lie-along e1")
    assert t.at("ettin-master") == "e1 f1 e2 f2"


@rule("DSC-20.10")
def test_a_gate_is_struck_from_beside_it() -> None:
    door = (Door("d1", "E", "closed", ((0, 1), (1, 1))),)
    gate = QuestRule("gate", static=("door_structure([d1], health=3)",))
    heroes = "grisban:berserker@h1 jain:wildlander@h2 avric:disciple@h3"
    for space, beside in (("b2", [0]), ("c1", [0]), ("a2", []), ("h6", [])):
        a = scene(heroes, f"zombie-1@{space}", rules=(gate,), doors=door)
        assert gates_beside(a.s, a.s.figures[FIGURE["zombie-1"]]) == beside
        assert gates_beside(a.s, a.hero("grisban")) == []


@card("leoric_of_the_book")
@rule("DSC-8.24")
@pytest.mark.parametrize(("die", "leoric", "hearts"), [("blue-4", "d1", 1), ("blue-5", "d1", 1), ("blue-4", "f1", 2)])
def test_the_curse_takes_one_of_two_hearts_and_not_the_last(die: str, leoric: str, hearts: int) -> None:
    a = scene(f"grisban:berserker@a1 leoric:runemaster@{leoric} avric:disciple@h6", "zombie-1@b1")
    t = a.activation("zombie-1")
    t.roll(die, "yellow-2", "gray-1")
    t.do("strike", "done")
    assert damage(t, "grisban") == [hearts]


@rule("DSC-14.08")
def test_everything_that_can_change_hands_is_offered() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@b1 avric:disciple@h5")
    a.hero("grisban").searched = [CARD["fire_flask"], CARD["curse_doll"]]
    a.hero("jain").searched = [CARD["power_potion"], CARD["warding_talisman"]]
    t = a.turn("grisban")
    t.do("move", "trade jain_fairwood")
    assert (t.offered("give"), t.offered("get")) == ({"fire_flask", "curse_doll"}, {"power_potion", "warding_talisman"})
    t.do("give fire_flask")
    assert (t.offered("give"), t.offered("get")) == ({"curse_doll"}, {"power_potion", "warding_talisman"})
