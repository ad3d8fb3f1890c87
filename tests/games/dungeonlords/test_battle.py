"""Traps, monsters, spells and healing, blow by blow."""

import pytest

from podziemia.games.dungeonlords.data.cards import (
    ATTACK_IDS,
    COMBAT_CARD_IDS,
    HERO_IDS,
    MONSTER_IDS,
    MONSTERS,
    ROOM_IDS,
    SHEEP,
    TRAP_IDS,
    TUNNEL,
    Attack,
)
from podziemia.games.dungeonlords.rules.battle import Battle
from tests.games.dungeonlords.table import adventurer, line
from tests.support import card, example, rule

PARTY_1 = "fighter_y1_a fighter_y1_b cleric_y1_a"
PARTY_2 = "fighter_y1_c thief_y1_c thief_y1_b"
PARTY_3 = "fighter_y1_d cleric_y1_c thief_y1_d"
PARTY_4 = "cleric_y1_b thief_y1_a cleric_y1_d"


def battle(party: str, year: int = 1, tile: str = "", spell: str = "fireball", round: int = 1) -> Battle:
    room = ROOM_IDS.index(tile) if tile else TUNNEL
    return Battle(year, [adventurer(text) for text in party.split()], room, COMBAT_CARD_IDS.index(spell), round)


def spring(b: Battle, trap: str, target: int = -1) -> None:
    b.spring(TRAP_IDS.index(trap), b.line[target] if target >= 0 else None)


def attack(name: str) -> tuple[int, Attack]:
    monster, _, id = name.partition(":")
    kind = MONSTER_IDS.index(monster)
    return kind, next(a for a in MONSTERS[kind].attacks if a.id == id)


def strike(b: Battle, name: str, target: int = -1) -> None:
    kind, how = attack(name)
    b.strike(kind, how, b.line[target] if target >= 0 else None)


def wounds(b: Battle) -> list[int]:
    return [a.damage for a in b.line]


def caught(b: Battle) -> list[str]:
    return [HERO_IDS[hero] for hero in b.caught]


# ---- traps ----


@example("DUN-EX-R01")
@rule("DUN-15.03", "DUN-14.06")
@card("fire_wall")
def test_the_fire_wall_burns_all_and_the_last_twice() -> None:
    b = battle(PARTY_1)
    spring(b, "fire_wall")
    assert (wounds(b), caught(b)) == ([1, 1, 2], [])


@example("DUN-EX-R02")
@rule("DUN-15.01", "DUN-14.02", "DUN-14.03")
@card("rolling_stone")
def test_the_stone_crushes_the_first_and_the_line_closes_up() -> None:
    b = battle(PARTY_1)
    spring(b, "rolling_stone")
    assert caught(b) == ["fighter_y1_a"]
    assert line(b.line) == "fighter_y1_b cleric_y1_a"
    second_year = battle("fighter_y2_a", year=2)
    spring(second_year, "rolling_stone")
    assert wounds(second_year) == [4]


@example("DUN-EX-R03", "DUN-EX-R04", "DUN-EX-R05")
@rule("DUN-14.06", "DUN-14.08")
@pytest.mark.parametrize(
    ("party", "trap", "left"),
    [
        (PARTY_3, "rolling_stone", [1, 0, 0]),
        (PARTY_3, "fire_wall", [0, 0, 2]),
        (PARTY_2, "rolling_stone", [0, 0, 0]),
    ],
)
def test_thieves_disarm_from_the_front_and_add_up(party: str, trap: str, left: list[int]) -> None:
    b = battle(party)
    spring(b, trap)
    assert wounds(b) == left


@example("DUN-EX-R17")
@rule("DUN-15.06")
@card("poisoned_meal")
def test_the_meal_deals_what_is_missing_and_is_disarmed_as_usual() -> None:
    b = battle(PARTY_2)
    spring(b, "poisoned_meal")
    assert wounds(b) == [1, 0, 0]
    wounded = battle("fighter_y1_d:3")
    spring(wounded, "poisoned_meal")
    assert caught(wounded) == ["fighter_y1_d"]


@example("DUN-EX-X13")
@rule("DUN-15.03")
def test_one_alone_in_the_fire_is_first_and_last() -> None:
    thief = battle("thief_y1_b")
    spring(thief, "fire_wall")
    assert wounds(thief) == [0]
    fighter = battle("fighter_y1_b")
    spring(fighter, "fire_wall")
    assert wounds(fighter) == [2]


@rule("DUN-15.02")
@card("pendulum")
@pytest.mark.parametrize(("year", "n"), [(1, 3), (2, 4)])
def test_the_pendulum_hits_the_second(year: int, n: int) -> None:
    b = battle("fighter_y2_d fighter_y2_c fighter_y2_b", year)
    spring(b, "pendulum")
    assert wounds(b) == [0, n, 0]
    alone = battle("fighter_y2_d", year)
    spring(alone, "pendulum")
    assert wounds(alone) == [0]


@rule("DUN-15.04", "DUN-14.07", "DUN-14.21")
@example("DUN-EX-R06")
@card("trap_door")
def test_the_trap_door_stops_conquering_even_when_disarmed() -> None:
    b = battle(PARTY_2)
    spring(b, "trap_door")
    assert wounds(b) == [0, 0, 0]
    assert b.skip_conquering
    second_year = battle("fighter_y2_a", 2)
    spring(second_year, "trap_door")
    assert wounds(second_year) == [3]


@rule("DUN-15.05")
@card("cursed_ring")
def test_the_ring_hurts_all_and_stops_conquering() -> None:
    b = battle(PARTY_1)
    spring(b, "cursed_ring")
    assert wounds(b) == [1, 1, 1]
    assert b.skip_conquering


@rule("DUN-15.07", "DUN-14.22")
@card("poisoned_dart")
def test_the_poison_works_at_the_end_whatever_happened_before() -> None:
    b = battle("fighter_y1_b thief_y1_a")
    spring(b, "poisoned_dart", 0)
    assert wounds(b) == [0, 0]  # the thief has disarmed the point
    b.shield = True
    b.poison(b.line[0])
    assert wounds(b) == [2, 0]


@rule("DUN-15.08", "DUN-12.06")
@card("antimagic_dart")
@pytest.mark.parametrize(
    ("target", "no_spells", "no_healing"),
    [
        ("wizard_y1_a", True, False),
        ("cleric_y1_a", False, True),
        ("fighter_y1_a", False, False),
        ("paladin_y1", False, False),
    ],
)
def test_the_dart_takes_magic_or_healing(target: str, no_spells: bool, no_healing: bool) -> None:
    b = battle(target)
    spring(b, "antimagic_dart", 0)
    assert (b.no_spells, b.skip_healing) == (no_spells, no_healing)


@rule("DUN-15.09")
@card("kamikaze_imp")
@pytest.mark.parametrize(("year", "n"), [(1, 3), (2, 4)])
def test_the_kamikaze_imp_hurts_the_first_most(year: int, n: int) -> None:
    b = battle("fighter_y2_d fighter_y2_c fighter_y2_b", year)
    spring(b, "kamikaze_imp")
    assert wounds(b) == [n, 1, 1]
    alone = battle("fighter_y2_d", year)
    spring(alone, "kamikaze_imp")
    assert wounds(alone) == [n]


@example("DUN-EX-X20")
@rule("DUN-18.05", "DUN-14.08")
@card("labyrinth")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [("rolling_stone", "fire_wall", [0, 1, 1, 2]), ("fire_wall", "rolling_stone", [4, 0, 0, 0])],
)
def test_symbols_spent_on_the_first_trap_are_gone_for_the_second(first: str, second: str, left: list[int]) -> None:
    b = battle("paladin_y2 fighter_y2_b fighter_y2_b thief_y2_b", 2, "labyrinth")
    spring(b, first)
    spring(b, second)
    assert wounds(b) == left


# ---- monsters ----


@example("DUN-EX-R07")
@rule("DUN-16.01", "DUN-14.02", "DUN-16.08")
@card("witch")
def test_a_standard_attack_hits_the_first_and_the_rest_is_lost() -> None:
    b = battle("fighter_y1_c:2 thief_y1_c thief_y1_b")
    strike(b, "witch:bolt")
    assert caught(b) == ["fighter_y1_c"]
    assert wounds(b) == [0, 0]


@example("DUN-EX-R08")
@rule("DUN-16.02", "DUN-16.09")
@card("vampire")
@pytest.mark.parametrize(("target", "gone"), [(0, True), (1, False), (2, True)])
def test_the_vampire_picks_anyone(target: int, gone: bool) -> None:
    b = battle("fighter_y1_c:1 thief_y1_c thief_y1_b")
    strike(b, "vampire:feast", target)
    assert bool(b.caught) == gone
    assert gone or wounds(b) == [1, 3, 0]


@rule("DUN-16.09", "DUN-12.06")
def test_the_vampire_fears_priests_but_not_the_paladin() -> None:
    b = battle("paladin_y1 cleric_y1_a fighter_y1_a")
    kind, feast = attack("vampire:feast")
    assert line(b.targets(kind, feast)) == "paladin_y1 fighter_y1_a"
    assert not battle("cleric_y1_a").can_attack(kind, feast)


@example("DUN-EX-R09")
@rule("DUN-16.03", "DUN-16.05")
@card("slime")
def test_the_slime_drips_on_everyone() -> None:
    b = battle("fighter_y1_d:4 cleric_y1_c thief_y1_d")
    strike(b, "slime:drip")
    assert caught(b) == ["fighter_y1_d"]
    assert wounds(b) == [1, 1]


@rule("DUN-16.05", "DUN-14.18", "DUN-14.21")
def test_holding_is_no_attack() -> None:
    b = battle("fighter_y1_d:1 cleric_y1_c")
    strike(b, "slime:hold")
    assert b.skip_conquering
    assert b.heal() == 0


@example("DUN-EX-R10")
@rule("DUN-14.16", "DUN-14.17", "DUN-16.07")
@card("troll")
def test_priests_heal_after_an_attack() -> None:
    b = battle(PARTY_3)
    strike(b, "troll:club")
    assert b.heal() == 1
    assert wounds(b) == [2, 0, 0]
    fed = battle(PARTY_3)
    strike(fed, "troll:fed_club")
    assert wounds(fed) == [4, 0, 0]


@example("DUN-EX-R11")
@rule("DUN-14.17")
def test_the_dead_are_not_healed() -> None:
    b = battle(PARTY_4)
    strike(b, "vampire:feast", 1)
    assert (caught(b), b.heal(), wounds(b)) == (["thief_y1_a"], 0, [0, 0])


@example("DUN-EX-R12")
@rule("DUN-14.17", "DUN-16.04")
@card("goblin")
def test_healing_goes_from_front_to_back() -> None:
    b = battle("cleric_y1_b thief_y1_a:1 cleric_y1_d:2")
    strike(b, "goblin:strike")
    assert wounds(b) == [2, 1, 2]
    assert b.heal() == 4
    assert wounds(b) == [0, 0, 1]


@rule("DUN-16.04")
def test_the_goblin_goes_on_once_if_the_first_falls() -> None:
    b = battle("fighter_y1_a:1 thief_y1_a:2 thief_y1_b")
    strike(b, "goblin:strike")
    assert caught(b) == ["fighter_y1_a", "thief_y1_a"]
    assert wounds(b) == [0]


@rule("DUN-16.06")
@card("ghost")
def test_the_ghost_leaves_the_first_alone() -> None:
    b = battle(PARTY_1)
    kind, haunt = attack("ghost:haunt")
    assert line(b.targets(kind, haunt)) == "fighter_y1_b cleric_y1_a"
    strike(b, "ghost:haunt", 1)
    assert wounds(b) == [0, 2, 0]
    assert not battle("fighter_y1_a").can_attack(kind, haunt)


@rule("DUN-16.10")
@card("golem")
def test_the_golem_hits_for_four_and_returns() -> None:
    b = battle("fighter_y2_d", 2)
    strike(b, "golem:smash")
    assert wounds(b) == [4]
    assert attack("golem:smash")[1].returns


@example("DUN-EX-X21")
@rule("DUN-16.11", "DUN-14.16")
@card("dragon")
def test_the_dragon_burns_all_and_stops_healing() -> None:
    b = battle("fighter_y2_b:1 cleric_y2_c:1", 2, spell="locate_hoard")
    strike(b, "dragon:breath")
    assert wounds(b) == [3, 3]
    assert b.heal() == 0
    b.tire()
    assert wounds(b) == [5, 3]
    assert not b.skip_conquering


@example("DUN-EX-X22")
@rule("DUN-16.12", "DUN-14.21")
@card("demon")
def test_the_demon_slays_anyone_and_stops_conquering() -> None:
    b = battle("fighter_y2_d wizard_y2_c", 2, spell="jailbreak")
    strike(b, "demon:slay", 1)
    assert caught(b) == ["wizard_y2_c"]
    assert wounds(b) == [0]
    assert b.skip_conquering


@rule("DUN-18.01", "DUN-18.02", "DUN-18.03")
@card("training_room", "dark_room")
@pytest.mark.parametrize(
    ("room", "name", "n"),
    [
        ("training_room", "goblin:strike", 3),
        ("training_room", "troll:club", 4),
        ("training_room", "troll:fed_club", 5),
        ("training_room", "witch:bolt", 4),
        ("dark_room", "witch:bolt", 5),
        ("dark_room", "witch:sparks", 2),
        ("dark_room", "vampire:feast", 4),
        ("dark_room", "vampire:bite_and_fly", 3),
        ("dark_room", "troll:club", 3),
        ("", "troll:club", 3),
    ],
)
def test_battle_rooms_strengthen_their_own(room: str, name: str, n: int) -> None:
    b = battle("fighter_y2_d fighter_y2_c", 2, room)
    strike(b, name, 0)
    assert wounds(b) == [n, 0]


@rule("DUN-18.02")
def test_in_the_training_room_the_goblins_second_blow_is_stronger_too() -> None:
    b = battle("fighter_y2_a:3 fighter_y2_d", 2, "training_room")
    strike(b, "goblin:strike")
    assert wounds(b) == [2]


# ---- spells ----


@example("DUN-EX-X17")
@rule("DUN-14.09", "DUN-14.12", "DUN-12.06")
def test_a_spell_needs_as_much_magic_as_the_round() -> None:
    assert battle("paladin_y1 wizard_y1_a", round=2).casts(fast=False)
    assert not battle("wizard_y1_a", round=2).casts(fast=False)
    b = battle("wizard_y1_a fighter_y1_a", spell="invisibility")
    assert b.casts(fast=True)
    assert not b.casts(fast=False)
    spring(b, "rolling_stone")
    assert not b.casts(fast=True)


@rule("DUN-18.06")
@card("antimagic_room")
def test_no_spell_in_the_antimagic_room() -> None:
    b = battle("wizard_y2_d", 2, "antimagic_room", "stone_skin")
    assert not b.casts(fast=True)


@rule("DUN-17.03", "DUN-16.03")
@example("DUN-EX-X30")
@card("magic_shield")
def test_the_shield_takes_the_first_point() -> None:
    b = battle("fighter_y1_a:2 wizard_y1_a:2 cleric_y1_a", spell="magic_shield")
    b.cast_on_party()
    strike(b, "slime:drip")
    assert line(b.line) == "fighter_y1_a:2 cleric_y1_a:1"
    assert b.heal() == 1
    assert wounds(b) == [1, 1]
    b.tire()
    assert wounds(b) == [2, 1]


@rule("DUN-17.03")
def test_the_shield_stops_fatigue_if_there_was_no_attack() -> None:
    b = battle("fighter_y1_a wizard_y1_a", spell="magic_shield")
    b.cast_on_party()
    b.tire()
    assert wounds(b) == [0, 0]


@example("DUN-EX-X29")
@rule("DUN-17.04", "DUN-14.17", "DUN-17.02")
@card("invisibility")
def test_invisible_wizards_stand_last_and_take_nothing() -> None:
    b = battle("fighter_y1_b:3 wizard_y1_d cleric_y1_a", spell="invisibility")
    b.cast_on_party()
    assert line(b.line) == "fighter_y1_b:3 cleric_y1_a wizard_y1_d"
    strike(b, "ghost:haunt", 1)
    strike(b, "witch:bolt")
    assert caught(b) == ["fighter_y1_b"]
    assert b.heal() == 1
    assert wounds(b) == [1, 0]
    strike(b, "ghost:haunt", 1)
    assert wounds(b) == [1, 0]  # the ghost cannot hurt an invisible wizard either


@rule("DUN-17.04")
def test_fatigue_passes_invisible_wizards_by_and_is_lost_on_wizards_alone() -> None:
    b = battle("wizard_y1_a fighter_y1_a", spell="invisibility")
    b.cast_on_party()
    b.fatigue = 2
    b.tire()
    assert line(b.line) == "fighter_y1_a:2 wizard_y1_a"
    alone = battle("wizard_y1_a", spell="invisibility")
    alone.cast_on_party()
    alone.fatigue = 2
    alone.tire()
    assert wounds(alone) == [0]


@rule("DUN-17.07")
@card("illusion")
def test_an_illusion_leads_falls_and_leaves_no_prisoner() -> None:
    b = battle("paladin_y2 wizard_y2_a", 2, spell="illusion")
    b.cast_on_party()
    assert line(b.line) == "illusory_adventurer paladin_y2 wizard_y2_a"
    strike(b, "troll:club")
    assert (line(b.line), caught(b)) == ("paladin_y2 wizard_y2_a", [])


@rule("DUN-17.07")
def test_an_illusion_alone_is_nobody() -> None:
    b = battle("wizard_y2_a:3", 2, spell="illusion")
    b.cast_on_party()
    strike(b, "vampire:bite_and_fly", 1)
    assert line(b.line) == "illusory_adventurer"
    assert b.over()


@rule("DUN-17.08")
@card("create_food")
def test_created_food_is_a_hit_point_more() -> None:
    b = battle("wizard_y2_a:3 fighter_y2_a", 2, spell="create_food")
    before = [adventurer.left() for adventurer in b.line]
    b.cast_on_party()
    assert [adventurer.left() for adventurer in b.line] == [before[0] + 1, before[1]]


@rule("DUN-17.09")
@card("blind_rage")
def test_blind_rage_turns_all_but_ghosts_on_the_first() -> None:
    b = battle("fighter_y2_d wizard_y2_d cleric_y2_d", 2, spell="blind_rage")
    b.rage = True
    strike(b, "dragon:breath")
    strike(b, "witch:sparks", 1)
    assert wounds(b) == [3, 0, 0]
    assert b.skip_healing
    strike(b, "ghost:haunt", 2)
    assert wounds(b) == [3, 0, 2]


@rule("DUN-17.09")
@card("stone_skin")
def test_stone_skin_softens_attacks_not_fatigue() -> None:
    b = battle("fighter_y2_d wizard_y2_d", 2, spell="stone_skin")
    b.cast_on_party()
    strike(b, "slime:drip")
    assert wounds(b) == [0, 0]
    strike(b, "troll:club")
    strike(b, "ghost:haunt", 1)
    b.tire()
    assert wounds(b) == [3, 1]


@rule("DUN-17.09")
@card("regeneration")
def test_regeneration_heals_the_first_wounded_even_without_the_healing_step() -> None:
    b = battle("fighter_y2_d wizard_y2_d:4 thief_y2_d:2", 2, spell="regeneration")
    b.skip_healing = True
    b.cast_on_party()
    assert wounds(b) == [0, 0, 2]


@rule("DUN-17.09")
@card("fireball")
def test_a_fireball_is_only_loud() -> None:
    b = battle("wizard_y1_a:1 fighter_y1_a")
    b.cast_on_party()
    assert line(b.line) == "wizard_y1_a:1 fighter_y1_a"


@rule("DUN-17.09", "DUN-18.02")
@card("sheep")
def test_a_sheep_is_weak_even_in_the_training_room() -> None:
    b = battle("fighter_y2_d", 2, "training_room")
    b.strike(-1, SHEEP)
    assert wounds(b) == [1]


@rule("DUN-14.19")
@example("DUN-EX-X39")
def test_fatigue_falls_point_by_point_on_whoever_is_first() -> None:
    b = battle("fighter_y1_d:3 cleric_y1_a:1", spell="detect_evil")
    b.tire()
    assert (caught(b), line(b.line)) == (["fighter_y1_d"], "cleric_y1_a:1")
    b.fatigue = 3
    b.tire()
    assert b.over()


def test_every_attack_has_an_id_of_its_own() -> None:
    assert len(set(ATTACK_IDS)) == len(ATTACK_IDS) == 13
