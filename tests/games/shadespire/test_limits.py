"""Rules at their limits: the second of several, the order of two effects, one hex or one die more or less."""

from typing import Any

import pytest

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.hexes import DIRECTION_IDS, STEPS, coordinates, hex_at
from podziemia.games.shadespire.rules.decks import ready_deck
from podziemia.games.shadespire.rules.hands import draw_objectives, draw_power
from podziemia.games.shadespire.rules.movement import move_of
from podziemia.games.shadespire.rules.reask import reask
from podziemia.games.shadespire.rules.scoring import score
from podziemia.games.shadespire.rules.setup import set_up, token_options
from podziemia.games.shadespire.rules.state import MULLIGAN, POWER_STEP, ROUND
from podziemia.kernel.bits import members
from podziemia.kernel.rng import seeded
from tests.games.shadespire.scenes import (
    ANGHARAD,
    ARNULF,
    GARREK,
    HIT,
    KARSUS,
    MISS,
    OBRYN,
    PAIR,
    SANSON,
    SEVERIN,
    SPARE,
    TARGOR,
    fight,
    foe_gear,
    gear,
    offered,
    quake,
    walk,
)
from tests.games.shadespire.table import Battle, Place, arranged, battle, power_step
from tests.support import card, kit, rule

RELICS = [f"katophranes_{part}" for part in ("belt", "boots", "gloves", "hood")]
AROUND: Place = {**SPARE, ARNULF: (8, 2)}
AT_GARREK = ("A target garrek_gorebeard",)


# ---- chance ----


@rule("SHA-5.01", "SHA-4.01")
def test_decks_and_tokens_are_shuffled() -> None:
    decks = [ready_deck("steelhearts_champions_starter"), ready_deck("garreks_reavers_starter")]
    dealt = [set_up(decks, seeded(str(n))) for n in range(4)]
    for seat in range(2):
        assert len({tuple(s.players[seat].objective_deck) for s in dealt}) == 4
        assert len({tuple(s.players[seat].power_deck) for s in dealt}) == 4
    assert len({tuple(s.token_pile) for s in dealt}) > 1


@rule("SHA-1.03")
def test_dice_show_every_face() -> None:
    t = power_step(place=SPARE, hand_a=["flickering_step"])
    t.play("A play flickering_step")
    told = next(e for e in t.told() if e.startswith("dice_rolled"))
    assert len(set(told.split()[2:])) > 1


@card("trusted_defender")
@rule("SHA-1.04")
def test_a_defender_chooses_among_all_dice_and_takes_the_new_face() -> None:
    """On Guard for a second symbol, and inspired for a second die."""
    place: Place = {SEVERIN: (7, 3), "blooded_saek": (9, 3)}
    dice = ("hammer", "hammer", "shield", "dodge", "support1")
    upgrades = {SEVERIN: ["trusted_defender"]}
    t = battle(place=place, active=1, inspired=(SEVERIN,), upgrades=upgrades, dice=dice)
    t.play("B attack blooded_saek")
    t.expect("A defence.reroll", "reroll shield", "reroll dodge", "done", n=1)
    t.play("A reroll dodge")
    assert t.fighter(SEVERIN).wounds == 3, "a shield and a support are less than two hammers"


@card(*RELICS)
@rule("SHA-1.05")
def test_relics_roll_all_dice_anew() -> None:
    t = fight("hammer", "hammer", "sword", "support2", "shield", **gear(*RELICS[:3]))
    t.play("A react relics_three")
    assert "dice_rolled A sword support2" in t.told()
    t = fight(*HIT, "support2", **foe_gear(*RELICS[:2]))
    t.play("B react relics_two")
    assert "dice_rolled B support2" in t.told()
    t = fight(*HIT, **foe_gear(RELICS[0]))
    assert t.ask.kind != "react.relics"


@card("fuelled_by_fury")
@rule("SHA-1.04", "SHA-1.05")
def test_dice_to_re_roll_are_counted_down() -> None:
    t = power_step(
        place=PAIR,
        hand_a=["fuelled_by_fury"],
        hand_b=["confusion"],
        active=1,
        dice=("support1", "sword", "sword", "hammer", "shield"),
    )
    t.play("B pass", "A play fuelled_by_fury")
    t.skip_to("activation")
    t.play("A attack obryn_the_bold")
    t.expect("A attack.reroll", "reroll sword", "reroll support1", "done", n=2)
    t.play("A reroll sword")
    t.expect("A attack.reroll", "reroll support1", "done", n=1)
    t.play("A reroll support1")
    rolled = [e.split()[3:] for e in t.told() if e.startswith("attack_rolled")]
    assert [sorted(dice) for dice in rolled] == [["support1", "sword"], ["hammer", "sword"]]


# ---- order ----

THREE_MET: Place = {SEVERIN: (3, 3), GARREK: (5, 3), ANGHARAD: (13, 3), TARGOR: (15, 3), OBRYN: (9, 9), ARNULF: (13, 9)}


@card("swift_strike", "skitter_scurry", "all_the_better_to_slay_them")
@rule("SHA-12.02", "SHA-16.23")
def test_where_one_stands_is_judged_after_the_push() -> None:
    t = battle(place=THREE_MET, objectives_a=["all_the_better_to_slay_them"], dice=MISS, **gear("swift_strike"))
    t.play("A attack obryn_the_bold")
    assert t.offers("all_the_better_to_slay_them"), "before the attack"
    t = battle(place=THREE_MET, objectives_a=["all_the_better_to_slay_them"], **gear("skitter_scurry"))
    t.play("A guard obryn_the_bold", "A react skitter_scurry", f"A push {t.at(11, 9)}")
    assert t.offers("all_the_better_to_slay_them")


@card("shattering_terrain")
@rule("SHA-8.22", "SHA-16.12")
def test_terrain_shatters_when_the_drive_is_over() -> None:
    t = power_step(place=PAIR, hand_a=["shattering_terrain"], hand_b=["confusion"], active=1, dice=HIT)
    t.play("B pass", "A play shattering_terrain")
    t.skip_to("activation")
    t.play("A attack obryn_the_bold", f"A drive {t.at(11, 3)}")
    assert t.ask.kind == "drive.further", "he has one wound left, and stands"
    t.play(f"A drive {t.at(13, 3)}")
    assert t.where(GARREK) is None


@card("hidden_paths")
@rule("SHA-3.17", "SHA-15.05")
@pytest.mark.parametrize(("wounds", "where"), [(2, (14, 4)), (3, None)])
def test_who_is_placed_on_a_lethal_hex_is_hurt_there(wounds: int, where: tuple[int, int] | None) -> None:
    place: Place = {OBRYN: (1, 1), SEVERIN: (7, 5), GARREK: (9, 9)}
    t = power_step(place=place, field="FORGE", hand_a=["hidden_paths"], wounds={OBRYN: wounds})
    t.play("A play hidden_paths", f"A place {t.at(14, 4)}")
    assert t.where(OBRYN) == where
    assert t.fighter(OBRYN).wounds == (3 if where else 0)


@card("great_fortitude", "cursed_artefact", "ready_for_action")
@rule("SHA-9.04", "SHA-8.29")
def test_an_upgrade_counts_before_anybody_reacts_to_it() -> None:
    t = power_step(place={OBRYN: (1, 1), GARREK: (9, 3)}, hand_a=["great_speed", "ready_for_action"], glory=(1, 0))
    t.play("A play great_speed", "A react ready_for_action")
    assert f"go {t.at(9, 1)}" in t.options(), "four hexes away"


@card("ready_for_action")
def test_ready_for_action_moves_or_attacks() -> None:
    t = power_step(place=PAIR, hand_a=["great_speed", "ready_for_action"], glory=(1, 0))
    t.play("A play great_speed", "A react ready_for_action", "A move obryn_the_bold", f"A go {t.at(5, 3)}")
    assert (t.where(OBRYN), t.fighter(OBRYN).moved) == ((5, 3), True)
    t = power_step(place=PAIR, hand_a=["great_speed"], hand_b=["ready_for_action"], glory=(1, 0))
    t.play("A play great_speed")
    assert not offered(t, "react ready_for_action"), "it is the foe's upgrade"


# ---- Reactions printed on fighters ----


@rule("SHA-8.02", "SHA-16.01")
@pytest.mark.parametrize(("inspired", "id", "dice"), [(False, "gorefist", 1), (True, "swift_gorefist", 2)])
def test_gorefists(inspired: bool, id: str, dice: int) -> None:
    zharkus = "zharkus_the_bloodsighted"
    place: Place = {OBRYN: (7, 3), zharkus: (9, 3)}
    faces = ("hammer", "support1", "shield", *["sword"] * dice, "dodge")
    t = battle(b="magores_fiends", place=place, inspired=(zharkus,) if inspired else (), dice=faces)
    t.play("A attack obryn_the_bold")
    t.expect("B react.failed", f"react {id}", "decline")
    twin = t.fork()
    twin.play("B decline")
    assert twin.ask.kind == "drive.to"
    t.play(f"B react {id}")
    assert t.fighter(OBRYN).wounds == 1
    assert len(next(e for e in t.told() if e.startswith(f"attack_rolled B {zharkus}")).split()) == 3 + dice
    t.play("B stay")
    assert t.ask.kind != "drive.to", "he cannot be driven back"


@rule("SHA-15.06")
def test_more_more_clanrats() -> None:
    place: Place = {"skritch_spiteclaw": (1, 1), TARGOR: (15, 11)}
    t = battle(a="spiteclaws_swarm", place=place)
    t.play("A act more_more_clanrats")
    t.expect("A choose.fighter", "choose lurking_skaven", "choose hungering_skaven", "choose festering_skaven")
    t.play("A choose hungering_skaven", f"A place {t.at(6, 8)}")
    assert t.where("hungering_skaven") == (6, 8)


# ---- the start of a phase ----


@card("regeneration", "tricksters_charm")
@rule("SHA-7.02")
@pytest.mark.parametrize("first", ["A", "B"])
def test_both_use_their_gear_in_turn(first: str) -> None:
    """Who wins the roll-off begins, and they alternate."""
    upgrades = {OBRYN: ["regeneration", "tricksters_charm"], GARREK: ["regeneration", "shardcaller"]}
    best, worst = ("crit",) * 4, ("sword",) * 4
    rolls = (*best, *worst) if first == "A" else (*worst, *best)
    t = battle(
        place=PAIR,
        upgrades=upgrades,
        wounds={OBRYN: 2, GARREK: 2},
        tokens={1: (9, 3), 2: (1, 1)},
        stage=ROUND,
        round=2,
        dice=(*best, *worst, *rolls),
    )
    t.play("A first B")
    other = "B" if first == "A" else "A"
    assert t.kind() == f"{first} phase.start"
    t.play(f"{first} choose-card regeneration")
    assert t.kind() == f"{other} phase.start"
    t.play(f"{other} choose-card regeneration")
    assert t.kind() == f"{first} phase.start"
    assert (t.fighter(OBRYN).wounds, t.fighter(GARREK).wounds) == (1, 1)
    t.play(f"{first} decline", f"{other} decline")
    t.ready("B")


# ---- moves ----


@card("spectral_wings", "invisible_walls", "great_speed")
@rule("SHA-0.05", "SHA-9.09")
def test_wings_are_for_the_first_move_of_anybody() -> None:
    t = power_step(place=SPARE, hand_a=["spectral_wings", "invisible_walls"], hand_b=["confusion"])
    t.play("A play spectral_wings", "B pass", "A pass")
    t.play("B move targor", f"B go {t.at(13, 11)}")
    assert t.s.spells == []
    s = arranged(place=SPARE, **gear("great_speed"))
    s.spells = [(NUMBER["invisible_walls"], 1, -1)]
    assert move_of(s, s.fighters[2], False) == 2, "set to 1, then one more"


@card("tantalising_prize")
@rule("SHA-15.09")
def test_a_prize_beyond_reach_can_be_walked_to() -> None:
    t = power_step(
        place={OBRYN: (1, 1), GARREK: (15, 11)},
        hand_a=["tantalising_prize"],
        hand_b=["confusion"],
        active=1,
        tokens={1: (11, 1)},
    )
    t.play("B pass", "A play tantalising_prize")
    t.skip_to("activation")
    t.play("A move obryn_the_bold", f"A go {t.at(11, 1)}")
    assert t.where(OBRYN) == (11, 1)


@card("cover_ground", "tantalising_prize")
def test_a_way_to_a_prize_is_as_long_as_it_is() -> None:
    t = power_step(
        place={OBRYN: (1, 1), GARREK: (15, 11)},
        hand_a=["tantalising_prize"],
        hand_b=["confusion"],
        active=1,
        tokens={1: (11, 1)},
        objectives_a=["cover_ground"],
    )
    t.play("B pass", "A play tantalising_prize")
    t.skip_to("activation")
    t.play("A move obryn_the_bold", f"A go {t.at(11, 1)}")
    assert not offered(t, "score cover_ground"), "five hexes"


# ---- several at once ----


@card("triumphant_roar")
def test_a_roar_pushes_every_foe() -> None:
    place: Place = {**SPARE, ARNULF: (8, 2), KARSUS: (5, 3)}
    t = fight(*HIT, place=place, hand_a=["triumphant_roar"], wounds={GARREK: 3}, moves=AT_GARREK)
    t.play("A react triumphant_roar", f"A push {t.at(3, 3)}", f"A push {t.at(9, 1)}")
    assert (t.where(KARSUS), t.where(ARNULF)) == ((3, 3), (9, 1))


@card("aversion_to_death")
def test_two_are_pushed_and_no_third() -> None:
    place: Place = {**SPARE, ARNULF: (13, 3), KARSUS: (1, 11)}
    t = fight(*HIT, place=place, hand_b=["aversion_to_death"], wounds={GARREK: 3})
    t.play("B react aversion_to_death")
    t.expect("B choose.up-to", "choose targor", "choose arnulf", "choose karsus_the_chained", "done", n=2)
    t.play("B choose targor", f"B push {t.at(13, 11)}")
    t.expect("B choose.up-to", "choose arnulf", "choose karsus_the_chained", "done", n=1)
    t.play("B choose arnulf", f"B push {t.at(15, 3)}")
    assert t.ask.kind != "choose.up-to"
    assert (t.where(TARGOR), t.where(ARNULF)) == ((13, 11), (15, 3))


@rule("SHA-11.03")
def test_every_wounded_orruk_is_inspired() -> None:
    place: Place = {"gurzag_ironskull": (3, 3), "bonekutta": (7, 3), "hakka": (11, 3), TARGOR: (15, 11)}
    t = battle(a="ironskulls_boyz", place=place, wounds={"bonekutta": 1, "hakka": 1})
    t.play("A guard gurzag_ironskull")
    assert [t.fighter(id).inspired for id in ("gurzag_ironskull", "bonekutta", "hakka")] == [False, True, True]


@rule("SHA-11.04")
def test_every_dwarf_on_a_token_is_inspired() -> None:
    place: Place = {"fjul_grimnir": (3, 3), "tefk_flamebearer": (7, 3), "vol_orrukbane": (11, 3), TARGOR: (15, 11)}
    t = battle(a="the_chosen_axes", place=place, tokens={1: (7, 3), 2: (11, 3)})
    t.skip_to("round.first")
    assert [t.fighter(id).inspired for id in list(place)[:3]] == [False, True, True]


@card("shardgale")
@rule("SHA-10.10")
def test_a_gale_takes_everybody_who_can_bear_no_more() -> None:
    t = quake("", {OBRYN: 3, SEVERIN: 3, GARREK: 2, TARGOR: 1})
    assert [t.where(id) is None for id in (OBRYN, SEVERIN, GARREK, TARGOR)] == [True, True, False, True]
    assert [p.glory for p in t.s.players] == [1, 2]


@card("frozen_in_time", "shardgale")
def test_who_is_frozen_is_not_hurt() -> None:
    t = power_step(place=SPARE, hand_a=["frozen_in_time", "shardgale"], dice=("shield",))
    t.play("A play frozen_in_time", "A choose garrek_gorebeard", "A play shardgale")
    assert [t.fighter(id).wounds for id in (OBRYN, GARREK, TARGOR)] == [1, 0, 1]


@rule("SHA-14.01", "SHA-14.02")
def test_the_score_says_where_glory_came_from() -> None:
    s = arranged(place=PAIR, glory=(7, 0), tokens={1: (7, 3), 2: (9, 3)})
    s.players[0].scored = [NUMBER["cleanse"], NUMBER["coward"]]
    mine = score(s, 0)
    assert mine.parts == [("objectives", 4), ("battle", 3)]
    assert score(s, 1).parts == [("objectives", 0), ("battle", 0)]


# ---- questions asked again ----


@rule("SHA-5.03")
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_question_asked_again_for_the_same_hand_is_the_same(seed: str) -> None:
    kinds = set()
    for n, match in enumerate(kit.positions(GAME, 2, seed)):
        if match.ask is None or n > 500:
            break
        kinds.add(match.ask.kind)
        assert reask(match.state, match.ask) == match.ask.options
    assert {"activation", "power"} <= kinds


@card("cleanse", "eternals", "bloodless", "coward", "trapped")
def test_a_question_for_objectives_is_asked_again_with_all_of_them() -> None:
    t = battle(place=SPARE, dice=HIT, wounds={GARREK: 1}, objectives_a=["precise_use_of_force", "defensive_strike"])
    t.play("A attack obryn_the_bold")
    t.expect("A score.now", "score precise_use_of_force", "score defensive_strike", "decline")
    assert reask(t.s, t.ask) == t.ask.options
    t = battle(place=SPARE, objectives_a=["bloodless", "perfect_planning"])
    t.skip_to("end.score")
    t.expect("A end.score", "score bloodless", "score perfect_planning", "done")
    assert reask(t.s, t.ask) == t.ask.options


@card("spoils_of_battle")
def test_spoils_are_asked_for_again() -> None:
    t = power_step(place=SPARE, hand_a=["spoils_of_battle", "great_speed", "great_strength", "sidestep"])
    t.play("A play spoils_of_battle")
    t.expect("A spoils.upgrade", "play great_speed", "play great_strength")
    assert reask(t.s, t.ask) == t.ask.options
    t.s.players[0].hand.clear()
    assert reask(t.s, t.ask) == t.ask.options, "somebody else's hand, for all that is known"


# ---- copies ----


def test_a_copy_shares_no_list() -> None:
    """What a copy plays leaves the original alone."""
    s = arranged(place=SPARE, hand_a=["sprint"], objectives_a=["coward"], **gear("great_speed"))
    twin = s.copy()
    pairs: list[tuple[Any, Any]] = [(s, twin)]
    pairs += zip(s.players, twin.players, strict=True)
    pairs += zip(s.fighters, twin.fighters, strict=True)
    for one, other in pairs:
        for name in one.fields():
            mine, its = getattr(one, name), getattr(other, name)
            if isinstance(mine, list):
                assert mine is not its, name
                assert not [1 for a, b in zip(mine, its, strict=True) if isinstance(a, list) and a is b], name


# ---- Reactions come before objectives ----


@card("quick_thinker", "coward")
@rule("SHA-8.32", "SHA-12.02")
def test_a_move_is_answered_before_it_is_scored() -> None:
    t = walk(OBRYN, "(5,3)", hand_b=["quick_thinker"], objectives_b=["coward"])
    assert t.kind() == "B react.after-move"
    t.play("B decline")
    assert t.offers("coward", "B")


MET: Place = {**THREE_MET, OBRYN: (11, 9)}


@card("skitter_scurry", "block", "all_the_better_to_slay_them")
@rule("SHA-8.32", "SHA-12.02")
@pytest.mark.parametrize("action", ["guard obryn_the_bold", "act block"])
def test_an_action_is_done_then_answered_then_scored(action: str) -> None:
    t = battle(place=MET, objectives_a=["all_the_better_to_slay_them"], **gear("skitter_scurry", "block"))
    t.play(f"A {action}")
    t.expect("A react.after-action", "react skitter_scurry", "decline")
    assert t.fighter(OBRYN).guard
    t.play("A decline")
    assert t.offers("all_the_better_to_slay_them")


@card("great_speed", "ready_for_action", "all_the_better_to_slay_them")
@rule("SHA-8.32", "SHA-12.02")
def test_an_upgrade_is_answered_before_it_is_scored() -> None:
    hand = ["great_speed", "ready_for_action"]
    t = power_step(place=MET, hand_a=hand, glory=(1, 0), objectives_a=["all_the_better_to_slay_them"])
    t.play("A play great_speed", "A on obryn_the_bold")
    t.expect("A react.upgrade", "react ready_for_action", "decline")
    t.play("A decline")
    assert t.offers("all_the_better_to_slay_them")


@card("terrifying_howl", "masterstroke", "advancing_strike", "defensive_strike")
@rule("SHA-8.28", "SHA-3.17")
def test_an_action_that_kills_is_no_reaction() -> None:
    place: Place = {OBRYN: (8, 4), GARREK: (9, 3), TARGOR: (15, 11)}
    objectives = ["masterstroke", "defensive_strike"]
    t = battle(place=place, field="LETHAL", wounds={GARREK: 3}, objectives_a=objectives, **gear("terrifying_howl"))
    t.play("A act terrifying_howl", f"A push {t.at(10, 2)}")
    t.expect("A score.now", "score defensive_strike", "decline")


# ---- the ends of an attack ----


@card("swift_strike")
@rule("SHA-16.23", "SHA-3.17")
def test_who_dies_on_the_step_does_not_strike() -> None:
    place: Place = {OBRYN: (3, 3), GARREK: (7, 3)}
    t = battle(place=place, field="LETHAL", wounds={OBRYN: 3}, **gear("swift_strike"))
    t.play("A attack obryn_the_bold")
    assert t.where(OBRYN) is None
    assert not [e for e in t.told() if e.startswith("attack_declared")]


@card("death_throes", "last_chance")
@rule("SHA-8.25")
def test_nobody_falls_twice() -> None:
    """Death Throes kills the attacker; Garrek falls all the same, and each is worth one glory point."""
    t = fight(*HIT, hand_b=["death_throes"], wounds={GARREK: 3, OBRYN: 3}, moves=("B react death_throes",))
    assert (t.where(OBRYN), t.where(GARREK)) == (None, None)
    assert [p.glory for p in t.s.players] == [1, 1]
    assert len(t.s.kills) == 2


@card("righteous_strike", "mighty_swing")
def test_a_righteous_strike_finds_the_leader_among_the_missed() -> None:
    place: Place = {OBRYN: (7, 3), TARGOR: (5, 3), GARREK: (9, 3)}
    t = power_step(place=place, hand_a=["mighty_swing"], hand_b=["confusion"], active=1, **gear("righteous_strike"))
    t.play("B pass", "A play mighty_swing")
    t.skip_to("activation")
    t.roll(*("support1", "support1", "support1", "shield") * 2)
    t.play("A attack obryn_the_bold", "A with righteous_strike", "A target targor")
    assert offered(t, "react righteous_strike")


@card("stormforged_tactics")
def test_tactics_wait_for_a_failed_attack() -> None:
    t = power_step(
        place={**PAIR, SEVERIN: (1, 1)},
        hand_a=["stormforged_tactics"],
        hand_b=["confusion"],
        dice=("hammer", "hammer", "dodge"),
    )
    t.play("A play stormforged_tactics")
    t.skip_to("activation")
    t.play("B attack garrek_gorebeard")
    assert not offered(t, "react stormforged_reaction")


@card("coward")
@rule("SHA-12.01", "SHA-3.17")
def test_who_dies_on_the_way_has_not_run_away() -> None:
    place: Place = {GARREK: (7, 3), OBRYN: (9, 3), TARGOR: (15, 11)}
    t = walk(GARREK, "(5,3)", place=place, field="LETHAL", active=1, wounds={GARREK: 3}, objectives_a=["coward"])
    assert t.where(GARREK) is None
    assert not offered(t, "score coward")


@rule("SHA-4.02", "SHA-4.03", "SHA-4.04", "SHA-4.05", "SHA-4.06")
def test_tokens_keep_their_distance_as_long_as_they_can() -> None:
    s = arranged()
    field = s.ground
    lying = [hex_at(8, 4), hex_at(3, 3)]
    for n in range(5):
        s.token_hexes = lying[:n] if n < 3 else [*lying, *[hex_at(13, 3), hex_at(7, 9)][: n - 2]]
        free = token_options(s)
        assert not free & (field.starting | field.blocked | field.lethal)
        assert not [hex for hex in s.token_hexes if free & field.within(hex, 2)]
        assert bool(free & field.edge) == (n == 4)
    crowded = [hex for hex in members(field.hexes & ~field.starting) if coordinates(hex)[0] % 4 < 2]
    s.token_hexes = crowded
    assert token_options(s) == field.hexes & ~field.starting & ~sum([1 << hex for hex in crowded])


# ---- what is counted ----


@rule("SHA-7.01", "SHA-12.08")
def test_a_phase_begins_with_all_counts_at_zero() -> None:
    s = arranged(place=PAIR, stage=ROUND, round=2)
    counts = ("ploys_played", "power_played", "upgrades_played", "scored_in_action", "scored_in_end")
    for player in s.players:
        player.used = player.scored_in_round = player.returns_this_phase = 3
        for name in counts:
            setattr(player, name, 3)
    t = Battle(GAME, s)
    t.play(f"{'AB'[t.ask.seat]} first A")
    for player in t.s.players:
        assert [getattr(player, name) for name in counts] == [0] * 5
        assert (player.scored_in_round, player.returns_this_phase) == (0, 0)
    assert [player.used for player in t.s.players] == [1, 0]


@card("sprint", "great_speed", "precise_use_of_force", "defensive_strike", "bloodless", "it_begins")
@rule("SHA-12.01", "SHA-12.08")
def test_each_card_counts_once() -> None:
    objectives = ["precise_use_of_force", "defensive_strike"]
    t = battle(place=SPARE, dice=HIT, wounds={GARREK: 1}, objectives_a=objectives, hand_a=["sprint", "great_speed"])
    t.play("A attack obryn_the_bold", "A score precise_use_of_force")
    t.play("A score defensive_strike")
    player = t.s.players[0]
    assert (player.scored_in_action, player.scored_in_round, player.scored_in_end) == (2, 2, 0)
    t.skip_to("power")
    t.play("A play sprint", "A play great_speed", "A on obryn_the_bold")
    player = t.s.players[0]
    assert (player.ploys_played, player.upgrades_played, player.power_played, player.spent) == (1, 1, 2, 1)
    t = battle(place=SPARE, objectives_a=["bloodless", "perfect_planning", "honest_opponent"])
    t.skip_to("end.score")
    t.play("A score bloodless", "A score perfect_planning")
    player = t.s.players[0]
    assert (player.scored_in_action, player.scored_in_round, player.scored_in_end) == (0, 2, 2)


# ---- ploys, once more ----


@card("earthquake")
@rule("SHA-16.19")
@pytest.mark.parametrize("way", DIRECTION_IDS)
def test_a_row_moves_in_every_direction(way: str) -> None:
    step = STEPS[DIRECTION_IDS.index(way)]
    middle = hex_at(7, 3)
    row = [middle - step, middle, middle + step]
    place = dict(zip((OBRYN, GARREK, TARGOR), [coordinates(hex) for hex in row], strict=True))
    t = power_step(place=place, hand_a=["earthquake"])
    t.play("A play earthquake", f"A direction {way}")
    assert [t.fighter(id).hex for id in place] == [hex + step for hex in row]


@card("rethink_strategy", "draw_the_gaze_of_khorne")
@rule("SHA-12.05")
def test_a_card_drawn_in_the_middle_looks_back() -> None:
    s = arranged(place=SPARE, hand_a=["rethink_strategy"], objectives_a=["cleanse"], stage=POWER_STEP)
    s.players[0].used = 1
    s.players[0].objective_deck.append(NUMBER["draw_the_gaze_of_khorne"])
    s.kills = [(6, 0, 2, 0, False), (7, 0, 2, 0, False)]
    t = Battle(GAME, s)
    t.play("A play rethink_strategy", "A discard cleanse")
    assert t.offers("draw_the_gaze_of_khorne")


@card("stormforged_tactics")
def test_tactics_push_up_to_one_hex() -> None:
    t = power_step(place=SPARE, hand_a=["stormforged_tactics"], hand_b=["confusion"], dice=("sword", "sword", "dodge"))
    t.play("A play stormforged_tactics")
    t.skip_to("activation")
    t.play("B attack garrek_gorebeard", "A react stormforged_reaction", "A choose severin_steelheart")
    assert "stay" in t.options()


@card("bloody_retribution", "final_blow", "duel_of_wits")
@rule("SHA-9.03", "SHA-10.11")
def test_a_reaction_is_answered_when_it_has_chosen() -> None:
    place: Place = {**PAIR, TARGOR: (8, 2), ARNULF: (8, 4)}
    dying: dict[str, Any] = {"place": place, "wounds": {GARREK: 3}, "hand_a": ["duel_of_wits"], "moves": AT_GARREK}
    t = fight(*HIT, hand_b=["bloody_retribution"], **dying)
    t.play("B react bloody_retribution")
    t.expect("B choose.fighter", "choose targor", "choose arnulf")
    t.play("B choose targor")
    t.expect("A react.ploy", "react duel_of_wits", "decline")
    t = fight(*HIT, hand_b=["final_blow"], **dying)
    t.play("B react final_blow")
    t.expect("A react.ploy", "react duel_of_wits", "decline")
    assert t.fighter(OBRYN).wounds == 0


# ---- gear, once more ----


@card("trusted_defender", *RELICS)
@rule("SHA-1.05")
def test_a_defence_die_is_re_rolled_once() -> None:
    t = fight(*HIT, "dodge", **foe_gear("trusted_defender", *RELICS[:2]))
    t.play("B reroll shield")
    assert t.ask.kind != "react.relics"


@card("skitter_scurry", *RELICS)
@rule("SHA-7.11")
@pytest.mark.parametrize("id", ["skitter_scurry", "relics_four"])
def test_a_charge_is_one_action(id: str) -> None:
    place: Place = {OBRYN: (3, 3), GARREK: (9, 3)}
    t = walk(OBRYN, "(7,3)", "charge", place=place, dice=MISS, **gear("skitter_scurry", *RELICS))
    assert [e for e in t.told() if e.startswith("attack_declared")], "nothing was asked between move and attack"
    assert offered(t, f"react {id}")


@rule("SHA-3.06")
def test_the_names_of_hexes() -> None:
    t = battle(place=PAIR)
    assert [t.at(*at) for at in ((1, 1), (3, 1), (2, 2), (7, 3))] == ["a1", "a2", "b1", "c4"]


@card("twist_the_knife", "sprint")
@rule("SHA-9.12")
def test_a_reaction_is_not_played_in_a_power_step() -> None:
    t = power_step(place=SPARE, hand_a=["twist_the_knife", "sprint"])
    t.expect("A power", "play sprint", "pass")


@card("my_turn", "piercing_stare")
@pytest.mark.parametrize("stare", [False, True])
def test_who_is_stared_down_has_no_turn(stare: bool) -> None:
    place: Place = {SANSON: (3, 3), GARREK: (7, 3), TARGOR: (15, 11)}
    dice = ("sword", "sword", "sword", "shield")
    cards: dict[str, Any] = {"hand_a": ["piercing_stare"], "hand_b": ["my_turn"]}
    t = power_step(a="the_farstriders", place=place, active=1, dice=dice, **cards)
    t.play("B pass", *(["A play piercing_stare", "A choose garrek_gorebeard"] if stare else ["A pass"]))
    t.skip_to("activation")
    t.play("A attack sanson_farstrider")
    assert offered(t, "react my_turn") != stare


@card("blood_offering", "sprint")
@rule("SHA-9.08")
def test_a_ploy_that_names_a_fighter_waits_once() -> None:
    t = power_step(place=SPARE, hand_a=["sprint", "blood_offering"])
    t.play("A play sprint", "A play blood_offering", "A choose severin_steelheart")
    assert [t.fighter(id).wounds for id in (SEVERIN, OBRYN)] == [1, 0]
    assert t.s.spells == [(NUMBER["sprint"], 0, -1), (NUMBER["blood_offering"], 0, 0)]


@card("shardfall")
@rule("SHA-7.12", "SHA-16.25")
def test_a_charge_past_a_shard() -> None:
    """A blocked hex hides nobody who stands next to where the Charge ends."""
    place: Place = {OBRYN: (7, 3), GARREK: (15, 11), TARGOR: (1, 3), ARNULF: (11, 3)}
    t = power_step(place=place, hand_a=["shardfall"], hand_b=["confusion"], active=1)
    t.play("B pass", "A play shardfall", f"A choose-hex {t.at(8, 2)}")
    t.skip_to("activation")
    t.play("A charge obryn_the_bold")
    around = {coordinates(t.s.ground.ids[o.removeprefix("go ")]) for o in t.options()}
    assert {(9, 3), (3, 3)} <= around
    assert not {(8, 2), (5, 3), (7, 5)} & around


@rule("SHA-5.03", "SHA-5.04")
@pytest.mark.parametrize(
    ("answer", "objectives", "power"),
    [("keep", 0, 0), ("redraw objectives", 3, 0), ("redraw power", 0, 5), ("redraw both", 3, 5)],
)
def test_a_whole_hand_is_replaced(answer: str, objectives: int, power: int) -> None:
    s = arranged(stage=MULLIGAN)
    for seat in range(2):
        draw_objectives(s, seat, 3)
        draw_power(s, seat, 5)
    s.turn_to = s.first_placer
    t = Battle(GAME, s)
    t.play(f"A {answer}")
    player = t.s.players[0]
    assert (len(player.objectives), len(player.hand)) == (3, 5)
    assert (len(player.objective_discard), len(player.discard)) == (objectives, power)
    assert t.kind() == "B mulligan"


@card("great_fortitude", "shattershard")
@rule("SHA-8.29")
@pytest.mark.parametrize(("wounds", "falls"), [(3, False), (4, True)])
def test_who_loses_the_wound_it_lived_by_falls(wounds: int, falls: bool) -> None:
    upgrades = {GARREK: ["great_fortitude"]}
    t = power_step(place=SPARE, hand_a=["shattershard"], upgrades=upgrades, wounds={GARREK: wounds}, dice=("hammer",))
    t.play("A play shattershard")
    assert (t.where(GARREK) is None) == falls
    assert t.s.players[0].glory == int(falls)


@card("ard_head", "insensate")
@rule("SHA-8.25")
@pytest.mark.parametrize(("wounds", "left"), [(0, 2), (1, 3)])
def test_a_hard_head_takes_one_off(wounds: int, left: int) -> None:
    t = fight(*HIT, wounds={GARREK: wounds}, **foe_gear("ard_head"))
    t.skip_to("activation")
    assert t.fighter(GARREK).wounds == left
    t = quake("", {}, upgrades={GARREK: ["ard_head"]})
    assert t.fighter(GARREK).wounds == 1, "never less than one"


# ---- asked for what one may hold ----


@card("trap", "no_time")
@rule("SHA-10.01")
@pytest.mark.parametrize(
    ("seen", "quiet", "asked"),
    [((), False, True), (("trap",), False, False), (("sprint",), False, True), ((), True, False)],
)
def test_who_cannot_hold_a_reaction_is_not_asked(seen: tuple[str, ...], quiet: bool, asked: bool) -> None:
    """Only Trap answers a foe being driven back; who has discarded it, or may play nothing, does not hold it."""
    s = arranged(place=SPARE, hand_a=["danse_macabre"], always_ask=True, dice=HIT)
    s.players[0].discard.extend([NUMBER[id] for id in seen])
    s.no_power = quiet
    t = Battle(GAME, s)
    t.play("A attack obryn_the_bold")
    while t.ask.kind != "drive.to":
        t.play(f"{'AB'[t.ask.seat]} decline")
    t.play(f"A drive {t.at(11, 3)}")
    assert (t.ask.kind == "react.drive-back") == asked
