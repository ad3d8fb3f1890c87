"""The round, hero turns and hero actions (DSC-3, DSC-4, DSC-21)."""

from podziemia.games.descent.data.cards import CARD
from podziemia.games.descent.data.quest_parts import Door
from podziemia.games.descent.rules.state import CHOOSE_GROUP, CHOOSE_HERO, OVERLORD_START
from tests.games.descent.table import ROOM, Arrangement
from tests.support import card, example, rule


def three(drawing: str = ROOM, **more: object) -> Arrangement:
    a = Arrangement(drawing, **more)  # type: ignore[arg-type]
    a.put("grisban", "a1")
    a.put("jain", "a2")
    a.put("avric", "a3")
    return a


@rule("DSC-3.01", "DSC-3.02", "DSC-3.03", "DSC-3.09", "DSC-3.10")
def test_every_hero_takes_one_turn_in_the_order_they_like_then_the_overlord() -> None:
    a = three()
    a.fall("avric", "a3")
    t = a.round()
    t.expect("B turn.next", "go grisban_the_thirsty", "go jain_fairwood", "go avric_albright")
    t.do("go jain_fairwood", "end-turn")
    t.expect("B turn.next", "go grisban_the_thirsty", "go avric_albright")
    t.do("go avric_albright")
    t.expect("D turn.fallen", "stand-up", "end-turn")
    t.do("end-turn")
    t.do("end-turn")  # Grisban is the only one left
    assert t.s.round == 2  # no monsters: the overlord turn passes by
    t.expect("B turn.next", "go grisban_the_thirsty", "go jain_fairwood", "go avric_albright")


@rule("DSC-3.04", "DSC-3.05", "DSC-4.17", "DSC-11.17")
def test_a_turn_begins_with_effects_then_cards_are_refreshed() -> None:
    a = three()
    a.learn("grisban", "counter_attack")
    a.hero("grisban").exhaust(CARD["counter_attack"])
    a.afflict("grisban", "poisoned", "diseased")
    t = a.round()
    t.roll("gray-6", "black-6", "gray-1", "black-1")
    t.do("go grisban_the_thirsty")
    t.expect("B turn.order", "first poisoned", "first diseased")
    assert t.hero("grisban").is_exhausted(CARD["counter_attack"])
    t.do("first poisoned")
    assert t.hero("grisban").damage == 1
    assert t.conditions("grisban") == {"poisoned"}
    assert not t.hero("grisban").is_exhausted(CARD["counter_attack"])
    t.ready("B")


@rule("DSC-1.04", "DSC-11.02")
def test_who_is_felled_by_the_first_effect_does_not_come_to_the_second() -> None:
    a = three()
    a.afflict("grisban", "poisoned", "diseased")
    a.hero("grisban").damage = 13
    t = a.round()
    t.roll("gray-6", "black-6", "gray-6", "black-6")
    t.do("go grisban_the_thirsty", "first poisoned")
    assert (t.hero("grisban").down, t.dice_left()) == (True, 2)


@rule("DSC-1.04")
def test_the_active_player_orders_what_happens_at_once() -> None:
    a = three()
    a.learn("grisban", "inspiration")
    a.hero("grisban").fatigue = 4
    a.afflict("grisban", "diseased")
    t = a.round()
    t.do("go grisban_the_thirsty")
    t.expect("B turn.order", "first inspiration", "first diseased")
    t.roll("gray-6", "black-6")
    t.do("first inspiration")
    assert (t.hero("grisban").fatigue, t.hero("grisban").damage) == (4, 0)


@rule("DSC-3.06", "DSC-14.07", "DSC-14.01")
def test_equipment_is_changed_only_in_the_equip_step() -> None:
    a = three()
    a.equip("grisban", "chipped_greataxe", "iron_battleaxe")
    a.hero("grisban").equipped = 1 << CARD["chipped_greataxe"]
    t = a.round()
    t.do("go grisban_the_thirsty")
    t.expect("B equip.item", "done", "unequip chipped_greataxe")  # four hands do not go together
    t.do("unequip chipped_greataxe")
    t.expect("B equip.item", "done", "equip iron_battleaxe")
    t.do("equip iron_battleaxe")
    assert t.hero("grisban").equipped_items() == [CARD["iron_battleaxe"]]
    assert not {"equip", "unequip"} & t.verbs()


@rule("DSC-3.07", "DSC-4.01", "DSC-4.02", "DSC-4.19", "DSC-6.02", "DSC-6.03")
def test_two_actions_in_any_order_the_same_twice_or_none() -> None:
    t = three().turn("grisban")
    t.do("move")
    assert t.s.turn.points == 3
    t.do("step b1", "move")
    assert (t.s.turn.points, t.s.turn.actions) == (5, 0)
    assert not {"move", "rest", "attack"} & t.verbs()
    t.do("end-turn")
    assert t.s.turn.points == 0
    assert t.s.phase == CHOOSE_HERO
    fresh = three().turn("grisban")
    fresh.do("end-turn")
    assert fresh.hero("grisban").acted


@rule("DSC-3.08", "DSC-4.07")
@example("DSC-EX-43")
def test_rest_recovers_all_fatigue_at_the_end_of_the_turn() -> None:
    a = three()
    a.put("zombie-1", "b2")
    a.hero("grisban").fatigue = 3
    a.learn("grisban", "natures_bounty")
    a.hero("grisban").damage = 9
    t = a.turn("grisban")
    t.do("rest")
    assert t.hero("grisban").fatigue == 3
    t.do("tire")
    t.roll("blue-1", "red-1", "brown-1")
    t.do("attack chipped_greataxe")
    t.do("end-turn")
    assert t.hero("grisban").fatigue == 0
    assert t.hero("grisban").damage == 5  # Nature's Bounty: as many hearts as fatigue


@rule("DSC-4.03", "DSC-8.26")
def test_a_hero_may_attack_with_both_actions() -> None:
    a = three()
    a.put("ettin-master", "b2", "c2", "b3", "c3")
    t = a.turn("grisban")
    for _ in range(2):
        t.roll("blue-1", "red-1", "gray-1", "gray-1")
        t.do("attack chipped_greataxe")
    assert t.s.turn.actions == 0


@rule("DSC-4.04", "DSC-4.05", "DSC-4.06", "DSC-15.06")
@example("DSC-EX-11")
def test_a_skill_costs_fatigue_first_and_never_beyond_stamina() -> None:
    a = Arrangement(heroes="tomble:thief jain:wildlander avric:disciple")
    a.put("tomble", "a1")
    a.put("jain", "f6")
    a.put("avric", "f5")
    a.learn("tomble", "unseen")
    a.hero("tomble").fatigue = 4
    t = a.turn("tomble")
    assert "use unseen" not in t.options()
    a.hero("tomble").fatigue = 3
    t = a.turn("tomble")
    t.do("use unseen")
    assert t.hero("tomble").fatigue == 5


@rule("DSC-4.08", "DSC-4.09", "DSC-14.10")
def test_a_search_takes_one_token_and_draws_one_card() -> None:
    a = three()
    a.s.search_tokens = [33, 34]
    a.put("grisban", "b1")
    a.s.search_deck.remove(CARD["health_potion"])
    a.s.search_deck.append(CARD["health_potion"])
    t = a.turn("grisban")
    assert t.offered("search") == {"b2", "c2"}
    t.do("search b2")
    assert t.hero("grisban").searched == [CARD["health_potion"]]
    assert t.offered("search") == {"c2"}
    assert t.s.turn.actions == 1


@rule("DSC-4.10", "DSC-11.09", "DSC-11.10", "DSC-11.11", "DSC-11.15")
@example("DSC-EX-26")
def test_a_fallen_hero_may_only_stand_up_and_that_is_the_turn() -> None:
    a = Arrangement(heroes="leoric:runemaster jain:wildlander avric:disciple")
    a.put("jain", "a2")
    a.put("avric", "a3")
    a.fall("leoric", "c3")
    t = a.round()
    t.do("go leoric_of_the_book")
    t.expect("B turn.fallen", "stand-up", "end-turn")
    lazy = t.fork()
    lazy.do("end-turn")
    assert (lazy.hero("leoric").down, lazy.hero("leoric").acted, lazy.ask.kind) == (True, True, "turn.next")
    t.roll("red-2", "red-6")
    t.do("stand-up")
    leoric = t.hero("leoric")
    assert (leoric.damage, leoric.fatigue, leoric.down) == (3, 4, False)
    assert t.at("leoric") == "c3"
    assert leoric.acted
    assert t.ask.kind == "turn.next"


@rule("DSC-4.11", "DSC-11.12", "DSC-11.13")
@example("DSC-EX-27")
def test_a_revived_hero_stands_next_to_an_occupied_token_and_may_still_act() -> None:
    a = Arrangement("#..\n..#\n###\n", heroes="avric:disciple jain:wildlander grisban:berserker")
    a.put("avric", "c1")
    a.put("grisban", "a2")
    a.fall("jain", "b2")
    a.put("goblin_archer-1", "b2")
    t = a.turn("avric")
    t.roll("red-2", "red-3")
    t.do("revive jain_fairwood")
    jain = t.hero("jain")
    assert (jain.damage, jain.fatigue) == (4, 5)
    assert t.at("jain") == "b1"
    assert not jain.acted


@rule("DSC-4.12", "DSC-19.13", "DSC-19.14", "DSC-19.15")
def test_a_hero_next_to_a_door_opens_or_closes_it() -> None:
    a = Arrangement("......\n......", doors=(Door("d1", "E", "closed", ((0, 2), (1, 2))),))
    a.put("grisban", "c1")
    a.put("jain", "a1")
    a.put("avric", "a2")
    t = a.turn("grisban")
    t.do("open door-1")
    assert t.s.closed == 0
    assert "close door-1" in t.options()
    t.do("close door-1")
    assert t.s.closed == 1
    far = Arrangement("......\n......", doors=(Door("d1", "E", "closed", ((0, 2), (1, 2))),))
    far.put("grisban", "b1")
    far.put("jain", "a1")
    far.put("avric", "a2")
    assert not {"open", "close"} & far.turn("grisban").verbs()


@rule("DSC-19.16")
def test_a_locked_door_does_not_open_by_the_normal_action() -> None:
    a = Arrangement("......\n......", doors=(Door("d1", "E", "locked", ((0, 2), (1, 2))),))
    a.put("grisban", "c1")
    a.put("jain", "a1")
    a.put("avric", "a2")
    assert "open" not in a.turn("grisban").verbs()


@rule("DSC-4.13", "DSC-15.02")
def test_feats_and_cards_with_the_arrow_cost_an_action() -> None:
    a = Arrangement(heroes="avric:disciple jain:wildlander grisban:berserker")
    a.put("avric", "a1")
    a.put("jain", "a2")
    a.put("grisban", "a3")
    a.hero("avric").damage = 5
    t = a.turn("avric")
    t.roll("red-2", "red-2")
    t.do("feat avric_albright")
    assert t.s.turn.actions == 1
    assert t.hero("avric").damage == 1
    assert "feat avric_albright" not in t.options()


@rule("DSC-4.14", "DSC-6.09")
def test_a_move_action_may_be_interrupted_by_another_action() -> None:
    a = three()
    a.put("zombie-1", "d1")
    t = a.turn("grisban")
    t.do("move", "step b1", "step c1")
    t.roll("blue-3", "red-2", "brown-1")
    t.do("attack chipped_greataxe")
    assert t.s.turn.points == 1
    t.do("step d1")
    t.ready("B")


@rule("DSC-4.15", "DSC-6.10", "DSC-6.11", "DSC-12.08")
@example("DSC-EX-28")
def test_fatigue_moves_a_stunned_hero_without_an_action() -> None:
    a = three()
    a.put("zombie-1", "d1")
    a.afflict("grisban", "stunned")
    a.hero("grisban").fatigue = 1
    t = a.turn("grisban")
    assert {"move", "rest", "attack"} & t.verbs() == set()
    t.do("tire", "step b1", "tire", "step c1")
    assert "shake-off" in t.options()
    t.do("shake-off")
    assert t.conditions("grisban") == set()
    t.roll("blue-3", "red-2", "brown-1")
    t.do("attack chipped_greataxe")
    assert t.hero("grisban").fatigue == 3
    assert t.s.turn.actions == 0


@rule("DSC-4.16")
def test_an_exhausted_card_is_not_used_again_before_it_is_refreshed() -> None:
    a = three()
    a.put("zombie-1", "b1")
    a.learn("grisban", "cripple")
    t = a.turn("grisban")
    t.roll("gray-1", "black-1")
    t.do("use cripple")
    assert t.conditions("zombie-1") == {"immobilized"}
    assert "use cripple" not in t.options()
    assert t.hero("grisban").is_exhausted(CARD["cripple"])


@rule("DSC-3.11", "DSC-3.12", "DSC-3.13", "DSC-16.24")
def test_the_overlord_draws_plays_activates_and_the_round_ends() -> None:
    a = three()
    a.put("zombie-1", "h6")
    t = a.overlord(OVERLORD_START)
    assert len(t.s.hand) == 1
    t.skip("pass")
    assert t.s.phase == CHOOSE_GROUP
    assert t.offered("group") == {"zombie"}
    t.do("group zombie", "activate-monster zombie-1", "end-turn")
    t.skip("pass")
    assert t.s.round == 2
    assert not [hero for hero in t.s.heroes if hero.acted]


@rule("DSC-3.14", "DSC-20.05")
def test_victory_ends_the_encounter_in_the_middle_of_a_turn() -> None:
    a = three(heroes_win=("on_map(zombie) == 0",))
    a.put("zombie-1", "b1")
    t = a.turn("grisban")
    t.roll("blue-3", "red-5", "brown-1")
    t.do("attack chipped_greataxe")
    t.ended()
    assert t.s.wins == [0]


@rule("DSC-3.15")
@card("widow_tarha")
def test_once_a_round_means_once_until_the_next_round() -> None:
    a = Arrangement(heroes="tarha:necromancer jain:wildlander avric:disciple")
    a.put("tarha", "a1")
    a.put("jain", "h6")
    a.put("avric", "h5")
    a.put("zombie-master", "c1")
    t = a.turn("tarha")
    t.roll("blue-4", "yellow-1", "brown-1", "blue-4")
    t.do("attack reapers_scythe")
    t.do("ability widow_tarha", "reroll blue-4")
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("attack reapers_scythe")
    assert t.ask.kind == "turn.action"


@rule("DSC-4.18")
@card("ghost_armor")
def test_a_reaction_is_used_once_for_the_same_event() -> None:
    a = Arrangement(heroes="leoric:runemaster jain:wildlander avric:disciple")
    a.put("leoric", "a1")
    a.put("jain", "h6")
    a.put("avric", "h5")
    a.learn("leoric", "ghost_armor")
    a.put("zombie-1", "b1")
    t = a.activation("zombie-1")
    t.roll("blue-3", "yellow-5", "gray-1")
    t.do("strike")
    t.expect("B attack.protect", "pass", "use ghost_armor")
    t.do("use ghost_armor")
    assert t.hero("leoric").damage == 2  # 4 hearts, one less by Leoric's curse, one shield
    assert t.hero("leoric").fatigue == 1


@rule("DSC-21.01", "DSC-21.02", "DSC-21.03", "DSC-21.04")
@example("DSC-EX-36")
def test_of_two_heroes_each_has_a_free_attack_or_recovers_two_hearts() -> None:
    def two() -> Arrangement:
        a = Arrangement(heroes="grisban:berserker avric:disciple")
        a.put("grisban", "a1")
        a.put("avric", "h6")
        a.put("ettin-1", "b1", "c1", "b2", "c2")
        a.hero("grisban").damage = 5
        return a

    t = two().turn("grisban")
    for text in ("free-attack", "use rage", "attack chipped_greataxe"):
        t.roll("blue-1", "red-1", "gray-1", "gray-1")
        t.do(text)
        if t.ask.kind == "attack.weapon":
            assert t.options() == {"attack chipped_greataxe", "attack unarmed"}
            t.do("attack chipped_greataxe")
        t.do("target b1")
    assert "free-attack" not in t.options()
    t.do("end-turn")
    assert t.hero("grisban").damage == 5
    calm = two().turn("grisban")
    calm.do("end-turn")
    assert calm.hero("grisban").damage == 3
    three_heroes = three().turn("grisban")
    assert "free-attack" not in three_heroes.options()
