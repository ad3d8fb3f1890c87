"""Overlord cards at their limits: whom they may be played on, what passes and what fails, and where the card goes."""

import pytest

from podziemia.games.descent.data.cards import CARD, FIGURE, PLOT_IDS, PLOTS
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.quest_parts import Door
from podziemia.games.descent.effects.overlord_cards import aim, aims
from podziemia.games.descent.rules.overlord_cards import Cue
from podziemia.games.descent.rules.state import OVERLORD_START
from tests.games.descent.scenes import damage, fatigue, hurt, order_of, scene, tired
from tests.games.descent.table import Arrangement, DescentTable
from tests.games.descent.test_quest_effects import run
from tests.support import card, rule

FAIL, PASS = ("gray-6", "black-6"), ("gray-1", "black-1")
NEAR = "grisban:berserker@a1 jain:wildlander@a2 avric:disciple@a3"
APART = "grisban:berserker@a1 jain:wildlander@d1 avric:disciple@h6"


def plot(t: DescentTable) -> list[str]:
    return [PLOT_IDS[card] for card in t.s.discard]


# ---- for an attack ----


def struck(*cards: str, heroes: str = APART, monster: str = "zombie-1", dice: tuple[str, ...] = ()) -> DescentTable:
    a = scene(heroes, f"{monster}@b1")
    a.hold(*cards)
    t = a.activation(monster)
    t.roll(*(dice or ("blue-4", "yellow-1", "gray-1")))
    t.do("strike")
    return t


@card("critical_blow", "dark_might")
def test_a_surge_for_the_blow_and_what_it_buys() -> None:
    t = struck("critical_blow", "dark_might")
    t.expect("A overlord.roll", "pass", "play critical_blow", "play dark_might")
    t.do("play dark_might")
    t.expect("A overlord.roll", "pass", "play critical_blow")
    alone = t.fork()
    alone.skip("pass")
    assert alone.ask.n == 1
    assert alone.offered("surge") == {"diseased", "hearts-1"}
    t.do("play critical_blow")
    assert t.ask.n == 1
    t.do("surge critical")
    assert damage(t, "grisban") == [6]
    assert plot(t) == ["dark_might", "critical_blow"]


@card("expert_blow")
def test_an_expert_blow_adds_two_and_comes_back_for_a_surge() -> None:
    t = struck("expert_blow", dice=("blue-2", "yellow-1", "gray-1"))
    t.expect("A overlord.attack", "pass", "play expert_blow")
    t.do("play expert_blow")
    again = t.fork()
    t.do("done")
    assert (damage(t, "grisban"), t.hand(), plot(t)) == ([5], set(), ["expert_blow"])
    again.do("surge expert")
    assert (damage(again, "grisban"), again.hand(), plot(again)) == ([5], {"expert_blow"}, [])


@card("dark_fortitude", "dark_fortune")
def test_a_monster_is_defended_by_two_shields_or_a_better_die() -> None:
    a = scene(APART, "zombie-master@b1")
    a.hold("dark_fortitude", "dark_fortune")
    t = a.turn("grisban")
    t.roll("blue-4", "red-2", "brown-1", "brown-6")
    t.do("attack chipped_greataxe")
    t.expect("A overlord.roll", "pass", "play dark_fortitude", "play dark_fortune")
    one = t.fork()
    one.do("play dark_fortitude")
    one.skip("pass")
    assert damage(one, "zombie-master") == [2]
    t.do("play dark_fortune")
    assert t.offered("play") == {"dark_fortitude"}
    t.do("play dark_fortitude")
    assert damage(t, "zombie-master") == [0]


@card("blood_rage")
def test_a_raging_monster_strikes_twice_and_is_gone() -> None:
    a = scene(NEAR, "zombie-1@b1 zombie-2@h6")
    a.hold("blood_rage", "blood_rage-2")
    t = a.end()
    t.roll("blue-4", "yellow-1", "gray-1", "blue-4", "yellow-1", "gray-1")
    t.do("play blood_rage", "choose zombie-1", "target a1", "target a1")
    assert (damage(t, "grisban"), t.is_gone("zombie-1")) == ([6], True)
    t.do("play blood_rage-2")  # another copy on another monster, which has nobody to strike
    assert t.is_gone("zombie-2")
    assert t.ask.kind == "turn.next"


@card("blood_rage", "dark_resilience", "reinforce")
def test_cards_without_a_monster_to_be_played_on_stay_in_hand() -> None:
    a = scene(NEAR)
    a.hold("blood_rage", "reinforce", "dark_resilience")
    assert a.end().ask.kind == "turn.next"
    a = scene(NEAR, "zombie-1@h6")
    a.hold("reinforce", "dark_resilience")
    assert a.end().ask.kind == "turn.next"  # no master, nobody hurt
    for name, wounds, played in (("zombie-master", 0, {"reinforce"}), ("zombie-1", 1, {"dark_resilience"})):
        a = scene(NEAR, f"{name}@h6")
        a.s.figures[FIGURE[name]].damage = wounds
        a.hold("reinforce", "dark_resilience")
        assert a.end().offered("play") == played


@card("blood_rage", "dark_resilience", "reinforce")
@pytest.mark.parametrize("plot", ["blood_rage", "dark_resilience", "reinforce"])
def test_a_card_is_played_on_any_of_those_it_suits(plot: str) -> None:
    a = scene(NEAR, "goblin_archer-1@f6 zombie-master@h6 ettin-master@g1,h1,g2,h2 goblin_archer-master@h4")
    for name in ("zombie-master", "ettin-master"):
        a.s.figures[FIGURE[name]].damage = 1
    a.hold(plot)
    t = a.groups() if plot == "dark_resilience" else a.end()
    t.do(f"play {plot}")
    assert (
        t.offered("choose")
        == {
            "blood_rage": {"goblin_archer-1", "zombie-master", "ettin-master", "goblin_archer-master"},
            "dark_resilience": {"zombie-master", "ettin-master"},
            "reinforce": {"zombie-master", "goblin_archer-master"},
        }[plot]
    )


@card("dark_resilience")
def test_resilience_mends_what_two_red_dice_show() -> None:
    a = scene(NEAR, "zombie-master@h6 zombie-1@h5")
    a.s.figures[FIGURE["zombie-master"]].damage = 5
    a.hold("dark_resilience")
    t = a.groups()
    t.roll("red-1", "red-2")
    t.do("play dark_resilience")
    assert damage(t, "zombie-master") == [2]


# ---- traps ----


@rule("DSC-16.03")
@card("tripwire")
def test_a_second_tripwire_waits_for_another_step() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5")
    a.hold("tripwire", "tripwire-2")
    t = a.turn("grisban")
    t.roll(*PASS)
    t.do("move", "step b1", "play tripwire")
    assert t.ask.kind == "turn.action"  # he has kept his feet, and nothing more is stretched here
    t.do("step c1")
    t.expect("A overlord.trap", "pass", "play tripwire-2")


def stepped(*cards: str, dice: tuple[str, ...] = FAIL, points: int = 0) -> DescentTable:
    a = scene(APART)
    a.hold(*cards)
    t = a.turn("grisban", points=points)
    t.roll(*dice)
    if not points:
        t.do("move")
    t.do("step b1")
    return t


@card("pit_trap")
@pytest.mark.parametrize(("dice", "hearts", "points"), [(FAIL, 1, 1), (PASS, 0, 2)])
def test_a_pit_takes_a_heart_and_a_point(dice: tuple[str, str], hearts: int, points: int) -> None:
    t = stepped("pit_trap", dice=dice)
    t.do("play pit_trap")
    assert (damage(t, "grisban"), t.s.turn.points, t.conditions("grisban")) == ([hearts], points, set())
    assert plot(t) == ["pit_trap"]


@card("tripwire")
@pytest.mark.parametrize(("dice", "points"), [(FAIL, 0), (PASS, 2)])
def test_a_tripwire_ends_the_move(dice: tuple[str, str], points: int) -> None:
    t = stepped("tripwire", dice=dice)
    t.do("play tripwire")
    assert (t.s.turn.points, t.s.turn.in_move) == (points, points > 0)


@card("web_trap")
def test_a_web_holds_the_hero_and_neighbours_who_fail() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@c1 avric:disciple@d2 tomble:thief@a2")
    a.hold("web_trap")
    t = a.turn("grisban")
    t.do("move", "step b1")
    t.roll(*FAIL, *PASS, *FAIL)
    t.do("play web_trap")
    t.skip("pass")
    held = [t.conditions(name) for name in ("grisban", "jain", "avric", "tomble")]
    assert held == [{"immobilized"}, set(), set(), {"immobilized"}]
    assert t.dice_left() == 0


@card("poison_dart")
@pytest.mark.parametrize("test", ["awareness", "might"])
@pytest.mark.parametrize("dice", [FAIL, PASS])
def test_a_dart_hurts_tires_and_poisons_or_is_worth_a_card(test: str, dice: tuple[str, str]) -> None:
    a = tired(scene(APART), grisban=4)
    a.s.search_tokens = [SPACE_IDS.index("b1")]
    a.hold("poison_dart")
    t = a.turn("grisban")
    cards = len(t.s.hand)
    t.roll(*dice)
    t.do("search b1", "play poison_dart", f"test {test}")
    if dice == PASS:
        assert (damage(t, "grisban"), t.conditions("grisban"), len(t.s.hand)) == ([0], set(), cards)
    else:
        assert (damage(t, "grisban"), t.conditions("grisban"), len(t.s.hand)) == ([2], {"poisoned"}, cards - 1)
        told = order_of(t, "hurt", "tired", "condition_gained")
        assert told == ["hurt", "tired", "hurt", "condition_gained"]


@card("explosive_runes")
def test_runes_burst_two_spaces_wide_for_the_shields_above_awareness() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@c1 avric:disciple@d1")
    a.s.search_tokens = [SPACE_IDS.index("b1")]
    a.hold("explosive_runes")
    t = a.turn("grisban")
    t.do("search b1")
    t.roll("gray-5", "black-2", "gray-6", "black-2")  # four shields against 1, five against 4
    t.do("play explosive_runes")
    t.skip("points 0")
    assert (damage(t, "grisban", "jain", "avric"), t.dice_left()) == ([3, 1, 0], 0)


@card("uthuk_demon_trap")
@pytest.mark.parametrize(("test", "hearts"), [("awareness", 1), ("might", 5)])
def test_a_demon_trap_passed_costs_the_attribute(test: str, hearts: int) -> None:
    a = scene(APART)
    a.s.search_tokens = [SPACE_IDS.index("b1")]
    a.hold("uthuk_demon_trap")
    t = a.turn("grisban")
    t.roll(*PASS)
    t.do("search b1", "play uthuk_demon_trap", f"test {test}")
    assert (damage(t, "grisban"), t.hero("grisban").down) == ([hearts], False)


@card("curse_of_the_monkey_god")
@pytest.mark.parametrize(("dice", "monkey"), [(FAIL, 2), (PASS, 0)])
def test_a_curse_that_fails_is_worth_a_card(dice: tuple[str, str], monkey: int) -> None:
    a = scene(APART)
    a.s.search_tokens = [SPACE_IDS.index("b1")]
    a.hold("curse_of_the_monkey_god")
    t = a.turn("grisban")
    t.roll(*dice)
    t.do("search b1", "play curse_of_the_monkey_god")
    assert (t.hero("grisban").monkey, len(t.s.hand)) == (monkey, 0 if monkey else 1)


@rule("DSC-16.02")
def test_on_a_door_the_curse_does_not_wait() -> None:
    door = (Door("d1", "E", "closed", ((0, 1),)),)
    a = scene("grisban:berserker@b1 jain:wildlander avric:disciple", "", "....", doors=door)
    a.hold("curse_of_the_monkey_god", "explosive_runes", "poison_dart")
    t = a.turn("grisban")
    t.do("open door-1")
    assert t.offered("play") == {"poison_dart"}
    t.do("pass")
    assert (t.offered("play"), t.s.closed) == ({"explosive_runes"}, 0)


@card("wicked_laughter")
@pytest.mark.parametrize(("again", "hearts", "cards"), [(("gray-2", "black-1"), 1, 0), (("gray-1", "black-1"), 0, 1)])
def test_laughter_repeats_a_passed_test_one_lower(again: tuple[str, str], hearts: int, cards: int) -> None:
    a = scene(APART)
    a.hold("pit_trap", "wicked_laughter")
    t = a.turn("grisban")
    t.roll("gray-2", "black-1", *again)  # one shield against Awareness 1
    t.do("move", "step b1", "play pit_trap")
    t.expect("A overlord.test", "pass", "play wicked_laughter")
    declined = t.fork()
    declined.do("pass")
    assert damage(declined, "grisban") == [0]
    t.do("play wicked_laughter")
    assert (damage(t, "grisban"), len(t.s.hand)) == ([hearts], cards)


# ---- words and charms ----


@card("word_of_pain", "word_of_despair")
def test_words_fall_on_who_fails() -> None:
    a = scene(NEAR)
    a.hold("word_of_pain", "word_of_despair")
    t = a.end()
    t.roll(*FAIL, *PASS, *FAIL, *PASS, *FAIL, *PASS)
    t.do("play word_of_pain")
    assert damage(t, "grisban", "jain", "avric") == [1, 0, 1]
    t.do("play word_of_despair")
    assert [hero.despair for hero in t.s.heroes] == [0, 2, 0]


@card("word_of_despair")
def test_despair_tires_after_each_action_of_the_next_turn_and_the_free_attack() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h6", "zombie-master@b1")
    a.hero("grisban").despair = 2
    t = a.round()
    t.do("go grisban_the_thirsty")
    t.roll("blue-5", "red-1", "brown-1")
    t.do("free-attack", "attack chipped_greataxe")
    assert order_of(t, "attack_rolled", "tired") == ["attack_rolled", "tired"]
    t.do("rest", "move")
    assert fatigue(t, "grisban") == [2]
    t.do("step a2", "step a3", "step a4")
    assert fatigue(t, "grisban") == [3]  # the move is over with its last point


@card("word_of_misery")
def test_misery_tires_who_is_hurt_once_for_each_packet_until_the_turn_is_over() -> None:
    a = scene(NEAR, "zombie-1@b1")
    a.hold("word_of_misery")
    a.s.deck = []
    t = a.overlord(OVERLORD_START)
    t.do("play word_of_misery", "group zombie")
    t.skip("activate-monster zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("strike", "target a1")
    assert (damage(t, "grisban"), fatigue(t, "grisban")) == ([3], [1])
    t.do("end-turn")
    t.skip("pass")
    assert not t.s.misery


@card("dark_charm")
@pytest.mark.parametrize(
    ("conditions", "offered"),
    [
        ((), {"pass", "move", "attack chipped_greataxe", "attack unarmed"}),
        (("immobilized",), {"pass", "attack chipped_greataxe", "attack unarmed"}),
        (("stunned",), {"pass"}),
    ],
)
def test_a_charmed_hero_does_only_what_he_could(conditions: tuple[str, ...], offered: set[str]) -> None:
    a = scene(NEAR, "zombie-1@h6")
    a.hold("dark_charm")
    a.s.deck = []
    a.afflict("grisban", *conditions)
    t = a.overlord(OVERLORD_START)
    t.roll(*FAIL)
    t.do("play dark_charm", "choose grisban_the_thirsty")
    if conditions == ("stunned",):
        assert t.ask.kind != "card.charm"
        return
    assert t.options() == offered
    if not conditions:
        t.do("move")
        assert (t.ask.seat, t.ask.n) == (0, 3)
        t.do("step b1", "step c1", "stop")
        assert t.at("grisban") == "c1"


@card("dark_charm", "iron_longsword", "curse_of_the_monkey_god")
@pytest.mark.parametrize(("monkey", "broken"), [(0, True), (2, False)])
def test_a_charmed_longsword_breaks_no_guard_of_a_monkey(monkey: int, broken: bool) -> None:
    a = scene("syndrael:knight@a1 jain:wildlander@a2 avric:disciple@h5", "zombie-1@h6")
    a.hero("jain").monkey = monkey
    a.hold("dark_charm")
    a.s.deck = []
    t = a.overlord(OVERLORD_START)
    t.roll(*FAIL, "blue-2", "red-1", "gray-1")
    t.do("play dark_charm", "choose syndrael", "attack iron_longsword", "target a2")
    t.skip("pass")
    assert ("surge shatter-guard" in t.options()) == broken


@card("unholy_ritual")
@pytest.mark.parametrize(("zombies", "deck", "kept"), [(3, 9, 2), (1, 9, 1), (3, 1, 1)])
def test_a_ritual_draws_for_each_figure_and_keeps_two(zombies: int, deck: int, kept: int) -> None:
    monsters = " ".join([f"zombie-{n}@h{n}" for n in range(1, zombies + 1)])
    a = scene(NEAR, f"{monsters} goblin_archer-1@h6")
    a.hold("unholy_ritual")
    t = a.turn("avric")
    for name in ("grisban", "jain"):
        t.hero(name).acted = True
    t.s.deck = t.s.deck[: deck + 1]
    t.s.discard = []
    t = DescentTable(t.s)
    t.do("end-turn")
    held = len(t.s.hand)
    left = len(t.s.deck)
    t.do("play unholy_ritual", "group zombie")
    while t.ask.kind == "card.keep":
        t.do(sorted(t.options())[0])
    assert len(t.s.hand) == held - 1 + kept
    drawn = min(zombies, left)
    assert len(t.s.discard) in (drawn - kept + 1, 0)  # with the ritual itself, unless the deck was made anew
    t.skip("pass")
    for group, actions in (("zombie", 1), ("goblin_archer", 2)):
        t.do(f"group {group}")
        t.do(sorted(t.options())[0])
        assert t.s.turn.actions == actions
        while t.ask.kind not in ("overlord.group", "turn.next", "overlord.end"):
            t.do("end-turn" if "end-turn" in t.options() else sorted(t.options())[0])


@card("diabolic_power")
@pytest.mark.parametrize(
    ("wanted", "attribute"), [("dash", "willpower"), ("tripwire", "awareness"), ("word_of_misery", "knowledge")]
)
def test_diabolic_power_tests_by_the_trait_of_the_card(wanted: str, attribute: str) -> None:
    a = scene(NEAR, "zombie-1@h6")
    a.hold("diabolic_power")
    a.s.discard = [PLOT_IDS.index(wanted)]
    a.s.deck.remove(PLOT_IDS.index(wanted))
    t = a.groups()
    t.roll(*FAIL, *PASS, *FAIL)
    t.do("play diabolic_power", f"keep {wanted}")
    assert damage(t, "grisban", "jain", "avric") == [2, 0, 2]
    assert wanted in t.hand()
    assert PLOT_IDS.index(wanted) not in [*t.s.deck, *t.s.discard]
    assert [line.rsplit(" ", 1)[-1] for line in t.told() if line.startswith("tested")] == [attribute] * 3


@card("plan_ahead")
def test_five_cards_are_put_back_in_the_order_the_overlord_likes() -> None:
    a = scene(NEAR, "zombie-1@h6")
    a.hold("plan_ahead")
    t = a.groups()
    top = [PLOT_IDS[card] for card in t.s.deck[-5:]]
    rest = t.s.deck[:-5]
    t.do("play plan_ahead")
    assert t.offered("put-on-top") == set(top)
    for name in top[::-1]:
        t.skip(f"put-on-top {name}")
    assert [PLOT_IDS[card] for card in t.s.deck[-5:]] == top[::-1]
    assert t.s.deck[:-5] == rest


@card("schemes")
def test_schemes_turn_up_cards_until_one_of_the_trait_comes() -> None:
    a = scene(NEAR, "zombie-1@h6")
    a.hold("schemes")
    order = ["dash", "word_of_misery", "tripwire", "pit_trap"]
    a.s.deck = [PLOT_IDS.index(name) for name in order]
    t = a.groups()
    assert [PLOTS[PLOT_IDS.index(name)].trait for name in order] == ["event", "magic", "trap", "trap"]
    t.do("play schemes", "trait magic")
    assert t.hand() == {"word_of_misery"}
    assert plot(t) == ["pit_trap", "tripwire", "schemes"]
    a = scene(NEAR, "zombie-1@h6")
    a.hold("schemes")
    a.s.deck = [PLOT_IDS.index(name) for name in ("dash", "tripwire")]
    t = a.groups()
    t.do("play schemes", "trait magic")
    assert t.hand() == set()
    assert len(t.s.deck) == 2  # turned up to the last, and shuffled anew


@card("bloodlust")
def test_bloodlust_draws_two_more() -> None:
    a = hurt(scene(APART, "zombie-1@b1"), grisban=12)
    a.hold("bloodlust")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("strike")
    assert len(t.s.hand) == 2  # one for the knock-out
    t.do("play bloodlust")
    assert len(t.s.hand) == 3


@card("reinforce")
@pytest.mark.parametrize("standing", [1, 2])
def test_reinforcements_fill_the_group_around_the_master(standing: int) -> None:
    monsters = " ".join(["zombie-1@h1", "zombie-2@h2"][:standing])
    a = scene(NEAR, f"zombie-master@d4 {monsters}")
    a.hold("reinforce")
    t = a.end()
    t.do("play reinforce")
    for _ in range(3 - standing):
        assert t.offered("place") <= {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}
        t.do(sorted(t.options())[0])
    assert len(t.s.group_members("zombie")) == 4


@card("rise_again")
def test_a_risen_monster_fights_one_turn_near_its_mark() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5", "zombie-1@b1 zombie-2@h1")
    a.hold("rise_again")
    t = a.turn("grisban")
    t.roll("blue-4", "red-5", "brown-1")
    t.do("attack chipped_greataxe", "play rise_again")
    assert t.s.rising == [(FIGURE["zombie-1"], SPACE_IDS.index("b1"), 0)]
    assert [PLOT_IDS[card] for card in t.s.in_play] == ["rise_again"]
    for hero in t.s.heroes[1:]:
        hero.acted = True
    t = DescentTable(t.s)
    t.do("end-turn")
    assert "g1" in t.offered("place")
    assert "h2" not in t.offered("place")
    t.do("place a2")
    assert (damage(t, "zombie-1"), t.s.rising) == ([0], [(FIGURE["zombie-1"], SPACE_IDS.index("b1"), 1)])
    assert [PLOT_IDS[card] for card in t.s.in_play] == ["rise_again"]  # it stays as long as the monster does
    t.skip("pass")
    t.do("group zombie", "activate-monster zombie-1", "end-turn")
    t.skip("activate-monster zombie-2", "end-turn", "pass")
    assert t.is_gone("zombie-1")
    assert not t.is_gone("zombie-2")
    assert (t.s.in_play, t.s.rising, "rise_again" in plot(t)) == ([], [], True)


@card("staff_of_shadows")
def test_the_staff_is_paid_before_it_works() -> None:
    a = scene(NEAR, "splig@h6 zombie-1@b1")
    a.s.figures[FIGURE["splig"]].relic = 3
    a.hold("tripwire", "dash")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-6", "gray-1")
    t.do("strike", "target a1", "reroll-die")
    t.expect("A relic.discard", "discard tripwire", "discard dash")
    t.do("discard dash")
    assert t.ask.kind == "roll.die"
    t.do("reroll gray-6")
    assert (damage(t, "grisban"), t.hand()) == ([3], {"tripwire"})


@rule("DSC-13.05", "DSC-13.06")
@card("lucky_charm", "fortunas_dice")
def test_a_test_is_rolled_again_with_charms() -> None:
    for item, dice, paid in (("lucky_charm", ("gray-1", "black-1"), 0), ("fortunas_dice", ("black-1",), 1)):
        a = scene(APART)
        a.equip("grisban", "chipped_greataxe", item)
        a.hold("pit_trap")
        t = a.turn("grisban")
        t.roll("gray-1", "black-6", *dice)
        t.do("move", "step b1", "play pit_trap")
        t.expect("B test.reroll", "pass", f"use {item}")
        t.do(f"use {item}")
        t.skip("reroll black-6")
        assert (damage(t, "grisban"), fatigue(t, "grisban")) == ([0], [paid])
        assert t.hero("grisban").is_exhausted(CARD[item])


# ---- the Reanimate ----


def undead(monsters: str = "", *skills: str, at: str = "b1") -> Arrangement:
    a = scene("leoric:necromancer@a1 grisban:berserker@h6 avric:disciple@h5", f"reanimate@{at} {monsters}")
    a.learn("leoric", *skills)
    return a


@rule("DSC-18.04", "DSC-18.03")
def test_the_reanimate_moves_once_attacks_once_and_is_called_once() -> None:
    t = undead("zombie-master@d1").turn("leoric")
    t.do("activate reanimate")
    n = t.ask.n
    t.do("step c1")
    assert t.ask.n == n - 1
    t.roll("blue-5", "red-1", "brown-1")
    t.do("strike")
    assert (damage(t, "zombie-master"), "strike" in t.options()) == ([2], False)
    t.do("step c2", "done")
    assert "activate reanimate" not in t.options()
    assert t.s.turn.actions == 2


@rule("DSC-18.09", "DSC-18.12")
def test_conditions_bite_the_reanimate() -> None:
    a = undead("zombie-master@c1")
    a.afflict("reanimate", "diseased", "poisoned")
    t = a.turn("leoric")
    t.do("activate reanimate")
    assert damage(t, "reanimate") == [2]
    a = undead("zombie-master@c1")
    a.afflict("reanimate", "immobilized")
    t = a.turn("leoric")
    t.do("activate reanimate")
    assert t.options() == {"done", "strike"}
    t.do("done")
    assert t.conditions("reanimate") == set()
    a = undead("zombie-master@c1")
    a.afflict("reanimate", "stunned")
    t = a.turn("leoric")
    t.do("activate reanimate")
    t.expect("B familiar.action", "done", "shake-off")
    t.do("shake-off")
    t.roll("blue-5", "red-1", "brown-1")
    t.do("strike")
    while t.ask.kind == "attack.surge":
        t.do("done")
    assert t.ask.kind == "turn.action"  # the move was given up


@card("vampiric_blood", "undead_might")
def test_the_reanimates_blow_with_its_masters_skills() -> None:
    a = tired(undead("zombie-master@c1", "vampiric_blood", "undead_might"), leoric=2)
    t = a.turn("leoric")
    t.do("activate reanimate")
    t.roll("blue-5", "red-1", "yellow-1", "brown-1")
    t.do("strike")
    t.expect("B attack.modify", "pass", "use undead_might")
    t.do("use undead_might")
    assert (damage(t, "zombie-master"), fatigue(t, "leoric")) == ([4], [3])


@card("deathly_haste")
def test_haste_moves_the_reanimate_a_space_for_each_fatigue() -> None:
    t = undead("", "deathly_haste").turn("leoric")
    t.do("tire")
    t.expect("B walk.step", "stop", "step a2", "step b2", "step c1", "step c2")
    t.do("step c1")
    assert (t.at("reanimate"), t.ask.kind, t.s.turn.points) == ("c1", "turn.action", 1)


@card("dark_pact")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_pact_passes_damage_between_master_and_reanimate(answer: str) -> None:
    a = undead("zombie-1@a2", "dark_pact", at="h1")
    t = a.activation("zombie-1")
    t.roll("blue-5", "yellow-2", "gray-1")
    t.do("strike")
    t.skip("done")
    t.expect("B damage.redirect", "no", "yes", n=1)
    t.do(answer)
    assert damage(t, "leoric", "reanimate") == ([0, 1] if answer == "yes" else [1, 0])
    a = undead("zombie-1@g1", "dark_pact", at="h1")
    t = a.activation("zombie-1")
    t.roll("blue-5", "yellow-2", "gray-1", "brown-1")
    t.do("strike")
    t.skip("done")
    t.do(answer)
    assert damage(t, "leoric", "reanimate") == ([1, 0] if answer == "yes" else [0, 1])


@card("dying_command")
@pytest.mark.parametrize("dice", [FAIL, PASS])
def test_the_dying_obey_if_the_test_is_passed(dice: tuple[str, str]) -> None:
    a = scene("leoric:necromancer@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-1@c1 zombie-master@e1")
    a.learn("leoric", "dying_command")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-1", "brown-1", *dice, "blue-4", "yellow-1", "brown-1")
    t.do("attack reapers_scythe")
    t.skip("target c1")
    t.do("yes")
    if dice == PASS:
        t.skip("place c1")
        t.do("step d1", "stop")
        t.skip("done")
        assert damage(t, "zombie-master") == [2]  # Leoric stands three spaces away
    assert t.is_gone("zombie-1")
    assert fatigue(t, "leoric") == [2 if dice == PASS else 1]


@rule("DSC-31.10", "DSC-17.03")
@card("dying_command", "barghest")
def test_a_large_one_that_obeys_puts_its_base_down_before_it_strikes() -> None:
    a = scene("leoric:necromancer@a1 grisban:berserker avric:disciple", "barghest-1@c1,d1 zombie-1@f1")
    a.learn("leoric", "dying_command")
    a.s.figures[FIGURE["barghest-1"]].damage = 3
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-1", "gray-1", *PASS)
    t.do("attack reapers_scythe", "yes")
    t.skip("lie-along c1")
    t.do("step e1", "stop")
    assert (t.ask.seat, t.ask.kind) == (1, "place.base")
    t.roll("blue-4", "yellow-5", "brown-1")
    t.do("lie-along d1")
    t.skip("done")
    assert t.is_gone("zombie-1")
    assert t.is_gone("barghest-1")


@rule("DSC-31.10")
@card("dying_command")
def test_who_obeys_alone_finds_nobody_to_strike() -> None:
    a = scene("leoric:necromancer@a1 grisban:berserker avric:disciple", "zombie-1@c1")
    a.learn("leoric", "dying_command")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-1", "brown-1", *PASS)
    t.do("attack reapers_scythe", "yes")
    t.skip("place c1")
    t.do("stop")
    assert t.is_gone("zombie-1")
    t.ready("B")


@rule("DSC-31.10")
@card("dying_command", "prayer_of_peace")
@pytest.mark.parametrize(("peace", "hearts"), [(True, 0), (False, 2)])
def test_who_obeys_keeps_the_peace_like_any_monster(peace: bool, hearts: int) -> None:
    a = scene("leoric:necromancer@a1 grisban:berserker@h6 avric:disciple@d2", "zombie-1@c1 zombie-master@e1")
    a.learn("leoric", "dying_command")
    a.learn("avric", "prayer_of_peace")
    if peace:
        a.hero("avric").exhaust(CARD["prayer_of_peace"])
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-1", "brown-1", *PASS, "blue-4", "yellow-1", "brown-1")
    t.do("attack reapers_scythe")
    t.skip("target c1")
    t.do("yes")
    t.skip("place c1")
    t.do("step d1", "stop")
    t.skip("done")
    assert damage(t, "zombie-master") == [hearts]
    assert t.is_gone("zombie-1")


@rule("DSC-31.10")
@card("dying_command")
def test_who_obeys_and_dies_on_the_way_does_not_strike() -> None:
    """Two spaces of lava are too much for an archer."""
    heroes = "leoric:necromancer@a1 grisban:berserker avric:disciple"
    a = scene(heroes, "goblin_archer-1@c1 zombie-master@f1", "...!!.\n......")
    a.learn("leoric", "dying_command")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-1", "gray-1", *PASS)
    t.do("attack reapers_scythe")
    t.skip("pass")
    t.do("yes")
    t.skip("place c1")
    t.do("step d1", "step e1")
    assert t.is_gone("goblin_archer-1")
    assert damage(t, "zombie-master") == [0]
    t.ready("B")


@card("unholy_ritual")
@pytest.mark.parametrize(("deck", "discard", "left"), [(2, 4, (3, 2)), (4, 0, (1, 2)), (3, 2, (3, 1))])
def test_a_ritual_goes_through_the_deck_and_makes_it_anew(deck: int, discard: int, left: tuple[int, int]) -> None:
    """Three zombies: three cards are drawn and two kept. An empty deck is made anew at once."""
    a = scene(NEAR, "zombie-1@h1 zombie-2@h2 zombie-3@h3")
    a.hold("unholy_ritual")
    cards = a.s.deck
    a.s.deck, a.s.discard = cards[: deck + 1], cards[deck + 1 : deck + 1 + discard]
    t = a.overlord(OVERLORD_START)
    assert len(t.s.deck) == deck
    t.do("play unholy_ritual")
    while t.ask.kind == "card.keep":
        t.do(sorted(t.options())[0])
    assert (len(t.s.deck), len(t.s.discard)) == left


@card("rise_again")
def test_nobody_rises_into_a_group_that_is_full() -> None:
    a = scene(NEAR, "zombie-2@h1 zombie-3@h2 zombie-4@h3")
    a.hold("rise_again")
    a.s.in_play, a.s.hand = a.s.hand, []
    a.s.rising = [(FIGURE["zombie-1"], SPACE_IDS.index("d4"), 0)]
    t = a.overlord(OVERLORD_START)
    assert (t.is_gone("zombie-1"), t.s.rising) == (True, [])
    assert (t.s.in_play, plot(t)) == ([], ["rise_again"])


@card("rise_again")
def test_who_fell_in_the_overlords_own_turn_waits_for_the_next() -> None:
    a = scene(NEAR, "zombie-2@h6")
    a.hold("rise_again")
    a.s.in_play, a.s.hand = a.s.hand, []
    a.s.rising = [(FIGURE["zombie-1"], SPACE_IDS.index("h1"), 0)]
    t = a.end()
    assert (t.s.round, t.is_gone("zombie-1"), len(t.s.in_play)) == (2, True, 1)
    t.do("go jain_fairwood", "end-turn", "go avric_albright", "end-turn")
    t.do("end-turn")
    assert t.ask.kind == "place.figure"
    t.do("place h1")
    assert t.at("zombie-1") == "h1"


@card("staff_of_shadows", "dark_fortune")
def test_what_the_staff_draws_on_a_test_may_be_played_on_it() -> None:
    a = scene(NEAR, "splig@h1 zombie-1@h2", act=2)
    a.put("splig", "h1").relic = 3
    a.hold("tripwire")
    a.s.deck.remove(PLOT_IDS.index("dark_fortune"))
    a.s.deck.append(PLOT_IDS.index("dark_fortune"))
    t = a.activation("splig")
    t.roll(*FAIL)
    t.do("perform promotion", "ability staff_of_shadows")
    t.expect("A overlord.roll", "pass", "play dark_fortune")


@rule("DSC-16.03")
@card("dark_charm")
def test_nobody_is_the_target_of_one_card_twice_in_a_moment() -> None:
    s = scene(NEAR, "zombie-1@h6").s
    cue = Cue()
    run(aim(s, cue, "dark_charm", "card.hero"), "choose jain_fairwood")
    assert [figure.name for figure in aims(s, cue, "dark_charm")] == ["grisban_the_thirsty", "avric_albright"]
    assert len(aims(s, cue, "blood_rage")) == 1
    assert len(aims(s, Cue(), "dark_charm")) == 3


@card("plan_ahead")
def test_of_a_small_deck_all_cards_are_looked_at() -> None:
    a = scene(NEAR, "zombie-1@h6")
    a.hold("plan_ahead")
    a.s.deck = a.s.deck[:3]
    t = a.groups()
    t.do("play plan_ahead")
    assert len(t.offered("put-on-top")) == 3
    t.do(sorted(t.options())[0], sorted(t.options())[1])
    assert (len(t.s.deck), t.s.fates) == (3, [])


@card("web_trap")
@rule("DSC-12.06")
def test_a_move_that_a_web_cuts_short_is_over() -> None:
    t = stepped("web_trap")
    t.do("play web_trap")
    assert t.conditions("grisban") == {"immobilized"}
    assert (t.s.turn.points, t.s.turn.in_move) == (0, False)
