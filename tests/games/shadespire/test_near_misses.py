"""The second of several, the last free place, the rarer half of an "or": what a rule decides where it seldom does."""

import pytest

from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.hexes import coordinates
from tests.games.shadespire.phases import acted, earned, under
from tests.games.shadespire.scenes import (
    ANGHARAD,
    ARNULF,
    GARREK,
    HIT,
    KARSUS,
    MISS,
    OBRYN,
    SEVERIN,
    SPARE,
    TARGOR,
    gear,
    offered,
    quake,
)
from tests.games.shadespire.table import Battle, Place, battle, letter_of, power_step, seat_of
from tests.support import card, rule

KRRK = "krrk_the_almost_trusted"
SURE = ("crit", "support2")
"""A blow with one die at somebody with one."""

pytestmark = pytest.mark.usefixtures("sides")


# ---- the second of several ----


@rule("SHA-12.03")
@card("arms_length", "advancing_strike", "defensive_strike", "shardgale")
@pytest.mark.parametrize(
    ("id", "first", "second", "scored"),
    [
        ("arms_length", (9, 3), (13, 3), True),
        ("arms_length", (9, 3), (8, 4), False),
        ("advancing_strike", (5, 3), (9, 9), True),
        ("advancing_strike", (5, 3), (9, 3), False),
        ("defensive_strike", (9, 9), (5, 3), True),
        ("defensive_strike", (9, 9), (11, 9), False),
    ],
)
def test_two_fall_to_one_ploy_and_the_second_counts(
    id: str, first: tuple[int, int], second: tuple[int, int], scored: bool
) -> None:
    place: Place = {OBRYN: (7, 3), GARREK: first, TARGOR: second, KARSUS: (15, 11)}
    t = quake("", {GARREK: 3, TARGOR: 2}, place, objectives_a=[id])
    assert (t.where(GARREK), t.where(TARGOR)) == (None, None)
    assert offered(t, f"score {id}") == scored


@rule("SHA-15.06", "SHA-16.11")
@card("rebirth_in_blood", "legacy", "black_hunger")
@pytest.mark.parametrize("first", [ANGHARAD, GARREK])
@pytest.mark.parametrize("id", ["rebirth_in_blood", "legacy"])
def test_whoever_else_falls_in_the_same_attack(id: str, first: str) -> None:
    """Obryn hungers and kills Angharad of his own and Garrek, in either order; Garrek's side reacts for Garrek."""
    place: Place = {OBRYN: (7, 3), ANGHARAD: (5, 3), GARREK: (9, 3)}
    t = battle(
        place={**place, TARGOR: (11, 3)} if id == "legacy" else place,
        upgrades={OBRYN: ["black_hunger"], GARREK: ["great_speed"]},
        hand_b=[id],
        wounds={ANGHARAD: 3, GARREK: 3},
        dice=(*(["hammer", "hammer", "support2"] * 2), "crit"),
    )
    t.play("A attack obryn_the_bold", f"A target {first}", f"B react {id}")
    if id == "legacy":
        assert t.fighter(TARGOR).upgrades == [NUMBER["great_speed"]]
    else:
        t.play(f"B place {t.at(6, 8)}")
        assert (t.where(GARREK), t.where(ANGHARAD)) == ((6, 8), None)


def defence_dice(t: Battle) -> list[str]:
    """Those rolled last."""
    return [said.split()[3:] for said in t.told() if said.startswith("defence_rolled")][-1]


@rule("SHA-8.28", "SHA-16.11")
@card("final_blow", "black_hunger")
@pytest.mark.parametrize("falls", [True, False])
def test_a_final_blow_for_whoever_falls_last(falls: bool) -> None:
    """Obryn hungers and kills Angharad of his own, then Garrek as well, or not."""
    t = battle(
        place={OBRYN: (7, 3), ANGHARAD: (5, 3), GARREK: (9, 3), TARGOR: (15, 11)},
        upgrades={OBRYN: ["black_hunger"]},
        hand_b=["final_blow"],
        wounds={ANGHARAD: 3, GARREK: 3},
        dice=("hammer", "hammer", "dodge", *(HIT if falls else MISS)),
    )
    acted(t, "A attack obryn_the_bold", f"A target {ANGHARAD}")
    assert t.where(ANGHARAD) is None
    assert offered(t, "react final_blow") == falls


@rule("SHA-9.09")
@card("parry", "ephemeral_shield")
@pytest.mark.parametrize("order", [("ephemeral_shield", "parry"), ("parry", "ephemeral_shield")])
def test_both_ploys_for_the_first_target_help_it(order: tuple[str, str]) -> None:
    """A die more for each, and one is set aside."""
    t = power_step(place=SPARE, hand_b=order, active=1, dice=("hammer", "sword", "shield", "dodge", "shield"))
    t.play(f"B play {order[0]}", f"B play {order[1]}")
    t.skip_to("activation")
    t.play(f"A attack {OBRYN}")
    t.expect("B defence.aside", "aside dodge", "aside shield")
    assert defence_dice(t) == ["shield", "dodge", "shield"]


@card("flee")
@rule("SHA-7.08")
@pytest.mark.parametrize("who", [SEVERIN, ANGHARAD])
def test_one_neighbour_flees_and_not_the_other(who: str) -> None:
    place: Place = {OBRYN: (7, 3), SEVERIN: (6, 2), ANGHARAD: (6, 4), GARREK: (9, 3)}
    t = battle(place=place, **gear("flee"))
    t.play("A act flee", f"A choose {who}", f"A go {t.at(3, 3)}", f"A go {t.at(2, 2)}")
    other = ANGHARAD if who == SEVERIN else SEVERIN
    assert t.where(other) == place[other]
    assert t.where(who) == (2, 2)
    assert t.ask.kind in ("power", "activation")


@rule("SHA-7.12", "SHA-16.25")
@card("shardfall")
@pytest.mark.parametrize(("weapon", "charges"), [("shadeglass_axe", True), ("shadeglass_spear", False)])
def test_a_charge_beside_a_shard_by_any_of_ones_attacks(weapon: str, charges: bool) -> None:
    """Obryn can get within three hexes of Garrek, not next to him."""
    place: Place = {OBRYN: (1, 3), GARREK: (13, 3)}
    t = power_step(place=place, hand_a=["shardfall"], hand_b=["earthquake"], active=1, **gear(weapon))
    t.play("B pass", "A play shardfall", f"A choose-hex {t.at(15, 11)}")
    t.skip_to("activation")
    assert ("charge obryn_the_bold" in t.options()) == charges


def strike_all_around(t: Battle, mad: bool) -> None:
    """The hungering skaven strikes, in its own activation or maddened by the foe; all that follows is settled."""
    if mad:
        t.play("A play momentary_madness", "A choose hungering_skaven")
    else:
        t.play("A pass")
        t.skip_to("activation")
        t.play("B attack hungering_skaven")
    for _ in range(12):
        if t.ask.kind in ("power", "score.now", "activation"):
            break
        t.play(f"{t.kind()[0]} {t.ask.options[0].text}")


@rule("SHA-16.10", "SHA-16.11")
@card("massive_assault", "momentary_madness", "black_hunger")
@pytest.mark.parametrize("mad", [True, False])
def test_what_ones_maddened_fighter_does_to_the_foe_is_no_assault_of_ones_own(mad: bool) -> None:
    """The hungering skaven, enraged, strikes all around it for 7: by the foe's ploy, or of its own."""
    t = power_step(
        b="spiteclaws_swarm",
        place={"hungering_skaven": (7, 3), OBRYN: (9, 3), SEVERIN: (8, 2), ANGHARAD: (6, 2), KRRK: (5, 3)},
        upgrades={"hungering_skaven": ["black_hunger", "great_strength"]},
        hand_a=["momentary_madness"],
        objectives_b=["massive_assault"],
        dice=(*(["hammer"] if mad else []), *SURE * 4),
    )
    strike_all_around(t, mad)
    dealt = sum(n for v, _, f, n in t.s.hurts if t.s.fighters[v].seat == seat_of("A"))
    assert dealt >= 7
    assert t.offers("massive_assault", "B") != mad


@rule("SHA-12.03")
@card("cover_ground")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_only_ones_own_fighters_cover_ground(seat: str) -> None:
    place: Place = {OBRYN: (15, 11), GARREK: (1, 3)}
    t = battle(
        place=place,
        objectives_a=["cover_ground"] if seat == "A" else [],
        objectives_b=["cover_ground"] if seat == "B" else [],
        upgrades={GARREK: ["great_speed", "sprinter"]},
        active=1,
    )
    t.play(f"B move {GARREK}", f"B go {t.at(13, 3)}")
    assert t.where(GARREK) == (13, 3)
    assert offered(t, "score cover_ground") == (seat == "B")


@rule("SHA-16.10")
@card("massive_assault", "momentary_madness")
@pytest.mark.parametrize("mad", [True, False])
def test_what_a_maddened_foe_does_to_its_friends_is_no_assault_either(mad: bool) -> None:
    """The hungering skaven strikes all around it for 3 each, for its own seat or for the foe that commands it."""
    around = {KRRK: (5, 3), "lurking_skaven": (8, 2), "festering_skaven": (8, 4)}
    friends: Place = {"hungering_skaven": (7, 3), **(around if mad else {})}
    foes: Place = {OBRYN: (15, 11)} if mad else {OBRYN: (5, 3), SEVERIN: (8, 2), ANGHARAD: (8, 4)}
    t = power_step(
        b="spiteclaws_swarm",
        place={**friends, **foes},
        upgrades={"hungering_skaven": ["black_hunger", "great_strength"]},
        hand_a=["momentary_madness"],
        **{"objectives_a" if mad else "objectives_b": ["massive_assault"]},
        dice=("hammer", *SURE, *SURE, "support2", *SURE) if mad else SURE * 3,
    )
    strike_all_around(t, mad)
    assert sum(n for *_, n in t.s.hurts) >= 7
    assert (t.ask.kind == "score.now") != mad


@rule("SHA-7.02")
@card("shardcaller")
@pytest.mark.parametrize(("called", "left"), [(2, 3), (3, 2)])
def test_any_other_shard_can_be_called(called: int, left: int) -> None:
    """Neither the one that is held, nor those that do not lie on the battlefield."""
    tokens = {1: (7, 3), 2: (3, 9), 3: (11, 9)}
    t = battle(place=SPARE, tokens=tokens, **gear("shardcaller"))
    t.skip_to("round.first")
    t.play(f"{letter_of(t.ask.seat)} first {'AB'[seat_of('A')]}", "A choose-card shardcaller")
    t.expect("A choose.token", "choose-token token-2", "choose-token token-3")
    t.play(f"A choose-token token-{called}")
    at = [coordinates(hex) for hex in t.s.tokens[:3]]
    assert (at[0], at[called - 1], at[left - 1]) == (tokens[called], tokens[1], tokens[left])


@rule("SHA-9.03", "SHA-9.08")
@card("sprint")
@pytest.mark.parametrize("too", [True, False])
def test_the_same_ploy_of_both_is_in_force_for_both(too: bool) -> None:
    """The foe's Sprint is none of Obryn's, whose Move is 3."""
    place: Place = {OBRYN: (1, 3), GARREK: (15, 11)}
    t = power_step(place=place, hand_a=["sprint"], hand_b=["sprint"], active=1)
    t.play("B play sprint")
    if too:
        t.play("A play sprint")
    t.skip_to("activation")
    t.play(f"A move {OBRYN}")
    assert f"go {t.at(7, 3)}" in t.options()
    assert (f"go {t.at(9, 3)}" in t.options()) == too


@rule("SHA-16.10", "SHA-12.03")
@card("biggest_an_da_best", "momentary_madness", "black_hunger")
@pytest.mark.parametrize("mad", [True, False])
def test_whom_a_maddened_leader_kills_is_no_kill_of_its_own_side(mad: bool) -> None:
    """Severin hungers and kills Garrek: by the foe's ploy, or of his own."""
    t = power_step(
        place={SEVERIN: (7, 3), ANGHARAD: (5, 3), GARREK: (9, 3), TARGOR: (15, 11)},
        upgrades={SEVERIN: ["black_hunger"]},
        hand_b=["momentary_madness"],
        objectives_a=["biggest_an_da_best"],
        wounds={GARREK: 3},
        active=1,
        dice=(*(["hammer"] if mad else []), *HIT, "support2", "support2", "shield"),
    )
    if mad:
        t.play("B play momentary_madness", f"B choose {SEVERIN}", f"B target {GARREK}")
    else:
        acted(t, f"A attack {SEVERIN}", f"A target {GARREK}")
    assert (t.where(GARREK), t.where(ANGHARAD)) == (None, (5, 3))
    assert earned(t, "biggest_an_da_best") != mad


@rule("SHA-9.08", "SHA-15.03")
@card("stormforged_tactics")
@pytest.mark.parametrize("room", [True, False])
def test_tactics_for_the_second_of_two(room: bool) -> None:
    """Severin is shut in in his corner; Angharad in hers, or not."""
    place: Place = {SEVERIN: (1, 1), ANGHARAD: (15, 11), GARREK: (3, 1), TARGOR: (2, 2), ARNULF: (14, 10)}
    place[KARSUS] = (11, 11) if room else (13, 11)
    t = power_step(place=place, hand_a=["stormforged_tactics"], dice=("sword", "sword", "dodge"))
    t.play("A play stormforged_tactics")
    t.skip_to("activation")
    t.play(f"B attack {GARREK}")
    assert f"attack_failed B {GARREK} {SEVERIN}" in t.told()
    assert offered(t, "react stormforged_reaction") == room


@rule("SHA-10.05", "SHA-8.23")
@card("the_necromancer_commands")
@pytest.mark.parametrize("near", [True, False])
def test_the_necromancer_commands_at_the_second_that_was_missed(near: bool) -> None:
    """The scythe drives Garrek out of reach with a draw, and misses Targor; or drives him away as well."""
    t = battle(
        a="sepulchral_guard",
        place={"the_harvester": (7, 3), "sepulchral_warden": (1, 1), GARREK: (9, 3), TARGOR: (5, 3)},
        hand_a=["the_necromancer_commands"],
        dice=("sword", "hammer", "dodge", *(("hammer", "hammer", "shield") if near else ("sword", "hammer", "dodge"))),
    )
    t.play("A attack the_harvester", f"A target {GARREK}", f"A drive {t.at(11, 3)}")
    if not near:
        t.play(f"A drive {t.at(3, 3)}")
    assert ("react the_necromancer_commands" in t.options()) == near


# ---- the rarer half ----


@rule("SHA-8.02", "SHA-9.06")
@card("defiant_strike", "shadeglass_sword")
@pytest.mark.parametrize(("weapon", "offered"), [("shadeglass_sword", True), ("defiant_strike", False)])
def test_an_attack_for_reactions_is_not_one_of_the_others(weapon: str, offered: bool) -> None:
    t = battle(place=SPARE, **gear(weapon))
    t.play(f"A attack {OBRYN}")
    assert (f"with {weapon}" in t.options()) == offered
    assert (f"attack_declared A {OBRYN} sigmarite_grandhammer {GARREK}" in t.told()) != offered


@rule("SHA-8.34", "SHA-10.03")
@card("heroic_stride", "death_throes")
@pytest.mark.parametrize("wounds", [3, 2])
def test_nobody_strides_after_a_foe_that_is_gone(wounds: int) -> None:
    """Obryn kills Garrek, whose Death Throes take Obryn with them, or only hurt him."""
    t = battle(
        place={OBRYN: (7, 3), SEVERIN: (1, 1), GARREK: (9, 3), ARNULF: (6, 4)},
        upgrades={ARNULF: ["heroic_stride"]},
        hand_b=["death_throes"],
        wounds={GARREK: 3, OBRYN: wounds},
        dice=("hammer", "hammer", "shield"),
    )
    t.play("A attack obryn_the_bold", f"A target {GARREK}", "B react death_throes")
    assert (t.where(OBRYN) is None) == (wounds == 3)
    assert offered(t, "react heroic_stride") == (wounds == 2)


@rule("SHA-8.15", "SHA-8.26")
@card("lightning_blast", "death_throes")
@pytest.mark.parametrize(("wounds", "blasted"), [(2, 1), (3, 0)])
def test_who_falls_with_his_foe_calls_no_lightning(wounds: int, blasted: int) -> None:
    """Obryn kills Garrek with a critical hit, and Garrek's Death Throes hurt Obryn or take him with them."""
    t = battle(
        place={OBRYN: (7, 3), SEVERIN: (1, 1), GARREK: (9, 3), ARNULF: (11, 3)},
        hand_b=["death_throes"],
        wounds={GARREK: 3, OBRYN: wounds},
        dice=("crit", "hammer", "shield"),
        **gear("lightning_blast"),
    )
    t.play(f"A attack {OBRYN}", "B react death_throes")
    assert (t.where(OBRYN) is None) == (wounds == 3)
    assert t.fighter(ARNULF).wounds == blasted


@rule("SHA-8.26", "SHA-10.04", "SHA-10.06")
@card("fatal_strike", "fatal_riposte")
@pytest.mark.parametrize("parried", [True, False])
def test_who_falls_in_his_fatal_strike_does_not_fall_twice(parried: bool) -> None:
    """Doomed Garrek strikes, and Obryn's riposte kills him before the first blow can."""
    t = battle(
        place={OBRYN: (7, 3), SEVERIN: (1, 1), GARREK: (9, 3), TARGOR: (15, 11)},
        upgrades={GARREK: ["fatal_strike"], OBRYN: ["fatal_riposte"] if parried else []},
        wounds={GARREK: 3},
        dice=("hammer", "hammer", "shield", *MISS, "hammer", "hammer", "hammer", "shield"),
    )
    t.play("A attack obryn_the_bold", "B react fatal_strike")
    if parried:
        t.play("A react fatal_riposte", "B decline")
    assert t.where(GARREK) is None
    assert t.fighter(GARREK).wounds == 0
    assert [said for said in t.told() if said.startswith("slain")] == [f"slain B {GARREK}"]
    assert len([said for said in t.told() if said.startswith(f"hurt B {GARREK}")]) == 1
    assert t.glory() == [1, 0]


@rule("SHA-16.16", "SHA-8.04")
@card("acrobatic")
@pytest.mark.parametrize(("guards", "dice"), [(True, 2), (False, 1)])
def test_who_is_on_guard_is_acrobatic_with_a_shield(guards: bool, dice: int) -> None:
    place: Place = {OBRYN: (7, 3), SEVERIN: (1, 1), GARREK: (9, 3)}
    t = battle(place=place, dice=("support1", "support1"), **gear("acrobatic"))
    acted(t, f"A guard {OBRYN if guards else SEVERIN}", f"B attack {GARREK}")
    assert len(defence_dice(t)) == dice


@rule("SHA-8.29", "SHA-16.03")
@card("cruel_taunt")
@pytest.mark.parametrize(("wounds", "dies"), [(3, True), (2, False)])
def test_who_loses_inspiration_may_fall(wounds: int, dies: bool) -> None:
    """Tefk has 4 Wounds Inspired, else 3."""
    tefk = "tefk_flamebearer"
    t = power_step(
        b="the_chosen_axes",
        place={OBRYN: (7, 3), tefk: (9, 3), "fjul_grimnir": (15, 11)},
        hand_a=["cruel_taunt"],
        inspired=(tefk,),
        wounds={tefk: wounds},
        dice=("hammer",),
    )
    t.play("A play cruel_taunt", f"A choose {tefk}")
    assert (t.where(tefk) is None) == dies
    assert t.glory() == [int(dies), 0]


@rule("SHA-16.26", "SHA-15.05")
@card("tethered_spirit")
@pytest.mark.parametrize("free", [True, False])
def test_a_spirit_without_a_place_to_return_to(free: bool) -> None:
    """Every starting hex of its territory is taken, or all but one."""
    guard = ["prince_of_dust", "sepulchral_warden", "the_harvester", "the_champion"]
    guard += ["petitioner_1", "petitioner_2", "petitioner_3"]
    taken = [(9, 7), (6, 8), (10, 8), (14, 8), (2, 10), (14, 10), (7, 11)]
    place = dict(zip(guard, taken, strict=True)) | {GARREK: (11, 7)}
    if free:
        place["petitioner_3"] = (1, 1)
    t = battle(
        a="sepulchral_guard",
        place=place,
        upgrades={GARREK: ["tethered_spirit"]},
        wounds={GARREK: 3},
        dice=("hammer", "hammer", "shield", "shield"),
    )
    t.play("A attack prince_of_dust", "B react tethered_spirit")
    assert t.where(GARREK) == ((7, 11) if free else None)


@rule("SHA-9.01")
@card("war_cry")
@pytest.mark.parametrize("charges", [False, True])
def test_a_war_cry_is_not_heard_after_a_power_step(charges: bool) -> None:
    """Severin strikes where he stands, in the activation after a card was played; or he charges."""
    place: Place = {SEVERIN: (3, 3) if charges else (7, 3), GARREK: (9, 3), TARGOR: (15, 11)}
    t = power_step(
        place=place,
        hand_a=["tainted_vitality"],
        active=1,
        upgrades={SEVERIN: ["war_cry"]},
        dice=("hammer", "hammer", "hammer", "shield"),
    )
    t.play("A play tainted_vitality")
    t.skip_to("activation")
    moves = (f"A charge {SEVERIN}", "A go (7,3)") if charges else (f"A attack {SEVERIN}",)
    acted(t, *moves, "A drive (11,3)")
    assert (t.ask.kind == "drive.further") == charges


@rule("SHA-16.12", "SHA-16.23", "SHA-12.03")
@card("change_of_tactics", "swift_strike", "my_turn")
@pytest.mark.parametrize(("wounds", "reacts"), [(2, False), (0, True)])
def test_a_charge_whose_attack_is_not_made_is_still_a_charge(wounds: int, reacts: bool) -> None:
    """Obryn charges from Guard on shattering ground and steps up to strike: he falls, or his blow in between leaves him
    nobody to strike at."""
    t = battle(
        place={OBRYN: (3, 3), SEVERIN: (1, 1), GARREK: (9, 3), TARGOR: (15, 11)},
        hand_a=["shattering_terrain", *(["my_turn"] if reacts else [])],
        objectives_a=["change_of_tactics"],
        upgrades={OBRYN: ["swift_strike"]},
        wounds={OBRYN: wounds, GARREK: 3},
        dice=("hammer", "hammer", "hammer", "shield"),
    )
    acted(t, f"A guard {OBRYN}", "B pass")
    t.play("A play shattering_terrain")
    acted(t, f"A charge {OBRYN}", "A go (7,3)")
    if reacts:
        t.play("A decline")
    t.play("A with swift_strike", f"A push {t.at(8, 2)}")
    if reacts:
        t.play("A react my_turn", "A stay", "A with sigmarite_grandhammer")
    assert (t.where(OBRYN) is None) != reacts
    assert (t.where(GARREK) is None) == reacts
    assert offered(t, "score change_of_tactics")


@rule("SHA-9.08")
@card("berserk_fury", "indomitable")
@pytest.mark.parametrize(("face", "wounds"), [("shield", 0), ("dodge", 1)])
def test_damage_that_is_prevented_is_not_made_one(face: str, wounds: int) -> None:
    t = under("berserk_fury", "indomitable", by="B", place=SPARE, dice=(*HIT, face))
    t.play(f"A attack {OBRYN}")
    t.skip_to("power")
    assert t.fighter(GARREK).wounds == wounds


@rule("SHA-15.03")
@card("terrifying_howl")
@pytest.mark.parametrize("room", [True, False])
def test_a_howl_at_somebody_without_room(room: bool) -> None:
    """Garrek in his corner can flee to one hex, or that one is taken; Targor is pushed anyway."""
    place: Place = {OBRYN: (3, 1), GARREK: (1, 1), TARGOR: (4, 2), SEVERIN: (15, 11) if room else (2, 2)}
    t = battle(place=place, **gear("terrifying_howl"))
    t.play("A act terrifying_howl", f"A choose {GARREK}", f"A push {t.at(6, 2)}")
    assert (t.where(GARREK), t.where(TARGOR)) == ((2, 2) if room else (1, 1), (6, 2))


@rule("SHA-10.02")
@pytest.mark.parametrize("hand", [["confusion"], []])
def test_whoever_is_not_asked_for_a_reaction_tells_something(hand: list[str]) -> None:
    """Halfway through a charge the foe might react out of his hand: a step after which that is known is not taken back
    freely. Of an empty hand nothing can be learned."""
    t = battle(place={OBRYN: (3, 3), GARREK: (9, 3), TARGOR: (8, 2)}, hand_b=hand)
    t.play(f"A charge {OBRYN}")
    before = t.s.rng.draws, t.s.shown
    t.play(f"A go {t.at(7, 3)}")
    assert t.kind() == "A attack.target"
    assert ((t.s.rng.draws, t.s.shown) != before) == (hand != [])
