"""Rules at their limits: the second of several, the order of two effects, one hex or one die more or less."""

from typing import Any

import pytest

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.rules.decks import ready_deck
from podziemia.games.shadespire.rules.movement import move_of
from podziemia.games.shadespire.rules.reask import reask
from podziemia.games.shadespire.rules.scoring import score
from podziemia.games.shadespire.rules.setup import set_up
from podziemia.games.shadespire.rules.state import ROUND
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
from tests.games.shadespire.table import Place, arranged, battle, power_step
from tests.support import card, kit, rule

RELICS = [f"katophranes_{part}" for part in ("belt", "boots", "gloves", "hood")]
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
    assert t.offers("all_the_better_to_slay_them")
    assert not [e for e in t.told() if e.startswith("attack_declared")], "before the attack"
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
    t = fight(*HIT, wounds={GARREK: 3}, objectives_a=["victorious_duel", "defensive_strike", "assassinate"])
    t.play("A score defensive_strike")
    t.skip_to("end.score")
    t.play("A score assassinate")
    assert score(t.s, 0).parts == [("objectives", 2), ("battle", 1)]
    assert score(t.s, 1).parts == [("objectives", 0), ("battle", 0)]


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


@card("bodyguard_for_a_price", "great_speed")
@rule("SHA-16.16")
@pytest.mark.parametrize(
    ("upgrades", "guarded"), [(["great_speed"], False), (["great_speed", "bodyguard_for_a_price"], True)]
)
def test_only_a_bodyguard_guards(upgrades: list[str], guarded: bool) -> None:
    skritch, krrk = "skritch_spiteclaw", "krrk_the_almost_trusted"
    place: Place = {skritch: (7, 3), krrk: (9, 3), TARGOR: (15, 11)}
    s = arranged(a="spiteclaws_swarm", place=place, upgrades={krrk: upgrades})
    assert s.on_guard(next(f for f in s.fighters if f.id == skritch)) == guarded
