"""Combat at the table: planning, paying, spells that ask, conquering, the end of a combat."""

import pytest

from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.data.cards import COMBAT_CARDS
from podziemia.kernel.match import new_match
from tests.games.dungeonlords.table import Side, cells, check_side, combat, fight, has
from tests.support import card, example, rule

# ---- planning ----


@rule("DUN-1.04", "DUN-13.09", "DUN-13.12")
def test_combat_goes_clockwise_from_the_starting_player_of_autumn() -> None:
    side = has(party="fighter_y2_d")
    t = combat(side, B=side, C=side, starter="B", cards="fireball")
    fought = [line.split()[1] for line in t.told() if line.startswith("battle_starts")]
    assert fought[:6] == ["B", "C", "A"] * 2  # the token does not move between the rounds of combat


@example("DUN-EX-R26")
@rule("DUN-13.03", "DUN-13.04", "DUN-14.20", "DUN-1.04")
def test_the_nearest_unconquered_tiles_may_be_chosen_anew_each_round() -> None:
    side = has(party="fighter_y2_d fighter_y2_c", tiles="2,0 3,0 mint@2,1", lair="slime")
    t = combat(side)
    t.expect("A plan.commit", "send slime", "done", because="cell-2-0")
    fight(t)
    t.expect("A plan.tile", *cells("tile", "3,0 2,1"))
    fight(t, "tile cell-2-1", "send slime", "|", "attack slime:hold")
    t.finds(A=has(conquered=1, down="slime"))
    t.expect("A plan.tile", *cells("tile", "3,0 2,1"))
    t.play("A tile cell-3-0", "B done")
    fought = [line.split()[2] for line in t.told() if line.startswith("battle_tile A")]
    assert fought == ["cell-2-0", "cell-2-1", "cell-3-0", "cell-2-1"]  # in the last round only the room is left


@rule("DUN-13.05", "DUN-13.07", "DUN-13.01")
def test_a_tunnel_takes_one_trap_one_monster_and_any_ghosts() -> None:
    t = combat(has(party="fighter_y1_d", lair="goblin troll ghost ghost", down="witch", traps="pendulum fire_wall"))
    t.expect(
        "A plan.commit", "set-trap pendulum", "set-trap fire_wall", "send goblin", "send ghost", "send troll", "done"
    )
    t.refuses("A send witch")
    t.play("A set-trap pendulum", "A send goblin", "A send ghost")
    t.expect("A plan.commit", "send ghost", "done")
    t.refuses("A send troll", "A set-trap fire_wall")


@rule("DUN-13.06", "DUN-18.08")
@pytest.mark.parametrize("room", ["mint", "chapel", "training_room", "antimagic_room"])
def test_a_room_takes_two_monsters_and_a_trap_for_a_gold(room: str) -> None:
    t = combat(has(party="fighter_y2_d", lair="goblin troll slime", traps="fire_wall", tiles=f"{room}@2,0 2,1"))
    t.play("A set-trap fire_wall", "A send goblin", "A send troll")
    t.expect("A plan.commit", "done")
    fight(t, "|")
    t.finds(A=has(gold=2))


@rule("DUN-18.04", "DUN-18.07", "DUN-18.05")
def test_the_labyrinth_takes_two_free_traps_and_one_monster() -> None:
    side = has(
        party="fighter_y2_d", lair="goblin troll", traps="fire_wall pendulum trap_door", tiles="labyrinth@2,0 2,1"
    )
    t = combat(side, year=2)
    t.play("A set-trap fire_wall", "A set-trap trap_door", "A send goblin")
    t.expect("A plan.commit", "done")
    fight(t, "|")
    t.expect("A battle.trap", "reveal fire_wall", "reveal trap_door")
    t.play("A reveal trap_door")
    t.finds(A=has(gold=3, traps="pendulum"))
    assert t.dungeon("A").party[0].damage == 3 + 2 + 2  # both traps, then the goblin; the door has stopped fatigue


@example("DUN-EX-X32")
@rule("DUN-13.08", "DUN-13.06", "DUN-14.05")
def test_only_traps_that_can_be_paid_are_committed() -> None:
    t = combat(has(party="fighter_y1_d", traps="cursed_ring fire_wall", tiles="mint@2,0 2,1", gold=1))
    t.expect("A plan.commit", "set-trap fire_wall", "done")
    fight(t, "set-trap fire_wall", "|")
    t.finds(A=has(gold=0, traps="cursed_ring"))
    assert "trap_sprung A fire_wall" in t.told()


@example("DUN-EX-X23")
@rule("DUN-13.08", "DUN-15.09")
def test_a_troll_is_no_kamikaze() -> None:
    t = combat(has(party="fighter_y1_d", traps="kamikaze_imp", lair="troll", imps=0))
    t.expect("A plan.commit", "send troll", "done")
    able = combat(has(party="fighter_y1_d", traps="kamikaze_imp", imps=1))
    fight(able, "set-trap kamikaze_imp")
    able.finds(A=has(imps=0))


@rule("DUN-13.08", "DUN-18.04")
def test_two_labyrinth_traps_must_be_payable_together() -> None:
    side = has(party="fighter_y2_d", traps="cursed_ring cursed_ring", tiles="labyrinth@2,0 2,1", gold=1)
    t = combat(side, year=2)
    t.play("A set-trap cursed_ring")
    t.expect("A plan.commit", "done")


@rule("DUN-13.09", "DUN-13.07", "DUN-23.01")
def test_others_see_monsters_and_tiles_but_not_traps() -> None:
    t = combat(has(party="fighter_y1_d", lair="troll", traps="fire_wall"))
    t.play("A set-trap fire_wall", "A send troll")
    seen = t.sees("B")["dungeons"][0]["plan"]
    assert seen == {"tile": "cell-2-0", "trap_count": 1, "traps": None, "units": ["troll"]}
    assert "trap_set A" in t.told("B")
    assert "trap_set_seen A fire_wall" not in t.told("B")
    t.play("A done")
    assert t.asked() == ("B", "plan.commit")


@example("DUN-EX-X31")
@rule("DUN-13.10")
def test_without_tiles_prisoners_are_lost() -> None:
    side = has(party="fighter_y2_d", tiles="x2,0 x2,1", prison="thief_y1_a paladin_y1", traps="pendulum")
    t = combat(side, round=3)
    t.expect("A prisoner", "free thief_y1_a", "free paladin_y1", because="rubble")
    t.play("A free thief_y1_a", "B done")
    t.finds(A=has(prison=""))  # the last one goes without a question
    assert "battle_starts A cell-2-0" not in t.told()
    assert "prisoner_freed A paladin_y1" in t.told()


@rule("DUN-13.11", "DUN-13.12", "DUN-13.02", "DUN-1.05")
def test_the_card_is_turned_up_after_planning_and_battles_follow_in_turn_order() -> None:
    t = combat(has(party="fighter_y1_d", lair="goblin"))
    fight(t)
    told = t.told()
    assert told.index("combat_card fireball 1") < told.index("battle_starts A cell-2-0")
    assert told.index("battle_starts A cell-2-0") < told.index("battle_starts B cell-2-0")
    assert t.sees("B")["combat_cards"][0]["open"]


# ---- lessons of the rulebook ----


class Pupil:
    """A lesson played by answers alone."""

    def __init__(self, number: str) -> None:
        self.match = new_match(GAME, 1, "x", {"school": number})

    def play(self, *answers: str) -> None:
        for answer in answers:
            self.match.play(0, answer)

    def finds(self, **then: object) -> None:
        check_side(self.match.state.dungeons[0], Side(**then), "A")  # type: ignore[arg-type]


@example("DUN-EX-R13")
@rule("DUN-22.01", "DUN-14.19", "DUN-16.07", "DUN-16.04")
def test_lesson_one_with_a_fed_troll() -> None:
    t = Pupil("training_1")
    t.play("set-trap rolling_stone", "send troll", "done", "attack troll:fed_club")
    t.finds(party="cleric_y1_a:2", conquered=1, food=0, prison="fighter_y1_a fighter_y1_b")
    t.play("send goblin")
    t.finds(party="", conquered=1)
    assert t.match.over
    assert GAME.scores(t.match.state)[0].total == 3 * 2 - 2


@example("DUN-EX-R14")
@rule("DUN-22.01", "DUN-14.17")
def test_lesson_one_with_a_hungry_troll() -> None:
    t = Pupil("training_1")
    t.play("set-trap rolling_stone", "send troll", "done", "attack troll:club")
    t.finds(party="cleric_y1_a", conquered=1)
    t.play("send goblin")
    t.finds(party="", conquered=1, food=1)


@example("DUN-EX-R15")
@rule("DUN-14.18", "DUN-14.19")
def test_without_an_attack_nobody_heals() -> None:
    t = combat(has(party="cleric_y1_a:2", tiles="x2,0 2,1 2,2"), cards="detect_evil")
    fight(t)
    t.finds(A=has(party="", conquered=1, prison="cleric_y1_a"))
    assert not [line for line in t.told() if line.startswith("healed A")]


@example("DUN-EX-R16")
@rule("DUN-16.06", "DUN-16.08", "DUN-15.06")
def test_lesson_two() -> None:
    t = Pupil("training_2")
    t.play("send witch", "send ghost", "done", "attack ghost:haunt", "target thief_y1_c", "attack witch:bolt")
    t.finds(party="thief_y1_b", conquered=1)
    t.play("set-trap poisoned_meal", "done")
    t.finds(party="", conquered=1, food=0)


@example("DUN-EX-R18")
@rule("DUN-15.05", "DUN-16.09", "DUN-15.02", "DUN-14.21", "DUN-15.10")
def test_lesson_three() -> None:
    t = Pupil("training_3")
    t.play("set-trap cursed_ring", "send vampire", "done", "attack vampire:bite_and_fly", "target thief_y1_d")
    t.finds(party="fighter_y1_d cleric_y1_c thief_y1_d:2", conquered=0, gold=0, lair="vampire", traps="pendulum")
    t.play("send vampire", "done", "attack vampire:bite_and_fly", "target thief_y1_d")
    t.finds(party="fighter_y1_d:2 cleric_y1_c", conquered=1)
    t.play("set-trap pendulum", "send vampire", "done", "attack vampire:feast")
    t.finds(party="", conquered=1)


@example("DUN-EX-R19")
@rule("DUN-15.03", "DUN-15.08", "DUN-16.05", "DUN-14.18")
def test_lesson_four() -> None:
    t = Pupil("training_4")
    t.play("set-trap fire_wall", "done")
    t.finds(party="cleric_y1_b:2 thief_y1_a:1 cleric_y1_d:2", conquered=1)
    t.play("set-trap antimagic_dart", "send slime", "done", "target cleric_y1_b", "attack slime:drip")
    t.finds(party="", conquered=1)


@example("DUN-EX-R20")
@rule("DUN-22.02", "DUN-13.06")
def test_lesson_one_in_a_room() -> None:
    t = Pupil("training_1_room")
    t.play("set-trap rolling_stone", "send troll", "send goblin", "done", "attack troll:fed_club")
    t.finds(party="", conquered=0, food=0, gold=0)


@rule("DUN-22.01")
def test_a_lesson_is_lost_with_the_third_tile() -> None:
    t = Pupil("training_1")
    t.play("done", "done", "done")
    assert t.match.over
    t.finds(conquered=3, prison="fighter_y1_a", evil=5)


# ---- the battle ----


@example("DUN-EX-X14")
@rule("DUN-16.04", "DUN-14.04", "DUN-14.02")
def test_a_battle_ends_at_once_when_nobody_is_left() -> None:
    t = combat(has(party="fighter_y1_a:1 thief_y1_b:2", lair="goblin"), cards="detect_evil")
    fight(t, "send goblin")
    t.finds(A=has(prison="fighter_y1_a thief_y1_b", conquered=0, fights=False, down="goblin"))
    assert "combat_won A" in t.told()


@example("DUN-EX-X15")
@rule("DUN-16.09", "DUN-14.18")
def test_a_vampire_among_priests_comes_home() -> None:
    t = combat(has(party="cleric_y1_a:1 cleric_y1_d", lair="vampire"))
    fight(t, "send vampire")
    t.finds(A=has(party="cleric_y1_a:2 cleric_y1_d", conquered=1, lair="vampire", down=""))


@example("DUN-EX-X16")
@rule("DUN-16.06", "DUN-14.15", "DUN-14.18", "DUN-16.13")
def test_a_ghost_without_a_victim_is_knocked_out_all_the_same() -> None:
    t = combat(has(party="fighter_y1_b:1", lair="ghost"))
    fight(t, "send ghost")
    t.finds(A=has(party="fighter_y1_b:2", down="ghost", lair="", conquered=1))
    assert not [line for line in t.told() if line.startswith("monster_attacks A")]


@example("DUN-EX-X18")
@rule("DUN-14.12", "DUN-14.10")
def test_a_trap_can_kill_the_caster_in_time() -> None:
    t = combat(has(party="wizard_y1_a cleric_y1_a", lair="goblin", traps="rolling_stone"), cards="word_of_peace")
    fight(t, "set-trap rolling_stone", "send goblin")
    told = t.told()
    assert "spell_cast A word_of_peace" not in told
    assert "monster_attacks A goblin:strike" in told
    assert "adventurer_hurt A cleric_y1_a 2" in told


@example("DUN-EX-X19")
@rule("DUN-15.07", "DUN-14.22", "DUN-14.20")
def test_poison_after_the_conquest() -> None:
    t = combat(has(party="fighter_y1_b thief_y1_a", traps="poisoned_dart"), cards="detect_evil")
    fight(t, "set-trap poisoned_dart", "|", "target fighter_y1_b")
    t.finds(A=has(party="thief_y1_a", prison="fighter_y1_b", conquered=1, evil=4))


@card("poisoned_dart", "labyrinth")
@rule("DUN-15.07", "DUN-18.04")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [("fighter_y2_d", "fighter_y2_b", (4, 3)), ("fighter_y2_d", "fighter_y2_d", (7, 0))],
)
def test_two_poisoned_darts_poison_twice(first: str, second: str, left: tuple[int, int]) -> None:
    """In the labyrinth: two victims, or one of them twice. The first in line also takes a point of fatigue."""
    side = has(party="fighter_y2_d fighter_y2_b", traps="poisoned_dart poisoned_dart", tiles="labyrinth@2,0 2,1")
    t = combat(side, year=2, cards="fireball")
    poison = (f"target {first}", f"target {second}")
    fight(t, *["set-trap poisoned_dart"] * 2, "|", "reveal poisoned_dart", *poison)
    assert tuple(a.damage for a in t.dungeon("A").party) == left


@example("DUN-EX-X35")
@rule("DUN-14.04", "DUN-13.05")
def test_what_has_not_acted_comes_back_as_it_was() -> None:
    t = combat(has(party="fighter_y1_a:1", lair="troll", traps="rolling_stone"))
    fight(t, "set-trap rolling_stone", "send troll")
    t.finds(A=has(lair="troll", down="", conquered=0, prison="fighter_y1_a", fights=False))
    assert t.dungeon("A").plan_units == []


@example("DUN-EX-X38")
@rule("DUN-18.09", "DUN-14.04")
def test_the_second_labyrinth_trap_is_spared() -> None:
    side = has(party="wizard_y2_a:1", traps="rolling_stone cursed_ring", tiles="labyrinth@2,0 2,1", gold=1)
    t = combat(side, year=2)
    fight(t, "set-trap rolling_stone", "set-trap cursed_ring", "|", "reveal rolling_stone")
    t.finds(A=has(traps="cursed_ring", gold=1, prison="wizard_y2_a", conquered=0, fights=False))
    assert t.dungeon("A").plan_traps == []


@example("DUN-EX-X39")
@rule("DUN-14.26", "DUN-14.19")
def test_wounds_stay_between_rounds() -> None:
    t = combat(has(party="fighter_y1_d:2 cleric_y1_a:1", traps="pendulum"), cards="fireball detect_evil")
    fight(t)
    t.finds(A=has(party="fighter_y1_d:3 cleric_y1_a:1"))
    fight(t)
    t.finds(A=has(party="cleric_y1_a:1", conquered=2))


@rule("DUN-14.14", "DUN-14.15", "DUN-16.08", "DUN-14.01")
def test_the_owner_chooses_order_and_attacks_as_the_step_goes_on() -> None:
    t = combat(has(party="fighter_y1_d thief_y1_d", lair="witch ghost"))
    fight(t, "send witch", "send ghost", "|")
    t.expect("A battle.attack", "attack ghost:haunt", "attack witch:bolt", "attack witch:sparks", n=2)
    t.play("A attack witch:sparks")
    t.expect("A battle.target", "target fighter_y1_d", "target thief_y1_d", because="witch")
    t.play("A target thief_y1_d")
    t.expect("A battle.target", "target fighter_y1_d", "target thief_y1_d", because="witch")
    t.play("A target fighter_y1_d")
    t.finds(A=has(party="fighter_y1_d:2 thief_y1_d:3", down="ghost witch", lair=""))


@rule("DUN-16.07")
def test_a_troll_eats_before_it_hits_harder() -> None:
    t = combat(has(party="fighter_y1_d", lair="troll", food=0))
    fight(t, "send troll")
    assert "monster_attacks A troll:club" in t.told()  # without food there is no choice


@rule("DUN-14.24", "DUN-14.25", "DUN-12.12", "DUN-16.13", "DUN-19.01", "DUN-19.03")
def test_after_the_fourth_round_survivors_leave_and_monsters_get_up() -> None:
    side = has(party="fighter_y2_d fighter_y2_c", lair="goblin", down="troll", traps="pendulum", prison="thief_y1_a")
    t = combat(side, round=4)
    fight(t, "send goblin")
    t.finds(A=has(party="", lair="goblin troll", down="", traps="pendulum", prison="thief_y1_a", conquered=1))
    s = t.match.state
    assert (s.year, s.season, s.combat_round) == (2, 0, 0)
    assert {COMBAT_CARDS[i].year for i in s.city} == {2}


@rule("DUN-1.02", "DUN-13.01")
def test_two_years_of_four_rounds_and_four_battles() -> None:
    match = new_match(GAME, 2, "shape")
    seen: list[tuple[int, int, int]] = []
    while not match.over:
        s = match.state
        now = (s.year, s.season, s.combat_round)
        if not seen or seen[-1] != now:
            seen.append(now)
        seat = match.waiting()[0]
        match.answer(match.ask_of(seat).options[0], seat)
    building = [(year, season) for year, season, fights in seen if not fights]
    assert building == [(year, season) for year in (1, 2) for season in range(4)]
    assert seen == sorted(seen)


# ---- spells that ask ----


@example("DUN-EX-X27")
@rule("DUN-17.05", "DUN-3.03", "DUN-14.13", "DUN-3.04")
@card("suggestion")
def test_suggestion_pay_or_withdraw() -> None:
    side = has(party="fighter_y1_d wizard_y1_a", lair="troll vampire", tiles="mint@2,0 2,1", food=1)
    t = combat(side, cards="suggestion")
    fight(t, "send troll", "send vampire", "|")
    t.expect("A suggestion", "pay vampire", "withdraw vampire", "withdraw troll", n=2)
    t.play("A pay vampire")
    t.finds(A=has(evil=7))
    assert "monster_withdrawn A troll" in t.told()
    t.expect("A battle.attack", "attack vampire:feast", "attack vampire:bite_and_fly")


@example("DUN-EX-X28")
@rule("DUN-17.01", "DUN-17.06", "DUN-14.13", "DUN-16.06")
@card("word_of_peace")
def test_word_of_peace_leaves_ghosts() -> None:
    t = combat(has(party="fighter_y1_b wizard_y1_d", lair="goblin ghost"), cards="word_of_peace")
    fight(t, "send goblin", "send ghost", "|")
    t.expect("A word-of-peace", "withdraw-all", "accept-evil")
    twin = t.fork()
    t.play("A withdraw-all")
    t.finds(A=has(lair="goblin", down="ghost", evil=4))  # only the conquest has moved the marker
    assert "adventurer_hurt A wizard_y1_d 2" in t.told()
    twin.play("A accept-evil")
    twin.finds(A=has(evil=7))


@rule("DUN-17.01", "DUN-17.06")
@pytest.mark.parametrize("spell", ["word_of_peace", "suggestion", "aura_of_fear"])
def test_spells_on_monsters_do_nothing_without_one(spell: str) -> None:
    t = combat(has(party="fighter_y1_d wizard_y1_a", lair="ghost"), cards=spell)
    fight(t, "send ghost")
    assert "monster_attacks A ghost:haunt" in t.told()


@rule("DUN-17.01", "DUN-17.09", "DUN-14.13")
@card("aura_of_fear")
def test_aura_of_fear_sends_one_home() -> None:
    side = has(party="fighter_y1_d wizard_y1_a", lair="troll goblin", tiles="mint@2,0 2,1")
    t = combat(side, cards="aura_of_fear")
    fight(t, "send troll", "send goblin", "|")
    t.expect("A spell.monster", "choose goblin", "choose troll", because="aura_of_fear")
    t.play("A choose troll")
    t.finds(A=has(lair="troll", down="goblin"))


@rule("DUN-17.09", "DUN-17.01")
@card("dimensional_gate")
def test_the_gate_knocks_one_out_unheard() -> None:
    side = has(party="fighter_y2_d wizard_y2_a", lair="golem goblin", tiles="mint@2,0 2,1")
    t = combat(side, year=2, cards="dimensional_gate")
    fight(t, "send golem", "send goblin", "|", "choose golem")
    t.finds(A=has(lair="", down="golem goblin"))


@rule("DUN-17.09", "DUN-17.01")
@card("metamorphosis")
def test_a_sheep_bleats_and_is_knocked_out() -> None:
    side = has(party="fighter_y2_d wizard_y2_a", lair="golem golem", tiles="mint@2,0 2,1")
    t = combat(side, year=2, cards="metamorphosis")
    fight(t, "send golem", "send golem", "|")
    t.expect("A battle.attack", "sheep golem", "attack golem:smash")
    t.play("A sheep golem")
    t.finds(A=has(lair="golem", down="golem", party="wizard_y2_a"))  # 1 + 4, and fatigue 3


@rule("DUN-14.11", "DUN-17.09")
@card("detect_treasure")
@pytest.mark.parametrize(
    ("goods", "left"),
    [
        (has(gold=3, food=3), has(gold=2, food=3)),
        (has(gold=1, food=1), has(gold=0, food=1)),
        (has(gold=0, food=3), has(gold=0, food=2)),
        (has(gold=0, food=1), has(gold=0, food=0)),
        (has(gold=0, food=0), has(gold=0, food=0)),
    ],
)
def test_detect_treasure_takes_the_dearest(goods: Side, left: Side) -> None:
    t = combat(has(party="fighter_y1_d wizard_y1_a", gold=goods.gold, food=goods.food), cards="detect_treasure")
    fight(t)
    t.finds(A=left)


@rule("DUN-14.12", "DUN-14.11")
def test_a_monster_can_kill_the_caster_of_a_slow_spell_in_time() -> None:
    t = combat(has(party="wizard_y1_a:1 fighter_y1_d", lair="goblin"), cards="detect_treasure")
    fight(t, "send goblin")
    assert "spell_cast A detect_treasure" not in t.told()
    t.finds(A=has(gold=3, prison="wizard_y1_a"))


@rule("DUN-14.11", "DUN-17.09")
@card("detect_treasure")
def test_detect_treasure_takes_a_trap_last() -> None:
    side = has(party="fighter_y1_d wizard_y1_a", gold=0, food=0, traps="pendulum fire_wall")
    t = combat(side, cards="detect_treasure")
    fight(t)
    t.expect("A traps.discard", "discard pendulum", "discard fire_wall")
    t.play("A discard pendulum")
    t.finds(A=has(traps="fire_wall"))


@rule("DUN-17.09", "DUN-14.09")
@card("fist_of_justice", "detect_evil", "locate_hoard", "jailbreak")
@pytest.mark.parametrize(
    ("spell", "year", "left"),
    [
        ("fist_of_justice", 1, has(imps=2)),
        ("detect_evil", 1, has(evil=6)),  # two more, and one less for the conquest
        ("locate_hoard", 2, has(gold=2, food=2)),
        ("jailbreak", 2, has(prison="")),
    ],
)
def test_slow_spells_harm_the_dungeon(spell: str, year: int, left: Side) -> None:
    side = has(party="fighter_y2_d wizard_y2_a", prison="thief_y1_a")
    cast = combat(side, year=year, cards=spell)
    fight(cast)
    cast.finds(A=left)
    ignored = combat(side, year=year, round=3, cards=spell)
    fight(ignored)
    ignored.finds(A=has(imps=3, gold=3, food=3, evil=4, prison="thief_y1_a"))
    assert [line for line in ignored.told() if line.startswith("fatigue A")]


@rule("DUN-18.06", "DUN-14.09")
def test_in_the_antimagic_room_only_fatigue_counts() -> None:
    t = combat(has(party="fighter_y2_d wizard_y2_a", tiles="antimagic_room@2,0 2,1"), year=2, cards="locate_hoard")
    fight(t)
    t.finds(A=has(gold=3, food=3, party="fighter_y2_d:2 wizard_y2_a", conquered=1))


@rule("DUN-17.07", "DUN-14.04")
def test_an_illusion_left_alone_ends_the_combat() -> None:
    side = has(party="wizard_y2_a:2", lair="vampire", tiles="2,0 2,1")
    t = combat(side, year=2, cards="illusion")
    fight(t, "send vampire", "|", "attack vampire:bite_and_fly", "target wizard_y2_a")
    t.finds(A=has(party="", fights=False, conquered=0, prison="wizard_y2_a"))


# ---- the paladin in combat ----


@rule("DUN-12.08", "DUN-3.06", "DUN-12.01", "DUN-10.05")
def test_the_paladin_joins_in_the_middle_of_the_battle() -> None:
    side = has(party="fighter_y1_d wizard_y1_a", evil=9, lair="troll")
    t = combat(side, cards="word_of_peace")
    fight(t, "send troll", "|", "accept-evil", "attack troll:club")
    told = t.told()
    assert told.index("paladin_came A paladin_y1") < told.index("monster_attacks A troll:club")
    assert "adventurer_hurt A paladin_y1 3" in told
    t.finds(paladin="A")


@rule("DUN-12.07", "DUN-14.26", "DUN-12.02", "DUN-12.10")
def test_the_paladin_moves_with_his_wounds_and_fights_again_in_the_same_round() -> None:
    t = combat(
        has(party="paladin_y1", evil=10, traps="pendulum"),
        B=has(party="fighter_y2_d", evil=10, traps="pendulum"),
        cards="suggestion",
    )
    fight(t)  # A's tile falls, his evil sinks to 9, and B at 10 is now above him
    told = t.told()
    assert told.index("paladin_came B paladin_y1") < told.index("battle_starts B cell-2-0")
    t.finds(paladin="B", A=has(party="", fights=False), B=has(conquered=1))
    assert t.dungeon("B").party[0].damage == 2 + 2


@rule("DUN-12.09")
def test_the_paladin_reopens_a_combat_from_the_next_round() -> None:
    t = combat(
        has(party="", evil=12),
        B=has(party="paladin_y1 fighter_y2_d", evil=12, traps="pendulum"),
        cards="fireball",
        starter="B",
    )
    t.play("B done")
    told = t.told()
    assert "paladin_came A paladin_y1" in told
    assert "battle_starts A cell-2-0" not in told[: told.index("paladin_came A paladin_y1") + 2]
    t.finds(paladin="A", A=has(fights=True, party="paladin_y1:1"))
    t.play("B done")
    assert "battle_starts A cell-2-0" in t.told()


@rule("DUN-12.09")
def test_in_the_fourth_round_nothing_is_reopened() -> None:
    t = combat(
        has(party="", evil=12),
        B=has(party="paladin_y1 fighter_y2_d", evil=12, traps="pendulum"),
        round=4,
        starter="B",
    )
    t.play("B done")
    assert "battle_starts A cell-2-0" not in t.told()
    assert t.match.state.year == 2


@rule("DUN-12.11", "DUN-12.06", "DUN-20.03")
def test_a_caught_paladin_takes_no_further_part() -> None:
    t = combat(has(party="paladin_y1:2", evil=12, lair="troll"), B=has(party="fighter_y2_d", evil=13, traps="pendulum"))
    t.match.state.dungeons[1].evil = 12
    fight(t, "send troll", "|", "attack troll:club")
    t.finds(A=has(prison="paladin_y1", fights=False), paladin="gone")
    assert t.part("A", "prisoners") == 5


@rule("DUN-14.27")
def test_poison_follows_the_paladin() -> None:
    t = combat(
        has(party="paladin_y1:2", evil=10, traps="poisoned_dart"),
        B=has(party="fighter_y2_d", evil=10, traps="pendulum"),
        cards="fireball",
    )
    fight(t, "set-trap poisoned_dart")
    t.finds(B=has(prison="paladin_y1"), paladin="gone", A=has(prison=""))


@rule("DUN-17.07", "DUN-12.10")
def test_an_illusion_does_not_wait_for_a_paladin() -> None:
    t = combat(
        has(party="illusory_adventurer paladin_y2", evil=10, traps="pendulum"),
        B=has(party="fighter_y2_d", evil=10, traps="pendulum"),
        year=2,
        cards="stone_skin",
    )
    t.match.state.dungeons[0].party[0].bonus = 3
    fight(t)
    t.finds(paladin="B", A=has(party="", fights=False))


# ---- what is told, and two rulings ----


@rule("DUN-16.05", "DUN-14.18")
def test_a_slime_that_holds_is_not_told_as_an_attacker() -> None:
    holds = combat(has(party="fighter_y2_d cleric_y1_d:1", lair="slime"))
    fight(holds, "send slime", "|", "attack slime:hold")
    assert "monster_holds A slime:hold" in holds.told()
    assert not [line for line in holds.told() if line.startswith(("monster_attacks A", "healed A"))]
    drips = combat(has(party="fighter_y2_d cleric_y1_d:1", lair="slime"))
    fight(drips, "send slime", "|", "attack slime:drip")
    assert "monster_attacks A slime:drip" in drips.told()
    assert "healed A 2" in drips.told()


@rule("DUN-14.24")
def test_survivors_of_the_fourth_round_are_seen_off() -> None:
    t = combat(has(party="fighter_y2_d", traps="pendulum"), round=4)
    t.play("A done", "B done")
    assert "survivors_left A fighter_y2_d" in t.told()
    assert t.told().index("tile_conquered A cell-2-0") < t.told().index("survivors_left A fighter_y2_d")
    caught = combat(has(party="fighter_y1_a:2", traps="pendulum"), round=4)
    caught.play("A done", "B done")
    assert not [line for line in caught.told() if line.startswith("survivors_left A")]


@rule("DUN-17.03", "DUN-14.19")
@card("magic_shield")
def test_fatigue_that_the_shield_takes_is_told() -> None:
    t = combat(has(party="wizard_y1_a", traps="pendulum"), cards="magic_shield")
    fight(t)
    told = t.told()
    assert told.index("fatigue A 1") < told.index("shield_absorbed A wizard_y1_a")
    assert not [line for line in told if line.startswith("adventurer_hurt A")]
    weak = combat(has(party="fighter_y1_d", traps="pendulum"), cards="magic_shield")
    fight(weak)
    assert "adventurer_hurt A fighter_y1_d 1" in weak.told()
    assert not [line for line in weak.told() if line.startswith("shield_absorbed")]


@rule("DUN-14.16", "DUN-17.04", "DUN-16.06")
def test_priests_heal_after_a_ghost_that_met_only_an_invisible_wizard() -> None:
    """An attack that hurts nobody is an attack; a ghost without anybody behind the first makes none (DUN-14.18)."""
    t = combat(has(party="cleric_y1_d:2 wizard_y1_a", lair="ghost"), cards="invisibility")
    fight(t, "send ghost")
    t.finds(A=has(party="cleric_y1_d wizard_y1_a", down="ghost"))
    assert "healed A 2" in t.told()
    alone = combat(has(party="cleric_y1_d:2", lair="ghost"), cards="invisibility")
    fight(alone, "send ghost")
    alone.finds(A=has(party="cleric_y1_d:2", down="ghost"))


@rule("DUN-16.09", "DUN-14.15")
@card("vampire")
def test_a_vampire_between_priests_comes_home_and_bites_whoever_is_none() -> None:
    """In its own shape it comes home even unfed; with anybody but priests about it must attack."""
    t = combat(has(party="cleric_y1_a cleric_y1_d thief_y1_a:2", lair="vampire", traps="fire_wall"))
    fight(t, "send vampire", "|", "attack vampire:feast")
    t.finds(A=has(prison="thief_y1_a", down="vampire", lair=""))
    only = combat(has(party="cleric_y1_a cleric_y1_d", lair="vampire"))
    fight(only, "send vampire")
    only.finds(A=has(down="", lair="vampire"))
    assert not [line for line in only.told() if line.startswith("healed A")]


@rule("DUN-16.09", "DUN-17.09")
@card("metamorphosis")
def test_a_vampire_in_the_shape_of_a_sheep_does_not_come_home() -> None:
    t = combat(has(party="cleric_y2_d wizard_y2_a", lair="vampire"), year=2, cards="metamorphosis")
    fight(t, "send vampire")
    t.finds(A=has(down="vampire", lair=""))
    assert "monster_attacks A sheep" in t.told()
