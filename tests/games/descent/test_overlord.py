"""The overlord, his cards and his monsters (DSC-16), familiars (DSC-18), rulings (DSC-31)."""

import pytest

from podziemia.games.descent.data.cards import FIGURE, PLOT_IDS, PLOTS, REANIMATE
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.quest_parts import Door, QuestRule
from podziemia.games.descent.rules.overlord_deck import draw
from podziemia.games.descent.rules.state import OVERLORD_END, OVERLORD_START
from tests.games.descent.table import ROOM, Arrangement
from tests.support import card, example, rule


def party(heroes: str = "grisban:berserker jain:wildlander avric:disciple", **where: str) -> Arrangement:
    a = Arrangement(ROOM, heroes=heroes)
    for name, space in where.items():
        a.put(name, space)
    return a


def crowd() -> Arrangement:
    return party(grisban="a1", jain="a2", avric="a3")


# ---- groups and activation ----


@rule("DSC-3.12", "DSC-16.09", "DSC-16.23", "DSC-16.24")
@example("DSC-EX-13")
def test_a_group_is_finished_before_the_next_begins() -> None:
    a = crowd()
    for n, space in ((1, "h1"), (2, "h2"), (3, "h3")):
        a.put(f"zombie-{n}", space)
    a.put("flesh_moulder-1", "h5")
    t = a.groups()
    t.expect("A overlord.group", "group zombie", "group flesh_moulder")
    t.do("group zombie")
    t.do("activate-monster zombie-1", "end-turn")
    t.expect("A overlord.monster", "activate-monster zombie-2", "activate-monster zombie-3")
    t.do("activate-monster zombie-2", "end-turn", "activate-monster zombie-3", "end-turn")
    t.expect("A overlord.group", "group flesh_moulder")


@rule("DSC-16.03", "DSC-16.02", "DSC-16.04", "DSC-16.01")
@example("DSC-EX-14")
@card("frenzy")
def test_one_card_of_a_name_for_one_monster_and_activation() -> None:
    a = crowd()
    a.put("zombie-1", "b1")
    a.put("zombie-2", "b3")
    a.hold("frenzy", "frenzy-2")
    t = a.groups()
    t.do("group zombie", "activate-monster zombie-1", "play frenzy")
    assert "frenzy-2" not in t.offered("play")
    assert [PLOT_IDS[c] for c in t.s.discard] == ["frenzy"]
    for text in ("strike", "frenzy"):
        t.roll("blue-1", "yellow-1", "gray-1")
        t.do(text, "target a1")
    assert not {"strike", "frenzy"} & t.options()
    t.do("end-turn", "activate-monster zombie-2")
    assert t.offered("play") == {"frenzy-2"}


@rule("DSC-16.05", "DSC-16.06", "DSC-31.16")
def test_the_hand_has_no_limit_and_the_deck_is_made_anew() -> None:
    a = crowd()
    t = a.groups()
    t.s.discard, t.s.deck = t.s.deck[:5], t.s.deck[5:]
    draw(t.s, len(t.s.deck))
    assert len(t.s.hand) == 10
    assert len(t.s.deck) == 5
    assert t.s.discard == []
    draw(t.s, 9)
    assert len(t.s.hand) == 15
    assert t.s.deck == []


@rule("DSC-16.10", "DSC-16.15", "DSC-16.18", "DSC-16.22")
@card("reinforce")
def test_reinforcements_stop_at_the_group_limit() -> None:
    a = crowd()
    a.put("zombie-master", "d3")
    a.hold("reinforce")
    t = a.end()
    t.do("play reinforce")
    for space in ("c2", "d2", "e2"):
        assert t.ask.seat == 0
        t.do(f"place {space}")
    assert len(t.s.group_members("zombie")) == 4  # three minions and a master for three heroes
    t.skip("pass")
    assert t.ask.kind == "turn.next"


@rule("DSC-16.17", "DSC-16.13")
def test_monsters_neither_search_rest_nor_revive() -> None:
    a = crowd()
    a.s.search_tokens = [4]
    a.fall("avric", "d1")
    a.put("zombie-1", "e1")
    t = a.activation("zombie-1")
    assert t.verbs() <= {"move", "end-turn", "strike", "step"}


@rule("DSC-16.07")
@card("staff_of_shadows")
def test_a_relic_lets_the_overlord_discard_for_an_effect() -> None:
    a = crowd()
    a.put("splig", "h6").relic = 3
    a.hold("dash", "tripwire")
    t = a.groups()
    assert "ability staff_of_shadows" in t.options()
    t.do("ability staff_of_shadows", "discard tripwire")
    assert len(t.s.hand) == 2
    assert "ability staff_of_shadows" not in t.options()


@rule("DSC-8.13", "DSC-8.14")
@card("staff_of_shadows", "mana_weave")
def test_the_staff_has_any_die_rolled_again() -> None:
    """A hero's defense die in a monster's attack; the attack die of a hero, who then has the word once more."""
    a = crowd()
    a.put("splig", "h6").relic = 3
    a.put("zombie-1", "b1")
    a.hold("tripwire")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-6", "gray-1")
    t.do("strike", "target a1")
    t.expect("A relic.reroll", "pass", "reroll-die", "ability staff_of_shadows")
    t.do("reroll-die")
    t.expect("A roll.die", "reroll blue-4", "reroll yellow-1", "reroll gray-6")
    t.do("reroll gray-6")
    assert t.hero("grisban").damage == 3
    b = crowd()
    b.put("splig", "h6").relic = 3
    b.put("zombie-master", "b1")
    b.equip("grisban", "chipped_greataxe", "mana_weave")
    b.hold("tripwire")
    t = b.turn("grisban")
    t.roll("blue-4", "red-5", "brown-1", "red-1")
    t.do("attack chipped_greataxe", "pass", "reroll-die", "reroll red-5")
    t.expect("B attack.modify", "pass", "use mana_weave")
    t.do("use mana_weave", "surge hearts-1")
    assert t.figure("zombie-master").damage == 4


STAFF = "ability staff_of_shadows"


def staff_borne(*cards: str) -> Arrangement:
    a = crowd()
    a.put("splig", "h6").relic = 3
    a.hold(*cards)
    return a


def on_top(a: Arrangement, card: str) -> Arrangement:
    a.s.deck.remove(PLOT_IDS.index(card))
    a.s.deck.append(PLOT_IDS.index(card))
    return a


@rule("DSC-16.07", "DSC-8.14")
@card("staff_of_shadows", "dark_might")
def test_the_staff_draws_when_dice_have_fallen_and_the_card_may_be_played_on_them() -> None:
    a = on_top(staff_borne("tripwire"), "dark_might")
    a.put("zombie-1", "b1")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("strike", "target a1", STAFF)
    t.expect("A overlord.roll", "pass", "play dark_might")
    assert [PLOT_IDS[c] for c in t.s.discard] == ["tripwire"]


@rule("DSC-16.07")
@card("staff_of_shadows", "tripwire", "pit_trap")
def test_in_a_heros_turn_the_staff_draws_beside_a_card_that_fits_the_moment() -> None:
    """A step halts for a trap, never for the staff alone."""
    t = on_top(staff_borne("dash", "tripwire"), "pit_trap").turn("grisban")
    t.do("move", "step b1")
    t.expect("A overlord.trap", "pass", "play tripwire", STAFF)
    t.do(STAFF, "discard dash")
    t.expect("A overlord.trap", "pass", "play tripwire", "play pit_trap")  # exhausted, and the new card fits
    t = staff_borne("dash").turn("grisban")
    t.do("move", "step b1")
    assert t.ask.kind == "turn.action"


@rule("DSC-16.07")
@card("staff_of_shadows", "poison_dart", "bloodlust", "rise_again")
def test_searches_falls_and_the_start_of_his_turn_are_moments_for_the_staff_alone() -> None:
    a = on_top(staff_borne("dash"), "poison_dart")
    a.s.search_tokens = [1]
    t = a.turn("grisban")
    t.do("search b1")
    t.expect("A overlord.trap", "pass", STAFF)
    t.do(STAFF)
    t.expect("A overlord.trap", "pass", "play poison_dart")
    t.do("pass")
    assert t.ask.kind == "turn.action"  # what comes after the search does not halt for it
    b = staff_borne("dash")
    b.put("zombie-1", "b1").damage = 2
    t = b.turn("grisban")
    t.roll("blue-4", "red-5", "brown-1")
    t.do("attack chipped_greataxe", "pass")
    t.expect("A overlord.defeat", "pass", STAFF)
    c = staff_borne("dash")
    c.put("zombie-1", "b1")
    c.hero("grisban").damage = 13
    t = c.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("strike", "target a1", "pass")
    t.expect("A overlord.knock-out", "pass", STAFF)
    e = staff_borne("dash")
    e.put("lady_eliza_farrow", "b1").damage = 9
    t = e.turn("grisban")
    t.roll("blue-4", "red-5", "gray-1", "gray-1")
    t.do("attack chipped_greataxe", "pass")
    assert t.is_gone("lady_eliza_farrow")
    assert t.ask.kind == "turn.action"  # no card could bring her back
    d = staff_borne("dash")
    t = d.overlord(OVERLORD_START)
    t.expect("A overlord.start", "pass", STAFF)
    t.do(STAFF)
    t.skip("discard dash")
    assert STAFF in t.options()  # refreshed with his turn


# ---- basic cards ----


@card("critical_blow", "dark_might", "dark_fortune")
def test_cards_for_a_monsters_attack() -> None:
    a = crowd()
    a.put("zombie-1", "b1")
    a.hold("critical_blow", "dark_might", "dark_fortune")
    t = a.activation("zombie-1")
    t.roll("blue-1", "yellow-1", "gray-1", "blue-4")
    t.do("strike", "target a1")
    t.expect("A overlord.roll", "pass", "play critical_blow", "play dark_might", "play dark_fortune")
    t.do("play dark_fortune", "reroll blue-1", "play dark_might", "play critical_blow")
    t.expect("A attack.surge", "done", "surge diseased", "surge hearts-1", "surge critical", n=1)
    t.do("surge critical")
    assert t.hero("grisban").damage == 6


@card("dark_charm")
def test_dark_charm_turns_a_hero_against_the_others() -> None:
    a = crowd()
    a.put("zombie-1", "h6")
    a.hold("dark_charm")
    a.s.deck = []
    t = a.overlord(OVERLORD_START)
    t.roll("gray-6", "black-6", "blue-4", "red-2", "gray-1")
    t.do("play dark_charm", "choose grisban_the_thirsty")
    assert {"pass", "move", "attack chipped_greataxe", "attack unarmed"} == t.options()
    t.do("attack chipped_greataxe")
    assert t.offered("target") == {"a1", "a2"}  # also the hero itself
    t.do("target a2")
    t.skip("points 0")
    assert t.hero("jain").damage == 4
    b = crowd()
    b.put("zombie-1", "h6")
    b.hold("dark_charm")
    t = b.overlord(OVERLORD_START)
    t.roll("gray-1", "black-1")
    held = len(t.s.hand)
    t.do("play dark_charm", "choose grisban_the_thirsty")
    assert len(t.s.hand) == held  # one card for the passed test


@card("dash", "shambling", "zombie")
def test_dash_gives_a_move_action_but_not_to_shamblers() -> None:
    a = crowd()
    a.put("goblin_archer-1", "h6")
    a.put("zombie-1", "h1")
    a.hold("dash", "dash-2")
    t = a.activation("goblin_archer-1")
    t.do("play dash", "move", "move", "dash")
    assert t.s.turn.points == 15
    b = crowd()
    b.put("zombie-1", "h1")
    b.hold("dash")
    t = b.activation("zombie-1")
    t.do("play dash", "move")
    assert not {"move", "dash"} & t.options()


@card("pit_trap", "tripwire")
def test_traps_for_a_hero_on_the_move() -> None:
    a = crowd()
    a.hold("pit_trap", "tripwire")
    t = a.turn("grisban")
    t.do("move")
    t.roll("gray-6", "black-6", "gray-6", "black-6")
    t.do("step b1")
    t.expect("A overlord.trap", "pass", "play pit_trap", "play tripwire")
    t.do("play pit_trap")
    assert (t.hero("grisban").damage, t.s.turn.points) == (1, 1)
    t.do("play tripwire")
    assert t.s.turn.points == 0
    assert t.conditions("grisban") == set()
    b = crowd()
    b.hold("pit_trap", "tripwire")
    t = b.turn("grisban")
    t.roll("gray-6", "black-6")
    t.do("tire", "step b1")
    assert t.offered("play") == {"pit_trap"}  # tripwires lie in wait for move actions only
    t.do("play pit_trap")
    assert t.conditions("grisban") == {"stunned"}  # no point left to lose


@card("poison_dart", "explosive_runes", "uthuk_demon_trap", "curse_of_the_monkey_god")
def test_traps_on_chests() -> None:
    a = crowd()
    a.s.search_tokens = [1]
    a.s.search_deck.remove(next(c for c in a.s.search_deck))
    a.hold("poison_dart", "explosive_runes", "curse_of_the_monkey_god")
    t = a.turn("grisban")
    t.roll("gray-6", "black-6")
    t.do("search b1", "play poison_dart")
    t.expect("A card.attribute", "test awareness", "test might")
    t.do("test awareness")
    assert (t.hero("grisban").damage, t.hero("grisban").fatigue) == (1, 1)
    assert t.conditions("grisban") == {"poisoned"}
    t.roll("gray-5", "black-1", "gray-1", "black-1", "gray-1", "black-1")
    t.do("play explosive_runes")
    assert t.hero("grisban").damage == 2  # two shields against Awareness 1
    t.roll("gray-6", "black-6")
    t.do("play curse_of_the_monkey_god")
    assert t.hero("grisban").monkey == 2
    a.hero("grisban")
    b = crowd()
    b.s.search_tokens = [1]
    b.hold("uthuk_demon_trap")
    t = b.turn("grisban")
    t.roll("gray-1", "black-1")
    t.do("search b1", "play uthuk_demon_trap")
    t.expect("B card.attribute", "test awareness", "test might")
    t.do("test might")
    assert t.hero("grisban").damage == 5
    c = crowd()
    c.s.search_tokens = [1]
    c.hold("uthuk_demon_trap")
    t = c.turn("grisban")
    t.roll("gray-6", "black-6")
    t.do("search b1", "play uthuk_demon_trap", "test might")
    assert t.hero("grisban").down


@card("curse_of_the_monkey_god")
def test_a_monkey_runs_but_neither_fights_nor_defends() -> None:
    from podziemia.games.descent.rules.facts import hero_defense, speed

    a = crowd()
    a.put("zombie-1", "b1")
    a.hero("grisban").monkey = 2
    assert hero_defense(a.s, a.hero("grisban")) == ()
    assert speed(a.s, a.hero("grisban")) == 5
    t = a.round()
    t.do("go grisban_the_thirsty")
    assert not {"attack", "use"} & t.verbs()
    t.do("end-turn")
    assert t.hero("grisban").monkey == 0


@card("word_of_misery", "word_of_pain", "word_of_despair")
def test_the_words() -> None:
    a = crowd()
    a.put("zombie-1", "b1")
    a.hold("word_of_misery")
    a.s.deck = []
    t = a.overlord(OVERLORD_START)
    t.do("play word_of_misery", "group zombie", "activate-monster zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("strike", "target a1")
    assert (t.hero("grisban").damage, t.hero("grisban").fatigue) == (3, 1)
    b = crowd()
    b.hold("word_of_pain", "word_of_despair")
    t = b.overlord(OVERLORD_END)
    t.roll(*["gray-6", "black-6"] * 6)
    t.do("play word_of_pain")
    assert [hero.damage for hero in t.s.heroes] == [1, 1, 1]
    t.do("play word_of_despair")
    assert [hero.despair for hero in t.s.heroes] == [2, 2, 2]
    t.do("go grisban_the_thirsty", "move")
    assert t.hero("grisban").fatigue == 0  # the move is only declared
    t.do("rest")
    assert t.hero("grisban").fatigue == 1  # an action in the middle of it is resolved first
    t.do("end-turn")
    assert t.hero("grisban").despair == 0


# ---- upgrades ----


@card("blood_rage", "expert_blow")
def test_blood_rage_and_expert_blow() -> None:
    a = crowd()
    a.put("zombie-1", "b1")
    a.hold("blood_rage", "expert_blow")
    t = a.end()
    t.roll("blue-6", "yellow-1", "gray-1", "blue-1", "yellow-1", "gray-1")
    t.do("play blood_rage", "target a1")
    t.do("play expert_blow")
    t.do("surge expert")
    assert t.hero("grisban").damage == 4
    t.do("target a1")
    assert t.offered("play") == {"expert_blow"}  # it came back to the hand
    t.do("pass")
    assert t.is_gone("zombie-1")


@card("unholy_ritual", "plan_ahead", "schemes", "dark_resilience", "diabolic_power")
def test_cards_that_find_cards() -> None:
    a = crowd()
    for n in (1, 2, 3):
        a.put(f"zombie-{n}", f"h{n}")
    a.hold("unholy_ritual")
    t = a.overlord(OVERLORD_START)
    held = len(t.s.hand)
    t.do("play unholy_ritual")
    assert t.ask.kind == "card.keep"
    assert len(t.ask.options) == 3
    t.do(sorted(t.options())[0])
    t.do(sorted(t.options())[0])
    assert len(t.s.hand) == held + 1
    t.skip("pass")
    t.do("group zombie", "activate-monster zombie-1")
    assert t.s.turn.actions == 1
    b = crowd()
    b.put("zombie-1", "h1").damage = 2
    b.hold("plan_ahead", "schemes", "dark_resilience", "diabolic_power")
    t = b.groups()
    top = t.s.deck[-5:]
    t.do("play plan_ahead")
    order = [option.text for option in t.ask.options]
    t.do(*order[:-1])
    assert sorted(t.s.deck[-5:]) == sorted(top)
    t.roll("red-1", "red-1")
    t.do("play dark_resilience")
    assert t.figure("zombie-1").damage == 0
    before = len(t.s.hand)
    t.do("play schemes", "trait trap")
    assert len(t.s.hand) == before  # schemes out, a trap in
    assert PLOTS[t.s.hand[-1]].trait == "trap"
    t.roll(*["gray-6", "black-6"] * 3)
    t.do("play diabolic_power")
    assert len(t.ask.options) == len(t.s.deck) + len(t.s.discard)
    t.do("keep frenzy")
    assert "frenzy" in t.hand()
    assert [hero.damage for hero in t.s.heroes] == [2, 2, 2]


@card("wicked_laughter")
def test_wicked_laughter_makes_a_hero_test_again() -> None:
    a = crowd()
    a.afflict("grisban", "poisoned")
    a.hold("wicked_laughter")
    t = a.round()
    t.roll("gray-1", "black-6", "gray-2", "black-6")
    t.do("go grisban_the_thirsty")
    t.expect("A overlord.test", "pass", "play wicked_laughter")
    t.do("play wicked_laughter")
    assert t.conditions("grisban") == {"poisoned"}  # five shields against Might 4
    assert t.hero("grisban").damage == 1


@card("rise_again")
def test_a_fallen_monster_rises_for_one_turn() -> None:
    a = crowd()
    a.put("zombie-1", "b1")
    a.hold("rise_again")
    t = a.turn("grisban")
    t.roll("blue-4", "red-5", "brown-1")
    t.do("attack chipped_greataxe", "play rise_again")
    assert t.is_gone("zombie-1")
    t.do("end-turn")
    t.do("go jain_fairwood", "end-turn", "end-turn")
    assert t.ask.kind == "place.figure"
    t.do("place d1")
    assert not t.is_gone("zombie-1")
    t.skip("pass")
    t.do("group zombie", "activate-monster zombie-1", "end-turn")
    t.skip("pass")
    assert t.is_gone("zombie-1")
    assert t.s.rising == []
    assert "rise_again" in [PLOT_IDS[c] for c in t.s.discard]


# ---- the Reanimate ----


def necromancer(*skills: str) -> Arrangement:
    a = party("tarha:necromancer jain:wildlander avric:disciple", tarha="a1", jain="h6", avric="h5")
    a.learn("tarha", *skills)
    return a


@rule("DSC-18.03", "DSC-18.04", "DSC-18.07")
@example("DSC-EX-16")
@card("reanimate")
def test_the_reanimate_moves_attacks_and_moves_on_without_an_action() -> None:
    a = necromancer()
    a.put("reanimate", "b1")
    a.put("barghest-1", "e1", "f1")
    t = a.turn("tarha")
    t.do("activate reanimate", "step c1", "step d1")
    t.roll("blue-4", "red-2", "gray-1")
    t.do("strike", "step d2")
    assert t.is_gone("barghest-1")
    assert t.at("reanimate") == "d2"
    assert t.s.turn.actions == 2
    assert "activate reanimate" not in t.options()


@rule("DSC-18.01", "DSC-18.11")
@card("raise_dead")
def test_raise_dead_places_it_and_it_may_act_after_all_actions() -> None:
    t = necromancer().turn("tarha")
    t.do("use raise_dead")
    assert t.offered("place") == {"b1", "a2", "b2"}
    t.do("place b2")
    assert "use raise_dead" not in t.options()
    t.do("activate reanimate", "done")
    assert t.s.turn.actions == 0  # it acts before or after all of the hero's actions
    t.do("dismiss reanimate")
    assert t.is_gone("reanimate")


@rule("DSC-18.05", "DSC-18.13")
def test_a_fallen_necromancer_still_commands() -> None:
    a = necromancer()
    a.fall("tarha", "a1")
    a.put("reanimate", "b1")
    t = a.round()
    t.do("go widow_tarha")
    t.expect("B turn.fallen", "stand-up", "end-turn", "activate reanimate")
    t.do("activate reanimate")
    assert t.verbs() == {"step", "done"}  # it opens no doors and searches nothing
    t.do("done")
    t.expect("B turn.fallen", "stand-up", "end-turn")


@rule("DSC-18.08", "DSC-18.09", "DSC-18.10", "DSC-18.12")
def test_the_reanimate_falls_without_a_card_for_the_overlord_and_fails_its_tests() -> None:
    a = necromancer()
    a.put("reanimate", "b1").damage = 3
    a.afflict("reanimate", "poisoned")
    t = a.turn("tarha")
    t.do("activate reanimate")
    assert t.is_gone("reanimate")
    assert len(t.s.hand) == 0
    b = necromancer()
    b.put("reanimate", "b1")
    b.afflict("reanimate", "stunned")
    b.put("zombie-1", "b2")
    t = b.turn("tarha")
    t.do("activate reanimate")
    assert t.options() == {"done", "shake-off"}
    t.do("shake-off")
    assert {option.partition(" ")[0] for option in t.options()} == {"done", "step", "strike"}  # one of the two


@rule("DSC-18.02", "DSC-18.06", "DSC-18.07")
def test_the_only_familiar_of_the_box_is_treated_as_a_figure() -> None:
    """No familiar here is an ordinary one: the Reanimate blocks, is attacked, and terrain works on it."""
    a = Arrangement("..^..", heroes="tarha:necromancer jain:wildlander avric:disciple")
    a.put("tarha", "a1")
    a.put("reanimate", "b1")
    a.put("goblin_archer-1", "e1")
    t = a.activation("goblin_archer-1")
    t.roll("blue-6", "yellow-1")
    t.do("strike")  # it hides its master, so it is the only target
    assert t.figure("reanimate").damage == 2
    b = Arrangement("..^..", heroes="tarha:necromancer jain:wildlander avric:disciple")
    b.put("tarha", "a1")
    b.put("reanimate", "b1")
    t = b.turn("tarha")
    t.do("activate reanimate", "step c1")
    assert t.figure("reanimate").damage == 2


@card("corpse_blast", "fury_of_undeath", "deathly_haste", "undead_might", "vampiric_blood", "dark_pact")
def test_skills_of_the_necromancer() -> None:
    a = necromancer("corpse_blast")
    a.put("reanimate", "d4")
    a.put("zombie-1", "e5")
    t = a.turn("tarha")
    t.roll("blue-4", "yellow-5", "brown-1")
    t.do("use corpse_blast")
    t.skip("pass")
    if t.ask.kind == "attack.order":
        t.do(sorted(t.options())[0])
    assert t.is_gone("zombie-1")
    assert t.is_gone("reanimate")
    b = necromancer("fury_of_undeath", "deathly_haste")
    b.put("reanimate", "b1")
    t = b.turn("tarha")
    t.do("use fury_of_undeath", "done")
    assert "activate reanimate" in t.options()
    t.do("tire", "step c1")
    assert t.at("reanimate") == "c1"
    c = necromancer("undead_might", "vampiric_blood", "dark_pact")
    c.put("reanimate", "b1")
    c.put("zombie-1", "c1")
    c.hero("tarha").fatigue = 2
    t = c.turn("tarha")
    t.roll("blue-4", "red-1", "yellow-1", "brown-1")
    t.do("activate reanimate", "strike")
    t.do("use undead_might")
    assert t.is_gone("zombie-1")
    assert t.hero("tarha").fatigue == 2  # one paid, one won back
    from podziemia.games.descent.rules.facts import defense_pool, max_health

    assert max_health(t.s, t.s.figures[REANIMATE]) == 6
    assert len(defense_pool(t.s, t.s.figures[REANIMATE])) == 1


@rule("DSC-10.09")
@card("dark_pact")
def test_dark_pact_lets_one_suffer_for_the_other() -> None:
    a = necromancer("dark_pact")
    a.put("reanimate", "b2")
    a.put("zombie-1", "b1")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("strike", "target a1")
    t.expect("B damage.redirect", "no", "yes", n=3)
    t.do("yes")
    assert t.hero("tarha").damage == 0
    assert t.figure("reanimate").damage == 3


@rule("DSC-31.10")
@card("army_of_death", "dying_command")
def test_the_army_and_the_dying_obey() -> None:
    a = necromancer("army_of_death")
    a.put("reanimate", "h1")
    a.put("zombie-1", "c1")
    a.put("zombie-2", "a3")
    t = a.turn("tarha")
    t.roll("blue-4", "red-2", "brown-1", "brown-1")
    t.do("use army_of_death", "choose zombie-1")
    assert t.is_gone("zombie-1")
    assert t.is_gone("zombie-2")
    b = necromancer("dying_command")
    b.put("goblin_archer-1", "c1")
    b.put("zombie-1", "e1")
    t = b.turn("tarha")
    t.roll("blue-4", "yellow-1", "gray-1", "gray-1", "black-1")
    t.do("attack reapers_scythe", "pass", "yes")
    assert t.ask.kind == "walk.step"
    assert t.ask.seat == 1
    t.roll("blue-4", "yellow-5", "brown-1")
    t.do("stop")
    assert t.is_gone("zombie-1")  # the ghost shot its own
    assert t.is_gone("goblin_archer-1")


@card("army_of_death", "air")
def test_the_army_does_not_touch_air_unless_the_reanimate_stands_beside_it() -> None:
    """It is the Reanimate that attacks, whatever its master sees and wherever he stands."""

    def army(reanimate: str, *zombies: str) -> Arrangement:
        a = necromancer("army_of_death")
        a.put("reanimate", reanimate)
        a.put("elemental-1", "b1", "c1", "b2", "c2").air = True
        for n, space in enumerate(zombies):
            a.put(f"zombie-{n + 1}", space)
        return a

    assert "use army_of_death" not in army("e1").turn("tarha").options()  # only its master is beside it
    t = army("e1", "a3").turn("tarha")
    t.roll("blue-4", "red-2", "brown-1")
    t.do("use army_of_death")
    assert (t.is_gone("zombie-1"), t.figure("elemental-1").damage, t.dice_left()) == (True, 0, 0)
    t = army("d1").turn("tarha")
    t.roll("blue-3", "red-1", "black-1")
    t.do("use army_of_death")
    assert t.figure("elemental-1").damage == 3


# ---- rulings ----


@rule("DSC-31.03", "DSC-31.01")
@card("first_strike", "guard")
def test_a_monster_shot_down_loses_its_activation() -> None:
    a = party(jain="a1", grisban="h6", avric="h5")
    a.learn("jain", "first_strike")
    a.put("goblin_archer-1", "c1")
    t = a.groups()
    t.do("group goblin_archer")
    t.roll("blue-4", "yellow-5", "gray-1")
    t.do("activate-monster goblin_archer-1", "yes")
    assert t.is_gone("goblin_archer-1")
    assert t.ask.kind != "monster.action"


@rule("DSC-31.09", "DSC-31.07")
@card("defend")
def test_a_defender_steps_in_and_rolls_its_own_dice() -> None:
    a = party("syndrael:knight jain:wildlander avric:disciple", syndrael="b2", jain="a1", avric="h5")
    a.learn("syndrael", "defend")
    a.put("goblin_archer-1", "e1")
    t = a.activation("goblin_archer-1")
    t.roll("blue-4", "yellow-1", "gray-6")
    t.do("strike", "target a1")
    t.expect("B attack.defend", "no", "yes")
    t.do("yes", "pass")
    assert t.hero("jain").damage == 0
    assert t.hero("syndrael").damage == 0  # three hearts, three shields
    assert t.hero("syndrael").fatigue == 1


@rule("DSC-31.06")
@card("challenge")
def test_challenge_hurts_both_ways() -> None:
    a = party("syndrael:knight jain:wildlander avric:disciple", syndrael="a1", jain="h6", avric="h5")
    a.learn("syndrael", "challenge")
    a.put("zombie-master", "b1")
    t = a.turn("syndrael")
    t.roll("blue-4", "red-1", "brown-1")
    t.do("use challenge", "attack iron_longsword")
    assert t.figure("zombie-master").damage == 4
    assert t.hero("syndrael").challenged == FIGURE["zombie-master"]


@rule("DSC-31.11", "DSC-31.12")
@card("tomble_burrowell")
def test_tomble_vanishes_and_comes_back() -> None:
    a = party("tomble:thief jain:wildlander avric:disciple", tomble="a1", jain="h6", avric="h5")
    a.put("zombie-1", "b1")
    t = a.turn("tomble")
    t.do("feat tomble_burrowell")
    assert t.hero("tomble").away
    assert t.s.good_bits & 1 == 0
    assert t.hero("tomble").acted
    t.do("go jain_fairwood", "end-turn", "end-turn")
    t.skip("pass")
    t.do("group zombie", "activate-monster zombie-1")
    assert "strike" not in t.options()
    t.do("end-turn")
    t.skip("pass")
    t.do("go tomble_burrowell")
    assert "e5" in t.offered("place")
    assert "f1" not in t.offered("place")
    t.do("place e5")
    assert (t.at("tomble"), t.hero("tomble").away) == ("e5", False)
    while t.s.round == 2 or "go tomble_burrowell" not in t.options():
        t.do(*[text for text in ("end-turn", "pass", *sorted(t.options())) if text in t.options()][:1])
    t.do("go tomble_burrowell")
    assert (t.at("tomble"), t.ask.kind) == ("e5", "turn.action")  # once is enough


@rule("DSC-31.14", "DSC-31.15")
@card("divine_fury", "armor_of_faith", "cleansing_touch", "holy_power")
def test_blessings_last_as_long_as_they_say() -> None:
    a = party("avric:disciple grisban:berserker jain:wildlander", avric="a1", grisban="a2", jain="b1")
    a.learn("avric", "divine_fury", "armor_of_faith", "cleansing_touch", "holy_power")
    a.hero("grisban").damage = 5
    a.afflict("grisban", "stunned")
    t = a.turn("avric")
    t.roll("red-6")
    t.do("use prayer_of_healing", "choose grisban_the_thirsty", "yes", "choose jain_fairwood")
    grisban = t.hero("grisban")
    assert (grisban.damage, grisban.fury, grisban.faith.bit_count()) == (2, 1, 1)
    assert t.conditions("grisban") == set()
    t.do("end-turn", "go grisban_the_thirsty", "end-turn", "end-turn")
    t.skip("pass")
    assert t.s.round == 2
    assert t.hero("grisban").fury == 0  # lost at the end of the overlord's turn
    assert t.hero("grisban").faith.bit_count() == 1
    t.do("go avric_albright")
    assert t.hero("grisban").faith == 0  # until the start of Avric's next turn


@rule("DSC-31.17")
def test_a_technical_stop_gives_the_overlord_the_encounter() -> None:
    a = crowd()
    a.s.round = 60
    a.s.script.encounter.max_rounds = 99
    t = a.end()
    t.skip("pass")
    assert t.s.wins == [1]


@card("word_of_despair")
def test_despair_follows_a_move_when_its_points_are_spent() -> None:
    a = crowd()
    a.hero("grisban").despair = 2
    t = a.round()
    t.do("go grisban_the_thirsty", "move", "step b1", "step c1")
    assert t.hero("grisban").fatigue == 0
    t.do("step d1")
    assert t.hero("grisban").fatigue == 1
    t.do("move", "end-turn")  # the second one is over with the turn
    assert t.hero("grisban").fatigue == 2


@card("word_of_despair")
def test_who_does_not_despair_acts_without_fatigue() -> None:
    t = crowd().round()
    t.do("go grisban_the_thirsty", "move", "step b1", "step c1", "step d1")
    assert (t.hero("grisban").fatigue, t.hero("grisban").despair) == (0, 0)


@card("word_of_despair")
def test_two_moves_in_one_are_two_actions_to_despair_of() -> None:
    a = crowd()
    a.hero("grisban").despair = 2
    t = a.round()
    t.do("go grisban_the_thirsty", "move", "move", *[f"step {column}1" for column in "bcdefg"])
    assert t.hero("grisban").fatigue == 2
    assert a.hero("jain").fatigue == 0  # nobody else's matter


@card("word_of_despair", "syndrael", "demonhide_leather")
@pytest.mark.parametrize(("steps", "tired"), [(("step b2", "stop"), 1), (("stop",), 0)])
def test_a_march_at_her_own_word_is_a_move_action_of_syndraels(steps: tuple[str, ...], tired: int) -> None:
    """Word of Despair follows it, and with another one it is too much in Demonhide Leather."""
    a = Arrangement(heroes="syndrael:knight jain:wildlander avric:disciple")
    for name, space in (("syndrael", "a1"), ("jain", "b1"), ("avric", "h6")):
        a.put(name, space)
    for name in ("syndrael", "jain"):
        a.hero(name).despair = 2
    t = a.round()
    t.do("go syndrael", "feat syndrael", "choose syndrael", *steps, "step c1", "stop")
    assert [t.hero(name).fatigue for name in ("syndrael", "jain")] == [tired, 0]
    assert t.s.turn.moves == tired
    b = Arrangement(heroes="syndrael:knight jain:wildlander avric:disciple")
    for name, space in (("syndrael", "a1"), ("jain", "b1"), ("avric", "h6")):
        b.put(name, space)
    b.equip("syndrael", "iron_longsword", "demonhide_leather")
    t = b.turn("syndrael")
    t.do("feat syndrael", "choose syndrael", *steps, "stop", "move", "end-turn")
    assert t.hero("syndrael").fatigue == tired


@card("word_of_despair", "lurk", "sneaky")
@pytest.mark.parametrize(("skill", "tired"), [("lurk", 1 + 1), ("sneaky", 0 + 1), ("tumble", 1)])
def test_what_saves_an_action_is_one_to_despair_of(skill: str, tired: int) -> None:
    """A search, a door; to tumble is none."""
    a = Arrangement(heroes="tomble:thief jain:wildlander avric:disciple", doors=(Door("d1", "E", "closed", ((0, 0),)),))
    for name, space in (("tomble", "a1"), ("jain", "a3"), ("avric", "h6")):
        a.put(name, space)
    a.s.search_tokens = [SPACE_IDS.index("a2")]
    a.learn("tomble", skill)
    a.hero("tomble").despair = 2
    t = a.round()
    t.skip("go tomble_burrowell")
    t.do(f"use {skill}")
    assert t.hero("tomble").fatigue == tired


@rule("DSC-16.03")
@card("blood_rage")
def test_two_blood_rages_for_two_monsters_at_one_end() -> None:
    a = crowd()
    a.put("zombie-1", "h1")
    a.put("zombie-2", "h6")
    a.hold("blood_rage", "blood_rage-2")
    t = a.end()
    t.do("play blood_rage", "choose zombie-1")
    assert t.is_gone("zombie-1")
    t.do("play blood_rage-2")
    assert t.is_gone("zombie-2")


@rule("DSC-16.03")
@card("unholy_ritual")
def test_two_rituals_for_two_groups_but_not_for_one() -> None:
    a = crowd()
    a.put("zombie-1", "h1")
    a.put("flesh_moulder-1", "h5")
    a.hold("unholy_ritual", "unholy_ritual-2")
    t = a.overlord()
    t.do("play unholy_ritual", "group zombie")
    t.skip(*[f"keep {card}" for card in PLOT_IDS])
    t.do("play unholy_ritual-2")
    t.skip(*[f"keep {card}" for card in PLOT_IDS])
    t.skip("pass")
    for group, figure in (("flesh_moulder", "flesh_moulder-1"), ("zombie", "zombie-1")):
        t.do(f"group {group}", f"activate-monster {figure}")
        assert t.ask.n == 1  # an action less
        t.do("end-turn")
        t.skip("pass")
    b = crowd()
    b.put("zombie-1", "h1")
    b.hold("unholy_ritual", "unholy_ritual-2")
    t = b.overlord()
    t.do("play unholy_ritual")
    t.skip(*[f"keep {card}" for card in PLOT_IDS])
    assert "unholy_ritual-2" not in t.offered("play")


@rule("DSC-16.03")
@card("word_of_pain")
def test_a_word_for_every_hero_is_spoken_once() -> None:
    a = crowd()
    a.hold("word_of_pain", "word_of_pain-2")
    t = a.end()
    t.roll(*["gray-1", "black-1"] * 3)
    t.do("play word_of_pain")
    assert "word_of_pain-2" not in t.options()


@rule("DSC-11.06")
@card("pit_trap", "web_trap")
def test_no_trap_waits_for_a_hero_who_lies_knocked_out() -> None:
    for damage, offered in ((13, set()), (12, {"web_trap"})):
        a = crowd()
        a.hero("grisban").damage = damage
        a.hold("pit_trap", "web_trap")
        a.s.deck = []
        t = a.turn("grisban", points=2)
        t.roll("gray-6", "black-6")
        t.do("step b1", "play pit_trap")
        assert t.hero("grisban").down == (damage == 13)
        assert t.offered("play") == offered


@rule("DSC-16.15")
@card("howl")
def test_the_pack_that_urthko_calls_acts_from_the_next_turn_on() -> None:
    call = QuestRule(
        "call_pack",
        when=("ability(howl, barghest)",),
        do=("spawn_adjacent(barghest, by(1,1,2), to=barghest, ranks=minion)",),
    )
    a = Arrangement(ROOM, rules=(call,))
    for name, space in (("grisban", "a1"), ("jain", "a2"), ("avric", "a3")):
        a.put(name, space)
    a.put("barghest-master", "c1", "d1")
    t = a.groups()
    t.do("group barghest")
    t.do("activate-monster barghest-master")
    t.roll(*["gray-1", "black-1"] * 3)
    t.do("perform howl")
    while t.ask.kind != "monster.action":
        t.do(sorted(t.options())[0])
    assert not t.is_gone("barghest-1")
    t.do("end-turn")
    assert "activate-monster barghest-1" not in t.options()
    assert t.s.round == 2
    t.do("go grisban_the_thirsty", "end-turn", "go jain_fairwood", "end-turn", "end-turn")
    t.skip("pass")
    t.do("group barghest")
    assert "activate-monster barghest-1" in t.options()
