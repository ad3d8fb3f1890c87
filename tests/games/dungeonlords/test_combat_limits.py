"""Combat just inside and just outside each rule: what is paid, who acts, who is spared, the second of two."""

from dataclasses import replace

import pytest

from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.data.cards import ATTACK_IDS, COMBAT_CARD_IDS, MONSTERS, ROOM_IDS, TUNNEL
from podziemia.games.dungeonlords.data.lessons import LESSON_IDS
from podziemia.games.dungeonlords.rules.battle import NO_CARD, Battle
from podziemia.games.dungeonlords.rules.setup import set_up
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from podziemia.kernel.zones import census
from tests.games.dungeonlords.table import DungeonTable, Side, adventurer, cells, combat, fight, has, line, table
from tests.support import card, rule

TOUGH = "fighter_y2_d"
"""Eight hit points: nothing fells him in a round."""


def battle(party: str, year: int = 2, tile: str = "", spell: str = "stone_skin", round: int = 1) -> Battle:
    room = ROOM_IDS.index(tile) if tile else TUNNEL
    return Battle(year, [adventurer(text) for text in party.split()], room, COMBAT_CARD_IDS.index(spell), round)


def told_of(t: DungeonTable, *whats: str) -> list[str]:
    return [text for text in t.told() if text.startswith(whats)]


# ---- planning ----


@rule("DUN-13.08", "DUN-18.04")
@pytest.mark.parametrize(
    ("trap", "year", "one", "both"),
    [
        ("cursed_ring", 2, has(gold=1), has(gold=2)),
        ("poisoned_meal", 2, has(food=3), has(food=4)),
        ("kamikaze_imp", 2, has(imps=1), has(imps=2)),
    ],
)
def test_two_traps_of_the_labyrinth_are_paid_one_by_one(trap: str, year: int, one: Side, both: Side) -> None:
    def planned(goods: Side) -> DungeonTable:
        side = has(
            party=TOUGH, traps=f"{trap} {trap}", tiles="labyrinth@2,0 2,1",
            gold=goods.gold, food=goods.food, imps=goods.imps,
        )  # fmt: skip
        t = combat(side, year=year)
        t.play(f"A set-trap {trap}")
        return t

    planned(one).expect("A plan.commit", "done")
    planned(both).expect("A plan.commit", f"set-trap {trap}", "done")


@rule("DUN-13.08", "DUN-14.05", "DUN-15.05", "DUN-15.06", "DUN-15.09", "DUN-13.06")
@pytest.mark.parametrize(
    ("trap", "year", "tile", "cost"),
    [
        ("cursed_ring", 1, "", has(gold=1)),
        ("cursed_ring", 1, "hatchery", has(gold=2)),
        ("fire_wall", 1, "", has()),
        ("fire_wall", 1, "hatchery", has(gold=1)),
        ("fire_wall", 2, "labyrinth", has()),
        ("poisoned_meal", 1, "", has(food=1)),
        ("poisoned_meal", 2, "", has(food=2)),
        ("kamikaze_imp", 1, "", has(imps=1)),
        ("kamikaze_imp", 2, "chapel", has(imps=1, gold=1)),
    ],
)
def test_what_a_trap_costs(trap: str, year: int, tile: str, cost: Side) -> None:
    """With just enough of everything it is set and paid; with one less of anything it is not offered."""
    tiles = f"{tile}@2,0 2,1" if tile else "2,0 2,1"
    goods = (cost.gold or 0, cost.food or 0, cost.imps or 0)

    def planned(gold: int, food: int, imps: int) -> DungeonTable:
        side = has(party=f"{TOUGH} fighter_y2_c", traps=trap, tiles=tiles, gold=gold, food=food, imps=imps)
        return combat(side, year=year)

    t = planned(*goods)
    fight(t, f"set-trap {trap}")
    t.finds(A=has(gold=0, food=0, imps=0, traps=""))
    assert told_of(t, "trap_sprung A") == [f"trap_sprung A {trap}"]
    for i, n in enumerate(goods):
        if n:
            short = planned(*[have - (i == j) for j, have in enumerate(goods)])
            short.expect("A plan.commit", "done")


@rule("DUN-13.07", "DUN-23.01")
def test_who_holds_a_trap_is_asked_though_he_can_set_none() -> None:
    t = combat(has(party=TOUGH, traps="cursed_ring", gold=0))
    t.expect("A plan.commit", "done")
    without = combat(has(party=TOUGH, gold=0))
    assert without.asked() == ("B", "plan.commit")


@rule("DUN-18.04", "DUN-14.05")
def test_two_traps_alike_are_revealed_one_by_one() -> None:
    t = combat(has(party=TOUGH, traps="fire_wall fire_wall", tiles="labyrinth@2,0 2,1"), year=2)
    fight(t, "set-trap fire_wall", "set-trap fire_wall", "|")
    t.expect("A battle.trap", "reveal fire_wall")
    before = t.match.state.shown
    t.play("A reveal fire_wall")
    assert t.match.state.shown > before
    t.finds(A=has(traps="", gold=3))
    assert t.dungeon("A").party[0].damage == 2 + 2 + 3


@rule("DUN-13.03", "DUN-13.09")
def test_the_plan_is_laid_aside_after_the_battle() -> None:
    t = combat(has(party=TOUGH, lair="ghost", traps="fire_wall"), B=has(party=TOUGH, lair="witch", traps="pendulum"))
    t.play("A set-trap fire_wall", "A send ghost", "A done", "B send witch", "B done")
    assert t.asked() == ("B", "battle.attack")
    assert [t.dungeon(letter).done for letter in "AB"] == [True, False]
    assert (t.dungeon("A").plan_units, t.dungeon("A").plan_traps) == ([], [])
    t.finds(A=has(lair="", down="ghost", traps=""))


@rule("DUN-13.10", "DUN-14.04")
def test_a_prisoner_lost_is_not_won_back() -> None:
    t = combat(has(party=TOUGH, tiles="x2,0 x2,1", prison="thief_y1_a cleric_y1_a"), round=4)
    t.play("A free cleric_y1_a")
    t.finds(A=has(prison="thief_y1_a"))
    assert len(t.match.state.discarded_heroes) == 1
    empty = combat(has(party=TOUGH, tiles="x2,0 x2,1"), round=4)
    assert empty.asked() == ("B", "plan.commit")


@rule("DUN-12.10", "DUN-12.07", "DUN-14.04")
def test_a_battle_whose_paladin_was_called_away_is_not_fought() -> None:
    """A's wizard casts Detect Evil before B has fought: the paladin leaves B, whose troll goes home unhurt."""
    t = combat(
        has(party="wizard_y1_a fighter_y1_d", evil=10, traps="pendulum"),
        B=has(party="paladin_y1", evil=10, lair="troll", traps="fire_wall"),
        cards="detect_evil",
    )
    t.play("A done", "B send troll", "B set-trap fire_wall", "B done")
    t.finds(paladin="A", B=has(party="", fights=False, lair="troll", down="", traps="fire_wall", conquered=0))
    assert not told_of(t, "battle_starts B")


@rule("DUN-12.09")
def test_a_reopened_combat_has_no_battle_in_the_same_round() -> None:
    t = combat(
        has(party="", evil=12),
        B=has(party=f"paladin_y1 {TOUGH}", evil=12, traps="pendulum"),
        cards="fireball",
        starter="B",
    )
    t.play("B done")
    assert told_of(t, "battle_starts") == ["battle_starts B cell-2-0"]
    assert t.sees()["dungeons"][0]["fights"]


@rule("DUN-12.01", "DUN-12.09")
def test_before_the_combat_the_paladin_opens_none() -> None:
    t = table(A=has(evil=9, food=0), slots={"get_food": "-A-"})
    t.play("A act get_food")
    t.finds(A=has(party="paladin_y1", fights=False))


@rule("DUN-13.03", "DUN-14.23")
def test_the_way_to_the_nearest_tile_leads_over_every_conquered_one() -> None:
    t = combat(has(party=TOUGH, tiles="x2,0 x1,0 x3,0 0,0 4,0 x2,1 x2,2 2,3"))
    t.expect("A plan.tile", *cells("tile", "0,0 4,0"))
    far = combat(has(party=TOUGH, tiles="x2,0 x2,1 x2,2 1,2 3,2 2,3 0,2"))
    far.expect("A plan.tile", *cells("tile", "1,2 3,2 2,3"))


@rule("DUN-13.05", "DUN-1.08")
def test_a_ghost_takes_no_monsters_place() -> None:
    t = combat(has(party=TOUGH, lair="ghost goblin troll"))
    t.play("A send ghost")
    t.expect("A plan.commit", "send goblin", "send troll", "done")


# ---- traps ----


@rule("DUN-15.07", "DUN-15.08")
@card("poisoned_dart", "antimagic_dart")
@pytest.mark.parametrize("trap", ["poisoned_dart", "antimagic_dart"])
def test_a_dart_hits_whom_it_is_thrown_at(trap: str) -> None:
    t = combat(has(party=f"{TOUGH} fighter_y2_c", traps=trap), year=2, cards="stone_skin")
    fight(t, f"set-trap {trap}", "|")
    t.expect("A battle.target", f"target {TOUGH}", "target fighter_y2_c", because=trap)
    t.play("A target fighter_y2_c")
    poison = 2 if trap == "poisoned_dart" else 0
    t.finds(A=has(party=f"{TOUGH}:1 fighter_y2_c:{1 + poison}"))


@rule("DUN-14.22", "DUN-17.04", "DUN-17.03", "DUN-15.07")
@pytest.mark.parametrize("spell", ["invisibility", "magic_shield", "fireball"])
def test_nothing_prevents_the_poison(spell: str) -> None:
    t = combat(has(party=f"{TOUGH} wizard_y1_d", traps="poisoned_dart"), cards=spell)
    fight(t, "set-trap poisoned_dart", "|", "target wizard_y1_d")
    assert [a.damage for a in t.dungeon("A").party if a.kind() == 3] == [3]


@rule("DUN-14.22", "DUN-14.24")
def test_poison_that_fells_the_last_ends_the_combat_once() -> None:
    t = combat(has(party="fighter_y1_a:1", traps="poisoned_dart"), cards="invisibility")
    fight(t, "set-trap poisoned_dart")
    t.finds(A=has(party="", prison="fighter_y1_a", fights=False, conquered=1))
    assert told_of(t, "combat_won") == ["combat_won A"]


@rule("DUN-14.27", "DUN-12.09")
def test_poison_ends_a_combat_that_the_paladin_has_just_reopened() -> None:
    a, c = has(party="paladin_y1:2", evil=10, traps="poisoned_dart"), has(party=TOUGH, traps="pendulum")
    t = combat(a, B=has(party="", evil=10), C=c, cards="fireball")
    t.play("A set-trap poisoned_dart", "A done", "C done")
    t.finds(B=has(prison="paladin_y1", fights=False, party=""), paladin="gone")
    assert told_of(t, "combat_won") == ["combat_won B", "combat_won A"]


@rule("DUN-14.22")
def test_poison_does_not_pass_to_others() -> None:
    t = combat(has(party=f"fighter_y1_a:1 {TOUGH}", traps="poisoned_dart", lair="troll"), cards="invisibility")
    fight(t, "set-trap poisoned_dart", "send troll", "|", "target fighter_y1_a", "attack troll:club")
    t.finds(A=has(party=TOUGH, prison="fighter_y1_a"))


@rule("DUN-14.06", "DUN-14.07")
def test_only_points_that_were_disarmed_are_told() -> None:
    thief = combat(has(party=f"{TOUGH} thief_y1_b", traps="rolling_stone"))
    fight(thief, "set-trap rolling_stone")
    assert told_of(thief, "disarmed A") == ["disarmed A rolling_stone 2"]
    none = combat(has(party=TOUGH, traps="rolling_stone"))
    fight(none, "set-trap rolling_stone")
    assert not told_of(none, "disarmed A")
    door = combat(has(party=f"{TOUGH} thief_y1_b", traps="trap_door"))
    fight(door, "set-trap trap_door")
    assert not told_of(door, "adventurer_hurt A", "shield_absorbed A")


@rule("DUN-12.11", "DUN-12.01")
def test_only_the_capture_of_the_paladin_keeps_him_away() -> None:
    t = combat(has(party=f"fighter_y1_a:2 {TOUGH}", evil=9, traps="pendulum"))
    fight(t)
    t.finds(A=has(prison="fighter_y1_a"), paladin="")


@rule("DUN-15.08", "DUN-18.04", "DUN-18.06")
@card("antimagic_dart")
@pytest.mark.parametrize("targets", [("wizard_y2_d", "cleric_y2_d"), ("cleric_y2_d", "wizard_y2_d")])
def test_two_darts_take_magic_and_healing(targets: tuple[str, str]) -> None:
    side = has(party="wizard_y2_d cleric_y2_d", lair="golem", traps="antimagic_dart antimagic_dart")
    t = combat(replace(side, tiles="labyrinth@2,0 2,1"), year=2, cards="locate_hoard")
    fight(t, "set-trap antimagic_dart", "set-trap antimagic_dart", "send golem", "|", "reveal antimagic_dart")
    t.play(*[f"A target {target}" for target in targets])
    assert not told_of(t, "healed A", "spell_cast A")
    plain = combat(side, year=2, cards="locate_hoard")
    fight(plain, "set-trap antimagic_dart", "send golem", "|", f"target {targets[0]}")
    assert len(told_of(plain, "healed A", "spell_cast A")) == 1
    silent = combat(replace(side, tiles="antimagic_room@2,0 2,1"), year=2, cards="locate_hoard")
    fight(silent, "set-trap antimagic_dart", "|", "target cleric_y2_d")
    assert not told_of(silent, "spell_cast A")


# ---- monsters ----


@rule("DUN-14.14", "DUN-14.15", "DUN-16.10", "DUN-16.09", "DUN-16.13")
@pytest.mark.parametrize("attack", ATTACK_IDS)
def test_every_attack_by_its_name(attack: str) -> None:
    """Told as what it is; the bites that return and the golem come home, all others are knocked out."""
    monster, _, name = attack.partition(":")
    t = combat(has(party=f"fighter_y2_c {TOUGH}", lair=monster, food=1), year=2)
    fight(t, f"send {monster}", "|")
    if len(next(m for m in MONSTERS if m.id == monster).attacks) > 1:
        t.play(f"A attack {attack}")
    while t.asked() == ("A", "battle.target"):
        t.play(f"A target {TOUGH}")
    assert told_of(t, "monster_attacks A", "monster_holds A")[0].endswith(attack)
    home = name in ("bite_and_fly", "smash")
    t.finds(A=has(lair=monster if home else "", down="" if home else monster, food=0 if name == "fed_club" else 1))


@rule("DUN-16.07")
@pytest.mark.parametrize(
    ("food", "attacks"), [(1, {"troll:club", "troll:fed_club"}), (2, {"troll:club", "troll:fed_club"})]
)
def test_one_food_feeds_a_troll(food: int, attacks: set[str]) -> None:
    t = combat(has(party=TOUGH, lair="troll", food=food))
    fight(t, "send troll", "|")
    assert t.offers("attack") == attacks


@rule("DUN-14.15", "DUN-16.06", "DUN-1.08")
def test_two_ghosts_without_a_victim_are_both_knocked_out() -> None:
    t = combat(has(party=TOUGH, lair="ghost ghost"))
    fight(t, "send ghost", "send ghost")
    t.finds(A=has(lair="", down="ghost ghost"))


@rule("DUN-14.04", "DUN-14.15")
def test_whoever_was_not_needed_stays_ready() -> None:
    side = has(party="fighter_y1_a", lair="troll goblin", tiles="mint@2,0 2,1", food=0)
    t = combat(side)
    fight(t, "send troll", "send goblin", "|", "attack troll:club")
    t.finds(A=has(lair="goblin", down="troll", prison="fighter_y1_a", fights=False, conquered=0))
    assert not told_of(t, "fatigue A", "conquering_skipped A")


@rule("DUN-16.09", "DUN-14.13")
def test_a_vampire_that_comes_home_is_told() -> None:
    t = combat(has(party="cleric_y1_d", lair="vampire ghost"))
    fight(t, "send vampire", "send ghost")
    assert told_of(t, "monster_withdrawn A", "monster_knocked_out A") == [
        "monster_withdrawn A vampire",
        "monster_knocked_out A ghost",
    ]


@rule("DUN-18.02", "DUN-17.09")
@card("sheep")
@pytest.mark.parametrize(("spell", "wound"), [("metamorphosis", 1), ("stone_skin", 2), ("locate_hoard", 3)])
def test_the_training_room_makes_a_goblin_stronger_and_a_sheep_not(spell: str, wound: int) -> None:
    side = has(party=f"{TOUGH} wizard_y2_a", lair="goblin", tiles="training_room@2,0 2,1")
    t = combat(side, year=2, cards=spell)
    fight(t, "send goblin")
    assert told_of(t, "adventurer_hurt A")[0] == f"adventurer_hurt A {TOUGH} {wound}"


@rule("DUN-14.02", "DUN-15.03", "DUN-16.03")
def test_every_wound_is_told_once() -> None:
    t = combat(has(party=f"{TOUGH} fighter_y2_c fighter_y2_b", traps="fire_wall", lair="slime"), cards="invisibility")
    fight(t, "set-trap fire_wall", "send slime", "|", "attack slime:drip")
    heroes = (TOUGH, "fighter_y2_c", "fighter_y2_b")
    burnt = [f"adventurer_hurt A {hero} {n}" for hero, n in zip(heroes, (1, 1, 2), strict=True)]
    assert told_of(t, "adventurer_hurt A") == burnt + [f"adventurer_hurt A {hero} 1" for hero in heroes]


@rule("DUN-16.01", "DUN-16.04", "DUN-18.02")
def test_only_the_goblin_goes_on() -> None:
    t = combat(has(party=f"fighter_y2_a:4 {TOUGH}", lair="troll", tiles="training_room@2,0 2,1", food=0), year=2)
    fight(t, "send troll")
    t.finds(A=has(prison="fighter_y2_a", party=f"{TOUGH}:3"))  # fatigue alone


@rule("DUN-16.08", "DUN-17.07")
def test_the_second_spark_is_not_thrown_at_an_illusion_alone() -> None:
    t = combat(has(party="wizard_y2_a:3", lair="witch"), year=2, cards="illusion")
    fight(t, "send witch", "|", "attack witch:sparks", "target wizard_y2_a")
    t.finds(A=has(party="", prison="wizard_y2_a", fights=False, down="witch"))
    assert not told_of(t, "adventurer_hurt A illusory_adventurer")


@rule("DUN-16.08", "DUN-16.02")
def test_both_sparks_may_hit_the_same() -> None:
    t = combat(has(party=f"{TOUGH} fighter_y2_c", lair="witch"), cards="invisibility")
    fight(t, "send witch", "|", "attack witch:sparks", "target fighter_y2_c", "target fighter_y2_c")
    t.finds(A=has(party=f"{TOUGH} fighter_y2_c:2"))


# ---- spells ----


@rule("DUN-14.09")
def test_the_magic_of_several_adds_up() -> None:
    assert battle("wizard_y1_a wizard_y1_c", 1, spell="fireball", round=2).casts(fast=False)
    assert not battle("wizard_y1_a wizard_y1_c", 1, spell="fireball", round=3).casts(fast=False)


@rule("DUN-22.01")
def test_without_cards_nobody_casts() -> None:
    b = Battle(1, [adventurer("wizard_y1_d")], TUNNEL, NO_CARD, 1)
    assert not b.casts(fast=True)
    assert not b.casts(fast=False)


@rule("DUN-17.04")
@card("invisibility")
def test_invisible_wizards_keep_their_order() -> None:
    b = battle("wizard_y1_a thief_y1_a wizard_y1_b fighter_y1_a", 1, spell="invisibility")
    b.cast_on_party()
    assert line(b.line) == "thief_y1_a fighter_y1_a wizard_y1_a wizard_y1_b"


@rule("DUN-17.03")
@card("magic_shield")
def test_the_shield_takes_one_point_of_a_blow_and_is_told_once() -> None:
    t = combat(has(party=f"{TOUGH} wizard_y1_a", lair="troll"), cards="magic_shield")
    fight(t, "send troll", "|", "attack troll:club")
    assert told_of(t, "shield_absorbed A", "adventurer_hurt A") == [
        f"shield_absorbed A {TOUGH}", f"adventurer_hurt A {TOUGH} 2", f"adventurer_hurt A {TOUGH} 1",
    ]  # fmt: skip
    weak = combat(has(party=f"{TOUGH} wizard_y1_a", lair="slime"), cards="magic_shield")
    fight(weak, "send slime", "|", "attack slime:drip")
    assert told_of(weak, "shield_absorbed A") == [f"shield_absorbed A {TOUGH}"]
    weak.finds(A=has(party=f"{TOUGH}:1 wizard_y1_a:1"))


@rule("DUN-17.09")
@card("stone_skin")
def test_a_blow_that_the_skin_takes_whole_is_not_told_as_a_wound() -> None:
    t = combat(has(party=f"{TOUGH} wizard_y2_a", lair="slime"), year=2, cards="stone_skin")
    fight(t, "send slime", "|", "attack slime:drip")
    assert told_of(t, "adventurer_hurt A", "shield_absorbed A") == [f"adventurer_hurt A {TOUGH} 1"]  # the fatigue


@rule("DUN-17.08")
@card("create_food")
def test_created_food_saves_the_first_from_the_last_blow() -> None:
    t = combat(has(party=f"wizard_y2_a:2 {TOUGH}", lair="goblin"), year=2, cards="create_food")
    fight(t, "send goblin")
    told = told_of(t, "adventurer_hurt A", "fatigue A", "adventurer_caught A")
    assert told[:3] == ["adventurer_hurt A wizard_y2_a 2", "fatigue A 2", "adventurer_hurt A wizard_y2_a 1"]
    assert told[-1] == "adventurer_caught A wizard_y2_a"


@rule("DUN-17.09")
@card("blind_rage")
@pytest.mark.parametrize(
    ("monster", "moves", "wounds"),
    [
        ("dragon", [], "2 0"),
        ("slime", ["attack slime:drip"], "1 0"),
        ("slime", ["attack slime:hold"], "0 0"),
        ("vampire", ["attack vampire:feast"], "3 0"),
        ("witch", ["attack witch:sparks"], "2 0"),
        ("demon", [], "7 0"),
        ("ghost", [], "0 2"),
    ],
)
def test_in_blind_rage_everything_but_a_ghost_strikes_the_first(monster: str, moves: list[str], wounds: str) -> None:
    """The trap door keeps fatigue away. The first is a priest: the vampire does not mind."""
    side = has(party="cleric_y2_d wizard_y2_d", lair=monster, traps="cursed_ring")
    t = combat(side, year=2, cards="blind_rage")
    fight(t, f"send {monster}", "set-trap cursed_ring", "|", *moves)
    hurt = [told_of(t, f"adventurer_hurt A {hero} ")[1:] for hero in ("cleric_y2_d", "wizard_y2_d")]
    assert [sum([int(text.split()[-1]) for text in of_one]) for of_one in hurt] == [int(n) for n in wounds.split()]


@rule("DUN-17.09", "DUN-16.09", "DUN-16.06")
@card("blind_rage")
def test_in_blind_rage_a_vampire_attacks_priests_and_a_ghost_still_needs_a_second() -> None:
    side = has(party="cleric_y2_d paladin_y2", lair="vampire", evil=9)
    t = combat(side, year=2, cards="blind_rage")
    fight(t, "send vampire", "|")
    t.expect("A battle.attack", "attack vampire:feast", "attack vampire:bite_and_fly")
    alone = combat(has(party="paladin_y2", lair="ghost", evil=9), year=2, cards="blind_rage")
    fight(alone, "send ghost")
    assert not told_of(alone, "monster_attacks A")
    calm = combat(has(party="cleric_y2_d", lair="vampire"), year=2, cards="blind_rage")
    fight(calm, "send vampire")  # nobody casts: the priest alone is safe
    calm.finds(A=has(lair="vampire", down=""))


@rule("DUN-17.05", "DUN-14.13")
@card("suggestion")
def test_suggestion_one_monster_after_the_other() -> None:
    side = has(party=f"{TOUGH} wizard_y1_a", lair="troll goblin ghost", tiles="mint@2,0 2,1", food=3)
    t = combat(side, cards="suggestion")
    fight(t, "send troll", "send goblin", "send ghost", "|")
    t.expect("A suggestion", "pay troll", "pay goblin", "withdraw troll", "withdraw goblin", n=2, because="suggestion")
    t.play("A pay troll")
    t.expect("A suggestion", "pay goblin", "withdraw goblin", n=1)
    t.play("A withdraw goblin")
    t.finds(A=has(food=1, lair="goblin"))
    assert told_of(t, "monster_paid A") == ["monster_paid A troll"]
    t.expect("A battle.attack", "attack ghost:haunt", "attack troll:club", "attack troll:fed_club")


@rule("DUN-17.06", "DUN-14.13")
@card("word_of_peace")
def test_at_a_word_of_peace_all_monsters_go() -> None:
    side = has(party=f"{TOUGH} wizard_y1_a", lair="troll goblin", tiles="mint@2,0 2,1")
    t = combat(side, cards="word_of_peace")
    fight(t, "send troll", "send goblin", "|")
    assert t.ask.because == "word_of_peace"
    t.play("A withdraw-all")
    t.finds(A=has(lair="goblin troll", down=""))
    assert "evil_gained A word_of_peace 2" not in t.told()


@rule("DUN-17.01", "DUN-17.09")
@pytest.mark.parametrize("spell", ["dimensional_gate", "metamorphosis"])
def test_spells_of_the_second_year_need_a_monster_too(spell: str) -> None:
    t = combat(has(party=f"{TOUGH} wizard_y2_a", lair="ghost"), year=2, cards=spell)
    fight(t, "send ghost")
    assert told_of(t, "monster_attacks A") == ["monster_attacks A ghost:haunt"]
    many = combat(
        has(party=f"{TOUGH} wizard_y2_a", lair="golem slime ghost", tiles="mint@2,0 2,1"), year=2, cards=spell
    )
    fight(many, "send golem", "send slime", "send ghost", "|")
    many.expect("A spell.monster", "choose slime", "choose golem", because=spell)


@rule("DUN-17.09")
@card("metamorphosis")
def test_only_one_of_two_becomes_a_sheep() -> None:
    side = has(party=f"{TOUGH} wizard_y2_a", lair="slime goblin", tiles="mint@2,0 2,1")
    t = combat(side, year=2, cards="metamorphosis")
    fight(t, "send slime", "send goblin", "|", "choose slime")
    t.expect("A battle.attack", "sheep slime", "attack goblin:strike")
    t.play("A attack goblin:strike")
    t.finds(A=has(down="goblin slime"))
    assert told_of(t, "monster_attacks A") == ["monster_attacks A goblin:strike", "monster_attacks A sheep"]


@rule("DUN-17.09")
@card("jailbreak")
def test_the_owner_chooses_whom_a_jailbreak_frees() -> None:
    side = has(party=f"{TOUGH} wizard_y2_a", prison="thief_y1_a cleric_y1_a")
    t = combat(side, year=2, cards="jailbreak")
    fight(t)
    t.expect("A prisoner", "free thief_y1_a", "free cleric_y1_a", because="jailbreak")
    t.play("A free thief_y1_a")
    t.finds(A=has(prison="cleric_y1_a"))
    empty = combat(has(party=f"{TOUGH} wizard_y2_a"), year=2, cards="jailbreak")
    fight(empty)
    assert "spell_cast A jailbreak" in empty.told()


@rule("DUN-17.09")
@card("locate_hoard", "fist_of_justice", "detect_evil")
@pytest.mark.parametrize(
    ("spell", "year", "told"),
    [
        ("locate_hoard", 2, ["food_lost A locate_hoard 1"]),
        ("fist_of_justice", 1, []),
        ("detect_evil", 1, ["evil_gained A detect_evil 1", "evil_lost A conquest 1"]),
    ],
)
def test_who_has_nothing_loses_nothing(spell: str, year: int, told: list[str]) -> None:
    side = has(party=f"{TOUGH} wizard_y2_a", gold=0, food=1, imps=0, evil=14)
    t = combat(side, year=year, cards=spell)
    t.match.state.paladin = -2
    fight(t)
    found = told_of(t, "gold_lost A", "food_lost A", "imps_lost A", "evil_gained A", "evil_lost A")
    assert [text for text in found if "conquest" not in text or spell == "detect_evil"] == told
    t.finds(A=has(gold=0, imps=0))


@rule("DUN-17.09")
@card("regeneration")
def test_regeneration_heals_one_and_wholly() -> None:
    t = combat(has(party=f"{TOUGH} wizard_y2_d:5 thief_y2_d:2", traps="trap_door"), year=2, cards="regeneration")
    fight(t, "set-trap trap_door")
    t.finds(A=has(party=f"{TOUGH} wizard_y2_d thief_y2_d:2"))  # the thief has disarmed the door


@rule("DUN-14.01", "DUN-14.11", "DUN-14.16")
def test_a_slow_spell_comes_before_healing() -> None:
    """Regeneration takes the first of the wounded, and the priest goes on with the next."""
    side = has(party=f"{TOUGH}:1 thief_y2_d:4 cleric_y2_b wizard_y2_a", lair="slime", traps="trap_door")
    t = combat(side, year=2, cards="regeneration")
    fight(t, "send slime", "set-trap trap_door", "|", "attack slime:drip")
    t.finds(A=has(party=f"{TOUGH} thief_y2_d:3 cleric_y2_b:1 wizard_y2_a:1"))


# ---- healing and conquering ----


@rule("DUN-14.16", "DUN-14.17")
def test_several_priests_heal_together_but_not_more_than_there_is() -> None:
    t = combat(has(party=f"{TOUGH} cleric_y1_a cleric_y1_b", lair="troll"), cards="invisibility")
    fight(t, "send troll", "|", "attack troll:club")
    assert told_of(t, "healed A") == ["healed A 3"]
    t.finds(A=has(party=f"{TOUGH} cleric_y1_a cleric_y1_b"))
    little = combat(has(party=f"{TOUGH} cleric_y1_a cleric_y1_d", lair="goblin"), cards="invisibility")
    fight(little, "send goblin")
    assert told_of(little, "healed A") == ["healed A 2"]


@rule("DUN-14.20", "DUN-14.21", "DUN-14.19")
def test_a_conquest_makes_nicer_and_a_skipped_one_does_not() -> None:
    t = combat(has(party=TOUGH, lair="slime", evil=5), cards="fireball")
    fight(t)
    assert "evil_lost A conquest 1" in t.told()
    t.finds(A=has(evil=4, conquered=1))
    held = combat(has(party=TOUGH, lair="slime", evil=5), cards="fireball")
    fight(held, "send slime", "|", "attack slime:hold")
    held.finds(A=has(evil=5, conquered=0, party=TOUGH))
    assert told_of(held, "conquering_skipped A", "fatigue A") == ["conquering_skipped A cell-2-0"]


@rule("DUN-14.24", "DUN-13.01")
def test_the_combat_of_one_ends_and_that_of_the_other_goes_on() -> None:
    t = combat(has(party="fighter_y1_a:2", traps="pendulum"))
    t.play("A done", "B done")
    t.finds(A=has(fights=False), B=has(fights=True))
    assert (t.asked(), t.match.state.combat_round) == (("B", "plan.commit"), 2)
    last = combat(has(party="fighter_y1_a:2", traps="pendulum"), B=has(party=""))
    last.play("A done")
    assert last.match.state.year == 2  # with nobody left anywhere there is no second round
    assert told_of(last, "combat_card") == ["combat_card fireball 1"]


@rule("DUN-14.25", "DUN-14.24", "DUN-17.07")
def test_after_the_last_round_everybody_gets_up_and_illusions_are_not_seen_off() -> None:
    side = has(party=f"illusory_adventurer {TOUGH}", lair="slime goblin", down="troll")
    t = combat(side, B=side, round=4)
    t.play("A send slime", "B send slime", "A attack slime:hold", "B attack slime:hold")
    for letter in "AB":
        t.finds(**{letter: has(party="", lair="slime goblin troll", down="", conquered=0)})  # type: ignore[arg-type]
    assert told_of(t, "survivors_left") == [f"survivors_left A {TOUGH}", f"survivors_left B {TOUGH}"]


@rule("DUN-1.02", "DUN-20.11")
def test_the_last_blow_of_the_second_year_ends_the_game_for_good() -> None:
    t = combat(has(party=""), year=2, round=4, B=has(party=TOUGH, lair="witch"))
    t.play("B send witch")
    before = t.match.state.shown
    t.play("B attack witch:bolt")
    assert t.match.state.shown > before  # nothing of it can be taken back
    assert t.told()[-1] == "game_over"
    t.ended()


@rule("DUN-14.24", "DUN-10.06")
def test_who_has_no_adventurers_does_not_fight() -> None:
    side = has(party=TOUGH, traps="pendulum")
    t = table(A=has(), B=side, phase="end_of_round", season="autumn")
    t.finds(A=has(fights=False), B=has(fights=True))
    assert t.asked() == ("B", "plan.commit")
    assert t.match.state.combat_round == 1


# ---- the school ----


@rule("DUN-22.01", "DUN-22.02", "DUN-1.07")
@pytest.mark.parametrize("lesson", LESSON_IDS)
def test_a_lesson_takes_its_things_from_the_stacks_of_the_first_year(lesson: str) -> None:
    s = new_match(GAME, 1, "things", {"school": lesson}).state
    whole = set_up(1, 0, False, seeded("things"))
    assert census(GAME.zones, s) == census(GAME.zones, whole)
    dungeon = s.dungeons[0]
    assert (len(s.aside[0]), len(s.aside[1])) == (9, 5)
    assert [len(stack) for stack in s.adventurer_stacks] == [16 - len(dungeon.party), 16]
    assert [len(stack) for stack in s.monster_stacks] == [12 - len(dungeon.lair), 12]
    assert [len(stack) for stack in s.room_stacks] == [8 - (lesson == "training_1_room"), 8]


@rule("DUN-22.01")
def test_a_lesson_begins_once_and_counts_its_rounds() -> None:
    match = new_match(GAME, 1, "x", {"school": "training_1"}, listen=True)
    dungeon = match.state.dungeons[0]
    assert (dungeon.imps, dungeon.inaccessible, match.state.city) == (0, [], [])
    assert match.state.combat_round == 1
    match.play(0, "done")
    assert match.state.combat_round == 2
    assert [event.what for event in match.heard()].count("lesson_begins") == 1
