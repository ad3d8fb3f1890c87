"""Each upgrade: who may bear it, what it costs, the numbers it changes, and what it does."""

import pytest

from podziemia.games.shadespire.data.cards import NUMBER, upgrade
from podziemia.games.shadespire.data.dice import FACE_IDS, HAMMER, SHIELD, SUPPORT1, SUPPORT2, SWORD, faces
from podziemia.games.shadespire.data.hexes import hex_at
from podziemia.games.shadespire.data.warbands import WARBAND_IDS, WARBANDS
from podziemia.games.shadespire.rules.actions import charge_hexes
from podziemia.games.shadespire.rules.attack import strikes
from podziemia.games.shadespire.rules.deed import Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.movement import move_of, reach
from podziemia.games.shadespire.rules.outcome import cannot_be_driven
from podziemia.games.shadespire.rules.play import bearers
from podziemia.games.shadespire.rules.state import END_SCORE, ROUND, ShadespireState
from podziemia.games.shadespire.rules.strength import counted_defence, dealt_damage, defence_of, defence_symbol, weigh
from podziemia.games.shadespire.rules.turn import end_action_phase, end_objectives, last_glory
from tests.games.shadespire.table import Battle, Place, arranged, battle, power_step
from tests.support import card, rule

PRINTED: list[tuple[str, str, tuple[str, ...], dict[str, int], list[tuple[int, str, int, int]]]] = [
    ("berserk_charge", "garreks_reavers", ("blooded_saek",), {}, []),
    ("bloodslick", "garreks_reavers", ("garrek_gorebeard",), {"defence": 1}, []),
    ("deadly_spin", "garreks_reavers", ("targor",), {}, [(1, "sword", 3, 1)]),
    ("ever_advancing", "garreks_reavers", ("garrek_gorebeard",), {}, []),
    ("frenzy", "garreks_reavers", (), {}, []),
    ("grisly_trophy", "garreks_reavers", ("garrek_gorebeard",), {}, []),
    ("terrifying_howl", "garreks_reavers", ("karsus_the_chained",), {}, []),
    ("unstoppable_charge", "garreks_reavers", ("blooded_saek",), {}, []),
    ("whirlwind_of_death", "garreks_reavers", ("karsus_the_chained",), {"damage": 1}, []),
    ("wicked_blade", "garreks_reavers", ("arnulf",), {}, [(1, "sword", 3, 2)]),
    ("blessed_by_sigmar", "steelhearts_champions", (), {"wounds": 1}, []),
    ("block", "steelhearts_champions", ("angharad_brightshield",), {}, []),
    ("brave_strike", "steelhearts_champions", ("obryn_the_bold",), {}, [(1, "hammer", 2, 2)]),
    ("fatal_riposte", "steelhearts_champions", ("severin_steelheart",), {}, []),
    ("heroic_might", "steelhearts_champions", ("severin_steelheart", "obryn_the_bold"), {}, []),
    ("heroic_stride", "steelhearts_champions", ("severin_steelheart",), {}, []),
    ("lightning_blade", "steelhearts_champions", ("severin_steelheart",), {}, [(2, "hammer", 2, 1)]),
    ("lightning_blast", "steelhearts_champions", ("obryn_the_bold",), {}, []),
    ("righteous_strike", "steelhearts_champions", ("angharad_brightshield",), {}, [(1, "hammer", 3, 2)]),
    ("shield_bash", "steelhearts_champions", ("angharad_brightshield",), {}, []),
    ("ancient_commander", "sepulchral_guard", ("sepulchral_warden",), {}, []),
    ("assumed_command", "sepulchral_guard", ("prince_of_dust",), {}, []),
    ("deathly_charge", "sepulchral_guard", ("the_champion",), {}, []),
    ("fatal_strike", "sepulchral_guard", ("the_champion",), {}, [(1, "hammer", 2, 2)]),
    ("focused_attack", "sepulchral_guard", ("the_harvester",), {}, [(1, "hammer", 2, 2)]),
    ("frightening_speed", "sepulchral_guard", ("the_harvester", "the_champion", "prince_of_dust"), {"move": 2}, []),
    ("grim_cleave", "sepulchral_guard", ("the_harvester",), {}, []),
    ("lethal_lunge", "sepulchral_guard", ("sepulchral_warden",), {}, [(2, "hammer", 2, 3)]),
    (
        "remembered_shield",
        "sepulchral_guard",
        ("sepulchral_warden", "prince_of_dust", "petitioner_1", "petitioner_2", "petitioner_3"),
        {},
        [],
    ),
    ("undying", "sepulchral_guard", (), {"wounds": 1}, []),
    ("ard_head", "ironskulls_boyz", ("hakka", "basha"), {}, []),
    ("aspiring_boss", "ironskulls_boyz", ("hakka",), {}, []),
    ("brutal_frenzy", "ironskulls_boyz", ("hakka", "basha"), {}, []),
    ("brutal_swing", "ironskulls_boyz", ("bonekutta",), {}, [(1, "sword", 3, 2)]),
    ("crush_and_cleave", "ironskulls_boyz", ("gurzag_ironskull", "bonekutta"), {}, []),
    ("dead_ard", "ironskulls_boyz", ("gurzag_ironskull", "bonekutta"), {}, []),
    ("eadbutt", "ironskulls_boyz", ("gurzag_ironskull",), {}, [(1, "hammer", 2, 2)]),
    ("headlong_rush", "ironskulls_boyz", ("basha",), {}, []),
    ("unkillable", "ironskulls_boyz", ("gurzag_ironskull",), {}, []),
    ("waaagh", "ironskulls_boyz", (), {}, []),
    ("activated_runes", "the_chosen_axes", (), {}, []),
    ("brute_strength", "the_chosen_axes", ("tefk_flamebearer",), {}, []),
    ("defiant_strike", "the_chosen_axes", ("tefk_flamebearer",), {}, [(1, "sword", 3, 1)]),
    ("flurry_of_blows", "the_chosen_axes", ("mad_maegrim",), {}, [(1, "sword", 3, 2)]),
    ("great_swing", "the_chosen_axes", ("vol_orrukbane",), {}, [(1, "sword", 2, 2)]),
    ("grimnirs_blessing", "the_chosen_axes", ("fjul_grimnir",), {}, []),
    ("grimnirs_fortitude", "the_chosen_axes", ("fjul_grimnir",), {"defence": 1}, []),
    ("grimnirs_speed", "the_chosen_axes", ("fjul_grimnir",), {"move": 2}, []),
    ("returning_axe", "the_chosen_axes", ("mad_maegrim",), {}, [(3, "sword", 2, 1)]),
    ("war_song", "the_chosen_axes", ("vol_orrukbane",), {}, []),
    ("black_hunger", "spiteclaws_swarm", ("hungering_skaven",), {}, []),
    ("bodyguard_for_a_price", "spiteclaws_swarm", ("krrk_the_almost_trusted",), {}, []),
    ("expendable", "spiteclaws_swarm", ("lurking_skaven", "hungering_skaven", "festering_skaven"), {}, []),
    ("festering_blades", "spiteclaws_swarm", ("festering_skaven",), {}, []),
    ("flee", "spiteclaws_swarm", ("skritch_spiteclaw",), {}, []),
    ("skitter_scurry", "spiteclaws_swarm", ("skritch_spiteclaw", "krrk_the_almost_trusted"), {}, []),
    ("sneaky_stab_stab", "spiteclaws_swarm", (), {}, []),
    ("swarm_of_rats", "spiteclaws_swarm", ("krrk_the_almost_trusted",), {}, [(1, "sword", 3, 1)]),
    ("throwing_stars", "spiteclaws_swarm", ("lurking_skaven",), {}, [(3, "sword", 3, 1)]),
    ("whirling_halberd", "spiteclaws_swarm", ("skritch_spiteclaw",), {}, [(1, "sword", 2, 2)]),
    ("brutal_charge", "magores_fiends", ("magore_redhand", "ghartok_flayskull", "zharkus_the_bloodsighted"), {}, []),
    ("daemonic_maw", "magores_fiends", ("magore_redhand",), {}, [(1, "sword", 2, 3)]),
    ("furious_charge", "magores_fiends", ("zharkus_the_bloodsighted",), {}, []),
    ("no_respite", "magores_fiends", ("magore_redhand", "ghartok_flayskull", "zharkus_the_bloodsighted"), {}, []),
    ("predatory_leap", "magores_fiends", ("riptooth",), {}, []),
    ("rage_fuelled_attacks", "magores_fiends", ("zharkus_the_bloodsighted",), {"damage": 1}, []),
    ("shake_about", "magores_fiends", ("riptooth",), {}, []),
    ("trophy_hunter", "magores_fiends", ("magore_redhand",), {}, []),
    ("unshakeable", "magores_fiends", ("riptooth",), {}, []),
    ("wrathful_blows", "magores_fiends", ("ghartok_flayskull",), {}, []),
    ("aetheric_step", "the_farstriders", ("sanson_farstrider",), {}, []),
    ("covering_fire", "the_farstriders", (), {}, []),
    ("flashing_handaxe", "the_farstriders", ("sanson_farstrider",), {}, [(1, "hammer", 2, 3)]),
    ("furious_blow", "the_farstriders", ("almeric_eagle_eye",), {}, []),
    ("lone_warrior", "the_farstriders", (), {}, []),
    ("overcharged_boltstorm_pistol", "the_farstriders", (), {}, [(3, "hammer", 3, 1)]),
    ("sharp_eyes", "the_farstriders", ("almeric_eagle_eye",), {}, []),
    ("spinning_strike", "the_farstriders", ("elias_swiftblade",), {}, [(1, "sword", 3, 1)]),
    ("swift_stride", "the_farstriders", (), {"move": 2}, []),
    ("well_timed_lunge", "the_farstriders", ("elias_swiftblade",), {}, [(1, "hammer", 2, 3)]),
    ("a_destiny_to_meet", "universal", (), {}, []),
    ("acrobatic", "universal", (), {}, []),
    ("army_of_one", "universal", (), {}, []),
    ("awakened_weapon", "universal", (), {}, []),
    ("blessed_armour", "universal", (), {}, []),
    ("concealed_weapon", "universal", (), {}, []),
    ("coordinated_attack", "universal", (), {}, [(1, "sword", 2, 2)]),
    ("cunning_duellist", "universal", (), {}, []),
    ("cursed_artefact", "universal", (), {"defence": 1, "wounds": -1}, []),
    ("daemonic_weapon", "universal", (), {}, [(1, "hammer", 2, 3)]),
    ("dark_darts", "universal", (), {}, [(3, "sword", 3, 1)]),
    ("deathly_fortitude", "universal", (), {"move": -2, "wounds": 2}, []),
    ("disengage", "universal", (), {}, [(1, "hammer", 2, 1)]),
    ("ethereal_shield", "universal", (), {}, []),
    ("flickering_image", "universal", (), {}, []),
    ("ghostblade", "universal", (), {}, [(1, "hammer", 2, 1)]),
    ("great_fortitude", "universal", (), {"wounds": 1}, []),
    ("great_speed", "universal", (), {"move": 1}, []),
    ("great_strength", "universal", (), {"damage": 1}, []),
    ("headlong_charge", "universal", (), {}, []),
    ("helpful_whispers", "universal", (), {}, []),
    ("heroslayer", "universal", (), {}, [(1, "hammer", 1, 4)]),
    ("incredible_strength", "universal", (), {"damage": 1}, []),
    ("katophranes_belt", "universal", (), {}, []),
    ("katophranes_boots", "universal", (), {}, []),
    ("katophranes_gloves", "universal", (), {}, []),
    ("katophranes_hood", "universal", (), {}, []),
    ("katophranes_locket", "universal", (), {}, []),
    ("katophranes_plate", "universal", (), {}, []),
    ("legendary_swiftness", "universal", (), {"move": 1}, []),
    ("light_armour", "universal", (), {}, []),
    ("light_footed", "universal", (), {}, []),
    ("low_blow", "universal", (), {}, [(1, "hammer", 2, 1)]),
    ("opportunist", "universal", (), {}, []),
    ("regeneration", "universal", (), {}, []),
    ("second_in_command", "universal", (), {}, []),
    ("shadeglass_axe", "universal", (), {}, [(1, "hammer", 2, 2), (3, "hammer", 2, 2)]),
    ("shadeglass_dagger", "universal", (), {}, [(1, "sword", 3, 3)]),
    ("shadeglass_darts", "universal", (), {}, [(3, "sword", 3, 1)]),
    ("shadeglass_hammer", "universal", (), {}, [(1, "hammer", 2, 3)]),
    ("shadeglass_spear", "universal", (), {}, [(2, "hammer", 2, 2)]),
    ("shadeglass_sword", "universal", (), {}, [(1, "hammer", 3, 2)]),
    ("shadestep", "universal", (), {}, []),
    ("shardcaller", "universal", (), {}, []),
    ("shifting_image", "universal", (), {}, []),
    ("sixth_sense", "universal", (), {}, []),
    ("solid_stance", "universal", (), {}, []),
    ("soultrap", "universal", (), {}, []),
    ("sprinter", "universal", (), {"move": 1}, []),
    ("superior_agility", "universal", (), {}, []),
    ("swift_strike", "universal", (), {}, [(1, "sword", 3, 1)]),
    ("tethered_spirit", "universal", (), {}, []),
    ("the_blazing_key", "universal", (), {}, []),
    ("the_dazzling_key", "universal", (), {}, []),
    ("the_formless_key", "universal", (), {}, []),
    ("the_fractured_key", "universal", (), {}, []),
    ("the_hallowed_key", "universal", (), {}, []),
    ("the_shadowed_key", "universal", (), {}, []),
    ("total_offence", "universal", (), {}, []),
    ("tricksters_charm", "universal", (), {}, []),
    ("trusted_defender", "universal", (), {}, []),
    ("unparalleled_strike", "universal", (), {}, [(1, "hammer", 1, 2)]),
    ("vampiric_weapon", "universal", (), {}, []),
    ("war_cry", "universal", (), {}, []),
    ("zealous_defender", "universal", (), {}, []),
]

BOTH = {"obryn_the_bold": (7, 3), "garrek_gorebeard": (9, 3)}


def numbers(s: ShadespireState, f: Fighter) -> tuple[int, int, int]:
    return move_of(s, f, False), defence_of(s, f), f.most_wounds()


@rule("SHA-9.04", "SHA-9.06", "SHA-16.22")
@pytest.mark.parametrize(
    ("id", "warband", "only", "changes", "attacks"),
    [pytest.param(*row, marks=card(row[0]), id=row[0]) for row in PRINTED],
)
def test_upgrade_as_printed(
    id: str,
    warband: str,
    only: tuple[str, ...],
    changes: dict[str, int],
    attacks: list[tuple[int, str, int, int]],
) -> None:
    """It is played on exactly the fighters it names, for one glory point, and changes exactly these numbers."""
    own = "the_chosen_axes" if warband == "universal" else warband
    fighters = WARBANDS[WARBAND_IDS.index(own)].fighters
    place: Place = {f.id: (1 + 2 * i, 1) for i, f in enumerate(fighters)}
    foe = "steelhearts_champions" if own != "steelhearts_champions" else "ironskulls_boyz"
    place |= {f.id: (1 + 2 * i, 11) for i, f in enumerate(WARBANDS[WARBAND_IDS.index(foe)].fighters)}
    s = arranged(a=own, b=foe, place=place)
    able = [f.id for f in bearers(s, 0, NUMBER[id])]
    expected = [f.id for f in fighters if (not only or f.id in only) and not (attacks and f.no_attack_upgrades)]
    assert able == expected
    poor = power_step(a=own, b=foe, place=place, hand_a=[id], glory=(0, 0))
    assert f"play {id}" not in poor.options("A")
    t = power_step(a=own, b=foe, place=place, hand_a=[id], glory=(1, 0))
    bearer = t.fighter(expected[0])
    before = numbers(t.s, bearer)
    t.play(f"A play {id}", *([f"A on {expected[0]}"] if len(expected) > 1 else []))
    bearer = t.fighter(expected[0])
    alone = {"move": changes.get("move", 0), "defence": changes.get("defence", 0), "wounds": changes.get("wounds", 0)}
    assert numbers(t.s, bearer) == tuple(
        max(low, n + change) for low, n, change in zip((0, 1, 1), before, alone.values(), strict=True)
    )
    assert t.player("A").unspent() == 0
    assert upgrade(NUMBER[id]).damage == changes.get("damage", 0)
    added = bearer.profiles()[len(bearer.side.attacks) :]
    assert [(p.range, FACE_IDS[p.symbol], p.dice, p.damage) for p in added] == attacks


def aimed(
    gear: dict[str, list[str]],
    place: Place | None = None,
    profile: str = "",
    charge: bool = False,
    attacker: str = "obryn_the_bold",
    target: str = "garrek_gorebeard",
    **more: object,
) -> Strike:
    """The attack as it would be rolled: Obryn at [7,3] against Garrek at [9,3] unless told otherwise."""
    s = arranged(place={**BOTH, **(place or {})}, upgrades=gear, **more)  # type: ignore[arg-type]
    f = next(one for one in s.fighters if one.id == attacker)
    t = next(one for one in s.fighters if one.id == target)
    chosen = next((p for p in f.profiles() if p.id == profile), f.profiles()[0])
    f.charged = charge
    a = Strike(f.seat, f, chosen, t)
    a.charge = charge
    weigh(s, a)
    return a


def gear(*ids: str) -> dict[str, list[str]]:
    return {"obryn_the_bold": list(ids)}


def foe_gear(*ids: str) -> dict[str, list[str]]:
    return {"garrek_gorebeard": list(ids)}


# ---- numbers of an attack ----


@card("whirlwind_of_death", "great_strength", "incredible_strength", "rage_fuelled_attacks")
@pytest.mark.parametrize("id", ["whirlwind_of_death", "great_strength", "incredible_strength", "rage_fuelled_attacks"])
@pytest.mark.usefixtures("sides")
def test_more_damage_at_close_range(id: str) -> None:
    assert aimed(gear(id)).damage == 4
    assert aimed(gear(id, "dark_darts"), profile="dark_darts").damage == 1


@card("frenzy", "brutal_frenzy", "brutal_charge")
@pytest.mark.parametrize("id", ["frenzy", "brutal_frenzy", "brutal_charge"])
@pytest.mark.usefixtures("sides")
def test_one_die_more_in_a_charge(id: str) -> None:
    assert aimed(gear(id), charge=True).attack_dice == 3
    assert aimed(gear(id)).attack_dice == 2


@card("berserk_charge", "furious_charge")
@pytest.mark.parametrize("id", ["berserk_charge", "furious_charge"])
@pytest.mark.usefixtures("sides")
def test_both_symbols_in_a_charge(id: str) -> None:
    assert aimed(gear(id), charge=True).attack_faces & faces(SWORD)
    assert not aimed(gear(id)).attack_faces & faces(SWORD)


@card("deathly_charge", "waaagh")
@pytest.mark.parametrize("id", ["deathly_charge", "waaagh"])
@pytest.mark.usefixtures("sides")
def test_more_damage_in_a_phase_with_a_charge(id: str) -> None:
    assert aimed(gear(id), charge=True).damage == 4
    assert aimed(gear(id)).damage == 3


@card("heroic_might", "grim_cleave", "crush_and_cleave", "sharp_eyes")
@pytest.mark.parametrize("id", ["heroic_might", "grim_cleave", "crush_and_cleave", "sharp_eyes"])
@pytest.mark.usefixtures("sides")
def test_cleave_for_all_attacks(id: str) -> None:
    assert aimed(gear(id)).cleave
    assert not aimed({}).cleave


@card("brute_strength", "headlong_rush", "war_cry")
@pytest.mark.usefixtures("sides")
def test_knockback() -> None:
    assert aimed(gear("brute_strength")).knockback == 2
    assert aimed({}).knockback == 1
    for id in ("headlong_rush", "war_cry"):
        assert aimed(gear(id), charge=True).knockback == 2
        assert aimed(gear(id)).knockback == 1


@card("wrathful_blows", "light_armour", "brave_strike", "coordinated_attack", "army_of_one")
@pytest.mark.usefixtures("sides")
def test_dice_of_attacks() -> None:
    friend: Place = {"severin_steelheart": (8, 2)}
    assert aimed(gear("wrathful_blows")).attack_dice == 3
    assert aimed(gear("light_armour")).attack_dice == 3
    assert not aimed(foe_gear("light_armour")).target_crit
    assert aimed(gear("brave_strike"), profile="brave_strike").attack_dice == 3
    assert aimed(gear("brave_strike"), friend, profile="brave_strike").attack_dice == 2
    assert aimed(gear("coordinated_attack"), friend, profile="coordinated_attack").attack_dice == 3
    assert aimed(gear("coordinated_attack"), profile="coordinated_attack").attack_dice == 2
    assert aimed(gear("army_of_one")).attack_dice == 3
    assert aimed(gear("army_of_one"), friend).attack_dice == 2
    assert aimed(foe_gear("army_of_one")).defence_dice == 2
    assert aimed(foe_gear("army_of_one"), {"targor": (15, 11)}).defence_dice == 1


@card("acrobatic", "ethereal_shield", "remembered_shield", "bloodslick", "grimnirs_fortitude")
@pytest.mark.usefixtures("sides")
def test_defence() -> None:
    assert aimed(foe_gear("acrobatic")).defence_dice == 2
    assert aimed(gear("acrobatic"), attacker="garrek_gorebeard", target="obryn_the_bold").defence_dice == 1
    for id in ("ethereal_shield", "remembered_shield"):
        a = aimed(foe_gear(id))
        assert defence_symbol(a.target) == SHIELD
    for id in ("bloodslick", "grimnirs_fortitude"):
        assert aimed(foe_gear(id)).defence_dice == 2


@card("ghostblade", "low_blow", "unparalleled_strike", "heroslayer", "wicked_blade", "focused_attack")
@pytest.mark.usefixtures("sides")
def test_special_profiles() -> None:
    a = aimed(gear("ghostblade"), profile="ghostblade")
    assert counted_defence(a, False) == faces(0)
    a.crit_hit, a.damage = True, 5
    assert dealt_damage(a) == 1
    assert aimed(gear("low_blow"), profile="low_blow").attack_faces & faces(HAMMER, SWORD) == faces(HAMMER, SWORD)
    assert aimed(gear("unparalleled_strike"), profile="unparalleled_strike").crit_faces == faces(0, HAMMER)
    assert aimed(gear("heroslayer"), profile="heroslayer").damage == 4
    for id in ("wicked_blade", "focused_attack"):
        a = aimed(gear(id), profile=id)
        assert counted_defence(a, False) & faces(SHIELD) == a.defence_faces & faces(SHIELD)
        assert not counted_defence(a, True) & faces(SHIELD)


@card("lightning_blade", "returning_axe", "concealed_weapon", "festering_blades", "shadeglass_darts")
@pytest.mark.usefixtures("sides")
def test_critical_hits_hurt_more() -> None:
    for id, extra in (("lightning_blade", 1), ("returning_axe", 1), ("shadeglass_darts", 1)):
        a = aimed(gear(id), profile=id)
        plain = dealt_damage(a)
        a.crit_hit = True
        assert dealt_damage(a) == plain + extra
    for id in ("concealed_weapon", "festering_blades"):
        a = aimed(gear(id))
        a.crit_hit = True
        assert dealt_damage(a) == 5
        a = aimed(gear(id, "shadeglass_darts"), profile="shadeglass_darts")
        a.crit_hit = True
        assert dealt_damage(a) == 2


@card("assumed_command", "war_song", "zealous_defender", "covering_fire", "sixth_sense")
@pytest.mark.usefixtures("sides")
def test_supports() -> None:
    friend: Place = {"severin_steelheart": (10, 2)}
    assert aimed({}, friend).supports == (1, 0)
    assert aimed(gear("assumed_command"), friend).supports == (2, 0)
    assert aimed({"severin_steelheart": ["war_song"]}, friend).supports == (2, 0)
    assert aimed(gear("zealous_defender"), tokens={1: (7, 3)}).supports == (1, 0)
    assert aimed(gear("zealous_defender")).supports == (0, 0)
    far: Place = {"targor": (11, 3)}
    assert aimed({"targor": ["covering_fire"]}, far).supports == (0, 1)
    assert aimed({}, far).supports == (0, 0)
    two: Place = {**friend, "angharad_brightshield": (10, 4)}
    assert aimed({}, two).attack_faces & faces(SUPPORT1, SUPPORT2) == faces(SUPPORT1, SUPPORT2)
    assert aimed(foe_gear("sixth_sense"), two).attack_faces & faces(SUPPORT1, SUPPORT2) == faces(SUPPORT1)


@card("helpful_whispers", "lone_warrior")
@pytest.mark.usefixtures("sides")
def test_alone_single_supports_succeed() -> None:
    friend: Place = {"severin_steelheart": (5, 3)}
    assert aimed(gear("helpful_whispers")).attack_faces & faces(SUPPORT1)
    assert not aimed(gear("helpful_whispers"), friend).attack_faces & faces(SUPPORT1)
    assert aimed(foe_gear("lone_warrior")).defence_faces & faces(SUPPORT1)
    assert not aimed(foe_gear("lone_warrior"), {"targor": (11, 3)}).defence_faces & faces(SUPPORT1)


@card("dead_ard", "solid_stance")
@rule("SHA-8.21")
@pytest.mark.parametrize("id", ["dead_ard", "solid_stance"])
def test_driven_back_only_by_a_critical_hit(id: str) -> None:
    a = aimed(foe_gear(id))
    s = arranged(place=BOTH)
    assert cannot_be_driven(s, a)
    a.crit_hit = True
    assert not cannot_be_driven(s, a)


# ---- moving ----


@card("unstoppable_charge", "predatory_leap", "shadestep", "aetheric_step", "headlong_charge")
@rule("SHA-15.08")
def test_moving_through_fighters_and_faster() -> None:
    ring: Place = {"obryn_the_bold": (1, 1), "targor": (3, 1), "arnulf": (2, 2), "garrek_gorebeard": (7, 1)}
    s = arranged(place=ring)
    assert reach(s, s.fighters[2], False) == 0
    for id, walking in (
        ("shadestep", True),
        ("aetheric_step", True),
        ("unstoppable_charge", False),
        ("predatory_leap", False),
    ):
        s = arranged(place=ring, upgrades=gear(id))
        f = s.fighters[2]
        assert (reach(s, f, False) != 0) == walking
        assert charge_hexes(s, f) >> hex_at(5, 1) & 1
        assert not reach(s, f, True) >> hex_at(3, 1) & 1
    s = arranged(place=BOTH, upgrades=gear("headlong_charge"))
    assert (move_of(s, s.fighters[2], True), move_of(s, s.fighters[2], False)) == (4, 3)


# ---- kills and damage ----


def hit(upgrades: dict[str, list[str]], *faces_: str, profile: str = "", **more: object) -> Battle:
    """Obryn attacks Garrek with these dice."""
    place = more.pop("place", BOTH)
    t = battle(place=place, upgrades=upgrades, dice=faces_, **more)
    t.play("A attack obryn_the_bold")
    if t.ask.kind == "attack.with":
        t.play(f"A with {profile or 'sigmarite_grandhammer'}")
    return t


@card("grisly_trophy", "trophy_hunter", "vampiric_weapon")
@rule("SHA-16.24")
@pytest.mark.usefixtures("sides")
def test_what_a_kill_gives() -> None:
    for id, glory, wounds in (("grisly_trophy", 2, 2), ("trophy_hunter", 2, 2), ("vampiric_weapon", 1, 1)):
        t = hit(gear(id), "hammer", "hammer", "shield", wounds={"garrek_gorebeard": 3, "obryn_the_bold": 2})
        assert t.player("A").glory == glory
        assert t.fighter("obryn_the_bold").wounds == wounds


@card("ard_head", "blessed_armour")
@pytest.mark.usefixtures("sides")
def test_less_damage() -> None:
    assert hit(foe_gear("ard_head"), "hammer", "hammer", "shield").fighter("garrek_gorebeard").wounds == 2
    t = hit(foe_gear("blessed_armour"), "crit", "hammer", "crit", wounds={"garrek_gorebeard": 1})
    assert t.fighter("garrek_gorebeard").wounds == 3


@card("lightning_blast")
@pytest.mark.usefixtures("sides")
def test_lightning_blast() -> None:
    place: Place = {**BOTH, "targor": (11, 3), "arnulf": (15, 11)}
    t = hit(gear("lightning_blast"), "crit", "hammer", "shield", place=place)
    assert (t.fighter("targor").wounds, t.fighter("arnulf").wounds) == (1, 0)
    t = hit(gear("lightning_blast"), "hammer", "hammer", "shield", place=place)
    assert t.fighter("targor").wounds == 0


@card("eadbutt", "daemonic_maw", "daemonic_weapon")
@rule("SHA-7.23")
@pytest.mark.usefixtures("sides")
def test_attacks_with_an_effect_of_their_own() -> None:
    assert hit(gear("eadbutt"), "hammer", "hammer", "shield", profile="eadbutt").fighter("garrek_gorebeard").spent
    t = hit(gear("daemonic_maw"), "sword", "sword", "shield", profile="daemonic_maw", wounds={"obryn_the_bold": 2})
    assert t.fighter("obryn_the_bold").wounds == 1
    t = hit(gear("daemonic_weapon"), "sword", "sword", "shield", profile="daemonic_weapon")
    assert t.fighter("obryn_the_bold").wounds == 1
    t = hit(gear("daemonic_weapon"), profile="daemonic_weapon", wounds={"obryn_the_bold": 3})
    assert t.where("obryn_the_bold") is None
    assert t.fighter("garrek_gorebeard").wounds == 0


@card("shadeglass_axe", "shadeglass_dagger", "shadeglass_hammer", "shadeglass_spear", "shadeglass_sword")
@pytest.mark.parametrize("id", ["axe", "dagger", "hammer", "spear", "sword"])
@pytest.mark.usefixtures("sides")
def test_shadeglass_breaks_when_it_succeeds(id: str) -> None:
    card_id = f"shadeglass_{id}"
    misses = ["support1"] * 3
    symbol = "sword" if id == "dagger" else "hammer"
    dice = upgrade(NUMBER[card_id]).attacks[0].dice
    t = hit(gear(card_id), *([symbol] * dice), "shield", profile=card_id)
    t.skip_to("activation")
    assert not t.fighter("obryn_the_bold").upgrades
    t = hit(gear(card_id), *misses[:dice], "shield", profile=card_id)
    t.skip_to("activation")
    assert t.fighter("obryn_the_bold").upgrades == [NUMBER[card_id]]


@card("shadeglass_axe", "shadeglass_darts")
@pytest.mark.usefixtures("sides")
def test_the_thrown_axe_is_gone_and_darts_are_not() -> None:
    t = hit(gear("shadeglass_axe"), "support1", "support1", "shield", profile="shadeglass_axe_thrown")
    assert not t.fighter("obryn_the_bold").upgrades
    t = hit(gear("shadeglass_darts"), "sword", "sword", "sword", "shield", profile="shadeglass_darts")
    t.skip_to("activation")
    assert t.fighter("obryn_the_bold").upgrades == [NUMBER["shadeglass_darts"]]


@card("deadly_spin", "brutal_swing", "great_swing", "swarm_of_rats", "spinning_strike", "whirling_halberd")
@pytest.mark.parametrize(
    "id", ["deadly_spin", "brutal_swing", "great_swing", "swarm_of_rats", "spinning_strike", "whirling_halberd"]
)
@pytest.mark.usefixtures("sides")
def test_attacks_on_all_adjacent_foes(id: str) -> None:
    t = hit(gear(id), profile=id, place={**BOTH, "targor": (8, 2), "arnulf": (15, 11)})
    t.expect("A attack.next", "target garrek_gorebeard", "target targor")


@card("black_hunger")
@rule("SHA-16.11")
def test_black_hunger() -> None:
    place: Place = {"hungering_skaven": (7, 3), "lurking_skaven": (8, 2), "targor": (9, 3), "festering_skaven": (10, 2)}
    t = battle(
        a="spiteclaws_swarm",
        place=place,
        upgrades={"hungering_skaven": ["black_hunger"]},
        dice=("hammer", "shield", "shield", "hammer", "shield"),
    )
    t.play("A attack hungering_skaven")
    t.expect("A attack.next", "target lurking_skaven", "target targor")
    t.play("A target lurking_skaven")
    assert t.where("lurking_skaven") is None
    assert t.glory() == [1, 1]
    assert t.s.kills[0][1] == 0


@card("bodyguard_for_a_price")
@rule("SHA-16.16")
def test_bodyguard() -> None:
    place: Place = {"skritch_spiteclaw": (7, 3), "krrk_the_almost_trusted": (9, 3)}
    s = arranged(a="spiteclaws_swarm", place=place, upgrades={"krrk_the_almost_trusted": ["bodyguard_for_a_price"]})
    assert s.on_guard(s.fighters[0])
    s.put(s.fighters[0], hex_at(3, 3))
    assert not s.on_guard(s.fighters[0])


# ---- re-rolls and more dice ----


@card("activated_runes", "awakened_weapon")
@rule("SHA-1.04", "SHA-1.05", "SHA-1.06")
@pytest.mark.parametrize("id", ["activated_runes", "awakened_weapon"])
@pytest.mark.usefixtures("sides")
def test_one_attack_die_may_be_rerolled(id: str) -> None:
    t = hit(gear(id), "support1", "hammer", "hammer", "shield")
    t.expect("A attack.reroll", "reroll support1", "reroll hammer", "done", n=1)
    t.play("A reroll support1")
    assert "attack_rolled A obryn_the_bold hammer hammer" in t.told()
    assert t.ask.kind == "drive.to"


@card("trusted_defender")
@pytest.mark.usefixtures("sides")
def test_one_defence_die_may_be_rerolled() -> None:
    t = hit(foe_gear("trusted_defender"), "hammer", "sword", "shield", "crit")
    t.expect("B defence.reroll", "reroll shield", "done")
    t.play("B reroll shield")
    t.skip_to("activation")
    assert t.fighter("garrek_gorebeard").wounds == 0


@card("total_offence")
@pytest.mark.usefixtures("sides")
def test_total_offence() -> None:
    t = hit(gear("total_offence"))
    t.expect("A attack.all-out", "use", "decline")
    t.play("A use")
    assert t.fighter("obryn_the_bold").spent
    assert len(next(e for e in t.told() if e.startswith("attack_rolled")).split()) == 3 + 4


@card(*[f"katophranes_{part}" for part in ("belt", "boots", "gloves", "hood", "locket", "plate")])
@pytest.mark.usefixtures("sides")
def test_relics() -> None:
    parts = [f"katophranes_{part}" for part in ("belt", "boots", "gloves", "hood", "locket", "plate")]
    t = hit(gear(*parts[:1]), "support1", "support1", "shield")
    assert t.ask.kind != "react.relics"
    t = hit(gear(*parts[1:4]), "support1", "support1", "hammer", "hammer", "shield")
    t.expect("A react.relics", "react relics_three", "decline")
    t.play("A react relics_three")
    assert t.fighter("garrek_gorebeard").wounds == 3
    t = hit(foe_gear(*parts[4:]), "hammer", "hammer", "shield", "crit")
    t.expect("B react.relics", "react relics_two", "decline")
    t.play("B react relics_two")
    assert t.fighter("garrek_gorebeard").wounds == 0
    t = battle(place=BOTH, upgrades=gear(*parts[:4]))
    t.play("A guard obryn_the_bold")
    t.expect("A react.after-action", "react relics_four", "decline")
    t.play("A react relics_four")
    assert len(t.player("A").hand) == 2
    t = battle(place=BOTH, upgrades=gear(*parts))
    t.play("A act relics_six", "A decline")
    assert t.player("A").glory == 4


# ---- Reactions to a failed attack, to a hit, to being driven back ----


@card("fatal_riposte", "furious_blow")
@rule("SHA-16.01")
@pytest.mark.usefixtures("sides")
def test_striking_back_after_a_failed_attack() -> None:
    for id, die in (("fatal_riposte", ("hammer",)), ("furious_blow", ())):
        t = hit(foe_gear(id), "support1", "support1", "shield", *die, "hammer", "hammer", "dodge")
        t.expect("B react.failed", f"react {id}", "decline")
        t.play(f"B react {id}")
        assert t.fighter("obryn_the_bold").wounds == 2
    t = hit(foe_gear("fatal_riposte"), "support1", "support1", "shield", "sword")
    t.play("B react fatal_riposte")
    assert t.fighter("obryn_the_bold").wounds == 0


@card("shield_bash")
@pytest.mark.usefixtures("sides")
def test_shield_bash() -> None:
    t = hit(foe_gear("shield_bash"), "hammer", "sword", "dodge")
    t.play("B react shield_bash", f"B push {t.at(5, 3)}")
    assert t.where("obryn_the_bold") == (5, 3)
    assert t.ask.kind != "drive.to"


@card("aspiring_boss")
@pytest.mark.usefixtures("sides")
def test_aspiring_boss() -> None:
    t = hit(gear("aspiring_boss"), "support1", "hammer", "crit", "crit")
    t.play("A react aspiring_boss", "A reroll support1")
    assert t.ask.kind == "drive.to"
    t = hit(gear("aspiring_boss"), "support1", "support1", "shield", place={"obryn_the_bold": (7, 3), "targor": (9, 3)})
    assert t.ask.kind != "react.failed"


@card("expendable")
@pytest.mark.usefixtures("sides")
def test_expendable() -> None:
    t = hit(foe_gear("expendable"), "hammer", "hammer", "shield")
    t.play("B react expendable")
    assert t.where("garrek_gorebeard") is None
    assert t.fighter("obryn_the_bold").wounds == 1
    assert t.player("A").glory == 1


@card("defiant_strike")
@pytest.mark.usefixtures("sides")
def test_defiant_strike() -> None:
    t = hit(foe_gear("defiant_strike"), "hammer", "hammer", "shield", "sword", "sword", "sword", "dodge")
    t.play("B react defiant_strike", "B stay")
    assert t.fighter("obryn_the_bold").wounds == 1
    assert t.where("garrek_gorebeard") == (9, 3)


@card("defiant_strike", "solid_stance", "light_footed", "cunning_duellist")
@rule("SHA-8.20")
@pytest.mark.usefixtures("sides")
def test_who_stands_firm_can_strike_back_but_has_nothing_to_sidestep() -> None:
    """Defiant Strike asks for a hit, the others for a fighter who could be driven back."""
    t = hit(foe_gear("defiant_strike", "light_footed", "solid_stance"), "hammer", "hammer", "shield")
    t.expect("B react.drive-back", "react defiant_strike", "decline")
    t = hit({**gear("cunning_duellist"), **foe_gear("solid_stance")}, "hammer", "hammer", "shield")
    assert t.ask.kind not in ("react.drive-back", "drive.to")


@card("ever_advancing", "light_footed", "superior_agility", "unshakeable")
@rule("SHA-16.02")
@pytest.mark.parametrize("id", ["ever_advancing", "light_footed", "superior_agility", "unshakeable"])
@pytest.mark.usefixtures("sides")
def test_pushed_instead_of_driven_back(id: str) -> None:
    t = hit(foe_gear(id), "hammer", "sword", "dodge")
    t.expect("B react.drive-back", f"react {id}", "decline")
    t.play(f"B react {id}", f"B push {t.at(8, 2)}")
    assert t.where("garrek_gorebeard") == (8, 2)
    assert t.ask.kind != "drive.to"


@card("cunning_duellist", "shake_about")
@rule("SHA-15.07")
@pytest.mark.usefixtures("sides")
def test_instead_of_a_drive_back() -> None:
    t = hit(gear("cunning_duellist"), "hammer", "hammer", "shield")
    t.play("A react cunning_duellist")
    assert (t.where("obryn_the_bold"), t.where("garrek_gorebeard")) == ((9, 3), (7, 3))
    t = hit(gear("shake_about"), "hammer", "hammer", "shield")
    t.play(f"A push {t.at(8, 4)}")
    assert t.where("garrek_gorebeard") == (8, 4)


# ---- about to be slain ----


@card("unkillable", "grimnirs_blessing")
@pytest.mark.parametrize(("id", "face", "kept"), [("unkillable", "crit", False), ("grimnirs_blessing", "shield", True)])
@pytest.mark.usefixtures("sides")
def test_saved_by_a_die(id: str, face: str, kept: bool) -> None:
    t = hit(foe_gear(id), "hammer", "hammer", "shield", face, wounds={"garrek_gorebeard": 3})
    t.play(f"B react {id}")
    assert t.fighter("garrek_gorebeard").wounds == 3
    assert (t.fighter("garrek_gorebeard").upgrades != []) == kept
    t = hit(foe_gear(id), "hammer", "hammer", "shield", "dodge", wounds={"garrek_gorebeard": 3})
    t.play(f"B react {id}")
    assert t.where("garrek_gorebeard") is None


@card("tethered_spirit")
@rule("SHA-16.26")
@pytest.mark.usefixtures("sides")
def test_tethered_spirit() -> None:
    t = hit(foe_gear("tethered_spirit"), "hammer", "hammer", "shield", "shield", wounds={"garrek_gorebeard": 3})
    t.play("B react tethered_spirit", f"B place {t.at(6, 8)}")
    assert t.where("garrek_gorebeard") == (6, 8)
    assert t.fighter("garrek_gorebeard").wounds == 3
    assert t.ask.kind != "drive.to"


@card("no_respite", "fatal_strike")
@pytest.mark.parametrize("id", ["no_respite", "fatal_strike"])
@pytest.mark.usefixtures("sides")
def test_a_last_attack(id: str) -> None:
    dice = ("hammer", "hammer", "shield", "hammer", "hammer", "dodge")
    t = hit(foe_gear(id), *dice, wounds={"garrek_gorebeard": 3})
    t.play(f"B react {id}", "B stay")
    assert t.fighter("obryn_the_bold").wounds == 2
    assert t.where("garrek_gorebeard") is None


# ---- afterwards ----


@card("shifting_image", "flickering_image", "opportunist", "disengage", "skitter_scurry")
@pytest.mark.usefixtures("sides")
def test_pushed_after_an_attack() -> None:
    t = hit(gear("shifting_image"), "crit", "support1", "crit")
    t.play("A stay", "A react shifting_image", f"A push {t.at(5, 3)}")
    assert t.where("obryn_the_bold") == (5, 3)
    t = hit(gear("flickering_image"), "crit", "hammer", "shield")
    t.play("A stay", "A react flickering_image", f"A push {t.at(3, 3)}")
    assert t.where("obryn_the_bold") == (3, 3)
    t = hit(foe_gear("opportunist"), "support1", "support1", "shield")
    t.play("B react opportunist", f"B push {t.at(11, 3)}")
    assert t.where("garrek_gorebeard") == (11, 3)
    t = hit(gear("disengage"), "hammer", "hammer", "shield", profile="disengage")
    t.play("A stay", "A react disengage", f"A push {t.at(5, 3)}")
    assert t.where("obryn_the_bold") == (5, 3)
    t = hit(gear("skitter_scurry"), "support1", "support1", "shield")
    t.play("A react skitter_scurry", f"A push {t.at(5, 3)}")
    assert t.where("obryn_the_bold") == (5, 3)


@card("righteous_strike")
@pytest.mark.usefixtures("sides")
def test_righteous_strike() -> None:
    dice = ("support1",) * 3 + ("shield",) + ("hammer",) * 3 + ("shield",)
    t = hit(gear("righteous_strike"), *dice, profile="righteous_strike")
    t.play("A react righteous_strike")
    assert t.fighter("garrek_gorebeard").wounds == 2


@card("heroic_stride")
@pytest.mark.usefixtures("sides")
def test_heroic_stride() -> None:
    t = battle(
        place={"severin_steelheart": (5, 3), "targor": (9, 3)},
        upgrades={"severin_steelheart": ["heroic_stride"]},
        active=1,
    )
    t.play("B guard targor")
    t.play("A react heroic_stride", f"A push {t.at(3, 3)}")
    assert t.where("severin_steelheart") == (3, 3)
    t = battle(
        place={"severin_steelheart": (3, 3), "targor": (9, 3)},
        upgrades={"severin_steelheart": ["heroic_stride"]},
        active=1,
    )
    t.play("B guard targor")
    assert not t.ask.kind.startswith("react")


@card("swift_strike", "sneaky_stab_stab")
@rule("SHA-16.23")
@pytest.mark.parametrize("id", ["swift_strike", "sneaky_stab_stab"])
def test_a_step_before_the_attack(id: str) -> None:
    place: Place = {"obryn_the_bold": (5, 3), "garrek_gorebeard": (9, 3)}
    t = battle(place=place, upgrades=gear(id))
    t.play("A attack obryn_the_bold")
    assert t.where("obryn_the_bold") == (7, 3)
    assert not strikes(arranged(place=place), 0, arranged(place=place).fighters[2])


# ---- actions ----


@card("terrifying_howl", "block", "ancient_commander", "flee")
def test_actions_of_upgrades() -> None:
    t = battle(place={**BOTH, "targor": (8, 2)}, upgrades=gear("terrifying_howl"))
    t.play("A act terrifying_howl", "A choose targor", f"A push {t.at(9, 1)}", f"A push {t.at(11, 3)}")
    assert (t.where("targor"), t.where("garrek_gorebeard")) == ((9, 1), (11, 3))
    t = battle(place={**BOTH, "severin_steelheart": (8, 2), "angharad_brightshield": (15, 1)}, upgrades=gear("block"))
    t.play("A act block")
    assert [f.guard for f in t.s.fighters[:3]] == [True, False, True]
    row: Place = {"sepulchral_warden": (1, 1), "petitioner_1": (5, 1), "petitioner_2": (9, 1), "petitioner_3": (13, 1)}
    t = battle(
        a="sepulchral_guard", place={**row, "targor": (15, 11)}, upgrades={"sepulchral_warden": ["ancient_commander"]}
    )
    t.play("A act ancient_commander")
    for _ in range(5):
        if t.ask.kind in ("choose.fighter", "move.to"):
            t.play(f"A {t.ask.options[0].text}")
    assert t.s.movers.bit_count() == 3
    t = battle(
        a="spiteclaws_swarm",
        place={"skritch_spiteclaw": (7, 3), "lurking_skaven": (5, 3), "targor": (9, 3)},
        upgrades={"skritch_spiteclaw": ["flee"]},
    )
    t.play("A act flee", "A choose lurking_skaven")
    assert "stay" in t.options()
    goes = [o for o in t.ask.options if o.verb == "go"]
    assert goes
    assert all(t.s.ground.distance(hex_at(9, 3), t.s.ground.ids[o.thing]) > 1 for o in goes)
    t.play("A stay")
    assert (t.kind(), t.where("skritch_spiteclaw"), t.fighter("skritch_spiteclaw").moved) == (
        "A move.to",
        (7, 3),
        False,
    )
    assert all(t.s.ground.distance(hex_at(9, 3), t.s.ground.ids[o.thing]) > 2 for o in t.ask.options if o.verb == "go")


# ---- start of a phase, end of the game ----


@card("regeneration", "shardcaller", "tricksters_charm")
@rule("SHA-7.02")
def test_abilities_at_the_start_of_a_phase() -> None:
    t = battle(
        place={**BOTH, "severin_steelheart": (1, 1)},
        upgrades=gear("regeneration", "shardcaller", "tricksters_charm"),
        wounds={"obryn_the_bold": 2},
        tokens={1: (7, 3), 2: (3, 3)},
        hand_a=["heroic_guard", "living_wall"],
        stage=ROUND,
        round=2,
    )
    t.play(f"{'AB'[t.ask.seat]} first B")
    t.play("A choose-card regeneration", "A choose-card shardcaller", "A choose-card tricksters_charm")
    t.expect("A charm.ploy", "play heroic_guard", "pass")  # nobody stands near enough for a wall
    t.play("A play heroic_guard", "A choose severin_steelheart")
    assert t.fighter("obryn_the_bold").wounds == 1
    assert t.s.tokens[:2] == [hex_at(3, 3), hex_at(7, 3)]
    assert t.fighter("severin_steelheart").guard
    t.ready("B")


@card(
    "the_hallowed_key",
    "the_shadowed_key",
    "the_blazing_key",
    "the_dazzling_key",
    "the_fractured_key",
    "the_formless_key",
    "a_destiny_to_meet",
)
@rule("SHA-13.09")
def test_keys_and_destiny() -> None:
    named = ["hallowed", "shadowed", "blazing", "dazzling", "fractured"]
    for number, name in enumerate(named, 1):
        for token, glory in ((number, 2), (number % 5 + 1, 0)):
            s = arranged(place=BOTH, upgrades=gear(f"the_{name}_key"), tokens={token: (7, 3)}, round=3)
            last_glory(s)
            assert s.players[0].glory == glory
    for id, tokens, glory in (
        ("the_formless_key", {4: (7, 3)}, 1),
        ("the_formless_key", {4: (1, 1)}, 0),
        ("a_destiny_to_meet", {}, 1),
    ):
        s = arranged(place=BOTH, upgrades=gear(id), tokens=tokens, round=3)
        last_glory(s)
        assert s.players[0].glory == glory
    for round, glory in ((2, 0), (3, 1)):  # given before anything is scored, and only in the third round
        s = arranged(place=BOTH, upgrades=gear("a_destiny_to_meet"), round=round)
        end_action_phase(s)
        assert (s.players[0].glory, s.stage) == (glory, END_SCORE)


@card("second_in_command")
@rule("SHA-16.09")
def test_second_in_command() -> None:
    place: Place = {"obryn_the_bold": (7, 3), "targor": (9, 3)}
    s = arranged(place=place, upgrades=gear("second_in_command"))
    assert s.is_leader(s.fighters[2])
    s = arranged(place={**place, "severin_steelheart": (1, 1)}, upgrades=gear("second_in_command"))
    assert not s.is_leader(s.fighters[2])
    t = battle(
        a="garreks_reavers",
        b="steelhearts_champions",
        place={"blooded_saek": (7, 3), "severin_steelheart": (9, 3), "obryn_the_bold": (15, 11)},
        upgrades=gear("second_in_command"),
        wounds={"severin_steelheart": 3},
        objectives_a=["assassinate"],
        dice=("hammer", "hammer", "dodge"),
    )
    t.play("A attack blooded_saek")
    assert t.where("severin_steelheart") is None
    assert end_objectives(t.s, 0) == []


@rule("SHA-9.07")
def test_any_number_of_upgrades() -> None:
    s = arranged(place=BOTH, upgrades=gear("great_strength", "great_speed", "great_fortitude"))
    assert numbers(s, s.fighters[2]) == (4, 1, 5)
